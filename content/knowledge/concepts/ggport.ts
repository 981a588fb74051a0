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
      "O motor GGPort é um automatizador de portão que vendemos, instalamos e consertamos. Para peça, placa ou controle, o caminho é a etiqueta da carcaça: ela informa modelo, tensão e potência do seu.",
      "Com motor GGPort, identifique primeiro o modelo e a central instalada. Capacitor, fim de curso e controle seguem padrões comuns do mercado; engrenagem e ferragens são próprias de cada máquina.",
      "Tem um GGPort no portão ou pensa em comprar? Mande a foto da etiqueta ou da folha: dizemos qual peça serve, se há controle compatível e quanto custa o serviço.",
    ],
    repair: [
      "Consertamos motor GGPort como assistência independente. Comece pelo básico: disjuntor, pilha do controle e destravamento; se continuar parado, o técnico mede capacitor, placa e fim de curso no local.",
      "Para um GGPort que ronca, trava ou perdeu a programação, prestamos serviço independente. A foto da etiqueta adianta a peça, e a folha é conferida na mesma visita para o defeito não voltar.",
    ],
    price: [
      "Para pôr um motor GGPort em casa, conte de {price.homeSwap} na troca, com a mão de obra. Antes do preço vem a conferência do modelo: se ele serve à sua folha e se há peça e controle, o que a foto responde sem custo.",
      "O motor GGPort não tem preço único: trocado em casa, com mão de obra, fica de {price.homeSwap}. Com ele na mão, a instalação parte de {price.installation}; conserto tem preço por peça, estimado pela foto da etiqueta.",
    ],
    buying: [
      "Para comprar motor GGPort, diga como o portão abre, a largura da folha e a tensão da rede. Confirmamos a versão disponível, os controles que vêm com ela e o valor instalado.",
      "Antes de levar um GGPort, compare potência e uso indicado com o seu portão. Vendemos com instalação, {warranty.motor} de garantia no motor e até {shop.instalments} parcelas no cartão.",
    ],
    installation: [
      "A instalação de um GGPort basculante leva de {time.tilting}: suporte, acionador, ligação em circuito próprio, fim de curso, força e gravação dos controles. A folha é equilibrada antes de receber o motor.",
      "Trocar outro motor por um GGPort costuma exigir novo suporte e nova gravação dos controles. Fazemos a montagem completa; com motor já comprado por você, a mão de obra parte de {price.installation}.",
    ],
    comparison: [
      "Comparar GGPort com PPA, Garen ou outra marca pede o modelo exato de cada um. Olhe potência, velocidade, tipo de fim de curso e, acima de tudo, a oferta de peças e controles na sua região.",
      "GGPort e AGL, por exemplo, não compartilham suporte nem ferragem. Ao mudar de marca, conte com adaptação na fixação e novos controles, o que entra na comparação de preço.",
    ],
    question: [
      "Sim, um motor GGPort serve e compensa quando o modelo é do seu tipo de portão, aguenta o peso da folha e tem peça por perto. Mande a foto do portão ou da etiqueta e respondemos o seu caso, sem custo.",
      "Depende do modelo: com capacidade acima do peso da folha e reposição na região, o GGPort atende bem portão de casa. Em garagem coletiva, só versão de uso intenso; a foto confirma.",
    ],
    emergency: [
      "Motor GGPort parado com carro preso ou portão aberto: desligue o disjuntor, afaste crianças e animais e não force a folha. Só portão de correr ou de abrir, reto e nivelado, se destrava; chame pelo WhatsApp, {shop.hours}.",
      "Para urgência com motor GGPort, corte a energia no disjuntor e mande foto de longe e o endereço. Um basculante com defeito fica travado até o técnico chegar; o contato funciona {shop.hours}, e o valor é dito antes.",
    ],
    "how-to": [
      "No motor GGPort, o que cabe ao dono é limpar por fora, trocar a pilha do controle e fotografar a etiqueta, com o disjuntor desligado. Gravar controle, regular força e abrir a central ficam com o técnico, porque há tensão da rede ali.",
      "Para lidar com um motor GGPort, comece pela etiqueta: modelo e tensão dizem que manual e que peça valem. A gravação de controles e a regulagem se fazem na placa, com técnico; sua parte segura é testar pilha, botoeira e fotocélula.",
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
          "O nome na tampa diz a marca, mas a peça se escolhe pelo modelo da etiqueta.",
          "Saber que é GGPort não basta; o código da etiqueta é que separa um motor do outro.",
          "Motores da mesma marca usam peças diferentes, e o código impresso desfaz a dúvida.",
        ],
        [
          "Quando a etiqueta apagou, fotos de frente e de lado ajudam a reconhecer a carcaça.",
          "Sem etiqueta, o tipo de portão, o tamanho do motor e a posição do fuso dão boas pistas.",
          "Uma carcaça repintada esconde a etiqueta, mas o formato do conjunto ainda permite identificar a máquina.",
        ],
        [
          "Faça as fotos com o disjuntor desligado e a tampa no lugar.",
          "Deixe a tampa fechada: dentro dela há partes energizadas e capacitor carregado.",
          "Não remova parafusos para fotografar, porque tudo o que interessa está do lado de fora.",
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
          "Nada acontece e nenhuma luz acende: a suspeita é de energia, fusível ou disjuntor.",
          "O silêncio total ao apertar o controle aponta para alimentação antes de apontar para a placa.",
          "Motor mudo e sem luz de central leva primeiro ao quadro de luz.",
        ],
        [
          "Há luz na central e nada se move: receptor, controle ou fim de curso entram na lista.",
          "Se a botoeira funciona e o controle não, o motor está bom e a falha é de rádio ou pilha.",
          "Resposta à botoeira e não ao controle separa defeito de motor e defeito de receptor.",
        ],
        [
          "O motor ronca e não sai: capacitor ou folha presa, nessa ordem de verificação.",
          "O ronco curto seguido de parada pode ser proteção térmica depois de esforço demais.",
          "Um motor que esquenta muito em poucas aberturas está brigando com a folha.",
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
          "O motor e a central são peças separadas: um GGPort pode estar com placa de outra marca.",
          "Uma placa trocada ao longo dos anos é comum, e o controle certo é o da placa atual.",
          "Em portões {de} com alguns anos de uso, motor e central nem sempre são do mesmo fabricante.",
        ],
        [
          "Para o controle funcionar, frequência e código precisam ser os do receptor.",
          "Um controle compatível resolve quando fala o mesmo código da central, e a foto do atual confirma.",
          "Dois controles iguais por fora podem usar códigos diferentes por dentro.",
        ],
        [
          "A central universal é saída possível, desde que suporte a potência e o tipo de fim de curso.",
          "Se a placa original não existe mais, uma universal bem escolhida mantém o motor em uso.",
          "Antes de ligar uma central diferente, o técnico confere motor, capacitor e sensores.",
        ],
      ],
    },
    {
      about: "choose",
      headings: ["Escolher um motor GGPort", "GGPort novo: o que conferir na compra", "Qual GGPort serve no portão"],
      slots: [
        [
          "Diga como a folha abre e quanto mede: o tipo de portão vem antes da marca.",
          "Largura, altura e material indicam o peso, e o peso indica a potência.",
          "O modelo se escolhe pela folha e pelas aberturas por dia.",
        ],
        [
          "Em basculante equilibrado de até {width.quarterHp}, 1/4 HP costuma atender.",
          "Confirme na ficha a capacidade e o uso indicado, com margem para a sua folha.",
          "O uso coletivo pede versão própria; o motor de casa esquenta na hora de pico.",
        ],
        [
          "Pergunte se há peça e controle do modelo na sua região antes de fechar.",
          "Veja se os controles da casa servem na central nova, para não pagar por outros.",
          "Conte com suporte novo quando o motor atual é de outra marca.",
        ],
      ],
    },
    {
      about: "signs",
      headings: ["Assistência GGPort independente", "Como o técnico atende um GGPort", "Manutenção de GGPort no local"],
      slots: [
        [
          "O serviço em GGPort é independente do fabricante e feito no endereço do portão.",
          "Atendemos GGPort por conta própria, com instrumentos e peças de uso comum.",
          "Nossa manutenção em GGPort não passa pela fábrica: é assistência independente, com orçamento antes.",
        ],
        [
          "O técnico começa pela folha, que deve estar leve, e pelas fixações, que devem estar firmes.",
          "Primeiro vêm suporte, braço e parafusos, pois folga na fixação vira desgaste no motor.",
          "A mecânica é vista antes, porque peça nova em portão pesado dura pouco.",
        ],
        [
          "Tensão, capacitor e saídas da placa são medidos, troca-se o necessário e regulam-se curso e força.",
          "Com a medição pronta, o técnico explica a causa, informa o valor e executa o reparo aprovado.",
          "O fim da visita tem regulagem, gravação de controles e vários ciclos de teste.",
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
          "Compensa consertar um GGPort enquanto o redutor e a carcaça estão inteiros.",
          "O defeito de peça elétrica em motor firme se conserta; desgaste do redutor muda a conta.",
          "A pergunta útil é sobre o redutor: sem folga, o reparo se paga.",
        ],
        [
          "Motor no fim da vida útil, de {trade.life}, com mais de uma peça gasta costuma pedir troca.",
          "Quando falta peça para o modelo, a troca evita adaptações em série.",
          "Se o conserto se aproxima do valor de um motor novo, o novo é a decisão mais tranquila.",
        ],
        [
          "Em casas, a troca custa de {price.homeSwap}, com fiação e fotocélula aproveitadas se estiverem boas.",
          "A troca residencial, na faixa de {price.homeSwap}, pode usar a fiação existente.",
          "O motor novo instalado por nós tem {warranty.motor} de garantia e custa de {price.homeSwap} em casas.",
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
          "O conserto de um GGPort soma peça e mão de obra, em itens separados e com valor dito antes.",
          "No GGPort, cada defeito tem o seu preço, e a foto da etiqueta permite a estimativa.",
          "Peça pequena, como capacitor ou ímã, pesa pouco no conserto do GGPort; placa e engrenagem pesam mais.",
        ],
        [
          "Suporte e controles entram na conta quando o motor anterior é de outra marca.",
          "Fiação e fotocélula em bom estado ficam e reduzem o total.",
          "Ajuste da folha, quando preciso, vem em linha separada.",
        ],
        [
          "Um motor comprado à parte paga instalação a partir de {price.installation}.",
          "O orçamento por foto é grátis, e o cartão divide em até {shop.instalments} vezes.",
          "O motor que vendemos tem {warranty.motor} de garantia, e a instalação, {warranty.installation}.",
        ],
      ],
    },
  ],
  questions: [
    {
      question: "Onde encontro peça para motor GGPort?",
      answers: [
        "Você encontra em lojas de automação, pelo modelo da etiqueta, ou conosco, junto com o serviço. Itens como capacitor, controle e fim de curso têm equivalentes de uso geral.",
        "Mande a foto da etiqueta e dizemos se há peça, se existe compatível ou se vale adaptar. Peça interna de redutor deve ser do próprio modelo.",
      ],
    },
    {
      question: "Controle GGPort pode ser substituído por universal?",
      answers: [
        "Pode, se o universal aceitar o código da central e a mesma frequência. A foto do controle atual, frente e verso, permite confirmar antes da compra.",
        "Em muitos casos, sim. O que decide é a placa instalada, que pode ser de outra marca; depois o controle precisa ser cadastrado nela.",
      ],
    },
    {
      question: "Meu GGPort parou depois da chuva. O que faço?",
      answers: [
        "Desligue o disjuntor e não insista. A umidade na central causa curto; o técnico seca, mede e refaz a vedação, ou troca a placa se ela já oxidou.",
        "Deixe sem energia e mande a foto da etiqueta. Ligar a placa molhada aumenta o estrago, e a causa costuma ser tampa ou passagem de fio mal vedada.",
      ],
    },
    {
      question: "Vocês instalam GGPort que eu comprei?",
      answers: [
        "Sim, a instalação avulsa de motor comprado à parte sai a partir de {price.installation} e inclui montagem, ligação, regulagem e gravação dos controles, com {warranty.installation} de garantia no serviço.",
        "Instalamos. Antes, confira conosco por foto se o modelo serve no seu portão, pois motor subdimensionado falha cedo.",
      ],
    },
    {
      question: "GGPort usa fim de curso de ímã ou mecânico?",
      answers: [
        "Depende do modelo e da central. O técnico verifica no local, e essa informação é indispensável quando se pensa em placa universal.",
        "Varia conforme a versão. Pela foto do motor e do percurso já dá para reconhecer, e a placa nova precisa aceitar o mesmo tipo.",
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
