import { expect, test } from "vitest";
import { readIntent } from "./read-intent.ts";

function sent(body: BodyInit, headers?: HeadersInit): Request {
  return new Request("http://site.example/", { method: "POST", body, headers });
}

test("the pressed button is read", async () => {
  expect(await readIntent(sent(new URLSearchParams({ intent: "publish", other: "x" })))).toBe("publish");
});

test("a form without a button, a file in its place and a body that is no form say nothing", async () => {
  expect(await readIntent(sent(new URLSearchParams({ other: "x" })))).toBe("");
  const file = new FormData();
  file.append("intent", new File(["publish"], "publish"));
  expect(await readIntent(sent(file))).toBe("");
  expect(await readIntent(sent("{", { "content-type": "application/json" }))).toBe("");
});
