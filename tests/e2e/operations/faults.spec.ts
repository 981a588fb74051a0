import { expect } from "@playwright/test";
import { badClients, idleClients } from "#tests/faults/connections.ts";
import { fullDisk, readOnlyDisk } from "#tests/faults/disk.ts";
import { runFault } from "#tests/faults/fault.ts";
import { kills } from "#tests/faults/kills.ts";
import { malformedRequests } from "#tests/faults/malformed.ts";
import { stopUnderLoad } from "#tests/faults/stop-under-load.ts";
import { test } from "#tests/support/engine-test.ts";

/** A few of each; `npm run test:faults` tries all of them, and those that take long. */
for (const [fault, rounds] of [
  [kills, 2],
  [fullDisk, 1],
  [readOnlyDisk, 1],
  [badClients, 20],
  [idleClients, 200],
  [stopUnderLoad, 1],
  // In two halves, of a seed each: on a slow machine a thousand take longer than a test may.
  [malformedRequests, 500],
  [{ ...malformedRequests, name: "more malformed requests" }, 500],
] as const) {
  test(`${fault.name}: nothing is lost (${rounds} of ${fault.rounds})`, async () => {
    const { losses } = await runFault(fault, rounds);
    expect(losses).toEqual([]);
  });
}
