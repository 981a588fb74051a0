/** Parts of a gate that people have changed or mended, as a sentence names them. */
export type PartName = { words: RegExp; name: string; article: "o" | "a"; isMotorPart: boolean };

function part(name: string, article: "o" | "a", words: RegExp, isMotorPart = false): PartName {
  return { words, name, article, isMotorPart };
}

const lock = "fechadura elétrica";
const withIntercom = "fechadura elétrica com interfone";
/** The cell of a remote, which its owner changes. */
export const remoteCell = "bateria de controle";

/** Read on low letters without accents; what is named by more words stands before what is named by fewer. */
const partNames: PartName[] = [
  part("cabo de aço", "o", /\bcabos?( de aco)?\b(?! (eletrico|de energia|de forca))/),
  part("acionador", "o", /\bacionador(?:es)?\b(?! (?:de |do |no )?farol)/, true),
  part("chave de destravamento", "a", /\bchaves? d[eo] destrava\w*/),
  part("ímã de fim de curso", "o", /\bimas?(?: d[eo])? fi(?:m|ns) de curso\b/, true),
  part("fim de curso", "o", /\bfi(m|ns) de curso\b/, true),
  part("porca do fuso", "a", /\bporcas? (do )?fuso\b/, true),
  part("coroa interna", "a", /\bcoroas? internas?\b/, true),
  part("coroa", "a", /\bcoroas?\b/, true),
  part("engrenagem", "a", /\bengrenage(m|ns)\b/, true),
  part("capacitor", "o", /\bcapacitor(es)?\b/, true),
  part("placa central", "a", /\bplacas? (?:d[ae] )?centra(?:l|is)\b/, true),
  part("placa", "a", /\bplacas?\b/, true),
  part("central", "a", /\bcentra(l|is)\b/, true),
  part("redutor", "o", /\bredutor(es)?\b/, true),
  part("embreagem", "a", /\bembreage(m|ns)\b/, true),
  part("rolamento", "o", /\brolamentos?\b/, true),
  part("fuso", "o", /\bfusos?\b/, true),
  part("cremalheira", "a", /\bcremalheiras?\b/),
  part("correia", "a", /\bcorreias?\b/, true),
  part("corrente", "a", /\bcorrentes?\b/),
  part("roldana", "a", /\broldanas?\b/),
  part("trilho", "o", /\btrilhos?\b/),
  // On a gate for people a spring closes it, and carries nothing.
  part("mola aérea", "a", /\bmolas? (?:aerea|hidraulica)s?\b/),
  part("mola", "a", /(?<!\b(?:social|pedestres?)\b.*)\bmolas?\b(?! (?:aerea|hidraulica)s?\b)/),
  part("contrapeso", "o", /\bcontrapesos?\b/),
  part("braço", "o", /\bbracos?\b/),
  part("dobradiça", "a", /\bdobradicas?\b/),
  part("fonte da fechadura", "a", /\bfontes?\b(?=.*\b(?:fechaduras?|eletroimas?)\b)/),
  part("batente", "o", /\bbatentes?\b/),
  part("trava elétrica", "a", /\btravas?\b/),
  part(
    withIntercom,
    "a",
    /\bfechaduras?(?: eletricas?)? (?:e|com) interfones?\b|\binterfones? (?:e|com) fechaduras?\b/,
  ),
  part("fechadura eletroímã", "a", /\bfechaduras? (?:eletro ?ima|eletromagnetica|magnetica)s?\b/),
  part(lock, "a", /\bfechaduras? eletricas?\b/),
  part("fechadura", "a", /\bfechaduras?\b/),
  part("sensor antiesmagamento", "o", /\bsensor(?:es)? anti ?esmaga\w*/),
  part("borda sensível", "a", /\bbordas? sensive(?:l|is)\b/),
  part("sensor de barreira", "o", /\bsensor(?:es)? (?:de )?barreiras?\b/),
  part("fotocélula", "a", /\bfotocelulas?\b|\bsensor(es)?\b/),
  part("receptor", "o", /\breceptor(es)?\b/),
  part("antena", "a", /\bantenas?\b/),
  part("botoeira", "a", /\bbotoeiras?\b/),
  part("sinaleiro", "o", /\bsinaleiros?\b/),
  part("sinaleira", "a", /\bsinaleiras?\b/),
  part("sirene", "a", /\bsirenes?\b/),
  part("semáforo", "o", /\bsemaforos?\b/),
  part("bateria de nobreak", "a", /\bbaterias? (?:(?:d[eo]|para|pra|pro) )?(?:o )?no ?breaks?\b/),
  part(remoteCell, "a", /\b(?:baterias?|pilhas?) (?:(?:d[eo]|para|pra|pro) )?(?:o )?(?:controles?|controlinhos?)\b/),
  part("bateria", "a", /\bbaterias?\b/),
  part("nobreak", "o", /\bno ?breaks?\b/),
  part("controle", "o", /\bcontroles?\b(?! de acesso)/),
];

/** Whoever names the first does not name the second besides. */
const widerNames: Record<string, string[]> = {
  "porca do fuso": ["fuso"],
  [withIntercom]: ["fechadura", lock],
  [lock]: ["fechadura"],
  "fechadura eletroímã": ["fechadura"],
  "ímã de fim de curso": ["fim de curso"],
  "sensor antiesmagamento": ["fotocélula"],
  "sensor de barreira": ["fotocélula"],
  "bateria de nobreak": ["bateria", "nobreak"],
  [remoteCell]: ["bateria", "controle"],
  "placa central": ["placa", "central"],
  "coroa interna": ["coroa", "engrenagem"],
  coroa: ["engrenagem"],
  "fonte da fechadura": ["fechadura", "fechadura elétrica", "fechadura eletroímã"],
};

/** In the order of the title. */
export function findParts(words: string): PartName[] {
  return partNames
    .flatMap((each) => {
      const at = words.search(each.words);
      return at < 0 ? [] : [{ each, at }];
    })
    .toSorted((a, b) => a.at - b.at)
    .map(({ each }) => each)
    .filter(({ name }, _, all) => !all.some((other) => widerNames[other.name]?.includes(name)));
}

/** Where the concept is not called by the name. */
const conceptIds: Record<string, string> = {
  "cabo de aço": "cabo-de-aco",
  "chave de destravamento": "chave-de-destravamento",
  "fim de curso": "fim-de-curso",
  "ímã de fim de curso": "fim-de-curso",
  acionador: "fuso",
  "porca do fuso": "fuso",
  "coroa interna": "engrenagem",
  coroa: "engrenagem",
  "placa central": "placa",
  central: "placa",
  "fonte da fechadura": "fechadura",
  braço: "braco",
  dobradiça: "dobradica",
  "trava elétrica": "trava",
  [withIntercom]: "fechadura",
  [lock]: "fechadura",
  sinaleira: "sinaleiro",
  sirene: "sinaleiro",
  semáforo: "sinaleiro",
  "fechadura eletroímã": "fechadura",
  "bateria de nobreak": "bateria",
  [remoteCell]: "pilha",
  "sensor antiesmagamento": "fotocelula",
  "borda sensível": "fotocelula",
  "sensor de barreira": "fotocelula",
  fotocélula: "fotocelula",
};

/** The part that a title is about: named before any motor, which may only have it. */
export function findOwnPart(words: string): { name: string; conceptId: string } | null {
  const [first] = findParts(words);
  const motor = words.search(/\b(?:motor(?:es)?|kits?)\b/);
  if (!first || (motor >= 0 && motor < words.search(first.words))) return null;
  return { name: first.name, conceptId: conceptIds[first.name] ?? first.name };
}
