//! Wages that have no name of their own: what a time of trial or an hour is paid with.

use super::{Said, Scene, is_conditional, line::Line, sums::money, yuan};
use crate::report::FactTopic;

/// 试用期每月4,200元, 转正后月工资5,000元, which stand behind the wage and have no name of their own.
pub(super) fn wages_by_time(line: &Line, number: usize) -> impl Iterator<Item = Said> {
    [("试用期", "试用期工资"), ("转正后", "转正后工资")]
        .into_iter()
        .filter_map(move |(time, label)| wage_in(line, number, time, label))
}

fn wage_in(line: &Line, number: usize, time: &str, label: &str) -> Option<Said> {
    let (start, sum) = line.places(time).into_iter().find_map(|start| {
        let end = start + time.chars().count();
        let end = end + usize::from(line.text(end, end + 1) == "的");
        let end = end + usize::from(["内", "间"].contains(&line.text(end, end + 1).as_str()));
        let end = ["月工资", "工资"]
            .iter()
            .find(|word| line.text(end, end + 3).starts_with(**word))
            .map_or(end, |word| end + word.chars().count());
        line.money_at(end).map(|sum| (start, sum))
    })?;
    let lead = line.text(start, sum.start);
    let monthly = lead.contains('月');
    let value = money(sum).filter(|_| monthly && !is_conditional(line, start))?;
    let (label, value) = (label.to_owned(), format!("{}/月", yuan(value)));
    let (start, end) = (start, sum.start);
    Some(Said::of(FactTopic::Price, label, value, number, start..end))
}

/// 每小时20元 at the beginning of a line of a contract of work: nobody writes what it is the price of.
pub(super) fn wage_by_the_hour(scene: &Scene<'_>, line: &Line, number: usize) -> Option<Said> {
    let is_of_work = scene.reading.families.first().is_some_and(|family| family == "labor");
    let start = line.places("每小时").into_iter().find(|start| *start <= 2).filter(|_| is_of_work)?;
    let end = start + 3;
    let value = line.money_at(end).and_then(money).filter(|value| !value.is_zero())?;
    let (label, value) = ("工资".to_owned(), format!("{}/小时", yuan(value)));
    Some(Said::of(FactTopic::Price, label, value, number, start..end))
}
