//! A provider on this machine that answers from a script, to try `baihua eval --record` and the server without paying:
//! `cargo run --release -p baihua-analyzer --features testkit --example scripted_provider -- 127.0.0.1:8499 60`
//!
//! It knows a few phrases of the demo documents, changes a mark in every second quote, and invents one finding per question, so that
//! repairs and drops can be seen. It stops after the seconds given.

use std::{env, error::Error, time::Duration};

use baihua_analyzer::provider::testkit::{Act, Received, Server};

/// Rule, a phrase by which its clause is known, and what is said about it.
const SCRIPT: [(&str, &str, &str); 14] = [
    ("rent-010", "甲方有权根据周边租金水平", "对方可以单方涨租，您不接受就算退租。"),
    ("rent-007", "存在任何污渍、划痕、褪色", "正常使用的痕迹也会让押金拿不回来。"),
    ("rent-008", "无论因何种原因提前退租的", "提前退租，交过的钱都不退，还要另付违约金。"),
    ("rent-003", "有权不经通知停止供水", "欠款超过三日，对方就可以停水停电。"),
    ("rent-014", "有权持备用钥匙或者密码随时进入", "对方不用打招呼就能进您住的房子。"),
    ("rent-006", "发生的人身伤害、财产损失", "在房子里受伤，对方一概不管。"),
    ("rent-018", "视为同意按届时甲方公示的租金标准自动续租", "忘了去门店登记，合同就自动续一年。"),
    ("common-024", "每逾期一日应按当季租金总额的百分之三", "晚交一天就要付百分之三，非常高。"),
    ("rent-019", "最终解释权归甲方所有", "有争议时，怎么理解合同由对方说了算。"),
    ("pol-004", "已经存在的任何疾病、症状、体征", "投保前的小毛病也可能成为不赔的理由。"),
    ("pol-007", "均须在本公司指定医院名录内就诊", "抢救时去了名录外的医院也不赔。"),
    ("pol-019", "超过二十四小时报案的", "晚一天报案就完全不赔。"),
    ("pol-049", "更换条款", "保险公司可以自己改条款，交钱就算同意。"),
    ("pol-015", "在九十日内作出核定", "理赔可能要等很久。"),
];

fn script(request: &Received) -> Act {
    let text = request.text();
    let mut findings: Vec<(&str, String, &str)> = SCRIPT
        .iter()
        .filter(|(rule, _, _)| request.asks_about(rule))
        .filter_map(|(rule, phrase, note)| {
            let at = text.find(phrase)?;
            let from = text[..at]
                .rfind(['。', '；', '\n'])
                .map_or(0, |mark| mark + text[mark..].chars().next().map_or(1, char::len_utf8));
            let to = text[at..].find(['。', '；', '\n']).map_or(text.len(), |mark| at + mark);
            Some((*rule, text[from..to].trim().to_owned(), *note))
        })
        .collect();
    for (_, quote, _) in findings.iter_mut().skip(1).step_by(2) {
        *quote = quote.replacen('，', "；", 1);
    }
    if !request.user().contains("标记之间的这些在正文里找不到") {
        let rule = SCRIPT.iter().find(|(rule, _, _)| request.asks_about(rule)).map_or("rent-007", |(rule, _, _)| rule);
        findings.push((rule, "本合同任何条款均不得协商且读者不得拒绝签署".to_owned(), ""));
    }
    let findings: Vec<(&str, &str, &str)> =
        findings.iter().map(|(rule, quote, note)| (*rule, quote.as_str(), *note)).collect();
    Act::findings(&findings)
}

#[tokio::main(flavor = "current_thread")]
#[allow(clippy::print_stdout, reason = "whoever starts it must know where it listens")]
async fn main() -> Result<(), Box<dyn Error>> {
    let mut arguments = env::args().skip(1);
    let address = arguments.next().unwrap_or_else(|| "127.0.0.1:0".to_owned());
    let seconds = arguments.next().map_or(Ok(60), |seconds| seconds.parse())?;
    let server = Server::listen(&address, script).await?;
    println!("{}", server.base_url());
    tokio::time::sleep(Duration::from_secs(seconds)).await;
    println!("{} requests", server.received().len());
    Ok(())
}
