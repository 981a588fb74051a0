import type { NarrowConcept } from "#domain/knowledge/concept.ts";

/** What people look for with the gate before them: two symptoms, both ways of a lever, several parts, a calendar. */
export const buscasDeUso: NarrowConcept[] = [
  {
    id: "quantos-anos-dura-o-motor",
    broader: "vida-util",
    label: "Quantos anos dura o motor",
    phrase: "quantos anos dura o motor de portão",
    asks: [
      "quantos anos dura motor",
      "quanto tempo dura motor",
      "quanto dura motor",
      "dura quantos anos motor",
      "dura quanto tempo motor",
      "vida útil motor",
      "vida útil motor portão",
      "durabilidade motor",
      "quantos anos dura residencial",
      "motor dura quanto",
      "quanto dura portão eletrônico",
      "quantos anos dura portão",
      "quanto em quanto tempo trocar motor",
      "de quanto em quanto tempo troca motor portão",
      "com quantos anos trocar motor",
      "quantos anos trocar motor",
    ],
    intent: "question",
    answers: {
      any: [
        "Um motor de portão residencial dura em geral de {trade.life}, com folha leve e revisão {visits.home}. Nesse tempo se trocam peças de desgaste, como capacitor, roldana e cabo de aço; vale trocar o motor inteiro quando o redutor (a caixa de engrenagens) ou o enrolamento falha, por {price.homeSwap}, com mão de obra.",
        "Quanto tempo dura o motor de portão depende do peso e do uso: em casa, com manutenção em dia, conte de {trade.life}. Capacitor, roldanas e cabo de aço se trocam antes; redutor gasto ou enrolamento queimado pede motor novo, que custa de {price.homeSwap} instalado.",
        "A cada quantos anos trocar o motor? De {trade.life} é o que se espera do motor de um portão residencial que corre leve e recebe revisão {visits.home}. Cabo de aço, capacitor e roldana acabam primeiro e são trocados; o motor só se troca quando a caixa de engrenagens ou o enrolamento se perde, de {price.homeSwap} com a mão de obra.",
      ],
    },
    sections: [
      {
        about: "what",
        headings: ["O que se gasta antes do motor", "A vida de cada peça do motor"],
        slots: [
          [
            "Cada peça tem o seu ritmo, e trocar uma delas não significa que o motor acabou. O calor, a chuva e o peso da folha mandam mais que a data.",
            "As peças não acabam juntas, e a maioria se troca sozinha, sem mexer no motor. O que decide é o estado de cada uma, e não o ano da instalação.",
            "Trocar uma peça de desgaste faz parte da vida do motor e não indica o fim dele. Peso, calor e umidade contam mais que o calendário.",
          ],
        ],
        bullets: [
          "Capacitor: costuma ser a primeira troca; o motor ronca ou demora a partir",
          "Cabo de aço e roldanas: pelo estado, como fio partido, ferrugem ou rolamento preso",
          "Engrenagem: acompanha o motor em folha leve e gasta em poucos anos na pesada",
          "Placa: sem prazo; raio e surto de energia são o que mais a queima",
          "Redutor e enrolamento: marcam o fim do motor",
        ],
      },
      {
        about: "causes",
        headings: ["O que encurta a vida do motor de casa", "Por que alguns motores duram menos"],
        slots: [
          [
            "A folha é a causa número um: desequilibrada, arrastando ou raspando, ela cobra esforço em cada abertura e leva junto capacitor, engrenagem e enrolamento.",
            "O que mais gasta um motor é o próprio portão. Uma folha que pesa ou raspa aquece o enrolamento e come os dentes da engrenagem todos os dias.",
            "Portão pesado ou desregulado vem primeiro, porque cada abertura exige do motor mais do que ele foi feito para dar.",
          ],
          [
            "Depois vêm o uso acima do previsto, com 20 ou mais aberturas por dia em motor simples, a tensão baixa, a falta de aterramento e a água dentro da caixa.",
            "Em seguida contam as muitas aberturas por dia (passar de 20 já pesa num modelo simples), a rede fraca, a chuva que entra na caixa e o aterramento que falta.",
            "Somam-se a isso umidade na caixa, instalação sem terra, tensão abaixo do normal e movimento demais: 20 aberturas diárias é muito para um motor básico.",
          ],
        ],
      },
      {
        about: "replace",
        headings: ["Trocar o motor ou consertar", "Quando o conserto deixa de valer"],
        slots: [
          [
            "Conserte enquanto o defeito for em peça que se troca e o redutor estiver firme. Folga no redutor, enrolamento queimado, modelo sem reposição ou dois defeitos no mesmo ano pesam a favor do motor novo.",
            "Vale consertar quando a falha é de peça comum e as engrenagens não têm folga. Se já são dois consertos no ano, se o modelo perdeu reposição ou o enrolamento queimou, compare com a troca.",
            "O conserto compensa com redutor firme e peça à venda. Compare com a troca se o enrolamento queimou, se há folga nas engrenagens, se não existe mais peça ou se o defeito voltou no mesmo ano.",
          ],
          [
            "Não há data certa para trocar: um motor de dez anos em folha leve pode seguir, e um de cinco em portão pesado pode estar no fim.",
            "A idade sozinha não manda trocar, já que dez anos em portão leve pesam menos que cinco numa folha que raspa.",
            "Trocar só pela idade não faz sentido: com folha leve, dez anos podem ser meia vida; com folha pesada, cinco já cansam.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Motor parado por muito tempo estraga?",
        answers: [
          "Pode: a graxa endurece, o capacitor perde capacidade e a umidade entra na placa. Acionar uma vez por semana já evita boa parte disso.",
          "Sim, meses sem uso ressecam a graxa, enfraquecem o capacitor e deixam a umidade agir. Uma abertura por semana resolve quase tudo.",
        ],
      },
      {
        question: "Como fazer o motor durar mais?",
        answers: [
          "Mantenha trilho e roldanas limpos, tampa fechada e protetor de surto, com revisão {visits.home}. Em casa ela parte de {price.preventive}, sem peças.",
          "Folha leve, caixa vedada, protetor contra surto e revisão {visits.home} são o que mais ajuda. A visita preventiva residencial começa em {price.preventive}, sem peças.",
        ],
      },
      {
        question: "Motor rápido dura menos?",
        answers: [
          "Não por ser rápido. Com inversor, que acelera e freia aos poucos, ele sofre menos tranco que um comum; o que encurta a vida é folha mal regulada.",
          "A velocidade sozinha não gasta. Modelos com inversor partem e param suave, e o desgaste continua ligado ao peso da folha e ao número de aberturas.",
        ],
      },
      {
        question: "Quanto tempo o motor tem de garantia?",
        answers: [
          "O motor novo tem {warranty.motor} de garantia de fábrica, e a instalação, {warranty.installation}. Conserto tem 90 dias, pela lei.",
          "São {warranty.motor} da fábrica para o motor e {warranty.installation} para a instalação. No conserto, a lei dá 90 dias.",
        ],
      },
    ],
    photo: "uma foto da etiqueta do motor e um vídeo do portão abrindo, com som",
  },
  {
    id: "placa-ou-motor-inteiro",
    broader: "placa",
    label: "Consertar a placa ou trocar o motor",
    phrase: "a escolha entre consertar a placa e trocar o motor inteiro",
    asks: [
      "quando trocar placa",
      "vale pena consertar placa",
      "compensa consertar placa",
      "vale consertar placa",
      "placa ou motor inteiro",
      "trocar só placa ou motor inteiro",
      "trocar placa ou motor inteiro anos",
      "trocar só placa ou motor inteiro anos",
      "placa ou motor inteiro anos",
      "trocar placa manter motor antigo",
      "trocar só placa manter motor antigo vale pena",
      "só placa motor antigo vale pena",
      "placa nova motor antigo vale pena",
      "placa nova motor velho",
      "placa ou trocar motor",
      "consertar placa ou trocar motor",
      "trocar placa ou motor",
      "trocar placa ou trocar motor",
      "placa ou motor novo",
      "trocar placa ou comprar motor",
      "só placa ou motor inteiro",
      "placa queimada trocar motor",
      "placa queimou trocar motor inteiro",
      "consertar placa ou motor novo",
      "placa ou motor queimado",
      "como saber placa ou motor",
      "placa queimou placa ou motor todo",
      "placa queimou troco placa ou motor",
      "placa ou motor todo",
      "placa queimou ou motor todo",
      "troco placa ou motor",
      "preço placa quase motor compensa",
      "decidir arrumar placa comprar outro motor",
    ],
    intent: "comparison",
    answers: {
      any: [
        "Vale a pena trocar a placa, e manter o motor antigo, se ela foi a única a falhar e o redutor, as engrenagens de dentro, está firme: aí compensa trocar só a placa. Troque o motor inteiro do portão se o enrolamento queimou, há folga ou a placa passa da faixa de {price.homeSwapHalf}, metade da troca, que em casa fica de {price.homeSwap}.",
        "Se a placa queimou e o motor antigo ainda é forte e silencioso, compensa trocar só a placa e manter o motor. Trocar o motor inteiro do portão vale a pena quando o redutor tem folga, o enrolamento queimou ou a conta passa da faixa de {price.homeSwapHalf}, metade dos {price.homeSwap} da troca em casa; a medição mostra qual dos dois falhou.",
        "Entre trocar a placa ou o motor inteiro do portão, decide a medição: com enrolamento e engrenagens em ordem, compensa trocar só a placa e manter o motor antigo, mesmo com 8 anos. Com folga no redutor ou {trade.life} de uso, o motor inteiro rende mais, de {price.homeSwap} em casa, já com mão de obra.",
      ],
      repair: [
        "Placa queimada não obriga a trocar o motor todo: compensa trocar só a placa, ou consertá-la, se o redutor está firme e o motor tem força. O conjunto entra quando o enrolamento queimou ou o valor passa da faixa de {price.homeSwapHalf}, metade da troca em casa, que fica de {price.homeSwap}.",
        "Se queimou só a eletrônica, compensa trocar só a placa e manter o motor. Vale o motor inteiro, de {price.homeSwap} na troca em casa, quando as engrenagens têm folga, o enrolamento está em curto ou ele já chegou aos {trade.life}.",
      ],
    },
    sections: [
      {
        about: "signs",
        headings: ["Como saber se é a placa ou o motor", "Sintomas de placa e sintomas de motor"],
        slots: [
          [
            "Nenhum sinal é certeza, porque um fusível ou uma fotocélula imita placa queimada. Eles dizem por onde começar, e a medição confirma.",
            "Use os sintomas como pista, já que fotocélula suja e fusível aberto parecem placa ruim. Quem decide é a medição.",
            "O comportamento aponta o suspeito, e o instrumento confirma: um simples fusível engana.",
          ],
        ],
        bullets: [
          "Mudo, abre sozinho ou apaga os controles: placa",
          "Estala e não gira: relé da placa, fio ou capacitor",
          "Ronca e não anda: capacitor ou folha presa",
          "Cheiro de queimado e disjuntor que cai: motor ou placa em curto",
          "Gira e a folha não anda: engrenagem",
        ],
      },
      {
        about: "cost",
        headings: ["A conta da placa e a conta do motor", "Placa nova contra motor novo"],
        slots: [
          [
            "A placa soma a peça, a mão de obra e a gravação dos controles, e a de motor comum custa menos que a de inversor. O motor novo já vem com a placa e com {warranty.motor} de garantia; em portão pesado, a troca fica de {price.heavySwap}.",
            "Na placa pagam-se a peça e a montagem, com valor maior se o motor tem inversor. Já o conjunto traz a central junto e {warranty.motor} de garantia de fábrica, e custa de {price.heavySwap} em folha pesada.",
            "Placa de motor comum é a mais barata, a de inversor a mais cara, e as duas somam a mão de obra. O motor trocado, de {price.heavySwap} nos pesados, inclui placa nova e {warranty.motor} de garantia.",
          ],
          [
            "Placa fora de linha pode dar lugar a uma universal, ou voltar do reparo de bancada, se só um componente queimou.",
            "Antes de desistir da placa, veja o conserto de bancada ou uma universal compatível, quando a original saiu de linha.",
            "Sem a original à venda, restam a universal que combine e o reparo, possível quando o dano é de um componente.",
          ],
        ],
      },
      {
        about: "causes",
        headings: ["Antes de pôr placa nova", "Por que a placa queima"],
        slots: [
          [
            "Surto da rede, água e formiga são as causas comuns, mas um motor em curto ou travado também queima a placa. Por isso o técnico mede capacitor e enrolamento antes de ligar outra.",
            "A queima vem quase sempre de pico de energia, umidade ou inseto, e às vezes do próprio motor em curto. Medir o enrolamento antes evita perder a placa nova.",
            "Pico na rede, água na caixa, formigas e motor em curto estão entre as causas. Se a última não for descartada, a próxima placa queima no primeiro acionamento.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Vale pôr placa nova em motor velho?",
        answers: [
          "Placa nova em motor velho vale com o redutor sem folga e a folha leve. Se ela já queimou de novo, ou o motor tem {trade.life} e outros defeitos, o dinheiro rende mais em motor novo, depois de achada a causa.",
          "Se o motor ainda é firme e silencioso, a placa nova vale. Quando ela queima de novo, meça o motor antes, porque um curto nele leva qualquer placa.",
        ],
      },
      {
        question: "Placa universal serve?",
        answers: [
          "Serve em muitos motores de capacitor, com tensão e fim de curso iguais. Em motor com inversor, não.",
          "No motor comum, costuma servir e custa menos que a original. O de inversor ou encoder só aceita a própria.",
        ],
      },
      {
        question: "Os controles continuam funcionando com a placa nova?",
        answers: [
          "Continuam, se ela aceitar o mesmo código e a mesma frequência, depois de gravados de novo. Senão, entram outros ou um receptor avulso.",
          "Depende do código. Os compatíveis são recadastrados, e os demais ganham um receptor à parte.",
        ],
      },
      {
        question: "Quanto custa a medição?",
        answers: [
          "A visita com medição e regulagem em casa parte de {price.preventive}, sem peças. Ela mostra se falhou a placa, o motor ou só um capacitor.",
          "Em residência, a partir de {price.preventive}, fora as peças. Muitas vezes o culpado é um capacitor, bem mais barato que os dois.",
        ],
      },
    ],
    photo: "uma foto da etiqueta do motor, outra do controle e um vídeo com som, se ele ainda anda sem risco",
  },
  {
    id: "range-e-treme",
    broader: "treme",
    label: "Portão que range e treme",
    phrase: "o portão que range e treme",
    asks: [
      "rangendo tremendo",
      "range treme",
      "portão rangendo tremendo",
      "tremendo rangendo abre",
      "tremendo fazendo barulho",
      "treme faz barulho",
      "treme range",
      "vibrando fazendo barulho",
      "balança range",
      "tremendo barulho",
      "chiando tremendo",
      "trepidando rangendo",
    ],
    intent: "repair",
    answers: {
      any: [
        "Um portão que range e treme ao abrir tem peça seca e peça com folga ao mesmo tempo: no de correr, roldana com rolamento gasto e trilho sujo; no de abrir, dobradiça seca e pino gasto. No basculante, pare de usar: cabo gasto ou contrapeso desequilibrado é perigoso.",
        "Rangendo e tremendo, o portão pede exame das rodas e das folgas: roldana gasta e trilho torto no de correr, dobradiça e suporte soltos no de abrir. Um basculante que treme fica parado, com o disjuntor desligado, até verem cabos e contrapeso.",
      ],
    },
    sections: [
      {
        about: "causes",
        headings: ["Por que o portão treme e range", "Tremor e rangido: onde cada um nasce"],
        slots: [
          [
            "O tremor mostra folga ou obstáculo: só na partida, suporte do motor ou cremalheira frouxa; o tempo todo, roldana ou rolamento; sempre no mesmo ponto, trilho ou guia.",
          ],
          [
            "O rangido mostra metal sem lubrificante ou rolamento no fim; uma roldana que range se troca, não se lubrifica.",
          ],
          [
            "No basculante, tremer é o sinal mais sério: fio de cabo partido, contrapeso que não equilibra ou braço com folga.",
          ],
        ],
      },
      {
        about: "check",
        headings: ["O que ver sem risco", "Teste por fora, com o disjuntor desligado"],
        slots: [["Olhe de longe primeiro; cabo, mola e contrapeso não se tocam."]],
        steps: [
          "Basculante que treme: não acione mais, desligue o disjuntor e fotografe cabos e contrapeso de longe.",
          "De correr ou de abrir: assista a um ciclo de longe e note em que ponto treme e em que ponto range.",
          "Desligue o disjuntor.",
          "No de correr, varra o trilho e veja se alguma roldana está torta ou fora dele.",
          "No de abrir, limpe as dobradiças e ponha pouco lubrificante.",
        ],
      },
      {
        about: "visit",
        headings: ["O que o técnico faz", "Como se acaba com o tremor e o rangido"],
        slots: [
          [
            "Folgas são acertadas e roldana ou rolamento gasto é trocado; depois vêm lubrificação, fim de curso e força.",
          ],
          [
            "A visita de revisão em casa parte de {price.preventive}, sem peças, e o valor da peça é dito antes da troca.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Posso continuar usando o portão que range e treme?",
        answers: [
          "O de correr e o de abrir, por pouco tempo e se a folha está reta e no trilho. O basculante que treme, não: desligue o disjuntor.",
        ],
      },
      {
        question: "Lubrificar resolve o portão que range e treme?",
        answers: [
          "Resolve o rangido de dobradiça e cremalheira seca, a cada 3 meses em pouca quantidade. O tremor é folga ou peça gasta, e só acaba com ajuste ou troca.",
        ],
      },
      {
        question: "O portão treme só quando começa a andar. O que é?",
        answers: ["É suporte do motor solto, cremalheira com folga demais ou força alta na partida."],
      },
    ],
    photo: "um vídeo com som de um ciclo inteiro, feito de longe, e uma foto do portão",
  },
  {
    id: "pecas-peccinin",
    broader: "peccinin",
    label: "Peças de reposição Peccinin",
    phrase: "as peças de reposição para motor Peccinin",
    asks: [
      "coroa peccinin",
      "engrenagem peccinin",
      "coroa motor peccinin",
      "engrenagem motor peccinin",
      "fim curso peccinin",
      "peccinin coroa placa",
      "peccinin coroa fim curso",
      "peças peccinin coroa placa fim curso",
      "peças reposição motor peccinin coroa placa fim curso",
      "peças reposição peccinin placa",
      "reposição peccinin",
    ],
    intent: "buying",
    answers: {
      any: [
        "As peças Peccinin mais trocadas são três: a coroa, engrenagem do redutor, quando o motor gira e o portão não anda; a placa, quando ele não responde ou abre sozinho; e o fim de curso, quando bate ou não para no ponto. A etiqueta do motor diz a versão certa de cada uma.",
        "Vendemos peças para motor Peccinin, com ou sem a troca: coroa, que é a engrenagem de dentro, placa, capacitor e fim de curso. Mande a foto da etiqueta, e dizemos se há a peça, original ou compatível, e o valor; a visita para trocar, em casa, parte de {price.preventive}, sem peças.",
        "Temos peças de motor Peccinin {em}, entregues ou já trocadas no seu portão: engrenagem, placa, capacitor e fim de curso. A foto da etiqueta diz a versão certa, se há a peça e o valor; a visita para trocar, em casa, parte de {price.preventive}, sem peças.",
        "As peças de reposição para motor Peccinin {em} são pedidas pela foto da etiqueta: dizemos se a coroa, a placa ou o fim de curso do seu modelo ainda existe, original ou compatível, e quanto custa com e sem a troca.",
      ],
    },
    sections: [
      {
        about: "what",
        headings: ["Coroa, placa e fim de curso: o que faz cada peça", "As três peças Peccinin, por sintoma"],
        slots: [
          [
            "A coroa é a engrenagem que o sem-fim do motor gira dentro do redutor; dente comido faz estalo, e o motor gira sem mover a folha.",
          ],
          [
            "A placa é a central: recebe o controle, liga o motor e o desliga; queimada, deixa o portão mudo, com estalo ou abrindo sozinho.",
          ],
          [
            "Fim de curso avisa onde parar, por ímã e sensor ou por chave mecânica, conforme o modelo; com defeito, o portão bate, deixa fresta ou não desliga.",
          ],
        ],
      },
      {
        about: "check",
        headings: ["Como pedir a peça certa", "O que informar para achar a peça"],
        slots: [
          ["Modelo, tensão e potência estão na etiqueta da carcaça, que se fotografa sem abrir a tampa."],
          [
            "A coroa se confere ainda pelo número de dentes e pelo furo do eixo, e placa, pelo código impresso, que o técnico lê com a energia cortada.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["Quanto custa a peça com a troca", "Peça, mão de obra e motor novo"],
        slots: [
          ["O orçamento soma a peça e a mão de obra, com valor dito pela foto, sem custo."],
          ["Com coroa e placa ruins no mesmo motor, compare com a troca dele, de {price.homeSwap} em casa."],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Ainda existe peça para Peccinin antigo?",
        answers: [
          "Para muitos modelos, sim. Uma placa fora de linha pode dar lugar a uma universal compatível; coroa e fim de curso se conferem pela etiqueta.",
        ],
      },
      {
        question: "A coroa gasta estraga mais alguma peça do motor?",
        answers: [
          "Sim: o pó e os pedaços de dente vão para a graxa e gastam o sem-fim. Uma folha pesada é a causa mais comum e se corrige junto.",
        ],
      },
      {
        question: "O fim de curso do Peccinin se regula ou se troca?",
        answers: [
          "Primeiro se regula: ímã que andou volta ao lugar. Sensor ou chave que não responde é trocado, e o percurso é gravado de novo.",
        ],
      },
    ],
    photo: "uma foto da etiqueta do motor Peccinin e um vídeo do defeito, com som",
  },
  {
    id: "manual-e-automatico",
    broader: "chave-de-destravamento",
    label: "Passar para o manual e voltar ao automático",
    phrase: "a passagem do portão para o manual e a volta ao automático",
    asks: [
      "abrir eletrônico manual",
      "abrir automático manual",
      "abrir portão eletrônico manual",
      "abrir portão automático manual",
      "destravar eletrônico manual",
      "passar automático manual",
      "colocar automático manual",
      "deixar automático manual",
      "deixar eletrônico manual",
      "fechar eletrônico manual",
      "passar motor manual voltar automático",
      "modo manual voltar automático",
      "manual depois voltar automático",
      "passar manual depois automático",
      "colocar manual voltar automático",
      "passar portão manual",
      "colocar portão manual",
      "passar modo manual",
      "colocar modo manual",
      "deixar portão manual",
      "deixar modo manual",
      "modo manual portão",
      "modo manual motor",
      "como usar modo manual",
      "portão automático modo manual",
      "mudar automático manual",
      "passar automático para manual",
      "tirar automático deixar manual",
      "trocar entre manual automático motor",
    ],
    intent: "how-to",
    answers: {
      any: [
        "Para passar ao manual, desligue o disjuntor, deixe o portão fechado e gire a chave ou puxe a alavanca de destravamento do motor; mova a folha devagar. Para voltar ao automático, feche, gire a chave de volta até engatar e só então religue. No basculante, só com a folha fechada e equilibrada.",
        "Do automático para o manual: disjuntor desligado, portão fechado, chave ou alavanca de destravamento girada. De volta ao automático: feche a folha, gire a chave ao contrário até engatar, religue e faça um ciclo olhando. Basculante pesado ou com cabo ruim não se destrava.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["Passar para o modo manual, passo a passo", "Do automático ao manual"],
        slots: [
          ["A chave fica sob uma tampinha ou na lateral do motor; em muitos basculantes é uma alavanca ou um cordão."],
        ],
        steps: [
          "Desligue o disjuntor do portão e o nobreak, se houver.",
          "Deixe o portão fechado e ninguém no caminho; basculante só se a folha está equilibrada e os cabos, inteiros.",
          "Abra a tampinha, gire a chave até o fim ou puxe a alavanca.",
          "Mova a folha devagar com as duas mãos; se pesar ou correr sozinha, pare e trave de novo.",
          "Feche e tranque por dentro, porque destravado o motor não segura o portão.",
        ],
      },
      {
        about: "replace",
        headings: ["Voltar para o automático, passo a passo", "Do manual ao automático"],
        slots: [["Tire antes o cadeado ou ferrolho usado no período manual."]],
        steps: [
          "Com o disjuntor ainda desligado, feche o portão.",
          "Gire a chave ou devolva a alavanca à posição de trabalho.",
          "No de correr plano, mova a folha alguns centímetros até ouvir o engate; no basculante, não force.",
          "Religue o disjuntor, afaste-se e faça um ciclo inteiro olhando.",
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Por que o motor gira sem levar o portão depois de voltar a chave?",
        answers: [
          "O engate não encaixou. Desligue o disjuntor, gire a chave até o fim e repita; se continuar, o mecanismo precisa de reparo.",
        ],
      },
      {
        question: "Preciso programar os controles de novo?",
        answers: ["Não. Destravar e travar não mexe na memória; em alguns modelos o primeiro ciclo é mais lento."],
      },
      {
        question: "Posso deixar o portão sempre no manual?",
        answers: [
          "Não convém: destravado, ele fica sem tranca e sem freio. Por alguns dias, use ferrolho e mantenha o disjuntor desligado.",
        ],
      },
    ],
    photo: "uma foto do ponto de destravamento e da etiqueta do motor",
  },
  {
    id: "plano-de-manutencao",
    broader: "manutencao",
    label: "Plano de manutenção mensal a anual",
    phrase: "o plano de manutenção do portão",
    asks: [
      "plano manutenção portão síndico",
      "plano manutenção",
      "plano manutenção trimestral",
      "manutenção trimestral",
      "revisão trimestral",
      "plano mensal manutenção casa",
      "plano mensal manutenção residencial",
      "plano manutenção semestral",
      "plano manutenção anual",
      "cronograma manutenção",
      "calendário manutenção",
      "manutenção mensal trimestral",
      "manutenção mensal trimestral semestral",
      "manutenção bimestral",
      "revisão semestral",
      "revisão mensal",
      "manutenção mensal o que fazer",
      "plano revisão portão",
      "rotina manutenção",
      "manutenção semestral portão",
      "manutenção mensal portão",
      "manutenção anual portão",
      "plano manutenção preventiva",
      "manutenção cada 3 meses",
      "manutenção cada 6 meses",
      "manutenção três meses",
      "plano manutenção portão",
      "portão cada mês cada semestre",
    ],
    intent: "question",
    answers: {
      any: [
        "Um plano de manutenção de portão automático tem quatro ritmos: mensal, limpar trilho e lentes e olhar de longe; trimestral, lubrificar dobradiças e testar fotocélula e destravamento; semestral, cuidar da cremalheira e, em prédio, chamar o técnico; anual, revisão completa em casa, a partir de {price.preventive}, sem peças.",
        "A manutenção mensal do portão é limpeza e observação, feita pelo dono ou, em condomínio, pelo zelador: varrer o trilho, limpar as lentes, testar a fotocélula e ouvir um ciclo. O técnico vem uma vez por ano em casa e a cada três ou seis meses em condomínio, com orçamento grátis por fotos.",
        "A manutenção semestral de portão eletrônico cabe ao técnico em prédio, comércio e empresa: folha, cabos, capacitor, fim de curso, força e fotocélula. Em casa, uma visita por ano basta, a partir de {price.preventive}, sem peças, e aos seis meses se limpa e lubrifica a cremalheira.",
        "A manutenção trimestral do portão é leve: pouco lubrificante em dobradiças e pinos, teste da fotocélula e do destravamento e pilhas conferidas. O técnico vem uma vez por ano em casa, a partir de {price.preventive}, sem peças, e a cada seis meses, no mínimo, em prédio.",
        "Na manutenção anual do portão de casa, o técnico confere folha, cabos, roldanas, capacitor, fim de curso, força e fotocélula, a partir de {price.preventive}, sem peças. Todo mês, limpe trilho e lentes; a cada três, ponha pouco lubrificante nas dobradiças.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["O plano mês a mês", "Mensal, trimestral, semestral e anual"],
        slots: [["Tudo se faz com o disjuntor desligado, menos os testes; cabo, mola e contrapeso são do técnico."]],
        steps: [
          "Mensal: varrer o trilho, limpar as lentes da fotocélula e olhar de longe cabos, soldas e parafusos.",
          "Trimestral: pôr pouco lubrificante em dobradiças e pinos, trocar pilhas fracas e testar fotocélula e destravamento.",
          "Semestral: limpar e lubrificar a cremalheira; em prédio e empresa, visita do técnico.",
          "Anual: revisão do técnico em casa, com folha, cabos, capacitor, fim de curso, força e aperto.",
        ],
      },
      {
        about: "visit",
        headings: ["Quando o trimestral vale a pena", "Casa, prédio e empresa: qual ritmo"],
        slots: [
          ["Em casa, basta o técnico {visits.home}; o trimestral do morador é limpeza e teste."],
          [
            "Uma visita trimestral do técnico compensa em garagem com muito movimento, escola, comércio e portão pesado; o mínimo coletivo é {visits.business}.",
          ],
          ["Portão perto do mar, de obra ou de rua de terra pede um ritmo mais curto."],
        ],
      },
      {
        about: "cost",
        headings: ["Quanto custa o plano", "Valor por visita e por portão"],
        slots: [
          [
            "Em casa, a revisão parte de {price.preventive}, sem peças, e fica em geral de {price.preventiveRange} se há muito a ajustar.",
          ],
          [
            "Em prédio e empresa, o valor é por portão e por visita, conforme peso e fluxo, com orçamento grátis por fotos.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "A manutenção do portão precisa de contrato?",
        answers: [
          "Não é obrigatório. Em condomínio, um plano por escrito ajuda, porque fixa as visitas e o que se testa em cada uma.",
        ],
      },
      {
        question: "O que o zelador pode fazer no portão?",
        answers: [
          "O zelador pode varrer o trilho, limpar lentes, testar a fotocélula com uma caixa e anotar ruído novo. Em tampa, cabo e contrapeso ele não mexe.",
        ],
      },
      {
        question: "O que anotar em cada visita de manutenção?",
        answers: ["Data, o que foi testado, o que foi trocado e o que ficou pendente, com a nota do serviço."],
      },
    ],
    photo: "fotos do portão inteiro e da etiqueta do motor, e quantas vezes ele abre por dia",
  },
];
