import { once } from "node:events";
import { readFileSync } from "node:fs";
import type { Writable } from "node:stream";
import { explainReview, intentNames, outcomeNames, summariseReview } from "#content/words/review-words.ts";
import { DomainError, getReason } from "#domain/errors.ts";
import type { GeneratedPage } from "#domain/pages.ts";
import { countReviews } from "#domain/title-review.ts";
import type { GeneratorKind } from "../generators/generators.ts";
import type { PagesService } from "../pages/pages-service.ts";
import type { RunRequest, RunsService } from "../runs/runs-service.ts";
import { toCsvLine } from "../security/csv.ts";
import type { OpenPanel } from "./open-panel.ts";
import type { Terminal } from "./program.ts";

export function readTitlesFrom(file: string): string {
  try {
    return readFileSync(file === "-" ? 0 : file, "utf8").replace(/^\uFEFF/, "");
  } catch (error) {
    throw new DomainError("file-unreadable", { file, reason: getReason(error) });
  }
}

/** Gives the exit code, as all of these do. */
export async function importTitles(
  { panel, isBesideServer }: OpenPanel,
  request: RunRequest,
  { stderr }: Terminal,
): Promise<number> {
  const { runs } = panel;
  const { id } = await runs.startRun(request, null);
  // On PostgreSQL, and where no server runs, this process does the work; else the server does.
  if (!isBesideServer) await panel.start();
  let created = 0;
  for await (const { run, failures } of runs.watchRun(id, { signal: new AbortController().signal })) {
    for (const { title, reason } of failures) stderr.write(`erro: ${title}: ${reason}\n`);
    const line = `${run.percentage}% ${run.created} criadas, ${run.held} rascunhos, ${run.existing} já existiam, ${run.failed} erros`;
    stderr.write(stderr.isTTY ? `\r${line}` : run.isOver ? line : "");
    created = run.created;
  }
  stderr.write("\n");
  return created > 0 ? 0 : 1;
}

const reviewColumns = [
  "linha",
  "situação",
  "título",
  "assunto",
  "marca",
  "lugar",
  "intenção",
  "correções",
  "observação",
];

/** The table on the standard output, the counts beside it; nothing is made. */
export async function reviewTitles(
  runs: RunsService,
  kind: GeneratorKind,
  titles: string,
  { stdout, stderr }: Terminal,
): Promise<number> {
  const reviews = await runs.reviewTitles(kind, titles);
  await write(stdout, toTableLine(reviewColumns));
  for (const review of reviews) {
    const { line, title, outcome, subjects, brands, place, intent, corrections } = review;
    await write(
      stdout,
      toTableLine([
        String(line),
        outcomeNames[outcome],
        title,
        subjects.join(", "),
        brands.join(", "),
        place ?? "",
        intent === null ? "" : intentNames[intent],
        corrections.map(({ from, to }) => `${from} → ${to}`).join(", "),
        explainReview(review) ?? "",
      ]),
    );
  }
  const counts = summariseReview(countReviews(reviews)).map(({ name, count }) => `${name}: ${count}`);
  stderr.write(`${counts.join(", ")}\n`);
  return 0;
}

function toTableLine(cells: readonly string[]): string {
  return `${cells.map((cell) => cell.replace(/\s+/g, " ")).join("\t")}\n`;
}

export async function listPages(
  pages: PagesService,
  request: { search: string; limit: number },
  { stdout }: Terminal,
): Promise<number> {
  const found = await pages.listPages(request);
  for (const { slug, title, createdAt } of found.pages)
    await write(stdout, `${createdAt.toISOString()}\t${slug}\t${title}\n`);
  return 0;
}

export async function exportPages(pages: PagesService, format: "json" | "csv", { stdout }: Terminal): Promise<number> {
  const writeRow = format === "json" ? toJson : toCsv;
  await write(stdout, format === "json" ? "[" : "id,title,slug,content,created_at,updated_at\r\n");
  let isFirst = true;
  for await (const page of eachPage(pages)) {
    await write(stdout, `${format === "json" && !isFirst ? "," : ""}${writeRow(page)}`);
    isFirst = false;
  }
  if (format === "json") await write(stdout, "\n]\n");
  return 0;
}

/** Newest first, piece by piece. */
async function* eachPage(pages: PagesService): AsyncGenerator<GeneratedPage> {
  let after: GeneratedPage | undefined;
  do {
    const found = await pages.findPages({ limit: 200, after });
    yield* found;
    after = found.at(-1);
  } while (after);
}

const toFields = ({ id, title, slug, content, createdAt, updatedAt }: GeneratedPage) => ({
  id,
  title,
  slug,
  content,
  created_at: createdAt.toISOString(),
  updated_at: updatedAt.toISOString(),
});

function toJson(page: GeneratedPage): string {
  return `\n${JSON.stringify(toFields(page))}`;
}

function toCsv(page: GeneratedPage): string {
  return toCsvLine(Object.values(toFields(page)), ",");
}

export async function deletePages(
  pages: PagesService,
  slugs: readonly string[],
  { stderr }: Terminal,
): Promise<number> {
  let missing = 0;
  for (const slug of slugs) {
    const page = await pages.getPageBySlug(slug);
    const isDeleted = page !== null && (await pages.deletePage(page.id, null));
    if (!isDeleted) missing += 1;
    stderr.write(isDeleted ? `excluída: ${slug}\n` : `não existe: ${slug}\n`);
  }
  return missing === 0 ? 0 : 1;
}

async function write(stdout: Writable, text: string): Promise<void> {
  if (!stdout.write(text)) await once(stdout, "drain");
}
