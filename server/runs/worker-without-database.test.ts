import { pino } from "pino";
import { expect, onTestFinished, test } from "vitest";
import { breakableConnection } from "#tests/support/breakable-connection.ts";
import { takePostgres } from "#tests/support/databases.ts";
import { makeTitles, newRun, prepare, untilOver } from "#tests/support/run-worker.ts";
import { openPostgres } from "../database/postgres.ts";
import { createLog } from "../log.ts";
import { createPagesRepository } from "../pages/pages-repository.ts";
import { createSettingsRepository } from "../settings/settings-repository.ts";
import { createRunsRepository } from "./runs-repository.ts";

const log = createLog("silent");

async function openShaky() {
  const url = await takePostgres();
  const connection = await breakableConnection(url);
  const direct = openPostgres(url, log);
  const shaky = openPostgres(connection.url, log);
  onTestFinished(async () => {
    await Promise.all([direct.db.destroy(), shaky.db.destroy()]);
    await connection.close();
  });
  return { connection, direct, shaky };
}

test("a database that goes away while the key to the AI is read only delays the title", async () => {
  const { connection, direct, shaky } = await openShaky();
  await createSettingsRepository(direct).saveSetting("ai-key", "sk-guardada");
  const keys: (string | null)[] = [];
  let reads = 0;
  const { worker } = prepare(
    shaky,
    async ({ title, aiKey: key }) => {
      keys.push(key);
      return `<p>${title}</p>`;
    },
    {
      getAiKey: async () => {
        reads += 1;
        if (reads > 1) return createSettingsRepository(shaky).getSetting("ai-key");
        connection.cut();
        try {
          return await createSettingsRepository(shaky).getSetting("ai-key");
        } finally {
          connection.mend();
        }
      },
    },
  );
  const watcher = createRunsRepository(direct);
  const { id } = await watcher.insertRun(newRun(["Portão um"], "ai"));
  await worker.start();
  expect(await untilOver(watcher, id, 30_000)).toMatchObject({ state: "done", created: 1, failed: 0 });
  expect(keys).toEqual(["sk-guardada"]);
  expect(reads).toBe(2);
  await worker.stop();
});

test("a database that goes away in the middle only delays the run", async () => {
  const { connection, direct, shaky } = await openShaky();
  const watcher = createRunsRepository(direct);
  const { id } = await watcher.insertRun(newRun(makeTitles(40)));
  const made = new Map<string, number>();
  const { worker } = prepare(shaky, async ({ title }) => {
    made.set(title, (made.get(title) ?? 0) + 1);
    if (made.size === 10 || made.size === 30) {
      connection.cut();
      setTimeout(() => connection.mend(), 700);
    }
    return `<p>${title}</p>`;
  });
  await worker.start();
  expect(await untilOver(watcher, id, 30_000)).toMatchObject({ state: "done", created: 40, failed: 0 });
  expect(await createPagesRepository(direct).countPages()).toBe(40);
  await worker.stop();
});

test("a database that is back between an attempt to save and the question whether it takes writes fails no title", async () => {
  const { connection, direct, shaky } = await openShaky();
  const watcher = createRunsRepository(direct);
  const { id } = await watcher.insertRun(newRun(["Portão um"]));
  let attempts = 0;
  const countAttempts = (line: string) => {
    if (line.includes("cannot save")) attempts += 1;
    if (attempts === 3) connection.mend();
  };
  const { worker } = prepare(
    shaky,
    async ({ title }) => {
      connection.cut();
      return `<p>${title}</p>`;
    },
    { log: pino({ level: "warn" }, { write: countAttempts }) },
  );
  await worker.start();
  expect(await untilOver(watcher, id, 30_000)).toMatchObject({ state: "done", created: 1, failed: 0 });
  expect(attempts).toBe(3);
  await worker.stop();
});

test("an answer to a commit that is lost on the way makes no page twice and no error", async () => {
  const { connection, direct, shaky } = await openShaky();
  const watcher = createRunsRepository(direct);
  const { id } = await watcher.insertRun(newRun(makeTitles(70), "legacy"));
  const { worker } = prepare(shaky, async ({ title }) => {
    if (title.endsWith(" 30")) connection.loseCommits(2);
    if (title.endsWith(" 60")) connection.loseCommits(4);
    return `<p>Texto de ${title}</p>`;
  });
  await worker.start();
  expect(await untilOver(watcher, id, 30_000)).toMatchObject({ total: 70, created: 70, existing: 0, failed: 0 });
  expect(await createPagesRepository(direct).countPages()).toBe(70);
  await worker.stop();
});
