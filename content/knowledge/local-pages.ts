import type { Concept, Intent } from "#domain/knowledge/concept.ts";
import { inPlace } from "#domain/place-words.ts";
import { createRandom } from "#domain/random.ts";
import { composePage } from "#domain/text/compose-page.ts";
import type { PageText, TextLink } from "#domain/text/page-text.ts";
import type { Place } from "../places/places.ts";
import { toPlaceContext } from "../places/places.ts";
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
    label: `motor de portão ${inPlace(toPlaceContext(place))}`,
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
  return composePage(knowledge, { ...request, place: toPlaceContext(place), placeLink });
}

export function writePost({ slug, subject, place }: Post): PageText {
  return writeAbout(`post ${slug}`, subject, place, linkToPlace(place));
}

/** What a place's own page tells beside the motor itself: two of these a place. */
const besideTheMotor = [
  "basculante",
  "instalacao",
  "conserto",
  "controle",
  "manutencao",
  "deslizante",
  "troca",
  "potencia",
  "ppa",
  "garantia",
  "automatizar-manual",
  "fotocelula",
  "tempo-de-abertura",
  "nobreak",
  "casa",
  "lubrificacao",
  "pecas",
  "vida-util",
];

const placeIntents: Intent[] = ["buying", "installation", "repair", "question"];

export function writePlacePage(place: Place): PageText {
  const random = createRandom(`subject ${place.slug}`);
  const concepts = ["motor", ...random.sample(besideTheMotor, 2)];
  return writeAbout(`place ${place.slug}`, { concepts, intent: random.pick(placeIntents) }, place, null);
}
