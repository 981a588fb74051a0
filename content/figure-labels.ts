import { getPlaceName } from "./figures.ts";
import type { Shop } from "./shop.ts";

export type LabelledFigure = { name: string; label: string; value: string };

/** What the owner calls them; those of a model, a repair or a place have the name of it in them. */
const labels: Readonly<Record<string, string>> = {
  "price.lowest": "Menor preço de motor",
  "price.highest": "Maior preço de motor",
  "price.fastest": "Preço do motor mais rápido",
  "price.installation": "Preço da instalação avulsa",
  "price.preventive": "Preço da manutenção preventiva",
  "price.preventiveRange": "Faixa de preço da manutenção preventiva",
  "price.express": "Preço da manutenção expressa",
  "price.homeSwap": "Faixa de preço da troca de motor residencial",
  "price.heavySwap": "Faixa de preço da troca de motor pesado",
  "from.installation": "Instalação avulsa, com “a partir de”",
  "from.preventive": "Manutenção preventiva, com “a partir de”",
  "words.installation": "Instalação avulsa: o que é e quanto custa",
  "words.preventive": "Manutenção preventiva: quanto custa",
  "words.express": "Manutenção expressa: quanto custa e onde",
  "express.months": "Validade da manutenção expressa",
  "express.cities": "Cidades da manutenção expressa",
  "seconds.lowestPrice": "Segundos de abertura do motor mais barato",
  "seconds.fastest": "Segundos de abertura do motor mais rápido",
  "seconds.all": "Segundos de abertura de todos os motores",
  "models.count": "Quantos modelos de motor",
  "models.names": "Nomes de todos os modelos",
  "models.prices": "Preços de todos os modelos (com “e”)",
  "models.pricesOr": "Preços de todos os modelos (com “ou”)",
  "models.tenthsOr": "Um décimo do preço de cada modelo (com “ou”)",
  "models.twelfthsOr": "Um doze avos do preço de cada modelo (com “ou”)",
  "models.pricesNamed": "Preços com o nome de cada modelo (com “e”)",
  "models.pricesNamedOr": "Preços com o nome de cada modelo (com “ou”)",
  "kit.includes": "O que vem no kit",
  "shop.instalments": "Número de parcelas",
  "arrival.everywhere": "Em quanto tempo o técnico chega, por região",
  "time.tilting": "Tempo de instalação: portão basculante",
  "time.tilting.min": "Instalação de basculante: menos horas",
  "time.tilting.max": "Instalação de basculante: mais horas",
  "time.sliding": "Tempo de instalação: portão deslizante",
  "time.sliding.min": "Instalação de deslizante: menos horas",
  "time.sliding.max": "Instalação de deslizante: mais horas",
  "time.heavy": "Tempo de instalação: portão pesado",
  "time.heavy.min": "Instalação de portão pesado: menos horas",
  "time.heavy.max": "Instalação de portão pesado: mais horas",
  "time.home.max": "Tempo de instalação: o máximo numa casa",
  "warranty.motor": "Garantia do motor, em meses",
  "warranty.motor.years": "Garantia do motor, em anos",
  "warranty.motor.badge": "Garantia do motor, como selo",
  "warranty.installation": "Garantia da instalação",
  "shop.hours": "Horário de atendimento",
  "shop.urgent": "Nome do atendimento urgente",
  "shop.name": "Nome da loja",
  "shop.phone": "Telefone",
  "shop.experience": "Anos de experiência",
  "shop.brands": "Todas as marcas atendidas",
  "shop.someBrands": "Algumas marcas atendidas",
  "shop.area": "Região atendida",
  "shop.address": "Endereço da loja",
  "promotion.name": "Nome da promoção",
  "promotion.cities": "Cidades da promoção",
  "trade.reach": "Alcance do controle remoto",
  "trade.smallRepair": "Tempo de um ajuste",
  "trade.life": "Vida útil do motor",
  "width.quarterHp": "Largura máxima para motor de 1/4 HP",
  "visits.home": "Manutenção em casa: quantas vezes por ano",
  "visits.business": "Manutenção em empresa: quantas vezes por ano",
  "rack.clearance": "Folga da cremalheira",
  "rack.months": "De quanto em quanto tempo lubrificar a cremalheira",
};

const modelLabels: Readonly<Record<string, (model: string) => string>> = {
  price: (model) => `Preço do ${model}`,
  opening: (model) => `Tempo de abertura do ${model}`,
  seconds: (model) => `Segundos de abertura do ${model}`,
  model: (model) => `Nome curto do ${model}`,
  name: (model) => `Nome completo do ${model}`,
};

/** Where links lead, and a mark that says nothing: none of them is for a sentence. */
const notForTexts = new Set(["shop.chat", "shop.chatTo", "shop.tel", "shop.always"]);

function sayFigure(name: string, value: string, { figures }: Pick<Shop, "figures">): string | undefined {
  const known = labels[name];
  if (known !== undefined) return known;
  const [kind = "", id = ""] = name.split(/\.(.*)/s);
  if (kind === "repair") return `Preço: ${value.split(/ (?:a partir )?de R\$/)[0]}`;
  if (kind === "arrival") return `Em quanto tempo o técnico chega: ${getPlaceName(id)}`;
  return modelLabels[kind]?.(figures[`model.${id}`] ?? id);
}

/** The figures that a person may put into a text, by their names in Portuguese. */
export function labelFigures(shop: Pick<Shop, "figures">): LabelledFigure[] {
  return Object.entries(shop.figures).flatMap(([name, value]) => {
    if (value === null || notForTexts.has(name)) return [];
    return [{ name, value, label: sayFigure(name, value, shop) ?? value }];
  });
}

/** Tables that are made from the facts. */
export const factTableLabels: Readonly<Record<string, string>> = {
  models: "Tabela dos motores: modelo, preço e tempo de abertura",
  prices: "Tabela de preços: motores e serviços",
};
