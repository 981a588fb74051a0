import { data, redirect } from "react-router";
import type { PageHandle } from "#app/hydration/page-handle.ts";
import { noticeCookie } from "#app/notice.ts";
import { servicesContext } from "#app/services.ts";
import { getAdmin, requireAdmin } from "#app/session.ts";
import { messages } from "#content/messages.ts";
import { jsonLdOf } from "#domain/structured-data/graph.ts";
import { serviceOf } from "#domain/structured-data/service.ts";
import { CallToAction } from "../parts/call-to-action.tsx";
import { HtmlText } from "../parts/html-text.tsx";
import { LinkGrid } from "../parts/link-grid.tsx";
import { PageHeading } from "../parts/page-heading.tsx";
import { PageMeta } from "../parts/page-meta.tsx";
import type { Route } from "./+types/useful-link";
import { DeletePage } from "./delete-page.tsx";
import { tagsOf } from "./page-tags.ts";
import { RemovedPage } from "./removed-page.tsx";

const relatedShown = 6;

export const handle: PageHandle = { isPublic: true, tags: tagsOf(relatedShown) };

export async function loader({ params, request, context }: Route.LoaderArgs) {
  const { pages, site } = context.get(servicesContext);
  const page = await pages.getPageBySlug(params.slug);
  if (page) {
    const { title, content, slug } = page;
    const description = descriptionOf(title);
    const service = serviceOf({ name: title, description, areas: ["Grande São Paulo"] }, site, `/links-uteis/${slug}`);
    const related = await pages.findRelated(page, relatedShown);
    return {
      title,
      content,
      description,
      structuredData: jsonLdOf(service),
      related: related.map((other) => ({ title: other.title, slug: other.slug })),
      canDelete: (await getAdmin({ request, context })) !== null,
    };
  }
  if (await pages.wasDeleted(params.slug)) return data(null, { status: 410 });
  throw redirect("/not-found");
}

/** Deletes the page. The server has refused requests of other sites by now. */
export async function action({ params, request, context }: Route.ActionArgs) {
  await requireAdmin({ request, context });
  const { pages, site, log } = context.get(servicesContext);
  try {
    const page = await pages.getPageBySlug(params.slug);
    const isGone = page !== null && (await pages.deletePage(page.id));
    if (!isGone) return data(messages.pages.deleteFailed, { status: 404 });
  } catch (error) {
    log.error({ err: error }, "a page could not be deleted");
    return data(messages.pages.deleteBroke, { status: 500 });
  }
  const headers = { "Set-Cookie": noticeCookie("page-deleted", site.url) };
  return redirect("/admin/pages-list", { status: 303, headers });
}

export default function UsefulLink({ loaderData: page, actionData: problem }: Route.ComponentProps) {
  if (!page) return <RemovedPage problem={problem} />;
  return (
    <article>
      <PageMeta title={page.title} description={page.description} structuredData={page.structuredData} />
      <PageHeading title={page.title} crumbs={[{ label: "Mapa do Site", href: "/sitemap" }]} />
      {page.canDelete && <DeletePage problem={problem} />}
      <div className="wrap py-10">
        <HtmlText html={page.content} />
      </div>
      <CallToAction
        heading="Precisa de um técnico?"
        text="Conte pelo WhatsApp como é o seu portão e o que acontece com ele. Um técnico responde e combina a visita."
        message={`Olá! Vim pelo site e preciso de um técnico. Assunto: ${page.title}`}
      />
      {page.related.length > 0 && (
        <nav aria-labelledby="related-pages" className="wrap space-y-4 py-10">
          <h2 id="related-pages">Veja também na região</h2>
          <LinkGrid links={page.related.map(({ title, slug }) => ({ label: title, href: `/links-uteis/${slug}` }))} />
        </nav>
      )}
    </article>
  );
}

function descriptionOf(title: string): string {
  return `${title}: instalação, conserto e manutenção com técnico especializado na Grande São Paulo.`;
}
