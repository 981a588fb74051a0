import type { Concept } from "#domain/knowledge/concept.ts";

export const unisystem: Concept = {
  id: "unisystem",
  kind: "brand",
  label: "Unisystem",
  phrase: "o motor Unisystem",
  words: [
    "unisystem",
    "uni system",
    "motor unisystem",
    "motor uni system",
    "portão unisystem",
    "automatizador unisystem",
    "motores unisystem",
    "máquina unisystem",
  ],
  intent: "buying",
  answers: {
    any: [
      "O motor Unisystem é um automatizador de portão em que a etiqueta diz a peça, a central compatível e o controle. Mande a foto dela: dizemos se atendemos esse modelo ou que motor, das marcas com que trabalhamos, serve no lugar.",
      "Se o seu portão usa Unisystem, o primeiro passo é saber o modelo e a placa que está nele hoje. A partir disso se define capacitor, fim de curso, controle e a possibilidade de central universal.",
      "Um Unisystem que parou pode ter defeito simples, como pilha, capacitor ou fim de curso. A medição mostra o caminho mais barato antes de pensar em motor novo; confirme por foto se o serviço cobre essa marca.",
    ],
    repair: [
      "O motor Unisystem com defeito pede diagnóstico por medição, da energia à placa. Sem a placa original, uma central universal compatível pode manter motor e ferragens. Mande a foto da etiqueta: dizemos se atendemos esse modelo antes da visita.",
      "Motor Unisystem com ronco, parada no meio ou falha de controle costuma ter reparo, porque o defeito é quase sempre de uma peça só. Confirme por foto da etiqueta se o serviço cobre essa marca e não insista no acionamento.",
    ],
    price: [
      "Para o Unisystem, pesam pouco capacitor, ímã e controle; central e engrenagem, mais. A foto da etiqueta diz se o modelo é atendido; a troca por motor das marcas com que trabalhamos fica, em casa, de {price.homeSwap}, com mão de obra.",
      "O preço para resolver um Unisystem depende do que falhou e de o modelo ser atendido. Mande a etiqueta e um vídeo; a alternativa, um motor novo das nossas marcas, fica de {price.homeSwap} em casa, já instalado.",
    ],
    buying: [
      "Para repor um motor Unisystem, nem sempre é preciso a mesma marca: outro automatizador de mesmo tipo e potência serve, com novo suporte. Um kit basculante de 1/4 HP padrão sai por {price.padrao} instalado.",
      "Ao procurar Unisystem para comprar, confirme na loja se existem o modelo, a peça e o controle. Com foto e largura do portão, dizemos que motor das marcas com que trabalhamos tem o mesmo porte e quanto custa instalado.",
    ],
    installation: [
      "Instalar motor Unisystem, sobretudo usado, pede antes o teste de redutor, capacitor e fim de curso. A instalação avulsa de motor comprado à parte custa a partir de {price.installation}, depois de confirmado por foto que o modelo é atendido.",
      "Trocar um Unisystem por motor novo aproveita ponto de energia, fotocélula e, às vezes, a cremalheira. Em basculante o trabalho leva de {time.tilting}; em deslizante, de {time.sliding}.",
    ],
    comparison: [
      "Na comparação entre manter o Unisystem e pôr outra marca, o que decide é a reposição. Com peça e controle disponíveis, conserta-se; sem eles, um motor mais comum na região dá menos trabalho.",
      "Unisystem ou outra marca? Motores de mesmo tipo e potência fazem o mesmo serviço. Compare a central, os controles que a casa já tem e a facilidade de encontrar engrenagem.",
    ],
    question: [
      "Sim, um Unisystem instalado ainda compensa quando o redutor está firme e o defeito é de uma peça. Sem placa original, a central universal costuma servir em motor comum; a foto da etiqueta confirma.",
      "Depende da peça: há conserto para a maior parte dos defeitos do Unisystem. Com redutor gasto e placa ruim ao mesmo tempo, a troca do motor em casa, de {price.homeSwap}, sai mais segura.",
    ],
    emergency: [
      "Motor Unisystem parado com carro preso ou portão aberto: desligue o disjuntor, afaste crianças e animais e não force a folha. Só portão de correr ou de abrir, reto e nivelado, se destrava; pergunte pelo WhatsApp, {shop.hours}, se atendemos o modelo.",
      "Para urgência com motor Unisystem, corte a energia no disjuntor e mande foto de longe, etiqueta e endereço. Um basculante com defeito fica travado até o exame; o contato funciona {shop.hours}, e a resposta diz se o modelo é atendido.",
    ],
    "how-to": [
      "No motor Unisystem, o que cabe ao dono é limpar por fora, trocar a pilha do controle e fotografar a etiqueta, com o disjuntor desligado. Gravar controle, regular força e abrir a central ficam com o técnico, porque há tensão da rede ali.",
      "Para lidar com um motor Unisystem, comece pela etiqueta: modelo e tensão dizem que manual e que peça valem. A gravação de controles e a regulagem se fazem na placa, com técnico; sua parte segura é testar pilha, botoeira e fotocélula.",
    ],
  },
  line: [
    "Em portão com Unisystem, verifique se a placa ainda é a original antes de comprar controle.",
    "Quando falta placa para um Unisystem, uma central universal bem escolhida pode manter o motor em uso.",
    "O estado do redutor diz se vale continuar com o Unisystem ou trocar o conjunto.",
  ],
  sections: [
    {
      about: "what",
      headings: [
        "Motor Unisystem e central universal",
        "Unisystem: quando a placa original não existe mais",
        "Dar vida nova a um Unisystem",
      ],
      slots: [
        [
          "Um motor de corrente alternada em bom estado pode trabalhar com outra central, se ela for bem escolhida.",
          "A máquina pode durar mais que a placa, e a troca da central devolve o portão ao uso.",
          "Perder a placa não significa perder o motor, desde que o enrolamento e o redutor estejam bons.",
        ],
        [
          "A central nova precisa suportar a potência, a tensão e o tipo de fim de curso do conjunto.",
          "Potência, tensão e fim de curso são os três pontos que definem se a universal serve.",
          "O técnico confere ligação do motor, capacitor e sensores antes de energizar a placa nova.",
        ],
        [
          "Com a central vêm receptor e controles novos, e os antigos deixam de abrir.",
          "Todos os controles são gravados de novo, o que também tira de circulação os perdidos.",
          "A mudança serve ainda para passar de código fixo a rolante, quando a central oferece.",
        ],
      ],
    },
    {
      about: "choose",
      headings: [
        "Manter o Unisystem ou mudar de marca",
        "Unisystem: ficar com ele ou comprar outro",
        "O que pôr no lugar de um Unisystem",
      ],
      slots: [
        [
          "Com redutor firme e peça à venda, manter o Unisystem costuma sair mais em conta.",
          "Fique com o motor enquanto o defeito for de uma peça só e ela existir.",
          "A decisão começa no redutor: sem folga, o conserto compensa.",
        ],
        [
          "Para comprar outro, escolha pelo tipo de portão, pelo peso da folha e pelas aberturas por dia.",
          "Mudar de marca pede suporte novo e gravação de controles, que entram na conta.",
          "Compare motores de mesma capacidade e veja quais têm peça perto de você.",
        ],
        [
          "Em basculante equilibrado de até {width.quarterHp}, 1/4 HP costuma atender.",
          "Ponto de energia, fotocélula e, no portão de correr, a cremalheira boa são aproveitados.",
          "Controles antigos só ficam se a central nova aceitar o mesmo código.",
        ],
      ],
    },
    {
      about: "causes",
      headings: [
        "Causas de falha em um Unisystem",
        "Por que o Unisystem parou",
        "Do que sofre um Unisystem com anos de uso",
      ],
      slots: [
        [
          "Em motor com anos de trabalho, capacitor e porca ou engrenagem são as peças que cansam primeiro.",
          "O tempo gasta capacitor, bucha e graxa, que perde corpo dentro do redutor.",
          "Peças de desgaste chegam ao fim antes do motor, e trocá-las a tempo evita o resto.",
        ],
        [
          "Contato oxidado e umidade na placa causam falha que aparece e some.",
          "Uma placa antiga sofre com insetos, poeira e solda trincada pelo calor.",
          "Defeito que some quando o dia esquenta costuma estar em contato ou solda da central.",
        ],
        [
          "A folha também envelhece: roldana, dobradiça e cabo gastos dobram o esforço.",
          "Portão {de} com trilho gasto pede reparo de serralheria antes de qualquer peça elétrica.",
          "Sem corrigir o peso da folha, a peça nova repete a história da antiga.",
        ],
      ],
      bullets: [
        "Capacitor enfraquecido pelo tempo",
        "Graxa do redutor ressecada",
        "Contatos da placa oxidados",
        "Ímã ou chave de fim de curso gastos",
        "Roldanas e dobradiças com folga",
      ],
    },
    {
      about: "check",
      headings: [
        "Antes de falar do Unisystem com o técnico",
        "O que anotar sobre o seu Unisystem",
        "Unisystem: informações que adiantam o conserto",
      ],
      slots: [
        [
          "Reunir dados leva poucos minutos e muda a qualidade do orçamento.",
          "Com boas informações, fica claro se o modelo é atendido e qual é a peça provável.",
          "Quanto mais exato é o relato, menor é a chance de uma segunda visita.",
        ],
        [
          "Diga desde quando o defeito ocorre e se piora com calor, chuva ou depois de várias aberturas.",
          "Conte se já trocaram placa, capacitor ou motor, mesmo que há anos.",
          "Informe se a falha é ao abrir, ao fechar ou nos dois sentidos.",
        ],
        [
          "As fotos se fazem com o motor fechado e desligado no disjuntor.",
          "Nenhuma das imagens exige abrir a carcaça ou mexer em fio.",
          "Fotografe sempre por fora, a uma distância segura da folha.",
        ],
      ],
      steps: [
        "Desligue o disjuntor.",
        "Fotografe a etiqueta do Unisystem e o motor inteiro.",
        "Fotografe o controle em uso, frente e verso.",
        "Meça a largura e a altura do portão.",
        "Religue e grave um vídeo de uma tentativa de abertura.",
      ],
    },
    {
      about: "replace",
      headings: [
        "Trocar o Unisystem: quando e por quanto",
        "Unisystem no fim da vida útil",
        "Conserto ou motor novo no lugar do Unisystem",
      ],
      slots: [
        [
          "Troque quando houver folga no redutor, falta de peça e placa ruim ao mesmo tempo.",
          "Um defeito isolado se conserta; três defeitos juntos pedem motor novo.",
          "O motor de portão costuma durar de {trade.life}, e perto do fim os reparos se acumulam.",
        ],
        [
          "A troca em casas custa de {price.homeSwap}, conforme tipo e potência.",
          "Em residência, o motor novo fica na faixa de {price.homeSwap}; em portão pesado, de {price.heavySwap}.",
          "Para basculante de até {width.quarterHp}, o kit padrão custa {price.padrao}, instalado.",
        ],
        [
          "O suporte muda de marca para marca, então a furação pode ser refeita.",
          "Conte com novo suporte e novos controles ao mudar de marca.",
          "Fiação, disjuntor e fotocélula em bom estado continuam no lugar.",
        ],
      ],
    },
    {
      about: "visit",
      headings: [
        "Como se examina um motor Unisystem",
        "O exame de um Unisystem parado",
        "Unisystem: do redutor à placa",
      ],
      slots: [
        [
          "Antes de marcar, mande a foto da etiqueta do Unisystem: dizemos se atendemos esse modelo.",
          "Unisystem não está entre as marcas com que trabalhamos, e por isso a foto vem antes da visita.",
          "Reparar ou trocar um Unisystem se decide com o modelo confirmado por foto e a mecânica examinada.",
        ],
        [
          "O exame começa pelo redutor e pela folha, que dizem se o motor merece peça nova.",
          "O técnico avalia folga, ruído e temperatura antes de medir a central.",
          "Folha, fixação e redutor são vistos primeiro; depois capacitor, placa e sensores.",
        ],
        [
          "Se houver central universal na proposta, o técnico mostra o que muda no uso e nos controles.",
          "Feito o serviço, curso e força são regulados e o destravamento é demonstrado.",
          "A entrega inclui teste de fotocélula, de controles e de destravamento manual.",
        ],
      ],
    },
  ],
  questions: [
    {
      question: "Ainda encontro placa para Unisystem?",
      answers: [
        "Pode não haver a original do seu modelo, mas em motor comum uma central universal costuma servir. O técnico confirma potência, tensão e fim de curso antes.",
        "Depende do modelo escrito na etiqueta. Sem placa própria, uma universal de mesma potência e fim de curso pode servir; a foto diz se o atendemos.",
      ],
    },
    {
      question: "Meu controle Unisystem parou. Compro outro igual?",
      answers: [
        "Antes, troque a pilha e teste outro controle da casa. Se só um falhou, basta repor por um compatível com a placa e cadastrar.",
        "Só se a placa ainda for a mesma. Mande foto do controle e diga se já houve troca de central, para não comprar um que não fala com o receptor.",
      ],
    },
    {
      question: "Posso instalar um motor Unisystem usado?",
      answers: [
        "Pode, mas examine antes: folga no eixo, capacitor, ruído e falta de peça. Em modelo confirmado por foto, a instalação avulsa parte de {price.installation}.",
        "É possível, com risco maior. Sem nota e sem histórico, o motor pode falhar cedo; compare com um kit novo, a partir de {price.lowest} instalado.",
      ],
    },
    {
      question: "O Unisystem faz barulho de moagem. O que é?",
      answers: [
        "Engrenagem gasta, rolamento ruim ou redutor sem graxa. Pare de usar até o exame, pois o metal solto acelera o desgaste do resto.",
        "É desgaste no redutor ou no rolamento. Se for cedo, graxa e peça resolvem; se os dentes já se foram, compare com a troca.",
      ],
    },
    {
      question: "Vocês têm relação com a Unisystem?",
      answers: [
        "Não: somos independentes e não vendemos a marca. Consertamos os modelos para os quais há peça.",
        "Não temos nenhuma relação com a Unisystem. Trabalhamos com PPA, Garen, Peccinin, Rossi e outras; para Unisystem, confirme por foto antes de contar com o serviço.",
      ],
    },
  ],
  photo: "uma foto da etiqueta do Unisystem, outra do motor inteiro e um vídeo de uma tentativa de abertura",
  traits: {
    Origem: "Marca de automatizadores encontrada no Brasil",
    "Conhecida por": "Motores e centrais para portão automático",
    "Peças e controles": "Central universal pode substituir a original",
    Atenção: "Confirmar qual placa está instalada hoje",
  },
  related: ["placa", "seg", "troca", "vida-util", "usado", "capacitor"],
  topic: "conserto-de-central-de-portao",
};
