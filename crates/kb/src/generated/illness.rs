// Written by `cargo xtask generate` from the files in kb/. Do not edit.

use super::sources::*;
use crate::{Illness, List, Number, Stricter, Words};

pub(crate) const ILLNESSES: &[Illness] = &[
    Illness {
        name: Words::Borrowed("恶性肿瘤——重度"),
        standard: E821,
        called: List::Borrowed(&[Words::Borrowed("恶性肿瘤——重度"), Words::Borrowed("恶性肿瘤-重度"), Words::Borrowed("恶性肿瘤--重度"), Words::Borrowed("恶性肿瘤(重度)"), Words::Borrowed("重度恶性肿瘤"), Words::Borrowed("恶性肿瘤"), Words::Borrowed("癌症")]),
        stricter: List::Borrowed(&[
            Stricter { words: List::Borrowed(&[Words::Borrowed("须已发生转移"), Words::Borrowed("已有远处转移"), Words::Borrowed("已出现转移"), Words::Borrowed("须有远处转移"), Words::Borrowed("并有远处转移"), Words::Borrowed("伴有远处转移"), Words::Borrowed("须已经发生转移"), Words::Borrowed("须发生转移"), Words::Borrowed("必须发生转移"), Words::Borrowed("且已发生转移"), Words::Borrowed("并已发生转移"), Words::Borrowed("已发生淋巴结或远处转移"), Words::Borrowed("须已发生淋巴结"), Words::Borrowed("须已出现远处转移"), Words::Borrowed("且已扩散")]), without: List::Borrowed(&[]), near: List::Borrowed(&[]), unit: None, above: None, below: None, says: Words::Borrowed("病灶经组织病理学检查（涵盖骨髓病理学检查）结果明确诊断") },
            Stricter { words: List::Borrowed(&[Words::Borrowed("所有甲状腺癌"), Words::Borrowed("所有的甲状腺癌"), Words::Borrowed("任何甲状腺癌"), Words::Borrowed("全部甲状腺癌"), Words::Borrowed("甲状腺癌(无论"), Words::Borrowed("甲状腺癌,无论"), Words::Borrowed("甲状腺癌(不论"), Words::Borrowed("任何分期的甲状腺癌"), Words::Borrowed("甲状腺恶性肿瘤(不论"), Words::Borrowed("甲状腺恶性肿瘤(无论"), Words::Borrowed("所有甲状腺恶性肿瘤"), Words::Borrowed("任何甲状腺恶性肿瘤"), Words::Borrowed("甲状腺癌不分"), Words::Borrowed("各期甲状腺癌")]), without: List::Borrowed(&[]), near: List::Borrowed(&[]), unit: None, above: None, below: None, says: Words::Borrowed("TNM分期为Ⅰ期或更轻分期的甲状腺癌") },
            Stricter { words: List::Borrowed(&[Words::Borrowed("TNM分期为Ⅱ期或更轻分期的甲状腺"), Words::Borrowed("TNM分期为II期或更轻分期的甲状腺"), Words::Borrowed("Ⅱ期及以下的甲状腺"), Words::Borrowed("Ⅱ期或更轻分期的甲状腺")]), without: List::Borrowed(&[]), near: List::Borrowed(&[]), unit: None, above: None, below: None, says: Words::Borrowed("TNM分期为Ⅰ期或更轻分期的甲状腺癌") },
            Stricter { words: List::Borrowed(&[Words::Borrowed("T2N0M0期或更轻分期的前列腺"), Words::Borrowed("T2N0M0或更轻分期的前列腺"), Words::Borrowed("所有前列腺癌"), Words::Borrowed("任何前列腺癌"), Words::Borrowed("全部前列腺癌"), Words::Borrowed("前列腺癌(不论"), Words::Borrowed("前列腺癌(无论"), Words::Borrowed("各期前列腺癌")]), without: List::Borrowed(&[]), near: List::Borrowed(&[]), unit: None, above: None, below: None, says: Words::Borrowed("TNM分期为T1N0M0期或更轻分期的前列腺癌") },
            Stricter { words: List::Borrowed(&[Words::Borrowed("所有皮肤癌"), Words::Borrowed("任何皮肤癌"), Words::Borrowed("所有皮肤恶性肿瘤"), Words::Borrowed("黑色素瘤以外的所有皮肤"), Words::Borrowed("全部皮肤癌"), Words::Borrowed("一切皮肤癌")]), without: List::Borrowed(&[Words::Borrowed("未发生")]), near: List::Borrowed(&[]), unit: None, above: None, below: None, says: Words::Borrowed("黑色素瘤以外的未发生淋巴结和远处转移的皮肤恶性肿瘤") },
            Stricter { words: List::Borrowed(&[Words::Borrowed("须已接受~化"), Words::Borrowed("须已经接受~化"), Words::Borrowed("且已接受~化疗"), Words::Borrowed("并已接受~化疗"), Words::Borrowed("且已完成~化"), Words::Borrowed("并已完成~化"), Words::Borrowed("须完成~疗程"), Words::Borrowed("须经~疗程"), Words::Borrowed("已接受~疗程"), Words::Borrowed("须接受~放射治疗"), Words::Borrowed("须已实施根治"), Words::Borrowed("且已实施根治"), Words::Borrowed("并接受了根治")]), without: List::Borrowed(&[]), near: List::Borrowed(&[]), unit: None, above: None, below: None, says: Words::Borrowed("病灶经组织病理学检查（涵盖骨髓病理学检查）结果明确诊断") },
        ]),
    },
    Illness {
        name: Words::Borrowed("较重急性心肌梗死"),
        standard: E822,
        called: List::Borrowed(&[Words::Borrowed("较重急性心肌梗死"), Words::Borrowed("急性心肌梗死"), Words::Borrowed("急性心肌梗塞"), Words::Borrowed("心肌梗死"), Words::Borrowed("心肌梗塞")]),
        stricter: List::Borrowed(&[
            Stricter { words: List::Borrowed(&[Words::Borrowed("满足下列全部"), Words::Borrowed("满足以下全部"), Words::Borrowed("符合下列全部"), Words::Borrowed("符合以下全部"), Words::Borrowed("满足下列所有"), Words::Borrowed("满足以下所有"), Words::Borrowed("具备下列全部"), Words::Borrowed("具备以下全部"), Words::Borrowed("同时满足下列条件"), Words::Borrowed("同时满足以下条件"), Words::Borrowed("同时符合下列条件"), Words::Borrowed("同时符合以下条件"), Words::Borrowed("同时具备下列条件"), Words::Borrowed("满足全部条件"), Words::Borrowed("下列三项条件"), Words::Borrowed("以下三项条件"), Words::Borrowed("下列四项条件"), Words::Borrowed("以下四项条件"), Words::Borrowed("下列条件均须满足"), Words::Borrowed("各项均须满足"), Words::Borrowed("缺一不可"), Words::Borrowed("每一项条件"), Words::Borrowed("须全部满足"), Words::Borrowed("必须全部满足"), Words::Borrowed("且全部满足"), Words::Borrowed("并全部满足")]), without: List::Borrowed(&[Words::Borrowed("至少一项"), Words::Borrowed("至少一"), Words::Borrowed("之一"), Words::Borrowed("任一项"), Words::Borrowed("任一种"), Words::Borrowed("任一条"), Words::Borrowed("任一障碍"), Words::Borrowed("任一情形"), Words::Borrowed("任一标准"), Words::Borrowed("任意一"), Words::Borrowed("任何一项"), Words::Borrowed("任何一种"), Words::Borrowed("其中一项"), Words::Borrowed("其中一种")]), near: List::Borrowed(&[]), unit: None, above: None, below: None, says: Words::Borrowed("必须同时满足下列至少一项条件") },
            Stricter { words: List::Borrowed(&[]), without: List::Borrowed(&[]), near: List::Borrowed(&[Words::Borrowed("cTn"), Words::Borrowed("肌钙蛋白"), Words::Borrowed("TnT"), Words::Borrowed("TnI")]), unit: Some(Words::Borrowed("倍")), above: Some(Number { mantissa: 15, scale: 0 }), below: None, says: Words::Borrowed("至少一次检测结果达到该检验正常参考值上限的15倍（含）以上") },
            Stricter { words: List::Borrowed(&[]), without: List::Borrowed(&[]), near: List::Borrowed(&[Words::Borrowed("CK-MB"), Words::Borrowed("同工酶")]), unit: Some(Words::Borrowed("倍")), above: Some(Number { mantissa: 2, scale: 0 }), below: None, says: Words::Borrowed("肌酸激酶同工酶（CK-MB）升高，至少一次检测结果达到该检验正常参考值上限的2倍（含）以上") },
            Stricter { words: List::Borrowed(&[]), without: List::Borrowed(&[]), near: List::Borrowed(&[Words::Borrowed("射血分数"), Words::Borrowed("LVEF")]), unit: Some(Words::Borrowed("%")), above: None, below: Some(Number { mantissa: 50, scale: 0 }), says: Words::Borrowed("检测左室射血分数（LVEF）低于50%（不含）") },
            Stricter { words: List::Borrowed(&[Words::Borrowed("至少两项"), Words::Borrowed("至少二项"), Words::Borrowed("至少三项"), Words::Borrowed("其中两项"), Words::Borrowed("其中三项"), Words::Borrowed("两项或两项以上"), Words::Borrowed("两项以上条件"), Words::Borrowed("任意两项"), Words::Borrowed("任意三项"), Words::Borrowed("任两项"), Words::Borrowed("任三项")]), without: List::Borrowed(&[Words::Borrowed("至少一项"), Words::Borrowed("典型临床表现"), Words::Borrowed("典型的临床表现"), Words::Borrowed("典型胸痛"), Words::Borrowed("典型的胸痛")]), near: List::Borrowed(&[]), unit: None, above: None, below: None, says: Words::Borrowed("必须同时满足下列至少一项条件") },
        ]),
    },
    Illness {
        name: Words::Borrowed("脑中风后遗症"),
        standard: E823,
        called: List::Borrowed(&[Words::Borrowed("严重脑中风后遗症"), Words::Borrowed("脑中风后遗症"), Words::Borrowed("脑卒中后遗症"), Words::Borrowed("严重脑卒中后遗症"), Words::Borrowed("脑中风"), Words::Borrowed("脑卒中")]),
        stricter: List::Borrowed(&[
            Stricter { words: List::Borrowed(&[]), without: List::Borrowed(&[]), near: List::Borrowed(&[Words::Borrowed("确诊"), Words::Borrowed("诊断"), Words::Borrowed("发病"), Words::Borrowed("发生"), Words::Borrowed("持续"), Words::Borrowed("遗留")]), unit: Some(Words::Borrowed("天")), above: Some(Number { mantissa: 180, scale: 0 }), below: None, says: Words::Borrowed("疾病确诊180天后，仍遗留下列至少一种障碍") },
            Stricter { words: List::Borrowed(&[]), without: List::Borrowed(&[]), near: List::Borrowed(&[Words::Borrowed("肌力")]), unit: Some(Words::Borrowed("级")), above: None, below: Some(Number { mantissa: 2, scale: 0 }), says: Words::Borrowed("一肢（含）以上肢体肌力2级（含）以下") },
            Stricter { words: List::Borrowed(&[Words::Borrowed("两肢(含)以上肢体"), Words::Borrowed("两肢或两肢以上肢体"), Words::Borrowed("二肢以上肢体"), Words::Borrowed("两肢以上肢体"), Words::Borrowed("双侧肢体"), Words::Borrowed("两侧肢体"), Words::Borrowed("四肢肌力"), Words::Borrowed("四肢机能")]), without: List::Borrowed(&[]), near: List::Borrowed(&[]), unit: None, above: None, below: None, says: Words::Borrowed("一肢（含）以上肢体肌力2级（含）以下") },
            Stricter { words: List::Borrowed(&[Words::Borrowed("遗留下列全部障碍"), Words::Borrowed("遗留以下全部障碍"), Words::Borrowed("遗留下列所有障碍"), Words::Borrowed("下列全部障碍"), Words::Borrowed("以下全部障碍"), Words::Borrowed("下列所有障碍"), Words::Borrowed("同时遗留"), Words::Borrowed("同时存在"), Words::Borrowed("下列各项障碍"), Words::Borrowed("以下各项障碍"), Words::Borrowed("同时存在下列障碍"), Words::Borrowed("同时满足下列"), Words::Borrowed("满足下列全部"), Words::Borrowed("满足以下全部"), Words::Borrowed("至少两种障碍"), Words::Borrowed("两种或两种以上障碍"), Words::Borrowed("至少两项"), Words::Borrowed("两项或两项以上障碍")]), without: List::Borrowed(&[Words::Borrowed("至少一种"), Words::Borrowed("至少一项"), Words::Borrowed("之一"), Words::Borrowed("一种或一种以上"), Words::Borrowed("一项或一项以上")]), near: List::Borrowed(&[]), unit: None, above: None, below: None, says: Words::Borrowed("仍遗留下列至少一种障碍") },
            Stricter { words: List::Borrowed(&[Words::Borrowed("六项日常生活活动~四项"), Words::Borrowed("六项基本日常生活活动~四项"), Words::Borrowed("六项基本日常生活活动~五项"), Words::Borrowed("六项基本日常生活活动中的全部"), Words::Borrowed("六项基本日常生活活动的全部"), Words::Borrowed("六项日常生活活动中的全部"), Words::Borrowed("六项基本日常生活活动~六项全部")]), without: List::Borrowed(&[]), near: List::Borrowed(&[]), unit: None, above: None, below: None, says: Words::Borrowed("无法独立完成六项基本日常生活活动中的三项或三项以上") },
        ]),
    },
    Illness {
        name: Words::Borrowed("重大器官移植术或造血干细胞移植术"),
        standard: E824,
        called: List::Borrowed(&[Words::Borrowed("重大器官移植术或造血干细胞移植术"), Words::Borrowed("重大器官移植术"), Words::Borrowed("重大器官移植"), Words::Borrowed("造血干细胞移植术"), Words::Borrowed("造血干细胞移植")]),
        stricter: List::Borrowed(&[
            Stricter { words: List::Borrowed(&[Words::Borrowed("干细胞)的异体移植"), Words::Borrowed("造血干细胞的异体移植"), Words::Borrowed("造血干细胞异体移植"), Words::Borrowed("造血干细胞~异体移植"), Words::Borrowed("造血干细胞~异基因移植"), Words::Borrowed("造血干细胞~自体移植除外"), Words::Borrowed("自体造血干细胞移植~不在"), Words::Borrowed("自体移植~不在")]), without: List::Borrowed(&[]), near: List::Borrowed(&[]), unit: None, above: None, below: None, says: Words::Borrowed("已经实施了造血干细胞（包括骨髓造血干细胞、外周血造血干细胞和脐血造血干细胞）的移植手术") },
            Stricter { words: List::Borrowed(&[Words::Borrowed("脐血移植~不"), Words::Borrowed("脐带血移植~不"), Words::Borrowed("外周血移植~不"), Words::Borrowed("仅限骨髓移植"), Words::Borrowed("仅指骨髓移植"), Words::Borrowed("亲属供体"), Words::Borrowed("亲属提供的")]), without: List::Borrowed(&[]), near: List::Borrowed(&[]), unit: None, above: None, below: None, says: Words::Borrowed("已经实施了造血干细胞（包括骨髓造血干细胞、外周血造血干细胞和脐血造血干细胞）的移植手术") },
            Stricter { words: List::Borrowed(&[Words::Borrowed("肺脏移植不在保障"), Words::Borrowed("肺脏移植不属于"), Words::Borrowed("肺脏移植除外"), Words::Borrowed("肺脏移植不予给付"), Words::Borrowed("肺移植不在保障"), Words::Borrowed("肺移植不属于"), Words::Borrowed("肺移植除外"), Words::Borrowed("肺移植不予给付"), Words::Borrowed("小肠移植不在保障"), Words::Borrowed("小肠移植不属于"), Words::Borrowed("小肠移植除外"), Words::Borrowed("小肠移植不予给付"), Words::Borrowed("心脏移植不在保障"), Words::Borrowed("心脏移植不属于"), Words::Borrowed("心脏移植除外"), Words::Borrowed("心脏移植不予给付"), Words::Borrowed("肝脏移植不在保障"), Words::Borrowed("肝脏移植不属于"), Words::Borrowed("肝脏移植除外"), Words::Borrowed("肝脏移植不予给付"), Words::Borrowed("仅限肾"), Words::Borrowed("仅指肾"), Words::Borrowed("部分肝移植~不"), Words::Borrowed("活体移植~不")]), without: List::Borrowed(&[]), near: List::Borrowed(&[]), unit: None, above: None, below: None, says: Words::Borrowed("已经实施了肾脏、肝脏、心脏、肺脏或小肠的异体移植手术") },
            Stricter { words: List::Borrowed(&[Words::Borrowed("外周血和脐血移植~不"), Words::Borrowed("脐血移植不在"), Words::Borrowed("外周血移植不在"), Words::Borrowed("脐血移植不属"), Words::Borrowed("外周血移植不属"), Words::Borrowed("脐血移植除外"), Words::Borrowed("外周血移植除外"), Words::Borrowed("仅限异体"), Words::Borrowed("仅指异体")]), without: List::Borrowed(&[]), near: List::Borrowed(&[]), unit: None, above: None, below: None, says: Words::Borrowed("已经实施了造血干细胞（包括骨髓造血干细胞、外周血造血干细胞和脐血造血干细胞）的移植手术") },
        ]),
    },
    Illness {
        name: Words::Borrowed("冠状动脉搭桥术"),
        standard: E825,
        called: List::Borrowed(&[Words::Borrowed("冠状动脉搭桥术"), Words::Borrowed("冠状动脉搭桥手术"), Words::Borrowed("冠状动脉旁路移植术"), Words::Borrowed("冠状动脉旁路手术"), Words::Borrowed("冠状动脉旁路移植"), Words::Borrowed("冠状动脉搭桥"), Words::Borrowed("冠脉搭桥")]),
        stricter: List::Borrowed(&[
            Stricter { words: List::Borrowed(&[Words::Borrowed("开胸"), Words::Borrowed("劈开胸骨"), Words::Borrowed("锯开胸骨"), Words::Borrowed("胸骨正中"), Words::Borrowed("体外循环"), Words::Borrowed("打开胸腔"), Words::Borrowed("心脏停搏")]), without: List::Borrowed(&[Words::Borrowed("切开心包"), Words::Borrowed("包括小切口"), Words::Borrowed("含微创"), Words::Borrowed("胸腔镜下")]), near: List::Borrowed(&[]), unit: None, above: None, below: None, says: Words::Borrowed("已经实施了切开心包进行的冠状动脉血管旁路移植的手术") },
            Stricter { words: List::Borrowed(&[Words::Borrowed("两支以上~狭窄"), Words::Borrowed("两支(含)以上~狭窄"), Words::Borrowed("二支以上~狭窄"), Words::Borrowed("三支以上~狭窄"), Words::Borrowed("左主干狭窄~以上"), Words::Borrowed("至少两支"), Words::Borrowed("至少三支")]), without: List::Borrowed(&[]), near: List::Borrowed(&[]), unit: None, above: None, below: None, says: Words::Borrowed("为治疗严重的冠心病，已经实施了切开心包进行的冠状动脉血管旁路移植的手术") },
        ]),
    },
    Illness {
        name: Words::Borrowed("严重慢性肾衰竭"),
        standard: E826,
        called: List::Borrowed(&[Words::Borrowed("严重慢性肾衰竭"), Words::Borrowed("严重慢性肾功能衰竭"), Words::Borrowed("终末期肾病"), Words::Borrowed("终末期肾脏病"), Words::Borrowed("慢性肾功能衰竭"), Words::Borrowed("慢性肾衰竭"), Words::Borrowed("尿毒症")]),
        stricter: List::Borrowed(&[
            Stricter { words: List::Borrowed(&[]), without: List::Borrowed(&[]), near: List::Borrowed(&[Words::Borrowed("透析")]), unit: Some(Words::Borrowed("天")), above: Some(Number { mantissa: 90, scale: 0 }), below: None, says: Words::Borrowed("经诊断后已经进行了至少90天的规律性透析治疗") },
            Stricter { words: List::Borrowed(&[Words::Borrowed("且已实施肾"), Words::Borrowed("且实施了肾"), Words::Borrowed("并已实施肾"), Words::Borrowed("并实施了肾"), Words::Borrowed("且已经实施了肾"), Words::Borrowed("须已实施肾"), Words::Borrowed("必须实施肾"), Words::Borrowed("须实施肾"), Words::Borrowed("并且实施了肾")]), without: List::Borrowed(&[Words::Borrowed("或者"), Words::Borrowed("或实施"), Words::Borrowed("或已"), Words::Borrowed("之一")]), near: List::Borrowed(&[]), unit: None, above: None, below: None, says: Words::Borrowed("经诊断后已经进行了至少90天的规律性透析治疗") },
        ]),
    },
    Illness {
        name: Words::Borrowed("多个肢体缺失"),
        standard: E827,
        called: List::Borrowed(&[Words::Borrowed("多个肢体缺失"), Words::Borrowed("多肢体缺失")]),
        stricter: List::Borrowed(&[
            Stricter { words: List::Borrowed(&[Words::Borrowed("三个或三个以上肢体"), Words::Borrowed("三个以上肢体"), Words::Borrowed("三肢"), Words::Borrowed("四肢")]), without: List::Borrowed(&[]), near: List::Borrowed(&[]), unit: None, above: None, below: None, says: Words::Borrowed("两个或两个以上肢体自腕关节或踝关节近端（靠近躯干端）以上完全性断离") },
            Stricter { words: List::Borrowed(&[Words::Borrowed("肘关节"), Words::Borrowed("膝关节"), Words::Borrowed("肩关节"), Words::Borrowed("髋关节")]), without: List::Borrowed(&[Words::Borrowed("腕关节"), Words::Borrowed("踝关节")]), near: List::Borrowed(&[]), unit: None, above: None, below: None, says: Words::Borrowed("两个或两个以上肢体自腕关节或踝关节近端（靠近躯干端）以上完全性断离") },
            Stricter { words: List::Borrowed(&[Words::Borrowed("三个(含)以上肢体"), Words::Borrowed("同侧肢体"), Words::Borrowed("双上肢和双下肢")]), without: List::Borrowed(&[]), near: List::Borrowed(&[]), unit: None, above: None, below: None, says: Words::Borrowed("两个或两个以上肢体自腕关节或踝关节近端（靠近躯干端）以上完全性断离") },
        ]),
    },
    Illness {
        name: Words::Borrowed("急性重症肝炎或亚急性重症肝炎"),
        standard: E828,
        called: List::Borrowed(&[Words::Borrowed("急性重症肝炎或亚急性重症肝炎"), Words::Borrowed("急性或亚急性重症肝炎"), Words::Borrowed("急性重症肝炎"), Words::Borrowed("亚急性重症肝炎"), Words::Borrowed("重症肝炎")]),
        stricter: List::Borrowed(&[
            Stricter { words: List::Borrowed(&[Words::Borrowed("接受了肝"), Words::Borrowed("实施了肝"), Words::Borrowed("已完成肝"), Words::Borrowed("已经完成肝"), Words::Borrowed("完成了肝"), Words::Borrowed("已接受肝"), Words::Borrowed("已实施肝"), Words::Borrowed("须接受肝"), Words::Borrowed("须实施肝"), Words::Borrowed("进行了肝脏移植"), Words::Borrowed("进行了肝移植"), Words::Borrowed("已行肝移植")]), without: List::Borrowed(&[Words::Borrowed("或实施"), Words::Borrowed("或者实施"), Words::Borrowed("或接受"), Words::Borrowed("或已")]), near: List::Borrowed(&[]), unit: None, above: None, below: None, says: Words::Borrowed("肝功能指标进行性恶化") },
        ]),
    },
    Illness {
        name: Words::Borrowed("严重非恶性颅内肿瘤"),
        standard: E829,
        called: List::Borrowed(&[Words::Borrowed("严重非恶性颅内肿瘤"), Words::Borrowed("良性脑肿瘤"), Words::Borrowed("颅内良性肿瘤"), Words::Borrowed("非恶性颅内肿瘤"), Words::Borrowed("良性脑瘤")]),
        stricter: List::Borrowed(&[
            Stricter { words: List::Borrowed(&[Words::Borrowed("危及生命")]), without: List::Borrowed(&[]), near: List::Borrowed(&[]), unit: None, above: None, below: None, says: Words::Borrowed("已经引起颅内压升高或神经系统功能损害") },
            Stricter { words: List::Borrowed(&[Words::Borrowed("开颅")]), without: List::Borrowed(&[Words::Borrowed("至少一项"), Words::Borrowed("之一"), Words::Borrowed("任一项"), Words::Borrowed("任意一"), Words::Borrowed("放射"), Words::Borrowed("γ刀"), Words::Borrowed("伽马刀"), Words::Borrowed("伽玛刀"), Words::Borrowed("伽玛射线"), Words::Borrowed("质子"), Words::Borrowed("放疗")]), near: List::Borrowed(&[]), unit: None, above: None, below: None, says: Words::Borrowed("已经实施了针对颅内肿瘤的放射治疗，如γ刀、质子重离子治疗等") },
            Stricter { words: List::Borrowed(&[Words::Borrowed("放射治疗除外"), Words::Borrowed("放射治疗不"), Words::Borrowed("伽马刀~不"), Words::Borrowed("γ刀~不"), Words::Borrowed("部分切除~不"), Words::Borrowed("完全切除手术"), Words::Borrowed("全部切除的手术")]), without: List::Borrowed(&[Words::Borrowed("或部分切除"), Words::Borrowed("或者部分切除"), Words::Borrowed("完全或部分")]), near: List::Borrowed(&[]), unit: None, above: None, below: None, says: Words::Borrowed("已经实施了开颅进行的颅内肿瘤完全或部分切除手术") },
        ]),
    },
    Illness {
        name: Words::Borrowed("严重慢性肝衰竭"),
        standard: E830,
        called: List::Borrowed(&[Words::Borrowed("严重慢性肝衰竭"), Words::Borrowed("慢性肝功能衰竭失代偿期"), Words::Borrowed("慢性肝功能衰竭"), Words::Borrowed("慢性肝衰竭")]),
        stricter: List::Borrowed(&[
            Stricter { words: List::Borrowed(&[Words::Borrowed("实施了肝移植"), Words::Borrowed("实施肝移植"), Words::Borrowed("须行肝移植"), Words::Borrowed("实施了肝脏移植"), Words::Borrowed("实施肝脏移植"), Words::Borrowed("已接受肝移植"), Words::Borrowed("已经接受肝"), Words::Borrowed("已完成肝"), Words::Borrowed("已经完成肝"), Words::Borrowed("完成了肝"), Words::Borrowed("接受了肝"), Words::Borrowed("进行了肝移植"), Words::Borrowed("进行了肝脏移植"), Words::Borrowed("已行肝移植"), Words::Borrowed("已实施肝脏移植"), Words::Borrowed("已实施肝移植")]), without: List::Borrowed(&[Words::Borrowed("或实施"), Words::Borrowed("或已")]), near: List::Borrowed(&[]), unit: None, above: None, below: None, says: Words::Borrowed("充血性脾肿大伴脾功能亢进或食管胃底静脉曲张") },
        ]),
    },
    Illness {
        name: Words::Borrowed("脑炎后遗症或脑膜炎后遗症"),
        standard: E831,
        called: List::Borrowed(&[Words::Borrowed("严重脑炎后遗症或严重脑膜炎后遗症"), Words::Borrowed("脑炎后遗症或脑膜炎后遗症"), Words::Borrowed("严重脑炎后遗症"), Words::Borrowed("严重脑膜炎后遗症"), Words::Borrowed("脑炎后遗症"), Words::Borrowed("脑膜炎后遗症")]),
        stricter: List::Borrowed(&[
            Stricter { words: List::Borrowed(&[]), without: List::Borrowed(&[]), near: List::Borrowed(&[Words::Borrowed("确诊"), Words::Borrowed("诊断"), Words::Borrowed("持续"), Words::Borrowed("遗留")]), unit: Some(Words::Borrowed("天")), above: Some(Number { mantissa: 180, scale: 0 }), below: None, says: Words::Borrowed("经相关专科医生确诊疾病180天后，仍遗留下列至少一种障碍") },
            Stricter { words: List::Borrowed(&[]), without: List::Borrowed(&[]), near: List::Borrowed(&[Words::Borrowed("肌力")]), unit: Some(Words::Borrowed("级")), above: None, below: Some(Number { mantissa: 2, scale: 0 }), says: Words::Borrowed("一肢（含）以上肢体肌力2级（含）以下") },
            Stricter { words: List::Borrowed(&[Words::Borrowed("下列全部障碍"), Words::Borrowed("以下全部障碍"), Words::Borrowed("下列所有障碍"), Words::Borrowed("同时遗留"), Words::Borrowed("同时存在"), Words::Borrowed("下列各项障碍"), Words::Borrowed("以下各项障碍"), Words::Borrowed("满足下列全部"), Words::Borrowed("满足以下全部"), Words::Borrowed("至少两种障碍"), Words::Borrowed("两种或两种以上障碍")]), without: List::Borrowed(&[Words::Borrowed("至少一种"), Words::Borrowed("至少一项"), Words::Borrowed("之一"), Words::Borrowed("一种或一种以上")]), near: List::Borrowed(&[]), unit: None, above: None, below: None, says: Words::Borrowed("仍遗留下列至少一种障碍") },
        ]),
    },
    Illness {
        name: Words::Borrowed("深度昏迷"),
        standard: E832,
        called: List::Borrowed(&[Words::Borrowed("深度昏迷")]),
        stricter: List::Borrowed(&[
            Stricter { words: List::Borrowed(&[]), without: List::Borrowed(&[]), near: List::Borrowed(&[Words::Borrowed("呼吸机"), Words::Borrowed("生命维持"), Words::Borrowed("持续"), Words::Borrowed("昏迷")]), unit: Some(Words::Borrowed("天")), above: Some(Number { mantissa: 4, scale: 0 }), below: None, says: Words::Borrowed("已经持续使用呼吸机及其他生命维持系统96小时以上") },
            Stricter { words: List::Borrowed(&[]), without: List::Borrowed(&[]), near: List::Borrowed(&[Words::Borrowed("格拉斯哥"), Words::Borrowed("GCS"), Words::Borrowed("昏迷分级"), Words::Borrowed("Glasgow"), Words::Borrowed("glasgow")]), unit: Some(Words::Borrowed("分")), above: None, below: Some(Number { mantissa: 5, scale: 0 }), says: Words::Borrowed("昏迷程度按照格拉斯哥昏迷分级（GCS，Glasgow Coma Scale）结果为5分或5分以下") },
        ]),
    },
    Illness {
        name: Words::Borrowed("双耳失聪"),
        standard: E833,
        called: List::Borrowed(&[Words::Borrowed("双耳失聪")]),
        stricter: List::Borrowed(&[
            Stricter { words: List::Borrowed(&[]), without: List::Borrowed(&[]), near: List::Borrowed(&[Words::Borrowed("听阈"), Words::Borrowed("听力")]), unit: Some(Words::Borrowed("分贝")), above: Some(Number { mantissa: 91, scale: 0 }), below: None, says: Words::Borrowed("平均听阈大于等于91分贝") },
        ]),
    },
    Illness {
        name: Words::Borrowed("双目失明"),
        standard: E834,
        called: List::Borrowed(&[Words::Borrowed("双目失明")]),
        stricter: List::Borrowed(&[
            Stricter { words: List::Borrowed(&[Words::Borrowed("左右两侧眼球"), Words::Borrowed("双侧眼球均"), Words::Borrowed("双眼眼球均"), Words::Borrowed("两侧眼球均"), Words::Borrowed("双眼球摘除"), Words::Borrowed("双眼球缺失")]), without: List::Borrowed(&[Words::Borrowed("至少一项"), Words::Borrowed("之一"), Words::Borrowed("矫正视力"), Words::Borrowed("矫正视力低于")]), near: List::Borrowed(&[]), unit: None, above: None, below: None, says: Words::Borrowed("双眼中较好眼须满足下列至少一项条件") },
            Stricter { words: List::Borrowed(&[Words::Borrowed("满足下列全部"), Words::Borrowed("满足以下全部"), Words::Borrowed("同时满足"), Words::Borrowed("满足下列所有"), Words::Borrowed("满足以下所有"), Words::Borrowed("须全部满足"), Words::Borrowed("必须全部满足"), Words::Borrowed("并全部满足"), Words::Borrowed("且全部满足"), Words::Borrowed("同时满足下列两项"), Words::Borrowed("同时满足以下两项"), Words::Borrowed("均须满足"), Words::Borrowed("均应满足"), Words::Borrowed("每项条件均"), Words::Borrowed("各项条件均"), Words::Borrowed("缺一不可")]), without: List::Borrowed(&[Words::Borrowed("至少一项"), Words::Borrowed("之一"), Words::Borrowed("任一项"), Words::Borrowed("任一种"), Words::Borrowed("任一条"), Words::Borrowed("任一障碍"), Words::Borrowed("任一情形"), Words::Borrowed("任一标准"), Words::Borrowed("任意一"), Words::Borrowed("任何一项"), Words::Borrowed("任何一种"), Words::Borrowed("其中一项"), Words::Borrowed("其中一种")]), near: List::Borrowed(&[]), unit: None, above: None, below: None, says: Words::Borrowed("双眼中较好眼须满足下列至少一项条件") },
            Stricter { words: List::Borrowed(&[Words::Borrowed("矫正视力低于0.01"), Words::Borrowed("无光感"), Words::Borrowed("光感丧失"), Words::Borrowed("视力须低于0.01"), Words::Borrowed("视力必须低于0.01"), Words::Borrowed("视力小于0.01"), Words::Borrowed("视力不足0.01"), Words::Borrowed("视力<0.01"), Words::Borrowed("视力低于0.005"), Words::Borrowed("视力须低于0.005"), Words::Borrowed("双眼均无光感"), Words::Borrowed("视力为零"), Words::Borrowed("视力为0")]), without: List::Borrowed(&[]), near: List::Borrowed(&[]), unit: None, above: None, below: None, says: Words::Borrowed("矫正视力低于0.02（采用国际标准视力表，如果使用其他视力表应进行换算）") },
            Stricter { words: List::Borrowed(&[Words::Borrowed("视野半径小于3度"), Words::Borrowed("视野半径小于2度"), Words::Borrowed("视野半径小于三度"), Words::Borrowed("视野半径不足3度")]), without: List::Borrowed(&[]), near: List::Borrowed(&[]), unit: None, above: None, below: None, says: Words::Borrowed("视野半径小于5度") },
        ]),
    },
    Illness {
        name: Words::Borrowed("瘫痪"),
        standard: E835,
        called: List::Borrowed(&[Words::Borrowed("瘫痪")]),
        stricter: List::Borrowed(&[
            Stricter { words: List::Borrowed(&[]), without: List::Borrowed(&[]), near: List::Borrowed(&[Words::Borrowed("确诊"), Words::Borrowed("发生"), Words::Borrowed("持续"), Words::Borrowed("诊断")]), unit: Some(Words::Borrowed("天")), above: Some(Number { mantissa: 180, scale: 0 }), below: None, says: Words::Borrowed("指疾病确诊180天后或意外伤害发生180天后，每肢三大关节中的两大关节仍然完全僵硬，或肢体肌力在2级（含）以下") },
            Stricter { words: List::Borrowed(&[Words::Borrowed("四肢机能"), Words::Borrowed("四肢全部"), Words::Borrowed("四肢均"), Words::Borrowed("三肢以上"), Words::Borrowed("四肢随意运动"), Words::Borrowed("四肢肌力"), Words::Borrowed("四肢完全"), Words::Borrowed("三肢(含)以上"), Words::Borrowed("三肢或三肢以上"), Words::Borrowed("三个肢体以上"), Words::Borrowed("四肢瘫")]), without: List::Borrowed(&[]), near: List::Borrowed(&[]), unit: None, above: None, below: None, says: Words::Borrowed("两肢或两肢以上肢体随意运动功能永久完全丧失") },
            Stricter { words: List::Borrowed(&[]), without: List::Borrowed(&[]), near: List::Borrowed(&[Words::Borrowed("肌力")]), unit: Some(Words::Borrowed("级")), above: None, below: Some(Number { mantissa: 2, scale: 0 }), says: Words::Borrowed("或肢体肌力在2级（含）以下") },
            Stricter { words: List::Borrowed(&[Words::Borrowed("三大关节均"), Words::Borrowed("三大关节全部"), Words::Borrowed("三大关节中的三大关节")]), without: List::Borrowed(&[]), near: List::Borrowed(&[]), unit: None, above: None, below: None, says: Words::Borrowed("每肢三大关节中的两大关节仍然完全僵硬，或肢体肌力在2级（含）以下") },
        ]),
    },
    Illness {
        name: Words::Borrowed("心脏瓣膜手术"),
        standard: E836,
        called: List::Borrowed(&[Words::Borrowed("心脏瓣膜手术"), Words::Borrowed("心脏瓣膜置换"), Words::Borrowed("心瓣膜手术"), Words::Borrowed("瓣膜手术")]),
        stricter: List::Borrowed(&[
            Stricter { words: List::Borrowed(&[Words::Borrowed("开胸"), Words::Borrowed("劈开胸骨"), Words::Borrowed("锯开胸骨"), Words::Borrowed("胸骨正中"), Words::Borrowed("体外循环"), Words::Borrowed("打开胸腔")]), without: List::Borrowed(&[Words::Borrowed("胸腔镜下切开心脏"), Words::Borrowed("含胸腔镜")]), near: List::Borrowed(&[]), unit: None, above: None, below: None, says: Words::Borrowed("已经实施了切开心脏进行的心脏瓣膜置换或修复的手术") },
            Stricter { words: List::Borrowed(&[Words::Borrowed("仅限置换"), Words::Borrowed("仅指置换"), Words::Borrowed("修复手术除外"), Words::Borrowed("修复不在"), Words::Borrowed("修复不属于"), Words::Borrowed("修复不予"), Words::Borrowed("修复手术不在"), Words::Borrowed("修复术不在"), Words::Borrowed("修补术不在"), Words::Borrowed("修补手术不在"), Words::Borrowed("修补手术除外"), Words::Borrowed("修复除外"), Words::Borrowed("成形手术除外"), Words::Borrowed("成形术不在"), Words::Borrowed("成形手术不在")]), without: List::Borrowed(&[]), near: List::Borrowed(&[]), unit: None, above: None, below: None, says: Words::Borrowed("已经实施了切开心脏进行的心脏瓣膜置换或修复的手术") },
            Stricter { words: List::Borrowed(&[Words::Borrowed("两个以上瓣膜"), Words::Borrowed("两个或两个以上瓣膜"), Words::Borrowed("至少两个瓣膜"), Words::Borrowed("两个(含)以上瓣膜"), Words::Borrowed("双瓣膜置换")]), without: List::Borrowed(&[]), near: List::Borrowed(&[]), unit: None, above: None, below: None, says: Words::Borrowed("已经实施了切开心脏进行的心脏瓣膜置换或修复的手术") },
        ]),
    },
    Illness {
        name: Words::Borrowed("阿尔茨海默病"),
        standard: E837,
        called: List::Borrowed(&[Words::Borrowed("严重阿尔茨海默病"), Words::Borrowed("阿尔茨海默病")]),
        stricter: List::Borrowed(&[
            Stricter { words: List::Borrowed(&[Words::Borrowed("满足下列全部"), Words::Borrowed("满足以下全部"), Words::Borrowed("同时满足下列"), Words::Borrowed("同时满足以下"), Words::Borrowed("满足下列所有"), Words::Borrowed("满足以下所有"), Words::Borrowed("须全部满足"), Words::Borrowed("必须全部满足"), Words::Borrowed("并全部满足"), Words::Borrowed("且全部满足"), Words::Borrowed("同时满足下列两项"), Words::Borrowed("同时满足以下两项"), Words::Borrowed("均须满足"), Words::Borrowed("均应满足"), Words::Borrowed("每项条件均"), Words::Borrowed("各项条件均"), Words::Borrowed("缺一不可")]), without: List::Borrowed(&[Words::Borrowed("至少一项"), Words::Borrowed("之一"), Words::Borrowed("任一项"), Words::Borrowed("任一种"), Words::Borrowed("任一条"), Words::Borrowed("任一障碍"), Words::Borrowed("任一情形"), Words::Borrowed("任一标准"), Words::Borrowed("任意一"), Words::Borrowed("任何一项"), Words::Borrowed("任何一种"), Words::Borrowed("其中一项"), Words::Borrowed("其中一种")]), near: List::Borrowed(&[]), unit: None, above: None, below: None, says: Words::Borrowed("且须满足下列至少一项条件") },
            Stricter { words: List::Borrowed(&[Words::Borrowed("六项~四项或"), Words::Borrowed("六项~五项或"), Words::Borrowed("六项基本日常生活活动中的全部"), Words::Borrowed("卧床不起"), Words::Borrowed("六项基本日常生活活动~四项"), Words::Borrowed("六项基本日常生活活动~五项")]), without: List::Borrowed(&[]), near: List::Borrowed(&[]), unit: None, above: None, below: None, says: Words::Borrowed("自主生活能力完全丧失，无法独立完成六项基本日常生活活动中的三项或三项以上") },
        ]),
    },
    Illness {
        name: Words::Borrowed("严重脑损伤"),
        standard: E838,
        called: List::Borrowed(&[Words::Borrowed("严重脑损伤")]),
        stricter: List::Borrowed(&[
            Stricter { words: List::Borrowed(&[]), without: List::Borrowed(&[]), near: List::Borrowed(&[Words::Borrowed("脑损伤"), Words::Borrowed("损伤"), Words::Borrowed("持续"), Words::Borrowed("遗留"), Words::Borrowed("受伤")]), unit: Some(Words::Borrowed("天")), above: Some(Number { mantissa: 180, scale: 0 }), below: None, says: Words::Borrowed("指脑损伤180天后，仍遗留下列至少一种障碍") },
            Stricter { words: List::Borrowed(&[]), without: List::Borrowed(&[]), near: List::Borrowed(&[Words::Borrowed("肌力")]), unit: Some(Words::Borrowed("级")), above: None, below: Some(Number { mantissa: 2, scale: 0 }), says: Words::Borrowed("一肢（含）以上肢体肌力2级（含）以下") },
            Stricter { words: List::Borrowed(&[Words::Borrowed("下列全部障碍"), Words::Borrowed("以下全部障碍"), Words::Borrowed("下列所有障碍"), Words::Borrowed("同时遗留"), Words::Borrowed("同时存在"), Words::Borrowed("下列各项障碍"), Words::Borrowed("以下各项障碍"), Words::Borrowed("满足下列全部"), Words::Borrowed("满足以下全部"), Words::Borrowed("至少两种障碍"), Words::Borrowed("两种或两种以上障碍")]), without: List::Borrowed(&[Words::Borrowed("至少一种"), Words::Borrowed("至少一项"), Words::Borrowed("之一"), Words::Borrowed("一种或一种以上")]), near: List::Borrowed(&[]), unit: None, above: None, below: None, says: Words::Borrowed("仍遗留下列至少一种障碍") },
        ]),
    },
    Illness {
        name: Words::Borrowed("帕金森病"),
        standard: E839,
        called: List::Borrowed(&[Words::Borrowed("严重原发性帕金森病"), Words::Borrowed("严重帕金森病"), Words::Borrowed("原发性帕金森病"), Words::Borrowed("帕金森病")]),
        stricter: List::Borrowed(&[
            Stricter { words: List::Borrowed(&[Words::Borrowed("药物治疗无法控制"), Words::Borrowed("药物治疗不能控制"), Words::Borrowed("药物无法控制"), Words::Borrowed("药物不能控制"), Words::Borrowed("药物难以控制"), Words::Borrowed("无法通过药物控制"), Words::Borrowed("不能通过药物控制")]), without: List::Borrowed(&[]), near: List::Borrowed(&[]), unit: None, above: None, below: None, says: Words::Borrowed("经相关专科医生确诊，且须满足自主生活能力完全丧失，无法独立完成六项基本日常生活活动中的三项或三项以上") },
            Stricter { words: List::Borrowed(&[Words::Borrowed("六项~四项或"), Words::Borrowed("六项~五项或"), Words::Borrowed("六项基本日常生活活动中的全部"), Words::Borrowed("六项基本日常生活活动~四项"), Words::Borrowed("六项基本日常生活活动~五项")]), without: List::Borrowed(&[]), near: List::Borrowed(&[]), unit: None, above: None, below: None, says: Words::Borrowed("无法独立完成六项基本日常生活活动中的三项或三项以上") },
        ]),
    },
    Illness {
        name: Words::Borrowed("严重Ⅲ度烧伤"),
        standard: E840,
        called: List::Borrowed(&[Words::Borrowed("严重Ⅲ度烧伤"), Words::Borrowed("严重III度烧伤"), Words::Borrowed("严重三度烧伤"), Words::Borrowed("严重烧伤"), Words::Borrowed("Ⅲ度烧伤"), Words::Borrowed("III度烧伤"), Words::Borrowed("三度烧伤")]),
        stricter: List::Borrowed(&[
            Stricter { words: List::Borrowed(&[]), without: List::Borrowed(&[]), near: List::Borrowed(&[Words::Borrowed("面积"), Words::Borrowed("体表")]), unit: Some(Words::Borrowed("%")), above: Some(Number { mantissa: 20, scale: 0 }), below: None, says: Words::Borrowed("Ⅲ度烧伤的面积达到全身体表面积的20％或20％以上") },
        ]),
    },
    Illness {
        name: Words::Borrowed("肺动脉高压"),
        standard: E841,
        called: List::Borrowed(&[Words::Borrowed("严重特发性肺动脉高压"), Words::Borrowed("严重原发性肺动脉高压"), Words::Borrowed("特发性肺动脉高压"), Words::Borrowed("原发性肺动脉高压")]),
        stricter: List::Borrowed(&[
            Stricter { words: List::Borrowed(&[]), without: List::Borrowed(&[]), near: List::Borrowed(&[Words::Borrowed("肺动脉平均压"), Words::Borrowed("平均肺动脉压"), Words::Borrowed("肺动脉压")]), unit: Some(Words::Borrowed("mmHg")), above: Some(Number { mantissa: 36, scale: 0 }), below: None, says: Words::Borrowed("静息状态下肺动脉平均压在36mmHg（含）以上") },
        ]),
    },
    Illness {
        name: Words::Borrowed("运动神经元病"),
        standard: E842,
        called: List::Borrowed(&[Words::Borrowed("严重运动神经元病"), Words::Borrowed("运动神经元病")]),
        stricter: List::Borrowed(&[
            Stricter { words: List::Borrowed(&[Words::Borrowed("须满足自主生活能力完全丧失"), Words::Borrowed("必须满足自主生活能力完全丧失"), Words::Borrowed("满足下列全部"), Words::Borrowed("满足以下全部"), Words::Borrowed("同时满足下列"), Words::Borrowed("同时满足以下"), Words::Borrowed("满足下列所有"), Words::Borrowed("满足以下所有"), Words::Borrowed("须全部满足"), Words::Borrowed("必须全部满足"), Words::Borrowed("并全部满足"), Words::Borrowed("且全部满足"), Words::Borrowed("同时满足下列两项"), Words::Borrowed("同时满足以下两项"), Words::Borrowed("均须满足"), Words::Borrowed("均应满足"), Words::Borrowed("每项条件均"), Words::Borrowed("各项条件均"), Words::Borrowed("缺一不可"), Words::Borrowed("全部满足以下"), Words::Borrowed("全部满足下列")]), without: List::Borrowed(&[Words::Borrowed("至少一项"), Words::Borrowed("之一"), Words::Borrowed("任一项"), Words::Borrowed("任一种"), Words::Borrowed("任一条"), Words::Borrowed("任一障碍"), Words::Borrowed("任一情形"), Words::Borrowed("任一标准"), Words::Borrowed("任意一"), Words::Borrowed("任何一项"), Words::Borrowed("任何一种"), Words::Borrowed("其中一项"), Words::Borrowed("其中一种")]), near: List::Borrowed(&[]), unit: None, above: None, below: None, says: Words::Borrowed("且须满足下列至少一项条件") },
            Stricter { words: List::Borrowed(&[]), without: List::Borrowed(&[]), near: List::Borrowed(&[Words::Borrowed("呼吸机")]), unit: Some(Words::Borrowed("天")), above: Some(Number { mantissa: 7, scale: 0 }), below: None, says: Words::Borrowed("呼吸肌麻痹导致严重呼吸困难，且已经持续使用呼吸机7天（含）以上") },
        ]),
    },
    Illness {
        name: Words::Borrowed("语言能力丧失"),
        standard: E843,
        called: List::Borrowed(&[Words::Borrowed("语言能力丧失")]),
        stricter: List::Borrowed(&[
            Stricter { words: List::Borrowed(&[]), without: List::Borrowed(&[]), near: List::Borrowed(&[Words::Borrowed("积极治疗"), Words::Borrowed("治疗"), Words::Borrowed("持续")]), unit: Some(Words::Borrowed("月")), above: Some(Number { mantissa: 12, scale: 0 }), below: None, says: Words::Borrowed("经过积极治疗至少12个月（声带完全切除不受此时间限制）") },
            Stricter { words: List::Borrowed(&[Words::Borrowed("声带完全切除~不"), Words::Borrowed("声带切除~不")]), without: List::Borrowed(&[Words::Borrowed("不受此"), Words::Borrowed("不受")]), near: List::Borrowed(&[]), unit: None, above: None, below: None, says: Words::Borrowed("经过积极治疗至少12个月（声带完全切除不受此时间限制）") },
        ]),
    },
    Illness {
        name: Words::Borrowed("重型再生障碍性贫血"),
        standard: E844,
        called: List::Borrowed(&[Words::Borrowed("重型再生障碍性贫血"), Words::Borrowed("重症再生障碍性贫血"), Words::Borrowed("严重再生障碍性贫血"), Words::Borrowed("再生障碍性贫血")]),
        stricter: List::Borrowed(&[
            Stricter { words: List::Borrowed(&[Words::Borrowed("血象须具备以下三项"), Words::Borrowed("血象须具备下列三项"), Words::Borrowed("血象须满足以下三项"), Words::Borrowed("血象必须具备以下三项"), Words::Borrowed("血象须同时具备"), Words::Borrowed("血象须符合以下三项"), Words::Borrowed("血象须符合以下所有"), Words::Borrowed("血象须满足以下全部"), Words::Borrowed("血象须满足下列全部"), Words::Borrowed("血象须满足以下所有"), Words::Borrowed("三项指标须全部"), Words::Borrowed("三项须全部"), Words::Borrowed("三项条件须全部"), Words::Borrowed("三项均须"), Words::Borrowed("三项指标均须"), Words::Borrowed("三项均达到"), Words::Borrowed("三项指标均"), Words::Borrowed("须全部达到"), Words::Borrowed("三项条件均")]), without: List::Borrowed(&[Words::Borrowed("中的两项"), Words::Borrowed("中的二项"), Words::Borrowed("中的任意两项"), Words::Borrowed("两项或"), Words::Borrowed("中两项"), Words::Borrowed("中至少两项")]), near: List::Borrowed(&[]), unit: None, above: None, below: None, says: Words::Borrowed("外周血象须具备以下三项条件中的两项") },
            Stricter { words: List::Borrowed(&[Words::Borrowed("且已实施造血干细胞移植"), Words::Borrowed("且已接受骨髓移植"), Words::Borrowed("并已接受骨髓移植"), Words::Borrowed("须接受骨髓移植"), Words::Borrowed("须已接受骨髓移植"), Words::Borrowed("须已实施骨髓移植"), Words::Borrowed("且已实施骨髓移植")]), without: List::Borrowed(&[Words::Borrowed("或已"), Words::Borrowed("或者")]), near: List::Borrowed(&[]), unit: None, above: None, below: None, says: Words::Borrowed("外周血象须具备以下三项条件中的两项") },
        ]),
    },
    Illness {
        name: Words::Borrowed("主动脉手术"),
        standard: E845,
        called: List::Borrowed(&[Words::Borrowed("主动脉手术"), Words::Borrowed("主动脉外科手术")]),
        stricter: List::Borrowed(&[
            Stricter { words: List::Borrowed(&[Words::Borrowed("开胸"), Words::Borrowed("开腹"), Words::Borrowed("剖胸"), Words::Borrowed("剖腹")]), without: List::Borrowed(&[Words::Borrowed("胸腔镜"), Words::Borrowed("腹腔镜")]), near: List::Borrowed(&[]), unit: None, above: None, below: None, says: Words::Borrowed("已经实施了开胸（含胸腔镜下）或开腹（含腹腔镜下）进行的切除、置换、修补病损主动脉血管、主动脉创伤后修复的手术") },
            Stricter { words: List::Borrowed(&[Words::Borrowed("大切口"), Words::Borrowed("仅限升主动脉"), Words::Borrowed("仅指升主动脉"), Words::Borrowed("腹主动脉除外"), Words::Borrowed("腹主动脉不在保障"), Words::Borrowed("腹主动脉手术不在"), Words::Borrowed("降主动脉除外")]), without: List::Borrowed(&[]), near: List::Borrowed(&[]), unit: None, above: None, below: None, says: Words::Borrowed("已经实施了开胸（含胸腔镜下）或开腹（含腹腔镜下）进行的切除、置换、修补病损主动脉血管、主动脉创伤后修复的手术") },
            Stricter { words: List::Borrowed(&[Words::Borrowed("胸腔镜~不"), Words::Borrowed("腹腔镜~不"), Words::Borrowed("腔镜下实施的除外"), Words::Borrowed("腔镜手术除外")]), without: List::Borrowed(&[Words::Borrowed("含胸腔镜"), Words::Borrowed("含腹腔镜"), Words::Borrowed("包括胸腔镜"), Words::Borrowed("包括腹腔镜")]), near: List::Borrowed(&[]), unit: None, above: None, below: None, says: Words::Borrowed("已经实施了开胸（含胸腔镜下）或开腹（含腹腔镜下）进行的切除、置换、修补病损主动脉血管、主动脉创伤后修复的手术") },
        ]),
    },
    Illness {
        name: Words::Borrowed("严重慢性呼吸衰竭"),
        standard: E846,
        called: List::Borrowed(&[Words::Borrowed("严重慢性呼吸衰竭"), Words::Borrowed("严重慢性呼吸功能衰竭"), Words::Borrowed("慢性呼吸功能衰竭"), Words::Borrowed("慢性呼吸衰竭")]),
        stricter: List::Borrowed(&[
            Stricter { words: List::Borrowed(&[]), without: List::Borrowed(&[]), near: List::Borrowed(&[Words::Borrowed("FEV1"), Words::Borrowed("fev1"), Words::Borrowed("用力呼气容积")]), unit: Some(Words::Borrowed("%")), above: None, below: Some(Number { mantissa: 30, scale: 0 }), says: Words::Borrowed("肺功能第一秒用力呼气容积（FEV1）占预计值的百分比＜30%") },
            Stricter { words: List::Borrowed(&[]), without: List::Borrowed(&[]), near: List::Borrowed(&[Words::Borrowed("PaO2"), Words::Borrowed("pao2"), Words::Borrowed("血氧分压")]), unit: Some(Words::Borrowed("mmHg")), above: None, below: Some(Number { mantissa: 50, scale: 0 }), says: Words::Borrowed("动脉血氧分压（PaO2）＜50mmHg") },
            Stricter { words: List::Borrowed(&[]), without: List::Borrowed(&[]), near: List::Borrowed(&[Words::Borrowed("积极治疗")]), unit: Some(Words::Borrowed("天")), above: Some(Number { mantissa: 180, scale: 0 }), below: None, says: Words::Borrowed("经过积极治疗180天后满足以下所有条件") },
        ]),
    },
    Illness {
        name: Words::Borrowed("克罗恩病"),
        standard: E847,
        called: List::Borrowed(&[Words::Borrowed("严重克罗恩病"), Words::Borrowed("克罗恩病"), Words::Borrowed("严重克隆病"), Words::Borrowed("克隆病")]),
        stricter: List::Borrowed(&[
            Stricter { words: List::Borrowed(&[Words::Borrowed("实施了肠切除"), Words::Borrowed("实施肠切除"), Words::Borrowed("接受了肠切除"), Words::Borrowed("接受肠切除"), Words::Borrowed("已行肠切除"), Words::Borrowed("切除手术治疗"), Words::Borrowed("接受手术治疗"), Words::Borrowed("实施了手术")]), without: List::Borrowed(&[Words::Borrowed("或者"), Words::Borrowed("或实施"), Words::Borrowed("或接受")]), near: List::Borrowed(&[]), unit: None, above: None, below: None, says: Words::Borrowed("已经造成瘘管形成并伴有肠梗阻或肠穿孔") },
            Stricter { words: List::Borrowed(&[Words::Borrowed("肠梗阻及肠穿孔"), Words::Borrowed("肠梗阻和肠穿孔"), Words::Borrowed("肠梗阻并肠穿孔"), Words::Borrowed("肠梗阻且肠穿孔"), Words::Borrowed("肠梗阻与肠穿孔"), Words::Borrowed("肠梗阻并伴有肠穿孔"), Words::Borrowed("肠梗阻、肠穿孔均")]), without: List::Borrowed(&[]), near: List::Borrowed(&[]), unit: None, above: None, below: None, says: Words::Borrowed("已经造成瘘管形成并伴有肠梗阻或肠穿孔") },
        ]),
    },
    Illness {
        name: Words::Borrowed("溃疡性结肠炎"),
        standard: E848,
        called: List::Borrowed(&[Words::Borrowed("严重溃疡性结肠炎"), Words::Borrowed("溃疡性结肠炎")]),
        stricter: List::Borrowed(&[
            Stricter { words: List::Borrowed(&[Words::Borrowed("结肠切除")]), without: List::Borrowed(&[Words::Borrowed("造瘘"), Words::Borrowed("造口")]), near: List::Borrowed(&[]), unit: None, above: None, below: None, says: Words::Borrowed("已经实施了结肠切除或回肠造瘘术") },
            Stricter { words: List::Borrowed(&[Words::Borrowed("结肠切除并"), Words::Borrowed("结肠切除术并"), Words::Borrowed("结肠切除及"), Words::Borrowed("结肠切除和"), Words::Borrowed("结肠切除且"), Words::Borrowed("结肠切除术及"), Words::Borrowed("结肠切除术和"), Words::Borrowed("结肠切除与回肠")]), without: List::Borrowed(&[]), near: List::Borrowed(&[]), unit: None, above: None, below: None, says: Words::Borrowed("已经实施了结肠切除或回肠造瘘术") },
        ]),
    },
    Illness {
        name: Words::Borrowed("恶性肿瘤——轻度"),
        standard: E849,
        called: List::Borrowed(&[Words::Borrowed("恶性肿瘤——轻度"), Words::Borrowed("恶性肿瘤-轻度"), Words::Borrowed("恶性肿瘤--轻度"), Words::Borrowed("恶性肿瘤(轻度)"), Words::Borrowed("轻度恶性肿瘤")]),
        stricter: List::Borrowed(&[
        ]),
    },
    Illness {
        name: Words::Borrowed("较轻急性心肌梗死"),
        standard: E850,
        called: List::Borrowed(&[Words::Borrowed("较轻急性心肌梗死"), Words::Borrowed("轻度急性心肌梗死")]),
        stricter: List::Borrowed(&[
        ]),
    },
    Illness {
        name: Words::Borrowed("轻度脑中风后遗症"),
        standard: E851,
        called: List::Borrowed(&[Words::Borrowed("轻度脑中风后遗症"), Words::Borrowed("轻度脑中风")]),
        stricter: List::Borrowed(&[
            Stricter { words: List::Borrowed(&[]), without: List::Borrowed(&[]), near: List::Borrowed(&[Words::Borrowed("确诊"), Words::Borrowed("诊断"), Words::Borrowed("发病"), Words::Borrowed("持续"), Words::Borrowed("遗留")]), unit: Some(Words::Borrowed("天")), above: Some(Number { mantissa: 180, scale: 0 }), below: None, says: Words::Borrowed("在疾病确诊180天后，仍遗留下列至少一种障碍") },
            Stricter { words: List::Borrowed(&[]), without: List::Borrowed(&[]), near: List::Borrowed(&[Words::Borrowed("肌力")]), unit: Some(Words::Borrowed("级")), above: None, below: Some(Number { mantissa: 3, scale: 0 }), says: Words::Borrowed("一肢（含）以上肢体肌力为3级") },
            Stricter { words: List::Borrowed(&[Words::Borrowed("下列全部障碍"), Words::Borrowed("以下全部障碍"), Words::Borrowed("同时遗留"), Words::Borrowed("同时存在"), Words::Borrowed("下列各项障碍"), Words::Borrowed("以下各项障碍"), Words::Borrowed("两种障碍")]), without: List::Borrowed(&[Words::Borrowed("至少一种"), Words::Borrowed("至少一项"), Words::Borrowed("之一")]), near: List::Borrowed(&[]), unit: None, above: None, below: None, says: Words::Borrowed("在疾病确诊180天后，仍遗留下列至少一种障碍") },
        ]),
    },
];
