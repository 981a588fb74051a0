import type { Intent } from "#domain/knowledge/concept.ts";
import { inPlace, ofPlace } from "#domain/place-words.ts";
import { toSlug } from "#domain/slug.ts";
import { type Place, places, toPlaceContext } from "./places/places.ts";

/** What a kind of post is about: the first concept is what the page answers. */
export type PostSubject = {
  /** Inside a sentence: "motor basculante PPA". */
  phrase: string;
  topic: string;
  concepts: string[];
  intent: Intent;
};

export type Post = { title: string; slug: string; place: Place; subject: PostSubject };

/** One of these a place, in turn. */
const shopSubjects: PostSubject[] = [
  {
    topic: "Loja de Motor de Portão",
    phrase: "loja de motor de portão",
    concepts: ["loja", "medidas", "preco"],
    intent: "buying",
  },
  {
    topic: "Loja de Portão Eletrônico",
    phrase: "loja de portão eletrônico",
    concepts: ["loja", "kit", "preco"],
    intent: "buying",
  },
  {
    topic: "Loja de Controle de Portão",
    phrase: "loja de controle de portão",
    concepts: ["controle", "loja", "programacao"],
    intent: "buying",
  },
  {
    topic: "Loja de Motor Basculante",
    phrase: "loja de motor basculante",
    concepts: ["loja", "tempo-de-abertura", "preco"],
    intent: "buying",
  },
  {
    topic: "Loja de Automação de Portão",
    phrase: "loja de automação de portão",
    concepts: ["loja", "pecas", "garantia"],
    intent: "buying",
  },
];

/** What the posts on PPA's motors tell beside the brand, one of these a place. */
const besidePpa = ["modelos", "potencia", "medidas", "vida-util", "kit", "consumo", "voltagem"];
const besideAutomatic = ["esmagamento", "criancas", "animais", "falta-de-energia", "fotocelula", "lubrificacao"];
const besideElectronic = [
  "controle-de-acesso",
  "interfone",
  "tag-veicular",
  "modulo-wifi",
  "controle",
  "fechadura",
  "programacao",
];
const besideManual = ["portao-manual", "instalacao-eletrica", "trava"];
const besideTilting = ["contrapeso", "cabo-de-aco", "fuso", "braco", "fim-de-curso", "trava"];

function turn(list: readonly string[], position: number): string {
  return list[position % list.length] ?? "";
}

/** Each place has one post of every kind, and no two kinds tell the same. */
function getSubjects(position: number): PostSubject[] {
  return [
    {
      topic: "Motor de Portão PPA",
      phrase: "motor de portão PPA",
      concepts: ["ppa", turn(besidePpa, position)],
      intent: "buying",
    },
    {
      topic: "Portão Automático PPA",
      phrase: "portão automático PPA",
      concepts: ["portao-automatico", turn(besideAutomatic, position)],
      intent: "question",
    },
    ...shopSubjects.slice(position % shopSubjects.length).slice(0, 1),
    {
      topic: "Automação de Portão PPA",
      phrase: "automação de portão PPA",
      concepts: ["automatizar-manual", turn(besideManual, position)],
      intent: "installation",
    },
    {
      topic: "Motor Basculante PPA",
      phrase: "motor basculante PPA",
      concepts: ["basculante", turn(besideTilting, position)],
      intent: "buying",
    },
    {
      topic: "Portões Eletrônicos PPA",
      phrase: "portões eletrônicos PPA",
      concepts: ["portao-eletronico", "ppa", turn(besideElectronic, position)],
      intent: "question",
    },
  ];
}

/** The districts of the capital and the other municipalities of the metropolitan region. */
const localities = places.filter(
  ({ kind, part }) =>
    (kind === "neighbourhood" && part === "capital") ||
    (kind === "municipality" && part !== "capital" && part !== "entorno"),
);

export const posts: Post[] = localities.flatMap((place, position) =>
  getSubjects(position).map((subject) => {
    const title = `${subject.topic} ${place.name}`;
    return { title, slug: toSlug(title), place, subject };
  }),
);

const postBySlug = new Map(posts.map((post) => [post.slug, post]));
const postsByPlace = Map.groupBy(posts, ({ place }) => place.slug);

export function getPostBySlug(slug: string): Post | undefined {
  return postBySlug.get(slug);
}

export function findPostsAbout(place: Place): Post[] {
  return postsByPlace.get(place.slug) ?? [];
}

/** What the page says of itself in one sentence, names as they are written. */
export function describePost({ subject, place }: Post): string {
  const named = toPlaceContext(place);
  return `Serviços de ${subject.phrase} ${inPlace(named)} com instalação profissional, manutenção e assistência técnica especializada. Atendimento na região ${ofPlace(named)} e Grande São Paulo.`;
}
