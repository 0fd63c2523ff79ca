//! HTML, XML and JSON without their marks.

use super::{Glyph, setter::Setter};

pub(super) fn is_told_in(text: &str) -> bool {
    let lower = |tag: &str| text.contains(tag) || text.contains(&tag.to_ascii_uppercase());
    lower("<td")
        || lower("<tr")
        || lower("</li>")
        || lower("<br")
        || lower("</p>")
        || lower("</div>")
        || is_xml(text)
        || is_json(text)
}

/// A closing tag of any name, or a tag that closes itself.
fn is_xml(text: &str) -> bool {
    let closing = |at: usize| text[at + 2..].chars().next().is_some_and(|c| c.is_ascii_alphabetic());
    text.contains("/>") || text.contains("＜/") || text.match_indices("</").any(|(at, _)| closing(at))
}

fn is_json(text: &str) -> bool {
    let start = text.trim_start();
    (start.starts_with('{') || start.starts_with('[')) && text.contains("\":")
        || text.contains("{\"")
        || text.contains("[\"")
}

/// HTML and JSON without their marks: cells and lines where the tags, braces and commas are.
pub(super) fn laid_out(text: &str) -> Vec<Glyph> {
    // Input methods make the signs of tags wide.
    let narrow = |c: char| match c {
        '＜' => '<',
        '＞' => '>',
        c => c,
    };
    let chars: Vec<char> = text.chars().map(narrow).collect();
    let json = is_json(text);
    let mut setter = Setter::new(text);
    let mut at = 0;
    while at < chars.len() {
        let c = chars[at];
        if let Some(length) = tag(&chars[at..]) {
            set_tag(&mut setter, &chars, at, at + length);
            at += length + 1;
            continue;
        }
        if let Some((replaced, length)) = entity(&chars[at..]) {
            setter.set(replaced, at);
            at += length;
            continue;
        }
        match c {
            '{' | '}' | '[' | ']' if json => setter.new_line(),
            '"' if json => {}
            '\\' if json => {
                let (escaped, length) = unescaped(&chars[at..]);
                if escaped != '"' {
                    setter.set_long(escaped, at, length);
                }
                at += length;
                continue;
            }
            ',' if json => setter.new_cell(),
            _ => setter.set(c, at),
        }
        at += 1;
    }
    setter.glyphs
}

/// Tags that begin or end a line.
const NEW_LINE: [&str; 13] = ["tr", "/tr", "br", "p", "/p", "div", "/div", "li", "/li", "/table", "h1", "h2", "h3"];

/// Tags within a line of text, and those around everything.
const SILENT: [&str; 24] = [
    "b", "i", "u", "a", "em", "strong", "span", "font", "sup", "sub", "small", "big", "s", "html", "body", "table",
    "tbody", "thead", "head", "title", "mark", "label", "?xml", "!doctype",
];

/// What the tag from `from` to `to` means for the layout. Tags of no known name are elements of XML: the name of one that
/// holds text is a heading of its cell, `<value>112</value>`; so are attributes.
fn set_tag(setter: &mut Setter, chars: &[char], from: usize, to: usize) {
    let inside: String = chars[from + 1..to].iter().collect::<String>().to_ascii_lowercase();
    let name = inside.split(char::is_whitespace).next().unwrap_or_default();
    let bare = name.trim_matches('/');
    // <span>白蛋白</span><span>47</span>: cells of a page that has no table.
    if name == "/span" && chars[to + 1..].starts_with(&['<', 's', 'p', 'a', 'n']) {
        return setter.new_cell();
    }
    match name.trim_end_matches('/') {
        "td" | "th" => return setter.new_cell(),
        name if NEW_LINE.contains(&name) => return setter.new_line(),
        _ if SILENT.contains(&bare) || matches!(bare, "td" | "th") || bare.is_empty() => return,
        _ => {}
    }
    let next = chars[to + 1..].iter().find(|c| !c.is_whitespace());
    let attributes = chars[from..to].contains(&'=');
    match (name.starts_with('/'), attributes) {
        // A closing tag right behind another one closes what held it.
        (true, _) if next == Some(&'<') && closes_again(&chars[to + 1..]) => setter.new_line(),
        (true, _) => {}
        (false, true) => {
            setter.new_line();
            set_attributes(setter, chars, from + 1 + name.chars().count(), to);
        }
        (false, false) if next == Some(&'<') => setter.new_line(),
        (false, false) => {
            setter.new_cell();
            for (at, &c) in chars.iter().enumerate().skip(from + 1).take(bare.chars().count()) {
                setter.set(c, at);
            }
            setter.set(':', from);
        }
    }
}

fn closes_again(behind: &[char]) -> bool {
    let mut rest = behind.iter().skip_while(|c| c.is_whitespace());
    rest.next() == Some(&'<') && rest.next() == Some(&'/')
}

/// `name="血钾" value="6.9"`: one cell for each attribute.
fn set_attributes(setter: &mut Setter, chars: &[char], from: usize, to: usize) {
    let mut quoted = false;
    for (at, &c) in chars.iter().enumerate().take(to).skip(from) {
        match c {
            '"' | '\'' => quoted = !quoted,
            '/' if at + 1 == to => {}
            '=' if !quoted => setter.set(':', at),
            c if c.is_whitespace() && !quoted => setter.new_cell(),
            c => setter.set(c, at),
        }
    }
}

/// Where the tag ends that begins here.
fn tag(chars: &[char]) -> Option<usize> {
    let opens = chars.first() == Some(&'<') && chars.get(1).is_some_and(|c| c.is_ascii_alphabetic() || *c == '/');
    if opens { chars.iter().take(200).position(|&c| c == '>') } else { None }
}

fn entity(chars: &[char]) -> Option<(char, usize)> {
    const KNOWN: [(&str, char); 8] = [
        ("&nbsp;", ' '),
        ("&lt;", '<'),
        ("&gt;", '>'),
        ("&amp;", '&'),
        ("&le;", '≤'),
        ("&ge;", '≥'),
        ("&micro;", 'μ'),
        ("&uarr;", '↑'),
    ];
    KNOWN.into_iter().find_map(|(name, c)| {
        let length = name.chars().count();
        (chars.len() >= length && name.chars().zip(chars).all(|(a, &b)| a == b)).then_some((c, length))
    })
}

/// The character that the escape of JSON at the beginning of `chars` stands for, and the length of the escape (RFC 8259,
/// section 7); a blank for one that stands for nothing that is read.
pub(super) fn unescaped(chars: &[char]) -> (char, usize) {
    let escape = chars.get(1).copied().unwrap_or(' ');
    match escape {
        'u' => {
            let digits: String = chars.iter().skip(2).take(4).collect();
            let code = u32::from_str_radix(&digits, 16).ok().filter(|_| digits.len() == 4);
            code.map_or((' ', 2), |code| (char::from_u32(code).unwrap_or(' '), 6))
        }
        'n' | 'r' => ('\n', 2),
        't' => ('\t', 2),
        'b' | 'f' => (' ', 2),
        _ => (escape, chars.len().min(2)),
    }
}
