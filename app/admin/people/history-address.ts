import { z } from "zod";
import { type ActivityKind, activityKinds } from "#domain/activity.ts";

/** What the address of the history says: whose, of which kind, and from where on. */
export type HistoryPlace = { actor?: string; kind?: ActivityKind; before?: string };

const id = z.string().regex(/^[\w-]{1,64}$/);

/** What is no place is as good as not said. */
export function readHistoryPlace(query: URLSearchParams): HistoryPlace {
  return {
    actor: id.safeParse(query.get("pessoa")).data,
    kind: activityKinds.find((kind) => kind === query.get("tipo")),
    before: id.safeParse(query.get("antes")).data,
  };
}

export function toHistoryAddress({ actor, kind, before }: HistoryPlace): string {
  const query = new URLSearchParams();
  if (actor) query.set("pessoa", actor);
  if (kind) query.set("tipo", kind);
  if (before) query.set("antes", before);
  return query.size > 0 ? `/admin/pessoas/historico?${query}` : "/admin/pessoas/historico";
}
