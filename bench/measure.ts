import { readFileSync } from "node:fs";
import autocannon from "autocannon";

const seconds = 2;

/** Requests a second that one address answers, after a short warm-up. */
export async function measureRate(url: string, headers: Record<string, string> = {}): Promise<number> {
  const options = { url, connections: 20, headers: { "accept-encoding": "br", ...headers } };
  await autocannon({ ...options, duration: 1 });
  const result = await autocannon({ ...options, duration: seconds });
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${url}: ${result.non2xx} refusals, ${result.errors} errors`);
  return result.requests.average;
}

export function printRow(name: string, figure: string, note = ""): void {
  console.log(`${name.padEnd(44)} ${figure.padStart(14)}   ${note}`);
}

export function residentMegabytes(pid: number): number {
  const kilobytes = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1];
  return Math.round(Number(kilobytes) / 1024);
}

/** Processor time that a process has used so far, its own and the system's for it. */
export function processorSeconds(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ")[1]?.split(" ") ?? [];
  return (Number(fields[11]) + Number(fields[12])) / 100;
}
