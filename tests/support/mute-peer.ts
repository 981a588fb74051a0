import { type AddressInfo, createServer, type Socket } from "node:net";

export type MutePeer = { port: number; countConnections(): number; stop(): void };

/** Takes every connection and never says a word. */
export async function startMutePeer(): Promise<MutePeer> {
  const sockets: Socket[] = [];
  const server = createServer((socket) => sockets.push(socket.on("error", () => {})));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    port: (server.address() as AddressInfo).port,
    countConnections: () => sockets.length,
    stop() {
      for (const socket of sockets) socket.destroy();
      server.close();
    },
  };
}
