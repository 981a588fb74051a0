import { createServer, type IncomingMessage, request, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

export type Balancer = {
  url: string;
  /** Each of them gets every so-manieth request. */
  setTargets(urls: readonly string[]): void;
  /** The server that took the last request that changes something. */
  lastWrittenTo(): string | undefined;
  stop(): Promise<void>;
};

/** What stands before several servers in real life: hands requests out in turn, and sees nothing of what they say. */
export async function startBalancer(port: number): Promise<Balancer> {
  let targets: readonly string[] = [];
  let turn = 0;
  let written: string | undefined;

  function forward(incoming: IncomingMessage, outgoing: ServerResponse): void {
    turn += 1;
    const target = targets[turn % targets.length];
    if (target === undefined) {
      outgoing.writeHead(503).end();
      return;
    }
    if (incoming.method === "POST") written = target;
    const onward = request(
      new URL(incoming.url ?? "/", target),
      // As it came, with the name by which the visitor asked for the site.
      { method: incoming.method, headers: incoming.headers },
      (answer) => {
        outgoing.writeHead(answer.statusCode ?? 502, answer.rawHeaders);
        answer.pipe(outgoing);
        answer.on("error", () => outgoing.destroy());
      },
    );
    onward.on("error", () => (outgoing.headersSent ? outgoing.destroy() : outgoing.writeHead(502).end()));
    outgoing.on("close", () => onward.destroy());
    incoming.pipe(onward);
  }

  const server = createServer(forward);
  await new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    setTargets(urls) {
      targets = urls;
    },
    lastWrittenTo: () => written,
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
