import { data, redirect } from "react-router";
import type { PageHandle } from "#app/hydration/page-handle.ts";
import { noticeCookie } from "#app/notice.ts";
import { readIntent } from "#app/read-intent.ts";
import { servicesContext } from "#app/services.ts";
import { getPermitted, requireAdmin } from "#app/session.ts";
import { chatMessageAbout, promisesFor } from "#content/page-answers.ts";
import { describePage } from "#content/page-description.ts";
import { isServed } from "#content/service-area.ts";
import { getStatus, toMessage } from "#content/words/errors.ts";
import { sayStanding } from "#content/words/standing-words.ts";
import { type ErrorInfo, isDomainError } from "#domain/errors.ts";
import { getGeneratedPagePath, relatedShown } from "#domain/pages.ts";
import { fillPhotos, findPhotosIn } from "#domain/photos-in-text.ts";
import { canPublish, isIndexable } from "#domain/standing.ts";
import { toJsonLd } from "#domain/structured-data/graph.ts";
import { toServiceData } from "#domain/structured-data/service.ts";
import { AnswerHeading } from "../parts/answer-heading.tsx";
import { CallToAction } from "../parts/call-to-action.tsx";
import { findWorkPhotos } from "../parts/choose-photos.ts";
import { HtmlText } from "../parts/html-text.tsx";
import { LinkGrid } from "../parts/link-grid.tsx";
import { PageHeading } from "../parts/page-heading.tsx";
import { PageMeta } from "../parts/page-meta.tsx";
import { PhotoStrip } from "../parts/photo-strip.tsx";
import type { Route } from "./+types/useful-link";
import { getTags } from "./page-tags.ts";
import { RemovedPage } from "./removed-page.tsx";
import { StaffTools } from "./staff-tools.tsx";

const crumbs = [{ label: "Mapa do Site", href: "/sitemap" }];

export const handle: PageHandle = { isPublic: true, tags: getTags(relatedShown) };

export async function loader({ params, request, context, pattern }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  const { pages, redirects, shop, site } = services;
  const page = await pages.getPageBySlug(params.slug);
  const isStaff = (await getPermitted({ request, context, pattern })) !== null;
  // A draft is for staff alone; to all others it is not there yet.
  if (page && (page.standing.isPublished || isStaff)) {
    const { id, title, slug, standing } = page;
    const { place, answer, rest, description } = describePage(page, shop);
    const shown = findPhotosIn(rest);
    const areas = [place?.name ?? "Grande São Paulo"];
    const service = toServiceData({ name: title, description, areas }, site, getGeneratedPagePath(slug));
    const related = await pages.findRelated(page, relatedShown);
    return {
      title,
      answer,
      html: fillPhotos(rest, shown.length > 0 ? await services.photos.findViews(shown) : []),
      photos: await findWorkPhotos(services, { seed: slug, count: 2 }),
      description,
      shareText: page.shareText,
      chatMessage: chatMessageAbout(title),
      promises: promisesFor(shop, "question", false),
      structuredData: toJsonLd(service),
      related: related.map((other) => ({ title: other.title, slug: other.slug })),
      isHidden: !isIndexable(standing) || (place !== null && !isServed(shop, place)),
      // Read by staff alone.
      standing: isStaff ? { id, label: sayStanding(standing).text, canPublish: canPublish(standing) } : null,
    };
  }
  const target = await redirects.follow(getGeneratedPagePath(params.slug));
  if (target !== null) throw redirect(target, 301);
  if (await pages.wasDeleted(params.slug)) return data(null, { status: 410 });
  const meant = await pages.findMeantSlug(params.slug);
  if (meant !== null) throw redirect(getGeneratedPagePath(meant), 301);
  throw redirect("/not-found");
}

/** Publishes a draft or deletes the page. The server has refused requests of other sites by now. */
export async function action({ params, request, context, pattern }: Route.ActionArgs) {
  const admin = await requireAdmin({ request, context, pattern });
  const { pages, site, log } = context.get(servicesContext);
  if ((await readIntent(request)) === "publish") return publish();
  try {
    const page = await pages.getPageBySlug(params.slug);
    const isGone = page !== null && (await pages.deletePage(page.id, admin));
    if (!isGone) return refuse({ code: "deletion-refused" });
    const headers = { "Set-Cookie": noticeCookie("page-deleted", site.url, [page.id]) };
    return redirect("/admin/pages-list", { status: 303, headers });
  } catch (error) {
    if (isDomainError(error)) return refuse(error);
    log.error({ err: error }, "a page could not be deleted");
    return refuse({ code: "deletion-failed" });
  }

  function refuse(refusal: Pick<ErrorInfo, "code"> & Partial<ErrorInfo>) {
    const { title, text } = toMessage(refusal);
    return data({ title, description: text }, { status: getStatus(refusal) });
  }

  async function publish() {
    try {
      const page = await pages.getPageBySlug(params.slug);
      if (page === null) return refuse({ code: "page-missing" });
      await pages.publishPage(page.id);
    } catch (error) {
      if (isDomainError(error)) return refuse(error);
      log.error({ err: error }, "a draft could not be published");
      return refuse({ code: "publishing-failed" });
    }
    return redirect(getGeneratedPagePath(params.slug), 303);
  }
}

export default function UsefulLink({ loaderData: page, actionData: problem }: Route.ComponentProps) {
  if (!page) return <RemovedPage problem={problem} />;
  return (
    <article>
      <PageMeta
        title={page.title}
        description={page.description}
        shareText={page.shareText}
        isHidden={page.isHidden}
        structuredData={page.structuredData}
      />
      {page.answer === null ? (
        <PageHeading title={page.title} crumbs={crumbs} />
      ) : (
        <AnswerHeading
          title={page.title}
          answer={page.answer}
          message={page.chatMessage}
          promises={page.promises}
          crumbs={crumbs}
        />
      )}
      {page.standing && <StaffTools {...page.standing} problem={problem} />}
      <div className="wrap py-10">
        <HtmlText html={page.html} />
      </div>
      <PhotoStrip heading="Serviços que fizemos" photos={page.photos} />
      <CallToAction
        heading="Precisa de um técnico?"
        text="Conte pelo WhatsApp como é o seu portão e o que acontece com ele. Um técnico responde e combina a visita."
        message={page.chatMessage}
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
