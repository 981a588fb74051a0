import { createWriteStream } from "node:fs";
import { extname } from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { z } from "zod";
import { exchangeNames } from "#content/words/exchange-words.ts";
import { DomainError, getReason } from "#domain/errors.ts";
import { type ExchangeFormat, type ExchangeKind, exchangeFormats, exchangeKinds } from "#domain/exchange/exchange.ts";
import type { ExportsService, FileContent } from "../exchange/exports-service.ts";
import type { OpenPanel } from "./open-panel.ts";
import { defineCommand } from "./program.ts";

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
  run: ({ "O-QUE": kind, "[ARQUIVO]": file, formato, "sem-textos": hasNoTexts }) =>
    withPanel(async ({ exports }) => {
      const format = formato ?? readFormat(file) ?? "csv";
      await writeTo(file, openContent(exports, kind, format, !hasNoTexts));
      return 0;
    }),
});

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

async function writeTo(file: string | undefined, content: FileContent): Promise<void> {
  const pieces = Readable.from(content);
  if (file === undefined || file === "-") return pipeline(pieces, process.stdout, { end: false });
  try {
    await pipeline(pieces, createWriteStream(file));
  } catch (error) {
    throw new DomainError("file-unwritable", { file, reason: getReason(error) });
  }
}

async function withPanel(work: (opened: OpenPanel) => Promise<number>): Promise<number> {
  // Loaded with the work: the nightly backup is this program too, and needs none of it.
  const { openPanel } = await import("./open-panel.ts");
  const opened = await openPanel();
  try {
    return await work(opened);
  } finally {
    await opened.close();
  }
}
