import { gzipSync } from "node:zlib";
import { startProduct } from "#tests/support/product.ts";
import { measureRate, printRow, residentMegabytes } from "./measure.ts";
import { startBareNode, startNginx } from "./peers.ts";

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
const uncached = await measureRate(product.url, { cookie: "basculante.session_token=none" });
const share = Math.round((100 * median(rates.cached)) / median(rates.bare));
printRow("bare node:http, same bytes", `${Math.round(median(rates.bare))}/s`);
printRow("cached page", `${Math.round(median(rates.cached))}/s`, `${share}% of bare, budget 90%`);
printRow("uncached page (a session cookie)", `${Math.round(uncached)}/s`);
printRow("nginx, one worker, gzip_static", nginx ? `${Math.round(median(rates.nginx))}/s` : "not installed");
printRow("resident memory, after load", `${residentMegabytes(product.pid)} MB`);

bare.stop();
nginx?.stop();
await product.stop();

function median(figures: number[]): number {
  return figures.toSorted((a, b) => a - b)[Math.floor(figures.length / 2)] ?? 0;
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
