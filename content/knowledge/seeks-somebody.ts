import type { ServiceRequest } from "#domain/text/page-request.ts";
import { wantsSeveral } from "./part-leads.ts";
import { wantsNear } from "./service-wishes.ts";

const seeking = new RegExp(
  [
    String.raw`\bquem (?:conserta|arruma|troca|faz|instala|regula|ajusta|alinha|programa|grava|cadastra|copia|clona|solda|limpa|lubrifica|coloca|automatiza|desempena|atende|resolve|mexe)\b`,
    String.raw`\b(?:perto|proximo) (?:de mim|daqui|de casa|da minha casa)\b`,
    String.raw`\b(?:aqui|por) perto\b`,
    String.raw`\b(?:em|a) domicilio\b`,
  ].join("|"),
);

/** "Quem conserta", "perto de mim", "em domicílio". */
export function asksWho(words: string): boolean {
  return seeking.test(words);
}

const offers = /^(?:Nós|Fazemos|Atendemos|Vendemos|Instalamos|Consertamos|Trocamos|Fornecemos|Mande)\b/;

/** "Empresa de portão eletrônico", "assistência técnica de portão": who looks for a firm wants to know that this is one. */
const seeksFirm =
  /^(?:empresas? (?:de|que|especializad\w+)|assistencia tecnica (?:(?:de|em|para|pra) )?(?:motor|port)\w*)\b(?!.*(?:\?|\b(?:ou|qual|como|melhor(?:es)?|quanto)\b))/;

/** Who asks who does it, or for somebody near, names no place and is in one, unless what is known says so already. */
export function seeksSomebody({ words, intent, concepts: [main] }: ServiceRequest): boolean {
  if (intent !== "price" && wantsSeveral(words)) return true;
  if ((intent === "buying" || intent === "repair" || intent === "installation") && seeksFirm.test(words))
    return main !== undefined && (main.broader === undefined || main.id === "empresa-de-portao");
  if (main?.broader === undefined && (main?.kind === "service" || main?.kind === "gate") && wantsNear(words))
    return true;
  return asksWho(words) && main !== undefined && !main.answers.any.some((answer) => offers.test(answer));
}
