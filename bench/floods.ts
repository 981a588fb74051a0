import { fork } from "node:child_process";
import { setTimeout as delay } from "node:timers/promises";
import { startProduct } from "#tests/support/product.ts";
import { printRow } from "./measure.ts";
import { createVisitor } from "./visitor.ts";

/** What is dear to answer and open to everybody; each "[n]" is another number, so that nothing is answered twice. */
const floods = {
  "made-up addresses": "/inventada-[n]",
  "made-up pages": "/links-uteis/inventada-[n]",
  "made-up cities": "/cidades/inventada-[n]",
  "made-up parts of the sitemap": "/sitemap.xml?parte=[n]",
  "addresses with a query": "/guia-completo?origem=[n]",
  "made-up share images": "/og/cidades/inventada-[n].png",
  searches: "/?cidade=[n]",
  boots: "/guia-completo?__boot=[n]",
  "data of made-up addresses": "/inventada-[n].data",
  readiness: "/readyz?[n]",
} as const;

const connections = 20;
const seconds = 8;
const settling = 20;
const pauseMs = 20;

/** How long a visitor waits for a page that is kept, while one client asks for something dear as fast as it is answered. */
const product = await startProduct({ LOG_LEVEL: "silent" });
const visitor = createVisitor(product.url, "br");
// A server that has just started still learns what it knows.
await measureVisitor(settling);
printRow("visitor alone", say(await measureVisitor(seconds)), "median / p99 / longest");
for (const [name, path] of Object.entries(floods)) {
  const flooder = fork(new URL("./flooder.ts", import.meta.url), [product.url + path, String(connections)]);
  await new Promise((resolve) => flooder.once("message", resolve));
  const times = await measureVisitor(seconds);
  const counts = new Promise((resolve) => flooder.once("message", resolve));
  flooder.send("stop");
  printRow(`beside ${name}`, say(times), `budget 50 ms at p99; the flood got ${JSON.stringify(await counts)}`);
  await new Promise((resolve) => flooder.once("exit", resolve));
}
visitor.leave();
await product.stop();

async function measureVisitor(duration: number): Promise<number[]> {
  const times: number[] = [];
  for (const end = performance.now() + duration * 1_000; performance.now() < end; await delay(pauseMs)) {
    const started = performance.now();
    await visitor.visit();
    times.push(performance.now() - started);
  }
  return times.toSorted((a, b) => a - b);
}

function say(times: readonly number[]): string {
  const at = (share: number) => (times[Math.floor((times.length - 1) * share)] ?? 0).toFixed(1);
  return `${at(0.5)} / ${at(0.99)} / ${at(1)} ms`;
}
