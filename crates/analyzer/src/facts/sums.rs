//! Sums that other clauses refer to by name.

use rust_decimal::Decimal;

use super::{BLANK, Said, Scene, yuan};
use crate::{
    read::quantity::{Kind, Quantity},
    report::FactTopic,
};

/// Words of a rent that will be another one.
const RISES: [&str; 8] = ["调整为", "递增", "上浮", "上调", "上涨", "涨到", "涨至", "涨为"];

/// Sums that other clauses refer to by name.
pub(super) struct Sums {
    /// The monthly rent, where the document names one.
    pub(super) rent: Option<Decimal>,
    /// The rent of three months, where the document names one sum of it.
    pub(super) quarterly: Option<Decimal>,
    /// Prices by name, those by the month or the piece left out.
    pub(super) totals: Vec<(String, Decimal)>,
    /// The earnest money, where the document names one sum of it.
    pub(super) earnest: Option<Decimal>,
}

impl Sums {
    /// The sums of `prices`, which are facts already.
    pub(super) fn of(scene: &Scene<'_>, prices: &[Said]) -> Sums {
        let (mut rent, mut quarterly): (Vec<Decimal>, Vec<Decimal>) = (Vec::new(), Vec::new());
        let mut totals: Vec<(String, Decimal)> = Vec::new();
        for said in prices.iter().filter(|said| said.topic == FactTopic::Price && said.value != BLANK) {
            let line = &scene.lines[said.line];
            let Some(sum) = line.money_at(said.end).and_then(money) else { continue };
            let rental = ["月租", "租金", "房租", "月租金"].iter().any(|word| said.label.contains(word));
            match (said.value.strip_prefix(&yuan(sum)).unwrap_or("?"), rental) {
                ("/月", true) => rent.push(sum),
                ("/季度" | "/季", true) => quarterly.push(sum),
                ("", _) => totals.push((said.label.clone(), sum)),
                _ => {}
            }
        }
        // 自第十三个月起，月租金调整为3,780元: what a month's rent comes to depends on when.
        let changes = scene.lines.iter().any(|line| {
            line.plain.contains("租") && RISES.iter().any(|word| line.holds(word)) && !line.quantities.is_empty()
        });
        if changes {
            rent.clear();
            quarterly.clear();
        }
        let only = |mut sums: Vec<Decimal>| {
            sums.dedup();
            sums.first().copied().filter(|_| sums.len() == 1)
        };
        Sums { rent: only(rent), quarterly: only(quarterly), totals, earnest: None }
    }

    /// The same with the earnest money among `deposits`, which are facts already.
    pub(super) fn with_earnest(self, scene: &Scene<'_>, deposits: &[Said]) -> Sums {
        let earnest = deposits.iter().find(|said| said.label.ends_with("定金"));
        let earnest = earnest.and_then(|said| scene.lines[said.line].money_at(said.end)).and_then(money);
        Sums { earnest, ..self }
    }

    /// The sum that a share is of, where `base` names one of ours and nothing else.
    pub(super) fn named(&self, base: &str) -> Option<Decimal> {
        let base = ["本合同", "本协议", "合同约定的", "约定的", "上述", "的"]
            .iter()
            .fold(base.to_owned(), |base, word| base.replace(word, ""));
        if ["月租金", "当月租金", "月租", "一个月租金", "月房租"].contains(&base.as_str()) {
            return self.rent;
        }
        if ["当季租金总额", "当季租金", "每季租金", "季度租金", "当季度租金", "季租金"].contains(&base.as_str())
        {
            return self.quarterly;
        }
        let mut found = self.totals.iter().filter(|(name, _)| *name == base).map(|(_, sum)| *sum);
        let whole = ["总", "合同", "借款"].iter().any(|word| base.contains(word)) || base.ends_with('价');
        found.next().filter(|_| whole)
    }
}

pub(super) fn money(quantity: &Quantity) -> Option<Decimal> {
    match quantity.kind {
        Kind::Money(sum, _) => Some(sum),
        _ => None,
    }
}
