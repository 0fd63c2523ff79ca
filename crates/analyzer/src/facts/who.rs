//! Who signs, and what it is about.

use baihua_text::CharRange;

use super::{
    BLANK, LONGEST, Said, Scene,
    line::Line,
    roles::{ORGANISATIONS, PERSON, is_person, is_somebody, names_more},
};
use crate::{
    clause::page::{Page, is_ideograph},
    report::FactTopic,
};

/// How far into a document its parties are introduced, in folded characters.
const HEAD: u32 = 1_500;
/// How long the end of a document is, where its parties sign.
const FOOT: u32 = 200;
/// Fields of a form that stand behind a name.
const FIELDS: [&str; 40] = [
    "驾照",
    "驾驶证",
    "学号",
    "身份证",
    "证件",
    "统一社会",
    "信用代码",
    "营业执照",
    "注册号",
    "地址",
    "住址",
    "住所",
    "联系",
    "电话",
    "手机",
    "法定代表",
    "负责人",
    "代表人",
    "委托代理",
    "代理人",
    "授权代表",
    "性别",
    "出生",
    "户籍",
    "邮编",
    "邮政",
    "传真",
    "开户",
    "账号",
    "账户",
    "电子邮",
    "邮箱",
    "国籍",
    "经办",
    "经营者",
    "微信",
    "编号",
    "资质",
    "备案",
    "许可证",
];
/// Marks that end a name.
const ENDS: [char; 12] = ['，', '。', '；', '：', '、', '（', '_', '|', '/', '"', '\t', '！'];

/// The parties where they are introduced: 甲方（出租人）：…, one fact each.
pub(super) fn parties(scene: &Scene<'_>) -> Vec<Said> {
    let page = scene.reading.page;
    let mut out: Vec<Said> = Vec::new();
    // Letters that several have, of whom none is told alone.
    let mut shared: Vec<char> = Vec::new();
    let lines = head(page);
    for (number, &(start, end)) in lines.iter().enumerate() {
        for letter in ['甲', '乙', '丙', '丁'] {
            let Some((label, from)) = introduced(page, start, end, letter) else { continue };
            if shared.contains(&letter) {
                continue;
            }
            if out.iter().any(|said| said.label.contains(&format!("{letter}方"))) {
                continue;
            }
            let gap = scene.until_gap(from, end);
            // 乙方：幼儿      的父母: the name is to be filled in, and what stands before it is none.
            if page.text(gap, end).starts_with('的') {
                continue;
            }
            let rest = page.text(from, gap);
            let next = lines.get(number + 1).map(|&(start, end)| page.text(start, end)).unwrap_or_default();
            let Some((skipped, length)) = name(&rest, &next) else { continue };
            let length = match length {
                0 => 0,
                length => with_its_last_character(page, from + skipped, length),
            };
            // 甲方签字：____ is to be signed by whoever is named above.
            if length == 0 && page.text(start, from).contains(['签', '章']) {
                continue;
            }
            let is_whole_line = length > 0 && from + skipped + length == end;
            // 甲方：云溪生物科技有限公 above 司: the name goes on, and so does what is quoted.
            let torn = if is_whole_line { rest_of_a_torn_form(&page.text(from, end), &next) } else { 0 };
            let told_to = if torn > 0 { lines[number + 1].0 + torn } else { end };
            let value = match length {
                0 => BLANK.to_owned(),
                _ if torn > 0 => scene.as_written(from + skipped, told_to),
                _ => scene.as_written(from + skipped, from + skipped + length),
            };
            // 甲方（借款人）：见借款信息表.
            if value.starts_with('见') || value.starts_with("详见") || value.starts_with("同上") {
                continue;
            }
            // 甲方：闻人舟  宗政晴: one of two people who sign is not told alone.
            if length > 0 && is_person(scene, &page.text(gap, end)) {
                continue;
            }
            // 甲方（新人）：新郎 闻人舟　新娘 宗政晴.
            if ["新郎", "新娘"].iter().any(|one| rest.contains(one)) {
                continue;
            }
            // 甲方：闻人舟，邮箱…: whom to write to. 闻人舟（父）、宗政晴（母）: none of several people is left out.
            if page.text(from, end).contains("，邮箱") || has_fellows(&rest, skipped + length) {
                continue;
            }
            // 闻人舟 宗政晴: two people, and no mark between them.
            let written = page.range(from + skipped, from + skipped + length);
            let parted = written.and_then(|range| scene.index.slice(scene.text, range)).unwrap_or_default();
            let mut names = parted.split_whitespace().map(|name| is_person(scene, name));
            if names.next() == Some(true) && names.next() == Some(true) {
                continue;
            }
            if length > 0 && names_more(scene, &value, &page.text(from + skipped + length, end)) {
                shared.push(letter);
                continue;
            }
            // 滁州市琅琊某街区 个体经营者 闻人舟: what stands before the word is no name.
            if value.ends_with("个体") {
                continue;
            }
            // 乙方：艺名“小满”: a short word that is nobody's name is that of a field.
            if length > 0 && value.chars().count() <= PERSON && !is_somebody(scene, &value) {
                continue;
            }
            let Some((line, place)) = line_at(scene, from.min(end - 1)) else { continue };
            let range = page.range(start, told_to);
            out.push(Said::in_row(FactTopic::Parties, label, value, (line, place), range));
        }
    }
    out
}

/// How many characters of the line `next` belong to the name of a company whose legal form a line break tears: 1 for 司 behind
/// 有限公. 0 where none does.
fn rest_of_a_torn_form(name: &str, next: &str) -> u32 {
    const FORMS: [&str; 5] = ["股份有限公司", "有限责任公司", "有限公司", "合伙企业", "事务所"];
    let cuts = FORMS.iter().flat_map(|form| form.char_indices().skip(1).map(move |(at, _)| form.split_at(at)));
    let torn = cuts.filter(|(head, tail)| name.ends_with(head) && next.starts_with(tail));
    let torn = torn.map(|(_, tail)| tail.chars().count() as u32).max();
    // 云溪市大禾 above 餐饮管理有限公司: a line that is nothing but the rest of the name.
    const LONGEST_REST: usize = 14;
    let length = next.chars().count();
    let is_rest = || {
        length <= LONGEST_REST
            && next.chars().all(is_ideograph)
            && FORMS.iter().any(|form| next.ends_with(form))
            && name.chars().count() > PERSON
            && !ORGANISATIONS.iter().chain(&FORMS).any(|form| name.ends_with(form))
            && !["中学", "小学", "大学", "支行", "分行"].iter().any(|whole| name.ends_with(whole))
    };
    torn.unwrap_or_else(|| if is_rest() { length as u32 } else { 0 })
}

/// Whether what a line ends with goes on in the next line of the document, which is short and has neither a mark nor a label: 项目名称：
/// 临澜市第 above 三中学教学楼.
fn goes_on_below(scene: &Scene<'_>, number: usize, to: usize) -> bool {
    const SHORT: usize = 20;
    let line = &scene.lines[number];
    let Some(next) = scene.lines.get(number + 1).filter(|_| to >= line.chars().len()) else { return false };
    let gap = CharRange::new(line.range().end(), next.range().start());
    let gap = gap.and_then(|gap| scene.index.slice(scene.text, gap)).unwrap_or_default();
    let is_plain = !next.chars().is_empty() && next.chars().iter().all(|c| is_ideograph(*c));
    // A heading stands above what is labelled or said below it.
    let heads = scene
        .lines
        .get(number + 2)
        .is_some_and(|below| below.headings.iter().chain([&below.title]).any(|title| **title == *next.plain));
    let is_ended = line.plain.ends_with(['.', ';', ',']);
    let is_labelled = !scene.label(next).is_empty() || heads;
    gap.matches('\n').count() == 1 && is_plain && next.chars().len() <= SHORT && !is_ended && !is_labelled
}

/// Whether behind a name that ends at `end` of `rest` something in brackets is followed by another name.
pub(super) fn has_fellows(rest: &str, end: u32) -> bool {
    let aside: String = rest.chars().skip(end as usize).collect();
    // 闻人舟（配偶）60%、宗政晴（母）40%.
    let share = |c: char| c.is_ascii_digit() || c == '%';
    let more = aside.split_once('）').map_or("", |(_, more)| more.trim_start_matches(share));
    aside.starts_with('（') && more.starts_with(['、', '；'])
}

/// The lines in which parties are introduced: the first ones, and the last ones, where they sign.
pub(super) fn head(page: &Page) -> Vec<(u32, u32)> {
    let signed = page.len().saturating_sub(FOOT);
    page.lines.iter().copied().filter(|(start, _)| *start < HEAD || *start >= signed).collect()
}

/// Whether words between a letter and its colon ask for a signature: 乙方签字（盖章）：.
fn asks_to_sign(words: &str) -> bool {
    words.contains(['签', '章']) && words.chars().all(|c| "签字名盖章（）/或".contains(c))
}

/// What a line calls the party `letter`, and where its name begins: 甲方（出租人）：, 出租人（甲方）：, 出租人（以下简称甲方）：.
fn introduced(page: &Page, start: u32, end: u32, letter: char) -> Option<(String, u32)> {
    let line = page.text(start, end);
    let letter = format!("{letter}方");
    let at = line.find(&letter)?;
    let colon = at + line[at..].find('：')?;
    // A second party on a line stands behind the name of the first, which is no part of its role.
    let second = line[..at].contains('：');
    let behind = &line[at + letter.len()..colon];
    let before = &line[..at];
    let mark = before.rfind(['、', '，', '。', '；', '：']);
    let before = mark.map_or(before, |mark| before[mark..].trim_start_matches(['、', '，', '。', '；', '：']));
    let role = match behind.strip_prefix('（') {
        Some(inner) => inner.split('）').next().unwrap_or_default().to_owned(),
        None if second => String::new(),
        None => before.trim_end_matches(['（', '"']).to_owned(),
    };
    let role = ["以下简称为", "以下简称", "以下称", "以下叫", "下称", "简称", "即"]
        .iter()
        .fold(role, |role, word| role.replace(word, ""));
    let role: String = role.chars().filter(|c| !matches!(c, '（' | '）' | '"' | '_' | '-')).collect();
    let several = behind.starts_with('（') && role.split('、').all(|part| (2..=6).contains(&part.chars().count()));
    let role = if role.contains(['，', '。']) || role.contains('、') && !several { String::new() } else { role };
    // 甲方应于签约时交清：, 甲方指定账户： are clauses and fields.
    let within = line[..at].rfind('（') > line[..at].rfind('）');
    let rest = match behind.strip_prefix('（') {
        Some(aside) => aside.split_once('）').map_or("", |(_, rest)| rest),
        // 委托人（甲方、出卖人）.
        None if within => behind.split_once('）').map_or(behind, |(_, rest)| rest),
        None => behind,
    };
    let named = ["", "名称", "姓名", "全称", "名称/姓名", "姓名/名称", "）", "\"", "\"）"];
    if !named.contains(&rest) && !asks_to_sign(rest) {
        return None;
    }
    let most = if several { 14 } else { 8 };
    let short = role.chars().count() <= most && role.chars().all(|c| is_ideograph(c) || matches!(c, '/' | '、'));
    let no_role = [
        "签", "章", "盖", "代表", "确认", "名称", "姓名", "地址", "电话", "应", "的", "指", "权利", "义务", "责任",
        "账户", "提供",
    ];
    let clean = role.replace("姓名", "").replace("名称", "").replace("全称", "");
    // 付款义务人 is a role, 甲方义务： is a heading.
    let clear = clean.replace("义务人", "");
    if !short || no_role.iter().any(|word| clear.contains(word)) {
        return None;
    }
    let label = if clean.is_empty() { letter } else { format!("{letter}（{clean}）") };
    let from = line[..colon].chars().count() as u32 + 1;
    Some((label, start + from))
}

/// How long the name at `from` is with the 男 or 女 behind it, where that is written in one with its two characters: 温亚男 is a
/// name, 温亚 男 tells of a person.
pub(super) fn with_its_last_character(page: &Page, from: u32, length: u32) -> u32 {
    let (end, next) = (from + length, from + length + 1);
    let is_one_word = || page.range(from, next).is_some_and(|range| range.len() == (next - from) as usize);
    if length == 2 && matches!(page.slice(end, next), ['男' | '女']) && is_one_word() { length + 1 } else { length }
}

/// Where in `rest` the name stands, in characters: what to skip, and its length, 0 for a line to fill in. `next` is the line behind
/// it.
pub(super) fn name(rest: &str, next: &str) -> Option<(u32, u32)> {
    let mut line = rest.trim_start_matches('_');
    let open = rest.len() - line.len() >= 2;
    // 乙方：姓名 闻人舟: the name of the field is no part of the value.
    line = ["姓名", "名称", "全称"].iter().find_map(|field| line.strip_prefix(field)).unwrap_or(line);
    // 乙方：学员 闻人舟: nor is the role of a person.
    let called = ["学员", "会员", "业主", "客户"].iter().find_map(|role| line.strip_prefix(role));
    // 业主委员会 is one word.
    let is_body = |name: &str| ["委员会", "大会", "中心", "部", "会"].iter().any(|end| name.ends_with(end));
    line = called.filter(|name| (2..=4).contains(&name.chars().count()) && !is_body(name)).unwrap_or(line);
    // 甲方：（委托方） names a role and nobody.
    while line.starts_with('（') {
        let (aside, behind) = line.split_once('）')?;
        line = behind;
        if line.is_empty() {
            // ____（以下称“业主”） is to be filled in.
            return (open && aside.contains("以下") && !aside.contains(['签', '章'])).then_some((0, 0));
        }
    }
    let ends = FIELDS.iter().filter_map(|field| line.find(field)).chain(end_of_name(line));
    let others = ["甲方", "乙方", "丙方", "以下", "（以下"].iter().filter_map(|word| line.find(word));
    let name = &line[..with_the_next(line, ends.chain(others).min().unwrap_or(line.len()))];
    // 罗建平（系乙方舅舅）: what stands in brackets is cut at the letter, and tells who the person is.
    let name = match name.rfind('（') {
        Some(open) if !name[open..].contains('）') => &name[..open],
        _ => name,
    };
    // 贺兰芝 女 82岁, 丁卫东 系乙方之子, 丁卫东 与乙方关系: what tells of a person is no part of the name.
    let aside = name.char_indices().skip(2).find(|(at, c)| {
        let behind = name[at + c.len_utf8()..].chars().next();
        matches!(c, '男' | '女') && behind.is_none_or(|c| c.is_ascii_digit())
            || matches!(c, '系' | '与') && behind.is_none()
    });
    let name = aside.map_or(name, |(at, _)| &name[..at]);
    let length = name.chars().count();
    // 乙方：      学员：: the name of the next field.
    if length > 0 && line[name.len()..].starts_with('：') {
        return None;
    }
    if length == 0 {
        let field =
            |text: &str| FIELDS.iter().any(|field| text.starts_with(field)) || text.starts_with(['甲', '乙', '丙']);
        let blank = open || rest.is_empty() && field(next);
        return blank.then_some((0, 0));
    }
    // Masks and crosses are no name, nor is a sentence or a word for nobody.
    let masked = name.chars().all(|c| matches!(c, 'x' | 'X' | '×' | '*' | '某' | '.' | '-'));
    let no_name = [
        "应",
        "承诺",
        "同意",
        "的",
        "有权",
        "保证",
        "自愿",
        "是指",
        "尚未",
        "暂无",
        "请填",
        "待定",
        "昵称",
        "详见",
        "见附",
        "同上",
        "同投",
        "本人",
        "代表人",
        "户代表",
    ];
    // 卓然妈妈 is called so and is not named; 巧妈妈家政服务有限公司 is a name.
    let called = ["妈妈", "爸爸", "媳妇", "奶奶", "爷爷", "家属"];
    let clause = no_name.iter().any(|word| name.contains(word)) || called.iter().any(|word| name.ends_with(word));
    let skipped = (rest.chars().count() - line.chars().count()) as u32;
    ((2..=LONGEST).contains(&length) && !clause && !masked).then_some((skipped, length as u32))
}

/// The end of a name that ends at `end`, or of the last of several people: 张三、李四.
fn with_the_next(line: &str, mut end: usize) -> usize {
    while let Some(rest) = line[end..].strip_prefix('、') {
        let length = rest.find(|c: char| !is_ideograph(c)).unwrap_or(rest.len());
        let next = FIELDS.iter().filter_map(|field| rest.find(field)).chain([length]).min().unwrap_or(length);
        if !(2..=4).contains(&rest[..next].chars().count()) {
            break;
        }
        end += '、'.len_utf8() + next;
    }
    end
}

/// The first mark that ends a name; brackets inside one do not: 明理（云泽）律师事务所.
fn end_of_name(line: &str) -> Option<usize> {
    let han = is_ideograph;
    line.char_indices().find_map(|(at, c)| {
        let inside = c == '（'
            && line[at..].split_once('）').is_some_and(|(inner, rest)| {
                inner.chars().count() <= 7 && !inner.contains("以下") && rest.starts_with(han)
            });
        (ENDS.contains(&c) && !inside).then_some(at)
    })
}

/// The line that holds position `at` of the page, and where in it.
pub(super) fn line_at(scene: &Scene<'_>, at: u32) -> Option<(usize, usize)> {
    let range = scene.reading.page.range(at, at + 1)?;
    let found = scene.lines.iter().enumerate().filter_map(|(n, line)| Some((n, line.position(range)?)));
    found.into_iter().next()
}

/// What the thing is told as that a contract of sale is about.
const SOLD: &str = "买卖什么";

/// Names of fields that say what a contract is about, and what it is told as.
pub(super) const SUBJECTS: [(&str, &str); 64] = [
    ("房屋坐落于", "房屋在哪里"),
    ("房屋坐落", "房屋在哪里"),
    ("房屋位于", "房屋在哪里"),
    ("房屋地址", "房屋在哪里"),
    ("房屋位置", "房屋在哪里"),
    ("租赁房屋位于", "房屋在哪里"),
    ("租赁物位于", "在哪里"),
    ("坐落于", "在哪里"),
    ("工程名称", "工程名称"),
    ("工程地点", "工程地点"),
    ("工程地址", "工程地点"),
    ("施工地点", "工程地点"),
    ("装修地址", "工程地点"),
    ("项目名称", "项目名称"),
    ("项目地点", "项目地点"),
    ("产品名称", SOLD),
    ("货物名称", SOLD),
    ("商品名称", SOLD),
    ("标的物名称", SOLD),
    ("车辆型号", "车辆型号"),
    ("品牌型号", "品牌型号"),
    ("厂牌型号", "厂牌型号"),
    ("车牌号码", "车牌号"),
    ("车牌号", "车牌号"),
    ("服务项目", "服务项目"),
    ("服务内容", "服务内容"),
    ("课程名称", "课程名称"),
    ("上课地点", "上课地点"),
    ("授课地点", "上课地点"),
    ("培训地点", "上课地点"),
    ("套餐名称", "套餐"),
    ("会籍类型", "会籍类型"),
    ("会员卡类型", "卡种"),
    ("卡种", "卡种"),
    ("借款用途", "借款用途"),
    ("贷款用途", "借款用途"),
    ("工作岗位", "岗位"),
    ("岗位", "岗位"),
    ("工作地点", "工作地点"),
    ("软件名称", "软件名称"),
    ("旅游线路", "旅游线路"),
    ("线路名称", "旅游线路"),
    ("宠物品种", "宠物品种"),
    ("车位位置", "车位在哪里"),
    ("车位位于", "车位在哪里"),
    ("车位编号", "车位编号"),
    ("入住房间", "房间在哪里"),
    ("租赁物名称", "租赁物"),
    ("车型", "车型"),
    ("照护等级", "照护等级"),
    ("护理等级", "照护等级"),
    ("转让车辆", SOLD),
    ("转让标的", SOLD),
    ("服务地点", "服务地点"),
    ("加盟店地址", "加盟店地址"),
    ("店铺地址", "店铺地址"),
    ("加盟品牌", "加盟品牌"),
    ("授权品牌", "加盟品牌"),
    ("直播平台", "直播平台"),
    ("抵押物", "抵押物"),
    ("物业名称", "小区"),
    ("小区名称", "小区"),
    ("职位", "岗位"),
    ("您办理的是", "卡种"),
];

/// Boxes of a form that are ticked.
const TICKED: [char; 5] = ['☑', '√', '■', '✓', '✔'];
/// A box that is not.
const OPEN_BOX: char = '□';

/// Where the first ticked choice behind `start` ends; `end` where the first is not ticked.
fn ticked(line: &Line, start: usize, end: usize) -> usize {
    let rest = line.text(start, end);
    if !rest.trim_start_matches(':').starts_with(TICKED) {
        return end;
    }
    rest.find(OPEN_BOX).map_or(end, |open| start + rest[..open].chars().count())
}

/// What the contract is about, from fields of a form and clauses that begin like one: 工程名称：…, 房屋坐落于….
pub(super) fn subject(scene: &Scene<'_>) -> Vec<Said> {
    let mut out = Vec::new();
    let is_sale = scene.reading.families.iter().any(|family| family == "sale" || family == "secondhand");
    for (number, line) in scene.lines.iter().enumerate() {
        let named = line.subjects();
        for (_, (word, label)) in SUBJECTS.into_iter().enumerate().filter(|(name, _)| named >> name & 1 == 1) {
            let Some(&start) = line.places(word).first() else { continue };
            let before = line.text(start.saturating_sub(6), start);
            let lead = before.is_empty()
                || before.ends_with([',', '.', ';', ')', '、'])
                || ["甲方", "乙方", "该", "本", "出租", "租赁", "担任", "从事", "的"]
                    .iter()
                    .any(|lead| before.ends_with(lead));
            if !lead || start > 30 {
                continue;
            }
            let end = start + word.chars().count();
            let Some(to) = scene.one_value(line, end, end + LONGEST + 10) else { continue };
            if goes_on_below(scene, number, to) {
                continue;
            }
            let to = ticked(line, end, to);
            let rest = line.text(end, to);
            let marked = word.ends_with('于');
            let Some(rest) = [":", "为:", "为", "是", "位于"]
                .iter()
                .find_map(|mark| rest.strip_prefix(mark))
                .or(marked.then_some(rest.as_str()))
            else {
                continue;
            };
            let rest = rest.trim_start_matches(TICKED);
            // Several boxes, and which is meant stands further on, or more than one is.
            if rest.contains(OPEN_BOX) || rest.contains(TICKED) {
                continue;
            }
            let stop = rest.find([',', ';', '.', ':', '(', ')', '"']).unwrap_or(rest.len());
            // 丁香路88弄6号1202室的住宅出租给乙方: what is done with it is not where it is.
            let done = ["的住宅", "的房屋", "的商铺", "的门面", "的厂房", "的仓库", "出租给", "租给"];
            let stop = done.iter().filter_map(|word| rest[..stop].find(word)).min().unwrap_or(stop);
            // 中国境内（不含港澳台）承接的项目: what goes on behind brackets is no value that may be cut there.
            let aside = rest[stop..].strip_prefix('(').and_then(|aside| aside.split_once(')'));
            let goes_on = |more: &str| more.split([',', ';', '.']).next().is_some_and(|more| more.contains('的'));
            // 购买"某车"一台: the name in quotation marks is a part of it.
            if rest[stop..].starts_with('"') {
                continue;
            }
            // 文书润色（三份）、网申递交: nor is a part of a list.
            if aside.is_some_and(|(_, more)| goes_on(more) || more.starts_with('、')) {
                continue;
            }
            // A value that runs into the name of the next field holds that name.
            if rest[stop..].starts_with(':') {
                continue;
            }
            let value = &rest[..stop];
            // A5 1.5T: a figure in the name of a model.
            let is_digit = |c: Option<char>| c.is_some_and(|c| c.is_ascii_digit());
            if rest[stop..].starts_with('.')
                && is_digit(value.chars().last())
                && is_digit(rest[stop + 1..].chars().next())
            {
                continue;
            }
            let open = rest.starts_with("__") || rest.starts_with("[]");
            let value = match (open, value.contains(['_', '[', '×', '*'])) {
                (true, _) => BLANK,
                (_, true) => continue,
                _ => value,
            };
            // 照看婴儿、洗衣；兼做晚餐: a list that goes on.
            let list_goes_on = value.contains('、') && rest[stop..].starts_with(';');
            let value = if list_goes_on { format!("{value}等") } else { value.to_owned() };
            let length = value.chars().count();
            let vague = ["以", "如下", "下列", "附件", "详见", "见", "双方", "根据", "按", "的"]
                .iter()
                .any(|word| value.starts_with(word))
                || ["如下", "以下", "下列", "系统", "载明", "约定"].iter().any(|word| value.contains(word));
            if (2..=LONGEST).contains(&length) && !vague {
                // 货物名称 of a carriage is sold to nobody.
                let label = if label == SOLD && !is_sale { word } else { label };
                let label = label.to_owned();
                out.push(Said::of(FactTopic::Subject, label, value, number, start..end));
            }
        }
    }
    out
}
