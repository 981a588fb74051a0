import { expect, test, vi } from "vitest";
import { DomainError } from "#domain/errors.ts";
import { describeOnBothEngines } from "#tests/support/databases.ts";
import { makeTitles, newRun, prepare } from "#tests/support/run-worker.ts";
import { type RunEvent, watchRun } from "./watch-run.ts";

describeOnBothEngines("watching a run", (open) => {
  test("watchers see the run grow, each failure once, and the end", async () => {
    const { worker, all, sources, runSignal } = prepare(await open(), async ({ title }) => {
      if (title.endsWith("0")) throw new DomainError("ai-no-content");
      return `<p>${title}</p>`;
    });
    const { id } = await all.insertRun(newRun(makeTitles(30)));
    const events: RunEvent[] = [];
    const watching = (async () => {
      for await (const event of watchRun(sources, runSignal, id, { signal: new AbortController().signal }))
        events.push(event);
    })();
    await vi.waitFor(() => expect(events).toHaveLength(1));
    expect(events[0]?.run).toMatchObject({ percentage: 0, currentTitle: "Portão número 1", timeLeftMs: null });
    await worker.start();
    await watching;
    expect(events.at(-1)?.run).toMatchObject({
      state: "done",
      percentage: 100,
      created: 27,
      failed: 3,
      currentTitle: null,
      isOver: true,
    });
    expect(events.flatMap(({ failures }) => failures.map(({ position }) => position + 1))).toEqual(
      Array.from({ length: 3 }, (_, index) => 10 * (index + 1)),
    );
    const percentages = events.map(({ run }) => run.percentage);
    expect(percentages.toSorted((a, b) => a - b)).toEqual(percentages);
  });

  test("a watcher who leaves is let go, and there is nothing to watch in a run that is not", async () => {
    const { all, sources, runSignal } = prepare(await open());
    const { id } = await all.insertRun(newRun(["Um"]));
    const leaving = new AbortController();
    const seen: RunEvent[] = [];
    for await (const event of watchRun(sources, runSignal, id, { signal: leaving.signal })) {
      seen.push(event);
      leaving.abort();
    }
    expect(seen).toHaveLength(1);
    for await (const _ of watchRun(sources, runSignal, "none", { signal: new AbortController().signal }))
      expect.unreachable();
  });
});
