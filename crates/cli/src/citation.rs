//! Comparing citations: whether two strings name the same article of the same law.

/// Names under which one source is cited.
const SHORT: [(&str, &str); 4] = [
    ("合同编通则", "民法典合同编通则解释"),
    ("担保制度", "民法典担保制度解释"),
    ("婚姻家庭编的解释一", "民法典婚姻家庭编解释一"),
    ("婚姻家庭编的解释二", "民法典婚姻家庭编解释二"),
];

/// Whether `given` names an article that `gold` names; a gold citation without an article accepts any.
pub(crate) fn same_source(given: &str, gold: &str) -> bool {
    let gold = citations(gold);
    citations(given).iter().any(|(law, article)| {
        gold.iter().any(|(wanted, number)| law == wanted && (number.is_none() || number == article))
    })
}

/// Every law and article that a string cites.
fn citations(text: &str) -> Vec<(String, Option<u32>)> {
    let mut found = Vec::new();
    if !text.contains('《') {
        let at = text.find('第').unwrap_or(text.len());
        let law = short(&text[..at]);
        let numbers = articles(&text[at..]);
        if numbers.is_empty() {
            return vec![(law, None)];
        }
        return numbers.into_iter().map(|number| (law.clone(), Some(number))).collect();
    }
    for piece in text.split('《').skip(1) {
        let Some((law, rest)) = piece.split_once('》') else { continue };
        let numbers = articles(rest);
        let law = short(law);
        if numbers.is_empty() {
            found.push((law, None));
        } else {
            found.extend(numbers.into_iter().map(|number| (law.clone(), Some(number))));
        }
    }
    found
}

fn short(law: &str) -> String {
    let plain: String = law
        .chars()
        .filter(|c| !matches!(c, '〈' | '〉' | '<' | '>' | '（' | '）' | '(' | ')') && !c.is_whitespace())
        .collect();
    let mut plain = plain;
    for word in ["中华人民共和国", "最高人民法院关于", "若干问题"] {
        plain = plain.replace(word, "");
    }
    for (token, name) in SHORT {
        if plain.contains(token) {
            return name.to_owned();
        }
    }
    // 审理…纠纷案件适用法律的解释 and its short forms: what counts is the subject.
    for (long, name) in [
        ("适用保险法的解释一", "保险法解释一"),
        ("适用保险法的解释二", "保险法解释二"),
        ("适用保险法的解释三", "保险法解释三"),
        ("适用保险法的解释四", "保险法解释四"),
        ("审理民间借贷案件适用法律的规定", "民间借贷规定"),
        ("审理建设工程施工合同纠纷案件适用法律问题的解释一", "建设工程施工合同解释一"),
        ("审理城镇房屋租赁合同纠纷案件具体应用法律的解释", "城镇房屋租赁合同解释"),
        ("审理商品房买卖合同纠纷案件适用法律的解释", "商品房买卖合同解释"),
        ("审理买卖合同纠纷案件适用法律问题的解释", "买卖合同解释"),
        ("审理劳动争议案件适用法律问题的解释一", "劳动争议解释一"),
        ("审理劳动争议案件适用法律问题的解释二", "劳动争议解释二"),
        ("审理预付式消费民事纠纷案件适用法律的解释", "预付式消费解释"),
        ("审理网络消费纠纷案件适用法律的规定一", "网络消费规定一"),
        ("审理旅游纠纷案件适用法律的规定", "旅游纠纷规定"),
        ("审理技术合同纠纷案件适用法律的解释", "技术合同解释"),
        ("审理物业服务纠纷案件适用法律的解释", "物业服务纠纷解释"),
        ("审理建筑物区分所有权纠纷案件适用法律的解释", "建筑物区分所有权解释"),
        ("大型企业与中小企业约定以第三方支付款项为付款前提条款效力问题的批复", "背靠背条款批复"),
        ("确定民事侵权精神损害赔偿责任的解释", "精神损害赔偿解释"),
        ("审理侵犯商业秘密民事案件适用法律的规定", "商业秘密规定"),
        ("适用民事诉讼法的解释", "民事诉讼法解释"),
    ] {
        if plain == long {
            return name.to_owned();
        }
    }
    plain
}

fn articles(text: &str) -> Vec<u32> {
    let mut found = Vec::new();
    for piece in text.split('第').skip(1) {
        let Some((number, _)) = piece.split_once('条') else { continue };
        if let Some(number) = numeral(number) {
            found.push(number);
        }
    }
    found
}

fn numeral(text: &str) -> Option<u32> {
    if let Ok(number) = text.parse() {
        return Some(number);
    }
    let (mut total, mut waiting) = (0u32, 0u32);
    for c in text.chars() {
        if let Some(digit) = "零一二三四五六七八九".chars().position(|d| d == c) {
            waiting = digit as u32;
        } else {
            let unit = match c {
                '十' => 10,
                '百' => 100,
                '千' => 1000,
                '两' => {
                    waiting = 2;
                    continue;
                }
                '〇' => continue,
                _ => return None,
            };
            total += waiting.max(1) * unit;
            waiting = 0;
        }
    }
    (!text.is_empty()).then_some(total + waiting)
}

#[cfg(test)]
mod tests {
    use super::same_source;

    #[test]
    fn one_article_has_many_spellings() {
        assert!(same_source(
            "《中华人民共和国民法典》第四百九十七条；《中华人民共和国消费者权益保护法》第二十六条",
            "消费者权益保护法 第26条"
        ));
        assert!(same_source(
            "《最高人民法院关于适用〈中华人民共和国民法典〉合同编通则若干问题的解释》第六十五条",
            "民法典合同编通则解释 第65条"
        ));
        assert!(!same_source("《中华人民共和国民法典》第四百九十六条", "民法典 第497条"));
        assert!(!same_source("", "民法典 第497条"));
    }
}
