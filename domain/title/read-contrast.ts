import { stemWord, type Word } from "./words.ts";

type Contrast = ReadonlySet<string>;

/** Of one group, what is said of the one is not said of the others. */
const groups: Record<string, string>[] = [
  {
    controle: "controle controlinho",
    botao: "botao botoeira interruptor",
    interfone: "interfone porteiro portaria",
    celular: "celular aplicativo app wifi",
    tag: "tag",
    leitor: "digital senha facial biometria teclado",
    mao: "mao manual manualmente",
  },
  { perto: "perto encostado colado", longe: "longe distancia" },
  { dentro: "dentro", fora: "fora rua" },
  { novo: "novo", antigo: "antigo velho" },
  { dia: "dia", noite: "noite" },
  { manha: "manha", tarde: "tarde" },
];

const things = new Map<string, string>();
const groupOf = new Map<string, number>();
for (const [at, group] of groups.entries()) {
  for (const [name, words] of Object.entries(group)) {
    groupOf.set(name, at);
    for (const word of words.split(" ")) things.set(stemWord(word), name);
  }
}
const told = ["lento", "antes", "anda"];
for (const way of ["abre", "fecha"]) {
  for (const [at, each] of told.entries()) groupOf.set(`${way} ${each}`, groups.length + at);
}

const joints = new Set(
  "o a os as um uma de do da dos das em no na nos nas para pra pro por pelo pela com ao meu minha seu sua lado".split(
    " ",
  ),
);
/** Between a thing and what it does: "o botão da parede não", "o controle remoto está". */
const passing = new Set("portao motor remoto parede interno interna garagem ta esta tava mais que".split(" "));
const verbs = new Set(
  "abre fecha funciona pega aciona responde sobe desce anda destrava libera obedece grava vai".split(" ").map(stemWord),
);
const fine = new Set(["sim", "normal", "normalmente"]);
const only = new Set(["so", "apenas", "somente"]);
const denials = new Set(["nao", "nem"]);
const failing = new Set(["parou", "falha", "falhou", "morreu", "nada"]);
/** Another clause begins. */
const clauses = new Set(["mas", "porem", "e", ...only]);

const up = new Set(["abre", "sobe", "levanta"].map(stemWord));
const down = new Set(["fecha", "desce"].map(stemWord));
const slow = new Set(["devagar", "lento", "lenta", "lentamente"]);
const fast = new Set(["rapido", "rapida", "depressa", "ligeiro"]);
const late = "demora";
/** Sets the second way against the first. */
const setting = new Set(["mas", "normal", "normalmente", "bem"]);
const after = new Set(["depois", "apos", "assim"]);
/** With these, of two ways the second follows at once. */
const atOnce = new Set("ja logo seguida imediatamente instante mesma".split(" "));

type Reading = { words: readonly Word[]; thingAt: (at: number) => string | undefined };

function read(all: readonly Word[]): Reading {
  const words = all.filter(({ plain }) => !joints.has(plain));
  const thingAt = (at: number) => {
    const name = things.get(words[at]?.stem ?? "");
    const next = things.get(words[at + 1]?.stem ?? "");
    // The button of a remote is the remote.
    return name === "botao" && (next === "controle" || next === "interfone") ? undefined : name;
  };
  return { words, thingAt };
}

const isPassing = ({ plain }: Word) => passing.has(plain);
const isAuxiliary = ({ plain }: Word) => /^(?:esta|ta|quer|querendo|mais|consegue|vai|da)$/.test(plain);
const isPassingOrVerb = (word: Word) => isPassing(word) || verbs.has(word.stem);

const has = (list: readonly string[], kind: ReadonlySet<string>) => list.some((each) => kind.has(each));

/** Where the next word in that direction stands that says something. */
function skip(words: readonly Word[], from: number, step: 1 | -1, isSkipped = isPassing): number {
  let at = from + step;
  for (let word = words[at]; word && isSkipped(word); word = words[at]) at += step;
  return at;
}

/** "Não pelo controle", "não abre com o controle", "o controle não abre", "o controle não". */
function findFailing({ words, thingAt }: Reading): Set<string> {
  const isVerb = (at: number) => verbs.has(words[at]?.stem ?? "");
  const found = words.map(({ plain }, at) => {
    const before = thingAt(skip(words, at, -1));
    if (failing.has(plain)) return before;
    if (!denials.has(plain)) return undefined;
    const next = skip(words, at, 1);
    if (thingAt(next)) return thingAt(next);
    if (!isVerb(next)) return next >= words.length || clauses.has(words[next]?.plain ?? "") ? before : undefined;
    const means = skip(words, next, 1);
    // "O controle não abre, o botão abre."
    return isVerb(skip(words, means, 1)) ? before : (thingAt(means) ?? before);
  });
  return new Set(found.filter((thing) => thing !== undefined));
}

/** "Só no botão", "abre pelo botão", "o botão abre", "o botão sim". */
function findWorking({ words, thingAt }: Reading): Set<string> {
  const found = words.flatMap(({ plain, stem }, at) => {
    if (only.has(plain)) return [thingAt(skip(words, at, 1, isPassingOrVerb))];
    if (fine.has(plain)) return [thingAt(skip(words, at, -1))];
    const before = skip(words, at, -1);
    if (!verbs.has(stem) || denials.has(words[before]?.plain ?? "")) return [];
    return [thingAt(before), thingAt(skip(words, at, 1))];
  });
  return new Set(found.filter((thing) => thing !== undefined));
}

function* readThings(reading: Reading): Generator<string> {
  const fails = findFailing(reading);
  for (const thing of fails) yield `-${thing}`;
  for (const thing of findWorking(reading).difference(fails)) yield `+${thing}`;
}

const opposite = { abre: "fecha", fecha: "abre" } as const;

function getWay({ stem }: Word): "abre" | "fecha" | undefined {
  if (up.has(stem)) return "abre";
  return down.has(stem) ? "fecha" : undefined;
}

type WayAt = { way: "abre" | "fecha"; at: number };

/** "Fecha, mas não abre." */
function* readMissingWay(words: readonly Word[], ways: readonly WayAt[]): Generator<string> {
  const isDenial = (at: number) => denials.has(words[at]?.plain ?? "");
  // "Na hora de abrir, não vai."
  const isRefused = (at: number) => isDenial(at + 1) && /^(?:vai|funciona|consegue|)$/.test(words[at + 2]?.plain ?? "");
  const isDenied = ({ at }: WayAt) => isDenial(skip(words, at, -1, isAuxiliary)) || isRefused(at);
  const missing = new Set(ways.filter(isDenied).map(({ way }) => way));
  const [way] = missing;
  if (!way || ways.every((each) => each.way === way) || missing.size > 1) return;
  yield `-${way} anda`;
  yield `+${opposite[way]} anda`;
}

/** "Abre rápido e fecha devagar." */
function* readSpeeds(plain: readonly string[], first: WayAt, second: WayAt): Generator<string> {
  const between = plain.slice(first.at + 1, second.at);
  const behind = plain.slice(second.at + 1);
  const isLate = ({ at }: WayAt) => plain[at - 1] === late;
  // "Rápido para abrir e lento para fechar."
  const [before, next] = [plain[first.at - 1] ?? "", plain[second.at - 1] ?? ""];
  const isBefore = slow.has(before) || fast.has(before);
  const [own, other] = isBefore ? [[before], [next]] : [between, behind];
  const [isSlow, isSecondSlow] = [has(own, slow) || isLate(first), has(other, slow) || isLate(second)];
  const [isFast, isSecondFast] = [has(own, fast), has(other, fast)];
  // "Abre e fecha devagar" is slow both ways.
  const isSet = isSlow || isFast || isLate(second) || has(between, setting);
  if (!isSet || (isSlow === isSecondSlow && isFast === isSecondFast)) return;
  const { way } = isSlow || (isSecondFast && !isFast) ? first : second;
  yield `+${way} lento`;
  yield `-${opposite[way]} lento`;
}

/** "Fecha depois de abrir" opens first, "fecha e depois abre" closes first, as "depois de fechar, abre" does. */
function* readOrder(plain: readonly string[], first: WayAt, second: WayAt): Generator<string> {
  const between = plain.slice(first.at + 1, second.at);
  const afterAt = between.findIndex((each) => after.has(each));
  const isTold = afterAt >= 0 || after.has(plain[first.at - 1] ?? "") || has(plain.slice(first.at), atOnce);
  if (!isTold) return;
  const isTurned = afterAt >= 0 && !between.slice(0, afterAt).includes("e");
  const { way } = isTurned ? second : first;
  yield `+${way} antes`;
  yield `-${opposite[way]} antes`;
}

function* readWays({ words }: Reading): Generator<string> {
  const plain = words.map((word) => word.plain);
  const ways = words.flatMap((word, at): WayAt[] => {
    const way = getWay(word);
    return way ? [{ way, at }] : [];
  });
  yield* readMissingWay(words, ways);
  const [first, second] = ways.filter(({ at }) => !denials.has(plain[at - 1] ?? ""));
  if (ways.length !== 2 || !first || !second || first.way === second.way) return;
  yield* readSpeeds(plain, first, second);
  yield* readOrder(plain, first, second);
}

/** What works and what does not: "+controle", "-botao". */
export function readContrast(words: readonly Word[]): Contrast {
  const reading = read(words);
  return new Set([...readThings(reading), ...readWays(reading)]);
}

/** Whether a set of words says of two things what a title says of them. Which way a gate does not go, many sets say. */
export function isSameContrast(title: Contrast, ask: readonly string[]): boolean {
  const same = ask.filter((mark) => title.has(mark) && !mark.endsWith(" anda"));
  return new Set(same.map((mark) => mark[0])).size > 1;
}

/** Whether a title sets one thing against another, and a set of words has it the other way round. */
export function isContrary(title: Contrast, ask: readonly string[]): boolean {
  return ask.some((mark) => {
    const [sign, name] = [mark[0], mark.slice(1)];
    const other = sign === "+" ? "-" : "+";
    if (!title.has(`${other}${name}`)) return false;
    const group = groupOf.get(name);
    return [...title].some((each) => each[0] === sign && groupOf.get(each.slice(1)) === group);
  });
}
