//! Words about what was examined: fluids, and animals.

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
