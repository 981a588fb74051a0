import { redirect } from "react-router";
import type { PageHandle } from "#app/hydration/page-handle.ts";
import { servicesContext } from "#app/services.ts";
import { writePost } from "#content/knowledge/local-pages.ts";
import { chatMessageAbout, promisesFor } from "#content/page-answers.ts";
import { describePostForSearch } from "#content/page-description.ts";
import { whereIs } from "#content/places/place-page.ts";
import { describePost, findPostsAbout, getPostBySlug } from "#content/posts.ts";
import { isServed } from "#content/service-area.ts";
import { toJsonLd } from "#domain/structured-data/graph.ts";
import { toServiceData } from "#domain/structured-data/service.ts";
import { toHtml } from "#domain/text/to-html.ts";
import { AnswerHeading } from "../parts/answer-heading.tsx";
import { CallToAction } from "../parts/call-to-action.tsx";
import { HtmlText } from "../parts/html-text.tsx";
import { LinkGrid } from "../parts/link-grid.tsx";
import { PageMeta } from "../parts/page-meta.tsx";
import { Section } from "../parts/section.tsx";
import type { Route } from "./+types/post";

export const handle: PageHandle = { isPublic: true };

export function loader({ params, context }: Route.LoaderArgs) {
  const { shop, site } = context.get(servicesContext);
  const post = getPostBySlug(params.slug);
  if (!post || !isServed(shop, post.place)) throw redirect("/");
  const { title, place, subject } = post;
  const text = writePost(post);
  const answer = shop.fill(text.answer);
  const description = describePostForSearch(post, answer);
  const service = { name: title, description, areas: [place.name] };
  return {
    title,
    description,
    answer,
    promises: promisesFor(shop, subject.intent, true),
    summary: describePost(post),
    html: shop.fill(toHtml({ ...text, answer: "" })),
    chatMessage: chatMessageAbout(title),
    structuredData: toJsonLd(toServiceData(service, site, `/postagens/${post.slug}`)),
    metaTitle: `${title} - ${site.name} - Kit Completo Instalado`,
    keywords: [title, place.name, place.city, "motor de portão", "portão automático", "automação de portão", "PPA"],
    where: whereIs(place),
    placePath: `/cidades/${place.slug}`,
    others: findPostsAbout(place)
      .filter(({ slug }) => slug !== post.slug)
      .map((other) => ({ label: other.title, href: `/postagens/${other.slug}` })),
  };
}

export default function Post({ loaderData }: Route.ComponentProps) {
  const { title, metaTitle, description, answer, promises, summary, keywords, html, where } = loaderData;
  const { placePath, others, chatMessage } = loaderData;
  return (
    <>
      <PageMeta
        title={metaTitle}
        description={description}
        keywords={keywords}
        type="article"
        structuredData={loaderData.structuredData}
      />
      <AnswerHeading
        title={title}
        answer={answer}
        message={chatMessage}
        promises={promises}
        crumbs={[{ label: "Índice de Postagens", href: "/postagens/indice" }]}
      />
      <article className="wrap space-y-6 py-10 md:py-14">
        <p className="max-w-2xl text-lg">{summary}</p>
        <HtmlText html={html} />
      </article>
      <CallToAction
        heading={`Precisa de um técnico ${where}?`}
        text="Descreva o portão e o que acontece com ele. Você recebe orientação e o valor antes de marcar a visita."
        message={chatMessage}
      />
      <Section heading={`Mais sobre portões ${where}`} isShaded>
        <a href={placePath} className="button button-quiet bg-white px-6">
          Motores de portão {where}
        </a>
        <LinkGrid links={others} />
      </Section>
    </>
  );
}
