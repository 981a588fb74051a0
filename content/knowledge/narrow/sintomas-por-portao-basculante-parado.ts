import type { NarrowConcept } from "#domain/knowledge/concept.ts";
import { combine } from "./combine.ts";

const basculante = ["basculante"];

/** A tilting gate that stays shut or half open, leaves its guide, or moves unasked. */
export const sintomasPorPortaoBasculanteParado: NarrowConcept[] = [
  {
    id: "basculante-nao-sobe-tudo",
    broader: "para-no-meio",
    label: "Basculante não sobe tudo",
    phrase: "o basculante que não sobe tudo",
    asks: [
      ...combine(basculante, [
        "não sobe tudo",
        "não sobe todo",
        "não sobe completo",
        "não sobe completamente",
        "não sobe até fim",
        "não sobe até em cima",
        "não sobe inteiro",
        "não abre tudo",
        "não abre todo",
        "não abre completo",
        "não abre completamente",
        "não abre até fim",
        "não abre inteiro",
        "abre metade",
        "abre só metade",
        "abre pela metade",
        "sobe só metade",
        "sobe pela metade",
        "fica baixo",
        "fica caído",
        "carro não passa",
      ]),
      "basculante não chega em cima",
      "portão levanta não chega em cima",
      "fim curso cima basculante cortando cedo",
      "regular altura abertura basculante",
      "levanta não chega até cima",
    ],
    intent: "repair",
    answers: {
      any: [
        "Portão basculante que não sobe tudo tem o fim de curso de cima fora do ponto, o percurso gravado curto ou peso demais no trecho final. Se para quieto, sempre na mesma altura, é regulagem; se ronca antes de parar, é contrapeso, cabo ou capacitor. Não passe com o carro sob a folha baixa.",
        "O basculante abre só até certa altura por fim de curso, percurso perdido depois da falta de luz ou folha desequilibrada. Sem ronco e sempre no mesmo ponto, é ímã, chave ou percurso; com esforço, é contrapeso ou guia presa, e aí se desliga o disjuntor e se chama.",
      ],
    },
    sections: [
      {
        about: "causes",
        headings: ["Fim de curso, percurso ou peso", "Por que ele para antes do alto"],
        slots: [
          [
            "O fim de curso de cima escorrega com a vibração e corta o motor antes da hora.",
            "Ímã ou chave deslocados poucos centímetros já deixam a folha baixa.",
          ],
          [
            "No fim da subida a folha deita e o esforço muda: contrapeso leve aparece justo ali.",
            "Mola cansada perde força no fim do curso, onde está mais solta.",
          ],
          [
            "Guia amassada, pivô seco ou algo guardado junto ao teto também segura a folha.",
            "Prateleira, cano ou fio no caminho da folha encurta a abertura: olhe em volta.",
          ],
        ],
      },
      {
        about: "check",
        headings: ["O que conferir", "Verificação do chão"],
        slots: [
          [
            "Não empurre a folha para cima e não suba em escada ao lado dela.",
            "Tudo do chão e fora da linha da folha.",
          ],
        ],
        steps: [
          "Note se a altura da parada é sempre a mesma.",
          "Olhe se algo toca a folha no alto.",
          "Veja, de longe, se os cabos estão esticados e a folha, reta.",
          "Feche e desligue o disjuntor até a visita, se houve ronco.",
        ],
      },
      {
        about: "visit",
        headings: ["Como se recupera a altura", "O acerto do fim de curso"],
        slots: [
          [
            "O equilíbrio é conferido com a folha escorada; depois o fim de curso sobe ao ponto certo.",
            "Se a folha está leve, basta recolocar o fim de curso ou regravar o percurso.",
          ],
          [
            "O técnico testa a parada suave e a reversão antes de entregar.",
            "No fim, testam-se parada, reversão e a altura livre para o carro.",
          ],
        ],
      },
    ],
    keep: ["cost"],
    questions: [
      {
        question: "Posso mudar o ímã do fim de curso?",
        answers: ["Não com a folha no alto: o ajuste é feito com ela escorada e sem energia, pelo técnico."],
      },
      {
        question: "Ficou assim depois da falta de luz. É defeito?",
        answers: [
          "Pode ser só o percurso perdido. Faça uma abertura e um fechamento completos; se repetir, regrava-se.",
        ],
      },
      {
        question: "Trocaram o motor e agora abre menos. Por quê?",
        answers: [
          "O percurso ou o braço não foi regulado para a folha. Faz parte do serviço: peça que voltem para regular.",
        ],
      },
    ],
    photo: "uma foto da folha aberta até onde vai, de longe, e da etiqueta do motor",
  },
  {
    id: "basculante-preso-com-carro",
    broader: "travado-com-carro",
    label: "Basculante fechado com o carro dentro",
    phrase: "o basculante fechado com o carro dentro",
    asks: [
      ...combine(basculante, [
        "carro dentro",
        "carro preso",
        "sair carro",
        "sair carro travou",
        "sair carro travado",
        "travou fechado carro",
        "como sair carro travou fechado",
        "não abre carro dentro",
        "não abre carro preso",
        "travou carro dentro",
        "travado carro dentro",
        "fechou não abre carro",
        "carro preso garagem",
        "preciso tirar carro",
        "tirar carro não abre",
        "não sobe carro dentro",
        "não sobe carro preso",
      ]),
      "basculante não levanta carro garagem",
      "basculante trancado tiro carro",
      "levantar não sobe sair carro",
      "basculante não sobe preciso sair carro",
      "portão levantar não sobe preciso sair carro",
    ],
    intent: "emergency",
    answers: {
      any: [
        "Para tirar o carro com o basculante fechado, veja disjuntor e DR, troque a pilha do controle e tente a botoeira uma vez. Motor mudo, é energia ou comando; motor roncando, pare, porque a folha pode estar sem cabo ou sem mola. Não destrave nem levante na mão: o técnico abre com a folha escorada.",
        "Basculante que não abre com o carro preso se resolve pelo som do motor: mudo, confira o quadro, a pilha e a botoeira; com ronco, não insista, não destrave nem levante na mão, porque a folha pode cair. Chame: abrimos e consertamos na mesma visita, quando a peça permite.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["O que tentar, em ordem", "Do quadro de luz à chave"],
        slots: [
          [
            "Uma tentativa de cada vez, sem ninguém na frente da folha.",
            "Se algo estalou ou a folha entortou, pule tudo isso e chame.",
          ],
        ],
        steps: [
          "Veja disjuntor, DR e se há luz na casa.",
          "Troque a pilha ou use outro controle e a botoeira.",
          "Confira se há trava ou cadeado fechado.",
          "Desligue o disjuntor e olhe os dois cabos, de longe.",
          "Cabos esticados e folha reta: destrave e suba devagar, com outra pessoa.",
          "Pesou ou entortou: baixe, trave e espere o técnico.",
        ],
      },
      {
        about: "safety",
        headings: ["Quando não destravar", "O risco da folha sem equilíbrio"],
        slots: [
          [
            "Cabo frouxo, mola partida ou folha torta: o motor é o que segura o portão, e soltá-lo derruba a folha.",
            "Com cabo ou mola rompida, destravar solta o peso inteiro de uma vez.",
          ],
          [
            "Não saia com o carro sob a folha presa por escora improvisada.",
            "Folha apoiada em cabo de vassoura ou macaco não é passagem.",
          ],
        ],
      },
      {
        about: "visit",
        headings: ["Como o técnico libera o carro", "Abrir primeiro, consertar depois"],
        slots: [
          [
            "A folha é escorada, aberta em etapas e presa no alto, para o carro sair com segurança.",
            "O técnico escora a folha, libera o carro e só então mexe no motor.",
          ],
          [
            "Depois se mede capacitor, placa e equilíbrio, com o valor combinado antes.",
            "Em seguida vêm a medição do motor e o acerto de cabos e contrapeso.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Posso forçar o basculante com o macaco do carro?",
        answers: ["Não. A folha escapa do apoio e cai, e o braço entorta."],
      },
      {
        question: "Quanto tempo leva para liberar o carro?",
        answers: ["Depende do trânsito e da causa. Mande foto do portão e o endereço: a resposta diz o prazo."],
      },
      {
        question: "Perdi a chave de destravamento. E agora?",
        answers: [
          "Muitos motores usam chave comum, allen ou alavanca; a foto do motor mostra qual. Não fure nem quebre a tampa.",
        ],
      },
    ],
    photo: "fotos de longe do portão, dos dois lados e do motor, com o endereço",
  },
  {
    id: "basculante-saiu-da-guia",
    broader: "caiu-do-trilho",
    label: "Basculante saiu da guia",
    phrase: "o basculante que saiu da guia lateral",
    asks: [
      ...combine(basculante, [
        "saiu trilho",
        "saiu trilho lateral",
        "saiu do trilho",
        "saiu guia",
        "saiu da guia",
        "caiu trilho",
        "caiu do trilho",
        "descarrilou",
        "descarrilhou",
        "fora trilho",
        "fora guia",
        "escapou trilho",
        "escapou guia",
        "pulou trilho",
        "roldana saiu",
        "roldana saiu trilho",
        "rolamento saiu",
      ]),
      "basculante saiu eixo",
      "basculante saiu do lugar",
      "basculante desencaixou",
      "basculante saiu pino",
    ],
    intent: "emergency",
    answers: {
      any: [
        "Portão basculante que saiu do trilho lateral pode cair: desligue o disjuntor, afaste todos e não acione, não destrave e não empurre a folha de volta. A roldana da guia escapou por batida, guia aberta ou cabo desigual. O técnico escora a folha, recoloca e acerta os dois lados.",
        "Basculante fora da guia é emergência: um lado segura o peso dos dois. Deixe a folha como está, sem ninguém embaixo nem na frente, e mande foto de longe pelo WhatsApp. Se o carro está dentro, ele fica onde está até a folha ser escorada.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["O que fazer agora", "Portão fora da guia: isole"],
        slots: [
          [
            "Folha torta pode cair ao menor toque, do lado que parece firme.",
            "Não escore com madeira solta: ela escapa quando a folha se mexe.",
          ],
        ],
        steps: [
          "Desligue o disjuntor sem passar sob a folha.",
          "Afaste pessoas, animais e, se der com segurança, isole a calçada.",
          "Não destrave o motor.",
          "Fotografe de longe os dois lados e o alto das colunas.",
        ],
      },
      {
        about: "causes",
        headings: ["Por que a roldana escapa", "Guia, cabo, batida ou braço"],
        slots: [
          [
            "Guia aberta ou amassada por para-choque solta a roldana no mesmo ponto.",
            "Uma batida de carro abre a guia, e a roldana sai na subida seguinte.",
          ],
          [
            "Cabo mais curto de um lado torce a folha até a roldana pular.",
            "Cabos desiguais puxam a folha torta e arrancam a roldana da guia.",
          ],
          [
            "Eixo ou pino da roldana gasto completa a lista.",
            "Roldana com o pino gasto cai sozinha, sem batida nenhuma.",
          ],
        ],
      },
      {
        about: "visit",
        headings: ["Como a folha volta à guia", "O conserto, com a folha escorada"],
        slots: [
          [
            "A folha é escorada e o contrapeso, apoiado; só então a roldana volta ou é trocada.",
            "Com folha e contrapeso apoiados, endireita-se a guia e troca-se a roldana.",
          ],
          [
            "Os cabos são igualados e o motor faz vários ciclos, para ver se a folha sobe reta.",
            "No fim, cabos iguais, folha reta e fim de curso conferido.",
          ],
        ],
      },
    ],
    keep: ["cost"],
    questions: [
      {
        question: "Posso encaixar a roldana de volta sozinho?",
        answers: ["Não. O peso está nos cabos e pode vir de uma vez. É serviço para dois técnicos com escora."],
      },
      {
        question: "O portão saiu da guia fechado. Posso deixar assim?",
        answers: ["Por algumas horas, sem energia e isolado dos dois lados. Não tente abrir."],
      },
      {
        question: "O basculante que saiu da guia precisa de motor novo?",
        answers: ["Raramente. O motor é testado depois; o dano costuma ficar na guia, na roldana e no braço."],
      },
    ],
    photo: "fotos de longe dos dois lados, da guia e do alto das colunas",
  },
  {
    id: "basculante-so-desce-segurando",
    broader: "nao-fecha",
    label: "Basculante só desce segurando o botão",
    phrase: "o basculante que só desce com o botão seguro",
    asks: [
      ...combine(basculante, [
        "só desce segurando",
        "só desce segurando controle",
        "só desce segurando botão",
        "só fecha segurando",
        "só fecha segurando controle",
        "só fecha segurando botão",
        "só fecha apertando",
        "só desce apertando",
        "desce segurar botão",
        "fecha segurar botão",
        "tem segurar fechar",
      ]),
      "levantar só baixa segurando controle",
      "basculante só baixa segurando",
      "manter controle pressionado basculante",
      "basculante baixar controle pressionado",
    ],
    intent: "repair",
    answers: {
      any: [
        "Portão basculante que só desce segurando o controle está sem a fotocélula: em várias centrais, quando o sensor falha, a folha só fecha enquanto alguém segura o botão e vigia. Limpe as lentes e veja se o LED acende; sem resultado, é alinhamento, fio ou sensor queimado.",
        "O basculante só fecha com o botão apertado porque a central não recebe o sinal da fotocélula ou está no modo de comando contínuo. Feche só à vista, sem ninguém embaixo, e peça o acerto do sensor; a programação se confere na mesma visita.",
      ],
    },
    sections: [
      {
        about: "causes",
        headings: ["Sensor, fio ou programação", "Por que pede o botão seguro"],
        slots: [
          [
            "Lente suja, suporte torto ou sol no receptor fazem a central ver obstáculo o tempo todo.",
            "Fotocélula desalinhada é a causa mais comum: a folha não desce sozinha por segurança.",
          ],
          [
            "Fio partido ou umidade no par dá o mesmo resultado, com o LED do sensor apagado.",
            "LED apagado no sensor lembra fio solto, água ou aparelho queimado.",
          ],
          [
            "Depois de troca de placa, o modo de comando pode ter ficado errado.",
            "Placa recém-trocada pode estar no modo de homem presente, que se muda na programação.",
          ],
        ],
      },
      {
        about: "check",
        headings: ["O que tentar em casa", "Limpeza e teste à vista"],
        slots: [
          [
            "Nunca ligue os fios da fotocélula direto para a folha descer.",
            "Não tampe nem tire o sensor: ele protege quem está embaixo.",
          ],
        ],
        steps: [
          "Tire carro e objetos da linha do sensor.",
          "Limpe as lentes com pano seco.",
          "Veja se os LEDs dos dois lados acendem.",
          "Feche uma vez com um toque curto, olhando de longe.",
        ],
      },
    ],
    keep: ["visit", "cost"],
    questions: [
      {
        question: "Posso usar o basculante segurando o botão até o conserto?",
        answers: ["Pode, segurando o botão e com a folha à vista até encostar no chão, sem ninguém embaixo."],
      },
      {
        question: "Só descer com o botão seguro é defeito do controle?",
        answers: ["Raramente: se a botoeira também pede para segurar, o problema é o sensor ou a central."],
      },
      {
        question: "Quanto custa resolver o basculante que só desce segurando?",
        answers: [
          "Limpeza e alinhamento cabem na visita, a partir de {price.preventive} em casa, sem peças; sensor novo soma a peça.",
        ],
      },
    ],
    photo: "fotos dos dois lados da fotocélula, com os LEDs, e da etiqueta do motor",
  },
  {
    id: "basculante-abre-sozinho",
    broader: "abre-sozinho",
    label: "Basculante abre sozinho",
    phrase: "o basculante que abre sozinho",
    asks: [
      "portão levanta abrindo conta própria",
      ...combine(basculante, [
        "abre sozinho",
        "abrindo sozinho",
        "abriu sozinho",
        "sobe sozinho",
        "subindo sozinho",
        "subiu sozinho",
        "abre sozinho noite",
        "sobe do nada",
        "abre do nada",
        "abre pouco sozinho",
        "sobe pouco sozinho",
      ]),
      "basculante sobe sem ligar motor",
      "basculante sobe sozinho",
      "portão levantar sobe sozinho depois fecha",
      "basculante sobe sozinho fecha",
    ],
    intent: "repair",
    answers: {
      any: [
        "Portão basculante que abre sozinho tem comando falso ou contrapeso pesado. Se o motor funciona, é botoeira úmida, controle preso ou código igual ao de outro; se a folha sobe sem som de motor, o contrapeso passou do peso dela ou o motor está destravado. Desligue o disjuntor e fique longe da folha.",
        "O basculante sobe sozinho por ordem falsa ou por peso; escute. Com o motor ligado, é botoeira, interfone ou controle; em silêncio, é a folha que perdeu peso ou o motor que ficou solto, e ela pode subir ou descer de repente. No segundo caso, não mexa e chame.",
      ],
    },
    sections: [
      {
        about: "causes",
        headings: ["Com som de motor ou em silêncio", "Comando falso ou equilíbrio"],
        slots: [
          [
            "Comando falso vem de botoeira molhada, fio em curto, interfone, controle preso no bolso ou código fixo repetido.",
            "Ordem que ninguém deu vem de botoeira úmida, botão preso ou controle igual na vizinhança.",
          ],
          [
            "Depois de tirar chapa ou trocar a folha por outra mais leve, o contrapeso sobra e puxa o portão para cima.",
            "Folha que ficou mais leve deixa o contrapeso no comando.",
          ],
        ],
      },
      {
        about: "check",
        headings: ["Como descobrir com segurança", "Teste do disjuntor"],
        slots: [["Não destrave o motor durante o teste.", "Ninguém embaixo da folha até saber a causa."]],
        steps: [
          "Feche e desligue o disjuntor: se ainda assim sobe, é equilíbrio ou trava.",
          "Se só sobe com energia, tire a pilha dos controles.",
          "Continuou: peça ao técnico para isolar botoeira e interfone.",
          "À noite, deixe o disjuntor desligado.",
        ],
      },
      {
        about: "visit",
        headings: ["O conserto em cada caso", "O que se faz na visita"],
        slots: [
          [
            "Comando falso: fio e botoeira refeitos, memória apagada e controles regravados.",
            "A memória é limpa, só os controles da casa voltam e a botoeira é vedada.",
          ],
          [
            "Equilíbrio: contrapeso acertado com a folha escorada e trava do motor conferida.",
            "O contrapeso é refeito com a folha escorada, e a trava do motor, testada.",
          ],
        ],
      },
    ],
    keep: ["cost"],
    questions: [
      {
        question: "O basculante que sobe sozinho pode cair?",
        answers: ["Se está desequilibrado ou destravado, sim. Por isso ninguém fica embaixo até o acerto."],
      },
      {
        question: "Código rolante resolve o basculante que abre sozinho?",
        answers: ["Resolve quando outro controle abre o seu portão. Fio em curto e umidade continuam."],
      },
      {
        question: "O basculante sobe sozinho só um palmo. O que é?",
        answers: ["Folga no braço ou contrapeso pesado: com o motor parado, a folha cede até a folga acabar."],
      },
    ],
    photo: "um vídeo com som do portão abrindo e fotos da botoeira, do contrapeso e da etiqueta",
  },
];
