import type { NarrowConcept } from "#domain/knowledge/concept.ts";

export const lento: NarrowConcept[] = [
  {
    id: "motor-sem-forca",
    broader: "lento",
    label: "Motor sem força",
    phrase: "o motor sem força",
    asks: [
      "motor sem força",
      "motor fraco",
      "perdeu força",
      "sem força abrir",
      "sem força subir",
      "não tem força",
      "motor não aguenta",
      "falta força motor",
    ],
    answers: {
      any: [
        "Motor sem força quase sempre está com capacitor fraco, tensão baixa ou folha pesada demais. Em motor que já teve força, o capacitor vem primeiro; se a folha pesa na mão do técnico, o conserto é no portão, e não no motor.",
        "Se o motor perdeu força de repente, a suspeita é elétrica: capacitor ou queda de tensão na fiação. Se foi aos poucos, é mecânica: contrapeso, roldana, trilho ou dobradiça. Não insista, porque motor forçado esquenta e queima.",
        "Motor de portão fraco, que mal tira a folha do lugar, pede três medições: capacitor, tensão com o motor em carga e peso da folha. Aumentar a força na central só esconde a causa.",
      ],
    },
    sections: [
      {
        about: "causes",
        headings: [
          "De onde vem a falta de força",
          "Capacitor, tensão ou peso",
          "Perdeu força de repente ou aos poucos?",
        ],
        slots: [
          [
            "Capacitor gasto tira o impulso da partida: o motor zumbe, sai devagar ou precisa de ajuda.",
            "Quando a força some de um dia para outro, o capacitor é a primeira medição.",
            "A capacidade do capacitor cai com o calor e o uso, e a partida fica cada vez mais fraca.",
          ],
          [
            "Cabo fino, emenda ruim ou tomada com extensão derruba a tensão só quando o motor puxa.",
            "Tensão que parece certa com o motor parado pode cair muito durante a partida.",
            "Ligação em 127 V de um motor de 220 V deixa o conjunto sem força desde o primeiro dia.",
          ],
          [
            "Contrapeso desregulado, roldana travada ou revestimento novo fazem a folha pesar além do que o motor carrega.",
            "Folha que ganhou chapa, madeira ou vidro pede contrapeso novo antes de motor maior.",
            "Roldana que arrasta e dobradiça seca roubam a força antes de ela virar movimento.",
          ],
        ],
        bullets: [
          "Capacitor com capacidade baixa",
          "Tensão caindo na partida",
          "Contrapeso ou mola fora do ponto",
          "Roldana travada ou trilho sujo",
          "Embreagem patinando",
        ],
      },
      {
        about: "check",
        headings: [
          "O que observar antes da visita",
          "Pistas para separar motor e portão",
          "Sem força: verificação de fora",
        ],
        slots: [
          [
            "Não destrave para sentir o peso: basculante desequilibrado desce ou sobe com violência.",
            "O peso da folha é conferido pelo técnico; você observa o som, a luz e o trilho.",
            "Duas tentativas bastam, com intervalo, porque o motor forçado esquenta depressa.",
          ],
        ],
        steps: [
          "Repare se a luz da garagem baixa quando o motor parte.",
          "Escute: zumbido na saída aponta para capacitor; ronco o tempo todo, para peso.",
          "Desligue o disjuntor e varra o trilho do portão de correr.",
          "Veja, de longe, cabos, roldanas e dobradiças.",
          "Fotografe a etiqueta do motor, com a tensão legível.",
        ],
      },
    ],
    keep: ["visit"],
    questions: [
      {
        question: "Regular a força na central resolve?",
        answers: [
          "Não, se a causa é capacitor, tensão ou peso. A força alta tira a proteção contra esmagamento e gasta o redutor.",
          "Só mascara. Primeiro a folha leve e o capacitor medido; depois a força fica no menor valor que funciona.",
        ],
      },
      {
        question: "Capacitor maior dá mais força?",
        answers: [
          "Não. Microfarads acima do indicado aquecem o enrolamento. A peça certa é a do valor original.",
          "Dá mais calor, não mais força útil. Use o mesmo valor em microfarads e tensão igual ou maior.",
        ],
      },
      {
        question: "Preciso de um motor mais potente?",
        answers: [
          "Só quando a folha está equilibrada e leve e o capacitor e a tensão estão certos. No basculante, 1/4 HP atende folhas de até {width.quarterHp} de largura.",
          "Talvez, se o portão é largo, pesado ou de muito uso. Antes, descarte capacitor, fiação e desequilíbrio, que custam menos.",
        ],
      },
      {
        question: "O motor tem força para fechar e não para abrir. O que é?",
        answers: [
          "No basculante, é contrapeso ou mola fraca: a descida ajuda, a subida pesa. Não use nem destrave até o acerto.",
          "Diferença entre os sentidos costuma ser desequilíbrio da folha; em outros portões, capacitor ou desnível do trilho.",
        ],
      },
    ],
    photo: "uma foto da etiqueta do motor e outra do portão inteiro",
  },
  {
    id: "demora-para-abrir",
    broader: "lento",
    label: "Portão demora para abrir",
    phrase: "o portão que demora para abrir",
    asks: [
      "portão demora abrir",
      "portão demora fechar",
      "portão demorando abrir",
      "portão demora responder",
      "motor demora",
      "demora abrir",
      "demorando abrir",
      "demora responder",
      "demora acionar",
      "demora fechar",
      "demora partir",
      "demora obedecer",
      "demorando responder",
      "demora muito abrir",
      "demora começar",
    ],
    answers: {
      any: [
        "Portão que demora para abrir tem dois casos: se espera para começar, é controle, receptor ou trava com retardo; se começa na hora e anda devagar, é capacitor fraco, folha pesada ou o próprio modelo. Cronometre os dois tempos antes de chamar.",
        "Se o portão demora para responder, teste pela botoeira: resposta imediata nela aponta pilha, alcance ou receptor; a mesma demora aponta a central, a trava elétrica ou a partida do motor. Zumbido antes de andar é capacitor.",
        "Demora para abrir ou fechar se mede em segundos: um basculante padrão abre em {opening.padrao}, e os rápidos, em {opening.speedy} ou {opening.jetflex}. Se o seu piorou com o tempo, há atrito, capacitor cansado ou tensão baixa.",
      ],
    },
    sections: [
      {
        about: "causes",
        headings: ["Por que o portão demora", "Espera para partir ou anda devagar", "De onde vem a demora do portão"],
        slots: [
          [
            "Pilha fraca, antena solta e muita distância fazem o controle precisar de vários toques.",
            "Se só o controle demora e a botoeira não, o atraso está na pilha, na antena ou no receptor.",
            "Algumas centrais esperam de propósito: pré-aviso do sinaleiro ou retardo da trava elétrica.",
          ],
          [
            "Motor que zumbe um instante antes de andar está com o capacitor perdendo força.",
            "A partida demorada, com ronco, é capacitor ou tensão baixa no ponto.",
            "Cabo fino ou extensão derruba a tensão, e o motor leva mais tempo para embalar.",
          ],
          [
            "Andar devagar o percurso todo é folha pesada, rampa longa ou motor de modelo lento.",
            "Trilho sujo, roldana presa ou contrapeso fora do ponto alongam cada abertura.",
            "Depois de queda de luz, há central que faz o primeiro ciclo em velocidade baixa.",
          ],
        ],
      },
      {
        about: "check",
        headings: ["Como medir a demora do portão", "Dois tempos para anotar", "Teste simples com o celular"],
        slots: [
          [
            "Um vídeo com som mostra os dois tempos de uma vez.",
            "Meça com a passagem livre, sem acionar em sequência.",
            "Compare com o tempo de quando o portão era novo, se souber.",
          ],
        ],
        steps: [
          "Aperte a botoeira e conte até a folha começar a andar.",
          "Conte da partida até o fim da abertura.",
          "Repita com o controle, de perto.",
          "Veja se há zumbido antes do movimento.",
          "Desligue o disjuntor e, no portão de correr, varra o trilho.",
          "Mande os tempos e a foto da etiqueta.",
        ],
      },
    ],
    keep: ["visit", "choose"],
    questions: [
      {
        question: "O portão demora mais para fechar que para abrir. É defeito?",
        answers: [
          "Nem sempre: muitas centrais fecham mais devagar por segurança. Diferença que surgiu de repente aponta para atrito ou equilíbrio da folha.",
          "Pode ser programação. Se mudou sem ninguém mexer, peça a conferência da folha e do capacitor.",
        ],
      },
      {
        question: "Ele demora para começar a fechar sozinho. O que é?",
        answers: [
          "É a pausa do fechamento automático, que se ajusta em segundos na central. Não é defeito do motor.",
          "Tempo de pausa longo. O técnico regrava, com a fotocélula testada.",
        ],
      },
      {
        question: "Dá para diminuir o tempo de abertura?",
        answers: [
          "Em motor com inversor, muitas vezes pela programação. No comum a velocidade é fixa, e o ganho vem de um modelo rápido.",
          "Depende do motor: inversor aceita ajuste; os demais, só tirando atrito ou trocando por modelo mais veloz.",
        ],
      },
    ],
    photo: "um vídeo da abertura completa, com som desde o toque no botão, e uma foto da etiqueta do motor",
  },
];
