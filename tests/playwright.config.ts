import { defineConfig, devices } from "@playwright/test";
import { chromiumFlags } from "./support/chromium.ts";
import type { Engine } from "./support/servers.ts";

/** What has to do with generated pages and the runs that make them; on PostgreSQL two servers share the work. */
const onBothEngines = [
  "ai-generator",
  "generators",
  "legacy-generator",
  "local-generator",
  "migration",
  "pages-command",
  "pages-list",
  "runs-survive",
  "useful-link",
];

export default defineConfig<object, { engine: Engine }>({
  testDir: "e2e",
  globalSetup: "./support/postgres-for-playwright.ts",
  outputDir: "../test-results",
  fullyParallel: true,
  forbidOnly: true,
  // One more than cores: a test often waits for a server or a page.
  workers: 3,
  reporter: [["list"], ["json", { outputFile: "../.cache/e2e.json" }]],
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
