import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "kysely";
import type { Database } from "#server/database/database.ts";
import { migrate } from "#server/database/migrate.ts";
import { openPostgres } from "#server/database/postgres.ts";
import { openSqlite } from "#server/database/sqlite.ts";
import { createLog } from "#server/log.ts";
import { createContactedPageListRepository } from "#server/pages/page-list-by-contacts-repository.ts";
import { createPageListRepository } from "#server/pages/page-list-repository.ts";
import { createPagesRepository } from "#server/pages/pages-repository.ts";
import { fillWithPages } from "#tests/support/fill-with-pages.ts";
import { createEmptyDatabase, startPostgres } from "#tests/support/postgres.ts";
import { printRow } from "./measure.ts";

const sizes = [100, 100_000] as const;
const postgres = await startPostgres();

/** Every list and lookup of the panel with 100 pages and with 100,000, side by side. */
for (const engine of ["sqlite", "postgres", "postgres without pg_trgm"] as const) {
  const figures: Record<string, string>[] = [];
  for (const size of sizes) {
    const database = engine === "sqlite" ? await sqliteWith(size) : await postgresWith(size, engine === "postgres");
    figures.push(await measureAll(database, size));
    await database.db.destroy();
  }
  console.log(`${engine}: median ms with ${sizes.join(" and ")} pages`);
  for (const name of Object.keys(figures[0] ?? {})) {
    printRow(`  ${name}`, figures.map((each) => each[name]).join(" / "));
  }
}
await postgres.stop();

async function sqliteWith(size: number): Promise<Database> {
  const folder = mkdtempSync(join(tmpdir(), "basculante-pages-"));
  const database = openSqlite(folder);
  await migrate(database);
  fillWithPages(folder, size);
  return database;
}

async function postgresWith(size: number, hasTrigrams: boolean): Promise<Database> {
  const database = openPostgres(await createEmptyDatabase(postgres.url), createLog("silent"));
  await migrate(database);
  if (!hasTrigrams) await sql`drop index generated_pages_search`.execute(database.db);
  await sql`insert into generated_pages (id, title, slug, content, created_at, updated_at, seq, search_text, place, words)
    select 'id-' || n, 'Motor de Portão em Bairro ' || n, 'motor-de-portao-em-bairro-' || n, repeat('Texto do portão. ', 100),
      now(), now(), n, 'motor de portao em bairro ' || n || ' motor-de-portao-em-bairro-' || n, '', 300
    from generate_series(1, ${sql.lit(size)}) as n`.execute(database.db);
  await sql`insert into page_days values ('2026-01-01', ${size}, ${size * 300})`.execute(database.db);
  await sql`analyze`.execute(database.db);
  return database;
}

async function measureAll(database: Database, size: number): Promise<Record<string, string>> {
  const pages = createPagesRepository(database);
  const { listPages } = createPageListRepository(database);
  const { listPagesByContacts } = createContactedPageListRepository(database);
  const middle = Math.floor(size / 2);
  return {
    "first page of the list": await median(() => listPages({})),
    "page in the middle, forward": await median(() => listPages({ after: middle })),
    "page in the middle, back": await median(() => listPages({ before: middle })),
    "search that all match (portão)": await median(() => listPages({ search: "portão" })),
    "search that one matches": await median(() => listPages({ search: `bairro ${size - 1}` })),
    "search that one old page matches": await median(() => listPages({ search: "em-bairro-17" })),
    "search that none matches": await median(() => listPages({ search: "guarulhos" })),
    "search of two letters that none matches": await median(() => listPages({ search: "zz" })),
    "by contacts": await median(() => listPagesByContacts({})),
    "by contacts, search that all match": await median(() => listPagesByContacts({ search: "portão" })),
    "by contacts, search that one matches": await median(() => listPagesByContacts({ search: "em-bairro-17" })),
    "by contacts, search that none matches": await median(() => listPagesByContacts({ search: "guarulhos" })),
    "by slug": await median(() => pages.getPageBySlug(`motor-de-portao-em-bairro-${middle}`)),
    count: await median(() => pages.countPages()),
    statistics: await median(() => pages.getStatistics()),
  };
}

async function median(ask: () => Promise<unknown>): Promise<string> {
  const times: number[] = [];
  for (let round = 0; round < 31; round++) {
    const started = performance.now();
    await ask();
    times.push(performance.now() - started);
  }
  return (times.toSorted((a, b) => a - b)[15] ?? 0).toFixed(2);
}
