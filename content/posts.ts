import { toSlug } from "#domain/slug.ts";
import type { Subject } from "#domain/text/stock.ts";
import { subjectsOf } from "#domain/text/subjects.ts";
import { type Place, places } from "./places/places.ts";

export type Post = { title: string; slug: string; place: Place; subjects: Subject[] };

const shopProducts = [
  "Motor de Portão",
  "Portão Eletrônico",
  "Controle de Portão",
  "Motor Basculante",
  "Automação de Portão",
] as const;

function topicsFor(position: number): string[] {
  return [
    "Motor de Portão PPA",
    "Portão Automático PPA",
    `Loja de ${shopProducts[position % shopProducts.length]}`,
    "Automação de Portão PPA",
    "Motor Basculante PPA",
    "Portões Eletrônicos PPA",
  ];
}

/** The districts of the capital and the other municipalities of the metropolitan region. */
const localities = places.filter(
  ({ kind, part }) =>
    (kind === "neighbourhood" && part === "capital") ||
    (kind === "municipality" && part !== "capital" && part !== "entorno"),
);

/** Subjects are read from the topic alone: a name such as "Parque Industrial" is none. */
export const posts: Post[] = localities.flatMap((place, position) =>
  topicsFor(position).map((topic) => {
    const title = `${topic} ${place.name}`;
    return { title, slug: toSlug(title), place, subjects: subjectsOf(topic) };
  }),
);

const postBySlug = new Map(posts.map((post) => [post.slug, post]));
const postsByPlace = Map.groupBy(posts, ({ place }) => place.slug);

export function getPostBySlug(slug: string): Post | undefined {
  return postBySlug.get(slug);
}

export function postsOfPlace(place: Place): Post[] {
  return postsByPlace.get(place.slug) ?? [];
}
