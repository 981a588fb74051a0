import { understandTitle } from "#content/knowledge/read-title.ts";
import { describePage } from "#content/page-description.ts";
import { findPlaceIn } from "#content/places/find-place.ts";
import { getPlaceBySlug } from "#content/places/places.ts";
import { isServed } from "#content/service-area.ts";
import { toSentence } from "#content/words/errors.ts";
import { intentNames } from "#content/words/review-words.ts";
import { type StandingLabel, sayStanding } from "#content/words/standing-words.ts";
import { isDomainError } from "#domain/errors.ts";
import type { TypedFields } from "#domain/page-drafts.ts";
import { saysTheSame } from "#domain/page-life.ts";
import { type GeneratedPage, getGeneratedPagePath } from "#domain/pages.ts";
import type { Services } from "#server/services.ts";
import { toFields } from "./editor-forms.ts";

/** What would become of a page if it were saved as it is typed. */
export type PageCheck = {
  /** Nothing would change: the page says it already. */
  isSaved: boolean;
  /** Why it cannot be saved yet; null when it can. */
  problem: string | null;
  /** How well it answers its title; null while it is no page. */
  standing: StandingLabel | null;
  search: { title: string; address: string; description: string };
  address: {
    path: string;
    /** Visitors of the old one are sent on. */
    movesFrom: string | null;
    problem: string | null;
  };
  /** What the title asks, in words. */
  subject: string;
  /** The place that the title names. */
  titlePlace: string;
};

export async function checkPage(services: Services, page: GeneratedPage, typed: TypedFields): Promise<PageCheck> {
  const { pages, shop, site } = services;
  const title = typed.title.trim();
  const understood = { subject: saySubject(title), titlePlace: sayTitlePlace(title, services) };
  try {
    const { fields, standing } = pages.prepareEdit(toFields(typed));
    const path = getGeneratedPagePath(fields.slug);
    const isMoved = fields.slug !== page.slug;
    const taken = isMoved ? await pages.findAddressProblem(page.id, fields.slug) : null;
    const { isKeptOut } = page.standing;
    const isPublished = page.standing.isPublished;
    return {
      isSaved: saysTheSame(page, fields),
      problem: null,
      // A draft is judged as the page that it is to be.
      standing: sayStanding({ ...standing, isPublished: isPublished || standing.hold === null, isKeptOut }),
      search: {
        title: fields.title,
        address: site.url + path,
        description: describePage(fields, shop).description,
      },
      address: {
        path,
        movesFrom: isMoved ? getGeneratedPagePath(page.slug) : null,
        problem: taken && toSentence(taken),
      },
      ...understood,
    };
  } catch (error) {
    if (!isDomainError(error)) throw error;
    const path = getGeneratedPagePath(page.slug);
    return {
      isSaved: false,
      problem: toSentence(error),
      standing: null,
      search: { title, address: site.url + path, description: typed.description.trim() },
      address: { path, movesFrom: null, problem: null },
      ...understood,
    };
  }
}

function saySubject(title: string): string {
  if (title === "") return "";
  const { concepts, intent, unknown } = understandTitle(title);
  const labels = concepts.map(({ label }) => label).join(", ");
  const missed = unknown.length > 0 ? ` Não entendemos: ${unknown.join(", ")}.` : "";
  if (labels === "") return `Nada do nosso ramo.${missed}`;
  const asked = intentNames[intent];
  return labels === asked ? `${asked}.${missed}` : `${asked}: ${labels}.${missed}`;
}

function sayTitlePlace(title: string, { shop }: Pick<Services, "shop">): string {
  const place = getPlaceBySlug(findPlaceIn(title)?.slug ?? "");
  if (!place) return "nenhum lugar";
  return isServed(shop, place) ? place.key : `${place.key}, que não é atendido`;
}
