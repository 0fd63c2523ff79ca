//! The layouts in which people paste lab results: print-outs, application screens, sentences, tables in every direction.

/// One layout.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Layout {
    /// What it is called in figures.
    pub id: &'static str,
    /// The text, with words in braces for what varies: `{name}`, `{abbr}`, `{v}`, `{u}`, `{r}` (range), `{lo}`, `{hi}`, `{prev}`
    /// (an older, normal value), `{mark}` (↑, ↓ or nothing), `{letter}` (H, L), `{word}` (偏高, 偏低, 正常), and the same with
    /// `2` for an unremarkable row beside it.
    pub text: &'static str,
    /// Whether the value is one of human blood.
    pub blood: bool,
}

const fn blood(id: &'static str, text: &'static str) -> Layout {
    Layout { id, text, blood: true }
}

const fn other(id: &'static str, text: &'static str) -> Layout {
    Layout { id, text, blood: false }
}

/// All layouts.
pub const LAYOUTS: &[Layout] = &[
    blood("print", "{name2} {abbr2} {v2} {u2} {r2}\n{name} {abbr} {v} {u} {r}"),
    blood("print-marked", "{name2}   {v2}   {u2}   {r2}\n{name}   {v} {mark}   {u}   {r}"),
    blood("print-letter", "{abbr2}   {v2}     {u2}   {r2}\n{abbr}   {v} {letter}   {u}   {r}"),
    blood("print-mark-first", "{name2} {v2} {u2} {r2}\n{name} {mark} {v} {u} {r}"),
    blood("print-range-first", "项目 参考区间 结果\n{name2} {r2} {v2}\n{name} {r} {v}"),
    blood("print-range-unit-first", "项目\t参考区间\t单位\t结果\n{name2}\t{r2}\t{u2}\t{v2}\n{name}\t{r}\t{u}\t{v}"),
    blood("print-numbered", "1 {name2} {abbr2} {v2} {u2} {r2}\n2 {name} {abbr} {v} {u} {r}"),
    blood("print-numbered-zero", "01  {name2}   {v2}   {u2}   {r2}\n02  {name}   {v}   {u}   {r}"),
    blood("print-starred", "★{name2} {v2} {u2} ({r2})\n★{name} {v} {u} ({r})"),
    blood("print-bracketed", "{name2}（{abbr2}）：{v2}{u2}【{r2}】\n{name}（{abbr}）：{v}{u}【{r}】{mark}"),
    blood("print-leaders", "{abbr2}……{v2} {u2}……{r2}\n{abbr}……{v} {u}……{r}"),
    blood("print-dots", "{name2}.......{v2} {u2} {r2}\n{name}.......{v} {u} {r}"),
    blood("print-colon", "{name2}:{v2}{u2}\n{name}:{v}{u}"),
    blood("print-no-unit", "{name2} {v2} {r2}\n{name} {v} {r}"),
    blood("print-range-unit", "{abbr2}       {v2}          ({r2}){u2}\n{abbr}       {v} {letter}       ({r}){u}"),
    blood(
        "print-headed",
        "检验项目  结果  提示  单位  参考范围\n{name2}  {v2}    {u2}  {r2}\n{name}  {v}  {mark}  {u}  {r}",
    ),
    blood(
        "print-wide",
        "序  项目名称            缩写      结果      标志   单位        参考区间\n1   {name2}        {abbr2}      {v2}             {u2}      {r2}\n2   {name}        {abbr}      {v}      {mark}      {u}      {r}",
    ),
    blood("print-side-by-side", "{name2} {v2} {u2} {r2}      {name} {v} {u} {r}"),
    blood(
        "print-two-blocks",
        "项目     结果     参考范围          项目     结果     参考范围\n{abbr2}      {v2}      {r2}         {abbr}      {v}      {r}",
    ),
    blood("print-name-last", "结果 参考 项目\n{v2} {r2} {name2}\n{v} {r} {name}"),
    blood("print-sexes", "{name2} {v2} {u2} {r2}\n{name} {v} {u} 男:{r} 女:{r}"),
    blood("print-sexes-behind", "{name} {v} {u} {r}(男) {r}(女)"),
    blood("print-method", "{name2}(仪器法) {v2} {u2} {r2}\n{name}(仪器法) {v} {u} {r}"),
    blood("print-specimen", "标本：血清\n{name2} {v2} {u2} {r2}\n{name} {v} {u} {r}"),
    blood("limits-before", "项目\t下限\t上限\t结果\n{name2}\t{lo2}\t{hi2}\t{v2}\n{name}\t{lo}\t{hi}\t{v}"),
    blood(
        "limits-before-spaced",
        "检验项目    下限    上限    结果    单位\n{name2}      {lo2}     {hi2}     {v2}    {u2}\n{name}      {lo}     {hi}     {v}    {u}",
    ),
    blood("limits-before-single", "项目 下限 上限 结果\n{name2} {lo2} {hi2} {v2}\n{name} {lo} {hi} {v}"),
    blood("limits-after", "项目\t结果\t下限\t上限\n{name2}\t{v2}\t{lo2}\t{hi2}\n{name}\t{v}\t{lo}\t{hi}"),
    blood("limits-high-first", "项目|上限|下限|测定值\n{name2}|{hi2}|{lo2}|{v2}\n{name}|{hi}|{lo}|{v}"),
    blood("limits-inline", "{name} 结果 {v} 下限 {lo} 上限 {hi}"),
    blood("limits-signs", "{name} {v} {u} ≥{lo} ≤{hi}"),
    blood("previous-first", "项目\t上次\t本次\t参考\n{name2}\t{v2}\t{v2}\t{r2}\n{name}\t{prev}\t{v}\t{r}"),
    blood("previous-last", "项目\t本次\t上次\t参考\n{name2}\t{v2}\t{v2}\t{r2}\n{name}\t{v}\t{prev}\t{r}"),
    blood(
        "previous-piped",
        "检验项目 | 前次结果 | 当前结果 | 单位 | 参考区间\n{name2} | {v2} | {v2} | {u2} | {r2}\n{name} | {prev} | {v} | {u} | {r}",
    ),
    blood(
        "previous-dated",
        "项目 | 上次 2025-05-14 | 本次 2025-08-20 | 单位 | 参考\n{name} | {prev} | {v} | {u} | {r}",
    ),
    blood(
        "previous-spaced",
        "项目      上次      本次      参考\n{name2}      {v2}      {v2}      {r2}\n{name}      {prev}      {v}      {r}",
    ),
    blood("previous-history", "项目\t历史结果\t结果\t单位\n{name}\t{prev}\t{v}\t{u}"),
    blood("previous-english", "Test\tPrevious\tCurrent\tUnits\tReference Range\n{abbr}\t{prev}\t{v}\t{u}\t{r}"),
    blood(
        "dates-rising",
        "项目\t2025-01-03\t2025-02-10\t参考范围\n{name2}\t{v2}\t{v2}\t{r2}\n{name}\t{prev}\t{v}\t{r}",
    ),
    blood(
        "dates-falling",
        "项目\t2025-02-10\t2025-01-03\t参考范围\n{name2}\t{v2}\t{v2}\t{r2}\n{name}\t{v}\t{prev}\t{r}",
    ),
    blood("dates-chinese", "项目|1月3日|2月10日\n{name2}|{v2}|{v2}\n{name}|{prev}|{v}"),
    blood("dates-slashed", "项目 2025/1/3 2025/2/10\n{name2} {v2} {v2}\n{name} {prev} {v}"),
    blood("dates-lines", "2025-01-03 {name} {prev} {u}\n2025-02-10 {name} {v} {u}"),
    blood("dates-headings", "2025-01-03\n{name} {prev} {u}\n2025-02-10\n{name} {v} {u}"),
    blood("date-in-row", "{name} 2025-06-10 {v} {u}"),
    blood("date-behind", "{name} {v} {u} 2025-06-10"),
    blood("date-short", "{name} 6月10日 {v} {u}"),
    blood("hour-in-row", "{name} 08:12 {v} {u}"),
    blood("turned", "项目\t{name2}\t{name}\n结果\t{v2}\t{v}"),
    blood("turned-range", "项目,{abbr2},{abbr}\n参考,{r2},{r}\n结果,{v2},{v}"),
    blood("turned-plain", "{name2}\t{name}\n{v2}\t{v}"),
    blood("turned-csv", "{name2},{name}\n{v2},{v}"),
    blood("turned-single", "{name2} {name}\n{v2} {v}"),
    blood("turned-trend", "日期\t{name2}\t{name}\n2025-01-03\t{v2}\t{prev}\n2025-02-10\t{v2}\t{v}"),
    blood("turned-units", "项目\t{name2}\t{name}\n单位\t{u2}\t{u}\n结果\t{v2}\t{v}\n参考\t{r2}\t{r}"),
    blood("csv", "项目,结果,单位,参考\n{name2},{v2},{u2},{r2}\n{name},{v},{u},{r}"),
    blood("csv-bare", "{name2},{v2},{u2},{r2}\n{name},{v},{u},{r}"),
    blood("csv-no-unit", "{name},{v},{r}"),
    blood("csv-quoted", "\"{name2}\",\"{v2}\",\"{u2}\"\n\"{name}\",\"{v}\",\"{u}\""),
    blood("tabs", "{name2}\t{v2}\t{u2}\t{r2}\n{name}\t{v}\t{u}\t{r}"),
    blood("pipes", "|项目|结果|参考|\n|---|---|---|\n|{name2}|{v2}|{r2}|\n|{name}|{v}|{r}|"),
    blood(
        "html",
        "<table><tr><th>项目</th><th>结果</th><th>参考</th></tr><tr><td>{name}</td><td>{v}</td><td>{r}</td></tr></table>",
    ),
    blood("html-rows", "<tr><td>{name2}</td><td>{v2}</td></tr><tr><td>{name}</td><td>{v}</td><td>{u}</td></tr>"),
    blood("json", "[{\"name\":\"{name}\",\"value\":\"{v}\",\"unit\":\"{u}\",\"range\":\"{r}\"}]"),
    blood("json-last", "{\"item\":\"{name}\",\"previous\":\"{prev}\",\"result\":\"{v}\",\"unit\":\"{u}\"}"),
    blood("app", "{name2}\n{v2}\n{u2} | {r2}\n{name}\n{v} {mark}\n{u} | {r}\n"),
    blood("app-mark-first", "{name2}\n{v2}\n{u2}\n{name}\n{mark} {v}\n{u}\n"),
    blood(
        "app-reference",
        "{name2}({abbr2})\n{v2} {u2}\n参考值：{r2}\n\n{name}({abbr})\n{v} {u} {word}\n参考值：{r}\n",
    ),
    blood("app-labels", "项目：{name}\n结果：{v} {u}\n参考：{r}"),
    blood("app-ruled", "{name2}\n{v2}\n———————\n{name}\n{v}\n———————\n"),
    blood("stacked", "{name2}\n{name}\n{v2}\n{v}"),
    blood("chat", "医生说{name}{v}，要紧吗？"),
    blood("chat-is", "我爸的{name}是{v}{u}"),
    blood("chat-only", "{name}只有{v}，怎么办"),
    blood("chat-high", "{name}高达{v}{u}，很担心"),
    blood("chat-list", "查出来{name2}{v2}，{name}{v}，其他都好"),
    blood("chat-named", "{name2}、{name}分别为{v2}、{v}"),
    blood("chat-marked", "{name}{word}，{v}{u}"),
    blood("chat-bracketed", "{name}{word}（{v}{u}）"),
    blood("chat-arrow", "{name}{prev}→{v}"),
    blood("chat-arrow-typed", "{name} {prev} -> {v} {u}"),
    blood("chat-course", "{name}从{prev}变成{v}了"),
    blood("chat-then-now", "{name}上次{prev}，这次{v}"),
    blood("chat-yesterday", "昨天{name}{prev}，今天{v}"),
    blood("chat-bracketed-previous", "{name}{v}（上次{prev}）"),
    blood("chat-date-behind", "{name}{v}（5-12）"),
    blood("chat-recheck", "{name}{v}，3天后复查"),
    blood("chat-full-comma", "{name2}{v2}，{name}{v}"),
    blood("record", "入院后急查血示：{name2}{v2}{u2}，{name}{v}{u}，予对症处理。"),
    blood("record-recheck", "复查{name}{v}{u}。"),
    blood("record-patient", "患者{name}{v}{u}，请示上级医师。"),
    blood("record-semicolon", "{name2} {v2}{u2}；{name} {v}{u}"),
    blood("blood-after-urine", "尿常规：\n白细胞 3+\n血生化：\n{name} {v} {u} {r}"),
    blood("legend-below", "{name} {v} {u} {r}\n注：血钾>6.2 mmol/L 或 <2.8 mmol/L 为危急值"),
    blood("dialysate-below", "{name} {v} {u} {r}\n透析液 钾 2.0 mmol/L 钙 1.5 mmol/L"),
    blood(
        "english",
        "Test Name   Result   Flag   Units   Reference Range\n{abbr2}   {v2}      {u2}   {r2}\n{abbr}   {v}   {letter}   {u}   {r}",
    ),
    blood(
        "english-ranges",
        "Test Name        In Range     Out Of Range     Reference Range\n{abbr2}            {v2}                       {r2}\n{abbr}                        {v} {letter}        {r}",
    ),
    other("urine-heading", "尿液分析\n{name} {v} {u} {r}"),
    other("urine-specimen", "标本：尿\n{name} {v} {u} {r}"),
    other("urine-name", "尿{name} {v} {u}"),
    other("urine-bracketed", "{name}(尿) {v} {u}"),
    other("urine-day", "24小时尿\n{name}\t{v}\t{u}"),
    other("csf-heading", "脑脊液检查\n{name} {v} {u}"),
    other("csf-prefix", "脑脊液：{name} {v} {u}"),
    other("pleural", "胸水生化\n{name} {v} {u}"),
    other("ascites", "腹水：{name}{v}{u}"),
    other("dialysate", "透析液 {name} {v} {u}"),
    other("stool", "大便常规\n{name} {v}"),
    other("urinalysis", "URINALYSIS\n{abbr} {v} {u}"),
    other("urine-english", "{abbr}, urine {v} {u}"),
    other("dog", "宠物医院检验单\n动物：犬\n{name} {v} {u} {r}"),
    other("cat", "猫咪体检\n{name} {v} {u} {r}"),
    other("qualitative", "{name} 3+"),
    other("other-unit", "{name} {v} ng/mL"),
];
