import type { NarrowConcept } from "#domain/knowledge/concept.ts";

export const naoLiga: NarrowConcept[] = [
  {
    id: "fusivel-queimado",
    broader: "nao-liga",
    label: "Fusível da placa queimado",
    phrase: "o fusível da placa",
    asks: [
      "fusível queimado",
      "fusível placa",
      "fusível motor",
      "fusível portão",
      "queima fusível",
      "queimando fusível",
      "trocar fusível",
      "qual fusível",
      "fusível central",
    ],
    answers: {
      any: [
        "Fusível queimado deixa a placa do portão apagada, e ele abriu por um motivo: surto, curto em acessório, motor em curto ou folha travada. Não troque por conta própria nem por valor maior; desligue o disjuntor e peça a medição.",
        "O fusível da placa é a proteção dela: quando queima, evitou um dano maior. Trocar sem achar a causa queima o segundo, e um fusível mais forte queima a placa. O valor certo está impresso nele e no manual.",
        "Se o motor não liga e a suspeita é fusível, a conferência é do técnico, porque ele fica sob a tampa, junto de partes vivas. Ao morador cabe ver o disjuntor, religar uma vez e contar o que aconteceu antes.",
      ],
    },
    sections: [
      {
        about: "causes",
        headings: ["Por que o fusível queima", "Surto, curto ou esforço", "O que abriu o fusível"],
        slots: [
          [
            "Depois de raio ou da volta da luz, o fusível abre no lugar da placa.",
            "Surto na rede é a causa mais comum de um fusível que queima uma vez só.",
            "Queimou no temporal e não repete: foi o surto.",
          ],
          [
            "Se queima de novo na hora, há curto: fotocélula molhada, fio esmagado, varistor ou motor.",
            "Fusível novo que abre ao ligar denuncia curto na placa ou em um acessório.",
            "Repetição imediata pede desligar acessórios um a um até o curto aparecer.",
          ],
          [
            "Se queima depois de algumas aberturas, o motor puxa demais: folha presa, capacitor ruim ou enrolamento no fim.",
            "Abertura pesada e fusível que dura dias falam de esforço, e não de surto.",
            "Corrente alta por folha travada abre o fusível aos poucos.",
          ],
        ],
      },
      {
        about: "safety",
        headings: ["O que não fazer com o fusível", "Valor maior, fio e papel: nunca", "Os erros que queimam a placa"],
        slots: [
          [
            "Fio de cobre ou papel-alumínio no lugar do fusível tira a proteção e pode causar incêndio.",
            "Fusível de mais ampères deixa o curto chegar à placa e à fiação.",
            "Ponte no porta-fusível é o caminho mais curto para perder a central.",
          ],
          [
            "O porta-fusível tem a tensão da rede, e em 220 V de duas fases os dois lados podem estar vivos.",
            "Mesmo com o disjuntor simples desligado, um dos fios pode continuar energizado.",
            "Há capacitor carregado sob a mesma tampa, e o choque acontece com tudo desligado.",
          ],
        ],
      },
    ],
    keep: ["check", "visit"],
    questions: [
      {
        question: "Como saber se é o fusível?",
        answers: [
          "Central totalmente apagada com o disjuntor ligado levanta a suspeita; a confirmação é por medição, com a energia cortada.",
          "Pelo silêncio completo depois de um surto. O técnico mede em segundos e procura a causa antes de trocar.",
        ],
      },
      {
        question: "Qual é o fusível do meu motor?",
        answers: [
          "O de mesmo valor em ampères e mesmo tipo do original, impresso no corpo e no manual. Não há número único para todos.",
          "Depende da placa. Use igual ao original; nunca maior.",
        ],
      },
      {
        question: "O fusível é caro?",
        answers: [
          "A peça é simples. O que se paga é o diagnóstico do que a queimou; por foto da etiqueta, o orçamento é grátis.",
          "Não. O valor do serviço depende da causa: surto passageiro custa menos que curto no motor.",
        ],
      },
      {
        question: "Queimou o fusível e o portão é basculante, está aberto. O que faço?",
        answers: [
          "Deixe como está, com o disjuntor desligado e ninguém embaixo. Não destrave; chame o técnico.",
          "Isole a passagem e não destrave. A folha aberta pode estar apoiada no motor.",
        ],
      },
    ],
    photo: "uma foto da etiqueta do motor e do quadro de luz fechado, contando se houve raio, chuva ou esforço",
  },
  {
    id: "placa-acende-e-motor-nao-liga",
    broader: "nao-liga",
    label: "Placa acende, mas o motor não liga",
    phrase: "a placa que acende sem o motor ligar",
    asks: [
      "placa acende motor não",
      "led aceso não funciona",
      "placa acesa não anda",
      "placa ligada motor não",
      "central acesa não",
      "estala não anda",
      "clica não abre",
      "relé estala não",
      "placa estala não",
      "faz clique não abre",
      "luz acesa não abre",
    ],
    answers: {
      any: [
        "Placa acesa e motor que não liga mostram que a energia chega e a falha está no comando ou na saída: controle, fim de curso, relé, capacitor ou motor. Teste a botoeira e escute: estalo sem giro é saída; nada, é comando.",
        "Se a central estala e o portão não anda, o relé recebeu a ordem e a força não chegou ao motor: relé queimado, capacitor, fio solto ou enrolamento. Pare na primeira tentativa e desligue o disjuntor.",
        "Com o led aceso e nenhuma reação ao controle nem à botoeira, a central pode estar bloqueada por fotocélula, fim de curso preso ou trava. Limpe as lentes, confira a botoeira e religue uma única vez.",
      ],
    },
    sections: [
      {
        about: "signs",
        headings: [
          "O clique separa comando de saída",
          "Estala e não anda, ou nem estala",
          "O que ouvir ao apertar a botoeira",
        ],
        slots: [
          [
            "Sem clique, a ordem não chegou: pilha, receptor, botoeira ou fio de comando.",
            "Central que não reage a nada pode estar com a botoeira ou o receptor fora.",
            "Se a botoeira faz clicar e o controle não, o defeito está no controle ou no receptor.",
          ],
          [
            "Clique e silêncio mostram relé sem contato, fio solto ou enrolamento aberto.",
            "Relé que não arma deixa o portão só abrir ou só fechar; relé colado faz o motor andar sem comando.",
            "Com o clique e nenhum zumbido, a energia não está saindo da placa para o motor.",
          ],
          [
            "Clique e zumbido apontam para capacitor ou folha presa, e o disjuntor deve ser desligado.",
            "Se zumbe depois do clique, a energia chega ao motor e falta partida.",
            "Motor zumbindo parado esquenta depressa; uma tentativa basta.",
          ],
        ],
      },
      {
        about: "check",
        headings: ["Testes seguros com a placa acesa", "Botoeira, sensor e trava", "Antes de chamar: o que conferir"],
        slots: [
          [
            "A tampa fica no lugar: os bornes têm a tensão da rede.",
            "Tudo se faz pela botoeira e pelo quadro, sem tocar em fio.",
            "Duas tentativas no total, com intervalo, são suficientes.",
          ],
        ],
        steps: [
          "Acione a botoeira e escute.",
          "Limpe a fotocélula e tire o que estiver na frente.",
          "Veja se há ferrolho ou trava elétrica fechada.",
          "Desligue o disjuntor por um minuto e religue.",
          "Repita uma vez; sem resultado, desligue e mande o vídeo com som.",
        ],
      },
    ],
    keep: ["visit", "cost"],
    questions: [
      {
        question: "É a placa ou o motor?",
        answers: [
          "A medição na saída da placa responde: se sai tensão, é motor ou capacitor; se não sai, é relé ou comando.",
          "Só medindo. O clique do relé dá a pista, e o técnico mede a saída antes de condenar qualquer um.",
        ],
      },
      {
        question: "Pode ser o fim de curso?",
        answers: [
          "Pode. Fim de curso acionado por engano faz a central achar que já abriu ou já fechou, e ela não parte.",
          "Sim, sobretudo se o portão anda em um sentido e não no outro.",
        ],
      },
      {
        question: "Bater na placa faz funcionar. Por quê?",
        answers: [
          "Porque há mau contato: solda trincada, borne frouxo ou relé gasto. Pare de bater e peça o reparo antes que queime.",
          "Relé ou solda com contato ruim. A pancada religa por pouco tempo e pode trincar a placa.",
        ],
      },
      {
        question: "Tem conserto sem trocar a placa?",
        answers: [
          "Muitas vezes: relé, borne e capacitor são trocados sozinhos. Placa com trilha carbonizada pede troca.",
          "Tem, quando o defeito é pontual. O orçamento mostra o reparo e a troca.",
        ],
      },
    ],
    photo: "um vídeo curto, com som, do que acontece ao apertar a botoeira e uma foto da etiqueta do motor",
  },
];
