import { data, redirect } from "react-router";
import { isListed, type PageHandle } from "#app/hydration/page-handle.ts";
import { servicesContext } from "#app/services.ts";
import { getShownModels } from "#content/figures.ts";
import { promisesFor } from "#content/page-answers.ts";
import { findPlaceByBareName } from "#content/places/find-place.ts";
import { getPlacePage } from "#content/places/place-page.ts";
import { getArea, getPlaceBySlug } from "#content/places/places.ts";
import { unknownPlacePage } from "#content/places/unknown-place.ts";
import { isServed } from "#content/service-area.ts";
import { showsSamples } from "#content/testimonials.ts";
import { titleCasePlace } from "#domain/place-words.ts";
import { isPlausibleSlug } from "#domain/slug.ts";
import { toJsonLd } from "#domain/structured-data/graph.ts";
import { toServiceData } from "#domain/structured-data/service.ts";
import { toHtml } from "#domain/text/to-html.ts";
import { AnswerHeading } from "../parts/answer-heading.tsx";
import { CallToAction } from "../parts/call-to-action.tsx";
import { findWorkPhotos } from "../parts/choose-photos.ts";
import { HtmlText } from "../parts/html-text.tsx";
import { LinkGrid } from "../parts/link-grid.tsx";
import { MissingPage } from "../parts/missing-page.tsx";
import { PageMeta } from "../parts/page-meta.tsx";
import { PhotoStrip } from "../parts/photo-strip.tsx";
import { Section } from "../parts/section.tsx";
import { TestimonialList } from "../parts/testimonial-list.tsx";
import type { Route } from "./+types/city";
import { Benefits } from "./benefits.tsx";
import { Neighbourhoods } from "./neighbourhoods.tsx";
import { PlaceFactsBox } from "./place-facts-box.tsx";

export const handle: PageHandle = { isPublic: true, isCacheable: isListed };

export async function loader({ params: { slug }, context }: Route.LoaderArgs) {
  const place = getPlaceBySlug(slug);
  const meant = place ?? findPlaceByBareName(slug);
  if (meant && !place) throw redirect(`/cidades/${meant.slug}`, 301);
  if (!place && !isPlausibleSlug(slug)) return data(null, { status: 404 });
  const services = context.get(servicesContext);
  const { shop, site } = services;
  const isThere = place !== undefined && isServed(shop, place);
  const fastest = getShownModels(shop.facts).reduce((best, model) =>
    model.openingSeconds < best.openingSeconds ? model : best,
  );
  const { text, ...page } = isThere
    ? getPlacePage(place, shop)
    : unknownPlacePage(place ? place.name : titleCasePlace(slug), shop);
  const service = {
    name: page.title,
    description: page.description,
    areas: [isThere ? getArea(place) : "Grande São Paulo"],
  };
  return data({
    page,
    answer: shop.fill(text.answer),
    html: shop.fill(toHtml({ ...text, answer: "" })),
    promises: promisesFor(shop, "buying", true),
    chatMessage: `Olá! Vim pelo site e gostaria de um orçamento para instalação de motor de portão ${page.where}.`,
    photos: isThere ? await findWorkPhotos(services, { seed: slug, count: 3 }) : [],
    isHidden: page.isHidden,
    structuredData: toJsonLd(toServiceData(service, site, `/cidades/${slug}`)),
    fastest: { name: fastest.name, seconds: fastest.openingSeconds },
    areSamples: showsSamples(shop),
  });
}

export default function City({ loaderData }: Route.ComponentProps) {
  if (!loaderData) return <MissingPage />;
  const { page, isHidden, answer, html, promises, chatMessage, fastest, areSamples } = loaderData;
  const { title, description, where } = page;
  return (
    <>
      <PageMeta
        title={title}
        description={description}
        isHidden={isHidden}
        structuredData={loaderData.structuredData}
      />
      <AnswerHeading
        title={title}
        answer={answer}
        message={chatMessage}
        promises={promises}
        crumbs={page.facts?.parents}
      />
      <Benefits benefits={page.benefits} fastest={fastest} />
      <div className="wrap grid gap-10 py-10 md:py-14 lg:grid-cols-[minmax(0,1fr)_22rem]">
        {page.facts && <PlaceFactsBox facts={page.facts} />}
        <div className="lg:col-start-1 lg:row-start-1">
          <HtmlText html={html} />
        </div>
      </div>
      <PhotoStrip heading="Serviços que fizemos" photos={loaderData.photos} />
      {page.groups.length > 0 && <Neighbourhoods where={where} groups={page.groups} />}
      {page.testimonial && (
        <Section heading="Depoimento">
          <TestimonialList testimonials={[page.testimonial]} areSamples={areSamples} />
        </Section>
      )}
      {page.posts.length + page.specials.length > 0 && (
        <Section heading={`Mais sobre portões ${where}`}>
          <LinkGrid links={[...page.specials, ...page.posts]} />
        </Section>
      )}
      <CallToAction
        heading={`Orçamento de motor de portão ${where}`}
        text="Mande uma foto do portão e a largura do vão. A resposta vem com o modelo indicado e o valor."
        message={chatMessage}
      />
    </>
  );
}
