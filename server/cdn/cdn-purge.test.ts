import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { pino } from "pino";
import { expect, onTestFinished, test, vi } from "vitest";
import { findFreePort } from "#tests/support/postgres.ts";
import { createCdnPurge } from "./cdn-purge.ts";

type Heard = { files?: string[]; purge_everything?: true };

/** A real CDN's end that answers with these statuses in turn, then with 200, and keeps what it heard. */
async function startCdn(statuses: number[] = []) {
  const heard: Heard[] = [];
  const tokens = new Set<string | undefined>();
  const server = createServer(async (request, response) => {
    let body = "";
    for await (const chunk of request) body += chunk;
    tokens.add(request.headers.authorization);
    heard.push(JSON.parse(body));
    response.writeHead(statuses.shift() ?? 200).end("{}");
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return { purgeUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}/purge_cache`, heard, tokens };
}

function create(purgeUrl: string, token: string | null = null) {
  const lines: string[] = [];
  const log = pino({ level: "warn" }, { write: (line: string) => void lines.push(line) });
  const purge = createCdnPurge({ purgeUrl, token, siteUrl: "https://x.example", log, waitMilliseconds: 10 });
  onTestFinished(() => purge.stop());
  return { purge, lines };
}

const toPaths = (count: number) => Array.from({ length: count }, (_, index) => `/links-uteis/${index}`);

test("pages that changed go out together, each once, with the token", async () => {
  const { purgeUrl, heard, tokens } = await startCdn();
  const { purge } = create(purgeUrl, "abc");
  purge.changed(["/links-uteis/a", "/sitemap.xml"]);
  purge.changed(["/links-uteis/a"]);
  await vi.waitFor(() => expect(heard).toHaveLength(1));
  expect(heard).toEqual([{ files: ["https://x.example/links-uteis/a", "https://x.example/sitemap.xml"] }]);
  expect([...tokens]).toEqual(["Bearer abc"]);
});

test("many pages go in as many requests as the CDN asks for, and very many as everything", async () => {
  const { purgeUrl, heard } = await startCdn();
  const { purge } = create(purgeUrl);
  purge.changed(toPaths(70));
  await vi.waitFor(() => expect(heard.flatMap(({ files = [] }) => files)).toHaveLength(70));
  expect(heard.map(({ files }) => files?.length)).toEqual([30, 30, 10]);
  purge.changed(toPaths(5_000));
  purge.changed(["/a"]);
  await vi.waitFor(() => expect(heard.at(-1)).toEqual({ purge_everything: true }));
  expect(heard).toHaveLength(4);
});

test("what the CDN refuses is told again, with what came meanwhile, and the log says so without the token", async () => {
  const { purgeUrl, heard } = await startCdn([503, 429]);
  const { purge, lines } = create(purgeUrl, "hunter2");
  purge.changed(["/a"]);
  await vi.waitFor(() => expect(heard.length).toBeGreaterThan(0));
  purge.changed(["/b"]);
  const taken = () => new Set(heard.slice(2).flatMap(({ files = [] }) => files));
  await vi.waitFor(() => expect(taken()).toEqual(new Set(["https://x.example/a", "https://x.example/b"])));
  expect(lines).toHaveLength(2);
  expect(lines.join()).toContain("status 503");
  expect(lines.join()).not.toContain("hunter2");
});

test("everything that failed stays everything", async () => {
  const { purgeUrl, heard } = await startCdn([500]);
  const { purge } = create(purgeUrl);
  purge.everything();
  purge.changed(["/a"]);
  await vi.waitFor(() => expect(heard).toEqual([{ purge_everything: true }, { purge_everything: true }]));
});

test("nobody there: the caller does not notice, and it is tried again", async () => {
  const { purge, lines } = create(`http://127.0.0.1:${await findFreePort()}/`);
  purge.changed(["/a"]);
  await vi.waitFor(() => expect(lines.length).toBeGreaterThan(1));
  expect(lines[0]).toContain("ECONNREFUSED");
});
