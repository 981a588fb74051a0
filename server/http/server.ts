import { createServer, type RequestListener, type Server } from "node:http";
import type { AddressInfo, Socket } from "node:net";
import { DomainError, type ErrorCode, getReason } from "#domain/errors.ts";
import type { Config } from "../config.ts";
import { createConnectionGate } from "./connection-gate.ts";
import { strictPolicy } from "./security-headers.ts";

export type HttpServer = {
  url: string;
  /** Until this is called every request hears that the server is starting. */
  serve(listener: RequestListener): void;
  /** Takes no new connections and waits for what is in flight, but not longer than `milliseconds`. */
  close(milliseconds: number): Promise<void>;
};

/** Headers that do not come in this time are not waited for. */
const headersMilliseconds = 10_000;

export async function listen(
  { host, port }: Pick<Config, "host" | "port">,
  headersTimeout = headersMilliseconds,
): Promise<HttpServer> {
  let listener: RequestListener = (request, response) => {
    const isAlive = request.url === "/healthz";
    response.writeHead(isAlive ? 200 : 503, {
      "Content-Type": "text/plain",
      "Retry-After": "1",
      "X-Content-Type-Options": "nosniff",
      "Content-Security-Policy": strictPolicy,
    });
    response.end(isAlive ? "ok" : "Service Unavailable");
  };
  let isClosing = false;
  const gate = createConnectionGate(
    (request, response) => listener(request, response),
    () => {
      // It may have been told before that the connection stays open.
      if (isClosing) setImmediate(() => server.closeIdleConnections());
    },
  );
  // Node looks every 30 seconds by itself, whatever the limits are.
  const server = createServer({ connectionsCheckingInterval: headersTimeout / 10 }, gate.listener);
  server.headersTimeout = headersTimeout;
  // As long as photos may take from a phone; whatever else is slow is ended by the app after 30 seconds.
  server.requestTimeout = 180_000;
  server.keepAliveTimeout = 75_000;
  server.on("clientError", refuseMalformed);
  const sockets = new Set<Socket>();
  server.on("connection", (socket) => {
    sockets.add(socket);
    socket.once("close", () => sockets.delete(socket));
  });
  await bind(server, host, port);
  const { port: boundPort } = server.address() as AddressInfo;
  return {
    url: `http://${host.includes(":") ? `[${host}]` : host}:${boundPort}`,
    serve: (next) => {
      listener = next;
    },
    close: (milliseconds) => {
      isClosing = true;
      gate.close();
      // A browser opens connections ahead of need, and Node does not count one that never spoke as idle.
      for (const socket of sockets) if (socket.bytesRead === 0) socket.destroy();
      return closeWithin(server, milliseconds);
    },
  };
}

function bind(server: Server, host: string, port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once("error", (error: NodeJS.ErrnoException) => {
      const codes: Record<string, ErrorCode> = {
        EADDRINUSE: "port-in-use",
        EACCES: "port-not-allowed",
        ENOTFOUND: "host-unknown",
        EADDRNOTAVAIL: "host-unknown",
      };
      const details = { host, port: String(port), reason: getReason(error) };
      reject(new DomainError(codes[error.code ?? ""] ?? "listen-failed", details));
    });
    server.listen(port, host, resolve);
  });
}

/** What is not even HTTP gets a short refusal, with the same headers as everything else. */
function refuseMalformed(error: NodeJS.ErrnoException, socket: Socket): void {
  if (error.code === "ECONNRESET" || !socket.writable) {
    socket.destroy();
    return;
  }
  const statuses: Record<string, string> = {
    HPE_HEADER_OVERFLOW: "431 Request Header Fields Too Large",
    ERR_HTTP_REQUEST_TIMEOUT: "408 Request Timeout",
  };
  const status = statuses[error.code ?? ""] ?? "400 Bad Request";
  socket.end(
    `HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\nX-Content-Type-Options: nosniff\r\nContent-Security-Policy: ${strictPolicy}\r\n\r\n`,
  );
}

async function closeWithin(server: Server, milliseconds: number): Promise<void> {
  const closed = new Promise<void>((resolve) => server.close(() => resolve()));
  server.closeIdleConnections();
  const deadline = setTimeout(() => server.closeAllConnections(), milliseconds);
  await closed;
  clearTimeout(deadline);
}
