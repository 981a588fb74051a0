import { once } from "node:events";
import type { RequestListener } from "node:http";
import { connect, type Socket } from "node:net";
import { expect, onTestFinished, test } from "vitest";
import { listen } from "./server.ts";

async function serve(listener: RequestListener) {
  const server = await listen({ host: "127.0.0.1", port: 0 });
  server.serve(listener);
  onTestFinished(() => server.close(0));
  return { server, url: server.url };
}

async function open(url: string): Promise<Socket> {
  const { hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname);
  socket.setEncoding("latin1");
  await once(socket, "connect");
  return socket;
}

const get = (path: string) => `GET ${path} HTTP/1.1\r\nHost: a\r\n\r\n`;

test("a connection has sixteen requests in flight at most, and all are answered in order", async () => {
  let inFlight = 0;
  let most = 0;
  const { url } = await serve((request, response) => {
    inFlight += 1;
    most = Math.max(most, inFlight);
    response.prependOnceListener("close", () => {
      inFlight -= 1;
    });
    setImmediate(() => response.end(`<${request.url}>`));
  });
  const socket = await open(url);
  const paths = Array.from({ length: 10_000 }, (_, n) => `/${n}`);
  let read = "";
  socket.on("data", (chunk) => {
    read += chunk;
    if (read.includes("</9999>")) socket.end();
  });
  socket.write(paths.map(get).join(""));
  await once(socket, "close");
  expect(Array.from(read.matchAll(/<(\/\d+)>/g), ([, path]) => path)).toEqual(paths);
  expect(most).toBe(16);
});

test("connections that pipeline take turns with whoever comes meanwhile", async () => {
  let answered = 0;
  const { url } = await serve((request, response) => {
    // Costs little and is answered at once, as a refusal is.
    if (request.url === "/flood") answered += 1;
    response.end("x");
  });
  const flood = await Promise.all(Array.from({ length: 20 }, () => open(url)));
  const other = await open(url);
  for (const socket of flood) socket.resume().write(get("/flood").repeat(400));
  while (answered === 0) await new Promise((resolve) => setImmediate(resolve));
  other.write(get("/other"));
  await once(other, "data");
  expect(answered).toBeLessThan(2_000);
  for (const socket of [...flood, other]) socket.destroy();
});

test("who does not finish the headers is sent away when their time is over", async () => {
  const server = await listen({ host: "127.0.0.1", port: 0 }, 300);
  onTestFinished(() => server.close(0));
  const socket = await open(server.url);
  let read = "";
  socket.on("data", (chunk) => {
    read += chunk;
  });
  socket.write("GET / HTTP/1.1\r\nHost: a\r\n");
  const started = performance.now();
  await once(socket, "close");
  expect(read).toMatch(/^HTTP\/1\.1 408 /);
  expect(performance.now() - started).toBeGreaterThan(200);
});

test("told to stop, it finishes what is in flight and says that the connection ends", async () => {
  const started = Promise.withResolvers<void>();
  const finish = Promise.withResolvers<void>();
  const { server, url } = await serve(async (_request, response) => {
    started.resolve();
    await finish.promise;
    response.end("done");
  });
  const socket = await open(url);
  const read: string[] = [];
  socket.on("data", (chunk) => read.push(String(chunk)));
  socket.write(get("/"));
  await started.promise;
  const closed = server.close(5_000);
  finish.resolve();
  await once(socket, "close");
  await closed;
  expect(read.join("")).toMatch(/^HTTP\/1\.1 200 OK\r\n.*Connection: close\r\n.*done/s);
});

test("a connection that had begun its answer before the stop is not waited for once that is sent", async () => {
  const finish = Promise.withResolvers<void>();
  const { server, url } = await serve(async (_request, response) => {
    response.writeHead(200, { "Content-Length": "4" }).write("do");
    await finish.promise;
    response.end("ne");
  });
  const socket = await open(url);
  socket.write(get("/"));
  await once(socket, "data");
  const closed = server.close(60_000);
  finish.resolve();
  await closed;
});

test("a connection that never said anything is not waited for", async () => {
  const { server, url } = await serve((_request, response) => response.end());
  const socket = await open(url);
  const other = await open(url);
  other.write(get("/"));
  await once(other, "data");
  await Promise.all([once(socket, "close"), server.close(60_000)]);
});
