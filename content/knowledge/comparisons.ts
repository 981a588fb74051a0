import type { Concept, ConceptKind } from "#domain/knowledge/concept.ts";

/** How a comparison opens; "[A]" and "[B]" are the names of what is compared. */
const openers: Partial<Record<ConceptKind, string[]>> = {
  brand: [
    "Entre [A] e [B], a escolha raramente se decide na marca: as duas têm motores para os portões comuns. Pesam mais o modelo certo para a folha, a peça de reposição fácil e quem faz a regulagem.",
    "[A] ou [B]? As duas atendem portão de casa e de prédio. Compare o modelo indicado para o peso do seu portão, a velocidade, a oferta de controle e placa na sua região e a garantia do serviço.",
    "[A] e [B] fazem motores para os mesmos tipos de portão. Na prática, decide quem tem o modelo adequado à sua folha, com reposição à mão e instalação bem regulada.",
  ],
  model: [
    "Entre [A] e [B], decida pelo tipo de portão, pelo peso da folha e pelo número de aberturas por dia: é isso que a ficha de cada modelo informa, e não a marca na tampa.",
    "[A] ou [B]: veja primeiro se os dois são feitos para o seu tipo de portão. Depois compare velocidade, limite de peso, controles compatíveis e peças de reposição.",
  ],
  material: [
    "Portão de [A] ou de [B]? O peso, a manutenção e o motor mudam com o material. A escolha depende do tamanho do vão, da exposição à chuva e de quanto cuidado você quer ter por ano.",
    "Entre [A] e [B], compare três coisas: o peso que o motor vai mover, a manutenção ao longo dos anos e a resistência que a sua rua exige do portão.",
    "[A] e [B] aceitam motor, mas pedem cuidados diferentes: um muda o peso da folha, o outro muda a manutenção. O tamanho do portão e o clima da garagem costumam decidir.",
  ],
  gate: [
    "Entre o portão [A] e o [B], quem decide é o espaço: um precisa de área para cima ou para dentro, o outro, de parede livre ao lado. Depois vêm o peso da folha e o motor.",
    "[A] ou [B]? Meça o vão, o recuo até a calçada e a parede ao lado: essas três medidas quase sempre apontam o tipo de portão, e o tipo de portão aponta o motor.",
    "Portão [A] e portão [B] funcionam bem com motor quando têm o espaço de que precisam. O que muda é onde a folha fica quando aberta e o que se desgasta com os anos.",
  ],
};

/** Openings for a page that compares, or none when there is nothing to compare. */
export function compareInWords([first, second]: readonly Concept[]): string[] {
  if (!first || !second) return [];
  const name = ({ kind, label }: Concept) =>
    kind === "material" || kind === "gate" ? label.toLowerCase().replace(/^portão (?:de )?/, "") : label;
  const capitalised = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
  return (openers[first.kind] ?? []).map((text) =>
    capitalised(text.replace("[A]", name(first)).replace("[B]", name(second))),
  );
}
