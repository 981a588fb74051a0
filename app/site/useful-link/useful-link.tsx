import { data, redirect } from "react-router";
import { jsonLdOf } from "../../../domain/structured-data/graph.ts";
import { serviceOf } from "../../../domain/structured-data/service.ts";
import type { PageHandle } from "../../hydration/page-handle.ts";
import { servicesContext } from "../../services.ts";
import { CallToAction } from "../parts/call-to-action.tsx";
import { HtmlText } from "../parts/html-text.tsx";
import { PageHeading } from "../parts/page-heading.tsx";
import { PageMeta } from "../parts/page-meta.tsx";
import type { Route } from "./+types/useful-link";
import { RemovedPage } from "./removed-page.tsx";

export const handle: PageHandle = { isPublic: true, tags: ({ slug }) => [`page:${slug}`] };

export async function loader({ params, context }: Route.LoaderArgs) {
  const { pages, site } = context.get(servicesContext);
  const page = await pages.getPageBySlug(params.slug);
  if (page) {
    const { title, content, slug } = page;
    const description = descriptionOf(title);
    const service = serviceOf({ name: title, description, areas: ["Grande São Paulo"] }, site, `/links-uteis/${slug}`);
    return { title, content, description, structuredData: jsonLdOf(service) };
  }
  if (await pages.wasDeleted(params.slug)) return data(null, { status: 410 });
  throw redirect("/not-found");
}

export default function UsefulLink({ loaderData: page }: Route.ComponentProps) {
  if (!page) return <RemovedPage />;
  return (
    <article>
      <PageMeta title={page.title} description={page.description} structuredData={page.structuredData} />
      <PageHeading title={page.title} crumbs={[{ label: "Mapa do Site", href: "/sitemap" }]} />
      <div className="wrap py-10">
        <HtmlText html={page.content} />
      </div>
      <CallToAction
        heading="Precisa de um técnico?"
        text="Conte pelo WhatsApp como é o seu portão e o que acontece com ele. Um técnico responde e combina a visita."
        message={`Olá! Vim pelo site e preciso de um técnico. Assunto: ${page.title}`}
      />
    </article>
  );
}

function descriptionOf(title: string): string {
  return `${title}: instalação, conserto e manutenção com técnico especializado na Grande São Paulo.`;
}
