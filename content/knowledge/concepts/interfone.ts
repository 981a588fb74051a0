import type { Concept } from "#domain/knowledge/concept.ts";

export const interfone: Concept = {
  id: "interfone",
  kind: "part",
  label: "Interfone",
  phrase: "o interfone do portão",
  words: [
    "interfone",
    "porteiro eletrônico",
    "vídeo porteiro",
    "videoporteiro",
    "vídeo interfone",
    "interfone com câmera",
    "campainha do portão",
    "abrir portão pelo interfone",
    "interfone coletivo",
    "interfone residencial",
    "interfone de casa",
    "interfone para casa",
    "interfone não abre o portão",
  ],
  intent: "installation",
  answers: {
    any: [
      "O interfone do portão atende quem chama na rua e pode abrir as duas entradas: o portão social, pela fechadura elétrica, e a garagem, por um fio ligado à placa do motor. Quase todo motor em bom estado aceita essa ligação, e o modelo com vídeo mostra quem é antes de você abrir.",
      "Para abrir o portão pelo interfone, o aparelho precisa de uma saída para cada entrada: uma alimenta a fechadura elétrica do portão de pedestre, e a outra imita o botão de parede na placa do motor. Quando essa segunda saída tem tensão, o técnico põe um relé no meio.",
      "Com o interfone no portão, você fala com quem chegou e abre sem sair de casa, porque a tecla solta a fechadura do social e, se você quiser, aciona também o motor da garagem. O aparelho de áudio basta para isso, e o de vídeo acrescenta a imagem da rua.",
    ],
    price: [
      "O preço do interfone no portão soma o aparelho, o cabo até a rua, a fechadura elétrica, se faltar, e a ligação ao motor. O de áudio com a fiação pronta é o mais barato; vídeo, fechadura nova e parede a abrir encarecem, nessa ordem. Fotos do interfone, do portão e da etiqueta do motor bastam para o valor.",
      "O preço para instalar interfone depende do aparelho, de áudio ou vídeo, e da distância que o cabo percorre até dentro de casa. Aproveitar a fiação e a fechadura que já existem reduz a conta, e com fotos da entrada o orçamento traz o aparelho e a instalação em linhas separadas.",
      "Ligar ao portão um interfone que você já tem custa a mão de obra, o cabo e, quando preciso, um relé, em visita que em casa parte de {price.preventive}, sem peças. Um vídeo porteiro novo acrescenta o preço do aparelho, que varia com a tela e o acesso pelo celular.",
    ],
    repair: [
      "O conserto do interfone começa por separar a voz da abertura. Voz ruim vem do fio, do aparelho ou da fonte; portão que não abre pela tecla tem defeito na fechadura, no fio dela ou no relé. O técnico mede a tensão que chega à fechadura enquanto alguém aperta a tecla.",
      "Se o interfone chama e não abre, o técnico testa a fechadura elétrica, a fonte e o fio entre as duas. O alinhamento da folha é conferido junto, porque um portão caído prende o trinco e faz parecer que o defeito é elétrico.",
    ],
    installation: [
      "Instalamos interfone que abre o portão social e, se você quiser, também a garagem: a tecla do aparelho de dentro solta a fechadura elétrica e aciona o motor. O valor depende do aparelho, do cabo e da fechadura, e fotos da entrada e do motor bastam para o orçamento grátis.",
      "A instalação do interfone com abertura de portão inclui fixar o aparelho da rua abrigado da chuva, passar o cabo até dentro e ligar a tecla à fechadura elétrica. Para abrir a garagem, o mesmo aparelho é ligado à placa do motor. O preço depende do modelo e dos metros de cabo.",
    ],
    comparison: [
      "O interfone de áudio é mais simples e mais barato; o vídeo porteiro mostra quem chama, e alguns modelos deixam atender pelo celular. Para abrir o portão os dois se equivalem, porque usam a mesma fechadura elétrica e o mesmo fio até a placa do motor.",
      "Entre interfone comum e vídeo porteiro, a diferença é ver a pessoa antes de abrir. Se você recebe entregas ou mora sozinho, a imagem compensa o preço maior; para abrir o social e a garagem, qualquer um dos dois serve, desde que tenha duas saídas.",
    ],
    question: [
      "Sim, o interfone abre o portão: o social pela fechadura elétrica, e a garagem por um fio ligado à entrada de botoeira da placa do motor. Se a saída do aparelho tem tensão, o técnico instala um relé entre os dois, para não queimar a placa.",
      "Vale a pena o interfone com abertura quando o portão fica longe da porta ou quando chegam muitas entregas, porque você atende e abre de dentro. O de vídeo mostra quem chama; para abrir, áudio e vídeo usam a mesma fechadura e funcionam do mesmo jeito.",
      "Funciona com quase todo motor em bom estado, porque o interfone apenas imita o botão de parede do portão. O aparelho precisa ter uma saída livre para a garagem, e é preciso haver um caminho para o cabo, de preferência em tubo separado do de energia.",
    ],
    buying: [
      "Escolha o interfone pelo número de portões que ele vai abrir: com uma saída, comanda só a fechadura do social; com duas, comanda também a garagem. O de áudio resolve para quem vê a rua de dentro, e o de vídeo mostra quem chama e, em alguns modelos, atende pelo celular.",
      "Para casa, um interfone de áudio com saída para fechadura já resolve; para quem mora sozinho ou recebe muitas entregas, o vídeo porteiro compensa. Se você quer abrir também a garagem, compre um modelo com segunda saída em contato seco, que se liga ao motor sem relé.",
      "O melhor interfone para portão tem a unidade da rua vedada contra chuva, tensão igual à da fechadura elétrica, em geral 12 V, e uma saída livre para o motor. Confira esses três pontos na caixa antes de comprar, porque adaptar depois custa mais.",
    ],
    "how-to": [
      "Para instalar interfone no portão, passe o cabo em tubo separado do de energia, fixe a unidade externa abrigada da chuva e ligue a fechadura elétrica à saída própria, em geral de 12 V. A ligação à placa do motor fica com o técnico, porque ali há tensão da rede.",
      "A ligação do interfone ao portão tem duas partes: a fechadura do social vai na saída própria do aparelho, e a garagem, na entrada de botoeira da placa, com relé se a saída tiver tensão. Você pode passar o cabo; a ponta que chega à placa é do técnico.",
      "O teste do interfone segue uma ordem: chamada, voz, tecla de abertura e trinco. Se a voz está boa e o portão não abre, o defeito está na fechadura, no fio ou na fonte; se tudo está mudo, falta alimentação no aparelho. Não abra a fonte para conferir.",
    ],
  },
  line: [
    "O interfone pode abrir o portão social e, ligado à placa do motor, também a garagem.",
    "Se o interfone fala e não abre, o defeito costuma estar na fechadura elétrica ou no fio dela.",
    "O interfone é ligado ao motor por um contato sem tensão, com o cabo separado do de energia.",
  ],
  sections: [
    {
      about: "what",
      headings: ["Como o interfone abre o portão", "Interfone, fechadura e motor"],
      slots: [
        [
          "A tecla de abertura manda um pulso de energia à fechadura elétrica do portão de pedestre, e o trinco solta por um instante. A voz usa outro circuito, e por isso o aparelho pode falar bem e não abrir, ou abrir e ficar mudo.",
          "Quando alguém aperta a tecla, a bobina da fechadura puxa o trinco, e basta empurrar a folha. Falar e abrir são funções separadas dentro do interfone, de modo que uma pode falhar enquanto a outra funciona.",
          "No portão de pedestre, o interfone alimenta a fechadura durante um ou dois segundos, o bastante para o trinco recuar. O som corre por fios próprios, e um defeito em um dos caminhos não derruba o outro.",
          "O trinco do portão pequeno é solto por uma bobina, que recebe energia enquanto a tecla está apertada. Conversa e abertura dependem de partes diferentes do aparelho, o que ajuda a achar o defeito quando só uma delas para.",
        ],
        [
          "Na garagem, uma segunda saída do aparelho faz o papel do botão de parede: fecha um contato por um instante, e a placa do motor abre ou fecha o portão. Com saídas separadas, social e garagem abrem cada um na sua tecla.",
          "Para comandar o motor, usa-se outra tecla do interfone, ligada à entrada de botoeira da placa. Cada toque equivale a um toque no controle, e o portão continua protegido pela fotocélula e pelo limite de força.",
          "O motor da garagem obedece ao interfone do mesmo modo que obedece a um botão de parede. A placa recebe só um contato rápido, sem energia, e todos os controles continuam funcionando como antes.",
          "Um contato livre no aparelho, levado por dois fios até a placa, basta para abrir também a garagem. Nos modelos com câmera, você vê na tela se o carro parado no portão é mesmo o de quem chamou.",
        ],
      ],
    },
    {
      about: "signs",
      headings: ["Interfone não abre o portão: sinais e causas", "Interfone fala, mas não abre"],
      slots: [
        [
          "Fechadura que zumbe e não solta tem o trinco preso pela folha desalinhada ou recebe tensão fraca. Quando não se ouve nada, o fio se rompeu, a fonte enfraqueceu ou a bobina queimou.",
          "O zumbido sem abertura indica que a energia chega e que o trinco está forçado pela folha caída. Silêncio completo ao apertar a tecla aponta para fio partido, fonte fraca ou bobina queimada.",
          "Se a fechadura faz barulho e não abre, peça que alguém alivie a folha com a mão: se abrir, o problema é de alinhamento. Se ela não faz barulho nenhum, a energia não está chegando, e o técnico mede fio e fonte.",
          "O som da fechadura separa os dois defeitos mais comuns. Barulho sem abrir é trinco preso pela folha fora do lugar; ausência de som é falta de tensão ou bobina queimada.",
        ],
        [
          "Chiado e voz baixa vêm de umidade dentro do aparelho da rua ou do cabo que passa junto do de energia. A solução é refazer a vedação e levar o fio para um tubo próprio.",
          "Ruído na conversa costuma ser água na unidade externa, que oxida os contatos, ou interferência da rede elétrica no cabo. Secar, vedar e separar os fios resolve boa parte dos casos.",
          "A voz que piora em dia de chuva denuncia umidade no aparelho de fora. Já o zumbido constante, com tempo seco, indica cabo de interfone no mesmo tubo que leva a energia.",
          "Quando a conversa sai com chiado, o técnico olha primeiro a vedação do lado da rua e depois o caminho do cabo. Fio de som encostado no de energia capta ruído em todo o percurso.",
        ],
      ],
    },
    {
      about: "check",
      headings: ["Teste do interfone em poucos minutos", "Voz, tecla e trinco: confira em ordem"],
      slots: [
        [
          "O teste do interfone usa só as teclas e a mão na folha do portão de pedestre. Não abra a fonte nem a unidade da rua, porque dentro da fonte há tensão da rede.",
          "Com alguém do lado de fora, teste uma função por vez e anote o resultado. Deixe fechadas a fonte e as caixas de emenda, que podem ter 127 ou 220 V.",
          "Separar chamada, voz, tecla e trinco mostra ao técnico onde procurar, antes mesmo da visita. Nada precisa ser desmontado, e a fonte deve continuar fechada por causa da tensão da rede.",
          "Em poucos minutos, e com a ajuda de uma pessoa na rua, você descobre qual função parou. Faça tudo sem ferramenta e não toque em emendas nem na fonte, que é ligada à rede.",
        ],
      ],
      steps: [
        "Toque a campainha externa e veja se chama dentro de casa.",
        "Converse e repare se a voz vai e volta.",
        "Aperte a tecla de abertura e escute a fechadura.",
        "Repita com alguém aliviando a folha do social com a mão.",
        "Abra o social com a chave e anote o que funcionou.",
      ],
    },
    {
      about: "visit",
      headings: ["Como o interfone é instalado", "A visita: interfone e portão juntos"],
      slots: [
        [
          "O técnico fixa a unidade externa na altura do rosto, em ponto protegido da chuva, e leva o cabo até a sala ou a cozinha. O tubo é separado do de energia, para a voz não chiar.",
          "A visita começa pela escolha do lugar dos dois aparelhos e do caminho do fio entre eles. Um eletroduto livre poupa obra; sem ele, o cabo vai em canaleta ou em tubo aparente, longe da fiação elétrica.",
          "Do lado de fora, o aparelho fica ao lado do portão, sob abrigo e com a borda vedada; do lado de dentro, fica onde se ouve chamar. O cabo entre os dois não divide o tubo com a energia, que causa chiado.",
          "Primeiro se passa o cabo, aproveitando o tubo que já existe quando ele não leva energia. Depois se fixam a unidade da rua, vedada e longe da chuva direta, e o monofone, em lugar de fácil alcance.",
        ],
        [
          "A fechadura do social vai na saída própria, e a garagem, em um relé, peça que separa as tensões e evita queimar a placa do motor. No fim, o técnico testa a conversa, as duas aberturas e a fotocélula.",
          "Com o disjuntor do motor desligado, a ligação à placa é feita por um relé sempre que a saída do interfone tem tensão. Cada função é testada com você por perto, e a fotocélula é conferida, porque o portão passa a abrir sem ninguém na garagem.",
          "Entre o interfone e a central do motor entra um relé, que impede a tensão da fechadura de chegar à placa. O serviço termina com a abertura das duas entradas e o teste do sensor que impede o portão de fechar sobre alguém.",
          "Cada portão recebe a sua ligação: a fechadura direto no aparelho, o motor por meio de um relé que protege a placa. Conversa, trinco e garagem são testados, e a fotocélula precisa responder antes de o serviço ser dado por pronto.",
        ],
      ],
    },
    {
      about: "choose",
      headings: ["Interfone ou vídeo porteiro", "Qual interfone combina com o portão"],
      slots: [
        [
          "O interfone de áudio basta para falar e abrir, custa menos e tem pouco o que quebrar. O vídeo porteiro compensa quando não se vê a rua de dentro de casa ou quando chegam muitas entregas.",
          "Quem não enxerga a entrada ganha segurança com o vídeo, que mostra o rosto antes da abertura. Para poucas visitas e uma casa com janela para a rua, o aparelho só de áudio atende bem e é mais fácil de manter.",
          "Vídeo é a melhor escolha para quem mora só, recebe encomendas ou quer atender pelo celular, função que exige modelo com Wi-Fi. Áudio é suficiente para conversar e soltar a fechadura, por um preço menor.",
          "A imagem vale o que custa quando o portão fica longe da porta ou atrás de um muro alto. Se a entrada está à vista, o modelo de áudio resolve e dá menos manutenção; atender fora de casa só é possível nos aparelhos com internet.",
        ],
        [
          "Para abrir a garagem, compre um modelo com segunda tecla ou saída de contato, que evita abrir um portão no lugar do outro. Prédio usa outro sistema, o interfone coletivo, ligado à portaria.",
          "Duas saídas separadas deixam o social e a garagem independentes, cada um na sua tecla. Em prédio, o aparelho do apartamento precisa ser compatível com a central coletiva, e a compra passa pelo síndico.",
          "O manual diz se há contato livre para o motor; com uma saída só, o interfone abre apenas o social. Apartamento depende do sistema coletivo do prédio, e um aparelho residencial não conversa com ele.",
          "Com saída única, o interfone comanda só a fechadura do portão de pedestre; com duas, abre também a garagem. Nos edifícios, a escolha segue a marca da central coletiva já instalada.",
        ],
      ],
    },
    {
      about: "cost",
      headings: ["O que muda o preço do interfone no portão", "Do que depende o valor do interfone"],
      slots: [
        [
          "Depois do aparelho, o que mais pesa é passar o cabo, principalmente quando é preciso abrir parede ou piso. Eletroduto livre e fechadura em bom estado são aproveitados e reduzem o serviço.",
          "O modelo com vídeo custa mais que o de áudio, e um percurso longo de fio aumenta a mão de obra. Quem já tem tubo pronto e fechadura funcionando paga só a troca do aparelho e os testes.",
          "A distância entre a rua e o ponto de atendimento define o tempo de trabalho, e o tipo de aparelho define o gasto com material. Fiação antiga em bom estado pode ser usada de novo, e então quase não há cabo a passar.",
          "Uma troca de aparelho no mesmo lugar é o serviço mais barato, porque usa os fios que estão na parede. Instalar do zero inclui cabo, caixa e fechadura elétrica, e o vídeo encarece o conjunto.",
        ],
        [
          "Comandar também o motor acrescenta um relé e dois fios até a placa, o que pesa pouco no total. No cartão, o valor pode ser dividido em até {shop.instalments} vezes.",
          "O relé que liga o interfone à garagem é uma peça pequena, e a ligação é feita na mesma visita. O pagamento no cartão chega a {shop.instalments} parcelas.",
          "A abertura da garagem soma pouco quando o cabo passa perto do motor, pois usa só um relé e um par de fios. É possível parcelar no cartão em até {shop.instalments} vezes.",
          "Incluir o portão da garagem no mesmo serviço sai mais barato que voltar outro dia, porque o cabo já está à mão. O cartão aceita até {shop.instalments} parcelas.",
        ],
      ],
    },
  ],
  questions: [
    {
      question: "Meu interfone pode abrir a garagem?",
      answers: [
        "Na maioria dos casos, pode. O interfone precisa de uma saída livre, que o técnico liga à entrada de botoeira do motor.",
        "Sim, desde que haja no aparelho uma saída além da usada pela fechadura. Se essa saída tiver tensão, é preciso um relé.",
        "Quase sempre, porque o motor recebe o interfone como se fosse um botão de parede. O aparelho precisa ter segunda tecla ou contato livre.",
      ],
    },
    {
      question: "Interfone funciona na falta de energia?",
      answers: [
        "Só funciona com bateria ou nobreak na fonte. Sem essa reserva, a fechadura do social se abre com a chave.",
        "Não, a menos que a fonte tenha bateria. Deixe a chave do portão social em lugar fácil para essas horas.",
        "Sem reserva de energia, o interfone fica mudo e a tecla não abre. A chave da fechadura elétrica continua funcionando.",
      ],
    },
    {
      question: "Dá para atender o interfone pelo celular?",
      answers: [
        "Dá, com vídeo porteiro ligado ao Wi-Fi. É preciso ter internet e bom sinal no ponto em que o aparelho fica.",
        "Sim, em modelos com aplicativo próprio. O interfone de áudio simples não tem essa função.",
        "Só os modelos conectados permitem. Antes de comprar, veja se o Wi-Fi da casa chega com força até o portão.",
      ],
    },
    {
      question: "Posso ligar a fechadura do interfone direto na placa do motor?",
      answers: [
        "Não, porque a saída da fechadura tem tensão e pode queimar a placa. O técnico faz a ligação com um relé.",
        "Não faça essa ligação: a placa espera um contato sem tensão, e os 12 V da fechadura podem danificá-la.",
        "Nunca ligue direto. O relé separa o circuito da fechadura do circuito do motor e protege os dois.",
      ],
    },
  ],
  photo: "fotos do interfone, da unidade da rua, do portão e da etiqueta do motor",
  related: ["fechadura", "botoeira", "social", "controle-de-acesso", "camera", "predio"],
};
