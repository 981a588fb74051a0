const clock = new Intl.DateTimeFormat("sv-SE", {
  timeZone: "America/Sao_Paulo",
  dateStyle: "short",
  timeStyle: "short",
});

/** "2026-11-20T08:00", as the clock on the shop's wall says it and a date field takes it. */
export function toBusinessTime(date: Date): string {
  return clock.format(date).replace(" ", "T");
}

/** The moment at which that clock says so; null for what is no time. */
export function readBusinessTime(text: string): Date | null {
  if (!/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/.test(text)) return null;
  const asUtc = Date.parse(`${text}:00Z`);
  if (Number.isNaN(asUtc)) return null;
  const shown = Date.parse(`${toBusinessTime(new Date(asUtc))}:00Z`);
  return new Date(asUtc + asUtc - shown);
}
