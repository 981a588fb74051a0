import { timeZone } from "./local-time.ts";

const dateAndTime = new Intl.DateTimeFormat("pt-BR", { dateStyle: "short", timeStyle: "short", timeZone });
const time = new Intl.DateTimeFormat("pt-BR", { timeStyle: "short", timeZone });

/** "01/12/2026, 08:30", the same on the server and in the browser. */
export function formatDateTime(date: Date): string {
  return dateAndTime.format(date);
}

/** "08:30" */
export function formatTime(date: Date): string {
  return time.format(date);
}
