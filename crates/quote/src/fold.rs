//! Normalisation: the differences that are ignored when a quotation is compared with the text.

/// One row of [`FOLDS`]: characters that are treated as the same one, and why.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct Fold {
    /// The characters that are replaced. They are dropped if `into` is empty.
    pub from: &'static str,
    /// The character they become.
    pub into: &'static str,
    /// Why the difference does not matter to a reader.
    pub reason: &'static str,
}

/// The whole table, one row per reason. Two characters that share no row are different characters.
pub const FOLDS: &[Fold] = &[
    Fold {
        from: "every character with the Unicode property White_Space, such as U+0020, U+3000, U+00A0, line breaks",
        into: "",
        reason: "forms are copied out of tables and wrapped lines; white space carries no meaning in Chinese",
    },
    Fold {
        from: "U+00AD, U+200B–U+200F, U+202A–U+202E, U+2060–U+2064, U+2066–U+2069, U+FEFF",
        into: "",
        reason: "invisible marks that web pages and PDF files leave between characters",
    },
    Fold {
        from: "！＂＃＄％＆＇（）＊＋，－．／０–９：；＜＝＞？＠Ａ–Ｚ［＼］＾＿｀ａ–ｚ｛｜｝～ (U+FF01–U+FF5E)",
        into: "U+0021–U+007E",
        reason: "full and half width of one character",
    },
    Fold { from: "。｡", into: ".", reason: "the Chinese full stop, typed as a dot on many keyboards" },
    Fold { from: "、､﹑", into: "、", reason: "full, half and small width of one mark" },
    Fold { from: "﹐", into: ",", reason: "small form of a comma" },
    Fold { from: "“”„‟「」『』＂", into: "\"", reason: "quotation marks of different schools and fonts" },
    Fold { from: "‘’‚‛＇′", into: "'", reason: "single quotation marks of different schools and fonts" },
    Fold { from: "【】〔〕〖〗", into: "[ and ]", reason: "brackets that stand for one another in print-outs" },
    Fold { from: "〈〉", into: "< and >", reason: "single title marks, typed as angle brackets" },
    Fold {
        from: "—–―‐‑‒−－─﹣", into: "-", reason: "dashes, hyphens and minus signs, mixed up by every editor"
    },
    Fold { from: "～〜∼", into: "~", reason: "three code points for one wave mark" },
    Fold { from: "⋯", into: "…", reason: "centred and lowered points of omission" },
    Fold { from: "•・‧･∙", into: "·", reason: "middle dots" },
    Fold { from: "￥", into: "¥", reason: "full and half width of the yuan sign" },
    Fold { from: "µ", into: "μ", reason: "the micro sign is a Greek mu" },
    Fold {
        from: "⼀–⿕ (U+2F00–U+2FD5)",
        into: "the ideograph of the same shape",
        reason: "PDF files hand out radicals instead of characters; nobody can see the difference",
    },
];

/// The ideographs that the 214 Kangxi radicals U+2F00–U+2FD5 stand for (their compatibility decompositions).
const RADICALS: &str = "一丨丶丿乙亅二亠人儿入八冂冖冫几凵刀力勹匕匚匸十卜卩厂厶又口囗土士夂夊夕大女子宀寸小尢尸屮山巛工己巾干幺广廴廾弋弓彐彡彳心戈戶手支攴文斗斤方无日曰月木欠止歹殳毋比毛氏气水火爪父爻爿片牙牛犬玄玉瓜瓦甘生用田疋疒癶白皮皿目矛矢石示禸禾穴立竹米糸缶网羊羽老而耒耳聿肉臣自至臼舌舛舟艮色艸虍虫血行衣襾見角言谷豆豕豸貝赤走足身車辛辰辵邑酉釆里金長門阜隶隹雨靑非面革韋韭音頁風飛食首香馬骨高髟鬥鬯鬲鬼魚鳥鹵鹿麥麻黃黍黑黹黽鼎鼓鼠鼻齊齒龍龜龠";

/// The normalised form of `character`; `None` if it is dropped.
#[inline]
pub(crate) fn fold(character: char) -> Option<char> {
    match character {
        // Unified ideographs, most of every document, are unchanged.
        '\u{3400}'..='\u{9fff}' | '!'..='~' => Some(character),
        _ => fold_rare(character),
    }
}

fn fold_rare(character: char) -> Option<char> {
    Some(match character {
        c if c.is_whitespace() => return None,
        '\u{ad}'
        | '\u{200b}'..='\u{200f}'
        | '\u{202a}'..='\u{202e}'
        | '\u{2060}'..='\u{2064}'
        | '\u{2066}'..='\u{2069}'
        | '\u{feff}' => return None,
        '。' | '｡' => '.',
        '､' | '﹑' => '、',
        '﹐' => ',',
        '“' | '”' | '„' | '‟' | '「' | '」' | '『' | '』' => '"',
        '‘' | '’' | '‚' | '‛' | '′' => '\'',
        '【' | '〔' | '〖' => '[',
        '】' | '〕' | '〗' => ']',
        '〈' => '<',
        '〉' => '>',
        '—' | '–' | '―' | '‐' | '‑' | '‒' | '−' | '─' | '﹣' => '-',
        '〜' | '∼' => '~',
        '⋯' => '…',
        '•' | '・' | '‧' | '･' | '∙' => '·',
        '￥' => '¥',
        'µ' => 'μ',
        '\u{ff01}'..='\u{ff5e}' => {
            // U+FF01–U+FF5E are the printable ASCII characters, 0xFEE0 further on.
            char::from_u32(character as u32 - 0xfee0).unwrap_or(character)
        }
        '\u{2f00}'..='\u{2fd5}' => RADICALS.chars().nth(character as usize - 0x2f00).unwrap_or(character),
        c => c,
    })
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::{RADICALS, fold};

    #[test]
    fn each_row_folds_as_it_says() {
        for (from, into) in [
            (" \t\r\n\u{3000}\u{a0}\u{200b}\u{feff}\u{ad}\u{202e}", ""),
            ("！（）０９ＡＺａｚ％：；，？～", "!()09AZaz%:;,?~"),
            ("。｡．.", "...."),
            ("、､﹑，﹐,", "、、、,,,"),
            ("“”「」『』＂\"", "\"\"\"\"\"\"\"\""),
            ("‘’＇'", "''''"),
            ("【】〔〕［］[]", "[][][][]"),
            ("〈〉＜＞", "<><>"),
            ("—–－-−─", "------"),
            ("～〜~", "~~~"),
            ("•・·", "···"),
            ("￥¥", "¥¥"),
            ("µμ", "μμ"),
            ("⼀⼈⾦⿕", "一人金龠"),
        ] {
            assert_eq!(from.chars().filter_map(fold).collect::<String>(), into, "{from}");
        }
    }

    #[test]
    fn marks_that_change_the_meaning_stay_apart() {
        // An enumeration comma is no comma, a semicolon is no colon, 已 is not 己.
        for (a, b) in [('、', '，'), ('；', '：'), ('已', '己'), ('《', '〈'), ('a', 'A'), ('0', 'O')] {
            assert_ne!(fold(a), fold(b));
        }
    }

    #[test]
    fn there_is_an_ideograph_for_every_radical() {
        assert_eq!(RADICALS.chars().count(), 0x2fd5 - 0x2f00 + 1);
    }

    proptest! {
        #[test]
        fn folding_twice_changes_nothing(character: char) {
            if let Some(once) = fold(character) {
                prop_assert_eq!(fold(once), Some(once));
            }
        }
    }
}
