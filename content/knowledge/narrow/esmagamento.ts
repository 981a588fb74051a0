import type { NarrowConcept } from "#domain/knowledge/concept.ts";

export const esmagamento: NarrowConcept[] = [
  {
    id: "portao-bateu-no-carro",
    broader: "esmagamento",
    label: "Portão bateu no carro",
    phrase: "o portão que bateu no carro",
    asks: [
      "portão bateu carro",
      "bateu carro",
      "fechou cima carro",
      "fechou carro",
      "amassou carro",
      "portão amassou carro",
      "portão pegou carro",
      "arranhou carro portão",
      "portão atingiu carro",
      "portão desceu carro",
      "bateu veículo portão",
      "bateu meu carro",
    ],
    intent: "emergency",
    answers: {
      any: [
        "Portão bateu no carro? Não acione de novo: desligue o disjuntor, veja se alguém se feriu e fotografe folha, carro e fotocélula. Quase sempre a causa é fotocélula ausente, suja ou desalinhada, ou força alta. Folha torta ou com cabo solto: afaste todos.",
        "Se o portão fechou em cima do carro, corte a energia antes de mexer em qualquer coisa. Se a folha está apoiada no veículo, não o mova: ele pode ser o apoio. Depois vêm fotocélula, força e tempo de fechamento.",
        "Depois de uma batida entre portão e carro, a folha, a guia e o motor precisam de vistoria, mesmo que ainda andem. Deixe o disjuntor desligado, registre tudo em fotos e peça o exame do sensor e da força.",
      ],
    },
    sections: [
      {
        about: "safety",
        headings: ["O que fazer logo depois da batida", "Carro e portão: primeiros passos", "Antes de mover o carro"],
        slots: [
          [
            "Ninguém fica entre o carro e a folha, nem por um instante.",
            "Sob basculante encostado no carro não se passa, e nada se destrava.",
            "Com ferido, ligue 192 ou 193 antes de pensar no amassado.",
          ],
        ],
        steps: [
          "Não acione o controle de novo e desligue o disjuntor.",
          "Veja se alguém se feriu.",
          "Olhe de longe: folha torta, fora do trilho ou com cabo solto fica como está.",
          "Folha inteira e afastada do carro: retire o carro devagar. Folha apoiada nele: espere o técnico.",
          "Fotografe carro, folha, fotocélulas e a posição de tudo.",
        ],
      },
      {
        about: "causes",
        headings: ["Por que o portão fechou sobre o carro", "Fotocélula, força e tempo", "O que falhou na proteção"],
        slots: [
          [
            "Fotocélula ausente, anulada, suja ou desalinhada é a primeira suspeita: sem o feixe, a central fecha às cegas.",
            "O sensor que deveria segurar a folha não viu o carro, ou nem estava ligado.",
            "Ponte deixada na central depois de um conserto é causa que só o teste revela.",
          ],
          [
            "O feixe vê uma altura só: carro alto, reboque ou carro parado fora da linha passam sem ser percebidos.",
            "Para-choque acima do feixe e carro parado rente à folha escapam do sensor, e um segundo par ajuda.",
            "Onde há caminhonete ou caçamba, um par baixo não basta.",
          ],
          [
            "Força alta impede o recuo no toque, e pausa curta fecha antes de o carro sair.",
            "Com a reversão mal regulada, o toque vira amassado.",
            "Um segundo toque no controle, de quem vem atrás, também manda fechar sobre o carro da frente.",
          ],
        ],
      },
      {
        about: "visit",
        headings: [
          "O que conferir e como evitar a próxima",
          "Vistoria depois da batida",
          "Sensor, força, pausa e folha",
        ],
        slots: [
          [
            "Na visita, conferem-se folha, dobradiças ou roldanas, trilho, cabos, braço e suporte do motor.",
            "O técnico mede o alinhamento da folha antes de ligar o motor, porque batida empena guia e braço.",
            "Mesmo sem marca visível, a batida pode ter trincado solda ou deslocado o fim de curso.",
          ],
          [
            "Depois, a fotocélula é testada, a força desce ao mínimo, a pausa é aumentada e a reversão é provada com uma caixa.",
            "Sensor alinhado, força mínima e pausa folgada são o que evita a segunda batida.",
            "Segundo par de fotocélulas ou sinaleiro entra onde o carro é alto ou a saída é cega.",
          ],
          [
            "A instalação ou o ajuste do sensor é orçado por foto, e a regulagem em casa entra na visita, a partir de {price.preventive}, sem peças.",
            "Mande fotos da folha, das colunas e da etiqueta, e o orçamento sai grátis.",
            "Para quem está {em}, as fotos da batida adiantam o que o técnico deve levar.",
          ],
        ],
      },
    ],
    keep: ["check"],
    questions: [
      {
        question: "Posso usar o portão depois da batida?",
        answers: [
          "Só depois da vistoria. Se a folha está reta, sem ruído novo e sem cabo solto, ainda assim deixe desligado até testar sensor e força.",
          "Não antes de conferir. O motor forçando folha empenada piora o dano.",
        ],
      },
      {
        question: "Quem paga o conserto do carro?",
        answers: [
          "Depende de quem acionou e do estado do portão. Registre fotos, avise seguradora ou síndico e peça relatório da causa; no desacordo, decide a Justiça.",
          "Não há regra única. Guarde imagens, data, hora e o relatório técnico, que ajudam com seguro e condomínio.",
        ],
      },
      {
        question: "A fotocélula estava ligada e bateu. Por quê?",
        answers: [
          "Porque ela vê só a linha do feixe: carro alto, parado rente à folha ou fora da altura não a corta. Segundo par e força mínima completam a proteção.",
          "O carro não cruzou o feixe, ou o sensor estava no limite. Testa-se com objeto, em várias posições.",
        ],
      },
      {
        question: "Foi o carro que bateu no portão. Muda alguma coisa?",
        answers: [
          "Os primeiros cuidados são os mesmos: disjuntor desligado, distância e fotos. O conserto é de alinhamento e serralheria, e quem causou o dano costuma responder; anote placa e contato.",
          "A segurança é igual; muda o reparo, que começa pela folha e pela guia. Registre placa, contato e fotos para o seguro.",
        ],
      },
    ],
    photo: "fotos do carro, da folha inteira, das fotocélulas e da etiqueta do motor, tiradas de longe",
  },
];
