import type { Concept } from "#domain/knowledge/concept.ts";

export const ggport: Concept = {
  id: "ggport",
  kind: "brand",
  label: "GGPort",
  phrase: "o motor GGPort",
  words: [
    "ggport",
    "gg port",
    "motor ggport",
    "motor gg port",
    "portão ggport",
    "automatizador ggport",
    "motores ggport",
    "máquina ggport",
    "portão eletrônico ggport",
  ],
  intent: "buying",
  answers: {
    any: [
      "GGPort é uma marca de motor de portão que vendemos, instalamos e consertamos como assistência independente da fábrica. O modelo escrito na etiqueta diz que peça, placa e controle servem. A troca do motor em casa fica de {price.homeSwap}, com mão de obra, e o ajuste parte de {price.preventive}, sem peças.",
      "Sim, quem tem motor GGPort encontra aqui venda, instalação e conserto, sem vínculo com o fabricante. Só regular, em residência, custa a partir de {price.preventive}, fora peças, e um motor novo, instalado na troca, sai de {price.homeSwap}. A foto da etiqueta já permite o orçamento.",
      "O motor de portão GGPort se identifica pela etiqueta, que traz modelo, tensão e potência, e é por ela que se escolhem peça e controle. Vendemos e consertamos de forma independente: ajuste em casa a partir de {price.preventive}, sem peças, e troca com serviço de {price.homeSwap}.",
    ],
    repair: [
      "O motor GGPort com defeito quase sempre tem conserto, e o técnico mede capacitor, placa e fim de curso no local, como assistência independente. A visita de ajuste em casa parte de {price.preventive}, sem peças. Se o redutor acabou, a troca fica de {price.homeSwap}, com mão de obra.",
      "Um GGPort que ronca, trava ou perdeu a programação costuma ter conserto, e a folha do portão é conferida junto, porque pode ser a causa. Regular, em residência, custa a partir de {price.preventive}, fora peças. Se alguma peça falhou, ela é orçada pela etiqueta antes da troca.",
    ],
    price: [
      "O preço de um motor GGPort, na troca em casa, fica de {price.homeSwap}, com mão de obra. Se o motor já é seu, a instalação parte de {price.installation}. No conserto, o ajuste residencial custa a partir de {price.preventive}, sem peças.",
      "O preço de um motor GGPort depende da potência e do tipo de portão: trocado e instalado em residência, sai de {price.homeSwap}. Só a instalação do seu motor custa a partir de {price.installation}, e uma visita de regulagem, a partir de {price.preventive}, fora peças.",
    ],
    buying: [
      "Um motor de portão GGPort, na troca em casa, custa de {price.homeSwap}, com mão de obra e {warranty.motor} de garantia no motor. Escolha pelo tipo de portão, pela largura e pelo peso da folha, e confirme antes se há peça e controle do modelo.",
      "Vendemos e instalamos automatizador GGPort para portão, como serviço independente, e a troca residencial custa de {price.homeSwap}, em até {shop.instalments} vezes no cartão. Para basculante equilibrado de até {width.quarterHp}, a potência de 1/4 HP costuma atender.",
      "Para comprar um motor GGPort, diga como o portão abre, a largura da folha e a tensão da rede. Instalado na troca em casa, ele fica de {price.homeSwap}, com mão de obra, e quem já tem o seu paga só a instalação, a partir de {price.installation}.",
    ],
    installation: [
      "A instalação de um motor GGPort leva de {time.tilting} no basculante e de {time.sliding} no de correr, com suporte, ligação, regulagem das paradas e da força e controles gravados. O motor comprado por você é instalado a partir de {price.installation}, e a troca completa fica de {price.homeSwap}.",
      "Instalar um GGPort começa por equilibrar a folha do portão, e no basculante o serviço leva de {time.tilting}. A mão de obra avulsa parte de {price.installation}, com {warranty.installation} de garantia. Motor e serviço juntos, na troca em casa, custam de {price.homeSwap}.",
    ],
    comparison: [
      "Para comparar GGPort com PPA, Garen ou outra marca, é preciso o modelo exato, porque o que muda é potência, velocidade, fim de curso e oferta de peças. O preço da troca em casa é o mesmo, de {price.homeSwap}, com mão de obra.",
      "O motor GGPort e os de outras marcas não compartilham suporte nem ferragem, e por isso a mudança de marca exige fixação e controles novos. Entre modelos equivalentes, prefira o que tem peça fácil na sua região. A troca em residência sai de {price.homeSwap}, com mão de obra.",
    ],
    question: [
      "Sim, motor GGPort tem conserto, venda e instalação aqui, como serviço independente da fábrica, porque peça e placa são identificadas pela etiqueta. O ajuste em casa parte de {price.preventive}, sem peças, e a troca do motor fica de {price.homeSwap}, com mão de obra.",
      "GGPort é uma marca de automatizador de portão, que vendemos e consertamos de forma independente. Regular custa a partir de {price.preventive} em residência, fora peças, e o conserto compensa enquanto o redutor está firme, já que a troca do motor sai de {price.homeSwap}, com mão de obra.",
    ],
    emergency: [
      "Com o motor GGPort parado e o carro preso ou o portão aberto, desligue o disjuntor, afaste as pessoas e não force a folha. Destrave apenas portão de correr ou de abrir que esteja reto, nunca basculante. O atendimento pelo WhatsApp é {shop.hours}.",
      "Para uma urgência com motor GGPort, corte a energia e mande pelo WhatsApp o endereço e uma foto feita de longe, {shop.hours}. O basculante com defeito deve ficar travado até o técnico chegar, porque a folha pode cair, e o valor é informado antes da ida.",
    ],
    "how-to": [
      "No motor GGPort, o dono pode limpar a carcaça por fora, com o disjuntor desligado, trocar a pilha do controle e fotografar a etiqueta. Gravar controle na placa e regular a força são serviços do técnico, porque há tensão da rede sob a tampa.",
      "Para lidar com um motor GGPort com falha, teste a pilha do controle, a botoeira e a fotocélula e leia o modelo na etiqueta. O cadastro de um controle novo segue o manual da placa instalada, que pode ser de outra marca, e se faz com o técnico.",
    ],
  },
  line: [
    "Em motor GGPort, a foto da etiqueta e a do controle resolvem a maior parte da dúvida sobre peça.",
    "Ao trocar outra marca por GGPort, conte com novo suporte e nova gravação dos controles.",
    "O diagnóstico de um GGPort segue a ordem dos outros motores: energia, folha, capacitor e central.",
  ],
  sections: [
    {
      about: "check",
      headings: [
        "Qual é o modelo do seu GGPort",
        "Identificar um GGPort sem abrir o motor",
        "GGPort: o que fotografar antes de pedir peça",
      ],
      slots: [
        [
          "O nome na tampa mostra a marca, e o código da etiqueta diferencia um motor do outro. Deixe a tampa fechada, porque dentro dela há tensão e um capacitor que pode estar carregado.",
          "Motores da mesma marca usam peças diferentes, e o modelo impresso na etiqueta desfaz a dúvida. Tudo o que interessa está do lado de fora, e não é preciso abrir nada.",
          "Saber que o motor é GGPort não basta para pedir peça, porque ela muda conforme o modelo. Se a etiqueta estiver apagada, o tipo de portão e o formato da carcaça ajudam a identificar, sem abrir a tampa.",
          "A peça é escolhida pelo código da etiqueta, e não só pelo nome na tampa. Para achar esse código não se solta nenhum parafuso, o que evita o risco de choque.",
        ],
      ],
      steps: [
        "Desligue o disjuntor do portão.",
        "Fotografe a etiqueta do GGPort de perto.",
        "Fotografe o motor com a folha ao fundo.",
        "Fotografe o controle, frente e verso.",
        "Escreva em uma frase o que o portão faz de errado.",
      ],
    },
    {
      about: "signs",
      headings: [
        "GGPort com defeito: leitura dos sinais",
        "O que o GGPort mostra quando falha",
        "Sintomas e causas prováveis em um GGPort",
      ],
      slots: [
        [
          "Luz e som ajudam a separar os casos: motor mudo costuma ser falta de energia, e motor que ronca parado, capacitor fraco ou folha presa. Se ele ronca sem andar, desligue o disjuntor.",
          "O silêncio total indica falta de alimentação, e a botoeira que funciona quando o controle falha indica pilha ou receptor. Ronco sem movimento exige desligar na hora, para o motor não queimar.",
          "Veja se há luz acesa na central antes de culpar o motor. Se o portão responde à botoeira, o motor está bom, e a falha é do controle ou do receptor.",
          "O primeiro teste é a botoeira: se o portão anda por ela, motor e placa de comando funcionam. Motor quente depois de poucas aberturas indica folha pesada ou presa.",
        ],
      ],
      bullets: [
        "Sem luz e sem som: falta de alimentação",
        "Botoeira funciona e controle não: pilha ou receptor",
        "Ronco sem movimento: capacitor fraco ou folha presa",
        "Parada no meio: força, trilho ou proteção térmica",
        "Pancada no fim: fim de curso deslocado",
      ],
    },
    {
      about: "what",
      headings: [
        "Controles e placas em motor GGPort",
        "GGPort: compatibilidade de placa e controle",
        "O que combina com um motor GGPort",
      ],
      slots: [
        [
          "Motor e central são peças separadas, e um GGPort pode estar com placa de outra marca. O controle certo é o que usa a mesma frequência e o mesmo código da placa atual.",
          "É comum que a placa tenha sido trocada ao longo dos anos, e é ela que determina o controle. Frequência e código precisam ser iguais aos do receptor instalado.",
          "O controle é escolhido pela central instalada, e não pela marca do motor. Dois iguais por fora podem usar códigos diferentes, e então um deles não grava.",
          "Antes de comprar um controle, veja qual placa está no motor, porque a frequência e o código têm de ser os dela. A marca escrita na carcaça pode não ser a da central.",
        ],
        [
          "Uma central universal é saída possível, se suportar a potência do motor e o tipo de fim de curso. Capacitor tem equivalente no mercado, mas a engrenagem é própria do modelo.",
          "Sem a placa original, uma universal bem escolhida mantém o motor em uso. Engrenagem e ferragem, no entanto, precisam ser do modelo exato.",
          "A placa universal serve quando a potência e o fim de curso combinam com o motor. Já para a engrenagem não há substituta, e ela é pedida pelo código da etiqueta.",
          "Capacitor, controle e fim de curso se encontram com facilidade, e a placa pode ser universal. A engrenagem é a peça que depende do modelo.",
        ],
      ],
    },
    {
      about: "choose",
      headings: ["Escolher um motor GGPort", "GGPort novo: o que conferir na compra", "Qual GGPort serve no portão"],
      slots: [
        [
          "O tipo de portão vem antes da marca, e a largura e o peso indicam a potência. Em basculante equilibrado de até {width.quarterHp}, o motor de 1/4 HP costuma atender.",
          "Comece por como a folha abre e quanto mede. Até {width.quarterHp} de basculante, 1/4 HP basta; no de correr, a carga indicada pelo fabricante deve passar em um terço o peso da folha.",
          "A escolha depende da folha e de quantas vezes o portão abre por dia. Basculante de até {width.quarterHp} usa 1/4 HP, e garagem coletiva precisa de uma linha de uso intenso.",
          "Peso da folha e uso diário decidem o modelo, porque um motor de casa esquenta em prédio. A potência de 1/4 HP serve até {width.quarterHp} de basculante equilibrado.",
        ],
        [
          "Pergunte se há peça e controle do modelo na sua região. Quem vem de outra marca precisa contar com um suporte novo.",
          "Antes de fechar, confirme a reposição de peças e veja se os controles da casa servem na central nova.",
          "Ter peça à venda por perto pesa mais do que o nome na tampa. Na mudança de marca, suporte e controles costumam ser trocados também.",
          "Peça, controle e fixação devem ser conferidos antes da compra, sobretudo na troca de marca. Assim não aparece custo extra no dia da instalação.",
        ],
      ],
    },
    {
      about: "visit",
      headings: ["Assistência GGPort independente", "Como o técnico atende um GGPort", "Manutenção de GGPort no local"],
      slots: [
        [
          "O serviço é independente do fabricante e começa pela folha, que deve estar leve, e pelas fixações. Em seguida o técnico mede tensão, capacitor e placa, e troca só o que falhou.",
          "De forma independente, o técnico examina suporte, braço e folha antes do motor, porque peça nova em portão pesado dura pouco.",
          "Folha e fixação são verificadas primeiro, e a parte eletrônica, depois. A causa é explicada e o valor é informado antes do reparo, em serviço sem vínculo com a fábrica.",
          "Sem vínculo com o fabricante, o atendimento é feito no endereço do portão. A mecânica é vista antes da placa, já que uma folha presa queima componente bom.",
        ],
        [
          "No fim, as paradas e a força são reguladas e os controles, gravados. Quando é só ajuste, a visita leva até {trade.smallRepair}.",
          "Percurso e força são regulados, e confere-se se a folha para diante de um objeto. Sem troca de peça, o trabalho leva até {trade.smallRepair}.",
          "A visita termina com vários ciclos de teste e com os controles conferidos um a um. Só regular toma até {trade.smallRepair}.",
          "Controle, percurso e força saem testados na sua frente. Quando não há peça a trocar, conte até {trade.smallRepair}.",
        ],
      ],
    },
    {
      about: "replace",
      headings: [
        "Trocar ou manter o GGPort",
        "GGPort antigo: consertar compensa?",
        "Quando o GGPort precisa ser trocado",
      ],
      slots: [
        [
          "Compensa consertar enquanto o redutor e a carcaça estão inteiros. Um motor com {trade.life} de uso e mais de uma peça gasta já justifica a troca.",
          "Defeito elétrico em motor firme se conserta, mas um redutor com folga muda a conta. A vida média de um motor de portão é de {trade.life}.",
          "O estado do redutor decide: se não tem folga, o reparo vale a pena. Depois de {trade.life} de uso, a troca costuma ser mais vantajosa.",
          "Com o redutor bom, o conserto é o caminho mais barato. Se ele está frouxo e o motor já tem de {trade.life}, vale mais colocar outro.",
        ],
        [
          "Em casa, a troca custa de {price.homeSwap}, com mão de obra, e a fiação e a fotocélula boas são aproveitadas. O motor novo tem {warranty.motor} de garantia.",
          "Trocar o motor em residência sai de {price.homeSwap}, já instalado, com a fiação aproveitada. A garantia do motor é de {warranty.motor}.",
          "A troca residencial fica de {price.homeSwap}, com o serviço, e o motor tem {warranty.motor} de garantia. Suporte e controles mudam se a marca mudar.",
          "O motor novo, montado em casa, custa de {price.homeSwap}. São {warranty.motor} de garantia no equipamento e {warranty.installation} na instalação.",
        ],
      ],
    },
    {
      about: "cost",
      headings: [
        "Quanto custa um motor GGPort",
        "Preço de motor e conserto GGPort",
        "O que entra no orçamento de um GGPort",
      ],
      slots: [
        [
          "A troca por um GGPort em casa fica de {price.homeSwap}, com mão de obra, e instalar o seu motor custa a partir de {price.installation}. A potência e o tipo de portão definem o valor.",
          "Motor com instalação, na troca residencial, custa de {price.homeSwap}. Quem já comprou o equipamento paga a montagem, a partir de {price.installation}.",
          "O valor vai de {price.homeSwap} na troca do motor em casa, e começa em {price.installation} quando é só a mão de obra. O tipo de portão é o que mais muda o preço.",
          "Instalado na troca residencial, um GGPort sai de {price.homeSwap}. A instalação avulsa, para motor comprado à parte, começa em {price.installation}.",
        ],
        [
          "No conserto, capacitor e ímã são as peças mais baratas, e placa e engrenagem, as mais caras. O ajuste em casa parte de {price.preventive}, sem peças.",
          "O reparo soma peça e mão de obra, e por isso trocar um capacitor custa bem menos do que trocar a placa. Só regular sai a partir de {price.preventive} em residência, fora peças.",
          "Peças pequenas, como o capacitor, mudam pouco a conta, enquanto placa e engrenagem pesam nela. A regulagem residencial começa em {price.preventive}, sem contar peças.",
          "Do mais barato ao mais caro, os reparos são ajuste, capacitor, fim de curso, placa e engrenagem. O primeiro parte de {price.preventive} em casa, sem peças.",
        ],
      ],
    },
  ],
  questions: [
    {
      question: "Onde encontro peça para motor GGPort?",
      answers: [
        "Peça para motor GGPort se encontra em loja de automação, pelo modelo da etiqueta, ou conosco, com o serviço. Capacitor e fim de curso têm equivalentes.",
        "Pela foto da etiqueta dizemos se há peça original ou compatível. A peça do redutor deve ser do próprio modelo.",
        "Em lojas do ramo ou aqui, com a troca. Engrenagem e ferragem precisam ser do modelo exato.",
      ],
    },
    {
      question: "Controle GGPort pode ser substituído por universal?",
      answers: [
        "O controle GGPort pode ser substituído por universal, se ele aceitar o código da central e a mesma frequência.",
        "Em muitos casos, sim. O que decide é a placa instalada, que pode ser de outra marca.",
        "Pode, depois de cadastrado na central. Se ela usa código rolante, que muda a cada acionamento, só um controle compatível grava.",
      ],
    },
    {
      question: "Meu GGPort parou depois da chuva. O que faço?",
      answers: [
        "Se o GGPort parou depois da chuva, desligue o disjuntor e não insista, porque placa molhada entra em curto.",
        "Deixe sem energia até o técnico secar, medir e refazer a vedação. Ligar a placa molhada aumenta o estrago.",
        "Desligue o disjuntor e deixe a tampa fechada. A causa costuma ser uma entrada de cabo mal vedada.",
      ],
    },
    {
      question: "Vocês instalam GGPort que eu comprei?",
      answers: [
        "Instalamos o GGPort que você comprou, a partir de {price.installation}, com montagem, regulagem e controles, e {warranty.installation} de garantia no serviço.",
        "Sim. Antes, confira por foto se o modelo serve, porque um motor fraco para a folha falha cedo.",
        "Sim, a partir de {price.installation}, em {time.tilting} no basculante ou {time.sliding} no de correr.",
      ],
    },
    {
      question: "GGPort usa fim de curso de ímã ou mecânico?",
      answers: [
        "GGPort usa fim de curso de ímã ou mecânico conforme o modelo e a central. Isso importa na hora de escolher uma placa universal.",
        "Varia com a versão do motor. Uma placa nova precisa aceitar o mesmo tipo.",
        "Depende do modelo, e o técnico vê no local, pelo motor e pela central.",
      ],
    },
  ],
  photo: "uma foto da etiqueta do GGPort, outra do controle, frente e verso, e um vídeo curto do defeito",
  traits: {
    Origem: "Marca de automatizadores vendida no Brasil",
    "Conhecida por": "Motores de portão, entre eles os basculantes",
    "Peças e controles": "Itens comuns têm equivalentes; confira a etiqueta",
    Atenção: "Trocar de marca exige novo suporte e controles",
  },
  related: ["omegaport", "agl", "placa", "controle", "conserto", "troca"],
  topic: "conserto-de-central-de-portao",
};
