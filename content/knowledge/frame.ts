import type { Aspect, Intent } from "#domain/knowledge/concept.ts";
import type { ClosingKind } from "#domain/text/page-request.ts";
import type { TextLink } from "#domain/text/page-text.ts";
import { withMeanings } from "./meanings.ts";

/** Where the shop goes, after the answer. */
export const placeLines = withMeanings({
  withPlace: [
    "Atendemos {em}: mande uma foto pelo WhatsApp e receba o orçamento grátis antes da visita.",
    "{em}, o orçamento é grátis e sai pelo WhatsApp, com o valor combinado antes do serviço.",
    "Nossa equipe atende {em}, e o contato pelo WhatsApp funciona {shop.hours}.",
    "Para portões {em}, o orçamento não custa nada: mande uma foto pelo WhatsApp e diga a rua.",
    "Se o seu portão fica {em}, conte o caso pelo WhatsApp, e um técnico diz o que fazer e quanto custa.",
    "O atendimento {em} é combinado pelo WhatsApp, {shop.hours}, com orçamento sem compromisso.",
    "Quem está {em} pode mandar foto ou vídeo do portão agora e receber uma orientação sem custo.",
    "Fazemos o serviço {em} com o valor combinado antes de começar; o orçamento por foto é grátis.",
    "Quem mora ou trabalha {em} pede o orçamento pelo WhatsApp e só decide depois de saber o valor.",
    "O técnico vai até você {em}; mande fotos do portão e saiba o custo antes de marcar.",
  ],
  several: [
    "Atendemos [em]: mande uma foto pelo WhatsApp e receba o orçamento grátis antes da visita.",
    "[em], o orçamento é grátis e sai pelo WhatsApp, com o valor combinado antes do serviço.",
    "Nossa equipe atende [em], e o contato pelo WhatsApp funciona {shop.hours}.",
    "Atendemos [em], em casa, prédio e comércio, com visita combinada pelo WhatsApp.",
  ],
  anywhere: [
    "Atendemos {shop.area}, com orçamento grátis por foto.",
    "O orçamento é grátis, por foto, para São Paulo, Guarulhos, Osasco, o ABC e as cidades vizinhas.",
    "Na Grande São Paulo, um técnico diz pelo WhatsApp o que fazer e quanto custa.",
    "Trabalhamos em toda a Grande São Paulo, com o valor combinado antes do serviço e orçamento sem compromisso.",
    "Para quem está na Grande São Paulo, a orientação por foto ou vídeo não custa nada.",
    "Atendemos {shop.area}, com o valor passado antes de qualquer serviço.",
    "Na Grande São Paulo, a visita é marcada pelo WhatsApp, depois que você aceita o valor.",
    "Atendemos {shop.area}, e o técnico vai até o seu endereço.",
    "Atendemos toda a Grande São Paulo, e a primeira conversa é pelo WhatsApp.",
  ],
});

export const shortOffers = [
  "Atendemos [em], no seu endereço.",
  "Nossa equipe vai até você [em].",
  "[em], o atendimento é no local, pela nossa equipe.",
  "Atendemos no seu endereço [em], com hora combinada.",
  "O técnico vai até o seu endereço [em].",
];

/** How to be visited, after a lead that has said where the shop goes; its hours stand above on every page. */
export const serviceHours = [
  "Mande pelo WhatsApp a rua e o turno que prefere; o dia e o valor são combinados ali mesmo.",
  "Com o endereço e o turno que prefere, marcamos o dia e informamos o valor antes da visita.",
  "Diga pelo WhatsApp o tipo de portão e o endereço, e informamos o valor e o dia da visita.",
  "O valor, o dia e a hora da visita são combinados pelo WhatsApp, antes de o técnico sair.",
  "Conte o caso em duas linhas e mande o endereço: informamos o primeiro dia livre e o valor, ou o que ainda falta ver.",
  "Pelo WhatsApp você combina o valor, o dia da visita e quem vai receber o técnico.",
  "Com o seu endereço, informamos os dias livres e o valor.",
  "Você escolhe o turno da visita, e o valor é informado antes de o técnico sair.",
  "Diga o turno que prefere, e oferecemos o horário livre mais próximo.",
  "Para marcar, basta dizer a rua e o melhor turno; o valor é informado antes.",
  "Mande o endereço para saber quais são os primeiros dias livres.",
  "Diga a rua e o bairro para saber em que dia podemos ir.",
  "Antes da visita, você já sabe o valor, o dia e a hora.",
  "Mande o nome da rua pelo WhatsApp e receba o preço e os horários livres.",
  "A agenda muda a cada dia: mande a rua e o bairro para saber o próximo horário livre.",
];

/** How soon, where the shop says so; "[quando]" is the figure's name. */
export const arrivalLines = [
  "O técnico chega em {[quando]}, conforme o trânsito.",
  "Conforme o trânsito, o técnico chega em {[quando]}.",
  "Daqui até você, o técnico leva {[quando]}, conforme o trânsito.",
];

/** Where the list has no price for the thing: said once, under a heading that promises none. */
export const quoteLine = "O orçamento é grátis: pela foto, passamos o valor antes da visita.";
export const payingHeading = "Formas de pagamento";
export const priceHeadings = ["Do que depende o valor", "O que muda o valor", "O que pesa no orçamento"];

/** For a title that names a year: the figures are those of the day on which the page is read. */
export const todayLines = [
  "Os valores desta página são os de hoje na nossa tabela, e o orçamento confirma o preço do dia.",
  "São os preços de hoje da nossa tabela; o orçamento grátis confirma o valor na hora do pedido.",
];

/** Where the title names makes that the answer does not: "[marcas]". */
export const makeLines = [
  "No motor [marcas], o modelo exato e a tensão estão na etiqueta da carcaça; por eles se acha a peça que serve.",
  "Do motor [marcas], mande também a foto da etiqueta: ela mostra o modelo exato e a tensão.",
];

/** What a repair is measured by, where its answer names no price; for homes alone. */
export const upkeepLines = withMeanings([
  "Pela foto ou pelo vídeo, dizemos o valor do conserto antes da visita ou o que é preciso medir no local. Em residência, quando basta regular e limpar, custa a partir de {price.preventive}, sem peças, e quando o motor precisa ser trocado fica de {price.homeSwap}, já com a mão de obra.",
  "Em casa, a visita com regulagem e limpeza custa a partir de {price.preventive}, sem peças. Se a foto já mostra a peça que falhou, o valor dela é informado antes; se não mostra, a peça é orçada depois de medida. O motor inteiro, quando o conserto não compensa, fica de {price.homeSwap}, com a mão de obra.",
  "Quanto custa depende da peça que falhou, que a foto e o vídeo muitas vezes mostram e a medição confirma. Para comparar, em residência a regulagem sai a partir de {price.preventive}, sem peças, e a troca do motor inteiro, de {price.homeSwap}, com a mão de obra.",
  "O conserto com peça é orçado pela foto ou, quando ela não basta, depois da medição, sempre antes do serviço. Só o ajuste, em residência, custa a partir de {price.preventive}, sem peças, e um motor novo, já instalado no lugar do velho, de {price.homeSwap}.",
  "Para ter uma ideia do preço em residência, a regulagem com limpeza começa em {price.preventive}, sem peças, e a troca do motor inteiro fica de {price.homeSwap}, com a mão de obra. A peça que falhou é orçada pela foto ou depois de medida, antes de ser trocada.",
]);

/** The same for what no new motor mends. */
export const visitPriceLines = withMeanings([
  "Pela foto dizemos o valor do conserto, já com a peça, ou o que ainda é preciso ver no local. Em residência, quando basta regular, o serviço custa a partir de {price.preventive}, sem peças.",
  "Peça e mão de obra são orçadas pela foto, antes de o técnico sair. Quando só é preciso regular, a visita em residência custa a partir de {price.preventive}, sem peças.",
  "Quanto custa depende da peça, que a foto costuma mostrar e o técnico confirma antes do serviço. Se não houver peça a trocar, a visita com regulagem em residência sai a partir de {price.preventive}, sem peças.",
  "O orçamento do conserto é feito pela foto, antes da visita. Quando não há peça a trocar, a regulagem em residência custa a partir de {price.preventive}, sem peças.",
  "Pela foto passamos o valor da peça e do serviço. A visita mais simples em residência, só com regulagem e limpeza e sem peças, custa a partir de {price.preventive}.",
]);

/** The same for what no adjustment mends: a new motor is all that there is to compare with. */
export const swapLines = withMeanings([
  "O conserto é orçado de graça, por foto ou vídeo, antes da visita. Para comparar, a troca do motor inteiro, em residência, fica de {price.homeSwap}, com a mão de obra.",
  "O valor depende da peça que falhou e é informado pela foto, sem cobrar pelo orçamento. Se o conserto não compensar, um motor novo, em casa, fica de {price.homeSwap}, já instalado.",
  "Você sabe o preço antes de o técnico sair, porque o orçamento por foto é grátis. Quando só a troca do motor resolve, ela custa, em residência, de {price.homeSwap}, com a mão de obra.",
  "Pela foto passamos, de graça, o valor do conserto ou dizemos o que é preciso medir. O motor inteiro, quando não há conserto, fica de {price.homeSwap} em casa, com a instalação.",
]);

/** For what has a price of its own on the page, or none that is known. */
export const freeQuoteLines = withMeanings([
  "O orçamento é grátis: pela foto dizemos o valor do conserto ou o que ainda é preciso medir no local.",
  "O orçamento por foto ou vídeo não custa nada e vem antes da visita.",
  "Você sabe quanto custa a visita antes de o técnico sair, e o orçamento por foto é grátis.",
  "Pela foto passamos, sem cobrar, o valor da peça e do serviço ou dizemos o que falta medir.",
  "Mande a foto e receba o orçamento grátis, antes de marcar a visita.",
]);

/** The same for buildings and firms, where nothing is priced as in a house. */
export const heavyPriceLines = withMeanings([
  "Em condomínio e empresa, o conserto é orçado por foto ou vídeo. Para comparar, a troca do motor em portão pesado fica de {price.heavySwap}, com a mão de obra.",
  "O valor do conserto é passado por foto ou vídeo. Quando o motor precisa ser trocado, em portão pesado a troca fica de {price.heavySwap}.",
  "O preço depende da peça e do porte do portão. Um motor novo para portão pesado, já instalado, fica de {price.heavySwap}.",
  "Peça e mão de obra vêm separadas no orçamento. Se for caso de motor novo, em portão pesado ele fica de {price.heavySwap}, já com a troca.",
]);

/** What introduces a list, by what its section tells. */
export const listLeads: Record<Aspect, string> = {
  what: "Em resumo:",
  signs: "Repare nestes sinais:",
  causes: "O defeito costuma estar em um destes pontos:",
  check: "Confira:",
  visit: "O serviço inclui:",
  cost: "Pesam no valor:",
  time: "Os prazos são estes:",
  choose: "Antes de escolher, considere:",
  care: "Estes cuidados valem a pena:",
  replace: "A troca compensa nestes casos:",
  safety: "Fique atento a estes pontos:",
};

/** The same where nothing is to be chosen. */
export const plainListLead = "Vale considerar:";

/** What to send for a quote on something that is still to be bought. */
export const gatePhoto = "uma foto do portão inteiro, com a largura, a altura e o material da folha";

/**
 * The last word, by what the reader came for. "[photo]" is what to photograph, and stands where nothing need agree with
 * it. Of each kind some say nothing of the quote, for pages that have said what it costs.
 */
export const closings: Record<ClosingKind, string[]> = withMeanings({
  repair: [
    "Mande pelo WhatsApp [photo]. Um técnico diz o que fazer e quanto custa, sem compromisso.",
    "O jeito mais rápido de resolver é mandar pelo WhatsApp [photo]. Respondemos com o valor ou dizemos o que é preciso ver no local.",
    "Para falar com um técnico, mande pelo WhatsApp [photo]. Ele olha o que você mandou, tira as dúvidas e passa o valor.",
    "Se preferir conversar, ligue. Mande também pelo WhatsApp [photo], para o técnico já conhecer o caso.",
    "Diga o bairro e mande pelo WhatsApp [photo]. A visita só é marcada depois que você aceita o valor.",
    "Para saber quanto fica o serviço, mande pelo WhatsApp [photo]. Você recebe o valor antes de qualquer visita.",
    "Um técnico avalia o caso à distância: envie pelo WhatsApp [photo].",
    "Se quiser que a gente olhe o seu portão, mande pelo WhatsApp [photo]. Dizemos o que fazer e em que dia podemos ir.",
    "Mande pelo WhatsApp [photo]. Dizemos o que é preciso fazer e quanto custa.",
    "Mande pelo WhatsApp [photo]. O técnico responde sobre o seu caso e marca a visita, se for preciso.",
  ],
  buying: [
    "Mande pelo WhatsApp [photo]. Um técnico indica o que serve e quanto custa, sem compromisso.",
    "Para receber o orçamento grátis, envie pelo WhatsApp [photo]. Você fica sabendo o valor antes de marcar a visita.",
    "O orçamento é grátis e não obriga a nada: basta mandar pelo WhatsApp [photo].",
    "Comece mandando pelo WhatsApp [photo]. Com isso calculamos o prazo e o preço.",
    "Para saber quanto fica, mande pelo WhatsApp [photo]. Você recebe o valor antes de qualquer visita.",
    "Dá para orçar à distância: mande pelo WhatsApp [photo]. Um técnico responde com o valor.",
    "Diga o bairro e mande pelo WhatsApp [photo]. A visita só é marcada depois que você aceita o valor.",
    "O próximo passo é mandar pelo WhatsApp [photo]. Respondemos com a indicação para o seu caso.",
    "Cada portão é um caso: mande pelo WhatsApp [photo]. Indicamos o que serve para o seu.",
    "Mande pelo WhatsApp [photo]. Dizemos o que serve no seu caso e em que dia podemos ir.",
    "Envie pelo WhatsApp [photo]. Um técnico nosso diz o que serve e quanto fica.",
    "Com poucas informações já dá para dizer o que serve: mande pelo WhatsApp [photo].",
    "Se preferir conversar, ligue. Mande também pelo WhatsApp [photo], para o técnico saber do que se trata.",
    "Para combinar o valor e o dia, envie pelo WhatsApp [photo].",
    "Para saber o que serve no seu portão, mande pelo WhatsApp [photo]. Respondemos com o modelo e o preço.",
  ],
  service: [
    "Para marcar, mande pelo WhatsApp [photo]. Respondemos com o valor e com o dia livre mais próximo.",
    "O primeiro passo é mandar pelo WhatsApp [photo]. O técnico já vai sabendo o que levar.",
    "Mande pelo WhatsApp [photo]. Diga também o turno que prefere, e respondemos com os horários livres.",
    "Se preferir conversar, ligue. Mande também pelo WhatsApp [photo], para a visita sair com tudo combinado.",
    "Peça o serviço pelo WhatsApp: envie [photo]. A resposta traz o preço, sem compromisso.",
    "Para saber quanto fica, mande pelo WhatsApp [photo]. Você recebe o valor antes de qualquer visita.",
    "Diga o bairro e mande pelo WhatsApp [photo]. A visita só é marcada depois que você aceita o valor.",
    "O jeito mais rápido de marcar é mandar pelo WhatsApp [photo]. Dizemos em que dia podemos ir.",
    "Para o técnico chegar preparado, envie pelo WhatsApp [photo].",
    "Marcar é simples: mande pelo WhatsApp [photo].",
    "Quer agendar? Mande pelo WhatsApp [photo].",
  ],
  question: [
    "Se ficou com dúvida sobre o seu portão, mande pelo WhatsApp [photo]. A orientação não custa nada.",
    "Para tirar a dúvida com um técnico, mande pelo WhatsApp [photo]. Ele responde sobre o seu caso, sem compromisso.",
    "Quer a opinião de um técnico nosso? Mande pelo WhatsApp [photo].",
    "Se preferir falar, ligue. Mande também pelo WhatsApp [photo], para o técnico responder sobre o seu portão.",
    "Um técnico avalia o caso à distância: envie pelo WhatsApp [photo].",
    "Para uma resposta sobre o seu portão, mande pelo WhatsApp [photo]. Um técnico lê e responde.",
    "Para conversar com um técnico sobre o seu portão, mande pelo WhatsApp [photo].",
  ],
});

/** The last word where something must be done at once. */
export const urgentClosings = [
  "Mande pelo WhatsApp [photo]. Se há carro preso ou o portão ficou aberto, avise já na primeira mensagem.",
  "Chame agora pelo WhatsApp ou ligue. Se puder, mande [photo]. Assim o técnico leva a peça provável.",
  "Ligue ou mande pelo WhatsApp [photo]. O valor da ida é informado antes de o técnico sair.",
];

function linkTo(label: string, href: string, leads: readonly string[]): TextLink[] {
  return leads.map((lead) => ({ lead, label, href }));
}

const services = linkTo("instalação de motor para portão automático", "/instalacao-motor-portao-automatico", [
  "Os serviços e os valores de referência estão na página de",
  "Veja o que fazemos e quanto custa na página de",
  "Os preços e as etapas do serviço estão na página de",
]);
/** Not by the name of the page: every page has frequent questions of its own below. */
const doubts = linkTo("dúvidas de quem tem portão automático", "/duvidas-frequentes", [
  "Para o que ficou de fora, veja as",
  "Outras respostas, da instalação ao pagamento, estão nas",
  "Há mais respostas, do controle ao pagamento, nas",
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
