import type { NarrowConcept } from "#domain/knowledge/concept.ts";
import { combine } from "./combine.ts";

/** What is said to a telephone or typed in a hurry, without naming a place. */
export const empresaBuscas: NarrowConcept[] = [
  {
    id: "quem-conserta-perto",
    broader: "conserto",
    label: "Quem conserta portão perto",
    phrase: "quem conserta portão por perto",
    asks: [
      ...combine(
        [
          "quem conserta portão",
          "quem arruma portão",
          "conserto portão",
          "conserta portão",
          "arrumar portão",
          "técnico portão",
          "assistência portão",
          "empresa conserta portão",
        ],
        ["perto", "perto mim", "aqui perto", "próximo", "região"],
      ),
      "quem conserta portão",
      "quem arruma portão",
      "quem conserta motor portão",
      "quem arruma motor portão",
      "alguém conserta portão",
      "alguém arruma portão",
      "preciso alguém consertar portão",
      "quem conserta portão hoje",
      "quem conserta hoje",
      "quem arruma hoje",
      "quem conserta agora",
      "quebrou de novo quem conserta",
      "alguém conserta hoje",
      "quem conserta domingo",
      "quebrou preciso alguém",
      "quebrou hoje preciso alguém",
      "portão quebrou hoje",
      "quebrou de novo hoje",
      "portão parou preciso alguém",
      "preciso alguém portão hoje",
    ],
    intent: "repair",
    answers: {
      any: [
        "Consertamos o portão hoje, em casa ou no condomínio, quando há técnico livre em {shop.area}: chame pelo WhatsApp, {shop.hours}, com o endereço e um vídeo do portão, e dizemos o horário e o valor antes de sair.",
        "Nós consertamos portão automático em {shop.area}, no seu endereço: mande pelo WhatsApp o bairro, um vídeo curto do portão e a foto da etiqueta. O contato funciona {shop.hours}, e você sabe o valor antes de o técnico sair.",
        "Consertamos portão em {shop.area}, indo até você. Chame pelo WhatsApp, {shop.hours}, diga o bairro e o que o portão faz: o orçamento é grátis, e a visita só é marcada depois de você aceitar.",
        "Mande pelo WhatsApp o bairro, um vídeo curto do portão e a foto da etiqueta: o técnico responde com a causa provável e o valor, {shop.hours}, e a visita só é marcada depois que você aceita.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["O que mandar para ter resposta rápida", "O que escrever no WhatsApp"],
        slots: [
          [
            "Com isto, muitas vezes já se sabe a causa e o preço.",
            "Quanto mais claro o vídeo, mais certo o orçamento.",
          ],
        ],
        bullets: [
          "Bairro ou CEP e se é casa, prédio ou comércio",
          "Vídeo do portão tentando abrir e fechar, de longe",
          "Foto da etiqueta do motor, com marca e modelo",
          "Desde quando falha e se faltou luz ou choveu antes",
        ],
      },
      {
        about: "visit",
        headings: ["O que consertamos", "Defeitos mais comuns na visita"],
        slots: [
          [
            "Motor que ronca e não anda, placa queimada, controle que parou, roldana, cremalheira, cabo e regulagem, em {shop.someBrands}.",
            "Da pilha do controle ao motor queimado, passando por placa, roldana, cabo e sensor, em {shop.someBrands}.",
          ],
          [
            "O técnico confere primeiro a folha, depois a energia e a central, e nada se troca sem a sua aprovação.",
            "Nenhuma peça é trocada antes de você aprovar o valor.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["Quanto custa chamar", "Valores de referência"],
        slots: [
          [
            "A visita preventiva em casa parte de {price.preventive}, sem peças; o motor inteiro trocado fica de {price.homeSwap}, com mão de obra.",
            "Para comparar: manutenção em casa a partir de {price.preventive}, sem peças, e motor novo trocado de {price.homeSwap}.",
          ],
        ],
      },
      {
        about: "safety",
        headings: ["Enquanto espera", "Até o técnico chegar"],
        slots: [
          [
            "Desligue o disjuntor do motor se ele ronca parado, cheira a queimado ou a folha está torta.",
            "Motor roncando parado ou folha torta: disjuntor desligado e ninguém perto.",
          ],
          [
            "Basculante com cabo rompido ou folha pesada não se destrava nem se levanta na mão.",
            "Cabo ou mola rompida no basculante: não destrave e não deixe ninguém embaixo.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Consertam portão hoje mesmo?",
        answers: ["Chame pelo WhatsApp com o bairro: a hora possível é dita na resposta, antes de confirmar a visita."],
      },
      {
        question: "Cobram para dar o orçamento do conserto?",
        answers: ["O orçamento por foto e vídeo é grátis."],
      },
      {
        question: "Consertam portão de qualquer marca?",
        answers: ["Trabalhamos com {shop.brands}; de outra marca, a foto da etiqueta diz se há peça."],
      },
    ],
    photo: "um vídeo curto do portão e a foto da etiqueta do motor",
  },
];
