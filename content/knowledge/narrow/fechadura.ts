import type { NarrowConcept } from "#domain/knowledge/concept.ts";
import { combine } from "./combine.ts";

export const fechadura: NarrowConcept[] = [
  {
    id: "fechadura-eletromagnetica",
    broader: "fechadura",
    label: "Fechadura eletromagnética (eletroímã)",
    phrase: "a fechadura eletromagnética do portão",
    intent: "installation",
    asks: [
      "fecho eletromagnético instalar",
      "fechadura eletromagnética",
      "eletroímã portão",
      "fechadura eletroímã",
      "fechadura magnética",
      "fecho magnético",
      "fecho eletromagnético",
      "eletroímã instalar",
      "eletroímã 150 kg",
      "eletroímã 300 kg",
      ...combine(
        ["fechadura eletromagnética", "fechadura eletroímã", "fechadura magnética", "eletroímã", "eletroímã portão"],
        ["preço", "quanto custa", "valor", "orçamento"],
      ),
      "eletroímã social",
    ],
    answers: {
      any: [
        "Instalamos e consertamos fecho eletromagnético, ou eletroímã, em portão social: ele segura por força magnética e solta quando se corta a energia, por isso leva fonte com bateria e botão de saída. O valor do conjunto instalado sai de graça, por foto.",
        "O eletroímã é a trava certa para o portão social de prédio e comércio, onde passa muita gente: não tem trinco que gaste e solta com o interfone ou a tag. Vai com fonte, bateria e botão de saída, em modelo de 150 kg ou 300 kg, conforme o peso da folha.",
        "Para instalar fechadura eletromagnética, a chapa precisa encostar inteira no ímã, com a fonte do lado de dentro e mola de fechamento regulada. O valor depende da força do ímã, da folha e do cabo, e sai por foto.",
      ],
      price: [
        "O preço da fechadura eletroímã, ou eletromagnética, soma o ímã, a fonte com bateria, o botão de saída, o cabo e a instalação. O conjunto montado sai por foto. O valor muda com a força do ímã e com o estado da folha: mande fotos do portão por dentro e por fora.",
        "O preço do eletroímã instalado depende do conjunto: ímã, chapa, fonte com bateria, botão de saída e a fixação no batente. Se a folha está desalinhada, ela é acertada antes, o que soma mão de obra. O orçamento é grátis, por foto do portão por dentro e por fora.",
      ],
      question: [
        "Serve, em portão social alinhado, com fonte e bateria: sem energia o eletroímã solta. Em casa, de frente para a rua, a fechadura de trinco costuma ser melhor, porque fica trancada no apagão.",
        "Vale a pena em prédio e comércio de muita passagem, porque não tem peça móvel e fecha em silêncio. Exige fonte com bateria e botão de saída.",
      ],
    },
    sections: [
      {
        about: "cost",
        headings: ["O que entra no preço do eletroímã", "Do que depende o valor do conjunto"],
        slots: [
          [
            "O ímã e a fonte com bateria são a maior parte. Botão de saída e chapa custam pouco. A instalação cresce com a distância até a tomada e com o reparo da folha, que precisa encostar inteira no ímã.",
            "Na conta, ímã e fonte com bateria vêm primeiro, e chapa e botão, depois. Cabo longo, suporte para batente fino e folha desalinhada aumentam a mão de obra, porque o ímã só segura com contato completo.",
            "Mais da metade costuma estar no ímã e na fonte com bateria. O serviço varia conforme o fio a passar, o suporte que o batente pede e o acerto da folha, já que uma fresta tira a força do ímã.",
          ],
          [
            "Se o interfone ou o leitor já existe, ele comanda o eletroímã e não entra na compra. Portão sem mola de fechamento soma essa peça, porque alguém ou algo precisa levar a folha até encostar.",
            "Interfone ou teclado que já funcionam são aproveitados para cortar a energia do ímã. O que pode faltar é a mola aérea ou o braço que fecha a folha, sem o qual o ímã não gruda.",
            "Quem já tem interfone ou leitor gasta menos, pois o comando é o mesmo. Inclua a mola de fechamento, se não houver: o ímã não puxa a folha, apenas segura depois que ela encosta.",
          ],
        ],
      },
      {
        about: "visit",
        headings: ["Como é a instalação do eletroímã", "Ímã, chapa, fonte e botão no lugar"],
        slots: [
          [
            "A folha é alinhada, o ímã vai preso no batente e a chapa, na folha, com um pouco de jogo para assentar. Fonte de 12 V ou 24 V e bateria ficam do lado de dentro, para ninguém soltar o portão cortando um fio na rua.",
            "O técnico acerta a folha e fixa as duas partes frente a frente, a chapa com leve folga para se acomodar. A alimentação, de 12 V ou 24 V, fica com a bateria em lugar fechado, longe do alcance da calçada.",
            "Ímã no batente e chapa na folha precisam encostar por inteiro, por isso o alinhamento vem antes. Guarda-se dentro do imóvel a fonte de 12 V ou 24 V com a bateria, pois um fio exposto na rua abriria o portão.",
          ],
          [
            "Por dentro vai o botão de saída, que corta o ímã sem senha nem interfone. No fim se testam a abertura, o fechamento e a falta de energia, com a bateria segurando.",
            "O botão interno libera a saída de qualquer pessoa, sem depender de senha. Antes de entregar, simula-se a queda de luz para ver a bateria sustentar o portão.",
            "Sair nunca pode depender de código, e para isso existe o botão do lado de dentro. Os testes finais incluem abrir, fechar e desligar a rede para conferir a bateria.",
          ],
        ],
      },
      {
        about: "choose",
        headings: ["150 kg ou 300 kg: qual força", "Onde o eletroímã compensa"],
        slots: [
          [
            "A força em quilos supõe contato perfeito: 150 kg bastam para folha leve e alinhada, e 300 kg são para folha alta, pesada ou exposta ao vento. Em prédio e comércio de muita passagem ele dura, por não ter trinco; em casa, o trinco tranca mesmo sem luz.",
            "Escolha 150 kg para portão leve e firme, e 300 kg para folha grande ou que balança, lembrando que a etiqueta conta com contato total. Sem peça móvel, ele rende onde se abre o dia todo. Na residência, o trinco tem a vantagem de ficar trancado no apagão.",
            "Folha pequena e reta se contenta com 150 kg, a alta ou pesada pede 300 kg, e qualquer fresta reduz esses números. O uso intenso de prédio e loja favorece o ímã, que não gasta trinco; a casa costuma preferir o trinco, que não depende da energia.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Eletroímã abre quando falta luz?",
        answers: [
          "Sem bateria, solta na hora. Com bateria na fonte, segura por algumas horas, conforme a capacidade e o consumo do ímã. Por isso ela é testada a cada poucos meses.",
          "Abre se não houver bateria. Com ela, o portão fica preso por algumas horas, e um teste de tempos em tempos mostra se ainda dá conta.",
        ],
      },
      {
        question: "A fechadura eletromagnética gasta muita energia?",
        answers: [
          "Pouca, mas o tempo todo, porque é a corrente que segura a folha. O consumo se compara ao de uma lâmpada pequena acesa; a de trinco só gasta no instante de abrir.",
          "O consumo é baixo e contínuo, perto do de uma lâmpada de LED. Já a fechadura de trinco usa energia apenas quando abre.",
        ],
      },
      {
        question: "Pode ser usado no portão da garagem?",
        answers: [
          "Não é o usual. Portão automático usa trava elétrica de pino, que a central do motor solta antes de mover a folha. O ímã fica no portão de pedestre.",
          "Em geral não: na garagem vai trava elétrica, um pino comandado pela central. O eletroímã é próprio do acesso de pessoas.",
        ],
      },
      {
        question: "O eletroímã pode ficar na chuva?",
        answers: [
          "Só o modelo de uso externo, com corpo e cabo vedados. O comum enferruja nas faces, e a ferrugem vira fresta que tira a força. Limpe com pano seco, sem lixa nem tinta.",
          "Pode, se for próprio para área externa. O de uso interno oxida e perde contato, e mesmo o externo dura mais sob uma proteção.",
        ],
      },
    ],
    photo: "fotos do portão social por dentro e por fora, do batente e do interfone",
  },
  {
    id: "eletroima-ou-trinco",
    broader: "fechadura",
    label: "Eletroímã ou fechadura de trinco",
    phrase: "a escolha entre eletroímã e trinco",
    intent: "comparison",
    asks: [
      "fechadura magnética trinco",
      "dúvida eletroímã trinco",
      "ímã fechadura elétrica trinco",
      "eletroímã ou trinco",
      "fechadura elétrica eletromagnética",
      "fechadura elétrica ou eletromagnética",
      "fechadura elétrica ou magnética",
      "eletroímã fechadura elétrica",
      "diferença fechadura elétrica eletroímã",
      "qual melhor fechadura portão",
      "melhor eletroímã fechadura elétrica",
      "melhor eletroímã fechadura trinco",
      "qual melhor eletroímã fechadura elétrica trinco",
      "qual melhor eletroímã ou fechadura elétrica",
      "eletroímã x fechadura elétrica",
      "fechadura eletromagnética elétrica qual",
      "trinco elétrico eletroímã",
      "trava eletromagnética ou elétrica",
      "trava eletromagnética elétrica diferença",
      "trava eletromagnética ou trava",
      "trava elétrica ou eletromagnética",
      "eletroímã ou fechadura elétrica social",
      "fechadura eletrônica ou eletroímã",
      "eletroímã ou fechadura eletrônica",
      "fechadura eletrônica ou eletroímã portão social",
      "fechadura eletrônica ou eletroímã portão social prédio",
      "eletroímã ou fechadura portão social prédio",
      "fechadura ou eletroímã portão social",
      "eletroímã ou fechadura elétrica portão social",
      "fechadura elétrica ou eletroímã social",
    ],
    answers: {
      any: [
        "Entre fechadura eletroímã e elétrica de trinco, a melhor para portão de casa é a de trinco, que fica trancada sem luz e abre pela chave. O eletroímã é melhor em prédio e comércio de muita passagem, com fonte e bateria, porque não tem peça móvel, mas solta quando falta energia.",
        "Para a rua, em casa, a melhor é a fechadura elétrica de trinco: segura o portão no apagão e tem chave. A fechadura eletroímã, sem peça que se gaste, vence em prédio, clínica e comércio; como solta sem energia, pede fonte com bateria.",
        "Fechadura elétrica de trinco é a melhor escolha em residência, porque consome só ao abrir, tem chave e continua trancada sem luz. Onde passa muita gente, o eletroímã aguenta mais, já que nada nele se desgasta. Em troca, consome sempre e precisa de bateria para não soltar.",
        "No portão social de prédio, o eletroímã costuma ser melhor que a fechadura eletrônica, porque não tem trinco que se gaste com centenas de aberturas por dia. O ímã precisa de fonte com bateria, já que solta sem energia. A fechadura eletrônica vale onde passa pouca gente ou o portão dá direto na rua, pois continua trancada sem luz.",
      ],
    },
    sections: [
      {
        about: "what",
        headings: ["O que muda no funcionamento", "Como o trinco e o eletroímã trabalham"],
        slots: [
          [
            "Na de trinco, um pulso de energia recolhe a lingueta, e o portão abre. No eletroímã ocorre o contrário: a corrente segura a chapa o tempo todo, e abrir é cortar a corrente.",
            "A energia abre a de trinco, recolhendo a lingueta com um pulso curto. Já o ímã usa energia para segurar a chapa da folha e, sem ela, larga.",
            "Um pulso basta para o trinco recuar e liberar a folha. No ímã, a corrente fica ligada enquanto está fechado, e o comando de abrir a interrompe.",
          ],
          [
            "Os defeitos também diferem. Trinco que zumbe e prende quase sempre é folha desalinhada. Ímã que solta com empurrão está com a chapa torta, suja ou com fonte fraca.",
            "Cada uma falha do seu jeito: a de trinco zumbe e não abre quando a folha caiu; o ímã cede ao empurrão se a chapa não encosta inteira ou a fonte enfraqueceu.",
            "Folha caída faz o trinco zumbir sem soltar. Com o ímã, o problema comum é chapa suja ou fora de esquadro e fonte fraca, e aí um empurrão abre.",
          ],
        ],
      },
      {
        about: "choose",
        headings: ["Trinco ou eletroímã, em cada situação", "Qual fechadura para o seu portão"],
        slots: [
          [
            "O uso decide mais que o modelo.",
            "Procure a situação mais parecida com a sua.",
            "A escolha muda com o lugar e com o número de aberturas.",
          ],
        ],
        bullets: [
          "Portão de rua de casa: trinco, com a chave guardada",
          "Casa que fica vazia ou rua com falta de luz: trinco",
          "Prédio, clínica ou escritório: eletroímã com bateria e botão de saída",
          "Saída que precisa ficar livre sem energia: eletroímã",
          "Folha caída ou empenada: alinhar antes, em qualquer das duas",
        ],
      },
      {
        about: "cost",
        headings: ["O que pesa no preço de cada uma", "Custo do trinco e do eletroímã"],
        slots: [
          [
            "A de trinco custa menos no total quando há interfone com fonte e a folha está alinhada. O eletroímã soma fonte com bateria, botão de saída e a chapa na folha, e costuma ficar acima.",
            "Com interfone já instalado e portão alinhado, a de trinco dá o orçamento menor. No eletroímã entram a bateria com fonte, o botão para sair e a fixação da chapa, o que eleva a conta.",
            "Em geral, o conjunto do eletroímã sai mais caro, porque leva fonte com bateria, botão de saída e chapa presa à folha. A de trinco aproveita a fonte do interfone e fica mais em conta.",
          ],
          [
            "Solda, dobradiça caída e cabo novo aumentam o valor das duas. Antes de furar, a folha é alinhada. Depois o cabo passa protegido na dobradiça, e comando, chave e fechamento são testados.",
            "Nos dois casos, alinhar a folha, soldar e passar cabo novo somam ao serviço. O técnico faz o alinhamento primeiro, protege o cabo junto à dobradiça e testa o fechamento e o comando.",
            "Para uma ou outra, o preço sobe com cabo a passar, solda e folha a alinhar, que é a primeira etapa. Ao final, o cabo fica protegido na dobra e tudo é testado com e sem comando.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Posso trocar um pelo outro aproveitando o interfone?",
        answers: [
          "Em geral sim, com mudança na fonte e no contato de comando: o trinco pede um pulso, e o ímã, o corte da energia. A saída do interfone é conferida antes.",
          "Quase sempre dá, mas a ligação não é a mesma. O ímã precisa de contato que abra e de fonte constante; o trinco, de um pulso, que o interfone comum já fornece.",
        ],
      },
      {
        question: "Qual é mais difícil de arrombar, eletroímã ou trinco?",
        answers: [
          "Depende da folha e do batente. O trinco segura sem energia. O ímã forte e bem encostado resiste ao empurrão, mas solta se cortarem a alimentação.",
          "Para a rua, o trinco bem alinhado leva vantagem, pois não precisa de energia para segurar. No ímã, a resistência depende da chapa encostada e da fonte protegida.",
        ],
      },
      {
        question: "O eletroímã gasta muita luz?",
        answers: [
          "Pouco, mas o tempo todo: em geral, trabalha com 12 V e menos de 1 ampère. O trinco só consome nos segundos em que abre.",
          "O consumo é baixo, porém contínuo, porque o ímã fica energizado enquanto está fechado. Na conta, pesa menos que uma lâmpada comum.",
        ],
      },
      {
        question: "Posso usar eletroímã e trinco juntos?",
        answers: [
          "Pode, em portão que precisa de reforço, com a tranca de chave para a noite. A saída de quem está dentro tem de continuar simples.",
          "É possível: o ímã trabalha de dia e uma tranca segura à noite. Só não pode dificultar a saída numa emergência.",
        ],
      },
    ],
    photo: "fotos do portão social por dentro e por fora e do interfone",
  },
  {
    id: "eletroima-solta",
    broader: "fechadura",
    label: "Eletroímã que solta",
    phrase: "o eletroímã que solta",
    intent: "repair",
    asks: [
      "ímã portão não segura",
      "fechadura magnética fraca abre empurrar",
      "eletroímã solta",
      "eletroímã não segura",
      "eletroímã soltando",
      "eletroímã fraco",
      "eletroímã não trava",
      "fechadura magnética solta",
      "fechadura magnética não segura",
      "eletroímã abre empurrão",
      "eletroímã esquenta",
      "eletroímã soltou",
      "eletroímã perdeu força",
      "eletroímã não prende",
      "trava eletromagnética não gruda",
      "trava eletromagnética não segura",
      "eletromagnética não gruda",
      "ímã não gruda portão",
    ],
    answers: {
      any: [
        "Eletroímã do portão que não segura e solta com um empurrão quase sempre tem conserto: a chapa está desalinhada, a face está suja ou a folha não chega até o fim. Limpe as duas faces com pano seco; se continuar fraco, o técnico alinha a chapa, mede a fonte e regula a mola.",
        "A trava eletromagnética não gruda quando há fresta entre o ímã e a chapa, tensão baixa da fonte ou folha que não encosta. Tem conserto na maioria dos casos, com limpeza, alinhamento e regulagem da mola, e trocar o eletroímã antes disso raramente resolve.",
        "Fechadura magnética fraca, que abre só de empurrar, perde força por fresta de milímetros, ferrugem na chapa ou fonte cansada, e isso se conserta. O primeiro teste é limpar as faces. Se o eletroímã continua soltando, falta alinhar a chapa, medir a fonte ou acertar a mola da folha.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["O que conferir no eletroímã", "Chapa, face e folha: teste em ordem"],
        slots: [
          [
            "A força vem do contato inteiro entre as faces, por isso comece por ele, com a folha fechada devagar. Nenhum passo exige abrir fonte ou caixa.",
            "Olhe primeiro o encosto do ímã na chapa, de perto e com boa luz. Dá para fazer tudo sem ferramenta e sem mexer na parte elétrica.",
            "O que importa é a chapa encostar por completo, e isso se vê com a folha quase fechada. São testes por fora, sem tocar na fonte.",
          ],
        ],
        steps: [
          "Veja se a chapa encosta por inteiro ou sobra fresta de um lado.",
          "Passe pano seco nas duas faces e retire adesivo ou tinta solta.",
          "Balance a chapa: ela deve ter um pouco de jogo, sem estar frouxa.",
          "Solte a folha e veja se a mola a leva até encostar.",
          "Note se solta só em certos horários ou depois de falta de luz.",
        ],
      },
      {
        about: "causes",
        headings: ["Por que o eletroímã perde força", "Fresta, tensão ou mola"],
        slots: [
          [
            "Uma fresta de um milímetro já derruba muito a força, porque o magnetismo cai depressa com a distância. A chapa apertada demais encosta por um canto só; ela precisa de jogo para se acomodar na face do ímã.",
            "O magnetismo enfraquece rápido com a distância, e um milímetro de vão basta para soltar. Isso acontece com chapa suja, enferrujada ou presa sem jogo, que toca apenas de um lado.",
            "Sujeira, ferrugem e chapa sem jogo afastam as faces, e um milímetro a menos de encosto já tira boa parte da força. Por isso um aparelho bom parece fraco.",
          ],
          [
            "Fonte fraca, bateria velha e cabo longo entregam menos que os 12 ou 24 V pedidos na etiqueta. Mola cansada e vento deixam a folha a um dedo do batente, e aí o defeito é do fechamento.",
            "A tensão também conta: abaixo dos 12 ou 24 V da etiqueta, por fonte, bateria ou fio comprido, o ímã segura mal. E se a folha não chega ao batente, a culpa é da mola.",
            "Outra causa é elétrica, com fonte ou bateria que não chega aos 12 ou 24 V do modelo. Há ainda a mola gasta, que deixa o portão encostado sem fechar de todo.",
          ],
        ],
      },
      {
        about: "visit",
        headings: ["O que o técnico ajusta no eletroímã", "Como é o conserto"],
        slots: [
          [
            "O técnico mede a tensão no próprio ímã, limpa e realinha a chapa e regula a mola até a folha encostar sozinha. Em portão alinhado, o acerto costuma caber em {trade.smallRepair}.",
            "Na visita, mede-se a voltagem junto ao ímã, a chapa é recolocada com jogo e a mola, regulada. Sem solda a fazer, o serviço fica em torno de {trade.smallRepair}.",
            "A medição no ponto de ligação mostra se falta tensão, e o alinhamento da chapa e da mola vem em seguida. É trabalho de até {trade.smallRepair} quando a folha está reta.",
          ],
          [
            "Fonte ou bateria nova é despesa média, e o conjunto de ímã e chapa, a maior. O mais barato é só limpar e ajustar: a visita em casa parte de {price.preventive}, sem peças.",
            "Trocar fonte ou bateria custa menos que trocar o eletroímã com a chapa. Quando regular basta, a visita residencial começa em {price.preventive}, fora peças.",
            "Na ordem de preço vêm o ajuste, a fonte, a bateria e, no topo, o par de ímã e chapa. A visita para regular, em residência, custa a partir de {price.preventive}, sem contar peças.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Eletroímã quente é normal?",
        answers: [
          "Morno, sim, porque fica ligado o dia todo. Quente a ponto de não poder encostar a mão é tensão errada: desligue a fonte e peça a medição.",
          "Um calor leve faz parte, já que ele nunca desliga. Se queima a mão, a voltagem está errada, e a fonte deve ficar desligada até medir.",
        ],
      },
      {
        question: "Posso lixar a chapa enferrujada?",
        answers: [
          "Não, porque a lixa cria desnível e tira a proteção. Limpe com pano seco; com ferrugem funda, troca-se a chapa.",
          "Lixar piora, pois a face deixa de ser plana e enferruja mais depressa. A chapa muito atacada é trocada sozinha, sem o ímã.",
        ],
      },
      {
        question: "Um eletroímã mais forte resolve?",
        answers: [
          "Só se a folha exigir mais força que os modelos comuns. Com chapa torta ou fonte fraca, o maior também solta.",
          "Nem sempre: se a causa é fresta ou tensão baixa, o forte perde força igual. Primeiro se alinha e se mede.",
        ],
      },
      {
        question: "Como deixo o portão fechado até o conserto?",
        answers: [
          "Use outro fecho por dentro, como a chave da fechadura ou uma trava, sem impedir a saída de quem está em casa. Em prédio, deixe alguém na portaria.",
          "Tranque por outro meio, desde que se abra por dentro sem chave. Enquanto o ímã solta, qualquer um empurra e entra.",
        ],
      },
    ],
    photo: "fotos do ímã e da chapa com o portão fechado, de perto e de lado",
  },
  {
    id: "eletroima-nao-solta",
    broader: "fechadura",
    label: "Eletroímã que não solta",
    phrase: "o eletroímã que não solta o portão",
    intent: "repair",
    asks: [
      ...combine(
        ["eletroímã", "fechadura eletroímã", "fechadura magnética", "fechadura eletromagnética", "trava eletroímã"],
        [
          "não solta",
          "não destrava",
          "não abre",
          "não libera",
          "não desliga",
          "não larga",
          "não destrava interfone",
          "não abre interfone",
          "não solta botão",
          "não abre botão",
          "não abre botoeira",
          "não abre tag",
          "não solta portão",
          "travado",
          "travou",
          "preso",
        ],
      ),
      ...combine(
        ["social", "portão social", "pedestre", "portão pedestre", "porta", "prédio"],
        ["eletroímã não solta", "eletroímã não destrava", "eletroímã não abre", "eletroímã não destrava interfone"],
      ),
      "como abrir eletroímã",
      "como soltar eletroímã",
      "como destravar eletroímã",
      "como abrir fechadura eletroímã",
      "eletroímã falta luz abre",
    ],
    answers: {
      any: [
        "A fechadura eletroímã que não destrava continua recebendo energia na hora do comando. O defeito está na tecla do interfone, no botão de saída, no fio ou no relé, o interruptor que corta a corrente do ímã. Para sair agora, desligue no disjuntor a fonte do eletroímã: sem corrente ele solta, se não houver bateria. O conserto é orçado de graça, por foto.",
        "Eletroímã que não solta tem quase sempre um comando que não corta a energia: interfone, botão ou leitor ligado no contato errado, com fio rompido ou com o relé colado. O ímã só segura enquanto recebe corrente. Por isso, desligar o disjuntor da fonte abre o portão, a não ser que haja bateria. O valor do conserto sai por foto.",
        "O eletroímã do portão não abre quando o interfone ou o botão deixou de interromper a corrente que prende a chapa. Teste outro comando: se ele abre, o defeito é da primeira tecla ou do fio dela. Se nenhum abre, o técnico mede o relé e a fonte. Enquanto isso, o disjuntor da fonte desligado solta a folha.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["O que testar quando o eletroímã não solta", "Como abrir agora e achar o comando ruim"],
        slots: [
          [
            "O eletroímã trabalha ao contrário da fechadura comum: ele prende com energia e solta sem ela. Estes testes são feitos por fora, com a caixa da fonte fechada.",
            "Com energia o ímã segura, e sem energia ele larga. Esse princípio guia o teste, que não pede ferramenta nem caixa aberta.",
            "Lembre que o ímã precisa de corrente para prender. Teste os comandos um por um e deixe fechadas a fonte e a caixa de ligação.",
          ],
        ],
        steps: [
          "Aperte o botão de saída e depois a tecla do interfone, e veja qual dos dois solta o portão.",
          "Aperte e empurre a folha ao mesmo tempo: muitos ímãs soltam por poucos segundos apenas.",
          "Se há leitor de tag ou senha, tente abrir por ele.",
          "Se nada solta, desligue o disjuntor que alimenta a fonte do ímã.",
          "Sem energia e ainda preso, há bateria ligada ou ferrugem colando a chapa: chame o técnico.",
        ],
      },
      {
        about: "causes",
        headings: ["Por que o interfone não solta o eletroímã", "As causas de um ímã que não larga"],
        slots: [
          [
            "Muitos interfones mandam um pulso de energia, feito para fechadura de trinco. O eletroímã precisa do oposto, um contato que interrompa a corrente. Quando falta o relé que faz essa troca, a tecla é apertada e nada acontece.",
            "A tecla do interfone comum entrega energia, e o ímã pede um corte de energia. Um relé entre os dois resolve essa diferença. Se o relé não foi instalado ou colou, o portão continua preso.",
            "O interfone feito para trinco envia corrente, enquanto o eletroímã espera que a corrente pare. Quem faz essa inversão é um relé ou um módulo temporizador. Sem ele, ou com ele queimado, o comando não tem efeito.",
          ],
          [
            "Se abria antes e parou, procure fio partido na passagem para a folha, botão gasto ou água na caixa. Se a folha fica colada até sem energia, a chapa guarda um resto de magnetismo ou enferrujou, e a peça que a afasta precisa ser trocada.",
            "Num sistema que já funcionou, o mais comum é botão gasto, emenda molhada ou relé colado. Chapa que demora a soltar mesmo sem corrente tem ferrugem ou perdeu o pino que a empurra.",
            "Quando o ímã funcionava e deixou de soltar, a falha costuma ser do botão, da emenda ou do relé. Já a chapa enferrujada ou sem o pino de afastamento gruda um pouco até com a fonte desligada.",
          ],
        ],
      },
      {
        about: "visit",
        headings: ["Como o técnico resolve", "O conserto, do comando à fonte"],
        slots: [
          [
            "O técnico mede a corrente no ímã enquanto alguém aperta cada comando. Assim ele acha a tecla, o fio ou o relé que não corta a energia. A peça é trocada, e cada comando é testado com a folha fechada.",
            "Cada comando é acionado com o medidor ligado ao ímã, para mostrar em que ponto a corrente deixa de ser cortada. O técnico troca o botão, refaz o fio ou põe o relé que falta e repete o teste.",
            "A medição é feita no próprio ímã, com uma pessoa no interfone e outra no portão. O reparo fica no botão, no fio, no relé ou na fonte, e termina com todos os comandos soltando a folha.",
          ],
          [
            "Botão e relé são as peças mais baratas, e fonte ou ímã novo custam mais. Se basta regular, sem peças, a visita em casa sai a partir de {price.preventive}.",
            "Refazer um fio ou trocar o relé custa menos que a fonte, e o ímã é a peça mais cara. Só a regulagem, em residência, parte de {price.preventive}, sem peças.",
            "O preço cresce do botão para o relé, a fonte e o ímã. Quando não há peça a trocar, a visita de ajuste em casa começa em {price.preventive}.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "O eletroímã abre quando falta luz?",
        answers: [
          "Abre, porque sem corrente ele não segura. Se a fonte tem bateria, o portão continua preso até a carga acabar.",
          "Sem bateria, abre na hora. Com bateria na fonte, ele segue travado por algumas horas, conforme a carga.",
        ],
      },
      {
        question: "Como deixo a saída garantida em prédio?",
        answers: [
          "Com um botão de saída que corta direto a corrente do ímã, instalado por dentro e à vista. Ele abre mesmo se o interfone ou o leitor falhar.",
          "Peça um botão de emergência por dentro, ligado na linha do ímã. Ele solta o portão ainda que os outros comandos parem.",
        ],
      },
      {
        question: "Posso ligar o interfone direto no eletroímã?",
        answers: [
          "Só se o manual dele traz contato NF, que abre o circuito ao apertar. Com saída de pulso, é preciso um relé.",
          "Depende da saída: contato NF, sem tensão, serve direto. Saída de fechadura pede um relé no meio.",
        ],
      },
      {
        question: "Por quanto tempo o portão fica solto?",
        answers: [
          "De 3 a 10 segundos, em geral, conforme o ajuste do temporizador. Pouco tempo faz parecer que o ímã não soltou.",
          "O temporizador costuma dar alguns segundos, e o técnico pode aumentar. Tempo curto demais parece defeito.",
        ],
      },
    ],
    photo: "fotos do ímã, do botão de saída, do interfone e da fonte fechada",
  },
  {
    id: "fechadura-nao-destrava",
    broader: "fechadura",
    label: "Fechadura elétrica não destrava",
    phrase: "a fechadura elétrica que não destrava",
    intent: "repair",
    asks: [
      "portão pedestre não abre",
      "pedestre não abre",
      "portão pedestre travado",
      "portão pedestre travou",
      "portão pedestre não destrava",
      "portãozinho não abre",
      "portão social travado",
      "portão social travou",
      "fecho eletromagnético não abre",
      "fecho magnético não abre",
      "fechadura só abre chave",
      "fechadura elétrica só abre chave",
      "fechadura não abre botão só chave",
      "social só abre chave",
      "social não abre interfone só chave",
      "social não abre só chave",
      "fecho elétrico não abre",
      "fecho elétrico não destrava",
      "fecho elétrico não funciona",
      "fecho elétrico não solta",
      "interfone fechadura estala não solta",

      "fechadura não destrava",
      "fechadura elétrica não abre",
      "fechadura não abre",
      "fechadura elétrica travou",
      "fechadura zumbe",
      "fechadura faz barulho não",
      "fechadura travada portão",
      "fechadura elétrica não funciona",
      "fechadura não solta",
      "portão social não abre",
      "fechadura zumbindo",
      "fechadura elétrica zumbindo",
      "fechadura elétrica barulho",
      "trinco elétrico não abre",
      "fechadura elétrica destravar",
      "social elétrico não destrava",
      "portão social não destrava",
      "fechadura travou",
      "fechadura travou chave dentro",

      "fechadura não abre tag",
      "chaveiro fechadura elétrica",
      "chaveiro fechadura elétrica portão",
      "chaveiro fechadura elétrica não abre",
      "chaveiro fechadura elétrica não destrava",
      "chaveiro fechadura portão social",
      "chaveiro portão social travado",
      "chaveiro social não abre",
    ],
    answers: {
      any: [
        "A fechadura elétrica do portão que não abre tem quase sempre um de dois defeitos: a folha caiu e aperta o trinco, e aí ela zumbe ou estala, ou não chega energia, e ela fica muda. Abra com a chave ou empurre a folha de leve enquanto alguém aperta o botão. O ajuste em casa custa a partir de {price.preventive}, sem peças.",
        "O portão de pedestre, ou social, que não abre pelo botão nem pelo interfone quase sempre tem a fechadura elétrica presa ou sem energia. Se ela zumbe, a folha está apertando o trinco: empurre de leve enquanto alguém aperta o botão. Se fica muda, o defeito é no fio, na fonte ou na bobina. A visita com ajuste, em casa, parte de {price.preventive}, sem peças.",
        "A fechadura elétrica, ou fecho, do portão social não destrava quando falta luz, porque a bobina precisa de energia: use a chave. Com luz, se ela faz barulho, a folha caída está apertando o trinco; se não faz som, falta energia no fio ou na fonte. A visita para alinhar, em casa, começa em {price.preventive}, sem peças.",
        "Chaveiro é para a chave que quebrou ou não gira; a fechadura elétrica do portão que não abre pelo botão é serviço do técnico, que alinha a folha e mede a energia. O ajuste custa a partir de {price.preventive} em casa, sem peças. Por enquanto, empurre a folha de leve enquanto alguém aperta o botão.",
      ],
      emergency: [
        "Fechadura elétrica travada com alguém preso: use a chave mecânica, alivie a folha com a mão e dê o comando. Não force com alavanca nem desmonte a fechadura. Sem solução, o atendimento funciona {shop.hours}.",
        "Se a fechadura do social não destrava e não há outra saída, empurre ou puxe a folha enquanto alguém aperta a abertura. Não cedendo, saia pela garagem ou chame o técnico, que atende {shop.hours}.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["O que tentar antes de chamar", "Chave, folha e botão, nessa ordem"],
        slots: [
          [
            "Com outra pessoa apertando o botão, dois minutos bastam para saber se o defeito é da folha ou da energia. Não use alavanca nem abra a fonte, que é ligada à tomada.",
            "Peça a alguém que aperte o botão enquanto você cuida da folha: o teste mostra se o problema é mecânico ou elétrico. Deixe a fonte fechada e não force com ferro.",
            "O teste se faz a dois, um no botão e outro no portão, e diz se a causa é a folha ou a energia. Alavanca entorta o trinco, e dentro da fonte há tensão: não mexa nela.",
          ],
        ],
        steps: [
          "Tente a chave, sem forçar.",
          "Aperte o botão e escute: zumbido, estalo ou silêncio.",
          "Repita empurrando e depois puxando a folha de leve.",
          "Veja se a folha caiu, raspa no chão ou encosta no batente.",
          "Se o zumbido não para, desligue a fonte pelo disjuntor e fotografe trinco e batente.",
        ],
      },
      {
        about: "causes",
        headings: ["O que indicam o zumbido, o estalo e o silêncio", "O que cada som do fecho ou da fechadura indica"],
        slots: [
          [
            "Zumbido ou estalo mostra que a energia chega, mas o trinco não corre: a folha o aperta contra o batente, ele está seco ou a fonte está fraca. Se o zumbido continua depois de soltar o botão, o comando ficou preso, e a bobina, o ímã que puxa o trinco, pode queimar.",
            "Se há som, há energia. O trinco não corre porque está seco, porque a folha o prensa no batente ou porque a tensão é baixa. Um zumbido que não cessa é botão ou interfone preso, e queima a bobina, o ímã interno.",
            "Quando a fechadura faz barulho, o comando chegou, e falta o trinco se soltar da folha, do batente ou da própria secura. Se ela segue zumbindo sozinha, o botão ficou preso, e o ímã interno, a bobina, acaba queimando.",
          ],
          [
            "Silêncio quer dizer que a energia não chega, por defeito no fio, na fonte ou no botão, ou que a bobina já queimou. Se outro botão abre, o defeito é da tecla ou do interfone.",
            "A fechadura muda está sem energia ou queimada por dentro. Se um comando abre e o outro não, o defeito é do botão ou do interfone. Se nenhum abre, é do fio, da fonte ou da bobina.",
            "Sem som nenhum, o mais comum é fio partido, muitas vezes na dobradiça, fonte parada ou bobina queimada. Se só um dos botões falha, o defeito está nele.",
          ],
        ],
      },
      {
        about: "visit",
        headings: ["Como é o conserto da fechadura", "Do alinhamento da folha à fechadura nova"],
        slots: [
          [
            "O técnico acerta primeiro a dobradiça e o batente, porque boa parte das fechaduras presas se solta aí. Depois mede a energia na hora do comando, para achar fio, fonte ou botão ruim. A fechadura só é trocada se a bobina queimou ou o trinco se gastou.",
            "A dobradiça e o batente vêm antes, já que a folha no lugar deixa o trinco correr livre. Em seguida, o técnico mede se falta energia por causa da fonte, do cabo ou do botão. Fechadura nova só entra quando a bobina queimou ou o trinco se gastou.",
            "A visita começa pela folha, que alinhada para de apertar o trinco. A medição na hora do comando mostra se o defeito é de fio, fonte ou botão, e a troca da fechadura fica para bobina queimada ou peça gasta.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["Quanto custa consertar a fechadura", "O que pesa no preço"],
        slots: [
          [
            "Alinhar a folha e limpar o trinco é o caso mais barato e cabe na própria visita. Fio e botão somam pouco, a fonte soma mais, e a fechadura nova é o maior valor, informado antes da troca. AGL, HDL e outras marcas têm substituta de mesma medida.",
            "O menor gasto é o ajuste da folha com limpeza do trinco, sem peça. Depois, em ordem de preço, vêm o botão ou o fio, a fonte e a fechadura inteira, de AGL, HDL ou outra marca, com o valor combinado antes.",
            "Ajuste e limpeza ficam no valor da visita. A troca de botão ou cabo soma pouco, a fonte mais, e a fechadura completa é o item mais caro; seja HDL, AGL ou outra, você sabe o total antes de autorizar.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "É caso de chaveiro ou de técnico de portão?",
        answers: [
          "De chaveiro, se a chave quebrou, sumiu ou não gira no miolo. De técnico de portão, se a fechadura não responde ao botão, zumbe ou prende na folha.",
          "Depende do que falha: miolo e chave são do chaveiro; botão que não abre, zumbido e folha caída são do técnico.",
          "Se a chave não gira ou se perdeu, chame o chaveiro. Se a chave abre e o botão não, é serviço do técnico de portão.",
        ],
      },
      {
        question: "A chave ficou do lado de dentro. Como entro?",
        answers: [
          "Peça que alguém aperte o botão do interfone enquanto você empurra a folha, ou entre pela garagem. Sem outra entrada, o chaveiro abre o miolo.",
          "Procure outra entrada ou alguém que acione pelo interfone enquanto você alivia a folha. Se nada der certo, chame o chaveiro.",
          "Entre pela garagem, se der, ou peça a quem está dentro que aperte o botão. O último recurso é o chaveiro, que abre o miolo sem estragar o trinco.",
        ],
      },
      {
        question: "Posso passar óleo na fechadura?",
        answers: [
          "No miolo da chave, não: óleo junta pó e emperra, e ali se usa grafite em pó. O trinco é limpo e lubrificado pelo técnico na visita.",
          "Prefira grafite em pó no miolo, porque o óleo vira pasta com a poeira. A limpeza do trinco fica para a manutenção.",
          "Melhor não. No miolo se usa grafite em pó, e o trinco pede limpeza antes de lubrificar, o que o técnico faz na visita.",
        ],
      },
      {
        question: "Por que a fechadura prende mais no calor?",
        answers: [
          "O metal dilata ao sol, a folha cede um pouco e o trinco encosta no batente. Um ajuste de dobradiça ou de batente costuma resolver.",
          "No sol a folha cresce alguns milímetros e passa a prensar o trinco. Por isso trava à tarde e solta de manhã; regular a dobradiça resolve.",
          "Porque o calor dilata a folha e diminui a folga do trinco no batente. Um ajuste na dobradiça devolve essa folga.",
        ],
      },
    ],
    photo: "fotos do trinco, do batente e das dobradiças",
  },
  {
    id: "fechadura-fica-zumbindo",
    broader: "fechadura",
    label: "Fechadura elétrica que fica zumbindo",
    phrase: "a fechadura elétrica que fica zumbindo",
    intent: "repair",
    asks: [
      "fechadura elétrica zumbindo sem parar",
      "fechadura zumbindo depois abrir",
      "fechadura fica zumbindo",
      "fechadura elétrica fica zumbindo",
      "fechadura continua zumbindo",
      "fechadura zumbindo sem parar",
      "fechadura elétrica zumbindo direto",
      "fechadura vibrando depois abrir",
      "fechadura elétrica vibrando direto",
      "fechadura continua vibrando",
      "fechadura elétrica barulho sem parar",
      "fechadura barulho contínuo",
      "fechadura elétrica esquentando",
      "fechadura elétrica esquenta",
    ],
    answers: {
      any: [
        "A fechadura elétrica do portão que continua zumbindo ou vibrando depois de abrir segue recebendo energia, por botão preso, relé grudado no interfone ou tempo longo demais. Desligue a fonte, porque a bobina esquenta e queima. O conserto em casa parte de {price.preventive}, sem peças.",
        "Fechadura elétrica zumbindo sem parar tem o comando preso: ela foi feita para um pulso curto, e a bobina, o ímã interno, queima em pouco tempo. Desligue a fonte e abra pela chave; achar quem segura o comando, em residência, custa a partir de {price.preventive}, fora peças.",
        "Se a fechadura do portão fica vibrando depois de abrir, alguém ou algo mantém o comando ligado, do botão molhado ao relé do interfone. Tire a fonte da tomada até a visita, para não queimar a bobina. Em casa, ela começa em {price.preventive}, sem peças.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["Quem está segurando o comando", "O que conferir com a fonte desligada"],
        slots: [
          [
            "Um comando de cada vez mostra o culpado, sem abrir nada. A fonte é ligada à rede: desligue na tomada ou no disjuntor e não abra a caixa.",
            "Teste um por um, com a fonte desligada entre as tentativas. A caixa dela fica fechada, porque tem tensão da rede.",
            "Dá para achar sem ferramenta, isolando cada comando. Não abra a fonte; basta tirá-la da tomada.",
          ],
        ],
        steps: [
          "Desligue a fonte na tomada ou no disjuntor.",
          "Veja se o botão de saída ou a tecla do interfone ficou afundada.",
          "Espere a fechadura esfriar e religue sem tocar em comando algum.",
          "Se zumbir sozinha, desligue e deixe assim: é relé grudado ou fio em curto.",
          "Se só zumbe depois de um comando, anote qual.",
        ],
      },
      {
        about: "causes",
        headings: ["Por que ela zumbe sem parar", "Botão, relé ou tempo de abertura"],
        slots: [
          [
            "Botoeira molhada ou de tecla gasta fica fechada o tempo todo, e o pulso vira comando contínuo. Relé grudado no interfone, no teclado ou na central faz o mesmo depois do toque.",
            "O botão que afunda e não volta mantém a energia ligada, e a umidade dentro dele também. Do outro lado, o relé do interfone ou da placa pode ter colado.",
            "Tecla presa ou com água não solta o contato, e a fechadura continua puxando. Quando não é o botão, é o relé que grudou no aparelho que comanda.",
          ],
          [
            "Se o zumbido dura sempre os mesmos segundos, o tempo de abertura está longo, e se regula no aparelho que comanda. Zumbido com o portão que não abre é outro caso: trinco apertado ou energia fraca.",
            "Zumbir por tempo certo é regulagem do pulso, no interfone ou na placa. Já zumbir sem destravar aponta folha caída ou fonte fraca.",
            "Duração sempre igual mostra tempo programado demais. Se ela zumbe e não solta, olhe o alinhamento e a tensão.",
          ],
        ],
      },
      {
        about: "visit",
        headings: ["Como o técnico resolve", "Do botão à bobina"],
        slots: [
          [
            "O técnico isola cada comando, troca o botão ou corrige o relé e regula o pulso curto. Depois mede a bobina e testa a fechadura com a folha alinhada.",
            "Separando os comandos, ele acha o preso e troca botão, relé ou interfone. O pulso é ajustado, e a bobina, medida.",
            "Cada comando é testado sozinho até aparecer o culpado, que sai ou é reparado. Por fim mede-se a bobina e acerta-se o tempo.",
          ],
          [
            "Botão e regulagem são o mais barato. Relé ou interfone custa mais, e a fechadura nova só entra com a bobina queimada. Desligada a tempo, ela quase sempre se salva.",
            "Na ordem, pesam botão, relé, interfone e, por último, fechadura. Quem desliga a fonte logo costuma não precisar dela.",
            "O menor custo é tecla ou ajuste, e o maior, a fechadura, quando a bobina já queimou. Cortar a energia cedo evita isso.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Pode pegar fogo?",
        answers: [
          "O comum é a bobina esquentar e queimar, com cheiro. Por isso se desliga a fonte logo, sem esperar a visita.",
          "É raro, mas ela esquenta bastante e cheira a queimado. Tire da tomada e use a chave.",
        ],
      },
      {
        question: "Com a fonte desligada, o portão fica trancado?",
        answers: [
          "A de trinco fica trancada e abre pela chave; o eletroímã, ao contrário, solta sem energia.",
          "Depende do tipo: trinco continua fechado, ímã abre. Se for ímã, feche com corrente até o conserto.",
        ],
      },
      {
        question: "Preciso trocar a fechadura?",
        answers: [
          "Só se a bobina queimou. Corrigido o comando preso, a mesma fechadura costuma voltar ao normal.",
          "Em geral não. Depois de fria e sem o comando preso, ela é testada e quase sempre serve.",
        ],
      },
      {
        question: "Zumbe mais no dia de chuva. Por quê?",
        answers: [
          "Botoeira ou interfone molhado fecha o contato sozinho. Vedação ou botão próprio para área externa resolve.",
          "A água entra na tecla e faz contato. Troca-se por modelo vedado e refaz-se a emenda.",
        ],
      },
    ],
    photo: "fotos da fechadura, do botão de saída e do interfone",
  },
  {
    id: "fonte-da-fechadura",
    broader: "fechadura",
    label: "Fonte da fechadura elétrica",
    phrase: "a fonte da fechadura elétrica",
    intent: "repair",
    asks: [
      "fechadura 12v",
      "fechadura 24v",
      "fechadura 12v 24v",
      "fechadura 12v ou 24v",
      "fechadura elétrica 12v",
      "fechadura elétrica 24v",
      "tensão fechadura elétrica",
      "voltagem fechadura elétrica",
      "fechadura elétrica quantos volts",
      "fechadura elétrica não abre fonte",
      "fechadura qual fonte",
      "fechadura elétrica qual fonte",
      "qual fonte usar fechadura",
      "qual fonte usar fechadura elétrica",
      "fechadura elétrica portão qual fonte usar",
      "quantos ampères fonte fechadura",
      "fonte fechadura elétrica quantos ampères",
      "fonte fraca fechadura zumbe",
      "fonte fraca fechadura",
      "fonte fechadura",
      "fonte fechadura elétrica",
      "fonte fechadura queimou",
      "fonte fechadura queimada",
      "fonte fechadura elétrica queimada",
      "fonte fechadura elétrica queimou",
      "fonte fechadura 12V",
      "fonte fechadura preço",
      "fonte fechadura qual",
      "fonte eletroímã",
      "fonte bateria fechadura",
      "transformador fechadura elétrica",
    ],
    answers: {
      any: [
        "A fonte da fechadura elétrica se troca por outra da mesma tensão, em geral 12 V, e com corrente igual ou maior que a da etiqueta, em ampères. Fonte fraca faz a fechadura só zumbir, mas fio fino faz o mesmo: a medição na ponta do cabo, durante o comando, diz se ela queimou.",
        "Para trocar a fonte 12V queimada da fechadura, copie a tensão da etiqueta e escolha ampères iguais ou acima do pico da bobina, que puxa o trinco. Se a fechadura apenas zumbe, meça antes no fim do cabo, porque emenda e fio fino imitam o defeito.",
        "Quantos ampères a fonte precisa ter está escrito na fechadura elétrica: vale esse número ou mais, na mesma tensão, quase sempre 12 V. Transformador estragado deixa o trinco mudo ou zumbindo, e só a medição junto à fechadura separa fonte, fio e bobina.",
        "A fonte para eletroímã precisa ter bateria, a mesma tensão escrita no ímã, em geral 12 V, e entrada para o botão de saída. Sem bateria, o portão solta assim que falta luz. A bateria dura alguns anos e, quando não segura mais, é trocada sem trocar a fonte. O orçamento instalado é grátis, por foto.",
        "Entre fechadura elétrica de 12 V ou 24 V, escolha a da fonte ou do interfone que vai alimentá-la: em casa, quase sempre 12 V. Fechadura de 12 V ligada em 24 V queima a bobina, e a de 24 V em 12 V não solta o trinco. A tensão vem escrita na etiqueta da peça e na da fonte.",
      ],
      buying: [
        "Compre para a fechadura elétrica uma fonte da tensão da etiqueta, em geral 12 V, com corrente igual ou maior que a do pico da bobina. Interfone que já alimenta o trinco dispensa outra, e fechadura de eletroímã pede fonte com bateria, porque solta quando falta luz.",
        "Na escolha da fonte, tensão igual (12 V na maioria das fechaduras) e ampères iguais ou acima do que está na etiqueta. Com eletroímã, leve uma com bateria; e se o interfone tem saída própria para a fechadura, não gaste com outra.",
      ],
      price: [
        "O preço da fonte da fechadura elétrica depende da corrente e de ter bateria: a simples de 12 V custa menos, e a com bateria, para eletroímã, custa mais. Peça e instalação são orçadas pela foto da etiqueta, e a medição feita antes evita trocar fonte boa quando o culpado é o fio.",
        "A fonte comum de 12 V é a opção mais barata, e a de maior corrente ou com bateria sobe o valor. Como fio e bobina dão o mesmo sintoma, a fechadura é medida primeiro. Com a foto das etiquetas, o orçamento sai com peça e mão de obra.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["Como saber se é a fonte", "Fonte, fio ou bobina: o que falhou"],
        slots: [
          [
            "Veja se a luz da fonte acende. Apagada, com energia na tomada, ela é a suspeita. Acesa e com a fechadura muda, desconfie do fio ou da bobina.",
            "Olhe a luz da fonte e teste a tomada com outro aparelho. Tomada boa e luz apagada indicam fonte queimada. Luz acesa sem estalo indica cabo ou bobina.",
            "Tomada funcionando e fonte sem luz é o sinal mais claro. Se a luz está acesa e o trinco não reage, o problema passa ao cabo ou à própria fechadura.",
          ],
          [
            "O técnico mede a tensão no instante do comando e na ponta do cabo, porque parada até a fonte fraca parece boa. Se ela cai só lá, o fio é fino ou a emenda é ruim.",
            "A medição vale com a fechadura acionada: sem carga, a fonte no fim ainda marca 12 V. Queda apenas no final do cabo denuncia emenda ou bitola pequena.",
            "Sem acionar, fonte cansada engana o medidor. Por isso o teste é feito durante o comando, nas duas pontas do cabo, para separar fonte de fio.",
          ],
        ],
      },
      {
        about: "choose",
        headings: ["Qual fonte serve na fechadura", "Tensão, ampères e bateria"],
        slots: [
          [
            "Tensão a mais queima a bobina, e a menos não solta o trinco. Corrente a mais não faz mal, já que a fechadura só puxa o que precisa. Em cabo longo, o que ajuda é fio mais grosso, e não fonte maior.",
            "Em volts não há margem: acima queima, abaixo não abre. Em ampères pode sobrar sem risco. Se o portão fica longe, aumente a bitola do cabo.",
            "Respeite os volts: sobra estraga a bobina, falta deixa o trinco preso. Já ampères sobrando não prejudicam, e distância se compensa com cabo grosso.",
          ],
          [
            "O comando deve ser por pulso, um toque curto. Botão preso mantém a bobina ligada, esquenta tudo e queima a fonte nova.",
            "Confira ainda o botão, que precisa dar só um toque. Se ele prende, a corrente não para e a fonte volta a queimar.",
            "Veja também se o botão solta depois do toque, pois bobina ligada direto aquece e derruba a fonte outra vez.",
          ],
        ],
      },
      {
        about: "replace",
        headings: ["Como é a troca da fonte", "O que entra no serviço de troca"],
        slots: [
          [
            "Com o disjuntor desligado, a fonte antiga sai, o cabo é conferido e a nova fica em lugar seco, longe da chuva. A troca simples leva em geral até {trade.smallRepair}, com testes de abertura no fim.",
            "O técnico desliga a energia, revisa emendas e instala a fonte abrigada da umidade. Um caso simples cabe em {trade.smallRepair}, contando várias aberturas de teste.",
            "Cortada a energia, troca-se a fonte, refazem-se as emendas ruins e o aparelho fica protegido da água. Conte até {trade.smallRepair} quando não há cabo novo a passar.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Posso ligar a fechadura na placa do motor?",
        answers: [
          "Não direto. A fechadura tem fonte própria ou usa a saída do interfone, e a placa do motor só dá o comando, por um relé.",
          "A placa não foi feita para alimentar a bobina. Ela manda o sinal, um relé repassa, e a energia vem da fonte.",
        ],
      },
      {
        question: "Fonte de câmera serve na fechadura?",
        answers: [
          "Só se for da mesma tensão e aguentar o pico da bobina. Fonte pequena, de câmera, em geral cai no momento do comando.",
          "Raramente, mesmo sendo 12 V. Falta corrente para o instante em que o trinco puxa, e a câmera reinicia junto.",
        ],
      },
      {
        question: "Por que a fonte nova queimou de novo?",
        answers: [
          "Porque a causa ficou: botão preso, bobina em curto ou água na emenda. Essas três são conferidas antes de pôr outra.",
          "Alguma coisa mantém corrente alta, em geral botão que não solta ou bobina em curto. Sem corrigir isso, a próxima também queima.",
        ],
      },
      {
        question: "A fechadura abre quando falta luz?",
        answers: [
          "A comum fica trancada e abre pela chave. A de eletroímã solta, e por isso pede fonte com bateria.",
          "Com bateria, continua abrindo pelo botão. Sem ela, a de trinco abre só na chave, e a de eletroímã fica destrancada.",
        ],
      },
    ],
    photo: "a foto da etiqueta da fechadura e da fonte, e do interfone, se houver",
  },
  {
    id: "chave-quebrada-na-fechadura",
    broader: "fechadura",
    label: "Chave quebrada dentro da fechadura do portão",
    phrase: "a chave quebrada dentro da fechadura do portão",
    intent: "repair",
    asks: [
      "chave quebrou fechadura",
      "chave quebrou dentro fechadura",
      "chave quebrada fechadura",
      "chave quebrada dentro portão",
      "chave partiu fechadura",
      "chave portão quebrou miolo",
      "pedaço chave dentro fechadura",
      "chave presa fechadura portão",
    ],
    answers: {
      any: [
        "Chave quebrada dentro da fechadura do portão é serviço de chaveiro: ele tira o pedaço sem estragar o miolo e faz outra chave. Não empurre o toco nem use cola. Se o portão social tem fechadura elétrica, abra pelo interfone ou pelo botão enquanto espera.",
        "Se quebrou a chave na fechadura do portão social, pare de girar e chame o chaveiro, que quase sempre retira o pedaço sem trocar nada e copia a chave. Entre pela garagem ou pelo interfone, e não use alavanca, que entorta o trinco.",
        "O pedaço de chave quebrado na fechadura do portão é tirado pelo chaveiro, em geral sem trocar o miolo. Se sobrou uma ponta para fora, puxe reto com alicate fino. Se não sobrou, não mexa, porque o pedaço entra mais. A fechadura elétrica continua abrindo pelo botão.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["O que dá para tentar sem piorar", "Antes de o chaveiro chegar"],
        slots: [
          [
            "O que decide é se sobrou ponta para fora e em que posição o miolo parou. Com o pedaço todo para dentro, não há o que tentar em casa.",
            "Só vale tentar se há ponta à vista e o miolo está na posição de tirar a chave. Do contrário, cada cutucada empurra mais.",
            "A ponta que ficou para fora às vezes sai com alicate e mão firme. O pedaço lá dentro não sai assim, e insistir com arame ou cola prende de vez.",
          ],
        ],
        steps: [
          "Não gire mais o miolo nem empurre outra chave.",
          "Se sobrou ponta, puxe reto com alicate de bico, sem torcer.",
          "Guarde os dois pedaços para a cópia.",
          "Use outra entrada, o interfone ou o botão.",
          "Se não saiu na primeira tentativa, chame o chaveiro.",
        ],
      },
      {
        about: "causes",
        headings: ["Por que a chave quebrou", "Miolo duro ou folha caída"],
        slots: [
          [
            "Miolo seco ou sujo pede força, e a chave parte no ponto mais fino; cópia de metal mole e chave torcida ajudam. Grafite em pó de tempos em tempos mantém o miolo leve, e óleo não, porque junta sujeira.",
            "Chave quebra quando o miolo endurece, por pó ou falta de lubrificação, ainda mais se é cópia ruim ou já está torta. O remédio é grafite em pó, nunca óleo.",
            "Quem força um miolo sujo acaba partindo a chave, e a cópia de metal fraco quebra antes. Use grafite em pó no miolo. O óleo vira pasta com a poeira.",
          ],
          [
            "Se era preciso levantar ou puxar o portão para girar, a folha está arriada e aperta o trinco. Alinhar dobradiça e batente evita que a próxima chave quebre, e a visita em casa parte de {price.preventive}, sem peças.",
            "Precisar erguer a folha para abrir mostra portão desalinhado, que joga o esforço na chave. Acertar a folha em residência custa a partir de {price.preventive}, fora peças.",
            "Portão que só abre puxando ou levantando tem a folha caída, e o trinco trava a chave. O alinhamento em casa começa em {price.preventive}, sem peças.",
          ],
        ],
      },
      {
        about: "choose",
        headings: ["Chaveiro ou técnico de portão", "Quem resolve cada parte"],
        slots: [
          [
            "O chaveiro cuida do pedaço, do miolo e da chave nova. O técnico de portão alinha a folha e conserta a fechadura elétrica, quando eram elas que faziam força na chave.",
            "O chaveiro cuida do miolo e da cópia da chave. O técnico de portão cuida da folha, do trinco e da parte elétrica. Se a chave quebrou porque a folha prende o trinco, chame os dois.",
            "Para tirar o toco e copiar, chaveiro. Para o portão que aperta o trinco ou a fechadura que não abre no botão, técnico.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Dá para fazer a chave nova com os pedaços?",
        answers: [
          "Em geral, sim: o chaveiro junta os dois e copia. Faltando um, a chave é feita pelo miolo.",
          "Dá, guarde os dois. Sem um deles, ele tira o segredo do próprio miolo.",
        ],
      },
      {
        question: "Posso passar óleo para soltar o pedaço?",
        answers: [
          "Prefira grafite em pó: óleo junta sujeira e endurece o miolo depois.",
          "Não ajuda e atrapalha depois. Um pouco de grafite facilita, sem empurrar o toco.",
        ],
      },
      {
        question: "Quebrou a chave do destravamento do motor. E agora?",
        answers: [
          "Essa chave vem pelo modelo do motor: mande a foto da etiqueta. Até lá não force a tampa nem a trava.",
          "É outra chave, própria do motor, e se compra pelo modelo. Não fure nem quebre a tampa para soltar.",
        ],
      },
      {
        question: "Preciso trocar a fechadura?",
        answers: [
          "Quase nunca é preciso. O miolo bom continua. Troca-se só o miolo gasto, ou a fechadura inteira se o corpo dela quebrou.",
          "Em geral não. Se ele já estava duro e gasto, um miolo novo sai mais barato que outra fechadura.",
        ],
      },
    ],
    photo: "uma foto da fechadura de frente, com o pedaço da chave, e outra do portão inteiro",
  },
  {
    id: "fechadura-nao-tranca",
    broader: "fechadura",
    label: "Portão social bate e não tranca",
    phrase: "o portão social que bate e não tranca",
    intent: "repair",
    asks: [
      "portão não tranca depois fechar",
      "portão não tranca",
      "garagem não tranca",
      "portãozinho bate não fecha",
      "trinco não pega batente",
      "levantar portão mão fechadura trancar",
      "portão pedestre não tranca",
      "portão social não tranca",
      "portão pedestre não fecha trava",
      "portão pedestre condomínio não tranca",
      "fechadura não tranca",
      "fechadura não trava",
      "portão social não fecha",
      "bate não tranca",
      "fechadura elétrica não fecha",
      "fechadura elétrica não trava",
      "portão social não trava",
      "portão social fica aberto",
      "portão pedestre não fecha",
      "tranca não fecha",
      "tranca portão não fecha",
      "tranca não funciona",
      "social abre empurrão",
      "social abre empurrando",
      "social abre sem chave",
    ],
    answers: {
      any: [
        "O portão social que não tranca quase sempre está com a folha caída, e a lingueta da fechadura elétrica não encontra o furo do batente. Em seguida vêm mola fraca e trinco gasto. Levante a folha com a mão e feche: se trancar, o defeito é na dobradiça. A visita em casa parte de {price.preventive}, sem peças.",
        "Portão social que abre com empurrão está só encostado: a lingueta não entrou no furo do batente, por folha caída, mola sem força ou trinco gasto. Feche devagar e veja onde ela bate. Alinhar e regular, em residência, custa a partir de {price.preventive}, fora peças.",
        "Quando a tranca do portão não fecha, o mais comum é o desalinhamento: a folha arriada deixa o trinco acima ou abaixo do furo. Quase nunca é preciso fechadura nova. O ajuste em casa começa em {price.preventive}, sem peças.",
        "O portão social não fecha direito porque a folha caiu na dobradiça ou a mola não a leva até o batente. Levante a folha um pouco e feche: se encaixar, é a dobradiça. Se parar antes, é a mola. O ajuste, em casa, parte de {price.preventive}, sem peças.",
        "O portão que não tranca depois de fechar está com a folha fora do lugar ou com a trava sem força. No social, a lingueta não acha o furo; na garagem, o pino da trava elétrica não desce. Levante ou empurre a folha de leve: se trancar, é alinhamento, a partir de {price.preventive} em casa, sem peças.",
        "O portão social que não fecha direito costuma ter a folha caída, que raspa ou erra o furo do batente, a mola aérea sem força ou o trinco gasto. Feche devagar e veja onde ela encosta. Alinhar a dobradiça e regular a mola em casa custa a partir de {price.preventive}, fora peças.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["Descubra por que não tranca", "Teste em casa, sem ferramenta"],
        slots: [
          [
            "O teste usa só as mãos e mostra se o caso é de folha, de mola ou de fechadura. Não desmonte a fechadura nem abra a fonte, que fica ligada à tomada.",
            "Sem ferramenta dá para saber de onde vem o defeito. Deixe a fechadura montada e a fonte fechada, porque ali há tensão da rede.",
            "Basta fechar devagar e observar. Nada precisa ser aberto, e a fonte, com energia da rede, não se mexe.",
          ],
        ],
        steps: [
          "Com o portão aberto, gire a chave e veja se a lingueta sai e volta.",
          "Feche devagar e veja em que altura ela encontra o furo do batente.",
          "Levante a folha um pouco com a mão e feche de novo.",
          "Solte a folha e veja se a mola a leva até o batente.",
          "Escute se há zumbido contínuo, sinal de botão ou interfone preso.",
        ],
      },
      {
        about: "causes",
        headings: ["O que impede o trinco de entrar", "Folha, mola, trinco ou botão"],
        slots: [
          [
            "Dobradiça gasta ou com solda trincada baixa a folha, e a lingueta bate acima ou abaixo do furo. Mola sem força não vence o vento e deixa o portão encostado, e por isso ele abre com um empurrão.",
            "A folha que desceu na dobradiça desencontra trinco e batente, e é o defeito mais comum. Quando ela chega reta, mas sem força, a mola está fraca.",
            "Se a folha caiu, por dobradiça gasta ou solda aberta, o trinco não acerta o furo. Se ela chega no lugar e não engata, a mola perdeu força e o portão fica só encostado.",
          ],
          [
            "Trinco gasto escorrega no batente em vez de prender, e muitas fechaduras de sobrepor precisam de uma batida firme para armar. Botão do interfone preso mantém o trinco recolhido, com zumbido.",
            "Há ainda a lingueta comida pelo uso, que não segura, e a fechadura que só arma com batida. Zumbido constante é comando preso no interfone, que não deixa o trinco sair.",
            "Lingueta arredondada pelo uso não prende, e a fechadura de sobrepor não arma se o portão fecha leve demais. Trinco que nem sai, com zumbido, indica botão ou interfone preso.",
          ],
        ],
      },
      {
        about: "visit",
        headings: ["O que o técnico acerta", "O conserto, da dobradiça ao trinco"],
        slots: [
          [
            "A folha é levada à altura certa, com ajuste ou reforço da dobradiça, e a chapa do batente muda de lugar quando faltam poucos milímetros. Por fim a mola é regulada para fechar e trancar sozinha, sem pancada.",
            "O técnico acerta a dobradiça, ou a solda dela, até a folha encontrar o batente sem ajuda. Se o desvio é pequeno, basta mover a chapa. A mola fica com força para armar e freio para não bater.",
            "O técnico acerta primeiro a altura da folha, na dobradiça. Se a diferença é pequena, desloca só a chapa que recebe a lingueta. Por último regula a mola, que deve trancar sem bater.",
          ],
          [
            "Fechadura nova só é preciso com trinco gasto ou corpo quebrado. O mais barato é a regulagem. Depois vêm chapa, mola, solda e, por último, a fechadura, com o valor informado antes.",
            "A troca da fechadura fica para peça quebrada ou trinco no fim. Regular é o mais barato. Batente, mola, solda e fechadura custam mais, nessa ordem, e cada item é aprovado antes.",
            "Regulagem e chapa custam menos, mola e solda um pouco mais, e a fechadura inteira é o maior valor, só quando o trinco se gastou ou o corpo partiu.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Como fecho a casa hoje?",
        answers: [
          "Use corrente e cadeado ou ferrolho por dentro, com a chave à mão de quem está em casa, para ninguém ficar preso.",
          "Ferrolho ou corrente pelo lado de dentro segura até o ajuste. Deixe sempre um modo simples e rápido de sair.",
        ],
      },
      {
        question: "Por que só tranca quando bato com força?",
        answers: [
          "Porque o trinco não arma na batida leve, com a folha caída ou a mola fraca. Bater forte agrava a folga da dobradiça.",
          "Falta alinhamento ou força na mola. Regular resolve; a pancada só aumenta o desvio.",
        ],
      },
      {
        question: "Quem conserta: serralheiro ou técnico de portão?",
        answers: [
          "Dobradiça partida e solda são serralheria. Fechadura, fonte, fio e regulagem são do técnico. As fotos do batente mostram qual é o caso.",
          "Depende do que cedeu. Alinhamento, mola e parte elétrica ficam com o técnico, e quadro torto ou solda grande, com o serralheiro.",
        ],
      },
      {
        question: "O portão abre com o vento. É a fechadura?",
        answers: [
          "Quase sempre é mola fraca ou trinco que não chegou ao batente. Com a folha alinhada e a mola regulada, ele fecha até o fim e segura.",
          "Em geral não: a folha não está chegando. Mola com mais força e batente no lugar resolvem antes de pensar em fechadura.",
        ],
      },
    ],
    photo: "fotos do trinco, do batente e das dobradiças com o portão fechado",
  },
  {
    id: "fechadura-digital",
    broader: "fechadura",
    label: "Fechadura digital no portão",
    phrase: "a fechadura digital do portão",
    intent: "buying",
    asks: [
      "fechadura digital",
      "fechadura digital portão",
      "fechadura senha",
      "fechadura biométrica",
      "fechadura wifi portão",
      "fechadura eletrônica senha",
      "fechadura digital externa",
      "fechadura digital ferro",
      "fechadura digital chuva",
      ...combine(
        ["fechadura digital portão", "fechadura digital portão social", "fechadura senha portão social"],
        ["preço", "valor", "quanto custa"],
      ),
      ...combine(["portão social senha", "portão pedestre senha"], ["preço", "valor", "quanto custa"]),
    ],
    answers: {
      any: [
        "Para portão externo, compre fechadura digital de sobrepor, feita para uso ao tempo e para perfil metálico, com vedação contra chuva e chave de emergência. A de porta interna estraga no sol e na água. Onde o portão fica sem cobertura, um teclado vedado ligado a uma fechadura elétrica de 12 V costuma durar mais.",
        "A fechadura digital certa para portão externo traz na ficha o uso ao ar livre, serve em perfil de ferro e abre por chave quando a pilha acaba. Modelo de porta de dentro falha com chuva e sol, e em portão descoberto a combinação de teclado vedado com fechadura elétrica de 12 V é mais resistente.",
        "Escolha uma fechadura digital própria para área externa e para portão metálico, com proteção contra água e chave mecânica de reserva, porque a de porta interna não aguenta o tempo. Se bate chuva direto no portão social, prefira teclado vedado mais fechadura elétrica de 12 V, que resiste melhor.",
      ],
      price: [
        "O preço da fechadura digital no portão social soma o aparelho de uso externo, a adaptação da folha, com furo, chapa ou solda, e a instalação. Se o portão já tem fechadura elétrica boa, basta acrescentar o teclado, que sai mais barato. Aparelho e serviço são orçados juntos, por fotos do portão dos dois lados.",
        "O preço da fechadura digital do portão social depende do modelo para área externa, da serralheria que a folha pede e da mão de obra. Quem já tem fechadura elétrica em ordem gasta menos, porque só entra o teclado. Mande fotos por dentro e por fora e peça peça e serviço num valor só.",
        "No portão social, a fechadura digital se paga em três partes: o aparelho vedado, a preparação do perfil de ferro e a montagem. Aproveitar a fechadura elétrica existente e somar um teclado é a saída mais em conta; com fotos das duas faces da folha, o orçamento compara as duas.",
      ],
      question: [
        "Sim, a fechadura digital serve no portão, desde que seja de uso externo e própria para perfil metálico, com chave de emergência. A de porta interna não aguenta sol e chuva; em portão descoberto, um teclado vedado com fechadura elétrica costuma durar mais.",
        "Serve e dispensa a chave, contanto que o modelo de fechadura digital seja feito para o tempo e para portão de ferro. Onde a chuva bate direto, teclado vedado com fechadura elétrica resiste melhor, e nos dois casos convém ter chave de reserva.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: [
          "Como escolher fechadura digital para portão de ferro",
          "O que conferir antes de comprar a fechadura digital",
        ],
        slots: [
          [
            "Procure na ficha a indicação de uso externo e o grau de proteção contra água. No ferro, a de sobrepor é a que melhor se adapta ao perfil estreito, e o tubo fino ainda pede uma chapa de reforço por trás.",
            "O fabricante precisa declarar que o aparelho pode ficar ao tempo e quanta água ele suporta. Em portão metálico, prefira o modelo de sobrepor, porque cabe em perfil estreito. Se o tubo for fino, solda-se uma chapa para firmar.",
            "Uso externo declarado e vedação contra água são o primeiro filtro. O segundo é o encaixe: fechadura de sobrepor entra bem em perfil de ferro estreito, com chapa de reforço quando a parede do tubo é fina.",
          ],
          [
            "Meça a espessura da folha, a largura do perfil e veja para que lado o portão abre. Confira também como se entra com a pilha descarregada, por chave mecânica ou contato para bateria externa.",
            "Antes de pagar, anote a largura do perfil, quanto a folha tem de espessura e se ela abre para a rua ou para dentro. A abertura de emergência conta igual: chave comum ou um contato onde se encosta uma bateria.",
            "Três medidas evitam troca na loja: perfil, espessura e lado da abertura. Some a elas a saída para pilha vazia, que pode ser chave ou alimentação provisória por fora.",
          ],
        ],
      },
      {
        about: "visit",
        headings: ["Como é a instalação da fechadura digital", "O que é feito no portão para receber a fechadura"],
        slots: [
          [
            "Primeiro a folha é alinhada, porque portão caído prende o trinco e gasta a pilha. Só então se marca a altura, se confere a folga no batente e se faz o furo, com tinta contra ferrugem no corte.",
            "O alinhamento vem antes de tudo: com o portão fora de prumo, o trinco força e a bateria acaba cedo. Depois o técnico marca o lugar, verifica o encontro com o batente, fura e pinta o metal exposto.",
            "Começa-se por deixar o portão reto, para o trinco entrar sem esforço e poupar a pilha. Em seguida vêm a marcação, a folga do batente e o furo, cujo corte recebe tinta para não oxidar.",
          ],
          [
            "Qualquer solda é feita antes de montar a eletrônica. No fim se cadastram as senhas, troca-se a de fábrica, e quem mora na casa testa a chave de emergência.",
            "A parte eletrônica só entra quando a solda terminou. O serviço acaba com a senha de fábrica trocada, os moradores cadastrados e a chave de reserva testada por quem vai usá-la.",
            "Se houver solda, ela termina antes de o aparelho ser preso. Ficam por último o cadastro dos moradores, uma senha nova no lugar da original e o teste da abertura por chave.",
          ],
        ],
      },
      {
        about: "care",
        headings: ["Pilha, chuva e senhas no dia a dia", "Para a fechadura digital durar"],
        slots: [
          [
            "Troque as pilhas ao primeiro aviso, todas juntas, por alcalinas novas do tipo indicado. Uma aba simples contra sol e chuva prolonga a vida da borracha, e para limpar basta pano úmido, nunca jato de água.",
            "O aviso de pilha fraca pede troca do jogo inteiro, com alcalinas do tipo que o manual manda. Proteja o aparelho com uma pequena cobertura, que poupa a vedação, e limpe com pano úmido, sem mangueira.",
            "Pilha alcalina nova, do tipo certo e trocada em conjunto assim que o aparelho avisa, evita ficar do lado de fora. Contra o tempo, ponha uma aba sobre ele; na limpeza, só pano úmido, já que o jato vence a vedação.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Fechadura digital funciona sem energia da rede?",
        answers: [
          "A de pilha funciona normalmente e avisa quando a carga está no fim. Já o teclado com fechadura elétrica depende de fonte, que precisa de bateria para continuar abrindo na falta de luz.",
          "Sim, quando o aparelho usa pilha, porque não depende da rede. No conjunto de teclado e fechadura elétrica, só uma fonte com bateria mantém a abertura durante o apagão.",
        ],
      },
      {
        question: "O interfone pode abrir a fechadura digital?",
        answers: [
          "Pode se ela tiver entrada para comando externo, o que nem todo modelo traz. Se o interfone é importante para você, a fechadura elétrica comum com teclado aceita os dois com mais facilidade.",
          "Depende de o aparelho ter uma entrada para comando de fora. Sem ela, prefira teclado com fechadura elétrica comum, que obedece ao interfone e à senha.",
        ],
      },
      {
        question: "É mais segura que a fechadura de chave?",
        answers: [
          "Contra chave copiada, sim, porque a senha se troca e se apaga na hora. Contra alavanca, a resistência vem do trinco, do batente e de uma folha firme, como em qualquer fechadura.",
          "A vantagem está em trocar ou apagar a senha quando alguém deixa de entrar. Já diante de um pé de cabra, o que segura é trinco bom, folha firme e batente reforçado.",
        ],
      },
      {
        question: "Serve no portão da garagem?",
        answers: [
          "Não é o caso: no portão com motor, quem prende a folha é o redutor e, se houver, a trava elétrica. Para abrir a garagem por senha, liga-se um teclado externo à placa do motor.",
          "Em geral não, porque ali o motor já segura o portão e a trava elétrica reforça. Quem quer senha na garagem usa teclado externo, tag ou celular ligados à central.",
        ],
      },
    ],
    photo: "fotos do portão social por dentro e por fora, do perfil e do batente",
  },
  {
    id: "trocar-fechadura",
    broader: "fechadura",
    label: "Troca da fechadura do portão",
    phrase: "a troca da fechadura do portão",
    intent: "repair",
    asks: [
      "trocar fechadura",
      "troca fechadura",
      "trocar fechadura portão",
      "trocar fechadura elétrica",
      "trocar fechadura elétrica portão",
      "trocar fechadura portão social",
      "troca fechadura elétrica",
      "troca fechadura portão",
      "troca fechadura elétrica portão",
      "substituir fechadura",
      "substituição fechadura elétrica",
      "quem troca fechadura portão",
    ],
    answers: {
      any: [
        "Para trocar a fechadura do portão, comum ou elétrica, a nova precisa repetir o lado em que a folha abre, a fixação e, na elétrica, a tensão, em geral 12 V. Com medida igual, ela aproveita os furos da antiga; com medida diferente, entram chapa ou solda, e o valor sai pela foto da atual.",
        "A troca de fechadura do portão de pedestre ou da garagem é simples quando a peça nova tem o mesmo lado, a mesma fixação e, se for elétrica, a mesma tensão, quase sempre 12 V. Medidas diferentes pedem chapa ou solda, e por isso peça e serviço são orçados juntos, por foto.",
        "Na troca da fechadura elétrica ou comum do portão, três coisas mandam: o lado de abertura, o jeito de prender e, na elétrica, a tensão do interfone, em geral de 12 V. Peça de mesma medida entra no lugar da antiga. Outra medida exige chapa ou solda, o que muda o orçamento feito por foto.",
        "A fechadura nova do portão entra no lugar da antiga sem obra quando coincide em três pontos: lado de abertura, modo de fixar e, sendo elétrica, a tensão, geralmente 12 V. Se a medida muda, é preciso soldar ou pôr chapa, e uma foto da que está lá serve para orçar peça e serviço.",
        "Trocar a fechadura velha do portão começa por copiar o que ela tem: abertura para o mesmo lado, fixação igual e voltagem igual na elétrica, que costuma ser de 12 V. Assim os furos servem; do contrário há solda ou chapa a fazer, e o orçamento, com a peça, vem da foto.",
      ],
      price: [
        "O preço para trocar a fechadura do portão soma a peça e a mão de obra, orçadas juntas por foto, e o mais barato é pôr outra de mesma medida. Furo novo, chapa, solda, fonte e folha caída, que se alinha antes, aumentam a conta.",
        "O preço da troca da fechadura do portão depende do modelo e do que há a adaptar: por outra igual, paga-se a peça e um serviço curto. Chapa, solda, fonte nova ou alinhamento da folha somam ao valor, informado pela foto da atual.",
        "O valor da troca de fechadura do portão é a peça, comum ou elétrica, mais o trabalho de montar, e repetir a medida atual sai mais em conta. O que encarece são solda, chapa, furação, fonte nova e o alinhamento de folha caída. Fotos da peça atual bastam para orçar.",
        "Na troca da fechadura, comum ou elétrica, o valor sobe com a adaptação: peça idêntica pede pouca mão de obra, e medida diferente traz chapa, furo ou solda. Fonte e folha desalinhada também pesam, e tudo é orçado de uma vez, com a foto da fechadura de hoje.",
      ],
      question: [
        "A fechadura nova do portão pode ser de outra marca, desde que repita o lado em que a folha abre, a fixação, o espaço no batente e, se é elétrica, a tensão, em geral 12 V. A foto da atual, dos dois lados, mostra qual serve.",
        "Não precisa ser da mesma marca: a fechadura do portão troca-se por outra com igual lado de abertura, modo de prender e espaço no batente. Na elétrica confere-se também a tensão, quase sempre 12 V, e a foto da antiga aponta o modelo.",
        "Serve no portão a fechadura que repete quatro coisas da antiga: lado da abertura, tipo de fixação, encaixe no batente e, na elétrica, voltagem, que costuma ser 12 V. A marca pode mudar, e fotos das duas faces da peça atual permitem indicar o modelo.",
        "Para saber qual fechadura serve no lugar da sua, compare o sentido de abertura, a forma de prender, a folga no batente e a tensão da elétrica, normalmente 12 V. Coincidindo isso, outra marca funciona. Fotografe a que está no portão, frente e verso.",
      ],
      "how-to": [
        "Para trocar a fechadura elétrica do portão, desligue a fonte, anote os fios, solte a antiga e monte outra do mesmo lado, da mesma medida e da mesma tensão, em geral 12 V. Alinhe a folha antes e teste a chave com o portão aberto. Furo e solda ficam com o técnico.",
        "A troca da fechadura do portão começa com a energia da fonte desligada e os fios anotados. Sai a antiga e entra outra de lado, medida e tensão iguais, quase sempre 12 V. Teste a chave ainda de portão aberto, e deixe solda e furo novo para o técnico.",
        "Trocar a fechadura do portão segue uma ordem: folha alinhada, fonte sem energia, ligação dos fios anotada, peça velha fora e nova no lugar, de medida, lado e tensão idênticos, em geral 12 V. Prove a chave antes de fechar o portão; furar ou soldar cabe ao técnico.",
        "Quem troca a fechadura do portão por outra igual desliga antes a fonte, fotografa os fios, desparafusa a velha e prende a nova, conferindo lado, medida e voltagem (12 V, quase sempre). A folha precisa estar reta, a chave se testa com ela aberta, e adaptação com solda pede técnico.",
      ],
    },
    sections: [
      {
        about: "visit",
        headings: ["Como é a troca da fechadura", "O que o técnico faz na troca"],
        slots: [
          [
            "Antes de tirar a fechadura velha, o técnico confere se a folha fecha sem forçar. Portão caído na dobradiça faz o trinco raspar no batente e estragaria também a peça nova, então o alinhamento vem primeiro.",
            "O serviço começa pela folha: se a dobradiça cedeu e o trinco raspa no batente, ela é alinhada antes. Sem isso, a fechadura nova sofre o mesmo esforço e dura pouco.",
            "A primeira conferência é a do fechamento. Folha caída empurra o trinco contra o batente e gasta qualquer fechadura, por isso se acerta a dobradiça antes de montar a outra.",
            "Olha-se primeiro o portão, e depois a fechadura. Uma folha que cedeu na dobradiça força o trinco de lado, e a peça nova herdaria o desgaste. Por isso, ela volta ao lugar antes da montagem.",
            "Se o trinco arrasta no batente, a causa está na folha arriada, e trocar só a fechadura adiaria o problema. O técnico corrige a dobradiça e, com o fechamento leve, retira a peça velha.",
          ],
          [
            "Com a peça nova presa, ajusta-se a contratesta, a chapa do batente onde o trinco entra. Na elétrica mede-se a tensão na ponta do cabo, e no fim o botão do interfone e a chave são testados várias vezes.",
            "Montada a fechadura, regula-se no batente a chapa que recebe o trinco, chamada contratesta. Se o modelo é elétrico, a tensão é medida no cabo. A chave e o comando do interfone passam por vários testes antes da entrega.",
            "Depois da montagem, o trinco é centrado na contratesta, a chapa furada do batente. O modelo elétrico ainda pede a medida da tensão junto à peça, e o trabalho acaba com repetidos testes da chave e do interfone.",
            "A seguir vem o encaixe no batente: a contratesta, placa com o furo do trinco, é deslocada até ele entrar livre. No modelo elétrico confere-se quantos volts chegam à peça, e chave e interfone são acionados repetidamente.",
            "Fixada a peça, falta casar o trinco com a contratesta, a placa do outro lado que o prende. Havendo bobina, o técnico mede a voltagem que o cabo entrega. Por último abre várias vezes, com chave e pelo interfone.",
          ],
        ],
      },
      {
        about: "choose",
        headings: ["O que a fechadura nova tem de repetir", "Medidas que decidem a troca"],
        slots: [
          [
            "O lado de abertura, direito ou esquerdo, para dentro ou para fora, define o modelo, e nem toda fechadura permite inverter o trinco. Comprada do lado errado, ela não encaixa no batente.",
            "Veja se a folha abre para dentro ou para fora e de que lado ficam as dobradiças. Só alguns modelos deixam virar o trinco; nos outros, errar o lado é perder a compra.",
            "Esquerda ou direita, para fora ou para dentro: esse é o primeiro dado da compra. Como muitos trincos não se invertem, a peça do lado contrário fica sem encaixe.",
            "Fique do lado de fora e anote para onde a folha gira e onde estão as dobradiças. Isso define direita ou esquerda, e um modelo de trinco fixo, comprado ao contrário, não fecha no batente.",
            "O sentido da abertura é o primeiro filtro na loja. Trinco reversível existe só em parte dos modelos, por isso confira o lado da folha e se ela gira para a rua ou para o quintal antes de pagar.",
          ],
          [
            "A de sobrepor é aparafusada por cima da folha, e a de embutir fica dentro do perfil. Trocar um tipo pelo outro exige chapa ou solda, e por isso sai mais caro do que repetir o que já existe.",
            "Fechadura de embutir vive dentro do perfil da folha; a de sobrepor fica à vista, presa por parafusos. Repetir o tipo é o caminho mais barato, porque mudar de um para outro leva chapa e solda.",
            "Há modelos de sobrepor, montados na face do portão, e de embutir, encaixados no perfil. Passar de um ao outro custa mais que manter o mesmo, já que a folha precisa de solda ou de chapa.",
            "Repare em como a atual está presa: por parafusos na superfície, ela é de sobrepor; enfiada no perfil, de embutir. Quem mantém o tipo gasta menos, pois a mudança obriga a fechar ou abrir espaço no ferro, com solda.",
            "A fixação pode ser externa, com a caixa aparente (sobrepor), ou interna, com a caixa escondida no tubo (embutir). Mudar o tipo significa trabalho de serralheria, chapa ou solda, e conta maior que a de uma peça semelhante.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["O que muda o preço da troca", "O que pesa no orçamento da fechadura"],
        slots: [
          [
            "A fechadura comum de mesma medida dá a conta menor, e a elétrica custa mais pela peça e pelos testes da parte elétrica.",
            "Trocar uma comum por outra igual é o serviço mais barato. Na elétrica, a peça é mais cara e há cabo e fonte a conferir.",
            "O menor preço é o da fechadura comum, repetida na mesma medida. A elétrica fica acima, pela peça e pela ligação.",
            "Entre as duas, a comum sai em conta quando cabe nos furos que já existem. A elétrica soma uma peça mais cara e a verificação de cabo e fonte.",
            "O tipo é o que mais pesa: fechadura mecânica igual à antiga fica embaixo, e a elétrica, com fiação para testar, em cima.",
          ],
        ],
        bullets: [
          "Furo novo, chapa ou solda para outra medida",
          "Folha caída, que precisa de alinhamento",
          "Fonte ou cabo do interfone a substituir",
          "Modelo para tempo, em portão sem cobertura",
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Dá para trocar a fechadura comum por elétrica?",
        answers: [
          "Dá, se a folha está alinhada e há caminho para o cabo até o interfone ou a fonte. A chave continua abrindo na falta de luz, e entram na conta a peça, o cabo e a fonte.",
          "Sim: além da fechadura, a mudança pede um cabo até a fonte ou o interfone e uma folha que feche sem forçar. Sem energia, você abre com a chave, como antes.",
          "É possível, desde que a folha encoste sem esforço e um cabo chegue do interfone ou da fonte. Você paga fechadura, fonte e fiação, e a abertura por chave permanece quando falta energia.",
        ],
      },
      {
        question: "Preciso trocar a fechadura ou só o miolo?",
        answers: [
          "Se a chave gira mal e o trinco anda bem, o miolo basta, quando o modelo tem miolo separado. Trinco gasto ou bobina queimada, a parte elétrica que puxa o trinco, pede a fechadura inteira.",
          "O miolo resolve quando o problema está só na chave e a peça permite tirá-lo. Já o trinco gasto e a bobina queimada, que é o ímã elétrico da fechadura, levam à troca completa.",
          "Teste o trinco com o portão aberto: se ele corre livre e só a chave emperra, troca-se o miolo, caso seja removível. Quando o trinco está comido ou a bobina que o puxa queimou, vai a peça toda.",
        ],
      },
      {
        question: "A fechadura elétrica zumbe e não abre. É troca?",
        answers: [
          "Nem sempre. Zumbido sem abrir costuma ser folha que pressiona o trinco ou tensão fraca que chega pelo cabo. Empurre de leve o portão enquanto alguém aperta o botão: se abrir, o caso é de alinhamento.",
          "Muitas vezes não: a peça que zumbe está recebendo energia, mas o trinco está preso pela folha ou a tensão chega baixa. Se ela solta quando você alivia o portão com a mão, alinhar resolve.",
          "O zumbido prova que a corrente chega, ainda que talvez fraca. Alivie a folha com a mão e acione o interfone: abrindo, falta alinhar; continuando presa, mede-se a tensão no cabo antes de trocar.",
        ],
      },
      {
        question: "Quanto tempo leva a troca?",
        answers: [
          "Por outra de mesma medida, a troca é um pequeno reparo, de até {trade.smallRepair}. Solda, cabo novo ou folha a alinhar alongam o serviço, e isso é informado no orçamento.",
          "Um modelo igual entra em até {trade.smallRepair}, com os testes. O tempo aumenta quando há chapa a soldar, dobradiça a acertar ou cabo a passar.",
          "Conte até {trade.smallRepair} quando a medida se repete. Passar fiação, soldar chapa ou acertar dobradiça toma mais tempo, e o orçamento já avisa.",
        ],
      },
    ],
    photo: "fotos da fechadura atual por dentro e por fora, do batente e do interfone",
  },
  {
    id: "melhor-fechadura-eletrica",
    broader: "fechadura",
    label: "Melhor fechadura elétrica para portão",
    phrase: "a escolha da fechadura elétrica",
    intent: "buying",
    asks: [
      "melhor fechadura elétrica portão",
      "melhor fechadura elétrica portão social",
      "melhor fechadura portão social",
      "qual melhor fechadura elétrica",
      "qual fechadura elétrica comprar",
      "qual fechadura elétrica portão social",
      "qual fechadura portão social",
      "fechadura elétrica indicada",
      "fechadura elétrica boa portão",
      "como escolher fechadura elétrica",
    ],
    answers: {
      any: [
        "A melhor fechadura elétrica para portão social de casa é a de trinco, de sobrepor, 12 V, com chave e própria para chuva: continua trancada na falta de luz e é a mais segura para a rua. Em prédio de muita passagem, prefira eletroímã com fonte e bateria.",
        "Entre fechadura de trinco ou eletroímã, a melhor para portão de casa é a de trinco com chave, 12 V, que segura mesmo sem energia. Eletroímã serve a comércio e prédio, com bateria. Confira antes o lado em que a folha abre e se é sobrepor ou embutir.",
        "A fechadura elétrica a comprar para o portão de pedestre, em casa, é a de sobrepor com trinco e chave, 12 V, resistente ao tempo, porque fica trancada no apagão. O eletroímã é melhor onde passam dezenas de pessoas por dia, com fonte e bateria.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Qual fechadura para cada portão", "Trinco, eletroímã ou digital"],
        slots: [
          [
            "O que separa as três é o que acontece sem energia e quantas vezes se abre por dia.",
            "Compare pelo apagão e pelo movimento: é aí que elas diferem.",
            "Escolha pensando na falta de luz e no número de passagens.",
          ],
        ],
        bullets: [
          "Trinco com chave: tranca sem luz; a melhor para casa de frente para a rua.",
          "Eletroímã: sem peça móvel, para muita passagem; solta sem energia e pede bateria e botão de saída.",
          "Digital ou teclado: só modelo de uso externo, com chave de reserva.",
          "Fecho elétrico: aproveita a fechadura comum da folha, por menos.",
        ],
      },
      {
        about: "check",
        headings: ["O que conferir antes de comprar", "Dados do seu portão"],
        slots: [
          [
            "Antes de tudo, a folha precisa fechar sem forçar, porque trinco forçado queima a bobina. Depois anote lado de abertura, sobrepor ou embutir, tensão do interfone e se pega chuva.",
            "Folha caída estraga qualquer fechadura, então alinhe primeiro. Anote o lado em que abre, o tipo de fixação, a tensão, em geral 12 V, e a exposição à chuva.",
            "Veja se a folha encosta reta, pois bobina não vence trinco preso. Leve à loja o lado da abertura, a tensão do interfone e se é sobrepor ou de embutir.",
          ],
          [
            "De sobrepor se prende por fora e se troca fácil, e por isso é a mais comum em ferro. De embutir só compensa quando a folha já tem o recorte.",
            "A de sobrepor atende à maioria dos portões e facilita a troca. Já a de embutir exige o furo na folha.",
            "Sem recorte na folha, vá de sobrepor, mais simples de montar e de trocar. Embutir é para perfil que já nasceu com o furo.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["O que pesa no preço", "Da mais barata à mais cara"],
        slots: [
          [
            "Do mais barato ao mais caro vêm fecho elétrico, trinco de sobrepor, eletroímã com bateria e digital externa. Fonte e cabo entram se não há interfone com saída de 12 V.",
            "O fecho custa menos, seguido pelo trinco, pelo eletroímã com bateria e pela digital. Sem interfone de 12 V, some fonte e cabo.",
            "A ordem de custo é fecho, trinco, eletroímã e digital. Interfone com saída própria poupa a fonte, e duto pronto poupa mão de obra.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Fechadura elétrica abre na falta de luz?",
        answers: [
          "A de trinco abre pela chave e continua trancada. O eletroímã solta, a não ser que tenha bateria.",
          "Com a chave, sim, na de trinco. Eletroímã sem bateria fica solto.",
        ],
      },
      {
        question: "A fechadura elétrica serve em portão de alumínio?",
        answers: [
          "Serve, com chapa de reforço onde o perfil é fino e a folha alinhada.",
          "Sim. O perfil fino recebe uma chapa por trás, com parafuso passante.",
        ],
      },
      {
        question: "Quanto tempo dura uma fechadura elétrica?",
        answers: [
          "Anos, com folha alinhada e o botão apertado só um ou dois segundos. O que queima a bobina é folha caída e pulso longo.",
          "Depende da folha: alinhada, dura anos. Trinco forçado ou botão preso queima a bobina em pouco tempo.",
        ],
      },
      {
        question: "Vocês instalam a fechadura que eu comprar?",
        answers: [
          "Sim, se ela serve ao lado de abertura e à tensão do interfone. Também vendemos, com a instalação no mesmo orçamento.",
          "Instalamos, conferindo antes lado e tensão. A instalação tem {warranty.installation} de garantia.",
        ],
      },
    ],
    photo: "fotos do portão por dentro e por fora, do batente e do interfone",
  },
  {
    id: "automatizar-social-com-fechadura",
    broader: "fechadura",
    label: "Portão social automatizado com fechadura elétrica",
    phrase: "o portão social automatizado com fechadura elétrica",
    asks: [
      "automação portão social fechadura elétrica",
      "automação social fechadura elétrica",
      "automação portão pedestre fechadura elétrica",
      "automatizar social fechadura elétrica",
      "automatizar portão social fechadura elétrica",
      "automatizar social fechadura eletrônica",
      "automatizar portãozinho fechadura elétrica",
      "portão social automático fechadura elétrica",
      "portão social automatizado fechadura elétrica",
      "portão social elétrico fechadura elétrica instalar",
    ],
    intent: "installation",
    answers: {
      any: [
        "O portão social automatizado com fechadura elétrica abre por um toque no interfone, no botão ou no controle: o trinco solta, você empurra a folha e a mola fecha. O valor soma fechadura, mola, cabo e fonte, se não há interfone, e já inclui a instalação, tudo orçado por foto.",
        "Para ter portão social automático, basta, na maioria das casas, fechadura elétrica e mola, que destrancam de longe e fecham sozinhas. Sem luz, ele continua trancado e abre pela chave. Quem tem interfone e cabo paga menos, e o preço, peças e mão de obra, sai por foto antes da visita.",
        "Automatizar portão social com fechadura elétrica custa bem menos que pôr motor: o comando solta o trinco e a mola fecha a folha. Instala-se fechadura, mola e cabo até o interfone ou uma fonte, com material e serviço num orçamento só.",
      ],
      installation: [
        "A automatização do portão social com fechadura elétrica inclui a peça na folha, o encaixe no batente, o cabo até o interfone ou uma fonte e a mola que fecha. O comando destranca, você empurra e ela tranca sozinha; o conjunto é orçado já instalado, por foto da folha e do batente.",
        "Instalar fechadura elétrica no portão social é alinhar a folha, fixar a fechadura, ligar ao interfone ou a um botão e regular a mola. Sem energia, a chave abre. O valor das peças e o do serviço vêm juntos, antes da visita, com uma foto do portão.",
      ],
      price: [
        "O preço para automatizar o portão social com fechadura elétrica soma a peça, a mola, o cabo, a mão de obra e, se não há interfone, a fonte. A foto da folha e do batente mostra o modelo que cabe e fecha o total antes da visita.",
        "Automatizar o social com fechadura elétrica custa menos que motor: conta-se fechadura, mola, cabo e fonte, quando falta interfone. O ajuste em residência começa em {price.preventive}, fora as peças.",
      ],
      question: [
        "Sim, dá para automatizar o portão social só com fechadura elétrica e mola, e na maioria das casas é o que basta: o comando destranca, você empurra a folha e a mola fecha. Motor só compensa para quem não pode empurrar.",
        "Dá, e quase sempre basta: a fechadura elétrica solta o trinco pelo interfone, botão ou controle, e a mola leva a folha de volta. O motor fica para quem precisa que ela se mova sem toque.",
      ],
    },
    sections: [
      {
        about: "what",
        headings: ["As peças do portão social automático", "O que é instalado no portão social"],
        slots: [
          [
            "São duas partes: o corpo da fechadura, preso à folha, e o encaixe do trinco, no batente. Quem fecha é a mola, no alto ou na dobradiça. Sem ela a folha fica encostada e a casa, aberta.",
            "A fechadura vai na folha, e a chapa que recebe o trinco, no batente. Quem fecha é a mola, regulada para trancar sem bater.",
            "Na folha fica o corpo, no batente o encaixe. Falta só a mola, que leva o portão até travar e impede que ele fique aberto.",
          ],
          [
            "A energia vem do interfone, se ele tem saída para fechadura, ou de uma fonte própria, em geral de 12 V, com um botão dentro de casa. O controle da garagem também pode abrir, por um receptor.",
            "Interfone com saída para fechadura dispensa a fonte; sem ele, põe-se uma de 12 V e um botão interno. Um pequeno receptor permite usar outro botão do controle da garagem.",
            "Alimenta-se pelo interfone ou por fonte de 12 V com botão. Quem quiser abre ainda pelo controle da garagem, com um receptor ligado à fechadura.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["O que muda o preço", "O que encarece e o que barateia"],
        slots: [
          [
            "Custa menos com folha reta, interfone que já comanda fechadura e cabo passado. Encarecem folha caída, solda, cabo longo e leitor de senha ou tag.",
            "O mais barato é aproveitar interfone e cabo numa folha que fecha bem. Sobem o valor a dobradiça a acertar, a solda do suporte, o fio comprido e a abertura por senha ou tag.",
            "Folha alinhada, interfone e fio prontos reduzem a conta. Somam serralheria, passagem de cabo e leitor, quando pedidos.",
          ],
          [
            "O eletroímã, que prende a folha por ímã, serve a prédio movimentado e pede fonte com bateria, porque solta na falta de luz. Em casa, a de trinco com chave é a indicada.",
            "Para muito movimento existe o eletroímã, com bateria, já que sem energia ele abre. Na residência, prefira trinco com chave.",
            "Prédio costuma usar ímã com bateria. Casa, trinco com chave, que fica trancado no apagão.",
          ],
        ],
      },
      {
        about: "visit",
        headings: ["Como é a instalação", "Do ajuste da folha ao teste"],
        slots: [
          [
            "O técnico acerta primeiro a folha e a dobradiça, para o trinco entrar sem esforço. Depois fixa a fechadura, passa o cabo protegido onde a folha dobra e testa cada comando, a chave sem energia e o fechamento pela mola.",
            "A folha vem antes: caída, ela prende o trinco e queima a fechadura. Em seguida vão fechadura, encaixe e cabo em duto, e o teste repete comando, chave sem luz e fechamento.",
            "Alinha-se a folha, monta-se a fechadura e leva-se o cabo com sobra na dobradiça, que é onde ele se parte. A entrega é com vários ciclos de abrir e trancar.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "O portão abre sozinho com a fechadura elétrica?",
        answers: [
          "Ele destranca sozinho; quem empurra é a pessoa, e a mola fecha. Para a folha andar sem ninguém tocar, é preciso um motor.",
          "Não anda por si: solta o trinco, e você abre com a mão. Motor é outra instalação, mais cara.",
        ],
      },
      {
        question: "E se faltar luz?",
        answers: [
          "Você abre pela chave, e o portão continua trancado por fora. Guarde uma cópia com alguém de confiança.",
          "A chave funciona sempre, e o trinco fica fechado. Com fonte de bateria, o botão também continua por um tempo.",
        ],
      },
      {
        question: "Serve em portão de alumínio ou de vidro?",
        answers: [
          "Em alumínio, sim, com chapa de reforço onde a fechadura prende. Em vidro, só modelo próprio, sem furo improvisado.",
          "Alumínio recebe reforço e vai bem. Vidro pede fechadura feita para ele, com ferragem própria.",
        ],
      },
      {
        question: "Quanto tempo leva?",
        answers: [
          "Em geral uma visita, com folha boa e cabo perto. Solda, duto novo ou folha caída aumentam.",
          "Uma ida costuma bastar. Se a folha precisa de serralheria, o tempo cresce e é combinado antes.",
        ],
      },
    ],
    photo: "fotos do portão social por dentro e por fora, do batente, das dobradiças e do interfone",
  },
  {
    id: "fechadura-preco",
    broader: "fechadura",
    label: "Preço da fechadura elétrica",
    phrase: "o preço da fechadura elétrica",
    intent: "price",
    asks: [
      "trinco elétrico preço",
      "trinco elétrico portão preço",
      "trinco elétrico portão social preço",
      "trinco elétrico instalado preço",
      "orçamento fechadura elétrica fonte cabo",
      "fechadura elétrica fonte cabo preço",
      "fechadura elétrica peça fonte preço",
      "portão social fechadura elétrica instalação preço",
      "fechadura elétrica preço",
      "fechadura elétrica quanto custa",
      "fechadura elétrica social preço",
      "fechadura portão preço",
      "fechadura portão social preço",
      "fechadura quanto custa",
      "fechadura elétrica valor",
      "fechadura elétrica instalada preço",
      "fechadura elétrica instalada quanto custa",
      "trocar fechadura elétrica preço",
      "trocar fechadura elétrica portão social preço",
      "preço fechadura portão",
    ],
    answers: {
      any: [
        "O preço da fechadura elétrica, ou trinco elétrico, para portão social soma a peça, a fonte, o cabo e a mão de obra. Fica mais barato quando o interfone já tem saída de 12 V e o batente está reto. Mande fotos da folha e do batente, e o valor instalado é informado de graça.",
        "O preço da fechadura elétrica do portão instalada depende de quatro itens: o modelo, a fonte ou o interfone, o cabo e o acerto da folha. O caso mais barato é trocar por peça igual; o mais caro é instalar do zero, com fonte, cabo e solda. O orçamento por foto é grátis.",
        "Para saber quanto fica colocar fechadura elétrica no portão de pedestre, some a peça, a alimentação de 12 V, o fio e a instalação. Com interfone pronto gasta-se menos; sem ele, entram a fonte e o botão. As fotos do portão, por dentro e por fora, bastam para o orçamento grátis.",
      ],
      installation: [
        "A fechadura elétrica se instala com o corpo na folha e a contratesta no batente, a folha alinhada e o cabo protegido até o interfone ou uma fonte de 12 V. O valor soma peça, cabo e solda ou suporte, e a visita de ajuste em casa parte de {price.preventive}, sem peças.",
        "Instalamos fechadura elétrica no portão social: alinha-se a folha, centra-se o trinco, passa-se o cabo protegido até o interfone ou a fonte de 12 V e testa-se por botão e chave. Trocar por igual é o mais barato; do zero, somam fonte e cabo.",
      ],
    },
    sections: [
      {
        about: "cost",
        headings: ["O que forma o preço da fechadura elétrica", "Peça, fonte, cabo e mão de obra"],
        slots: [
          [
            "A lista vai do item mais barato ao mais caro.",
            "Some apenas o que falta no seu portão.",
            "O total sai destes itens, e nem todos são precisos no seu caso.",
          ],
        ],
        bullets: [
          "Trocar por modelo igual, com os mesmos furos: o mais barato",
          "Modelo para área externa, que resiste à chuva: acima do interno",
          "Fonte de 12 V e botão, quando não há interfone",
          "Cabo e duto até o portão, por metro",
          "Solda, chapa ou dobradiça, se a folha está caída: o que mais pesa",
        ],
      },
      {
        about: "choose",
        headings: ["Qual fechadura cabe no seu portão", "O que define o modelo e o preço"],
        slots: [
          [
            "O lado da dobradiça e o sentido de abertura definem se o modelo é direito ou esquerdo, para dentro ou para fora. Portão sem cobertura pede modelo externo, com chave.",
            "Veja de que lado fica a dobradiça e para onde a folha abre, porque a peça tem mão. Se toma chuva, escolha a de área externa.",
            "A fechadura tem lado: diga onde está a dobradiça e se abre para dentro ou para fora. Exposta à chuva, precisa ser de uso externo.",
          ],
          [
            "De sobrepor é a mais comum e fácil de trocar. De embutir pede recorte no tubo. Eletroímã custa mais, pela fonte com bateria, e compensa onde passa muita gente.",
            "A de sobrepor se instala por fora do tubo e sai por menos. Embutida exige corte, e o eletroímã soma fonte e botão, bom para prédio e comércio.",
            "Em casa, a de sobrepor resolve com menos serviço. A de embutir precisa de recorte na folha, e o eletroímã, mais caro, é para muito movimento.",
          ],
        ],
      },
      {
        about: "visit",
        headings: ["Como é a instalação da fechadura", "Do alinhamento ao teste"],
        slots: [
          [
            "A folha é alinhada antes de furar, para o trinco entrar sem esforço, e o cabo flexível passa protegido na dobra da folha. Com cabo e fonte prontos, leva até {trade.smallRepair}.",
            "Primeiro se acerta dobradiça e batente, depois se fixa a peça e se passa o cabo, protegido junto da dobradiça. Tendo energia e fio, são até {trade.smallRepair}.",
            "Alinhamento, fixação e cabo protegido na dobra, nessa ordem. O serviço cabe em {trade.smallRepair} quando a fiação já existe.",
          ],
          [
            "No fim se ajusta o pulso em um segundo, que evita queimar a bobina, e se testam botão, chave e mola. A instalação tem {warranty.installation} de garantia.",
            "O pulso fica em um segundo, para a bobina durar, e tudo é testado por botão e chave. São {warranty.installation} de garantia na instalação.",
            "Testa-se por botão e por chave, com o pulso de um segundo, que poupa a bobina. A garantia do serviço é de {warranty.installation}.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "A fechadura elétrica tem chave também?",
        answers: [
          "Sim, quase todas abrem por chave, inclusive na falta de luz. Peça uma cópia para cada morador.",
          "Tem, e é ela que abre sem energia. Por dentro, um botão mecânico costuma fazer o mesmo.",
        ],
      },
      {
        question: "Dá para ligar no interfone que já tenho?",
        answers: [
          "Em geral sim, se ele tem saída para fechadura de 12 V. Isso elimina a fonte e baixa o total.",
          "Quase sempre, porque a maioria traz essa saída. Se o seu não tiver, entram fonte e botão separados.",
        ],
      },
      {
        question: "O eletroímã sai mais caro que a fechadura elétrica?",
        answers: [
          "Em geral sim, pela fonte com bateria e pelo botão de saída. Ele não tem trinco que gaste, e por isso compensa em prédio e comércio.",
          "Na maioria dos casos, sim. Em casa, a de trinco sai por menos e continua trancada sem luz.",
        ],
      },
      {
        question: "A fechadura e o motor podem vir no mesmo orçamento?",
        answers: [
          "Podem, e uma visita só poupa deslocamento. O cartão divide tudo em até {shop.instalments} vezes.",
          "Sim, em linhas separadas e numa única ida. Parcela-se o total em até {shop.instalments} vezes.",
        ],
      },
    ],
    photo: "fotos do portão social por dentro, do batente e do interfone",
  },
  {
    id: "portao-social-com-fechadura-preco",
    isAskedByName: true,
    broader: "fechadura",
    label: "Portão social com fechadura elétrica: preço",
    phrase: "o preço do portão social com fechadura elétrica",
    asks: [
      ...combine(
        [
          "portão social com fechadura elétrica",
          "portão pedestre com fechadura elétrica",
          "portãozinho com fechadura elétrica",
        ],
        ["preço", "valor", "quanto custa", "quanto fica", "orçamento"],
      ),
      ...combine(["portão social com fechadura eletrônica"], ["preço", "valor", "quanto custa", "quanto fica"]),
    ],
    intent: "price",
    answers: {
      any: [
        "O preço da fechadura elétrica instalada no portão social soma a peça, o cabo e a mão de obra e, onde não há interfone, a fonte. Trocar por uma igual é o mais barato. Depois vêm a primeira instalação e o eletroímã com bateria. Se a folha também vai ser feita, ela é do serralheiro, que cobra por metro quadrado.",
        "São duas contas no preço do portão social com fechadura elétrica: a folha, que o serralheiro cobra por metro quadrado, e a fechadura instalada, que soma peça, cabo, mão de obra e, sem interfone, a fonte. Onde já há interfone e a folha fecha reta, a segunda conta é a menor.",
        "O preço de um portão social com fechadura elétrica depende do que falta: a folha é do serralheiro, por metro quadrado; a fechadura é conosco, com peça, cabo e trabalho no mesmo orçamento. Interfone pronto poupa fonte e botão, e dobradiça caída acrescenta o acerto da folha.",
        "O portão social e a fechadura elétrica têm preços separados, a folha, feita e cobrada pelo serralheiro por metro quadrado, e a fechadura colocada, que fazemos. Nesta última entram peça, cabo e mão de obra, além da fonte se a casa não tem interfone.",
      ],
    },
    sections: [
      {
        about: "cost",
        headings: ["O que entra no preço", "Por que o valor muda de um portão para outro"],
        slots: [
          [
            "No portão social que já existe, quatro itens fazem a conta da fechadura elétrica subir ou descer.",
            "A fechadura em si varia pouco; o que muda o total é o que existe em volta dela.",
            "Dois portões iguais podem ter contas diferentes, conforme estes pontos.",
          ],
        ],
        bullets: [
          "Interfone com saída de 12 V: já traz energia e botão, e barateia.",
          "Sem interfone: entram fonte, botão e o cabo até eles.",
          "Eletroduto pronto: passa-se só o fio; sem ele, soma-se a mão de obra de abrir caminho.",
          "Folha que arrasta ou batente torto: o acerto vem antes da fechadura.",
        ],
      },
      {
        about: "choose",
        headings: ["Que fechadura pedir", "De trinco, de embutir ou eletroímã"],
        slots: [
          [
            "Em casa, a mais usada é a de sobrepor com trinco e chave, presa por dentro: fica trancada na falta de luz. A de embutir fica escondida na folha e pede o recorte do serralheiro.",
            "A de sobrepor serve à maioria dos portões de ferro, e a chave a abre sem energia. Quem prefere a de embutir precisa que o serralheiro corte o perfil.",
            "Fechadura de trinco sobreposta é a escolha comum, porque continua trancada sem luz e abre por chave. A embutida é mais discreta e exige recorte na folha.",
          ],
          [
            "O eletroímã é de prédio e comércio: aguenta muita passagem, mas precisa de fonte com bateria e sai mais caro. Em portão novo, peça ao serralheiro o lugar da fechadura e o duto do cabo já prontos.",
            "Onde passa muita gente, usa-se eletroímã com bateria, de custo maior. Ao encomendar a folha, combine o furo da fechadura e a passagem do fio.",
            "Para fluxo de prédio há o eletroímã, mais caro pela bateria que o segura no apagão. Na encomenda da folha, deixe previstos furo e duto.",
          ],
        ],
      },
      {
        about: "visit",
        headings: ["Como a fechadura é instalada", "O serviço no portão social"],
        slots: [
          [
            "O técnico alinha a folha com o batente, fixa a fechadura e passa o cabo separado do da força. No fim testa a abertura pelo botão e pela chave, e regula a mola para fechar sem bater.",
            "Primeiro a folha é alinhada, porque lingueta forçada não solta com o pulso. Depois vêm fixação, cabo longe da rede elétrica e teste de botão, chave e mola.",
            "Alinhamento da folha, fixação e cabo em caminho próprio são as etapas. O teste usa botão e chave, com a mola fechando sem pancada.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Compensa pôr fechadura elétrica no portão que já tenho?",
        answers: [
          "Compensa se a folha é firme e fecha sem arrastar: o portão fica, e só entram fechadura, cabo e fonte. Folha podre vai antes ao serralheiro.",
          "Quase sempre, porque se aproveita a folha inteira. A exceção é portão torto ou comido de ferrugem, que o serralheiro recupera primeiro.",
        ],
      },
      {
        question: "O portão social precisa de motor?",
        answers: [
          "Na maioria das casas, não: a fechadura solta, a pessoa empurra e a mola fecha. Motor serve a quem não consegue empurrar a folha.",
          "Em geral, fechadura e mola bastam. Motor entra por acessibilidade ou em folha muito pesada.",
        ],
      },
      {
        question: "E se faltar luz?",
        answers: [
          "A fechadura de trinco continua trancada e abre pela chave. O eletroímã solta, a menos que a fonte tenha bateria.",
          "Use a chave na de trinco, que segue fechada. Já o eletroímã só segura com bateria na fonte.",
        ],
      },
      {
        question: "Qual a garantia da fechadura instalada?",
        answers: [
          "A peça tem a garantia do fabricante, e a instalação feita por nós, {warranty.installation}. Guarde a nota com o modelo.",
          "São {warranty.installation} na instalação, além do prazo de fábrica da fechadura, contado da nota.",
        ],
      },
    ],
    photo: "fotos do portão social por dentro e por fora, do batente e do interfone",
  },
  {
    id: "instalar-fechadura-eletrica",
    isAskedByName: true,
    broader: "fechadura",
    label: "Instalar fechadura elétrica no portão",
    phrase: "a instalação da fechadura elétrica do portão",
    asks: [
      ...combine(
        ["instalar", "instalação", "instalador", "instala", "quem instala", "colocar", "quem coloca"],
        ["fechadura elétrica", "fechadura eletrônica", "fechadura elétrica portão", "fechadura elétrica portão social"],
      ),
      ...combine(["instalar fechadura", "instalação fechadura"], ["portão social", "portão"]),
    ],
    intent: "installation",
    answers: {
      any: [
        "A instalação de fechadura elétrica no portão social inclui alinhar a folha, fixar a peça, levar o cabo até o interfone ou uma fonte e regular a mola, com teste pela chave sem energia. Peça e serviço são orçados juntos, pela foto da folha e do batente, antes da visita.",
        "Para instalar fechadura elétrica, o técnico acerta a folha, centra o trinco no batente e liga ao interfone ou a um botão, com a peça nossa ou a que você comprou. O preço sai por foto, só da mão de obra ou com a peça incluída. Quem já tem interfone e cabo paga menos.",
        "Quem instala a fechadura elétrica é o técnico de portão, em uma visita na maioria das casas: folha alinhada, fechadura presa, cabo protegido e mola regulada. Fechadura, cabo e instalação entram numa conta só, dada por foto, e a chave continua abrindo na falta de luz.",
        "Instalar fechadura elétrica no portão é serviço de uma visita em quase toda casa: acerta-se a folha, prende-se a peça, leva-se o cabo ao interfone ou à fonte e regula-se a mola. O orçamento, com peça ou só com a mão de obra, vem pela foto da folha e do batente, e a chave segue valendo sem luz.",
        "Na instalação da fechadura elétrica do portão social, o alinhamento da folha vem primeiro, e depois fixação, cabo até interfone ou botão e ajuste da mola. Instalamos a nossa ou a sua; fotos do batente e da folha trazem o valor, menor quando interfone e fiação já existem.",
      ],
    },
    sections: [
      {
        about: "visit",
        headings: ["Como a fechadura é instalada", "Da folha ao interfone"],
        slots: [
          [
            "Primeiro se acerta dobradiça e batente, porque folha caída prende o trinco e queima a fechadura em pouco tempo. Só depois o corpo é fixado na folha e o encaixe, no batente.",
            "Antes de furar, a folha é alinhada: torta, ela aperta o trinco e força a bobina, o ímã interno. Então vão a fechadura e a chapa do batente.",
            "Folha e batente vêm antes da furação, já que o trinco precisa entrar livre. Em seguida fixam-se o corpo e o encaixe.",
            "O começo é mecânico: com a folha no prumo, o trinco corre solto e a bobina, que o puxa, não esquenta. A furação vem em seguida, para o corpo da fechadura e a chapa que o recebe.",
            "Uma folha arriada estraga fechadura nova, pois o trinco fica sob pressão. Por isso dobradiça e batente são corrigidos antes de qualquer furo, e só então a peça e o seu encaixe são presos.",
          ],
          [
            "O cabo vai em eletroduto separado da rede, com trecho flexível onde a folha dobra, que é onde ele se parte. No fim, a mola é regulada e testam-se interfone, botão de dentro e chave, com e sem luz.",
            "Passa-se o cabo protegido e com sobra na dobradiça, longe do fio de 127 ou 220 V. O teste cobre cada comando, a chave com a energia desligada e o fechamento pela mola.",
            "A fiação segue em tubo, com proteção no lado que dobra. Por último a mola é ajustada, e a fechadura é aberta várias vezes, pelos comandos e pela chave.",
            "Junto à dobradiça o fio precisa de folga e capa flexível, já que ali ele quebra de tanto dobrar; no resto, corre em duto longe da rede. A visita termina com mola ajustada e abertura por botão, interfone e chave, inclusive sem energia.",
            "O caminho do cabo é próprio, sem dividir tubo com 127 ou 220 V, e ganha proteção onde a folha gira. Depois, o técnico acerta a força da mola e prova cada forma de abrir, com a luz ligada e cortada.",
          ],
        ],
      },
      {
        about: "choose",
        headings: ["Que fechadura serve no seu portão", "Trinco ou eletroímã"],
        slots: [
          [
            "Em casa, a de trinco com chave é a melhor escolha, porque fica trancada na falta de luz. Em prédio e comércio, o eletroímã aguenta mais movimento, com bateria para não soltar no apagão.",
            "Para portão de rua de casa, prefira a de sobrepor, de trinco, que a chave abre sem energia. Onde passa muita gente usa-se o eletroímã, com bateria e botão de saída.",
            "Trinco com chave atende a casa e segue fechado sem luz. O eletroímã serve a entrada movimentada e depende de bateria.",
            "Pergunte o que acontece num apagão: a de trinco continua trancada e abre pela chave, boa para residência. O eletroímã solta sem bateria, mas resiste ao vaivém de comércio e prédio.",
            "Movimento e falta de luz decidem a compra. Para a família, trinco com chave, que não depende de energia. Para muita gente, eletroímã com bateria e botão do lado de dentro.",
          ],
          [
            "Em alumínio, a fechadura é presa com chapa de reforço; em vidro, só modelo próprio. Veja também se a folha abre para dentro ou para fora, porque muda o modelo.",
            "Perfil de alumínio recebe reforço, e vidro pede fechadura feita para ele. O lado de abertura, para dentro ou para fora, define a peça.",
            "Folha de alumínio leva chapa por trás, a de vidro tem ferragem própria. Confira o lado em que abre antes de comprar.",
            "Material e sentido de abertura limitam os modelos: vidro só recebe ferragem específica, e alumínio precisa de reforço atrás da peça. Abrir para fora ou para dentro também troca a referência.",
            "Antes de encomendar, observe de que é feita a folha e para que lado ela gira. O alumínio fino pede uma chapa de apoio, e o vidro, fechadura desenhada para ele.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["De que depende o preço", "O que entra no valor"],
        slots: [
          [
            "Pesam o modelo da fechadura, o cabo até a casa e a fonte, quando não há interfone. Solda no batente, reforço e folha caída vêm em linha separada.",
            "Modelo, distância do cabo e fonte fazem o preço. O interfone que já existe costuma fornecer os 12 V. Serralheria na folha ou no batente soma à parte.",
            "Com interfone e fio prontos, paga-se a peça e o serviço. Faltando, somam fonte e cabo, e a folha que precisa de solda é orçada em separado.",
            "O total junta fechadura, metros de cabo e mão de obra, com fonte apenas onde o interfone não fornece 12 V. Reforço, solda e correção de folha aparecem separados no orçamento.",
            "Aproveitar interfone e cabo derruba o custo, porque resta a fechadura e a montagem. Sem eles entram fonte e fiação, e o que depender de serralheiro tem valor próprio.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "A fechadura abre na falta de luz?",
        answers: [
          "Abre pela chave, e o portão continua trancado. Pelo comando, só se o interfone ou a fonte tiver bateria.",
          "Pela chave, sempre. O botão depende de bateria na fonte, que é opcional.",
          "Com a chave, sim, e sem ela o portão permanece trancado. Para o botão funcionar no apagão, a fonte ou o interfone precisa de bateria.",
        ],
      },
      {
        question: "Serve o interfone que eu já tenho?",
        answers: [
          "Quase sempre: a maioria tem saída para fechadura de 12 V. A foto do aparelho confirma.",
          "Em geral serve. Sem essa saída, põe-se uma fonte e um botão, e o interfone fica só para falar.",
          "Provavelmente, porque quase todo modelo traz saída de 12 V para fechadura. Se o seu não tiver, uma fonte com botão faz a abertura.",
        ],
      },
      {
        question: "Dá para abrir pelo controle da garagem?",
        answers: [
          "Dá, com um pequeno receptor ligado à fechadura: um botão abre a garagem, e outro, o portão social.",
          "Sim, por um receptor no código do seu controle. Usa-se o botão livre.",
          "É possível: um receptor avulso aciona a fechadura quando você aperta a segunda tecla do controle. Basta que ele aceite o código do seu.",
        ],
      },
      {
        question: "Instalam fechadura que eu comprei?",
        answers: [
          "Sim, se ela serve na folha e no lado de abertura. A peça tem a garantia de quem vendeu, e o serviço, a da instalação, {warranty.installation}.",
          "Instalam-se as duas, nossa ou sua. Confira o modelo por foto antes, porque o lado de abrir muda a peça.",
          "Montamos, desde que o modelo combine com a folha e o sentido de abertura. O serviço tem {warranty.installation} de garantia, e o defeito da peça se trata com a loja.",
        ],
      },
    ],
    photo: "fotos do portão social por dentro e por fora, do batente e do interfone",
  },
  {
    id: "fechadura-eletrica-de-marca",
    isAskedByName: true,
    broader: "fechadura",
    label: "Fechadura elétrica HDL, AGL ou Intelbras",
    phrase: "a fechadura elétrica de marca",
    asks: [
      "fechadura hdl",
      "fechadura agl",
      "fechadura intelbras",
      ...combine(
        ["fechadura elétrica", "fechadura eletrônica", "fechadura portão social"],
        ["hdl", "agl", "intelbras", "amelco", "thevear", "ipec"],
      ),
      ...combine(
        ["fechadura elétrica", "instalar fechadura"],
        ["hdl portão social", "agl portão social", "intelbras portão social"],
      ),
    ],
    intent: "installation",
    answers: {
      any: [
        "Vendemos e instalamos fechadura elétrica HDL, AGL, Intelbras ou equivalente no portão social, e também a que você comprou. A marca importa menos que o lado de abertura, a fixação e a tensão, em geral 12 V; a foto do batente e do interfone define o modelo e o valor instalado.",
        "A fechadura elétrica HDL, AGL ou Intelbras serve no portão social se combinar com o lado em que a folha abre, com a fixação e com a tensão do interfone, quase sempre 12 V. A peça e a mão de obra são orçadas juntas, por foto.",
        "Para portão social, a fechadura elétrica HDL, AGL ou de outra marca se escolhe pelo lado da dobradiça, pelo tipo de fixação e pela tensão, 12 V na maioria. Fornecemos a peça ou instalamos a sua, e o preço sai pela foto da folha, do batente e do interfone.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["O que conferir antes de escolher a marca", "Lado, fixação e tensão"],
        slots: [
          [
            "Olhe de dentro para que lado a folha abre e onde está a dobradiça, porque há versão para cada lado. A fixação também muda: de sobrepor, parafusada por cima, ou de embutir, dentro do tubo.",
            "O lado da dobradiça e o sentido da abertura, vistos por dentro, definem a versão. Depois vem a montagem, de sobrepor, presa sobre a folha, ou de embutir, encaixada no perfil.",
            "Existem versões para folha que abre para dentro e para fora, com dobradiça à direita ou à esquerda. E há modelos de embutir, que entram no perfil, e de sobrepor, fixados por cima.",
          ],
          [
            "O interfone de uma marca aciona a fechadura de outra, desde que a tensão seja a mesma. Em portão na chuva, peça modelo de uso externo, pois o interno enferruja cedo.",
            "Tensão igual basta para um interfone abrir a fechadura de outro fabricante. Sem cobertura, escolha modelo próprio para tempo, que resiste à ferrugem.",
            "Interfone e fechadura não precisam ser da mesma marca, e sim da mesma tensão. Para portão exposto, o modelo externo dura mais na chuva.",
          ],
        ],
      },
      {
        about: "visit",
        headings: ["Como é a instalação da fechadura", "Alinhamento, cabo e teste"],
        slots: [
          [
            "A folha é alinhada antes do furo, porque fechadura em portão caído prende em pouco tempo. O cabo passa em trecho flexível junto à dobradiça, onde as instalações antigas costumam partir.",
            "Primeiro o técnico acerta dobradiça e batente, para o trinco entrar livre. O fio cruza a dobradiça protegido e flexível, já que ali ele quebra com o movimento.",
            "Folha torta se corrige primeiro, ou o trinco agarra logo. Perto da dobradiça o cabo vai flexível e protegido, para não se romper de tanto abrir.",
          ],
          [
            "Depois vem o teste de abrir e fechar várias vezes, com comando e com chave. A mola da folha é regulada para bater e trancar sozinha, sem pancada forte.",
            "No fim se testam comando e chave em vários fechamentos, e a mola é ajustada para o portão trancar sem bater demais.",
            "O serviço termina com a mola regulada, para a folha trancar sozinha, e com repetidos testes pelo interfone e pela chave.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["Do que depende o valor", "Quanto custa pôr a fechadura"],
        slots: [
          [
            "O valor junta a fechadura e a instalação. Troca por modelo igual, nos mesmos furos e com fio bom, é a conta menor; os itens abaixo aumentam.",
            "Peça e mão de obra vêm num orçamento só. Trocar por outra igual, com furos e cabo aproveitados, sai mais barato, e a lista mostra o que acrescenta.",
            "Conta menos quem troca por modelo de mesma furação, com cabo em ordem. O orçamento reúne peça e serviço, e cresce com o que está na lista.",
          ],
        ],
        bullets: [
          "Cabo novo do interfone até o portão",
          "Fonte, quando o interfone não alimenta a fechadura",
          "Chapa de adaptação ou solda, se os furos não batem",
          "Dobradiça caída ou mola de fechamento gasta",
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Posso trocar a fechadura HDL por outra marca?",
        answers: [
          "Pode, se o lado, a fixação e a tensão forem iguais. Quando os furos não batem, usa-se chapa de adaptação ou solda.",
          "Sim, desde que lado e tensão combinem. Furação diferente se resolve com uma chapa, ou com solda em portão de ferro.",
        ],
      },
      {
        question: "A fechadura elétrica zumbe e não abre. Precisa trocar?",
        answers: [
          "Nem sempre. O zumbido mostra que a energia chega. O comum é o trinco preso por folha desalinhada. O ajuste em casa parte de {price.preventive}, sem peças.",
          "Muitas vezes basta alinhar: se ela zumbe, há energia, e o trinco está apertado pela folha. A visita de ajuste começa em {price.preventive} em residência, fora peças.",
        ],
      },
      {
        question: "Vocês são assistência autorizada da marca?",
        answers: [
          "Não: o serviço é independente e atende todas elas. Com a peça na garantia de fábrica, procure antes quem a vendeu.",
          "O atendimento é independente. Garantia do fabricante se pede a quem vendeu a fechadura. Conserto e instalação podem ser conosco.",
        ],
      },
      {
        question: "Comprei a fechadura. Vocês só instalam?",
        answers: [
          "Instalamos. Mande a foto da caixa e do portão antes, para conferir o lado e a tensão e receber o valor da mão de obra.",
          "Sim. Antes da visita conferimos por foto se lado, fixação e tensão servem, e dizemos quanto fica o serviço.",
        ],
      },
    ],
    photo: "fotos da folha, do batente, da fechadura atual e do interfone",
  },
  {
    id: "conserto-de-fechadura-eletrica",
    isAskedByName: true,
    broader: "fechadura",
    label: "Conserto de fechadura elétrica",
    phrase: "o conserto da fechadura elétrica",
    asks: [
      ...combine(
        ["conserto", "consertar", "conserta", "quem conserta", "arrumar", "reparo", "manutenção", "técnico"],
        ["fechadura elétrica", "fechadura elétrica portão social", "fechadura eletrônica portão social"],
      ),
      ...combine(
        ["fechadura elétrica portão", "fechadura elétrica"],
        ["com defeito", "quebrada", "quebrou", "estragou"],
      ),
    ],
    intent: "repair",
    answers: {
      any: [
        "O conserto de fechadura elétrica {em} é feito no local: alinhamos a folha, testamos fonte, fio e botão e trocamos a peça só se a bobina queimou ou o trinco gastou. A visita com ajuste em casa parte de {price.preventive}, sem peças, e a fechadura nova, se precisar, é orçada antes.",
        "Quem conserta fechadura elétrica {em} somos nós: o serviço começa pelo alinhamento do portão, que prende o trinco, e segue por fonte, fio e bobina. Em residência, o ajuste começa em {price.preventive}, fora as peças. Só trinco gasto ou bobina queimada pedem fechadura nova, com valor informado antes.",
        "Fechadura elétrica com defeito quase sempre tem conserto, sem troca: folha desalinhada, fonte fraca ou fio partido são o que mais aparece. A visita de ajuste numa casa sai a partir de {price.preventive}, sem contar peças, e a substituição fica para bobina queimada ou trinco comido.",
        "O conserto de fechadura elétrica acontece no próprio portão: primeiro o alinhamento da folha, depois fonte, fio e botão, e peça nova apenas com trinco gasto ou bobina queimada. Em residência, a visita de ajuste vai a partir de {price.preventive}, peças à parte, e qualquer troca é orçada antes.",
        "Consertamos fechadura elétrica que zumbe, não abre ou não tranca, quase sempre sem trocá-la, pois a culpa costuma ser da folha torta, da fonte ou de um fio. O ajuste residencial custa desde {price.preventive}, sem peças; bobina queimada e trinco comido levam a outra, com preço combinado antes.",
      ],
    },
    sections: [
      {
        about: "signs",
        headings: ["O que o defeito indica", "Do sinal à peça com defeito"],
        slots: [
          [
            "O som ao apertar o botão já separa os casos: zumbido mostra que a energia chega, e silêncio, que ela se perde no caminho.",
            "Escute a fechadura enquanto alguém aperta o botão. Se zumbe, a eletricidade chegou até ela; muda, a falha vem antes.",
            "Repare no que se ouve quando o botão é apertado, porque zumbido e silêncio levam a peças diferentes.",
            "Peça que alguém acione o botão e fique ao lado da fechadura: com zumbido, há energia; sem ruído algum, ela não chegou ou a bobina queimou.",
            "O ouvido faz o primeiro diagnóstico. Ruído de zumbido significa corrente na peça, e nenhum ruído faz procurar na fonte, no fio ou no botão.",
          ],
        ],
        bullets: [
          "Zumbe e não abre: trinco preso pela folha ou energia fraca",
          "Não faz som nenhum: fonte, fio, botão ou bobina",
          "Abre só pela chave: falha no comando elétrico",
          "Bate e não tranca: folha caída, mola fraca ou trinco gasto",
          "Zumbe sem parar: botão preso, que pode queimar a bobina",
        ],
      },
      {
        about: "visit",
        headings: ["Como é o conserto", "O que o técnico faz na visita"],
        slots: [
          [
            "A folha vem primeiro: com a dobradiça acertada, o trinco deixa de ficar apertado e muitas fechaduras voltam a abrir na hora. Depois se limpa e se regula a mola, para o portão trancar sem bater.",
            "O técnico levanta e alinha o portão antes de abrir a fechadura, já que folha caída prende o trinco. Só isso resolve boa parte dos casos; a limpeza e a regulagem da mola completam o ajuste.",
            "Antes da peça se olha o portão: dobradiça baixa aperta o trinco e faz a fechadura zumbir sem soltar. Alinhada a folha, o trinco é limpo e a mola, regulada para fechar sem pancada.",
            "Começa-se pelas dobradiças, porque a folha arriada empurra o trinco e nenhuma bobina o solta. Com o portão reto, muitos casos terminam aí, e sobra limpar a peça e acertar a mola para o fechamento suave.",
            "Um portão fora de prumo aperta o trinco contra o batente, e é isso que o técnico corrige na chegada. Feito o alinhamento, ele limpa o mecanismo e ajusta a mola, que não deve bater nem deixar a folha aberta.",
          ],
          [
            "Se continua falhando, mede-se a energia na fonte e na fechadura, para achar o fio partido, em geral na dobra da folha. No fim, o portão é testado pelo botão, pelo interfone e pela chave.",
            "Persistindo o defeito, a medição segue da fonte até a bobina; o fio costuma quebrar onde a folha dobra. A entrega vem depois de abrir várias vezes por todos os comandos, inclusive a chave.",
            "O passo seguinte é elétrico: fonte, botão e fio são medidos um a um, com atenção ao trecho que dobra junto com a folha. Botão, interfone e chave são experimentados antes da saída.",
            "Se o defeito permanece, a busca passa ao circuito: saída da fonte, botão, cabo e bobina. O ponto fraco é o cabo junto à dobradiça. Reparado, abre-se o portão de todas as formas, por interfone, botão e chave.",
            "Sem solução na mecânica, o multímetro mostra até onde a energia vai, e o rompimento aparece muitas vezes perto da dobradiça. Chave, botão e interfone são testados em seguida, um após o outro.",
          ],
        ],
      },
      {
        about: "replace",
        headings: ["Quando trocar a fechadura elétrica", "Consertar ou trocar: o que custa menos"],
        slots: [
          [
            "Alinhar e regular é o mais barato, trocar fonte ou fio vem depois, e a fechadura nova fica por último. Ela se justifica com a bobina queimada ou o corpo gasto, de preferência num modelo com os mesmos furos, para não soldar de novo.",
            "A conta cresce do ajuste à troca de fio ou fonte e termina na fechadura inteira. Essa só compensa se a bobina queimou ou o trinco está comido, e o mesmo modelo aproveita os furos do portão.",
            "Troque a fechadura apenas com bobina queimada ou trinco gasto; ajuste, fio e fonte custam menos, nessa ordem. Um modelo de mesma furação evita solda, e a folha precisa estar alinhada, senão a peça nova trava igual.",
            "Em ordem de custo estão o ajuste, depois fio ou fonte e, no topo, a peça inteira. Chega-se a ela por bobina queimada ou mecanismo gasto, e repetir a furação poupa solda, desde que o portão já esteja alinhado.",
            "Consertar sai em conta enquanto bobina e trinco estão bons, pois regulagem, cabo e fonte custam menos que a fechadura. Perdido um dos dois, escolha outra que caiba nos mesmos furos e alinhe a folha antes.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Fiquei preso do lado de fora. O que faço?",
        answers: [
          "Use a chave. Se o trinco não soltar, peça a alguém que aperte o botão enquanto você puxa ou empurra a folha de leve, para aliviar o trinco. Não force com alavanca.",
          "Tente a chave com a folha aliviada por um leve empurrão. Outra opção é alguém apertar o botão por dentro ao mesmo tempo. Alavanca entorta o portão e encarece o conserto.",
          "Com a chave na fechadura, alivie a folha com a mão, sem força. Se não ceder, entre por outra porta e deixe o portão para o técnico, pois forçar quebra o trinco.",
          "Gire a chave e, ao mesmo tempo, puxe ou empurre o portão só um pouco, para o trinco ficar livre. Sem resultado, não use ferramenta como alavanca: busque outra entrada e chame o técnico.",
        ],
      },
      {
        question: "Vocês consertam fechadura de qualquer marca?",
        answers: [
          "Das marcas comuns, como HDL, AGL e Intelbras, sim, como assistência independente. A foto da peça mostra se ainda há reposição ou se outra aproveita os furos.",
          "Sim, nas marcas mais usadas, entre elas AGL, HDL e Intelbras, sem sermos autorizada de nenhuma. Modelo antigo depende de haver peça no mercado.",
          "Atendemos as fechaduras comuns, de Intelbras, HDL, AGL e outras, de modo independente. Para as antigas, a foto diz se existe peça ou modelo de mesma furação.",
          "Sim, HDL, AGL, Intelbras e outras comuns, sem vínculo com os fabricantes. Se o modelo saiu de linha, procuramos reposição ou uma fechadura que use a mesma furação.",
        ],
      },
      {
        question: "O defeito pode ser do interfone?",
        answers: [
          "Pode. Se outro botão abre o portão e o interfone não, a falha está nele ou no fio dele. Medir a fonte confirma se a energia sai.",
          "Às vezes é. Um teste simples: aperte outro botão, se houver; abrindo por ele, a fechadura está boa e o interfone é o suspeito.",
          "Sim, quando só ele deixa de abrir. Havendo segundo botão que funciona, a fechadura está em ordem e se procura no interfone e no fio.",
          "Sim, e o botão extra tira a dúvida: funcionando ele e o interfone não, o defeito está no aparelho ou na sua fiação. Falhando os dois, mede-se a fonte.",
        ],
      },
      {
        question: "Posso passar óleo na fechadura elétrica?",
        answers: [
          "Melhor não: óleo junta pó e emperra o trinco. No cilindro da chave, use grafite em pó, e deixe o interior para a visita.",
          "O óleo segura poeira e trava a peça com o tempo. Grafite em pó serve para o lugar da chave. Por dentro, quem limpa é o técnico.",
          "Evite. Grafite em pó no cilindro basta para a chave girar macia, enquanto óleo vira pasta com o pó da rua.",
          "Não é boa ideia, pois com a poeira da rua o óleo engrossa e prende o mecanismo. Use pó de grafite onde entra a chave e deixe o restante para a limpeza na visita.",
        ],
      },
    ],
    photo: "fotos da fechadura, do batente, das dobradiças e do interfone",
  },
  {
    id: "fechadura-eletrica-queimou",
    broader: "fechadura",
    label: "Fechadura elétrica queimada",
    phrase: "a fechadura elétrica que queimou",
    intent: "repair",
    asks: [
      "fechadura elétrica raio",
      "fechadura elétrica fonte raio",
      "fechadura elétrica queimou",
      "fechadura queimou",
      "fechadura queimada",
      "fechadura elétrica queimada",
      "fechadura elétrica parou",
      "fechadura não estala",
      "fechadura elétrica não faz barulho",
      "bobina fechadura queimou",
      "fechadura elétrica esquenta",
    ],
    answers: {
      any: [
        "Fechadura elétrica que não estala mais nem sempre queimou: com o botão do interfone apertado e silêncio, a falha pode ser fonte, fio partido ou botão. Se chega tensão e ela não faz nem barulho, a bobina queimou, e troca-se só a bobina ou a fechadura. A visita que mede parte de {price.preventive} em casa, sem peças.",
        "Para saber se a fechadura elétrica do portão social queimou, ouça o estalo ao apertar o botão e abra com a chave: chave boa e nenhum estalo indicam defeito elétrico. O técnico mede a fonte antes de condenar a bobina, em visita desde {price.preventive} na residência, sem contar a peça.",
        "A fechadura elétrica queimada não faz nem barulho, mesmo com tensão chegando, e às vezes cheira ou esquenta. Antes de trocar, meça a fonte e o fio, que dão o mesmo silêncio. Bobina avulsa, quando existe, é o reparo mais barato, e o ajuste em casa começa em {price.preventive}, peças à parte.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["Como saber se a fechadura queimou", "O que olhar antes de trocar"],
        slots: [
          [
            "A fechadura trabalha em baixa tensão, mas a fonte dela liga na rede: teste só por fora. O estalo é o sinal que separa a parte mecânica da elétrica.",
            "Faça o teste sem abrir nada, porque a fonte recebe a tensão da casa. Ouvir se há estalo já mostra de que lado está o defeito.",
            "Nada aqui pede ferramenta, e a fonte não deve ser aberta, já que liga na tomada. Repare no estalo da bobina, que é a melhor pista.",
          ],
        ],
        steps: [
          "Abra com a chave e veja se a lingueta corre livre.",
          "Aperte o botão do interfone e ouça se há estalo.",
          "Empurre a folha de leve ao apertar, caso a lingueta esteja presa.",
          "Veja se o botão voltou, em vez de ficar afundado.",
          "Sem estalo ou com cheiro, desligue a fonte da tomada.",
        ],
      },
      {
        about: "causes",
        headings: ["O que queima a bobina da fechadura", "Por que a fechadura elétrica queima"],
        slots: [
          [
            "A bobina foi feita para um pulso de um segundo, e energia constante a queima. Botão afundado, relé colado no interfone e tempo de pulso longo são as causas mais comuns.",
            "Essa bobina aguenta só um toque curto. Quando o botão fica preso, o relé cola ou o pulso é longo demais, ela esquenta e perde o esmalte do fio.",
            "Basta um toque de um segundo para abrir; mais que isso vira calor. Por isso o relé colado, o botão preso e o tempo mal ajustado aparecem em quase toda bobina queimada.",
          ],
          [
            "Fonte errada, com tensão acima da etiqueta, e água na peça também queimam. Já o silêncio sem queima vem do fio partido na dobra da folha, onde o cabo mais quebra.",
            "Outras origens são chuva na bobina e fonte de tensão maior que a indicada. Quando nada queimou, olhe o cabo na região da dobradiça, que se parte com o movimento.",
            "Água e fonte acima da tensão indicada fazem o resto. E há o defeito que imita a queima: o fio que se rompe junto da dobradiça, de tanto dobrar.",
          ],
        ],
      },
      {
        about: "visit",
        headings: ["Bobina ou fechadura nova", "O conserto e o que pesa no preço"],
        slots: [
          [
            "O técnico mede a fonte, o fio e a bobina e descobre qual dos três parou. Fio ou fonte custam menos que a fechadura, e a bobina avulsa só existe em alguns modelos.",
            "Medem-se nessa ordem a fonte, o cabo e a bobina, e troca-se só o que falhou. Em preço, o fio vem primeiro, depois fonte e bobina, e por último a fechadura inteira.",
            "Com o multímetro, o técnico separa fonte, cabo e bobina. O reparo mais barato é o do fio, e a fechadura completa é o mais caro, indicada quando a peça está gasta.",
          ],
          [
            "No fim, o pulso é ajustado para um segundo e a folha é alinhada, para a lingueta entrar sem esforço. Sem isso, a peça nova queima igual; o serviço leva até {trade.smallRepair}.",
            "Depois da troca, acerta-se o tempo do pulso e o alinhamento da folha com o batente. Esse cuidado evita repetir o defeito, e tudo cabe em até {trade.smallRepair}.",
            "A troca termina com o pulso curto regulado e o trinco entrando livre no batente. São até {trade.smallRepair} de serviço, e é o que impede uma nova queima.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Dá para trocar só a bobina da fechadura?",
        answers: [
          "Em alguns modelos, sim, e é o conserto mais barato. Em fechadura antiga, com lingueta gasta ou ferrugem, a troca inteira compensa mais.",
          "Depende da marca: há bobina avulsa para parte dos modelos. Se a mecânica já falha pela chave, prefira a peça completa.",
        ],
      },
      {
        question: "Como entro e saio enquanto ela está queimada?",
        answers: [
          "Pela chave, que abre sem energia e não depende da bobina. Deixe uma cópia com quem mora na casa e mantenha a fonte desligada se houver cheiro.",
          "A chave continua valendo, porque aciona a lingueta direto. Só o botão do interfone fica sem função até o conserto.",
        ],
      },
      {
        question: "Por que a fechadura elétrica queima sempre?",
        answers: [
          "Porque a causa ficou: botão preso, relé colado ou pulso longo. Ajustado o tempo para um segundo, a bobina dura anos.",
          "Quem troca a peça sem medir o pulso troca de novo em meses. Peça que o técnico confira o relé do interfone e o botão.",
        ],
      },
      {
        question: "Fechadura elétrica é de quantos volts?",
        answers: [
          "A maioria das residenciais é de 12 V, alimentada pelo interfone ou por fonte própria. Confira na etiqueta, porque tensão maior queima a bobina em pouco tempo.",
          "Em casa, o comum é 12 V, vindos do interfone ou de uma fonte. A etiqueta da peça manda, e ligar em tensão acima queima.",
        ],
      },
    ],
    photo: "a foto da fechadura e da fonte ou do interfone",
  },
  {
    id: "fecho-eletrico",
    broader: "fechadura",
    label: "Fecho elétrico do portão social",
    phrase: "o fecho elétrico do portão social",
    asks: [
      "conserto fecho elétrico",
      "consertar fecho elétrico",
      "fecho elétrico conserto",
      "trocar fecho elétrico",
      "fecho elétrico quebrado",
      "fecho elétrico",
      "fecho elétrico portão",
      "fecho elétrico social",
      "fecho elétrico portão social",
      "portão social fecho elétrico",
      "fecho eletrônico portão",
      "fecho elétrico instalar",
      "instalar fecho elétrico",
      "instalação fecho elétrico",
      "fecho elétrico preço",
      "fecho elétrico interfone",
      "contra testa elétrica",
      "contratesta elétrica",
    ],
    intent: "installation",
    answers: {
      any: [
        "O fecho elétrico do portão social, de pedestre, vai no batente, no lugar da contra-testa, e solta a lingueta da fechadura comum por interfone ou botão. Se não solta a lingueta, a folha desalinhou ou a fonte está fraca. Instalado, custa menos que a fechadura elétrica quando a sua fechadura está boa.",
        "Fecho elétrico, ou contra-testa elétrica, é a peça do batente que libera a lingueta da porta de pedestre, e a fechadura continua abrindo pela chave. Instalar exige fonte de 12 V e fio até o interfone. Quando não solta, em geral é folha desalinhada, que se ajusta a partir de {price.preventive} em casa, sem peças.",
        "Instalamos fecho elétrico em portão social {em} e consertamos o que não solta a lingueta. Ele aproveita a fechadura que você tem, trabalha em geral com 12 V e abre pelo interfone. Fecho, fonte, fio e mão de obra vêm em um só orçamento, pela foto.",
      ],
      price: [
        "O preço do fecho elétrico instalado no portão social soma o fecho, a fonte, o fio até o interfone e a mão de obra. Custa menos que a fechadura elétrica se a fechadura atual serve. Fio longo e folha torta, que precisa ser alinhada antes, encarecem.",
        "Fecho elétrico instalado tem três custos: a peça com a fonte, a passagem do fio e o rasgo no batente. O metro de cabo é o que mais muda o valor do portão social. Com o interfone perto, sai mais em conta.",
      ],
      repair: [
        "Fecho elétrico do portão social que não solta a lingueta costuma ter folha desalinhada, fonte fraca ou fio partido. Consertamos no local: o ajuste em casa parte de {price.preventive}, sem peças, e o fecho novo, se for preciso, é orçado por foto.",
        "Quando o fecho elétrico estala e o portão social não abre, a lingueta está presa pela folha. Sem som, é fonte, fio ou botão. O alinhamento e a medição em casa começam em {price.preventive}, fora peças.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Fecho, fechadura elétrica ou eletroímã", "Qual dos três serve no portão social"],
        slots: [
          [
            "O fecho elétrico aproveita a fechadura que já existe e, no modelo comum, fica trancado na falta de luz. A fechadura elétrica de sobrepor traz o trinco próprio e serve melhor no portão de rua. O eletroímã não tem trinco e solta sem energia.",
            "Com fechadura boa, o fecho é a saída mais barata e continua trancado sem luz. No portão de rua, exposto, prefira a fechadura elétrica de sobrepor. O ímã exige bateria, porque abre quando falta energia.",
            "Quem já tem fechadura fica com o fecho, que usa a lingueta dela e tranca sem energia. Fechadura elétrica é a escolha do portão exposto, e eletroímã só com bateria.",
          ],
        ],
      },
      {
        about: "visit",
        headings: ["Como o fecho elétrico é instalado", "Batente, fonte e fio"],
        slots: [
          [
            "A folha é alinhada primeiro, porque lingueta que força não solta. No batente se faz o rasgo do fecho. Por dentro vão a fonte, em geral de 12 V, e o fio até o interfone ou a botoeira.",
            "Começa-se pelo alinhamento, já que folha torta prende a lingueta. Depois vêm o corte no batente, a fonte de 12 V abrigada e o cabo até o interfone.",
            "Antes do corte no batente, o portão é posto no prumo. Em seguida se fixa o fecho, liga-se a fonte, quase sempre de 12 V, e passa-se o fio ao botão ou interfone.",
          ],
          [
            "O teste abre pela chave, pelo interfone e confere a porta sem energia. Com fio já passado, leva até {trade.smallRepair}.",
            "No fim, experimenta-se chave, interfone e falta de luz. Havendo conduíte, o serviço cabe em {trade.smallRepair}.",
            "Chave, botão e queda de energia são provados antes de entregar, em até {trade.smallRepair} quando o cabo já existe.",
          ],
        ],
      },
      {
        about: "signs",
        headings: ["Fecho que não abre ou não tranca", "O que cada sinal indica"],
        slots: [
          [
            "O som no momento do comando já separa as causas mais comuns. Escute da porta enquanto alguém aperta o botão.",
            "Aperte o botão e preste atenção ao fecho: o ruído diz onde procurar. Não use alavanca na folha.",
            "Peça que alguém comande do interfone e ouça junto do batente. Cada som tem uma causa.",
          ],
        ],
        bullets: [
          "Estala e não abre: lingueta presa por folha desalinhada",
          "Nenhum som: fonte, fio ou botão",
          "Zumbe fraco: tensão baixa, cabo fino ou longo",
          "Não tranca: mola do fecho gasta ou folha que não encosta",
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "O fecho elétrico serve em portão de alumínio?",
        answers: [
          "Serve, se o perfil do batente tem espaço para ele. Meça a largura do perfil antes de comprar.",
          "Sim, em perfil largo o bastante para o corte. Perfil fino pede fechadura de sobrepor.",
        ],
      },
      {
        question: "Na falta de luz, o fecho elétrico abre?",
        answers: [
          "O modelo comum fica trancado e abre pela chave ou pela maçaneta de dentro. Há o que solta sem energia, usado em rota de saída.",
          "Não, no tipo comum, que só libera com energia; a chave abre sempre. Existe o modelo inverso, para saída de emergência.",
        ],
      },
      {
        question: "O controle da garagem pode abrir o fecho elétrico?",
        answers: [
          "Pode, com um receptor ligado ao fecho: um botão do controle abre a garagem e outro, o social.",
          "Sim, por um receptor compatível com o código do controle, usando a tecla livre.",
        ],
      },
      {
        question: "O fecho elétrico pode ficar na chuva?",
        answers: [
          "No portão de rua, use modelo próprio para área externa ou a fechadura elétrica de sobrepor, com a fonte abrigada.",
          "Só o feito para área externa. O comum oxida, e a fonte precisa ficar sempre em lugar seco.",
        ],
      },
    ],
    photo: "fotos do portão social por dentro e por fora, da fechadura, do batente e do interfone",
  },
  {
    id: "fechadura-eletrica-do-pedestre",
    isAskedByName: true,
    broader: "fechadura",
    label: "Fechadura elétrica no portão de pedestre",
    phrase: "a fechadura elétrica do portão de pedestre",
    asks: [
      "fechadura elétrica sobrepor",
      "fechadura sobrepor elétrica portão",
      "fechadura elétrica pedestre",
      "fechadura elétrica portão pedestre",
      "fechadura elétrica portão pequeno",
      ...combine(
        ["instalar fechadura elétrica", "instalação fechadura elétrica", "comprar fechadura elétrica"],
        ["pedestre", "portão pedestre", "portão pequeno", "portãozinho"],
      ),
    ],
    intent: "question",
    answers: {
      any: [
        "A fechadura elétrica no portão de pedestre, ou portão pequeno, abre por um toque do interfone, de um botão ou do controle, e a chave continua valendo por fora. O valor soma a peça, o cabo e a fonte, se não há interfone, e é orçado por foto já com a instalação.",
        "Para portão pequeno, a fechadura elétrica de sobrepor é a mais comum: presa por dentro, abre pelo interfone, botão ou controle e também pela chave. Ela pede folha alinhada e mola. Peça, cabo, fonte e serviço vêm num orçamento só, antes da visita.",
        "O portão de pedestre com fechadura elétrica precisa de folha alinhada, cabo até o interfone ou fonte de 12 V e mola que feche. O comando solta o trinco, e a chave abre sem luz. A foto da folha e do batente basta para orçar material e mão de obra juntos.",
      ],
      price: [
        "O preço da fechadura elétrica do portão de pedestre soma a peça, o cabo, a fonte, se não há interfone, e a mão de obra. Folha caída ou solda no batente acrescenta serviço, e a foto dos dois dá o total antes da visita.",
        "Quanto custa depende do modelo, de sobrepor ou de embutir, do cabo e de já haver interfone. O serviço entra no mesmo orçamento, feito por foto da folha e do batente, e folha caída ou solda soma à parte.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Qual fechadura para o portão de pedestre", "De sobrepor, de embutir ou eletroímã"],
        slots: [
          [
            "A de sobrepor, presa por dentro da folha, é a mais usada em portão de ferro e resolve na maioria das casas. A de embutir fica escondida e pede espaço no tubo da folha.",
            "Em portão de ferro, a fechadura de sobrepor é presa por dentro e serve quase sempre. Quem não quer vê-la usa a de embutir, se o tubo da folha é largo o bastante.",
            "A fechadura de sobrepor, fixada no lado de dentro, é a escolha comum. A de embutir fica toda dentro do tubo e só cabe em perfil mais largo.",
          ],
          [
            "O eletroímã, que segura por ímã, serve a prédio e precisa de bateria, porque solta sem luz. Confira o lado em que a folha abre, para dentro ou para fora, porque muda o modelo.",
            "Para muito movimento há o eletroímã, com bateria para não soltar no apagão. Antes de comprar, veja se a folha abre para dentro ou para fora.",
            "O eletroímã é para entrada de muita gente e precisa de fonte com bateria. O sentido em que a folha abre também decide a peça certa.",
          ],
        ],
      },
      {
        about: "visit",
        headings: ["Como a fechadura é instalada", "Da folha ao interfone"],
        slots: [
          [
            "O trinco é centrado no batente com a folha já alinhada, porque folha caída é o que mais trava fechadura. A mola é regulada para fechar e trancar sem bater.",
            "Primeiro se alinha a folha; depois a fechadura é fixada com o trinco no meio do encaixe. A mola leva o portão até travar.",
            "Com a folha no lugar, o corpo da fechadura e o encaixe do batente são fixados. Por último se ajusta a mola, que fecha sozinha.",
          ],
          [
            "O cabo vai em eletroduto até o interfone ou a fonte, separado da rede e protegido onde a folha dobra. No fim testam-se o comando, o botão de saída e a chave com a energia desligada.",
            "A fiação segue por tubo próprio, com sobra na dobradiça e longe dos fios de 127 ou 220 V. No fim são testados o botão, o interfone e a chave sem luz.",
            "O cabo protegido vai até a fonte ou o interfone. No fim, o técnico testa todos os comandos e também a chave, sem energia.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["O que muda o preço", "O que encarece o portão de pedestre"],
        slots: [
          [
            "Sai mais barato quando o interfone já tem saída para fechadura e o cabo está passado. Encarecem a fonte nova, o fio longo, a solda no batente, a folha caída e o leitor de senha ou tag.",
            "O que mais reduz o valor é aproveitar o interfone e o fio que já existem. Aumentam o valor a fonte, a distância, o acerto da folha e a abertura por senha, tag ou celular.",
            "Com fio e interfone prontos, o serviço sai mais em conta. Fonte nova, parede no caminho, solda e leitor aumentam o valor.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "A fechadura elétrica abre sem luz?",
        answers: [
          "Pela chave, sim. Pelo comando, só se o interfone ou a fonte tiver bateria.",
          "A chave abre sempre, e o trinco continua trancado. O botão depende de bateria na fonte.",
        ],
      },
      {
        question: "Dá para abrir pelo controle da garagem?",
        answers: [
          "Dá, com um receptor que dê o pulso na fechadura; usa-se outro botão do mesmo controle.",
          "Sim, se o código é compatível. Um receptor pequeno liga o botão livre à fechadura.",
        ],
      },
      {
        question: "Preciso de interfone?",
        answers: [
          "Não: com uma fonte de 12 V e um botão por dentro, ela funciona; o interfone pode vir depois.",
          "Dispensa. Fonte e botão bastam, e o cabo já fica pronto para um interfone futuro.",
        ],
      },
      {
        question: "Aproveita o furo da fechadura atual?",
        answers: [
          "Às vezes. Quando não encaixa, usa-se chapa ou solda para cobrir o furo e firmar a nova.",
          "Depende da medida. Se o furo não serve, uma chapa de reforço resolve.",
        ],
      },
    ],
    photo: "fotos da folha, do batente, da fechadura atual e do interfone, se houver",
  },
  {
    id: "fechadura-de-sobrepor-no-pivotante",
    isAskedByName: true,
    broader: "fechadura",
    label: "Fechadura elétrica de sobrepor no portão pivotante",
    phrase: "a fechadura elétrica de sobrepor no portão pivotante",
    asks: [
      ...combine(
        ["fechadura sobrepor", "fechadura elétrica sobrepor", "fechadura sobrepor elétrica", "fechadura elétrica hdl"],
        [
          "pivotante",
          "portão pivotante",
          "portão abrir",
          "hdl pivotante",
          "hdl portão pivotante",
          "portão abrir motor",
        ],
      ),
      "fechadura hdl sobrepor",
      "fechadura hdl sobrepor portão",
      "fechadura hdl pivotante",
      "fechadura sobrepor hdl instalação",
      "fechadura elétrica sobrepor hdl",
    ],
    intent: "question",
    answers: {
      any: [
        "A fechadura elétrica de sobrepor da HDL serve no portão pivotante, o de abrir com dobradiças: ela é presa por dentro da folha, com o encaixe no batente, e abre por um pulso de 12 V do interfone ou de uma fonte. No portão com motor, quem manda o pulso é a central. O preço sai por foto.",
        "Sim, a fechadura de sobrepor HDL pode ser usada em portão pivotante, desde que a folha esteja alinhada e a peça seja do sentido certo, abrir para dentro ou para fora. No social, o interfone a solta. No portão com motor, a central precisa de saída de fechadura, que a abre um instante antes.",
        "A fechadura elétrica de sobrepor no portão pivotante, o de abrir com dobradiças, é parafusada ou soldada por dentro, com o trinco no meio do encaixe do batente. Com motor, ela é ligada à saída de fechadura da central. Peça, fonte, cabo e instalação são orçados juntos, por foto.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Qual modelo de sobrepor escolher", "Antes de comprar a fechadura"],
        slots: [
          [
            "Confira na embalagem se o modelo é para folha que abre para dentro ou para fora, porque a mesma linha tem os dois. Veja também se tem botão por dentro e de que tamanho é o cilindro da chave, que precisa atravessar a folha.",
            "Três detalhes decidem a compra: o sentido de abertura da folha, a espessura que o cilindro da chave atravessa e o botão interno, útil para sair sem chave. A caixa da fechadura traz os três.",
          ],
        ],
        bullets: [
          "Sentido: folha que abre para dentro ou para fora",
          "Tensão: 12 V, do interfone ou de fonte própria",
          "Cilindro: comprimento maior que a espessura da folha",
          "Folha de ferro: chapa de apoio para parafuso ou solda",
        ],
      },
      {
        about: "visit",
        headings: ["Como a fechadura é instalada", "Da fixação ao fio"],
        slots: [
          [
            "Primeiro se alinha a folha, porque portão caído é o que mais trava fechadura. Depois o corpo é preso por dentro, o encaixe é marcado no batente com o portão fechado, e só então passa o fio, com sobra perto da dobradiça.",
            "O técnico acerta as dobradiças, fixa o corpo da fechadura na folha e marca o encaixe com o portão fechado. O fio vem por último, em eletroduto até a dobradiça, com folga para ele dobrar sem partir.",
          ],
          [
            "A solda se faz com a placa do motor desligada e desconectada. No fim são testados o comando, o botão interno e a chave sem energia.",
            "Se for preciso soldar, a central do motor é desconectada antes. O teste final inclui a chave com a luz desligada.",
          ],
        ],
      },
      {
        about: "what",
        headings: ["Com motor: quem abre primeiro", "A fechadura junto com o motor"],
        slots: [
          [
            "No pivotante automático, a fechadura precisa soltar antes de o motor puxar, senão o braço força a folha trancada. A central com saída de fechadura faz isso sozinha. A que não tem recebe um módulo à parte. Muitas centrais dão ainda um leve recuo na partida, que alivia o trinco.",
            "A ordem é soltar o trinco e só então mover a folha. Isso é feito pela saída de fechadura da central, ou por um módulo quando ela não a tem. Sem essa ordem, o motor empurra o portão trancado e entorta o suporte.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "A fechadura precisa de interfone HDL?",
        answers: [
          "Não. Qualquer interfone com saída de 12 V para fechadura serve, ou uma fonte com botão.",
          "Não precisa ser da mesma marca. O que importa é a saída de 12 V com corrente suficiente.",
        ],
      },
      {
        question: "Ela abre na falta de luz?",
        answers: [
          "Pela chave, sempre. Pelo comando, só com bateria na fonte ou no interfone.",
          "A chave continua abrindo. O botão depende de fonte com bateria.",
        ],
      },
      {
        question: "No portão grande com motor, ela é necessária?",
        answers: [
          "Em folha comprida, sim, porque o braço sozinho deixa a ponta balançar. Em folha pequena, o próprio motor segura.",
          "Ajuda em folha larga ou em rua com vento, onde a ponta força o motor. Em folha curta costuma ser dispensável.",
        ],
      },
    ],
    photo: "fotos da folha por dentro, do batente, da fechadura atual e da etiqueta do motor, se houver",
  },
  {
    id: "interfone-e-fechadura-juntos",
    isAskedByName: true,
    broader: "fechadura",
    label: "Interfone e fechadura elétrica",
    phrase: "a troca do interfone e da fechadura elétrica",
    asks: [
      "trocar interfone e fechadura",
      "trocar fechadura e interfone",
      "trocar interfone fechadura elétrica",
      "troca interfone e fechadura",
      "troca fechadura e interfone",
      "troca interfone fechadura elétrica",
      ...combine(
        [
          "kit vídeo porteiro fechadura",
          "kit interfone fechadura",
          "vídeo porteiro fechadura",
          "kit porteiro fechadura",
        ],
        [
          "elétrica preço",
          "elétrica preço instalado",
          "preço",
          "elétrica",
          "instalado",
          "elétrica o que vem",
          "o que vem",
        ],
      ),
    ],
    intent: "repair",
    answers: {
      any: [
        "Sim, trocamos interfone e fechadura elétrica na mesma visita, com um cabo só: o interfone dá o pulso, em geral de 12 V, que abre a fechadura do portão social. O preço soma os dois aparelhos e a mão de obra, e aproveitar o cabo bom é o que mais economiza.",
        "Interfone com fechadura elétrica se instala no mesmo dia, e as duas peças precisam combinar em tensão e corrente, em geral 12 V. O kit do portão social sai mais em conta que trocar em duas visitas, e o que muda o valor é passar cabo novo ou aproveitar o antigo.",
        "Para mudar o interfone e a fechadura juntos, o aparelho novo precisa dar a tensão da fechadura, quase sempre 12 V. Quanto custa trocar o interfone junto com a fechadura elétrica depende do modelo e do cabo, e fazer os dois numa visita só evita pagar a ida duas vezes.",
      ],
      price: [
        "O preço do kit de interfone ou vídeo porteiro com fechadura elétrica, instalado, soma o aparelho da rua, o de dentro, a fechadura, a fonte, o cabo e a mão de obra. Não há valor único, porque voz custa menos que vídeo e o cabo que já existe reduz a conta. O orçamento é grátis, por fotos da entrada.",
        "Trocar o interfone junto com a fechadura elétrica custa conforme o modelo: fechadura de sobrepor e interfone de voz são os mais baratos, vídeo porteiro o mais caro. O cabo novo soma, e a ida é uma só.",
      ],
      repair: [
        "Na troca de interfone e fechadura elétrica, a fechadura nova repete o lado e a medida da antiga, e o interfone tem de dar a tensão dela, em geral 12 V. O cabo bom se aproveita; ajustar só a fechadura que não tranca, em casa, parte de {price.preventive}, sem peças.",
        "Interfone ou fechadura elétrica com defeito se separa medindo a tensão de 12 V na fechadura: chega e não abre, é a peça; não chega, é fio ou interfone. Regular o que só está torto, em residência, começa em {price.preventive}, fora peças.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["O que precisa combinar", "A conta dos 12 V"],
        slots: [
          [
            "A fechadura puxa corrente forte por um instante, perto de 1 ampere em muitas de 12 V. Interfone fraco ou cabo fino e longo só faz ela zumbir.",
            "Em torno de 1 ampere por um segundo é o que muitas fechaduras de 12 V pedem. Cabo comprido e fino não entrega isso, e ela apenas zumbe.",
            "Zumbido sem abrir é corrente insuficiente: a fechadura de 12 V pede perto de 1 ampere na hora. Fonte fraca ou fio longo são os culpados.",
          ],
          [
            "Confira ainda o lado da folha, se é de sobrepor ou embutir, e quantas saídas o interfone tem. Para abrir também a garagem, é preciso segunda saída ou relé.",
            "Lado da abertura e tipo da fechadura decidem o encaixe. No interfone, conte as saídas, porque a garagem pede a segunda.",
            "Veja se a folha abre à direita ou à esquerda e se a peça é de sobrepor. Uma segunda saída comanda a garagem.",
          ],
        ],
      },
      {
        about: "visit",
        headings: ["A troca, na ordem", "Como os dois são instalados"],
        slots: [
          [
            "A energia da fonte fica desligada até o teste. Com o cabo aproveitado, os dois ficam prontos em uma visita.",
            "O serviço segue esta ordem, com a fonte desligada, e cabe em uma visita se o cabo antigo serve.",
            "Sem energia na fonte, o técnico segue estes passos. Só um cabo novo obriga a mais tempo.",
          ],
        ],
        steps: [
          "Medir o cabo e ver se aguenta o aparelho novo.",
          "Alinhar a folha e montar a fechadura no batente.",
          "Fixar a unidade de fora abrigada da chuva e a de dentro.",
          "Ligar a saída à fechadura e testar chamada, abertura e chave.",
        ],
      },
      {
        about: "cost",
        headings: ["O que muda o valor do conjunto", "Do mais simples ao mais completo"],
        slots: [
          [
            "O conjunto mais em conta é interfone de voz com fechadura de sobrepor e cabo aproveitado; o mais caro, vídeo com cabo novo e abertura da garagem. O cartão divide em até {shop.instalments} vezes.",
            "Voz, fechadura de sobrepor e fio antigo ficam na base do preço, vídeo com dois portões e fio novo no topo. Parcela-se em até {shop.instalments} vezes.",
            "Da voz ao vídeo e do fio antigo ao novo, o preço sobe. O total pode ser parcelado em até {shop.instalments} vezes.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Posso trocar só o interfone e manter a fechadura?",
        answers: [
          "Pode, se ela está boa e a tensão é a mesma, em geral 12 V. A etiqueta das duas peças confirma.",
          "Sim, com tensão igual. Fechadura que tranca bem e abre na hora não precisa sair.",
        ],
      },
      {
        question: "O cabo antigo serve?",
        answers: [
          "Serve se está inteiro e tem os fios que o aparelho pede. Vídeo porteiro costuma pedir mais pares que o interfone comum.",
          "Em bom estado e com fios bastantes, sim. Passando de voz a vídeo, é comum faltar par.",
        ],
      },
      {
        question: "Vocês atendem qualquer marca de interfone?",
        answers: [
          "As comuns, sim, porque a ligação à fechadura e à placa é por contato. Algum modelo digital fechado pode depender do fabricante.",
          "A maioria, de voz ou vídeo. A exceção são sistemas digitais de prédio, que o fabricante programa.",
        ],
      },
      {
        question: "E se faltar luz?",
        answers: [
          "A fechadura abre pela chave, e por dentro pelo botão mecânico das que têm. O interfone só funciona com fonte de bateria ou nobreak.",
          "Guarde a chave: sem energia é ela que abre. Uma fonte com bateria mantém o interfone.",
        ],
      },
    ],
    photo: "fotos da fechadura, do batente e do interfone por dentro e por fora",
  },
  {
    id: "fechadura-com-memoria",
    isAskedByName: true,
    broader: "fechadura",
    label: "Fechadura elétrica com memória",
    phrase: "a fechadura elétrica com memória",
    asks: ["fechadura elétrica memória", "fechadura memória", "fechadura elétrica com memória"],
    intent: "question",
    answers: {
      any: [
        "Vendemos e instalamos fechadura elétrica com memória em portão {em}: dado o pulso, ela fica destravada até alguém abrir a folha, e trava de novo ao fechar. Fechadura, cabo e instalação são orçados juntos pela foto da folha e do batente.",
        "A fechadura elétrica com memória fica destravada depois do pulso até a folha ser aberta, e a sem memória solta só enquanto o botão é apertado. Com memória é prática em portão longe da porta. Sem ela é mais segura na rua. O valor instalado sai por foto. A visita em casa parte de {price.preventive}, sem peças.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Com ou sem memória", "Para quem serve cada uma"],
        slots: [
          ["Com memória: o visitante não precisa empurrar no instante em que você aperta."],
          ["Sem memória: se ninguém entra, o portão continua trancado."],
          ["Onde há criança ou rua movimentada, prefira a sem memória ou uma mola que feche a folha."],
        ],
      },
      {
        about: "visit",
        headings: ["O que conferir na troca", "Como é instalada"],
        slots: [
          ["Lado de abertura, tensão do interfone, em geral 12 V, e furo do batente precisam combinar."],
          ["A folha é alinhada antes, e no fim se testam o comando e a chave."],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "A fechadura com memória pode ficar aberta?",
        answers: [
          "Pode ficar destravada, se alguém der o pulso e ninguém abrir a folha. Abra e feche o portão para travar.",
        ],
      },
      {
        question: "Serve no meu interfone?",
        answers: ["Serve na maioria dos interfones, porque o pulso é o mesmo. A foto do aparelho confirma."],
      },
      {
        question: "Dá para tirar a memória?",
        answers: ["Em alguns modelos há um ajuste que desliga a memória. Nos outros, é preciso trocar a fechadura."],
      },
      { question: "Abre sem luz?", answers: ["Pela chave, sim."] },
    ],
    photo: "fotos da fechadura atual, do batente e do interfone",
  },
  {
    id: "fechadura-destrava-e-nao-abre",
    broader: "fechadura",
    label: "Fechadura destrava e o portão não abre",
    phrase: "o portão que não abre com a fechadura destravada",
    asks: [
      ...combine(
        [
          "fechadura destrava",
          "fechadura solta",
          "fechadura funciona",
          "fechadura estala",
          "fechadura elétrica destrava",
          "fechadura elétrica solta",
          "fechadura elétrica funciona",
          "fechadura elétrica estala",
        ],
        ["portão não abre", "mas portão não", "portão preso", "folha não sai"],
      ),
      "fechadura abre portão preso",
      "fechadura abre folha não sai",
      "fechadura abre portão não sai",
    ],
    intent: "repair",
    answers: {
      any: [
        "Se a fechadura elétrica destrava mas o portão não abre, a folha está presa, não a fechadura: ela arriou e aperta o trinco no batente, raspa no piso ou falta a mola que a empurra. Puxe de leve enquanto dá o comando. Alinhar e regular em casa parte de {price.preventive}, sem peças.",
        "A fechadura faz o clique e a folha não sai quando o portão arriou e prensa o trinco, ou quando a mola de expulsão está gasta e é preciso empurrar. A peça está boa, portanto: o conserto é de dobradiça, batente ou mola, em visita a partir de {price.preventive} em casa, fora peças.",
        "Fechadura elétrica que estala com o portão emperrado no batente está funcionando. Quem segura é a folha caída, um segundo ferrolho ou a falta de mola. Dê o comando aliviando a folha com a mão: se abriu, basta alinhar ou regular, a partir de {price.preventive} em casa, sem contar peças.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["Teste com a folha aliviada", "O que conferir na fechadura e na folha"],
        slots: [
          [
            "O teste é leve e não pede ferramenta; alavanca entorta o trinco e a folha. Se tiver ajuda, uma pessoa comanda e a outra segura o portão.",
            "Faça sem força, porque pé de cabra estraga o batente. Com duas pessoas fica mais fácil: uma aperta o botão, outra alivia a folha.",
            "Nada de alavanca, que piora o desalinhamento. Um comando por vez, enquanto alguém mexe de leve no portão, já mostra a causa.",
          ],
        ],
        steps: [
          "Puxe ou empurre a folha de leve e dê o comando.",
          "Procure ferrolho, cadeado ou segundo trinco fechado.",
          "Olhe se a fresta é igual em cima e embaixo.",
          "Fotografe o trinco e a fresta do batente.",
        ],
      },
      {
        about: "causes",
        headings: ["O que segura a folha no batente", "Por que a fechadura solta e o portão fica"],
        slots: [
          [
            "Dobradiça cansada deixa a folha cair alguns milímetros, e o trinco fica prensado contra o batente. A lingueta recolhe, faz o estalo, mas raspa e prende.",
            "Com a folha caída poucos milímetros, o peso vai todo para a lingueta. Ouve-se o clique da fechadura, porém o trinco apertado não desliza.",
            "O peso da folha arriada aperta o trinco no furo do batente. Por isso o estalo acontece e a porta fica, presa pelo atrito.",
          ],
          [
            "A fechadura só libera; quem afasta a folha é a mola de expulsão ou a mão. Tinta, ferrugem, piso estufado e calor, que dilata o ferro, também seguram.",
            "Sem mola que empurre, o portão fica encostado mesmo destravado. Pintura recente colada, ferrugem no batente e dilatação no calor fazem o mesmo.",
            "Quando a mola perde força, é preciso empurrar a cada abertura. Somam-se a isso a tinta que cola, a ferrugem e o piso que subiu.",
          ],
          [
            "Em portão com motor, escute: silêncio do motor é falta de comando, ronco sem andar costuma ser capacitor ou folha presa.",
            "Se há motor, o som ajuda: mudo, o comando não chegou; roncando, a causa é capacitor ou folha travada.",
            "Havendo motor, ronco com a folha parada aponta capacitor ou travamento, e silêncio aponta o comando.",
          ],
        ],
      },
      {
        about: "visit",
        headings: ["O que o técnico ajusta no portão", "Alinhar a folha e regular o trinco"],
        slots: [
          [
            "Primeiro se acerta a folha, na dobradiça ou no batente, às vezes com solda, orçada à parte. Depois o trinco e a mola são regulados até o portão abrir sozinho no clique e trancar com batida leve.",
            "A folha é levantada e alinhada antes de tudo. Dobradiça partida pede solda, que entra no orçamento. Só então se acertam mola e trinco, com várias aberturas de teste.",
            "O ajuste começa pela dobradiça, que devolve a folga do batente, e inclui solda apenas se houver ferro partido. Em seguida vêm trinco e mola, testados por botão e por chave.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Preciso de fechadura nova?",
        answers: [
          "Não, se ela destrava. O conserto é na folha, no batente ou na mola, e a fechadura continua.",
          "Em geral não: o clique prova que ela recebe o comando. Só se troca quando a lingueta está gasta ou quebrada.",
        ],
      },
      {
        question: "Posso limar o batente?",
        answers: [
          "Só depois de alinhar a folha. Limar antes deixa folga, e o portão passa a bater e a destrancar com o vento.",
          "Não comece por aí: com a dobradiça corrigida, o furo volta a coincidir. Lima em excesso cria folga permanente.",
        ],
      },
      {
        question: "E se só prende no calor?",
        answers: [
          "A folha dilatou e falta folga no batente. O técnico afasta o encaixe alguns milímetros, e o problema some o ano inteiro.",
          "É dilatação do ferro ao sol. Acerta-se a folga do trinco para o dia mais quente, sem deixar o portão solto no frio.",
        ],
      },
      {
        question: "Como entro em casa enquanto isso?",
        answers: [
          "Use a chave da fechadura aliviando a folha com a mão, para cima ou para dentro. Se a chave gira e não abre, não force.",
          "Empurre ou levante um pouco a folha e gire a chave. Com resistência, pare, porque a chave quebra no miolo.",
        ],
      },
    ],
    photo: "fotos do trinco, da fresta do batente e das dobradiças, e um vídeo do clique",
  },
  {
    id: "fechadura-emperrada",
    broader: "fechadura",
    label: "Fechadura do portão emperrada",
    phrase: "a fechadura de chave emperrada",
    asks: [
      "fechadura emperrada",
      "fechadura emperrou",
      "fechadura portão emperrada",
      "fechadura emperrada portão",
      "fechadura emperrada não gira",
      "fechadura emperrada chave",
      "fechadura não gira chave",
      "fechadura dura",
      "fechadura portão dura",
      "fechadura dura abrir",
      "fechadura agarrando",
      "fechadura enferrujada",
      "fechadura portão enferrujada",
      "fechadura difícil abrir",
      "chave não gira fechadura",
      "chave não gira portão",
      "chave não vira portão",
      "chave dura portão",
      "chave agarrando fechadura",
      "miolo emperrado",
      "miolo travado",
      "lubrificar fechadura",
      "lubrificar fechadura portão",
      "óleo na fechadura",
    ],
    intent: "repair",
    answers: {
      any: [
        "A fechadura do portão emperrada, em que a chave não gira, tem o miolo seco ou sujo, ou a folha caída apertando a lingueta. Puxe ou empurre a folha de leve enquanto gira a chave: se soltar, o defeito é de alinhamento. Se continuar dura, ponha grafite em pó ou spray seco no miolo e não force a chave, que quebra dentro.",
        "Fechadura de portão emperrada ou enferrujada se solta com spray desengripante no miolo, alguns minutos de espera e a chave indo e voltando sem força. Depois vai grafite em pó, que não junta poeira. Se a chave só gira com a folha empurrada, ela caiu e precisa ser alinhada, em visita a partir de {price.preventive} em casa, sem peças.",
      ],
      "how-to": [
        "Para lubrificar a fechadura do portão, limpe a poeira, ponha grafite em pó ou spray seco no miolo e gire a chave várias vezes. Na lingueta, uma gota de óleo fino basta. Não use graxa nem óleo grosso, que seguram areia e emperram o miolo de novo.",
        "Para destravar a fechadura emperrada, puxe ou empurre a folha de leve enquanto gira a chave. Não cedeu: spray desengripante no miolo, espere alguns minutos e tente de novo sem força. Se a chave entorta ou não entra até o fim, pare e chame um chaveiro, antes que ela quebre dentro.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["Como soltar sem quebrar a chave", "O que tentar antes de chamar"],
        slots: [
          [
            "A ordem evita o pior, que é a chave quebrada dentro do miolo. Pare assim que ela começar a torcer.",
            "Vá do mais leve ao mais forte, sem alicate na chave. Quando ela torce, o limite chegou.",
          ],
        ],
        steps: [
          "Tente a cópia da chave menos usada: a gasta já não levanta os pinos.",
          "Puxe ou empurre a folha de leve enquanto gira.",
          "Sopre a poeira e ponha spray desengripante ou grafite no miolo.",
          "Espere alguns minutos e gire de um lado para o outro, sem força.",
          "Se não ceder, pare e chame o chaveiro.",
        ],
      },
      {
        about: "causes",
        headings: ["Por que a fechadura do portão emperra", "Miolo ou folha: o que prende"],
        slots: [
          [
            "Chuva e poeira secam o miolo e enferrujam os pinos. Na rua, uma fechadura sem cobertura pede limpeza e grafite algumas vezes por ano.",
            "O miolo virado para a rua recebe água e areia, e os pinos deixam de correr. Graxa e óleo grosso pioram, porque viram pasta.",
          ],
          [
            "A outra causa é a folha: dobradiça gasta deixa o portão cair alguns milímetros, e a lingueta passa a roçar no furo. Nesse caso a chave gira bem com o portão aberto e prende com ele fechado.",
            "Teste com o portão aberto: se a chave gira livre, o miolo está bom e a folha é que caiu. Alinhar a dobradiça devolve a folga da lingueta.",
          ],
        ],
      },
      {
        about: "visit",
        headings: ["Chaveiro ou técnico do portão", "Quem conserta a fechadura emperrada"],
        slots: [
          [
            "Miolo gasto, chave quebrada e segredo são do chaveiro. Folha caída, lingueta que não acerta o furo e fechadura elétrica são conosco, em visita a partir de {price.preventive} em casa, sem peças.",
            "Chame o chaveiro quando a chave não gira nem com o portão aberto. Quando o problema é a folha ou a fechadura elétrica, o ajuste é nosso e parte de {price.preventive} em casa, sem peças.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Posso passar óleo de cozinha ou graxa na fechadura?",
        answers: [
          "Não. Os dois juntam poeira e endurecem dentro do miolo. Use grafite em pó ou spray seco.",
          "Não use. Óleo de cozinha vira goma e graxa vira pasta com areia; grafite é o produto certo.",
        ],
      },
      {
        question: "Vale trocar só o miolo?",
        answers: [
          "Vale quando a caixa e a lingueta estão boas. O miolo novo repete o comprimento e o lado do antigo, e as chaves mudam.",
          "Se a lingueta corre bem com o portão aberto, sim. Caixa enferrujada por dentro pede a fechadura inteira.",
        ],
      },
      {
        question: "A fechadura elétrica também emperra?",
        answers: [
          "Sim, e o sinal é o zumbido sem abrir: quase sempre a folha caiu e aperta o trinco. Alivie a folha com a mão enquanto alguém dá o comando.",
          "Emperra, em geral por folha desalinhada. Se ela abre com a chave e não com o botão, o defeito é de energia ou de bobina.",
        ],
      },
    ],
    photo: "uma foto da fechadura de frente, outra da lingueta com o portão aberto e outra das dobradiças",
  },
  {
    id: "fechadura-pelo-material",
    broader: "fechadura",
    label: "Fechadura para portão de alumínio, ferro ou madeira",
    phrase: "a fechadura certa para o material do portão",
    asks: [
      "fechadura stam",
      "fechadura papaiz",
      "fechadura pado",
      "fechadura soprano",
      "fechadura aliança",
      "fechadura stam portão",
      "fechadura papaiz portão",
      "fechadura pado portão",
      "fechadura soprano portão",
      "fechadura portão alumínio",
      "fechadura alumínio",
      "fechadura portão ferro",
      "fechadura ferro",
      "fechadura portão madeira",
      "fechadura madeira",
      "fechadura portão metalon",
      "fechadura portão grade",
      "qual fechadura portão alumínio",
      "qual fechadura portão ferro",
      "qual fechadura portão madeira",
      "fechadura embutir portão",
      "fechadura sobrepor portão",
      "fechadura sobrepor ou embutir",
      "tipos fechadura portão",
      "qual fechadura portão",
    ],
    intent: "buying",
    answers: {
      any: [
        "A fechadura para portão de alumínio é a de embutir para perfil estreito ou a de sobrepor presa com rebite de rosca ou parafuso passante, porque a parede fina do alumínio não segura rosca comum. Para abrir pelo interfone, use a elétrica de sobrepor, de 12 V, com a folha bem alinhada.",
        "A fechadura para portão de ferro mais usada é a de sobrepor, própria para área externa, soldada numa chapa ou parafusada na folha. Em tubo largo cabe a de embutir, que fica escondida. Para abrir pelo interfone, escolha a elétrica de 12 V com chave, que continua trancada sem luz.",
        "A fechadura para portão de madeira é a de embutir, na espessura da folha, ou a de sobrepor com parafusos longos, nos dois casos de uso externo. A madeira incha na chuva, por isso a lingueta precisa de folga no furo. Para abrir pelo interfone, a elétrica de sobrepor é a mais simples de montar.",
        "Fechadura de sobrepor ou de embutir? A de sobrepor é mais fácil de montar e trocar, e serve em quase todo portão. A de embutir fica protegida e discreta, mas exige tubo ou folha com espessura para ela. No portão de rua, as duas têm de ser de uso externo.",
        "Fechadura Stam, Papaiz, Pado ou Soprano serve no portão se o modelo é de uso externo e repete o jeito de prender da atual, de sobrepor ou de embutir. A marca pesa menos que a medida: confira a espessura da folha, o lado de abertura e a distância da chave à borda. Para abrir pelo interfone, é preciso a elétrica.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Que fechadura usar em cada material", "Alumínio, ferro e madeira"],
        slots: [
          [
            "O material decide como a fechadura é presa, e o uso decide o tipo. Confira nesta ordem:",
            "Primeiro veja o que a folha aceita como fixação. Depois, quem vai abrir e de onde.",
          ],
        ],
        bullets: [
          "Alumínio: embutir de perfil estreito, ou sobrepor com rebite de rosca",
          "Ferro e metalon: sobrepor parafusada ou soldada em chapa",
          "Madeira: embutir na espessura da folha, ou sobrepor com parafuso longo",
          "Portão de correr: fechadura de gancho, o bico de papagaio",
          "Interfone: elétrica de 12 V, com chave",
        ],
      },
      {
        about: "check",
        headings: ["O que medir antes de comprar", "Medidas para acertar na compra"],
        slots: [
          [
            "Meça a espessura da folha ou do tubo, veja para que lado ela abre e se há espaço entre a folha e a coluna. Com isso a peça encaixa sem adaptar.",
            "Três coisas evitam a troca na loja: a espessura onde ela vai presa, o lado de abertura e a folga até a coluna.",
          ],
          [
            "Em portão que pega chuva, procure no rótulo o uso externo. Peça de porta interna enferruja em poucos meses.",
            "Fechadura de porta de quarto não serve na rua: a água entra e o miolo emperra.",
          ],
        ],
      },
      {
        about: "visit",
        headings: ["Como é a instalação", "O serviço na folha"],
        slots: [
          [
            "A folha é alinhada antes, porque fechadura nova não corrige portão caído. Em ferro pode haver solda, feita com a central do motor desconectada; em alumínio, só furo e rebite.",
            "Antes de furar, a folha é posta no prumo. No ferro se solda ou parafusa, no alumínio se usa rebite de rosca e na madeira, parafuso longo.",
          ],
          [
            "A elétrica nós instalamos, com cabo, fonte e teste por botão e chave, por orçamento grátis pela foto da folha. A comum também fica com o serralheiro ou o chaveiro.",
            "Fechadura elétrica e alinhamento são serviço nosso, orçado de graça por foto. A de chave, simples, qualquer chaveiro ou serralheiro monta.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Fechadura elétrica serve em portão de alumínio?",
        answers: [
          "Serve. Ela é parafusada com rebite de rosca ou numa chapa de reforço, e a contratesta vai alinhada no batente.",
          "Serve, com reforço no perfil, porque a parede fina amassa quando o trinco trabalha.",
        ],
      },
      {
        question: "Que fechadura usar em portão de correr?",
        answers: [
          "A de gancho, chamada bico de papagaio, que prende a folha à coluna. A lingueta reta de porta comum não segura um portão que desliza.",
          "A bico de papagaio, cujo gancho entra na coluna e impede a folha de correr.",
        ],
      },
      {
        question: "Posso soldar a fechadura no portão com motor?",
        answers: [
          "Sim, no ferro, desde que o disjuntor esteja desligado e os fios da central soltos, senão a corrente da solda queima a placa.",
          "Pode, em ferro, com o motor isolado antes. Em alumínio não se solda fechadura: ela vai parafusada.",
        ],
      },
    ],
    photo: "uma foto da folha por dentro, outra do batente ou da coluna e a espessura do tubo",
  },
];
