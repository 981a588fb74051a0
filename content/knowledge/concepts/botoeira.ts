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
      "O preço da botoeira instalada é, na maior parte, a passagem do cabo: o botão em si é simples. A distância até o motor e o eletroduto existente mudam o valor, e o orçamento com fotos é grátis.",
      "Na botoeira paga-se o botão, o cabo e a mão de obra; com eletroduto pronto, a conta é menor. Mande fotos do motor e do lugar desejado, com a distância aproximada.",
      "Instalar botoeira custa conforme o caminho do fio até a placa. Se for preciso quebrar parede, compare com a sem fio, que soma o transmissor e o cadastro; o orçamento é por foto.",
    ],
    repair: [
      "Botoeira que falha costuma ter contato oxidado, botão preso ou fio rompido. Presa, ela trava o portão inteiro, porque a placa vê um comando sem fim. O técnico isola o fio, testa e troca o botão.",
      "O conserto da botoeira começa por separá-la da placa: se os controles voltam, o defeito é dela ou do cabo. Um botão oxidado por chuva é trocado por modelo vedado, e emenda ruim é refeita.",
    ],
    installation: [
      "A botoeira é instalada em local abrigado, com o portão à vista, e ligada por dois fios à entrada de comando da placa. O cabo segue separado da força, e o botão deve ser de pulso, nunca interruptor de luz.",
      "Para instalar a botoeira, escolhe-se um ponto de onde se enxergue a folha, passa-se o cabo de comando até a placa e testa-se com a área livre. Altura e posição ficam fora do alcance de crianças pequenas.",
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
      headings: ["Para que serve a botoeira", "Como a botoeira aciona o portão", "O que a botoeira faz"],
      slots: [
        [
          "É um botão de pulso: ao apertar, ele fecha um contato e a placa entende o comando.",
          "A botoeira apenas fecha um contato por um instante, e a placa faz o resto.",
          "O princípio é simples: um toque une dois fios de comando e o portão se move.",
        ],
        [
          "O contato é seco e de baixa tensão, diferente de um interruptor de lâmpada.",
          "No fio de comando passa tensão baixa, e ligar força nele queima a placa.",
          "Trata-se de comando em baixa tensão, que não pode ser misturado com a rede elétrica, de 127 V ou 220 V.",
        ],
        [
          "A cada toque o portão alterna entre abrir, parar e fechar, conforme a programação da placa.",
          "Um botão só costuma bastar, porque a placa segue a sequência de abrir, parar e fechar.",
          "Há modelos com dois ou três botões, para abrir, parar e fechar em separado, usados em portaria.",
        ],
      ],
    },
    {
      about: "signs",
      headings: [
        "Defeitos comuns da botoeira",
        "Quando a botoeira atrapalha o portão",
        "Botoeira presa, oxidada ou com fio partido",
      ],
      slots: [
        [
          "Um botão preso é o caso mais traiçoeiro: o portão para de obedecer a qualquer controle.",
          "Se os controles morreram todos de uma vez, a botoeira travada é uma das hipóteses.",
          "Um contato colado mantém a placa ocupada, e ninguém mais consegue comandar o portão.",
        ],
        [
          "Um portão que abre sozinho em dia de chuva pode ter umidade fechando o contato do botão.",
          "A água na botoeira externa cria acionamento fantasma, com a folha abrindo sem ninguém apertar.",
          "Cabo descascado ou emenda molhada também produz comandos que ninguém deu ao portão.",
        ],
        [
          "Botão que só responde às vezes indica contato oxidado ou fio quase partido.",
          "Uma falha intermitente costuma vir de oxidação, e a troca do botão resolve.",
          "Quando é preciso apertar com força, o contato do botão está gasto.",
        ],
      ],
      bullets: [
        "Controles sem efeito com o botão afundado",
        "Portão abre sozinho na chuva",
        "Botão responde às vezes",
        "Nenhuma reação ao botão, controle normal",
        "Emenda exposta ou cabo ressecado",
      ],
    },
    {
      about: "check",
      headings: [
        "Como usar a botoeira para achar o defeito",
        "Teste com botoeira e controle",
        "Botoeira ou controle: onde está a falha",
      ],
      slots: [
        [
          "Comparar botão e controle mostra em poucos segundos de que lado está o problema.",
          "A botoeira serve de instrumento: ela testa a placa sem passar pelo rádio.",
          "Com dois toques, um no botão e outro no controle, boa parte das dúvidas desaparece.",
        ],
        [
          "Se o botão funciona e o controle não, olhe pilha, antena e receptor.",
          "Se só a botoeira abre, o motor está bom e a recepção é que falhou.",
          "O controle funciona e botão não: o defeito está no botão ou no cabo dele.",
        ],
        [
          "Nenhum dos dois responde: a busca passa para energia, fusível, placa ou botão travado.",
          "O silêncio nos dois comandos pede conferir o disjuntor e ver se o botão está afundado.",
          "Sem reação alguma, verifique a luz da casa e o disjuntor antes de chamar.",
        ],
      ],
      steps: [
        "Deixe a área da folha livre e fique onde enxerga o portão.",
        "Aperte a botoeira uma vez e veja se o botão volta sozinho.",
        "Acione um controle com pilha boa.",
        "Se nada responde, confira o disjuntor, sem religar mais de uma vez.",
        "Fotografe a botoeira e conte o resultado ao técnico.",
      ],
    },
    {
      about: "choose",
      headings: ["Onde instalar a botoeira", "Qual botoeira escolher", "Lugar e tipo certos para o botão"],
      slots: [
        [
          "O melhor lugar é dentro da garagem ou da casa, de onde se veja a folha inteira.",
          "Quem aperta precisa enxergar o portão, por isso botão em cômodo fechado não é boa ideia.",
          "Escolha um ponto abrigado e com vista para a passagem, longe do caminho da folha.",
        ],
        [
          "Uma criança pequena não deve alcançar o botão do portão, nem brincar com ele.",
          "A altura fica fora do alcance das crianças menores e cômoda para os adultos da casa.",
          "Em casa com cadeirante ou idoso, combine a altura com quem vai usar, sem descuidar das crianças.",
        ],
        [
          "Ao ar livre, use modelo vedado; do lado da rua, só com chave ou senha.",
          "Um botão comum do lado de fora é convite para qualquer um abrir, então ali se usa chave ou teclado.",
          "Para portaria, há o conjunto de mesa com botões separados e identificação de cada portão.",
        ],
      ],
    },
    {
      about: "visit",
      headings: [
        "Como é a instalação da botoeira",
        "O que o técnico faz na ligação do botão",
        "Da passagem do cabo ao teste",
      ],
      slots: [
        [
          "O técnico define o caminho do cabo e desliga o circuito antes de abrir o motor.",
          "Com o disjuntor desligado, o cabo é levado até a placa por eletroduto ou canaleta.",
          "O cabo de comando segue separado da força, para não captar interferência.",
        ],
        [
          "Na placa, os dois fios entram na borneira de comando, junto com o comum.",
          "A ligação usa a entrada de botoeira da central, sem emprestar energia da rede.",
          "Se essa entrada já serve a interfone ou módulo Wi-Fi, os contatos podem ficar em paralelo.",
        ],
        [
          "O teste inclui controle e botão, para ver se um não atrapalha o outro.",
          "No fim, abre-se e fecha-se pelo botão e pelo controle, com a fotocélula conferida.",
          "Quem mora na casa aprende o uso, e o portão roda alguns ciclos completos.",
        ],
      ],
    },
  ],
  questions: [
    {
      question: "Posso usar interruptor de luz como botoeira?",
      answers: [
        "Não. O interruptor fica ligado depois do toque, e a placa recebe comando contínuo. A botoeira precisa ser de pulso, que volta sozinha.",
        "Não serve, porque mantém o contato fechado e trava o portão. Use botão de pulso próprio para comando, parecido com o de campainha.",
      ],
    },
    {
      question: "Existe botoeira sem fio?",
      answers: [
        "Existe. É um transmissor de parede, com pilha, gravado no receptor como se fosse um controle. Evita passar cabo, mas depende da pilha e da frequência certa.",
        "Sim, funciona como um controle fixado na parede. Precisa do mesmo código do receptor e de troca de pilha de tempos em tempos.",
      ],
    },
    {
      question: "Por que meu portão só abre pela botoeira?",
      answers: [
        "O portão só abre pela botoeira quando o comando por rádio não chega: pilha fraca, antena partida, receptor com defeito ou cadastro apagado. O motor e a placa estão funcionando.",
        "Se só a botoeira abre, a recepção do controle falhou. Teste dois controles com pilha nova; se nenhum abrir, o técnico verifica antena, receptor e memória.",
      ],
    },
    {
      question: "A botoeira funciona sem energia?",
      answers: [
        "Não. Ela só dá a ordem; quem move a folha é o motor, que precisa da rede, do nobreak ou de bateria. Na falta de luz, use o destravamento manual.",
        "Não funciona, a menos que o motor tenha nobreak ou bateria. Sem isso, o portão abre apenas pelo destravamento manual.",
      ],
    },
    {
      question: "Quantas botoeiras posso ter no mesmo portão?",
      answers: [
        "Você pode ter várias, ligadas em paralelo na mesma entrada da placa. Em casa, uma ou duas bastam; mais pontos significam mais cabo e mais lugares para falhar.",
        "Você pode ter mais de uma, sem problema, desde que sejam de pulso e o cabo esteja em bom estado. Todas ficam em paralelo na entrada de comando.",
      ],
    },
  ],
  photo: "fotos do motor, do lugar em que você quer o botão e do caminho entre os dois",
  related: ["placa", "interfone", "modulo-wifi", "controle-nao-funciona", "abre-sozinho", "criancas"],
  topic: "instalacao-eletrica-para-portao-automatico",
};
