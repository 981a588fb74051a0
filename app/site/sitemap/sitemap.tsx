import type { ReactNode } from "react";
import { data } from "react-router";
import type { PageHandle } from "#app/hydration/page-handle.ts";
import { servicesContext } from "#app/services.ts";
import { Download, FileCode, House, KeyRound } from "#app/ui/icons.tsx";
import { cityGroups } from "#content/places/city-groups.ts";
import { keepServed } from "#content/service-area.ts";
import type { Shop } from "#content/shop.ts";
import { terms } from "#content/terms.ts";
import { topicGroups, topics } from "#content/topics.ts";
import { LinkGrid, type PageLink } from "../parts/link-grid.tsx";
import { PageHeading } from "../parts/page-heading.tsx";
import { PageMeta } from "../parts/page-meta.tsx";
import { Section } from "../parts/section.tsx";
import type { Route } from "./+types/sitemap";
import { loadUsefulLinks, loadUsefulPart, type UsefulLinks } from "./load-useful-links.ts";
import { MapPart } from "./map-part.tsx";

const partParam = "parte";

export const handle: PageHandle = { isPublic: true, params: [partParam], tags: () => ["pages"] };

export async function loader({ request, context }: Route.LoaderArgs) {
  const { pages, shop, log } = context.get(servicesContext);
  const spellings = new URL(request.url).searchParams.getAll(partParam);
  try {
    if (spellings.length > 0) return data({ part: await loadUsefulPart(pages, spellings), map: null });
    return data({ part: null, map: wholeMap(shop, await loadUsefulLinks(pages)) });
  } catch (error) {
    if (error instanceof Response) throw error;
    log.error({ err: error }, "Erro ao carregar páginas:");
    // The rest of the map is of use without them, but must not be kept.
    return data({ part: null, map: wholeMap(shop, noUsefulLinks) }, { headers: { "Cache-Control": "no-store" } });
  }
}

export function headers({ loaderHeaders }: Route.HeadersArgs) {
  return loaderHeaders;
}

const noUsefulLinks: UsefulLinks = { total: 0, links: [], parts: [] };

function wholeMap(shop: Shop, useful: UsefulLinks) {
  return {
    terms: keepServed(
      shop,
      terms.map(({ slug, name }) => ({ label: name, href: `/termos/${slug}` })),
    ),
    topicGroups: topicGroups.map((group) => ({
      title: group,
      links: topics
        .filter((topic) => topic.group === group)
        .map(({ slug, title }) => ({ label: title, href: `/topicos/${slug}` })),
    })),
    cityGroups: cityGroups
      .map(({ title, places }) => ({
        title,
        links: keepServed(
          shop,
          places.map(({ slug, label }) => ({ label, href: `/cidades/${slug}` })),
        ),
      }))
      .filter(({ links }) => links.length > 0),
    useful,
  };
}

export default function Sitemap({ loaderData: { part, map } }: Route.ComponentProps) {
  return part ? <MapPart {...part} /> : <WholeMap {...map} />;
}

function WholeMap({ terms, topicGroups, cityGroups, useful }: ReturnType<typeof wholeMap>) {
  return (
    <>
      <PageMeta
        title="Mapa do Site: cidades, assuntos e termos"
        description="Todas as páginas do site em um só lugar: cidades e bairros atendidos, assuntos sobre portões automáticos, termos mais procurados e links úteis."
      />
      <PageHeading
        title="Mapa do Site"
        intro="Encontre a página da sua cidade, do seu bairro ou do assunto que procura."
      />
      <Section heading="Páginas principais">
        <ul className="flex flex-wrap gap-3">
          <MainLink href="/" icon={<House className="size-5" />}>
            Início
          </MainLink>
          <MainLink href="/sitemap" icon={<FileCode className="size-5" />}>
            Mapa do Site
          </MainLink>
          <MainLink href="/sitemap.xml" icon={<FileCode className="size-5" />}>
            Sitemap XML
          </MainLink>
          <MainLink href="/sitemap.xml?download" icon={<Download className="size-5" />} isDownload>
            Baixar sitemap atualizado
          </MainLink>
          <MainLink href="/admin/login" icon={<KeyRound className="size-5" />} isNoFollow>
            Área administrativa
          </MainLink>
        </ul>
      </Section>
      <Section heading={`Termos mais procurados (${terms.length} páginas)`} isShaded>
        <LinkGrid links={terms} />
      </Section>
      {useful.links.length > 0 && (
        <Section heading={`Links úteis (${useful.total} páginas)`}>
          <LinkGrid links={useful.links} />
          {useful.parts.length > 0 && <PartLinks parts={useful.parts} />}
        </Section>
      )}
      <Section heading="Assuntos" isShaded>
        <Groups groups={topicGroups} />
      </Section>
      <Section heading="Cidades atendidas">
        <Groups groups={cityGroups} />
      </Section>
    </>
  );
}

function PartLinks({ parts }: { parts: PageLink[] }) {
  return (
    <nav aria-labelledby="mais-links" className="space-y-4">
      <h3 id="mais-links" className="text-xl">
        Mais links úteis, em ordem alfabética
      </h3>
      <ul className="flex flex-wrap gap-2">
        {parts.map(({ label, href }) => (
          <li key={href}>
            <a href={href} className="index-link">
              {label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

type MainLinkProps = { href: string; icon: ReactNode; children: string; isDownload?: boolean; isNoFollow?: boolean };

function MainLink({ href, icon, children, isDownload, isNoFollow }: MainLinkProps) {
  return (
    <li>
      <a
        href={href}
        className="button button-quiet px-4"
        download={isDownload}
        rel={isNoFollow ? "nofollow" : undefined}
      >
        {icon}
        {children}
      </a>
    </li>
  );
}

function Groups({ groups }: { groups: { title: string; links: PageLink[] }[] }) {
  return (
    <div className="space-y-8">
      {groups.map(({ title, links }) => (
        <div key={title} className="space-y-2">
          <h3 className="text-xl">
            {title} ({links.length})
          </h3>
          <LinkGrid links={links} />
        </div>
      ))}
    </div>
  );
}
