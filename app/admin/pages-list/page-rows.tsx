import { useState } from "react";
import { Form } from "react-router";
import { canBeTakenBack } from "#content/words/panel-words.ts";
import { formatNumber } from "#domain/format-number.ts";
import type { PageFilter } from "#domain/page-filter.ts";
import type { PageCount } from "#domain/pages.ts";
import { RowIconSprite } from "../parts/row-icon.tsx";
import { styles } from "../parts/styles.ts";
import { SubmitButton } from "../parts/submit-button.tsx";
import { useFollowLink } from "../parts/use-follow-link.ts";
import { BatchBar } from "./batch-bar.tsx";
import type { Column } from "./columns.tsx";
import type { ListedPage } from "./listed-page.ts";
import { PageRow } from "./page-row.tsx";

const markedForm = "marked-pages";
const pageForm = "one-page";
const rowIcons = ["contacts", "edit", "open", "bin"] as const;

type PageRowsProps = {
  pages: ListedPage[];
  columns: ReadonlySet<Column>;
  filter: PageFilter;
  /** How many the list holds in all. */
  found: PageCount | null;
};

/** Marking works without JavaScript: the boxes belong to the form that deletes. */
export function PageRows({ pages, columns, filter, found }: PageRowsProps) {
  const [marked, setMarked] = useState<ReadonlySet<string>>(new Set());
  const follow = useFollowLink();
  const mark = (id: string, isMarked: boolean) =>
    setMarked((before) => new Set(isMarked ? [...before, id] : [...before].filter((other) => other !== id)));
  return (
    <section aria-label="Lista de páginas" className="space-y-3">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <label className="needs-script flex min-h-11 items-center gap-3 font-medium">
          <input
            type="checkbox"
            className="size-5 accent-brand"
            checked={marked.size === pages.length}
            onChange={({ target }) => setMarked(new Set(target.checked ? pages.map(({ id }) => id) : []))}
          />
          Selecionar todas desta página
        </label>
        <details className="relative">
          <summary className={`${styles.danger} cursor-pointer list-none [&::-webkit-details-marker]:hidden`}>
            Excluir selecionadas
            {marked.size > 0 && <span aria-live="polite">({formatNumber(marked.size)})</span>}
          </summary>
          <Form
            id={markedForm}
            method="post"
            className="mt-2 max-w-sm space-y-3 rounded-lg border border-danger bg-white p-3 md:absolute md:right-0 md:z-10 md:w-80 md:shadow-lg"
          >
            <p>Excluir todas as páginas selecionadas? {canBeTakenBack}</p>
            <SubmitButton intent="delete-marked" kind="danger" busy="Excluindo...">
              Sim, excluir selecionadas
            </SubmitButton>
          </Form>
        </details>
      </div>
      <BatchBar filter={filter} found={found} form={markedForm} markedCount={marked.size} />
      <Form id={pageForm} method="post" className="hidden" />
      <RowIconSprite names={rowIcons} />
      <ul className="divide-y divide-line rounded-xl border border-line bg-white">
        {pages.map((page) => (
          <PageRow
            key={page.id}
            page={page}
            markedForm={markedForm}
            pageForm={pageForm}
            isMarked={marked.has(page.id)}
            onMark={(isMarked) => mark(page.id, isMarked)}
            onFollow={follow}
            columns={columns}
          />
        ))}
      </ul>
    </section>
  );
}
