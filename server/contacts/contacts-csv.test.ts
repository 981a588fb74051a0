import { expect, test } from "vitest";
import type { Contact } from "#domain/contact-figures.ts";
import { makeContact } from "#tests/support/made-contacts.ts";
import { readAll } from "#tests/support/read-all.ts";
import { contactsCsv } from "./contacts-csv.ts";

async function write(contacts: Contact[]): Promise<string[]> {
  async function* each() {
    yield* contacts;
  }
  return (await readAll(contactsCsv(each()))).map((line) => line.replace("\r\n", ""));
}

test("a file without contacts has its heading", async () => {
  const [heading, ...rest] = await write([]);
  expect(heading).toMatch(/^\uFEFFData e hora;Contato;Página;/);
  expect(rest).toEqual([]);
});

test("a contact is one line in the words of the business, in São Paulo's time", async () => {
  const [, line] = await write([
    makeContact({ at: new Date("2026-03-10T02:30:05Z"), place: "Osasco", source: "ad:google", isAd: true }),
  ]);
  expect(line).toBe(
    "2026-03-09 23:30:05;WhatsApp;/;Página inicial;Osasco;Chamada principal;Anúncio: google;;;;;;;Sim;Celular",
  );
});

test("formulas and separators in a tag are text", async () => {
  const utm = { source: "=cmd|' /C calc'!A0", medium: 'a;"b"', campaign: "+1", term: "@x", content: "-2" };
  const [, line] = await write([makeContact({ utm })]);
  expect(line).toContain(`;'=cmd|' /C calc'!A0;"a;""b""";'+1;'@x;'-2;`);
  // Spreadsheets of some languages read the wide signs too.
  const [, wide] = await write([makeContact({ utm: { ...utm, campaign: "＝1" } })]);
  expect(wide).toContain(";'＝1;");
});
