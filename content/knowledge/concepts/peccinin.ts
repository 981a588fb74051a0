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
      "Consertamos, vendemos e instalamos motor Peccinin, em portão basculante, de correr ou de abrir. Muitos estão em uso há anos: com a foto da etiqueta, dizemos se compensa trocar a peça ou o conjunto, que em casa fica de {price.homeSwap}.",
      "Trabalhamos com motor Peccinin, marca brasileira hoje ligada ao grupo italiano Nice: consertamos, vendemos e instalamos. Engrenagem, bucha e placa mudam de um modelo para outro, e a etiqueta ou a peça usada diz qual pedir.",
      "Consertamos motor Peccinin antigo, que ainda pode ter bons anos pela frente se o redutor estiver firme. Capacitor, fim de curso e placa têm conserto; folga no eixo e carcaça trincada pedem troca, de {price.homeSwap} em casa.",
    ],
    repair: [
      "Consertamos motor Peccinin como assistência independente, inclusive modelos antigos. O técnico mede capacitor, enrolamento e placa, confere o redutor e diz se o reparo compensa antes de trocar qualquer peça.",
      "Consertamos motor Peccinin que ronca sem sair do lugar, gira em falso ou para no meio, depois de medir a causa. O serviço é independente, com peça compatível ou original conforme o modelo.",
      "Atendemos motor Peccinin parado como assistência independente: o diagnóstico é feito no local, e o valor vem antes do conserto. Enquanto isso, veja se o disjuntor está ligado, se o controle tem pilha e se o motor não ficou destravado.",
    ],
    price: [
      "O motor Peccinin fica de {price.homeSwap} na troca em casa, com mão de obra. Quem já tem um da marca, com o redutor firme, pode gastar menos no conserto: a foto da etiqueta e do portão permite orçar os dois.",
      "Um motor Peccinin fica de {price.homeSwap} na troca em casa, com mão de obra, e o conserto, quando o redutor está firme, costuma sair por menos. Se você já comprou o motor, a instalação parte de {price.installation}.",
    ],
    buying: [
      "Vendemos e instalamos motor Peccinin: em casa, a troca com mão de obra fica de {price.homeSwap}; em garagem coletiva, de {price.heavySwap}. A foto e as medidas da folha dizem a versão, residencial ou reforçada, e o que há disponível.",
      "Motor Peccinin você compra conosco já instalado, de {price.homeSwap} na troca em casa, com mão de obra. Antes, conferimos por foto a tensão da rede, o peso da folha e os controles que a casa usa; o cartão divide em até {shop.instalments} vezes.",
    ],
    installation: [
      "Instalamos motor Peccinin e aproveitamos a fiação, a fotocélula e às vezes a cremalheira do motor anterior, se estiverem boas. O serviço em deslizante leva de {time.sliding}; em basculante, de {time.tilting}.",
      "Instalamos motor Peccinin, seu ou comprado conosco. A instalação avulsa de motor comprado à parte sai a partir de {price.installation} e cobre fixação, ligação, regulagem de curso e força e gravação dos controles.",
    ],
    comparison: [
      "Comparado a outras marcas brasileiras, o Peccinin segue o mesmo princípio mecânico: fuso no basculante, cremalheira no deslizante. Mudam o redutor, o fim de curso e a central, e por isso as peças não se misturam.",
      "Peccinin ou outra marca: para o mesmo portão, compare potência, velocidade e oferta de peças do modelo exato. Em motor antigo, a facilidade de achar engrenagem e placa costuma decidir.",
    ],
    emergency: [
      "Motor Peccinin parado com carro preso ou portão aberto: desligue o disjuntor, afaste crianças e animais e não force a folha. Só portão de correr ou de abrir, reto e nivelado, pode ser destravado; chame pelo WhatsApp, {shop.hours}.",
      "Em urgência com motor Peccinin, corte a energia no disjuntor e mande foto de longe e o endereço. Um basculante com defeito fica travado até o técnico chegar; o contato funciona {shop.hours}, e o valor é combinado antes do serviço.",
    ],
    "how-to": [
      "No motor Peccinin, o que cabe ao dono é limpar por fora, trocar a pilha do controle e fotografar a etiqueta, com o disjuntor desligado. Gravar controle, regular força e abrir a central ficam com o técnico, porque há tensão da rede ali.",
      "Para mexer em motor Peccinin com segurança, comece pela etiqueta: o modelo diz qual manual vale. Ao dono cabe testar pilha, botoeira e fotocélula; gravar controle e regular a força são serviços feitos na placa, pelo técnico.",
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
          "O Peccinin mais visto em portão de correr é o Gatter; há também motores da marca para basculante e para portão de abrir.",
          "A Peccinin tem motor para basculante, para portão de correr e para portão de abrir, em versões de casa e de uso maior.",
        ],
        [
          "O basculante usa fuso e braço, o de correr usa engrenagem e cremalheira, e o pivotante usa atuador linear.",
          "Redutor, fim de curso e central são próprios da marca, e a engrenagem de outro fabricante não serve.",
          "Cada modelo tem a sua engrenagem, pedida pela etiqueta ou pela peça usada, com os dentes contados.",
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
        "Peccinin novo: o que decidir antes da compra",
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
        "Defeitos do motor Peccinin e causas prováveis",
      ],
      slots: [
        [
          "Ronco sem movimento tem dois suspeitos comuns, capacitor e folha travada, e um mais raro, o enrolamento.",
          "Quando o motor tenta e não parte, o capacitor é medido primeiro; o enrolamento queimado é menos comum.",
          "Motor que zumbe sem andar costuma ter capacitor fraco ou folha presa, por trilho torto ou trava que não soltou.",
        ],
        [
          "Motor que gira com a folha parada indica destravamento aberto, bucha gasta ou engrenagem sem dentes.",
          "Se o motor roda livre, algo se soltou ou gastou entre a chave de destravamento e a engrenagem.",
          "A engrenagem gasta aparece como solavanco no começo e como giro em falso no final.",
        ],
        [
          "Parar no meio do curso sugere ponto duro na folha ou força baixa; depois de muitas aberturas seguidas, o protetor térmico.",
          "Abrir e não fechar aponta para fotocélula desalinhada, fim de curso ou saída da central.",
          "Um portão que abre sozinho pede exame da botoeira, do controle preso e do código copiado.",
        ],
      ],
      bullets: [
        "Disjuntor que desarma mais de uma vez",
        "Tranco na partida antes de a folha andar",
        "Rangido ou estalo que não havia antes",
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
          "Disjuntor, controle e destravamento explicam muitas paradas, e dá para conferir os três por fora, com a carcaça fechada.",
          "Comece pelo disjuntor e pelo controle: nada disso pede ferramenta, desmontagem ou contato com a fiação.",
          "Em poucos minutos você descarta o que é simples, como disjuntor e pilha, e descreve melhor o que sobra.",
        ],
        [
          "Em basculante, fique fora da área da folha: com cabo rompido ou contrapeso solto, ela pode cair sem aviso.",
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
          "Com o redutor firme, conserte; se redutor e placa falharam juntos, o motor novo costuma compensar.",
          "A decisão começa pelo redutor: sem folga no eixo, o conserto costuma compensar.",
          "Placa ou capacitor ruim, com redutor firme, tem conserto; folga no eixo com placa fora de linha pede motor novo.",
        ],
        [
          "Se o conserto passa da metade de um motor novo e há folga no redutor, a troca é a saída mais sensata.",
          "Motor no fim da vida útil, de {trade.life}, com várias peças cansadas costuma voltar a falhar pouco depois do reparo.",
          "Quando várias peças precisam ser trocadas de uma vez, o motor novo costuma sair melhor que o conserto.",
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
        "Assistência para motor Peccinin",
        "Como atendemos motores Peccinin",
        "O conserto de um Peccinin no local",
      ],
      slots: [
        [
          "Consertamos o motor Peccinin no local, inclusive modelos que já saíram de linha.",
          "O reparo do motor Peccinin é feito no endereço do portão, sem levar o motor embora.",
          "O motor Peccinin é medido no local, junto com a folha, antes de qualquer troca.",
        ],
        [
          "Quando a engrenagem precisa ser trocada, o técnico conta os dentes e mede o eixo, para não errar o modelo.",
          "Para peça de motor antigo, o técnico compara a usada com a nova antes de montar.",
          "Se a placa saiu de linha, o técnico confere potência, fim de curso e ligação do motor antes de pôr central universal.",
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
          "O motor novo tem preço pelo tipo de portão e pela capacidade; o conserto do Peccinin, pela peça e pela mão de obra.",
          "Tipo de portão e peso da folha mudam o preço do motor Peccinin; no conserto, quem manda é a peça.",
          "Um Peccinin novo custa conforme a folha e o uso; no conserto, capacitor e ímã pesam pouco, e placa e engrenagem, mais.",
        ],
        [
          "Engrenagem e placa mudam de um modelo para outro, e o preço acompanha a peça exata.",
          "Em motor antigo, peça compatível ou central universal costuma sair mais em conta que a original rara.",
          "Fiação, fotocélula e, no portão de correr, a cremalheira boa são aproveitadas.",
        ],
        [
          "No portão de correr que nunca teve motor, a conta inclui cremalheira, base e ponto de energia.",
          "Em casa, a troca completa fica de {price.homeSwap}, com mão de obra, em até {shop.instalments} vezes no cartão.",
          "Uma revisão, que evita muitos consertos, custa a partir de {price.preventive} em casas, sem peças.",
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
        "Serve o que a placa do portão aceitar. O técnico identifica o padrão e grava um controle novo, original ou compatível, junto dos que você já usa.",
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
        "Não: a garantia de fábrica é pedida ao fabricante ou a quem vendeu. Nosso serviço é independente e cobre conserto, peças e instalação, esta com {warranty.installation} de garantia.",
      ],
    },
  ],
  photo:
    "uma foto do portão inteiro e, se o motor Peccinin já está instalado, outra da etiqueta e um vídeo do que ele faz",
  traits: {
    Origem: "Brasileira, hoje parte do grupo italiano Nice",
    "Conhecida por": "Linha Gatter, de portão de correr",
    "Peças e controles": "Há originais, compatíveis e centrais universais",
    Atenção: "Confirmar a reposição do modelo antes de comprar",
  },
  related: ["peccinin-gatter", "nice", "engrenagem", "placa", "troca", "capacitor"],
  topic: "motores-peccinin",
};
