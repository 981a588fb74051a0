import { memoize, mostSentences } from "../memoize.ts";
import { splitSentences } from "./drop-repeats.ts";

/** That a quote costs nothing. */
const free = /grátis|de graça|sem custo|não custa nada|sem compromisso|não se paga para saber/i;
const quoteWords = /orça|estimativa|foto|vídeo|valor|preço|quanto custa|orienta|whatsapp/i;
/** That the price is known before anybody comes. */
const before =
  /\b(?:valor|preço|custo)\b[^.;:]*\bantes d(?:a visita|o serviço|e (?:marcar|começar|qualquer (?:visita|serviço)))|aceita o valor|valor combinado antes(?! de o)/i;
/** What is free or told beforehand by another right: a fault under warranty, a visit by night. */
const otherOfferWords = /garantia|\bida\b|Pix/;

/** Whether a text says that a quote is free or comes before the visit: one promise in many wordings. */
export const mentionsQuote = memoize(mostSentences, (text) =>
  splitSentences(text).some(
    (sentence) =>
      before.test(sentence) || (free.test(sentence) && quoteWords.test(sentence) && !otherOfferWords.test(sentence)),
  ),
);

/** Words that say it in passing; the sentence holds without them. */
const asides: [RegExp, string][] = [
  [/(?:;|, e) o orçamento(?: por foto| por vídeo)? (?:é grátis|é de graça|não custa nada)(?=[.;,])/gi, ""],
  [/(?:;|, e) o (?:valor|preço|total) (?:é|vem|fica|sai)[^.;,]* antes d[^.;,]*(?=[.;,])/gi, ""],
  [/^O orçamento é grátis e não obriga a nada: basta/, "Basta"],
  [/\b(orçamento(?: por foto)?) é grátis e (separa|diz|mostra|compara)/gi, "$1 $2"],
  [/\b(orçamento) é grátis e o cartão/g, "$1 sai pelo WhatsApp, e o cartão"],
  [/, que (?:é|sai) (?:grátis|de graça)(?=[.;,])/g, ""],
  [/(?:,| e)? sem (?:custo|compromisso)(?: pelo orçamento)?(?=[.;,])/g, ""],
  [/, de graça(?=[.;,])/g, ""],
  [/, com o valor combinado antes(?=[.;,])/g, ""],
  [/\b(sai|saem|vem|vêm) grátis (?=por|pel|com|em|e\b)/g, "$1 "],
  [/\b(orçamento|estimativa|orientação) (?:grátis|sem custo|sem compromisso)/gi, "$1"],
];

/** What is no sentence any more. */
const stump = /^\S+(?: \S+)?$|\b(?:vem|sai|é)\.$/;

/** The sentence without what has been told; "" where it tells nothing else. */
export function leaveOutQuote(sentence: string): string {
  const rest = asides.reduce((text, [aside, by]) => text.replace(aside, by), sentence);
  if (stump.test(rest)) return "";
  return mentionsQuote(rest) && !/\{\w+\.|R\$/.test(rest) ? "" : rest;
}
