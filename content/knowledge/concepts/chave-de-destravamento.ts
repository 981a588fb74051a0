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
      "A chave de destravamento solta o motor da folha para que o portão abra na mão. Antes de usá-la, desligue o disjuntor e veja se a folha está reta e no trilho. Portão torto, pesado ou com cabo frouxo não se destrava, e o basculante com qualquer defeito também não: a folha pode cair, e quem a solta é o técnico.",
      "Para abrir na mão um portão automático de correr ou de abrir, desligue o disjuntor e gire a chave de destravamento do motor. O basculante só se destrava em falta de luz, fechado e sem defeito. Portão torto ou com o cabo solto fica travado até o técnico chegar, porque a folha pode cair.",
      "Quase todo motor de portão tem uma chave de destravamento, alavanca ou borboleta para soltar a folha na falta de luz. Use-a com o disjuntor desligado e a folha reta, e trave de novo antes de voltar ao automático. Basculante com qualquer defeito não se destrava.",
    ],
    price: [
      "O preço da chave de destravamento depende da marca e do modelo do motor, e ela é vendida por unidade. Se o miolo quebrou, somam-se a peça e a mão de obra. Uma foto da etiqueta e do ponto em que a chave entra basta para o valor.",
      "Quanto custa a chave do motor muda com o formato e o segredo de cada modelo; quando o mecanismo gastou, o reparo é cobrado à parte. Mande a foto da etiqueta e da fechadura do motor para o orçamento grátis.",
    ],
    repair: [
      "Chave de destravamento que gira em falso ou fica emperrada indica mecanismo gasto, enferrujado ou folha apertada contra o batente. O técnico alivia a folha, lubrifica ou troca a peça e testa o engate várias vezes antes de sair.",
      "O conserto da chave de destravamento vai da limpeza do miolo à troca da alavanca ou do came, a peça que solta o engate. Até a visita, não force com alicate, porque a quebra deixa o portão sem abertura manual.",
    ],
    "how-to": [
      "Para destravar o motor e abrir o portão na mão, desligue o disjuntor e confirme que a folha está reta e no trilho. Gire a chave até o fim e mova devagar, com as duas mãos. O basculante só se destrava em falta de luz, fechado e sem defeito; com defeito a folha pode cair, e quem solta é o técnico.",
      "Para abrir o portão na mão, desligue o disjuntor, afaste crianças, ponha a chave no ponto marcado no motor, gire até o fim e conduza a folha com calma. A folha precisa estar reta e no lugar. O basculante precisa ainda estar fechado e ter funcionado bem até a luz acabar; com defeito, chame o técnico.",
    ],
    emergency: [
      "Portão travado e sem chave de destravamento: desligue o disjuntor, não force a folha com alavanca e mande foto do motor pelo WhatsApp. O atendimento funciona {shop.hours}, e o técnico abre o portão depois de prender a folha.",
      "Se a chave de destravamento quebrou ou a folha está torta, não insista. Desligue o disjuntor, mantenha todos longe do portão e chame o técnico, que atende {shop.hours}; ele prende a folha antes de soltar o motor.",
    ],
    question: [
      "Sim, quase todo motor destrava por chave, alavanca ou borboleta, e a folha reta de um portão de correr ou de abrir se move na mão, com o disjuntor desligado. O basculante só se destrava em falta de luz, fechado e sem defeito; torto ou com cabo frouxo, fica travado até o técnico chegar.",
      "Pode destravar o portão de correr ou de abrir, quando a folha está reta e no lugar, com o disjuntor desligado. O basculante precisa estar fechado e sem defeito, porque a folha com cabo ou mola ruim cai. A chave muda com a marca e o modelo, e a foto da etiqueta do motor mostra qual repor.",
      "Dá para abrir na mão com a chave do motor em portão de correr ou de abrir, reto e nivelado, com o disjuntor desligado. O basculante só se solta em falta de luz, fechado e sem defeito, levantado a dois. Depois trave de novo, pois o portão destravado não fica trancado.",
    ],
    buying: [
      "A chave de destravamento se compra pelo modelo do motor, que está na etiqueta, e pelo ponto em que ela entra. Há motores de chave própria, de alavanca e de chave Allen comum, e por isso duas chaves parecidas podem não servir uma no lugar da outra.",
      "Para comprar a chave do motor do portão, identifique marca e modelo na etiqueta, porque o formato muda de um para outro. Peça duas e deixe uma fora da garagem, para não ficar preso do lado de fora quando faltar luz.",
      "A chave do motor se acha em loja de peças de automação, pelo modelo escrito na etiqueta. Com a foto da etiqueta e da fechadura do motor, dizemos se há reposição e quanto custa.",
    ],
  },
  line: [
    "A chave de destravamento só se usa com o disjuntor desligado e a folha reta, e nunca em basculante com defeito.",
    "Saber onde está a chave do motor evita ficar preso na falta de luz.",
    "Basculante pesado ou torto não se destrava: a folha pode despencar.",
  ],
  sections: [
    {
      about: "what",
      headings: ["O que a chave de destravamento faz", "Como o motor solta a folha", "Onde fica a chave em cada motor"],
      slots: [
        [
          "Com o motor parado, as engrenagens dele seguram a folha, que não se move na mão. A chave desfaz essa ligação até ser girada de volta.",
          "O mecanismo separa o motor da peça que puxa a folha, e o portão passa a andar com a mão. Girando a chave ao contrário, a ligação volta.",
          "Girar a chave afasta o engate que prende a folha às engrenagens do motor. Enquanto o engate está solto, controle e botoeira não movem o portão.",
        ],
        [
          "No motor de correr, a chave costuma ficar na frente da carcaça; no basculante, perto do acionador; no de abrir, no corpo do braço. Uma marca indica o sentido de giro.",
          "O lugar varia com o tipo: tampa ou frente no motor deslizante, acionador no basculante e corpo do braço no pivotante. O manual do modelo mostra o ponto exato.",
          "Cada modelo tem o seu sistema, que pode ser chave, alavanca, borboleta ou pino. Procure na carcaça um desenho de cadeado ou uma seta, que mostra onde soltar e para que lado girar.",
        ],
        [
          "Alguns basculantes têm um cabo de destravamento externo, útil quando a garagem não tem outra entrada. Ele serve na falta de luz, com a folha fechada e sem defeito.",
          "Em casa sem porta social, pense na falta de luz antes que ela aconteça. Um destravamento por fora, instalado pelo técnico, evita ficar na rua.",
          "Em casa {em} com entrada só pela garagem, vale instalar um destravamento externo ou um nobreak. Sem um dos dois, a falta de luz deixa o morador do lado de fora.",
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
          "O destravamento em casa serve para folha reta e em piso nivelado. O basculante precisa ainda estar fechado e sem defeito, e a falta deve ser só de luz.",
          "Só continue se nada parecer solto, torto ou fora do trilho. Na dúvida, o portão fica travado até o técnico chegar.",
          "A condição é que a folha esteja reta e que o portão andasse normalmente antes da parada. Portão que caiu ou entortou não se solta, nem o basculante com defeito.",
        ],
        [
          "Fique ao lado da folha durante o movimento, e nunca no caminho dela. Use as duas mãos e pare se sentir resistência.",
          "Conduza a folha devagar, com as mãos longe de dobradiças e engrenagem. Alguém deve manter as crianças afastadas até o fim.",
          "Mova o portão com calma, sem dar impulso, porque solto ele não freia. Se a folha prender ou pesar, pare e trave de novo.",
        ],
        [
          "O portão de correr em desnível anda sozinho depois de solto, e por isso não deve ser destravado sem o técnico. O mesmo cuidado vale com vento forte em folha de chapa.",
          "Depois de destravado, o portão não tem freio, e o vento ou a rampa o movem. Não o deixe entreaberto nem com alguém por perto.",
          "Uma folha solta fica sem trava e pode ser aberta por fora. Feche o portão e trave o motor antes de se afastar.",
        ],
      ],
      steps: [
        "Desligue o disjuntor do motor e, se houver, o nobreak.",
        "Afaste crianças, animais e carros da folha.",
        "Veja se a folha está reta e no lugar. Se o portão é basculante com defeito, ou está aberto, pare aqui e chame o técnico.",
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
          "Em certos casos o motor é o que ainda segura a folha, e soltá-lo faz o portão cair ou disparar. Diante de um dos sinais de perigo, desligue o disjuntor e espere o técnico.",
          "Se o portão despencou, entortou ou subiu sozinho, a chave deve ficar guardada. Nessas horas a folha pode estar apoiada só no motor.",
          "Folha fora do trilho ou inclinada não se destrava, porque pode tombar. Também não se solta o motor de um portão com cabo ou mola com defeito.",
        ],
        [
          "Nunca destrave com a energia ligada, pois um toque no controle põe o motor em movimento. Desligue o disjuntor mesmo quando já faltou luz, porque ela pode voltar a qualquer momento.",
          "Mão na folha e energia ligada são uma combinação perigosa, mesmo por um minuto. Antes de encostar no portão, desligue o disjuntor e avise quem está em casa.",
          "Com o disjuntor ligado, qualquer controle da família aciona o motor enquanto você está ali. Desligue-o e guarde os controles até travar de novo.",
        ],
        [
          "Alicate e martelo quebram a peça que solta o motor e deixam o portão sem saída manual. Chave que não gira com a força da mão precisa de técnico.",
          "Forçar a chave emperrada costuma quebrá-la dentro do miolo, e o conserto fica maior. Pare ao primeiro sinal de resistência.",
          "Se o engate não solta, a folha pode estar apertada contra o batente, e insistir só piora. O técnico alivia essa pressão antes de girar a chave.",
        ],
      ],
      bullets: [
        "Cabo desfiado ou mola quebrada",
        "Folha torta ou fora do trilho",
        "Portão que desce ou sobe sozinho",
        "Chave que gira em falso",
        "Portão basculante com defeito ou parado aberto",
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
          "Ferrugem e poeira no miolo travam a chave que passa anos sem uso. Testá-la a cada poucos meses evita a surpresa no dia em que falta luz.",
          "O mecanismo parado por muito tempo oxida, e a chave já não completa a volta. A chuva que entra pela fechadura sem tampa apressa esse desgaste.",
          "A causa mais comum é a falta de uso, porque ninguém testa a chave até faltar luz. Nesse intervalo, sujeira e ferrugem prendem o miolo.",
        ],
        [
          "Uma folha apertada contra o batente mantém pressão no engate e impede que ele solte. O aperto vem, em geral, do fim de curso mal regulado.",
          "Quando o motor para forçando o fim do percurso, o engate fica preso pela carga da folha. A solução é regular o ponto de parada, um ajuste que o técnico faz na placa ou nos sensores.",
          "Fim de curso mal regulado deixa a folha comprimida, e a chave não vence essa pressão. Depois da regulagem, o destravamento volta a ser leve.",
        ],
        [
          "Chave que gira sem efeito mostra pino partido, cabo solto ou desgaste no came, a peça que empurra o engate. O conserto exige abrir o motor.",
          "Se a chave girou e nada soltou, o defeito está dentro do motor, no came ou no pino do engate. O técnico troca a peça pela do mesmo modelo.",
          "Uma peça interna quebrada faz a chave rodar livre, sem afastar o engate. Esse reparo é feito com o motor aberto e o disjuntor desligado.",
        ],
      ],
    },
    {
      about: "visit",
      headings: ["O que o técnico faz", "Chave nova e mecanismo revisado", "Destravamento testado na visita"],
      slots: [
        [
          "O técnico escora ou alivia a folha antes de mexer no engate, para que ela não solte com tranco. O disjuntor fica desligado durante todo o serviço.",
          "O primeiro passo é tirar a pressão da folha, com o disjuntor desligado. Só depois o engate é aberto e examinado.",
          "Em portão desequilibrado ou torto, a escora da folha vem antes da chave. Com ela firme, o motor pode ser solto sem risco de queda.",
        ],
        [
          "O mecanismo é limpo e lubrificado, e came, alavanca ou miolo gastos são trocados. A chave nova é a do modelo escrito na etiqueta.",
          "A chave certa é identificada pelo modelo do motor, e o miolo danificado dá lugar a outro. Quando basta limpeza, nenhuma peça é trocada.",
          "A peça gasta no engate é substituída pela que corresponde ao modelo. Se o defeito for só sujeira, uma limpeza com lubrificação resolve.",
        ],
        [
          "O fim de curso é ajustado para a folha parar sem apertar o batente. No fim, o destravamento é testado mais de uma vez, com você por perto.",
          "Antes de sair, o técnico ensina os moradores a destravar e travar o portão. O ponto de parada também é regulado, para a folha não comprimir o batente.",
          "A soltura e o retorno ao automático são testados várias vezes, com os moradores olhando. Se a folha aperta o batente, o fim de curso é regulado antes.",
        ],
      ],
    },
  ],
  questions: [
    {
      question: "Perdi a chave de destravamento: o que faço?",
      answers: [
        "Uma foto da etiqueta e da fechadura do motor permite achar a chave do modelo. Enquanto ela não chega, não force o miolo com outra ferramenta.",
        "Dá para repor a chave pela marca e pelo modelo. Sem ela e com o portão preso, chame o técnico, que atende {shop.hours}.",
      ],
    },
    {
      question: "Como abrir o portão quando falta luz?",
      answers: [
        "No portão de correr ou de abrir, desligue o disjuntor, confira se a folha está reta, use a chave e mova devagar. O basculante precisa estar fechado e sem defeito, e a folha se levanta a dois.",
        "Se a folha está reta e sem defeito, abra pela chave do motor, com o disjuntor desligado; o basculante se levanta devagar, a dois. Com nobreak, ele continua funcionando por algum tempo sem destravar.",
      ],
    },
    {
      question: "Por que o portão não volta ao automático depois de travado?",
      answers: [
        "Porque o engate não encaixou: com o disjuntor desligado, gire a chave até o fim. Em portão de correr reto e nivelado, um leve movimento completa o encaixe; no basculante, chame o técnico.",
        "Porque a chave travou antes de o motor encaixar na folha. Em portão de correr reto e nivelado, com o disjuntor desligado, mova a folha alguns centímetros; no basculante, ou se não engatar, o serviço é do técnico.",
      ],
    },
    {
      question: "Qualquer chave serve no motor do portão?",
      answers: [
        "Não. O formato e o segredo mudam com a marca e o modelo, e uma chave parecida estraga o miolo.",
        "Não serve. Alguns motores usam alavanca ou borboleta, e os de chave só aceitam a do próprio modelo, que se acha pela etiqueta.",
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
