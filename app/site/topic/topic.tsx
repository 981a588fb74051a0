import { data } from "react-router";
import { isListed, type PageHandle } from "#app/hydration/page-handle.ts";
import { servicesContext } from "#app/services.ts";
import { cataloguePublished } from "#content/addresses.ts";
import { fallbackTopic, toTopic } from "#content/other-topics.ts";
import { getPageDate } from "#content/page-dates.ts";
import { getTopicBySlug, relatedTopics, topics } from "#content/topics.ts";
import { getGeneratedPagePath } from "#domain/pages.ts";
import { isPlausibleSlug } from "#domain/slug.ts";
import { isIndexable } from "#domain/standing.ts";
import { toArticleData } from "#domain/structured-data/article.ts";
import { toJsonLd } from "#domain/structured-data/graph.ts";
import { CallToAction } from "../parts/call-to-action.tsx";
import { HtmlText } from "../parts/html-text.tsx";
import { LinkGrid } from "../parts/link-grid.tsx";
import { MissingPage } from "../parts/missing-page.tsx";
import { PageHeading } from "../parts/page-heading.tsx";
import { PageMeta } from "../parts/page-meta.tsx";
import { Section } from "../parts/section.tsx";
import type { Route } from "./+types/topic";

export const handle: PageHandle = { isPublic: true, isCacheable: isListed, tags: ({ slug }) => [`page:${slug}`] };

const toLink = ({ title, slug }: { title: string; slug: string }) => ({ label: title, href: `/topicos/${slug}` });
const suggestionCount = 6;

/** Built-in topics come first, then what staff made, then a text that is true of any gate. */
export async function loader({ params: { slug }, context }: Route.LoaderArgs) {
  const topic = getTopicBySlug(slug);
  const { pages, shop, site } = context.get(servicesContext);
  if (topic) {
    const { title, description, keywords, content, group } = shop.fill(topic);
    const related = relatedTopics(topic).map(toLink);
    const dates = {
      datePublished: cataloguePublished.toISOString(),
      dateModified: getPageDate(`/topicos/${slug}`, shop).toISOString(),
    };
    const structuredData = toJsonLd(toArticleData({ title, description, ...dates }, site, `/topicos/${slug}`));
    return data({
      title,
      description,
      keywords,
      content,
      group,
      related,
      structuredData,
      path: undefined,
      isHidden: false,
    });
  }
  const others = { group: null, structuredData: undefined, related: topics.slice(0, suggestionCount).map(toLink) };
  const saved = await pages.getPageBySlug(slug);
  if (saved?.standing.isPublished) {
    return data({
      ...shop.fill(toTopic(saved)),
      ...others,
      path: getGeneratedPagePath(slug),
      isHidden: !isIndexable(saved.standing),
    });
  }
  if (!isPlausibleSlug(slug)) return data(null, { status: 404 });
  return data({ ...shop.fill(fallbackTopic(slug)), ...others, path: undefined, isHidden: true });
}

export default function Topic({ loaderData }: Route.ComponentProps) {
  if (!loaderData) return <MissingPage />;
  const { title, description, keywords, content, group, related, path, isHidden } = loaderData;
  return (
    <>
      <PageMeta
        title={title}
        description={description}
        keywords={keywords}
        path={path}
        isHidden={isHidden}
        type="article"
        structuredData={loaderData.structuredData}
      />
      <PageHeading title={title} intro={description} />
      <article className="wrap py-10 md:py-14">
        <HtmlText html={content} />
      </article>
      <CallToAction
        heading="Fale com um técnico"
        text="Conte como é o seu portão e o que você precisa. O orçamento é grátis e sem compromisso."
        message={`Olá! Vim pelo site e gostaria de um orçamento. Assunto: ${title}`}
      />
      <Section heading={group ? `Mais sobre ${group.toLowerCase()}` : "Outros assuntos"} isShaded>
        <LinkGrid links={related} />
      </Section>
    </>
  );
}
