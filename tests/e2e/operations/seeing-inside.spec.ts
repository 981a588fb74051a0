import { findListeningPorts } from "#tests/support/listening-ports.ts";
import { createAccount, expect, test } from "#tests/support/panel-test.ts";
import { findFreePort } from "#tests/support/postgres.ts";
import type { Product } from "#tests/support/product.ts";
import { executeIn } from "#tests/support/with-database.ts";

async function scrape(port: number): Promise<(line: string) => number> {
  const answer = await fetch(`http://127.0.0.1:${port}/metrics`);
  expect(answer.headers.get("content-type")).toMatch(/^text\/plain; version=0\.0\.4/);
  const text = await answer.text();
  return (line) => {
    const found = text.split("\n").find((each) => each.startsWith(`${line} `));
    return found ? Number(found.slice(line.length + 1)) : 0;
  };
}

async function visit({ url }: Product, path: string, options?: RequestInit): Promise<number> {
  const answer = await fetch(url + path, { redirect: "manual", ...options });
  await answer.arrayBuffer();
  return answer.status;
}

/** As someone with a session sees it. */
async function readPanel(product: Product, cookie: string): Promise<string> {
  const answer = await fetch(`${product.url}/admin/painel`, { headers: { cookie } });
  return (await answer.text()).replaceAll("<!-- -->", "");
}

async function openSession(product: Product): Promise<string> {
  const body = new URLSearchParams(await createAccount(product, "staff"));
  const answer = await fetch(`${product.url}/admin/login`, { method: "POST", body, redirect: "manual" });
  return answer.headers.get("set-cookie")?.split(";")[0] ?? "";
}

test("figures rise with what happens, on a port that visitors do not reach", async ({ launch }) => {
  const port = await findFreePort();
  const product = await launch({ METRICS_PORT: String(port) });
  expect(findListeningPorts(product.pid)).toHaveLength(2);
  const before = await scrape(port);
  for (const path of ["/", "/", "/cidades/osasco", "/nao-existe", "/assets/nao-existe.js"]) await visit(product, path);
  await visit(product, "/", { method: "POST" });
  const report = JSON.stringify({ id: "contato0123456789", path: "/", kind: "chat" });
  const headers = { origin: product.url, "user-agent": "Mozilla/5.0 (Android 15; Mobile) Firefox/140.0" };
  await visit(product, "/api/contatos", { method: "POST", body: report, headers });
  await executeIn(product, "alter table generated_pages rename to away");
  await visit(product, "/links-uteis/qualquer");
  await executeIn(product, "alter table away rename to generated_pages");

  const after = await scrape(port);
  const risen = (line: string) => after(line) - before(line);
  expect(risen('basculante_requests_total{kind="home",status="2xx"}')).toBe(2);
  expect(risen('basculante_requests_total{kind="home",status="4xx"}')).toBe(1);
  expect(risen('basculante_requests_total{kind="city",status="2xx"}')).toBe(1);
  expect(risen('basculante_requests_total{kind="not-found",status="4xx"}')).toBe(1);
  expect(risen('basculante_requests_total{kind="asset",status="4xx"}')).toBe(1);
  expect(risen('basculante_page_cache_requests_total{result="hit"}')).toBe(1);
  expect(risen('basculante_page_cache_requests_total{result="miss"}')).toBe(4);
  expect(risen("basculante_render_seconds_count")).toBe(5);
  expect(risen('basculante_contacts_total{subject="contact"}')).toBe(1);
  expect(risen('basculante_errors_total{code="page-failed"}')).toBe(1);
  expect(risen("basculante_database_statements_total")).toBeGreaterThan(0);
  // How much PostgreSQL takes is its own to tell.
  const ofFile = product.databaseUrl === null ? ["basculante_database_bytes"] : [];
  for (const line of [...ofFile, "process_resident_memory_bytes", "nodejs_eventloop_lag_p99_seconds"]) {
    expect(after(line), line).toBeGreaterThan(0);
  }
  expect(after("basculante_render_queue_length")).toBe(0);
  expect(after('basculante_open_runs{state="running"}')).toBe(0);

  expect(await visit(product, "/metrics")).toBe(404);
  expect((await fetch(`http://127.0.0.1:${port}/`)).status).toBe(404);
});

test("errors of the last day are told in the panel and counted; without a port nothing else listens", {
  tag: "@whole",
}, async ({ launch }) => {
  const product = await launch();
  expect(findListeningPorts(product.pid)).toEqual([Number(new URL(product.url).port)]);
  const cookie = await openSession(product);
  expect(await readPanel(product, cookie)).toContain("Nenhum erro nas últimas 24 horas");
  expect(await visit(product, "/", { method: "POST" })).toBe(405);
  expect(await readPanel(product, cookie)).toContain("Nenhum erro nas últimas 24 horas");

  await executeIn(product, "alter table generated_pages rename to away");
  expect(await visit(product, "/links-uteis/qualquer")).toBe(500);
  const failed = await fetch(`${product.url}/links-uteis/outra`);
  expect(failed.status).toBe(500);
  await executeIn(product, "alter table away rename to generated_pages");

  const panel = await readPanel(product, cookie);
  expect(panel).toContain("2 erros nas últimas 24 horas");
  expect(panel).toMatch(/Uma página não abriu em “Página gerada”: 2 vezes desde (hoje|ontem) às \d\dh/);
  expect(panel).toContain(`Código para o técnico: ${failed.headers.get("x-request-id")}`);
  expect(panel).not.toContain("no such table");
});
