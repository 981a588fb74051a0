import { randomUUID } from "node:crypto";
import { fillWithPages } from "#tests/support/fill-with-pages.ts";
import { startProduct } from "#tests/support/product.ts";
import { printRow } from "./measure.ts";

const sizes = [100, 100_000] as const;
const paths = {
  "first page": "/admin/pages-list",
  search: "/admin/pages-list?busca=bairro-17",
  "search that all match": "/admin/pages-list?busca=motor+bairro",
  "exact phrase": "/admin/pages-list?busca=%22bairro+17%22",
  "search without a match": "/admin/pages-list?busca=guarulhos",
  "by contacts": "/admin/pages-list?ordem=contatos",
  "in the middle": "/admin/pages-list?depois=51",
};

/** The whole screen as an admin's browser gets it, session check and rendering included. */
const figures: string[][] = [];
for (const size of sizes) {
  const login = { email: "bench@exemplo.com.br", password: randomUUID() };
  const product = await startProduct({
    LOG_LEVEL: "silent",
    ADMIN_EMAIL: login.email,
    ADMIN_PASSWORD: login.password,
  });
  fillWithPages(product.dataDir, size);
  const body = new URLSearchParams(login);
  const answer = await fetch(`${product.url}/admin/login`, { method: "POST", body, redirect: "manual" });
  const cookie = answer.headers
    .getSetCookie()
    .map((each) => each.split(";")[0])
    .join("; ");
  const column: string[] = [];
  for (const path of Object.values(paths)) column.push(await median(product.url + path, cookie));
  figures.push(column);
  await product.stop();
}
for (const [index, name] of Object.keys(paths).entries()) {
  printRow(`list of pages, ${name}`, `${figures.map((column) => column[index]).join(" / ")} ms`, "100 / 100,000 pages");
}

async function median(url: string, cookie: string): Promise<string> {
  const times: number[] = [];
  for (let round = 0; round < 21; round++) {
    const started = performance.now();
    const response = await fetch(url, { headers: { cookie }, redirect: "manual" });
    await response.text();
    if (response.status !== 200) throw new Error(`${url} answered ${response.status}`);
    times.push(performance.now() - started);
  }
  return (times.toSorted((a, b) => a - b)[10] ?? 0).toFixed(0);
}
