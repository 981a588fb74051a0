import type { SubmissionResult } from "@conform-to/react";
import { data, redirect } from "react-router";
import { noticeCookie } from "#app/notice.ts";
import { toRefusedPage } from "#app/refused-page.ts";
import { servicesContext } from "#app/services.ts";
import { adminContext } from "#app/session.ts";
import { concepts } from "#content/knowledge/concepts.ts";
import { places } from "#content/places/places.ts";
import type { Shop } from "#content/shop.ts";
import { getStatus, toMessage } from "#content/words/errors.ts";
import { sectionFields } from "#content/words/section-fields.ts";
import { weekdayNames } from "#content/words/setting-parts.ts";
import {
  colourCorrected,
  daysDoNotCount,
  findSectionBySlug,
  getSectionPath,
  samplesGo,
  sectionWords,
} from "#content/words/shop-words.ts";
import type { Message } from "#domain/accounts.ts";
import { makePalette } from "#domain/colours.ts";
import { type ErrorCode, isDomainError } from "#domain/errors.ts";
import { type FactSection, type Facts, readSection } from "#domain/facts/facts.ts";
import type { Affected } from "#server/facts/affected-pages-service.ts";
import type { FactsService } from "#server/facts/facts-service.ts";
import type { PhotosService } from "#server/photos/photos-service.ts";
import { Problem } from "../parts/problem.tsx";
import { styles } from "../parts/styles.ts";
import type { Route } from "./+types/section";
import { ChangeList } from "./change-list.tsx";
import { Changes } from "./changes.tsx";
import { type Change, describeChanges, isWorded } from "./describe-changes.ts";
import { readSectionForm } from "./read-section-form.ts";
import { Review } from "./review.tsx";
import { SectionForm } from "./section-form.tsx";

function requireSection(slug: string): FactSection {
  const section = findSectionBySlug(slug);
  if (!section) throw toRefusedPage({ code: "facts-part-not-found" });
  return section;
}

export async function loader({ params, context }: Route.LoaderArgs) {
  const section = requireSection(params.section);
  const { facts, photos, shop } = context.get(servicesContext);
  const current = facts.getCurrent(section);
  return {
    section,
    ...sectionWords[section],
    value: facts.known[section],
    basedOn: current?.id ?? null,
    isSaved: shop.saved.has(section),
    history: await tellHistory(section, facts),
    options: {
      cities: places
        .filter(({ kind }) => kind === "municipality")
        .map(({ slug, name }) => ({ value: slug, label: name })),
      zones: places.filter(({ kind }) => kind === "zone").map(({ slug, key }) => ({ value: slug, label: key })),
      photos: photoSections.has(section) ? await findLibrary(photos) : [],
      concepts: section === "services" ? getPricedConcepts() : [],
    },
  };
}

/** Each saved state, the newest first, and what it changed of the one before. */
async function tellHistory(section: FactSection, facts: FactsService) {
  const fields = sectionFields[section].filter(isWorded);
  const history = await facts.findHistory(section);
  return history.map(({ id, savedAt, savedBy, value, before }) => ({
    id,
    savedAt,
    savedBy,
    changes: describeChanges(fields, { ...before }, { ...value }),
  }));
}

const photoSections = new Set<FactSection>(["about", "home", "look"]);

/** The newest that may be shown. */
async function findLibrary(photos: PhotosService) {
  const { photos: newest } = await photos.listPhotos({ list: "all", search: "", page: 1 });
  return photos.findViews(newest.map(({ id }) => id));
}

/** What a repair can be of: parts, and services that are done to a gate. */
function getPricedConcepts() {
  return concepts
    .filter(({ kind, broader }) => broader === undefined && (kind === "part" || kind === "service"))
    .map(({ id, label }) => ({ value: id, label }))
    .toSorted((one, other) => one.label.localeCompare(other.label, "pt-BR"));
}

/** What the form gets back: what is wrong at which field, what the change would do, or what was typed. */
type Answer = {
  lastResult?: SubmissionResult<string[]>;
  review?: Affected & { reviewed: string; basedOn: string | null; changes: Change[]; note?: string };
  typed?: Facts[FactSection];
  problem?: Message;
  /** What someone else has saved since the form was opened, and what to save on top of now. */
  others?: { savedBy: string; changes: Change[]; basedOn: string | null };
};

function answerWith(answer: Answer, status = 200) {
  return data(answer, { status });
}

function refuse(code: ErrorCode) {
  return answerWith({ problem: toMessage({ code }) }, getStatus({ code }));
}

/**
 * What a change does besides: with a phone of its own a shop hides samples, a colour that nobody could read is shown as
 * one that everybody can, and hours of days count for nothing beside 24.
 */
function sayConsequence(section: FactSection, before: Shop, after: Shop, changes: readonly Change[]) {
  if (before.isSample && !after.isSample) return samplesGo;
  const { facts } = after;
  const changesDays = changes.some(({ label }) => weekdayNames.includes(label));
  if (section === "hours" && facts.hours.isAlways && changesDays) return daysDoNotCount;
  const { brandColour, accentColour } = facts.look;
  const { brand, accent } = makePalette(brandColour, accentColour);
  if (section !== "look" || (brand === brandColour && accent === accentColour)) return undefined;
  return colourCorrected;
}

async function findOtherChanges(facts: FactsService, section: FactSection, basedOn: string | null) {
  const history = await facts.findHistory(section);
  const before = history.find(({ id }) => id === basedOn)?.value ?? facts.defaults[section];
  const current = facts.getCurrent(section);
  return {
    savedBy: current?.savedBy ?? "",
    basedOn: current?.id ?? null,
    changes: describeChanges(sectionFields[section], { ...before }, { ...facts.known[section] }),
  };
}

export async function action({ params, request, context }: Route.ActionArgs) {
  const section = requireSection(params.section);
  const { activity, facts, findAffected, site } = context.get(servicesContext);
  const actor = context.get(adminContext);
  const form = await readSectionForm(request, section);
  const answer = (notice: "shop-saved" | "shop-restored") =>
    redirect(getSectionPath(section), { status: 303, headers: { "Set-Cookie": noticeCookie(notice, site.url) } });
  try {
    if (form.intent.startsWith("restore:")) {
      const restored = await facts.restore(form.intent.slice("restore:".length), actor.name);
      if (restored !== section) return refuse("bad-request");
      await activity.record({ actor, action: "shop-restored", details: { section } });
      return answer("shop-restored");
    }
    if (form.intent === "publish") {
      const value = readSection(section, form.reviewed);
      if (value === null) return refuse("bad-request");
      await facts.save({ section, value, savedBy: actor.name, basedOn: form.basedOn });
      await activity.record({ actor, action: "shop-saved", details: { section } });
      return answer("shop-saved");
    }
  } catch (error) {
    if (!isDomainError(error, "facts-changed")) throw error;
    const typed = readSection(section, form.reviewed) ?? undefined;
    const others = await findOtherChanges(facts, section, form.basedOn);
    return answerWith({ problem: toMessage(error), typed, others }, getStatus(error));
  }
  if (form.intent === "edit") {
    return answerWith({ typed: readSection(section, form.reviewed) ?? undefined });
  }
  if (form.value === null) {
    return answerWith({ lastResult: form.submission.reply() }, form.submission.status === "error" ? 422 : 200);
  }
  const after = facts.preview({ [section]: form.value });
  const isSame = JSON.stringify(form.value) === JSON.stringify(facts.known[section]);
  const affected = isSame ? { count: 0, examples: [] } : await findAffected(section, after);
  const fields = sectionFields[section].filter(isWorded);
  const changes = describeChanges(fields, { ...facts.known[section] }, { ...form.value });
  const note = sayConsequence(section, facts.shop, after, changes);
  const reviewed = JSON.stringify(form.value);
  return answerWith({ review: { reviewed, basedOn: form.basedOn, changes, note, ...affected } });
}

/** Also after a refusal: who was overtaken saves on top of what is there now. */
export function shouldRevalidate(): boolean {
  return true;
}

export default function Section({ loaderData, actionData }: Route.ComponentProps) {
  const { section, title, text, value, history, options } = loaderData;
  const { review, typed, lastResult, problem, others } = actionData ?? {};
  // The answer comes before the page is loaded anew: who goes on at once would be overtaken again, by the same change.
  const { basedOn } = others ?? loaderData;
  return (
    <>
      <title>{`${title} | Minha loja`}</title>
      <p>
        <a href="/admin/loja" className={styles.link}>
          Minha loja
        </a>
      </p>
      <h1 className="text-2xl font-bold text-brand">{title}</h1>
      <p className="text-soft-ink">{text}</p>
      <Problem message={problem} id="shop-problem" />
      {others && others.changes.length > 0 && <ChangeList savedBy={others.savedBy} changes={others.changes} />}
      {review ? (
        <Review section={section} {...review} />
      ) : (
        <div className="grid items-start gap-6 lg:grid-cols-3">
          <div className="min-w-0 lg:col-span-2">
            <SectionForm
              key={`${basedOn} ${typed ? "typed" : ""}`}
              section={section}
              value={(typed ?? value) as Record<string, unknown>}
              basedOn={basedOn}
              options={options}
              lastResult={typed ? undefined : lastResult}
            />
          </div>
          <Changes history={history} isSaved={loaderData.isSaved} />
        </div>
      )}
    </>
  );
}
