//! The words of reports that are no names: headings, marks, people, fluids, and what stands between a name and its value.

use std::collections::HashMap;

use super::page::{Gap, Glyph, is_han};
use baihua_kb::Sex;

/// What a column, a row or a number is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Role {
    Item,
    Code,
    Result,
    /// This time.
    Current,
    /// Last time, or before.
    Previous,
    Reference,
    LowLimit,
    HighLimit,
    Unit,
    Mark,
    /// Days stand here.
    Day,
    /// 标本: the fluid is named next.
    Specimen,
    /// Methods, remarks, places in a list.
    Other,
}

/// What a report prints beside a value.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Mark {
    High,
    Low,
    Normal,
    /// Out of range, without saying which way.
    Abnormal,
    Critical,
}

/// For whom a range is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Who {
    Sex(Sex),
    Adult,
    Child,
    Newborn,
    Pregnant,
    /// 高危, 低危: people of one risk.
    Risk,
    /// 合适: the range of everybody, among levels.
    Suitable,
    /// 理想, 边缘升高, 升高≥6.2: a level of the value, and no range of reference.
    Level,
    /// Full years, both inclusive.
    Ages(u8, u8),
}

/// What a word means to the reader.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Sense {
    Role(Role),
    Mark(Mark),
    Who(Who),
    /// 从, 由: an older value follows.
    From,
    /// 升到, 降至, →: the value that follows is the newer one.
    To,
    /// Words that may stand between a name and its value.
    Filler,
    /// 为危急值, 应控制在: this is a limit and no result.
    Legend,
    /// 目标值, 控制在: the number that follows is aimed at, whatever else the row tells.
    Aim,
    /// 危急值<2.8, 危急值:无: what would be critical, and no mark.
    CriticalLimits,
    /// 分别为: several names, then several values.
    Respectively,
    /// 较前下降, 升高了: the number that follows is a difference and no result.
    Change,
    /// Another fluid than blood.
    Fluid,
    /// 尿, directly before a name.
    FluidHere,
    Blood,
    /// Words that only look like one of the above.
    Word,
}

const WORDS: &[(Sense, &str)] = &[
    (
        Sense::Role(Role::Item),
        "项目 检验项目 检查项目 检测项目 化验项目 测定项目 项目名称 名称 检验名称 指标 指标名称 参数 项 分析项目 中文名称 组合项目 item items test tests test_name testname \
         analyte parameter parameters component examination investigation name itemname item_name",
    ),
    (Sense::Role(Role::Code), "缩写 代号 英文 英文名 英文名称 英文缩写 简称 代码 英文代号 code abbr abbreviation"),
    (
        Sense::Role(Role::Result),
        "结果 测定值 检测值 检测结果 检验结果 测定结果 检查结果 化验结果 测量值 测量结果 实测值 测试结果 数值 结果值 定量结果 值 报告值 result results value \
         observed in_range in-range out_of_range out-of-range 结果/单位 reading measured",
    ),
    (
        Sense::Role(Role::Current),
        "本次 本次结果 本次测定 本次检测 本次值 当前 当前值 当前结果 这次 这一次 此次 今次 今 今年 今日 今天 今早 今晨 今晚 现在 目前 最新 最新结果 最近一次 刚才 刚刚 复查 复测 再查 再测 现查 今查 现测 current \
         current_result latest today now 现 术后 化疗后 治疗后 用药后 透析后 输注后 输血后 补钾后 第二次 第三次 第四次 第五次 第六次 透后 透析后 输后 治疗后 服药后 出院时 出院情况 末次 出院前 出院当日 出院当天 离院时 临出院",
    ),
    (
        Sense::Role(Role::Previous),
        "昨 前值 前结果 前次值 上值 上次 上次结果 上次值 上次测定 上次检测 上一次 上一次结果 前次 前次结果 前回 上回 历史 历史结果 历史值 既往 之前 以前 原来 原先 先前 昨天 昨日 昨晚 前天 前日 前一天 上周 上月 上季 上个月 \
         去年 前年 往年 初诊 初诊时 入院时 入院情况 首次 入院当日 入院当天 入院当晚 入院后 入院初 入院急查 入院化验 入院检查 入院次日 入院第一天 入院第1天 入院第二天 入院第2天 来院时 到院时 起病时 发病时 病初 确诊时 曾查 曾测 曾达 曾经 曾降至 曾升至 基线 术前 化疗前 治疗前 用药前 透析前 透前 输注前 输血前 输前 补钾前 第一次 初次 previous prior last previous_result earlier yesterday baseline before 半年前 一年前 一周前 三天前 两天前 一天前 四天前 五天前 十天前 半个月前 一个月前 两个月前 三个月前 六个月前 两年前 三年前",
    ),
    (
        Sense::Role(Role::Reference),
        "参考 参考值 参考范围 参考区间 参考值范围 参考值区间 参考标准 正常值 正常范围 正常区间 正常参考值 正常参考范围 正常参考区间 范围 区间 生物参考区间 生物参考值 院方参考 本院参考 医学参考值 \
         参考值(范围) 正常值范围 ref ref. reference reference_range reference_interval ref_range ref.range normal_range normal_value range interval refrange referencerange biological_reference \
         参考区 参考值/范围",
    ),
    (
        Sense::Role(Role::LowLimit),
        "下限 低限 参考下限 参考值下限 参考低限 低值 参考低值 下限值 lower lower_limit low_limit lo_limit min",
    ),
    (
        Sense::Role(Role::HighLimit),
        "上限 高限 正常到 正常上限 参考上限 参考值上限 参考高限 高值 参考高值 上限值 upper upper_limit high_limit hi_limit max",
    ),
    (Sense::Role(Role::Unit), "单位 unit units 计量单位"),
    (
        Sense::Role(Role::Mark),
        "提示 标志 标识 判定 判断 状态 结论 异常提示 提示符 高低 异常 异常标志 定性 flag flags abn status 结果提示 箭头",
    ),
    (
        Sense::Role(Role::Day),
        "日期 时间 采样时间 检验日期 检查日期 采集时间 报告日期 检验时间 报告时间 检测日期 抽血日期 date time day",
    ),
    (Sense::Role(Role::Specimen), "标本 样本 标本种类 标本类型 样本类型 样本种类 样品 specimen sample specimen_type"),
    (
        Sense::Role(Role::Other),
        "方法 检测方法 检验方法 测定方法 试验方法 备注 仪器 序 序号 编号 no no. method lab remark remarks site 说明 医生 审核 检验者 科室 组别 类别 分类 意义 临床意义 performed",
    ),
    (
        Sense::Mark(Mark::High),
        "↑ ⬆ ▲ △ ⇧ ↗ 偏高 升高 略高 增高 过高 高于正常 高于参考 稍高 轻度升高 明显升高 显著升高 上升 增多 高了 很高 太高 高 超高 hi hh high h",
    ),
    (
        Sense::Mark(Mark::Low),
        "↓ ⬇ ▼ ▽ ⇩ ↘ 偏低 降低 略低 减低 过低 低于正常 低于参考 稍低 轻度降低 明显降低 显著降低 下降 减少 低了 很低 太低 低 超低 lo ll low l",
    ),
    (Sense::Mark(Mark::Normal), "正常 合格 未见异常 无异常 normal n 在正常范围 正常范围内"),
    (Sense::Mark(Mark::Abnormal), "* ★ ☆ ※ ! 不合格 abnormal"),
    (Sense::Mark(Mark::Critical), "危急 危急值 危险值 危急值! critical panic 危机值 crit"),
    (Sense::Who(Who::Sex(Sex::Male)), "男 男性 男子 成年男性 ♂ male males men m 成人男性 男士 男:"),
    (Sense::Who(Who::Sex(Sex::Female)), "女 女性 女子 成年女性 ♀ female females women f 成人女性 女士 非孕女性"),
    (Sense::Who(Who::Adult), "成人 成年人 adult adults 成年"),
    (Sense::Who(Who::Child), "儿童 小儿 青少年 婴儿 婴幼儿 幼儿 child children infant pediatric"),
    (Sense::Who(Who::Newborn), "新生儿 初生儿 newborn neonate"),
    (
        Sense::Who(Who::Pregnant),
        "孕妇 妊娠 孕期 孕早期 孕中期 孕晚期 妊娠期 妊娠早期 妊娠中期 妊娠晚期 早孕 中孕 晚孕 早孕期 中孕期 晚孕期 pregnant pregnancy trimester",
    ),
    (
        Sense::Who(Who::Risk),
        "极高危 超高危 高危 中高危 中危 低危 低中危 极高危者 超高危者 高危者 中危者 低危者 极高危人群 超高危人群 高危人群 中高危人群 中危人群 低危人群 低中危人群 极高危患者 超高危患者 高危患者 中危患者 低危患者 \
         极高危组 高危组 中危组 低危组 极高风险 高风险 中风险 低风险 中等风险 一级预防 二级预防",
    ),
    (Sense::Who(Who::Suitable), "合适 合适水平 合适范围 适宜 适宜水平 适宜范围 合适值 期望值 期望水平"),
    (
        Sense::Who(Who::Level),
        "理想 理想水平 理想值 最佳 最佳水平 边缘升高 边缘增高 边缘偏高 边缘性升高 边缘水平 边缘 临界 临界值 临界升高 临界增高 临界高值 边缘降低 重度升高 中度升高",
    ),
    (Sense::From, "从 由 from"),
    (
        Sense::To,
        "升到 升至 升高到 升高至 上升到 上升至 降到 降至 降低到 降低至 下降到 下降至 涨到 涨至 掉到 掉至 跌到 跌至 变成 变为 增到 增至 增加到 减到 减至 减少到 减少至 回升到 回升至 恢复到 恢复至 \
         → ➔ ➜ ⟶ -> --> => ⇒ >> 到 至 to",
    ),
    (
        Sense::Filler,
        "逐步 逐渐 渐渐 缓慢 于 测定 检测 检查 含量 浓度 水平 计数 数 定量 量 为 是 只有 只 才 才有 仅 仅有 仅为 就 就有 达 达到 达到了 高达 低至 已经 已 还有 还 倒 倒还有 最高 最低 最多 最少 约 大约 大概 左右 \
         报 报的 报了 查出 查出来 显示 示 有 也 也有 都 竟 竟然 居然 又 了 的 呢 啊 在 共 等于 测得 测出 测出来 验出 结果是 结果为 数值是 值是 现为 分别 好像 应该 可能 也就 急查 急诊 \
         is was are of at count level total = 周一 周二 周三 周四 周五 周六 周日 星期一 星期二 星期三 星期四 星期五 星期六 星期日 门诊 病房 外院 院外 当地 复诊 急 仪器法 镜检法 酶法 静脉血 空腹 总数 值为 水平为 快到 接近 将近",
    ),
    (
        Sense::Legend,
        "为危急值 是危急值 属危急值 属于危急值 危急值界限 危急值范围 危急值标准 为升高 为降低 为偏高 为偏低 为异常 为正常 算高 算低 算正常 就算 才算 达标 控制在 以下为 以上为 提示风险 \
         注: 说明: 备注: 附: 图例 解读: 标准: 判断标准 诊断标准 标准为 危急值报告 报告界限 时应 时需 者应 者需 如果超过 若超过 超过多少 如果低于 若低于 应当低于 一般在 一般为 通常在 正常是 正常人 正常应",
    ),
    (
        Sense::Aim,
        "目标值 目标 目标为 目标范围 达标值 达标标准 控制目标 应控制 应控制在 应低于 应高于 应< 应> 建议控制 建议值 理想目标 治疗目标 预警值 \
         警戒值 警戒线 预警线 goal target",
    ),
    (
        Sense::Change,
        "较前下降 较前上升 较前升高 较前降低 较前减少 较前增加 较前回升 较上次下降 较上次上升 较上次升高 较上次降低 较昨日下降 较昨日上升 比前下降 比上次下降 比上次上升 比上次升高 \
         比上次降低 比昨天下降 比昨天上升 下降了 上升了 升高了 降低了 减少了 增加了 回升了 涨了 掉了 降了 升了 跌了",
    ),
    (Sense::Respectively, "分别为 分别是 依次为 依次是 分别"),
    (
        Sense::Fluid,
        "尿液 尿沉渣 尿常规 尿生化 尿检 尿流式 尿有形成分 尿液分析 尿电解质 24h尿 24小时尿 24h尿液 二十四小时尿 随机尿 晨尿 中段尿 尿样 尿标本 尿干化学 尿蛋白 尿微量 脑脊液 csf 脑积液 胸水 腹水 胸腹水 胸腔积液 腹腔积液 胸腔 \
         心包积液 浆膜腔 积液 穿刺液 引流液 透析液 透出液 腹透液 置换液 透析用 关节液 关节腔 滑液 精液 前列腺液 阴道分泌物 白带 粪便 大便 便常规 粪常规 大便常规 痰 痰液 灌洗液 肺泡灌洗 羊水 胃液 胆汁 汗液 唾液 骨髓 \
         urinalysis urine urinary pleural ascites ascitic cerebrospinal stool feces fecal semen synovial dialysate sputum bal peritoneal 房水 囊液 脓液 质控 质控品 定标液 校准品 校准液 乳汁 \
         尿10项 尿11项 尿十项 尿十一项 尿14项 尿八项 胰液 腹膜透析液 血透液 组织液 分泌物",
    ),
    (Sense::FluidHere, "尿"),
    (
        Sense::Blood,
        "血清 血浆 全血 静脉血 末梢血 动脉血 毛细血管血 血常规 血生化 血液 血细胞 抽血 血气 指血 指尖血 血脂 血检 肝功能 肝功 肾功能 肾功 血型 外周血 同日血 采血 五分类 血象 血球 生化全套 肝肾功能 血电解质 \
         serum plasma blood cbc hematology haematology chemistry metabolic lipid bmp cmp 血凝 血沉 生化检验 生化检查 急诊生化 生化 电解质",
    ),
    (
        Sense::Word,
        "尿酸 尿素 尿量 尿频 尿急 尿痛 尿胆原 尿路 尿毒 利尿 尿酮 24小时尿量 24h尿量 糖尿病 排尿 高血压 血压 出血 血糖 贫血 血管 输血 血红 血小 血尿 献血 血白 采血管 采血针 血块 血站 血型 心血管 脑血管 失血 \
         结果条 结果单 高倍 高胆 高血 高脂 高尿 高龄 低密 低脂 低盐 低保 高级 高压 低压 正常人群 高新 高架 升白 高密 高铁 高效 高敏 超敏 到院 到期 到底 到了 报到 遇到 收到 看到 至今 乃至 甚至 从而 由于 自由 男科 女儿 儿子 女婿 男友 \
         骨髓抑制 骨髓移植 骨髓穿刺 骨髓瘤 骨髓增生 骨髓纤维化 骨髓炎 痰多 痰中 咳痰 咯痰 痰培养 痰涂片 大便隐血 大便潜血 粪便隐血 便隐血 尿培养 胆汁淤积 胆汁引流 胃液引流 羊水破 羊水过多 羊水过少 羊水少 羊水多 羊水清 羊水混 \
         精液异常 白带多 腹水征 试剂 胸腔闭式 胸腔镜 胸腔引流 腹膜透析 \
         末次月经 一般 建议控 从没 从来 至于 至少 正常饮食 正常吃 减少吃 高蛋白 低蛋白 高纤维",
    ),
];

/// Words that a heading of a fluid holds beside its name: 尿沉渣分析, 胸水生化检查.
pub(crate) const FLUID_TESTS: &[&str] = &[
    "分析",
    "检查",
    "检验",
    "化验",
    "常规",
    "生化",
    "报告",
    "检测",
    "测定",
    "定量",
    "分类",
    "计数",
    "细胞学",
    "细胞",
    "镜检",
    "沉渣",
    "流式",
    "干化学",
    "电解质",
    "结果",
    "标本",
    "样本",
    "送检",
    "全套",
    "示",
    "为",
    "中",
    "查",
    "的",
    "内",
    "单",
];

/// Words of a line that tells what somebody suffers from; a fluid in it is no specimen.
pub(crate) const DIAGNOSES: &[&str] = &[
    "诊断", "主诉", "病史", "现病", "既往", "症状", "体征", "印象", "入院", "出院", "待查", "患者", "术后", "并发",
    "B超", "彩超", "查体", "CT",
];

/// Words that show that a heading is one of a laboratory.
pub(crate) const REPORT_WORDS: &[&str] =
    &["报告", "检验", "化验", "检查", "分析", "常规", "标本", "样本", "医院", "送检", "生化", "项目", "检测", "沉渣"];

/// What stands on urine strips and sediments beside the cells; two of them in one line tell that it is urine.
pub(crate) const URINE_COMPANIONS: &[&str] =
    &["比重", "上皮细胞", "管型", "亚硝酸盐", "尿胆原", "酮体", "潜血", "隐血", "干化学", "结晶", "酵母", "粘液丝"];

/// What says that a fluid was examined and nothing was found: 尿常规：阴性，钾 6.9.
pub(crate) const NOTHING_FOUND: &[&str] = &["阴性", "正常", "未见", "无异常", "无殊", "(-)", "-"];

/// Words that only reports about animals hold.
pub(crate) const ANIMAL_REPORTS: &[&str] = &[
    "兽医",
    "宠主",
    "犬猫",
    "猫犬",
    "动物医院",
    "动物诊疗",
    "动物:",
    "动物种类",
    "动物名",
    "犬种",
    "猫种",
    "畜主",
    "主人:",
    "主人姓名",
    "狗狗",
    "猫咪",
    "veterinar",
    "canine",
    "feline",
    "species:",
    "我家猫",
    "我家狗",
    "我家犬",
    "我的猫",
    "我的狗",
    "我家的猫",
    "我家的狗",
    "泰迪",
    "金毛",
    "英短",
    "比熊",
    "柯基",
    "布偶",
];

/// 宠物过敏史 is told of a person.
pub(crate) const PET_OF_A_PERSON: &[&str] = &["过敏", "接触", "饲养史", "史", "毛"];

/// Animals whose blood people send; the longer names first.
pub(crate) const ANIMALS: &[&str] =
    &["兔子", "仓鼠", "豚鼠", "小狗", "小猫", "狗", "猫", "犬", "兔", "马", "牛", "羊", "猪", "鼠", "贵宾", "拉布拉多"];

/// What stands behind the animal in a heading.
pub(crate) const ANIMAL_TESTS: &[&str] = &["血常规", "血生化", "生化", "化验", "体检", "血检", "的血", "血液", "血气"];

/// Headings of columns of limits, where both stand: Low and High alone are marks.
pub(crate) const LOW_HEADINGS: &[&str] = &["low", "lo", "ll", "lln", "lower", "min", "低", "偏低", "下"];
pub(crate) const HIGH_HEADINGS: &[&str] = &["high", "hi", "ul", "uln", "hl", "upper", "max", "高", "偏高", "上"];

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
/// Beside an amount in grams: how it is given, or eaten.
pub(crate) const GIVEN: &[&str] = &[
    "静滴", "静注", "静脉", "滴注", "口服", "注射", "泵入", "输注", "输", "补", "qd", "bid", "tid", "qod", "q12h",
    "每日", "每天", "一日", "每次", "摄入", "饮食", "食", "吃", "服", "片", "粒", "支", "瓶", "剂", "mL", "ml", "NS",
    "GS",
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

/// Words of a treatment, behind which amounts stand: 予输注血小板1个治疗量，白蛋白10g.
pub(crate) const TREATMENTS: &[&str] =
    &["予", "输注", "输", "静滴", "静注", "滴注", "补充", "口服", "注射", "泵入", "静脉推"];
/// Behind those, what follows is a result again.
pub(crate) const BEHIND_TREATMENT: &[&str] = &["前", "后", "查", "示", "提示", "测", "升", "降", "报"];

/// Behind 危急值: that it was told to somebody.
pub(crate) const NOTICES: &[&str] = &["电话通知", "已通知", "已于", "已电话", "回读", "已报告", "接听"];

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

/// What stands in the place of a result where there is none.
pub(crate) const NO_RESULTS: &[&str] = &[
    "NaN",
    "N/A",
    "NA",
    "null",
    "None",
    "nil",
    "error",
    "err",
    "inf",
    "未检",
    "未检测",
    "未检查",
    "未测",
    "未测定",
    "未做",
    "未查",
    "未出",
    "未报",
    "未报告",
    "未检出",
    "待测",
    "待检",
    "待报",
    "待出",
    "待报告",
    "待复查",
    "检测中",
    "送检中",
    "取消",
    "拒检",
    "拒收",
    "退检",
    "溶血",
    "严重溶血",
    "轻度溶血",
    "重度溶血",
    "标本溶血",
    "脂血",
    "乳糜",
    "乳糜血",
    "黄疸",
    "凝块",
    "有凝块",
    "凝固",
    "标本凝固",
    "聚集",
    "血小板聚集",
    "标本不足",
    "标本量不足",
    "标本量不够",
    "标本太少",
    "样本不足",
    "样本量不足",
    "样本量少",
    "血量不足",
    "血量不够",
    "血样不足",
    "采血量不足",
    "量不足",
    "量不够",
    "量少",
    "标本量少",
    "标本错误",
    "标本凝血",
    "标本脂血",
    "标本乳糜",
    "标本污染",
    "标本丢失",
    "标本遗失",
    "标本拒收",
    "样本溶血",
    "样本凝固",
    "样本拒收",
    "样本不合格",
    "未收到",
    "未收到标本",
    "未采集",
    "未采血",
    "未抽",
    "未送",
    "未送检",
    "缺标本",
    "无标本",
    "待复核",
    "待复检",
    "待审核",
    "待重测",
    "需重抽",
    "请重抽",
    "重新采样",
    "仪器故障",
    "不合格",
    "标本不合格",
    "无法检测",
    "无法测定",
    "无结果",
    "见备注",
    "见附页",
    "另报",
    "重抽",
    "建议重抽",
];

/// Words for two moments of one day, of which neither value is the present one alone: 透析前 5.9, 透析后 3.6.
pub(crate) const SAME_DAY: &[&str] = &["透析前", "透前", "透析后", "透后"];

/// How words for the end of a stay begin.
pub(crate) const DISCHARGES: &[&str] = &["出院", "离院", "临出院"];

/// Directly before a name: the worst of a course.
pub(crate) const EXTREMES: &[&str] = &["最低", "最高"];

/// One of them directly before a name: 现血钾 4.2.
pub(crate) const NOW: &[char] = &['现', '今'];

/// How a line begins that remarks on a row above.
pub(crate) const REMARKS: &[&str] = &["备注", "说明", "附注", "注:", "较前"];

/// How words for a course begin.
pub(crate) const COURSES: &[&str] = &["抑制期", "期间", "病程中"];

/// Every word with its meaning, by first character, the longest first.
pub(crate) struct Lexicon {
    by_first: HashMap<char, Vec<(Vec<char>, Sense)>>,
}

impl Lexicon {
    pub(crate) fn new() -> Lexicon {
        let mut by_first: HashMap<char, Vec<(Vec<char>, Sense)>> = HashMap::new();
        for (sense, words) in WORDS {
            for word in words.split_whitespace() {
                let word: Vec<char> = word.chars().map(|c| if c == '_' { ' ' } else { c }).collect();
                by_first.entry(word[0]).or_default().push((word, *sense));
            }
        }
        for words in by_first.values_mut() {
            words.sort_by_key(|(word, _)| std::cmp::Reverse(word.len()));
        }
        Lexicon { by_first }
    }

    /// The longest word that starts at glyph `at`, and the glyph behind it.
    pub(crate) fn at(&self, glyphs: &[Glyph], at: usize) -> Option<(Sense, usize)> {
        let first = glyphs[at].character.to_ascii_lowercase();
        self.by_first.get(&first)?.iter().find_map(|(word, sense)| {
            matched(glyphs, at, word).filter(|&end| is_whole(glyphs, at, end)).map(|end| (*sense, end))
        })
    }
}

fn matched(glyphs: &[Glyph], at: usize, word: &[char]) -> Option<usize> {
    let mut next = at;
    let mut blank = false;
    for &c in word {
        if c == ' ' {
            blank = true;
            continue;
        }
        let glyph = glyphs.get(next)?;
        let gap = next == at || glyph.gap == Gap::None || blank && glyph.gap == Gap::Space;
        if !gap || glyph.character.to_ascii_lowercase() != c {
            return None;
        }
        blank = false;
        next += 1;
    }
    Some(next)
}

/// Latin words stand alone; a single Han mark such as 高 does not begin another word.
fn is_whole(glyphs: &[Glyph], start: usize, end: usize) -> bool {
    let glued = |at: usize| glyphs.get(at).filter(|glyph| glyph.gap == Gap::None).map(|glyph| glyph.character);
    let (first, last) = (glyphs[start].character, glyphs[end - 1].character);
    let next = glued(end);
    if first.is_ascii_alphabetic() {
        let before = start.checked_sub(1).filter(|_| glyphs[start].gap == Gap::None).map(|at| glyphs[at].character);
        let joins = |c: Option<char>| c.is_some_and(|c| c.is_ascii_alphabetic() || c == '-' || c == '_');
        let single = end - start == 1;
        let goes_on = next.is_some_and(|c| c.is_ascii_alphanumeric() && last.is_ascii_alphabetic());
        let signed = single && next.is_some_and(|c| matches!(c, '/' | '-' | '%' | '#' | '+'));
        return !(joins(before) || goes_on || signed);
    }
    if end - start == 1 && matches!(first, '高' | '低' | '到' | '至' | '值' | '项' | '序' | '现' | '昨' | '今' | '急')
    {
        return !next.is_some_and(|c| is_han(c) && !matches!(c, '于' | '了'));
    }
    true
}

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
