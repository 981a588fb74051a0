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
      "Para motor SEG, a foto da etiqueta abre os dois caminhos: dizemos se atendemos o modelo e, quando não, vendemos e instalamos motor de outra marca no lugar. Em casa, a troca com mão de obra fica de {price.homeSwap}.",
      "Resolvemos portão com motor SEG por conserto, nos modelos que atendemos, ou por troca, de {price.homeSwap} em casa com mão de obra. Etiqueta, controle e portão inteiro, em três fotos, mostram qual dos dois serve.",
      "Em portão com motor SEG, o defeito quase sempre está na energia, no rádio, na placa ou na folha que ficou pesada. Pela etiqueta, dizemos se atendemos o modelo; trocá-lo por motor das nossas marcas fica, em casa, de {price.homeSwap}.",
    ],
    repair: [
      "O conserto de motor SEG segue etapas: energia, rádio, folha, capacitor e placa, e só é trocado o que a medição reprovar. Pela foto da etiqueta, dizemos se atendemos o modelo ou quanto fica um motor novo no lugar.",
      "Portão com motor SEG que não responde, para no meio ou bate no fim costuma ter conserto sem trocar o conjunto. Desligue o disjuntor, não force a folha e mande a foto da etiqueta: ela diz se atendemos o modelo.",
    ],
    price: [
      "Trocar um motor SEG por outro das marcas com que trabalhamos fica de {price.homeSwap} em casa e de {price.heavySwap} em portão pesado, com mão de obra. O conserto segue o preço da peça, e a foto da etiqueta diz se atendemos o modelo.",
      "Um motor novo no lugar do SEG fica de {price.homeSwap} em casa, com mão de obra, conforme o portão, a potência e o uso. Se você já comprou o SEG, a instalação avulsa custa a partir de {price.installation}.",
    ],
    buying: [
      "Vendemos e instalamos motor equivalente ao SEG, das marcas com que trabalhamos, como PPA e Garen: em casa, a troca com mão de obra fica de {price.homeSwap}. A largura, o peso da folha e as aberturas por dia dizem que potência serve.",
      "Para quem procura motor SEG, temos a alternativa instalada: o kit basculante de 1/4 HP Padrão sai por {price.padrao}, e os outros portões são cotados por foto. Se preferir o SEG, veja antes se há peça e controle do modelo na sua região.",
    ],
    installation: [
      "Instalamos o motor SEG que você já comprou, se a foto da etiqueta mostrar que atendemos o modelo, com mão de obra a partir de {price.installation}. O serviço inclui fixação, circuito próprio, regulagem e controles gravados.",
      "A instalação de um motor SEG leva de {time.sliding} em portão deslizante e de {time.tilting} em basculante, com fotocélula e ciclos completos testados no fim. A foto da etiqueta confirma se atendemos o modelo.",
    ],
    comparison: [
      "Entre SEG e PPA, Garen ou Rossi, compare modelos do mesmo porte, que trabalham de forma parecida. Desempatam os ciclos indicados, o tipo de fim de curso e a facilidade de repor controle e placa.",
      "Na escolha entre SEG e outra marca, pense no pós-venda: quem conserta perto de você e onde há peça. Em funcionamento, motores equivalentes bem instalados se comportam de forma parecida.",
    ],
    emergency: [
      "Motor SEG parado com carro preso ou portão aberto: desligue o disjuntor, afaste crianças e animais e não force a folha. Só portão de correr ou de abrir, reto e nivelado, pode ser destravado; pergunte pelo WhatsApp, {shop.hours}, se atendemos o modelo.",
      "Em urgência com motor SEG, corte a energia no disjuntor e mande foto de longe, etiqueta e endereço. Um basculante com defeito fica travado até o exame; o contato funciona {shop.hours}, e a resposta diz se o modelo é atendido.",
    ],
    "how-to": [
      "No motor SEG, o que cabe ao dono é limpar por fora, trocar a pilha do controle e fotografar a etiqueta, com o disjuntor desligado. Gravar controle, regular força e abrir a central ficam com o técnico, porque há tensão da rede ali.",
      "Para mexer em motor SEG com segurança, comece pela etiqueta: o modelo diz qual manual vale. Ao dono cabe testar pilha, botoeira e fotocélula; gravar controle e regular a força são serviços feitos na placa, pelo técnico.",
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
        "Como achar o defeito de um motor SEG",
        "Motor SEG com falha: a ordem do exame",
      ],
      slots: [
        [
          "O exame de um motor SEG segue uma ordem, do mais simples e barato ao mais caro.",
          "O exame de um motor SEG vai da energia à folha, e nenhuma peça é trocada antes de medida.",
          "O diagnóstico de um motor SEG elimina uma hipótese por vez até chegar à peça.",
        ],
        [
          "A energia vem primeiro: tensão no ponto, disjuntor, fusível e aterramento.",
          "A alimentação é medida antes do resto, porque tensão baixa imita defeito de placa e de motor.",
          "No começo, o técnico mede a rede com o motor ligado, para não condenar uma central que só recebe pouca tensão.",
        ],
        [
          "Depois vem o comando: se a botoeira aciona e o controle não, o defeito está no receptor; a folha, o capacitor, a placa e o redutor são vistos por último.",
          "Com a botoeira, ele descobre se falha o receptor ou a placa; em seguida sente o peso da folha com o motor solto e mede o capacitor.",
          "Se a botoeira move o portão, o exame vai para o receptor e o fim de curso; se não move, para a placa, o capacitor e o redutor.",
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
          "Disjuntor, controle e fotocélula explicam muitas paradas, e testá-los dispensa ferramenta.",
          "Com dois controles e a botoeira, dá para saber em poucos minutos se o problema é do rádio ou do portão.",
          "Comece pelo disjuntor e pela pilha do controle, que estão entre as causas mais frequentes.",
        ],
        [
          "Se outro controle da casa funciona, o defeito costuma estar no primeiro: troque a pilha ou peça outro.",
          "Se nenhum controle responde e a botoeira funciona, o suspeito é o receptor.",
          "Se nem a botoeira nem o controle acionam, desligue o disjuntor e peça a visita.",
        ],
        [
          "Não retire a tampa: há partes energizadas e capacitor que guarda carga.",
          "Dentro da carcaça o risco de choque continua mesmo depois de desligar o disjuntor.",
          "Abrir a central e medir já é tarefa do técnico, porque há tensão da rede ali.",
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
        "Motor SEG: as partes e a identificação",
        "Entenda o conjunto do motor SEG",
        "As partes de um automatizador SEG",
      ],
      slots: [
        [
          "Um motor SEG, como todo automatizador, é a soma de motor, redutor, central, receptor e fim de curso.",
          "Quem diz motor costuma falar do conjunto: máquina, placa, sensores e controles.",
          "O motor SEG tem uma parte que faz força, o redutor, e outra que decide, a central, e cada uma falha de um jeito.",
        ],
        [
          "A etiqueta identifica a máquina; a placa tem identificação própria, impressa nela.",
          "Motor e placa têm códigos separados, e uma central substituída deixa de combinar com o manual original.",
          "O adesivo da carcaça fala do motor, mas o controle depende do receptor que está lá dentro.",
        ],
        [
          "A peça de um motor de basculante não serve no de correr, e por isso o tipo de portão entra no pedido.",
          "O tipo de portão já elimina metade das dúvidas: basculante usa fuso, deslizante usa cremalheira.",
          "O acionamento mostra a família: fuso no basculante, cremalheira no deslizante.",
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
          "Compare o portão com a ficha do SEG: tipo de abertura, peso da folha e aberturas por dia precisam caber nela.",
          "Comece pelo portão, e não pela marca: como abre, quanto mede e quanto pesa decidem se o SEG serve.",
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
        "O que muda o preço de resolver um motor SEG",
        "SEG: trocar, consertar ou revisar, e o que pesa no preço",
      ],
      slots: [
        [
          "Trocar o SEG por motor das nossas marcas custa de {price.homeSwap} em casa, com {warranty.motor} de garantia no motor novo.",
          "A troca do SEG fica de {price.homeSwap} em casa e de {price.heavySwap} em portão pesado, conforme a máquina exigida.",
          "Um motor novo no lugar do SEG fica na faixa de {price.homeSwap} em residências, conforme a folha e a velocidade.",
        ],
        [
          "O conserto soma a peça, a mão de obra e, às vezes, o ajuste da folha.",
          "No conserto, peças pequenas, como capacitor e ímã, pesam menos que placa e engrenagem.",
          "O preço do conserto acompanha a peça, e a mão de obra vem em linha separada.",
        ],
        [
          "Uma visita de revisão, a partir de {price.preventive} sem peças, custa menos que um conserto de emergência.",
          "Quando há muito a ajustar, a visita preventiva fica na faixa de {price.preventiveRange}.",
          "A revisão preventiva parte de {price.preventive} em casas, sem peças.",
        ],
      ],
    },
    {
      about: "care",
      headings: ["Para o motor SEG durar mais", "Cuidados com o SEG no dia a dia", "Manutenção simples em motor SEG"],
      slots: [
        [
          "Mantenha trilho, dobradiça ou cabo em ordem: o motor só dura se a folha for leve.",
          "Portão que anda leve é o que mais poupa o motor SEG no dia a dia.",
          "O que encurta a vida do motor SEG é esforço, e o esforço vem quase sempre da folha.",
        ],
        [
          "Proteja a central da água, sem envolver o motor em plástico, que abafa e junta umidade.",
          "Não jogue água de mangueira sobre a carcaça na hora de lavar a garagem.",
          "Verifique por fora se a tampa está bem fechada depois de cada serviço.",
        ],
        [
          "Peça a revisão {visits.home} em casa e {visits.business} em comércio ou condomínio.",
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
        "Só em versão de uso intenso: o motor de casa esquenta na hora de pico, seja qual for a marca.",
        "Serve se os ciclos por hora da ficha passarem das aberturas do pico. Sem esse dado, prefira motor feito para uso coletivo.",
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
        "Pela foto da etiqueta, dizemos se atendemos o seu modelo. SEG não está entre as marcas que vendemos; quando não dá, indicamos o motor que serve no lugar.",
        "O modelo decide: a foto da etiqueta e a descrição do defeito bastam para a resposta, que não custa nada.",
      ],
    },
    {
      question: "Quanto custa instalar um SEG que já comprei?",
      answers: [
        "Parte de {price.installation}, valor da mão de obra avulsa para motor comprado à parte, nos modelos que atendemos.",
        "Custa a partir de {price.installation}, só a mão de obra. Suporte, ponto de energia e ajuste da folha, quando faltam, são orçados junto.",
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
