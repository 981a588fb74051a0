import { type BatchAction, listActions } from "#domain/batches.ts";
import { type PageFilter, readPageFilter } from "#domain/page-filter.ts";

/** What was chosen in the list: what to do, and to which pages. */
export type ChosenPages = { filter: PageFilter } | { ids: string[] };

/** Among the actions of the list, though it changes nothing. */
export const exportAction = "export";

const maxIds = 200;

export function readChosen(query: URLSearchParams): {
  action: BatchAction | null;
  chosen: ChosenPages;
  isAll: boolean;
} {
  const action = listActions.find((each) => each === query.get("acao")) ?? null;
  const filter = readPageFilter(new URLSearchParams(query.get("filtro") ?? ""));
  const ids = query.getAll("id").filter((id) => /^[\w-]{1,64}$/.test(id));
  const isAll = query.get("todas") === "sim";
  return { action, isAll, chosen: isAll ? { filter } : { ids: ids.slice(0, maxIds) } };
}
