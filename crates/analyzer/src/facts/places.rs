//! Which label of the document a fact stands under, where headings without one stand in between.

use super::is_ideograph;
use crate::clause::{Reading, layout::Style};

/// Headings that are numbered without a mark, 6 续订, under which no label above them holds.
pub(super) struct Places {
    /// By block: the last such heading at it or before it.
    headings: Vec<Option<u32>>,
    /// The same of headings that a mark begins and no number, ▎保险责任.
    marked: Vec<Option<u32>>,
}

impl Places {
    pub(super) fn new(reading: &Reading<'_>) -> Places {
        let mut last = None;
        let blocks = reading.layout.blocks.iter().zip(0..);
        let headings = blocks.map(|(block, number)| {
            if block.style.is_none() && number_of_a_heading(reading.page.slice(block.start, block.end)).is_some() {
                last = Some(number);
            }
            last
        });
        let headings = headings.collect();
        let mut last = None;
        let marked = reading.layout.blocks.iter().zip(0..).map(|(block, number)| {
            let written = reading.page.slice(block.start, block.end);
            let is_marked = written.first().is_some_and(|c| HEADING_MARKS.contains(c));
            if is_marked && written.len() <= LONGEST_HEADING {
                last = Some(number);
            }
            last
        });
        Places { headings, marked: marked.collect() }
    }

    /// The place of a block that stands behind such a heading and below no label that follows it, or below an item of a list of
    /// letters, which holds nothing; `None` where the layout knows.
    pub(super) fn of(&self, reading: &Reading<'_>, block: u32) -> Option<Option<String>> {
        let blocks = &reading.layout.blocks;
        let own = blocks.get(block as usize)?;
        let labelled = |at: &u32| blocks[*at as usize].style.is_some_and(|style| style != Style::Bullet);
        let above = own.parents.iter().copied().rfind(labelled)?;
        if labelled(&block) {
            return None;
        }
        if self.marked.get(block as usize).copied().flatten().is_some_and(|heading| heading > above) {
            return Some(None);
        }
        let label = &blocks[above as usize];
        if label.style == Some(Style::Letter) {
            return Some(None);
        }
        let heading = self.headings.get(block as usize).copied().flatten().filter(|heading| *heading > above)?;
        let heading = &blocks[heading as usize];
        let number = number_of_a_heading(reading.page.slice(heading.start, heading.end))?;
        let first = reading.page.text(label.start, label.body);
        let first: u32 = first.split('.').next()?.parse().ok()?;
        (first < number).then(|| Some(number.to_string()))
    }
}

/// What a heading without a number begins with.
const HEADING_MARKS: [char; 5] = ['▎', '▍', '■', '◆', '【'];
/// Longest such heading, in folded characters.
const LONGEST_HEADING: usize = 16;

/// The number of a short line that is nothing but a number and a name: 6 续订.
fn number_of_a_heading(line: &[char]) -> Option<u32> {
    let digits = line.iter().take_while(|c| c.is_ascii_digit()).count();
    let name = &line[digits..];
    // 6 争议 Disputes.
    let han = name.iter().take_while(|c| is_ideograph(**c)).count();
    let plain = name[han..].iter().all(char::is_ascii_alphabetic);
    // 3年, 12个月, 2人 count something.
    let counts = name.first().is_some_and(|c| "年月日天个人次元万千百号岁周期项条份张台套件层室栋楼".contains(*c));
    let is_heading = (1..=2).contains(&digits) && (2..=12).contains(&han) && plain && !counts;
    let number: String = line[..digits].iter().collect();
    number.parse().ok().filter(|_| is_heading)
}
