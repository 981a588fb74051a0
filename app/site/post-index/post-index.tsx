import { redirect } from "react-router";
import type { PageHandle } from "#app/hydration/page-handle.ts";
import { servicesContext } from "#app/services.ts";
import { ChatButton } from "#app/ui/chat-button.tsx";
import { filterByLetter, findPosts, getLetters } from "#content/post-index.ts";
import { isServed } from "#content/service-area.ts";
import { pageRange, rangeCaption, readPageNumber } from "#domain/paging.ts";
import { toSearch } from "#domain/search.ts";
import { PageHeading } from "../parts/page-heading.tsx";
import { PageMeta } from "../parts/page-meta.tsx";
import type { Route } from "./+types/post-index";
import { indexAddress, indexParams } from "./index-address.ts";
import { LetterFilter } from "./letter-filter.tsx";
import { Pager } from "./pager.tsx";
import { PlaceSearch } from "./place-search.tsx";

export const handle: PageHandle = {
  isPublic: true,
  params: indexParams,
  isCacheable: (query) => !query.has("busca"),
};

const pageSize = 20;

export function loader({ request, context }: Route.LoaderArgs) {
  const { shop } = context.get(servicesContext);
  const given = new URL(request.url).searchParams;
  const search = toSearch(given.get("busca"));
  const found = findPosts(search).filter(({ place }) => isServed(shop, place));
  const letters = getLetters(found);
  const wanted = given.get("letra")?.toUpperCase() ?? "";
  const letter = letters.includes(wanted) ? wanted : null;
  const posts = filterByLetter(found, letter);
  const range = pageRange(readPageNumber(given.get("pagina")), posts.length, pageSize);
  const choice = { letter, search, page: range.page };

  const valid = new URLSearchParams(indexAddress(choice).split("?")[1]);
  const isValid = indexParams.every((name) => given.getAll(name).length < 2 && given.get(name) === valid.get(name));
  if (!isValid) throw redirect(indexAddress(choice));

  return {
    choice,
    range,
    letters,
    links: posts
      .slice(range.first - 1, range.last)
      .map(({ title, slug }) => ({ label: title, href: `/postagens/${slug}` })),
  };
}

export default function PostIndex({ loaderData: { choice, range, letters, links } }: Route.ComponentProps) {
  const { letter, search, page } = choice;
  const suffix =
    (search ? `, busca por ${search}` : "") +
    (letter ? `, letra ${letter}` : "") +
    (page > 1 ? `, página ${page}` : "");
  return (
    <>
      {/* A letter or a search repeats what the pages of the whole list hold, so only those are for the index. */}
      <PageMeta
        title={`Índice de Postagens${suffix}`}
        description={`Textos sobre motor, conserto e automação de portão nos bairros de São Paulo e nas cidades vizinhas, em ordem alfabética${suffix}.`}
        path={indexAddress(choice)}
        isHidden={letter !== null || search !== ""}
      />
      <PageHeading title="Índice de Postagens" intro="Encontre o seu bairro ou a sua cidade em ordem alfabética." />
      <div className="wrap space-y-6 py-8 md:py-10">
        <div className="grid gap-6 lg:grid-cols-2 lg:items-end">
          <PlaceSearch search={search} />
          {letters.length > 0 && <LetterFilter letters={letters} active={letter} search={search} />}
        </div>
        {links.length > 0 ? (
          <>
            <p className="text-soft-ink">{rangeCaption(range, { letter, search })}</p>
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
          </>
        ) : (
          <NothingFound search={search} />
        )}
      </div>
    </>
  );
}

function NothingFound({ search }: { search: string }) {
  return (
    <div className="space-y-4">
      <p role="status" className="text-lg">
        Nenhuma postagem encontrada para “{search}”. Confira a grafia ou pergunte se atendemos o seu endereço.
      </p>
      <ChatButton message="Olá! Vim pelo site e gostaria de saber se vocês atendem o meu endereço." />
    </div>
  );
}
