/** What the predicate of a question wants to be told, whatever it is asked of. */
export type Decisive =
  | "dear"
  | "insured"
  | "warranted"
  | "who-pays"
  | "lifespan"
  | "duration"
  | "worth"
  | "needed"
  | "allowed"
  | "possible"
  | "open"
  | "rent";

/** Read on low letters without accents. The first that fits decides. */
const signs: [Decisive, RegExp][] = [
  ["insured", /\b(seguro|seguradora)\b.*\b(cobre\w*|cobrir|paga\w*|indeniza\w*|ressarc\w*)\b|\bacion\w+ o seguro\b/],
  ["warranted", /\bgarantia\b.*\b(cobre\w*|cobrir|vale|paga\w*|perde\w*)\b|\b(coberto|perde\w*) (a|pela) garantia\b/],
  [
    "who-pays",
    /\b(de quem e|quem tem) a (responsabilidade|culpa|conta)\b|\bquem (paga|pagar|arca|banca|deve pagar|tem que pagar|e (o )?responsavel|responde)\b|\b(inquilin|proprietari|locatari|locador|sindic|morador|condomin|vizinh)\w*\b.*\b(pagar?|paga|arcar?|cobrar?|responsa\w+|ratea\w+)\b|\bcobrar do (morador|inquilino|condomino|vizinho)\b/,
  ],
  [
    "rent",
    /^(?!.*\bcontrato de (?:aluguel|locacao)\b).*\b(aluguel|alugar|aluga|alugam|locacao)\b.*\b(motor|portao|portoes|cancela)\b/,
  ],
  [
    "open",
    /^(?!.*\b(?:trav|emperr)\w+ abert).*\b(loja|assistencia|empresa|tecnico|atendimento|oficina)\b.*\b(abert[oa]s?|agora|horario|que horas)\b|\bhorario de (atendimento|funcionamento)\b|\b(conserto|manutencao)\b.*\babert[oa]s? agora\b/,
  ],
  [
    "dear",
    /\b(e|esta|ta|saiu|achei|sai|fica|acharam|muito|ficou) (muito |mais )?(caro|cara|salgado|abusivo|justo)\b|\b(caro|cara) demais\b|\b(preco|valor) (justo|abusivo|normal)\b|\bcaro\?|\be (normal|justo) cobrar/,
  ],
  // How long a battery holds out is told in openings, and not in years; which of two lasts longer, of both.
  [
    "lifespan",
    /^(?!.*\bsem (?:luz|energia)\b)(?!.*\b(?:ou|qual)\b.*\bdura mais\b).*(?:\bquant[oa]s? (tempo|anos|meses)( \w+){0,2} dur\w+|\bdur(a|am) (quanto|quantos)\b|\b(vida util|durabilidade|dura mais)\b)/,
  ],
  [
    "duration",
    /\bquanto tempo\b.*\b(leva|demora|para|pra|fica)\b|\bquanto tempo\??$|\b(demora|leva) quanto\b|\bdemora muito( (para|pra) (instalar|consertar|arrumar|trocar|chegar|ficar|fazer)\b|\?|$)|\bquantas horas\b/,
  ],
  [
    "worth",
    /\b(vale|valer) (mesmo )?a pena\b|\bcompensa\b|\bvale\b[^?]*\?|\bvale (?:consertar|arrumar|trocar|rebobinar)\b/,
  ],
  [
    "needed",
    /\b(?<!de quanto em quanto tempo )(precisa|preciso|precisam|necessari[oa]|obrigatori[oa]|obrigad[oa]|tem que|tenho que|exige|necessita|e lei)\b(?! (saber|conhecer|entender|lembrar|ver)\b)(?! de (um |uma )?(orcamento|tecnico|conserto|manutencao|assistencia|instalador|instalacao|ajuda)\b)/,
  ],
  // "O que pode ser" asks for the cause.
  [
    "allowed",
    /\b(pode|podem)\b(?! (ser|estar|ter|causar|acontecer|vir)\b)|\b(posso|podemos|permitid[oa]|proibid[oa]|tem direito|e legal|e crime)\b/,
  ],
  [
    "possible",
    /\bda (para|pra|pr[oa])\b|\b(tem|teria|ha) (como|conserto|solucao|jeito)\b|\be possivel\b|\b((?<!nao )consigo|serve|servem|aceita|aceitam|compativel)\b|\bfunciona (em|com|no|na|sem)\b/,
  ],
];

/** The decisive word of a title in plain letters, by what it asks for. */
export function readDecisive(plainTitle: string): Decisive | null {
  return signs.find(([, sign]) => sign.test(plainTitle))?.[0] ?? null;
}

/** Words that ask of an insurance are of no other trade than the thing insured. */
export const decisiveWords: ReadonlySet<string> = new Set(["seguro", "seguradora", "imovel", "aluguel", "inquilino"]);
