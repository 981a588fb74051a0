import type { Concept } from "#domain/knowledge/concept.ts";

export const botoeira: Concept = {
  id: "botoeira",
  kind: "part",
  label: "Botoeira",
  phrase: "a botoeira do portão",
  words: [
    "botoeira",
    "botoeiras",
    "botão do portão",
    "botão de abrir portão",
    "botão interno",
    "botão de parede",
    "botão de saída",
    "interruptor do portão",
    "pulsador",
    "acionador de parede",
  ],
  intent: "installation",
  answers: {
    any: [
      "A botoeira é o botão de parede que abre e fecha o portão automático sem controle, ligado à placa do motor por dois fios finos. Quase todo motor já instalado aceita uma. O botão fica onde se enxergue a folha inteira, fora do alcance de crianças pequenas; peça e instalação são orçadas juntas, por foto.",
      "A botoeira de portão serve para sair de casa sem controle, para abrir da portaria e para receber visitas. Trata-se de um botão de pulso, que volta sozinho depois do toque, ligado à placa por um cabo fino. O lugar certo é abrigado e com vista para a folha.",
      "Quase todo motor de portão aceita botoeira, porque a placa tem entrada própria para dois fios de comando e um botão de pulso. Interruptor de luz não serve. O botão também ajuda a achar defeito: se ele abre e o controle não, a falha está no rádio.",
    ],
    price: [
      "O preço da botoeira instalada depende sobretudo da passagem do cabo, porque o botão em si é barato. Com eletroduto pronto o serviço custa menos, com canaleta na parede fica no meio e com corte de alvenaria é o mais caro. O orçamento por foto é grátis.",
      "Quanto custa a botoeira do portão é a soma do botão, do cabo e da mão de obra, e a maior parte é mão de obra. Se já existe eletroduto até o motor, a conta diminui bastante. Fotos do lugar e a distância aproximada bastam para o valor.",
      "Instalar uma botoeira custa conforme o caminho do fio até a placa do motor. Quando é preciso quebrar parede, compare com a botoeira sem fio, que dispensa a obra e soma apenas o transmissor e a gravação no receptor. O orçamento é feito por foto.",
    ],
    repair: [
      "Botoeira que falha costuma ter contato oxidado, botão preso ou fio rompido. Quando o botão fica preso, o portão inteiro trava, porque a placa recebe uma ordem que não acaba. O técnico desliga o fio da placa, testa cada trecho e troca o botão ou o cabo.",
      "O conserto da botoeira começa por separá-la da placa: se os controles voltam a funcionar, o defeito está no botão ou no cabo dele. Botão oxidado pela chuva é trocado por modelo vedado, e a emenda malfeita é refeita dentro de uma caixa seca.",
    ],
    installation: [
      "A botoeira é instalada em lugar abrigado, com vista para o portão, e ligada por dois fios à entrada de comando da placa. O botão custa pouco: com eletroduto pronto a mão de obra é a menor, e cortar parede é o que encarece o serviço.",
      "Para instalar a botoeira do portão, o técnico escolhe com você um ponto de onde se enxergue a folha, passa o cabo até o motor e testa o comando com a área livre. O serviço sai mais barato com tubo pronto e mais caro quando há parede a cortar.",
    ],
    question: [
      "Sim, quase todo motor de portão aceita botoeira, porque a placa tem entrada própria para ela. Bastam dois fios de comando, separados da rede elétrica, e um botão de pulso. Onde é difícil passar cabo, existe o modelo sem fio, gravado no receptor como um controle.",
      "Vale a pena ter botoeira no portão para sair sem controle e para descobrir de onde vem um defeito: se ela abre e o controle não, motor e placa estão bons. Quase todo portão automático aceita o botão, com fio ou sem fio.",
      "A botoeira funciona em quase todo motor de portão, com ou sem fio, enquanto houver energia, nobreak ou bateria. Use botão de pulso em vez de interruptor de luz, num ponto de onde se veja a folha e que crianças pequenas não alcancem.",
    ],
    buying: [
      "Compre uma botoeira de pulso, que volta sozinha depois do toque, e escolha modelo vedado se ela ficar ao tempo. Com eletroduto pronto, a de fio é a mais confiável. Sem caminho para o cabo, use a sem fio, no mesmo padrão do receptor.",
      "A melhor botoeira para dentro de casa é o botão de embutir do tipo pulsador, e para a garagem aberta é o modelo com vedação contra chuva. Interruptor de luz não serve, porque mantém a ordem ligada e o portão deixa de obedecer aos controles.",
    ],
    "how-to": [
      "Para instalar a botoeira, desligue o disjuntor, passe dois fios de comando em eletroduto separado da rede e ligue neles um botão de pulso. A outra ponta vai à entrada de botoeira da placa e fica com o técnico, porque há tensão da rede bem ao lado.",
      "A botoeira se instala num ponto abrigado, de onde se veja a folha, com um cabo fino até o motor e um botão do tipo pulsador, nunca interruptor de luz. O técnico liga o cabo à entrada de comando da placa e testa com a área livre.",
      "Os dois fios da botoeira vão a dois bornes da placa: o comum e o de comando, marcado BOT ou com nome parecido no manual. O botão não tem polaridade, mas um fio da rede ligado ali queima a placa. Deixe essa ligação com o técnico.",
    ],
  },
  line: [
    "A botoeira na parede permite abrir o portão sem controle e ajuda a descobrir onde está o defeito.",
    "Uma botoeira presa trava o portão, porque a placa recebe um comando contínuo.",
    "Instale a botoeira onde se veja a folha e onde crianças pequenas não alcancem.",
  ],
  sections: [
    {
      about: "what",
      headings: ["Como a botoeira aciona o portão", "Para que serve a botoeira"],
      slots: [
        [
          "O toque na botoeira fecha um contato por um instante, e a placa do motor entende a ordem. O circuito é de baixa tensão, e por isso um fio da rede ligado ali por engano queima a placa.",
          "Apertar o botão une dois fios de comando, e a placa põe o motor em movimento. Esses fios não levam a energia da rede: o cabo é fino e não pode ser misturado com o de força.",
          "A botoeira só dá a ordem, ao encostar dois fios por um momento; quem liga o motor é a placa. Como a tensão nesse cabo é baixa, ele nunca deve receber um fio da tomada.",
          "Dois fios finos e um contato momentâneo bastam para comandar o portão. Interruptor de luz não substitui a botoeira, porque continua ligado depois do toque e deixa a placa presa na mesma ordem.",
        ],
        [
          "Em casa, um só botão abre, para ou fecha o portão a cada toque, conforme a programação da placa. Na portaria são comuns os conjuntos com um botão para cada função.",
          "Cada toque na botoeira vale uma ordem, na sequência abrir, parar e fechar. Prédios costumam usar botões separados, identificados com o nome de cada portão.",
          "O mesmo botão comanda a abertura, a parada e o fechamento, um toque por vez. Para portaria há modelos de mesa, com dois ou três botões para cada portão.",
          "Uma botoeira simples resolve o uso da família, pois os toques se alternam entre abrir, parar e fechar. O porteiro, que cuida de vários portões, trabalha melhor com botões separados.",
        ],
      ],
    },
    {
      about: "signs",
      headings: ["Botoeira presa, oxidada ou com fio partido: sinais e causas", "Defeitos comuns da botoeira"],
      slots: [
        [
          "O botão preso é o defeito que mais engana, porque a placa recebe uma ordem sem fim e deixa de obedecer aos controles. Se todos pararam ao mesmo tempo, examine primeiro a botoeira.",
          "Um contato colado mantém a placa ocupada, e nenhum controle funciona. O morador pensa que o motor queimou, quando o problema é apenas um botão afundado na parede.",
          "Quando todos os controles deixam de funcionar de repente, a botoeira travada é a primeira suspeita. Ela segura a placa num comando que não termina, e o portão fica parado.",
          "Controles mudos todos ao mesmo tempo raramente são culpa das pilhas. O mais provável é que o botão da parede tenha afundado ou colado, o que bloqueia qualquer outra ordem.",
        ],
        [
          "O portão que abre sozinho na chuva costuma ter água no botão ou na emenda do fio. Se a botoeira só responde às vezes, o contato está oxidado, e a troca do botão resolve.",
          "A água dentro do botão fecha o contato sem ninguém apertar, e o portão abre sem motivo. Um botão que falha ou exige força está gasto por dentro e precisa ser substituído.",
          "Umidade na caixa provoca aberturas sem comando, e a oxidação faz o botão falhar. Os dois problemas terminam com uma botoeira vedada e com o trecho de fio ruim refeito.",
          "Fio descascado e emenda molhada fazem o portão abrir sem que ninguém toque no botão. Quando a falha aparece e some, o defeito quase sempre está no contato oxidado da própria botoeira.",
        ],
      ],
    },
    {
      about: "check",
      headings: ["Como usar a botoeira para achar o defeito", "Botoeira ou controle: onde está a falha"],
      slots: [
        [
          "Comparar a botoeira com o controle mostra de que lado está o problema. Se o botão abre e o controle não, o motor está bom, e a falha é de pilha, antena ou receptor.",
          "A botoeira testa a placa sem passar pelo rádio. Quando o portão abre por ela, o defeito está no controle ou na recepção; quando só o controle funciona, está no botão ou no fio.",
          "Com um toque no botão e outro no controle, boa parte da dúvida some. O que continua comandando o portão está bom, e a procura fica restrita ao outro caminho.",
          "Um botão que abre ao lado de um controle mudo aponta para pilha, antena ou receptor. Na situação contrária, o defeito está na botoeira ou no cabo que vai dela até a placa.",
        ],
        [
          "Se nem o botão nem o controle respondem, falta energia no motor ou a botoeira ficou afundada e prende a placa. Confira o disjuntor e veja se o botão voltou antes de chamar o técnico.",
          "Quando nada responde, comece pelo quadro de luz e pelo botão da parede, que pode estar preso. Um disjuntor desarmado pode ser religado uma única vez.",
          "Portão que ignora o botão e o controle pode estar apenas sem energia. Com o disjuntor ligado e o botão solto, o defeito passa a ser de fusível ou de placa.",
          "Falta de resposta nos dois comandos leva a duas conferências simples: a energia do motor e o botão travado. Se as duas estiverem em ordem, o técnico examina a placa.",
        ],
      ],
      steps: [
        "Deixe a área da folha livre e fique num ponto de onde enxergue o portão.",
        "Aperte a botoeira uma vez e veja se o botão volta sozinho.",
        "Acione um controle com pilha boa.",
        "Se nada responder, confira o disjuntor e religue uma única vez.",
        "Anote qual comando funcionou e qual não funcionou, para contar ao técnico.",
      ],
    },
    {
      about: "choose",
      headings: ["Onde instalar a botoeira", "Qual botoeira escolher para o portão"],
      slots: [
        [
          "O melhor lugar da botoeira é dentro da casa ou da garagem, num ponto de onde se veja a folha inteira, porque quem aperta precisa enxergar o vão. A altura deve impedir que crianças pequenas alcancem.",
          "Escolha um ponto abrigado, com vista para o portão e afastado do caminho da folha. O botão fica na altura cômoda para um adulto e acima do alcance das crianças.",
          "Quem aperta a botoeira precisa ver o portão se mover, e por isso um cômodo sem vista para a garagem não serve. Evite também a parede por onde a folha passa e a altura de criança.",
          "A botoeira deve ficar num ponto seco, à vista da folha e alto o bastante para criança não alcançar. Perto do movimento do portão ela é perigosa, porque convida a ficar no caminho.",
        ],
        [
          "Ao tempo, use botoeira vedada; do lado da rua, use só acionador com chave ou senha. Onde não há caminho para o fio, o modelo sem fio funciona como um controle fixo na parede, com pilha.",
          "Uma botoeira na chuva precisa de vedação, e do lado de fora do muro um botão comum deixaria qualquer pessoa abrir. A versão sem fio evita obra, mas depende de pilha e do mesmo código do receptor.",
          "Do lado da calçada só se instala acionador com chave ou teclado, porque um botão comum abriria o portão a qualquer um. Em área descoberta o modelo é vedado, e o sem fio evita quebrar parede.",
          "Para área externa existem botoeiras vedadas, e para o lado de fora do muro, acionadores com chave. Com eletroduto, a de fio falha menos; sem ele, a de pilha resolve.",
        ],
      ],
    },
    {
      about: "visit",
      headings: ["Como é a instalação da botoeira", "Instalação da botoeira: do fio ao teste"],
      slots: [
        [
          "O técnico desliga o circuito, leva o cabo até o motor por eletroduto ou canaleta e liga o contato na entrada de botoeira. O fio segue separado da rede elétrica, para não captar interferência.",
          "Com o disjuntor desligado, o cabo de comando é passado da parede até o motor e ligado aos bornes da placa. A fiação de energia corre em outro tubo, para que um curto não chegue à placa.",
          "A instalação começa pelo caminho do fio, em tubo ou canaleta, e termina na ligação à entrada própria da placa. Tudo é feito sem energia, e comando e rede ficam em dutos diferentes.",
          "Dois fios são levados até o motor em eletroduto próprio e presos à entrada de comando da placa, com o disjuntor desligado. Dividir o tubo com a rede causaria interferência e risco para a placa.",
        ],
        [
          "Interfone ou módulo Wi-Fi que já use essa entrada continua ligado, em paralelo. No fim, o portão abre e fecha pelo botão e pelo controle, e a fotocélula é conferida.",
          "Vários comandos podem dividir a mesma entrada da placa, como o interfone e a botoeira. O serviço termina com ciclos completos pelo botão e pelo controle, com a área livre.",
          "O que já estava ligado à placa é mantido, porque os contatos funcionam lado a lado. O técnico testa cada comando em separado e confirma que a fotocélula ainda faz o portão voltar.",
          "Se há um interfone na mesma entrada, o botão novo é ligado em paralelo com ele. Depois vem o teste de abrir, parar e fechar por todos os comandos.",
        ],
      ],
    },
    {
      about: "cost",
      headings: ["O que muda o preço da botoeira", "Do que depende o valor da botoeira instalada"],
      slots: [
        [
          "A distância até o motor e o caminho do fio formam quase todo o valor da botoeira. Eletroduto pronto barateia o serviço, e cortar a parede encarece.",
          "Quase todo o custo está na passagem do cabo. Um ponto perto do motor, com tubo livre, sai por pouco; um ponto distante e sem tubo exige mais material e mais horas.",
          "O botão custa pouco, e o que pesa na conta é o fio até o motor. Canaleta aparente é mais barata que embutir o cabo na parede.",
          "Metros de cabo e dificuldade do trajeto decidem o preço. Trocar uma botoeira que já existe quase não tem esse custo, porque o fio está no lugar.",
        ],
        [
          "A botoeira sem fio substitui o cabo por um transmissor gravado no receptor e dispensa a obra. O cartão divide o total em até {shop.instalments} vezes.",
          "No modelo sem fio, você paga o transmissor e a gravação no receptor, sem mexer na parede. O pagamento no cartão vai até {shop.instalments} parcelas.",
          "Onde a obra seria grande, o transmissor de parede costuma sair mais em conta. Dá para parcelar em até {shop.instalments} vezes no cartão.",
          "Sem caminho para o cabo, compare o custo da obra com o do botão sem fio, que só precisa ser gravado. O valor pode ser dividido em até {shop.instalments} vezes.",
        ],
      ],
    },
  ],
  questions: [
    {
      question: "Posso usar interruptor de luz como botoeira?",
      answers: [
        "Não, porque o interruptor fica ligado depois do toque e a placa recebe um comando contínuo. O botão precisa voltar sozinho.",
        "Interruptor comum não serve, porque mantém o contato fechado. Use um botão de pulso, parecido com o de campainha.",
        "Não use: enquanto o interruptor estiver ligado, o portão deixa de obedecer a todos os controles.",
      ],
    },
    {
      question: "Existe botoeira sem fio?",
      answers: [
        "Existe: é um transmissor de parede, com pilha, gravado no receptor como se fosse um controle.",
        "Sim, e ela funciona como um controle fixado na parede. Só precisa usar o mesmo código do receptor.",
        "Sim, o modelo sem fio evita passar cabo. Em troca, a pilha precisa ser substituída de tempos em tempos.",
      ],
    },
    {
      question: "Por que meu portão só abre pela botoeira?",
      answers: [
        "Porque o sinal do controle não chega à placa: pilha fraca, antena partida, receptor com defeito ou cadastro apagado.",
        "Se só a botoeira abre, a recepção falhou. Teste dois controles com pilha nova; se nenhum abrir, o defeito é de antena, receptor ou memória.",
        "Porque motor e placa estão bons, e a falha está no controle ou no receptor. Comece pela troca da pilha.",
      ],
    },
    {
      question: "A botoeira funciona sem energia?",
      answers: [
        "Não. A botoeira só dá a ordem, e quem move a folha é o motor, que precisa de rede, nobreak ou bateria.",
        "Não funciona, a menos que o motor tenha nobreak ou bateria. Sem isso, portão de correr ou de abrir, em piso reto, é movido à mão depois de destravado com a chave.",
        "Sem energia o botão não abre o portão, porque o motor está parado. Com nobreak ou bateria, continua funcionando.",
      ],
    },
    {
      question: "Quantas botoeiras posso ter no mesmo portão?",
      answers: [
        "Várias, ligadas na mesma entrada da placa. Em casa, uma ou duas bastam.",
        "Mais de uma, sem problema, desde que sejam todas de pulso e que a fiação esteja em bom estado.",
        "Quantas quiser, ligadas em paralelo. Lembre que cada ponto a mais pede cabo e é mais um lugar que pode falhar.",
      ],
    },
  ],
  photo: "fotos do motor, do lugar em que você quer o botão e do caminho entre os dois",
  related: ["placa", "interfone", "modulo-wifi", "controle-nao-funciona", "abre-sozinho", "criancas"],
  topic: "instalacao-eletrica-para-portao-automatico",
};
