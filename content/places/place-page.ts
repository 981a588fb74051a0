import { joinWords } from "#domain/format.ts";
import { byPlace, inPlace, namedRoad } from "#domain/place-words.ts";
import type { PageText } from "#domain/text/page-text.ts";
import { arrivalTime, isArrivalPromised } from "../arrival.ts";
import { facts } from "../facts.ts";
import { writePlacePage } from "../knowledge/local-pages.ts";
import { postsOfPlace } from "../posts.ts";
import { cityTestimonials, type Testimonial } from "../testimonials.ts";
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

const { warranty, hours, instalments } = facts;
const maxDescription = 160;

/** The place in a sentence, with its city, so that no two places read the same. */
export function whereIs(place: Place): string {
  const { name, article } = toPlaceContext(place);
  const inside = inPlace({ name, article });
  if (place.kind === "municipality" || name !== place.name) return inside;
  return place.kind === "zone" ? `${inside} de ${place.city}` : `${inside}, ${place.city}`;
}

function describePlace(place: Place): string {
  const [road = ""] = place.roads;
  const start = `Motor de portão ${whereIs(place)}: instalação e conserto em ${joinWords(place.housing.slice(0, 2))}`;
  const access = `, com acesso ${byPlace(namedRoad(road))}`;
  const tail = ` Garantia de ${warranty.motorMonths} meses.`;
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
    `Garantia de fábrica estendida: ${warranty.motorMonths} meses no motor e ${warranty.installationMonths} na instalação`,
    `Suporte local ${support}, ${hours.label}${arrival ? `, com técnico em ${arrival}` : ""}`,
    "Tecnologia de última geração, com controles de código rolante",
    `Preço direto de fábrica, em até ${instalments} parcelas no cartão`,
  ];
}

export const regionInWords = "em São Paulo e região metropolitana";

export function getPlacePage(place: Place): PlacePage {
  const { region, name, article } = toPlaceContext(place);
  const inside = inPlace({ name, article });
  return {
    title: `Motor PPA para Portão ${whereIs(place)}`,
    description: describePlace(place),
    where: whereIs(place),
    benefits: benefitsFor({
      delivery: inside,
      support: inside,
      arrival: isArrivalPromised(place) ? arrivalTime : null,
    }),
    text: writePlacePage(place),
    facts: {
      region,
      parents: parentLinks(place),
      neighbours: neighbourLinks(place),
      roads: place.roads,
      housing: place.housing,
    },
    groups: neighbourhoodGroups(place),
    posts: postsOfPlace(place).map(({ title, slug }) => ({ label: title, href: `/postagens/${slug}` })),
    specials: specialPages(place),
    testimonial: place.kind === "municipality" ? (cityTestimonials[place.name] ?? null) : null,
    isHidden: false,
  };
}
