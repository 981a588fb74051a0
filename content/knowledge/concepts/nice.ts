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
      "Vendemos, instalamos e consertamos motor Nice, com a peça do modelo confirmada antes. Parte das linhas trabalha em baixa tensão com bateria de reserva, e a etiqueta diz a tensão e o rádio do seu.",
      "Trabalhamos com motor Nice, marca italiana vendida também no Brasil: vendemos, instalamos e consertamos. O modelo da etiqueta decide a tensão, o padrão de rádio e a peça; em casa, a referência da troca é de {price.homeSwap}, com mão de obra.",
      "Instalamos e consertamos motor Nice a partir do modelo exato, escrito na etiqueta. Há máquinas em corrente alternada e outras em corrente contínua de baixa tensão, e placa, controle e bateria mudam de uma para outra.",
    ],
    repair: [
      "Consertamos motor Nice como assistência independente, depois de identificar o modelo e confirmar peça disponível. Em linhas de baixa tensão, a verificação inclui fonte, bateria, encoder e memória de curso.",
      "Consertamos motor Nice parado com o manual do modelo em mãos: a placa sinaliza a falha por luz, e ele diz o que cada sinal significa. Nosso serviço é independente e começa pela foto da etiqueta.",
      "Damos manutenção independente a motor Nice. Folha, alimentação e fotocélulas são conferidas primeiro, porque as centrais da marca interrompem o movimento quando algo foge do curso aprendido.",
    ],
    price: [
      "Para um motor Nice em casa, a referência é a da troca residencial, de {price.homeSwap} com mão de obra; a linha, o peso da folha, a bateria e as fotocélulas mudam o valor. A foto do portão com as medidas fecha o preço, sem custo.",
      "O motor Nice segue a referência da troca em casa, de {price.homeSwap}, ou da troca em portão pesado, de {price.heavySwap}, com mão de obra. O valor exato vem do modelo, porque a oferta de cada linha no Brasil muda o preço.",
    ],
    buying: [
      "Vendemos e instalamos motor Nice, com o modelo, a tensão e o rádio conferidos para o seu portão. Ele interessa a quem quer baixa tensão com bateria de reserva; a troca de motor em casa tem referência de {price.homeSwap}, com mão de obra.",
      "Vendemos motor Nice para quem quer portão que abre sem energia, pela bateria, ou integrado à casa. O tipo de portão, o peso da folha e as aberturas por dia decidem a versão, cotada por foto e medida, sem custo.",
      "Vendemos motor Nice com a conferência feita antes: modelo da linha vendida aqui, peças no país e controle na frequência certa. Depois vêm o peso da folha e o uso, vistos por foto e medida.",
    ],
    installation: [
      "Instalamos motor Nice e terminamos com o aprendizado do curso, em que a central percorre a folha e grava as posições e o esforço. Por isso o portão deve estar leve e com batentes firmes antes da montagem.",
      "Instalamos motor Nice comprado por você, com mão de obra a partir de {price.installation}, depois de ver modelo, tensão e manual. O deslizante leva de {time.sliding}; basculante, de {time.tilting}; a programação é feita e explicada na hora.",
    ],
    comparison: [
      "Nice é grupo italiano com linhas de baixa tensão e acessórios integrados; marcas brasileiras têm reposição mais espalhada pelo comércio. A escolha depende de bateria, integração e da assistência que existe perto de você.",
      "Entre Nice e Rossi, a diferença é de perfil: a Nice é internacional e faz de motor de portão a persiana; a Rossi é nacional e forte em deslizantes. Em uso intenso, as duas exigem versão própria.",
    ],
    emergency: [
      "Motor Nice parado com carro preso ou portão aberto: desligue o disjuntor, afaste crianças e animais e não force a folha. Só portão de correr ou de abrir, reto e nivelado, pode ser destravado; chame pelo WhatsApp, {shop.hours}.",
      "Em urgência com motor Nice, corte a energia no disjuntor e mande foto de longe e o endereço. Um basculante com defeito fica travado até o técnico chegar; o contato funciona {shop.hours}, e o valor é combinado antes do serviço.",
    ],
    "how-to": [
      "No motor Nice, o que cabe ao dono é limpar por fora, trocar a pilha do controle e fotografar a etiqueta, com o disjuntor desligado. Gravar controle, regular força e abrir a central ficam com o técnico, porque há tensão da rede ali.",
      "Para mexer em motor Nice com segurança, comece pela etiqueta: o modelo diz qual manual vale. Ao dono cabe testar pilha, botoeira e fotocélula; gravar controle e regular a força são serviços feitos na placa, pelo técnico.",
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
      headings: [
        "A marca Nice e suas linhas",
        "Nice: origem, linhas e presença no Brasil",
        "O que saber de um motor Nice",
      ],
      slots: [
        [
          "A Nice nasceu na Itália e fabrica automação para portões, cancelas, portas de garagem e persianas.",
          "Italiana e presente em muitos países, a Nice produz motores de portão, cancelas e controles.",
          "O grupo italiano Nice reúne motores de portão, cancelas e itens de automação residencial, com marcas locais em alguns países.",
        ],
        [
          "Parte dos motores trabalha em corrente alternada; outra parte, em corrente contínua de baixa tensão, que aceita bateria.",
          "As linhas de baixa tensão controlam velocidade e esforço com mais precisão e aceitam bateria de reserva.",
          "O motor de baixa tensão desacelera antes do fim do curso e, se o kit tiver bateria, funciona quando falta energia.",
        ],
        [
          "No Brasil, a Peccinin faz parte do mesmo grupo, e os dois nomes podem aparecer na mesma embalagem.",
          "A presença da marca por aqui inclui a Peccinin, fabricante brasileira que passou a integrar o grupo.",
          "No Brasil, prefira a linha vendida aqui: motor comprado fora pode ter tensão ou rádio diferente, o que complica a assistência {em}.",
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
          "Leia a etiqueta inteira: o nome comercial sozinho engana, porque a mesma família tem versões de tensões diferentes.",
          "Duas versões de nome parecido podem usar placas distintas, por isso a etiqueta vem antes de tudo.",
          "Modelo, tensão e número impressos na etiqueta bastam para consultar o manual certo.",
        ],
        [
          "O controle dá pistas do padrão de rádio, e a foto dele evita comprar um incompatível.",
          "Fotografe o controle dos dois lados; o desenho e a inscrição ajudam a reconhecer a geração.",
          "Além do controle, filme a luz que pisca na carcaça ou no sinaleiro: o número de piscadas orienta o diagnóstico.",
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
          "A causa mais comum é mudança na folha: com dobradiça caída ou trilho sujo, o esforço sai do que a central aprendeu, e ela para.",
          "Quando o esforço passa do valor gravado, a placa interpreta obstáculo e inverte o movimento.",
          "Uma folha que ficou pesada com o tempo é lida como obstáculo, e o portão volta sem motivo aparente.",
        ],
        [
          "Fotocélula suja ou desalinhada impede o fechamento e deixa o portão aberto.",
          "Lente com poeira ou teia bloqueia o feixe e deixa o portão aberto.",
          "Sol direto ou suporte torto tira a fotocélula do alinhamento e trava o fechamento.",
        ],
        [
          "Às vezes a causa é a bateria velha, que perde força na falta de energia e pode confundir a placa na volta da rede.",
          "Em motor com bateria, o fim da vida dela aparece como lentidão ou parada durante a falta de energia.",
          "Menos comum, o surto na rede atinge fonte e central, e por isso o aterramento é medido no diagnóstico.",
        ],
      ],
      bullets: [
        "Roldana ou dobradiça gasta, que endurece a folha",
        "Batente solto ou fora do lugar",
        "Fio da fotocélula rompido",
        "Curso que ninguém regravou depois de mexer na folha",
        "Fusível aberto na fonte",
      ],
    },
    {
      about: "visit",
      headings: ["Assistência independente em Nice", "O técnico e o motor Nice", "Como fazemos a manutenção de Nice"],
      slots: [
        [
          "Prestamos serviço independente em motores Nice, sem representar o fabricante.",
          "O conserto de Nice é feito no local, por assistência independente da marca, com a peça do modelo confirmada antes.",
          "Antes da visita, verificamos modelo e peça; no local, o técnico, sem vínculo com a marca, mede antes de trocar.",
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
        "Quando o Nice serve no seu portão",
        "Escolher Nice: perguntas antes da compra",
      ],
      slots: [
        [
          "O Nice faz sentido para quem precisa do portão funcionando sem energia ou quer integrá-lo à casa.",
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
          "Peso da folha, comprimento e aberturas por dia continuam decidindo a versão.",
        ],
      ],
    },
    {
      about: "cost",
      headings: [
        "O que muda o preço de um motor Nice",
        "O que pesa no preço do motor e da peça Nice",
        "O que entra no orçamento de um Nice",
      ],
      slots: [
        [
          "A linha e a bateria são o que mais muda o preço do Nice; a troca de motor em casa tem referência de {price.homeSwap}, com mão de obra.",
          "O preço do Nice sai do modelo, do peso da folha e da oferta no Brasil.",
          "Linha, capacidade e acessórios fazem o preço do Nice; em portão pesado, a troca de motor fica de {price.heavySwap}.",
        ],
        [
          "Placa, bateria e controle são cotados pelo modelo, e a oferta no Brasil muda o valor e o prazo.",
          "Bateria de reserva e acessórios entram à parte quando não vêm no conjunto.",
          "Peça que depende de importação tem preço e prazo confirmados antes da visita.",
        ],
        [
          "Se você já comprou o motor, a instalação avulsa custa a partir de {price.installation}.",
          "O orçamento por foto é grátis, e o cartão divide em até {shop.instalments} vezes.",
          "No conserto, a peça e a mão de obra vêm em linhas separadas, e a placa costuma ser o item que mais pesa.",
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
        "As linhas de baixa tensão, sim, quando têm bateria. Nas de corrente alternada, a saída é nobreak próprio ou destravamento.",
      ],
    },
    {
      question: "Controle Nice pode ser copiado?",
      answers: [
        "Muitos não, porque usam código rolante: o controle novo precisa ser cadastrado na central. A foto do controle permite saber o padrão.",
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
        "Para as linhas vendidas no Brasil, em geral conseguimos. A foto da etiqueta mostra se há peça para o seu motor, qual a alternativa e o valor, antes da visita.",
        "Consultamos por modelo. Nosso serviço é independente do fabricante, e quando a peça não existe no país avaliamos adaptação ou troca do conjunto.",
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
