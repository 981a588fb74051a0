import { spawnSync } from "node:child_process";
import { build } from "#server/build/build.ts";
import { isBuildFresh } from "#server/build/fingerprint.ts";
import { findOrInstallChromium } from "./support/chromium.ts";

if (!isBuildFresh()) await build();
const { status } = spawnSync(
  process.execPath,
  ["node_modules/@playwright/test/cli.js", "test", "--config", "tests/playwright.config.ts", ...process.argv.slice(2)],
  { stdio: "inherit", env: { ...process.env, CHROMIUM: findOrInstallChromium() } },
);
process.exit(status ?? 1);
