//! Baihua x402.
