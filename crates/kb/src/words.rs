use std::borrow::Cow;

/// Text of a rule: borrowed from the program for the built-in rules, owned for loaded ones.
pub type Words = Cow<'static, str>;

/// A list in a rule: borrowed for the built-in rules, owned for loaded ones.
pub type List<T> = Cow<'static, [T]>;
