import { redirect } from "react-router";
import type { PageHandle } from "#app/hydration/page-handle.ts";
import { servicesContext } from "#app/services.ts";
import { ChatButton } from "#app/ui/chat-button.tsx";
import { whereIs } from "#content/places/place-page.ts";
import { getPostBySlug, postsOfPlace } from "#content/posts.ts";
import { postText } from "#content/text/local-text.ts";
import { jsonLdOf } from "#domain/structured-data/graph.ts";
import { serviceOf } from "#domain/structured-data/service.ts";
import { CallToAction } from "../parts/call-to-action.tsx";
import { LinkGrid } from "../parts/link-grid.tsx";
import { LocalText } from "../parts/local-text.tsx";
import { PageHeading } from "../parts/page-heading.tsx";
import { PageMeta } from "../parts/page-meta.tsx";
import { Section } from "../parts/section.tsx";
import type { Route } from "./+types/post";

export const handle: PageHandle = { isPublic: true };

export function loader({ params, context }: Route.LoaderArgs) {
  const post = getPostBySlug(params.slug);
  if (!post) throw redirect("/");
  const { title, place } = post;
  const { site } = context.get(servicesContext);
  const description = descriptionOf(title);
  const service = { name: title, description, areas: [place.name] };
  return {
    title,
    description,
    structuredData: jsonLdOf(serviceOf(service, site, `/postagens/${post.slug}`)),
    metaTitle: `${title} - ${site.name} - Kit Completo Instalado`,
    keywords: [title, place.name, place.city, "motor de portão", "portão automático", "automação de portão", "PPA"],
    text: postText(post),
    where: whereIs(place),
    placePath: `/cidades/${place.slug}`,
    others: postsOfPlace(place)
      .filter(({ slug }) => slug !== post.slug)
      .map((other) => ({ label: other.title, href: `/postagens/${other.slug}` })),
  };
}

function descriptionOf(title: string): string {
  return `Serviços de ${title.toLowerCase()} com instalação profissional, manutenção e assistência técnica especializada. Atendimento na região de ${title.split(" ").at(-1)} e Grande São Paulo.`;
}

export default function Post({ loaderData }: Route.ComponentProps) {
  const { title, metaTitle, description, keywords, text, where, placePath, others } = loaderData;
  const message = `Olá! Vim pelo site e gostaria de um orçamento. Assunto: ${title}`;
  return (
    <>
      <PageMeta
        title={metaTitle}
        description={description}
        keywords={keywords}
        type="article"
        structuredData={loaderData.structuredData}
      />
      <PageHeading
        title={title}
        intro={description}
        crumbs={[{ label: "Índice de Postagens", href: "/postagens/indice" }]}
      >
        <ChatButton button="hero" message={message}>
          Pedir orçamento
        </ChatButton>
      </PageHeading>
      <article className="wrap py-10 md:py-14">
        <LocalText text={text} />
      </article>
      <CallToAction
        heading={`Precisa de um técnico ${where}?`}
        text="Descreva o portão e o que acontece com ele. Você recebe orientação e o valor antes de marcar a visita."
        message={message}
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
