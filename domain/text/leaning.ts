import { memoize, mostSentences } from "../memoize.ts";

/**
 * How a sentence begins, or what it says, that cannot be understood without the one before it; "São kits completos" lacks
 * the noun that it is about.
 */
const leaning =
  /^(?:Acima|Abaixo|Além|Passando|Fora) (?:diss?[oa]|dess?[ae]s?|del[ae]s?)\b|\bdess[ae] (?:largura|medida|tamanho|peso|porte|limite|faixa)\b|^(?:El[ae]s?|Nel[ae]s?|Del[ae]s?|Iss[oa]|Ess[ae]s?|Ness[ae]s?|Dess[ae]s?|Por isso|Assim|Daí|Nesse caso|Se sim|Se não|Em seguida|A seguir|Na sequência|Só então|Com isso|Também|[OA] (?:outr|segund)[oa]|Outr[oa] (?:causa|origem|suspeita|saída|caminho))\b|^São (?!\d|dois|duas|três|quatro)\p{Ll}|^Com [^,.]{3,30}, el[ae]s? |\bfaz(?:em)? o contrário\b/u;

/** Whether a sentence speaks of something that the one before it names. */
export const leansOnLast = memoize(mostSentences, (sentence) => leaning.test(sentence));
