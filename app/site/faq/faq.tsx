import { useEffect, useRef, useState } from "react";
import type { PageHandle } from "#app/hydration/page-handle.ts";
import { servicesContext } from "#app/services.ts";
import { faqGroups, faqPage } from "#content/faq.ts";
import { createMatcher, toSearch } from "#domain/search.ts";
import { toSlug } from "#domain/slug.ts";
import { toFaqPageData } from "#domain/structured-data/faq-page.ts";
import { toJsonLd } from "#domain/structured-data/graph.ts";
import { CallToAction } from "../parts/call-to-action.tsx";
import { JumpLinks } from "../parts/jump-links.tsx";
import { PageHeading } from "../parts/page-heading.tsx";
import { PageMeta } from "../parts/page-meta.tsx";
import type { Route } from "./+types/faq";
import { FaqGroups } from "./faq-groups.tsx";
import { FaqSearch } from "./faq-search.tsx";
import { NothingFound } from "./nothing-found.tsx";

export const handle: PageHandle = { isPublic: true, params: ["busca"], isCacheable: (query) => !query.has("busca") };

export function loader({ request, context }: Route.LoaderArgs) {
  const { shop } = context.get(servicesContext);
  const filled = shop.fill(faqGroups).map((group) => ({ ...group, items: group.items.filter(({ answer }) => answer) }));
  return {
    page: { ...shop.fill(faqPage), structuredData: toJsonLd(toFaqPageData(filled.flatMap(({ items }) => items))) },
    groups: filled.map((group) => ({ ...group, id: toSlug(group.title) })),
    search: toSearch(new URL(request.url).searchParams.get("busca")),
  };
}

export default function Faq({ loaderData: { page, groups, search: asked } }: Route.ComponentProps) {
  const [search, setSearch] = useState(asked);
  const field = useRef<HTMLInputElement>(null);
  // What was typed while React was on its way is in the field only.
  useEffect(() => setSearch(toSearch(field.current?.value ?? "")), []);

  const matches = createMatcher(search);
  const found = groups
    .map((group) => ({
      ...group,
      items: group.items.filter(({ question, answer }) => matches(`${question} ${answer}`)),
    }))
    .filter(({ items }) => items.length > 0);

  return (
    <>
      <PageMeta
        title={page.title}
        description={page.description}
        isHidden={asked !== ""}
        structuredData={asked === "" ? page.structuredData : undefined}
      />
      <PageHeading title={page.title} intro={page.intro} />
      <div className="wrap space-y-8 py-8 md:py-12">
        <FaqSearch
          field={field}
          asked={asked}
          search={search}
          count={found.reduce((sum, { items }) => sum + items.length, 0)}
          onSearch={(typed) => setSearch(toSearch(typed))}
        />
        {search === "" && (
          <JumpLinks
            label="Assuntos"
            jumps={groups.map(({ id, title, items }) => ({ id, title, count: items.length }))}
          />
        )}
        {found.length > 0 ? <FaqGroups groups={found} /> : <NothingFound search={search} />}
      </div>
      <CallToAction
        heading="Ficou alguma dúvida?"
        text="Pergunte a quem instala. Uma foto do portão costuma bastar para a resposta."
        message="Olá! Vim pelas dúvidas frequentes do site e quero fazer uma pergunta sobre portão automático."
        button="Perguntar no WhatsApp"
      />
    </>
  );
}
