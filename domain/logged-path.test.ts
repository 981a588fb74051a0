import { expect, test } from "vitest";
import { toLoggedPath } from "./logged-path.ts";

test("the token of an invitation stays out of the log, however it is spelt", () => {
  expect(toLoggedPath("/admin/convite/abc-DEF_1")).toBe("/admin/convite/...");
  expect(toLoggedPath("/Admin/Convite/abc.data")).toBe("/Admin/Convite/...");
  expect(toLoggedPath("/admin//convite/abc")).toBe("/admin//convite/...");
  expect(toLoggedPath("/admin/contatos")).toBe("/admin/contatos");
});
