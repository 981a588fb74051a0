type Entry = { level: number; time: string; msg?: string; err?: { stack?: string; message?: string } } & Record<
  string,
  unknown
>;

const levelNames: Record<number, string> = { 10: "trace", 20: "debug", 30: "", 40: "aviso", 50: "erro", 60: "fatal" };
const clock = new Intl.DateTimeFormat("pt-BR", { timeStyle: "medium" });

/** A line of the log as a person reads it: when, how bad, what, and the details after it. */
export function toReadableLine(line: string): string {
  const { level, time, msg, err, ...details } = JSON.parse(line) as Entry;
  const parts = [
    clock.format(new Date(time)),
    levelNames[level] ?? "",
    msg ?? toRequest(details),
    toDetails(details, msg),
  ];
  const stack = err ? `\n${err.stack ?? err.message ?? ""}` : "";
  return `${parts.filter((part) => part !== "").join(" ")}${stack}\n`;
}

function toRequest({ id, method, path, status, ms, queries }: Record<string, unknown>): string {
  return `${status} ${method} ${path} ${ms} ms${queries === undefined ? "" : `, ${queries} consultas`} ${id}`;
}

/** Of a request all is said already. */
function toDetails(details: Record<string, unknown>, msg: string | undefined): string {
  if (msg === undefined) return "";
  return Object.entries(details)
    .map(([name, value]) => `${name}=${typeof value === "object" ? JSON.stringify(value) : value}`)
    .join(" ");
}
