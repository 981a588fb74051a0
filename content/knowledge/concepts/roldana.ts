import type { Concept } from "#domain/knowledge/concept.ts";

export const roldana: Concept = {
  id: "roldana",
  kind: "part",
  label: "Roldana",
  phrase: "a roldana do portão",
  words: [
    "roldana",
    "rodinha do portão",
    "roda do portão de correr",
    "roldana de portão de correr",
    "roldana V",
    "roldana quebrada",
    "carrinho do portão",
    "roldana do basculante",
    "polia do portão",
    "troca de roldana",
    "rodízio do portão",
    "roda do portão",
    "roda de baixo",
    "rodinha de baixo",
    "rodinha de cima",
    "rodinha do trilho",
  ],
  gates: ["deslizante", "basculante", "guilhotina"],
  intent: "repair",
  answers: {
    any: [
      "A roldana do portão de correr carrega todo o peso da folha sobre o trilho, e quando trava ou se gasta o motor passa a forçar. Vendemos e trocamos o par de rodas, com o mesmo canal do trilho (V, U ou redondo) e carga para o peso da folha. Mande a foto da roda e do trilho, com a largura do portão, para saber qual serve e o valor.",
      "Roldana de portão gasta ou travada deixa a folha pesada, estala a cada volta da roda e faz o motor esquentar. As duas são trocadas juntas, com a folha escorada e o trilho conferido. Para o preço, bastam a foto da roda e do trilho e a largura do portão.",
      "A troca da roldana do portão segue o perfil do trilho e o peso da folha, e inclui acertar o trilho torto que a gastou. É serviço de técnico, porque a folha precisa ser erguida e pode tombar. O valor é dado pela foto da roda e do trilho, com a largura.",
      "Uma roldana ruim gasta também a engrenagem e o motor, porque a folha deixa de rolar e passa a arrastar. Fornecemos e trocamos o par no canal e na carga certos, depois de conferir o trilho. O preço sai pela foto da roda e pela largura da folha.",
    ],
    price: [
      "O preço da troca da roldana do portão depende do diâmetro, do canal, da carga e do modo de fixação: parafusada sai mais barato que soldada. As duas são trocadas juntas. A foto da roda e do trilho, com a largura da folha, permite dar o valor.",
      "Trocar a roldana do portão custa conforme o peso da folha, que precisa ser erguida e escorada, e conforme a fixação, por parafuso ou por solda. O par novo e o acerto do trilho entram no mesmo orçamento, feito pela foto e pela largura do portão.",
      "O preço da roldana do portão varia com a medida e a carga, e o serviço, com o peso da folha. Solda e trilho amassado aumentam a conta. Com a foto da roda e do trilho e a largura, o valor do par e da troca é dado sem visita.",
    ],
    repair: [
      "A roldana de portão travada ou com o canal gasto é trocada em par, com o trilho conferido, porque trilho torto estraga a nova do mesmo modo. O técnico ergue e escora a folha e acerta a cremalheira, que muda de altura. A foto da roda e do trilho dá o valor.",
      "O conserto da roldana do portão inclui quase sempre o trilho, a guia e a folga do motor, vistos na mesma visita. As duas rodas são trocadas juntas, com o canal certo. Em folha leve o serviço custa menos do que em folha pesada, e o valor sai pela foto.",
      "Portão de correr pesado, que estala ou raspa, costuma precisar de roldana nova, trocada em par e com a folha escorada. Depois o técnico alinha trilho e cremalheira, para o motor não forçar. As rodas são baratas perto do motor, e o valor com o serviço é dado por foto.",
    ],
    "how-to": [
      "A troca da roldana do portão exige erguer uma folha que pode tombar, e por isso é serviço de técnico. Em casa, com o disjuntor desligado, você pode varrer o trilho e ver com uma lanterna se as rodas giram e se o canal está gasto.",
      "Para saber se a roldana está ruim, escute o portão andar e, com o motor sem energia, olhe o canal das rodas com uma lanterna. Não levante a folha com macaco nem alavanca, porque o portão de correr fora do trilho tomba de lado.",
      "O morador pode cuidar da roldana limpando o trilho e examinando as rodas, com o disjuntor desligado. A troca precisa de escora e de um par com o canal do trilho, e deve ficar com o técnico, porque a folha pode virar.",
    ],
    buying: [
      "A roldana de portão certa tem o canal do trilho, em V, U ou redondo, e aguenta mais que metade do peso da folha, porque em geral são duas. Vendemos o par com ou sem a troca. Mande a foto da roda e do trilho e a largura do portão para o valor.",
      "Para comprar roldana de portão, três dados bastam: o canal, o diâmetro e o peso da folha. Fornecemos o par e o trecho de trilho, com ou sem instalação. O rolamento blindado dura mais na chuva, e uma foto com régua ao lado confirma a medida.",
      "Roldana de portão se compra em par, com o canal e o diâmetro da antiga e com sobra de carga. Vendemos também o trilho que combina com ela e fazemos a troca. A foto da roda e a largura da folha bastam para dar o valor.",
    ],
    question: [
      "Sim, uma roldana ruim pode queimar o motor com o tempo, porque a roda que arrasta aumenta o esforço e o motor esquenta. Troque o par e confira o trilho e a folga da cremalheira, que muda quando a altura da folha muda.",
      "A roldana do portão se troca em par e pelo canal do trilho, em V, U ou redondo. Folha que desce, estalo a cada volta da roda e risco brilhante no trilho mostram que está na hora, antes que o motor comece a forçar.",
      "Vale trocar a roldana assim que a folha pesar ou estalar, antes que ela saia do trilho e possa tombar. As duas são trocadas juntas, com o mesmo canal e o mesmo diâmetro, e o trilho é conferido na visita.",
    ],
  },
  line: [
    "Roldana gasta deixa o portão pesado e força o motor.",
    "Estalo a cada volta da roda costuma ser rolamento de roldana quebrado.",
    "Com a roldana gasta, a folha desce, a cremalheira aperta a engrenagem e o motor esquenta.",
  ],
  sections: [
    {
      about: "what",
      headings: ["O que a roldana sustenta", "Roldana do portão de correr e do basculante"],
      slots: [
        [
          "No portão de correr, duas ou mais roldanas embaixo da folha carregam todo o peso e rolam sobre o trilho. O canal da roda acompanha o perfil dele, em V, U ou redondo.",
          "As rodas do portão deslizante ficam na base da folha e sustentam o peso inteiro. O canal delas precisa ter o mesmo desenho do trilho, que pode ser V, U ou redondo.",
          "Todo o peso da folha de correr passa pelas rodas de baixo, que giram num rolamento. Uma roda em V não assenta em trilho redondo, e a combinação errada descarrila o portão.",
          "Embaixo do portão de correr há pelo menos duas rodas, apoiadas no trilho. Se o perfil da roda for diferente do perfil do trilho, a folha salta e pode sair do lugar.",
        ],
        [
          "No basculante, a roldana fica no alto da coluna e conduz o cabo de aço do contrapeso. Ela está sempre sob carga, e por isso só o técnico deve mexer.",
          "A do basculante é uma polia, com o cabo passando por cima para ligar a folha ao contrapeso. Ali há tensão o tempo todo, e ninguém deve encostar.",
          "Em portão basculante, a roldana não toca o chão: ela guia o cabo, no alto, entre a folha e o contrapeso. Como sustenta peso, é serviço só de técnico.",
          "Quando o portão é basculante, a roda fica em cima e leva o cabo até o contrapeso. Não a solte nem lubrifique em casa, porque o cabo está tensionado.",
        ],
      ],
    },
    {
      about: "signs",
      headings: ["Sinais de roldana gasta ou travada", "O portão ficou pesado: pode ser a roldana"],
      slots: [
        [
          "Um estalo ou ronco que se repete a cada volta da roda é rolamento quebrado. A folha fica pesada na mão, e o motor demora mais e esquenta, porque arrasta em vez de rolar.",
          "O barulho de pedra moída, com o trilho limpo, vem do rolamento da roldana, que perdeu as esferas. A abertura fica lenta, e o motor trabalha quente.",
          "Um rangido que acompanha a velocidade da folha indica roda seca ou presa. Quando ela trava de vez, o motor puxa a folha arrastando e se aquece.",
          "Se o ruído se repete no ritmo da roda, o defeito está no rolamento. Com o tempo aparecem a lentidão e o motor quente, por causa do esforço.",
        ],
        [
          "Risco brilhante ou pó de metal no trilho mostra que uma roda parou de girar. Com o canal gasto, a folha desce, raspa no piso e aperta a cremalheira contra o motor.",
          "Marca brilhante no trilho e limalha em volta indicam roda arrastando. O desgaste do canal abaixa e entorta a folha, que passa a pesar sobre a engrenagem.",
          "Folha inclinada, raspando no chão ou com a cremalheira apertada já perdeu altura pelo desgaste do canal. O trilho riscado confirma que a roda não gira.",
          "Quando uma roda se gasta mais que a outra, o portão pende e bate na guia. Pó de metal no trilho e cremalheira forçada aparecem junto com esse desgaste.",
        ],
      ],
    },
    {
      about: "check",
      headings: ["O que conferir na roldana em casa", "Antes de chamar, olhe rodas e trilho"],
      slots: [
        [
          "A conferência é feita do chão, com o disjuntor desligado e sem levantar a folha, que tomba se sair do trilho. Em basculante, olhe a polia só de longe, porque o cabo está sob carga.",
          "Com uma vassoura, uma lanterna e o motor sem energia, dá para ver o estado das rodas. Não use macaco nem alavanca, e no basculante não chegue perto do cabo.",
          "Não é preciso erguer o portão para examinar a roldana, e fazer isso é perigoso. Corte a energia, examine as rodas no lugar e mantenha distância da polia do basculante.",
          "Desligue o disjuntor e examine as rodas sem tirar o portão do lugar, porque a folha erguida pode cair. A roldana do basculante deve ser vista apenas de longe.",
        ],
      ],
      steps: [
        "Desligue o disjuntor do motor e afaste crianças e animais.",
        "Varra o trilho e retire pedras, areia e cimento seco.",
        "Com lanterna, olhe o canal das rodas e procure pó de metal ou risco no trilho.",
        "Só em portão de correr reto e nivelado, destrave e empurre devagar, sem passar do batente.",
        "Se prender, inclinar ou ameaçar sair do trilho, pare e fotografe.",
      ],
    },
    {
      about: "visit",
      headings: ["Como o técnico troca as roldanas", "A troca da roldana, etapa por etapa"],
      slots: [
        [
          "Com a energia cortada, a folha é escorada contra queda lateral e só então erguida o bastante para a roda sair. A roda parafusada sai inteira, e a soldada é cortada e refeita.",
          "O técnico põe escoras dos dois lados, confere a guia e depois alivia o peso das rodas. O modo de fixação decide o trabalho, porque parafuso se solta e solda precisa ser cortada.",
          "Antes de retirar a roda, o portão é calçado e erguido alguns centímetros, com o motor sem energia. Sem a escora, a folha poderia virar de lado.",
          "Energia desligada e folha presa vêm antes de qualquer coisa. A roda sai com a caixa, se for parafusada, ou é cortada e outra é soldada no lugar.",
        ],
        [
          "As duas rodas novas têm o mesmo diâmetro e o canal do trilho, que é endireitado se estiver amassado. Como a altura da folha muda, a cremalheira volta a {rack.clearance} da engrenagem, e o ponto de parada é conferido.",
          "Um par igual é montado no perfil do trilho, e o trecho torto é corrigido. A folga da cremalheira, de {rack.clearance}, e a parada do portão são acertadas outra vez.",
          "Par de mesmo diâmetro, trilho reto e cremalheira com {rack.clearance} de folga fazem parte do mesmo serviço. Antes de religar o motor, a folha precisa correr com o empurrão de uma mão.",
          "Rodas iguais nas duas pontas mantêm a folha nivelada sobre o trilho já corrigido. No fim se refaz a folga de {rack.clearance} na cremalheira e se testa a parada.",
        ],
      ],
    },
    {
      about: "choose",
      headings: ["Qual roldana comprar", "Como escolher a roldana do portão"],
      slots: [
        [
          "Três dados definem a compra: o canal do trilho, o diâmetro da roda e o peso da folha. Cada roldana deve aguentar mais que metade desse peso, porque em geral são duas.",
          "Veja o perfil do trilho, meça o diâmetro da roda e calcule a carga, que é o peso da folha dividido pelas rodas, com sobra. Uma foto com régua ao lado tira a dúvida.",
          "Canal, diâmetro e carga são as medidas da roldana. Deixe sobra na carga, porque um trilho desnivelado joga quase todo o peso numa roda só.",
          "A roda nova precisa ter o mesmo canal e o mesmo diâmetro da antiga. Para saber a carga, divida o peso da folha pelo número de rodas e escolha acima do resultado.",
        ],
        [
          "Aço com rolamento blindado é a escolha usual em portão com motor, e folha pesada usa rolamento duplo. A roldana de nylon faz menos ruído, mas só serve em folha leve.",
          "O rolamento vedado resiste melhor à poeira e à água do chão, e em portão pesado usa-se o duplo, com roda de aço. Em folha leve, o nylon é uma opção mais silenciosa.",
          "Para portão automático, prefira roda de aço com rolamento blindado, duplo quando a folha pesa. As de nylon são silenciosas, mas ficam para portões leves.",
          "Como o piso acumula água, o rolamento blindado dura mais. O aço é o material mais usado, o nylon só convém em folha leve, e o rolamento duplo, em portão pesado.",
        ],
      ],
    },
    {
      about: "cost",
      headings: ["O que pesa no preço da roldana", "Do que depende o preço da troca da roldana"],
      slots: [
        [
          "O preço da peça varia com o diâmetro, o canal, a carga e o rolamento, e são sempre duas. A mão de obra segue o peso da folha, que precisa ser erguida e escorada.",
          "Uma roda maior, com rolamento duplo, custa mais, e é preciso contar o par. O serviço depende do peso do portão, porque a folha pesada exige mais gente e mais escora.",
          "O valor do par acompanha a carga e o tipo de rolamento. O do trabalho depende do tamanho da folha e de como as rodas estão presas.",
          "Carga e rolamento definem o preço da roda, sempre vezes dois. O peso da folha define o da troca, porque é ele que o técnico precisa erguer e escorar.",
        ],
        [
          "A roda parafusada custa menos que a que precisa de corte e solda, e o trilho amassado entra à parte. No cartão, o pagamento é em até {shop.instalments} vezes.",
          "Roda soldada e trilho a corrigir aumentam o valor, em linhas separadas do orçamento. Dá para parcelar no cartão em até {shop.instalments} vezes.",
          "O que encarece o serviço é a solda e o trilho torto, enquanto a roda parafusada em trilho bom é o caso mais simples. O cartão aceita {shop.instalments} parcelas.",
          "Sem solda e com o trilho reto, a troca custa menos; com os dois problemas, cada um soma. O pagamento se divide em até {shop.instalments} vezes no cartão.",
        ],
      ],
    },
  ],
  questions: [
    {
      question: "Precisa trocar as duas roldanas juntas?",
      answers: [
        "Sim, na maioria dos casos. Diâmetros diferentes inclinam a folha e mudam a altura da cremalheira, e o par novo mantém o portão nivelado.",
        "É o recomendado, porque uma roda gasta ao lado de outra nova deixa o portão torto e concentra o peso em um lado.",
        "Convém, porque as duas rodaram o mesmo tempo. Trocar só uma entorta a folha e exige outra visita em pouco tempo.",
      ],
    },
    {
      question: "Posso passar óleo na roldana?",
      answers: [
        "Pouco, e só no eixo, em portão de correr e com o disjuntor desligado. Trilho e canal ficam secos, porque óleo junta areia.",
        "No eixo, sim; na pista de rolagem, não. O rolamento blindado já vem lubrificado, e se faz barulho precisa ser trocado.",
        "Um pouco de lubrificante no eixo ajuda, com a energia cortada. No trilho, o óleo vira lixa com a areia.",
      ],
    },
    {
      question: "Roldana ruim pode queimar o motor?",
      answers: [
        "Pode, com o tempo: a roda presa faz o motor arrastar a folha, esquentar e gastar a engrenagem.",
        "Sim. O esforço constante aquece o enrolamento, e a folha baixa ainda pesa sobre o eixo do motor.",
        "Encurta muito a vida do motor, porque o portão deixa de rolar e passa a arrastar. Trocar o par cedo sai bem mais barato que trocá-lo.",
      ],
    },
    {
      question: "De quanto em quanto tempo a roldana precisa ser trocada?",
      answers: [
        "Não há prazo fixo, porque depende do peso, da areia e da chuva. Na revisão, {visits.home} em casa, o técnico olha o canal e o giro de cada roda.",
        "A troca é feita pelo estado, e não pelo tempo de uso. Trilho limpo e rolamento blindado fazem o par durar anos; areia e água encurtam.",
        "Quando estala, pesa ou tem o canal gasto. Fora disso, basta a conferência na revisão da casa, {visits.home}.",
      ],
    },
    {
      question: "O portão saiu do trilho por causa da roldana?",
      answers: [
        "Pode ser, porque um canal gasto ou uma roda quebrada já não segura a folha. Não tente recolocar; afaste todos e desligue o disjuntor.",
        "É uma causa comum, junto com trilho amassado e falta de batente. A folha fora do trilho pode tombar, então mantenha distância.",
        "Muitas vezes é ela, que perde o encaixe e salta. Deixe o motor sem energia e ninguém por perto até a recolocação, com escora.",
      ],
    },
  ],
  photo: "fotos da roldana e do trilho, de perto, com o disjuntor desligado, e a largura da folha",
  related: ["trilho", "rolamento", "deslizante", "cremalheira", "pesado", "barulho"],
  topic: "serralheria-e-ajuste-de-portao",
};
