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
      "A botoeira abre e fecha o portão sem controle, por um botão fixo na parede ligado à placa do motor por dois fios de comando. Deve ficar à vista da folha e fora do alcance de crianças pequenas.",
      "A botoeira de portão serve para sair sem controle, para a portaria e para visitas. É um botão de pulso ligado à placa por cabo fino de comando, e pode ser acrescentada a quase todo motor já instalado.",
      "Quase todo motor de portão aceita botoeira: dois fios de comando até a placa e um botão de pulso, nunca interruptor de luz. Ela também ajuda no defeito: se abre e o controle não, a falha é de rádio.",
    ],
    price: [
      "O preço da botoeira instalada é, na maior parte, a passagem do cabo: o botão em si é simples. Com eletroduto pronto sai mais barato, canaleta na parede fica no meio e corte de alvenaria é o mais caro; o orçamento com fotos é grátis.",
      "Na botoeira paga-se o botão, o cabo e a mão de obra; com eletroduto pronto, a conta é menor. Mande fotos do motor e do lugar desejado, com a distância aproximada.",
      "Instalar botoeira custa conforme o caminho do fio até a placa. Se for preciso quebrar parede, compare com a sem fio, que soma o transmissor e o cadastro; o orçamento é por foto.",
    ],
    repair: [
      "Botoeira que falha costuma ter contato oxidado, botão preso ou fio rompido. Presa, ela trava o portão inteiro, porque a placa vê um comando sem fim. O técnico isola o fio, testa e troca o botão.",
      "O conserto da botoeira começa por separá-la da placa: se os controles voltam, o defeito é dela ou do cabo. Um botão oxidado por chuva é trocado por modelo vedado, e emenda ruim é refeita.",
    ],
    installation: [
      "A botoeira é instalada em local abrigado, com o portão à vista, e ligada por dois fios à entrada de comando da placa. O botão é a parte barata: com eletroduto pronto a mão de obra é a menor, e corte de parede é o que encarece, tudo num valor só por foto.",
      "Para instalar a botoeira, escolhe-se um ponto de onde se enxergue a folha, passa-se o cabo de comando até a placa e testa-se com a área livre. Peça e serviço são orçados juntos por foto: mais baratos com tubo pronto, mais caros se há parede a cortar.",
    ],
    question: [
      "Sim, quase todo motor aceita botoeira, porque a placa tem entrada própria para botão: dois fios de comando, separados da força, e botão de pulso. Onde passar cabo é difícil, há modelo sem fio.",
      "Vale a pena ter botoeira para sair sem controle e para achar defeito: se ela abre e o controle não, motor e placa estão bons. Serve em quase todo portão automático.",
      "Funciona em quase todo motor, com ou sem fio, enquanto há energia ou nobreak. Use botão de pulso, nunca interruptor de luz, à vista da folha e fora do alcance de crianças pequenas.",
    ],
    buying: [
      "Escolha botoeira de pulso, que volta sozinha, e modelo vedado se ficar ao tempo. Com eletroduto pronto, a de fio é a mais confiável; sem caminho para o cabo, use a sem fio, do padrão do receptor.",
      "Para dentro de casa serve botão de embutir do tipo pulsador; na garagem aberta, botoeira com vedação. Interruptor de luz não serve, porque mantém o comando ligado.",
    ],
    "how-to": [
      "Para instalar botoeira, desligue o disjuntor, passe dois fios de comando em eletroduto separado da força e ligue um botão de pulso à entrada de botoeira da placa. A ponta na placa fica com o técnico, porque há tensão da rede ao lado.",
      "Escolha um ponto abrigado de onde se veja a folha, leve o cabo fino até o motor e use pulsador, não interruptor de luz. O técnico liga à entrada de comando e testa com a área livre.",
      "A botoeira se liga em dois bornes da placa: o comum e o de comando, marcados BOT ou semelhante no manual. Não há polaridade no botão, mas um fio trocado por um de rede queima a placa; deixe essa ligação com o técnico.",
    ],
  },
  line: [
    "A botoeira na parede permite abrir sem controle e ajuda a descobrir onde está o defeito.",
    "Botoeira presa trava o portão, porque a placa recebe um comando contínuo.",
    "Instale a botoeira de onde se veja a folha e fora do alcance de crianças pequenas.",
  ],
  sections: [
    {
      about: "what",
      headings: ["Como a botoeira aciona o portão", "Para que serve a botoeira"],
      slots: [
        [
          "Ao apertar, o botão fecha um contato por um instante, e a placa entende a ordem. É baixa tensão, e ligar ali um fio da rede queima a placa.",
          "Um toque une dois fios de comando, e o motor anda. Não passa energia da rede por eles, e por isso o cabo é fino.",
          "O botão só dá a ordem, fechando um contato; o resto é da placa. Misturar esse fio com o da rede é erro caro.",
          "Dois fios finos e um contato momentâneo bastam. Interruptor de luz não serve, porque fica ligado e trava o portão.",
        ],
        [
          "A cada toque o portão abre, para ou fecha, conforme a programação. Na portaria usam-se dois ou três botões separados.",
          "Um só botão segue a ordem abrir, parar, fechar. Prédio costuma ter um botão para cada coisa.",
          "Em casa um botão resolve tudo em sequência. Portaria prefere conjunto de mesa, com cada portão identificado.",
          "O mesmo botão comanda abertura, parada e fechamento. Há modelos com botões separados, para portaria.",
        ],
      ],
    },
    {
      about: "signs",
      headings: ["Botoeira presa, oxidada ou com fio partido: sinais e causas", "Defeitos comuns da botoeira"],
      slots: [
        [
          "Botão preso é o mais traiçoeiro: a placa vê um comando sem fim e ninguém mais comanda o portão. Se todos os controles morreram juntos, olhe a botoeira.",
          "Um contato colado mantém a placa ocupada, e nenhum controle funciona. Parece defeito do motor, e é só o botão afundado.",
          "Quando nada obedece de repente, a botoeira travada é suspeita. Ela prende a placa num comando que não acaba.",
          "Controles mudos ao mesmo tempo podem ser culpa do botão da parede, afundado ou colado.",
        ],
        [
          "Portão que abre sozinho na chuva tem água no botão ou na emenda. Resposta só às vezes é contato oxidado, e a troca resolve.",
          "A água fecha o contato sem ninguém apertar. Já o botão que falha, ou pede força, está gasto por dentro.",
          "Umidade cria aberturas fantasmas, e oxidação faz falhar. As duas se resolvem com botão vedado e fio novo.",
          "Fio descascado e emenda molhada abrem o portão sozinhos. Botão intermitente pede troca.",
        ],
      ],
    },
    {
      about: "check",
      headings: ["Como usar a botoeira para achar o defeito", "Botoeira ou controle: onde está a falha"],
      slots: [
        [
          "Comparar botão e controle mostra de que lado está o problema. Se ela abre e o controle não, é pilha, antena ou receptor, e o motor está bom.",
          "A botoeira testa a placa sem passar pelo rádio. Abriu pelo botão? O defeito é do controle ou da recepção.",
          "Com um toque em cada um, boa parte da dúvida some. Controle funciona e botão não, a falha está no botão ou no fio dele.",
          "Botão bom com controle mudo aponta para o rádio, e o inverso, para o fio do botão.",
        ],
        [
          "Se nenhum responde, falta energia, ou o botão está afundado prendendo a placa. Confira o disjuntor antes de chamar.",
          "Silêncio nos dois leva ao quadro de luz e ao botão preso. Religue o disjuntor uma vez só.",
          "Nada funciona: veja a luz, o disjuntor e se o botão voltou. Depois disso é placa ou fusível.",
          "Quando tudo cala, comece pela energia e pelo botão travado.",
        ],
      ],
      steps: [
        "Deixe a área da folha livre e fique onde enxerga o portão.",
        "Aperte a botoeira uma vez e veja se o botão volta sozinho.",
        "Acione um controle com pilha boa.",
        "Se nada responde, confira o disjuntor e religue uma única vez.",
        "Anote o que funcionou e o que não.",
      ],
    },
    {
      about: "choose",
      headings: ["Onde instalar a botoeira", "Qual botoeira escolher para o portão"],
      slots: [
        [
          "O melhor lugar é dentro da casa ou da garagem, de onde se veja a folha inteira, porque quem aperta precisa enxergar o vão. Criança pequena não deve alcançar.",
          "Escolha um ponto abrigado, com vista para o portão e longe do caminho dele. A altura é cômoda para adultos e fora do alcance das crianças.",
          "Quem aperta tem de ver o portão, então cômodo fechado não serve. Fique longe do movimento da folha e da mão das crianças.",
          "Ponto com vista para a folha, seco e alto o bastante para criança não alcançar: assim se escolhe o lugar.",
        ],
        [
          "Ao tempo, use modelo vedado; do lado da rua, só com chave ou senha. Sem caminho para o fio, a sem fio funciona como um controle fixo, com pilha.",
          "Na chuva, vedada; na rua, nunca um botão comum. A sem fio evita obra, mas depende de pilha e do código certo.",
          "Botão comum na calçada é convite, e ali se usa chave ou teclado. Para não quebrar parede, existe a sem fio.",
          "Externa pede vedação, e para fora, chave. A de fio falha menos; a sem fio resolve onde não há eletroduto.",
        ],
      ],
    },
    {
      about: "visit",
      headings: ["Como é a instalação da botoeira", "Instalação da botoeira: do fio ao teste"],
      slots: [
        [
          "O técnico desliga o circuito, leva o cabo até o motor por eletroduto ou canaleta e liga o contato na entrada de botoeira. O fio segue separado da energia, para não captar interferência.",
          "Com o disjuntor desligado, o cabo de comando é passado e ligado à placa. Energia da rede não entra nesse circuito.",
          "Primeiro o caminho do fio, depois a ligação na entrada própria da placa. Comando e rede vão em caminhos separados.",
          "Eletroduto separado, dois fios até o motor, ligação na entrada de comando: é o serviço, feito sem energia.",
        ],
        [
          "Interfone ou módulo que já use essa entrada fica em paralelo. No fim, abre-se e fecha-se pelo botão e pelo controle, com a fotocélula conferida.",
          "Se há interfone ligado, os contatos convivem. O teste usa botão, controle e fotocélula, com a área livre.",
          "Vários comandos podem dividir a mesma entrada. Depois o portão faz ciclos pelo botão e pelo controle.",
          "O que já está ligado ali continua. Testam-se os dois comandos, para um não atrapalhar o outro.",
        ],
      ],
    },
    {
      about: "cost",
      headings: ["O que muda o preço da botoeira", "Do que depende o valor da botoeira instalada"],
      slots: [
        [
          "A distância até o motor e o caminho do fio fazem quase todo o valor. Eletroduto pronto barateia, e quebrar parede encarece.",
          "Quase tudo é passagem de cabo: perto e com eletroduto, sai pouco; longe e sem, sai mais.",
          "O botão custa pouco, e o fio até o motor é o que pesa. Canaleta à vista é mais barata que embutir.",
          "Metro de cabo e dificuldade do caminho decidem. Trocar uma botoeira existente quase não tem esse custo.",
        ],
        [
          "A sem fio troca o cabo por um transmissor e a gravação no receptor. O cartão divide em até {shop.instalments} vezes.",
          "Sem fio, paga-se o transmissor e o cadastro, sem obra. No cartão, até {shop.instalments} parcelas.",
          "Onde a obra seria grande, a sem fio sai melhor. Parcela-se em até {shop.instalments} vezes no cartão.",
          "O modelo sem fio dispensa obra e soma o transmissor. Dá para pagar em até {shop.instalments} vezes.",
        ],
      ],
    },
  ],
  questions: [
    {
      question: "Posso usar interruptor de luz como botoeira?",
      answers: [
        "Não: ele fica ligado depois do toque, e a placa recebe comando contínuo. O botão precisa voltar sozinho.",
        "Não serve, porque mantém o contato fechado. Use botão de pulso, parecido com o de campainha.",
        "De jeito nenhum. O portão para de obedecer a todo mundo enquanto ele estiver ligado.",
      ],
    },
    {
      question: "Existe botoeira sem fio?",
      answers: [
        "Existe: é um transmissor de parede, com pilha, gravado no receptor como um controle.",
        "Sim, funciona como um controle fixado na parede. Precisa do mesmo código do receptor.",
        "Sim, e evita passar cabo. A troca de pilha de tempos em tempos é o preço.",
      ],
    },
    {
      question: "Por que meu portão só abre pela botoeira?",
      answers: [
        "O portão só abre pela botoeira quando o rádio não chega: pilha fraca, antena partida, receptor com defeito ou cadastro apagado.",
        "Se só ela abre, a recepção falhou. Teste dois controles com pilha nova; se nenhum abrir, é antena, receptor ou memória.",
        "Motor e placa estão bons, e o defeito é do controle ou do receptor.",
      ],
    },
    {
      question: "A botoeira funciona sem energia?",
      answers: [
        "Não. Ela só dá a ordem; quem move a folha é o motor, que precisa de rede, nobreak ou bateria.",
        "Não funciona, a menos que o motor tenha nobreak ou bateria. Sem isso, só a chave de destravamento, em portão de correr ou de abrir, reto.",
        "Sem energia o botão não faz nada, porque o motor está parado.",
      ],
    },
    {
      question: "Quantas botoeiras posso ter no mesmo portão?",
      answers: [
        "Várias, ligadas na mesma entrada da placa. Em casa, uma ou duas bastam.",
        "Mais de uma, sem problema, desde que sejam de pulso e o fio esteja bom.",
        "Quantas quiser, em paralelo. Cada ponto a mais é mais cabo e mais um lugar para falhar.",
      ],
    },
  ],
  photo: "fotos do motor, do lugar em que você quer o botão e do caminho entre os dois",
  related: ["placa", "interfone", "modulo-wifi", "controle-nao-funciona", "abre-sozinho", "criancas"],
  topic: "instalacao-eletrica-para-portao-automatico",
};
