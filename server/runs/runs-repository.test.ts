import { expect, test } from "vitest";
import { describeOnBothEngines } from "#tests/support/databases.ts";
import type { Database } from "../database/database.ts";
import { createPagesRepository } from "../pages/pages-repository.ts";
import { createRunWorkRepository } from "./run-work-repository.ts";
import { createRunsRepository, type NewRun } from "./runs-repository.ts";

const noContent = { code: "ai-no-content", details: {} } as const;
const one = { owner: "one", milliseconds: 60_000 };
const other = { owner: "other", milliseconds: 60_000 };
const expired = { owner: "slow", milliseconds: -1 };

function newRun(...titles: string[]): NewRun {
  return {
    kind: "legacy",
    description: "",
    creativity: 75,
    items: titles.map((title) => ({ title, slug: title.toLowerCase() })),
  };
}

const made = (position: number, slug: string) => ({ position, page: { title: slug, slug, content: "<p>x</p>" } });

function repositories(database: Database) {
  return {
    all: createRunsRepository(database),
    work: createRunWorkRepository(database),
    pages: createPagesRepository(database),
  };
}

describeOnBothEngines("runs", (open) => {
  test("a run comes back with its titles in order", async () => {
    const { all } = repositories(await open());
    const titles = Array.from({ length: 2_500 }, (_, index) => `T${index}`);
    const run = await all.insertRun(newRun(...titles));
    expect(await all.getRun(run.id)).toEqual(run);
    expect(run).toMatchObject({ state: "waiting", total: 2_500, created: 0, failed: 0, workedMs: 0, finishedAt: null });
    const items = await all.findItems(run.id, { limit: 3_000 });
    expect(items.map(({ title }) => title)).toEqual(titles);
    expect(await all.findItems(run.id, { limit: 1, after: 1_998 })).toMatchObject([{ position: 1_999 }]);
    expect(await all.getRun("none")).toBeNull();
  });

  test("past runs are newest first, page by page", async () => {
    const { all } = repositories(await open());
    const ids: string[] = [];
    for (const title of ["a", "b", "c"]) ids.unshift((await all.insertRun(newRun(title))).id);
    const first = await all.findRuns({ limit: 2 });
    const second = await all.findRuns({ limit: 2, after: first[1] });
    expect([...first, ...second].map(({ id }) => id)).toEqual(ids);
    expect(await all.countOpenRuns()).toEqual({ waiting: 3, running: 0 });
  });

  test("one worker has a run, another gets the next or none", async () => {
    const { all, work } = repositories(await open());
    const [a, b] = [await all.insertRun(newRun("a")), await all.insertRun(newRun("b"))];
    const claimed = await Promise.all([work.claimRun(one), work.claimRun(other), work.claimRun(one)]);
    expect(claimed.map((run) => run?.id).sort()).toEqual([a.id, b.id, undefined].sort());
    expect(await all.countOpenRuns()).toEqual({ waiting: 0, running: 2 });
  });

  test("a run whose worker fell silent goes to another, and the first can no longer save", async () => {
    const { all, work, pages } = repositories(await open());
    const { id } = await all.insertRun(newRun("a"));
    expect((await work.claimRun(expired))?.id).toBe(id);
    expect((await work.claimRun(one))?.id).toBe(id);
    expect(await work.claimRun(other)).toBeNull();
    expect(await work.saveResults(id, expired, [made(0, "a")], 1)).toBeNull();
    expect(await work.renewLease(id, expired)).toBe(false);
    expect(await pages.countPages()).toBe(0);
    expect(await work.renewLease(id, one)).toBe(true);
    expect(await work.saveResults(id, one, [made(0, "a")], 1)).toEqual({ slugs: ["a"] });
    await work.releaseRun(id, one);
    expect((await work.claimRun(other))?.id).toBe(id);
  });

  test("pages, titles and counts change together", async () => {
    const { all, work, pages } = repositories(await open());
    await pages.insertPage({ title: "T", slug: "taken", content: "" });
    const { id } = await all.insertRun(newRun("A", "Taken", "A", "Bad", "Later"));
    await work.claimRun(one);
    const results = [made(0, "a"), made(1, "taken"), made(2, "a"), { position: 3, reason: noContent }];
    expect(await work.saveResults(id, one, results, 40)).toEqual({ slugs: ["a"] });
    expect(await all.getRun(id)).toMatchObject({ state: "running", created: 1, existing: 2, failed: 1, workedMs: 40 });
    expect((await all.findItems(id, { limit: 9 })).map(({ state, reason }) => [state, reason])).toEqual([
      ["created", null],
      ["existing", null],
      ["existing", null],
      ["failed", noContent],
      ["waiting", null],
    ]);
    expect((await work.findWaitingItems(id, 9)).map(({ title }) => title)).toEqual(["Later"]);
    expect(await pages.countPages()).toBe(2);
  });

  test("a cancelled run keeps what it made, and its worker is turned away", async () => {
    const { all, work } = repositories(await open());
    const { id } = await all.insertRun(newRun("A", "B"));
    await work.claimRun(one);
    await work.saveResults(id, one, [made(0, "a")], 1);
    expect(await all.cancelRun(id)).toBe(true);
    expect(await all.cancelRun(id)).toBe(false);
    expect(await work.saveResults(id, one, [made(1, "b")], 1)).toBeNull();
    await work.finishRun(id, one);
    const run = await all.getRun(id);
    expect(run).toMatchObject({ state: "cancelled", created: 1 });
    expect(run?.finishedAt).toBeInstanceOf(Date);
    expect((await all.findItems(id, { limit: 9 })).map(({ state }) => state)).toEqual(["created", "cancelled"]);
    expect(await work.claimRun(other)).toBeNull();
  });

  test("failed titles can be tried again once the run is over", async () => {
    const { all, work } = repositories(await open());
    const { id } = await all.insertRun(newRun("A", "B"));
    expect(await all.retryFailed(id)).toBeNull();
    await work.claimRun(one);
    await work.saveResults(id, one, [made(0, "a"), { position: 1, reason: noContent }], 100);
    await work.finishRun(id, one);
    expect(await all.retryFailed(id)).toBe(1);
    expect(await all.getRun(id)).toMatchObject({
      state: "waiting",
      created: 1,
      failed: 0,
      workedMs: 50,
      finishedAt: null,
    });
    await work.claimRun(one);
    await work.saveResults(id, one, [made(1, "b")], 1);
    await work.finishRun(id, one);
    expect(await all.retryFailed(id)).toBe(0);
    expect(await all.getRun(id)).toMatchObject({ state: "done", created: 2, failed: 0 });
  });

  test("a process that is alone takes over at once", async () => {
    const { all, work } = repositories(await open());
    await all.insertRun(newRun("A"));
    await work.claimRun(one);
    expect(await work.claimRun(other)).toBeNull();
    await work.releaseAllRuns();
    expect(await work.claimRun(other)).not.toBeNull();
  });
});
