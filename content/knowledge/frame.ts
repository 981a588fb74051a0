import type { Aspect } from "#domain/knowledge/concept.ts";
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
  anywhere: [
    "Atendemos {shop.area}: mande uma foto pelo WhatsApp e receba o orçamento grátis.",
    "O orçamento é grátis, por foto, para São Paulo, Guarulhos, Osasco, o ABC e as cidades vizinhas.",
    "Na Grande São Paulo, conte o caso pelo WhatsApp: a resposta vem com o próximo passo e o valor.",
    "Trabalhamos em toda a Grande São Paulo, com valor combinado antes do serviço e orçamento sem compromisso.",
    "Quem está na Grande São Paulo pode mandar foto ou vídeo agora e receber uma orientação sem custo.",
    "O contato pelo WhatsApp funciona {shop.hours}, e o orçamento na Grande São Paulo não custa nada.",
  ],
});

/** What a repair is measured by, where its answer names no price; for homes alone. */
export const upkeepLines = withMeanings([
  "Para referência, a manutenção preventiva em casa custa a partir de {price.preventive}, sem peças; o conserto é orçado de graça, por foto.",
  "O conserto é orçado de graça, por foto; a visita de manutenção preventiva em casa sai a partir de {price.preventive}, sem peças.",
  "Se bastar a manutenção preventiva, em casa ela custa a partir de {price.preventive}, sem peças; peça e conserto são orçados à parte.",
  "A manutenção preventiva residencial parte de {price.preventive}, sem peças, e o valor de um conserto é passado antes da visita.",
  "O preço depende da peça que falhou e vem no orçamento grátis; só a manutenção preventiva, em casa, parte de {price.preventive}.",
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
]);

export const servicesLinks = [
  {
    lead: "Os serviços e os valores de referência estão em",
    label: "instalação de motor para portão automático",
    href: "/instalacao-motor-portao-automatico",
  },
  {
    lead: "Outras perguntas estão respondidas nas",
    label: "dúvidas frequentes sobre portões automáticos",
    href: "/duvidas-frequentes",
  },
  {
    lead: "Quem quer comparar com calma encontra tudo no",
    label: "guia completo de portões automáticos",
    href: "/guia-completo",
  },
];

/** Before the title of the topic that tells a concept at length. */
export const topicLeads = ["Veja também", "Leia também"];
