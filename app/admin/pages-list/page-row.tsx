import type { MouseEvent } from "react";
import { canBeTakenBack, publishAnyway } from "#content/words/panel-words.ts";
import { sayCount } from "#content/words/say-count.ts";
import { getEditorPath, getGeneratedPagePath } from "#domain/pages.ts";
import { canPublish } from "#domain/standing.ts";
import { DateTime } from "../parts/date-time.tsx";
import { RowIcon } from "../parts/row-icon.tsx";
import { styles } from "../parts/styles.ts";
import { SubmitButton } from "../parts/submit-button.tsx";
import type { Column } from "./columns.tsx";
import type { ListedPage } from "./listed-page.ts";
import { StandingLabel } from "./standing-label.tsx";
import { StateLabel } from "./state-label.tsx";

type PageRowProps = {
  page: ListedPage;
  /** The form that deletes what is marked. */
  markedForm: string;
  /** The form that changes one page, which its button names. */
  pageForm: string;
  isMarked: boolean;
  onMark(isMarked: boolean): void;
  onFollow(event: MouseEvent<HTMLAnchorElement>): void;
  columns: ReadonlySet<Column>;
};

export function PageRow({ page, markedForm, pageForm, isMarked, onMark, onFollow, columns }: PageRowProps) {
  const { id, title, slug, words, contacts, createdAt, standing, origin, lastSave } = page;
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
        {columns.has("address") && (
          <p className="text-sm [overflow-wrap:anywhere] text-soft-ink">{getGeneratedPagePath(slug)}</p>
        )}
        <StateLabel page={page} />
        {columns.has("standing") && <StandingLabel standing={standing} origin={origin} />}
        <p className="flex flex-wrap gap-x-4 text-sm text-soft-ink">
          {columns.has("created") && (
            <span>
              Criada em <DateTime date={createdAt} />
            </span>
          )}
          {columns.has("words") && <span>{sayCount(words, "palavra", "palavras")}</span>}
          {columns.has("contacts") && (
            <span className={`inline-flex items-center gap-1 ${contacts > 0 ? "font-semibold text-good" : ""}`}>
              <RowIcon name="contacts" />
              {sayCount(contacts, "contato", "contatos")}
            </span>
          )}
          {columns.has("changed") && lastSave.how !== "" && (
            <span>
              Alterada em <DateTime date={page.updatedAt} />
              {lastSave.by !== "" && ` por ${lastSave.by}`}
            </span>
          )}
        </p>
      </div>
      <div className="flex w-full flex-wrap items-start gap-2 md:w-auto md:max-w-100 md:shrink-0 md:justify-end lg:max-w-none">
        <a href={getEditorPath(id)} onClick={onFollow} data-discover="true" className={styles.quiet}>
          <RowIcon name="edit" />
          Editar
          <span className="sr-only">
            {" "}
            <bdi>{title}</bdi>
          </span>
        </a>
        <a href={getGeneratedPagePath(slug)} target="_blank" rel="noreferrer" className={styles.quiet}>
          <RowIcon name="open" />
          Visualizar
          <span className="sr-only">
            {" "}
            <bdi>{title}</bdi> (abre em nova aba)
          </span>
        </a>
        {canPublish(standing) && (
          <SubmitButton form={pageForm} intent={`publish-${id}`} kind="quiet" busy="Publicando...">
            {publishAnyway}
            <span className="sr-only"> {title}</span>
          </SubmitButton>
        )}
        <details name="delete-page" className="relative max-md:open:w-full">
          <summary className={`${styles.danger} cursor-pointer list-none [&::-webkit-details-marker]:hidden`}>
            <RowIcon name="bin" />
            Excluir<span className="sr-only"> {title}</span>
          </summary>
          <div className="mt-2 max-w-sm space-y-3 rounded-lg border border-danger bg-white p-3 md:absolute md:right-0 md:z-10 md:w-72 md:shadow-lg">
            <p>Excluir esta página? {canBeTakenBack}</p>
            <SubmitButton form={pageForm} intent={`delete-${id}`} kind="danger" busy="Excluindo...">
              Sim, excluir
            </SubmitButton>
          </div>
        </details>
      </div>
    </li>
  );
}
