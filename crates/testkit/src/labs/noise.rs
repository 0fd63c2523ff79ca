//! What happens to a report between the printer and the text field.

/// One kind of noise.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Noise {
    /// What it is called in figures.
    pub id: &'static str,
    kind: Kind,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Kind {
    None,
    FullWidthDigits,
    FullWidthSigns,
    Letters,
    Head,
    Tail,
    WindowsLines,
    BlankLines,
}

/// Every noise.
pub const NOISE: &[Noise] = &[
    Noise { id: "none", kind: Kind::None },
    Noise { id: "full-width-digits", kind: Kind::FullWidthDigits },
    Noise { id: "full-width-signs", kind: Kind::FullWidthSigns },
    Noise { id: "letters-for-digits", kind: Kind::Letters },
    Noise { id: "head", kind: Kind::Head },
    Noise { id: "tail", kind: Kind::Tail },
    Noise { id: "windows-lines", kind: Kind::WindowsLines },
    Noise { id: "blank-lines", kind: Kind::BlankLines },
];

impl Noise {
    /// `value` with the noise that meets single numbers: a digit misread, but not the first one.
    #[must_use]
    pub fn value(self, value: &str) -> String {
        let misread = |(at, c): (usize, char)| match c {
            '0' if at > 0 => 'O',
            '1' if at > 0 => 'l',
            c => c,
        };
        if self.kind == Kind::Letters { value.char_indices().map(misread).collect() } else { value.to_owned() }
    }

    /// `text` with the noise that meets whole reports.
    #[must_use]
    pub fn apply(self, text: &str) -> String {
        match self.kind {
            Kind::None | Kind::Letters => text.to_owned(),
            Kind::FullWidthDigits => text.chars().map(|c| if c.is_ascii_digit() { wide(c) } else { c }).collect(),
            Kind::FullWidthSigns => text
                .chars()
                .map(|c| {
                    if matches!(c, '(' | ')' | ':' | '<' | '>' | '%') && !text.contains("<t") && !text.contains('{') {
                        wide(c)
                    } else {
                        c
                    }
                })
                .collect(),
            Kind::Head => {
                format!("某市第一医院检验报告单\n姓名：某某  性别：男  年龄：40岁\n采集:2025-06-10 07:55\n{text}")
            }
            Kind::Tail => format!("{text}\n\n检验者：某某  审核者：某某\n本结果仅对该标本负责"),
            Kind::WindowsLines => text.replace('\n', "\r\n"),
            Kind::BlankLines => text.replace('\n', "\n\n"),
        }
    }
}

fn wide(c: char) -> char {
    char::from_u32(u32::from(c) + 0xfee0).unwrap_or(c)
}
