import { badClients, idleClients } from "#tests/faults/connections.ts";
import { fullDisk, readOnlyDisk } from "#tests/faults/disk.ts";
import { runFault } from "#tests/faults/fault.ts";
import { kills } from "#tests/faults/kills.ts";
import { malformedRequests } from "#tests/faults/malformed.ts";
import { stopUnderLoad } from "#tests/faults/stop-under-load.ts";
import { expect, test } from "#tests/support/browser-test.ts";
import { isWhole } from "#tests/support/extent.ts";

const often = (rounds: number, few: number) => (isWhole ? rounds : few);

/** A few of each, and fewer yet in `npm test`; `npm run test:faults` tries all of them, and those that take long. */
for (const [fault, rounds, tag] of [
  [kills, often(2, 1), []],
  [fullDisk, 1, ["@whole"]],
  [readOnlyDisk, 1, ["@whole"]],
  [badClients, often(20, 5), []],
  [idleClients, 200, ["@whole"]],
  [stopUnderLoad, 1, ["@whole"]],
  // In two halves, of a seed each: on a slow machine a thousand take longer than a test may.
  [malformedRequests, often(500, 200), []],
  [{ ...malformedRequests, name: "more malformed requests" }, 500, ["@whole"]],
] as const) {
  test(`${fault.name}: nothing is lost (${rounds} of ${fault.rounds})`, { tag: [...tag] }, async () => {
    const { losses } = await runFault(fault, rounds);
    expect(losses).toEqual([]);
  });
}
