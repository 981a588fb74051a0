import { defineConfig, devices } from "@playwright/test";
import { chromiumFlags } from "./support/chromium.ts";

export default defineConfig({
  testDir: "e2e",
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
});
