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
      "Ipec é uma marca de segurança eletrônica vista em controles, receptores, placas e sensores de portão. Muitas vezes o motor é de outro fabricante e só a central ou o controle são Ipec.",
      "Se o controle ou a placa do seu portão é Ipec, a peça nova precisa combinar com o receptor instalado. Mande foto do controle, frente e verso, e da etiqueta do motor: dizemos se atendemos esse modelo.",
      "Equipamento Ipec no portão costuma ser o que comanda: controle, receptor, central ou sensor. Quando falha, o teste pela botoeira mostra se o defeito é do rádio ou do motor.",
    ],
    repair: [
      "Placa, receptor ou controle Ipec com falha se testa em separado: botoeira, rádio e motor, para trocar apenas o item que parou. Mande a foto da peça e da etiqueta do motor: dizemos se atendemos esse conjunto.",
      "Placa Ipec sem resposta, controle sem alcance ou fotocélula que não libera o fechamento pedem medição antes da troca. Confirme por foto se o serviço cobre essa marca e informe também a etiqueta do motor, que costuma ser de outra.",
    ],
    price: [
      "O preço de um item Ipec depende de qual peça é: controle e sensor pesam pouco, placa pesa mais, e a gravação se soma. Mande foto do que está instalado e dizemos se o serviço cobre essa marca.",
      "Trocar controle, receptor ou placa Ipec tem valor por peça, e a foto diz antes se o modelo é atendido. Em motor das marcas com que trabalhamos, a manutenção preventiva em casas parte de {price.preventive}, sem peças.",
    ],
    buying: [
      "A Ipec é mais conhecida por placa, controle e sensor de portão; o motor junto dela costuma ser de outra marca. Para motor novo, o nosso kit basculante custa a partir de {price.lowest} instalado, e a foto da etiqueta diz se atendemos o que já está no portão.",
      "Com Ipec no portão, veja na etiqueta o que é dela: quase sempre a placa, o controle ou o sensor, e não o motor. Controle e placa se compram pelo código do receptor, visto por foto; motor novo de outra marca, trocado em casa, fica de {price.homeSwap}.",
    ],
    installation: [
      "A instalação de um receptor Ipec avulso usa a entrada de botoeira da central existente e dispensa trocar o motor; depois se posiciona a antena e se gravam os controles. Confirme por foto se o serviço cobre essa marca.",
      "Instalar placa Ipec em motor de outra marca é possível quando potência, tensão e fim de curso combinam. A ligação se faz com o circuito desligado, com força regulada e fotocélula testada; a foto diz se atendemos o caso.",
    ],
    comparison: [
      "Comparar placa Ipec com a original do motor pede olhar três pontos: potência aceita, tipo de fim de curso e recursos, como desaceleração. Em motor com inversor, só a central própria serve.",
      "Controle Ipec ou do fabricante do motor? Vale o que fala com o receptor instalado. Os dois funcionam bem quando frequência e código são os mesmos e o cadastro foi feito.",
    ],
    question: [
      "Sim, item Ipec funciona com motor de outra marca quando o código combina: o controle com o receptor, a placa com a potência e o fim de curso do motor. Em motor com inversor, a placa tem de ser da própria linha.",
      "Depende do item: controle Ipec serve se o receptor aceitar o código; a placa Ipec serve em motor comum de mesma potência. A foto do controle e da etiqueta confirma antes da compra.",
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
          "A Ipec atua em segurança eletrônica, com itens como controles, receptores, centrais e sensores.",
          "Controle, receptor, placa e fotocélula são os produtos Ipec que mais se encontram em portões.",
          "No ramo de segurança eletrônica, a Ipec é lembrada por acessórios de comando e por sensores.",
        ],
        [
          "É comum a placa Ipec substituir a original de um motor que saiu de linha.",
          "Muitos portões {de} têm motor de uma marca e central ou receptor de outra, entre elas a Ipec.",
          "Um receptor avulso é outra presença frequente, ligado à entrada de botoeira da central.",
        ],
        [
          "Por isso o nome no controle não revela o motor, e o nome no motor não revela o controle.",
          "Saber quem é quem no conjunto evita comprar peça que não encaixa.",
          "A identificação completa pede duas etiquetas: a do motor e a da placa ou receptor.",
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
          "O teste começa na mão e termina na botoeira, sem abrir nada do motor.",
          "Os passos vão do mais barato ao mais demorado.",
          "Faça na ordem, porque a pilha resolve mais casos que a placa.",
        ],
        [
          "Luz fraca ou ausente no controle é pilha ou contato; uma luz forte passa a suspeita para o receptor.",
          "Se um controle abre e o outro não, o receptor está bom.",
          "Quando a botoeira abre e nenhum controle abre, o receptor ou a antena falhou.",
        ],
        [
          "A gravação do controle se faz na placa, perto de partes energizadas, e fica com o técnico.",
          "Não abra a central para regravar: um toque errado pode apagar todos os controles.",
          "Pare aqui e mande as fotos; o resto exige medir com o motor aberto.",
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
          "Surto na rede e raio próximo são as causas mais bruscas, e o protetor de surto reduz o risco.",
          "Uma descarga na rede pode queimar o receptor e poupar o resto da placa.",
          "Depois de tempestade, meça a alimentação antes de comprar placa.",
        ],
        [
          "Umidade, insetos e poeira oxidam contatos e criam falha que vai e volta.",
          "Placa perto do chão ou em caixa mal vedada sofre com respingo.",
          "Formiga gosta de lugar quente e seco, e o ninho fecha contato onde não deve.",
        ],
        [
          "Interferência nova por perto, de câmera ou lâmpada, encurta o alcance.",
          "Antena encostada em metal ou cortada perde boa parte do alcance.",
          "Uma fonte fraca faz o receptor perder sensibilidade antes de parar de vez.",
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
          "Para controle, confira frequência e código; para placa, potência, tensão e fim de curso.",
          "O controle se escolhe pelo receptor, e a placa se escolhe pelo motor.",
          "Cada peça tem seu critério: rádio para o controle, força e sensores para a central.",
        ],
        [
          "O código rolante é mais seguro que o fixo e merece preferência em instalação nova.",
          "Se o sistema atual é de código fixo, a troca do receptor pode trazer o rolante.",
          "Em código rolante, cada controle é cadastrado um a um e não se copia no chaveiro.",
        ],
        [
          "Um motor com inversor pede a central da própria linha, sem adaptação.",
          "A placa universal não serve em motor de inversor nem em baixa tensão sem indicação do fabricante.",
          "Antes de energizar uma placa diferente, o técnico mede o motor e confere o capacitor.",
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
          "Antes da visita, mande a foto do item Ipec e da etiqueta do motor: dizemos se atendemos os dois.",
          "A Ipec não está entre as marcas com que trabalhamos, e a foto mostra o que pode ser feito no portão.",
          "O portão se examina como um conjunto, do controle Ipec à folha.",
        ],
        [
          "O técnico separa rádio, placa e motor com testes simples antes de medir componente.",
          "Primeiro a botoeira, depois o receptor, por fim a saída da placa para o motor.",
          "A medição mostra se a central recebe o comando e se manda força ao motor.",
        ],
        [
          "Trocada a peça, os controles são gravados e os perdidos saem da memória.",
          "No fim, alcance, fim de curso, força e fotocélula são testados com você por perto.",
          "Você recebe os controles funcionando e a indicação do que foi substituído.",
        ],
      ],
    },
  ],
  questions: [
    {
      question: "Controle Ipec serve em motor PPA ou Garen?",
      answers: [
        "Serve se o receptor instalado aceitar o código dele, o que não depende só da marca do motor. Compare frequência e tipo de código antes de comprar.",
        "Às vezes. Um receptor Ipec avulso ligado à central PPA ou Garen é outra forma de usar os controles da marca.",
      ],
    },
    {
      question: "Posso trocar a placa original por uma Ipec?",
      answers: [
        "Em motores comuns de corrente alternada, sim, depois de conferir potência, tensão e fim de curso. Em motor com inversor, não.",
        "Pode, quando os dados do motor combinam com os da placa. Os controles antigos deixam de servir se usarem outro código, e novos são gravados.",
      ],
    },
    {
      question: "Como apago um controle Ipec perdido?",
      answers: [
        "Apaga-se pela memória da placa ou do receptor. Alguns permitem apagar um a um; outros só apagam tudo, e aí os demais controles precisam ser gravados de novo.",
        "Peça ao técnico a limpeza e o recadastro dos controles que estão com você. Reúna todos antes da visita.",
      ],
    },
    {
      question: "A fotocélula Ipec impede o portão de fechar. O que faço?",
      answers: [
        "Limpe as lentes por fora e veja se nada bloqueia o feixe. Se continuar, ela pode estar desalinhada ou sem alimentação, e o técnico resolve no local.",
        "A causa provável é sujeira ou desalinhamento. Não ligue os fios direto para eliminar o sensor: ele protege pessoas e carros.",
      ],
    },
    {
      question: "Onde consigo controle Ipec?",
      answers: [
        "O controle Ipec se compra em loja de automação, pelo modelo impresso no aparelho. Se não achar, um compatível de mesma frequência e código pode servir na placa.",
        "Procure pelo código do receptor, original ou compatível. Mande a foto: dizemos se atendemos esse modelo na gravação.",
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
