import { Phone } from "lucide-react";
import type { PageHandle } from "#app/hydration/page-handle.ts";
import { servicesContext } from "#app/services.ts";
import { ChatButton } from "#app/ui/chat-button.tsx";
import { PhoneLink } from "#app/ui/phone-link.tsx";
import { useSite } from "#app/ui/use-site.ts";
import { facts } from "#content/facts.ts";
import { placesOfCity } from "#content/places/places.ts";
import { servicePages } from "#content/service-pages.ts";
import { testimonialsAreSamples } from "#content/testimonials.ts";
import { formatPhone } from "#domain/contact.ts";
import { formatPrice } from "#domain/format.ts";
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
  const page = servicePages.find(({ slug }) => pathname.split("/").includes(slug));
  if (!page) throw new Error(`${pathname} is routed to a service page that is not written`);
  const { validMonths } = facts.express;
  const service = {
    name: `Conserto e instalação de portão automático em ${page.city}`,
    description: page.description,
    areas: [page.city],
  };
  return {
    ...page,
    structuredData: toJsonLd(
      toServiceData(service, context.get(servicesContext).site, `/${page.slug}`),
      toFaqPageData(page.faq),
    ),
    express: {
      ...page.express,
      price: formatPrice(facts.prices.expressMaintenance),
      validity: `Validade de ${validMonths} ${validMonths === 1 ? "mês" : "meses"}`,
    },
    neighbourhoods: placesOfCity(page.city).map(({ name, slug }) => ({ label: name, href: `/cidades/${slug}` })),
    areSamples: testimonialsAreSamples,
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
          <Phone aria-hidden="true" className="size-6" />
          {formatPhone(site.phone)}
        </PhoneLink>
      </PageHeading>
      <div className="wrap space-y-8 py-8 md:py-12">
        <JumpLinks label="Nesta página" jumps={jumps} />
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
      <ExpressOffer {...page.express} city={city} />
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
      <Section id="depoimentos" heading={`Depoimentos de ${city}`}>
        <TestimonialList testimonials={page.testimonials} areSamples={page.areSamples} />
      </Section>
      <CallToAction
        heading={`Portão com problema em ${city}?`}
        text="Diga o bairro e o que acontece com o portão. Um vídeo curto ajuda o técnico a sair com a peça certa."
        message={message}
      />
    </>
  );
}
