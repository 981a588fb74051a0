import { Download, FileCode, House, KeyRound } from "lucide-react";
import type { ReactNode } from "react";
import { cityGroups } from "../../../content/places/city-groups.ts";
import { terms } from "../../../content/terms.ts";
import { topicGroups, topics } from "../../../content/topics.ts";
import type { PageHandle } from "../../hydration/page-handle.ts";
import { servicesContext } from "../../services.ts";
import { LinkGrid, type PageLink } from "../parts/link-grid.tsx";
import { PageHeading } from "../parts/page-heading.tsx";
import { PageMeta } from "../parts/page-meta.tsx";
import { Section } from "../parts/section.tsx";
import type { Route } from "./+types/sitemap";

const linksAtOnce = 100;

export const handle: PageHandle = { isPublic: true, params: ["depois"], tags: () => ["pages"] };

export async function loader({ request, context }: Route.LoaderArgs) {
  const { pages, log } = context.get(servicesContext);
  const after = new URL(request.url).searchParams.get("depois") ?? "";
  return {
    terms: terms.map(({ slug, name }) => ({ label: name, href: `/termos/${slug}` })),
    topicGroups: topicGroups.map((group) => ({
      title: group,
      links: topics
        .filter((topic) => topic.group === group)
        .map(({ slug, title }) => ({ label: title, href: `/topicos/${slug}` })),
    })),
    cityGroups: cityGroups.map(({ title, places }) => ({
      title,
      links: places.map(({ slug, label }) => ({ label, href: `/cidades/${slug}` })),
    })),
    useful: await findUsefulLinks(),
  };

  /** The rest of the map is of use without them. */
  async function findUsefulLinks() {
    try {
      const found = await pages.findAddresses({ limit: linksAtOnce + 1, after });
      return {
        total: await pages.countPages(),
        links: found.slice(0, linksAtOnce).map(({ slug, title }) => ({ label: title, href: `/links-uteis/${slug}` })),
        next: found.length > linksAtOnce ? found[linksAtOnce - 1]?.slug : undefined,
        isFirst: after === "",
      };
    } catch (error) {
      log.error({ err: error }, "Erro ao carregar páginas:");
      return { total: 0, links: [], next: undefined, isFirst: true };
    }
  }
}

export default function Sitemap({ loaderData }: Route.ComponentProps) {
  const { terms, topicGroups, cityGroups, useful } = loaderData;
  return (
    <>
      <PageMeta
        title="Mapa do Site: cidades, assuntos e termos"
        description="Todas as páginas do site em um só lugar: cidades e bairros atendidos, assuntos sobre portões automáticos, termos mais procurados e links úteis."
        isHidden={!useful.isFirst}
      />
      <PageHeading
        title="Mapa do Site"
        intro="Encontre a página da sua cidade, do seu bairro ou do assunto que procura."
      />
      <Section heading="Páginas principais">
        <ul className="flex flex-wrap gap-3">
          <MainLink href="/" icon={<House aria-hidden="true" className="size-5" />}>
            Início
          </MainLink>
          <MainLink href="/sitemap" icon={<FileCode aria-hidden="true" className="size-5" />}>
            Mapa do Site
          </MainLink>
          <MainLink href="/sitemap.xml" icon={<FileCode aria-hidden="true" className="size-5" />}>
            Sitemap XML
          </MainLink>
          <MainLink href="/sitemap.xml?download" icon={<Download aria-hidden="true" className="size-5" />} isDownload>
            Baixar sitemap atualizado
          </MainLink>
          <MainLink href="/admin/login" icon={<KeyRound aria-hidden="true" className="size-5" />} isNoFollow>
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
          <div className="flex flex-wrap gap-3">
            {!useful.isFirst && (
              <a href="/sitemap" className="button button-quiet px-4">
                Voltar aos primeiros
              </a>
            )}
            {useful.next && (
              <a href={`/sitemap?depois=${encodeURIComponent(useful.next)}`} className="button button-quiet px-4">
                Ver mais links úteis
              </a>
            )}
          </div>
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
