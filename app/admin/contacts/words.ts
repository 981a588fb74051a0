import { sayCount } from "#content/words/say-count.ts";
import { countDays, type Day, type Period } from "#domain/business-day.ts";
import { formatNumber } from "#domain/format-number.ts";

const oneDigit = new Intl.NumberFormat("pt-BR", { maximumFractionDigits: 1 });
const percent = new Intl.NumberFormat("pt-BR", { style: "percent", maximumFractionDigits: 1 });
const signed = { style: "percent", signDisplay: "exceptZero" } as const;
const signedWhole = new Intl.NumberFormat("pt-BR", { ...signed, maximumFractionDigits: 0 });
const signedFine = new Intl.NumberFormat("pt-BR", { ...signed, maximumFractionDigits: 1 });

/** A dash where nothing was seen: no rate is not a rate of zero. */
export const formatRate = (rate: number | null): string => (rate === null ? "–" : percent.format(rate));

/** "2026-11-15" -> "15/11" */
export function formatDay(day: Day): string {
  const [, month, date] = day.split("-");
  return `${date}/${month}`;
}

export function formatPeriod({ from, to }: Period): string {
  const isOneYear = from.slice(0, 4) === to.slice(0, 4);
  const withYear = (day: Day) => `${formatDay(day)}/${day.slice(0, 4)}`;
  if (from === to) return withYear(to);
  return `${isOneYear ? formatDay(from) : withYear(from)} a ${withYear(to)}`;
}

/** With its article: "a" + "os 28 dias anteriores", "n" + "os 28 dias anteriores". */
export function nameBefore(period: Period): string {
  const days = countDays(period);
  return days === 1 ? "o dia anterior" : `os ${days} dias anteriores`;
}

/** A small change must not read as none. */
function formatShare(share: number): string {
  return (Math.abs(share) < 0.01 ? signedFine : signedWhole).format(share);
}

export function countContacts(count: number): string {
  return sayCount(count, "contato", "contatos");
}

/** "12 a mais (+25%)"; where nothing was before there is no percentage. */
export function describeChange(now: number, before: number): string {
  if (now === before) return now === 0 ? "nenhum nos dois períodos" : "sem mudança";
  const words = `${formatNumber(Math.abs(now - before))} ${now > before ? "a mais" : "a menos"}`;
  return before === 0 ? words : `${words} (${formatShare(now / before - 1)})`;
}

/** In points, because a percentage of a percentage misleads; the percentage stands beside it. */
export function describeRateChange(now: number | null, before: number | null): string {
  if (now === null || before === null) return "sem visitas para comparar";
  const points = Math.abs(now - before) * 100;
  const shown = oneDigit.format(points);
  if (shown === "0") return "sem mudança";
  const words = `${shown} ${points < 2 ? "ponto" : "pontos"} ${now > before ? "a mais" : "a menos"}`;
  return before === 0 ? words : `${words} (${formatShare(now / before - 1)})`;
}
