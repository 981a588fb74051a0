import type { Zone } from "#domain/places.ts";
import { toSlug } from "#domain/slug.ts";
import { type Place, places } from "./places/places.ts";

export type PredefinedTitle = { title: string; slug: string; zone: Zone; place: Place };

const topics: { topic: string; namesZone: boolean }[] = [
  { topic: "Conserto de Portão Automático", namesZone: true },
  { topic: "Instalação de Motor Basculante", namesZone: false },
  { topic: "Manutenção de Portão Eletrônico", namesZone: true },
  { topic: "Técnico de Portão", namesZone: true },
  { topic: "Controle de Portão", namesZone: false },
  { topic: "Motor de Portão", namesZone: false },
  { topic: "Motor Deslizante", namesZone: false },
];

const zoneMarks: Record<Zone, string> = {
  "zona norte": "Zona Norte",
  "zona sul": "Zona Sul",
  "zona leste": "Zona Leste",
  "zona oeste": "Zona Oeste",
  centro: "Centro",
};

/** Titles the panel offers ready to publish: every district of the capital with every topic. */
export const predefinedTitles: PredefinedTitle[] = places.flatMap((place) => {
  const { name, kind, zone } = place;
  if (kind !== "neighbourhood" || zone === undefined) return [];
  return topics.map(({ topic, namesZone }) => {
    const title = `${topic} ${name}${namesZone ? ` - ${zoneMarks[zone]}` : ""} - São Paulo - SP`;
    return { title, slug: toSlug(title), zone, place };
  });
});
