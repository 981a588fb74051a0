import { once } from "node:events";
import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, onTestFinished, test, vi } from "vitest";
import { sampleShop } from "#content/shop.ts";
import { createAiWriter } from "../ai/write-page.ts";
import { createCdnPurge } from "../cdn/cdn-purge.ts";
import { readConfig } from "../config.ts";
import { checkAi } from "../doctor/network-checks.ts";
import { createIndexNow } from "../index-now/index-now.ts";
import { createLog } from "../log.ts";
import { openS3Store } from "../photos/s3-store.ts";

const log = createLog("silent");

/** Two real servers: one that the operator named, and one that it sends everybody on to. */
async function startRedirect() {
  const listen = async (onRequest: (request: IncomingMessage) => Record<string, string>, status: number) => {
    const server = createServer((request, response) => {
      const headers = onRequest(request);
      request.resume().on("end", () => response.writeHead(status, headers).end());
    });
    server.listen(0, "127.0.0.1");
    await once(server, "listening");
    onTestFinished(() => {
      server.closeAllConnections();
      server.close();
    });
    return `127.0.0.1:${(server.address() as AddressInfo).port}`;
  };
  const [asked, followed] = [vi.fn(), vi.fn()];
  const other = await listen((request) => followed(request.url) ?? {}, 200);
  const named = await listen((request) => {
    asked(request.url);
    return { location: `http://${other}${request.url}` };
  }, 307);
  return { named, asked, followed };
}

const settings = { siteUrl: "https://x.example", log, retryMilliseconds: 10 };

/** What the server asks for by itself, each with what it sends along: a key, a signature, a token. */
const services: [string, (host: string) => unknown][] = [
  [
    "the AI",
    (host) =>
      createAiWriter({ baseUrl: `http://${host}`, model: "m", getShop: () => sampleShop, log, firstWaitMs: 1 })(
        { apiKey: "sk-abcdefghijklmnopqrst", title: "Motor", description: "", creativity: 50 },
        new AbortController().signal,
      ),
  ],
  ["the photo store", (host) => openS3Store(`s3://KEY:SECRET@${host}/fotos?tls=false`).get("public/a")],
  [
    "the doctor's look at the AI",
    (host) =>
      checkAi(
        readConfig({ AI_BASE_URL: `http://${host}`, AI_API_KEY: "sk-abcdefghijklmnopqrst" }),
        async () => false,
      )(),
  ],
  [
    "search engines",
    (host) => {
      const indexNow = createIndexNow({ ...settings, key: "abc12345", endpoint: `http://${host}/indexnow` });
      onTestFinished(() => indexNow.stop());
      indexNow.notify("/a");
    },
  ],
  [
    "the CDN",
    (host) => {
      const cdn = createCdnPurge({ ...settings, purgeUrl: `http://${host}/purge`, token: "geheim" });
      onTestFinished(() => cdn.stop());
      cdn.changed(["/a"]);
    },
  ],
];

test.each(services)("a redirect of %s is not followed", async (_, ask) => {
  const { named, asked, followed } = await startRedirect();
  await Promise.resolve(ask(named)).catch(() => undefined);
  await vi.waitFor(() => expect(asked).toHaveBeenCalled(), 5_000);
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(followed).not.toHaveBeenCalled();
});
