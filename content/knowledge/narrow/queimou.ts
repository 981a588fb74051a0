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
      "motor queimou tem conserto",
      "motor portão queimou tem conserto",
      "motor queimou dá conserto",
      "motor queimou dá para consertar",
    ],
    answers: {
      any: [
        "O motor queimado de portão compensa consertar se é recente ou de portão pesado, com o redutor bom, e compensa trocar se já tem muitos anos ou mais de um defeito. A troca em casa custa de {price.homeSwap}, com mão de obra. Antes, peça a medição, porque capacitor e placa ruins imitam motor queimado.",
        "O conserto do motor queimado, por rebobinagem, compensa em motor novo ou grande, com a mecânica inteira; em casa, o antigo quase sempre é trocado, por {price.homeSwap} com mão de obra. A medição vem primeiro, porque capacitor, fusível e placa dão o mesmo sinal e custam menos.",
        "Para decidir entre conserto e troca do motor queimado, veja a idade e o estado das engrenagens: o conserto vale até a metade do preço do novo, que em casa custa de {price.homeSwap} com mão de obra. Confirme antes se queimou mesmo, já que capacitor ou placa também deixam o motor mudo.",
        "Sim, motor de portão queimado tem conserto: o enrolamento é refeito em oficina, o que compensa em motor recente ou de portão pesado, com o redutor bom. Em motor de casa com muitos anos, a troca costuma sair melhor, de {price.homeSwap}, com mão de obra. Antes, o técnico mede, porque capacitor e placa imitam motor queimado.",
      ],
      price: [
        "O conserto do motor queimado tem preço orçado conforme o modelo e compensa até a metade do valor de um motor novo, que em casa custa de {price.homeSwap}, com mão de obra, e em portão pesado, de {price.heavySwap}. O orçamento soma a rebobinagem, a retirada e a regulagem. A foto da etiqueta permite comparar os dois.",
        "O preço para trocar o motor queimado, em casa, é de {price.homeSwap}, com mão de obra, e o kit basculante de 1/4 HP custa a partir de {price.lowest} instalado. A rebobinagem é orçada conforme o motor e vale até perto da metade disso. Mande a foto da etiqueta para receber os dois valores.",
      ],
    },
    sections: [
      {
        about: "signs",
        headings: ["Queimou o motor ou outra peça?", "Sinais de motor queimado e de placa queimada"],
        slots: [
          [
            "Muitos motores dados como queimados estão bons, e a peça ruim custa bem menos. Com o disjuntor desligado, procure estes sinais:",
            "Antes de orçar a rebobinagem, veja por estes sinais se foi mesmo o motor, sem abrir a tampa:",
            "O sintoma engana, por isso observe com calma e sem energia. Cada sinal leva a uma peça:",
          ],
        ],
        bullets: [
          "Cheiro de verniz e carcaça muito quente: enrolamento do motor",
          "Mancha escura na caixa e portão mudo: placa",
          "Luz da placa apagada: fusível ou fonte",
          "Ronco sem giro, sem cheiro: capacitor",
          "Disjuntor que cai na hora: curto no motor ou na fiação",
        ],
      },
      {
        about: "replace",
        headings: ["Quando consertar e quando trocar", "Rebobinar ou comprar motor novo"],
        slots: [
          [
            "Rebobinar renova só o enrolamento, o fio que gera o movimento: redutor, rolamentos e placa continuam com a idade que têm. Por isso o conserto serve ao motor recente, industrial ou difícil de achar, com a mecânica inteira.",
            "A rebobinagem refaz o enrolamento, que é a parte elétrica, e não corrige o desgaste das engrenagens. Vale em motor novo ou grande, com o redutor bom.",
            "Só o enrolamento, o fio de cobre do motor, fica novo; engrenagem e rolamento continuam velhos. Compensa quando o resto está inteiro e o motor é caro ou recente.",
          ],
          [
            "Se o motor residencial está perto do fim da vida, de {trade.life}, com ruído no redutor ou placa ruim, a troca compensa mais. O novo vem com {warranty.motor} de garantia, e o serviço, com {warranty.installation}.",
            "Já o motor de casa com mais de um defeito, ou no fim dos {trade.life} de vida, deve ser trocado. O novo tem {warranty.motor} de garantia e a instalação, {warranty.installation}.",
            "Um motor com {trade.life} de uso ou vários defeitos deve ser trocado, e não consertado. O motor novo tem {warranty.motor} de garantia e a instalação, {warranty.installation}.",
          ],
        ],
      },
      {
        about: "causes",
        headings: ["O que corrigir para não queimar outro", "Por que o motor queimou"],
        slots: [
          [
            "Folha pesada, capacitor fraco e fim de curso que não desliga são o que mais queima o enrolamento. Sem aliviar a folha e acertar a parada, o motor rebobinado ou novo queima também.",
            "Um motor que puxou folha dura por meses, ou que não desliga no fim do curso, queima por calor. O seguinte queimaria igual, então a causa deve ser corrigida antes.",
            "O que queima o motor é o calor, e ele vem da folha que pesa, do capacitor fraco ou da parada que não desliga. Corrija isso antes de ligar outro.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Quanto tempo leva rebobinar o motor?",
        answers: [
          "Em geral leva alguns dias, conforme a oficina, e o portão fica sem o automático. A troca costuma ser feita em uma visita.",
          "Depende da oficina, mas conte com alguns dias. Quem não pode esperar resolve antes com a troca.",
        ],
      },
      {
        question: "Motor rebobinado dura menos?",
        answers: [
          "Não, se for bem feito e a causa for corrigida. Com folha pesada ou capacitor ruim, ele queima de novo.",
          "Não necessariamente. O que encurta a vida é o esforço que queimou o primeiro enrolamento.",
        ],
      },
      {
        question: "Os controles e a placa se aproveitam?",
        answers: [
          "Na rebobinagem, sim, se estão bons. Na troca, depende de a placa nova aceitar o mesmo código; motor com inversor usa placa própria.",
          "Muitas vezes, sim. Se o código dos controles não combinar com a central nova, um receptor avulso resolve.",
        ],
      },
      {
        question: "Posso usar o portão na mão enquanto isso?",
        answers: [
          "Sim, se ele é de correr ou de abrir, reto e nivelado, com o disjuntor desligado e tranca por dentro. O basculante fica fechado e travado.",
          "Só se a folha é de correr ou de abrir, leve e reta. O basculante deve ficar fechado até o motor voltar.",
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
      "testar motor portão",
      "como testar motor portão",
      "testar motor portão eletrônico",
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
        "Para saber se o motor do portão queimou ou é a placa, repare no cheiro, no som e no disjuntor. Cheiro de verniz e carcaça muito quente indicam motor queimado, e central apagada ou muda depois de raio indica placa. Zumbido sem cheiro costuma ser capacitor. A medição confirma, a partir de {price.preventive} em casa, sem peças.",
        "O motor queimado e a placa queimada têm sinais diferentes: o motor cheira a verniz, esquenta muito e derruba o disjuntor ao acionar; a placa fica muda, sem luz, depois de surto ou chuva. Não religue para testar. O técnico mede o motor e a placa a partir de {price.preventive} em residência, fora as peças.",
        "O cheiro, o som e o disjuntor mostram se queimou o motor ou a placa: verniz queimado e disjuntor que cai apontam para o motor, e silêncio com a central apagada, para a placa. Só a medição confirma, e a visita em casa custa a partir de {price.preventive}, sem contar peças.",
        "Para testar o motor do portão sem abrir a tampa, confira o disjuntor, teste dois controles e a botoeira e escute uma vez: mudo é energia ou placa, ronco parado é capacitor ou folha presa, giro sem andar é engrenagem ou motor destravado. Cheiro de queimado é motor; desligue. A medição, em casa, parte de {price.preventive}, sem peças.",
      ],
    },
    sections: [
      {
        about: "signs",
        headings: ["Motor, placa ou capacitor?", "O que cada sintoma quer dizer"],
        slots: [
          [
            "O som, o cheiro e o disjuntor separam os três em poucos minutos, sem abrir nada. Compare com estes sinais:",
            "Lembre o que aconteceu na última tentativa, sem repeti-la, porque cada sinal aponta uma peça:",
            "O que você ouve, vê e cheira basta para a primeira resposta, e não é preciso religar. Os sinais são estes:",
          ],
        ],
        bullets: [
          "Cheiro de verniz e carcaça muito quente: motor queimado",
          "Zumbido sem girar e sem cheiro: capacitor fraco ou folha presa",
          "Central apagada com o disjuntor ligado: fusível ou placa",
          "Disjuntor que cai ao acionar: curto no motor ou no cabo",
          "Motor que gira e portão que não anda: engrenagem quebrada ou motor destravado",
        ],
      },
      {
        about: "check",
        headings: ["O que fazer antes de comprar motor", "Conferência segura, em ordem"],
        slots: [
          [
            "Nenhum passo exige abrir a tampa, usar aparelho de teste ou ligar o motor direto na rede. Se algo cheirar a queimado ou soltar fumaça, pare.",
            "Faça tudo por fora, com a tampa fechada, porque ligar o motor direto na rede queima o que estava bom.",
            "Mantenha a caixa fechada e teste uma vez só. Se houver cheiro ou fumaça, não continue.",
          ],
        ],
        steps: [
          "Veja o disjuntor e o DR; se um caiu, religue uma única vez.",
          "Acione uma vez pela botoeira e escute se o motor fica mudo, zumbe ou gira solto.",
          "Com cheiro, fumaça ou queda do disjuntor, desligue e pare.",
          "Veja se a chave de destravamento está na posição travada.",
          "Fotografe a etiqueta do motor.",
        ],
      },
      {
        about: "visit",
        headings: ["Como o técnico descobre o que queimou", "Diagnóstico do motor queimado"],
        slots: [
          [
            "Com tudo desligado, o motor é separado da placa e medido, o que mostra se o enrolamento de cobre está bom. A placa é medida à parte, para não trocar a peça errada.",
            "Motor e central são testados em separado, sem energia. A medição do enrolamento mostra o estado do motor; a do fusível e das trilhas, o da placa.",
            "O enrolamento, o fio de cobre de dentro, é medido fora da placa, e ela também é testada. Dessa forma se acha a peça certa.",
          ],
          [
            "Capacitor e relé são reparos simples, a placa custa mais, e o motor queimado leva à troca, de {price.homeSwap} em casa com mão de obra. A causa da queima, como folha pesada ou água, é corrigida junto.",
            "Em ordem de custo vêm capacitor, relé, placa e motor, com a troca de {price.homeSwap} em residência. Sem corrigir a causa da queima, a peça nova também estraga.",
            "O capacitor é barato, a placa tem preço médio, e o motor inteiro exige a troca, de {price.homeSwap} com o serviço. Se a folha está presa, ela é corrigida antes.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Posso testar o motor com multímetro em casa?",
        answers: [
          "Não recomendamos, porque é preciso abrir a tampa, soltar fios e descarregar o capacitor, que dá choque mesmo com a energia desligada.",
          "É melhor não, já que o capacitor guarda carga mesmo com o disjuntor desligado. A medição é do técnico.",
        ],
      },
      {
        question: "O motor parou de repente, sem cheiro. Queimou?",
        answers: [
          "Provavelmente não. Disjuntor, fusível, placa e protetor térmico param o motor sem queimá-lo, e o protetor térmico rearma depois de esfriar.",
          "Em geral não. Espere esfriar, veja o disjuntor e tente uma vez só.",
        ],
      },
      {
        question: "O motor queimou mesmo. Conserta ou troca?",
        answers: [
          "Em casa, quase sempre compensa a troca, de {price.homeSwap} com mão de obra. Rebobinar só vale em motor maior ou fora de linha.",
          "Quase sempre troca, que em residência custa de {price.homeSwap} com o serviço. Rebobinar é para motor grande ou recente.",
        ],
      },
      {
        question: "Quanto tempo leva o diagnóstico?",
        answers: [
          "Na visita, costuma caber em {trade.smallRepair}. A primeira avaliação por vídeo e etiqueta não custa nada.",
          "Leva até {trade.smallRepair} no local. Por vídeo e foto, a primeira resposta é grátis.",
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
      "tampa motor derreteu",
      "capa motor derreteu",
      "carcaça motor derreteu",
      "plástico motor derreteu",
      "motor derreteu",
      "derreteu motor",
      "fio derreteu motor",
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
      "motor solta fumaça",
      "motor [marca] solta fumaça",
      "motor [marca] soltando fumaça",
      "motor [marca] fumaça",
      "fumaça portão",
      "cheiro fio queimado",
      "cheiro plástico queimado",
      "saiu fumaça placa",
      "fumaça placa",
      "saiu fumaça motor",
      "fumaça central",
    ],
    intent: "emergency",
    answers: {
      any: [
        "Não é normal sair fumaça do motor do portão: desligue o disjuntor agora e não teste de novo, porque fio, capacitor ou enrolamento superaqueceu. Não abra a tampa. Se a fumaça continuar ou houver chama, saia e ligue 193. Quando o motor queimou, a troca em casa custa de {price.homeSwap}, com mão de obra.",
        "Cheiro de queimado ou fumaça no motor do portão indica fio, capacitor, placa ou enrolamento superaquecido: desligue o disjuntor agora e não teste de novo. Não abra a tampa, e com fumaça que continua ou chama, saia e ligue 193. Muitas vezes o dano fica em um fio ou na placa, que se conserta; se o motor queimou, a troca em casa custa de {price.homeSwap}.",
        "Motor de portão com cheiro de queimado deve ser desligado no disjuntor na hora, porque há risco de choque e de fogo. Mantenha a tampa fechada e não religue para testar; se houver chama, saia e ligue 193. O defeito pode estar só no fio, no capacitor ou na placa, e se o motor queimou, trocá-lo em casa custa de {price.homeSwap}.",
        "Se saiu cheiro de queimado ou fumaça do motor do portão, algo superaqueceu, em geral um fio mal apertado, a placa ou o enrolamento. Desligue o disjuntor, afaste as pessoas e não religue até a medição; com chama, saia e ligue 193. Fio e placa têm conserto na maioria dos casos, e motor queimado se troca, em casa, por {price.homeSwap}.",
        "Fumaça saindo do motor ou da central do portão é sinal de peça queimando: desligue o disjuntor agora, afaste todos e não abra a tampa. Se a fumaça continua ou aparece chama, saia e ligue 193. Depois de frio, o técnico mede placa, capacitor, fio e motor; muitas vezes basta um deles, e a troca do motor em casa, se for preciso, fica de {price.homeSwap}.",
        "O cheiro de queimado no portão vem de peça elétrica que aqueceu demais, e insistir no controle pode queimar também o motor. Baixe o disjuntor, deixe a tampa fechada e mantenha todos longe; fogo é caso de 193. Depois de frio, o técnico mede fio, capacitor, placa e motor. A troca do motor em casa, se for preciso, custa de {price.homeSwap}.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["O que fazer na hora", "Cheiro de queimado: o que fazer, na ordem"],
        slots: [
          [
            "O cheiro já confirma que algo aqueceu demais, por isso não há o que testar no controle. Não jogue água, que conduz eletricidade e dá choque.",
            "Não religue para confirmar, porque a segunda tentativa costuma queimar o que sobrou. Água em parte elétrica, nunca.",
            "Repetir o comando só aumenta o dano, porque o aquecimento recomeça no mesmo ponto. Também não use água, por causa do choque.",
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
        headings: ["O que cada cheiro indica", "Como o cheiro ajuda a achar a peça queimada"],
        slots: [
          [
            "O tipo de cheiro dá uma pista da peça, que a medição confirma depois. Não chegue perto só para sentir.",
            "Lembre como era o cheiro e conte ao técnico, pois cada material indica uma peça. A confirmação vem com a medição, sem energia.",
            "Verniz, plástico e óleo têm cheiros diferentes, e isso orienta o técnico. Repare de onde você está, sem aproximar o rosto da caixa.",
          ],
        ],
        bullets: [
          "Verniz adocicado e carcaça quente: enrolamento do motor",
          "Plástico e mancha na entrada dos fios: borne frouxo ou emenda derretida",
          "Acre, depois de um estalo: placa ou varistor estourado",
          "Cheiro de óleo quente, com o motor sem partida: capacitor vazando",
        ],
      },
      {
        about: "visit",
        headings: ["Como o técnico descobre o que queimou", "Medição antes da peça nova"],
        slots: [
          [
            "Com a energia cortada, o técnico mede o motor separado da placa, para não culpar um pelo outro. Fio, conector, fusível e relé têm conserto; placa com trilha carbonizada ou processador queimado é trocada.",
            "O técnico desliga o circuito, separa a central do motor e mede cada um. Se o defeito está em fio, fusível, conector ou relé, há reparo; se o circuito da placa carbonizou, ela é trocada.",
            "Motor e placa são medidos em separado, sem energia, para o defeito de um não condenar o outro. Emenda, fusível e relé se consertam, mas uma placa carbonizada costuma ser substituída.",
          ],
          [
            "Antes de ligar a peça nova, corrige-se a causa: folha pesada, fio mal apertado, água na caixa ou falta de aterramento. Sem isso, ela queima do mesmo modo.",
            "A causa do aquecimento é corrigida junto, seja folha pesada, umidade ou contato frouxo. Se ela ficar, a peça nova queima também.",
            "Trocar a peça sem corrigir a causa repete o defeito, por isso o técnico confere o peso da folha, o aperto dos fios, a umidade e o aterramento.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "O cheiro passou e o portão funciona. Posso usar?",
        answers: [
          "Ainda não. O contato ou o enrolamento pode ter sido danificado e aquecer de novo, por isso deixe o disjuntor desligado até a medição.",
          "Não. Mesmo funcionando, a peça que cheirou está comprometida, e o próximo aquecimento pode dar fogo. Espere a medição com o disjuntor desligado.",
          "Não use. O isolamento danificado volta a esquentar, e por isso o disjuntor fica desligado até o técnico medir.",
        ],
      },
      {
        question: "O motor com cheiro de queimado pode pegar fogo?",
        answers: [
          "Pode, se continuar energizado. Por isso desligue primeiro o disjuntor. Se ele desarmar sozinho, não o force a ficar ligado nem ponha um maior no lugar.",
          "O risco existe quando há mau contato ou motor forçado. A energia cortada elimina a fonte; chama é caso de 193.",
          "Sim, enquanto receber corrente. Baixe o disjuntor e nunca instale outro de valor maior para ele parar de desarmar; ao ver chama, saia e ligue 193.",
        ],
      },
      {
        question: "Como entro e saio com o portão desligado?",
        answers: [
          "Portão de correr ou de abrir, reto e em piso plano, se move à mão depois de solto com a chave do motor, se a carcaça já esfriou. O basculante não se destrava.",
          "Depois de frio, folha de correr ou de abrir que esteja reta pode ser solta com a chave. Basculante espera o técnico, com o disjuntor desligado.",
          "Espere a carcaça esfriar. Depois, a chave solta a folha reta de correr ou de abrir, em piso plano, para ser movida à mão; se é basculante, não destrave.",
        ],
      },
      {
        question: "O portão cheira a queimado quando abre várias vezes. O que é?",
        answers: [
          "É sobrecarga. O motor esquenta mais do que esfria entre as aberturas, por folha pesada, capacitor fraco ou uso acima do que o modelo aguenta. Pare, desligue e peça a medição.",
          "É esforço demais. Folha pesada ou motor de casa em uso intenso superaquece o verniz do enrolamento; desligue o disjuntor antes que ele queime.",
          "O motor não tem tempo de esfriar entre um uso e outro. As causas são capacitor fraco, folha dura ou aberturas demais para o modelo: corte a energia e mande medir.",
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
        "Diante de faísca, estouro ou fogo no motor ou na placa do portão, desligue o disjuntor já, afaste todos e não jogue água; se houver chama, saia e ligue 193. Não abra a tampa nem religue. O técnico mede se queimou o fio, o capacitor, a placa ou o motor, cuja troca em casa custa de {price.homeSwap}.",
        "Se o motor do portão estourou, soltou faísca ou pegou fogo, corte a energia no quadro, afaste as pessoas e não jogue água; com chama, saia e chame o 193. Depois de frio, o dano é medido e pode ser só conector, capacitor ou placa. Um motor perdido é trocado, em casa, por {price.homeSwap}.",
        "O portão que parou depois de faísca ou fogo na placa teve curto ou mau contato. Deixe o disjuntor desligado e a tampa fechada, e ligue 193 se a chama continuar. Muitas vezes o motor se salva e o conserto é no fio, no capacitor ou na placa; quando é preciso trocá-lo, custa de {price.homeSwap} em casa.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["O que fazer na hora da faísca", "Depois do estouro: como agir"],
        slots: [
          [
            "Não tente acionar outra vez, porque um fio solto que só faiscou pode pegar fogo. Se o chão está molhado, não chegue perto do motor nem da folha.",
            "Deixe de testar, já que a segunda faísca pode virar incêndio. Com piso molhado, fique longe do motor e do portão.",
            "Uma nova tentativa pode incendiar o que apenas faiscou. Se houver água no chão junto do motor, mantenha distância.",
          ],
        ],
        steps: [
          "Desligue o disjuntor do portão ou o geral.",
          "Afaste pessoas e animais.",
          "Se a chama ou a fumaça continuar, saia e ligue 193.",
          "Não abra a tampa, não destrave basculante e não religue.",
          "Com o motor frio e sem fumaça, fotografe a etiqueta e a caixa por fora.",
        ],
      },
      {
        about: "causes",
        headings: ["De onde vem a faísca no motor", "O que causa faísca e estouro no portão"],
        slots: [
          [
            "O que você viu e ouviu aponta a peça. Conte ao técnico qual destes casos aconteceu:",
            "Estouro único, faísca repetida e clarão têm causas diferentes. Diga ao técnico qual destes sinais você viu:",
            "O tipo de estouro ajuda a achar o dano, e contar ao técnico o que você viu encurta a medição:",
          ],
        ],
        bullets: [
          "Faísca a cada partida: parafuso de fio frouxo, emenda ou plugue ruim",
          "Estouro seco, com cheiro de queimado: capacitor ou varistor (proteção contra picos) da placa",
          "Clarão dentro da caixa: água ou lagartixa sobre a placa",
          "Disjuntor que cai junto: curto no fio ou no enrolamento do motor",
          "Queima na primeira ligação: tensão errada, como 220 V em motor de 127 V",
        ],
      },
      {
        about: "visit",
        headings: ["Como o técnico descobre o que queimou", "Conserto ou troca depois da faísca"],
        slots: [
          [
            "Com a energia cortada, o técnico mede motor e placa em separado, para não trocar a peça errada. Conector, capacitor, fusível e relé têm reposição; a placa carbonizada precisa de uma nova.",
            "O motor e a placa são medidos cada um por sua vez, sem energia. Muitas vezes o dano está num conector, capacitor ou relé, e só a placa carbonizada é substituída inteira.",
            "A medição separa o defeito do motor do defeito da placa. Peças como capacitor, fusível e conector são trocadas avulsas, e trilhas carbonizadas exigem uma central nova.",
          ],
          [
            "Antes de religar, a causa é corrigida, seja fio frouxo, umidade, tensão errada ou folha pesada. Se o motor não tem reparo, a troca custa de {price.homeSwap} em casa e de {price.heavySwap} em portão pesado.",
            "A origem é resolvida antes da peça nova, seja fio frouxo, água ou tensão errada. O motor condenado é trocado por {price.homeSwap} em residência e por {price.heavySwap} em portão pesado.",
            "Sem tratar a causa, a peça nova queima igual, por isso são conferidos os fios, a umidade e o peso da folha. Trocar o motor custa, em casa, de {price.homeSwap}, e em portão pesado, de {price.heavySwap}.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "O motor faiscou e continua funcionando. Posso usar?",
        answers: [
          "Não use, porque o contato que faiscou vai aquecer de novo. Deixe desligado até o técnico refazer a conexão.",
          "Não use: a faísca é sinal de mau contato ou curto, e o próximo acionamento pode dar fogo.",
        ],
      },
      {
        question: "O motor queimou?",
        answers: [
          "Nem sempre, porque o estouro de um capacitor ou varistor pode deixar o motor bom. A medição do enrolamento confirma.",
          "Muitas vezes não. O técnico mede motor e placa em separado antes de trocar qualquer um.",
        ],
      },
      {
        question: "Que extintor usar no motor do portão?",
        answers: [
          "Use um de classe C, de CO2 ou pó, só se você sabe usar e com a energia cortada. Na dúvida, saia e ligue 193.",
          "O indicado é o de classe C, para equipamento elétrico. Sem segurança para usá-lo, afaste-se e chame o 193.",
        ],
      },
      {
        question: "Como entro e saio com o portão desligado?",
        answers: [
          "Com o motor frio e sem cheiro, um portão de correr ou de abrir, reto, pode ser solto com a chave e movido à mão. O basculante não deve ser destravado.",
          "Espere o motor esfriar. Uma folha de correr ou de abrir que esteja reta pode ser destravada com a chave, sem energia; o basculante espera o técnico.",
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
      "motor 5 anos queimou normal",
      "motor 5 anos já queimou",
      "motor anos queimou é normal",
      "motor 3 anos queimou",
      "motor 2 anos queimou",
      "motor queimou 5 anos",
      "motor queimou cedo",
      "motor queimou 3 anos",
      "motor queimou 2 anos",
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
        "Não é normal o motor do portão queimar com 5 anos: em casa, o esperado é de {trade.life}. Quando queima antes, algo o forçou, como folha pesada, motor pequeno para o uso, capacitor fraco, água na caixa ou raio. Descubra a causa antes de pôr outro, que na troca em casa fica de {price.homeSwap}, com mão de obra.",
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
        "Bobina do motor em curto é motor queimado: o enrolamento perdeu a isolação, cheira a verniz, esquenta em segundos, ronca sem força ou derruba o disjuntor. Desligue e não religue; rebobinar raramente compensa em motor de casa, e a troca fica de {price.homeSwap}, com mão de obra.",
        "Enrolamento em curto significa que os fios internos do motor encostaram e ele queimou. Tem conserto por rebobinagem, que quase alcança o preço de um novo no motor pequeno; por isso a saída comum em casa é a troca, de {price.homeSwap}, depois de medir placa e capacitor.",
        "Motor do portão com bobina queimada, em curto, derruba o disjuntor, aquece e cheira a queimado, e não deve ser religado. O conserto é refazer o enrolamento, viável em motor grande; no residencial, trocar o motor custa de {price.homeSwap}, já instalado.",
      ],
    },
    sections: [
      {
        about: "signs",
        headings: ["Sintomas de enrolamento em curto", "Como se confirma o curto na bobina"],
        slots: [
          [
            "Capacitor ruim imita motor queimado, por isso a medição vem antes da sentença. Estes são os sinais, do mais leve ao mais claro.",
            "Antes de condenar a bobina, testa-se o capacitor, que dá quadro parecido. Veja o que costuma aparecer.",
            "Só o medidor confirma, pois capacitor fraco engana. Os sinais ajudam a desconfiar.",
          ],
        ],
        bullets: [
          "Ronca e não anda, mesmo com capacitor novo",
          "Esquenta em segundos e cheira a verniz",
          "Derruba o disjuntor ou o DR ao acionar",
          "Dá choque na carcaça: desligue e não toque",
        ],
      },
      {
        about: "visit",
        headings: ["A medição antes de trocar o motor", "O que o técnico mede na bobina"],
        slots: [
          [
            "Com a energia cortada, o motor é separado da placa e mede-se a resistência de cada enrolamento e a isolação até a carcaça. Resistência muito baixa ou fuga para a carcaça confirma o curto.",
            "O motor é desligado da central e medido sozinho, entre os fios e contra a carcaça. Valor perto de zero, ou fuga, é bobina perdida.",
            "Isolado da placa e sem energia, o enrolamento é testado em resistência e isolação. Fuga para a carcaça encerra a dúvida.",
          ],
          [
            "A placa também é medida, porque o motor em curto costuma queimar o relé ou o fusível dela. E a causa, em geral folha pesada ou capacitor fraco, é corrigida, senão o novo queima igual.",
            "Depois vem a central, que muitas vezes perde fusível ou relé junto. Folha pesada, capacitor e tensão errada são revistos, para o motor novo não repetir.",
            "Confere-se a placa, atingida com frequência, e procura-se o que forçou o motor: peso, capacitor ou rede. Sem isso, o próximo dura pouco.",
          ],
        ],
      },
      {
        about: "replace",
        headings: ["Rebobinar ou trocar o motor", "Quando o motor novo compensa"],
        slots: [
          [
            "Rebobinar recupera só o cobre, e redutor e rolamentos seguem com a idade. Em motor grande e recente pode valer; em portão pesado, a troca fica de {price.heavySwap}, e o motor novo tem {warranty.motor} de garantia.",
            "O enrolamento refeito não renova redutor nem rolamento, de modo que em motor pequeno a troca vence. No pesado, compare com {price.heavySwap}, já com a mão de obra e {warranty.motor} de garantia no motor.",
            "Refazer a bobina compensa em motor de porte e com pouco uso. Trocado, o de portão pesado custa de {price.heavySwap}, instalado, com {warranty.motor} de garantia.",
          ],
          [
            "A troca leva de {time.tilting} no basculante e de {time.sliding} no de correr, e a rebobinagem prende o motor por dias na oficina.",
            "Trocar toma {time.tilting} em basculante ou {time.sliding} em portão de correr; rebobinar leva dias.",
            "Em tempo, {time.tilting} no basculante e {time.sliding} no deslizante, contra alguns dias de oficina.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "O que queima a bobina do motor?",
        answers: [
          "Folha pesada, capacitor fraco, tensão errada ou aberturas acima do limite. O motor fica energizado sem girar, e o verniz cede.",
          "Esforço repetido: portão travado, partida fraca ou uso de prédio em motor de casa.",
        ],
      },
      {
        question: "Bobina em curto queima a placa?",
        answers: [
          "Pode queimar fusível e relé, que têm conserto barato. Religar várias vezes é o que leva a central inteira.",
          "Muitas vezes leva o relé junto. Por isso se desliga no primeiro sinal.",
        ],
      },
      {
        question: "Posso abrir o portão na mão até a troca?",
        answers: [
          "O de correr ou de abrir, reto, sim: disjuntor desligado e motor destravado. Basculante só com o técnico.",
          "Só folha de correr ou pivotante em ordem, com a energia cortada. O basculante não se solta.",
        ],
      },
      {
        question: "O motor novo pode ser de outra marca?",
        answers: [
          "Pode, se o tipo e a capacidade servirem. Controles e central costumam mudar junto.",
          "Sim. Suporte e controles são adaptados, e a cremalheira fica quando o passo combina.",
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
        "Portão que queimou com queda de energia tem, quase sempre, fusível, fonte ou placa atingidos pelo pico da volta, e não o motor. Desligue o disjuntor e peça a medição antes de comprar: muita placa tem reparo, e a troca do motor em casa, se precisar, fica de {price.homeSwap}.",
        "Se acabou a luz e o motor do portão não liga mais, o pico da volta costuma queimar placa ou receptor e poupar o motor. Não religue para testar, registre o pedido na distribuidora antes do conserto e meça; motor novo em residência, no pior caso, custa {price.homeSwap}.",
        "Depois de apagão ou oscilação de luz, o portão morre por fusível, fonte ou placa queimada em pico de energia; o motor raramente vai junto. Deixe o disjuntor desligado até medir, porque o reparo da placa custa bem menos que a troca do motor, {price.homeSwap} em casa.",
      ],
    },
    sections: [
      {
        about: "signs",
        headings: ["O que queimou: placa ou motor", "Sinais depois da queda"],
        slots: [
          [
            "Antes de comprar qualquer peça, veja em que linha o seu portão se encaixa, sem abrir a tampa.",
            "O sintoma aponta a peça, e a medição confirma; a tampa fica fechada.",
            "Olhe e escute de fora: cada sinal leva a um ponto do circuito.",
          ],
        ],
        bullets: [
          "Central apagada, disjuntor ligado: fusível, fonte ou transformador.",
          "Botoeira abre e controle não: receptor.",
          "Anda só para um lado: relé da placa.",
          "Ronca e não parte: capacitor, e raramente a bobina.",
          "Disjuntor cai ao acionar ou há cheiro: medir o motor, sem religar.",
        ],
      },
      {
        about: "check",
        headings: ["O que fazer agora", "Primeiros passos e ressarcimento"],
        slots: [
          [
            "A distribuidora pode ter de pagar o dano vindo da rede, mas quer o pedido antes do conserto. Guarde a peça retirada.",
            "Peça o ressarcimento antes de consertar, porque a distribuidora pode vistoriar. A peça queimada fica guardada.",
            "Dano de rede pode ser ressarcido, desde que o pedido venha antes do reparo e a peça seja conservada.",
          ],
        ],
        steps: [
          "Desligue o disjuntor do portão e não teste de novo.",
          "Anote dia e hora da queda.",
          "Abra o pedido na distribuidora e guarde o protocolo.",
          "Peça medição e relatório técnico.",
          "Guarde a peça trocada e a nota.",
        ],
      },
      {
        about: "visit",
        headings: ["Como o técnico descobre o que queimou", "Conserto ou troca"],
        slots: [
          [
            "Motor e placa são separados e medidos sem energia, para não culpar um pelo outro. Fusível, relé e fonte têm reparo; trilha carbonizada pede placa nova.",
            "Sem energia, mede-se o motor longe da placa. O componente queimado se troca, e a central inteira só quando as trilhas carbonizaram.",
            "A medição separada mostra se o motor vive. Na placa, troca-se a peça atingida, ou ela toda se está carbonizada.",
          ],
          [
            "Antes de religar, instala-se a proteção que faltava: DPS no quadro, o protetor contra surtos, com fio terra. Sem ela, a próxima queda repete o prejuízo.",
            "Proteger vem junto: DPS com aterramento, que desvia o pico. Do contrário, a peça nova queima na próxima oscilação.",
            "O conserto só se completa com protetor de surto e terra no quadro, porque a rede vai oscilar outra vez.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "A distribuidora paga o portão queimado?",
        answers: [
          "Pode pagar, se o dano veio da rede. O prazo para pedir é longo, mas faça antes do conserto, com data, hora e relatório.",
          "Vale pedir: registre o protocolo antes de consertar, porque ela pode querer vistoriar a peça.",
        ],
      },
      {
        question: "Como evitar que queime de novo?",
        answers: [
          "DPS no quadro com terra de verdade, e disjuntor do portão desligado até a luz firmar por uns 5 minutos.",
          "Protetor de surto com aterramento. Filtro de linha e nobreak não fazem o mesmo.",
        ],
      },
      {
        question: "Vale rebobinar o motor queimado?",
        answers: [
          "Em motor pequeno, quase nunca: chega perto do preço de um novo e deixa redutor e rolamentos velhos. Em motor grande e recente, pode compensar.",
          "Só em motor de porte. No de casa, a troca por {price.homeSwap}, com {warranty.motor} de garantia, costuma render mais.",
        ],
      },
      {
        question: "Como abro o portão enquanto isso?",
        answers: [
          "O de correr e o de abrir, retos e no plano, se destravam com o disjuntor desligado. O basculante fica fechado e travado.",
          "Pela chave, no deslizante e no pivotante retos, sem energia. Basculante com defeito não se solta.",
        ],
      },
    ],
    photo: "a foto da etiqueta do motor e do quadro de luz fechado",
  },
];
