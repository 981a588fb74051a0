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
      "Vendemos, instalamos e consertamos motor Nice, depois de confirmar que há peça do modelo no Brasil. Parte das linhas trabalha em baixa tensão com bateria de reserva, e a etiqueta diz a tensão e o rádio do seu.",
      "A Nice é marca italiana de automação, vendida também no Brasil. Antes de comprar ou consertar, confirme o modelo na etiqueta: ele diz a tensão, o padrão de rádio e se há peça no país.",
      "Com motor Nice, o ponto de partida é o modelo exato. Há máquinas em corrente alternada e outras em corrente contínua de baixa tensão, e placa, controle e bateria mudam de uma para outra.",
    ],
    repair: [
      "Consertamos motor Nice como assistência independente, depois de identificar o modelo e confirmar peça disponível. Em linhas de baixa tensão, a verificação inclui fonte, bateria, encoder e memória de curso.",
      "O motor Nice parado pede diagnóstico com o modelo em mãos: a placa sinaliza falha por luz, e o manual diz o que ela significa. Nosso serviço é independente e começa pela foto da etiqueta.",
      "Fazemos manutenção independente em motores Nice. Folha, alimentação e fotocélulas são conferidas primeiro, porque as centrais da marca interrompem o movimento quando algo foge do curso aprendido.",
    ],
    price: [
      "O preço de um motor Nice depende da linha, do peso da folha e dos acessórios, como bateria e fotocélulas. Não há valor único: mande foto do portão e medidas e receba o orçamento grátis.",
      "Motor Nice se cota por modelo, e a disponibilidade no Brasil pesa no valor. Para comparar, a troca do motor de uma casa fica na faixa de {price.homeSwap}, em marcas e portes residenciais comuns.",
    ],
    buying: [
      "Vendemos e instalamos motor Nice depois de confirmar que o modelo tem peça no Brasil e que a tensão e o rádio servem no seu portão. Ele interessa a quem quer baixa tensão com bateria de reserva; o valor sai por foto.",
      "O motor Nice compensa para quem quer portão que abre sem energia, pela bateria, ou integração com a casa. Diga o tipo de portão e as aberturas por dia, e cotamos as versões disponíveis, sem custo.",
      "Antes de comprar motor Nice, confirme se o modelo é vendido aqui, se há peças no país e se a frequência do controle serve. Depois vêm o peso da folha e o uso, vistos por foto e medida.",
    ],
    installation: [
      "A instalação de um motor Nice termina com o aprendizado do curso: a central percorre a folha, grava as posições e o esforço. Por isso o portão deve estar leve e com batentes firmes antes da montagem.",
      "Instalamos motor Nice comprado por você, com mão de obra a partir de {price.installation}, depois de ver modelo, tensão e manual. O deslizante leva de {time.sliding}; basculante, de {time.tilting}; a programação é feita e explicada na hora.",
    ],
    comparison: [
      "Nice é grupo italiano com linhas de baixa tensão e acessórios integrados; marcas brasileiras têm reposição mais espalhada pelo comércio. A escolha depende de bateria, integração e da assistência que existe perto de você.",
      "Entre Nice e Rossi, a diferença é de perfil: a primeira é internacional e varia de portão a persiana, a segunda é nacional e forte em deslizantes. Em uso intenso, as duas exigem versão própria.",
    ],
    emergency: [
      "Motor Nice parado com carro preso ou portão aberto: desligue o disjuntor, afaste crianças e animais e não force a folha. Só portão de correr ou de abrir, reto e nivelado, se destrava; chame pelo WhatsApp, {shop.hours}.",
      "Para urgência com motor Nice, corte a energia no disjuntor e mande foto de longe e o endereço. Um basculante com defeito fica travado até o técnico chegar; o contato funciona {shop.hours}, e o valor é dito antes.",
    ],
    "how-to": [
      "No motor Nice, o que cabe ao dono é limpar por fora, trocar a pilha do controle e fotografar a etiqueta, com o disjuntor desligado. Gravar controle, regular força e abrir a central ficam com o técnico, porque há tensão da rede ali.",
      "Para lidar com um motor Nice, comece pela etiqueta: modelo e tensão dizem que manual e que peça valem. A gravação de controles e a regulagem se fazem na placa, com técnico; sua parte segura é testar pilha, botoeira e fotocélula.",
    ],
  },
  line: [
    "Nos motores Nice de baixa tensão, a bateria de reserva faz parte do conjunto e também envelhece.",
    "Em motor Nice, o modelo na etiqueta decide tudo, porque a marca tem linhas com tensões e rádios diferentes.",
    "Depois de mexer na folha, um motor Nice pode precisar aprender o curso outra vez.",
  ],
  sections: [
    {
      about: "what",
      headings: ["A marca Nice e suas linhas", "Nice: de portão a persiana", "O que há de diferente em um motor Nice"],
      slots: [
        [
          "A Nice nasceu na Itália e fabrica automação para portões, cancelas, portas de garagem e persianas.",
          "Italiana e presente em muitos países, a Nice produz motores de portão, cancelas e controles.",
          "O grupo italiano Nice reúne motores de portão, cancelas e itens de automação residencial, com marcas locais em alguns países.",
        ],
        [
          "Parte dos motores trabalha em corrente alternada; outra parte, em baixa tensão de corrente contínua.",
          "As linhas de baixa tensão controlam velocidade e esforço com mais precisão e aceitam bateria de reserva.",
          "O motor de baixa tensão desacelera antes do fim e funciona com bateria quando falta energia, se o kit tiver esse recurso.",
        ],
        [
          "No Brasil, a Peccinin faz parte do mesmo grupo, e os dois nomes podem aparecer na mesma embalagem.",
          "A presença da marca por aqui inclui a Peccinin, fabricante brasileira que passou a integrar o grupo.",
          "Um motor comprado fora do país pode vir com tensão ou rádio diferente, o que complica a assistência {em}.",
        ],
      ],
    },
    {
      about: "check",
      headings: [
        "Como identificar um motor Nice",
        "Etiqueta e controle Nice: o que fotografar",
        "Qual é o seu motor Nice",
      ],
      slots: [
        [
          "O nome comercial sozinho engana, porque a mesma família tem versões de tensões diferentes.",
          "Duas versões de nome parecido podem usar placas distintas, por isso a etiqueta vem antes de tudo.",
          "Modelo, tensão e número impressos na etiqueta bastam para consultar o manual certo.",
        ],
        [
          "O controle traz pistas do padrão de rádio, e a foto dele evita comprar um incompatível.",
          "Fotografe o controle dos dois lados; o desenho e a inscrição ajudam a reconhecer a geração.",
          "Se há luz piscando na carcaça ou no sinaleiro, filme: a contagem das piscadas orienta o diagnóstico.",
        ],
        [
          "Com a etiqueta e o vídeo, o técnico consulta o manual antes de sair e leva o que for preciso.",
          "As imagens permitem verificar se existe peça no Brasil antes de marcar a visita.",
          "A resposta sobre peça e prazo vem mais rápido quando o código do modelo está legível na foto.",
        ],
      ],
      steps: [
        "Desligue o disjuntor do portão.",
        "Fotografe a etiqueta do motor de perto, com a tampa fechada.",
        "Fotografe o controle, frente e verso.",
        "Religue, acione uma vez e filme a luz de aviso, se houver.",
        "Anote se o portão funciona na bateria quando falta energia.",
      ],
    },
    {
      about: "causes",
      headings: [
        "Por que um motor Nice para",
        "Falhas que fazem o Nice interromper o curso",
        "Motor Nice não completa o movimento: causas",
      ],
      slots: [
        [
          "Central que aprende o curso estranha mudança na folha: dobradiça caída ou trilho sujo já bastam para parar.",
          "Quando o esforço passa do valor gravado, a placa interpreta obstáculo e inverte o movimento.",
          "Uma folha que ficou pesada com o tempo é lida como obstáculo, e o portão volta sem motivo aparente.",
        ],
        [
          "Uma fotocélula suja ou desalinhada impede o fechamento, como em qualquer central que a monitora.",
          "Lente com poeira ou teia bloqueia o feixe e deixa o portão aberto.",
          "Sol direto ou suporte torto tira a fotocélula do alinhamento e trava o fechamento.",
        ],
        [
          "Uma bateria velha derruba o desempenho sem energia e pode confundir a placa na volta da rede.",
          "Em conjunto com bateria, o fim da vida dela aparece como lentidão ou parada durante a queda de energia.",
          "O surto na rede atinge fonte e central, e por isso o aterramento é medido no diagnóstico.",
        ],
      ],
      bullets: [
        "Folha mais pesada que no dia da instalação",
        "Fotocélula suja ou fora de alinhamento",
        "Bateria de reserva no fim da vida",
        "Curso perdido depois de intervenção na folha",
        "Surto elétrico na fonte ou na central",
      ],
    },
    {
      about: "visit",
      headings: ["Assistência independente em Nice", "O técnico e o motor Nice", "Como fazemos a manutenção de Nice"],
      slots: [
        [
          "Prestamos serviço independente em motores Nice, sem representar o fabricante.",
          "O atendimento em Nice é nosso, independente da marca, e depende de haver peça para o modelo.",
          "Antes da visita, verificamos modelo e peça; no local, o técnico, independente da marca, mede antes de trocar.",
        ],
        [
          "O técnico confere folha, batentes e fotocélulas e só depois mede fonte, bateria e placa.",
          "A parte mecânica vem primeiro, porque a central para por proteção quando a folha pesa.",
          "Alimentação, fonte e bateria são medidas com instrumento antes de se suspeitar da central.",
        ],
        [
          "Se algo mudou no portão, o aprendizado do curso é refeito e o esforço volta ao mínimo seguro.",
          "Depois do reparo, a central aprende de novo as posições e os controles são testados.",
          "O teste final inclui obstáculo macio, fotocélula e, quando existe, funcionamento na bateria.",
        ],
      ],
    },
    {
      about: "choose",
      headings: [
        "Quando um motor Nice faz sentido",
        "Nice serve para o seu portão",
        "Escolher Nice: perguntas antes da compra",
      ],
      slots: [
        [
          "Faz sentido para quem precisa de portão funcionando sem energia ou quer integrar com a casa.",
          "A baixa tensão com bateria é o motivo mais comum de escolha da marca.",
          "Quem já tem automação residencial costuma olhar a Nice pela integração.",
        ],
        [
          "Antes da venda, conferimos se o modelo é comercializado no Brasil e se há peça, pois a espera por importação é longa.",
          "Equipamento trazido por conta própria pode ficar sem garantia local e sem placa de reposição.",
          "Confirme a frequência do rádio e a tensão antes de pagar, sobretudo em compra pela internet.",
        ],
        [
          "Para garagem coletiva, só serve versão de uso intenso, como em qualquer marca.",
          "O motor residencial em condomínio dura pouco, seja italiano ou brasileiro.",
          "Peso da folha, comprimento e aberturas por dia continuam mandando na escolha.",
        ],
      ],
    },
    {
      about: "cost",
      headings: ["Quanto custa um motor Nice", "Preço de motor e conserto Nice", "O que entra no orçamento de um Nice"],
      slots: [
        [
          "O conserto de um Nice soma peça e mão de obra, em itens separados e com valor dito antes.",
          "No Nice, cada defeito tem o seu preço, e a foto da etiqueta permite a estimativa.",
          "Peça pequena, como capacitor ou ímã, pesa pouco no conserto do Nice; placa e engrenagem pesam mais.",
        ],
        [
          "Placa, bateria e controle são cotados pelo modelo, e a oferta no Brasil muda o valor e o prazo.",
          "Bateria de reserva e acessórios entram à parte quando não vêm no conjunto.",
          "Peça que depende de importação tem preço e prazo confirmados antes da visita.",
        ],
        [
          "Um motor comprado à parte paga instalação a partir de {price.installation}.",
          "O orçamento por foto é grátis, e o cartão divide em até {shop.instalments} vezes.",
          "A troca de motor em casa fica de {price.homeSwap}, com mão de obra; em prédio, de {price.heavySwap}; a versão Nice é cotada.",
        ],
      ],
    },
  ],
  questions: [
    {
      question: "A Nice é uma marca brasileira?",
      answers: [
        "Não, é italiana, com atuação em vários países. No Brasil, a Peccinin faz parte do mesmo grupo, o que faz os dois nomes aparecerem juntos às vezes.",
        "É italiana. O grupo atua no Brasil, mas motor e peça devem ser escolhidos pelo modelo, e não pela origem da marca.",
      ],
    },
    {
      question: "Motor Nice funciona sem energia?",
      answers: [
        "Funciona se o modelo for de baixa tensão e tiver bateria de reserva instalada e em bom estado. Sem ela, use o destravamento manual, com o disjuntor desligado.",
        "Depende da versão. Linhas de baixa tensão aceitam bateria; nas de corrente alternada, a saída é nobreak próprio ou destravamento.",
      ],
    },
    {
      question: "Controle Nice pode ser copiado?",
      answers: [
        "Muitos usam código rolante, que não se copia como chave: o controle novo precisa ser cadastrado na central. A foto do controle permite saber o padrão.",
        "Em geral, não por cópia simples. O caminho certo é comprar um compatível com o receptor e gravá-lo na placa.",
      ],
    },
    {
      question: "Motor Nice serve para condomínio?",
      answers: [
        "Sim, em versão de uso intenso, depois de confirmada a peça no Brasil. Conte as aberturas da hora de pico.",
        "Serve, se os ciclos por hora da ficha passarem do fluxo do prédio e houver assistência do modelo por perto.",
      ],
    },
    {
      question: "Vocês têm peça original Nice?",
      answers: [
        "Depende do modelo e da oferta no Brasil. Mande a foto da etiqueta e respondemos se há peça, qual a alternativa e o valor, antes da visita.",
        "Consultamos por modelo. Nosso serviço é independente do fabricante, e quando a peça não existe no país avaliamos adaptação ou troca do conjunto.",
      ],
    },
  ],
  photo: "uma foto da etiqueta do motor Nice, do controle, frente e verso, e um vídeo da luz de aviso piscando",
  traits: {
    Origem: "Italiana; no Brasil, dona da Peccinin, paulista",
    "Conhecida por": "Linhas de baixa tensão com bateria de reserva",
    "Peças e controles": "Boas nas linhas vendidas aqui; nas importadas, por encomenda",
    Atenção: "Ver se o modelo é da linha nacional, pela peça",
  },
  related: ["peccinin", "nice-wil", "rossi", "bateria", "falta-de-energia", "fotocelula"],
  topic: "motores-rossi-e-nice",
};
