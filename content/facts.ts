import type { Facts } from "#domain/facts/facts.ts";
import { homeSections } from "#domain/facts/site-sections.ts";
import { places } from "./places/places.ts";

/** Whoever still has this number has the sample shop: everything it says is an example. */
export const samplePhone = "5511900000000";

/** Sample figures of no record, for the sample shop alone. A shop of its own counts its testimonials. */
export const sampleRatings = {
  product: { value: 4.8, count: 47 },
  business: { value: 4.9, count: 127 },
};

/** What a shop begins with that is not always open, from Sunday on: hours of trade, for its owner to put right. */
const usualWeek = Array.from({ length: 7 }, (_, day) => ({
  isOpen: day !== 0,
  opens: "08:00",
  closes: day === 6 ? "13:00" : "18:00",
}));

/** Where a technician is near: the only places in which the sample shop promises minutes. */
const nearby = ["guarulhos", "osasco", "sao-paulo-centro", "sao-paulo-zona-oeste"];

/**
 * Every figure and claim of the business, each once, as they are until the owner changes them in the panel; the
 * environment can set name, phone, chat host, e-mail, video and tags. Pages and structured data read from `shop.ts`.
 */
export const sampleFacts: Facts = {
  contact: {
    name: "Motores PPA",
    phone: samplePhone,
    chatPhone: null,
    chatHost: "https://wa.me",
    email: "contato@exemplo.com.br",
    greeting: null,
  },
  address: {
    cnpj: null,
    isPublic: true,
    street: null,
    district: "Barra Funda",
    city: "São Paulo",
    state: "SP",
    postalCode: null,
    latitude: -23.5266,
    longitude: -46.6674,
  },
  hours: { isAlways: true, week: usualWeek, holidays: null },
  about: { experienceYears: 15, since: null, text: null, team: [], photo: null },
  /** Each price is the kit installed: motor, control unit, remotes, delivery and labour. */
  models: {
    items: [
      { id: "padrao", name: "Motor Basculante 1/4HP Padrão", price: 899, openingSeconds: 16, isHidden: false },
      { id: "speedy", name: "Motor Basculante 1/4HP Speedy", price: 949, openingSeconds: 8, isHidden: false },
      { id: "jetflex", name: "Motor Basculante 1/4HP JetFlex", price: 1349, openingSeconds: 4, isHidden: false },
    ],
    includes: "kit instalado, com entrega, central e controles",
    instalments: 12,
  },
  services: {
    installationFrom: 800,
    preventiveFrom: 150,
    preventiveRange: { min: 200, max: 500 },
    express: { price: 350, validMonths: 1, cities: ["guarulhos", "osasco"] },
    homeSwap: { min: 800, max: 1500 },
    heavySwap: { min: 2000, max: 5000 },
    repairs: [],
  },
  /** A seller is held to this price: it stands only where name, conditions and end stand beside it. */
  promotion: {
    isOn: true,
    name: "Promoção Garagem Pronta",
    price: 299.9,
    cities: ["osasco", "carapicuiba", "cotia", "jandira", "barueri", "itapevi"],
    firstDay: null,
    lastDay: "2027-06-30",
    conditions: [
      "Um kit por endereço, para portão basculante residencial dentro da medida do motor",
      "Inclui motor, central e controles, com frete e instalação",
      "O portão precisa estar equilibrado e com ponto de energia pronto; reparos nele são orçados à parte",
      "O pedido é confirmado por foto, enquanto houver kits da promoção",
    ],
  },
  warranty: { motorMonths: 12, installationMonths: 6 },
  deadlines: {
    arrivals: nearby.map((place) => ({ place, min: 30, max: 40 })),
    tilting: { min: 2, max: 3 },
    sliding: { min: 3, max: 4 },
    heavy: { min: 4, max: 8 },
  },
  area: {
    cities: places
      .filter(({ kind }) => kind === "municipality")
      .map(({ slug }) => ({ slug, hasDelivery: true, hasFreeInstallation: true, isOnCall: true })),
  },
  brands: {
    names: ["PPA", "Garen", "Peccinin", "Rossi", "Nice", "Jetflex", "GGPort", "Omegaport", "AGL", "Speedy"],
  },
  testimonials: { googleProfile: null, items: [] },
  look: { logo: null, brandColour: "#0b2f57", accentColour: "#ffc53d" },
  home: {
    headline: null,
    subline: null,
    videoUrl: null,
    photos: [],
    sections: homeSections.map((id) => ({ id, isShown: true })),
  },
  privacy: { officer: null, email: null, extra: null },
  tags: { adsId: null, conversionLabel: null, tagManagerId: null, analyticsId: null, searchConsole: null },
};
