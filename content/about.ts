import { tellHours } from "#domain/facts/hours.ts";
import { getPlaceName } from "./figures.ts";
import { formatAddress, formatCnpj } from "./identity.ts";
import { cityPoints } from "./places/points.ts";
import { isServed } from "./service-area.ts";
import type { Shop } from "./shop.ts";

export const aboutPage = {
  title: "Quem Somos",
  /** Meta description: 110 to 155 characters with the name of most shops. */
  describe: (name: string) =>
    `Conheça a ${name}: quem instala o seu motor de portão, onde atendemos, em que horário e como falar com a equipe antes de comprar.`,
  intro: "Quem atende a sua mensagem, instala o motor e volta se algo sair do ajuste.",
};

/** Said while the owner has not told her story. */
function getOpening({ facts, fill }: Shop): string[] {
  if (facts.about.text !== null) return facts.about.text.split(/\n+/);
  return fill([
    `A ${facts.contact.name} vende, instala e conserta motores de portão automático em {shop.area}. São {shop.experience} de experiência com portões basculantes, deslizantes e pivotantes.`,
    "O orçamento é grátis e começa por uma foto do portão. O valor é combinado antes do serviço, e a peça que precisa de troca é mostrada a você.",
    "O motor tem {warranty.motor} de garantia e a instalação, {warranty.installation}. Trabalhamos com {shop.brands}.",
  ]);
}

export type MapPoint = { name: string; href: string; x: number; y: number; isServed: boolean; isLabelled: boolean };

const size = { width: 600, height: 420 };
const margin = 24;
/** Names that stand nearer to each other than this lie over one another. */
const labelSpace = { x: 190, y: 30 };

function toScale(values: readonly number[], length: number): (value: number) => number {
  const [min, max] = [Math.min(...values), Math.max(...values)];
  return (value) => Math.round(margin + ((value - min) / (max - min)) * (length - 2 * margin));
}

const points = Object.values(cityPoints);
const toX = toScale(
  points.map(([, longitude]) => longitude),
  size.width,
);
const toY = toScale(
  points.map(([latitude]) => -latitude),
  size.height,
);

/** The cities of the region as points of a drawing, north up; names of those that are served, where there is room. */
function drawArea(shop: Shop): MapPoint[] {
  const labelled: { x: number; y: number }[] = [];
  return Object.entries(cityPoints).map(([slug, [latitude, longitude]]) => {
    const name = getPlaceName(slug);
    const point = { x: toX(longitude), y: toY(-latitude) };
    const served = isServed(shop, { city: name });
    const hasRoom = labelled.every(
      ({ x, y }) => Math.abs(x - point.x) > labelSpace.x || Math.abs(y - point.y) > labelSpace.y,
    );
    if (served && hasRoom) labelled.push(point);
    return { name, href: `/cidades/${slug}`, ...point, isServed: served, isLabelled: served && hasRoom };
  });
}

export function getAbout(shop: Shop) {
  const { about, address, contact, hours, testimonials } = shop.facts;
  return {
    title: aboutPage.title,
    description: aboutPage.describe(contact.name),
    intro: aboutPage.intro,
    since: about.since,
    paragraphs: getOpening(shop),
    team: about.team,
    photo: about.photo,
    cnpj: address.cnpj && formatCnpj(address.cnpj),
    address: formatAddress(address),
    hours: tellHours(hours),
    holidays: hours.holidays,
    googleProfile: testimonials.googleProfile,
    map: { ...size, points: drawArea(shop) },
  };
}
