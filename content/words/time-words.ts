import { sayCount } from "./say-count.ts";

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** When someone was here last, as one says it. */
export function sayLastAccess(at: Date | null, now: Date = new Date()): string {
  if (at === null) return "nunca entrou";
  const gone = now.getTime() - at.getTime();
  if (gone < 15 * minute) return "agora há pouco";
  if (gone < hour) return `há ${sayCount(Math.floor(gone / minute), "minuto", "minutos")}`;
  if (gone < day) return `há ${sayCount(Math.floor(gone / hour), "hora", "horas")}`;
  return `há ${sayCount(Math.floor(gone / day), "dia", "dias")}`;
}
