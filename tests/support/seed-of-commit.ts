import { spawnSync } from "node:child_process";

/** For all that this process starts; see tests/support/extent.ts. */
export function setSeed(): void {
  const commit = spawnSync("git", ["rev-parse", "HEAD"], { encoding: "utf8" }).stdout?.trim();
  process.env.TEST_SEED ||= commit || "0";
  console.log(`TEST_SEED=${process.env.TEST_SEED}`);
}
