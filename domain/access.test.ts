import { expect, test } from "vitest";
import { findRolesFor, hasRight, mayOpen, roles, toRole } from "./access.ts";

test("an address that is not in the table is closed to everyone", () => {
  for (const pattern of ["/admin/nova-tela", "/admin/pessoas/outra", "/admin/fotografias", "/", ""]) {
    expect(findRolesFor(pattern), pattern).toEqual([]);
  }
});

test("what ends in an asterisk stands for itself and all below it", () => {
  for (const pattern of ["/admin/fotos", "admin/fotos", "/admin/fotos/:id/apagar"]) {
    expect(findRolesFor(pattern), pattern).toEqual(roles);
  }
});

test("people are the owner's affair, pages those of the office, the own account everyone's", () => {
  const whoOpens = (pattern: string) => roles.filter((role) => mayOpen(role, pattern));
  expect(whoOpens("/admin/pessoas")).toEqual(["owner"]);
  expect(whoOpens("/admin/execucoes/:id/eventos")).toEqual(["owner", "staff"]);
  expect(whoOpens("/admin/conta")).toEqual(roles);
  expect(roles.filter((role) => hasRight(role, "ai-key"))).toEqual(["owner"]);
});

test("what is stored as no role has the fewest rights", () => {
  expect(["owner", "staff", "", null, "OWNER", 1].map(toRole)).toEqual([
    "owner",
    "staff",
    "technician",
    "technician",
    "technician",
    "technician",
  ]);
});
