import { defineConfig } from "vitest/config";
import { countWorkersHere } from "./tests/support/workers.ts";

export default defineConfig({
  test: {
    include: ["{app,content,domain,server,tests}/**/*.test.ts"],
    globalSetup: ["tests/support/postgres-for-vitest.ts"],
    testTimeout: 30_000,
    // One process for many files: nothing here keeps state in a module, and loading everything anew doubles the time.
    isolate: false,
    // By itself it would use one of two cores; some tests wait.
    maxWorkers: countWorkersHere("unit"),
  },
});
