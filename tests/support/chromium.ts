import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { chromium } from "@playwright/test";
import { findProgram, installPackages } from "./commands.ts";

const names = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];

/** A Chromium: the one that is there, else the system's package, else Playwright's own download. */
export function findOrInstallChromium(): string {
  const present = findProgram(names) ?? downloaded();
  if (present) return present;
  const installed = installPackages("chromium", "fonts-liberation") ? findProgram(names) : null;
  if (installed) return installed;
  console.log("downloading Chromium with Playwright");
  spawnSync(process.execPath, ["node_modules/@playwright/test/cli.js", "install", "chromium"], { stdio: "inherit" });
  const path = downloaded();
  if (!path) throw new Error("no Chromium: install the package chromium, or run npx playwright install chromium");
  return path;
}

function downloaded(): string | null {
  const path = chromium.executablePath();
  return existsSync(path) ? path : null;
}

export const chromiumFlags = [
  "--no-sandbox",
  "--disable-gpu",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];
