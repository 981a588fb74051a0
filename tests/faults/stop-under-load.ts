import { Agent, request } from "node:http";
import { setTimeout as delay } from "node:timers/promises";
import { startBalancer } from "#tests/support/balancer.ts";
import { startProduct } from "#tests/support/product.ts";
import { type Fault, Tally } from "./fault.ts";

/** Behind a balancer that knows nothing, one server takes over from another again and again, under load. */
export const stopUnderLoad: Fault = {
  name: "SIGTERM under load",
  rounds: 10,
  async run(rounds, random) {
    const tally = new Tally();
    const settings = { LOG_LEVEL: "silent" };
    const balancer = await startBalancer(0);
    let server = await startProduct(settings);
    balancer.setTargets([server.url]);
    let isOver = false;
    const agent = new Agent({ keepAlive: true });
    const clients = Array.from({ length: 24 }, async (_, client) => {
      for (let asked = 0; !isOver; asked++) {
        const path = asked % 3 === 0 ? `/inventada-${client}-${asked}` : "/duvidas-frequentes";
        const status = await getStatus(`${balancer.url}${path}`, agent);
        tally.requests += 1;
        tally.check(status === (asked % 3 === 0 ? 404 : 200), `${path} was answered with ${status}`);
      }
    });
    for (let round = 0; round < rounds; round++) {
      const next = await startProduct(settings);
      await delay(random.below(300));
      balancer.setTargets([next.url]);
      tally.check((await server.stop("SIGTERM")) === 0, `round ${round}: it did not stop cleanly`);
      server = next;
    }
    isOver = true;
    await Promise.all(clients);
    agent.destroy();
    await balancer.stop();
    await server.stop();
    return tally.report(rounds);
  },
};

/** 0 when there was no whole answer. */
function getStatus(url: string, agent: Agent): Promise<number> {
  return new Promise((resolve) => {
    const sent = request(url, { agent }, (answer) => {
      answer.resume();
      answer.on("end", () => resolve(answer.statusCode ?? 0));
      answer.on("error", () => resolve(0));
    });
    sent.on("error", () => resolve(0));
    sent.end();
  });
}
