/** Round steps from zero to at or above the highest value; contacts are whole, so no step is less than one. */
export function scaleFor(highest: number, steps = 4): number[] {
  const rough = Math.max(1, highest / steps);
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = Math.ceil([1, 2, 5, 10].map((factor) => factor * power).find((size) => size >= rough) ?? rough);
  const count = Math.max(1, Math.ceil(highest / step));
  return Array.from({ length: count + 1 }, (_, index) => index * step);
}

/** Which of `count` days get a label: the first, the last and a few between, as evenly as can be. */
export function labelledDays(count: number, labels: number): number[] {
  const shown = Math.min(count, labels);
  if (shown < 2) return count > 0 ? [0] : [];
  return Array.from({ length: shown }, (_, index) => Math.round((index * (count - 1)) / (shown - 1)));
}
