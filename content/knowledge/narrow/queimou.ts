import type { NarrowConcept } from "#domain/knowledge/concept.ts";
import { combine } from "./combine.ts";

export const queimou: NarrowConcept[] = [
  {
    id: "motor-queimado-conserta-ou-troca",
    broader: "queimou",
    label: "Motor queimado: consertar ou trocar",
    phrase: "o motor queimado",
    asks: [
      "compensa arrumar motor queimado",
      "compensa arrumar motor portão queimado",
      "motor queimado jeito comprar outro",
      "decidir reparar substituir motor queimou",
      "motor queimado conserta",
      "motor queimado conserto",
      "motor queimado tem conserto",
      "consertar motor queimado",
      "motor queimado vale",
      "rebobinar motor",
      "rebobinar vale",
      "motor queimado trocar",
      "motor queimou trocar",
      "conserto motor queimado",
    ],
    answers: {
      any: [
        "Um motor queimado tem conserto por rebobinagem, mas em portão de casa a troca costuma compensar quando ele já tem muitos anos: fica de {price.homeSwap}. Conserte quando o motor é novo e o redutor está bom; troque quando há mais de uma peça gasta.",
        "Consertar ou trocar o motor queimado? Rebobine se ele é recente, caro ou de portão pesado e o redutor está inteiro. Troque se já chegou ao fim da vida, de {trade.life}, ou se a placa também falhou; em casa, a troca custa de {price.homeSwap}.",
        "Depende do que queimou: capacitor, placa e fusível imitam motor queimado e custam bem menos que ele. Confirmado o enrolamento, compare a rebobinagem com a troca, de {price.homeSwap} em casa e de {price.heavySwap} em portão pesado.",
      ],
      price: [
        "O conserto do motor queimado soma a rebobinagem, a retirada e a regulagem, e o valor sai por orçamento. A troca em casa custa de {price.homeSwap}; em portões pesados, de {price.heavySwap}. Mande a etiqueta e compare os dois.",
        "Rebobinar é orçado conforme o motor; trocar, em residência, fica de {price.homeSwap}. O kit basculante de 1/4 HP, já instalado, sai por {price.lowest}. Com a foto da etiqueta, o orçamento mostra qual caminho compensa.",
      ],
    },
    sections: [
      {
        about: "replace",
        headings: [
          "Quando consertar e quando trocar",
          "Rebobinar ou comprar motor novo",
          "Escolha pelo que sobrou do motor",
        ],
        slots: [
          [
            "Rebobinar devolve só o enrolamento: redutor, rolamentos e placa continuam com a idade que têm.",
            "A rebobinagem recupera a parte elétrica e não toca no desgaste das engrenagens.",
            "Um enrolamento novo dentro de um redutor gasto dura o que o redutor durar.",
          ],
          [
            "Escolha o conserto em motor novo, de uso pesado ou difícil de achar, com a mecânica inteira.",
            "Motor industrial, de alto fluxo ou quase novo costuma merecer a rebobinagem.",
            "Se a máquina é recente e só o enrolamento se foi, o conserto faz sentido.",
          ],
          [
            "Escolha a troca em motor residencial antigo, com ruído no redutor ou placa com defeito: são de {price.homeSwap}, com {warranty.motor} de garantia no motor.",
            "Em casa, motor velho com mais de um defeito pende para a troca, de {price.homeSwap}.",
            "A troca residencial, de {price.homeSwap}, traz motor com garantia de {warranty.motor} e serviço com {warranty.installation}.",
          ],
        ],
      },
      {
        about: "causes",
        headings: [
          "O que precisa mudar para não queimar outro",
          "Por que ele queimou",
          "O que corrigir antes do motor novo",
        ],
        slots: [
          [
            "Folha pesada, capacitor fraco e fim de curso que não desliga são o que mais queima enrolamento.",
            "Um motor que puxou folha desequilibrada por meses queima por calor, e o novo queimaria igual.",
            "Sem aliviar a folha, motor rebobinado ou novo tem o mesmo fim.",
          ],
          [
            "Tensão errada e motor pequeno para o número de aberturas também entram na conferência.",
            "Cabo fino, 220 V ligado em 127 V e excesso de ciclos aquecem até o verniz ceder.",
            "O técnico mede tensão, corrente e peso da folha antes de ligar o motor que fica.",
          ],
        ],
      },
    ],
    keep: ["signs", "visit"],
    questions: [
      {
        question: "Quanto tempo leva rebobinar o motor?",
        answers: [
          "O prazo depende da oficina, e o portão fica sem motor nesse período, fechado e travado. A troca costuma ser feita em uma visita.",
          "Rebobinar leva alguns dias, em geral, conforme a oficina. Se não puder ficar sem o automático, a troca resolve antes.",
        ],
      },
      {
        question: "Motor rebobinado dura menos?",
        answers: [
          "Bem feito e com a causa corrigida, dura. Com folha pesada ou capacitor ruim, queima de novo.",
          "Não necessariamente. O que encurta a vida é o esforço que queimou o primeiro enrolamento.",
        ],
      },
      {
        question: "Os controles e a placa se aproveitam?",
        answers: [
          "Se estão bons, sim, tanto na rebobinagem quanto na troca por motor compatível com a placa. Um motor com inversor usa placa própria.",
          "Muitas vezes se aproveitam. Na troca, depende de a placa nova aceitar o mesmo código dos controles.",
        ],
      },
      {
        question: "Posso usar o portão na mão enquanto isso?",
        answers: [
          "De correr ou de abrir, reto e nivelado, com o disjuntor desligado e tranca por dentro. O basculante fica fechado e travado.",
          "Só folha de correr ou de abrir, leve e reta. No basculante, deixe fechado até o motor voltar.",
        ],
      },
    ],
    photo: "uma foto da etiqueta do motor e outra do portão inteiro",
  },
  {
    id: "como-saber-se-o-motor-queimou",
    broader: "queimou",
    label: "Como saber se o motor queimou",
    phrase: "o teste de motor queimado",
    asks: [
      "como sei motor queimou",
      "não faz nada sei motor queimou",
      "motor só zumbe sem cheiro queimou",
      "saber motor queimou",
      "saber queimou",
      "saber motor queimado",
      "sinais motor queimado",
      "testar motor queimado",
      "sintomas motor queimado",
      "identificar motor queimado",
      "descobrir motor queimou",
      "motor queimou ou placa",
      "saber motor queimou ou é placa",
      "saber motor portão queimou ou placa",
      "saber motor queimado ou placa",
      "como saber placa queimou ou motor",
      "saber se placa queimou ou motor",
      "motor ou placa queimou",
      "queimou motor ou placa saber",
      "saber placa ou motor",
      "é placa ou motor",
      "problema placa ou motor",
      "defeito placa ou motor",
      "como saber placa ou motor",
    ],
    intent: "question",
    answers: {
      any: [
        "Para saber se o motor do portão queimou, junte três pistas: cheiro de verniz, carcaça que ferveu e disjuntor que cai ao acionar. Motor mudo ou que só zumbe, sem cheiro, costuma ser placa, fusível ou capacitor. A certeza vem da medição.",
        "O motor queimado cheira a verniz, não gira nem com capacitor novo e costuma derrubar o disjuntor. Já o silêncio total depois de raio ou chuva aponta para a placa. Não religue para testar: peça a medição do enrolamento.",
        "Só a medição confirma: com o motor fora da placa e a energia cortada, mede-se a resistência e a isolação do enrolamento. Antes disso, som, cheiro e disjuntor já separam motor, capacitor e placa.",
      ],
    },
    sections: [
      {
        about: "signs",
        headings: ["Motor, placa ou capacitor?", "O que cada sintoma quer dizer", "Pistas de fora, sem abrir o motor"],
        slots: [
          [
            "Cheiro de verniz, fumaça ou carcaça escurecida indicam enrolamento superaquecido.",
            "O verniz do enrolamento tem cheiro forte e doce quando queima, e ele fica no ar por dias.",
            "Uma carcaça que ferveu e depois silêncio é o quadro típico de enrolamento queimado.",
          ],
          [
            "Zumbido sem giro e sem cheiro é quase sempre capacitor, uma troca simples.",
            "Se o motor ainda zumbe, recebe energia; a suspeita é o capacitor ou a folha presa.",
            "Um motor que gira com um empurrão não queimou: falta força de partida.",
          ],
          [
            "Mudo, sem luz na central, depois de raio ou queda de energia, é fusível ou placa.",
            "Uma central apagada com o disjuntor ligado leva à placa, e o motor costuma estar bom.",
            "Um disjuntor que cai só ao acionar pode ser enrolamento em curto; deixe desligado.",
          ],
        ],
        bullets: [
          "Cheiro de verniz: motor",
          "Zumbe e não gira: capacitor",
          "Central apagada: fusível ou placa",
          "Disjuntor cai ao acionar: curto",
          "Gira e não anda: transmissão ou trava",
        ],
      },
      {
        about: "check",
        headings: [
          "O que fazer antes de comprar motor",
          "Conferência segura, em ordem",
          "O que conferir antes de trocar o motor",
        ],
        slots: [
          [
            "Nenhum passo pede tampa aberta, chave de teste ou ligação direta.",
            "Ligar o motor direto na rede para testar é perigoso e pode queimar o que estava bom.",
            "Com cheiro de queimado, pule tudo: disjuntor desligado e nada de teste.",
          ],
        ],
        steps: [
          "Veja o disjuntor e o DR; se um deles caiu, religue uma única vez.",
          "Acione uma vez pela botoeira e escute: mudo, zumbido ou giro solto.",
          "Cheiro, fumaça ou queda do disjuntor: desligue e pare.",
          "Veja se a chave de destravamento está na posição travada.",
          "Fotografe a etiqueta e conte o que houve antes.",
        ],
      },
    ],
    keep: ["visit"],
    questions: [
      {
        question: "Posso testar o motor com multímetro em casa?",
        answers: [
          "Não recomendamos. É preciso abrir a tampa, soltar fios e descarregar o capacitor, que dá choque com a energia desligada.",
          "Melhor não: o capacitor guarda carga e os bornes podem estar vivos. A medição é rápida para o técnico.",
        ],
      },
      {
        question: "O motor parou de repente, sem cheiro. Queimou?",
        answers: [
          "Provavelmente não. Disjuntor, fusível, placa e protetor térmico param o motor sem queimá-lo.",
          "Quase sempre é outra coisa: energia, placa ou térmico aberto. Espere esfriar e confira o quadro.",
        ],
      },
      {
        question: "Quanto custa o diagnóstico do motor queimado?",
        answers: [
          "A primeira avaliação é por foto e vídeo, grátis. O valor do conserto é dito antes de qualquer troca.",
          "Pelo WhatsApp, o diagnóstico não tem custo. Na visita, o técnico mede e informa o valor antes de executar.",
        ],
      },
      {
        question: "O motor queimou mesmo. O que fazer?",
        answers: [
          "Compare rebobinar com trocar. Em casa, a troca fica de {price.homeSwap}; a causa, como folha pesada, é corrigida junto.",
          "Recebe-se o valor do conserto e o da troca, que em residência é de {price.homeSwap}. Um motor antigo costuma pender para a troca.",
        ],
      },
    ],
    photo: "uma foto da etiqueta do motor e um relato do som, do cheiro e do que aconteceu antes",
  },
  {
    id: "cheiro-de-queimado",
    broader: "queimou",
    label: "Cheiro de queimado no portão",
    phrase: "o cheiro de queimado no portão",
    asks: [
      "cheiro queimado depois",
      "cheiro queimado várias vezes",
      "cheiro queimado abrir fechar",
      "cheiro queimado depois usar",
      "cheiro queimado caixinha motor",
      "cheiro queimado perigoso",
      "cheiro queimado motor perigoso",
      "caixinha motor cheiro",
      "cheiro queimado não anda",
      "cheiro queimado não abre",
      "cheiro queimado não sobe",
      "cheiro queimado não fecha",
      "correr cheiro queimado não anda",
      "basculante cheiro queimado não sobe",
      "cheiro queimado",
      "cheirando queimado",
      "cheiro fumaça",
      "soltou fumaça",
      "saindo fumaça",
      "fumaça motor",
      "fumaça portão",
      "cheiro fio queimado",
      "cheiro plástico queimado",
    ],
    intent: "emergency",
    answers: {
      any: [
        "Cheiro de queimado na caixa do motor é perigoso enquanto houver energia: pode terminar em choque ou fogo. Desligue o disjuntor, não abra a tampa e não teste de novo. Cheiro de verniz aponta para o motor; de plástico, para fio ou placa, que são orçados por foto.",

        "O cheiro de queimado no portão pede disjuntor desligado já, tampa fechada e nenhum novo teste. Vem do enrolamento forçado, da placa em curto ou de um fio mal apertado que derreteu. Se houver chama, não jogue água: saia e ligue 193.",
        "Sentiu cheiro de queimado ou viu fumaça no motor? Corte a energia no quadro e afaste as pessoas. O cheiro de verniz aponta para o motor; de plástico, para fio ou placa. Só religue depois que o técnico medir.",
        "Com cheiro de queimado no motor do portão, desligue o disjuntor agora, não abra a tampa e não teste de novo. Muitas vezes só uma peça queimou, como a placa ou um fio, e insistir é o que leva o motor junto. Se há chama ou fumaça que não para, saia e ligue 193.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: [
          "O que fazer na hora",
          "Cheiro de queimado: passos seguros",
          "O que fazer agora com o cheiro de queimado",
        ],
        slots: [
          [
            "Não religue para confirmar: a segunda tentativa costuma terminar o que a primeira começou.",
            "O cheiro já é a confirmação de que algo aqueceu demais, e não se testa de novo.",
            "Não jogue água, que dá choque; fogo que continua é com os bombeiros, 193.",
          ],
        ],
        steps: [
          "Desligue o disjuntor do portão; se não souber qual é, o geral.",
          "Afaste pessoas e animais e não abra a tampa.",
          "Chama ou fumaça que continua: saia e ligue 193.",
          "Basculante fica como está; não destrave.",
          "Frio e sem fumaça, fotografe a etiqueta e a caixa por fora.",
        ],
      },
      {
        about: "signs",
        headings: ["O que cada cheiro indica", "Verniz, plástico ou placa", "De onde vem o cheiro"],
        slots: [
          [
            "Cheiro adocicado de verniz, com a carcaça muito quente, vem do enrolamento.",
            "Motor que forçou contra folha presa solta cheiro de verniz e depois para.",
            "O cheiro de enrolamento queimado fica na garagem por dias, mesmo com tudo desligado.",
          ],
          [
            "Cheiro de plástico e mancha escura na entrada dos fios indicam borne frouxo ou emenda que derreteu.",
            "Conector derretido cheira a plástico e costuma ter conserto sem trocar o motor.",
            "Mau contato aquece a cada abertura, até carbonizar a emenda do fio.",
          ],
          [
            "Estalo, cheiro acre e silêncio logo depois lembram placa ou varistor estourado.",
            "Placa em curto cheira forte e fica muda na hora, quase sempre depois de surto ou água.",
            "Um capacitor que vaza também cheira e deixa o motor sem partida.",
          ],
        ],
      },
    ],
    keep: ["visit"],
    questions: [
      {
        question: "O cheiro passou e o portão funciona. Posso usar?",
        answers: [
          "Ainda não. O contato ou o enrolamento pode ter sido danificado e aquecer de novo. Deixe desligado até a medição.",
          "Melhor não. O que cheirou uma vez está comprometido, e o próximo aquecimento pode dar fogo.",
        ],
      },
      {
        question: "O motor com cheiro de queimado pode pegar fogo?",
        answers: [
          "O risco existe quando há mau contato ou motor forçado com o disjuntor errado. A energia cortada elimina a fonte; chama é caso de 193.",
          "Pode, se continuar energizado. Por isso desligue o disjuntor primeiro, e nunca o segure ligado à força nem o troque por um maior.",
        ],
      },
      {
        question: "O portão cheira a queimado quando abre várias vezes. O que é?",
        answers: [
          "É esforço: folha pesada, capacitor fraco ou motor de casa em uso intenso. O calor acumulado já está atacando o verniz.",
          "É sobrecarga: o motor esquenta mais do que esfria entre uma abertura e outra. Pare de usar, desligue o disjuntor e peça a medição da corrente.",
        ],
      },
      {
        question: "Motor novo com cheiro nos primeiros dias é normal?",
        answers: [
          "Um leve cheiro de graxa aquecida pode ocorrer; cheiro de verniz ou plástico, não. Desligue e chame quem instalou.",
          "Não conte com isso. Na dúvida, desligue; uma instalação nossa tem garantia de {warranty.installation} e motor, de {warranty.motor}.",
        ],
      },
    ],
    photo: "uma foto da etiqueta do motor e da caixa por fora, com o disjuntor desligado",
  },
  {
    id: "faisca-no-motor",
    broader: "queimou",
    label: "Faísca no motor do portão",
    phrase: "a faísca no motor do portão",
    asks: [
      "faísca motor",
      "faísca portão",
      "saiu faísca",
      "soltou faísca",
      "soltando faísca",
      "faiscando",
      "faísca placa",
      "estourou motor portão",
      "estouro motor portão",
      "motor estourou",
      "pegou fogo motor",
      "motor pegando fogo",
      "placa pegando fogo",
      "placa pegou fogo",
      "portão pegando fogo",
      "fogo motor portão",
      "parou faísca",
      "depois faísca parou",
      "faísca parou",
    ],
    intent: "emergency",
    answers: {
      any: [
        "Faísca no motor do portão é curto ou mau contato: desligue o disjuntor já, afaste todos e não religue. Não abra a tampa nem jogue água; se houver chama, saia e ligue 193. Depois de frio, a medição diz se foi fio, borne, placa ou capacitor.",
        "Se o motor do portão soltou faísca ou deu um estouro, corte a energia no quadro por um caminho seco. Estouro único costuma ser capacitor ou varistor da placa; faísca repetida é borne frouxo ou fio em curto. Nada se testa de novo.",
        "Fogo ou faísca no portão: disjuntor desligado, pessoas longe e 193 se a chama continuar. Sem chama, deixe desligado e chame; o atendimento funciona {shop.hours}. Muitas vezes o motor se salva, e o dano fica em conector, capacitor ou placa.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["O que fazer na hora da faísca", "Faísca no motor: passos seguros", "Depois do estouro: como agir"],
        slots: [
          [
            "A pressa de testar outra vez é o que transforma um borne em incêndio.",
            "A água em equipamento elétrico dá choque.",
            "Com chão molhado, não chegue perto do motor nem da folha.",
          ],
        ],
        steps: [
          "Desligue o disjuntor do portão ou o geral.",
          "Afaste pessoas e animais.",
          "Chama ou fumaça que continua: saia e ligue 193.",
          "Não abra a tampa, não destrave basculante e não religue.",
          "Frio e sem fumaça, fotografe a etiqueta e a caixa por fora.",
          "Chame o técnico.",
        ],
      },
      {
        about: "causes",
        headings: [
          "De onde vem a faísca no motor",
          "Borne, fio, capacitor ou placa",
          "O que causa faísca e estouro no portão",
        ],
        slots: [
          [
            "Borne frouxo faz arco a cada partida, esquenta e derrete o conector.",
            "Emenda ruim e plugue de tomada frouxo soltam faísca quando o motor puxa corrente.",
            "Um fio com a capa rompida encosta no metal e fecha curto com estalo.",
          ],
          [
            "Um capacitor que rompe dá um estouro seco, às vezes com cheiro e líquido.",
            "Varistor da placa estoura ao segurar um surto e deixa a central muda.",
            "Lagartixa ou água entre as trilhas fecha curto com clarão na caixa.",
          ],
          [
            "Enrolamento em curto faísca dentro do motor e derruba o disjuntor.",
            "Um disjuntor que cai junto com a faísca confirma curto e não se religa.",
            "Tensão errada, como 127 V ligado em 220 V, queima com estalo em segundos.",
          ],
        ],
      },
    ],
    keep: ["visit", "replace"],
    questions: [
      {
        question: "O motor faiscou e continua funcionando. Posso usar?",
        answers: [
          "Não. O contato que faiscou vai aquecer de novo. Deixe desligado até o técnico refazer a conexão.",
          "Não use. Faísca é mau contato ou curto, e o próximo uso pode dar fogo.",
        ],
      },
      {
        question: "O motor queimou?",
        answers: [
          "Nem sempre. Estouro de capacitor ou varistor deixa o motor bom; a medição do enrolamento responde.",
          "Muitas vezes não. O técnico mede motor e placa em separado antes de trocar qualquer um.",
        ],
      },
      {
        question: "Que extintor usar no motor do portão?",
        answers: [
          "Use um de classe C, de CO2 ou pó, só se souber usar e com a energia cortada. Na dúvida, saia e ligue 193.",
          "Extintor para equipamento elétrico, classe C. Sem segurança para isso, afaste-se e chame 193.",
        ],
      },
    ],
    photo: "uma foto da etiqueta do motor e da caixa por fora, com o disjuntor desligado",
  },
  {
    id: "motor-queima-sempre",
    broader: "queimou",
    label: "Motor que queima sempre",
    phrase: "o motor de portão que queima sempre",
    asks: [
      "motor queima sempre",
      "queima sempre",
      "queimou novo",
      "motor queimou de novo",
      "queima muito",
      "queima tanto",
      "queima toda hora",
      "vive queimando",
      "queima direto",
      "motor novo queimou",
      "queimou segunda vez",
      "queimou outra vez",
      "terceiro motor queimado",
      "segundo motor queimado",
      "queimou em pouco tempo",
      "motor condomínio queima",
      "motor condomínio queima ano",
      "motor queima todo ano",
      "motor prédio queima",
    ],
    answers: {
      any: [
        "O motor de portão que queima sempre tem uma causa que ninguém corrigiu: folha pesada ou presa, motor pequeno para o uso, capacitor fraco, fiação fina ou surto. Antes de pôr outro, peça o teste da folha na mão e a medição de tensão e corrente.",
        "Se o motor do portão queimou de novo, o defeito está fora dele: atrito na folha, aberturas demais por hora, fim de curso que não corta ou tensão baixa no ponto. Desligue o disjuntor e só instale outro depois de achar a causa.",
        "O motor do portão queima tanto porque trabalha acima do limite: a folha ficou pesada, o modelo é pequeno ou a energia chega fraca. Trocar sem corrigir repete a queima; em casa, cada troca fica de {price.homeSwap}.",
      ],
    },
    sections: [
      {
        about: "causes",
        headings: [
          "Por que o motor queima de novo",
          "Causas da queima repetida e o que corrige",
          "O que faz um motor queimar atrás do outro",
        ],
        slots: [
          [
            "Folha pesada ou com trecho duro vem primeiro: trilho sujo, roldana gasta, dobradiça caída ou, no basculante, contrapeso fora do ponto.",
            "A causa mais comum é mecânica, e aparece quando a folha é movida na mão com o motor desengatado pelo técnico.",
            "Se a folha não corre leve na mão, nenhum motor dura nela; a correção é na serralheria e nas roldanas.",
          ],
          [
            "Motor residencial em prédio ou comércio esquenta a cada ciclo e não esfria; ali se usa modelo de uso intenso.",
            "Muitas aberturas seguidas passam do ciclo da etiqueta, e a saída é motor de uso contínuo.",
            "Conte as aberturas por hora: acima do que a etiqueta traz, o modelo está pequeno.",
          ],
          [
            "Na elétrica, fio fino, emenda ruim e capacitor fora do valor fazem o motor puxar corrente demais.",
            "A tensão baixa no ponto aquece o enrolamento, e capacitor fraco prolonga cada partida.",
            "O surto também queima, e o remédio é DPS no quadro com aterramento medido.",
          ],
        ],
      },
      {
        about: "visit",
        headings: [
          "O que medir antes de instalar outro motor",
          "Teste da folha, da tensão e da corrente",
          "Como o técnico acha a causa da queima",
        ],
        slots: [
          [
            "A folha é movida na mão, de ponta a ponta, para achar o trecho pesado.",
            "Primeiro se testa a folha sem motor, depois a energia que chega a ele.",
            "O exame começa pela mecânica, porque é ela que mais força o enrolamento.",
          ],
          [
            "Com o motor andando, medem-se tensão e corrente e compara-se com a etiqueta.",
            "A corrente acima da etiqueta confirma o esforço; a tensão que cai na partida acusa a fiação.",
            "Uma corrente alta com folha leve aponta para capacitor, fim de curso ou motor fora do tamanho.",
          ],
          [
            "Por fim se confere se o fim de curso corta o motor nas duas pontas.",
            "O corte no fim do percurso é testado nos dois sentidos, porque motor forçando parado queima logo.",
            "Só então se escolhe a potência do próximo motor, com folga sobre o peso da folha.",
          ],
        ],
      },
    ],
    keep: ["check"],
    questions: [
      {
        question: "Por que o motor novo queimou em poucos meses?",
        answers: [
          "O motor novo queimou porque a causa ficou: folha pesada, uso acima do ciclo, fim de curso que não corta ou tensão baixa. Peça o laudo da queima antes de trocar de novo.",
          "A causa costuma ser esforço que já existia com o antigo. Um motor novo em folha dura queima igual.",
        ],
      },
      {
        question: "A garantia cobre a queima repetida?",
        answers: [
          "O motor tem {warranty.motor} de garantia contra defeito; esforço, água e surto costumam ficar fora. A medição mostra qual foi a causa.",
          "Depende da causa. O defeito do motor entra nos {warranty.motor}; folha pesada ou raio, em geral, não.",
        ],
      },
      {
        question: "Um motor mais potente resolve?",
        answers: [
          "Só se o atual é pequeno para o peso ou para o uso. Em folha presa, mais força quebra cremalheira, braço ou redutor.",
          "Às vezes. Primeiro se alivia a folha; depois a potência é escolhida pelo peso e pelas aberturas por dia.",
        ],
      },
      {
        question: "A energia da rua pode queimar o motor sempre?",
        answers: [
          "Pode, quando há queda ou pico de tensão. Mede-se o ponto com o motor ligado e instala-se DPS com terra.",
          "Sim. Se outros aparelhos da casa também queimam, chame o eletricista e a distribuidora antes de pôr outro motor.",
        ],
      },
    ],
    photo: "a etiqueta do motor queimado e uma foto do portão inteiro",
  },
  {
    id: "bobina-em-curto",
    broader: "queimou",
    label: "Bobina do motor em curto",
    phrase: "a bobina do motor em curto",
    intent: "repair",
    asks: [
      "bobina curto",
      "bobina queimada",
      "bobina queimou",
      "bobina motor",
      "enrolamento curto",
      "enrolamento queimado",
      "enrolamento queimou",
      "motor em curto",
      "rebobinar motor",
      "rebobinar",
      "rebobinagem motor",
      "motor deu curto",
      "estator queimado",
      "induzido queimado",
    ],
    answers: {
      any: [
        "Bobina em curto é motor queimado: cheira a verniz, esquenta em segundos, ronca sem força ou derruba o disjuntor. Desligue e não religue. Recuperar por rebobinagem raramente compensa em motor de casa; a troca fica de {price.homeSwap}, com mão de obra, e placa e capacitor são medidos antes.",
      ],
    },
    sections: [
      {
        about: "signs",
        headings: ["Como se confirma o curto na bobina", "A medição antes da sentença"],
        slots: [
          [
            "O técnico mede a resistência dos enrolamentos e a isolação para a carcaça.",
            "Multímetro entre os fios e para a carcaça mostra o curto.",
          ],
          [
            "Um capacitor ruim imita motor queimado; por isso se testa primeiro.",
            "Antes de condenar a bobina, o capacitor é trocado no teste.",
          ],
        ],
      },
    ],
    keep: ["causes", "visit", "replace"],
    questions: [
      {
        question: "Rebobinar o motor do portão vale a pena?",
        answers: [
          "Em motor grande, de galpão ou de prédio, pode valer. Em motor de casa, o serviço chega perto do preço do novo.",
        ],
      },
      {
        question: "O que queima a bobina do motor?",
        answers: [
          "A bobina queima por folha pesada, capacitor fraco, tensão errada ou uso acima do limite. Sem corrigir, o novo queima também.",
        ],
      },
    ],
    photo: "a foto da etiqueta do motor e do portão inteiro",
  },
  {
    id: "queimou-com-queda-de-energia",
    broader: "queimou",
    label: "Portão queimou com a queda de energia",
    phrase: "o portão que queimou com a queda de energia",
    asks: combine(
      ["portão queimou", "motor queimou", "motor queimado", "portão queimado"],
      [
        "queda energia",
        "falta luz",
        "falta energia",
        "volta luz",
        "volta energia",
        "pico energia",
        "pico luz",
        "apagão",
        "oscilação energia",
        "queda luz",
      ],
    ),
    intent: "repair",
    answers: {
      any: [
        "Quando o portão queima com a queda de energia, o estrago quase sempre é fusível, fonte ou placa, pelo pico da volta, e não o motor. Deixe o disjuntor desligado e peça a medição: muita placa tem reparo, e, se o motor também foi, a troca em casa fica de {price.homeSwap}.",
        "Portão queimado depois da falta de luz se resolve medindo antes de comprar: o pico da volta atinge placa e receptor e costuma poupar o motor. Não religue para testar; registre o pedido na distribuidora antes do conserto, porque ela pode ter de pagar o dano.",
      ],
    },
    sections: [
      {
        about: "signs",
        headings: ["O que queimou: placa ou motor", "Sinais depois da queda"],
        slots: [
          [
            "Nenhuma luz na central e nenhum estalo: fusível, fonte ou transformador.",
            "Central apagada com o disjuntor ligado aponta a entrada da placa.",
          ],
          ["Botoeira abre e controle não: o pico atingiu o receptor.", "Se anda só para um lado, é relé da placa."],
          [
            "Cheiro forte ou motor que faz cair o disjuntor pede medição do enrolamento.",
            "Motor que só ronca pode ter o capacitor ruim, e não a bobina queimada.",
          ],
        ],
      },
    ],
    keep: ["visit", "replace"],
    questions: [
      {
        question: "A distribuidora paga o portão queimado?",
        answers: [
          "Pode pagar, se o dano veio da rede. Abra o pedido com data e hora antes de consertar, guarde a peça e peça relatório técnico.",
          "Vale pedir: registre o protocolo antes do conserto, porque ela pode querer vistoriar.",
        ],
      },
      {
        question: "Como evitar que queime de novo?",
        answers: [
          "DPS no quadro com terra de verdade e disjuntor do portão desligado até a luz firmar.",
          "Protetor de surto com aterramento; filtro de linha e nobreak não fazem o mesmo.",
        ],
      },
    ],
    photo: "a foto da etiqueta do motor e do quadro de luz, e um vídeo do que acontece ao apertar a botoeira",
  },
];
