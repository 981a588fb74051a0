import { dataProgram } from "./data-program.ts";
import { runHere } from "./program.ts";

await runHere(dataProgram);
