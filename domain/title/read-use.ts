import { splitWords, type Word } from "./words.ts";

const useWords = /^(fluxo|aberturas?|ciclos?|uso|continu[oa]|trabalh\w+|funcion\w+)$/;
const motorWords = /^(motor(es)?|automatizador(es)?)$/;
/** Where a gate is used day and night. */
const settings =
  /^(condominios?|predios?|galp(ao|oes)|industri\w+|fabricas?|empresas?|estacionamentos?|hospita(l|is)|hote(l|is)|mote(l|is)|posto)$/;
const helpWords =
  /^(consert\w*|assistencia|tecnicos?|atendimento|manutencao|socorro|urgent\w*|urgencia|emergencia|plantao|chaveiro|loja|reparos?|troca|arrum\w*)$/;
const heavyUse = splitWords("fluxo intenso");

const stops = splitWords("desliga");

const halting = splitWords("parando");

const gates = /^(?:portao|motor|basculante|deslizante|pivotante|correr|ele)$/;
const whenOrWhere =
  /^(?:antes|quando|sozinh[oa]|toda|sempre|e\b|depois|apos|as vezes|ao \w+r$|(?:no|na) (?:meio|metade)|d[oe] (?:nada|repente)|de \w+[aei]r$)/;

/**
 * "Anda e para, anda e para" and "abre um pouco e para": after "e", with nothing to be for, "para" is what it does. So it
 * is between a gate and when or where it does so: "o motor para antes".
 */
function readHalting(words: readonly Word[]): readonly Word[] {
  return words.flatMap((word, at) => {
    if (word.plain !== "para") return [word];
    const before = words[at - 1]?.plain ?? "";
    const next = words[at + 1]?.plain;
    const rest = words.slice(at + 1, at + 3).map(({ plain }) => plain);
    const isVerb =
      (before === "e" && (next === undefined || /^(?:e|anda|volta)$/.test(next))) ||
      (gates.test(before) && whenOrWhere.test(rest.join(" ")));
    return isVerb ? halting : [word];
  });
}

/** "Não para de funcionar": here "para" is a verb, which nearly everywhere else is a small word. */
function readStopping(words: readonly Word[]): readonly Word[] {
  const at = words.findIndex(({ plain }, index) => plain === "para" && words[index - 1]?.plain === "nao");
  const next = words[at + 1]?.plain;
  if (at < 0 || !(next === undefined || next === "de" || next === "mais" || next === "nunca")) return words;
  const rest = words.slice(at + 1).filter(({ plain }) => !/^(de|funcionar|girar|rodar|trabalhar|ligar)$/.test(plain));
  return [...words.slice(0, at), ...stops, ...rest];
}

/**
 * "Motor 24 horas para condomínio" works all day long; where somebody is called for, or nothing says who uses it so much,
 * "24 horas" asks for help at any hour.
 */
export function readUse(all: readonly Word[]): readonly Word[] {
  const words = readHalting(readStopping(all));
  const at = words.findIndex(({ plain }) => plain === "24");
  const unit = words[at + 1]?.plain ?? "";
  if (at < 0 || !/^(h|hs|hrs|horas?)$/.test(unit)) return words;
  const has = (pattern: RegExp) => words.some(({ plain }) => pattern.test(plain));
  const isAboutUse = (has(useWords) || (has(motorWords) && has(settings))) && !has(helpWords);
  return isAboutUse ? [...words.slice(0, at), ...heavyUse, ...words.slice(at + 2)] : words;
}
