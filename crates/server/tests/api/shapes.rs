//! Every body is what `/openapi.json` says it is.

use jsonschema::Validator;
use serde_json::{Value, json};

use crate::app::{Answer, CONTRACT, Client, LAB, POLICY, Server, body, small};

/// The shapes of a server's own description.
struct Shapes(Value);

impl Shapes {
    fn of(client: &Client) -> Shapes {
        let document = client.get("/openapi.json").ok();
        assert_eq!(document["openapi"], "3.1.0");
        Shapes(document)
    }

    /// What the description says about the answers of an operation with this status.
    fn schema(&self, method: &str, path: &str, status: u16) -> Validator {
        let response = &self.0["paths"][path][method]["responses"][status.to_string()];
        let content = response["content"].as_object().unwrap_or_else(|| panic!("{method} {path} {status} is not told"));
        let (_, media) = content.iter().next().expect("one media type");
        self.validator(&media["schema"])
    }

    fn validator(&self, schema: &Value) -> Validator {
        // The schema refers to the shapes of the document, so it takes them along.
        let complete = json!({
            "$schema": "https://json-schema.org/draft/2020-12/schema",
            "allOf": [schema],
            "components": self.0["components"],
        });
        jsonschema::validator_for(&complete).unwrap_or_else(|error| panic!("{schema}: {error}"))
    }

    #[track_caller]
    fn check(&self, method: &str, path: &str, answer: &Answer) {
        let bare = path.split('?').next().expect("a path");
        let schema = self.schema(method, bare, answer.status);
        let value = answer.json();
        let faults: Vec<String> =
            schema.iter_errors(&value).map(|fault| format!("{} at {}", fault, fault.instance_path())).collect();
        assert!(faults.is_empty(), "{method} {path} {}: {faults:#?}", answer.status);
    }
}

#[test]
fn the_check_finds_what_is_wrong() {
    let server = Server::start();
    let shapes = Shapes::of(&server.client());
    let envelope = shapes.schema("post", LAB, 200);
    let mut value = server.client().post(LAB, &small()).ok();
    assert!(envelope.is_valid(&value));
    value["report"]["summary"]["high"] = json!("one");
    assert!(!envelope.is_valid(&value));
}

#[test]
fn every_answer_has_the_shape_that_is_told() {
    let server = Server::start();
    let client = server.client();
    let shapes = Shapes::of(&client);
    for path in [CONTRACT, LAB, POLICY] {
        let answer = client.post(path, &body(path));
        assert_eq!(answer.status, 200);
        shapes.check("post", path, &answer);
        for (bytes, status) in [(&b"{"[..], 400), (b"{}", 422)] {
            let answer = client.post_bytes(path, bytes.to_vec());
            assert_eq!(answer.status, status);
            shapes.check("post", path, &answer);
        }
        let answer = client.send("POST", path, &[("content-type", "text/plain")], Some(b"{}".to_vec()));
        assert_eq!(answer.status, 415);
        shapes.check("post", path, &answer);
        let answer = client.post_bytes(path, vec![b' '; (1 << 20) + 1]);
        assert_eq!(answer.status, 413);
        shapes.check("post", path, &answer);
    }
    for (path, status) in [
        ("/api/rules", 200),
        ("/api/rules?id=rent-001", 200),
        ("/api/rules?id=pol-001", 200),
        ("/api/rules?id=gen-001", 200),
        ("/api/rules?id=K", 200),
        ("/api/rules?id=none", 404),
        ("/api/rules?id=K&id=Na", 400),
        ("/api/demo-source?id=demo-lab&id=demo-lab", 400),
        ("/api/report?id=a&id=b", 400),
        ("/api/report", 400),
        ("/api/report?id=none", 404),
        ("/api/report?id=demo-contract", 200),
        ("/api/report?id=demo-policy", 200),
        ("/api/report?id=demo-lab", 200),
        ("/api/demo-source", 200),
        ("/api/demo-source?id=demo-contract", 200),
        ("/api/demo-source?id=none", 404),
        ("/api/self-check", 200),
        ("/health", 200),
        ("/metadata", 200),
        ("/openapi.json", 200),
    ] {
        let answer = client.get(path);
        assert_eq!(answer.status, status, "{path}");
        shapes.check("get", path, &answer);
    }
    let id = client.post(LAB, &small()).report_id();
    for status in [200, 404] {
        let path = format!("/api/report?id={id}");
        let answer = client.delete(&path);
        assert_eq!(answer.status, status);
        shapes.check("delete", &path, &answer);
    }
    let answer = client.delete("/api/report?id=demo-lab");
    shapes.check("delete", "/api/report", &answer);
}

#[test]
fn every_example_has_the_shape_it_stands_under() {
    let server = Server::start();
    let shapes = Shapes::of(&server.client());
    let mut seen = 0;
    for (path, operations) in shapes.0["paths"].as_object().expect("paths") {
        for (method, operation) in operations.as_object().expect("operations") {
            let mut places: Vec<&Value> = operation["responses"].as_object().expect("responses").values().collect();
            places.extend(operation.get("requestBody"));
            for media in places.into_iter().flat_map(|place| place["content"].as_object().expect("content").values()) {
                let schema = shapes.validator(&media["schema"]);
                for (name, example) in media["examples"].as_object().expect("examples") {
                    let faults: Vec<String> =
                        schema.iter_errors(&example["value"]).map(|fault| fault.to_string()).collect();
                    assert!(faults.is_empty(), "{method} {path} {name}: {faults:#?}");
                    seen += 1;
                }
            }
        }
    }
    // Nothing is asked for here, so only the answers with 402 have none.
    assert!(seen > 60, "{seen} examples");
}

#[test]
fn an_example_of_a_request_gets_the_example_of_its_answer() {
    let server = Server::start();
    let client = server.client();
    let document = client.get("/openapi.json").ok();
    for path in [CONTRACT, LAB, POLICY] {
        let operation = &document["paths"][path]["post"];
        let request = &operation["requestBody"]["content"]["application/json"]["examples"]["excerpt"]["value"];
        let told = &operation["responses"]["200"]["content"]["application/json"]["examples"]["excerpt-of-the-demo-document"]
            ["value"];
        let given = client.post(path, request).ok();
        assert_eq!(given["report"]["summary"], told["report"]["summary"]);
        assert!(given["report"]["summary"]["total"].as_u64() > Some(0), "{path}");
        assert_eq!(given["report"]["flags"], told["report"]["flags"]);
    }
}

#[test]
fn no_shape_says_what_only_rust_means() {
    let server = Server::start();
    let document = server.client().get("/openapi.json").ok();
    let text = document["components"].to_string();
    for leak in ["[`", "::", "\"uint", "$schema\""] {
        assert!(!text.contains(leak), "{leak}");
    }
    for (name, schema) in document["components"]["schemas"].as_object().expect("shapes") {
        assert!(!name.ends_with(|c: char| c.is_ascii_digit()), "{name} stands for another of the same name");
        let required = schema["required"].as_array().cloned().unwrap_or_default();
        for (member, field) in schema["properties"].as_object().into_iter().flatten() {
            let null = field["type"].as_array().is_some_and(|types| types.contains(&json!("null")));
            let sent = required.contains(&json!(member))
                || (name, member.as_str()) == (&"SingleRule".to_owned(), "critical_src");
            assert!(!null || sent, "{name}.{member} is left out and never null");
        }
    }
}

#[test]
fn every_path_that_is_told_exists() {
    let server = Server::start();
    let client = server.client();
    let document = client.get("/openapi.json").ok();
    for (path, operations) in document["paths"].as_object().expect("paths") {
        for method in operations.as_object().expect("operations").keys() {
            let answer = client.send(&method.to_uppercase(), path, &[], (method == "post").then(Vec::new));
            assert_ne!(answer.status, 405, "{method} {path}");
            assert!(answer.status != 404 || answer.json()["code"] != "unknown-path", "{method} {path}");
        }
    }
    for (operation, path) in [("read_contract", CONTRACT), ("read_lab", LAB), ("read_policy", POLICY)] {
        assert_eq!(document["paths"][path]["post"]["operationId"], operation);
    }
    for (operation, path) in [
        ("verifyRule", "/api/rules"),
        ("getReport", "/api/report"),
        ("getDemoSource", "/api/demo-source"),
        ("health", "/health"),
        ("metadata", "/metadata"),
    ] {
        assert_eq!(document["paths"][path]["get"]["operationId"], operation);
    }
}

#[test]
fn the_schema_of_a_422_is_that_of_the_description_and_says_what_the_server_demands() {
    let server = Server::start();
    let client = server.client();
    let described = client.get("/openapi.json").ok();
    for path in [CONTRACT, LAB, POLICY] {
        let problem = client.post(path, &json!({})).problem(422, "invalid-field");
        assert!(problem["guidance"].as_array().is_some_and(|steps| !steps.is_empty()));
        let schema = &problem["input_schema"];
        let told = &described["paths"][path]["post"]["requestBody"]["content"]["application/json"]["schema"]["$ref"];
        let told = described.pointer(told.as_str().expect("a reference").trim_start_matches('#')).expect("a shape");
        let mut bare = schema.clone();
        for dialect in ["$schema", "title"] {
            bare.as_object_mut().expect("an object").remove(dialect);
        }
        assert_eq!(&bare, told);
        assert_eq!(
            problem["guidance_en"].as_array().map(Vec::len),
            problem["guidance"].as_array().map(Vec::len),
            "{problem}"
        );
        let schema = jsonschema::validator_for(schema).expect("a schema");
        assert!(schema.is_valid(&body(path)));
        for (field, value) in [("text", json!("")), ("text", json!(1)), ("consent", json!("yes"))] {
            let mut bad = body(path);
            bad[field] = value;
            assert!(!schema.is_valid(&bad), "{bad}");
            client.post(path, &bad).problem(422, "invalid-field");
        }
    }
}

#[test]
fn health_metadata_and_self_check() {
    let server = Server::start();
    let client = server.client();
    let health = client.get("/health");
    assert_eq!(health.header("cache-control"), Some("no-store"));
    let health = health.ok();
    let counts = json!({ "contract_rules": 250, "policy_rules": 74, "lab_indicators": 37 });
    assert_eq!(health["status"], "ok");
    assert_eq!(health["knowledge_base"], counts);
    assert_eq!(health["dependencies"], json!({ "store": "closed", "payment": "off", "provider": "off" }));

    let metadata = client.get("/metadata").ok();
    assert_eq!(metadata["base_url"], format!("http://{}", server.address()));
    assert_eq!(metadata["payment"]["required"], false);
    assert_eq!(metadata["payment"]["network"], "eip155:196");
    assert_eq!(metadata["limits"]["report_lifetime_seconds"], 86_400);
    assert_eq!(metadata["knowledge_base"], counts);
    assert_eq!(metadata["release"], health["release"]);
    assert_eq!(metadata["release"]["version"], env!("CARGO_PKG_VERSION"));

    let check = client.get("/api/self-check").ok();
    let ids: Vec<&str> = check["checks"].as_array().expect("checks").iter().filter_map(|c| c["id"].as_str()).collect();
    assert_eq!(
        ids,
        [
            "quotes_verbatim",
            "sources_resolvable",
            "summary_matches_body",
            "source_digest_matches",
            "production_rules_verified"
        ]
    );
    assert_eq!(check["result"]["total"], 5);
    assert_eq!(check["result"]["passed"], 5, "{:#}", check["checks"]);
    assert_eq!(check["result"]["all_pass"], true);
    assert_eq!(check["knowledge_base"], counts);
    assert_eq!(check["release"], health["release"]);
    assert!(check["reproduce"]["manual"].as_array().is_some_and(|steps| steps.len() >= 4));
}
