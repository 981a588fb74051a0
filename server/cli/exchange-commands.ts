import { createWriteStream, readFileSync } from "node:fs";
import { basename, extname } from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { setTimeout as delay } from "node:timers/promises";
import { z } from "zod";
import { toSentence } from "#content/words/errors.ts";
import { exchangeNames, exchangeTitles, labelColumn, outcomeWords } from "#content/words/exchange-words.ts";
import { type Batch, isBatchOver } from "#domain/batches.ts";
import { DomainError, getReason } from "#domain/errors.ts";
import { type ExchangeFormat, type ExchangeKind, exchangeFormats, exchangeKinds } from "#domain/exchange/exchange.ts";
import { type ImportRow, importOutcomes } from "#domain/exchange/imports.ts";
import { formatNumber } from "#domain/format-number.ts";
import type { BatchesService } from "../batches/batches-service.ts";
import type { ExportsService, FileContent } from "../exchange/exports-service.ts";
import type { ImportsService } from "../exchange/imports-service.ts";
import type { OpenPanel } from "./open-panel.ts";
import { defineCommand, type Terminal } from "./program.ts";

const pollMilliseconds = 200;

const kindsExpected = "paginas, redirecionamentos ou ajustes";
const oneKind = z.string(kindsExpected).transform((name, context): ExchangeKind => {
  const kind = exchangeKinds.find((each) => exchangeNames[each] === name);
  if (!kind) context.addIssue(kindsExpected);
  return kind ?? "pages";
});

const formatExpected = "csv, xlsx ou json";
const oneFormat = z.enum(exchangeFormats, formatExpected).optional();

export const exportCommand = defineCommand({
  help: "escreve paginas, redirecionamentos ou ajustes num arquivo; sem nome, na saída padrão",
  words: ["O-QUE", "[ARQUIVO]"],
  options: {
    formato: { value: "FORMATO", help: "csv, xlsx ou json; se não for dito, o do nome do arquivo, ou csv" },
    "sem-textos": { help: "páginas sem o texto: um arquivo bem menor" },
  },
  schema: z.object({
    "O-QUE": oneKind,
    "[ARQUIVO]": z.string().optional(),
    formato: oneFormat,
    "sem-textos": z.boolean().default(false),
  }),
  run: ({ "O-QUE": kind, "[ARQUIVO]": file, formato, "sem-textos": hasNoTexts }, terminal) =>
    withPanel(terminal, async ({ exports }) => {
      const format = formato ?? readFormat(file) ?? "csv";
      await writeTo(file ?? "-", terminal, openContent(exports, kind, format, !hasNoTexts));
      return 0;
    }),
});

export const importCommand = defineCommand({
  help: "mostra linha por linha o que um arquivo vai mudar, e com --aplicar muda",
  words: ["ARQUIVO"],
  options: {
    ver: { help: "só mostra; é o que acontece se nada for dito" },
    aplicar: { help: "faz o que foi mostrado" },
    todas: { help: "mostra também as linhas que não mudam nada" },
  },
  schema: z
    .object({
      ARQUIVO: z.string("o nome de um arquivo CSV, XLSX ou JSON"),
      ver: z.boolean().default(false),
      aplicar: z.boolean().default(false),
      todas: z.boolean().default(false),
    })
    .refine(({ ver, aplicar }) => !(ver && aplicar), { error: "--ver ou --aplicar, não os dois", path: ["aplicar"] }),
  run: ({ ARQUIVO: file, aplicar: isApplied, todas: showsAll }, terminal) => {
    // Before anything is opened: a wrong name must not cost a connection.
    const bytes = readBytes(file);
    const options = { isApplied, showsAll };
    return withPanel(terminal, (opened) => importFile(opened, { bytes, fileName: basename(file) }, options, terminal));
  },
});

function readBytes(file: string): Uint8Array {
  try {
    return readFileSync(file === "-" ? 0 : file);
  } catch (error) {
    throw new DomainError("file-unreadable", { file, reason: getReason(error) });
  }
}

type ImportOptions = { isApplied: boolean; showsAll: boolean };

async function importFile(
  { panel, imports, isBesideServer }: OpenPanel,
  file: { bytes: Uint8Array; fileName: string },
  { isApplied, showsAll }: ImportOptions,
  { stdout, stderr }: Terminal,
): Promise<number> {
  stderr.write("conferindo o arquivo\n");
  const { id, kind } = await imports.createImport(file, null, { maySettings: true });
  await imports.checkAll();
  for await (const row of eachRow(imports, id))
    if (showsAll || row.outcome !== "same") stdout.write(`${sayRow(row, kind)}\n`);
  const counts = (await imports.getImport(id))?.counts;
  const summary = importOutcomes.map((each) => `${outcomeWords[each].many.toLowerCase()}: ${counts?.[each] ?? 0}`);
  stderr.write(`${exchangeTitles[kind]}: ${summary.slice(0, 4).join(", ")}\n`);
  const isSound = counts?.refused === 0;
  if (!isApplied) return isSound ? 0 : 1;
  // On PostgreSQL, and where no server runs, this process does the work; else the server does.
  if (!isBesideServer) await panel.start();
  const { batchId } = await imports.startImport(id, null);
  const batch = batchId === null ? null : await waitForBatch(panel.batches, batchId, stderr);
  stderr.write(batch ? `feitas: ${batch.changed}, não feitas: ${batch.passedOver}\n` : "ajustes salvos\n");
  return isSound && (batch?.passedOver ?? 0) === 0 ? 0 : 1;
}

async function* eachRow(imports: ImportsService, id: string): AsyncGenerator<ImportRow> {
  const limit = 500;
  for (let offset = 0; ; offset += limit) {
    const { rows } = await imports.listRows(id, { outcome: null, search: "", limit, offset });
    yield* rows;
    if (rows.length < limit) return;
  }
}

/** One line for each: its number, what happens to it, and what changes or why not. */
function sayRow({ line, outcome, title, changes, reason }: ImportRow, kind: ExchangeKind): string {
  const said = changes.map(({ column, before, after }) => `${labelColumn(kind, column)}: ${before} → ${after}`);
  const cells = [
    String(line),
    outcomeWords[outcome].one.toLowerCase(),
    title,
    reason ? toSentence(reason) : said.join("; "),
  ];
  return cells.map((cell) => cell.replace(/\s+/g, " ")).join("\t");
}

/** Tells how far it is: on a terminal in one line that changes, elsewhere in one for each tenth. */
async function waitForBatch(batches: BatchesService, id: string, stderr: Terminal["stderr"]): Promise<Batch> {
  let saidTenth = -1;
  for (;;) {
    const batch = await batches.getBatch(id);
    if (!batch) throw new DomainError("batch-not-found");
    const { changed, passedOver, total } = batch;
    const done = changed + passedOver;
    const tenth = total === 0 ? 10 : Math.floor((10 * done) / total);
    const line = `aplicando: ${formatNumber(done)} de ${formatNumber(total)} linhas`;
    if (stderr.isTTY) stderr.write(`\r${line}`);
    else if (tenth > saidTenth) stderr.write(`${line}\n`);
    saidTenth = tenth;
    if (isBatchOver(batch)) {
      if (stderr.isTTY) stderr.write("\n");
      return batch;
    }
    await delay(pollMilliseconds);
  }
}

function readFormat(file: string | undefined): ExchangeFormat | undefined {
  const extension = extname(file ?? "")
    .slice(1)
    .toLowerCase();
  return exchangeFormats.find((format) => format === extension);
}

function openContent(
  exports: ExportsService,
  kind: ExchangeKind,
  format: ExchangeFormat,
  hasTexts: boolean,
): FileContent {
  if (kind === "pages") return exports.exportPages(format, {}, { hasTexts });
  return kind === "redirects" ? exports.exportRedirects(format) : exports.exportSettings(format);
}

async function writeTo(file: string, { stdout }: Terminal, content: FileContent): Promise<void> {
  const pieces = Readable.from(content);
  if (file === "-") return pipeline(pieces, stdout, { end: false });
  try {
    await pipeline(pieces, createWriteStream(file));
  } catch (error) {
    throw new DomainError("file-unwritable", { file, reason: getReason(error) });
  }
}

async function withPanel({ env }: Terminal, work: (opened: OpenPanel) => Promise<number>): Promise<number> {
  // Loaded with the work: the nightly backup is this program too, and needs none of it.
  const { openPanel } = await import("./open-panel.ts");
  const opened = await openPanel(env);
  try {
    return await work(opened);
  } finally {
    await opened.close();
  }
}
