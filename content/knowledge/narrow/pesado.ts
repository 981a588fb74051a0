import type { NarrowConcept } from "#domain/knowledge/concept.ts";

export const pesado: NarrowConcept[] = [
  {
    id: "basculante-pesado",
    broader: "pesado",
    label: "Portão basculante pesado",
    phrase: "o portão basculante que ficou pesado",
    asks: [
      "basculante pesando mola contrapeso",
      "basculante destravado não levanta",
      "basculante não levanta pesado",
      "basculante destravado não levanta pesado",
      "basculante pesado",
      "basculante ficou pesado",
      "basculante pesado abrir",
      "basculante duro",
      "basculante difícil levantar",
      "basculante difícil abrir",
      "basculante pesado levantar",
      "basculante pesando",
    ],
    answers: {
      any: [
        "O portão basculante fica pesado quando perde o equilíbrio: contrapeso insuficiente, cabo gasto, mola cansada ou roldana travada. Desligue o disjuntor e não destrave nem suba a folha na mão, porque ela pode cair; o acerto em casa parte de {price.preventive}, sem peças.",
        "Basculante pesado para subir tem defeito no contrapeso, no cabo, na mola ou na roldana, ou ganhou chapa e madeira que ninguém compensou. Pare de forçar o motor, deixe fechado e sem energia; equilibrar a folha, em residência, começa em {price.preventive}, fora peças.",
        "Se o portão basculante está pesado, o motor carrega o que o contrapeso deveria carregar, por cabo, mola ou roldana gasta ou folha que ficou mais pesada. Não levante na mão nem destrave: desligue o disjuntor e peça o reequilíbrio, a partir de {price.preventive} em casa, sem peças.",
      ],
      price: [
        "Deixar o basculante leve custa o acerto do contrapeso e, se preciso, cabos, roldanas ou molas: o ajuste em casa parte de {price.preventive}, sem peças. Fotos das laterais e da folha, tiradas de longe, bastam para o valor.",
        "O preço para reequilibrar o basculante muda com o peso da folha e as peças gastas. A visita em residência começa em {price.preventive}, fora peças, e portão grande ou com muito a acertar fica, em geral, de {price.preventiveRange}.",
      ],
    },
    sections: [
      {
        about: "causes",
        headings: ["Por que o basculante ficou pesado", "O que tira o equilíbrio da folha"],
        slots: [
          [
            "Peso que veio aos poucos costuma ser roldana seca, pivô sem graxa ou mola que perdeu força. Peso de um dia para o outro é cabo, mola ou contrapeso, e aí ninguém usa o portão.",
            "Se piorou devagar, pense em atrito, na roldana ou nos pinos, e em mola cansada. Se mudou de repente, algo rompeu ou soltou, cabo, mola ou peso, e a folha pode cair.",
            "O tempo ajuda a achar a causa: aumento lento aponta falta de lubrificação, roda travada ou mola fraca; aumento súbito, cabo, mola ou contrapeso, com risco de queda.",
          ],
          [
            "Chapa, madeira ou vidro acrescentado também desequilibra, porque o contrapeso foi calculado para a folha antiga. Folha empenada, que raspa na coluna, soma atrito ao peso.",
            "Quem revestiu o portão precisa refazer o contrapeso, que continua o da folha velha. Outro motivo é a folha torta encostando na coluna, que prende a subida.",
            "Depois de reforma, a folha com madeira ou chapa nova pesa mais do que o contrapeso compensa. Também pesa a que entortou e roça na lateral.",
          ],
        ],
      },
      {
        about: "safety",
        headings: ["O que fazer com o basculante pesado", "Antes da visita: o que evitar"],
        slots: [
          [
            "O motor travado pode ser o que segura a folha, então não destrave para sentir o peso. Não abra a caixa do contrapeso nem ponha ou tire carga dela.",
            "Deixe o motor travado: solto, o portão pode cair ou disparar para cima. Contrapeso, cabo e mola guardam muita força e só o técnico mexe neles.",
            "Nada de soltar o motor para testar, porque talvez só ele sustente a folha. A caixa do contrapeso fica fechada, e ninguém acrescenta peso por conta própria.",
          ],
        ],
        steps: [
          "Pare de usar e desligue o disjuntor, com o portão fechado se possível.",
          "Olhe de longe os dois cabos e a inclinação da folha.",
          "Mantenha crianças e animais longe.",
          "Lembre se a folha ganhou chapa, madeira ou vidro.",
          "Fotografe por dentro, dos dois lados, de longe.",
        ],
      },
      {
        about: "visit",
        headings: ["Como o técnico alivia a folha", "Etapas do serviço no portão pesado"],
        slots: [
          [
            "O técnico escora a folha, troca cabos, roldanas ou molas gastas e acerta o contrapeso até ela parar em qualquer ponto. Depois regula força e percurso do motor, que passa a trabalhar com menos esforço.",
            "Com a folha escorada, saem cabo, roda ou mola no fim, e o contrapeso ganha ou perde massa até o portão ficar onde é deixado. Por último o motor é reajustado com força menor.",
            "Escora primeiro; depois peças gastas e equilíbrio, até a folha se manter sozinha na altura em que fica. A regulagem do motor vem no final, porque a força de antes sobra.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["O que pesa no preço do ajuste", "Do ajuste à troca de cabos"],
        slots: [
          [
            "Só regular é o mais barato; cabos e roldanas somam peça, e contrapeso refeito ou solda soma serralheria. Motor mais forte é o gasto que se evita: em folha equilibrada, o atual costuma bastar.",
            "A conta cresce do ajuste para a troca de cabos e roldanas, e daí para contrapeso novo e solda. Trocar o motor por um maior raramente é preciso depois que a folha volta a subir leve.",
            "Em ordem de preço vêm regulagem, cabos com roldanas, contrapeso e serralheria. Quem equilibra a folha quase nunca precisa de outro motor, que seria a despesa maior.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Motor mais forte levanta o basculante pesado?",
        answers: [
          "Levanta por um tempo e quebra fuso, braço ou engrenagem. A folha se equilibra primeiro, e o motor atual costuma bastar.",
          "Não é a solução: sem contrapeso certo, nenhum motor trabalha com segurança, e o mais forte só gasta as peças mais depressa.",
        ],
      },
      {
        question: "Posso usar o portão na mão enquanto espero?",
        answers: [
          "Não. Um basculante desequilibrado pode cair ou disparar, mesmo com duas pessoas segurando. Deixe fechado, travado e sem energia.",
          "Não convém nem com ajuda, porque o peso sobra de repente. Mantenha-o fechado, com o motor travado e o disjuntor desligado.",
        ],
      },
      {
        question: "Pus madeira na folha. O que muda?",
        answers: [
          "O contrapeso precisa ser refeito para o peso novo, e o motor pode ter de ser outro se a folha passou do que ele leva. Diga o material e a espessura.",
          "Muda o equilíbrio inteiro: contrapeso e, às vezes, cabos acompanham a folha mais pesada. A potência do motor é conferida depois disso.",
        ],
      },
      {
        question: "Lubrificar resolve o peso?",
        answers: [
          "Só quando o peso vem de pino ou fuso seco, o que o técnico separa com a folha escorada. Cabo, mola e contrapeso não se corrigem com graxa.",
          "Em alguns casos, se o atrito é de pino ou rosca seca. Equilíbrio errado continua errado, e o cabo não se lubrifica em casa.",
        ],
      },
    ],
    photo: "fotos do portão por dentro, dos dois lados, tiradas de longe",
  },
  {
    id: "correr-pesado",
    broader: "pesado",
    label: "Portão de correr pesado",
    phrase: "o portão de correr que ficou pesado",
    asks: [
      "deslizante pesa indo volta sozinho",
      "trilho desnivelado deslizante pesado",
      "correr pesado só ida",
      "correr pesado ida leve volta",
      "correr pesado ida volta leve",
      "correr pesado abrir leve fechar",
      "correr pesado só abrir",
      "correr pesado só fechar",
      "pesado um sentido correr",
      "correr manual pesado",
      "correr abrir manual pesado",
      "correr não dá abrir manual pesado",
      "deslizante manual pesado",
      "correr pesado",
      "deslizante pesado",
      "correr ficou pesado",
      "correr duro",
      "deslizante duro",
      "correr difícil empurrar",
      "correr pesado empurrar",
      "correr difícil abrir",
      "deslizante difícil",
    ],
    answers: {
      any: [
        "Portão de correr pesado tem roldana gasta, guia apertada ou trilho sujo ou fora de nível. Se pesa só na ida e volta leve, é o nível: a folha sobe num sentido e desce no outro. Desligue o disjuntor e destrave: se ela corre sozinha, nivelar o trilho resolve; motor mais forte, não.",

        "Portão de correr que ficou pesado tem roldana gasta, areia no trilho ou folha que desceu e arrasta. Desligue o disjuntor e varra o trilho; se continuar duro, troque as roldanas antes que cortem o trilho. Um motor mais forte não resolve.",
        "Se o deslizante está duro de empurrar, o peso está embaixo: roldana com rolamento quebrado ou trilho sujo, amassado ou fora de nível. Não passe graxa no trilho; ela junta areia e vira lixa.",
        "O portão de correr pesado se alivia pela base: trilho limpo e reto, par de roldanas bom e guia de cima com folga. Depois, a força do motor é reduzida. Uma folha bamba ou inclinada não se empurra.",
      ],
      price: [
        "Deixar leve o portão de correr custa, em casa, a partir de {price.preventive}, sem peças, se é trilho sujo ou regulagem. Na maioria das vezes entra o par de roldanas, com a mão de obra de erguer a folha; fotos bastam para o orçamento, que é grátis.",
        "O preço depende das roldanas e do trilho: limpeza e ajuste partem de {price.preventive} em casa, sem peças; roda nova ou trecho de trilho soma peça e serviço. Mande fotos das rodas e do portão inteiro.",
      ],
    },
    sections: [
      {
        about: "causes",
        headings: ["Por que o portão de correr ficou pesado", "Roldana, trilho ou guia", "O que endurece o deslizante"],
        slots: [
          [
            "Uma roldana sem rolamento arrasta no trilho e multiplica o esforço.",
            "Areia e barro no trilho travam a roldana e gastam o canal dela.",
            "Trilho amassado, com degrau ou afundado segura a folha sempre no mesmo trecho.",
          ],
          [
            "A guia de cima apertada ou torta prende a folha contra a coluna.",
            "Uma cremalheira encostada demais na engrenagem pesa como freio; a folga certa é de {rack.clearance}.",
            "Uma folha que desceu apoia o peso na engrenagem do motor.",
          ],
          [
            "Chapa ou madeira nova soma quilos para os quais a roldana não foi feita.",
            "Piso que cedeu tira o trilho do nível, e a folha sobe uma ladeira a cada abertura.",
            "Uma roldana pequena para o peso da folha se gasta em pouco tempo.",
          ],
        ],
      },
      {
        about: "check",
        headings: [
          "O que fazer com o portão de correr duro",
          "Limpeza e inspeção do trilho",
          "Passos seguros no deslizante pesado",
        ],
        slots: [
          [
            "Só mexa se a folha está reta, no trilho e presa na guia.",
            "Mãos longe da cremalheira e da engrenagem.",
            "Se não anda com uma mão, não force com duas.",
          ],
        ],
        steps: [
          "Desligue o disjuntor.",
          "Varra o trilho de ponta a ponta e tire pedra e barro.",
          "Olhe as roldanas: giram ou arrastam?",
          "Procure amassado, emenda alta e risco novo na coluna.",
          "Fotografe roldanas, trilho e guia de cima.",
        ],
      },
    ],
    keep: ["visit", "cost"],
    questions: [
      {
        question: "Trocar as roldanas resolve o portão de correr pesado?",
        answers: [
          "Resolve quando o trilho está reto e no nível. Trocam-se aos pares, e a folga da cremalheira é refeita depois.",
          "Na maioria dos casos, sim. Um trilho torto gasta a roldana nova em pouco tempo, por isso se confere junto.",
        ],
      },
      {
        question: "Que roldana usar em portão de correr pesado?",
        answers: [
          "Use a do perfil do trilho e com capacidade acima do peso da folha. A foto da roldana e a medida do portão definem.",
          "A escolha depende do trilho, em V ou U, e do peso. Mande foto e medidas.",
        ],
      },
      {
        question: "O motor pode ter estragado com o peso?",
        answers: [
          "Pode ter sofrido: capacitor, engrenagem e redutor são conferidos na visita. Muitas vezes volta ao normal com a folha leve.",
          "Talvez. Primeiro se alivia a folha; depois se mede o motor.",
        ],
      },
    ],
    photo: "fotos das roldanas, do trilho e da guia de cima",
  },
  {
    id: "pesado-depois-da-chapa",
    broader: "pesado",
    label: "Portão pesado depois de trocar a chapa",
    phrase: "o portão que pesou depois da chapa nova",
    asks: [
      "pesado depois chapa",
      "pesado trocar chapa",
      "pesado chapa",
      "pesado chapa nova",
      "pesado revestimento",
      "pesado lambril",
      "pesado depois madeira",
      "pesado depois reforma",
      "pesado depois pintura",
      "pesado depois fechar",
      "fechei portão chapa pesado",
      "troquei chapa portão motor",
      "coloquei chapa portão motor",
      "colocar chapa portão motor",
      "colocar chapa motor mais forte",
      "chapa motor mais forte",
      "fechar grade chapa motor",
      "pôr chapa motor",
      "coloquei chapa pesado",
      "portão fechado chapa motor aguenta",
      "chapa nova motor não aguenta",
      "depois chapa motor não",
      "revesti portão pesado",
    ],
    intent: "repair",
    answers: {
      any: [
        "Depois da chapa nova, o portão só precisa de motor mais forte se a folha passar da capacidade da etiqueta, contando um terço de folga e o vento. Antes do motor vem o equilíbrio: no basculante, contrapeso refeito; no de correr, roldanas para o peso novo. Se passar, a troca em casa fica de {price.homeSwap}.",
        "Portão que ficou pesado depois de trocar a chapa perdeu o equilíbrio: a folha ganhou quilos e o contrapeso, as roldanas e o motor continuam os mesmos. Pare de usar o automático, não destrave o basculante e peça o reequilíbrio antes que o motor queime.",
        "Uma chapa nova ou revestimento muda o peso da folha, e por isso o portão pesou. No basculante refaz-se o contrapeso; no de correr conferem-se roldanas e a capacidade do motor em quilos. Só se troca o motor se o peso novo passar do limite dele.",
        "Depois da chapa nova, o portão precisa de novo acerto: peso conferido, contrapeso ou roldanas refeitos e força do motor regulada. Aumentar só a força não resolve, castiga o motor e deixa a folha perigosa.",
      ],
      price: [
        "Acertar o portão que pesou com a chapa nova custa o reequilíbrio, com contrapeso ou roldanas, mais a mão de obra; ajuste em casa parte de {price.preventive}, sem peças. Se o motor ficou pequeno, a troca fica de {price.homeSwap}. Fotos bastam para o orçamento, que é grátis.",
        "O valor depende de quanto a chapa pesou: só acerto de contrapeso, roldanas novas ou motor maior, que em casa fica de {price.homeSwap}. Mande medidas, espessura da chapa e a etiqueta do motor para o orçamento grátis.",
      ],
    },
    sections: [
      {
        about: "causes",
        headings: [
          "Por que a chapa nova pesa no motor",
          "O que mudou na folha",
          "Chapa, madeira e tinta: quilos a mais",
        ],
        slots: [
          [
            "Trocar grade por chapa fechada, ou chapa fina por grossa, soma muitos quilos à folha inteira.",
            "Lambril, madeira e chapa dupla aumentam o peso mais do que parece a olho.",
            "Cada metro quadrado de chapa de aço pesa perto de 8 kg por milímetro de espessura.",
          ],
          [
            "No basculante, o contrapeso foi calculado para a folha antiga e já não a segura.",
            "Um contrapeso que equilibrava a folha velha deixa a nova despencar ou subir devagar.",
            "O peso de equilíbrio precisa acompanhar a folha, ou o motor carrega a diferença.",
          ],
          [
            "Uma folha fechada também pega mais vento, e o de correr sente isso nas roldanas e na guia.",
            "No de correr, roldana e trilho passam a trabalhar acima do que foram escolhidos para levar.",
            "Na folha de abrir, a dobradiça cede com o peso novo e a ponta raspa no chão.",
          ],
        ],
      },
      {
        about: "visit",
        headings: [
          "Como o técnico reequilibra a folha",
          "O acerto depois da chapa nova",
          "Contrapeso, roldanas e motor conferidos",
        ],
        slots: [
          [
            "O peso novo é estimado pelas medidas e pela espessura, e comparado com o limite do motor.",
            "Primeiro se calcula a folha: largura, altura, chapa e estrutura.",
            "Com medidas e etiqueta, vê-se se o motor atual ainda serve.",
          ],
          [
            "Com a folha escorada, ajusta-se o contrapeso até ela parar em qualquer altura; no de correr, trocam-se roldanas fracas.",
            "O equilíbrio é refeito com a folha presa, porque cabo e contrapeso seguram todo o peso.",
            "Contrapeso, cabos e roldanas são dimensionados de novo, sempre com a folha apoiada.",
          ],
          [
            "Só no fim se regulam força, percurso e fotocélula, com o portão já leve na mão.",
            "A força do motor volta ao menor valor que move a folha.",
            "Se o peso passou do limite do motor, você recebe o valor do modelo adequado antes de decidir.",
          ],
        ],
      },
    ],
    keep: ["check", "cost"],
    questions: [
      {
        question: "Posso só aumentar a força do motor?",
        answers: [
          "Não. A folha continua desequilibrada, o motor esquenta e o portão passa a apertar com mais força quem estiver no caminho.",
          "Isso esconde o problema e tira a proteção contra esmagamento. O certo é devolver o equilíbrio à folha.",
        ],
      },
      {
        question: "O motor antigo vai aguentar a chapa nova?",
        answers: [
          "Depende do limite em quilos da etiqueta e do peso novo. Se sobra margem de um terço, costuma servir depois do acerto.",
          "Com a folha equilibrada e dentro do limite do modelo, sim; acima dele, troca-se o motor.",
        ],
      },
      {
        question: "Quem faz o acerto: o serralheiro ou o técnico do motor?",
        answers: [
          "Chapa, solda e contrapeso novo são de serralheria; equilíbrio com o motor, força e percurso são do técnico. Por foto dizemos o que cabe a nós.",
          "Mande fotos: o orçamento separa o que é serviço de motor do que é de serralheiro.",
        ],
      },
      {
        question: "Posso usar o portão até o conserto?",
        answers: [
          "O basculante, não: cabo e motor trabalham no limite. Deixe fechado, travado e com o disjuntor desligado.",
          "Evite. Cada abertura força motor e cabos, e folha desequilibrada pode despencar.",
        ],
      },
    ],
    photo: "fotos do portão inteiro e da etiqueta do motor, com as medidas e a espessura da chapa nova",
  },
  {
    id: "motor-fraco-para-o-portao",
    broader: "pesado",
    label: "Motor fraco para portão pesado",
    phrase: "o portão pesado demais para o motor",
    intent: "repair",
    asks: [
      "madeira pesado motor não aguenta",
      "madeira muito pesado motor não aguenta",
      "motor não aguenta portão madeira",
      "instalaram motor pequeno portão",
      "motor fraco pesado",
      "motor fraco portão pesado",
      "motor não aguenta portão",
      "motor não aguenta peso",
      "motor pequeno portão pesado",
      "motor não dá conta",
      "motor não dá conta portão",
      "motor fraco portão",
      "portão pesado motor fraco",
      "motor sofre portão pesado",
      "portão pesado demais motor",
      "portão muito pesado motor",
      "ferro pesado demais motor",
      "portão ferro pesado demais motor",
      "pesado demais pro motor",
      "motor fraco trocar",
      "motor fraco trocar forte",
      "motor fraco trocar ou regular",
    ],
    answers: {
      any: [
        "Motor fraco que não aguenta o portão quase sempre puxa folha com atrito ou sem equilíbrio: regule a folha primeiro, a partir de {price.preventive} em casa, sem peças. Se, leve, ela ainda passa da etiqueta do motor, troca-se por um mais forte, de {price.homeSwap} em residência e de {price.heavySwap} em portão pesado.",
        "Antes de trocar o motor fraco por mais forte, acerte o portão: trilho, roldana, dobradiça ou contrapeso resolve a maioria, a partir de {price.preventive} em casa, fora peças. Portão de ferro pesado demais para o motor, mesmo leve na mão, pede modelo maior, de {price.homeSwap} em residência.",
        "Portão pesado demais pro motor faz ele esquentar, parar no meio e se gastar cedo. Primeiro se alivia a folha e se mede o capacitor, em visita a partir de {price.preventive} em casa, sem peças; só se o peso passa da etiqueta vai motor maior, de {price.homeSwap} em casa.",
      ],
    },
    sections: [
      {
        about: "signs",
        headings: ["O que acontece com motor fraco", "Sinais de motor no limite"],
        slots: [
          [
            "Os sinais são portão lento, motor quente com poucas aberturas, parada no meio do caminho e ronco na subida ou na arrancada. Continuando assim, ele queima o enrolamento ou come a engrenagem.",
            "Motor no limite anda devagar, ronca, esquenta logo e para no meio para esfriar. O desgaste aparece depois, na engrenagem e no enrolamento, que queima.",
            "Lentidão, ronco, calor e paradas são os avisos. Se ninguém corrige, o fim é engrenagem gasta ou motor queimado, bem mais caros que aliviar a folha.",
          ],
        ],
      },
      {
        about: "check",
        headings: ["Folha pesada ou motor pequeno", "O teste que separa um do outro"],
        slots: [
          [
            "Faça só em portão de correr ou de abrir, reto e em piso plano. O basculante não entra neste teste e não se destrava, porque a folha pode cair.",
            "O teste é para folha de correr ou de abrir, nivelada. Em basculante não se mexe: solto do motor, ele pode despencar.",
            "Serve para portão de correr ou pivotante em piso plano. No basculante, quem avalia o equilíbrio é o técnico, com a folha escorada.",
          ],
        ],
        steps: [
          "Desligue o disjuntor e destrave o motor com a chave.",
          "Empurre com uma mão: se custa, a folha está presa ou pesada.",
          "Se andou leve, o fraco é o motor ou o capacitor.",
          "Trave de novo e fotografe a etiqueta.",
          "Anote largura, altura e material da folha.",
        ],
      },
      {
        about: "visit",
        headings: ["O que o técnico acerta, por tipo de portão", "Da folha ao motor: a ordem do serviço"],
        slots: [
          [
            "A ordem é folha, capacitor e motor, porque motor novo em folha presa se gasta do mesmo jeito. Só depois o peso é comparado com a etiqueta.",
            "Primeiro o portão fica leve, depois se mede o capacitor e por fim se compara o peso com a capacidade do motor. Inverter isso é trocar peça à toa.",
            "Alivia-se a folha, mede-se a peça de partida e só então se julga o motor pela etiqueta, já que um mais forte em folha travada dura pouco.",
          ],
        ],
        bullets: [
          "De correr: trilho limpo e reto, roldanas trocadas, folha no nível",
          "De abrir: dobradiça boa, ponta sem raspar no piso, braço no ângulo certo",
          "Basculante: folha escorada, cabos e roldanas conferidos, contrapeso no ponto",
          "Folha que ganhou chapa, madeira ou vidro: peso refeito e motor conferido",
        ],
      },
      {
        about: "choose",
        headings: ["Quando trocar por um mais forte", "De quantos quilos deve ser o motor"],
        slots: [
          [
            "No de correr, escolha capacidade cerca de um terço acima do peso da folha: para 300 kg, motor indicado para 400 kg ou mais. No basculante vale a largura com o equilíbrio, e o 1/4 HP vai até {width.quarterHp}.",
            "Dê folga: motor de correr com um terço a mais que o peso, ou seja, 400 kg para uma folha de 300. No basculante a medida é a largura, até {width.quarterHp} no 1/4 HP, com a folha equilibrada.",
            "A capacidade deve passar do peso em um terço, então 300 kg de folha pedem 400 kg de motor. Basculante se mede pela largura, e o de 1/4 HP serve até {width.quarterHp}.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Posso aumentar a força na placa?",
        answers: [
          "Não para vencer peso: a folha deixa de recuar diante de uma pessoa, e o motor esquenta. A força fica na menor que completa o percurso.",
          "Isso só esconde o problema e tira a proteção de quem passa. Com a folha leve, a força mínima volta a bastar.",
        ],
      },
      {
        question: "Dois motores pequenos resolvem?",
        answers: [
          "Em basculante largo há conjunto com dois acionadores; no de correr, não, usa-se um maior. No de duas folhas, vai um em cada.",
          "Só em alguns basculantes largos, com conjunto próprio. No de correr o certo é um motor de capacidade maior.",
        ],
      },
      {
        question: "Portão manual pesado demais pode receber motor?",
        answers: [
          "Pode, depois de aliviado. Se o portão manual já custa a andar na mão, o motor herda o problema, e o conserto dele vem antes.",
          "Sim, desde que ande leve. Trilho, rodas e dobradiças do portão manual são acertados primeiro, e o motor é escolhido pelo peso.",
        ],
      },
      {
        question: "Quanto tempo dura um motor trabalhando forçado?",
        answers: [
          "Muito menos que os {trade.life} de um motor bem dimensionado. O calor e o esforço acabam com engrenagem e enrolamento.",
          "Não há prazo, mas fica longe dos {trade.life} normais. Cada parada por calor encurta a vida dele.",
        ],
      },
    ],
    photo: "a foto da etiqueta do motor e do portão, com as medidas",
  },
];
