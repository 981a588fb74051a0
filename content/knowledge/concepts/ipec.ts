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
      "Ipec é uma marca de segurança eletrônica, mais vista em placa, controle, receptor e sensor de portão que em motor, que costuma ser de outro fabricante. Não está entre as marcas que vendemos, e a foto da placa diz se atendemos. O ajuste do portão em casa parte de {price.preventive}, sem peças.",
      "No portão, o item Ipec costuma ser o que comanda: placa, controle ou receptor. Se a placa Ipec parou e não há outra à venda, uma central universal a substitui em motor comum. Trocar o motor inteiro, em casa, fica de {price.homeSwap}, com mão de obra.",
      "Portão com central ou controle Ipec se conserta testando em separado o rádio, a placa e o motor, que quase sempre é de outra marca. A visita que regula o portão em residência custa a partir de {price.preventive}, sem peças, e a foto da etiqueta mostra se atendemos aquele modelo.",
    ],
    repair: [
      "O conserto de placa Ipec começa pelo teste da botoeira, que separa rádio, placa e motor, para trocar só o que parou. Placa sem reposição dá lugar a uma universal, em motor comum. O ajuste do portão em casa parte de {price.preventive}, sem peças.",
      "Central Ipec do portão que não responde precisa de medição da alimentação, do receptor e da saída para o motor. Regular o portão, em residência, custa a partir de {price.preventive}, sem peças. Se o motor também acabou, a troca fica de {price.homeSwap}, com mão de obra.",
      "A assistência para placa ou receptor Ipec depende do modelo, que a foto mostra, porque a marca não está entre as que vendemos. O motor e a folha do portão são consertados no local, com ajuste a partir de {price.preventive} em casa, sem peças.",
    ],
    price: [
      "O preço de um item Ipec depende da peça: controle e sensor são os mais baratos, o receptor custa mais e a placa é a mais cara, com a gravação dos controles somada. Regular o portão em casa parte de {price.preventive}, sem peças, e trocar o motor fica de {price.homeSwap}.",
      "Quanto custa trocar controle, receptor ou placa Ipec é informado pela foto da peça, que mostra também se o modelo é atendido. Para comparar, um motor novo com placa própria, instalado na troca em residência, fica de {price.homeSwap}, com mão de obra.",
    ],
    buying: [
      "A Ipec é mais conhecida por placa, controle e sensor de portão, e o motor ligado a eles costuma ser de outra marca. Controle e placa se compram pelo código do receptor. Um motor novo, na troca em casa, fica de {price.homeSwap}, com mão de obra.",
      "Antes de comprar um item Ipec, veja o que é da marca no seu portão: quase sempre a placa ou o controle, e não o motor. Não vendemos Ipec; um motor das nossas marcas custa de {price.homeSwap} na troca em casa, e o kit basculante, a partir de {price.lowest} instalado.",
    ],
    installation: [
      "Um receptor Ipec avulso se instala na entrada de botoeira da central do portão, sem trocar o motor, e depois os controles são gravados nele. A foto da central diz se atendemos essa ligação. O ajuste do portão em casa parte de {price.preventive}, sem peças.",
      "Instalar placa Ipec em motor de outra marca é possível quando potência, tensão e fim de curso combinam, com o circuito desligado. Em motor com inversor ela não serve. Se a saída for um motor novo, a troca em casa fica de {price.homeSwap}, com mão de obra.",
    ],
    comparison: [
      "Comparar placa Ipec com a original do motor do portão é olhar potência, fim de curso e recursos, como a desaceleração no fim do percurso. Em motor com inversor, só a central própria serve. Em motor comum, prefira a que tem reposição fácil na sua região.",
      "Entre controle Ipec e controle do fabricante do motor, o certo é o que fala com o receptor do portão, na mesma frequência e no mesmo código. A marca do motor não decide, e os dois funcionam igual depois de cadastrados.",
    ],
    question: [
      "Ipec é uma marca mais de placa, controle e sensor de portão que de motor, e o conserto é feito por técnico que mede a central. Se a placa parou e não há outra, uma universal serve em motor comum. Trocar o motor inteiro fica de {price.homeSwap}, com mão de obra.",
      "Sim, item Ipec funciona com motor de outra marca quando o código combina, porque o controle precisa servir no receptor e a placa precisa servir no motor. O ajuste do portão em casa parte de {price.preventive}, sem peças.",
    ],
  },
  line: [
    "Controle Ipec em portão de outra marca é comum, porque quem decide a compatibilidade é o receptor.",
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
          "Controle, receptor, placa e fotocélula são os itens Ipec mais vistos em portão, e o motor quase sempre é de outra marca. Muitas dessas placas foram postas no lugar da original.",
          "No portão, o nome Ipec costuma estar na parte de comando, como a central ou o controle. Um receptor avulso ligado à entrada da botoeira é outra presença frequente.",
          "Itens de comando e sensores são o que mais se encontra da Ipec. Muitos portões têm motor de um fabricante e central dela, trocada em algum conserto.",
        ],
        [
          "O nome no controle não revela a marca do motor, e o do motor não revela a do controle. Para pedir a peça certa são precisas duas etiquetas, a do motor e a da placa.",
          "Saber qual peça é de qual marca evita comprar o que não encaixa. A etiqueta da placa e a do motor, fotografadas de perto, respondem.",
          "A placa diz que controle serve, e o motor diz que placa serve. Por essa razão, a identificação usa a etiqueta dos dois.",
          "Motor e central devem ser identificados em separado, porque podem ser de fabricantes diferentes. O modelo de cada um está na própria etiqueta.",
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
          "O teste começa pela pilha do controle e termina na botoeira, sem abrir o motor. Se a botoeira abre e nenhum controle abre, o receptor ou a antena falhou.",
          "Faça os testes na ordem, porque trocar a pilha resolve mais casos que trocar a placa. Se um controle funciona e outro não, o receptor está bom e o defeito é do controle.",
          "Luz fraca no controle indica pilha gasta, e luz forte sem efeito aponta para o receptor ou a antena. A central deve ficar fechada, porque há tensão da rede dentro dela.",
          "Comece pelo mais barato: pilha, outro controle e, por último, a botoeira. Gravar controle na placa exige abrir a caixa e é serviço do técnico.",
        ],
      ],
      steps: [
        "Aperte o botão e veja se a luz do controle acende forte.",
        "Troque a pilha por outra do mesmo tipo.",
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
          "Raio e surto na rede são as causas mais bruscas, e o protetor de surto reduz o risco. Umidade, inseto e poeira oxidam os contatos e criam uma falha que vai e volta.",
          "Uma descarga elétrica pode queimar só o receptor e poupar o resto da placa. Formigas e respingos fazem contato onde não deveria haver, e a central age de modo estranho.",
          "Depois de uma tempestade, a alimentação precisa ser medida antes de comprar outra placa. Caixa mal vedada é a outra causa comum, porque deixa entrar água e inseto.",
          "O raio queima a placa de uma vez, e a umidade a estraga aos poucos. Protetor de surto e caixa bem vedada evitam a maior parte dos dois problemas.",
        ],
      ],
      bullets: [
        "Controle: pilha fraca ou contato oxidado",
        "Antena: fio cortado ou encostado em metal",
        "Placa: surto elétrico na rede",
        "Caixa da central: umidade e insetos",
        "Memória: cadastro do controle apagado",
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
          "Para o controle, confira frequência e código; para a placa, potência, tensão e fim de curso. Em instalação nova, o código rolante, que muda a cada uso, é mais seguro que o fixo.",
          "O controle se escolhe pelo receptor, e a placa, pelo motor. Quando o código é rolante, cada controle precisa ser cadastrado, porque não pode ser copiado.",
          "Os critérios são diferentes: o controle depende da frequência e do código do rádio, e a central, da potência e dos sensores do motor. Se for trocar tudo, prefira código rolante.",
          "Frequência e código iguais fazem o controle servir no receptor. Potência, tensão e fim de curso iguais fazem a placa servir no motor.",
        ],
        [
          "Motor com inversor precisa da central da própria linha. Em motor comum, uma universal substitui a placa Ipec sem reposição.",
          "Uma placa universal serve em motor comum de mesma potência, e não em motor com inversor ou de baixa tensão. O técnico mede o motor antes de ligar.",
          "Sem placa Ipec à venda, a saída é uma universal ou um motor novo, de {price.homeSwap} na troca em casa. Motor com inversor exige a central própria.",
          "Placas universais funcionam em motor comum, depois de medido pelo técnico. Os motores com inversor só aceitam a central feita para eles.",
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
          "A Ipec não está entre as marcas que vendemos, e por isso o modelo é confirmado antes da visita. No local, testes simples separam o defeito do rádio, da placa e do motor.",
          "Antes de marcar, confirmamos se o modelo é atendido. Na visita são testados a botoeira, o receptor e a saída da placa, nessa ordem.",
          "O portão é examinado do controle à folha, depois de confirmado que o modelo é atendido. A medição mostra se a central recebe o comando e se manda energia ao motor.",
          "Somos independentes, sem vínculo com a Ipec, e só marcamos a visita para modelo atendido. O exame encontra a parte que parou, e só ela é trocada.",
        ],
        [
          "Depois da troca, os controles são gravados, e os perdidos saem da memória. Só regular o portão leva até {trade.smallRepair}.",
          "Alcance do controle, fim de curso, força e fotocélula são testados no fim. Um ajuste sem peça toma até {trade.smallRepair}.",
          "Os controles ficam gravados e testados antes da entrega, e o fim de curso é conferido. São até {trade.smallRepair} quando não há troca.",
          "O cadastro é refeito, e o portão é testado em vários ciclos. Até {trade.smallRepair} bastam quando o serviço é só regular.",
        ],
      ],
    },
  ],
  questions: [
    {
      question: "Controle Ipec serve em motor PPA ou Garen?",
      answers: [
        "O controle Ipec serve em motor PPA ou Garen se o receptor instalado aceitar o código dele. Compare frequência e tipo de código.",
        "Às vezes. Se o código não combina, um receptor Ipec avulso, ligado à central, permite usar o controle.",
        "Depende do receptor instalado, e não da marca do motor. A frequência e o código precisam ser iguais.",
      ],
    },
    {
      question: "Posso trocar a placa original por uma Ipec?",
      answers: [
        "Trocar a placa original por uma Ipec é possível em motor comum, conferidos potência, tensão e fim de curso. Em motor com inversor, não.",
        "Pode, quando potência, tensão e fim de curso combinam. Controles de outro código deixam de servir.",
        "Em motor comum, sim. Depois da troca, os controles são gravados de novo.",
      ],
    },
    {
      question: "Como apago um controle Ipec perdido?",
      answers: [
        "O controle Ipec perdido se apaga na memória da placa ou do receptor; alguns modelos apagam um a um, e outros só todos de uma vez.",
        "Peça ao técnico a limpeza da memória e o recadastro dos controles que estão com você. Reúna todos antes.",
        "Pela memória da central, com o técnico. Faça isso logo, porque quem achar o controle consegue abrir o portão.",
      ],
    },
    {
      question: "A fotocélula Ipec impede o portão de fechar. O que faço?",
      answers: [
        "Se a fotocélula Ipec impede o portão de fechar, limpe as lentes com pano seco e veja se nada corta o feixe.",
        "A causa provável é sujeira ou desalinhamento. Não anule o sensor, porque ele protege as pessoas.",
        "Limpe e alinhe o sensor por fora. Se não resolver, a regulagem em casa parte de {price.preventive}, sem peças.",
      ],
    },
    {
      question: "Onde consigo controle Ipec?",
      answers: [
        "Controle Ipec se compra em loja de automação, pelo modelo impresso. Um compatível de mesma frequência e código pode servir.",
        "Procure pelo código do receptor, em loja do ramo. Tanto o original como um compatível servem.",
        "Em lojas de automação de portão. Na falta dele, um receptor avulso com controles próprios resolve.",
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
