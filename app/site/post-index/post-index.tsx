import { redirect } from "react-router";
import type { PageHandle } from "#app/hydration/page-handle.ts";
import { findPosts, postLetters } from "#content/post-index.ts";
import { pageRange, rangeCaption, readPageNumber } from "#domain/paging.ts";
import { PageHeading } from "../parts/page-heading.tsx";
import { PageMeta } from "../parts/page-meta.tsx";
import type { Route } from "./+types/post-index";
import { indexAddress } from "./index-address.ts";
import { LetterFilter } from "./letter-filter.tsx";
import { Pager } from "./pager.tsx";

export const handle: PageHandle = { isPublic: true, params: ["letra", "pagina"] };

const pageSize = 20;

export function loader({ request }: Route.LoaderArgs) {
  const given = new URL(request.url).searchParams;
  const wanted = given.get("letra")?.toUpperCase() ?? "";
  const letter = postLetters.includes(wanted) ? wanted : null;
  const posts = findPosts(letter);
  const range = pageRange(readPageNumber(given.get("pagina")), posts.length, pageSize);
  const choice = { letter, page: range.page };

  const valid = new URLSearchParams(indexAddress(choice).split("?")[1]);
  const isValid = ["letra", "pagina"].every(
    (name) => given.getAll(name).length < 2 && given.get(name) === valid.get(name),
  );
  if (!isValid) throw redirect(indexAddress(choice));

  return {
    choice,
    range,
    letters: postLetters,
    links: posts
      .slice(range.first - 1, range.last)
      .map(({ title, slug }) => ({ label: title, href: `/postagens/${slug}` })),
  };
}

export default function PostIndex({ loaderData: { choice, range, letters, links } }: Route.ComponentProps) {
  const { letter, page } = choice;
  const suffix = (letter ? `, letra ${letter}` : "") + (page > 1 ? `, página ${page}` : "");
  return (
    <>
      {/* A letter repeats what the pages of the whole list hold, so only those are for the index. */}
      <PageMeta
        title={`Índice de Postagens${suffix}`}
        description={`Textos sobre motor, conserto e automação de portão nos bairros de São Paulo e nas cidades vizinhas, em ordem alfabética${suffix}.`}
        path={indexAddress(choice)}
        isHidden={letter !== null}
      />
      <PageHeading title="Índice de Postagens" intro="Encontre o seu bairro ou a sua cidade em ordem alfabética." />
      <div className="wrap space-y-6 py-8 md:py-10">
        <LetterFilter letters={letters} active={letter} />
        <p className="text-soft-ink">{rangeCaption(range, letter)}</p>
        <ul className="grid gap-2 sm:grid-cols-2 lg:grid-cols-3">
          {links.map(({ label, href }) => (
            <li key={href}>
              <a href={href} className="index-link index-entry">
                {label}
              </a>
            </li>
          ))}
        </ul>
        <Pager choice={choice} pageCount={range.pageCount} />
      </div>
    </>
  );
}
