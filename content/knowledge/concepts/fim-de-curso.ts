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
      "O fim de curso do portão eletrônico é o sensor que diz à placa onde a folha para, e regulamos ou trocamos sem mexer no motor. Fora do lugar, o portão bate, deixa fresta ou o motor não desliga, e aí desligue o disjuntor; o ajuste em casa parte de {price.preventive}, sem peças.",
      "Ajustamos e trocamos fim de curso de portão, magnético, com ímã, ou mecânico, com chave. Quando ele sai do ponto, a folha bate no batente ou para antes da hora; a visita com ajuste em residência começa em {price.preventive}, fora peças, e o percurso é gravado de novo.",
      "Portão que bate no final, deixa fresta ou segue forçando tem o fim de curso, o sensor de parada, desregulado. O técnico recoloca o ímã ou a chave, ou troca o sensor, em visita a partir de {price.preventive} em casa, sem peças; se o motor não desliga, corte a energia.",
      "Fim de curso de portão eletrônico desregulado se corrige com o ajuste do ímã, da chave ou do percurso, e o sensor com defeito se troca. Em residência, o acerto custa a partir de {price.preventive}, sem peças; motor que não para no fim pede disjuntor desligado.",
    ],
    price: [
      "Ajustar o fim de curso do portão em casa parte de {price.preventive}, sem peças; com sensor novo, o valor muda com o tipo, magnético ou mecânico, e com o modelo do motor. Um vídeo do final do percurso mostra se é ajuste ou peça.",
      "O preço do fim de curso do portão depende do que falhou: só regular é o mais barato, em visita a partir de {price.preventive} em casa, sem peças; ímã ou haste vem depois, e o sensor do modelo, por último. A foto da etiqueta do motor e um vídeo da parada dão o valor, de graça.",
      "Regular o fim de curso custa menos que trocar: a visita com ajuste em casa começa em {price.preventive}, sem peças, e o sensor soma conforme o motor. Mande um vídeo do portão chegando ao fim.",
    ],
    buying: [
      "Vendemos e trocamos fim de curso de motor de portão, pelo modelo da etiqueta: magnético, com ímã e sensor, ou mecânico, com chave ou haste. Se o ímã só saiu do lugar, basta o ajuste, em casa a partir de {price.preventive}, sem peças; a foto confirma.",
      "O fim de curso certo segue o motor e o tipo, magnético ou mecânico, e a etiqueta diz qual é. Fornecemos com a troca, que inclui gravar o percurso; mande a foto da etiqueta e da peça para o valor.",
      "Para comprar fim de curso de portão, mande a foto da etiqueta do motor e da peça, porque ímã, sensor e chave mudam de modelo para modelo. Vendemos e instalamos, com a parada regulada no fim.",
    ],
    repair: [
      "Regulamos e trocamos o fim de curso do portão que bate, deixa fresta ou não desliga o motor, e nesse último caso desligue o disjuntor. Se o ímã saiu do lugar, basta o ajuste, em casa a partir de {price.preventive}, sem peças; sensor ou fio ruim se troca.",
      "O conserto do fim de curso quase sempre é ajuste: ímã, chave ou percurso de volta ao ponto, em visita desde {price.preventive} em residência, fora peças. Sensor que não responde dá lugar a outro, e a placa grava o percurso de novo.",
      "Fim de curso de portão eletrônico com defeito faz a folha passar do ponto ou parar antes. Medimos o sensor, regulamos a posição ou trocamos a peça, em casa a partir de {price.preventive}, sem peças.",
    ],
    "how-to": [
      "O ajuste do fim de curso do portão não é tarefa para o morador: fica junto do motor e, em muitos modelos, pede a tampa aberta. Você pode observar de longe onde a folha para e, com o disjuntor desligado, ver se o ímã está solto; o técnico regula, em casa desde {price.preventive}, sem peças.",
      "Regular o fim de curso é mover ímã, chave ou haste poucos milímetros e testar, com a folha andando com força. Por isso é do técnico, em visita a partir de {price.preventive} em residência, fora peças; a você cabe filmar a parada.",
      "Para ver se o problema é fim de curso, assista de longe à chegada da folha: bater é aviso tarde, fresta é aviso cedo. Desligue o disjuntor se o motor não parar; a regulagem fica com o técnico.",
    ],
  },
  line: [
    "Se a folha bate ou deixa fresta no final, confira o fim de curso.",
    "O fim de curso diz à placa onde parar, e fora do lugar ele engana o motor.",
    "Ímã deslocado no fim de curso faz o portão passar do ponto ou parar antes.",
  ],
  sections: [
    {
      about: "what",
      headings: ["Para que serve o fim de curso", "Como o portão sabe onde parar"],
      slots: [
        [
          "Há um sensor em cada ponta do percurso, um para a abertura e outro para o fechamento. Sem o aviso dele, a placa não sabe que a folha chegou e continua mandando energia.",
          "O fim de curso marca os dois extremos e manda o motor desligar. Quando falha, a placa segue empurrando a folha contra o batente.",
          "Cada extremo tem o seu ponto de parada, avisado por um sensor. É ele que impede o motor de forçar depois que a folha chegou.",
          "Dois avisos bastam ao portão: abriu tudo, fechou tudo. Quem os dá à placa é o fim de curso.",
        ],
        [
          "No magnético, um ímã passa pelo sensor sem encostar; no mecânico, a folha ou um came empurra uma chave. Motores com encoder contam as voltas e guardam a posição.",
          "O tipo comum usa ímã e sensor, sem contato; o mecânico usa uma chave com haste ou mola. Alguns motores contam voltas, com encoder.",
          "Ímã e sensor, chave empurrada ou contagem de voltas são os três tipos. Nos de ímã, poucos milímetros mudam a parada.",
          "Há o de ímã, preso à folha, à cremalheira ou ao fuso, e o de chave. Os mais novos usam encoder, que conta o giro do motor.",
        ],
      ],
    },
    {
      about: "signs",
      headings: ["Sinais de fim de curso desregulado", "Portão bate, deixa fresta ou não desliga: fim de curso"],
      slots: [
        [
          "Pancada sempre no mesmo extremo mostra aviso tarde demais; fresta mostra aviso cedo. Folha que encosta e volta teve o batente lido como obstáculo.",
          "Bater no final e faltar um palmo são faces do mesmo defeito, o ponto de parada fora do lugar. Voltar ao encostar é outra.",
          "Se bate, o sensor avisa depois da hora; se sobra vão, avisa antes. Portão que toca e reabre também pede regulagem.",
          "A parada que passou do ponto dá pancada, e a que ficou aquém dá fresta. As duas se repetem no mesmo lugar.",
        ],
        [
          "Motor que continua roncando com a folha encostada deve ser desligado no disjuntor, porque esquenta e gasta a engrenagem.",
          "Se o motor não desliga no fim, corte a energia: empurrando o batente, ele queima.",
          "Ronco depois da folha parada é motor forçando, e pede disjuntor desligado.",
          "Não deixe o motor empurrando no fim do caminho; desligue no quadro até o ajuste, para ele não queimar.",
        ],
      ],
    },
    {
      about: "check",
      headings: ["Fim de curso: verificação de fora", "O que observar no final do percurso"],
      slots: [
        [
          "Olhe de longe, com a folha livre e ninguém no caminho. Ímã ou haste solta se fotografa, e não se recoloca no palpite, porque muda a parada e pode causar batida.",
          "A observação é a distância, com o controle na mão e a passagem vazia. Não aproxime a mão do ímã ou da cremalheira com o motor energizado.",
          "De fora do caminho da folha dá para ver em que ponta está a falha. Peça solta fica onde está até o técnico.",
          "Assista a uma abertura e a um fechamento, sem chegar perto. Pedra no trilho e batente torto também mudam o ponto de parada.",
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
          "Antes do sensor vem a folha, que precisa andar leve e encostar sem esforço. Trilho, roldana e batente ruins desmancham qualquer ajuste.",
          "O técnico confere primeiro equilíbrio e caminho da folha, para a parada ficar estável. Peso fora do ponto muda o fim do percurso a cada dia.",
          "Começa-se pelo portão: leve, reto, com batente firme. Só assim o ponto de parada se mantém.",
          "Trilho, roda e batente são vistos antes, porque folha pesada não para duas vezes no mesmo lugar.",
        ],
        [
          "Depois o sensor é medido na placa e o ímã ou a chave é movido aos poucos; o que não responde é trocado. Por fim o percurso é gravado, e a reversão, testada.",
          "O sensor é testado, reposicionado em pequenos passos ou substituído. Percurso gravado, força acertada e vários ciclos encerram o serviço.",
          "Sensor bom só muda de posição; sensor mudo dá lugar a outro. A placa aprende o percurso, e o portão é provado sem pancada e sem fresta.",
          "Milímetro a milímetro, a parada é corrigida, ou a peça é trocada. A gravação do percurso e o teste de obstáculo fecham a visita.",
        ],
      ],
    },
    {
      about: "care",
      headings: ["Cuidados para o ajuste durar", "Como evitar que o fim de curso desregule"],
      slots: [
        [
          "A vibração solta o parafuso do ímã e do suporte, e cada pancada desloca mais um pouco. Corrija a batida cedo, para o desajuste não crescer.",
          "Com o uso, o suporte afrouxa e o ímã anda alguns milímetros. Pancada que ninguém corrige acelera isso.",
          "Parafuso de ímã frouxo é o começo de quase todo desajuste. Portão que bate vai soltando o resto.",
          "O ímã muda de lugar pela vibração. Quanto antes se corrige a batida, menos ele se desloca.",
        ],
        [
          "Trilho limpo e batente firme fazem a folha chegar sempre ao mesmo ponto. A revisão, {visits.home} em casa e {visits.business} no comércio, reaperta ímã e suporte.",
          "Mantenha o trilho varrido e peça a conferência da parada na revisão, {visits.home} em residência e {visits.business} em empresa.",
          "Folha que chega reta não desregula o sensor. Na manutenção {visits.home} da casa, ou {visits.business} do comércio, tudo é reapertado.",
          "Batente firme e roldana boa ajudam. O aperto dos suportes entra na revisão, {visits.home} em casa, {visits.business} em uso comercial.",
        ],
      ],
    },
    {
      about: "cost",
      headings: ["O que muda o preço do fim de curso", "Ajuste ou sensor novo: o que muda o preço"],
      slots: [
        [
          "Só reposicionar é o mais barato. Sensor, ímã ou chave somam a peça do modelo, e a placa que lê o sensor é o caso raro e mais caro.",
          "O ajuste custa menos que a peça, e a peça menos que a placa. Na maioria das vezes basta o primeiro.",
          "Entre ajustar, trocar o ímã, trocar o sensor e reparar a placa, o valor cresce nessa ordem.",
          "Quase sempre é só posição. Se o sensor morreu, a peça do modelo entra; placa é exceção.",
        ],
        [
          "Folha pesada ou batente torto, quando existem, são acertados junto e aumentam o tempo. O cartão divide em até {shop.instalments} vezes.",
          "Acerto de trilho, roldana ou batente soma ao serviço. Dá para pagar em até {shop.instalments} vezes no cartão.",
          "A conta sobe se a folha precisar de acerto antes. No cartão são até {shop.instalments} parcelas.",
          "Mecânica a corrigir entra à parte, e o total pode ser pago em {shop.instalments} parcelas.",
        ],
      ],
    },
  ],
  questions: [
    {
      question: "Quanto tempo leva para regular o fim de curso?",
      answers: [
        "Menos de {trade.smallRepair}, com os testes. Folha pesada ou torta, se houver, é acertada antes e toma mais tempo.",
        "Em geral menos de {trade.smallRepair} quando basta reposicionar. A troca depende de haver a peça do modelo.",
        "Até {trade.smallRepair} no ajuste comum. Sensor novo pede a peça certa em mãos.",
      ],
    },
    {
      question: "O fim de curso pode parar de funcionar de repente?",
      answers: [
        "Pode: ímã que cai, fio rompido ou sensor queimado por surto fazem a falha surgir de um dia para outro.",
        "Sim, principalmente quando o ímã se solta ou o cabo se parte. O motor passa a forçar no extremo.",
        "Acontece. A queda do ímã é o caso mais comum, e o portão passa do ponto na mesma hora.",
      ],
    },
    {
      question: "Posso mudar o ímã do fim de curso sozinho?",
      answers: [
        "Não é recomendado: poucos milímetros errados fazem a folha bater, e o teste se faz com o portão em movimento.",
        "Melhor não, porque a peça fica junto da cremalheira ou do fuso. Fotografe a posição e deixe para o técnico.",
        "Evite. Colar no palpite muda a parada e gasta o motor sem que se note.",
      ],
    },
    {
      question: "Portão com encoder precisa de fim de curso?",
      answers: [
        "Muitas vezes, sim. O encoder conta as voltas, mas vários modelos ainda usam um sensor ou o batente como referência.",
        "Em muitos modelos, ao menos como ponto de partida. O manual do motor mostra qual sistema ele usa.",
        "Depende do motor. Alguns dispensam o sensor e usam o batente; outros precisam de uma referência.",
      ],
    },
    {
      question: "Fim de curso ou fotocélula: qual faz o portão não fechar?",
      answers: [
        "Se a folha nem começa a fechar, ou volta logo, olhe a fotocélula. Se para quase no fim, olhe o fim de curso.",
        "O lugar da parada responde: no começo é fotocélula; perto do batente é fim de curso.",
        "A fotocélula barra o fechamento inteiro. O fim de curso só encerra o caminho antes da hora.",
      ],
    },
  ],
  photo: "um vídeo do portão abrindo e fechando até o fim, feito de longe, e a foto da etiqueta do motor",
  related: ["regulagem", "bate-forte", "nao-fecha", "batente", "volta", "fotocelula"],
  topic: "portao-nao-fecha-completamente",
};
