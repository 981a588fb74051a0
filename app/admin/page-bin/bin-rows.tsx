import { RotateCcw } from "lucide-react";
import { useState } from "react";
import { Form } from "react-router";
import { askPurge, sayDaysLeft } from "#content/words/page-bin-words.ts";
import { formatNumber } from "#domain/format-number.ts";
import type { BinnedPage } from "#domain/page-life.ts";
import { getGeneratedPagePath } from "#domain/pages.ts";
import { DateTime } from "../parts/date-time.tsx";
import { SubmitButton } from "../parts/submit-button.tsx";
import { PurgeQuestion } from "./purge-question.tsx";

const markedForm = "marked-in-bin";

type Binned = BinnedPage & { daysLeft: number };

type BinRowsProps = { pages: Binned[]; total: number; canPurge: boolean };

/** Marking works without JavaScript: the boxes belong to the form above the list. */
export function BinRows({ pages, total, canPurge }: BinRowsProps) {
  const [marked, setMarked] = useState<ReadonlySet<string>>(new Set());
  const mark = (id: string, isMarked: boolean) =>
    setMarked((before) => new Set(isMarked ? [...before, id] : [...before].filter((other) => other !== id)));
  return (
    <section aria-label="Páginas na lixeira" className="space-y-3">
      <div className="flex flex-wrap items-start gap-x-4 gap-y-2">
        <label className="needs-script flex min-h-11 items-center gap-3 font-medium md:mr-auto">
          <input
            type="checkbox"
            className="size-5 accent-brand"
            checked={marked.size === pages.length}
            onChange={({ target }) => setMarked(new Set(target.checked ? pages.map(({ id }) => id) : []))}
          />
          Selecionar todas desta página
        </label>
        <Form id={markedForm} method="post" preventScrollReset>
          <SubmitButton intent="restore-marked" kind="quiet" busy="Trazendo de volta...">
            <RotateCcw aria-hidden="true" className="size-4" />
            Trazer de volta as selecionadas
            {marked.size > 0 && <span aria-live="polite">({formatNumber(marked.size)})</span>}
          </SubmitButton>
        </Form>
        {pages.length > 1 && (
          <Form method="post">
            <SubmitButton intent="restore-found" kind="quiet" busy="Trazendo de volta...">
              Trazer de volta todas ({formatNumber(total)})
            </SubmitButton>
          </Form>
        )}
        {canPurge && <PurgeQuestion intent="purge-found" label="Esvaziar" question={askPurge(total)} />}
      </div>
      <ul className="divide-y divide-line rounded-xl border border-line bg-white">
        {pages.map((page) => (
          <BinRow
            key={page.id}
            page={page}
            canPurge={canPurge}
            isMarked={marked.has(page.id)}
            onMark={(isMarked) => mark(page.id, isMarked)}
          />
        ))}
      </ul>
    </section>
  );
}

type BinRowProps = { page: Binned; canPurge: boolean; isMarked: boolean; onMark(isMarked: boolean): void };

function BinRow({ page: { id, title, slug, binnedAt, binnedBy, daysLeft }, canPurge, isMarked, onMark }: BinRowProps) {
  return (
    <li className="flex flex-wrap items-start gap-x-3 gap-y-2 p-3 md:flex-nowrap md:p-4">
      <label className="-m-2 grid size-11 shrink-0 place-items-center">
        <input
          type="checkbox"
          name="id"
          value={id}
          form={markedForm}
          checked={isMarked}
          onChange={({ target }) => onMark(target.checked)}
          className="size-5 accent-brand"
        />
        <span className="sr-only">Selecionar {title}</span>
      </label>
      <div className="min-w-0 flex-1">
        <h2 className="font-semibold [overflow-wrap:anywhere]">
          <bdi>{title}</bdi>
        </h2>
        <p className="text-sm [overflow-wrap:anywhere] text-soft-ink">{getGeneratedPagePath(slug)}</p>
        <p className="flex flex-wrap gap-x-4 text-sm text-soft-ink">
          <span>
            Excluída em <DateTime date={binnedAt} />
            {binnedBy !== "" && ` por ${binnedBy}`}
          </span>
          <span className={daysLeft <= 3 ? "font-semibold text-danger" : ""}>{sayDaysLeft(daysLeft)}</span>
        </p>
      </div>
      <div className="flex w-full flex-wrap items-start gap-2 md:w-auto md:shrink-0">
        <Form method="post" preventScrollReset>
          <input type="hidden" name="id" value={id} />
          <SubmitButton intent={`restore-${id}`} kind="quiet" busy="Trazendo de volta...">
            <RotateCcw aria-hidden="true" className="size-4" />
            Trazer de volta<span className="sr-only"> {title}</span>
          </SubmitButton>
        </Form>
        {canPurge && (
          <PurgeQuestion id={id} intent={`purge-${id}`} label="Apagar de vez" about={title} question={askPurge(1)} />
        )}
      </div>
    </li>
  );
}
