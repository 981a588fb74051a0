/** When the pages of a run come out. */
import { toBusinessDay } from "#domain/business-day.ts";
import { joinWords } from "#domain/format.ts";
import { formatNumber } from "#domain/format-number.ts";
import { type Drip, getLastSlotTime, type Publishing } from "#domain/publishing.ts";

export const weekdayNames = ["domingo", "segunda", "terça", "quarta", "quinta", "sexta", "sábado"] as const;

/** Days that follow each other are a stretch; a week begins on Monday. */
export function sayWeekdays(weekdays: readonly number[]): string {
  const days = [...new Set(weekdays)].map((day) => (day + 6) % 7).toSorted((a, b) => a - b);
  if (days.length === 7) return "todos os dias";
  const name = (day: number) => weekdayNames[(day + 1) % 7] ?? "";
  const [first = 0] = days;
  const last = days.at(-1) ?? first;
  if (days.length > 2 && last - first === days.length - 1) return `de ${name(first)} a ${name(last)}`;
  return joinWords(days.map((day) => `${day >= 5 ? "no" : "na"} ${name(day)}`));
}

/** '20 por dia, de segunda a sábado, das 8h às 18h' */
function sayDrip({ perDay, weekdays, fromHour, toHour }: Drip): string {
  return `${formatNumber(perDay)} por dia, ${sayWeekdays(weekdays)}, das ${fromHour}h às ${toHour}h`;
}

/** With the day on which so many pages are all out; `now` is when the first of them is made. */
export function sayPlan(drip: Drip, count: number, now: Date): string {
  const last = toBusinessDay(getLastSlotTime(drip, count, now));
  const [year, month, day] = last.split("-");
  const isThisYear = toBusinessDay(now).startsWith(`${year}`);
  return `${sayDrip(drip)}: termina em ${day}/${month}${isThisYear ? "" : `/${year}`}`;
}

export function sayPublishing(publishing: Publishing, count: number, now: Date): string {
  if (publishing.mode === "all") return "Publicar tudo assim que ficar pronto";
  if (publishing.mode === "drafts") return "Guardar tudo como rascunho";
  return `Publicar ${sayPlan(publishing, count, now)}`;
}

/** After the counts of a run; "" where there is nothing to add. */
export function sayMadeHow(publishing: Publishing): string {
  if (publishing.mode === "drafts") return "Tudo ficou como rascunho.";
  if (publishing.mode === "drip") return `A publicação é aos poucos: ${sayDrip(publishing)}.`;
  return "";
}
