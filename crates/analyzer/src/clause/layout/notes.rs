//! Notes of whoever published a form, between its clauses (风险提示：…): advice to whoever fills it in, no part of what is agreed.

use std::collections::HashSet;

use super::{Block, Style};
use crate::clause::page::Page;

/// What such notes are titled. An investment contract has its 风险提示 once; publishers of forms repeat theirs.
const TITLES: [&str; 8] =
    ["风险提示", "律师提示", "法律提示", "起草提示", "签约提示", "编者提示", "实务提示", "提示说明"];
const OFTEN: usize = 2;

/// Marks the notes: from their title to the clause that goes on with the numbers of the one before it.
pub(super) fn mark(page: &Page, blocks: &mut [Block]) {
    let titled: Vec<usize> = (0..blocks.len()).filter(|&number| is_title(page, &blocks[number])).collect();
    if titled.len() < OFTEN {
        return;
    }
    let mut in_note = false;
    // The labels that the last clause has or stands under.
    let mut known: HashSet<Style> = HashSet::new();
    for number in 0..blocks.len() {
        if titled.binary_search(&number).is_ok() {
            in_note = true;
        } else if in_note && blocks[number].style.is_some_and(|style| known.is_empty() || known.contains(&style)) {
            in_note = false;
        }
        if !in_note {
            let parents = blocks[number].parents.iter().filter_map(|&parent| blocks[parent as usize].style);
            let styles: HashSet<Style> = parents.chain(blocks[number].style).collect();
            if !styles.is_empty() {
                known = styles;
            }
        }
        blocks[number].is_note = in_note;
    }
}

fn is_title(page: &Page, block: &Block) -> bool {
    let opening = page.text(block.start, block.end.min(block.start + 8));
    let opening = opening.trim_start_matches(['（', '【', '*']);
    let rest = TITLES.iter().find_map(|title| opening.strip_prefix(title));
    block.style.is_none() && rest.is_some_and(|rest| rest.is_empty() || rest.starts_with(['：', '）', '】']))
}
