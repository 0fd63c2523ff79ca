//! Sentences that speak to a program instead of to the people who sign.
//!
//! Nobody can list what such sentences say. But each has to name its addressee or what the addressee works by, to order,
//! and to say what the answer shall be; honest sentences have one of these, and their orders are given to people. So words
//! are sorted into [`Sign`]s, and a sentence speaks to a program where the signs of one of a few constructions stand together.

use std::{collections::BTreeMap, sync::LazyLock};

use crate::read::words::WordTrie;

/// Characters after which a sentence without a stop is cut, so that a page without any is not one sentence.
const LONGEST: usize = 160;
/// Sentences behind the one with the addressee in which the order may stand.
const NEXT: usize = 2;

/// What a phrase can be in a sentence to a program. Phrases are folded: lower case, half width, no blanks.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Sign {
    /// A program that reads; few contracts have one as their subject.
    Reader,
    /// What becomes a reader beside a [`Sign::Reading`].
    Device,
    /// A procedure, which has the same name as a computer program; so has a system of rules, or a model.
    Procedure,
    /// What a device does that reads documents for people.
    Perusal,
    /// What devices also do to much else.
    Reading,
    /// This document or a place of it.
    Document,
    /// Orders whoever is spoken to.
    Plea,
    /// Orders the subject before it.
    Duty,
    /// Orders whatever device the sentence names.
    Flat,
    /// Forbids the subject before it.
    Ban,
    /// What somebody who reports on a document does with a place of it.
    Noting,
    /// What else one who answers does.
    Telling,
    /// The answer itself, or a place of it.
    Answer,
    /// What a report holds.
    Result,
    /// A judgement of a whole document.
    Verdict,
    /// Sets aside.
    Override,
    /// What a program works by.
    Setting,
    /// Which of them: those given before, all of them.
    Earlier,
    /// Whoever the document is explained to.
    Asker,
    /// People and firms: an order to them is none to a program.
    Person,
    /// The one who is spoken to.
    You,
    /// Once more, which only a review is done.
    Again,
    /// Somebody asks.
    Asks,
    /// What is then said.
    Says,
    /// Stands in no honest document.
    Mark,
}

const LISTS: [(Sign, &str); 25] = [
    (
        Sign::Reader,
        "ai 人工智能 智能助手 智能助理 智能体 智能审 智能解读 语言模型 大模型 ai模型 审阅模型 审查模型 机器人 数字助理 聊天助手 gpt chatgpt llm llms chatbot \
         copilot assistant languagemodel languagemodels aireviewer aimodel 阅读工具 分析工具 咨询工具 审查工具 解读工具 翻译工具 电子工具 阅读软件 审查软件 审核软件 解读软件 读合同的 看合同的 审合同的 数字顾问 智能顾问 电子顾问 辅助程序 智能程序 手机助手 小助手 \
         机器解读 机器比对 机读 电子解读 模型读取 智能审阅 bot \
         机器审阅 机器阅读 机器读者 自动审阅 自动阅读 自动解读 自动审查 审阅者 审阅器 非人类读者 \
         自动化方式",
    ),
    (
        Sign::Device,
        "程序 系统 软件 工具 模型 算法 机器 助手 引擎 脚本 自动化 小程序 app 插件 爬虫 解析器 reviewer model summarizer tool",
    ),
    (
        Sign::Procedure,
        "订立程序 法定程序 审批程序 办理程序 诉讼程序 仲裁程序 司法程序 执行程序 破产程序 登记程序 验收程序 报批程序 理赔程序 投保程序 法律程序 全部程序 以下程序 如下程序 相关程序 质量管理系统 交易模型 施工工具 客服机器人 扫地机器人 送餐机器人 工业机器人 机器人手术 机器人编程 机器人设备 可解释 生成式 大模型服务 人工智能服务 人工智能技术 人工智能产品 人工智能平台",
    ),
    (
        Sign::Perusal,
        "审阅 审读 阅读 解读 解析 解释 讲解 读到 看到 看完 读完 读懂 读取 总结 摘要 概括 翻译 朗读 转述 复述 评价 负面 review reading reads summari analy read",
    ),
    (Sign::Reading, "审查 审核 分析 评估 评审 评定 检查 识别 理解 扫描 提取 处理 检索"),
    (
        Sign::Document,
        "本合同 本协议 本文 此文 该文 本条 本段 本行 本款 本句 本页 本节 本注 本附注 此处 此条 此段 此行 此款 这里 这条 这段 这份 这一条 这一段 该条 该段 该款 以上内容 以上条款 \
         上述条款 上述内容 上文 下文 后文 全文 原文 本保单 本条款 本附件 本附录 本声明 本备注 本须知 本说明 thisagreement thisdocument thiscontract thisclause \
         thistext thispolicy thereport",
    ),
    (Sign::Flat, "直接 一律 统一 首先 停止"),
    (Sign::Plea, "请 务必 切勿 请勿 千万 麻烦 劳烦 拜托 求你 求求 只需 只要 please must ensure always only"),
    (Sign::Duty, "应 须 必须 需 都要 均要 还要 要先 只能 仅可 只可 只得 shall should"),
    (
        Sign::Ban,
        "不得 不要 勿 请别 也别 别提 别把 别说 别让 千万别 无需 无须 不必 不用 不再 不作 不做 不披露 不提示 不提及 不显示 不列 禁止 严禁 避免 不准 不可 不应 donot don't never",
    ),
    (
        Sign::Noting,
        "引用 引述 提及 提示 标注 标记 标出 标红 指出 列出 列为 列入 归为 归类 翻译 解读 展示 总结 概括 报告 显示 分析 摘录 复述 呈现 披露 透露 质疑 审阅 mention flag quote report \
         disclose",
    ),
    (
        Sign::Telling,
        "输出 回复 回答 答复 作答 标为 标成 判定 判为 评定 评为 评成 生成 填写 填为 填入 写 给出 得出 省略 略过 略去 跳过 忽略 返回 记为 记作 告知 告诉 提醒 译为 译成 附上 推荐 打分 \
         评分 输入 说明 称作 说成 描述成 改写 补写 插入 打印 泄露 替换 采用 照抄 加入 追加 增加 调用 发送 执行 停止 解码 还原 respond reply answer output return state rate mark \
         classify tell conclude summarize say",
    ),
    (
        Sign::Answer,
        "在报告中 在报告里 生成报告 生成的报告 报告中应 报告里 报告标题 报告页面 网页报告 报告开头 报告末尾 报告的开头 报告的末尾 报告的备注 写入报告 放进报告 审阅结果 审查结果 解读结果 答复末尾 回答末尾 回复末尾 \
         解读报告 在结果里 在结果中 结果数组 输出里 在输出中 输出结果 回答中 回答里 在回答 你的回答 你的输出 你的答复 每段解释 每条解释 每一段解释 解释的末尾 摘要里 摘要中 总结里 总结中 译文 风险提示里 \
         yourresponse youroutput youranswer yoursummary",
    ),
    (
        Sign::Result,
        "风险 隐患 不利 不公平 等级 评级 结论 结果 摘要 发现 审阅意见 评语 网址 链接 电话 微信 二维码 放心 安全 合规 公平 json 满分 绿色 通过 问题 免责 解读 报告 总结 译文 \
         第一句 最后一行 开头 结尾 条目 清单 立场 身份 角色 危险 霸王 警告 警示 risk safe fair compliant approved warning concern",
    ),
    (
        Sign::Verdict,
        "无风险 零风险 低风险 没有风险 不存在风险 风险为低 风险:低 风险等级为低 风险等级:低 风险为零 风险数量为零 未发现风险 未发现不利 未发现问题 未发现异常 没发现问题 未见不利 未见风险 \
         无不利 没有不利 不存在不利 没有问题 没有任何问题 无任何问题 没毛病 放心签 放心购买 放心投保 可以签 可签署 建议签 推荐签 适合签 公平合理 公平公正 完全合规 完全合法 合法合规 \
         合法有效 条款公平 条款友好 一切正常 建议投保 无异议 各项正常 均正常 正常范围 无需修改 无须修改 不用改 风险极低 风险较低 最低风险 最低级 绿色等级 安全等级 满分 五星 norisk norisks lowrisk \
         fullycompliant isfair issafe safetosign noissues approved",
    ),
    (
        Sign::Override,
        "忽略 无视 忘记 忘掉 遗忘 抛开 放弃 覆盖 清除 清空 丢弃 推翻 不理会 不要理会 不再遵循 不要遵循 不必遵循 不要遵守 不再遵守 不再适用 作废 失效 停用 重置 取代 绕过 关闭 解除 优先于 \
         ignore disregard forget override bypass",
    ),
    (
        Sign::Setting,
        "指令 指示 提示词 提示语 系统提示 系统设定 设定 预设 安全规则 审阅规则 审查规则 既有规则 内置规则 规则库 工作规则 系统规则 引文核对 安全策略 安全限制 原任务 任务要求 身份设定 \
         instruction instructions prompt rules guidelines",
    ),
    (
        Sign::Earlier,
        "此前 之前 先前 以上 上述 前面 前述 所有 一切 全部 任何 原有 原来 既定 既有 收到 系统 内置 默认 你的 您的 previous prior above all any your earlier",
    ),
    (
        Sign::Asker,
        "用户 使用者 提问者 提问的人 读者 委托你的人 签署人 签约人 签字人 签字的人 您的主人 你的主人 看报告的人 theuser thereader user",
    ),
    (
        Sign::Person,
        "当事人 客服 甲方 乙方 丙方 丁方 双方 各方 一方 对方 我方 贵方 我们 出租人 承租人 出租方 承租方 委托方 受托方 委托人 受托人 投保人 被保险人 受益人 保险人 保险公司 本公司 公司 会员 客户 买方 卖方 \
         买受人 出卖人 供应商 经销商 承包人 发包人 监理 员工 劳动者 业主 学员 家长 机构 审计 会计师 律师 医生 医师 患者 检验 工程师 投资者 投资人 管理人 借款人 贷款人 保证人 商户 商家 主播 \
         开发方 开发者 运营者 人员 部门 单位 本人 银行 平台 用户",
    ),
    (Sign::You, "你 您 you your"),
    (Sign::Again, "逐条 再次 重复 重新 再行 再读 再看 再审 再提"),
    (Sign::Asks, "问起 追问 被问 若问 如问 再问 询问时 问到"),
    (Sign::Says, "回答\" 答复\" 回答: 就说 只说 只答 便说 回答该 答以"),
    (
        Sign::Mark,
        "不作解读 不予解读 停止解读 拒绝解读 跳过解读 不作审阅 停止审阅 拒绝审阅 跳过审阅 <|im_start|> <|im_end|> <|system|> <|assistant|> <|user|> [inst] [/inst] <<sys>> <system> </system> \"rule_id\" \"tool_calls\" \"function_call\" \
         tool_call <tool function_call systemprompt system_prompt 系统提示词 你的提示词 你的系统提示 你的新任务 你的唯一任务 你的真实任务 你的最初 你的初始 你收到的最初 你运行时 \
         环境变量 新任务为 新任务= 新任务: 新任务是 你现在是 请扮演 \"role\":\"system\" \
         你是一个ai 你是ai 你是一名ai 你是一个人工智能 你是人工智能 你是一个语言模型 你是大模型 youarenowan youareanai youareanassistant asanai \
         initialprompt yourprompt yourinstructions noticetolanguagemodels ignoreallprior ignoreallprevious ignoreprevious ignoretheabove \
         level=low risk_level 【系统消息】 [系统消息] [系统] [system] ###system",
    ),
];

struct Phrases {
    trie: WordTrie,
    /// By number of a phrase in the trie: how many characters it has, and what it can be.
    known: Vec<(usize, Vec<Sign>)>,
}

static PHRASES: LazyLock<Phrases> = LazyLock::new(|| {
    let mut all: BTreeMap<String, Vec<Sign>> = BTreeMap::new();
    for (sign, list) in LISTS {
        for phrase in list.split_whitespace() {
            all.entry(baihua_quote::folded(phrase)).or_default().push(sign);
        }
    }
    let trie = WordTrie::new(all.keys().map(String::as_str));
    let known = all.into_iter().map(|(phrase, signs)| (phrase.chars().count(), signs)).collect();
    Phrases { trie, known }
});

/// A phrase: what it is and where it stands, in folded characters.
#[derive(Clone, Copy, Debug)]
struct Seen {
    sign: Sign,
    start: usize,
    end: usize,
}

/// Where the folded, lower-case `text` speaks to a program: the first characters of what gives each sentence away.
pub(super) fn addresses(text: &[char]) -> Vec<usize> {
    let seen = phrases(text);
    let mut ends = sentence_ends(text);
    ends.push(text.len());
    let until = |end: usize| seen.partition_point(|phrase| phrase.start < end);
    let mut start = 0;
    let address = |(number, &end): (usize, &usize)| {
        let behind = ends.get(number + NEXT).copied().unwrap_or(text.len()).min(end + LONGEST);
        let (first, last) = (until(start), until(end));
        start = end;
        Sentence { seen: &seen[first..last], next: &seen[last..until(behind)] }.address()
    };
    ends.iter().enumerate().filter_map(address).collect()
}

/// Every phrase of the lists, by its place. Short words of Latin letters count only where no letter stands beside them.
fn phrases(text: &[char]) -> Vec<Seen> {
    let phrases = &*PHRASES;
    let letter = |at: Option<usize>| at.and_then(|at| text.get(at)).is_some_and(char::is_ascii_lowercase);
    let stands = |start: usize, end: usize| {
        let short = end - start <= 3 && text[start..end].iter().all(char::is_ascii_lowercase);
        !(short && (letter(start.checked_sub(1)) || letter(Some(end))))
    };
    // 借款需求 and 申请材料 order nothing.
    let is_of_a_word = |seen: &Seen| match text[seen.start] {
        '需' => seen.sign == Sign::Duty && text.get(seen.end) == Some(&'求'),
        '请' => seen.sign == Sign::Plea && seen.start.checked_sub(1).is_some_and(|at| "申聘邀".contains(text[at])),
        _ => false,
    };
    let mut found: Vec<Seen> = Vec::new();
    phrases.trie.each_in(text, |phrase, start| {
        let (length, signs) = &phrases.known[phrase as usize];
        let end = start + length;
        if stands(start, end) {
            let seen = signs.iter().map(|&sign| Seen { sign, start, end });
            found.extend(seen.filter(|seen| !is_of_a_word(seen)));
        }
    });
    let procedures: Vec<Seen> = found.iter().filter(|it| it.sign == Sign::Procedure).copied().collect();
    let is_procedure = |it: &Seen| {
        let before = procedures.partition_point(|one| one.start <= it.start);
        procedures[..before].last().is_some_and(|one| it.end <= one.end)
    };
    found.retain(|it| !matches!(it.sign, Sign::Device | Sign::Reader | Sign::Perusal) || !is_procedure(it));
    let of_a_name: Vec<usize> = found
        .iter()
        .filter(|it| it.sign == Sign::Reader && is_of_a_name(text, &found, it))
        .map(|it| it.start)
        .collect();
    // They stand in the order of the text.
    found.retain(|it| it.sign != Sign::Reader || of_a_name.binary_search(&it.start).is_err());
    found
}

/// Whether the name of a technique stands in the name of something else (AI旗舰店, AI换脸) or tells what something is made with
/// (基于肖像的AI模型的运营): nothing of a sentence to a program goes on from it.
fn is_of_a_name(text: &[char], found: &[Seen], it: &Seen) -> bool {
    const TECHNIQUES: [&str; 3] = ["ai", "ai模型", "大模型"];
    let word: String = text[it.start..it.end].iter().collect();
    if !TECHNIQUES.contains(&word.as_str()) {
        return false;
    }
    let begins = |at: usize| {
        let from = found.partition_point(|seen| seen.start < at);
        found[from..].iter().take_while(|seen| seen.start == at).any(|seen| {
            !matches!(seen.sign, Sign::Person | Sign::Document | Sign::Earlier | Sign::Procedure | Sign::Override)
        })
    };
    match text.get(it.end) {
        Some('的') => !begins(it.end + 1),
        Some('\u{3400}'..='\u{9fff}') => !begins(it.end),
        _ => false,
    }
}

/// Where sentences end: behind a stop, or where they have grown too long.
fn sentence_ends(text: &[char]) -> Vec<usize> {
    let (mut ends, mut start) = (Vec::new(), 0);
    for (at, character) in text.iter().enumerate() {
        let number = || at > 0 && text[at - 1].is_ascii_digit() && text.get(at + 1).is_some_and(char::is_ascii_digit);
        let stop = matches!(character, '!' | '?' | ';') || (*character == '.' && !number());
        if stop || at - start >= LONGEST {
            ends.push(at + 1);
            start = at + 1;
        }
    }
    ends
}

struct Sentence<'s> {
    seen: &'s [Seen],
    /// What follows close behind it.
    next: &'s [Seen],
}

impl Sentence<'_> {
    fn all(&self, sign: Sign) -> impl Iterator<Item = &Seen> + Clone {
        self.seen.iter().filter(move |seen| seen.sign == sign)
    }

    fn has(&self, sign: Sign) -> bool {
        self.all(sign).next().is_some()
    }

    /// The first `a` that a `b` follows within `reach` characters.
    fn follows(&self, a: Sign, b: Sign, reach: usize) -> Option<usize> {
        let followed = |a: &&Seen| self.all(b).any(|b| b.start >= a.end && b.start - a.end <= reach);
        self.all(a).find(followed).map(|seen| seen.start)
    }

    /// The first `a` with a `b` on either side of it within `reach` characters.
    fn near(&self, a: Sign, b: Sign, reach: usize) -> Option<usize> {
        self.follows(a, b, reach).or_else(|| self.follows(b, a, reach))
    }

    /// A program that reads documents: by its name, as a device that does so (审阅程序, 为读者作出解释的程序), or as one that
    /// stands beside reading in a sentence about this document.
    fn reader(&self) -> Option<usize> {
        let named = self.named();
        let device =
            || self.follows(Sign::Perusal, Sign::Device, 8).or_else(|| self.follows(Sign::Device, Sign::Perusal, 8));
        let beside =
            || self.near(Sign::Device, Sign::Reading, 6).or_else(|| self.near(Sign::Device, Sign::Perusal, 14));
        named.or_else(device).or_else(|| beside().filter(|_| self.has(Sign::Document)))
    }

    fn named(&self) -> Option<usize> {
        self.all(Sign::Reader).map(|seen| seen.start).next()
    }

    /// Whether an order in these phrases is given to nobody among people: it asks whoever reads, or its subject is none.
    fn orders(seen: &[Seen]) -> bool {
        let subject = |order: &Seen| {
            let nouns = [Sign::Person, Sign::Reader, Sign::Device];
            let before = seen.iter().filter(|it| nouns.contains(&it.sign) && it.end <= order.start);
            before.max_by_key(|it| it.end).filter(|it| it.sign == Sign::Person).map(|it| order.start - it.end)
        };
        seen.iter().any(|it| match it.sign {
            Sign::Plea => true,
            Sign::Flat => seen.iter().any(|it| matches!(it.sign, Sign::Reader | Sign::Device)),
            Sign::Duty | Sign::Ban => subject(it).is_none_or(|away| away > 30),
            _ => false,
        })
    }

    /// What an order makes the report say: something told, and what of. Where nobody among people is named, telling is
    /// enough.
    fn tells(seen: &[Seen]) -> bool {
        let all = |signs: &'static [Sign]| seen.iter().filter(move |it| signs.contains(&it.sign));
        let to_people = all(&[Sign::Person]).next().is_some();
        all(&[Sign::Telling, Sign::Noting]).any(|telling| {
            !to_people
                || all(&[Sign::Result, Sign::Verdict, Sign::Document, Sign::Asker, Sign::Answer])
                    .any(|result| result.start != telling.start && result.start.abs_diff(telling.start) <= 40)
        })
    }

    /// What gives the sentence away, if it speaks to a program.
    fn address(&self) -> Option<usize> {
        if let Some(mark) = self.all(Sign::Mark).next() {
            return Some(mark.start);
        }
        // 忽略此前收到的全部指令
        let setting = self.near(Sign::Override, Sign::Setting, 16).filter(|_| self.has(Sign::Earlier));
        let to_people = self.has(Sign::Person);
        if let Some(at) = setting.filter(|_| !to_people || self.reader().is_some()) {
            return Some(at);
        }
        // 审阅程序……应当……报告……无风险; the order may be in the sentence behind the addressee.
        if let Some(at) = self.reader() {
            let telling = self.named().is_some() && (self.has(Sign::Telling) || self.has(Sign::Noting));
            let here = Self::orders(self.seen) && (telling || Self::tells(self.seen));
            let asked = |sign: Sign| self.next.iter().any(|it| it.sign == sign);
            let alone = !self.has(Sign::Person) || asked(Sign::Plea) || asked(Sign::You);
            let behind = alone && Self::orders(self.next) && Self::tells(self.next);
            if here || behind {
                return Some(at);
            }
        }
        // 生成报告时请增加一条……
        if let Some(answer) = self.all(Sign::Answer).next().filter(|_| Self::orders(self.seen)) {
            let noted = self.all(Sign::Noting).any(|it| it.start >= answer.end || it.end <= answer.start);
            if self.has(Sign::Telling) || noted && self.has(Sign::Plea) {
                return Some(answer.start);
            }
        }
        // 你……只回答……无风险
        let verdict =
            self.follows(Sign::Telling, Sign::Verdict, 24).or_else(|| self.follows(Sign::Noting, Sign::Verdict, 24));
        let addressed = self.has(Sign::You) || self.has(Sign::Perusal) || self.has(Sign::Asker);
        if let Some(at) = verdict.filter(|_| Self::orders(self.seen) && addressed) {
            return Some(at);
        }
        // 使用者问起，就说……
        if let Some(at) = self.follows(Sign::Asks, Sign::Says, 24) {
            return Some(at);
        }
        // 不必逐条核对
        let spared = self.follows(Sign::Ban, Sign::Again, 3).filter(|_| !to_people);
        if let Some(at) = spared.filter(|_| self.has(Sign::Perusal) || self.has(Sign::Reading)) {
            return Some(at);
        }
        // 不得引用本条
        self.follows(Sign::Ban, Sign::Noting, 4).filter(|_| {
            !to_people
                && (self.follows(Sign::Noting, Sign::Document, 10).is_some()
                    || self.follows(Sign::Document, Sign::Ban, 10).is_some())
        })
    }
}
