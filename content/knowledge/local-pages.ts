import type { Concept, Intent } from "#domain/knowledge/concept.ts";
import { inPlace } from "#domain/place-words.ts";
import { createRandom } from "#domain/random.ts";
import { composePage } from "#domain/text/compose-page.ts";
import type { PageRequest } from "#domain/text/page-request.ts";
import type { PageText, TextLink } from "#domain/text/page-text.ts";
import type { Place } from "../places/places.ts";
import { toPlaceContext } from "../places/places.ts";
import type { Post } from "../posts.ts";
import { getConcept } from "./concepts.ts";
import { knowledge } from "./knowledge.ts";
import { placeOpening } from "./place-opening.ts";
import { postOpenings } from "./post-openings.ts";

const creativity = 75;

function requireConcept(id: string): Concept {
  const concept = getConcept(id);
  if (!concept) throw new Error(`no knowledge of ${id}`);
  return concept;
}

export function linkToPlace(place: Place): TextLink {
  return {
    lead: "Veja também",
    label: `motor PPA para portão ${inPlace(toPlaceContext(place))}`,
    href: `/cidades/${place.slug}`,
  };
}

type LocalSubject = { concepts: readonly string[]; intent: Intent };

function writeAbout(
  seed: string,
  { concepts, intent }: LocalSubject,
  place: Place,
  own: Pick<PageRequest, "placeLink" | "opening">,
): PageText {
  const request = { seed, concepts: concepts.map(requireConcept), intent, quantities: [], creativity };
  return composePage(knowledge, { ...request, place: toPlaceContext(place), ...own });
}

export function writePost({ slug, subject, place }: Post): PageText {
  const opening = postOpenings[subject.concepts[0] ?? ""];
  return writeAbout(`post ${slug}`, subject, place, { placeLink: linkToPlace(place), ...(opening && { opening }) });
}

/** What a place's own page tells beside the motor and its make: one of these a place. A kind of gate would shut out the others. */
const besideTheMotor = [
  "instalacao",
  "controle",
  "manutencao",
  "troca",
  "potencia",
  "garantia",
  "automatizar-manual",
  "fotocelula",
  "tempo-de-abertura",
  "nobreak",
  "kit",
  "voltagem",
  "consumo",
  "casa",
  "pecas",
  "vida-util",
];

const placeIntents: Intent[] = ["buying", "installation"];

export function writePlacePage(place: Place): PageText {
  const random = createRandom(`subject ${place.slug}`);
  const concepts = ["ppa", "motor", ...random.sample(besideTheMotor, 1)];
  const own = { placeLink: null, opening: placeOpening };
  return writeAbout(`place ${place.slug}`, { concepts, intent: random.pick(placeIntents) }, place, own);
}
