//! What every page has around it.

use maud::{DOCTYPE, Markup, PreEscaped, html};

use super::{Lang, Site, assets::SHEET};

/// A page: its title, its place in the menu, the scripts it loads, and what it shows.
pub(super) struct Page<'a> {
    /// What the page is called, without the service's name.
    pub(super) title: &'a str,
    /// Its own path, for the menu and the language switch; may hold a query.
    pub(super) path: &'a str,
    /// The path of the menu entry that leads to it, if one does.
    pub(super) menu: Option<&'a str>,
    /// The scripts it loads, as names under `/assets/`.
    pub(super) scripts: &'a [&'a str],
    /// Whether search engines may keep it.
    pub(super) index: bool,
}

impl Page<'_> {
    pub(super) fn around(&self, site: &Site, lang: Lang, main: &Markup) -> String {
        let other = match lang {
            Lang::Zh => Lang::En.link(self.path),
            Lang::En => self.path.to_owned(),
        };
        let menu = [
            ("/", lang.pick("解读", "Read")),
            ("/rules", lang.pick("规则", "Rules")),
            ("/proof", lang.pick("自己核对", "Check it")),
            ("/legal", lang.pick("说明与隐私", "Terms & privacy")),
        ];
        let page = html! {
            (DOCTYPE)
            html lang=(lang.tag()) {
                head {
                    meta charset="utf-8";
                    meta name="viewport" content="width=device-width, initial-scale=1";
                    meta name="color-scheme" content="light dark";
                    meta name="referrer" content="no-referrer";
                    @if !self.index { meta name="robots" content="noindex"; }
                    title { (self.title) " · " (lang.pick("白话", "Baihua")) }
                    @if self.path == "/" {
                        link rel="service-desc" type="application/json" href="/openapi.json";
                        link rel="alternate" type="text/plain" title="llms.txt" href="/llms.txt";
                    }
                    link rel="icon" href="/assets/icon.svg" type="image/svg+xml";
                    style { (PreEscaped(SHEET.as_str())) }
                    // As soon as it has come, so that large type is large early; nothing waits for it.
                    script type="module" src="/assets/type.js" async {}
                    @for script in self.scripts {
                        script type="module" src={ "/assets/" (script) } {}
                        @for module in imports(script) { link rel="modulepreload" href={ "/assets/" (module) }; }
                    }
                }
                body {
                    a.skip href="#main" { (lang.pick("跳到正文", "Skip to content")) }
                    header.top {
                        a.brand href=(lang.link("/")) { b lang="zh-CN" { "白话" } @if lang == Lang::En { " Baihua" } }
                        nav aria-label=(lang.pick("主菜单", "Main")) {
                            @for (path, name) in menu {
                                a href=(lang.link(path)) aria-current=[(self.menu == Some(path)).then_some("page")] { (name) }
                            }
                            span.switches {
                                // Shown by the script: without it the browser's own zoom does the same.
                                button #type type="button" aria-pressed="false" disabled { (lang.pick("大字", "Large type")) }
                                a href=(other) hreflang=(lang.pick("en", "zh-CN")) lang=(lang.pick("en", "zh-CN")) {
                                    (lang.pick("English", "中文"))
                                }
                            }
                        }
                    }
                    main #main tabindex="-1" { (main) }
                    footer {
                        p { (lang.pick(
                            "白话解读不是法律意见，也不是诊断。重要的事，请找律师、医生或者保险公司确认。",
                            "A plain-language reading is neither legal advice nor a diagnosis. Confirm what matters with a lawyer, a doctor or the insurer.",
                        )) }
                        p.small { (lang.pick("版本", "Release")) " " (site.release.version) " · " (site.release.commit)
                            " · " a href="/openapi.json" { "API" } " · " a href="/llms.txt" { "llms.txt" } }
                    }
                }
            }
        };
        page.into_string()
    }
}

/// What a page's script imports, to be fetched beside it and not after it: on a slow line the reader waits once less.
fn imports(script: &str) -> &'static [&'static str] {
    match script {
        "start.js" => &["dom.js", "files.js", "send.js"],
        "report.js" => &["dom.js", "triage.js"],
        "proof.js" => &["dom.js", "check.js"],
        "rules.js" => &["dom.js"],
        _ => &[],
    }
}

/// A page that says one thing.
pub(super) fn message(site: &Site, lang: Lang, title: &str, paragraphs: &[&str]) -> String {
    let main = html! {
        h1 { (title) }
        @for paragraph in paragraphs { p { (paragraph) } }
        p { a.button href=(lang.link("/")) { (lang.pick("回到首页", "To the first page")) } }
    };
    Page { title, path: "/", menu: None, scripts: &[], index: false }.around(site, lang, &main)
}

#[cfg(test)]
mod tests {
    use super::imports;
    use crate::pages::asset;

    #[test]
    fn what_scripts_import_is_fetched_beside_them() {
        for script in ["start.js", "report.js", "proof.js", "rules.js"] {
            let text = asset(script).and_then(|asset| std::str::from_utf8(asset.bytes).ok()).expect("a script is text");
            let imported: Vec<&str> = text
                .lines()
                .filter(|line| line.starts_with("import "))
                .filter_map(|line| line.split_once("from \"./")?.1.strip_suffix("\";"))
                .collect();
            assert_eq!(imported, imports(script), "{script}");
        }
    }
}
