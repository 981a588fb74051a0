import { sayToOperator } from "../announce.ts";
import { readConfig } from "../config.ts";
import { listen } from "../http/server.ts";
import { orExit } from "../or-exit.ts";
import { build } from "./build.ts";

/** Builds what a server is about to run from; not for a start that is going to be refused anyway. */
export async function buildBeforeStart({ isVerbose }: { isVerbose: boolean }): Promise<void> {
  await orExit(async () => {
    // A server that runs from the build on this port would lose the files it has not read yet.
    const { close } = await listen(readConfig());
    await close(0);
    sayToOperator("basculante: compilando o site, o que leva alguns segundos...\n");
    await build({ isVerbose });
  });
}
