import { pagesProgram } from "./pages-program.ts";
import { runHere } from "./program.ts";

await runHere(pagesProgram);
