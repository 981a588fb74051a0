import { z } from "zod";
import { isDomainError } from "#domain/errors.ts";
import type { OldAddressesService } from "../pages/old-addresses-service.ts";
import type { CheckedRow, StoredCells } from "./imports-repository.ts";

/** What a line wants, as it is stored until it is done. */
export const redirectImport = z.object({ from: z.string(), to: z.string() });
type RedirectImport = z.infer<typeof redirectImport>;

/** `known` are all lines of the file, by where they start: a target may be one that another line makes. */
export async function checkRedirects(
  addresses: Pick<OldAddressesService, "check">,
  known: ReadonlyMap<string, string>,
  rows: readonly StoredCells[],
): Promise<CheckedRow[]> {
  const checked: CheckedRow[] = [];
  for (const { line, title, cells } of rows) {
    const { from = "", to = "" } = cells;
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
