//! The analyzer with a provider, over real HTTP.
#![expect(clippy::disallowed_methods, reason = "tests read the fixtures")]

mod faults;
mod findings;
mod injections;
mod orchestration;
mod privacy;
mod properties;

use std::{fs, path::Path, time::Duration};

use baihua_analyzer::{
    Analyzer, Order, Recognised, Report, Settings,
    provider::{
        OpenAi, ProviderSettings,
        testkit::{Act, Received, Server},
    },
    verify,
};
use baihua_kb::{Card, builtin};

/// A tenancy agreement whose third article hurts the tenant and whose other articles do not.
const LEASE: &str = "房屋租赁合同\n\n甲方（出租人）：出租公司\n乙方（承租人）：承租个人\n\n\
第一条 甲方将位于市区的房屋一套出租给乙方居住，建筑面积88平方米，房屋状况良好，家具家电见清单。\n\
第二条 租赁期限一年，自2026年3月1日起至2027年2月28日止，乙方按月支付租金2850元，押金一个月租金。\n\
第三条 租赁期满后，不论房屋是否完好，乙方交付的押金2850元一律不予退还，归甲方所有。\n\
第四条 甲方应当保证房屋符合安全居住的条件，自然损坏由甲方负责维修，费用由甲方承担。\n\
第五条 乙方应当爱护房屋及设施，因使用不当造成损坏的，应当照价赔偿。\n\
第六条 乙方逾期支付租金的，每日按拖欠金额的百分之三支付违约金。\n\
第七条 任何一方提前解除合同的，应当提前30日书面通知对方，双方结清费用后合同终止。\n\
第八条 本合同履行中发生争议的，双方协商解决，协商不成的，向房屋所在地人民法院提起诉讼。\n\
第九条 本合同一式两份，双方各执一份，自双方签字之日起生效，未尽事宜另行签订补充协议，补充协议与本合同具有同等效力。\n\
第十条 乙方应当按时交纳水费、电费、燃气费和物业费，甲方应当提供收费凭证。合同期内租金不变，续租时由双方另行商定租金，乙方在同等条件下享有优先承租的权利。\n";
const DEPOSIT: &str = "乙方交付的押金2850元一律不予退还，归甲方所有";
const PENALTY: &str = "乙方逾期支付租金的，每日按拖欠金额的百分之三支付违约金";

fn analyzer() -> Analyzer {
    Analyzer::new(builtin())
}

fn recognised(card: Card, text: &str, consent: bool) -> Recognised {
    let mut order = Order::new(card, text);
    order.consent = consent;
    analyzer().recognise(order).expect("the document is fit")
}

/// A lease with consent.
fn lease() -> Recognised {
    recognised(Card::Contract, LEASE, true)
}

fn quick(server: &Server) -> ProviderSettings {
    let mut settings = ProviderSettings::new(server.base_url(), "scripted");
    settings.api_key = Some("sk-secret-key".to_owned());
    settings.first_pause = Duration::from_millis(5);
    settings.call_timeout = Duration::from_millis(700);
    settings.question_timeout = Duration::from_millis(2_500);
    settings
}

fn provider(server: &Server) -> OpenAi {
    OpenAi::new(quick(server)).expect("the settings fit")
}

async fn scripted(script: impl Fn(&Received) -> Act + Send + Sync + 'static) -> Server {
    Server::start(script).await.expect("there is a free port")
}

/// Everything a report promises holds.
fn check(report: &Report, text: &str) {
    let verification = verify(report, text, builtin());
    assert!(verification.is_sound(), "{:?}", verification.faults().collect::<Vec<_>>());
}

fn fixture(path: &str) -> String {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../fixtures").join(path);
    fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

/// The findings of the rules alone are all in `report`, with the same words or more.
fn keeps_what_rules_found(report: &Report, document: &Recognised) {
    for own in analyzer().review(document).flags {
        let kept = report.flags.iter().any(|flag| {
            flag.rule_id == own.rule_id && flag.quote_range == own.quote_range && flag.finding.starts_with(&own.finding)
        });
        assert!(kept, "{} is gone", own.rule_id);
    }
}

/// Settings under which one unanswered question is a failure.
fn strict() -> Settings {
    let mut settings = Settings::default();
    settings.least_answered_percent = 100;
    settings
}
