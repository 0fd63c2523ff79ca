//! Personal names, by the role they fill: 甲方：…, 法定代表人…, the column 姓名 of a table.
//!
//! A name that was introduced once is known wherever it stands.

use std::collections::BTreeSet;

use super::{Found, Kind, is_han};
use crate::read::words::WordTrie;

/// Family names of one character: the Hundred Family Surnames and others in common use.
const FAMILY: &str = "赵钱孙李周吴郑王冯陈褚卫蒋沈韩杨朱秦尤许何吕施张孔曹严华金魏陶姜戚谢邹喻柏水窦章云苏潘葛奚范彭郎鲁韦昌马苗凤花方俞任袁柳酆鲍史唐费廉岑薛雷贺倪汤滕殷罗毕郝邬安常乐于时傅皮卞齐康伍余元卜顾孟平黄和穆萧尹姚邵湛汪祁毛禹狄米贝明臧计伏成戴谈宋茅庞熊纪舒屈项祝董梁杜阮蓝闵席季麻强贾路娄危江童颜郭梅盛林刁钟徐邱骆高夏蔡田樊胡凌霍虞万支柯昝管卢莫经房裘缪干解应宗丁宣贲邓郁单杭洪包诸左石崔吉钮龚程嵇邢滑裴陆荣翁荀羊於惠甄曲家封芮羿储靳汲邴糜松井段富巫乌焦巴弓牧隗山谷车侯宓蓬全郗班仰秋仲伊宫宁仇栾暴甘钭厉戎祖武符刘景詹束龙叶幸司韶郜黎蓟薄印宿白怀蒲邰从鄂索咸籍赖卓蔺屠蒙池乔阴鬱胥能苍双闻莘党翟谭贡劳逄姬申扶堵冉宰郦雍郤璩桑桂濮牛寿通边扈燕冀郏浦尚农温别庄晏柴瞿阎充慕连茹习宦艾鱼容向古易慎戈廖庾终暨居衡步都耿满弘匡国文寇广禄阙东欧殳沃利蔚越夔隆师巩厍聂晁勾敖融冷訾辛阚那简饶空曾毋沙乜养鞠须丰巢关蒯相查后荆红游竺权逯盖益桓公洛肖闫覃岳帅缑亢况有琴商牟佘佴伯赏墨哈谯笪年爱阳佟言福付代兰晋邸阿买";
/// Family names of two characters.
const FAMILY_OF_TWO: [&str; 22] = [
    "欧阳", "司马", "上官", "诸葛", "东方", "皇甫", "尉迟", "公孙", "慕容", "令狐", "宇文", "长孙", "南宫", "司徒",
    "夏侯", "端木", "独孤", "轩辕", "百里", "呼延", "闻人", "司空",
];
/// Characters that hardly ever stand in a name, but often in what stands in its place.
const NEVER: &str = "的与及或须应者号码款费签章盖写填附件页公司店厂社局部处室每各该此不为";
/// Such characters where no colon says that a name follows: 联系人应当, 代理人权限.
const SELDOM: &str = "和在由当无见同人方名姓期限金元字详准条例法律权责约合院所中心银行双任何其他本可是对有之至";
/// Roles that a name follows, with or without a colon, the longer ones first where one begins another.
const ROLES: [&str; 62] = [
    "法定代表人",
    "法人代表",
    "负责人",
    "紧急联系人",
    "联系人",
    "委托代理人",
    "授权代表",
    "代理人",
    "经办人",
    "经纪人",
    "收件人",
    "收款人",
    "送达人",
    "保证人",
    "担保人",
    "共有人",
    "见证人",
    "证明人",
    "介绍人",
    "监护人",
    "继承人",
    "承租人",
    "出租人",
    "出借人",
    "借款人",
    "买受人",
    "出卖人",
    "投保人",
    "被保险人",
    "受益人",
    "申请人",
    "出险人",
    "患者",
    "户名",
    "姓名",
    "领队",
    "司机",
    "驾驶员",
    "家属",
    "配偶",
    "父亲",
    "母亲",
    "外祖母",
    "外祖父",
    "祖母",
    "祖父",
    "丈夫",
    "妻子",
    "学员",
    "家长",
    "签字人",
    "签约代表",
    "持卡人",
    "开户名",
    "业主",
    "租客",
    "房东",
    "甲方",
    "乙方",
    "丙方",
    "丁方",
    "员工",
];
/// Roles that a name follows only behind a colon: 甲方任何, 业主安全.
const ONLY_WITH_COLON: [&str; 18] = [
    "甲方",
    "乙方",
    "丙方",
    "丁方",
    "员工",
    "业主",
    "租客",
    "房东",
    "承租人",
    "出租人",
    "出借人",
    "借款人",
    "买受人",
    "出卖人",
    "保证人",
    "学员",
    "家长",
    "申请人",
];
/// Characters that may stand between a role and its colon: 乙方（劳动者）姓名, 被保险人二.
const BETWEEN: usize = 14;

pub(super) fn find(plain: &[char], found: &mut Vec<Found>) {
    let mut names: BTreeSet<Vec<char>> = BTreeSet::new();
    for role in ROLES {
        let role: Vec<char> = role.chars().collect();
        for at in places(plain, &role) {
            names.extend(name_of(plain, at, &role));
        }
    }
    in_tables(plain, &mut names);
    everywhere(plain, names, found);
}

/// Every place of every name, the longest where several begin, so that none is masked in part.
fn everywhere(plain: &[char], names: BTreeSet<Vec<char>>, found: &mut Vec<Found>) {
    let names: Vec<String> = names.into_iter().map(|name| name.into_iter().collect()).collect();
    let trie = WordTrie::new(names.iter().map(String::as_str));
    let places = trie.longest_in(plain).into_iter();
    found.extend(places.map(|(_, start, end)| Found { start, end, kind: Kind::Name }));
}

/// Where `role` ends in `plain`; blanks may stand between its characters (甲　方).
fn places(plain: &[char], role: &[char]) -> Vec<usize> {
    let mut ends = Vec::new();
    for start in (0..plain.len()).filter(|&at| plain[at] == role[0]) {
        let mut at = start + 1;
        let matched = role[1..].iter().all(|&wanted| {
            while plain.get(at) == Some(&' ') {
                at += 1;
            }
            let same = plain.get(at) == Some(&wanted);
            at += 1;
            same
        });
        if matched {
            ends.push(at);
        }
    }
    ends
}

fn name_of(plain: &[char], end: usize, role: &[char]) -> Option<Vec<char>> {
    let role: String = role.iter().collect();
    let colon = (end..plain.len())
        .take(BETWEEN)
        .take_while(|&at| !"\n，,。;；、".contains(plain[at]))
        .find(|&at| plain[at] == ':');
    if let Some(colon) = colon {
        let between: String = plain[end..colon].iter().filter(|c| **c != ' ').collect();
        let bracketed = between.starts_with('(') && (between.ends_with(')') || between.ends_with("姓名"));
        let short = between.chars().count() <= 2 || matches!(between.as_str(), "姓名" | "(签字)" | "名称");
        if bracketed || short {
            return read_name(plain, skip(plain, colon + 1), true);
        }
    }
    if ONLY_WITH_COLON.contains(&role.as_str()) {
        return None;
    }
    let mut from = end;
    while plain.get(from).is_some_and(|c| matches!(c, ' ' | '为' | '是' | '(')) {
        from += 1;
    }
    read_name(plain, from, false)
}

fn skip(plain: &[char], mut at: usize) -> usize {
    while plain.get(at).is_some_and(|c| matches!(c, ' ' | '_' | '\t')) {
        at += 1;
    }
    at
}

/// The name that begins at `from`. Behind a colon anything of a name's form is one; elsewhere it must end where a clause
/// ends.
fn read_name(plain: &[char], from: usize, introduced: bool) -> Option<Vec<char>> {
    let end =
        (from..plain.len()).find(|&at| !is_han(plain[at]) && !matches!(plain[at], '·' | '•')).unwrap_or(plain.len());
    let word = &plain[from..end];
    let next = plain.get(end);
    let closed = next.is_none_or(|c| " \n\r\t,，。;；、:()/_".contains(*c));
    let plain_word = !introduced && word.iter().skip(1).any(|c| SELDOM.contains(*c));
    (closed && is_name(word) && !plain_word).then(|| word.to_vec())
}

fn is_name(word: &[char]) -> bool {
    if word.iter().any(|c| matches!(c, '·' | '•')) {
        // Names of several parts, each of them sound after sound.
        return (3..=16).contains(&word.len())
            && word.first().is_some_and(|c| is_han(*c))
            && word.last().is_some_and(|c| is_han(*c));
    }
    let text: String = word.iter().collect();
    let family = if FAMILY_OF_TWO.iter().any(|family| text.starts_with(family)) {
        2
    } else if word.first().is_some_and(|c| FAMILY.contains(*c)) {
        1
    } else {
        return false;
    };
    let given = &word[family.min(word.len())..];
    let longest = if family == 2 { 2 } else { 3 };
    (1..=longest).contains(&given.len()) && word.len() <= 4 && !given.iter().any(|c| NEVER.contains(*c))
}

/// The column 姓名 of tables whose cells are parted by tabs or bars.
fn in_tables(plain: &[char], names: &mut BTreeSet<Vec<char>>) {
    let text: String = plain.iter().collect();
    let mut column: Option<(char, usize)> = None;
    for line in text.lines() {
        let mark = if line.contains('\t') { '\t' } else { '|' };
        let cells: Vec<&str> = line.split(mark).map(str::trim).collect();
        if cells.len() < 2 {
            column = None;
            continue;
        }
        if let Some(place) = cells.iter().position(|cell| cell.ends_with("姓名") || *cell == "户名") {
            column = Some((mark, place));
            continue;
        }
        if let Some((known, place)) = column
            && known == mark
            && let Some(cell) = cells.get(place)
        {
            let word: Vec<char> = cell.chars().filter(|c| *c != ' ').collect();
            if is_name(&word) {
                names.insert(word);
            }
        }
    }
}
