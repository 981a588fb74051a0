/** Under SQLite's limit of values in one statement. */
const rowsPerStatement = 1_000;

/** As many rows at a time as one statement takes. */
export function* inParts<Row>(rows: readonly Row[]): Generator<Row[]> {
  for (let start = 0; start < rows.length; start += rowsPerStatement) yield rows.slice(start, start + rowsPerStatement);
}
