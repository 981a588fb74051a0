import type { Concept } from "#domain/knowledge/concept.ts";

export const seg: Concept = {
  id: "seg",
  kind: "brand",
  label: "SEG",
  phrase: "o motor SEG",
  words: [
    "seg",
    "motor seg",
    "motores seg",
    "portão seg",
    "automatizador seg",
    "seg automatizadores",
    "motor portão seg",
    "controle seg",
    "como programar controle seg",
    "como gravar controle seg",
    "como cadastrar controle seg",
    "programar controle seg",
    "gravar controle seg",
    "cadastrar controle seg",
    "configurar controle seg",
    "codificar controle seg",
    "apagar controle seg",
    "destravar seg",
    "placa seg",
    "central seg",
    "marca seg",
    "motor basculante seg",
    "motor deslizante seg",
  ],
  intent: "buying",
  answers: {
    any: [
      "O motor SEG é um automatizador de portão cuja etiqueta define placa, controle e peça. Mande a foto dela e a do controle: dizemos se atendemos esse modelo e, quando não, que motor de outra marca serve no seu portão.",
      "Com motor SEG, três fotos resolvem a dúvida: etiqueta, controle e portão inteiro. Elas mostram o tipo de acionamento, a tensão e o padrão de rádio, e com elas dizemos se o serviço cobre o seu modelo.",
      "O motor SEG trabalha como os demais automatizadores: redutor, fim de curso, central e receptor. Quando para, o defeito quase sempre está em uma dessas partes ou na folha que ficou pesada.",
    ],
    repair: [
      "Motor SEG com defeito se examina em etapas: energia, rádio, folha, capacitor e placa, e só se troca o que a medição reprovar. Antes de marcar, mande a foto da etiqueta: dizemos se atendemos esse modelo.",
      "Um portão com motor SEG que não responde, para no meio ou bate no fim pede medição antes de peça nova. Confirme por foto se o serviço cobre essa marca; até lá, deixe o disjuntor desligado e não force a folha.",
    ],
    price: [
      "O preço de resolver um motor SEG depende da peça e de o modelo ser atendido, o que a foto da etiqueta responde. Trocar por motor das marcas com que trabalhamos fica de {price.homeSwap} em casa e de {price.heavySwap} em portão pesado.",
      "O motor SEG tem preço conforme o tipo de portão, a potência e o uso. Se ele já é seu, a instalação avulsa de motor comprado à parte custa a partir de {price.installation}, depois de confirmado por foto que o modelo é atendido.",
    ],
    buying: [
      "Para comprar um SEG ou um motor equivalente, meça a folha e conte as aberturas diárias. Pela foto do portão, dizemos que potência serve e que modelo das marcas com que trabalhamos, como PPA e Garen, tem o mesmo porte.",
      "Antes de comprar motor SEG, veja se há peça e controle do modelo na sua região. Como alternativa instalada, nosso kit basculante de 1/4 HP padrão sai por {price.padrao}.",
    ],
    installation: [
      "Instalar motor SEG pede fixação firme, circuito próprio, regulagem e controles gravados, com potência de sobra para a folha. Se o modelo for atendido, o que se confirma por foto, a instalação avulsa custa a partir de {price.installation}.",
      "A instalação de um motor SEG segue a de qualquer automatizador: deslizante leva de {time.sliding}, e basculante, de {time.tilting}, com ciclos completos e fotocélula testada no fim. Mande a foto da etiqueta e confirmamos se o modelo é atendido.",
    ],
    comparison: [
      "Comparar SEG com PPA, Garen ou Rossi só faz sentido entre modelos do mesmo porte. Veja a potência, o número de ciclos indicado, o tipo de fim de curso e a facilidade de repor controle e placa.",
      "Na escolha entre SEG e outra marca, pense no pós-venda: quem conserta perto de você e onde há peça. Em funcionamento, motores equivalentes bem instalados se comportam de forma parecida.",
    ],
    emergency: [
      "Motor SEG parado com carro preso ou portão aberto: desligue o disjuntor, afaste crianças e animais e não force a folha. Só portão de correr ou de abrir, reto e nivelado, se destrava; pergunte pelo WhatsApp, {shop.hours}, se atendemos o modelo.",
      "Para urgência com motor SEG, corte a energia no disjuntor e mande foto de longe, etiqueta e endereço. Um basculante com defeito fica travado até o exame; o contato funciona {shop.hours}, e a resposta diz se o modelo é atendido.",
    ],
    "how-to": [
      "No motor SEG, o que cabe ao dono é limpar por fora, trocar a pilha do controle e fotografar a etiqueta, com o disjuntor desligado. Gravar controle, regular força e abrir a central ficam com o técnico, porque há tensão da rede ali.",
      "Para lidar com um motor SEG, comece pela etiqueta: modelo e tensão dizem que manual e que peça valem. A gravação de controles e a regulagem se fazem na placa, com técnico; sua parte segura é testar pilha, botoeira e fotocélula.",
    ],
  },
  line: [
    "Em motor SEG, o controle e a placa precisam falar o mesmo código, então fotografe os dois lados do controle.",
    "O diagnóstico de um SEG separa energia, rádio, folha e central, uma etapa de cada vez.",
    "Se o seu motor é SEG, a etiqueta na carcaça traz o modelo que define a peça.",
  ],
  sections: [
    {
      about: "causes",
      headings: [
        "Defeito de motor SEG em etapas",
        "Como se isola o defeito de um SEG",
        "Motor SEG com falha: a ordem do exame",
      ],
      slots: [
        [
          "O exame de um SEG segue sempre a mesma ordem de eliminação, do simples ao caro.",
          "Para motor SEG {em}, confirme por foto da etiqueta se o serviço cobre essa marca.",
          "Um bom diagnóstico elimina uma hipótese por vez até chegar à peça.",
        ],
        [
          "Primeiro a energia: tensão no ponto, disjuntor, fusível e aterramento.",
          "A alimentação vem na frente, porque tensão baixa imita defeito de placa e de motor.",
          "Medir a rede sob carga evita condenar uma central que só recebe pouca tensão.",
        ],
        [
          "Depois o comando: a botoeira aciona? O controle aciona? A resposta separa rádio e motor.",
          "Com a botoeira, o técnico descobre se o problema é de receptor ou de potência.",
          "Se a botoeira move o portão, o motor está fora de suspeita e o exame vai para o rádio.",
        ],
        [
          "Por último a carga: folha solta na mão, capacitor medido, redutor conferido e curso regulado.",
          "A folha é movida com o motor solto, e só então se avaliam capacitor e redutor.",
          "Resolvida a causa, regulam-se força e curso e testam-se todos os controles.",
        ],
      ],
    },
    {
      about: "check",
      headings: [
        "SEG parado: testes que você pode fazer",
        "Cheque o SEG antes de chamar",
        "Motor SEG: verificação em poucos minutos",
      ],
      slots: [
        [
          "Os testes abaixo dispensam ferramenta e não exigem abrir nada.",
          "Em poucos minutos dá para saber se o problema é de controle ou do portão.",
          "Comece pelo mais simples, que é também o mais frequente.",
        ],
        [
          "Se outro controle da casa funciona, o defeito está no primeiro, e basta pilha ou reposição.",
          "Nenhum controle responder, mas a botoeira funcionar, é sinal de receptor.",
          "Nem botoeira nem controle: desligue o disjuntor e peça a visita.",
        ],
        [
          "Não retire a tampa: há partes energizadas e capacitor que guarda carga.",
          "Dentro da carcaça o risco de choque continua mesmo depois de desligar o disjuntor.",
          "Daqui em diante, abrir a central e medir é tarefa do técnico.",
        ],
      ],
      steps: [
        "Veja se o disjuntor do portão está armado.",
        "Teste com outro controle já cadastrado.",
        "Acione pela botoeira, se houver.",
        "Olhe se a fotocélula está limpa e desimpedida.",
        "Fotografe a etiqueta do SEG com a tampa fechada.",
      ],
    },
    {
      about: "what",
      headings: [
        "Motor SEG: modelo, placa e controle",
        "Entenda o conjunto do motor SEG",
        "O que compõe um automatizador SEG",
      ],
      slots: [
        [
          "Um automatizador é a soma de motor, redutor, central, receptor e fim de curso.",
          "Quem diz motor costuma falar do conjunto: máquina, placa, sensores e controles.",
          "O conjunto tem a parte que faz força e a parte que decide, e cada uma falha de um jeito.",
        ],
        [
          "A etiqueta identifica a máquina; a placa tem identificação própria, impressa nela.",
          "Motor e placa têm códigos separados, e uma central substituída deixa de combinar com o manual original.",
          "O adesivo da carcaça fala do motor, mas o controle depende do receptor que está lá dentro.",
        ],
        [
          "Há motores para folha basculante e de correr, e a peça de um não serve no outro.",
          "O tipo de portão já elimina metade das dúvidas: basculante usa fuso, deslizante usa cremalheira.",
          "Fuso no basculante, cremalheira no deslizante: por aí se reconhece a família.",
        ],
      ],
    },
    {
      about: "choose",
      headings: [
        "Quando escolher um motor SEG",
        "SEG: o que conferir antes de comprar",
        "Motor SEG serve no seu portão?",
      ],
      slots: [
        [
          "O SEG serve quando o modelo é do seu tipo de portão e a capacidade passa do peso da folha.",
          "Compare a folha com a ficha: tipo de abertura, peso e aberturas por dia.",
          "Comece pelo portão, e não pela marca: como abre, quanto mede, quanto pesa.",
        ],
        [
          "Pergunte se placa e controle do modelo existem na sua região, porque é a reposição que mantém o motor em uso.",
          "Quem já tem central e controles SEG em bom estado economiza ficando na marca.",
          "Sem peça por perto, um motor de marca mais comum dá menos trabalho no conserto.",
        ],
        [
          "Em basculante equilibrado de até {width.quarterHp}, 1/4 HP costuma bastar.",
          "Uma entrada coletiva pede versão de uso intenso, em qualquer marca.",
          "Peça no orçamento o preço instalado, os controles e a garantia, para comparar com o de outra marca.",
        ],
      ],
    },
    {
      about: "cost",
      headings: [
        "Preço de reparo e troca de um SEG",
        "Quanto custa resolver um motor SEG",
        "SEG: o que entra no orçamento",
      ],
      slots: [
        [
          "O valor de um conserto soma peça, mão de obra e, às vezes, ajuste da folha; antes dele, confirme por foto se o modelo é atendido.",
          "Peças pequenas, como capacitor e ímã, pesam menos que placa e engrenagem.",
          "Cada defeito tem um preço, e por isso a foto e o vídeo vêm antes do número.",
        ],
        [
          "A revisão preventiva parte de {price.preventive} em casas, sem peças.",
          "Quando há muito a ajustar, a visita preventiva fica na faixa de {price.preventiveRange}.",
          "Uma visita de revisão, a partir de {price.preventive}, custa menos que um conserto de emergência.",
        ],
        [
          "Trocar o SEG por motor das nossas marcas custa de {price.homeSwap} em casa, com {warranty.motor} de garantia no motor novo.",
          "A alternativa ao conserto é o motor novo, na faixa de {price.homeSwap} para residências.",
          "Para portão pesado, a troca vai de {price.heavySwap}, conforme a máquina exigida.",
        ],
      ],
    },
    {
      about: "care",
      headings: ["Para o motor SEG durar mais", "Cuidados com o SEG no dia a dia", "Manutenção simples em motor SEG"],
      slots: [
        [
          "Mantenha trilho, dobradiça ou cabo em ordem: o motor só dura se a folha for leve.",
          "Uma folha leve é o maior cuidado que um motor pode receber.",
          "O que encurta a vida da máquina é esforço, e o esforço vem da folha.",
        ],
        [
          "Proteja a central da água, sem envolver o motor em plástico, que abafa e junta umidade.",
          "Não jogue água de mangueira sobre a carcaça na hora de lavar a garagem.",
          "Verifique por fora se a tampa está bem fechada depois de cada serviço.",
        ],
        [
          "Chame a revisão {visits.home} em casa e {visits.business} em comércio ou condomínio.",
          "Com revisão {visits.home}, reaperto e graxa ficam em dia e o barulho não aparece.",
          "Em uso coletivo, a revisão {visits.business} acompanha o desgaste maior.",
        ],
      ],
    },
  ],
  questions: [
    {
      question: "Como sei se meu motor é SEG?",
      answers: [
        "Dá para saber pelo nome na tampa e, com certeza, pela etiqueta de identificação. Se ela apagou, mande fotos do motor e do portão e ajudamos a reconhecer.",
        "Procure o adesivo na lateral ou na base, com modelo e tensão. O controle também costuma trazer a marca impressa.",
      ],
    },
    {
      question: "Motor SEG serve para condomínio?",
      answers: [
        "Só em versão de uso intenso. O motor de casa esquenta na hora de pico, seja qual for a marca.",
        "Depende dos ciclos por hora da ficha, que devem passar das aberturas do pico.",
      ],
    },
    {
      question: "Motor SEG tem peça de reposição?",
      answers: [
        "Capacitor, fim de curso e controle costumam ter equivalentes no comércio; placa e engrenagem dependem do modelo escrito na etiqueta.",
        "Em parte, conforme o modelo. Quando falta a placa, uma central universal pode servir em motor comum.",
      ],
    },
    {
      question: "Vocês atendem motor SEG?",
      answers: [
        "SEG não está entre as marcas com que trabalhamos. Mande a foto da etiqueta: dizemos se atendemos esse modelo ou que motor serve no lugar dele.",
        "Depende do modelo, e por isso não prometemos antes de ver. A foto da etiqueta e a descrição do defeito bastam para a resposta.",
      ],
    },
    {
      question: "Quanto custa instalar um SEG que já comprei?",
      answers: [
        "Parte de {price.installation}, valor da instalação avulsa de motor comprado à parte, quando a foto confirma que atendemos o modelo.",
        "Custa a partir de {price.installation}, se a foto da etiqueta confirmar que o modelo é atendido. Suporte, ponto de energia e ajuste da folha, quando faltam, são orçados junto.",
      ],
    },
  ],
  photo: "uma foto do portão inteiro e, se o motor SEG já está instalado, outra da etiqueta e um vídeo do que ele faz",
  traits: {
    Origem: "Marca de automatizadores vendida no Brasil",
    "Conhecida por": "Motores para portão de casa e controles",
    "Peças e controles": "Variam com a região; confirme antes de comprar",
    Atenção: "Sem peça por perto, o conserto demora mais",
  },
  related: ["placa", "controle", "conserto", "capacitor", "unisystem", "pecas"],
  topic: "tecnico-de-portao-automatico",
};
