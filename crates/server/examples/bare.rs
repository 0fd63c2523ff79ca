//! The least that actix does: `GET /2000` answers with 2,000 bytes. For `benches/http.sh`, which measures the server beside it.
use actix_web::{App, HttpResponse, HttpServer, http::header::ContentType, web};

#[actix_web::main]
async fn main() -> std::io::Result<()> {
    // As long as any answer of the server; an answer is a part of it and copies nothing, as a constant would be.
    let longest = web::Data::new(web::Bytes::from(vec![b' '; 1 << 20]));
    let body = async |length: web::Path<usize>, longest: web::Data<web::Bytes>| {
        let body = longest.slice(..length.into_inner().min(longest.len()));
        HttpResponse::Ok().content_type(ContentType::json()).body(body)
    };
    let app = move || App::new().app_data(longest.clone()).route("/{length}", web::get().to(body));
    let server = HttpServer::new(app).bind(("127.0.0.1", 0))?;
    #[allow(clippy::print_stdout, reason = "the bench reads the address here")]
    for address in server.addrs() {
        println!("http://{address}");
    }
    server.run().await
}
