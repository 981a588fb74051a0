import { readSentences } from "./drop-repeats.ts";

/** Whether a sentence of a text says that a quote is free or comes before the visit. */
export function mentionsQuote(text: string): boolean {
  return readSentences(text).some(({ tellsQuote }) => tellsQuote);
}

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
