const zone = "America/Sao_Paulo";

const parts = new Intl.DateTimeFormat("en-CA", {
  timeZone: zone,
  year: "numeric",
  month: "2-digit",
  day: "2-digit",
  hour: "2-digit",
  minute: "2-digit",
  hourCycle: "h23",
});

/** "2026-12-01T08:30", as a field for date and time has it, on the clock of São Paulo. */
export function toLocalTime(date: Date): string {
  const found = new Map(parts.formatToParts(date).map(({ type, value }) => [type, value]));
  const get = (type: Intl.DateTimeFormatPartTypes) => found.get(type) ?? "";
  return `${get("year")}-${get("month")}-${get("day")}T${get("hour")}:${get("minute")}`;
}

/** The moment that a clock of São Paulo shows so; an hour that a change of clocks skips is the next one. Null for none. */
export function fromLocalTime(text: string): Date | null {
  if (!/^\d{4}-\d\d-\d\dT\d\d:\d\d$/.test(text)) return null;
  const asUtc = new Date(`${text}:00Z`);
  if (Number.isNaN(asUtc.getTime())) return null;
  // The clock there shows something else than that moment in UTC: by so much it is off.
  const offset = asUtc.getTime() - new Date(`${toLocalTime(asUtc)}:00Z`).getTime();
  const guess = new Date(asUtc.getTime() + offset);
  // Near a change of clocks the guess may be on the other side of it.
  const rest = asUtc.getTime() - new Date(`${toLocalTime(guess)}:00Z`).getTime();
  return new Date(guess.getTime() + Math.max(0, rest));
}
