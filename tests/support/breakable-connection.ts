import type { AddressInfo } from "node:net";
import { connect, createServer, type Socket } from "node:net";

export type BreakableConnection = {
  /** The same database, by way of a connection that can be cut. */
  url: string;
  /** Ends every connection and refuses new ones. */
  cut(): void;
  mend(): void;
  /** Passes on so many commits and cuts their connection before the answer comes. */
  loseCommits(count: number): void;
  /** Leaves every connection open and passes nothing on. */
  freeze(): void;
  close(): Promise<void>;
};

/** A database that goes away and comes back, as seen from the product. */
export async function breakableConnection(databaseUrl: string): Promise<BreakableConnection> {
  const target = new URL(databaseUrl);
  const sockets = new Set<Socket>();
  let isCut = false;
  let isFrozen = false;
  let commitsToLose = 0;
  const server = createServer((near) => {
    if (isCut) {
      near.destroy();
      return;
    }
    if (isFrozen) {
      sockets.add(near.on("error", () => near.destroy()));
      return;
    }
    const far = connect(Number(target.port), target.hostname);
    for (const [socket, peer] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(socket);
      socket.on("error", () => peer.destroy());
      socket.on("close", () => {
        sockets.delete(socket);
        peer.destroy();
      });
      socket.pipe(peer);
    }
    near.on("data", (chunk) => {
      if (commitsToLose === 0 || !/\bcommit\b/i.test(chunk.toString("latin1"))) return;
      commitsToLose -= 1;
      far.unpipe(near);
      // It has been done by the time it is answered.
      far.once("data", () => near.destroy()).resume();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const url = new URL(databaseUrl);
  url.port = String((server.address() as AddressInfo).port);
  const endAll = () => {
    for (const socket of sockets) socket.destroy();
  };
  return {
    url: url.href,
    cut() {
      isCut = true;
      endAll();
    },
    mend() {
      isCut = false;
    },
    loseCommits(count) {
      commitsToLose = count;
    },
    freeze() {
      isFrozen = true;
      for (const socket of sockets) socket.unpipe().pause();
    },
    async close() {
      endAll();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
