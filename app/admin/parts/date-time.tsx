import { formatDateTime } from "#domain/format-date.ts";

/** A date and time as the business reads it, the same on the server and in the browser. */
export function DateTime({ date }: { date: Date }) {
  return <time dateTime={date.toISOString()}>{formatDateTime(date)}</time>;
}
