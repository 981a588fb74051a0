import "#tests/support/ready-reader.ts";
import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { z } from "zod";
import { draw, isSample } from "#tests/support/extent.ts";
import { understandTitle } from "./read-title.ts";

const folder = new URL("../../tests/titles/readings/", import.meta.url);
/** What people type, with the id of the entry whose answer they want; several where each would do. */
const readings = z.record(z.string(), z.string());

// The first title waits for all that is known to be read, whatever file it stands in.
understandTitle("motor de portão");

const wanted = readdirSync(folder).flatMap((file) =>
  Object.entries(readings.parse(JSON.parse(readFileSync(new URL(file, folder), "utf8")))),
);

/** So many that a busy machine reads them in time. */
const perTest = 200;
const lots = Array.from({ length: Math.ceil(wanted.length / perTest) }, (_, at) => at);

test.each(lots.filter((lot) => !isSample || draw(`readings ${lot}`, 3) === 0))(
  "titles are taken for what they ask: lot %i",
  (lot) => {
    const taken = wanted
      .slice(lot * perTest, (lot + 1) * perTest)
      .map(([title, ids]) => ({ title, ids, id: understandTitle(title).concepts[0]?.id }));
    expect(taken.filter(({ ids, id }) => !ids.split(" ").includes(id ?? ""))).toEqual([]);
  },
);

/** A sample: each is read twice. */
const everyNth = 23;

test("a place behind a title changes nothing of what it asks", () => {
  const changed = wanted.filter(([title], at) => {
    if (at % everyNth !== 0) return false;
    const { concepts, place } = understandTitle(title);
    if (place) return false;
    return understandTitle(`${title.replace(/\?$/, "")} na Mooca`).concepts[0]?.id !== concepts[0]?.id;
  });
  expect(changed).toEqual([]);
});
