//! Plain text, and messages of HL7 version 2, whose lines are segments and whose cells are fields and their components.

use super::{Glyph, setter::Setter};

pub(super) fn laid_out(text: &str) -> Vec<Glyph> {
    let mut setter = Setter::new(text);
    // HL7 version 2: `^` parts the components of a field; the head of a message tells of no patient.
    let is_message = text.contains("OBX|");
    let mut at = 0;
    for line in text.split_inclusive(['\n', '\r']) {
        /// The field that holds a unit: the `^` of 10^9/L parts nothing there.
        const UNIT: usize = 6;
        // Behind its ninth bar a result tells how it was sent, in letters that mean other things elsewhere.
        const BARS: usize = 9;
        let is_head = is_message && line.starts_with("MSH|");
        let is_result = is_message && line.starts_with("OBX|");
        let (mut bars, mut carets) = (0, 0);
        for c in line.chars() {
            bars += usize::from(c == '|');
            let is_unit = is_result && bars == UNIT;
            carets = if c == '|' || is_unit { 0 } else { carets + usize::from(c == '^') };
            // WBC^白细胞计数^99LIS: the third component tells who made the code.
            let is_told = !(is_head || is_result && (bars >= BARS || carets > 1));
            match c {
                _ if !is_told && !matches!(c, '\n' | '\r') => {}
                '^' if is_message && !is_unit => setter.new_cell(),
                c => setter.set(c, at),
            }
            at += 1;
        }
    }
    setter.glyphs
}
