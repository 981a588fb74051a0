import { joinWords } from "#domain/format.ts";
import { byPlace, inPlace, namedRoad } from "#domain/place-words.ts";
import type { PageText } from "#domain/text/page-text.ts";
import { getArrivalTime } from "../arrival.ts";
import { writePlacePage } from "../knowledge/local-pages.ts";
import { postsOfPlace } from "../posts.ts";
import { keepServed } from "../service-area.ts";
import type { Shop } from "../shop.ts";
import { findCityTestimonial, type Testimonial } from "../testimonials.ts";
import {
  type LinkGroup,
  type NeighbourLink,
  neighbourhoodGroups,
  neighbourLinks,
  type PlaceLink,
  parentLinks,
  specialPages,
} from "./place-links.ts";
import { type Place, toPlaceContext } from "./places.ts";

export type PlaceFacts = {
  region: string;
  parents: PlaceLink[];
  neighbours: NeighbourLink[];
  roads: string[];
  housing: string[];
};

export type PlacePage = {
  title: string;
  description: string;
  /** "na Mooca, São Paulo" */
  where: string;
  benefits: string[];
  text: PageText;
  /** Null when nothing is known of the place. */
  facts: PlaceFacts | null;
  groups: LinkGroup[];
  posts: PlaceLink[];
  specials: PlaceLink[];
  testimonial: Testimonial | null;
  isHidden: boolean;
};

const maxDescription = 160;

/** The place in a sentence, with its city, so that no two places read the same. */
export function whereIs(place: Place): string {
  const { name, article } = toPlaceContext(place);
  const inside = inPlace({ name, article });
  if (place.kind === "municipality" || name !== place.name) return inside;
  return place.kind === "zone" ? `${inside} de ${place.city}` : `${inside}, ${place.city}`;
}

function describePlace(place: Place, { fill }: Shop): string {
  const [road = ""] = place.roads;
  const start = `Motor de portão ${whereIs(place)}: instalação e conserto em ${joinWords(place.housing.slice(0, 2))}`;
  const access = `, com acesso ${byPlace(namedRoad(road))}`;
  const tail = fill(" Garantia de {warranty.motor}.");
  const variants = [`${start}${access}.${tail}`, `${start}${access}.`, `${start}.${tail}`];
  return variants.find(({ length }) => length <= maxDescription) ?? `${start}.`;
}

type Promises = {
  /** Where delivery and installation are free. */
  delivery: string;
  /** Where technicians go. */
  support: string;
  /** How soon, where that is promised. */
  arrival: string | null;
};

export function benefitsFor({ delivery, support, arrival }: Promises): string[] {
  return [
    `Entrega e instalação grátis ${delivery}`,
    `Garantia de fábrica estendida: {warranty.motor} no motor e {warranty.installation} na instalação`,
    `Suporte local ${support}, {shop.hours}${arrival ? `, com técnico em ${arrival}` : ""}`,
    "Tecnologia de última geração, com controles de código rolante",
    `Preço direto de fábrica, em até {shop.instalments} parcelas no cartão`,
  ];
}

export const regionInWords = "em {shop.area}";

export function getPlacePage(place: Place, shop: Shop): PlacePage {
  const { region, name, article } = toPlaceContext(place);
  const inside = inPlace({ name, article });
  return {
    title: `Motor PPA para Portão ${whereIs(place)}`,
    description: describePlace(place, shop),
    where: whereIs(place),
    benefits: shop.fill(benefitsFor({ delivery: inside, support: inside, arrival: getArrivalTime(shop.facts, place) })),
    text: writePlacePage(place),
    facts: {
      region,
      parents: parentLinks(place),
      neighbours: keepServed(shop, neighbourLinks(place)),
      roads: place.roads,
      housing: place.housing,
    },
    groups: neighbourhoodGroups(place),
    posts: postsOfPlace(place).map(({ title, slug }) => ({ label: title, href: `/postagens/${slug}` })),
    specials: keepServed(shop, specialPages(place)),
    testimonial: place.kind === "municipality" ? findCityTestimonial(shop, place.name) : null,
    isHidden: false,
  };
}
