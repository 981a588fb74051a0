import { redirect } from "react-router";
import type { PageHandle } from "#app/hydration/page-handle.ts";
import { servicesContext } from "#app/services.ts";
import { Lightbulb } from "#app/ui/icons.tsx";
import { getBenefits } from "#content/city-benefits.ts";
import { cityOffers } from "#content/city-offers.ts";
import { findCityPlaces } from "#content/places/places.ts";
import { promotionIn } from "#content/promotion.ts";
import { getClaims, isServed } from "#content/service-area.ts";
import { trade } from "#content/trade.ts";
import { toBusinessDay } from "#domain/business-day.ts";
import { toJsonLd } from "#domain/structured-data/graph.ts";
import { toServiceData } from "#domain/structured-data/service.ts";
import { Hero } from "../home/hero.tsx";
import { CallToAction } from "../parts/call-to-action.tsx";
import { NeighbourhoodLinks } from "../parts/neighbourhood-links.tsx";
import { PageMeta } from "../parts/page-meta.tsx";
import { Paragraphs } from "../parts/paragraphs.tsx";
import { Section } from "../parts/section.tsx";
import type { Route } from "./+types/city-offer";
import { Benefits } from "./benefits.tsx";
import { PromotionBox } from "./promotion-box.tsx";

/** A kept page would show the promotion after its last day. */
export const handle: PageHandle = {
  isPublic: true,
  // There is no data where the request was refused.
  isCacheable: (_query, loaderData) => !(loaderData as { promotion: unknown } | undefined)?.promotion,
};

export function loader({ url: { pathname }, context }: Route.LoaderArgs) {
  const offer = cityOffers.find(({ slug }) => pathname.split("/").includes(slug));
  if (!offer) throw new Error(`${pathname} is routed to a city offer that is not written`);
  const { shop, site } = context.get(servicesContext);
  if (!isServed(shop, offer)) throw redirect("/");
  const { hasDelivery, hasFreeInstallation } = getClaims(shop, offer);
  const isAllFree = hasDelivery && hasFreeInstallation;
  const service = {
    name: `Venda e instalação de motor para portão em ${offer.city}`,
    description: shop.fill(offer.description),
    areas: [offer.city],
  };
  return {
    ...shop.fill(offer),
    structuredData: toJsonLd(toServiceData(service, site, `/${offer.slug}`)),
    benefits: shop.fill(getBenefits(offer.city)).filter(({ kind }) => kind !== "delivery" || isAllFree),
    promotion: promotionIn(shop, offer.city, toBusinessDay(new Date())),
    kit: shop.fill({ price: "{price.lowest}", includes: "{kit.includes}" }),
    isAllFree,
    power: trade.motor.homePower.min,
    neighbourhoods: findCityPlaces(offer.city).map(({ name, slug }) => ({ label: name, href: `/cidades/${slug}` })),
  };
}

export default function CityOffer({ loaderData: page }: Route.ComponentProps) {
  const { city, localTip, neighbourhoods } = page;
  return (
    <>
      <PageMeta title={page.title} description={page.description} structuredData={page.structuredData} />
      <Hero
        hasBreadcrumb
        city={city}
        isCityNamed
        headline={`Motor para Portão em ${city} - Kit Completo Instalado`}
        subline={`Motor de ${page.power}, central e controles entregues e instalados em ${city}${page.isAllFree ? ", com frete grátis" : ""}.`}
      />
      <div className="wrap grid items-start gap-8 py-8 md:py-12 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="lg:order-last">
          <PromotionBox city={city} promotion={page.promotion} kit={page.kit} />
        </div>
        <Paragraphs texts={page.intro} hasLead />
      </div>
      <Section heading={`O que você leva em ${city}`} isShaded>
        <Benefits benefits={page.benefits} />
      </Section>
      <div className="wrap pt-10 md:pt-14">
        <section
          aria-labelledby="dica"
          className="max-w-3xl space-y-3 rounded-2xl border-l-4 border-accent bg-paper p-6"
        >
          <h2 id="dica" className="flex items-start gap-3 text-xl md:text-2xl">
            <Lightbulb className="mt-0.5 size-6 shrink-0" />
            {localTip.heading}
          </h2>
          <p>{localTip.text}</p>
        </section>
      </div>
      <Section
        heading={`Bairros de ${city} ${page.isAllFree ? "com entrega grátis" : "atendidos"}`}
        intro={`Atendemos ${neighbourhoods.length} bairros. Toque no seu para saber mais.`}
      >
        <NeighbourhoodLinks links={neighbourhoods} />
      </Section>
      <CallToAction
        heading={`Vamos instalar o seu motor em ${city}?`}
        text="Mande uma foto do portão, a largura do vão e o bairro. Respondemos com o modelo indicado."
        message={`Olá! Vim pelo site e gostaria de um orçamento para instalação de motor de portão em ${city}.`}
        button="Solicitar Orçamento"
      />
    </>
  );
}
