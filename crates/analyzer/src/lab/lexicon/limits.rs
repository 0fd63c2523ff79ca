//! Words that tell limits, rules, conditions and aims from results.

/// Words behind a limit with which nobody speaks of one patient: 血小板<20×10^9/L者.
pub(crate) const ONLY_RULE_BEHIND: &[&str] = &[
    "则",
    "时",
    "者",
    "称",
    "即为",
    "视为",
    "定义",
    "预防性",
    "方可",
    "方能",
    "方才",
    "才可",
    "才能",
    "才考虑",
    "后可",
    "后再",
    "后方",
    "可诊断",
    "可停",
    "宜",
    "不宜",
    "禁",
    "推荐",
    "首选",
    "有胰腺炎",
    "有出血",
    "有心律",
    "有生命",
    "有风险",
    "易",
    "可引起",
    "可导致",
    "可致",
    "可出现",
    "可发生",
    "会引起",
    "会导致",
    "可危及",
];

/// Words behind a limit that make a rule of it, unless it stands among results: 血钾>6.5需要透析.
pub(crate) const RULE_BEHIND: &[&str] = &[
    "需",
    "应",
    "可考虑",
    "须",
    "就要",
    "就得",
    "为",
    "属",
    "再行",
    "可行",
    "可予",
    "可输",
    "必须",
    "务必",
    "暂停",
    "停用",
    "停药",
];

/// What is thought or done at a limit, or was at a result: 血小板<10×10^9/L考虑ITP.
pub(crate) const DEED_BEHIND: &[&str] = &[
    "建议", "及时", "立即", "请", "尽快", "随时", "即刻", "考虑", "予输", "予以", "给予", "输注", "要输", "要补",
    "输血", "输红", "输板",
];

/// Who a sentence is about, where nothing stands before the word: 患者女, and no ITP患者.
pub(crate) const PATIENTS: &[&str] =
    &["患者", "病人", "患儿", "病员", "我妈", "我爸", "我的", "我女", "我儿", "老公", "老婆", "孩子", "宝宝", "本例"];

/// Glued before such a word: one of them all the same.
pub(crate) const ONE_PATIENT: &[char] = &['本', '该', '此', '男', '女', '名', '位'];

/// Before a name: that a value was called out, or taken.
pub(crate) const CALLS: &[&str] = &[
    "来电",
    "电话报",
    "电话告",
    "通知",
    "检验科",
    "急查",
    "复查",
    "急诊查",
    "回报",
    "回示",
    "化验示",
    "化验回",
    "结果示",
];

/// Behind a value: what was done with it.
pub(crate) const DONE: &[&str] =
    &["已复查", "已复述", "复述", "已告知", "已报", "已处理", "已输", "已予", "已联系", "已重", "来电"];

/// Behind 危急值: that it was told to somebody.
pub(crate) const NOTICES: &[&str] = &["电话通知", "已通知", "已于", "已电话", "回读", "已报告", "接听"];

/// In a title with 危急值: a note of what was found with one patient.
pub(crate) const SLIPS: &[&str] = &["报告单", "通知", "登记", "记录", "处置", "报告本", "接收"];

/// In a title with 危急值: a list of limits.
pub(crate) const LIMIT_LISTS: &[&str] =
    &["本院", "我院", "附", "界限", "范围", "标准", "一览", "目录", "项目", "表", "参考", "常用", "制度", "规定"];

/// Labels of remarks, which stand in legends and beside results.
pub(crate) const REMARK_LABELS: &[&str] = &["注:", "说明:", "备注:", "附:"];

/// Between a limit and such a word: 50×10^9/L以上方可手术.
pub(crate) const LIMIT_BEHIND: &[&str] = &["以下", "以上", "以内", "之下", "之上", "之内"];

/// Directly before a name that stands before a limit: 使血红蛋白达到110g/L以上.
pub(crate) const BEFORE_AIM: &[char] = &['使', '将', '让', '把', '令'];

/// What is asked in a questionnaire: 您是否知道血钾低于3.5mmol/L为低钾？ Who asks about a value of their own does not ask so.
pub(crate) const ASKED: &[&str] = &[
    "是否知道",
    "是否了解",
    "知不知道",
    "您知道",
    "你知道",
    "您了解",
    "你了解",
    "是否有过",
    "您是否",
    "有没有过",
    "曾否",
];

/// Words before a name that make a condition of it: 若血钾>6.5.
pub(crate) const CONDITIONS: &[&str] = &["若", "如果", "一旦", "假如", "只要", "凡", "倘", "万一"];

/// The same where a clause begins with them, and what they begin that is no condition.
pub(crate) const CONDITIONS_AT_THE_HEAD: &[&str] = &["如", "当"];

pub(crate) const NO_CONDITIONS: &[&str] =
    &["如下", "如上", "如图", "如此", "如常", "如前", "当日", "当时", "当天", "当地", "当前", "当晚", "当下"];

/// Between a name and a number of a condition: 若血钾超过6.5及时就诊.
pub(crate) const CONDITION_VERBS: &[&str] =
    &["超过", "达到", "升至", "升到", "降至", "降到", "高于", "低于", "大于", "小于"];

/// What to do then.
pub(crate) const CONDITION_ADVICE: &[&str] = &["就诊", "来院", "急诊", "就医", "复诊", "返院", "停药", "联系"];

/// Directly before a name: what follows is aimed at, and no result. Nobody aims at what is critical, except in so many words.
pub(crate) const AIM: &str = "目标";

pub(crate) const AIMS: &[&str] = &[AIM, "维持", "保持", "控制", "要求"];
