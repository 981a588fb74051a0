import type { Concept, ConceptKind } from "#domain/knowledge/concept.ts";

/** When each is the right choice, by its id: continues "escolha … quando ". */
export const reasons: Record<string, string> = {
  ppa: "você quer muitas versões, peça fácil de achar ou a linha rápida com inversor",
  garen: "o portão é de casa ou de pequeno comércio e você quer peça e controle fáceis de achar",
  peccinin: "você já tem um motor da marca com o redutor firme, ou controles e central dela",
  rossi: "você quer um motor simples de manter, de peça comum no Brasil",
  nice: "você quer baixa tensão com bateria de reserva e há peça do modelo no Brasil",
  jetflex: "a rua é movimentada e você quer abrir depressa, com partida e parada suaves",
  speedy: "o portão é basculante de casa e você quer encurtar a espera gastando pouco",
  ggport: "o modelo serve à sua folha e há peça e controle dele perto de você",
  omegaport: "a capacidade do modelo serve à sua folha e a reposição dele está confirmada",
  agl: "você quer motor, fechadura elétrica e interfone da mesma marca",
  seg: "você já tem central e controles dela, ou o modelo serve à folha e a peça se acha na sua região",
  "marca-came": "o modelo dela é vendido aqui, com placa e engrenagem à mão, e serve à sua folha",
  unisystem: "você já tem um instalado, com o redutor firme, e basta trocar uma peça",
  "linear-hcs": "o que falta é controle de acesso, com receptor, tag e cadastro por morador",
  ipec: "você precisa de controle, receptor ou sensor, e não de motor",
  "marca-rcg": "você já tem um motor dela com o redutor firme, ou ele sai por menos com a mesma capacidade",
  "marca-bft": "o modelo dela tem peça à mão no Brasil e serve à sua folha",
  intelbras: "você já usa interfone, câmera ou acesso da marca e quer tudo integrado",
  "ppa-bv-home": "o portão é basculante, de casa, com a folha equilibrada",
  "ppa-dz-home": "o portão de correr é de casa, a folha corre leve e abre poucas vezes por dia",
  "ppa-dz-rio":
    "a folha de correr pede mais quilos ou mais aberturas por dia, e a ficha da versão mostra essa capacidade",
  "ppa-penta": "o basculante é grande ou serve a uma garagem coletiva",
  "garen-kdz": "o portão é de correr e você já tem controles Garen ou acha peça da marca por perto",
  "rossi-dz-nano": "o portão de correr é leve e há pouco espaço ao lado da folha",
  "rossi-nkx": "você precisa da central de um motor Rossi, porque NKX é placa, e não motor",
  "peccinin-gatter": "você já tem um Gatter com o redutor firme e a peça se encontra",
  "nice-wil": "você quer uma cancela, que ordena os carros e não fecha o imóvel",
  ferro: "você quer resistência e reparo fácil na solda e aceita cuidar da pintura",
  aluminio: "você quer folha leve, que não enferruja e poupa o motor",
  madeira: "a aparência vem primeiro e você aceita mais peso e verniz em dia",
  vidro: "você quer passagem de luz e a folha é de vidro de segurança, com ferragem própria",
  aco: "você quer folha rígida e resistente, em chapa galvanizada ou inox, que enferruja menos",
  basculante: "não há parede livre ao lado do vão e a folha não é larga",
  deslizante: "há parede livre ao lado e o vão é largo ou a folha, pesada",
  pivotante: "sobra espaço livre e plano na garagem para a folha girar",
  enrolar: "o vão é de loja ou falta espaço dos lados, com altura para o rolo em cima",
  guilhotina: "há altura livre acima do vão para a folha subir em pé",
  social: "a passagem é só de pessoas",
  "duas-folhas": "o vão é largo, as colunas são firmes e as folhas podem girar para dentro",
  articulado: "falta espaço para a folha girar inteira",
  "portao-automatico": "você quer abrir de dentro do carro, por controle",
  "portao-manual": "o portão abre poucas vezes e a folha anda leve na mão",
};

/** How a comparison opens when both have a reason; "[A]" and "[B]" are the names of what is compared. */
const verdicts: Partial<Record<ConceptKind, string[]>> = {
  brand: [
    "Escolha a [A] quando [A quando]. Prefira a [B] quando [B quando]. Entre modelos da mesma força, em folha equilibrada, o resultado é parecido, e quem decide é o preço instalado.",
    "Entre [A] e [B], fique com a primeira quando [A quando], e com a segunda quando [B quando]. Se as duas servem, compare o preço instalado e a garantia do modelo exato.",
    "A [A] é a escolha certa quando [A quando], e a [B], quando [B quando]. Em qualquer das duas, o peso da folha e as aberturas por dia definem o modelo.",
  ],
  model: [
    "Escolha o [A] quando [A quando]. Prefira o [B] quando [B quando]. Antes de fechar, compare na ficha dos dois a capacidade em quilos, a velocidade e as aberturas por hora.",
    "Entre [A] e [B], o primeiro é a escolha certa quando [A quando], e o segundo, quando [B quando]. A capacidade de cada versão está na etiqueta ou no manual e deve passar um terço do peso da folha.",
    "O [A] é o melhor dos dois quando [A quando], e o [B], quando [B quando]. Com uma foto e as medidas da folha, confirmamos qual deles serve.",
  ],
  material: [
    "Escolha o [A] quando [A quando]. Prefira o [B] quando [B quando]. O motor vem depois, porque quem o define é o peso da folha, que muda com o material e a medida.",
    "Entre [A] e [B], fique com o primeiro quando [A quando], e com o segundo quando [B quando]. Os dois aceitam motor, fixado na estrutura da folha.",
    "O [A] é a escolha certa quando [A quando], e o [B], quando [B quando]. Com as medidas do vão, dizemos que motor cada um precisa.",
  ],
  gate: [
    "[um A] é a escolha certa quando [A quando], e [um B], quando [B quando]. Meça o vão, o espaço livre dos lados e a altura, porque o espaço decide antes do preço.",
    "Entre [A] e [B], quem decide é o espaço. Use [um A] quando [A quando], e [um B] quando [B quando]. Depois vêm o peso da folha e o motor.",
    "Fique com [um A] quando [A quando], e com [um B] quando [B quando]. Uma foto da fachada com as medidas confirma a escolha.",
  ],
};

/** How it opens when one of them has none. */
const openers: Partial<Record<ConceptKind, string[]>> = {
  brand: [
    "Entre [A] e [B], escolha a marca que tem o modelo certo para a sua folha, com peça e controle à venda na região. Se as duas têm, decidem os controles que você já usa e o preço instalado.",
    "[A] ou [B]: fique com a dos controles e da central que a casa já tem, se o modelo servir ao peso da folha. Em portão novo, compare potência, aberturas por hora, peças e garantia.",
    "Escolha entre [A] e [B] pelo modelo: capacidade acima do peso da folha, aberturas por hora acima do seu uso e reposição por perto. Com os três iguais, vale o menor preço instalado.",
  ],
  model: [
    "Entre [A] e [B], escolha o que é feito para o seu tipo de portão e tem capacidade acima do peso da folha. Se os dois servem, decidem a velocidade, os controles e as peças na região.",
    "[A] ou [B]: elimine primeiro o que não é do seu tipo de portão; depois fique com o que aguenta mais aberturas por hora que as suas. A etiqueta e o manual trazem os dois dados.",
    "Escolha entre [A] e [B] pelo portão: tipo de abertura, peso da folha e aberturas por dia. Com esses dados iguais, o preço instalado e a reposição desempatam.",
  ],
  material: [
    "Entre [A] e [B], escolha o mais leve se a folha é grande e o mais resistente se a rua exige. O peso define o motor, e o acabamento, o cuidado de cada ano.",
    "[A] ou [B]: decida pelo tamanho do vão, pela chuva que a folha recebe e pelo cuidado que você aceita ter por ano. Os dois recebem motor, se a estrutura é firme.",
    "Escolha entre [A] e [B] por três pontos: peso que o motor vai mover, manutenção ao longo dos anos e facilidade de reparo. Em vão largo, o peso costuma decidir.",
  ],
  gate: [
    "Entre [A] e [B], escolha o que cabe no seu espaço: meça o vão, a parede ao lado, a altura e o recuo. Se os dois cabem, decidem o peso da folha e o preço do motor.",
    "[A] ou [B]: fique com o que não invade a calçada nem a vaga do carro. O vão, a parede ao lado e a altura livre apontam o tipo, e o tipo aponta o motor.",
    "Escolha entre [A] e [B] pelo lugar em que a folha fica quando aberta. Com o espaço resolvido, compare o uso diário, a manutenção e o valor instalado.",
  ],
};

function withArticle(gate: string): string {
  return `${gate.startsWith("porta ") ? "uma" : "um"} ${gate}`;
}

/** Openings for a page that compares, or none when there is nothing to compare. */
export function compareInWords(compared: readonly Concept[]): string[] {
  const [first, second, third] = compared;
  if (!first || !second) return [];
  const name = ({ kind, label }: Concept) => (kind === "material" || kind === "gate" ? label.toLowerCase() : label);
  const capitalised = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
  const choices = compared.map((concept) => ({ label: name(concept), reason: reasons[concept.id] }));
  if (third && choices.every(({ reason }) => reason !== undefined)) {
    const told = choices.map(({ label, reason }, at) =>
      at === 0 ? `Escolha ${label} quando ${reason}` : `Prefira ${label} quando ${reason}`,
    );
    return [`${told.join(". ")}. No empate, decidem o modelo exato, a peça na região e o preço instalado.`];
  }
  const [whenFirst, whenSecond] = [reasons[first.id], reasons[second.id]];
  const texts = whenFirst && whenSecond ? verdicts[first.kind] : openers[first.kind];
  return (texts ?? []).map((text) =>
    capitalised(
      text
        .replaceAll("[A quando]", whenFirst ?? "")
        .replaceAll("[B quando]", whenSecond ?? "")
        .replaceAll("[um A]", withArticle(name(first)))
        .replaceAll("[um B]", withArticle(name(second)))
        .replaceAll("[A]", name(first))
        .replaceAll("[B]", name(second)),
    ),
  );
}
