import { lint, routeTypes, runStep, types } from "./support/steps.ts";

/** Lint, types, and the unit tests of what differs from this; by itself, of what is not committed. */
const [since = "HEAD"] = process.argv.slice(2);

await runStep(routeTypes, { stdio: "pipe" });
const results = await Promise.all([
  runStep(lint, { stdio: "pipe" }),
  runStep(types, { stdio: "pipe" }),
  runStep(
    {
      name: `unit tests of what has changed since ${since}`,
      command: ["vitest/vitest.mjs", "run", "--changed", since, "--passWithNoTests"],
    },
    { stdio: "pipe" },
  ),
]);
process.exit(results.every(({ isOk }) => isOk) ? 0 : 1);
