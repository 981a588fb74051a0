/** Of the shop and its visitors, wherever the server stands. */
export const timeZone = "America/Sao_Paulo";

const clock = new Intl.DateTimeFormat("sv-SE", { timeZone, dateStyle: "short", timeStyle: "medium" });

/** What the clocks of São Paulo show: "2026-12-01 08:30:00". */
export function toClock(date: Date): string {
  return clock.format(date);
}

/** "2026-12-01T08:30", as a field for date and time has it, on the clock of São Paulo. */
export function toLocalTime(date: Date): string {
  return toClock(date).slice(0, 16).replace(" ", "T");
}

/** The moment at which a clock of São Paulo shows so; null for what is no time. */
export function fromLocalTime(text: string): Date | null {
  if (!/^\d{4}-\d\d-\d\dT\d\d:\d\d$/.test(text)) return null;
  const shown = Date.parse(`${text}Z`);
  return Number.isNaN(shown) ? null : fromClock(shown);
}

/** Takes what the clock shows as if it were UTC. A time that a change of the clocks leaves out is an hour later. */
export function fromClock(shown: number): Date {
  const first = shown - getOffset(shown);
  const second = shown - getOffset(first);
  // In the hour that is left out the two never agree; the later of them shows a time that there is.
  return new Date(second + getOffset(second) === shown ? second : Math.max(first, second));
}

/** Milliseconds that the clocks there are ahead of UTC. */
function getOffset(moment: number): number {
  const shown = Date.parse(`${toClock(new Date(moment)).replace(" ", "T")}Z`);
  return shown - (moment - (moment % 1_000));
}
