import { data } from "react-router";
import { isListed, type PageHandle } from "#app/hydration/page-handle.ts";
import { servicesContext } from "#app/services.ts";
import { ChatButton } from "#app/ui/chat-button.tsx";
import { Phone } from "#app/ui/icons.tsx";
import { PhoneLink } from "#app/ui/phone-link.tsx";
import { useSite } from "#app/ui/use-site.ts";
import { getPlaceBySlug } from "#content/places/places.ts";
import { getPriceList } from "#content/price-list.ts";
import { isServedPath, keepServed } from "#content/service-area.ts";
import type { Shop } from "#content/shop.ts";
import { motorData } from "#content/structured-data.ts";
import { getTermContent, relatedTerms, type TermPage } from "#content/term-content.ts";
import { isPlausibleSlug } from "#domain/slug.ts";
import { type SiteIdentity, toJsonLd } from "#domain/structured-data/graph.ts";
import { toServiceData } from "#domain/structured-data/service.ts";
import { toHtml } from "#domain/text/to-html.ts";
import { CheckList } from "../parts/check-list.tsx";
import { HtmlText } from "../parts/html-text.tsx";
import { LinkGrid } from "../parts/link-grid.tsx";
import { MissingPage } from "../parts/missing-page.tsx";
import { PageHeading } from "../parts/page-heading.tsx";
import { PageMeta } from "../parts/page-meta.tsx";
import { Prices } from "../parts/prices.tsx";
import { Section } from "../parts/section.tsx";
import type { Route } from "./+types/term";
import { termLink } from "./term-link.ts";

export const handle: PageHandle = { isPublic: true, isCacheable: isListed };

export function loader({ params: { slug }, context }: Route.LoaderArgs) {
  if (!isPlausibleSlug(slug)) return data(null, { status: 404 });
  const { shop, site } = context.get(servicesContext);
  const { text, ...term } = getTermContent(slug, shop);
  return data({
    term,
    isHidden: !term.isListed || !isServedPath(shop, `/termos/${slug}`),
    related: keepServed(shop, relatedTerms(slug).map(termLink)),
    html: shop.fill(toHtml({ answer: "", support: "", closing: "", ...text })),
    prices: term.offers === "kits" ? getPriceList(shop) : null,
    structuredData: toJsonLd(offerData(term, shop, site, `/termos/${slug}`)),
  });
}

/** The motors of the price list are a product with prices; what is done for a gate, or with another brand, is a service. */
function offerData(term: Omit<TermPage, "text">, shop: Shop, site: SiteIdentity, path: string) {
  const { offers, metaDescription: description, model, place, content } = term;
  if (offers === "kits") return motorData(shop, site, path, { description, model, showsRating: false });
  const area = place === null ? "Grande São Paulo" : getPlaceBySlug(place)?.name;
  return toServiceData({ name: content.heroTitle, description, areas: area ? [area] : [] }, site, path);
}

export default function TermRoute({ loaderData }: Route.ComponentProps) {
  const site = useSite();
  if (!loaderData) return <MissingPage />;
  const { term, html, related, prices } = loaderData;
  const { heroTitle, heroSubtitle, description, features, benefits } = term.content;
  return (
    <>
      <PageMeta
        title={term.title}
        description={term.metaDescription}
        keywords={[term.name, "motor basculante", "motor para portão", "automação de portão", site.name]}
        isHidden={loaderData.isHidden}
        structuredData={loaderData.structuredData}
      />
      <PageHeading title={heroTitle} intro={heroSubtitle} isCompact>
        <ChatButton button="hero" message={`Olá! Vim pelo site e gostaria de um orçamento. Assunto: ${term.name}`}>
          Solicitar Orçamento
        </ChatButton>
        <PhoneLink button="hero" className="button button-accent px-6 text-lg">
          <Phone className="size-6" />
          Ligar Agora
        </PhoneLink>
      </PageHeading>
      <Section heading="O que você precisa saber">
        <div className="max-w-2xl space-y-4">
          {description.split("\n\n").map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
        <HtmlText html={html} />
      </Section>
      <Section heading="Características" isShaded>
        <CheckList items={features} />
      </Section>
      <Section heading="Benefícios">
        <CheckList items={benefits} />
      </Section>
      {prices && <Prices {...prices} />}
      <Section heading="Buscas parecidas" isShaded>
        <LinkGrid links={related} />
      </Section>
    </>
  );
}
