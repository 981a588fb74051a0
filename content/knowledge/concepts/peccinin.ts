import type { Concept } from "#domain/knowledge/concept.ts";

export const peccinin: Concept = {
  id: "peccinin",
  kind: "brand",
  label: "Peccinin",
  phrase: "o motor Peccinin",
  words: [
    "peccinin",
    "motor peccinin",
    "motores peccinin",
    "portão peccinin",
    "automatizador peccinin",
    "máquina peccinin",
    "motor portão peccinin",
    "portão eletrônico peccinin",
    "pecinin",
    "motor pecinin",
  ],
  intent: "buying",
  answers: {
    any: [
      "Consertamos, vendemos e instalamos motor Peccinin, em portão basculante, de correr ou de abrir. Há muitos em uso há anos; com a foto da etiqueta, dizemos se compensa trocar a peça ou o conjunto.",
      "A Peccinin é marca brasileira de motores de portão, hoje ligada ao grupo italiano Nice. Engrenagem, bucha e placa mudam de um modelo para outro, então a peça se pede pela etiqueta ou pela usada.",
      "Um portão com motor Peccinin antigo ainda pode ter bons anos pela frente, se o redutor estiver firme. Capacitor, fim de curso e placa têm conserto; folga no eixo e carcaça trincada pedem troca.",
    ],
    repair: [
      "Consertamos motor Peccinin como assistência independente, inclusive modelos antigos. O técnico mede capacitor, enrolamento e placa, confere o redutor e diz se o reparo compensa antes de trocar qualquer peça.",
      "Peccinin que ronca sem sair do lugar, gira em falso ou para no meio tem causa que se mede. Prestamos serviço independente na marca, com peça compatível ou original conforme o modelo.",
      "Para um motor Peccinin parado, confira primeiro o disjuntor, a pilha do controle e o destravamento. Persistindo, nossa assistência independente faz o diagnóstico no local e informa o valor antes do conserto.",
    ],
    price: [
      "Pôr um motor Peccinin em casa fica de {price.homeSwap} na troca, com mão de obra. Quem já tem um da marca, com o redutor firme, pode gastar menos no conserto: a foto da etiqueta e do portão dá os dois valores.",
      "O motor Peccinin tem dois preços a comparar, o da troca em casa, de {price.homeSwap}, e o do conserto. Se você já comprou o motor, a instalação parte de {price.installation}; no conserto, capacitor e bucha pesam menos que placa e engrenagem.",
    ],
    buying: [
      "Vendemos e instalamos motor Peccinin: em casa, a troca com mão de obra fica de {price.homeSwap}; em garagem coletiva, de {price.heavySwap}. A foto e as medidas da folha dizem a versão, residencial ou reforçada, e o que há disponível.",
      "Motor Peccinin você compra conosco já instalado, de {price.homeSwap} na troca em casa, com mão de obra. Antes, conferimos por foto a tensão da rede, o peso da folha e os controles que a casa usa; o cartão divide em até {shop.instalments} vezes.",
    ],
    installation: [
      "Instalar um motor Peccinin no lugar de outro costuma aproveitar fiação, fotocélula e às vezes a cremalheira, se estiverem boas. O serviço em deslizante leva de {time.sliding}; em basculante, de {time.tilting}.",
      "Instalamos motor Peccinin, seu ou comprado conosco. A instalação avulsa de motor comprado à parte sai a partir de {price.installation} e cobre fixação, ligação, regulagem de curso e força e gravação dos controles.",
    ],
    comparison: [
      "Comparado a outras marcas brasileiras, o Peccinin segue o mesmo princípio mecânico: fuso no basculante, cremalheira no deslizante. Mudam o redutor, o fim de curso e a central, e por isso as peças não se misturam.",
      "Peccinin ou outra marca: para o mesmo portão, compare potência, velocidade e oferta de peças do modelo exato. Em motor antigo, a facilidade de achar engrenagem e placa costuma decidir.",
    ],
    emergency: [
      "Motor Peccinin parado com carro preso ou portão aberto: desligue o disjuntor, afaste crianças e animais e não force a folha. Só portão de correr ou de abrir, reto e nivelado, se destrava; chame pelo WhatsApp, {shop.hours}.",
      "Para urgência com motor Peccinin, corte a energia no disjuntor e mande foto de longe e o endereço. Um basculante com defeito fica travado até o técnico chegar; o contato funciona {shop.hours}, e o valor é dito antes.",
    ],
    "how-to": [
      "No motor Peccinin, o que cabe ao dono é limpar por fora, trocar a pilha do controle e fotografar a etiqueta, com o disjuntor desligado. Gravar controle, regular força e abrir a central ficam com o técnico, porque há tensão da rede ali.",
      "Para lidar com um motor Peccinin, comece pela etiqueta: modelo e tensão dizem que manual e que peça valem. A gravação de controles e a regulagem se fazem na placa, com técnico; sua parte segura é testar pilha, botoeira e fotocélula.",
    ],
  },
  line: [
    "No motor Peccinin, o modelo da etiqueta define a central, o controle e a peça que servem.",
    "Atendemos motor Peccinin como assistência independente, com medição no local antes de trocar peça.",
    "Em Peccinin antigo, veja se a placa já foi trocada, porque isso muda o controle e a peça.",
  ],
  sections: [
    {
      about: "what",
      headings: [
        "Peccinin: motores para três tipos de portão",
        "Como são os motores Peccinin",
        "A marca Peccinin e seus acionadores",
      ],
      slots: [
        [
          "A Peccinin, fabricante brasileira, tem a linha Gatter para portão de correr e motores para basculante e para portão de abrir.",
          "No portão de correr, o Peccinin mais visto é o Gatter, com engrenagem sobre a cremalheira.",
          "A Peccinin tem motor para basculante, para portão de correr e para portão de abrir, em versões de casa e de uso maior.",
        ],
        [
          "O basculante usa fuso e braço, o de correr usa engrenagem e cremalheira, e o pivotante usa atuador linear.",
          "Redutor, fim de curso e central são próprios da marca, e a engrenagem de outro fabricante não serve.",
          "A engrenagem é própria de cada modelo: pede-se pela etiqueta ou pela peça usada, contando os dentes.",
        ],
        [
          "A empresa passou a fazer parte do grupo italiano Nice, e os dois nomes podem aparecer juntos em embalagens.",
          "Em equipamentos mais novos, o nome Nice pode acompanhar o da Peccinin, já que as marcas são do mesmo grupo.",
          "A marca hoje é do grupo Nice, e há muitos Peccinin antigos em uso, com peça compatível à venda.",
        ],
      ],
    },
    {
      about: "choose",
      headings: [
        "Comprar um Peccinin: o que conferir",
        "Qual motor Peccinin escolher",
        "Peccinin novo: tipo, peso e reposição",
      ],
      slots: [
        [
          "Escolha pelo movimento da folha, porque há Peccinin basculante, deslizante e pivotante.",
          "O portão define a família: fuso no basculante, cremalheira no de correr, atuador no de abrir.",
          "Diga como o portão abre, quanto mede e de que material é: com isso indicamos o modelo e o valor.",
        ],
        [
          "Antes de vender, confirmamos se há placa, engrenagem e controle para aquele modelo.",
          "Confirme a reposição do modelo exato, já que as peças mudam de um Peccinin para outro.",
          "Indicamos modelo de linha atual, para a peça não faltar daqui a alguns anos.",
        ],
        [
          "Em garagem coletiva, peça versão de uso intenso; a residencial esquenta na hora de pico.",
          "A capacidade deve passar do peso da folha com margem, sobretudo em chapa fechada.",
          "Controles antigos da marca só continuam se a central nova aceitar o mesmo código.",
        ],
      ],
    },
    {
      about: "signs",
      headings: [
        "Do sintoma à causa em um Peccinin",
        "Por que o motor Peccinin falha",
        "Motor Peccinin parado: causas prováveis",
      ],
      slots: [
        [
          "O ronco sem movimento leva a três suspeitos: capacitor, folha travada e enrolamento interrompido.",
          "Quando o motor tenta e não parte, o capacitor é medido antes de se falar em enrolamento.",
          "Um motor que zumbe pode estar bom, com a folha presa por trilho torto ou trava que não soltou.",
        ],
        [
          "Giro sem movimento da folha indica destravamento solto, bucha gasta ou engrenagem sem dentes.",
          "Se o motor roda livre, a transmissão perdeu contato em algum ponto, da chave de destrave à engrenagem.",
          "A engrenagem gasta aparece como solavanco no começo e como giro em falso no final.",
        ],
        [
          "Parar no meio do curso sugere embreagem, ponto duro na folha ou protetor térmico atuando.",
          "Abrir e não fechar aponta para fotocélula desalinhada, fim de curso ou saída da central.",
          "Um portão que abre sozinho pede exame da botoeira, do controle preso e do código copiado.",
        ],
      ],
      bullets: [
        "Disjuntor que desarma mais de uma vez",
        "Tranco na partida antes de a folha andar",
        "Parada no meio depois de várias aberturas",
        "Folha que volta sem obstáculo à vista",
        "Resposta só com o controle bem perto",
      ],
    },
    {
      about: "check",
      headings: [
        "Verificação segura no Peccinin",
        "Antes de chamar o técnico do Peccinin",
        "O que você confere no Peccinin sem abrir nada",
      ],
      slots: [
        [
          "Todos os itens são vistos por fora, com a carcaça fechada.",
          "Nenhum desses passos pede ferramenta, desmontagem ou contato com a fiação.",
          "Em poucos minutos você descarta o que é simples e descreve melhor o que sobra.",
        ],
        [
          "Em basculante, fique fora da área da folha: cabo rompido ou contrapeso solto derruba o portão sem aviso.",
          "Se a folha basculante estiver torta ou com cabo frouxo, não passe por baixo e não tente levantar.",
          "Mantenha crianças e animais longe enquanto testa, ainda mais com folha basculante.",
        ],
        [
          "Anote se o defeito começou depois de chuva, raio ou falta de energia, pois a informação encurta o diagnóstico.",
          "A foto da etiqueta e um vídeo de poucos segundos ajudam o técnico a separar a peça certa.",
          "Diga ao técnico se o motor já trocou de placa, porque o receptor pode ser de outra marca.",
        ],
      ],
      steps: [
        "Veja se o disjuntor do portão está ligado.",
        "Olhe se há pedra, folha ou brinquedo no trilho ou diante da fotocélula.",
        "Aperte o controle e veja se a luz dele acende forte.",
        "Confira se o destravamento manual está na posição de trabalho.",
        "Fotografe a etiqueta do motor, de fora.",
      ],
    },
    {
      about: "replace",
      headings: [
        "Consertar ou trocar o Peccinin",
        "Peccinin antigo: até quando compensa",
        "A hora de aposentar um Peccinin",
      ],
      slots: [
        [
          "Se redutor e placa falharam juntos, o conserto costuma passar do razoável, e o motor novo compensa.",
          "A decisão começa pelo redutor: sem folga no eixo, o conserto costuma compensar.",
          "Placa ou capacitor ruim em redutor firme se conserta; folga no eixo com placa fora de linha pede motor novo.",
        ],
        [
          "Se o conserto passa da metade de um motor novo e há folga no redutor, a troca é a saída mais sensata.",
          "Motor no fim da vida útil, de {trade.life}, com várias peças cansadas costuma voltar a falhar pouco depois do reparo.",
          "Quando três peças precisam ser trocadas de uma vez, o motor novo sai melhor que o conserto.",
        ],
        [
          "Em casas, a troca custa de {price.homeSwap}, conforme o modelo e as adaptações.",
          "Fiação, fotocélula e cremalheira em bom estado são aproveitadas, o que reduz o valor da troca.",
          "A troca residencial, de {price.homeSwap}, traz {warranty.motor} de garantia no motor instalado por nós.",
        ],
      ],
    },
    {
      about: "causes",
      headings: [
        "Assistência Peccinin independente",
        "Como atendemos motores Peccinin",
        "O diagnóstico de um Peccinin no local",
      ],
      slots: [
        [
          "Atendemos também modelos Peccinin que já saíram de linha.",
          "O reparo do motor Peccinin é feito no endereço do portão, sem levar o motor embora.",
          "O motor Peccinin é medido no local, junto com a folha, antes de qualquer troca.",
        ],
        [
          "O técnico conta os dentes e mede o eixo quando precisa de engrenagem, para não errar o modelo.",
          "Para peça de motor antigo, o técnico compara a usada com a nova antes de montar.",
          "Em central universal, potência, tipo de fim de curso e ligação do motor são conferidos antes de energizar.",
        ],
        [
          "O serviço termina com curso e força regulados e com os controles testados um a um.",
          "Antes de sair, o técnico roda vários ciclos e observa se a folha para no ponto certo.",
          "No fim, você sabe o que foi trocado e o que ficou para acompanhar na próxima revisão.",
        ],
      ],
    },
    {
      about: "cost",
      headings: [
        "O que muda o preço de um Peccinin",
        "O que pesa no preço do motor e do conserto Peccinin",
        "O que entra no orçamento de um Peccinin",
      ],
      slots: [
        [
          "O conserto de um Peccinin soma peça e mão de obra, em itens separados e com valor dito antes.",
          "O preço do conserto depende da peça, e a foto da etiqueta já permite a estimativa.",
          "Peça pequena, como capacitor ou ímã, pesa pouco no conserto do Peccinin; placa e engrenagem pesam mais.",
        ],
        [
          "Engrenagem e placa mudam de um modelo para outro, e o preço acompanha a peça exata.",
          "Em motor antigo, peça compatível ou central universal costuma sair mais em conta que a original rara.",
          "Fiação, fotocélula e, no portão de correr, a cremalheira boa são aproveitadas.",
        ],
        [
          "No portão de correr que nunca teve motor, somam-se cremalheira, base e ponto de energia.",
          "O orçamento por foto é grátis, e o cartão divide em até {shop.instalments} vezes.",
          "Em casas, a visita de manutenção preventiva parte de {price.preventive}, sem peças.",
        ],
      ],
    },
  ],
  questions: [
    {
      question: "Ainda existe peça para motor Peccinin antigo?",
      answers: [
        "Na maioria dos casos, sim: há peça original, peça compatível ou adaptação de central universal. A foto da etiqueta ou a peça usada permite confirmar antes da visita.",
        "Existe para os itens de desgaste, como capacitor, bucha e engrenagem. Para placa fora de linha, o técnico avalia uma central universal compatível com o motor.",
      ],
    },
    {
      question: "Peccinin e Nice são a mesma coisa?",
      answers: [
        "São marcas do mesmo grupo: a Peccinin, brasileira, passou a integrar a italiana Nice. Isso não torna as peças iguais; vale o modelo escrito na etiqueta.",
        "Pertencem ao mesmo grupo, mas os motores são diferentes. Controle e placa devem ser escolhidos pelo modelo do equipamento, não pelo nome do grupo.",
      ],
    },
    {
      question: "Qual controle funciona no motor Peccinin?",
      answers: [
        "O compatível com a central instalada, na mesma frequência e no mesmo tipo de código. Como muitos portões já trocaram de placa, mande a foto do controle que funciona hoje.",
        "A escolha depende da placa do portão. O técnico identifica o padrão e grava um controle novo, original ou compatível, junto dos que você já usa.",
      ],
    },
    {
      question: "Quanto tempo dura um motor Peccinin?",
      answers: [
        "A referência é de {trade.life} em casa; muitos passam disso com redutor firme e peças trocadas a tempo.",
        "Um motor Peccinin dura de {trade.life}, como os demais motores residenciais. A folga no redutor é o sinal de fim.",
      ],
    },
    {
      question: "Vocês atendem Peccinin na garantia de fábrica?",
      answers: [
        "Não, somos assistência independente. Se o motor ainda está na garantia do fabricante, consulte a nota; fora dela, consertamos no local com orçamento antes do serviço.",
        "A garantia de fábrica se aciona com o fabricante ou o vendedor. Nosso serviço é independente e cobre conserto, peças e instalação, esta com {warranty.installation} de garantia.",
      ],
    },
  ],
  photo:
    "uma foto do portão inteiro e, se o motor Peccinin já está instalado, outra da etiqueta e um vídeo do que ele faz",
  traits: {
    Origem: "Brasileira, hoje parte do grupo italiano Nice",
    "Conhecida por": "Motores antigos ainda em uso em muitas casas",
    "Peças e controles": "Há originais, compatíveis e centrais universais",
    Atenção: "Confirmar a reposição do modelo antes de comprar",
  },
  related: ["peccinin-gatter", "nice", "engrenagem", "placa", "troca", "capacitor"],
  topic: "motores-peccinin",
};
