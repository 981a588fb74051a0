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
        "Motor queimado de portão conserta ou troca conforme a idade: rebobine se é recente ou de portão pesado, com o redutor bom, e troque se já tem muitos anos ou mais de um defeito. A troca em casa fica de {price.homeSwap}, com mão de obra; antes, meça, porque capacitor e placa imitam motor queimado.",
        "O conserto do motor queimado, por rebobinagem, compensa em motor novo ou grande, com a mecânica inteira; em casa, o antigo quase sempre é troca, de {price.homeSwap} com mão de obra. A medição vem primeiro, pois capacitor, fusível e placa dão o mesmo sinal e custam menos.",
        "Para decidir entre conserto e troca do motor queimado, veja idade e redutor: até a metade do preço do novo, que em casa sai por {price.homeSwap} com mão de obra, o conserto vale. Confirme antes se queimou mesmo, já que capacitor ou placa produzem o mesmo silêncio.",
      ],
      price: [
        "O conserto do motor queimado soma a rebobinagem, a retirada e a regulagem, e o valor sai por orçamento. O preço para trocar o motor em casa é de {price.homeSwap}, com mão de obra, e, em portão pesado, de {price.heavySwap}; a foto da etiqueta permite comparar.",
        "Trocar o motor queimado custa, em casa, de {price.homeSwap}, e o kit basculante de 1/4 HP sai desde {price.lowest} instalado. Rebobinar é orçado conforme o motor e vale até perto da metade disso; mande a etiqueta para comparar o conserto e a troca.",
      ],
    },
    sections: [
      {
        about: "signs",
        headings: ["Queimou o motor ou outra peça?", "Sinais de motor queimado e de placa queimada"],
        slots: [
          [
            "Muito motor dado como queimado está bom, e a peça ruim custa bem menos. Olhe com o disjuntor desligado.",
            "Antes de orçar rebobinagem, veja se foi mesmo o motor. Não abra a tampa para olhar.",
            "O sintoma engana, por isso vale olhar com calma, sem energia. Cada sinal leva a uma peça.",
          ],
        ],
        bullets: [
          "Cheiro de verniz e carcaça muito quente: enrolamento do motor",
          "Mancha escura na caixa e portão mudo: placa",
          "Luz da placa apagada: fusível ou fonte",
          "Ronco sem giro, sem cheiro: capacitor",
          "Disjuntor cai na hora: curto no motor ou na fiação",
        ],
      },
      {
        about: "replace",
        headings: ["Quando consertar e quando trocar", "Rebobinar ou comprar motor novo"],
        slots: [
          [
            "Rebobinar devolve só o enrolamento, o fio que gera o movimento: redutor, rolamentos e placa continuam com a idade que têm. Por isso o conserto serve ao motor recente, industrial ou difícil de achar, com a mecânica inteira.",
            "A rebobinagem refaz o enrolamento, a parte elétrica, e não toca no desgaste das engrenagens. Vale em motor novo ou grande, que tenha o redutor bom.",
            "Só o enrolamento, o fio de cobre do motor, fica novo; engrenagem e rolamento seguem velhos. Compensa quando o resto está inteiro e o motor é caro ou recente.",
          ],
          [
            "Motor residencial perto do fim da vida, de {trade.life}, com ruído no redutor ou placa ruim, pende para a troca. O novo vem com {warranty.motor} de garantia, e o serviço, com {warranty.installation}.",
            "Já o motor de casa com mais de um defeito, ou no fim dos {trade.life} de vida, se troca. São {warranty.motor} de garantia no novo e {warranty.installation} na instalação.",
            "Acima disso, com {trade.life} de uso ou defeitos somados, troque: o motor novo tem {warranty.motor} de garantia e a instalação, {warranty.installation}.",
          ],
        ],
      },
      {
        about: "causes",
        headings: ["O que corrigir para não queimar outro", "Por que ele queimou"],
        slots: [
          [
            "Folha pesada, capacitor fraco e fim de curso que não desliga são o que mais queima enrolamento. Sem aliviar a folha e acertar a parada, motor rebobinado ou novo tem o mesmo fim.",
            "Um motor que puxou folha dura por meses, ou que não desliga no fim do curso, queima por calor. O seguinte queimaria igual, então a causa vem antes.",
            "Calor mata o motor, e ele vem da folha que pesa, do capacitor vencido ou da parada que não corta. Corrija isso antes de ligar outro.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Quanto tempo leva rebobinar o motor?",
        answers: [
          "Em geral alguns dias, conforme a oficina, e o portão fica sem o automático. A troca costuma ser feita em uma visita.",
          "Depende da oficina, mas conte dias. Quem não pode esperar resolve antes com a troca.",
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
          "Se estão bons, sim, na rebobinagem. Na troca, depende de a placa nova aceitar o mesmo código; motor com inversor usa placa própria.",
          "Muitas vezes. Se o código dos controles não combinar com a central nova, um receptor avulso resolve.",
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
        "Cheiro de queimado ou fumaça no motor do portão é perigoso enquanto houver energia: desligue o disjuntor agora, não abra a tampa e não teste de novo. Muitas vezes só um fio ou a placa queimou, e insistir leva o motor junto; a medição decide, e a troca do motor em casa, se precisar, fica de {price.homeSwap}. Com chama, saia e ligue 193.",
        "Com cheiro de queimado na caixinha do motor, corte já a energia no disjuntor, mantenha a tampa fechada e não religue para testar, porque há risco de choque e fogo. Pode ser só fio, capacitor ou placa, com conserto; se o motor queimou, a troca em casa custa de {price.homeSwap}. Havendo fogo, saia e chame o 193.",
        "Saiu fumaça ou cheiro de queimado do motor do portão: desligue o disjuntor, afaste as pessoas e deixe tudo fechado até a medição, pois religar pode dar fogo. O dano às vezes fica num fio ou na placa; motor queimado se troca, em casa, por {price.homeSwap} com mão de obra. Se houver chama, ligue 193.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["O que fazer na hora", "Cheiro de queimado: passos seguros"],
        slots: [
          [
            "O cheiro já confirma que algo aqueceu demais, e não se testa de novo. Não jogue água, que dá choque.",
            "Não religue para confirmar: a segunda tentativa costuma queimar o que sobrou. Água em parte elétrica, nunca.",
            "Nada de novo teste, porque o aquecimento recomeça no mesmo ponto. E não use água, que conduz eletricidade.",
          ],
        ],
        steps: [
          "Desligue o disjuntor do portão; se não souber qual é, o geral.",
          "Afaste pessoas e animais e não abra a tampa.",
          "Chama ou fumaça que continua: saia e ligue 193.",
          "Deixe o basculante como está, sem destravar.",
          "Frio e sem fumaça, fotografe a etiqueta e a caixa por fora.",
        ],
      },
      {
        about: "signs",
        headings: ["O que cada cheiro indica", "Verniz, plástico ou placa"],
        slots: [
          [
            "O tipo de cheiro dá uma pista da peça, que a medição confirma depois. Não chegue perto só para sentir.",
            "Mesmo de longe, o cheiro ajuda a saber o que aqueceu. A certeza vem com a medição, sem energia.",
            "Pelo cheiro já se desconfia da peça, e o instrumento confirma. Não aproxime o rosto da caixa.",
          ],
        ],
        bullets: [
          "Verniz adocicado e carcaça quente: enrolamento do motor",
          "Plástico e mancha na entrada dos fios: borne frouxo ou emenda derretida",
          "Acre, depois de um estalo: placa ou varistor estourado",
          "Óleo vazado e falta de partida: capacitor",
        ],
      },
      {
        about: "visit",
        headings: ["Como o técnico descobre o que queimou", "Medição antes da peça nova"],
        slots: [
          [
            "Com a energia cortada, o técnico mede o motor separado da placa, para não culpar um pelo outro. Fio, conector, fusível e relé têm conserto; processador ou trilha carbonizada pede central nova.",
            "Motor e placa são medidos em separado, sem energia. Emenda, fusível e relé se reparam, mas placa carbonizada costuma pedir outra.",
            "A medição separa motor de placa. O que queimou em fio, conector, relé ou fusível tem reparo, e a central só é trocada quando o dano passou daí.",
          ],
          [
            "Antes de ligar a peça nova, corrige-se a causa: folha pesada, fio mal apertado, água ou falta de proteção. Sem isso, ela queima igual.",
            "A origem é tratada junto, seja folha que pesa, umidade ou contato frouxo, ou a peça nova teria o mesmo fim.",
            "Trocar sem corrigir a causa repete o defeito, por isso o técnico confere peso da folha, aperto dos fios, umidade e aterramento.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "O cheiro passou e o portão funciona. Posso usar?",
        answers: [
          "Ainda não. O contato ou o enrolamento pode ter sido danificado e aquecer de novo. Deixe desligado até a medição.",
          "Melhor não: o que cheirou uma vez está comprometido, e o próximo aquecimento pode dar fogo.",
        ],
      },
      {
        question: "O motor com cheiro de queimado pode pegar fogo?",
        answers: [
          "Pode, se continuar energizado. Por isso desligue o disjuntor primeiro, não o segure ligado à força nem o troque por um maior.",
          "O risco existe quando há mau contato ou motor forçado. A energia cortada elimina a fonte; chama é caso de 193.",
        ],
      },
      {
        question: "Como entro e saio com o portão desligado?",
        answers: [
          "Portão de correr ou de abrir, reto e em piso plano, se move à mão depois de solto com a chave do motor, se a carcaça já esfriou. O basculante não se destrava.",
          "Depois de frio, folha de correr ou de abrir que esteja reta pode ser solta com a chave. Basculante espera o técnico, com o disjuntor desligado.",
        ],
      },
      {
        question: "O portão cheira a queimado quando abre várias vezes. O que é?",
        answers: [
          "É sobrecarga: o motor esquenta mais do que esfria entre as aberturas, por folha pesada, capacitor fraco ou uso acima do modelo. Pare, desligue e peça a medição.",
          "Esforço demais. Folha pesada ou motor de casa em uso intenso superaquece o verniz do enrolamento; desligue o disjuntor antes que ele queime.",
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
        "Faísca, estouro ou fogo no motor ou na placa do portão pede disjuntor desligado já, todos longe e nada de água; se houver chama, saia e ligue 193. Não abra a tampa nem religue: a medição dirá se foi fio, capacitor ou placa, e a troca do motor em casa, se ele queimou, fica de {price.homeSwap}.",
        "Se o motor do portão estourou, soltou faísca ou pegou fogo, corte a energia no quadro, afaste as pessoas e não jogue água; com chama, saia e chame o 193. Depois de frio, mede-se o dano, que pode ser só conector, capacitor ou placa. Motor perdido se troca, em casa, por {price.homeSwap}.",
        "Portão que parou depois de faísca ou fogo na placa teve curto ou mau contato: deixe o disjuntor desligado, a tampa fechada, e ligue 193 se a chama continuar. Muitas vezes o motor se salva e o conserto é no fio, no capacitor ou na placa; a troca, quando precisa, custa de {price.homeSwap} em casa.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["O que fazer na hora da faísca", "Depois do estouro: como agir"],
        slots: [
          [
            "A pressa de testar outra vez é o que transforma um fio solto em incêndio. Com chão molhado, não chegue perto do motor nem da folha.",
            "Não teste de novo, porque a segunda faísca pode virar fogo. Se o piso está molhado, fique longe do motor e do portão.",
            "Outra tentativa pode incendiar o que só faiscou. Chão molhado junto do motor quer dizer distância.",
          ],
        ],
        steps: [
          "Desligue o disjuntor do portão ou o geral.",
          "Afaste pessoas e animais.",
          "Chama ou fumaça que continua: saia e ligue 193.",
          "Não abra a tampa, não destrave basculante e não religue.",
          "Frio e sem fumaça, fotografe a etiqueta e a caixa por fora.",
        ],
      },
      {
        about: "causes",
        headings: ["De onde vem a faísca no motor", "O que causa faísca e estouro no portão"],
        slots: [
          [
            "O que você viu e ouviu aponta a peça. Conte ao técnico qual destes foi o caso.",
            "Estouro único, faísca repetida e clarão têm causas diferentes. Conte ao técnico qual deles você viu.",
            "O tipo de estouro ajuda a achar o dano. Guarde o que lembra, porque encurta a medição.",
          ],
        ],
        bullets: [
          "Faísca a cada partida: borne frouxo, emenda ou plugue ruim",
          "Estouro seco, com cheiro: capacitor ou varistor da placa",
          "Clarão na caixa: água ou lagartixa entre as trilhas",
          "Disjuntor que cai junto: curto no fio ou no enrolamento",
          "Queima ao ligar pela primeira vez: tensão errada, 220 V em motor de 127 V",
        ],
      },
      {
        about: "visit",
        headings: ["Como o técnico descobre o que queimou", "Conserto ou troca depois da faísca"],
        slots: [
          [
            "Com a energia cortada, o técnico mede motor e placa em separado, para não culpar um pelo outro. Conector, capacitor, fusível e relé se trocam; placa carbonizada pede outra.",
            "Motor e placa são medidos cada um por sua vez, sem energia. Quase sempre o dano está num conector, capacitor ou relé, e só a placa carbonizada é substituída inteira.",
            "A medição separa o motor da placa. Peças como capacitor, fusível e conector têm reposição; trilhas carbonizadas levam à central nova.",
          ],
          [
            "Antes de religar, corrige-se a causa: aperto dos fios, umidade, tensão ou folha pesada. Se o motor não tem reparo, a troca fica de {price.homeSwap} em casa e de {price.heavySwap} em portão pesado.",
            "A origem vem antes da peça nova, seja fio frouxo, água ou tensão errada. Motor condenado se troca por {price.homeSwap} em residência, ou de {price.heavySwap} em portão pesado.",
            "Sem tratar a causa, a peça nova queima igual, por isso se conferem fios, umidade e peso da folha. Trocar o motor custa, em casa, de {price.homeSwap}, e em portão pesado, de {price.heavySwap}.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "O motor faiscou e continua funcionando. Posso usar?",
        answers: [
          "Não. O contato que faiscou vai aquecer de novo. Deixe desligado até o técnico refazer a conexão.",
          "Não use: faísca é mau contato ou curto, e o próximo uso pode dar fogo.",
        ],
      },
      {
        question: "O motor queimou?",
        answers: [
          "Nem sempre. Estouro de capacitor ou varistor deixa o motor bom, e a medição do enrolamento confirma.",
          "Muitas vezes não. O técnico mede motor e placa em separado antes de trocar qualquer um.",
        ],
      },
      {
        question: "Que extintor usar no motor do portão?",
        answers: [
          "Um de classe C, de CO2 ou pó, só se você sabe usar e com a energia cortada. Na dúvida, saia e ligue 193.",
          "Extintor para equipamento elétrico, classe C. Sem segurança para isso, afaste-se e chame o 193.",
        ],
      },
      {
        question: "Como entro e saio com o portão desligado?",
        answers: [
          "Com o motor frio e sem cheiro, portão de correr ou de abrir, reto, pode ser solto com a chave e movido à mão. Basculante não se destrava.",
          "Espere esfriar. Folha de correr ou de abrir que esteja reta se destrava com a chave, sem energia; o basculante espera o técnico.",
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
        "Motor de portão que queimou de novo tem uma causa que ninguém corrigiu: folha pesada, motor pequeno para o uso, fim de curso que não corta, capacitor fraco, tensão baixa ou surto. Antes de pôr outro, peça a medição da folha e da energia, desde {price.preventive} em casa, sem peças; cada troca custa de {price.homeSwap}.",
        "Se o motor do condomínio ou da casa queima todo ano, o defeito está fora dele: atrito na folha, aberturas demais, parada que não desliga ou energia ruim. Desligue o disjuntor e só instale outro, de {price.homeSwap} em casa, depois da medição, que parte de {price.preventive}, sem peças.",
        "Quando o motor queimou de novo em menos de um ano, ele trabalhou acima do limite, por folha dura, modelo pequeno, capacitor, parada que não corta ou tensão fraca. Trocar sem corrigir repete a queima, a {price.homeSwap} por vez em casa; a visita que mede a causa começa em {price.preventive}, sem peças.",
      ],
    },
    sections: [
      {
        about: "causes",
        headings: ["O que faz um motor queimar atrás do outro", "Causas da queima repetida"],
        slots: [
          [
            "A causa mais comum é mecânica: trilho sujo, roldana gasta, dobradiça caída ou contrapeso fora do ponto. Se a folha não corre leve na mão do técnico, nenhum motor dura nela.",
            "Folha dura vem primeiro, por roda, trilho, dobradiça ou contrapeso. Ela aparece quando o técnico a move sem o motor, e enquanto pesar, todo motor sofre.",
            "Quem mais queima motor é a folha que pesa, seja por trilho, roldana, dobradiça ou contrapeso. Com ela assim, trocar o motor é trocar a próxima vítima.",
          ],
          [
            "Depois vem o uso: motor residencial em prédio esquenta a cada ciclo e não esfria. Na elétrica, fio fino, capacitor fora do valor e surto completam a lista, e o fim de curso que não corta deixa o motor forçando parado.",
            "Aberturas demais para um modelo de casa, comuns em condomínio, também queimam. Some fio fino, capacitor errado, surto e o fim de curso, que, sem cortar, mantém o motor empurrando o batente.",
            "Em prédio, o motor pequeno para o movimento é o caso típico. Fora disso, olhe fiação fina, capacitor, surtos e a parada, o fim de curso, que precisa desligar o motor nas duas pontas.",
          ],
        ],
      },
      {
        about: "visit",
        headings: ["O que medir antes de instalar outro motor", "Como o técnico acha a causa da queima"],
        slots: [
          [
            "O exame começa pela folha, movida de ponta a ponta sem energia, com escora no basculante. Depois, com o motor andando, tensão e corrente são comparadas com a etiqueta: corrente alta é esforço, tensão que cai é fiação.",
            "Primeiro a mecânica, com a folha solta e escorada se for basculante. Em seguida se medem tensão e corrente em trabalho, e o que foge da etiqueta mostra esforço ou fio fraco.",
            "Folha sem motor, e só então motor em marcha: é nessa ordem que se acha a causa. Corrente acima da etiqueta acusa peso; queda de tensão na partida acusa a fiação.",
          ],
          [
            "Por fim se confere se a parada corta o motor nos dois sentidos. Só então se escolhe a potência do próximo, com folga de um terço sobre o peso.",
            "Testa-se ainda o corte nas duas pontas do percurso. A força do próximo motor sai daí, com um terço de sobra.",
            "O corte no fim do curso é testado abrindo e fechando. Com tudo medido, define-se o motor certo, um terço acima do peso da folha.",
          ],
        ],
      },
      {
        about: "check",
        headings: ["O que fazer com o motor que queimou agora", "Primeiros passos depois da queima"],
        slots: [
          [
            "Não religue para confirmar, porque a segunda tentativa completa o estrago. Com chama ou fumaça que continua, saia e ligue 193.",
            "Cortar a energia é a única ação urgente. Havendo fogo, afaste-se e chame o 193; água em parte elétrica dá choque.",
            "Com cheiro de queimado, nada de novo teste. Se há chama, saia de perto e ligue 193.",
          ],
        ],
        steps: [
          "Desligue o disjuntor do motor.",
          "Afaste pessoas e animais, sem abrir a tampa.",
          "Fotografe a etiqueta e a caixa por fora.",
          "Anote o que veio antes: chuva, raio, portão pesado, muitas aberturas.",
          "Guarde o motor queimado para o laudo.",
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "A garantia cobre a queima repetida?",
        answers: [
          "O motor tem {warranty.motor} de garantia contra defeito; esforço, água e surto costumam ficar fora. A medição mostra qual foi a causa.",
          "Depende da causa. Defeito do motor entra nos {warranty.motor}; folha pesada ou raio, em geral, não.",
        ],
      },
      {
        question: "Um motor mais potente resolve?",
        answers: [
          "Só se o atual é pequeno para o peso ou para o uso. Em folha presa, mais força quebra cremalheira, braço ou redutor.",
          "Às vezes. Primeiro se alivia a folha; depois a potência é escolhida pelo peso e pelas aberturas.",
        ],
      },
      {
        question: "A energia da rua pode queimar o motor sempre?",
        answers: [
          "Pode, quando há queda ou pico de tensão. Mede-se o ponto com o motor ligado e instala-se DPS com terra.",
          "Sim. Se outros aparelhos da casa também queimam, chame o eletricista e a distribuidora antes de pôr outro motor.",
        ],
      },
      {
        question: "No condomínio, qual motor não queima?",
        answers: [
          "Um de uso intenso, com ciclos por hora acima do pico e folga sobre o peso da folha. A troca em portão pesado fica de {price.heavySwap}.",
          "Nenhum é à prova de folha dura, mas o de uso intenso aguenta o movimento. Em portão pesado, motor e mão de obra custam de {price.heavySwap}.",
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
