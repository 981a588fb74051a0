import { Link, redirect } from "react-router";
import { servicesContext } from "#app/services.ts";
import { compareTitle } from "#content/words/quality-words.ts";
import type { ComparedPage } from "#server/pages/page-quality-service.ts";
import { qualityPath } from "../pages/page-paths.ts";
import { Problem } from "../parts/problem.tsx";
import { passActionHeaders } from "../parts/redirect-with-notice.ts";
import { styles } from "../parts/styles.ts";
import { toErrorPage } from "../parts/to-error-page.ts";
import type { Route } from "./+types/compare";
import { compareAction } from "./compare-action.ts";
import { readComparison } from "./compare-address.ts";
import { ComparedText } from "./compared-text.tsx";
import { MergeForm } from "./merge-form.tsx";
import { StayChoice } from "./stay-choice.tsx";

export const headers = passActionHeaders;

export async function loader({ context, url }: Route.LoaderArgs) {
  const comparison = readComparison(url.searchParams);
  if (!comparison) throw redirect(qualityPath);
  const { ids, staysId, taken } = comparison;
  const pages = await context.get(servicesContext).quality.comparePages(ids);
  if (!pages) throw toErrorPage("page-missing");
  const [one, other] = pages;
  const stays = staysId === null ? chooseBetter(one, other) : staysId === one.id ? one : other;
  const leaves = stays === one ? other : one;
  const own = new Set(stays.sections.map(({ heading }) => heading));
  const proposed = leaves.sections.flatMap(({ heading, isShared }, number) =>
    isShared || own.has(heading) ? [] : number,
  );
  return { pages, ids, stays, leaves, taken: taken ?? proposed };
}

/** What visitors see, then what brings contacts, then what answers better, then what has been there longer. */
function chooseBetter(one: ComparedPage, other: ComparedPage): ComparedPage {
  const points = ({ state, contacts, standing, createdAt }: ComparedPage) => [
    Number(state === "published"),
    contacts,
    standing.score ?? 0,
    -createdAt.getTime(),
  ];
  const [own, others] = [points(one), points(other)];
  const differs = own.findIndex((value, index) => value !== others[index]);
  return (own[differs] ?? 0) >= (others[differs] ?? 0) ? one : other;
}

export function action({ request, context }: Route.ActionArgs) {
  return compareAction({ request, context });
}

export default function Compare({ loaderData, actionData }: Route.ComponentProps) {
  const { pages, ids, stays, leaves, taken } = loaderData;
  return (
    <>
      <title>{compareTitle}</title>
      <Link to={qualityPath} className={styles.link}>
        Voltar para O que fazer
      </Link>
      <h1 className="text-2xl font-bold text-brand">{compareTitle}</h1>
      <Problem message={actionData?.problem} id="compare-problem" />
      <StayChoice pages={pages} staysId={stays.id} />
      <section aria-labelledby="both-texts" className="space-y-3">
        <h2 id="both-texts" className="text-lg font-bold">
          Os dois textos
        </h2>
        <p className="text-soft-ink">
          O que as duas dizem está{" "}
          <mark className="bg-warn-pale text-ink underline decoration-warn decoration-2">marcado e sublinhado</mark>.
          Nomes de lugares não contam.
        </p>
        <div className="grid gap-3 md:grid-cols-2">
          {pages.map((page) => (
            <ComparedText key={page.id} page={page} />
          ))}
        </div>
      </section>
      <MergeForm
        key={`${stays.id} ${stays.version} ${leaves.version} ${taken.join()}`}
        stays={stays}
        leaves={leaves}
        ids={ids}
        taken={taken}
      />
    </>
  );
}
