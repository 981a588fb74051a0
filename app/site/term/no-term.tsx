import { data } from "react-router";
import type { PageHandle } from "#app/hydration/page-handle.ts";
import { terms } from "#content/terms.ts";
import { LinkGrid } from "../parts/link-grid.tsx";
import { PageHeading } from "../parts/page-heading.tsx";
import { PageMeta } from "../parts/page-meta.tsx";
import { Section } from "../parts/section.tsx";
import type { Route } from "./+types/no-term";
import { termLink } from "./term-link.ts";

export const handle: PageHandle = { isPublic: true };

/** An address without a term is none of ours, but whoever came here looks for one. */
export function loader() {
  return data({ links: terms.map(termLink) }, { status: 404 });
}

export default function NoTerm({ loaderData: { links } }: Route.ComponentProps) {
  const title = "Termo não encontrado";
  return (
    <>
      <PageMeta title={title} description="Escolha um termo da lista ou volte ao início." isHidden />
      <PageHeading title={title} intro="Este endereço não leva a nenhum termo. Escolha um da lista abaixo." />
      <Section heading="Termos mais procurados">
        <LinkGrid links={links} />
      </Section>
    </>
  );
}
