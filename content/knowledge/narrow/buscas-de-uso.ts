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
        "Um motor de portão residencial dura em geral de {trade.life}, com folha leve e revisão {visits.home}. Nesse tempo se trocam peças de desgaste, como capacitor, roldana e cabo de aço. O motor inteiro só precisa ser trocado quando o redutor (a caixa de engrenagens) ou o enrolamento falha, por {price.homeSwap}, com mão de obra.",
        "Em casa, com manutenção em dia, um motor de portão dura de {trade.life}, e esse tempo depende do peso da folha e do uso. Capacitor, roldanas e cabo de aço se trocam antes. Quando o redutor se gasta ou o enrolamento queima, um motor novo custa de {price.homeSwap}, instalado.",
        "A troca do motor de portão acontece em geral a cada {trade.life}, com folha leve e revisão {visits.home}. Cabo de aço, capacitor e roldana acabam primeiro e são trocados sozinhos. O motor só se troca quando a caixa de engrenagens ou o enrolamento falha, por {price.homeSwap}, com a mão de obra.",
        "O motor de portão dura de {trade.life} em casa, e menos tempo em folha pesada ou com muitas aberturas por dia. Um motor antigo que ainda move a folha com folga não precisa ser trocado pela idade. Quando o redutor ou o enrolamento falha, a troca residencial fica de {price.homeSwap}, instalada.",
      ],
    },
    sections: [
      {
        about: "what",
        headings: ["O que se gasta antes do motor", "Quanto dura cada peça do motor"],
        slots: [
          [
            "As peças não acabam juntas, e trocar uma delas não significa que o motor acabou. O estado de cada uma conta mais que o ano da instalação.",
            "Cada peça tem um prazo, e a maioria se troca sozinha, sem mexer no motor. O que decide é o estado de cada uma, e não a idade.",
            "Trocar uma peça de desgaste faz parte da vida do motor e não indica o fim dele. O calor e a umidade contam mais que o calendário.",
          ],
        ],
        bullets: [
          "Capacitor: costuma ser a primeira troca; o motor ronca ou demora a partir",
          "Cabo de aço e roldanas: trocam-se pelo estado, com fio partido, ferrugem ou rolamento preso",
          "Engrenagem: dura tanto quanto o motor em folha leve e poucos anos em folha pesada",
          "Placa: não tem prazo; raio e surto de energia são o que mais a queima",
          "Redutor e enrolamento: quando falham, o motor chegou ao fim",
        ],
      },
      {
        about: "causes",
        headings: ["O que encurta a vida do motor", "Por que alguns motores duram menos"],
        slots: [
          [
            "A folha do portão vem em primeiro lugar. Quando está desequilibrada ou raspa, ela força o motor em cada abertura e desgasta o capacitor, a engrenagem e o enrolamento.",
            "O que mais gasta um motor é o próprio portão. Uma folha que pesa ou raspa aquece o enrolamento e desgasta os dentes da engrenagem todos os dias.",
            "O portão pesado ou desregulado é a causa mais comum, porque cada abertura exige do motor mais do que ele foi feito para dar.",
          ],
          [
            "Depois vêm o uso acima do previsto, com 20 ou mais aberturas por dia em motor simples, a tensão baixa, a falta de aterramento e a água dentro da caixa.",
            "Em seguida contam as muitas aberturas por dia (mais de 20 já é muito para um modelo simples), a tensão baixa, a chuva que entra na caixa e a falta de aterramento.",
            "Também encurtam a vida a umidade na caixa, a instalação sem aterramento, a tensão abaixo do normal e o uso intenso, com muitas aberturas seguidas num motor básico.",
          ],
        ],
      },
      {
        about: "replace",
        headings: ["Quando consertar e quando trocar o motor", "Quando o conserto deixa de valer"],
        slots: [
          [
            "Conserte enquanto o defeito for numa peça que se troca e o redutor estiver firme. Com folga no redutor, enrolamento queimado, modelo sem peças ou dois defeitos no mesmo ano, compensa mais o motor novo.",
            "Vale consertar quando a falha é de peça comum e as engrenagens não têm folga. Se já são dois consertos no ano, se não há mais peças ou se o enrolamento queimou, compare com a troca.",
            "O conserto compensa com redutor firme e peça à venda. Compare com a troca se o enrolamento queimou, se há folga nas engrenagens, se não existe mais peça ou se o defeito voltou no mesmo ano.",
          ],
          [
            "Não há data certa para trocar: um motor de dez anos em folha leve pode continuar bom, e um de cinco em portão pesado pode estar no fim.",
            "A idade sozinha não obriga a trocar, já que dez anos em portão leve desgastam menos que cinco numa folha que raspa.",
            "Trocar só pela idade não faz sentido, porque um motor de folha leve pode passar de dez anos e o de folha pesada pode acabar em cinco.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Motor parado por muito tempo estraga?",
        answers: [
          "Pode, porque a graxa endurece, o capacitor perde capacidade e a umidade entra na placa. Acionar uma vez por semana já evita boa parte disso.",
          "Sim, meses sem uso ressecam a graxa, enfraquecem o capacitor e deixam a umidade agir. Uma abertura por semana resolve quase tudo.",
          "Estraga aos poucos. Em casa de praia ou imóvel vazio, peça a alguém que acione o portão uma vez por semana.",
        ],
      },
      {
        question: "Como fazer o motor durar mais?",
        answers: [
          "Mantenha trilho e roldanas limpos, tampa fechada e protetor de surto no quadro. A revisão em casa parte de {price.preventive}, sem peças.",
          "O que mais ajuda é a folha leve, a caixa vedada e o protetor contra surto. A visita preventiva residencial começa em {price.preventive}, sem peças.",
          "Limpe o trilho, deixe a caixa bem fechada e não adie a regulagem quando a folha começa a pesar. Uma revisão em casa custa a partir de {price.preventive}, sem peças.",
        ],
      },
      {
        question: "Motor rápido dura menos?",
        answers: [
          "Não por ser rápido. Com inversor, que acelera e freia aos poucos, ele sofre menos tranco que um comum; o que encurta a vida é a folha mal regulada.",
          "A velocidade sozinha não gasta. Modelos com inversor partem e param suave, e o desgaste continua ligado ao peso da folha e ao número de aberturas.",
          "Em geral, não. O motor com inversor acelera aos poucos e dá menos tranco; só a placa é mais sensível a surtos.",
        ],
      },
      {
        question: "Quanto tempo o motor tem de garantia?",
        answers: [
          "O motor novo tem {warranty.motor} de garantia de fábrica, e a instalação, {warranty.installation}. O conserto tem 90 dias, pela lei.",
          "São {warranty.motor} da fábrica para o motor e {warranty.installation} para a instalação. No conserto, a lei dá 90 dias.",
          "A fábrica dá {warranty.motor} para o motor, e nós damos {warranty.installation} para a instalação. Para consertos vale o prazo da lei, de 90 dias.",
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
      "trocar só placa",
      "trocar só a placa do motor",
      "dá para trocar só placa",
      "posso trocar só placa",
      "só placa",
      "quando trocar placa",
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
      "trocar placa ou comprar motor novo",
      "só placa ou motor inteiro",
      "placa queimada trocar motor",
      "placa queimou trocar motor inteiro",
      "consertar placa ou motor novo",
      "placa ou motor queimado",
      "como saber placa ou motor",
      "placa queimou troco placa ou motor",
      "troco placa ou motor",
      "preço placa quase motor compensa",
      "decidir arrumar placa comprar outro motor",
    ],
    intent: "comparison",
    answers: {
      any: [
        "Dá para trocar só a placa do motor do portão, e isso compensa quando ela foi a única a falhar e o motor não tem folga. A nova precisa servir à tensão, à potência e ao fim de curso dele, que a foto da etiqueta mostra. Com as engrenagens gastas, a troca do conjunto em casa fica de {price.homeSwap}.",
        "Vale a pena trocar a placa, e manter o motor, quando ela foi a única a falhar e as engrenagens não têm folga, porque nesse caso compensa trocar só a placa. Troque o motor inteiro se o enrolamento queimou, se há folga ou se a placa custa mais que a metade de um motor novo. A troca completa em casa fica de {price.homeSwap}, com mão de obra.",
        "Para saber se é a placa ou o motor, observe o que ele faz quando você aperta o botão. Motor mudo, que abre sozinho ou que perdeu os controles aponta para a placa; motor que ronca, esquenta ou gira sem mover a folha aponta para capacitor, enrolamento ou engrenagem. A medição confirma, em visita a partir de {price.preventive} em casa, sem peças.",
        "Se a placa queimou e o motor antigo ainda é forte e silencioso, compensa trocar só a placa. O motor inteiro vale mais a pena quando as engrenagens têm folga, o enrolamento queimou ou o conserto passa da metade do preço da troca, que em casa fica de {price.homeSwap}. Quem mostra qual dos dois falhou é a medição.",
        "Entre trocar a placa ou o motor inteiro, quem decide é a medição. Com o enrolamento e as engrenagens em ordem, compensa trocar só a placa, mesmo num motor com 8 anos. Com folga nas engrenagens ou {trade.life} de uso, o motor inteiro rende mais, de {price.homeSwap} em casa, já com mão de obra.",
      ],
      repair: [
        "Placa queimada não obriga a trocar o motor inteiro. Compensa trocar só a placa, ou consertá-la, se as engrenagens estão firmes e o motor tem força. O conjunto novo vale a pena quando o enrolamento também queimou ou quando o conserto passa da metade da troca em casa, que fica de {price.homeSwap}.",
        "Trocar só a placa compensa se queimou apenas a eletrônica e o motor não tem folga, mesmo com 8 anos de uso. O motor inteiro, de {price.homeSwap} na troca em casa, vale mais quando as engrenagens têm folga, o enrolamento está em curto ou ele já chegou aos {trade.life}. A medição mostra em qual caso o seu está.",
      ],
    },
    sections: [
      {
        about: "signs",
        headings: ["Como saber se é a placa ou o motor", "Sintomas de placa e sintomas de motor"],
        slots: [
          [
            "Nenhum sinal é certeza, porque um fusível aberto ou uma fotocélula suja imita uma placa queimada, e por isso a medição confirma. Os sintomas dizem por onde começar:",
            "Use os sintomas como pista, já que fotocélula suja e fusível aberto parecem placa ruim, e só a medição dá a resposta. O motor costuma mostrar:",
            "O comportamento aponta o suspeito, mas um simples fusível engana, e por isso o técnico confirma com o medidor. O que cada sintoma sugere:",
          ],
        ],
        bullets: [
          "Não liga, abre sozinho ou perde os controles: placa",
          "Dá um estalo e não gira: relé da placa, fio ou capacitor",
          "Ronca e não anda: capacitor ou folha presa",
          "Cheira a queimado e derruba o disjuntor: motor ou placa em curto",
          "Gira e a folha não anda: engrenagem gasta",
        ],
      },
      {
        about: "cost",
        headings: ["O que entra no preço da placa e no do motor", "Placa nova contra motor novo"],
        slots: [
          [
            "O preço da placa soma a peça, a mão de obra e a gravação dos controles, e a de motor comum custa menos que a de inversor. O motor novo já vem com a placa e com {warranty.motor} de garantia; em portão pesado, a troca fica de {price.heavySwap}.",
            "Para trocar a placa, você paga a peça e a montagem, com valor maior se o motor tem inversor. Já o motor completo traz a central junto e {warranty.motor} de garantia de fábrica, e custa de {price.heavySwap} em folha pesada.",
            "A placa de motor comum é a mais barata e a de inversor, a mais cara, e as duas somam a mão de obra. O motor trocado, de {price.heavySwap} nos portões pesados, inclui placa nova e {warranty.motor} de garantia.",
          ],
          [
            "Quando a placa saiu de linha, uma universal pode servir, ou a antiga pode ser consertada na bancada, se só um componente queimou.",
            "Antes de desistir da placa, pergunte pelo conserto de bancada ou por uma universal compatível, caso a original não seja mais fabricada.",
            "Sem a original à venda, restam a universal compatível e o reparo, possível quando o dano é de um só componente.",
          ],
        ],
      },
      {
        about: "causes",
        headings: ["Antes de pôr placa nova", "Por que a placa queima"],
        slots: [
          [
            "Surto da rede, água e formiga são as causas comuns, mas um motor em curto ou travado também queima a placa. Por isso o técnico mede o capacitor e o enrolamento antes de ligar outra.",
            "A queima vem quase sempre de pico de energia, umidade ou inseto, e às vezes do próprio motor em curto. Medir o enrolamento antes evita perder a placa nova.",
            "Pico na rede, água na caixa, formigas e motor em curto estão entre as causas. Se o motor em curto não for descartado, a próxima placa queima no primeiro acionamento.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Vale pôr placa nova em motor velho?",
        answers: [
          "Vale, se as engrenagens não têm folga e a folha anda leve. Se a placa já queimou mais de uma vez, ou o motor tem {trade.life} e outros defeitos, o dinheiro rende mais em motor novo.",
          "Se o motor ainda é firme e silencioso, a placa nova vale. Quando ela queima de novo, é preciso medir o motor antes, porque um curto nele queima qualquer placa.",
        ],
      },
      {
        question: "Placa universal serve?",
        answers: [
          "Serve em muitos motores de capacitor, desde que a tensão e o fim de curso combinem. Em motor com inversor, não.",
          "No motor comum, costuma servir e custa menos que a original. O de inversor ou encoder só aceita a placa dele.",
        ],
      },
      {
        question: "Os controles continuam funcionando com a placa nova?",
        answers: [
          "Continuam, se ela aceitar o mesmo código e a mesma frequência, depois de gravados de novo. Se não aceitar, é preciso trocar os controles ou instalar um receptor avulso.",
          "Depende do código. Os controles compatíveis são gravados de novo, e os demais precisam de um receptor à parte.",
        ],
      },
      {
        question: "Quanto custa a medição?",
        answers: [
          "A visita com medição e regulagem em casa parte de {price.preventive}, sem peças. Ela mostra se falhou a placa, o motor ou só um capacitor.",
          "Em residência, a partir de {price.preventive}, fora as peças. Muitas vezes o defeito é só um capacitor, bem mais barato que os dois.",
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
        "O portão rangendo e tremendo tem peça seca e peça com folga: no de correr, roldana gasta e trilho sujo ou torto; no de abrir, dobradiça seca e suporte solto. Basculante que treme deve parar, com o disjuntor desligado. A visita com ajuste e lubrificação em casa parte de {price.preventive}, sem peças.",
        "Portão tremendo e fazendo barulho no trilho costuma ter roldana gasta, sujeira ou trilho torto; no de abrir, quem range e treme é a dobradiça seca ou com folga. Se for basculante, desligue o disjuntor e não use. Ajustar e lubrificar custa a partir de {price.preventive} em casa, fora as peças.",
        "Quando o portão treme e range ao abrir, a causa é folga somada a atrito: trilho sujo e roldana gasta no de correr, dobradiça e pino no de abrir. No basculante, tremor é perigo e pede disjuntor desligado. Ajuste e lubrificação, em visita, começam em {price.preventive} em residência, sem peças.",
      ],
    },
    sections: [
      {
        about: "causes",
        headings: ["Por que o portão treme e range", "Tremor e rangido: onde cada um nasce"],
        slots: [
          [
            "O ponto em que treme denuncia a origem. Assista a um ciclo de longe e compare.",
            "Repare quando o tremor aparece, porque cada momento indica uma peça.",
            "Observe de longe em que parte do percurso treme ou range.",
          ],
        ],
        bullets: [
          "Só na partida: suporte do motor ou cremalheira com folga",
          "O tempo todo: roldana ou rolamento gasto",
          "Sempre no mesmo ponto: trilho torto, sujo ou guia apertada",
          "Rangido na dobradiça: pino seco ou gasto",
          "Basculante que treme: cabo, braço ou contrapeso, e não se usa mais",
        ],
      },
      {
        about: "check",
        headings: ["O que ver sem risco", "Conferência por fora, com o disjuntor desligado"],
        slots: [
          [
            "Estes passos são para portão de correr ou de abrir, reto e no lugar. No basculante, apenas desligue o disjuntor e fotografe de longe: cabo, mola e contrapeso não se tocam.",
            "Faça isto só em folha de correr ou de abrir que esteja alinhada. Quem tem basculante corta a energia e fica longe, porque cabos e mola estão sob carga.",
            "A lista serve ao portão de correr e ao de abrir, se a folha está reta. Em basculante, nada de encostar em cabo ou contrapeso: disjuntor desligado e foto à distância.",
          ],
        ],
        steps: [
          "Desligue o disjuntor e afaste crianças e animais.",
          "No de correr, varra o trilho e tire pedras e areia.",
          "Veja se alguma roldana está torta, quebrada ou fora do trilho.",
          "No de abrir, limpe as dobradiças e ponha pouco lubrificante.",
          "Religue e faça um ciclo, olhando de longe.",
        ],
      },
      {
        about: "visit",
        headings: ["Como se acaba com o tremor e o rangido", "O que o técnico acerta e troca"],
        slots: [
          [
            "O técnico aperta o suporte do motor, acerta a folga da cremalheira, a barra dentada, para {rack.clearance} e alinha a guia. Roldana ou rolamento que range está no fim e se troca, em par, porque óleo só esconde o barulho.",
            "Primeiro somem as folgas: suporte apertado, guia alinhada e cremalheira, a barra dentada do portão, a {rack.clearance} da engrenagem. Rolamento barulhento não se salva com óleo, e as duas roldanas são trocadas juntas.",
            "Começa-se pelo reaperto do suporte e pelo alinhamento da guia, com {rack.clearance} de folga entre a engrenagem e a barra dentada, a cremalheira. A roldana que range já gastou o rolamento, então o par é substituído.",
          ],
          [
            "Depois vêm a lubrificação e o acerto da força e do ponto de parada. Ajuste é o conserto mais barato; roldanas e solda de trilho somam ao valor da visita, e a peça é orçada antes da troca.",
            "Por fim, lubrificam-se os pontos secos e regulam-se a força e a parada. Se basta ajustar, o gasto fica na visita; par de roldanas e trilho a soldar têm orçamento próprio.",
            "O serviço acaba com graxa nos pontos certos e a força regulada. Reapertar e alinhar custa menos, trocar roldanas vem em seguida, e a solda de trilho é o mais caro dos três.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Posso continuar usando o portão que range e treme?",
        answers: [
          "O de correr e o de abrir, por pouco tempo, se a folha está reta e no trilho. O basculante que treme, não: desligue o disjuntor.",
          "Só se ele não é basculante e a folha corre alinhada, até a visita. Tremor em basculante pode ser cabo se partindo, e ninguém passa por baixo.",
        ],
      },
      {
        question: "Lubrificar resolve o portão que range e treme?",
        answers: [
          "Resolve o rangido de dobradiça e cremalheira seca, com pouca quantidade a cada {rack.months}. O tremor é folga ou peça gasta e só acaba com ajuste ou troca.",
          "Em parte: o ruído de metal seco some, mas a vibração continua, porque vem de folga. Não passe óleo no trilho, que junta areia.",
        ],
      },
      {
        question: "O portão treme só quando começa a andar. O que é?",
        answers: [
          "Suporte do motor solto, cremalheira com folga demais ou força alta na partida. São ajustes, feitos na visita, sem troca de peça na maioria dos casos.",
          "Quase sempre é folga entre o motor e o portão: parafuso do suporte, dente da cremalheira ou arranque forte demais. Reaperto e regulagem resolvem.",
        ],
      },
      {
        question: "O tremor pode estragar o motor?",
        answers: [
          "Pode. A vibração solta parafusos, trinca a solda do suporte e quebra dente de engrenagem. Corrigir enquanto é ajuste custa menos.",
          "Sim, com o tempo: os dentes da engrenagem batem em vez de empurrar, e a solda do suporte trinca. O ajuste cedo evita a peça.",
        ],
      },
    ],
    photo: "um vídeo com som de um ciclo inteiro, feito de longe, se não for basculante, e uma foto do portão",
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
      "peças peccinin",
      "peças motor peccinin",
      "peças portão peccinin",
      "peças peccinin preço",
      "comprar peças peccinin",
      "onde comprar peças peccinin",
      "loja peças peccinin",
    ],
    intent: "buying",
    answers: {
      any: [
        "Temos peças de reposição para motor Peccinin {em}, com ou sem a troca: coroa, que é a engrenagem do redutor, placa, fim de curso e capacitor. A etiqueta do motor diz a versão; o fim de curso é a mais barata, a coroa fica no meio e a placa custa mais.",
        "As peças Peccinin mais trocadas são a coroa, engrenagem do redutor, quando o motor gira e o portão não anda; a placa, quando ele não responde; e o fim de curso, quando bate ou não para. Vendemos as três, originais ou compatíveis, pelo modelo da etiqueta.",
        "Onde comprar engrenagem, coroa, placa ou fim de curso da Peccinin {em}: conosco, só a peça ou já trocada no motor. Pela foto da etiqueta sabemos se há original ou compatível; quebrou a coroa, o motor quase sempre se salva, e o conserto custa bem menos que um novo.",
      ],
    },
    sections: [
      {
        about: "signs",
        headings: ["As três peças Peccinin, por sintoma", "Coroa, placa ou fim de curso: qual falhou"],
        slots: [
          [
            "O sintoma aponta a peça antes de abrir o motor. Desligue o disjuntor ao notar qualquer um destes, porque insistir aumenta o estrago.",
            "Cada peça falha de um jeito, e o som ajuda a separar. Com o sinal claro, pare de acionar.",
            "Veja o que o portão faz e compare. O motor não precisa ser aberto para isso.",
          ],
        ],
        bullets: [
          "Coroa, a engrenagem do redutor: o motor gira com estalo e a folha não sai",
          "Placa, a central: portão mudo, com estalo ou abrindo sozinho",
          "Fim de curso, o sensor de parada: bate, deixa fresta ou não desliga",
          "Capacitor, que dá a partida: ronco sem andar",
        ],
      },
      {
        about: "check",
        headings: ["Como pedir a peça Peccinin certa", "O que informar para achar a peça"],
        slots: [
          [
            "Modelo, tensão e potência estão na etiqueta da carcaça, que se fotografa sem abrir a tampa. A coroa se confere ainda pelo número de dentes e pelo furo do eixo; a placa, pelo código impresso.",
            "A etiqueta externa traz modelo, potência e tensão, e basta fotografá-la. Dentes e furo confirmam a coroa, e o código gravado na central, que o técnico lê sem energia, confirma a placa.",
            "Fotografe a etiqueta por fora, onde estão modelo e tensão. Na engrenagem, contam dentes e diâmetro do furo; na central, o código, lido com o disjuntor desligado.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["Do que depende o preço da peça", "Peça, mão de obra e motor novo"],
        slots: [
          [
            "Fim de curso e capacitor são as mais baratas, a coroa vem depois, porque obriga a abrir o redutor, e a placa é a mais cara, sobretudo com inversor. A compatível sai por menos que a original.",
            "A ordem é capacitor e fim de curso, coroa, placa. Abrir o redutor encarece a mão de obra da coroa, e motor com inversor exige a central da linha, que custa mais.",
            "Gasta-se menos no sensor e no capacitor, mais na coroa, pelo redutor aberto, e ainda mais na placa. Original custa acima da compatível, e inversor não aceita universal.",
          ],
          [
            "Com coroa e placa ruins juntas, compare com o motor trocado, de {price.homeSwap} em casa, com mão de obra.",
            "Duas peças grandes no mesmo motor pedem comparação com a troca, de {price.homeSwap} em residência, já instalada.",
            "Se redutor e central se foram, trocar o motor, por {price.homeSwap} em casa com o serviço, pode render mais.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Ainda existe peça para Peccinin antigo?",
        answers: [
          "Para muitos modelos, sim. Placa fora de linha pode dar lugar a uma universal em motor comum; coroa e fim de curso se conferem pela etiqueta.",
          "Em boa parte deles. Quando a placa acabou, usa-se uma compatível, se o motor não tem inversor.",
        ],
      },
      {
        question: "A coroa gasta estraga mais alguma peça do motor?",
        answers: [
          "Sim: o pó e os pedaços de dente vão para a graxa e gastam o sem-fim, o eixo que a gira. Folha pesada é a causa comum e se corrige junto.",
          "Estraga, porque as lascas contaminam a graxa e riscam o eixo sem-fim. Por isso se limpa o redutor na troca.",
        ],
      },
      {
        question: "O fim de curso do Peccinin se regula ou se troca?",
        answers: [
          "Primeiro se regula: ímã que andou volta ao lugar. Sensor ou chave que não responde é trocado, e o percurso é gravado de novo.",
          "Regula-se quando o ímã saiu do ponto. Sem resposta do sensor, troca-se e grava-se outra vez o percurso.",
        ],
      },
      {
        question: "Quanto tempo leva a troca da peça?",
        answers: [
          "Fim de curso e capacitor, até {trade.smallRepair}. A coroa demora mais, porque o redutor é aberto, limpo e recebe graxa nova.",
          "Até {trade.smallRepair} nas peças externas. Coroa e placa tomam mais tempo, pela montagem e pelos testes.",
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
      "precisa desligar luz destravar",
      "desligar luz destravar portão",
      "desligar disjuntor destravar",
      "precisa desligar disjuntor destravar",
      "desligar energia antes destravar",
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
        "Precisa desligar a luz do portão, no disjuntor dele, antes de destravar: com energia, alguém pode apertar o controle e o motor girar com a sua mão perto, ou a folha andar de repente. Faça isso mesmo no apagão, porque a luz pode voltar. E só destrave portão de correr ou de abrir; o basculante é do técnico.",
        "Para passar o portão para o modo manual, desligue o disjuntor, gire a chave de destravamento do motor e mova a folha devagar, se ela for de correr ou de abrir. Para voltar, feche a folha, devolva a chave até engatar e religue por último. No basculante a folha pode cair, por isso quem destrava é o técnico.",
        "Para abrir o portão eletrônico e passar para o manual, desligue o disjuntor com a folha fechada, gire a chave ou puxe a alavanca do motor e mova devagar, se ele for de correr ou de abrir. Para voltar ao automático, feche, devolva a chave até engatar e religue; basculante só o técnico solta.",
        "Passar o motor para o manual é desligar o disjuntor e destravar o engate com a chave ou a alavanca; voltar ao automático é fechar a folha, travar de novo e só então religar. Vale para portão de correr e de abrir, reto e leve; no basculante, a folha pode cair, e o serviço é do técnico.",
        "O portão eletrônico de correr ou de abrir passa para o manual com o disjuntor desligado e a chave de destravamento girada. A volta ao automático é o inverso: folha fechada, chave na posição de trabalho, energia por último. Basculante não se solta sem técnico.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["Passar para o modo manual, passo a passo", "Do automático ao manual"],
        slots: [
          [
            "A chave fica sob uma tampinha ou na lateral do motor. Estes passos são para portão de correr ou de abrir, reto, no lugar e em piso plano.",
            "Procure a fechadura pequena na lateral ou sob uma tampinha do motor. Só siga se o portão é de correr ou de abrir e está reto, em piso sem inclinação.",
            "O destravamento fica por fora do motor, na lateral ou debaixo de uma tampinha. O roteiro serve a portão de correr e de abrir que esteja alinhado e no plano.",
          ],
        ],
        steps: [
          "Desligue o disjuntor do portão e o nobreak, se houver.",
          "Confira se a folha está fechada, reta e sem ninguém no caminho.",
          "Gire a chave até o fim ou puxe a alavanca.",
          "Mova devagar com as duas mãos; se pesar ou correr sozinha, pare.",
          "Feche e tranque por dentro, porque destravado o motor não segura.",
        ],
      },
      {
        about: "time",
        headings: ["Voltar para o automático, passo a passo", "Do manual ao automático"],
        slots: [
          [
            "Tire antes o cadeado ou o ferrolho usado no período manual, para o motor não puxar contra ele. A energia é a última coisa a voltar.",
            "O primeiro cuidado é retirar cadeado e ferrolho, ou o motor força contra eles. Só religue no fim.",
            "Comece soltando qualquer tranca posta durante o manual. O disjuntor fica desligado até o engate estar firme.",
          ],
        ],
        steps: [
          "Com o disjuntor ainda desligado, feche o portão.",
          "Gire a chave ou devolva a alavanca à posição de trabalho.",
          "No de correr, mova a folha alguns centímetros até sentir o engate.",
          "Religue, afaste-se e faça um ciclo inteiro olhando.",
        ],
      },
      {
        about: "safety",
        headings: ["O portão que não se destrava", "Quando não usar o modo manual"],
        slots: [
          [
            "No basculante, a folha solta do motor fica só nos cabos e no contrapeso, e um cabo gasto a derruba. Por isso quem solta é o técnico, com a folha escorada e ninguém embaixo.",
            "Basculante depende de cabos e contrapeso quando o motor é liberado, e o desgaste deles não se vê do chão. A soltura fica para o técnico, que escora a folha antes.",
            "Solto do motor, o basculante pode despencar se um cabo falhar, porque só cabos e contrapeso o seguram. Deixe para o técnico, que apoia a folha e mantém o vão vazio.",
          ],
          [
            "O mesmo vale para folha fora do trilho, torta, com dobradiça quebrada ou em rampa, que corre sozinha. Nesses casos, desligue o disjuntor, isole a passagem e chame.",
            "Também não mexa em portão inclinado, saído do trilho, com dobradiça partida ou instalado em descida. Corte a energia, afaste as pessoas e espere ajuda.",
            "Portão em rampa, fora do trilho ou com dobradiça solta também não se libera, pois pode correr ou tombar. Disjuntor desligado e distância até o técnico chegar.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Por que o motor gira sem levar o portão depois de voltar a chave?",
        answers: [
          "Porque o engate não encaixou. Desligue o disjuntor, gire a chave até o fim, mova a folha uns centímetros e repita; se continuar, o mecanismo precisa de reparo.",
          "A chave não voltou por completo. Corte a energia, refaça o giro até o fim e sinta o encaixe; persistindo, há peça gasta no destravamento.",
        ],
      },
      {
        question: "Preciso programar os controles de novo?",
        answers: [
          "Não. Destravar e travar não mexe na memória da central. Em alguns modelos, o primeiro ciclo é lento, até ela reencontrar o fim do percurso.",
          "Não precisa: os controles continuam gravados. A primeira abertura pode ser lenta em algumas centrais, e as seguintes voltam ao normal.",
        ],
      },
      {
        question: "Posso deixar o portão sempre no manual?",
        answers: [
          "Não convém, porque destravado ele fica sem tranca e sem freio. Por alguns dias, use ferrolho e mantenha o disjuntor desligado.",
          "Só por pouco tempo, com ferrolho e energia cortada. O motor é quem tranca a folha, e sem ele qualquer um a empurra.",
        ],
      },
      {
        question: "Perdi a chave de destravamento. E agora?",
        answers: [
          "Não force com alicate. A chave é própria do modelo e se repõe: a foto da etiqueta e da fechadura do motor mostra qual serve.",
          "Há chave de reposição para a maioria dos modelos. Mande a foto do ponto de destravamento e da etiqueta, em vez de forçar com ferramenta.",
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
        "Um plano de manutenção de portão automático reúne a limpeza mensal, a lubrificação e os testes no trimestral, a cremalheira no semestral e a revisão anual. Em casa o morador cuida dos três primeiros, e a visita do técnico, uma por ano, parte de {price.preventive}, sem peças; em prédio ele vem {visits.business}.",
        "No plano de manutenção, o portão de casa pede limpeza mensal, lubrificação e testes a cada trimestral, cremalheira no semestral e a revisão anual do técnico, a partir de {price.preventive}, sem peças. Prédio e empresa chamam o técnico mais vezes, {visits.business}, com valor por portão.",
        "A manutenção trimestral do portão automático é leve, com lubrificante, teste da fotocélula e do destravamento, e faz parte de um plano mensal, trimestral, semestral e anual. Em casa, o técnico vem na revisão anual, que começa em {price.preventive}, fora peças; em prédio, {visits.business}.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["O plano mês a mês", "Mensal, trimestral, semestral e anual"],
        slots: [
          [
            "Limpeza e lubrificação se fazem com o disjuntor desligado. Cabo, mola, contrapeso e tampa do motor ficam sempre para o técnico.",
            "Desligue o disjuntor antes de limpar ou lubrificar. O morador não mexe em tampa, mola, cabo nem contrapeso.",
            "Tudo o que é do morador se faz por fora e sem energia, menos os testes. O que envolve cabo, mola ou contrapeso é do técnico.",
          ],
        ],
        steps: [
          "Mensal: varrer o trilho, limpar as lentes da fotocélula e olhar de longe cabos, soldas e parafusos.",
          "Trimestral: pôr pouco lubrificante em dobradiças e pinos, trocar pilhas fracas e testar a fotocélula.",
          "Semestral: limpar e lubrificar a cremalheira; em prédio e empresa, visita do técnico.",
          "Anual: revisão do técnico em casa, com folha, cabos, capacitor, fim de curso, força e aperto.",
        ],
      },
      {
        about: "visit",
        headings: ["Quando o técnico trimestral vale a pena", "Casa, prédio e empresa: qual ritmo"],
        slots: [
          [
            "Em casa, o técnico vem {visits.home}, e o trimestral fica com o morador. Visita trimestral compensa em garagem de muito movimento, escola, comércio e portão pesado, porque ali o desgaste de um ano aparece em meses.",
            "Residência pede técnico {visits.home}. Onde o portão abre o dia inteiro, como em comércio, escola e garagem cheia, a visita a cada três meses pega o desgaste cedo.",
            "A visita trimestral do técnico faz sentido com muito uso ou folha pesada, caso de escola, comércio e garagem movimentada. Numa casa ela sobra, e {visits.home} basta.",
          ],
          [
            "Mar, obra ou rua de terra encurtam o ritmo de qualquer um, pois sal e poeira gastam roldana e cremalheira.",
            "Perto do mar ou de rua de terra, venha antes: sal e pó comem as peças que rolam.",
            "Poeira de obra e maresia pedem intervalo menor, porque atacam primeiro roldanas e dentes.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["Quanto custa o plano", "Valor por visita e por portão"],
        slots: [
          [
            "Em casa, com muito a ajustar, a visita costuma ficar de {price.preventiveRange}, e peça gasta é combinada à parte. Em prédio e empresa, o valor é por portão e por visita: folha pesada, fluxo alto e vários portões mudam a conta.",
            "A revisão residencial fica, em geral, de {price.preventiveRange}, conforme o que há para acertar, sem contar peças. No condomínio cobra-se por portão e por visita, segundo peso e movimento.",
            "Para residência, a faixa comum da visita é {price.preventiveRange}, fora peças. Empresa e prédio pagam por portão, num valor que segue o peso da folha, o fluxo e quantas visitas por ano.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "A manutenção do portão precisa de contrato?",
        answers: [
          "Não é obrigatório, e em casa a visita avulsa basta. Em condomínio, um plano por escrito ajuda, porque fixa as datas e o que se testa em cada uma.",
          "Em residência, não. Prédios preferem o plano escrito, que marca o calendário, os itens testados e o relatório de cada visita.",
        ],
      },
      {
        question: "O que o zelador pode fazer no portão?",
        answers: [
          "Varrer o trilho, limpar lentes, testar a fotocélula com um cabo de vassoura e anotar ruído novo. Tampa, cabo, mola e contrapeso não são com ele.",
          "Limpeza de trilho e lentes, teste do sensor com uma vara e registro de barulhos. O que se abre ou se solta fica para o técnico.",
        ],
      },
      {
        question: "O que anotar em cada visita de manutenção?",
        answers: [
          "A data, o que foi testado, o que foi trocado e o que ficou pendente, junto com a nota. Esse registro mostra o cuidado em caso de acidente ou garantia.",
          "Data, itens conferidos, peças trocadas e pendências. Guardado com a nota, o papel serve à garantia e à prestação de contas.",
        ],
      },
      {
        question: "Que lubrificante usar no portão?",
        answers: [
          "Pouco, e sempre depois de limpar: graxa branca ou spray próprio em dobradiças e pinos. No trilho não se passa nada, porque a graxa prende areia e vira lixa.",
          "Spray ou graxa branca, em pequena quantidade, só em dobradiça e pino já limpos. Trilho fica seco, já que óleo segura a poeira que gasta a roldana.",
        ],
      },
    ],
    photo: "fotos do portão inteiro e da etiqueta do motor, e quantas vezes ele abre por dia",
  },
];
