import { CircleCheck } from "lucide-react";
import { Link } from "react-router";
import { sayScore } from "#content/words/quality-words.ts";
import { sayCount } from "#content/words/say-count.ts";
import { getGeneratedPagePath } from "#domain/pages.ts";
import type { ComparedPage } from "#server/pages/page-quality-service.ts";
import { toCompareAddress } from "../pages/page-paths.ts";
import { DateTime } from "../parts/date-time.tsx";
import { styles } from "../parts/styles.ts";

type StayChoiceProps = { pages: readonly [ComparedPage, ComparedPage]; staysId: string };

/** Which of the two stays. */
export function StayChoice({ pages, staysId }: StayChoiceProps) {
  const address = toCompareAddress(pages[0].id, pages[1].id);
  return (
    <section aria-labelledby="stay-choice" className="space-y-3">
      <h2 id="stay-choice" className="text-lg font-bold">
        Qual das duas fica?
      </h2>
      <ul className="grid gap-3 md:grid-cols-2">
        {pages.map((page) => (
          <li
            key={page.id}
            className={`flex min-w-0 flex-col gap-2 rounded-xl border-2 bg-white p-4 ${page.id === staysId ? "border-brand" : "border-line"}`}
          >
            <h3 className="font-semibold [overflow-wrap:anywhere]">
              <bdi>{page.title}</bdi>
            </h3>
            <a
              href={getGeneratedPagePath(page.slug)}
              target="_blank"
              rel="noreferrer"
              className="inline-flex min-h-11 items-center text-sm [overflow-wrap:anywhere] text-brand underline underline-offset-4"
            >
              {getGeneratedPagePath(page.slug)}
              <span className="sr-only"> (abre em nova aba)</span>
            </a>
            <p className="flex flex-wrap gap-x-4 text-sm text-soft-ink">
              {page.state !== "published" && <span className="font-semibold text-danger">Não publicada</span>}
              <span>{sayScore(page.standing.score)}</span>
              <span>{sayCount(page.contacts, "contato", "contatos")}</span>
              <span>
                Criada em <DateTime date={page.createdAt} />
              </span>
            </p>
            <p className="mt-auto pt-1">
              {page.id === staysId ? (
                <strong className="inline-flex min-h-11 items-center gap-2 text-brand">
                  <CircleCheck aria-hidden="true" className="size-5" />
                  Esta fica
                </strong>
              ) : (
                <Link to={`${address}&fica=${page.id}`} preventScrollReset replace className={styles.quiet}>
                  Ficar com esta<span className="sr-only">: {page.title}</span>
                </Link>
              )}
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
