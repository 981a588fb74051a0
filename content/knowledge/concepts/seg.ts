import type { Concept } from "#domain/knowledge/concept.ts";

export const seg: Concept = {
  id: "seg",
  kind: "brand",
  label: "SEG",
  phrase: "o motor SEG",
  words: [
    "motor seg",
    "motores seg",
    "portão seg",
    "automatizador seg",
    "seg automatizadores",
    "motor portão seg",
    "controle seg",
    "placa seg",
    "central seg",
    "marca seg",
    "motor basculante seg",
    "motor deslizante seg",
  ],
  intent: "repair",
  answers: {
    any: [
      "Consertamos motor SEG, trocamos placa e controle e instalamos o motor que você comprou, como serviço independente. O modelo da etiqueta define a peça; a foto dela e a do controle bastam para o orçamento grátis.",
      "Com motor SEG, três fotos resolvem a dúvida: etiqueta, controle e portão inteiro. Elas mostram o tipo de acionamento, a tensão e o padrão de rádio, e a resposta vem com o valor do serviço.",
      "O motor SEG trabalha como os demais automatizadores: redutor, fim de curso, central e receptor. Quando para, o defeito quase sempre está em uma dessas partes ou na folha que ficou pesada.",
    ],
    repair: [
      "Consertamos motor SEG como assistência independente, sem vínculo com o fabricante. O técnico isola o problema em etapas: energia, rádio, folha, capacitor e placa, e só troca o que a medição reprovar.",
      "Portão com motor SEG que não responde, para no meio ou bate no fim tem reparo no local. Nosso atendimento é independente e informa o valor antes de qualquer troca de peça.",
    ],
    price: [
      "Motor SEG instalado é cotado por foto: em casa, a troca com mão de obra fica de {price.homeSwap}, conforme o modelo e a folha; em portão pesado, de {price.heavySwap}. Conserto é cobrado pela peça, com o valor dito antes.",
      "O preço de um motor SEG depende do tipo de portão, da potência e do uso: a troca residencial fica de {price.homeSwap}. Se o motor já é seu, a instalação parte de {price.installation}; o conserto é orçado pela etiqueta e pelo vídeo do defeito.",
    ],
    buying: [
      "Para comprar um SEG ou um motor equivalente, meça a folha e conte as aberturas diárias. Verificamos por foto qual potência atende e, se o modelo não estiver disponível, indicamos outra marca de mesmo porte.",
      "Antes de comprar motor SEG, veja se há peça e controle do modelo na sua região. Como alternativa instalada, nosso kit basculante de 1/4 HP padrão sai por {price.padrao}.",
    ],
    installation: [
      "Instalamos motor SEG comprado por você, com mão de obra a partir de {price.installation}, que inclui fixação, circuito próprio, regulagem e gravação dos controles. Antes, o técnico confere se a potência serve para o peso da folha.",
      "A instalação de um SEG deslizante leva de {time.sliding}, e a de um basculante, de {time.tilting}. O serviço tem {warranty.installation} de garantia e termina com ciclos completos e fotocélula testada.",
    ],
    comparison: [
      "Comparar SEG com PPA, Garen ou Rossi só faz sentido entre modelos do mesmo porte. Veja a potência, o número de ciclos indicado, o tipo de fim de curso e a facilidade de repor controle e placa.",
      "Na escolha entre SEG e outra marca, pense no pós-venda: quem conserta perto de você e onde há peça. Em funcionamento, motores equivalentes bem instalados se comportam de forma parecida.",
    ],
    emergency: [
      "Motor SEG parado com carro preso ou portão aberto: desligue o disjuntor, afaste crianças e animais e não force a folha. Só portão de correr ou de abrir, reto e nivelado, se destrava; chame pelo WhatsApp, {hours}.",
      "Para urgência com motor SEG, corte a energia no disjuntor e mande foto de longe e o endereço. Basculante com defeito fica travado até o técnico chegar; o contato funciona {hours}, e o valor é dito antes.",
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
        "Conserto de motor SEG em etapas",
        "Como isolamos o defeito de um SEG",
        "Atendimento independente a motores SEG",
      ],
      slots: [
        [
          "Nosso trabalho em SEG é independente e segue sempre a mesma ordem de eliminação.",
          "Atendemos motores SEG {em} como serviço independente, sem representar a marca.",
          "O técnico, de assistência independente, elimina uma hipótese por vez até chegar à peça.",
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
          "Entrada coletiva pede versão de uso intenso, em qualquer marca.",
          "Peça no orçamento o preço instalado, os controles e a garantia, para comparar com o de outra marca.",
        ],
      ],
    },
    {
      about: "cost",
      headings: [
        "Preço de conserto e troca de um SEG",
        "Quanto custa resolver um motor SEG",
        "SEG: o que entra no orçamento",
      ],
      slots: [
        [
          "O valor do conserto soma peça, mão de obra e, às vezes, ajuste da folha.",
          "Peças pequenas, como capacitor e ímã, pesam menos que placa e engrenagem.",
          "Cada defeito tem um preço, e por isso a foto e o vídeo vêm antes do número.",
        ],
        [
          "A revisão preventiva parte de {price.preventive} em casas, sem peças.",
          "Quando há muito a ajustar, a visita preventiva fica na faixa de {price.preventiveRange}.",
          "Uma visita de revisão, a partir de {price.preventive}, custa menos que um conserto de emergência.",
        ],
        [
          "Trocar o motor em casa custa de {price.homeSwap}, com {warranty.motor} de garantia no motor novo.",
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
          "Folha leve é o maior cuidado que um motor pode receber.",
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
        "Pelo nome na tampa e, com certeza, pela etiqueta de identificação. Se ela apagou, mande fotos do motor e do portão e ajudamos a reconhecer.",
        "Procure o adesivo na lateral ou na base, com modelo e tensão. O controle também costuma trazer a marca impressa.",
      ],
    },
    {
      question: "Motor SEG serve para condomínio?",
      answers: [
        "Só em versão de uso intenso. Motor de casa esquenta na hora de pico, seja qual for a marca.",
        "Depende dos ciclos por hora da ficha, que devem passar das aberturas do pico.",
      ],
    },
    {
      question: "Motor SEG tem peça de reposição?",
      answers: [
        "Capacitor, fim de curso e controle têm equivalentes; placa e engrenagem dependem do modelo. A foto da etiqueta confirma.",
        "Em parte, conforme o modelo. Quando falta a placa, uma central universal pode servir em motor comum.",
      ],
    },
    {
      question: "Vocês atendem SEG mesmo sem vender a marca?",
      answers: [
        "Sim, a assistência é independente e atende motores de várias marcas. Conserto, peça, controle e instalação de motor já comprado fazem parte do serviço.",
        "Atendemos. O que precisamos é da foto da etiqueta e da descrição do defeito, para levar a peça adequada.",
      ],
    },
    {
      question: "Quanto custa instalar um SEG que já comprei?",
      answers: [
        "A mão de obra parte de {price.installation}, com {warranty.installation} de garantia no serviço, depois de conferir por foto se o modelo serve.",
        "A partir de {price.installation}. Suporte, ponto de energia e ajuste da folha, quando faltam, entram no mesmo orçamento.",
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
