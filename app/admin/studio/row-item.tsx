import { Form } from "react-router";
import { keepAsTyped } from "#content/words/review-words.ts";
import { pageLimits } from "#domain/pages.ts";
import type { TextSource } from "#domain/sheet/sheet.ts";
import type { ReviewedRow } from "#server/studio/review-sheet.ts";
import { styles } from "../parts/styles.ts";
import { SubmitButton } from "../parts/submit-button.tsx";
import { Corrections, Explanation, OutcomeLabel, ReviewChips } from "../review/review-parts.tsx";
import { toPreviewPath } from "./studio-address.ts";

type RowItemProps = { id: string; row: ReviewedRow; address: string; text: TextSource };

/** A row as it was understood, and what one can do about it. */
export function RowItem({ id, row: { review, isLeftOut, isFixed }, address, text }: RowItemProps) {
  const { line, title, written, outcome, corrections } = review;
  const makesPage = outcome !== "failed";
  return (
    <li id={`linha-${line}`} className={`space-y-2 p-3 md:p-4 ${isLeftOut ? "bg-paper" : ""}`}>
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-1">
        <h3 className="min-w-0 flex-1 basis-56 font-semibold [overflow-wrap:anywhere]">
          <span className="font-normal text-soft-ink">
            <span className="sr-only">Linha </span>
            {line}.{" "}
          </span>
          {isLeftOut ? (
            <del>
              <bdi>{title}</bdi>
            </del>
          ) : (
            <bdi>{title}</bdi>
          )}
          {isFixed && <span className="text-sm font-normal text-soft-ink"> (corrigido por você)</span>}
        </h3>
        {isLeftOut ? (
          <span className="shrink-0 rounded-md border border-line px-2 py-0.5 text-sm font-medium text-soft-ink">
            Fora
          </span>
        ) : (
          <OutcomeLabel outcome={outcome} />
        )}
      </div>
      {!isLeftOut && <Explanation review={review} />}
      {corrections.length > 0 && (
        <Form method="post" action={address} preventScrollReset>
          <input type="hidden" name="line" value={line} />
          <input type="hidden" name="title" value={`=${written}`} />
          <Corrections corrections={corrections}>
            <button type="submit" name="intent" value={`fix-${line}-as-typed`} className={styles.link}>
              {keepAsTyped}
              <span className="sr-only">: {written}</span>
            </button>
          </Corrections>
        </Form>
      )}
      <ReviewChips review={review} />
      <div className="flex flex-wrap items-start gap-x-5">
        {makesPage && (
          <a href={toPreviewPath(id, line)} target="_blank" rel="noreferrer" className={styles.link}>
            {text === "ai" ? "Ver a página (com texto de exemplo)" : "Ver a página pronta"}
            <span className="sr-only">: {title} (abre em nova aba)</span>
          </a>
        )}
        <Form method="post" action={address} preventScrollReset>
          <input type="hidden" name="line" value={line} />
          <button type="submit" name="intent" value={`${isLeftOut ? "take" : "leave"}-${line}`} className={styles.link}>
            {isLeftOut ? "Incluir de novo" : "Deixar de fora"}
            <span className="sr-only"> a linha {line}</span>
          </button>
        </Form>
        <details className="min-w-0 open:basis-full">
          <summary className={`cursor-pointer ${styles.link}`}>
            Corrigir o título<span className="sr-only"> da linha {line}</span>
          </summary>
          <Form method="post" action={address} preventScrollReset className="flex flex-wrap items-end gap-3 pb-2">
            <input type="hidden" name="line" value={line} />
            <div className="min-w-0 flex-1 basis-64 space-y-1">
              <label htmlFor={`title-${line}`} className="font-medium">
                Título da linha {line}
              </label>
              <input
                id={`title-${line}`}
                name="title"
                defaultValue={written}
                maxLength={pageLimits.title + 1}
                className={styles.input}
              />
            </div>
            <SubmitButton intent={`fix-${line}`} kind="quiet" busy="Salvando...">
              Salvar
            </SubmitButton>
          </Form>
        </details>
      </div>
    </li>
  );
}
