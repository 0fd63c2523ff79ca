# List the recipes.
default:
    @just --list

# Formatting, lints and docs with warnings denied.
check:
    cargo fmt --all --check
    cargo clippy --release --workspace --all-targets --all-features -- -D warnings
    RUSTDOCFLAGS="-D warnings" cargo doc --release --workspace --all-features --no-deps

# Everything, installing what it needs (Debian).
test:
    scripts/test

# Look at changed snapshots one by one.
snap:
    cargo insta review

# Write all generated files from their sources.
generate:
    cargo xtask generate
    cargo xtask train
    cargo xtask docs

# Compare all generated files with their sources.
check-generated:
    cargo xtask lint
    cargo xtask generate --check
    cargo xtask train --check
    cargo xtask docs --check

# Build every library with none, each and all of its features.
features:
    cargo xtask features

# Licences, advisories and the fences between crates.
deny:
    cargo deny check

# Compare the dependency tree of each library with docs/trees.txt.
trees:
    cargo xtask trees --check

# Measure quotations, chunks, reviews, payments, the store and HTTP beside their peers in one run; writes docs/performance.md.
bench:
    benches/performance.py

# Read 100,000 documents by `baihua batch`, then again, killed and resumed.
batch:
    cargo build --release -p baihua-cli
    benches/batch.py

# Build each crate from its archive, as publishing does (five minutes on two cores; CI packs and does not build).
packages:
    rm -rf target/packages
    cargo package --workspace --exclude baihua-xtask --exclude baihua-wasm --exclude baihua-python --allow-dirty --quiet --target-dir target/packages
    rm -rf target/packages

# Each library from its archive in an empty project, as strangers get it.
take-home:
    scripts/take-home

# Make the WebAssembly package in target/wasm/package (fetches Debian's compiler where the target is not installed).
wasm:
    scripts/wasm

# Make the Python wheel in target/wheel and test it, beside the native program.
wheel:
    scripts/wheel
    cargo build --release -p baihua-cli
    tests/python/run

# Test the wheel on a local Spark (fetches 300 MB, needs Java 17).
spark:
    scripts/wheel
    tests/python/run spark

# Fuzz one target (needs a nightly toolchain and cargo-fuzz).
fuzz TARGET:
    cd fuzz && cargo fuzz run {{TARGET}}

# Start the service on embedded defaults.
run:
    cargo run --release

# All that a change needs.
ready: check check-generated trees test
