import { trade } from "./trade.ts";

const kinds = ["delivery", "warranty", "service", "motors", "kit", "price"] as const;

export type BenefitKind = (typeof kinds)[number];

export type CityBenefit = { kind: BenefitKind; title: string; text: string };

const power = trade.motor.homePower.min;

function getTitles(city: string): Record<BenefitKind, string> {
  return {
    delivery: `Entrega e instalação grátis em toda ${city}`,
    warranty: "Garantia de fábrica estendida",
    service: "Assistência técnica especializada",
    motors: "Motores de última geração",
    kit: "Kit completo com todos os acessórios",
    price: "Preço direto de fábrica, sem intermediários",
  };
}

/** Each city in its own words: the same six promises, told by what its gates are like. */
const texts: Record<string, Record<BenefitKind, string>> = {
  Osasco: {
    delivery:
      "Levamos o motor e instalamos sem cobrar frete nem mão de obra, do Rochdale ao Jardim Veloso, nos dois lados do Tietê.",
    warranty: `São {warranty.motor} para o motor e {warranty.installation} para a instalação, também na garagem em ladeira, onde o conjunto trabalha mais.`,
    service:
      "Garagem em rampa pede método: o técnico confere contrapeso, curso e freio antes de deixar o portão em uso.",
    motors: `Para a Avenida dos Autonomistas, o modelo que abre em {opening.jetflex}; para a travessa calma, o padrão. Todos com código rolante.`,
    kit: "Motor, central e controles chegam juntos e saem programados. O serviço começa com todas as peças na mão.",
    price: "A compra é feita com quem instala. Sem loja no meio, o valor é combinado direto com quem faz o serviço.",
  },
  Carapicuíba: {
    delivery: "Frete e montagem por nossa conta, da Cohab à Fazendinha, inclusive em vila e rua sem saída.",
    warranty: `O motor sai com {warranty.motor} de garantia e a montagem, com {warranty.installation}. Guarde o comprovante junto com o manual.`,
    service: "Folha de serralheria pede olho treinado. O técnico avalia peso, solda e roldana antes de furar a coluna.",
    motors:
      "Central de código rolante, que aposenta o controle clonado nos pátios da Cohab, e operação silenciosa para casa geminada.",
    kit: `Você recebe o conjunto inteiro: motor de ${power}, central e controles remotos, montado e testado na sua frente.`,
    price: "Não há revendedor para pagar: o que seria comissão de intermediário fica com você.",
  },
  Cotia: {
    delivery:
      "Da Granja Viana a Caucaia do Alto, entrega e instalação não têm custo, na rodovia ou na estrada de terra.",
    warranty: `Neblina e garoa castigam a ferragem. Por isso pesa na escolha ter {warranty.motor} garantidos no motor e {warranty.installation} no serviço.`,
    service: "Par de pivotantes, porteira larga ou basculante em rampa: o técnico vem preparado para regular os três.",
    motors: `Partida suave e parada progressiva poupam a folha de madeira. O basculante mais veloz abre em {opening.jetflex}.`,
    kit: "Acionador, central e controles numa entrega só, o que evita a segunda viagem pela Raposo Tavares.",
    price: "Comprando da fábrica, a verba que iria para a revenda pode virar nobreak ou fotocélula.",
  },
  Jandira: {
    delivery: "Na subida ou na descida, da estação ao Mirante: nem frete nem instalação entram na conta.",
    warranty: `Motor coberto por {warranty.motor}; mão de obra da instalação, por {warranty.installation}. Peça os dois prazos escritos no comprovante.`,
    service:
      "Em terreno com desnível, centímetros contam. O ponto de parada da folha é medido antes de se fixar o fim de curso.",
    motors: `Silêncio para o condomínio, velocidade para o galpão: há modelos de {seconds.all} segundos.`,
    kit: "Central e controles acompanham o motor, já configurados, para o portão trabalhar no mesmo dia.",
    price: "Você trata com quem fornece o motor. Peça e serviço vêm num valor só.",
  },
  Barueri: {
    delivery:
      "Montamos sem custo de Alphaville ao Parque Imperial, respeitando o horário de obra do residencial. A entrega também é grátis.",
    warranty: `A cobertura é de {warranty.motor} para o equipamento e {warranty.installation} para a montagem. Em condomínio, deixe o comprovante com a administração.`,
    service:
      "De portaria com fila a garagem de família, a visita começa pela conta de aberturas do dia e termina no teste de segurança.",
    motors: "Código rolante e rampas de velocidade ajustáveis: o portão abre depressa e encosta sem bater.",
    kit: "Motor, central e controles vêm no mesmo pacote, com a programação feita na hora.",
    price: "Sem loja entre você e a fábrica, fica fácil comparar propostas e enxergar quanto custa cada item.",
  },
  Itapevi: {
    delivery:
      "Da Cohab a Amador Bueno, ninguém paga frete nem mão de obra. Em chácara, basta mandar a localização pelo celular.",
    warranty: `Casa em obra junta poeira e respingo de massa. Cubra o motor e conte com {warranty.motor} de fábrica e {warranty.installation} de garantia na instalação.`,
    service:
      "Tensão baixa na ponta da linha parece motor fraco. O técnico mede a rede antes de condenar o equipamento.",
    motors: `Escolha a velocidade, de {seconds.all} segundos. O funcionamento é silencioso em qualquer delas.`,
    kit: "Não fica compra para depois: o conjunto traz central, controles e tudo o que a fixação pede.",
    price:
      "O motor vai da fábrica para a sua garagem. Quem está construindo sabe quanto pesa cada intermediário a menos.",
  },
};

export function getBenefits(city: string): CityBenefit[] {
  const cityTexts = texts[city];
  if (!cityTexts) throw new Error(`no benefits are written for ${city}`);
  const titles = getTitles(city);
  return kinds.map((kind) => ({ kind, title: titles[kind], text: cityTexts[kind] }));
}
