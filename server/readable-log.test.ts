import { expect, test } from "vitest";
import { toReadableLine } from "./readable-log.ts";

const time = "2026-03-10T15:00:00.000Z";

test("a request is one short line", () => {
  const line = toReadableLine(
    JSON.stringify({ level: 30, time, id: "7K3M-Q2XF", method: "GET", path: "/cidades/osasco", status: 200, ms: 4 }),
  );
  expect(line).toMatch(/^\d\d:\d\d:\d\d 200 GET \/cidades\/osasco 4 ms 7K3M-Q2XF\n$/);
});

test("a warning says so, with its details", () => {
  const line = toReadableLine(JSON.stringify({ level: 40, time, tries: 2, wait: { ms: 5 }, msg: "search engines" }));
  expect(line).toMatch(/^\d\d:\d\d:\d\d aviso search engines tries=2 wait=\{"ms":5\}\n$/);
});

test("an error shows where it came from", () => {
  const err = { type: "Error", message: "gone", stack: "Error: gone\n    at here" };
  expect(toReadableLine(JSON.stringify({ level: 50, time, err, msg: "a request failed" }))).toMatch(
    /^\d\d:\d\d:\d\d erro a request failed\nError: gone\n {4}at here\n$/,
  );
});
