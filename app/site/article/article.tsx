import type { PageHandle } from "#app/hydration/page-handle.ts";
import { servicesContext } from "#app/services.ts";
import { article as template } from "#content/article.ts";
import { getPageDate } from "#content/page-dates.ts";
import { toArticleData, toHowToData } from "#domain/structured-data/article.ts";
import { toJsonLd } from "#domain/structured-data/graph.ts";
import { CallToAction } from "../parts/call-to-action.tsx";
import { CheckList } from "../parts/check-list.tsx";
import { PageHeading } from "../parts/page-heading.tsx";
import { PageMeta } from "../parts/page-meta.tsx";
import { Paragraphs } from "../parts/paragraphs.tsx";
import type { Route } from "./+types/article";
import { ArticleDate } from "./article-date.tsx";
import { AtAGlance } from "./at-a-glance.tsx";
import { CautionCards } from "./caution-cards.tsx";
import { RelatedLinks } from "./related-links.tsx";
import { StepList } from "./step-list.tsx";

export const handle: PageHandle = { isPublic: true, hasTagContainer: true };

export function loader({ context }: Route.LoaderArgs) {
  const { shop, site } = context.get(servicesContext);
  const article = shop.fill(template);
  const { howTo, ...words } = article;
  const path = `/blog/${article.slug}`;
  const structuredData = toJsonLd(
    toArticleData({ ...article, dateModified: getPageDate(path, shop).toISOString() }, site, path),
    toHowToData({ ...howTo, name: article.title, description: article.description }),
  );
  return { ...words, structuredData, hours: shop.fill("{time.tilting}") };
}

export default function Article({ loaderData: page }: Route.ComponentProps) {
  return (
    <>
      <PageMeta title={page.title} description={page.description} type="article" structuredData={page.structuredData} />
      <article>
        <PageHeading title={page.title} crumbs={[{ label: "Blog", href: "/postagens/indice" }]}>
          <ArticleDate datePublished={page.datePublished} readingMinutes={page.readingMinutes} />
        </PageHeading>
        <div className="wrap space-y-12 py-8 md:py-12">
          <AtAGlance hours={page.hours} tools={page.tools.length} steps={page.steps.length} />
          <Paragraphs texts={page.intro} hasLead />
          <section aria-labelledby="ferramentas" className="max-w-[44rem] space-y-5">
            <h2 id="ferramentas" className="text-2xl md:text-3xl">
              Ferramentas necessárias
            </h2>
            <div className="card bg-paper">
              <CheckList items={page.tools} />
            </div>
            <p>{page.toolsNote}</p>
          </section>
          <section aria-labelledby="passo-a-passo" className="space-y-6">
            <h2 id="passo-a-passo" className="text-2xl md:text-3xl">
              Passo a passo da instalação
            </h2>
            <StepList steps={page.steps} />
          </section>
          <section aria-labelledby="cuidados" className="space-y-5">
            <h2 id="cuidados" className="text-2xl md:text-3xl">
              Cuidados importantes
            </h2>
            <CautionCards cautions={page.cautions} />
          </section>
          <section aria-labelledby="conclusao" className="space-y-5">
            <h2 id="conclusao" className="text-2xl md:text-3xl">
              Conclusão
            </h2>
            <Paragraphs texts={page.conclusion} />
          </section>
        </div>
      </article>
      <CallToAction
        heading="Prefere deixar a instalação com um técnico?"
        text="Mande uma foto do portão e a largura do vão. O orçamento é grátis e sem compromisso."
        message="Olá! Li no site como instalar o motor e gostaria de um orçamento para instalação de motor de portão."
        button="Solicitar Orçamento"
      />
      <RelatedLinks />
    </>
  );
}
