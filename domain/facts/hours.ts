import { joinWords } from "../format.ts";
import type { OpeningHours } from "./facts.ts";

const dayNames = ["domingo", "segunda", "terça", "quarta", "quinta", "sexta", "sábado"];
/** As a week is told: Monday first. */
const toldOrder = [1, 2, 3, 4, 5, 6, 0];

function toClock(time: string): string {
  const [hour = "", minute = "00"] = time.split(":");
  return minute === "00" ? `${Number(hour)}h` : `${Number(hour)}h${minute}`;
}

type Span = { from: number; to: number; times: string };

/** "24 horas por dia, 7 dias por semana"; "de segunda a sexta, das 8h às 18h e aos sábados, das 8h às 12h". */
export function tellHours({ isAlways, week }: OpeningHours): string {
  if (isAlways) return "24 horas por dia, 7 dias por semana";
  const spans: Span[] = [];
  for (const [at, dayOfWeek] of toldOrder.entries()) {
    const { isOpen = false, opens = "", closes = "" } = week[dayOfWeek] ?? {};
    if (!isOpen) continue;
    const times = `das ${toClock(opens)} às ${toClock(closes)}`;
    const last = spans.at(-1);
    if (last && last.times === times && last.to === at - 1) last.to = at;
    else spans.push({ from: at, to: at, times });
  }
  return joinWords(spans.map(({ from, to, times }) => `${tellDays(from, to)}, ${times}`));
}

function tellDays(from: number, to: number): string {
  const name = (at: number) => dayNames[toldOrder[at] ?? 0] ?? "";
  if (from === to) return `${/^(?:sábado|domingo)$/.test(name(from)) ? "aos" : "às"} ${name(from)}s`;
  return to - from === 1 ? `${tellDays(from, from)} e ${tellDays(to, to)}` : `de ${name(from)} a ${name(to)}`;
}
