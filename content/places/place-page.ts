import { joinWords } from "#domain/format.ts";
import { byPlace, inPlace, namedRoad } from "#domain/place-words.ts";
import type { PageText } from "#domain/text/page-text.ts";
import { getArrivalTime } from "../arrival.ts";
import { writePlacePage } from "../knowledge/local-pages.ts";
import { findPostsAbout } from "../posts.ts";
import { type AreaClaims, getClaims, keepServed } from "../service-area.ts";
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
  /** What is free there; null where nothing is. */
  free: string | null;
  /** Where that holds. */
  delivery: string;
  /** Where technicians go. */
  support: string;
  /** How soon, where that is promised; undefined where nobody is on call. */
  arrival: string | null | undefined;
};

export const allFree = "Entrega e instalação grátis";

function tellFree({ hasDelivery, hasFreeInstallation }: AreaClaims): string | null {
  if (hasDelivery && hasFreeInstallation) return allFree;
  if (hasDelivery) return "Entrega grátis";
  return hasFreeInstallation ? "Instalação grátis" : null;
}

export function benefitsFor({ free, delivery, support, arrival }: Promises): string[] {
  return [
    ...(free === null ? [] : [`${free} ${delivery}`]),
    `Garantia de fábrica estendida: {warranty.motor} no motor e {warranty.installation} na instalação`,
    `Suporte local ${support}${arrival === undefined ? "" : `, {shop.hours}${arrival ? `, com técnico em ${arrival}` : ""}`}`,
    "Tecnologia de última geração, com controles de código rolante",
    `Preço direto de fábrica, em até {shop.instalments} parcelas no cartão`,
  ];
}

export const regionInWords = "em {shop.area}";

export function getPlacePage(place: Place, shop: Shop): PlacePage {
  const { region, name, article } = toPlaceContext(place);
  const inside = inPlace({ name, article });
  const claims = getClaims(shop, place);
  return {
    title: `Motor PPA para Portão ${whereIs(place)}`,
    description: describePlace(place, shop),
    where: whereIs(place),
    benefits: shop.fill(
      benefitsFor({
        free: tellFree(claims),
        delivery: inside,
        support: inside,
        arrival: claims.isOnCall ? getArrivalTime(shop.facts, place) : undefined,
      }),
    ),
    text: writePlacePage(place),
    facts: {
      region,
      parents: parentLinks(place),
      neighbours: keepServed(shop, neighbourLinks(place)),
      roads: place.roads,
      housing: place.housing,
    },
    groups: neighbourhoodGroups(place),
    posts: findPostsAbout(place).map(({ title, slug }) => ({ label: title, href: `/postagens/${slug}` })),
    specials: keepServed(shop, specialPages(place)),
    testimonial: place.kind === "municipality" ? findCityTestimonial(shop, place.name) : null,
    isHidden: false,
  };
}
