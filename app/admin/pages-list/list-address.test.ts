import { expect, test } from "vitest";
import { formatContacted, parseContacted, parseNumber, readPlace, toListAddress } from "./list-address.ts";

test("an address says what the list shows, and is read back", () => {
  for (const address of [
    "/admin/pages-list",
    "/admin/pages-list?busca=S%C3%A3o+Paulo+%26+%22x%22",
    "/admin/pages-list?busca=a&ordem=contatos&depois=3-abc",
    "/admin/pages-list?antes=12",
    "/admin/pages-list?busca=a&onde=texto&estado=segurada&lugar=osasco&assunto=capacitor&nota=baixa&google=nao&contatos=sem&idade=-90&execucao=r1&editou=Maria&ordem=nota",
    "/admin/pages-list?depois=12&pagina=3",
  ]) {
    expect(toListAddress(readPlace(new URL(address, "http://x").searchParams))).toBe(address);
  }
});

test("without a place in the list it is the first page, and a made-up place has no number", () => {
  const pageIn = (query: string) => readPlace(new URLSearchParams(query)).page;
  expect(pageIn("pagina=7")).toBe(1);
  expect(pageIn("depois=9&pagina=7")).toBe(7);
  expect(pageIn("depois=9&pagina=x")).toBeNull();
  expect(pageIn("depois=9")).toBeNull();
});

test("what nobody could have been given is no place in the list", () => {
  for (const text of [null, "", "-1", "1.5", "1e9", "x", "9".repeat(16)]) expect(parseNumber(text)).toBeUndefined();
  for (const text of [null, "", "1", "x-1", "1-", "1-a b", `1-${"a".repeat(101)}`]) {
    expect(parseContacted(text)).toBeUndefined();
  }
  const cursor = { contacts: 12, id: "3f-a_b" };
  expect(parseContacted(formatContacted(cursor))).toEqual(cursor);
  expect(readPlace(new URLSearchParams({ busca: ` ${"x".repeat(900)}`, ordem: "y" }))).toMatchObject({
    filter: { search: "x".repeat(200) },
    order: "newest",
  });
});
