import type { Concept } from "#domain/knowledge/concept.ts";

export const caiuDoTrilho: Concept = {
  id: "caiu-do-trilho",
  kind: "symptom",
  label: "Caiu do trilho",
  phrase: "o portão que caiu do trilho",
  words: [
    "portão que saiu do trilho",
    "caiu do trilho",
    "saiu do trilho",
    "saindo do trilho",
    "escapou do trilho",
    "pulou do trilho",
    "fora do trilho",
    "descarrilou",
    "descarrilhou",
    "descarrilado",
    "descarrilhado",
    "descarrilando",
    "saiu da canaleta",
    "saiu da guia",
    "roldana saiu",
    "saiu da roldana",
    "escapou da roldana",
    "saiu da roda",
    "portão caiu",
    "portão caindo",
    "portão vai cair",
    "portão caído",
    "portão tombou",
    "portão tombado",
    "derrubou o portão",
    "portão derrubado",
    "vento derrubou",
    "o portão sai do trilho",
    "portão caiu e quebrou",
    "descarrilou com carro dentro",
    "saiu do trilho com carro dentro",
    "fora do trilho com carro dentro",
    "caiu do trilho com carro dentro",
    "portão saiu do lugar",
    "portão desencaixou",
    "saiu fora do lugar",
  ],
  gates: ["deslizante"],
  intent: "emergency",
  answers: {
    any: [
      "Portão que saiu do trilho não deve ser empurrado nem acionado, porque a folha perdeu o apoio e pode tombar. Desligue o disjuntor, afaste todos e chame o técnico. Ele escora a folha, coloca de volta no trilho e troca a peça que causou a queda, quase sempre roldana, batente ou guia.",
      "Se o portão caiu do trilho, desligue o disjuntor e mantenha gente e animais longe, porque a folha pesa muito e pode virar sem aviso. O técnico ergue a folha com escora, põe de volta no trilho e corrige a roldana gasta, o batente que falta ou a guia frouxa.",
      "Portão descarrilado se conserta recolocando a folha com escora e trocando a peça que falhou, em geral roldana, guia ou batente. Até o técnico chegar, deixe o disjuntor desligado e ninguém por perto. A folha solta parece firme, mas pode tombar com um toque.",
      "Um portão fora do trilho pode cair para qualquer lado, porque a folha perdeu o apoio. Não tente levantar: desligue o disjuntor, isole a área e chame o técnico. Ele recoloca a folha com escora e acerta a roldana, o batente ou a guia, para a queda não se repetir.",
    ],
    emergency: [
      "Portão que caiu ou saiu do trilho é emergência: desligue o disjuntor, não toque na folha e afaste todos a uma distância maior que a altura dela. O técnico escora a folha, recoloca no trilho e troca a roldana, a guia ou o batente que falhou. O atendimento funciona {shop.hours}.",
      "Com o portão descarrilado, desligue o disjuntor e deixe a área vazia, pois a folha pode tombar ao menor empurrão. Atendemos {shop.hours}, e o técnico devolve o portão ao trilho com escora e corrige a roldana, o batente ou a guia.",
      "Se o portão caiu do trilho, não segure a folha nem acione o motor: desligue o disjuntor e mantenha pessoas e animais longe. Recolocamos o portão com escora e trocamos a roldana, a guia ou o batente quebrado, com atendimento {shop.hours}.",
      "Portão fora do trilho pode virar de uma vez, por isso desligue o disjuntor e não deixe ninguém chegar perto da folha. Chame pelo WhatsApp, {shop.hours}, com uma foto tirada de longe. O técnico recoloca a folha com escora e conserta a roldana, o batente ou a guia.",
    ],
    price: [
      "O preço para recolocar um portão que caiu do trilho depende do peso da folha e do que quebrou, e é orçado de graça por fotos tiradas de longe. Só recolocar uma folha leve é o mais barato. Roldana e batente somam pouco; trilho torto e solda somam mais.",
      "Recolocar o portão no trilho custa a mão de obra, que muda com o peso da folha, mais as peças que falharam, quase sempre roldanas, guia ou batente. Trilho amassado e folha empenada precisam de serralheria e custam mais. O valor vem de graça, pelas fotos da base e da guia.",
      "Quanto custa pôr o portão de volta no trilho depende do tamanho da folha e do estrago. Roldana e batente novos pesam pouco na conta; trecho de trilho novo e solda pesam mais. Mande fotos de longe e receba o valor antes da visita.",
    ],
    "how-to": [
      "Quando o portão sai do trilho, desligue o disjuntor, afaste todos e não encoste na folha, que pode tombar sem aviso. Não tente levantar com macaco, alavanca ou vizinhos. O técnico recoloca a folha com escora e troca o que causou a queda, em geral roldana, guia ou batente.",
      "Com o portão fora do trilho, o que fazer é cortar a energia no disjuntor, isolar a área e fotografar de longe a base e a guia de cima. Não tente recolocar, porque uma folha de ferro pesa demais e pode virar. O técnico traz escora, roldanas e guia para devolver o portão ao lugar.",
      "Se o portão saiu do trilho, não mexa nele: desligue o disjuntor e mantenha todos a uma distância maior que a altura da folha. Recolocar exige escora e, muitas vezes, duas pessoas. O técnico faz isso e troca também a roldana, a guia ou o batente que falhou.",
    ],
  },
  line: [
    "Portão fora do trilho não se segura na mão: desliga-se o disjuntor e isola-se a área.",
    "Batente nas duas pontas impede que a folha passe do fim e saia do trilho.",
    "Roldana gasta costuma avisar com barulho antes de o portão sair do trilho.",
  ],
  sections: [
    {
      about: "safety",
      headings: [
        "O que fazer agora, com o portão fora do trilho",
        "Portão caído: primeiros cuidados",
        "Portão fora do trilho: isole e desligue",
      ],
      slots: [
        [
          "A folha fora do trilho pode cair para dentro ou para a calçada, e ninguém consegue segurá-la. Se o motor for acionado, ele arrasta o portão e derruba o que ainda estava apoiado, por isso a energia sai primeiro.",
          "A folha apoiada de um lado só parece firme, mas vira com um esbarrão. Não use o controle, porque o motor puxa a folha torta e pode arrancá-la da guia de cima.",
          "O perigo maior é a queda, que vem sem aviso e com mais peso do que duas pessoas seguram. Nunca use o controle para trazer o portão de volta, porque o motor não percebe que a folha saiu do trilho.",
          "Fora do trilho, o portão se apoia em um ou dois pontos e pode tombar para qualquer lado. Ligar o motor nessa hora dobra a cremalheira e termina de soltar a folha.",
        ],
        [
          "Se ela pende para a rua, avise quem passa, sem chegar perto. Carro encostado na folha ou embaixo dela fica onde está, pois às vezes é ele que a segura.",
          "Folha inclinada sobre a calçada pede um aviso aos pedestres, dado de longe. Deixe o carro parado quando o portão encosta nele: tirá-lo dali pode soltar o peso todo.",
          "Quem passa pela calçada precisa ser avisado a distância se o portão estiver tombando para fora. Não mova um carro que serve de apoio à folha, mesmo que pareça livre.",
          "Avise os vizinhos e os pedestres se a folha pender para fora, sempre longe da altura dela. Também não manobre o carro que ficou encostado, porque ele pode estar sustentando o portão.",
        ],
      ],
      steps: [
        "Desligue o disjuntor do portão.",
        "Afaste pessoas e animais a uma distância maior que a altura da folha.",
        "Não empurre, não escore e não destrave o motor.",
        "Fotografe de longe a base, a guia de cima e a folha inteira.",
        "Espere o técnico fora do alcance da folha.",
      ],
    },
    {
      about: "causes",
      headings: ["Por que o portão saiu do trilho", "O que fez o portão cair do trilho"],
      slots: [
        [
          "A causa mais comum é a roldana gasta: com o rolamento quebrado ou o canal desgastado, ela sobe na borda do trilho. O tranco que a tira do lugar vem de uma pedra, de um amassado feito por carro ou de uma emenda com degrau.",
          "A roldana gasta perde o encaixe, e qualquer tranco tira a folha do lugar. Esse tranco vem de uma pedra, de um amassado no trilho ou de um degrau na emenda, e às vezes de uma batida de carro semanas antes.",
          "Em geral a culpa é de uma roldana com o rolamento quebrado, que roda mal até o dia em que pula. Trilho torto ou solto do piso, pedra no canal e folha empenada por uma batida também tiram a roda do lugar.",
          "O canal da roldana se desgasta com os anos e já não prende a folha ao trilho. Aí basta um trecho amassado, uma pedrinha ou um degrau entre duas barras para o portão saltar.",
        ],
        [
          "A segunda causa é a falta de batente, a peça fixa no fim do trilho. Se o fim de curso, que desliga o motor na ponta, falha, não há nada que segure a folha. Guia de cima frouxa ou quebrada é a terceira, porque deixa a folha inclinar.",
          "Sem batente na ponta, o portão depende só do fim de curso, que manda o motor parar. Se ele não atua, a folha passa do limite e sai do trilho. Uma guia de cima frouxa deixa o portão inclinar e completa a queda.",
          "O portão também cai quando passa do ponto: o fim de curso não desligou o motor e não havia batente para deter a folha. Guia superior com folga deixa a folha inclinar até sair do trilho.",
          "Portão sem batente fixo pode sair pela ponta do trilho. Se o fim de curso falha, o motor não desliga e empurra a folha para fora. A guia de cima, quando está frouxa, não consegue segurá-la.",
        ],
      ],
    },
    {
      about: "visit",
      headings: [
        "Como a folha volta ao trilho",
        "O trabalho do técnico na recolocação",
        "Etapas para recolocar o portão",
      ],
      slots: [
        [
          "O técnico escora a folha dos dois lados, solta o motor e só então a ergue, aos poucos, até assentar no trilho. Portão comprido ou de ferro maciço pede ajudante e apoio, e as fotos mostram isso antes da visita.",
          "Primeiro a folha é presa para não tombar; depois o motor é solto, e ela sobe em etapas curtas até voltar ao trilho. O peso define se vem uma pessoa ou duas, o que se vê pelas fotos.",
          "Com escoras nos dois lados e o motor liberado, o portão é levantado devagar e alinhado sobre o trilho. Folhas grandes exigem mais gente e mais apoio, por isso a imagem inteira ajuda a preparar o serviço.",
          "Tudo começa pela escora, que impede a queda durante o trabalho. A seguir, o motor é desacoplado, e a folha é erguida e encaixada, com ajudante quando o tamanho pede.",
        ],
        [
          "Já no lugar, roldanas, guia e batentes são conferidos e trocados se preciso, e o trilho torto é acertado. No portão com cremalheira, a barra dentada volta a ficar a {rack.clearance} da engrenagem, e o fim de curso é regulado.",
          "Depois vêm as peças: roldanas novas, aos pares, guia reapertada e batente firme nas pontas, com o trilho endireitado onde amassou. O serviço termina com a cremalheira a {rack.clearance} da engrenagem e a parada do motor regulada.",
          "Para não cair de novo, o técnico troca as roldanas ruins, aperta a guia de cima, fixa o batente e corrige o trilho. Cremalheira e engrenagem recebem folga de {rack.clearance}, e o ponto de parada é testado nas duas pontas.",
          "Com o portão encaixado, o técnico conserta a causa da queda antes de religar: roldana, guia, batente ou trilho. Por último vêm a folga da cremalheira, de {rack.clearance}, e o ajuste do fim de curso.",
        ],
      ],
    },
    {
      about: "cost",
      headings: ["Preço: recolocação e peças", "O que entra no orçamento da recolocação"],
      slots: [
        [
          "A mão de obra acompanha o peso e o comprimento da folha, que decidem quantas pessoas e que apoio o serviço pede. Roldanas, guia e batente entram pelo valor de cada peça, orçado pelas fotos.",
          "Uma folha curta e leve dá menos trabalho que uma longa de ferro, e isso define a mão de obra. As peças quebradas, como roldanas e guia, são somadas e têm o preço passado por foto.",
          "O orçamento tem duas partes: erguer e alinhar, que varia com o tamanho do portão, e trocar o que quebrou. Roldana, batente e guia são as peças mais frequentes e também as mais baratas da lista.",
          "Pesa primeiro o tamanho da folha, porque ele diz se é preciso ajudante. Em seguida contam as peças de rodagem, orçadas por imagem: roldanas, guia de cima e batentes.",
        ],
        [
          "Trilho arrancado, folha empenada e solda encarecem e aparecem em item separado. Se a cremalheira dobrou ou o suporte do motor quebrou, esses acertos também são cobrados à parte.",
          "Se a queda entortou a folha ou o trilho, a serralheria vem como item próprio. O mesmo vale para a barra dentada torta e o suporte do motor arrancado, que pedem peça e tempo.",
          "Serralheria é o que mais sobe o valor: desempenar a folha, soldar ou refazer um trecho de trilho. Cremalheira dobrada e base do motor quebrada somam menos, mas entram na conta.",
          "O mais caro costuma ser o ferro torto, seja da folha, seja do trilho, que precisa de solda. Danos na cremalheira ou na base do motor são orçados do mesmo modo, separados da recolocação.",
        ],
      ],
    },
    {
      about: "care",
      headings: ["Como evitar que o portão saia do trilho de novo", "Trilho, roldana e batente em dia"],
      slots: [
        [
          "Tenha um batente firme em cada ponta do trilho, porque ele segura a folha quando o resto falha. Portão de correr sem batente deve ficar parado até receber um de cada lado.",
          "Confira se há batente nas duas extremidades: sem ele, uma falha do fim de curso derruba o portão. Se faltar, não use a folha até a instalação.",
          "O batente nas duas pontas é o que impede a folha de passar do trilho. Quem não tem deve deixar o portão sem uso até mandar colocar.",
          "Nenhum portão de correr deve trabalhar sem batente, a peça fixa que detém a folha no fim do trilho. Falta em um dos lados? Pare de usar e peça a instalação.",
        ],
        [
          "Varra o trilho toda semana e escute as roldanas, pois estalo novo ou aspereza é aviso de rolamento indo embora. Em casa, a revisão {visits.home} confere rodagem, guia e fim de curso antes que a folha pule.",
          "Uma vassoura no canal do trilho evita a pedra que faz a roldana saltar. Ruído diferente ao andar pede revisão, que em residência se faz {visits.home} e olha roldanas, guia e pontos de parada.",
          "Trilho limpo e roldana silenciosa são bom sinal; barulho de areia ou estalo, não. A manutenção {visits.home}, em casa, acha a roldana gasta enquanto trocá-la ainda é um serviço simples.",
          "Tire pedra e barro do trilho com frequência e repare em qualquer estalo novo. Na revisão residencial, feita {visits.home}, o técnico vê o desgaste das roldanas e o aperto da guia antes da queda.",
        ],
      ],
    },
  ],
  questions: [
    {
      question: "O portão caiu em cima do carro. O que faço?",
      answers: [
        "Afaste-se, desligue o disjuntor e não mova o carro, que pode estar segurando a folha. Se alguém se feriu, ligue 192 ou 193 antes de tudo.",
        "Não tire o carro nem levante o portão. Corte a energia, isole a área e fotografe de longe. Havendo ferido, chame o SAMU, 192, ou os bombeiros, 193.",
        "Deixe carro e folha como estão, com o disjuntor desligado e ninguém por perto. Pessoa machucada vem primeiro: o SAMU atende no 192 e os bombeiros no 193.",
      ],
    },
    {
      question: "Preciso trocar o motor depois da queda?",
      answers: [
        "Na maioria das vezes, não. A queda estraga mais roldanas, guia e cremalheira, e o motor é testado depois que a folha volta a andar leve na mão.",
        "Em geral o motor escapa. Ele só entra na conta se o redutor ou o suporte sofreu no tranco, o que o técnico confere com a folha já no lugar.",
        "Quase nunca. Repara-se o que quebrou na base, realinha-se a cremalheira e depois se testa o motor; redutor trincado é a exceção.",
      ],
    },
    {
      question: "Por que o portão sai sempre do mesmo lado?",
      answers: [
        "O portão sai sempre do mesmo lado porque há defeito naquela ponta: batente ausente, trilho com desnível, roldana gasta ou fim de curso que não desliga o motor.",
        "A causa está naquele lado, seja um desnível do trilho, uma roldana ruim, a falta de batente ou um sensor de parada que falha. Recolocar sem corrigir só adia a próxima queda.",
        "Porque ali existe um ponto fraco que ninguém corrigiu, em geral trilho torto, roldana gasta ou batente que falta. O técnico acerta essa ponta antes de liberar o portão.",
      ],
    },
    {
      question: "Como deixar a casa fechada até o conserto do portão?",
      answers: [
        "Não use a folha solta como fechamento. Tranque as portas internas, deixe uma luz acesa na entrada e mantenha a área do portão isolada até o técnico chegar.",
        "Com a folha fora do trilho, o portão não fecha com segurança. Tranque as portas da casa, isole a garagem e não encoste a folha para tapar o vão.",
        "Proteja a casa pelas portas de dentro e pela iluminação da entrada. Amarrar ou encostar a folha no vão é arriscado, porque ela pode tombar sobre quem passa.",
      ],
    },
  ],
  photo: "fotos, tiradas de longe, da base, da guia de cima e da folha inteira",
  related: ["roldana", "trilho", "batente", "deslizante", "emergencia", "torto"],
  topic: "serralheria-e-ajuste-de-portao",
};
