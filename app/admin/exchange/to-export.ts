import { exchangeNames } from "#content/words/exchange-words.ts";
import { toBusinessDay } from "#domain/business-day.ts";
import { type ExchangeFormat, type ExchangeKind, exchangeFormats } from "#domain/exchange/exchange.ts";
import type { FileContent } from "#server/exchange/exports-service.ts";
import { toDownload } from "../parts/to-download.ts";

const types: Record<ExchangeFormat, string> = {
  csv: "text/csv; charset=utf-8",
  xlsx: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
  json: "application/json; charset=utf-8",
};

/** The format that the address asks for; a workbook where it says nothing. */
export function readFormat(query: URLSearchParams): ExchangeFormat {
  return exchangeFormats.find((format) => format === query.get("formato")) ?? "xlsx";
}

export function toExport(content: FileContent, kind: ExchangeKind, format: ExchangeFormat): Response {
  return toDownload(content, `${exchangeNames[kind]}-${toBusinessDay(new Date())}.${format}`, types[format]);
}
