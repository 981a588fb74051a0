import { expect, test } from "vitest";
import { openEmpty } from "#tests/support/databases.ts";
import { prepare } from "#tests/support/import-desk.ts";
import { migrate } from "../database/migrate.ts";

/** The only test of its file: what reads titles is made once in a process, and takes a second or more. */
test("visitors are served while the first file after a start makes ready what reads titles", async () => {
  const database = await openEmpty("sqlite");
  await migrate(database);
  const { bring } = await prepare(database);
  let longest = 0;
  let last = performance.now();
  const started = last;
  const timer = setInterval(() => {
    longest = Math.max(longest, performance.now() - last);
    last = performance.now();
  }, 1);
  const { counts } = await bring("Título;Texto\nMotor de portão na Mooca;<p>Instalação de motor.</p>\n");
  const took = performance.now() - started;
  clearInterval(timer);
  longest = Math.max(longest, performance.now() - last);
  expect(counts).toMatchObject({ new: 1 });
  expect(longest).toBeLessThan(took / 3);
});
