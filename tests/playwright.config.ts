import { defineConfig, devices } from "@playwright/test";
import { chromiumFlags } from "./support/chromium.ts";
import { draw, isWhole } from "./support/extent.ts";
import type { Engine } from "./support/servers.ts";
import { countWorkersHere } from "./support/workers.ts";

/** Where two servers share the work. Every query has a contract test on both engines besides, and `npm run test:all` walks through everything on both. */
const onBothEngines = ["generators"];

/** What is about the data folder itself, or about a server that is alone. */
const onSqliteOnly = ["start", "backup-state", "database-locked", "faults", "imports-survive"];

/** Long by nature: kills, floods, whole days in the panel, and commands that each start a process. */
const onlyInAll = [
  "assistants-day",
  "cdn",
  "database-locked",
  "header",
  "imports-survive",
  "pages-command",
  "runs-survive",
  "two-servers",
];

/** Beside the ways that everybody goes: `npm test` draws one in eight of them, others with every commit. */
const oneInEight = [
  "admin-command",
  "ai-generator",
  "backup-state",
  "batches",
  "catalogue",
  "consent",
  "contacts-dashboard",
  "database-away",
  "faq",
  "faults",
  "first-access",
  "forms",
  "google",
  "in-and-out",
  "invitations",
  "legacy-generator",
  "local-generator",
  "login-bad-input",
  "login-limits",
  "map-parts",
  "menu",
  "migration",
  "people",
  "photos",
  "post-index",
  "promo-video",
  "quality",
  "query-counts",
  "recovery",
  "rich-text",
  "second-factor",
  "seeing-inside",
  "sessions",
  "sitemap-changes",
  "start",
  "static-pages",
  "useful-link",
];

// Always as many, so that a commit takes as long as another.
const notDrawn = oneInEight.toSorted((a, b) => draw(a, 2 ** 32) - draw(b, 2 ** 32)).slice(oneInEight.length / 8);

const specs = (names: string[]) => names.map((name) => `**/${name}.spec.ts`);

export default defineConfig<object, { engine: Engine }>({
  testDir: "e2e",
  globalSetup: "./support/postgres-for-playwright.ts",
  outputDir: "../test-results",
  fullyParallel: true,
  forbidOnly: true,
  workers: countWorkersHere("browser"),
  reporter: [["list"], ["json", { outputFile: "../.cache/e2e.json" }], ["./support/time-report.ts"]],
  // What is long stands in `npm run test:all` only.
  ...(isWhole ? {} : { grepInvert: /@whole/ }),
  use: {
    ...devices["Desktop Chrome"],
    locale: "pt-BR",
    // Recording every step is slow; `npm run test:e2e -- FILE --trace on` when one fails.
    trace: "off",
    screenshot: "only-on-failure",
    launchOptions: { executablePath: process.env.CHROMIUM || undefined, args: chromiumFlags },
  },
  projects: [
    { name: "sqlite", testIgnore: specs(isWhole ? ["two-servers"] : [...onlyInAll, ...notDrawn]) },
    {
      name: "postgres",
      ...(isWhole
        ? { testIgnore: specs(onSqliteOnly) }
        : { testMatch: specs(onBothEngines), grepInvert: /@one-engine|@whole/ }),
      use: { engine: "postgres" },
    },
  ],
});
