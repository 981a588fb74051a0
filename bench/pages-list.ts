import { randomUUID } from "node:crypto";
import { fillWithIssues } from "#tests/support/fill-with-issues.ts";
import { fillDatabase } from "#tests/support/fill-with-pages.ts";
import { createEmptyDatabase, startPostgres } from "#tests/support/postgres.ts";
import { startProduct } from "#tests/support/product.ts";
import { sharedSecret } from "#tests/support/servers.ts";
import { printRow } from "./measure.ts";

const text = `<h2>Motor basculante</h2><p>${"Texto sobre o portão e o motor. ".repeat(60)}</p>`;
const list = "/admin/pages-list";
const queue = "/admin/paginas/qualidade";
const map = "/admin/paginas/mapa";
const rounds = 21;
const paths = {
  "list of pages, first page": list,
  "list of pages, search": `${list}?busca=bairro-17`,
  "list of pages, search that all match": `${list}?busca=motor+bairro`,
  "list of pages, exact phrase": `${list}?busca=%22bairro+17%22`,
  "list of pages, search without a match": `${list}?busca=guarulhos`,
  "list of pages, by contacts": `${list}?ordem=contatos`,
  "list of pages, in the middle": `${list}?depois=51`,
  "list of pages, drafts": `${list}?estado=rascunho`,
  "list of pages, lowest score": `${list}?ordem=nota`,
  "list of pages, a crossing of the map": `${list}?estado=publicada&tema=capacitor`,
  "what to do, first page": queue,
  "what to do, one reason": `${queue}?motivo=curto`,
  "what to do, page 40": `${queue}?pagina=40`,
  "what to do, search": `${queue}?busca=bairro-17`,
  "what to do, search that all match": `${queue}?busca=motor+bairro`,
  "map, all cities": map,
  "map, one zone": `${map}?regiao=sao-paulo-zona-leste`,
};

/** The whole screen as an admin's browser gets it, session check and rendering included. */
const postgres = await startPostgres();
const figures = [
  await measure(100, {}),
  await measure(100_000, {}),
  await measure(100_000, { DATABASE_URL: await createEmptyDatabase(postgres.url), APP_SECRET: sharedSecret }),
];
await postgres.stop();
for (const [index, name] of Object.keys(paths).entries()) {
  const note = "100 / 100,000 pages / 100,000 on PostgreSQL, budget 100 ms";
  printRow(name, `${figures.map((column) => column[index]).join(" / ")} ms`, note);
}

async function measure(size: number, settings: Record<string, string>): Promise<string[]> {
  const login = { email: "bench@exemplo.com.br", password: randomUUID() };
  const product = await startProduct({
    LOG_LEVEL: "silent",
    ADMIN_EMAIL: login.email,
    ADMIN_PASSWORD: login.password,
    ...settings,
  });
  const where = { dataDir: product.dataDir, databaseUrl: settings.DATABASE_URL ?? null };
  await fillDatabase(where, size, text);
  await fillWithIssues(where);
  const body = new URLSearchParams(login);
  const answer = await fetch(`${product.url}/admin/login`, { method: "POST", body, redirect: "manual" });
  const cookie = answer.headers
    .getSetCookie()
    .map((each) => each.split(";")[0])
    .join("; ");
  const urls = Object.values(paths).map((path) => product.url + path);
  const times = urls.map((): number[] => []);
  // Round by round: what a server does once after its start would otherwise all be the first screen's figure.
  for (let round = 0; round < rounds; round++) {
    for (const [index, url] of urls.entries()) times[index]?.push(await time(url, cookie));
  }
  await product.stop();
  return times.map(findMedian);
}

async function time(url: string, cookie: string): Promise<number> {
  const started = performance.now();
  // Where there are few pages a later one leads to the last.
  const response = await fetch(url, { headers: { cookie } });
  await response.text();
  if (response.status !== 200 || response.url.includes("/login")) throw new Error(`${url}: ${response.status}`);
  return performance.now() - started;
}

function findMedian(times: readonly number[]): string {
  return (times.toSorted((a, b) => a - b)[(rounds - 1) / 2] ?? 0).toFixed(0);
}
