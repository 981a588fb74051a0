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
      "Motor SEG é um automatizador de portão vendido no Brasil, e o que define a peça é o modelo da etiqueta. Consertamos, trocamos placa e controle e instalamos motor comprado por você.",
      "Com motor SEG, três fotos resolvem a dúvida: etiqueta, controle e portão inteiro. Elas mostram o tipo de acionamento, a tensão e o padrão de rádio, e a resposta vem com o valor do serviço.",
      "O motor SEG trabalha como os demais automatizadores: redutor, fim de curso, central e receptor. Quando para, o defeito quase sempre está em uma dessas partes ou na folha que ficou pesada.",
    ],
    repair: [
      "Consertamos motor SEG como assistência independente, sem vínculo com o fabricante. O técnico isola o problema em etapas: energia, rádio, folha, capacitor e placa, e só troca o que a medição reprovar.",
      "Portão com motor SEG que não responde, para no meio ou bate no fim tem reparo no local. Nosso atendimento é independente e informa o valor antes de qualquer troca de peça.",
    ],
    price: [
      "Conserto de motor SEG não tem preço único: depende da peça e do acesso ao motor. Mande a foto da etiqueta e um vídeo do defeito pelo WhatsApp; o orçamento é grátis e vem antes do serviço.",
      "Se o SEG não compensa mais, a troca do motor em casa fica na faixa de {price.homeSwap}. Para instalar um motor SEG que você comprou à parte, a mão de obra sai a partir de {price.installation}.",
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
  },
  line: [
    "Em motor SEG, o controle e a placa precisam falar o mesmo código, então fotografe os dois lados do controle.",
    "O diagnóstico de um SEG separa energia, rádio, folha e central, uma etapa de cada vez.",
    "Se o seu motor é SEG, a etiqueta na carcaça traz o modelo que define a peça.",
  ],
  sections: [
    {
      about: "visit",
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
      question: "Controle SEG perdido: o que fazer?",
      answers: [
        "Apague o controle perdido da memória e grave um novo. Se a central só permitir apagar tudo, reúna todos os controles da casa antes da visita.",
        "Trate como chave perdida: peça a limpeza da memória e o cadastro apenas dos controles que estão com você.",
      ],
    },
    {
      question: "Placa SEG queimada tem conserto?",
      answers: [
        "Às vezes, quando o dano é localizado. Trilha ou componente queimado em vários pontos pede troca, por original ou por universal compatível com o motor.",
        "Depende do dano. O técnico mede e compara: se o reparo não for seguro, instala outra central e grava os controles.",
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
      question: "Por que meu SEG abre mas não fecha?",
      answers: [
        "Em geral por fotocélula suja ou desalinhada, e às vezes por fim de curso. Limpe as lentes por fora; se continuar, peça a visita.",
        "A central recusa fechar quando acha que há algo no caminho. Fotocélula e fiação dela são o primeiro exame.",
      ],
    },
  ],
  photo: "uma foto da etiqueta do motor SEG, do controle dos dois lados e um vídeo curto do defeito",
  traits: {
    Origem: "Marca de automatizadores vendida no Brasil",
    "Conhecida por": "Motores de portão e controles",
    "Peças e controles": "Conferir modelo da etiqueta e da placa",
    Atenção: "Confirmar reposição na região antes de comprar",
  },
  related: ["placa", "controle", "conserto", "capacitor", "unisystem", "pecas"],
  topic: "tecnico-de-portao-automatico",
};
