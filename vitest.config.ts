import { defineConfig } from "vitest/config";
import { draw, isSample } from "./tests/support/extent.ts";
import { countWorkersHere } from "./tests/support/workers.ts";

/** What an operator does now and then, in processes that are started, killed and started again: `npm test` draws one of them. */
const operations = [
  "server/backups/backups.test.ts",
  "server/cli/exchange-commands.test.ts",
  "server/moving/move-shop.test.ts",
  "tests/update.test.ts",
];
const notDrawn = operations.toSorted((a, b) => draw(a, 2 ** 32) - draw(b, 2 ** 32)).slice(1);

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
          exclude: isSample ? notDrawn : [],
          // Loaded by Node itself, as in production: a fifth less work than through Vite, which only JSX needs.
          experimental: { viteModuleRunner: false },
        },
      },
    ],
  },
});
