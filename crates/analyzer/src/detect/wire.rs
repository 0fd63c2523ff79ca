//! Reading a model file piece by piece.

/// What is left of a model file.
pub(crate) struct Bytes<'b>(pub(crate) &'b [u8]);

impl<'b> Bytes<'b> {
    pub(crate) fn take(&mut self, count: usize) -> Option<&'b [u8]> {
        let (taken, rest) = self.0.split_at_checked(count)?;
        self.0 = rest;
        Some(taken)
    }

    /// An unsigned number of 32 bits, least significant byte first.
    pub(crate) fn count(&mut self) -> Option<usize> {
        self.word().map(|word| u32::from_le_bytes(word) as usize)
    }

    pub(crate) fn float(&mut self) -> Option<f32> {
        self.word().map(f32::from_le_bytes)
    }

    fn word(&mut self) -> Option<[u8; 4]> {
        self.take(4)?.try_into().ok()
    }
}
