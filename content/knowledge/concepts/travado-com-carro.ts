import type { Concept } from "#domain/knowledge/concept.ts";

export const travadoComCarro: Concept = {
  id: "travado-com-carro",
  kind: "symptom",
  label: "Travado com o carro dentro",
  phrase: "o portão travado com o carro dentro",
  words: [
    "emperrou moto dentro",
    "travou moto dentro",
    "travado moto dentro",
    "moto presa portão",
    "moto presa garagem",
    "portão não abre moto dentro",
    "emperrado moto dentro",
    "travado com carro dentro",
    "travou com carro dentro",
    "travado com o carro",
    "carro preso",
    "carro preso na garagem",
    "carro trancado",
    "preso na garagem",
    "preso dentro",
    "preso fora",
    "trancado fora de casa",
    "não consigo sair",
    "não consigo sair com o carro",
    "portão travado não consigo sair",
    "portão travado fechado não consigo sair",
    "portão travado fechado não consigo sair com o carro",
    "não consigo tirar o carro",
    "não consigo entrar",
    "tirar carro da garagem",
    "carro dentro da garagem",
    "preciso sair",
    "preciso tirar o carro",
    "preciso entrar",
    "não dá para sair",
    "carro para fora",
    "travou e preciso sair",
    "travou fechado e preciso sair",
    "travado e preciso sair",
    "não abre e preciso sair",
    "não abre agora e preciso sair",
    "não abre agora preciso sair",
    "não sobe e preciso sair",
    "quebrou e preciso sair",
    "emperrado e preciso sair",
    "trancado na garagem",
    "presa na garagem",
  ],
  intent: "emergency",
  answers: {
    any: [
      "Para tirar o carro com o portão travado, desligue o disjuntor e olhe a folha: se for de correr ou de abrir, reta e nivelada, a chave do motor destrava e ela abre na mão. Basculante não se solta, porque pode cair; nesse caso, chame o técnico, {shop.hours}.",
      "Portão travado com o carro dentro costuma ser falta de energia, motor sem força ou folha presa. Desligue o disjuntor e, se o portão for de correr ou de abrir e estiver reto, destrave com a chave do motor e abra na mão. Se for basculante ou a folha estiver torta, chame o técnico, {shop.hours}.",
      "Se o portão não abre e você precisa sair, corte a energia no disjuntor e use a chave do motor para destravar, apenas em portão de correr ou de abrir, reto e nivelado. O basculante espera o técnico, que atende {shop.hours}, porque solto ele despenca.",
      "Com o carro preso na garagem, desligue o disjuntor e veja que portão é o seu. O de correr ou de abrir, reto e no lugar, se destrava com a chave do motor e abre na mão. Basculante, folha torta ou cabo solto ficam parados até o técnico chegar; atendemos {shop.hours}.",
    ],
    emergency: [
      "Com o portão travado e o carro dentro, desligue o disjuntor, destrave o motor com a chave própria e abra na mão, se o portão for de correr ou de abrir e estiver reto. Não destrave o basculante, porque a folha pode cair. Nesse caso o técnico libera o carro; chame pelo WhatsApp, {shop.hours}.",
      "Para tirar o carro agora, desligue o disjuntor do portão e gire a chave no motor, desde que a folha seja de correr ou de abrir e esteja reta e nivelada. Se for basculante ou houver cabo solto, não toque. O técnico atende {shop.hours}.",
      "Se o portão eletrônico travou com o carro na garagem, corte a energia no disjuntor e veja de longe se a folha é de correr ou de abrir e está alinhada. Só então destrave com a chave e abra devagar. O basculante fica para o técnico, que atende {shop.hours}.",
      "Carro preso por portão travado se resolve na mão quando a folha é de correr ou de abrir: desligue o disjuntor, destrave o motor com a chave e empurre devagar. No basculante não faça isso, porque ele pode despencar. Chame o técnico, {shop.hours}.",
      "Com o portão emperrado e o carro ou a moto dentro, desligue o disjuntor e destrave o motor com a chave, se o portão for de correr ou de abrir e estiver reto. Não force com alavanca e não solte o basculante com defeito, porque a folha pode cair. O técnico atende {shop.hours} e diz antes o valor da ida.",
    ],
    price: [
      "O preço para liberar o portão com o carro preso depende do que travou: soltar e regular custa menos que trocar placa, cabo ou motor. Em casa, a visita com ajuste parte de {price.preventive}, sem peças; a ida fora de hora é combinada antes, e o vídeo adianta o orçamento.",
      "Liberar o carro é a primeira parte, e a peça que falhou é a segunda, orçada à parte. A visita de regulagem em residência começa em {price.preventive}, fora peças; capacitor pesa pouco, placa e cabo pesam mais, e você sabe o valor antes de o técnico sair.",
      "Com o portão travado e o carro dentro, o valor segue a causa, do ajuste, a partir de {price.preventive} em casa, sem peças, à troca de placa ou motor. Conte o que ouve ao acionar e mande foto da etiqueta: o preço vem antes da visita.",
    ],
    "how-to": [
      "Para abrir o portão travado com o carro dentro, desligue o disjuntor, confirme que é de correr ou de abrir, com a folha reta e nivelada, gire a chave no motor para destravar e mova devagar. O basculante fica como está até o técnico chegar, porque a folha pode cair.",
      "O que fazer é cortar a energia no disjuntor, tirar todos do caminho, girar a chave do motor até o fim e levar a folha na mão, só em portão de correr ou de abrir que esteja reto. Não destrave basculante nem folha torta; para esses, o atendimento funciona {shop.hours}.",
      "Para destravar, desligue o disjuntor, confira se a folha é de correr ou de abrir e está reta, gire a chave própria do motor e abra devagar. Depois tire o carro e trave o motor de novo. No basculante, não use a chave e chame o técnico.",
    ],
  },
  line: [
    "Com o carro preso, a chave de destravamento libera só portão de correr ou de abrir, reto e nivelado.",
    "Puxar o portão travado com o carro entorta a folha e pode derrubá-la.",
    "Antes de precisar, saiba onde está a chave que destrava o motor.",
  ],
  sections: [
    {
      about: "check",
      headings: ["Como tirar o carro com o portão travado", "Destravamento manual, na ordem certa"],
      slots: [
        [
          "O destravamento só é seguro em portão de correr ou de abrir, alinhado e em piso nivelado; em rampa a folha corre sozinha. A chave entra numa tampinha na frente ou na lateral do motor.",
          "Antes da chave, olhe a folha de longe: reta, no trilho ou nas dobradiças, e sem rampa. A fechadura de destravar fica na carcaça do motor, às vezes atrás de uma portinhola.",
          "Uma olhada decide: de correr ou de abrir, reta e em chão plano, usa-se a chave; torta ou basculante, não. Procure o destravamento na própria carcaça, onde costuma haver um desenho.",
          "Só destrave se o portão corre ou abre como porta e está no lugar, sem inclinação no piso. O encaixe da chave, ou a alavanca, aparece no corpo do motor e no manual.",
        ],
      ],
      steps: [
        "Desligue o disjuntor do portão, mesmo que falte luz na rua.",
        "Confira de longe se é de correr ou de abrir e se a folha está reta e nivelada. Se não, pare e chame.",
        "Encaixe a chave no motor e gire até o fim, no sentido indicado.",
        "Abra devagar, ao lado da folha e nunca no caminho dela. Se prender, pare.",
        "Com a folha parada no fim, tire o carro.",
        "Feche, trave o motor de novo e deixe o disjuntor desligado até o conserto.",
      ],
    },
    {
      about: "safety",
      headings: ["O que não fazer com o carro preso", "Carro preso: o que é perigoso tentar"],
      slots: [
        [
          "Não use para-choque, corda, alavanca ou macaco, porque a folha sai da guia e pode cair sobre o carro ou sobre alguém. Forçar também entorta o braço, a cremalheira e a coluna.",
          "Empurrar com o carro ou puxar com corda transforma um defeito pequeno em queda da folha. Alavanca e macaco fazem o mesmo, e o conserto fica bem mais caro.",
          "Não force a folha com o carro, corda ou barra de ferro. Ela pode tombar, e o braço ou a cremalheira entortam na hora.",
        ],
        [
          "Basculante com cabo solto, mola quebrada ou folha inclinada não deve ser tocado, pois o motor pode ser o único apoio. Fique fora de baixo e não repita o comando.",
          "Se há cabo pendurado ou folha torta, não use a chave, mesmo com ajuda, porque o portão despenca quando o motor solta. Ninguém passa embaixo.",
          "A folha inclinada pode estar presa só pelo motor, e destravar seria soltá-la. Afaste todos e espere, sem insistir no botão.",
        ],
      ],
    },
    {
      about: "visit",
      headings: ["O que o técnico faz com o carro preso", "Primeiro o carro, depois o conserto"],
      slots: [
        [
          "A prioridade é liberar a passagem: o técnico apoia a folha, solta o motor e abre o portão para o carro sair. Isso vale também para o basculante, que só ele deve soltar.",
          "Primeiro o carro sai. O técnico escora a folha, se preciso, e solta o motor com segurança, inclusive no basculante que você não podia mexer.",
          "O técnico começa por apoiar a folha e abrir a saída, em portão de correr, de abrir ou basculante. Só depois, com o carro do lado de fora, procura o defeito.",
        ],
        [
          "Em seguida ele mede energia, capacitor, placa e cabos e diz o valor antes de trocar a peça que falhou. Se ela não estiver à mão, o portão fica seguro e fechado até a volta.",
          "Com a saída livre, a causa é procurada com medição, e o preço vem antes da troca. Se faltar a peça, a folha fica travada ou no uso manual, conforme o portão.",
          "Resolvida a saída, o técnico testa a parte elétrica e a mecânica, e você aprova o valor antes de qualquer peça. A casa não fica aberta à espera de encomenda.",
        ],
      ],
    },
    {
      about: "causes",
      headings: ["Por que o portão travou com o carro dentro", "Carro preso: energia, partida ou folha travada"],
      slots: [
        [
          "O mais comum é faltar energia, na rua ou no disjuntor, e sem ela o motor mantém a folha travada para ninguém abrir de fora. Placa queimada depois de chuva ou queda de luz dá o mesmo silêncio.",
          "Disjuntor caído e rua sem luz são as primeiras causas: o motor fica mudo e segura o portão, por segurança. Quando o quadro está ligado, a placa atingida por um surto é a suspeita.",
          "Motor mudo quase sempre é falta de energia, o que um olhar no quadro já mostra. Se a luz está normal, fusível ou placa podem ter queimado.",
          "Sem energia, o próprio motor trava a folha, e é isso que prende o carro. Com luz na casa, confira o disjuntor do portão e pense depois em placa queimada.",
        ],
        [
          "Se o motor ronca e não anda, o capacitor, que dá a partida, está fraco, ou a folha prende em ferrolho, pedra ou trava elétrica. Solte o botão e desligue, porque insistir queima o motor.",
          "O ronco sem movimento indica capacitor sem força ou algo segurando a folha, como trinco fechado e pedra no trilho. Cada nova tentativa só esquenta o motor.",
          "Quando há som e nada se move, falta força de partida ou a folha está presa por ferrolho, trava elétrica ou trilho sujo. Pare de acionar e corte a energia.",
        ],
      ],
    },
    {
      about: "care",
      headings: ["Para o carro não ficar preso de novo", "Chave, nobreak e revisão: como não ficar preso"],
      slots: [
        [
          "Deixe a chave de destravamento dentro de casa, em lugar que os adultos conheçam, e não no carro. Quem dirige deve saber usá-la com o disjuntor desligado.",
          "Tenha uma cópia da chave do motor e combine onde ela fica, fora do carro. Ensine os adultos da casa a desligar o disjuntor antes de girar.",
          "Guarde a chave do motor em casa, e não no carro, e treine o destravamento uma vez num dia calmo. Mostre a quem dirige onde fica o disjuntor.",
        ],
        [
          "Onde falta luz com frequência, um nobreak próprio para portão garante algumas aberturas. A revisão {visits.home} em casa acha o capacitor fraco e lubrifica o destravamento, que emperra sem uso.",
          "O nobreak de portão cobre a falta de luz. Para o resto, a revisão {visits.home} na residência confere capacitor, cabos, roldanas e a própria chave.",
          "Uma revisão {visits.home}, em casa, mede o capacitor e testa o destravamento. Se a energia cai muito, vale um nobreak feito para motor de portão.",
        ],
      ],
    },
  ],
  questions: [
    {
      question: "Não acho a chave de destravamento do portão. O que faço?",
      answers: [
        "Não force a carcaça. Deixe o disjuntor desligado, use outra saída e mande a foto do motor, para o técnico saber qual chave levar.",
        "Procure no quadro de chaves e junto do manual. Se não achar, não improvise com chave de fenda, que quebra o destravamento; o técnico leva a do modelo.",
        "Cada modelo usa a sua chave, e a de outro motor estraga o encaixe. Mande uma foto da carcaça para identificarmos qual é.",
      ],
    },
    {
      question: "A urgência com o carro preso é cobrada à parte?",
      answers: [
        "O valor da ida depende do bairro e do horário e é informado antes de o técnico sair. A peça, se for preciso, só é trocada com a sua aprovação.",
        "De madrugada ou em feriado o valor pode ser outro, e você sabe quanto antes da saída. Liberar o carro e trocar a peça são orçados em separado.",
        "Sim, são duas contas: a ida, combinada antes pelo horário e pelo bairro, e o conserto, aprovado por você no local.",
      ],
    },
    {
      question: "Destravei o motor e a folha não se mexe. O que houve?",
      answers: [
        "Ela está presa por outra coisa: ferrolho, trava elétrica, trilho ou empeno. Confira o ferrolho e pare, porque forçar pode tirá-la do lugar.",
        "O travamento é mecânico, não do motor. Veja trinco e pedra no trilho; fora isso, trave de novo e espere o técnico.",
        "A chave soltou o motor, mas algo segura a folha, em geral um ferrolho ou a fechadura elétrica. Não insista com força.",
      ],
    },
    {
      question: "Fiquei preso do lado de fora. Dá para destravar o portão pela rua?",
      answers: [
        "Só se houver destravamento externo, que alguns portões têm. Sem ele, entre por outra porta e destrave por dentro apenas portão de correr ou de abrir, reto e nivelado.",
        "A maioria não permite, por segurança; alguns têm fechadura externa com cabo. Procure outra entrada ou chame o técnico, sem pular nem forçar a folha.",
        "Na maior parte dos portões, não, e é bom que seja assim. O técnico abre por fora sem estragar a folha, quando não há outra entrada.",
      ],
    },
    {
      question: "Vocês atendem de madrugada com o carro preso?",
      answers: [
        "O contato funciona {shop.hours}. Diga o endereço, o tipo de portão e a marca do motor, para o técnico sair com as peças prováveis.",
        "Respondemos {shop.hours}. Na mensagem, diga se a folha está reta, se há luz e se alguém precisa sair com urgência.",
        "Sim, o atendimento vai {shop.hours}. Um vídeo curto da tentativa adianta o diagnóstico antes da chegada.",
      ],
    },
  ],
  photo: "o endereço, uma foto do portão inteiro e outra da etiqueta do motor",
  related: ["chave-de-destravamento", "emergencia", "nao-abre", "falta-de-energia", "nobreak", "capacitor"],
  topic: "assistencia-tecnica-24-horas",
};
