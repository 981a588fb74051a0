import { spawnSync } from "node:child_process";
import { build } from "#server/build/build.ts";
import { isBuildFresh } from "#server/build/fingerprint.ts";
import { findOrInstallChromium } from "./support/chromium.ts";

if (!isBuildFresh()) await build();
const commit = spawnSync("git", ["rev-parse", "HEAD"], { encoding: "utf8" }).stdout?.trim();
const TEST_SEED = process.env.TEST_SEED || commit || "0";
console.log(`TEST_SEED=${TEST_SEED}`);
const { status } = spawnSync(
  process.execPath,
  ["node_modules/@playwright/test/cli.js", "test", "--config", "tests/playwright.config.ts", ...process.argv.slice(2)],
  { stdio: "inherit", env: { ...process.env, CHROMIUM: process.env.CHROMIUM || findOrInstallChromium(), TEST_SEED } },
);
process.exit(status ?? 1);
