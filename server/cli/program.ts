import type { Writable } from "node:stream";
import { parseArgs } from "node:util";
import type { z } from "zod";
import { toSentence } from "#content/words/errors.ts";
import { DomainError, isDomainError } from "#domain/errors.ts";

/** What a command reads its settings from and writes to; the process is one. */
export type Terminal = {
  env: Record<string, string | undefined>;
  stdout: Writable;
  stderr: Writable & { isTTY?: boolean };
};

type Option = {
  /** What follows it, as the help shows it; none for a switch. */
  value?: string;
  help: string;
};

type Definition<Arguments> = {
  help: string;
  /** What is no option, as the help names it. One that ends in "..." takes all that is left, and at least one. */
  words?: readonly string[];
  options?: Record<string, Option>;
  /** Of the words and options by their names; a message completes the sentence "… precisa ser". */
  schema: z.ZodType<Arguments>;
  /** Does it and gives the exit code. */
  run(given: Arguments, terminal: Terminal): Promise<number>;
};

export type Command = Omit<Definition<unknown>, "schema" | "run"> & {
  execute(given: Record<string, unknown>, help: string, terminal: Terminal): Promise<number>;
};

export type Program = {
  /** How it is called: `npm run NAME --`. */
  name: string;
  help: string;
  commands: Record<string, Command>;
};

/** One command of a program: what it takes, checked, and what it does. */
export function defineCommand<Arguments>({ schema, run, ...shown }: Definition<Arguments>): Command {
  return {
    ...shown,
    async execute(given, help, terminal) {
      const { data, error } = schema.safeParse(given);
      const issue = error?.issues[0];
      if (!issue) return run(data as Arguments, terminal);
      const name = String(issue.path[0]);
      const isOption = Object.hasOwn(shown.options ?? {}, name);
      throw new DomainError("argument-invalid", { name: isOption ? `--${name}` : name, expected: issue.message, help });
    },
  };
}

/** The program as npm starts it. */
export async function runHere(program: Program): Promise<void> {
  process.stdout.on("error", (error: NodeJS.ErrnoException) => {
    // Whoever reads has read enough: `… | head`.
    if (error.code === "EPIPE") process.exit(0);
    throw error;
  });
  process.exitCode = await runProgram(program, process.argv.slice(2), process);
}

/** Does what the words ask for and gives the exit code: 0 when it was done, 1 when not, 2 when it was not understood. */
export async function runProgram(program: Program, words: readonly string[], terminal: Terminal): Promise<number> {
  try {
    return await execute(program, words, terminal);
  } catch (error) {
    if (!isDomainError(error)) throw error;
    terminal.stderr.write(`basculante: ${toSentence(error)}\n`);
    return /^(command|argument)-/.test(error.code) ? 2 : 1;
  }
}

async function execute(program: Program, words: readonly string[], terminal: Terminal): Promise<number> {
  const [name = "", ...rest] = words;
  const print = (text: string) => {
    terminal.stdout.write(text);
    return 0;
  };
  const call = `npm run ${program.name} --`;
  if (name === "--help" || name === "-h" || name === "help") return print(programHelp(program, call));
  const command = Object.hasOwn(program.commands, name) ? program.commands[name] : undefined;
  if (!command) throw new DomainError("command-unknown", { name, help: `${call} --help` });
  if (rest.includes("--help") || rest.includes("-h")) return print(commandHelp(command, `${call} ${name}`));
  const help = `${call} ${name} --help`;
  return command.execute(readWords(command, rest, help), help, terminal);
}

function readWords({ words = [], options = {} }: Command, given: readonly string[], help: string) {
  const { values, positionals } = parse(options, given, help);
  const named: Record<string, unknown> = { ...values };
  for (const word of words) {
    if (word.endsWith("...")) named[word] = positionals.splice(0);
    else named[word] = positionals.shift();
  }
  const [extra] = positionals;
  if (extra !== undefined) throw new DomainError("argument-unknown", { argument: extra, help });
  return named;
}

function parse(options: Record<string, Option>, given: readonly string[], help: string) {
  const known = Object.entries(options).map(([name, { value }]) => [name, { type: value ? "string" : "boolean" }]);
  try {
    return parseArgs({ args: [...given], allowPositionals: true, options: Object.fromEntries(known) });
  } catch {
    const argument = given.find((word) => word.startsWith("-")) ?? "";
    throw new DomainError("argument-unknown", { argument, help });
  }
}

function programHelp({ commands, help }: Program, call: string): string {
  const rows = Object.entries(commands).map(([name, { words = [], help }]) => [[name, ...words].join(" "), help]);
  return `Uso: ${call} COMANDO [opções]\n\n${toTable(rows)}\n${help}\nMais sobre um comando: ${call} COMANDO --help\n`;
}

function commandHelp({ words = [], options = {}, help }: Command, call: string): string {
  const rows = Object.entries(options).map(([name, { value, help }]) => [`--${name}${value ? ` ${value}` : ""}`, help]);
  const usage = [call, ...words, ...(rows.length > 0 ? ["[opções]"] : [])].join(" ");
  return `Uso: ${usage}\n\n${help}\n\n${toTable([...rows, ["--help", "mostra esta ajuda"]])}`;
}

function toTable(rows: string[][]): string {
  const width = Math.max(...rows.map(([name = ""]) => name.length));
  return rows.map(([name = "", help = ""]) => `  ${name.padEnd(width)}  ${help}\n`).join("");
}
