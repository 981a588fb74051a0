import type { NarrowConcept } from "#domain/knowledge/concept.ts";
import { combine } from "./combine.ts";

/** The remote is chosen by the receiver, whatever the gate. */
export const controlePorTipoDePortao: NarrowConcept[] = [
  {
    id: "controle-por-tipo-de-portao",
    broader: "controle",
    label: "Controle pelo tipo de portão",
    phrase: "o controle para cada tipo de portão",
    intent: "buying",
    asks: combine(
      ["controle", "controle remoto"],
      ["portão basculante", "basculante", "portão correr", "portão deslizante", "portão pivotante", "portão enrolar"],
    ),
    answers: {
      any: [
        "O controle de portão basculante, de correr ou de abrir é o mesmo: quem decide é o receptor da placa, pela frequência, em geral 433 MHz, e pelo código, fixo ou rolante. Com a foto da frente e do verso do seu, dizemos qual serve e quanto custa, original ou compatível. Ele só abre depois de gravado.",
        "Controle remoto para portão não muda com o tipo de abertura, e sim com a placa: precisa ter a frequência dela, quase sempre 433 MHz, e o mesmo código. Vendemos com entrega ou já gravado no local, e a foto do controle atual, frente e verso, mostra o modelo e o valor.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Como saber qual controle serve", "O que olhar no controle antes de comprar"],
        slots: [
          [
            "Comece pelo controle que já abre, porque ele vale mais que a marca do motor: a placa ou o receptor pode ter sido trocado.",
            "O controle que funciona é o melhor guia, já que o receptor de hoje pode não ser o de fábrica.",
          ],
        ],
        bullets: [
          "Frequência no verso: 433 ou 433,92 MHz na maioria; 292, 299 e 315 em instalação antiga",
          "Código fixo: aceita cópia e controle universal",
          "Código rolante: pede um da linha da central, gravado nela",
          "Nenhum controle funciona mais: a etiqueta do motor e a foto da placa, se já estiver fora, dizem o padrão",
        ],
      },
      {
        about: "cost",
        headings: ["O que muda o preço do controle", "Do que depende o preço do controle"],
        slots: [
          [
            "O universal é o mais barato e só copia código fixo; o compatível fica no meio, e o original de código rolante é o mais caro. A gravação só é cobrada quando o técnico precisa ir, e uma visita serve para todos os controles.",
            "Pesa o código, e não o formato nem o número de botões: universal, compatível, original fixo e original rolante, nessa ordem. Some a gravação se o botão dela fica sob a tampa do motor.",
          ],
        ],
      },
      {
        about: "visit",
        headings: ["Como o controle é gravado", "A gravação do controle novo"],
        slots: [
          [
            "Em receptor de caixa própria, fora do motor, você grava pelo manual. Dentro do motor há tensão da rede, e a gravação é do técnico, que também apaga o controle perdido.",
            "Se o receptor é externo, a gravação é simples e fica com você. Sob a tampa do motor, ela é do técnico, que testa cada controle com o portão à vista.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "O mesmo controle abre dois portões de tipos diferentes?",
        answers: [
          "Abre, um em cada botão, se os dois receptores aceitam a frequência e o código dele. Basculante e de correr podem ficar no mesmo controle.",
          "Sim, quando as duas placas falam o mesmo código: grava-se um botão em cada portão.",
        ],
      },
      {
        question: "Troquei o motor. Os controles antigos servem?",
        answers: [
          "Servem se a placa nova usa a mesma frequência e o mesmo código, e são gravados de novo. Senão, entram controles novos ou um receptor avulso.",
          "Só se o código combinar com o da placa nova. Quando não combina, um receptor avulso mantém os antigos funcionando.",
        ],
      },
      {
        question: "Comprei pela internet e não gravou. Por quê?",
        answers: [
          "O código não é o da central ou a memória está cheia; a frequência igual não basta. Mande a foto dos dois controles, e dizemos qual é o caso.",
          "Em geral o código é outro. Compare a linha escrita no verso dos dois e teste com pilha nova antes de devolver.",
        ],
      },
    ],
    photo: "fotos do controle, frente e verso, e da etiqueta do motor",
  },
];
