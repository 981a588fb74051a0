import { expect, test } from "vitest";
import type { Failure } from "#domain/failures.ts";
import { describeOnBothEngines } from "#tests/support/databases.ts";
import { createLog } from "../log.ts";
import { createErrorsRepository } from "./errors-repository.ts";
import { deleteOldFailures, openErrors } from "./errors-service.ts";

const log = createLog("silent");
const failure: Failure = { code: "page-failed", place: "city", requestId: "AAAA-2222" };

describeOnBothEngines("errors", (open) => {
  test("of two servers in two hours are one sum, with the newest reference", async () => {
    const database = await open();
    let now = new Date("2026-11-16T14:10:00Z");
    const [first, second] = [0, 1].map(() => openErrors({ database, log, now: () => now }));
    first?.note(failure);
    first?.note({ ...failure, requestId: "BBBB-2222" });
    first?.note({ code: "backup-failed", place: "", requestId: null });
    await first?.stop();
    now = new Date("2026-11-16T15:20:00Z");
    for (let count = 0; count < 1_000; count++) second?.note({ ...failure, requestId: "CCCC-2222" });
    second?.note({ ...failure, requestId: null });
    expect(await second?.service.findLastDay()).toEqual([
      {
        code: "page-failed",
        place: "city",
        count: 1_003,
        since: new Date("2026-11-16T14:00:00Z"),
        lastAt: new Date("2026-11-16T15:20:00Z"),
        lastRequestId: "CCCC-2222",
      },
      expect.objectContaining({ code: "backup-failed", place: "", count: 1, lastRequestId: null }),
    ]);
    await second?.stop();
  });

  test("are shown for a day and kept for thirty", async () => {
    const database = await open();
    const repository = createErrorsRepository(database);
    const now = new Date("2026-11-16T12:00:00Z");
    for (const days of [31, 29]) {
      const at = new Date(now.getTime() - days * 24 * 60 * 60 * 1_000);
      await repository.addFailures([{ ...failure, hour: at, lastAt: at, count: 1, lastRequestId: null }]);
    }
    const errors = openErrors({ database, log, now: () => now });
    expect(await errors.service.findLastDay()).toEqual([]);
    await errors.stop();
    expect(await deleteOldFailures(repository, now)).toBe(1);
    expect(await repository.findFailuresSince(new Date(0))).toHaveLength(1);
  });
});
