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
    "peccini",
  ],
  intent: "repair",
  answers: {
    any: [
      "Motor Peccinin é um automatizador brasileiro feito para portão basculante, deslizante ou pivotante. Há muitos em uso há anos; com a foto da etiqueta, dizemos se compensa trocar a peça ou o conjunto.",
      "A Peccinin é marca brasileira de motores de portão, hoje ligada ao grupo italiano Nice. Engrenagem, bucha e placa mudam de um modelo para outro, então a peça se pede pela etiqueta ou pela usada.",
      "Portão com motor Peccinin antigo ainda pode ter bons anos pela frente, se o redutor estiver firme. Capacitor, fim de curso e placa têm conserto; folga no eixo e carcaça trincada pedem troca.",
    ],
    repair: [
      "Consertamos motor Peccinin como assistência independente, inclusive modelos antigos. O técnico mede capacitor, enrolamento e placa, confere o redutor e diz se o reparo compensa antes de trocar qualquer peça.",
      "Peccinin que ronca sem sair do lugar, gira em falso ou para no meio tem causa que se mede. Prestamos serviço independente na marca, com peça compatível ou original conforme o modelo.",
      "Para um motor Peccinin parado, confira primeiro o disjuntor, a pilha do controle e o destravamento. Persistindo, nossa assistência independente faz o diagnóstico no local e informa o valor antes do conserto.",
    ],
    price: [
      "O conserto de um motor Peccinin custa conforme a peça: capacitor e bucha pouco, placa e engrenagem mais. Se a soma se aproxima de um motor novo, a troca residencial fica na faixa de {price.homeSwap}.",
      "Motor Peccinin novo é cotado pelo tipo de portão. Como referência de basculante 1/4 HP instalado, temos kit por {price.padrao}; mande a foto do portão e receba o valor dos dois caminhos.",
    ],
    buying: [
      "Na compra de um motor Peccinin, escolha pelo movimento do portão e pelo uso: versão residencial para casa, versão reforçada para garagem coletiva. Consulte disponibilidade e preço com a foto e as medidas da folha.",
      "Para levar um Peccinin, confira a tensão da rede, a potência para o peso da folha e se os controles atuais servem na central nova. Parcelamos em até {instalments} vezes no cartão.",
    ],
    installation: [
      "Instalar um motor Peccinin no lugar de outro costuma aproveitar fiação, fotocélula e às vezes a cremalheira, se estiverem boas. O serviço em deslizante leva de {time.sliding}; em basculante, de {time.tilting}.",
      "Instalamos motor Peccinin, seu ou comprado conosco. A instalação avulsa de motor comprado à parte sai a partir de {price.installation} e cobre fixação, ligação, regulagem de curso e força e gravação dos controles.",
    ],
    comparison: [
      "Comparado a outras marcas brasileiras, o Peccinin segue o mesmo princípio mecânico: fuso no basculante, cremalheira no deslizante. Mudam o redutor, o fim de curso e a central, e por isso as peças não se misturam.",
      "Peccinin ou outra marca: para o mesmo portão, compare potência, velocidade e oferta de peças do modelo exato. Em motor antigo, a facilidade de achar engrenagem e placa costuma decidir.",
    ],
  },
  line: [
    "Em motor Peccinin, engrenagem de um modelo não serve em outro, então leve a peça usada ou a foto da etiqueta.",
    "Se o portão tem um Peccinin antigo, vale medir o redutor antes de investir em placa nova.",
    "Nos motores Peccinin, o diagnóstico segue a ordem de sempre: folha, capacitor, fim de curso e placa.",
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
          "A Peccinin nasceu no interior de São Paulo e fabrica automatizadores basculantes, deslizantes e pivotantes.",
          "De origem brasileira, a Peccinin produz acionadores para folhas que sobem, correm ou giram.",
          "Basculante, deslizante e pivotante: a Peccinin tem acionador para os três, com versões de casa e de fluxo maior.",
        ],
        [
          "O basculante usa fuso e braço, o de correr usa engrenagem e cremalheira, e o pivotante usa atuador linear.",
          "Por fora o princípio é o do mercado inteiro; por dentro mudam o redutor, o fim de curso e a central.",
          "O desenho interno do redutor é próprio da marca, e isso explica por que as engrenagens não se trocam entre fabricantes.",
        ],
        [
          "A empresa passou a fazer parte do grupo italiano Nice, e os dois nomes podem aparecer juntos em embalagens.",
          "Em equipamentos mais novos, o nome Nice pode acompanhar o da Peccinin, já que as marcas são do mesmo grupo.",
          "Hoje ligada à Nice, a marca continua presente em muitos portões instalados há anos {em}.",
        ],
      ],
    },
    {
      about: "causes",
      headings: [
        "Do sintoma à causa em um Peccinin",
        "Por que o motor Peccinin falha",
        "Motor Peccinin parado: causas prováveis",
      ],
      slots: [
        [
          "Ronco sem movimento leva a três suspeitos: capacitor, folha travada e enrolamento interrompido.",
          "Quando o motor tenta e não parte, o capacitor é medido antes de se falar em enrolamento.",
          "Motor que zumbe pode estar bom, com a folha presa por trilho torto ou trava que não soltou.",
        ],
        [
          "Giro sem movimento da folha indica destravamento solto, bucha gasta ou engrenagem sem dentes.",
          "Se o motor roda livre, a transmissão perdeu contato em algum ponto, da chave de destrave à engrenagem.",
          "Engrenagem gasta aparece como solavanco no começo e como giro em falso no final.",
        ],
        [
          "Parar no meio do curso sugere embreagem, ponto duro na folha ou protetor térmico atuando.",
          "Abrir e não fechar aponta para fotocélula desalinhada, fim de curso ou saída da central.",
          "Portão que abre sozinho pede exame da botoeira, do controle preso e do código copiado.",
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
          "Some peças, mão de obra e risco de novo defeito, e compare com o preço de um motor novo.",
          "A decisão começa pelo redutor: sem folga no eixo, o conserto costuma compensar.",
          "Defeito eletrônico em redutor firme tem conserto; folga mecânica com placa fora de linha pede outra conta.",
        ],
        [
          "Se o conserto passa da metade de um motor novo e há folga no redutor, a troca é a saída mais sensata.",
          "Motor no fim da vida útil, de {life}, com várias peças cansadas costuma voltar a falhar pouco depois do reparo.",
          "Quando três peças precisam ser trocadas de uma vez, o motor novo sai mais tranquilo.",
        ],
        [
          "Em casas, a troca custa de {price.homeSwap}, conforme o modelo e as adaptações.",
          "Fiação, fotocélula e cremalheira em bom estado são aproveitadas, o que reduz o valor da troca.",
          "A troca residencial, de {price.homeSwap}, traz {warranty.motor} de garantia no motor instalado por nós.",
        ],
      ],
    },
    {
      about: "visit",
      headings: [
        "Assistência Peccinin independente",
        "Como atendemos motores Peccinin",
        "O diagnóstico de um Peccinin no local",
      ],
      slots: [
        [
          "Nossa assistência em Peccinin é independente e inclui modelos que já saíram de linha.",
          "Fazemos reparo em motores Peccinin sem vínculo com o fabricante, no endereço do portão.",
          "O atendimento em Peccinin é próprio e independente, com medição antes de qualquer troca.",
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
        "Depende da placa do portão. O técnico identifica o padrão e grava um controle novo, original ou compatível, junto dos que você já usa.",
      ],
    },
    {
      question: "Motor Peccinin gira e o portão não anda. Por quê?",
      answers: [
        "Provavelmente o destravamento ficou solto ou a engrenagem se gastou. Confira a posição da chave de destrave com o disjuntor desligado; o resto exige abrir o redutor, trabalho do técnico.",
        "Porque a força não chega à folha: chave de destravamento aberta, bucha gasta ou dente quebrado. Não insista no controle, para não gastar ainda mais a engrenagem.",
      ],
    },
    {
      question: "Vocês atendem Peccinin na garantia de fábrica?",
      answers: [
        "Não, somos assistência independente. Se o motor ainda está na garantia do fabricante, consulte a nota; fora dela, consertamos no local com orçamento antes do serviço.",
        "Garantia de fábrica se aciona com o fabricante ou o vendedor. Nosso serviço é independente e cobre conserto, peças e instalação, esta com {warranty.installation} de garantia.",
      ],
    },
  ],
  photo: "uma foto da etiqueta do motor Peccinin, da engrenagem ou fuso visível por fora e um vídeo com o som do motor",
  traits: {
    Origem: "Brasileira, hoje parte do grupo italiano Nice",
    "Conhecida por": "Motores antigos ainda em uso em muitas casas",
    "Peças e controles": "Há originais, compatíveis e centrais universais",
    Atenção: "Engrenagem muda de um modelo para outro",
  },
  related: ["peccinin-gatter", "nice", "engrenagem", "placa", "troca", "capacitor"],
  topic: "motores-peccinin",
};
