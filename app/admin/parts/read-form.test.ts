import { expect, test } from "vitest";
import { z } from "zod";
import { DomainError } from "#domain/errors.ts";
import { checkbox, readForm, text, texts } from "./read-form.ts";

const schema = z.object({ name: text, password: text, agrees: checkbox });

function sent(fields: Record<string, string>): Request {
  return new Request("http://panel.example/", { method: "POST", body: new URLSearchParams(fields) });
}

test("what was not sent is empty, and a box that was not ticked is not", async () => {
  expect((await readForm(sent({}), schema)).value).toEqual({ name: "", password: "", agrees: false });
  expect((await readForm(sent({ name: "Ana", agrees: "1" }), schema)).value).toMatchObject({
    name: "Ana",
    agrees: true,
  });
});

test("what the form does not have is left out, and of two of one name neither counts", async () => {
  const { value } = await readForm(sent({ name: "Ana", role: "owner", __proto__: "x", constructor: "y" }), schema);
  expect(value).toEqual({ name: "Ana", password: "", agrees: false });
  const twice = new URLSearchParams("name=Ana&name=Bia&agrees=1&agrees=0");
  const request = new Request("http://panel.example/", { method: "POST", body: twice });
  expect((await readForm(request, schema)).value).toEqual({ name: "", password: "", agrees: false });
});

test("marks of one name are a list, of any length and without files", async () => {
  const list = z.object({ id: texts });
  const read = async (body: BodyInit) =>
    (await readForm(new Request("http://panel.example/", { method: "POST", body }), list)).value;
  expect(await read(new URLSearchParams())).toEqual({ id: [] });
  expect(await read(new URLSearchParams("id=a"))).toEqual({ id: ["a"] });
  expect(await read(new URLSearchParams("id=a&id=b"))).toEqual({ id: ["a", "b"] });
  const files = new FormData();
  files.append("id", "a");
  files.append("id", new File(["b"], "b"));
  expect(await read(files)).toEqual({ id: ["a"] });
});

test("a body that is no form is an empty one", async () => {
  const request = new Request("http://panel.example/", {
    method: "POST",
    body: "{",
    headers: { "content-type": "application/json" },
  });
  expect((await readForm(request, schema)).value).toEqual({ name: "", password: "", agrees: false });
});

test("what is refused stands at its field with what was typed, never with a password", async () => {
  const form = await readForm(sent({ name: " ", password: "segredo" }), schema, { "invalid-name": "name" });
  const { data, init } = form.refuse(new DomainError("invalid-name"));
  expect(init?.status).toBe(400);
  expect(data.lastResult.error).toMatchObject({ name: ["Digite um nome de 1 a 80 caracteres"] });
  expect(data.lastResult.initialValue).toEqual({ name: " " });
});

test("what no field is to blame for stands above the form, with how long to wait", async () => {
  const form = await readForm(sent({ name: "Ana" }), schema);
  const { data, init } = form.refuse(new DomainError("too-many-tries", { retryAfterSeconds: "60" }));
  expect(new Headers(init?.headers).get("retry-after")).toBe("60");
  expect(data.lastResult.error).toMatchObject({ "": ["Aguarde alguns minutos antes de tentar de novo"] });
});

test("a fault is not explained away", async () => {
  const form = await readForm(sent({}), schema);
  expect(() => form.refuse(new TypeError("a defect"))).toThrow("a defect");
});
