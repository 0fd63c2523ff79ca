#![doc = include_str!("../README.md")]

use std::{
    panic::{self, AssertUnwindSafe},
    sync::OnceLock,
};

use baihua_analyzer::{Analyzer, Order, Sex, Unfit};
use baihua_kb::{Card, Release, builtin};
use pyo3::{exceptions::PyOverflowError, prelude::*, types::PyTuple};

/// The most years a person is taken to have lived.
const OLDEST: u8 = 120;

/// One for the process, made at the first call: reading its tables takes longer than reading a document.
fn analyzer() -> &'static Analyzer {
    static ANALYZER: OnceLock<Analyzer> = OnceLock::new();
    ANALYZER.get_or_init(|| Analyzer::new(builtin()))
}

/// Why there is no report.
enum Refusal {
    Unfit(Unfit),
    InvalidField(&'static str, &'static str),
    Internal,
}

impl Refusal {
    /// The exception of `baihua.errors` that says it. They are written in Python, so that they can be sent to another
    /// process.
    fn raised(self, py: Python<'_>) -> PyErr {
        let made = |name: &str, told: PyResult<Bound<'_, PyTuple>>| {
            PyResult::Ok(PyErr::from_value(py.import("baihua.errors")?.getattr(name)?.call1(told?)?))
        };
        let made = match self {
            Refusal::Unfit(Unfit::Length { card, chars, min, max }) => {
                made("TextLength", (card.as_str(), chars, min, max).into_pyobject(py))
            }
            Refusal::Unfit(Unfit::NotRecognised { card }) => made("NotRecognised", (card.as_str(),).into_pyobject(py)),
            Refusal::InvalidField(field, message) => made("InvalidField", (field, message).into_pyobject(py)),
            Refusal::Unfit(_) | Refusal::Internal => made("InternalError", Ok(PyTuple::empty(py))),
        };
        made.unwrap_or_else(|error| error)
    }
}

/// The report on a document as JSON in one line. One on which the program fails costs its own call, not the process.
fn report(order: Order) -> Result<String, Refusal> {
    let review = || {
        let document = analyzer().recognise(order).map_err(Refusal::Unfit)?;
        serde_json::to_string(&analyzer().review(&document)).map_err(|_| Refusal::Internal)
    };
    panic::catch_unwind(AssertUnwindSafe(review)).unwrap_or(Err(Refusal::Internal))
}

fn sex(name: Option<&str>) -> Result<Option<Sex>, Refusal> {
    match name {
        None => Ok(None),
        Some("male") => Ok(Some(Sex::Male)),
        Some("female") => Ok(Some(Sex::Female)),
        Some(_) => Err(Refusal::InvalidField("sex", "must be male or female")),
    }
}

/// Years from a whole number of Python, however large; a `TypeError` for anything else.
fn years(age: &Bound<'_, PyAny>) -> PyResult<u8> {
    let invalid = || Refusal::InvalidField("age", "must be a whole number of years from 0 to 120").raised(age.py());
    match age.extract::<u8>() {
        Ok(years) if years <= OLDEST => Ok(years),
        Ok(_) => Err(invalid()),
        Err(error) if error.is_instance_of::<PyOverflowError>(age.py()) => Err(invalid()),
        Err(error) => Err(error),
    }
}

/// What the package `baihua` stands on; `baihua/_native.pyi` tells the types.
#[pymodule(gil_used = false)]
mod _native {
    use super::*;

    /// The report on a document as JSON. Other threads run while it is read.
    #[pyfunction]
    #[pyo3(signature = (card, text, party=None, sex=None, age=None))]
    fn review(
        py: Python<'_>,
        card: String,
        text: String,
        party: Option<String>,
        sex: Option<String>,
        age: Option<Bound<'_, PyAny>>,
    ) -> PyResult<String> {
        let card: Card =
            card.parse().map_err(|_| Refusal::InvalidField("card", "must be contract, lab or policy").raised(py))?;
        let sex = super::sex(sex.as_deref()).map_err(|refusal| refusal.raised(py))?;
        let age = age.as_ref().map(years).transpose()?;
        let order = Order { party, sex, age, ..Order::new(card, text) };
        py.detach(|| report(order)).map_err(|refusal| refusal.raised(py))
    }

    /// The rules as the service lists them, as JSON.
    #[pyfunction]
    fn rules(py: Python<'_>) -> PyResult<String> {
        let nobody = Release { version: String::new(), commit: String::new() };
        serde_json::to_string(&builtin().listing(nobody, "").rules).map_err(|_| Refusal::Internal.raised(py))
    }
}
