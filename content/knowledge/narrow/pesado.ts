import type { NarrowConcept } from "#domain/knowledge/concept.ts";
import { combine } from "./combine.ts";

export const pesado: NarrowConcept[] = [
  {
    id: "pesado-na-mao",
    broader: "pesado",
    label: "Portão pesado na mão",
    phrase: "o portão pesado na mão",
    asks: [
      "pesado empurrar depois tirei motor",
      "portão pesado depois tirei motor",
      "portão pesado depois tirar motor",
      "pesado sem motor",
      "portão pesado sem motor",
      "pesado depois tirou motor",
      "pesado empurrar sem motor",
      "duro empurrar sem motor",
      "pesado demais abrir",
      "portão pesado demais abrir",
      "pesado demais fechar",
      "pesado abrir mão normal",
      "pesado mão normal",
      "portão pesado normal",
      "pesado abrir mão",
      "portão pesado abrir mão",
      "portão duro abrir mão",
      "portão duro mão normal",
      "pesado demais manual",
      "pesado demais no manual",
      "portão pesado no manual",
      "portão muito pesado manual",
      "pesado abrir manual",
      "pesado demais abrir mão",
      "portão pesado demais mão",
      "pesado demais destravado",
      "portão pesado motor destravado",
      "portão duro motor destravado",
      "duro empurrar motor destravado",
      "portão duro no manual",
      "duro abrir manual",
      "difícil abrir manual portão",
      "portão pesado empurrar sem energia",
      "ferro pesado empurrar",
      "portão pesado sem energia empurrar",
      "portão pesado para empurrar mão",
    ],
    intent: "repair",
    answers: {
      any: [
        "Não é normal o portão ser pesado para abrir na mão: solto do motor, o portão de correr ou de abrir anda com uma mão só. Se pesa, há roldana, trilho ou dobradiça com defeito, e o motor sofre do mesmo jeito. No basculante não faça esse teste. O ajuste em casa parte de {price.preventive}, sem peças.",
        "Portão pesado demais no manual tem defeito na folha: roldana ou trilho no de correr, dobradiça no de abrir, contrapeso ou mola no basculante. Se o portão tem motor, veja antes se a chave de destravar girou até o fim, porque o motor meio travado também prende. O ajuste em casa parte de {price.preventive}, sem peças.",
        "Se o portão fica pesado ou duro de empurrar sem o motor, ou com ele destravado, a folha ganhou atrito ou perdeu o equilíbrio. No de correr, olhe o trilho e as roldanas. No de abrir, olhe a dobradiça. No basculante, não force, porque falta contrapeso ou mola. Deixar a folha leve, em casa, custa a partir de {price.preventive}, sem peças.",
        "O portão que pesa quando está no manual acaba queimando o motor, que faz a mesma força todo dia. A causa está na roldana, no trilho, na dobradiça ou, no basculante, no contrapeso, que só o técnico acerta. Regular a folha em casa custa a partir de {price.preventive}, sem contar peças.",
        "Portão pesado demais para abrir ganhou atrito ou perdeu o equilíbrio: roldana e trilho no de correr, dobradiça no de abrir, contrapeso ou mola no basculante. No de correr e no de abrir, veja antes se o motor ficou meio travado. Não force com o corpo; o ajuste em casa parte de {price.preventive}, sem peças.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["O que conferir com o disjuntor desligado", "Antes de chamar, veja se está solto de verdade"],
        slots: [
          [
            "O portão de correr ou de abrir que está reto pode ser empurrado na mão, se estiver mesmo solto do motor. Siga a ordem e pare se a folha pesar demais.",
            "Muitas vezes o portão parece pesado porque o motor não soltou por completo. Confira isso antes de fazer força, em folha reta e em piso plano.",
          ],
          [
            "Se continua pesado, repare onde: sempre duro é roda ou dobradiça; duro num ponto só é trilho amassado ou folha raspando. No basculante não faça esse teste, porque a folha solta pode cair.",
            "Ainda pesado? Duro no caminho todo indica roda ou dobradiça, e duro num ponto só, trilho ou piso. O basculante fica fora desse teste, já que solto ele pode despencar.",
          ],
        ],
        steps: [
          "Desligue o disjuntor e gire a chave do motor até o fim.",
          "No portão de correr, mexa a folha alguns centímetros para a engrenagem soltar da cremalheira.",
          "Varra o trilho e tire pedra, trinco ou cadeado que prenda a folha.",
          "Empurre devagar, a dois, com as mãos na folha e o corpo fora do caminho.",
          "Se a folha não anda com força moderada, pare, trave de novo e chame o técnico.",
        ],
      },
      {
        about: "causes",
        headings: ["Por que o portão pesa na mão", "A causa, por tipo de portão"],
        slots: [
          [
            "Uma folha em ordem anda com a força de uma mão, e é isso que o motor espera dela.",
            "Portão em ordem se move com uma mão; quando precisa do corpo, há peça gasta.",
          ],
        ],
        bullets: [
          "De correr: roldana travada, trilho sujo ou amassado, guia de cima apertada",
          "De abrir: dobradiça seca ou caída, ponta raspando no piso",
          "Basculante: contrapeso leve, mola cansada, cabo ou roldana gasta",
          "Qualquer um: chapa, tinta ou grade acrescentada depois, que aumentou o peso",
        ],
      },
      {
        about: "visit",
        headings: ["Como o técnico deixa o portão leve", "O que resolve o portão duro"],
        slots: [
          [
            "O técnico solta a folha do motor com ela escorada, mede onde está o atrito e troca roldana, dobradiça ou cabo gasto. No basculante, ele acerta o contrapeso ou a mola até a folha parar sozinha no meio.",
            "Com a folha escorada e solta do motor, acha-se o atrito e troca-se a peça gasta. No basculante, o contrapeso ou a mola são acertados até ela ficar parada no meio do percurso.",
          ],
          [
            "Só depois a força do motor é regulada de novo, para baixo. Aumentar a força sem aliviar a folha gasta a engrenagem e tira a proteção contra esmagamento.",
            "Por fim, a força do motor é reduzida ao necessário. Subir a força sem tirar o peso gasta a engrenagem e deixa a folha perigosa.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Um motor mais forte resolve o portão pesado?",
        answers: [
          "Não, enquanto a folha prender: ele apenas força mais e gasta antes. Primeiro se deixa o portão leve; depois se vê se o motor basta.",
          "Só esconde o problema por um tempo. Com a folha leve, o motor que você já tem quase sempre dá conta.",
        ],
      },
      {
        question: "Posso usar o portão pesado no automático até o conserto?",
        answers: [
          "O mínimo possível, e nada de insistir se ele ronca ou para. Basculante que pesa de repente deve ficar desligado.",
          "Evite: o motor esquenta e pode queimar. Se for basculante e ficou pesado de uma hora para outra, desligue o disjuntor.",
        ],
      },
      {
        question: "Quanta força é normal para empurrar?",
        answers: [
          "A de uma mão, sem apoiar o corpo, no de correr e no de abrir. Basculante não se testa solto em casa.",
          "No de correr e no de abrir, uma mão deve bastar. Se é preciso o corpo, há atrito a corrigir.",
        ],
      },
    ],
  },
  {
    id: "basculante-pesado",
    broader: "pesado",
    label: "Portão basculante pesado",
    phrase: "o portão basculante que ficou pesado",
    asks: [
      "basculante pesado deixar leve",
      "basculante pesado como deixar leve",
      "deixar basculante leve",
      "deixar portão basculante leve",
      "basculante pesado sem motor",
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
        "Para deixar leve o portão basculante pesado, o técnico escora a folha, troca o cabo, a mola ou a roldana gasta e acerta o contrapeso até ela parar sozinha no meio. Não tente em casa, porque a folha cai. Deixe fechado e sem energia; equilibrar, em residência, começa em {price.preventive}, fora peças.",
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
            "O tempo ajuda a achar a causa. Se o peso aumentou aos poucos, falta lubrificação, a roldana trava ou a mola enfraqueceu. Se aumentou de um dia para o outro, cedeu o cabo, a mola ou o contrapeso, e a folha pode cair.",
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
            "O técnico escora a folha, troca as peças gastas e acerta o contrapeso ou a mola, até ela parar sozinha em qualquer altura. Por último, diminui a força do motor, que já não precisa ser tanta.",
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
          "Não use nem com ajuda, porque a folha pode pesar de repente e cair. Deixe o portão fechado, com o motor travado e o disjuntor desligado.",
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
    id: "basculante-pesado-de-um-lado",
    broader: "pesado",
    label: "Basculante pesado de um lado",
    phrase: "o basculante pesado de um lado",
    asks: [
      ...combine(
        ["basculante pesado", "basculante mais pesado", "basculante ficou pesado", "basculante pesando"],
        [
          "lado",
          "um lado",
          "lado só",
          "um lado só",
          "lado direito",
          "lado esquerdo",
          "lado outro",
          "um lado mais que outro",
        ],
      ),
      "basculante força mais um lado",
      "basculante faz força um lado",
      "basculante lado mais leve outro pesado",
    ],
    intent: "repair",
    answers: {
      any: [
        "Portão basculante pesado de um lado quase sempre perdeu sustentação naquele lado: o cabo esticou ou desfiou, a roldana travou, a mola cansou ou falta peso naquele contrapeso. Pare de usar, desligue o disjuntor e não destrave o motor, porque a folha pode cair. O acerto em casa parte de {price.preventive}, sem peças.",
        "O basculante fica mais pesado de um lado só quando o cabo, a roldana, a mola ou o contrapeso daquele lado deixou de ajudar. Deixe a folha onde está, com o disjuntor desligado e ninguém embaixo. O acerto em casa parte de {price.preventive}, sem peças, e cabo novo é posto dos dois lados.",
        "Se o lado direito ou o esquerdo do basculante pesa mais, a sustentação daquele lado falhou, em geral por cabo frouxo, roldana presa ou mola cansada. Não levante na mão para comparar: desligue o disjuntor e fotografe os dois lados de longe. O acerto em residência começa em {price.preventive}, sem peças.",
      ],
    },
    sections: [
      {
        about: "causes",
        headings: ["Por que só um lado ficou pesado", "O que falha no lado que pesa"],
        slots: [
          [
            "Cada lado do basculante tem um cabo ou uma mola, que sustenta metade da folha. Quando o cabo ou a mola cede, aquele lado fica para trás na subida e desce primeiro. O motor puxa os dois lados e esconde o defeito até a folha entortar ou o cabo partir.",
            "O peso da folha é dividido entre dois conjuntos iguais, um em cada coluna. Se um deles perde força, o motor e o cabo do outro lado compensam. Isso funciona por algum tempo, mas gasta o lado bom e entorta a folha.",
          ],
        ],
        bullets: [
          "Cabo esticado, desfiado ou escorregado no grampo: o lado fica mais baixo",
          "Roldana travada: o lado anda aos trancos e faz ruído",
          "Mola cansada ou desregulada: o peso aumentou aos poucos",
          "Contrapeso com menos carga, ou chapa posta só em um lado da folha",
          "Pino ou guia sem folga: o lado raspa na coluna",
        ],
      },
      {
        about: "safety",
        headings: ["O que fazer até o técnico chegar", "Cuidados com a folha desigual"],
        slots: [
          [
            "O motor travado pode ser o que segura o lado fraco, e por isso não se solta a chave. Também não se põe peso no contrapeso nem se aperta o cabo por conta própria.",
            "Não destrave o motor nem acrescente peso no lado que falha. Com a folha desigual, ela pode descer de uma vez e prender alguém.",
          ],
        ],
        steps: [
          "Pare de acionar e desligue o disjuntor, de preferência com a folha fechada.",
          "Se ela parou no alto, deixe onde está e isole a passagem.",
          "Veja de longe se um lado está mais baixo e se há fio solto no cabo.",
          "Fotografe os dois lados por dentro, sem entrar embaixo.",
          "Use outra saída.",
        ],
      },
      {
        about: "visit",
        headings: ["Como o técnico iguala os dois lados", "O conserto do lado pesado"],
        slots: [
          [
            "O técnico escora a folha antes de soltar qualquer peça. Depois compara os dois lados, troca o que gastou e acerta mola ou contrapeso, até a folha subir nivelada e parar onde é deixada. Só então religa o motor e regula a força.",
            "Com a folha escorada, o técnico confere cabo, roldana, mola e contrapeso de cada coluna e troca a peça que cedeu. O serviço está pronto quando os dois lados sobem juntos, sem ajuda do motor, e a força dele pode ser reduzida.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "O motor mais forte resolve o lado pesado?",
        answers: [
          "Não. Ele ergue a folha torta com mais força e acelera o desgaste do cabo bom. Primeiro se equilibra a folha; depois, o motor atual costuma bastar.",
          "Não resolve, porque o defeito está na sustentação e não na força. Equilibrada, a folha volta a subir com o motor que já está lá.",
        ],
      },
      {
        question: "Posso trocar só o cabo do lado pesado?",
        answers: [
          "O certo é trocar o par. Um cabo novo e um velho esticam de modo diferente, e a folha volta a entortar.",
          "Trocam-se os dois. Com um novo e um usado, o comprimento deixa de ser igual em poucas semanas.",
        ],
      },
      {
        question: "O portão é novo e já pesa de um lado. É garantia?",
        answers: [
          "Fale primeiro com quem fez o portão, porque o contrapeso e os cabos fazem parte dele. Nós conferimos o equilíbrio e dizemos o que falta.",
          "Procure quem montou a folha, já que o equilíbrio é da montagem dela. Se preferir, avaliamos por foto e passamos o valor do acerto.",
        ],
      },
    ],
    photo: "fotos dos dois lados por dentro, tiradas de longe, com a folha na posição em que está",
  },
  {
    id: "correr-pesado",
    broader: "pesado",
    label: "Portão de correr pesado",
    phrase: "o portão de correr que ficou pesado",
    asks: [
      "portão forçando",
      "motor forçando",
      "portão forçando motor",
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
      "correr pesado empurrar mão",
    ],
    answers: {
      any: [
        "Portão de correr pesado tem roldana gasta, trilho sujo ou fora de nível, ou guia de cima apertada. Se é duro só na ida e leve na volta, é desnível: a folha sobe num sentido e desce no outro. Varra o trilho com o disjuntor desligado. Se continuar pesado, o conserto é trocar as roldanas ou nivelar o trilho, e não pôr motor mais forte.",
        "O deslizante pesado de empurrar quase sempre sofre embaixo, com roldana sem rolamento, areia no trilho ou trilho desnivelado. Pesado só para um lado é trilho fora de nível; pesado nos dois é roldana ou guia. Desligue o disjuntor e varra o trilho antes de chamar, porque um motor mais forte só esconde o defeito.",
        "Quando o portão de correr fica duro de empurrar, olhe três pontos: roldana, trilho e guia de cima. Ida pesada com volta leve indica trilho desnivelado, que se corrige no nível e não com motor maior; peso igual nos dois sentidos indica roldana gasta ou trilho sujo.",
      ],
      price: [
        "Deixar leve o portão de correr pesado custa, em casa, a partir de {price.preventive}, sem peças, quando é limpeza e regulagem. O par de roldanas vem depois, com a mão de obra de erguer a folha, e refazer ou nivelar o trilho é o mais caro.",
        "Quando o deslizante pesado só precisa de limpeza e ajuste, o serviço em residência começa em {price.preventive}, fora as peças. Roldanas novas somam um par e a folha erguida; trilho amassado ou desnivelado é o item de maior valor.",
      ],
    },
    sections: [
      {
        about: "causes",
        headings: ["Por que o portão de correr ficou pesado", "Roldana, trilho ou guia"],
        slots: [
          [
            "Roldana sem rolamento arrasta em vez de girar e multiplica o esforço. Areia e barro no trilho fazem o mesmo, e graxa ali piora, porque junta poeira e vira lixa.",
            "A roldana com o rolamento quebrado não gira e freia o portão. O trilho com barro prende a roldana, e passar graxa só junta mais sujeira.",
            "Embaixo da folha, a roda que não gira raspa o trilho a cada abertura. A sujeira endurece tudo, e a graxa no trilho não ajuda: segura areia e desgasta a roldana.",
          ],
          [
            "A guia de cima apertada prende a folha contra a coluna, e a cremalheira encostada demais pesa como freio, já que a folga certa é de {rack.clearance}. Piso que cedeu tira o trilho do nível e cria uma ladeira.",
            "Em cima, a guia torta aperta a folha; ao lado, a cremalheira sem a folga de {rack.clearance} freia a engrenagem. No chão, o piso afundado faz a folha subir num sentido e correr no outro.",
            "Há três causas além da roda: guia superior sem folga, cremalheira com menos de {rack.clearance} até a engrenagem e trilho desnivelado. Essa última é a que pesa de um lado só.",
          ],
        ],
      },
      {
        about: "check",
        headings: ["O que fazer com o portão de correr duro", "Limpeza e inspeção do trilho"],
        slots: [
          [
            "Só mexa se a folha está reta, no trilho e presa na guia de cima. As mãos ficam longe da cremalheira e da engrenagem, que prendem dedo.",
            "Faça isto apenas com a folha reta, sobre o trilho e presa na guia de cima. Dente de cremalheira e engrenagem machucam, então limpe só o chão e o trilho.",
            "Confira antes se a folha não saiu do trilho nem balança; se saiu, pare. O resto é limpeza e observação, sem pôr a mão no motor.",
          ],
        ],
        steps: [
          "Desligue o disjuntor, porque preso ao motor todo portão parece pesado.",
          "Varra o trilho de ponta a ponta e tire pedra e barro.",
          "Em piso plano, destrave o motor e empurre a folha devagar: veja se as roldanas giram ou arrastam.",
          "Procure amassado, emenda alta e risco novo na coluna.",
          "Fotografe roldanas, trilho e guia de cima.",
        ],
      },
      {
        about: "visit",
        headings: ["Como o técnico deixa o portão leve", "Etapas do serviço no deslizante pesado"],
        slots: [
          [
            "O técnico desliga a energia, destrava o motor e empurra a folha para sentir onde pesa. Com ela escorada, troca o par de roldanas, acerta a guia e corrige o nível ou o amassado do trilho.",
            "Primeiro o técnico move a folha na mão, com o disjuntor desligado, para saber se o peso é dela ou do motor. Depois, com a folha escorada, ele troca as roldanas aos pares, solta a guia na medida e nivela o trilho.",
            "A folha solta do motor mostra o ponto do peso. Roldanas saem em par, com a folha calçada, e guia e trilho são alinhados na mesma visita quando não há obra no piso.",
          ],
          [
            "No fim a folga da cremalheira é refeita, e a força do motor diminui, porque a folha voltou a ser leve. Piso que cedeu pede pedreiro antes do trilho novo.",
            "Cremalheira e força do motor são ajustadas por último, já com o portão correndo livre. Se o chão afundou, o reparo do piso vem antes.",
            "Depois se regula a distância da cremalheira e se baixa a força do motor. Trilho sobre piso quebrado só fica no nível após o conserto do cimento.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Que roldana usar em portão de correr pesado?",
        answers: [
          "A do perfil do trilho, em V, U ou redondo, com capacidade acima do peso da folha dividido pelas rodas. Numa folha de 300 kg com duas roldanas, cada uma leva 150 kg.",
          "Use o mesmo perfil do trilho e some folga na capacidade: 300 kg em duas rodas são 150 kg para cada, fora o esforço da partida.",
        ],
      },
      {
        question: "O motor pode ter estragado com o peso?",
        answers: [
          "Pode ter sofrido: capacitor, engrenagem e redutor são conferidos na visita. Muitas vezes ele volta ao normal com a folha leve.",
          "Às vezes sim, começando pela engrenagem e pelo capacitor. Com a folha correndo solta, boa parte dos motores trabalha bem de novo.",
        ],
      },
      {
        question: "De quanto em quanto tempo limpar o trilho?",
        answers: [
          "Uma varrida por semana basta na maioria das casas, e depois de chuva forte ou obra. A revisão completa é {visits.home} em residência.",
          "Varra toda semana e sempre que cair areia ou folha. O técnico confere roldana e folga na revisão {visits.home}.",
        ],
      },
      {
        question: "Posso passar óleo nas roldanas?",
        answers: [
          "Só no eixo, e em roldana que aceita lubrificação; rolamento blindado já vem engraxado. No trilho, nada de óleo, porque ele vira lama com areia.",
          "Sim, um pouco no eixo, quando a roldana é aberta; na blindada, que é fechada, não faz efeito. No trilho, não passe.",
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
        "Depois da chapa, o portão só precisa de motor mais forte se o peso novo passar do limite da etiqueta, com um terço de folga; antes disso se refaz o equilíbrio, no contrapeso do basculante ou nas roldanas do de correr. Cada metro quadrado de chapa soma perto de 8 kg por milímetro, e a troca do motor, se preciso, fica de {price.homeSwap}.",
        "Fechar a grade com chapa deixa o portão pesado, mas não obriga a trocar o motor: uma chapa de 1 mm acrescenta uns 8 kg por metro quadrado, e o modelo atual aguenta se ainda sobra um terço do limite. Primeiro se acertam contrapeso ou roldanas; motor novo em casa vai de {price.homeSwap}.",
        "Se o portão com chapa nova ficou pesado, conte cerca de 8 kg a mais por metro quadrado e milímetro e compare com a etiqueta: o motor aguenta enquanto resta um terço de margem. O conserto começa pelo contrapeso ou pelas roldanas, e só o motor pequeno é trocado, por {price.homeSwap} em residência.",
      ],
      price: [
        "Acertar o portão que pesou com a chapa custa a visita com regulagem, a partir de {price.preventive} em casa, sem peças, mais contrapeso ou roldanas se for o caso. Quando o motor ficou pequeno para a folha, a troca fica de {price.homeSwap}, com mão de obra.",
        "O valor depende de quanto a chapa pesou: só ajuste, desde {price.preventive} em residência, fora peças; contrapeso ou rodas novas, um pouco mais; motor maior, {price.homeSwap} com a mão de obra. Medidas, espessura da chapa e etiqueta do motor bastam para orçar.",
      ],
    },
    sections: [
      {
        about: "causes",
        headings: ["Por que a chapa nova pesa no motor", "O que mudou na folha"],
        slots: [
          [
            "A folha ganhou quilos, e o contrapeso, as roldanas e a regulagem continuaram os de antes. No basculante, o contrapeso que equilibrava a grade já não segura a chapa, e o motor carrega a diferença.",
            "Nada acompanhou o peso novo: nem contrapeso, nem rodas, nem força regulada. Um basculante calculado para grade passa a pender, e o motor ergue o que o contrapeso erguia.",
            "Contrapeso e roldanas foram escolhidos para a grade. Com chapa, o basculante fica desequilibrado, e sobra para o motor levantar a diferença.",
          ],
          [
            "Folha fechada também pega vento. No de correr, isso pesa nas rodas e na guia, e no de abrir força o braço e a dobradiça.",
            "O vento, que antes atravessava a grade, agora empurra a folha. Sentem mais a guia do portão de correr e o braço do de abrir.",
            "Além do peso há o vento, que a grade deixava passar. Ele castiga rodas e guia no de correr, braço e dobradiça no pivotante.",
          ],
        ],
      },
      {
        about: "visit",
        headings: ["Como o técnico reequilibra a folha", "O acerto depois da chapa"],
        slots: [
          [
            "O peso é calculado por largura, altura e espessura e comparado com a etiqueta. Com a folha escorada, o contrapeso do basculante é refeito até ela parar em qualquer altura; no de correr, entram roldanas para a carga nova.",
            "Primeiro vem a conta do peso, pelas medidas. Depois a folha é calçada e o contrapeso, acertado até ficar imóvel em várias alturas, ou se trocam as rodas fracas, se ela corre.",
            "Medidas e espessura dão o peso, que se confronta com o limite do modelo. Escorada a folha, equilibra-se o basculante com peso novo, e o de correr recebe roldanas mais fortes.",
          ],
          [
            "Força, parada e fotocélula são reguladas por último, com o portão já leve. Se o limite foi ultrapassado, o valor do motor adequado é informado antes.",
            "No fim, a força volta ao mínimo que move a folha, e o sensor é testado. Motor maior só entra se a conta mostrar falta.",
            "A regulagem de força e de parada fecha o serviço, sempre na menor força possível. Trocar o motor fica para quando a conta não fecha.",
          ],
        ],
      },
      {
        about: "safety",
        headings: ["Até o conserto, como usar o portão", "O que não fazer com a folha pesada"],
        slots: [
          [
            "O basculante fica parado, com o disjuntor desligado e sem destravar, porque o motor pode ser o que segura a folha. O de correr, se anda reto e leve, pode ser movido na mão.",
            "Não destrave o basculante desequilibrado: ele pode descer. Desligue o disjuntor e use só o portão de correr que continue reto no trilho.",
            "Com a folha acima do contrapeso, o basculante não se solta nem se usa. Portão de correr ou de abrir, reto, pode ser levado com a mão.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Posso só aumentar a força do motor?",
        answers: [
          "Não. A folha continua desequilibrada, o motor esquenta e o portão passa a apertar mais forte quem estiver no caminho.",
          "Isso esconde o problema e tira a proteção contra esmagamento. O certo é devolver o equilíbrio à folha.",
        ],
      },
      {
        question: "Quem faz o acerto, o serralheiro ou o técnico do motor?",
        answers: [
          "Chapa, solda e dobradiça são do serralheiro. Equilíbrio, cabos, roldanas, força e percurso são do técnico do motor.",
          "A folha em si é serralheria. Contrapeso, rodas e regulagem do motor ficam conosco.",
        ],
      },
      {
        question: "Existe chapa que pesa menos?",
        answers: [
          "Chapa perfurada, alumínio e chapa fina pesam menos que a lisa grossa. O alumínio fica em um terço do que pesa o aço de igual espessura.",
          "Sim: alumínio, com um terço do peso do aço, e chapa perfurada, que ainda deixa o vento passar.",
        ],
      },
      {
        question: "Quanto tempo leva o reequilíbrio?",
        answers: [
          "Costuma caber em uma visita. Trocar o motor leva de {time.tilting} no basculante e de {time.sliding} no de correr.",
          "Em geral uma visita, sem solda. Com motor novo, conte de {time.tilting} em basculante ou {time.sliding} em portão de correr.",
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
      "portão galpão não aguenta peso",
      "motor galpão não aguenta peso",
      "motor galpão não aguenta",
      "galpão motor não aguenta peso",
      "motor não aguenta peso portão galpão",
      "motor empresa não aguenta peso",
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
        "O motor fraco para o portão quase sempre está puxando uma folha que pesa até na mão, por atrito ou falta de equilíbrio. Por isso ela é regulada primeiro, em visita a partir de {price.preventive} em casa, sem peças. Se, já leve, a folha passa da capacidade da etiqueta, troca-se o motor, de {price.homeSwap} em residência e de {price.heavySwap} em portão pesado.",
        "O portão de ferro ou madeira pesado demais para o motor pede um modelo maior, de {price.homeSwap} em residência, mas só depois de a folha ficar leve. Trilho, roldana, dobradiça ou contrapeso com defeito fazem qualquer motor parecer fraco, e esse ajuste em casa parte de {price.preventive}, fora as peças.",
        "O portão pesado demais faz o motor esquentar, parar no meio e se gastar cedo. O técnico primeiro alivia a folha e mede o capacitor, a peça da partida, em visita a partir de {price.preventive} em casa, sem peças. O motor maior, de {price.homeSwap}, só entra se o peso passa da etiqueta.",
        "O motor não aguenta o peso do portão, em casa ou no galpão, por dois motivos: a folha está presa, por roldana, trilho ou empeno, ou o modelo é pequeno para ela. Primeiro o técnico deixa a folha leve. Se o motor for mesmo fraco, a troca em portão pesado fica de {price.heavySwap}, com mão de obra.",
      ],
    },
    sections: [
      {
        about: "signs",
        headings: ["Sinais de motor fraco para o portão", "O que acontece quando o motor trabalha no limite"],
        slots: [
          [
            "O portão anda devagar, o motor esquenta em poucas aberturas, ronca na partida e às vezes para no meio do caminho. Se nada é corrigido, o calor queima o enrolamento e o esforço gasta a engrenagem.",
            "Lentidão, ronco na arrancada, calor e paradas no meio são os avisos de que o motor está no limite. Sem correção, a engrenagem se desgasta e o enrolamento acaba queimando.",
            "Um motor no limite ronca para partir, perde velocidade e desliga por calor antes do fim. O conserto da engrenagem ou do enrolamento custa bem mais que aliviar a folha a tempo.",
          ],
        ],
      },
      {
        about: "check",
        headings: ["Como saber se o peso é da folha ou se o motor é pequeno", "O teste da folha na mão"],
        slots: [
          [
            "Este teste é só para portão de correr ou de abrir, reto e em piso plano. O basculante não deve ser destravado, porque a folha sem equilíbrio pode cair.",
            "Faça o teste apenas em folha de correr ou de abrir, nivelada e no lugar. No basculante ninguém deve soltar o motor, já que ele pode ser a única coisa que segura a folha.",
            "O teste serve para portão de correr ou pivotante em piso plano. O equilíbrio do basculante só é avaliado pelo técnico, com a folha escorada.",
          ],
        ],
        steps: [
          "Desligue o disjuntor e destrave o motor com a chave.",
          "Empurre a folha com uma mão: se ela pesa ou prende, o defeito está no portão.",
          "Se ela corre leve, o fraco é o motor ou o capacitor.",
          "Trave o motor de novo antes de religar o disjuntor.",
          "Anote a largura, a altura e o material da folha, além dos dados da etiqueta.",
        ],
      },
      {
        about: "visit",
        headings: ["O que o técnico acerta em cada tipo de portão", "A ordem do conserto, da folha ao motor"],
        slots: [
          [
            "O técnico começa pela folha, passa ao capacitor e deixa o motor por último, porque um motor novo em folha presa se gasta do mesmo jeito. Só então compara o peso com a capacidade da etiqueta.",
            "Primeiro o portão fica leve, depois o capacitor é medido e por fim o peso é comparado com a capacidade do motor. Começar pelo motor seria trocar uma peça sem tirar a causa.",
            "A folha é aliviada antes de tudo, e em seguida vem a medição do capacitor. O motor só é julgado no fim, pela etiqueta, já que até um modelo forte dura pouco em folha travada.",
          ],
        ],
        bullets: [
          "Portão de correr: trilho limpo e reto, roldanas boas e folha nivelada.",
          "Portão de abrir: dobradiças sem folga, ponta sem raspar no piso e braço no ângulo certo.",
          "Basculante: folha escorada, cabos e roldanas conferidos e contrapeso no ponto.",
          "Folha que ganhou chapa, madeira ou vidro: peso recalculado e motor conferido.",
        ],
      },
      {
        about: "choose",
        headings: ["De quantos quilos deve ser o motor", "Quando trocar por um motor mais forte"],
        slots: [
          [
            "No portão de correr, o motor deve ter capacidade cerca de um terço acima do peso da folha: para 300 kg, escolhe-se um modelo de 400 kg ou mais. No basculante equilibrado o que conta é a largura, e o 1/4 HP atende até {width.quarterHp}.",
            "O motor de correr precisa de folga de um terço sobre o peso, ou seja, 400 kg de capacidade para uma folha de 300 kg. Já o basculante se escolhe pela largura, e o modelo de 1/4 HP vai até {width.quarterHp} com a folha equilibrada.",
            "Uma folha de correr de 300 kg combina com motor de pelo menos 400 kg, um terço a mais. Para o basculante vale a largura com o contrapeso em ordem: até {width.quarterHp} basta o de 1/4 HP.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Posso aumentar a força na placa?",
        answers: [
          "Não para vencer o peso. Com força alta, a folha deixa de recuar diante de uma pessoa e o motor esquenta, por isso ela fica na menor que completa o percurso.",
          "Não é o certo, porque a força extra esconde o problema e tira a proteção de quem passa. Com a folha leve, a regulagem mínima volta a bastar.",
        ],
      },
      {
        question: "Dois motores pequenos resolvem?",
        answers: [
          "Só em alguns basculantes largos, que têm conjunto próprio com dois acionadores. No de correr usa-se um único motor maior, e no de duas folhas vai um motor em cada uma.",
          "No portão de correr, não: o certo é um motor de capacidade maior. Dois acionadores existem para basculante largo e para portão de duas folhas.",
        ],
      },
      {
        question: "Portão manual pesado demais pode receber motor?",
        answers: [
          "Pode, depois de aliviado. Se a folha já custa a andar na mão, o motor sofre com o mesmo defeito, por isso trilho, rodas ou dobradiças são acertados antes.",
          "Sim, desde que ande leve. O técnico acerta trilho, rodas, dobradiças ou contrapeso e só então escolhe o motor pelo peso ou pela largura.",
        ],
      },
      {
        question: "Quanto tempo dura um motor trabalhando forçado?",
        answers: [
          "Dura bem menos que os {trade.life} de um motor bem dimensionado, porque o calor e o esforço acabam com o enrolamento e a engrenagem.",
          "Não há prazo certo, mas fica longe dos {trade.life} normais, e cada parada por calor encurta a vida dele.",
        ],
      },
    ],
    photo: "a foto da etiqueta do motor e do portão, com as medidas",
  },
  {
    id: "basculante-pesado-motor-queimado",
    broader: "pesado",
    label: "Basculante pesado depois que o motor queimou",
    phrase: "o basculante pesado depois que o motor queimou",
    intent: "repair",
    asks: [
      ...combine(
        [
          "basculante pesado",
          "basculante ficou pesado",
          "basculante muito pesado",
          "basculante pesando",
          "basculante duro",
          "basculante não levanta",
        ],
        [
          "motor queimou",
          "motor queimado",
          "depois motor queimou",
          "queimou motor",
          "motor pifou",
          "motor quebrou",
          "motor parou",
        ],
      ),
      "pesado levantar mão depois motor queimou",
      "basculante pesado levantar mão depois motor queimou",
      "levantar basculante motor queimou",
      "levantar portão basculante motor queimado",
      "basculante motor queimou como abrir",
      "basculante motor queimou como levantar",
    ],
    answers: {
      any: [
        "Portão basculante pesado na mão, depois que o motor queimou, está sem equilíbrio: o contrapeso, a mola ou o cabo deixou de sustentar a folha, ou o motor ainda está preso a ela. Não levante, porque a folha pode despencar. O técnico refaz o equilíbrio e só depois conserta ou troca o motor, de {price.homeSwap} em casa, com mão de obra.",
        "Se o basculante ficou pesado de levantar e o motor queimou, o peso costuma ser a causa da queima: o contrapeso ou as molas já não carregavam a folha. Desligue o disjuntor, não force e não fique embaixo. Primeiro a folha é equilibrada, e depois vem o motor: a troca em casa custa de {price.homeSwap}, com o serviço.",
        "Um basculante em ordem é leve na mão, mesmo com o motor queimado. Se a folha pesa, um cabo, uma mola ou o contrapeso falhou, e ela pode cair: pare de levantar e desligue o disjuntor. O técnico acerta o equilíbrio antes do motor, e o kit de 1/4 HP, se precisar de outro, parte de {price.lowest} instalado.",
      ],
    },
    sections: [
      {
        about: "causes",
        headings: ["Por que a folha ficou pesada", "De onde vem o peso da folha"],
        slots: [
          [
            "Quem sustenta a folha são o contrapeso ou as molas, e o motor só a conduz. Quando esse apoio enfraquece, o motor faz força demais, esquenta e queima. O defeito costuma estar em um destes pontos:",
            "No basculante, o contrapeso ou as molas carregam quase todo o peso. Se um deles cansa, o motor passa a erguer a folha sozinho até queimar. Veja de onde o peso pode vir:",
            "O motor de basculante foi feito para uma folha equilibrada. Sem esse equilíbrio, ele trabalha sobrecarregado e queima. As causas mais comuns são:",
          ],
        ],
        bullets: [
          "Contrapeso leve, porque a folha ganhou chapa, madeira ou porta social",
          "Mola cansada ou quebrada de um dos lados",
          "Cabo esticado, desfiado ou fora da roldana",
          "Roldana ou braço travado por ferrugem",
          "Motor que não destravou e continua preso à folha",
        ],
      },
      {
        about: "safety",
        headings: ["O que fazer com o portão agora", "Até o técnico chegar"],
        slots: [
          [
            "Uma folha sem equilíbrio não se segura no braço, nem com duas pessoas. Deixe o portão parado e siga a ordem.",
            "Não tente levantar outra vez, mesmo com ajuda, porque a folha pode descer de repente. Faça só isto.",
            "A folha que pesa pode cair no meio da subida. Até a visita, o seguro é não mexer nela.",
          ],
        ],
        steps: [
          "Desligue o disjuntor do portão e não acione mais o controle.",
          "Se a folha está fechada, deixe fechada e saia pela porta social.",
          "Se está aberta, não deixe ninguém passar embaixo nem tente baixar.",
          "Tire o carro de perto só se ele já está fora do alcance da folha.",
          "Fotografe de longe a folha, os dois lados e a etiqueta do motor.",
        ],
      },
      {
        about: "visit",
        headings: ["Primeiro o equilíbrio, depois o motor", "A ordem do conserto"],
        slots: [
          [
            "O técnico escora a folha, solta o motor e confere cabos, molas, roldanas e contrapeso. Com a folha leve de novo, ele mede o motor: às vezes só o capacitor ou a placa falhou. Se o motor queimou mesmo, entra outro com força para o peso certo.",
            "A folha é escorada antes de tudo, e o apoio que falhou é corrigido. Depois o motor é medido, porque capacitor e placa ruins imitam a queima. Motor novo só é posto em folha equilibrada, para não queimar outra vez.",
            "Com a folha escorada, o técnico acerta o contrapeso, as molas ou os cabos. Em seguida mede o motor, já que um capacitor ruim também o deixa parado. Confirmada a queima, o motor é trocado por um que aguenta a folha.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["Quanto custa o conserto", "O preço do equilíbrio e do motor"],
        slots: [
          [
            "A conta tem duas partes. A regulagem do equilíbrio parte de {price.preventive} em casa, sem peças; cabos, molas e roldanas são somados. A troca do motor em residência fica de {price.homeSwap}, com mão de obra, e em portão de até {width.quarterHp} o kit novo de 1/4 HP custa a partir de {price.lowest} instalado.",
            "Só acertar o contrapeso, em casa, começa em {price.preventive}, sem contar peças. Cabo ou mola nova entra à parte, orçado pela foto. Se o motor precisa ser trocado, o serviço completo em residência custa de {price.homeSwap}; no portão de até {width.quarterHp}, há kit de 1/4 HP desde {price.lowest} instalado.",
            "O acerto da folha e o motor são orçados juntos, de graça, pelas fotos. A regulagem residencial parte de {price.preventive}, fora as peças, e o motor trocado em casa custa de {price.homeSwap}, já montado. Para folha de até {width.quarterHp}, o kit de 1/4 HP instalado parte de {price.lowest}.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Posso usar o basculante na mão até trocar o motor?",
        answers: [
          "Só depois que o técnico deixar a folha leve e equilibrada. Pesada como está, ela pode cair sobre quem levanta.",
          "Com a folha pesada, não. Depois do equilíbrio refeito, o técnico diz se dá para usar na mão por alguns dias e como trancar.",
        ],
      },
      {
        question: "Um motor mais forte resolve o peso?",
        answers: [
          "Não. O motor mais forte ergue a folha por um tempo, gasta o acionador e esconde o defeito. O que resolve é refazer o equilíbrio.",
          "Não resolve, porque o cabo ou a mola continua falhando e pode romper. A potência é escolhida depois que a folha está leve.",
        ],
      },
      {
        question: "Meu carro ficou preso na garagem. O que faço?",
        answers: [
          "Não levante a folha para tirar o carro. Chame o técnico, {shop.hours}, e diga que há carro preso, porque esse caso passa na frente.",
          "Avise no chamado que o carro está preso. O técnico escora a folha, libera a saída e depois faz o conserto; o atendimento é {shop.hours}.",
        ],
      },
    ],
    photo: "fotos de longe da folha e dos dois lados do portão, e uma da etiqueta do motor",
  },
];
