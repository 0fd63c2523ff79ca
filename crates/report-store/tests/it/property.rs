//! Whatever is done to them, the three backends answer alike.

use std::sync::atomic::{AtomicUsize, Ordering};

use baihua_report_store::testkit::{Operation, strategies};
use proptest::test_runner::{Config, TestError, TestRunner};

use crate::{
    subjects::{WithClock, WithRedis},
    wait,
};

#[test]
fn the_backends_answer_alike() {
    let (memory, redb) = (WithClock::memory(), WithClock::fast_redb());
    let redis: Vec<WithRedis> = [WithRedis::own(), WithRedis::named()].into_iter().flatten().collect();
    let turn = AtomicUsize::new(0);
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().expect("a runtime");

    let mut runner = TestRunner::new(Config { source_file: Some(file!()), ..Config::default() });
    let outcome = runner.run(&strategies::operations(24), |operations: Vec<Operation>| {
        // Each turn has keys of its own, so that all can share the backends.
        let prefix = format!("turn {}:", turn.fetch_add(1, Ordering::Relaxed));
        runtime.block_on(async {
            for (nth, operation) in operations.iter().enumerate() {
                let expected = operation.run(&memory, &prefix).await;
                let found = operation.run(&redb, &prefix).await;
                assert_eq!(found, expected, "redb, step {nth}: {operation:?}");
                for redis in &redis {
                    let found = operation.run(redis, &prefix).await;
                    assert_eq!(found, expected, "redis, step {nth}: {operation:?}");
                }
                // Sweeping is seen by nobody.
                if matches!(operation, Operation::Pass(_)) && nth % 2 == 0 {
                    redb.backend.sweep().await.expect("a sweep");
                    memory.backend.sweep();
                }
            }
            // What is left over is out of the way of the next turn.
            for key in ["a", "b", "c"] {
                Operation::Remove(key.to_owned()).run(&memory, &prefix).await;
                Operation::Remove(key.to_owned()).run(&redb, &prefix).await;
                for redis in &redis {
                    Operation::Remove(key.to_owned()).run(redis, &prefix).await;
                }
            }
        });
        Ok(())
    });
    match outcome {
        Ok(()) => {}
        Err(TestError::Fail(why, operations)) => panic!("{why}\nthe shortest such row: {operations:#?}"),
        Err(other) => panic!("{other}"),
    }
    let figures = wait(redb.backend.figures()).expect("figures");
    assert_eq!((figures.values, figures.value_bytes), (0, 0), "the sum of bytes is kept through all of it");
}
