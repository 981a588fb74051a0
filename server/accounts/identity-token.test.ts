import { expect, test } from "vitest";
import { readIdentityToken } from "./identity-token.ts";

const person = { sub: "1", email: "maria@exemplo.com.br", email_verified: true, name: "Maria" };

const read = (claims: object) =>
  readIdentityToken(`e30.${Buffer.from(JSON.stringify({ ...person, ...claims })).toString("base64url")}.x`, "ours");

test.each([{ aud: "ours" }, { aud: ["ours"] }, { aud: "ours", azp: "ours" }])("a token with %j is ours", (claims) => {
  expect(read(claims)).toMatchObject(person);
});

test.each([
  { aud: "other" },
  { aud: ["ours", "other"] },
  { aud: ["ours", "other"], azp: "ours" },
  { aud: "ours", azp: "other" },
  { aud: "ours", azp: 7 },
  { aud: [] },
  {},
])("a token with %j is for somebody else", (claims) => {
  expect(read(claims)).toBeNull();
});

test("rubbish is no token", () => {
  for (const token of ["", "a.b.c", "e30.bm8.x"]) expect(readIdentityToken(token, "ours")).toBeNull();
});
