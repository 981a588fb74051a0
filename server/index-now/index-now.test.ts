import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, onTestFinished, test, vi } from "vitest";
import { createLog } from "../log.ts";
import { createIndexNow } from "./index-now.ts";

/** A real server that answers with these statuses in turn, then with 200, and keeps what it heard. */
async function startEngine(statuses: number[]) {
  const heard: { key: string; urlList: string[]; host: string; keyLocation: string }[] = [];
  const server = createServer(async (request, response) => {
    let body = "";
    for await (const chunk of request) body += chunk;
    heard.push(JSON.parse(body));
    response.writeHead(statuses.shift() ?? 200).end();
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => void server.close());
  return { endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}/indexnow`, heard };
}

function create(endpoint: string) {
  const indexNow = createIndexNow({
    key: "abc12345",
    endpoint,
    siteUrl: "https://x.example",
    log: createLog("silent"),
    retryMilliseconds: 10,
  });
  onTestFinished(() => indexNow.stop());
  return indexNow;
}

test("addresses go out together, each once, with the key and where to find it", async () => {
  const { endpoint, heard } = await startEngine([]);
  const indexNow = create(endpoint);
  for (const slug of ["a", "b", "a"]) indexNow.notify(`/links-uteis/${slug}`);
  await vi.waitFor(() => expect(heard).toHaveLength(1));
  expect(heard[0]).toEqual({
    host: "x.example",
    key: "abc12345",
    keyLocation: "https://x.example/abc12345.txt",
    urlList: ["https://x.example/links-uteis/a", "https://x.example/links-uteis/b"],
  });
});

test("a refusal is tried again until it is taken", async () => {
  const { endpoint, heard } = await startEngine([500, 429]);
  create(endpoint).notify("/links-uteis/a");
  await vi.waitFor(() => expect(heard).toHaveLength(3));
});

test("nobody there: the caller does not notice", async () => {
  expect(() => create("http://127.0.0.1:1/").notify("/x")).not.toThrow();
});
