import { sayCount } from "#content/words/say-count.ts";
import type { Batch } from "#domain/batches.ts";

/** One sentence on how far it is and what came of it. */
export function sayBatchState({ state, changed, passedOver, undone, request }: Batch): string {
  const [item, items] = request.action === "import" ? ["linha", "linhas"] : ["página", "páginas"];
  const pages = (count: number, one: string, many: string) => sayCount(count, `${item} ${one}`, `${items} ${many}`);
  const left = passedOver > 0 ? `; ${pages(passedOver, "ficou como estava", "ficaram como estavam")}` : "";
  switch (state) {
    case "preparing":
    case "waiting":
      return "Em andamento";
    case "undoing":
      return "Desfazendo";
    case "done":
      return `Pronto: ${pages(changed, "mudou", "mudaram")}${left}`;
    case "cancelled":
      return `Parou no meio: ${pages(changed, "mudou", "mudaram")}${left}`;
    case "undone": {
      const kept = changed - undone;
      const rest = kept > 0 ? `; ${pages(kept, "ficou como está", "ficaram como estão")}, porque mudou depois` : "";
      return `Desfeito: ${pages(undone, "voltou a ser como era", "voltaram a ser como eram")}${rest}`;
    }
  }
}
