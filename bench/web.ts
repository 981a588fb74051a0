import { gzipSync } from "node:zlib";
import { findFreePort } from "#tests/support/postgres.ts";
import { type Product, startProduct } from "#tests/support/product.ts";
import { measureRate, printRow, processorSeconds, residentMegabytes } from "./measure.ts";
import { startBareNode, startNginx } from "./peers.ts";
import { createVisitor } from "./visitor.ts";

const first = await startProduct({ LOG_LEVEL: "silent" });
await fetch(first.url);

const again = performance.now();
const product = await startProduct({ LOG_LEVEL: "silent" });
await fetch(product.url);
printRow("start to first answer", `${Math.round(performance.now() - again)} ms`, "budget 1000 ms");
printRow("resident memory, idle", `${residentMegabytes(product.pid)} MB`, "budget 150 MB");
await first.stop();

const plain = Buffer.from(
  await (await fetch(product.url, { headers: { "accept-encoding": "identity" } })).arrayBuffer(),
);
const compressed = await fetchCompressed(product.url);
printRow("home page, HTML br", `${(compressed.length / 1024).toFixed(1)} KB`, "budget 15 KB");

const bare = await startBareNode(compressed);
const nginx = await startNginx(plain, gzipSync(plain));
// Turn and turn about, so that a slow moment of the machine meets them all.
const rates: Record<"bare" | "cached" | "nginx", number[]> = { bare: [], cached: [], nginx: [] };
for (let round = 0; round < 5; round++) {
  rates.bare.push(await measureRate(bare.url));
  rates.cached.push(await measureRate(product.url));
  if (nginx) rates.nginx.push(await measureRate(nginx.url, { "accept-encoding": "gzip" }));
}
// Turn and turn about too; with metrics the same page, from the same cache.
const metricsPort = await findFreePort();
const watched = await startProduct({ LOG_LEVEL: "silent", METRICS_PORT: String(metricsPort) });
const counted: Record<"off" | "on", number[]> = { off: [], on: [] };
for (let round = 0; round < 5; round++) {
  counted.off.push(await measureRate(product.url));
  counted.on.push(await measureRate(watched.url));
}
await watched.stop();
// The same bytes from the cache tell what of it is not making the page but receiving the request and sending them.
const sent = await measureProcessor(product, "/", "identity");
const anew = await measureProcessor(product, "/?cidade=", "identity");
const anewBr = await measureProcessor(product, "/?cidade=", "br");
const share = Math.round((100 * median(rates.cached)) / median(rates.bare));
printRow("bare node:http, same bytes", `${Math.round(median(rates.bare))}/s`);
printRow("cached page", `${Math.round(median(rates.cached))}/s`, `${share}% of bare, budget 90%`);
const kept = Math.round((100 * median(counted.on)) / median(counted.off));
printRow("cached page, with METRICS_PORT", `${Math.round(median(counted.on))}/s`, `${kept}% of without`);
printRow("home page made, processor time", `${(anew - sent).toFixed(1)} ms`, "budget 3 ms");
printRow("  with its request and answer", `${anew.toFixed(1)} ms`, `${sent.toFixed(1)} ms of it for those`);
printRow("  compressed too", `${anewBr.toFixed(1)} ms`);
printRow("nginx, one worker, gzip_static", nginx ? `${Math.round(median(rates.nginx))}/s` : "not installed");
printRow("resident memory, after load", `${residentMegabytes(product.pid)} MB`);

bare.stop();
nginx?.stop();
await product.stop();

function median(figures: number[]): number {
  return figures.toSorted((a, b) => a - b)[Math.floor(figures.length / 2)] ?? 0;
}

/** Milliseconds of processor time for a page, one request at a time; with the search field in its address, the cache has none. */
async function measureProcessor({ url, pid }: Product, path: string, encoding: string): Promise<number> {
  const { visit, leave } = createVisitor(url, encoding);
  const ask = async (times: number) => {
    for (let count = 0; count < times; count++) await visit(path);
  };
  // Until its code has been compiled, as that of a server that has run for a while.
  await ask(2_000);
  const rounds: number[] = [];
  for (let round = 0; round < 5; round++) {
    const before = processorSeconds(pid);
    await ask(200);
    rounds.push(5 * (processorSeconds(pid) - before));
  }
  leave();
  return median(rounds);
}

/** The bytes as they come over the wire; fetch would unpack them. */
async function fetchCompressed(url: string): Promise<Buffer> {
  const { request } = await import("node:http");
  return new Promise((resolve, reject) => {
    const ask = request(url, { headers: { "accept-encoding": "br" } }, async (response) => {
      const chunks: Buffer[] = [];
      for await (const chunk of response) chunks.push(chunk);
      resolve(Buffer.concat(chunks));
    });
    ask.on("error", reject).end();
  });
}
