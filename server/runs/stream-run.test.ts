import { expect, onTestFinished, test } from "vitest";
import { breakableConnection } from "#tests/support/breakable-connection.ts";
import { describeOnBothEngines, takePostgres } from "#tests/support/databases.ts";
import { createWritingGenerators } from "#tests/support/writing-generators.ts";
import type { Database } from "../database/database.ts";
import { openPostgres } from "../database/postgres.ts";
import { createLog } from "../log.ts";
import { createRunsRepository } from "./runs-repository.ts";
import { type StreamOptions, streamRun } from "./stream-run.ts";
import { createRunSignal, watchRun } from "./watch-run.ts";

const log = createLog("silent");
const generators = createWritingGenerators(async ({ title }) => `<p>${title}</p>`);
const newRun = {
  kind: "legacy",
  description: "",
  creativity: 75,
  items: [{ title: "Motor em Osasco", slug: "motor-em-osasco" }],
} as const;

async function listenTo(database: Database, options: Partial<StreamOptions> = {}) {
  const all = createRunsRepository(database);
  const runSignal = createRunSignal();
  const { id } = await all.insertRun({ ...newRun, items: [...newRun.items] });
  const leaving = new AbortController();
  const events = watchRun({ runs: all, generators }, runSignal, id, { signal: leaving.signal });
  const answer = streamRun(events, {
    failuresAfter: -1,
    mayListen: async () => true,
    stop: () => leaving.abort(),
    ...options,
  });
  if (!answer.body) throw new Error("the stream has no body");
  const reader = answer.body.pipeThrough(new TextDecoderStream()).getReader();
  onTestFinished(() => reader.cancel().catch(() => {}));

  async function readUntil(words: string): Promise<string> {
    let text = "";
    while (!text.includes(words)) {
      const { value, done } = await reader.read();
      if (done) return text;
      text += value;
    }
    return text;
  }
  return { all, runSignal, id, leaving, readUntil };
}

describeOnBothEngines("stream of a run", (open) => {
  test("says now and then that it is still here", async () => {
    const { readUntil } = await listenTo(await open(), { keepAliveMs: 1 });
    expect(await readUntil("still here")).toContain("still here");
    expect(await readUntil("still here")).toContain("still here");
  });

  test("ends, and lets the run go, at the first sign of life after the listener signed out", async () => {
    let isSignedIn = true;
    const { readUntil, leaving } = await listenTo(await open(), {
      keepAliveMs: 1,
      mayListen: async () => isSignedIn,
    });
    await readUntil("Motor em Osasco");
    isSignedIn = false;
    expect(await readUntil("no such words")).toMatch(/event: end\ndata: \{\}\n\n$/);
    expect(leaving.signal.aborted).toBe(true);
  });

  test("tells no change to who signed out", async () => {
    let isSignedIn = true;
    const { all, runSignal, id, readUntil } = await listenTo(await open(), { mayListen: async () => isSignedIn });
    await readUntil("Motor em Osasco");
    isSignedIn = false;
    await all.cancelRun(id);
    runSignal.notify(id);
    expect(await readUntil("no such words")).toBe("event: end\ndata: {}\n\n");
  });
});

test("a database that goes away ends the stream and nothing else", async () => {
  const url = await takePostgres();
  const connection = await breakableConnection(url);
  const database = openPostgres(connection.url, log);
  onTestFinished(async () => {
    await database.db.destroy();
    await connection.close();
  });
  const { all, id, leaving, readUntil } = await listenTo(database, { keepAliveMs: 1 });
  await readUntil("still here");
  connection.cut();
  await expect(readUntil("no such words")).rejects.toThrow();
  expect(leaving.signal.aborted).toBe(true);
  connection.mend();
  // Long enough for a timer that was left behind to bring the process down.
  expect(await all.getRun(id)).not.toBeNull();
});
