import { type GeneratedText, generateText, type TextStock } from "../../domain/text/generate.ts";
import type { Subject } from "../../domain/text/stock.ts";
import { type Place, type PlaceKind, placeContextOf } from "../places/places.ts";
import type { Post } from "../posts.ts";
import type { PredefinedTitle } from "../predefined-titles.ts";
import { local } from "./local.ts";
import { closings, openings, themes } from "./stock.ts";

export const textStock: TextStock = { themes, openings, closings, local };

const catalogueCreativity = 75;

const subjectsOfKind: Record<PlaceKind, Subject[]> = {
  municipality: ["basculante", "instalação", "loja", "preço"],
  zone: ["basculante", "automação", "manutenção", "condomínio"],
  neighbourhood: ["basculante", "conserto", "instalação", "segurança", "controle"],
};

function writeText(seed: string, subjects: readonly Subject[], place: Place): GeneratedText {
  return generateText(textStock, { seed, subjects, place: placeContextOf(place), creativity: catalogueCreativity });
}

export function placeText(place: Place): GeneratedText {
  return writeText(`place ${place.slug}`, subjectsOfKind[place.kind], place);
}

export function postText({ slug, subjects, place }: Post): GeneratedText {
  return writeText(`post ${slug}`, subjects, place);
}

export function predefinedText({ slug, subjects, place }: PredefinedTitle): GeneratedText {
  return writeText(`title ${slug}`, subjects, place);
}
