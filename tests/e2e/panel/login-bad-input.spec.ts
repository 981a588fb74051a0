import { expect, getSessionCookie, signIn, test } from "#tests/support/panel-test.ts";

const form = "application/x-www-form-urlencoded";

test("odd credentials are refused in the same words and never break anything", async ({ request, account }) => {
  const bodies: [string, string | Buffer, string?][] = [
    ["empty", ""],
    ["empty fields", "email=&password="],
    ["no password", `email=${account.email}`],
    ["twice", `email=${account.email}&email=x&password=a&password=b`],
    ["huge password", `email=${account.email}&password=${"x".repeat(500_000)}`],
    ["huge address", `email=${"x".repeat(500_000)}@exemplo.com&password=x`],
    ["bytes that are no text", Buffer.from([...Buffer.from("email=a@exemplo.com&password="), 0xff, 0xfe, 0xc0])],
    ["percent rubbish", "email=%FF%FE@exemplo.com&password=%C0%80%ZZ"],
    ["null bytes", `email=${account.email}%00&password=abc%00def`],
    ["SQL", "email=' or 1=1 --@exemplo.com&password=' or '1'='1"],
    ["JSON", JSON.stringify(account), "application/json"],
    ["broken multipart", "--x\r\nContent-Disposition: form-da", "multipart/form-data; boundary=x"],
    [
      "a file for a password",
      `--x\r\nContent-Disposition: form-data; name="email"\r\n\r\n${account.email}\r\n--x\r\nContent-Disposition: form-data; name="password"; filename="a"\r\n\r\n${account.password}\r\n--x--\r\n`,
      "multipart/form-data; boundary=x",
    ],
    ["text", "email", "text/plain"],
  ];
  for (const [index, [name, data, type = form]] of bodies.entries()) {
    const headers = { "content-type": type, "x-forwarded-for": `203.0.114.${index}` };
    const answer = await request.post("/admin/login", { headers, data: Buffer.from(data), maxRedirects: 0 });
    expect(answer.status(), name).toBe(400);
    const text = await answer.text();
    expect(text, name).toContain("Email ou senha incorretos");
    expect(text).not.toMatch(/\bat .*\.(ts|js):\d+/);
    expect(answer.headers()["set-cookie"] ?? "").not.toContain("session_token");
  }
});

test("forged, truncated, altered and swapped cookies open nothing", async ({ page, account, context, request }) => {
  await signIn(page, account);
  const cookie = await getSessionCookie(context);
  const [name = "", value = ""] = cookie.split("=", 2);
  const open = async (text: string) =>
    (await request.get("/admin/painel", { headers: { cookie: text }, maxRedirects: 0 })).status();
  expect(await open(cookie)).toBe(200);
  const token = decodeURIComponent(value).split(".")[0] ?? "";
  for (const forged of [
    "",
    value.slice(0, -1),
    value.slice(1),
    token,
    `${token}.`,
    `${token}.${"A".repeat(44)}`,
    `x${value}`,
    `${value}x`,
    value.toUpperCase(),
    "%",
    "%00",
    "x".repeat(4_000),
    `${value}; ${name}=${value}x`.replace(value, "zz"),
  ]) {
    expect(await open(`${name}=${forged}`), forged.slice(0, 60)).toBe(302);
  }
  expect(await open(`basculante.session_data=${value}`)).toBe(302);
  expect(await open(cookie)).toBe(200);
});

test("requests that another site sends are refused, also behind a proxy", async ({
  page,
  account,
  context,
  request,
}) => {
  await signIn(page, account);
  const cookie = await getSessionCookie(context);
  const { origin, host } = new URL(page.url());
  const rename = async (headers: Record<string, string>) =>
    (
      await request.post("/admin/conta", {
        headers: { cookie, ...headers },
        form: { intent: "name", name: "Outro Nome" },
        maxRedirects: 0,
      })
    ).status();
  const foreign: Record<string, string>[] = [
    { origin: "https://evil.example" },
    { origin: "null" },
    { origin: "https://evil.example", "x-forwarded-host": "portoes.example" },
    { origin: `http://${host}.evil.example` },
    { "sec-fetch-site": "cross-site" },
  ];
  for (const headers of foreign) expect(await rename(headers), JSON.stringify(headers)).toBe(403);
  await page.reload();
  await expect(page.getByText("Outro Nome")).toHaveCount(0);
  expect(await rename({ origin })).toBe(303);
  const proxied = { host: "10.0.0.2:3000", "x-forwarded-host": "portoes.example", "x-forwarded-proto": "https" };
  expect(await rename({ ...proxied, origin: "https://portoes.example" })).toBe(303);
});

test("the cookie does not travel with another site's form", { tag: "@whole" }, async ({
  page,
  account,
  openId,
  product,
}) => {
  await signIn(page, account);
  // Another name of the same machine is another site; another port is not.
  await page.goto(`${openId.url.replace("127.0.0.1", "localhost")}/.well-known/openid-configuration`);
  const [request] = await Promise.all([
    page.waitForRequest((request) => request.url().startsWith(product.url)),
    page.evaluate((action) => {
      const form = Object.assign(document.createElement("form"), { method: "post", action });
      document.body.append(form);
      form.submit();
    }, `${product.url}/admin/sair`),
  ]);
  expect((await request.allHeaders()).cookie ?? "").not.toContain("session_token");
  expect((await request.response())?.status()).toBe(403);
  await page.waitForURL("/admin/sair");
  await page.goto("/admin/painel");
  await expect(page).toHaveURL("/admin/painel");
});

test("under https the cookie is Secure and carries the prefix", { tag: "@whole" }, async ({ launch, request }) => {
  const product = await launch({ SITE_URL: "https://portoes.example", ADMIN_PASSWORD: "a-senha-do-operador" });
  const answer = await request.post(`${product.url}/admin/login`, {
    form: { email: "admin@exemplo.com.br", password: "a-senha-do-operador" },
    headers: { origin: "https://portoes.example" },
    maxRedirects: 0,
  });
  expect(answer.status()).toBe(303);
  const cookies = answer.headersArray().filter(({ name }) => name.toLowerCase() === "set-cookie");
  const session = cookies.find(({ value }) => value.startsWith("__Host-basculante.session_token="))?.value ?? "";
  expect(session).toMatch(/Max-Age=14400/);
  for (const word of ["HttpOnly", "Secure", "SameSite=Lax", "Path=/"]) expect(session).toContain(word);
  expect(session).not.toContain("Domain");
  for (const { value } of cookies) expect(value).toMatch(/^__Host-.*; Path=\/;.*; Secure/);
  const page = await request.get(`${product.url}/`, { headers: { cookie: session.split(";")[0] ?? "" } });
  expect(page.headers()["cache-control"]).toBe("no-store");
});
