//! Observations of FHIR in JSON (<https://hl7.org/fhir/R4/observation.html>): a line each, with what is measured, the value, its
//! unit, the range, the day and the specimen.

use std::ops::Range;

use super::{Glyph, markup::unescaped, setter::Setter};

pub(super) fn is_told_in(text: &str) -> bool {
    text.contains("\"valueQuantity\"")
}

/// Every observation of `text`, which need not be sound JSON.
pub(super) fn laid_out(text: &str) -> Vec<Glyph> {
    let chars: Vec<char> = text.chars().collect();
    let mut setter = Setter::new(text);
    // What each open bracket is the value of.
    let mut within: Vec<Holder> = Vec::new();
    let mut key: Range<usize> = 0..0;
    let mut observation = Observation::default();
    let mut at = 0;
    while at < chars.len() {
        match chars[at] {
            '{' | '[' => {
                let holder = Holder::of(&chars, &key);
                if holder == Holder::Code && holds(&within) == Holder::Other {
                    std::mem::take(&mut observation).set(&mut setter, &chars);
                }
                within.push(holder);
                key = 0..0;
                at += 1;
            }
            '}' | ']' => {
                within.pop();
                key = 0..0;
                at += 1;
            }
            ',' => {
                key = 0..0;
                at += 1;
            }
            '"' => {
                let end = string_end(&chars, at + 1);
                let said = at + 1..end;
                at = (end + 1).min(chars.len());
                let colon =
                    chars[at..].iter().position(|c| !c.is_whitespace()).filter(|&blanks| chars[at + blanks] == ':');
                match colon {
                    Some(blanks) => {
                        key = said;
                        at += blanks + 1;
                    }
                    None => observation.tell(&chars, holds(&within), &key, said),
                }
            }
            c if c.is_ascii_digit() || c == '-' => {
                let length = chars[at..]
                    .iter()
                    .take_while(|c| c.is_ascii_alphanumeric() || matches!(c, '.' | '-' | '+'))
                    .count();
                observation.tell(&chars, holds(&within), &key, at..at + length);
                at += length;
            }
            _ => at += 1,
        }
    }
    observation.set(&mut setter, &chars);
    setter.glyphs
}

/// An element of an observation that holds others.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Holder {
    /// What is measured.
    Code,
    Value,
    Low,
    High,
    Interpretation,
    Specimen,
    /// A list, or `coding`: what holds it holds its parts.
    Same,
    Other,
}

impl Holder {
    fn of(chars: &[char], key: &Range<usize>) -> Holder {
        match chars[key.clone()].iter().collect::<String>().as_str() {
            "code" => Holder::Code,
            "valueQuantity" => Holder::Value,
            "low" => Holder::Low,
            "high" => Holder::High,
            "interpretation" => Holder::Interpretation,
            "specimen" => Holder::Specimen,
            "" | "coding" => Holder::Same,
            _ => Holder::Other,
        }
    }
}

/// What holds a value within all these.
fn holds(within: &[Holder]) -> Holder {
    within.iter().rev().copied().find(|holder| *holder != Holder::Same).unwrap_or(Holder::Other)
}

/// Where its parts stand in the document.
#[derive(Default)]
struct Observation {
    /// By preference: the text, then the names of codes.
    name: Option<Range<usize>>,
    comparator: Option<Range<usize>>,
    value: Option<Range<usize>>,
    unit: Option<Range<usize>>,
    low: Option<Range<usize>>,
    high: Option<Range<usize>>,
    mark: Option<Range<usize>>,
    day: Option<Range<usize>>,
    specimen: Option<Range<usize>>,
}

impl Observation {
    fn tell(&mut self, chars: &[char], holder: Holder, key: &Range<usize>, said: Range<usize>) {
        let key: String = chars[key.clone()].iter().collect();
        let place = match (holder, key.as_str()) {
            (Holder::Code, "text") => &mut self.name,
            (Holder::Code, "display") if self.name.is_none() => &mut self.name,
            (Holder::Value, "comparator") => &mut self.comparator,
            (Holder::Value, "value") => &mut self.value,
            (Holder::Value, "unit") => &mut self.unit,
            (Holder::Low, "value") => &mut self.low,
            (Holder::High, "value") => &mut self.high,
            (Holder::Interpretation, "code") => &mut self.mark,
            (Holder::Specimen, "display") => &mut self.specimen,
            (Holder::Other, "effectiveDateTime") => &mut self.day,
            _ => return,
        };
        *place = Some(said);
    }

    fn set(self, setter: &mut Setter, chars: &[char]) {
        let (Some(name), Some(value)) = (self.name, self.value) else { return };
        setter.new_line();
        set(setter, chars, name);
        setter.new_cell();
        if let Some(comparator) = self.comparator {
            set(setter, chars, comparator);
        }
        set(setter, chars, value);
        // H and L; N says nothing that a mark says.
        if let Some(mark) = self.mark.filter(|mark| matches!(chars[mark.start], 'H' | 'L')) {
            setter.new_cell();
            set(setter, chars, mark);
        }
        if let Some(unit) = self.unit {
            setter.new_cell();
            set(setter, chars, unit);
        }
        if self.low.is_some() || self.high.is_some() {
            setter.new_cell();
        }
        match (self.low, self.high) {
            (Some(low), Some(high)) => {
                let between = low.end;
                set(setter, chars, low);
                setter.set('-', between);
                set(setter, chars, high);
            }
            (Some(low), None) => {
                setter.set('≥', low.start);
                set(setter, chars, low);
            }
            (None, Some(high)) => {
                setter.set('≤', high.start);
                set(setter, chars, high);
            }
            (None, None) => {}
        }
        if let Some(day) = self.day {
            // YYYY-MM-DD
            const DAY: usize = 10;
            setter.new_cell();
            set(setter, chars, day.start..day.end.min(day.start + DAY));
        }
        if let Some(specimen) = self.specimen {
            setter.new_cell();
            set(setter, chars, specimen);
        }
    }
}

/// The characters of a string or a number, its escapes read.
fn set(setter: &mut Setter, chars: &[char], said: Range<usize>) {
    let mut at = said.start;
    while at < said.end {
        let (c, length) = if chars[at] == '\\' { unescaped(&chars[at..said.end]) } else { (chars[at], 1) };
        setter.set_long(c, at, length);
        at += length.max(1);
    }
}

/// Where the string ends that goes on at `from`: at its quotation mark, or with the document.
fn string_end(chars: &[char], from: usize) -> usize {
    let mut at = from;
    while at < chars.len() && chars[at] != '"' {
        at += if chars[at] == '\\' { 2 } else { 1 };
    }
    at.min(chars.len())
}
