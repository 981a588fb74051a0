import { spawnSync } from "node:child_process";
import { build } from "#server/build/build.ts";
import { isBuildFresh } from "#server/build/fingerprint.ts";
import { findOrInstallChromium } from "./support/chromium.ts";
import { setSeed } from "./support/seed-of-commit.ts";

if (!isBuildFresh()) await build();
setSeed();
const env = {
  ...process.env,
  CHROMIUM: process.env.CHROMIUM || findOrInstallChromium(),
  // Node loads TypeScript itself, and keeps what it made of it; Playwright's own way takes three times as long in every worker.
  PW_DISABLE_TS_ESM: "1",
  NODE_COMPILE_CACHE: "node_modules/.cache/basculante/tests",
};
const { status } = spawnSync(
  process.execPath,
  ["node_modules/@playwright/test/cli.js", "test", "--config", "tests/playwright.config.ts", ...process.argv.slice(2)],
  { stdio: "inherit", env },
);
process.exit(status ?? 1);
