import type { Concept, Intent } from "#domain/knowledge/concept.ts";
import { inPlace } from "#domain/place-words.ts";
import { createRandom } from "#domain/random.ts";
import { composePage } from "#domain/text/compose-page.ts";
import type { PageText, TextLink } from "#domain/text/page-text.ts";
import type { Place } from "../places/places.ts";
import { placeContextOf } from "../places/places.ts";
import type { Post } from "../posts.ts";
import { getConcept } from "./concepts.ts";
import { knowledge } from "./knowledge.ts";

const creativity = 75;

function requireConcept(id: string): Concept {
  const concept = getConcept(id);
  if (!concept) throw new Error(`no knowledge of ${id}`);
  return concept;
}

export function linkToPlace(place: Place): TextLink {
  return {
    lead: "Veja também",
    label: `motor de portão ${inPlace(placeContextOf(place))}`,
    href: `/cidades/${place.slug}`,
  };
}

type LocalSubject = { concepts: readonly string[]; intent: Intent };

function writeAbout(
  seed: string,
  { concepts, intent }: LocalSubject,
  place: Place,
  placeLink: TextLink | null,
): PageText {
  const request = { seed, concepts: concepts.map(requireConcept), intent, quantities: [], creativity };
  return composePage(knowledge, { ...request, place: placeContextOf(place), placeLink });
}

export function writePost({ slug, subject, place }: Post): PageText {
  return writeAbout(`post ${slug}`, subject, place, linkToPlace(place));
}

/** What a place's own page tells beside the motor itself, one of these a place. */
const placeSubjects: LocalSubject[] = [
  { concepts: ["motor", "basculante", "instalacao"], intent: "buying" },
  { concepts: ["motor", "conserto", "controle"], intent: "installation" },
  { concepts: ["motor", "manutencao", "deslizante"], intent: "buying" },
  { concepts: ["motor", "troca", "potencia"], intent: "repair" },
  { concepts: ["motor", "ppa", "garantia"], intent: "buying" },
  { concepts: ["motor", "automatizar-manual", "fotocelula"], intent: "installation" },
  { concepts: ["motor", "tempo-de-abertura", "nobreak"], intent: "price" },
  { concepts: ["motor", "casa", "lubrificacao"], intent: "repair" },
];

export function writePlacePage(place: Place): PageText {
  const subject = createRandom(`subject ${place.slug}`).pick(placeSubjects);
  return writeAbout(`place ${place.slug}`, subject, place, null);
}
