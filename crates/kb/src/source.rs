use std::{fmt, str::FromStr};

use crate::Words;

/// How binding a source is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize), serde(rename_all = "snake_case"))]
#[non_exhaustive]
pub enum SourceKind {
    /// 法律.
    Law,
    /// 司法解释.
    JudicialInterpretation,
    /// 行政法规.
    AdministrativeRegulation,
    /// 部门规章.
    DepartmentRule,
    /// 规范性文件.
    NormativeDocument,
    /// 行业规范.
    Standard,
}

impl SourceKind {
    /// Every kind, the most binding first.
    pub const ALL: [SourceKind; 6] = [
        SourceKind::Law,
        SourceKind::JudicialInterpretation,
        SourceKind::AdministrativeRegulation,
        SourceKind::DepartmentRule,
        SourceKind::NormativeDocument,
        SourceKind::Standard,
    ];

    /// The name in rule files, such as `law`.
    #[must_use]
    pub const fn as_str(self) -> &'static str {
        match self {
            SourceKind::Law => "law",
            SourceKind::JudicialInterpretation => "judicial_interpretation",
            SourceKind::AdministrativeRegulation => "administrative_regulation",
            SourceKind::DepartmentRule => "department_rule",
            SourceKind::NormativeDocument => "normative_document",
            SourceKind::Standard => "standard",
        }
    }
}

impl fmt::Display for SourceKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.as_str())
    }
}

/// The string names no kind of source.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct SourceKindError;

impl fmt::Display for SourceKindError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let names = SourceKind::ALL.map(|kind| format!("`{kind}`"));
        write!(f, "a kind of source is {}", names.join(", "))
    }
}

impl std::error::Error for SourceKindError {}

impl FromStr for SourceKind {
    type Err = SourceKindError;

    fn from_str(name: &str) -> Result<SourceKind, SourceKindError> {
        SourceKind::ALL.into_iter().find(|kind| kind.as_str() == name).ok_or(SourceKindError)
    }
}

/// One version of an official text; laws change, so each version is dated.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct Source {
    /// The name rules use, such as 民法典.
    pub short: Words,
    /// The full official title, without book-title marks.
    pub title: Words,
    /// How binding it is.
    pub kind: SourceKind,
    /// Who issued it.
    pub issuer: Words,
    /// Its document number, where it states one.
    pub doc_no: Option<Words>,
    /// Day on which this version was adopted or last amended, `YYYY-MM-DD`, where it states one.
    pub version_date: Option<Words>,
    /// Day from which this version is in force, `YYYY-MM-DD`, where it states one.
    pub effective_date: Option<Words>,
    /// Day and list against which "in force" was checked.
    pub status_as_of: Words,
    /// Day on which the quoted articles were last compared with the official corpus, `YYYY-MM-DD`.
    pub verified_on: Words,
}

/// The words of one article of one source, exactly as the official text has them.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct Evidence {
    /// The text they are from.
    pub source: Source,
    /// The article, such as 第四百九十七条; for texts without articles their own numbering.
    pub article: Words,
    /// The whole article, paragraphs separated by `\n`.
    pub text: Words,
    /// SHA-256 of `text` in UTF-8, as 64 lower-case hex digits.
    pub sha256: Words,
}

impl Evidence {
    /// How the article is cited: 《中华人民共和国民法典》第四百九十七条.
    #[must_use]
    pub fn citation(&self) -> String {
        self.to_string()
    }
}

impl fmt::Display for Evidence {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        // A title inside a title takes single marks (GB/T 15834-2011, 4.15).
        let title = self.source.title.replace('《', "〈").replace('》', "〉");
        write!(f, "《{title}》")?;
        if let Some(number) =
            self.source.doc_no.as_deref().filter(|_| self.source.kind == SourceKind::NormativeDocument)
        {
            write!(f, "（{number}）")?;
        }
        match self.article.chars().next() {
            // 第四百九十七条 follows the title as it is. Notices number their parts 一 and （一）, standards 3.1.1.
            Some('第' | '附') => f.write_str(&self.article),
            Some('（') => write!(f, "第{}项", self.article),
            Some(_) => write!(f, "第{}条", self.article),
            None => Ok(()),
        }
    }
}

/// Sources as a finding shows them, in the order of the rule.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Sources<'k>(Vec<&'k Evidence>);

impl<'k> Sources<'k> {
    /// What stands between two citations.
    pub const DIVIDER: char = '；';

    pub(crate) fn new(evidence: impl Iterator<Item = &'k Evidence>) -> Sources<'k> {
        Sources(evidence.collect())
    }

    /// Every one of them.
    pub fn iter(&self) -> impl Iterator<Item = &'k Evidence> + '_ {
        self.0.iter().copied()
    }

    /// Whether there is none: what a `gen-` rule says rests on no statute.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// All citations in one line, divided by [`DIVIDER`](Self::DIVIDER).
    #[must_use]
    pub fn citations(&self) -> String {
        if self.is_empty() {
            return STRUCTURE_ONLY.to_owned();
        }
        self.iter().map(Evidence::citation).collect::<Vec<_>>().join(&String::from(Self::DIVIDER))
    }

    /// The words of all of them, each under its citation where there are several.
    #[must_use]
    pub fn text(&self) -> String {
        match &*self.0 {
            [] => STRUCTURE_ONLY.to_owned(),
            [only] => only.text.to_string(),
            several => several.iter().map(|e| format!("{e}\n{}", e.text)).collect::<Vec<_>>().join("\n\n"),
        }
    }
}

/// What a `gen-` rule rests on, in the words of the specification.
const STRUCTURE_ONLY: &str = "条款结构比对（不依据特定法域的成文法）";
