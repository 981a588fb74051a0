import type { PageHandle } from "#app/hydration/page-handle.ts";
import { servicesContext } from "#app/services.ts";
import { ChatButton } from "#app/ui/chat-button.tsx";
import { Phone } from "#app/ui/icons.tsx";
import { PhoneLink } from "#app/ui/phone-link.tsx";
import { getPriceList } from "#content/price-list.ts";
import { keepServed } from "#content/service-area.ts";
import { services as template } from "#content/services.ts";
import { businessData, motorData, ratingInWords } from "#content/structured-data.ts";
import { findServiceTestimonials, showsSamples } from "#content/testimonials.ts";
import { quoteChatMessage } from "#domain/contact.ts";
import { toSlug } from "#domain/slug.ts";
import { toFaqPageData } from "#domain/structured-data/faq-page.ts";
import { toJsonLd } from "#domain/structured-data/graph.ts";
import { Accordion } from "../parts/accordion.tsx";
import { CallToAction } from "../parts/call-to-action.tsx";
import { findWorkPhotos } from "../parts/choose-photos.ts";
import { PageHeading } from "../parts/page-heading.tsx";
import { PageMeta } from "../parts/page-meta.tsx";
import { PhotoStrip } from "../parts/photo-strip.tsx";
import { Prices } from "../parts/prices.tsx";
import { Section } from "../parts/section.tsx";
import { TestimonialList } from "../parts/testimonial-list.tsx";
import type { Route } from "./+types/services";
import { Badges } from "./badges.tsx";
import { ProblemCards } from "./problem-cards.tsx";
import { ServiceAreas } from "./service-areas.tsx";
import { ServiceCards } from "./service-cards.tsx";

const path = "/instalacao-motor-portao-automatico";

export const handle: PageHandle = { isPublic: true };

export async function loader({ context }: Route.LoaderArgs) {
  const all = context.get(servicesContext);
  const { shop, site } = all;
  const services = shop.fill(template);
  return {
    ...services,
    photos: await findWorkPhotos(all),
    prices: getPriceList(shop),
    structuredData: toJsonLd(
      businessData(shop, site, { showsRating: true }),
      toFaqPageData(services.faq),
      motorData(shop, site, path, { description: services.description, showsRating: false }),
    ),
    areas: keepServed(
      shop,
      services.areas.map((name) => ({ name, href: `/cidades/${toSlug(name)}` })),
    ),
    testimonials: findServiceTestimonials(shop),
    areSamples: showsSamples(shop),
    googleProfile: shop.facts.testimonials.googleProfile,
    callLabel: shop.facts.hours.isAlways ? "Atendimento 24h" : "Ligar agora",
    badges: {
      warranty: shop.fill("Garantia de {warranty.motor.badge}"),
      rating: ratingInWords(shop.ratings.business),
      technicians: "Técnicos Certificados",
    },
  };
}

export default function Services({ loaderData: page }: Route.ComponentProps) {
  return (
    <>
      <PageMeta title={page.title} description={page.description} structuredData={page.structuredData} />
      <PageHeading title={page.headline} intro={page.subline} isCompact>
        <ChatButton button="hero" message={quoteChatMessage}>
          Solicitar Orçamento Grátis
        </ChatButton>
        <PhoneLink button="hero" className="button button-accent px-6 text-lg">
          <Phone className="size-6" />
          {page.callLabel}
        </PhoneLink>
      </PageHeading>
      <Badges {...page.badges} />
      <Section
        heading="Problemas comuns e o que fazer"
        intro="Três defeitos comuns e o que dá para conferir antes de pedir a visita."
      >
        <ProblemCards problems={page.problems} />
      </Section>
      <Section heading="Nossos serviços" intro="O valor é combinado antes de começar." isShaded>
        <ServiceCards cards={page.cards} />
      </Section>
      <PhotoStrip heading="Serviços que fizemos" photos={page.photos} />
      <Prices {...page.prices} />
      {page.testimonials.length > 0 && (
        <Section heading="O que dizem os clientes" isShaded>
          <TestimonialList testimonials={page.testimonials} areSamples={page.areSamples} />
          {page.googleProfile && (
            <p>
              <a href={page.googleProfile} rel="noopener" className="text-link inline-flex min-h-11 items-center">
                Ver todas as avaliações no Google
              </a>
            </p>
          )}
        </Section>
      )}
      <Section heading="Perguntas frequentes">
        <Accordion items={page.faq} name="perguntas-dos-servicos" />
        <p>
          <a href="/duvidas-frequentes" className="text-link inline-flex min-h-11 items-center">
            Ver todas as dúvidas frequentes
          </a>
        </p>
      </Section>
      <Section heading="Onde atendemos" intro="Escolha o seu lugar e pergunte qual é o próximo horário livre." isShaded>
        <ServiceAreas areas={page.areas} />
      </Section>
      <CallToAction
        heading={page.closing.heading}
        text={page.closing.text}
        note={page.closing.line || undefined}
        message={quoteChatMessage}
        button="Solicitar Orçamento Grátis"
      />
    </>
  );
}
