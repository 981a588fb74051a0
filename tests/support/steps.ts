import { spawn } from "node:child_process";
import { once } from "node:events";
import { constants, setPriority } from "node:os";

export type Step = { name: string; command: readonly [string, ...string[]] };
export type StepResult = { isOk: boolean; seconds: number };

/** The others read what this writes. */
export const routeTypes: Step = { name: "route types", command: ["@react-router/dev/bin.cjs", "typegen"] };

export const lint: Step = { name: "lint", command: ["@biomejs/biome/bin/biome", "check", "--error-on-warnings"] };
/**
 * The native compiler, in half the time; the tools that read types through an API still need the older one. Its threads
 * each work out the types that all of them need: beside other work one thread costs a third less.
 */
export const types: Step = { name: "types", command: ["typescript-native/bin/tsc", "--singleThreaded"] };

export type Manner = {
  /** What runs beside others prints when it is over. */
  stdio: "pipe" | "inherit";
  /** Takes only what others leave of the cores. */
  isPatient?: boolean;
};

/** By the command a person would type. */
export async function runStep(
  { name, command: [program, ...words] }: Step,
  { stdio, isPatient = false }: Manner,
): Promise<StepResult> {
  if (stdio === "inherit") console.log(`\n== ${name}`);
  const started = performance.now();
  const child = spawn(process.execPath, [`node_modules/${program}`, ...words], { stdio: ["ignore", stdio, stdio] });
  if (isPatient && child.pid !== undefined) setPriority(child.pid, constants.priority.PRIORITY_BELOW_NORMAL);
  let printed = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on("data", (chunk) => {
      printed += chunk;
    });
  }
  const [status] = await once(child, "close");
  const result = { isOk: status === 0, seconds: (performance.now() - started) / 1000 };
  console.log(`${printed}== ${name}: ${result.isOk ? "ok" : "FAILED"} in ${result.seconds.toFixed(1)} s`);
  return result;
}
