import { connect } from "node:net";
import type { APIResponse } from "@playwright/test";
import { expectAccessible } from "#tests/support/accessible.ts";
import { expect, test } from "#tests/support/browser-test.ts";
import type { Product } from "#tests/support/product.ts";
import { executeIn } from "#tests/support/with-database.ts";

/** Sends bytes that no HTTP client would, and gives the status line and headers back. */
function sendRaw(url: string, bytes: string): Promise<string> {
  const { hostname, port } = new URL(url);
  return new Promise((resolve, reject) => {
    const socket = connect(Number(port), hostname, () => socket.end(bytes));
    let answer = "";
    socket.setEncoding("utf8");
    socket.on("data", (chunk) => {
      answer += chunk;
    });
    socket.on("close", () => resolve(answer));
    socket.on("error", reject);
  });
}

function expectSafeHeaders(response: APIResponse) {
  const headers = response.headers();
  expect(headers["x-content-type-options"]).toBe("nosniff");
  expect(headers["referrer-policy"]).toBe("strict-origin-when-cross-origin");
  expect(headers["permissions-policy"]).toContain("camera=()");
  expect(headers["x-request-id"]).toMatch(/^[2-9A-Z]{4}-[2-9A-Z]{4}$/);
  expect(headers["content-type"]).toMatch(/; charset=utf-8$/i);
  const policy = headers["content-security-policy"] ?? "";
  expect(policy).toContain("frame-ancestors 'none'");
  const scripts = /script-src ([^;]*)/.exec(policy)?.[1] ?? "";
  expect(scripts).not.toContain("unsafe");
}

test("every kind of answer carries the security headers", async ({ request }) => {
  for (const path of [
    "/",
    "/",
    "/admin/login",
    "/no-such-page",
    "/favicon.svg",
    "/healthz",
    "/assets/none.js",
    "/sitemap.xml",
    "/robots.txt",
    "/?__boot",
    "/?__boot",
  ]) {
    expectSafeHeaders(await request.get(path));
  }
  expectSafeHeaders(await request.post("/", { data: "x" }));
});

test("an address is decoded once, and shows no folder and nothing of the program", async ({ request }) => {
  for (const path of [
    "/%2561dmin/login",
    "/assets/..%252f..%252fpackage.json",
    "/assets/..%2f..%2fpackage.json",
    "/assets/",
    "/fotos/",
    "/og/",
    "/.git/config",
    "/.env",
    "/package.json",
    "/server/main.ts",
    "/node_modules/",
    "/build/server/index.js",
    "/data/secret",
  ]) {
    expect((await request.get(path)).status(), path).toBe(404);
  }
});

test("https brings strict transport security, plain http does not", { tag: "@whole" }, async ({ launch, request }) => {
  expect((await request.get("/")).headers()["strict-transport-security"]).toBeUndefined();
  const { url } = await launch({ SITE_URL: "https://portoes.example" });
  for (const path of ["/", "/admin/login", "/no-such-page", "/favicon.svg"]) {
    const { headers } = await fetch(url + path);
    expect(headers.get("strict-transport-security"), path).toBe("max-age=31536000; includeSubDomains");
  }
});

test("a page comes compressed, with an ETag, and from the cache the second time", async ({ request }) => {
  const first = await request.get("/", { headers: { "accept-encoding": "br" } });
  expect(first.headers()["content-encoding"]).toBe("br");
  const etag = first.headers().etag ?? "";
  expect(etag).not.toBe("");
  // Nothing in front is told of changes here, so nothing may keep the page.
  expect(first.headers()).toMatchObject({ "cache-control": "no-cache" });
  expect(first.headers()).not.toHaveProperty("cdn-cache-control");
  const again = await request.get("/?utm_source=anuncio", { headers: { "accept-encoding": "gzip" } });
  expect(again.headers()).toMatchObject({ "content-encoding": "gzip", etag });
  expect(await again.text()).toBe(await first.text());
  const unchanged = await request.get("/", { headers: { "if-none-match": etag } });
  expect(unchanged.status()).toBe(304);
  const plain = await request.get("/", { headers: { "accept-encoding": "identity" } });
  expect(plain.headers()["content-encoding"]).toBeUndefined();
  expect(await plain.text()).toBe(await first.text());
});

test("who has the page hears that it is the same, also from a server that has to make it first", {
  tag: "@whole",
}, async ({ launch }) => {
  const settings = { SITE_URL: "http://portoes.example" };
  const [one, other] = await Promise.all([launch(settings), launch(settings)]);
  const headers = { "if-none-match": (await fetch(`${one.url}/privacidade`)).headers.get("etag") ?? "" };
  for (const { url } of [one, other, other]) {
    expect((await fetch(`${url}/privacidade`, { headers })).status).toBe(304);
  }
});

test("assets are immutable and come precompressed", async ({ page, request }) => {
  await page.goto("/");
  const stylesheet = (await page.locator("link[rel=stylesheet]").getAttribute("href")) ?? "";
  const plain = await request.get(stylesheet, { headers: { "accept-encoding": "identity" } });
  expect(plain.headers()["content-encoding"]).toBeUndefined();
  for (const encoding of ["br", "gzip"]) {
    const answer = await request.get(stylesheet, { headers: { "accept-encoding": encoding } });
    expect(answer.headers()).toMatchObject({
      "cache-control": "public, max-age=31536000, immutable",
      "content-encoding": encoding,
      "content-type": "text/css; charset=utf-8",
    });
    expectSafeHeaders(answer);
    expect(await answer.text()).toBe(await plain.text());
  }
  const head = await request.head(stylesheet);
  expect([head.status(), await head.text()]).toEqual([200, ""]);
  expect((await request.post(stylesheet)).status()).toBe(404);
});

test("unknown paths answer 404 with a way home, and the log knows them", async ({ page, product }) => {
  const response = await page.goto("/nao/existe?token=segredo");
  expect(response?.status()).toBe(404);
  await expect(page.getByRole("heading", { name: "Oops! Page not found" })).toBeVisible();
  await expect(page.getByRole("link", { name: "Voltar para o início" })).toHaveAttribute("href", "/");
  await expect.poll(() => product.output()).toContain('"path":"/nao/existe"');
  expect(product.output()).not.toContain("segredo");
  expect((await page.goto("/not-found"))?.status()).toBe(404);
});

test("health and readiness", async ({ request }) => {
  expect((await request.get("/healthz")).status()).toBe(200);
  const ready = await request.get("/readyz");
  expect([ready.status(), await ready.text()]).toEqual([200, "ready"]);
});

test("malformed addresses, methods, bodies and headers get a 4xx and never a stack", async ({ request, product }) => {
  const answers = [
    await request.get("/%E0%A4%A"),
    await request.get("/links-uteis/%00"),
    await request.get("/assets/..%2f..%2fpackage.json"),
    await request.post("/", { form: { a: "1" } }),
    await request.put("/admin/login", { data: "{" }),
    await request.delete("/links-uteis/a"),
    await request.patch("/no-such-page"),
    await request.post("/api/auth/sign-in/email", {
      headers: { "content-type": "application/json" },
      data: Buffer.from('{"email":'),
    }),
    await request.post("/admin/login", { data: "x".repeat(2_000_000) }),
    await request.get("/_root.data?_routes=../../etc"),
    await request.get("/.env"),
    await request.get("/links-uteis/%00"),
    await request.get("/topicos/a%00"),
    await request.get("/sitemap?depois=%00"),
    await request.get("/sitemap.xml?parte=%00"),
    await request.get("/__manifest?paths=/admin"),
  ];
  for (const answer of answers) {
    const text = await answer.text();
    expect(answer.status(), `${answer.url()} ${text.slice(0, 100)}`).toBeLessThan(500);
    expect(text).not.toMatch(/\bat .*\.(ts|js):\d+/);
  }
  expect(answers[8]?.status()).toBe(413);

  for (const bytes of [
    "GARBAGE\r\n\r\n",
    "GET / HTTP/1.1\r\n\r\n",
    "GET / HTTP/1.1\r\nHost: a b\r\n\r\n",
    "GET //evil HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n",
    "GET http://[ HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n",
    "TRACE / HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n",
    "BREW / HTTP/1.1\r\nHost: x\r\n\r\n",
    `GET / HTTP/1.1\r\nHost: x\r\nX: ${"a".repeat(40_000)}\r\n\r\n`,
    "POST / HTTP/1.1\r\nHost: x\r\nContent-Length: nine\r\n\r\n",
    "POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 1\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n",
  ]) {
    expect(await sendRaw(product.url, bytes), bytes.slice(0, 60)).toMatch(/^HTTP\/1\.1 4\d\d /);
  }
});

test("a cross-site form post is refused", async ({ request }) => {
  const answer = await request.post("/admin/login", {
    form: { email: "a@b.c" },
    headers: { origin: "https://evil.example" },
  });
  expect(answer.status()).toBe(403);
});

test("a page has one address; others lead to it", async ({ request, product }) => {
  for (const [path, proper] of [
    ["/Portao-Automatico-Guarulhos", "/portao-automatico-guarulhos"],
    ["/motor-para-portao-em-osasco/?a=B", "/motor-para-portao-em-osasco?a=B"],
    ["/CIDADES/Osasco", "/cidades/osasco"],
  ] as const) {
    const answer = await fetch(product.url + path, { redirect: "manual" });
    expect([answer.status, answer.headers.get("location")], path).toEqual([301, proper]);
  }
  for (const path of ["/portao-automatico-guarulhos.data", "/motor-para-portao-em-osasco.data"]) {
    expect((await request.get(path)).status(), path).toBe(200);
  }
});

test("nobody can fill the cache with copies of a page", async ({ product }) => {
  const isKept = async (path: string) => {
    const answer = await fetch(product.url + path);
    await answer.arrayBuffer();
    expect(answer.status, path).toBe(200);
    return answer.headers.get("cache-control") === "no-cache";
  };
  for (const path of [
    "/?__boot",
    "/?x=1",
    "/sitemap.xml?download",
    "/cidades/osasco",
    "/termos/motor-basculante-ppa",
  ]) {
    expect(await isKept(path), path).toBe(true);
  }
  for (const path of ["/sitemap.xml?download=1", "/cidades/inventada", "/topicos/inventado", "/termos/inventado"]) {
    expect(await isKept(path), path).toBe(false);
  }
});

const findLines = ({ output }: Product, part: string) =>
  output()
    .split("\n")
    .filter((line) => line.includes(part));

test("what a visitor asks for wrongly is answered, and is no error of ours", { tag: "@whole" }, async ({ launch }) => {
  const product = await launch();
  for (const [method, path, status] of [
    ["POST", "/", 405],
    ["PUT", "/cidades/osasco", 405],
    ["GET", "/nao-existe", 404],
  ] as const) {
    const answer = await fetch(product.url + path, { method });
    expect(answer.status, path).toBe(status);
    const id = answer.headers.get("x-request-id");
    await expect.poll(() => findLines(product, `"id":"${id}"`).length, path).toBe(1);
  }
  expect(findLines(product, '"level":50')).toEqual([]);
});

test("a page that fails says so in words, with a reference and never a stack", async ({ launch, page }) => {
  const product = await launch();
  await executeIn(product, "alter table generated_pages rename to away");
  const answer = await page.goto(`${product.url}/links-uteis/qualquer`);
  expect(answer?.status()).toBe(500);
  const id = answer?.headers()["x-request-id"] ?? "";
  for (const line of ['"status":500', '"msg":"a page failed"']) {
    await expect.poll(() => findLines(product, `"id":"${id}"`).some((found) => found.includes(line))).toBe(true);
  }
  await expect(page.getByRole("heading", { level: 1, name: "Unexpected Application Error!" })).toBeVisible();
  await expect(page.getByText(`Código para o técnico: ${id}`)).toBeVisible();
  await expect(page.getByText("Erro desconhecido", { exact: true })).toBeVisible();
  for (const internal of ["no such table", "Server Error"]) {
    await expect(page.locator("body")).not.toContainText(internal);
  }
  await expectAccessible(page, "the error screen");
  await executeIn(product, "alter table away rename to generated_pages");
  await page.getByRole("link", { name: "Tentar de novo" }).click();
  await expect(page.getByRole("heading", { name: "Oops! Page not found" })).toBeVisible();
});
