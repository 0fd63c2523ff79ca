//! In what capacity the reader acts: what protects consumers is not told to merchants.

use baihua_kb::{Capacity, Family};

use super::{Introduction, reader};

/// How many characters of a document are searched for a merchant in its title.
const TITLE: usize = 30;

/// Families whose readers buy nothing for daily life.
const TRADES: [&str; 9] = ["invest", "loan", "partner", "franchise", "construction", "mcn", "nda", "labor", "family"];

/// Told from the reader's names and roles, from the title of terms written for everybody, and from the family; `None` where
/// nothing tells: a bare 乙方 may be anybody.
pub(super) fn capacity(
    intro: &Introduction<'_>,
    readers: &[String],
    letters: &[char],
    hint: Option<&str>,
    families: &[&Family],
) -> Option<Capacity> {
    let roles = intro.aliases.iter().filter(|(_, letter)| letters.contains(letter)).map(|(word, _)| word.as_str());
    let names: Vec<&str> = readers.iter().map(String::as_str).chain(hint).chain(roles).collect();
    let is_named = |words: &[String]| words.iter().any(|word| names.iter().any(|name| name.contains(word.as_str())));
    let trader = intro.roles.class("trader");
    let title: String = intro.text.chars().take(TITLE).collect();
    let is_titled = letters.is_empty() && trader.iter().any(|word| title.contains(word.as_str()));
    let is_company = names.iter().any(|name| reader::names_an_organisation(name))
        || letters.iter().any(|&letter| reader::is_organisation(&intro.head, letter) == Some(true));
    if is_titled || is_company || is_named(&trader) {
        return Some(Capacity::Business);
    }
    // Who invests, lends, founds or works is no consumer, even where a platform says 您 or 客户.
    if families.first().is_some_and(|family| TRADES.contains(&family.id.as_ref())) {
        return None;
    }
    let sells_to_consumers = families.first().is_some_and(|family| reader::CONSUMERS.contains(&family.id.as_ref()));
    (sells_to_consumers || is_named(&intro.roles.class("consumer"))).then_some(Capacity::Consumer)
}

#[cfg(test)]
mod tests {
    use baihua_kb::{Capacity, builtin};

    use super::super::{Page, Parties};

    #[test]
    fn traders_are_told_from_consumers_and_the_rest_is_left_open() {
        let kb = builtin();
        let capacity = |family: &str, text: &str, hint: Option<&str>| {
            let families: Vec<_> = kb.families().iter().filter(|known| known.id == family).collect();
            Parties::new(&Page::new(text), kb.language(), &families, hint).capacity
        };
        let lease = "商铺租赁合同\n甲方（出租方）：沈立\n乙方（承租方）：";
        assert_eq!(capacity("rent", &format!("{lease}蓝桥餐饮有限公司\n押金三个月。"), None), Some(Capacity::Business));
        assert_eq!(capacity("rent", &format!("{lease}许小满\n押金三个月。"), None), None);
        let app = "您使用本软件即同意本协议。您应当妥善保管密码。平台可以修改规则，您继续使用视为同意。";
        assert_eq!(capacity("ecommerce", &format!("软件使用协议\n{app}"), None), Some(Capacity::Consumer));
        assert_eq!(capacity("ecommerce", &format!("商家入驻协议\n{app}"), None), Some(Capacity::Business));
        let gym = "健身协议\n甲方：力源健身房\n乙方：会员\n乙方交费后不退。";
        assert_eq!(capacity("prepaid", gym, None), Some(Capacity::Consumer));
        let named = "合作协议\n甲方：云栖公司\n乙方：许小满\n乙方付款。";
        assert_eq!(capacity("service", named, Some("云栖公司")), Some(Capacity::Business));
        assert_eq!(capacity("service", named, Some("某某公司")), None, "nobody of this contract");
    }
}
