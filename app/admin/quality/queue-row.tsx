import type { MouseEvent } from "react";
import { reasonWords, sayScore } from "#content/words/quality-words.ts";
import { sayCount } from "#content/words/say-count.ts";
import { getGeneratedPagePath } from "#domain/pages.ts";
import { fewestPoints } from "#domain/standing.ts";
import { toCompareAddress } from "../pages/page-paths.ts";
import { RowIcon } from "../parts/row-icon.tsx";
import { SubmitButton } from "../parts/submit-button.tsx";
import { QueueActions } from "./queue-actions.tsx";
import { toReasonName } from "./queue-address.ts";
import type { QueueItem } from "./queue-item.ts";

type Common = {
  /** The form of all buttons of the queue. */
  stepForm: string;
  onFollow(event: MouseEvent<HTMLAnchorElement>): void;
};

type QueueRowProps = Common & { item: QueueItem; markedForm: string };

export function QueueRow({ item, markedForm, ...common }: QueueRowProps) {
  const { id, title, slug, isPublished, placeName, subjectName, score, contacts, issues } = item;
  const isWeak = score !== null && score < fewestPoints;
  return (
    <li className="space-y-3 p-3 md:p-5">
      <div className="flex items-start gap-2">
        <label className="-m-2 grid size-11 shrink-0 place-items-center">
          <input type="checkbox" name="id" value={id} form={markedForm} className="size-5 accent-brand" />
          <span className="sr-only">Selecionar {title}</span>
        </label>
        <div className="min-w-0 flex-1">
          <h2 className="font-semibold [overflow-wrap:anywhere]">
            <bdi>{title}</bdi>
          </h2>
          <ul className="flex flex-wrap items-center gap-x-4 text-sm text-soft-ink">
            {!isPublished && <li className="font-semibold text-danger">Rascunho</li>}
            {placeName !== "" && (
              <li className="inline-flex items-center gap-1">
                <RowIcon name="place" />
                {placeName}
              </li>
            )}
            {subjectName !== "" && (
              <li className="inline-flex items-center gap-1">
                <RowIcon name="subject" />
                {subjectName}
              </li>
            )}
            <li className={isWeak ? "font-semibold text-danger" : ""}>{sayScore(score)}</li>
            <li className={`inline-flex items-center gap-1 ${contacts > 0 ? "font-semibold text-good" : ""}`}>
              <RowIcon name="contacts" />
              {sayCount(contacts, "contato", "contatos")}
            </li>
            <li>
              <a
                href={getGeneratedPagePath(slug)}
                target="_blank"
                rel="noreferrer"
                className="inline-flex min-h-11 items-center gap-1 text-brand underline underline-offset-4"
              >
                Ver a página<span className="sr-only"> {title} (abre em nova aba)</span>
                <RowIcon name="open" />
              </a>
            </li>
          </ul>
        </div>
      </div>
      <ul className="space-y-2">
        {issues.map((issue) => (
          <Issue key={issue.reason} id={id} title={title} issue={issue} {...common} />
        ))}
      </ul>
      <QueueActions item={item} {...common} />
    </li>
  );
}

type IssueProps = Common & { id: string; title: string; issue: QueueItem["issues"][number] };

function Issue({ id, title, issue: { reason, detail, other }, stepForm, onFollow }: IssueProps) {
  const { label, why, what } = reasonWords[reason];
  return (
    <li className="flex flex-wrap items-start justify-between gap-x-4 rounded-lg border border-line border-l-4 border-l-warn bg-paper px-3 py-2">
      <div className="min-w-0 flex-1 basis-72 [overflow-wrap:anywhere]">
        <p>
          <strong>{label}.</strong> {why(detail)}
        </p>
        <p className="text-soft-ink">{what}</p>
        {other && (
          <p>
            <a
              href={toCompareAddress(id, other.id)}
              onClick={onFollow}
              data-discover="true"
              className="inline-flex min-h-11 items-center text-brand underline underline-offset-4"
            >
              <span>
                Comparar com <bdi>“{other.title}”</bdi>
              </span>
            </a>
          </p>
        )}
      </div>
      <SubmitButton form={stepForm} intent={`dismiss.${id}.${toReasonName(reason)}`} kind="quiet" busy="Deixando...">
        Deixar como está
        <span className="sr-only">
          : {label}, {title}
        </span>
      </SubmitButton>
    </li>
  );
}
