import { expect, test } from "vitest";
import { z } from "zod";
import { checkbox, readForm, text } from "./read-form.ts";

test.each([
  [{ titles: "Motor" }, { titles: "Motor", box: false }],
  [
    { titles: "Motor", box: "1", other: "x" },
    { titles: "Motor", box: true },
  ],
  [{}, { titles: "", box: false }],
])("a form of %j is read as %j, ticked or not", async (sent: Record<string, string>, value) => {
  const body = new FormData();
  for (const [name, entry] of Object.entries(sent)) body.set(name, entry);
  const request = new Request("http://localhost/", { method: "POST", body });
  expect((await readForm(request, z.object({ titles: text, box: checkbox }))).value).toEqual(value);
});
