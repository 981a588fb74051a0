import { once } from "node:events";
import { connect, type Socket } from "node:net";
import { startProduct } from "#tests/support/product.ts";
import { type Fault, Tally } from "./fault.ts";
import { ask } from "./panel-client.ts";

async function open(url: string): Promise<Socket> {
  const { hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname);
  socket.on("error", () => socket.destroy());
  await once(socket, "connect");
  return socket;
}

const half = (host: string) => `POST /admin/login HTTP/1.1\r\nHost: ${host}\r\nContent-Length: 100000\r\n\r\nemail=`;

/** Clients that send half a request, read nothing of their answer, say a byte now and then, or leave in the middle. */
export const badClients: Fault = {
  name: "clients that are slow, half open or cut off",
  rounds: 200,
  async run(rounds, random) {
    const tally = new Tally();
    const { url, stop } = await startProduct({ LOG_LEVEL: "silent" });
    const { host } = new URL(url);
    const get = (path: string) => `GET ${path} HTTP/1.1\r\nHost: ${host}\r\n\r\n`;
    const manners: ((socket: Socket) => void)[] = [
      (socket) => socket.write(get("/guia-completo").slice(0, random.below(40) + 1)),
      (socket) => socket.write(half(host)),
      (socket) => socket.pause().write(get("/guia-completo").repeat(40)),
      (socket) => socket.write(get(`/inventada-${random.below(1e6)}`), () => socket.destroy()),
      (socket) => socket.write(half(host), () => socket.resetAndDestroy()),
      (socket) => socket.end(get("/")),
    ];
    const left: Socket[] = [];
    for (let round = 0; round < rounds; round++) {
      const socket = await open(url);
      random.pick(manners)(socket);
      left.push(socket);
      const [page, other] = await Promise.all([
        ask(url, {}, 5_000),
        ask(`${url}/links-uteis/nada-${round}`, {}, 5_000),
      ]);
      tally.requests += 3;
      tally.check(
        page?.status === 200 && other?.status === 302,
        `round ${round}: others got ${page?.status} and ${other?.status}`,
      );
    }
    for (const socket of left) socket.destroy();
    tally.check((await ask(`${url}/readyz`))?.status === 200, "it was not ready afterwards");
    tally.check((await stop()) === 0, "it did not stop cleanly");
    return tally.report(rounds);
  },
};

export const idleClients: Fault = {
  name: "connections that say nothing",
  rounds: 1_000,
  async run(rounds) {
    const tally = new Tally();
    const { url, stop } = await startProduct({ LOG_LEVEL: "silent" });
    const sockets: Socket[] = [];
    for (let round = 0; round < rounds; round++) sockets.push(await open(url));
    for (let asked = 0; asked < 20; asked++) {
      tally.requests += 1;
      const answer = await ask(asked % 2 === 0 ? url : `${url}/inventada-${asked}`, {}, 5_000);
      tally.check(
        answer?.status === (asked % 2 === 0 ? 200 : 404),
        `beside them a page was answered with ${answer?.status}`,
      );
    }
    const started = performance.now();
    tally.check((await stop()) === 0, "it did not stop cleanly beside them");
    const seconds = ((performance.now() - started) / 1000).toFixed(1);
    for (const socket of sockets) socket.destroy();
    return tally.report(rounds, `stopped beside them in ${seconds} s`);
  },
};
