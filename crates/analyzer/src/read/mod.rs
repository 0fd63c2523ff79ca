mod numeral;
mod quantity;
