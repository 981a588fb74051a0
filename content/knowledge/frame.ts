import type { Aspect, Intent } from "#domain/knowledge/concept.ts";
import type { TextLink } from "#domain/text/page-text.ts";
import { withMeanings } from "./meanings.ts";

/** Where the shop goes, after the answer. */
export const placeLines = withMeanings({
  withPlace: [
    "Atendemos {em}: mande uma foto pelo WhatsApp e receba o orçamento grátis antes da visita.",
    "{em}, o orçamento é grátis e sai pelo WhatsApp, com o valor combinado antes do serviço.",
    "Nossa equipe atende {em}, e o contato pelo WhatsApp funciona {shop.hours}.",
    "Para endereços {em}, a conversa começa pelo WhatsApp e o orçamento não custa nada.",
    "Se o portão fica {em}, conte o caso pelo WhatsApp: a resposta vem com o próximo passo e o valor.",
    "O atendimento {em} é combinado pelo WhatsApp, {shop.hours}, com orçamento sem compromisso.",
    "Quem está {em} pode mandar foto ou vídeo do portão agora e receber uma orientação sem custo.",
    "Fazemos o serviço {em} com valor passado antes de começar; o orçamento por foto é grátis.",
    "Moradores e empresas {de} pedem o orçamento pelo WhatsApp e só decidem depois de ver o valor.",
    "Levamos o serviço até você {em}; envie fotos do portão e saiba o custo antes de marcar.",
  ],
  several: [
    "Atendemos [em]: mande uma foto pelo WhatsApp e receba o orçamento grátis antes da visita.",
    "[em], o orçamento é grátis e sai pelo WhatsApp, com o valor combinado antes do serviço.",
    "Nossa equipe atende [em], e o contato pelo WhatsApp funciona {shop.hours}.",
    "Atendemos [em], em casa, prédio e comércio, com visita combinada pelo WhatsApp.",
  ],
  anywhere: [
    "Atendemos {shop.area}: mande uma foto pelo WhatsApp e receba o orçamento grátis.",
    "O orçamento é grátis, por foto, para São Paulo, Guarulhos, Osasco, o ABC e as cidades vizinhas.",
    "Na Grande São Paulo, conte o caso pelo WhatsApp: a resposta vem com o próximo passo e o valor.",
    "Trabalhamos em toda a Grande São Paulo, com valor combinado antes do serviço e orçamento sem compromisso.",
    "Quem está na Grande São Paulo pode mandar foto ou vídeo agora e receber uma orientação sem custo.",
    "Atendemos {shop.area}, com o valor passado antes de qualquer serviço.",
    "Na Grande São Paulo, a visita é marcada pelo WhatsApp, depois que você aceita o valor.",
    "Atendemos {shop.area}, com técnico que vai até o seu endereço.",
    "Mandando o bairro e uma foto pelo WhatsApp, dizemos se é caso de visita ou se você resolve sozinho.",
  ],
});

/** How to be visited, after a lead that has said where the shop goes; its hours stand above on every page. */
export const serviceHours = [
  "Diga a rua e o melhor turno pelo WhatsApp: dia e valor são combinados na conversa.",
  "Com a foto do portão e o endereço, dizemos o valor e marcamos o dia.",
  "Conte pelo WhatsApp o que o portão faz e onde fica: dali saem o valor e o dia da visita.",
  "A visita tem valor, dia e hora combinados pelo WhatsApp, a partir da foto do portão.",
  "Mande um vídeo curto e o endereço; a resposta traz o valor, ou o que falta ver, e o primeiro dia livre.",
  "Pelo WhatsApp você combina o valor, o dia e quem vai receber o técnico.",
  "Basta o endereço e uma foto para a resposta vir com valor e dia.",
  "O valor e o turno são acertados por mensagem, com a rua e a foto do portão em mãos.",
  "Escolha o turno ao mandar as fotos, e respondemos com o valor e se há técnico livre nele.",
];

/** How soon, where the shop says so; "[quando]" is the figure's name. */
export const arrivalLines = [
  "O técnico chega em {[quando]}, conforme o trânsito.",
  "Conforme o trânsito, o técnico chega em {[quando]}.",
  "Daqui até você, o técnico leva {[quando]}, conforme o trânsito.",
];

/** Where the list has no price for the thing: said once, under a heading that promises none. */
export const quoteLine = "O valor é passado por foto, antes da visita, e o orçamento é grátis.";
export const payingHeading = "Formas de pagamento";
export const priceHeadings = ["Do que depende o valor", "O que muda o valor", "Como sai o orçamento"];

/** For a title that names a year: the figures are those of the day on which the page is read. */
export const todayLines = [
  "Os valores desta página são os de hoje na nossa tabela, e o orçamento confirma o preço do dia.",
  "São os preços de hoje da nossa tabela; o orçamento grátis confirma o valor na hora do pedido.",
];

/** Where the title names makes that the answer does not: "[marcas]". */
export const makeLines = [
  "Isso vale para motor [marcas]: a etiqueta na carcaça diz o modelo exato, a tensão e a peça que serve.",
  "Em motor [marcas] é assim também; a foto da etiqueta mostra o modelo e a central dele.",
];

/** What a repair is measured by, where its answer names no price; for homes alone. */
export const upkeepLines = withMeanings([
  "Se for caso de motor novo, a troca em casa, com motor e mão de obra, fica de {price.homeSwap}.",
  "Só limpeza e regulagem, em casa, partem de {price.preventive}, sem peças; com motor novo, a troca fica de {price.homeSwap}.",
  "Se bastar regular e lubrificar, a visita em casa parte de {price.preventive}, sem peças; a troca do motor inteiro vai de {price.homeSwap}.",
  "Conserto que chega perto da troca, de {price.homeSwap} em casa com motor e mão de obra, deixa de compensar.",
  "O preço depende da peça que falhou; só a troca do motor inteiro, em casa, vai de {price.homeSwap}.",
]);

/** What introduces a list, by what its section tells. */
export const listLeads: Record<Aspect, string> = {
  what: "Em resumo:",
  signs: "Sinais a observar:",
  causes: "Causas mais comuns:",
  check: "O que conferir:",
  visit: "O que o serviço inclui:",
  cost: "O que entra na conta:",
  time: "O que conta no tempo:",
  choose: "Antes de escolher, veja:",
  care: "Cuidados que valem a pena:",
  replace: "Quando trocar:",
  safety: "Cuidados de segurança:",
};

/** The same where nothing is to be chosen. */
export const plainListLead = "Vale observar:";

/** What to send for a quote on something that is still to be bought. */
export const photoOfGate = "uma foto do portão inteiro, com a largura, a altura e o material da folha";

/** The last word. "[photo]" is what to photograph, and stands where nothing need agree with it. */
export const closings = withMeanings([
  "Mande pelo WhatsApp [photo]. Com isso já dá para dizer o que fazer e quanto custa, sem compromisso.",
  "Para receber o orçamento grátis, envie pelo WhatsApp [photo]. Você fica sabendo o valor antes de marcar a visita.",
  "O jeito mais rápido de resolver é mandar pelo WhatsApp [photo]. A resposta vem com o valor ou com o que ainda falta ver.",
  "Separe um minuto e mande pelo WhatsApp [photo]. O técnico olha, tira as dúvidas e passa o valor.",
  "Se preferir falar antes, ligue; se puder, mande também pelo WhatsApp [photo]. O orçamento sai mais exato.",
  "Diga o bairro e mande pelo WhatsApp [photo]. A visita só é marcada depois que você aceita o valor.",
  "O orçamento é grátis e não obriga a nada: basta mandar pelo WhatsApp [photo].",
  "Ficou com dúvida? Mande pelo WhatsApp [photo]. Orientar não custa nada.",
  "Comece por mandar pelo WhatsApp [photo]. Dali saem o prazo e o preço.",
  "Quer saber quanto fica? Mostre pelo WhatsApp [photo]. O valor chega antes de qualquer visita.",
  "Antes de decidir, compare o nosso valor, que chega na própria conversa: envie pelo WhatsApp [photo].",
  "Dá para orçar à distância: mande pelo WhatsApp [photo]. Um técnico responde.",
]);

/** The same on a page that has said what a quote costs; besides those of the above that do not say it again. */
export const plainClosings = [
  "Para seguir, mande pelo WhatsApp [photo]. Dizemos se é ajuste, peça ou troca.",
  "Um técnico vê o caso pela conversa: envie pelo WhatsApp [photo].",
  "Se quiser que a gente olhe, mande pelo WhatsApp [photo]. Respondemos com o que dá para fazer.",
  "Falta só ver o portão: mande pelo WhatsApp [photo]. A resposta diz o que vem depois.",
  "Mande pelo WhatsApp [photo], e a conversa segue dali.",
];

/** The last word where something must be done at once. */
export const urgentClosings = [
  "Mande pelo WhatsApp [photo]. Se há carro preso ou o portão ficou aberto, diga na primeira mensagem.",
  "Chame agora pelo WhatsApp ou ligue. Se puder, mande [photo]: o técnico sai com a peça provável.",
  "Ligue ou mande pelo WhatsApp [photo]. O valor da ida é dito antes de o técnico sair.",
];

function linkTo(label: string, href: string, leads: readonly string[]): TextLink[] {
  return leads.map((lead) => ({ lead, label, href }));
}

const services = linkTo("instalação de motor para portão automático", "/instalacao-motor-portao-automatico", [
  "Os serviços e os valores de referência estão em",
  "Veja o que fazemos e quanto custa em",
  "Preços e etapas do serviço:",
]);
const doubts = linkTo("dúvidas frequentes", "/duvidas-frequentes", [
  "Outras perguntas estão respondidas nas",
  "Se ficou outra pergunta, veja as",
  "Mais respostas nas",
]);
const guide = linkTo("guia completo de portões automáticos", "/guia-completo", [
  "Para comparar tipos, motores e preços, leia o",
  "A comparação entre tipos e motores está no",
]);

/** Nobody compares with a gate that does not close; nobody who compares wants a list of defects. */
export const servicesLinks: Record<Intent, TextLink[]> = {
  price: [...services, ...guide],
  repair: doubts,
  installation: [...services, ...guide],
  comparison: guide,
  "how-to": doubts,
  emergency: doubts,
  buying: [...services, ...guide],
  question: [...doubts, ...guide],
};

/** Before the title of the topic that tells a concept at length. */
export const topicLeads = ["Veja também", "Leia também"];
