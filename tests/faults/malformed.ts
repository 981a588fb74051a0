import { readFileSync } from "node:fs";
import { connect } from "node:net";
import { setTimeout as delay } from "node:timers/promises";
import fc from "fast-check";
import { type Product, startProduct } from "#tests/support/product.ts";
import { type Fault, Tally } from "./fault.ts";
import { arbitraryRequest, type MadeRequest } from "./malformed-requests.ts";
import { ask, operator, postForm, signIn } from "./panel-client.ts";

const atOnce = 8;
const longestAnswer = 15_000;
/** What a request leaves behind for good would be many times this after ten thousand of them. */
const keptMegabytes = 150;
const longestIdle = 30_000;
/** A form among them may have ended the session. */
const requestsPerSession = 250;
const stack = /\n\s+at .+:\d+:\d+|node_modules\/|\bfile:\/\/\//;

/** Every route, action, header and body with what nobody should send: no fault of ours, nothing of our insides, no hang. */
export const malformedRequests: Fault = {
  name: "malformed requests",
  rounds: 10_000,
  async run(rounds, random) {
    const tally = new Tally();
    const product = await startProduct({
      ...operator,
      TRUST_PROXY: "true",
      LOG_LEVEL: "silent",
      // Nobody outside is asked, whatever a form sets off.
      AI_BASE_URL: "http://127.0.0.1:9",
    });
    const { host } = new URL(product.url);
    await ask(`${product.url}/sitemap`);
    await makePage(product);
    const before = residentMegabytes(product.pid);
    const seed = random.below(2 ** 31);
    for (let done = 0; done < rounds; done += requestsPerSession) {
      const cookie = await signIn(product, `203.0.113.${done / requestsPerSession}`);
      const numRuns = Math.min(requestsPerSession, rounds - done);
      const requests = fc.sample(arbitraryRequest(host, cookie), { numRuns, seed: seed + done });
      let next = 0;
      const clients = Array.from({ length: atOnce }, async () => {
        for (let request = requests[next++]; request; request = requests[next++])
          await judge(product.url, request, tally);
      });
      await Promise.all(clients);
    }
    tally.check((await ask(`${product.url}/readyz`))?.status === 200, "it was not ready afterwards");
    const most = residentMegabytes(product.pid) - before;
    const kept = await untilBack(product.pid, before);
    tally.check(kept < keptMegabytes, `${kept} MB were kept`);
    tally.check((await product.stop()) === 0, "it did not stop cleanly");
    return tally.report(rounds, `seed ${seed}, ${most} MB more than before at its end, ${kept} MB soon after`);
  },
};

/** What is learnt once and kept, all that is known of gates, is no request's. */
async function makePage(product: Product): Promise<void> {
  const cookie = await signIn(product);
  const titles = "Conserto de portão na Mooca";
  const answer = await postForm(`${product.url}/admin/legacy-generator`, cookie, { titles, intent: "generate" });
  const id = /execucao=([\w-]+)/.exec(answer?.headers.get("location") ?? "")?.[1];
  // Its events end with it.
  const events = await ask(`${product.url}/admin/execucoes/${id}/eventos`, { headers: { cookie } });
  if (events?.status !== 200) throw new Error(`no page was made: ${answer?.status}, ${events?.status}`);
}

async function judge(url: string, request: MadeRequest, tally: Tally): Promise<void> {
  const answer = await send(url, request);
  tally.requests += 1;
  const what = JSON.stringify(request.bytes.toString("latin1").slice(0, 700));
  if (answer === null) return tally.check(false, `no end within ${longestAnswer} ms: ${what}`);
  const status = Number(/^HTTP\/1\.1 (?!100)(\d{3})/m.exec(answer)?.[1] ?? 0);
  if (status === 0) return tally.check(request.isCutShort, `no answer: ${what}`);
  tally.check(status < 500, `${status}: ${what}`);
  tally.check(!stack.test(answer), `its insides: ${what}`);
}

/** All that came until the connection ended; null when it did not. */
function send(url: string, { bytes, isCutShort }: MadeRequest): Promise<string | null> {
  const { hostname, port } = new URL(url);
  return new Promise((resolve) => {
    // Who has more to say does not hang up; only who was cut short does.
    const socket = connect(Number(port), hostname, () => (isCutShort ? socket.end(bytes) : socket.write(bytes)));
    const chunks: Buffer[] = [];
    const timer = setTimeout(() => {
      socket.destroy();
      resolve(null);
    }, longestAnswer);
    socket.on("data", (chunk) => chunks.push(chunk));
    socket.on("error", () => socket.destroy());
    socket.on("close", () => {
      clearTimeout(timer);
      resolve(Buffer.concat(chunks).toString("latin1"));
    });
  });
}

/** A server gives back what it has no use for once nobody asks it anything. */
async function untilBack(pid: number, before: number): Promise<number> {
  let kept = residentMegabytes(pid) - before;
  for (let waited = 0; kept >= keptMegabytes && waited < longestIdle; waited += 1_000) {
    await delay(1_000);
    kept = residentMegabytes(pid) - before;
  }
  return kept;
}

function residentMegabytes(pid: number): number {
  return Math.round(Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1]) / 1024);
}
