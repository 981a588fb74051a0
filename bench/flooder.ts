import { Agent, request } from "node:http";

/** `node flooder.ts URL CONNECTIONS`: asks again on each connection as soon as it is answered, until it is told to stop. */
const [url = "", connections = ""] = process.argv.slice(2);
const agent = new Agent({ keepAlive: true, maxSockets: Number(connections) });
const counts: Record<string, number> = {};
let asked = 0;
let isOver = false;

function ask(): Promise<string> {
  return new Promise((resolve) => {
    asked += 1;
    const sent = request(url.replace("[n]", String(asked)), { agent }, (answer) => {
      answer.resume();
      answer.once("close", () => resolve(String(answer.statusCode)));
    });
    sent.once("error", () => resolve("error"));
    sent.end();
  });
}

const clients = Array.from({ length: Number(connections) }, async () => {
  while (!isOver) {
    const status = await ask();
    counts[status] = (counts[status] ?? 0) + 1;
  }
});
process.once("message", async () => {
  isOver = true;
  await Promise.all(clients);
  process.send?.(counts, () => process.disconnect());
});
process.send?.("ready");
