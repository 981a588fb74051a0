import type { NarrowConcept } from "#domain/knowledge/concept.ts";
import { combine } from "./combine.ts";

export const lento: NarrowConcept[] = [
  {
    id: "motor-sem-forca",
    broader: "lento",
    label: "Motor sem força",
    phrase: "o motor sem força",
    asks: [
      "pouca força",
      "motor pouca força",
      "pouca força calor",
      "motor sem força",
      "motor fraco",
      "motor sem força aumentar",
      "sem força como aumentar",
      "motor fraco aumentar força",
      "motor [marca] sem força",
      "motor [marca] perdeu força",
      "motor [marca] fraco",
      "perdeu força",
      "sem força abrir",
      "sem força subir",
      "não tem força",
      "motor não aguenta",
      "falta força motor",
      "motor gira devagar",
      "gira devagar",
      "roda devagar",
      "motor roda devagar",
    ],
    answers: {
      any: [
        "Motor sem força tem, na maioria das vezes, capacitor cansado ou folha que ficou pesada por roldana, trilho ou contrapeso. Com um ano de uso ou menos, veja na nota se a garantia ainda vale e peça a medição antes de trocar; a visita em casa parte de {price.preventive}, sem peças.",

        "Um motor sem força quase sempre está com capacitor fraco, tensão baixa ou folha pesada demais. Em motor que já teve força, o capacitor vem primeiro; se a folha pesa na mão do técnico, o conserto é no portão, e não no motor.",
        "O motor perde força de repente por defeito elétrico, como capacitor ou queda de tensão na fiação, e aos poucos por causa mecânica: contrapeso, roldana, trilho ou dobradiça. Não insista, porque motor forçado esquenta e queima.",
        "Motor de portão fraco, que mal tira a folha do lugar, pede três medições: capacitor, tensão com o motor em carga e peso da folha. Aumentar a força na central só esconde a causa.",
      ],
      price: [
        "Um motor sem força custa pouco quando é capacitor, peça das mais baratas; uma folha pesada pede ajuste, a partir de {price.preventive} em casa, sem peças. Se o motor é pequeno ou acabou, a troca fica de {price.homeSwap}. A etiqueta basta para a estimativa, que é grátis.",
        "O preço vai do capacitor, barato, à troca do motor, de {price.homeSwap} em casa. Antes se confere o peso da folha, que é ajuste, a partir de {price.preventive}, sem peças. Mande vídeo e etiqueta, sem custo.",
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
            "Um capacitor gasto tira o impulso da partida: o motor zumbe, sai devagar ou precisa de ajuda.",
            "Quando a força some de um dia para outro, o capacitor é a primeira medição.",
            "A capacidade do capacitor cai com o calor e o uso, e a partida fica cada vez mais fraca.",
          ],
          [
            "Cabo fino, emenda ruim ou tomada com extensão derruba a tensão só quando o motor puxa.",
            "A tensão que parece certa com o motor parado pode cair muito durante a partida.",
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
      "lento demais abrir",
      "muito lento abrir",
      "lento abrir",
      "devagar demais abrir",
      "atrasado abrir",
      "atrasa abrir",
      "abre atrasado",
    ],
    answers: {
      any: [
        "Um portão que demora para abrir tem dois casos: se espera para começar, é controle, receptor ou trava com retardo; se começa na hora e anda devagar, é capacitor fraco, folha pesada ou modelo lento. Se ficou lento, há defeito; se sempre foi, é o motor: um basculante comum leva {opening.padrao}, e o mais rápido, {opening.jetflex}.",
        "O portão demora por comando, motor ou peso; teste pela botoeira. Resposta imediata nela aponta pilha, alcance ou receptor do controle; a mesma demora aponta a central, a trava elétrica ou a partida do motor. O zumbido antes de andar é capacitor.",
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
            "Um motor que zumbe um instante antes de andar está com o capacitor perdendo força.",
            "A partida demorada, com ronco, é capacitor ou tensão baixa no ponto.",
            "Cabo fino ou extensão derruba a tensão, e o motor leva mais tempo para embalar.",
          ],
          [
            "Andar devagar o percurso todo é folha pesada, rampa longa ou motor de modelo lento.",
            "Trilho sujo, roldana presa ou contrapeso fora do ponto alongam cada abertura.",
            "Desaceleração longa demais, gravada na central, e o primeiro ciclo depois de uma queda de luz também são lentos, sem defeito.",
          ],
        ],
      },
      {
        about: "check",
        headings: ["Como medir a demora do portão", "Os tempos para anotar", "Teste simples com o celular"],
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
    keep: ["visit"],
    questions: [
      {
        question: "O portão ficou lento de repente. O que mudou?",
        answers: [
          "Quase sempre capacitor perdendo força, trilho sujo ou folha pesada; tensão baixa na rede faz o mesmo. A visita com medição, em casa, parte de {price.preventive}, sem peças.",
          "Em geral o capacitor ou o atrito da folha. Varra o trilho com o disjuntor desligado; se não melhorar, é medição.",
        ],
      },
      {
        question: "O portão demora mais para fechar que para abrir. É defeito?",
        answers: [
          "Nem sempre: muitas centrais fecham mais devagar por segurança. Diferença que surgiu de repente aponta para atrito ou equilíbrio da folha.",
          "Pode ser programação. Se mudou sem ninguém mexer, peça a conferência da folha e do capacitor.",
        ],
      },
      {
        question: "O portão demora para começar a fechar sozinho. O que é?",
        answers: [
          "É a pausa do fechamento automático, que se ajusta em segundos na central. Não é defeito do motor.",
          "É o tempo de pausa longo. O técnico regrava, com a fotocélula testada.",
        ],
      },
      {
        question: "Dá para diminuir o tempo de abertura do portão?",
        answers: [
          "Em motor com inversor, muitas vezes dá, pela programação. No comum a velocidade é fixa, e o ganho vem de um modelo rápido.",
          "Depende do motor: inversor aceita ajuste; os demais, só tirando atrito ou trocando por modelo mais veloz.",
        ],
      },
    ],
    photo: "um vídeo da abertura completa, com som desde o toque no botão, e uma foto da etiqueta do motor",
  },
  {
    id: "lento-depois-da-troca",
    broader: "lento",
    label: "Portão lento depois da troca",
    phrase: "o portão que ficou lento depois da troca",
    asks: [
      "troca motor demora fechar",
      "troca motor freia cedo",
      "lento depois troca",
      "lento trocou",
      "lento depois trocar",
      "lento motor novo",
      "devagar motor novo",
      "devagar depois trocar",
      "devagar trocou",
      "lento trocou placa",
      "lento placa nova",
      "lento depois conserto",
      "lento depois manutenção",
      "demora motor novo",
      "instalaram motor lento",
      "instalaram ficou lento",
      "colocaram motor lento",
      "instalou ficou lento",
      "máquina nova portão anda devagar",
      "instalaram máquina nova portão devagar",
    ],
    answers: {
      any: [
        "Um portão que ficou lento depois que trocou o motor tem, em geral, redução maior, rampa de desaceleração longa ou ligação na tensão errada. Confira a etiqueta com a tensão do ponto e peça a quem instalou o ajuste da rampa e do percurso.",
        "Motor novo mais lento que o antigo nem sempre é defeito: cada modelo tem sua velocidade. É defeito quando ele ronca, esquenta ou arrasta, por motor de 220 V em 127 V, capacitor errado ou folha pesada.",
        "Portão lento depois da troca pode só ter motor mais lento: no basculante, o Padrão abre em {opening.padrao}, o Speedy em {opening.speedy} e o JetFlex em {opening.jetflex}. Fora do tempo do modelo, é regulagem, tensão ou peso, e quem instalou corrige.",
      ],
    },
    sections: [
      {
        about: "causes",
        headings: [
          "Por que ficou lento depois da troca",
          "Modelo, regulagem ou tensão",
          "O que conferir no motor novo",
        ],
        slots: [
          [
            "O motor novo pode ter outra rotação ou redução, e isso não se altera na placa comum.",
            "A velocidade de motor comum é fixa; se o modelo escolhido é mais lento, só outro modelo muda.",
            "Fuso, engrenagem ou polia de passo menor tornam o percurso mais longo em tempo.",
          ],
          [
            "Rampa longa faz a folha andar devagar em boa parte do curso, e é ajuste rápido.",
            "Percurso mal gravado faz a central reduzir cedo demais.",
            "Algumas centrais fazem os primeiros ciclos devagar, para aprender o curso.",
          ],
          [
            "O motor de 220 V ligado em 127 V perde força e esquenta, e deve ser desligado.",
            "Um capacitor fora do valor deixa a partida fraca e o giro lento.",
            "Um fio fino e longo derruba a tensão com o motor andando.",
          ],
        ],
      },
      {
        about: "check",
        headings: [
          "Como medir se está lento demais",
          "Teste do tempo e da etiqueta",
          "O que conferir antes de reclamar",
        ],
        slots: [
          [
            "Meça com o celular, de longe, um ciclo de abrir e um de fechar.",
            "Compare o tempo medido com o do manual.",
            "Dois ciclos bastam; não repita com o motor quente.",
          ],
        ],
        steps: [
          "Cronometre a abertura inteira.",
          "Leia na etiqueta a tensão do motor, sem abrir a tampa.",
          "Note se há ronco, cheiro ou calor; havendo, desligue o disjuntor.",
          "Mande o tempo e a foto da etiqueta a quem instalou.",
        ],
      },
    ],
    keep: ["visit"],
    questions: [
      {
        question: "A garantia do serviço cobre o ajuste do portão lento?",
        answers: [
          "Regulagem mal feita, sim, dentro do prazo do instalador. Nas nossas instalações, o serviço tem {warranty.installation} de garantia.",
          "Em regra, sim. Chame quem instalou antes de pagar outra visita.",
        ],
      },
      {
        question: "Dá para acelerar o motor novo?",
        answers: [
          "Só em motor com inversor ou corrente contínua. No comum, a velocidade é de fábrica.",
          "Se a central regula velocidade, sim; se não, resta encurtar a rampa com segurança.",
        ],
      },
      {
        question: "Motor lento dura mais?",
        answers: [
          "Não por ser lento. Dura mais o que trabalha leve e frio.",
          "O que conta é esforço: lento e quente é sinal ruim.",
        ],
      },
    ],
    photo: "a foto da etiqueta do motor novo e um vídeo da abertura inteira",
  },
  {
    id: "abre-rapido-fecha-devagar",
    broader: "lento",
    label: "Abre rápido e fecha devagar",
    phrase: "o portão que abre rápido e fecha devagar",
    asks: [
      ...combine(
        ["abre rápido", "sobe rápido", "abre normal", "abre bem", "abre depressa"],
        ["fecha devagar", "desce devagar", "fecha lento", "demora fechar", "demora descer"],
      ),
      "devagar só fechar",
      "lento só fechar",
      "devagar só quando fecha",
      "lento só fechamento",
      "demora só fechar",
      "fecha mais devagar que abre",
    ],
    intent: "repair",
    answers: {
      any: [
        "Portão que abre rápido e fecha devagar pode estar certo: várias centrais fecham mais lento de propósito, por segurança. Se mudou de um dia para o outro, a folha pesa nesse sentido, o trilho está sujo ou em subida, ou a rampa começa cedo demais. O ajuste em casa parte de {price.preventive}, sem peças.",
        "Se o portão abre normal e só fecha devagar, veja se sempre foi assim: fechamento lento é função de muitas centrais. Se é novo, no de correr é trilho sujo ou com caimento; no basculante, contrapeso pesado demais; nos outros, rampa longa na central. A regulagem em casa parte de {price.preventive}, sem peças.",
      ],
    },
    sections: [
      {
        about: "causes",
        headings: ["Por que só o fechamento é lento", "Função da central ou peso da folha"],
        slots: [
          [
            "Muitas centrais deixam ajustar a velocidade de cada sentido e saem de fábrica fechando mais devagar.",
            "Fechar com calma é proteção: dá tempo de a fotocélula e a pessoa reagirem.",
          ],
          [
            "No de correr, o trilho que sobe para o lado do fechamento pesa nesse sentido.",
            "Sujeira e roldana gasta aparecem mais no sentido em que a folha sobe.",
          ],
          [
            "No basculante, contrapeso pesado demais ajuda a subir e segura a descida.",
            "Folha que sobe leve e desce arrastada está com peso demais no contrapeso.",
          ],
        ],
      },
      {
        about: "check",
        headings: ["Como saber se é defeito", "Compare os dois sentidos"],
        slots: [["Cronometre os dois sentidos, de longe.", "Use o celular para marcar o tempo de cada sentido."]],
        steps: [
          "Marque o tempo de abrir e o de fechar.",
          "Lembre se a diferença é antiga ou nova.",
          "Com o disjuntor desligado, limpe o trilho à vista.",
          "Escute: ronco no fechamento é esforço.",
          "Mande o vídeo de um ciclo e a etiqueta.",
        ],
      },
    ],
    keep: ["visit"],
    questions: [
      {
        question: "Dá para igualar as velocidades?",
        answers: [
          "Nas centrais com ajuste por sentido, sim; nas outras, o tempo é do motor.",
          "Com inversor, sim. Em motor comum, só se a lentidão for peso ou atrito.",
        ],
      },
      {
        question: "Fechar mais rápido é perigoso?",
        answers: [
          "É mais, sem fotocélula e força regulada. Por isso o ajuste vem com o teste do sensor.",
          "Só com sensor funcionando e força baixa.",
        ],
      },
      {
        question: "Pode ser o capacitor?",
        answers: [
          "Raramente: fraco, ele deixa lento nos dois sentidos.",
          "Pouco provável, se na abertura o motor vai bem.",
        ],
      },
    ],
    photo: "um vídeo de um ciclo inteiro e a foto da etiqueta do motor",
  },
];
