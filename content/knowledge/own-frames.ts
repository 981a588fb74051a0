import type { OwnFrame } from "#domain/text/page-request.ts";

const rollerComing = [
  "Deixe livre o espaço embaixo do rolo, onde fica a escada, e afaste móveis e mercadoria antes da instalação.",
  "Diga se há ponto de energia perto do rolo; se não houver, a forma de levar o fio é combinada antes do dia marcado.",
  "A porta fica parada durante a instalação: combine um horário fora do expediente ou use outra entrada nesse dia.",
  "Ao marcar, diga se a porta sobe reta e leve ou se raspa e pesa: esse acerto vem antes do motor e muda o tempo do serviço.",
];
const rollerMending = [
  "Ao marcar, diga se a porta ficou aberta, fechada ou no meio do caminho: é isso que define a urgência da ida.",
  "Combine quem recebe o técnico e mostra o quadro de luz, porque o disjuntor é desligado antes do serviço e religado só para o teste.",
  "Deixe livre o espaço embaixo do rolo e escolha um horário em que ninguém precise passar pela porta.",
];
const barrierComing = [
  "Mande a largura da passagem e fotos do piso, do teto e do ponto de energia mais próximo: elas mostram a obra que falta.",
  "Diga quantos carros passam na hora mais cheia e por onde eles entram durante a obra da base.",
  "A base de concreto é feita alguns dias antes da montagem: combine as duas idas de uma vez.",
];
const barrierMending = [
  "Ao marcar, diga se a barra parou em cima, embaixo ou no meio e se há outra pista para os carros.",
  "Mande a foto da etiqueta da cancela, sem abrir o gabinete, para o técnico levar a peça do modelo.",
  "Combine quem orienta os carros durante o serviço, porque a pista fica parada até o teste.",
];

/** What is no gate with a leaf in front of a garage, by its id. */
export const ownFrames: Record<string, OwnFrame> = {
  enrolar: {
    foreign:
      /\b(?:port(?:ão|ões)|folhas?|garage(?:m|ns)|carros?|portaria|condomínio|prédio|síndico|moradores|em casa)\b/i,
    photo: "fotos da porta inteira, do rolo e das guias, com a largura e a altura do vão",
    visitLines: {
      installation: rollerComing,
      buying: rollerComing,
      repair: rollerMending,
      fitting: rollerMending,
      upkeep: rollerMending,
      sale: rollerMending,
    },
  },
  cancela: {
    foreign: /\b(?:port(?:ão|ões)|folhas?|garage(?:m|ns)|em casa)\b/i,
    photo: "fotos da entrada, do piso e da etiqueta da cancela, se ela já existe, com a largura da passagem",
    visitLines: {
      installation: barrierComing,
      buying: barrierComing,
      repair: barrierMending,
      fitting: barrierMending,
      upkeep: barrierMending,
      sale: barrierMending,
    },
  },
};
