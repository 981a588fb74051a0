import type { Concept } from "#domain/knowledge/concept.ts";

export const nice: Concept = {
  id: "nice",
  kind: "brand",
  label: "Nice",
  phrase: "o motor Nice",
  words: [
    "nice",
    "motor nice",
    "motores nice",
    "portão nice",
    "automatizador nice",
    "máquina nice",
    "motor portão nice",
    "nice brasil",
    "portão eletrônico nice",
    "portão automático nice",
  ],
  intent: "buying",
  answers: {
    any: [
      "Vendemos, instalamos e consertamos motor Nice para portão, com modelo e peça confirmados antes. É marca italiana, com linhas de corrente alternada e outras de baixa tensão, que aceitam bateria; em casa, a troca com mão de obra tem referência de {price.homeSwap}, e a etiqueta diz o resto.",
      "O motor Nice é de um grupo italiano presente no Brasil, e trabalhamos com ele na venda, na instalação e no conserto, como independentes. A etiqueta mostra tensão, rádio e peça; motor novo trocado em residência fica na referência de {price.homeSwap}.",
      "Com motor de portão Nice fazemos venda, montagem e reparo a partir do modelo exato da etiqueta, porque placa, controle e bateria mudam entre as linhas. Parte delas abre sem luz, pela bateria; a troca em casa tem referência de {price.homeSwap}, com o serviço.",
      "Motor Nice para portão, novo ou em conserto, é com a nossa equipe, sem vínculo com a fábrica. Antes confirmamos tensão, rádio e peça pelo modelo; em residência, a troca com mão de obra segue a referência de {price.homeSwap}.",
    ],
    repair: [
      "Consertamos motor Nice como assistência independente, depois de identificar o modelo e confirmar a peça. Folha, fotocélulas e alimentação vêm primeiro, porque a central da marca para quando algo foge do curso aprendido; visita com ajuste em casa desde {price.preventive}, sem peças.",
      "Motor Nice parado muitas vezes só acusa portão pesado, fotocélula suja ou bateria velha, e a placa sinaliza a falha por uma luz. Com o manual do modelo, o técnico mede e corrige, em visita a partir de {price.preventive} em residência, fora peças.",
      "No conserto de um motor Nice, medimos fonte, bateria e placa depois de ver se a folha corre leve. O serviço é independente, e a etiqueta diz se há peça no país; em casa, a visita com regulagem parte de {price.preventive}, sem peças.",
    ],
    price: [
      "O motor Nice segue a referência da troca em casa, de {price.homeSwap} com mão de obra, ou da troca em portão pesado, de {price.heavySwap}. A linha, a bateria e o peso da folha mudam o valor exato, que fechamos pela foto do portão e pelas medidas.",
      "Preço de motor Nice para portão depende da linha e da oferta no Brasil; como medida, a troca residencial fica de {price.homeSwap}, com o serviço. Se você já tem o motor, a instalação parte de {price.installation}.",
      "Para um motor Nice em residência, conte com a referência de {price.homeSwap}, motor e mão de obra, e em portão pesado de {price.heavySwap}. Só instalar o que você comprou custa a partir de {price.installation}, confirmado o modelo por foto.",
    ],
    buying: [
      "Vendemos e instalamos motor Nice para portão, com modelo, tensão e rádio conferidos antes da compra. Interessa a quem quer baixa tensão com bateria de reserva; a troca em casa tem referência de {price.homeSwap}, com mão de obra, e a foto com as medidas fecha o valor.",
      "O motor de portão Nice se escolhe pelo tipo de portão, peso da folha e aberturas por dia, e só indicamos modelo com peça no país. Algumas linhas abrem sem luz, pela bateria; em residência, a referência da troca é de {price.homeSwap}, serviço incluído.",
      "Para comprar motor Nice, confirme três coisas: linha vendida no Brasil, tensão certa e controle na frequência da central. Fazemos essa conferência por foto, vendemos e montamos; em casa, a troca fica na referência de {price.homeSwap}.",
    ],
    installation: [
      "Instalamos motor Nice e terminamos com o aprendizado do curso, em que a central percorre a folha e grava posições e esforço. O deslizante leva de {time.sliding} e o basculante de {time.tilting}; motor comprado por você paga mão de obra a partir de {price.installation}.",
      "A instalação do motor Nice pede folha leve e batentes firmes, porque a placa aprende o percurso. São {time.sliding} no portão de correr e {time.tilting} no basculante, com mão de obra desde {price.installation} para motor comprado à parte.",
      "Montamos motor Nice comprado por você, a partir de {price.installation}, depois de ver modelo, tensão e manual. A central grava o curso no fim, e os controles são cadastrados; conte com {time.tilting} no basculante ou {time.sliding} no deslizante.",
    ],
    comparison: [
      "A Nice é um grupo italiano com linhas de baixa tensão, bateria e integração; as marcas brasileiras têm peça mais espalhada pelo comércio. A escolha depende de precisar de bateria e de haver reposição do modelo perto de você.",
      "Entre motor Nice e um nacional, compare bateria, integração e reposição. A Nice leva vantagem para quem quer abrir sem luz; as nacionais, na facilidade de achar placa e engrenagem, e nas duas o peso da folha decide o modelo.",
      "Nice ou marca brasileira: a primeira é forte em baixa tensão e acessórios integrados, a segunda em peça fácil. Para uso intenso, as duas exigem versão própria, escolhida pelas aberturas por dia.",
    ],
    emergency: [
      "Motor Nice parado com carro preso ou portão aberto: desligue o disjuntor, lembre que a bateria de reserva pode manter o motor ligado e não force a folha. Destrave só portão de correr ou de abrir, reto e nivelado; chame pelo WhatsApp, {shop.hours}.",
      "Em urgência com motor Nice, corte a energia no disjuntor e afaste todos; a bateria de reserva pode manter o motor ligado. Folha de correr ou de abrir, reta, se move pela chave; basculante espera o técnico, {shop.hours}.",
      "Se o portão com motor Nice travou, desligue o disjuntor e não insista no controle. A chave serve apenas à folha de correr ou de abrir que esteja reta; basculante não se solta, e atendemos {shop.hours}.",
    ],
    "how-to": [
      "No motor Nice, o dono pode limpar por fora, limpar a lente da fotocélula, trocar a pilha do controle e fotografar a etiqueta. Gravar controle, refazer o curso e abrir a central ficam com o técnico, porque ali há tensão, e em alguns a bateria segue ligada.",
      "Para lidar com um motor Nice, comece pela etiqueta, que diz o modelo e o manual. A você cabem pilha, botoeira e fotocélula; a programação do curso e dos controles se faz na placa, pelo técnico.",
      "Em casa, o cuidado com o Nice é manter a lente da fotocélula limpa, a pilha boa e a folha leve. A programação é feita na central, que tem tensão e às vezes bateria, e por isso é do técnico.",
    ],
  },
  line: [
    "Nos motores Nice de baixa tensão, a bateria de reserva faz parte do conjunto e também envelhece.",
    "Em motor Nice, o modelo na etiqueta decide tudo, porque a marca tem linhas com tensões e rádios diferentes.",
    "A etiqueta do motor Nice diz a tensão e o padrão de rádio: é por ela que se acha a peça ou o controle certo.",
  ],
  sections: [
    {
      about: "what",
      headings: ["A marca Nice e suas linhas", "O que saber de um motor Nice"],
      slots: [
        [
          "A Nice é italiana e fabrica motores de portão, cancelas, portas de garagem e automação residencial. No Brasil, a Peccinin faz parte do mesmo grupo, e os dois nomes podem aparecer juntos.",
          "Grupo italiano presente em vários países, a Nice faz motores de portão, cancelas e controles. A brasileira Peccinin pertence a ele.",
          "De origem italiana, a marca tem motores de portão e itens de automação da casa. Aqui ela é dona da Peccinin, sem que as peças sejam as mesmas.",
          "Motores, cancelas e persianas automáticas compõem a linha da Nice, da Itália. No mercado brasileiro o grupo inclui a Peccinin.",
        ],
        [
          "Parte dos motores trabalha na tensão da rede; outra parte, em baixa tensão, que aceita bateria de reserva e abre sem luz. A etiqueta diz qual é o seu.",
          "Há linhas comuns, na tensão da rede, e linhas de baixa tensão, com controle mais fino da velocidade e bateria opcional. Só o modelo da etiqueta separa as duas.",
          "As de baixa tensão desaceleram com precisão e, com bateria no kit, funcionam na falta de energia. As outras dependem da rede; veja na etiqueta.",
          "Dois mundos na mesma marca: motor da rede e motor de baixa tensão com bateria. Pelo nome não dá para saber, só pela etiqueta.",
        ],
      ],
    },
    {
      about: "check",
      headings: ["Como identificar um motor Nice", "Qual é o seu motor Nice"],
      slots: [
        [
          "O nome comercial engana, porque a mesma família tem versões de tensões diferentes. Etiqueta, controle e o pisca da luz de aviso bastam para o técnico achar o manual certo.",
          "Versões de nome parecido usam placas distintas, e só o código da etiqueta resolve. O número de piscadas da luz também orienta o diagnóstico.",
          "Para saber peça e manual, valem o modelo completo e a tensão, escritos na etiqueta. A luz que pisca diz qual falha a central encontrou.",
          "Família não é modelo: tensão e placa mudam. Anote o código inteiro e filme a luz de aviso, que fala com o técnico.",
        ],
      ],
      steps: [
        "Desligue o disjuntor do portão.",
        "Fotografe a etiqueta do motor de perto, com a tampa fechada.",
        "Fotografe o controle, frente e verso.",
        "Religue, acione uma vez, de longe, e filme a luz de aviso.",
        "Anote se ele funciona na bateria quando falta luz.",
      ],
    },
    {
      about: "causes",
      headings: ["Por que um motor Nice para", "Motor Nice não completa o movimento: causas"],
      slots: [
        [
          "A causa mais comum é a folha, que ficou pesada: a central aprendeu um esforço, e quando ele aumenta ela entende obstáculo e volta. Dobradiça, roldana e trilho são vistos antes da placa.",
          "Portão que volta sem motivo aparente costuma estar pesado. A placa compara o esforço com o que gravou, e roldana ou dobradiça ruim passa do limite.",
          "Quando o esforço sai do que a central gravou, ela interrompe e inverte. Trilho sujo e dobradiça caída são os motivos de sempre.",
          "A central da marca mede o esforço e para quando ele muda. Quase sempre a culpa é da folha, que prende no trilho ou na dobradiça.",
        ],
        [
          "Fotocélula suja impede o fechamento, e bateria velha deixa o portão lento na falta de luz. Surto na rede é mais raro e atinge fonte e placa.",
          "Lente com poeira segura o portão aberto; bateria no fim se nota na falta de energia. Depois de raio, a suspeita passa à fonte e à central.",
          "Além da folha, olhe a lente da fotocélula e a idade da bateria. Fonte e placa entram na lista quando houve pico de energia.",
          "Poeira ou sol na fotocélula bloqueia o fechar, e bateria gasta enfraquece a abertura sem luz. Só depois se pensa em placa queimada.",
        ],
      ],
    },
    {
      about: "visit",
      headings: ["Como consertamos motor Nice", "O técnico e o motor Nice"],
      slots: [
        [
          "Confirmada a peça do modelo, o técnico confere folha, batentes e fotocélulas e só então mede fonte, bateria e placa. O serviço é independente da fábrica e feito no local.",
          "A mecânica vem primeiro, porque a central para por proteção quando a folha pesa. Depois medem-se fonte e bateria, sem vínculo com o fabricante e no endereço do portão.",
          "No local, testam-se folha e sensores antes da eletrônica, com a peça do modelo já localizada. Somos independentes da marca.",
          "O exame começa pelo portão e termina na placa, passando por fotocélula, fonte e bateria. Tudo no endereço, como assistência independente.",
        ],
        [
          "No fim, a central aprende o curso de novo, com o esforço no mínimo seguro. O teste inclui objeto macio, fotocélula e, quando existe, a bateria.",
          "Se algo mudou na folha, o aprendizado é refeito e os controles são testados. Reversão diante de obstáculo e funcionamento na bateria fecham a visita.",
          "O curso é gravado outra vez, e confere-se se o portão volta diante de uma caixa. Havendo bateria, testa-se sem a rede.",
          "Resta ensinar à placa o percurso atual e testar. Obstáculo macio, sensor interrompido e falta de luz simulada entram na prova.",
        ],
      ],
    },
    {
      about: "choose",
      headings: ["Quando um motor Nice faz sentido", "Escolher Nice: o que decidir antes"],
      slots: [
        [
          "A Nice interessa a quem quer abrir sem luz, pela bateria, ou integrar o portão à casa. Peso da folha e aberturas por dia continuam decidindo o modelo.",
          "Baixa tensão com bateria é o motivo mais comum de escolher a marca. O modelo, como em qualquer motor, vem do peso e do uso.",
          "Faz sentido para quem já tem automação em casa ou sofre com falta de energia. A versão certa sai do peso da folha e do movimento da garagem.",
          "Quem precisa da bateria costuma chegar à Nice. Depois, folha e aberturas por dia dizem a versão, e em prédio só a de uso intenso.",
        ],
        [
          "Prefira a linha vendida no Brasil: motor trazido de fora pode ter rádio e tensão diferentes e ficar sem placa. Confira a frequência antes de pagar.",
          "Motor importado por conta própria arrisca ficar sem garantia e sem peça. Tensão e frequência do rádio precisam ser as daqui.",
          "Compra pela internet pede cuidado com tensão, rádio e reposição no país. Linha vendida aqui resolve os três.",
          "Antes de comprar, veja se há peça no Brasil e se o controle usa a frequência local. Motor de fora pode parar por falta de placa.",
        ],
      ],
    },
    {
      about: "cost",
      headings: ["O que muda o preço de um motor Nice", "O que pesa no preço do motor e da peça Nice"],
      slots: [
        [
          "A linha e a bateria são o que mais muda o preço, e depois vêm o peso da folha e a oferta no Brasil. Peça que depende de importação tem preço e prazo confirmados antes.",
          "Modelo com bateria custa mais que o da rede, e folha pesada pede versão maior. Placa e controle variam conforme haja ou não no país.",
          "O valor vem da linha, da capacidade e dos acessórios, como a bateria. Em peça, quem decide é a disponibilidade por aqui.",
          "Bateria, capacidade e acessórios formam o preço do motor. No conserto, a placa é o item mais pesado, e o prazo depende de haver estoque no Brasil.",
        ],
        [
          "Quem já tem o motor paga a instalação a partir de {price.installation}, e o cartão divide em até {shop.instalments} vezes.",
          "Motor comprado à parte tem mão de obra desde {price.installation}; o total pode ir em até {shop.instalments} vezes no cartão.",
          "Só a montagem, de motor seu, começa em {price.installation}. O parcelamento vai até {shop.instalments} vezes.",
          "Se o motor é seu, a mão de obra sai a partir de {price.installation}, em até {shop.instalments} parcelas no cartão.",
        ],
      ],
    },
  ],
  questions: [
    {
      question: "A Nice é uma marca brasileira?",
      answers: [
        "Não, é italiana, com atuação em vários países. No Brasil, o grupo inclui a Peccinin, e por isso os dois nomes aparecem juntos às vezes.",
        "É italiana. O grupo atua no Brasil, mas motor e peça se escolhem pelo modelo, não pela origem da marca.",
        "Não: a marca vem da Itália. O que existe aqui é a linha vendida no país e a Peccinin, do mesmo grupo.",
      ],
    },
    {
      question: "Motor Nice funciona sem energia?",
      answers: [
        "Funciona se for de baixa tensão e tiver bateria em bom estado. Sem ela, só o destravamento manual, em portão de correr ou de abrir, reto.",
        "As linhas de baixa tensão, sim, quando têm bateria. Nas da rede, a saída é um nobreak próprio para portão.",
        "Com bateria, sim, por um número limitado de aberturas. Os modelos ligados direto na rede param na falta de luz.",
      ],
    },
    {
      question: "Controle Nice pode ser copiado?",
      answers: [
        "Muitos não, porque usam código rolante: o controle novo precisa ser cadastrado na central.",
        "Em geral, não por cópia simples. O caminho certo é um compatível com o receptor, gravado na placa.",
        "Código rolante não aceita clone. Compra-se um do mesmo padrão e grava-se na central.",
      ],
    },
    {
      question: "Motor Nice serve para condomínio?",
      answers: [
        "Sim, em versão de uso intenso, depois de confirmada a peça no Brasil. Conte as aberturas da hora de pico.",
        "Serve, se os ciclos por hora da ficha passarem do fluxo do prédio. A troca em portão pesado fica de {price.heavySwap}.",
        "A linha reforçada, sim; a de casa, não, porque para por calor no horário de saída.",
      ],
    },
    {
      question: "Vocês têm peça original Nice?",
      answers: [
        "Para as linhas vendidas no Brasil, em geral conseguimos. A etiqueta mostra se há peça para o seu e qual a alternativa.",
        "Consultamos por modelo. Quando a peça não existe no país, avaliamos adaptação ou troca do motor.",
        "Depende da linha. As daqui costumam ter; as trazidas de fora podem pedir outra central ou outro motor.",
      ],
    },
  ],
  photo:
    "uma foto do portão inteiro e, se o motor Nice já está instalado, outra da etiqueta e um vídeo da luz de aviso",
  traits: {
    Origem: "Italiana; no Brasil, dona da Peccinin, paulista",
    "Conhecida por": "Linhas de baixa tensão com bateria de reserva",
    "Peças e controles": "Boas nas linhas vendidas aqui; nas importadas, por encomenda",
    Atenção: "Ver se o modelo é da linha nacional, pela peça",
  },
  related: ["peccinin", "nice-wil", "rossi", "bateria", "falta-de-energia", "fotocelula"],
  topic: "motores-rossi-e-nice",
};
