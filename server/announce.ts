import { relative } from "node:path";
import type { Config } from "./config.ts";
import { databasePlace } from "./database/open-database.ts";

type Started = {
  url: string;
  siteUrl: string;
  config: Config;
  /** Titles of what the shop still shows or hides as a sample; null for the sample shop. */
  samples: readonly string[] | null;
  /** Null when the account was there, or its password was given. */
  madePassword: string | null;
};

/** Off a terminal standard output is the log, one JSON object a line; sentences for a person stand beside it. */
export function sayToOperator(text: string): void {
  (process.stdout.isTTY ? process.stdout : process.stderr).write(text);
}

/** What whoever started the server wants to know, in a few lines. */
export function announce({ url, siteUrl, config, samples, madePassword }: Started): void {
  const rows: [string, string][] = [
    ["site", siteUrl],
    ["painel", `${siteUrl}/admin/login`],
    ["dados", toDataPlace(config)],
  ];
  if (madePassword !== null) {
    rows.push(
      ["administrador", config.admin.email],
      ["senha", `${madePassword} (mostrada só desta vez)`],
      ["agora", "entre no painel: ele pede primeiro uma senha sua; depois crie as primeiras páginas"],
    );
  } else rows.push(["parar", "Ctrl+C"]);
  if (samples === null) rows.push(["loja", "ainda a de exemplo: o telefone e o resto mudam em Minha loja, no painel"]);
  else if (samples.length > 0)
    rows.push(["loja", `ainda de exemplo, veja Minha loja no painel: ${samples.join(", ")}`]);
  const lines = rows.map(([name, value]) => `  ${name.padEnd(13)}  ${value}`);
  sayToOperator(`basculante: pronto em ${url}\n${lines.join("\n")}\n`);
}

function toDataPlace(config: Config): string {
  if (config.databaseUrl !== null) return `PostgreSQL em ${databasePlace(config)}`;
  const file = databasePlace(config);
  const fromHere = relative(process.cwd(), file);
  return `SQLite em ${fromHere.startsWith("..") ? file : fromHere}`;
}
