import type { Ground, Zone } from "#domain/places.ts";

export type ZonePlace = Ground & { zone: Zone };

/** The five zones of the capital, as places of their own. */
export const zones: ZonePlace[] = [
  {
    name: "Zona Norte",
    zone: "zona norte",
    article: "a",
    neighbours: ["Centro", "Zona Oeste", "Zona Leste"],
    roads: [
      "Marginal Tietê",
      "Avenida Engenheiro Caetano Álvares",
      "Avenida Cruzeiro do Sul",
      "Avenida Inajar de Souza",
    ],
    housing: ["sobrados", "casas geminadas", "casas térreas", "prédios", "galpões"],
    relief: "ladeiras",
    note: "A Zona Norte sobe da várzea do Tietê, na Vila Guilherme e no Limão, até as encostas da Cantareira, no Tremembé e na Brasilândia. Predominam sobrados de família, com garagem coberta na frente, ladeiras compridas e comércio nas avenidas; transportadoras ficam perto da Marginal, onde o portão pesado de correr toma o lugar do basculante.",
  },
  {
    name: "Zona Sul",
    zone: "zona sul",
    article: "a",
    neighbours: ["Zona Oeste", "Centro", "Zona Leste"],
    roads: ["Marginal Pinheiros", "Avenida Santo Amaro", "Avenida Interlagos", "Avenida dos Bandeirantes"],
    housing: ["prédios", "sobrados", "casas geminadas", "casarões", "chácaras"],
    relief: "ondulado",
    note: "Nenhuma outra zona muda tanto quanto a Zona Sul: começa em bairros verticais como Moema e Vila Mariana, passa pelas casas ajardinadas do Alto da Boa Vista e termina nos sítios de Parelheiros e Marsilac. No caminho estão as represas, as ladeiras do Capão Redondo e do Grajaú e as antigas indústrias de Santo Amaro, cada lugar com largura, peso e uso próprios de portão.",
  },
  {
    name: "Zona Leste",
    zone: "zona leste",
    article: "a",
    neighbours: ["Zona Norte", "Centro", "Zona Sul"],
    roads: ["Radial Leste", "Avenida Aricanduva", "Avenida Jacu-Pêssego", "Avenida Sapopemba"],
    housing: ["sobrados", "casas geminadas", "conjuntos habitacionais", "prédios", "galpões"],
    relief: "ondulado",
    note: "Na Zona Leste, bairros operários de vilas e fábricas, como Mooca, Belém e Brás, abrem caminho para um território imenso de sobrados geminados, conjuntos da Cohab e avenidas de vale. Testada curta, carro sob a laje e rua movimentada explicam por que a folha basculante é tão comum; nas torres do Tatuapé e nos depósitos da Jacu-Pêssego, a exigência é outra.",
  },
  {
    name: "Zona Oeste",
    zone: "zona oeste",
    article: "a",
    neighbours: ["Zona Norte", "Centro", "Zona Sul"],
    roads: ["Marginal Pinheiros", "Avenida Rebouças", "Rodovia Raposo Tavares", "Avenida Francisco Matarazzo"],
    housing: ["casarões", "prédios", "sobrados", "galpões"],
    relief: "ondulado",
    note: "As casas de bairro-jardim da Zona Oeste, no Alto de Pinheiros, na City Butantã e no Alto da Lapa, convivem com prédios de Perdizes, escritórios do Itaim e armazéns que viraram condomínio na Barra Funda e na Vila Leopoldina. Recuo generoso permite deslizante ou duas folhas; já os sobrados da Vila Madalena, em ladeira, pedem abertura contida e respeito à calçada.",
  },
  {
    name: "Centro",
    zone: "centro",
    article: "o",
    neighbours: ["Zona Norte", "Zona Leste", "Zona Sul", "Zona Oeste"],
    roads: ["Avenida 23 de Maio", "Avenida Tiradentes", "Avenida São João", "Rua da Consolação"],
    housing: ["prédios", "comércio de rua", "sobrados", "galpões"],
    relief: "ondulado",
    note: "No Centro de São Paulo, edifícios de muitas épocas, comércio de rua e poucas casas térreas compõem a área mais antiga da capital, da colina da Sé às ladeiras do Bixiga e aos quarteirões planos do Bom Retiro. O portão é quase sempre coletivo ou de carga: rampa estreita, vaga disputada, vizinho de parede e gente passando na frente a qualquer hora.",
  },
];
