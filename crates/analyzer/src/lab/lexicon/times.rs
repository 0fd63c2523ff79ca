//! Words of time: moments, and what happened on a day.

/// How headings begin that call a column the present one, whatever stands beside it.
pub(crate) const PRESENT: &[&str] = &[
    "本",
    "当前",
    "这",
    "此次",
    "今",
    "现",
    "目前",
    "最新",
    "最近",
    "末次",
    "出院",
    "离院",
    "临出院",
    "刚",
    "current",
    "latest",
    "today",
    "now",
];

/// What may have happened on a day that dates no values.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Event {
    Admission,
    Discharge,
    Other,
}

/// Words in the phrase behind a day that tell what happened on it; 入院 before 出院, as 入院 stands in 于3月1日入院.
pub(crate) const EVENTS: &[(&str, Event)] = &[
    ("出院", Event::Discharge),
    ("离院", Event::Discharge),
    ("入院", Event::Admission),
    ("收住", Event::Admission),
    ("收入", Event::Admission),
    ("转入", Event::Admission),
    ("出生", Event::Other),
];

/// Behind such a word: what it names is a paper or a paragraph and no day.
pub(crate) const NO_EVENTS: &[&str] = &["诊断", "情况", "记录", "号", "小结", "指征", "医嘱", "科", "病"];

/// Labels before a day that tell the same.
pub(crate) const EVENT_LABELS: &[(&str, Event)] = &[
    ("出院日期", Event::Discharge),
    ("出院时间", Event::Discharge),
    ("入院日期", Event::Admission),
    ("入院时间", Event::Admission),
    ("住院日期", Event::Admission),
    ("出生日期", Event::Other),
    ("出生年月", Event::Other),
    ("出生", Event::Other),
    ("生日", Event::Other),
    ("手术日期", Event::Other),
    ("末次月经", Event::Other),
    ("DOB", Event::Other),
];

/// How words for a moment begin that is older than whatever else is told.
pub(crate) const BEGINNINGS: &[&str] = &[
    "入院",
    "初诊",
    "来院",
    "到院",
    "起病",
    "发病",
    "病初",
    "确诊",
    "基线",
    "术前",
    "化疗前",
    "治疗前",
    "用药前",
    "透析前",
    "透前",
    "输注前",
    "输血前",
    "输前",
    "补钾前",
    "第一次",
    "初次",
    "昨",
    "前天",
    "前日",
    "前一天",
];

/// Words for two moments of one day, of which neither value is the present one alone: 透析前 5.9, 透析后 3.6.
pub(crate) const SAME_DAY: &[&str] = &["透析前", "透前", "透析后", "透后"];

/// How words for the end of a stay begin.
pub(crate) const DISCHARGES: &[&str] = &["出院", "离院", "临出院"];

/// Directly before a name: the worst of a course.
pub(crate) const EXTREMES: &[&str] = &["最低", "最高"];

/// One of them directly before a name: 现血钾 4.2.
pub(crate) const NOW: &[char] = &['现', '今'];

/// How words for a course begin.
pub(crate) const COURSES: &[&str] = &["抑制期", "期间", "病程中"];
