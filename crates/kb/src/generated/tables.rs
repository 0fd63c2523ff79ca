// Written by `cargo xtask generate` from the files in kb/. Do not edit.

use crate::{Number, Rate, Repealed, Words};

pub(crate) const REPEALED: &[Repealed] = &[
    Repealed { law: Words::Borrowed("合同法"), since: Words::Borrowed("2021-01-01"), now: Words::Borrowed("民法典合同编") },
    Repealed { law: Words::Borrowed("物权法"), since: Words::Borrowed("2021-01-01"), now: Words::Borrowed("民法典物权编") },
    Repealed { law: Words::Borrowed("担保法"), since: Words::Borrowed("2021-01-01"), now: Words::Borrowed("民法典及其担保制度解释") },
    Repealed { law: Words::Borrowed("民法通则"), since: Words::Borrowed("2021-01-01"), now: Words::Borrowed("民法典总则编") },
    Repealed { law: Words::Borrowed("民法总则"), since: Words::Borrowed("2021-01-01"), now: Words::Borrowed("民法典总则编") },
    Repealed { law: Words::Borrowed("侵权责任法"), since: Words::Borrowed("2021-01-01"), now: Words::Borrowed("民法典侵权责任编") },
    Repealed { law: Words::Borrowed("婚姻法"), since: Words::Borrowed("2021-01-01"), now: Words::Borrowed("民法典婚姻家庭编") },
    Repealed { law: Words::Borrowed("继承法"), since: Words::Borrowed("2021-01-01"), now: Words::Borrowed("民法典继承编") },
    Repealed { law: Words::Borrowed("收养法"), since: Words::Borrowed("2021-01-01"), now: Words::Borrowed("民法典婚姻家庭编") },
    Repealed { law: Words::Borrowed("经济合同法"), since: Words::Borrowed("1999-10-01"), now: Words::Borrowed("民法典合同编") },
    Repealed { law: Words::Borrowed("技术合同法"), since: Words::Borrowed("1999-10-01"), now: Words::Borrowed("民法典合同编") },
    Repealed { law: Words::Borrowed("涉外经济合同法"), since: Words::Borrowed("1999-10-01"), now: Words::Borrowed("民法典合同编") },
    Repealed { law: Words::Borrowed("城市房屋拆迁管理条例"), since: Words::Borrowed("2011-01-21"), now: Words::Borrowed("国有土地上房屋征收与补偿条例") },
    Repealed { law: Words::Borrowed("城市房屋租赁管理办法"), since: Words::Borrowed("2011-02-01"), now: Words::Borrowed("商品房屋租赁管理办法") },
    Repealed { law: Words::Borrowed("互联网保险业务监管暂行办法"), since: Words::Borrowed("2021-02-01"), now: Words::Borrowed("互联网保险业务监管办法") },
    Repealed { law: Words::Borrowed("人身保险新型产品信息披露管理办法"), since: Words::Borrowed("2023-06-30"), now: Words::Borrowed("人身保险产品信息披露管理办法") },
    Repealed { law: Words::Borrowed("道路交通事故处理办法"), since: Words::Borrowed("2004-05-01"), now: Words::Borrowed("道路交通安全法实施条例") },
];

pub(crate) const RATES: &[Rate] = &[
    Rate { from: Words::Borrowed("2019-08-20"), percent: Number { mantissa: 425, scale: 2 } },
    Rate { from: Words::Borrowed("2019-09-20"), percent: Number { mantissa: 420, scale: 2 } },
    Rate { from: Words::Borrowed("2019-11-20"), percent: Number { mantissa: 415, scale: 2 } },
    Rate { from: Words::Borrowed("2020-02-20"), percent: Number { mantissa: 405, scale: 2 } },
    Rate { from: Words::Borrowed("2020-04-20"), percent: Number { mantissa: 385, scale: 2 } },
    Rate { from: Words::Borrowed("2021-12-20"), percent: Number { mantissa: 380, scale: 2 } },
    Rate { from: Words::Borrowed("2022-01-20"), percent: Number { mantissa: 370, scale: 2 } },
    Rate { from: Words::Borrowed("2022-08-22"), percent: Number { mantissa: 365, scale: 2 } },
    Rate { from: Words::Borrowed("2023-06-20"), percent: Number { mantissa: 355, scale: 2 } },
    Rate { from: Words::Borrowed("2023-08-21"), percent: Number { mantissa: 345, scale: 2 } },
    Rate { from: Words::Borrowed("2024-07-22"), percent: Number { mantissa: 335, scale: 2 } },
    Rate { from: Words::Borrowed("2024-10-21"), percent: Number { mantissa: 310, scale: 2 } },
    Rate { from: Words::Borrowed("2025-05-20"), percent: Number { mantissa: 300, scale: 2 } },
];
