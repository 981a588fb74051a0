/** That a quote costs nothing. */
const free = /grátis|gratuit[oa]|de graça|sem custo|não custa nada|sem compromisso|não se paga para saber/i;
const quoteWords = /orça|estimativa|foto|vídeo|valor|preço|quanto custa|orienta|whatsapp/i;
/** That the price is known before anybody comes. */
const before =
  /\b(?:valor|preço|custo)\b[^.;:]*\bantes d(?:a visita|o serviço|e (?:marcar|começar|qualquer (?:visita|serviço)))|aceita o valor|valor combinado antes(?! de o)/i;
/** What is free or told beforehand by another right: a fault under warranty, a visit by night. */
const otherOfferWords = /garantia|\bida\b|Pix/;

/** Whether a sentence says that a quote is free or comes before the visit: one promise in many wordings. */
export function tellsQuote(sentence: string): boolean {
  return before.test(sentence) || (free.test(sentence) && quoteWords.test(sentence) && !otherOfferWords.test(sentence));
}

const invitation =
  /^(?:Mande|Mandando|Envie|Com (?:as? |o )?(?:fotos?|vídeo|medidas|imagens))\b.*\b(?:orçamento|valor|preço|WhatsApp)\b/;

/** Whether a sentence invites to ask for a quote, and tells no figure. */
export function invites(sentence: string): boolean {
  return invitation.test(sentence) && !sentence.includes("{");
}
