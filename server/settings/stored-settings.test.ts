import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { storedSettings } from "./stored-settings.ts";

const services = readdirSync(import.meta.dirname)
  .filter((file) => file.endsWith("-service.ts"))
  .map((file) => readFileSync(join(import.meta.dirname, file), "utf8"))
  .join("\n");

test.each(Object.keys(storedSettings))("a service reads and saves '%s'", (name) => {
  expect(services).toContain(`"${name}"`);
});
