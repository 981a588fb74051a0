import { Fragment } from "react";
import type { PageHandle } from "#app/hydration/page-handle.ts";
import { servicesContext } from "#app/services.ts";
import { Clock } from "#app/ui/icons.tsx";
import { cataloguePublished } from "#content/addresses.ts";
import { guide as template } from "#content/guide.ts";
import { getPageDate } from "#content/page-dates.ts";
import { quoteChatMessage } from "#domain/contact.ts";
import { toArticleData } from "#domain/structured-data/article.ts";
import { toFaqPageData } from "#domain/structured-data/faq-page.ts";
import { toJsonLd } from "#domain/structured-data/graph.ts";
import { Accordion } from "../parts/accordion.tsx";
import { CallToAction } from "../parts/call-to-action.tsx";
import { PageHeading } from "../parts/page-heading.tsx";
import { PageMeta } from "../parts/page-meta.tsx";
import type { Route } from "./+types/guide";
import { GuideChapter, GuideSection } from "./guide-section.tsx";
import { PartnerLinks } from "./partner-links.tsx";
import { QuotePrompt } from "./quote-prompt.tsx";
import { FoldedContents, StickyContents } from "./table-of-contents.tsx";
import { withWideTables } from "./wide-tables.ts";

export const handle: PageHandle = { isPublic: true };

/** How fast people read instructions in Portuguese. */
const wordsAMinute = 200;

export function loader({ context }: Route.LoaderArgs) {
  const { shop, site } = context.get(servicesContext);
  const guide = shop.fill(template);
  const { title, description, intro, faq, partners, prompts } = guide;
  const words = guide.sections.flatMap(({ html }) => html.replaceAll(/<[^>]*>/g, " ").match(/\S+/g) ?? []).length;
  const dates = {
    datePublished: cataloguePublished.toISOString(),
    dateModified: getPageDate("/guia-completo", shop).toISOString(),
  };
  return {
    title,
    description,
    structuredData: toJsonLd(
      toArticleData({ title, description, ...dates }, site, "/guia-completo"),
      toFaqPageData(faq),
    ),
    intro,
    faq,
    partners,
    readingMinutes: Math.ceil(words / wordsAMinute),
    sections: guide.sections.map(({ html, ...section }) => ({
      ...section,
      html: withWideTables(html.trim(), section.title),
      prompt: prompts.find(({ after }) => after === section.id),
    })),
  };
}

const endings = {
  faq: { id: "perguntas", title: "Perguntas de quem está decidindo" },
  partners: { id: "onde-saber-mais", title: "Onde saber mais" },
};

export default function Guide({ loaderData }: Route.ComponentProps) {
  const { title, description, intro, readingMinutes, sections, faq, partners } = loaderData;
  const anchors = [...sections, endings.faq, endings.partners];
  return (
    <>
      <PageMeta title={title} description={description} type="article" structuredData={loaderData.structuredData} />
      <PageHeading title={title} intro={intro}>
        <p className="flex items-center gap-2 font-semibold">
          <Clock className="size-5" />
          {readingMinutes} minutos de leitura, em {anchors.length} partes
        </p>
      </PageHeading>
      <div className="wrap grid gap-8 py-8 md:py-12 lg:grid-cols-[16rem_minmax(0,1fr)] lg:gap-12">
        <FoldedContents anchors={anchors} />
        <StickyContents anchors={anchors} />
        <article className="min-w-0 space-y-14">
          {sections.map(({ id, title, keyPoint, html, prompt }, index) => (
            <Fragment key={id}>
              <GuideSection id={id} number={index + 1} title={title} keyPoint={keyPoint} html={html} />
              {prompt && <QuotePrompt {...prompt} />}
            </Fragment>
          ))}
          <GuideChapter {...endings.faq} number={sections.length + 1}>
            <Accordion items={faq} name="perguntas-do-guia" />
            <p>
              Não achou a sua?{" "}
              <a href="/duvidas-frequentes" className="text-link">
                Veja todas as dúvidas frequentes
              </a>
              .
            </p>
          </GuideChapter>
          <GuideChapter {...endings.partners} number={sections.length + 2}>
            <p>Fabricantes com manuais para consulta e entidades de normas técnicas e de defesa do consumidor.</p>
            <PartnerLinks partners={partners} />
          </GuideChapter>
        </article>
      </div>
      <CallToAction
        heading="Leu, mediu e quer resolver?"
        text="Conte como é o seu portão. O orçamento é grátis e você decide sem pressa."
        message={quoteChatMessage}
        button="Solicitar Orçamento"
      />
    </>
  );
}
