import type { Concept } from "#domain/knowledge/concept.ts";

export const guilhotina: Concept = {
  id: "guilhotina",
  kind: "gate",
  label: "Portão guilhotina",
  phrase: "o portão guilhotina",
  words: [
    "guilhotina",
    "portão guilhotina",
    "portão tipo guilhotina",
    "portão de elevação vertical",
    "portão que sobe reto",
    "portão vertical",
    "portão de subir reto",
  ],
  intent: "buying",
  answers: {
    any: [
      "Portão guilhotina automático sobe reto, na vertical, por duas guias, sem invadir a calçada, e o contrapeso com cabos equilibra a folha. Precisa de altura livre acima do vão, motor com freio e revisão dos cabos {visits.business}. Em folha pesada, a troca do motor fica de {price.heavySwap}, com mão de obra.",
      "O portão guilhotina motorizado é o que sobe reto, como uma janela de guilhotina, puxado por cabos ou correntes com contrapeso. Serve onde falta espaço na frente e ao lado e sobra altura na fachada. A troca do motor, em conjunto pesado, custa de {price.heavySwap}, com mão de obra.",
      "Portão de garagem tipo guilhotina sobe na vertical entre duas guias e fica recolhido acima do vão, sem avançar na calçada. A folha é equilibrada por contrapeso e cabos, e o motor precisa ter freio. Trocar o motor, em folha pesada, sai de {price.heavySwap}, já com o serviço.",
    ],
    price: [
      "O preço do motor de portão guilhotina fica de {price.heavySwap} na troca em conjunto pesado, com mão de obra. O peso da folha, a altura do percurso e as aberturas por dia definem o valor dentro da faixa. Cabos, contrapeso e guias só entram na conta se precisarem de troca.",
      "O preço para motorizar o portão guilhotina depende do peso da folha e do estado do contrapeso: trocar o motor sai de {price.heavySwap}, com o serviço incluído. A primeira automatização acrescenta eixo, cabos e dispositivo contra queda, e por isso é orçada com fotos e medidas.",
      "O motor da guilhotina, trocado em folha pesada, custa de {price.heavySwap}, com a instalação. Folha alta e uso intenso levam o valor para a parte de cima da faixa, e guias, cabos e roldanas são orçados à parte, por foto.",
    ],
    repair: [
      "Portão guilhotina que sobe torto, trava na guia ou desce rápido tem problema de cabo, roldana ou contrapeso. Desligue o disjuntor, isole a passagem e não destrave, porque a folha pode cair. Se o motor chegou ao fim, a troca em conjunto pesado fica de {price.heavySwap}.",
      "O conserto do portão guilhotina começa com a folha calçada; depois o técnico examina cabos, guias, contrapeso e, por último, o motor. Um motor novo em folha pesada custa de {price.heavySwap}, com mão de obra. Até a visita, ninguém deve passar por baixo.",
      "Portão guilhotina se conserta sempre com a folha escorada antes, porque ela fica suspensa sobre a passagem. Cabo e roldana são trocados aos pares, e o contrapeso é acertado. Quando o motor não tem reparo, a troca em folha pesada fica de {price.heavySwap}, com o serviço.",
    ],
    emergency: [
      "Portão guilhotina parado no alto ou torto pode cair: desligue o disjuntor, isole os dois lados do vão e não deixe ninguém passar por baixo. Não destrave o motor nem puxe o cabo. O atendimento funciona {shop.hours}, e a folha é escorada antes do conserto.",
      "Com cabo rompido, o portão guilhotina pode cair de uma vez. Mantenha pessoas e carros longe, desligue o disjuntor, não destrave e chame o técnico, que atende {shop.hours}. Não tente calçar a folha, porque esse serviço exige escora própria.",
      "Guilhotina travada ou inclinada deve ficar com a passagem isolada e o disjuntor desligado, sem que ninguém solte contrapeso, cabo ou motor. Mande uma foto tirada de longe; respondemos {shop.hours}, e a folha é escorada antes de qualquer conserto.",
    ],
    comparison: [
      "O portão guilhotina sobe reto e não avança na calçada, como faz o basculante, nem precisa de recuo lateral, como o de correr. Em troca, exige altura livre acima do vão e revisão dos cabos e do contrapeso {visits.business}, porque a folha fica suspensa.",
      "Entre guilhotina e basculante, muda o caminho da folha: o portão guilhotina sobe na vertical, e o basculante faz um arco para fora. O primeiro precisa de fachada alta e motor com freio; o segundo, de espaço no teto da garagem.",
      "A guilhotina é melhor que o basculante onde a calçada não pode ser invadida, e melhor que o deslizante onde não há espaço ao lado. Não serve em fachada baixa e dá mais manutenção, porque a folha fica suspensa por cabos sobre a passagem.",
    ],
    buying: [
      "O motor do portão guilhotina se escolhe pelo peso da folha, pela altura do percurso e pelas aberturas por dia, e precisa de freio e dispositivo contra queda. Em conjunto pesado, motor e mão de obra ficam de {price.heavySwap} na troca; a folha e o contrapeso são do serralheiro.",
      "O portão guilhotina automático sobe reto, sem invadir a calçada, e resolve onde não há recuo nem espaço ao lado, mas há altura acima do vão. Precisa de motor com freio, e os cabos e o contrapeso devem estar em ordem. A troca do motor em folha pesada custa de {price.heavySwap}.",
      "Para motorizar um portão guilhotina são precisos guias no prumo, contrapeso certo, motor com freio e fotocélula. A troca do motor em folha pesada sai de {price.heavySwap}, com o serviço, e a primeira automatização é orçada por foto e medida.",
    ],
    question: [
      "O portão guilhotina é o que sobe reto, na vertical, por duas guias, com um contrapeso que equilibra a folha. Não invade a calçada nem a garagem, mas pede altura livre acima do vão. Com motor, os cabos são revisados {visits.business}, e a troca em folha pesada fica de {price.heavySwap}.",
      "Sim, o portão guilhotina sobe reto sem invadir a calçada, se a fachada tem altura livre acima do vão. Ele depende de contrapeso, de cabos revisados {visits.business} e de motor com freio, cuja troca em folha pesada fica de {price.heavySwap}.",
      "O portão guilhotina automático funciona com cabos ou correntes que ligam a folha ao contrapeso, enquanto o motor a faz subir na vertical por duas guias. Serve onde há altura e falta espaço na frente, e a troca do motor em folha pesada custa de {price.heavySwap}.",
      "O portão que sobe reto é o guilhotina, e ele vale a pena quando a fachada é alta e não há recuo nem espaço ao lado. O contrapeso carrega a folha, o motor tem freio para segurá-la, e em conjunto pesado a troca dele fica de {price.heavySwap}.",
    ],
    installation: [
      "Instalar motor em portão guilhotina começa por calçar e equilibrar a folha, acertar as guias no prumo e revisar cabos e contrapeso. O motor leva freio e dispositivo contra queda. O trabalho dura de {time.heavy}, e motor com mão de obra, na troca, fica de {price.heavySwap}.",
      "A instalação do motor na guilhotina leva de {time.heavy} e só começa com a folha escorada e os cabos conferidos. Trocar o motor de um portão pesado que sobe reto custa de {price.heavySwap}, com fotocélula e fim de curso testados antes de liberar o uso.",
      "Automatizar o portão guilhotina exige altura livre, contrapeso certo e motor com freio, num serviço de {time.heavy}. A troca do motor em folha pesada sai de {price.heavySwap}, e cabos ou roldanas gastos são substituídos antes.",
    ],
  },
  line: [
    "No portão guilhotina, a folha fica suspensa sobre a passagem, e cabo gasto é motivo para parar de usar.",
    "O portão guilhotina sobe reto pelas guias e não avança para a calçada.",
    "Em portão guilhotina, contrapeso e cabos são conferidos antes do motor.",
  ],
  sections: [
    {
      about: "what",
      headings: [
        "Como funciona o portão guilhotina",
        "Guia, cabo e contrapeso da guilhotina",
        "Como o portão guilhotina sobe",
      ],
      slots: [
        [
          "A folha corre na vertical entre duas guias e para acima do vão, sem sair do plano da fachada. Cabos de aço ou correntes passam no alto e a ligam aos contrapesos, que carregam o peso.",
          "Duas guias conduzem a folha para cima, em linha reta, e os contrapesos laterais fazem a maior parte da força, por meio de cabos. O motor só conduz o movimento e freia.",
          "Sem giro e sem recuo, o portão sobe inteiro, como uma janela de guilhotina. O peso dele é compensado por contrapesos presos a cabos ou correntes, e o motor gira o eixo que os enrola.",
          "O caminho da folha é uma reta, das guias até a parte alta da fachada, sem avançar para a rua. O contrapeso sustenta o conjunto pelos cabos, e o motor com freio o move e o segura.",
        ],
        [
          "A fachada precisa de altura livre acima do vão, perto da medida da própria folha, que fica recolhida ali. Onde ela não existe, portão basculante, de enrolar ou de correr serve melhor.",
          "A exigência principal desse portão é o pé-direito, já que a folha inteira sobe e fica guardada no alto. Em fachada baixa, a saída é outro tipo, como o de enrolar.",
          "Acima da passagem tem de sobrar quase a altura da folha, mais o espaço do eixo e das roldanas. É essa medida que aprova ou descarta a guilhotina.",
          "Meça o espaço acima do vão antes de decidir e veja se cabe ali uma folha do mesmo tamanho. Se não couber, o de correr ou o basculante são o caminho.",
        ],
      ],
    },
    {
      about: "signs",
      headings: [
        "Sinais de alerta na guilhotina",
        "Quando parar de usar o portão",
        "Cabo, guia e nível: o que observar",
      ],
      slots: [
        [
          "Folha inclinada é o sinal mais sério, porque mostra cabo frouxo ou desigual entre os lados, e o portão deve parar na hora. Descida rápida indica contrapeso errado ou freio gasto.",
          "Se um lado sobe antes do outro, um dos cabos esticou ou começou a romper: desligue o disjuntor, isole a passagem e não destrave. Descida com pressa também é aviso, de freio gasto ou contrapeso errado.",
          "Desnível entre os lados e descida acelerada são os dois sinais que exigem parar de usar o portão. O primeiro vem do cabo, e o segundo, do contrapeso ou do freio.",
          "A folha deve subir nivelada e descer devagar. Quando não faz isso, há cabo desigual, contrapeso solto ou freio gasto, e ninguém deve passar por baixo.",
        ],
      ],
      bullets: [
        "Folha inclinada durante a subida: cabo desigual",
        "Cabo com fio solto ou frouxo: risco de queda",
        "Descida mais rápida que o normal: freio ou contrapeso",
        "Raspagem nas guias: guia amassada ou folha empenada",
        "Batida no piso ao fechar: fim de curso ou freio",
      ],
    },
    {
      about: "check",
      headings: [
        "O que observar de longe",
        "Conferência segura, sem destravar",
        "O que olhar na guilhotina antes de chamar",
      ],
      slots: [
        [
          "A conferência do morador é só visual, com o portão fechado e o disjuntor desligado. O motor permanece travado, porque soltar com cabo ruim faz a folha cair.",
          "Observe de longe, com a folha embaixo, sem ferramenta e sem destravar. Se houver dúvida sobre o estado do cabo ou do contrapeso, não use o portão.",
          "Toda verificação se faz com a folha no chão e o disjuntor desligado. O destravamento fica para o técnico, que confere os cabos e o equilíbrio antes.",
          "Compare os dois lados e fotografe, sem encostar em nada e com o disjuntor desligado. Nenhuma peça da guilhotina se solta sem que a folha esteja calçada.",
        ],
      ],
      steps: [
        "Com o portão fechado, desligue o disjuntor e afaste todos do vão.",
        "De longe, compare os dois lados: cabos esticados por igual e folha no nível.",
        "Olhe as guias na altura dos olhos, procurando amassado ou objeto preso.",
        "Fotografe motor, etiqueta e guias; se algo estiver torto, mantenha desligado e isole a passagem.",
      ],
    },
    {
      about: "visit",
      headings: [
        "O que o técnico faz na guilhotina",
        "O serviço na guilhotina, com a folha calçada",
        "A ordem do serviço na visita",
      ],
      slots: [
        [
          "Antes de tudo, a folha é calçada e a passagem isolada, porque o conjunto fica sob carga. Depois o técnico examina cabos, roldanas, contrapesos e guias, e a troca é feita aos pares.",
          "O técnico escora a folha antes de soltar qualquer peça. Com ela firme, confere cabos e roldanas de ponta a ponta, troca o par quando um está gasto e refaz o nível.",
          "Calçar a folha e fechar a área vêm primeiro, e nenhum cabo é tocado sem escora. Uma peça gasta de um lado leva à troca dos dois, para que o portão suba reto.",
          "Com a folha firme na escora, cada cabo, roldana e guia é examinado. O contrapeso é acertado nos dois lados até o portão ficar parado em qualquer altura.",
        ],
        [
          "No motor se regulam o fim de curso, o freio, a força e a fotocélula, com vários ciclos de teste. Um conjunto pesado leva de {time.heavy} de trabalho.",
          "O ajuste do motor fica para o final, com parada suave em cima e embaixo. Em portão pesado, o serviço ocupa de {time.heavy}.",
          "Freio, ponto de parada e sensor são testados em ciclos seguidos, usando um objeto como obstáculo. Reserve de {time.heavy} para um conjunto pesado.",
          "O portão só é entregue depois do teste de obstáculo e de várias subidas completas. São {time.heavy}, em geral, quando a folha é pesada.",
        ],
      ],
    },
    {
      about: "cost",
      headings: [
        "Quanto custa o serviço na guilhotina",
        "O que muda o preço da guilhotina",
        "Orçamento do portão guilhotina",
      ],
      slots: [
        [
          "A troca de motor em conjunto pesado custa de {price.heavySwap}, com mão de obra. O peso da folha, a altura do percurso e as aberturas por dia definem o motor, os cabos e, com eles, o valor dentro da faixa.",
          "Trocar o motor da guilhotina pesada fica de {price.heavySwap}, com o serviço incluído. Quanto mais alta e pesada é a folha e mais ela abre, mais robusto e caro é o conjunto.",
          "Como referência, o motor de portão pesado, já trocado, sai de {price.heavySwap}. Folha mais leve e pouco uso ficam no começo dessa faixa, e condomínio, no fim.",
          "O motor novo, montado, custa de {price.heavySwap} em folha pesada. O valor muda com a carga, a altura e o número de aberturas por dia.",
        ],
        [
          "Cabos, roldanas, guias e contrapeso são itens à parte, orçados junto com o serviço. Altura, largura e material da folha, com fotos das guias, bastam para calcular.",
          "O par de cabos, as roldanas e o acerto do contrapeso são cobrados à parte, quando estão gastos. O cartão divide o total em até {shop.instalments} vezes.",
          "Cabos e guias só entram na conta se estiverem gastos ou amassados. O pagamento pode ser feito em até {shop.instalments} vezes no cartão.",
          "Serralheria, cabos e dispositivo contra queda aparecem em linhas próprias. O motor leva {warranty.motor} de garantia, e a instalação, {warranty.installation}.",
        ],
      ],
    },
    {
      about: "care",
      headings: ["Revisão de cabos e guias", "Cuidados com a guilhotina", "Manutenção que evita queda"],
      slots: [
        [
          "A revisão é feita {visits.business}, no mínimo, com cabos e contrapesos conferidos, porque o desgaste começa na curva da roldana. Cabo com um fio partido já é trocado.",
          "Cabo e roldana merecem olhar técnico {visits.business}, já que a folha fica suspensa por eles. Um fio solto é motivo de troca, sem esperar romper.",
          "Guias, cabos, freio e contrapeso passam por revisão {visits.business}, pelo menos. O cabo se troca ao primeiro fio partido, e sempre o par.",
          "Cabo e freio são as duas peças que não podem esperar na guilhotina, e as duas são vistas na revisão {visits.business}. Um fio partido condena o cabo inteiro.",
        ],
        [
          "Não prenda faixa, placa ou chapa na folha, pois qualquer quilo muda o equilíbrio. Mantenha a fotocélula limpa e nunca pare o carro sob o portão.",
          "Toda mudança na folha, até uma chapa, precisa vir com acerto do contrapeso. Na passagem, o carro só avança com o portão parado no alto.",
          "Peso a mais na folha desregula o contrapeso, então avise o técnico antes de pendurar algo. Fotocélula limpa e ninguém parado no vão completam o cuidado.",
          "Deixe a folha como foi equilibrada, sem placas nem grades novas. Ninguém deve esperar embaixo dela, e a lente da fotocélula precisa de um pano seco de vez em quando.",
        ],
      ],
    },
  ],
  questions: [
    {
      question: "O portão guilhotina pode cair?",
      answers: [
        "Pode, se um cabo ou corrente romper. Para evitar isso, o portão guilhotina leva freio e dispositivo contra queda, e o cabo gasto é trocado antes. Ninguém deve ficar sob a folha.",
        "O portão guilhotina pode cair com cabo rompido ou contrapeso solto. A revisão {visits.business} e o dispositivo antiqueda reduzem o risco.",
        "Sim, é o risco desse tipo, porque a folha fica suspensa por cabos. Cabo revisado {visits.business} e motor com freio evitam a queda.",
      ],
    },
    {
      question: "Qual altura é preciso para um portão guilhotina?",
      answers: [
        "É preciso altura livre acima do vão perto da medida da folha, mais o espaço de eixo e roldanas. Sem ela, basculante, de enrolar ou de correr servem melhor.",
        "A guilhotina sobe inteira, e a altura livre acima da passagem precisa ser quase a da folha. Em fachada baixa, o certo é outro tipo de portão.",
        "É preciso, por cima do vão, quase a altura da própria folha. Para uma de 2,20 m, por exemplo, reserve mais que essa medida, por causa do eixo e das roldanas.",
      ],
    },
    {
      question: "Guilhotina é mais rápida que basculante?",
      answers: [
        "Depende do motor e da folha. O caminho reto ajuda, mas a velocidade só é segura com parada suave, cabos em ordem e fotocélula.",
        "Nem sempre. O tempo depende do motor, e a folha suspensa da guilhotina precisa desacelerar nas duas pontas.",
        "Não necessariamente: no basculante de casa o tempo vai de {opening.jetflex} a {opening.padrao}, e na guilhotina depende da altura e do freio.",
      ],
    },
    {
      question: "Posso destravar a guilhotina quando falta luz?",
      answers: [
        "Não destrave por conta própria: com cabo gasto ou contrapeso errado, a guilhotina cai. Um nobreak mantém o portão abrindo por algum tempo.",
        "Na guilhotina, não se solta o motor como no portão de correr, porque a folha fica suspensa. Use nobreak ou o acionamento manual do modelo, que o técnico ensina.",
        "O melhor é não destravar a guilhotina sem luz. Use um nobreak e, na falta dele, espere a energia ou o técnico.",
      ],
    },
    {
      question: "Dá para trocar basculante por guilhotina?",
      answers: [
        "Dá, se houver altura acima do vão e colunas firmes. É obra de serralheria, com guias, cabos e contrapeso novos, orçada por fotos e medidas.",
        "Em fachada alta, sim. A folha pode mudar também, porque na guilhotina ela precisa correr reta nas guias.",
        "Dá para trocar quando a folha cabe acima do vão. Ao preço do motor se soma a serralheria, já que guias e contrapeso são novos.",
      ],
    },
  ],
  photo: "fotos da fachada inteira, das guias e do motor, com largura e altura da folha",
  traits: {
    "Espaço que ocupa": "Altura livre acima do vão, perto da altura da folha",
    "Como abre": "Sobe reto por guias, equilibrado por contrapesos",
    Motor: "Com cabos ou correntes, definido por peso e uso",
    "Onde combina": "Prédios e comércios de fachada alta, sem recuo",
  },
  related: ["cabo-de-aco", "contrapeso", "basculante", "predio", "esmagamento", "enrolar"],
  topic: "motor-para-portao-pesado",
};
