import { X } from "lucide-react";
import { Form, Link } from "react-router";
import { isNarrowed } from "#domain/page-filter.ts";
import { styles } from "../parts/styles.ts";
import { SubmitButton } from "../parts/submit-button.tsx";
import { type ListPlace, toListAddress } from "./list-address.ts";

type SavedFiltersProps = { place: ListPlace; saved: { id: string; name: string; query: string }[] };

/** Filters that somebody uses again and again: one tap away, and the present one kept under a name. */
export function SavedFilters({ place, saved }: SavedFiltersProps) {
  const here = toListAddress({ filter: place.filter, order: place.order }).split("?")[1] ?? "";
  const canSave = isNarrowed(place.filter) && !saved.some(({ query }) => query === here);
  if (saved.length === 0 && !canSave) return null;
  return (
    <section aria-label="Filtros salvos" className="flex flex-wrap items-center gap-2">
      {saved.map(({ id, name, query }) => (
        <span key={id} className="inline-flex items-center rounded-full border border-line bg-white pl-4">
          <Link
            to={`/admin/pages-list?${query}`}
            aria-current={query === here ? "page" : undefined}
            className="flex min-h-11 items-center font-medium aria-[current=page]:text-brand"
          >
            {name}
          </Link>
          <Form method="post" preventScrollReset>
            <input type="hidden" name="id" value={id} />
            <button type="submit" name="intent" value="delete-filter" className="grid size-11 place-items-center">
              <X aria-hidden="true" className="size-4" />
              <span className="sr-only">Apagar o filtro {name}</span>
            </button>
          </Form>
        </span>
      ))}
      {canSave && (
        <details>
          <summary className={`${styles.link} cursor-pointer`}>Salvar este filtro</summary>
          <Form method="post" preventScrollReset className="mt-2 flex flex-wrap items-end gap-2">
            <div className="space-y-1">
              <label htmlFor="filter-name" className="font-medium">
                Nome do filtro
              </label>
              <input id="filter-name" name="nome" required maxLength={60} className={styles.input} />
            </div>
            <SubmitButton intent="save-filter" kind="quiet" busy="Salvando...">
              Salvar filtro
            </SubmitButton>
          </Form>
        </details>
      )}
    </section>
  );
}
