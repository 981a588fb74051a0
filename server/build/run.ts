import { orExit } from "../or-exit.ts";
import { build } from "./build.ts";

await orExit(() => build({ isVerbose: true }));
