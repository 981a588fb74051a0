import type { Concept } from "#domain/knowledge/concept.ts";

export const abreSozinho: Concept = {
  id: "abre-sozinho",
  kind: "symptom",
  label: "Portão abre sozinho",
  phrase: "o portão que abre sozinho",
  words: [
    "fica abrindo",
    "abre sozinho",
    "abrindo sozinho",
    "abriu sozinho",
    "abre do nada",
    "abre e fecha sozinho",
    "fecha sozinho",
    "fechando sozinho",
    "aciona sozinho",
    "dispara sozinho",
    "liga sozinho",
    "liga e desliga sozinho",
    "ligando sozinho",
    "portão fantasma",
    "abre de madrugada",
    "abre sem apertar",
    "sobe sozinho",
    "portão maluco",
    "portão doido",
    "abre quando passa",
    "abre quando chove",
  ],
  intent: "repair",
  answers: {
    any: [
      "Portão que abre sozinho está recebendo um comando que ninguém deu, em geral de uma botoeira com umidade, de um fio em curto, de um controle com o botão preso ou de um código igual ao do vizinho. Menos comum é a placa com defeito. Desligue o disjuntor ao sair e ao dormir até o técnico achar a origem.",
      "Se o portão eletrônico abre sozinho, as causas mais comuns são umidade na botoeira, fio do interfone em curto, controle apertado na bolsa e código repetido na vizinhança. Até descobrir qual delas, deixe o disjuntor desligado quando não houver ninguém olhando. O técnico testa cada comando e elimina o que dispara o portão.",
      "O portão que abre sozinho obedece a uma ordem falsa, que vem de fio, de controle ou da placa. Para começar, tire as pilhas dos controles por um dia, com alguém em casa. Se parar, era um controle; se continuar, o suspeito é botoeira, interfone ou receptor. À noite, deixe o disjuntor desligado. A visita em casa parte de {price.preventive}, sem peças.",
      "Quando o motor abre o portão sozinho, a central leu como botão apertado um curto na botoeira, um controle preso ou um código copiado. Desligue o disjuntor sempre que sair ou for dormir e anote os horários das aberturas. Com eles, o técnico separa fio, rádio e placa até achar a causa.",
    ],
    price: [
      "Resolver um portão que abre sozinho custa pouco quando é botoeira, fio ou recadastro de controles, e mais quando a placa ou o receptor precisa de troca. A visita de ajuste em casa parte de {price.preventive}, sem peças; diga quando ele abre e mande foto da botoeira.",
      "O preço para um portão que abre sozinho segue a origem do comando: refazer fio e limpar a memória é o mais barato, receptor novo vem depois e placa é o mais caro. Em residência, a visita com regulagem começa em {price.preventive}, fora as peças.",
      "Para acabar com as aberturas sozinhas, o valor em casa começa em {price.preventive}, sem peças, o que cobre teste, fio e recadastro simples. Receptor com controles novos ou placa entram à parte; os horários das aberturas e a foto da etiqueta ajudam no orçamento.",
    ],
    emergency: [
      "Portão abrindo sozinho com a casa exposta: desligue o disjuntor agora e, se houver, o nobreak. Folha de correr ou de abrir, reta e nivelada, pode ser fechada na mão e travada; basculante aberto não se destrava, e o atendimento funciona {shop.hours}.",
      "Se o portão abre e fecha sozinho com gente passando, corte a energia no disjuntor e afaste crianças e animais. Feche na mão apenas portão de correr ou de abrir, reto; o basculante espera o técnico, que atende {shop.hours}.",
      "Com o portão disparando sozinho, tire a energia no quadro e não deixe ninguém no caminho da folha. De correr ou de abrir, reta e nivelada, ela pode ser fechada na mão; não solte basculante aberto e chame pelo WhatsApp, {shop.hours}.",
    ],
  },
  line: [
    "Portão que abre sozinho está obedecendo a um comando que alguém precisa localizar.",
    "Botoeira molhada e controle com botão preso fazem o portão abrir sem ninguém mandar.",
    "Até achar por que o portão abre sozinho, desligue o disjuntor ao sair e ao dormir.",
  ],
  sections: [
    {
      about: "causes",
      headings: ["Por que o portão abre sozinho", "Botoeira, controle ou placa: por que o portão abre sozinho"],
      slots: [
        [
          "A primeira suspeita são os comandos com fio: água na botoeira, fio descascado no eletroduto ou botão de interfone que não volta. Quando os dois fios se encostam, a central entende um botão apertado e abre.",
          "Quase sempre a causa é a botoeira ou o interfone, porque umidade na tecla e fio em curto dão à placa o mesmo sinal de um toque. Se acontece mais com chuva, essa suspeita aumenta.",
          "O mais comum é um defeito na parte com fio. Tecla com água, emenda malfeita e botão do interfone preso fecham o contato, e a placa obedece como se alguém tivesse apertado.",
          "A botoeira úmida é a causa mais frequente, seguida pelo fio do interfone com a capa gasta. Para a central, dois fios encostados são iguais a um dedo no botão.",
        ],
        [
          "Depois vem o rádio: controle com a tecla presa, controle perdido na mão de alguém ou código fixo igual ao de um vizinho. Menos comum é a placa com umidade, formiga ou relé colado, que costuma aparecer depois de chuva ou queda de luz.",
          "Na parte sem fio, um controle apertado na bolsa, extraviado ou de código repetido na rua também aciona o portão. A placa fica por último, com oxidação, insetos ou um relé que não solta mais.",
          "Controle esquecido sob um objeto, emprestado ou clonado explica boa parte do resto, principalmente em central de código fixo, que aceita cópia. Por fim há a própria placa, quando a água entra na caixa ou um relé gruda.",
          "Outra origem é o controle remoto, com o botão afundado na gaveta ou em poder de quem não devia, e o código antigo que coincide com o do vizinho. Sobra a central, que dá ordens falsas quando está úmida ou com contato colado.",
        ],
      ],
    },
    {
      about: "check",
      headings: ["Como descobrir quem está mandando abrir", "Portão abre sozinho: teste por eliminação"],
      slots: [
        [
          "Anote dia, hora e tempo de cada abertura, porque o padrão costuma entregar a origem. Só com chuva aponta para fio e botoeira, e em hora de movimento na rua aponta para um controle de fora.",
          "Uma lista de horários ajuda mais que palpite. Abertura com chuva faz pensar em botoeira; abertura quando um vizinho chega, em código igual. Sem padrão nenhum, desconfie de controle preso ou do receptor.",
          "Repare no que se repete: chuva, madrugada, alguém chegando. Cada padrão leva a um lugar, da tecla molhada ao controle de outra casa com o mesmo código.",
          "O relógio ajuda no diagnóstico. Marque quando o portão abriu e como estava o tempo, pois abertura em dia úmido vem de fio, e abertura em hora de entra e sai vem de rádio.",
        ],
      ],
      steps: [
        "Desligue o disjuntor, e o nobreak se houver, sempre que sair ou for dormir.",
        "Tire as pilhas de todos os controles da casa e observe, com alguém por perto, se ainda abre.",
        "Olhe a botoeira por fora: tecla afundada, água, ferrugem ou formigas.",
        "Confira o botão do interfone e o aplicativo do celular, se o portão abre por eles.",
        "Pergunte quem tem controle e se algum foi perdido ou emprestado.",
      ],
    },
    {
      about: "visit",
      headings: ["O que o técnico faz com o portão que abre sozinho", "Como o técnico acha e corrige o comando falso"],
      slots: [
        [
          "O técnico desliga da central uma entrada por vez, primeiro a botoeira, depois o interfone e o receptor, até o portão parar de abrir. Assim acha a causa sem trocar peça por palpite.",
          "O diagnóstico é por eliminação: cada comando é isolado na placa até restar só aquele que dispara o portão. Nenhuma peça é trocada antes disso.",
          "Com a energia cortada, as entradas da central são soltas; depois voltam uma a uma, sob observação. A que fizer o portão abrir é a que precisa de conserto.",
          "O trabalho do técnico é separar fio, rádio e placa. Ele desliga a botoeira, o interfone e o receptor, um de cada vez, e vê em qual deles as aberturas param.",
        ],
        [
          "Achada a origem, o técnico refaz o fio ou troca a botoeira, ou apaga a memória e grava de novo só os controles conferidos. Placa oxidada passa por limpeza e vedação, e só é trocada quando não há recuperação.",
          "O acerto pode ser um fio novo, uma botoeira seca ou a memória limpa, com os controles presentes recadastrados na sua frente. Se a água chegou à central, a caixa é vedada e a placa limpa ou, no pior caso, substituída.",
          "Depois vem a correção: fio e botoeira trocados, controles perdidos apagados e os seus regravados. Na placa úmida ou com relé colado, tenta-se primeiro o reparo, com a vedação refeita.",
          "Se for controle, apagar tudo e cadastrar somente os que estão na mão resolve; se for fio, troca-se o trecho. A central só é trocada quando a oxidação foi longe demais, e a entrada de água é fechada.",
        ],
      ],
    },
    {
      about: "replace",
      headings: ["Código fixo: quando trocar receptor e controles", "Quando passar para código rolante"],
      slots: [
        [
          "Central antiga de código fixo repete sempre o mesmo sinal e pode ser copiada ou coincidir com a de um vizinho. O código rolante muda a cada toque, e o sinal usado hoje não abre amanhã.",
          "Vale mudar quando o portão usa código fixo, porque qualquer controle que repita aquele sinal abre. No rolante, cada acionamento gera um código novo, difícil de copiar.",
          "No código fixo, quem tem uma cópia do sinal abre o portão. O rolante corrige isso, porque troca de sinal a cada uso e descarta o anterior.",
          "A troca compensa em sistema de código fixo, que aceita controle clonado e até o do vizinho. Com código rolante, um sinal gravado perde o valor logo depois de usado.",
        ],
        [
          "Não é preciso trocar o motor: um receptor avulso, com controles novos, costuma ser ligado à central que já está lá. O valor depende do receptor e de quantos controles a casa usa, e é orçado de graça pela foto.",
          "Em geral bastam um receptor novo, ligado à placa atual, e os controles dele, com o antigo desativado. O motor e a placa continuam. O orçamento soma o receptor, os controles e o serviço, e é grátis pela foto.",
          "O motor continua o mesmo, porque o receptor avulso se adapta à maioria das centrais. Conte quantas pessoas usam o portão, já que cada controle soma ao valor.",
          "A mudança mexe só na parte que recebe o sinal: entra um receptor novo com os controles dele, e o antigo é desativado. O valor depende de quantos controles você quer e é informado pela foto.",
        ],
      ],
    },
    {
      about: "safety",
      headings: ["Como usar o portão até achar a causa", "Entrar e sair com o portão desligado"],
      slots: [
        [
          "Com o disjuntor desligado, o motor continua travando a folha na maioria dos modelos. Confira com um empurrão leve e passe o trinco ou um cadeado por dentro.",
          "Com o disjuntor desligado, a folha costuma ficar presa pelo próprio motor. Empurre de leve para conferir e passe o ferrolho, se houver.",
          "Desligado, o portão continua travado na maior parte dos motores, o que você confere empurrando de leve. Um cadeado por dentro dá mais segurança.",
        ],
        [
          "Para entrar e sair com o carro, ligue o disjuntor só na hora, com alguém olhando o vão, use o controle e desligue de novo com o portão fechado. Se você chega sozinho, entre antes pelo portão social.",
          "Quando precisar do carro, peça a alguém que ligue o disjuntor, acione o portão à vista e desligue depois de fechar. Quem chega da rua entra pelo portão social e liga o disjuntor por dentro.",
          "Se precisar do carro, ligue o disjuntor apenas nessa hora, acione o portão olhando a passagem e desligue em seguida. Guarde a chave do portão social com quem chega da rua, porque o controle não vai abrir.",
        ],
      ],
    },
  ],
  questions: [
    {
      question: "Controle do vizinho pode abrir meu portão?",
      answers: [
        "Pode, se os dois usarem código fixo na mesma frequência e o código coincidir. Com código rolante essa coincidência não acontece no uso normal.",
        "Sim, em sistemas antigos de código fixo. A saída é apagar a memória e recadastrar com outro código, ou passar para um receptor de código rolante.",
        "Acontece em centrais de código fixo, quando o código é igual. Peça ao vizinho que acione o controle dele: se os dois portões abrirem, troque o código ou o receptor.",
      ],
    },
    {
      question: "Quanto tempo leva para achar por que o portão abre sozinho?",
      answers: [
        "Se a falha aparece na hora, o teste termina na própria visita. Quando ela vai e volta, o técnico desliga um comando por vez, e você observa por alguns dias.",
        "Depende de o defeito se mostrar durante o teste. Botoeira em curto se acha depressa; falha que só vem com chuva exige observação, e os horários anotados ajudam.",
        "Uma visita costuma bastar para fio e botoeira. Defeito que some e volta pede alguns dias com uma entrada desligada, até confirmar de onde vem.",
      ],
    },
    {
      question: "O portão abre quando a luz volta. É normal?",
      answers: [
        "Em algumas centrais é: ao religar, elas fazem um movimento para reconhecer o percurso. Se a folha abre toda e fica aberta, a programação ou a botoeira precisa ser vista.",
        "Pode ser só a central reconhecendo o percurso. Se toda vez a casa fica aberta, o técnico muda a programação, quando o modelo permite, ou procura um contato colado.",
        "Um pequeno movimento depois da queda de luz é comum em certos modelos. Abertura completa não é, e costuma vir de botoeira em curto ou de ajuste errado.",
      ],
    },
    {
      question: "O portão fecha sozinho depois de um tempo. É defeito?",
      answers: [
        "Pode ser o fechamento automático, função da central que fecha a folha depois de um tempo. Se você não quer, o técnico desativa ou muda o tempo.",
        "Muitas vezes não: é o fechamento automático programado. Com fotocélula funcionando ele é útil; sem ela, deve ser desligado.",
        "Se o tempo é sempre igual, é programação da placa, e não defeito. Só deixe ativo com fotocélula, para a folha não fechar sobre alguém.",
      ],
    },
    {
      question: "Se apagar a memória, perco todos os controles?",
      answers: [
        "Eles param até serem gravados de novo. Reúna todos antes da visita; o que não estiver presente fica fora, e assim o controle perdido deixa de abrir.",
        "Sim, mas o técnico regrava na hora os que estiverem com você. Tag e aplicativo também podem precisar de novo cadastro.",
        "A memória fica vazia e recebe só os controles que você apresentar. É justamente o que retira os desconhecidos e os extraviados.",
      ],
    },
  ],
  photo: "uma foto da botoeira e de um controle, com os horários em que o portão abriu sozinho",
  related: ["botoeira", "clonado", "receptor", "placa", "molhou", "controle"],
  topic: "conserto-de-central-de-portao",
};
