import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { z } from "zod";
import { understandTitle } from "./read-title.ts";

const folder = new URL("../../tests/titles/readings/", import.meta.url);
/** What people type, with the id of the entry whose answer they want; several where each would do. */
const readings = z.record(z.string(), z.string());

// The first title waits for all that is known to be read, whatever file it stands in.
understandTitle("motor de portão");

test.each(readdirSync(folder))("titles of %s are taken for what they ask", (file) => {
  const wanted = readings.parse(JSON.parse(readFileSync(new URL(file, folder), "utf8")));
  const taken = Object.entries(wanted).map(([title, ids]) => ({
    title,
    ids,
    id: understandTitle(title).concepts[0]?.id,
  }));
  expect(taken.filter(({ ids, id }) => !ids.split(" ").includes(id ?? ""))).toEqual([]);
});

/** A sample: each is read twice. */
const everyNth = 9;

test("a place behind a title changes nothing of what it asks", () => {
  const titles = readdirSync(folder).flatMap((file) =>
    Object.keys(readings.parse(JSON.parse(readFileSync(new URL(file, folder), "utf8")))),
  );
  const changed = titles.filter((title, at) => {
    if (at % everyNth !== 0) return false;
    const { concepts, place } = understandTitle(title);
    if (place) return false;
    return understandTitle(`${title.replace(/\?$/, "")} na Mooca`).concepts[0]?.id !== concepts[0]?.id;
  });
  expect(changed).toEqual([]);
});
