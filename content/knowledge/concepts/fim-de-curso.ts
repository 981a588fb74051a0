import type { Concept } from "#domain/knowledge/concept.ts";

export const fimDeCurso: Concept = {
  id: "fim-de-curso",
  kind: "part",
  label: "Fim de curso",
  phrase: "o fim de curso",
  words: [
    "fim de curso",
    "fins de curso",
    "final de curso",
    "sensor fim de curso",
    "ímã do portão",
    "ímã fim de curso",
    "fim de curso magnético",
    "reed do portão",
    "chave fim de curso",
    "reed switch",
    "portão não para no final",
    "passa do ponto",
    "passando do ponto",
    "passou do ponto",
  ],
  intent: "repair",
  answers: {
    any: [
      "O fim de curso do portão eletrônico é o sensor que avisa à placa onde a folha deve parar. Fora do lugar, ele faz o portão bater, deixar fresta ou continuar forçando, e nesse caso desligue o disjuntor. Regular ou trocar o sensor não exige motor novo, e o ajuste em casa parte de {price.preventive}, sem peças.",
      "O portão que bate no final, deixa fresta ou segue forçando costuma ter o fim de curso, o sensor de parada, fora do ponto. O técnico recoloca o ímã ou a chave e grava o percurso de novo, em visita a partir de {price.preventive} em casa, sem peças. Se o motor não desliga, corte a energia.",
      "Fim de curso desregulado se corrige movendo o ímã ou a chave que marca a parada, e o sensor com defeito é trocado. Em residência, o ajuste custa a partir de {price.preventive}, fora peças. Quando o motor não para no fim do caminho, desligue o disjuntor até a visita.",
      "Regular o fim de curso, magnético ou mecânico, devolve ao portão o ponto certo de parada e evita a pancada no batente. A visita com ajuste residencial começa em {price.preventive}, sem peças, e inclui gravar o percurso. Motor que continua ligado com a folha encostada deve ser desligado no disjuntor.",
    ],
    price: [
      "O ajuste do fim de curso do portão em casa parte de {price.preventive}, sem peças. Se o sensor precisar ser trocado, o valor muda com o tipo, magnético ou mecânico, e com o modelo do motor. Um vídeo do portão chegando ao fim mostra qual dos dois é o caso.",
      "O preço do fim de curso depende do que falhou: regular a posição é o mais barato, em visita a partir de {price.preventive} em casa, sem peças. Depois vêm o ímã ou a haste, e por último o sensor do modelo. A foto da etiqueta do motor já permite dar o valor, de graça.",
      "Regular o fim de curso custa menos do que trocar a peça, e resolve na maioria das vezes: a visita com ajuste, em residência, começa em {price.preventive}, sem peças. O sensor novo soma conforme o motor, e o orçamento sai com a foto da etiqueta.",
    ],
    buying: [
      "O fim de curso certo é o do modelo do motor, escrito na etiqueta, e pode ser magnético, com ímã e sensor, ou mecânico, com chave. Vendemos a peça e fazemos a troca. Se o ímã só saiu do lugar, basta o ajuste, em casa a partir de {price.preventive}, sem peças.",
      "Antes de comprar um fim de curso, veja a etiqueta do motor e o tipo, magnético ou mecânico, porque o sensor de um modelo não serve no outro. Fornecemos a peça com a troca, que inclui gravar o percurso do portão. A foto da etiqueta e da peça antiga basta para o valor.",
      "Para comprar fim de curso de portão, fotografe a etiqueta do motor e a peça, já que ímã, sensor e chave mudam de um modelo para outro. Vendemos e instalamos com a parada regulada e testada, porque o sensor novo fora do ponto repete a batida.",
    ],
    repair: [
      "O conserto do fim de curso costuma ser um ajuste: o técnico devolve o ímã ou a chave ao ponto, e o portão para de bater ou de deixar fresta. Em casa, a visita parte de {price.preventive}, sem peças. Se o motor não desliga no fim, desligue o disjuntor até lá.",
      "Fim de curso com defeito faz o portão passar do ponto ou parar antes da hora. Quase sempre basta regular a posição, em visita a partir de {price.preventive} em residência, fora peças; sensor que não responde ou fio partido é trocado, e a placa grava o percurso de novo.",
      "Consertar o fim de curso começa por medir o sensor na placa, para saber se ele falhou ou apenas saiu do lugar. A regulagem em casa custa a partir de {price.preventive}, sem contar peças, e a troca segue o modelo do motor. Até a visita, não deixe o motor forçando no batente.",
    ],
    "how-to": [
      "O ajuste do fim de curso do portão é serviço do técnico, porque a peça fica junto do motor e muitos modelos exigem abrir a tampa. Você pode observar de longe onde a folha para e, com o disjuntor desligado, ver se o ímã está solto. A regulagem em casa parte de {price.preventive}, sem peças.",
      "Regular o fim de curso consiste em mover o ímã, a chave ou a haste poucos milímetros e testar com o portão em movimento. Como a folha anda com força durante o teste, deixe essa parte com o técnico, a partir de {price.preventive} em residência, fora peças, e apenas filme a parada.",
      "Para saber se o problema é o fim de curso, assista de longe à chegada da folha: se ela bate, o aviso vem tarde; se sobra fresta, vem cedo. Quando o motor não para, desligue o disjuntor. A regulagem fica com o técnico, porque o portão se move durante o ajuste.",
    ],
  },
  line: [
    "Se a folha bate ou deixa fresta no final, confira o fim de curso.",
    "O fim de curso avisa à placa onde parar, e fora do lugar faz o motor forçar.",
    "Um ímã deslocado no fim de curso faz o portão passar do ponto ou parar antes.",
  ],
  sections: [
    {
      about: "what",
      headings: ["Para que serve o fim de curso", "Como o portão sabe onde parar"],
      slots: [
        [
          "Há um fim de curso em cada ponta do percurso, um para a abertura e outro para o fechamento. Sem esse aviso, a placa não sabe que a folha chegou e continua mandando energia ao motor.",
          "O fim de curso marca os dois extremos do movimento e faz a placa desligar o motor. Quando falha, a folha é empurrada contra o batente até alguém cortar a energia.",
          "Cada extremo do caminho tem o seu ponto de parada, indicado por um sensor. É esse sinal que impede o motor de forçar depois que o portão chegou.",
          "A placa do motor precisa de dois avisos, o de portão aberto e o de portão fechado, e quem os dá é o fim de curso. Se um deles não chega, o motor continua empurrando uma folha que já encostou.",
        ],
        [
          "No tipo magnético, um ímã passa pelo sensor sem encostar; no mecânico, a folha empurra uma chave ou haste. Motores com encoder contam as voltas do eixo e guardam a posição.",
          "O modelo mais comum usa ímã e sensor, sem contato entre os dois, e o mecânico tem uma chave acionada pelo próprio portão. Alguns motores dispensam ambos e contam o giro, com um leitor chamado encoder.",
          "Existem três sistemas: o ímã com sensor, a chave empurrada pela folha e o encoder, que conta as voltas do motor. Nos de ímã, poucos milímetros já mudam a parada.",
          "Dependendo do motor, o ímã fica preso à folha, à cremalheira ou ao fuso, ou é substituído por uma chave mecânica. Há ainda os motores que usam encoder, o leitor que conta as voltas do eixo.",
        ],
      ],
    },
    {
      about: "signs",
      headings: ["Sinais de fim de curso desregulado", "Portão bate, deixa fresta ou não desliga: fim de curso"],
      slots: [
        [
          "Uma pancada sempre no mesmo extremo mostra que o aviso chega tarde, e a fresta mostra que chega cedo. A folha que encosta e volta pode ter lido o batente como obstáculo.",
          "Bater no final e parar um palmo antes são o mesmo defeito, o ponto de parada fora do lugar. O portão que toca o batente e reabre também precisa de regulagem.",
          "Se a folha bate, o sensor está avisando depois da hora; se sobra um vão, está avisando antes. Quando ela encosta e torna a abrir, a placa tomou o batente por um obstáculo.",
          "A parada regulada além do ponto dá pancada, e a regulada aquém deixa fresta, sempre no mesmo lado. Outro sinal é o portão fechar, encostar e reabrir em seguida.",
        ],
        [
          "O motor que continua roncando com a folha encostada deve ser desligado no disjuntor, porque esquenta e gasta a engrenagem.",
          "Se o motor não desliga no fim do percurso, corte a energia no quadro: empurrar o batente o aquece até queimar.",
          "Ronco depois que a folha parou significa motor forçando contra o batente. Desligue o disjuntor, para não gastar a engrenagem nem queimar o enrolamento.",
          "Não deixe o motor empurrando a folha no fim do caminho, porque ele superaquece em pouco tempo. Até a regulagem, mantenha o disjuntor desligado.",
        ],
      ],
    },
    {
      about: "check",
      headings: ["Fim de curso: verificação de fora", "O que observar no final do percurso"],
      slots: [
        [
          "Observe de longe, com a passagem livre e ninguém no caminho da folha. Se um ímã ou haste estiver solto, fotografe sem recolocar, porque a posição errada muda a parada e pode causar batida.",
          "A verificação é feita a distância, com o controle na mão e a área vazia. Não aproxime os dedos do ímã nem da cremalheira com o motor ligado, e não recoloque nenhuma peça solta antes da visita.",
          "De fora do caminho da folha dá para ver em que ponta está a falha e se ela se repete. Uma peça solta não deve ser colada no palpite, já que poucos milímetros fazem o portão bater.",
          "Fique longe do caminho da folha e observe em que ponto ela chega ao fim, na abertura e no fechamento. Pedra no trilho e batente torto enganam, porque também mudam o ponto de parada.",
        ],
      ],
      steps: [
        "Assista, de longe, a uma abertura e a um fechamento; se o motor não parar no fim, desligue o disjuntor na hora.",
        "Repare em que extremo está a falha e se ela se repete.",
        "Desligue o disjuntor.",
        "Procure pedra ou objeto no caminho da folha e retire, com ela firme e parada.",
        "Veja se algum ímã ou haste está solto e fotografe sem mexer.",
      ],
    },
    {
      about: "visit",
      headings: ["Como é a regulagem do fim de curso", "O ajuste do fim de curso feito pelo técnico"],
      slots: [
        [
          "Antes do sensor, o técnico confere a folha, que precisa andar leve e encostar sem esforço. Trilho, roldana ou batente ruim desmancha qualquer ajuste em poucos dias.",
          "O trabalho começa pelo equilíbrio e pelo caminho do portão, para a parada ficar estável. Uma folha pesada não para duas vezes no mesmo ponto, e aí nenhuma regulagem resolve.",
          "Primeiro se verifica se o portão corre leve, reto e com batente firme. Só com a parte mecânica em ordem o ponto de parada se mantém.",
          "Trilho, rodas e batente são vistos antes do sensor, porque uma folha que prende muda de posição a cada parada. O que estiver gasto é acertado na mesma visita.",
        ],
        [
          "Com a folha em ordem, o sensor é medido na placa, e o ímã ou a chave é movido aos poucos até a parada certa. Por fim o percurso é gravado, e a reversão, que faz a folha voltar diante de um obstáculo, é testada.",
          "O sensor é testado e reposicionado em pequenos passos, ou substituído quando não responde. Gravar o percurso, acertar a força e rodar vários ciclos encerram o serviço.",
          "Sensor bom só muda de posição, e o que deixou de responder é trocado. A placa então aprende o percurso, e o portão deve chegar ao fim sem pancada e sem fresta.",
          "A parada é corrigida milímetro a milímetro, com a troca da peça se ela falhar na medição. O técnico grava o curso na placa e confere se a folha volta ao encontrar um obstáculo.",
        ],
      ],
    },
    {
      about: "care",
      headings: ["Como o ajuste do fim de curso dura", "Como evitar que o fim de curso desregule"],
      slots: [
        [
          "A vibração solta o parafuso do ímã e do suporte, e cada pancada desloca o conjunto mais um pouco. Corrigir a batida logo no começo evita que o desajuste cresça.",
          "Com o uso, o suporte afrouxa e o ímã anda alguns milímetros, o bastante para mudar a parada. Quanto mais o portão bate, mais depressa isso acontece.",
          "Parafuso frouxo no suporte do ímã é o começo da maioria dos desajustes. O portão que bate e não é corrigido vai soltando as outras fixações.",
          "O ímã muda de lugar pela vibração de cada ciclo, sobretudo quando a folha bate no batente. Por menor que seja a pancada, peça o ajuste antes que ela aumente.",
        ],
        [
          "Trilho limpo e batente firme fazem a folha chegar sempre ao mesmo ponto. Na revisão, {visits.home} em casa e {visits.business} no comércio, o técnico reaperta ímã e suporte.",
          "Mantenha o trilho varrido e peça a conferência da parada na manutenção, {visits.home} em residência e {visits.business} em empresa.",
          "A folha que corre reta e encosta firme não tira o sensor do lugar. Os suportes são reapertados na revisão, que se faz {visits.home} na casa e {visits.business} no comércio.",
          "Batente firme e roldana boa mantêm a parada no lugar por mais tempo. O aperto das fixações entra na visita de manutenção, {visits.home} em casa e {visits.business} em uso comercial.",
        ],
      ],
    },
    {
      about: "cost",
      headings: ["O que muda o preço do fim de curso", "Ajuste ou sensor novo: o que muda o preço"],
      slots: [
        [
          "Só reposicionar o sensor é o serviço mais barato, e o mais frequente. Ímã, chave ou sensor novo soma a peça do modelo, e o reparo da placa que lê o sinal é o caso mais caro, e menos comum.",
          "O ajuste custa menos que a peça, e a peça custa menos que o reparo da placa. Na maioria das visitas, mover o ímã ou a chave já resolve.",
          "O valor cresce nesta ordem: regular a posição, trocar o ímã, trocar o sensor e, mais raramente, reparar a placa. Como o defeito costuma ser de posição, comece pelo ajuste.",
          "Na maior parte das vezes o problema é de posição, e a conta fica só na regulagem. Se o sensor deixou de responder, entra a peça do modelo, e o conserto da placa fica para os poucos casos em que ela não lê o sinal.",
        ],
        [
          "Folha pesada ou batente torto precisa ser acertado junto, o que aumenta o tempo e o valor. O cartão divide em até {shop.instalments} vezes.",
          "O acerto de trilho, roldana ou batente soma ao serviço, quando é necessário. O total pode ser pago em até {shop.instalments} vezes no cartão.",
          "A conta sobe se a folha precisar de conserto antes da regulagem, porque sem isso o ajuste não se mantém. No cartão são até {shop.instalments} parcelas.",
          "Se houver mecânica a corrigir, como roda gasta ou batente solto, ela é orçada à parte antes do serviço. Quem paga no cartão pode dividir em {shop.instalments} parcelas.",
        ],
      ],
    },
  ],
  questions: [
    {
      question: "Quanto tempo leva para regular o fim de curso?",
      answers: [
        "Menos de {trade.smallRepair}, já com os testes. Se a folha estiver pesada ou torta, ela é acertada antes e toma mais tempo.",
        "Em geral menos de {trade.smallRepair} quando basta reposicionar. A troca depende de haver a peça do modelo.",
        "Até {trade.smallRepair} no ajuste comum. Se for preciso sensor novo, a foto da etiqueta permite levar a peça certa.",
      ],
    },
    {
      question: "O fim de curso pode parar de funcionar de repente?",
      answers: [
        "Pode: um ímã que cai, um fio que se rompe ou um sensor queimado por surto de energia faz a falha surgir de um dia para outro.",
        "Sim, principalmente quando o ímã se solta ou o fio do sensor se parte. O motor passa então a forçar no fim do caminho.",
        "Acontece. A queda do ímã é um caso comum, e o portão passa do ponto na mesma hora.",
      ],
    },
    {
      question: "Posso mudar o ímã do fim de curso sozinho?",
      answers: [
        "Não é recomendado: poucos milímetros errados fazem a folha bater, e o teste é feito com o portão em movimento.",
        "É melhor não mexer, porque a peça fica junto da cremalheira ou do fuso. Fotografe a posição e deixe o ajuste para o técnico.",
        "Evite. O ímã colado no palpite muda a parada e faz o motor forçar sem que se perceba.",
      ],
    },
    {
      question: "Portão com encoder precisa de fim de curso?",
      answers: [
        "Muitas vezes, sim. O encoder conta as voltas do motor, mas vários modelos ainda usam um sensor ou o batente como referência.",
        "Em muitos modelos precisa, ao menos como ponto de partida da contagem. O manual do motor mostra qual sistema ele usa.",
        "Depende do motor. Alguns usam o próprio batente como referência, e outros precisam de um sensor para começar a contar.",
      ],
    },
    {
      question: "Fim de curso ou fotocélula: qual faz o portão não fechar?",
      answers: [
        "Se a folha nem começa a fechar, ou volta logo, a suspeita é a fotocélula. Se para quase no fim, é o fim de curso.",
        "O lugar da parada responde: no começo do caminho costuma ser a fotocélula, e perto do batente, o fim de curso.",
        "A fotocélula impede o fechamento desde o início, enquanto o fim de curso faz a folha parar antes da hora, já perto do batente.",
      ],
    },
  ],
  photo: "uma foto do ímã ou da chave de fim de curso, sem mexer, e outra da etiqueta do motor",
  related: ["regulagem", "bate-forte", "nao-fecha", "batente", "volta", "fotocelula"],
  topic: "portao-nao-fecha-completamente",
};
