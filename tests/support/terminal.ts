import { spawn } from "node:child_process";
import { Writable } from "node:stream";
import { type Program, runProgram, type Terminal } from "#server/cli/program.ts";
import { readWords, type Settings } from "./product.ts";

export type Answer = { code: number | null; signal: NodeJS.Signals | null; out: string; err: string };

/** The command as npm runs it, with these settings and no others; killed as soon as it has said `killAt` on its way. */
export function runCommand(
  script: Parameters<typeof readWords>[0],
  words: readonly string[],
  settings: Settings,
  killAt = "",
): Promise<Answer> {
  const child = spawn(process.execPath, [...readWords(script), ...words], { env: settings });
  const answer = { out: "", err: "" };
  child.stdout.on("data", (chunk) => {
    answer.out += chunk;
  });
  child.stderr.on("data", (chunk) => {
    answer.err += chunk;
    if (killAt && answer.err.includes(killAt)) child.kill("SIGKILL");
  });
  return new Promise((resolve) => child.once("close", (code, signal) => resolve({ ...answer, code, signal })));
}

/** The same without a process of its own, which takes longer to load than most commands to do their work. */
export const runInProcess = (program: Program, words: readonly string[], settings: Settings): Promise<Answer> =>
  withTerminal(settings, (terminal) => runProgram(program, words, terminal));

/** What was written on a terminal with these settings. */
export async function withTerminal(env: Settings, work: (terminal: Terminal) => Promise<number>): Promise<Answer> {
  const answer = { out: "", err: "" };
  const collect = (name: "out" | "err") =>
    new Writable({
      decodeStrings: false,
      write(text, _encoding, done) {
        answer[name] += text;
        done();
      },
    });
  const code = await work({ env, stdout: collect("out"), stderr: collect("err") });
  return { code, signal: null, ...answer };
}
