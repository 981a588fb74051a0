import type { Concept } from "#domain/knowledge/concept.ts";

export const ipec: Concept = {
  id: "ipec",
  kind: "brand",
  label: "Ipec",
  phrase: "o equipamento Ipec",
  words: ["ipec", "motor ipec", "portão ipec", "ipec segurança", "marca ipec", "ipeq"],
  intent: "buying",
  answers: {
    any: [
      "Ipec é marca de segurança eletrônica, mais vista em placa, controle, receptor e sensor de portão que em motor, que costuma ser de outro fabricante. Não está entre as marcas que vendemos: a foto da placa e da etiqueta diz se atendemos, e ajuste do portão em casa parte de {price.preventive}, sem peças.",
      "No portão, Ipec costuma ser o que comanda: placa, controle ou receptor. Se a placa Ipec parou, mede-se, e quando não há peça entra central universal em motor comum; trocar o motor inteiro, em casa, fica de {price.homeSwap}, com mão de obra.",
      "Portão com central ou controle Ipec se conserta separando rádio, placa e motor, que quase sempre é de outra marca. A visita que regula em residência custa a partir de {price.preventive}, fora peças, e a foto mostra se atendemos aquele modelo.",
    ],
    repair: [
      "O conserto de placa Ipec começa pelo teste da botoeira, que separa rádio, placa e motor, para trocar só o que parou. A foto da peça e da etiqueta diz se atendemos; ajuste em casa parte de {price.preventive}, sem peças, e placa sem reposição dá lugar a uma universal.",
      "Central Ipec do portão sem resposta pede medição de alimentação, receptor e saída para o motor. Regular o portão, em residência, custa desde {price.preventive}, fora peças; se o motor também acabou, a troca fica de {price.homeSwap}.",
      "Assistência para placa ou receptor Ipec depende do modelo, que a foto mostra, porque a marca não está entre as que vendemos. Motor e folha do portão atendemos: ajuste desde {price.preventive} em casa, sem peças.",
    ],
    price: [
      "O preço de um item Ipec depende da peça: controle e sensor pesam pouco, receptor vem depois e placa pesa mais, com gravação somada. A regulagem do portão em casa parte de {price.preventive}, sem peças, e a troca do motor, de {price.homeSwap}.",
      "Quanto custa trocar controle, receptor ou placa Ipec sai pela foto, que diz se o modelo é atendido. Para comparar, um motor novo com placa própria, instalado na troca em residência, fica de {price.homeSwap}.",
    ],
    buying: [
      "A Ipec é mais conhecida por placa, controle e sensor de portão, e o motor junto costuma ser de outra marca. Controle e placa se compram pelo código do receptor; motor novo, na troca em casa, fica de {price.homeSwap}, com mão de obra.",
      "Com Ipec no portão, veja o que é dela: quase sempre a placa ou o controle, e não o motor. Não vendemos a marca, e um motor das nossas, instalado na troca, custa de {price.homeSwap}; kit basculante, a partir de {price.lowest}.",
    ],
    installation: [
      "Um receptor Ipec avulso se instala na entrada de botoeira da central do portão, sem trocar o motor, e depois se gravam os controles. A foto diz se atendemos essa ligação, e ajuste do portão em casa parte de {price.preventive}, sem peças.",
      "Instalar placa Ipec em motor de outra marca é possível quando potência, tensão e fim de curso combinam, com o circuito desligado. Em motor com inversor não serve, e um motor novo na troca fica de {price.homeSwap}.",
    ],
    comparison: [
      "Comparar placa Ipec com a original do motor do portão pede olhar potência, fim de curso e recursos, como desaceleração. Em motor com inversor, só a central própria serve; em motor comum, ganha a que tem peça perto.",
      "Controle Ipec ou do fabricante do motor? Vale o que fala com o receptor do portão, na mesma frequência e no mesmo código. Os dois funcionam igual depois de cadastrados.",
    ],
    question: [
      "Ipec é marca mais de placa, controle e sensor de portão que de motor, e quem conserta é o técnico que mede a central: a foto diz se atendemos o modelo. Se a placa parou e não há outra, uma universal serve em motor comum, e trocar o motor fica de {price.homeSwap}.",
      "Sim, item Ipec funciona com motor de outra marca quando o código combina, porque o controle segue o receptor e a placa segue o motor. O ajuste do portão em casa parte de {price.preventive}, sem peças.",
    ],
  },
  line: [
    "Controle Ipec em portão de outra marca é comum: quem decide a compatibilidade é o receptor.",
    "Se a placa é Ipec, o código do controle novo precisa ser o dela, e não o do motor.",
    "Fotocélula ou receptor Ipec pode ser trocado sem mexer no motor do portão.",
  ],
  sections: [
    {
      about: "what",
      headings: [
        "O que há de Ipec no seu portão",
        "Ipec: controles, placas e sensores",
        "Onde a marca Ipec aparece no portão",
      ],
      slots: [
        [
          "A Ipec atua em segurança eletrônica, com controles, receptores, centrais e sensores. É comum a placa dela substituir a original de um motor que saiu de linha.",
          "Controle, receptor, placa e fotocélula são os itens Ipec mais vistos em portão. O motor, quase sempre, é de outra marca.",
          "No portão, a Ipec costuma estar no comando. Receptor avulso ligado à botoeira é outra presença frequente.",
          "Itens de comando e sensores são o que se encontra da Ipec. Muitos portões têm motor de uma marca e central dela.",
        ],
        [
          "O nome no controle não revela o motor, e o do motor não revela o controle. Por isso são precisas duas etiquetas, a do motor e a da placa.",
          "Saber quem é quem evita comprar peça que não encaixa. Fotografe as duas etiquetas.",
          "A placa diz que controle serve, e o motor diz que placa serve. Uma foto de cada resolve.",
          "Identifique separadamente motor e central. O modelo de cada um está na própria etiqueta.",
        ],
      ],
    },
    {
      about: "check",
      headings: [
        "Controle Ipec não funciona: teste em ordem",
        "Verifique o controle Ipec antes de trocar",
        "Ipec sem resposta: passos simples",
      ],
      slots: [
        [
          "O teste começa na mão e termina na botoeira, sem abrir o motor. Se a botoeira abre e nenhum controle abre, o receptor ou a antena falhou.",
          "Faça na ordem, porque a pilha resolve mais casos que a placa. Um controle bom e outro ruim mostram receptor em ordem.",
          "Luz fraca no controle é pilha; luz forte sem efeito aponta para o receptor. A central fica fechada.",
          "Do mais barato ao mais demorado: pilha, outro controle, botoeira. Gravar na placa é do técnico.",
        ],
      ],
      steps: [
        "Aperte o botão e veja se a luz do controle acende forte.",
        "Troque a pilha pelo mesmo tipo.",
        "Teste perto do portão e depois de longe.",
        "Teste outro controle já cadastrado.",
        "Acione pela botoeira e anote o resultado.",
      ],
    },
    {
      about: "causes",
      headings: [
        "Por que a placa ou o receptor Ipec falha",
        "Causas de defeito em central Ipec",
        "O que estraga placa e receptor no portão",
      ],
      slots: [
        [
          "Surto e raio são as causas mais bruscas, e o protetor de surto reduz o risco. Umidade, inseto e poeira oxidam contatos e criam falha que vai e volta.",
          "Uma descarga pode queimar o receptor e poupar o resto da placa. Formiga e respingo fecham contato onde não deve.",
          "Depois de tempestade, meça a alimentação antes de comprar placa. Caixa mal vedada traz umidade e inseto.",
          "Raio queima de uma vez, e umidade, aos poucos. As duas se evitam com protetor e vedação.",
        ],
      ],
      bullets: [
        "Pilha ou contato oxidado no controle",
        "Antena cortada ou encostada em metal",
        "Surto elétrico na placa",
        "Umidade e insetos na caixa da central",
        "Cadastro apagado da memória",
      ],
    },
    {
      about: "choose",
      headings: [
        "Peça Ipec certa para o seu motor",
        "Como escolher placa ou controle Ipec",
        "Compatibilidade entre Ipec e o seu motor",
      ],
      slots: [
        [
          "Para controle, confira frequência e código; para placa, potência, tensão e fim de curso. O código rolante é mais seguro que o fixo em instalação nova.",
          "O controle se escolhe pelo receptor, e a placa, pelo motor. Em código rolante cada controle é cadastrado, e não copiado.",
          "Rádio para o controle, força e sensores para a central: são critérios diferentes. Prefira rolante se for trocar.",
          "Frequência igual e código igual fazem o controle servir. Potência e fim de curso fazem a placa servir.",
        ],
        [
          "Motor com inversor pede a central da própria linha. Em motor comum, uma universal substitui a placa Ipec sem reposição.",
          "Placa universal serve em motor comum de mesma potência, e não em inversor ou baixa tensão. O técnico mede antes de ligar.",
          "Sem placa Ipec à venda, a saída é universal ou motor novo, de {price.homeSwap} na troca em casa. Inversor exige a própria.",
          "Universal em motor comum, própria em inversor. O motor é medido antes de receber placa diferente.",
        ],
      ],
    },
    {
      about: "visit",
      headings: [
        "Portão com itens Ipec: o exame",
        "Como se examina um item Ipec",
        "O que se confere na placa ou no receptor Ipec",
      ],
      slots: [
        [
          "A Ipec não está entre as marcas que vendemos, e a foto do item e da etiqueta diz antes se atendemos. No local se separam rádio, placa e motor com testes simples.",
          "Antes da visita, a foto mostra o que pode ser feito. Depois vêm botoeira, receptor e saída da placa, nessa ordem.",
          "O portão se examina do controle à folha. A medição mostra se a central recebe o comando e manda força.",
          "Somos independentes, sem vínculo com a Ipec. O exame acha a parte que parou, e só ela é trocada.",
        ],
        [
          "Trocada a peça, os controles são gravados e os perdidos saem da memória. Só regular o portão leva até {trade.smallRepair}.",
          "Alcance, fim de curso, força e fotocélula são testados no fim. Ajuste sem peça toma até {trade.smallRepair}.",
          "Os controles saem gravados e testados. São até {trade.smallRepair} quando não há troca.",
          "O cadastro é refeito, e o portão, testado em ciclos. Até {trade.smallRepair} bastam para regular.",
        ],
      ],
    },
  ],
  questions: [
    {
      question: "Controle Ipec serve em motor PPA ou Garen?",
      answers: [
        "O controle Ipec serve em motor PPA ou Garen se o receptor instalado aceitar o código dele. Compare frequência e tipo de código.",
        "Às vezes. Um receptor Ipec avulso, ligado à central, é outra forma de usar.",
        "Depende do receptor, e não da marca do motor.",
      ],
    },
    {
      question: "Posso trocar a placa original por uma Ipec?",
      answers: [
        "Trocar a placa original por uma Ipec é possível em motor comum, conferidos potência, tensão e fim de curso. Em inversor, não.",
        "Pode, quando os dados combinam. Controles de outro código deixam de servir.",
        "Em motor comum, sim. Os controles são gravados de novo.",
      ],
    },
    {
      question: "Como apago um controle Ipec perdido?",
      answers: [
        "O controle Ipec perdido se apaga na memória da placa ou do receptor; alguns permitem um a um, outros só tudo.",
        "Peça a limpeza e o recadastro dos que estão com você. Reúna todos antes.",
        "Pela memória da central, com o técnico. Faça no mesmo dia.",
      ],
    },
    {
      question: "A fotocélula Ipec impede o portão de fechar. O que faço?",
      answers: [
        "Se a fotocélula Ipec impede o portão de fechar, limpe as lentes com pano seco e veja se nada corta o feixe.",
        "A causa provável é sujeira ou desalinhamento. Não anule o sensor: ele protege pessoas.",
        "Limpe e alinhe por fora. A regulagem em casa parte de {price.preventive}, sem peças.",
      ],
    },
    {
      question: "Onde consigo controle Ipec?",
      answers: [
        "Controle Ipec se compra em loja de automação, pelo modelo impresso. Um compatível de mesma frequência e código pode servir.",
        "Procure pelo código do receptor, original ou compatível.",
        "Em lojas do ramo. Na falta, um receptor avulso com controles próprios resolve.",
      ],
    },
  ],
  photo: "uma foto do controle Ipec, frente e verso, da caixa da central fechada e da etiqueta do motor",
  traits: {
    Origem: "Marca de segurança eletrônica, e não só de portão",
    "Conhecida por": "Controles, receptores, placas e sensores",
    "Peças e controles": "Precisam combinar com o receptor instalado",
    Atenção: "O motor costuma ser de outra marca",
  },
  related: ["controle", "receptor", "placa", "fotocelula", "programacao", "controle-nao-funciona"],
  topic: "controles-remotos-para-portao",
};
