import { readConfig } from "../config.ts";
import { orRefuseToStart } from "../start-error.ts";
import { isBuildFresh } from "./fingerprint.ts";

/** Builds what is missing or stale; not for a start that is going to be refused anyway. */
export async function ensureBuild(): Promise<void> {
  await orRefuseToStart(async () => {
    if (isBuildFresh()) return;
    readConfig();
    const { build } = await import("./build.ts");
    build();
  });
}
