import { readFileSync } from "node:fs";
import { connect } from "node:net";
import { expect, test } from "#tests/support/browser-test.ts";

test("a made-up session neither goes round the page cache nor keeps a page out of it", async ({ product: { url } }) => {
  const ask = (cookie?: string) => fetch(`${url}/guia-completo`, { headers: cookie ? { cookie } : {} });
  for (const forged of ["basculante.session_token=abc.def", "__Secure-basculante.session_token=abc.def"]) {
    const first = await ask(forged);
    expect([first.status, first.headers.get("cache-control")]).toEqual([200, "no-cache"]);
    const again = await fetch(`${url}/guia-completo`, {
      headers: { cookie: forged, "if-none-match": first.headers.get("etag") ?? "" },
    });
    expect(again.status).toBe(304);
  }
});

/** Sends the bytes on one connection and counts the statuses of what comes back until it is closed. */
function countStatuses(url: string, bytes: string): Promise<Record<string, number>> {
  const { hostname, port } = new URL(url);
  const counts: Record<string, number> = {};
  return new Promise((resolve) => {
    const socket = connect(Number(port), hostname, () => socket.write(bytes));
    let rest = "";
    socket.setEncoding("latin1");
    socket.on("data", (chunk: string) => {
      const lines = (rest + chunk).split("\r\n");
      rest = lines.pop() ?? "";
      for (const line of lines) {
        const status = /HTTP\/1\.1 (\d{3}) /.exec(line)?.[1];
        if (status) counts[status] = (counts[status] ?? 0) + 1;
      }
    });
    // What a refusal leaves unread ends the connection by a reset.
    socket.on("error", () => socket.destroy());
    socket.on("close", () => resolve(counts));
  });
}

function readMegabytes(pid: number): number {
  return Number(/VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1]) / 1024;
}

test("thousands of requests on one connection are answered in little memory", { tag: "@whole" }, async ({ launch }) => {
  const { url, pid } = await launch({ LOG_LEVEL: "warn" });
  await (await fetch(`${url}/`)).arrayBuffer();
  const before = readMegabytes(pid);
  const ask = (path: string, more = "") => `GET ${path} HTTP/1.1\r\nHost: ${new URL(url).host}\r\n${more}\r\n`;
  for (const [path, status, count] of [
    ["/guia-completo", "200", 2_000],
    ["/inventada", "404", 200],
  ] as const) {
    const counts = await countStatuses(url, ask(path).repeat(count - 1) + ask(path, "Connection: close\r\n"));
    expect(counts).toEqual({ [status]: count });
  }
  expect(readMegabytes(pid) - before).toBeLessThan(150);
});

test("who asks for the dearest as fast as it can waits for itself, and others are answered in between", async ({
  launch,
}) => {
  const { url } = await launch({ LOG_LEVEL: "warn", TRUST_PROXY: "true" });
  const ask = async (path: string, address: string) => {
    const answer = await fetch(url + path, { headers: { "x-forwarded-for": address } });
    await answer.arrayBuffer();
    return answer.status;
  };
  expect(await ask("/", "198.51.100.2")).toBe(200);
  const width = 60;
  let isOver = false;
  let answered = 0;
  const flood = Array.from({ length: width }, async (_, at) => {
    const path = ["/inventada", "/links-uteis/inventada", "/sitemap.xml?parte=a"][at % 3];
    for (let round = 0; !isOver; round += 1) {
      expect(await ask(`${path}-${at}-${round}`, "198.51.100.1")).not.toBe(500);
      answered += 1;
    }
  });
  await expect.poll(() => answered).toBeGreaterThan(width);
  // Kept, not kept, and what a balancer asks: whoever had to queue would wait for all that the flood has open, each time.
  for (const [path, status] of [
    ["/", 200],
    ["/guia-completo", 200],
    ["/nao-existe", 404],
    ["/readyz", 200],
  ] as const) {
    const waits: number[] = [];
    for (let time = 0; time < 5; time += 1) {
      const before = answered;
      expect(await ask(path, "198.51.100.2")).toBe(status);
      waits.push(answered - before);
    }
    expect(Math.min(...waits), `${path} is answered before the flood's turns are over`).toBeLessThan(width / 2);
  }
  isOver = true;
  await Promise.all(flood);
});

test("a body is not read for who has no session", { tag: "@whole" }, async ({ launch }) => {
  const { url } = await launch();
  const { hostname, port, host } = new URL(url);
  const answer = await new Promise<string>((resolve, reject) => {
    const socket = connect(Number(port), hostname, () =>
      // Nothing of the body ever comes: who waits for it does not answer.
      socket.write(
        `POST /admin/legacy-generator HTTP/1.1\r\nHost: ${host}\r\nOrigin: ${url}\r\nContent-Length: 16000000\r\n` +
          "Content-Type: application/x-www-form-urlencoded\r\nCookie: basculante.session_token=abc.def\r\n\r\n",
      ),
    );
    socket.setEncoding("utf8");
    socket.once("data", (chunk: string) => {
      resolve(chunk);
      socket.destroy();
    });
    socket.on("error", reject);
  });
  expect(answer).toMatch(/^HTTP\/1\.1 302 /);
  expect(answer).toMatch(/\r\nlocation: \/admin\/login\?voltar=%2Fadmin%2Flegacy-generator\r\n/i);
});
