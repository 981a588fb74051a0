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
      "Para motor de portão SEG, a foto da etiqueta diz se atendemos o modelo no conserto; se não, vendemos e instalamos motor das nossas marcas no lugar. Em casa, a troca com mão de obra fica de {price.homeSwap}, e a maioria dos defeitos está na energia, no controle, na placa ou na folha pesada.",
      "Portão com motor SEG se resolve por conserto, nos modelos que atendemos, ou por troca, de {price.homeSwap} em residência, com o serviço. Etiqueta, controle e portão inteiro, em três fotos, mostram qual dos dois serve.",
      "O motor SEG não está entre as marcas que vendemos, mas consertamos modelos que a foto da etiqueta confirmar e montamos outro no lugar quando não dá. A troca em casa vai de {price.homeSwap}, mão de obra incluída.",
      "Com motor de portão SEG, comece pela etiqueta: ela diz se o conserto é possível conosco. Quando não é, um motor equivalente, de PPA ou Garen, por exemplo, já trocado em residência, custa de {price.homeSwap}.",
    ],
    repair: [
      "O conserto de motor SEG segue etapas, da energia ao controle, da folha ao capacitor e à placa, e só se troca o que a medição reprovar. Pela foto da etiqueta dizemos se atendemos o modelo; um motor novo no lugar, em casa, fica de {price.homeSwap}.",
      "Portão com motor SEG que não responde, para no meio ou bate costuma ter conserto sem trocar o motor. Desligue o disjuntor, não force a folha e mande a foto da etiqueta, que mostra se o modelo é atendido.",
      "Motor SEG com defeito se examina como qualquer outro: energia, controle, peso da folha, capacitor, placa. A etiqueta diz se fazemos o reparo; se não, a troca por motor das nossas marcas custa de {price.homeSwap} em residência.",
    ],
    price: [
      "Trocar um motor SEG por outro das marcas com que trabalhamos fica de {price.homeSwap} em casa e de {price.heavySwap} em portão pesado, com mão de obra. O conserto segue o preço da peça, e instalar um SEG que você comprou parte de {price.installation}, em modelo atendido.",
      "Um motor novo no lugar do SEG custa de {price.homeSwap} em residência, já montado. A instalação de um SEG comprado à parte começa em {price.installation}, se a foto da etiqueta mostrar que atendemos o modelo.",
      "Preço em portão com motor SEG: troca por outra marca de {price.homeSwap} em casa, com o serviço, ou mão de obra de {price.installation} para instalar o seu. No conserto, capacitor e ímã pesam menos que placa e engrenagem.",
    ],
    buying: [
      "Vendemos e instalamos motor equivalente ao SEG, das marcas com que trabalhamos, como PPA e Garen: em casa, a troca com mão de obra fica de {price.homeSwap}. A largura, o peso da folha e as aberturas por dia dizem que motor serve, por foto do portão.",
      "Para quem procura motor de portão SEG, temos a alternativa já instalada: no basculante, o kit Padrão sai por {price.padrao}, e nos outros a troca em casa vai de {price.homeSwap}. Se preferir o SEG, instalamos o que você comprar, em modelo atendido, a partir de {price.installation}.",
      "O motor SEG se compra em loja; conosco você encontra o equivalente de outra marca, trocado em residência por {price.homeSwap}. Veja antes se há peça e controle do modelo por perto, porque é a reposição que mantém o portão em uso.",
    ],
    installation: [
      "Instalamos o motor SEG que você comprou, se a foto da etiqueta mostrar que atendemos o modelo, com mão de obra a partir de {price.installation}. O serviço leva de {time.tilting} no basculante e de {time.sliding} no deslizante, com regulagem e controles gravados.",
      "A instalação de motor SEG, em modelo atendido, inclui fixação, circuito próprio, regulagem de parada e força e gravação dos controles. A mão de obra parte de {price.installation}, e a folha precisa andar leve antes.",
      "Para instalar motor SEG, mande a foto da etiqueta e do portão: confirmado o modelo, a mão de obra começa em {price.installation}. São {time.tilting} de trabalho no basculante e {time.sliding} no portão de correr.",
    ],
    comparison: [
      "Entre motor SEG e PPA, Garen ou Rossi, compare modelos do mesmo porte, que trabalham de forma parecida. Desempatam os ciclos indicados, o tipo de fim de curso e a facilidade de repor controle e placa perto de você.",
      "SEG ou outra marca: pense na reposição, porque motores equivalentes bem instalados se comportam igual. Peso suportado e aberturas por dia vêm da ficha, e a peça na região decide o resto.",
      "Para comparar o SEG com outros motores, use três dados: quilos, ciclos por hora e peça à venda. O nome pesa menos que a instalação e a folha leve.",
    ],
    emergency: [
      "Motor SEG parado com carro preso ou portão aberto: desligue o disjuntor, afaste crianças e animais e não force a folha. Destrave só portão de correr ou de abrir, reto e nivelado; pergunte pelo WhatsApp, {shop.hours}, se atendemos o modelo.",
      "Em urgência com motor SEG, corte a energia no disjuntor e mande foto de longe e da etiqueta. Basculante fica travado até o exame; o contato funciona {shop.hours}, e a resposta diz se o modelo é atendido.",
      "Se o portão com SEG travou, desligue o disjuntor e use a chave apenas em folha de correr ou de abrir que esteja reta. O basculante não se solta; pelo WhatsApp, {shop.hours}, dizemos se atendemos.",
    ],
    "how-to": [
      "No motor SEG, o dono pode limpar por fora, trocar a pilha do controle e fotografar a etiqueta, com o disjuntor desligado. Programar controle, regular força e abrir a central ficam com o técnico, porque há tensão da rede.",
      "Para programar controle ou mexer em motor SEG, comece pela etiqueta, que diz o manual certo. Em receptor externo, siga o manual; na placa do motor, a gravação e a regulagem são do técnico.",
      "A parte segura do SEG em casa é testar pilha, botoeira e fotocélula, com o motor fechado. Cadastro de controle e ajuste de força se fazem na placa, onde há tensão, pelo técnico.",
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
      headings: ["Motor SEG com falha: as causas e a ordem do exame", "Como achar o defeito de um motor SEG"],
      slots: [
        [
          "O exame vai do simples ao caro: primeiro a energia, porque tensão baixa imita defeito de placa. Disjuntor, fusível e fiação são medidos com o motor ligado.",
          "A alimentação vem antes de tudo, já que pouca tensão parece motor ruim. Nenhuma peça se troca antes de medida.",
          "Começa-se pela rede e pelo disjuntor, que explicam muitas paradas. Placa boa não se condena por fio fraco.",
          "Medir a energia com o motor em marcha é o primeiro passo. Só depois se suspeita da placa ou do motor.",
        ],
        [
          "Depois o comando: se a botoeira aciona e o controle não, é receptor. Folha pesada, capacitor, placa e redutor vêm em seguida.",
          "Botoeira que move o portão leva ao receptor; botoeira sem efeito, à placa e ao capacitor. O peso da folha também conta.",
          "Testado o botão, sente-se a folha com o motor solto e mede-se o capacitor. Placa e redutor ficam por último.",
          "O botão da parede separa rádio de motor. Em seguida vêm peso da folha, capacitor e, no fim, a placa.",
        ],
      ],
    },
    {
      about: "check",
      headings: ["Motor SEG: verificação em poucos minutos", "Cheque o SEG antes de chamar"],
      slots: [
        [
          "Disjuntor, controle e fotocélula explicam muitas paradas, e se testam sem ferramenta. Não tire a tampa: o risco de choque continua mesmo com o disjuntor desligado.",
          "Com dois controles e a botoeira se sabe se o problema é do rádio ou do portão. A carcaça fica fechada, porque há capacitor carregado.",
          "Comece pela pilha e pelo disjuntor. Se nada aciona, desligue e peça a visita, sem abrir o motor.",
          "Poucos testes, todos por fora, dizem onde procurar. Dentro da caixa há tensão, e abrir é do técnico.",
        ],
      ],
      steps: [
        "Veja se o disjuntor do portão está armado.",
        "Teste com outro controle já cadastrado.",
        "Acione pela botoeira, se houver.",
        "Olhe se a fotocélula está limpa.",
        "Fotografe a etiqueta do SEG com a tampa fechada.",
      ],
    },
    {
      about: "what",
      headings: ["Motor SEG: as partes e a identificação", "As partes de um motor SEG"],
      slots: [
        [
          "O motor SEG, como os outros, junta motor, redutor, central, receptor e fim de curso. A etiqueta identifica a máquina, e a placa tem código próprio.",
          "Uma parte faz força, o redutor, e outra decide, a central. Cada uma tem identificação, na carcaça e na placa.",
          "Motor, redutor, placa e sensores formam o conjunto, e falham de jeitos diferentes. O adesivo fala do motor, e o controle depende do receptor.",
          "Há a máquina e há a placa, com códigos separados. Se a central foi trocada, o manual do motor já não vale para ela.",
        ],
        [
          "No basculante há fuso, no de correr engrenagem e cremalheira. Peça de um não serve no outro, por isso diga o tipo de portão.",
          "O tipo de portão elimina metade das dúvidas: fuso no que sobe, cremalheira no que corre.",
          "Basculante usa fuso, deslizante usa barra dentada, e as peças não se misturam.",
          "Pela forma de abrir se sabe a família: fuso ou cremalheira.",
        ],
      ],
    },
    {
      about: "choose",
      headings: ["Motor SEG serve no seu portão?", "SEG: o que conferir antes de comprar"],
      slots: [
        [
          "Serve quando o modelo é do seu tipo de portão e a capacidade passa do peso da folha. No basculante equilibrado de até {width.quarterHp}, 1/4 HP costuma bastar.",
          "Serve se tipo de abertura, peso e aberturas por dia cabem na ficha. Até {width.quarterHp} no basculante, 1/4 HP atende.",
          "Serve dentro da capacidade escrita na etiqueta. Basculante de até {width.quarterHp}, leve, usa 1/4 HP.",
          "Serve conforme o portão: como abre, quanto mede e quanto pesa. Para basculante de até {width.quarterHp}, 1/4 HP é o comum.",
        ],
        [
          "Pergunte se há placa e controle do modelo na sua região, porque é isso que mantém o motor em uso. Entrada coletiva pede versão de uso intenso.",
          "Sem peça por perto, uma marca mais comum dá menos trabalho. Prédio exige motor de muitos ciclos, em qualquer marca.",
          "Quem já tem central e controles SEG bons economiza ficando na marca. Fora disso, compare a reposição.",
          "A reposição decide tanto quanto a força. E uso de prédio queima motor de casa, seja qual for.",
        ],
      ],
    },
    {
      about: "care",
      headings: ["Para o motor SEG durar mais", "Cuidados com o SEG no dia a dia"],
      slots: [
        [
          "O motor só dura se a folha for leve, por isso trilho, dobradiça e cabo em ordem vêm primeiro. Não jogue água na carcaça ao lavar a garagem.",
          "Portão que anda leve poupa a máquina. Deixe a tampa fechada e a mangueira longe.",
          "Esforço encurta a vida do motor, e ele vem da folha. Água e plástico em volta também fazem mal.",
          "Folha leve e tampa seca são o básico. Nada de envolver o motor em plástico, que junta umidade.",
        ],
        [
          "A revisão se faz {visits.home} em casa e {visits.business} em comércio ou condomínio.",
          "Em residência, revise {visits.home}; em uso coletivo, {visits.business}.",
          "Peça reaperto e lubrificação {visits.home} na casa, {visits.business} na empresa.",
          "Uma visita {visits.home} em casa, ou {visits.business} no prédio, acompanha o desgaste.",
        ],
      ],
    },
    {
      about: "cost",
      headings: ["O que muda o preço de resolver um motor SEG", "SEG: trocar ou consertar, e o que pesa no preço"],
      slots: [
        [
          "No conserto, capacitor e ímã pesam menos que placa e engrenagem. Na troca, o tipo de portão e o peso da folha fazem o valor.",
          "Peça pequena muda pouco a conta, placa muda bastante. Motor novo acompanha a folha.",
          "Do capacitor à placa, o preço cresce. A troca depende do peso e do tipo de portão.",
          "Reparo segue a peça; motor novo segue a folha. Ajuste da folha soma nos dois.",
        ],
        [
          "O motor novo das nossas marcas tem {warranty.motor} de garantia. O cartão divide em até {shop.instalments} vezes.",
          "São {warranty.motor} de garantia no motor que vendemos e até {shop.instalments} parcelas no cartão.",
          "Quem troca tem {warranty.motor} de garantia no motor, em até {shop.instalments} vezes.",
          "A garantia do motor novo é de {warranty.motor}, e o pagamento vai em até {shop.instalments} vezes.",
        ],
      ],
    },
  ],
  questions: [
    {
      question: "Como sei se meu motor é SEG?",
      answers: [
        "Pelo nome na tampa e, com certeza, pela etiqueta de identificação. Se apagou, fotos do motor e do portão ajudam a reconhecer.",
        "Procure o adesivo na lateral ou na base, com modelo e tensão. O controle também costuma trazer a marca.",
        "A etiqueta diz. Sem ela, o formato da carcaça e o controle dão a pista.",
      ],
    },
    {
      question: "Motor SEG serve para condomínio?",
      answers: [
        "Só em versão de uso intenso: o de casa esquenta na hora de pico.",
        "Serve se os ciclos por hora da ficha passarem das aberturas do pico.",
        "Depende da ficha. Sem o número de ciclos, prefira motor feito para uso coletivo.",
      ],
    },
    {
      question: "Motor SEG tem peça de reposição?",
      answers: [
        "Capacitor, fim de curso e controle costumam ter equivalentes; placa e engrenagem dependem do modelo.",
        "Em parte. Quando falta a placa, uma central universal pode servir em motor comum.",
        "As peças elétricas simples, sim. Engrenagem e placa, conforme a etiqueta.",
      ],
    },
    {
      question: "Vocês atendem motor SEG?",
      answers: [
        "Depende do modelo, que a etiqueta mostra. Quando não dá, indicamos o motor que serve no lugar.",
        "Alguns modelos, sim. SEG não está entre as marcas que vendemos, e a troca por outra é a alternativa.",
        "O modelo decide. Com etiqueta e descrição do defeito, a resposta sai na conversa.",
      ],
    },
    {
      question: "Quanto custa instalar um SEG que já comprei?",
      answers: [
        "A partir de {price.installation}, só a mão de obra, nos modelos que atendemos. Suporte e ponto de energia, se faltarem, somam.",
        "Parte de {price.installation}, em modelo confirmado pela etiqueta.",
        "A mão de obra começa em {price.installation}; acertos na folha entram à parte.",
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
