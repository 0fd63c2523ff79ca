// Written by `cargo xtask generate` from the files in kb/. Do not edit.

use super::sources::*;
#[allow(unused_imports, reason = "which of them occur depends on the data")]
use crate::{BoundSource, Capacity, Card, Frame, Level, List, Mend, Part, Rule, RuleText, When, Words};

const GEN_001_PARTS: &[Part] = &[
            Part {
                text: RuleText::Finding,
                when: When { words: List::Borrowed(&[Words::Borrowed("不可爭議"), Words::Borrowed("不可争议"), Words::Borrowed("不可抗辯"), Words::Borrowed("不可抗辩"), Words::Borrowed("不可異議"), Words::Borrowed("不可异议"), Words::Borrowed("提出爭議"), Words::Borrowed("提出争议")]), with: List::Borrowed(&[]), without: List::Borrowed(&[]), near: List::Borrowed(&[]), not_near: List::Borrowed(&[]), present: List::Borrowed(&[]), absent: List::Borrowed(&[]), families: List::Borrowed(&[]), outside: List::Borrowed(&[]), moves: List::Borrowed(&[]), reader: None },
                instead: true,
                says: Words::Borrowed("较公平的保单满若干年以后，公司就不再追究投保时的说法。这里给这项保护打了折扣。"),
            },
            Part {
                text: RuleText::Finding,
                when: When { words: List::Borrowed(&[Words::Borrowed("申報"), Words::Borrowed("申报"), Words::Borrowed("資料"), Words::Borrowed("资料"), Words::Borrowed("陳述"), Words::Borrowed("陈述"), Words::Borrowed("告知"), Words::Borrowed("錯誤"), Words::Borrowed("错误"), Words::Borrowed("遺漏"), Words::Borrowed("遗漏"), Words::Borrowed("不準確"), Words::Borrowed("不准确")]), with: List::Borrowed(&[]), without: List::Borrowed(&[Words::Borrowed("隨時"), Words::Borrowed("随时"), Words::Borrowed("名單"), Words::Borrowed("名单")]), near: List::Borrowed(&[]), not_near: List::Borrowed(&[]), present: List::Borrowed(&[]), absent: List::Borrowed(&[]), families: List::Borrowed(&[]), outside: List::Borrowed(&[]), moves: List::Borrowed(&[]), reader: None },
                instead: true,
                says: Words::Borrowed("较公平的保单只在重大、有意隐瞒的时候才作废。这里投保时说错或者漏了一点，整张保单就可能不算数。"),
            },];
const GEN_001_MENDS: &[Mend] = &[];
const GEN_001_BOUND: &[BoundSource] = &[];
const GEN_001: Rule = Rule {
        id: Words::Borrowed("gen-001"),
        name: Words::Borrowed("保单可被随时撤销"),
        card: Card::Policy,
        level: Level::Medium,
        hurts: Words::Borrowed("保单持有人"),
        families: List::Borrowed(&[Words::Borrowed("*")]),
        frames: List::Borrowed(&[Frame::Quit, Frame::Forfeit, Frame::Waive]),
        topics: List::Borrowed(&[Words::Borrowed("撤销"), Words::Borrowed("撤銷"), Words::Borrowed("取消"), Words::Borrowed("终止"), Words::Borrowed("終止"), Words::Borrowed("終結"), Words::Borrowed("作废"), Words::Borrowed("作廢"), Words::Borrowed("无效"), Words::Borrowed("無效"), Words::Borrowed("失效"), Words::Borrowed("不可爭議"), Words::Borrowed("不可争议"), Words::Borrowed("不可抗辩"), Words::Borrowed("不可抗辯"), Words::Borrowed("解除"), Words::Borrowed("了結"), Words::Borrowed("收回"), Words::Borrowed("承保"), Words::Borrowed("void"), Words::Borrowed("cancel"), Words::Borrowed("delete"), Words::Borrowed("爭議")]),
        judge: None,
        finding: Words::Borrowed("较公平的保单会写明公司在什么情况下、多长时间内才能撤销或终止。这里给公司留的余地很大，您的保障不稳当。"),
        consequence: Words::Borrowed("需要保障的时候，您可能发现保单已经不算数。已交的保费退不退，也要看公司怎么说。"),
        next_step: Words::Borrowed("问清保单有没有满若干年就不再追究的约定。请公司书面列明撤销或终止的理由、期限和退款办法。有疑问向保单列明的投诉机构查询。"),
        say: Words::Borrowed("您好，请书面说明哪些情况会撤销或终止保单、提前多少天通知、保费如何退还。也请说明有没有满几年后不再追究的约定，谢谢。"),
        suggested_text: None,
        parts: List::Borrowed(GEN_001_PARTS),
        mends: List::Borrowed(GEN_001_MENDS),
        evidence: List::Borrowed(&[]),
        bound: List::Borrowed(GEN_001_BOUND),
        since: Words::Borrowed("1.0.0-rc.1"),
};

const GEN_002_PARTS: &[Part] = &[
            Part {
                text: RuleText::Finding,
                when: When { words: List::Borrowed(&[Words::Borrowed("以英文"), Words::Borrowed("以葡文"), Words::Borrowed("以外文"), Words::Borrowed("以英語"), Words::Borrowed("以英语"), Words::Borrowed("以前者"), Words::Borrowed("以後者"), Words::Borrowed("以后者")]), with: List::Borrowed(&[]), without: List::Borrowed(&[]), near: List::Borrowed(&[]), not_near: List::Borrowed(&[]), present: List::Borrowed(&[]), absent: List::Borrowed(&[]), families: List::Borrowed(&[]), outside: List::Borrowed(&[]), moves: List::Borrowed(&[]), reader: None },
                instead: true,
                says: Words::Borrowed("较公平的保单让您看得懂的文本也算数。这里却以外文的文本为准，您读的中文可能不算数。"),
            },
            Part {
                text: RuleText::Finding,
                when: When { words: List::Borrowed(&[Words::Borrowed("供參考"), Words::Borrowed("供参考"), Words::Borrowed("作參考"), Words::Borrowed("作参考"), Words::Borrowed("供閣下參考"), Words::Borrowed("供您参考"), Words::Borrowed("供客戶參考"), Words::Borrowed("供客户参考")]), with: List::Borrowed(&[]), without: List::Borrowed(&[]), near: List::Borrowed(&[]), not_near: List::Borrowed(&[]), present: List::Borrowed(&[]), absent: List::Borrowed(&[]), families: List::Borrowed(&[]), outside: List::Borrowed(&[]), moves: List::Borrowed(&[]), reader: None },
                instead: true,
                says: Words::Borrowed("较公平的保单让您看得懂的文本也算数。这里写明中文本只作参考，您读到的意思可能不算数。"),
            },
            Part {
                text: RuleText::Finding,
                when: When { words: List::Borrowed(&[Words::Borrowed("解釋"), Words::Borrowed("解释"), Words::Borrowed("釋義"), Words::Borrowed("詮釋"), Words::Borrowed("诠释")]), with: List::Borrowed(&[]), without: List::Borrowed(&[]), near: List::Borrowed(&[]), not_near: List::Borrowed(&[]), present: List::Borrowed(&[]), absent: List::Borrowed(&[]), families: List::Borrowed(&[]), outside: List::Borrowed(&[]), moves: List::Borrowed(&[]), reader: None },
                instead: true,
                says: Words::Borrowed("较公平的保单会把意思写明白，看法不同时交给第三方判断。这里由公司一方来解释，您难以反驳。"),
            },
            Part {
                text: RuleText::Finding,
                when: When { words: List::Borrowed(&[Words::Borrowed("紀錄為準"), Words::Borrowed("记录为准"), Words::Borrowed("檔案為準"), Words::Borrowed("档案为准"), Words::Borrowed("存檔為準"), Words::Borrowed("系統為準"), Words::Borrowed("系统为准"), Words::Borrowed("決定為準"), Words::Borrowed("决定为准"), Words::Borrowed("認定為準")]), with: List::Borrowed(&[]), without: List::Borrowed(&[]), near: List::Borrowed(&[]), not_near: List::Borrowed(&[]), present: List::Borrowed(&[]), absent: List::Borrowed(&[]), families: List::Borrowed(&[]), outside: List::Borrowed(&[]), moves: List::Borrowed(&[]), reader: None },
                instead: true,
                says: Words::Borrowed("较公平的保单以发给您的文本为准。这里却以公司一方的说法为准，您手上的文本可能不算数。"),
            },
            Part {
                text: RuleText::Consequence,
                when: When { words: List::Borrowed(&[Words::Borrowed("以英文"), Words::Borrowed("以葡文"), Words::Borrowed("以外文"), Words::Borrowed("以英語"), Words::Borrowed("以英语"), Words::Borrowed("以前者"), Words::Borrowed("以後者"), Words::Borrowed("以后者")]), with: List::Borrowed(&[]), without: List::Borrowed(&[]), near: List::Borrowed(&[]), not_near: List::Borrowed(&[]), present: List::Borrowed(&[]), absent: List::Borrowed(&[]), families: List::Borrowed(&[]), outside: List::Borrowed(&[]), moves: List::Borrowed(&[]), reader: None },
                instead: true,
                says: Words::Borrowed("真有争议时，您按中文理解的意思可能不被采用。"),
            },
            Part {
                text: RuleText::NextStep,
                when: When { words: List::Borrowed(&[Words::Borrowed("以英文"), Words::Borrowed("以葡文"), Words::Borrowed("以外文"), Words::Borrowed("以英語"), Words::Borrowed("以英语"), Words::Borrowed("以前者"), Words::Borrowed("以後者"), Words::Borrowed("以后者")]), with: List::Borrowed(&[]), without: List::Borrowed(&[]), near: List::Borrowed(&[]), not_near: List::Borrowed(&[]), present: List::Borrowed(&[]), absent: List::Borrowed(&[]), families: List::Borrowed(&[]), outside: List::Borrowed(&[]), moves: List::Borrowed(&[]), reader: None },
                instead: true,
                says: Words::Borrowed("请公司把要紧的几条用中文书面讲明，并保存好您拿到的中文本。读不懂外文本的，请人帮您对照。有疑问可向保单列明的投诉机构查询。"),
            },
            Part {
                text: RuleText::Say,
                when: When { words: List::Borrowed(&[Words::Borrowed("以英文"), Words::Borrowed("以葡文"), Words::Borrowed("以外文"), Words::Borrowed("以英語"), Words::Borrowed("以英语"), Words::Borrowed("以前者"), Words::Borrowed("以後者"), Words::Borrowed("以后者")]), with: List::Borrowed(&[]), without: List::Borrowed(&[]), near: List::Borrowed(&[]), not_near: List::Borrowed(&[]), present: List::Borrowed(&[]), absent: List::Borrowed(&[]), families: List::Borrowed(&[]), outside: List::Borrowed(&[]), moves: List::Borrowed(&[]), reader: None },
                instead: true,
                says: Words::Borrowed("您好，请书面确认中文本和外文本的内容一致。两者不同的地方，请逐条告诉我，谢谢。"),
            },
            Part {
                text: RuleText::Consequence,
                when: When { words: List::Borrowed(&[Words::Borrowed("供參考"), Words::Borrowed("供参考"), Words::Borrowed("作參考"), Words::Borrowed("作参考"), Words::Borrowed("供閣下參考"), Words::Borrowed("供您参考"), Words::Borrowed("供客戶參考"), Words::Borrowed("供客户参考")]), with: List::Borrowed(&[]), without: List::Borrowed(&[]), near: List::Borrowed(&[]), not_near: List::Borrowed(&[]), present: List::Borrowed(&[]), absent: List::Borrowed(&[]), families: List::Borrowed(&[]), outside: List::Borrowed(&[]), moves: List::Borrowed(&[]), reader: None },
                instead: true,
                says: Words::Borrowed("真有争议时，您按中文理解的意思可能不被采用。"),
            },
            Part {
                text: RuleText::NextStep,
                when: When { words: List::Borrowed(&[Words::Borrowed("供參考"), Words::Borrowed("供参考"), Words::Borrowed("作參考"), Words::Borrowed("作参考"), Words::Borrowed("供閣下參考"), Words::Borrowed("供您参考"), Words::Borrowed("供客戶參考"), Words::Borrowed("供客户参考")]), with: List::Borrowed(&[]), without: List::Borrowed(&[]), near: List::Borrowed(&[]), not_near: List::Borrowed(&[]), present: List::Borrowed(&[]), absent: List::Borrowed(&[]), families: List::Borrowed(&[]), outside: List::Borrowed(&[]), moves: List::Borrowed(&[]), reader: None },
                instead: true,
                says: Words::Borrowed("请公司把要紧的几条用中文书面讲明，并保存好您拿到的中文本。读不懂外文本的，请人帮您对照。有疑问可向保单列明的投诉机构查询。"),
            },
            Part {
                text: RuleText::Say,
                when: When { words: List::Borrowed(&[Words::Borrowed("供參考"), Words::Borrowed("供参考"), Words::Borrowed("作參考"), Words::Borrowed("作参考"), Words::Borrowed("供閣下參考"), Words::Borrowed("供您参考"), Words::Borrowed("供客戶參考"), Words::Borrowed("供客户参考")]), with: List::Borrowed(&[]), without: List::Borrowed(&[]), near: List::Borrowed(&[]), not_near: List::Borrowed(&[]), present: List::Borrowed(&[]), absent: List::Borrowed(&[]), families: List::Borrowed(&[]), outside: List::Borrowed(&[]), moves: List::Borrowed(&[]), reader: None },
                instead: true,
                says: Words::Borrowed("您好，请书面确认中文本和外文本的内容一致。两者不同的地方，请逐条告诉我，谢谢。"),
            },
            Part {
                text: RuleText::Consequence,
                when: When { words: List::Borrowed(&[Words::Borrowed("解釋"), Words::Borrowed("解释"), Words::Borrowed("釋義"), Words::Borrowed("詮釋"), Words::Borrowed("诠释")]), with: List::Borrowed(&[]), without: List::Borrowed(&[]), near: List::Borrowed(&[]), not_near: List::Borrowed(&[]), present: List::Borrowed(&[]), absent: List::Borrowed(&[]), families: List::Borrowed(&[]), outside: List::Borrowed(&[]), moves: List::Borrowed(&[]), reader: None },
                instead: true,
                says: Words::Borrowed("真有争议时，您的理解可能不被采用。"),
            },
            Part {
                text: RuleText::NextStep,
                when: When { words: List::Borrowed(&[Words::Borrowed("解釋"), Words::Borrowed("解释"), Words::Borrowed("釋義"), Words::Borrowed("詮釋"), Words::Borrowed("诠释")]), with: List::Borrowed(&[]), without: List::Borrowed(&[]), near: List::Borrowed(&[]), not_near: List::Borrowed(&[]), present: List::Borrowed(&[]), absent: List::Borrowed(&[]), families: List::Borrowed(&[]), outside: List::Borrowed(&[]), moves: List::Borrowed(&[]), reader: None },
                instead: true,
                says: Words::Borrowed("请公司书面说明这一条的意思，并保存您拿到的文本和说明。有争议时，可向保单列明的投诉机构提出。"),
            },
            Part {
                text: RuleText::Say,
                when: When { words: List::Borrowed(&[Words::Borrowed("解釋"), Words::Borrowed("解释"), Words::Borrowed("釋義"), Words::Borrowed("詮釋"), Words::Borrowed("诠释")]), with: List::Borrowed(&[]), without: List::Borrowed(&[]), near: List::Borrowed(&[]), not_near: List::Borrowed(&[]), present: List::Borrowed(&[]), absent: List::Borrowed(&[]), families: List::Borrowed(&[]), outside: List::Borrowed(&[]), moves: List::Borrowed(&[]), reader: None },
                instead: true,
                says: Words::Borrowed("您好，这一条请书面说明意思和依据。双方看法不同时可以怎样处理，也请说明，谢谢。"),
            },
            Part {
                text: RuleText::Consequence,
                when: When { words: List::Borrowed(&[Words::Borrowed("紀錄為準"), Words::Borrowed("记录为准"), Words::Borrowed("檔案為準"), Words::Borrowed("档案为准"), Words::Borrowed("存檔為準"), Words::Borrowed("系統為準"), Words::Borrowed("系统为准"), Words::Borrowed("決定為準"), Words::Borrowed("决定为准"), Words::Borrowed("認定為準")]), with: List::Borrowed(&[]), without: List::Borrowed(&[]), near: List::Borrowed(&[]), not_near: List::Borrowed(&[]), present: List::Borrowed(&[]), absent: List::Borrowed(&[]), families: List::Borrowed(&[]), outside: List::Borrowed(&[]), moves: List::Borrowed(&[]), reader: None },
                instead: true,
                says: Words::Borrowed("真有争议时，您手上的文本可能不被采用。"),
            },
            Part {
                text: RuleText::NextStep,
                when: When { words: List::Borrowed(&[Words::Borrowed("紀錄為準"), Words::Borrowed("记录为准"), Words::Borrowed("檔案為準"), Words::Borrowed("档案为准"), Words::Borrowed("存檔為準"), Words::Borrowed("系統為準"), Words::Borrowed("系统为准"), Words::Borrowed("決定為準"), Words::Borrowed("决定为准"), Words::Borrowed("認定為準")]), with: List::Borrowed(&[]), without: List::Borrowed(&[]), near: List::Borrowed(&[]), not_near: List::Borrowed(&[]), present: List::Borrowed(&[]), absent: List::Borrowed(&[]), families: List::Borrowed(&[]), outside: List::Borrowed(&[]), moves: List::Borrowed(&[]), reader: None },
                instead: true,
                says: Words::Borrowed("请公司书面说明这一条的意思，并保存您拿到的文本和说明。有争议时，可向保单列明的投诉机构提出。"),
            },
            Part {
                text: RuleText::Say,
                when: When { words: List::Borrowed(&[Words::Borrowed("紀錄為準"), Words::Borrowed("记录为准"), Words::Borrowed("檔案為準"), Words::Borrowed("档案为准"), Words::Borrowed("存檔為準"), Words::Borrowed("系統為準"), Words::Borrowed("系统为准"), Words::Borrowed("決定為準"), Words::Borrowed("决定为准"), Words::Borrowed("認定為準")]), with: List::Borrowed(&[]), without: List::Borrowed(&[]), near: List::Borrowed(&[]), not_near: List::Borrowed(&[]), present: List::Borrowed(&[]), absent: List::Borrowed(&[]), families: List::Borrowed(&[]), outside: List::Borrowed(&[]), moves: List::Borrowed(&[]), reader: None },
                instead: true,
                says: Words::Borrowed("您好，这一条请书面说明意思和依据。双方看法不同时可以怎样处理，也请说明，谢谢。"),
            },];
const GEN_002_MENDS: &[Mend] = &[];
const GEN_002_BOUND: &[BoundSource] = &[];
const GEN_002: Rule = Rule {
        id: Words::Borrowed("gen-002"),
        name: Words::Borrowed("写好的保费条款未必算数"),
        card: Card::Policy,
        level: Level::Medium,
        hurts: Words::Borrowed("保单持有人"),
        families: List::Borrowed(&[Words::Borrowed("*")]),
        frames: List::Borrowed(&[Frame::Change, Frame::Decide, Frame::Deem]),
        topics: List::Borrowed(&[]),
        judge: None,
        finding: Words::Borrowed("较公平的保单会写明保费、保障和条款什么时候能改、按什么改、最多改多少，并提前通知。这里公司一方就能修改，您没有多少选择。"),
        consequence: Words::Borrowed("买的时候谈好的价钱或保障，以后可能变得对您不利。到那时想换一家，未必容易。"),
        next_step: Words::Borrowed("请公司书面说明调整的依据、上限和提前通知的天数，问清不接受时怎么办。收到改动的通知先保存。不清楚的，向保单列明的投诉机构查询。"),
        say: Words::Borrowed("您好，请书面说明这项内容在什么情况下会调整、有没有上限、提前多少天通知。我不接受时可以怎样选择，也请说明，谢谢。"),
        suggested_text: None,
        parts: List::Borrowed(GEN_002_PARTS),
        mends: List::Borrowed(GEN_002_MENDS),
        evidence: List::Borrowed(&[]),
        bound: List::Borrowed(GEN_002_BOUND),
        since: Words::Borrowed("1.0.0-rc.1"),
};

const GEN_003_PARTS: &[Part] = &[
            Part {
                text: RuleText::Finding,
                when: When { words: List::Borrowed(&[Words::Borrowed("致電"), Words::Borrowed("致电"), Words::Borrowed("聯絡"), Words::Borrowed("联络")]), with: List::Borrowed(&[]), without: List::Borrowed(&[Words::Borrowed("日內"), Words::Borrowed("天內"), Words::Borrowed("日内"), Words::Borrowed("天内"), Words::Borrowed("小時內"), Words::Borrowed("小时内"), Words::Borrowed("逾期")]), near: List::Borrowed(&[]), not_near: List::Borrowed(&[]), present: List::Borrowed(&[]), absent: List::Borrowed(&[]), families: List::Borrowed(&[]), outside: List::Borrowed(&[]), moves: List::Borrowed(&[]), reader: None },
                instead: true,
                says: Words::Borrowed("较公平的保单会给急症和有正当原因的人留余地。这里没有先联系公司，您就可能失去赔偿。"),
            },
            Part {
                text: RuleText::Consequence,
                when: When { words: List::Borrowed(&[Words::Borrowed("致電"), Words::Borrowed("致电"), Words::Borrowed("聯絡"), Words::Borrowed("联络")]), with: List::Borrowed(&[]), without: List::Borrowed(&[Words::Borrowed("日內"), Words::Borrowed("天內"), Words::Borrowed("日内"), Words::Borrowed("天内"), Words::Borrowed("小時內"), Words::Borrowed("小时内"), Words::Borrowed("逾期")]), near: List::Borrowed(&[]), not_near: List::Borrowed(&[]), present: List::Borrowed(&[]), absent: List::Borrowed(&[]), families: List::Borrowed(&[]), outside: List::Borrowed(&[]), moves: List::Borrowed(&[]), reader: None },
                instead: true,
                says: Words::Borrowed("来不及先联系的，也可能被拒。您符合保障的损失，因此拿不到赔偿。"),
            },
            Part {
                text: RuleText::NextStep,
                when: When { words: List::Borrowed(&[Words::Borrowed("致電"), Words::Borrowed("致电"), Words::Borrowed("聯絡"), Words::Borrowed("联络")]), with: List::Borrowed(&[]), without: List::Borrowed(&[Words::Borrowed("日內"), Words::Borrowed("天內"), Words::Borrowed("日内"), Words::Borrowed("天内"), Words::Borrowed("小時內"), Words::Borrowed("小时内"), Words::Borrowed("逾期")]), near: List::Borrowed(&[]), not_near: List::Borrowed(&[]), present: List::Borrowed(&[]), absent: List::Borrowed(&[]), families: List::Borrowed(&[]), outside: List::Borrowed(&[]), moves: List::Borrowed(&[]), reader: None },
                instead: true,
                says: Words::Borrowed("出事后尽快联系公司并留下记录。来不及先联系的，书面说明原因并附证明，请公司覆核。不服可向保单列明的投诉机构提出。"),
            },
            Part {
                text: RuleText::Finding,
                when: When { words: List::Borrowed(&[Words::Borrowed("缺少"), Words::Borrowed("欠缺"), Words::Borrowed("缺一"), Words::Borrowed("不齊"), Words::Borrowed("不齐"), Words::Borrowed("不全")]), with: List::Borrowed(&[]), without: List::Borrowed(&[Words::Borrowed("日內"), Words::Borrowed("天內"), Words::Borrowed("日内"), Words::Borrowed("天内"), Words::Borrowed("天後"), Words::Borrowed("日後"), Words::Borrowed("天后"), Words::Borrowed("日后"), Words::Borrowed("逾期"), Words::Borrowed("批准"), Words::Borrowed("批核")]), near: List::Borrowed(&[]), not_near: List::Borrowed(&[]), present: List::Borrowed(&[]), absent: List::Borrowed(&[]), families: List::Borrowed(&[]), outside: List::Borrowed(&[]), moves: List::Borrowed(&[]), reader: None },
                instead: true,
                says: Words::Borrowed("较公平的保单会让您补交，拿不到的也接受别的证明。这里少了材料，您就可能失去赔偿。"),
            },
            Part {
                text: RuleText::Consequence,
                when: When { words: List::Borrowed(&[Words::Borrowed("缺少"), Words::Borrowed("欠缺"), Words::Borrowed("缺一"), Words::Borrowed("不齊"), Words::Borrowed("不齐"), Words::Borrowed("不全")]), with: List::Borrowed(&[]), without: List::Borrowed(&[Words::Borrowed("日內"), Words::Borrowed("天內"), Words::Borrowed("日内"), Words::Borrowed("天内"), Words::Borrowed("天後"), Words::Borrowed("日後"), Words::Borrowed("天后"), Words::Borrowed("日后"), Words::Borrowed("逾期"), Words::Borrowed("批准"), Words::Borrowed("批核")]), near: List::Borrowed(&[]), not_near: List::Borrowed(&[]), present: List::Borrowed(&[]), absent: List::Borrowed(&[]), families: List::Borrowed(&[]), outside: List::Borrowed(&[]), moves: List::Borrowed(&[]), reader: None },
                instead: true,
                says: Words::Borrowed("材料一时凑不齐，也可能被拒。您符合保障的损失，因此拿不到赔偿。"),
            },
            Part {
                text: RuleText::NextStep,
                when: When { words: List::Borrowed(&[Words::Borrowed("缺少"), Words::Borrowed("欠缺"), Words::Borrowed("缺一"), Words::Borrowed("不齊"), Words::Borrowed("不齐"), Words::Borrowed("不全")]), with: List::Borrowed(&[]), without: List::Borrowed(&[Words::Borrowed("日內"), Words::Borrowed("天內"), Words::Borrowed("日内"), Words::Borrowed("天内"), Words::Borrowed("天後"), Words::Borrowed("日後"), Words::Borrowed("天后"), Words::Borrowed("日后"), Words::Borrowed("逾期"), Words::Borrowed("批准"), Words::Borrowed("批核")]), near: List::Borrowed(&[]), not_near: List::Borrowed(&[]), present: List::Borrowed(&[]), absent: List::Borrowed(&[]), families: List::Borrowed(&[]), outside: List::Borrowed(&[]), moves: List::Borrowed(&[]), reader: None },
                instead: true,
                says: Words::Borrowed("先把手上有的材料交上去，请公司书面列明还缺什么。拿不到的，说明原因并附别的证明，请公司覆核。不服可向保单列明的投诉机构提出。"),
            },
            Part {
                text: RuleText::Say,
                when: When { words: List::Borrowed(&[Words::Borrowed("缺少"), Words::Borrowed("欠缺"), Words::Borrowed("缺一"), Words::Borrowed("不齊"), Words::Borrowed("不齐"), Words::Borrowed("不全")]), with: List::Borrowed(&[]), without: List::Borrowed(&[Words::Borrowed("日內"), Words::Borrowed("天內"), Words::Borrowed("日内"), Words::Borrowed("天内"), Words::Borrowed("天後"), Words::Borrowed("日後"), Words::Borrowed("天后"), Words::Borrowed("日后"), Words::Borrowed("逾期"), Words::Borrowed("批准"), Words::Borrowed("批核")]), near: List::Borrowed(&[]), not_near: List::Borrowed(&[]), present: List::Borrowed(&[]), absent: List::Borrowed(&[]), families: List::Borrowed(&[]), outside: List::Borrowed(&[]), moves: List::Borrowed(&[]), reader: None },
                instead: true,
                says: Words::Borrowed("您好，请书面列明还缺哪些材料。拿不到的，我附上说明和别的证明，请照常受理，并书面告知结果，谢谢。"),
            },
            Part {
                text: RuleText::Finding,
                when: When { words: List::Borrowed(&[Words::Borrowed("批准"), Words::Borrowed("批核"), Words::Borrowed("核准"), Words::Borrowed("授權"), Words::Borrowed("授权")]), with: List::Borrowed(&[]), without: List::Borrowed(&[]), near: List::Borrowed(&[]), not_near: List::Borrowed(&[]), present: List::Borrowed(&[]), absent: List::Borrowed(&[]), families: List::Borrowed(&[]), outside: List::Borrowed(&[]), moves: List::Borrowed(&[]), reader: None },
                instead: true,
                says: Words::Borrowed("较公平的保单会给急症和有正当原因的人留余地。这里没有事先取得批准，您就可能失去赔偿。"),
            },
            Part {
                text: RuleText::Consequence,
                when: When { words: List::Borrowed(&[Words::Borrowed("批准"), Words::Borrowed("批核"), Words::Borrowed("核准"), Words::Borrowed("授權"), Words::Borrowed("授权")]), with: List::Borrowed(&[]), without: List::Borrowed(&[]), near: List::Borrowed(&[]), not_near: List::Borrowed(&[]), present: List::Borrowed(&[]), absent: List::Borrowed(&[]), families: List::Borrowed(&[]), outside: List::Borrowed(&[]), moves: List::Borrowed(&[]), reader: None },
                instead: true,
                says: Words::Borrowed("来不及申请批准的，也可能被拒。您符合保障的损失，因此拿不到赔偿。"),
            },
            Part {
                text: RuleText::NextStep,
                when: When { words: List::Borrowed(&[Words::Borrowed("批准"), Words::Borrowed("批核"), Words::Borrowed("核准"), Words::Borrowed("授權"), Words::Borrowed("授权")]), with: List::Borrowed(&[]), without: List::Borrowed(&[]), near: List::Borrowed(&[]), not_near: List::Borrowed(&[]), present: List::Borrowed(&[]), absent: List::Borrowed(&[]), families: List::Borrowed(&[]), outside: List::Borrowed(&[]), moves: List::Borrowed(&[]), reader: None },
                instead: true,
                says: Words::Borrowed("治疗以前先问公司要不要批准，留下申请和答复。来不及的，书面说明原因并附医院的证明，请公司覆核。不服可向保单列明的投诉机构提出。"),
            },
            Part {
                text: RuleText::Say,
                when: When { words: List::Borrowed(&[Words::Borrowed("批准"), Words::Borrowed("批核"), Words::Borrowed("核准"), Words::Borrowed("授權"), Words::Borrowed("授权")]), with: List::Borrowed(&[]), without: List::Borrowed(&[]), near: List::Borrowed(&[]), not_near: List::Borrowed(&[]), present: List::Borrowed(&[]), absent: List::Borrowed(&[]), families: List::Borrowed(&[]), outside: List::Borrowed(&[]), moves: List::Borrowed(&[]), reader: None },
                instead: true,
                says: Words::Borrowed("您好，如果我来不及事先取得批准，请考虑当时的情况，照常受理，并书面告知结果，谢谢。"),
            },];
const GEN_003_MENDS: &[Mend] = &[];
const GEN_003_BOUND: &[BoundSource] = &[];
const GEN_003: Rule = Rule {
        id: Words::Borrowed("gen-003"),
        name: Words::Borrowed("过期索赔就全失"),
        card: Card::Policy,
        level: Level::Medium,
        hurts: Words::Borrowed("受保人"),
        families: List::Borrowed(&[Words::Borrowed("*")]),
        frames: List::Borrowed(&[Frame::Short, Frame::Forfeit, Frame::Deem]),
        topics: List::Borrowed(&[Words::Borrowed("索償"), Words::Borrowed("索偿"), Words::Borrowed("索赔"), Words::Borrowed("申索"), Words::Borrowed("理赔"), Words::Borrowed("claim"), Words::Borrowed("Claims"), Words::Borrowed("Proof"), Words::Borrowed("預先批核"), Words::Borrowed("预先批核"), Words::Borrowed("通知"), Words::Borrowed("逾期"), Words::Borrowed("訴訟"), Words::Borrowed("报警"), Words::Borrowed("報警"), Words::Borrowed("證明"), Words::Borrowed("文件"), Words::Borrowed("收據"), Words::Borrowed("收件"), Words::Borrowed("填表"), Words::Borrowed("補交"), Words::Borrowed("傷殘"), Words::Borrowed("hotline"), Words::Borrowed("覆診")]),
        judge: None,
        finding: Words::Borrowed("较公平的保单会容许有合理原因的延迟，也只让迟误影响查不清的部分。这里过了限期，您就可能失去赔偿。"),
        consequence: Words::Borrowed("有正当原因耽误了时间，也可能被拒。您符合保障的损失，因此拿不到赔偿。"),
        next_step: Words::Borrowed("出事后尽快通知公司并留下记录，材料可以后补。已经过期的，书面说明原因并附证明，请公司覆核。不服可向保单列明的投诉机构提出。"),
        say: Words::Borrowed("您好，如果我未能按时办理，请考虑其中的客观原因。延迟没有妨碍核实的，请照常受理，并书面告知结果，谢谢。"),
        suggested_text: None,
        parts: List::Borrowed(GEN_003_PARTS),
        mends: List::Borrowed(GEN_003_MENDS),
        evidence: List::Borrowed(&[]),
        bound: List::Borrowed(GEN_003_BOUND),
        since: Words::Borrowed("1.0.0-rc.1"),
};

const GEN_004_PARTS: &[Part] = &[];
const GEN_004_MENDS: &[Mend] = &[];
const GEN_004_BOUND: &[BoundSource] = &[];
const GEN_004: Rule = Rule {
        id: Words::Borrowed("gen-004"),
        name: Words::Borrowed("不保事项宽到没边"),
        card: Card::Policy,
        level: Level::Medium,
        hurts: Words::Borrowed("受保人"),
        families: List::Borrowed(&[Words::Borrowed("*")]),
        frames: List::Borrowed(&[Frame::Exempt, Frame::Decide, Frame::Deem]),
        topics: List::Borrowed(&[Words::Borrowed("已存在"), Words::Borrowed("Pre-existing"), Words::Borrowed("pre-existing"), Words::Borrowed("不保"), Words::Borrowed("不赔"), Words::Borrowed("不賠"), Words::Borrowed("概不賠償"), Words::Borrowed("不受保"), Words::Borrowed("保障之列"), Words::Borrowed("剔除"), Words::Borrowed("索償"), Words::Borrowed("保障全部"), Words::Borrowed("受保障"), Words::Borrowed("病症"), Words::Borrowed("醫療所需"), Words::Borrowed("危險"), Words::Borrowed("危险"), Words::Borrowed("類似性質"), Words::Borrowed("意外利益"), Words::Borrowed("招致"), Words::Borrowed("酌情"), Words::Borrowed("customary"), Words::Borrowed("懷孕"), Words::Borrowed("界定"), Words::Borrowed("家居保險"), Words::Borrowed("先天")]),
        judge: None,
        finding: Words::Borrowed("较公平的保单会把不赔的情形写得具体，让人事先看得明白。这里写得很宽，您能不能获赔难以预料。"),
        consequence: Words::Borrowed("出事以后，公司可以把不少情形说成不在保障之内。您可能拿不到原以为有的赔偿。"),
        next_step: Words::Borrowed("请公司书面确认哪些情形不赔、由谁认定、依据是什么。被拒时要求书面理由，可向保单列明的投诉机构申诉。"),
        say: Words::Borrowed("您好，请书面列明适用的不保事项和认定依据。如双方看法不同，请说明可以怎样复核，谢谢。"),
        suggested_text: None,
        parts: List::Borrowed(GEN_004_PARTS),
        mends: List::Borrowed(GEN_004_MENDS),
        evidence: List::Borrowed(&[]),
        bound: List::Borrowed(GEN_004_BOUND),
        since: Words::Borrowed("1.0.0-rc.1"),
};

const GEN_005_PARTS: &[Part] = &[];
const GEN_005_MENDS: &[Mend] = &[];
const GEN_005_BOUND: &[BoundSource] = &[];
const GEN_005: Rule = Rule {
        id: Words::Borrowed("gen-005"),
        name: Words::Borrowed("退保冷静期扣款不清"),
        card: Card::Policy,
        level: Level::Medium,
        hurts: Words::Borrowed("保单持有人"),
        families: List::Borrowed(&[Words::Borrowed("*")]),
        frames: List::Borrowed(&[Frame::Fee, Frame::Forfeit, Frame::Lock, Frame::Hide]),
        topics: List::Borrowed(&[Words::Borrowed("退保"), Words::Borrowed("冷静期"), Words::Borrowed("冷靜期"), Words::Borrowed("free-look"), Words::Borrowed("Free-look"), Words::Borrowed("取消"), Words::Borrowed("提早"), Words::Borrowed("surrender"), Words::Borrowed("Surrender"), Words::Borrowed("退保價值"), Words::Borrowed("退款"), Words::Borrowed("部分提取"), Words::Borrowed("預繳"), Words::Borrowed("离开本计划"), Words::Borrowed("航班取消"), Words::Borrowed("概不發還"), Words::Borrowed("結束費"), Words::Borrowed("保費亦歸")]),
        judge: None,
        finding: Words::Borrowed("较公平的保单会写明冷静期、退保价值和每项扣款。这里让您退出时少拿钱，或者事先算不清能拿多少。"),
        consequence: Words::Borrowed("想退出时，您拿回的钱可能比预想的少。事先没有看到算法，也难以核对。"),
        next_step: Words::Borrowed("先看保单资料页的退保价值和收费表，记下冷静期最后一天。用书面通知并留寄送凭证。公司不给算法的，可向保单列明的投诉机构查询。"),
        say: Words::Borrowed("您好，请书面列出我保单的冷静期截止日、现在退保可得金额和每项扣费的算法。也请告知办理方式，谢谢。"),
        suggested_text: None,
        parts: List::Borrowed(GEN_005_PARTS),
        mends: List::Borrowed(GEN_005_MENDS),
        evidence: List::Borrowed(&[]),
        bound: List::Borrowed(GEN_005_BOUND),
        since: Words::Borrowed("1.0.0-rc.1"),
};

const POL_001_PARTS: &[Part] = &[
            Part {
                text: RuleText::Finding,
                when: When { words: List::Borrowed(&[Words::Borrowed("交通事故"), Words::Borrowed("意外事故"), Words::Borrowed("意外伤害"), Words::Borrowed("因意外")]), with: List::Borrowed(&[]), without: List::Borrowed(&[Words::Borrowed("因疾病"), Words::Borrowed("以外的原因"), Words::Borrowed("确诊")]), near: List::Borrowed(&[]), not_near: List::Borrowed(&[]), present: List::Borrowed(&[]), absent: List::Borrowed(&[]), families: List::Borrowed(&[]), outside: List::Borrowed(&[]), moves: List::Borrowed(&[Words::Borrowed("pol-wait")]), reader: None },
                instead: true,
                says: Words::Borrowed("意外是突然发生的，一般不设等待期。照这里写的，这一项要等过了这段天数，写明的意外才算在内。"),
            },
            Part {
                text: RuleText::Consequence,
                when: When { words: List::Borrowed(&[Words::Borrowed("交通事故"), Words::Borrowed("意外事故"), Words::Borrowed("意外伤害"), Words::Borrowed("因意外")]), with: List::Borrowed(&[]), without: List::Borrowed(&[Words::Borrowed("因疾病"), Words::Borrowed("以外的原因"), Words::Borrowed("确诊")]), near: List::Borrowed(&[]), not_near: List::Borrowed(&[]), present: List::Borrowed(&[]), absent: List::Borrowed(&[]), families: List::Borrowed(&[]), outside: List::Borrowed(&[]), moves: List::Borrowed(&[Words::Borrowed("pol-wait")]), reader: None },
                instead: true,
                says: Words::Borrowed("这段时间里遇上这种意外，这一项可能得不到赔款。"),
            },
            Part {
                text: RuleText::NextStep,
                when: When { words: List::Borrowed(&[Words::Borrowed("交通事故"), Words::Borrowed("意外事故"), Words::Borrowed("意外伤害"), Words::Borrowed("因意外")]), with: List::Borrowed(&[]), without: List::Borrowed(&[Words::Borrowed("因疾病"), Words::Borrowed("以外的原因"), Words::Borrowed("确诊")]), near: List::Borrowed(&[]), not_near: List::Borrowed(&[]), present: List::Borrowed(&[]), absent: List::Borrowed(&[]), families: List::Borrowed(&[]), outside: List::Borrowed(&[]), moves: List::Borrowed(&[Words::Borrowed("pol-wait")]), reader: None },
                instead: true,
                says: Words::Borrowed("记下要等到哪一天为止。投保时没有讲明的，要求提供提示和说明的记录。谈不拢可拨12378投诉。"),
            },
            Part {
                text: RuleText::Say,
                when: When { words: List::Borrowed(&[Words::Borrowed("交通事故"), Words::Borrowed("意外事故"), Words::Borrowed("意外伤害"), Words::Borrowed("因意外")]), with: List::Borrowed(&[]), without: List::Borrowed(&[Words::Borrowed("因疾病"), Words::Borrowed("以外的原因"), Words::Borrowed("确诊")]), near: List::Borrowed(&[]), not_near: List::Borrowed(&[]), present: List::Borrowed(&[]), absent: List::Borrowed(&[]), families: List::Borrowed(&[]), outside: List::Borrowed(&[]), moves: List::Borrowed(&[Words::Borrowed("pol-wait")]), reader: None },
                instead: true,
                says: Words::Borrowed("您好，请说明意外事故也要等待的依据，并提供投保时对这一条的提示和说明记录，谢谢。"),
            },
            Part {
                text: RuleText::Finding,
                when: When { words: List::Borrowed(&[Words::Borrowed("检查与治疗"), Words::Borrowed("检查和治疗"), Words::Borrowed("检查、治疗"), Words::Borrowed("检查或治疗"), Words::Borrowed("接受手术"), Words::Borrowed("检查及治疗")]), with: List::Borrowed(&[]), without: List::Borrowed(&[]), near: List::Borrowed(&[]), not_near: List::Borrowed(&[]), present: List::Borrowed(&[]), absent: List::Borrowed(&[]), families: List::Borrowed(&[]), outside: List::Borrowed(&[]), moves: List::Borrowed(&[]), reader: None },
                instead: true,
                says: Words::Borrowed("这里另写了一段天数，写明的病在这段时间里检查、治疗都不赔。它同一般的等待期分开写，容易漏看。"),
            },
            Part {
                text: RuleText::Consequence,
                when: When { words: List::Borrowed(&[Words::Borrowed("检查与治疗"), Words::Borrowed("检查和治疗"), Words::Borrowed("检查、治疗"), Words::Borrowed("检查或治疗"), Words::Borrowed("接受手术"), Words::Borrowed("检查及治疗")]), with: List::Borrowed(&[]), without: List::Borrowed(&[]), near: List::Borrowed(&[]), not_near: List::Borrowed(&[]), present: List::Borrowed(&[]), absent: List::Borrowed(&[]), families: List::Borrowed(&[]), outside: List::Borrowed(&[]), moves: List::Borrowed(&[]), reader: None },
                instead: true,
                says: Words::Borrowed("这段时间里查出或者治疗这几类病的，费用可能要自己承担。"),
            },
            Part {
                text: RuleText::NextStep,
                when: When { words: List::Borrowed(&[Words::Borrowed("检查与治疗"), Words::Borrowed("检查和治疗"), Words::Borrowed("检查、治疗"), Words::Borrowed("检查或治疗"), Words::Borrowed("接受手术"), Words::Borrowed("检查及治疗")]), with: List::Borrowed(&[]), without: List::Borrowed(&[]), near: List::Borrowed(&[]), not_near: List::Borrowed(&[]), present: List::Borrowed(&[]), absent: List::Borrowed(&[]), families: List::Borrowed(&[]), outside: List::Borrowed(&[]), moves: List::Borrowed(&[]), reader: None },
                instead: true,
                says: Words::Borrowed("记下这段天数到哪一天为止，涉及这几类病的先问清赔不赔。投保时没有讲明的，要求提供说明记录。谈不拢可拨12378投诉。"),
            },
            Part {
                text: RuleText::Say,
                when: When { words: List::Borrowed(&[Words::Borrowed("检查与治疗"), Words::Borrowed("检查和治疗"), Words::Borrowed("检查、治疗"), Words::Borrowed("检查或治疗"), Words::Borrowed("接受手术"), Words::Borrowed("检查及治疗")]), with: List::Borrowed(&[]), without: List::Borrowed(&[]), near: List::Borrowed(&[]), not_near: List::Borrowed(&[]), present: List::Borrowed(&[]), absent: List::Borrowed(&[]), families: List::Borrowed(&[]), outside: List::Borrowed(&[]), moves: List::Borrowed(&[]), reader: None },
                instead: true,
                says: Words::Borrowed("您好，请书面确认这几类病从哪一天起可以赔，并提供投保时对这一条的提示和说明记录，谢谢。"),
            },
            Part {
                text: RuleText::Finding,
                when: When { words: List::Borrowed(&[Words::Borrowed("重新计算"), Words::Borrowed("重新起算"), Words::Borrowed("重新开始计算"), Words::Borrowed("重算"), Words::Borrowed("从头计算"), Words::Borrowed("再次计算"), Words::Borrowed("另行计算"), Words::Borrowed("重新适用")]), with: List::Borrowed(&[]), without: List::Borrowed(&[Words::Borrowed("检查与治疗")]), near: List::Borrowed(&[]), not_near: List::Borrowed(&[]), present: List::Borrowed(&[]), absent: List::Borrowed(&[]), families: List::Borrowed(&[]), outside: List::Borrowed(&[]), moves: List::Borrowed(&[]), reader: None },
                instead: true,
                says: Words::Borrowed("疾病、医疗、护理保险的等待期最长一百八十天，也不应变相拉长。照这里写的，等待期会重新再算，您要等得更久。"),
            },
            Part {
                text: RuleText::NextStep,
                when: When { words: List::Borrowed(&[Words::Borrowed("重新计算"), Words::Borrowed("重新起算"), Words::Borrowed("重新开始计算"), Words::Borrowed("重算"), Words::Borrowed("从头计算"), Words::Borrowed("再次计算"), Words::Borrowed("另行计算"), Words::Borrowed("重新适用")]), with: List::Borrowed(&[]), without: List::Borrowed(&[Words::Borrowed("检查与治疗")]), near: List::Borrowed(&[]), not_near: List::Borrowed(&[]), present: List::Borrowed(&[]), absent: List::Borrowed(&[]), families: List::Borrowed(&[]), outside: List::Borrowed(&[]), moves: List::Borrowed(&[]), reader: None },
                instead: true,
                says: Words::Borrowed("先算清等待期从哪天到哪天，找出历年保单和续保记录。重新再算的，请保险公司书面说明依据和投保时有没有讲明。谈不拢可拨12378投诉。"),
            },
            Part {
                text: RuleText::Say,
                when: When { words: List::Borrowed(&[Words::Borrowed("重新计算"), Words::Borrowed("重新起算"), Words::Borrowed("重新开始计算"), Words::Borrowed("重算"), Words::Borrowed("从头计算"), Words::Borrowed("再次计算"), Words::Borrowed("另行计算"), Words::Borrowed("重新适用")]), with: List::Borrowed(&[]), without: List::Borrowed(&[Words::Borrowed("检查与治疗")]), near: List::Borrowed(&[]), not_near: List::Borrowed(&[]), present: List::Borrowed(&[]), absent: List::Borrowed(&[]), families: List::Borrowed(&[]), outside: List::Borrowed(&[]), moves: List::Borrowed(&[]), reader: None },
                instead: true,
                says: Words::Borrowed("您好，按健康保险管理办法，等待期不得超过一百八十天，也不应变相延长。请书面回复我的等待期从哪天到哪天、为什么重新计算，谢谢。"),
            },];
const POL_001_MENDS: &[Mend] = &[];
const POL_001_BOUND: &[BoundSource] = &[
            BoundSource { of: List::Borrowed(&[0]), when: When { words: List::Borrowed(&[]), with: List::Borrowed(&[]), without: List::Borrowed(&[Words::Borrowed("交通事故"), Words::Borrowed("意外事故"), Words::Borrowed("意外伤害"), Words::Borrowed("因意外"), Words::Borrowed("检查与治疗"), Words::Borrowed("检查和治疗"), Words::Borrowed("检查、治疗"), Words::Borrowed("检查或治疗"), Words::Borrowed("接受手术"), Words::Borrowed("检查及治疗")]), near: List::Borrowed(&[]), not_near: List::Borrowed(&[]), present: List::Borrowed(&[]), absent: List::Borrowed(&[]), families: List::Borrowed(&[]), outside: List::Borrowed(&[]), moves: List::Borrowed(&[]), reader: None } },
            BoundSource { of: List::Borrowed(&[0]), when: When { words: List::Borrowed(&[Words::Borrowed("因疾病"), Words::Borrowed("以外的原因"), Words::Borrowed("确诊")]), with: List::Borrowed(&[]), without: List::Borrowed(&[Words::Borrowed("检查与治疗"), Words::Borrowed("检查和治疗"), Words::Borrowed("检查、治疗"), Words::Borrowed("检查或治疗"), Words::Borrowed("接受手术"), Words::Borrowed("检查及治疗")]), near: List::Borrowed(&[]), not_near: List::Borrowed(&[]), present: List::Borrowed(&[]), absent: List::Borrowed(&[]), families: List::Borrowed(&[]), outside: List::Borrowed(&[]), moves: List::Borrowed(&[]), reader: None } },
            BoundSource { of: List::Borrowed(&[1]), when: When { words: List::Borrowed(&[Words::Borrowed("交通事故"), Words::Borrowed("意外事故"), Words::Borrowed("意外伤害"), Words::Borrowed("因意外")]), with: List::Borrowed(&[]), without: List::Borrowed(&[Words::Borrowed("因疾病"), Words::Borrowed("以外的原因"), Words::Borrowed("确诊")]), near: List::Borrowed(&[]), not_near: List::Borrowed(&[]), present: List::Borrowed(&[]), absent: List::Borrowed(&[]), families: List::Borrowed(&[]), outside: List::Borrowed(&[]), moves: List::Borrowed(&[]), reader: None } },
            BoundSource { of: List::Borrowed(&[1]), when: When { words: List::Borrowed(&[Words::Borrowed("检查与治疗"), Words::Borrowed("检查和治疗"), Words::Borrowed("检查、治疗"), Words::Borrowed("检查或治疗"), Words::Borrowed("接受手术"), Words::Borrowed("检查及治疗")]), with: List::Borrowed(&[]), without: List::Borrowed(&[]), near: List::Borrowed(&[]), not_near: List::Borrowed(&[]), present: List::Borrowed(&[]), absent: List::Borrowed(&[]), families: List::Borrowed(&[]), outside: List::Borrowed(&[]), moves: List::Borrowed(&[]), reader: None } },];
const POL_001: Rule = Rule {
        id: Words::Borrowed("pol-001"),
        name: Words::Borrowed("等待期过长或重算"),
        card: Card::Policy,
        level: Level::Medium,
        hurts: Words::Borrowed("被保险人"),
        families: List::Borrowed(&[Words::Borrowed("health"), Words::Borrowed("critical"), Words::Borrowed("group")]),
        frames: List::Borrowed(&[Frame::Overlong, Frame::Exempt]),
        topics: List::Borrowed(&[Words::Borrowed("等待期"), Words::Borrowed("观察"), Words::Borrowed("等候"), Words::Borrowed("免责期"), Words::Borrowed("候满"), Words::Borrowed("沉淀期"), Words::Borrowed("生效"), Words::Borrowed("首年"), Words::Borrowed("续保"), Words::Borrowed("复效"), Words::Borrowed("起保"), Words::Borrowed("入保"), Words::Borrowed("投保头"), Words::Borrowed("转投"), Words::Borrowed("持有"), Words::Borrowed("批改"), Words::Borrowed("期满方")]),
        judge: Some(Words::Borrowed("waiting-days")),
        finding: Words::Borrowed("疾病、医疗、护理保险的等待期最长一百八十天，也不应变相拉长。这里让您等得比通常更久。"),
        consequence: Words::Borrowed("您在等待的日子里交着保费，却得不到相应的疾病保障。这时查出病来，可能拿不到约定的保险金。"),
        next_step: Words::Borrowed("先算清等待期从哪天到哪天，找出历年保单和续保记录。再请保险公司书面说明依据，并按一百八十天以内办理。谈不拢可拨12378投诉。"),
        say: Words::Borrowed("您好，按健康保险管理办法，等待期不得超过一百八十天，也不应变相延长。请书面回复我的等待期从哪天到哪天，以及这样约定的依据，谢谢。"),
        suggested_text: None,
        parts: List::Borrowed(POL_001_PARTS),
        mends: List::Borrowed(POL_001_MENDS),
        evidence: List::Borrowed(&[E692, E693]),
        bound: List::Borrowed(POL_001_BOUND),
        since: Words::Borrowed("1.0.0-rc.1"),
};

const POL_002_PARTS: &[Part] = &[];
const POL_002_MENDS: &[Mend] = &[];
const POL_002_BOUND: &[BoundSource] = &[];
const POL_002: Rule = Rule {
        id: Words::Borrowed("pol-002"),
        name: Words::Borrowed("等待期有症状就拒赔"),
        card: Card::Policy,
        level: Level::High,
        hurts: Words::Borrowed("被保险人"),
        families: List::Borrowed(&[Words::Borrowed("health"), Words::Borrowed("critical"), Words::Borrowed("group")]),
        frames: List::Borrowed(&[Frame::Exempt, Frame::Deem]),
        topics: List::Borrowed(&[Words::Borrowed("等待期"), Words::Borrowed("观察期"), Words::Borrowed("等候"), Words::Borrowed("首90天"), Words::Borrowed("前180天"), Words::Borrowed("头三个月"), Words::Borrowed("免责期"), Words::Borrowed("潜伏"), Words::Borrowed("征候"), Words::Borrowed("征兆"), Words::Borrowed("苗头"), Words::Borrowed("等候期"), Words::Borrowed("结节"), Words::Borrowed("体检异常"), Words::Borrowed("做过检查")]),
        judge: None,
        finding: Words::Borrowed("等待期免责，监管通知只允许写等待期内确诊的相关疾病。这里不以确诊为准，等待期后确诊的病也可能被拒赔。"),
        consequence: Words::Borrowed("等待期里的一点小情况，以后可能成为拒赔的理由，保险金可能拿不到。"),
        next_step: Words::Borrowed("找出诊断证明上的确诊日期，与等待期截止日对照。确诊在等待期之后的，书面要求按确诊日处理。被拒赔可要求书面理由，并拨12378投诉。"),
        say: Words::Borrowed("您好，监管通知要求，等待期免责应写明为等待期内确诊的相关疾病。请按确诊日期核定，不要以确诊以前的情况拒赔，并书面答复，谢谢。"),
        suggested_text: None,
        parts: List::Borrowed(POL_002_PARTS),
        mends: List::Borrowed(POL_002_MENDS),
        evidence: List::Borrowed(&[E694, E695]),
        bound: List::Borrowed(POL_002_BOUND),
        since: Words::Borrowed("1.0.0-rc.1"),
};

const POL_003_PARTS: &[Part] = &[
            Part {
                text: RuleText::Consequence,
                when: When { words: List::Borrowed(&[Words::Borrowed("阅读"), Words::Borrowed("阅看"), Words::Borrowed("完全了解"), Words::Borrowed("充分了解"), Words::Borrowed("已了解"), Words::Borrowed("您了解"), Words::Borrowed("了解、同意"), Words::Borrowed("了解并"), Words::Borrowed("知悉"), Words::Borrowed("知晓并"), Words::Borrowed("均已知晓"), Words::Borrowed("听明白"), Words::Borrowed("充分理解"), Words::Borrowed("完全理解"), Words::Borrowed("理解并"), Words::Borrowed("明确说明"), Words::Borrowed("已说明"), Words::Borrowed("已解释"), Words::Borrowed("逐条"), Words::Borrowed("同意接受"), Words::Borrowed("并接受"), Words::Borrowed("同意并确认"), Words::Borrowed("确认上述"), Words::Borrowed("无异议"), Words::Borrowed("已确认")]), with: List::Borrowed(&[]), without: List::Borrowed(&[Words::Borrowed("不包括"), Words::Borrowed("不包含"), Words::Borrowed("不含"), Words::Borrowed("其他"), Words::Borrowed("其它"), Words::Borrowed("视为同意")]), near: List::Borrowed(&[]), not_near: List::Borrowed(&[]), present: List::Borrowed(&[Words::Borrowed("保证保险")]), absent: List::Borrowed(&[Words::Borrowed("被保险人身故"), Words::Borrowed("住院")]), families: List::Borrowed(&[]), outside: List::Borrowed(&[]), moves: List::Borrowed(&[]), reader: None },
                instead: true,
                says: Words::Borrowed("以后对这些内容有争议，保险公司可能拿这句确认，说您早已知道并接受。"),
            },
            Part {
                text: RuleText::NextStep,
                when: When { words: List::Borrowed(&[Words::Borrowed("阅读"), Words::Borrowed("阅看"), Words::Borrowed("完全了解"), Words::Borrowed("充分了解"), Words::Borrowed("已了解"), Words::Borrowed("您了解"), Words::Borrowed("了解、同意"), Words::Borrowed("了解并"), Words::Borrowed("知悉"), Words::Borrowed("知晓并"), Words::Borrowed("均已知晓"), Words::Borrowed("听明白"), Words::Borrowed("充分理解"), Words::Borrowed("完全理解"), Words::Borrowed("理解并"), Words::Borrowed("明确说明"), Words::Borrowed("已说明"), Words::Borrowed("已解释"), Words::Borrowed("逐条"), Words::Borrowed("同意接受"), Words::Borrowed("并接受"), Words::Borrowed("同意并确认"), Words::Borrowed("确认上述"), Words::Borrowed("无异议"), Words::Borrowed("已确认")]), with: List::Borrowed(&[]), without: List::Borrowed(&[Words::Borrowed("不包括"), Words::Borrowed("不包含"), Words::Borrowed("不含"), Words::Borrowed("其他"), Words::Borrowed("其它"), Words::Borrowed("视为同意"), Words::Borrowed("本人/本人监护人"), Words::Borrowed("本人/监护人"), Words::Borrowed("本人或监护人"), Words::Borrowed("本人或本人监护人"), Words::Borrowed("本人或其监护人"), Words::Borrowed("本人(监护人)"), Words::Borrowed("本人(或监护人)"), Words::Borrowed("本人及监护人"), Words::Borrowed("被保险人声明"), Words::Borrowed("被保险人确认"), Words::Borrowed("被保险人已阅读"), Words::Borrowed("被保险人已经阅读"), Words::Borrowed("被保险人已知"), Words::Borrowed("被保险人知悉"), Words::Borrowed("被保险人已了解"), Words::Borrowed("本人(被保险人)"), Words::Borrowed("本人作为被保险人"), Words::Borrowed("作为被保险人")]), near: List::Borrowed(&[]), not_near: List::Borrowed(&[]), present: List::Borrowed(&[]), absent: List::Borrowed(&[]), families: List::Borrowed(&[]), outside: List::Borrowed(&[]), moves: List::Borrowed(&[]), reader: None },
                instead: true,
                says: Words::Borrowed("先把保险条款通读一遍，不明白的现在就书面问清。保存投保页面、聊天记录和收到的全部文件，公司没有讲明的，这些可以作证据。谈不拢可拨12378投诉。"),
            },
            Part {
                text: RuleText::Say,
                when: When { words: List::Borrowed(&[Words::Borrowed("阅读"), Words::Borrowed("阅看"), Words::Borrowed("完全了解"), Words::Borrowed("充分了解"), Words::Borrowed("已了解"), Words::Borrowed("您了解"), Words::Borrowed("了解、同意"), Words::Borrowed("了解并"), Words::Borrowed("知悉"), Words::Borrowed("知晓并"), Words::Borrowed("均已知晓"), Words::Borrowed("听明白"), Words::Borrowed("充分理解"), Words::Borrowed("完全理解"), Words::Borrowed("理解并"), Words::Borrowed("明确说明"), Words::Borrowed("已说明"), Words::Borrowed("已解释"), Words::Borrowed("逐条"), Words::Borrowed("同意接受"), Words::Borrowed("并接受"), Words::Borrowed("同意并确认"), Words::Borrowed("确认上述"), Words::Borrowed("无异议"), Words::Borrowed("已确认")]), with: List::Borrowed(&[]), without: List::Borrowed(&[Words::Borrowed("不包括"), Words::Borrowed("不包含"), Words::Borrowed("不含"), Words::Borrowed("其他"), Words::Borrowed("其它"), Words::Borrowed("视为同意"), Words::Borrowed("本人/本人监护人"), Words::Borrowed("本人/监护人"), Words::Borrowed("本人或监护人"), Words::Borrowed("本人或本人监护人"), Words::Borrowed("本人或其监护人"), Words::Borrowed("本人(监护人)"), Words::Borrowed("本人(或监护人)"), Words::Borrowed("本人及监护人"), Words::Borrowed("被保险人声明"), Words::Borrowed("被保险人确认"), Words::Borrowed("被保险人已阅读"), Words::Borrowed("被保险人已经阅读"), Words::Borrowed("被保险人已知"), Words::Borrowed("被保险人知悉"), Words::Borrowed("被保险人已了解"), Words::Borrowed("本人(被保险人)"), Words::Borrowed("本人作为被保险人"), Words::Borrowed("作为被保险人")]), near: List::Borrowed(&[]), not_near: List::Borrowed(&[]), present: List::Borrowed(&[]), absent: List::Borrowed(&[]), families: List::Borrowed(&[]), outside: List::Borrowed(&[]), moves: List::Borrowed(&[]), reader: None },
                instead: true,
                says: Words::Borrowed("您好，请把不赔、少赔的内容讲明白，并提供投保时提示和说明的记录。没有讲明的，我保留提出异议的权利，谢谢。"),
            },
            Part {
                text: RuleText::Consequence,
                when: When { words: List::Borrowed(&[Words::Borrowed("不属于保险责任"), Words::Borrowed("不在保险责任"), Words::Borrowed("不属于本保险"), Words::Borrowed("不在本保险")]), with: List::Borrowed(&[]), without: List::Borrowed(&[]), near: List::Borrowed(&[]), not_near: List::Borrowed(&[]), present: List::Borrowed(&[Words::Borrowed("保证保险")]), absent: List::Borrowed(&[Words::Borrowed("被保险人身故"), Words::Borrowed("住院")]), families: List::Borrowed(&[]), outside: List::Borrowed(&[]), moves: List::Borrowed(&[Words::Borrowed("pol-hidden")]), reader: None },
                instead: true,
                says: Words::Borrowed("保险公司不赔的部分，您仍可能要自己还。"),
            },
            Part {
                text: RuleText::Finding,
                when: When { words: List::Borrowed(&[Words::Borrowed("本人/本人监护人"), Words::Borrowed("本人/监护人"), Words::Borrowed("本人或监护人"), Words::Borrowed("本人或本人监护人"), Words::Borrowed("本人或其监护人"), Words::Borrowed("本人(监护人)"), Words::Borrowed("本人(或监护人)"), Words::Borrowed("本人及监护人"), Words::Borrowed("被保险人声明"), Words::Borrowed("被保险人确认"), Words::Borrowed("被保险人已阅读"), Words::Borrowed("被保险人已经阅读"), Words::Borrowed("被保险人已知"), Words::Borrowed("被保险人知悉"), Words::Borrowed("被保险人已了解"), Words::Borrowed("本人(被保险人)"), Words::Borrowed("本人作为被保险人"), Words::Borrowed("作为被保险人")]), with: List::Borrowed(&[]), without: List::Borrowed(&[Words::Borrowed("视为同意"), Words::Borrowed("视为认可"), Words::Borrowed("视为接受"), Words::Borrowed("投保人、被保险人确认"), Words::Borrowed("投保人和被保险人"), Words::Borrowed("投保人及被保险人已"), Words::Borrowed("投保人及被保险人确认"), Words::Borrowed("投保人及被保险人声明"), Words::Borrowed("投保人、被保险人声明"), Words::Borrowed("投保人、被保险人已"), Words::Borrowed("投保人、被保险人知"), Words::Borrowed("投保人及被保险人知"), Words::Borrowed("投保人/被保险人")]), near: List::Borrowed(&[]), not_near: List::Borrowed(&[]), present: List::Borrowed(&[]), absent: List::Borrowed(&[]), families: List::Borrowed(&[]), outside: List::Borrowed(&[]), moves: List::Borrowed(&[]), reader: None },
                instead: true,
                says: Words::Borrowed("不赔、少赔的内容，保险公司要向投保人醒目提示并讲明白，没做到的不产生效力。这里先印好了被保险人一方的确认。"),
            },
            Part {
                text: RuleText::Consequence,
                when: When { words: List::Borrowed(&[Words::Borrowed("本人/本人监护人"), Words::Borrowed("本人/监护人"), Words::Borrowed("本人或监护人"), Words::Borrowed("本人或本人监护人"), Words::Borrowed("本人或其监护人"), Words::Borrowed("本人(监护人)"), Words::Borrowed("本人(或监护人)"), Words::Borrowed("本人及监护人"), Words::Borrowed("被保险人声明"), Words::Borrowed("被保险人确认"), Words::Borrowed("被保险人已阅读"), Words::Borrowed("被保险人已经阅读"), Words::Borrowed("被保险人已知"), Words::Borrowed("被保险人知悉"), Words::Borrowed("被保险人已了解"), Words::Borrowed("本人(被保险人)"), Words::Borrowed("本人作为被保险人"), Words::Borrowed("作为被保险人")]), with: List::Borrowed(&[]), without: List::Borrowed(&[Words::Borrowed("视为同意"), Words::Borrowed("视为认可"), Words::Borrowed("视为接受"), Words::Borrowed("投保人、被保险人确认"), Words::Borrowed("投保人和被保险人"), Words::Borrowed("投保人及被保险人已"), Words::Borrowed("投保人及被保险人确认"), Words::Borrowed("投保人及被保险人声明"), Words::Borrowed("投保人、被保险人声明"), Words::Borrowed("投保人、被保险人已"), Words::Borrowed("投保人、被保险人知"), Words::Borrowed("投保人及被保险人知"), Words::Borrowed("投保人/被保险人")]), near: List::Borrowed(&[]), not_near: List::Borrowed(&[]), present: List::Borrowed(&[]), absent: List::Borrowed(&[]), families: List::Borrowed(&[]), outside: List::Borrowed(&[]), moves: List::Borrowed(&[]), reader: None },
                instead: true,
                says: Words::Borrowed("出事以后，保险公司可能拿这句确认来拒赔，说您早已知道。"),
            },
            Part {
                text: RuleText::Finding,
                when: When { words: List::Borrowed(&[Words::Borrowed("即视为同意"), Words::Borrowed("视为同意"), Words::Borrowed("视为认可"), Words::Borrowed("视为接受")]), with: List::Borrowed(&[]), without: List::Borrowed(&[]), near: List::Borrowed(&[]), not_near: List::Borrowed(&[]), present: List::Borrowed(&[]), absent: List::Borrowed(&[]), families: List::Borrowed(&[]), outside: List::Borrowed(&[]), moves: List::Borrowed(&[]), reader: None },
                instead: true,
                says: Words::Borrowed("照这里，您做了写明的那一步，就算同意了。不赔、少赔的内容，保险公司要醒目提示并讲明白，没做到的不产生效力。"),
            },
            Part {
                text: RuleText::Finding,
                when: When { words: List::Borrowed(&[Words::Borrowed("阅读"), Words::Borrowed("阅看"), Words::Borrowed("完全了解"), Words::Borrowed("充分了解"), Words::Borrowed("已了解"), Words::Borrowed("您了解"), Words::Borrowed("了解、同意"), Words::Borrowed("了解并"), Words::Borrowed("知悉"), Words::Borrowed("知晓并"), Words::Borrowed("均已知晓"), Words::Borrowed("听明白"), Words::Borrowed("充分理解"), Words::Borrowed("完全理解"), Words::Borrowed("理解并"), Words::Borrowed("明确说明"), Words::Borrowed("已说明"), Words::Borrowed("已解释"), Words::Borrowed("逐条"), Words::Borrowed("同意接受"), Words::Borrowed("并接受"), Words::Borrowed("同意并确认"), Words::Borrowed("确认上述"), Words::Borrowed("无异议"), Words::Borrowed("已确认")]), with: List::Borrowed(&[]), without: List::Borrowed(&[Words::Borrowed("不包括"), Words::Borrowed("不包含"), Words::Borrowed("不含"), Words::Borrowed("其他"), Words::Borrowed("其它"), Words::Borrowed("视为同意")]), near: List::Borrowed(&[]), not_near: List::Borrowed(&[]), present: List::Borrowed(&[]), absent: List::Borrowed(&[]), families: List::Borrowed(&[]), outside: List::Borrowed(&[]), moves: List::Borrowed(&[]), reader: None },
                instead: true,
                says: Words::Borrowed("不赔、少赔的内容，保险公司要醒目提示并讲明白，没做到的不产生效力。这里先印好了一句确认。投保人一经确认，一般就算讲明白了，除非另有证据证明没有。"),
            },
            Part {
                text: RuleText::Finding,
                when: When { words: List::Borrowed(&[Words::Borrowed("载明"), Words::Borrowed("列明"), Words::Borrowed("注明")]), with: List::Borrowed(&[]), without: List::Borrowed(&[Words::Borrowed("不包括"), Words::Borrowed("不包含"), Words::Borrowed("不含")]), near: List::Borrowed(&[]), not_near: List::Borrowed(&[]), present: List::Borrowed(&[]), absent: List::Borrowed(&[]), families: List::Borrowed(&[]), outside: List::Borrowed(&[]), moves: List::Borrowed(&[Words::Borrowed("pol-hidden")]), reader: None },
                instead: true,
                says: Words::Borrowed("不赔、少赔的内容，保险公司要醒目提示并讲明白，没做到的不产生效力。这里说别处还写有不赔的内容，只看这一条看不全。"),
            },
            Part {
                text: RuleText::Finding,
                when: When { words: List::Borrowed(&[Words::Borrowed("不属于保险责任"), Words::Borrowed("不在保险责任"), Words::Borrowed("不属于本保险"), Words::Borrowed("不在本保险")]), with: List::Borrowed(&[]), without: List::Borrowed(&[]), near: List::Borrowed(&[]), not_near: List::Borrowed(&[]), present: List::Borrowed(&[]), absent: List::Borrowed(&[]), families: List::Borrowed(&[]), outside: List::Borrowed(&[]), moves: List::Borrowed(&[Words::Borrowed("pol-hidden")]), reader: None },
                instead: true,
                says: Words::Borrowed("不赔、少赔的内容，保险公司要醒目提示并讲明白，没做到的不产生效力。这一句没有列出哪些不赔，要对照写明赔什么的那一条来看。"),
            },
            Part {
                text: RuleText::Finding,
                when: When { words: List::Borrowed(&[]), with: List::Borrowed(&[]), without: List::Borrowed(&[Words::Borrowed("责任免除"), Words::Borrowed("免责事项")]), near: List::Borrowed(&[]), not_near: List::Borrowed(&[]), present: List::Borrowed(&[]), absent: List::Borrowed(&[]), families: List::Borrowed(&[]), outside: List::Borrowed(&[]), moves: List::Borrowed(&[Words::Borrowed("pol-hidden")]), reader: None },
                instead: true,
                says: Words::Borrowed("不赔、少赔的内容，保险公司要醒目提示并讲明白，没做到的不产生效力。这里写明哪些算、哪些不算，把一部分情形排除在外，投保时容易看漏。"),
            },
            Part {
                text: RuleText::Finding,
                when: When { words: List::Borrowed(&[]), with: List::Borrowed(&[]), without: List::Borrowed(&[Words::Borrowed("责任免除"), Words::Borrowed("免责事项")]), near: List::Borrowed(&[]), not_near: List::Borrowed(&[]), present: List::Borrowed(&[]), absent: List::Borrowed(&[]), families: List::Borrowed(&[]), outside: List::Borrowed(&[]), moves: List::Borrowed(&[Words::Borrowed("pol-define")]), reader: None },
                instead: true,
                says: Words::Borrowed("不赔、少赔的内容，保险公司要醒目提示并讲明白，没做到的不产生效力。这里在解释词语的意思时，把一部分情形排除在外，投保时容易看漏。"),
            },
            Part {
                text: RuleText::Consequence,
                when: When { words: List::Borrowed(&[Words::Borrowed("不属于保险责任"), Words::Borrowed("不在保险责任"), Words::Borrowed("不属于本保险"), Words::Borrowed("不在本保险")]), with: List::Borrowed(&[]), without: List::Borrowed(&[]), near: List::Borrowed(&[]), not_near: List::Borrowed(&[]), present: List::Borrowed(&[]), absent: List::Borrowed(&[]), families: List::Borrowed(&[]), outside: List::Borrowed(&[]), moves: List::Borrowed(&[Words::Borrowed("pol-hidden")]), reader: None },
                instead: true,
                says: Words::Borrowed("哪些不赔不容易事先看清，出事以后可能有争议。"),
            },
            Part {
                text: RuleText::NextStep,
                when: When { words: List::Borrowed(&[Words::Borrowed("不属于保险责任"), Words::Borrowed("不在保险责任"), Words::Borrowed("不属于本保险"), Words::Borrowed("不在本保险")]), with: List::Borrowed(&[]), without: List::Borrowed(&[]), near: List::Borrowed(&[]), not_near: List::Borrowed(&[]), present: List::Borrowed(&[]), absent: List::Borrowed(&[]), families: List::Borrowed(&[]), outside: List::Borrowed(&[]), moves: List::Borrowed(&[Words::Borrowed("pol-hidden")]), reader: None },
                instead: true,
                says: Words::Borrowed("对照写明赔什么的那一条，把拿不准的情形列出来，书面问清赔不赔。公司以这一句拒赔的，请其写明属于哪一种、依据是什么，可拨12378投诉。"),
            },
            Part {
                text: RuleText::Say,
                when: When { words: List::Borrowed(&[Words::Borrowed("不属于保险责任"), Words::Borrowed("不在保险责任"), Words::Borrowed("不属于本保险"), Words::Borrowed("不在本保险")]), with: List::Borrowed(&[]), without: List::Borrowed(&[]), near: List::Borrowed(&[]), not_near: List::Borrowed(&[]), present: List::Borrowed(&[]), absent: List::Borrowed(&[]), families: List::Borrowed(&[]), outside: List::Borrowed(&[]), moves: List::Borrowed(&[Words::Borrowed("pol-hidden")]), reader: None },
                instead: true,
                says: Words::Borrowed("您好，请写明哪些损失和费用不在保险责任里。以这一句不赔的，请说明依据，谢谢。"),
            },
            Part {
                text: RuleText::Consequence,
                when: When { words: List::Borrowed(&[Words::Borrowed("载明"), Words::Borrowed("列明"), Words::Borrowed("注明")]), with: List::Borrowed(&[]), without: List::Borrowed(&[Words::Borrowed("不包括"), Words::Borrowed("不包含"), Words::Borrowed("不含")]), near: List::Borrowed(&[]), not_near: List::Borrowed(&[]), present: List::Borrowed(&[]), absent: List::Borrowed(&[]), families: List::Borrowed(&[]), outside: List::Borrowed(&[]), moves: List::Borrowed(&[Words::Borrowed("pol-hidden")]), reader: None },
                instead: true,
                says: Words::Borrowed("碰上别处写的不赔情形，可能拿不到赔款。"),
            },
            Part {
                text: RuleText::NextStep,
                when: When { words: List::Borrowed(&[Words::Borrowed("载明"), Words::Borrowed("列明"), Words::Borrowed("注明")]), with: List::Borrowed(&[]), without: List::Borrowed(&[Words::Borrowed("不包括"), Words::Borrowed("不包含"), Words::Borrowed("不含")]), near: List::Borrowed(&[]), not_near: List::Borrowed(&[]), present: List::Borrowed(&[]), absent: List::Borrowed(&[]), families: List::Borrowed(&[]), outside: List::Borrowed(&[]), moves: List::Borrowed(&[Words::Borrowed("pol-hidden")]), reader: None },
                instead: true,
                says: Words::Borrowed("把这里说的文件找齐，逐条看还写了哪些不赔。公司以此拒赔的，书面请其拿出投保时提示和说明的证据，这要由公司证明。谈不拢可拨12378投诉。"),
            },
            Part {
                text: RuleText::Consequence,
                when: When { words: List::Borrowed(&[]), with: List::Borrowed(&[]), without: List::Borrowed(&[Words::Borrowed("责任免除"), Words::Borrowed("免责事项")]), near: List::Borrowed(&[]), not_near: List::Borrowed(&[]), present: List::Borrowed(&[]), absent: List::Borrowed(&[]), families: List::Borrowed(&[]), outside: List::Borrowed(&[]), moves: List::Borrowed(&[Words::Borrowed("pol-hidden")]), reader: None },
                instead: true,
                says: Words::Borrowed("碰上这里排除在外的情形，可能拿不到赔款。"),
            },
            Part {
                text: RuleText::Consequence,
                when: When { words: List::Borrowed(&[]), with: List::Borrowed(&[]), without: List::Borrowed(&[Words::Borrowed("责任免除"), Words::Borrowed("免责事项")]), near: List::Borrowed(&[]), not_near: List::Borrowed(&[]), present: List::Borrowed(&[]), absent: List::Borrowed(&[]), families: List::Borrowed(&[]), outside: List::Borrowed(&[]), moves: List::Borrowed(&[Words::Borrowed("pol-define")]), reader: None },
                instead: true,
                says: Words::Borrowed("碰上这里排除在外的情形，可能拿不到赔款。"),
            },
            Part {
                text: RuleText::Consequence,
                when: When { words: List::Borrowed(&[Words::Borrowed("即视为同意"), Words::Borrowed("视为同意"), Words::Borrowed("视为认可"), Words::Borrowed("视为接受")]), with: List::Borrowed(&[]), without: List::Borrowed(&[]), near: List::Borrowed(&[]), not_near: List::Borrowed(&[]), present: List::Borrowed(&[]), absent: List::Borrowed(&[]), families: List::Borrowed(&[]), outside: List::Borrowed(&[]), moves: List::Borrowed(&[]), reader: None },
                instead: true,
                says: Words::Borrowed("以后对这些内容有争议，保险公司可能说您已经同意。"),
            },
            Part {
                text: RuleText::NextStep,
                when: When { words: List::Borrowed(&[Words::Borrowed("即视为同意"), Words::Borrowed("视为同意"), Words::Borrowed("视为认可"), Words::Borrowed("视为接受")]), with: List::Borrowed(&[]), without: List::Borrowed(&[]), near: List::Borrowed(&[]), not_near: List::Borrowed(&[]), present: List::Borrowed(&[]), absent: List::Borrowed(&[]), families: List::Borrowed(&[]), outside: List::Borrowed(&[]), moves: List::Borrowed(&[]), reader: None },
                instead: true,
                says: Words::Borrowed("做这一步以前，先看清同意的是什么。公司以此不赔、少赔的，书面请其拿出提示和说明的证据，这要由公司证明。谈不拢可拨12378投诉。"),
            },];
const POL_003_MENDS: &[Mend] = &[];
const POL_003_BOUND: &[BoundSource] = &[
            BoundSource { of: List::Borrowed(&[2]), when: When { words: List::Borrowed(&[]), with: List::Borrowed(&[]), without: List::Borrowed(&[Words::Borrowed("不属于保险责任"), Words::Borrowed("不在保险责任"), Words::Borrowed("不属于本保险"), Words::Borrowed("不在本保险"), Words::Borrowed("本人/本人监护人"), Words::Borrowed("本人/监护人"), Words::Borrowed("本人或监护人"), Words::Borrowed("本人或本人监护人"), Words::Borrowed("本人或其监护人"), Words::Borrowed("本人(监护人)"), Words::Borrowed("本人(或监护人)"), Words::Borrowed("本人及监护人"), Words::Borrowed("被保险人声明"), Words::Borrowed("被保险人确认"), Words::Borrowed("被保险人已阅读"), Words::Borrowed("被保险人已经阅读"), Words::Borrowed("被保险人已知"), Words::Borrowed("被保险人知悉"), Words::Borrowed("被保险人已了解"), Words::Borrowed("本人(被保险人)"), Words::Borrowed("本人作为被保险人"), Words::Borrowed("作为被保险人")]), near: List::Borrowed(&[]), not_near: List::Borrowed(&[]), present: List::Borrowed(&[]), absent: List::Borrowed(&[]), families: List::Borrowed(&[]), outside: List::Borrowed(&[]), moves: List::Borrowed(&[]), reader: None } },
            BoundSource { of: List::Borrowed(&[2]), when: When { words: List::Borrowed(&[Words::Borrowed("视为同意"), Words::Borrowed("视为认可"), Words::Borrowed("视为接受"), Words::Borrowed("投保人、被保险人确认"), Words::Borrowed("投保人和被保险人"), Words::Borrowed("投保人及被保险人已"), Words::Borrowed("投保人及被保险人确认"), Words::Borrowed("投保人及被保险人声明"), Words::Borrowed("投保人、被保险人声明"), Words::Borrowed("投保人、被保险人已"), Words::Borrowed("投保人、被保险人知"), Words::Borrowed("投保人及被保险人知"), Words::Borrowed("投保人/被保险人")]), with: List::Borrowed(&[]), without: List::Borrowed(&[]), near: List::Borrowed(&[]), not_near: List::Borrowed(&[]), present: List::Borrowed(&[]), absent: List::Borrowed(&[]), families: List::Borrowed(&[]), outside: List::Borrowed(&[]), moves: List::Borrowed(&[]), reader: None } },
            BoundSource { of: List::Borrowed(&[1]), when: When { words: List::Borrowed(&[]), with: List::Borrowed(&[]), without: List::Borrowed(&[Words::Borrowed("不属于保险责任"), Words::Borrowed("不在保险责任"), Words::Borrowed("不属于本保险"), Words::Borrowed("不在本保险"), Words::Borrowed("阅读"), Words::Borrowed("阅看"), Words::Borrowed("了解"), Words::Borrowed("知悉"), Words::Borrowed("知晓"), Words::Borrowed("理解"), Words::Borrowed("明白"), Words::Borrowed("并接受"), Words::Borrowed("同意接受"), Words::Borrowed("完全接受"), Words::Borrowed("即为接受"), Words::Borrowed("无异议"), Words::Borrowed("确认"), Words::Borrowed("签字"), Words::Borrowed("签名"), Words::Borrowed("签署"), Words::Borrowed("勾选"), Words::Borrowed("点击"), Words::Borrowed("声明"), Words::Borrowed("即视为"), Words::Borrowed("视为同意"), Words::Borrowed("视为认可"), Words::Borrowed("视为接受"), Words::Borrowed("视为本公司"), Words::Borrowed("视为保险人"), Words::Borrowed("视为已"), Words::Borrowed("亦视为"), Words::Borrowed("视同"), Words::Borrowed("即表示"), Words::Borrowed("即表明"), Words::Borrowed("业务员"), Words::Borrowed("业务人员"), Words::Borrowed("销售人员"), Words::Borrowed("代理人"), Words::Borrowed("客户经理"), Words::Borrowed("代签"), Words::Borrowed("代抄")]), near: List::Borrowed(&[]), not_near: List::Borrowed(&[]), present: List::Borrowed(&[]), absent: List::Borrowed(&[]), families: List::Borrowed(&[]), outside: List::Borrowed(&[]), moves: List::Borrowed(&[]), reader: None } },
            BoundSource { of: List::Borrowed(&[3]), when: When { words: List::Borrowed(&[Words::Borrowed("业务员"), Words::Borrowed("业务人员"), Words::Borrowed("销售人员"), Words::Borrowed("代理人"), Words::Borrowed("客户经理"), Words::Borrowed("代签"), Words::Borrowed("代抄")]), with: List::Borrowed(&[]), without: List::Borrowed(&[]), near: List::Borrowed(&[]), not_near: List::Borrowed(&[]), present: List::Borrowed(&[]), absent: List::Borrowed(&[]), families: List::Borrowed(&[]), outside: List::Borrowed(&[]), moves: List::Borrowed(&[]), reader: None } },];
const POL_003: Rule = Rule {
        id: Words::Borrowed("pol-003"),
        name: Words::Borrowed("免责条款没讲清或藏着"),
        card: Card::Policy,
        level: Level::High,
        hurts: Words::Borrowed("投保人"),
        families: List::Borrowed(&[Words::Borrowed("*")]),
        frames: List::Borrowed(&[Frame::Hide, Frame::Deem, Frame::Waive]),
        topics: List::Borrowed(&[Words::Borrowed("免责"), Words::Borrowed("除外"), Words::Borrowed("免除"), Words::Borrowed("不赔"), Words::Borrowed("不保"), Words::Borrowed("拒赔"), Words::Borrowed("说明"), Words::Borrowed("讲清"), Words::Borrowed("讲解"), Words::Borrowed("提示"), Words::Borrowed("阅读"), Words::Borrowed("阅看"), Words::Borrowed("知晓"), Words::Borrowed("明白"), Words::Borrowed("释义"), Words::Borrowed("手册"), Words::Borrowed("细则"), Words::Borrowed("规则"), Words::Borrowed("特别约定"), Words::Borrowed("签字"), Words::Borrowed("代签"), Words::Borrowed("勾选"), Words::Borrowed("星号"), Words::Borrowed("声明"), Words::Borrowed("全部条款"), Words::Borrowed("条款内容"), Words::Borrowed("等条款"), Words::Borrowed("点击"), Words::Borrowed("确认投保"), Words::Borrowed("比例给付"), Words::Borrowed("醒目")]),
        judge: None,
        finding: Words::Borrowed("不赔、少赔的内容，保险公司要醒目提示并讲明白，没做到的不产生效力。这里的内容会影响能赔多少，要看投保时有没有提示和讲明白。"),
        consequence: Words::Borrowed("出事以后，保险公司可能拿您没有看到或没有听懂的内容来拒赔，还说您早已知道。"),
        next_step: Words::Borrowed("看清这里写的会让哪些情形不赔、少赔。公司以此拒赔的，书面请其拿出投保时提示和说明的证据，这要由公司证明。谈不拢可拨12378投诉。"),
        say: Words::Borrowed("您好，按保险法第十七条，免除保险人责任的条款没有提示或者没有明确说明的，不产生效力。请提供这一条的提示和说明记录，谢谢。"),
        suggested_text: None,
        parts: List::Borrowed(POL_003_PARTS),
        mends: List::Borrowed(POL_003_MENDS),
        evidence: List::Borrowed(&[E693, E696, E697, E698]),
        bound: List::Borrowed(POL_003_BOUND),
        since: Words::Borrowed("1.0.0-rc.1"),
};

const POL_004_PARTS: &[Part] = &[
            Part {
                text: RuleText::Finding,
                when: When { words: List::Borrowed(&[Words::Borrowed("所患"), Words::Borrowed("患有"), Words::Borrowed("罹患"), Words::Borrowed("存在"), Words::Borrowed("已患")]), with: List::Borrowed(&[]), without: List::Borrowed(&[Words::Borrowed("知"), Words::Borrowed("应当"), Words::Borrowed("无论"), Words::Borrowed("不论"), Words::Borrowed("不管"), Words::Borrowed("是否"), Words::Borrowed("怀疑"), Words::Borrowed("疑似"), Words::Borrowed("症状"), Words::Borrowed("体征"), Words::Borrowed("推定"), Words::Borrowed("遗传"), Words::Borrowed("先天")]), near: List::Borrowed(&[]), not_near: List::Borrowed(&[]), present: List::Borrowed(&[]), absent: List::Borrowed(&[]), families: List::Borrowed(&[]), outside: List::Borrowed(&[]), moves: List::Borrowed(&[]), reader: None },
                instead: true,
                says: Words::Borrowed("按监管通知，既往症应当限于保单生效前已经患有、并且本人已经知道的疾病或症状。这里没有写要本人知道，划的范围比这更宽。"),
            },];
const POL_004_MENDS: &[Mend] = &[];
const POL_004_BOUND: &[BoundSource] = &[
            BoundSource { of: List::Borrowed(&[1]), when: When { words: List::Borrowed(&[Words::Borrowed("不论"), Words::Borrowed("无论"), Words::Borrowed("不管"), Words::Borrowed("是否"), Words::Borrowed("知晓"), Words::Borrowed("知道"), Words::Borrowed("不晓得"), Words::Borrowed("推定"), Words::Borrowed("推断"), Words::Borrowed("视为"), Words::Borrowed("一律"), Words::Borrowed("一切"), Words::Borrowed("任何"), Words::Borrowed("应当"), Words::Borrowed("应该"), Words::Borrowed("可能"), Words::Borrowed("均属"), Words::Borrowed("一并")]), with: List::Borrowed(&[]), without: List::Borrowed(&[]), near: List::Borrowed(&[]), not_near: List::Borrowed(&[]), present: List::Borrowed(&[]), absent: List::Borrowed(&[]), families: List::Borrowed(&[]), outside: List::Borrowed(&[]), moves: List::Borrowed(&[]), reader: None } },];
const POL_004: Rule = Rule {
        id: Words::Borrowed("pol-004"),
        name: Words::Borrowed("旧病范围定得太宽"),
        card: Card::Policy,
        level: Level::High,
        hurts: Words::Borrowed("被保险人"),
        families: List::Borrowed(&[Words::Borrowed("health"), Words::Borrowed("critical"), Words::Borrowed("accident"), Words::Borrowed("group")]),
        frames: List::Borrowed(&[Frame::Exempt, Frame::Deem, Frame::Decide]),
        topics: List::Borrowed(&[Words::Borrowed("既往"), Words::Borrowed("投保前"), Words::Borrowed("投保之前"), Words::Borrowed("承保前"), Words::Borrowed("承保之前"), Words::Borrowed("生效前"), Words::Borrowed("生效日前"), Words::Borrowed("起保前"), Words::Borrowed("买保险之前"), Words::Borrowed("旧病"), Words::Borrowed("旧疾"), Words::Borrowed("老毛病"), Words::Borrowed("老账"), Words::Borrowed("既有"), Words::Borrowed("病史"), Words::Borrowed("家族"), Words::Borrowed("家里"), Words::Borrowed("先天"), Words::Borrowed("慢性"), Words::Borrowed("复发"), Words::Borrowed("过去有过"), Words::Borrowed("带病"), Words::Borrowed("随龄"), Words::Borrowed("病根"), Words::Borrowed("陈旧"), Words::Borrowed("已经存在"), Words::Borrowed("医学常识"), Words::Borrowed("没有治愈"), Words::Borrowed("投保以前"), Words::Borrowed("身体异常"), Words::Borrowed("入保前")]),
        judge: None,
        finding: Words::Borrowed("按监管通知，既往症应当限于保单生效前已经患有、并且本人已经知道的疾病或症状。这里划的范围比这更宽。"),
        consequence: Words::Borrowed("您并不知道、或者并没有诊断过的情况，也可能被说成旧病。确诊以后，保险公司可能以此拒赔。"),
        next_step: Words::Borrowed("找出投保前的体检报告和就诊记录，看当时有没有确诊过这个病。没有的，书面请保险公司说明投保前已知晓的依据。对方坚持拒赔的，可拨12378投诉。"),
        say: Words::Borrowed("您好，监管通知规定，既往症是指保单生效之前已患有且已知晓的有关疾病或症状。请按这个范围核定，认为属于既往症的请说明证据，谢谢。"),
        suggested_text: None,
        parts: List::Borrowed(POL_004_PARTS),
        mends: List::Borrowed(POL_004_MENDS),
        evidence: List::Borrowed(&[E699, E695]),
        bound: List::Borrowed(POL_004_BOUND),
        since: Words::Borrowed("1.0.0-rc.1"),
};

const POL_005_PARTS: &[Part] = &[
            Part {
                text: RuleText::Finding,
                when: When { words: List::Borrowed(&[Words::Borrowed("不设犹豫期"), Words::Borrowed("没有犹豫期"), Words::Borrowed("无犹豫期"), Words::Borrowed("不设冷静期"), Words::Borrowed("不享有犹豫期"), Words::Borrowed("不适用犹豫期")]), with: List::Borrowed(&[]), without: List::Borrowed(&[]), near: List::Borrowed(&[]), not_near: List::Borrowed(&[]), present: List::Borrowed(&[]), absent: List::Borrowed(&[]), families: List::Borrowed(&[]), outside: List::Borrowed(&[]), moves: List::Borrowed(&[]), reader: None },
                instead: true,
                says: Words::Borrowed("长期人身险设有犹豫期，期内可以反悔退保。这里写的是没有犹豫期。"),
            },
            Part {
                text: RuleText::Finding,
                when: When { words: List::Borrowed(&[Words::Borrowed("扣除"), Words::Borrowed("扣减"), Words::Borrowed("核扣"), Words::Borrowed("收取"), Words::Borrowed("扣")]), with: List::Borrowed(&[]), without: List::Borrowed(&[Words::Borrowed("仅扣"), Words::Borrowed("只扣"), Words::Borrowed("扣款之"), Words::Borrowed("扣款日"), Words::Borrowed("扣款成功")]), near: List::Borrowed(&[]), not_near: List::Borrowed(&[]), present: List::Borrowed(&[]), absent: List::Borrowed(&[]), families: List::Borrowed(&[]), outside: List::Borrowed(&[]), moves: List::Borrowed(&[Words::Borrowed("pol-cooling")]), reader: None },
                instead: true,
                says: Words::Borrowed("长期人身险设有犹豫期，期内可以反悔退保。这里反悔也要扣钱。"),
            },
            Part {
                text: RuleText::Consequence,
                when: When { words: List::Borrowed(&[Words::Borrowed("扣除"), Words::Borrowed("扣减"), Words::Borrowed("核扣"), Words::Borrowed("收取"), Words::Borrowed("扣")]), with: List::Borrowed(&[]), without: List::Borrowed(&[Words::Borrowed("仅扣"), Words::Borrowed("只扣"), Words::Borrowed("扣款之"), Words::Borrowed("扣款日"), Words::Borrowed("扣款成功")]), near: List::Borrowed(&[]), not_near: List::Borrowed(&[]), present: List::Borrowed(&[]), absent: List::Borrowed(&[]), families: List::Borrowed(&[]), outside: List::Borrowed(&[]), moves: List::Borrowed(&[Words::Borrowed("pol-cooling")]), reader: None },
                instead: true,
                says: Words::Borrowed("及时反悔了，交的钱也不能全部拿回来。"),
            },
            Part {
                text: RuleText::NextStep,
                when: When { words: List::Borrowed(&[Words::Borrowed("扣除"), Words::Borrowed("扣减"), Words::Borrowed("核扣"), Words::Borrowed("收取"), Words::Borrowed("扣")]), with: List::Borrowed(&[]), without: List::Borrowed(&[Words::Borrowed("仅扣"), Words::Borrowed("只扣"), Words::Borrowed("扣款之"), Words::Borrowed("扣款日"), Words::Borrowed("扣款成功")]), near: List::Borrowed(&[]), not_near: List::Borrowed(&[]), present: List::Borrowed(&[]), absent: List::Borrowed(&[]), families: List::Borrowed(&[]), outside: List::Borrowed(&[]), moves: List::Borrowed(&[Words::Borrowed("pol-cooling")]), reader: None },
                instead: true,
                says: Words::Borrowed("在犹豫期内书面提出，保留提交记录。请保险公司逐项写明扣什么、依据是什么，要求全额退还。被拒可拨12378投诉。"),
            },
            Part {
                text: RuleText::Say,
                when: When { words: List::Borrowed(&[Words::Borrowed("扣除"), Words::Borrowed("扣减"), Words::Borrowed("核扣"), Words::Borrowed("收取"), Words::Borrowed("扣")]), with: List::Borrowed(&[]), without: List::Borrowed(&[Words::Borrowed("仅扣"), Words::Borrowed("只扣"), Words::Borrowed("扣款之"), Words::Borrowed("扣款日"), Words::Borrowed("扣款成功")]), near: List::Borrowed(&[]), not_near: List::Borrowed(&[]), present: List::Borrowed(&[]), absent: List::Borrowed(&[]), families: List::Borrowed(&[]), outside: List::Borrowed(&[]), moves: List::Borrowed(&[Words::Borrowed("pol-cooling")]), reader: None },
                instead: true,
                says: Words::Borrowed("您好，我在犹豫期内解除合同。请逐项说明要扣的钱是什么、依据是什么；没有依据的，请全额退还保险费，谢谢。"),
            },];
const POL_005_MENDS: &[Mend] = &[];
const POL_005_BOUND: &[BoundSource] = &[
            BoundSource { of: List::Borrowed(&[0]), when: When { words: List::Borrowed(&[Words::Borrowed("重疾"), Words::Borrowed("重大疾病"), Words::Borrowed("癌"), Words::Borrowed("医疗"), Words::Borrowed("健康"), Words::Borrowed("护理"), Words::Borrowed("疾病")]), with: List::Borrowed(&[]), without: List::Borrowed(&[Words::Borrowed("扣除"), Words::Borrowed("扣减"), Words::Borrowed("核扣"), Words::Borrowed("收取"), Words::Borrowed("扣"), Words::Borrowed("年金"), Words::Borrowed("两全"), Words::Borrowed("寿险"), Words::Borrowed("终身寿"), Words::Borrowed("万能险"), Words::Borrowed("分红"), Words::Borrowed("意外")]), near: List::Borrowed(&[]), not_near: List::Borrowed(&[]), present: List::Borrowed(&[]), absent: List::Borrowed(&[]), families: List::Borrowed(&[]), outside: List::Borrowed(&[]), moves: List::Borrowed(&[]), reader: None } },
            BoundSource { of: List::Borrowed(&[0]), when: When { words: List::Borrowed(&[]), with: List::Borrowed(&[]), without: List::Borrowed(&[Words::Borrowed("扣除"), Words::Borrowed("扣减"), Words::Borrowed("核扣"), Words::Borrowed("收取"), Words::Borrowed("扣"), Words::Borrowed("年金"), Words::Borrowed("两全"), Words::Borrowed("寿险"), Words::Borrowed("终身寿"), Words::Borrowed("万能险"), Words::Borrowed("分红"), Words::Borrowed("意外")]), near: List::Borrowed(&[]), not_near: List::Borrowed(&[]), present: List::Borrowed(&[]), absent: List::Borrowed(&[]), families: List::Borrowed(&[Words::Borrowed("health"), Words::Borrowed("critical")]), outside: List::Borrowed(&[]), moves: List::Borrowed(&[]), reader: None } },
            BoundSource { of: List::Borrowed(&[0]), when: When { words: List::Borrowed(&[Words::Borrowed("仅扣"), Words::Borrowed("只扣")]), with: List::Borrowed(&[]), without: List::Borrowed(&[Words::Borrowed("年金"), Words::Borrowed("两全"), Words::Borrowed("寿险"), Words::Borrowed("终身寿"), Words::Borrowed("万能险"), Words::Borrowed("分红"), Words::Borrowed("意外")]), near: List::Borrowed(&[]), not_near: List::Borrowed(&[]), present: List::Borrowed(&[]), absent: List::Borrowed(&[]), families: List::Borrowed(&[Words::Borrowed("health"), Words::Borrowed("critical")]), outside: List::Borrowed(&[]), moves: List::Borrowed(&[]), reader: None } },
            BoundSource { of: List::Borrowed(&[1]), when: When { words: List::Borrowed(&[Words::Borrowed("扣除"), Words::Borrowed("扣减"), Words::Borrowed("核扣"), Words::Borrowed("收取"), Words::Borrowed("扣"), Words::Borrowed("柜台"), Words::Borrowed("柜面"), Words::Borrowed("本人"), Words::Borrowed("签字"), Words::Borrowed("同意"), Words::Borrowed("回访"), Words::Borrowed("不接待"), Words::Borrowed("不得单独"), Words::Borrowed("放弃"), Words::Borrowed("礼"), Words::Borrowed("领过"), Words::Borrowed("异议"), Words::Borrowed("终结"), Words::Borrowed("告尽"), Words::Borrowed("概不"), Words::Borrowed("撤单"), Words::Borrowed("不再"), Words::Borrowed("不设"), Words::Borrowed("没有犹豫期"), Words::Borrowed("无犹豫期"), Words::Borrowed("不享有"), Words::Borrowed("不适用"), Words::Borrowed("%"), Words::Borrowed("百分之")]), with: List::Borrowed(&[]), without: List::Borrowed(&[]), near: List::Borrowed(&[]), not_near: List::Borrowed(&[]), present: List::Borrowed(&[]), absent: List::Borrowed(&[]), families: List::Borrowed(&[]), outside: List::Borrowed(&[]), moves: List::Borrowed(&[]), reader: None } },
            BoundSource { of: List::Borrowed(&[2, 3]), when: When { words: List::Borrowed(&[]), with: List::Borrowed(&[]), without: List::Borrowed(&[Words::Borrowed("扣除"), Words::Borrowed("扣减"), Words::Borrowed("核扣"), Words::Borrowed("收取"), Words::Borrowed("扣"), Words::Borrowed("重疾"), Words::Borrowed("重大疾病"), Words::Borrowed("癌"), Words::Borrowed("医疗"), Words::Borrowed("健康"), Words::Borrowed("护理"), Words::Borrowed("疾病")]), near: List::Borrowed(&[]), not_near: List::Borrowed(&[]), present: List::Borrowed(&[]), absent: List::Borrowed(&[]), families: List::Borrowed(&[]), outside: List::Borrowed(&[Words::Borrowed("health"), Words::Borrowed("critical")]), moves: List::Borrowed(&[]), reader: None } },
            BoundSource { of: List::Borrowed(&[2, 3]), when: When { words: List::Borrowed(&[Words::Borrowed("年金"), Words::Borrowed("两全"), Words::Borrowed("寿险"), Words::Borrowed("终身寿"), Words::Borrowed("万能险"), Words::Borrowed("分红"), Words::Borrowed("意外")]), with: List::Borrowed(&[]), without: List::Borrowed(&[Words::Borrowed("扣除"), Words::Borrowed("扣减"), Words::Borrowed("核扣"), Words::Borrowed("收取"), Words::Borrowed("扣"), Words::Borrowed("重疾"), Words::Borrowed("重大疾病"), Words::Borrowed("癌"), Words::Borrowed("医疗"), Words::Borrowed("健康"), Words::Borrowed("护理"), Words::Borrowed("疾病")]), near: List::Borrowed(&[]), not_near: List::Borrowed(&[]), present: List::Borrowed(&[]), absent: List::Borrowed(&[]), families: List::Borrowed(&[]), outside: List::Borrowed(&[]), moves: List::Borrowed(&[]), reader: None } },];
const POL_005: Rule = Rule {
        id: Words::Borrowed("pol-005"),
        name: Words::Borrowed("犹豫期不够或难退"),
        card: Card::Policy,
        level: Level::Medium,
        hurts: Words::Borrowed("投保人"),
        families: List::Borrowed(&[Words::Borrowed("critical"), Words::Borrowed("life"), Words::Borrowed("health")]),
        frames: List::Borrowed(&[Frame::Short, Frame::Lock, Frame::Fee, Frame::Deem]),
        topics: List::Borrowed(&[Words::Borrowed("犹豫期"), Words::Borrowed("冷静期"), Words::Borrowed("反悔"), Words::Borrowed("后悔"), Words::Borrowed("撤单"), Words::Borrowed("撤销"), Words::Borrowed("撤回"), Words::Borrowed("考虑时间"), Words::Borrowed("想清楚"), Words::Borrowed("不退"), Words::Borrowed("退的事"), Words::Borrowed("签收"), Words::Borrowed("回访"), Words::Borrowed("无条件退")]),
        judge: Some(Words::Borrowed("cooling-off-days")),
        finding: Words::Borrowed("长期人身险设有犹豫期，期内可以反悔退保。这里让您反悔的余地变小了。"),
        consequence: Words::Borrowed("您可能还没看清条款，就错过了反悔的机会。过了犹豫期再退保，只能按现金价值等约定退，会有损失。"),
        next_step: Words::Borrowed("马上查清签收日和犹豫期最后一天，在期内用书面或客服渠道提出，保留提交记录。长期健康险短于十五天的，要求按十五天办理。被拒可拨12378投诉。"),
        say: Words::Borrowed("您好，请书面确认我的犹豫期从哪天到哪天、期内退保退还多少。如属长期健康保险，犹豫期不得少于十五天，请按规定办理，谢谢。"),
        suggested_text: None,
        parts: List::Borrowed(POL_005_PARTS),
        mends: List::Borrowed(POL_005_MENDS),
        evidence: List::Borrowed(&[E700, E701, E702, E703]),
        bound: List::Borrowed(POL_005_BOUND),
        since: Words::Borrowed("1.0.0-rc.1"),
};

const POL_006_PARTS: &[Part] = &[
            Part {
                text: RuleText::Finding,
                when: When { words: List::Borrowed(&[Words::Borrowed("造血干细胞"), Words::Borrowed("骨髓移植")]), with: List::Borrowed(&[Words::Borrowed("异体")]), without: List::Borrowed(&[Words::Borrowed("公司认可"), Words::Borrowed("保险人认可"), Words::Borrowed("角膜"), Words::Borrowed("胰腺")]), near: List::Borrowed(&[]), not_near: List::Borrowed(&[]), present: List::Borrowed(&[]), absent: List::Borrowed(&[]), families: List::Borrowed(&[]), outside: List::Borrowed(&[]), moves: List::Borrowed(&[]), reader: None },
                instead: true,
                says: Words::Borrowed("疾病的诊断标准应当符合通行的医学标准。造血干细胞移植，行业的疾病定义没有限定是异体的，这里限定了。"),
            },
            Part {
                text: RuleText::Consequence,
                when: When { words: List::Borrowed(&[Words::Borrowed("造血干细胞"), Words::Borrowed("骨髓移植")]), with: List::Borrowed(&[Words::Borrowed("异体")]), without: List::Borrowed(&[Words::Borrowed("公司认可"), Words::Borrowed("保险人认可"), Words::Borrowed("角膜"), Words::Borrowed("胰腺")]), near: List::Borrowed(&[]), not_near: List::Borrowed(&[]), present: List::Borrowed(&[]), absent: List::Borrowed(&[]), families: List::Borrowed(&[]), outside: List::Borrowed(&[]), moves: List::Borrowed(&[]), reader: None },
                instead: true,
                says: Words::Borrowed("用自己的造血干细胞做移植的，可能拿不到保险金。"),
            },
            Part {
                text: RuleText::NextStep,
                when: When { words: List::Borrowed(&[Words::Borrowed("造血干细胞"), Words::Borrowed("骨髓移植")]), with: List::Borrowed(&[Words::Borrowed("异体")]), without: List::Borrowed(&[Words::Borrowed("公司认可"), Words::Borrowed("保险人认可"), Words::Borrowed("角膜"), Words::Borrowed("胰腺")]), near: List::Borrowed(&[]), not_near: List::Borrowed(&[]), present: List::Borrowed(&[]), absent: List::Borrowed(&[]), families: List::Borrowed(&[]), outside: List::Borrowed(&[]), moves: List::Borrowed(&[]), reader: None },
                instead: true,
                says: Words::Borrowed("做了移植的，请主治医生写明移植的方式。因为不是异体而不给赔的，书面请保险公司按行业的疾病定义核定；2021年2月1日起销售的重疾险，对照重疾定义使用规范2020年版，以前的合同对照通行医学标准。不同意的可拨12378投诉。"),
            },
            Part {
                text: RuleText::Finding,
                when: When { words: List::Borrowed(&[Words::Borrowed("主动脉")]), with: List::Borrowed(&[Words::Borrowed("开胸"), Words::Borrowed("开腹")]), without: List::Borrowed(&[Words::Borrowed("胸腔镜"), Words::Borrowed("腹腔镜"), Words::Borrowed("微创"), Words::Borrowed("公司认可"), Words::Borrowed("保险人认可"), Words::Borrowed("瓣膜"), Words::Borrowed("冠状动脉"), Words::Borrowed("内膜")]), near: List::Borrowed(&[]), not_near: List::Borrowed(&[]), present: List::Borrowed(&[]), absent: List::Borrowed(&[]), families: List::Borrowed(&[]), outside: List::Borrowed(&[]), moves: List::Borrowed(&[]), reader: None },
                instead: true,
                says: Words::Borrowed("疾病的诊断标准应当符合通行的医学标准。行业的疾病定义里，胸腔镜、腹腔镜下做的也算，这里没有写上。"),
            },
            Part {
                text: RuleText::Consequence,
                when: When { words: List::Borrowed(&[Words::Borrowed("主动脉")]), with: List::Borrowed(&[Words::Borrowed("开胸"), Words::Borrowed("开腹")]), without: List::Borrowed(&[Words::Borrowed("胸腔镜"), Words::Borrowed("腹腔镜"), Words::Borrowed("微创"), Words::Borrowed("公司认可"), Words::Borrowed("保险人认可"), Words::Borrowed("瓣膜"), Words::Borrowed("冠状动脉"), Words::Borrowed("内膜")]), near: List::Borrowed(&[]), not_near: List::Borrowed(&[]), present: List::Borrowed(&[]), absent: List::Borrowed(&[]), families: List::Borrowed(&[]), outside: List::Borrowed(&[]), moves: List::Borrowed(&[]), reader: None },
                instead: true,
                says: Words::Borrowed("用胸腔镜、腹腔镜做的手术，可能被说成不算，拿不到保险金。"),
            },
            Part {
                text: RuleText::NextStep,
                when: When { words: List::Borrowed(&[Words::Borrowed("主动脉")]), with: List::Borrowed(&[Words::Borrowed("开胸"), Words::Borrowed("开腹")]), without: List::Borrowed(&[Words::Borrowed("胸腔镜"), Words::Borrowed("腹腔镜"), Words::Borrowed("微创"), Words::Borrowed("公司认可"), Words::Borrowed("保险人认可"), Words::Borrowed("瓣膜"), Words::Borrowed("冠状动脉"), Words::Borrowed("内膜")]), near: List::Borrowed(&[]), not_near: List::Borrowed(&[]), present: List::Borrowed(&[]), absent: List::Borrowed(&[]), families: List::Borrowed(&[]), outside: List::Borrowed(&[]), moves: List::Borrowed(&[]), reader: None },
                instead: true,
                says: Words::Borrowed("做了手术的，请主治医生写明手术的名称和方式。用胸腔镜、腹腔镜做的不给赔的，书面请保险公司按行业的疾病定义核定；2021年2月1日起销售的重疾险，对照重疾定义使用规范2020年版，以前的合同对照通行医学标准。不同意的可拨12378投诉。"),
            },
            Part {
                text: RuleText::Finding,
                when: When { words: List::Borrowed(&[Words::Borrowed("瓣膜")]), with: List::Borrowed(&[Words::Borrowed("开胸")]), without: List::Borrowed(&[Words::Borrowed("切开心脏"), Words::Borrowed("公司认可"), Words::Borrowed("保险人认可")]), near: List::Borrowed(&[]), not_near: List::Borrowed(&[]), present: List::Borrowed(&[]), absent: List::Borrowed(&[]), families: List::Borrowed(&[]), outside: List::Borrowed(&[]), moves: List::Borrowed(&[]), reader: None },
                instead: true,
                says: Words::Borrowed("疾病的诊断标准应当符合通行的医学标准。行业的疾病定义看的是有没有切开心脏，这里看的是有没有开胸。"),
            },
            Part {
                text: RuleText::Consequence,
                when: When { words: List::Borrowed(&[Words::Borrowed("瓣膜")]), with: List::Borrowed(&[Words::Borrowed("开胸")]), without: List::Borrowed(&[Words::Borrowed("切开心脏"), Words::Borrowed("公司认可"), Words::Borrowed("保险人认可")]), near: List::Borrowed(&[]), not_near: List::Borrowed(&[]), present: List::Borrowed(&[]), absent: List::Borrowed(&[]), families: List::Borrowed(&[]), outside: List::Borrowed(&[]), moves: List::Borrowed(&[]), reader: None },
                instead: true,
                says: Words::Borrowed("切开了心脏、却没有开胸的，可能拿不到保险金。"),
            },
            Part {
                text: RuleText::NextStep,
                when: When { words: List::Borrowed(&[Words::Borrowed("瓣膜")]), with: List::Borrowed(&[Words::Borrowed("开胸")]), without: List::Borrowed(&[Words::Borrowed("切开心脏"), Words::Borrowed("公司认可"), Words::Borrowed("保险人认可")]), near: List::Borrowed(&[]), not_near: List::Borrowed(&[]), present: List::Borrowed(&[]), absent: List::Borrowed(&[]), families: List::Borrowed(&[]), outside: List::Borrowed(&[]), moves: List::Borrowed(&[]), reader: None },
                instead: true,
                says: Words::Borrowed("做了手术的，请主治医生写明手术的名称和方式。切开了心脏却没有开胸，因此不给赔的，书面请保险公司按行业的疾病定义核定；2021年2月1日起销售的重疾险，对照重疾定义使用规范2020年版，以前的合同对照通行医学标准。不同意的可拨12378投诉。"),
            },
            Part {
                text: RuleText::Finding,
                when: When { words: List::Borrowed(&[Words::Borrowed("冠状动脉"), Words::Borrowed("搭桥"), Words::Borrowed("旁路移植")]), with: List::Borrowed(&[Words::Borrowed("开胸"), Words::Borrowed("劈开胸骨")]), without: List::Borrowed(&[Words::Borrowed("切开心包"), Words::Borrowed("瓣膜"), Words::Borrowed("主动脉手术"), Words::Borrowed("心肌梗"), Words::Borrowed("公司认可"), Words::Borrowed("保险人认可")]), near: List::Borrowed(&[]), not_near: List::Borrowed(&[]), present: List::Borrowed(&[]), absent: List::Borrowed(&[]), families: List::Borrowed(&[]), outside: List::Borrowed(&[]), moves: List::Borrowed(&[]), reader: None },
                instead: true,
                says: Words::Borrowed("疾病的诊断标准应当符合通行的医学标准。行业的疾病定义看的是有没有切开心包，这里看的是有没有开胸。"),
            },
            Part {
                text: RuleText::Consequence,
                when: When { words: List::Borrowed(&[Words::Borrowed("冠状动脉"), Words::Borrowed("搭桥"), Words::Borrowed("旁路移植")]), with: List::Borrowed(&[Words::Borrowed("开胸"), Words::Borrowed("劈开胸骨")]), without: List::Borrowed(&[Words::Borrowed("切开心包"), Words::Borrowed("瓣膜"), Words::Borrowed("主动脉手术"), Words::Borrowed("心肌梗"), Words::Borrowed("公司认可"), Words::Borrowed("保险人认可")]), near: List::Borrowed(&[]), not_near: List::Borrowed(&[]), present: List::Borrowed(&[]), absent: List::Borrowed(&[]), families: List::Borrowed(&[]), outside: List::Borrowed(&[]), moves: List::Borrowed(&[]), reader: None },
                instead: true,
                says: Words::Borrowed("切开了心包、却没有开胸的，可能拿不到保险金。"),
            },
            Part {
                text: RuleText::NextStep,
                when: When { words: List::Borrowed(&[Words::Borrowed("冠状动脉"), Words::Borrowed("搭桥"), Words::Borrowed("旁路移植")]), with: List::Borrowed(&[Words::Borrowed("开胸"), Words::Borrowed("劈开胸骨")]), without: List::Borrowed(&[Words::Borrowed("切开心包"), Words::Borrowed("瓣膜"), Words::Borrowed("主动脉手术"), Words::Borrowed("心肌梗"), Words::Borrowed("公司认可"), Words::Borrowed("保险人认可")]), near: List::Borrowed(&[]), not_near: List::Borrowed(&[]), present: List::Borrowed(&[]), absent: List::Borrowed(&[]), families: List::Borrowed(&[]), outside: List::Borrowed(&[]), moves: List::Borrowed(&[]), reader: None },
                instead: true,
                says: Words::Borrowed("做了手术的，请主治医生写明手术的名称和方式。切开了心包却没有开胸，因此不给赔的，书面请保险公司按行业的疾病定义核定；2021年2月1日起销售的重疾险，对照重疾定义使用规范2020年版，以前的合同对照通行医学标准。不同意的可拨12378投诉。"),
            },
            Part {
                text: RuleText::Finding,
                when: When { words: List::Borrowed(&[Words::Borrowed("公司认可的"), Words::Borrowed("我们认可的"), Words::Borrowed("保险人认可的"), Words::Borrowed("公司认可"), Words::Borrowed("公司指定的"), Words::Borrowed("我们指定的"), Words::Borrowed("保险人指定的"), Words::Borrowed("公司委派"), Words::Borrowed("保险人委派"), Words::Borrowed("公司授权")]), with: List::Borrowed(&[]), without: List::Borrowed(&[]), near: List::Borrowed(&[]), not_near: List::Borrowed(&[]), present: List::Borrowed(&[]), absent: List::Borrowed(&[]), families: List::Borrowed(&[]), outside: List::Borrowed(&[]), moves: List::Borrowed(&[]), reader: None },
                instead: true,
                says: Words::Borrowed("疾病的诊断标准应当符合通行的医学标准。这里还要由公司认可或指定的一方来确认，别处的专科医生确诊了也可能不算。"),
            },
            Part {
                text: RuleText::Consequence,
                when: When { words: List::Borrowed(&[Words::Borrowed("公司认可的"), Words::Borrowed("我们认可的"), Words::Borrowed("保险人认可的"), Words::Borrowed("公司认可"), Words::Borrowed("公司指定的"), Words::Borrowed("我们指定的"), Words::Borrowed("保险人指定的"), Words::Borrowed("公司委派"), Words::Borrowed("保险人委派"), Words::Borrowed("公司授权")]), with: List::Borrowed(&[]), without: List::Borrowed(&[]), near: List::Borrowed(&[]), not_near: List::Borrowed(&[]), present: List::Borrowed(&[]), absent: List::Borrowed(&[]), families: List::Borrowed(&[]), outside: List::Borrowed(&[]), moves: List::Borrowed(&[]), reader: None },
                instead: true,
                says: Words::Borrowed("专科医生已经确诊，仍可能因为不是公司认可的而拿不到保险金。"),
            },
            Part {
                text: RuleText::NextStep,
                when: When { words: List::Borrowed(&[Words::Borrowed("公司认可的"), Words::Borrowed("我们认可的"), Words::Borrowed("保险人认可的"), Words::Borrowed("公司认可"), Words::Borrowed("公司指定的"), Words::Borrowed("我们指定的"), Words::Borrowed("保险人指定的"), Words::Borrowed("公司委派"), Words::Borrowed("保险人委派"), Words::Borrowed("公司授权")]), with: List::Borrowed(&[]), without: List::Borrowed(&[]), near: List::Borrowed(&[]), not_near: List::Borrowed(&[]), present: List::Borrowed(&[]), absent: List::Borrowed(&[]), families: List::Borrowed(&[]), outside: List::Borrowed(&[]), moves: List::Borrowed(&[]), reader: None },
                instead: true,
                says: Words::Borrowed("先问清公司认可的是哪些医生或者机构。已由合格的专科医生确诊的，书面要求承认这份诊断。不同意的可拨12378投诉。"),
            },
            Part {
                text: RuleText::Say,
                when: When { words: List::Borrowed(&[Words::Borrowed("公司认可的"), Words::Borrowed("我们认可的"), Words::Borrowed("保险人认可的"), Words::Borrowed("公司认可"), Words::Borrowed("公司指定的"), Words::Borrowed("我们指定的"), Words::Borrowed("保险人指定的"), Words::Borrowed("公司委派"), Words::Borrowed("保险人委派"), Words::Borrowed("公司授权")]), with: List::Borrowed(&[]), without: List::Borrowed(&[]), near: List::Borrowed(&[]), not_near: List::Borrowed(&[]), present: List::Borrowed(&[]), absent: List::Borrowed(&[]), families: List::Borrowed(&[]), outside: List::Borrowed(&[]), moves: List::Borrowed(&[]), reader: None },
                instead: true,
                says: Words::Borrowed("您好，请告诉我贵司认可的是哪些医生或者机构，别处具备资格的专科医生作出的诊断承不承认。请书面答复，谢谢。"),
            },
            Part {
                text: RuleText::Finding,
                when: When { words: List::Borrowed(&[Words::Borrowed("生存"), Words::Borrowed("存活"), Words::Borrowed("在世"), Words::Borrowed("健在"), Words::Borrowed("活过"), Words::Borrowed("活满"), Words::Borrowed("内身故"), Words::Borrowed("内死亡"), Words::Borrowed("内去世"), Words::Borrowed("内离世"), Words::Borrowed("即身故")]), with: List::Borrowed(&[]), without: List::Borrowed(&[]), near: List::Borrowed(&[]), not_near: List::Borrowed(&[]), present: List::Borrowed(&[]), absent: List::Borrowed(&[]), families: List::Borrowed(&[]), outside: List::Borrowed(&[]), moves: List::Borrowed(&[]), reader: None },
                instead: true,
                says: Words::Borrowed("照这里写的，确诊以后还要活过写明的天数才赔。不合理地免除保险公司责任的格式条款可能无效，没有提示、没有讲明白的不产生效力。"),
            },
            Part {
                text: RuleText::Consequence,
                when: When { words: List::Borrowed(&[Words::Borrowed("生存"), Words::Borrowed("存活"), Words::Borrowed("在世"), Words::Borrowed("健在"), Words::Borrowed("活过"), Words::Borrowed("活满"), Words::Borrowed("内身故"), Words::Borrowed("内死亡"), Words::Borrowed("内去世"), Words::Borrowed("内离世"), Words::Borrowed("即身故")]), with: List::Borrowed(&[]), without: List::Borrowed(&[]), near: List::Borrowed(&[]), not_near: List::Borrowed(&[]), present: List::Borrowed(&[]), absent: List::Borrowed(&[]), families: List::Borrowed(&[]), outside: List::Borrowed(&[]), moves: List::Borrowed(&[]), reader: None },
                instead: true,
                says: Words::Borrowed("确诊以后没有活过这些天，家人可能拿不到这笔保险金。"),
            },
            Part {
                text: RuleText::NextStep,
                when: When { words: List::Borrowed(&[Words::Borrowed("生存"), Words::Borrowed("存活"), Words::Borrowed("在世"), Words::Borrowed("健在"), Words::Borrowed("活过"), Words::Borrowed("活满"), Words::Borrowed("内身故"), Words::Borrowed("内死亡"), Words::Borrowed("内去世"), Words::Borrowed("内离世"), Words::Borrowed("即身故")]), with: List::Borrowed(&[]), without: List::Borrowed(&[]), near: List::Borrowed(&[]), not_near: List::Borrowed(&[]), present: List::Borrowed(&[]), absent: List::Borrowed(&[]), families: List::Borrowed(&[]), outside: List::Borrowed(&[]), moves: List::Borrowed(&[]), reader: None },
                instead: true,
                says: Words::Borrowed("确诊后核对诊断证明上的日期。因为天数被拒的，书面请保险公司说明这项条件的依据，并拿出投保时提示和说明的记录。谈不拢可拨12378投诉。"),
            },
            Part {
                text: RuleText::Say,
                when: When { words: List::Borrowed(&[Words::Borrowed("生存"), Words::Borrowed("存活"), Words::Borrowed("在世"), Words::Borrowed("健在"), Words::Borrowed("活过"), Words::Borrowed("活满"), Words::Borrowed("内身故"), Words::Borrowed("内死亡"), Words::Borrowed("内去世"), Words::Borrowed("内离世"), Words::Borrowed("即身故")]), with: List::Borrowed(&[]), without: List::Borrowed(&[]), near: List::Borrowed(&[]), not_near: List::Borrowed(&[]), present: List::Borrowed(&[]), absent: List::Borrowed(&[]), families: List::Borrowed(&[]), outside: List::Borrowed(&[]), moves: List::Borrowed(&[]), reader: None },
                instead: true,
                says: Words::Borrowed("您好，请说明要活过这些天才赔的依据，并提供投保时对这一条的提示和说明记录，谢谢。"),
            },
            Part {
                text: RuleText::Finding,
                when: When { words: List::Borrowed(&[Words::Borrowed("药物治疗无法控制"), Words::Borrowed("药物无法控制"), Words::Borrowed("药物治疗无效")]), with: List::Borrowed(&[]), without: List::Borrowed(&[]), near: List::Borrowed(&[Words::Borrowed("自主生活能力"), Words::Borrowed("日常生活活动")]), not_near: List::Borrowed(&[]), present: List::Borrowed(&[]), absent: List::Borrowed(&[]), families: List::Borrowed(&[]), outside: List::Borrowed(&[]), moves: List::Borrowed(&[]), reader: None },
                instead: true,
                says: Words::Borrowed("疾病的诊断标准应当符合通行的医学标准。这里除了生活能力的条件，还多要这一条，少一条都不赔。"),
            },
            Part {
                text: RuleText::Finding,
                when: When { words: List::Borrowed(&[Words::Borrowed("手术"), Words::Borrowed("开胸"), Words::Borrowed("开颅"), Words::Borrowed("开腹"), Words::Borrowed("切开"), Words::Borrowed("移植"), Words::Borrowed("搭桥"), Words::Borrowed("置换")]), with: List::Borrowed(&[]), without: List::Borrowed(&[Words::Borrowed("日"), Words::Borrowed("天"), Words::Borrowed("未实施"), Words::Borrowed("不包括"), Words::Borrowed("不包含"), Words::Borrowed("除外"), Words::Borrowed("心肌梗"), Words::Borrowed("肾衰"), Words::Borrowed("尿毒症"), Words::Borrowed("肾病"), Words::Borrowed("中风"), Words::Borrowed("同一种病因")]), near: List::Borrowed(&[]), not_near: List::Borrowed(&[]), present: List::Borrowed(&[]), absent: List::Borrowed(&[]), families: List::Borrowed(&[]), outside: List::Borrowed(&[]), moves: List::Borrowed(&[]), reader: None },
                instead: true,
                says: Words::Borrowed("疾病的诊断标准应当符合通行的医学标准。照这里写的，还要做过写明的治疗，并且方式一样，才符合条件。"),
            },
            Part {
                text: RuleText::Consequence,
                when: When { words: List::Borrowed(&[Words::Borrowed("手术"), Words::Borrowed("开胸"), Words::Borrowed("开颅"), Words::Borrowed("开腹"), Words::Borrowed("切开"), Words::Borrowed("移植"), Words::Borrowed("搭桥"), Words::Borrowed("置换")]), with: List::Borrowed(&[]), without: List::Borrowed(&[Words::Borrowed("日"), Words::Borrowed("天"), Words::Borrowed("未实施"), Words::Borrowed("不包括"), Words::Borrowed("不包含"), Words::Borrowed("除外"), Words::Borrowed("心肌梗"), Words::Borrowed("肾衰"), Words::Borrowed("尿毒症"), Words::Borrowed("肾病"), Words::Borrowed("中风"), Words::Borrowed("同一种病因")]), near: List::Borrowed(&[]), not_near: List::Borrowed(&[]), present: List::Borrowed(&[]), absent: List::Borrowed(&[]), families: List::Borrowed(&[]), outside: List::Borrowed(&[]), moves: List::Borrowed(&[]), reader: None },
                instead: true,
                says: Words::Borrowed("病治了、手术也做了，仍可能因为方式同这里写的不一样而拿不到保险金。"),
            },
            Part {
                text: RuleText::Finding,
                when: When { words: List::Borrowed(&[Words::Borrowed("聘请"), Words::Borrowed("投票")]), with: List::Borrowed(&[]), without: List::Borrowed(&[]), near: List::Borrowed(&[]), not_near: List::Borrowed(&[]), present: List::Borrowed(&[]), absent: List::Borrowed(&[]), families: List::Borrowed(&[]), outside: List::Borrowed(&[]), moves: List::Borrowed(&[]), reader: None },
                instead: true,
                says: Words::Borrowed("疾病的诊断标准应当符合通行的医学标准。这里由公司一方的人来认定，医院的诊断可能不算。"),
            },
            Part {
                text: RuleText::Finding,
                when: When { words: List::Borrowed(&[Words::Borrowed("不计入"), Words::Borrowed("不在"), Words::Borrowed("不属于"), Words::Borrowed("不列入"), Words::Borrowed("不作"), Words::Borrowed("不予考虑"), Words::Borrowed("不算"), Words::Borrowed("不符合")]), with: List::Borrowed(&[]), without: List::Borrowed(&[]), near: List::Borrowed(&[]), not_near: List::Borrowed(&[]), present: List::Borrowed(&[]), absent: List::Borrowed(&[]), families: List::Borrowed(&[]), outside: List::Borrowed(&[]), moves: List::Borrowed(&[]), reader: None },
                instead: true,
                says: Words::Borrowed("疾病的诊断标准应当符合通行的医学标准。这里把写明的情形排除在外，得了病也可能够不上。"),
            },
            Part {
                text: RuleText::Finding,
                when: When { words: List::Borrowed(&[]), with: List::Borrowed(&[]), without: List::Borrowed(&[]), near: List::Borrowed(&[]), not_near: List::Borrowed(&[]), present: List::Borrowed(&[]), absent: List::Borrowed(&[]), families: List::Borrowed(&[Words::Borrowed("critical"), Words::Borrowed("health")]), outside: List::Borrowed(&[]), moves: List::Borrowed(&[]), reader: None },
                instead: true,
                says: Words::Borrowed("疾病的诊断标准应当符合通行的医学标准。照这里写的，得了病还要符合写明的条件才赔。"),
            },];
const POL_006_MENDS: &[Mend] = &[];
const POL_006_BOUND: &[BoundSource] = &[
            BoundSource { of: List::Borrowed(&[1]), when: When { words: List::Borrowed(&[Words::Borrowed("恶性肿瘤"), Words::Borrowed("肿瘤"), Words::Borrowed("癌"), Words::Borrowed("心肌梗"), Words::Borrowed("脑中风"), Words::Borrowed("器官移植"), Words::Borrowed("造血干细胞"), Words::Borrowed("骨髓移植"), Words::Borrowed("搭桥"), Words::Borrowed("旁路移植"), Words::Borrowed("肾衰竭"), Words::Borrowed("肾病"), Words::Borrowed("尿毒症"), Words::Borrowed("肢体缺失"), Words::Borrowed("肝炎"), Words::Borrowed("颅内"), Words::Borrowed("脑瘤"), Words::Borrowed("肝衰竭"), Words::Borrowed("脑炎"), Words::Borrowed("脑膜炎"), Words::Borrowed("昏迷"), Words::Borrowed("失聪"), Words::Borrowed("失明"), Words::Borrowed("瘫痪"), Words::Borrowed("瓣膜"), Words::Borrowed("阿尔茨海默"), Words::Borrowed("痴呆"), Words::Borrowed("脑损伤"), Words::Borrowed("帕金森"), Words::Borrowed("烧伤"), Words::Borrowed("肺动脉高压"), Words::Borrowed("运动神经元"), Words::Borrowed("语言能力"), Words::Borrowed("再生障碍"), Words::Borrowed("血象"), Words::Borrowed("主动脉"), Words::Borrowed("呼吸衰竭"), Words::Borrowed("克罗恩"), Words::Borrowed("溃疡性结肠炎"), Words::Borrowed("透析"), Words::Borrowed("药物治疗无法控制"), Words::Borrowed("射血分数"), Words::Borrowed("肌钙蛋白")]), with: List::Borrowed(&[]), without: List::Borrowed(&[Words::Borrowed("公司认可的"), Words::Borrowed("我们认可的"), Words::Borrowed("保险人认可的"), Words::Borrowed("公司认可"), Words::Borrowed("公司指定的"), Words::Borrowed("我们指定的"), Words::Borrowed("保险人指定的"), Words::Borrowed("公司委派"), Words::Borrowed("保险人委派"), Words::Borrowed("公司授权"), Words::Borrowed("生存"), Words::Borrowed("存活"), Words::Borrowed("在世"), Words::Borrowed("健在"), Words::Borrowed("活过"), Words::Borrowed("活满"), Words::Borrowed("内身故"), Words::Borrowed("内死亡"), Words::Borrowed("内去世"), Words::Borrowed("内离世"), Words::Borrowed("即身故"), Words::Borrowed("聘请"), Words::Borrowed("少儿"), Words::Borrowed("儿童"), Words::Borrowed("未成年"), Words::Borrowed("孩子")]), near: List::Borrowed(&[]), not_near: List::Borrowed(&[]), present: List::Borrowed(&[]), absent: List::Borrowed(&[]), families: List::Borrowed(&[]), outside: List::Borrowed(&[]), moves: List::Borrowed(&[]), reader: None } },
            BoundSource { of: List::Borrowed(&[2]), when: When { words: List::Borrowed(&[Words::Borrowed("公司认可的"), Words::Borrowed("我们认可的"), Words::Borrowed("保险人认可的"), Words::Borrowed("公司认可"), Words::Borrowed("公司指定的"), Words::Borrowed("我们指定的"), Words::Borrowed("保险人指定的"), Words::Borrowed("公司委派"), Words::Borrowed("保险人委派"), Words::Borrowed("公司授权"), Words::Borrowed("生存"), Words::Borrowed("存活"), Words::Borrowed("在世"), Words::Borrowed("健在"), Words::Borrowed("活过"), Words::Borrowed("活满"), Words::Borrowed("内身故"), Words::Borrowed("内死亡"), Words::Borrowed("内去世"), Words::Borrowed("内离世"), Words::Borrowed("即身故"), Words::Borrowed("聘请")]), with: List::Borrowed(&[]), without: List::Borrowed(&[]), near: List::Borrowed(&[]), not_near: List::Borrowed(&[]), present: List::Borrowed(&[]), absent: List::Borrowed(&[]), families: List::Borrowed(&[]), outside: List::Borrowed(&[]), moves: List::Borrowed(&[]), reader: None } },
            BoundSource { of: List::Borrowed(&[3]), when: When { words: List::Borrowed(&[Words::Borrowed("生存"), Words::Borrowed("存活"), Words::Borrowed("在世"), Words::Borrowed("健在"), Words::Borrowed("活过"), Words::Borrowed("活满"), Words::Borrowed("内身故"), Words::Borrowed("内死亡"), Words::Borrowed("内去世"), Words::Borrowed("内离世"), Words::Borrowed("即身故")]), with: List::Borrowed(&[]), without: List::Borrowed(&[Words::Borrowed("公司认可的"), Words::Borrowed("我们认可的"), Words::Borrowed("保险人认可的"), Words::Borrowed("公司认可"), Words::Borrowed("公司指定的"), Words::Borrowed("我们指定的"), Words::Borrowed("保险人指定的"), Words::Borrowed("公司委派"), Words::Borrowed("保险人委派"), Words::Borrowed("公司授权")]), near: List::Borrowed(&[]), not_near: List::Borrowed(&[]), present: List::Borrowed(&[]), absent: List::Borrowed(&[]), families: List::Borrowed(&[]), outside: List::Borrowed(&[]), moves: List::Borrowed(&[]), reader: None } },
            BoundSource { of: List::Borrowed(&[0]), when: When { words: List::Borrowed(&[]), with: List::Borrowed(&[]), without: List::Borrowed(&[Words::Borrowed("生存"), Words::Borrowed("存活"), Words::Borrowed("在世"), Words::Borrowed("健在"), Words::Borrowed("活过"), Words::Borrowed("活满"), Words::Borrowed("内身故"), Words::Borrowed("内死亡"), Words::Borrowed("内去世"), Words::Borrowed("内离世"), Words::Borrowed("即身故")]), near: List::Borrowed(&[]), not_near: List::Borrowed(&[]), present: List::Borrowed(&[]), absent: List::Borrowed(&[]), families: List::Borrowed(&[]), outside: List::Borrowed(&[]), moves: List::Borrowed(&[]), reader: None } },
            BoundSource { of: List::Borrowed(&[0]), when: When { words: List::Borrowed(&[Words::Borrowed("公司认可的"), Words::Borrowed("我们认可的"), Words::Borrowed("保险人认可的"), Words::Borrowed("公司认可"), Words::Borrowed("公司指定的"), Words::Borrowed("我们指定的"), Words::Borrowed("保险人指定的"), Words::Borrowed("公司委派"), Words::Borrowed("保险人委派"), Words::Borrowed("公司授权")]), with: List::Borrowed(&[]), without: List::Borrowed(&[]), near: List::Borrowed(&[]), not_near: List::Borrowed(&[]), present: List::Borrowed(&[]), absent: List::Borrowed(&[]), families: List::Borrowed(&[]), outside: List::Borrowed(&[]), moves: List::Borrowed(&[]), reader: None } },];
const POL_006: Rule = Rule {
        id: Words::Borrowed("pol-006"),
        name: Words::Borrowed("重疾条件另加限制"),
        card: Card::Policy,
        level: Level::High,
        hurts: Words::Borrowed("被保险人"),
        families: List::Borrowed(&[Words::Borrowed("critical"), Words::Borrowed("health")]),
        frames: List::Borrowed(&[Frame::Lower, Frame::Exempt, Frame::Decide]),
        topics: List::Borrowed(&[Words::Borrowed("手术"), Words::Borrowed("开胸"), Words::Borrowed("开颅"), Words::Borrowed("肿瘤"), Words::Borrowed("癌"), Words::Borrowed("心肌梗死"), Words::Borrowed("心梗"), Words::Borrowed("中风"), Words::Borrowed("卒中"), Words::Borrowed("肾衰"), Words::Borrowed("透析"), Words::Borrowed("移植"), Words::Borrowed("搭桥"), Words::Borrowed("瓣膜"), Words::Borrowed("昏迷"), Words::Borrowed("烧伤"), Words::Borrowed("瘫痪"), Words::Borrowed("重疾"), Words::Borrowed("重大疾病"), Words::Borrowed("大病"), Words::Borrowed("轻症"), Words::Borrowed("肌力"), Words::Borrowed("失明"), Words::Borrowed("失聪"), Words::Borrowed("认作确诊"), Words::Borrowed("确诊后"), Words::Borrowed("存活"), Words::Borrowed("生存期"), Words::Borrowed("眼球"), Words::Borrowed("尿毒症"), Words::Borrowed("射血分数"), Words::Borrowed("骨髓"), Words::Borrowed("Ⅲ度"), Words::Borrowed("病理"), Words::Borrowed("梗塞"), Words::Borrowed("动脉"), Words::Borrowed("肝"), Words::Borrowed("肺"), Words::Borrowed("帕金森"), Words::Borrowed("脑炎"), Words::Borrowed("诊断标准"), Words::Borrowed("疾病定义")]),
        judge: Some(Words::Borrowed("illness-standard")),
        finding: Words::Borrowed("疾病的诊断标准应当符合通行的医学标准。这里在诊断以外还写了条件，得了病也可能够不上，要对照行业的疾病定义看严不严。"),
        consequence: Words::Borrowed("医生已经作出诊断，仍可能因为达不到这项条件而拿不到保险金。"),
        next_step: Words::Borrowed("得了这种病的，请主治医生写明诊断名称、依据和治疗方式。2021年2月1日起销售的重疾险，对照重疾定义使用规范2020年版；以前的合同对照通行医学标准。更严的部分，书面请保险公司按标准核定。不同意的可拨12378投诉。"),
        say: Words::Borrowed("您好，请说明这项条件的依据，以及与行业疾病定义是否一致。按健康保险管理办法第二十三条，请以通行的医学诊断标准核定，并书面答复，谢谢。"),
        suggested_text: None,
        parts: List::Borrowed(POL_006_PARTS),
        mends: List::Borrowed(POL_006_MENDS),
        evidence: List::Borrowed(&[E704, E705, E695, E693]),
        bound: List::Borrowed(POL_006_BOUND),
        since: Words::Borrowed("1.0.0-rc.1"),
};

const POL_007_PARTS: &[Part] = &[
            Part {
                text: RuleText::Finding,
                when: When { words: List::Borrowed(&[Words::Borrowed("挂床"), Words::Borrowed("入院标准"), Words::Borrowed("拒不出院"), Words::Borrowed("应当出院"), Words::Borrowed("应出院"), Words::Borrowed("离院"), Words::Borrowed("不合理的住院"), Words::Borrowed("不合理住院"), Words::Borrowed("无需住院"), Words::Borrowed("无须住院"), Words::Borrowed("无故住院"), Words::Borrowed("挂名住院"), Words::Borrowed("冒名住院"), Words::Borrowed("小病大治"), Words::Borrowed("住院指征"), Words::Borrowed("拖延出院"), Words::Borrowed("滞留医院"), Words::Borrowed("可以出院"), Words::Borrowed("不需要住院"), Words::Borrowed("门诊即可")]), with: List::Borrowed(&[]), without: List::Borrowed(&[Words::Borrowed("急诊"), Words::Borrowed("紧急"), Words::Borrowed("转院")]), near: List::Borrowed(&[]), not_near: List::Borrowed(&[]), present: List::Borrowed(&[]), absent: List::Borrowed(&[]), families: List::Borrowed(&[]), outside: List::Borrowed(&[]), moves: List::Borrowed(&[]), reader: None },
                instead: true,
                says: Words::Borrowed("该不该住院、住多久，由医生按病情定，条款不得设置不合理的要求。照这里写的，被认定属于所写情形的，费用不赔。"),
            },
            Part {
                text: RuleText::Consequence,
                when: When { words: List::Borrowed(&[Words::Borrowed("挂床"), Words::Borrowed("入院标准"), Words::Borrowed("拒不出院"), Words::Borrowed("应当出院"), Words::Borrowed("应出院"), Words::Borrowed("离院"), Words::Borrowed("不合理的住院"), Words::Borrowed("不合理住院"), Words::Borrowed("无需住院"), Words::Borrowed("无须住院"), Words::Borrowed("无故住院"), Words::Borrowed("挂名住院"), Words::Borrowed("冒名住院"), Words::Borrowed("小病大治"), Words::Borrowed("住院指征"), Words::Borrowed("拖延出院"), Words::Borrowed("滞留医院"), Words::Borrowed("可以出院"), Words::Borrowed("不需要住院"), Words::Borrowed("门诊即可")]), with: List::Borrowed(&[]), without: List::Borrowed(&[Words::Borrowed("急诊"), Words::Borrowed("紧急"), Words::Borrowed("转院")]), near: List::Borrowed(&[]), not_near: List::Borrowed(&[]), present: List::Borrowed(&[]), absent: List::Borrowed(&[]), families: List::Borrowed(&[]), outside: List::Borrowed(&[]), moves: List::Borrowed(&[]), reader: None },
                instead: true,
                says: Words::Borrowed("住院被认定属于这里写的情形的，费用可能要自己承担。"),
            },
            Part {
                text: RuleText::NextStep,
                when: When { words: List::Borrowed(&[Words::Borrowed("挂床"), Words::Borrowed("入院标准"), Words::Borrowed("拒不出院"), Words::Borrowed("应当出院"), Words::Borrowed("应出院"), Words::Borrowed("离院"), Words::Borrowed("不合理的住院"), Words::Borrowed("不合理住院"), Words::Borrowed("无需住院"), Words::Borrowed("无须住院"), Words::Borrowed("无故住院"), Words::Borrowed("挂名住院"), Words::Borrowed("冒名住院"), Words::Borrowed("小病大治"), Words::Borrowed("住院指征"), Words::Borrowed("拖延出院"), Words::Borrowed("滞留医院"), Words::Borrowed("可以出院"), Words::Borrowed("不需要住院"), Words::Borrowed("门诊即可")]), with: List::Borrowed(&[]), without: List::Borrowed(&[Words::Borrowed("急诊"), Words::Borrowed("紧急"), Words::Borrowed("转院")]), near: List::Borrowed(&[]), not_near: List::Borrowed(&[]), present: List::Borrowed(&[]), absent: List::Borrowed(&[]), families: List::Borrowed(&[]), outside: List::Borrowed(&[]), moves: List::Borrowed(&[]), reader: None },
                instead: true,
                says: Words::Borrowed("住院、出院听医生的，留好病历、医嘱和每日清单。公司以此拒赔的，请其写明属于哪一种、凭什么认定，并请医生说明。谈不拢可拨12378投诉。"),
            },
            Part {
                text: RuleText::Say,
                when: When { words: List::Borrowed(&[Words::Borrowed("挂床"), Words::Borrowed("入院标准"), Words::Borrowed("拒不出院"), Words::Borrowed("应当出院"), Words::Borrowed("应出院"), Words::Borrowed("离院"), Words::Borrowed("不合理的住院"), Words::Borrowed("不合理住院"), Words::Borrowed("无需住院"), Words::Borrowed("无须住院"), Words::Borrowed("无故住院"), Words::Borrowed("挂名住院"), Words::Borrowed("冒名住院"), Words::Borrowed("小病大治"), Words::Borrowed("住院指征"), Words::Borrowed("拖延出院"), Words::Borrowed("滞留医院"), Words::Borrowed("可以出院"), Words::Borrowed("不需要住院"), Words::Borrowed("门诊即可")]), with: List::Borrowed(&[]), without: List::Borrowed(&[Words::Borrowed("急诊"), Words::Borrowed("紧急"), Words::Borrowed("转院")]), near: List::Borrowed(&[]), not_near: List::Borrowed(&[]), present: List::Borrowed(&[]), absent: List::Borrowed(&[]), families: List::Borrowed(&[]), outside: List::Borrowed(&[]), moves: List::Borrowed(&[]), reader: None },
                instead: true,
                says: Words::Borrowed("您好，请写明属于所写的哪一种情形、依据什么病历和医嘱，并书面答复，谢谢。"),
            },
            Part {
                text: RuleText::NextStep,
                when: When { words: List::Borrowed(&[Words::Borrowed("转院"), Words::Borrowed("转诊"), Words::Borrowed("转往"), Words::Borrowed("更换医院")]), with: List::Borrowed(&[]), without: List::Borrowed(&[]), near: List::Borrowed(&[]), not_near: List::Borrowed(&[]), present: List::Borrowed(&[]), absent: List::Borrowed(&[]), families: List::Borrowed(&[]), outside: List::Borrowed(&[]), moves: List::Borrowed(&[]), reader: None },
                instead: true,
                says: Words::Borrowed("要转院的，先按条款写的征得同意或者通知，留下记录和医生的意见。情况紧急来不及的，书面说明病情，要求按紧急情况核定。被拒赔的，可拨12378投诉。"),
            },
            Part {
                text: RuleText::Say,
                when: When { words: List::Borrowed(&[Words::Borrowed("转院"), Words::Borrowed("转诊"), Words::Borrowed("转往"), Words::Borrowed("更换医院")]), with: List::Borrowed(&[]), without: List::Borrowed(&[]), near: List::Borrowed(&[]), not_near: List::Borrowed(&[]), present: List::Borrowed(&[]), absent: List::Borrowed(&[]), families: List::Borrowed(&[]), outside: List::Borrowed(&[]), moves: List::Borrowed(&[]), reader: None },
                instead: true,
                says: Words::Borrowed("您好，请说明病情需要转院时怎么办手续、来不及办时怎么赔。按司法解释，情况紧急必须立即就医的，不能以不在约定医院为由拒赔，谢谢。"),
            },
            Part {
                text: RuleText::Finding,
                when: When { words: List::Borrowed(&[Words::Borrowed("转院"), Words::Borrowed("转诊"), Words::Borrowed("转入"), Words::Borrowed("转往"), Words::Borrowed("更换医院")]), with: List::Borrowed(&[]), without: List::Borrowed(&[Words::Borrowed("急诊"), Words::Borrowed("急救"), Words::Borrowed("抢救"), Words::Borrowed("紧急")]), near: List::Borrowed(&[]), not_near: List::Borrowed(&[]), present: List::Borrowed(&[]), absent: List::Borrowed(&[]), families: List::Borrowed(&[]), outside: List::Borrowed(&[]), moves: List::Borrowed(&[]), reader: None },
                instead: true,
                says: Words::Borrowed("保险公司可以约定医院，但情况紧急必须立即就医的，不能只因医院不在约定范围就拒赔。这里对转院另有要求，没有做到的可能不赔。"),
            },
            Part {
                text: RuleText::Finding,
                when: When { words: List::Borrowed(&[Words::Borrowed("急诊"), Words::Borrowed("急救"), Words::Borrowed("抢救"), Words::Borrowed("急危"), Words::Borrowed("紧急"), Words::Borrowed("危重")]), with: List::Borrowed(&[]), without: List::Borrowed(&[]), near: List::Borrowed(&[]), not_near: List::Borrowed(&[]), present: List::Borrowed(&[]), absent: List::Borrowed(&[]), families: List::Borrowed(&[]), outside: List::Borrowed(&[]), moves: List::Borrowed(&[]), reader: None },
                instead: true,
                says: Words::Borrowed("保险公司可以约定医院，但情况紧急必须立即就医的，不能只因医院不在约定范围就拒赔。"),
            },
            Part {
                text: RuleText::Finding,
                when: When { words: List::Borrowed(&[Words::Borrowed("救护车"), Words::Borrowed("突发"), Words::Borrowed("再急"), Words::Borrowed("急症"), Words::Borrowed("溶栓")]), with: List::Borrowed(&[]), without: List::Borrowed(&[]), near: List::Borrowed(&[]), not_near: List::Borrowed(&[]), present: List::Borrowed(&[]), absent: List::Borrowed(&[]), families: List::Borrowed(&[]), outside: List::Borrowed(&[]), moves: List::Borrowed(&[]), reader: None },
                instead: true,
                says: Words::Borrowed("保险公司可以约定医院，但情况紧急必须立即就医的，不能只因医院不在约定范围就拒赔。"),
            },
            Part {
                text: RuleText::Finding,
                when: When { words: List::Borrowed(&[]), with: List::Borrowed(&[]), without: List::Borrowed(&[]), near: List::Borrowed(&[]), not_near: List::Borrowed(&[]), present: List::Borrowed(&[]), absent: List::Borrowed(&[]), families: List::Borrowed(&[Words::Borrowed("health"), Words::Borrowed("critical"), Words::Borrowed("accident"), Words::Borrowed("group")]), outside: List::Borrowed(&[]), moves: List::Borrowed(&[]), reader: None },
                instead: true,
                says: Words::Borrowed("保险公司可以约定医院，但情况紧急必须立即就医的，不能只因医院不在约定范围就拒赔。这一条本身没有写急诊怎么办，别处写了例外的要合起来看。"),
            },
            Part {
                text: RuleText::Consequence,
                when: When { words: List::Borrowed(&[Words::Borrowed("转院"), Words::Borrowed("转诊"), Words::Borrowed("转往"), Words::Borrowed("更换医院")]), with: List::Borrowed(&[]), without: List::Borrowed(&[]), near: List::Borrowed(&[]), not_near: List::Borrowed(&[]), present: List::Borrowed(&[]), absent: List::Borrowed(&[]), families: List::Borrowed(&[]), outside: List::Borrowed(&[]), moves: List::Borrowed(&[]), reader: None },
                instead: true,
                says: Words::Borrowed("病情需要转院、手续没有办好的，可能赔不到。"),
            },];
const POL_007_MENDS: &[Mend] = &[];
const POL_007_BOUND: &[BoundSource] = &[
            BoundSource { of: List::Borrowed(&[1]), when: When { words: List::Borrowed(&[Words::Borrowed("指定"), Words::Borrowed("认可"), Words::Borrowed("约定"), Words::Borrowed("定点"), Words::Borrowed("名单"), Words::Borrowed("名录"), Words::Borrowed("合作"), Words::Borrowed("网络"), Words::Borrowed("二级"), Words::Borrowed("三甲"), Words::Borrowed("三级"), Words::Borrowed("公立"), Words::Borrowed("所列医院")]), with: List::Borrowed(&[]), without: List::Borrowed(&[Words::Borrowed("意外"), Words::Borrowed("学平"), Words::Borrowed("转院"), Words::Borrowed("转诊"), Words::Borrowed("转往"), Words::Borrowed("转入"), Words::Borrowed("更换医院"), Words::Borrowed("入院标准"), Words::Borrowed("挂床"), Words::Borrowed("拒不出院"), Words::Borrowed("应当出院"), Words::Borrowed("应出院"), Words::Borrowed("离院"), Words::Borrowed("不合理的住院"), Words::Borrowed("不合理住院"), Words::Borrowed("无需住院"), Words::Borrowed("无故住院"), Words::Borrowed("挂名住院"), Words::Borrowed("冒名住院"), Words::Borrowed("小病大治"), Words::Borrowed("住院指征"), Words::Borrowed("拖延出院"), Words::Borrowed("滞留医院"), Words::Borrowed("可以出院"), Words::Borrowed("不需要住院"), Words::Borrowed("无须住院"), Words::Borrowed("门诊即可")]), near: List::Borrowed(&[]), not_near: List::Borrowed(&[]), present: List::Borrowed(&[]), absent: List::Borrowed(&[]), families: List::Borrowed(&[Words::Borrowed("health")]), outside: List::Borrowed(&[]), moves: List::Borrowed(&[]), reader: None } },
            BoundSource { of: List::Borrowed(&[2]), when: When { words: List::Borrowed(&[Words::Borrowed("入院标准"), Words::Borrowed("挂床"), Words::Borrowed("拒不出院"), Words::Borrowed("应当出院"), Words::Borrowed("应出院"), Words::Borrowed("离院"), Words::Borrowed("不合理的住院"), Words::Borrowed("不合理住院"), Words::Borrowed("无需住院"), Words::Borrowed("无须住院"), Words::Borrowed("转院"), Words::Borrowed("转诊"), Words::Borrowed("转往"), Words::Borrowed("转入"), Words::Borrowed("更换医院"), Words::Borrowed("走廊"), Words::Borrowed("加床"), Words::Borrowed("留观"), Words::Borrowed("返回投保地"), Words::Borrowed("回公司所在地"), Words::Borrowed("无故住院"), Words::Borrowed("挂名住院"), Words::Borrowed("冒名住院"), Words::Borrowed("小病大治"), Words::Borrowed("住院指征"), Words::Borrowed("拖延出院"), Words::Borrowed("滞留医院"), Words::Borrowed("可以出院"), Words::Borrowed("不需要住院"), Words::Borrowed("门诊即可")]), with: List::Borrowed(&[]), without: List::Borrowed(&[Words::Borrowed("意外"), Words::Borrowed("学平")]), near: List::Borrowed(&[]), not_near: List::Borrowed(&[]), present: List::Borrowed(&[Words::Borrowed("医疗费用"), Words::Borrowed("医疗保险")]), absent: List::Borrowed(&[]), families: List::Borrowed(&[]), outside: List::Borrowed(&[]), moves: List::Borrowed(&[]), reader: None } },
            BoundSource { of: List::Borrowed(&[3]), when: When { words: List::Borrowed(&[Words::Borrowed("挂床"), Words::Borrowed("入院标准"), Words::Borrowed("拒不出院"), Words::Borrowed("应当出院"), Words::Borrowed("应出院"), Words::Borrowed("离院"), Words::Borrowed("不合理的住院"), Words::Borrowed("不合理住院"), Words::Borrowed("无需住院"), Words::Borrowed("无须住院")]), with: List::Borrowed(&[]), without: List::Borrowed(&[]), near: List::Borrowed(&[]), not_near: List::Borrowed(&[]), present: List::Borrowed(&[]), absent: List::Borrowed(&[]), families: List::Borrowed(&[]), outside: List::Borrowed(&[]), moves: List::Borrowed(&[]), reader: None } },
            BoundSource { of: List::Borrowed(&[3]), when: When { words: List::Borrowed(&[Words::Borrowed("急诊"), Words::Borrowed("急救"), Words::Borrowed("抢救"), Words::Borrowed("急症"), Words::Borrowed("紧急"), Words::Borrowed("突发"), Words::Borrowed("溶栓"), Words::Borrowed("救护车"), Words::Borrowed("再急"), Words::Borrowed("无论缘由"), Words::Borrowed("无论何种原因")]), with: List::Borrowed(&[]), without: List::Borrowed(&[]), near: List::Borrowed(&[]), not_near: List::Borrowed(&[]), present: List::Borrowed(&[]), absent: List::Borrowed(&[]), families: List::Borrowed(&[]), outside: List::Borrowed(&[]), moves: List::Borrowed(&[]), reader: None } },
            BoundSource { of: List::Borrowed(&[0]), when: When { words: List::Borrowed(&[]), with: List::Borrowed(&[]), without: List::Borrowed(&[Words::Borrowed("挂床"), Words::Borrowed("入院标准"), Words::Borrowed("拒不出院"), Words::Borrowed("应当出院"), Words::Borrowed("应出院"), Words::Borrowed("离院"), Words::Borrowed("不合理的住院"), Words::Borrowed("不合理住院"), Words::Borrowed("无需住院"), Words::Borrowed("无须住院"), Words::Borrowed("无故住院"), Words::Borrowed("挂名住院"), Words::Borrowed("冒名住院"), Words::Borrowed("小病大治"), Words::Borrowed("住院指征"), Words::Borrowed("拖延出院"), Words::Borrowed("滞留医院"), Words::Borrowed("可以出院"), Words::Borrowed("不需要住院"), Words::Borrowed("门诊即可")]), near: List::Borrowed(&[]), not_near: List::Borrowed(&[]), present: List::Borrowed(&[]), absent: List::Borrowed(&[]), families: List::Borrowed(&[]), outside: List::Borrowed(&[]), moves: List::Borrowed(&[]), reader: None } },
            BoundSource { of: List::Borrowed(&[0]), when: When { words: List::Borrowed(&[Words::Borrowed("急诊"), Words::Borrowed("紧急"), Words::Borrowed("转院")]), with: List::Borrowed(&[]), without: List::Borrowed(&[]), near: List::Borrowed(&[]), not_near: List::Borrowed(&[]), present: List::Borrowed(&[]), absent: List::Borrowed(&[]), families: List::Borrowed(&[]), outside: List::Borrowed(&[]), moves: List::Borrowed(&[]), reader: None } },];
const POL_007: Rule = Rule {
        id: Words::Borrowed("pol-007"),
        name: Words::Borrowed("急诊转院也卡医院"),
        card: Card::Policy,
        level: Level::Medium,
        hurts: Words::Borrowed("被保险人"),
        families: List::Borrowed(&[Words::Borrowed("health"), Words::Borrowed("critical"), Words::Borrowed("accident"), Words::Borrowed("group")]),
        frames: List::Borrowed(&[Frame::Force, Frame::Exempt]),
        topics: List::Borrowed(&[Words::Borrowed("医院"), Words::Borrowed("医疗机构"), Words::Borrowed("卫生院"), Words::Borrowed("诊所"), Words::Borrowed("卫生室"), Words::Borrowed("村医"), Words::Borrowed("急诊"), Words::Borrowed("就医"), Words::Borrowed("就诊"), Words::Borrowed("转院"), Words::Borrowed("异地"), Words::Borrowed("外地"), Words::Borrowed("境外"), Words::Borrowed("三级"), Words::Borrowed("二级"), Words::Borrowed("公立"), Words::Borrowed("病床"), Words::Borrowed("加床"), Words::Borrowed("科室"), Words::Borrowed("康复科"), Words::Borrowed("住院须满"), Words::Borrowed("每次住院"), Words::Borrowed("急救"), Words::Borrowed("转往"), Words::Borrowed("名录")]),
        judge: None,
        finding: Words::Borrowed("保险公司可以约定医院，但情况紧急必须立即就医的，不能只因医院不在约定范围就拒赔。这一条本身没有写急诊、转院怎么办，要看别处有没有例外。"),
        consequence: Words::Borrowed("病情不等人，去哪家医院常由急救或医生决定。到时候可能因为医院不合要求而赔不到。"),
        next_step: Words::Borrowed("平时先看清哪些医院算数。情况紧急只能在别处就医的，保留急诊病历和医生写的病情说明，书面要求按紧急情况核定。被拒赔的，可拨12378投诉。"),
        say: Words::Borrowed("您好，请书面说明情况紧急、只能在别的医院就医时怎么赔。按司法解释，这种情况不能以不在约定医院为由拒赔，谢谢。"),
        suggested_text: None,
        parts: List::Borrowed(POL_007_PARTS),
        mends: List::Borrowed(POL_007_MENDS),
        evidence: List::Borrowed(&[E706, E707, E708, E695]),
        bound: List::Borrowed(POL_007_BOUND),
        since: Words::Borrowed("1.0.0-rc.1"),
};

const POL_008_PARTS: &[Part] = &[
            Part {
                text: RuleText::Finding,
                when: When { words: List::Borrowed(&[Words::Borrowed("伤者"), Words::Borrowed("三者"), Words::Borrowed("第三者"), Words::Borrowed("车主"), Words::Borrowed("车方"), Words::Borrowed("撞了"), Words::Borrowed("受害人"), Words::Borrowed("受害方"), Words::Borrowed("肇事")]), with: List::Borrowed(&[]), without: List::Borrowed(&[]), near: List::Borrowed(&[]), not_near: List::Borrowed(&[]), present: List::Borrowed(&[]), absent: List::Borrowed(&[]), families: List::Borrowed(&[]), outside: List::Borrowed(&[]), moves: List::Borrowed(&[]), reader: None },
                instead: true,
                says: Words::Borrowed("这里保的是您对受害人应负的赔偿责任。超出医保范围的医疗费，您可能仍要赔给伤者，这里却写明不赔，要看投保时有没有提示和讲明白。"),
            },
            Part {
                text: RuleText::Finding,
                when: When { words: List::Borrowed(&[]), with: List::Borrowed(&[]), without: List::Borrowed(&[]), near: List::Borrowed(&[]), not_near: List::Borrowed(&[]), present: List::Borrowed(&[]), absent: List::Borrowed(&[]), families: List::Borrowed(&[Words::Borrowed("auto")]), outside: List::Borrowed(&[Words::Borrowed("health"), Words::Borrowed("accident"), Words::Borrowed("life"), Words::Borrowed("critical"), Words::Borrowed("group")]), moves: List::Borrowed(&[]), reader: None },
                instead: true,
                says: Words::Borrowed("这里保的是您对受害人应负的赔偿责任。超出医保范围的医疗费，您可能仍要赔给伤者，这里却写明不赔，要看投保时有没有提示和讲明白。"),
            },
            Part {
                text: RuleText::NextStep,
                when: When { words: List::Borrowed(&[Words::Borrowed("伤者"), Words::Borrowed("三者"), Words::Borrowed("第三者"), Words::Borrowed("车主"), Words::Borrowed("车方"), Words::Borrowed("撞了"), Words::Borrowed("受害人"), Words::Borrowed("受害方"), Words::Borrowed("肇事")]), with: List::Borrowed(&[]), without: List::Borrowed(&[]), near: List::Borrowed(&[]), not_near: List::Borrowed(&[]), present: List::Borrowed(&[]), absent: List::Borrowed(&[]), families: List::Borrowed(&[]), outside: List::Borrowed(&[]), moves: List::Borrowed(&[]), reader: None },
                instead: true,
                says: Words::Borrowed("请医院写明用药的必要，保留处方、清单和您赔付的凭证。书面请保险公司说明剔除了哪些，并提供投保时对这一条的提示和说明记录。不给说法的可拨12378投诉。"),
            },
            Part {
                text: RuleText::NextStep,
                when: When { words: List::Borrowed(&[]), with: List::Borrowed(&[]), without: List::Borrowed(&[]), near: List::Borrowed(&[]), not_near: List::Borrowed(&[]), present: List::Borrowed(&[]), absent: List::Borrowed(&[]), families: List::Borrowed(&[Words::Borrowed("auto")]), outside: List::Borrowed(&[Words::Borrowed("health"), Words::Borrowed("accident"), Words::Borrowed("life"), Words::Borrowed("critical"), Words::Borrowed("group")]), moves: List::Borrowed(&[]), reader: None },
                instead: true,
                says: Words::Borrowed("请医院写明用药的必要，保留处方、清单和您赔付的凭证。书面请保险公司说明剔除了哪些，并提供投保时对这一条的提示和说明记录。不给说法的可拨12378投诉。"),
            },
            Part {
                text: RuleText::Say,
                when: When { words: List::Borrowed(&[Words::Borrowed("伤者"), Words::Borrowed("三者"), Words::Borrowed("第三者"), Words::Borrowed("车主"), Words::Borrowed("车方"), Words::Borrowed("撞了"), Words::Borrowed("受害人"), Words::Borrowed("受害方"), Words::Borrowed("肇事")]), with: List::Borrowed(&[]), without: List::Borrowed(&[]), near: List::Borrowed(&[]), not_near: List::Borrowed(&[]), present: List::Borrowed(&[]), absent: List::Borrowed(&[]), families: List::Borrowed(&[]), outside: List::Borrowed(&[]), moves: List::Borrowed(&[]), reader: None },
                instead: true,
                says: Words::Borrowed("您好，请给我医疗费的扣减明细，并提供投保时对这一条的提示和说明记录。没有明确说明的，请把必要的医疗费用一并核定，谢谢。"),
            },
            Part {
                text: RuleText::Say,
                when: When { words: List::Borrowed(&[]), with: List::Borrowed(&[]), without: List::Borrowed(&[]), near: List::Borrowed(&[]), not_near: List::Borrowed(&[]), present: List::Borrowed(&[]), absent: List::Borrowed(&[]), families: List::Borrowed(&[Words::Borrowed("auto")]), outside: List::Borrowed(&[Words::Borrowed("health"), Words::Borrowed("accident"), Words::Borrowed("life"), Words::Borrowed("critical"), Words::Borrowed("group")]), moves: List::Borrowed(&[]), reader: None },
                instead: true,
                says: Words::Borrowed("您好，请给我医疗费的扣减明细，并提供投保时对这一条的提示和说明记录。没有明确说明的，请把必要的医疗费用一并核定，谢谢。"),
            },
            Part {
                text: RuleText::Finding,
                when: When { words: List::Borrowed(&[]), with: List::Borrowed(&[]), without: List::Borrowed(&[]), near: List::Borrowed(&[]), not_near: List::Borrowed(&[]), present: List::Borrowed(&[]), absent: List::Borrowed(&[]), families: List::Borrowed(&[Words::Borrowed("health"), Words::Borrowed("accident"), Words::Borrowed("group")]), outside: List::Borrowed(&[]), moves: List::Borrowed(&[]), reader: None },
                instead: true,
                says: Words::Borrowed("按司法解释，人身险约定用医保标准核定医疗费的，不能只因费用超出医保范围就拒赔，最多扣去超过同类标准的部分。照这里写的，医保规定范围以外的可能不赔。"),
            },];
const POL_008_MENDS: &[Mend] = &[];
const POL_008_BOUND: &[BoundSource] = &[
            BoundSource { of: List::Borrowed(&[0]), when: When { words: List::Borrowed(&[]), with: List::Borrowed(&[]), without: List::Borrowed(&[Words::Borrowed("伤者"), Words::Borrowed("三者"), Words::Borrowed("第三者"), Words::Borrowed("车主"), Words::Borrowed("车方"), Words::Borrowed("撞了"), Words::Borrowed("受害人"), Words::Borrowed("受害方"), Words::Borrowed("肇事")]), near: List::Borrowed(&[]), not_near: List::Borrowed(&[]), present: List::Borrowed(&[]), absent: List::Borrowed(&[]), families: List::Borrowed(&[]), outside: List::Borrowed(&[Words::Borrowed("auto")]), moves: List::Borrowed(&[]), reader: None } },
            BoundSource { of: List::Borrowed(&[0]), when: When { words: List::Borrowed(&[]), with: List::Borrowed(&[]), without: List::Borrowed(&[Words::Borrowed("伤者"), Words::Borrowed("三者"), Words::Borrowed("第三者"), Words::Borrowed("车主"), Words::Borrowed("车方"), Words::Borrowed("撞了"), Words::Borrowed("受害人"), Words::Borrowed("受害方"), Words::Borrowed("肇事")]), near: List::Borrowed(&[]), not_near: List::Borrowed(&[]), present: List::Borrowed(&[]), absent: List::Borrowed(&[]), families: List::Borrowed(&[Words::Borrowed("health"), Words::Borrowed("accident"), Words::Borrowed("life"), Words::Borrowed("critical"), Words::Borrowed("group")]), outside: List::Borrowed(&[]), moves: List::Borrowed(&[]), reader: None } },
            BoundSource { of: List::Borrowed(&[1]), when: When { words: List::Borrowed(&[Words::Borrowed("进口"), Words::Borrowed("靶向"), Words::Borrowed("特药"), Words::Borrowed("内部药品清单"), Words::Borrowed("内部清单"), Words::Borrowed("责任医师"), Words::Borrowed("责任药店"), Words::Borrowed("未耐药"), Words::Borrowed("药事"), Words::Borrowed("系统自动"), Words::Borrowed("国产"), Words::Borrowed("不问病情")]), with: List::Borrowed(&[]), without: List::Borrowed(&[Words::Borrowed("伤者"), Words::Borrowed("三者"), Words::Borrowed("第三者"), Words::Borrowed("车主"), Words::Borrowed("车方"), Words::Borrowed("撞了"), Words::Borrowed("受害人"), Words::Borrowed("受害方"), Words::Borrowed("肇事")]), near: List::Borrowed(&[]), not_near: List::Borrowed(&[]), present: List::Borrowed(&[]), absent: List::Borrowed(&[]), families: List::Borrowed(&[Words::Borrowed("health")]), outside: List::Borrowed(&[]), moves: List::Borrowed(&[]), reader: None } },
            BoundSource { of: List::Borrowed(&[2, 3]), when: When { words: List::Borrowed(&[Words::Borrowed("伤者"), Words::Borrowed("三者"), Words::Borrowed("第三者"), Words::Borrowed("车主"), Words::Borrowed("车方"), Words::Borrowed("撞了"), Words::Borrowed("受害人"), Words::Borrowed("受害方"), Words::Borrowed("肇事")]), with: List::Borrowed(&[]), without: List::Borrowed(&[]), near: List::Borrowed(&[]), not_near: List::Borrowed(&[]), present: List::Borrowed(&[]), absent: List::Borrowed(&[]), families: List::Borrowed(&[]), outside: List::Borrowed(&[]), moves: List::Borrowed(&[]), reader: None } },
            BoundSource { of: List::Borrowed(&[2, 3]), when: When { words: List::Borrowed(&[]), with: List::Borrowed(&[]), without: List::Borrowed(&[]), near: List::Borrowed(&[]), not_near: List::Borrowed(&[]), present: List::Borrowed(&[]), absent: List::Borrowed(&[]), families: List::Borrowed(&[Words::Borrowed("auto")]), outside: List::Borrowed(&[Words::Borrowed("health"), Words::Borrowed("accident"), Words::Borrowed("life"), Words::Borrowed("critical"), Words::Borrowed("group")]), moves: List::Borrowed(&[]), reader: None } },];
const POL_008: Rule = Rule {
        id: Words::Borrowed("pol-008"),
        name: Words::Borrowed("目录外用药全不赔"),
        card: Card::Policy,
        level: Level::Medium,
        hurts: Words::Borrowed("被保险人"),
        families: List::Borrowed(&[Words::Borrowed("health"), Words::Borrowed("accident"), Words::Borrowed("auto"), Words::Borrowed("group")]),
        frames: List::Borrowed(&[Frame::Exempt, Frame::Cap]),
        topics: List::Borrowed(&[Words::Borrowed("医保"), Words::Borrowed("社保"), Words::Borrowed("目录"), Words::Borrowed("自费"), Words::Borrowed("甲类"), Words::Borrowed("乙类"), Words::Borrowed("丙类"), Words::Borrowed("用药"), Words::Borrowed("药品"), Words::Borrowed("特药"), Words::Borrowed("药费"), Words::Borrowed("药事"), Words::Borrowed("靶向药"), Words::Borrowed("进口"), Words::Borrowed("国产"), Words::Borrowed("耗材"), Words::Borrowed("基本医疗"), Words::Borrowed("标“自”字"), Words::Borrowed("白蛋白"), Words::Borrowed("材料费"), Words::Borrowed("诊疗项目")]),
        judge: None,
        finding: Words::Borrowed("按司法解释，人身险约定用医保标准核定医疗费的，不能只因费用超出医保范围就拒赔，最多扣去超过同类标准的部分。这里却以医保范围为界，范围以外的不给您赔。"),
        consequence: Words::Borrowed("治疗需要什么，由医生决定。超出医保范围的那部分费用，可能要您自己承担。"),
        next_step: Words::Borrowed("请医生在病历里写明治疗必要，保留处方和清单。书面请保险公司说明剔除了哪些、同类医保标准是多少。不给说法的可拨12378投诉。"),
        say: Words::Borrowed("您好，按司法解释，不能只因费用超出基本医保范围就拒赔，可以扣除的是超过同类费用标准的部分。请给我扣减明细并重新核定，谢谢。"),
        suggested_text: None,
        parts: List::Borrowed(POL_008_PARTS),
        mends: List::Borrowed(POL_008_MENDS),
        evidence: List::Borrowed(&[E709, E708, E710, E693]),
        bound: List::Borrowed(POL_008_BOUND),
        since: Words::Borrowed("1.0.0-rc.1"),
};

const POL_009_PARTS: &[Part] = &[
            Part {
                text: RuleText::Finding,
                when: When { words: List::Borrowed(&[]), with: List::Borrowed(&[]), without: List::Borrowed(&[]), near: List::Borrowed(&[]), not_near: List::Borrowed(&[]), present: List::Borrowed(&[]), absent: List::Borrowed(&[]), families: List::Borrowed(&[Words::Borrowed("health"), Words::Borrowed("accident"), Words::Borrowed("critical"), Words::Borrowed("property"), Words::Borrowed("auto"), Words::Borrowed("group")]), outside: List::Borrowed(&[]), moves: List::Borrowed(&[]), reader: None },
                instead: true,
                says: Words::Borrowed("免赔额、赔付比例和限额事先提示并讲明白的，可以约定；没有做到的，不产生效力。这里的扣减不止一道，您拿到的可能比看上去少。"),
            },];
const POL_009_MENDS: &[Mend] = &[];
const POL_009_BOUND: &[BoundSource] = &[];
const POL_009: Rule = Rule {
        id: Words::Borrowed("pol-009"),
        name: Words::Borrowed("免赔和打折层层扣"),
        card: Card::Policy,
        level: Level::Medium,
        hurts: Words::Borrowed("被保险人"),
        families: List::Borrowed(&[Words::Borrowed("health"), Words::Borrowed("accident"), Words::Borrowed("critical"), Words::Borrowed("property"), Words::Borrowed("auto"), Words::Borrowed("group")]),
        frames: List::Borrowed(&[Frame::Cap, Frame::Exempt, Frame::Hide]),
        topics: List::Borrowed(&[Words::Borrowed("免赔"), Words::Borrowed("起付"), Words::Borrowed("自付"), Words::Borrowed("报销"), Words::Borrowed("比例"), Words::Borrowed("限额"), Words::Borrowed("保额"), Words::Borrowed("清零"), Words::Borrowed("八成"), Words::Borrowed("三成"), Words::Borrowed("一成"), Words::Borrowed("给付率"), Words::Borrowed("核减"), Words::Borrowed("垫底"), Words::Borrowed("不足三百元"), Words::Borrowed("分级"), Words::Borrowed("扣除"), Words::Borrowed("每天只认"), Words::Borrowed("只认")]),
        judge: None,
        finding: Words::Borrowed("免赔额、赔付比例和限额事先提示并讲明白的，可以约定；没有做到的，不产生效力。这里的扣减不止一道，您拿到的会明显变少。"),
        consequence: Words::Borrowed("看上去的保额，和您实际能拿到的钱，可能差得很多。"),
        next_step: Words::Borrowed("按条款一步步算出到手多少。请保险公司书面列明每一步扣减的依据，并提供当时的提示和说明记录。不服可拨12378投诉。"),
        say: Words::Borrowed("您好，免赔额、比例赔付属于减轻保险人责任的条款，应当提示并明确说明。请给我赔款的逐项计算过程和当时的说明记录，谢谢。"),
        suggested_text: None,
        parts: List::Borrowed(POL_009_PARTS),
        mends: List::Borrowed(POL_009_MENDS),
        evidence: List::Borrowed(&[E711, E693]),
        bound: List::Borrowed(POL_009_BOUND),
        since: Words::Borrowed("1.0.0-rc.1"),
};

const POL_010_PARTS: &[Part] = &[];
const POL_010_MENDS: &[Mend] = &[];
const POL_010_BOUND: &[BoundSource] = &[
            BoundSource { of: List::Borrowed(&[2]), when: When { words: List::Borrowed(&[Words::Borrowed("询问"), Words::Borrowed("问卷"), Words::Borrowed("其他"), Words::Borrowed("其它"), Words::Borrowed("勾选"), Words::Borrowed("一切"), Words::Borrowed("任何"), Words::Borrowed("兜底"), Words::Borrowed("健康告知"), Words::Borrowed("全部"), Words::Borrowed("所有"), Words::Borrowed("逐条"), Words::Borrowed("逐一")]), with: List::Borrowed(&[]), without: List::Borrowed(&[]), near: List::Borrowed(&[]), not_near: List::Borrowed(&[]), present: List::Borrowed(&[]), absent: List::Borrowed(&[]), families: List::Borrowed(&[]), outside: List::Borrowed(&[]), moves: List::Borrowed(&[]), reader: None } },
            BoundSource { of: List::Borrowed(&[3]), when: When { words: List::Borrowed(&[]), with: List::Borrowed(&[]), without: List::Borrowed(&[Words::Borrowed("询问"), Words::Borrowed("问卷"), Words::Borrowed("其他"), Words::Borrowed("其它"), Words::Borrowed("勾选"), Words::Borrowed("一切"), Words::Borrowed("任何"), Words::Borrowed("兜底"), Words::Borrowed("健康告知"), Words::Borrowed("全部"), Words::Borrowed("所有"), Words::Borrowed("逐条"), Words::Borrowed("逐一")]), near: List::Borrowed(&[]), not_near: List::Borrowed(&[]), present: List::Borrowed(&[]), absent: List::Borrowed(&[]), families: List::Borrowed(&[]), outside: List::Borrowed(&[]), moves: List::Borrowed(&[]), reader: None } },];
const POL_010: Rule = Rule {
        id: Words::Borrowed("pol-010"),
        name: Words::Borrowed("要求无限如实告知"),
        card: Card::Policy,
        level: Level::High,
        hurts: Words::Borrowed("投保人"),
        families: List::Borrowed(&[Words::Borrowed("*")]),
        frames: List::Borrowed(&[Frame::Unequal, Frame::Deem, Frame::Exempt]),
        topics: List::Borrowed(&[Words::Borrowed("告知"), Words::Borrowed("如实"), Words::Borrowed("申报"), Words::Borrowed("披露"), Words::Borrowed("主动说明"), Words::Borrowed("报备"), Words::Borrowed("说出来"), Words::Borrowed("声明"), Words::Borrowed("没问"), Words::Borrowed("未问"), Words::Borrowed("询问"), Words::Borrowed("隐瞒"), Words::Borrowed("健康状况"), Words::Borrowed("身体不适"), Words::Borrowed("其他情况"), Words::Borrowed("基因"), Words::Borrowed("变化"), Words::Borrowed("忘了问"), Words::Borrowed("申明"), Words::Borrowed("陈明"), Words::Borrowed("不知道"), Words::Borrowed("病情")]),
        judge: None,
        finding: Words::Borrowed("投保人的告知义务只限于保险公司询问的范围和内容，没有具体内容的笼统问题不能作为解约的理由。这里要您说的超出了这个范围。"),
        consequence: Words::Borrowed("当时没有被问到的情况，以后也可能被说成隐瞒。您可能因此被解除合同或者拒赔。"),
        next_step: Words::Borrowed("找出投保时的询问表、录音或页面截图，看当时问了什么。没具体问到的，书面说明不在询问范围内，请对方举证。仍被拒的，可拨12378投诉。"),
        say: Words::Borrowed("您好，如实告知只限于贵司询问的范围和内容，没有具体内容的概括性问题不能作为解除合同的理由。请指出是哪一个问题问到了这件事，谢谢。"),
        suggested_text: None,
        parts: List::Borrowed(POL_010_PARTS),
        mends: List::Borrowed(POL_010_MENDS),
        evidence: List::Borrowed(&[E712, E713, E714, E695]),
        bound: List::Borrowed(POL_010_BOUND),
        since: Words::Borrowed("1.0.0-rc.1"),
};

const POL_011_PARTS: &[Part] = &[
            Part {
                text: RuleText::Finding,
                when: When { words: List::Borrowed(&[Words::Borrowed("除当地基本医疗保险"), Words::Borrowed("除基本医疗保险"), Words::Borrowed("除基本医保"), Words::Borrowed("除医保"), Words::Borrowed("除当地医保")]), with: List::Borrowed(&[Words::Borrowed("法律、法规规定不"), Words::Borrowed("法律法规规定不"), Words::Borrowed("法规规定不")]), without: List::Borrowed(&[]), near: List::Borrowed(&[]), not_near: List::Borrowed(&[]), present: List::Borrowed(&[]), absent: List::Borrowed(&[]), families: List::Borrowed(&[]), outside: List::Borrowed(&[]), moves: List::Borrowed(&[]), reader: None },
                instead: true,
                says: Words::Borrowed("不赔的内容，保险公司要醒目提示并讲明白，没做到的不产生效力。照这里写的，除了医保的规定，当地别的法律法规规定不支付的医疗费用也不赔，是哪些费用没有写。"),
            },
            Part {
                text: RuleText::Finding,
                when: When { words: List::Borrowed(&[Words::Borrowed("可依法律"), Words::Borrowed("可以依"), Words::Borrowed("可依"), Words::Borrowed("可从"), Words::Borrowed("有权从"), Words::Borrowed("可获得"), Words::Borrowed("应获得"), Words::Borrowed("可以获得"), Words::Borrowed("可得到")]), with: List::Borrowed(&[Words::Borrowed("剩余"), Words::Borrowed("差额"), Words::Borrowed("余额"), Words::Borrowed("不足部分")]), without: List::Borrowed(&[]), near: List::Borrowed(&[]), not_near: List::Borrowed(&[]), present: List::Borrowed(&[]), absent: List::Borrowed(&[]), families: List::Borrowed(&[]), outside: List::Borrowed(&[]), moves: List::Borrowed(&[]), reader: None },
                instead: false,
                says: Words::Borrowed("这里连可以得到、未必已经得到的补偿也算在里面。"),
            },
            Part {
                text: RuleText::Finding,
                when: When { words: List::Borrowed(&[Words::Borrowed("剩余部分"), Words::Borrowed("剩余"), Words::Borrowed("余额"), Words::Borrowed("差额"), Words::Borrowed("不足部分"), Words::Borrowed("扣除已"), Words::Borrowed("扣除从"), Words::Borrowed("扣减已"), Words::Borrowed("扣除其"), Words::Borrowed("扣除被保险人已"), Words::Borrowed("未获补偿"), Words::Borrowed("未获得补偿")]), with: List::Borrowed(&[Words::Borrowed("补偿"), Words::Borrowed("赔偿"), Words::Borrowed("报销"), Words::Borrowed("给付"), Words::Borrowed("支付")]), without: List::Borrowed(&[Words::Borrowed("结算"), Words::Borrowed("身份"), Words::Borrowed("%"), Words::Borrowed("百分之"), Words::Borrowed("比例"), Words::Borrowed("规定不予"), Words::Borrowed("自费项目")]), near: List::Borrowed(&[]), not_near: List::Borrowed(&[]), present: List::Borrowed(&[]), absent: List::Borrowed(&[]), families: List::Borrowed(&[]), outside: List::Borrowed(&[]), moves: List::Borrowed(&[]), reader: None },
                instead: true,
                says: Words::Borrowed("报销型的保险，别处已经补偿的可以扣掉，余下的仍要赔。扣的是公费医疗、医保给的钱，保险公司还要证明保费是按扣减后的标准收的。"),
            },
            Part {
                text: RuleText::Consequence,
                when: When { words: List::Borrowed(&[Words::Borrowed("剩余部分"), Words::Borrowed("剩余"), Words::Borrowed("余额"), Words::Borrowed("差额"), Words::Borrowed("不足部分"), Words::Borrowed("扣除已"), Words::Borrowed("扣除从"), Words::Borrowed("扣减已"), Words::Borrowed("扣除其"), Words::Borrowed("扣除被保险人已"), Words::Borrowed("未获补偿"), Words::Borrowed("未获得补偿")]), with: List::Borrowed(&[Words::Borrowed("补偿"), Words::Borrowed("赔偿"), Words::Borrowed("报销"), Words::Borrowed("给付"), Words::Borrowed("支付")]), without: List::Borrowed(&[Words::Borrowed("结算"), Words::Borrowed("身份"), Words::Borrowed("%"), Words::Borrowed("百分之"), Words::Borrowed("比例"), Words::Borrowed("规定不予"), Words::Borrowed("自费项目")]), near: List::Borrowed(&[]), not_near: List::Borrowed(&[]), present: List::Borrowed(&[]), absent: List::Borrowed(&[]), families: List::Borrowed(&[]), outside: List::Borrowed(&[]), moves: List::Borrowed(&[]), reader: None },
                instead: true,
                says: Words::Borrowed("别处补偿过的，这边就赔得少。保费没有按扣减后的标准收的话，这样扣您就吃亏。"),
            },
            Part {
                text: RuleText::NextStep,
                when: When { words: List::Borrowed(&[Words::Borrowed("剩余部分"), Words::Borrowed("剩余"), Words::Borrowed("余额"), Words::Borrowed("差额"), Words::Borrowed("不足部分"), Words::Borrowed("扣除已"), Words::Borrowed("扣除从"), Words::Borrowed("扣减已"), Words::Borrowed("扣除其"), Words::Borrowed("扣除被保险人已"), Words::Borrowed("未获补偿"), Words::Borrowed("未获得补偿")]), with: List::Borrowed(&[Words::Borrowed("补偿"), Words::Borrowed("赔偿"), Words::Borrowed("报销"), Words::Borrowed("给付"), Words::Borrowed("支付")]), without: List::Borrowed(&[Words::Borrowed("结算"), Words::Borrowed("身份"), Words::Borrowed("%"), Words::Borrowed("百分之"), Words::Borrowed("比例"), Words::Borrowed("规定不予"), Words::Borrowed("自费项目")]), near: List::Borrowed(&[]), not_near: List::Borrowed(&[]), present: List::Borrowed(&[]), absent: List::Borrowed(&[]), families: List::Borrowed(&[]), outside: List::Borrowed(&[]), moves: List::Borrowed(&[]), reader: None },
                instead: true,
                says: Words::Borrowed("留好医保和别处的结算单、费用清单。请保险公司写明扣了哪几笔，扣医保的，说明保费是不是按扣减后的标准收的。说不清的可拨12378投诉。"),
            },
            Part {
                text: RuleText::Say,
                when: When { words: List::Borrowed(&[Words::Borrowed("剩余部分"), Words::Borrowed("剩余"), Words::Borrowed("余额"), Words::Borrowed("差额"), Words::Borrowed("不足部分"), Words::Borrowed("扣除已"), Words::Borrowed("扣除从"), Words::Borrowed("扣减已"), Words::Borrowed("扣除其"), Words::Borrowed("扣除被保险人已"), Words::Borrowed("未获补偿"), Words::Borrowed("未获得补偿")]), with: List::Borrowed(&[Words::Borrowed("补偿"), Words::Borrowed("赔偿"), Words::Borrowed("报销"), Words::Borrowed("给付"), Words::Borrowed("支付")]), without: List::Borrowed(&[Words::Borrowed("结算"), Words::Borrowed("身份"), Words::Borrowed("%"), Words::Borrowed("百分之"), Words::Borrowed("比例"), Words::Borrowed("规定不予"), Words::Borrowed("自费项目")]), near: List::Borrowed(&[]), not_near: List::Borrowed(&[]), present: List::Borrowed(&[]), absent: List::Borrowed(&[]), families: List::Borrowed(&[]), outside: List::Borrowed(&[]), moves: List::Borrowed(&[]), reader: None },
                instead: true,
                says: Words::Borrowed("您好，请列明扣减了哪几笔、依据是什么。扣减公费医疗、医保支付部分的，请说明保费是不是按扣减后的标准收取，谢谢。"),
            },
            Part {
                text: RuleText::Finding,
                when: When { words: List::Borrowed(&[Words::Borrowed("规定不予支付"), Words::Borrowed("规定不予报销"), Words::Borrowed("规定不支付"), Words::Borrowed("规定不予承担"), Words::Borrowed("规定不予负担"), Words::Borrowed("规定不得支付"), Words::Borrowed("禁止支付")]), with: List::Borrowed(&[Words::Borrowed("法律"), Words::Borrowed("法规")]), without: List::Borrowed(&[]), near: List::Borrowed(&[]), not_near: List::Borrowed(&[]), present: List::Borrowed(&[]), absent: List::Borrowed(&[]), families: List::Borrowed(&[]), outside: List::Borrowed(&[]), moves: List::Borrowed(&[]), reader: None },
                instead: true,
                says: Words::Borrowed("不赔的内容，保险公司要醒目提示并讲明白，没做到的不产生效力。照这里写的，当地法律法规规定不支付的医疗费用也不赔，是哪些费用没有写。"),
            },
            Part {
                text: RuleText::Consequence,
                when: When { words: List::Borrowed(&[Words::Borrowed("规定不予支付"), Words::Borrowed("规定不予报销"), Words::Borrowed("规定不支付"), Words::Borrowed("规定不予承担"), Words::Borrowed("规定不予负担"), Words::Borrowed("规定不得支付"), Words::Borrowed("禁止支付")]), with: List::Borrowed(&[Words::Borrowed("法律"), Words::Borrowed("法规")]), without: List::Borrowed(&[]), near: List::Borrowed(&[]), not_near: List::Borrowed(&[]), present: List::Borrowed(&[]), absent: List::Borrowed(&[]), families: List::Borrowed(&[]), outside: List::Borrowed(&[]), moves: List::Borrowed(&[]), reader: None },
                instead: true,
                says: Words::Borrowed("看病花的钱里，有哪些会因为这一条不赔，事先难以知道。"),
            },
            Part {
                text: RuleText::NextStep,
                when: When { words: List::Borrowed(&[Words::Borrowed("规定不予支付"), Words::Borrowed("规定不予报销"), Words::Borrowed("规定不支付"), Words::Borrowed("规定不予承担"), Words::Borrowed("规定不予负担"), Words::Borrowed("规定不得支付"), Words::Borrowed("禁止支付")]), with: List::Borrowed(&[Words::Borrowed("法律"), Words::Borrowed("法规")]), without: List::Borrowed(&[]), near: List::Borrowed(&[]), not_near: List::Borrowed(&[]), present: List::Borrowed(&[]), absent: List::Borrowed(&[]), families: List::Borrowed(&[]), outside: List::Borrowed(&[]), moves: List::Borrowed(&[]), reader: None },
                instead: true,
                says: Words::Borrowed("请保险公司写明是哪些法律法规、哪些费用。公司以此拒赔的，要求写出具体规定，并拿出投保时的提示和说明记录。谈不拢可拨12378投诉。"),
            },
            Part {
                text: RuleText::Say,
                when: When { words: List::Borrowed(&[Words::Borrowed("规定不予支付"), Words::Borrowed("规定不予报销"), Words::Borrowed("规定不支付"), Words::Borrowed("规定不予承担"), Words::Borrowed("规定不予负担"), Words::Borrowed("规定不得支付"), Words::Borrowed("禁止支付")]), with: List::Borrowed(&[Words::Borrowed("法律"), Words::Borrowed("法规")]), without: List::Borrowed(&[]), near: List::Borrowed(&[]), not_near: List::Borrowed(&[]), present: List::Borrowed(&[]), absent: List::Borrowed(&[]), families: List::Borrowed(&[]), outside: List::Borrowed(&[]), moves: List::Borrowed(&[]), reader: None },
                instead: true,
                says: Words::Borrowed("您好，请写明这一条指的是哪些法律法规、哪些费用不赔，并提供投保时的提示和说明记录，谢谢。"),
            },
            Part {
                text: RuleText::NextStep,
                when: When { words: List::Borrowed(&[Words::Borrowed("%"), Words::Borrowed("百分之"), Words::Borrowed("比例")]), with: List::Borrowed(&[]), without: List::Borrowed(&[]), near: List::Borrowed(&[]), not_near: List::Borrowed(&[]), present: List::Borrowed(&[]), absent: List::Borrowed(&[]), families: List::Borrowed(&[]), outside: List::Borrowed(&[]), moves: List::Borrowed(&[]), reader: None },
                instead: true,
                says: Words::Borrowed("先看投保时按什么身份交的费、费率差多少。因故没能用医保的，请医院或医保机构出具证明，书面要求按实际情况核定。谈不拢可拨12378投诉。"),
            },
            Part {
                text: RuleText::Say,
                when: When { words: List::Borrowed(&[Words::Borrowed("%"), Words::Borrowed("百分之"), Words::Borrowed("比例")]), with: List::Borrowed(&[]), without: List::Borrowed(&[]), near: List::Borrowed(&[]), not_near: List::Borrowed(&[]), present: List::Borrowed(&[]), absent: List::Borrowed(&[]), families: List::Borrowed(&[]), outside: List::Borrowed(&[]), moves: List::Borrowed(&[]), reader: None },
                instead: true,
                says: Words::Borrowed("您好，请说明按这个比例赔的依据，以及我交的保费是否已按相应的身份计算。有客观原因的，请按实际情况核定，并书面答复，谢谢。"),
            },
            Part {
                text: RuleText::Finding,
                when: When { words: List::Borrowed(&[Words::Borrowed("自负"), Words::Borrowed("自付")]), with: List::Borrowed(&[]), without: List::Borrowed(&[Words::Borrowed("结算"), Words::Borrowed("身份"), Words::Borrowed("比例"), Words::Borrowed("%"), Words::Borrowed("剩余"), Words::Borrowed("补偿"), Words::Borrowed("余额")]), near: List::Borrowed(&[]), not_near: List::Borrowed(&[]), present: List::Borrowed(&[]), absent: List::Borrowed(&[]), families: List::Borrowed(&[]), outside: List::Borrowed(&[]), moves: List::Borrowed(&[]), reader: None },
                instead: true,
                says: Words::Borrowed("看病的钱，医保付一部分，其余由自己负担。照这里写的，医保规定由自己负担的费用，这份保险也不赔。"),
            },
            Part {
                text: RuleText::Consequence,
                when: When { words: List::Borrowed(&[Words::Borrowed("自负"), Words::Borrowed("自付")]), with: List::Borrowed(&[]), without: List::Borrowed(&[Words::Borrowed("结算"), Words::Borrowed("身份"), Words::Borrowed("比例"), Words::Borrowed("%"), Words::Borrowed("剩余"), Words::Borrowed("补偿"), Words::Borrowed("余额")]), near: List::Borrowed(&[]), not_near: List::Borrowed(&[]), present: List::Borrowed(&[]), absent: List::Borrowed(&[]), families: List::Borrowed(&[]), outside: List::Borrowed(&[]), moves: List::Borrowed(&[]), reader: None },
                instead: true,
                says: Words::Borrowed("医保报完以后剩下的这部分钱，可能要自己承担。"),
            },
            Part {
                text: RuleText::NextStep,
                when: When { words: List::Borrowed(&[Words::Borrowed("自负"), Words::Borrowed("自付")]), with: List::Borrowed(&[]), without: List::Borrowed(&[Words::Borrowed("结算"), Words::Borrowed("身份"), Words::Borrowed("比例"), Words::Borrowed("%"), Words::Borrowed("剩余"), Words::Borrowed("补偿"), Words::Borrowed("余额")]), near: List::Borrowed(&[]), not_near: List::Borrowed(&[]), present: List::Borrowed(&[]), absent: List::Borrowed(&[]), families: List::Borrowed(&[]), outside: List::Borrowed(&[]), moves: List::Borrowed(&[]), reader: None },
                instead: true,
                says: Words::Borrowed("问清哪些费用算自己负担的、这份保险还赔什么。投保时没有讲明的，要求提供提示和说明的记录。谈不拢可拨12378投诉。"),
            },
            Part {
                text: RuleText::Say,
                when: When { words: List::Borrowed(&[Words::Borrowed("自负"), Words::Borrowed("自付")]), with: List::Borrowed(&[]), without: List::Borrowed(&[Words::Borrowed("结算"), Words::Borrowed("身份"), Words::Borrowed("比例"), Words::Borrowed("%"), Words::Borrowed("剩余"), Words::Borrowed("补偿"), Words::Borrowed("余额")]), near: List::Borrowed(&[]), not_near: List::Borrowed(&[]), present: List::Borrowed(&[]), absent: List::Borrowed(&[]), families: List::Borrowed(&[]), outside: List::Borrowed(&[]), moves: List::Borrowed(&[]), reader: None },
                instead: true,
                says: Words::Borrowed("您好，请列明哪些费用不赔，并提供投保时对这一条的提示和说明记录，谢谢。"),
            },];
const POL_011_MENDS: &[Mend] = &[];
const POL_011_BOUND: &[BoundSource] = &[
            BoundSource { of: List::Borrowed(&[0]), when: When { words: List::Borrowed(&[]), with: List::Borrowed(&[]), without: List::Borrowed(&[Words::Borrowed("自负"), Words::Borrowed("自付"), Words::Borrowed("规定不予支付"), Words::Borrowed("规定不予报销"), Words::Borrowed("规定不支付"), Words::Borrowed("规定不予承担"), Words::Borrowed("规定不予负担"), Words::Borrowed("规定不得支付"), Words::Borrowed("禁止支付")]), near: List::Borrowed(&[]), not_near: List::Borrowed(&[]), present: List::Borrowed(&[]), absent: List::Borrowed(&[]), families: List::Borrowed(&[]), outside: List::Borrowed(&[]), moves: List::Borrowed(&[]), reader: None } },
            BoundSource { of: List::Borrowed(&[0]), when: When { words: List::Borrowed(&[]), with: List::Borrowed(&[]), without: List::Borrowed(&[Words::Borrowed("自负"), Words::Borrowed("自付"), Words::Borrowed("法律"), Words::Borrowed("法规")]), near: List::Borrowed(&[]), not_near: List::Borrowed(&[]), present: List::Borrowed(&[]), absent: List::Borrowed(&[]), families: List::Borrowed(&[]), outside: List::Borrowed(&[]), moves: List::Borrowed(&[]), reader: None } },
            BoundSource { of: List::Borrowed(&[1]), when: When { words: List::Borrowed(&[Words::Borrowed("扣"), Words::Borrowed("减去"), Words::Borrowed("剩余"), Words::Borrowed("差额"), Words::Borrowed("补偿"), Words::Borrowed("公费"), Words::Borrowed("可报"), Words::Borrowed("应报"), Words::Borrowed("重复负担")]), with: List::Borrowed(&[]), without: List::Borrowed(&[]), near: List::Borrowed(&[]), not_near: List::Borrowed(&[]), present: List::Borrowed(&[]), absent: List::Borrowed(&[]), families: List::Borrowed(&[]), outside: List::Borrowed(&[]), moves: List::Borrowed(&[]), reader: None } },
            BoundSource { of: List::Borrowed(&[2]), when: When { words: List::Borrowed(&[Words::Borrowed("%"), Words::Borrowed("百分之"), Words::Borrowed("比例"), Words::Borrowed("一成"), Words::Borrowed("两成"), Words::Borrowed("二成"), Words::Borrowed("三成"), Words::Borrowed("四成"), Words::Borrowed("五成"), Words::Borrowed("六成"), Words::Borrowed("七成"), Words::Borrowed("八成"), Words::Borrowed("九成"), Words::Borrowed("两折"), Words::Borrowed("系数")]), with: List::Borrowed(&[]), without: List::Borrowed(&[]), near: List::Borrowed(&[]), not_near: List::Borrowed(&[]), present: List::Borrowed(&[]), absent: List::Borrowed(&[]), families: List::Borrowed(&[]), outside: List::Borrowed(&[]), moves: List::Borrowed(&[]), reader: None } },
            BoundSource { of: List::Borrowed(&[3]), when: When { words: List::Borrowed(&[]), with: List::Borrowed(&[]), without: List::Borrowed(&[Words::Borrowed("%"), Words::Borrowed("百分之"), Words::Borrowed("比例"), Words::Borrowed("剩余"), Words::Borrowed("差额"), Words::Borrowed("余额"), Words::Borrowed("不足部分")]), near: List::Borrowed(&[]), not_near: List::Borrowed(&[]), present: List::Borrowed(&[]), absent: List::Borrowed(&[]), families: List::Borrowed(&[]), outside: List::Borrowed(&[]), moves: List::Borrowed(&[]), reader: None } },
            BoundSource { of: List::Borrowed(&[0]), when: When { words: List::Borrowed(&[Words::Borrowed("自负"), Words::Borrowed("自付")]), with: List::Borrowed(&[Words::Borrowed("结算"), Words::Borrowed("身份"), Words::Borrowed("比例"), Words::Borrowed("%"), Words::Borrowed("剩余"), Words::Borrowed("补偿"), Words::Borrowed("余额")]), without: List::Borrowed(&[]), near: List::Borrowed(&[]), not_near: List::Borrowed(&[]), present: List::Borrowed(&[]), absent: List::Borrowed(&[]), families: List::Borrowed(&[]), outside: List::Borrowed(&[]), moves: List::Borrowed(&[]), reader: None } },];
const POL_011: Rule = Rule {
        id: Words::Borrowed("pol-011"),
        name: Words::Borrowed("没走社保就少赔或不赔"),
        card: Card::Policy,
        level: Level::Medium,
        hurts: Words::Borrowed("被保险人"),
        families: List::Borrowed(&[Words::Borrowed("health"), Words::Borrowed("accident"), Words::Borrowed("critical"), Words::Borrowed("group")]),
        frames: List::Borrowed(&[Frame::Cap, Frame::Exempt, Frame::Forfeit]),
        topics: List::Borrowed(&[Words::Borrowed("社保"), Words::Borrowed("医保"), Words::Borrowed("公费医疗"), Words::Borrowed("新农合"), Words::Borrowed("基本医疗"), Words::Borrowed("统筹"), Words::Borrowed("社会医疗保险"), Words::Borrowed("医保卡"), Words::Borrowed("先行报销"), Words::Borrowed("居民保"), Words::Borrowed("职工保"), Words::Borrowed("自费窗口"), Words::Borrowed("医保结算"), Words::Borrowed("社保结算"), Words::Borrowed("身份结账"), Words::Borrowed("身份结算"), Words::Borrowed("补结"), Words::Borrowed("未经统筹"), Words::Borrowed("断缴"), Words::Borrowed("不能直接结算"), Words::Borrowed("参保地"), Words::Borrowed("结算单据"), Words::Borrowed("有社保"), Words::Borrowed("公费")]),
        judge: None,
        finding: Words::Borrowed("报销型医疗险应当按有没有医保等情况，在条款、费率或赔付上区别对待。这里拿医保的情况来决定赔不赔、赔多少，没有看您是什么原因。"),
        consequence: Words::Borrowed("没有过错的您，也可能因为医保的缘故拿不到足够的赔款。"),
        next_step: Words::Borrowed("先弄清这笔费用为什么没有用上医保，能不能补办。因故没能用医保的，请医院或医保机构出具证明，书面要求按实际情况核定。谈不拢可拨12378投诉。"),
        say: Words::Borrowed("您好，请说明因为医保的缘故这样处理的依据，以及投保时有没有讲明。有客观原因的，请按实际情况核定，并书面答复，谢谢。"),
        suggested_text: None,
        parts: List::Borrowed(POL_011_PARTS),
        mends: List::Borrowed(POL_011_MENDS),
        evidence: List::Borrowed(&[E715, E716, E711, E693]),
        bound: List::Borrowed(POL_011_BOUND),
        since: Words::Borrowed("1.0.0-rc.1"),
};

const POL_012_PARTS: &[Part] = &[
            Part {
                text: RuleText::Finding,
                when: When { words: List::Borrowed(&[Words::Borrowed("生效之日起超过"), Words::Borrowed("生效日起超过"), Words::Borrowed("生效之日起满"), Words::Borrowed("生效日起满"), Words::Borrowed("生效满")]), with: List::Borrowed(&[]), without: List::Borrowed(&[Words::Borrowed("复效"), Words::Borrowed("成立")]), near: List::Borrowed(&[]), not_near: List::Borrowed(&[]), present: List::Borrowed(&[]), absent: List::Borrowed(&[]), families: List::Borrowed(&[]), outside: List::Borrowed(&[]), moves: List::Borrowed(&[]), reader: None },
                instead: true,
                says: Words::Borrowed("按法律，从合同成立那天起超过二年，就不能再因如实告知问题解除合同。这里改成从生效那天算起，成立在先的，您要等得更久。"),
            },
            Part {
                text: RuleText::Consequence,
                when: When { words: List::Borrowed(&[Words::Borrowed("生效之日起超过"), Words::Borrowed("生效日起超过"), Words::Borrowed("生效之日起满"), Words::Borrowed("生效日起满"), Words::Borrowed("生效满")]), with: List::Borrowed(&[]), without: List::Borrowed(&[Words::Borrowed("复效"), Words::Borrowed("成立")]), near: List::Borrowed(&[]), not_near: List::Borrowed(&[]), present: List::Borrowed(&[]), absent: List::Borrowed(&[]), families: List::Borrowed(&[]), outside: List::Borrowed(&[]), moves: List::Borrowed(&[]), reader: None },
                instead: true,
                says: Words::Borrowed("快满二年时出事的，可能因为起算的日子不同，仍被追究当初的告知。"),
            },];
const POL_012_MENDS: &[Mend] = &[];
const POL_012_BOUND: &[BoundSource] = &[
            BoundSource { of: List::Borrowed(&[1]), when: When { words: List::Borrowed(&[Words::Borrowed("收保费"), Words::Borrowed("收取保险费"), Words::Borrowed("收取保费"), Words::Borrowed("续期保费"), Words::Borrowed("继续收费")]), with: List::Borrowed(&[]), without: List::Borrowed(&[]), near: List::Borrowed(&[]), not_near: List::Borrowed(&[]), present: List::Borrowed(&[]), absent: List::Borrowed(&[]), families: List::Borrowed(&[]), outside: List::Borrowed(&[]), moves: List::Borrowed(&[]), reader: None } },
            BoundSource { of: List::Borrowed(&[2]), when: When { words: List::Borrowed(&[Words::Borrowed("年龄"), Words::Borrowed("岁")]), with: List::Borrowed(&[]), without: List::Borrowed(&[]), near: List::Borrowed(&[]), not_near: List::Borrowed(&[]), present: List::Borrowed(&[]), absent: List::Borrowed(&[]), families: List::Borrowed(&[]), outside: List::Borrowed(&[]), moves: List::Borrowed(&[]), reader: None } },];
const POL_012: Rule = Rule {
        id: Words::Borrowed("pol-012"),
        name: Words::Borrowed("满两年仍可随时解约"),
        card: Card::Policy,
        level: Level::High,
        hurts: Words::Borrowed("投保人"),
        families: List::Borrowed(&[Words::Borrowed("*")]),
        frames: List::Borrowed(&[Frame::Quit, Frame::Waive, Frame::Forfeit]),
        topics: List::Borrowed(&[Words::Borrowed("解除"), Words::Borrowed("解约"), Words::Borrowed("作废"), Words::Borrowed("撤销"), Words::Borrowed("两年"), Words::Borrowed("二年"), Words::Borrowed("年限"), Words::Borrowed("追溯"), Words::Borrowed("溯及"), Words::Borrowed("复核"), Words::Borrowed("不实"), Words::Borrowed("实话"), Words::Borrowed("查到"), Words::Borrowed("退出"), Words::Borrowed("重审"), Words::Borrowed("未成立"), Words::Borrowed("自始"), Words::Borrowed("不可抗辩"), Words::Borrowed("永久"), Words::Borrowed("翻出"), Words::Borrowed("抗辩"), Words::Borrowed("二十年"), Words::Borrowed("三十年")]),
        judge: Some(Words::Borrowed("contest-years")),
        finding: Words::Borrowed("合同成立超过二年的，不能再因如实告知问题解除合同；知道事由后超过三十日没解除的，也不能再解除。这里给保险公司留了绕开期限的余地，您难以安心。"),
        consequence: Words::Borrowed("您交了多年保费，仍可能在出事以后被追究当初的告知。保障因此一直不确定。"),
        next_step: Words::Borrowed("查清合同成立日，超过二年的，书面引用保险法第十六条要求照常给付。不满二年的，看公司知道解除事由后是否已超过三十日。收到解约通知先别签字，可拨12378。"),
        say: Words::Borrowed("您好，按保险法第十六条，合同成立超过二年的，保险人不得解除合同，发生保险事故应当承担责任。请按这一条处理，并书面答复，谢谢。"),
        suggested_text: None,
        parts: List::Borrowed(POL_012_PARTS),
        mends: List::Borrowed(POL_012_MENDS),
        evidence: List::Borrowed(&[E713, E717, E718, E695]),
        bound: List::Borrowed(POL_012_BOUND),
        since: Words::Borrowed("1.0.0-rc.1"),
};

const POL_013_PARTS: &[Part] = &[
            Part {
                text: RuleText::Finding,
                when: When { words: List::Borrowed(&[Words::Borrowed("上一缴费"), Words::Borrowed("上一交费"), Words::Borrowed("上一期")]), with: List::Borrowed(&[Words::Borrowed("终止"), Words::Borrowed("失效"), Words::Borrowed("中止")]), without: List::Borrowed(&[Words::Borrowed("不设宽限"), Words::Borrowed("没有宽限"), Words::Borrowed("无宽限")]), near: List::Borrowed(&[]), not_near: List::Borrowed(&[]), present: List::Borrowed(&[]), absent: List::Borrowed(&[]), families: List::Borrowed(&[]), outside: List::Borrowed(&[]), moves: List::Borrowed(&[]), reader: None },
                instead: true,
                says: Words::Borrowed("分期交费的人身险，除合同另有约定外，催告后超过三十日或者超过约定期限六十日没交，合同效力才中止；这期间出事应当赔，可以扣除欠费。照这里写的，宽限期里没有补上，保障要倒回去停。"),
            },
            Part {
                text: RuleText::Consequence,
                when: When { words: List::Borrowed(&[Words::Borrowed("上一缴费"), Words::Borrowed("上一交费"), Words::Borrowed("上一期")]), with: List::Borrowed(&[Words::Borrowed("终止"), Words::Borrowed("失效"), Words::Borrowed("中止")]), without: List::Borrowed(&[Words::Borrowed("不设宽限"), Words::Borrowed("没有宽限"), Words::Borrowed("无宽限")]), near: List::Borrowed(&[]), not_near: List::Borrowed(&[]), present: List::Borrowed(&[]), absent: List::Borrowed(&[]), families: List::Borrowed(&[]), outside: List::Borrowed(&[]), moves: List::Borrowed(&[]), reader: None },
                instead: true,
                says: Words::Borrowed("宽限期里没有补上的，宽限期里出的事也可能没有保障。"),
            },
            Part {
                text: RuleText::Consequence,
                when: When { words: List::Borrowed(&[Words::Borrowed("为宽限期"), Words::Borrowed("宽限期为"), Words::Borrowed("宽限期是"), Words::Borrowed("宽限期内"), Words::Borrowed("付款宽限期"), Words::Borrowed("交费宽限期"), Words::Borrowed("宽限期届满"), Words::Borrowed("宽限期满")]), with: List::Borrowed(&[]), without: List::Borrowed(&[]), near: List::Borrowed(&[]), not_near: List::Borrowed(&[]), present: List::Borrowed(&[]), absent: List::Borrowed(&[]), families: List::Borrowed(&[]), outside: List::Borrowed(&[]), moves: List::Borrowed(&[]), reader: None },
                instead: true,
                says: Words::Borrowed("过了宽限期还没有交上，这以后出事就可能没有保障。"),
            },
            Part {
                text: RuleText::Say,
                when: When { words: List::Borrowed(&[Words::Borrowed("为宽限期"), Words::Borrowed("宽限期为"), Words::Borrowed("宽限期是"), Words::Borrowed("宽限期内"), Words::Borrowed("付款宽限期"), Words::Borrowed("交费宽限期"), Words::Borrowed("宽限期届满"), Words::Borrowed("宽限期满")]), with: List::Borrowed(&[]), without: List::Borrowed(&[]), near: List::Borrowed(&[]), not_near: List::Borrowed(&[]), present: List::Borrowed(&[]), absent: List::Borrowed(&[]), families: List::Borrowed(&[]), outside: List::Borrowed(&[]), moves: List::Borrowed(&[]), reader: None },
                instead: true,
                says: Words::Borrowed("您好，请书面说明宽限期以内、宽限期以后出险，分别怎么处理。按保险法第三十六条，期内出险应当给付，可以扣减欠费，谢谢。"),
            },];
const POL_013_MENDS: &[Mend] = &[];
const POL_013_BOUND: &[BoundSource] = &[
            BoundSource { of: List::Borrowed(&[1]), when: When { words: List::Borrowed(&[Words::Borrowed("催告"), Words::Borrowed("提醒"), Words::Borrowed("通知"), Words::Borrowed("知会"), Words::Borrowed("自行记取"), Words::Borrowed("提示")]), with: List::Borrowed(&[]), without: List::Borrowed(&[]), near: List::Borrowed(&[]), not_near: List::Borrowed(&[]), present: List::Borrowed(&[]), absent: List::Borrowed(&[]), families: List::Borrowed(&[]), outside: List::Borrowed(&[]), moves: List::Borrowed(&[]), reader: None } },
            BoundSource { of: List::Borrowed(&[2]), when: When { words: List::Borrowed(&[Words::Borrowed("不承担"), Words::Borrowed("不负"), Words::Borrowed("方予"), Words::Borrowed("方才"), Words::Borrowed("才予"), Words::Borrowed("才给"), Words::Borrowed("才受理"), Words::Borrowed("自应交日"), Words::Borrowed("自应缴日"), Words::Borrowed("当日止息"), Words::Borrowed("三倍"), Words::Borrowed("滞纳金"), Words::Borrowed("六成"), Words::Borrowed("全年"), Words::Borrowed("剩余各期"), Words::Borrowed("以后各期"), Words::Borrowed("没保"), Words::Borrowed("清至零")]), with: List::Borrowed(&[]), without: List::Borrowed(&[]), near: List::Borrowed(&[]), not_near: List::Borrowed(&[]), present: List::Borrowed(&[]), absent: List::Borrowed(&[]), families: List::Borrowed(&[]), outside: List::Borrowed(&[]), moves: List::Borrowed(&[]), reader: None } },];
const POL_013: Rule = Rule {
        id: Words::Borrowed("pol-013"),
        name: Words::Borrowed("欠费宽限太短或没保障"),
        card: Card::Policy,
        level: Level::Medium,
        hurts: Words::Borrowed("投保人"),
        families: List::Borrowed(&[Words::Borrowed("life"), Words::Borrowed("critical"), Words::Borrowed("health")]),
        frames: List::Borrowed(&[Frame::Short, Frame::Exempt, Frame::Deem]),
        topics: List::Borrowed(&[Words::Borrowed("宽限"), Words::Borrowed("保费"), Words::Borrowed("保险费"), Words::Borrowed("续期"), Words::Borrowed("欠费"), Words::Borrowed("欠交"), Words::Borrowed("欠缴"), Words::Borrowed("扣款"), Words::Borrowed("缴费"), Words::Borrowed("交费"), Words::Borrowed("缴纳"), Words::Borrowed("续缴"), Words::Borrowed("余额"), Words::Borrowed("划不走"), Words::Borrowed("月缴"), Words::Borrowed("逾期"), Words::Borrowed("催告"), Words::Borrowed("第二笔")]),
        judge: Some(Words::Borrowed("grace-days")),
        finding: Words::Borrowed("分期交费的人身险，除合同另有约定外，催告后超过三十日或者超过约定期限六十日没交，合同效力才中止；这期间出事应当赔，可以扣除欠费。这里对您更严。"),
        consequence: Words::Borrowed("保费没有按时交上的，您可能在一段时间里没有保障，以前交的保费也难以保住原来的保障。"),
        next_step: Words::Borrowed("平时留意扣款有没有成功。欠了的尽快补交并留下凭证，查有没有收到催告。这段期间出险的，书面要求按合同给付、只扣欠费。对方不同意的，可拨12378投诉。"),
        say: Words::Borrowed("您好，欠交保费的，请先书面催告我，并说明这期间出险怎么处理。按保险法第三十六条，期内出险应当给付，可以扣减欠费，谢谢。"),
        suggested_text: None,
        parts: List::Borrowed(POL_013_PARTS),
        mends: List::Borrowed(POL_013_MENDS),
        evidence: List::Borrowed(&[E719, E720, E695]),
        bound: List::Borrowed(POL_013_BOUND),
        since: Words::Borrowed("1.0.0-rc.1"),
};

const POL_014_PARTS: &[Part] = &[];
const POL_014_MENDS: &[Mend] = &[];
const POL_014_BOUND: &[BoundSource] = &[];
const POL_014: Rule = Rule {
        id: Words::Borrowed("pol-014"),
        name: Words::Borrowed("断保后不让恢复"),
        card: Card::Policy,
        level: Level::Medium,
        hurts: Words::Borrowed("投保人"),
        families: List::Borrowed(&[Words::Borrowed("life"), Words::Borrowed("critical"), Words::Borrowed("health")]),
        frames: List::Borrowed(&[Frame::Decide, Frame::Forfeit, Frame::Fee, Frame::Lock]),
        topics: List::Borrowed(&[Words::Borrowed("复效"), Words::Borrowed("恢复"), Words::Borrowed("中止"), Words::Borrowed("失效"), Words::Borrowed("断缴"), Words::Borrowed("断保"), Words::Borrowed("停保"), Words::Borrowed("停了"), Words::Borrowed("续上"), Words::Borrowed("重新生效"), Words::Borrowed("活过来"), Words::Borrowed("停效"), Words::Borrowed("脱落")]),
        judge: Some(Words::Borrowed("reinstatement-years")),
        finding: Words::Borrowed("合同因欠费中止后，投保人申请恢复并同意补交保费的，除中止期间危险程度显著增加外，保险公司不能拒绝。这里给您恢复保障另设了障碍。"),
        consequence: Words::Borrowed("您想补交保费把保障续上，也可能续不上。重新买一份，条件往往不如从前。"),
        next_step: Words::Borrowed("尽快书面提出恢复申请，表示愿意补交保费，留下提交日期。三十日内没有被明确拒绝的，应认定为同意。被无理拒绝可拨12378投诉。"),
        say: Words::Borrowed("您好，我申请恢复合同效力，愿意补交保险费和相应利息。按司法解释，除危险程度显著增加外不应拒绝，请在三十日内书面答复，谢谢。"),
        suggested_text: None,
        parts: List::Borrowed(POL_014_PARTS),
        mends: List::Borrowed(POL_014_MENDS),
        evidence: List::Borrowed(&[E721, E722]),
        bound: List::Borrowed(POL_014_BOUND),
        since: Words::Borrowed("1.0.0-rc.1"),
};

const POL_015_PARTS: &[Part] = &[
            Part {
                text: RuleText::NextStep,
                when: When { words: List::Borrowed(&[Words::Borrowed("拒绝给付"), Words::Borrowed("拒绝赔偿"), Words::Borrowed("拒赔"), Words::Borrowed("不予给付的"), Words::Borrowed("不予赔付的"), Words::Borrowed("不予赔偿的"), Words::Borrowed("不属于保险责任"), Words::Borrowed("不发通知"), Words::Borrowed("不另通知")]), with: List::Borrowed(&[]), without: List::Borrowed(&[]), near: List::Borrowed(&[]), not_near: List::Borrowed(&[]), present: List::Borrowed(&[]), absent: List::Borrowed(&[]), families: List::Borrowed(&[]), outside: List::Borrowed(&[]), moves: List::Borrowed(&[]), reader: None },
                instead: true,
                says: Words::Borrowed("保存提交材料的记录，记下日期。不赔的，要求书面写明理由；没有收到通知的，书面催告。仍不处理的，可拨12378投诉。"),
            },
            Part {
                text: RuleText::NextStep,
                when: When { words: List::Borrowed(&[Words::Borrowed("达成"), Words::Borrowed("签妥"), Words::Borrowed("协议后"), Words::Borrowed("签署协议"), Words::Borrowed("协议签署"), Words::Borrowed("商定")]), with: List::Borrowed(&[]), without: List::Borrowed(&[Words::Borrowed("核定"), Words::Borrowed("审核")]), near: List::Borrowed(&[]), not_near: List::Borrowed(&[]), present: List::Borrowed(&[]), absent: List::Borrowed(&[]), families: List::Borrowed(&[]), outside: List::Borrowed(&[]), moves: List::Borrowed(&[]), reader: None },
                instead: true,
                says: Words::Borrowed("保存谈妥的协议，记下日期。到时候没有付的，书面催告付款，并说明逾期要赔损失。仍不处理的，可拨12378投诉。"),
            },
            Part {
                text: RuleText::Say,
                when: When { words: List::Borrowed(&[Words::Borrowed("拒绝给付"), Words::Borrowed("拒绝赔偿"), Words::Borrowed("拒赔"), Words::Borrowed("不予给付的"), Words::Borrowed("不予赔付的"), Words::Borrowed("不予赔偿的"), Words::Borrowed("不属于保险责任"), Words::Borrowed("不发通知"), Words::Borrowed("不另通知")]), with: List::Borrowed(&[]), without: List::Borrowed(&[]), near: List::Borrowed(&[]), not_near: List::Borrowed(&[]), present: List::Borrowed(&[]), absent: List::Borrowed(&[]), families: List::Borrowed(&[]), outside: List::Borrowed(&[]), moves: List::Borrowed(&[]), reader: None },
                instead: true,
                says: Words::Borrowed("您好，不赔的，请按保险法第二十四条，自作出核定之日起三日内书面通知我并说明理由，谢谢。"),
            },
            Part {
                text: RuleText::Say,
                when: When { words: List::Borrowed(&[Words::Borrowed("达成"), Words::Borrowed("签妥"), Words::Borrowed("协议后"), Words::Borrowed("签署协议"), Words::Borrowed("协议签署"), Words::Borrowed("商定")]), with: List::Borrowed(&[]), without: List::Borrowed(&[Words::Borrowed("核定"), Words::Borrowed("审核")]), near: List::Borrowed(&[]), not_near: List::Borrowed(&[]), present: List::Borrowed(&[]), absent: List::Borrowed(&[]), families: List::Borrowed(&[]), outside: List::Borrowed(&[]), moves: List::Borrowed(&[]), reader: None },
                instead: true,
                says: Words::Borrowed("您好，已经谈妥的赔款，请按保险法第二十三条尽快支付；逾期造成的损失请一并赔偿，并书面答复，谢谢。"),
            },];
const POL_015_MENDS: &[Mend] = &[];
const POL_015_BOUND: &[BoundSource] = &[
            BoundSource { of: List::Borrowed(&[1]), when: When { words: List::Borrowed(&[Words::Borrowed("起算"), Words::Borrowed("从头"), Words::Borrowed("补充"), Words::Borrowed("每补"), Words::Borrowed("不含"), Words::Borrowed("不计入"), Words::Borrowed("停摆"), Words::Borrowed("调查")]), with: List::Borrowed(&[Words::Borrowed("核"), Words::Borrowed("审"), Words::Borrowed("期限"), Words::Borrowed("期间")]), without: List::Borrowed(&[]), near: List::Borrowed(&[]), not_near: List::Borrowed(&[]), present: List::Borrowed(&[]), absent: List::Borrowed(&[]), families: List::Borrowed(&[]), outside: List::Borrowed(&[]), moves: List::Borrowed(&[]), reader: None } },
            BoundSource { of: List::Borrowed(&[2]), when: When { words: List::Borrowed(&[Words::Borrowed("拒绝给付"), Words::Borrowed("拒绝赔偿"), Words::Borrowed("拒赔"), Words::Borrowed("不予给付的"), Words::Borrowed("不予赔付的"), Words::Borrowed("不予赔偿的"), Words::Borrowed("不属于保险责任"), Words::Borrowed("不发通知"), Words::Borrowed("不另通知")]), with: List::Borrowed(&[]), without: List::Borrowed(&[]), near: List::Borrowed(&[]), not_near: List::Borrowed(&[]), present: List::Borrowed(&[]), absent: List::Borrowed(&[]), families: List::Borrowed(&[]), outside: List::Borrowed(&[]), moves: List::Borrowed(&[]), reader: None } },
            BoundSource { of: List::Borrowed(&[3]), when: When { words: List::Borrowed(&[]), with: List::Borrowed(&[]), without: List::Borrowed(&[Words::Borrowed("达成"), Words::Borrowed("签妥"), Words::Borrowed("协议后"), Words::Borrowed("签署协议"), Words::Borrowed("协议签署"), Words::Borrowed("商定"), Words::Borrowed("拒绝给付"), Words::Borrowed("拒绝赔偿"), Words::Borrowed("拒赔"), Words::Borrowed("不予给付的"), Words::Borrowed("不予赔付的"), Words::Borrowed("不予赔偿的"), Words::Borrowed("不属于保险责任"), Words::Borrowed("不发通知"), Words::Borrowed("不另通知")]), near: List::Borrowed(&[]), not_near: List::Borrowed(&[]), present: List::Borrowed(&[]), absent: List::Borrowed(&[]), families: List::Borrowed(&[]), outside: List::Borrowed(&[]), moves: List::Borrowed(&[]), reader: None } },];
const POL_015: Rule = Rule {
        id: Words::Borrowed("pol-015"),
        name: Words::Borrowed("理赔拖着不核不付"),
        card: Card::Policy,
        level: Level::Medium,
        hurts: Words::Borrowed("被保险人"),
        families: List::Borrowed(&[Words::Borrowed("*")]),
        frames: List::Borrowed(&[Frame::Delay, Frame::Hide, Frame::Waive]),
        topics: List::Borrowed(&[Words::Borrowed("核定"), Words::Borrowed("核赔"), Words::Borrowed("审核"), Words::Borrowed("赔款"), Words::Borrowed("付款"), Words::Borrowed("支付"), Words::Borrowed("拨付"), Words::Borrowed("给付"), Words::Borrowed("到账"), Words::Borrowed("结案"), Words::Borrowed("理赔"), Words::Borrowed("排期"), Words::Borrowed("再保"), Words::Borrowed("受理"), Words::Borrowed("候定"), Words::Borrowed("报上去"), Words::Borrowed("补一次"), Words::Borrowed("算账"), Words::Borrowed("调查")]),
        judge: Some(Words::Borrowed("assessment-days")),
        finding: Words::Borrowed("理赔应当及时核定，情形复杂的除合同另有约定外在三十日内核定，达成协议后十日内付款。这里让您等得更久。"),
        consequence: Words::Borrowed("急需用钱的时候，您可能迟迟得不到答复或者赔款。"),
        next_step: Words::Borrowed("保存提交材料的签收单或截图，记下日期。书面催告核定，要求先付能确定的部分，并说明逾期要赔损失。仍不处理的，可拨12378投诉。"),
        say: Words::Borrowed("您好，请尽快核定并书面告知结果。收到材料六十日还不能确定数额的，请按保险法第二十五条先付可以确定的部分，谢谢。"),
        suggested_text: None,
        parts: List::Borrowed(POL_015_PARTS),
        mends: List::Borrowed(POL_015_MENDS),
        evidence: List::Borrowed(&[E723, E724, E725, E726]),
        bound: List::Borrowed(POL_015_BOUND),
        since: Words::Borrowed("1.0.0-rc.1"),
};

const POL_018_PARTS: &[Part] = &[];
const POL_018_MENDS: &[Mend] = &[];
const POL_018_BOUND: &[BoundSource] = &[];
const POL_018: Rule = Rule {
        id: Words::Borrowed("pol-018"),
        name: Words::Borrowed("自杀不赔超过两年"),
        card: Card::Policy,
        level: Level::High,
        hurts: Words::Borrowed("受益人"),
        families: List::Borrowed(&[Words::Borrowed("life"), Words::Borrowed("critical"), Words::Borrowed("group")]),
        frames: List::Borrowed(&[Frame::Overlong, Frame::Exempt, Frame::Deem, Frame::Forfeit]),
        topics: List::Borrowed(&[Words::Borrowed("自杀"), Words::Borrowed("自尽"), Words::Borrowed("轻生"), Words::Borrowed("自伤"), Words::Borrowed("自残"), Words::Borrowed("自缢"), Words::Borrowed("寻短"), Words::Borrowed("想不开"), Words::Borrowed("自我了断"), Words::Borrowed("结束生命"), Words::Borrowed("离开世界"), Words::Borrowed("服毒"), Words::Borrowed("投水"), Words::Borrowed("跳楼"), Words::Borrowed("坠楼"), Words::Borrowed("抑郁"), Words::Borrowed("非自然死亡")]),
        judge: Some(Words::Borrowed("suicide-years")),
        finding: Words::Borrowed("含身故责任的保险，合同成立或复效满二年后，不能再以自杀为由不赔；自杀时没有民事行为能力的，也应当赔。这里的写法对您更不利。"),
        consequence: Words::Borrowed("依法应当得到的保险金或者现金价值，可能拿不到。"),
        next_step: Words::Borrowed("查合同成立日或最近的复效日，已满二年的，书面要求照常给付。死因不明的，应由保险公司证明是自杀。被拒的可拨12378投诉，也可拨12348咨询。"),
        say: Words::Borrowed("您好，自杀能否免责，应按保险法第四十四条的二年期限和行为能力规定处理；主张自杀的，由贵司举证。请据此核定并书面答复，谢谢。"),
        suggested_text: None,
        parts: List::Borrowed(POL_018_PARTS),
        mends: List::Borrowed(POL_018_MENDS),
        evidence: List::Borrowed(&[E727, E728]),
        bound: List::Borrowed(POL_018_BOUND),
        since: Words::Borrowed("1.0.0-rc.1"),
};

const POL_019_PARTS: &[Part] = &[];
const POL_019_MENDS: &[Mend] = &[];
const POL_019_BOUND: &[BoundSource] = &[];
const POL_019: Rule = Rule {
        id: Words::Borrowed("pol-019"),
        name: Words::Borrowed("报案晚了就全不赔"),
        card: Card::Policy,
        level: Level::High,
        hurts: Words::Borrowed("被保险人"),
        families: List::Borrowed(&[Words::Borrowed("*")]),
        frames: List::Borrowed(&[Frame::Short, Frame::Exempt, Frame::Deem]),
        topics: List::Borrowed(&[Words::Borrowed("报案"), Words::Borrowed("通知"), Words::Borrowed("小时"), Words::Borrowed("当天"), Words::Borrowed("当日"), Words::Borrowed("热线"), Words::Borrowed("报告"), Words::Borrowed("上报"), Words::Borrowed("登记"), Words::Borrowed("申报"), Words::Borrowed("代报"), Words::Borrowed("报警"), Words::Borrowed("隔夜"), Words::Borrowed("一昼夜"), Words::Borrowed("火化"), Words::Borrowed("迟"), Words::Borrowed("知会"), Words::Borrowed("打电话"), Words::Borrowed("隔了夜")]),
        judge: None,
        finding: Words::Borrowed("报案晚了，只有故意或重大过失造成、确实查不清的部分才可以不赔。这里的后果比法律规定更重。"),
        consequence: Words::Borrowed("出事后一时顾不上报案，您可能连查得清的损失也拿不到赔款。"),
        next_step: Words::Borrowed("出事先报案，留下记录。已经晚了的，说明原因，把能证明事故和损失的材料交上去，要求只就查不清的部分处理。被全拒的可拨12378。"),
        say: Words::Borrowed("您好，按保险法第二十一条，只有故意或者重大过失晚报、致使无法确定的部分才可以不赔。请照常核实和核定，并书面答复，谢谢。"),
        suggested_text: None,
        parts: List::Borrowed(POL_019_PARTS),
        mends: List::Borrowed(POL_019_MENDS),
        evidence: List::Borrowed(&[E729, E695]),
        bound: List::Borrowed(POL_019_BOUND),
        since: Words::Borrowed("1.0.0-rc.1"),
};

const POL_020_PARTS: &[Part] = &[
            Part {
                text: RuleText::Finding,
                when: When { words: List::Borrowed(&[Words::Borrowed("恐怖袭击"), Words::Borrowed("恐怖主义"), Words::Borrowed("恐怖活动"), Words::Borrowed("恐怖事件")]), with: List::Borrowed(&[]), without: List::Borrowed(&[]), near: List::Borrowed(&[]), not_near: List::Borrowed(&[]), present: List::Borrowed(&[Words::Borrowed("疾病身故保险金"), Words::Borrowed("疾病身故")]), absent: List::Borrowed(&[Words::Borrowed("意外身故保险金"), Words::Borrowed("意外伤害身故保险金"), Words::Borrowed("意外伤害保险金"), Words::Borrowed("意外身故"), Words::Borrowed("意外伤残"), Words::Borrowed("意外伤害保险责任"), Words::Borrowed("伤残保险金")]), families: List::Borrowed(&[]), outside: List::Borrowed(&[]), moves: List::Borrowed(&[]), reader: None },
                instead: true,
                says: Words::Borrowed("这份保险赔的是因病身故。恐怖袭击造成的这里写明不赔，要保这类意外的事，得另看意外险。"),
            },
            Part {
                text: RuleText::Consequence,
                when: When { words: List::Borrowed(&[Words::Borrowed("恐怖袭击"), Words::Borrowed("恐怖主义"), Words::Borrowed("恐怖活动"), Words::Borrowed("恐怖事件")]), with: List::Borrowed(&[]), without: List::Borrowed(&[]), near: List::Borrowed(&[]), not_near: List::Borrowed(&[]), present: List::Borrowed(&[Words::Borrowed("疾病身故保险金"), Words::Borrowed("疾病身故")]), absent: List::Borrowed(&[Words::Borrowed("意外身故保险金"), Words::Borrowed("意外伤害身故保险金"), Words::Borrowed("意外伤害保险金"), Words::Borrowed("意外身故"), Words::Borrowed("意外伤残"), Words::Borrowed("意外伤害保险责任"), Words::Borrowed("伤残保险金")]), families: List::Borrowed(&[]), outside: List::Borrowed(&[]), moves: List::Borrowed(&[]), reader: None },
                instead: true,
                says: Words::Borrowed("因恐怖袭击身故的，家人可能拿不到这份保险的赔款。没有提示、没有讲明白的，不产生效力。"),
            },
            Part {
                text: RuleText::NextStep,
                when: When { words: List::Borrowed(&[Words::Borrowed("恐怖袭击"), Words::Borrowed("恐怖主义"), Words::Borrowed("恐怖活动"), Words::Borrowed("恐怖事件")]), with: List::Borrowed(&[]), without: List::Borrowed(&[]), near: List::Borrowed(&[]), not_near: List::Borrowed(&[]), present: List::Borrowed(&[Words::Borrowed("疾病身故保险金"), Words::Borrowed("疾病身故")]), absent: List::Borrowed(&[Words::Borrowed("意外身故保险金"), Words::Borrowed("意外伤害身故保险金"), Words::Borrowed("意外伤害保险金"), Words::Borrowed("意外身故"), Words::Borrowed("意外伤残"), Words::Borrowed("意外伤害保险责任"), Words::Borrowed("伤残保险金")]), families: List::Borrowed(&[]), outside: List::Borrowed(&[]), moves: List::Borrowed(&[]), reader: None },
                instead: true,
                says: Words::Borrowed("想要这方面保障的，另看意外险，先问清包不包含。公司以此拒赔的，要求其说明死因怎样认定，并提供投保时提示和说明的记录。谈不拢可拨12378。"),
            },
            Part {
                text: RuleText::Finding,
                when: When { words: List::Borrowed(&[]), with: List::Borrowed(&[]), without: List::Borrowed(&[]), near: List::Borrowed(&[]), not_near: List::Borrowed(&[]), present: List::Borrowed(&[Words::Borrowed("保证保险")]), absent: List::Borrowed(&[Words::Borrowed("被保险人身故"), Words::Borrowed("住院")]), families: List::Borrowed(&[]), outside: List::Borrowed(&[]), moves: List::Borrowed(&[]), reader: None },
                instead: true,
                says: Words::Borrowed("这份保险赔的是出借的一方，不是交保费的您。这里写明的情形不赔。"),
            },
            Part {
                text: RuleText::Consequence,
                when: When { words: List::Borrowed(&[]), with: List::Borrowed(&[]), without: List::Borrowed(&[]), near: List::Borrowed(&[]), not_near: List::Borrowed(&[]), present: List::Borrowed(&[Words::Borrowed("保证保险")]), absent: List::Borrowed(&[Words::Borrowed("被保险人身故"), Words::Borrowed("住院")]), families: List::Borrowed(&[]), outside: List::Borrowed(&[]), moves: List::Borrowed(&[]), reader: None },
                instead: true,
                says: Words::Borrowed("保险公司不赔给出借方的，欠款仍要您自己还。"),
            },
            Part {
                text: RuleText::NextStep,
                when: When { words: List::Borrowed(&[]), with: List::Borrowed(&[]), without: List::Borrowed(&[]), near: List::Borrowed(&[]), not_near: List::Borrowed(&[]), present: List::Borrowed(&[Words::Borrowed("保证保险")]), absent: List::Borrowed(&[Words::Borrowed("被保险人身故"), Words::Borrowed("住院")]), families: List::Borrowed(&[]), outside: List::Borrowed(&[]), moves: List::Borrowed(&[]), reader: None },
                instead: true,
                says: Words::Borrowed("先看清这份保险保的是谁，交保费的人不一定受保障。书面问清碰上这种情形时，您还要还谁、还多少。谈不拢可拨12378。"),
            },
            Part {
                text: RuleText::Say,
                when: When { words: List::Borrowed(&[]), with: List::Borrowed(&[]), without: List::Borrowed(&[]), near: List::Borrowed(&[]), not_near: List::Borrowed(&[]), present: List::Borrowed(&[Words::Borrowed("保证保险")]), absent: List::Borrowed(&[Words::Borrowed("被保险人身故"), Words::Borrowed("住院")]), families: List::Borrowed(&[]), outside: List::Borrowed(&[]), moves: List::Borrowed(&[]), reader: None },
                instead: true,
                says: Words::Borrowed("您好，请说明碰上这里写的情形、贵司不赔时，我还要向谁还款、还多少，并书面答复，谢谢。"),
            },
            Part {
                text: RuleText::Finding,
                when: When { words: List::Borrowed(&[Words::Borrowed("恐怖袭击"), Words::Borrowed("恐怖主义"), Words::Borrowed("恐怖活动"), Words::Borrowed("恐怖事件")]), with: List::Borrowed(&[]), without: List::Borrowed(&[]), near: List::Borrowed(&[]), not_near: List::Borrowed(&[]), present: List::Borrowed(&[]), absent: List::Borrowed(&[]), families: List::Borrowed(&[]), outside: List::Borrowed(&[]), moves: List::Borrowed(&[]), reader: None },
                instead: true,
                says: Words::Borrowed("恐怖袭击一类的事造成的，这里写明不赔。这样的除外很常见，要紧的是投保时有没有提示和讲明白。"),
            },
            Part {
                text: RuleText::NextStep,
                when: When { words: List::Borrowed(&[Words::Borrowed("恐怖袭击"), Words::Borrowed("恐怖主义"), Words::Borrowed("恐怖活动"), Words::Borrowed("恐怖事件")]), with: List::Borrowed(&[]), without: List::Borrowed(&[]), near: List::Borrowed(&[]), not_near: List::Borrowed(&[]), present: List::Borrowed(&[]), absent: List::Borrowed(&[]), families: List::Borrowed(&[]), outside: List::Borrowed(&[]), moves: List::Borrowed(&[]), reader: None },
                instead: true,
                says: Words::Borrowed("想要这项保障的，先问有没有包含它的保险。公司以此拒赔的，要求其提供投保时提示和说明的记录。谈不拢可拨12378。"),
            },
            Part {
                text: RuleText::Consequence,
                when: When { words: List::Borrowed(&[Words::Borrowed("恐怖袭击"), Words::Borrowed("恐怖主义"), Words::Borrowed("恐怖活动"), Words::Borrowed("恐怖事件")]), with: List::Borrowed(&[]), without: List::Borrowed(&[]), near: List::Borrowed(&[]), not_near: List::Borrowed(&[]), present: List::Borrowed(&[]), absent: List::Borrowed(&[]), families: List::Borrowed(&[]), outside: List::Borrowed(&[]), moves: List::Borrowed(&[]), reader: None },
                instead: true,
                says: Words::Borrowed("碰上这样的事，可能拿不到赔款。没有提示、没有讲明白的，不产生效力。"),
            },
            Part {
                text: RuleText::Say,
                when: When { words: List::Borrowed(&[Words::Borrowed("恐怖袭击"), Words::Borrowed("恐怖主义"), Words::Borrowed("恐怖活动"), Words::Borrowed("恐怖事件")]), with: List::Borrowed(&[]), without: List::Borrowed(&[]), near: List::Borrowed(&[]), not_near: List::Borrowed(&[]), present: List::Borrowed(&[]), absent: List::Borrowed(&[]), families: List::Borrowed(&[]), outside: List::Borrowed(&[]), moves: List::Borrowed(&[]), reader: None },
                instead: true,
                says: Words::Borrowed("您好，请提供投保时对这项除外的提示和说明记录，并书面答复，谢谢。"),
            },
            Part {
                text: RuleText::Finding,
                when: When { words: List::Borrowed(&[Words::Borrowed("接受手术"), Words::Borrowed("内外科"), Words::Borrowed("内、外科"), Words::Borrowed("外科手术"), Words::Borrowed("手术治疗"), Words::Borrowed("其他手术"), Words::Borrowed("其它手术")]), with: List::Borrowed(&[]), without: List::Borrowed(&[Words::Borrowed("医疗事故")]), near: List::Borrowed(&[]), not_near: List::Borrowed(&[]), present: List::Borrowed(&[]), absent: List::Borrowed(&[]), families: List::Borrowed(&[Words::Borrowed("accident"), Words::Borrowed("health"), Words::Borrowed("life"), Words::Borrowed("critical"), Words::Borrowed("group")]), outside: List::Borrowed(&[]), moves: List::Borrowed(&[]), reader: None },
                instead: true,
                says: Words::Borrowed("买这份保险，就是为了防住它要保的那类风险。这里写明做手术的不赔，治病却常常要做手术，您实际得到的保障变小了。"),
            },
            Part {
                text: RuleText::Finding,
                when: When { words: List::Borrowed(&[Words::Borrowed("肿瘤"), Words::Borrowed("脑中风"), Words::Borrowed("心肌梗"), Words::Borrowed("冠心病"), Words::Borrowed("糖尿病"), Words::Borrowed("高血压"), Words::Borrowed("肝硬化"), Words::Borrowed("肾功能衰竭"), Words::Borrowed("肾衰竭"), Words::Borrowed("职业病"), Words::Borrowed("传染病")]), with: List::Borrowed(&[]), without: List::Borrowed(&[]), near: List::Borrowed(&[]), not_near: List::Borrowed(&[]), present: List::Borrowed(&[]), absent: List::Borrowed(&[]), families: List::Borrowed(&[Words::Borrowed("health"), Words::Borrowed("critical"), Words::Borrowed("life"), Words::Borrowed("group")]), outside: List::Borrowed(&[]), moves: List::Borrowed(&[]), reader: None },
                instead: true,
                says: Words::Borrowed("买这份保险，就是为了防住它要保的那类风险。这里写明所列的病不赔，治这些病的钱或者后果，您就没有保障。"),
            },
            Part {
                text: RuleText::Consequence,
                when: When { words: List::Borrowed(&[Words::Borrowed("故意"), Words::Borrowed("过失"), Words::Borrowed("家庭成员"), Words::Borrowed("雇佣人员"), Words::Borrowed("战争"), Words::Borrowed("军事"), Words::Borrowed("暴动"), Words::Borrowed("暴乱"), Words::Borrowed("罢工"), Words::Borrowed("骚乱"), Words::Borrowed("核")]), with: List::Borrowed(&[]), without: List::Borrowed(&[]), near: List::Borrowed(&[]), not_near: List::Borrowed(&[]), present: List::Borrowed(&[]), absent: List::Borrowed(&[]), families: List::Borrowed(&[]), outside: List::Borrowed(&[]), moves: List::Borrowed(&[]), reader: None },
                instead: true,
                says: Words::Borrowed("碰上这里写的情形，可能拿不到赔款。没有提示、没有讲明白的，不产生效力。"),
            },];
const POL_020_MENDS: &[Mend] = &[];
const POL_020_BOUND: &[BoundSource] = &[
            BoundSource { of: List::Borrowed(&[1]), when: When { words: List::Borrowed(&[]), with: List::Borrowed(&[]), without: List::Borrowed(&[Words::Borrowed("借款人"), Words::Borrowed("出借"), Words::Borrowed("恐怖袭击"), Words::Borrowed("恐怖主义"), Words::Borrowed("恐怖活动"), Words::Borrowed("恐怖事件")]), near: List::Borrowed(&[]), not_near: List::Borrowed(&[]), present: List::Borrowed(&[]), absent: List::Borrowed(&[]), families: List::Borrowed(&[]), outside: List::Borrowed(&[]), moves: List::Borrowed(&[]), reader: None } },
            BoundSource { of: List::Borrowed(&[0]), when: When { words: List::Borrowed(&[]), with: List::Borrowed(&[]), without: List::Borrowed(&[Words::Borrowed("恐怖袭击"), Words::Borrowed("恐怖主义"), Words::Borrowed("恐怖活动"), Words::Borrowed("恐怖事件"), Words::Borrowed("故意"), Words::Borrowed("过失"), Words::Borrowed("家庭成员"), Words::Borrowed("雇佣人员"), Words::Borrowed("战争"), Words::Borrowed("军事"), Words::Borrowed("暴动"), Words::Borrowed("暴乱"), Words::Borrowed("罢工"), Words::Borrowed("骚乱"), Words::Borrowed("核"), Words::Borrowed("借款人")]), near: List::Borrowed(&[]), not_near: List::Borrowed(&[]), present: List::Borrowed(&[]), absent: List::Borrowed(&[]), families: List::Borrowed(&[]), outside: List::Borrowed(&[]), moves: List::Borrowed(&[]), reader: None } },];
const POL_020: Rule = Rule {
        id: Words::Borrowed("pol-020"),
        name: Words::Borrowed("最该保的风险被除外"),
        card: Card::Policy,
        level: Level::High,
        hurts: Words::Borrowed("被保险人"),
        families: List::Borrowed(&[Words::Borrowed("*")]),
        frames: List::Borrowed(&[Frame::Exempt, Frame::Lower, Frame::Deem]),
        topics: List::Borrowed(&[Words::Borrowed("意外"), Words::Borrowed("伤害"), Words::Borrowed("跌倒"), Words::Borrowed("滑倒"), Words::Borrowed("摔"), Words::Borrowed("运动"), Words::Borrowed("体育"), Words::Borrowed("骑行"), Words::Borrowed("电动自行车"), Words::Borrowed("驾驶"), Words::Borrowed("乘坐"), Words::Borrowed("高处"), Words::Borrowed("脚手架"), Words::Borrowed("离地"), Words::Borrowed("徒步"), Words::Borrowed("溺水"), Words::Borrowed("中暑"), Words::Borrowed("中毒"), Words::Borrowed("烫"), Words::Borrowed("途中"), Words::Borrowed("天气"), Words::Borrowed("夜间"), Words::Borrowed("受的伤"), Words::Borrowed("受伤"), Words::Borrowed("手持餐品"), Words::Borrowed("跑步"), Words::Borrowed("损伤"), Words::Borrowed("扭伤"), Words::Borrowed("抓咬"), Words::Borrowed("咬伤"), Words::Borrowed("送餐"), Words::Borrowed("高血压"), Words::Borrowed("糖尿病"), Words::Borrowed("心脏病"), Words::Borrowed("慢性病"), Words::Borrowed("传染"), Words::Borrowed("病毒"), Words::Borrowed("手术治疗"), Words::Borrowed("疏忽"), Words::Borrowed("劫机"), Words::Borrowed("恐怖"), Words::Borrowed("无力还款")]),
        judge: None,
        finding: Words::Borrowed("买这份保险，就是为了防住它要保的那类风险。这里把其中一部分除外，您实际得到的保障变小了。"),
        consequence: Words::Borrowed("您以为有保障的事情发生了，却可能拿不到赔款。这样的除外不合理的可能无效，没有讲明白的不产生效力。"),
        next_step: Words::Borrowed("把您最想保的风险列出来，对照这里的除外，书面问清赔不赔。已经被拒的，要求公司提供投保时提示和说明的记录；意思有两种解释的，要求按有利于您的那种。谈不拢可拨12378。"),
        say: Words::Borrowed("您好，请说明这项除外的依据，并提供投保时提示和说明的记录。意思不清楚的，请按通常理解核定，或书面说明理由，谢谢。"),
        suggested_text: None,
        parts: List::Borrowed(POL_020_PARTS),
        mends: List::Borrowed(POL_020_MENDS),
        evidence: List::Borrowed(&[E695, E730, E693]),
        bound: List::Borrowed(POL_020_BOUND),
        since: Words::Borrowed("1.0.0-rc.1"),
};

const POL_021_PARTS: &[Part] = &[
            Part {
                text: RuleText::Finding,
                when: When { words: List::Borrowed(&[Words::Borrowed("变更之日起终止"), Words::Borrowed("之日起终止"), Words::Borrowed("责任终止"), Words::Borrowed("效力终止"), Words::Borrowed("合同终止"), Words::Borrowed("自动终止")]), with: List::Borrowed(&[Words::Borrowed("拒保"), Words::Borrowed("不承保"), Words::Borrowed("不予承保"), Words::Borrowed("不可承保"), Words::Borrowed("不能承保"), Words::Borrowed("承保范围外")]), without: List::Borrowed(&[]), near: List::Borrowed(&[]), not_near: List::Borrowed(&[]), present: List::Borrowed(&[]), absent: List::Borrowed(&[]), families: List::Borrowed(&[]), outside: List::Borrowed(&[]), moves: List::Borrowed(&[]), reader: None },
                instead: true,
                says: Words::Borrowed("照这里写的，换了保险公司不承保的职业，保障就停了，没有看出事和职业有没有关系。不合理免责的可能无效，没有讲明白的不产生效力。"),
            },
            Part {
                text: RuleText::Finding,
                when: When { words: List::Borrowed(&[Words::Borrowed("拒保"), Words::Borrowed("不承保"), Words::Borrowed("不予承保"), Words::Borrowed("不可承保"), Words::Borrowed("不能承保"), Words::Borrowed("承保范围外"), Words::Borrowed("承保范围以外"), Words::Borrowed("不在承保"), Words::Borrowed("不属于承保")]), with: List::Borrowed(&[Words::Borrowed("变更"), Words::Borrowed("改变"), Words::Borrowed("调换"), Words::Borrowed("更换"), Words::Borrowed("转岗"), Words::Borrowed("换岗"), Words::Borrowed("换工作"), Words::Borrowed("改做")]), without: List::Borrowed(&[]), near: List::Borrowed(&[]), not_near: List::Borrowed(&[]), present: List::Borrowed(&[]), absent: List::Borrowed(&[]), families: List::Borrowed(&[]), outside: List::Borrowed(&[]), moves: List::Borrowed(&[]), reader: None },
                instead: true,
                says: Words::Borrowed("照这里写的，换了保险公司不承保的职业，保障就受影响，没有看出事和职业有没有关系。不合理免责的可能无效，没有讲明白的不产生效力。"),
            },
            Part {
                text: RuleText::Consequence,
                when: When { words: List::Borrowed(&[Words::Borrowed("拒保"), Words::Borrowed("不承保"), Words::Borrowed("不予承保"), Words::Borrowed("不可承保"), Words::Borrowed("不能承保"), Words::Borrowed("承保范围外"), Words::Borrowed("承保范围以外"), Words::Borrowed("不在承保"), Words::Borrowed("不属于承保")]), with: List::Borrowed(&[Words::Borrowed("变更"), Words::Borrowed("改变"), Words::Borrowed("调换"), Words::Borrowed("更换"), Words::Borrowed("转岗"), Words::Borrowed("换岗"), Words::Borrowed("换工作"), Words::Borrowed("改做")]), without: List::Borrowed(&[]), near: List::Borrowed(&[]), not_near: List::Borrowed(&[]), present: List::Borrowed(&[]), absent: List::Borrowed(&[]), families: List::Borrowed(&[]), outside: List::Borrowed(&[]), moves: List::Borrowed(&[]), reader: None },
                instead: true,
                says: Words::Borrowed("换了工作没有留意的，出事时可能已经没有保障。"),
            },
            Part {
                text: RuleText::NextStep,
                when: When { words: List::Borrowed(&[Words::Borrowed("拒保"), Words::Borrowed("不承保"), Words::Borrowed("不予承保"), Words::Borrowed("不可承保"), Words::Borrowed("不能承保"), Words::Borrowed("承保范围外"), Words::Borrowed("承保范围以外"), Words::Borrowed("不在承保"), Words::Borrowed("不属于承保")]), with: List::Borrowed(&[Words::Borrowed("变更"), Words::Borrowed("改变"), Words::Borrowed("调换"), Words::Borrowed("更换"), Words::Borrowed("转岗"), Words::Borrowed("换岗"), Words::Borrowed("换工作"), Words::Borrowed("改做")]), without: List::Borrowed(&[]), near: List::Borrowed(&[]), not_near: List::Borrowed(&[]), present: List::Borrowed(&[]), absent: List::Borrowed(&[]), families: List::Borrowed(&[]), outside: List::Borrowed(&[]), moves: List::Borrowed(&[]), reader: None },
                instead: true,
                says: Words::Borrowed("换工作以前先问清新职业保不保；已经换了的，马上书面通知并留底。出事和职业没有关系却被拒的，要求写明依据，可拨12378投诉。"),
            },
            Part {
                text: RuleText::Say,
                when: When { words: List::Borrowed(&[Words::Borrowed("拒保"), Words::Borrowed("不承保"), Words::Borrowed("不予承保"), Words::Borrowed("不可承保"), Words::Borrowed("不能承保"), Words::Borrowed("承保范围外"), Words::Borrowed("承保范围以外"), Words::Borrowed("不在承保"), Words::Borrowed("不属于承保")]), with: List::Borrowed(&[Words::Borrowed("变更"), Words::Borrowed("改变"), Words::Borrowed("调换"), Words::Borrowed("更换"), Words::Borrowed("转岗"), Words::Borrowed("换岗"), Words::Borrowed("换工作"), Words::Borrowed("改做")]), without: List::Borrowed(&[]), near: List::Borrowed(&[]), not_near: List::Borrowed(&[]), present: List::Borrowed(&[]), absent: List::Borrowed(&[]), families: List::Borrowed(&[]), outside: List::Borrowed(&[]), moves: List::Borrowed(&[]), reader: None },
                instead: true,
                says: Words::Borrowed("您好，请说明哪些职业不承保、换了以后保障怎么办、出事同职业没有关系时怎么赔，并书面答复，谢谢。"),
            },
            Part {
                text: RuleText::Finding,
                when: When { words: List::Borrowed(&[Words::Borrowed("不承担"), Words::Borrowed("不负"), Words::Borrowed("不赔"), Words::Borrowed("不予给付"), Words::Borrowed("拒赔"), Words::Borrowed("不给付"), Words::Borrowed("不予赔")]), with: List::Borrowed(&[]), without: List::Borrowed(&[Words::Borrowed("终止"), Words::Borrowed("停保"), Words::Borrowed("失效"), Words::Borrowed("解除"), Words::Borrowed("中止")]), near: List::Borrowed(&[]), not_near: List::Borrowed(&[]), present: List::Borrowed(&[]), absent: List::Borrowed(&[]), families: List::Borrowed(&[]), outside: List::Borrowed(&[]), moves: List::Borrowed(&[]), reader: None },
                instead: true,
                says: Words::Borrowed("这里把职业不符直接同不赔连在一起，没有看出事和职业有没有关系。不合理免责的可能无效，没有讲明白的不产生效力。"),
            },];
const POL_021_MENDS: &[Mend] = &[];
const POL_021_BOUND: &[BoundSource] = &[
            BoundSource { of: List::Borrowed(&[2]), when: When { words: List::Borrowed(&[Words::Borrowed("比例"), Words::Borrowed("%"), Words::Borrowed("百分之"), Words::Borrowed("扣减")]), with: List::Borrowed(&[]), without: List::Borrowed(&[]), near: List::Borrowed(&[]), not_near: List::Borrowed(&[]), present: List::Borrowed(&[]), absent: List::Borrowed(&[]), families: List::Borrowed(&[]), outside: List::Borrowed(&[]), moves: List::Borrowed(&[]), reader: None } },];
const POL_021: Rule = Rule {
        id: Words::Borrowed("pol-021"),
        name: Words::Borrowed("职业不符就一概不赔"),
        card: Card::Policy,
        level: Level::High,
        hurts: Words::Borrowed("被保险人"),
        families: List::Borrowed(&[Words::Borrowed("accident"), Words::Borrowed("group"), Words::Borrowed("life"), Words::Borrowed("health")]),
        frames: List::Borrowed(&[Frame::Exempt, Frame::Deem, Frame::Decide, Frame::Forfeit]),
        topics: List::Borrowed(&[Words::Borrowed("职业"), Words::Borrowed("工种"), Words::Borrowed("岗位"), Words::Borrowed("工作"), Words::Borrowed("兼职"), Words::Borrowed("替班"), Words::Borrowed("帮工"), Words::Borrowed("务工"), Words::Borrowed("上班"), Words::Borrowed("高危作业"), Words::Borrowed("无业"), Words::Borrowed("实习"), Words::Borrowed("暑期工"), Words::Borrowed("跑车"), Words::Borrowed("送外卖"), Words::Borrowed("赶集"), Words::Borrowed("分类表"), Words::Borrowed("类别")]),
        judge: None,
        finding: Words::Borrowed("这里只看职业符不符，就定了不利的后果，没有看出事和职业有没有关系。不合理免责的可能无效，没有讲明白的不产生效力。"),
        consequence: Words::Borrowed("与工作无关的事故或疾病，也可能因为职业对不上而不赔。"),
        next_step: Words::Borrowed("现在就核对保单上的职业，与实际不同的立即申请批改并留底。已出险的，说明出事与职业有没有关系，要求照此核定。对方全拒的，可拨12378投诉。"),
        say: Words::Borrowed("您好，请说明职业不符与出事没有关系时怎么赔，并提供投保时对这一条的提示和说明记录。没有关系的，请按合同给付，谢谢。"),
        suggested_text: None,
        parts: List::Borrowed(POL_021_PARTS),
        mends: List::Borrowed(POL_021_MENDS),
        evidence: List::Borrowed(&[E695, E693, E711]),
        bound: List::Borrowed(POL_021_BOUND),
        since: Words::Borrowed("1.0.0-rc.1"),
};

const POL_022_PARTS: &[Part] = &[
            Part {
                text: RuleText::Finding,
                when: When { words: List::Borrowed(&[Words::Borrowed("除因"), Words::Borrowed("职业暴露"), Words::Borrowed("除外情形"), Words::Borrowed("但因")]), with: List::Borrowed(&[]), without: List::Borrowed(&[Words::Borrowed("醉"), Words::Borrowed("酗酒"), Words::Borrowed("毒品"), Words::Borrowed("吸毒"), Words::Borrowed("管制药物")]), near: List::Borrowed(&[]), not_near: List::Borrowed(&[]), present: List::Borrowed(&[]), absent: List::Borrowed(&[]), families: List::Borrowed(&[]), outside: List::Borrowed(&[]), moves: List::Borrowed(&[]), reader: None },
                instead: true,
                says: Words::Borrowed("除了写明的例外，这里只要出现所写的情形就不赔，没有看它和出事有没有关系。不合理免责的可能无效，没有提示或讲明白的不产生效力。"),
            },
            Part {
                text: RuleText::Finding,
                when: When { words: List::Borrowed(&[Words::Borrowed("醉"), Words::Borrowed("酗酒"), Words::Borrowed("毒品"), Words::Borrowed("吸毒"), Words::Borrowed("管制药物")]), with: List::Borrowed(&[]), without: List::Borrowed(&[Words::Borrowed("驾驶"), Words::Borrowed("车")]), near: List::Borrowed(&[]), not_near: List::Borrowed(&[]), present: List::Borrowed(&[]), absent: List::Borrowed(&[]), families: List::Borrowed(&[]), outside: List::Borrowed(&[]), moves: List::Borrowed(&[]), reader: None },
                instead: true,
                says: Words::Borrowed("这里只要出现所写的情形就不赔，没有看它和出事有没有关系。没有提示过的，不产生效力。"),
            },
            Part {
                text: RuleText::Consequence,
                when: When { words: List::Borrowed(&[Words::Borrowed("醉"), Words::Borrowed("酒"), Words::Borrowed("毒品"), Words::Borrowed("吸毒"), Words::Borrowed("管制药物"), Words::Borrowed("驾驶证"), Words::Borrowed("驾照"), Words::Borrowed("无证")]), with: List::Borrowed(&[]), without: List::Borrowed(&[Words::Borrowed("车主"), Words::Borrowed("被保险车辆")]), near: List::Borrowed(&[]), not_near: List::Borrowed(&[]), present: List::Borrowed(&[Words::Borrowed("身故保险金"), Words::Borrowed("身故金"), Words::Borrowed("身故给付")]), absent: List::Borrowed(&[Words::Borrowed("医疗费"), Words::Borrowed("医疗保险金"), Words::Borrowed("住院"), Words::Borrowed("伤残"), Words::Borrowed("残疾"), Words::Borrowed("津贴"), Words::Borrowed("重大疾病"), Words::Borrowed("疾病保险")]), families: List::Borrowed(&[]), outside: List::Borrowed(&[]), moves: List::Borrowed(&[]), reader: None },
                instead: true,
                says: Words::Borrowed("出事另有原因，家人也可能因为这一条拿不到赔款。"),
            },
            Part {
                text: RuleText::Consequence,
                when: When { words: List::Borrowed(&[]), with: List::Borrowed(&[]), without: List::Borrowed(&[Words::Borrowed("驾驶"), Words::Borrowed("驾照"), Words::Borrowed("醉"), Words::Borrowed("酒"), Words::Borrowed("毒品"), Words::Borrowed("吸毒"), Words::Borrowed("车")]), near: List::Borrowed(&[]), not_near: List::Borrowed(&[]), present: List::Borrowed(&[Words::Borrowed("身故保险金"), Words::Borrowed("身故金"), Words::Borrowed("身故给付")]), absent: List::Borrowed(&[Words::Borrowed("医疗费"), Words::Borrowed("医疗保险金"), Words::Borrowed("住院"), Words::Borrowed("伤残"), Words::Borrowed("残疾"), Words::Borrowed("津贴"), Words::Borrowed("重大疾病"), Words::Borrowed("疾病保险")]), families: List::Borrowed(&[]), outside: List::Borrowed(&[]), moves: List::Borrowed(&[]), reader: None },
                instead: true,
                says: Words::Borrowed("出事另有原因，家人也可能因为这一条拿不到赔款。"),
            },
            Part {
                text: RuleText::Consequence,
                when: When { words: List::Borrowed(&[Words::Borrowed("艾滋"), Words::Borrowed("HIV"), Words::Borrowed("病毒"), Words::Borrowed("感染"), Words::Borrowed("怀孕"), Words::Borrowed("妊娠"), Words::Borrowed("流产"), Words::Borrowed("分娩"), Words::Borrowed("药物"), Words::Borrowed("疾病"), Words::Borrowed("精神"), Words::Borrowed("先天"), Words::Borrowed("遗传"), Words::Borrowed("整容"), Words::Borrowed("手术"), Words::Borrowed("医疗"), Words::Borrowed("细菌"), Words::Borrowed("猝死"), Words::Borrowed("中暑"), Words::Borrowed("高原"), Words::Borrowed("食物中毒")]), with: List::Borrowed(&[]), without: List::Borrowed(&[Words::Borrowed("驾驶"), Words::Borrowed("驾照"), Words::Borrowed("醉"), Words::Borrowed("酒"), Words::Borrowed("毒品"), Words::Borrowed("吸毒")]), near: List::Borrowed(&[]), not_near: List::Borrowed(&[]), present: List::Borrowed(&[]), absent: List::Borrowed(&[]), families: List::Borrowed(&[Words::Borrowed("accident")]), outside: List::Borrowed(&[Words::Borrowed("health"), Words::Borrowed("critical")]), moves: List::Borrowed(&[]), reader: None },
                instead: true,
                says: Words::Borrowed("出事另有原因，您也可能因为这一条拿不到赔款。"),
            },
            Part {
                text: RuleText::Consequence,
                when: When { words: List::Borrowed(&[Words::Borrowed("艾滋"), Words::Borrowed("HIV"), Words::Borrowed("病毒"), Words::Borrowed("感染"), Words::Borrowed("怀孕"), Words::Borrowed("妊娠"), Words::Borrowed("流产"), Words::Borrowed("分娩"), Words::Borrowed("精神"), Words::Borrowed("疾病"), Words::Borrowed("患病"), Words::Borrowed("患有"), Words::Borrowed("先天"), Words::Borrowed("遗传"), Words::Borrowed("药物"), Words::Borrowed("手术"), Words::Borrowed("医疗"), Words::Borrowed("整容"), Words::Borrowed("住院")]), with: List::Borrowed(&[]), without: List::Borrowed(&[Words::Borrowed("驾驶"), Words::Borrowed("驾照"), Words::Borrowed("车"), Words::Borrowed("醉"), Words::Borrowed("酒"), Words::Borrowed("毒品"), Words::Borrowed("吸毒"), Words::Borrowed("管制"), Words::Borrowed("驾")]), near: List::Borrowed(&[]), not_near: List::Borrowed(&[]), present: List::Borrowed(&[]), absent: List::Borrowed(&[]), families: List::Borrowed(&[]), outside: List::Borrowed(&[]), moves: List::Borrowed(&[]), reader: None },
                instead: true,
                says: Words::Borrowed("真正的原因和这种情形没有关系，您也可能因为这一条拿不到赔款。"),
            },
            Part {
                text: RuleText::NextStep,
                when: When { words: List::Borrowed(&[]), with: List::Borrowed(&[]), without: List::Borrowed(&[Words::Borrowed("驾驶"), Words::Borrowed("驾照"), Words::Borrowed("醉"), Words::Borrowed("酒"), Words::Borrowed("毒品"), Words::Borrowed("吸毒"), Words::Borrowed("车")]), near: List::Borrowed(&[]), not_near: List::Borrowed(&[]), present: List::Borrowed(&[Words::Borrowed("身故保险金"), Words::Borrowed("身故金"), Words::Borrowed("身故给付")]), absent: List::Borrowed(&[Words::Borrowed("医疗费"), Words::Borrowed("医疗保险金"), Words::Borrowed("住院"), Words::Borrowed("伤残"), Words::Borrowed("残疾"), Words::Borrowed("津贴"), Words::Borrowed("重大疾病"), Words::Borrowed("疾病保险")]), families: List::Borrowed(&[]), outside: List::Borrowed(&[]), moves: List::Borrowed(&[]), reader: None },
                instead: true,
                says: Words::Borrowed("出事以后保留能证明原因的材料。公司以此拒赔的，书面请其说明因果关系，并拿出提示和说明的记录。谈不拢可拨12378。"),
            },
            Part {
                text: RuleText::NextStep,
                when: When { words: List::Borrowed(&[Words::Borrowed("艾滋"), Words::Borrowed("HIV"), Words::Borrowed("病毒"), Words::Borrowed("感染"), Words::Borrowed("怀孕"), Words::Borrowed("妊娠"), Words::Borrowed("流产"), Words::Borrowed("分娩"), Words::Borrowed("药物"), Words::Borrowed("疾病"), Words::Borrowed("精神"), Words::Borrowed("先天"), Words::Borrowed("遗传"), Words::Borrowed("整容"), Words::Borrowed("手术"), Words::Borrowed("医疗"), Words::Borrowed("细菌"), Words::Borrowed("猝死"), Words::Borrowed("中暑"), Words::Borrowed("高原"), Words::Borrowed("食物中毒")]), with: List::Borrowed(&[]), without: List::Borrowed(&[Words::Borrowed("驾驶"), Words::Borrowed("驾照"), Words::Borrowed("醉"), Words::Borrowed("酒"), Words::Borrowed("毒品"), Words::Borrowed("吸毒")]), near: List::Borrowed(&[]), not_near: List::Borrowed(&[]), present: List::Borrowed(&[]), absent: List::Borrowed(&[]), families: List::Borrowed(&[Words::Borrowed("accident")]), outside: List::Borrowed(&[Words::Borrowed("health"), Words::Borrowed("critical")]), moves: List::Borrowed(&[]), reader: None },
                instead: true,
                says: Words::Borrowed("出事以后保留能证明原因的材料。公司以此拒赔的，书面请其说明因果关系，并拿出提示和说明的记录。谈不拢可拨12378。"),
            },
            Part {
                text: RuleText::NextStep,
                when: When { words: List::Borrowed(&[Words::Borrowed("艾滋"), Words::Borrowed("HIV"), Words::Borrowed("病毒"), Words::Borrowed("感染"), Words::Borrowed("怀孕"), Words::Borrowed("妊娠"), Words::Borrowed("流产"), Words::Borrowed("分娩"), Words::Borrowed("精神"), Words::Borrowed("疾病"), Words::Borrowed("患病"), Words::Borrowed("患有"), Words::Borrowed("先天"), Words::Borrowed("遗传"), Words::Borrowed("药物"), Words::Borrowed("手术"), Words::Borrowed("医疗"), Words::Borrowed("整容"), Words::Borrowed("住院")]), with: List::Borrowed(&[]), without: List::Borrowed(&[Words::Borrowed("驾驶"), Words::Borrowed("驾照"), Words::Borrowed("车"), Words::Borrowed("醉"), Words::Borrowed("酒"), Words::Borrowed("毒品"), Words::Borrowed("吸毒"), Words::Borrowed("管制"), Words::Borrowed("驾")]), near: List::Borrowed(&[]), not_near: List::Borrowed(&[]), present: List::Borrowed(&[]), absent: List::Borrowed(&[]), families: List::Borrowed(&[]), outside: List::Borrowed(&[]), moves: List::Borrowed(&[]), reader: None },
                instead: true,
                says: Words::Borrowed("出事以后保留病历等材料，看真正的原因是什么。公司以此拒赔的，书面请其说明两者有没有关系，并拿出提示和说明的记录。谈不拢可拨12378。"),
            },
            Part {
                text: RuleText::NextStep,
                when: When { words: List::Borrowed(&[Words::Borrowed("醉"), Words::Borrowed("酒"), Words::Borrowed("毒品"), Words::Borrowed("吸毒"), Words::Borrowed("管制药物"), Words::Borrowed("驾驶证"), Words::Borrowed("驾照"), Words::Borrowed("行驶证"), Words::Borrowed("检验"), Words::Borrowed("年检"), Words::Borrowed("号牌"), Words::Borrowed("上牌"), Words::Borrowed("牌照"), Words::Borrowed("临牌"), Words::Borrowed("超载"), Words::Borrowed("超员"), Words::Borrowed("资格证"), Words::Borrowed("营运证"), Words::Borrowed("安全带"), Words::Borrowed("违章"), Words::Borrowed("无证"), Words::Borrowed("操作证"), Words::Borrowed("准驾"), Words::Borrowed("审验")]), with: List::Borrowed(&[]), without: List::Borrowed(&[]), near: List::Borrowed(&[]), not_near: List::Borrowed(&[]), present: List::Borrowed(&[]), absent: List::Borrowed(&[]), families: List::Borrowed(&[]), outside: List::Borrowed(&[]), moves: List::Borrowed(&[]), reader: None },
                instead: true,
                says: Words::Borrowed("出事以后保留病历、事故认定等材料，看真正的原因是什么。公司以此拒赔的，书面请其说明因果关系，并拿出提示的记录。所写情形属于法律、行政法规禁止的，公司作过提示就够了。谈不拢可拨12378。"),
            },
            Part {
                text: RuleText::Say,
                when: When { words: List::Borrowed(&[]), with: List::Borrowed(&[]), without: List::Borrowed(&[Words::Borrowed("驾驶"), Words::Borrowed("驾照"), Words::Borrowed("醉"), Words::Borrowed("酒"), Words::Borrowed("毒品"), Words::Borrowed("吸毒"), Words::Borrowed("车")]), near: List::Borrowed(&[]), not_near: List::Borrowed(&[]), present: List::Borrowed(&[Words::Borrowed("身故保险金"), Words::Borrowed("身故金"), Words::Borrowed("身故给付")]), absent: List::Borrowed(&[Words::Borrowed("医疗费"), Words::Borrowed("医疗保险金"), Words::Borrowed("住院"), Words::Borrowed("伤残"), Words::Borrowed("残疾"), Words::Borrowed("津贴"), Words::Borrowed("重大疾病"), Words::Borrowed("疾病保险")]), families: List::Borrowed(&[]), outside: List::Borrowed(&[]), moves: List::Borrowed(&[]), reader: None },
                instead: true,
                says: Words::Borrowed("您好，请说明这种情形同出事的原因没有关系时怎么赔，并提供这一条的提示和说明记录。没有关系的，请按合同核定，谢谢。"),
            },
            Part {
                text: RuleText::Say,
                when: When { words: List::Borrowed(&[Words::Borrowed("艾滋"), Words::Borrowed("HIV"), Words::Borrowed("病毒"), Words::Borrowed("感染"), Words::Borrowed("怀孕"), Words::Borrowed("妊娠"), Words::Borrowed("流产"), Words::Borrowed("分娩"), Words::Borrowed("药物"), Words::Borrowed("疾病"), Words::Borrowed("精神"), Words::Borrowed("先天"), Words::Borrowed("遗传"), Words::Borrowed("整容"), Words::Borrowed("手术"), Words::Borrowed("医疗"), Words::Borrowed("细菌"), Words::Borrowed("猝死"), Words::Borrowed("中暑"), Words::Borrowed("高原"), Words::Borrowed("食物中毒")]), with: List::Borrowed(&[]), without: List::Borrowed(&[Words::Borrowed("驾驶"), Words::Borrowed("驾照"), Words::Borrowed("醉"), Words::Borrowed("酒"), Words::Borrowed("毒品"), Words::Borrowed("吸毒")]), near: List::Borrowed(&[]), not_near: List::Borrowed(&[]), present: List::Borrowed(&[]), absent: List::Borrowed(&[]), families: List::Borrowed(&[Words::Borrowed("accident")]), outside: List::Borrowed(&[Words::Borrowed("health"), Words::Borrowed("critical")]), moves: List::Borrowed(&[]), reader: None },
                instead: true,
                says: Words::Borrowed("您好，请说明这种情形同出事的原因没有关系时怎么赔，并提供这一条的提示和说明记录。没有关系的，请按合同核定，谢谢。"),
            },
            Part {
                text: RuleText::Say,
                when: When { words: List::Borrowed(&[Words::Borrowed("艾滋"), Words::Borrowed("HIV"), Words::Borrowed("病毒"), Words::Borrowed("感染"), Words::Borrowed("怀孕"), Words::Borrowed("妊娠"), Words::Borrowed("流产"), Words::Borrowed("分娩"), Words::Borrowed("精神"), Words::Borrowed("疾病"), Words::Borrowed("患病"), Words::Borrowed("患有"), Words::Borrowed("先天"), Words::Borrowed("遗传"), Words::Borrowed("药物"), Words::Borrowed("手术"), Words::Borrowed("医疗"), Words::Borrowed("整容"), Words::Borrowed("住院")]), with: List::Borrowed(&[]), without: List::Borrowed(&[Words::Borrowed("驾驶"), Words::Borrowed("驾照"), Words::Borrowed("车"), Words::Borrowed("醉"), Words::Borrowed("酒"), Words::Borrowed("毒品"), Words::Borrowed("吸毒"), Words::Borrowed("管制"), Words::Borrowed("驾")]), near: List::Borrowed(&[]), not_near: List::Borrowed(&[]), present: List::Borrowed(&[]), absent: List::Borrowed(&[]), families: List::Borrowed(&[]), outside: List::Borrowed(&[]), moves: List::Borrowed(&[]), reader: None },
                instead: true,
                says: Words::Borrowed("您好，请说明这种情形同真正的原因没有关系时怎么赔，并提供这一条的提示和说明记录。没有关系的，请按合同核定，谢谢。"),
            },];
const POL_022_MENDS: &[Mend] = &[];
const POL_022_BOUND: &[BoundSource] = &[
            BoundSource { of: List::Borrowed(&[2]), when: When { words: List::Borrowed(&[Words::Borrowed("醉"), Words::Borrowed("酒"), Words::Borrowed("毒品"), Words::Borrowed("吸毒"), Words::Borrowed("管制药物"), Words::Borrowed("驾驶证"), Words::Borrowed("驾照"), Words::Borrowed("行驶证"), Words::Borrowed("检验"), Words::Borrowed("年检"), Words::Borrowed("号牌"), Words::Borrowed("上牌"), Words::Borrowed("牌照"), Words::Borrowed("临牌"), Words::Borrowed("超载"), Words::Borrowed("超员"), Words::Borrowed("资格证"), Words::Borrowed("营运证"), Words::Borrowed("安全带"), Words::Borrowed("违章"), Words::Borrowed("无证"), Words::Borrowed("操作证"), Words::Borrowed("准驾"), Words::Borrowed("审验")]), with: List::Borrowed(&[]), without: List::Borrowed(&[]), near: List::Borrowed(&[]), not_near: List::Borrowed(&[]), present: List::Borrowed(&[]), absent: List::Borrowed(&[]), families: List::Borrowed(&[]), outside: List::Borrowed(&[Words::Borrowed("auto")]), moves: List::Borrowed(&[]), reader: None } },
            BoundSource { of: List::Borrowed(&[2]), when: When { words: List::Borrowed(&[Words::Borrowed("醉"), Words::Borrowed("酒"), Words::Borrowed("毒品"), Words::Borrowed("吸毒"), Words::Borrowed("管制药物"), Words::Borrowed("驾驶证"), Words::Borrowed("驾照"), Words::Borrowed("行驶证"), Words::Borrowed("检验"), Words::Borrowed("年检"), Words::Borrowed("号牌"), Words::Borrowed("上牌"), Words::Borrowed("牌照"), Words::Borrowed("临牌"), Words::Borrowed("超载"), Words::Borrowed("超员"), Words::Borrowed("资格证"), Words::Borrowed("营运证"), Words::Borrowed("安全带"), Words::Borrowed("违章"), Words::Borrowed("无证"), Words::Borrowed("操作证"), Words::Borrowed("准驾"), Words::Borrowed("审验")]), with: List::Borrowed(&[]), without: List::Borrowed(&[Words::Borrowed("驾驶证逾期"), Words::Borrowed("驾驶证超过有效期"), Words::Borrowed("驾驶证过期"), Words::Borrowed("驾照过期"), Words::Borrowed("驾照逾期"), Words::Borrowed("逾期未换"), Words::Borrowed("超过有效期的驾驶证"), Words::Borrowed("逾期未审验"), Words::Borrowed("证超过有效"), Words::Borrowed("驾驶证有效期")]), near: List::Borrowed(&[]), not_near: List::Borrowed(&[]), present: List::Borrowed(&[]), absent: List::Borrowed(&[]), families: List::Borrowed(&[]), outside: List::Borrowed(&[]), moves: List::Borrowed(&[]), reader: None } },
            BoundSource { of: List::Borrowed(&[3]), when: When { words: List::Borrowed(&[Words::Borrowed("驾驶证逾期"), Words::Borrowed("驾驶证超过有效期"), Words::Borrowed("驾驶证过期"), Words::Borrowed("驾照过期"), Words::Borrowed("驾照逾期"), Words::Borrowed("逾期未换"), Words::Borrowed("超过有效期的驾驶证"), Words::Borrowed("逾期未审验"), Words::Borrowed("证超过有效"), Words::Borrowed("驾驶证有效期")]), with: List::Borrowed(&[Words::Borrowed("驾驶"), Words::Borrowed("驾照")]), without: List::Borrowed(&[]), near: List::Borrowed(&[]), not_near: List::Borrowed(&[]), present: List::Borrowed(&[]), absent: List::Borrowed(&[]), families: List::Borrowed(&[Words::Borrowed("auto")]), outside: List::Borrowed(&[]), moves: List::Borrowed(&[]), reader: None } },
            BoundSource { of: List::Borrowed(&[0]), when: When { words: List::Borrowed(&[]), with: List::Borrowed(&[]), without: List::Borrowed(&[Words::Borrowed("醉"), Words::Borrowed("酗酒"), Words::Borrowed("毒品"), Words::Borrowed("吸毒"), Words::Borrowed("管制药物")]), near: List::Borrowed(&[]), not_near: List::Borrowed(&[]), present: List::Borrowed(&[]), absent: List::Borrowed(&[]), families: List::Borrowed(&[]), outside: List::Borrowed(&[]), moves: List::Borrowed(&[]), reader: None } },
            BoundSource { of: List::Borrowed(&[0]), when: When { words: List::Borrowed(&[Words::Borrowed("驾驶"), Words::Borrowed("车")]), with: List::Borrowed(&[]), without: List::Borrowed(&[]), near: List::Borrowed(&[]), not_near: List::Borrowed(&[]), present: List::Borrowed(&[]), absent: List::Borrowed(&[]), families: List::Borrowed(&[]), outside: List::Borrowed(&[]), moves: List::Borrowed(&[]), reader: None } },];
const POL_022: Rule = Rule {
        id: Words::Borrowed("pol-022"),
        name: Words::Borrowed("与出事无关也不赔"),
        card: Card::Policy,
        level: Level::High,
        hurts: Words::Borrowed("被保险人"),
        families: List::Borrowed(&[Words::Borrowed("auto"), Words::Borrowed("accident"), Words::Borrowed("property"), Words::Borrowed("group")]),
        frames: List::Borrowed(&[Frame::Exempt, Frame::Decide]),
        topics: List::Borrowed(&[Words::Borrowed("年检"), Words::Borrowed("行驶证"), Words::Borrowed("驾驶证"), Words::Borrowed("驾照"), Words::Borrowed("实习期"), Words::Borrowed("从业资格"), Words::Borrowed("操作证"), Words::Borrowed("准驾"), Words::Borrowed("超载"), Words::Borrowed("超员"), Words::Borrowed("违章"), Words::Borrowed("号牌"), Words::Borrowed("临牌"), Words::Borrowed("上牌"), Words::Borrowed("安全带"), Words::Borrowed("酒精"), Words::Borrowed("体检证明"), Words::Borrowed("标签过期"), Words::Borrowed("换证"), Words::Borrowed("审验"), Words::Borrowed("拖鞋"), Words::Borrowed("年审"), Words::Borrowed("随车证件"), Words::Borrowed("按期检验"), Words::Borrowed("检验标志"), Words::Borrowed("无证"), Words::Borrowed("驾驶资格"), Words::Borrowed("营运证"), Words::Borrowed("检验合格"), Words::Borrowed("合格标志"), Words::Borrowed("未检验"), Words::Borrowed("资格证"), Words::Borrowed("特种设备"), Words::Borrowed("逾期未审"), Words::Borrowed("挂失"), Words::Borrowed("冻结"), Words::Borrowed("停用"), Words::Borrowed("任何原因"), Words::Borrowed("无论何故")]),
        judge: None,
        finding: Words::Borrowed("这里只要出现所写的情形就不赔，没有看它和出事有没有关系。不合理免责的可能无效，没有提示或讲明白的不产生效力。"),
        consequence: Words::Borrowed("出事另有原因，您也可能因为这一条拿不到赔款。"),
        next_step: Words::Borrowed("出事以后保留能证明原因的材料。公司以此拒赔的，书面请其说明因果关系，并拿出提示和说明的记录。谈不拢可拨12378。"),
        say: Words::Borrowed("您好，请说明这种情形同出事的原因没有关系时怎么赔，并提供这一条的提示和说明记录。没有关系的，请按合同核定，谢谢。"),
        suggested_text: None,
        parts: List::Borrowed(POL_022_PARTS),
        mends: List::Borrowed(POL_022_MENDS),
        evidence: List::Borrowed(&[E695, E693, E731, E732]),
        bound: List::Borrowed(POL_022_BOUND),
        since: Words::Borrowed("1.0.0-rc.1"),
};

const POL_023_PARTS: &[Part] = &[
            Part {
                text: RuleText::Finding,
                when: When { words: List::Borrowed(&[Words::Borrowed("公证")]), with: List::Borrowed(&[Words::Borrowed("继承人")]), without: List::Borrowed(&[Words::Borrowed("公证处主任"), Words::Borrowed("境外"), Words::Borrowed("国外")]), near: List::Borrowed(&[]), not_near: List::Borrowed(&[]), present: List::Borrowed(&[]), absent: List::Borrowed(&[]), families: List::Borrowed(&[]), outside: List::Borrowed(&[]), moves: List::Borrowed(&[]), reader: None },
                instead: true,
                says: Words::Borrowed("申请理赔，只需提供自己所能提供、与确认事故有关的材料。照这里写的，由继承人来申请的，还要办公证，要多花钱和时间。"),
            },
            Part {
                text: RuleText::Finding,
                when: When { words: List::Borrowed(&[Words::Borrowed("公证")]), with: List::Borrowed(&[]), without: List::Borrowed(&[Words::Borrowed("公证处主任")]), near: List::Borrowed(&[]), not_near: List::Borrowed(&[]), present: List::Borrowed(&[]), absent: List::Borrowed(&[]), families: List::Borrowed(&[]), outside: List::Borrowed(&[]), moves: List::Borrowed(&[]), reader: None },
                instead: true,
                says: Words::Borrowed("申请理赔，只需提供自己所能提供、与确认事故有关的材料。这里还要办公证，要多花钱和时间。"),
            },
            Part {
                text: RuleText::Consequence,
                when: When { words: List::Borrowed(&[Words::Borrowed("公证")]), with: List::Borrowed(&[]), without: List::Borrowed(&[Words::Borrowed("公证处主任")]), near: List::Borrowed(&[]), not_near: List::Borrowed(&[]), present: List::Borrowed(&[]), absent: List::Borrowed(&[]), families: List::Borrowed(&[]), outside: List::Borrowed(&[]), moves: List::Borrowed(&[]), reader: None },
                instead: true,
                says: Words::Borrowed("公证没有办好，保险金就可能领不到。"),
            },
            Part {
                text: RuleText::NextStep,
                when: When { words: List::Borrowed(&[Words::Borrowed("公证")]), with: List::Borrowed(&[]), without: List::Borrowed(&[Words::Borrowed("公证处主任")]), near: List::Borrowed(&[]), not_near: List::Borrowed(&[]), present: List::Borrowed(&[]), absent: List::Borrowed(&[]), families: List::Borrowed(&[]), outside: List::Borrowed(&[]), moves: List::Borrowed(&[]), reader: None },
                instead: true,
                says: Words::Borrowed("先问能不能用户口簿、亲属关系证明或者法院文书代替公证，请公司书面答复。只认公证的，问清要公证哪些内容。被拒可拨12378。"),
            },
            Part {
                text: RuleText::Say,
                when: When { words: List::Borrowed(&[Words::Borrowed("公证")]), with: List::Borrowed(&[]), without: List::Borrowed(&[Words::Borrowed("公证处主任")]), near: List::Borrowed(&[]), not_near: List::Borrowed(&[]), present: List::Borrowed(&[]), absent: List::Borrowed(&[]), families: List::Borrowed(&[]), outside: List::Borrowed(&[]), moves: List::Borrowed(&[]), reader: None },
                instead: true,
                says: Words::Borrowed("您好，请说明能不能用户口簿、亲属关系证明或者法院文书代替公证。不能的，请书面列明要公证的内容和依据，谢谢。"),
            },
            Part {
                text: RuleText::Finding,
                when: When { words: List::Borrowed(&[Words::Borrowed("责任事故的报告"), Words::Borrowed("责任事故报告"), Words::Borrowed("责任事故证明"), Words::Borrowed("责任事故的证明")]), with: List::Borrowed(&[]), without: List::Borrowed(&[]), near: List::Borrowed(&[]), not_near: List::Borrowed(&[]), present: List::Borrowed(&[]), absent: List::Borrowed(&[]), families: List::Borrowed(&[]), outside: List::Borrowed(&[]), moves: List::Borrowed(&[]), reader: None },
                instead: true,
                says: Words::Borrowed("这里要有出事的医院或机构自己出的责任报告，才符合条件。对方不愿意出，您就很难办成。"),
            },
            Part {
                text: RuleText::Consequence,
                when: When { words: List::Borrowed(&[Words::Borrowed("责任事故的报告"), Words::Borrowed("责任事故报告"), Words::Borrowed("责任事故证明"), Words::Borrowed("责任事故的证明")]), with: List::Borrowed(&[]), without: List::Borrowed(&[]), near: List::Borrowed(&[]), not_near: List::Borrowed(&[]), present: List::Borrowed(&[]), absent: List::Borrowed(&[]), families: List::Borrowed(&[]), outside: List::Borrowed(&[]), moves: List::Borrowed(&[]), reader: None },
                instead: true,
                says: Words::Borrowed("对方不承认、不出报告的，您可能拿不到保险金。"),
            },
            Part {
                text: RuleText::NextStep,
                when: When { words: List::Borrowed(&[Words::Borrowed("责任事故的报告"), Words::Borrowed("责任事故报告"), Words::Borrowed("责任事故证明"), Words::Borrowed("责任事故的证明")]), with: List::Borrowed(&[]), without: List::Borrowed(&[]), near: List::Borrowed(&[]), not_near: List::Borrowed(&[]), present: List::Borrowed(&[]), absent: List::Borrowed(&[]), families: List::Borrowed(&[]), outside: List::Borrowed(&[]), moves: List::Borrowed(&[]), reader: None },
                instead: true,
                says: Words::Borrowed("保留治疗记录、检验报告和病历。书面问清有鉴定结论或者法院判决时，能不能代替这份报告。被拒可拨12378投诉。"),
            },
            Part {
                text: RuleText::Say,
                when: When { words: List::Borrowed(&[Words::Borrowed("责任事故的报告"), Words::Borrowed("责任事故报告"), Words::Borrowed("责任事故证明"), Words::Borrowed("责任事故的证明")]), with: List::Borrowed(&[]), without: List::Borrowed(&[]), near: List::Borrowed(&[]), not_near: List::Borrowed(&[]), present: List::Borrowed(&[]), absent: List::Borrowed(&[]), families: List::Borrowed(&[]), outside: List::Borrowed(&[]), moves: List::Borrowed(&[]), reader: None },
                instead: true,
                says: Words::Borrowed("您好，对方不出具这份报告时，鉴定结论或者法院判决能不能代替？请书面答复，谢谢。"),
            },
            Part {
                text: RuleText::Consequence,
                when: When { words: List::Borrowed(&[Words::Borrowed("材料"), Words::Borrowed("资料"), Words::Borrowed("证明"), Words::Borrowed("文件"), Words::Borrowed("病历"), Words::Borrowed("发票"), Words::Borrowed("单据"), Words::Borrowed("票据"), Words::Borrowed("公章"), Words::Borrowed("盖章"), Words::Borrowed("签名"), Words::Borrowed("报告"), Words::Borrowed("判决"), Words::Borrowed("授权")]), with: List::Borrowed(&[]), without: List::Borrowed(&[]), near: List::Borrowed(&[]), not_near: List::Borrowed(&[]), present: List::Borrowed(&[]), absent: List::Borrowed(&[]), families: List::Borrowed(&[]), outside: List::Borrowed(&[]), moves: List::Borrowed(&[]), reader: None },
                instead: true,
                says: Words::Borrowed("材料凑不齐，理赔就可能拖着办不成。"),
            },];
const POL_023_MENDS: &[Mend] = &[];
const POL_023_BOUND: &[BoundSource] = &[
            BoundSource { of: List::Borrowed(&[1]), when: When { words: List::Borrowed(&[Words::Borrowed("不予受理"), Words::Borrowed("不受理"), Words::Borrowed("视为放弃"), Words::Borrowed("注销"), Words::Borrowed("缺一"), Words::Borrowed("不再"), Words::Borrowed("扣除"), Words::Borrowed("不予给付"), Words::Borrowed("不作为给付"), Words::Borrowed("不予启封"), Words::Borrowed("弃置"), Words::Borrowed("退件"), Words::Borrowed("别来"), Words::Borrowed("挂着"), Words::Borrowed("搁置"), Words::Borrowed("一概不")]), with: List::Borrowed(&[]), without: List::Borrowed(&[]), near: List::Borrowed(&[]), not_near: List::Borrowed(&[]), present: List::Borrowed(&[]), absent: List::Borrowed(&[]), families: List::Borrowed(&[]), outside: List::Borrowed(&[]), moves: List::Borrowed(&[]), reader: None } },];
const POL_023: Rule = Rule {
        id: Words::Borrowed("pol-023"),
        name: Words::Borrowed("理赔材料要求太苛刻"),
        card: Card::Policy,
        level: Level::Medium,
        hurts: Words::Borrowed("受益人"),
        families: List::Borrowed(&[Words::Borrowed("*")]),
        frames: List::Borrowed(&[Frame::Unequal, Frame::Delay, Frame::Forfeit, Frame::Hide]),
        topics: List::Borrowed(&[Words::Borrowed("材料"), Words::Borrowed("资料"), Words::Borrowed("证明"), Words::Borrowed("公证"), Words::Borrowed("盖章"), Words::Borrowed("公章"), Words::Borrowed("病历"), Words::Borrowed("发票"), Words::Borrowed("认证"), Words::Borrowed("文件"), Words::Borrowed("文书"), Words::Borrowed("授权书"), Words::Borrowed("收件"), Words::Borrowed("补充"), Words::Borrowed("退件"), Words::Borrowed("签名"), Words::Borrowed("照片"), Words::Borrowed("视频"), Words::Borrowed("认错书"), Words::Borrowed("档案"), Words::Borrowed("票据"), Words::Borrowed("呈递"), Words::Borrowed("判决书"), Words::Borrowed("尸检报告"), Words::Borrowed("单据")]),
        judge: None,
        finding: Words::Borrowed("申请理赔，只需提供自己所能提供、与确认事故有关的材料；缺什么，保险公司应当及时一次性告知。这里要求的超出了这个范围。"),
        consequence: Words::Borrowed("材料凑不齐，理赔就可能一直启动不了。跑了很多趟，也未必办得成。"),
        next_step: Words::Borrowed("先把手上有的材料交上去，要一份收件清单。书面请保险公司一次列明还缺什么、为什么需要。拿不到的说明原因并提供替代证明，被拒可拨12378。"),
        say: Words::Borrowed("您好，按保险法第二十二条，我只需提供所能提供的证明，缺少的请一次性书面列明。拿不到的材料请接受替代证明，谢谢。"),
        suggested_text: None,
        parts: List::Borrowed(POL_023_PARTS),
        mends: List::Borrowed(POL_023_MENDS),
        evidence: List::Borrowed(&[E733, E695]),
        bound: List::Borrowed(POL_023_BOUND),
        since: Words::Borrowed("1.0.0-rc.1"),
};

const POL_024_PARTS: &[Part] = &[];
const POL_024_MENDS: &[Mend] = &[];
const POL_024_BOUND: &[BoundSource] = &[
            BoundSource { of: List::Borrowed(&[1]), when: When { words: List::Borrowed(&[Words::Borrowed("车"), Words::Borrowed("驾驶"), Words::Borrowed("交强"), Words::Borrowed("三者险"), Words::Borrowed("机动")]), with: List::Borrowed(&[]), without: List::Borrowed(&[]), near: List::Borrowed(&[]), not_near: List::Borrowed(&[]), present: List::Borrowed(&[]), absent: List::Borrowed(&[]), families: List::Borrowed(&[]), outside: List::Borrowed(&[]), moves: List::Borrowed(&[]), reader: None } },];
const POL_024: Rule = Rule {
        id: Words::Borrowed("pol-024"),
        name: Words::Borrowed("伤了自家人就不赔"),
        card: Card::Policy,
        level: Level::High,
        hurts: Words::Borrowed("被保险人"),
        families: List::Borrowed(&[Words::Borrowed("auto"), Words::Borrowed("property")]),
        frames: List::Borrowed(&[Frame::Exempt]),
        topics: List::Borrowed(&[Words::Borrowed("家庭成员"), Words::Borrowed("家属"), Words::Borrowed("家里人"), Words::Borrowed("一家人"), Words::Borrowed("自家"), Words::Borrowed("亲属"), Words::Borrowed("亲戚"), Words::Borrowed("配偶"), Words::Borrowed("父母"), Words::Borrowed("子女"), Words::Borrowed("同住"), Words::Borrowed("同吃"), Words::Borrowed("户口"), Words::Borrowed("姻亲"), Words::Borrowed("血亲"), Words::Borrowed("他爹"), Words::Borrowed("第三者"), Words::Borrowed("第三人"), Words::Borrowed("两辆车"), Words::Borrowed("下车"), Words::Borrowed("婚约"), Words::Borrowed("对象"), Words::Borrowed("婆姨")]),
        judge: None,
        finding: Words::Borrowed("受害的人同您有关系，也可能是事故里的第三者。这里只看关系就不赔，没有看法律上该不该赔。"),
        consequence: Words::Borrowed("同您有关系的人受了损害，您的责任保险却用不上，费用可能要自己承担。"),
        next_step: Words::Borrowed("保留事故认定、病历和费用凭证，书面要求按第三者核定。机动车的，先问清交强险怎么赔。对方拒赔的，请其提供提示说明的证据，并可拨12378。"),
        say: Words::Borrowed("您好，请核定受损害的人是否属于第三者，并提供这一条的提示和说明记录。涉及机动车的，请先按交强险处理，谢谢。"),
        suggested_text: None,
        parts: List::Borrowed(POL_024_PARTS),
        mends: List::Borrowed(POL_024_MENDS),
        evidence: List::Borrowed(&[E710, E734, E693]),
        bound: List::Borrowed(POL_024_BOUND),
        since: Words::Borrowed("1.0.0-rc.1"),
};

const POL_025_PARTS: &[Part] = &[
            Part {
                text: RuleText::Finding,
                when: When { words: List::Borrowed(&[Words::Borrowed("应当由"), Words::Borrowed("应由"), Words::Borrowed("由第三"), Words::Borrowed("由他人"), Words::Borrowed("由责任"), Words::Borrowed("由其他"), Words::Borrowed("由别人"), Words::Borrowed("由公共"), Words::Borrowed("由工伤")]), with: List::Borrowed(&[]), without: List::Borrowed(&[Words::Borrowed("先"), Words::Borrowed("起诉"), Words::Borrowed("判决"), Words::Borrowed("诉讼"), Words::Borrowed("仲裁"), Words::Borrowed("执行"), Words::Borrowed("未向"), Words::Borrowed("追偿"), Words::Borrowed("追索"), Words::Borrowed("代位"), Words::Borrowed("请求权"), Words::Borrowed("工伤认定")]), near: List::Borrowed(&[]), not_near: List::Borrowed(&[]), present: List::Borrowed(&[]), absent: List::Borrowed(&[]), families: List::Borrowed(&[]), outside: List::Borrowed(&[]), moves: List::Borrowed(&[]), reader: None },
                instead: true,
                says: Words::Borrowed("照这里写的，该由别人负担的费用，这份保险不赔，没有看别人到底赔没赔。没有提示、没有讲明白的，不产生效力。"),
            },
            Part {
                text: RuleText::NextStep,
                when: When { words: List::Borrowed(&[Words::Borrowed("应当由"), Words::Borrowed("应由"), Words::Borrowed("由第三"), Words::Borrowed("由他人"), Words::Borrowed("由责任"), Words::Borrowed("由其他"), Words::Borrowed("由别人"), Words::Borrowed("由公共"), Words::Borrowed("由工伤")]), with: List::Borrowed(&[]), without: List::Borrowed(&[Words::Borrowed("先"), Words::Borrowed("起诉"), Words::Borrowed("判决"), Words::Borrowed("诉讼"), Words::Borrowed("仲裁"), Words::Borrowed("执行"), Words::Borrowed("未向"), Words::Borrowed("追偿"), Words::Borrowed("追索"), Words::Borrowed("代位"), Words::Borrowed("请求权"), Words::Borrowed("工伤认定")]), near: List::Borrowed(&[]), not_near: List::Borrowed(&[]), present: List::Borrowed(&[]), absent: List::Borrowed(&[]), families: List::Borrowed(&[]), outside: List::Borrowed(&[]), moves: List::Borrowed(&[]), reader: None },
                instead: true,
                says: Words::Borrowed("先向责任方要，把病历、票据和没有要到钱的证明留好。责任方没有赔的，书面向保险公司索赔，并请其拿出投保时提示和说明的记录。被拒可拨12378投诉。"),
            },
            Part {
                text: RuleText::Say,
                when: When { words: List::Borrowed(&[Words::Borrowed("应当由"), Words::Borrowed("应由"), Words::Borrowed("由第三"), Words::Borrowed("由他人"), Words::Borrowed("由责任"), Words::Borrowed("由其他"), Words::Borrowed("由别人"), Words::Borrowed("由公共"), Words::Borrowed("由工伤")]), with: List::Borrowed(&[]), without: List::Borrowed(&[Words::Borrowed("先"), Words::Borrowed("起诉"), Words::Borrowed("判决"), Words::Borrowed("诉讼"), Words::Borrowed("仲裁"), Words::Borrowed("执行"), Words::Borrowed("未向"), Words::Borrowed("追偿"), Words::Borrowed("追索"), Words::Borrowed("代位"), Words::Borrowed("请求权"), Words::Borrowed("工伤认定")]), near: List::Borrowed(&[]), not_near: List::Borrowed(&[]), present: List::Borrowed(&[]), absent: List::Borrowed(&[]), families: List::Borrowed(&[]), outside: List::Borrowed(&[]), moves: List::Borrowed(&[]), reader: None },
                instead: true,
                says: Words::Borrowed("您好，责任方没有赔的费用，请说明不赔的依据，并提供投保时对这一条的提示和说明记录，谢谢。"),
            },];
const POL_025_MENDS: &[Mend] = &[];
const POL_025_BOUND: &[BoundSource] = &[
            BoundSource { of: List::Borrowed(&[1]), when: When { words: List::Borrowed(&[Words::Borrowed("车"), Words::Borrowed("房"), Words::Borrowed("漏"), Words::Borrowed("行李"), Words::Borrowed("货"), Words::Borrowed("损坏"), Words::Borrowed("财产"), Words::Borrowed("标的"), Words::Borrowed("代位"), Words::Borrowed("玻璃"), Words::Borrowed("修理"), Words::Borrowed("水淹"), Words::Borrowed("厂家")]), with: List::Borrowed(&[]), without: List::Borrowed(&[Words::Borrowed("医疗"), Words::Borrowed("住院"), Words::Borrowed("医药"), Words::Borrowed("药费"), Words::Borrowed("受伤"), Words::Borrowed("打伤"), Words::Borrowed("病"), Words::Borrowed("身故"), Words::Borrowed("残"), Words::Borrowed("工伤"), Words::Borrowed("学平"), Words::Borrowed("人身"), Words::Borrowed("就医"), Words::Borrowed("治疗"), Words::Borrowed("救治")]), near: List::Borrowed(&[]), not_near: List::Borrowed(&[]), present: List::Borrowed(&[]), absent: List::Borrowed(&[]), families: List::Borrowed(&[]), outside: List::Borrowed(&[]), moves: List::Borrowed(&[]), reader: None } },
            BoundSource { of: List::Borrowed(&[1]), when: When { words: List::Borrowed(&[]), with: List::Borrowed(&[]), without: List::Borrowed(&[Words::Borrowed("医疗"), Words::Borrowed("住院"), Words::Borrowed("医药"), Words::Borrowed("药费"), Words::Borrowed("受伤"), Words::Borrowed("打伤"), Words::Borrowed("病"), Words::Borrowed("身故"), Words::Borrowed("残"), Words::Borrowed("工伤"), Words::Borrowed("学平"), Words::Borrowed("人身"), Words::Borrowed("就医"), Words::Borrowed("治疗"), Words::Borrowed("救治")]), near: List::Borrowed(&[]), not_near: List::Borrowed(&[]), present: List::Borrowed(&[]), absent: List::Borrowed(&[]), families: List::Borrowed(&[Words::Borrowed("auto"), Words::Borrowed("property")]), outside: List::Borrowed(&[Words::Borrowed("health"), Words::Borrowed("accident"), Words::Borrowed("life"), Words::Borrowed("critical")]), moves: List::Borrowed(&[]), reader: None } },
            BoundSource { of: List::Borrowed(&[1]), when: When { words: List::Borrowed(&[Words::Borrowed("请求权"), Words::Borrowed("追偿权")]), with: List::Borrowed(&[]), without: List::Borrowed(&[Words::Borrowed("医疗"), Words::Borrowed("住院"), Words::Borrowed("医药"), Words::Borrowed("药费"), Words::Borrowed("受伤"), Words::Borrowed("打伤"), Words::Borrowed("病"), Words::Borrowed("身故"), Words::Borrowed("残"), Words::Borrowed("工伤"), Words::Borrowed("学平"), Words::Borrowed("人身"), Words::Borrowed("就医"), Words::Borrowed("治疗"), Words::Borrowed("救治")]), near: List::Borrowed(&[]), not_near: List::Borrowed(&[]), present: List::Borrowed(&[]), absent: List::Borrowed(&[]), families: List::Borrowed(&[]), outside: List::Borrowed(&[Words::Borrowed("health"), Words::Borrowed("accident"), Words::Borrowed("life"), Words::Borrowed("critical")]), moves: List::Borrowed(&[]), reader: None } },
            BoundSource { of: List::Borrowed(&[2]), when: When { words: List::Borrowed(&[Words::Borrowed("医疗"), Words::Borrowed("住院"), Words::Borrowed("医药"), Words::Borrowed("药费"), Words::Borrowed("受伤"), Words::Borrowed("打伤"), Words::Borrowed("病"), Words::Borrowed("身故"), Words::Borrowed("残"), Words::Borrowed("工伤"), Words::Borrowed("学平"), Words::Borrowed("人身"), Words::Borrowed("就医"), Words::Borrowed("治疗"), Words::Borrowed("救治")]), with: List::Borrowed(&[]), without: List::Borrowed(&[Words::Borrowed("应当由"), Words::Borrowed("应由"), Words::Borrowed("由第三"), Words::Borrowed("由他人"), Words::Borrowed("由责任"), Words::Borrowed("由其他"), Words::Borrowed("由别人"), Words::Borrowed("由公共"), Words::Borrowed("由工伤"), Words::Borrowed("车"), Words::Borrowed("房"), Words::Borrowed("漏"), Words::Borrowed("行李"), Words::Borrowed("货"), Words::Borrowed("损坏"), Words::Borrowed("财产"), Words::Borrowed("标的"), Words::Borrowed("代位"), Words::Borrowed("玻璃"), Words::Borrowed("修理"), Words::Borrowed("水淹"), Words::Borrowed("厂家")]), near: List::Borrowed(&[]), not_near: List::Borrowed(&[]), present: List::Borrowed(&[]), absent: List::Borrowed(&[]), families: List::Borrowed(&[]), outside: List::Borrowed(&[]), moves: List::Borrowed(&[]), reader: None } },
            BoundSource { of: List::Borrowed(&[2]), when: When { words: List::Borrowed(&[]), with: List::Borrowed(&[]), without: List::Borrowed(&[Words::Borrowed("应当由"), Words::Borrowed("应由"), Words::Borrowed("由第三"), Words::Borrowed("由他人"), Words::Borrowed("由责任"), Words::Borrowed("由其他"), Words::Borrowed("由别人"), Words::Borrowed("由公共"), Words::Borrowed("由工伤"), Words::Borrowed("车"), Words::Borrowed("房"), Words::Borrowed("漏"), Words::Borrowed("行李"), Words::Borrowed("货"), Words::Borrowed("损坏"), Words::Borrowed("财产"), Words::Borrowed("标的"), Words::Borrowed("代位"), Words::Borrowed("玻璃"), Words::Borrowed("修理"), Words::Borrowed("水淹"), Words::Borrowed("厂家")]), near: List::Borrowed(&[]), not_near: List::Borrowed(&[]), present: List::Borrowed(&[]), absent: List::Borrowed(&[]), families: List::Borrowed(&[Words::Borrowed("health"), Words::Borrowed("accident"), Words::Borrowed("life"), Words::Borrowed("critical"), Words::Borrowed("group")]), outside: List::Borrowed(&[Words::Borrowed("auto"), Words::Borrowed("property")]), moves: List::Borrowed(&[]), reader: None } },
            BoundSource { of: List::Borrowed(&[3]), when: When { words: List::Borrowed(&[Words::Borrowed("应当由"), Words::Borrowed("应由"), Words::Borrowed("由第三"), Words::Borrowed("由他人"), Words::Borrowed("由责任"), Words::Borrowed("由其他"), Words::Borrowed("由别人"), Words::Borrowed("由公共"), Words::Borrowed("由工伤")]), with: List::Borrowed(&[]), without: List::Borrowed(&[Words::Borrowed("先"), Words::Borrowed("起诉"), Words::Borrowed("判决"), Words::Borrowed("诉讼"), Words::Borrowed("仲裁"), Words::Borrowed("执行"), Words::Borrowed("未向"), Words::Borrowed("追偿"), Words::Borrowed("追索"), Words::Borrowed("代位"), Words::Borrowed("请求权"), Words::Borrowed("工伤认定")]), near: List::Borrowed(&[]), not_near: List::Borrowed(&[]), present: List::Borrowed(&[]), absent: List::Borrowed(&[]), families: List::Borrowed(&[]), outside: List::Borrowed(&[]), moves: List::Borrowed(&[]), reader: None } },
            BoundSource { of: List::Borrowed(&[0]), when: When { words: List::Borrowed(&[]), with: List::Borrowed(&[]), without: List::Borrowed(&[Words::Borrowed("应当由"), Words::Borrowed("应由"), Words::Borrowed("由第三"), Words::Borrowed("由他人"), Words::Borrowed("由责任"), Words::Borrowed("由其他"), Words::Borrowed("由别人"), Words::Borrowed("由公共"), Words::Borrowed("由工伤")]), near: List::Borrowed(&[]), not_near: List::Borrowed(&[]), present: List::Borrowed(&[]), absent: List::Borrowed(&[]), families: List::Borrowed(&[]), outside: List::Borrowed(&[]), moves: List::Borrowed(&[]), reader: None } },
            BoundSource { of: List::Borrowed(&[0]), when: When { words: List::Borrowed(&[Words::Borrowed("先"), Words::Borrowed("起诉"), Words::Borrowed("判决"), Words::Borrowed("诉讼"), Words::Borrowed("仲裁"), Words::Borrowed("执行"), Words::Borrowed("未向"), Words::Borrowed("追偿"), Words::Borrowed("追索"), Words::Borrowed("代位"), Words::Borrowed("请求权"), Words::Borrowed("工伤认定")]), with: List::Borrowed(&[]), without: List::Borrowed(&[]), near: List::Borrowed(&[]), not_near: List::Borrowed(&[]), present: List::Borrowed(&[]), absent: List::Borrowed(&[]), families: List::Borrowed(&[]), outside: List::Borrowed(&[]), moves: List::Borrowed(&[]), reader: None } },];
const POL_025: Rule = Rule {
        id: Words::Borrowed("pol-025"),
        name: Words::Borrowed("把该赔的推给责任方"),
        card: Card::Policy,
        level: Level::High,
        hurts: Words::Borrowed("被保险人"),
        families: List::Borrowed(&[Words::Borrowed("*")]),
        frames: List::Borrowed(&[Frame::Waive, Frame::Delay, Frame::Exempt]),
        topics: List::Borrowed(&[Words::Borrowed("第三者"), Words::Borrowed("第三方"), Words::Borrowed("责任方"), Words::Borrowed("责任人"), Words::Borrowed("对方"), Words::Borrowed("肇事"), Words::Borrowed("侵权"), Words::Borrowed("厂家"), Words::Borrowed("航空公司"), Words::Borrowed("物业"), Words::Borrowed("租客"), Words::Borrowed("先向"), Words::Borrowed("先找"), Words::Borrowed("谁撞的"), Words::Borrowed("判决"), Words::Borrowed("执行"), Words::Borrowed("代位"), Words::Borrowed("请求权"), Words::Borrowed("工伤认定"), Words::Borrowed("楼上"), Words::Borrowed("先行起诉"), Words::Borrowed("先行向"), Words::Borrowed("先讼"), Words::Borrowed("由别人负担"), Words::Borrowed("第三人"), Words::Borrowed("医疗事故")]),
        judge: None,
        finding: Words::Borrowed("别人有责任的，您也可以直接向保险公司要求赔付，不能因为没先找责任方就被拒。这里拿别人有责任当理由，限制您得到赔付。"),
        consequence: Words::Borrowed("责任方不赔或者赔不起，您就可能两头落空。"),
        next_step: Words::Borrowed("直接书面向保险公司索赔，同时保留对责任方的权利，不要随便放弃。已从责任方拿到的，问清余下的怎么赔。被拒可拨12378投诉。"),
        say: Words::Borrowed("您好，按司法解释，不能以我没有要求第三者承担责任为由拒绝赔付。请先按合同核定，需要我配合的请书面列明，谢谢。"),
        suggested_text: None,
        parts: List::Borrowed(POL_025_PARTS),
        mends: List::Borrowed(POL_025_MENDS),
        evidence: List::Borrowed(&[E735, E736, E737, E693]),
        bound: List::Borrowed(POL_025_BOUND),
        since: Words::Borrowed("1.0.0-rc.1"),
};

const POL_026_PARTS: &[Part] = &[];
const POL_026_MENDS: &[Mend] = &[];
const POL_026_BOUND: &[BoundSource] = &[
            BoundSource { of: List::Borrowed(&[0]), when: When { words: List::Borrowed(&[Words::Borrowed("车"), Words::Borrowed("玻璃"), Words::Borrowed("划痕"), Words::Borrowed("轮胎")]), with: List::Borrowed(&[]), without: List::Borrowed(&[Words::Borrowed("意外"), Words::Borrowed("药费"), Words::Borrowed("医药"), Words::Borrowed("医疗"), Words::Borrowed("身故"), Words::Borrowed("伤残"), Words::Borrowed("受伤"), Words::Borrowed("学平")]), near: List::Borrowed(&[]), not_near: List::Borrowed(&[]), present: List::Borrowed(&[]), absent: List::Borrowed(&[]), families: List::Borrowed(&[]), outside: List::Borrowed(&[]), moves: List::Borrowed(&[]), reader: None } },
            BoundSource { of: List::Borrowed(&[0]), when: When { words: List::Borrowed(&[]), with: List::Borrowed(&[]), without: List::Borrowed(&[Words::Borrowed("意外"), Words::Borrowed("药费"), Words::Borrowed("医药"), Words::Borrowed("医疗"), Words::Borrowed("身故"), Words::Borrowed("伤残"), Words::Borrowed("受伤"), Words::Borrowed("学平")]), near: List::Borrowed(&[]), not_near: List::Borrowed(&[]), present: List::Borrowed(&[]), absent: List::Borrowed(&[]), families: List::Borrowed(&[Words::Borrowed("auto")]), outside: List::Borrowed(&[Words::Borrowed("health"), Words::Borrowed("accident"), Words::Borrowed("life"), Words::Borrowed("critical")]), moves: List::Borrowed(&[]), reader: None } },
            BoundSource { of: List::Borrowed(&[1]), when: When { words: List::Borrowed(&[Words::Borrowed("意外"), Words::Borrowed("药费"), Words::Borrowed("医药"), Words::Borrowed("医疗"), Words::Borrowed("身故"), Words::Borrowed("伤残"), Words::Borrowed("受伤"), Words::Borrowed("学平")]), with: List::Borrowed(&[]), without: List::Borrowed(&[Words::Borrowed("车损"), Words::Borrowed("车辆损失"), Words::Borrowed("机动车损失")]), near: List::Borrowed(&[]), not_near: List::Borrowed(&[]), present: List::Borrowed(&[]), absent: List::Borrowed(&[]), families: List::Borrowed(&[]), outside: List::Borrowed(&[]), moves: List::Borrowed(&[]), reader: None } },
            BoundSource { of: List::Borrowed(&[2]), when: When { words: List::Borrowed(&[]), with: List::Borrowed(&[]), without: List::Borrowed(&[Words::Borrowed("对方"), Words::Borrowed("责任方"), Words::Borrowed("第三方"), Words::Borrowed("肇事"), Words::Borrowed("他方"), Words::Borrowed("彼"), Words::Borrowed("过错方")]), near: List::Borrowed(&[]), not_near: List::Borrowed(&[]), present: List::Borrowed(&[]), absent: List::Borrowed(&[]), families: List::Borrowed(&[]), outside: List::Borrowed(&[]), moves: List::Borrowed(&[]), reader: None } },
            BoundSource { of: List::Borrowed(&[4]), when: When { words: List::Borrowed(&[Words::Borrowed("对方"), Words::Borrowed("责任方"), Words::Borrowed("第三方"), Words::Borrowed("肇事"), Words::Borrowed("他方"), Words::Borrowed("彼"), Words::Borrowed("过错方")]), with: List::Borrowed(&[]), without: List::Borrowed(&[]), near: List::Borrowed(&[]), not_near: List::Borrowed(&[]), present: List::Borrowed(&[]), absent: List::Borrowed(&[]), families: List::Borrowed(&[]), outside: List::Borrowed(&[]), moves: List::Borrowed(&[]), reader: None } },];
const POL_026: Rule = Rule {
        id: Words::Borrowed("pol-026"),
        name: Words::Borrowed("没责任反而不赔"),
        card: Card::Policy,
        level: Level::High,
        hurts: Words::Borrowed("被保险人"),
        families: List::Borrowed(&[Words::Borrowed("auto"), Words::Borrowed("accident")]),
        frames: List::Borrowed(&[Frame::Cap, Frame::Exempt]),
        topics: List::Borrowed(&[Words::Borrowed("责任比例"), Words::Borrowed("事故责任"), Words::Borrowed("按责"), Words::Borrowed("无责"), Words::Borrowed("没责任"), Words::Borrowed("没过错"), Words::Borrowed("无过错"), Words::Borrowed("全责"), Words::Borrowed("次责"), Words::Borrowed("主责"), Words::Borrowed("次要责任"), Words::Borrowed("责任系数"), Words::Borrowed("责任认定"), Words::Borrowed("零责任"), Words::Borrowed("定责"), Words::Borrowed("责任在彼"), Words::Borrowed("过错比例"), Words::Borrowed("对方该赔"), Words::Borrowed("由他人造成"), Words::Borrowed("划分责任"), Words::Borrowed("没有过错"), Words::Borrowed("过错方"), Words::Borrowed("不负责任"), Words::Borrowed("责任方承担"), Words::Borrowed("同等责任"), Words::Borrowed("主要责任"), Words::Borrowed("对方承担")]),
        judge: None,
        finding: Words::Borrowed("保您自己的损失或伤害的保险，不因为责任在别人就不用赔。这里却按事故责任来定赔多少。"),
        consequence: Words::Borrowed("错在别人，您反而少拿甚至拿不到赔款。对方赔不起时，就要自己承担。"),
        next_step: Words::Borrowed("拿到事故认定材料，书面向保险公司索赔，说明保的是自己的损失。请对方提供这一条的提示说明记录。谈不拢可拨12378投诉。"),
        say: Words::Borrowed("您好，如果保的是我自己的损失或伤害，请不要因为责任在他人而少赔。请按合同核定，并提供这一条的提示和说明记录，谢谢。"),
        suggested_text: None,
        parts: List::Borrowed(POL_026_PARTS),
        mends: List::Borrowed(POL_026_MENDS),
        evidence: List::Borrowed(&[E736, E737, E695, E693, E735]),
        bound: List::Borrowed(POL_026_BOUND),
        since: Words::Borrowed("1.0.0-rc.1"),
};

const POL_027_PARTS: &[Part] = &[];
const POL_027_MENDS: &[Mend] = &[];
const POL_027_BOUND: &[BoundSource] = &[
            BoundSource { of: List::Borrowed(&[1]), when: When { words: List::Borrowed(&[Words::Borrowed("重复保险"), Words::Borrowed("重复投保"), Words::Borrowed("各家"), Words::Borrowed("其他保险人"), Words::Borrowed("其他保险公司")]), with: List::Borrowed(&[]), without: List::Borrowed(&[]), near: List::Borrowed(&[]), not_near: List::Borrowed(&[]), present: List::Borrowed(&[]), absent: List::Borrowed(&[]), families: List::Borrowed(&[]), outside: List::Borrowed(&[]), moves: List::Borrowed(&[]), reader: None } },
            BoundSource { of: List::Borrowed(&[2]), when: When { words: List::Borrowed(&[Words::Borrowed("不退"), Words::Borrowed("不予退"), Words::Borrowed("不返"), Words::Borrowed("不予返"), Words::Borrowed("概不返"), Words::Borrowed("不作调整"), Words::Borrowed("不作退"), Words::Borrowed("不得要求"), Words::Borrowed("不得主张")]), with: List::Borrowed(&[]), without: List::Borrowed(&[Words::Borrowed("重复保险"), Words::Borrowed("重复投保")]), near: List::Borrowed(&[]), not_near: List::Borrowed(&[]), present: List::Borrowed(&[]), absent: List::Borrowed(&[]), families: List::Borrowed(&[]), outside: List::Borrowed(&[]), moves: List::Borrowed(&[]), reader: None } },];
const POL_027: Rule = Rule {
        id: Words::Borrowed("pol-027"),
        name: Words::Borrowed("多收保费少赔钱"),
        card: Card::Policy,
        level: Level::High,
        hurts: Words::Borrowed("投保人"),
        families: List::Borrowed(&[Words::Borrowed("auto"), Words::Borrowed("property")]),
        frames: List::Borrowed(&[Frame::Cap, Frame::Unequal, Frame::Forfeit]),
        topics: List::Borrowed(&[Words::Borrowed("保额"), Words::Borrowed("保险金额"), Words::Borrowed("购置价"), Words::Borrowed("购买价"), Words::Borrowed("实际价值"), Words::Borrowed("折旧"), Words::Borrowed("折算"), Words::Borrowed("行情"), Words::Borrowed("估值"), Words::Borrowed("重估"), Words::Borrowed("评估价"), Words::Borrowed("重置价"), Words::Borrowed("首发价"), Words::Borrowed("全损"), Words::Borrowed("残值"), Words::Borrowed("残骸"), Words::Borrowed("孰低"), Words::Borrowed("定值"), Words::Borrowed("重复投保"), Words::Borrowed("按一万投"), Words::Borrowed("多交"), Words::Borrowed("投五万"), Words::Borrowed("不管买时")]),
        judge: None,
        finding: Words::Borrowed("约定了保险价值的，按约定的价值赔；保险金额超过保险价值的部分无效，多收的保费应当退还。这里让赔款低于您交费所对应的保障。"),
        consequence: Words::Borrowed("您按较高的金额交了保费，出事时却可能拿不到相称的赔款。"),
        next_step: Words::Borrowed("对照保单写的保险金额、约定的价值和公司算出的赔款。书面请保险公司说明算法，要求按约定的价值赔或者退回多收的保费。不服可拨12378。"),
        say: Words::Borrowed("您好，请说明收费和赔款各按什么价值计算。按保险法第五十五条，请按约定的价值核定，或者退还相应的保险费，谢谢。"),
        suggested_text: None,
        parts: List::Borrowed(POL_027_PARTS),
        mends: List::Borrowed(POL_027_MENDS),
        evidence: List::Borrowed(&[E738, E739, E695]),
        bound: List::Borrowed(POL_027_BOUND),
        since: Words::Borrowed("1.0.0-rc.1"),
};

const POL_028_PARTS: &[Part] = &[];
const POL_028_MENDS: &[Mend] = &[];
const POL_028_BOUND: &[BoundSource] = &[
            BoundSource { of: List::Borrowed(&[1]), when: When { words: List::Borrowed(&[Words::Borrowed("修"), Words::Borrowed("4S"), Words::Borrowed("厂"), Words::Borrowed("施工"), Words::Borrowed("配件"), Words::Borrowed("副厂"), Words::Borrowed("签约"), Words::Borrowed("拖"), Words::Borrowed("救援"), Words::Borrowed("齿科"), Words::Borrowed("补牙"), Words::Borrowed("更换"), Words::Borrowed("售后"), Words::Borrowed("电池")]), with: List::Borrowed(&[]), without: List::Borrowed(&[Words::Borrowed("企业财产"), Words::Borrowed("货物"), Words::Borrowed("机器设备"), Words::Borrowed("船舶"), Words::Borrowed("工程")]), near: List::Borrowed(&[]), not_near: List::Borrowed(&[]), present: List::Borrowed(&[]), absent: List::Borrowed(&[]), families: List::Borrowed(&[]), outside: List::Borrowed(&[]), moves: List::Borrowed(&[]), reader: None } },
            BoundSource { of: List::Borrowed(&[2]), when: When { words: List::Borrowed(&[Words::Borrowed("修"), Words::Borrowed("4S"), Words::Borrowed("厂"), Words::Borrowed("施工"), Words::Borrowed("配件"), Words::Borrowed("副厂"), Words::Borrowed("签约"), Words::Borrowed("拖"), Words::Borrowed("救援"), Words::Borrowed("齿科"), Words::Borrowed("补牙"), Words::Borrowed("更换"), Words::Borrowed("售后"), Words::Borrowed("电池")]), with: List::Borrowed(&[]), without: List::Borrowed(&[Words::Borrowed("定损"), Words::Borrowed("评估"), Words::Borrowed("鉴定"), Words::Borrowed("报价"), Words::Borrowed("核定"), Words::Borrowed("公估"), Words::Borrowed("金额"), Words::Borrowed("价格"), Words::Borrowed("勘"), Words::Borrowed("工时"), Words::Borrowed("估价"), Words::Borrowed("售价"), Words::Borrowed("企业财产"), Words::Borrowed("货物"), Words::Borrowed("机器设备"), Words::Borrowed("船舶"), Words::Borrowed("工程")]), near: List::Borrowed(&[]), not_near: List::Borrowed(&[]), present: List::Borrowed(&[]), absent: List::Borrowed(&[]), families: List::Borrowed(&[]), outside: List::Borrowed(&[]), moves: List::Borrowed(&[]), reader: None } },
            BoundSource { of: List::Borrowed(&[3]), when: When { words: List::Borrowed(&[Words::Borrowed("定损"), Words::Borrowed("评估"), Words::Borrowed("鉴定"), Words::Borrowed("报价"), Words::Borrowed("核定"), Words::Borrowed("公估"), Words::Borrowed("金额"), Words::Borrowed("价格"), Words::Borrowed("勘"), Words::Borrowed("工时"), Words::Borrowed("估价"), Words::Borrowed("售价")]), with: List::Borrowed(&[]), without: List::Borrowed(&[]), near: List::Borrowed(&[]), not_near: List::Borrowed(&[]), present: List::Borrowed(&[]), absent: List::Borrowed(&[]), families: List::Borrowed(&[]), outside: List::Borrowed(&[]), moves: List::Borrowed(&[]), reader: None } },
            BoundSource { of: List::Borrowed(&[0]), when: When { words: List::Borrowed(&[Words::Borrowed("定损"), Words::Borrowed("评估"), Words::Borrowed("鉴定"), Words::Borrowed("报价"), Words::Borrowed("核定"), Words::Borrowed("公估"), Words::Borrowed("金额"), Words::Borrowed("价格"), Words::Borrowed("勘"), Words::Borrowed("工时"), Words::Borrowed("估价"), Words::Borrowed("售价"), Words::Borrowed("企业财产"), Words::Borrowed("货物"), Words::Borrowed("机器设备"), Words::Borrowed("船舶"), Words::Borrowed("工程")]), with: List::Borrowed(&[]), without: List::Borrowed(&[]), near: List::Borrowed(&[]), not_near: List::Borrowed(&[]), present: List::Borrowed(&[]), absent: List::Borrowed(&[]), families: List::Borrowed(&[]), outside: List::Borrowed(&[]), moves: List::Borrowed(&[]), reader: None } },
            BoundSource { of: List::Borrowed(&[0]), when: When { words: List::Borrowed(&[]), with: List::Borrowed(&[]), without: List::Borrowed(&[Words::Borrowed("修"), Words::Borrowed("4S"), Words::Borrowed("厂"), Words::Borrowed("施工"), Words::Borrowed("配件"), Words::Borrowed("副厂"), Words::Borrowed("签约"), Words::Borrowed("拖"), Words::Borrowed("救援"), Words::Borrowed("齿科"), Words::Borrowed("补牙"), Words::Borrowed("更换"), Words::Borrowed("售后"), Words::Borrowed("电池")]), near: List::Borrowed(&[]), not_near: List::Borrowed(&[]), present: List::Borrowed(&[]), absent: List::Borrowed(&[]), families: List::Borrowed(&[]), outside: List::Borrowed(&[]), moves: List::Borrowed(&[]), reader: None } },];
const POL_028: Rule = Rule {
        id: Words::Borrowed("pol-028"),
        name: Words::Borrowed("指定修理厂和定损价"),
        card: Card::Policy,
        level: Level::Medium,
        hurts: Words::Borrowed("被保险人"),
        families: List::Borrowed(&[Words::Borrowed("auto"), Words::Borrowed("property"), Words::Borrowed("accident")]),
        frames: List::Borrowed(&[Frame::Force, Frame::Decide, Frame::Cap]),
        topics: List::Borrowed(&[Words::Borrowed("修理"), Words::Borrowed("维修"), Words::Borrowed("修哪家"), Words::Borrowed("4S"), Words::Borrowed("售后"), Words::Borrowed("指定厂"), Words::Borrowed("合作厂"), Words::Borrowed("定损"), Words::Borrowed("评估"), Words::Borrowed("鉴定机构"), Words::Borrowed("鉴定书"), Words::Borrowed("配件"), Words::Borrowed("副厂件"), Words::Borrowed("拆车件"), Words::Borrowed("原厂件"), Words::Borrowed("施工队"), Words::Borrowed("拖车"), Words::Borrowed("竞价"), Words::Borrowed("拆检"), Words::Borrowed("补的牙"), Words::Borrowed("修的"), Words::Borrowed("电池"), Words::Borrowed("报价")]),
        judge: None,
        finding: Words::Borrowed("保险公司可以推荐修理、评估的机构，但不应只由它一方定。这里限制了您选择和提出异议的余地。"),
        consequence: Words::Borrowed("对定下的办法或金额有不同意见，您可能只能自己补差价。"),
        next_step: Words::Borrowed("处理之前先留好照片和凭据，请公司书面定损。价格谈不拢的，可以共同委托独立的评估机构。被强迫指定的可拨12378投诉。"),
        say: Words::Borrowed("您好，请说明修理或定损安排的依据。我有不同意见时，请共同委托独立机构评估，并按合理费用核定，谢谢。"),
        suggested_text: None,
        parts: List::Borrowed(POL_028_PARTS),
        mends: List::Borrowed(POL_028_MENDS),
        evidence: List::Borrowed(&[E695, E178, E49, E740]),
        bound: List::Borrowed(POL_028_BOUND),
        since: Words::Borrowed("1.0.0-rc.1"),
};

const POL_029_PARTS: &[Part] = &[
            Part {
                text: RuleText::Say,
                when: When { words: List::Borrowed(&[Words::Borrowed("诉讼"), Words::Borrowed("仲裁"), Words::Borrowed("律师"), Words::Borrowed("受理费"), Words::Borrowed("官司"), Words::Borrowed("应诉"), Words::Borrowed("涉诉"), Words::Borrowed("起诉"), Words::Borrowed("被告"), Words::Borrowed("判归")]), with: List::Borrowed(&[]), without: List::Borrowed(&[Words::Borrowed("鉴定"), Words::Borrowed("公估"), Words::Borrowed("评估"), Words::Borrowed("检验"), Words::Borrowed("检测"), Words::Borrowed("拆检"), Words::Borrowed("拆解"), Words::Borrowed("化验"), Words::Borrowed("试验"), Words::Borrowed("查点"), Words::Borrowed("查明"), Words::Borrowed("尸检"), Words::Borrowed("复核"), Words::Borrowed("勘"), Words::Borrowed("开墙"), Words::Borrowed("证明")]), near: List::Borrowed(&[]), not_near: List::Borrowed(&[]), present: List::Borrowed(&[]), absent: List::Borrowed(&[]), families: List::Borrowed(&[]), outside: List::Borrowed(&[]), moves: List::Borrowed(&[]), reader: None },
                instead: true,
                says: Words::Borrowed("您好，责任险里因被起诉、被仲裁支付的必要、合理费用，除合同另有约定外由保险人承担。请提供投保时对这一条的提示和说明记录，谢谢。"),
            },];
const POL_029_MENDS: &[Mend] = &[];
const POL_029_BOUND: &[BoundSource] = &[
            BoundSource { of: List::Borrowed(&[0]), when: When { words: List::Borrowed(&[Words::Borrowed("鉴定"), Words::Borrowed("公估"), Words::Borrowed("评估"), Words::Borrowed("检验"), Words::Borrowed("检测"), Words::Borrowed("拆检"), Words::Borrowed("拆解"), Words::Borrowed("化验"), Words::Borrowed("试验"), Words::Borrowed("查点"), Words::Borrowed("查明"), Words::Borrowed("尸检"), Words::Borrowed("复核"), Words::Borrowed("勘"), Words::Borrowed("开墙"), Words::Borrowed("证明")]), with: List::Borrowed(&[]), without: List::Borrowed(&[]), near: List::Borrowed(&[]), not_near: List::Borrowed(&[]), present: List::Borrowed(&[]), absent: List::Borrowed(&[]), families: List::Borrowed(&[]), outside: List::Borrowed(&[]), moves: List::Borrowed(&[]), reader: None } },
            BoundSource { of: List::Borrowed(&[0]), when: When { words: List::Borrowed(&[]), with: List::Borrowed(&[]), without: List::Borrowed(&[Words::Borrowed("诉讼"), Words::Borrowed("仲裁"), Words::Borrowed("律师"), Words::Borrowed("受理费"), Words::Borrowed("官司"), Words::Borrowed("应诉"), Words::Borrowed("涉诉"), Words::Borrowed("起诉"), Words::Borrowed("被告"), Words::Borrowed("判归")]), near: List::Borrowed(&[]), not_near: List::Borrowed(&[]), present: List::Borrowed(&[]), absent: List::Borrowed(&[]), families: List::Borrowed(&[]), outside: List::Borrowed(&[]), moves: List::Borrowed(&[]), reader: None } },
            BoundSource { of: List::Borrowed(&[1]), when: When { words: List::Borrowed(&[Words::Borrowed("诉讼"), Words::Borrowed("仲裁"), Words::Borrowed("律师"), Words::Borrowed("受理费"), Words::Borrowed("官司"), Words::Borrowed("应诉"), Words::Borrowed("涉诉"), Words::Borrowed("起诉"), Words::Borrowed("被告"), Words::Borrowed("判归")]), with: List::Borrowed(&[]), without: List::Borrowed(&[Words::Borrowed("起诉本公司"), Words::Borrowed("起诉保险人"), Words::Borrowed("起诉公司")]), near: List::Borrowed(&[]), not_near: List::Borrowed(&[]), present: List::Borrowed(&[]), absent: List::Borrowed(&[]), families: List::Borrowed(&[]), outside: List::Borrowed(&[]), moves: List::Borrowed(&[]), reader: None } },
            BoundSource { of: List::Borrowed(&[2]), when: When { words: List::Borrowed(&[Words::Borrowed("诉讼"), Words::Borrowed("仲裁"), Words::Borrowed("律师"), Words::Borrowed("受理费"), Words::Borrowed("官司"), Words::Borrowed("应诉"), Words::Borrowed("涉诉"), Words::Borrowed("起诉"), Words::Borrowed("被告"), Words::Borrowed("判归")]), with: List::Borrowed(&[]), without: List::Borrowed(&[]), near: List::Borrowed(&[]), not_near: List::Borrowed(&[]), present: List::Borrowed(&[]), absent: List::Borrowed(&[]), families: List::Borrowed(&[]), outside: List::Borrowed(&[]), moves: List::Borrowed(&[]), reader: None } },
            BoundSource { of: List::Borrowed(&[3]), when: When { words: List::Borrowed(&[]), with: List::Borrowed(&[]), without: List::Borrowed(&[Words::Borrowed("诉讼"), Words::Borrowed("仲裁"), Words::Borrowed("律师"), Words::Borrowed("受理费"), Words::Borrowed("官司"), Words::Borrowed("应诉"), Words::Borrowed("涉诉"), Words::Borrowed("起诉"), Words::Borrowed("被告"), Words::Borrowed("判归")]), near: List::Borrowed(&[]), not_near: List::Borrowed(&[]), present: List::Borrowed(&[]), absent: List::Borrowed(&[]), families: List::Borrowed(&[]), outside: List::Borrowed(&[]), moves: List::Borrowed(&[]), reader: None } },
            BoundSource { of: List::Borrowed(&[3]), when: When { words: List::Borrowed(&[Words::Borrowed("起诉本公司"), Words::Borrowed("起诉保险人"), Words::Borrowed("起诉公司")]), with: List::Borrowed(&[]), without: List::Borrowed(&[]), near: List::Borrowed(&[]), not_near: List::Borrowed(&[]), present: List::Borrowed(&[]), absent: List::Borrowed(&[]), families: List::Borrowed(&[]), outside: List::Borrowed(&[]), moves: List::Borrowed(&[]), reader: None } },
            BoundSource { of: List::Borrowed(&[4]), when: When { words: List::Borrowed(&[Words::Borrowed("受理费")]), with: List::Borrowed(&[]), without: List::Borrowed(&[]), near: List::Borrowed(&[]), not_near: List::Borrowed(&[]), present: List::Borrowed(&[]), absent: List::Borrowed(&[]), families: List::Borrowed(&[Words::Borrowed("auto")]), outside: List::Borrowed(&[]), moves: List::Borrowed(&[]), reader: None } },];
const POL_029: Rule = Rule {
        id: Words::Borrowed("pol-029"),
        name: Words::Borrowed("诉讼鉴定费推给客户"),
        card: Card::Policy,
        level: Level::Medium,
        hurts: Words::Borrowed("被保险人"),
        families: List::Borrowed(&[Words::Borrowed("auto"), Words::Borrowed("property")]),
        frames: List::Borrowed(&[Frame::Exempt, Frame::Fee]),
        topics: List::Borrowed(&[Words::Borrowed("诉讼"), Words::Borrowed("打官司"), Words::Borrowed("律师"), Words::Borrowed("鉴定"), Words::Borrowed("评估费"), Words::Borrowed("公估"), Words::Borrowed("拆检费"), Words::Borrowed("检测"), Words::Borrowed("化验"), Words::Borrowed("查勘费"), Words::Borrowed("仲裁"), Words::Borrowed("受理费"), Words::Borrowed("调解"), Words::Borrowed("尸检"), Words::Borrowed("应诉"), Words::Borrowed("复核金"), Words::Borrowed("酬金"), Words::Borrowed("证明东西坏"), Words::Borrowed("差旅"), Words::Borrowed("拆解"), Words::Borrowed("检验费")]),
        judge: None,
        finding: Words::Borrowed("查明事故和损失的必要合理费用由保险公司承担；责任险的诉讼、仲裁费用，除合同另有约定外也由它承担。这里把这类费用放到您一边。"),
        consequence: Words::Borrowed("您为弄清损失或应对索赔花的钱，可能要自己出。"),
        next_step: Words::Borrowed("保留发票和委托书，证明钱是为查明损失或应对索赔花的。书面要求保险公司承担，并问清这一条有没有提示过。不同意的可拨12378。"),
        say: Words::Borrowed("您好，按保险法第六十四条，为查明和确定事故与损失支付的必要、合理费用由保险人承担。请据此一并核定，谢谢。"),
        suggested_text: None,
        parts: List::Borrowed(POL_029_PARTS),
        mends: List::Borrowed(POL_029_MENDS),
        evidence: List::Borrowed(&[E741, E742, E693, E695, E743]),
        bound: List::Borrowed(POL_029_BOUND),
        since: Words::Borrowed("1.0.0-rc.1"),
};

const POL_031_PARTS: &[Part] = &[
            Part {
                text: RuleText::Finding,
                when: When { words: List::Borrowed(&[Words::Borrowed("消灭"), Words::Borrowed("丧失")]), with: List::Borrowed(&[Words::Borrowed("二年"), Words::Borrowed("两年"), Words::Borrowed("2年")]), without: List::Borrowed(&[Words::Borrowed("人寿"), Words::Borrowed("寿险"), Words::Borrowed("五年"), Words::Borrowed("5年")]), near: List::Borrowed(&[]), not_near: List::Borrowed(&[]), present: List::Borrowed(&[]), absent: List::Borrowed(&[]), families: List::Borrowed(&[]), outside: List::Borrowed(&[]), moves: List::Borrowed(&[]), reader: None },
                instead: true,
                says: Words::Borrowed("这里写的二年，同法律对人寿保险以外的保险定的一样长；可是法律说的是诉讼时效，过了也只是对方可以抗辩。这里写成过了就没有了，对您更严。"),
            },
            Part {
                text: RuleText::Say,
                when: When { words: List::Borrowed(&[Words::Borrowed("消灭"), Words::Borrowed("丧失")]), with: List::Borrowed(&[Words::Borrowed("二年"), Words::Borrowed("两年"), Words::Borrowed("2年")]), without: List::Borrowed(&[Words::Borrowed("人寿"), Words::Borrowed("寿险"), Words::Borrowed("五年"), Words::Borrowed("5年")]), near: List::Borrowed(&[]), not_near: List::Borrowed(&[]), present: List::Borrowed(&[]), absent: List::Borrowed(&[]), families: List::Borrowed(&[]), outside: List::Borrowed(&[]), moves: List::Borrowed(&[]), reader: None },
                instead: true,
                says: Words::Borrowed("您好，诉讼时效由法律规定，期满也只是义务人可以抗辩。请依法受理并核定，谢谢。"),
            },];
const POL_031_MENDS: &[Mend] = &[];
const POL_031_BOUND: &[BoundSource] = &[
            BoundSource { of: List::Borrowed(&[2]), when: When { words: List::Borrowed(&[Words::Borrowed("消灭"), Words::Borrowed("丧失"), Words::Borrowed("作废"), Words::Borrowed("放弃"), Words::Borrowed("二年"), Words::Borrowed("2年"), Words::Borrowed("两年"), Words::Borrowed("五年"), Words::Borrowed("5年"), Words::Borrowed("不再受理"), Words::Borrowed("概不受理"), Words::Borrowed("不予受理"), Words::Borrowed("不再给付"), Words::Borrowed("不得再诉"), Words::Borrowed("过了")]), with: List::Borrowed(&[]), without: List::Borrowed(&[]), near: List::Borrowed(&[]), not_near: List::Borrowed(&[]), present: List::Borrowed(&[]), absent: List::Borrowed(&[]), families: List::Borrowed(&[]), outside: List::Borrowed(&[]), moves: List::Borrowed(&[]), reader: None } },];
const POL_031: Rule = Rule {
        id: Words::Borrowed("pol-031"),
        name: Words::Borrowed("索赔起诉限期作废"),
        card: Card::Policy,
        level: Level::High,
        hurts: Words::Borrowed("受益人"),
        families: List::Borrowed(&[Words::Borrowed("*")]),
        frames: List::Borrowed(&[Frame::Short, Frame::Forfeit, Frame::Waive]),
        topics: List::Borrowed(&[Words::Borrowed("索赔"), Words::Borrowed("理赔"), Words::Borrowed("请求"), Words::Borrowed("起诉"), Words::Borrowed("再诉"), Words::Borrowed("诉讼"), Words::Borrowed("时效"), Words::Borrowed("复议"), Words::Borrowed("逾期"), Words::Borrowed("作废"), Words::Borrowed("不来领"), Words::Borrowed("领款"), Words::Borrowed("发票"), Words::Borrowed("票据"), Words::Borrowed("旧票"), Words::Borrowed("截止"), Words::Borrowed("递件"), Words::Borrowed("交单"), Words::Borrowed("过了就过了"), Words::Borrowed("关闭"), Words::Borrowed("过期"), Words::Borrowed("逾期不"), Words::Borrowed("放弃权益"), Words::Borrowed("不再受理"), Words::Borrowed("消灭"), Words::Borrowed("不行使")]),
        judge: Some(Words::Borrowed("limitation-years")),
        finding: Words::Borrowed("诉讼时效由法律规定，人寿保险五年，其他保险二年，合同另作约定的无效。这里的写法对您更严。"),
        consequence: Words::Borrowed("您晚了一些，本该拿到的保险金就可能被说成作废。"),
        next_step: Words::Borrowed("不管条款写的期限过没过，先书面提出索赔并留下送达凭证。时效从知道事故之日起算，到期也只是对方可以抗辩。被以过期为由拒绝的，可拨12378或12348。"),
        say: Words::Borrowed("您好，诉讼时效由法律规定，合同另行约定的无效。请不要以合同自定的期限拒绝，依法受理并核定，谢谢。"),
        suggested_text: None,
        parts: List::Borrowed(POL_031_PARTS),
        mends: List::Borrowed(POL_031_MENDS),
        evidence: List::Borrowed(&[E744, E745, E746]),
        bound: List::Borrowed(POL_031_BOUND),
        since: Words::Borrowed("1.0.0-rc.1"),
};

const POL_032_PARTS: &[Part] = &[
            Part {
                text: RuleText::Finding,
                when: When { words: List::Borrowed(&[Words::Borrowed("连带")]), with: List::Borrowed(&[]), without: List::Borrowed(&[]), near: List::Borrowed(&[]), not_near: List::Borrowed(&[]), present: List::Borrowed(&[]), absent: List::Borrowed(&[]), families: List::Borrowed(&[]), outside: List::Borrowed(&[]), moves: List::Borrowed(&[Words::Borrowed("pol-sequence")]), reader: None },
                instead: true,
                says: Words::Borrowed("您依法承担连带责任的，对受害人来说整笔都是您的赔偿责任。这里把连带责任的一部分排除在外，这部分可能要您自己出。"),
            },
            Part {
                text: RuleText::Finding,
                when: When { words: List::Borrowed(&[Words::Borrowed("执行程序"), Words::Borrowed("进入执行"), Words::Borrowed("已执行"), Words::Borrowed("强制执行")]), with: List::Borrowed(&[]), without: List::Borrowed(&[]), near: List::Borrowed(&[]), not_near: List::Borrowed(&[]), present: List::Borrowed(&[]), absent: List::Borrowed(&[]), families: List::Borrowed(&[]), outside: List::Borrowed(&[]), moves: List::Borrowed(&[Words::Borrowed("pol-sequence")]), reader: None },
                instead: true,
                says: Words::Borrowed("赔偿责任确定以后，受害人还没有拿到赔款的，仍可以依法要求保险公司赔。这里以判决已经执行为由不再受理。"),
            },
            Part {
                text: RuleText::Finding,
                when: When { words: List::Borrowed(&[Words::Borrowed("不得再"), Words::Borrowed("无权再"), Words::Borrowed("不能再")]), with: List::Borrowed(&[]), without: List::Borrowed(&[Words::Borrowed("判决"), Words::Borrowed("和解"), Words::Borrowed("调解")]), near: List::Borrowed(&[]), not_near: List::Borrowed(&[]), present: List::Borrowed(&[]), absent: List::Borrowed(&[]), families: List::Borrowed(&[]), outside: List::Borrowed(&[]), moves: List::Borrowed(&[Words::Borrowed("pol-sequence")]), reader: None },
                instead: true,
                says: Words::Borrowed("您还没有赔给受害人的，保险公司不得先把钱赔给您；受害人没有拿到钱，仍可以依法要求。这里不让受害人再来要求。"),
            },
            Part {
                text: RuleText::Finding,
                when: When { words: List::Borrowed(&[Words::Borrowed("工伤认定"), Words::Borrowed("劳动能力鉴定"), Words::Borrowed("医疗事故"), Words::Borrowed("技术鉴定"), Words::Borrowed("损害鉴定"), Words::Borrowed("鉴定结论")]), with: List::Borrowed(&[]), without: List::Borrowed(&[Words::Borrowed("和解"), Words::Borrowed("调解"), Words::Borrowed("判决")]), near: List::Borrowed(&[]), not_near: List::Borrowed(&[]), present: List::Borrowed(&[]), absent: List::Borrowed(&[]), families: List::Borrowed(&[]), outside: List::Borrowed(&[]), moves: List::Borrowed(&[Words::Borrowed("pol-sequence")]), reader: None },
                instead: true,
                says: Words::Borrowed("责任险里，赔偿责任可以由判决、仲裁确定，也可以由双方谈妥，或者用别的办法能够确定。这里一定要先有写明的认定或者鉴定，没有就可能不赔。"),
            },
            Part {
                text: RuleText::NextStep,
                when: When { words: List::Borrowed(&[Words::Borrowed("工伤认定"), Words::Borrowed("劳动能力鉴定"), Words::Borrowed("医疗事故"), Words::Borrowed("技术鉴定"), Words::Borrowed("损害鉴定"), Words::Borrowed("鉴定结论"), Words::Borrowed("连带"), Words::Borrowed("执行程序"), Words::Borrowed("进入执行")]), with: List::Borrowed(&[]), without: List::Borrowed(&[Words::Borrowed("和解")]), near: List::Borrowed(&[]), not_near: List::Borrowed(&[]), present: List::Borrowed(&[]), absent: List::Borrowed(&[]), families: List::Borrowed(&[]), outside: List::Borrowed(&[]), moves: List::Borrowed(&[Words::Borrowed("pol-sequence")]), reader: None },
                instead: true,
                says: Words::Borrowed("保留事故记录、病历、判决或者协议、费用凭证，证明该赔多少。书面要求保险公司按法律核定并答复。被拒的可拨12378投诉。"),
            },
            Part {
                text: RuleText::Say,
                when: When { words: List::Borrowed(&[Words::Borrowed("工伤认定"), Words::Borrowed("劳动能力鉴定"), Words::Borrowed("医疗事故"), Words::Borrowed("技术鉴定"), Words::Borrowed("损害鉴定"), Words::Borrowed("鉴定结论"), Words::Borrowed("连带"), Words::Borrowed("执行程序"), Words::Borrowed("进入执行")]), with: List::Borrowed(&[]), without: List::Borrowed(&[Words::Borrowed("和解")]), near: List::Borrowed(&[]), not_near: List::Borrowed(&[]), present: List::Borrowed(&[]), absent: List::Borrowed(&[]), families: List::Borrowed(&[]), outside: List::Borrowed(&[]), moves: List::Borrowed(&[Words::Borrowed("pol-sequence")]), reader: None },
                instead: true,
                says: Words::Borrowed("您好，赔偿责任已经能够确定，请按保险法第六十五条核定赔款。认为不属于保险责任的，请书面说明理由，谢谢。"),
            },
            Part {
                text: RuleText::Finding,
                when: When { words: List::Borrowed(&[Words::Borrowed("先向"), Words::Borrowed("先行"), Words::Borrowed("先赔付"), Words::Borrowed("先付"), Words::Borrowed("收条"), Words::Borrowed("在前"), Words::Borrowed("实际支付"), Words::Borrowed("实际赔付"), Words::Borrowed("付款凭证"), Words::Borrowed("垫付"), Words::Borrowed("足额"), Words::Borrowed("付清")]), with: List::Borrowed(&[]), without: List::Borrowed(&[Words::Borrowed("判决"), Words::Borrowed("裁决"), Words::Borrowed("和解"), Words::Borrowed("认赔"), Words::Borrowed("道歉"), Words::Borrowed("认错"), Words::Borrowed("承认"), Words::Borrowed("起诉")]), near: List::Borrowed(&[]), not_near: List::Borrowed(&[]), present: List::Borrowed(&[]), absent: List::Borrowed(&[]), families: List::Borrowed(&[]), outside: List::Borrowed(&[]), moves: List::Borrowed(&[Words::Borrowed("pol-sequence")]), reader: None },
                instead: true,
                says: Words::Borrowed("责任险里，赔偿责任确定以后，您可以请求保险公司直接赔给受害人，不必都由您先垫。这里要求您先付，不先付就可能不赔。"),
            },
            Part {
                text: RuleText::Finding,
                when: When { words: List::Borrowed(&[Words::Borrowed("直接")]), with: List::Borrowed(&[]), without: List::Borrowed(&[Words::Borrowed("判决"), Words::Borrowed("裁决"), Words::Borrowed("和解")]), near: List::Borrowed(&[]), not_near: List::Borrowed(&[]), present: List::Borrowed(&[]), absent: List::Borrowed(&[]), families: List::Borrowed(&[]), outside: List::Borrowed(&[]), moves: List::Borrowed(&[Words::Borrowed("pol-sequence")]), reader: None },
                instead: true,
                says: Words::Borrowed("责任险里，赔偿责任确定以后，您可以请求保险公司直接赔给受害人；您怠于请求的，受害人也可以自己要求。这里不让受害人直接要求。"),
            },];
const POL_032_MENDS: &[Mend] = &[];
const POL_032_BOUND: &[BoundSource] = &[
            BoundSource { of: List::Borrowed(&[1]), when: When { words: List::Borrowed(&[Words::Borrowed("和解"), Words::Borrowed("协商"), Words::Borrowed("调解"), Words::Borrowed("私了"), Words::Borrowed("私下"), Words::Borrowed("谈"), Words::Borrowed("同意"), Words::Borrowed("认可"), Words::Borrowed("许可"), Words::Borrowed("点头"), Words::Borrowed("承认"), Words::Borrowed("认错"), Words::Borrowed("认赔"), Words::Borrowed("道歉"), Words::Borrowed("允"), Words::Borrowed("答应"), Words::Borrowed("协议"), Words::Borrowed("批准"), Words::Borrowed("核准"), Words::Borrowed("特许"), Words::Borrowed("未批"), Words::Borrowed("报批"), Words::Borrowed("擅自"), Words::Borrowed("自行赔付"), Words::Borrowed("谅解")]), with: List::Borrowed(&[]), without: List::Borrowed(&[Words::Borrowed("连带"), Words::Borrowed("执行程序"), Words::Borrowed("进入执行"), Words::Borrowed("已执行"), Words::Borrowed("强制执行"), Words::Borrowed("不得再"), Words::Borrowed("无权再"), Words::Borrowed("不能再")]), near: List::Borrowed(&[]), not_near: List::Borrowed(&[]), present: List::Borrowed(&[]), absent: List::Borrowed(&[]), families: List::Borrowed(&[]), outside: List::Borrowed(&[]), moves: List::Borrowed(&[]), reader: None } },
            BoundSource { of: List::Borrowed(&[1]), when: When { words: List::Borrowed(&[]), with: List::Borrowed(&[]), without: List::Borrowed(&[Words::Borrowed("连带"), Words::Borrowed("执行程序"), Words::Borrowed("进入执行"), Words::Borrowed("已执行"), Words::Borrowed("强制执行"), Words::Borrowed("不得再"), Words::Borrowed("无权再"), Words::Borrowed("不能再"), Words::Borrowed("直接"), Words::Borrowed("先向"), Words::Borrowed("先行"), Words::Borrowed("先赔付"), Words::Borrowed("先付"), Words::Borrowed("收条"), Words::Borrowed("在前"), Words::Borrowed("实际支付"), Words::Borrowed("实际赔付"), Words::Borrowed("付款凭证"), Words::Borrowed("垫付"), Words::Borrowed("足额"), Words::Borrowed("付清"), Words::Borrowed("鉴定"), Words::Borrowed("认定"), Words::Borrowed("判决"), Words::Borrowed("裁决")]), near: List::Borrowed(&[]), not_near: List::Borrowed(&[]), present: List::Borrowed(&[]), absent: List::Borrowed(&[]), families: List::Borrowed(&[]), outside: List::Borrowed(&[]), moves: List::Borrowed(&[]), reader: None } },
            BoundSource { of: List::Borrowed(&[2]), when: When { words: List::Borrowed(&[]), with: List::Borrowed(&[]), without: List::Borrowed(&[Words::Borrowed("连带"), Words::Borrowed("执行程序"), Words::Borrowed("进入执行"), Words::Borrowed("已执行"), Words::Borrowed("强制执行"), Words::Borrowed("不得再"), Words::Borrowed("无权再"), Words::Borrowed("不能再"), Words::Borrowed("直接")]), near: List::Borrowed(&[]), not_near: List::Borrowed(&[]), present: List::Borrowed(&[]), absent: List::Borrowed(&[]), families: List::Borrowed(&[]), outside: List::Borrowed(&[]), moves: List::Borrowed(&[]), reader: None } },
            BoundSource { of: List::Borrowed(&[2]), when: When { words: List::Borrowed(&[Words::Borrowed("判决"), Words::Borrowed("裁决"), Words::Borrowed("仲裁"), Words::Borrowed("鉴定"), Words::Borrowed("认定"), Words::Borrowed("和解"), Words::Borrowed("协商"), Words::Borrowed("调解"), Words::Borrowed("协议")]), with: List::Borrowed(&[]), without: List::Borrowed(&[Words::Borrowed("连带"), Words::Borrowed("执行程序"), Words::Borrowed("进入执行"), Words::Borrowed("已执行"), Words::Borrowed("强制执行"), Words::Borrowed("不得再"), Words::Borrowed("无权再"), Words::Borrowed("不能再")]), near: List::Borrowed(&[]), not_near: List::Borrowed(&[]), present: List::Borrowed(&[]), absent: List::Borrowed(&[]), families: List::Borrowed(&[]), outside: List::Borrowed(&[]), moves: List::Borrowed(&[]), reader: None } },
            BoundSource { of: List::Borrowed(&[3]), when: When { words: List::Borrowed(&[Words::Borrowed("连带")]), with: List::Borrowed(&[]), without: List::Borrowed(&[]), near: List::Borrowed(&[]), not_near: List::Borrowed(&[]), present: List::Borrowed(&[]), absent: List::Borrowed(&[]), families: List::Borrowed(&[]), outside: List::Borrowed(&[]), moves: List::Borrowed(&[]), reader: None } },
            BoundSource { of: List::Borrowed(&[4]), when: When { words: List::Borrowed(&[Words::Borrowed("执行程序"), Words::Borrowed("进入执行"), Words::Borrowed("已执行"), Words::Borrowed("强制执行")]), with: List::Borrowed(&[]), without: List::Borrowed(&[]), near: List::Borrowed(&[]), not_near: List::Borrowed(&[]), present: List::Borrowed(&[]), absent: List::Borrowed(&[]), families: List::Borrowed(&[]), outside: List::Borrowed(&[]), moves: List::Borrowed(&[]), reader: None } },
            BoundSource { of: List::Borrowed(&[5]), when: When { words: List::Borrowed(&[Words::Borrowed("不得再"), Words::Borrowed("无权再"), Words::Borrowed("不能再")]), with: List::Borrowed(&[]), without: List::Borrowed(&[Words::Borrowed("判决"), Words::Borrowed("和解"), Words::Borrowed("调解"), Words::Borrowed("连带")]), near: List::Borrowed(&[]), not_near: List::Borrowed(&[]), present: List::Borrowed(&[]), absent: List::Borrowed(&[]), families: List::Borrowed(&[]), outside: List::Borrowed(&[]), moves: List::Borrowed(&[]), reader: None } },];
const POL_032: Rule = Rule {
        id: Words::Borrowed("pol-032"),
        name: Words::Borrowed("定责认赔被公司卡住"),
        card: Card::Policy,
        level: Level::Medium,
        hurts: Words::Borrowed("被保险人"),
        families: List::Borrowed(&[Words::Borrowed("auto"), Words::Borrowed("property")]),
        frames: List::Borrowed(&[Frame::Exempt, Frame::Deem, Frame::Decide, Frame::Delay]),
        topics: List::Borrowed(&[Words::Borrowed("和解"), Words::Borrowed("私了"), Words::Borrowed("私下"), Words::Borrowed("调解"), Words::Borrowed("承诺"), Words::Borrowed("认错"), Words::Borrowed("垫付"), Words::Borrowed("先付"), Words::Borrowed("快处快赔"), Words::Borrowed("抚恤金"), Words::Borrowed("擅允"), Words::Borrowed("商量好"), Words::Borrowed("协商一致"), Words::Borrowed("谅解"), Words::Borrowed("撤诉"), Words::Borrowed("报批"), Words::Borrowed("先行修复"), Words::Borrowed("承认责任"), Words::Borrowed("自行承诺"), Words::Borrowed("未经许可"), Words::Borrowed("取得同意"), Words::Borrowed("谈崩"), Words::Borrowed("整案"), Words::Borrowed("赔付第三者"), Words::Borrowed("书面认可"), Words::Borrowed("自行赔付"), Words::Borrowed("自行赔偿"), Words::Borrowed("生效判决"), Words::Borrowed("判决书")]),
        judge: None,
        finding: Words::Borrowed("责任险里，赔偿责任可以由判决、仲裁确定，也可以由双方谈妥；没经保险公司认可的，它可以重新核定。这里对您限得更严，不照办就可能不赔。"),
        consequence: Words::Borrowed("合理赔出去的钱，您也可能拿不回来。"),
        next_step: Words::Borrowed("保留协议、转账记录和费用凭证，证明赔的钱合理。书面要求保险公司按法律重新核定，不要全部拒绝。以后先通知公司再处理。被全拒的可拨12378投诉。"),
        say: Words::Borrowed("您好，按司法解释，未经认可的和解，保险人可以重新核定，不是一概不赔。请按实际应负的责任核定，并书面答复，谢谢。"),
        suggested_text: None,
        parts: List::Borrowed(POL_032_PARTS),
        mends: List::Borrowed(POL_032_MENDS),
        evidence: List::Borrowed(&[E710, E747, E748, E749, E750, E751]),
        bound: List::Borrowed(POL_032_BOUND),
        since: Words::Borrowed("1.0.0-rc.1"),
};

const POL_033_PARTS: &[Part] = &[];
const POL_033_MENDS: &[Mend] = &[];
const POL_033_BOUND: &[BoundSource] = &[
            BoundSource { of: List::Borrowed(&[1]), when: When { words: List::Borrowed(&[Words::Borrowed("未见成效"), Words::Borrowed("成效"), Words::Borrowed("效果"), Words::Borrowed("后来还是"), Words::Borrowed("没救"), Words::Borrowed("未成功"), Words::Borrowed("失败")]), with: List::Borrowed(&[]), without: List::Borrowed(&[]), near: List::Borrowed(&[]), not_near: List::Borrowed(&[]), present: List::Borrowed(&[]), absent: List::Borrowed(&[]), families: List::Borrowed(&[]), outside: List::Borrowed(&[]), moves: List::Borrowed(&[]), reader: None } },];
const POL_033: Rule = Rule {
        id: Words::Borrowed("pol-033"),
        name: Words::Borrowed("抢救财物的钱不另赔"),
        card: Card::Policy,
        level: Level::Medium,
        hurts: Words::Borrowed("被保险人"),
        families: List::Borrowed(&[Words::Borrowed("auto"), Words::Borrowed("property")]),
        frames: List::Borrowed(&[Frame::Exempt, Frame::Cap]),
        topics: List::Borrowed(&[Words::Borrowed("施救"), Words::Borrowed("抢救财物"), Words::Borrowed("救援"), Words::Borrowed("拖车"), Words::Borrowed("吊车"), Words::Borrowed("打捞"), Words::Borrowed("救火"), Words::Borrowed("灭火"), Words::Borrowed("排水"), Words::Borrowed("搬运"), Words::Borrowed("看守"), Words::Borrowed("转运"), Words::Borrowed("消杀"), Words::Borrowed("破门"), Words::Borrowed("把货搬"), Words::Borrowed("抢出来"), Words::Borrowed("救下"), Words::Borrowed("减少损失"), Words::Borrowed("清障"), Words::Borrowed("吊装"), Words::Borrowed("必要费用"), Words::Borrowed("看护")]),
        judge: None,
        finding: Words::Borrowed("出险后为防止或减少损失花的必要合理费用，由保险公司在损失赔款以外另行计算，最高不超过保险金额。这里没有这样给您算。"),
        consequence: Words::Borrowed("您出钱减少了损失，这笔花费却可能要自己承担。"),
        next_step: Words::Borrowed("保留发票、照片和付款记录，说明为什么必要。书面要求在赔款之外另行计算。不同意的可拨12378投诉。"),
        say: Words::Borrowed("您好，按保险法第五十七条，为防止或者减少损失支付的必要、合理费用由保险人承担，在损失赔款以外另行计算。请据此核定，谢谢。"),
        suggested_text: None,
        parts: List::Borrowed(POL_033_PARTS),
        mends: List::Borrowed(POL_033_MENDS),
        evidence: List::Borrowed(&[E752, E753]),
        bound: List::Borrowed(POL_033_BOUND),
        since: Words::Borrowed("1.0.0-rc.1"),
};

const POL_034_PARTS: &[Part] = &[
            Part {
                text: RuleText::Say,
                when: When { words: List::Borrowed(&[Words::Borrowed("转让"), Words::Borrowed("过户"), Words::Borrowed("受让"), Words::Borrowed("二手"), Words::Borrowed("继承"), Words::Borrowed("去世"), Words::Borrowed("易主"), Words::Borrowed("所有权转移"), Words::Borrowed("转卖"), Words::Borrowed("转给"), Words::Borrowed("卖给"), Words::Borrowed("换了掌柜"), Words::Borrowed("出售")]), with: List::Borrowed(&[]), without: List::Borrowed(&[Words::Borrowed("改装"), Words::Borrowed("加装"), Words::Borrowed("改变"), Words::Borrowed("用途"), Words::Borrowed("使用性质"), Words::Borrowed("营运"), Words::Borrowed("出租"), Words::Borrowed("空置"), Words::Borrowed("装修"), Words::Borrowed("改色"), Words::Borrowed("搭载"), Words::Borrowed("危险"), Words::Borrowed("网约"), Words::Borrowed("挪"), Words::Borrowed("借给"), Words::Borrowed("列明"), Words::Borrowed("换装"), Words::Borrowed("换了招牌")]), near: List::Borrowed(&[]), not_near: List::Borrowed(&[]), present: List::Borrowed(&[]), absent: List::Borrowed(&[]), families: List::Borrowed(&[]), outside: List::Borrowed(&[]), moves: List::Borrowed(&[]), reader: None },
                instead: true,
                says: Words::Borrowed("您好，请说明转让怎样显著增加了危险。没有显著增加，或者与事故无关的，请按保险法第四十九条核定，谢谢。"),
            },
            Part {
                text: RuleText::Say,
                when: When { words: List::Borrowed(&[]), with: List::Borrowed(&[]), without: List::Borrowed(&[Words::Borrowed("转让"), Words::Borrowed("过户"), Words::Borrowed("受让"), Words::Borrowed("二手"), Words::Borrowed("继承"), Words::Borrowed("去世"), Words::Borrowed("易主"), Words::Borrowed("所有权转移"), Words::Borrowed("转卖"), Words::Borrowed("转给"), Words::Borrowed("卖给"), Words::Borrowed("换了掌柜"), Words::Borrowed("出售")]), near: List::Borrowed(&[]), not_near: List::Borrowed(&[]), present: List::Borrowed(&[]), absent: List::Borrowed(&[]), families: List::Borrowed(&[]), outside: List::Borrowed(&[]), moves: List::Borrowed(&[]), reader: None },
                instead: true,
                says: Words::Borrowed("您好，请说明哪些变化会显著增加危险、为什么。没有显著增加危险，或者与事故无关的，请按保险法第五十二条核定，谢谢。"),
            },];
const POL_034_MENDS: &[Mend] = &[];
const POL_034_BOUND: &[BoundSource] = &[
            BoundSource { of: List::Borrowed(&[0]), when: When { words: List::Borrowed(&[Words::Borrowed("转让"), Words::Borrowed("过户"), Words::Borrowed("受让"), Words::Borrowed("二手"), Words::Borrowed("继承"), Words::Borrowed("去世"), Words::Borrowed("易主"), Words::Borrowed("所有权转移"), Words::Borrowed("转卖"), Words::Borrowed("转给"), Words::Borrowed("卖给"), Words::Borrowed("换了掌柜"), Words::Borrowed("出售")]), with: List::Borrowed(&[]), without: List::Borrowed(&[]), near: List::Borrowed(&[]), not_near: List::Borrowed(&[]), present: List::Borrowed(&[]), absent: List::Borrowed(&[]), families: List::Borrowed(&[]), outside: List::Borrowed(&[]), moves: List::Borrowed(&[]), reader: None } },
            BoundSource { of: List::Borrowed(&[1]), when: When { words: List::Borrowed(&[Words::Borrowed("改装"), Words::Borrowed("加装"), Words::Borrowed("改变"), Words::Borrowed("用途"), Words::Borrowed("使用性质"), Words::Borrowed("营运"), Words::Borrowed("出租"), Words::Borrowed("空置"), Words::Borrowed("装修"), Words::Borrowed("改色"), Words::Borrowed("搭载"), Words::Borrowed("危险"), Words::Borrowed("网约"), Words::Borrowed("挪"), Words::Borrowed("借给"), Words::Borrowed("列明"), Words::Borrowed("换装"), Words::Borrowed("换了招牌")]), with: List::Borrowed(&[]), without: List::Borrowed(&[]), near: List::Borrowed(&[]), not_near: List::Borrowed(&[]), present: List::Borrowed(&[]), absent: List::Borrowed(&[]), families: List::Borrowed(&[]), outside: List::Borrowed(&[]), moves: List::Borrowed(&[]), reader: None } },
            BoundSource { of: List::Borrowed(&[1]), when: When { words: List::Borrowed(&[]), with: List::Borrowed(&[]), without: List::Borrowed(&[Words::Borrowed("转让"), Words::Borrowed("过户"), Words::Borrowed("受让"), Words::Borrowed("二手"), Words::Borrowed("继承"), Words::Borrowed("去世"), Words::Borrowed("易主"), Words::Borrowed("所有权转移"), Words::Borrowed("转卖"), Words::Borrowed("转给"), Words::Borrowed("卖给"), Words::Borrowed("换了掌柜"), Words::Borrowed("出售")]), near: List::Borrowed(&[]), not_near: List::Borrowed(&[]), present: List::Borrowed(&[]), absent: List::Borrowed(&[]), families: List::Borrowed(&[]), outside: List::Borrowed(&[]), moves: List::Borrowed(&[]), reader: None } },
            BoundSource { of: List::Borrowed(&[3]), when: When { words: List::Borrowed(&[Words::Borrowed("继承"), Words::Borrowed("去世")]), with: List::Borrowed(&[]), without: List::Borrowed(&[]), near: List::Borrowed(&[]), not_near: List::Borrowed(&[]), present: List::Borrowed(&[]), absent: List::Borrowed(&[]), families: List::Borrowed(&[]), outside: List::Borrowed(&[]), moves: List::Borrowed(&[]), reader: None } },
            BoundSource { of: List::Borrowed(&[4]), when: When { words: List::Borrowed(&[Words::Borrowed("考虑期"), Words::Borrowed("答复前"), Words::Borrowed("答复期")]), with: List::Borrowed(&[]), without: List::Borrowed(&[]), near: List::Borrowed(&[]), not_near: List::Borrowed(&[]), present: List::Borrowed(&[]), absent: List::Borrowed(&[]), families: List::Borrowed(&[]), outside: List::Borrowed(&[]), moves: List::Borrowed(&[]), reader: None } },];
const POL_034: Rule = Rule {
        id: Words::Borrowed("pol-034"),
        name: Words::Borrowed("过户改装等一概脱保"),
        card: Card::Policy,
        level: Level::High,
        hurts: Words::Borrowed("被保险人"),
        families: List::Borrowed(&[Words::Borrowed("auto"), Words::Borrowed("property")]),
        frames: List::Borrowed(&[Frame::Exempt, Frame::Deem, Frame::Quit]),
        topics: List::Borrowed(&[Words::Borrowed("转让"), Words::Borrowed("过户"), Words::Borrowed("批改"), Words::Borrowed("改装"), Words::Borrowed("加装"), Words::Borrowed("改色"), Words::Borrowed("营运"), Words::Borrowed("用途"), Words::Borrowed("接单"), Words::Borrowed("网约车"), Words::Borrowed("送货"), Words::Borrowed("搭载"), Words::Borrowed("空置"), Words::Borrowed("民宿"), Words::Borrowed("出租"), Words::Borrowed("继承"), Words::Borrowed("去世"), Words::Borrowed("装修"), Words::Borrowed("危险"), Words::Borrowed("换了"), Words::Borrowed("挪了"), Words::Borrowed("受让"), Words::Borrowed("借给"), Words::Borrowed("出省"), Words::Borrowed("本省"), Words::Borrowed("送过"), Words::Borrowed("使用性质"), Words::Borrowed("列明名单"), Words::Borrowed("名单内"), Words::Borrowed("所有权"), Words::Borrowed("变更登记"), Words::Borrowed("易主")]),
        judge: None,
        finding: Words::Borrowed("财产险里，没有通知变化的，只有危险程度因此显著增加、并因此出事，才可以不赔。这里没有看这两点，只要有变化就影响您的保障。"),
        consequence: Words::Borrowed("变化和出事没有关系，您也可能拿不到赔款。"),
        next_step: Words::Borrowed("马上书面通知保险公司变化情况，申请批改并留下凭证。已出险的，说明危险没有显著增加或者与事故无关，要求照赔。被拒可拨12378投诉。"),
        say: Words::Borrowed("您好，请说明哪些变化会显著增加危险、为什么。变化没有显著增加危险，或者与事故无关的，请按保险法第四十九条、第五十二条核定，谢谢。"),
        suggested_text: None,
        parts: List::Borrowed(POL_034_PARTS),
        mends: List::Borrowed(POL_034_MENDS),
        evidence: List::Borrowed(&[E754, E755, E756, E757, E758]),
        bound: List::Borrowed(POL_034_BOUND),
        since: Words::Borrowed("1.0.0-rc.1"),
};

const POL_035_PARTS: &[Part] = &[];
const POL_035_MENDS: &[Mend] = &[];
const POL_035_BOUND: &[BoundSource] = &[];
const POL_035: Rule = Rule {
        id: Words::Borrowed("pol-035"),
        name: Words::Borrowed("免赔率一层层加扣"),
        card: Card::Policy,
        level: Level::Medium,
        hurts: Words::Borrowed("被保险人"),
        families: List::Borrowed(&[Words::Borrowed("auto"), Words::Borrowed("property")]),
        frames: List::Borrowed(&[Frame::Cap, Frame::Hide, Frame::Unequal]),
        topics: List::Borrowed(&[Words::Borrowed("免赔"), Words::Borrowed("不计免赔"), Words::Borrowed("加扣"), Words::Borrowed("另扣"), Words::Borrowed("照扣"), Words::Borrowed("扣除"), Words::Borrowed("再扣"), Words::Borrowed("多扣"), Words::Borrowed("扣完"), Words::Borrowed("扣一遍"), Words::Borrowed("免赔率"), Words::Borrowed("管理费"), Words::Borrowed("连乘"), Words::Borrowed("相加"), Words::Borrowed("留存"), Words::Borrowed("扣减"), Words::Borrowed("一成"), Words::Borrowed("部位")]),
        judge: None,
        finding: Words::Borrowed("免赔率、加扣属于减轻保险公司责任的内容，没有提示和讲明白的，不产生效力。这里又加了一层扣减。"),
        consequence: Words::Borrowed("您实际拿到的赔款，可能比投保时以为的少。"),
        next_step: Words::Borrowed("要一份赔款计算书，看每一项扣减对应哪一条。请保险公司提供投保时的提示和说明记录。不合理的可拨12378投诉。"),
        say: Words::Borrowed("您好，请说明每一项加扣的依据，并提供当时的提示和说明记录。没有明确说明的，请取消加扣并补足赔款，谢谢。"),
        suggested_text: None,
        parts: List::Borrowed(POL_035_PARTS),
        mends: List::Borrowed(POL_035_MENDS),
        evidence: List::Borrowed(&[E711, E693]),
        bound: List::Borrowed(POL_035_BOUND),
        since: Words::Borrowed("1.0.0-rc.1"),
};

const POL_036_PARTS: &[Part] = &[
            Part {
                text: RuleText::Finding,
                when: When { words: List::Borrowed(&[Words::Borrowed("原件"), Words::Borrowed("正本"), Words::Borrowed("原始单据"), Words::Borrowed("原始凭证"), Words::Borrowed("原始发票"), Words::Borrowed("原始收据")]), with: List::Borrowed(&[]), without: List::Borrowed(&[Words::Borrowed("本人不"), Words::Borrowed("本人办理"), Words::Borrowed("由本人"), Words::Borrowed("本人到"), Words::Borrowed("本人持"), Words::Borrowed("本人领取"), Words::Borrowed("受益人本人"), Words::Borrowed("亲自"), Words::Borrowed("亲临"), Words::Borrowed("亲至"), Words::Borrowed("柜面"), Words::Borrowed("柜台"), Words::Borrowed("网点"), Words::Borrowed("到场"), Words::Borrowed("现场"), Words::Borrowed("按手印"), Words::Borrowed("指纹"), Words::Borrowed("不接受委托"), Words::Borrowed("代办"), Words::Borrowed("复印"), Words::Borrowed("电子"), Words::Borrowed("影像"), Words::Borrowed("扫描"), Words::Borrowed("打印"), Words::Borrowed("照片")]), near: List::Borrowed(&[]), not_near: List::Borrowed(&[Words::Borrowed("复印件"), Words::Borrowed("电子发票"), Words::Borrowed("电子票据"), Words::Borrowed("电子材料")]), present: List::Borrowed(&[Words::Borrowed("其他合法有效"), Words::Borrowed("其它合法有效"), Words::Borrowed("其他有效证明"), Words::Borrowed("其他证明材料代替"), Words::Borrowed("其他有效材料")]), absent: List::Borrowed(&[]), families: List::Borrowed(&[]), outside: List::Borrowed(&[]), moves: List::Borrowed(&[]), reader: None },
                instead: true,
                says: Words::Borrowed("与确认事故有关、您所能提供的材料就可以用，电子材料也不能只因为是电子的就不认。这里写的是原件；合同里也写了交不出时可以用其他有效的材料，只是没有写电子的、盖章复印的算不算。"),
            },
            Part {
                text: RuleText::Consequence,
                when: When { words: List::Borrowed(&[Words::Borrowed("原件"), Words::Borrowed("正本"), Words::Borrowed("原始单据"), Words::Borrowed("原始凭证"), Words::Borrowed("原始发票"), Words::Borrowed("原始收据")]), with: List::Borrowed(&[]), without: List::Borrowed(&[Words::Borrowed("本人不"), Words::Borrowed("本人办理"), Words::Borrowed("由本人"), Words::Borrowed("本人到"), Words::Borrowed("本人持"), Words::Borrowed("本人领取"), Words::Borrowed("受益人本人"), Words::Borrowed("亲自"), Words::Borrowed("亲临"), Words::Borrowed("亲至"), Words::Borrowed("柜面"), Words::Borrowed("柜台"), Words::Borrowed("网点"), Words::Borrowed("到场"), Words::Borrowed("现场"), Words::Borrowed("按手印"), Words::Borrowed("指纹"), Words::Borrowed("不接受委托"), Words::Borrowed("代办"), Words::Borrowed("复印"), Words::Borrowed("电子"), Words::Borrowed("影像"), Words::Borrowed("扫描"), Words::Borrowed("打印"), Words::Borrowed("照片")]), near: List::Borrowed(&[]), not_near: List::Borrowed(&[Words::Borrowed("复印件"), Words::Borrowed("电子发票"), Words::Borrowed("电子票据"), Words::Borrowed("电子材料")]), present: List::Borrowed(&[Words::Borrowed("其他合法有效"), Words::Borrowed("其它合法有效"), Words::Borrowed("其他有效证明"), Words::Borrowed("其他证明材料代替"), Words::Borrowed("其他有效材料")]), absent: List::Borrowed(&[]), families: List::Borrowed(&[]), outside: List::Borrowed(&[]), moves: List::Borrowed(&[]), reader: None },
                instead: true,
                says: Words::Borrowed("原件不在手上、又说不清原因的，理赔可能拖下来。"),
            },
            Part {
                text: RuleText::NextStep,
                when: When { words: List::Borrowed(&[Words::Borrowed("原件"), Words::Borrowed("正本"), Words::Borrowed("原始单据"), Words::Borrowed("原始凭证"), Words::Borrowed("原始发票"), Words::Borrowed("原始收据")]), with: List::Borrowed(&[]), without: List::Borrowed(&[Words::Borrowed("本人不"), Words::Borrowed("本人办理"), Words::Borrowed("由本人"), Words::Borrowed("本人到"), Words::Borrowed("本人持"), Words::Borrowed("本人领取"), Words::Borrowed("受益人本人"), Words::Borrowed("亲自"), Words::Borrowed("亲临"), Words::Borrowed("亲至"), Words::Borrowed("柜面"), Words::Borrowed("柜台"), Words::Borrowed("网点"), Words::Borrowed("到场"), Words::Borrowed("现场"), Words::Borrowed("按手印"), Words::Borrowed("指纹"), Words::Borrowed("不接受委托"), Words::Borrowed("代办"), Words::Borrowed("复印"), Words::Borrowed("电子"), Words::Borrowed("影像"), Words::Borrowed("扫描"), Words::Borrowed("打印"), Words::Borrowed("照片")]), near: List::Borrowed(&[]), not_near: List::Borrowed(&[Words::Borrowed("复印件"), Words::Borrowed("电子发票"), Words::Borrowed("电子票据"), Words::Borrowed("电子材料")]), present: List::Borrowed(&[Words::Borrowed("其他合法有效"), Words::Borrowed("其它合法有效"), Words::Borrowed("其他有效证明"), Words::Borrowed("其他证明材料代替"), Words::Borrowed("其他有效材料")]), absent: List::Borrowed(&[]), families: List::Borrowed(&[]), outside: List::Borrowed(&[]), moves: List::Borrowed(&[]), reader: None },
                instead: true,
                says: Words::Borrowed("交原件以前先留复印件或者照片。没有原件的，书面说明原因，按合同里可以交其他有效材料的写法，提供电子票据或者盖章复印件。无理拒收的可拨12378投诉。"),
            },
            Part {
                text: RuleText::Say,
                when: When { words: List::Borrowed(&[Words::Borrowed("原件"), Words::Borrowed("正本"), Words::Borrowed("原始单据"), Words::Borrowed("原始凭证"), Words::Borrowed("原始发票"), Words::Borrowed("原始收据")]), with: List::Borrowed(&[]), without: List::Borrowed(&[Words::Borrowed("本人不"), Words::Borrowed("本人办理"), Words::Borrowed("由本人"), Words::Borrowed("本人到"), Words::Borrowed("本人持"), Words::Borrowed("本人领取"), Words::Borrowed("受益人本人"), Words::Borrowed("亲自"), Words::Borrowed("亲临"), Words::Borrowed("亲至"), Words::Borrowed("柜面"), Words::Borrowed("柜台"), Words::Borrowed("网点"), Words::Borrowed("到场"), Words::Borrowed("现场"), Words::Borrowed("按手印"), Words::Borrowed("指纹"), Words::Borrowed("不接受委托"), Words::Borrowed("代办"), Words::Borrowed("复印"), Words::Borrowed("电子"), Words::Borrowed("影像"), Words::Borrowed("扫描"), Words::Borrowed("打印"), Words::Borrowed("照片")]), near: List::Borrowed(&[]), not_near: List::Borrowed(&[Words::Borrowed("复印件"), Words::Borrowed("电子发票"), Words::Borrowed("电子票据"), Words::Borrowed("电子材料")]), present: List::Borrowed(&[Words::Borrowed("其他合法有效"), Words::Borrowed("其它合法有效"), Words::Borrowed("其他有效证明"), Words::Borrowed("其他证明材料代替"), Words::Borrowed("其他有效材料")]), absent: List::Borrowed(&[]), families: List::Borrowed(&[]), outside: List::Borrowed(&[]), moves: List::Borrowed(&[]), reader: None },
                instead: true,
                says: Words::Borrowed("您好，我没有原件，合同写了可以交其他有效的材料，请说明电子票据或者盖章复印件能不能用。不能的，请书面说明理由，谢谢。"),
            },
            Part {
                text: RuleText::Finding,
                when: When { words: List::Borrowed(&[Words::Borrowed("原件"), Words::Borrowed("正本"), Words::Borrowed("原始单据"), Words::Borrowed("原始凭证"), Words::Borrowed("原始发票"), Words::Borrowed("原始收据")]), with: List::Borrowed(&[]), without: List::Borrowed(&[Words::Borrowed("本人不"), Words::Borrowed("本人办理"), Words::Borrowed("由本人"), Words::Borrowed("本人到"), Words::Borrowed("本人持"), Words::Borrowed("本人领取"), Words::Borrowed("受益人本人"), Words::Borrowed("亲自"), Words::Borrowed("亲临"), Words::Borrowed("亲至"), Words::Borrowed("柜面"), Words::Borrowed("柜台"), Words::Borrowed("网点"), Words::Borrowed("到场"), Words::Borrowed("现场"), Words::Borrowed("按手印"), Words::Borrowed("指纹"), Words::Borrowed("不接受委托"), Words::Borrowed("代办"), Words::Borrowed("复印"), Words::Borrowed("电子"), Words::Borrowed("影像"), Words::Borrowed("扫描"), Words::Borrowed("打印"), Words::Borrowed("照片")]), near: List::Borrowed(&[]), not_near: List::Borrowed(&[Words::Borrowed("复印件"), Words::Borrowed("电子发票"), Words::Borrowed("电子票据"), Words::Borrowed("电子材料")]), present: List::Borrowed(&[]), absent: List::Borrowed(&[]), families: List::Borrowed(&[]), outside: List::Borrowed(&[]), moves: List::Borrowed(&[]), reader: None },
                instead: true,
                says: Words::Borrowed("与确认事故有关、您所能提供的材料就可以用，电子材料也不能只因为是电子的就不认。这里写的是原件，电子的、盖章复印的认不认没有写。"),
            },
            Part {
                text: RuleText::Consequence,
                when: When { words: List::Borrowed(&[Words::Borrowed("原件"), Words::Borrowed("正本"), Words::Borrowed("原始单据"), Words::Borrowed("原始凭证"), Words::Borrowed("原始发票"), Words::Borrowed("原始收据")]), with: List::Borrowed(&[]), without: List::Borrowed(&[Words::Borrowed("本人不"), Words::Borrowed("本人办理"), Words::Borrowed("由本人"), Words::Borrowed("本人到"), Words::Borrowed("本人持"), Words::Borrowed("本人领取"), Words::Borrowed("受益人本人"), Words::Borrowed("亲自"), Words::Borrowed("亲临"), Words::Borrowed("亲至"), Words::Borrowed("柜面"), Words::Borrowed("柜台"), Words::Borrowed("网点"), Words::Borrowed("到场"), Words::Borrowed("现场"), Words::Borrowed("按手印"), Words::Borrowed("指纹"), Words::Borrowed("不接受委托"), Words::Borrowed("代办"), Words::Borrowed("复印"), Words::Borrowed("电子"), Words::Borrowed("影像"), Words::Borrowed("扫描"), Words::Borrowed("打印"), Words::Borrowed("照片")]), near: List::Borrowed(&[]), not_near: List::Borrowed(&[Words::Borrowed("复印件"), Words::Borrowed("电子发票"), Words::Borrowed("电子票据"), Words::Borrowed("电子材料")]), present: List::Borrowed(&[]), absent: List::Borrowed(&[]), families: List::Borrowed(&[]), outside: List::Borrowed(&[]), moves: List::Borrowed(&[]), reader: None },
                instead: true,
                says: Words::Borrowed("原件不在手上的，理赔可能拖下来。"),
            },
            Part {
                text: RuleText::NextStep,
                when: When { words: List::Borrowed(&[Words::Borrowed("原件"), Words::Borrowed("正本"), Words::Borrowed("原始单据"), Words::Borrowed("原始凭证"), Words::Borrowed("原始发票"), Words::Borrowed("原始收据")]), with: List::Borrowed(&[]), without: List::Borrowed(&[Words::Borrowed("本人不"), Words::Borrowed("本人办理"), Words::Borrowed("由本人"), Words::Borrowed("本人到"), Words::Borrowed("本人持"), Words::Borrowed("本人领取"), Words::Borrowed("受益人本人"), Words::Borrowed("亲自"), Words::Borrowed("亲临"), Words::Borrowed("亲至"), Words::Borrowed("柜面"), Words::Borrowed("柜台"), Words::Borrowed("网点"), Words::Borrowed("到场"), Words::Borrowed("现场"), Words::Borrowed("按手印"), Words::Borrowed("指纹"), Words::Borrowed("不接受委托"), Words::Borrowed("代办"), Words::Borrowed("复印"), Words::Borrowed("电子"), Words::Borrowed("影像"), Words::Borrowed("扫描"), Words::Borrowed("打印"), Words::Borrowed("照片")]), near: List::Borrowed(&[]), not_near: List::Borrowed(&[Words::Borrowed("复印件"), Words::Borrowed("电子发票"), Words::Borrowed("电子票据"), Words::Borrowed("电子材料")]), present: List::Borrowed(&[]), absent: List::Borrowed(&[]), families: List::Borrowed(&[]), outside: List::Borrowed(&[]), moves: List::Borrowed(&[]), reader: None },
                instead: true,
                says: Words::Borrowed("交原件以前先留复印件或者照片。没有原件的，先问清电子票据、盖章复印件能不能用，请对方书面答复。无理拒收的可拨12378投诉。"),
            },
            Part {
                text: RuleText::Say,
                when: When { words: List::Borrowed(&[Words::Borrowed("原件"), Words::Borrowed("正本"), Words::Borrowed("原始单据"), Words::Borrowed("原始凭证"), Words::Borrowed("原始发票"), Words::Borrowed("原始收据")]), with: List::Borrowed(&[]), without: List::Borrowed(&[Words::Borrowed("本人不"), Words::Borrowed("本人办理"), Words::Borrowed("由本人"), Words::Borrowed("本人到"), Words::Borrowed("本人持"), Words::Borrowed("本人领取"), Words::Borrowed("受益人本人"), Words::Borrowed("亲自"), Words::Borrowed("亲临"), Words::Borrowed("亲至"), Words::Borrowed("柜面"), Words::Borrowed("柜台"), Words::Borrowed("网点"), Words::Borrowed("到场"), Words::Borrowed("现场"), Words::Borrowed("按手印"), Words::Borrowed("指纹"), Words::Borrowed("不接受委托"), Words::Borrowed("代办"), Words::Borrowed("复印"), Words::Borrowed("电子"), Words::Borrowed("影像"), Words::Borrowed("扫描"), Words::Borrowed("打印"), Words::Borrowed("照片")]), near: List::Borrowed(&[]), not_near: List::Borrowed(&[Words::Borrowed("复印件"), Words::Borrowed("电子发票"), Words::Borrowed("电子票据"), Words::Borrowed("电子材料")]), present: List::Borrowed(&[]), absent: List::Borrowed(&[]), families: List::Borrowed(&[]), outside: List::Borrowed(&[]), moves: List::Borrowed(&[]), reader: None },
                instead: true,
                says: Words::Borrowed("您好，请说明没有原件时，能否用电子票据或者盖章复印件代替。不能的，请书面说明理由，谢谢。"),
            },
            Part {
                text: RuleText::Finding,
                when: When { words: List::Borrowed(&[Words::Borrowed("本人不"), Words::Borrowed("本人办理"), Words::Borrowed("由本人"), Words::Borrowed("本人到"), Words::Borrowed("本人持"), Words::Borrowed("本人领取"), Words::Borrowed("受益人本人"), Words::Borrowed("亲自"), Words::Borrowed("亲临"), Words::Borrowed("亲至"), Words::Borrowed("柜面"), Words::Borrowed("柜台"), Words::Borrowed("网点"), Words::Borrowed("到场"), Words::Borrowed("现场"), Words::Borrowed("按手印"), Words::Borrowed("指纹"), Words::Borrowed("不接受委托"), Words::Borrowed("代办")]), with: List::Borrowed(&[]), without: List::Borrowed(&[Words::Borrowed("原件"), Words::Borrowed("复印"), Words::Borrowed("电子"), Words::Borrowed("发票"), Words::Borrowed("票据"), Words::Borrowed("收据"), Words::Borrowed("单据"), Words::Borrowed("小票"), Words::Borrowed("正本"), Words::Borrowed("影像"), Words::Borrowed("扫描"), Words::Borrowed("照片")]), near: List::Borrowed(&[]), not_near: List::Borrowed(&[]), present: List::Borrowed(&[]), absent: List::Borrowed(&[]), families: List::Borrowed(&[]), outside: List::Borrowed(&[]), moves: List::Borrowed(&[]), reader: None },
                instead: true,
                says: Words::Borrowed("申请理赔，只需提供您所能提供、与确认事故有关的材料。这里还限定了由谁办、到哪里办，卡得更严。"),
            },];
const POL_036_MENDS: &[Mend] = &[];
const POL_036_BOUND: &[BoundSource] = &[
            BoundSource { of: List::Borrowed(&[1]), when: When { words: List::Borrowed(&[Words::Borrowed("原件"), Words::Borrowed("复印"), Words::Borrowed("电子"), Words::Borrowed("发票"), Words::Borrowed("票据"), Words::Borrowed("收据"), Words::Borrowed("单据"), Words::Borrowed("小票"), Words::Borrowed("正本"), Words::Borrowed("影像"), Words::Borrowed("扫描"), Words::Borrowed("照片")]), with: List::Borrowed(&[]), without: List::Borrowed(&[]), near: List::Borrowed(&[]), not_near: List::Borrowed(&[]), present: List::Borrowed(&[]), absent: List::Borrowed(&[]), families: List::Borrowed(&[]), outside: List::Borrowed(&[]), moves: List::Borrowed(&[]), reader: None } },
            BoundSource { of: List::Borrowed(&[1]), when: When { words: List::Borrowed(&[]), with: List::Borrowed(&[]), without: List::Borrowed(&[Words::Borrowed("本人不"), Words::Borrowed("本人办理"), Words::Borrowed("由本人"), Words::Borrowed("本人到"), Words::Borrowed("本人持"), Words::Borrowed("本人领取"), Words::Borrowed("受益人本人"), Words::Borrowed("亲自"), Words::Borrowed("亲临"), Words::Borrowed("亲至"), Words::Borrowed("柜面"), Words::Borrowed("柜台"), Words::Borrowed("网点"), Words::Borrowed("到场"), Words::Borrowed("现场"), Words::Borrowed("按手印"), Words::Borrowed("指纹"), Words::Borrowed("不接受委托"), Words::Borrowed("代办")]), near: List::Borrowed(&[]), not_near: List::Borrowed(&[]), present: List::Borrowed(&[]), absent: List::Borrowed(&[]), families: List::Borrowed(&[]), outside: List::Borrowed(&[]), moves: List::Borrowed(&[]), reader: None } },
            BoundSource { of: List::Borrowed(&[2]), when: When { words: List::Borrowed(&[Words::Borrowed("本人不"), Words::Borrowed("本人办理"), Words::Borrowed("由本人"), Words::Borrowed("本人到"), Words::Borrowed("本人持"), Words::Borrowed("本人领取"), Words::Borrowed("受益人本人"), Words::Borrowed("亲自"), Words::Borrowed("亲临"), Words::Borrowed("亲至"), Words::Borrowed("柜面"), Words::Borrowed("柜台"), Words::Borrowed("网点"), Words::Borrowed("到场"), Words::Borrowed("现场"), Words::Borrowed("按手印"), Words::Borrowed("指纹"), Words::Borrowed("不接受委托"), Words::Borrowed("代办")]), with: List::Borrowed(&[]), without: List::Borrowed(&[]), near: List::Borrowed(&[]), not_near: List::Borrowed(&[]), present: List::Borrowed(&[]), absent: List::Borrowed(&[]), families: List::Borrowed(&[]), outside: List::Borrowed(&[]), moves: List::Borrowed(&[]), reader: None } },];
const POL_036: Rule = Rule {
        id: Words::Borrowed("pol-036"),
        name: Words::Borrowed("只认原件和本人到场"),
        card: Card::Policy,
        level: Level::Low,
        hurts: Words::Borrowed("受益人"),
        families: List::Borrowed(&[Words::Borrowed("*")]),
        frames: List::Borrowed(&[Frame::Force, Frame::Unequal]),
        topics: List::Borrowed(&[Words::Borrowed("原件"), Words::Borrowed("复印件"), Words::Borrowed("电子发票"), Words::Borrowed("分割单"), Words::Borrowed("本人"), Words::Borrowed("柜台"), Words::Borrowed("柜面"), Words::Borrowed("到场"), Words::Borrowed("现场"), Words::Borrowed("公证"), Words::Borrowed("指纹"), Words::Borrowed("保单遗失"), Words::Borrowed("遗失"), Words::Borrowed("补办"), Words::Borrowed("认卡不认人"), Words::Borrowed("底联"), Words::Borrowed("小票"), Words::Borrowed("前台"), Words::Borrowed("网点"), Words::Borrowed("打印件"), Words::Borrowed("褪色"), Words::Borrowed("写不了字"), Words::Borrowed("亲自")]),
        judge: None,
        finding: Words::Borrowed("与确认事故有关、您所能提供的材料就可以用，电子材料也不能只因为是电子的就不认。这里在形式上卡得更严。"),
        consequence: Words::Borrowed("您可能要多跑几趟，理赔也会拖下来。"),
        next_step: Words::Borrowed("先问清能否用盖章复印件、电子材料或委托办理代替，并请对方书面答复。确有困难的说明原因。无理拒收的可拨12378投诉。"),
        say: Words::Borrowed("您好，请说明能否用盖章复印件、电子材料或委托方式办理。不能接受的，请书面说明理由，谢谢。"),
        suggested_text: None,
        parts: List::Borrowed(POL_036_PARTS),
        mends: List::Borrowed(POL_036_MENDS),
        evidence: List::Borrowed(&[E733, E759, E695]),
        bound: List::Borrowed(POL_036_BOUND),
        since: Words::Borrowed("1.0.0-rc.1"),
};

const POL_037_PARTS: &[Part] = &[
            Part {
                text: RuleText::Finding,
                when: When { words: List::Borrowed(&[Words::Borrowed("抢救超过"), Words::Borrowed("救治超过"), Words::Borrowed("治疗超过"), Words::Borrowed("入院超过"), Words::Borrowed("送医超过")]), with: List::Borrowed(&[]), without: List::Borrowed(&[Words::Borrowed("猝死")]), near: List::Borrowed(&[]), not_near: List::Borrowed(&[]), present: List::Borrowed(&[]), absent: List::Borrowed(&[]), families: List::Borrowed(&[]), outside: List::Borrowed(&[]), moves: List::Borrowed(&[]), reader: None },
                instead: true,
                says: Words::Borrowed("申请人只需提供所能提供的证明。照这里写的，抢救得久一些才去世，就可能不算意外身故。"),
            },
            Part {
                text: RuleText::Consequence,
                when: When { words: List::Borrowed(&[Words::Borrowed("抢救超过"), Words::Borrowed("救治超过"), Words::Borrowed("治疗超过"), Words::Borrowed("入院超过"), Words::Borrowed("送医超过")]), with: List::Borrowed(&[]), without: List::Borrowed(&[Words::Borrowed("猝死")]), near: List::Borrowed(&[]), not_near: List::Borrowed(&[]), present: List::Borrowed(&[]), absent: List::Borrowed(&[]), families: List::Borrowed(&[]), outside: List::Borrowed(&[]), moves: List::Borrowed(&[]), reader: None },
                instead: true,
                says: Words::Borrowed("抢救时间长了，家人可能得不到赔款。"),
            },
            Part {
                text: RuleText::Finding,
                when: When { words: List::Borrowed(&[Words::Borrowed("直接且单独"), Words::Borrowed("直接并且单独"), Words::Borrowed("单独原因"), Words::Borrowed("单独的原因"), Words::Borrowed("直接、单独"), Words::Borrowed("唯一的原因"), Words::Borrowed("唯一原因"), Words::Borrowed("直接且唯一"), Words::Borrowed("独立的原因"), Words::Borrowed("独立原因")]), with: List::Borrowed(&[]), without: List::Borrowed(&[]), near: List::Borrowed(&[]), not_near: List::Borrowed(&[]), present: List::Borrowed(&[]), absent: List::Borrowed(&[]), families: List::Borrowed(&[]), outside: List::Borrowed(&[]), moves: List::Borrowed(&[]), reader: None },
                instead: true,
                says: Words::Borrowed("这里要求意外是单独起作用的原因，夹着旧病等别的原因就可能不赔。原因难以分清的，法院可以按比例支持给付。"),
            },
            Part {
                text: RuleText::Consequence,
                when: When { words: List::Borrowed(&[Words::Borrowed("直接且单独"), Words::Borrowed("直接并且单独"), Words::Borrowed("单独原因"), Words::Borrowed("单独的原因"), Words::Borrowed("直接、单独"), Words::Borrowed("唯一的原因"), Words::Borrowed("唯一原因"), Words::Borrowed("直接且唯一"), Words::Borrowed("独立的原因"), Words::Borrowed("独立原因")]), with: List::Borrowed(&[]), without: List::Borrowed(&[]), near: List::Borrowed(&[]), not_near: List::Borrowed(&[]), present: List::Borrowed(&[]), absent: List::Borrowed(&[]), families: List::Borrowed(&[]), outside: List::Borrowed(&[]), moves: List::Borrowed(&[]), reader: None },
                instead: true,
                says: Words::Borrowed("出事时还有别的原因掺在里面的，可能得不到按意外算的那份赔款。"),
            },
            Part {
                text: RuleText::NextStep,
                when: When { words: List::Borrowed(&[Words::Borrowed("直接且单独"), Words::Borrowed("直接并且单独"), Words::Borrowed("单独原因"), Words::Borrowed("单独的原因"), Words::Borrowed("直接、单独"), Words::Borrowed("唯一的原因"), Words::Borrowed("唯一原因"), Words::Borrowed("直接且唯一"), Words::Borrowed("独立的原因"), Words::Borrowed("独立原因")]), with: List::Borrowed(&[]), without: List::Borrowed(&[]), near: List::Borrowed(&[]), not_near: List::Borrowed(&[]), present: List::Borrowed(&[]), absent: List::Borrowed(&[]), families: List::Borrowed(&[]), outside: List::Borrowed(&[]), moves: List::Borrowed(&[]), reader: None },
                instead: true,
                says: Words::Borrowed("出事后保留急救、病历和事故记录，请医生写明意外起了什么作用。被拒的要求书面理由，原因分不清的请求按比例给付，可拨12378或12348。"),
            },
            Part {
                text: RuleText::Say,
                when: When { words: List::Borrowed(&[Words::Borrowed("直接且单独"), Words::Borrowed("直接并且单独"), Words::Borrowed("单独原因"), Words::Borrowed("单独的原因"), Words::Borrowed("直接、单独"), Words::Borrowed("唯一的原因"), Words::Borrowed("唯一原因"), Words::Borrowed("直接且唯一"), Words::Borrowed("独立的原因"), Words::Borrowed("独立原因")]), with: List::Borrowed(&[]), without: List::Borrowed(&[]), near: List::Borrowed(&[]), not_near: List::Borrowed(&[]), present: List::Borrowed(&[]), absent: List::Borrowed(&[]), families: List::Borrowed(&[]), outside: List::Borrowed(&[]), moves: List::Borrowed(&[]), reader: None },
                instead: true,
                says: Words::Borrowed("您好，请书面说明是怎样认定原因的。意外和别的原因难以分清的，请考虑按比例给付，谢谢。"),
            },
            Part {
                text: RuleText::Finding,
                when: When { words: List::Borrowed(&[Words::Borrowed("日内"), Words::Borrowed("天内"), Words::Borrowed("个月内"), Words::Borrowed("日以内"), Words::Borrowed("天以内"), Words::Borrowed("个月以内"), Words::Borrowed("日之内"), Words::Borrowed("天之内"), Words::Borrowed("天后"), Words::Borrowed("日后"), Words::Borrowed("个月后"), Words::Borrowed("日之后"), Words::Borrowed("天之后"), Words::Borrowed("天才"), Words::Borrowed("日才"), Words::Borrowed("月以后"), Words::Borrowed("天以后"), Words::Borrowed("日以后")]), with: List::Borrowed(&[]), without: List::Borrowed(&[Words::Borrowed("尸检"), Words::Borrowed("解剖"), Words::Borrowed("尸体"), Words::Borrowed("猝死"), Words::Borrowed("小时")]), near: List::Borrowed(&[]), not_near: List::Borrowed(&[]), present: List::Borrowed(&[]), absent: List::Borrowed(&[]), families: List::Borrowed(&[]), outside: List::Borrowed(&[]), moves: List::Borrowed(&[Words::Borrowed("pol-accident")]), reader: None },
                instead: true,
                says: Words::Borrowed("常见的做法是出事后一百八十天内身故都赔。这里写的天数更短，过了就可能不赔。"),
            },
            Part {
                text: RuleText::Consequence,
                when: When { words: List::Borrowed(&[Words::Borrowed("日内"), Words::Borrowed("天内"), Words::Borrowed("个月内"), Words::Borrowed("日以内"), Words::Borrowed("天以内"), Words::Borrowed("个月以内"), Words::Borrowed("日之内"), Words::Borrowed("天之内"), Words::Borrowed("天后"), Words::Borrowed("日后"), Words::Borrowed("个月后"), Words::Borrowed("日之后"), Words::Borrowed("天之后"), Words::Borrowed("天才"), Words::Borrowed("日才"), Words::Borrowed("月以后"), Words::Borrowed("天以后"), Words::Borrowed("日以后")]), with: List::Borrowed(&[]), without: List::Borrowed(&[Words::Borrowed("尸检"), Words::Borrowed("解剖"), Words::Borrowed("尸体"), Words::Borrowed("猝死"), Words::Borrowed("小时")]), near: List::Borrowed(&[]), not_near: List::Borrowed(&[]), present: List::Borrowed(&[]), absent: List::Borrowed(&[]), families: List::Borrowed(&[]), outside: List::Borrowed(&[]), moves: List::Borrowed(&[Words::Borrowed("pol-accident")]), reader: None },
                instead: true,
                says: Words::Borrowed("抢救得久一些，哪怕死因就是这次事故，也可能得不到赔款。"),
            },
            Part {
                text: RuleText::NextStep,
                when: When { words: List::Borrowed(&[Words::Borrowed("日内"), Words::Borrowed("天内"), Words::Borrowed("个月内"), Words::Borrowed("日以内"), Words::Borrowed("天以内"), Words::Borrowed("个月以内"), Words::Borrowed("日之内"), Words::Borrowed("天之内"), Words::Borrowed("天后"), Words::Borrowed("日后"), Words::Borrowed("个月后"), Words::Borrowed("日之后"), Words::Borrowed("天之后"), Words::Borrowed("天才"), Words::Borrowed("日才"), Words::Borrowed("月以后"), Words::Borrowed("天以后"), Words::Borrowed("日以后")]), with: List::Borrowed(&[]), without: List::Borrowed(&[Words::Borrowed("尸检"), Words::Borrowed("解剖"), Words::Borrowed("尸体"), Words::Borrowed("猝死"), Words::Borrowed("小时")]), near: List::Borrowed(&[]), not_near: List::Borrowed(&[]), present: List::Borrowed(&[]), absent: List::Borrowed(&[]), families: List::Borrowed(&[]), outside: List::Borrowed(&[]), moves: List::Borrowed(&[Words::Borrowed("pol-accident")]), reader: None },
                instead: true,
                says: Words::Borrowed("保留事故、急救和死亡的记录，证明身故是这次事故造成的。因为天数被拒的，要求书面理由和投保时的说明记录，可拨12378或12348。"),
            },
            Part {
                text: RuleText::Say,
                when: When { words: List::Borrowed(&[Words::Borrowed("日内"), Words::Borrowed("天内"), Words::Borrowed("个月内"), Words::Borrowed("日以内"), Words::Borrowed("天以内"), Words::Borrowed("个月以内"), Words::Borrowed("日之内"), Words::Borrowed("天之内"), Words::Borrowed("天后"), Words::Borrowed("日后"), Words::Borrowed("个月后"), Words::Borrowed("日之后"), Words::Borrowed("天之后"), Words::Borrowed("天才"), Words::Borrowed("日才"), Words::Borrowed("月以后"), Words::Borrowed("天以后"), Words::Borrowed("日以后")]), with: List::Borrowed(&[]), without: List::Borrowed(&[Words::Borrowed("尸检"), Words::Borrowed("解剖"), Words::Borrowed("尸体"), Words::Borrowed("猝死"), Words::Borrowed("小时")]), near: List::Borrowed(&[]), not_near: List::Borrowed(&[]), present: List::Borrowed(&[]), absent: List::Borrowed(&[]), families: List::Borrowed(&[]), outside: List::Borrowed(&[]), moves: List::Borrowed(&[Words::Borrowed("pol-accident")]), reader: None },
                instead: true,
                says: Words::Borrowed("您好，身故是这次事故造成的。请说明天数限制的依据，并提供投保时对这一条的提示和说明记录，谢谢。"),
            },
            Part {
                text: RuleText::Finding,
                when: When { words: List::Borrowed(&[Words::Borrowed("小时")]), with: List::Borrowed(&[]), without: List::Borrowed(&[Words::Borrowed("尸检"), Words::Borrowed("解剖"), Words::Borrowed("尸体")]), near: List::Borrowed(&[]), not_near: List::Borrowed(&[]), present: List::Borrowed(&[]), absent: List::Borrowed(&[]), families: List::Borrowed(&[]), outside: List::Borrowed(&[]), moves: List::Borrowed(&[]), reader: None },
                instead: true,
                says: Words::Borrowed("这里的猝死要在写明的时间内死亡才算，抢救得久一些就可能不赔。申请人只需提供所能提供的证明。"),
            },
            Part {
                text: RuleText::Consequence,
                when: When { words: List::Borrowed(&[Words::Borrowed("小时")]), with: List::Borrowed(&[]), without: List::Borrowed(&[Words::Borrowed("尸检"), Words::Borrowed("解剖"), Words::Borrowed("尸体")]), near: List::Borrowed(&[]), not_near: List::Borrowed(&[]), present: List::Borrowed(&[]), absent: List::Borrowed(&[]), families: List::Borrowed(&[]), outside: List::Borrowed(&[]), moves: List::Borrowed(&[]), reader: None },
                instead: true,
                says: Words::Borrowed("抢救时间长了，可能就不算这里说的猝死。"),
            },];
const POL_037_MENDS: &[Mend] = &[];
const POL_037_BOUND: &[BoundSource] = &[
            BoundSource { of: List::Borrowed(&[0]), when: When { words: List::Borrowed(&[Words::Borrowed("直接且单独"), Words::Borrowed("直接并且单独"), Words::Borrowed("单独原因"), Words::Borrowed("单独的原因"), Words::Borrowed("直接、单独"), Words::Borrowed("唯一的原因"), Words::Borrowed("唯一原因"), Words::Borrowed("直接且唯一"), Words::Borrowed("独立的原因"), Words::Borrowed("独立原因")]), with: List::Borrowed(&[]), without: List::Borrowed(&[]), near: List::Borrowed(&[]), not_near: List::Borrowed(&[]), present: List::Borrowed(&[]), absent: List::Borrowed(&[]), families: List::Borrowed(&[]), outside: List::Borrowed(&[]), moves: List::Borrowed(&[]), reader: None } },
            BoundSource { of: List::Borrowed(&[0]), when: When { words: List::Borrowed(&[Words::Borrowed("尸检"), Words::Borrowed("解剖"), Words::Borrowed("尸体"), Words::Borrowed("猝死"), Words::Borrowed("小时")]), with: List::Borrowed(&[]), without: List::Borrowed(&[]), near: List::Borrowed(&[]), not_near: List::Borrowed(&[]), present: List::Borrowed(&[]), absent: List::Borrowed(&[]), families: List::Borrowed(&[]), outside: List::Borrowed(&[]), moves: List::Borrowed(&[]), reader: None } },
            BoundSource { of: List::Borrowed(&[0]), when: When { words: List::Borrowed(&[]), with: List::Borrowed(&[]), without: List::Borrowed(&[Words::Borrowed("日内"), Words::Borrowed("天内"), Words::Borrowed("个月内"), Words::Borrowed("日以内"), Words::Borrowed("天以内"), Words::Borrowed("个月以内"), Words::Borrowed("日之内"), Words::Borrowed("天之内"), Words::Borrowed("天后"), Words::Borrowed("日后"), Words::Borrowed("个月后"), Words::Borrowed("日之后"), Words::Borrowed("天之后"), Words::Borrowed("天才"), Words::Borrowed("日才"), Words::Borrowed("月以后"), Words::Borrowed("天以后"), Words::Borrowed("日以后"), Words::Borrowed("抢救超过"), Words::Borrowed("救治超过"), Words::Borrowed("治疗超过"), Words::Borrowed("入院超过"), Words::Borrowed("送医超过")]), near: List::Borrowed(&[]), not_near: List::Borrowed(&[]), present: List::Borrowed(&[]), absent: List::Borrowed(&[]), families: List::Borrowed(&[]), outside: List::Borrowed(&[]), moves: List::Borrowed(&[]), reader: None } },
            BoundSource { of: List::Borrowed(&[1]), when: When { words: List::Borrowed(&[Words::Borrowed("尸检"), Words::Borrowed("解剖"), Words::Borrowed("尸体"), Words::Borrowed("猝死"), Words::Borrowed("小时"), Words::Borrowed("抢救超过"), Words::Borrowed("救治超过"), Words::Borrowed("治疗超过"), Words::Borrowed("入院超过"), Words::Borrowed("送医超过")]), with: List::Borrowed(&[]), without: List::Borrowed(&[Words::Borrowed("直接且单独"), Words::Borrowed("直接并且单独"), Words::Borrowed("单独原因"), Words::Borrowed("单独的原因"), Words::Borrowed("直接、单独"), Words::Borrowed("唯一的原因"), Words::Borrowed("唯一原因"), Words::Borrowed("直接且唯一"), Words::Borrowed("独立的原因"), Words::Borrowed("独立原因")]), near: List::Borrowed(&[]), not_near: List::Borrowed(&[]), present: List::Borrowed(&[]), absent: List::Borrowed(&[]), families: List::Borrowed(&[]), outside: List::Borrowed(&[]), moves: List::Borrowed(&[]), reader: None } },
            BoundSource { of: List::Borrowed(&[1]), when: When { words: List::Borrowed(&[]), with: List::Borrowed(&[]), without: List::Borrowed(&[Words::Borrowed("日内"), Words::Borrowed("天内"), Words::Borrowed("个月内"), Words::Borrowed("日以内"), Words::Borrowed("天以内"), Words::Borrowed("个月以内"), Words::Borrowed("日之内"), Words::Borrowed("天之内"), Words::Borrowed("天后"), Words::Borrowed("日后"), Words::Borrowed("个月后"), Words::Borrowed("日之后"), Words::Borrowed("天之后"), Words::Borrowed("天才"), Words::Borrowed("日才"), Words::Borrowed("月以后"), Words::Borrowed("天以后"), Words::Borrowed("日以后"), Words::Borrowed("直接且单独"), Words::Borrowed("直接并且单独"), Words::Borrowed("单独原因"), Words::Borrowed("单独的原因"), Words::Borrowed("直接、单独"), Words::Borrowed("唯一的原因"), Words::Borrowed("唯一原因"), Words::Borrowed("直接且唯一"), Words::Borrowed("独立的原因"), Words::Borrowed("独立原因")]), near: List::Borrowed(&[]), not_near: List::Borrowed(&[]), present: List::Borrowed(&[]), absent: List::Borrowed(&[]), families: List::Borrowed(&[]), outside: List::Borrowed(&[]), moves: List::Borrowed(&[]), reader: None } },
            BoundSource { of: List::Borrowed(&[2]), when: When { words: List::Borrowed(&[Words::Borrowed("日内"), Words::Borrowed("天内"), Words::Borrowed("个月内"), Words::Borrowed("日以内"), Words::Borrowed("天以内"), Words::Borrowed("个月以内"), Words::Borrowed("日之内"), Words::Borrowed("天之内"), Words::Borrowed("天后"), Words::Borrowed("日后"), Words::Borrowed("个月后"), Words::Borrowed("日之后"), Words::Borrowed("天之后"), Words::Borrowed("天才"), Words::Borrowed("日才"), Words::Borrowed("月以后"), Words::Borrowed("天以后"), Words::Borrowed("日以后")]), with: List::Borrowed(&[]), without: List::Borrowed(&[Words::Borrowed("直接且单独"), Words::Borrowed("直接并且单独"), Words::Borrowed("单独原因"), Words::Borrowed("单独的原因"), Words::Borrowed("直接、单独"), Words::Borrowed("唯一的原因"), Words::Borrowed("唯一原因"), Words::Borrowed("直接且唯一"), Words::Borrowed("独立的原因"), Words::Borrowed("独立原因"), Words::Borrowed("尸检"), Words::Borrowed("解剖"), Words::Borrowed("尸体"), Words::Borrowed("猝死"), Words::Borrowed("小时"), Words::Borrowed("抢救超过"), Words::Borrowed("救治超过"), Words::Borrowed("治疗超过"), Words::Borrowed("入院超过"), Words::Borrowed("送医超过")]), near: List::Borrowed(&[]), not_near: List::Borrowed(&[]), present: List::Borrowed(&[]), absent: List::Borrowed(&[]), families: List::Borrowed(&[]), outside: List::Borrowed(&[]), moves: List::Borrowed(&[]), reader: None } },
            BoundSource { of: List::Borrowed(&[3]), when: When { words: List::Borrowed(&[Words::Borrowed("伤口"), Words::Borrowed("见血"), Words::Borrowed("直接撞击"), Words::Borrowed("才属外来"), Words::Borrowed("不算意外")]), with: List::Borrowed(&[]), without: List::Borrowed(&[Words::Borrowed("直接且单独"), Words::Borrowed("直接并且单独"), Words::Borrowed("单独原因"), Words::Borrowed("单独的原因"), Words::Borrowed("直接、单独"), Words::Borrowed("唯一的原因"), Words::Borrowed("唯一原因"), Words::Borrowed("直接且唯一"), Words::Borrowed("独立的原因"), Words::Borrowed("独立原因"), Words::Borrowed("日内"), Words::Borrowed("天内"), Words::Borrowed("个月内"), Words::Borrowed("日以内"), Words::Borrowed("天以内"), Words::Borrowed("个月以内"), Words::Borrowed("日之内"), Words::Borrowed("天之内"), Words::Borrowed("天后"), Words::Borrowed("日后"), Words::Borrowed("个月后"), Words::Borrowed("日之后"), Words::Borrowed("天之后"), Words::Borrowed("天才"), Words::Borrowed("日才"), Words::Borrowed("月以后"), Words::Borrowed("天以后"), Words::Borrowed("日以后")]), near: List::Borrowed(&[]), not_near: List::Borrowed(&[]), present: List::Borrowed(&[]), absent: List::Borrowed(&[]), families: List::Borrowed(&[]), outside: List::Borrowed(&[]), moves: List::Borrowed(&[]), reader: None } },];
const POL_037: Rule = Rule {
        id: Words::Borrowed("pol-037"),
        name: Words::Borrowed("意外猝死认定太苛刻"),
        card: Card::Policy,
        level: Level::Medium,
        hurts: Words::Borrowed("受益人"),
        families: List::Borrowed(&[Words::Borrowed("accident"), Words::Borrowed("group")]),
        frames: List::Borrowed(&[Frame::Exempt, Frame::Deem, Frame::Decide]),
        topics: List::Borrowed(&[Words::Borrowed("意外"), Words::Borrowed("猝死"), Words::Borrowed("死因"), Words::Borrowed("尸检"), Words::Borrowed("解剖"), Words::Borrowed("身故"), Words::Borrowed("死亡"), Words::Borrowed("外来"), Words::Borrowed("外力"), Words::Borrowed("伤口"), Words::Borrowed("失足"), Words::Borrowed("滑倒"), Words::Borrowed("心脏骤停"), Words::Borrowed("因果"), Words::Borrowed("旧疾"), Words::Borrowed("并发"), Words::Borrowed("晕倒"), Words::Borrowed("断气"), Words::Borrowed("见血")]),
        judge: None,
        finding: Words::Borrowed("申请人只需提供所能提供的证明；原因难以分清的，法院可以按比例支持给付。这里把查清原因的难处放在您一边。"),
        consequence: Words::Borrowed("您拿不出条款要的证明，就可能得不到赔款。"),
        next_step: Words::Borrowed("尽早报警、报案，保留死亡证明、急救记录和其他证据。要不要尸检，先书面问清公司意见再决定。被拒的要求书面理由，可拨12378或12348。"),
        say: Words::Borrowed("您好，我们会提供所能提供的证明材料。原因难以分清的，请考虑按比例给付，并书面说明核定依据，谢谢。"),
        suggested_text: None,
        parts: List::Borrowed(POL_037_PARTS),
        mends: List::Borrowed(POL_037_MENDS),
        evidence: List::Borrowed(&[E760, E733, E693, E730]),
        bound: List::Borrowed(POL_037_BOUND),
        since: Words::Borrowed("1.0.0-rc.1"),
};

const POL_038_PARTS: &[Part] = &[
            Part {
                text: RuleText::Finding,
                when: When { words: List::Borrowed(&[Words::Borrowed("日内"), Words::Borrowed("天内"), Words::Borrowed("个月内"), Words::Borrowed("日以内"), Words::Borrowed("天以内"), Words::Borrowed("个月以内"), Words::Borrowed("日之内"), Words::Borrowed("天之内"), Words::Borrowed("天后"), Words::Borrowed("日后"), Words::Borrowed("个月后"), Words::Borrowed("日之后"), Words::Borrowed("天之后"), Words::Borrowed("天才"), Words::Borrowed("日才"), Words::Borrowed("月以后"), Words::Borrowed("天以后"), Words::Borrowed("日以后")]), with: List::Borrowed(&[]), without: List::Borrowed(&[Words::Borrowed("指定"), Words::Borrowed("认可"), Words::Borrowed("由我们"), Words::Borrowed("由本公司"), Words::Borrowed("由保险人"), Words::Borrowed("委派"), Words::Borrowed("自行评定")]), near: List::Borrowed(&[]), not_near: List::Borrowed(&[]), present: List::Borrowed(&[]), absent: List::Borrowed(&[]), families: List::Borrowed(&[]), outside: List::Borrowed(&[]), moves: List::Borrowed(&[]), reader: None },
                instead: true,
                says: Words::Borrowed("常见的做法是出事后一百八十天内造成的伤残都赔。这里写的天数更短，或者到了写明的天数就不再看伤情。"),
            },
            Part {
                text: RuleText::Consequence,
                when: When { words: List::Borrowed(&[Words::Borrowed("日内"), Words::Borrowed("天内"), Words::Borrowed("个月内"), Words::Borrowed("日以内"), Words::Borrowed("天以内"), Words::Borrowed("个月以内"), Words::Borrowed("日之内"), Words::Borrowed("天之内"), Words::Borrowed("天后"), Words::Borrowed("日后"), Words::Borrowed("个月后"), Words::Borrowed("日之后"), Words::Borrowed("天之后"), Words::Borrowed("天才"), Words::Borrowed("日才"), Words::Borrowed("月以后"), Words::Borrowed("天以后"), Words::Borrowed("日以后")]), with: List::Borrowed(&[]), without: List::Borrowed(&[Words::Borrowed("指定"), Words::Borrowed("认可"), Words::Borrowed("由我们"), Words::Borrowed("由本公司"), Words::Borrowed("由保险人"), Words::Borrowed("委派"), Words::Borrowed("自行评定")]), near: List::Borrowed(&[]), not_near: List::Borrowed(&[]), present: List::Borrowed(&[]), absent: List::Borrowed(&[]), families: List::Borrowed(&[]), outside: List::Borrowed(&[]), moves: List::Borrowed(&[]), reader: None },
                instead: true,
                says: Words::Borrowed("治疗得久一些，哪怕伤残就是这次事故造成的，也可能得不到赔款。"),
            },
            Part {
                text: RuleText::NextStep,
                when: When { words: List::Borrowed(&[Words::Borrowed("日内"), Words::Borrowed("天内"), Words::Borrowed("个月内"), Words::Borrowed("日以内"), Words::Borrowed("天以内"), Words::Borrowed("个月以内"), Words::Borrowed("日之内"), Words::Borrowed("天之内"), Words::Borrowed("天后"), Words::Borrowed("日后"), Words::Borrowed("个月后"), Words::Borrowed("日之后"), Words::Borrowed("天之后"), Words::Borrowed("天才"), Words::Borrowed("日才"), Words::Borrowed("月以后"), Words::Borrowed("天以后"), Words::Borrowed("日以后")]), with: List::Borrowed(&[]), without: List::Borrowed(&[Words::Borrowed("指定"), Words::Borrowed("认可"), Words::Borrowed("由我们"), Words::Borrowed("由本公司"), Words::Borrowed("由保险人"), Words::Borrowed("委派"), Words::Borrowed("自行评定")]), near: List::Borrowed(&[]), not_near: List::Borrowed(&[]), present: List::Borrowed(&[]), absent: List::Borrowed(&[]), families: List::Borrowed(&[]), outside: List::Borrowed(&[]), moves: List::Borrowed(&[]), reader: None },
                instead: true,
                says: Words::Borrowed("保留事故、治疗的记录，伤情稳定后尽快向有资质的鉴定机构申请评定。因为天数被拒的，要求书面理由和投保时的说明记录，可拨12378或12348。"),
            },
            Part {
                text: RuleText::Say,
                when: When { words: List::Borrowed(&[Words::Borrowed("日内"), Words::Borrowed("天内"), Words::Borrowed("个月内"), Words::Borrowed("日以内"), Words::Borrowed("天以内"), Words::Borrowed("个月以内"), Words::Borrowed("日之内"), Words::Borrowed("天之内"), Words::Borrowed("天后"), Words::Borrowed("日后"), Words::Borrowed("个月后"), Words::Borrowed("日之后"), Words::Borrowed("天之后"), Words::Borrowed("天才"), Words::Borrowed("日才"), Words::Borrowed("月以后"), Words::Borrowed("天以后"), Words::Borrowed("日以后")]), with: List::Borrowed(&[]), without: List::Borrowed(&[Words::Borrowed("指定"), Words::Borrowed("认可"), Words::Borrowed("由我们"), Words::Borrowed("由本公司"), Words::Borrowed("由保险人"), Words::Borrowed("委派"), Words::Borrowed("自行评定")]), near: List::Borrowed(&[]), not_near: List::Borrowed(&[]), present: List::Borrowed(&[]), absent: List::Borrowed(&[]), families: List::Borrowed(&[]), outside: List::Borrowed(&[]), moves: List::Borrowed(&[]), reader: None },
                instead: true,
                says: Words::Borrowed("您好，伤残是这次事故造成的。请说明天数限制的依据，并提供投保时对这一条的提示和说明记录，谢谢。"),
            },];
const POL_038_MENDS: &[Mend] = &[];
const POL_038_BOUND: &[BoundSource] = &[
            BoundSource { of: List::Borrowed(&[0]), when: When { words: List::Borrowed(&[]), with: List::Borrowed(&[]), without: List::Borrowed(&[Words::Borrowed("日内"), Words::Borrowed("天内"), Words::Borrowed("个月内"), Words::Borrowed("日以内"), Words::Borrowed("天以内"), Words::Borrowed("个月以内"), Words::Borrowed("日之内"), Words::Borrowed("天之内"), Words::Borrowed("天后"), Words::Borrowed("日后"), Words::Borrowed("个月后"), Words::Borrowed("日之后"), Words::Borrowed("天之后"), Words::Borrowed("天才"), Words::Borrowed("日才"), Words::Borrowed("月以后"), Words::Borrowed("天以后"), Words::Borrowed("日以后")]), near: List::Borrowed(&[]), not_near: List::Borrowed(&[]), present: List::Borrowed(&[]), absent: List::Borrowed(&[]), families: List::Borrowed(&[]), outside: List::Borrowed(&[]), moves: List::Borrowed(&[]), reader: None } },
            BoundSource { of: List::Borrowed(&[0]), when: When { words: List::Borrowed(&[Words::Borrowed("指定"), Words::Borrowed("认可"), Words::Borrowed("由我们"), Words::Borrowed("由本公司"), Words::Borrowed("由保险人"), Words::Borrowed("委派"), Words::Borrowed("自行评定")]), with: List::Borrowed(&[]), without: List::Borrowed(&[]), near: List::Borrowed(&[]), not_near: List::Borrowed(&[]), present: List::Borrowed(&[]), absent: List::Borrowed(&[]), families: List::Borrowed(&[]), outside: List::Borrowed(&[]), moves: List::Borrowed(&[]), reader: None } },
            BoundSource { of: List::Borrowed(&[1, 2]), when: When { words: List::Borrowed(&[Words::Borrowed("指定"), Words::Borrowed("认可"), Words::Borrowed("由我们"), Words::Borrowed("由本公司"), Words::Borrowed("由保险人"), Words::Borrowed("委派"), Words::Borrowed("自行评定"), Words::Borrowed("本公司"), Words::Borrowed("我司"), Words::Borrowed("公司给"), Words::Borrowed("医务"), Words::Borrowed("驻地"), Words::Borrowed("鉴定")]), with: List::Borrowed(&[]), without: List::Borrowed(&[Words::Borrowed("日内"), Words::Borrowed("天内"), Words::Borrowed("个月内"), Words::Borrowed("日以内"), Words::Borrowed("天以内"), Words::Borrowed("个月以内"), Words::Borrowed("日之内"), Words::Borrowed("天之内"), Words::Borrowed("天后"), Words::Borrowed("日后"), Words::Borrowed("个月后"), Words::Borrowed("日之后"), Words::Borrowed("天之后"), Words::Borrowed("天才"), Words::Borrowed("日才"), Words::Borrowed("月以后"), Words::Borrowed("天以后"), Words::Borrowed("日以后")]), near: List::Borrowed(&[]), not_near: List::Borrowed(&[]), present: List::Borrowed(&[]), absent: List::Borrowed(&[]), families: List::Borrowed(&[]), outside: List::Borrowed(&[]), moves: List::Borrowed(&[]), reader: None } },
            BoundSource { of: List::Borrowed(&[1, 2]), when: When { words: List::Borrowed(&[Words::Borrowed("指定"), Words::Borrowed("认可"), Words::Borrowed("由我们"), Words::Borrowed("由本公司"), Words::Borrowed("由保险人"), Words::Borrowed("委派"), Words::Borrowed("自行评定")]), with: List::Borrowed(&[]), without: List::Borrowed(&[]), near: List::Borrowed(&[]), not_near: List::Borrowed(&[]), present: List::Borrowed(&[]), absent: List::Borrowed(&[]), families: List::Borrowed(&[]), outside: List::Borrowed(&[]), moves: List::Borrowed(&[]), reader: None } },
            BoundSource { of: List::Borrowed(&[3]), when: When { words: List::Borrowed(&[Words::Borrowed("日内"), Words::Borrowed("天内"), Words::Borrowed("个月内"), Words::Borrowed("日以内"), Words::Borrowed("天以内"), Words::Borrowed("个月以内"), Words::Borrowed("日之内"), Words::Borrowed("天之内"), Words::Borrowed("天后"), Words::Borrowed("日后"), Words::Borrowed("个月后"), Words::Borrowed("日之后"), Words::Borrowed("天之后"), Words::Borrowed("天才"), Words::Borrowed("日才"), Words::Borrowed("月以后"), Words::Borrowed("天以后"), Words::Borrowed("日以后")]), with: List::Borrowed(&[]), without: List::Borrowed(&[Words::Borrowed("指定"), Words::Borrowed("认可"), Words::Borrowed("由我们"), Words::Borrowed("由本公司"), Words::Borrowed("由保险人"), Words::Borrowed("委派"), Words::Borrowed("自行评定")]), near: List::Borrowed(&[]), not_near: List::Borrowed(&[]), present: List::Borrowed(&[]), absent: List::Borrowed(&[]), families: List::Borrowed(&[]), outside: List::Borrowed(&[]), moves: List::Borrowed(&[]), reader: None } },];
const POL_038: Rule = Rule {
        id: Words::Borrowed("pol-038"),
        name: Words::Borrowed("伤残评定由公司说了算"),
        card: Card::Policy,
        level: Level::Medium,
        hurts: Words::Borrowed("被保险人"),
        families: List::Borrowed(&[Words::Borrowed("accident"), Words::Borrowed("group"), Words::Borrowed("critical")]),
        frames: List::Borrowed(&[Frame::Decide, Frame::Cap, Frame::Exempt, Frame::Short]),
        topics: List::Borrowed(&[Words::Borrowed("伤残"), Words::Borrowed("残疾"), Words::Borrowed("评残"), Words::Borrowed("全残"), Words::Borrowed("评定"), Words::Borrowed("鉴定"), Words::Borrowed("等级"), Words::Borrowed("残"), Words::Borrowed("比例表"), Words::Borrowed("缺失"), Words::Borrowed("切除"), Words::Borrowed("毁容"), Words::Borrowed("脚趾"), Words::Borrowed("手指"), Words::Borrowed("失能")]),
        judge: None,
        finding: Words::Borrowed("伤残评定应当有公开的国家标准或行业标准作依据。这里的评法不利于您，也不容易核对。"),
        consequence: Words::Borrowed("您的伤残可能评得比公开标准低，甚至评不上。"),
        next_step: Words::Borrowed("治疗稳定后，向有资质的鉴定机构申请评定，最好与保险公司共同委托。书面要求写明用的是哪个标准。公司坚持自评的，可拨12378投诉。"),
        say: Words::Borrowed("您好，请写明伤残评定所用标准的全称，并同意共同委托有资质的独立机构评定，按结论核定，谢谢。"),
        suggested_text: None,
        parts: List::Borrowed(POL_038_PARTS),
        mends: List::Borrowed(POL_038_MENDS),
        evidence: List::Borrowed(&[E761, E740, E695, E693]),
        bound: List::Borrowed(POL_038_BOUND),
        since: Words::Borrowed("1.0.0-rc.1"),
};

const POL_039_PARTS: &[Part] = &[
            Part {
                text: RuleText::Finding,
                when: When { words: List::Borrowed(&[Words::Borrowed("医疗费"), Words::Borrowed("医药费"), Words::Borrowed("药费"), Words::Borrowed("治疗费"), Words::Borrowed("住院费")]), with: List::Borrowed(&[Words::Borrowed("不负"), Words::Borrowed("不承担"), Words::Borrowed("不再"), Words::Borrowed("不予"), Words::Borrowed("不赔"), Words::Borrowed("不给付")]), without: List::Borrowed(&[Words::Borrowed("定额"), Words::Borrowed("日额"), Words::Borrowed("津贴"), Words::Borrowed("身故"), Words::Borrowed("伤残")]), near: List::Borrowed(&[]), not_near: List::Borrowed(&[]), present: List::Borrowed(&[]), absent: List::Borrowed(&[]), families: List::Borrowed(&[]), outside: List::Borrowed(&[]), moves: List::Borrowed(&[]), reader: None },
                instead: true,
                says: Words::Borrowed("报销医疗费的，可以扣掉别处已经赔的，余下的仍要赔。这里写的是别处赔过就不赔，没有把余下的分出来。"),
            },
            Part {
                text: RuleText::Consequence,
                when: When { words: List::Borrowed(&[Words::Borrowed("医疗费"), Words::Borrowed("医药费"), Words::Borrowed("药费"), Words::Borrowed("治疗费"), Words::Borrowed("住院费")]), with: List::Borrowed(&[Words::Borrowed("不负"), Words::Borrowed("不承担"), Words::Borrowed("不再"), Words::Borrowed("不予"), Words::Borrowed("不赔"), Words::Borrowed("不给付")]), without: List::Borrowed(&[Words::Borrowed("定额"), Words::Borrowed("日额"), Words::Borrowed("津贴"), Words::Borrowed("身故"), Words::Borrowed("伤残")]), near: List::Borrowed(&[]), not_near: List::Borrowed(&[]), present: List::Borrowed(&[]), absent: List::Borrowed(&[]), families: List::Borrowed(&[]), outside: List::Borrowed(&[]), moves: List::Borrowed(&[]), reader: None },
                instead: true,
                says: Words::Borrowed("您在别处只拿到一部分，这边也可能整笔不赔。"),
            },
            Part {
                text: RuleText::NextStep,
                when: When { words: List::Borrowed(&[Words::Borrowed("医疗费"), Words::Borrowed("医药费"), Words::Borrowed("药费"), Words::Borrowed("治疗费"), Words::Borrowed("住院费")]), with: List::Borrowed(&[Words::Borrowed("不负"), Words::Borrowed("不承担"), Words::Borrowed("不再"), Words::Borrowed("不予"), Words::Borrowed("不赔"), Words::Borrowed("不给付")]), without: List::Borrowed(&[Words::Borrowed("定额"), Words::Borrowed("日额"), Words::Borrowed("津贴"), Words::Borrowed("身故"), Words::Borrowed("伤残")]), near: List::Borrowed(&[]), not_near: List::Borrowed(&[]), present: List::Borrowed(&[]), absent: List::Borrowed(&[]), families: List::Borrowed(&[]), outside: List::Borrowed(&[]), moves: List::Borrowed(&[]), reader: None },
                instead: true,
                says: Words::Borrowed("留好费用清单和别处赔款的凭证，把没有得到补偿的部分算出来，书面要求继续赔付。被拒的可拨12378。"),
            },
            Part {
                text: RuleText::Say,
                when: When { words: List::Borrowed(&[Words::Borrowed("医疗费"), Words::Borrowed("医药费"), Words::Borrowed("药费"), Words::Borrowed("治疗费"), Words::Borrowed("住院费")]), with: List::Borrowed(&[Words::Borrowed("不负"), Words::Borrowed("不承担"), Words::Borrowed("不再"), Words::Borrowed("不予"), Words::Borrowed("不赔"), Words::Borrowed("不给付")]), without: List::Borrowed(&[Words::Borrowed("定额"), Words::Borrowed("日额"), Words::Borrowed("津贴"), Words::Borrowed("身故"), Words::Borrowed("伤残")]), near: List::Borrowed(&[]), not_near: List::Borrowed(&[]), present: List::Borrowed(&[]), absent: List::Borrowed(&[]), families: List::Borrowed(&[]), outside: List::Borrowed(&[]), moves: List::Borrowed(&[]), reader: None },
                instead: true,
                says: Words::Borrowed("您好，别处赔了一部分的，请就没有得到补偿的部分继续赔付；不赔的，请书面说明依据，谢谢。"),
            },];
const POL_039_MENDS: &[Mend] = &[];
const POL_039_BOUND: &[BoundSource] = &[
            BoundSource { of: List::Borrowed(&[0]), when: When { words: List::Borrowed(&[Words::Borrowed("第三者"), Words::Borrowed("第三方"), Words::Borrowed("肇事"), Words::Borrowed("责任方"), Words::Borrowed("他人"), Words::Borrowed("侵权"), Words::Borrowed("对方"), Words::Borrowed("加害")]), with: List::Borrowed(&[]), without: List::Borrowed(&[]), near: List::Borrowed(&[]), not_near: List::Borrowed(&[]), present: List::Borrowed(&[]), absent: List::Borrowed(&[]), families: List::Borrowed(&[]), outside: List::Borrowed(&[]), moves: List::Borrowed(&[]), reader: None } },
            BoundSource { of: List::Borrowed(&[1]), when: When { words: List::Borrowed(&[Words::Borrowed("医疗"), Words::Borrowed("医药"), Words::Borrowed("药费"), Words::Borrowed("费用"), Words::Borrowed("报销"), Words::Borrowed("发票"), Words::Borrowed("票据"), Words::Borrowed("补偿型"), Words::Borrowed("日额"), Words::Borrowed("津贴"), Words::Borrowed("定额")]), with: List::Borrowed(&[]), without: List::Borrowed(&[]), near: List::Borrowed(&[]), not_near: List::Borrowed(&[]), present: List::Borrowed(&[]), absent: List::Borrowed(&[]), families: List::Borrowed(&[]), outside: List::Borrowed(&[]), moves: List::Borrowed(&[]), reader: None } },
            BoundSource { of: List::Borrowed(&[3]), when: When { words: List::Borrowed(&[Words::Borrowed("其他保险"), Words::Borrowed("别家"), Words::Borrowed("多份"), Words::Borrowed("其他公司"), Words::Borrowed("其他商业"), Words::Borrowed("各家"), Words::Borrowed("两家"), Words::Borrowed("其他机构"), Words::Borrowed("任何商业保险")]), with: List::Borrowed(&[Words::Borrowed("医疗"), Words::Borrowed("医药"), Words::Borrowed("药费"), Words::Borrowed("费用"), Words::Borrowed("报销"), Words::Borrowed("发票"), Words::Borrowed("票据"), Words::Borrowed("补偿型")]), without: List::Borrowed(&[]), near: List::Borrowed(&[]), not_near: List::Borrowed(&[]), present: List::Borrowed(&[]), absent: List::Borrowed(&[]), families: List::Borrowed(&[]), outside: List::Borrowed(&[]), moves: List::Borrowed(&[]), reader: None } },
            BoundSource { of: List::Borrowed(&[2]), when: When { words: List::Borrowed(&[Words::Borrowed("公费医疗"), Words::Borrowed("社会医疗保险"), Words::Borrowed("基本医疗保险"), Words::Borrowed("社保"), Words::Borrowed("医保"), Words::Borrowed("新农合"), Words::Borrowed("统筹"), Words::Borrowed("农村合作")]), with: List::Borrowed(&[Words::Borrowed("医疗"), Words::Borrowed("医药"), Words::Borrowed("药费"), Words::Borrowed("费用"), Words::Borrowed("报销"), Words::Borrowed("发票"), Words::Borrowed("票据"), Words::Borrowed("补偿型")]), without: List::Borrowed(&[]), near: List::Borrowed(&[]), not_near: List::Borrowed(&[]), present: List::Borrowed(&[]), absent: List::Borrowed(&[]), families: List::Borrowed(&[]), outside: List::Borrowed(&[]), moves: List::Borrowed(&[]), reader: None } },
            BoundSource { of: List::Borrowed(&[4]), when: When { words: List::Borrowed(&[Words::Borrowed("身故"), Words::Borrowed("死亡"), Words::Borrowed("伤残"), Words::Borrowed("残疾"), Words::Borrowed("定额"), Words::Borrowed("意外金"), Words::Borrowed("人没了"), Words::Borrowed("抚恤"), Words::Borrowed("津贴"), Words::Borrowed("日额"), Words::Borrowed("给付金"), Words::Borrowed("重疾"), Words::Borrowed("意外赔款")]), with: List::Borrowed(&[]), without: List::Borrowed(&[Words::Borrowed("第三者"), Words::Borrowed("第三方"), Words::Borrowed("肇事"), Words::Borrowed("责任方"), Words::Borrowed("他人"), Words::Borrowed("侵权"), Words::Borrowed("对方"), Words::Borrowed("加害")]), near: List::Borrowed(&[]), not_near: List::Borrowed(&[]), present: List::Borrowed(&[]), absent: List::Borrowed(&[]), families: List::Borrowed(&[]), outside: List::Borrowed(&[]), moves: List::Borrowed(&[]), reader: None } },
            BoundSource { of: List::Borrowed(&[4]), when: When { words: List::Borrowed(&[]), with: List::Borrowed(&[]), without: List::Borrowed(&[Words::Borrowed("医疗"), Words::Borrowed("医药"), Words::Borrowed("药费"), Words::Borrowed("费用"), Words::Borrowed("报销"), Words::Borrowed("发票"), Words::Borrowed("票据"), Words::Borrowed("补偿型"), Words::Borrowed("第三者"), Words::Borrowed("第三方"), Words::Borrowed("肇事"), Words::Borrowed("责任方"), Words::Borrowed("他人"), Words::Borrowed("侵权"), Words::Borrowed("对方"), Words::Borrowed("加害")]), near: List::Borrowed(&[]), not_near: List::Borrowed(&[]), present: List::Borrowed(&[]), absent: List::Borrowed(&[]), families: List::Borrowed(&[]), outside: List::Borrowed(&[]), moves: List::Borrowed(&[]), reader: None } },];
const POL_039: Rule = Rule {
        id: Words::Borrowed("pol-039"),
        name: Words::Borrowed("别处赔过就扣光"),
        card: Card::Policy,
        level: Level::Medium,
        hurts: Words::Borrowed("被保险人"),
        families: List::Borrowed(&[Words::Borrowed("health"), Words::Borrowed("accident"), Words::Borrowed("life"), Words::Borrowed("group"), Words::Borrowed("critical")]),
        frames: List::Borrowed(&[Frame::Cap, Frame::Exempt, Frame::Waive, Frame::Grab]),
        topics: List::Borrowed(&[Words::Borrowed("第三者"), Words::Borrowed("肇事"), Words::Borrowed("工伤"), Words::Borrowed("别家"), Words::Borrowed("另一家"), Words::Borrowed("其他保险"), Words::Borrowed("其他保险人"), Words::Borrowed("他处"), Words::Borrowed("他保险人"), Words::Borrowed("捐款"), Words::Borrowed("慈善"), Words::Borrowed("互助金"), Words::Borrowed("抵扣"), Words::Borrowed("冲减"), Words::Borrowed("差额"), Words::Borrowed("抚恤"), Words::Borrowed("慰问"), Words::Borrowed("旅行社"), Words::Borrowed("校方"), Words::Borrowed("多份"), Words::Borrowed("别处"), Words::Borrowed("别家用过"), Words::Borrowed("抵账"), Words::Borrowed("权利移转"), Words::Borrowed("代付"), Words::Borrowed("丧葬"), Words::Borrowed("取得赔偿"), Words::Borrowed("已获赔"), Words::Borrowed("责任方")]),
        judge: None,
        finding: Words::Borrowed("按约定数额给付的保险，别处赔过也应当照付；报销医疗费的，可以扣掉别处已经赔的，余下的仍要赔。这里因为别处的钱而少赔。"),
        consequence: Words::Borrowed("您在别处拿过一点钱，这边就可能少赔甚至不赔。"),
        next_step: Words::Borrowed("先分清是定额给付还是报销费用。定额的，书面要求全额给付；报销的，可以自己决定先向谁申请，余下的要求补足。被扣光的可拨12378。"),
        say: Words::Borrowed("您好，请说明这项扣减的依据。定额给付的，不应因别处的赔偿减少；报销费用的，请就没有得到补偿的部分继续赔付，谢谢。"),
        suggested_text: None,
        parts: List::Borrowed(POL_039_PARTS),
        mends: List::Borrowed(POL_039_MENDS),
        evidence: List::Borrowed(&[E737, E762, E716, E763, E695]),
        bound: List::Borrowed(POL_039_BOUND),
        since: Words::Borrowed("1.0.0-rc.1"),
};

const POL_040_PARTS: &[Part] = &[
            Part {
                text: RuleText::Finding,
                when: When { words: List::Borrowed(&[Words::Borrowed("解除前发生")]), with: List::Borrowed(&[]), without: List::Borrowed(&[Words::Borrowed("告知"), Words::Borrowed("隐瞒"), Words::Borrowed("不实"), Words::Borrowed("虚假"), Words::Borrowed("故意"), Words::Borrowed("过失"), Words::Borrowed("填写")]), near: List::Borrowed(&[Words::Borrowed("年龄")]), not_near: List::Borrowed(&[]), present: List::Borrowed(&[]), absent: List::Borrowed(&[]), families: List::Borrowed(&[]), outside: List::Borrowed(&[]), moves: List::Borrowed(&[]), reader: None },
                instead: true,
                says: Words::Borrowed("申报的年龄不真实、真实年龄又不合限制的，法律写的是可以解除合同、退还现金价值。这里还写解除以前出的事也不赔。"),
            },
            Part {
                text: RuleText::Consequence,
                when: When { words: List::Borrowed(&[Words::Borrowed("解除前发生")]), with: List::Borrowed(&[]), without: List::Borrowed(&[Words::Borrowed("告知"), Words::Borrowed("隐瞒"), Words::Borrowed("不实"), Words::Borrowed("虚假"), Words::Borrowed("故意"), Words::Borrowed("过失"), Words::Borrowed("填写")]), near: List::Borrowed(&[Words::Borrowed("年龄")]), not_near: List::Borrowed(&[]), present: List::Borrowed(&[]), absent: List::Borrowed(&[]), families: List::Borrowed(&[]), outside: List::Borrowed(&[]), moves: List::Borrowed(&[]), reader: None },
                instead: true,
                says: Words::Borrowed("出事以后才发现年龄填错了，保险金也可能拿不到。"),
            },
            Part {
                text: RuleText::NextStep,
                when: When { words: List::Borrowed(&[Words::Borrowed("解除前发生")]), with: List::Borrowed(&[]), without: List::Borrowed(&[Words::Borrowed("告知"), Words::Borrowed("隐瞒"), Words::Borrowed("不实"), Words::Borrowed("虚假"), Words::Borrowed("故意"), Words::Borrowed("过失"), Words::Borrowed("填写")]), near: List::Borrowed(&[Words::Borrowed("年龄")]), not_near: List::Borrowed(&[]), present: List::Borrowed(&[]), absent: List::Borrowed(&[]), families: List::Borrowed(&[]), outside: List::Borrowed(&[]), moves: List::Borrowed(&[]), reader: None },
                instead: true,
                says: Words::Borrowed("现在就核对投保单上的年龄和证件，有错的马上申请更正。公司以此拒赔的，看合同成立是否已满二年、公司知道以后是否已过三十日，书面请其写明依据。谈不拢可拨12378投诉。"),
            },
            Part {
                text: RuleText::Say,
                when: When { words: List::Borrowed(&[Words::Borrowed("解除前发生")]), with: List::Borrowed(&[]), without: List::Borrowed(&[Words::Borrowed("告知"), Words::Borrowed("隐瞒"), Words::Borrowed("不实"), Words::Borrowed("虚假"), Words::Borrowed("故意"), Words::Borrowed("过失"), Words::Borrowed("填写")]), near: List::Borrowed(&[Words::Borrowed("年龄")]), not_near: List::Borrowed(&[]), present: List::Borrowed(&[]), absent: List::Borrowed(&[]), families: List::Borrowed(&[]), outside: List::Borrowed(&[]), moves: List::Borrowed(&[]), reader: None },
                instead: true,
                says: Words::Borrowed("您好，年龄有误的，请按保险法第三十二条处理，并说明解除以前发生的事故不赔的依据，谢谢。"),
            },
            Part {
                text: RuleText::Finding,
                when: When { words: List::Borrowed(&[Words::Borrowed("未如实告知的"), Words::Borrowed("未告知的"), Words::Borrowed("隐瞒的"), Words::Borrowed("未声明的"), Words::Borrowed("未申报的"), Words::Borrowed("未披露的")]), with: List::Borrowed(&[]), without: List::Borrowed(&[Words::Borrowed("解除"), Words::Borrowed("任何"), Words::Borrowed("一切"), Words::Borrowed("退保"), Words::Borrowed("终止")]), near: List::Borrowed(&[]), not_near: List::Borrowed(&[]), present: List::Borrowed(&[]), absent: List::Borrowed(&[]), families: List::Borrowed(&[]), outside: List::Borrowed(&[]), moves: List::Borrowed(&[]), reader: None },
                instead: true,
                says: Words::Borrowed("没有如实告知的，公司应当在法定的期限里解除合同，才可以据此不赔。这里不说解除合同，直接列为不赔，绕开了这些条件。"),
            },
            Part {
                text: RuleText::Consequence,
                when: When { words: List::Borrowed(&[Words::Borrowed("未如实告知的"), Words::Borrowed("未告知的"), Words::Borrowed("隐瞒的"), Words::Borrowed("未声明的"), Words::Borrowed("未申报的"), Words::Borrowed("未披露的")]), with: List::Borrowed(&[]), without: List::Borrowed(&[Words::Borrowed("解除"), Words::Borrowed("任何"), Words::Borrowed("一切"), Words::Borrowed("退保"), Words::Borrowed("终止")]), near: List::Borrowed(&[]), not_near: List::Borrowed(&[]), present: List::Borrowed(&[]), absent: List::Borrowed(&[]), families: List::Borrowed(&[]), outside: List::Borrowed(&[]), moves: List::Borrowed(&[]), reader: None },
                instead: true,
                says: Words::Borrowed("合同一直有效、保费照收，出事时却可能以没有告知为由不赔。"),
            },
            Part {
                text: RuleText::Say,
                when: When { words: List::Borrowed(&[Words::Borrowed("未如实告知的"), Words::Borrowed("未告知的"), Words::Borrowed("隐瞒的"), Words::Borrowed("未声明的"), Words::Borrowed("未申报的"), Words::Borrowed("未披露的")]), with: List::Borrowed(&[]), without: List::Borrowed(&[Words::Borrowed("解除"), Words::Borrowed("任何"), Words::Borrowed("一切"), Words::Borrowed("退保"), Words::Borrowed("终止")]), near: List::Borrowed(&[]), not_near: List::Borrowed(&[]), present: List::Borrowed(&[]), absent: List::Borrowed(&[]), families: List::Borrowed(&[]), outside: List::Borrowed(&[]), moves: List::Borrowed(&[]), reader: None },
                instead: true,
                says: Words::Borrowed("您好，按司法解释，没有解除合同的，不能直接以未如实告知为由拒赔。请据此核定，并书面答复，谢谢。"),
            },
            Part {
                text: RuleText::Finding,
                when: When { words: List::Borrowed(&[Words::Borrowed("解除前发生")]), with: List::Borrowed(&[]), without: List::Borrowed(&[Words::Borrowed("告知"), Words::Borrowed("隐瞒"), Words::Borrowed("不实"), Words::Borrowed("虚假"), Words::Borrowed("故意"), Words::Borrowed("过失"), Words::Borrowed("填写")]), near: List::Borrowed(&[]), not_near: List::Borrowed(&[]), present: List::Borrowed(&[]), absent: List::Borrowed(&[]), families: List::Borrowed(&[]), outside: List::Borrowed(&[]), moves: List::Borrowed(&[]), reader: None },
                instead: true,
                says: Words::Borrowed("这里说解除以前已经发生的事故也不赔。告知有错，要故意或者重大过失才可能这样；年龄报错、不合年龄限制的，法律只写了可以解除合同、退还现金价值。"),
            },
            Part {
                text: RuleText::Consequence,
                when: When { words: List::Borrowed(&[Words::Borrowed("解除前发生")]), with: List::Borrowed(&[]), without: List::Borrowed(&[Words::Borrowed("告知"), Words::Borrowed("隐瞒"), Words::Borrowed("不实"), Words::Borrowed("虚假"), Words::Borrowed("故意"), Words::Borrowed("过失"), Words::Borrowed("填写")]), near: List::Borrowed(&[]), not_near: List::Borrowed(&[]), present: List::Borrowed(&[]), absent: List::Borrowed(&[]), families: List::Borrowed(&[]), outside: List::Borrowed(&[]), moves: List::Borrowed(&[]), reader: None },
                instead: true,
                says: Words::Borrowed("出事以后才发现填错了，保险金也可能拿不到。"),
            },
            Part {
                text: RuleText::Say,
                when: When { words: List::Borrowed(&[Words::Borrowed("年龄"), Words::Borrowed("岁")]), with: List::Borrowed(&[]), without: List::Borrowed(&[Words::Borrowed("无年龄限制")]), near: List::Borrowed(&[]), not_near: List::Borrowed(&[]), present: List::Borrowed(&[]), absent: List::Borrowed(&[]), families: List::Borrowed(&[]), outside: List::Borrowed(&[]), moves: List::Borrowed(&[]), reader: None },
                instead: true,
                says: Words::Borrowed("您好，告知有误的，请按保险法第十六条看是否足以影响承保、与事故有没有关系；年龄有误的，请按第三十二条处理。请据此书面答复，谢谢。"),
            },
            Part {
                text: RuleText::Say,
                when: When { words: List::Borrowed(&[Words::Borrowed("解除前发生")]), with: List::Borrowed(&[]), without: List::Borrowed(&[Words::Borrowed("告知"), Words::Borrowed("隐瞒"), Words::Borrowed("不实"), Words::Borrowed("虚假"), Words::Borrowed("故意"), Words::Borrowed("过失"), Words::Borrowed("填写")]), near: List::Borrowed(&[]), not_near: List::Borrowed(&[]), present: List::Borrowed(&[]), absent: List::Borrowed(&[]), families: List::Borrowed(&[]), outside: List::Borrowed(&[]), moves: List::Borrowed(&[]), reader: None },
                instead: true,
                says: Words::Borrowed("您好，告知有误的，请按保险法第十六条看是否足以影响承保、与事故有没有关系；年龄有误的，请按第三十二条处理。请据此书面答复，谢谢。"),
            },
            Part {
                text: RuleText::Finding,
                when: When { words: List::Borrowed(&[]), with: List::Borrowed(&[]), without: List::Borrowed(&[Words::Borrowed("年龄"), Words::Borrowed("岁"), Words::Borrowed("解除前发生的保险事故,我们")]), near: List::Borrowed(&[]), not_near: List::Borrowed(&[]), present: List::Borrowed(&[]), absent: List::Borrowed(&[]), families: List::Borrowed(&[]), outside: List::Borrowed(&[]), moves: List::Borrowed(&[]), reader: None },
                instead: true,
                says: Words::Borrowed("告知有错，要故意或者重大过失、足以影响承保或费率，才可以解除合同，赔不赔、退不退费也各有条件。这里没有这样区分，后果过重。"),
            },];
const POL_040_MENDS: &[Mend] = &[];
const POL_040_BOUND: &[BoundSource] = &[
            BoundSource { of: List::Borrowed(&[1]), when: When { words: List::Borrowed(&[]), with: List::Borrowed(&[]), without: List::Borrowed(&[Words::Borrowed("解除")]), near: List::Borrowed(&[]), not_near: List::Borrowed(&[]), present: List::Borrowed(&[]), absent: List::Borrowed(&[]), families: List::Borrowed(&[]), outside: List::Borrowed(&[]), moves: List::Borrowed(&[]), reader: None } },
            BoundSource { of: List::Borrowed(&[1]), when: When { words: List::Borrowed(&[Words::Borrowed("径行拒"), Words::Borrowed("直接拒"), Words::Borrowed("不解除")]), with: List::Borrowed(&[]), without: List::Borrowed(&[]), near: List::Borrowed(&[]), not_near: List::Borrowed(&[]), present: List::Borrowed(&[]), absent: List::Borrowed(&[]), families: List::Borrowed(&[]), outside: List::Borrowed(&[]), moves: List::Borrowed(&[]), reader: None } },
            BoundSource { of: List::Borrowed(&[2]), when: When { words: List::Borrowed(&[Words::Borrowed("年龄"), Words::Borrowed("岁")]), with: List::Borrowed(&[]), without: List::Borrowed(&[]), near: List::Borrowed(&[]), not_near: List::Borrowed(&[]), present: List::Borrowed(&[]), absent: List::Borrowed(&[]), families: List::Borrowed(&[]), outside: List::Borrowed(&[]), moves: List::Borrowed(&[]), reader: None } },
            BoundSource { of: List::Borrowed(&[2]), when: When { words: List::Borrowed(&[Words::Borrowed("解除前发生")]), with: List::Borrowed(&[]), without: List::Borrowed(&[Words::Borrowed("告知"), Words::Borrowed("隐瞒"), Words::Borrowed("不实"), Words::Borrowed("虚假"), Words::Borrowed("故意"), Words::Borrowed("过失"), Words::Borrowed("填写")]), near: List::Borrowed(&[]), not_near: List::Borrowed(&[]), present: List::Borrowed(&[]), absent: List::Borrowed(&[]), families: List::Borrowed(&[]), outside: List::Borrowed(&[]), moves: List::Borrowed(&[]), reader: None } },
            BoundSource { of: List::Borrowed(&[3]), when: When { words: List::Borrowed(&[]), with: List::Borrowed(&[]), without: List::Borrowed(&[Words::Borrowed("解除前发生")]), near: List::Borrowed(&[]), not_near: List::Borrowed(&[]), present: List::Borrowed(&[]), absent: List::Borrowed(&[]), families: List::Borrowed(&[]), outside: List::Borrowed(&[]), moves: List::Borrowed(&[]), reader: None } },
            BoundSource { of: List::Borrowed(&[3]), when: When { words: List::Borrowed(&[Words::Borrowed("任何"), Words::Borrowed("一切"), Words::Borrowed("概不"), Words::Borrowed("一律"), Words::Borrowed("不论"), Words::Borrowed("无论")]), with: List::Borrowed(&[]), without: List::Borrowed(&[]), near: List::Borrowed(&[]), not_near: List::Borrowed(&[]), present: List::Borrowed(&[]), absent: List::Borrowed(&[]), families: List::Borrowed(&[]), outside: List::Borrowed(&[]), moves: List::Borrowed(&[]), reader: None } },];
const POL_040: Rule = Rule {
        id: Words::Borrowed("pol-040"),
        name: Words::Borrowed("告知有错就一概不赔"),
        card: Card::Policy,
        level: Level::High,
        hurts: Words::Borrowed("投保人"),
        families: List::Borrowed(&[Words::Borrowed("*")]),
        frames: List::Borrowed(&[Frame::Forfeit, Frame::Exempt, Frame::Unequal, Frame::Quit]),
        topics: List::Borrowed(&[Words::Borrowed("告知"), Words::Borrowed("不符"), Words::Borrowed("不实"), Words::Borrowed("填错"), Words::Borrowed("漏报"), Words::Borrowed("误差"), Words::Borrowed("写错"), Words::Borrowed("填的"), Words::Borrowed("年龄"), Words::Borrowed("问卷"), Words::Borrowed("报成"), Words::Borrowed("核验"), Words::Borrowed("漏填"), Words::Borrowed("瑕疵"), Words::Borrowed("相左"), Words::Borrowed("差报"), Words::Borrowed("如实"), Words::Borrowed("房龄"), Words::Borrowed("里程"), Words::Borrowed("所填"), Words::Borrowed("不真实"), Words::Borrowed("出入"), Words::Borrowed("有误"), Words::Borrowed("真实年龄")]),
        judge: None,
        finding: Words::Borrowed("告知有错，要故意或者重大过失、足以影响承保或费率，才可以解除合同，赔不赔、退不退费也各有条件；年龄报错另有规定。这里没有这样区分，后果过重。"),
        consequence: Words::Borrowed("一处与出事无关的差错，也可能让保险金拿不到。"),
        next_step: Words::Borrowed("看错的那一项是否影响承保、与事故有没有关系、是谁填的。书面请保险公司说明依据。公司没有依法解除合同就直接拒赔的，可以提出异议，并拨12378投诉。"),
        say: Words::Borrowed("您好，告知有误的，请按保险法第十六条看是不是故意或者重大过失、是否足以影响承保、与事故有没有关系，并据此书面答复，谢谢。"),
        suggested_text: None,
        parts: List::Borrowed(POL_040_PARTS),
        mends: List::Borrowed(POL_040_MENDS),
        evidence: List::Borrowed(&[E713, E764, E718, E695]),
        bound: List::Borrowed(POL_040_BOUND),
        since: Words::Borrowed("1.0.0-rc.1"),
};

const POL_042_PARTS: &[Part] = &[
            Part {
                text: RuleText::Finding,
                when: When { words: List::Borrowed(&[]), with: List::Borrowed(&[]), without: List::Borrowed(&[Words::Borrowed("理解"), Words::Borrowed("说明"), Words::Borrowed("条款"), Words::Borrowed("责任免除"), Words::Borrowed("免责"), Words::Borrowed("全部内容"), Words::Borrowed("合同内容"), Words::Borrowed("听进"), Words::Borrowed("讲"), Words::Borrowed("所载事项")]), near: List::Borrowed(&[]), not_near: List::Borrowed(&[]), present: List::Borrowed(&[]), absent: List::Borrowed(&[]), families: List::Borrowed(&[]), outside: List::Borrowed(&[]), moves: List::Borrowed(&[]), reader: None },
                instead: true,
                says: Words::Borrowed("通知要到达您才算数。这里没有确认您真的收到，就算已经送达。"),
            },
            Part {
                text: RuleText::NextStep,
                when: When { words: List::Borrowed(&[]), with: List::Borrowed(&[]), without: List::Borrowed(&[Words::Borrowed("电子保单"), Words::Borrowed("电子投保"), Words::Borrowed("电子保险"), Words::Borrowed("电子合同"), Words::Borrowed("无纸化"), Words::Borrowed("卡包"), Words::Borrowed("二维码"), Words::Borrowed("下载"), Words::Borrowed("平台"), Words::Borrowed("理解"), Words::Borrowed("说明"), Words::Borrowed("条款"), Words::Borrowed("责任免除"), Words::Borrowed("免责"), Words::Borrowed("全部内容"), Words::Borrowed("合同内容"), Words::Borrowed("听进"), Words::Borrowed("讲"), Words::Borrowed("所载事项")]), near: List::Borrowed(&[]), not_near: List::Borrowed(&[]), present: List::Borrowed(&[]), absent: List::Borrowed(&[]), families: List::Borrowed(&[]), outside: List::Borrowed(&[]), moves: List::Borrowed(&[]), reader: None },
                instead: true,
                says: Words::Borrowed("核对留给公司的电话、邮箱和地址，变了及时告诉它。书面要求重要通知另用能确认收到的方式。没收到的，请保险公司拿出送达记录，可拨12378。"),
            },
            Part {
                text: RuleText::Say,
                when: When { words: List::Borrowed(&[]), with: List::Borrowed(&[]), without: List::Borrowed(&[Words::Borrowed("电子保单"), Words::Borrowed("电子投保"), Words::Borrowed("电子保险"), Words::Borrowed("电子合同"), Words::Borrowed("无纸化"), Words::Borrowed("卡包"), Words::Borrowed("二维码"), Words::Borrowed("下载"), Words::Borrowed("平台"), Words::Borrowed("理解"), Words::Borrowed("说明"), Words::Borrowed("条款"), Words::Borrowed("责任免除"), Words::Borrowed("免责"), Words::Borrowed("全部内容"), Words::Borrowed("合同内容"), Words::Borrowed("听进"), Words::Borrowed("讲"), Words::Borrowed("所载事项")]), near: List::Borrowed(&[]), not_near: List::Borrowed(&[]), present: List::Borrowed(&[]), absent: List::Borrowed(&[]), families: List::Borrowed(&[]), outside: List::Borrowed(&[]), moves: List::Borrowed(&[]), reader: None },
                instead: true,
                says: Words::Borrowed("您好，重要通知请用能确认我收到的方式再发一次，不要仅凭发出就视为送达，谢谢。"),
            },];
const POL_042_MENDS: &[Mend] = &[];
const POL_042_BOUND: &[BoundSource] = &[
            BoundSource { of: List::Borrowed(&[1]), when: When { words: List::Borrowed(&[Words::Borrowed("电子保单"), Words::Borrowed("电子投保"), Words::Borrowed("电子保险"), Words::Borrowed("电子合同"), Words::Borrowed("无纸化"), Words::Borrowed("卡包"), Words::Borrowed("二维码")]), with: List::Borrowed(&[]), without: List::Borrowed(&[]), near: List::Borrowed(&[]), not_near: List::Borrowed(&[]), present: List::Borrowed(&[]), absent: List::Borrowed(&[]), families: List::Borrowed(&[]), outside: List::Borrowed(&[]), moves: List::Borrowed(&[]), reader: None } },
            BoundSource { of: List::Borrowed(&[2]), when: When { words: List::Borrowed(&[Words::Borrowed("理解"), Words::Borrowed("说明"), Words::Borrowed("条款内容"), Words::Borrowed("保险条款"), Words::Borrowed("条款从头"), Words::Borrowed("条款的链接"), Words::Borrowed("条款链接"), Words::Borrowed("责任免除"), Words::Borrowed("免责"), Words::Borrowed("全部内容"), Words::Borrowed("合同内容"), Words::Borrowed("听进"), Words::Borrowed("讲"), Words::Borrowed("所载事项")]), with: List::Borrowed(&[]), without: List::Borrowed(&[]), near: List::Borrowed(&[]), not_near: List::Borrowed(&[]), present: List::Borrowed(&[]), absent: List::Borrowed(&[]), families: List::Borrowed(&[]), outside: List::Borrowed(&[]), moves: List::Borrowed(&[]), reader: None } },
            BoundSource { of: List::Borrowed(&[3]), when: When { words: List::Borrowed(&[Words::Borrowed("解除通知"), Words::Borrowed("解除函"), Words::Borrowed("合同解除"), Words::Borrowed("解除、中止"), Words::Borrowed("解除合同的通知"), Words::Borrowed("解除合同通知")]), with: List::Borrowed(&[]), without: List::Borrowed(&[]), near: List::Borrowed(&[]), not_near: List::Borrowed(&[]), present: List::Borrowed(&[]), absent: List::Borrowed(&[]), families: List::Borrowed(&[]), outside: List::Borrowed(&[]), moves: List::Borrowed(&[]), reader: None } },];
const POL_042: Rule = Rule {
        id: Words::Borrowed("pol-042"),
        name: Words::Borrowed("发条短信就算送达"),
        card: Card::Policy,
        level: Level::Low,
        hurts: Words::Borrowed("投保人"),
        families: List::Borrowed(&[Words::Borrowed("*")]),
        frames: List::Borrowed(&[Frame::Deem, Frame::Hide]),
        topics: List::Borrowed(&[Words::Borrowed("短信"), Words::Borrowed("电子保单"), Words::Borrowed("送达"), Words::Borrowed("交付"), Words::Borrowed("签收"), Words::Borrowed("邮箱"), Words::Borrowed("邮件"), Words::Borrowed("寄出"), Words::Borrowed("推送"), Words::Borrowed("公众号"), Words::Borrowed("微信"), Words::Borrowed("小程序"), Words::Borrowed("官网"), Words::Borrowed("弹窗"), Words::Borrowed("站内信"), Words::Borrowed("链接"), Words::Borrowed("二维码"), Words::Borrowed("外呼"), Words::Borrowed("语音"), Words::Borrowed("通知"), Words::Borrowed("告知"), Words::Borrowed("收到"), Words::Borrowed("无纸化"), Words::Borrowed("单证"), Words::Borrowed("合同文本"), Words::Borrowed("朋友圈")]),
        judge: None,
        finding: Words::Borrowed("通知要到达您才算数，也不能代替把条款讲明白。这里没有确认您真的收到，就算已经送达。"),
        consequence: Words::Borrowed("重要的通知您可能没有看到，期限却已经开始算了。"),
        next_step: Words::Borrowed("到公司官方平台下载合同全文，核对手机号和邮箱。书面要求重要通知另用能确认收到的方式。没收到的，请保险公司拿出送达记录，可拨12378。"),
        say: Words::Borrowed("您好，请告知查询和下载合同全文的方式。重要通知请用能确认我收到的方式再发一次，不要仅凭发出就视为送达，谢谢。"),
        suggested_text: None,
        parts: List::Borrowed(POL_042_PARTS),
        mends: List::Borrowed(POL_042_MENDS),
        evidence: List::Borrowed(&[E61, E765, E693, E766]),
        bound: List::Borrowed(POL_042_BOUND),
        since: Words::Borrowed("1.0.0-rc.1"),
};

const POL_044_PARTS: &[Part] = &[
            Part {
                text: RuleText::Finding,
                when: When { words: List::Borrowed(&[]), with: List::Borrowed(&[]), without: List::Borrowed(&[Words::Borrowed("双方协商一致")]), near: List::Borrowed(&[]), not_near: List::Borrowed(&[]), present: List::Borrowed(&[]), absent: List::Borrowed(&[]), families: List::Borrowed(&[]), outside: List::Borrowed(&[]), moves: List::Borrowed(&[]), reader: None },
                instead: true,
                says: Words::Borrowed("变更保险合同要双方协商，并有批注、批单或者书面协议。这里让保险公司一方就能改动约定的内容。"),
            },];
const POL_044_MENDS: &[Mend] = &[];
const POL_044_BOUND: &[BoundSource] = &[];
const POL_044: Rule = Rule {
        id: Words::Borrowed("pol-044"),
        name: Words::Borrowed("公司单方就改合同"),
        card: Card::Policy,
        level: Level::High,
        hurts: Words::Borrowed("投保人"),
        families: List::Borrowed(&[Words::Borrowed("*")]),
        frames: List::Borrowed(&[Frame::Change, Frame::Deem]),
        topics: List::Borrowed(&[]),
        judge: None,
        finding: Words::Borrowed("变更保险合同要双方协商，并有批注、批单或者书面协议。这里让保险公司一方就能改动约定的内容，您只能接受。"),
        consequence: Words::Borrowed("买的时候谈好的内容，以后可能变得对您不利。"),
        next_step: Words::Borrowed("保存好投保时的条款和费率表。收到改动先别点同意，书面回复不同意并要求按原合同履行。公司坚持的，可拨12378投诉。"),
        say: Words::Borrowed("您好，按保险法第二十条，变更合同须双方协商并批注、附贴批单或订立书面协议。没有我的同意，请按原约定继续履行，谢谢。"),
        suggested_text: None,
        parts: List::Borrowed(POL_044_PARTS),
        mends: List::Borrowed(POL_044_MENDS),
        evidence: List::Borrowed(&[E767, E695]),
        bound: List::Borrowed(POL_044_BOUND),
        since: Words::Borrowed("1.0.0-rc.1"),
};

const POL_045_PARTS: &[Part] = &[
            Part {
                text: RuleText::Finding,
                when: When { words: List::Borrowed(&[Words::Borrowed("遗传性疾病")]), with: List::Borrowed(&[]), without: List::Borrowed(&[]), near: List::Borrowed(&[]), not_near: List::Borrowed(&[]), present: List::Borrowed(&[]), absent: List::Borrowed(&[]), families: List::Borrowed(&[]), outside: List::Borrowed(&[]), moves: List::Borrowed(&[Words::Borrowed("pol-contradict"), Words::Borrowed("pol-last-word")]), reader: None },
                instead: true,
                says: Words::Borrowed("条款有两种以上解释的，应当作有利于被保险人和受益人的解释。这里把遗传性疾病都列为不赔，可是所保的病里，有的本身就是遗传性疾病，两处对不上。"),
            },
            Part {
                text: RuleText::Finding,
                when: When { words: List::Borrowed(&[Words::Borrowed("未尽事"), Words::Borrowed("未尽之处"), Words::Borrowed("未明确"), Words::Borrowed("没有明确"), Words::Borrowed("没有规定的"), Words::Borrowed("未规定"), Words::Borrowed("没有约定的"), Words::Borrowed("未约定"), Words::Borrowed("未作约定"), Words::Borrowed("未载明"), Words::Borrowed("未列明")]), with: List::Borrowed(&[]), without: List::Borrowed(&[]), near: List::Borrowed(&[]), not_near: List::Borrowed(&[]), present: List::Borrowed(&[]), absent: List::Borrowed(&[]), families: List::Borrowed(&[]), outside: List::Borrowed(&[]), moves: List::Borrowed(&[Words::Borrowed("pol-contradict"), Words::Borrowed("pol-last-word")]), reader: None },
                instead: true,
                says: Words::Borrowed("合同没有写到的，应当依照法律，或者由双方商量。这里却按公司一方的规定来办，您投保时未必看得到。"),
            },
            Part {
                text: RuleText::Finding,
                when: When { words: List::Borrowed(&[Words::Borrowed("英文"), Words::Borrowed("外文"), Words::Borrowed("英语")]), with: List::Borrowed(&[]), without: List::Borrowed(&[]), near: List::Borrowed(&[]), not_near: List::Borrowed(&[]), present: List::Borrowed(&[]), absent: List::Borrowed(&[]), families: List::Borrowed(&[]), outside: List::Borrowed(&[]), moves: List::Borrowed(&[]), reader: None },
                instead: true,
                says: Words::Borrowed("条款有两种以上解释的，应当作有利于被保险人和受益人的解释。这里却以外文文本为准，您不容易看懂和核对。"),
            },
            Part {
                text: RuleText::Finding,
                when: When { words: List::Borrowed(&[Words::Borrowed("内部")]), with: List::Borrowed(&[]), without: List::Borrowed(&[]), near: List::Borrowed(&[]), not_near: List::Borrowed(&[]), present: List::Borrowed(&[]), absent: List::Borrowed(&[]), families: List::Borrowed(&[]), outside: List::Borrowed(&[]), moves: List::Borrowed(&[Words::Borrowed("pol-contradict"), Words::Borrowed("pol-last-word")]), reader: None },
                instead: true,
                says: Words::Borrowed("条款有两种以上解释的，应当作有利于被保险人和受益人的解释。这里由公司内部来认定，您看不到依据，也难以核对。"),
            },
            Part {
                text: RuleText::Finding,
                when: When { words: List::Borrowed(&[Words::Borrowed("最终"), Words::Borrowed("为准")]), with: List::Borrowed(&[]), without: List::Borrowed(&[]), near: List::Borrowed(&[]), not_near: List::Borrowed(&[]), present: List::Borrowed(&[]), absent: List::Borrowed(&[]), families: List::Borrowed(&[]), outside: List::Borrowed(&[]), moves: List::Borrowed(&[Words::Borrowed("pol-contradict"), Words::Borrowed("pol-last-word")]), reader: None },
                instead: true,
                says: Words::Borrowed("条款有两种以上解释的，应当作有利于被保险人和受益人的解释。这里由公司一方来认定或者解释，并以它的意见为准。"),
            },
            Part {
                text: RuleText::Say,
                when: When { words: List::Borrowed(&[Words::Borrowed("遗传性疾病")]), with: List::Borrowed(&[]), without: List::Borrowed(&[]), near: List::Borrowed(&[]), not_near: List::Borrowed(&[]), present: List::Borrowed(&[]), absent: List::Borrowed(&[]), families: List::Borrowed(&[]), outside: List::Borrowed(&[]), moves: List::Borrowed(&[Words::Borrowed("pol-contradict"), Words::Borrowed("pol-last-word")]), reader: None },
                instead: true,
                says: Words::Borrowed("您好，所保的病里有的本身就是遗传性疾病，同这条除外对不上。请书面确认这些病仍在保障以内，并按保险法第三十条作有利于被保险人的解释，谢谢。"),
            },
            Part {
                text: RuleText::Finding,
                when: When { words: List::Borrowed(&[Words::Borrowed("解释权"), Words::Borrowed("最终解释"), Words::Borrowed("负责解释"), Words::Borrowed("解释为准")]), with: List::Borrowed(&[]), without: List::Borrowed(&[]), near: List::Borrowed(&[]), not_near: List::Borrowed(&[]), present: List::Borrowed(&[]), absent: List::Borrowed(&[]), families: List::Borrowed(&[]), outside: List::Borrowed(&[]), moves: List::Borrowed(&[]), reader: None },
                instead: true,
                says: Words::Borrowed("条款有两种以上解释的，应当作有利于被保险人和受益人的解释。这里却由公司一方来解释。"),
            },];
const POL_045_MENDS: &[Mend] = &[];
const POL_045_BOUND: &[BoundSource] = &[
            BoundSource { of: List::Borrowed(&[1]), when: When { words: List::Borrowed(&[Words::Borrowed("不一致"), Words::Borrowed("不同的"), Words::Borrowed("冲突"), Words::Borrowed("手写"), Words::Borrowed("批注"), Words::Borrowed("文字不同"), Words::Borrowed("文本不同"), Words::Borrowed("三处"), Words::Borrowed("两处"), Words::Borrowed("说法不同"), Words::Borrowed("留存")]), with: List::Borrowed(&[]), without: List::Borrowed(&[Words::Borrowed("理解不同"), Words::Borrowed("不同的理解"), Words::Borrowed("不同理解")]), near: List::Borrowed(&[]), not_near: List::Borrowed(&[]), present: List::Borrowed(&[]), absent: List::Borrowed(&[]), families: List::Borrowed(&[]), outside: List::Borrowed(&[]), moves: List::Borrowed(&[]), reader: None } },
            BoundSource { of: List::Borrowed(&[2]), when: When { words: List::Borrowed(&[Words::Borrowed("未尽"), Words::Borrowed("未明确"), Words::Borrowed("没有明确"), Words::Borrowed("没有规定的"), Words::Borrowed("未规定"), Words::Borrowed("没有约定的"), Words::Borrowed("未约定"), Words::Borrowed("未作约定"), Words::Borrowed("未写明"), Words::Borrowed("没有写到"), Words::Borrowed("未列明"), Words::Borrowed("未载明")]), with: List::Borrowed(&[]), without: List::Borrowed(&[]), near: List::Borrowed(&[]), not_near: List::Borrowed(&[]), present: List::Borrowed(&[]), absent: List::Borrowed(&[]), families: List::Borrowed(&[]), outside: List::Borrowed(&[]), moves: List::Borrowed(&[]), reader: None } },
            BoundSource { of: List::Borrowed(&[3]), when: When { words: List::Borrowed(&[]), with: List::Borrowed(&[]), without: List::Borrowed(&[Words::Borrowed("遗传性"), Words::Borrowed("种疾病"), Words::Borrowed("种重大"), Words::Borrowed("种轻")]), near: List::Borrowed(&[]), not_near: List::Borrowed(&[]), present: List::Borrowed(&[]), absent: List::Borrowed(&[]), families: List::Borrowed(&[]), outside: List::Borrowed(&[]), moves: List::Borrowed(&[]), reader: None } },];
const POL_045: Rule = Rule {
        id: Words::Borrowed("pol-045"),
        name: Words::Borrowed("条款含糊矛盾或公司说了算"),
        card: Card::Policy,
        level: Level::Medium,
        hurts: Words::Borrowed("投保人"),
        families: List::Borrowed(&[Words::Borrowed("*")]),
        frames: List::Borrowed(&[Frame::Decide, Frame::Waive, Frame::Clash]),
        topics: List::Borrowed(&[]),
        judge: Some(Words::Borrowed("illness-count")),
        finding: Words::Borrowed("条款有两种以上解释的，应当作有利于被保险人和受益人的解释。这里的说法有不清楚或者对不上的地方。"),
        consequence: Words::Borrowed("到了理赔的时候，保险公司可能按对自己有利的意思来认定，难以反驳。"),
        next_step: Words::Borrowed("把有疑问的词句抄下来，写明您的理解，请保险公司书面确认。已有争议的，要求说明理由和依据。谈不拢的，可拨12378，或申请保险纠纷调解。"),
        say: Words::Borrowed("您好，这一条的意思不清楚，请书面说明。按保险法第三十条，有两种以上解释的，应当作有利于被保险人和受益人的解释，谢谢。"),
        suggested_text: None,
        parts: List::Borrowed(POL_045_PARTS),
        mends: List::Borrowed(POL_045_MENDS),
        evidence: List::Borrowed(&[E730, E768, E54, E695]),
        bound: List::Borrowed(POL_045_BOUND),
        since: Words::Borrowed("1.0.0-rc.1"),
};

const POL_046_PARTS: &[Part] = &[
            Part {
                text: RuleText::NextStep,
                when: When { words: List::Borrowed(&[Words::Borrowed("给付保险金的除外"), Words::Borrowed("赔付的除外"), Words::Borrowed("赔款的除外"), Words::Borrowed("已根据"), Words::Borrowed("已经给付"), Words::Borrowed("已给付"), Words::Borrowed("已赔付"), Words::Borrowed("已经赔付"), Words::Borrowed("已获赔"), Words::Borrowed("发生理赔"), Words::Borrowed("已发生赔"), Words::Borrowed("已经理赔"), Words::Borrowed("申请理赔"), Words::Borrowed("领取过"), Words::Borrowed("已领取任何"), Words::Borrowed("已领取保险金"), Words::Borrowed("已获得过")]), with: List::Borrowed(&[]), without: List::Borrowed(&[Words::Borrowed("不接受退保")]), near: List::Borrowed(&[]), not_near: List::Borrowed(&[]), present: List::Borrowed(&[]), absent: List::Borrowed(&[]), families: List::Borrowed(&[Words::Borrowed("group")]), outside: List::Borrowed(&[]), moves: List::Borrowed(&[]), reader: None },
                instead: true,
                says: Words::Borrowed("申请理赔以前，先问清赔过以后还能不能退、剩下的保费怎么算。团体保险由投保人退保，有您自己出的钱，请单位或者其他投保人写明怎么退。公司不说明依据的，可拨12378投诉。"),
            },
            Part {
                text: RuleText::Say,
                when: When { words: List::Borrowed(&[Words::Borrowed("给付保险金的除外"), Words::Borrowed("赔付的除外"), Words::Borrowed("赔款的除外"), Words::Borrowed("已根据"), Words::Borrowed("已经给付"), Words::Borrowed("已给付"), Words::Borrowed("已赔付"), Words::Borrowed("已经赔付"), Words::Borrowed("已获赔"), Words::Borrowed("发生理赔"), Words::Borrowed("已发生赔"), Words::Borrowed("已经理赔"), Words::Borrowed("申请理赔"), Words::Borrowed("领取过"), Words::Borrowed("已领取任何"), Words::Borrowed("已领取保险金"), Words::Borrowed("已获得过")]), with: List::Borrowed(&[]), without: List::Borrowed(&[Words::Borrowed("不接受退保")]), near: List::Borrowed(&[]), not_near: List::Borrowed(&[]), present: List::Borrowed(&[]), absent: List::Borrowed(&[]), families: List::Borrowed(&[]), outside: List::Borrowed(&[]), moves: List::Borrowed(&[]), reader: None },
                instead: true,
                says: Words::Borrowed("您好，请说明赔付过以后投保人不能退保的依据、剩下的保费怎么处理，以及投保时有没有讲明，谢谢。"),
            },
            Part {
                text: RuleText::NextStep,
                when: When { words: List::Borrowed(&[Words::Borrowed("给付保险金的除外"), Words::Borrowed("赔付的除外"), Words::Borrowed("赔款的除外"), Words::Borrowed("已根据"), Words::Borrowed("已经给付"), Words::Borrowed("已给付"), Words::Borrowed("已赔付"), Words::Borrowed("已经赔付"), Words::Borrowed("已获赔"), Words::Borrowed("发生理赔"), Words::Borrowed("已发生赔"), Words::Borrowed("已经理赔"), Words::Borrowed("申请理赔"), Words::Borrowed("领取过"), Words::Borrowed("已领取任何"), Words::Borrowed("已领取保险金"), Words::Borrowed("已获得过")]), with: List::Borrowed(&[]), without: List::Borrowed(&[Words::Borrowed("不接受退保")]), near: List::Borrowed(&[]), not_near: List::Borrowed(&[]), present: List::Borrowed(&[]), absent: List::Borrowed(&[]), families: List::Borrowed(&[]), outside: List::Borrowed(&[]), moves: List::Borrowed(&[]), reader: None },
                instead: true,
                says: Words::Borrowed("申请理赔以前，先问清赔过以后还能不能退、剩下的保费怎么算。退保由投保人办；公司不办的，要求书面说明依据，并可拨12378投诉。"),
            },
            Part {
                text: RuleText::Finding,
                when: When { words: List::Borrowed(&[Words::Borrowed("给付保险金的除外"), Words::Borrowed("赔付的除外"), Words::Borrowed("赔款的除外"), Words::Borrowed("已根据"), Words::Borrowed("已经给付"), Words::Borrowed("已给付"), Words::Borrowed("已赔付"), Words::Borrowed("已经赔付"), Words::Borrowed("已获赔"), Words::Borrowed("发生理赔"), Words::Borrowed("已发生赔"), Words::Borrowed("已经理赔"), Words::Borrowed("申请理赔"), Words::Borrowed("领取过"), Words::Borrowed("已领取任何"), Words::Borrowed("已领取保险金"), Words::Borrowed("已获得过")]), with: List::Borrowed(&[]), without: List::Borrowed(&[Words::Borrowed("不接受退保")]), near: List::Borrowed(&[]), not_near: List::Borrowed(&[]), present: List::Borrowed(&[]), absent: List::Borrowed(&[]), families: List::Borrowed(&[]), outside: List::Borrowed(&[]), moves: List::Borrowed(&[]), reader: None },
                instead: true,
                says: Words::Borrowed("除法律另有规定或者合同另有约定外，投保人可以解除保险合同。这里另有约定：保险公司赔过以后就不能再退，不看赔了多少。"),
            },
            Part {
                text: RuleText::Consequence,
                when: When { words: List::Borrowed(&[Words::Borrowed("给付保险金的除外"), Words::Borrowed("赔付的除外"), Words::Borrowed("赔款的除外"), Words::Borrowed("已根据"), Words::Borrowed("已经给付"), Words::Borrowed("已给付"), Words::Borrowed("已赔付"), Words::Borrowed("已经赔付"), Words::Borrowed("已获赔"), Words::Borrowed("发生理赔"), Words::Borrowed("已发生赔"), Words::Borrowed("已经理赔"), Words::Borrowed("申请理赔"), Words::Borrowed("领取过"), Words::Borrowed("已领取任何"), Words::Borrowed("已领取保险金"), Words::Borrowed("已获得过")]), with: List::Borrowed(&[]), without: List::Borrowed(&[Words::Borrowed("不接受退保")]), near: List::Borrowed(&[]), not_near: List::Borrowed(&[]), present: List::Borrowed(&[]), absent: List::Borrowed(&[]), families: List::Borrowed(&[]), outside: List::Borrowed(&[]), moves: List::Borrowed(&[]), reader: None },
                instead: true,
                says: Words::Borrowed("赔过以后投保人再想退的，可能退不了，剩下那段的保费也就拿不回来。"),
            },
            Part {
                text: RuleText::Finding,
                when: When { words: List::Borrowed(&[]), with: List::Borrowed(&[]), without: List::Borrowed(&[Words::Borrowed("自付"), Words::Borrowed("个人无从"), Words::Borrowed("员工书面"), Words::Borrowed("职工个人")]), near: List::Borrowed(&[]), not_near: List::Borrowed(&[]), present: List::Borrowed(&[]), absent: List::Borrowed(&[]), families: List::Borrowed(&[Words::Borrowed("group")]), outside: List::Borrowed(&[]), moves: List::Borrowed(&[]), reader: None },
                instead: true,
                says: Words::Borrowed("除法律另有规定或者合同另有约定外，投保人可以解除保险合同，公司也不得设置不合理的阻碍。这里限制了投保人退保，这样的格式条款可能无效。"),
            },
            Part {
                text: RuleText::Consequence,
                when: When { words: List::Borrowed(&[]), with: List::Borrowed(&[]), without: List::Borrowed(&[Words::Borrowed("自付"), Words::Borrowed("个人无从"), Words::Borrowed("员工书面"), Words::Borrowed("职工个人")]), near: List::Borrowed(&[]), not_near: List::Borrowed(&[]), present: List::Borrowed(&[]), absent: List::Borrowed(&[]), families: List::Borrowed(&[Words::Borrowed("group")]), outside: List::Borrowed(&[]), moves: List::Borrowed(&[]), reader: None },
                instead: true,
                says: Words::Borrowed("投保人想退的时候可能退不了，已经交的钱也难以拿回来。"),
            },
            Part {
                text: RuleText::NextStep,
                when: When { words: List::Borrowed(&[]), with: List::Borrowed(&[]), without: List::Borrowed(&[]), near: List::Borrowed(&[]), not_near: List::Borrowed(&[]), present: List::Borrowed(&[]), absent: List::Borrowed(&[]), families: List::Borrowed(&[Words::Borrowed("group")]), outside: List::Borrowed(&[]), moves: List::Borrowed(&[]), reader: None },
                instead: true,
                says: Words::Borrowed("团体保险由投保人退保，被保险人自己不能办。想退出的，书面请单位或者其他投保人提出，并问清自己出的钱怎么退。公司拖着不办的，可拨12378投诉。"),
            },
            Part {
                text: RuleText::Say,
                when: When { words: List::Borrowed(&[]), with: List::Borrowed(&[]), without: List::Borrowed(&[]), near: List::Borrowed(&[]), not_near: List::Borrowed(&[]), present: List::Borrowed(&[]), absent: List::Borrowed(&[]), families: List::Borrowed(&[Words::Borrowed("group")]), outside: List::Borrowed(&[]), moves: List::Borrowed(&[]), reader: None },
                instead: true,
                says: Words::Borrowed("您好，按保险法第十五条，投保人可以解除合同。投保人提出退保的，请说明不能办理的依据；没有的，请按规定办理，谢谢。"),
            },
            Part {
                text: RuleText::Finding,
                when: When { words: List::Borrowed(&[]), with: List::Borrowed(&[]), without: List::Borrowed(&[Words::Borrowed("您")]), near: List::Borrowed(&[]), not_near: List::Borrowed(&[]), present: List::Borrowed(&[]), absent: List::Borrowed(&[]), families: List::Borrowed(&[]), outside: List::Borrowed(&[]), moves: List::Borrowed(&[]), reader: None },
                instead: true,
                says: Words::Borrowed("除法律另有规定或者合同另有约定外，投保人可以解除保险合同，公司也不得设置不合理的阻碍。这里限制了退保，这样的格式条款可能无效。"),
            },];
const POL_046_MENDS: &[Mend] = &[];
const POL_046_BOUND: &[BoundSource] = &[
            BoundSource { of: List::Borrowed(&[2]), when: When { words: List::Borrowed(&[]), with: List::Borrowed(&[]), without: List::Borrowed(&[Words::Borrowed("线上"), Words::Borrowed("网上"), Words::Borrowed("互联网"), Words::Borrowed("在线"), Words::Borrowed("App"), Words::Borrowed("APP"), Words::Borrowed("app"), Words::Borrowed("应用"), Words::Borrowed("小程序"), Words::Borrowed("平台"), Words::Borrowed("按钮"), Words::Borrowed("点击"), Words::Borrowed("页面"), Words::Borrowed("入口"), Words::Borrowed("订阅"), Words::Borrowed("置灰"), Words::Borrowed("客户端"), Words::Borrowed("网页"), Words::Borrowed("公众号"), Words::Borrowed("包月"), Words::Borrowed("消费者")]), near: List::Borrowed(&[]), not_near: List::Borrowed(&[]), present: List::Borrowed(&[]), absent: List::Borrowed(&[]), families: List::Borrowed(&[]), outside: List::Borrowed(&[]), moves: List::Borrowed(&[]), reader: None } },
            BoundSource { of: List::Borrowed(&[3]), when: When { words: List::Borrowed(&[Words::Borrowed("线上"), Words::Borrowed("网上"), Words::Borrowed("互联网"), Words::Borrowed("在线"), Words::Borrowed("App"), Words::Borrowed("APP"), Words::Borrowed("app"), Words::Borrowed("应用"), Words::Borrowed("小程序"), Words::Borrowed("平台"), Words::Borrowed("按钮"), Words::Borrowed("点击"), Words::Borrowed("页面"), Words::Borrowed("入口"), Words::Borrowed("订阅"), Words::Borrowed("置灰"), Words::Borrowed("客户端"), Words::Borrowed("网页"), Words::Borrowed("公众号"), Words::Borrowed("包月")]), with: List::Borrowed(&[]), without: List::Borrowed(&[Words::Borrowed("给付保险金的除外"), Words::Borrowed("赔付的除外"), Words::Borrowed("赔款的除外"), Words::Borrowed("已根据"), Words::Borrowed("已经给付"), Words::Borrowed("已给付"), Words::Borrowed("已赔付"), Words::Borrowed("已经赔付"), Words::Borrowed("已获赔"), Words::Borrowed("已获得"), Words::Borrowed("已领取"), Words::Borrowed("领取过"), Words::Borrowed("获得过"), Words::Borrowed("发生理赔"), Words::Borrowed("发生过理赔"), Words::Borrowed("已发生赔"), Words::Borrowed("已经理赔"), Words::Borrowed("申请理赔"), Words::Borrowed("消费者")]), near: List::Borrowed(&[]), not_near: List::Borrowed(&[]), present: List::Borrowed(&[]), absent: List::Borrowed(&[]), families: List::Borrowed(&[]), outside: List::Borrowed(&[]), moves: List::Borrowed(&[]), reader: None } },
            BoundSource { of: List::Borrowed(&[4]), when: When { words: List::Borrowed(&[Words::Borrowed("消费者")]), with: List::Borrowed(&[]), without: List::Borrowed(&[]), near: List::Borrowed(&[]), not_near: List::Borrowed(&[]), present: List::Borrowed(&[]), absent: List::Borrowed(&[]), families: List::Borrowed(&[]), outside: List::Borrowed(&[Words::Borrowed("group")]), moves: List::Borrowed(&[]), reader: None } },
            BoundSource { of: List::Borrowed(&[1]), when: When { words: List::Borrowed(&[]), with: List::Borrowed(&[]), without: List::Borrowed(&[Words::Borrowed("给付保险金的除外"), Words::Borrowed("赔付的除外"), Words::Borrowed("赔款的除外"), Words::Borrowed("已根据"), Words::Borrowed("已经给付"), Words::Borrowed("已给付"), Words::Borrowed("已赔付"), Words::Borrowed("已经赔付"), Words::Borrowed("已获赔"), Words::Borrowed("发生理赔"), Words::Borrowed("已发生赔"), Words::Borrowed("已经理赔"), Words::Borrowed("申请理赔"), Words::Borrowed("领取过"), Words::Borrowed("已领取任何"), Words::Borrowed("已领取保险金"), Words::Borrowed("已获得过")]), near: List::Borrowed(&[]), not_near: List::Borrowed(&[]), present: List::Borrowed(&[]), absent: List::Borrowed(&[]), families: List::Borrowed(&[]), outside: List::Borrowed(&[]), moves: List::Borrowed(&[]), reader: None } },
            BoundSource { of: List::Borrowed(&[1]), when: When { words: List::Borrowed(&[Words::Borrowed("不接受退保")]), with: List::Borrowed(&[]), without: List::Borrowed(&[]), near: List::Borrowed(&[]), not_near: List::Borrowed(&[]), present: List::Borrowed(&[]), absent: List::Borrowed(&[]), families: List::Borrowed(&[]), outside: List::Borrowed(&[]), moves: List::Borrowed(&[]), reader: None } },];
const POL_046: Rule = Rule {
        id: Words::Borrowed("pol-046"),
        name: Words::Borrowed("生效后不准退保"),
        card: Card::Policy,
        level: Level::High,
        hurts: Words::Borrowed("投保人"),
        families: List::Borrowed(&[Words::Borrowed("*")]),
        frames: List::Borrowed(&[Frame::Lock, Frame::Waive]),
        topics: List::Borrowed(&[Words::Borrowed("退保"), Words::Borrowed("解除"), Words::Borrowed("解约"), Words::Borrowed("退单"), Words::Borrowed("退出"), Words::Borrowed("取消"), Words::Borrowed("终止"), Words::Borrowed("注销"), Words::Borrowed("撤保"), Words::Borrowed("中途"), Words::Borrowed("半路"), Words::Borrowed("离开"), Words::Borrowed("停保"), Words::Borrowed("抽离"), Words::Borrowed("不要了")]),
        judge: None,
        finding: Words::Borrowed("除法律另有规定或者合同另有约定外，投保人可以解除保险合同，公司也不得设置不合理的阻碍。这里限制了您退保，这样的格式条款可能无效。"),
        consequence: Words::Borrowed("想退的时候可能退不了，已经交的钱也难以拿回来。"),
        next_step: Words::Borrowed("退保由投保人办：书面写明保单号、日期和收款账户，提交后留底。公司拖着不办的，要求书面说明依据，并可拨12378投诉。"),
        say: Words::Borrowed("您好，按保险法第十五条，投保人可以解除合同。请说明不能退保的依据；没有的，请一次告知投保人需要的材料，并按规定办理，谢谢。"),
        suggested_text: None,
        parts: List::Borrowed(POL_046_PARTS),
        mends: List::Borrowed(POL_046_MENDS),
        evidence: List::Borrowed(&[E702, E695, E701, E769, E49]),
        bound: List::Borrowed(POL_046_BOUND),
        since: Words::Borrowed("1.0.0-rc.1"),
};

const POL_047_PARTS: &[Part] = &[
            Part {
                text: RuleText::Finding,
                when: When { words: List::Borrowed(&[Words::Borrowed("(1-退"), Words::Borrowed("(1-手续"), Words::Borrowed("（1-退"), Words::Borrowed("（1-手续")]), with: List::Borrowed(&[Words::Borrowed("除另有约定"), Words::Borrowed("另有约定外"), Words::Borrowed("另有约定的除外"), Words::Borrowed("除非另有约定")]), without: List::Borrowed(&[]), near: List::Borrowed(&[]), not_near: List::Borrowed(&[]), present: List::Borrowed(&[]), absent: List::Borrowed(&[]), families: List::Borrowed(&[]), outside: List::Borrowed(&[]), moves: List::Borrowed(&[]), reader: None },
                instead: true,
                says: Words::Borrowed("合同提前结束怎么退钱、扣多少，要事先讲明。照这里写的，没有另外约定的，按剩余天数折算以外还要再扣手续费，退回的钱变少。"),
            },
            Part {
                text: RuleText::Finding,
                when: When { words: List::Borrowed(&[Words::Borrowed("(1-1"), Words::Borrowed("(1-2"), Words::Borrowed("(1-3"), Words::Borrowed("(1-4"), Words::Borrowed("(1-5")]), with: List::Borrowed(&[Words::Borrowed("除另有约定"), Words::Borrowed("另有约定外"), Words::Borrowed("另有约定的除外"), Words::Borrowed("除非另有约定")]), without: List::Borrowed(&[]), near: List::Borrowed(&[]), not_near: List::Borrowed(&[]), present: List::Borrowed(&[]), absent: List::Borrowed(&[]), families: List::Borrowed(&[]), outside: List::Borrowed(&[]), moves: List::Borrowed(&[]), reader: None },
                instead: true,
                says: Words::Borrowed("合同提前结束怎么退钱、扣多少，要事先讲明。照这里写的，没有另外约定的，按剩余天数折算以外还要再扣一笔，退回的钱变少。"),
            },
            Part {
                text: RuleText::Finding,
                when: When { words: List::Borrowed(&[Words::Borrowed("被保险人人数"), Words::Borrowed("减少的被保险人"), Words::Borrowed("减少被保险人"), Words::Borrowed("人数减少"), Words::Borrowed("减员"), Words::Borrowed("减少人数"), Words::Borrowed("减保人员"), Words::Borrowed("退出的被保险人")]), with: List::Borrowed(&[Words::Borrowed("领取过"), Words::Borrowed("已领取"), Words::Borrowed("领过"), Words::Borrowed("给付过"), Words::Borrowed("已给付"), Words::Borrowed("赔付过"), Words::Borrowed("已赔付"), Words::Borrowed("获得过"), Words::Borrowed("获得赔"), Words::Borrowed("发生过理赔"), Words::Borrowed("已发生理赔"), Words::Borrowed("申请过理赔"), Words::Borrowed("受领")]), without: List::Borrowed(&[]), near: List::Borrowed(&[]), not_near: List::Borrowed(&[]), present: List::Borrowed(&[Words::Borrowed("身故")]), absent: List::Borrowed(&[Words::Borrowed("医疗费"), Words::Borrowed("医疗保险金"), Words::Borrowed("住院"), Words::Borrowed("伤残"), Words::Borrowed("残疾"), Words::Borrowed("津贴"), Words::Borrowed("重大疾病"), Words::Borrowed("轻症"), Words::Borrowed("全残"), Words::Borrowed("失能")]), families: List::Borrowed(&[]), outside: List::Borrowed(&[]), moves: List::Borrowed(&[]), reader: None },
                instead: true,
                says: Words::Borrowed("团体保险减少了人，应当退的保费怎么算要事先讲明。照这里写的，领过保险金的就不退；这份保险赔的是身故，离开的人一般碰不上这一条。"),
            },
            Part {
                text: RuleText::Consequence,
                when: When { words: List::Borrowed(&[Words::Borrowed("被保险人人数"), Words::Borrowed("减少的被保险人"), Words::Borrowed("减少被保险人"), Words::Borrowed("人数减少"), Words::Borrowed("减员"), Words::Borrowed("减少人数"), Words::Borrowed("减保人员"), Words::Borrowed("退出的被保险人")]), with: List::Borrowed(&[Words::Borrowed("领取过"), Words::Borrowed("已领取"), Words::Borrowed("领过"), Words::Borrowed("给付过"), Words::Borrowed("已给付"), Words::Borrowed("赔付过"), Words::Borrowed("已赔付"), Words::Borrowed("获得过"), Words::Borrowed("获得赔"), Words::Borrowed("发生过理赔"), Words::Borrowed("已发生理赔"), Words::Borrowed("申请过理赔"), Words::Borrowed("受领")]), without: List::Borrowed(&[]), near: List::Borrowed(&[]), not_near: List::Borrowed(&[]), present: List::Borrowed(&[Words::Borrowed("身故")]), absent: List::Borrowed(&[Words::Borrowed("医疗费"), Words::Borrowed("医疗保险金"), Words::Borrowed("住院"), Words::Borrowed("伤残"), Words::Borrowed("残疾"), Words::Borrowed("津贴"), Words::Borrowed("重大疾病"), Words::Borrowed("轻症"), Words::Borrowed("全残"), Words::Borrowed("失能")]), families: List::Borrowed(&[]), outside: List::Borrowed(&[]), moves: List::Borrowed(&[]), reader: None },
                instead: true,
                says: Words::Borrowed("保险金已经给付的，剩下那段的保费，投保人可能拿不回来。"),
            },
            Part {
                text: RuleText::NextStep,
                when: When { words: List::Borrowed(&[Words::Borrowed("被保险人人数"), Words::Borrowed("减少的被保险人"), Words::Borrowed("减少被保险人"), Words::Borrowed("人数减少"), Words::Borrowed("减员"), Words::Borrowed("减少人数"), Words::Borrowed("减保人员"), Words::Borrowed("退出的被保险人")]), with: List::Borrowed(&[Words::Borrowed("领取过"), Words::Borrowed("已领取"), Words::Borrowed("领过"), Words::Borrowed("给付过"), Words::Borrowed("已给付"), Words::Borrowed("赔付过"), Words::Borrowed("已赔付"), Words::Borrowed("获得过"), Words::Borrowed("获得赔"), Words::Borrowed("发生过理赔"), Words::Borrowed("已发生理赔"), Words::Borrowed("申请过理赔"), Words::Borrowed("受领")]), without: List::Borrowed(&[]), near: List::Borrowed(&[]), not_near: List::Borrowed(&[]), present: List::Borrowed(&[Words::Borrowed("身故")]), absent: List::Borrowed(&[Words::Borrowed("医疗费"), Words::Borrowed("医疗保险金"), Words::Borrowed("住院"), Words::Borrowed("伤残"), Words::Borrowed("残疾"), Words::Borrowed("津贴"), Words::Borrowed("重大疾病"), Words::Borrowed("轻症"), Words::Borrowed("全残"), Words::Borrowed("失能")]), families: List::Borrowed(&[]), outside: List::Borrowed(&[]), moves: List::Borrowed(&[]), reader: None },
                instead: true,
                says: Words::Borrowed("保费退给投保人。其中有您自己出的钱，离开时请投保人写明按什么算、怎么退给您，并请保险公司拿出投保时的说明记录。被拒可拨12378投诉。"),
            },
            Part {
                text: RuleText::Finding,
                when: When { words: List::Borrowed(&[Words::Borrowed("(1-退"), Words::Borrowed("(1-手续"), Words::Borrowed("（1-退"), Words::Borrowed("（1-手续")]), with: List::Borrowed(&[]), without: List::Borrowed(&[]), near: List::Borrowed(&[]), not_near: List::Borrowed(&[]), present: List::Borrowed(&[]), absent: List::Borrowed(&[]), families: List::Borrowed(&[]), outside: List::Borrowed(&[]), moves: List::Borrowed(&[]), reader: None },
                instead: true,
                says: Words::Borrowed("合同提前结束怎么退钱、扣多少，要事先讲明。这里在按剩余天数折算以外，还要再扣手续费，退回的钱变少。"),
            },
            Part {
                text: RuleText::NextStep,
                when: When { words: List::Borrowed(&[Words::Borrowed("(1-退"), Words::Borrowed("(1-手续"), Words::Borrowed("（1-退"), Words::Borrowed("（1-手续")]), with: List::Borrowed(&[]), without: List::Borrowed(&[]), near: List::Borrowed(&[]), not_near: List::Borrowed(&[]), present: List::Borrowed(&[]), absent: List::Borrowed(&[]), families: List::Borrowed(&[]), outside: List::Borrowed(&[]), moves: List::Borrowed(&[]), reader: None },
                instead: true,
                says: Words::Borrowed("在保险单上找到手续费的比例，请保险公司写出现在退能拿回多少。投保时没有讲明的，书面提出异议，被拒可拨12378投诉。"),
            },
            Part {
                text: RuleText::Say,
                when: When { words: List::Borrowed(&[Words::Borrowed("(1-退"), Words::Borrowed("(1-手续"), Words::Borrowed("（1-退"), Words::Borrowed("（1-手续")]), with: List::Borrowed(&[]), without: List::Borrowed(&[]), near: List::Borrowed(&[]), not_near: List::Borrowed(&[]), present: List::Borrowed(&[]), absent: List::Borrowed(&[]), families: List::Borrowed(&[]), outside: List::Borrowed(&[]), moves: List::Borrowed(&[]), reader: None },
                instead: true,
                says: Words::Borrowed("您好，请写明手续费的比例和现在退能拿回多少，并提供投保时的说明记录。没有讲明的部分请退还，谢谢。"),
            },
            Part {
                text: RuleText::Finding,
                when: When { words: List::Borrowed(&[Words::Borrowed("不退还"), Words::Borrowed("不予退"), Words::Borrowed("不再退"), Words::Borrowed("概不退"), Words::Borrowed("均不退"), Words::Borrowed("不退")]), with: List::Borrowed(&[]), without: List::Borrowed(&[]), near: List::Borrowed(&[Words::Borrowed("提前还清"), Words::Borrowed("提前还款"), Words::Borrowed("提前偿还"), Words::Borrowed("提前结清"), Words::Borrowed("还清借款"), Words::Borrowed("还清贷款")]), not_near: List::Borrowed(&[]), present: List::Borrowed(&[]), absent: List::Borrowed(&[]), families: List::Borrowed(&[]), outside: List::Borrowed(&[]), moves: List::Borrowed(&[]), reader: None },
                instead: true,
                says: Words::Borrowed("合同提前结束怎么退钱，要事先讲明，也不能不合理地不退。照这里写的，提前还清以后保险跟着结束，已付的保费不退。"),
            },
            Part {
                text: RuleText::Consequence,
                when: When { words: List::Borrowed(&[Words::Borrowed("不退还"), Words::Borrowed("不予退"), Words::Borrowed("不再退"), Words::Borrowed("概不退"), Words::Borrowed("均不退"), Words::Borrowed("不退")]), with: List::Borrowed(&[]), without: List::Borrowed(&[]), near: List::Borrowed(&[Words::Borrowed("提前还清"), Words::Borrowed("提前还款"), Words::Borrowed("提前偿还"), Words::Borrowed("提前结清"), Words::Borrowed("还清借款"), Words::Borrowed("还清贷款")]), not_near: List::Borrowed(&[]), present: List::Borrowed(&[]), absent: List::Borrowed(&[]), families: List::Borrowed(&[]), outside: List::Borrowed(&[]), moves: List::Borrowed(&[]), reader: None },
                instead: true,
                says: Words::Borrowed("提前还清了，剩下那段时间的保费也可能拿不回来。"),
            },
            Part {
                text: RuleText::NextStep,
                when: When { words: List::Borrowed(&[Words::Borrowed("不退还"), Words::Borrowed("不予退"), Words::Borrowed("不再退"), Words::Borrowed("概不退"), Words::Borrowed("均不退"), Words::Borrowed("不退")]), with: List::Borrowed(&[]), without: List::Borrowed(&[]), near: List::Borrowed(&[Words::Borrowed("提前还清"), Words::Borrowed("提前还款"), Words::Borrowed("提前偿还"), Words::Borrowed("提前结清"), Words::Borrowed("还清借款"), Words::Borrowed("还清贷款")]), not_near: List::Borrowed(&[]), present: List::Borrowed(&[]), absent: List::Borrowed(&[]), families: List::Borrowed(&[]), outside: List::Borrowed(&[]), moves: List::Borrowed(&[]), reader: None },
                instead: true,
                says: Words::Borrowed("提前还款以前，先问清剩下那段的保费能不能退、退多少，同省下的利息比一比。投保时没有讲明的，书面提出异议，被拒可拨12378投诉。"),
            },
            Part {
                text: RuleText::Say,
                when: When { words: List::Borrowed(&[Words::Borrowed("不退还"), Words::Borrowed("不予退"), Words::Borrowed("不再退"), Words::Borrowed("概不退"), Words::Borrowed("均不退"), Words::Borrowed("不退")]), with: List::Borrowed(&[]), without: List::Borrowed(&[]), near: List::Borrowed(&[Words::Borrowed("提前还清"), Words::Borrowed("提前还款"), Words::Borrowed("提前偿还"), Words::Borrowed("提前结清"), Words::Borrowed("还清借款"), Words::Borrowed("还清贷款")]), not_near: List::Borrowed(&[]), present: List::Borrowed(&[]), absent: List::Borrowed(&[]), families: List::Borrowed(&[]), outside: List::Borrowed(&[]), moves: List::Borrowed(&[]), reader: None },
                instead: true,
                says: Words::Borrowed("您好，请说明提前还清以后剩余期间的保费为什么不退，并提供投保时对这一条的说明记录。没有依据的部分请退还，谢谢。"),
            },
            Part {
                text: RuleText::Finding,
                when: When { words: List::Borrowed(&[Words::Borrowed("被保险人人数"), Words::Borrowed("减少的被保险人"), Words::Borrowed("减少被保险人"), Words::Borrowed("人数减少"), Words::Borrowed("减员"), Words::Borrowed("减少人数"), Words::Borrowed("减保人员"), Words::Borrowed("退出的被保险人")]), with: List::Borrowed(&[Words::Borrowed("领取过"), Words::Borrowed("已领取"), Words::Borrowed("领过"), Words::Borrowed("给付过"), Words::Borrowed("已给付"), Words::Borrowed("赔付过"), Words::Borrowed("已赔付"), Words::Borrowed("获得过"), Words::Borrowed("获得赔"), Words::Borrowed("发生过理赔"), Words::Borrowed("已发生理赔"), Words::Borrowed("申请过理赔"), Words::Borrowed("受领")]), without: List::Borrowed(&[]), near: List::Borrowed(&[]), not_near: List::Borrowed(&[]), present: List::Borrowed(&[]), absent: List::Borrowed(&[]), families: List::Borrowed(&[]), outside: List::Borrowed(&[]), moves: List::Borrowed(&[]), reader: None },
                instead: true,
                says: Words::Borrowed("团体保险减少了人，应当退的保费怎么算要事先讲明。照这里写的，减少的人领过保险金的，他剩下那段的保费不退。"),
            },
            Part {
                text: RuleText::Consequence,
                when: When { words: List::Borrowed(&[Words::Borrowed("被保险人人数"), Words::Borrowed("减少的被保险人"), Words::Borrowed("减少被保险人"), Words::Borrowed("人数减少"), Words::Borrowed("减员"), Words::Borrowed("减少人数"), Words::Borrowed("减保人员"), Words::Borrowed("退出的被保险人")]), with: List::Borrowed(&[Words::Borrowed("领取过"), Words::Borrowed("已领取"), Words::Borrowed("领过"), Words::Borrowed("给付过"), Words::Borrowed("已给付"), Words::Borrowed("赔付过"), Words::Borrowed("已赔付"), Words::Borrowed("获得过"), Words::Borrowed("获得赔"), Words::Borrowed("发生过理赔"), Words::Borrowed("已发生理赔"), Words::Borrowed("申请过理赔"), Words::Borrowed("受领")]), without: List::Borrowed(&[]), near: List::Borrowed(&[]), not_near: List::Borrowed(&[]), present: List::Borrowed(&[]), absent: List::Borrowed(&[]), families: List::Borrowed(&[]), outside: List::Borrowed(&[]), moves: List::Borrowed(&[]), reader: None },
                instead: true,
                says: Words::Borrowed("减少的人领过保险金的，剩下那段的保费，投保人可能拿不回来。"),
            },
            Part {
                text: RuleText::NextStep,
                when: When { words: List::Borrowed(&[Words::Borrowed("被保险人人数"), Words::Borrowed("减少的被保险人"), Words::Borrowed("减少被保险人"), Words::Borrowed("人数减少"), Words::Borrowed("减员"), Words::Borrowed("减少人数"), Words::Borrowed("减保人员"), Words::Borrowed("退出的被保险人")]), with: List::Borrowed(&[]), without: List::Borrowed(&[]), near: List::Borrowed(&[]), not_near: List::Borrowed(&[]), present: List::Borrowed(&[]), absent: List::Borrowed(&[]), families: List::Borrowed(&[]), outside: List::Borrowed(&[]), moves: List::Borrowed(&[]), reader: None },
                instead: true,
                says: Words::Borrowed("保费是投保人交的，退也由投保人去办。其中有您自己出的钱，请投保人写明怎么退给您，并请保险公司拿出投保时的说明记录。被拒可拨12378投诉。"),
            },
            Part {
                text: RuleText::Say,
                when: When { words: List::Borrowed(&[Words::Borrowed("被保险人人数"), Words::Borrowed("减少的被保险人"), Words::Borrowed("减少被保险人"), Words::Borrowed("人数减少"), Words::Borrowed("减员"), Words::Borrowed("减少人数"), Words::Borrowed("减保人员"), Words::Borrowed("退出的被保险人")]), with: List::Borrowed(&[]), without: List::Borrowed(&[]), near: List::Borrowed(&[]), not_near: List::Borrowed(&[]), present: List::Borrowed(&[]), absent: List::Borrowed(&[]), families: List::Borrowed(&[]), outside: List::Borrowed(&[]), moves: List::Borrowed(&[]), reader: None },
                instead: true,
                says: Words::Borrowed("您好，请说明减少被保险人时这样退保费的依据，并向投保人提供投保时对这一条的说明记录。没有依据的部分请退还投保人，谢谢。"),
            },
            Part {
                text: RuleText::Finding,
                when: When { words: List::Borrowed(&[Words::Borrowed("(1-1"), Words::Borrowed("(1-2"), Words::Borrowed("(1-3"), Words::Borrowed("(1-4"), Words::Borrowed("(1-5"), Words::Borrowed("(1-退"), Words::Borrowed("(1-手续"), Words::Borrowed("(100%-"), Words::Borrowed("（1-1"), Words::Borrowed("（1-2"), Words::Borrowed("（1-3"), Words::Borrowed("（1-4"), Words::Borrowed("（1-5"), Words::Borrowed("（1-退"), Words::Borrowed("（1-手续"), Words::Borrowed("（100%-")]), with: List::Borrowed(&[]), without: List::Borrowed(&[]), near: List::Borrowed(&[]), not_near: List::Borrowed(&[]), present: List::Borrowed(&[]), absent: List::Borrowed(&[]), families: List::Borrowed(&[]), outside: List::Borrowed(&[]), moves: List::Borrowed(&[]), reader: None },
                instead: true,
                says: Words::Borrowed("合同提前结束怎么退钱、扣多少，要事先讲明。这里在按剩余天数折算以外还要再扣一笔，退回的钱变少。"),
            },
            Part {
                text: RuleText::Consequence,
                when: When { words: List::Borrowed(&[Words::Borrowed("(1-1"), Words::Borrowed("(1-2"), Words::Borrowed("(1-3"), Words::Borrowed("(1-4"), Words::Borrowed("(1-5"), Words::Borrowed("(1-退"), Words::Borrowed("(1-手续"), Words::Borrowed("(100%-"), Words::Borrowed("（1-1"), Words::Borrowed("（1-2"), Words::Borrowed("（1-3"), Words::Borrowed("（1-4"), Words::Borrowed("（1-5"), Words::Borrowed("（1-退"), Words::Borrowed("（1-手续"), Words::Borrowed("（100%-")]), with: List::Borrowed(&[]), without: List::Borrowed(&[]), near: List::Borrowed(&[]), not_near: List::Borrowed(&[]), present: List::Borrowed(&[]), absent: List::Borrowed(&[]), families: List::Borrowed(&[]), outside: List::Borrowed(&[]), moves: List::Borrowed(&[]), reader: None },
                instead: true,
                says: Words::Borrowed("提前退保时，投保人也不能全部拿回剩余那段的保费。"),
            },
            Part {
                text: RuleText::NextStep,
                when: When { words: List::Borrowed(&[Words::Borrowed("(1-1"), Words::Borrowed("(1-2"), Words::Borrowed("(1-3"), Words::Borrowed("(1-4"), Words::Borrowed("(1-5"), Words::Borrowed("(1-退"), Words::Borrowed("(1-手续"), Words::Borrowed("(100%-"), Words::Borrowed("（1-1"), Words::Borrowed("（1-2"), Words::Borrowed("（1-3"), Words::Borrowed("（1-4"), Words::Borrowed("（1-5"), Words::Borrowed("（1-退"), Words::Borrowed("（1-手续"), Words::Borrowed("（100%-")]), with: List::Borrowed(&[]), without: List::Borrowed(&[]), near: List::Borrowed(&[]), not_near: List::Borrowed(&[]), present: List::Borrowed(&[]), absent: List::Borrowed(&[]), families: List::Borrowed(&[]), outside: List::Borrowed(&[]), moves: List::Borrowed(&[]), reader: None },
                instead: true,
                says: Words::Borrowed("问清这笔扣减是什么费用、投保时有没有讲明，请保险公司写出现在退能拿回多少。没有讲明的，书面提出异议，被拒可拨12378投诉。"),
            },
            Part {
                text: RuleText::Say,
                when: When { words: List::Borrowed(&[Words::Borrowed("(1-1"), Words::Borrowed("(1-2"), Words::Borrowed("(1-3"), Words::Borrowed("(1-4"), Words::Borrowed("(1-5"), Words::Borrowed("(1-退"), Words::Borrowed("(1-手续"), Words::Borrowed("(100%-"), Words::Borrowed("（1-1"), Words::Borrowed("（1-2"), Words::Borrowed("（1-3"), Words::Borrowed("（1-4"), Words::Borrowed("（1-5"), Words::Borrowed("（1-退"), Words::Borrowed("（1-手续"), Words::Borrowed("（100%-")]), with: List::Borrowed(&[]), without: List::Borrowed(&[]), near: List::Borrowed(&[]), not_near: List::Borrowed(&[]), present: List::Borrowed(&[]), absent: List::Borrowed(&[]), families: List::Borrowed(&[]), outside: List::Borrowed(&[]), moves: List::Borrowed(&[]), reader: None },
                instead: true,
                says: Words::Borrowed("您好，请说明剩余天数折算以外再扣的这一笔是什么费用、依据是什么，并提供投保时的说明记录。没有讲明的部分请退还，谢谢。"),
            },
            Part {
                text: RuleText::Finding,
                when: When { words: List::Borrowed(&[Words::Borrowed("不退还"), Words::Borrowed("不予退"), Words::Borrowed("不再退"), Words::Borrowed("概不退"), Words::Borrowed("均不退"), Words::Borrowed("不退")]), with: List::Borrowed(&[]), without: List::Borrowed(&[]), near: List::Borrowed(&[]), not_near: List::Borrowed(&[]), present: List::Borrowed(&[]), absent: List::Borrowed(&[]), families: List::Borrowed(&[]), outside: List::Borrowed(&[]), moves: List::Borrowed(&[]), reader: None },
                instead: true,
                says: Words::Borrowed("合同提前结束怎么退钱，要事先讲明，也不能不合理地不退。照这里写的，有的情形下不退。"),
            },
            Part {
                text: RuleText::Consequence,
                when: When { words: List::Borrowed(&[Words::Borrowed("不退还"), Words::Borrowed("不予退"), Words::Borrowed("不再退"), Words::Borrowed("概不退"), Words::Borrowed("均不退"), Words::Borrowed("不退")]), with: List::Borrowed(&[]), without: List::Borrowed(&[]), near: List::Borrowed(&[]), not_near: List::Borrowed(&[]), present: List::Borrowed(&[]), absent: List::Borrowed(&[]), families: List::Borrowed(&[]), outside: List::Borrowed(&[]), moves: List::Borrowed(&[]), reader: None },
                instead: true,
                says: Words::Borrowed("碰上这里写的情形，投保人可能拿不回剩余的钱。"),
            },
            Part {
                text: RuleText::Consequence,
                when: When { words: List::Borrowed(&[]), with: List::Borrowed(&[]), without: List::Borrowed(&[]), near: List::Borrowed(&[]), not_near: List::Borrowed(&[]), present: List::Borrowed(&[]), absent: List::Borrowed(&[]), families: List::Borrowed(&[Words::Borrowed("group")]), outside: List::Borrowed(&[]), moves: List::Borrowed(&[]), reader: None },
                instead: true,
                says: Words::Borrowed("提前结束时，投保人拿回来的钱，可能比预想的少。"),
            },
            Part {
                text: RuleText::Finding,
                when: When { words: List::Borrowed(&[]), with: List::Borrowed(&[]), without: List::Borrowed(&[]), near: List::Borrowed(&[]), not_near: List::Borrowed(&[]), present: List::Borrowed(&[]), absent: List::Borrowed(&[]), families: List::Borrowed(&[Words::Borrowed("property"), Words::Borrowed("auto")]), outside: List::Borrowed(&[Words::Borrowed("health"), Words::Borrowed("critical"), Words::Borrowed("accident"), Words::Borrowed("life"), Words::Borrowed("group")]), moves: List::Borrowed(&[]), reader: None },
                instead: true,
                says: Words::Borrowed("合同提前结束，退多少、怎么扣要事先讲明；财产险保障开始以后退保，应当扣去已经过去那段应收的保费，其余的退还。这里的退法对您更不利。"),
            },
            Part {
                text: RuleText::Finding,
                when: When { words: List::Borrowed(&[]), with: List::Borrowed(&[]), without: List::Borrowed(&[]), near: List::Borrowed(&[]), not_near: List::Borrowed(&[]), present: List::Borrowed(&[]), absent: List::Borrowed(&[]), families: List::Borrowed(&[Words::Borrowed("group")]), outside: List::Borrowed(&[]), moves: List::Borrowed(&[]), reader: None },
                instead: true,
                says: Words::Borrowed("合同提前结束，退多少、怎么扣要事先讲明。钱退给投保人，照这里的退法，可能退得比较少。"),
            },
            Part {
                text: RuleText::NextStep,
                when: When { words: List::Borrowed(&[]), with: List::Borrowed(&[]), without: List::Borrowed(&[]), near: List::Borrowed(&[]), not_near: List::Borrowed(&[]), present: List::Borrowed(&[]), absent: List::Borrowed(&[]), families: List::Borrowed(&[Words::Borrowed("group")]), outside: List::Borrowed(&[]), moves: List::Borrowed(&[]), reader: None },
                instead: true,
                says: Words::Borrowed("退保由投保人办，退的钱也给投保人。请投保人向保险公司问清现在退能拿回多少、投保时有没有讲明；有您自己出的钱，请投保人写明怎么退给您。被拒可拨12378投诉。"),
            },
            Part {
                text: RuleText::Say,
                when: When { words: List::Borrowed(&[]), with: List::Borrowed(&[]), without: List::Borrowed(&[]), near: List::Borrowed(&[]), not_near: List::Borrowed(&[]), present: List::Borrowed(&[]), absent: List::Borrowed(&[]), families: List::Borrowed(&[Words::Borrowed("group")]), outside: List::Borrowed(&[]), moves: List::Borrowed(&[]), reader: None },
                instead: true,
                says: Words::Borrowed("您好，请向投保人写明现在退能拿回多少、为什么这样计算，并提供投保时对这一条的说明记录。没有依据的部分请退还，谢谢。"),
            },];
const POL_047_MENDS: &[Mend] = &[];
const POL_047_BOUND: &[BoundSource] = &[
            BoundSource { of: List::Borrowed(&[4]), when: When { words: List::Borrowed(&[Words::Borrowed("如实告知")]), with: List::Borrowed(&[]), without: List::Borrowed(&[]), near: List::Borrowed(&[]), not_near: List::Borrowed(&[]), present: List::Borrowed(&[]), absent: List::Borrowed(&[]), families: List::Borrowed(&[]), outside: List::Borrowed(&[]), moves: List::Borrowed(&[]), reader: None } },
            BoundSource { of: List::Borrowed(&[0]), when: When { words: List::Borrowed(&[]), with: List::Borrowed(&[]), without: List::Borrowed(&[Words::Borrowed("车主"), Words::Borrowed("被保险车辆"), Words::Borrowed("投保车辆"), Words::Borrowed("机动车"), Words::Borrowed("交强险"), Words::Borrowed("保证保险"), Words::Borrowed("保险标的"), Words::Borrowed("家财"), Words::Borrowed("货物"), Words::Borrowed("货运"), Words::Borrowed("船舶"), Words::Borrowed("农作物"), Words::Borrowed("养殖"), Words::Borrowed("减少的被保险人"), Words::Borrowed("减少被保险人"), Words::Borrowed("被保险人人数"), Words::Borrowed("人数减少"), Words::Borrowed("减员"), Words::Borrowed("如实告知"), Words::Borrowed("除外事由")]), near: List::Borrowed(&[]), not_near: List::Borrowed(&[]), present: List::Borrowed(&[]), absent: List::Borrowed(&[]), families: List::Borrowed(&[Words::Borrowed("health"), Words::Borrowed("critical"), Words::Borrowed("accident"), Words::Borrowed("life"), Words::Borrowed("group")]), outside: List::Borrowed(&[]), moves: List::Borrowed(&[]), reader: None } },
            BoundSource { of: List::Borrowed(&[1]), when: When { words: List::Borrowed(&[Words::Borrowed("车主"), Words::Borrowed("被保险车辆"), Words::Borrowed("投保车辆"), Words::Borrowed("机动车"), Words::Borrowed("交强险"), Words::Borrowed("保证保险"), Words::Borrowed("保险标的"), Words::Borrowed("家财"), Words::Borrowed("货物"), Words::Borrowed("货运"), Words::Borrowed("船舶"), Words::Borrowed("农作物"), Words::Borrowed("养殖")]), with: List::Borrowed(&[]), without: List::Borrowed(&[Words::Borrowed("如实告知"), Words::Borrowed("除外事由")]), near: List::Borrowed(&[]), not_near: List::Borrowed(&[]), present: List::Borrowed(&[]), absent: List::Borrowed(&[]), families: List::Borrowed(&[Words::Borrowed("property"), Words::Borrowed("auto")]), outside: List::Borrowed(&[]), moves: List::Borrowed(&[]), reader: None } },
            BoundSource { of: List::Borrowed(&[1]), when: When { words: List::Borrowed(&[]), with: List::Borrowed(&[]), without: List::Borrowed(&[Words::Borrowed("如实告知"), Words::Borrowed("除外事由")]), near: List::Borrowed(&[]), not_near: List::Borrowed(&[]), present: List::Borrowed(&[]), absent: List::Borrowed(&[]), families: List::Borrowed(&[Words::Borrowed("property"), Words::Borrowed("auto")]), outside: List::Borrowed(&[Words::Borrowed("health"), Words::Borrowed("critical"), Words::Borrowed("accident"), Words::Borrowed("life"), Words::Borrowed("group")]), moves: List::Borrowed(&[]), reader: None } },
            BoundSource { of: List::Borrowed(&[3]), when: When { words: List::Borrowed(&[Words::Borrowed("(1-1"), Words::Borrowed("(1-2"), Words::Borrowed("(1-3"), Words::Borrowed("(1-4"), Words::Borrowed("(1-5"), Words::Borrowed("(1-退"), Words::Borrowed("(1-手续"), Words::Borrowed("(100%-"), Words::Borrowed("（1-1"), Words::Borrowed("（1-2"), Words::Borrowed("（1-3"), Words::Borrowed("（1-4"), Words::Borrowed("（1-5"), Words::Borrowed("（1-退"), Words::Borrowed("（1-手续"), Words::Borrowed("（100%-")]), with: List::Borrowed(&[]), without: List::Borrowed(&[]), near: List::Borrowed(&[]), not_near: List::Borrowed(&[]), present: List::Borrowed(&[]), absent: List::Borrowed(&[]), families: List::Borrowed(&[]), outside: List::Borrowed(&[]), moves: List::Borrowed(&[]), reader: None } },
            BoundSource { of: List::Borrowed(&[5]), when: When { words: List::Borrowed(&[]), with: List::Borrowed(&[]), without: List::Borrowed(&[Words::Borrowed("(1-1"), Words::Borrowed("(1-2"), Words::Borrowed("(1-3"), Words::Borrowed("(1-4"), Words::Borrowed("(1-5"), Words::Borrowed("(1-退"), Words::Borrowed("(1-手续"), Words::Borrowed("(100%-"), Words::Borrowed("（1-1"), Words::Borrowed("（1-2"), Words::Borrowed("（1-3"), Words::Borrowed("（1-4"), Words::Borrowed("（1-5"), Words::Borrowed("（1-退"), Words::Borrowed("（1-手续"), Words::Borrowed("（100%-")]), near: List::Borrowed(&[]), not_near: List::Borrowed(&[]), present: List::Borrowed(&[]), absent: List::Borrowed(&[]), families: List::Borrowed(&[]), outside: List::Borrowed(&[]), moves: List::Borrowed(&[]), reader: None } },];
const POL_047: Rule = Rule {
        id: Words::Borrowed("pol-047"),
        name: Words::Borrowed("合同提前结束钱被扣"),
        card: Card::Policy,
        level: Level::High,
        hurts: Words::Borrowed("投保人"),
        families: List::Borrowed(&[Words::Borrowed("*")]),
        frames: List::Borrowed(&[Frame::Fee, Frame::Forfeit, Frame::Penalty]),
        topics: List::Borrowed(&[Words::Borrowed("退保"), Words::Borrowed("解除"), Words::Borrowed("解约"), Words::Borrowed("中途"), Words::Borrowed("退出"), Words::Borrowed("终止"), Words::Borrowed("现金价值"), Words::Borrowed("手续费"), Words::Borrowed("退费"), Words::Borrowed("返费"), Words::Borrowed("退还"), Words::Borrowed("返还"), Words::Borrowed("余期"), Words::Borrowed("离开"), Words::Borrowed("反悔"), Words::Borrowed("减员"), Words::Borrowed("短期费率"), Words::Borrowed("账户价值"), Words::Borrowed("提前结束"), Words::Borrowed("未满期"), Words::Borrowed("净保险费"), Words::Borrowed("应退")]),
        judge: Some(Words::Borrowed("refund-days")),
        finding: Words::Borrowed("合同提前结束，退多少、怎么扣要事先讲明；人身险应当在收到解除通知后三十日内退现金价值。这里的退法对您更不利。"),
        consequence: Words::Borrowed("真要提前结束，您的损失可能比预想的大。"),
        next_step: Words::Borrowed("由投保人请保险公司算出现在退能拿回多少，并说明为什么这样退、投保时有没有讲明。没有讲明的，书面提出异议，被拒可拨12378投诉。"),
        say: Words::Borrowed("您好，请写明现在退能拿回多少、为什么这样计算，并提供投保时对这一条的说明记录。没有依据的部分请退还，谢谢。"),
        suggested_text: None,
        parts: List::Borrowed(POL_047_PARTS),
        mends: List::Borrowed(POL_047_MENDS),
        evidence: List::Borrowed(&[E703, E770, E693, E771, E713, E695]),
        bound: List::Borrowed(POL_047_BOUND),
        since: Words::Borrowed("1.0.0-rc.1"),
};

const POL_049_PARTS: &[Part] = &[
            Part {
                text: RuleText::Finding,
                when: When { words: List::Borrowed(&[]), with: List::Borrowed(&[]), without: List::Borrowed(&[]), near: List::Borrowed(&[]), not_near: List::Borrowed(&[]), present: List::Borrowed(&[]), absent: List::Borrowed(&[]), families: List::Borrowed(&[Words::Borrowed("accident"), Words::Borrowed("life")]), outside: List::Borrowed(&[Words::Borrowed("health"), Words::Borrowed("critical")]), moves: List::Borrowed(&[]), reader: None },
                instead: true,
                says: Words::Borrowed("续保时能不能加价、改条件，应当事先写明并讲清。这里给保险公司留了只对您改条件的余地。"),
            },
            Part {
                text: RuleText::Say,
                when: When { words: List::Borrowed(&[]), with: List::Borrowed(&[]), without: List::Borrowed(&[]), near: List::Borrowed(&[]), not_near: List::Borrowed(&[]), present: List::Borrowed(&[]), absent: List::Borrowed(&[]), families: List::Borrowed(&[Words::Borrowed("accident"), Words::Borrowed("life")]), outside: List::Borrowed(&[Words::Borrowed("health"), Words::Borrowed("critical")]), moves: List::Borrowed(&[]), reader: None },
                instead: true,
                says: Words::Borrowed("您好，请说明续保时调整条件的依据，是否对同类客户一样，并书面答复，谢谢。"),
            },];
const POL_049_MENDS: &[Mend] = &[];
const POL_049_BOUND: &[BoundSource] = &[
            BoundSource { of: List::Borrowed(&[1]), when: When { words: List::Borrowed(&[Words::Borrowed("加费"), Words::Borrowed("加价"), Words::Borrowed("涨价"), Words::Borrowed("调价"), Words::Borrowed("调费"), Words::Borrowed("调高"), Words::Borrowed("上浮"), Words::Borrowed("加收"), Words::Borrowed("费率"), Words::Borrowed("提高保费"), Words::Borrowed("提高保险费"), Words::Borrowed("提高其保险费"), Words::Borrowed("提高其个人费率"), Words::Borrowed("保险费按"), Words::Borrowed("续期保险费"), Words::Borrowed("续保保险费"), Words::Borrowed("报价"), Words::Borrowed("系数"), Words::Borrowed("的价"), Words::Borrowed("费倍")]), with: List::Borrowed(&[]), without: List::Borrowed(&[]), near: List::Borrowed(&[]), not_near: List::Borrowed(&[]), present: List::Borrowed(&[]), absent: List::Borrowed(&[]), families: List::Borrowed(&[Words::Borrowed("health")]), outside: List::Borrowed(&[]), moves: List::Borrowed(&[]), reader: None } },
            BoundSource { of: List::Borrowed(&[2]), when: When { words: List::Borrowed(&[Words::Borrowed("触发条件"), Words::Borrowed("确有必要"), Words::Borrowed("届时公布"), Words::Borrowed("由保险人确定"), Words::Borrowed("由本公司确定"), Words::Borrowed("公司确定"), Words::Borrowed("调价"), Words::Borrowed("调费"), Words::Borrowed("费率调整"), Words::Borrowed("调整费率"), Words::Borrowed("幅度"), Words::Borrowed("封顶")]), with: List::Borrowed(&[]), without: List::Borrowed(&[]), near: List::Borrowed(&[]), not_near: List::Borrowed(&[]), present: List::Borrowed(&[]), absent: List::Borrowed(&[]), families: List::Borrowed(&[Words::Borrowed("health")]), outside: List::Borrowed(&[]), moves: List::Borrowed(&[]), reader: None } },
            BoundSource { of: List::Borrowed(&[3]), when: When { words: List::Borrowed(&[]), with: List::Borrowed(&[]), without: List::Borrowed(&[]), near: List::Borrowed(&[]), not_near: List::Borrowed(&[]), present: List::Borrowed(&[]), absent: List::Borrowed(&[]), families: List::Borrowed(&[Words::Borrowed("accident"), Words::Borrowed("life")]), outside: List::Borrowed(&[Words::Borrowed("health"), Words::Borrowed("critical")]), moves: List::Borrowed(&[]), reader: None } },];
const POL_049: Rule = Rule {
        id: Words::Borrowed("pol-049"),
        name: Words::Borrowed("续保时单独加价减责"),
        card: Card::Policy,
        level: Level::High,
        hurts: Words::Borrowed("被保险人"),
        families: List::Borrowed(&[Words::Borrowed("health"), Words::Borrowed("critical"), Words::Borrowed("accident"), Words::Borrowed("life"), Words::Borrowed("group")]),
        frames: List::Borrowed(&[Frame::Change, Frame::Exempt, Frame::Unequal]),
        topics: List::Borrowed(&[Words::Borrowed("续保"), Words::Borrowed("续期"), Words::Borrowed("续约"), Words::Borrowed("续之"), Words::Borrowed("次年"), Words::Borrowed("下一保单年度"), Words::Borrowed("第三年"), Words::Borrowed("明年"), Words::Borrowed("来年"), Words::Borrowed("年检"), Words::Borrowed("费率"), Words::Borrowed("涨价"), Words::Borrowed("调价"), Words::Borrowed("保证续保"), Words::Borrowed("二十年"), Words::Borrowed("逐年"), Words::Borrowed("加费"), Words::Borrowed("老客户"), Words::Borrowed("再评估"), Words::Borrowed("报价"), Words::Borrowed("单独加价"), Words::Borrowed("单独上浮")]),
        judge: None,
        finding: Words::Borrowed("保证续保的健康险，续保时不能减少责任、增加免责；长期医疗险调费也不能因一个人的身体状况单独进行。这里给保险公司留了只对您改条件的余地。"),
        consequence: Words::Borrowed("身体变差或者理赔过以后，您续下去的条件可能变差，换一家也难。"),
        next_step: Words::Borrowed("看清合同有没有写保证续保、保证多少年、怎样调费。收到加费或新增不赔的通知，先书面表示不同意，要求说明依据。被拒可拨12378。"),
        say: Words::Borrowed("您好，请说明续保时调整条件的依据，是否对同类客户一样。写明保证续保的，请按健康保险管理办法第二十一条，不减少责任、不增加免责，谢谢。"),
        suggested_text: None,
        parts: List::Borrowed(POL_049_PARTS),
        mends: List::Borrowed(POL_049_MENDS),
        evidence: List::Borrowed(&[E772, E773, E774, E695]),
        bound: List::Borrowed(POL_049_BOUND),
        since: Words::Borrowed("1.0.0-rc.1"),
};

const POL_050_PARTS: &[Part] = &[
            Part {
                text: RuleText::Finding,
                when: When { words: List::Borrowed(&[Words::Borrowed("续保至"), Words::Borrowed("续至"), Words::Borrowed("投保至"), Words::Borrowed("续保到"), Words::Borrowed("续到")]), with: List::Borrowed(&[]), without: List::Borrowed(&[Words::Borrowed("自动续"), Words::Borrowed("自动延续"), Words::Borrowed("自动投保"), Words::Borrowed("视为同意续"), Words::Borrowed("视为续"), Words::Borrowed("默认")]), near: List::Borrowed(&[]), not_near: List::Borrowed(&[]), present: List::Borrowed(&[Words::Borrowed("不保证续保"), Words::Borrowed("非保证续保")]), absent: List::Borrowed(&[]), families: List::Borrowed(&[Words::Borrowed("health"), Words::Borrowed("critical")]), outside: List::Borrowed(&[]), moves: List::Borrowed(&[]), reader: None },
                instead: true,
                says: Words::Borrowed("一年期健康险，条款里不能用让人以为能一直续的说法。别处写了不保证续保，这里又写能续到某个时候或者年龄，两处要合起来看。"),
            },
            Part {
                text: RuleText::NextStep,
                when: When { words: List::Borrowed(&[Words::Borrowed("续保至"), Words::Borrowed("续至"), Words::Borrowed("投保至"), Words::Borrowed("续保到"), Words::Borrowed("续到")]), with: List::Borrowed(&[]), without: List::Borrowed(&[Words::Borrowed("自动续"), Words::Borrowed("自动延续"), Words::Borrowed("自动投保"), Words::Borrowed("视为同意续"), Words::Borrowed("视为续"), Words::Borrowed("默认")]), near: List::Borrowed(&[]), not_near: List::Borrowed(&[]), present: List::Borrowed(&[Words::Borrowed("不保证续保"), Words::Borrowed("非保证续保")]), absent: List::Borrowed(&[]), families: List::Borrowed(&[]), outside: List::Borrowed(&[]), moves: List::Borrowed(&[]), reader: None },
                instead: true,
                says: Words::Borrowed("写明不保证续保的，就是一期一保。到期前问清还能不能续、保费多少。觉得被误导的，书面提出，可拨12378。"),
            },
            Part {
                text: RuleText::Say,
                when: When { words: List::Borrowed(&[Words::Borrowed("续保至"), Words::Borrowed("续至"), Words::Borrowed("投保至"), Words::Borrowed("续保到"), Words::Borrowed("续到")]), with: List::Borrowed(&[]), without: List::Borrowed(&[Words::Borrowed("自动续"), Words::Borrowed("自动延续"), Words::Borrowed("自动投保"), Words::Borrowed("视为同意续"), Words::Borrowed("视为续"), Words::Borrowed("默认")]), near: List::Borrowed(&[]), not_near: List::Borrowed(&[]), present: List::Borrowed(&[Words::Borrowed("不保证续保"), Words::Borrowed("非保证续保")]), absent: List::Borrowed(&[]), families: List::Borrowed(&[]), outside: List::Borrowed(&[]), moves: List::Borrowed(&[]), reader: None },
                instead: true,
                says: Words::Borrowed("您好，合同写了不保证续保。请书面说明到期以后由谁决定能不能续、保费怎么定，谢谢。"),
            },
            Part {
                text: RuleText::Finding,
                when: When { words: List::Borrowed(&[Words::Borrowed("自动续"), Words::Borrowed("自动延续"), Words::Borrowed("自动投保"), Words::Borrowed("视为同意续"), Words::Borrowed("视为续"), Words::Borrowed("默认")]), with: List::Borrowed(&[]), without: List::Borrowed(&[Words::Borrowed("审核"), Words::Borrowed("同意承保"), Words::Borrowed("是否接受"), Words::Borrowed("视同终身")]), near: List::Borrowed(&[]), not_near: List::Borrowed(&[]), present: List::Borrowed(&[]), absent: List::Borrowed(&[]), families: List::Borrowed(&[Words::Borrowed("property"), Words::Borrowed("auto"), Words::Borrowed("accident")]), outside: List::Borrowed(&[Words::Borrowed("health"), Words::Borrowed("critical")]), moves: List::Borrowed(&[]), reader: None },
                instead: true,
                says: Words::Borrowed("网上买的保险，没有同意不能自动续保；续保也要双方都愿意。这里不用您再表示，就会续下去。"),
            },
            Part {
                text: RuleText::Finding,
                when: When { words: List::Borrowed(&[]), with: List::Borrowed(&[]), without: List::Borrowed(&[]), near: List::Borrowed(&[]), not_near: List::Borrowed(&[]), present: List::Borrowed(&[]), absent: List::Borrowed(&[]), families: List::Borrowed(&[Words::Borrowed("property"), Words::Borrowed("auto"), Words::Borrowed("accident")]), outside: List::Borrowed(&[Words::Borrowed("health"), Words::Borrowed("critical")]), moves: List::Borrowed(&[]), reader: None },
                instead: true,
                says: Words::Borrowed("续保要双方都愿意，能不能续、保费多少，应当事先讲清。这里的写法容易让人误会以后的保障。"),
            },
            Part {
                text: RuleText::Finding,
                when: When { words: List::Borrowed(&[Words::Borrowed("续保至"), Words::Borrowed("续至"), Words::Borrowed("投保至"), Words::Borrowed("续保到"), Words::Borrowed("续到"), Words::Borrowed("终身续保"), Words::Borrowed("永久续保")]), with: List::Borrowed(&[]), without: List::Borrowed(&[Words::Borrowed("自动续保")]), near: List::Borrowed(&[]), not_near: List::Borrowed(&[]), present: List::Borrowed(&[]), absent: List::Borrowed(&[]), families: List::Borrowed(&[]), outside: List::Borrowed(&[]), moves: List::Borrowed(&[]), reader: None },
                instead: true,
                says: Words::Borrowed("一年期健康险不保证续保，条款里不能用让人以为能一直续的说法。这里写能续到某个时候或者年龄，容易让人这样以为。"),
            },
            Part {
                text: RuleText::Finding,
                when: When { words: List::Borrowed(&[Words::Borrowed("自动续"), Words::Borrowed("自动延续"), Words::Borrowed("自动投保"), Words::Borrowed("视为同意续"), Words::Borrowed("视为续"), Words::Borrowed("默认")]), with: List::Borrowed(&[]), without: List::Borrowed(&[Words::Borrowed("审核"), Words::Borrowed("同意承保"), Words::Borrowed("是否接受"), Words::Borrowed("视同终身")]), near: List::Borrowed(&[]), not_near: List::Borrowed(&[]), present: List::Borrowed(&[]), absent: List::Borrowed(&[]), families: List::Borrowed(&[]), outside: List::Borrowed(&[]), moves: List::Borrowed(&[]), reader: None },
                instead: true,
                says: Words::Borrowed("网上买的保险，没有同意不能自动续保；一年期健康险也不保证续保。这里不用您再表示，就会续下去。"),
            },
            Part {
                text: RuleText::Consequence,
                when: When { words: List::Borrowed(&[Words::Borrowed("自动续"), Words::Borrowed("自动延续"), Words::Borrowed("自动投保"), Words::Borrowed("视为同意续"), Words::Borrowed("视为续"), Words::Borrowed("默认")]), with: List::Borrowed(&[]), without: List::Borrowed(&[Words::Borrowed("审核"), Words::Borrowed("同意承保"), Words::Borrowed("是否接受"), Words::Borrowed("视同终身")]), near: List::Borrowed(&[]), not_near: List::Borrowed(&[]), present: List::Borrowed(&[]), absent: List::Borrowed(&[]), families: List::Borrowed(&[]), outside: List::Borrowed(&[]), moves: List::Borrowed(&[]), reader: None },
                instead: true,
                says: Words::Borrowed("没有想好时，您可能又续了一年。"),
            },
            Part {
                text: RuleText::NextStep,
                when: When { words: List::Borrowed(&[Words::Borrowed("自动续"), Words::Borrowed("自动延续"), Words::Borrowed("自动投保"), Words::Borrowed("视为同意续"), Words::Borrowed("视为续"), Words::Borrowed("默认")]), with: List::Borrowed(&[]), without: List::Borrowed(&[Words::Borrowed("审核"), Words::Borrowed("同意承保"), Words::Borrowed("是否接受"), Words::Borrowed("视同终身")]), near: List::Borrowed(&[]), not_near: List::Borrowed(&[]), present: List::Borrowed(&[]), absent: List::Borrowed(&[]), families: List::Borrowed(&[]), outside: List::Borrowed(&[]), moves: List::Borrowed(&[]), reader: None },
                instead: true,
                says: Words::Borrowed("查一查有没有开通自动续保和自动扣款，不想要的先关闭。没有同意就扣走的，书面要求退回，不退可拨12378。"),
            },
            Part {
                text: RuleText::Say,
                when: When { words: List::Borrowed(&[Words::Borrowed("自动续"), Words::Borrowed("自动延续"), Words::Borrowed("自动投保"), Words::Borrowed("视为同意续"), Words::Borrowed("视为续"), Words::Borrowed("默认")]), with: List::Borrowed(&[]), without: List::Borrowed(&[Words::Borrowed("审核"), Words::Borrowed("同意承保"), Words::Borrowed("是否接受"), Words::Borrowed("视同终身")]), near: List::Borrowed(&[]), not_near: List::Borrowed(&[]), present: List::Borrowed(&[]), absent: List::Borrowed(&[]), families: List::Borrowed(&[]), outside: List::Borrowed(&[]), moves: List::Borrowed(&[]), reader: None },
                instead: true,
                says: Words::Borrowed("您好，请说明自动续保怎么开通、怎么关闭。没有我的同意，请勿自动续保扣费，谢谢。"),
            },];
const POL_050_MENDS: &[Mend] = &[];
const POL_050_BOUND: &[BoundSource] = &[
            BoundSource { of: List::Borrowed(&[0]), when: When { words: List::Borrowed(&[]), with: List::Borrowed(&[]), without: List::Borrowed(&[]), near: List::Borrowed(&[]), not_near: List::Borrowed(&[]), present: List::Borrowed(&[]), absent: List::Borrowed(&[]), families: List::Borrowed(&[Words::Borrowed("health"), Words::Borrowed("critical")]), outside: List::Borrowed(&[]), moves: List::Borrowed(&[]), reader: None } },
            BoundSource { of: List::Borrowed(&[0]), when: When { words: List::Borrowed(&[]), with: List::Borrowed(&[]), without: List::Borrowed(&[]), near: List::Borrowed(&[]), not_near: List::Borrowed(&[]), present: List::Borrowed(&[]), absent: List::Borrowed(&[]), families: List::Borrowed(&[]), outside: List::Borrowed(&[Words::Borrowed("property"), Words::Borrowed("auto"), Words::Borrowed("accident")]), moves: List::Borrowed(&[]), reader: None } },
            BoundSource { of: List::Borrowed(&[4]), when: When { words: List::Borrowed(&[]), with: List::Borrowed(&[]), without: List::Borrowed(&[]), near: List::Borrowed(&[]), not_near: List::Borrowed(&[]), present: List::Borrowed(&[]), absent: List::Borrowed(&[]), families: List::Borrowed(&[Words::Borrowed("property"), Words::Borrowed("auto"), Words::Borrowed("accident")]), outside: List::Borrowed(&[Words::Borrowed("health"), Words::Borrowed("critical")]), moves: List::Borrowed(&[]), reader: None } },
            BoundSource { of: List::Borrowed(&[1]), when: When { words: List::Borrowed(&[Words::Borrowed("续保至"), Words::Borrowed("续至"), Words::Borrowed("投保至"), Words::Borrowed("续保到"), Words::Borrowed("续到"), Words::Borrowed("续保年龄"), Words::Borrowed("续保时最高年龄")]), with: List::Borrowed(&[]), without: List::Borrowed(&[]), near: List::Borrowed(&[]), not_near: List::Borrowed(&[]), present: List::Borrowed(&[]), absent: List::Borrowed(&[]), families: List::Borrowed(&[]), outside: List::Borrowed(&[]), moves: List::Borrowed(&[]), reader: None } },
            BoundSource { of: List::Borrowed(&[2]), when: When { words: List::Borrowed(&[Words::Borrowed("不看身体"), Words::Borrowed("不看健康"), Words::Borrowed("健康状况变化"), Words::Borrowed("理赔情况"), Words::Borrowed("不会因"), Words::Borrowed("免核保"), Words::Borrowed("无须核保"), Words::Borrowed("无需核保"), Words::Borrowed("免健康告知")]), with: List::Borrowed(&[]), without: List::Borrowed(&[Words::Borrowed("单独上浮")]), near: List::Borrowed(&[]), not_near: List::Borrowed(&[]), present: List::Borrowed(&[]), absent: List::Borrowed(&[]), families: List::Borrowed(&[]), outside: List::Borrowed(&[]), moves: List::Borrowed(&[]), reader: None } },
            BoundSource { of: List::Borrowed(&[3]), when: When { words: List::Borrowed(&[Words::Borrowed("自动续"), Words::Borrowed("自动延续"), Words::Borrowed("自动投保"), Words::Borrowed("视为同意续"), Words::Borrowed("视为续"), Words::Borrowed("默认"), Words::Borrowed("扣款"), Words::Borrowed("代扣"), Words::Borrowed("划走"), Words::Borrowed("划扣"), Words::Borrowed("自动扣"), Words::Borrowed("自动转"), Words::Borrowed("自动开启"), Words::Borrowed("续费"), Words::Borrowed("扣收"), Words::Borrowed("未见您来电"), Words::Borrowed("匹配"), Words::Borrowed("开通"), Words::Borrowed("取消入口")]), with: List::Borrowed(&[]), without: List::Borrowed(&[]), near: List::Borrowed(&[]), not_near: List::Borrowed(&[]), present: List::Borrowed(&[]), absent: List::Borrowed(&[]), families: List::Borrowed(&[]), outside: List::Borrowed(&[]), moves: List::Borrowed(&[]), reader: None } },];
const POL_050: Rule = Rule {
        id: Words::Borrowed("pol-050"),
        name: Words::Borrowed("拿自动续保当长期保"),
        card: Card::Policy,
        level: Level::Medium,
        hurts: Words::Borrowed("投保人"),
        families: List::Borrowed(&[Words::Borrowed("health"), Words::Borrowed("critical"), Words::Borrowed("accident"), Words::Borrowed("property"), Words::Borrowed("auto"), Words::Borrowed("group")]),
        frames: List::Borrowed(&[Frame::Renew, Frame::Hide, Frame::Deem]),
        topics: List::Borrowed(&[Words::Borrowed("续保"), Words::Borrowed("续费"), Words::Borrowed("自动"), Words::Borrowed("扣款"), Words::Borrowed("扣收"), Words::Borrowed("划走"), Words::Borrowed("代扣"), Words::Borrowed("代收"), Words::Borrowed("连续投保"), Words::Borrowed("顺延"), Words::Borrowed("到期"), Words::Borrowed("次月"), Words::Borrowed("次年"), Words::Borrowed("终身"), Words::Borrowed("每年"), Words::Borrowed("每学年"), Words::Borrowed("年年"), Words::Borrowed("岁岁"), Words::Borrowed("续期"), Words::Borrowed("一年一交"), Words::Borrowed("逐年"), Words::Borrowed("自动续"), Words::Borrowed("一直接着"), Words::Borrowed("接着买"), Words::Borrowed("期满日起")]),
        judge: None,
        finding: Words::Borrowed("一年期健康险不保证续保，条款里不能用让人以为能一直续的说法。这里的写法容易让人误会以后的保障。"),
        consequence: Words::Borrowed("您可能以为以后一直有保障，到期才知道不是这样。"),
        next_step: Words::Borrowed("找合同里有没有保证续保和年限，没有就是一期一保。到期前问清还能不能续、保费多少。觉得被误导的，书面提出，可拨12378。"),
        say: Words::Borrowed("您好，请书面说明本产品是否保证续保，到期以后由谁决定能不能续、保费怎么定，谢谢。"),
        suggested_text: None,
        parts: List::Borrowed(POL_050_PARTS),
        mends: List::Borrowed(POL_050_MENDS),
        evidence: List::Borrowed(&[E775, E776, E777, E778, E779]),
        bound: List::Borrowed(POL_050_BOUND),
        since: Words::Borrowed("1.0.0-rc.1"),
};

const POL_051_PARTS: &[Part] = &[];
const POL_051_MENDS: &[Mend] = &[];
const POL_051_BOUND: &[BoundSource] = &[
            BoundSource { of: List::Borrowed(&[2]), when: When { words: List::Borrowed(&[Words::Borrowed("医"), Words::Borrowed("住院"), Words::Borrowed("门诊"), Words::Borrowed("就诊"), Words::Borrowed("转诊"), Words::Borrowed("病"), Words::Borrowed("治疗"), Words::Borrowed("手术"), Words::Borrowed("妊娠"), Words::Borrowed("看的")]), with: List::Borrowed(&[]), without: List::Borrowed(&[Words::Borrowed("车辆"), Words::Borrowed("车主"), Words::Borrowed("残疾保险金")]), near: List::Borrowed(&[]), not_near: List::Borrowed(&[]), present: List::Borrowed(&[]), absent: List::Borrowed(&[]), families: List::Borrowed(&[]), outside: List::Borrowed(&[Words::Borrowed("auto"), Words::Borrowed("property"), Words::Borrowed("life")]), moves: List::Borrowed(&[]), reader: None } },
            BoundSource { of: List::Borrowed(&[2]), when: When { words: List::Borrowed(&[Words::Borrowed("医"), Words::Borrowed("住院"), Words::Borrowed("门诊"), Words::Borrowed("就诊"), Words::Borrowed("转诊"), Words::Borrowed("病"), Words::Borrowed("治疗"), Words::Borrowed("手术"), Words::Borrowed("妊娠"), Words::Borrowed("看的")]), with: List::Borrowed(&[]), without: List::Borrowed(&[Words::Borrowed("车辆"), Words::Borrowed("车主"), Words::Borrowed("残疾保险金")]), near: List::Borrowed(&[]), not_near: List::Borrowed(&[]), present: List::Borrowed(&[]), absent: List::Borrowed(&[]), families: List::Borrowed(&[Words::Borrowed("health"), Words::Borrowed("critical")]), outside: List::Borrowed(&[]), moves: List::Borrowed(&[]), reader: None } },
            BoundSource { of: List::Borrowed(&[3]), when: When { words: List::Borrowed(&[]), with: List::Borrowed(&[]), without: List::Borrowed(&[Words::Borrowed("医"), Words::Borrowed("住院"), Words::Borrowed("门诊"), Words::Borrowed("就诊"), Words::Borrowed("转诊"), Words::Borrowed("病"), Words::Borrowed("治疗"), Words::Borrowed("手术"), Words::Borrowed("妊娠"), Words::Borrowed("看的")]), near: List::Borrowed(&[]), not_near: List::Borrowed(&[]), present: List::Borrowed(&[]), absent: List::Borrowed(&[]), families: List::Borrowed(&[]), outside: List::Borrowed(&[]), moves: List::Borrowed(&[]), reader: None } },
            BoundSource { of: List::Borrowed(&[3]), when: When { words: List::Borrowed(&[]), with: List::Borrowed(&[]), without: List::Borrowed(&[]), near: List::Borrowed(&[]), not_near: List::Borrowed(&[]), present: List::Borrowed(&[]), absent: List::Borrowed(&[]), families: List::Borrowed(&[Words::Borrowed("auto"), Words::Borrowed("property"), Words::Borrowed("life")]), outside: List::Borrowed(&[Words::Borrowed("health"), Words::Borrowed("critical")]), moves: List::Borrowed(&[]), reader: None } },
            BoundSource { of: List::Borrowed(&[3]), when: When { words: List::Borrowed(&[Words::Borrowed("车辆"), Words::Borrowed("车主"), Words::Borrowed("残疾保险金")]), with: List::Borrowed(&[]), without: List::Borrowed(&[]), near: List::Borrowed(&[]), not_near: List::Borrowed(&[]), present: List::Borrowed(&[]), absent: List::Borrowed(&[]), families: List::Borrowed(&[]), outside: List::Borrowed(&[]), moves: List::Borrowed(&[]), reader: None } },];
const POL_051: Rule = Rule {
        id: Words::Borrowed("pol-051"),
        name: Words::Borrowed("看人看地看渠道打折赔"),
        card: Card::Policy,
        level: Level::Medium,
        hurts: Words::Borrowed("被保险人"),
        families: List::Borrowed(&[Words::Borrowed("health"), Words::Borrowed("accident"), Words::Borrowed("critical"), Words::Borrowed("group"), Words::Borrowed("auto"), Words::Borrowed("property")]),
        frames: List::Borrowed(&[Frame::Cap, Frame::Unequal, Frame::Exempt]),
        topics: List::Borrowed(&[Words::Borrowed("比例"), Words::Borrowed("打折"), Words::Borrowed("折"), Words::Borrowed("系数"), Words::Borrowed("一半"), Words::Borrowed("三成"), Words::Borrowed("五成"), Words::Borrowed("减半"), Words::Borrowed("全额"), Words::Borrowed("给付率"), Words::Borrowed("修正值"), Words::Borrowed("四分之一"), Words::Borrowed("异地"), Words::Borrowed("跨省"), Words::Borrowed("省外"), Words::Borrowed("参保地"), Words::Borrowed("户籍"), Words::Borrowed("户口"), Words::Borrowed("渠道"), Words::Borrowed("网络就诊"), Words::Borrowed("直付"), Words::Borrowed("转诊"), Words::Borrowed("门店"), Words::Borrowed("临时工"), Words::Borrowed("爱心通道"), Words::Borrowed("乡镇"), Words::Borrowed("标准"), Words::Borrowed("理付"), Words::Borrowed("外地"), Words::Borrowed("外省"), Words::Borrowed("转外")]),
        judge: None,
        finding: Words::Borrowed("赔付比例可以约定，但要讲明白，也不能设置不合理的条件。这里给不同的情形定了不同的赔法，您同样投保，拿到的可能更少。"),
        consequence: Words::Borrowed("真要用到保险时，您拿到的可能只是一部分。"),
        next_step: Words::Borrowed("核对投保时有没有提示过这种比例、交的保费是否更低。没有讲明的，书面要求按正常比例赔，并说明自己的原因。被拒可拨12378。"),
        say: Words::Borrowed("您好，请说明这项赔付差别的依据，以及投保时的提示和说明记录。没有讲明的，请按正常比例重新核算，谢谢。"),
        suggested_text: None,
        parts: List::Borrowed(POL_051_PARTS),
        mends: List::Borrowed(POL_051_MENDS),
        evidence: List::Borrowed(&[E711, E693, E708, E695]),
        bound: List::Borrowed(POL_051_BOUND),
        since: Words::Borrowed("1.0.0-rc.1"),
};

const POL_052_PARTS: &[Part] = &[
            Part {
                text: RuleText::Finding,
                when: When { words: List::Borrowed(&[Words::Borrowed("药店"), Words::Borrowed("药房"), Words::Borrowed("指定医疗机构"), Words::Borrowed("指定的医疗机构"), Words::Borrowed("指定医院")]), with: List::Borrowed(&[Words::Borrowed("未指定"), Words::Borrowed("没有指定"), Words::Borrowed("不在此列")]), without: List::Borrowed(&[Words::Borrowed("耐药"), Words::Borrowed("疗效"), Words::Borrowed("审核")]), near: List::Borrowed(&[]), not_near: List::Borrowed(&[]), present: List::Borrowed(&[]), absent: List::Borrowed(&[]), families: List::Borrowed(&[]), outside: List::Borrowed(&[]), moves: List::Borrowed(&[]), reader: None },
                instead: true,
                says: Words::Borrowed("用什么药、用多久由医生按病情定，条款不得设置不合理的要求作为赔付条件。这里限定了买药的地方：合同指定了地点的，在别处买的可能不赔。"),
            },
            Part {
                text: RuleText::Finding,
                when: When { words: List::Borrowed(&[Words::Borrowed("已耐药"), Words::Borrowed("已经耐药"), Words::Borrowed("产生耐药"), Words::Borrowed("出现耐药")]), with: List::Borrowed(&[]), without: List::Borrowed(&[]), near: List::Borrowed(&[]), not_near: List::Borrowed(&[]), present: List::Borrowed(&[]), absent: List::Borrowed(&[]), families: List::Borrowed(&[]), outside: List::Borrowed(&[]), moves: List::Borrowed(&[]), reader: None },
                instead: true,
                says: Words::Borrowed("用什么药、用多久由医生按病情定，条款不得设置不合理的要求作为赔付条件。照这里写的，被认定已经耐药的，药费可能不赔。"),
            },
            Part {
                text: RuleText::Finding,
                when: When { words: List::Borrowed(&[Words::Borrowed("详见"), Words::Borrowed("手册"), Words::Borrowed("另行公布"), Words::Borrowed("以公布")]), with: List::Borrowed(&[Words::Borrowed("清单"), Words::Borrowed("目录"), Words::Borrowed("流程")]), without: List::Borrowed(&[Words::Borrowed("不承担"), Words::Borrowed("不赔"), Words::Borrowed("不予"), Words::Borrowed("未通过"), Words::Borrowed("不属于"), Words::Borrowed("审核"), Words::Borrowed("耐药"), Words::Borrowed("疗效"), Words::Borrowed("仅限"), Words::Borrowed("以外"), Words::Borrowed("只")]), near: List::Borrowed(&[]), not_near: List::Borrowed(&[]), present: List::Borrowed(&[]), absent: List::Borrowed(&[]), families: List::Borrowed(&[]), outside: List::Borrowed(&[]), moves: List::Borrowed(&[]), reader: None },
                instead: true,
                says: Words::Borrowed("条款不得设置不合理的要求作为赔付条件。能赔哪些药、怎样买，写在这里说的另一份文件里，只看这一条看不全。"),
            },
            Part {
                text: RuleText::Consequence,
                when: When { words: List::Borrowed(&[Words::Borrowed("详见"), Words::Borrowed("手册"), Words::Borrowed("另行公布"), Words::Borrowed("以公布")]), with: List::Borrowed(&[Words::Borrowed("清单"), Words::Borrowed("目录"), Words::Borrowed("流程")]), without: List::Borrowed(&[Words::Borrowed("不承担"), Words::Borrowed("不赔"), Words::Borrowed("不予"), Words::Borrowed("未通过"), Words::Borrowed("不属于"), Words::Borrowed("审核"), Words::Borrowed("耐药"), Words::Borrowed("疗效"), Words::Borrowed("仅限"), Words::Borrowed("以外"), Words::Borrowed("只")]), near: List::Borrowed(&[]), not_near: List::Borrowed(&[]), present: List::Borrowed(&[]), absent: List::Borrowed(&[]), families: List::Borrowed(&[]), outside: List::Borrowed(&[]), moves: List::Borrowed(&[]), reader: None },
                instead: true,
                says: Words::Borrowed("要用的药不在里面的，药费可能要自己承担。"),
            },
            Part {
                text: RuleText::NextStep,
                when: When { words: List::Borrowed(&[Words::Borrowed("详见"), Words::Borrowed("手册"), Words::Borrowed("另行公布"), Words::Borrowed("以公布")]), with: List::Borrowed(&[Words::Borrowed("清单"), Words::Borrowed("目录"), Words::Borrowed("流程")]), without: List::Borrowed(&[Words::Borrowed("不承担"), Words::Borrowed("不赔"), Words::Borrowed("不予"), Words::Borrowed("未通过"), Words::Borrowed("不属于"), Words::Borrowed("审核"), Words::Borrowed("耐药"), Words::Borrowed("疗效"), Words::Borrowed("仅限"), Words::Borrowed("以外"), Words::Borrowed("只")]), near: List::Borrowed(&[]), not_near: List::Borrowed(&[]), present: List::Borrowed(&[]), absent: List::Borrowed(&[]), families: List::Borrowed(&[]), outside: List::Borrowed(&[]), moves: List::Borrowed(&[]), reader: None },
                instead: true,
                says: Words::Borrowed("现在就把这份文件找来，看清有哪些药、怎样申请和购买。投保时没有给的，请公司提供；谈不拢可拨12378投诉。"),
            },
            Part {
                text: RuleText::Say,
                when: When { words: List::Borrowed(&[Words::Borrowed("详见"), Words::Borrowed("手册"), Words::Borrowed("另行公布"), Words::Borrowed("以公布")]), with: List::Borrowed(&[Words::Borrowed("清单"), Words::Borrowed("目录"), Words::Borrowed("流程")]), without: List::Borrowed(&[Words::Borrowed("不承担"), Words::Borrowed("不赔"), Words::Borrowed("不予"), Words::Borrowed("未通过"), Words::Borrowed("不属于"), Words::Borrowed("审核"), Words::Borrowed("耐药"), Words::Borrowed("疗效"), Words::Borrowed("仅限"), Words::Borrowed("以外"), Words::Borrowed("只")]), near: List::Borrowed(&[]), not_near: List::Borrowed(&[]), present: List::Borrowed(&[]), absent: List::Borrowed(&[]), families: List::Borrowed(&[]), outside: List::Borrowed(&[]), moves: List::Borrowed(&[]), reader: None },
                instead: true,
                says: Words::Borrowed("您好，请把药品清单和购药流程发给我，并说明清单以后会不会变、变了怎么办，谢谢。"),
            },
            Part {
                text: RuleText::Finding,
                when: When { words: List::Borrowed(&[Words::Borrowed("慈善"), Words::Borrowed("援助"), Words::Borrowed("赠药"), Words::Borrowed("赠送药")]), with: List::Borrowed(&[Words::Borrowed("被保险人原因"), Words::Borrowed("自身原因"), Words::Borrowed("未提交"), Words::Borrowed("不全"), Words::Borrowed("未领取"), Words::Borrowed("没有申请"), Words::Borrowed("未申请"), Words::Borrowed("未按时"), Words::Borrowed("放弃")]), without: List::Borrowed(&[Words::Borrowed("没有通过的"), Words::Borrowed("未通过的"), Words::Borrowed("未获批准的")]), near: List::Borrowed(&[]), not_near: List::Borrowed(&[]), present: List::Borrowed(&[]), absent: List::Borrowed(&[]), families: List::Borrowed(&[]), outside: List::Borrowed(&[]), moves: List::Borrowed(&[]), reader: None },
                instead: true,
                says: Words::Borrowed("药费的赔付，条款不得设置不合理的要求。这里把慈善援助和赔付连在一起，符合条件却没有申请好、没有去领的，药费也可能报不了。"),
            },
            Part {
                text: RuleText::NextStep,
                when: When { words: List::Borrowed(&[Words::Borrowed("药店"), Words::Borrowed("药房"), Words::Borrowed("指定医疗机构"), Words::Borrowed("指定的医疗机构"), Words::Borrowed("指定医院")]), with: List::Borrowed(&[]), without: List::Borrowed(&[Words::Borrowed("耐药"), Words::Borrowed("疗效")]), near: List::Borrowed(&[]), not_near: List::Borrowed(&[]), present: List::Borrowed(&[Words::Borrowed("名单"), Words::Borrowed("清单"), Words::Borrowed("附表"), Words::Borrowed("附件"), Words::Borrowed("目录"), Words::Borrowed("公布的"), Words::Borrowed("官网"), Words::Borrowed("网站查询")]), absent: List::Borrowed(&[]), families: List::Borrowed(&[]), outside: List::Borrowed(&[]), moves: List::Borrowed(&[]), reader: None },
                instead: true,
                says: Words::Borrowed("先按合同或者公司公布的名单找能买药、看病的地点，处方和发票留好。急用或者缺货的，先联系保险公司并留下记录，被拒要求书面说明理由，可拨12378投诉。"),
            },
            Part {
                text: RuleText::NextStep,
                when: When { words: List::Borrowed(&[Words::Borrowed("慈善"), Words::Borrowed("援助"), Words::Borrowed("赠药"), Words::Borrowed("赠送药")]), with: List::Borrowed(&[Words::Borrowed("被保险人原因"), Words::Borrowed("自身原因"), Words::Borrowed("未提交"), Words::Borrowed("不全"), Words::Borrowed("未领取"), Words::Borrowed("没有申请"), Words::Borrowed("未申请"), Words::Borrowed("未按时"), Words::Borrowed("放弃")]), without: List::Borrowed(&[Words::Borrowed("没有通过的"), Words::Borrowed("未通过的"), Words::Borrowed("未获批准的")]), near: List::Borrowed(&[]), not_near: List::Borrowed(&[]), present: List::Borrowed(&[]), absent: List::Borrowed(&[]), families: List::Borrowed(&[]), outside: List::Borrowed(&[]), moves: List::Borrowed(&[]), reader: None },
                instead: true,
                says: Words::Borrowed("先问清援助由谁申请、要交哪些材料，按时申请、去领，留好记录。不是自己的原因没有批下来的，书面要求按实际花的药费赔，被拒可拨12378投诉。"),
            },
            Part {
                text: RuleText::Say,
                when: When { words: List::Borrowed(&[Words::Borrowed("药店"), Words::Borrowed("药房"), Words::Borrowed("指定医疗机构"), Words::Borrowed("指定的医疗机构"), Words::Borrowed("指定医院")]), with: List::Borrowed(&[]), without: List::Borrowed(&[Words::Borrowed("耐药"), Words::Borrowed("疗效")]), near: List::Borrowed(&[]), not_near: List::Borrowed(&[]), present: List::Borrowed(&[Words::Borrowed("名单"), Words::Borrowed("清单"), Words::Borrowed("附表"), Words::Borrowed("附件"), Words::Borrowed("目录"), Words::Borrowed("公布的"), Words::Borrowed("官网"), Words::Borrowed("网站查询")]), absent: List::Borrowed(&[]), families: List::Borrowed(&[]), outside: List::Borrowed(&[]), moves: List::Borrowed(&[]), reader: None },
                instead: true,
                says: Words::Borrowed("您好，请说明急用、缺货时怎么办。没有说明的，请按处方核定，并书面答复，谢谢。"),
            },
            Part {
                text: RuleText::Say,
                when: When { words: List::Borrowed(&[Words::Borrowed("慈善"), Words::Borrowed("援助"), Words::Borrowed("赠药"), Words::Borrowed("赠送药")]), with: List::Borrowed(&[Words::Borrowed("被保险人原因"), Words::Borrowed("自身原因"), Words::Borrowed("未提交"), Words::Borrowed("不全"), Words::Borrowed("未领取"), Words::Borrowed("没有申请"), Words::Borrowed("未申请"), Words::Borrowed("未按时"), Words::Borrowed("放弃")]), without: List::Borrowed(&[Words::Borrowed("没有通过的"), Words::Borrowed("未通过的"), Words::Borrowed("未获批准的")]), near: List::Borrowed(&[]), not_near: List::Borrowed(&[]), present: List::Borrowed(&[]), absent: List::Borrowed(&[]), families: List::Borrowed(&[]), outside: List::Borrowed(&[]), moves: List::Borrowed(&[]), reader: None },
                instead: true,
                says: Words::Borrowed("您好，请告诉我援助怎么申请、要交哪些材料。不是我的原因没有批下来的，请按实际支出的药费核定，并书面答复，谢谢。"),
            },
            Part {
                text: RuleText::Finding,
                when: When { words: List::Borrowed(&[Words::Borrowed("慈善"), Words::Borrowed("援助"), Words::Borrowed("赠药"), Words::Borrowed("赠送药")]), with: List::Borrowed(&[]), without: List::Borrowed(&[]), near: List::Borrowed(&[]), not_near: List::Borrowed(&[]), present: List::Borrowed(&[]), absent: List::Borrowed(&[]), families: List::Borrowed(&[]), outside: List::Borrowed(&[]), moves: List::Borrowed(&[]), reader: None },
                instead: true,
                says: Words::Borrowed("药费的赔付，条款不得设置不合理的要求。这里把慈善援助和赔付连在一起，没有申请到或没有领到援助药，药费也可能报不了。"),
            },
            Part {
                text: RuleText::NextStep,
                when: When { words: List::Borrowed(&[Words::Borrowed("慈善"), Words::Borrowed("援助"), Words::Borrowed("赠药"), Words::Borrowed("赠送药")]), with: List::Borrowed(&[]), without: List::Borrowed(&[]), near: List::Borrowed(&[]), not_near: List::Borrowed(&[]), present: List::Borrowed(&[]), absent: List::Borrowed(&[]), families: List::Borrowed(&[]), outside: List::Borrowed(&[]), moves: List::Borrowed(&[]), reader: None },
                instead: true,
                says: Words::Borrowed("先问清援助由谁申请、没有批准怎么赔，保留申请材料和答复。援助批不下来的，书面要求按实际花的药费赔，被拒可拨12378投诉。"),
            },
            Part {
                text: RuleText::Say,
                when: When { words: List::Borrowed(&[Words::Borrowed("慈善"), Words::Borrowed("援助"), Words::Borrowed("赠药"), Words::Borrowed("赠送药")]), with: List::Borrowed(&[]), without: List::Borrowed(&[]), near: List::Borrowed(&[]), not_near: List::Borrowed(&[]), present: List::Borrowed(&[]), absent: List::Borrowed(&[]), families: List::Borrowed(&[]), outside: List::Borrowed(&[]), moves: List::Borrowed(&[]), reader: None },
                instead: true,
                says: Words::Borrowed("您好，请说明援助没有批下来或者没有领到时怎么赔。药费是我实际支出的，请据此核定，并书面答复，谢谢。"),
            },
            Part {
                text: RuleText::NextStep,
                when: When { words: List::Borrowed(&[Words::Borrowed("药店"), Words::Borrowed("药房"), Words::Borrowed("指定医疗机构"), Words::Borrowed("指定的医疗机构"), Words::Borrowed("指定医院")]), with: List::Borrowed(&[]), without: List::Borrowed(&[Words::Borrowed("耐药"), Words::Borrowed("疗效")]), near: List::Borrowed(&[]), not_near: List::Borrowed(&[]), present: List::Borrowed(&[]), absent: List::Borrowed(&[]), families: List::Borrowed(&[]), outside: List::Borrowed(&[]), moves: List::Borrowed(&[]), reader: None },
                instead: true,
                says: Words::Borrowed("先要一份可以买药、看病的地点清单，处方和发票留好。急用或者缺货的，先联系保险公司并留下记录，被拒要求书面说明理由，可拨12378投诉。"),
            },
            Part {
                text: RuleText::Say,
                when: When { words: List::Borrowed(&[Words::Borrowed("药店"), Words::Borrowed("药房"), Words::Borrowed("指定医疗机构"), Words::Borrowed("指定的医疗机构"), Words::Borrowed("指定医院")]), with: List::Borrowed(&[]), without: List::Borrowed(&[Words::Borrowed("耐药"), Words::Borrowed("疗效")]), near: List::Borrowed(&[]), not_near: List::Borrowed(&[]), present: List::Borrowed(&[]), absent: List::Borrowed(&[]), families: List::Borrowed(&[]), outside: List::Borrowed(&[]), moves: List::Borrowed(&[]), reader: None },
                instead: true,
                says: Words::Borrowed("您好，请给我可以买药、看病的地点清单，并说明急用、缺货时怎么办。没有说明的，请按处方核定，并书面答复，谢谢。"),
            },
            Part {
                text: RuleText::NextStep,
                when: When { words: List::Borrowed(&[Words::Borrowed("流程"), Words::Borrowed("审核"), Words::Borrowed("授权申请"), Words::Borrowed("审批")]), with: List::Borrowed(&[]), without: List::Borrowed(&[Words::Borrowed("耐药"), Words::Borrowed("疗效")]), near: List::Borrowed(&[]), not_near: List::Borrowed(&[]), present: List::Borrowed(&[]), absent: List::Borrowed(&[]), families: List::Borrowed(&[]), outside: List::Borrowed(&[]), moves: List::Borrowed(&[]), reader: None },
                instead: true,
                says: Words::Borrowed("用药前先按流程申请，处方、病历和提交记录都留好。没有通过的，要求书面说明理由，并请医生补充说明，可拨12378投诉。"),
            },
            Part {
                text: RuleText::Say,
                when: When { words: List::Borrowed(&[Words::Borrowed("流程"), Words::Borrowed("审核"), Words::Borrowed("授权申请"), Words::Borrowed("审批")]), with: List::Borrowed(&[]), without: List::Borrowed(&[Words::Borrowed("耐药"), Words::Borrowed("疗效")]), near: List::Borrowed(&[]), not_near: List::Borrowed(&[]), present: List::Borrowed(&[]), absent: List::Borrowed(&[]), families: List::Borrowed(&[]), outside: List::Borrowed(&[]), moves: List::Borrowed(&[]), reader: None },
                instead: true,
                says: Words::Borrowed("您好，请说明审核的标准和时间，没有通过的请书面写明理由。用药由医生按病情决定，请据此重新核定，谢谢。"),
            },
            Part {
                text: RuleText::Finding,
                when: When { words: List::Borrowed(&[Words::Borrowed("疗效"), Words::Borrowed("治疗有效"), Words::Borrowed("耐药"), Words::Borrowed("无效"), Words::Borrowed("有效性"), Words::Borrowed("疾病进展"), Words::Borrowed("有进展")]), with: List::Borrowed(&[]), without: List::Borrowed(&[]), near: List::Borrowed(&[]), not_near: List::Borrowed(&[]), present: List::Borrowed(&[]), absent: List::Borrowed(&[]), families: List::Borrowed(&[]), outside: List::Borrowed(&[]), moves: List::Borrowed(&[]), reader: None },
                instead: true,
                says: Words::Borrowed("用什么药、用多久由医生按病情定，条款不得设置不合理的要求作为赔付条件。这里要看药有没有用，被认定没有用的，药费可能不赔。"),
            },
            Part {
                text: RuleText::NextStep,
                when: When { words: List::Borrowed(&[Words::Borrowed("疗效"), Words::Borrowed("治疗有效"), Words::Borrowed("耐药"), Words::Borrowed("无效"), Words::Borrowed("有效性"), Words::Borrowed("疾病进展"), Words::Borrowed("有进展")]), with: List::Borrowed(&[]), without: List::Borrowed(&[]), near: List::Borrowed(&[]), not_near: List::Borrowed(&[]), present: List::Borrowed(&[]), absent: List::Borrowed(&[]), families: List::Borrowed(&[]), outside: List::Borrowed(&[]), moves: List::Borrowed(&[]), reader: None },
                instead: true,
                says: Words::Borrowed("请主治医生写明继续用药的理由，保留检查结果、处方和发票。被拒就书面要求说明医学理由，可拨12378投诉。"),
            },
            Part {
                text: RuleText::Finding,
                when: When { words: List::Borrowed(&[Words::Borrowed("审核"), Words::Borrowed("审批"), Words::Borrowed("审方"), Words::Borrowed("授权申请")]), with: List::Borrowed(&[]), without: List::Borrowed(&[]), near: List::Borrowed(&[]), not_near: List::Borrowed(&[]), present: List::Borrowed(&[]), absent: List::Borrowed(&[]), families: List::Borrowed(&[]), outside: List::Borrowed(&[]), moves: List::Borrowed(&[]), reader: None },
                instead: true,
                says: Words::Borrowed("用什么药、用多久由医生按病情定，条款不得设置不合理的要求作为赔付条件。这里还要先过审核，医生开了药，没有通过的可能报不了。"),
            },
            Part {
                text: RuleText::Finding,
                when: When { words: List::Borrowed(&[Words::Borrowed("药店"), Words::Borrowed("药房"), Words::Borrowed("指定医疗机构"), Words::Borrowed("指定的医疗机构"), Words::Borrowed("指定医院")]), with: List::Borrowed(&[]), without: List::Borrowed(&[]), near: List::Borrowed(&[]), not_near: List::Borrowed(&[]), present: List::Borrowed(&[]), absent: List::Borrowed(&[]), families: List::Borrowed(&[]), outside: List::Borrowed(&[]), moves: List::Borrowed(&[]), reader: None },
                instead: true,
                says: Words::Borrowed("用什么药、用多久由医生按病情定，条款不得设置不合理的要求作为赔付条件。这里限定了买药的地方，在别处买的可能不赔。"),
            },
            Part {
                text: RuleText::Finding,
                when: When { words: List::Borrowed(&[Words::Borrowed("年内"), Words::Borrowed("个月内"), Words::Borrowed("日内"), Words::Borrowed("天内"), Words::Borrowed("疗程内"), Words::Borrowed("年以内"), Words::Borrowed("个月以内")]), with: List::Borrowed(&[Words::Borrowed("仅"), Words::Borrowed("只"), Words::Borrowed("限于"), Words::Borrowed("为限"), Words::Borrowed("内的"), Words::Borrowed("停止"), Words::Borrowed("不再")]), without: List::Borrowed(&[Words::Borrowed("启用"), Words::Borrowed("首次用药"), Words::Borrowed("提交"), Words::Borrowed("申请用药")]), near: List::Borrowed(&[]), not_near: List::Borrowed(&[]), present: List::Borrowed(&[]), absent: List::Borrowed(&[]), families: List::Borrowed(&[]), outside: List::Borrowed(&[]), moves: List::Borrowed(&[]), reader: None },
                instead: true,
                says: Words::Borrowed("用什么药、用多久由医生按病情定，条款不得设置不合理的要求作为赔付条件。这里只管写明的一段时间，过后还要用药的，药费可能报不了。"),
            },
            Part {
                text: RuleText::NextStep,
                when: When { words: List::Borrowed(&[Words::Borrowed("年内"), Words::Borrowed("个月内"), Words::Borrowed("日内"), Words::Borrowed("天内"), Words::Borrowed("疗程内"), Words::Borrowed("年以内"), Words::Borrowed("个月以内")]), with: List::Borrowed(&[Words::Borrowed("仅"), Words::Borrowed("只"), Words::Borrowed("限于"), Words::Borrowed("为限"), Words::Borrowed("内的"), Words::Borrowed("停止"), Words::Borrowed("不再")]), without: List::Borrowed(&[Words::Borrowed("启用"), Words::Borrowed("首次用药"), Words::Borrowed("提交"), Words::Borrowed("申请用药")]), near: List::Borrowed(&[]), not_near: List::Borrowed(&[]), present: List::Borrowed(&[]), absent: List::Borrowed(&[]), families: List::Borrowed(&[]), outside: List::Borrowed(&[]), moves: List::Borrowed(&[]), reader: None },
                instead: true,
                says: Words::Borrowed("记下从哪天起算、到哪天为止，用药和申请尽量办在前面。没有讲明的，要求提供投保时提示和说明的记录，可拨12378投诉。"),
            },
            Part {
                text: RuleText::Say,
                when: When { words: List::Borrowed(&[Words::Borrowed("年内"), Words::Borrowed("个月内"), Words::Borrowed("日内"), Words::Borrowed("天内"), Words::Borrowed("疗程内"), Words::Borrowed("年以内"), Words::Borrowed("个月以内")]), with: List::Borrowed(&[Words::Borrowed("仅"), Words::Borrowed("只"), Words::Borrowed("限于"), Words::Borrowed("为限"), Words::Borrowed("内的"), Words::Borrowed("停止"), Words::Borrowed("不再")]), without: List::Borrowed(&[Words::Borrowed("启用"), Words::Borrowed("首次用药"), Words::Borrowed("提交"), Words::Borrowed("申请用药"), Words::Borrowed("疗效"), Words::Borrowed("治疗有效"), Words::Borrowed("耐药"), Words::Borrowed("无效"), Words::Borrowed("有效性"), Words::Borrowed("疾病进展"), Words::Borrowed("有进展"), Words::Borrowed("审核"), Words::Borrowed("流程"), Words::Borrowed("药店"), Words::Borrowed("药房")]), near: List::Borrowed(&[]), not_near: List::Borrowed(&[]), present: List::Borrowed(&[]), absent: List::Borrowed(&[]), families: List::Borrowed(&[]), outside: List::Borrowed(&[]), moves: List::Borrowed(&[]), reader: None },
                instead: true,
                says: Words::Borrowed("您好，用药多久应由医生按病情决定。请说明这段时间的医学依据，并提供投保时对这一条的提示和说明记录，谢谢。"),
            },];
const POL_052_MENDS: &[Mend] = &[];
const POL_052_BOUND: &[BoundSource] = &[
            BoundSource { of: List::Borrowed(&[1]), when: When { words: List::Borrowed(&[Words::Borrowed("不予给付"), Words::Borrowed("不给付"), Words::Borrowed("不承担"), Words::Borrowed("不赔"), Words::Borrowed("不予赔"), Words::Borrowed("不属于"), Words::Borrowed("自理"), Words::Borrowed("自付"), Words::Borrowed("自费"), Words::Borrowed("自担"), Words::Borrowed("自任"), Words::Borrowed("自行承担"), Words::Borrowed("不列入"), Words::Borrowed("不再纳入"), Words::Borrowed("除外"), Words::Borrowed("不在"), Words::Borrowed("不报"), Words::Borrowed("白买"), Words::Borrowed("废纸"), Words::Borrowed("仅限"), Words::Borrowed("仅保障"), Words::Borrowed("只认"), Words::Borrowed("以外"), Words::Borrowed("非指定"), Words::Borrowed("非本保险合同指定"), Words::Borrowed("未提交"), Words::Borrowed("未通过"), Words::Borrowed("未获"), Words::Borrowed("未申请"), Words::Borrowed("没有申请"), Words::Borrowed("而发生的"), Words::Borrowed("不能证明"), Words::Borrowed("无关"), Words::Borrowed("放弃"), Words::Borrowed("上限"), Words::Borrowed("为限"), Words::Borrowed("到此为止"), Words::Borrowed("不予报销"), Words::Borrowed("不再报销"), Words::Borrowed("不再承担"), Words::Borrowed("不再给付"), Words::Borrowed("不再赔付"), Words::Borrowed("停止给付")]), with: List::Borrowed(&[]), without: List::Borrowed(&[]), near: List::Borrowed(&[]), not_near: List::Borrowed(&[]), present: List::Borrowed(&[]), absent: List::Borrowed(&[]), families: List::Borrowed(&[]), outside: List::Borrowed(&[]), moves: List::Borrowed(&[]), reader: None } },
            BoundSource { of: List::Borrowed(&[2]), when: When { words: List::Borrowed(&[Words::Borrowed("认为"), Words::Borrowed("有权"), Words::Borrowed("可依"), Words::Borrowed("可视"), Words::Borrowed("随时"), Words::Borrowed("不接受"), Words::Borrowed("无须另行"), Words::Borrowed("不支持"), Words::Borrowed("暂不支持"), Words::Borrowed("唯一"), Words::Borrowed("不享有"), Words::Borrowed("毋庸"), Words::Borrowed("自动失效"), Words::Borrowed("视为放弃"), Words::Borrowed("为前提"), Words::Borrowed("以公司最近"), Words::Borrowed("不时调整")]), with: List::Borrowed(&[]), without: List::Borrowed(&[]), near: List::Borrowed(&[]), not_near: List::Borrowed(&[]), present: List::Borrowed(&[]), absent: List::Borrowed(&[]), families: List::Borrowed(&[]), outside: List::Borrowed(&[]), moves: List::Borrowed(&[]), reader: None } },];
const POL_052: Rule = Rule {
        id: Words::Borrowed("pol-052"),
        name: Words::Borrowed("用药报销处处设限"),
        card: Card::Policy,
        level: Level::Medium,
        hurts: Words::Borrowed("被保险人"),
        families: List::Borrowed(&[Words::Borrowed("health"), Words::Borrowed("critical"), Words::Borrowed("group")]),
        frames: List::Borrowed(&[Frame::Force, Frame::Exempt, Frame::Decide, Frame::Short]),
        topics: List::Borrowed(&[Words::Borrowed("药"), Words::Borrowed("处方"), Words::Borrowed("特药"), Words::Borrowed("药房"), Words::Borrowed("药店"), Words::Borrowed("购药"), Words::Borrowed("用药"), Words::Borrowed("靶向"), Words::Borrowed("给药"), Words::Borrowed("审方"), Words::Borrowed("疗程"), Words::Borrowed("药品清单"), Words::Borrowed("药品目录"), Words::Borrowed("赠药"), Words::Borrowed("耐药"), Words::Borrowed("取药"), Words::Borrowed("审核流程"), Words::Borrowed("首次用药"), Words::Borrowed("特定药品")]),
        judge: None,
        finding: Words::Borrowed("用什么药、用多久由医生按病情定，条款不得设置不合理的要求作为赔付条件。这里另加了限制，医生开了药，药费也可能报不了。"),
        consequence: Words::Borrowed("治疗正需要用药的时候，药费可能要自己承担。"),
        next_step: Words::Borrowed("请主治医生写明用药必要性，保留处方和发票。被拒就书面要求说明医学理由，可拨12378投诉。"),
        say: Words::Borrowed("您好，用药应由医生按病情决定。请说明这项限制的医学依据；没有的，请按处方和病情核定，并书面答复，谢谢。"),
        suggested_text: None,
        parts: List::Borrowed(POL_052_PARTS),
        mends: List::Borrowed(POL_052_MENDS),
        evidence: List::Borrowed(&[E708, E693, E695]),
        bound: List::Borrowed(POL_052_BOUND),
        since: Words::Borrowed("1.0.0-rc.1"),
};

const POL_054_PARTS: &[Part] = &[
            Part {
                text: RuleText::Finding,
                when: When { words: List::Borrowed(&[Words::Borrowed("人数低于"), Words::Borrowed("人数不足"), Words::Borrowed("人数少于"), Words::Borrowed("人数减至"), Words::Borrowed("人数降至"), Words::Borrowed("比例低于"), Words::Borrowed("不足其在职"), Words::Borrowed("人数比例")]), with: List::Borrowed(&[Words::Borrowed("有权"), Words::Borrowed("保险人可"), Words::Borrowed("公司可"), Words::Borrowed("可立即"), Words::Borrowed("可提前"), Words::Borrowed("可随时"), Words::Borrowed("可于"), Words::Borrowed("可在"), Words::Borrowed("可以解除")]), without: List::Borrowed(&[]), near: List::Borrowed(&[]), not_near: List::Borrowed(&[]), present: List::Borrowed(&[]), absent: List::Borrowed(&[]), families: List::Borrowed(&[]), outside: List::Borrowed(&[]), moves: List::Borrowed(&[]), reader: None },
                instead: true,
                says: Words::Borrowed("合同成立后，除法律另有规定或者合同另有约定外，保险公司不得解除。照这里写的，参保的人少到写明的程度，保险公司就可以解除合同，留下的人也没有保障了。"),
            },
            Part {
                text: RuleText::Consequence,
                when: When { words: List::Borrowed(&[Words::Borrowed("人数低于"), Words::Borrowed("人数不足"), Words::Borrowed("人数少于"), Words::Borrowed("人数减至"), Words::Borrowed("人数降至"), Words::Borrowed("比例低于"), Words::Borrowed("不足其在职"), Words::Borrowed("人数比例")]), with: List::Borrowed(&[Words::Borrowed("有权"), Words::Borrowed("保险人可"), Words::Borrowed("公司可"), Words::Borrowed("可立即"), Words::Borrowed("可提前"), Words::Borrowed("可随时"), Words::Borrowed("可于"), Words::Borrowed("可在"), Words::Borrowed("可以解除")]), without: List::Borrowed(&[]), near: List::Borrowed(&[]), not_near: List::Borrowed(&[]), present: List::Borrowed(&[]), absent: List::Borrowed(&[]), families: List::Borrowed(&[]), outside: List::Borrowed(&[]), moves: List::Borrowed(&[]), reader: None },
                instead: true,
                says: Words::Borrowed("别人退出以后，您的保障也可能中途就停了。"),
            },
            Part {
                text: RuleText::NextStep,
                when: When { words: List::Borrowed(&[Words::Borrowed("人数低于"), Words::Borrowed("人数不足"), Words::Borrowed("人数少于"), Words::Borrowed("人数减至"), Words::Borrowed("人数降至"), Words::Borrowed("比例低于"), Words::Borrowed("不足其在职"), Words::Borrowed("人数比例")]), with: List::Borrowed(&[Words::Borrowed("有权"), Words::Borrowed("保险人可"), Words::Borrowed("公司可"), Words::Borrowed("可立即"), Words::Borrowed("可提前"), Words::Borrowed("可随时"), Words::Borrowed("可于"), Words::Borrowed("可在"), Words::Borrowed("可以解除")]), without: List::Borrowed(&[]), near: List::Borrowed(&[]), not_near: List::Borrowed(&[]), present: List::Borrowed(&[]), absent: List::Borrowed(&[]), families: List::Borrowed(&[]), outside: List::Borrowed(&[]), moves: List::Borrowed(&[]), reader: None },
                instead: true,
                says: Words::Borrowed("请单位留意参保人数，快到这条线时先同保险公司商量。收到停保通知，请单位问清依据、日期和退费。谈不拢可拨12378投诉。"),
            },
            Part {
                text: RuleText::Say,
                when: When { words: List::Borrowed(&[Words::Borrowed("人数低于"), Words::Borrowed("人数不足"), Words::Borrowed("人数少于"), Words::Borrowed("人数减至"), Words::Borrowed("人数降至"), Words::Borrowed("比例低于"), Words::Borrowed("不足其在职"), Words::Borrowed("人数比例")]), with: List::Borrowed(&[Words::Borrowed("有权"), Words::Borrowed("保险人可"), Words::Borrowed("公司可"), Words::Borrowed("可立即"), Words::Borrowed("可提前"), Words::Borrowed("可随时"), Words::Borrowed("可于"), Words::Borrowed("可在"), Words::Borrowed("可以解除")]), without: List::Borrowed(&[]), near: List::Borrowed(&[]), not_near: List::Borrowed(&[]), present: List::Borrowed(&[]), absent: List::Borrowed(&[]), families: List::Borrowed(&[]), outside: List::Borrowed(&[]), moves: List::Borrowed(&[]), reader: None },
                instead: true,
                says: Words::Borrowed("您好，请说明现在的参保人数、会不会因此解除合同。要解除的，请提前书面通知，并写明依据和保障停止的日期，谢谢。"),
            },
            Part {
                text: RuleText::Finding,
                when: When { words: List::Borrowed(&[Words::Borrowed("不因其年龄"), Words::Borrowed("不因年龄"), Words::Borrowed("年龄的改变"), Words::Borrowed("年龄改变"), Words::Borrowed("年龄变化")]), with: List::Borrowed(&[Words::Borrowed("资格"), Words::Borrowed("条件"), Words::Borrowed("不再满足"), Words::Borrowed("不再符合")]), without: List::Borrowed(&[]), near: List::Borrowed(&[]), not_near: List::Borrowed(&[]), present: List::Borrowed(&[]), absent: List::Borrowed(&[]), families: List::Borrowed(&[]), outside: List::Borrowed(&[]), moves: List::Borrowed(&[]), reader: None },
                instead: true,
                says: Words::Borrowed("照这里写的，中途不再符合投保的资格，保障就停；年龄变了的，写明不因此停。没有提示、没有讲明白的，不产生效力。"),
            },
            Part {
                text: RuleText::Finding,
                when: When { words: List::Borrowed(&[Words::Borrowed("自动终止"), Words::Borrowed("自动失效"), Words::Borrowed("自动解除"), Words::Borrowed("自动停止"), Words::Borrowed("自动清退"), Words::Borrowed("自动关闭"), Words::Borrowed("即行终止"), Words::Borrowed("即终止"), Words::Borrowed("即时终止"), Words::Borrowed("当日终止"), Words::Borrowed("次日终止"), Words::Borrowed("随即停"), Words::Borrowed("随之终止"), Words::Borrowed("随即终止"), Words::Borrowed("立即终止"), Words::Borrowed("即告终止"), Words::Borrowed("同时终止")]), with: List::Borrowed(&[Words::Borrowed("资格"), Words::Borrowed("投保条件"), Words::Borrowed("参保条件"), Words::Borrowed("承保条件"), Words::Borrowed("不再符合"), Words::Borrowed("不再满足"), Words::Borrowed("不符合"), Words::Borrowed("不满足"), Words::Borrowed("不再属于"), Words::Borrowed("不属于")]), without: List::Borrowed(&[Words::Borrowed("有权"), Words::Borrowed("保险人可"), Words::Borrowed("公司可"), Words::Borrowed("可立即"), Words::Borrowed("可提前"), Words::Borrowed("可随时"), Words::Borrowed("可于"), Words::Borrowed("可在")]), near: List::Borrowed(&[]), not_near: List::Borrowed(&[]), present: List::Borrowed(&[]), absent: List::Borrowed(&[]), families: List::Borrowed(&[]), outside: List::Borrowed(&[]), moves: List::Borrowed(&[]), reader: None },
                instead: true,
                says: Words::Borrowed("照这里写的，不再符合所写的资格或者条件，保障就停了。不合理地免除保险公司责任的格式条款可能无效，没有提示、没有讲明白的不产生效力。"),
            },
            Part {
                text: RuleText::NextStep,
                when: When { words: List::Borrowed(&[Words::Borrowed("自动终止"), Words::Borrowed("自动失效"), Words::Borrowed("自动解除"), Words::Borrowed("自动停止"), Words::Borrowed("自动清退"), Words::Borrowed("自动关闭"), Words::Borrowed("即行终止"), Words::Borrowed("即终止"), Words::Borrowed("即时终止"), Words::Borrowed("当日终止"), Words::Borrowed("次日终止"), Words::Borrowed("随即停"), Words::Borrowed("随之终止"), Words::Borrowed("随即终止"), Words::Borrowed("立即终止"), Words::Borrowed("即告终止"), Words::Borrowed("同时终止")]), with: List::Borrowed(&[Words::Borrowed("资格"), Words::Borrowed("投保条件"), Words::Borrowed("参保条件"), Words::Borrowed("承保条件"), Words::Borrowed("不再符合"), Words::Borrowed("不再满足"), Words::Borrowed("不符合"), Words::Borrowed("不满足"), Words::Borrowed("不再属于"), Words::Borrowed("不属于")]), without: List::Borrowed(&[Words::Borrowed("有权"), Words::Borrowed("保险人可"), Words::Borrowed("公司可"), Words::Borrowed("可立即"), Words::Borrowed("可提前"), Words::Borrowed("可随时"), Words::Borrowed("可于"), Words::Borrowed("可在")]), near: List::Borrowed(&[]), not_near: List::Borrowed(&[]), present: List::Borrowed(&[]), absent: List::Borrowed(&[]), families: List::Borrowed(&[]), outside: List::Borrowed(&[]), moves: List::Borrowed(&[]), reader: None },
                instead: true,
                says: Words::Borrowed("先问清哪些变动算不再符合，情况有变马上书面告诉保险公司。公司以此拒赔的，要求写明依据，并拿出投保时的提示和说明记录。谈不拢可拨12378投诉。"),
            },
            Part {
                text: RuleText::Say,
                when: When { words: List::Borrowed(&[Words::Borrowed("自动终止"), Words::Borrowed("自动失效"), Words::Borrowed("自动解除"), Words::Borrowed("自动停止"), Words::Borrowed("自动清退"), Words::Borrowed("自动关闭"), Words::Borrowed("即行终止"), Words::Borrowed("即终止"), Words::Borrowed("即时终止"), Words::Borrowed("当日终止"), Words::Borrowed("次日终止"), Words::Borrowed("随即停"), Words::Borrowed("随之终止"), Words::Borrowed("随即终止"), Words::Borrowed("立即终止"), Words::Borrowed("即告终止"), Words::Borrowed("同时终止")]), with: List::Borrowed(&[Words::Borrowed("资格"), Words::Borrowed("投保条件"), Words::Borrowed("参保条件"), Words::Borrowed("承保条件"), Words::Borrowed("不再符合"), Words::Borrowed("不再满足"), Words::Borrowed("不符合"), Words::Borrowed("不满足"), Words::Borrowed("不再属于"), Words::Borrowed("不属于")]), without: List::Borrowed(&[Words::Borrowed("有权"), Words::Borrowed("保险人可"), Words::Borrowed("公司可"), Words::Borrowed("可立即"), Words::Borrowed("可提前"), Words::Borrowed("可随时"), Words::Borrowed("可于"), Words::Borrowed("可在")]), near: List::Borrowed(&[]), not_near: List::Borrowed(&[]), present: List::Borrowed(&[]), absent: List::Borrowed(&[]), families: List::Borrowed(&[]), outside: List::Borrowed(&[]), moves: List::Borrowed(&[]), reader: None },
                instead: true,
                says: Words::Borrowed("您好，请写明哪些变动会让保障停止、从哪天起算，并提供投保时对这一条的提示和说明记录，谢谢。"),
            },
            Part {
                text: RuleText::Finding,
                when: When { words: List::Borrowed(&[Words::Borrowed("情形之一"), Words::Borrowed("情况之一"), Words::Borrowed("下列情形"), Words::Borrowed("以下情形"), Words::Borrowed("下列情况"), Words::Borrowed("以下情况"), Words::Borrowed("任一情形")]), with: List::Borrowed(&[Words::Borrowed("有权"), Words::Borrowed("保险人可"), Words::Borrowed("公司可"), Words::Borrowed("可立即"), Words::Borrowed("可提前"), Words::Borrowed("可随时"), Words::Borrowed("可于"), Words::Borrowed("可在")]), without: List::Borrowed(&[]), near: List::Borrowed(&[]), not_near: List::Borrowed(&[]), present: List::Borrowed(&[]), absent: List::Borrowed(&[]), families: List::Borrowed(&[]), outside: List::Borrowed(&[]), moves: List::Borrowed(&[]), reader: None },
                instead: true,
                says: Words::Borrowed("照这里写的，有所列的情形，保险公司就可以停掉保障。哪些情形算、凭什么认定，应当在投保时讲明。"),
            },
            Part {
                text: RuleText::Consequence,
                when: When { words: List::Borrowed(&[Words::Borrowed("情形之一"), Words::Borrowed("情况之一"), Words::Borrowed("下列情形"), Words::Borrowed("以下情形"), Words::Borrowed("下列情况"), Words::Borrowed("以下情况"), Words::Borrowed("任一情形")]), with: List::Borrowed(&[Words::Borrowed("有权"), Words::Borrowed("保险人可"), Words::Borrowed("公司可"), Words::Borrowed("可立即"), Words::Borrowed("可提前"), Words::Borrowed("可随时"), Words::Borrowed("可于"), Words::Borrowed("可在")]), without: List::Borrowed(&[]), near: List::Borrowed(&[]), not_near: List::Borrowed(&[]), present: List::Borrowed(&[]), absent: List::Borrowed(&[]), families: List::Borrowed(&[]), outside: List::Borrowed(&[]), moves: List::Borrowed(&[]), reader: None },
                instead: true,
                says: Words::Borrowed("被认定属于所列情形的，您的保障可能就停了。"),
            },
            Part {
                text: RuleText::NextStep,
                when: When { words: List::Borrowed(&[Words::Borrowed("情形之一"), Words::Borrowed("情况之一"), Words::Borrowed("下列情形"), Words::Borrowed("以下情形"), Words::Borrowed("下列情况"), Words::Borrowed("以下情况"), Words::Borrowed("任一情形")]), with: List::Borrowed(&[Words::Borrowed("有权"), Words::Borrowed("保险人可"), Words::Borrowed("公司可"), Words::Borrowed("可立即"), Words::Borrowed("可提前"), Words::Borrowed("可随时"), Words::Borrowed("可于"), Words::Borrowed("可在")]), without: List::Borrowed(&[]), near: List::Borrowed(&[]), not_near: List::Borrowed(&[]), present: List::Borrowed(&[]), absent: List::Borrowed(&[]), families: List::Borrowed(&[]), outside: List::Borrowed(&[]), moves: List::Borrowed(&[]), reader: None },
                instead: true,
                says: Words::Borrowed("收到停保通知，先请保险公司写明属于哪一种情形、凭什么材料。不属于的，书面要求继续保到期满。对方不改的，可拨12378投诉。"),
            },
            Part {
                text: RuleText::Say,
                when: When { words: List::Borrowed(&[Words::Borrowed("情形之一"), Words::Borrowed("情况之一"), Words::Borrowed("下列情形"), Words::Borrowed("以下情形"), Words::Borrowed("下列情况"), Words::Borrowed("以下情况"), Words::Borrowed("任一情形")]), with: List::Borrowed(&[Words::Borrowed("有权"), Words::Borrowed("保险人可"), Words::Borrowed("公司可"), Words::Borrowed("可立即"), Words::Borrowed("可提前"), Words::Borrowed("可随时"), Words::Borrowed("可于"), Words::Borrowed("可在")]), without: List::Borrowed(&[]), near: List::Borrowed(&[]), not_near: List::Borrowed(&[]), present: List::Borrowed(&[]), absent: List::Borrowed(&[]), families: List::Borrowed(&[]), outside: List::Borrowed(&[]), moves: List::Borrowed(&[]), reader: None },
                instead: true,
                says: Words::Borrowed("您好，请说明属于所列的哪一种情形、依据什么材料，并提供投保时对这一条的提示和说明记录。没有依据的请继续承担保险责任，谢谢。"),
            },];
const POL_054_MENDS: &[Mend] = &[];
const POL_054_BOUND: &[BoundSource] = &[
            BoundSource { of: List::Borrowed(&[0]), when: When { words: List::Borrowed(&[Words::Borrowed("予以退保"), Words::Borrowed("退保处理"), Words::Borrowed("直接退保"), Words::Borrowed("强制退保")]), with: List::Borrowed(&[]), without: List::Borrowed(&[]), near: List::Borrowed(&[]), not_near: List::Borrowed(&[]), present: List::Borrowed(&[]), absent: List::Borrowed(&[]), families: List::Borrowed(&[]), outside: List::Borrowed(&[]), moves: List::Borrowed(&[]), reader: None } },
            BoundSource { of: List::Borrowed(&[0]), when: When { words: List::Borrowed(&[]), with: List::Borrowed(&[]), without: List::Borrowed(&[Words::Borrowed("自动终止"), Words::Borrowed("自动失效"), Words::Borrowed("自动解除"), Words::Borrowed("自动停止"), Words::Borrowed("自动清退"), Words::Borrowed("自动关闭"), Words::Borrowed("即行终止"), Words::Borrowed("即终止"), Words::Borrowed("即时终止"), Words::Borrowed("当日终止"), Words::Borrowed("次日终止"), Words::Borrowed("随即停"), Words::Borrowed("随之终止"), Words::Borrowed("随即终止"), Words::Borrowed("立即终止"), Words::Borrowed("即告终止"), Words::Borrowed("同时终止"), Words::Borrowed("情形之一"), Words::Borrowed("情况之一"), Words::Borrowed("下列情形"), Words::Borrowed("以下情形"), Words::Borrowed("下列情况"), Words::Borrowed("以下情况"), Words::Borrowed("任一情形")]), near: List::Borrowed(&[]), not_near: List::Borrowed(&[]), present: List::Borrowed(&[]), absent: List::Borrowed(&[]), families: List::Borrowed(&[]), outside: List::Borrowed(&[]), moves: List::Borrowed(&[]), reader: None } },
            BoundSource { of: List::Borrowed(&[0]), when: When { words: List::Borrowed(&[Words::Borrowed("自动终止"), Words::Borrowed("自动失效"), Words::Borrowed("自动解除"), Words::Borrowed("自动停止"), Words::Borrowed("自动清退"), Words::Borrowed("自动关闭"), Words::Borrowed("即行终止"), Words::Borrowed("即终止"), Words::Borrowed("即时终止"), Words::Borrowed("当日终止"), Words::Borrowed("次日终止"), Words::Borrowed("随即停"), Words::Borrowed("随之终止"), Words::Borrowed("随即终止"), Words::Borrowed("立即终止"), Words::Borrowed("即告终止"), Words::Borrowed("同时终止")]), with: List::Borrowed(&[]), without: List::Borrowed(&[Words::Borrowed("资格"), Words::Borrowed("投保条件"), Words::Borrowed("参保条件"), Words::Borrowed("承保条件"), Words::Borrowed("不再符合"), Words::Borrowed("不再满足"), Words::Borrowed("不符合"), Words::Borrowed("不满足"), Words::Borrowed("不再属于"), Words::Borrowed("不属于"), Words::Borrowed("情形之一"), Words::Borrowed("情况之一"), Words::Borrowed("下列情形"), Words::Borrowed("以下情形"), Words::Borrowed("下列情况"), Words::Borrowed("以下情况"), Words::Borrowed("任一情形")]), near: List::Borrowed(&[]), not_near: List::Borrowed(&[]), present: List::Borrowed(&[]), absent: List::Borrowed(&[]), families: List::Borrowed(&[]), outside: List::Borrowed(&[]), moves: List::Borrowed(&[]), reader: None } },
            BoundSource { of: List::Borrowed(&[0]), when: When { words: List::Borrowed(&[Words::Borrowed("自动终止"), Words::Borrowed("自动失效"), Words::Borrowed("自动解除"), Words::Borrowed("自动停止"), Words::Borrowed("自动清退"), Words::Borrowed("自动关闭"), Words::Borrowed("即行终止"), Words::Borrowed("即终止"), Words::Borrowed("即时终止"), Words::Borrowed("当日终止"), Words::Borrowed("次日终止"), Words::Borrowed("随即停"), Words::Borrowed("随之终止"), Words::Borrowed("随即终止"), Words::Borrowed("立即终止"), Words::Borrowed("即告终止"), Words::Borrowed("同时终止")]), with: List::Borrowed(&[Words::Borrowed("有权"), Words::Borrowed("保险人可"), Words::Borrowed("公司可"), Words::Borrowed("可立即"), Words::Borrowed("可提前"), Words::Borrowed("可随时"), Words::Borrowed("可于"), Words::Borrowed("可在")]), without: List::Borrowed(&[Words::Borrowed("情形之一"), Words::Borrowed("情况之一"), Words::Borrowed("下列情形"), Words::Borrowed("以下情形"), Words::Borrowed("下列情况"), Words::Borrowed("以下情况"), Words::Borrowed("任一情形")]), near: List::Borrowed(&[]), not_near: List::Borrowed(&[]), present: List::Borrowed(&[]), absent: List::Borrowed(&[]), families: List::Borrowed(&[]), outside: List::Borrowed(&[]), moves: List::Borrowed(&[]), reader: None } },
            BoundSource { of: List::Borrowed(&[0]), when: When { words: List::Borrowed(&[Words::Borrowed("情形之一"), Words::Borrowed("情况之一"), Words::Borrowed("下列情形"), Words::Borrowed("以下情形"), Words::Borrowed("下列情况"), Words::Borrowed("以下情况"), Words::Borrowed("任一情形")]), with: List::Borrowed(&[]), without: List::Borrowed(&[Words::Borrowed("有权"), Words::Borrowed("保险人可"), Words::Borrowed("公司可"), Words::Borrowed("可立即"), Words::Borrowed("可提前"), Words::Borrowed("可随时"), Words::Borrowed("可于"), Words::Borrowed("可在")]), near: List::Borrowed(&[]), not_near: List::Borrowed(&[]), present: List::Borrowed(&[]), absent: List::Borrowed(&[]), families: List::Borrowed(&[]), outside: List::Borrowed(&[]), moves: List::Borrowed(&[]), reader: None } },
            BoundSource { of: List::Borrowed(&[2]), when: When { words: List::Borrowed(&[Words::Borrowed("自动终止"), Words::Borrowed("自动失效"), Words::Borrowed("自动解除"), Words::Borrowed("自动停止"), Words::Borrowed("自动清退"), Words::Borrowed("自动关闭"), Words::Borrowed("即行终止"), Words::Borrowed("即终止"), Words::Borrowed("即时终止"), Words::Borrowed("当日终止"), Words::Borrowed("次日终止"), Words::Borrowed("随即停"), Words::Borrowed("随之终止"), Words::Borrowed("随即终止"), Words::Borrowed("立即终止"), Words::Borrowed("即告终止"), Words::Borrowed("同时终止")]), with: List::Borrowed(&[Words::Borrowed("资格"), Words::Borrowed("投保条件"), Words::Borrowed("参保条件"), Words::Borrowed("承保条件"), Words::Borrowed("不再符合"), Words::Borrowed("不再满足"), Words::Borrowed("不符合"), Words::Borrowed("不满足"), Words::Borrowed("不再属于"), Words::Borrowed("不属于")]), without: List::Borrowed(&[Words::Borrowed("有权"), Words::Borrowed("保险人可"), Words::Borrowed("公司可"), Words::Borrowed("可立即"), Words::Borrowed("可提前"), Words::Borrowed("可随时"), Words::Borrowed("可于"), Words::Borrowed("可在")]), near: List::Borrowed(&[]), not_near: List::Borrowed(&[]), present: List::Borrowed(&[]), absent: List::Borrowed(&[]), families: List::Borrowed(&[]), outside: List::Borrowed(&[]), moves: List::Borrowed(&[]), reader: None } },
            BoundSource { of: List::Borrowed(&[2]), when: When { words: List::Borrowed(&[Words::Borrowed("情形之一"), Words::Borrowed("情况之一"), Words::Borrowed("下列情形"), Words::Borrowed("以下情形"), Words::Borrowed("下列情况"), Words::Borrowed("以下情况"), Words::Borrowed("任一情形")]), with: List::Borrowed(&[Words::Borrowed("有权"), Words::Borrowed("保险人可"), Words::Borrowed("公司可"), Words::Borrowed("可立即"), Words::Borrowed("可提前"), Words::Borrowed("可随时"), Words::Borrowed("可于"), Words::Borrowed("可在")]), without: List::Borrowed(&[]), near: List::Borrowed(&[]), not_near: List::Borrowed(&[]), present: List::Borrowed(&[]), absent: List::Borrowed(&[]), families: List::Borrowed(&[]), outside: List::Borrowed(&[]), moves: List::Borrowed(&[]), reader: None } },
            BoundSource { of: List::Borrowed(&[3]), when: When { words: List::Borrowed(&[Words::Borrowed("如实告知"), Words::Borrowed("未告知"), Words::Borrowed("隐瞒"), Words::Borrowed("不实"), Words::Borrowed("预期不符"), Words::Borrowed("情况不符"), Words::Borrowed("早就不合"), Words::Borrowed("投保时就"), Words::Borrowed("投保时不"), Words::Borrowed("自始未保")]), with: List::Borrowed(&[]), without: List::Borrowed(&[]), near: List::Borrowed(&[]), not_near: List::Borrowed(&[]), present: List::Borrowed(&[]), absent: List::Borrowed(&[]), families: List::Borrowed(&[]), outside: List::Borrowed(&[]), moves: List::Borrowed(&[]), reader: None } },
            BoundSource { of: List::Borrowed(&[1]), when: When { words: List::Borrowed(&[]), with: List::Borrowed(&[]), without: List::Borrowed(&[Words::Borrowed("不因其年龄"), Words::Borrowed("不因年龄"), Words::Borrowed("情形之一"), Words::Borrowed("情况之一"), Words::Borrowed("下列情形"), Words::Borrowed("以下情形"), Words::Borrowed("下列情况"), Words::Borrowed("以下情况"), Words::Borrowed("任一情形"), Words::Borrowed("人数")]), near: List::Borrowed(&[]), not_near: List::Borrowed(&[]), present: List::Borrowed(&[]), absent: List::Borrowed(&[]), families: List::Borrowed(&[]), outside: List::Borrowed(&[]), moves: List::Borrowed(&[]), reader: None } },
            BoundSource { of: List::Borrowed(&[1]), when: When { words: List::Borrowed(&[Words::Borrowed("情形之一"), Words::Borrowed("情况之一"), Words::Borrowed("下列情形"), Words::Borrowed("以下情形"), Words::Borrowed("下列情况"), Words::Borrowed("以下情况"), Words::Borrowed("任一情形")]), with: List::Borrowed(&[]), without: List::Borrowed(&[Words::Borrowed("有权"), Words::Borrowed("保险人可"), Words::Borrowed("公司可"), Words::Borrowed("可立即"), Words::Borrowed("可提前"), Words::Borrowed("可随时"), Words::Borrowed("可于"), Words::Borrowed("可在")]), near: List::Borrowed(&[]), not_near: List::Borrowed(&[]), present: List::Borrowed(&[]), absent: List::Borrowed(&[]), families: List::Borrowed(&[]), outside: List::Borrowed(&[]), moves: List::Borrowed(&[]), reader: None } },];
const POL_054: Rule = Rule {
        id: Words::Borrowed("pol-054"),
        name: Words::Borrowed("保险公司说停就停"),
        card: Card::Policy,
        level: Level::High,
        hurts: Words::Borrowed("投保人"),
        families: List::Borrowed(&[Words::Borrowed("*")]),
        frames: List::Borrowed(&[Frame::Quit, Frame::Forfeit, Frame::Decide]),
        topics: List::Borrowed(&[]),
        judge: None,
        finding: Words::Borrowed("合同成立后，除法律另有规定或者合同另有约定外，保险公司不得解除。这里给保险公司留了中途停掉保障的余地，保障不牢靠。"),
        consequence: Words::Borrowed("需要用到保险的时候，您的保障可能已经停了。"),
        next_step: Words::Borrowed("收到停保通知先别签字、别领退费；由单位投保的，请单位一起交涉。书面请保险公司写明依据和日期，并要求继续履行到期满。对方不改的，可拨12378投诉。"),
        say: Words::Borrowed("您好，按保险法第十五条，合同成立后保险人不得随意解除。请说明停止保障的依据和日期，没有依据的请继续承担保险责任，谢谢。"),
        suggested_text: None,
        parts: List::Borrowed(POL_054_PARTS),
        mends: List::Borrowed(POL_054_MENDS),
        evidence: List::Borrowed(&[E702, E695, E693, E713]),
        bound: List::Borrowed(POL_054_BOUND),
        since: Words::Borrowed("1.0.0-rc.1"),
};

const POL_055_PARTS: &[Part] = &[];
const POL_055_MENDS: &[Mend] = &[];
const POL_055_BOUND: &[BoundSource] = &[
            BoundSource { of: List::Borrowed(&[2]), when: When { words: List::Borrowed(&[Words::Borrowed("终止"), Words::Borrowed("失效"), Words::Borrowed("作废"), Words::Borrowed("中止"), Words::Borrowed("取消"), Words::Borrowed("停歇"), Words::Borrowed("停保"), Words::Borrowed("作罢"), Words::Borrowed("断了"), Words::Borrowed("算断"), Words::Borrowed("清零"), Words::Borrowed("冻结"), Words::Borrowed("收回"), Words::Borrowed("关闭"), Words::Borrowed("退出计划"), Words::Borrowed("不再守护"), Words::Borrowed("停止"), Words::Borrowed("解除"), Words::Borrowed("除名")]), with: List::Borrowed(&[]), without: List::Borrowed(&[Words::Borrowed("不予"), Words::Borrowed("不承担"), Words::Borrowed("不赔"), Words::Borrowed("不负"), Words::Borrowed("不给付"), Words::Borrowed("不管"), Words::Borrowed("不认"), Words::Borrowed("无所偿"), Words::Borrowed("不作数"), Words::Borrowed("落空"), Words::Borrowed("不理"), Words::Borrowed("不在"), Words::Borrowed("拒赔"), Words::Borrowed("拒绝"), Words::Borrowed("未投保"), Words::Borrowed("没投保"), Words::Borrowed("自动降为")]), near: List::Borrowed(&[]), not_near: List::Borrowed(&[]), present: List::Borrowed(&[]), absent: List::Borrowed(&[]), families: List::Borrowed(&[]), outside: List::Borrowed(&[]), moves: List::Borrowed(&[]), reader: None } },
            BoundSource { of: List::Borrowed(&[3]), when: When { words: List::Borrowed(&[Words::Borrowed("不予"), Words::Borrowed("不承担"), Words::Borrowed("不赔"), Words::Borrowed("不负"), Words::Borrowed("不给付"), Words::Borrowed("不管"), Words::Borrowed("不认"), Words::Borrowed("无所偿"), Words::Borrowed("不作数"), Words::Borrowed("落空"), Words::Borrowed("不理"), Words::Borrowed("不在"), Words::Borrowed("拒赔"), Words::Borrowed("拒绝"), Words::Borrowed("未投保"), Words::Borrowed("没投保"), Words::Borrowed("自动降为")]), with: List::Borrowed(&[]), without: List::Borrowed(&[]), near: List::Borrowed(&[]), not_near: List::Borrowed(&[]), present: List::Borrowed(&[]), absent: List::Borrowed(&[]), families: List::Borrowed(&[]), outside: List::Borrowed(&[]), moves: List::Borrowed(&[]), reader: None } },];
const POL_055: Rule = Rule {
        id: Words::Borrowed("pol-055"),
        name: Words::Borrowed("投保后有变没报就脱保"),
        card: Card::Policy,
        level: Level::High,
        hurts: Words::Borrowed("被保险人"),
        families: List::Borrowed(&[Words::Borrowed("health"), Words::Borrowed("critical"), Words::Borrowed("accident"), Words::Borrowed("life"), Words::Borrowed("group")]),
        frames: List::Borrowed(&[Frame::Exempt, Frame::Forfeit, Frame::Short, Frame::Deem]),
        topics: List::Borrowed(&[Words::Borrowed("变动"), Words::Borrowed("变更"), Words::Borrowed("变化"), Words::Borrowed("改换"), Words::Borrowed("改跑"), Words::Borrowed("更换"), Words::Borrowed("换了"), Words::Borrowed("换绑"), Words::Borrowed("搬"), Words::Borrowed("转学"), Words::Borrowed("转班"), Words::Borrowed("出境"), Words::Borrowed("出国"), Words::Borrowed("留学"), Words::Borrowed("住址"), Words::Borrowed("住所"), Words::Borrowed("怀孕"), Words::Borrowed("异常"), Words::Borrowed("抽烟"), Words::Borrowed("增减"), Words::Borrowed("报备"), Words::Borrowed("备案"), Words::Borrowed("申报"), Words::Borrowed("报知"), Words::Borrowed("更新"), Words::Borrowed("告诉"), Words::Borrowed("告知"), Words::Borrowed("漏报"), Words::Borrowed("问卷")]),
        judge: None,
        finding: Words::Borrowed("人身险的如实告知，针对的是订立合同时保险公司问到的情况。这里要求投保以后继续报告变化，没报就影响保障。"),
        consequence: Words::Borrowed("您不知道要报，或者报晚了，出事时就可能被拒。"),
        next_step: Words::Borrowed("先查投保时有没有提示过这一条，再看变化与出事有没有关系。没有关系的，书面要求照常赔付，并请公司写明依据。被拒可拨12378。"),
        say: Words::Borrowed("您好，请说明变化与出事没有关系时怎么赔，并提供投保时对这一条的提示记录。没有关系的，请按合同核定赔付，谢谢。"),
        suggested_text: None,
        parts: List::Borrowed(POL_055_PARTS),
        mends: List::Borrowed(POL_055_MENDS),
        evidence: List::Borrowed(&[E713, E695, E702, E693]),
        bound: List::Borrowed(POL_055_BOUND),
        since: Words::Borrowed("1.0.0-rc.1"),
};

const POL_057_PARTS: &[Part] = &[
            Part {
                text: RuleText::Finding,
                when: When { words: List::Borrowed(&[]), with: List::Borrowed(&[]), without: List::Borrowed(&[Words::Borrowed("单位"), Words::Borrowed("企业"), Words::Borrowed("公司"), Words::Borrowed("雇主"), Words::Borrowed("用人"), Words::Borrowed("员工"), Words::Borrowed("职工"), Words::Borrowed("雇员"), Words::Borrowed("劳动"), Words::Borrowed("工地"), Words::Borrowed("承包")]), near: List::Borrowed(&[]), not_near: List::Borrowed(&[]), present: List::Borrowed(&[]), absent: List::Borrowed(&[]), families: List::Borrowed(&[]), outside: List::Borrowed(&[]), moves: List::Borrowed(&[]), reader: None },
                instead: true,
                says: Words::Borrowed("受益人由被保险人或经其同意的投保人指定。这里让别人来领，您和家人可能拿不到。"),
            },];
const POL_057_MENDS: &[Mend] = &[];
const POL_057_BOUND: &[BoundSource] = &[
            BoundSource { of: List::Borrowed(&[0]), when: When { words: List::Borrowed(&[]), with: List::Borrowed(&[]), without: List::Borrowed(&[Words::Borrowed("业务员"), Words::Borrowed("代理人"), Words::Borrowed("代理群"), Words::Borrowed("经办人"), Words::Borrowed("销售"), Words::Borrowed("顾问"), Words::Borrowed("群主"), Words::Borrowed("介绍人"), Words::Borrowed("推销员"), Words::Borrowed("经纪人")]), near: List::Borrowed(&[]), not_near: List::Borrowed(&[]), present: List::Borrowed(&[]), absent: List::Borrowed(&[]), families: List::Borrowed(&[]), outside: List::Borrowed(&[]), moves: List::Borrowed(&[]), reader: None } },
            BoundSource { of: List::Borrowed(&[2]), when: When { words: List::Borrowed(&[Words::Borrowed("业务员"), Words::Borrowed("代理人"), Words::Borrowed("代理群"), Words::Borrowed("经办人"), Words::Borrowed("销售"), Words::Borrowed("顾问"), Words::Borrowed("群主"), Words::Borrowed("介绍人"), Words::Borrowed("推销员"), Words::Borrowed("经纪人")]), with: List::Borrowed(&[]), without: List::Borrowed(&[]), near: List::Borrowed(&[]), not_near: List::Borrowed(&[]), present: List::Borrowed(&[]), absent: List::Borrowed(&[]), families: List::Borrowed(&[]), outside: List::Borrowed(&[]), moves: List::Borrowed(&[]), reader: None } },
            BoundSource { of: List::Borrowed(&[3]), when: When { words: List::Borrowed(&[Words::Borrowed("旅行社"), Words::Borrowed("场馆"), Words::Borrowed("项目部"), Words::Borrowed("承包"), Words::Borrowed("雇主"), Words::Borrowed("用人单位"), Words::Borrowed("投保单位"), Words::Borrowed("投保企业"), Words::Borrowed("甲方"), Words::Borrowed("养老院"), Words::Borrowed("院方"), Words::Borrowed("学校"), Words::Borrowed("本校"), Words::Borrowed("站点"), Words::Borrowed("船东"), Words::Borrowed("劳务"), Words::Borrowed("包工头"), Words::Borrowed("中介"), Words::Borrowed("公司账"), Words::Borrowed("城市合伙人")]), with: List::Borrowed(&[Words::Borrowed("意外"), Words::Borrowed("工伤"), Words::Borrowed("受伤"), Words::Borrowed("伤亡"), Words::Borrowed("伤残"), Words::Borrowed("伤者"), Words::Borrowed("身故"), Words::Borrowed("赔款"), Words::Borrowed("理赔款")]), without: List::Borrowed(&[Words::Borrowed("受益人"), Words::Borrowed("业务员"), Words::Borrowed("代理人"), Words::Borrowed("代理群"), Words::Borrowed("经办人"), Words::Borrowed("销售"), Words::Borrowed("顾问"), Words::Borrowed("群主"), Words::Borrowed("介绍人"), Words::Borrowed("推销员"), Words::Borrowed("经纪人")]), near: List::Borrowed(&[]), not_near: List::Borrowed(&[]), present: List::Borrowed(&[]), absent: List::Borrowed(&[]), families: List::Borrowed(&[Words::Borrowed("accident")]), outside: List::Borrowed(&[]), moves: List::Borrowed(&[]), reader: None } },];
const POL_057: Rule = Rule {
        id: Words::Borrowed("pol-057"),
        name: Words::Borrowed("保险金让别人领走"),
        card: Card::Policy,
        level: Level::High,
        hurts: Words::Borrowed("被保险人"),
        families: List::Borrowed(&[Words::Borrowed("group"), Words::Borrowed("accident"), Words::Borrowed("life"), Words::Borrowed("health"), Words::Borrowed("critical")]),
        frames: List::Borrowed(&[Frame::Grab, Frame::Force]),
        topics: List::Borrowed(&[Words::Borrowed("受益人"), Words::Borrowed("领取"), Words::Borrowed("代领"), Words::Borrowed("收款"), Words::Borrowed("打到公司"), Words::Borrowed("赔款"), Words::Borrowed("理赔款"), Words::Borrowed("保险金"), Words::Borrowed("保险钱"), Words::Borrowed("所得"), Words::Borrowed("款项"), Words::Borrowed("身后之款"), Words::Borrowed("受益"), Words::Borrowed("归属雇主"), Words::Borrowed("归单位"), Words::Borrowed("单位账户"), Words::Borrowed("代收")]),
        judge: None,
        finding: Words::Borrowed("受益人由被保险人或经其同意的投保人指定；单位给员工投保的，不能指定员工及其近亲属以外的人。这里让别人来领，您和家人可能拿不到。"),
        consequence: Words::Borrowed("本该给您和家人用的钱，可能先进了别人的账户。"),
        next_step: Words::Borrowed("向保险公司查保单的受益人和赔款去向，书面要求直接付到本人或有权领取的家人账户。已被领走的，要求交还。不办可拨12378，与用工有关的可拨12333。"),
        say: Words::Borrowed("您好，请告知保险金的受益人和付款账户。没有被保险人同意的指定，请改正，并把保险金付给有权领取的人，谢谢。"),
        suggested_text: None,
        parts: List::Borrowed(POL_057_PARTS),
        mends: List::Borrowed(POL_057_MENDS),
        evidence: List::Borrowed(&[E780, E723, E781, E782]),
        bound: List::Borrowed(POL_057_BOUND),
        since: Words::Borrowed("1.0.0-rc.1"),
};

const POL_060_PARTS: &[Part] = &[
            Part {
                text: RuleText::Finding,
                when: When { words: List::Borrowed(&[Words::Borrowed("信息填写无误"), Words::Borrowed("填写无误"), Words::Borrowed("填写信息真实"), Words::Borrowed("信息真实"), Words::Borrowed("信息准确"), Words::Borrowed("信息均真实"), Words::Borrowed("信息正确"), Words::Borrowed("信息无误"), Words::Borrowed("符合参保条件"), Words::Borrowed("符合投保条件"), Words::Borrowed("符合投保资格"), Words::Borrowed("符合参保资格"), Words::Borrowed("具备参保资格"), Words::Borrowed("具备投保资格"), Words::Borrowed("投保条件")]), with: List::Borrowed(&[]), without: List::Borrowed(&[Words::Borrowed("健康告知"), Words::Borrowed("身体健康"), Words::Borrowed("健康状况良好"), Words::Borrowed("健康声明"), Words::Borrowed("健康题"), Words::Borrowed("健康问"), Words::Borrowed("如实告知"), Words::Borrowed("问卷"), Words::Borrowed("询问"), Words::Borrowed("答"), Words::Borrowed("题"), Words::Borrowed("既往"), Words::Borrowed("患"), Words::Borrowed("疾"), Words::Borrowed("无病"), Words::Borrowed("病史"), Words::Borrowed("代为"), Words::Borrowed("代填"), Words::Borrowed("代答"), Words::Borrowed("录入"), Words::Borrowed("业务员"), Words::Borrowed("代理人"), Words::Borrowed("经销商")]), near: List::Borrowed(&[]), not_near: List::Borrowed(&[]), present: List::Borrowed(&[]), absent: List::Borrowed(&[]), families: List::Borrowed(&[]), outside: List::Borrowed(&[]), moves: List::Borrowed(&[]), reader: None },
                instead: true,
                says: Words::Borrowed("投保时填的信息、投保的条件，应当看清再确认。这里先印好了声明，一确认就当作投保一方说的。"),
            },
            Part {
                text: RuleText::Consequence,
                when: When { words: List::Borrowed(&[Words::Borrowed("信息填写无误"), Words::Borrowed("填写无误"), Words::Borrowed("填写信息真实"), Words::Borrowed("信息真实"), Words::Borrowed("信息准确"), Words::Borrowed("信息均真实"), Words::Borrowed("信息正确"), Words::Borrowed("信息无误"), Words::Borrowed("符合参保条件"), Words::Borrowed("符合投保条件"), Words::Borrowed("符合投保资格"), Words::Borrowed("符合参保资格"), Words::Borrowed("具备参保资格"), Words::Borrowed("具备投保资格"), Words::Borrowed("投保条件")]), with: List::Borrowed(&[]), without: List::Borrowed(&[Words::Borrowed("健康告知"), Words::Borrowed("身体健康"), Words::Borrowed("健康状况良好"), Words::Borrowed("健康声明"), Words::Borrowed("健康题"), Words::Borrowed("健康问"), Words::Borrowed("如实告知"), Words::Borrowed("问卷"), Words::Borrowed("询问"), Words::Borrowed("答"), Words::Borrowed("题"), Words::Borrowed("既往"), Words::Borrowed("患"), Words::Borrowed("疾"), Words::Borrowed("无病"), Words::Borrowed("病史"), Words::Borrowed("代为"), Words::Borrowed("代填"), Words::Borrowed("代答"), Words::Borrowed("录入"), Words::Borrowed("业务员"), Words::Borrowed("代理人"), Words::Borrowed("经销商")]), near: List::Borrowed(&[]), not_near: List::Borrowed(&[]), present: List::Borrowed(&[]), absent: List::Borrowed(&[]), families: List::Borrowed(&[]), outside: List::Borrowed(&[]), moves: List::Borrowed(&[]), reader: None },
                instead: true,
                says: Words::Borrowed("没有仔细核对过的话，信息有错、条件不合，出事后都可能影响理赔。"),
            },
            Part {
                text: RuleText::NextStep,
                when: When { words: List::Borrowed(&[Words::Borrowed("信息填写无误"), Words::Borrowed("填写无误"), Words::Borrowed("填写信息真实"), Words::Borrowed("信息真实"), Words::Borrowed("信息准确"), Words::Borrowed("信息均真实"), Words::Borrowed("信息正确"), Words::Borrowed("信息无误"), Words::Borrowed("符合参保条件"), Words::Borrowed("符合投保条件"), Words::Borrowed("符合投保资格"), Words::Borrowed("符合参保资格"), Words::Borrowed("具备参保资格"), Words::Borrowed("具备投保资格"), Words::Borrowed("投保条件")]), with: List::Borrowed(&[]), without: List::Borrowed(&[Words::Borrowed("健康告知"), Words::Borrowed("身体健康"), Words::Borrowed("健康状况良好"), Words::Borrowed("健康声明"), Words::Borrowed("健康题"), Words::Borrowed("健康问"), Words::Borrowed("如实告知"), Words::Borrowed("问卷"), Words::Borrowed("询问"), Words::Borrowed("答"), Words::Borrowed("题"), Words::Borrowed("既往"), Words::Borrowed("患"), Words::Borrowed("疾"), Words::Borrowed("无病"), Words::Borrowed("病史"), Words::Borrowed("代为"), Words::Borrowed("代填"), Words::Borrowed("代答"), Words::Borrowed("录入"), Words::Borrowed("业务员"), Words::Borrowed("代理人"), Words::Borrowed("经销商")]), near: List::Borrowed(&[]), not_near: List::Borrowed(&[]), present: List::Borrowed(&[]), absent: List::Borrowed(&[]), families: List::Borrowed(&[]), outside: List::Borrowed(&[]), moves: List::Borrowed(&[]), reader: None },
                instead: true,
                says: Words::Borrowed("请保险公司提供投保时填写的信息和确认的记录，逐项核对。发现有误的，马上书面更正。公司以此拒赔的，请其写明依据，并可拨12378投诉。"),
            },
            Part {
                text: RuleText::Say,
                when: When { words: List::Borrowed(&[Words::Borrowed("信息填写无误"), Words::Borrowed("填写无误"), Words::Borrowed("填写信息真实"), Words::Borrowed("信息真实"), Words::Borrowed("信息准确"), Words::Borrowed("信息均真实"), Words::Borrowed("信息正确"), Words::Borrowed("信息无误"), Words::Borrowed("符合参保条件"), Words::Borrowed("符合投保条件"), Words::Borrowed("符合投保资格"), Words::Borrowed("符合参保资格"), Words::Borrowed("具备参保资格"), Words::Borrowed("具备投保资格"), Words::Borrowed("投保条件")]), with: List::Borrowed(&[]), without: List::Borrowed(&[Words::Borrowed("健康告知"), Words::Borrowed("身体健康"), Words::Borrowed("健康状况良好"), Words::Borrowed("健康声明"), Words::Borrowed("健康题"), Words::Borrowed("健康问"), Words::Borrowed("如实告知"), Words::Borrowed("问卷"), Words::Borrowed("询问"), Words::Borrowed("答"), Words::Borrowed("题"), Words::Borrowed("既往"), Words::Borrowed("患"), Words::Borrowed("疾"), Words::Borrowed("无病"), Words::Borrowed("病史"), Words::Borrowed("代为"), Words::Borrowed("代填"), Words::Borrowed("代答"), Words::Borrowed("录入"), Words::Borrowed("业务员"), Words::Borrowed("代理人"), Words::Borrowed("经销商")]), near: List::Borrowed(&[]), not_near: List::Borrowed(&[]), present: List::Borrowed(&[]), absent: List::Borrowed(&[]), families: List::Borrowed(&[]), outside: List::Borrowed(&[]), moves: List::Borrowed(&[]), reader: None },
                instead: true,
                says: Words::Borrowed("您好，请提供投保时填写的信息和确认的记录，以及投保条件的全文，供我核对。有误的我会及时更正，谢谢。"),
            },];
const POL_060_MENDS: &[Mend] = &[];
const POL_060_BOUND: &[BoundSource] = &[
            BoundSource { of: List::Borrowed(&[1]), when: When { words: List::Borrowed(&[Words::Borrowed("代为填写"), Words::Borrowed("代填"), Words::Borrowed("代签"), Words::Borrowed("补齐"), Words::Borrowed("业务员"), Words::Borrowed("推销员"), Words::Borrowed("代理人"), Words::Borrowed("先签空白"), Words::Borrowed("看着填")]), with: List::Borrowed(&[]), without: List::Borrowed(&[Words::Borrowed("经办人代")]), near: List::Borrowed(&[]), not_near: List::Borrowed(&[]), present: List::Borrowed(&[]), absent: List::Borrowed(&[]), families: List::Borrowed(&[]), outside: List::Borrowed(&[]), moves: List::Borrowed(&[]), reader: None } },
            BoundSource { of: List::Borrowed(&[2]), when: When { words: List::Borrowed(&[Words::Borrowed("代为填写"), Words::Borrowed("代填"), Words::Borrowed("代为录入"), Words::Borrowed("代签"), Words::Borrowed("代答"), Words::Borrowed("代您作答"), Words::Borrowed("代为申报"), Words::Borrowed("补齐"), Words::Borrowed("录入"), Words::Borrowed("统一写"), Words::Borrowed("打一个勾"), Words::Borrowed("看着填"), Words::Borrowed("先签空白"), Words::Borrowed("代勾"), Words::Borrowed("业务员"), Words::Borrowed("推销员"), Words::Borrowed("代理人"), Words::Borrowed("经销商"), Words::Borrowed("生成并加盖")]), with: List::Borrowed(&[]), without: List::Borrowed(&[]), near: List::Borrowed(&[]), not_near: List::Borrowed(&[]), present: List::Borrowed(&[]), absent: List::Borrowed(&[]), families: List::Borrowed(&[]), outside: List::Borrowed(&[]), moves: List::Borrowed(&[]), reader: None } },
            BoundSource { of: List::Borrowed(&[3, 4]), when: When { words: List::Borrowed(&[]), with: List::Borrowed(&[]), without: List::Borrowed(&[Words::Borrowed("代为填写"), Words::Borrowed("代填"), Words::Borrowed("代为录入"), Words::Borrowed("代签"), Words::Borrowed("代答"), Words::Borrowed("代您作答"), Words::Borrowed("代为申报"), Words::Borrowed("补齐"), Words::Borrowed("录入"), Words::Borrowed("统一写"), Words::Borrowed("打一个勾"), Words::Borrowed("看着填"), Words::Borrowed("先签空白"), Words::Borrowed("代勾"), Words::Borrowed("业务员"), Words::Borrowed("推销员"), Words::Borrowed("代理人"), Words::Borrowed("经销商"), Words::Borrowed("生成并加盖")]), near: List::Borrowed(&[]), not_near: List::Borrowed(&[]), present: List::Borrowed(&[]), absent: List::Borrowed(&[]), families: List::Borrowed(&[]), outside: List::Borrowed(&[]), moves: List::Borrowed(&[]), reader: None } },];
const POL_060: Rule = Rule {
        id: Words::Borrowed("pol-060"),
        name: Words::Borrowed("替您声明一切正常"),
        card: Card::Policy,
        level: Level::Medium,
        hurts: Words::Borrowed("投保人"),
        families: List::Borrowed(&[Words::Borrowed("*")]),
        frames: List::Borrowed(&[Frame::Deem, Frame::Hide, Frame::Force]),
        topics: List::Borrowed(&[Words::Borrowed("声明"), Words::Borrowed("告知"), Words::Borrowed("勾选"), Words::Borrowed("问卷"), Words::Borrowed("询问"), Words::Borrowed("回答"), Words::Borrowed("题目"), Words::Borrowed("代填"), Words::Borrowed("填写"), Words::Borrowed("代为"), Words::Borrowed("录入"), Words::Borrowed("带入"), Words::Borrowed("补全"), Words::Borrowed("申报"), Words::Borrowed("答案"), Words::Borrowed("签名"), Words::Borrowed("陈述"), Words::Borrowed("核保"), Words::Borrowed("健康栏"), Words::Borrowed("病史栏")]),
        judge: None,
        finding: Words::Borrowed("投保时的询问和健康告知，应当看清再回答。这里先印好了声明，一确认就当作投保一方说的。"),
        consequence: Words::Borrowed("没有仔细看过的话，出事后也可能被当成不实告知。"),
        next_step: Words::Borrowed("请保险公司提供投保时的问卷、录音和操作记录，看是谁答的。发现不实的，马上书面更正。公司以此拒赔的，请其举证，并可拨12378投诉。"),
        say: Words::Borrowed("您好，请提供投保时的询问和回答记录，供我核对。不是我作出的回答，请不要以未如实告知为由拒赔，谢谢。"),
        suggested_text: None,
        parts: List::Borrowed(POL_060_PARTS),
        mends: List::Borrowed(POL_060_MENDS),
        evidence: List::Borrowed(&[E712, E783, E784, E714, E713]),
        bound: List::Borrowed(POL_060_BOUND),
        since: Words::Borrowed("1.0.0-rc.1"),
};

const POL_061_PARTS: &[Part] = &[
            Part {
                text: RuleText::Finding,
                when: When { words: List::Borrowed(&[Words::Borrowed("转让"), Words::Borrowed("质押")]), with: List::Borrowed(&[]), without: List::Borrowed(&[Words::Borrowed("未成年"), Words::Borrowed("幼"), Words::Borrowed("孩"), Words::Borrowed("学生"), Words::Borrowed("在校生"), Words::Borrowed("儿童"), Words::Borrowed("少儿"), Words::Borrowed("宝宝"), Words::Borrowed("学籍"), Words::Borrowed("十八周岁"), Words::Borrowed("10周岁"), Words::Borrowed("十周岁"), Words::Borrowed("无民事行为能力"), Words::Borrowed("子女"), Words::Borrowed("儿子"), Words::Borrowed("女儿"), Words::Borrowed("保额"), Words::Borrowed("保险金额")]), near: List::Borrowed(&[]), not_near: List::Borrowed(&[]), present: List::Borrowed(&[]), absent: List::Borrowed(&[]), families: List::Borrowed(&[]), outside: List::Borrowed(&[]), moves: List::Borrowed(&[]), reader: None },
                instead: true,
                says: Words::Borrowed("以死亡为给付条件的保险，保单转让、质押要被保险人书面同意。这里没有守住这一点，您得不到应有的保护。"),
            },
            Part {
                text: RuleText::Finding,
                when: When { words: List::Borrowed(&[]), with: List::Borrowed(&[]), without: List::Borrowed(&[Words::Borrowed("未成年"), Words::Borrowed("幼"), Words::Borrowed("孩"), Words::Borrowed("学生"), Words::Borrowed("在校生"), Words::Borrowed("儿童"), Words::Borrowed("少儿"), Words::Borrowed("宝宝"), Words::Borrowed("学籍"), Words::Borrowed("十八周岁"), Words::Borrowed("10周岁"), Words::Borrowed("十周岁"), Words::Borrowed("无民事行为能力"), Words::Borrowed("子女"), Words::Borrowed("儿子"), Words::Borrowed("女儿"), Words::Borrowed("转让"), Words::Borrowed("质押")]), near: List::Borrowed(&[]), not_near: List::Borrowed(&[]), present: List::Borrowed(&[]), absent: List::Borrowed(&[]), families: List::Borrowed(&[]), outside: List::Borrowed(&[]), moves: List::Borrowed(&[]), reader: None },
                instead: true,
                says: Words::Borrowed("以死亡为给付条件的保险，没有被保险人同意并认可保额的，合同无效。这里没有守住这一点，您得不到应有的保护。"),
            },
            Part {
                text: RuleText::Finding,
                when: When { words: List::Borrowed(&[]), with: List::Borrowed(&[]), without: List::Borrowed(&[Words::Borrowed("未成年"), Words::Borrowed("幼"), Words::Borrowed("孩"), Words::Borrowed("学生"), Words::Borrowed("在校生"), Words::Borrowed("儿童"), Words::Borrowed("少儿"), Words::Borrowed("宝宝"), Words::Borrowed("学籍"), Words::Borrowed("十八周岁"), Words::Borrowed("10周岁"), Words::Borrowed("十周岁"), Words::Borrowed("无民事行为能力"), Words::Borrowed("子女"), Words::Borrowed("儿子"), Words::Borrowed("女儿")]), near: List::Borrowed(&[]), not_near: List::Borrowed(&[]), present: List::Borrowed(&[]), absent: List::Borrowed(&[]), families: List::Borrowed(&[]), outside: List::Borrowed(&[]), moves: List::Borrowed(&[]), reader: None },
                instead: true,
                says: Words::Borrowed("以死亡为给付条件的保险，没有被保险人同意并认可保额的，合同无效；保单转让、质押要其书面同意。这里没有守住这些规定，您得不到应有的保护。"),
            },];
const POL_061_MENDS: &[Mend] = &[];
const POL_061_BOUND: &[BoundSource] = &[
            BoundSource { of: List::Borrowed(&[1]), when: When { words: List::Borrowed(&[Words::Borrowed("未成年"), Words::Borrowed("幼"), Words::Borrowed("孩"), Words::Borrowed("学生"), Words::Borrowed("在校生"), Words::Borrowed("儿童"), Words::Borrowed("少儿"), Words::Borrowed("宝宝"), Words::Borrowed("学籍"), Words::Borrowed("十八周岁"), Words::Borrowed("10周岁"), Words::Borrowed("十周岁"), Words::Borrowed("无民事行为能力")]), with: List::Borrowed(&[]), without: List::Borrowed(&[]), near: List::Borrowed(&[]), not_near: List::Borrowed(&[]), present: List::Borrowed(&[]), absent: List::Borrowed(&[]), families: List::Borrowed(&[]), outside: List::Borrowed(&[]), moves: List::Borrowed(&[]), reader: None } },
            BoundSource { of: List::Borrowed(&[2]), when: When { words: List::Borrowed(&[Words::Borrowed("未成年"), Words::Borrowed("幼"), Words::Borrowed("孩"), Words::Borrowed("学生"), Words::Borrowed("在校生"), Words::Borrowed("儿童"), Words::Borrowed("少儿"), Words::Borrowed("宝宝"), Words::Borrowed("学籍"), Words::Borrowed("十八周岁"), Words::Borrowed("10周岁"), Words::Borrowed("十周岁")]), with: List::Borrowed(&[Words::Borrowed("额"), Words::Borrowed("万"), Words::Borrowed("超"), Words::Borrowed("砍")]), without: List::Borrowed(&[Words::Borrowed("爷爷"), Words::Borrowed("奶奶"), Words::Borrowed("外公"), Words::Borrowed("外婆"), Words::Borrowed("祖父"), Words::Borrowed("祖母"), Words::Borrowed("姑"), Words::Borrowed("舅"), Words::Borrowed("叔"), Words::Borrowed("姨"), Words::Borrowed("其他监护"), Words::Borrowed("亲属")]), near: List::Borrowed(&[]), not_near: List::Borrowed(&[]), present: List::Borrowed(&[]), absent: List::Borrowed(&[]), families: List::Borrowed(&[]), outside: List::Borrowed(&[]), moves: List::Borrowed(&[]), reader: None } },
            BoundSource { of: List::Borrowed(&[3]), when: When { words: List::Borrowed(&[Words::Borrowed("未成年"), Words::Borrowed("幼"), Words::Borrowed("孩"), Words::Borrowed("儿童"), Words::Borrowed("少儿"), Words::Borrowed("宝宝")]), with: List::Borrowed(&[Words::Borrowed("爷爷"), Words::Borrowed("奶奶"), Words::Borrowed("外公"), Words::Borrowed("外婆"), Words::Borrowed("祖父"), Words::Borrowed("祖母"), Words::Borrowed("姑"), Words::Borrowed("舅"), Words::Borrowed("叔"), Words::Borrowed("姨"), Words::Borrowed("其他监护"), Words::Borrowed("亲属"), Words::Borrowed("学校"), Words::Borrowed("监护人")]), without: List::Borrowed(&[Words::Borrowed("另一监护人")]), near: List::Borrowed(&[]), not_near: List::Borrowed(&[]), present: List::Borrowed(&[]), absent: List::Borrowed(&[]), families: List::Borrowed(&[]), outside: List::Borrowed(&[]), moves: List::Borrowed(&[]), reader: None } },];
const POL_061: Rule = Rule {
        id: Words::Borrowed("pol-061"),
        name: Words::Borrowed("背着本人买身故险"),
        card: Card::Policy,
        level: Level::High,
        hurts: Words::Borrowed("被保险人"),
        families: List::Borrowed(&[Words::Borrowed("life"), Words::Borrowed("accident"), Words::Borrowed("critical"), Words::Borrowed("group"), Words::Borrowed("health")]),
        frames: List::Borrowed(&[Frame::Illegal, Frame::Deem]),
        topics: List::Borrowed(&[Words::Borrowed("身故"), Words::Borrowed("死亡"), Words::Borrowed("寿险"), Words::Borrowed("人走了"), Words::Borrowed("百年后"), Words::Borrowed("签名"), Words::Borrowed("代签"), Words::Borrowed("保额"), Words::Borrowed("未成年"), Words::Borrowed("孩子"), Words::Borrowed("幼童"), Words::Borrowed("在校生"), Words::Borrowed("质押"), Words::Borrowed("入名册"), Words::Borrowed("定期")]),
        judge: None,
        finding: Words::Borrowed("以死亡为给付条件的保险，没有被保险人同意并认可保额的，合同无效；保单转让、质押要其书面同意。父母给未成年子女投保不用本人同意，但身故保险金有限额。这里没有守住这些规定，您得不到应有的保护。"),
        consequence: Words::Borrowed("合同可能因此无效或者部分不能兑现，被保险人也可能不知道有这份保险。"),
        next_step: Words::Borrowed("请保险公司提供同意书、签名和保额资料核对。本人不同意的，书面通知公司和投保人。超出限额多收的保费要求退还，不办可拨12378。"),
        say: Words::Borrowed("您好，请提供这份保险中被保险人同意并认可保额的资料，供我核对。不合规定的，请依法处理并退还相应保费，谢谢。"),
        suggested_text: None,
        parts: List::Borrowed(POL_061_PARTS),
        mends: List::Borrowed(POL_061_MENDS),
        evidence: List::Borrowed(&[E785, E786, E787, E788]),
        bound: List::Borrowed(POL_061_BOUND),
        since: Words::Borrowed("1.0.0-rc.1"),
};

const POL_062_PARTS: &[Part] = &[
            Part {
                text: RuleText::Finding,
                when: When { words: List::Borrowed(&[Words::Borrowed("到期后"), Words::Borrowed("期满后"), Words::Borrowed("届满后"), Words::Borrowed("到期日后"), Words::Borrowed("期满时"), Words::Borrowed("届满时"), Words::Borrowed("期满以后"), Words::Borrowed("届满以后")]), with: List::Borrowed(&[Words::Borrowed("天内"), Words::Borrowed("日内"), Words::Borrowed("日止"), Words::Borrowed("天止"), Words::Borrowed("日为止"), Words::Borrowed("天为止"), Words::Borrowed("日为限"), Words::Borrowed("天为限"), Words::Borrowed("不超过"), Words::Borrowed("最长"), Words::Borrowed("最多")]), without: List::Borrowed(&[Words::Borrowed("续保"), Words::Borrowed("等待期"), Words::Borrowed("重新"), Words::Borrowed("索赔"), Words::Borrowed("提出")]), near: List::Borrowed(&[]), not_near: List::Borrowed(&[]), present: List::Borrowed(&[]), absent: List::Borrowed(&[]), families: List::Borrowed(&[]), outside: List::Borrowed(&[]), moves: List::Borrowed(&[]), reader: None },
                instead: true,
                says: Words::Borrowed("照这里写的，期内开始、跨过期末的，期末以后只赔到写明的时间，再往后的要自己承担。这样的限制要事先讲明，也不能不合理。"),
            },
            Part {
                text: RuleText::Consequence,
                when: When { words: List::Borrowed(&[Words::Borrowed("到期后"), Words::Borrowed("期满后"), Words::Borrowed("届满后"), Words::Borrowed("到期日后"), Words::Borrowed("期满时"), Words::Borrowed("届满时"), Words::Borrowed("期满以后"), Words::Borrowed("届满以后")]), with: List::Borrowed(&[Words::Borrowed("天内"), Words::Borrowed("日内"), Words::Borrowed("日止"), Words::Borrowed("天止"), Words::Borrowed("日为止"), Words::Borrowed("天为止"), Words::Borrowed("日为限"), Words::Borrowed("天为限"), Words::Borrowed("不超过"), Words::Borrowed("最长"), Words::Borrowed("最多")]), without: List::Borrowed(&[Words::Borrowed("续保"), Words::Borrowed("等待期"), Words::Borrowed("重新"), Words::Borrowed("索赔"), Words::Borrowed("提出")]), near: List::Borrowed(&[]), not_near: List::Borrowed(&[]), present: List::Borrowed(&[]), absent: List::Borrowed(&[]), families: List::Borrowed(&[]), outside: List::Borrowed(&[]), moves: List::Borrowed(&[]), reader: None },
                instead: true,
                says: Words::Borrowed("过了写明的时间还没有治完的，后面的花费可能拿不到赔款。"),
            },
            Part {
                text: RuleText::NextStep,
                when: When { words: List::Borrowed(&[Words::Borrowed("到期后"), Words::Borrowed("期满后"), Words::Borrowed("届满后"), Words::Borrowed("到期日后"), Words::Borrowed("期满时"), Words::Borrowed("届满时"), Words::Borrowed("期满以后"), Words::Borrowed("届满以后")]), with: List::Borrowed(&[Words::Borrowed("天内"), Words::Borrowed("日内"), Words::Borrowed("日止"), Words::Borrowed("天止"), Words::Borrowed("日为止"), Words::Borrowed("天为止"), Words::Borrowed("日为限"), Words::Borrowed("天为限"), Words::Borrowed("不超过"), Words::Borrowed("最长"), Words::Borrowed("最多")]), without: List::Borrowed(&[Words::Borrowed("续保"), Words::Borrowed("等待期"), Words::Borrowed("重新"), Words::Borrowed("索赔"), Words::Borrowed("提出")]), near: List::Borrowed(&[]), not_near: List::Borrowed(&[]), present: List::Borrowed(&[]), absent: List::Borrowed(&[]), families: List::Borrowed(&[]), outside: List::Borrowed(&[]), moves: List::Borrowed(&[]), reader: None },
                instead: true,
                says: Words::Borrowed("看清期末是哪一天、期末以后还赔到哪一天，记录和费用清单按日期留好。过了这个时间还没有结束的，书面问限制的依据，投保时有没有讲明。被拒可拨12378。"),
            },
            Part {
                text: RuleText::Say,
                when: When { words: List::Borrowed(&[Words::Borrowed("到期后"), Words::Borrowed("期满后"), Words::Borrowed("届满后"), Words::Borrowed("到期日后"), Words::Borrowed("期满时"), Words::Borrowed("届满时"), Words::Borrowed("期满以后"), Words::Borrowed("届满以后")]), with: List::Borrowed(&[Words::Borrowed("天内"), Words::Borrowed("日内"), Words::Borrowed("日止"), Words::Borrowed("天止"), Words::Borrowed("日为止"), Words::Borrowed("天为止"), Words::Borrowed("日为限"), Words::Borrowed("天为限"), Words::Borrowed("不超过"), Words::Borrowed("最长"), Words::Borrowed("最多")]), without: List::Borrowed(&[Words::Borrowed("续保"), Words::Borrowed("等待期"), Words::Borrowed("重新"), Words::Borrowed("索赔"), Words::Borrowed("提出")]), near: List::Borrowed(&[]), not_near: List::Borrowed(&[]), present: List::Borrowed(&[]), absent: List::Borrowed(&[]), families: List::Borrowed(&[]), outside: List::Borrowed(&[]), moves: List::Borrowed(&[]), reader: None },
                instead: true,
                says: Words::Borrowed("您好，期末以后只赔到写明的时间，请说明依据，并提供投保时对这一条的提示和说明记录，谢谢。"),
            },
            Part {
                text: RuleText::Finding,
                when: When { words: List::Borrowed(&[Words::Borrowed("到期后"), Words::Borrowed("期满后"), Words::Borrowed("届满后"), Words::Borrowed("到期日后"), Words::Borrowed("期满时"), Words::Borrowed("届满时"), Words::Borrowed("期满以后"), Words::Borrowed("届满以后")]), with: List::Borrowed(&[]), without: List::Borrowed(&[Words::Borrowed("续保"), Words::Borrowed("等待期"), Words::Borrowed("重新"), Words::Borrowed("索赔"), Words::Borrowed("提出")]), near: List::Borrowed(&[]), not_near: List::Borrowed(&[]), present: List::Borrowed(&[]), absent: List::Borrowed(&[]), families: List::Borrowed(&[]), outside: List::Borrowed(&[]), moves: List::Borrowed(&[]), reader: None },
                instead: true,
                says: Words::Borrowed("期内开始的治疗或者损失，跨过期末时赔到哪一天，应当讲明，也不能不合理地缩短。照这里写的，期末以后的部分不全赔，余下的可能要自己承担。"),
            },
            Part {
                text: RuleText::Consequence,
                when: When { words: List::Borrowed(&[Words::Borrowed("到期后"), Words::Borrowed("期满后"), Words::Borrowed("届满后"), Words::Borrowed("到期日后"), Words::Borrowed("期满时"), Words::Borrowed("届满时"), Words::Borrowed("期满以后"), Words::Borrowed("届满以后")]), with: List::Borrowed(&[]), without: List::Borrowed(&[Words::Borrowed("续保"), Words::Borrowed("等待期"), Words::Borrowed("重新"), Words::Borrowed("索赔"), Words::Borrowed("提出")]), near: List::Borrowed(&[]), not_near: List::Borrowed(&[]), present: List::Borrowed(&[]), absent: List::Borrowed(&[]), families: List::Borrowed(&[]), outside: List::Borrowed(&[]), moves: List::Borrowed(&[]), reader: None },
                instead: true,
                says: Words::Borrowed("期末前后还没有治完的，后面的花费可能拿不到赔款。"),
            },
            Part {
                text: RuleText::NextStep,
                when: When { words: List::Borrowed(&[Words::Borrowed("到期后"), Words::Borrowed("期满后"), Words::Borrowed("届满后"), Words::Borrowed("到期日后"), Words::Borrowed("期满时"), Words::Borrowed("届满时"), Words::Borrowed("期满以后"), Words::Borrowed("届满以后")]), with: List::Borrowed(&[]), without: List::Borrowed(&[Words::Borrowed("续保"), Words::Borrowed("等待期"), Words::Borrowed("重新"), Words::Borrowed("索赔"), Words::Borrowed("提出")]), near: List::Borrowed(&[]), not_near: List::Borrowed(&[]), present: List::Borrowed(&[]), absent: List::Borrowed(&[]), families: List::Borrowed(&[]), outside: List::Borrowed(&[]), moves: List::Borrowed(&[]), reader: None },
                instead: true,
                says: Words::Borrowed("看清期末是哪一天，记录和费用清单按日期留好。期末还没有结束的，书面问公司为什么不赔完，投保时有没有讲明。被拒可拨12378。"),
            },
            Part {
                text: RuleText::Say,
                when: When { words: List::Borrowed(&[Words::Borrowed("到期后"), Words::Borrowed("期满后"), Words::Borrowed("届满后"), Words::Borrowed("到期日后"), Words::Borrowed("期满时"), Words::Borrowed("届满时"), Words::Borrowed("期满以后"), Words::Borrowed("届满以后")]), with: List::Borrowed(&[]), without: List::Borrowed(&[Words::Borrowed("续保"), Words::Borrowed("等待期"), Words::Borrowed("重新"), Words::Borrowed("索赔"), Words::Borrowed("提出")]), near: List::Borrowed(&[]), not_near: List::Borrowed(&[]), present: List::Borrowed(&[]), absent: List::Borrowed(&[]), families: List::Borrowed(&[]), outside: List::Borrowed(&[]), moves: List::Borrowed(&[]), reader: None },
                instead: true,
                says: Words::Borrowed("您好，保险期间内开始、跨过期末的，请说明期末以后赔到哪一天、为什么不赔完，并提供投保时对这一条的提示和说明记录，谢谢。"),
            },];
const POL_062_MENDS: &[Mend] = &[];
const POL_062_BOUND: &[BoundSource] = &[
            BoundSource { of: List::Borrowed(&[0]), when: When { words: List::Borrowed(&[Words::Borrowed("交"), Words::Borrowed("缴"), Words::Borrowed("付"), Words::Borrowed("扣款"), Words::Borrowed("扣费"), Words::Borrowed("收取"), Words::Borrowed("到账"), Words::Borrowed("钱"), Words::Borrowed("保费"), Words::Borrowed("保险费")]), with: List::Borrowed(&[Words::Borrowed("核保"), Words::Borrowed("审核"), Words::Borrowed("承保"), Words::Borrowed("签发"), Words::Borrowed("出单"), Words::Borrowed("决定"), Words::Borrowed("没出声"), Words::Borrowed("答复"), Words::Borrowed("打印"), Words::Borrowed("签单"), Words::Borrowed("录入"), Words::Borrowed("录完"), Words::Borrowed("收据")]), without: List::Borrowed(&[Words::Borrowed("到期后"), Words::Borrowed("期满后"), Words::Borrowed("届满后"), Words::Borrowed("到期日后"), Words::Borrowed("期满时"), Words::Borrowed("届满时"), Words::Borrowed("期满以后"), Words::Borrowed("届满以后"), Words::Borrowed("索赔")]), near: List::Borrowed(&[]), not_near: List::Borrowed(&[]), present: List::Borrowed(&[]), absent: List::Borrowed(&[]), families: List::Borrowed(&[]), outside: List::Borrowed(&[]), moves: List::Borrowed(&[]), reader: None } },
            BoundSource { of: List::Borrowed(&[1]), when: When { words: List::Borrowed(&[Words::Borrowed("交费"), Words::Borrowed("缴费"), Words::Borrowed("交纳"), Words::Borrowed("缴纳"), Words::Borrowed("交的钱"), Words::Borrowed("交了钱"), Words::Borrowed("保费"), Words::Borrowed("保险费"), Words::Borrowed("付款"), Words::Borrowed("付款项"), Words::Borrowed("支付"), Words::Borrowed("生效"), Words::Borrowed("起保"), Words::Borrowed("出单"), Words::Borrowed("签发"), Words::Borrowed("激活"), Words::Borrowed("审核"), Words::Borrowed("核保"), Words::Borrowed("名单"), Words::Borrowed("承保"), Words::Borrowed("提车"), Words::Borrowed("首期"), Words::Borrowed("到账"), Words::Borrowed("钱"), Words::Borrowed("开始"), Words::Borrowed("启动"), Words::Borrowed("起算"), Words::Borrowed("零时"), Words::Borrowed("打印"), Words::Borrowed("投保")]), with: List::Borrowed(&[]), without: List::Borrowed(&[Words::Borrowed("到期后"), Words::Borrowed("期满后"), Words::Borrowed("届满后"), Words::Borrowed("到期日后"), Words::Borrowed("期满时"), Words::Borrowed("届满时"), Words::Borrowed("期满以后"), Words::Borrowed("届满以后"), Words::Borrowed("索赔")]), near: List::Borrowed(&[]), not_near: List::Borrowed(&[]), present: List::Borrowed(&[]), absent: List::Borrowed(&[]), families: List::Borrowed(&[]), outside: List::Borrowed(&[]), moves: List::Borrowed(&[]), reader: None } },
            BoundSource { of: List::Borrowed(&[3]), when: When { words: List::Borrowed(&[Words::Borrowed("到期后"), Words::Borrowed("期满后"), Words::Borrowed("届满后"), Words::Borrowed("到期日后"), Words::Borrowed("期满时"), Words::Borrowed("届满时"), Words::Borrowed("期满以后"), Words::Borrowed("届满以后"), Words::Borrowed("索赔"), Words::Borrowed("期间之内"), Words::Borrowed("期间内提出"), Words::Borrowed("期间结束"), Words::Borrowed("结束后"), Words::Borrowed("期满当日"), Words::Borrowed("届满当日"), Words::Borrowed("届满日")]), with: List::Borrowed(&[]), without: List::Borrowed(&[]), near: List::Borrowed(&[]), not_near: List::Borrowed(&[]), present: List::Borrowed(&[]), absent: List::Borrowed(&[]), families: List::Borrowed(&[]), outside: List::Borrowed(&[]), moves: List::Borrowed(&[]), reader: None } },];
const POL_062: Rule = Rule {
        id: Words::Borrowed("pol-062"),
        name: Words::Borrowed("保障头尾留空档"),
        card: Card::Policy,
        level: Level::Medium,
        hurts: Words::Borrowed("投保人"),
        families: List::Borrowed(&[Words::Borrowed("*")]),
        frames: List::Borrowed(&[Frame::Exempt, Frame::Delay, Frame::Decide, Frame::Short]),
        topics: List::Borrowed(&[Words::Borrowed("起保"), Words::Borrowed("生效"), Words::Borrowed("出单"), Words::Borrowed("签发"), Words::Borrowed("核保"), Words::Borrowed("承保"), Words::Borrowed("激活"), Words::Borrowed("零时"), Words::Borrowed("审核"), Words::Borrowed("启动"), Words::Borrowed("开启"), Words::Borrowed("始期"), Words::Borrowed("打印"), Words::Borrowed("到账"), Words::Borrowed("交钱"), Words::Borrowed("交了钱"), Words::Borrowed("付款"), Words::Borrowed("缴费"), Words::Borrowed("首期"), Words::Borrowed("缴足"), Words::Borrowed("名单"), Words::Borrowed("预存"), Words::Borrowed("期满"), Words::Borrowed("届满"), Words::Borrowed("到期日"), Words::Borrowed("延续")]),
        judge: None,
        finding: Words::Borrowed("收了保费，保障从何时开始、到何时为止应当讲明，不能不合理地缩短。这里留了空档，您在一段时间里可能没有保障。"),
        consequence: Words::Borrowed("您以为有保障的时候出了事，却可能因为时间差而不赔。"),
        next_step: Words::Borrowed("保存付款凭证，问清从哪一刻起保、到哪一刻为止。交了保费、公司还没答复就出事的，要求公司证明不符合承保条件。期内已经开始的治疗或损失，问清为什么不算完。被拒可拨12378。"),
        say: Words::Borrowed("您好，请书面说明保险责任开始和结束的准确时间，以及跨越期初、期末的情况怎么处理。没有讲明的，请按有利于被保险人的解释核定，谢谢。"),
        suggested_text: None,
        parts: List::Borrowed(POL_062_PARTS),
        mends: List::Borrowed(POL_062_MENDS),
        evidence: List::Borrowed(&[E789, E790, E693, E695]),
        bound: List::Borrowed(POL_062_BOUND),
        since: Words::Borrowed("1.0.0-rc.1"),
};

const POL_063_PARTS: &[Part] = &[];
const POL_063_MENDS: &[Mend] = &[];
const POL_063_BOUND: &[BoundSource] = &[
            BoundSource { of: List::Borrowed(&[0]), when: When { words: List::Borrowed(&[Words::Borrowed("保险费"), Words::Borrowed("保费"), Words::Borrowed("含"), Words::Borrowed("计入"), Words::Borrowed("占人均"), Words::Borrowed("占保"), Words::Borrowed("月缴")]), with: List::Borrowed(&[]), without: List::Borrowed(&[Words::Borrowed("车"), Words::Borrowed("道路救援"), Words::Borrowed("代驾"), Words::Borrowed("洗车"), Words::Borrowed("单独出售"), Words::Borrowed("须同时"), Words::Borrowed("先买"), Words::Borrowed("才有资格"), Words::Borrowed("服务协议")]), near: List::Borrowed(&[]), not_near: List::Borrowed(&[]), present: List::Borrowed(&[]), absent: List::Borrowed(&[]), families: List::Borrowed(&[]), outside: List::Borrowed(&[]), moves: List::Borrowed(&[]), reader: None } },
            BoundSource { of: List::Borrowed(&[1]), when: When { words: List::Borrowed(&[]), with: List::Borrowed(&[]), without: List::Borrowed(&[Words::Borrowed("车"), Words::Borrowed("道路救援"), Words::Borrowed("代驾"), Words::Borrowed("洗车")]), near: List::Borrowed(&[]), not_near: List::Borrowed(&[]), present: List::Borrowed(&[]), absent: List::Borrowed(&[]), families: List::Borrowed(&[]), outside: List::Borrowed(&[]), moves: List::Borrowed(&[]), reader: None } },
            BoundSource { of: List::Borrowed(&[2]), when: When { words: List::Borrowed(&[Words::Borrowed("不予退"), Words::Borrowed("不退"), Words::Borrowed("不再返"), Words::Borrowed("不再退"), Words::Borrowed("不支持"), Words::Borrowed("不予返"), Words::Borrowed("不得"), Words::Borrowed("不作清算"), Words::Borrowed("不清算"), Words::Borrowed("归零"), Words::Borrowed("消灭"), Words::Borrowed("视为"), Words::Borrowed("视同"), Words::Borrowed("放弃"), Words::Borrowed("不承担"), Words::Borrowed("毋庸"), Words::Borrowed("没有了"), Words::Borrowed("就没了"), Words::Borrowed("花完"), Words::Borrowed("花掉"), Words::Borrowed("不可折现"), Words::Borrowed("不予")]), with: List::Borrowed(&[]), without: List::Borrowed(&[]), near: List::Borrowed(&[]), not_near: List::Borrowed(&[]), present: List::Borrowed(&[]), absent: List::Borrowed(&[]), families: List::Borrowed(&[]), outside: List::Borrowed(&[]), moves: List::Borrowed(&[]), reader: None } },
            BoundSource { of: List::Borrowed(&[2]), when: When { words: List::Borrowed(&[Words::Borrowed("车"), Words::Borrowed("道路救援"), Words::Borrowed("代驾"), Words::Borrowed("洗车")]), with: List::Borrowed(&[]), without: List::Borrowed(&[]), near: List::Borrowed(&[]), not_near: List::Borrowed(&[]), present: List::Borrowed(&[]), absent: List::Borrowed(&[]), families: List::Borrowed(&[]), outside: List::Borrowed(&[]), moves: List::Borrowed(&[]), reader: None } },
            BoundSource { of: List::Borrowed(&[3]), when: When { words: List::Borrowed(&[Words::Borrowed("车"), Words::Borrowed("道路救援"), Words::Borrowed("代驾"), Words::Borrowed("洗车")]), with: List::Borrowed(&[]), without: List::Borrowed(&[]), near: List::Borrowed(&[]), not_near: List::Borrowed(&[]), present: List::Borrowed(&[]), absent: List::Borrowed(&[]), families: List::Borrowed(&[]), outside: List::Borrowed(&[Words::Borrowed("group")]), moves: List::Borrowed(&[]), reader: None } },];
const POL_063: Rule = Rule {
        id: Words::Borrowed("pol-063"),
        name: Words::Borrowed("健康服务费捆收不退"),
        card: Card::Policy,
        level: Level::Medium,
        hurts: Words::Borrowed("投保人"),
        families: List::Borrowed(&[Words::Borrowed("health"), Words::Borrowed("critical"), Words::Borrowed("accident"), Words::Borrowed("group"), Words::Borrowed("auto"), Words::Borrowed("life")]),
        frames: List::Borrowed(&[Frame::Fee, Frame::Force, Frame::Forfeit, Frame::Hide]),
        topics: List::Borrowed(&[Words::Borrowed("健康管理"), Words::Borrowed("健康服务"), Words::Borrowed("服务费"), Words::Borrowed("服务包"), Words::Borrowed("健康管家"), Words::Borrowed("健康生态"), Words::Borrowed("健康费"), Words::Borrowed("会籍"), Words::Borrowed("会员费"), Words::Borrowed("体检卡"), Words::Borrowed("体检"), Words::Borrowed("绿色通道"), Words::Borrowed("专家问诊"), Words::Borrowed("住院垫付"), Words::Borrowed("垫付服务"), Words::Borrowed("增值服务"), Words::Borrowed("心理咨询"), Words::Borrowed("道路救援"), Words::Borrowed("洗车"), Words::Borrowed("权益"), Words::Borrowed("手环"), Words::Borrowed("咨询费")]),
        judge: None,
        finding: Words::Borrowed("健康管理服务放在健康险保费里的，成本不得超过净保费的两成；单独提供的服务不能捆绑强卖。这里让您为服务付了钱，却难以选择或退回。"),
        consequence: Words::Borrowed("您交的钱里，可能有一部分没有用在保障上，也拿不回来。"),
        next_step: Words::Borrowed("请保险公司列明服务内容、价格和占保费多少，查哪些用过。没用的书面要求退还。不是自愿买的，截图留证，可拨12378投诉。"),
        say: Words::Borrowed("您好，请书面列明随保险提供的服务内容、价格和占保费的比例。没有使用或不需要的部分，请退还或允许我不买，谢谢。"),
        suggested_text: None,
        parts: List::Borrowed(POL_063_PARTS),
        mends: List::Borrowed(POL_063_MENDS),
        evidence: List::Borrowed(&[E791, E792, E695, E35]),
        bound: List::Borrowed(POL_063_BOUND),
        since: Words::Borrowed("1.0.0-rc.1"),
};

const POL_066_PARTS: &[Part] = &[
            Part {
                text: RuleText::NextStep,
                when: When { words: List::Borrowed(&[Words::Borrowed("终止")]), with: List::Borrowed(&[]), without: List::Borrowed(&[Words::Borrowed("中止"), Words::Borrowed("止效")]), near: List::Borrowed(&[]), not_near: List::Borrowed(&[]), present: List::Borrowed(&[]), absent: List::Borrowed(&[]), families: List::Borrowed(&[]), outside: List::Borrowed(&[]), moves: List::Borrowed(&[]), reader: None },
                instead: true,
                says: Words::Borrowed("向保险公司要欠款明细：本金、利息、日期和现金价值还有多少。快到停掉保障那条线的，先还一部分，并要求公司提前通知您。没有讲明的，可拨12378。"),
            },
            Part {
                text: RuleText::Finding,
                when: When { words: List::Borrowed(&[Words::Borrowed("达到"), Words::Borrowed("超过"), Words::Borrowed("等于"), Words::Borrowed("不足"), Words::Borrowed("大于"), Words::Borrowed("多于"), Words::Borrowed("低于")]), with: List::Borrowed(&[Words::Borrowed("中止"), Words::Borrowed("止效"), Words::Borrowed("效力"), Words::Borrowed("终止"), Words::Borrowed("解除"), Words::Borrowed("停"), Words::Borrowed("没了"), Words::Borrowed("耗尽"), Words::Borrowed("打盹"), Words::Borrowed("没的"), Words::Borrowed("垫到零"), Words::Borrowed("为零")]), without: List::Borrowed(&[Words::Borrowed("自动垫交"), Words::Borrowed("自动垫缴")]), near: List::Borrowed(&[]), not_near: List::Borrowed(&[]), present: List::Borrowed(&[]), absent: List::Borrowed(&[]), families: List::Borrowed(&[]), outside: List::Borrowed(&[]), moves: List::Borrowed(&[]), reader: None },
                instead: true,
                says: Words::Borrowed("保单借款和欠款会占用现金价值，后果应当先讲明。照这里写的，欠的本息到了写明的程度，保障就停。"),
            },
            Part {
                text: RuleText::Say,
                when: When { words: List::Borrowed(&[Words::Borrowed("达到"), Words::Borrowed("超过"), Words::Borrowed("等于"), Words::Borrowed("不足"), Words::Borrowed("大于"), Words::Borrowed("多于"), Words::Borrowed("低于")]), with: List::Borrowed(&[Words::Borrowed("中止"), Words::Borrowed("止效"), Words::Borrowed("效力"), Words::Borrowed("终止"), Words::Borrowed("解除"), Words::Borrowed("停"), Words::Borrowed("没了"), Words::Borrowed("耗尽"), Words::Borrowed("打盹"), Words::Borrowed("没的"), Words::Borrowed("垫到零"), Words::Borrowed("为零")]), without: List::Borrowed(&[Words::Borrowed("自动垫交"), Words::Borrowed("自动垫缴")]), near: List::Borrowed(&[]), not_near: List::Borrowed(&[]), present: List::Borrowed(&[]), absent: List::Borrowed(&[]), families: List::Borrowed(&[]), outside: List::Borrowed(&[]), moves: List::Borrowed(&[]), reader: None },
                instead: true,
                says: Words::Borrowed("您好，请提供保单欠款的明细和现在的现金价值。快到保障要停的那条线时，请提前通知我，谢谢。"),
            },
            Part {
                text: RuleText::Finding,
                when: When { words: List::Borrowed(&[Words::Borrowed("贷款利率"), Words::Borrowed("借款利率"), Words::Borrowed("垫款利率"), Words::Borrowed("利率")]), with: List::Borrowed(&[Words::Borrowed("调整"), Words::Borrowed("调高"), Words::Borrowed("上调"), Words::Borrowed("变更"), Words::Borrowed("届时公布"), Words::Borrowed("随时"), Words::Borrowed("浮动"), Words::Borrowed("行情"), Words::Borrowed("随行就市")]), without: List::Borrowed(&[Words::Borrowed("中止"), Words::Borrowed("止效"), Words::Borrowed("效力"), Words::Borrowed("终止"), Words::Borrowed("解除"), Words::Borrowed("停"), Words::Borrowed("没了"), Words::Borrowed("耗尽"), Words::Borrowed("打盹"), Words::Borrowed("没的"), Words::Borrowed("垫到零"), Words::Borrowed("为零")]), near: List::Borrowed(&[]), not_near: List::Borrowed(&[]), present: List::Borrowed(&[]), absent: List::Borrowed(&[]), families: List::Borrowed(&[]), outside: List::Borrowed(&[]), moves: List::Borrowed(&[]), reader: None },
                instead: true,
                says: Words::Borrowed("保单借款要付利息，利率和怎么调应当先讲明。照这里写的，利率由保险公司来调，以后要付多少不容易事先知道。"),
            },
            Part {
                text: RuleText::Consequence,
                when: When { words: List::Borrowed(&[Words::Borrowed("贷款利率"), Words::Borrowed("借款利率"), Words::Borrowed("垫款利率"), Words::Borrowed("利率")]), with: List::Borrowed(&[Words::Borrowed("调整"), Words::Borrowed("调高"), Words::Borrowed("上调"), Words::Borrowed("变更"), Words::Borrowed("届时公布"), Words::Borrowed("随时"), Words::Borrowed("浮动"), Words::Borrowed("行情"), Words::Borrowed("随行就市")]), without: List::Borrowed(&[Words::Borrowed("中止"), Words::Borrowed("止效"), Words::Borrowed("效力"), Words::Borrowed("终止"), Words::Borrowed("解除"), Words::Borrowed("停"), Words::Borrowed("没了"), Words::Borrowed("耗尽"), Words::Borrowed("打盹"), Words::Borrowed("没的"), Words::Borrowed("垫到零"), Words::Borrowed("为零")]), near: List::Borrowed(&[]), not_near: List::Borrowed(&[]), present: List::Borrowed(&[]), absent: List::Borrowed(&[]), families: List::Borrowed(&[]), outside: List::Borrowed(&[]), moves: List::Borrowed(&[]), reader: None },
                instead: true,
                says: Words::Borrowed("利率调高的话，您要还的本息就变多。"),
            },
            Part {
                text: RuleText::Say,
                when: When { words: List::Borrowed(&[Words::Borrowed("贷款利率"), Words::Borrowed("借款利率"), Words::Borrowed("垫款利率"), Words::Borrowed("利率")]), with: List::Borrowed(&[Words::Borrowed("调整"), Words::Borrowed("调高"), Words::Borrowed("上调"), Words::Borrowed("变更"), Words::Borrowed("届时公布"), Words::Borrowed("随时"), Words::Borrowed("浮动"), Words::Borrowed("行情"), Words::Borrowed("随行就市")]), without: List::Borrowed(&[Words::Borrowed("中止"), Words::Borrowed("止效"), Words::Borrowed("效力"), Words::Borrowed("终止"), Words::Borrowed("解除"), Words::Borrowed("停"), Words::Borrowed("没了"), Words::Borrowed("耗尽"), Words::Borrowed("打盹"), Words::Borrowed("没的"), Words::Borrowed("垫到零"), Words::Borrowed("为零")]), near: List::Borrowed(&[]), not_near: List::Borrowed(&[]), present: List::Borrowed(&[]), absent: List::Borrowed(&[]), families: List::Borrowed(&[]), outside: List::Borrowed(&[]), moves: List::Borrowed(&[]), reader: None },
                instead: true,
                says: Words::Borrowed("您好，请说明利率怎么调、调以前怎么通知我，并提供欠款的明细。没有经我同意的调整，请说明依据，谢谢。"),
            },
            Part {
                text: RuleText::NextStep,
                when: When { words: List::Borrowed(&[Words::Borrowed("贷款利率"), Words::Borrowed("借款利率"), Words::Borrowed("垫款利率"), Words::Borrowed("利率")]), with: List::Borrowed(&[Words::Borrowed("调整"), Words::Borrowed("调高"), Words::Borrowed("上调"), Words::Borrowed("变更"), Words::Borrowed("届时公布"), Words::Borrowed("随时"), Words::Borrowed("浮动"), Words::Borrowed("行情"), Words::Borrowed("随行就市")]), without: List::Borrowed(&[Words::Borrowed("中止"), Words::Borrowed("止效"), Words::Borrowed("效力"), Words::Borrowed("终止"), Words::Borrowed("解除"), Words::Borrowed("停"), Words::Borrowed("没了"), Words::Borrowed("耗尽"), Words::Borrowed("打盹"), Words::Borrowed("没的"), Words::Borrowed("垫到零"), Words::Borrowed("为零")]), near: List::Borrowed(&[]), not_near: List::Borrowed(&[]), present: List::Borrowed(&[]), absent: List::Borrowed(&[]), families: List::Borrowed(&[]), outside: List::Borrowed(&[]), moves: List::Borrowed(&[]), reader: None },
                instead: true,
                says: Words::Borrowed("借以前看清贷款协议里的利率，问清怎么调、调以前怎么通知。已经借了的，要一份欠款明细。没有讲明的，书面提出异议，可拨12378。"),
            },];
const POL_066_MENDS: &[Mend] = &[];
const POL_066_BOUND: &[BoundSource] = &[
            BoundSource { of: List::Borrowed(&[1]), when: When { words: List::Borrowed(&[Words::Borrowed("中止"), Words::Borrowed("止效"), Words::Borrowed("效力"), Words::Borrowed("终止"), Words::Borrowed("解除"), Words::Borrowed("停"), Words::Borrowed("没了"), Words::Borrowed("耗尽"), Words::Borrowed("打盹"), Words::Borrowed("没的"), Words::Borrowed("垫到零"), Words::Borrowed("为零")]), with: List::Borrowed(&[]), without: List::Borrowed(&[Words::Borrowed("终止")]), near: List::Borrowed(&[]), not_near: List::Borrowed(&[]), present: List::Borrowed(&[]), absent: List::Borrowed(&[]), families: List::Borrowed(&[]), outside: List::Borrowed(&[]), moves: List::Borrowed(&[]), reader: None } },
            BoundSource { of: List::Borrowed(&[1]), when: When { words: List::Borrowed(&[Words::Borrowed("中止"), Words::Borrowed("止效")]), with: List::Borrowed(&[]), without: List::Borrowed(&[]), near: List::Borrowed(&[]), not_near: List::Borrowed(&[]), present: List::Borrowed(&[]), absent: List::Borrowed(&[]), families: List::Borrowed(&[]), outside: List::Borrowed(&[]), moves: List::Borrowed(&[]), reader: None } },
            BoundSource { of: List::Borrowed(&[2]), when: When { words: List::Borrowed(&[Words::Borrowed("贷款利率"), Words::Borrowed("借款利率"), Words::Borrowed("垫款利率"), Words::Borrowed("利率")]), with: List::Borrowed(&[Words::Borrowed("调整"), Words::Borrowed("调高"), Words::Borrowed("上调"), Words::Borrowed("变更"), Words::Borrowed("届时公布"), Words::Borrowed("随时"), Words::Borrowed("浮动"), Words::Borrowed("行情"), Words::Borrowed("随行就市")]), without: List::Borrowed(&[Words::Borrowed("中止"), Words::Borrowed("止效"), Words::Borrowed("效力"), Words::Borrowed("终止"), Words::Borrowed("解除"), Words::Borrowed("停"), Words::Borrowed("没了"), Words::Borrowed("耗尽"), Words::Borrowed("打盹"), Words::Borrowed("没的"), Words::Borrowed("垫到零"), Words::Borrowed("为零")]), near: List::Borrowed(&[]), not_near: List::Borrowed(&[]), present: List::Borrowed(&[]), absent: List::Borrowed(&[]), families: List::Borrowed(&[]), outside: List::Borrowed(&[]), moves: List::Borrowed(&[]), reader: None } },];
const POL_066: Rule = Rule {
        id: Words::Borrowed("pol-066"),
        name: Words::Borrowed("借款垫交把保障耗光"),
        card: Card::Policy,
        level: Level::Medium,
        hurts: Words::Borrowed("投保人"),
        families: List::Borrowed(&[Words::Borrowed("life"), Words::Borrowed("critical"), Words::Borrowed("health")]),
        frames: List::Borrowed(&[Frame::Interest, Frame::Deem, Frame::Forfeit, Frame::Quit]),
        topics: List::Borrowed(&[Words::Borrowed("借款"), Words::Borrowed("贷款"), Words::Borrowed("垫交"), Words::Borrowed("垫缴"), Words::Borrowed("垫款"), Words::Borrowed("垫"), Words::Borrowed("预借"), Words::Borrowed("借的钱"), Words::Borrowed("借走"), Words::Borrowed("借钱"), Words::Borrowed("质押"), Words::Borrowed("本息"), Words::Borrowed("还款"), Words::Borrowed("展期"), Words::Borrowed("罚息")]),
        judge: None,
        finding: Words::Borrowed("保单借款或者垫交保费会占用现金价值，利率和后果应当先讲明。这里容易让欠款变多，保障也可能停掉。"),
        consequence: Words::Borrowed("几年不留意，本息可能占满保单里的钱，保障也就没了。"),
        next_step: Words::Borrowed("向保险公司要欠款明细：本金、利率、日期。快到停掉保障那条线的，先还一部分。效力中止的，公司应当在十个工作日内通知。没有讲明或没有通知的，可拨12378。"),
        say: Words::Borrowed("您好，请提供保单欠款的明细、利率依据和调整办法。保障将受影响前请提前通知我，我没有同意的，请说明依据，谢谢。"),
        suggested_text: None,
        parts: List::Borrowed(POL_066_PARTS),
        mends: List::Borrowed(POL_066_MENDS),
        evidence: List::Borrowed(&[E693, E720, E767, E695]),
        bound: List::Borrowed(POL_066_BOUND),
        since: Words::Borrowed("1.0.0-rc.1"),
};

const POL_070_PARTS: &[Part] = &[];
const POL_070_MENDS: &[Mend] = &[];
const POL_070_BOUND: &[BoundSource] = &[
            BoundSource { of: List::Borrowed(&[2]), when: When { words: List::Borrowed(&[Words::Borrowed("银行"), Words::Borrowed("存款"), Words::Borrowed("存单"), Words::Borrowed("存折"), Words::Borrowed("储蓄"), Words::Borrowed("定期一"), Words::Borrowed("定期存"), Words::Borrowed("理财"), Words::Borrowed("基金"), Words::Borrowed("国债"), Words::Borrowed("存钱")]), with: List::Borrowed(&[]), without: List::Borrowed(&[]), near: List::Borrowed(&[]), not_near: List::Borrowed(&[]), present: List::Borrowed(&[]), absent: List::Borrowed(&[]), families: List::Borrowed(&[]), outside: List::Borrowed(&[]), moves: List::Borrowed(&[]), reader: None } },
            BoundSource { of: List::Borrowed(&[1]), when: When { words: List::Borrowed(&[Words::Borrowed("分红"), Words::Borrowed("红利"), Words::Borrowed("万能"), Words::Borrowed("结算"), Words::Borrowed("投连"), Words::Borrowed("投资账户"), Words::Borrowed("演示"), Words::Borrowed("利益"), Words::Borrowed("账户价值"), Words::Borrowed("账户累计"), Words::Borrowed("不确定"), Words::Borrowed("档")]), with: List::Borrowed(&[]), without: List::Borrowed(&[Words::Borrowed("增额")]), near: List::Borrowed(&[]), not_near: List::Borrowed(&[]), present: List::Borrowed(&[]), absent: List::Borrowed(&[]), families: List::Borrowed(&[]), outside: List::Borrowed(&[]), moves: List::Borrowed(&[]), reader: None } },
            BoundSource { of: List::Borrowed(&[3]), when: When { words: List::Borrowed(&[Words::Borrowed("银行"), Words::Borrowed("定期"), Words::Borrowed("存单"), Words::Borrowed("存款"), Words::Borrowed("存折"), Words::Borrowed("划算"), Words::Borrowed("宣传"), Words::Borrowed("历史"), Words::Borrowed("历年"), Words::Borrowed("业绩"), Words::Borrowed("比"), Words::Borrowed("高于"), Words::Borrowed("最低"), Words::Borrowed("平台"), Words::Borrowed("精选"), Words::Borrowed("国债"), Words::Borrowed("存钱"), Words::Borrowed("保本"), Words::Borrowed("一个样"), Words::Borrowed("一回事"), Words::Borrowed("经理"), Words::Borrowed("愿景"), Words::Borrowed("客观描述")]), with: List::Borrowed(&[]), without: List::Borrowed(&[Words::Borrowed("银行"), Words::Borrowed("存款"), Words::Borrowed("存单"), Words::Borrowed("存折"), Words::Borrowed("储蓄"), Words::Borrowed("定期一"), Words::Borrowed("定期存"), Words::Borrowed("理财"), Words::Borrowed("基金"), Words::Borrowed("国债"), Words::Borrowed("存钱")]), near: List::Borrowed(&[]), not_near: List::Borrowed(&[]), present: List::Borrowed(&[]), absent: List::Borrowed(&[]), families: List::Borrowed(&[]), outside: List::Borrowed(&[]), moves: List::Borrowed(&[]), reader: None } },
            BoundSource { of: List::Borrowed(&[4]), when: When { words: List::Borrowed(&[Words::Borrowed("稳"), Words::Borrowed("铁定"), Words::Borrowed("实得"), Words::Borrowed("确定收入"), Words::Borrowed("保本"), Words::Borrowed("保息"), Words::Borrowed("少不了"), Words::Borrowed("你可据此"), Words::Borrowed("您可据此"), Words::Borrowed("可据此"), Words::Borrowed("每年的回报"), Words::Borrowed("百分之百"), Words::Borrowed("100%"), Words::Borrowed("等同于")]), with: List::Borrowed(&[]), without: List::Borrowed(&[Words::Borrowed("银行"), Words::Borrowed("定期"), Words::Borrowed("存单"), Words::Borrowed("存款"), Words::Borrowed("存折"), Words::Borrowed("划算"), Words::Borrowed("宣传"), Words::Borrowed("历史"), Words::Borrowed("历年"), Words::Borrowed("业绩"), Words::Borrowed("比"), Words::Borrowed("高于"), Words::Borrowed("最低"), Words::Borrowed("平台"), Words::Borrowed("精选"), Words::Borrowed("国债"), Words::Borrowed("存钱"), Words::Borrowed("保本"), Words::Borrowed("一个样"), Words::Borrowed("一回事"), Words::Borrowed("经理"), Words::Borrowed("愿景"), Words::Borrowed("客观描述"), Words::Borrowed("储蓄"), Words::Borrowed("定期一"), Words::Borrowed("定期存"), Words::Borrowed("理财"), Words::Borrowed("基金")]), near: List::Borrowed(&[]), not_near: List::Borrowed(&[]), present: List::Borrowed(&[]), absent: List::Borrowed(&[]), families: List::Borrowed(&[]), outside: List::Borrowed(&[]), moves: List::Borrowed(&[]), reader: None } },];
const POL_070: Rule = Rule {
        id: Words::Borrowed("pol-070"),
        name: Words::Borrowed("演示收益说成稳拿"),
        card: Card::Policy,
        level: Level::Medium,
        hurts: Words::Borrowed("投保人"),
        families: List::Borrowed(&[Words::Borrowed("life"), Words::Borrowed("group"), Words::Borrowed("critical")]),
        frames: List::Borrowed(&[Frame::Hide, Frame::Decide, Frame::Illegal]),
        topics: List::Borrowed(&[Words::Borrowed("收益"), Words::Borrowed("利率"), Words::Borrowed("红利"), Words::Borrowed("分红"), Words::Borrowed("结算"), Words::Borrowed("演示"), Words::Borrowed("增额"), Words::Borrowed("复利"), Words::Borrowed("保本"), Words::Borrowed("本金"), Words::Borrowed("连本带利"), Words::Borrowed("回报"), Words::Borrowed("保底"), Words::Borrowed("年金"), Words::Borrowed("投连"), Words::Borrowed("万能"), Words::Borrowed("愿景"), Words::Borrowed("派发"), Words::Borrowed("保息"), Words::Borrowed("领二十万"), Words::Borrowed("名下将有"), Words::Borrowed("账户")]),
        judge: None,
        finding: Words::Borrowed("不确定的收益，销售时必须讲清楚，不能当成确定的来说。这里容易让您把不确定的收益当成稳拿的。"),
        consequence: Words::Borrowed("您以后实际拿到的，可能比听到的少。那时再退保，还可能有损失。"),
        next_step: Words::Borrowed("在合同里找保证利率和现金价值表，只信写明保证的数。留好宣传页和聊天记录。觉得被误导的，书面提出，可拨12378。"),
        say: Words::Borrowed("您好，请书面说明哪些利益是保证的、哪些不确定，以及现在退保能拿多少。与销售时说法不符的，请说明怎么处理，谢谢。"),
        suggested_text: None,
        parts: List::Borrowed(POL_070_PARTS),
        mends: List::Borrowed(POL_070_MENDS),
        evidence: List::Borrowed(&[E793, E794, E795, E796, E797]),
        bound: List::Borrowed(POL_070_BOUND),
        since: Words::Borrowed("1.0.0-rc.1"),
};

const POL_071_PARTS: &[Part] = &[];
const POL_071_MENDS: &[Mend] = &[];
const POL_071_BOUND: &[BoundSource] = &[
            BoundSource { of: List::Borrowed(&[3]), when: When { words: List::Borrowed(&[Words::Borrowed("公司确定"), Words::Borrowed("内部"), Words::Borrowed("公布"), Words::Borrowed("随时"), Words::Borrowed("调整"), Words::Borrowed("上调"), Words::Borrowed("上浮"), Words::Borrowed("无须"), Words::Borrowed("不得"), Words::Borrowed("放弃"), Words::Borrowed("恕不"), Words::Borrowed("不另行"), Words::Borrowed("不予"), Words::Borrowed("不便"), Words::Borrowed("认可"), Words::Borrowed("公司说"), Words::Borrowed("体谅"), Words::Borrowed("毋"), Words::Borrowed("无庸"), Words::Borrowed("不给"), Words::Borrowed("函定"), Words::Borrowed("斟酌"), Words::Borrowed("决定"), Words::Borrowed("视")]), with: List::Borrowed(&[]), without: List::Borrowed(&[]), near: List::Borrowed(&[]), not_near: List::Borrowed(&[]), present: List::Borrowed(&[]), absent: List::Borrowed(&[]), families: List::Borrowed(&[]), outside: List::Borrowed(&[]), moves: List::Borrowed(&[]), reader: None } },
            BoundSource { of: List::Borrowed(&[2]), when: When { words: List::Borrowed(&[]), with: List::Borrowed(&[]), without: List::Borrowed(&[Words::Borrowed("公司确定"), Words::Borrowed("内部"), Words::Borrowed("公布"), Words::Borrowed("随时"), Words::Borrowed("调整"), Words::Borrowed("上调"), Words::Borrowed("上浮"), Words::Borrowed("无须"), Words::Borrowed("不得"), Words::Borrowed("放弃"), Words::Borrowed("恕不"), Words::Borrowed("不另行"), Words::Borrowed("不予"), Words::Borrowed("不便"), Words::Borrowed("认可"), Words::Borrowed("公司说"), Words::Borrowed("体谅"), Words::Borrowed("毋"), Words::Borrowed("无庸"), Words::Borrowed("不给"), Words::Borrowed("函定"), Words::Borrowed("斟酌"), Words::Borrowed("决定"), Words::Borrowed("视")]), near: List::Borrowed(&[]), not_near: List::Borrowed(&[]), present: List::Borrowed(&[]), absent: List::Borrowed(&[]), families: List::Borrowed(&[]), outside: List::Borrowed(&[]), moves: List::Borrowed(&[]), reader: None } },];
const POL_071: Rule = Rule {
        id: Words::Borrowed("pol-071"),
        name: Words::Borrowed("扣什么费不写清楚"),
        card: Card::Policy,
        level: Level::Medium,
        hurts: Words::Borrowed("投保人"),
        families: List::Borrowed(&[Words::Borrowed("*")]),
        frames: List::Borrowed(&[Frame::Fee, Frame::Hide, Frame::Decide]),
        topics: List::Borrowed(&[Words::Borrowed("费用"), Words::Borrowed("扣除"), Words::Borrowed("初始费"), Words::Borrowed("管理费"), Words::Borrowed("手续费"), Words::Borrowed("维护费"), Words::Borrowed("保障成本"), Words::Borrowed("服务费"), Words::Borrowed("咨询费"), Words::Borrowed("收费"), Words::Borrowed("费率"), Words::Borrowed("渠道费"), Words::Borrowed("年费"), Words::Borrowed("验车费"), Words::Borrowed("进账"), Words::Borrowed("市场调整"), Words::Borrowed("账户"), Words::Borrowed("中介"), Words::Borrowed("打印费"), Words::Borrowed("扣取"), Words::Borrowed("会费"), Words::Borrowed("成本"), Words::Borrowed("明细")]),
        judge: None,
        finding: Words::Borrowed("要您出的费用，投保前就应告知。这里没有让您看清收什么、收多少、怎么算。"),
        consequence: Words::Borrowed("钱是怎么少的，您可能说不清，也没有依据去核对。"),
        next_step: Words::Borrowed("请保险公司给出费用表和逐笔扣费明细，写明每项标准和上限。合同没写的费用可要求退回；不给明细的，可拨12378投诉。"),
        say: Words::Borrowed("您好，请提供本保单的费用表和扣费明细，写明每项标准和上限。合同没有列明的费用，请说明依据或退还，谢谢。"),
        suggested_text: None,
        parts: List::Borrowed(POL_071_PARTS),
        mends: List::Borrowed(POL_071_MENDS),
        evidence: List::Borrowed(&[E771, E793, E693, E695]),
        bound: List::Borrowed(POL_071_BOUND),
        since: Words::Borrowed("1.0.0-rc.1"),
};

const POL_072_PARTS: &[Part] = &[];
const POL_072_MENDS: &[Mend] = &[];
const POL_072_BOUND: &[BoundSource] = &[
            BoundSource { of: List::Borrowed(&[0]), when: When { words: List::Borrowed(&[Words::Borrowed("减少保险金额"), Words::Borrowed("减保"), Words::Borrowed("部分领取"), Words::Borrowed("部分提取"), Words::Borrowed("提取"), Words::Borrowed("支取"), Words::Borrowed("取出"), Words::Borrowed("提现"), Words::Borrowed("账户的钱"), Words::Borrowed("账户资金"), Words::Borrowed("账户价值"), Words::Borrowed("想取")]), with: List::Borrowed(&[]), without: List::Borrowed(&[Words::Borrowed("满期金"), Words::Borrowed("当期年金"), Words::Borrowed("生存金"), Words::Borrowed("领取方式")]), near: List::Borrowed(&[]), not_near: List::Borrowed(&[]), present: List::Borrowed(&[]), absent: List::Borrowed(&[]), families: List::Borrowed(&[]), outside: List::Borrowed(&[]), moves: List::Borrowed(&[]), reader: None } },
            BoundSource { of: List::Borrowed(&[1]), when: When { words: List::Borrowed(&[Words::Borrowed("减少保险金额"), Words::Borrowed("减保"), Words::Borrowed("部分领取"), Words::Borrowed("部分提取"), Words::Borrowed("提取"), Words::Borrowed("支取"), Words::Borrowed("取出"), Words::Borrowed("提现"), Words::Borrowed("账户的钱"), Words::Borrowed("账户资金"), Words::Borrowed("账户价值"), Words::Borrowed("想取")]), with: List::Borrowed(&[Words::Borrowed("受理"), Words::Borrowed("申请"), Words::Borrowed("审批"), Words::Borrowed("审核"), Words::Borrowed("批准"), Words::Borrowed("同意"), Words::Borrowed("预约"), Words::Borrowed("办理"), Words::Borrowed("准许"), Words::Borrowed("排队")]), without: List::Borrowed(&[]), near: List::Borrowed(&[]), not_near: List::Borrowed(&[]), present: List::Borrowed(&[]), absent: List::Borrowed(&[]), families: List::Borrowed(&[]), outside: List::Borrowed(&[]), moves: List::Borrowed(&[]), reader: None } },
            BoundSource { of: List::Borrowed(&[2]), when: When { words: List::Borrowed(&[Words::Borrowed("满期金"), Words::Borrowed("当期年金"), Words::Borrowed("生存金"), Words::Borrowed("领取方式")]), with: List::Borrowed(&[]), without: List::Borrowed(&[]), near: List::Borrowed(&[]), not_near: List::Borrowed(&[]), present: List::Borrowed(&[]), absent: List::Borrowed(&[]), families: List::Borrowed(&[]), outside: List::Borrowed(&[]), moves: List::Borrowed(&[]), reader: None } },
            BoundSource { of: List::Borrowed(&[2]), when: When { words: List::Borrowed(&[Words::Borrowed("年金"), Words::Borrowed("生存金"), Words::Borrowed("生存保险金"), Words::Borrowed("满期金"), Words::Borrowed("满期保险金"), Words::Borrowed("养老金"), Words::Borrowed("教育金"), Words::Borrowed("升学金"), Words::Borrowed("首期"), Words::Borrowed("领取的钱"), Words::Borrowed("当领"), Words::Borrowed("祝寿金"), Words::Borrowed("保证领取"), Words::Borrowed("领取期"), Words::Borrowed("领取方式")]), with: List::Borrowed(&[]), without: List::Borrowed(&[Words::Borrowed("减少保险金额"), Words::Borrowed("减保"), Words::Borrowed("部分领取"), Words::Borrowed("部分提取"), Words::Borrowed("提取"), Words::Borrowed("支取"), Words::Borrowed("取出"), Words::Borrowed("提现"), Words::Borrowed("账户的钱"), Words::Borrowed("账户资金"), Words::Borrowed("账户价值"), Words::Borrowed("想取")]), near: List::Borrowed(&[]), not_near: List::Borrowed(&[]), present: List::Borrowed(&[]), absent: List::Borrowed(&[]), families: List::Borrowed(&[]), outside: List::Borrowed(&[]), moves: List::Borrowed(&[]), reader: None } },];
const POL_072: Rule = Rule {
        id: Words::Borrowed("pol-072"),
        name: Words::Borrowed("年金减保想取取不出"),
        card: Card::Policy,
        level: Level::Medium,
        hurts: Words::Borrowed("投保人"),
        families: List::Borrowed(&[Words::Borrowed("life"), Words::Borrowed("group"), Words::Borrowed("critical")]),
        frames: List::Borrowed(&[Frame::Lock, Frame::Delay, Frame::Decide, Frame::Short, Frame::Forfeit]),
        topics: List::Borrowed(&[Words::Borrowed("减保"), Words::Borrowed("减少保险金额"), Words::Borrowed("部分领取"), Words::Borrowed("年金"), Words::Borrowed("生存金"), Words::Borrowed("领取"), Words::Borrowed("养老金"), Words::Borrowed("满期金"), Words::Borrowed("支取"), Words::Borrowed("取出"), Words::Borrowed("提取"), Words::Borrowed("升学金"), Words::Borrowed("教育金"), Words::Borrowed("账户"), Words::Borrowed("转走")]),
        judge: None,
        finding: Words::Borrowed("合同约定可以领取的钱，到了时间、符合条件就应当能领。这里给您取用另设了难处。"),
        consequence: Words::Borrowed("要用钱的时候，您可能取不出来，只好另想办法。"),
        next_step: Words::Borrowed("查合同写的领取时间、条件和减保规则。书面申请并留底；公司同意后，不涉及交费的一般五个工作日内办结。办不了的要求说明理由，可拨12378投诉。"),
        say: Words::Borrowed("您好，我申请按合同办理领取或减保。请在规定时限内办结；如有限制，请指出合同哪一条并书面说明，谢谢。"),
        suggested_text: None,
        parts: List::Borrowed(POL_072_PARTS),
        mends: List::Borrowed(POL_072_MENDS),
        evidence: List::Borrowed(&[E798, E799, E723, E695]),
        bound: List::Borrowed(POL_072_BOUND),
        since: Words::Borrowed("1.0.0-rc.1"),
};

const POL_074_PARTS: &[Part] = &[
            Part {
                text: RuleText::Finding,
                when: When { words: List::Borrowed(&[Words::Borrowed("离职之日"), Words::Borrowed("离职当日"), Words::Borrowed("离职日"), Words::Borrowed("离职之时"), Words::Borrowed("离职时起"), Words::Borrowed("离开之日"), Words::Borrowed("离职即"), Words::Borrowed("离职之日起")]), with: List::Borrowed(&[]), without: List::Borrowed(&[]), near: List::Borrowed(&[]), not_near: List::Borrowed(&[]), present: List::Borrowed(&[]), absent: List::Borrowed(&[]), families: List::Borrowed(&[]), outside: List::Borrowed(&[]), moves: List::Borrowed(&[]), reader: None },
                instead: true,
                says: Words::Borrowed("照这里写的，离开的人从离开那天起保障就停，没有写要不要告知本人。这样的约定没有向投保人提示、讲明白的，可能不产生效力。"),
            },];
const POL_074_MENDS: &[Mend] = &[];
const POL_074_BOUND: &[BoundSource] = &[
            BoundSource { of: List::Borrowed(&[0]), when: When { words: List::Borrowed(&[Words::Borrowed("离职"), Words::Borrowed("离岗"), Words::Borrowed("离开"), Words::Borrowed("辞"), Words::Borrowed("退学"), Words::Borrowed("转学"), Words::Borrowed("休学"), Words::Borrowed("开除"), Words::Borrowed("退休"), Words::Borrowed("毕业"), Words::Borrowed("退社"), Words::Borrowed("社员"), Words::Borrowed("走"), Words::Borrowed("退回"), Words::Borrowed("外校"), Words::Borrowed("不干"), Words::Borrowed("旷工"), Words::Borrowed("资格"), Words::Borrowed("离场"), Words::Borrowed("退出"), Words::Borrowed("下线"), Words::Borrowed("休眠"), Words::Borrowed("转走"), Words::Borrowed("劳动关系"), Words::Borrowed("调离"), Words::Borrowed("减员"), Words::Borrowed("减少的被保险人")]), with: List::Borrowed(&[]), without: List::Borrowed(&[Words::Borrowed("离职之日"), Words::Borrowed("离职当日"), Words::Borrowed("离职日"), Words::Borrowed("离职之时"), Words::Borrowed("离职时起"), Words::Borrowed("离开之日"), Words::Borrowed("离职即")]), near: List::Borrowed(&[]), not_near: List::Borrowed(&[]), present: List::Borrowed(&[]), absent: List::Borrowed(&[]), families: List::Borrowed(&[]), outside: List::Borrowed(&[]), moves: List::Borrowed(&[]), reader: None } },
            BoundSource { of: List::Borrowed(&[1]), when: When { words: List::Borrowed(&[Words::Borrowed("减员"), Words::Borrowed("减少"), Words::Borrowed("减人"), Words::Borrowed("批减"), Words::Borrowed("名单"), Words::Borrowed("名册"), Words::Borrowed("移出"), Words::Borrowed("清退"), Words::Borrowed("清空"), Words::Borrowed("删除"), Words::Borrowed("追溯"), Words::Borrowed("倒推"), Words::Borrowed("除名")]), with: List::Borrowed(&[]), without: List::Borrowed(&[Words::Borrowed("未结案"), Words::Borrowed("没报完"), Words::Borrowed("已发生而"), Words::Borrowed("已确诊"), Words::Borrowed("审核案件"), Words::Borrowed("未及申理"), Words::Borrowed("报过的"), Words::Borrowed("已支付赔款"), Words::Borrowed("领过的赔款"), Words::Borrowed("期间赔款"), Words::Borrowed("赔付一并"), Words::Borrowed("离职之日"), Words::Borrowed("离职当日"), Words::Borrowed("离职日"), Words::Borrowed("离职之时"), Words::Borrowed("离职时起"), Words::Borrowed("离开之日"), Words::Borrowed("离职即")]), near: List::Borrowed(&[]), not_near: List::Borrowed(&[]), present: List::Borrowed(&[]), absent: List::Borrowed(&[]), families: List::Borrowed(&[]), outside: List::Borrowed(&[]), moves: List::Borrowed(&[]), reader: None } },
            BoundSource { of: List::Borrowed(&[2]), when: When { words: List::Borrowed(&[Words::Borrowed("未结案"), Words::Borrowed("尚未结案"), Words::Borrowed("未给付完毕"), Words::Borrowed("已发生的事故"), Words::Borrowed("没报完"), Words::Borrowed("已发生而"), Words::Borrowed("已确诊"), Words::Borrowed("审核案件"), Words::Borrowed("未及申理"), Words::Borrowed("报过的"), Words::Borrowed("已支付赔款"), Words::Borrowed("领过的赔款"), Words::Borrowed("期间赔款"), Words::Borrowed("赔付一并")]), with: List::Borrowed(&[]), without: List::Borrowed(&[]), near: List::Borrowed(&[]), not_near: List::Borrowed(&[]), present: List::Borrowed(&[]), absent: List::Borrowed(&[]), families: List::Borrowed(&[]), outside: List::Borrowed(&[]), moves: List::Borrowed(&[]), reader: None } },
            BoundSource { of: List::Borrowed(&[3]), when: When { words: List::Borrowed(&[]), with: List::Borrowed(&[]), without: List::Borrowed(&[Words::Borrowed("离职之日"), Words::Borrowed("离职当日"), Words::Borrowed("离职日"), Words::Borrowed("离职之时"), Words::Borrowed("离职时起"), Words::Borrowed("离开之日"), Words::Borrowed("离职即")]), near: List::Borrowed(&[]), not_near: List::Borrowed(&[]), present: List::Borrowed(&[]), absent: List::Borrowed(&[]), families: List::Borrowed(&[]), outside: List::Borrowed(&[]), moves: List::Borrowed(&[]), reader: None } },
            BoundSource { of: List::Borrowed(&[4]), when: When { words: List::Borrowed(&[Words::Borrowed("离职之日"), Words::Borrowed("离职当日"), Words::Borrowed("离职日"), Words::Borrowed("离职之时"), Words::Borrowed("离职时起"), Words::Borrowed("离开之日"), Words::Borrowed("离职即")]), with: List::Borrowed(&[]), without: List::Borrowed(&[]), near: List::Borrowed(&[]), not_near: List::Borrowed(&[]), present: List::Borrowed(&[]), absent: List::Borrowed(&[]), families: List::Borrowed(&[]), outside: List::Borrowed(&[]), moves: List::Borrowed(&[]), reader: None } },];
const POL_074: Rule = Rule {
        id: Words::Borrowed("pol-074"),
        name: Words::Borrowed("离职转学就倒着停保"),
        card: Card::Policy,
        level: Level::High,
        hurts: Words::Borrowed("被保险人"),
        families: List::Borrowed(&[Words::Borrowed("group"), Words::Borrowed("accident"), Words::Borrowed("health"), Words::Borrowed("life"), Words::Borrowed("critical")]),
        frames: List::Borrowed(&[Frame::Quit, Frame::Exempt, Frame::Forfeit, Frame::Hide]),
        topics: List::Borrowed(&[Words::Borrowed("离职"), Words::Borrowed("辞呈"), Words::Borrowed("退学"), Words::Borrowed("转学"), Words::Borrowed("外校"), Words::Borrowed("减员"), Words::Borrowed("退休"), Words::Borrowed("毕业"), Words::Borrowed("旷工"), Words::Borrowed("产假"), Words::Borrowed("待岗"), Words::Borrowed("完工"), Words::Borrowed("移出"), Words::Borrowed("名册"), Words::Borrowed("名单"), Words::Borrowed("人走"), Words::Borrowed("退社"), Words::Borrowed("停保"), Words::Borrowed("人事"), Words::Borrowed("离岗"), Words::Borrowed("投保单位"), Words::Borrowed("退出"), Words::Borrowed("不干了")]),
        judge: None,
        finding: Words::Borrowed("离开投保的单位或团体，保障什么时候停，应当让本人知道；以前已经发生的事故照样算。这里让离开的人可能在不知情时就没了保障。"),
        consequence: Words::Borrowed("您可能不知道保障已经停了，这之后出的事就赔不到。"),
        next_step: Words::Borrowed("查保单期限、事故日期和单位报减员的日期，事故在保障停止以前的，书面要求赔付。请保险公司说明有没有告知过您。被拒可拨12378，单位责任可问12333。"),
        say: Words::Borrowed("您好，请说明离开单位或团体后保障从哪天停、怎样告知本人。事故发生在此之前的，请按合同继续理赔，谢谢。"),
        suggested_text: None,
        parts: List::Borrowed(POL_074_PARTS),
        mends: List::Borrowed(POL_074_MENDS),
        evidence: List::Borrowed(&[E800, E767, E723, E695, E693]),
        bound: List::Borrowed(POL_074_BOUND),
        since: Words::Borrowed("1.0.0-rc.1"),
};

const POL_076_PARTS: &[Part] = &[
            Part {
                text: RuleText::Finding,
                when: When { words: List::Borrowed(&[Words::Borrowed("从任何单位"), Words::Borrowed("从任何机构"), Words::Borrowed("从任何第三方"), Words::Borrowed("向任何单位"), Words::Borrowed("自任何单位")]), with: List::Borrowed(&[Words::Borrowed("第三方服务商"), Words::Borrowed("第三方服务机构"), Words::Borrowed("委托的第三方"), Words::Borrowed("其合作机构"), Words::Borrowed("其委托机构")]), without: List::Borrowed(&[Words::Borrowed("提供给"), Words::Borrowed("向第三方提供"), Words::Borrowed("对外提供"), Words::Borrowed("共享"), Words::Borrowed("健康信息"), Words::Borrowed("病历"), Words::Borrowed("就诊"), Words::Borrowed("医疗记录")]), near: List::Borrowed(&[]), not_near: List::Borrowed(&[]), present: List::Borrowed(&[]), absent: List::Borrowed(&[]), families: List::Borrowed(&[]), outside: List::Borrowed(&[]), moves: List::Borrowed(&[]), reader: None },
                instead: true,
                says: Words::Borrowed("处理个人信息要讲清楚，由本人自愿、明确地同意。这里用一条概括的授权，让保险公司和它的服务商去收集您的信息。"),
            },
            Part {
                text: RuleText::Consequence,
                when: When { words: List::Borrowed(&[Words::Borrowed("从任何单位"), Words::Borrowed("从任何机构"), Words::Borrowed("从任何第三方"), Words::Borrowed("向任何单位"), Words::Borrowed("自任何单位")]), with: List::Borrowed(&[Words::Borrowed("第三方服务商"), Words::Borrowed("第三方服务机构"), Words::Borrowed("委托的第三方"), Words::Borrowed("其合作机构"), Words::Borrowed("其委托机构")]), without: List::Borrowed(&[Words::Borrowed("提供给"), Words::Borrowed("向第三方提供"), Words::Borrowed("对外提供"), Words::Borrowed("共享"), Words::Borrowed("健康信息"), Words::Borrowed("病历"), Words::Borrowed("就诊"), Words::Borrowed("医疗记录")]), near: List::Borrowed(&[]), not_near: List::Borrowed(&[]), present: List::Borrowed(&[]), absent: List::Borrowed(&[]), families: List::Borrowed(&[]), outside: List::Borrowed(&[]), moves: List::Borrowed(&[]), reader: None },
                instead: true,
                says: Words::Borrowed("收集了哪些信息、用来做什么，您可能事先不清楚。"),
            },
            Part {
                text: RuleText::NextStep,
                when: When { words: List::Borrowed(&[Words::Borrowed("从任何单位"), Words::Borrowed("从任何机构"), Words::Borrowed("从任何第三方"), Words::Borrowed("向任何单位"), Words::Borrowed("自任何单位")]), with: List::Borrowed(&[Words::Borrowed("第三方服务商"), Words::Borrowed("第三方服务机构"), Words::Borrowed("委托的第三方"), Words::Borrowed("其合作机构"), Words::Borrowed("其委托机构")]), without: List::Borrowed(&[Words::Borrowed("提供给"), Words::Borrowed("向第三方提供"), Words::Borrowed("对外提供"), Words::Borrowed("共享"), Words::Borrowed("健康信息"), Words::Borrowed("病历"), Words::Borrowed("就诊"), Words::Borrowed("医疗记录")]), near: List::Borrowed(&[]), not_near: List::Borrowed(&[]), present: List::Borrowed(&[]), absent: List::Borrowed(&[]), families: List::Borrowed(&[]), outside: List::Borrowed(&[]), moves: List::Borrowed(&[]), reader: None },
                instead: true,
                says: Words::Borrowed("书面请保险公司列明由谁收集、收集哪些信息、存多久，与投保和理赔无关的请不要收集。不理的可拨12378，也可向网信部门反映。"),
            },
            Part {
                text: RuleText::Say,
                when: When { words: List::Borrowed(&[Words::Borrowed("从任何单位"), Words::Borrowed("从任何机构"), Words::Borrowed("从任何第三方"), Words::Borrowed("向任何单位"), Words::Borrowed("自任何单位")]), with: List::Borrowed(&[Words::Borrowed("第三方服务商"), Words::Borrowed("第三方服务机构"), Words::Borrowed("委托的第三方"), Words::Borrowed("其合作机构"), Words::Borrowed("其委托机构")]), without: List::Borrowed(&[Words::Borrowed("提供给"), Words::Borrowed("向第三方提供"), Words::Borrowed("对外提供"), Words::Borrowed("共享"), Words::Borrowed("健康信息"), Words::Borrowed("病历"), Words::Borrowed("就诊"), Words::Borrowed("医疗记录")]), near: List::Borrowed(&[]), not_near: List::Borrowed(&[]), present: List::Borrowed(&[]), absent: List::Borrowed(&[]), families: List::Borrowed(&[]), outside: List::Borrowed(&[]), moves: List::Borrowed(&[]), reader: None },
                instead: true,
                says: Words::Borrowed("您好，我只同意为投保和理赔使用必要的信息。请列明由谁收集、收集哪些信息、存多久，谢谢。"),
            },
            Part {
                text: RuleText::NextStep,
                when: When { words: List::Borrowed(&[Words::Borrowed("提供给"), Words::Borrowed("向第三方提供"), Words::Borrowed("对外提供"), Words::Borrowed("提供其"), Words::Borrowed("可提供"), Words::Borrowed("共享"), Words::Borrowed("提供、查询")]), with: List::Borrowed(&[]), without: List::Borrowed(&[Words::Borrowed("拒绝"), Words::Borrowed("不愿"), Words::Borrowed("任一未授权"), Words::Borrowed("未授权将"), Words::Borrowed("不同意的"), Words::Borrowed("不授权")]), near: List::Borrowed(&[]), not_near: List::Borrowed(&[]), present: List::Borrowed(&[Words::Borrowed("取消或变更授权"), Words::Borrowed("取消授权"), Words::Borrowed("变更授权"), Words::Borrowed("撤回授权"), Words::Borrowed("撤销授权")]), absent: List::Borrowed(&[]), families: List::Borrowed(&[]), outside: List::Borrowed(&[]), moves: List::Borrowed(&[]), reader: None },
                instead: true,
                says: Words::Borrowed("书面请保险公司列明给哪些机构、给哪些信息、存多久。文件写了怎样取消授权的，与投保和理赔无关的，照着去取消并留下记录。不理的可拨12378，也可向网信部门反映。"),
            },
            Part {
                text: RuleText::Say,
                when: When { words: List::Borrowed(&[Words::Borrowed("提供给"), Words::Borrowed("向第三方提供"), Words::Borrowed("对外提供"), Words::Borrowed("提供其"), Words::Borrowed("可提供"), Words::Borrowed("共享"), Words::Borrowed("第三方"), Words::Borrowed("合作方"), Words::Borrowed("合作伙伴"), Words::Borrowed("合作机构"), Words::Borrowed("合作品牌"), Words::Borrowed("广告合作"), Words::Borrowed("伙伴"), Words::Borrowed("关联"), Words::Borrowed("转让"), Words::Borrowed("分享"), Words::Borrowed("公开"), Words::Borrowed("汇总给"), Words::Borrowed("传之"), Words::Borrowed("贴村"), Words::Borrowed("携走"), Words::Borrowed("集团"), Words::Borrowed("各承保方"), Words::Borrowed("人事"), Words::Borrowed("投保单位有权")]), with: List::Borrowed(&[]), without: List::Borrowed(&[Words::Borrowed("拒绝"), Words::Borrowed("不愿"), Words::Borrowed("任一未授权"), Words::Borrowed("未授权将"), Words::Borrowed("不同意的"), Words::Borrowed("不授权"), Words::Borrowed("设置为私密")]), near: List::Borrowed(&[]), not_near: List::Borrowed(&[]), present: List::Borrowed(&[]), absent: List::Borrowed(&[]), families: List::Borrowed(&[]), outside: List::Borrowed(&[]), moves: List::Borrowed(&[]), reader: None },
                instead: true,
                says: Words::Borrowed("您好，我只同意为投保和理赔使用必要的信息。请列明把哪些信息给哪些机构、存多久；与此无关的授权，我现在撤回，请书面确认，谢谢。"),
            },
            Part {
                text: RuleText::Consequence,
                when: When { words: List::Borrowed(&[Words::Borrowed("推荐"), Words::Borrowed("营销"), Words::Borrowed("推广"), Words::Borrowed("市场调查"), Words::Borrowed("广告"), Words::Borrowed("推销")]), with: List::Borrowed(&[Words::Borrowed("提供给"), Words::Borrowed("向第三方提供"), Words::Borrowed("对外提供"), Words::Borrowed("提供其"), Words::Borrowed("可提供"), Words::Borrowed("共享"), Words::Borrowed("第三方"), Words::Borrowed("合作方"), Words::Borrowed("合作伙伴"), Words::Borrowed("合作机构"), Words::Borrowed("合作品牌"), Words::Borrowed("广告合作"), Words::Borrowed("伙伴"), Words::Borrowed("关联"), Words::Borrowed("转让"), Words::Borrowed("分享"), Words::Borrowed("公开"), Words::Borrowed("汇总给"), Words::Borrowed("传之"), Words::Borrowed("贴村"), Words::Borrowed("携走"), Words::Borrowed("集团"), Words::Borrowed("各承保方"), Words::Borrowed("人事"), Words::Borrowed("投保单位有权")]), without: List::Borrowed(&[]), near: List::Borrowed(&[]), not_near: List::Borrowed(&[]), present: List::Borrowed(&[]), absent: List::Borrowed(&[]), families: List::Borrowed(&[]), outside: List::Borrowed(&[]), moves: List::Borrowed(&[]), reader: None },
                instead: true,
                says: Words::Borrowed("您可能收到推销，也难以知道信息到了谁手里。"),
            },
            Part {
                text: RuleText::Consequence,
                when: When { words: List::Borrowed(&[Words::Borrowed("提供给"), Words::Borrowed("向第三方提供"), Words::Borrowed("对外提供"), Words::Borrowed("提供其"), Words::Borrowed("可提供"), Words::Borrowed("共享"), Words::Borrowed("第三方"), Words::Borrowed("合作方"), Words::Borrowed("合作伙伴"), Words::Borrowed("合作机构"), Words::Borrowed("合作品牌"), Words::Borrowed("广告合作"), Words::Borrowed("伙伴"), Words::Borrowed("关联"), Words::Borrowed("转让"), Words::Borrowed("分享"), Words::Borrowed("公开"), Words::Borrowed("汇总给"), Words::Borrowed("传之"), Words::Borrowed("贴村"), Words::Borrowed("携走"), Words::Borrowed("集团"), Words::Borrowed("各承保方"), Words::Borrowed("人事"), Words::Borrowed("投保单位有权")]), with: List::Borrowed(&[]), without: List::Borrowed(&[Words::Borrowed("永久"), Words::Borrowed("长期")]), near: List::Borrowed(&[]), not_near: List::Borrowed(&[]), present: List::Borrowed(&[]), absent: List::Borrowed(&[]), families: List::Borrowed(&[]), outside: List::Borrowed(&[]), moves: List::Borrowed(&[]), reader: None },
                instead: true,
                says: Words::Borrowed("信息到了别人手里以后怎么用、存多久，您可能难以知道。"),
            },
            Part {
                text: RuleText::NextStep,
                when: When { words: List::Borrowed(&[Words::Borrowed("提供给"), Words::Borrowed("向第三方提供"), Words::Borrowed("对外提供"), Words::Borrowed("提供其"), Words::Borrowed("可提供"), Words::Borrowed("共享"), Words::Borrowed("第三方"), Words::Borrowed("合作方"), Words::Borrowed("合作伙伴"), Words::Borrowed("合作机构"), Words::Borrowed("合作品牌"), Words::Borrowed("广告合作"), Words::Borrowed("伙伴"), Words::Borrowed("关联"), Words::Borrowed("转让"), Words::Borrowed("分享"), Words::Borrowed("公开"), Words::Borrowed("汇总给"), Words::Borrowed("传之"), Words::Borrowed("贴村"), Words::Borrowed("携走"), Words::Borrowed("集团"), Words::Borrowed("各承保方"), Words::Borrowed("人事"), Words::Borrowed("投保单位有权")]), with: List::Borrowed(&[]), without: List::Borrowed(&[Words::Borrowed("拒绝"), Words::Borrowed("不愿"), Words::Borrowed("任一未授权"), Words::Borrowed("未授权将"), Words::Borrowed("不同意的"), Words::Borrowed("不授权"), Words::Borrowed("设置为私密")]), near: List::Borrowed(&[]), not_near: List::Borrowed(&[]), present: List::Borrowed(&[]), absent: List::Borrowed(&[]), families: List::Borrowed(&[]), outside: List::Borrowed(&[]), moves: List::Borrowed(&[]), reader: None },
                instead: true,
                says: Words::Borrowed("书面请保险公司列明给哪些机构、给哪些信息、存多久。与投保和理赔无关的授权可以撤回。不理的可拨12378，也可向网信部门反映。"),
            },
            Part {
                text: RuleText::Finding,
                when: When { words: List::Borrowed(&[Words::Borrowed("一切法律后果"), Words::Borrowed("一切后果"), Words::Borrowed("全部后果"), Words::Borrowed("全部法律后果"), Words::Borrowed("所有后果")]), with: List::Borrowed(&[]), without: List::Borrowed(&[]), near: List::Borrowed(&[]), not_near: List::Borrowed(&[]), present: List::Borrowed(&[]), absent: List::Borrowed(&[]), families: List::Borrowed(&[]), outside: List::Borrowed(&[]), moves: List::Borrowed(&[]), reader: None },
                instead: false,
                says: Words::Borrowed("由此产生的后果，这里也写成由您承担。"),
            },
            Part {
                text: RuleText::Consequence,
                when: When { words: List::Borrowed(&[Words::Borrowed("健康信息"), Words::Borrowed("医疗信息"), Words::Borrowed("医疗健康"), Words::Borrowed("医疗数据"), Words::Borrowed("健康数据"), Words::Borrowed("健康资料"), Words::Borrowed("健康档案"), Words::Borrowed("病历"), Words::Borrowed("病史"), Words::Borrowed("病理"), Words::Borrowed("诊断书"), Words::Borrowed("诊断名称"), Words::Borrowed("诊断信息"), Words::Borrowed("就诊"), Words::Borrowed("就医记录"), Words::Borrowed("体检"), Words::Borrowed("基因"), Words::Borrowed("看病"), Words::Borrowed("用药"), Words::Borrowed("疾病隐私"), Words::Borrowed("疾病信息"), Words::Borrowed("既往病"), Words::Borrowed("啥病"), Words::Borrowed("伤口"), Words::Borrowed("住院视频"), Words::Borrowed("向医疗机构"), Words::Borrowed("任何医疗机构"), Words::Borrowed("任何医院"), Words::Borrowed("向医院"), Words::Borrowed("医保账户"), Words::Borrowed("心率"), Words::Borrowed("面部"), Words::Borrowed("人脸"), Words::Borrowed("生物识别"), Words::Borrowed("指纹"), Words::Borrowed("声纹"), Words::Borrowed("轨迹"), Words::Borrowed("定位"), Words::Borrowed("行踪")]), with: List::Borrowed(&[Words::Borrowed("查询"), Words::Borrowed("调阅"), Words::Borrowed("摘抄"), Words::Borrowed("复印"), Words::Borrowed("调取"), Words::Borrowed("核实"), Words::Borrowed("调查"), Words::Borrowed("收集"), Words::Borrowed("获取")]), without: List::Borrowed(&[Words::Borrowed("提供给"), Words::Borrowed("向第三方提供"), Words::Borrowed("对外提供"), Words::Borrowed("提供其"), Words::Borrowed("可提供"), Words::Borrowed("共享"), Words::Borrowed("第三方"), Words::Borrowed("合作方"), Words::Borrowed("合作伙伴"), Words::Borrowed("合作机构"), Words::Borrowed("合作品牌"), Words::Borrowed("广告合作"), Words::Borrowed("伙伴"), Words::Borrowed("关联"), Words::Borrowed("转让"), Words::Borrowed("分享"), Words::Borrowed("公开"), Words::Borrowed("汇总给"), Words::Borrowed("传之"), Words::Borrowed("贴村"), Words::Borrowed("携走"), Words::Borrowed("集团"), Words::Borrowed("各承保方"), Words::Borrowed("人事"), Words::Borrowed("投保单位有权"), Words::Borrowed("推荐"), Words::Borrowed("营销"), Words::Borrowed("推广"), Words::Borrowed("市场调查"), Words::Borrowed("广告"), Words::Borrowed("推销"), Words::Borrowed("不可撤销"), Words::Borrowed("不可撤回"), Words::Borrowed("不得撤"), Words::Borrowed("撤回"), Words::Borrowed("撤销"), Words::Borrowed("收回"), Words::Borrowed("授权期限"), Words::Borrowed("永久有效"), Words::Borrowed("长期有效"), Words::Borrowed("持续有效"), Words::Borrowed("独立生效"), Words::Borrowed("终止后仍"), Words::Borrowed("不得关闭"), Words::Borrowed("拒绝"), Words::Borrowed("不愿"), Words::Borrowed("任一未授权"), Words::Borrowed("未授权将"), Words::Borrowed("不同意的"), Words::Borrowed("不授权"), Words::Borrowed("设置为私密")]), near: List::Borrowed(&[]), not_near: List::Borrowed(&[]), present: List::Borrowed(&[]), absent: List::Borrowed(&[]), families: List::Borrowed(&[]), outside: List::Borrowed(&[]), moves: List::Borrowed(&[]), reader: None },
                instead: true,
                says: Words::Borrowed("被查的资料有多少、存多久，您可能事先不清楚。"),
            },
            Part {
                text: RuleText::NextStep,
                when: When { words: List::Borrowed(&[Words::Borrowed("健康信息"), Words::Borrowed("医疗信息"), Words::Borrowed("医疗健康"), Words::Borrowed("医疗数据"), Words::Borrowed("健康数据"), Words::Borrowed("健康资料"), Words::Borrowed("健康档案"), Words::Borrowed("病历"), Words::Borrowed("病史"), Words::Borrowed("病理"), Words::Borrowed("诊断书"), Words::Borrowed("诊断名称"), Words::Borrowed("诊断信息"), Words::Borrowed("就诊"), Words::Borrowed("就医记录"), Words::Borrowed("体检"), Words::Borrowed("基因"), Words::Borrowed("看病"), Words::Borrowed("用药"), Words::Borrowed("疾病隐私"), Words::Borrowed("疾病信息"), Words::Borrowed("既往病"), Words::Borrowed("啥病"), Words::Borrowed("伤口"), Words::Borrowed("住院视频"), Words::Borrowed("向医疗机构"), Words::Borrowed("任何医疗机构"), Words::Borrowed("任何医院"), Words::Borrowed("向医院"), Words::Borrowed("医保账户"), Words::Borrowed("心率"), Words::Borrowed("面部"), Words::Borrowed("人脸"), Words::Borrowed("生物识别"), Words::Borrowed("指纹"), Words::Borrowed("声纹"), Words::Borrowed("轨迹"), Words::Borrowed("定位"), Words::Borrowed("行踪")]), with: List::Borrowed(&[Words::Borrowed("查询"), Words::Borrowed("调阅"), Words::Borrowed("摘抄"), Words::Borrowed("复印"), Words::Borrowed("调取"), Words::Borrowed("核实"), Words::Borrowed("调查"), Words::Borrowed("收集"), Words::Borrowed("获取")]), without: List::Borrowed(&[Words::Borrowed("提供给"), Words::Borrowed("向第三方提供"), Words::Borrowed("对外提供"), Words::Borrowed("提供其"), Words::Borrowed("可提供"), Words::Borrowed("共享"), Words::Borrowed("第三方"), Words::Borrowed("合作方"), Words::Borrowed("合作伙伴"), Words::Borrowed("合作机构"), Words::Borrowed("合作品牌"), Words::Borrowed("广告合作"), Words::Borrowed("伙伴"), Words::Borrowed("关联"), Words::Borrowed("转让"), Words::Borrowed("分享"), Words::Borrowed("公开"), Words::Borrowed("汇总给"), Words::Borrowed("传之"), Words::Borrowed("贴村"), Words::Borrowed("携走"), Words::Borrowed("集团"), Words::Borrowed("各承保方"), Words::Borrowed("人事"), Words::Borrowed("投保单位有权"), Words::Borrowed("推荐"), Words::Borrowed("营销"), Words::Borrowed("推广"), Words::Borrowed("市场调查"), Words::Borrowed("广告"), Words::Borrowed("推销"), Words::Borrowed("不可撤销"), Words::Borrowed("不可撤回"), Words::Borrowed("不得撤"), Words::Borrowed("撤回"), Words::Borrowed("撤销"), Words::Borrowed("收回"), Words::Borrowed("授权期限"), Words::Borrowed("永久有效"), Words::Borrowed("长期有效"), Words::Borrowed("持续有效"), Words::Borrowed("独立生效"), Words::Borrowed("终止后仍"), Words::Borrowed("不得关闭"), Words::Borrowed("拒绝"), Words::Borrowed("不愿"), Words::Borrowed("任一未授权"), Words::Borrowed("未授权将"), Words::Borrowed("不同意的"), Words::Borrowed("不授权"), Words::Borrowed("设置为私密")]), near: List::Borrowed(&[]), not_near: List::Borrowed(&[]), present: List::Borrowed(&[]), absent: List::Borrowed(&[]), families: List::Borrowed(&[]), outside: List::Borrowed(&[]), moves: List::Borrowed(&[]), reader: None },
                instead: true,
                says: Words::Borrowed("书面请保险公司列明向谁查、查哪些资料、存多久，要求只查和投保、理赔有关的。不理的可拨12378，也可向网信部门反映。"),
            },
            Part {
                text: RuleText::Say,
                when: When { words: List::Borrowed(&[Words::Borrowed("健康信息"), Words::Borrowed("医疗信息"), Words::Borrowed("医疗健康"), Words::Borrowed("医疗数据"), Words::Borrowed("健康数据"), Words::Borrowed("健康资料"), Words::Borrowed("健康档案"), Words::Borrowed("病历"), Words::Borrowed("病史"), Words::Borrowed("病理"), Words::Borrowed("诊断书"), Words::Borrowed("诊断名称"), Words::Borrowed("诊断信息"), Words::Borrowed("就诊"), Words::Borrowed("就医记录"), Words::Borrowed("体检"), Words::Borrowed("基因"), Words::Borrowed("看病"), Words::Borrowed("用药"), Words::Borrowed("疾病隐私"), Words::Borrowed("疾病信息"), Words::Borrowed("既往病"), Words::Borrowed("啥病"), Words::Borrowed("伤口"), Words::Borrowed("住院视频"), Words::Borrowed("向医疗机构"), Words::Borrowed("任何医疗机构"), Words::Borrowed("任何医院"), Words::Borrowed("向医院"), Words::Borrowed("医保账户"), Words::Borrowed("心率"), Words::Borrowed("面部"), Words::Borrowed("人脸"), Words::Borrowed("生物识别"), Words::Borrowed("指纹"), Words::Borrowed("声纹"), Words::Borrowed("轨迹"), Words::Borrowed("定位"), Words::Borrowed("行踪")]), with: List::Borrowed(&[Words::Borrowed("查询"), Words::Borrowed("调阅"), Words::Borrowed("摘抄"), Words::Borrowed("复印"), Words::Borrowed("调取"), Words::Borrowed("核实"), Words::Borrowed("调查"), Words::Borrowed("收集"), Words::Borrowed("获取")]), without: List::Borrowed(&[Words::Borrowed("提供给"), Words::Borrowed("向第三方提供"), Words::Borrowed("对外提供"), Words::Borrowed("提供其"), Words::Borrowed("可提供"), Words::Borrowed("共享"), Words::Borrowed("第三方"), Words::Borrowed("合作方"), Words::Borrowed("合作伙伴"), Words::Borrowed("合作机构"), Words::Borrowed("合作品牌"), Words::Borrowed("广告合作"), Words::Borrowed("伙伴"), Words::Borrowed("关联"), Words::Borrowed("转让"), Words::Borrowed("分享"), Words::Borrowed("公开"), Words::Borrowed("汇总给"), Words::Borrowed("传之"), Words::Borrowed("贴村"), Words::Borrowed("携走"), Words::Borrowed("集团"), Words::Borrowed("各承保方"), Words::Borrowed("人事"), Words::Borrowed("投保单位有权"), Words::Borrowed("推荐"), Words::Borrowed("营销"), Words::Borrowed("推广"), Words::Borrowed("市场调查"), Words::Borrowed("广告"), Words::Borrowed("推销"), Words::Borrowed("不可撤销"), Words::Borrowed("不可撤回"), Words::Borrowed("不得撤"), Words::Borrowed("撤回"), Words::Borrowed("撤销"), Words::Borrowed("收回"), Words::Borrowed("授权期限"), Words::Borrowed("永久有效"), Words::Borrowed("长期有效"), Words::Borrowed("持续有效"), Words::Borrowed("独立生效"), Words::Borrowed("终止后仍"), Words::Borrowed("不得关闭"), Words::Borrowed("拒绝"), Words::Borrowed("不愿"), Words::Borrowed("任一未授权"), Words::Borrowed("未授权将"), Words::Borrowed("不同意的"), Words::Borrowed("不授权"), Words::Borrowed("设置为私密")]), near: List::Borrowed(&[]), not_near: List::Borrowed(&[]), present: List::Borrowed(&[]), absent: List::Borrowed(&[]), families: List::Borrowed(&[]), outside: List::Borrowed(&[]), moves: List::Borrowed(&[]), reader: None },
                instead: true,
                says: Words::Borrowed("您好，我同意为投保和理赔查必要的资料。请列明向谁查、查哪些、存多久，与此无关的请不要查，谢谢。"),
            },
            Part {
                text: RuleText::Finding,
                when: When { words: List::Borrowed(&[Words::Borrowed("必要的个人信息"), Words::Borrowed("必要的信息"), Words::Borrowed("必要信息"), Words::Borrowed("必要个人信息"), Words::Borrowed("所必需"), Words::Borrowed("必需的")]), with: List::Borrowed(&[]), without: List::Borrowed(&[Words::Borrowed("提供给"), Words::Borrowed("向第三方提供"), Words::Borrowed("对外提供"), Words::Borrowed("提供其"), Words::Borrowed("可提供"), Words::Borrowed("共享"), Words::Borrowed("第三方"), Words::Borrowed("合作方"), Words::Borrowed("合作伙伴"), Words::Borrowed("合作机构"), Words::Borrowed("合作品牌"), Words::Borrowed("广告合作"), Words::Borrowed("伙伴"), Words::Borrowed("关联"), Words::Borrowed("转让"), Words::Borrowed("分享"), Words::Borrowed("公开"), Words::Borrowed("汇总给"), Words::Borrowed("传之"), Words::Borrowed("贴村"), Words::Borrowed("携走"), Words::Borrowed("集团"), Words::Borrowed("各承保方"), Words::Borrowed("人事"), Words::Borrowed("投保单位有权"), Words::Borrowed("健康信息"), Words::Borrowed("医疗信息"), Words::Borrowed("医疗健康"), Words::Borrowed("医疗数据"), Words::Borrowed("健康数据"), Words::Borrowed("健康资料"), Words::Borrowed("健康档案"), Words::Borrowed("病历"), Words::Borrowed("病史"), Words::Borrowed("病理"), Words::Borrowed("诊断书"), Words::Borrowed("诊断名称"), Words::Borrowed("诊断信息"), Words::Borrowed("就诊"), Words::Borrowed("就医记录"), Words::Borrowed("体检"), Words::Borrowed("基因"), Words::Borrowed("看病"), Words::Borrowed("用药"), Words::Borrowed("疾病隐私"), Words::Borrowed("疾病信息"), Words::Borrowed("既往病"), Words::Borrowed("啥病"), Words::Borrowed("伤口"), Words::Borrowed("住院视频"), Words::Borrowed("向医疗机构"), Words::Borrowed("任何医疗机构"), Words::Borrowed("任何医院"), Words::Borrowed("向医院"), Words::Borrowed("医保账户"), Words::Borrowed("心率"), Words::Borrowed("面部"), Words::Borrowed("人脸"), Words::Borrowed("生物识别"), Words::Borrowed("指纹"), Words::Borrowed("声纹"), Words::Borrowed("轨迹"), Words::Borrowed("定位"), Words::Borrowed("行踪"), Words::Borrowed("不可撤销"), Words::Borrowed("不可撤回"), Words::Borrowed("不得撤"), Words::Borrowed("撤回"), Words::Borrowed("撤销"), Words::Borrowed("收回"), Words::Borrowed("授权期限"), Words::Borrowed("永久有效"), Words::Borrowed("长期有效"), Words::Borrowed("持续有效"), Words::Borrowed("独立生效"), Words::Borrowed("终止后仍"), Words::Borrowed("不得关闭"), Words::Borrowed("拒绝"), Words::Borrowed("不愿"), Words::Borrowed("任一未授权"), Words::Borrowed("未授权将"), Words::Borrowed("不同意的"), Words::Borrowed("不授权"), Words::Borrowed("设置为私密"), Words::Borrowed("推荐"), Words::Borrowed("营销"), Words::Borrowed("推广"), Words::Borrowed("市场调查"), Words::Borrowed("广告"), Words::Borrowed("推销")]), near: List::Borrowed(&[]), not_near: List::Borrowed(&[]), present: List::Borrowed(&[]), absent: List::Borrowed(&[]), families: List::Borrowed(&[]), outside: List::Borrowed(&[]), moves: List::Borrowed(&[]), reader: None },
                instead: true,
                says: Words::Borrowed("处理个人信息要讲清楚，由本人自愿、明确地同意。这里写的是必要的信息，具体是哪些没有列明。"),
            },
            Part {
                text: RuleText::Consequence,
                when: When { words: List::Borrowed(&[Words::Borrowed("必要的个人信息"), Words::Borrowed("必要的信息"), Words::Borrowed("必要信息"), Words::Borrowed("必要个人信息"), Words::Borrowed("所必需"), Words::Borrowed("必需的")]), with: List::Borrowed(&[]), without: List::Borrowed(&[Words::Borrowed("提供给"), Words::Borrowed("向第三方提供"), Words::Borrowed("对外提供"), Words::Borrowed("提供其"), Words::Borrowed("可提供"), Words::Borrowed("共享"), Words::Borrowed("第三方"), Words::Borrowed("合作方"), Words::Borrowed("合作伙伴"), Words::Borrowed("合作机构"), Words::Borrowed("合作品牌"), Words::Borrowed("广告合作"), Words::Borrowed("伙伴"), Words::Borrowed("关联"), Words::Borrowed("转让"), Words::Borrowed("分享"), Words::Borrowed("公开"), Words::Borrowed("汇总给"), Words::Borrowed("传之"), Words::Borrowed("贴村"), Words::Borrowed("携走"), Words::Borrowed("集团"), Words::Borrowed("各承保方"), Words::Borrowed("人事"), Words::Borrowed("投保单位有权"), Words::Borrowed("健康信息"), Words::Borrowed("医疗信息"), Words::Borrowed("医疗健康"), Words::Borrowed("医疗数据"), Words::Borrowed("健康数据"), Words::Borrowed("健康资料"), Words::Borrowed("健康档案"), Words::Borrowed("病历"), Words::Borrowed("病史"), Words::Borrowed("病理"), Words::Borrowed("诊断书"), Words::Borrowed("诊断名称"), Words::Borrowed("诊断信息"), Words::Borrowed("就诊"), Words::Borrowed("就医记录"), Words::Borrowed("体检"), Words::Borrowed("基因"), Words::Borrowed("看病"), Words::Borrowed("用药"), Words::Borrowed("疾病隐私"), Words::Borrowed("疾病信息"), Words::Borrowed("既往病"), Words::Borrowed("啥病"), Words::Borrowed("伤口"), Words::Borrowed("住院视频"), Words::Borrowed("向医疗机构"), Words::Borrowed("任何医疗机构"), Words::Borrowed("任何医院"), Words::Borrowed("向医院"), Words::Borrowed("医保账户"), Words::Borrowed("心率"), Words::Borrowed("面部"), Words::Borrowed("人脸"), Words::Borrowed("生物识别"), Words::Borrowed("指纹"), Words::Borrowed("声纹"), Words::Borrowed("轨迹"), Words::Borrowed("定位"), Words::Borrowed("行踪"), Words::Borrowed("不可撤销"), Words::Borrowed("不可撤回"), Words::Borrowed("不得撤"), Words::Borrowed("撤回"), Words::Borrowed("撤销"), Words::Borrowed("收回"), Words::Borrowed("授权期限"), Words::Borrowed("永久有效"), Words::Borrowed("长期有效"), Words::Borrowed("持续有效"), Words::Borrowed("独立生效"), Words::Borrowed("终止后仍"), Words::Borrowed("不得关闭"), Words::Borrowed("拒绝"), Words::Borrowed("不愿"), Words::Borrowed("任一未授权"), Words::Borrowed("未授权将"), Words::Borrowed("不同意的"), Words::Borrowed("不授权"), Words::Borrowed("设置为私密"), Words::Borrowed("推荐"), Words::Borrowed("营销"), Words::Borrowed("推广"), Words::Borrowed("市场调查"), Words::Borrowed("广告"), Words::Borrowed("推销")]), near: List::Borrowed(&[]), not_near: List::Borrowed(&[]), present: List::Borrowed(&[]), absent: List::Borrowed(&[]), families: List::Borrowed(&[]), outside: List::Borrowed(&[]), moves: List::Borrowed(&[]), reader: None },
                instead: true,
                says: Words::Borrowed("取走了哪些信息，您可能事先不清楚。"),
            },
            Part {
                text: RuleText::NextStep,
                when: When { words: List::Borrowed(&[Words::Borrowed("必要的个人信息"), Words::Borrowed("必要的信息"), Words::Borrowed("必要信息"), Words::Borrowed("必要个人信息"), Words::Borrowed("所必需"), Words::Borrowed("必需的")]), with: List::Borrowed(&[]), without: List::Borrowed(&[Words::Borrowed("提供给"), Words::Borrowed("向第三方提供"), Words::Borrowed("对外提供"), Words::Borrowed("提供其"), Words::Borrowed("可提供"), Words::Borrowed("共享"), Words::Borrowed("第三方"), Words::Borrowed("合作方"), Words::Borrowed("合作伙伴"), Words::Borrowed("合作机构"), Words::Borrowed("合作品牌"), Words::Borrowed("广告合作"), Words::Borrowed("伙伴"), Words::Borrowed("关联"), Words::Borrowed("转让"), Words::Borrowed("分享"), Words::Borrowed("公开"), Words::Borrowed("汇总给"), Words::Borrowed("传之"), Words::Borrowed("贴村"), Words::Borrowed("携走"), Words::Borrowed("集团"), Words::Borrowed("各承保方"), Words::Borrowed("人事"), Words::Borrowed("投保单位有权"), Words::Borrowed("健康信息"), Words::Borrowed("医疗信息"), Words::Borrowed("医疗健康"), Words::Borrowed("医疗数据"), Words::Borrowed("健康数据"), Words::Borrowed("健康资料"), Words::Borrowed("健康档案"), Words::Borrowed("病历"), Words::Borrowed("病史"), Words::Borrowed("病理"), Words::Borrowed("诊断书"), Words::Borrowed("诊断名称"), Words::Borrowed("诊断信息"), Words::Borrowed("就诊"), Words::Borrowed("就医记录"), Words::Borrowed("体检"), Words::Borrowed("基因"), Words::Borrowed("看病"), Words::Borrowed("用药"), Words::Borrowed("疾病隐私"), Words::Borrowed("疾病信息"), Words::Borrowed("既往病"), Words::Borrowed("啥病"), Words::Borrowed("伤口"), Words::Borrowed("住院视频"), Words::Borrowed("向医疗机构"), Words::Borrowed("任何医疗机构"), Words::Borrowed("任何医院"), Words::Borrowed("向医院"), Words::Borrowed("医保账户"), Words::Borrowed("心率"), Words::Borrowed("面部"), Words::Borrowed("人脸"), Words::Borrowed("生物识别"), Words::Borrowed("指纹"), Words::Borrowed("声纹"), Words::Borrowed("轨迹"), Words::Borrowed("定位"), Words::Borrowed("行踪"), Words::Borrowed("不可撤销"), Words::Borrowed("不可撤回"), Words::Borrowed("不得撤"), Words::Borrowed("撤回"), Words::Borrowed("撤销"), Words::Borrowed("收回"), Words::Borrowed("授权期限"), Words::Borrowed("永久有效"), Words::Borrowed("长期有效"), Words::Borrowed("持续有效"), Words::Borrowed("独立生效"), Words::Borrowed("终止后仍"), Words::Borrowed("不得关闭"), Words::Borrowed("拒绝"), Words::Borrowed("不愿"), Words::Borrowed("任一未授权"), Words::Borrowed("未授权将"), Words::Borrowed("不同意的"), Words::Borrowed("不授权"), Words::Borrowed("设置为私密"), Words::Borrowed("推荐"), Words::Borrowed("营销"), Words::Borrowed("推广"), Words::Borrowed("市场调查"), Words::Borrowed("广告"), Words::Borrowed("推销")]), near: List::Borrowed(&[]), not_near: List::Borrowed(&[]), present: List::Borrowed(&[]), absent: List::Borrowed(&[]), families: List::Borrowed(&[]), outside: List::Borrowed(&[]), moves: List::Borrowed(&[]), reader: None },
                instead: true,
                says: Words::Borrowed("书面请保险公司列明具体取哪些信息、存多久，与投保和理赔无关的请不要收集。不理的可拨12378，也可向网信部门反映。"),
            },
            Part {
                text: RuleText::Say,
                when: When { words: List::Borrowed(&[Words::Borrowed("必要的个人信息"), Words::Borrowed("必要的信息"), Words::Borrowed("必要信息"), Words::Borrowed("必要个人信息"), Words::Borrowed("所必需"), Words::Borrowed("必需的")]), with: List::Borrowed(&[]), without: List::Borrowed(&[Words::Borrowed("提供给"), Words::Borrowed("向第三方提供"), Words::Borrowed("对外提供"), Words::Borrowed("提供其"), Words::Borrowed("可提供"), Words::Borrowed("共享"), Words::Borrowed("第三方"), Words::Borrowed("合作方"), Words::Borrowed("合作伙伴"), Words::Borrowed("合作机构"), Words::Borrowed("合作品牌"), Words::Borrowed("广告合作"), Words::Borrowed("伙伴"), Words::Borrowed("关联"), Words::Borrowed("转让"), Words::Borrowed("分享"), Words::Borrowed("公开"), Words::Borrowed("汇总给"), Words::Borrowed("传之"), Words::Borrowed("贴村"), Words::Borrowed("携走"), Words::Borrowed("集团"), Words::Borrowed("各承保方"), Words::Borrowed("人事"), Words::Borrowed("投保单位有权"), Words::Borrowed("健康信息"), Words::Borrowed("医疗信息"), Words::Borrowed("医疗健康"), Words::Borrowed("医疗数据"), Words::Borrowed("健康数据"), Words::Borrowed("健康资料"), Words::Borrowed("健康档案"), Words::Borrowed("病历"), Words::Borrowed("病史"), Words::Borrowed("病理"), Words::Borrowed("诊断书"), Words::Borrowed("诊断名称"), Words::Borrowed("诊断信息"), Words::Borrowed("就诊"), Words::Borrowed("就医记录"), Words::Borrowed("体检"), Words::Borrowed("基因"), Words::Borrowed("看病"), Words::Borrowed("用药"), Words::Borrowed("疾病隐私"), Words::Borrowed("疾病信息"), Words::Borrowed("既往病"), Words::Borrowed("啥病"), Words::Borrowed("伤口"), Words::Borrowed("住院视频"), Words::Borrowed("向医疗机构"), Words::Borrowed("任何医疗机构"), Words::Borrowed("任何医院"), Words::Borrowed("向医院"), Words::Borrowed("医保账户"), Words::Borrowed("心率"), Words::Borrowed("面部"), Words::Borrowed("人脸"), Words::Borrowed("生物识别"), Words::Borrowed("指纹"), Words::Borrowed("声纹"), Words::Borrowed("轨迹"), Words::Borrowed("定位"), Words::Borrowed("行踪"), Words::Borrowed("不可撤销"), Words::Borrowed("不可撤回"), Words::Borrowed("不得撤"), Words::Borrowed("撤回"), Words::Borrowed("撤销"), Words::Borrowed("收回"), Words::Borrowed("授权期限"), Words::Borrowed("永久有效"), Words::Borrowed("长期有效"), Words::Borrowed("持续有效"), Words::Borrowed("独立生效"), Words::Borrowed("终止后仍"), Words::Borrowed("不得关闭"), Words::Borrowed("拒绝"), Words::Borrowed("不愿"), Words::Borrowed("任一未授权"), Words::Borrowed("未授权将"), Words::Borrowed("不同意的"), Words::Borrowed("不授权"), Words::Borrowed("设置为私密"), Words::Borrowed("推荐"), Words::Borrowed("营销"), Words::Borrowed("推广"), Words::Borrowed("市场调查"), Words::Borrowed("广告"), Words::Borrowed("推销")]), near: List::Borrowed(&[]), not_near: List::Borrowed(&[]), present: List::Borrowed(&[]), absent: List::Borrowed(&[]), families: List::Borrowed(&[]), outside: List::Borrowed(&[]), moves: List::Borrowed(&[]), reader: None },
                instead: true,
                says: Words::Borrowed("您好，请列明具体取哪些信息、存多久。我只同意为投保和理赔使用必要的信息，谢谢。"),
            },
            Part {
                text: RuleText::Finding,
                when: When { words: List::Borrowed(&[Words::Borrowed("提供给"), Words::Borrowed("向第三方提供"), Words::Borrowed("对外提供"), Words::Borrowed("提供其"), Words::Borrowed("可提供"), Words::Borrowed("共享"), Words::Borrowed("第三方"), Words::Borrowed("合作方"), Words::Borrowed("合作伙伴"), Words::Borrowed("合作机构"), Words::Borrowed("合作品牌"), Words::Borrowed("广告合作"), Words::Borrowed("伙伴"), Words::Borrowed("关联"), Words::Borrowed("转让"), Words::Borrowed("分享"), Words::Borrowed("公开"), Words::Borrowed("汇总给"), Words::Borrowed("传之"), Words::Borrowed("贴村"), Words::Borrowed("携走"), Words::Borrowed("集团"), Words::Borrowed("各承保方"), Words::Borrowed("人事"), Words::Borrowed("投保单位有权")]), with: List::Borrowed(&[Words::Borrowed("健康信息"), Words::Borrowed("医疗信息"), Words::Borrowed("医疗健康"), Words::Borrowed("医疗数据"), Words::Borrowed("健康数据"), Words::Borrowed("健康资料"), Words::Borrowed("健康档案"), Words::Borrowed("病历"), Words::Borrowed("病史"), Words::Borrowed("病理"), Words::Borrowed("诊断书"), Words::Borrowed("诊断名称"), Words::Borrowed("诊断信息"), Words::Borrowed("就诊"), Words::Borrowed("就医记录"), Words::Borrowed("体检"), Words::Borrowed("基因"), Words::Borrowed("看病"), Words::Borrowed("用药"), Words::Borrowed("疾病隐私"), Words::Borrowed("疾病信息"), Words::Borrowed("既往病"), Words::Borrowed("啥病"), Words::Borrowed("伤口"), Words::Borrowed("住院视频"), Words::Borrowed("向医疗机构"), Words::Borrowed("任何医疗机构"), Words::Borrowed("任何医院"), Words::Borrowed("向医院"), Words::Borrowed("医保账户"), Words::Borrowed("心率"), Words::Borrowed("面部"), Words::Borrowed("人脸"), Words::Borrowed("生物识别"), Words::Borrowed("指纹"), Words::Borrowed("声纹"), Words::Borrowed("轨迹"), Words::Borrowed("定位"), Words::Borrowed("行踪")]), without: List::Borrowed(&[]), near: List::Borrowed(&[]), not_near: List::Borrowed(&[]), present: List::Borrowed(&[]), absent: List::Borrowed(&[]), families: List::Borrowed(&[]), outside: List::Borrowed(&[]), moves: List::Borrowed(&[]), reader: None },
                instead: true,
                says: Words::Borrowed("处理个人信息要讲清楚、本人自愿同意；医疗健康等敏感信息，以及提供给别人，都要单独同意。这里用一条概括的授权，把您的信息交了出去。"),
            },
            Part {
                text: RuleText::Finding,
                when: When { words: List::Borrowed(&[Words::Borrowed("提供给"), Words::Borrowed("向第三方提供"), Words::Borrowed("对外提供"), Words::Borrowed("提供其"), Words::Borrowed("可提供"), Words::Borrowed("共享"), Words::Borrowed("第三方"), Words::Borrowed("合作方"), Words::Borrowed("合作伙伴"), Words::Borrowed("合作机构"), Words::Borrowed("合作品牌"), Words::Borrowed("广告合作"), Words::Borrowed("伙伴"), Words::Borrowed("关联"), Words::Borrowed("转让"), Words::Borrowed("分享"), Words::Borrowed("公开"), Words::Borrowed("汇总给"), Words::Borrowed("传之"), Words::Borrowed("贴村"), Words::Borrowed("携走"), Words::Borrowed("集团"), Words::Borrowed("各承保方"), Words::Borrowed("人事"), Words::Borrowed("投保单位有权")]), with: List::Borrowed(&[]), without: List::Borrowed(&[Words::Borrowed("健康信息"), Words::Borrowed("医疗信息"), Words::Borrowed("医疗健康"), Words::Borrowed("医疗数据"), Words::Borrowed("健康数据"), Words::Borrowed("健康资料"), Words::Borrowed("健康档案"), Words::Borrowed("病历"), Words::Borrowed("病史"), Words::Borrowed("病理"), Words::Borrowed("诊断书"), Words::Borrowed("诊断名称"), Words::Borrowed("诊断信息"), Words::Borrowed("就诊"), Words::Borrowed("就医记录"), Words::Borrowed("体检"), Words::Borrowed("基因"), Words::Borrowed("看病"), Words::Borrowed("用药"), Words::Borrowed("疾病隐私"), Words::Borrowed("疾病信息"), Words::Borrowed("既往病"), Words::Borrowed("啥病"), Words::Borrowed("伤口"), Words::Borrowed("住院视频"), Words::Borrowed("向医疗机构"), Words::Borrowed("任何医疗机构"), Words::Borrowed("任何医院"), Words::Borrowed("向医院"), Words::Borrowed("医保账户"), Words::Borrowed("心率"), Words::Borrowed("面部"), Words::Borrowed("人脸"), Words::Borrowed("生物识别"), Words::Borrowed("指纹"), Words::Borrowed("声纹"), Words::Borrowed("轨迹"), Words::Borrowed("定位"), Words::Borrowed("行踪")]), near: List::Borrowed(&[]), not_near: List::Borrowed(&[]), present: List::Borrowed(&[]), absent: List::Borrowed(&[]), families: List::Borrowed(&[]), outside: List::Borrowed(&[]), moves: List::Borrowed(&[]), reader: None },
                instead: true,
                says: Words::Borrowed("处理个人信息要讲清楚、本人自愿同意；提供给别人，还要单独同意。这里用一条概括的授权，把您的信息交了出去。"),
            },
            Part {
                text: RuleText::Finding,
                when: When { words: List::Borrowed(&[Words::Borrowed("健康信息"), Words::Borrowed("医疗信息"), Words::Borrowed("医疗健康"), Words::Borrowed("医疗数据"), Words::Borrowed("健康数据"), Words::Borrowed("健康资料"), Words::Borrowed("健康档案"), Words::Borrowed("病历"), Words::Borrowed("病史"), Words::Borrowed("病理"), Words::Borrowed("诊断书"), Words::Borrowed("诊断名称"), Words::Borrowed("诊断信息"), Words::Borrowed("就诊"), Words::Borrowed("就医记录"), Words::Borrowed("体检"), Words::Borrowed("基因"), Words::Borrowed("看病"), Words::Borrowed("用药"), Words::Borrowed("疾病隐私"), Words::Borrowed("疾病信息"), Words::Borrowed("既往病"), Words::Borrowed("啥病"), Words::Borrowed("伤口"), Words::Borrowed("住院视频"), Words::Borrowed("向医疗机构"), Words::Borrowed("任何医疗机构"), Words::Borrowed("任何医院"), Words::Borrowed("向医院"), Words::Borrowed("医保账户"), Words::Borrowed("心率"), Words::Borrowed("面部"), Words::Borrowed("人脸"), Words::Borrowed("生物识别"), Words::Borrowed("指纹"), Words::Borrowed("声纹"), Words::Borrowed("轨迹"), Words::Borrowed("定位"), Words::Borrowed("行踪")]), with: List::Borrowed(&[]), without: List::Borrowed(&[Words::Borrowed("提供给"), Words::Borrowed("向第三方提供"), Words::Borrowed("对外提供"), Words::Borrowed("提供其"), Words::Borrowed("可提供"), Words::Borrowed("共享"), Words::Borrowed("第三方"), Words::Borrowed("合作方"), Words::Borrowed("合作伙伴"), Words::Borrowed("合作机构"), Words::Borrowed("合作品牌"), Words::Borrowed("广告合作"), Words::Borrowed("伙伴"), Words::Borrowed("关联"), Words::Borrowed("转让"), Words::Borrowed("分享"), Words::Borrowed("公开"), Words::Borrowed("汇总给"), Words::Borrowed("传之"), Words::Borrowed("贴村"), Words::Borrowed("携走"), Words::Borrowed("集团"), Words::Borrowed("各承保方"), Words::Borrowed("人事"), Words::Borrowed("投保单位有权")]), near: List::Borrowed(&[]), not_near: List::Borrowed(&[]), present: List::Borrowed(&[]), absent: List::Borrowed(&[]), families: List::Borrowed(&[]), outside: List::Borrowed(&[]), moves: List::Borrowed(&[]), reader: None },
                instead: true,
                says: Words::Borrowed("处理个人信息要讲清楚、本人自愿同意；医疗健康等敏感信息，还要单独同意。这里用一条概括的授权，让您交出这些信息。"),
            },
            Part {
                text: RuleText::Finding,
                when: When { words: List::Borrowed(&[]), with: List::Borrowed(&[]), without: List::Borrowed(&[Words::Borrowed("提供给"), Words::Borrowed("向第三方提供"), Words::Borrowed("对外提供"), Words::Borrowed("提供其"), Words::Borrowed("可提供"), Words::Borrowed("共享"), Words::Borrowed("第三方"), Words::Borrowed("合作方"), Words::Borrowed("合作伙伴"), Words::Borrowed("合作机构"), Words::Borrowed("合作品牌"), Words::Borrowed("广告合作"), Words::Borrowed("伙伴"), Words::Borrowed("关联"), Words::Borrowed("转让"), Words::Borrowed("分享"), Words::Borrowed("公开"), Words::Borrowed("汇总给"), Words::Borrowed("传之"), Words::Borrowed("贴村"), Words::Borrowed("携走"), Words::Borrowed("集团"), Words::Borrowed("各承保方"), Words::Borrowed("人事"), Words::Borrowed("投保单位有权"), Words::Borrowed("健康信息"), Words::Borrowed("医疗信息"), Words::Borrowed("医疗健康"), Words::Borrowed("医疗数据"), Words::Borrowed("健康数据"), Words::Borrowed("健康资料"), Words::Borrowed("健康档案"), Words::Borrowed("病历"), Words::Borrowed("病史"), Words::Borrowed("病理"), Words::Borrowed("诊断书"), Words::Borrowed("诊断名称"), Words::Borrowed("诊断信息"), Words::Borrowed("就诊"), Words::Borrowed("就医记录"), Words::Borrowed("体检"), Words::Borrowed("基因"), Words::Borrowed("看病"), Words::Borrowed("用药"), Words::Borrowed("疾病隐私"), Words::Borrowed("疾病信息"), Words::Borrowed("既往病"), Words::Borrowed("啥病"), Words::Borrowed("伤口"), Words::Borrowed("住院视频"), Words::Borrowed("向医疗机构"), Words::Borrowed("任何医疗机构"), Words::Borrowed("任何医院"), Words::Borrowed("向医院"), Words::Borrowed("医保账户"), Words::Borrowed("心率"), Words::Borrowed("面部"), Words::Borrowed("人脸"), Words::Borrowed("生物识别"), Words::Borrowed("指纹"), Words::Borrowed("声纹"), Words::Borrowed("轨迹"), Words::Borrowed("定位"), Words::Borrowed("行踪")]), near: List::Borrowed(&[]), not_near: List::Borrowed(&[]), present: List::Borrowed(&[]), absent: List::Borrowed(&[]), families: List::Borrowed(&[]), outside: List::Borrowed(&[]), moves: List::Borrowed(&[]), reader: None },
                instead: true,
                says: Words::Borrowed("处理个人信息要讲清楚，由本人自愿、明确地同意。这里用一条概括的授权，让保险公司处理您的信息。"),
            },
            Part {
                text: RuleText::Finding,
                when: When { words: List::Borrowed(&[Words::Borrowed("不可撤销"), Words::Borrowed("不可撤回"), Words::Borrowed("不得撤"), Words::Borrowed("撤回"), Words::Borrowed("撤销"), Words::Borrowed("收回"), Words::Borrowed("授权期限"), Words::Borrowed("永久有效"), Words::Borrowed("长期有效"), Words::Borrowed("持续有效"), Words::Borrowed("独立生效"), Words::Borrowed("终止后仍"), Words::Borrowed("不得关闭")]), with: List::Borrowed(&[]), without: List::Borrowed(&[]), near: List::Borrowed(&[]), not_near: List::Borrowed(&[]), present: List::Borrowed(&[]), absent: List::Borrowed(&[]), families: List::Borrowed(&[]), outside: List::Borrowed(&[]), moves: List::Borrowed(&[]), reader: None },
                instead: false,
                says: Words::Borrowed("已经同意的，本人也可以撤回。"),
            },
            Part {
                text: RuleText::Finding,
                when: When { words: List::Borrowed(&[Words::Borrowed("拒绝"), Words::Borrowed("不愿"), Words::Borrowed("任一未授权"), Words::Borrowed("未授权将"), Words::Borrowed("不同意的"), Words::Borrowed("不授权"), Words::Borrowed("设置为私密")]), with: List::Borrowed(&[]), without: List::Borrowed(&[]), near: List::Borrowed(&[]), not_near: List::Borrowed(&[]), present: List::Borrowed(&[]), absent: List::Borrowed(&[]), families: List::Borrowed(&[]), outside: List::Borrowed(&[]), moves: List::Borrowed(&[]), reader: None },
                instead: false,
                says: Words::Borrowed("除非办这件事离不开，不能因为不同意就不给办。"),
            },
            Part {
                text: RuleText::Consequence,
                when: When { words: List::Borrowed(&[]), with: List::Borrowed(&[]), without: List::Borrowed(&[Words::Borrowed("提供给"), Words::Borrowed("向第三方提供"), Words::Borrowed("对外提供"), Words::Borrowed("提供其"), Words::Borrowed("可提供"), Words::Borrowed("共享"), Words::Borrowed("第三方"), Words::Borrowed("合作方"), Words::Borrowed("合作伙伴"), Words::Borrowed("合作机构"), Words::Borrowed("合作品牌"), Words::Borrowed("广告合作"), Words::Borrowed("伙伴"), Words::Borrowed("关联"), Words::Borrowed("转让"), Words::Borrowed("分享"), Words::Borrowed("公开"), Words::Borrowed("汇总给"), Words::Borrowed("传之"), Words::Borrowed("贴村"), Words::Borrowed("携走"), Words::Borrowed("集团"), Words::Borrowed("各承保方"), Words::Borrowed("人事"), Words::Borrowed("投保单位有权"), Words::Borrowed("健康信息"), Words::Borrowed("医疗信息"), Words::Borrowed("医疗健康"), Words::Borrowed("医疗数据"), Words::Borrowed("健康数据"), Words::Borrowed("健康资料"), Words::Borrowed("健康档案"), Words::Borrowed("病历"), Words::Borrowed("病史"), Words::Borrowed("病理"), Words::Borrowed("诊断书"), Words::Borrowed("诊断名称"), Words::Borrowed("诊断信息"), Words::Borrowed("就诊"), Words::Borrowed("就医记录"), Words::Borrowed("体检"), Words::Borrowed("基因"), Words::Borrowed("看病"), Words::Borrowed("用药"), Words::Borrowed("疾病隐私"), Words::Borrowed("疾病信息"), Words::Borrowed("既往病"), Words::Borrowed("啥病"), Words::Borrowed("伤口"), Words::Borrowed("住院视频"), Words::Borrowed("向医疗机构"), Words::Borrowed("任何医疗机构"), Words::Borrowed("任何医院"), Words::Borrowed("向医院"), Words::Borrowed("医保账户"), Words::Borrowed("心率"), Words::Borrowed("面部"), Words::Borrowed("人脸"), Words::Borrowed("生物识别"), Words::Borrowed("指纹"), Words::Borrowed("声纹"), Words::Borrowed("轨迹"), Words::Borrowed("定位"), Words::Borrowed("行踪"), Words::Borrowed("不可撤销"), Words::Borrowed("不可撤回"), Words::Borrowed("不得撤"), Words::Borrowed("撤回"), Words::Borrowed("撤销"), Words::Borrowed("收回"), Words::Borrowed("授权期限"), Words::Borrowed("永久有效"), Words::Borrowed("长期有效"), Words::Borrowed("持续有效"), Words::Borrowed("独立生效"), Words::Borrowed("终止后仍"), Words::Borrowed("不得关闭"), Words::Borrowed("拒绝"), Words::Borrowed("不愿"), Words::Borrowed("任一未授权"), Words::Borrowed("未授权将"), Words::Borrowed("不同意的"), Words::Borrowed("不授权"), Words::Borrowed("设置为私密"), Words::Borrowed("留存"), Words::Borrowed("保存"), Words::Borrowed("存储"), Words::Borrowed("永久"), Words::Borrowed("长期"), Words::Borrowed("不清除"), Words::Borrowed("征信"), Words::Borrowed("通讯录"), Words::Borrowed("商业"), Words::Borrowed("推荐"), Words::Borrowed("营销"), Words::Borrowed("推广")]), near: List::Borrowed(&[]), not_near: List::Borrowed(&[]), present: List::Borrowed(&[]), absent: List::Borrowed(&[]), families: List::Borrowed(&[]), outside: List::Borrowed(&[]), moves: List::Borrowed(&[]), reader: None },
                instead: true,
                says: Words::Borrowed("收集了哪些信息、用来做什么，您可能事先不清楚。"),
            },
            Part {
                text: RuleText::NextStep,
                when: When { words: List::Borrowed(&[Words::Borrowed("隐私保护声明"), Words::Borrowed("隐私声明"), Words::Borrowed("隐私政策"), Words::Borrowed("隐私条款"), Words::Borrowed("隐私协议"), Words::Borrowed("隐私权政策"), Words::Borrowed("信息保护政策")]), with: List::Borrowed(&[]), without: List::Borrowed(&[Words::Borrowed("提供给"), Words::Borrowed("向第三方提供"), Words::Borrowed("对外提供"), Words::Borrowed("提供其"), Words::Borrowed("可提供"), Words::Borrowed("共享"), Words::Borrowed("第三方"), Words::Borrowed("合作方"), Words::Borrowed("合作伙伴"), Words::Borrowed("合作机构"), Words::Borrowed("合作品牌"), Words::Borrowed("广告合作"), Words::Borrowed("伙伴"), Words::Borrowed("关联"), Words::Borrowed("转让"), Words::Borrowed("分享"), Words::Borrowed("公开"), Words::Borrowed("汇总给"), Words::Borrowed("传之"), Words::Borrowed("贴村"), Words::Borrowed("携走"), Words::Borrowed("集团"), Words::Borrowed("各承保方"), Words::Borrowed("人事"), Words::Borrowed("投保单位有权"), Words::Borrowed("健康信息"), Words::Borrowed("医疗信息"), Words::Borrowed("医疗健康"), Words::Borrowed("医疗数据"), Words::Borrowed("健康数据"), Words::Borrowed("健康资料"), Words::Borrowed("健康档案"), Words::Borrowed("病历"), Words::Borrowed("病史"), Words::Borrowed("病理"), Words::Borrowed("诊断书"), Words::Borrowed("诊断名称"), Words::Borrowed("诊断信息"), Words::Borrowed("就诊"), Words::Borrowed("就医记录"), Words::Borrowed("体检"), Words::Borrowed("基因"), Words::Borrowed("看病"), Words::Borrowed("用药"), Words::Borrowed("疾病隐私"), Words::Borrowed("疾病信息"), Words::Borrowed("既往病"), Words::Borrowed("啥病"), Words::Borrowed("伤口"), Words::Borrowed("住院视频"), Words::Borrowed("向医疗机构"), Words::Borrowed("任何医疗机构"), Words::Borrowed("任何医院"), Words::Borrowed("向医院"), Words::Borrowed("医保账户"), Words::Borrowed("心率"), Words::Borrowed("面部"), Words::Borrowed("人脸"), Words::Borrowed("生物识别"), Words::Borrowed("指纹"), Words::Borrowed("声纹"), Words::Borrowed("轨迹"), Words::Borrowed("定位"), Words::Borrowed("行踪"), Words::Borrowed("不可撤销"), Words::Borrowed("不可撤回"), Words::Borrowed("不得撤"), Words::Borrowed("撤回"), Words::Borrowed("撤销"), Words::Borrowed("收回"), Words::Borrowed("授权期限"), Words::Borrowed("永久有效"), Words::Borrowed("长期有效"), Words::Borrowed("持续有效"), Words::Borrowed("独立生效"), Words::Borrowed("终止后仍"), Words::Borrowed("不得关闭"), Words::Borrowed("拒绝"), Words::Borrowed("不愿"), Words::Borrowed("任一未授权"), Words::Borrowed("未授权将"), Words::Borrowed("不同意的"), Words::Borrowed("不授权"), Words::Borrowed("设置为私密")]), near: List::Borrowed(&[]), not_near: List::Borrowed(&[]), present: List::Borrowed(&[]), absent: List::Borrowed(&[]), families: List::Borrowed(&[]), outside: List::Borrowed(&[]), moves: List::Borrowed(&[]), reader: None },
                instead: true,
                says: Words::Borrowed("书面请保险公司写明收集什么、做什么用、给不给别人、存多久，并给您看所说的声明或者政策全文。不理的可拨12378，也可向网信部门反映。"),
            },
            Part {
                text: RuleText::Say,
                when: When { words: List::Borrowed(&[Words::Borrowed("隐私保护声明"), Words::Borrowed("隐私声明"), Words::Borrowed("隐私政策"), Words::Borrowed("隐私条款"), Words::Borrowed("隐私协议"), Words::Borrowed("隐私权政策"), Words::Borrowed("信息保护政策")]), with: List::Borrowed(&[]), without: List::Borrowed(&[Words::Borrowed("提供给"), Words::Borrowed("向第三方提供"), Words::Borrowed("对外提供"), Words::Borrowed("提供其"), Words::Borrowed("可提供"), Words::Borrowed("共享"), Words::Borrowed("第三方"), Words::Borrowed("合作方"), Words::Borrowed("合作伙伴"), Words::Borrowed("合作机构"), Words::Borrowed("合作品牌"), Words::Borrowed("广告合作"), Words::Borrowed("伙伴"), Words::Borrowed("关联"), Words::Borrowed("转让"), Words::Borrowed("分享"), Words::Borrowed("公开"), Words::Borrowed("汇总给"), Words::Borrowed("传之"), Words::Borrowed("贴村"), Words::Borrowed("携走"), Words::Borrowed("集团"), Words::Borrowed("各承保方"), Words::Borrowed("人事"), Words::Borrowed("投保单位有权"), Words::Borrowed("健康信息"), Words::Borrowed("医疗信息"), Words::Borrowed("医疗健康"), Words::Borrowed("医疗数据"), Words::Borrowed("健康数据"), Words::Borrowed("健康资料"), Words::Borrowed("健康档案"), Words::Borrowed("病历"), Words::Borrowed("病史"), Words::Borrowed("病理"), Words::Borrowed("诊断书"), Words::Borrowed("诊断名称"), Words::Borrowed("诊断信息"), Words::Borrowed("就诊"), Words::Borrowed("就医记录"), Words::Borrowed("体检"), Words::Borrowed("基因"), Words::Borrowed("看病"), Words::Borrowed("用药"), Words::Borrowed("疾病隐私"), Words::Borrowed("疾病信息"), Words::Borrowed("既往病"), Words::Borrowed("啥病"), Words::Borrowed("伤口"), Words::Borrowed("住院视频"), Words::Borrowed("向医疗机构"), Words::Borrowed("任何医疗机构"), Words::Borrowed("任何医院"), Words::Borrowed("向医院"), Words::Borrowed("医保账户"), Words::Borrowed("心率"), Words::Borrowed("面部"), Words::Borrowed("人脸"), Words::Borrowed("生物识别"), Words::Borrowed("指纹"), Words::Borrowed("声纹"), Words::Borrowed("轨迹"), Words::Borrowed("定位"), Words::Borrowed("行踪"), Words::Borrowed("不可撤销"), Words::Borrowed("不可撤回"), Words::Borrowed("不得撤"), Words::Borrowed("撤回"), Words::Borrowed("撤销"), Words::Borrowed("收回"), Words::Borrowed("授权期限"), Words::Borrowed("永久有效"), Words::Borrowed("长期有效"), Words::Borrowed("持续有效"), Words::Borrowed("独立生效"), Words::Borrowed("终止后仍"), Words::Borrowed("不得关闭"), Words::Borrowed("拒绝"), Words::Borrowed("不愿"), Words::Borrowed("任一未授权"), Words::Borrowed("未授权将"), Words::Borrowed("不同意的"), Words::Borrowed("不授权"), Words::Borrowed("设置为私密")]), near: List::Borrowed(&[]), not_near: List::Borrowed(&[]), present: List::Borrowed(&[]), absent: List::Borrowed(&[]), families: List::Borrowed(&[]), outside: List::Borrowed(&[]), moves: List::Borrowed(&[]), reader: None },
                instead: true,
                says: Words::Borrowed("您好，请把所说的声明或者政策全文发给我，并写明收集哪些信息、做什么用、给不给别人。我只同意为投保和理赔使用必要的信息，谢谢。"),
            },
            Part {
                text: RuleText::NextStep,
                when: When { words: List::Borrowed(&[]), with: List::Borrowed(&[]), without: List::Borrowed(&[Words::Borrowed("提供给"), Words::Borrowed("向第三方提供"), Words::Borrowed("对外提供"), Words::Borrowed("提供其"), Words::Borrowed("可提供"), Words::Borrowed("共享"), Words::Borrowed("第三方"), Words::Borrowed("合作方"), Words::Borrowed("合作伙伴"), Words::Borrowed("合作机构"), Words::Borrowed("合作品牌"), Words::Borrowed("广告合作"), Words::Borrowed("伙伴"), Words::Borrowed("关联"), Words::Borrowed("转让"), Words::Borrowed("分享"), Words::Borrowed("公开"), Words::Borrowed("汇总给"), Words::Borrowed("传之"), Words::Borrowed("贴村"), Words::Borrowed("携走"), Words::Borrowed("集团"), Words::Borrowed("各承保方"), Words::Borrowed("人事"), Words::Borrowed("投保单位有权"), Words::Borrowed("健康信息"), Words::Borrowed("医疗信息"), Words::Borrowed("医疗健康"), Words::Borrowed("医疗数据"), Words::Borrowed("健康数据"), Words::Borrowed("健康资料"), Words::Borrowed("健康档案"), Words::Borrowed("病历"), Words::Borrowed("病史"), Words::Borrowed("病理"), Words::Borrowed("诊断书"), Words::Borrowed("诊断名称"), Words::Borrowed("诊断信息"), Words::Borrowed("就诊"), Words::Borrowed("就医记录"), Words::Borrowed("体检"), Words::Borrowed("基因"), Words::Borrowed("看病"), Words::Borrowed("用药"), Words::Borrowed("疾病隐私"), Words::Borrowed("疾病信息"), Words::Borrowed("既往病"), Words::Borrowed("啥病"), Words::Borrowed("伤口"), Words::Borrowed("住院视频"), Words::Borrowed("向医疗机构"), Words::Borrowed("任何医疗机构"), Words::Borrowed("任何医院"), Words::Borrowed("向医院"), Words::Borrowed("医保账户"), Words::Borrowed("心率"), Words::Borrowed("面部"), Words::Borrowed("人脸"), Words::Borrowed("生物识别"), Words::Borrowed("指纹"), Words::Borrowed("声纹"), Words::Borrowed("轨迹"), Words::Borrowed("定位"), Words::Borrowed("行踪"), Words::Borrowed("不可撤销"), Words::Borrowed("不可撤回"), Words::Borrowed("不得撤"), Words::Borrowed("撤回"), Words::Borrowed("撤销"), Words::Borrowed("收回"), Words::Borrowed("授权期限"), Words::Borrowed("永久有效"), Words::Borrowed("长期有效"), Words::Borrowed("持续有效"), Words::Borrowed("独立生效"), Words::Borrowed("终止后仍"), Words::Borrowed("不得关闭"), Words::Borrowed("拒绝"), Words::Borrowed("不愿"), Words::Borrowed("任一未授权"), Words::Borrowed("未授权将"), Words::Borrowed("不同意的"), Words::Borrowed("不授权"), Words::Borrowed("设置为私密")]), near: List::Borrowed(&[]), not_near: List::Borrowed(&[]), present: List::Borrowed(&[]), absent: List::Borrowed(&[]), families: List::Borrowed(&[]), outside: List::Borrowed(&[]), moves: List::Borrowed(&[]), reader: None },
                instead: true,
                says: Words::Borrowed("书面请保险公司列明具体收集哪些信息、存多久，与投保和理赔无关的请不要收集。不理的可拨12378，也可向网信部门反映。"),
            },
            Part {
                text: RuleText::Say,
                when: When { words: List::Borrowed(&[]), with: List::Borrowed(&[]), without: List::Borrowed(&[Words::Borrowed("提供给"), Words::Borrowed("向第三方提供"), Words::Borrowed("对外提供"), Words::Borrowed("提供其"), Words::Borrowed("可提供"), Words::Borrowed("共享"), Words::Borrowed("第三方"), Words::Borrowed("合作方"), Words::Borrowed("合作伙伴"), Words::Borrowed("合作机构"), Words::Borrowed("合作品牌"), Words::Borrowed("广告合作"), Words::Borrowed("伙伴"), Words::Borrowed("关联"), Words::Borrowed("转让"), Words::Borrowed("分享"), Words::Borrowed("公开"), Words::Borrowed("汇总给"), Words::Borrowed("传之"), Words::Borrowed("贴村"), Words::Borrowed("携走"), Words::Borrowed("集团"), Words::Borrowed("各承保方"), Words::Borrowed("人事"), Words::Borrowed("投保单位有权"), Words::Borrowed("健康信息"), Words::Borrowed("医疗信息"), Words::Borrowed("医疗健康"), Words::Borrowed("医疗数据"), Words::Borrowed("健康数据"), Words::Borrowed("健康资料"), Words::Borrowed("健康档案"), Words::Borrowed("病历"), Words::Borrowed("病史"), Words::Borrowed("病理"), Words::Borrowed("诊断书"), Words::Borrowed("诊断名称"), Words::Borrowed("诊断信息"), Words::Borrowed("就诊"), Words::Borrowed("就医记录"), Words::Borrowed("体检"), Words::Borrowed("基因"), Words::Borrowed("看病"), Words::Borrowed("用药"), Words::Borrowed("疾病隐私"), Words::Borrowed("疾病信息"), Words::Borrowed("既往病"), Words::Borrowed("啥病"), Words::Borrowed("伤口"), Words::Borrowed("住院视频"), Words::Borrowed("向医疗机构"), Words::Borrowed("任何医疗机构"), Words::Borrowed("任何医院"), Words::Borrowed("向医院"), Words::Borrowed("医保账户"), Words::Borrowed("心率"), Words::Borrowed("面部"), Words::Borrowed("人脸"), Words::Borrowed("生物识别"), Words::Borrowed("指纹"), Words::Borrowed("声纹"), Words::Borrowed("轨迹"), Words::Borrowed("定位"), Words::Borrowed("行踪"), Words::Borrowed("不可撤销"), Words::Borrowed("不可撤回"), Words::Borrowed("不得撤"), Words::Borrowed("撤回"), Words::Borrowed("撤销"), Words::Borrowed("收回"), Words::Borrowed("授权期限"), Words::Borrowed("永久有效"), Words::Borrowed("长期有效"), Words::Borrowed("持续有效"), Words::Borrowed("独立生效"), Words::Borrowed("终止后仍"), Words::Borrowed("不得关闭"), Words::Borrowed("拒绝"), Words::Borrowed("不愿"), Words::Borrowed("任一未授权"), Words::Borrowed("未授权将"), Words::Borrowed("不同意的"), Words::Borrowed("不授权"), Words::Borrowed("设置为私密")]), near: List::Borrowed(&[]), not_near: List::Borrowed(&[]), present: List::Borrowed(&[]), absent: List::Borrowed(&[]), families: List::Borrowed(&[]), outside: List::Borrowed(&[]), moves: List::Borrowed(&[]), reader: None },
                instead: true,
                says: Words::Borrowed("您好，我只同意为投保和理赔使用必要的信息。请列明具体收集哪些信息、存多久、给不给别人，谢谢。"),
            },];
const POL_076_MENDS: &[Mend] = &[];
const POL_076_BOUND: &[BoundSource] = &[
            BoundSource { of: List::Borrowed(&[1]), when: When { words: List::Borrowed(&[Words::Borrowed("提供给"), Words::Borrowed("向第三方提供"), Words::Borrowed("对外提供"), Words::Borrowed("提供其"), Words::Borrowed("可提供"), Words::Borrowed("共享"), Words::Borrowed("合作机构"), Words::Borrowed("合作品牌"), Words::Borrowed("广告合作"), Words::Borrowed("伙伴"), Words::Borrowed("关联"), Words::Borrowed("转让"), Words::Borrowed("分享"), Words::Borrowed("公开"), Words::Borrowed("汇总给"), Words::Borrowed("传之"), Words::Borrowed("贴村"), Words::Borrowed("携走"), Words::Borrowed("集团"), Words::Borrowed("各承保方"), Words::Borrowed("人事"), Words::Borrowed("投保单位有权")]), with: List::Borrowed(&[]), without: List::Borrowed(&[]), near: List::Borrowed(&[]), not_near: List::Borrowed(&[]), present: List::Borrowed(&[]), absent: List::Borrowed(&[]), families: List::Borrowed(&[]), outside: List::Borrowed(&[]), moves: List::Borrowed(&[]), reader: None } },
            BoundSource { of: List::Borrowed(&[1]), when: When { words: List::Borrowed(&[Words::Borrowed("第三方"), Words::Borrowed("合作方"), Words::Borrowed("合作伙伴")]), with: List::Borrowed(&[]), without: List::Borrowed(&[Words::Borrowed("从任何单位"), Words::Borrowed("从任何机构"), Words::Borrowed("从任何第三方"), Words::Borrowed("自任何单位")]), near: List::Borrowed(&[]), not_near: List::Borrowed(&[]), present: List::Borrowed(&[]), absent: List::Borrowed(&[]), families: List::Borrowed(&[]), outside: List::Borrowed(&[]), moves: List::Borrowed(&[]), reader: None } },
            BoundSource { of: List::Borrowed(&[2]), when: When { words: List::Borrowed(&[Words::Borrowed("健康信息"), Words::Borrowed("医疗信息"), Words::Borrowed("医疗健康"), Words::Borrowed("医疗数据"), Words::Borrowed("健康数据"), Words::Borrowed("健康资料"), Words::Borrowed("健康档案"), Words::Borrowed("病历"), Words::Borrowed("病史"), Words::Borrowed("病理"), Words::Borrowed("诊断书"), Words::Borrowed("诊断名称"), Words::Borrowed("诊断信息"), Words::Borrowed("就诊"), Words::Borrowed("就医记录"), Words::Borrowed("体检"), Words::Borrowed("基因"), Words::Borrowed("看病"), Words::Borrowed("用药"), Words::Borrowed("疾病隐私"), Words::Borrowed("疾病信息"), Words::Borrowed("既往病"), Words::Borrowed("啥病"), Words::Borrowed("伤口"), Words::Borrowed("住院视频"), Words::Borrowed("向医疗机构"), Words::Borrowed("任何医疗机构"), Words::Borrowed("任何医院"), Words::Borrowed("向医院"), Words::Borrowed("医保账户"), Words::Borrowed("心率"), Words::Borrowed("面部"), Words::Borrowed("人脸"), Words::Borrowed("生物识别"), Words::Borrowed("指纹"), Words::Borrowed("声纹"), Words::Borrowed("轨迹"), Words::Borrowed("定位"), Words::Borrowed("行踪")]), with: List::Borrowed(&[]), without: List::Borrowed(&[]), near: List::Borrowed(&[]), not_near: List::Borrowed(&[]), present: List::Borrowed(&[]), absent: List::Borrowed(&[]), families: List::Borrowed(&[]), outside: List::Borrowed(&[]), moves: List::Borrowed(&[]), reader: None } },
            BoundSource { of: List::Borrowed(&[3]), when: When { words: List::Borrowed(&[Words::Borrowed("不可撤销"), Words::Borrowed("不可撤回"), Words::Borrowed("不得撤"), Words::Borrowed("撤回"), Words::Borrowed("撤销"), Words::Borrowed("收回"), Words::Borrowed("授权期限"), Words::Borrowed("永久有效"), Words::Borrowed("长期有效"), Words::Borrowed("持续有效"), Words::Borrowed("独立生效"), Words::Borrowed("终止后仍"), Words::Borrowed("不得关闭")]), with: List::Borrowed(&[]), without: List::Borrowed(&[]), near: List::Borrowed(&[]), not_near: List::Borrowed(&[]), present: List::Borrowed(&[]), absent: List::Borrowed(&[]), families: List::Borrowed(&[]), outside: List::Borrowed(&[]), moves: List::Borrowed(&[]), reader: None } },
            BoundSource { of: List::Borrowed(&[4]), when: When { words: List::Borrowed(&[Words::Borrowed("拒绝"), Words::Borrowed("不愿"), Words::Borrowed("任一未授权"), Words::Borrowed("未授权将"), Words::Borrowed("不同意的"), Words::Borrowed("不授权"), Words::Borrowed("设置为私密")]), with: List::Borrowed(&[]), without: List::Borrowed(&[]), near: List::Borrowed(&[]), not_near: List::Borrowed(&[]), present: List::Borrowed(&[]), absent: List::Borrowed(&[]), families: List::Borrowed(&[]), outside: List::Borrowed(&[]), moves: List::Borrowed(&[]), reader: None } },
            BoundSource { of: List::Borrowed(&[5]), when: When { words: List::Borrowed(&[Words::Borrowed("永久"), Words::Borrowed("长期"), Words::Borrowed("无限期")]), with: List::Borrowed(&[Words::Borrowed("留存"), Words::Borrowed("保存"), Words::Borrowed("存储"), Words::Borrowed("不清除"), Words::Borrowed("不删除"), Words::Borrowed("期限为永久")]), without: List::Borrowed(&[Words::Borrowed("不可撤销"), Words::Borrowed("不可撤回"), Words::Borrowed("不得撤"), Words::Borrowed("撤回"), Words::Borrowed("撤销"), Words::Borrowed("收回"), Words::Borrowed("授权期限"), Words::Borrowed("永久有效"), Words::Borrowed("长期有效"), Words::Borrowed("持续有效"), Words::Borrowed("独立生效"), Words::Borrowed("终止后仍"), Words::Borrowed("不得关闭")]), near: List::Borrowed(&[]), not_near: List::Borrowed(&[]), present: List::Borrowed(&[]), absent: List::Borrowed(&[]), families: List::Borrowed(&[]), outside: List::Borrowed(&[]), moves: List::Borrowed(&[]), reader: None } },
            BoundSource { of: List::Borrowed(&[6]), when: When { words: List::Borrowed(&[]), with: List::Borrowed(&[]), without: List::Borrowed(&[Words::Borrowed("不可撤销"), Words::Borrowed("不可撤回"), Words::Borrowed("不得撤"), Words::Borrowed("撤回"), Words::Borrowed("撤销"), Words::Borrowed("收回"), Words::Borrowed("授权期限"), Words::Borrowed("永久有效"), Words::Borrowed("长期有效"), Words::Borrowed("持续有效"), Words::Borrowed("独立生效"), Words::Borrowed("终止后仍"), Words::Borrowed("不得关闭"), Words::Borrowed("拒绝"), Words::Borrowed("不愿"), Words::Borrowed("任一未授权"), Words::Borrowed("未授权将"), Words::Borrowed("不同意的"), Words::Borrowed("不授权"), Words::Borrowed("设置为私密"), Words::Borrowed("健康信息"), Words::Borrowed("医疗信息"), Words::Borrowed("医疗健康"), Words::Borrowed("医疗数据"), Words::Borrowed("健康数据"), Words::Borrowed("健康资料"), Words::Borrowed("健康档案"), Words::Borrowed("病历"), Words::Borrowed("病史"), Words::Borrowed("病理"), Words::Borrowed("诊断书"), Words::Borrowed("诊断名称"), Words::Borrowed("诊断信息"), Words::Borrowed("就诊"), Words::Borrowed("就医记录"), Words::Borrowed("体检"), Words::Borrowed("基因"), Words::Borrowed("看病"), Words::Borrowed("用药"), Words::Borrowed("疾病隐私"), Words::Borrowed("疾病信息"), Words::Borrowed("既往病"), Words::Borrowed("啥病"), Words::Borrowed("伤口"), Words::Borrowed("住院视频"), Words::Borrowed("向医疗机构"), Words::Borrowed("任何医疗机构"), Words::Borrowed("任何医院"), Words::Borrowed("向医院"), Words::Borrowed("医保账户"), Words::Borrowed("心率"), Words::Borrowed("面部"), Words::Borrowed("人脸"), Words::Borrowed("生物识别"), Words::Borrowed("指纹"), Words::Borrowed("声纹"), Words::Borrowed("轨迹"), Words::Borrowed("定位"), Words::Borrowed("行踪"), Words::Borrowed("长期保存"), Words::Borrowed("长期留存"), Words::Borrowed("永久留存"), Words::Borrowed("永久保存")]), near: List::Borrowed(&[]), not_near: List::Borrowed(&[]), present: List::Borrowed(&[]), absent: List::Borrowed(&[]), families: List::Borrowed(&[]), outside: List::Borrowed(&[]), moves: List::Borrowed(&[]), reader: None } },];
const POL_076: Rule = Rule {
        id: Words::Borrowed("pol-076"),
        name: Words::Borrowed("个人信息一揽子授权"),
        card: Card::Policy,
        level: Level::High,
        hurts: Words::Borrowed("被保险人"),
        families: List::Borrowed(&[Words::Borrowed("*")]),
        frames: List::Borrowed(&[Frame::Privacy, Frame::Force, Frame::Lock]),
        topics: List::Borrowed(&[Words::Borrowed("信息"), Words::Borrowed("病历"), Words::Borrowed("授权"), Words::Borrowed("数据"), Words::Borrowed("体检报告"), Words::Borrowed("看病的明细"), Words::Borrowed("基因"), Words::Borrowed("隐私"), Words::Borrowed("通讯录"), Words::Borrowed("定位"), Words::Borrowed("健康档案"), Words::Borrowed("病史"), Words::Borrowed("画像"), Words::Borrowed("客户资料"), Words::Borrowed("诊断书"), Words::Borrowed("轨迹"), Words::Borrowed("面部"), Words::Borrowed("人脸"), Words::Borrowed("调阅"), Words::Borrowed("影像资料"), Words::Borrowed("用药明细"), Words::Borrowed("健康资料"), Words::Borrowed("就诊记录"), Words::Borrowed("有关的资料"), Words::Borrowed("得了啥病"), Words::Borrowed("得病"), Words::Borrowed("资料"), Words::Borrowed("隐私政策"), Words::Borrowed("征信")]),
        judge: None,
        finding: Words::Borrowed("处理个人信息要讲清楚、本人自愿同意；医疗健康等敏感信息和提供给别人，还要单独同意，同意也可以撤回。这里用一条概括的授权，把您的信息交了出去。"),
        consequence: Words::Borrowed("您的信息可能被用到想不到的地方，也难以知道到了谁手里。"),
        next_step: Words::Borrowed("书面请保险公司写明收集什么、给谁、做什么用、存多久。与投保和理赔无关的授权可以撤回。不理的可拨12378，也可向网信部门反映。"),
        say: Words::Borrowed("您好，我只同意为投保和理赔使用必要的信息。请列明收集的内容、用途和接收方；与此无关的授权，我现在撤回，请书面确认，谢谢。"),
        suggested_text: None,
        parts: List::Borrowed(POL_076_PARTS),
        mends: List::Borrowed(POL_076_MENDS),
        evidence: List::Borrowed(&[E80, E82, E84, E30, E560, E81, E801]),
        bound: List::Borrowed(POL_076_BOUND),
        since: Words::Borrowed("1.0.0-rc.1"),
};

const POL_077_PARTS: &[Part] = &[
            Part {
                text: RuleText::Finding,
                when: When { words: List::Borrowed(&[Words::Borrowed("故意"), Words::Borrowed("杀害"), Words::Borrowed("谋害")]), with: List::Borrowed(&[Words::Borrowed("投保人")]), without: List::Borrowed(&[Words::Borrowed("全体受益人"), Words::Borrowed("其他受益人"), Words::Borrowed("均不给付")]), near: List::Borrowed(&[]), not_near: List::Borrowed(&[]), present: List::Borrowed(&[]), absent: List::Borrowed(&[]), families: List::Borrowed(&[]), outside: List::Borrowed(&[]), moves: List::Borrowed(&[]), reader: None },
                instead: true,
                says: Words::Borrowed("投保人故意伤害被保险人的，保险公司可以不赔；受益人故意伤害的，只由他自己失去受益权。这里连受益人做的也一概不赔。"),
            },
            Part {
                text: RuleText::Consequence,
                when: When { words: List::Borrowed(&[Words::Borrowed("故意"), Words::Borrowed("杀害"), Words::Borrowed("谋害")]), with: List::Borrowed(&[]), without: List::Borrowed(&[Words::Borrowed("全体受益人"), Words::Borrowed("其他受益人"), Words::Borrowed("均不给付"), Words::Borrowed("身故"), Words::Borrowed("死亡")]), near: List::Borrowed(&[]), not_near: List::Borrowed(&[]), present: List::Borrowed(&[]), absent: List::Borrowed(&[]), families: List::Borrowed(&[Words::Borrowed("critical"), Words::Borrowed("health")]), outside: List::Borrowed(&[Words::Borrowed("life")]), moves: List::Borrowed(&[]), reader: None },
                instead: true,
                says: Words::Borrowed("没有过错的人，也可能拿不到保险金。"),
            },
            Part {
                text: RuleText::NextStep,
                when: When { words: List::Borrowed(&[Words::Borrowed("故意"), Words::Borrowed("杀害"), Words::Borrowed("谋害")]), with: List::Borrowed(&[]), without: List::Borrowed(&[Words::Borrowed("全体受益人"), Words::Borrowed("其他受益人"), Words::Borrowed("均不给付"), Words::Borrowed("身故"), Words::Borrowed("死亡")]), near: List::Borrowed(&[]), not_near: List::Borrowed(&[]), present: List::Borrowed(&[]), absent: List::Borrowed(&[]), families: List::Borrowed(&[Words::Borrowed("critical"), Words::Borrowed("health")]), outside: List::Borrowed(&[Words::Borrowed("life")]), moves: List::Borrowed(&[]), reader: None },
                instead: true,
                says: Words::Borrowed("因受益人的过错被拒的，书面要求照常给付，并请公司写明拒赔的依据。不办可拨12378。"),
            },
            Part {
                text: RuleText::Say,
                when: When { words: List::Borrowed(&[Words::Borrowed("故意"), Words::Borrowed("杀害"), Words::Borrowed("谋害")]), with: List::Borrowed(&[]), without: List::Borrowed(&[Words::Borrowed("全体受益人"), Words::Borrowed("其他受益人"), Words::Borrowed("均不给付"), Words::Borrowed("身故"), Words::Borrowed("死亡")]), near: List::Borrowed(&[]), not_near: List::Borrowed(&[]), present: List::Borrowed(&[]), absent: List::Borrowed(&[]), families: List::Borrowed(&[Words::Borrowed("critical"), Words::Borrowed("health")]), outside: List::Borrowed(&[Words::Borrowed("life")]), moves: List::Borrowed(&[]), reader: None },
                instead: true,
                says: Words::Borrowed("您好，按保险法第四十三条，受益人故意造成被保险人死亡、伤残或者疾病的，由该受益人丧失受益权。请照常给付，并书面答复，谢谢。"),
            },
            Part {
                text: RuleText::Finding,
                when: When { words: List::Borrowed(&[Words::Borrowed("纠纷"), Words::Borrowed("争议"), Words::Borrowed("诉讼")]), with: List::Borrowed(&[Words::Borrowed("不承担"), Words::Borrowed("不负"), Words::Borrowed("概不"), Words::Borrowed("无关"), Words::Borrowed("不予负责")]), without: List::Borrowed(&[Words::Borrowed("故意"), Words::Borrowed("杀害"), Words::Borrowed("谋害"), Words::Borrowed("加害")]), near: List::Borrowed(&[]), not_near: List::Borrowed(&[]), present: List::Borrowed(&[]), absent: List::Borrowed(&[]), families: List::Borrowed(&[]), outside: List::Borrowed(&[]), moves: List::Borrowed(&[]), reader: None },
                instead: true,
                says: Words::Borrowed("变更受益人引起的纠纷，这里写保险公司不承担责任，没有分是谁的原因。保险公司收到书面的变更通知以后，应当批注。"),
            },
            Part {
                text: RuleText::Consequence,
                when: When { words: List::Borrowed(&[Words::Borrowed("纠纷"), Words::Borrowed("争议"), Words::Borrowed("诉讼")]), with: List::Borrowed(&[Words::Borrowed("不承担"), Words::Borrowed("不负"), Words::Borrowed("概不"), Words::Borrowed("无关"), Words::Borrowed("不予负责")]), without: List::Borrowed(&[Words::Borrowed("故意"), Words::Borrowed("杀害"), Words::Borrowed("谋害"), Words::Borrowed("加害")]), near: List::Borrowed(&[]), not_near: List::Borrowed(&[]), present: List::Borrowed(&[]), absent: List::Borrowed(&[]), families: List::Borrowed(&[]), outside: List::Borrowed(&[]), moves: List::Borrowed(&[]), reader: None },
                instead: true,
                says: Words::Borrowed("纠纷出在保险公司身上的，例如交了通知却没有批注，家人也可能难以向它追究。"),
            },
            Part {
                text: RuleText::NextStep,
                when: When { words: List::Borrowed(&[Words::Borrowed("纠纷"), Words::Borrowed("争议"), Words::Borrowed("诉讼")]), with: List::Borrowed(&[Words::Borrowed("不承担"), Words::Borrowed("不负"), Words::Borrowed("概不"), Words::Borrowed("无关"), Words::Borrowed("不予负责")]), without: List::Borrowed(&[Words::Borrowed("故意"), Words::Borrowed("杀害"), Words::Borrowed("谋害"), Words::Borrowed("加害")]), near: List::Borrowed(&[]), not_near: List::Borrowed(&[]), present: List::Borrowed(&[]), absent: List::Borrowed(&[]), families: List::Borrowed(&[]), outside: List::Borrowed(&[]), moves: List::Borrowed(&[]), reader: None },
                instead: true,
                says: Words::Borrowed("变更受益人的，写一份通知，本人签名并写日期，交给保险公司后要求在保单上批注并给回执，留好。不办可拨12378。"),
            },
            Part {
                text: RuleText::Say,
                when: When { words: List::Borrowed(&[Words::Borrowed("纠纷"), Words::Borrowed("争议"), Words::Borrowed("诉讼")]), with: List::Borrowed(&[Words::Borrowed("不承担"), Words::Borrowed("不负"), Words::Borrowed("概不"), Words::Borrowed("无关"), Words::Borrowed("不予负责")]), without: List::Borrowed(&[Words::Borrowed("故意"), Words::Borrowed("杀害"), Words::Borrowed("谋害"), Words::Borrowed("加害")]), near: List::Borrowed(&[]), not_near: List::Borrowed(&[]), present: List::Borrowed(&[]), absent: List::Borrowed(&[]), families: List::Borrowed(&[]), outside: List::Borrowed(&[]), moves: List::Borrowed(&[]), reader: None },
                instead: true,
                says: Words::Borrowed("您好，按保险法第四十一条，收到变更受益人的书面通知后应当批注。请在保单上批注并出具回执，谢谢。"),
            },
            Part {
                text: RuleText::Finding,
                when: When { words: List::Borrowed(&[Words::Borrowed("故意"), Words::Borrowed("杀害"), Words::Borrowed("谋害")]), with: List::Borrowed(&[]), without: List::Borrowed(&[]), near: List::Borrowed(&[]), not_near: List::Borrowed(&[]), present: List::Borrowed(&[]), absent: List::Borrowed(&[]), families: List::Borrowed(&[]), outside: List::Borrowed(&[]), moves: List::Borrowed(&[]), reader: None },
                instead: true,
                says: Words::Borrowed("某个受益人故意伤害被保险人的，只由他自己失去受益权，其他受益人仍可以领。这里没有分是谁做的，一概不赔。"),
            },
            Part {
                text: RuleText::Consequence,
                when: When { words: List::Borrowed(&[Words::Borrowed("故意"), Words::Borrowed("杀害"), Words::Borrowed("谋害")]), with: List::Borrowed(&[]), without: List::Borrowed(&[]), near: List::Borrowed(&[]), not_near: List::Borrowed(&[]), present: List::Borrowed(&[]), absent: List::Borrowed(&[]), families: List::Borrowed(&[]), outside: List::Borrowed(&[]), moves: List::Borrowed(&[]), reader: None },
                instead: true,
                says: Words::Borrowed("没有过错的家人，也可能拿不到保险金。"),
            },
            Part {
                text: RuleText::NextStep,
                when: When { words: List::Borrowed(&[Words::Borrowed("故意"), Words::Borrowed("杀害"), Words::Borrowed("谋害")]), with: List::Borrowed(&[]), without: List::Borrowed(&[]), near: List::Borrowed(&[]), not_near: List::Borrowed(&[]), present: List::Borrowed(&[]), absent: List::Borrowed(&[]), families: List::Borrowed(&[]), outside: List::Borrowed(&[]), moves: List::Borrowed(&[]), reader: None },
                instead: true,
                says: Words::Borrowed("因某个受益人的过错被拒的，其他受益人可以书面要求按份额给付，并请公司写明拒赔的依据。不办可拨12378。"),
            },
            Part {
                text: RuleText::Say,
                when: When { words: List::Borrowed(&[Words::Borrowed("故意"), Words::Borrowed("杀害"), Words::Borrowed("谋害")]), with: List::Borrowed(&[]), without: List::Borrowed(&[]), near: List::Borrowed(&[]), not_near: List::Borrowed(&[]), present: List::Borrowed(&[]), absent: List::Borrowed(&[]), families: List::Borrowed(&[]), outside: List::Borrowed(&[]), moves: List::Borrowed(&[]), reader: None },
                instead: true,
                says: Words::Borrowed("您好，按保险法第四十三条，受益人故意造成被保险人死亡的，由该受益人丧失受益权。请向其他受益人照常给付，并书面答复，谢谢。"),
            },
            Part {
                text: RuleText::Finding,
                when: When { words: List::Borrowed(&[]), with: List::Borrowed(&[]), without: List::Borrowed(&[Words::Borrowed("故意"), Words::Borrowed("杀害"), Words::Borrowed("谋害"), Words::Borrowed("加害")]), near: List::Borrowed(&[]), not_near: List::Borrowed(&[]), present: List::Borrowed(&[]), absent: List::Borrowed(&[]), families: List::Borrowed(&[]), outside: List::Borrowed(&[]), moves: List::Borrowed(&[]), reader: None },
                instead: true,
                says: Words::Borrowed("受益人由被保险人或经其同意的投保人指定，可以变更。这里限制了这些权利。"),
            },
            Part {
                text: RuleText::NextStep,
                when: When { words: List::Borrowed(&[]), with: List::Borrowed(&[]), without: List::Borrowed(&[Words::Borrowed("故意"), Words::Borrowed("杀害"), Words::Borrowed("谋害"), Words::Borrowed("加害")]), near: List::Borrowed(&[]), not_near: List::Borrowed(&[]), present: List::Borrowed(&[]), absent: List::Borrowed(&[]), families: List::Borrowed(&[]), outside: List::Borrowed(&[]), moves: List::Borrowed(&[]), reader: None },
                instead: true,
                says: Words::Borrowed("想变更的，写一份通知，本人签名并写日期，要求在保单上批注并给回执。不办可拨12378。"),
            },
            Part {
                text: RuleText::Say,
                when: When { words: List::Borrowed(&[Words::Borrowed("变更"), Words::Borrowed("更换"), Words::Borrowed("更改"), Words::Borrowed("改换"), Words::Borrowed("换受益"), Words::Borrowed("不得变"), Words::Borrowed("改不了"), Words::Borrowed("限改"), Words::Borrowed("改一次"), Words::Borrowed("没有操作权限"), Words::Borrowed("改受益")]), with: List::Borrowed(&[]), without: List::Borrowed(&[Words::Borrowed("故意"), Words::Borrowed("杀害"), Words::Borrowed("谋害"), Words::Borrowed("加害")]), near: List::Borrowed(&[]), not_near: List::Borrowed(&[]), present: List::Borrowed(&[]), absent: List::Borrowed(&[]), families: List::Borrowed(&[]), outside: List::Borrowed(&[]), moves: List::Borrowed(&[]), reader: None },
                instead: true,
                says: Words::Borrowed("您好，按保险法第四十一条，受益人可以变更，书面通知后应当批注。请办理批注并出具回执，谢谢。"),
            },
            Part {
                text: RuleText::Say,
                when: When { words: List::Borrowed(&[]), with: List::Borrowed(&[]), without: List::Borrowed(&[Words::Borrowed("故意"), Words::Borrowed("杀害"), Words::Borrowed("谋害"), Words::Borrowed("加害")]), near: List::Borrowed(&[]), not_near: List::Borrowed(&[]), present: List::Borrowed(&[]), absent: List::Borrowed(&[]), families: List::Borrowed(&[]), outside: List::Borrowed(&[]), moves: List::Borrowed(&[]), reader: None },
                instead: true,
                says: Words::Borrowed("您好，受益人应当由被保险人指定或者同意。请按被保险人的意思办理，并书面答复，谢谢。"),
            },];
const POL_077_MENDS: &[Mend] = &[];
const POL_077_BOUND: &[BoundSource] = &[
            BoundSource { of: List::Borrowed(&[0]), when: When { words: List::Borrowed(&[Words::Borrowed("变更"), Words::Borrowed("更换"), Words::Borrowed("更改"), Words::Borrowed("改换"), Words::Borrowed("换受益"), Words::Borrowed("不得变"), Words::Borrowed("改不了"), Words::Borrowed("限改"), Words::Borrowed("改一次"), Words::Borrowed("没有操作权限"), Words::Borrowed("改受益")]), with: List::Borrowed(&[]), without: List::Borrowed(&[Words::Borrowed("故意"), Words::Borrowed("杀害"), Words::Borrowed("谋害"), Words::Borrowed("加害")]), near: List::Borrowed(&[]), not_near: List::Borrowed(&[]), present: List::Borrowed(&[]), absent: List::Borrowed(&[]), families: List::Borrowed(&[]), outside: List::Borrowed(&[]), moves: List::Borrowed(&[]), reader: None } },
            BoundSource { of: List::Borrowed(&[1]), when: When { words: List::Borrowed(&[Words::Borrowed("故意"), Words::Borrowed("杀害"), Words::Borrowed("谋害"), Words::Borrowed("加害")]), with: List::Borrowed(&[]), without: List::Borrowed(&[]), near: List::Borrowed(&[]), not_near: List::Borrowed(&[]), present: List::Borrowed(&[]), absent: List::Borrowed(&[]), families: List::Borrowed(&[]), outside: List::Borrowed(&[]), moves: List::Borrowed(&[]), reader: None } },
            BoundSource { of: List::Borrowed(&[2]), when: When { words: List::Borrowed(&[Words::Borrowed("指定"), Words::Borrowed("自定"), Words::Borrowed("未填"), Words::Borrowed("书入"), Words::Borrowed("不列"), Words::Borrowed("法定受益人"), Words::Borrowed("由投保人"), Words::Borrowed("谁就是谁"), Words::Borrowed("领款人")]), with: List::Borrowed(&[]), without: List::Borrowed(&[Words::Borrowed("故意"), Words::Borrowed("杀害"), Words::Borrowed("谋害"), Words::Borrowed("加害"), Words::Borrowed("先于被保险人"), Words::Borrowed("先死"), Words::Borrowed("先身故")]), near: List::Borrowed(&[]), not_near: List::Borrowed(&[]), present: List::Borrowed(&[]), absent: List::Borrowed(&[]), families: List::Borrowed(&[]), outside: List::Borrowed(&[]), moves: List::Borrowed(&[]), reader: None } },
            BoundSource { of: List::Borrowed(&[3]), when: When { words: List::Borrowed(&[Words::Borrowed("份额"), Words::Borrowed("顺位"), Words::Borrowed("比例"), Words::Borrowed("酌配"), Words::Borrowed("顺序")]), with: List::Borrowed(&[]), without: List::Borrowed(&[Words::Borrowed("故意"), Words::Borrowed("杀害"), Words::Borrowed("谋害"), Words::Borrowed("加害")]), near: List::Borrowed(&[]), not_near: List::Borrowed(&[]), present: List::Borrowed(&[]), absent: List::Borrowed(&[]), families: List::Borrowed(&[]), outside: List::Borrowed(&[]), moves: List::Borrowed(&[]), reader: None } },
            BoundSource { of: List::Borrowed(&[4]), when: When { words: List::Borrowed(&[Words::Borrowed("先于被保险人"), Words::Borrowed("先死"), Words::Borrowed("先身故")]), with: List::Borrowed(&[]), without: List::Borrowed(&[]), near: List::Borrowed(&[]), not_near: List::Borrowed(&[]), present: List::Borrowed(&[]), absent: List::Borrowed(&[]), families: List::Borrowed(&[]), outside: List::Borrowed(&[]), moves: List::Borrowed(&[]), reader: None } },
            BoundSource { of: List::Borrowed(&[5]), when: When { words: List::Borrowed(&[Words::Borrowed("变更"), Words::Borrowed("更换"), Words::Borrowed("更改"), Words::Borrowed("改换"), Words::Borrowed("换受益"), Words::Borrowed("不得变"), Words::Borrowed("改不了"), Words::Borrowed("限改"), Words::Borrowed("改一次"), Words::Borrowed("没有操作权限"), Words::Borrowed("改受益")]), with: List::Borrowed(&[Words::Borrowed("同意"), Words::Borrowed("批准"), Words::Borrowed("审核"), Words::Borrowed("审批"), Words::Borrowed("生效"), Words::Borrowed("征得"), Words::Borrowed("批注"), Words::Borrowed("知情")]), without: List::Borrowed(&[Words::Borrowed("故意"), Words::Borrowed("杀害"), Words::Borrowed("谋害"), Words::Borrowed("加害")]), near: List::Borrowed(&[]), not_near: List::Borrowed(&[]), present: List::Borrowed(&[]), absent: List::Borrowed(&[]), families: List::Borrowed(&[]), outside: List::Borrowed(&[]), moves: List::Borrowed(&[]), reader: None } },
            BoundSource { of: List::Borrowed(&[6]), when: When { words: List::Borrowed(&[Words::Borrowed("故意"), Words::Borrowed("杀害"), Words::Borrowed("谋害"), Words::Borrowed("加害"), Words::Borrowed("未成年的受益人"), Words::Borrowed("先于被保险人")]), with: List::Borrowed(&[]), without: List::Borrowed(&[]), near: List::Borrowed(&[]), not_near: List::Borrowed(&[]), present: List::Borrowed(&[]), absent: List::Borrowed(&[]), families: List::Borrowed(&[]), outside: List::Borrowed(&[]), moves: List::Borrowed(&[]), reader: None } },
            BoundSource { of: List::Borrowed(&[6]), when: When { words: List::Borrowed(&[]), with: List::Borrowed(&[]), without: List::Borrowed(&[Words::Borrowed("变更"), Words::Borrowed("更换"), Words::Borrowed("更改"), Words::Borrowed("改换"), Words::Borrowed("换受益"), Words::Borrowed("不得变"), Words::Borrowed("改不了"), Words::Borrowed("限改"), Words::Borrowed("改一次"), Words::Borrowed("没有操作权限"), Words::Borrowed("改受益"), Words::Borrowed("指定"), Words::Borrowed("自定"), Words::Borrowed("未填"), Words::Borrowed("书入"), Words::Borrowed("不列"), Words::Borrowed("法定受益人"), Words::Borrowed("由投保人"), Words::Borrowed("谁就是谁"), Words::Borrowed("领款人")]), near: List::Borrowed(&[]), not_near: List::Borrowed(&[]), present: List::Borrowed(&[]), absent: List::Borrowed(&[]), families: List::Borrowed(&[]), outside: List::Borrowed(&[]), moves: List::Borrowed(&[]), reader: None } },];
const POL_077: Rule = Rule {
        id: Words::Borrowed("pol-077"),
        name: Words::Borrowed("受益人权利被限制"),
        card: Card::Policy,
        level: Level::Medium,
        hurts: Words::Borrowed("被保险人"),
        families: List::Borrowed(&[Words::Borrowed("life"), Words::Borrowed("accident"), Words::Borrowed("critical"), Words::Borrowed("group"), Words::Borrowed("health")]),
        frames: List::Borrowed(&[Frame::Lock, Frame::Decide, Frame::Deem, Frame::Fee, Frame::Exempt]),
        topics: List::Borrowed(&[Words::Borrowed("受益人"), Words::Borrowed("受益"), Words::Borrowed("领款人"), Words::Borrowed("指定"), Words::Borrowed("顺位"), Words::Borrowed("继承人"), Words::Borrowed("受益份额"), Words::Borrowed("法定继承"), Words::Borrowed("丧失受益权")]),
        judge: None,
        finding: Words::Borrowed("受益人由被保险人或经其同意的投保人指定，可以变更；某个受益人故意伤害被保险人的，只由他自己失去受益权。这里限制了这些权利。"),
        consequence: Words::Borrowed("保险金可能落不到您想给的人手里。"),
        next_step: Words::Borrowed("想变更的，写一份通知，本人签名并写日期，要求在保单上批注并给回执。因某个受益人的过错被拒的，其他受益人可以书面要求按份额给付。不办可拨12378。"),
        say: Words::Borrowed("您好，请按保险法第四十一条、第四十三条办理：变更受益人请批注并出具回执；一人丧失受益权的，不影响其他受益人，谢谢。"),
        suggested_text: None,
        parts: List::Borrowed(POL_077_PARTS),
        mends: List::Borrowed(POL_077_MENDS),
        evidence: List::Borrowed(&[E802, E803, E780, E804, E805, E806, E695]),
        bound: List::Borrowed(POL_077_BOUND),
        since: Words::Borrowed("1.0.0-rc.1"),
};

const POL_079_PARTS: &[Part] = &[
            Part {
                text: RuleText::NextStep,
                when: When { words: List::Borrowed(&[Words::Borrowed("放款"), Words::Borrowed("借款发放"), Words::Borrowed("贷款发放"), Words::Borrowed("借款本金"), Words::Borrowed("贷款本金"), Words::Borrowed("发放借款"), Words::Borrowed("发放贷款")]), with: List::Borrowed(&[]), without: List::Borrowed(&[Words::Borrowed("不予放款"), Words::Borrowed("不放款"), Words::Borrowed("不予发放"), Words::Borrowed("不发放")]), near: List::Borrowed(&[]), not_near: List::Borrowed(&[]), present: List::Borrowed(&[]), absent: List::Borrowed(&[]), families: List::Borrowed(&[]), outside: List::Borrowed(&[]), moves: List::Borrowed(&[]), reader: None },
                instead: true,
                says: Words::Borrowed("先问清能不能不买或者自己另交，把借款利息和保费加在一起，算出一年实际要花多少。没有讲明就扣走的，书面要求说明和退还，可拨12378投诉。"),
            },
            Part {
                text: RuleText::Say,
                when: When { words: List::Borrowed(&[Words::Borrowed("放款"), Words::Borrowed("借款发放"), Words::Borrowed("贷款发放"), Words::Borrowed("借款本金"), Words::Borrowed("贷款本金"), Words::Borrowed("发放借款"), Words::Borrowed("发放贷款")]), with: List::Borrowed(&[]), without: List::Borrowed(&[Words::Borrowed("不予放款"), Words::Borrowed("不放款"), Words::Borrowed("不予发放"), Words::Borrowed("不发放")]), near: List::Borrowed(&[]), not_near: List::Borrowed(&[]), present: List::Borrowed(&[]), absent: List::Borrowed(&[]), families: List::Borrowed(&[]), outside: List::Borrowed(&[]), moves: List::Borrowed(&[]), reader: None },
                instead: true,
                says: Words::Borrowed("您好，请说明这份保险是不是法律规定必须买的、一共要收多少保费，能不能不买或者自己另交，并书面答复，谢谢。"),
            },
            Part {
                text: RuleText::Finding,
                when: When { words: List::Borrowed(&[Words::Borrowed("放款"), Words::Borrowed("借款发放"), Words::Borrowed("贷款发放"), Words::Borrowed("借款本金"), Words::Borrowed("贷款本金"), Words::Borrowed("发放借款"), Words::Borrowed("发放贷款")]), with: List::Borrowed(&[]), without: List::Borrowed(&[Words::Borrowed("不予放款"), Words::Borrowed("不放款"), Words::Borrowed("不予发放"), Words::Borrowed("不发放")]), near: List::Borrowed(&[]), not_near: List::Borrowed(&[]), present: List::Borrowed(&[]), absent: List::Borrowed(&[]), families: List::Borrowed(&[]), outside: List::Borrowed(&[]), moves: List::Borrowed(&[]), reader: None },
                instead: true,
                says: Words::Borrowed("除法律规定必须买的以外，买不买保险由您自己定。这里让保费在放款的时候就扣走，您真正能用的钱会变少。"),
            },
            Part {
                text: RuleText::Consequence,
                when: When { words: List::Borrowed(&[Words::Borrowed("放款"), Words::Borrowed("借款发放"), Words::Borrowed("贷款发放"), Words::Borrowed("借款本金"), Words::Borrowed("贷款本金"), Words::Borrowed("发放借款"), Words::Borrowed("发放贷款")]), with: List::Borrowed(&[]), without: List::Borrowed(&[Words::Borrowed("不予放款"), Words::Borrowed("不放款"), Words::Borrowed("不予发放"), Words::Borrowed("不发放")]), near: List::Borrowed(&[]), not_near: List::Borrowed(&[]), present: List::Borrowed(&[]), absent: List::Borrowed(&[]), families: List::Borrowed(&[]), outside: List::Borrowed(&[]), moves: List::Borrowed(&[]), reader: None },
                instead: true,
                says: Words::Borrowed("借这笔钱的实际花费，比光看利率要高。"),
            },
            Part {
                text: RuleText::NextStep,
                when: When { words: List::Borrowed(&[Words::Borrowed("放款"), Words::Borrowed("借款发放"), Words::Borrowed("贷款发放"), Words::Borrowed("借款本金"), Words::Borrowed("贷款本金"), Words::Borrowed("发放借款"), Words::Borrowed("发放贷款")]), with: List::Borrowed(&[]), without: List::Borrowed(&[Words::Borrowed("不予放款"), Words::Borrowed("不放款"), Words::Borrowed("不予发放"), Words::Borrowed("不发放")]), near: List::Borrowed(&[]), not_near: List::Borrowed(&[]), present: List::Borrowed(&[]), absent: List::Borrowed(&[]), families: List::Borrowed(&[]), outside: List::Borrowed(&[]), moves: List::Borrowed(&[]), reader: None },
                instead: true,
                says: Words::Borrowed("先问清保费多少、怎么算、能不能不买或者自己另交，把借款利息和保费加在一起比一比。没有讲明就扣走的，书面要求说明和退还，可拨12378投诉。"),
            },];
const POL_079_MENDS: &[Mend] = &[];
const POL_079_BOUND: &[BoundSource] = &[
            BoundSource { of: List::Borrowed(&[1]), when: When { words: List::Borrowed(&[Words::Borrowed("贷"), Words::Borrowed("借"), Words::Borrowed("放款"), Words::Borrowed("分期"), Words::Borrowed("信用卡"), Words::Borrowed("银行"), Words::Borrowed("存款"), Words::Borrowed("理财"), Words::Borrowed("月供"), Words::Borrowed("主险"), Words::Borrowed("附加"), Words::Borrowed("不单卖"), Words::Borrowed("单独投保"), Words::Borrowed("出单"), Words::Borrowed("核保"), Words::Borrowed("勾选"), Words::Borrowed("默认"), Words::Borrowed("贴心"), Words::Borrowed("搭配"), Words::Borrowed("组合"), Words::Borrowed("套餐"), Words::Borrowed("保险公司"), Words::Borrowed("保险人"), Words::Borrowed("同时投保")]), with: List::Borrowed(&[]), without: List::Borrowed(&[Words::Borrowed("交强险")]), near: List::Borrowed(&[]), not_near: List::Borrowed(&[]), present: List::Borrowed(&[]), absent: List::Borrowed(&[]), families: List::Borrowed(&[]), outside: List::Borrowed(&[]), moves: List::Borrowed(&[]), reader: None } },
            BoundSource { of: List::Borrowed(&[2]), when: When { words: List::Borrowed(&[Words::Borrowed("意外险"), Words::Borrowed("意外伤害保险"), Words::Borrowed("人身意外"), Words::Borrowed("航意"), Words::Borrowed("旅意"), Words::Borrowed("驾乘意外"), Words::Borrowed("平安险"), Words::Borrowed("交通意外")]), with: List::Borrowed(&[]), without: List::Borrowed(&[Words::Borrowed("交强险"), Words::Borrowed("医疗意外")]), near: List::Borrowed(&[]), not_near: List::Borrowed(&[]), present: List::Borrowed(&[]), absent: List::Borrowed(&[]), families: List::Borrowed(&[]), outside: List::Borrowed(&[]), moves: List::Borrowed(&[]), reader: None } },
            BoundSource { of: List::Borrowed(&[3]), when: When { words: List::Borrowed(&[Words::Borrowed("医疗险"), Words::Borrowed("重疾险"), Words::Borrowed("健康险"), Words::Borrowed("医疗保险"), Words::Borrowed("重大疾病保险"), Words::Borrowed("疾病保险"), Words::Borrowed("百万医疗")]), with: List::Borrowed(&[]), without: List::Borrowed(&[]), near: List::Borrowed(&[]), not_near: List::Borrowed(&[]), present: List::Borrowed(&[]), absent: List::Borrowed(&[]), families: List::Borrowed(&[]), outside: List::Borrowed(&[]), moves: List::Borrowed(&[]), reader: None } },
            BoundSource { of: List::Borrowed(&[4]), when: When { words: List::Borrowed(&[Words::Borrowed("交强险"), Words::Borrowed("强制保险")]), with: List::Borrowed(&[]), without: List::Borrowed(&[]), near: List::Borrowed(&[]), not_near: List::Borrowed(&[]), present: List::Borrowed(&[]), absent: List::Borrowed(&[]), families: List::Borrowed(&[]), outside: List::Borrowed(&[]), moves: List::Borrowed(&[]), reader: None } },];
const POL_079: Rule = Rule {
        id: Words::Borrowed("pol-079"),
        name: Words::Borrowed("不买这份就不给办"),
        card: Card::Policy,
        level: Level::High,
        hurts: Words::Borrowed("投保人"),
        families: List::Borrowed(&[Words::Borrowed("*")]),
        frames: List::Borrowed(&[Frame::Force, Frame::Fee]),
        topics: List::Borrowed(&[Words::Borrowed("保险费"), Words::Borrowed("认购"), Words::Borrowed("搭配"), Words::Borrowed("附加"), Words::Borrowed("配一份"), Words::Borrowed("同时"), Words::Borrowed("指定公司"), Words::Borrowed("意外险"), Words::Borrowed("商业"), Words::Borrowed("航意险"), Words::Borrowed("车险"), Words::Borrowed("商业险"), Words::Borrowed("家财险"), Words::Borrowed("履约险"), Words::Borrowed("碎屏险"), Words::Borrowed("盗刷险"), Words::Borrowed("医疗意外险"), Words::Borrowed("养老险"), Words::Borrowed("平安险"), Words::Borrowed("险种"), Words::Borrowed("一并购买"), Words::Borrowed("打包"), Words::Borrowed("买保险"), Words::Borrowed("保险钱"), Words::Borrowed("未参加本保险"), Words::Borrowed("不予办理"), Words::Borrowed("须投保"), Words::Borrowed("未投保"), Words::Borrowed("不投保"), Words::Borrowed("先投保"), Words::Borrowed("搭着买"), Words::Borrowed("放款"), Words::Borrowed("内扣"), Words::Borrowed("代扣")]),
        judge: None,
        finding: Words::Borrowed("除法律规定必须买的以外，买不买保险、在哪家买由您自己定，不得强制搭售。这里把这份保险和别的事绑在一起，您没得选。"),
        consequence: Words::Borrowed("您可能为了办成别的事，多付一笔自己没有选过的保费。"),
        next_step: Words::Borrowed("截图或录下这项要求，问清是哪条法律规定必须买。可以拒绝或要求单独购买，已付的书面要求退。银行和保险公司的事拨12378，商家拨12315。"),
        say: Words::Borrowed("您好，请说明这份保险是不是法律规定必须买的、保费多少、从哪里扣。不是的，请允许我不买或者自己选择，已收的保费请退还，谢谢。"),
        suggested_text: None,
        parts: List::Borrowed(POL_079_PARTS),
        mends: List::Borrowed(POL_079_MENDS),
        evidence: List::Borrowed(&[E779, E807, E782, E808, E809]),
        bound: List::Borrowed(POL_079_BOUND),
        since: Words::Borrowed("1.0.0-rc.1"),
};

const POL_080_PARTS: &[Part] = &[];
const POL_080_MENDS: &[Mend] = &[];
const POL_080_BOUND: &[BoundSource] = &[
            BoundSource { of: List::Borrowed(&[1]), when: When { words: List::Borrowed(&[Words::Borrowed("投诉"), Words::Borrowed("起诉"), Words::Borrowed("诉讼"), Words::Borrowed("法院"), Words::Borrowed("仲裁"), Words::Borrowed("法院告"), Words::Borrowed("去告"), Words::Borrowed("12378"), Words::Borrowed("监管"), Words::Borrowed("信访")]), with: List::Borrowed(&[]), without: List::Borrowed(&[]), near: List::Borrowed(&[]), not_near: List::Borrowed(&[]), present: List::Borrowed(&[]), absent: List::Borrowed(&[]), families: List::Borrowed(&[]), outside: List::Borrowed(&[Words::Borrowed("group")]), moves: List::Borrowed(&[]), reader: None } },
            BoundSource { of: List::Borrowed(&[2]), when: When { words: List::Borrowed(&[Words::Borrowed("起诉"), Words::Borrowed("诉讼"), Words::Borrowed("法院"), Words::Borrowed("仲裁"), Words::Borrowed("打官司"), Words::Borrowed("诉状"), Words::Borrowed("告过"), Words::Borrowed("撤诉")]), with: List::Borrowed(&[]), without: List::Borrowed(&[Words::Borrowed("投诉")]), near: List::Borrowed(&[]), not_near: List::Borrowed(&[]), present: List::Borrowed(&[]), absent: List::Borrowed(&[]), families: List::Borrowed(&[]), outside: List::Borrowed(&[Words::Borrowed("group")]), moves: List::Borrowed(&[]), reader: None } },
            BoundSource { of: List::Borrowed(&[3]), when: When { words: List::Borrowed(&[Words::Borrowed("投诉"), Words::Borrowed("12378")]), with: List::Borrowed(&[]), without: List::Borrowed(&[]), near: List::Borrowed(&[]), not_near: List::Borrowed(&[]), present: List::Borrowed(&[]), absent: List::Borrowed(&[]), families: List::Borrowed(&[]), outside: List::Borrowed(&[]), moves: List::Borrowed(&[]), reader: None } },];
const POL_080: Rule = Rule {
        id: Words::Borrowed("pol-080"),
        name: Words::Borrowed("投诉起诉就断保"),
        card: Card::Policy,
        level: Level::High,
        hurts: Words::Borrowed("投保人"),
        families: List::Borrowed(&[Words::Borrowed("*")]),
        frames: List::Borrowed(&[Frame::Gag, Frame::Waive, Frame::Penalty]),
        topics: List::Borrowed(&[Words::Borrowed("投诉"), Words::Borrowed("起诉"), Words::Borrowed("诉讼"), Words::Borrowed("举报"), Words::Borrowed("反映"), Words::Borrowed("12378"), Words::Borrowed("上访"), Words::Borrowed("律师"), Words::Borrowed("监管"), Words::Borrowed("采访"), Words::Borrowed("媒体"), Words::Borrowed("记者"), Words::Borrowed("信访"), Words::Borrowed("法院"), Words::Borrowed("发帖"), Words::Borrowed("负面"), Words::Borrowed("曝光"), Words::Borrowed("五星"), Words::Borrowed("好评"), Words::Borrowed("差评"), Words::Borrowed("评价"), Words::Borrowed("维权"), Words::Borrowed("争讼"), Words::Borrowed("陈诉")]),
        judge: None,
        finding: Words::Borrowed("投诉、起诉是法律给的权利，格式条款不得不合理地限制。这里让您行使这些权利要付出代价。"),
        consequence: Words::Borrowed("您遇到不公平的处理，也可能不敢说出来。"),
        next_step: Words::Borrowed("保留这条约定和对方的说法作证据，照常投诉。先要公司书面答复，不满意拨12378，也可申请调解。已签的承诺不影响您反映情况。"),
        say: Words::Borrowed("您好，投诉和起诉是我的合法权利，不应影响承保和赔付。请正常处理我的保单和赔案，并书面答复，谢谢。"),
        suggested_text: None,
        parts: List::Borrowed(POL_080_PARTS),
        mends: List::Borrowed(POL_080_MENDS),
        evidence: List::Borrowed(&[E695, E810, E49, E811]),
        bound: List::Borrowed(POL_080_BOUND),
        since: Words::Borrowed("1.0.0-rc.1"),
};

const POL_082_PARTS: &[Part] = &[];
const POL_082_MENDS: &[Mend] = &[];
const POL_082_BOUND: &[BoundSource] = &[
            BoundSource { of: List::Borrowed(&[2]), when: When { words: List::Borrowed(&[Words::Borrowed("不得"), Words::Borrowed("由本公司选择"), Words::Borrowed("由保险人选择"), Words::Borrowed("可选择"), Words::Borrowed("不支持"), Words::Borrowed("不给"), Words::Borrowed("不折"), Words::Borrowed("应先"), Words::Borrowed("限指定"), Words::Borrowed("限当月"), Words::Borrowed("每日限"), Words::Borrowed("归公司"), Words::Borrowed("不计利息"), Words::Borrowed("无息"), Words::Borrowed("应予接受"), Words::Borrowed("视为")]), with: List::Borrowed(&[]), without: List::Borrowed(&[]), near: List::Borrowed(&[]), not_near: List::Borrowed(&[]), present: List::Borrowed(&[]), absent: List::Borrowed(&[]), families: List::Borrowed(&[]), outside: List::Borrowed(&[]), moves: List::Borrowed(&[]), reader: None } },];
const POL_082: Rule = Rule {
        id: Words::Borrowed("pol-082"),
        name: Words::Borrowed("赔款给券给物分期给"),
        card: Card::Policy,
        level: Level::High,
        hurts: Words::Borrowed("被保险人"),
        families: List::Borrowed(&[Words::Borrowed("*")]),
        frames: List::Borrowed(&[Frame::Delay, Frame::Force, Frame::Lower]),
        topics: List::Borrowed(&[Words::Borrowed("赔款"), Words::Borrowed("赔付"), Words::Borrowed("赔的"), Words::Borrowed("赔案"), Words::Borrowed("身故金"), Words::Borrowed("理赔"), Words::Borrowed("绝收"), Words::Borrowed("医药费"), Words::Borrowed("领钱"), Words::Borrowed("津贴"), Words::Borrowed("受益人所得"), Words::Borrowed("赔付总额"), Words::Borrowed("代金券"), Words::Borrowed("提现"), Words::Borrowed("分期"), Words::Borrowed("折钱"), Words::Borrowed("远期票据"), Words::Borrowed("抵用券"), Words::Borrowed("消费券"), Words::Borrowed("实物"), Words::Borrowed("按月支付"), Words::Borrowed("服务券"), Words::Borrowed("等值商品"), Words::Borrowed("给付形式")]),
        judge: None,
        finding: Words::Borrowed("保险金、赔款应当按约定及时、足额支付。这里换了支付的方式，您拿到的不是一次付清、可以自由使用的钱。"),
        consequence: Words::Borrowed("您急需用钱时，手里可能没有足够的现钱。"),
        next_step: Words::Borrowed("不同意这种给法的，先别签收和签协议。书面要求按核定数额一次转账到本人账户。不付的可拨12378投诉。"),
        say: Words::Borrowed("您好，请按核定金额以转账方式一次付到我本人账户。我不同意用别的方式代替，请书面答复，谢谢。"),
        suggested_text: None,
        parts: List::Borrowed(POL_082_PARTS),
        mends: List::Borrowed(POL_082_MENDS),
        evidence: List::Borrowed(&[E723, E812, E695]),
        bound: List::Borrowed(POL_082_BOUND),
        since: Words::Borrowed("1.0.0-rc.1"),
};

const POL_083_PARTS: &[Part] = &[
            Part {
                text: RuleText::Finding,
                when: When { words: List::Borrowed(&[Words::Borrowed("全部未满期"), Words::Borrowed("未满期保险费"), Words::Borrowed("未满期保费"), Words::Borrowed("未到期保险费"), Words::Borrowed("未到期保费")]), with: List::Borrowed(&[Words::Borrowed("解除前"), Words::Borrowed("解除之前"), Words::Borrowed("解除以前")]), without: List::Borrowed(&[Words::Borrowed("退还"), Words::Borrowed("退回")]), near: List::Borrowed(&[]), not_near: List::Borrowed(&[]), present: List::Borrowed(&[]), absent: List::Borrowed(&[]), families: List::Borrowed(&[]), outside: List::Borrowed(&[]), moves: List::Borrowed(&[]), reader: None },
                instead: true,
                says: Words::Borrowed("给付保险金时，一般只能扣本保单到期欠交的保费和约定的保单借款本息。照这里写的，合同解除以前出的事，也要先把没有到期的保费付清，才肯赔。"),
            },
            Part {
                text: RuleText::Finding,
                when: When { words: List::Borrowed(&[Words::Borrowed("全部到期"), Words::Borrowed("提前到期"), Words::Borrowed("立即到期")]), with: List::Borrowed(&[]), without: List::Borrowed(&[]), near: List::Borrowed(&[]), not_near: List::Borrowed(&[]), present: List::Borrowed(&[]), absent: List::Borrowed(&[]), families: List::Borrowed(&[]), outside: List::Borrowed(&[]), moves: List::Borrowed(&[]), reader: None },
                instead: true,
                says: Words::Borrowed("出险以后，一般只能要求付本保单到期的保费。这里把还没有到期的保费也算作到期，要您一次付清。"),
            },
            Part {
                text: RuleText::Consequence,
                when: When { words: List::Borrowed(&[Words::Borrowed("全部到期"), Words::Borrowed("提前到期"), Words::Borrowed("立即到期")]), with: List::Borrowed(&[]), without: List::Borrowed(&[]), near: List::Borrowed(&[]), not_near: List::Borrowed(&[]), present: List::Borrowed(&[]), absent: List::Borrowed(&[]), families: List::Borrowed(&[]), outside: List::Borrowed(&[]), moves: List::Borrowed(&[]), reader: None },
                instead: true,
                says: Words::Borrowed("保障已经用完了，您还可能要一次付出后面各期的保费。"),
            },
            Part {
                text: RuleText::NextStep,
                when: When { words: List::Borrowed(&[Words::Borrowed("全部到期"), Words::Borrowed("提前到期"), Words::Borrowed("立即到期")]), with: List::Borrowed(&[]), without: List::Borrowed(&[]), near: List::Borrowed(&[]), not_near: List::Borrowed(&[]), present: List::Borrowed(&[]), absent: List::Borrowed(&[]), families: List::Borrowed(&[]), outside: List::Borrowed(&[]), moves: List::Borrowed(&[]), reader: None },
                instead: true,
                says: Words::Borrowed("请保险公司逐期列出要收的保费和依据。没有到期的，书面表示不同意先付。坚持要收的，可拨12378投诉。"),
            },
            Part {
                text: RuleText::Say,
                when: When { words: List::Borrowed(&[Words::Borrowed("全部到期"), Words::Borrowed("提前到期"), Words::Borrowed("立即到期")]), with: List::Borrowed(&[]), without: List::Borrowed(&[]), near: List::Borrowed(&[]), not_near: List::Borrowed(&[]), present: List::Borrowed(&[]), absent: List::Borrowed(&[]), families: List::Borrowed(&[]), outside: List::Borrowed(&[]), moves: List::Borrowed(&[]), reader: None },
                instead: true,
                says: Words::Borrowed("您好，请逐期列明要收的保费和依据。没有到期的保费我不同意提前付清，请书面答复，谢谢。"),
            },
            Part {
                text: RuleText::Finding,
                when: When { words: List::Borrowed(&[Words::Borrowed("先行补"), Words::Borrowed("先行支付"), Words::Borrowed("先行缴"), Words::Borrowed("先行交"), Words::Borrowed("先补交"), Words::Borrowed("先补缴"), Words::Borrowed("先付清"), Words::Borrowed("先交"), Words::Borrowed("先缴"), Words::Borrowed("先支付"), Words::Borrowed("补齐"), Words::Borrowed("足额支付"), Words::Borrowed("一次付清"), Words::Borrowed("付清之前"), Words::Borrowed("付清以前"), Words::Borrowed("交清"), Words::Borrowed("缴清"), Words::Borrowed("结清"), Words::Borrowed("否则")]), with: List::Borrowed(&[]), without: List::Borrowed(&[]), near: List::Borrowed(&[]), not_near: List::Borrowed(&[]), present: List::Borrowed(&[]), absent: List::Borrowed(&[]), families: List::Borrowed(&[]), outside: List::Borrowed(&[]), moves: List::Borrowed(&[]), reader: None },
                instead: true,
                says: Words::Borrowed("给付保险金时，一般只能扣本保单到期欠交的保费和约定的保单借款本息。这里却要先交出一笔钱，才肯赔。"),
            },
            Part {
                text: RuleText::Consequence,
                when: When { words: List::Borrowed(&[Words::Borrowed("先行补"), Words::Borrowed("先行支付"), Words::Borrowed("先行缴"), Words::Borrowed("先行交"), Words::Borrowed("先补交"), Words::Borrowed("先补缴"), Words::Borrowed("先付清"), Words::Borrowed("先交"), Words::Borrowed("先缴"), Words::Borrowed("先支付"), Words::Borrowed("补齐"), Words::Borrowed("足额支付"), Words::Borrowed("一次付清"), Words::Borrowed("付清之前"), Words::Borrowed("付清以前"), Words::Borrowed("交清"), Words::Borrowed("缴清"), Words::Borrowed("结清"), Words::Borrowed("否则")]), with: List::Borrowed(&[]), without: List::Borrowed(&[]), near: List::Borrowed(&[]), not_near: List::Borrowed(&[]), present: List::Borrowed(&[]), absent: List::Borrowed(&[]), families: List::Borrowed(&[]), outside: List::Borrowed(&[]), moves: List::Borrowed(&[]), reader: None },
                instead: true,
                says: Words::Borrowed("一时拿不出这笔钱的，该得的保险金也可能拿不到。"),
            },
            Part {
                text: RuleText::NextStep,
                when: When { words: List::Borrowed(&[Words::Borrowed("先行补"), Words::Borrowed("先行支付"), Words::Borrowed("先行缴"), Words::Borrowed("先行交"), Words::Borrowed("先补交"), Words::Borrowed("先补缴"), Words::Borrowed("先付清"), Words::Borrowed("先交"), Words::Borrowed("先缴"), Words::Borrowed("先支付"), Words::Borrowed("补齐"), Words::Borrowed("足额支付"), Words::Borrowed("一次付清"), Words::Borrowed("付清之前"), Words::Borrowed("付清以前"), Words::Borrowed("交清"), Words::Borrowed("缴清"), Words::Borrowed("结清"), Words::Borrowed("否则")]), with: List::Borrowed(&[]), without: List::Borrowed(&[]), near: List::Borrowed(&[]), not_near: List::Borrowed(&[]), present: List::Borrowed(&[]), absent: List::Borrowed(&[]), families: List::Borrowed(&[]), outside: List::Borrowed(&[]), moves: List::Borrowed(&[]), reader: None },
                instead: true,
                says: Words::Borrowed("请保险公司逐笔列出要先付的项目和依据。没有到期的，书面表示不同意先付；已经到期的，要求在给付时扣减。被拒可拨12378投诉。"),
            },
            Part {
                text: RuleText::Say,
                when: When { words: List::Borrowed(&[Words::Borrowed("先行补"), Words::Borrowed("先行支付"), Words::Borrowed("先行缴"), Words::Borrowed("先行交"), Words::Borrowed("先补交"), Words::Borrowed("先补缴"), Words::Borrowed("先付清"), Words::Borrowed("先交"), Words::Borrowed("先缴"), Words::Borrowed("先支付"), Words::Borrowed("补齐"), Words::Borrowed("足额支付"), Words::Borrowed("一次付清"), Words::Borrowed("付清之前"), Words::Borrowed("付清以前"), Words::Borrowed("交清"), Words::Borrowed("缴清"), Words::Borrowed("结清"), Words::Borrowed("否则")]), with: List::Borrowed(&[]), without: List::Borrowed(&[]), near: List::Borrowed(&[]), not_near: List::Borrowed(&[]), present: List::Borrowed(&[]), absent: List::Borrowed(&[]), families: List::Borrowed(&[]), outside: List::Borrowed(&[]), moves: List::Borrowed(&[]), reader: None },
                instead: true,
                says: Words::Borrowed("您好，请说明要先付这笔钱才赔的依据。已经到期的可以在给付时扣减，没有到期的请不要作为赔付的条件，谢谢。"),
            },];
const POL_083_MENDS: &[Mend] = &[];
const POL_083_BOUND: &[BoundSource] = &[
            BoundSource { of: List::Borrowed(&[1]), when: When { words: List::Borrowed(&[Words::Borrowed("保费"), Words::Borrowed("保险费"), Words::Borrowed("分期缴费"), Words::Borrowed("各期"), Words::Borrowed("续期")]), with: List::Borrowed(&[]), without: List::Borrowed(&[Words::Borrowed("欠款"), Words::Borrowed("关联"), Words::Borrowed("贷款"), Words::Borrowed("债"), Words::Borrowed("下年度"), Words::Borrowed("其他车辆")]), near: List::Borrowed(&[]), not_near: List::Borrowed(&[]), present: List::Borrowed(&[]), absent: List::Borrowed(&[]), families: List::Borrowed(&[Words::Borrowed("health"), Words::Borrowed("critical"), Words::Borrowed("accident"), Words::Borrowed("life"), Words::Borrowed("group")]), outside: List::Borrowed(&[]), moves: List::Borrowed(&[]), reader: None } },
            BoundSource { of: List::Borrowed(&[1]), when: When { words: List::Borrowed(&[Words::Borrowed("保费"), Words::Borrowed("保险费"), Words::Borrowed("各期"), Words::Borrowed("分期缴费")]), with: List::Borrowed(&[]), without: List::Borrowed(&[Words::Borrowed("欠款"), Words::Borrowed("关联"), Words::Borrowed("贷款"), Words::Borrowed("债"), Words::Borrowed("下年度"), Words::Borrowed("其他车辆"), Words::Borrowed("车")]), near: List::Borrowed(&[]), not_near: List::Borrowed(&[]), present: List::Borrowed(&[]), absent: List::Borrowed(&[]), families: List::Borrowed(&[]), outside: List::Borrowed(&[Words::Borrowed("property"), Words::Borrowed("auto"), Words::Borrowed("health"), Words::Borrowed("critical"), Words::Borrowed("accident"), Words::Borrowed("life"), Words::Borrowed("group")]), moves: List::Borrowed(&[]), reader: None } },
            BoundSource { of: List::Borrowed(&[2]), when: When { words: List::Borrowed(&[Words::Borrowed("扣"), Words::Borrowed("抵"), Words::Borrowed("偿还"), Words::Borrowed("清偿"), Words::Borrowed("归还"), Words::Borrowed("拨还"), Words::Borrowed("收回"), Words::Borrowed("减除"), Words::Borrowed("欠"), Words::Borrowed("还贷"), Words::Borrowed("填之")]), with: List::Borrowed(&[]), without: List::Borrowed(&[Words::Borrowed("先行补"), Words::Borrowed("先行支付"), Words::Borrowed("先行缴"), Words::Borrowed("先行交"), Words::Borrowed("先补交"), Words::Borrowed("先补缴"), Words::Borrowed("先付清"), Words::Borrowed("先交"), Words::Borrowed("先缴"), Words::Borrowed("先支付"), Words::Borrowed("补齐"), Words::Borrowed("足额支付"), Words::Borrowed("一次付清"), Words::Borrowed("付清之前"), Words::Borrowed("付清以前"), Words::Borrowed("交清"), Words::Borrowed("缴清"), Words::Borrowed("否则"), Words::Borrowed("先收足"), Words::Borrowed("全部到期"), Words::Borrowed("提前到期"), Words::Borrowed("立即到期")]), near: List::Borrowed(&[]), not_near: List::Borrowed(&[]), present: List::Borrowed(&[]), absent: List::Borrowed(&[]), families: List::Borrowed(&[]), outside: List::Borrowed(&[]), moves: List::Borrowed(&[]), reader: None } },
            BoundSource { of: List::Borrowed(&[3]), when: When { words: List::Borrowed(&[Words::Borrowed("先行补"), Words::Borrowed("先行支付"), Words::Borrowed("先行缴"), Words::Borrowed("先行交"), Words::Borrowed("先补交"), Words::Borrowed("先补缴"), Words::Borrowed("先付清"), Words::Borrowed("先交"), Words::Borrowed("先缴"), Words::Borrowed("先支付"), Words::Borrowed("补齐"), Words::Borrowed("足额支付"), Words::Borrowed("一次付清"), Words::Borrowed("付清之前"), Words::Borrowed("付清以前"), Words::Borrowed("交清"), Words::Borrowed("缴清"), Words::Borrowed("否则"), Words::Borrowed("先收足"), Words::Borrowed("全部到期"), Words::Borrowed("提前到期"), Words::Borrowed("立即到期")]), with: List::Borrowed(&[]), without: List::Borrowed(&[]), near: List::Borrowed(&[]), not_near: List::Borrowed(&[]), present: List::Borrowed(&[]), absent: List::Borrowed(&[]), families: List::Borrowed(&[]), outside: List::Borrowed(&[]), moves: List::Borrowed(&[]), reader: None } },
            BoundSource { of: List::Borrowed(&[3]), when: When { words: List::Borrowed(&[Words::Borrowed("有权"), Words::Borrowed("不受"), Words::Borrowed("视为"), Words::Borrowed("一切"), Words::Borrowed("任何"), Words::Borrowed("得随时"), Words::Borrowed("滞留"), Words::Borrowed("押金"), Words::Borrowed("罚款"), Words::Borrowed("全部债务"), Words::Borrowed("继之")]), with: List::Borrowed(&[]), without: List::Borrowed(&[Words::Borrowed("保费"), Words::Borrowed("保险费")]), near: List::Borrowed(&[]), not_near: List::Borrowed(&[]), present: List::Borrowed(&[]), absent: List::Borrowed(&[]), families: List::Borrowed(&[]), outside: List::Borrowed(&[]), moves: List::Borrowed(&[]), reader: None } },
            BoundSource { of: List::Borrowed(&[3]), when: When { words: List::Borrowed(&[Words::Borrowed("一切"), Words::Borrowed("任何"), Words::Borrowed("欠款")]), with: List::Borrowed(&[Words::Borrowed("保费"), Words::Borrowed("保险费")]), without: List::Borrowed(&[]), near: List::Borrowed(&[]), not_near: List::Borrowed(&[]), present: List::Borrowed(&[]), absent: List::Borrowed(&[]), families: List::Borrowed(&[]), outside: List::Borrowed(&[]), moves: List::Borrowed(&[]), reader: None } },];
const POL_083: Rule = Rule {
        id: Words::Borrowed("pol-083"),
        name: Words::Borrowed("拿赔款收别的钱"),
        card: Card::Policy,
        level: Level::High,
        hurts: Words::Borrowed("被保险人"),
        families: List::Borrowed(&[Words::Borrowed("*")]),
        frames: List::Borrowed(&[Frame::Grab, Frame::Waive, Frame::Fee, Frame::Delay]),
        topics: List::Borrowed(&[Words::Borrowed("欠款"), Words::Borrowed("欠"), Words::Borrowed("借款"), Words::Borrowed("抵扣"), Words::Borrowed("抵债"), Words::Borrowed("冲抵"), Words::Borrowed("互抵"), Words::Borrowed("核抵"), Words::Borrowed("扣款"), Words::Borrowed("赔款"), Words::Borrowed("理赔款"), Words::Borrowed("身故金"), Words::Borrowed("伤残金"), Words::Borrowed("收回"), Words::Borrowed("归还"), Words::Borrowed("赔下来"), Words::Borrowed("清偿"), Words::Borrowed("收足"), Words::Borrowed("余下各期"), Words::Borrowed("拨还"), Words::Borrowed("优先"), Words::Borrowed("债务"), Words::Borrowed("应付款项"), Words::Borrowed("未到期"), Words::Borrowed("未满期保险费"), Words::Borrowed("一次付清")]),
        judge: None,
        finding: Words::Borrowed("给付保险金时，一般只能扣本保单到期欠交的保费和约定的保单借款本息。这里的要求超出了这个范围。"),
        consequence: Words::Borrowed("该拿到的保险金，可能到不了手，或者拿到的变少。"),
        next_step: Words::Borrowed("请保险公司逐笔列出要扣或要先付的项目和依据。不是本保单到期应付的，书面表示不同意，要求补付。不补的可拨12378投诉。"),
        say: Words::Borrowed("您好，请逐笔列明要收取的项目和依据。不属于本保单到期应付的，我不同意从保险金里收，请书面答复，谢谢。"),
        suggested_text: None,
        parts: List::Borrowed(POL_083_PARTS),
        mends: List::Borrowed(POL_083_MENDS),
        evidence: List::Borrowed(&[E723, E719, E157, E695]),
        bound: List::Borrowed(POL_083_BOUND),
        since: Words::Borrowed("1.0.0-rc.1"),
};

const POL_084_PARTS: &[Part] = &[
            Part {
                text: RuleText::Finding,
                when: When { words: List::Borrowed(&[Words::Borrowed("指定天数"), Words::Borrowed("指定的天数"), Words::Borrowed("指定期限"), Words::Borrowed("指定数量"), Words::Borrowed("指定金额"), Words::Borrowed("指定比例"), Words::Borrowed("指定标准"), Words::Borrowed("最低保证")]), with: List::Borrowed(&[]), without: List::Borrowed(&[Words::Borrowed("名单"), Words::Borrowed("目录"), Words::Borrowed("医院")]), near: List::Borrowed(&[]), not_near: List::Borrowed(&[]), present: List::Borrowed(&[]), absent: List::Borrowed(&[]), families: List::Borrowed(&[]), outside: List::Borrowed(&[]), moves: List::Borrowed(&[]), reader: None },
                instead: true,
                says: Words::Borrowed("什么情况下要承担后果，应当写定并讲明。这里要看指定的天数、数量一类，具体是多少、由谁指定没有写出来，您事先无从知道。"),
            },
            Part {
                text: RuleText::Consequence,
                when: When { words: List::Borrowed(&[Words::Borrowed("指定天数"), Words::Borrowed("指定的天数"), Words::Borrowed("指定期限"), Words::Borrowed("指定数量"), Words::Borrowed("指定金额"), Words::Borrowed("指定比例"), Words::Borrowed("指定标准"), Words::Borrowed("最低保证")]), with: List::Borrowed(&[]), without: List::Borrowed(&[Words::Borrowed("名单"), Words::Borrowed("目录"), Words::Borrowed("医院")]), near: List::Borrowed(&[]), not_near: List::Borrowed(&[]), present: List::Borrowed(&[]), absent: List::Borrowed(&[]), families: List::Borrowed(&[]), outside: List::Borrowed(&[]), moves: List::Borrowed(&[]), reader: None },
                instead: true,
                says: Words::Borrowed("到了哪一步要承担后果，您可能到时候才知道。"),
            },
            Part {
                text: RuleText::NextStep,
                when: When { words: List::Borrowed(&[Words::Borrowed("指定天数"), Words::Borrowed("指定的天数"), Words::Borrowed("指定期限"), Words::Borrowed("指定数量"), Words::Borrowed("指定金额"), Words::Borrowed("指定比例"), Words::Borrowed("指定标准"), Words::Borrowed("最低保证")]), with: List::Borrowed(&[]), without: List::Borrowed(&[Words::Borrowed("名单"), Words::Borrowed("目录"), Words::Borrowed("医院")]), near: List::Borrowed(&[]), not_near: List::Borrowed(&[]), present: List::Borrowed(&[]), absent: List::Borrowed(&[]), families: List::Borrowed(&[]), outside: List::Borrowed(&[]), moves: List::Borrowed(&[]), reader: None },
                instead: true,
                says: Words::Borrowed("书面请对方写明具体的天数、数量是多少，由谁、什么时候定。没有写明就要您承担后果的，先提出异议，可拨12378投诉。"),
            },
            Part {
                text: RuleText::Say,
                when: When { words: List::Borrowed(&[Words::Borrowed("指定天数"), Words::Borrowed("指定的天数"), Words::Borrowed("指定期限"), Words::Borrowed("指定数量"), Words::Borrowed("指定金额"), Words::Borrowed("指定比例"), Words::Borrowed("指定标准"), Words::Borrowed("最低保证")]), with: List::Borrowed(&[]), without: List::Borrowed(&[Words::Borrowed("名单"), Words::Borrowed("目录"), Words::Borrowed("医院")]), near: List::Borrowed(&[]), not_near: List::Borrowed(&[]), present: List::Borrowed(&[]), absent: List::Borrowed(&[]), families: List::Borrowed(&[]), outside: List::Borrowed(&[]), moves: List::Borrowed(&[]), reader: None },
                instead: true,
                says: Words::Borrowed("您好，请写明这里所说的天数、数量具体是多少、由谁指定。没有事先写明的，请不要据此要我承担后果，谢谢。"),
            },
            Part {
                text: RuleText::Consequence,
                when: When { words: List::Borrowed(&[Words::Borrowed("续保")]), with: List::Borrowed(&[]), without: List::Borrowed(&[Words::Borrowed("等待期")]), near: List::Borrowed(&[]), not_near: List::Borrowed(&[]), present: List::Borrowed(&[]), absent: List::Borrowed(&[]), families: List::Borrowed(&[]), outside: List::Borrowed(&[]), moves: List::Borrowed(&[]), reader: None },
                instead: true,
                says: Words::Borrowed("到期想续的时候，您可能才知道续不了。"),
            },
            Part {
                text: RuleText::NextStep,
                when: When { words: List::Borrowed(&[Words::Borrowed("续保")]), with: List::Borrowed(&[]), without: List::Borrowed(&[Words::Borrowed("等待期")]), near: List::Borrowed(&[]), not_near: List::Borrowed(&[]), present: List::Borrowed(&[]), absent: List::Borrowed(&[]), families: List::Borrowed(&[]), outside: List::Borrowed(&[]), moves: List::Borrowed(&[]), reader: None },
                instead: true,
                says: Words::Borrowed("书面请保险公司列明哪些情况不给续保。到期以前就问清能不能续，不能续的要求说明理由。被拒可拨12378投诉。"),
            },
            Part {
                text: RuleText::Say,
                when: When { words: List::Borrowed(&[Words::Borrowed("续保")]), with: List::Borrowed(&[]), without: List::Borrowed(&[Words::Borrowed("等待期")]), near: List::Borrowed(&[]), not_near: List::Borrowed(&[]), present: List::Borrowed(&[]), absent: List::Borrowed(&[]), families: List::Borrowed(&[]), outside: List::Borrowed(&[]), moves: List::Borrowed(&[]), reader: None },
                instead: true,
                says: Words::Borrowed("您好，请书面列明哪些情况不给续保、由谁按什么确定。没有写明的，请不要作为拒绝续保的理由，谢谢。"),
            },
            Part {
                text: RuleText::Finding,
                when: When { words: List::Borrowed(&[Words::Borrowed("续保")]), with: List::Borrowed(&[]), without: List::Borrowed(&[]), near: List::Borrowed(&[]), not_near: List::Borrowed(&[]), present: List::Borrowed(&[]), absent: List::Borrowed(&[]), families: List::Borrowed(&[]), outside: List::Borrowed(&[]), moves: List::Borrowed(&[]), reader: None },
                instead: true,
                says: Words::Borrowed("什么情况下不给续保，应当写明并讲清。这里把它留给保险公司以后来定，您事先无从知道。"),
            },
            Part {
                text: RuleText::Finding,
                when: When { words: List::Borrowed(&[Words::Borrowed("名单"), Words::Borrowed("清单"), Words::Borrowed("目录"), Words::Borrowed("名录")]), with: List::Borrowed(&[]), without: List::Borrowed(&[]), near: List::Borrowed(&[]), not_near: List::Borrowed(&[]), present: List::Borrowed(&[]), absent: List::Borrowed(&[]), families: List::Borrowed(&[]), outside: List::Borrowed(&[]), moves: List::Borrowed(&[]), reader: None },
                instead: true,
                says: Words::Borrowed("名单、清单里有什么，应当在投保时写定并讲明。这里保险公司以后可以变动，您事先无从知道。"),
            },];
const POL_084_MENDS: &[Mend] = &[];
const POL_084_BOUND: &[BoundSource] = &[
            BoundSource { of: List::Borrowed(&[1]), when: When { words: List::Borrowed(&[Words::Borrowed("调整"), Words::Borrowed("更新"), Words::Borrowed("增补"), Words::Borrowed("增列"), Words::Borrowed("增加"), Words::Borrowed("变动"), Words::Borrowed("最新"), Words::Borrowed("修改"), Words::Borrowed("变更"), Words::Borrowed("重编"), Words::Borrowed("重绘"), Words::Borrowed("再添"), Words::Borrowed("公布"), Words::Borrowed("动态"), Words::Borrowed("实时"), Words::Borrowed("补录"), Words::Borrowed("当日版本"), Words::Borrowed("换一张"), Words::Borrowed("移出"), Words::Borrowed("移入"), Words::Borrowed("通函"), Words::Borrowed("新增"), Words::Borrowed("推送"), Words::Borrowed("开放"), Words::Borrowed("放行"), Words::Borrowed("暂停合作"), Words::Borrowed("随时"), Words::Borrowed("不时"), Words::Borrowed("不定期"), Words::Borrowed("列入")]), with: List::Borrowed(&[]), without: List::Borrowed(&[]), near: List::Borrowed(&[]), not_near: List::Borrowed(&[]), present: List::Borrowed(&[]), absent: List::Borrowed(&[]), families: List::Borrowed(&[]), outside: List::Borrowed(&[]), moves: List::Borrowed(&[]), reader: None } },];
const POL_084: Rule = Rule {
        id: Words::Borrowed("pol-084"),
        name: Words::Borrowed("名单、条件由公司事后定"),
        card: Card::Policy,
        level: Level::High,
        hurts: Words::Borrowed("被保险人"),
        families: List::Borrowed(&[Words::Borrowed("*")]),
        frames: List::Borrowed(&[Frame::Change, Frame::Exempt, Frame::Hide, Frame::Decide]),
        topics: List::Borrowed(&[Words::Borrowed("名单"), Words::Borrowed("名录"), Words::Borrowed("清单"), Words::Borrowed("目录"), Words::Borrowed("分类表"), Words::Borrowed("科室表"), Words::Borrowed("关注库"), Words::Borrowed("排除库"), Words::Borrowed("医院"), Words::Borrowed("除外"), Words::Borrowed("定点"), Words::Borrowed("不报"), Words::Borrowed("不赔"), Words::Borrowed("不保"), Words::Borrowed("拒保"), Words::Borrowed("脱保"), Words::Borrowed("通函"), Words::Borrowed("更新"), Words::Borrowed("版本"), Words::Borrowed("另行确定"), Words::Borrowed("届时通知")]),
        judge: None,
        finding: Words::Borrowed("哪些不赔、什么情况下要承担后果，应当在投保时写定并讲明。这里把它留给保险公司以后来定，您事先无从知道。"),
        consequence: Words::Borrowed("到了要用的时候，您可能才知道条件已经变了，或者本来就没有写明。"),
        next_step: Words::Borrowed("保存投保时的版本和截图，书面请保险公司说明现在适用哪一版、由谁定。以后加的或当时空着的，主张不适用于您。被拒可拨12378投诉。"),
        say: Words::Borrowed("您好，请提供我投保时适用的名单或条件，并写明由谁、按什么确定。没有经我同意、也没有批单的改动，不应适用于我，谢谢。"),
        suggested_text: None,
        parts: List::Borrowed(POL_084_PARTS),
        mends: List::Borrowed(POL_084_MENDS),
        evidence: List::Borrowed(&[E693, E767, E695]),
        bound: List::Borrowed(POL_084_BOUND),
        since: Words::Borrowed("1.0.0-rc.1"),
};

const POL_085_PARTS: &[Part] = &[
            Part {
                text: RuleText::Finding,
                when: When { words: List::Borrowed(&[Words::Borrowed("保险人所在地"), Words::Borrowed("保险人住所地"), Words::Borrowed("公司所在地"), Words::Borrowed("公司住所地"), Words::Borrowed("我们所在地"), Words::Borrowed("本公司所在")]), with: List::Borrowed(&[Words::Borrowed("未载明仲裁"), Words::Borrowed("未达成仲裁"), Words::Borrowed("没有达成仲裁"), Words::Borrowed("没有约定仲裁"), Words::Borrowed("未约定仲裁")]), without: List::Borrowed(&[Words::Borrowed("被保险人住所地"), Words::Borrowed("标的物所在地")]), near: List::Borrowed(&[]), not_near: List::Borrowed(&[]), present: List::Borrowed(&[]), absent: List::Borrowed(&[]), families: List::Borrowed(&[]), outside: List::Borrowed(&[]), moves: List::Borrowed(&[]), reader: None },
                instead: true,
                says: Words::Borrowed("保险合同纠纷可以在被告住所地或者保险标的物所在地起诉，人身险还可以在被保险人住所地起诉。照这里写的，没有约定仲裁的，只写了去保险公司一方的地方起诉，您处理起来更难。"),
            },
            Part {
                text: RuleText::Consequence,
                when: When { words: List::Borrowed(&[Words::Borrowed("仲裁委员会仲裁"), Words::Borrowed("仲裁委仲裁"), Words::Borrowed("仲裁院仲裁"), Words::Borrowed("仲裁委员会申请仲裁"), Words::Borrowed("仲裁委员会裁决")]), with: List::Borrowed(&[]), without: List::Borrowed(&[Words::Borrowed("法院"), Words::Borrowed("起诉"), Words::Borrowed("诉讼")]), near: List::Borrowed(&[]), not_near: List::Borrowed(&[]), present: List::Borrowed(&[]), absent: List::Borrowed(&[]), families: List::Borrowed(&[]), outside: List::Borrowed(&[]), moves: List::Borrowed(&[]), reader: None },
                instead: true,
                says: Words::Borrowed("您为争一笔钱，可能要到不方便的地方、用不方便的办法去办。"),
            },
            Part {
                text: RuleText::NextStep,
                when: When { words: List::Borrowed(&[Words::Borrowed("仲裁委员会仲裁"), Words::Borrowed("仲裁委仲裁"), Words::Borrowed("仲裁院仲裁"), Words::Borrowed("仲裁委员会申请仲裁"), Words::Borrowed("仲裁委员会裁决")]), with: List::Borrowed(&[]), without: List::Borrowed(&[Words::Borrowed("法院"), Words::Borrowed("起诉"), Words::Borrowed("诉讼")]), near: List::Borrowed(&[]), not_near: List::Borrowed(&[]), present: List::Borrowed(&[]), absent: List::Borrowed(&[]), families: List::Borrowed(&[]), outside: List::Borrowed(&[]), moves: List::Borrowed(&[]), reader: None },
                instead: true,
                says: Words::Borrowed("先同对方协商，也可以申请保险纠纷调解或拨12378。要仲裁的，先问清费用和怎么申请。这一条当时没有提示的，收好证据，可先免费咨询12348。"),
            },
            Part {
                text: RuleText::Say,
                when: When { words: List::Borrowed(&[Words::Borrowed("仲裁委员会仲裁"), Words::Borrowed("仲裁委仲裁"), Words::Borrowed("仲裁院仲裁"), Words::Borrowed("仲裁委员会申请仲裁"), Words::Borrowed("仲裁委员会裁决")]), with: List::Borrowed(&[]), without: List::Borrowed(&[Words::Borrowed("法院"), Words::Borrowed("起诉"), Words::Borrowed("诉讼")]), near: List::Borrowed(&[]), not_near: List::Borrowed(&[]), present: List::Borrowed(&[]), absent: List::Borrowed(&[]), families: List::Borrowed(&[]), outside: List::Borrowed(&[]), moves: List::Borrowed(&[]), reader: None },
                instead: true,
                says: Words::Borrowed("您好，请说明这项仲裁约定投保时有没有提示过我。争议我希望先调解，谢谢。"),
            },
            Part {
                text: RuleText::Finding,
                when: When { words: List::Borrowed(&[Words::Borrowed("仲裁委员会仲裁"), Words::Borrowed("仲裁委仲裁"), Words::Borrowed("仲裁院仲裁")]), with: List::Borrowed(&[]), without: List::Borrowed(&[Words::Borrowed("法院"), Words::Borrowed("起诉"), Words::Borrowed("诉讼")]), near: List::Borrowed(&[]), not_near: List::Borrowed(&[]), present: List::Borrowed(&[]), absent: List::Borrowed(&[]), families: List::Borrowed(&[]), outside: List::Borrowed(&[]), moves: List::Borrowed(&[]), reader: None },
                instead: true,
                says: Words::Borrowed("保险争议可以协商、调解、起诉，也可以约定仲裁。这里写定了去仲裁，您的选择就少了。"),
            },
            Part {
                text: RuleText::Finding,
                when: When { words: List::Borrowed(&[Words::Borrowed("保险人所在地"), Words::Borrowed("保险人住所地"), Words::Borrowed("公司所在地"), Words::Borrowed("公司住所地"), Words::Borrowed("我们所在地"), Words::Borrowed("本公司所在"), Words::Borrowed("总公司"), Words::Borrowed("总部所在"), Words::Borrowed("保单签发地"), Words::Borrowed("签发地"), Words::Borrowed("承保公司所在"), Words::Borrowed("分公司所在地"), Words::Borrowed("保险人注册地")]), with: List::Borrowed(&[Words::Borrowed("法院")]), without: List::Borrowed(&[Words::Borrowed("被保险人住所地"), Words::Borrowed("标的物所在地"), Words::Borrowed("或者"), Words::Borrowed("或")]), near: List::Borrowed(&[]), not_near: List::Borrowed(&[]), present: List::Borrowed(&[]), absent: List::Borrowed(&[]), families: List::Borrowed(&[]), outside: List::Borrowed(&[]), moves: List::Borrowed(&[]), reader: None },
                instead: true,
                says: Words::Borrowed("保险合同纠纷可以在被告住所地或者保险标的物所在地起诉，人身险还可以在被保险人住所地起诉。这里只写了去保险公司一方的地方，您处理起来更难。"),
            },
            Part {
                text: RuleText::Consequence,
                when: When { words: List::Borrowed(&[Words::Borrowed("保险人所在地"), Words::Borrowed("保险人住所地"), Words::Borrowed("公司所在地"), Words::Borrowed("公司住所地"), Words::Borrowed("我们所在地"), Words::Borrowed("本公司所在"), Words::Borrowed("总公司"), Words::Borrowed("总部所在"), Words::Borrowed("保单签发地"), Words::Borrowed("签发地"), Words::Borrowed("承保公司所在"), Words::Borrowed("分公司所在地"), Words::Borrowed("保险人注册地")]), with: List::Borrowed(&[Words::Borrowed("法院")]), without: List::Borrowed(&[Words::Borrowed("被保险人住所地"), Words::Borrowed("标的物所在地"), Words::Borrowed("或者"), Words::Borrowed("或")]), near: List::Borrowed(&[]), not_near: List::Borrowed(&[]), present: List::Borrowed(&[]), absent: List::Borrowed(&[]), families: List::Borrowed(&[]), outside: List::Borrowed(&[]), moves: List::Borrowed(&[]), reader: None },
                instead: true,
                says: Words::Borrowed("您为争一笔赔款，可能要到保险公司那边去打官司。"),
            },];
const POL_085_MENDS: &[Mend] = &[];
const POL_085_BOUND: &[BoundSource] = &[
            BoundSource { of: List::Borrowed(&[0]), when: When { words: List::Borrowed(&[Words::Borrowed("法院"), Words::Borrowed("管辖"), Words::Borrowed("开庭"), Words::Borrowed("争议解决地"), Words::Borrowed("打官司"), Words::Borrowed("注册地")]), with: List::Borrowed(&[]), without: List::Borrowed(&[Words::Borrowed("仲裁委员会"), Words::Borrowed("仲裁院"), Words::Borrowed("不得另行起诉"), Words::Borrowed("不得起诉"), Words::Borrowed("不得提起"), Words::Borrowed("放弃起诉"), Words::Borrowed("放弃诉讼"), Words::Borrowed("放弃向法院"), Words::Borrowed("终局"), Words::Borrowed("不上法院"), Words::Borrowed("不选择诉讼"), Words::Borrowed("不得选择诉讼"), Words::Borrowed("复议"), Words::Borrowed("最后一站"), Words::Borrowed("不另寻"), Words::Borrowed("断了就算"), Words::Borrowed("十八个月"), Words::Borrowed("裁定"), Words::Borrowed("表决"), Words::Borrowed("举手"), Words::Borrowed("不与之对话"), Words::Borrowed("先预缴"), Words::Borrowed("三级"), Words::Borrowed("处理费")]), near: List::Borrowed(&[]), not_near: List::Borrowed(&[]), present: List::Borrowed(&[]), absent: List::Borrowed(&[]), families: List::Borrowed(&[]), outside: List::Borrowed(&[]), moves: List::Borrowed(&[]), reader: None } },
            BoundSource { of: List::Borrowed(&[0]), when: When { words: List::Borrowed(&[Words::Borrowed("法院"), Words::Borrowed("管辖"), Words::Borrowed("开庭"), Words::Borrowed("争议解决地"), Words::Borrowed("打官司")]), with: List::Borrowed(&[Words::Borrowed("所在地人民法院"), Words::Borrowed("住所地人民法院"), Words::Borrowed("注册地人民法院"), Words::Borrowed("所在地法院"), Words::Borrowed("住所地法院"), Words::Borrowed("注册地法院"), Words::Borrowed("地的人民法院"), Words::Borrowed("地的法院")]), without: List::Borrowed(&[]), near: List::Borrowed(&[]), not_near: List::Borrowed(&[]), present: List::Borrowed(&[]), absent: List::Borrowed(&[]), families: List::Borrowed(&[]), outside: List::Borrowed(&[]), moves: List::Borrowed(&[]), reader: None } },
            BoundSource { of: List::Borrowed(&[1]), when: When { words: List::Borrowed(&[Words::Borrowed("法院"), Words::Borrowed("管辖"), Words::Borrowed("开庭"), Words::Borrowed("争议解决地"), Words::Borrowed("打官司"), Words::Borrowed("注册地")]), with: List::Borrowed(&[]), without: List::Borrowed(&[Words::Borrowed("仲裁委员会"), Words::Borrowed("仲裁院"), Words::Borrowed("不得另行起诉"), Words::Borrowed("不得起诉"), Words::Borrowed("不得提起"), Words::Borrowed("放弃起诉"), Words::Borrowed("放弃诉讼"), Words::Borrowed("放弃向法院"), Words::Borrowed("终局"), Words::Borrowed("不上法院"), Words::Borrowed("不选择诉讼"), Words::Borrowed("不得选择诉讼"), Words::Borrowed("复议"), Words::Borrowed("最后一站"), Words::Borrowed("不另寻"), Words::Borrowed("断了就算"), Words::Borrowed("十八个月"), Words::Borrowed("裁定"), Words::Borrowed("表决"), Words::Borrowed("举手"), Words::Borrowed("不与之对话"), Words::Borrowed("先预缴"), Words::Borrowed("三级"), Words::Borrowed("处理费")]), near: List::Borrowed(&[]), not_near: List::Borrowed(&[]), present: List::Borrowed(&[]), absent: List::Borrowed(&[]), families: List::Borrowed(&[Words::Borrowed("health"), Words::Borrowed("critical"), Words::Borrowed("accident"), Words::Borrowed("life"), Words::Borrowed("group")]), outside: List::Borrowed(&[]), moves: List::Borrowed(&[]), reader: None } },
            BoundSource { of: List::Borrowed(&[1]), when: When { words: List::Borrowed(&[Words::Borrowed("车"), Words::Borrowed("船"), Words::Borrowed("运输"), Words::Borrowed("货运"), Words::Borrowed("航次")]), with: List::Borrowed(&[Words::Borrowed("法院"), Words::Borrowed("管辖"), Words::Borrowed("开庭"), Words::Borrowed("争议解决地")]), without: List::Borrowed(&[]), near: List::Borrowed(&[]), not_near: List::Borrowed(&[]), present: List::Borrowed(&[]), absent: List::Borrowed(&[]), families: List::Borrowed(&[Words::Borrowed("property"), Words::Borrowed("auto")]), outside: List::Borrowed(&[]), moves: List::Borrowed(&[]), reader: None } },
            BoundSource { of: List::Borrowed(&[2]), when: When { words: List::Borrowed(&[Words::Borrowed("法院")]), with: List::Borrowed(&[Words::Borrowed("所在地"), Words::Borrowed("住所地"), Words::Borrowed("注册地"), Words::Borrowed("总公司"), Words::Borrowed("专属"), Words::Borrowed("签单地"), Words::Borrowed("签约地")]), without: List::Borrowed(&[Words::Borrowed("不得另行起诉"), Words::Borrowed("不得起诉"), Words::Borrowed("不得提起"), Words::Borrowed("放弃起诉"), Words::Borrowed("放弃诉讼"), Words::Borrowed("放弃向法院"), Words::Borrowed("终局"), Words::Borrowed("不上法院"), Words::Borrowed("不选择诉讼"), Words::Borrowed("不得选择诉讼"), Words::Borrowed("复议"), Words::Borrowed("最后一站"), Words::Borrowed("不另寻"), Words::Borrowed("断了就算"), Words::Borrowed("十八个月"), Words::Borrowed("裁定"), Words::Borrowed("表决"), Words::Borrowed("举手"), Words::Borrowed("不与之对话"), Words::Borrowed("先预缴"), Words::Borrowed("三级"), Words::Borrowed("处理费")]), near: List::Borrowed(&[]), not_near: List::Borrowed(&[]), present: List::Borrowed(&[]), absent: List::Borrowed(&[]), families: List::Borrowed(&[]), outside: List::Borrowed(&[Words::Borrowed("group")]), moves: List::Borrowed(&[]), reader: None } },
            BoundSource { of: List::Borrowed(&[3]), when: When { words: List::Borrowed(&[Words::Borrowed("仲裁委"), Words::Borrowed("仲裁院"), Words::Borrowed("仲裁机构"), Words::Borrowed("仲裁中心"), Words::Borrowed("提交仲裁"), Words::Borrowed("仲裁解决")]), with: List::Borrowed(&[]), without: List::Borrowed(&[Words::Borrowed("未达成仲裁协议"), Words::Borrowed("没有达成仲裁协议"), Words::Borrowed("未载明仲裁机构")]), near: List::Borrowed(&[]), not_near: List::Borrowed(&[]), present: List::Borrowed(&[]), absent: List::Borrowed(&[]), families: List::Borrowed(&[]), outside: List::Borrowed(&[]), moves: List::Borrowed(&[]), reader: None } },
            BoundSource { of: List::Borrowed(&[3]), when: When { words: List::Borrowed(&[Words::Borrowed("仲裁")]), with: List::Borrowed(&[]), without: List::Borrowed(&[Words::Borrowed("法院"), Words::Borrowed("起诉"), Words::Borrowed("诉讼"), Words::Borrowed("未达成仲裁协议"), Words::Borrowed("没有达成仲裁协议"), Words::Borrowed("未载明仲裁机构")]), near: List::Borrowed(&[]), not_near: List::Borrowed(&[]), present: List::Borrowed(&[]), absent: List::Borrowed(&[]), families: List::Borrowed(&[]), outside: List::Borrowed(&[]), moves: List::Borrowed(&[]), reader: None } },
            BoundSource { of: List::Borrowed(&[4]), when: When { words: List::Borrowed(&[Words::Borrowed("仲裁"), Words::Borrowed("不得另行起诉"), Words::Borrowed("不得起诉"), Words::Borrowed("不得提起"), Words::Borrowed("放弃起诉"), Words::Borrowed("放弃诉讼"), Words::Borrowed("放弃向法院"), Words::Borrowed("终局"), Words::Borrowed("不上法院"), Words::Borrowed("不选择诉讼"), Words::Borrowed("不得选择诉讼"), Words::Borrowed("复议"), Words::Borrowed("最后一站"), Words::Borrowed("不另寻"), Words::Borrowed("断了就算"), Words::Borrowed("十八个月"), Words::Borrowed("裁定"), Words::Borrowed("表决"), Words::Borrowed("举手"), Words::Borrowed("不与之对话"), Words::Borrowed("先预缴"), Words::Borrowed("三级"), Words::Borrowed("处理费")]), with: List::Borrowed(&[]), without: List::Borrowed(&[Words::Borrowed("未达成仲裁协议"), Words::Borrowed("没有达成仲裁协议"), Words::Borrowed("未载明仲裁机构")]), near: List::Borrowed(&[]), not_near: List::Borrowed(&[]), present: List::Borrowed(&[]), absent: List::Borrowed(&[]), families: List::Borrowed(&[]), outside: List::Borrowed(&[Words::Borrowed("group")]), moves: List::Borrowed(&[]), reader: None } },
            BoundSource { of: List::Borrowed(&[5]), when: When { words: List::Borrowed(&[Words::Borrowed("不得另行起诉"), Words::Borrowed("不得起诉"), Words::Borrowed("不得提起"), Words::Borrowed("放弃起诉"), Words::Borrowed("放弃诉讼"), Words::Borrowed("放弃向法院"), Words::Borrowed("终局"), Words::Borrowed("不上法院"), Words::Borrowed("不选择诉讼"), Words::Borrowed("不得选择诉讼"), Words::Borrowed("复议"), Words::Borrowed("最后一站"), Words::Borrowed("不另寻"), Words::Borrowed("断了就算"), Words::Borrowed("十八个月"), Words::Borrowed("裁定"), Words::Borrowed("表决"), Words::Borrowed("举手"), Words::Borrowed("不与之对话"), Words::Borrowed("先预缴"), Words::Borrowed("三级"), Words::Borrowed("处理费")]), with: List::Borrowed(&[]), without: List::Borrowed(&[]), near: List::Borrowed(&[]), not_near: List::Borrowed(&[]), present: List::Borrowed(&[]), absent: List::Borrowed(&[]), families: List::Borrowed(&[]), outside: List::Borrowed(&[]), moves: List::Borrowed(&[]), reader: None } },
            BoundSource { of: List::Borrowed(&[5]), when: When { words: List::Borrowed(&[]), with: List::Borrowed(&[]), without: List::Borrowed(&[Words::Borrowed("法院"), Words::Borrowed("管辖"), Words::Borrowed("开庭"), Words::Borrowed("争议解决地"), Words::Borrowed("仲裁"), Words::Borrowed("打官司"), Words::Borrowed("注册地"), Words::Borrowed("不得另行起诉"), Words::Borrowed("不得起诉"), Words::Borrowed("不得提起"), Words::Borrowed("放弃起诉"), Words::Borrowed("放弃诉讼"), Words::Borrowed("放弃向法院"), Words::Borrowed("终局"), Words::Borrowed("不上法院"), Words::Borrowed("不选择诉讼"), Words::Borrowed("不得选择诉讼"), Words::Borrowed("复议"), Words::Borrowed("最后一站"), Words::Borrowed("不另寻"), Words::Borrowed("断了就算"), Words::Borrowed("十八个月"), Words::Borrowed("裁定"), Words::Borrowed("表决"), Words::Borrowed("举手"), Words::Borrowed("不与之对话"), Words::Borrowed("先预缴"), Words::Borrowed("三级"), Words::Borrowed("处理费")]), near: List::Borrowed(&[]), not_near: List::Borrowed(&[]), present: List::Borrowed(&[]), absent: List::Borrowed(&[]), families: List::Borrowed(&[]), outside: List::Borrowed(&[]), moves: List::Borrowed(&[]), reader: None } },];
const POL_085: Rule = Rule {
        id: Words::Borrowed("pol-085"),
        name: Words::Borrowed("有争议只能去公司那边"),
        card: Card::Policy,
        level: Level::High,
        hurts: Words::Borrowed("投保人"),
        families: List::Borrowed(&[Words::Borrowed("*")]),
        frames: List::Borrowed(&[Frame::Forum, Frame::Waive, Frame::Unequal, Frame::Fee]),
        topics: List::Borrowed(&[Words::Borrowed("争议"), Words::Borrowed("纠纷"), Words::Borrowed("诉讼"), Words::Borrowed("仲裁"), Words::Borrowed("起诉"), Words::Borrowed("法院"), Words::Borrowed("管辖"), Words::Borrowed("打官司"), Words::Borrowed("官司"), Words::Borrowed("调解"), Words::Borrowed("裁判"), Words::Borrowed("裁决"), Words::Borrowed("开庭"), Words::Borrowed("争讼"), Words::Borrowed("诉状"), Words::Borrowed("异议"), Words::Borrowed("复议"), Words::Borrowed("闹意见"), Words::Borrowed("司法"), Words::Borrowed("申请鉴定"), Words::Borrowed("适用法律"), Words::Borrowed("管辖法院")]),
        judge: None,
        finding: Words::Borrowed("保险合同纠纷可以在被告住所地或者保险标的物所在地起诉，人身险还可以在被保险人住所地起诉。这里限制了选择，您处理起来更难。"),
        consequence: Words::Borrowed("您为争一笔赔款，可能要到不方便的地方、用不方便的办法去办。"),
        next_step: Words::Borrowed("先申请保险纠纷调解或拨12378。人身险可问被保险人住所地法院能否受理。这一条当时没有提示的，收好证据，可先免费咨询12348。"),
        say: Words::Borrowed("您好，请说明这项争议约定有没有提示过我。争议我希望先调解，谈不成的，保留在法律规定的法院处理的权利，请确认，谢谢。"),
        suggested_text: None,
        parts: List::Borrowed(POL_085_PARTS),
        mends: List::Borrowed(POL_085_MENDS),
        evidence: List::Borrowed(&[E813, E814, E51, E815, E49, E695]),
        bound: List::Borrowed(POL_085_BOUND),
        since: Words::Borrowed("1.0.0-rc.1"),
};

const POL_088_PARTS: &[Part] = &[
            Part {
                text: RuleText::Finding,
                when: When { words: List::Borrowed(&[Words::Borrowed("相应扣减"), Words::Borrowed("扣减被保险人"), Words::Borrowed("可以扣减"), Words::Borrowed("予以扣减"), Words::Borrowed("应扣减")]), with: List::Borrowed(&[Words::Borrowed("取得"), Words::Borrowed("获得")]), without: List::Borrowed(&[]), near: List::Borrowed(&[]), not_near: List::Borrowed(&[]), present: List::Borrowed(&[]), absent: List::Borrowed(&[]), families: List::Borrowed(&[]), outside: List::Borrowed(&[Words::Borrowed("health"), Words::Borrowed("critical"), Words::Borrowed("accident"), Words::Borrowed("life"), Words::Borrowed("group")]), moves: List::Borrowed(&[]), reader: None },
                instead: true,
                says: Words::Borrowed("这里写的是，被保险人已经从责任方拿到的钱，保险公司赔的时候要扣掉。财产险里这样扣可以，要紧的是算清已经付过多少。"),
            },
            Part {
                text: RuleText::Consequence,
                when: When { words: List::Borrowed(&[Words::Borrowed("相应扣减"), Words::Borrowed("扣减被保险人"), Words::Borrowed("可以扣减"), Words::Borrowed("予以扣减"), Words::Borrowed("应扣减")]), with: List::Borrowed(&[Words::Borrowed("取得"), Words::Borrowed("获得")]), without: List::Borrowed(&[]), near: List::Borrowed(&[]), not_near: List::Borrowed(&[]), present: List::Borrowed(&[]), absent: List::Borrowed(&[]), families: List::Borrowed(&[]), outside: List::Borrowed(&[Words::Borrowed("health"), Words::Borrowed("critical"), Words::Borrowed("accident"), Words::Borrowed("life"), Words::Borrowed("group")]), moves: List::Borrowed(&[]), reader: None },
                instead: true,
                says: Words::Borrowed("已经付过的没有记清，后面的账就可能算多。"),
            },
            Part {
                text: RuleText::NextStep,
                when: When { words: List::Borrowed(&[Words::Borrowed("相应扣减"), Words::Borrowed("扣减被保险人"), Words::Borrowed("可以扣减"), Words::Borrowed("予以扣减"), Words::Borrowed("应扣减")]), with: List::Borrowed(&[Words::Borrowed("取得"), Words::Borrowed("获得")]), without: List::Borrowed(&[]), near: List::Borrowed(&[]), not_near: List::Borrowed(&[]), present: List::Borrowed(&[]), absent: List::Borrowed(&[]), families: List::Borrowed(&[]), outside: List::Borrowed(&[Words::Borrowed("health"), Words::Borrowed("critical"), Words::Borrowed("accident"), Words::Borrowed("life"), Words::Borrowed("group")]), moves: List::Borrowed(&[]), reader: None },
                instead: true,
                says: Words::Borrowed("保留付款的凭证，有人来追款时要求出示赔付凭证和逐项计算表，把已经付过的减掉。谈不拢可拨12378或12348咨询。"),
            },
            Part {
                text: RuleText::Say,
                when: When { words: List::Borrowed(&[Words::Borrowed("相应扣减"), Words::Borrowed("扣减被保险人"), Words::Borrowed("可以扣减"), Words::Borrowed("予以扣减"), Words::Borrowed("应扣减")]), with: List::Borrowed(&[Words::Borrowed("取得"), Words::Borrowed("获得")]), without: List::Borrowed(&[]), near: List::Borrowed(&[]), not_near: List::Borrowed(&[]), present: List::Borrowed(&[]), absent: List::Borrowed(&[]), families: List::Borrowed(&[]), outside: List::Borrowed(&[Words::Borrowed("health"), Words::Borrowed("critical"), Words::Borrowed("accident"), Words::Borrowed("life"), Words::Borrowed("group")]), moves: List::Borrowed(&[]), reader: None },
                instead: true,
                says: Words::Borrowed("您好，请提供赔付凭证和逐项计算表，写明已经扣减了哪些，谢谢。"),
            },
            Part {
                text: RuleText::Say,
                when: When { words: List::Borrowed(&[Words::Borrowed("配偶"), Words::Borrowed("父母"), Words::Borrowed("子女"), Words::Borrowed("家人"), Words::Borrowed("亲属"), Words::Borrowed("家里人"), Words::Borrowed("家庭成员")]), with: List::Borrowed(&[]), without: List::Borrowed(&[]), near: List::Borrowed(&[]), not_near: List::Borrowed(&[]), present: List::Borrowed(&[]), absent: List::Borrowed(&[]), families: List::Borrowed(&[]), outside: List::Borrowed(&[]), moves: List::Borrowed(&[]), reader: None },
                instead: true,
                says: Words::Borrowed("您好，请提供赔付凭证、追偿依据和逐项计算表。没有依据的部分请减免，也请勿向没有签字的家人追款，谢谢。"),
            },
            Part {
                text: RuleText::Say,
                when: When { words: List::Borrowed(&[Words::Borrowed("违约金"), Words::Borrowed("罚息"), Words::Borrowed("滞纳金"), Words::Borrowed("千分之"), Words::Borrowed("万分之"), Words::Borrowed("年化"), Words::Borrowed("双份"), Words::Borrowed("信誉损失"), Words::Borrowed("占用费"), Words::Borrowed("逾期一天"), Words::Borrowed("利息"), Words::Borrowed("滚利")]), with: List::Borrowed(&[]), without: List::Borrowed(&[]), near: List::Borrowed(&[]), not_near: List::Borrowed(&[]), present: List::Borrowed(&[]), absent: List::Borrowed(&[]), families: List::Borrowed(&[]), outside: List::Borrowed(&[]), moves: List::Borrowed(&[]), reader: None },
                instead: true,
                says: Words::Borrowed("您好，请提供赔付凭证、追偿依据和逐项计算表。没有依据或过高的部分请减免，谢谢。"),
            },
            Part {
                text: RuleText::Finding,
                when: When { words: List::Borrowed(&[Words::Borrowed("全额返还"), Words::Borrowed("返还乙方"), Words::Borrowed("返还保险人"), Words::Borrowed("偿还保险人"), Words::Borrowed("归还保险"), Words::Borrowed("向投保人追偿"), Words::Borrowed("向甲方追偿"), Words::Borrowed("向您追偿"), Words::Borrowed("返还已"), Words::Borrowed("偿还已"), Words::Borrowed("返还全部")]), with: List::Borrowed(&[]), without: List::Borrowed(&[]), near: List::Borrowed(&[]), not_near: List::Borrowed(&[]), present: List::Borrowed(&[]), absent: List::Borrowed(&[]), families: List::Borrowed(&[]), outside: List::Borrowed(&[]), moves: List::Borrowed(&[]), reader: None },
                instead: true,
                says: Words::Borrowed("这里写的是，保险公司赔给别人以后，要交保费的一方再把钱还给它。要看清这份保险保的到底是谁。"),
            },
            Part {
                text: RuleText::Finding,
                when: When { words: List::Borrowed(&[Words::Borrowed("权益转让"), Words::Borrowed("权利转让"), Words::Borrowed("转让给"), Words::Borrowed("转让保险人"), Words::Borrowed("代位"), Words::Borrowed("索赔权")]), with: List::Borrowed(&[]), without: List::Borrowed(&[Words::Borrowed("违约金"), Words::Borrowed("罚息"), Words::Borrowed("全额返还"), Words::Borrowed("垫付")]), near: List::Borrowed(&[]), not_near: List::Borrowed(&[]), present: List::Borrowed(&[]), absent: List::Borrowed(&[]), families: List::Borrowed(&[]), outside: List::Borrowed(&[]), moves: List::Borrowed(&[]), reader: None },
                instead: true,
                says: Words::Borrowed("保险公司赔付以后能向谁追、追多少，要有法律依据或者明确约定；人身保险给付以后，不能向造成事故的人追偿，您仍可以向责任方要求赔偿。这里涉及把向责任方索赔的权利交给保险公司。"),
            },
            Part {
                text: RuleText::Consequence,
                when: When { words: List::Borrowed(&[Words::Borrowed("权益转让"), Words::Borrowed("权利转让"), Words::Borrowed("转让给"), Words::Borrowed("转让保险人"), Words::Borrowed("代位"), Words::Borrowed("索赔权")]), with: List::Borrowed(&[]), without: List::Borrowed(&[Words::Borrowed("违约金"), Words::Borrowed("罚息"), Words::Borrowed("全额返还"), Words::Borrowed("垫付")]), near: List::Borrowed(&[]), not_near: List::Borrowed(&[]), present: List::Borrowed(&[]), absent: List::Borrowed(&[]), families: List::Borrowed(&[]), outside: List::Borrowed(&[]), moves: List::Borrowed(&[]), reader: None },
                instead: true,
                says: Words::Borrowed("您本来能向责任方要的钱，可能要不到了。"),
            },
            Part {
                text: RuleText::Finding,
                when: When { words: List::Borrowed(&[Words::Borrowed("偿还全部理赔款"), Words::Borrowed("归还理赔款"), Words::Borrowed("偿还理赔款"), Words::Borrowed("清偿全部代偿"), Words::Borrowed("归还代偿款"), Words::Borrowed("偿还代偿款"), Words::Borrowed("清偿代偿款"), Words::Borrowed("结清代偿款")]), with: List::Borrowed(&[]), without: List::Borrowed(&[Words::Borrowed("违约金"), Words::Borrowed("罚息"), Words::Borrowed("滞纳金"), Words::Borrowed("律师费"), Words::Borrowed("催收费"), Words::Borrowed("占用费")]), near: List::Borrowed(&[]), not_near: List::Borrowed(&[]), present: List::Borrowed(&[]), absent: List::Borrowed(&[]), families: List::Borrowed(&[]), outside: List::Borrowed(&[]), moves: List::Borrowed(&[]), reader: None },
                instead: true,
                says: Words::Borrowed("这里写的是，保险公司赔给别人以后，要交保费的一方再把钱还给它。要看清这份保险保的到底是谁。"),
            },
            Part {
                text: RuleText::Finding,
                when: When { words: List::Borrowed(&[Words::Borrowed("身故保险金"), Words::Borrowed("伤残保险金"), Words::Borrowed("意外伤害保险金"), Words::Borrowed("重大疾病保险金")]), with: List::Borrowed(&[]), without: List::Borrowed(&[Words::Borrowed("违约金"), Words::Borrowed("罚息"), Words::Borrowed("投保人应当归还"), Words::Borrowed("权益转让"), Words::Borrowed("权利转让"), Words::Borrowed("转让给"), Words::Borrowed("转让保险人"), Words::Borrowed("代位"), Words::Borrowed("索赔权")]), near: List::Borrowed(&[]), not_near: List::Borrowed(&[]), present: List::Borrowed(&[]), absent: List::Borrowed(&[]), families: List::Borrowed(&[]), outside: List::Borrowed(&[]), moves: List::Borrowed(&[Words::Borrowed("pol-recourse")]), reader: None },
                instead: true,
                says: Words::Borrowed("人身保险给付以后，保险公司不能向造成事故的人追偿，您仍可以向责任方要求赔偿。这里的写法与这一点不一致。"),
            },
            Part {
                text: RuleText::Consequence,
                when: When { words: List::Borrowed(&[Words::Borrowed("身故保险金"), Words::Borrowed("伤残保险金"), Words::Borrowed("意外伤害保险金"), Words::Borrowed("重大疾病保险金")]), with: List::Borrowed(&[]), without: List::Borrowed(&[Words::Borrowed("违约金"), Words::Borrowed("罚息"), Words::Borrowed("投保人应当归还"), Words::Borrowed("权益转让"), Words::Borrowed("权利转让"), Words::Borrowed("转让给"), Words::Borrowed("转让保险人"), Words::Borrowed("代位"), Words::Borrowed("索赔权")]), near: List::Borrowed(&[]), not_near: List::Borrowed(&[]), present: List::Borrowed(&[]), absent: List::Borrowed(&[]), families: List::Borrowed(&[]), outside: List::Borrowed(&[]), moves: List::Borrowed(&[Words::Borrowed("pol-recourse")]), reader: None },
                instead: true,
                says: Words::Borrowed("责任方的赔偿和保险金，您可能只拿得到一份。"),
            },
            Part {
                text: RuleText::Finding,
                when: When { words: List::Borrowed(&[]), with: List::Borrowed(&[]), without: List::Borrowed(&[]), near: List::Borrowed(&[]), not_near: List::Borrowed(&[]), present: List::Borrowed(&[]), absent: List::Borrowed(&[]), families: List::Borrowed(&[Words::Borrowed("property"), Words::Borrowed("auto")]), outside: List::Borrowed(&[Words::Borrowed("health"), Words::Borrowed("critical"), Words::Borrowed("accident"), Words::Borrowed("life"), Words::Borrowed("group")]), moves: List::Borrowed(&[]), reader: None },
                instead: true,
                says: Words::Borrowed("保险公司赔付以后能向谁追、追多少，要有法律依据或者明确约定。这里在赔付之后又加了对您不利的要求。"),
            },
            Part {
                text: RuleText::NextStep,
                when: When { words: List::Borrowed(&[Words::Borrowed("违约金"), Words::Borrowed("罚息"), Words::Borrowed("滞纳金"), Words::Borrowed("每日千分"), Words::Borrowed("日千分"), Words::Borrowed("千分之"), Words::Borrowed("年化"), Words::Borrowed("双份"), Words::Borrowed("信誉损失"), Words::Borrowed("占用费"), Words::Borrowed("逾期一天"), Words::Borrowed("利息"), Words::Borrowed("滚利"), Words::Borrowed("万分之")]), with: List::Borrowed(&[]), without: List::Borrowed(&[]), near: List::Borrowed(&[]), not_near: List::Borrowed(&[]), present: List::Borrowed(&[]), absent: List::Borrowed(&[]), families: List::Borrowed(&[Words::Borrowed("property"), Words::Borrowed("auto")]), outside: List::Borrowed(&[Words::Borrowed("health"), Words::Borrowed("critical"), Words::Borrowed("accident"), Words::Borrowed("life"), Words::Borrowed("group")]), moves: List::Borrowed(&[]), reader: None },
                instead: true,
                says: Words::Borrowed("先看清这份保险保的是谁，交保费的人不一定受保障。要求出示赔付凭证和逐项计算表，没有依据的费用不认。违约金过高可请求法院减少。可拨12378或12348咨询。"),
            },
            Part {
                text: RuleText::NextStep,
                when: When { words: List::Borrowed(&[]), with: List::Borrowed(&[]), without: List::Borrowed(&[]), near: List::Borrowed(&[]), not_near: List::Borrowed(&[]), present: List::Borrowed(&[]), absent: List::Borrowed(&[]), families: List::Borrowed(&[Words::Borrowed("property"), Words::Borrowed("auto")]), outside: List::Borrowed(&[Words::Borrowed("health"), Words::Borrowed("critical"), Words::Borrowed("accident"), Words::Borrowed("life"), Words::Borrowed("group")]), moves: List::Borrowed(&[]), reader: None },
                instead: true,
                says: Words::Borrowed("先看清这份保险保的是谁，交保费的人不一定受保障。要求出示赔付凭证和逐项计算表，没有依据的费用不认。可拨12378或12348咨询。"),
            },
            Part {
                text: RuleText::NextStep,
                when: When { words: List::Borrowed(&[Words::Borrowed("全额返还"), Words::Borrowed("返还乙方"), Words::Borrowed("返还保险人"), Words::Borrowed("偿还保险人"), Words::Borrowed("归还保险"), Words::Borrowed("向投保人追偿"), Words::Borrowed("向甲方追偿"), Words::Borrowed("返还已"), Words::Borrowed("偿还已"), Words::Borrowed("返还全部"), Words::Borrowed("向乙方全额返还")]), with: List::Borrowed(&[]), without: List::Borrowed(&[Words::Borrowed("违约金"), Words::Borrowed("罚息"), Words::Borrowed("滞纳金"), Words::Borrowed("千分之"), Words::Borrowed("万分之"), Words::Borrowed("年化"), Words::Borrowed("双份"), Words::Borrowed("信誉损失"), Words::Borrowed("占用费"), Words::Borrowed("逾期一天"), Words::Borrowed("利息"), Words::Borrowed("滚利"), Words::Borrowed("转让"), Words::Borrowed("代位"), Words::Borrowed("索赔权")]), near: List::Borrowed(&[]), not_near: List::Borrowed(&[]), present: List::Borrowed(&[]), absent: List::Borrowed(&[]), families: List::Borrowed(&[]), outside: List::Borrowed(&[]), moves: List::Borrowed(&[]), reader: None },
                instead: true,
                says: Words::Borrowed("先看清这份保险保的是谁，交保费的人不一定受保障。要求出示赔付凭证和逐项计算表，没有依据的费用不认。可拨12378或12348咨询。"),
            },];
const POL_088_MENDS: &[Mend] = &[];
const POL_088_BOUND: &[BoundSource] = &[
            BoundSource { of: List::Borrowed(&[0]), when: When { words: List::Borrowed(&[Words::Borrowed("车"), Words::Borrowed("财产"), Words::Borrowed("借款"), Words::Borrowed("贷款"), Words::Borrowed("代偿"), Words::Borrowed("保证"), Words::Borrowed("房"), Words::Borrowed("标的"), Words::Borrowed("施工"), Words::Borrowed("业主"), Words::Borrowed("店"), Words::Borrowed("货"), Words::Borrowed("银行"), Words::Borrowed("担保"), Words::Borrowed("借钱"), Words::Borrowed("替您还"), Words::Borrowed("求偿额"), Words::Borrowed("押品"), Words::Borrowed("债权"), Words::Borrowed("投保人")]), with: List::Borrowed(&[]), without: List::Borrowed(&[Words::Borrowed("交强险"), Words::Borrowed("违约金"), Words::Borrowed("罚息"), Words::Borrowed("滞纳金"), Words::Borrowed("每日千分"), Words::Borrowed("日千分"), Words::Borrowed("千分之"), Words::Borrowed("年化"), Words::Borrowed("双份"), Words::Borrowed("信誉损失"), Words::Borrowed("占用费"), Words::Borrowed("逾期一天"), Words::Borrowed("利息"), Words::Borrowed("滚利"), Words::Borrowed("万分之")]), near: List::Borrowed(&[]), not_near: List::Borrowed(&[]), present: List::Borrowed(&[]), absent: List::Borrowed(&[]), families: List::Borrowed(&[]), outside: List::Borrowed(&[]), moves: List::Borrowed(&[]), reader: None } },
            BoundSource { of: List::Borrowed(&[0]), when: When { words: List::Borrowed(&[]), with: List::Borrowed(&[]), without: List::Borrowed(&[Words::Borrowed("身故"), Words::Borrowed("伤残"), Words::Borrowed("残疾"), Words::Borrowed("医疗保险金"), Words::Borrowed("医疗费"), Words::Borrowed("意外伤害"), Words::Borrowed("重大疾病"), Words::Borrowed("人身"), Words::Borrowed("住院"), Words::Borrowed("违约金"), Words::Borrowed("罚息"), Words::Borrowed("滞纳金"), Words::Borrowed("每日千分"), Words::Borrowed("日千分"), Words::Borrowed("千分之"), Words::Borrowed("年化"), Words::Borrowed("双份"), Words::Borrowed("信誉损失"), Words::Borrowed("占用费"), Words::Borrowed("逾期一天"), Words::Borrowed("利息"), Words::Borrowed("滚利"), Words::Borrowed("万分之"), Words::Borrowed("交强险")]), near: List::Borrowed(&[]), not_near: List::Borrowed(&[]), present: List::Borrowed(&[]), absent: List::Borrowed(&[]), families: List::Borrowed(&[]), outside: List::Borrowed(&[Words::Borrowed("health"), Words::Borrowed("critical"), Words::Borrowed("accident"), Words::Borrowed("life"), Words::Borrowed("group")]), moves: List::Borrowed(&[]), reader: None } },
            BoundSource { of: List::Borrowed(&[0]), when: When { words: List::Borrowed(&[]), with: List::Borrowed(&[]), without: List::Borrowed(&[Words::Borrowed("身故"), Words::Borrowed("伤残"), Words::Borrowed("残疾"), Words::Borrowed("医疗保险金"), Words::Borrowed("医疗费"), Words::Borrowed("意外伤害"), Words::Borrowed("重大疾病"), Words::Borrowed("人身"), Words::Borrowed("住院"), Words::Borrowed("违约金"), Words::Borrowed("罚息"), Words::Borrowed("滞纳金"), Words::Borrowed("每日千分"), Words::Borrowed("日千分"), Words::Borrowed("千分之"), Words::Borrowed("年化"), Words::Borrowed("双份"), Words::Borrowed("信誉损失"), Words::Borrowed("占用费"), Words::Borrowed("逾期一天"), Words::Borrowed("利息"), Words::Borrowed("滚利"), Words::Borrowed("万分之"), Words::Borrowed("交强险")]), near: List::Borrowed(&[]), not_near: List::Borrowed(&[]), present: List::Borrowed(&[]), absent: List::Borrowed(&[]), families: List::Borrowed(&[Words::Borrowed("property"), Words::Borrowed("auto")]), outside: List::Borrowed(&[]), moves: List::Borrowed(&[]), reader: None } },
            BoundSource { of: List::Borrowed(&[1]), when: When { words: List::Borrowed(&[Words::Borrowed("身故"), Words::Borrowed("伤残"), Words::Borrowed("残疾"), Words::Borrowed("医疗保险金"), Words::Borrowed("医疗费"), Words::Borrowed("意外伤害"), Words::Borrowed("重大疾病"), Words::Borrowed("人身"), Words::Borrowed("住院")]), with: List::Borrowed(&[]), without: List::Borrowed(&[Words::Borrowed("车"), Words::Borrowed("财产"), Words::Borrowed("借款"), Words::Borrowed("贷款"), Words::Borrowed("代偿"), Words::Borrowed("保证"), Words::Borrowed("房"), Words::Borrowed("标的"), Words::Borrowed("施工"), Words::Borrowed("业主"), Words::Borrowed("店"), Words::Borrowed("货"), Words::Borrowed("银行"), Words::Borrowed("担保"), Words::Borrowed("借钱"), Words::Borrowed("替您还"), Words::Borrowed("求偿额"), Words::Borrowed("押品"), Words::Borrowed("债权"), Words::Borrowed("投保人"), Words::Borrowed("违约金"), Words::Borrowed("罚息"), Words::Borrowed("滞纳金"), Words::Borrowed("每日千分"), Words::Borrowed("日千分"), Words::Borrowed("千分之"), Words::Borrowed("年化"), Words::Borrowed("双份"), Words::Borrowed("信誉损失"), Words::Borrowed("占用费"), Words::Borrowed("逾期一天"), Words::Borrowed("利息"), Words::Borrowed("滚利"), Words::Borrowed("万分之")]), near: List::Borrowed(&[]), not_near: List::Borrowed(&[]), present: List::Borrowed(&[]), absent: List::Borrowed(&[]), families: List::Borrowed(&[]), outside: List::Borrowed(&[]), moves: List::Borrowed(&[]), reader: None } },
            BoundSource { of: List::Borrowed(&[1]), when: When { words: List::Borrowed(&[]), with: List::Borrowed(&[]), without: List::Borrowed(&[Words::Borrowed("车"), Words::Borrowed("财产"), Words::Borrowed("借款"), Words::Borrowed("贷款"), Words::Borrowed("代偿"), Words::Borrowed("保证"), Words::Borrowed("房"), Words::Borrowed("标的"), Words::Borrowed("施工"), Words::Borrowed("业主"), Words::Borrowed("店"), Words::Borrowed("货"), Words::Borrowed("银行"), Words::Borrowed("担保"), Words::Borrowed("借钱"), Words::Borrowed("替您还"), Words::Borrowed("求偿额"), Words::Borrowed("押品"), Words::Borrowed("债权"), Words::Borrowed("投保人"), Words::Borrowed("违约金"), Words::Borrowed("罚息"), Words::Borrowed("滞纳金"), Words::Borrowed("每日千分"), Words::Borrowed("日千分"), Words::Borrowed("千分之"), Words::Borrowed("年化"), Words::Borrowed("双份"), Words::Borrowed("信誉损失"), Words::Borrowed("占用费"), Words::Borrowed("逾期一天"), Words::Borrowed("利息"), Words::Borrowed("滚利"), Words::Borrowed("万分之")]), near: List::Borrowed(&[]), not_near: List::Borrowed(&[]), present: List::Borrowed(&[]), absent: List::Borrowed(&[]), families: List::Borrowed(&[Words::Borrowed("health"), Words::Borrowed("critical"), Words::Borrowed("accident"), Words::Borrowed("life"), Words::Borrowed("group")]), outside: List::Borrowed(&[Words::Borrowed("property"), Words::Borrowed("auto")]), moves: List::Borrowed(&[]), reader: None } },
            BoundSource { of: List::Borrowed(&[2]), when: When { words: List::Borrowed(&[Words::Borrowed("返还"), Words::Borrowed("归还"), Words::Borrowed("偿还"), Words::Borrowed("清偿"), Words::Borrowed("追偿"), Words::Borrowed("还公司"), Words::Borrowed("还我们")]), with: List::Borrowed(&[Words::Borrowed("投保人"), Words::Borrowed("甲方"), Words::Borrowed("借款人"), Words::Borrowed("您"), Words::Borrowed("债务人")]), without: List::Borrowed(&[Words::Borrowed("身故"), Words::Borrowed("伤残"), Words::Borrowed("残疾"), Words::Borrowed("医疗保险金"), Words::Borrowed("医疗费"), Words::Borrowed("意外伤害"), Words::Borrowed("重大疾病"), Words::Borrowed("人身"), Words::Borrowed("住院"), Words::Borrowed("配偶"), Words::Borrowed("父母"), Words::Borrowed("子女"), Words::Borrowed("家人"), Words::Borrowed("亲属"), Words::Borrowed("家里人"), Words::Borrowed("家庭成员"), Words::Borrowed("雇员"), Words::Borrowed("店员"), Words::Borrowed("组成人员"), Words::Borrowed("员工"), Words::Borrowed("违约金"), Words::Borrowed("罚息"), Words::Borrowed("滞纳金"), Words::Borrowed("每日千分"), Words::Borrowed("日千分"), Words::Borrowed("千分之"), Words::Borrowed("年化"), Words::Borrowed("双份"), Words::Borrowed("信誉损失"), Words::Borrowed("占用费"), Words::Borrowed("逾期一天"), Words::Borrowed("利息"), Words::Borrowed("滚利"), Words::Borrowed("万分之"), Words::Borrowed("交强险"), Words::Borrowed("车")]), near: List::Borrowed(&[]), not_near: List::Borrowed(&[]), present: List::Borrowed(&[]), absent: List::Borrowed(&[]), families: List::Borrowed(&[Words::Borrowed("property")]), outside: List::Borrowed(&[]), moves: List::Borrowed(&[]), reader: None } },
            BoundSource { of: List::Borrowed(&[2]), when: When { words: List::Borrowed(&[Words::Borrowed("代偿"), Words::Borrowed("借款"), Words::Borrowed("贷款"), Words::Borrowed("银行"), Words::Borrowed("理赔款")]), with: List::Borrowed(&[Words::Borrowed("返还"), Words::Borrowed("归还"), Words::Borrowed("偿还"), Words::Borrowed("清偿"), Words::Borrowed("追偿"), Words::Borrowed("还公司"), Words::Borrowed("还我们")]), without: List::Borrowed(&[Words::Borrowed("身故"), Words::Borrowed("伤残"), Words::Borrowed("残疾"), Words::Borrowed("医疗保险金"), Words::Borrowed("医疗费"), Words::Borrowed("意外伤害"), Words::Borrowed("重大疾病"), Words::Borrowed("人身"), Words::Borrowed("住院"), Words::Borrowed("配偶"), Words::Borrowed("父母"), Words::Borrowed("子女"), Words::Borrowed("家人"), Words::Borrowed("亲属"), Words::Borrowed("家里人"), Words::Borrowed("家庭成员"), Words::Borrowed("雇员"), Words::Borrowed("店员"), Words::Borrowed("组成人员"), Words::Borrowed("员工"), Words::Borrowed("违约金"), Words::Borrowed("罚息"), Words::Borrowed("滞纳金"), Words::Borrowed("每日千分"), Words::Borrowed("日千分"), Words::Borrowed("千分之"), Words::Borrowed("年化"), Words::Borrowed("双份"), Words::Borrowed("信誉损失"), Words::Borrowed("占用费"), Words::Borrowed("逾期一天"), Words::Borrowed("利息"), Words::Borrowed("滚利"), Words::Borrowed("万分之"), Words::Borrowed("扣减")]), near: List::Borrowed(&[]), not_near: List::Borrowed(&[]), present: List::Borrowed(&[]), absent: List::Borrowed(&[]), families: List::Borrowed(&[]), outside: List::Borrowed(&[]), moves: List::Borrowed(&[]), reader: None } },
            BoundSource { of: List::Borrowed(&[3]), when: When { words: List::Borrowed(&[Words::Borrowed("交强险"), Words::Borrowed("强制保险")]), with: List::Borrowed(&[]), without: List::Borrowed(&[]), near: List::Borrowed(&[]), not_near: List::Borrowed(&[]), present: List::Borrowed(&[]), absent: List::Borrowed(&[]), families: List::Borrowed(&[]), outside: List::Borrowed(&[]), moves: List::Borrowed(&[]), reader: None } },
            BoundSource { of: List::Borrowed(&[4]), when: When { words: List::Borrowed(&[Words::Borrowed("配偶"), Words::Borrowed("父母"), Words::Borrowed("子女"), Words::Borrowed("家人"), Words::Borrowed("亲属"), Words::Borrowed("家里人"), Words::Borrowed("家庭成员"), Words::Borrowed("雇员"), Words::Borrowed("店员"), Words::Borrowed("组成人员"), Words::Borrowed("员工")]), with: List::Borrowed(&[]), without: List::Borrowed(&[]), near: List::Borrowed(&[]), not_near: List::Borrowed(&[]), present: List::Borrowed(&[]), absent: List::Borrowed(&[]), families: List::Borrowed(&[]), outside: List::Borrowed(&[]), moves: List::Borrowed(&[]), reader: None } },
            BoundSource { of: List::Borrowed(&[5]), when: When { words: List::Borrowed(&[Words::Borrowed("违约金"), Words::Borrowed("罚息"), Words::Borrowed("滞纳金"), Words::Borrowed("每日千分"), Words::Borrowed("日千分"), Words::Borrowed("千分之"), Words::Borrowed("年化"), Words::Borrowed("双份"), Words::Borrowed("信誉损失"), Words::Borrowed("占用费"), Words::Borrowed("逾期一天"), Words::Borrowed("利息"), Words::Borrowed("滚利"), Words::Borrowed("万分之")]), with: List::Borrowed(&[]), without: List::Borrowed(&[]), near: List::Borrowed(&[]), not_near: List::Borrowed(&[]), present: List::Borrowed(&[]), absent: List::Borrowed(&[]), families: List::Borrowed(&[]), outside: List::Borrowed(&[]), moves: List::Borrowed(&[]), reader: None } },
            BoundSource { of: List::Borrowed(&[6]), when: When { words: List::Borrowed(&[Words::Borrowed("催收"), Words::Borrowed("律师费"), Words::Borrowed("连带"), Words::Borrowed("放弃"), Words::Borrowed("一概"), Words::Borrowed("不得异议"), Words::Borrowed("无条件"), Words::Borrowed("不受"), Words::Borrowed("不因"), Words::Borrowed("全部费用"), Words::Borrowed("剩余各期"), Words::Borrowed("信誉损失"), Words::Borrowed("先冲"), Words::Borrowed("转让溢价"), Words::Borrowed("不再谈"), Words::Borrowed("不予冲减"), Words::Borrowed("处置"), Words::Borrowed("双份"), Words::Borrowed("放弃抗辩"), Words::Borrowed("不管他是不是"), Words::Borrowed("应予协助"), Words::Borrowed("都一样")]), with: List::Borrowed(&[]), without: List::Borrowed(&[]), near: List::Borrowed(&[]), not_near: List::Borrowed(&[]), present: List::Borrowed(&[]), absent: List::Borrowed(&[]), families: List::Borrowed(&[]), outside: List::Borrowed(&[]), moves: List::Borrowed(&[]), reader: None } },];
const POL_088: Rule = Rule {
        id: Words::Borrowed("pol-088"),
        name: Words::Borrowed("赔完又要追偿"),
        card: Card::Policy,
        level: Level::High,
        hurts: Words::Borrowed("投保人"),
        families: List::Borrowed(&[Words::Borrowed("property"), Words::Borrowed("auto"), Words::Borrowed("accident"), Words::Borrowed("life"), Words::Borrowed("health"), Words::Borrowed("critical"), Words::Borrowed("group")]),
        frames: List::Borrowed(&[Frame::Penalty, Frame::Interest, Frame::Guarantee, Frame::Waive, Frame::Fee]),
        topics: List::Borrowed(&[Words::Borrowed("追偿"), Words::Borrowed("代偿"), Words::Borrowed("理赔后"), Words::Borrowed("理赔款"), Words::Borrowed("理赔满"), Words::Borrowed("赔付后"), Words::Borrowed("赔了"), Words::Borrowed("赔给"), Words::Borrowed("赔付业主"), Words::Borrowed("赔付完毕"), Words::Borrowed("替您还"), Words::Borrowed("求偿"), Words::Borrowed("追款"), Words::Borrowed("追回"), Words::Borrowed("违约金"), Words::Borrowed("罚息"), Words::Borrowed("逾期"), Words::Borrowed("连带"), Words::Borrowed("担保人"), Words::Borrowed("分期还款"), Words::Borrowed("转向"), Words::Borrowed("未归还"), Words::Borrowed("催收"), Words::Borrowed("返还"), Words::Borrowed("原数"), Words::Borrowed("代为偿付")]),
        judge: None,
        finding: Words::Borrowed("保险公司赔付以后能向谁追、追多少，要有法律依据或者明确约定；人身保险给付以后，不能向造成事故的人追偿。这里在赔付之后又加了对您不利的要求。"),
        consequence: Words::Borrowed("赔出去的钱，最后可能还是落到您这边。"),
        next_step: Words::Borrowed("先看清这份保险保的是谁，交保费的人不一定受保障。要求出示赔付凭证和逐项计算表，没有依据的费用不认。人身保险的索赔权不用转让。违约金过高可请求法院减少。可拨12378或12348咨询。"),
        say: Words::Borrowed("您好，请提供赔付凭证、追偿依据和逐项计算表。没有依据的部分请减免，谢谢。"),
        suggested_text: None,
        parts: List::Borrowed(POL_088_PARTS),
        mends: List::Borrowed(POL_088_MENDS),
        evidence: List::Borrowed(&[E736, E737, E816, E817, E818, E14, E695]),
        bound: List::Borrowed(POL_088_BOUND),
        since: Words::Borrowed("1.0.0-rc.1"),
};

const POL_089_PARTS: &[Part] = &[];
const POL_089_MENDS: &[Mend] = &[];
const POL_089_BOUND: &[BoundSource] = &[
            BoundSource { of: List::Borrowed(&[1]), when: When { words: List::Borrowed(&[Words::Borrowed("口头"), Words::Borrowed("陈述"), Words::Borrowed("承诺"), Words::Borrowed("应允"), Words::Borrowed("许诺"), Words::Borrowed("说明"), Words::Borrowed("答复"), Words::Borrowed("误导"), Words::Borrowed("感误会"), Words::Borrowed("收益"), Words::Borrowed("推介"), Words::Borrowed("用语"), Words::Borrowed("错险种"), Words::Borrowed("答过"), Words::Borrowed("所言"), Words::Borrowed("说法"), Words::Borrowed("答应")]), with: List::Borrowed(&[]), without: List::Borrowed(&[Words::Borrowed("宣传"), Words::Borrowed("折页"), Words::Borrowed("直播"), Words::Borrowed("主播"), Words::Borrowed("朋友圈"), Words::Borrowed("图片"), Words::Borrowed("宣讲"), Words::Borrowed("演示"), Words::Borrowed("文案"), Words::Borrowed("计划书"), Words::Borrowed("海报"), Words::Borrowed("广告")]), near: List::Borrowed(&[]), not_near: List::Borrowed(&[]), present: List::Borrowed(&[]), absent: List::Borrowed(&[]), families: List::Borrowed(&[]), outside: List::Borrowed(&[]), moves: List::Borrowed(&[]), reader: None } },
            BoundSource { of: List::Borrowed(&[2]), when: When { words: List::Borrowed(&[Words::Borrowed("宣传"), Words::Borrowed("折页"), Words::Borrowed("直播"), Words::Borrowed("主播"), Words::Borrowed("朋友圈"), Words::Borrowed("图片"), Words::Borrowed("宣讲"), Words::Borrowed("演示"), Words::Borrowed("文案"), Words::Borrowed("计划书"), Words::Borrowed("海报"), Words::Borrowed("广告")]), with: List::Borrowed(&[]), without: List::Borrowed(&[]), near: List::Borrowed(&[]), not_near: List::Borrowed(&[]), present: List::Borrowed(&[]), absent: List::Borrowed(&[]), families: List::Borrowed(&[]), outside: List::Borrowed(&[]), moves: List::Borrowed(&[]), reader: None } },];
const POL_089: Rule = Rule {
        id: Words::Borrowed("pol-089"),
        name: Words::Borrowed("业务员的话概不认账"),
        card: Card::Policy,
        level: Level::Medium,
        hurts: Words::Borrowed("投保人"),
        families: List::Borrowed(&[Words::Borrowed("*")]),
        frames: List::Borrowed(&[Frame::Exempt, Frame::Waive, Frame::Deem]),
        topics: List::Borrowed(&[Words::Borrowed("业务员"), Words::Borrowed("代理人"), Words::Borrowed("销售"), Words::Borrowed("口头"), Words::Borrowed("宣传"), Words::Borrowed("直播"), Words::Borrowed("主播"), Words::Borrowed("承诺"), Words::Borrowed("答应"), Words::Borrowed("客服"), Words::Borrowed("讲解"), Words::Borrowed("宣讲"), Words::Borrowed("柜员"), Words::Borrowed("回访"), Words::Borrowed("推介"), Words::Borrowed("计划书"), Words::Borrowed("经手"), Words::Borrowed("代理网点"), Words::Borrowed("沟通"), Words::Borrowed("劝说"), Words::Borrowed("顾问"), Words::Borrowed("员工出具"), Words::Borrowed("折页"), Words::Borrowed("业务人员"), Words::Borrowed("销售渠道"), Words::Borrowed("收据"), Words::Borrowed("经纪人")]),
        judge: None,
        finding: Words::Borrowed("业务员等保险代理人按授权办理业务，责任由保险公司承担；销售时也不得欺骗或隐瞒。这里对销售时说过、做过的不认账，您信了也难以主张。"),
        consequence: Words::Borrowed("您当时听到的、交出去的，出事后可能没人认。"),
        next_step: Words::Borrowed("收好聊天记录、录音、宣传页和收据。书面说明经过，要求按承诺处理或者退保。公司不理的可拨12378投诉。"),
        say: Words::Borrowed("您好，按保险法第一百二十七条，代理人根据授权办理业务的行为由保险人承担责任。请按当时的说明处理，或书面说明理由，谢谢。"),
        suggested_text: None,
        parts: List::Borrowed(POL_089_PARTS),
        mends: List::Borrowed(POL_089_MENDS),
        evidence: List::Borrowed(&[E819, E797, E820, E695]),
        bound: List::Borrowed(POL_089_BOUND),
        since: Words::Borrowed("1.0.0-rc.1"),
};

const POL_090_PARTS: &[Part] = &[];
const POL_090_MENDS: &[Mend] = &[];
const POL_090_BOUND: &[BoundSource] = &[
            BoundSource { of: List::Borrowed(&[2]), when: When { words: List::Borrowed(&[Words::Borrowed("核定"), Words::Borrowed("定损"), Words::Borrowed("数额"), Words::Borrowed("确认书"), Words::Borrowed("协议"), Words::Borrowed("预付"), Words::Borrowed("首笔"), Words::Borrowed("第二笔"), Words::Borrowed("停付")]), with: List::Borrowed(&[]), without: List::Borrowed(&[]), near: List::Borrowed(&[]), not_near: List::Borrowed(&[]), present: List::Borrowed(&[]), absent: List::Borrowed(&[]), families: List::Borrowed(&[]), outside: List::Borrowed(&[]), moves: List::Borrowed(&[]), reader: None } },];
const POL_090: Rule = Rule {
        id: Words::Borrowed("pol-090"),
        name: Words::Borrowed("领了赔款就算两清"),
        card: Card::Policy,
        level: Level::High,
        hurts: Words::Borrowed("被保险人"),
        families: List::Borrowed(&[Words::Borrowed("*")]),
        frames: List::Borrowed(&[Frame::Waive, Frame::Deem, Frame::Cap]),
        topics: List::Borrowed(&[Words::Borrowed("赔款"), Words::Borrowed("赔付"), Words::Borrowed("收款"), Words::Borrowed("领取"), Words::Borrowed("领讫"), Words::Borrowed("受领"), Words::Borrowed("签收"), Words::Borrowed("到账"), Words::Borrowed("理赔确认"), Words::Borrowed("结案"), Words::Borrowed("本案"), Words::Borrowed("预付"), Words::Borrowed("通融给付"), Words::Borrowed("定损"), Words::Borrowed("垫付"), Words::Borrowed("快赔"), Words::Borrowed("救助款"), Words::Borrowed("放款"), Words::Borrowed("复核"), Words::Borrowed("汇出"), Words::Borrowed("协议款"), Words::Borrowed("补足"), Words::Borrowed("赔付协议"), Words::Borrowed("协议书")]),
        judge: None,
        finding: Words::Borrowed("签收赔款只说明收到这笔钱，能确定的先付、差额再补是法律的规定。这里让您一收到就放弃其余部分，案件就此了结。"),
        consequence: Words::Borrowed("以后发现赔得不够，您也可能要不到差额。"),
        next_step: Words::Borrowed("签字前看清有没有放弃、两清的话，可注明仅确认收到，保留其他权利。已签的，收集凭证书面再索赔。被拒可拨12378。"),
        say: Words::Borrowed("您好，收到款项不等于我放弃其余部分。应当赔而没有赔的，请继续核定并补足差额，谢谢。"),
        suggested_text: None,
        parts: List::Borrowed(POL_090_PARTS),
        mends: List::Borrowed(POL_090_MENDS),
        evidence: List::Borrowed(&[E726, E695, E723]),
        bound: List::Borrowed(POL_090_BOUND),
        since: Words::Borrowed("1.0.0-rc.1"),
};

pub(crate) const RULES: &[Rule] = &[
    GEN_001,
    GEN_002,
    GEN_003,
    GEN_004,
    GEN_005,
    POL_001,
    POL_002,
    POL_003,
    POL_004,
    POL_005,
    POL_006,
    POL_007,
    POL_008,
    POL_009,
    POL_010,
    POL_011,
    POL_012,
    POL_013,
    POL_014,
    POL_015,
    POL_018,
    POL_019,
    POL_020,
    POL_021,
    POL_022,
    POL_023,
    POL_024,
    POL_025,
    POL_026,
    POL_027,
    POL_028,
    POL_029,
    POL_031,
    POL_032,
    POL_033,
    POL_034,
    POL_035,
    POL_036,
    POL_037,
    POL_038,
    POL_039,
    POL_040,
    POL_042,
    POL_044,
    POL_045,
    POL_046,
    POL_047,
    POL_049,
    POL_050,
    POL_051,
    POL_052,
    POL_054,
    POL_055,
    POL_057,
    POL_060,
    POL_061,
    POL_062,
    POL_063,
    POL_066,
    POL_070,
    POL_071,
    POL_072,
    POL_074,
    POL_076,
    POL_077,
    POL_079,
    POL_080,
    POL_082,
    POL_083,
    POL_084,
    POL_085,
    POL_088,
    POL_089,
    POL_090,
];
