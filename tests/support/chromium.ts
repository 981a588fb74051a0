import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { chromium } from "@playwright/test";
import { findProgram, installPackages } from "./commands.ts";

/** The shell first: the same engine without the windows, and the tests take a third less time in it. */
const names = ["chromium-headless-shell", "chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];

/** A Chromium: the one that is there, else the system's package, else Playwright's own download. CHROMIUM names another. */
export function findOrInstallChromium(): string {
  const present = findProgram(names) ?? downloaded();
  if (present) return present;
  const installed = install("chromium-headless-shell") || install("chromium") ? findProgram(names) : null;
  if (installed) return installed;
  console.log("downloading Chromium with Playwright");
  spawnSync(process.execPath, ["node_modules/@playwright/test/cli.js", "install", "chromium"], { stdio: "inherit" });
  const path = downloaded();
  if (!path) throw new Error("no Chromium: install the package chromium, or run npx playwright install chromium");
  return path;
}

function install(name: string): boolean {
  return installPackages(name, "fonts-liberation");
}

/** What Playwright has brought: its own shell, which lies beside its Chromium, else that. */
function downloaded(): string | null {
  const path = chromium.executablePath();
  const shell = path
    .replace(/\bchromium-(\d+)/, "chromium_headless_shell-$1")
    .replace(/chrome-linux64.chrome$/, join("chrome-headless-shell-linux64", "chrome-headless-shell"));
  return [shell, path].find((file) => existsSync(file)) ?? null;
}

export const chromiumFlags = [
  "--no-sandbox",
  "--disable-gpu",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];
