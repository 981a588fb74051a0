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
      "GGPort é marca de motor de portão que vendemos, instalamos e consertamos, como assistência independente. O modelo da etiqueta diz que peça, placa e controle servem; a troca do motor em casa fica de {price.homeSwap}, com mão de obra, e o ajuste parte de {price.preventive}, sem peças.",
      "Sim, atendemos motor GGPort: venda, instalação e conserto, sem vínculo com o fabricante. Só regular em residência custa a partir de {price.preventive}, fora peças, e um automatizador novo, instalado na troca, de {price.homeSwap}.",
      "O motor de portão da marca GGPort se identifica pela etiqueta, que traz modelo, tensão e potência. Vendemos e consertamos de forma independente: ajuste em casa desde {price.preventive}, sem peças, e troca com serviço de {price.homeSwap}.",
    ],
    repair: [
      "Consertamos motor GGPort de portão como assistência independente, medindo capacitor, placa e fim de curso no local. A visita de ajuste em casa parte de {price.preventive}, sem peças; se o redutor acabou, a troca fica de {price.homeSwap}, com mão de obra.",
      "GGPort que ronca, trava ou perdeu a programação costuma ter conserto, e a folha do portão é conferida junto. Regular, em residência, custa desde {price.preventive}, fora peças, e a peça é orçada pela etiqueta antes da troca.",
    ],
    price: [
      "O preço de um motor GGPort na troca em casa fica de {price.homeSwap}, com mão de obra; se ele já é seu, a instalação parte de {price.installation}. O conserto do portão começa em {price.preventive}, o ajuste residencial sem peças.",
      "Quanto custa motor GGPort: trocado e instalado em residência, de {price.homeSwap}; só instalar, desde {price.installation}; só regular, a partir de {price.preventive}, fora peças. Potência e tipo de portão dizem o ponto da faixa.",
    ],
    buying: [
      "O motor de portão GGPort que vendemos sai instalado, na troca em casa, de {price.homeSwap}, com mão de obra e {warranty.motor} de garantia no motor. Escolha pelo tipo de portão, pela largura e pelo peso da folha, e confirme peça e controle do modelo.",
      "Vendemos e instalamos automatizador GGPort para portão, e também consertamos: a troca residencial custa de {price.homeSwap}, em até {shop.instalments} vezes no cartão. Em basculante de até {width.quarterHp}, 1/4 HP costuma atender.",
      "Para comprar motor GGPort, diga como o portão abre, a largura e a tensão. Instalado na troca em casa, fica de {price.homeSwap}, e quem já tem o seu paga a instalação, a partir de {price.installation}.",
    ],
    installation: [
      "A instalação de motor GGPort leva de {time.tilting} no basculante e {time.sliding} no de correr: suporte, ligação em circuito próprio, fim de curso, força e controles. Motor comprado por você se instala a partir de {price.installation}, e a troca completa fica de {price.homeSwap}.",
      "Instalamos GGPort no portão depois de equilibrar a folha, em {time.tilting} no basculante. A mão de obra avulsa começa em {price.installation}, com {warranty.installation} de garantia, e motor com serviço, na troca em casa, custa de {price.homeSwap}.",
    ],
    comparison: [
      "Comparar GGPort com PPA, Garen ou outra marca pede o modelo exato: potência, velocidade, fim de curso e oferta de peça na região. O preço da troca em casa é o mesmo, de {price.homeSwap}, com mão de obra.",
      "GGPort e outras marcas de motor de portão não compartilham suporte nem ferragem, e ao mudar conte com fixação e controles novos. Entre modelos iguais, decide a peça perto; trocar em residência sai de {price.homeSwap}.",
    ],
    question: [
      "Sim, atendemos motor GGPort em casa: vendemos, instalamos e consertamos, como serviço independente, porque peça e placa saem pelo modelo da etiqueta. Ajuste parte de {price.preventive}, sem peças, e a troca fica de {price.homeSwap}, com mão de obra.",
      "Vendemos e consertamos GGPort, sim, marca de automatizador para portão de casa. Regular custa desde {price.preventive} em residência, fora peças, e vale consertar enquanto o redutor está firme, já que a troca sai de {price.homeSwap}.",
    ],
    emergency: [
      "Motor GGPort parado com carro preso ou portão aberto: desligue o disjuntor, afaste as pessoas e não force a folha. Só portão de correr ou de abrir, reto, se destrava, nunca basculante; chame pelo WhatsApp, {shop.hours}.",
      "Para urgência com motor GGPort, corte a energia e mande foto de longe e o endereço. Basculante com defeito fica travado até o técnico chegar; o contato funciona {shop.hours}, e o valor é dito antes.",
    ],
    "how-to": [
      "No motor GGPort, o que cabe ao dono é limpar por fora, trocar a pilha do controle e fotografar a etiqueta, com o disjuntor desligado. Gravar controle e regular força ficam com o técnico, porque há tensão da rede na placa.",
      "Para lidar com motor GGPort do portão, teste pilha, botoeira e fotocélula e leia a etiqueta. O cadastro de controle se faz na placa instalada, que pode ser de outra marca, pelo manual dela.",
    ],
  },
  line: [
    "Em motor GGPort, a foto da etiqueta e a do controle resolvem a maior parte da dúvida sobre peça.",
    "Ao trocar outra marca por GGPort, conte com novo suporte e nova gravação dos controles.",
    "O GGPort aceita a mesma rotina de diagnóstico dos outros: energia, folha, capacitor e central.",
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
          "O nome na tampa diz a marca, e o código da etiqueta separa um motor do outro. Deixe a tampa fechada, porque dentro há tensão e capacitor carregado.",
          "Motores da mesma marca usam peças diferentes, e o modelo impresso desfaz a dúvida. Tudo o que interessa está do lado de fora.",
          "Saber que é GGPort não basta para pedir peça. Com a etiqueta apagada, o tipo de portão e o formato da carcaça ajudam.",
          "A peça se escolhe pelo código da etiqueta, e não pelo nome na tampa. Nenhum parafuso precisa sair.",
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
        "Sintomas e suspeitos em um GGPort",
      ],
      slots: [
        [
          "Luz e som separam os casos: motor mudo leva ao quadro de luz, e motor que ronca parado, ao capacitor. Se ronca sem andar, desligue o disjuntor.",
          "Silêncio total aponta para alimentação; botoeira que funciona com controle mudo, para pilha ou receptor. Ronco sem sair do lugar pede parar na hora.",
          "Veja se há luz na central antes de culpar o motor. Resposta à botoeira mostra que ele está bom.",
          "O primeiro teste é a botoeira: se o portão anda por ela, motor e placa estão bons. Motor quente em poucas aberturas briga com a folha.",
        ],
      ],
      bullets: [
        "Sem luz e sem som: alimentação",
        "Botoeira funciona, controle não: pilha ou receptor",
        "Ronco sem movimento: capacitor ou folha presa",
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
          "Motor e central são peças separadas, e um GGPort pode estar com placa de outra marca. O controle certo é o da placa atual, na mesma frequência e no mesmo código.",
          "Placa trocada ao longo dos anos é comum, e é ela que manda no controle. Frequência e código precisam ser os do receptor.",
          "O controle segue a central instalada, e não a marca do motor. Dois iguais por fora podem ter códigos diferentes.",
          "Antes de comprar controle, veja qual placa está no motor. Ele precisa falar o mesmo código dela.",
        ],
        [
          "A central universal é saída possível, se suportar a potência e o tipo de fim de curso. Capacitor e fim de curso seguem padrão do mercado; engrenagem é própria.",
          "Sem placa original, uma universal bem escolhida mantém o motor. Engrenagem e ferragem são do modelo.",
          "Placa universal serve quando potência e fim de curso combinam. Capacitor tem equivalente, engrenagem não.",
          "Capacitor, controle e fim de curso se acham com facilidade; engrenagem, pelo modelo. A placa pode ser universal.",
        ],
      ],
    },
    {
      about: "choose",
      headings: ["Escolher um motor GGPort", "GGPort novo: o que conferir na compra", "Qual GGPort serve no portão"],
      slots: [
        [
          "O tipo de portão vem antes da marca, e a largura e o peso indicam a potência. Em basculante equilibrado de até {width.quarterHp}, 1/4 HP costuma atender.",
          "Diga como a folha abre e quanto mede. Até {width.quarterHp} de basculante, 1/4 HP basta; no de correr, a ficha deve passar do peso em um terço.",
          "Escolha pela folha e pelas aberturas por dia. Basculante de até {width.quarterHp} usa 1/4 HP, e uso coletivo pede outra linha.",
          "Peso e uso decidem o modelo. Motor de casa esquenta em prédio, e 1/4 HP serve até {width.quarterHp} de basculante.",
        ],
        [
          "Pergunte se há peça e controle do modelo na sua região. Vindo de outra marca, conte com suporte novo.",
          "Confirme reposição antes de fechar, e veja se os controles da casa servem na central nova.",
          "Peça à venda por perto vale mais que o nome. Suporte e controles mudam quando a marca muda.",
          "Antes de comprar, confira peça, controle e fixação. É o que evita surpresa na troca de marca.",
        ],
      ],
    },
    {
      about: "visit",
      headings: ["Assistência GGPort independente", "Como o técnico atende um GGPort", "Manutenção de GGPort no local"],
      slots: [
        [
          "O serviço é independente do fabricante e começa pela folha, que deve estar leve, e pelas fixações. Depois se medem tensão, capacitor e placa, e só sai o que reprovou.",
          "De forma independente, o técnico vê suporte, braço e folha antes do motor. Peça nova em portão pesado dura pouco.",
          "Folha e fixação primeiro, eletrônica depois. A causa é explicada e o valor dito antes do reparo.",
          "Sem vínculo com a fábrica, atendemos no endereço do portão. A mecânica é vista antes da placa.",
        ],
        [
          "No fim há regulagem, controles gravados e ciclos de teste. Só ajuste leva até {trade.smallRepair}.",
          "Curso e força são regulados, e a parada diante de um objeto é conferida. Sem peça, são até {trade.smallRepair}.",
          "A visita termina com vários ciclos de teste. Regular toma até {trade.smallRepair}.",
          "Controle, curso e força saem testados. Até {trade.smallRepair} bastam quando não há troca.",
        ],
      ],
    },
    {
      about: "replace",
      headings: [
        "Trocar ou manter o GGPort",
        "GGPort antigo: consertar compensa?",
        "Quando o GGPort pede substituição",
      ],
      slots: [
        [
          "Compensa consertar enquanto redutor e carcaça estão inteiros. Motor perto de {trade.life} de uso, com mais de uma peça gasta, pede troca.",
          "Defeito elétrico em motor firme se conserta; redutor com folga muda a conta. A vida média é de {trade.life}.",
          "A pergunta é sobre o redutor: sem folga, o reparo vale. Depois de {trade.life} de uso, a troca costuma ganhar.",
          "Redutor bom, conserto; redutor frouxo, troca. Um motor dura em média {trade.life}.",
        ],
        [
          "Em casa, a troca custa de {price.homeSwap}, com mão de obra, e fiação e fotocélula boas ficam. O motor novo tem {warranty.motor} de garantia.",
          "Trocar em residência sai de {price.homeSwap}, instalado, aproveitando a fiação. São {warranty.motor} de garantia no motor.",
          "A troca fica de {price.homeSwap}, serviço incluído. Suporte e controles mudam se a marca mudar.",
          "De {price.homeSwap} é a troca em casa, montada. A garantia é de {warranty.motor} no motor e {warranty.installation} na instalação.",
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
          "A troca por um GGPort em casa fica de {price.homeSwap}, com mão de obra; só instalar o seu parte de {price.installation}. Potência e tipo de portão definem o valor.",
          "Motor com instalação, na troca residencial, custa de {price.homeSwap}. Quem já comprou paga desde {price.installation} pela montagem.",
          "De {price.homeSwap} na troca, ou {price.installation} para cima só na mão de obra. O tipo de portão faz a diferença.",
          "Instalado na troca, sai de {price.homeSwap}; avulsa, a instalação começa em {price.installation}.",
        ],
        [
          "No conserto, capacitor e ímã pesam pouco, e placa e engrenagem, mais. O ajuste em casa parte de {price.preventive}, sem peças.",
          "O reparo soma peça e serviço: capacitor é barato, placa e engrenagem não. Só regular custa desde {price.preventive} em residência, fora peças.",
          "Peça pequena custa pouco, placa e engrenagem pesam. A regulagem residencial começa em {price.preventive}, sem contar peças.",
          "Do mais barato ao mais caro: ajuste, capacitor, fim de curso, placa, engrenagem. O primeiro parte de {price.preventive} em casa, sem peças.",
        ],
      ],
    },
  ],
  questions: [
    {
      question: "Onde encontro peça para motor GGPort?",
      answers: [
        "Peça para motor GGPort se encontra em loja de automação, pelo modelo da etiqueta, ou conosco, com o serviço. Capacitor e fim de curso têm equivalentes.",
        "Pela foto da etiqueta dizemos se há peça ou compatível. Peça de redutor deve ser do próprio modelo.",
        "Em lojas do ramo ou aqui. Engrenagem e ferragem precisam ser do modelo exato.",
      ],
    },
    {
      question: "Controle GGPort pode ser substituído por universal?",
      answers: [
        "O controle GGPort pode ser substituído por universal, se ele aceitar o código da central e a mesma frequência.",
        "Em muitos casos, sim. O que decide é a placa instalada, que pode ser de outra marca.",
        "Pode, depois de cadastrado na central. Código rolante exige o compatível.",
      ],
    },
    {
      question: "Meu GGPort parou depois da chuva. O que faço?",
      answers: [
        "Se o GGPort parou depois da chuva, desligue o disjuntor e não insista, porque placa molhada entra em curto.",
        "Deixe sem energia até o técnico secar, medir e refazer a vedação. Ligar molhada aumenta o estrago.",
        "Disjuntor desligado e tampa fechada. A causa costuma ser entrada de cabo mal vedada.",
      ],
    },
    {
      question: "Vocês instalam GGPort que eu comprei?",
      answers: [
        "Instalamos o GGPort que você comprou, a partir de {price.installation}, com montagem, regulagem e controles, e {warranty.installation} de garantia no serviço.",
        "Sim. Antes, confira por foto se o modelo serve, pois motor fraco para a folha falha cedo.",
        "Sim, desde {price.installation}, em {time.tilting} no basculante ou {time.sliding} no de correr.",
      ],
    },
    {
      question: "GGPort usa fim de curso de ímã ou mecânico?",
      answers: [
        "GGPort usa fim de curso de ímã ou mecânico conforme o modelo e a central. Isso importa quando se pensa em placa universal.",
        "Varia com a versão. A placa nova precisa aceitar o mesmo tipo.",
        "Depende do modelo: o técnico vê no local, pelo motor e pelo percurso.",
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
