import type { Word } from "./words.ts";

const doing = "(?:colocar|por|botar|instalar|trocar|regular|consertar|arrumar|automatizar)";
const also = "(?:e|mais|junto com)";

function besides(thing: string): RegExp {
  return new RegExp(
    String.raw`\b${also} (?:${doing} )?(?:[oa] |uma? )?${thing}\b|\b${thing} (?:d[eo] )?(?:portao |grande )?(?:\w+ )?${also} (?:[oa] |uma? |de )?\w`,
  );
}

/** "Fotocélula e motor" are two things to be had, "fotocélula do motor" is one. */
const joined: [string, RegExp][] = [
  ["e motor", besides("motor(?:es)?")],
  ["e portao", besides("port(?:ao|oes)")],
];

/** Who has had it done, or says what does not work, wants no two things. */
const isDone = /\b(?:nao|depois|(?:troqu|troc|coloqu|coloc|instal)(?:ei|ou|aram|amos))\b/;

const signs: [string, RegExp][] = [
  // Who asks what a gate costs wants it whole, and not its motor.
  ["um portao", /\b(?:preco|preco de|valor de|custa|fica|sai|fazer) um portao\b|\bmetro (?:quadrado )?d[eo] portao\b/],
  // A gate with its motor is bought whole; a motor for a gate is not.
  ["com motor", /\bport(?:ao|oes) (?:[a-z]+ ){0,3}com (?:o )?motor\b/],
  // "Motor no portão que já tenho" is to be bought, "motor de portão que já tenho" is not.
  ["portao que tenho", /\b(?:em|no|num|ao) (?:um )?portao (?:\w+ )?que (?:eu )?(?:ja )?(?:tenho|temos|tem|existe)\b/],
  // "Só abre com o controle" is not "só abre com um dos controles".
  ["so um controle", /\b(?:so|apenas|somente) (?:\w+ ){0,2}um (?:dos )?(?:\w+ )?controles?\b/],
  // "O que é portão basculante" asks for the word, "o que é preciso para automatizar" does not.
  [
    "o que e",
    /\bo que (?:e|sao|significa) (?:um |uma |o |a )?(?:motor|port(?:ao|oes)|cancela|porta)\b|^(?:motor|port(?:ao|oes)|cancela|porta) .*\bo que (?:e|sao|significa)$/,
  ],
  // Who wants to lock a gate is not before one that got stuck.
  ["para trancar", /\b(?:travar|trancar)\b/],
];

/** What is wanted, where the same words in another order, or joined by others, want something else. */
export function readWanted(words: readonly Word[]): string[] {
  const plain = words.map((word) => word.plain).join(" ");
  const marks = signs.flatMap(([mark, sign]) => (sign.test(plain) ? [mark] : []));
  if (isDone.test(plain)) return marks;
  // "É normal" joins nothing.
  const spoken = words.map((word) => (/^é$/iu.test(word.text) ? "é" : word.plain)).join(" ");
  return [...marks, ...joined.flatMap(([mark, sign]) => (sign.test(spoken) ? [mark] : []))];
}
