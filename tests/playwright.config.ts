import { availableParallelism } from "node:os";
import { defineConfig, devices } from "@playwright/test";
import { chromiumFlags } from "./support/chromium.ts";
import { isWhole } from "./support/extent.ts";
import type { Engine } from "./support/servers.ts";
import { countWorkers } from "./support/workers.ts";

/** What has to do with generated pages and the runs that make them; on PostgreSQL two servers share the work. */
const onBothEngines = [
  "ai-generator",
  "generators",
  "legacy-generator",
  "local-generator",
  "migration",
  "pages-command",
  "pages-list",
  "query-counts",
  "runs-survive",
  "useful-link",
];

export default defineConfig<object, { engine: Engine }>({
  testDir: "e2e",
  globalSetup: "./support/postgres-for-playwright.ts",
  outputDir: "../test-results",
  fullyParallel: true,
  forbidOnly: true,
  workers: countWorkers(availableParallelism(), process.availableMemory()),
  reporter: [["list"], ["json", { outputFile: "../.cache/e2e.json" }], ["./support/time-report.ts"]],
  // What is long stands in `npm run test:all` only.
  ...(isWhole ? {} : { grepInvert: /@whole/ }),
  use: {
    ...devices["Desktop Chrome"],
    locale: "pt-BR",
    // Recording every step is slow; `npm run test:e2e -- FILE --trace on` when one fails.
    trace: "off",
    screenshot: "only-on-failure",
    launchOptions: { executablePath: process.env.CHROMIUM, args: chromiumFlags },
  },
  projects: [
    { name: "sqlite", testIgnore: "**/two-servers.spec.ts" },
    {
      name: "postgres",
      testMatch: ["two-servers", ...onBothEngines].map((name) => `**/${name}.spec.ts`),
      use: { engine: "postgres" },
    },
  ],
});
