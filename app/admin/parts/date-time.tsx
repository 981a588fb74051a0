const dateAndTime = new Intl.DateTimeFormat("pt-BR", {
  dateStyle: "short",
  timeStyle: "short",
  timeZone: "America/Sao_Paulo",
});

/** A date and time as the business reads it, the same on the server and in the browser. */
export function DateTime({ date }: { date: Date }) {
  return <time dateTime={date.toISOString()}>{dateAndTime.format(date)}</time>;
}
