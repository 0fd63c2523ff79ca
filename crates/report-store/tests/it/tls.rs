//! Redis over TLS.

use std::{fs, net::TcpListener};

use baihua_report_store::{Backend, Redis, RedisOptions, StoreError};
use rcgen::{BasicConstraints, CertificateParams, IsCa, Issuer, KeyPair};

use crate::{HOUR, redis_server::RedisServer, wait};

#[test]
fn only_a_server_with_the_right_certificate_is_spoken_to() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = |name: &str, text: &str| {
        let path = folder.path().join(name);
        fs::write(&path, text).expect("a file");
        path.to_str().expect("a name in UTF-8").to_owned()
    };
    let authority_key = KeyPair::generate().expect("a key");
    let mut authority = CertificateParams::new(Vec::new()).expect("no names");
    authority.is_ca = IsCa::Ca(BasicConstraints::Unconstrained);
    let authority_pem = authority.self_signed(&authority_key).expect("a certificate").pem();
    let issuer = Issuer::new(authority, authority_key);
    let key = KeyPair::generate().expect("a key");
    let certificate = CertificateParams::new(vec!["localhost".to_owned()]).expect("a name");
    let certificate = certificate.signed_by(&key, &issuer).expect("a certificate").pem();

    let listener = TcpListener::bind(("127.0.0.1", 0)).expect("a port on loopback");
    let port = listener.local_addr().expect("it is bound").port();
    drop(listener);
    let Some(_server) = RedisServer::start_with(&[
        "--tls-port",
        &port.to_string(),
        "--tls-cert-file",
        &file("server.pem", &certificate),
        "--tls-key-file",
        &file("server.key", &key.serialize_pem()),
        "--tls-ca-cert-file",
        &file("authority.pem", &authority_pem),
        "--tls-auth-clients",
        "no",
    ]) else {
        return;
    };

    let trusting = || RedisOptions::new().root_certificates(authority_pem.clone());
    wait(async {
        let store = Redis::open(&format!("rediss://localhost:{port}"), trusting()).expect("the address");
        store.put("key", b"value", HOUR).await.expect("put");
        assert_eq!(store.get("key").await.expect("get").as_deref(), Some(&b"value"[..]));

        let other_name = Redis::open(&format!("rediss://127.0.0.1:{port}"), trusting()).expect("the address");
        let other_authority =
            Redis::open(&format!("rediss://localhost:{port}"), RedisOptions::new()).expect("the address");
        let no_tls = Redis::open(&format!("redis://localhost:{port}"), RedisOptions::new()).expect("the address");
        for store in [other_name, other_authority, no_tls] {
            let answer = store.ready().await;
            assert!(matches!(answer, Err(StoreError::Unavailable { .. })), "{answer:?}");
        }
    });
}
