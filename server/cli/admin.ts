import { adminProgram } from "./admin-program.ts";
import { runHere } from "./program.ts";

await runHere(adminProgram);
