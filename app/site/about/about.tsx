import type { PageHandle } from "#app/hydration/page-handle.ts";
import { servicesContext } from "#app/services.ts";
import { PhoneLink } from "#app/ui/phone-link.tsx";
import { getAbout } from "#content/about.ts";
import { businessData } from "#content/structured-data.ts";
import { quoteChatMessage } from "#domain/contact.ts";
import { toJsonLd } from "#domain/structured-data/graph.ts";
import { CallToAction } from "../parts/call-to-action.tsx";
import { PageHeading } from "../parts/page-heading.tsx";
import { PageMeta } from "../parts/page-meta.tsx";
import { Paragraphs } from "../parts/paragraphs.tsx";
import { Photo } from "../parts/photo.tsx";
import { Section } from "../parts/section.tsx";
import type { Route } from "./+types/about";
import { AreaMap } from "./area-map.tsx";
import { Team } from "./team.tsx";

export const handle: PageHandle = { isPublic: true };

export async function loader({ context }: Route.LoaderArgs) {
  const { photos, shop, site } = context.get(servicesContext);
  const { team, photo, ...about } = getAbout(shop);
  const ids = [photo, ...team.map((person) => person.photo)].filter((id) => id !== null);
  const views = new Map((await photos.findViews([...new Set(ids)])).map((view) => [view.id, view]));
  const find = (id: string | null) => (id === null ? undefined : views.get(id));
  return {
    ...about,
    photo: find(photo),
    team: team.map(({ name, role, photo }) => ({ name, role, photo: find(photo) })),
    structuredData: toJsonLd(businessData(shop, site, { showsRating: false })),
  };
}

export default function About({ loaderData: page }: Route.ComponentProps) {
  return (
    <>
      <PageMeta title={page.title} description={page.description} structuredData={page.structuredData} />
      <PageHeading title={page.title} intro={page.intro} />
      <div className="wrap grid items-start gap-8 py-8 md:py-12 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="space-y-4">
          {page.since !== null && <p className="text-lg font-bold text-brand">{`Desde ${page.since}`}</p>}
          <Paragraphs texts={page.paragraphs} hasLead />
          {page.photo && (
            <Photo
              photo={page.photo}
              sizes="(min-width: 1024px) 48rem, 100vw"
              className="h-auto w-full rounded-2xl border border-line"
            />
          )}
        </div>
        <dl className="card space-y-4 bg-paper">
          <Fact name="Telefone">
            <PhoneLink button="content" className="text-link font-bold" />
          </Fact>
          <Fact name="Atendimento">{page.hours}</Fact>
          {page.holidays && <Fact name="Feriados">{page.holidays}</Fact>}
          {page.address && <Fact name="Endereço">{page.address}</Fact>}
          {page.cnpj && <Fact name="CNPJ">{page.cnpj}</Fact>}
          {page.googleProfile && (
            <Fact name="No Google">
              <a href={page.googleProfile} rel="noopener" className="text-link">
                Ver o perfil e as avaliações
              </a>
            </Fact>
          )}
        </dl>
      </div>
      {page.team.length > 0 && (
        <Section heading="A equipe" isShaded>
          <Team people={page.team} />
        </Section>
      )}
      <Section heading="Onde atendemos" intro="Toque numa cidade para ver como é o atendimento nela.">
        <AreaMap {...page.map} />
      </Section>
      <CallToAction
        heading="Fale com quem instala"
        text="Mande uma foto do portão e a largura do vão. O orçamento é grátis e sem compromisso."
        message={quoteChatMessage}
      />
    </>
  );
}

function Fact({ name, children }: { name: string; children: React.ReactNode }) {
  return (
    <div>
      <dt className="text-sm font-semibold text-soft-ink">{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
