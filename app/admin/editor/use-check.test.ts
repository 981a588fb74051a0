import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, onTestFinished, test } from "vitest";
import { askCheck } from "./use-check.ts";

const typed = { title: "Portão", slug: "", content: "<p>Um</p>", description: "", shareText: "", place: "" };

const check = {
  isSaved: false,
  problem: null,
  standing: { kind: "good", text: "Boa" },
  search: { title: "Portão", address: "https://loja.example/links-uteis/portao", description: "" },
  address: { path: "/links-uteis/portao", movesFrom: null, problem: null },
  subject: "",
  titlePlace: "nenhum lugar",
};

async function ask(body: string, status = 200) {
  const server = createServer((_, answer) => answer.writeHead(status).end(body)).listen(0);
  onTestFinished(() => void server.close());
  const { port } = server.address() as AddressInfo;
  return askCheck(`http://localhost:${port}/`, typed, new AbortController().signal);
}

test("what the server found of a page is taken", async () => {
  expect(await ask(JSON.stringify(check))).toEqual(check);
});

test.each(["", "<!doctype html>", "null", JSON.stringify({ ...check, search: null })])(
  "%j is no answer",
  async (body) => {
    expect(await ask(body)).toBeNull();
  },
);

test("nor is a refusal", async () => {
  expect(await ask(JSON.stringify(check), 500)).toBeNull();
});
