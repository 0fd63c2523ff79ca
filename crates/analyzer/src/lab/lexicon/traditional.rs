//! Traditional characters.

use crate::lab::page::is_han;

/// Characters of names and headings as they are written in Taiwan and Hong Kong, with the simplified ones, in the order of
/// their code points.
const TRADITIONAL: &[(char, char)] = &[
    ('僅', '仅'),
    ('別', '别'),
    ('參', '参'),
    ('單', '单'),
    ('圍', '围'),
    ('報', '报'),
    ('壓', '压'),
    ('寬', '宽'),
    ('對', '对'),
    ('復', '复'),
    ('應', '应'),
    ('數', '数'),
    ('標', '标'),
    ('機', '机'),
    ('檢', '检'),
    ('歲', '岁'),
    ('減', '减'),
    ('測', '测'),
    ('準', '准'),
    ('漿', '浆'),
    ('濃', '浓'),
    ('無', '无'),
    ('異', '异'),
    ('穀', '谷'),
    ('積', '积'),
    ('範', '范'),
    ('紅', '红'),
    ('細', '细'),
    ('結', '结'),
    ('絕', '绝'),
    ('綠', '绿'),
    ('總', '总'),
    ('膽', '胆'),
    ('臨', '临'),
    ('葉', '叶'),
    ('製', '制'),
    ('複', '复'),
    ('計', '计'),
    ('診', '诊'),
    ('質', '质'),
    ('較', '较'),
    ('轉', '转'),
    ('週', '周'),
    ('過', '过'),
    ('達', '达'),
    ('醣', '糖'),
    ('醫', '医'),
    ('醯', '酰'),
    ('鈉', '钠'),
    ('鈣', '钙'),
    ('鉀', '钾'),
    ('鎂', '镁'),
    ('鐘', '钟'),
    ('間', '间'),
    ('陰', '阴'),
    ('陽', '阳'),
    ('險', '险'),
    ('離', '离'),
    ('電', '电'),
    ('項', '项'),
    ('顆', '颗'),
    ('類', '类'),
    ('飯', '饭'),
    ('驗', '验'),
    ('體', '体'),
    ('鹼', '碱'),
    ('鹽', '盐'),
    ('齡', '龄'),
];

/// The simplified character for a traditional one, so that one list of names serves both.
pub(crate) fn simplified(c: char) -> char {
    if !is_han(c) {
        return c;
    }
    TRADITIONAL.binary_search_by_key(&c, |pair| pair.0).map_or(c, |at| TRADITIONAL[at].1)
}
