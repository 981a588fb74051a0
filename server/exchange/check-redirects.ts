import { isDomainError } from "#domain/errors.ts";
import type { OldAddressesService } from "../pages/old-addresses-service.ts";
import type { CheckedRow, StoredWish } from "./imports-repository.ts";
import type { Cells } from "./read-import.ts";

export type RedirectImport = { from: string; to: string };

/** `known` are all lines of the file, by where they start: a target may be one that another line makes. */
export async function checkRedirects(
  addresses: Pick<OldAddressesService, "check">,
  known: ReadonlyMap<string, string>,
  rows: readonly StoredWish[],
): Promise<CheckedRow[]> {
  const checked: CheckedRow[] = [];
  for (const { line, title, wish } of rows) {
    const { from = "", to = "" } = wish as Cells;
    try {
      const found = await addresses.check({ from, to }, known);
      const stored: RedirectImport = { from: found.from, to: found.to };
      const changes = [{ column: "to", before: found.before ?? "", after: found.to }];
      checked.push(
        found.before === found.to
          ? { line, title, outcome: "same" }
          : { line, title, outcome: found.before === null ? "new" : "changed", changes, wish: stored },
      );
    } catch (error) {
      if (!isDomainError(error)) throw error;
      checked.push({ line, title, outcome: "refused", reason: { code: error.code, details: error.details } });
    }
  }
  return checked;
}
