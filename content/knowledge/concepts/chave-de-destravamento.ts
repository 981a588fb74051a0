import type { Concept } from "#domain/knowledge/concept.ts";

export const chaveDeDestravamento: Concept = {
  id: "chave-de-destravamento",
  kind: "part",
  label: "Chave de destravamento",
  phrase: "a chave de destravamento do motor",
  words: [
    "chave de destravamento",
    "destravar motor",
    "destravar portão",
    "abrir portão na mão",
    "abrir portão manualmente",
    "destravamento manual",
    "abrir portão sem energia",
    "perdi a chave do motor",
    "chave de emergência",
    "desbloquear portão",
    "soltar o motor do portão",
  ],
  intent: "how-to",
  answers: {
    any: [
      "A chave de destravamento solta o motor da folha para o portão abrir na mão. Antes, desligue o disjuntor e veja se a folha está reta e os cabos, inteiros. Basculante pesado, torto ou com cabo frouxo não se destrava: espere o técnico.",
      "Para abrir na mão um portão automático, desligue o disjuntor e use a chave de destravamento do motor. Em basculante pesado, torto ou com cabo solto não se destrava: a folha pode cair.",
      "Quase todo motor de portão tem chave de destravamento, alavanca ou borboleta para soltar a folha na falta de luz. Use com a energia cortada, só em folha de correr ou de abrir reta, porque o basculante solto pode cair, e trave de novo antes de voltar ao automático.",
    ],
    price: [
      "A chave de destravamento é item pequeno, cobrado por unidade, e o preço depende da marca e do modelo. Se o miolo quebrou, soma-se a peça e a mão de obra; a foto do motor define o valor.",
      "O preço da chave do motor muda com o formato e o segredo; quando o mecanismo gastou, entra o reparo. Mande foto da etiqueta e da fechadura do motor para o orçamento grátis.",
    ],
    repair: [
      "Chave que gira em falso ou destravamento emperrado indicam mecanismo gasto, enferrujado ou folha forçando contra o batente. O técnico alivia a folha, lubrifica ou troca a peça e testa o engate.",
      "O conserto da chave de destravamento vai de limpeza do miolo à troca da alavanca ou do came. Enquanto isso, não force com alicate, porque a quebra deixa o portão sem abertura manual.",
    ],
    "how-to": [
      "Para destravar o motor e abrir o portão na mão, desligue o disjuntor e confirme que a folha está reta e no trilho. Gire a chave até o fim e mova devagar, com as duas mãos. Isso vale para portão de correr ou de abrir; o basculante é destravado pelo técnico, porque a folha pode cair.",
      "Para abrir na mão, desligue o disjuntor, afaste crianças, ponha a chave no ponto marcado no motor, gire até o fim e conduza a folha com calma. Faça só em portão de correr ou de abrir, com a folha reta; se for basculante, chame o técnico.",
    ],
    emergency: [
      "Portão travado e sem chave de destravamento: desligue o disjuntor, não force a folha com alavanca e mande foto do motor pelo WhatsApp. O atendimento é {shop.hours}, e o técnico abre depois de prender a folha.",
      "Se a chave de destravamento quebrou ou a folha está torta, não insista. Corte a energia, mantenha todos longe do portão e chame o técnico, que atende {shop.hours}.",
    ],
    question: [
      "Sim, quase todo motor destrava por chave, alavanca ou borboleta, e a folha reta e equilibrada abre na mão, com o disjuntor desligado. Basculante pesado, torto ou com cabo frouxo fica travado até o técnico chegar.",
      "Pode destravar o portão de correr ou de abrir, quando a folha está reta e no lugar, com o disjuntor desligado; o basculante fica para o técnico, porque pode cair. A chave muda com a marca e o modelo; se faltar, a foto da etiqueta mostra qual repor.",
      "Dá para abrir na mão com a chave do motor, em portão de correr ou de abrir, reto e nivelado, com a energia cortada; basculante não se solta em casa, porque pode cair. Depois, trave de novo: destravado, o portão não fica trancado.",
    ],
    buying: [
      "A chave de destravamento se compra pelo modelo do motor: mande a foto da etiqueta e do ponto em que ela entra. Há motores de chave própria, de alavanca e de chave Allen comum.",
      "Para comprar a chave do motor do portão, identifique marca e modelo na etiqueta, porque o formato muda de um para outro. Peça duas e deixe uma fora da garagem.",
      "Onde achar a chave do motor: em loja de peças de automação, pelo modelo. Com a foto da etiqueta e da fechadura do motor, dizemos se há reposição e quanto custa.",
    ],
  },
  line: [
    "A chave de destravamento só se usa com o disjuntor desligado e a folha equilibrada.",
    "Saber onde está a chave do motor evita ficar preso na falta de luz.",
    "Basculante pesado ou torto não se destrava: a folha pode despencar.",
  ],
  sections: [
    {
      about: "what",
      headings: ["O que a chave de destravamento faz", "Como o motor solta a folha", "Onde fica a chave em cada motor"],
      slots: [
        [
          "Com o motor parado, a redução segura a folha; a chave desfaz essa ligação.",
          "O mecanismo separa o motor da transmissão, e a folha passa a andar na mão.",
          "Girar a chave afasta o engate que prende a folha ao redutor.",
        ],
        [
          "No deslizante, costuma ficar na frente da carcaça; no basculante, perto do acionador; no pivotante, no corpo do atuador.",
          "O lugar varia: tampa ou frente no motor de correr, acionador no basculante, atuador no de abrir.",
          "Modelos diferentes usam chave, alavanca, borboleta ou pino, sempre com marca indicando o sentido.",
        ],
        [
          "Alguns basculantes têm cabo de destravamento externo, útil quando a garagem não tem outra entrada.",
          "Sem porta social, um destravamento por fora evita ficar do lado da rua na falta de luz.",
          "Em casa {em} com entrada só pela garagem, o destravamento externo merece atenção.",
        ],
      ],
    },
    {
      about: "check",
      headings: [
        "Como destravar o motor com segurança",
        "Abrir o portão na mão, passo a passo",
        "Passos para usar a chave de destravamento",
      ],
      slots: [
        [
          "O destravamento serve para portão de correr ou de abrir, reto e em piso nivelado; o basculante é destravado pelo técnico.",
          "Só siga se nada parecer solto, torto ou fora do trilho; na dúvida, o portão fica travado até o técnico chegar.",
          "A condição é folha reta, cabos inteiros e portão que vinha andando normalmente antes da parada.",
        ],
        [
          "Fique ao lado da folha durante o movimento, e nunca no caminho dela.",
          "Conduza a folha devagar, com as mãos longe de dobradiças, cabos e engrenagem.",
          "Mova com calma: se a folha prender ou pesar, pare e trave de novo.",
        ],
        [
          "O portão de correr em desnível anda sozinho depois de solto, por isso não deve ser destravado sem o técnico.",
          "Depois de destravado, o portão não tem freio: não o deixe entreaberto com vento ou em rampa.",
          "Uma folha solta fica sem trava, então feche e prenda antes de se afastar.",
        ],
      ],
      steps: [
        "Desligue o disjuntor do motor e, se houver, o nobreak.",
        "Afaste crianças, animais e carros da folha.",
        "Veja se o portão é de correr ou de abrir e se a folha está reta; se for basculante ou estiver torto, pare aqui e chame o técnico.",
        "Encaixe a chave ou alavanca no ponto marcado e gire até o fim, no sentido indicado.",
        "Mova a folha devagar. Se ela prender ou pesar, pare e trave de novo.",
        "Depois do uso, feche, gire a chave ao contrário até ouvir o engate e só então religue a energia.",
      ],
    },
    {
      about: "safety",
      headings: ["Quando não destravar o portão", "Os riscos de soltar o motor", "Destravamento: o que não fazer"],
      slots: [
        [
          "Em certos casos o motor é o que ainda segura a folha, e soltá-lo faz o portão cair ou disparar.",
          "Se o portão despencou, entortou ou subiu sozinho, a chave fica guardada.",
          "Folha fora do trilho ou inclinada não se destrava: ela pode tombar.",
        ],
        [
          "Nunca destrave com a energia ligada, pois um toque no controle põe o motor em movimento.",
          "Energia ligada e mão na folha é combinação perigosa, mesmo por um minuto.",
          "Com o disjuntor ligado, qualquer controle da casa aciona o motor enquanto você está ali.",
        ],
        [
          "Alicate e martelo quebram a peça que solta o motor e deixam o portão sem saída manual.",
          "Forçar a chave emperrada costuma quebrá-la dentro do miolo, e o conserto fica maior.",
          "Se o engate não solta, a folha pode estar pressionando o batente, e insistir só piora.",
        ],
      ],
      bullets: [
        "Cabo desfiado ou mola quebrada",
        "Folha torta ou fora do trilho",
        "Portão que desce ou sobe sozinho",
        "Chave que gira em falso",
        "Basculante, de qualquer jeito: só com o técnico",
      ],
    },
    {
      about: "causes",
      headings: [
        "Chave emperrada ou girando em falso",
        "Por que o motor não destrava",
        "Destravamento que não funciona",
      ],
      slots: [
        [
          "Ferrugem e poeira no miolo travam a chave que passa anos sem uso.",
          "Mecanismo parado por muito tempo oxida, e a chave já não completa a volta.",
          "Falta de uso é a causa comum: ninguém testa a chave até faltar luz.",
        ],
        [
          "Uma folha apertada contra o batente mantém pressão no engate e impede a soltura.",
          "Quando o motor para forçando o fim do curso, o engate fica preso pela carga.",
          "Fim de curso mal regulado deixa a folha comprimida, e a chave não vence essa pressão.",
        ],
        [
          "Chave que gira sem efeito mostra came gasto, pino partido ou cabo solto.",
          "Girou e nada soltou: o defeito está no came ou no pino do engate.",
          "Peça interna quebrada faz a chave rodar livre, e o reparo pede abrir o motor.",
        ],
      ],
    },
    {
      about: "visit",
      headings: ["O que o técnico faz", "Chave nova e mecanismo revisado", "Destravamento testado na visita"],
      slots: [
        [
          "A folha é escorada ou aliviada antes de mexer no engate, para soltar sem tranco.",
          "Primeiro o técnico tira a pressão da folha, com a energia cortada.",
          "Em portão desequilibrado ou torto, a escora da folha vem antes da chave.",
        ],
        [
          "O mecanismo é limpo e lubrificado, e came, alavanca ou miolo gastos são trocados.",
          "A chave certa é identificada pelo modelo, e o miolo danificado dá lugar a outro.",
          "Peça gasta no engate é substituída pela que corresponde ao modelo do motor.",
        ],
        [
          "O fim de curso é ajustado para a folha parar sem apertar o batente.",
          "Ao fim, todos aprendem a destravar e travar, com o portão no ponto certo.",
          "Testa-se a soltura e o retorno ao automático mais de uma vez, com os moradores olhando.",
        ],
      ],
    },
  ],
  questions: [
    {
      question: "Perdi a chave de destravamento: o que faço?",
      answers: [
        "Mande foto da etiqueta e da fechadura do motor para identificar a chave do modelo. Enquanto não chega, não force o miolo com outra ferramenta.",
        "Dá para repor pela marca e pelo modelo. Sem ela e com o portão preso, chame o técnico, que atende {shop.hours}.",
      ],
    },
    {
      question: "Como abrir o portão quando falta luz?",
      answers: [
        "No portão de correr ou de abrir, desligue o disjuntor, confira se a folha está reta, use a chave e mova devagar. O basculante fica travado até o técnico chegar.",
        "Abra pela chave do motor, com a energia cortada, a folha reta e os cabos inteiros. Com nobreak, o portão continua funcionando por algum tempo sem destravar.",
      ],
    },
    {
      question: "Por que o portão não volta ao automático depois de travado?",
      answers: [
        "O portão não volta ao automático porque o engate não encaixou: com o disjuntor desligado, gire a chave até o fim. Em portão de correr reto e nivelado, um leve movimento completa o encaixe; no basculante, chame o técnico.",
        "Falta encaixar a transmissão. Em portão de correr reto e nivelado, com a energia cortada, mova a folha alguns centímetros; no basculante, ou se não engatar, o serviço é do técnico.",
      ],
    },
    {
      question: "Qualquer chave serve no motor do portão?",
      answers: [
        "Não. Formato e segredo mudam com marca e modelo, e uma chave parecida estraga o miolo.",
        "Não serve. Alguns motores usam alavanca ou borboleta; os de chave pedem a do próprio modelo, identificada pela etiqueta.",
      ],
    },
    {
      question: "Posso deixar o portão destravado?",
      answers: [
        "Só por pouco tempo e fechado com outra trava. Destravado, ele não tem freio e qualquer um abre por fora.",
        "Não convém. Sem o motor engatado, a folha se move com o vento e a casa fica sem proteção.",
      ],
    },
  ],
  photo: "fotos da etiqueta do motor e do lugar em que a chave entra",
  related: ["falta-de-energia", "nobreak", "travado-com-carro", "motor", "pesado", "emergencia"],
  topic: "assistencia-tecnica-24-horas",
};
