import { test as base } from "@playwright/test";
import type { Engine } from "./servers.ts";

/** The project says on which database its tests run. */
export const test = base.extend<object, { engine: Engine }>({
  engine: ["sqlite", { scope: "worker", option: true }],
});
