import { defineConfig } from "vitest/config";
import { countWorkersHere } from "./tests/support/workers.ts";

const tests = (folders: string) => [`${folders}/**/*.test.ts`];

export default defineConfig({
  test: {
    testTimeout: 30_000,
    // One process for many files: nothing here keeps state in a module, and loading everything anew doubles the time.
    isolate: false,
    // By itself it would use one of two cores; some tests wait.
    maxWorkers: countWorkersHere("unit"),
    projects: [
      { extends: true, test: { name: "app", include: tests("app") } },
      {
        extends: true,
        test: {
          name: "node",
          globalSetup: ["tests/support/databases-for-vitest.ts"],
          include: tests("{content,domain,server,tests}"),
          // Loaded by Node itself, as in production: a fifth less work than through Vite, which only JSX needs.
          experimental: { viteModuleRunner: false },
        },
      },
    ],
  },
});
