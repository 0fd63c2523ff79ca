//! Units as laboratories print them, and as scanners misread them.

use std::collections::HashMap;

use baihua_kb::Indicator;
use rust_decimal::Decimal;

use super::page::{Gap, Glyph};

/// A unit that stands in a report.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Unit {
    /// As printed, in half-width characters.
    pub(crate) text: String,
    /// The unit meant, spelt in one way.
    pub(crate) key: &'static str,
}

/// Every unit in one spelling, and the other spellings of the same. Counts that differ only in how they are written (10^3/μL
/// and 10^9/L) are one unit. Units of other tests are here so that a value in them is known to be none of ours.
const UNITS: &[(&str, &str)] = &[
    (
        "10^9/L",
        "10^9/L 10E9/L 10e9/L 10*9/L 109/L 10(9)/L 10^9 10的9次方/L 10的九次方/L 10^9个/L 10^9/升 G/L Gpt/L 10^3/uL 10^3/mm3 10*3/uL \
         10E3/uL 103/uL 103/mm3 10(3)/uL K/uL K/mm3 K/cmm thou/uL thous/uL thousand/uL thou/mm3 thousand/mm3 10^6/mL 1000/uL 10^9/1 10^9/л 10*9/л 10e9/л тыс/мкл г/л",
    ),
    (
        "10^12/L",
        "10^12/L 10E12/L 10e12/L 10*12/L 1012/L 10(12)/L 10^12 10的12次方/L 10^12个/L T/L Tpt/L 10^6/uL 10^6/mm3 10*6/uL 10E6/uL \
         106/uL 10(6)/uL M/uL M/mm3 M/cmm mil/uL mill/uL million/uL million/mm3 10^9/mL 10^12/л 10*12/л 10e12/л млн/мкл",
    ),
    ("10^6/L", "10^6/L 10E6/L 10*6/L 106/L 10(6)/L 10^6个/L"),
    // Powers that hardly anybody prints, so that 0.98×10^11/L is no 0.98.
    ("10^5/L", "10^5/L 10E5/L 10*5/L 10(5)/L"),
    ("10^7/L", "10^7/L 10E7/L 10*7/L 10(7)/L"),
    ("10^8/L", "10^8/L 10E8/L 10*8/L 10(8)/L 10^2/uL 10^2/mm3 10^5/mL"),
    ("10^10/L", "10^10/L 10E10/L 10*10/L 10(10)/L 10^4/mm3 10^7/mL"),
    ("10^11/L", "10^11/L 10E11/L 10*11/L 10(11)/L 10^5/uL 10^5/mm3 10^8/mL"),
    ("10^13/L", "10^13/L 10E13/L 10*13/L 10(13)/L 10^7/uL 10^10/mL"),
    ("10^4/uL", "10^4/uL 万/uL 万/mm3 10*4/uL 104/uL 万个/uL"),
    ("/uL", "/uL 个/uL cells/uL cell/uL /mm3 个/mm3 cells/mm3 /cmm cells/cmm cu/mm 每微升"),
    ("/L", "个/L cells/L"),
    ("mmol/L", "mmol/L mmol/l mmo1/L mM/L mmol/升 毫摩尔/升 毫摩尔每升 mmoI/L mmoL/L mmol ммоль/л мэкв/л"),
    ("umol/L", "umol/L umo1/L 微摩尔/升 uM/L pmoI/L мкмоль/л"),
    ("nmol/L", "nmol/L"),
    ("mol/L", "mol/L"),
    ("mEq/L", "mEq/L"),
    ("g/L", "g/L 克/升 克 gm/L g/升"),
    ("g/dL", "g/dL gm/dL gr/dL g% gm% g/100mL 克/分升 г/дл"),
    ("mg/dL", "mg/dL mg% mgs/dL mg/100mL мг/дл"),
    ("mg/L", "mg/L мг/л"),
    ("U/L", "U/L IU/L U/l 单位/升 u/1 iu/1 ед/л МЕ/л"),
    ("%", "% ％ percent"),
    ("fL", "фл fL um3 fl. μm3"),
    ("pg", "пг pg pg/cell"),
    ("L/L", "L/L l/l"),
    ("ug/L", "ug/L"),
    ("ng/mL", "ng/mL"),
    ("ng/dL", "ng/dL"),
    ("ng/L", "ng/L"),
    ("pg/mL", "pg/mL"),
    ("ug/mL", "ug/mL"),
    ("ug/dL", "ug/dL"),
    ("pmol/L", "pmol/L"),
    ("IU/mL", "IU/mL uIU/mL mIU/L мМЕ/л mIU/mL mU/L uU/mL U/mL KU/L KIU/L RU/mL AU/mL BAU/mL"),
    ("mmol/mol", "mmol/mol mg/mmol mg/g g/mol mg/gCr"),
    (
        "mmol/24h",
        "mmol/24h mmol/d mg/24h mg/d g/24h g/d umol/24h umol/d mmol/24小时 mg/24小时 g/24小时 mmol/日 mmol/天",
    ),
    ("/HP", "/HP /HPF /LP /LPF 个/HP 个/HPF /视野 个/LP"),
    ("‰", "‰"),
    ("mmHg", "mmHg kPa cmH2O"),
    ("S/CO", "S/CO COI S/C.O. S/N Index"),
    ("s", "sec 秒 s"),
    ("mm/h", "mm/h mm/1h mm/小时"),
    ("mL/min", "mL/min mL/min/1.73m2 mL/min/1.73 mL/分"),
    ("mOsm/L", "mOsm/L mOsm/kg"),
    ("℃", "℃ °C °F 度"),
    ("次/分", "次/分 次/min bpm 次/分钟 /min /分"),
    ("元", "元 元/吨 万元 美元 元/支 元/项 元/次 块钱 块 ¥"),
    (
        "dose",
        "mg ug mcg mL ml kg 公斤 斤 IU cm mm 毫升 毫克 微克 片 粒 支 瓶 盒 袋 桶 箱 只 台 套 mg/kg mg/次 mg/d qd bid tid 吨 头 例 床 人 米 厘米 毫米 号 单位",
    ),
];

/// The table, by folded spelling.
pub(crate) struct Units {
    known: HashMap<String, &'static str>,
    /// The spellings of the rule files, which are asked for with every value.
    own: HashMap<String, Option<&'static str>>,
}

/// The longest spelling, in characters.
const LONGEST: usize = 16;

impl Units {
    pub(crate) fn new(indicators: &[Indicator]) -> Units {
        let mut known = HashMap::new();
        for (key, spellings) in UNITS {
            for spelling in spellings.split_whitespace() {
                known.entry(fold(spelling.chars())).or_insert(*key);
            }
        }
        let key = |unit: &str| known.get(&fold(unit.chars())).copied();
        let units = indicators.iter().flat_map(|indicator| {
            std::iter::once(&*indicator.unit).chain(indicator.conversions.iter().map(|conversion| &*conversion.unit))
        });
        let own = units.map(|unit| (unit.to_owned(), key(unit))).collect();
        Units { known, own }
    }

    /// The one spelling of the unit `text`.
    pub(crate) fn key(&self, text: &str) -> Option<&'static str> {
        self.own.get(text).copied().unwrap_or_else(|| self.known.get(&fold(text.chars())).copied())
    }

    /// The longest unit that starts at glyph `at`, and the glyph behind it.
    pub(crate) fn at(&self, glyphs: &[Glyph], at: usize) -> Option<(Unit, usize)> {
        let mut best = None;
        let mut text = String::new();
        let mut raised = false;
        for end in at..glyphs.len().min(at + LONGEST) {
            let glyph = glyphs[end];
            // One blank may stand within: ×10^9 /L, 10 9/L.
            let blank = glyph.gap == Gap::Space
                && (glyph.character == '/' || text.ends_with(['/', '×']) || text.ends_with("10"));
            if end > at && glyph.gap != Gap::None && !blank || !is_part(glyph.character) {
                break;
            }
            // 10⁹ is ten to the ninth, and not a hundred and nine.
            if glyph.raised && !raised && text.ends_with(|c: char| c.is_ascii_digit()) {
                text.push('^');
            }
            raised = glyph.raised;
            text.push(glyph.character);
            let next = glyphs.get(end + 1).filter(|next| next.gap == Gap::None).map(|next| next.character);
            let goes_on = next.is_some_and(|next| {
                next.is_ascii_alphabetic() && glyph.character.is_ascii_alphabetic()
                    || next.is_ascii_digit() && glyph.character.is_ascii_alphanumeric()
            });
            if goes_on {
                continue;
            }
            // 10 12 are two numbers; a power without its litre is told by its sign.
            let signed = text.contains(['/', '^', '×', '升', '次']) || !text.contains("10");
            // mmol/L( is the unit and a bracket that opens behind it.
            let balanced = text.matches('(').count() == text.matches(')').count();
            let known = molar(&text).or_else(|| self.known.get(&fold(text.chars())).copied());
            if let Some(key) = known.filter(|_| signed && balanced) {
                best = Some((Unit { text: shown(&text), key }, end + 1));
            }
        }
        best
    }
}

/// The power of ten of a count per litre: 9 for 10^9/L.
pub(crate) fn exponent(key: &str) -> Option<i64> {
    key.strip_prefix("10^")?.strip_suffix("/L")?.parse().ok()
}

/// What a count in `key` is multiplied with to be one in `own`, where both are powers of ten per litre.
pub(crate) fn power_factor(key: &str, own: &str) -> Option<Decimal> {
    let by = exponent(key)? - exponent(own)?;
    let power = Decimal::from(10_i64.checked_pow(u32::try_from(by.abs()).ok()?)?);
    if by >= 0 { Some(power) } else { Decimal::ONE.checked_div(power) }
}

/// mM and μM mean moles per litre, mm is a length.
fn molar(text: &str) -> Option<&'static str> {
    match text {
        "mM" => Some("mmol/L"),
        "uM" | "μM" => Some("umol/L"),
        _ => None,
    }
}

/// x10^9/L and *10^9/L are shown with the sign of multiplication.
fn shown(text: &str) -> String {
    match text.strip_prefix(['x', 'X', '*']) {
        Some(rest) if rest.starts_with(['1', 'l', 'I']) => format!("×{rest}"),
        _ => text.to_owned(),
    }
}

fn is_part(c: char) -> bool {
    c.is_ascii_alphanumeric()
        || is_cyrillic(c)
        || matches!(c, 'μ' | '/' | '%' | '‰' | '^' | '×' | '*' | '(' | ')' | '.' | '°' | '℃' | '|' | '¥' | '次' | '分')
        || "个万的方九升克毫摩尔每微单位视野小时日天秒度元吨支项块钱美公斤片粒瓶盒袋桶箱只台套头例床人米厘号钟"
            .contains(c)
}

pub(crate) fn is_cyrillic(c: char) -> bool {
    ('а'..='я').contains(&c) || ('А'..='Я').contains(&c)
}

/// What scanners confuse becomes the same: I, l and 1; O and 0; μ and u. Signs of multiplication and powers go.
fn fold(text: impl Iterator<Item = char>) -> String {
    let mut folded = String::with_capacity(16);
    for c in text {
        let c = if is_cyrillic(c) { c.to_lowercase().next().unwrap_or(c) } else { c };
        let c = match c.to_ascii_lowercase() {
            'i' | '1' | '|' | '!' => 'l',
            '0' => 'o',
            'μ' => 'u',
            '×' | '^' | '*' | '(' | ')' => continue,
            // x10^9/L
            'x' if folded.is_empty() => continue,
            c => c,
        };
        folded.push(c);
    }
    folded.replace("mcl", "ul").replace("mcmol", "umol").replace("loe", "lo")
}
