import { Phone } from "lucide-react";
import { data } from "react-router";
import { relatedTerms, termContentOf } from "../../../content/term-content.ts";
import { phoneLink } from "../../../domain/contact.ts";
import { isPlausibleSlug } from "../../../domain/slug.ts";
import type { PageHandle } from "../../hydration/page-handle.ts";
import { ChatButton } from "../../ui/chat-button.tsx";
import { useSite } from "../../ui/use-site.ts";
import { CheckList } from "../parts/check-list.tsx";
import { LinkGrid } from "../parts/link-grid.tsx";
import { MissingPage } from "../parts/missing-page.tsx";
import { PageHeading } from "../parts/page-heading.tsx";
import { PageMeta } from "../parts/page-meta.tsx";
import { Section } from "../parts/section.tsx";
import type { Route } from "./+types/term";
import { termLink } from "./term-link.ts";

export const handle: PageHandle = { isPublic: true };

export function loader({ params: { slug } }: Route.LoaderArgs) {
  if (!isPlausibleSlug(slug)) return data(null, { status: 404 });
  return data({ term: termContentOf(slug), related: relatedTerms(slug).map(termLink) });
}

export default function TermRoute({ loaderData }: Route.ComponentProps) {
  const site = useSite();
  if (!loaderData) return <MissingPage />;
  const { term, related } = loaderData;
  const { heroTitle, heroSubtitle, description, features, benefits } = term.content;
  return (
    <>
      <PageMeta
        title={term.title}
        description={term.metaDescription}
        keywords={[term.name, "motor basculante", "motor para portão", "automação de portão", site.name]}
        isHidden={!term.isListed}
      />
      <PageHeading title={heroTitle} intro={heroSubtitle}>
        <ChatButton message={`Olá! Vim pelo site e gostaria de um orçamento. Assunto: ${term.name}`}>
          Solicitar Orçamento
        </ChatButton>
        <a href={phoneLink(site.phone)} className="button button-accent px-6 text-lg">
          <Phone aria-hidden="true" className="size-6" />
          Ligar Agora
        </a>
      </PageHeading>
      <Section heading="O que você precisa saber">
        <div className="max-w-2xl space-y-4">
          {description.split("\n\n").map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
      </Section>
      <Section heading="Características" isShaded>
        <CheckList items={features} />
      </Section>
      <Section heading="Benefícios">
        <CheckList items={benefits} />
      </Section>
      <Section heading="Buscas parecidas" isShaded>
        <LinkGrid links={related} />
      </Section>
    </>
  );
}
