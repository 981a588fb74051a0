import { redirect } from "react-router";
import type { PageHandle } from "#app/hydration/page-handle.ts";
import { servicesContext } from "#app/services.ts";
import { ChatButton } from "#app/ui/chat-button.tsx";
import { Phone } from "#app/ui/icons.tsx";
import { PhoneLink } from "#app/ui/phone-link.tsx";
import { useSite } from "#app/ui/use-site.ts";
import { findCityPlaces } from "#content/places/places.ts";
import { isServed } from "#content/service-area.ts";
import { servicePages } from "#content/service-pages.ts";
import { findAreaTestimonials, showsSamples } from "#content/testimonials.ts";
import { formatPhone } from "#domain/contact.ts";
import { toFaqPageData } from "#domain/structured-data/faq-page.ts";
import { toJsonLd } from "#domain/structured-data/graph.ts";
import { toServiceData } from "#domain/structured-data/service.ts";
import { Accordion } from "../parts/accordion.tsx";
import { CallToAction } from "../parts/call-to-action.tsx";
import { CheckList } from "../parts/check-list.tsx";
import { JumpLinks } from "../parts/jump-links.tsx";
import { NeighbourhoodLinks } from "../parts/neighbourhood-links.tsx";
import { PageHeading } from "../parts/page-heading.tsx";
import { PageMeta } from "../parts/page-meta.tsx";
import { Paragraphs } from "../parts/paragraphs.tsx";
import { Section } from "../parts/section.tsx";
import { TestimonialList } from "../parts/testimonial-list.tsx";
import type { Route } from "./+types/service-area";
import { AreaServices } from "./area-services.tsx";
import { ExpressOffer } from "./express-offer.tsx";

export const handle: PageHandle = { isPublic: true };

export function loader({ url: { pathname }, context }: Route.LoaderArgs) {
  const { shop, site } = context.get(servicesContext);
  const template = servicePages.find(({ slug }) => pathname.split("/").includes(slug));
  if (!template) throw new Error(`${pathname} is routed to a service page that is not written`);
  if (!isServed(shop, template)) throw redirect("/");
  const page = shop.fill(template);
  const service = {
    name: `Conserto e instalação de portão automático em ${page.city}`,
    description: page.description,
    areas: [page.city],
  };
  return {
    ...page,
    structuredData: toJsonLd(toServiceData(service, site, `/${page.slug}`), toFaqPageData(page.faq)),
    express: {
      ...page.express,
      ...shop.fill({ price: "{price.express}", validity: "Validade de {express.months}" }),
    },
    neighbourhoods: findCityPlaces(page.city).map(({ name, slug }) => ({ label: name, href: `/cidades/${slug}` })),
    testimonials: findAreaTestimonials(shop, page),
    areSamples: showsSamples(shop),
  };
}

const jumps = [
  { id: "servicos", title: "Serviços" },
  { id: "preventiva", title: "Manutenção preventiva" },
  { id: "express", title: "Manutenção expressa" },
  { id: "bairros", title: "Bairros" },
  { id: "perguntas", title: "Perguntas" },
  { id: "depoimentos", title: "Depoimentos" },
];

/** What the shop does not have has no section to jump to. */
function hasPart({ express, testimonials }: Awaited<ReturnType<typeof loader>>, id: string): boolean {
  if (id === "express") return express.price !== "";
  return id !== "depoimentos" || testimonials.length > 0;
}

export default function ServiceArea({ loaderData: page }: Route.ComponentProps) {
  const site = useSite();
  const { city, neighbourhoods, preventive } = page;
  const message = `Olá! Vim pelo site e preciso de um técnico de portão automático em ${city}.`;
  return (
    <>
      <PageMeta title={page.title} description={page.description} structuredData={page.structuredData} />
      <PageHeading title={page.headline}>
        <ChatButton button="hero" message={message} />
        <PhoneLink button="hero" className="button button-accent px-6 text-lg">
          <Phone className="size-6" />
          {formatPhone(site.phone)}
        </PhoneLink>
      </PageHeading>
      <div className="wrap space-y-8 py-8 md:py-12">
        <JumpLinks label="Nesta página" jumps={jumps.filter(({ id }) => hasPart(page, id))} />
        <Paragraphs texts={page.intro} hasLead />
      </div>
      <Section id="servicos" heading={`Serviços em ${city}`} isShaded>
        <AreaServices services={page.services} />
      </Section>
      <Section id="preventiva" heading={preventive.heading}>
        <div className="grid gap-8 lg:grid-cols-2">
          <Paragraphs texts={preventive.paragraphs} />
          <div className="card space-y-4 self-start bg-paper">
            <h3 className="text-xl">O que o técnico confere</h3>
            <CheckList items={preventive.checklist} />
          </div>
        </div>
      </Section>
      {page.express.price !== "" && <ExpressOffer {...page.express} city={city} />}
      <Section
        id="bairros"
        heading={`Bairros atendidos em ${city}`}
        intro={`São ${neighbourhoods.length} bairros. Toque no seu para ver como é o atendimento nele.`}
      >
        <NeighbourhoodLinks links={neighbourhoods} />
      </Section>
      <Section id="perguntas" heading={`Perguntas de quem mora em ${city}`} isShaded>
        <Accordion items={page.faq} name="perguntas-da-cidade" />
      </Section>
      {page.testimonials.length > 0 && (
        <Section id="depoimentos" heading={`Depoimentos de ${city}`}>
          <TestimonialList testimonials={page.testimonials} areSamples={page.areSamples} />
        </Section>
      )}
      <CallToAction
        heading={`Portão com problema em ${city}?`}
        text="Diga o bairro e o que acontece com o portão. Um vídeo curto ajuda o técnico a sair com a peça certa."
        message={message}
      />
    </>
  );
}
