//! Whose report it is: several people's reports may stand one below the other.

use super::{
    page::{Gap, Page, is_han},
    patient::Patient,
};
use baihua_kb::Sex;

/// A person and the glyph at which the part of the text about this person begins.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Person {
    pub(crate) start: usize,
    pub(crate) patient: Patient,
}

/// Words before a patient's name.
const LABEL: &str = "姓名";
/// What may stand behind a name without a blank.
const BEHIND: [&str; 8] = ["性别", "年龄", "科室", "病历", "住院", "门诊", "床号", "编号"];

/// The people of a report, one at least, in the order of the text.
///
/// A new part begins with the line in which another name stands behind 姓名. What the caller said (`sex`, `age` in years) is of
/// one person, so with several nobody knows of whom.
pub(crate) fn people(page: &Page, sex: Option<Sex>, age: Option<u8>) -> Vec<Person> {
    let mut starts = vec![0];
    let mut known: Option<String> = None;
    for (start, name) in names(page) {
        if known.as_ref().is_some_and(|known| *known != name) {
            starts.push(start);
        }
        known = Some(name);
    }
    let ends = starts.iter().skip(1).copied().chain([page.glyphs.len()]);
    let (sex, age) = if starts.len() == 1 { (sex, age) } else { (None, None) };
    let person = |(&start, end)| Person { start, patient: Patient::new(&page.plain(start..end), sex, age) };
    starts.iter().zip(ends).map(person).collect()
}

/// The names behind labels, each with the first glyph of its line.
fn names(page: &Page) -> Vec<(usize, String)> {
    let mut names = Vec::new();
    for &(start, end) in &page.lines {
        let line: Vec<char> = page.glyphs[start..end].iter().map(|glyph| glyph.character).collect();
        let label: Vec<char> = LABEL.chars().collect();
        let Some(at) = line.windows(label.len()).position(|window| window == label) else { continue };
        let from = at + label.len() + usize::from(line.get(at + label.len()) == Some(&':'));
        let mut name = String::new();
        for (n, &c) in line.iter().enumerate().skip(from).take(6) {
            let parted = n > from && page.glyphs[start + n].gap != Gap::None;
            let rest: String = line[n..].iter().take(2).collect();
            if parted || !(is_han(c) || c == '*' || c == '×') || BEHIND.iter().any(|word| *word == rest) {
                break;
            }
            name.push(c);
        }
        if (2..=4).contains(&name.chars().count()) {
            names.push((start, name));
        }
    }
    names
}

#[cfg(test)]
mod tests {
    use super::*;

    fn starts(text: &str) -> Vec<(usize, Option<Sex>)> {
        people(&Page::new(text), None, None).iter().map(|person| (person.start, person.patient.sex)).collect()
    }

    #[test]
    fn a_new_name_begins_a_new_part() {
        let text = "姓名：赵一鸣 性别：男 年龄：40\n肌酐 90\n姓名：钱小雨 性别：女 年龄：35\n肌酐 88";
        let found = starts(text);
        assert_eq!(found.iter().map(|(_, sex)| *sex).collect::<Vec<_>>(), [Some(Sex::Male), Some(Sex::Female)]);
        assert_eq!(
            starts("姓名：赵一鸣性别：男\n肌酐 90\n姓名:赵一鸣 性别:男\n尿素 5").len(),
            1,
            "two pages of one person"
        );
        assert_eq!(starts("姓名：\n性别：女\n姓名：____\n肌酐 88").len(), 1, "nobody is named");
        assert_eq!(starts("肌酐 88").len(), 1);
    }
}
