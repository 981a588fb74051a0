import type { NarrowConcept } from "#domain/knowledge/concept.ts";
import { combine } from "./combine.ts";

const basculante = ["basculante"];

/** What goes wrong with gates that tilt: balance, cables, arms and screw, and what hangs over who passes. */
export const sintomasPorPortaoBasculante: NarrowConcept[] = [
  {
    id: "basculante-desce-e-volta",
    broader: "volta",
    label: "Basculante desce e volta a subir",
    phrase: "o basculante que desce e volta a subir",
    asks: [
      "basculante volta subir descida",
      "basculante volta a subir",
      "portão levantar não fecha desce sobe",
      "basculante não termina descer fotocélula ou fim de curso",
      "basculante fica voltando",
      "basculante fica voltando toda hora",
      ...combine(basculante, [
        "desce volta",
        "desce volta subir",
        "desce sobe novo",
        "desce metade volta",
        "desce meio sobe",
        "desce até meio sobe",
        "desce meio volta",
        "desce meio sobe novo",
        "desce pouco volta",
        "desce pouco sobe",
        "desce metade sobe",
        "desce até metade volta",
        "começa descer volta",
        "fecha volta",
        "fecha volta abrir",
        "fecha volta subir",
        "fecha abre novo",
        "fecha sobe novo",
        "encosta chão volta",
        "bate chão volta",
        "fecha metade volta",
        "quase fecha volta",
      ]),
      "basculante bate embaixo volta",
      "basculante toca chão volta",
      "basculante encosta volta",
      "bate chão sobe",
      "encosta chão sobe",
      "toca chão sobe",
      "chega chão sobe",
      "bate embaixo sobe",
      "basculante volta subir",
      "levantar não fecha desce sobe",
    ],
    intent: "repair",
    answers: {
      any: [
        "O portão basculante que desce e volta a subir percebe um obstáculo que não existe. Se volta no meio da descida, a fotocélula está suja ou cortada; se bate no chão e sobe, o fim de curso atua tarde. Limpe as lentes, longe da folha; a regulagem em casa parte de {price.preventive}, sem peças.",
        "O basculante que desce até a metade e sobe de novo obedece à fotocélula ou prende na lateral; o que bate no chão e volta tem o fim de curso, o sensor da parada, fora do ponto. Com folha torta ou cabo frouxo, desligue o disjuntor. O ajuste residencial começa em {price.preventive}, sem peças.",
        "Quando o portão basculante volta na hora de fechar, a altura em que ele volta mostra a causa: no começo ou no meio, fotocélula ou folha raspando; perto do chão, fim de curso ou piso alto. Não puxe a folha para baixo. O técnico acerta em casa a partir de {price.preventive}, sem peças.",
      ],
      price: [
        "O conserto do basculante que desce e volta custa a partir de {price.preventive} em casa, sem peças, quando basta limpar e alinhar a fotocélula ou acertar o fim de curso. Se for preciso fotocélula nova, cabo ou mola, soma-se a peça.",
        "Consertar o basculante que volta a subir custa, na maioria das vezes, só a regulagem, que em residência parte de {price.preventive}, sem peças. Sensor queimado, cabo ou mola são cobrados à parte e orçados pelo vídeo da descida.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["O que conferir sem risco", "Passos com a folha longe de você"],
        slots: [
          [
            "Ninguém deve ficar embaixo nem na frente da folha durante o teste, e ela não deve ser segurada nem empurrada para baixo. Não tampe a fotocélula, porque é ela que protege quem passa.",
            "Teste de longe, sem tocar na folha e sem pôr nada sobre a fotocélula. Com o portão aberto, limpe as lentes sem entrar embaixo.",
            "Fique fora do alcance do basculante e não tente ajudá-lo a descer. O sensor deve permanecer livre, já que tapá-lo tira a proteção.",
          ],
        ],
        steps: [
          "Tire o carro e objetos da linha da fotocélula.",
          "Limpe as lentes com pano seco, sem entrar embaixo da folha aberta.",
          "Feche uma vez, de longe, e note a altura em que a folha volta.",
          "Olhe se a folha desce reta e se os dois cabos estão esticados.",
          "Com folha torta ou cabo frouxo, desligue o disjuntor e chame o técnico.",
        ],
      },
      {
        about: "causes",
        headings: ["Fotocélula, fim de curso ou folha presa", "Por que o basculante volta na descida"],
        slots: [
          [
            "A fotocélula, o par de sensores nas laterais, só age no fechamento: lente suja, sol direto, planta ou suporte torto fazem a folha subir. Se ela volta no meio e com ronco, está raspando na coluna, quase sempre por cabo desigual.",
            "Um feixe cortado por sujeira, planta ou sol faz a central reabrir na hora, porque a fotocélula vigia a descida. Já a volta com esforço, na metade, vem de folha torta, que encosta na lateral.",
            "Qualquer coisa na linha da fotocélula, o sensor da passagem, faz o portão subir: pó, folha de planta ou lente desalinhada. Se há barulho de esforço, é a folha que prende, por um cabo mais frouxo que o outro.",
          ],
          [
            "Se o portão toca o chão e sobe, o ponto de parada está baixo demais, e a central entende a pressão no piso como alguém preso. O mesmo acontece quando o piso foi refeito e ficou mais alto.",
            "Quando bate no chão e volta, o fim de curso deixa a folha passar do ponto, e a central toma a pressão por obstáculo. Um piso novo, alguns milímetros acima, também provoca isso.",
            "Perto do piso, a causa é o fim de curso, que manda parar tarde e deixa a folha apertar o chão. Uma reforma de calçada ou piso costuma ser a origem.",
          ],
        ],
      },
      {
        about: "visit",
        headings: ["Como o técnico corrige a descida", "O acerto na visita"],
        slots: [
          [
            "Com a folha escorada, o técnico confere cabos, contrapeso e folgas laterais, porque um basculante desequilibrado volta mesmo com sensor bom. Só depois alinha a fotocélula e acerta o fim de curso para parar rente ao piso.",
            "Primeiro a folha é escorada para ver o equilíbrio e os cabos. Em seguida a fotocélula é alinhada e a parada de baixo é regulada, para encostar sem forçar.",
            "O exame começa pelo equilíbrio, com escora, e pelos cabos. Depois vêm a fotocélula e o fim de curso, com a folha parando junto ao chão, sem pressão.",
          ],
          [
            "A força fica por último, no menor valor que fecha bem, e uma caixa no vão confirma que o portão ainda recua.",
            "No fim, a força é regulada no mínimo, e o recuo é testado com um objeto.",
            "Por último, o técnico deixa a força mínima e testa com uma caixa, para a proteção continuar valendo.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Como fecho a garagem se o basculante volta?",
        answers: [
          "Limpe a fotocélula e tente uma vez, olhando o vão. Não destrave para baixar na mão, porque sem equilíbrio a folha cai.",
          "Depois de limpar as lentes, acione de novo, de longe. Em muitas centrais dá para fechar mantendo o botão apertado enquanto você olha a passagem.",
        ],
      },
      {
        question: "Volta só quando chove ou à noite. Por quê?",
        answers: [
          "Uma gota na lente, umidade no fio ou orvalho enganam a fotocélula. Limpeza, vedação e alinhamento resolvem.",
          "A água na lente ou na emenda imita um obstáculo. Enxugue e peça a vedação do sensor e do fio.",
        ],
      },
      {
        question: "Posso desligar a fotocélula para o basculante descer?",
        answers: [
          "Não, porque ela impede que a folha desça em cima de alguém. Limpe, alinhe ou troque, mas não retire.",
          "Não, porque no basculante a folha vem de cima, e o sensor é o que evita o acidente. Ele deve ser consertado, e nunca anulado.",
        ],
      },
      {
        question: "Aumentar a força resolve?",
        answers: [
          "Não, porque a folha passa a apertar o que estiver embaixo, e o defeito continua. O acerto é no ponto de parada, no sensor ou no equilíbrio.",
          "Não resolve: esconde a causa e deixa o portão perigoso. A força é regulada por último, e no mínimo.",
        ],
      },
    ],
    photo: "um vídeo da descida, de longe, e fotos da fotocélula e dos dois lados da folha",
  },
  {
    id: "basculante-ronca-e-nao-sobe",
    broader: "nao-abre",
    label: "Basculante ronca e não sobe",
    phrase: "o basculante que ronca e não sobe",
    asks: [
      "portão levantar geme não sai chão",
      ...combine(basculante, [
        "ronca não sobe",
        "ronca não abre",
        "ronca",
        "roncando",
        "zumbe",
        "zumbindo",
        "zumbe não sobe",
        "não abre zumbindo",
        "não abre ronca",
        "faz força não sobe",
        "faz força não abre",
        "força não sobe",
        "força não levanta",
        "faz barulho não sobe",
        "faz barulho não abre",
        "barulho não sobe",
        "barulho não abre",
        "barulho não anda",
        "barulho não levanta",
        "ronca não levanta",
        "zumbe não levanta",
        "faz força não levanta",
        "não aguenta subir",
        "não tem força subir",
        "sem força subir",
        "não consegue subir",
        "não consegue levantar",
        "não levanta",
      ]),
      "basculante não levanta geme",
      "basculante não levanta ronca",
      "basculante não levanta zumbe",
      "basculante não levanta força",
    ],
    intent: "repair",
    answers: {
      any: [
        "Portão basculante que ronca e não levanta tem o motor sem força de partida, por capacitor fraco, ou a folha pesada demais, por cabo, mola ou contrapeso com defeito. Desligue o disjuntor e não destrave, porque a folha pode cair. Medir e acertar em casa custa a partir de {price.preventive}, sem peças.",
        "Se o portão basculante faz força e não levanta, o capacitor enfraqueceu ou a folha perdeu o equilíbrio do contrapeso, da mola ou dos cabos. Pare na primeira tentativa, desligue o disjuntor e não ajude com a mão. O acerto em residência custa a partir de {price.preventive}, fora as peças.",
        "O motor basculante que ronca e não sobe quase sempre está com o capacitor no fim, ou tentando erguer sozinho o peso que o contrapeso devia levar. Não insista: desligue o disjuntor, deixe a folha travada e ninguém embaixo. Medir e equilibrar em casa começa em {price.preventive}, sem contar peças.",
      ],
      price: [
        "Basculante que ronca e não sobe pode custar só um capacitor com a visita, ou o acerto do equilíbrio, a partir de {price.preventive} em casa, sem peças; cabo e mola somam a peça. Se o motor queimou, a troca fica de {price.homeSwap}, com a mão de obra.",
        "O preço vai de um capacitor, peça barata, somado à visita, que em residência começa em {price.preventive}, até a troca do motor, de {price.homeSwap}. Cabo, mola e contrapeso ficam no meio, e não se destrava a folha para testar.",
      ],
    },
    sections: [
      {
        about: "safety",
        headings: ["O que fazer agora", "Passos sem risco"],
        slots: [
          [
            "Cabo, mola e contrapeso guardam força, por isso olhe só de longe. Não levante a folha na mão, nem com ajuda, porque ela pode cair ou disparar para cima.",
            "Não toque em contrapeso, mola ou cabo, porque podem se soltar com violência. Deixe a folha onde está e não tente erguer.",
            "As peças do equilíbrio são serviço de técnico, porque se soltam com força. Não levante essa folha, mesmo com mais gente.",
          ],
        ],
        steps: [
          "Solte o botão e desligue o disjuntor.",
          "Veja se há trava ou cadeado fechado.",
          "Olhe de longe os dois cabos: frouxo, fora da roldana ou partido.",
          "Não destrave o motor e não levante na mão.",
          "Fotografe os dois lados e a etiqueta do motor.",
        ],
      },
      {
        about: "causes",
        headings: ["Peso da folha ou força do motor", "Capacitor, cabo, mola ou contrapeso"],
        slots: [
          [
            "O motor do basculante só conduz a folha, e quem carrega o peso é o contrapeso ou a mola. Com cabo rompido, mola cansada ou chapa a mais, o motor teria de erguer tudo e não consegue.",
            "O contrapeso ou a mola faz quase todo o trabalho da subida, e o motor só guia. Se um cabo partiu, a mola afrouxou ou a folha ganhou revestimento, sobra peso demais para o motor.",
            "A força da subida vem do contrapeso ou da mola. Sem essa ajuda, por cabo ou mola com defeito ou por folha mais pesada, nenhum motor de casa ergue o portão.",
          ],
          [
            "Se a folha está equilibrada, a suspeita é o capacitor, a peça que dá o impulso da partida. Trava lateral, cadeado esquecido e folha agarrada na coluna causam o mesmo ronco.",
            "Quando a folha está leve, o técnico mede o capacitor, que faz o motor partir. Cadeado, trava lateral ou folha encostando na coluna dão o mesmo sintoma.",
            "Se o equilíbrio está bom, a falha costuma ser do capacitor, que põe o motor para girar. Veja também se há trava ou cadeado fechado, que causam o mesmo som.",
          ],
        ],
      },
      {
        about: "visit",
        headings: ["Como o técnico faz a folha subir", "O conserto, do peso ao motor"],
        slots: [
          [
            "Com a folha escorada e solta do motor, o técnico sente o peso e acerta contrapeso, mola ou cabo, estes sempre em par. Só depois olha a parte elétrica.",
            "Primeiro vem o equilíbrio, com escora: contrapeso, molas e o par de cabos são acertados. A eletricidade fica para depois.",
            "A folha é escorada e testada sem motor, e o que desequilibrou, mola, cabo ou contrapeso, é corrigido. Cabos se trocam aos pares.",
          ],
          [
            "Em seguida o técnico mede capacitor e corrente e confere o fuso, a rosca que leva a folha. No fim, força e paradas são reguladas, com vários ciclos.",
            "Capacitor, corrente e fuso (a rosca do motor) são vistos em seguida, e força e ponto de parada, ajustados com ciclos de teste.",
            "Depois da folha vêm capacitor, corrente do motor e desgaste do fuso, a rosca comprida. Regulagem de força e parada fecha o serviço.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Posso ajudar o basculante a subir empurrando?",
        answers: [
          "Não. Se um cabo ou a mola ceder, o peso vem inteiro sobre quem ajuda, e o motor pode arrancar.",
          "Nunca: a folha fica acima de você. Um cabo que solta derruba tudo.",
        ],
      },
      {
        question: "O motor que zumbe está queimado?",
        answers: [
          "Nem sempre: capacitor e folha pesada dão o mesmo som. Cheiro de queimado e disjuntor caindo pesam contra ele.",
          "Muitas vezes não. Desligado logo, quase sempre se salva, e troca-se só o capacitor.",
        ],
      },
      {
        question: "Motor mais forte resolve?",
        answers: [
          "Não. A folha sem equilíbrio gasta qualquer motor e continua perigosa. Acerta-se o contrapeso primeiro.",
          "Só esconde o peso, e por pouco tempo. Portão equilibrado sobe com motor comum.",
        ],
      },
      {
        question: "O carro está dentro. Como saio?",
        answers: [
          "Deixe o portão travado e chame, {shop.hours}; soltar o basculante para sair é o que mais causa acidente.",
          "Peça atendimento, {shop.hours}, e use outra saída a pé. A folha só se ergue escorada, pelo técnico.",
        ],
      },
    ],
    photo: "fotos de longe dos dois lados do portão e dos cabos, e a marca do motor",
  },
  {
    id: "basculante-gira-e-nao-sobe",
    broader: "motor-gira-e-nao-anda",
    label: "Basculante: motor gira e não sobe",
    phrase: "o motor de basculante que gira sem subir a folha",
    asks: [
      "máquina roda portão levanta fica embaixo",
      "máquina portão levantar funciona folha não sai chão",
      "basculante motor trabalha nada",
      "basculante trabalha nada",
      ...combine(basculante, [
        "gira não sobe",
        "gira não abre",
        "gira não anda",
        "motor gira",
        "motor gira não sobe",
        "gira falso",
        "roda falso",
        "em falso",
        "gira em falso",
        "roda não sobe",
        "motor funciona não sobe",
        "funciona não sobe",
        "funciona não abre",
        "liga não sobe",
        "motor liga não sobe",
        "motor trabalha não sobe",
        "fuso gira não sobe",
        "corrente gira não sobe",
        "patina",
        "patinando",
        "motor anda portão não",
      ]),
      "basculante gira não levanta",
      "basculante motor gira não levanta",
      "basculante motor gira não anda",
    ],
    intent: "repair",
    answers: {
      any: [
        "Se o motor do basculante gira em falso e não sobe, ele ficou destravado, a porca do fuso espanou, a corrente saiu ou o pino do braço soltou. Desligue o disjuntor, afaste todos e não destrave nem levante na mão: sem essa ligação, só o contrapeso segura a folha. O conserto em casa parte de {price.preventive}, sem peças.",
        "Motor que roda em falso no portão basculante perdeu a ligação com a folha: destravamento aberto, fuso ou porca gasta, corrente caída ou braço solto. Pare de acionar, desligue o disjuntor e não mexa na folha, que pode cair; a visita com ajuste residencial começa em {price.preventive}, fora peças.",
        "O portão basculante em que o motor gira e não sobe está com a porca do fuso espanada, a corrente fora, o braço solto ou a alavanca destravada. Corte a energia, mantenha distância e não levante a folha; a visita em residência parte de {price.preventive}, sem peças, e a peça sai pela etiqueta.",
      ],
    },
    sections: [
      {
        about: "safety",
        headings: ["O que fazer até o técnico chegar", "Por que não mexer na folha"],
        slots: [
          [
            "O motor também freia a folha, e sem ele uma folha desequilibrada desce de uma vez. Não a levante, não a empurre e não fique embaixo.",
            "Sem a ligação com o motor, nada segura a folha se o contrapeso estiver errado. Por isso ela não se move na mão nem se destrava.",
            "A folha pode despencar, porque quem a continha era o motor. Deixe como está, fechada ou aberta, e longe de todos.",
          ],
        ],
        steps: [
          "Desligue o disjuntor.",
          "Afaste pessoas, animais e carro da folha.",
          "Olhe de longe fuso, corrente e braço, sem tocar.",
          "Com a folha no alto, isole a passagem e chame com urgência.",
          "Fotografe de longe e diga a marca do motor.",
        ],
      },
      {
        about: "causes",
        headings: ["Onde a força se perde no basculante", "Fuso, corrente, braço ou trava"],
        slots: [
          [
            "No motor de fuso, a porca que anda sobre a rosca é a peça que gasta primeiro, por folha pesada ou falta de graxa. No de corrente, um elo partido ou a corrente frouxa deixa o pinhão rodando sozinho.",
            "A porca do fuso, de plástico ou bronze, espana quando a folha pesa demais. Nos modelos de corrente, ela cai do pinhão ou se parte, e o motor roda sem levar nada.",
            "Quem gasta antes é a porca que corre no fuso, a rosca comprida do acionador. Se o motor é de corrente, a suspeita é de elo partido ou corrente fora do pinhão.",
          ],
          [
            "Pino do braço que caiu com a vibração e alavanca que ficou destravada na falta de luz dão o mesmo giro livre.",
            "Braço desencaixado da folha e destravamento esquecido aberto completam a lista.",
            "Há ainda o pino solto do braço e a alavanca aberta depois de uma falta de energia.",
          ],
        ],
      },
      {
        about: "visit",
        headings: ["O conserto do motor em falso", "Peça trocada, folha equilibrada"],
        slots: [
          [
            "A folha é escorada antes de soltar o motor, e então se troca porca, fuso, corrente ou pino, pelo modelo. O equilíbrio é conferido na mesma visita, porque foi o peso que gastou a peça.",
            "Com a folha presa em escora, o técnico troca o que espanou e confere contrapeso, cabos e molas. Sem acertar o peso, a peça nova dura pouco.",
            "Primeiro a escora; depois, a peça do modelo, seja porca, corrente ou pino. O contrapeso é acertado junto, já que folha pesada repete o desgaste.",
          ],
          [
            "Por fim, força e paradas são reguladas, com vários ciclos de teste.",
            "Depois vêm a regulagem de força e de parada e alguns ciclos.",
            "O serviço termina com a força no mínimo, as paradas certas e o portão testado.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["Trocar a peça ou o motor", "O que pesa no valor"],
        slots: [
          [
            "Porca, pino e corrente custam menos que fuso e redutor, e a escora soma mão de obra. Se o modelo saiu de linha, no basculante de até {width.quarterHp} o kit novo instalado vai de {price.lowest} a {price.highest}.",
            "As peças pequenas, como porca e pino, ficam na parte baixa da conta; fuso e redutor, na alta. Sem reposição, compare com o kit instalado, de {price.lowest} a {price.highest}, para folha de até {width.quarterHp}.",
            "Pino, porca e corrente saem mais em conta; fuso inteiro e redutor encarecem. Quando não há peça, o kit para basculante de até {width.quarterHp} custa de {price.lowest} a {price.highest}, já colocado.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Destravei na falta de luz e agora não sobe. O que faço?",
        answers: [
          "Não mexa na alavanca com a folha no alto. Se ela está fechada e reta, o técnico orienta por foto como travar; na dúvida, deixe o disjuntor desligado e espere.",
          "Pode ser só o destravamento. Deixe a folha fechada e sem energia até confirmar, por foto da alavanca, que não há peça solta.",
        ],
      },
      {
        question: "Posso usar o basculante na mão até o conserto?",
        answers: [
          "Não: sem a ligação com o motor e sem o teste de equilíbrio, a folha pode cair. Deixe fechado e sem energia.",
          "Não é seguro, porque não se sabe se o contrapeso segura a folha. Use outra entrada até ela ser conferida com escora.",
        ],
      },
      {
        question: "Motor de basculante que gira em falso precisa ser trocado?",
        answers: [
          "Só se a peça não existe mais ou o motor já passou da vida útil, de {trade.life}. Porca, corrente e pino se trocam.",
          "Na maioria das vezes, não: a porca, a corrente ou o pino é trocado, e o motor continua. Sem peça no mercado, pensa-se num novo.",
        ],
      },
      {
        question: "Por que a porca do fuso espana?",
        answers: [
          "Por folha pesada, falta de lubrificação ou anos de uso. Contrapeso certo e revisão {visits.home} fazem durar.",
          "Quase sempre porque o motor carregava o peso da folha. Equilibrar o contrapeso na mesma visita evita que a nova gaste.",
        ],
      },
    ],
    photo: "fotos do fuso, do braço e da etiqueta do motor, tiradas de longe",
  },
  {
    id: "basculante-bate-em-cima",
    broader: "bate-forte",
    label: "Basculante não para em cima",
    phrase: "o basculante que não para em cima e bate",
    asks: [
      ...combine(basculante, [
        "não para em cima",
        "não para cima bate",
        "bate em cima",
        "bate cima",
        "bate forte cima",
        "bate forte abrir",
        "bate quando sobe",
        "bate quando abre",
        "bate teto",
        "bate laje",
        "bate forte subir",
        "sobe bate",
        "sobe batendo",
        "não para fim",
        "não para fim bate",
        "não desliga cima",
        "passa do ponto cima",
        "sobe demais",
        "pancada subir",
        "pancada em cima",
      ]),
      "basculante pega teto",
      "basculante pegando teto",
      "basculante bate teto",
      "basculante raspa teto",
      "basculante encosta teto",
    ],
    intent: "repair",
    answers: {
      any: [
        "O portão basculante que não para em cima e bate no teto perdeu o fim de curso, o sensor da parada, ou tem contrapeso pesado demais, que puxa a folha. Pare de usar e desligue o disjuntor; a regulagem em casa parte de {price.preventive}, sem peças.",
        "Basculante pegando no teto ou batendo em cima está com o fim de curso de abertura fora do lugar, ou com contrapeso acima do peso da folha. Cada batida solta cabo e solda lá no alto, então pare de usar; acertar em residência começa em {price.preventive}, fora peças.",
        "Se o basculante bate em cima, o motor empurra além do ponto, por fim de curso deslocado ou percurso apagado, ou o contrapeso acelera a subida. Deixe desligado e sem ninguém embaixo: regular e equilibrar custa em casa a partir de {price.preventive}, sem peças.",
      ],
    },
    sections: [
      {
        about: "causes",
        headings: ["Por que passa do ponto em cima", "Fim de curso, percurso ou contrapeso"],
        slots: [
          [
            "O ímã ou a chave que marca o alto escorrega com a vibração, ou o fio dele parte, e o motor só para no batente. Percurso apagado depois de falta de luz ou placa nova sem gravação dão o mesmo sintoma.",
            "Fim de curso de cima fora do lugar, ou com fio partido, deixa o motor ligado até bater. Em placa que grava o percurso, a memória perdida ou nunca gravada faz igual.",
            "O sensor que avisa a chegada saiu do ponto ou perdeu o fio, e o motor segue. Também acontece com central que esqueceu o percurso.",
          ],
          [
            "Contrapeso acima do peso da folha acelera a subida no fim, e a descida fica arrastada. É comum depois de trocar a chapa por material mais leve.",
            "Se a folha sobe cada vez mais rápido e desce com dificuldade, o contrapeso está pesado, em geral porque a folha ficou mais leve.",
            "Subir disparando e descer forçando mostra contrapeso em excesso, como depois de tirar peso da folha.",
          ],
        ],
      },
      {
        about: "safety",
        headings: ["Cuidados até a visita", "Enquanto ele bate"],
        slots: [
          [
            "Uma batida pode romper cabo ou solda, por isso ninguém passa nem estaciona embaixo. O fim de curso não se regula na escada, com a folha no alto.",
            "Não deixe carro nem gente sob a folha, que pode perder um cabo na pancada. Subir em escada para mexer no sensor é perigoso.",
            "O esforço chega ao cabo e à solda, e a folha pode cair. Nada de ajustar o sensor lá em cima por conta própria.",
          ],
        ],
        steps: [
          "Deixe o portão como está e desligue o disjuntor, sem passar sob a folha.",
          "Se ficou no alto, isole a passagem.",
          "Não destrave nem mexa no contrapeso.",
          "Olhe de longe se os cabos estão inteiros.",
          "Fotografe o alto da coluna e a etiqueta.",
        ],
      },
      {
        about: "visit",
        headings: ["Como o técnico acerta", "Do equilíbrio ao ponto de parada"],
        slots: [
          [
            "Com a folha escorada, o técnico confere o contrapeso, que deve deixá-la onde fica. Depois recoloca o fim de curso, regula a desaceleração e revisa cabos, braços e soldas.",
            "Escora e equilíbrio vêm antes; em seguida, parada e redução de velocidade. Cabos e soldas são revistos, porque já levaram pancada.",
            "O contrapeso é o primeiro item, com a folha presa. Fim de curso e chegada suave vêm depois, e termina-se examinando cabo e solda.",
          ],
          [
            "Na maioria dos casos é regulagem, sem peça. Fim de curso novo custa pouco, e contrapeso refeito, cabo ou solda somam mais.",
            "Só ajustar é o mais comum e o mais barato. Sensor soma pouco, e equilíbrio ou cabo, mais.",
            "Ajuste resolve quase sempre; peça, quando há, é o sensor. Mexer em contrapeso e cabo encarece.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Borracha em cima resolve?",
        answers: [
          "Abafa o som, mas o motor continua forçando. O que precisa ser acertado é o ponto de parada.",
          "Só diminui o barulho. A engrenagem e o cabo seguem levando o tranco.",
        ],
      },
      {
        question: "Como sei se é contrapeso ou fim de curso?",
        answers: [
          "Contrapeso pesado acelera a subida e arrasta a descida; fim de curso não muda a velocidade, só o ponto.",
          "Pela velocidade: se dispara subindo, é peso; se sobe normal e bate, é parada.",
        ],
      },
      {
        question: "Posso tirar peso do contrapeso?",
        answers: [
          "Não. Sem a conta certa, a folha passa a cair. O técnico acerta com ela escorada.",
          "De jeito nenhum, porque qualquer quilo a menos muda o equilíbrio. É serviço com escora.",
        ],
      },
      {
        question: "Começou depois de faltar luz. Por quê?",
        answers: [
          "Algumas placas perdem o percurso ou a posição na queda e precisam de uma nova gravação. O técnico grava e confere a parada.",
          "A central pode ter perdido a referência de onde está a folha. Regravar o percurso resolve.",
        ],
      },
    ],
    photo: "um vídeo da subida, de longe, se for seguro, e fotos do alto da coluna e da etiqueta do motor",
  },
  {
    id: "basculante-treme",
    broader: "treme",
    label: "Basculante treme",
    phrase: "o basculante que treme",
    asks: [
      "treme quando sobe",
      "tremendo quando sobe",
      "treme sobe",
      "tremendo sobe",
      "treme subindo",
      "tremendo subindo",
      "balança quando sobe",
      "balança sobe",
      "trepida sobe",
      "vibra sobe",
      "sacode sobe",
      "treme na subida",
      "portão sobe tremendo",
      "sobe balançando",
      "sobe tremendo",
      "basculante tremendo cabo frouxo",
      ...combine(basculante, [
        "tremendo barulho",
        "treme barulho",
        "treme fazendo barulho",
        "treme range",
        "treme",
        "tremendo",
        "treme subida",
        "tremendo subida",
        "treme subir",
        "treme abrir",
        "trepida abrir",
        "vibra abrir",
        "balança abrir",
        "sacode abrir",
        "chacoalha abrir",
        "tranco fechar",
        "treme descer",
        "treme descida",
        "trepida",
        "trepidando",
        "vibra",
        "vibrando",
        "balança",
        "balançando",
        "sacode",
        "chacoalha",
        "tranco",
        "trancos",
        "aos trancos",
        "tranco subir",
        "tranco descer",
        "dando tranco",
      ]),
      "basculante solavanco",
      "basculante solavanco descida",
    ],
    intent: "repair",
    answers: {
      any: [
        "O portão basculante que treme quando sobe tem, quase sempre, cabos com tensão desigual, roldana gasta ou folga no braço. Olhe de longe: se um cabo está desfiado ou a folha está torta, desligue o disjuntor e não use. O acerto em casa parte de {price.preventive}, sem peças.",
        "O portão treme quando sobe porque um lado puxa antes do outro, por cabo frouxo, roldana presa ou braço com folga. Se tudo está inteiro, o técnico aperta, engraxa e regula, em visita a partir de {price.preventive} em residência, sem peças. Com cabo desfiado, desligue o disjuntor e não deixe ninguém embaixo.",
        "Portão basculante que treme muito na subida, ou balança ao abrir, tem cabo com tensão desigual, roldana gasta, braço com folga ou fuso (a rosca do motor) seco. Com cabo desfiado ou folha torta, desligue o disjuntor e ninguém embaixo; o acerto em casa parte de {price.preventive}, sem peças.",
        "Basculante tremendo ao abrir costuma ter cabos desiguais, roldana com o canal gasto, pivô seco ou suporte do motor frouxo. Olhe de longe: cabo frouxo ou trinca pede parar de usar, porque a folha pode cair; regular em residência sai a partir de {price.preventive}, fora as peças.",
        "O basculante treme na subida quando um cabo puxa mais que o outro, a roldana não gira ou há folga no braço e no fuso, a rosca que leva a folha. Se tudo está inteiro, é aperto, graxa e regulagem, a partir de {price.preventive} em casa, sem peças; com cabo desfiado, não use.",
        "O portão basculante que trepida na descida costuma ter o contrapeso ou a mola fora do ponto, um cabo mais frouxo que o outro ou a rosca do motor seca. Ninguém fica embaixo enquanto ele desce. Com cabo frouxo ou folha torta, desligue o disjuntor; o acerto em casa parte de {price.preventive}, sem peças.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["O que olhar de longe", "Inspeção sem destravar"],
        slots: [
          [
            "A inspeção é do chão, com a folha fechada e o disjuntor desligado. Não suba em escada junto da folha, não destrave e não toque em cabo, mola ou contrapeso.",
            "Olhe de fora, com o portão fechado e sem energia. Cabo e contrapeso não se tocam, e a chave do motor fica guardada.",
            "Faça do chão e com a energia cortada, sem ninguém sob a folha. Nada de mexer em mola, cabo ou chave.",
          ],
        ],
        steps: [
          "Filme de longe uma subida e uma descida, se a folha está reta.",
          "Desligue o disjuntor com a folha fechada.",
          "Olhe os dois cabos: fio partido, ferrugem, um mais frouxo.",
          "Veja parafusos do suporte do motor e soldas dos braços.",
          "Cabo desfiado, trinca ou folha torta: deixe fechado e não use.",
        ],
      },
      {
        about: "causes",
        headings: ["Por que o basculante treme", "Cabo, roldana, braço ou fuso"],
        slots: [
          [
            "Cabos de comprimento diferente fazem um lado subir antes e o outro dar um pulo, e a folha se torce a cada trecho. Roldana com canal gasto ou rolamento preso solta o cabo aos pulos.",
            "Um cabo mais frouxo que o outro levanta a folha torta, em arrancos. Se a roldana não gira, o cabo escorrega nela e vibra.",
            "Quando os cabos não puxam por igual, um lado vai na frente e a folha balança. Roldana travada ou com sulco fundo aumenta o tremor.",
          ],
          [
            "Se o som áspero vem de perto do motor, o fuso, que é a rosca do motor, está seco ou a porca dele se gastou. Se o tremor vem das laterais, há folga no braço ou no pivô. Tremor só na saída lembra suporte frouxo, e só na descida, folha fora de equilíbrio.",
            "Som áspero perto do motor é sinal de fuso seco ou de porca gasta, a peça que corre na rosca do motor. Nas laterais, é folga no pivô ou no braço. Se treme só descendo, veja o equilíbrio da folha; se treme só na partida, veja o suporte.",
            "Quando a vibração nasce no motor, a causa está no fuso, na porca ou no suporte. Quando nasce dos lados, está no braço ou no pivô. Se ela aparece só na descida, o contrapeso está fora do ponto.",
          ],
        ],
      },
      {
        about: "visit",
        headings: ["Como o tremor é corrigido", "Da tensão dos cabos ao motor"],
        slots: [
          [
            "O técnico escora a folha e iguala os cabos ou troca os dois, junto com as roldanas. Depois acerta o equilíbrio com o contrapeso. Ninguém deve tentar essa parte em casa.",
            "Cabos e roldanas saem juntos, dos dois lados, com a folha escorada; depois se refaz o equilíbrio.",
            "A folha é apoiada, e então se igualam ou trocam os dois cabos e as roldanas, com novo acerto do contrapeso.",
          ],
          [
            "Em seguida ele engraxa os pivôs e o fuso, aperta o suporte e tira a folga do braço. No fim a força fica no mínimo necessário, e o portão faz vários ciclos de teste.",
            "Em seguida lubrificam-se fuso e pivôs, firma-se o suporte e tira-se a folga do braço. Força e parada são reguladas no fim.",
            "Pivô, fuso, suporte e braço são tratados a seguir, com graxa, aperto ou bucha. Vários ciclos e a regulagem da força encerram o serviço.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "O basculante tremendo pode cair?",
        answers: [
          "Pode, se o tremor vem de cabo desfiado ou solda abrindo. Por isso o cabo se olha antes de tudo, e de longe.",
          "Sim, quando cabo, roldana ou solda está no fim. Com qualquer desses sinais, pare de usar.",
        ],
      },
      {
        question: "Lubrificar resolve o tremor?",
        answers: [
          "Resolve quando o pivô ou o fuso está seco. Cabo desigual e roldana gasta precisam de peça e de regulagem.",
          "Às vezes, e só nos pontos certos. Graxa não iguala cabo nem recupera roldana.",
        ],
      },
      {
        question: "Treme só na descida. O que é?",
        answers: [
          "Equilíbrio fora do ponto ou folga no fuso. O técnico testa a folha escorada antes de mexer na força.",
          "Em geral contrapeso ou mola que não combina com o peso. Não regule a força para esconder.",
        ],
      },
      {
        question: "Quanto custa trocar cabos e roldanas?",
        answers: [
          "Cobram-se o par de cabos, as roldanas e a mão de obra com a folha escorada; folha pesada dá mais trabalho. O valor sai pela foto e pela medida do vão.",
          "Depende da folha e da medida. Trocam-se os dois lados juntos, o que evita outra visita.",
        ],
      },
    ],
    photo: "um vídeo de longe da subida e fotos dos cabos, das roldanas e do suporte do motor",
  },
  {
    id: "basculante-esquenta",
    broader: "esquenta",
    label: "Motor de basculante esquenta",
    phrase: "o motor de basculante que esquenta",
    asks: combine(basculante, [
      "esquenta",
      "esquentando",
      "esquenta para",
      "esquenta desliga",
      "esquenta desliga sozinho",
      "esquenta desliga volta",
      "esquentou parou",
      "motor quente",
      "aquece",
      "aquecendo",
      "superaquecendo",
    ]),
    intent: "repair",
    answers: {
      any: [
        "Motor do basculante que esquenta e desliga parou pela proteção térmica e quase sempre está levando o peso que é do contrapeso ou da mola. Desligue o disjuntor, deixe esfriar e não destrave; equilibrar a folha em casa parte de {price.preventive}, sem peças.",
        "Sim, pode ser o contrapeso: portão basculante com motor esquentando e desligando sozinho costuma ter contrapeso leve, mola cansada, cabo ou roldana presa. A proteção térmica desliga para não queimar; o acerto na residência custa desde {price.preventive}, fora peças, e até lá não destrave.",
        "O portão que levanta com motor quente demais, e para de funcionar quando aquece, está desequilibrado na maioria dos casos: contrapeso ou mola não carregam a folha. Não destrave, desligue o disjuntor e espere esfriar a térmica; regular em casa começa em {price.preventive}, sem contar peças.",
      ],
    },
    sections: [
      {
        about: "causes",
        headings: ["De onde vem o calor no basculante", "Contrapeso, capacitor ou fim de curso"],
        slots: [
          [
            "O momento em que ele aquece aponta a causa.",
            "Compare o que acontece com a lista.",
            "Primeiro o equilíbrio, depois a parte elétrica.",
          ],
        ],
        bullets: [
          "Geme na subida e desce depressa: contrapeso leve ou mola cansada",
          "Esquenta desde que a folha ganhou chapa ou vidro: peso a mais",
          "Fica ligado no fim do curso: parada fora do ponto",
          "Folha leve e partida demorada: capacitor fraco ou tensão baixa",
          "Só aquece na hora de muito uso: modelo pequeno para os ciclos",
        ],
      },
      {
        about: "check",
        headings: ["O que fazer com o motor quente", "Cuidados até a visita"],
        slots: [
          [
            "Não jogue água nem abra a tampa, que há tensão. E não destrave para sentir o peso: a folha desequilibrada cai.",
            "Deixe esfriar fechado e a seco. Quem segura a folha agora é o motor, então ela não se destrava.",
            "Água e tampa aberta são risco de choque, e destravar é risco de queda. Só espere e observe.",
          ],
        ],
        steps: [
          "Pare de acionar e desligue o disjuntor.",
          "Espere esfriar por completo, com a folha fechada se possível.",
          "Olhe de longe se os cabos estão esticados e a folha, reta.",
          "Anote quantas aberturas ele faz antes de parar.",
          "Fotografe a etiqueta do motor.",
        ],
      },
      {
        about: "visit",
        headings: ["O que o técnico mede e acerta", "Equilíbrio, corrente e parada"],
        slots: [
          [
            "Com a folha escorada e solta do motor, ele põe ou tira peso até ela andar leve, igual dos dois lados. A corrente do motor, medida antes e depois, prova que o esforço caiu.",
            "O equilíbrio é acertado com a folha em escora, peso por igual nas duas caixas. Depois se compara a corrente de antes com a de agora.",
            "Primeiro a escora, depois o contrapeso ou a mola, e a folha passa a andar sem esforço. A medição da corrente confirma o resultado.",
          ],
          [
            "Em seguida vêm capacitor e ponto de parada, e tudo leva até {trade.smallRepair} quando não há cabo a trocar. Se o enrolamento queimou, a troca em casa fica de {price.homeSwap}.",
            "Capacitor e fim de curso são vistos no fim; sem peça, são até {trade.smallRepair}. Motor já queimado se troca por um novo, de {price.homeSwap} instalado em casa.",
            "Faltam o capacitor e a parada, em até {trade.smallRepair} no total se os cabos estão bons. Queimado o fio, compare com a troca, de {price.homeSwap} em residência.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Motor mais forte resolve o basculante que esquenta?",
        answers: [
          "Não, se a folha está desequilibrada: o novo esquenta também e a folha segue perigosa.",
          "Só esconde. O esforço passa para cabo e braço, e o perigo na falta de luz continua.",
        ],
      },
      {
        question: "Quanto tempo esperar o motor esfriar?",
        answers: [
          "De meia hora a uma hora, com a tampa fechada. Se esquentar outra vez em poucos ciclos, pare de usar.",
          "Perto de uma hora, até a carcaça ficar fria. Repetir o ciclo quente gasta o enrolamento.",
        ],
      },
      {
        question: "O motor que desliga de quente já queimou?",
        answers: [
          "Ainda não: a proteção térmica agiu a tempo. Com cheiro de queimado ou disjuntor caindo, é provável que sim.",
          "Não, foi a térmica. Mas cada parada dessas envelhece o verniz do fio.",
        ],
      },
      {
        question: "Posso usar poucas vezes até o técnico vir?",
        answers: [
          "Uma ou duas vezes por dia, se a folha sobe reta e sem estalo. Com cabo frouxo ou folha torta, nenhuma.",
          "O mínimo, com pausa longa entre uma e outra. Se pender de um lado, deixe desligado.",
        ],
      },
    ],
    photo: "fotos de longe dos cabos e do contrapeso, a marca do motor e as aberturas por dia",
  },
  {
    id: "basculante-lento",
    broader: "lento",
    label: "Basculante lento",
    phrase: "o basculante lento",
    asks: [
      "basculante sobe devagar desce normal",
      "basculante sobe devagar desce rápido",
      "basculante sobe devagar mas desce normal",
      "subindo devagar",
      "sobe devagar",
      "sobe lento",
      "lento subir",
      "demora subir",
      "descendo devagar demais",
      "desce devagar demais",
      ...combine(basculante, [
        "lento",
        "lenta",
        "muito lento",
        "ficou lento",
        "devagar",
        "muito devagar",
        "sobe devagar",
        "lento subir",
        "lento descer",
        "demora subir",
        "demora abrir",
        "demora fechar",
        "demorando",
        "lentidão",
        "perdeu velocidade",
        "lento subir desce rápido",
        "sobe lento desce rápido",
        "sobe devagar desce rápido",
        "devagar subir rápido descer",
        "demora subir desce rápido",
        "abre devagar fecha rápido",
        "abre lento fecha rápido",
      ]),
      "basculante ficou devagar tempo",
      "basculante ficou devagar depois tempo",
    ],
    intent: "repair",
    answers: {
      any: [
        "O portão basculante lento, subindo devagar, está pesado ou sem força, por contrapeso leve, mola cansada, fuso seco, capacitor fraco ou tensão baixa. Se sobe devagar e desce rápido, está desequilibrado e a folha pode cair; nesse caso, pare de usar. O ajuste em casa parte de {price.preventive}, sem peças.",
        "Se o basculante sobe devagar mas desce normal, a causa costuma ser folha pesada, fuso e articulações secos ou capacitor fraco. Quando desce rápido, o contrapeso ou a mola falhou, e ninguém deve ficar embaixo. Não destrave para sentir o peso; a regulagem em residência começa em {price.preventive}, fora as peças.",
        "O portão subindo devagar tem peso demais ou força de menos, por contrapeso, mola, lubrificação, capacitor ou energia baixa. Se ele desce rápido, pare de usar e desligue o disjuntor, porque a folha pode cair. O técnico acerta com a folha escorada, a partir de {price.preventive} em casa, sem peças.",
      ],
    },
    sections: [
      {
        about: "causes",
        headings: ["O que a subida e a descida mostram", "Peso, graxa, capacitor ou modelo lento"],
        slots: [
          [
            "Subir com esforço e descer depressa é sinal de contrapeso leve, mola cansada ou folha que ganhou chapa ou madeira. Nesse caso o motor segura a folha sozinho, e há risco de queda.",
            "Subida lenta com descida rápida mostra que a folha está mais pesada que o contrapeso, por mola fraca ou revestimento novo. Só o motor segura o portão, que pode despencar.",
            "Quando o portão sobe forçando e desce solto, o contrapeso não equilibra mais a folha. A causa é mola, cabo ou peso acrescentado, e o perigo é a queda.",
          ],
          [
            "A lentidão nos dois sentidos vem de fuso sem graxa (a rosca que move a folha), capacitor fraco ou tensão baixa. Se o portão sempre foi assim, é o modelo, porque a velocidade de fábrica não muda na placa comum.",
            "Se abre e fecha devagar por igual, a suspeita é fuso seco, capacitor cansado ou energia fraca. O portão que é lento desde novo tem motor lento, e só outro motor o deixa mais rápido.",
            "Ficar devagar para cima e para baixo indica rosca sem graxa, capacitor no fim da vida ou rede baixa. Há também o motor lento de fábrica, que a regulagem não acelera.",
          ],
        ],
      },
      {
        about: "check",
        headings: ["Como medir o tempo sem risco", "Como cronometrar do lado de fora"],
        slots: [
          [
            "Só meça se a folha anda reta e desce normalmente; se despenca, não acione mais. Quem testa o peso é o técnico, com ela escorada.",
            "Use o cronômetro só se o portão desce devagar e reto. Com descida rápida ou folha torta, desligue o disjuntor e não teste.",
            "Meça de fora e uma vez só, com a folha reta. Se ela desce acelerando, deixe desligado e não destrave.",
          ],
        ],
        steps: [
          "Fique do lado de fora, sem ninguém embaixo.",
          "Cronometre uma subida e uma descida.",
          "Olhe de longe se a folha sobe reta e se os cabos estão esticados.",
          "Compare com o normal, perto de {opening.padrao} num basculante comum.",
          "Fotografe a etiqueta do motor.",
        ],
      },
      {
        about: "visit",
        headings: ["Como o técnico devolve a velocidade", "Folha leve primeiro, motor depois"],
        slots: [
          [
            "Com a folha escorada, o técnico acerta contrapeso, cabos e roldanas e lubrifica o fuso e as articulações. Depois mede o capacitor e a tensão com o portão andando e regula a desaceleração.",
            "O primeiro acerto é na folha, escorada: equilíbrio, cabos, rodas e graxa no fuso. Em seguida vêm as medições da parte elétrica e o ajuste da chegada.",
            "Equilíbrio e lubrificação, com a folha escorada, resolvem a maior parte dos casos. A medição do capacitor e da tensão, em movimento, mostra o resto.",
          ],
        ],
      },
      {
        about: "choose",
        headings: ["Se ele sempre foi lento", "Basculantes mais rápidos"],
        slots: [
          [
            "Com a folha equilibrada e até {width.quarterHp} de largura, dá para trocar por um kit mais rápido. Os kits instalados custam {models.pricesNamed} e abrem em {opening.padrao}, {opening.speedy} e {opening.jetflex}, nessa ordem.",
            "Para folha de até {width.quarterHp}, em equilíbrio, há motores de {opening.padrao}, {opening.speedy} e {opening.jetflex}. O kit instalado sai por {models.pricesNamed}.",
            "Quem quer velocidade deve trocar o motor, se a folha está leve e tem até {width.quarterHp}. Os kits instalados custam {models.pricesNamed}, com abertura em {opening.padrao}, {opening.speedy} e {opening.jetflex}.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Graxa no fuso deixa o basculante mais rápido?",
        answers: [
          "Ela devolve a velocidade perdida por fuso seco, e não mais que isso. Use a graxa indicada pelo fabricante, com o disjuntor desligado e a folha fechada.",
          "Se o fuso estava seco, o portão volta à velocidade normal, sem passar dela. Use a graxa certa, em pouca quantidade, com o portão fechado e sem energia.",
        ],
      },
      {
        question: "Capacitor maior acelera?",
        answers: [
          "Não, ele só esquenta o motor. Vale o valor da etiqueta, e a velocidade é a do modelo.",
          "Não, porque a velocidade é a do modelo. Acima do valor indicado, ele aquece o enrolamento do motor.",
        ],
      },
      {
        question: "Ele desce devagar demais. É defeito?",
        answers: [
          "Pode ser contrapeso pesado, guia apertada ou desaceleração longa na placa. Descida calma e constante é segura; se mudou de repente, peça o ajuste.",
          "Muitas placas descem mais devagar por segurança. Se a lentidão surgiu agora, o técnico confere contrapeso, guia e programação.",
        ],
      },
      {
        question: "No frio ele fica mais lento?",
        answers: [
          "Um pouco, porque a graxa endurece e o capacitor cansado perde força. Se a diferença é grande, há peça no fim da vida.",
          "Sim, nas primeiras aberturas, porque a graxa fria pesa. Uma lentidão que dura o dia todo já é outra causa.",
        ],
      },
    ],
    photo: "um vídeo da subida e da descida completas, se for seguro, e uma foto da etiqueta do motor",
  },
];
