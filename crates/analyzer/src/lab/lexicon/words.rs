//! The table of the words with their meaning.

use baihua_kb::Sex;

use super::{Mark, Role, Sense, Who};

pub(super) const WORDS: &[(Sense, &str)] = &[
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
