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
      "Vendemos e trocamos roldana de portão de correr e de basculante, em par e com o trilho conferido. A certa tem o canal do trilho, em V, U ou redondo, e carga para o peso da folha; a foto da roda e do trilho, com a largura, dá a peça e o valor.",
      "Roldana de portão gasta ou travada deixa a folha pesada, estala no ritmo da roda e força o motor. Trocamos as duas juntas, com a folha escorada, e vendemos o par pelo canal do trilho e pelo peso; mande a foto da roda e do trilho para o preço.",
      "Trocamos a roldana do portão pelo perfil do trilho e pelo peso da folha, e acertamos o trilho torto que a gastou. O serviço pede erguer e escorar a folha, que pode tombar; foto da roda, do trilho e a largura bastam para o valor.",
      "A roldana de portão de correr carrega todo o peso da folha sobre o trilho, e quando falha gasta também engrenagem e motor. Fornecemos e trocamos em par, no canal e na carga certos, com o trilho conferido; o preço sai pela foto.",
    ],
    price: [
      "Na troca da roldana do portão, o preço depende do diâmetro, do canal, da carga e de ela sair por parafuso ou por corte e solda. As duas são trocadas juntas; mande foto da roldana e do trilho, com a largura da folha, para o valor.",
      "Trocar roldana custa conforme o peso da folha e o modo de fixação: parafusada sai mais barato que soldada. O par novo e o acerto do trilho entram no mesmo orçamento, feito pela foto de perto e pela largura do portão.",
      "Quanto custa a roldana do portão varia com a medida e a carga, e a troca, com o peso da folha a erguer. Solda e trilho amassado aumentam a conta; foto da roda, do trilho e a largura dão o valor.",
    ],
    repair: [
      "Trocamos roldana de portão travada ou de canal comido, em par e com o trilho conferido, porque trilho torto gasta a nova do mesmo modo. O técnico ergue e escora a folha e acerta a cremalheira, que muda de altura; a foto da roda e do trilho dá o valor.",
      "O conserto da roldana do portão quase nunca fica só na roda: trilho, guia e folga do motor são vistos na mesma visita. As duas são trocadas juntas, com o canal certo; roda de folha leve custa menos que a de folha pesada, e a foto da roda e do trilho, com a largura, dá o valor.",
      "Portão de correr pesado, que estala ou raspa, pede troca da roldana, feita em par e com a folha escorada. Depois alinhamos trilho e cremalheira, para o motor não forçar. O par de rodas é peça barata perto do motor, e o valor com o serviço sai pela foto.",
    ],
    "how-to": [
      "Trocar roldana de portão exige erguer uma folha que pode tombar, por isso é serviço de técnico. Em casa, com o disjuntor desligado, você pode varrer o trilho e ver se as rodas giram e se o canal está comido.",
      "Para saber se a roldana está ruim, escute o portão andar e, com o motor sem energia, olhe o canal das rodas com lanterna. Não levante a folha com macaco ou alavanca, porque o portão de correr fora do trilho tomba de lado.",
      "O que dá para fazer em casa pela roldana é limpar o trilho e examinar a roda, com o disjuntor desligado. A troca pede escora e o par certo para o trilho, e fica com o técnico.",
    ],
    buying: [
      "Vendemos e trocamos roldana de portão: a certa tem o canal do trilho, em V, U ou redondo, e aguenta mais que metade do peso da folha, porque são duas. Mande a foto da roda, do trilho e a largura, e passamos o par, com ou sem a troca.",
      "Para comprar roldana e trilho de portão, três dados bastam: canal, diâmetro e peso da folha. Fornecemos o par e o trecho de trilho, com ou sem instalação; rolamento blindado dura mais na chuva, e a foto com uma régua ao lado confirma a medida.",
      "Roldana de portão se compra em par, no canal e no diâmetro da antiga e com carga de sobra. Vendemos também o trilho que combina com ela e fazemos a troca; a foto da roda e a largura da folha dão o valor.",
    ],
    question: [
      "Sim, uma roldana ruim pode queimar o motor com o tempo, porque a roda que arrasta aumenta o esforço e o motor esquenta. Troque o par e confira o trilho e a folga da cremalheira, que muda com a altura da folha.",
      "A roldana do portão se troca em par e pelo canal do trilho, em V, U ou redondo. Folha que desce, estalo no ritmo da roda e risco brilhante no trilho mostram que a hora chegou.",
      "Vale trocar a roldana assim que a folha pesar ou estalar, antes que ela saia do trilho. As duas vão juntas, do mesmo canal e diâmetro, com o trilho conferido.",
    ],
  },
  line: [
    "Roldana gasta deixa o portão pesado, e o motor paga a conta.",
    "Estalo no ritmo das rodas costuma ser rolamento de roldana quebrado.",
    "Com roldana baixa, a cremalheira encosta na engrenagem e o motor esquenta.",
  ],
  sections: [
    {
      about: "what",
      headings: ["O que a roldana sustenta", "Roldana do portão de correr e do basculante"],
      slots: [
        [
          "No portão de correr, duas ou mais roldanas embaixo da folha carregam todo o peso e rolam sobre o trilho. O canal da roda acompanha o perfil dele, em V, U ou redondo.",
          "As rodas do deslizante ficam na base da folha e andam sobre o trilho, sustentando o peso inteiro. O canal delas precisa casar com o perfil, V, U ou redondo.",
          "Todo o peso da folha de correr passa pelas rodas de baixo, que giram num rolamento. Roda em V não assenta em trilho redondo, e a combinação errada descarrila.",
          "Embaixo do portão de correr há pelo menos duas rodas, apoiadas no trilho. Perfil de roda e de trilho andam juntos, senão a folha salta.",
        ],
        [
          "No basculante, a roldana fica no alto da coluna e conduz o cabo de aço do contrapeso. Está sempre sob carga, e por isso só o técnico mexe nela.",
          "Já no basculante ela é uma polia: o cabo passa por cima e liga a folha ao contrapeso. Ali há tensão o tempo todo, e ninguém deve tocar.",
          "A do basculante não toca o chão; guia o cabo, no alto, entre folha e contrapeso. Como sustenta peso, é serviço só de técnico.",
          "Em portão que bascula, a roda fica em cima e leva o cabo até o contrapeso. Não se solta nem se lubrifica em casa, porque o cabo está tensionado.",
        ],
      ],
    },
    {
      about: "signs",
      headings: ["Sinais de roldana gasta ou travada", "O portão ficou pesado: pode ser a roldana"],
      slots: [
        [
          "Estalo ou ronco que se repete a cada volta é rolamento quebrado, e a folha fica pesada na mão. O motor demora mais e esquenta, porque arrasta em vez de rolar.",
          "Barulho de pedra moída com o trilho limpo vem do rolamento sem esferas. A folha pesa, o motor trabalha quente, e a abertura fica lenta.",
          "Rangido que acompanha a velocidade da folha aponta para roda seca ou presa. Com ela travada, o motor puxa arrastando, e o calor aumenta.",
          "O ritmo entrega: ruído a cada giro da roda é o rolamento. Depois vêm a lentidão e o motor quente, de tanto arrastar.",
        ],
        [
          "Risco brilhante ou limalha no trilho mostra roda que não gira mais. Canal comido abaixa a folha, que raspa no piso, inclina e aperta a cremalheira contra o motor.",
          "Olhe o trilho: marca brilhante e pó de metal denunciam arrasto. Quando o canal se gasta, a folha desce, entorta e pesa sobre a engrenagem.",
          "Folha inclinada, raspando no chão ou com a cremalheira apertada já perdeu altura por desgaste do canal. O trilho, riscado, confirma.",
          "Se uma roda se gasta mais, o portão pende e bate na guia. Limalha no trilho e cremalheira forçada fazem parte do mesmo quadro.",
        ],
      ],
    },
    {
      about: "check",
      headings: ["O que conferir na roldana em casa", "Antes de chamar, olhe rodas e trilho"],
      slots: [
        [
          "A conferência é feita no chão, com o disjuntor desligado e sem levantar a folha, que tomba se sair do trilho. Em basculante, olhe a polia só de longe, porque o cabo está sob carga.",
          "Com vassoura, lanterna e o motor sem energia, dá para ver o estado das rodas. Nada de macaco ou alavanca; e no basculante não se chega perto do cabo.",
          "Não é preciso erguer o portão para examinar a roda, e fazer isso é perigoso. Limite-se a olhar, com a energia cortada, e no basculante mantenha distância da polia.",
          "Dá para achar o defeito de pé, com o disjuntor desligado. Levantar a folha é proibido em casa, e a roldana do basculante só se olha de baixo e de longe.",
        ],
      ],
      steps: [
        "Desligue o disjuntor do motor e afaste crianças e animais.",
        "Varra o trilho e retire pedras, areia e cimento seco.",
        "Com lanterna, olhe o canal das rodas e procure limalha ou risco no trilho.",
        "Só em portão de correr reto e nivelado, destrave e empurre devagar, sem passar do batente.",
        "Se prender, inclinar ou ameaçar sair do trilho, pare e fotografe.",
      ],
    },
    {
      about: "visit",
      headings: ["Como o técnico troca as roldanas", "A troca da roldana, etapa por etapa"],
      slots: [
        [
          "Com a energia cortada, a folha é escorada contra queda lateral e só então erguida o bastante para a roda sair. Roda parafusada sai inteira; a soldada é cortada e refeita.",
          "Primeiro a escora, dos dois lados, e a guia conferida; depois se alivia o peso das rodas. A fixação decide o trabalho, porque parafuso se solta e solda se corta.",
          "O técnico calça o portão, ergue alguns centímetros e retira a roda, por parafuso ou por corte. Sem escora isso não se faz, já que a folha vira de lado.",
          "Energia desligada e folha presa vêm antes de qualquer coisa. A roda sai com a caixa, se for parafusada, ou é cortada e soldada de novo.",
        ],
        [
          "As duas novas têm o mesmo diâmetro e o canal do trilho, que é endireitado se estiver amassado. Como a altura muda, a cremalheira volta a {rack.clearance} da engrenagem, e o fim de curso é conferido.",
          "Entra um par igual, no perfil do trilho, e o trecho torto é corrigido. A folga da cremalheira, de {rack.clearance}, e o ponto de parada são acertados outra vez.",
          "Par de mesmo diâmetro, trilho reto, cremalheira a {rack.clearance}: as três coisas são feitas juntas. A folha precisa correr com uma mão antes de religar o motor.",
          "Rodas iguais dos dois lados mantêm a folha nivelada sobre o trilho já corrigido. Depois se refaz a folga de {rack.clearance} na cremalheira e se testa a parada.",
        ],
      ],
    },
    {
      about: "choose",
      headings: ["Qual roldana comprar", "Como escolher a roldana do portão"],
      slots: [
        [
          "Três dados definem a compra: canal do trilho, diâmetro da roda e peso da folha. Cada roda deve aguentar mais que metade do peso, porque em geral são duas.",
          "Veja o perfil do trilho, meça o diâmetro e calcule a carga, que é o peso da folha dividido pelas rodas, com sobra. Uma foto com régua ao lado resolve.",
          "Canal, diâmetro e carga são as medidas da peça. Some sobra à carga, pois trilho com desnível joga quase todo o peso numa roda só.",
          "A roda nova precisa do mesmo canal e do mesmo diâmetro da antiga. Quanto à força, tome o peso da folha, divida pelas rodas e escolha acima.",
        ],
        [
          "Aço com rolamento blindado é a escolha usual com motor, e folha pesada pede rolamento duplo. O nylon faz menos ruído, mas serve a folhas leves.",
          "Rolamento vedado resiste melhor a poeira e água do chão, e em portão pesado usa-se o duplo, de aço. Para folha leve, há nylon, mais silencioso.",
          "Para portão automático, prefira aço blindado, duplo quando a folha pesa. Rodas de nylon são silenciosas e ficam para portões leves.",
          "A água do piso pede rolamento blindado. Material, aço na maioria, nylon só em folha leve; e rolamento duplo onde o peso é grande.",
        ],
      ],
    },
    {
      about: "cost",
      headings: ["O que pesa no preço da roldana", "Do que depende o preço da troca da roldana"],
      slots: [
        [
          "A peça varia com diâmetro, canal, carga e rolamento, e são sempre duas. A mão de obra segue o peso da folha, que precisa ser erguida e escorada.",
          "Roda maior, com rolamento duplo, custa mais, e conta-se o par. O resto é serviço: quanto mais pesado o portão, mais gente e escora.",
          "O par pesa no orçamento pela carga e pelo tipo de rolamento. Já o trabalho depende do tamanho da folha e de como as rodas estão presas.",
          "Carga e rolamento fazem o preço da roda; folha leve ou pesada faz o da troca. A conta é sempre de duas.",
        ],
        [
          "Parafuso sai mais barato que corte e solda, e trilho amassado entra à parte. No cartão, o pagamento vai em até {shop.instalments} vezes.",
          "Roda soldada e trilho a corrigir aumentam o valor, em linhas separadas. Dá para parcelar em até {shop.instalments} vezes no cartão.",
          "O que encarece é solda e trilho torto; a roda parafusada em trilho bom é o caso mais simples. São até {shop.instalments} parcelas no cartão.",
          "Sem solda e com trilho reto, o serviço é o menor. Havendo os dois, somam; o cartão divide em até {shop.instalments} vezes.",
        ],
      ],
    },
  ],
  questions: [
    {
      question: "Precisa trocar as duas roldanas juntas?",
      answers: [
        "Sim, na maioria dos casos. Diâmetros diferentes inclinam a folha e mudam a altura da cremalheira; o par novo mantém o portão nivelado.",
        "É o recomendado: roda gasta ao lado de outra nova deixa o portão torto e concentra o peso em um lado.",
        "Convém, porque as duas rodaram o mesmo tempo. Trocar só uma entorta a folha e traz a segunda visita em pouco tempo.",
      ],
    },
    {
      question: "Posso passar óleo na roldana?",
      answers: [
        "Pouco, e só no eixo, em portão de correr e com o disjuntor desligado. Trilho e canal ficam secos, porque óleo junta areia.",
        "No eixo, sim; na pista de rolagem, não. Rolamento blindado já vem lubrificado, e se faz barulho a saída é a troca.",
        "Um pouco de lubrificante no eixo ajuda, com a energia cortada. No trilho, óleo vira lixa com a areia.",
      ],
    },
    {
      question: "Roldana ruim pode queimar o motor?",
      answers: [
        "Pode, com o tempo: roda presa faz o motor arrastar a folha, esquentar e gastar engrenagem.",
        "Sim. O esforço constante aquece o enrolamento, e a folha baixa ainda pesa sobre o eixo do motor.",
        "Encurta muito a vida dele, porque o portão deixa de rolar e passa a arrastar. Trocar o par cedo sai bem mais barato que o motor.",
      ],
    },
    {
      question: "De quanto em quanto tempo a roldana precisa ser trocada?",
      answers: [
        "Não há prazo fixo: depende do peso, da areia e da chuva. Na revisão, {visits.home} em casa, o técnico olha o canal e o giro de cada roda.",
        "Troca-se pelo estado, não pelo calendário. Trilho limpo e rolamento blindado fazem o par durar anos; areia e água encurtam.",
        "Quando estala, pesa ou tem o canal comido. Fora isso, basta a conferência {visits.home}, na revisão da casa.",
      ],
    },
    {
      question: "O portão saiu do trilho por causa da roldana?",
      answers: [
        "Pode ser: canal comido ou roda quebrada já não segura a folha. Não tente recolocar; afaste todos e desligue o disjuntor.",
        "É uma causa comum, junto com trilho amassado e falta de batente. Folha fora do trilho pode tombar, então mantenha distância.",
        "Muitas vezes é ela, que perde o encaixe e salta. Deixe o motor sem energia e ninguém por perto até a recolocação, com escora.",
      ],
    },
  ],
  photo: "fotos da roldana e do trilho, de perto, com o disjuntor desligado, e a largura da folha",
  related: ["trilho", "rolamento", "deslizante", "cremalheira", "pesado", "barulho"],
  topic: "serralheria-e-ajuste-de-portao",
};
