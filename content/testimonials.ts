import { plainLetters } from "#domain/search-text.ts";
import { testimonialsFor } from "#domain/testimonials.ts";
import type { ServicePage } from "./service-pages.ts";
import { services } from "./services.ts";
import type { Shop } from "./shop.ts";

/** As pages show it. */
export type Testimonial = { name: string; location: string; text: string; rating?: number; source?: string };

/*
 * The sample texts, here, in service-pages.ts and in services.ts: no customer said them. The sample shop shows them
 * until it has one of its own, and every page says under them that they are illustrations.
 */
const homeSamples: Testimonial[] = [
  {
    name: "Renata",
    location: "Tatuapé, São Paulo",
    text: "O portão batia com força toda vez que fechava. O técnico acertou o contrapeso antes de colocar o motor e agora ele encosta sem barulho.",
  },
  {
    name: "Marcelo",
    location: "Barueri",
    text: "Mandei a foto do portão e a largura do vão, recebi o valor e combinei a data. Saíram deixando os controles programados e o local limpo.",
  },
  {
    name: "Sônia",
    location: "Santo André",
    text: "Gostei de me mostrarem como destravar o portão na falta de energia. Já precisei usar e consegui abrir sozinha.",
  },
];

/** One more for the page of its city. */
const citySamples: Record<string, Testimonial> = {
  "São Paulo": {
    name: "Eduardo",
    location: "Vila Mariana, São Paulo",
    text: "Minha rua é movimentada e eu esperava o portão abrir com o carro atravessado. Troquei por um modelo mais rápido e entro direto.",
  },
  Guarulhos: {
    name: "Patrícia",
    location: "Vila Galvão, Guarulhos",
    text: "Achei que teria de trocar o motor inteiro. Era o capacitor. Explicaram o defeito, mostraram a peça e o portão voltou a abrir.",
  },
  Osasco: {
    name: "Valdir",
    location: "Jardim das Flores, Osasco",
    text: "O portão é antigo, de chapa, e pesava muito na mão. Trocaram as roldanas, acertaram o contrapeso e só depois instalaram o motor.",
  },
};

const mostShown = 3;

const sources = { google: "Google", whatsapp: "WhatsApp", form: "formulário do site" };

function getOwn({ facts }: Shop): (Testimonial & { place: string; day: string })[] {
  return facts.testimonials.items.map(({ name, place, day, origin, stars, text }) => ({
    name,
    location: place,
    place,
    day,
    text,
    source: sources[origin],
    ...(stars !== null && { rating: stars }),
  }));
}

export function showsSamples({ isSample, facts }: Shop): boolean {
  return isSample && facts.testimonials.items.length === 0;
}

function isFrom(city: string): (testimonial: { place: string }) => boolean {
  const name = plainLetters(city);
  return ({ place }) => plainLetters(place).includes(name);
}

/** The newest first, those of the city before all others. */
function findOwn(shop: Shop, city?: string): Testimonial[] {
  const newest = getOwn(shop).toSorted((one, other) => other.day.localeCompare(one.day));
  const near = city === undefined ? [] : newest.filter(isFrom(city));
  return [...near, ...newest.filter((testimonial) => !near.includes(testimonial))];
}

export function findHomeTestimonials(shop: Shop, city?: string): Testimonial[] {
  if (showsSamples(shop)) return testimonialsFor(homeSamples, citySamples, city);
  return findOwn(shop, city).slice(0, mostShown);
}

export function findServiceTestimonials(shop: Shop): Testimonial[] {
  return showsSamples(shop) ? services.testimonials : findOwn(shop).slice(0, mostShown);
}

/** Of people of that city alone: the heading says so. */
export function findAreaTestimonials(shop: Shop, { city, testimonials }: Pick<ServicePage, "city" | "testimonials">) {
  if (showsSamples(shop)) return testimonials;
  return getOwn(shop).filter(isFrom(city)).slice(0, mostShown);
}

export function findCityTestimonial(shop: Shop, city: string): Testimonial | null {
  if (showsSamples(shop)) return citySamples[city] ?? null;
  return findOwn(shop).find(({ location }) => isFrom(city)({ place: location })) ?? null;
}
