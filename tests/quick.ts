import { lint, routeTypes, runStep, types } from "./support/steps.ts";

/** Lint, types, and the unit tests of what differs from this; by itself, of what is not committed. */
const [since = "HEAD"] = process.argv.slice(2);

await runStep(routeTypes, "pipe");
const results = await Promise.all([
  runStep(lint, "pipe"),
  runStep(types, "pipe"),
  runStep(
    {
      name: `unit tests of what has changed since ${since}`,
      command: ["vitest/vitest.mjs", "run", "--changed", since, "--passWithNoTests"],
    },
    "pipe",
  ),
]);
process.exit(results.every(({ isOk }) => isOk) ? 0 : 1);
