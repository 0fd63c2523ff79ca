//! Every endpoint and every limit of the API, through the real program and over HTTP.

mod any;
mod app;
mod hostile;
mod limits;
mod methods;
mod privacy;
mod process;
mod reports;
mod rules;
mod shapes;
