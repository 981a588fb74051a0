/** How long something still takes, as one would say it. */
export function sayTimeLeft(milliseconds: number): string {
  const seconds = Math.ceil(milliseconds / 1_000);
  if (seconds < 60) return `cerca de ${Math.max(1, seconds)} s`;
  const minutes = Math.round(seconds / 60);
  if (minutes < 60) return `cerca de ${minutes} min`;
  const rest = minutes % 60;
  return `cerca de ${Math.floor(minutes / 60)} h${rest === 0 ? "" : ` ${rest} min`}`;
}
