import { formatNumber } from "#domain/format-number.ts";
import type { PageText } from "#domain/text/page-text.ts";
import type { Shop } from "../shop.ts";
import { trade } from "../trade.ts";
import { allFree, benefitsFor, type PlacePage, regionInWords } from "./place-page.ts";

const { motor } = trade;
const maxWidth = formatNumber(motor.quarterHpMaxWidthMetres);

/** Promises nothing about the place but an answer: it may lie anywhere, or nowhere. */
function textAbout(name: string): PageText {
  return {
    answer: `Para atender em ${name}, confirmamos primeiro o endereço e a distância; depois, com as medidas do portão em mãos, passamos o valor e as datas livres. O orçamento é grátis e sai pelo WhatsApp.`,
    support: "",
    sections: [
      {
        heading: `Como funciona o atendimento em ${name}`,
        paragraphs: [
          "A conversa começa pelo WhatsApp. Com três informações, o técnico já sabe qual motor indicar e se o portão pede algum preparo antes.",
        ],
        bullets: [
          "Uma foto do portão inteiro, tirada do lado de dentro",
          "Largura e altura do vão, mesmo que aproximadas",
          "Bairro ou ponto de referência, para calcular o deslocamento",
        ],
      },
      {
        heading: "Qual motor serve no seu portão",
        paragraphs: [
          `Para folha basculante residencial de até ${maxWidth} metros de largura, o motor de ${motor.homePower.min} é suficiente, desde que o contrapeso esteja acertado. Folhas maiores, portões de correr e garagens coletivas recebem outro conjunto, escolhido pelo peso e pelo número de aberturas por dia.`,
          `Num basculante em bom estado, a montagem ocupa de {time.tilting} e termina com os controles gravados e o destravamento manual explicado.`,
        ],
        bullets: [],
      },
      {
        heading: "Já tem motor e ele parou?",
        paragraphs: [
          "Antes de pensar em troca, vale olhar capacitor, fim de curso, cabos e roldanas: muito defeito é de peça pequena. Grave um vídeo curto do portão tentando abrir e envie junto com a foto da etiqueta do motor.",
          `O motor novo tem garantia de fábrica de {warranty.motor}, e a instalação, de {warranty.installation}.`,
        ],
        bullets: [],
      },
    ],
    questions: [],
    closing: `Pergunte sem compromisso: dizemos logo se ${name} está na nossa rota e em que prazo.`,
  };
}

/** `name` is that of any place, known or not, where the shop does not go. */
export function unknownPlacePage(name: string, { fill }: Shop): PlacePage {
  return fill({
    title: `Motor PPA para Portão em ${name}`,
    description: `Motor de portão em ${name}: consulte atendimento, prazo e valor pelo WhatsApp. Garantia de fábrica de {warranty.motor}.`,
    where: `em ${name}`,
    benefits: benefitsFor({ free: allFree, delivery: regionInWords, support: "na Grande São Paulo", arrival: null }),
    text: textAbout(name),
    facts: null,
    groups: [],
    posts: [],
    specials: [],
    testimonial: null,
    isHidden: true,
  });
}
