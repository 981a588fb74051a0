import type { Housing } from "../places.ts";
import type { Random } from "../random.ts";
import { canFill, type PlaceContext } from "./place-context.ts";
import type { Subject, Theme } from "./stock.ts";
import { isAboutOtherGate, isOnlyAboutGate } from "./subjects.ts";

type Wanted = { subjects: readonly Subject[]; place: PlaceContext | null; count: number };

function dependsOnPlace({ housing, relief }: Theme): boolean {
  return housing !== undefined || relief !== undefined;
}

function standsIn({ housing, relief }: Theme, place: PlaceContext | null): boolean {
  const housingFits = housing === undefined || housing.some((kind) => place?.housing.includes(kind));
  const reliefFits = relief === undefined || relief.some((kind) => place?.relief === kind);
  return housingFits && reliefFits;
}

const buildingsOf: Partial<Record<Subject, Housing[]>> = {
  condomínio: ["prédios", "condomínios fechados", "conjuntos habitacionais"],
  empresa: ["comércio de rua", "galpões", "indústrias"],
};

/** The first subject is what a theme is mainly about: no porter's lodge among farms, unless the title asks for it. */
function isOutOfPlace({ subjects: [main] }: Theme, { subjects, place }: Wanted): boolean {
  const buildings = main && buildingsOf[main];
  if (!buildings || !place || subjects.includes(main)) return false;
  return !buildings.some((kind) => place.housing.includes(kind));
}

/** A section of one sentence is none. */
function canBeWritten({ headings, slots }: Theme, place: PlaceContext | null): boolean {
  const isFillable = (alternatives: string[]) => alternatives.some((alternative) => canFill(alternative, place));
  return isFillable(headings) && slots.filter(isFillable).length > 1;
}

/** Themes for each of the subjects in turn, so that none of them is forgotten; a gate gets one of its own first. */
function coverSubjects(related: readonly Theme[], subjects: readonly Subject[], count: number): Theme[] {
  const chosen = new Set<Theme>();
  let before = -1;
  while (chosen.size < count && chosen.size > before) {
    before = chosen.size;
    for (const subject of subjects) {
      const candidates = related.filter((theme) => !chosen.has(theme) && theme.subjects.includes(subject));
      const next = candidates.find((theme) => isOnlyAboutGate(theme.subjects, subject)) ?? candidates[0];
      if (next && chosen.size < count) chosen.add(next);
    }
  }
  return [...chosen];
}

/**
 * At least half of the themes share a subject with the title, as far as the stock has them; one, and in a long
 * text two, come from the buildings and the ground of the place. Those of the place go first.
 */
export function chooseThemes(stock: readonly Theme[], wanted: Wanted, random: Random): Theme[] {
  const { subjects, place, count } = wanted;
  const isRelated = (theme: Theme) =>
    theme.subjects.some((subject) => subject !== "geral" && subjects.includes(subject));
  const fitting = random.shuffle(stock).filter((theme) => standsIn(theme, place) && canBeWritten(theme, place));

  const ofPlace = fitting.filter(dependsOnPlace);
  const firstHousing = ofPlace.find(({ housing }) => housing !== undefined);
  const otherOfPlace = ofPlace.find((theme) => theme !== firstHousing);
  const local = [firstHousing, ...(count > 4 ? [otherOfPlace] : [])].filter((theme) => theme !== undefined);

  const ofSubject = fitting.filter(
    (theme) => !dependsOnPlace(theme) && !isAboutOtherGate(theme.subjects, subjects) && !isOutOfPlace(theme, wanted),
  );
  const related = ofSubject.filter(isRelated);
  const general = ofSubject.filter((theme) => !isRelated(theme) && theme.subjects.includes("geral"));

  const missing = Math.max(0, count - local.length);
  const relatedNeeded = Math.max(0, Math.ceil(count / 2) - local.filter(isRelated).length);
  const firm = coverSubjects(related, subjects, Math.min(relatedNeeded, missing));
  const rest = [...related, ...general].filter((theme) => !firm.includes(theme));
  const open = random.sample(rest, missing - firm.length);
  return [...local, ...random.shuffle([...firm, ...open])].slice(0, count);
}
