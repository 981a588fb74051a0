import type { NarrowConcept } from "#domain/knowledge/concept.ts";

export const chaveDeDestravamento: NarrowConcept[] = [
  {
    id: "chave-de-destravamento-perdida",
    broader: "chave-de-destravamento",
    label: "Chave de destravamento perdida",
    phrase: "a chave de destravamento perdida",
    intent: "how-to",
    asks: [
      "travado fechado sem chave",
      "travado sem chave",
      "preso sem chave",
      "perdi chave [marca]",
      "perdi chave motor [marca]",
      "chave perdida [marca]",
      "não acho chave",
      "não acho chave portão",
      "não encontro chave portão",
      "falta luz não acho chave",
      "faltou luz sem chave",
      "faltou luz não acho chave",
      "acabou luz perdi chave",
      "não sei onde está chave portão",
      "perdi chave destravamento",
      "chave destravamento perdida",
      "perdi chave motor",
      "chave motor portão perdi",
      "não tenho chave motor",
      "sem chave destravamento",
      "segunda chave destravamento",
      "perdi chave portão destravar",
      "perdi chave destravar",
      "perder chave destravamento",
      "não acho chave destravamento",
      "chave portão eletrônico perdida",
      "chave reserva motor",
      "perdi chave portão eletrônico",
      "sumiu chave destravar motor",
      "perdi chavinha motor luz",
    ],
    answers: {
      any: [
        "Sem a chave de destravamento, encomende outra pelo modelo da etiqueta; se o portão está travado fechado, desligue o disjuntor, não force a folha nem o miolo e use a porta social. O técnico abre sem estragar, {shop.hours}; mande a foto da etiqueta e do furo.",
        "Perdida a chave do motor, procure perto dele, no quadro de luz e junto do manual; alguns modelos abrem com chave allen ou alavanca. Sem ela e sem luz, saia pelo portão social e não force o miolo nem a folha: o técnico abre sem estragar, {shop.hours}, e a chave se repõe pelo modelo da etiqueta.",
        "Perdeu a chave de destravamento? Olhe o furo no motor: se for sextavado ou triangular, uma allen ou chave comum da medida exata pode servir; se tiver segredo ou perfil próprio, repõe-se pelo modelo. Mande a foto da etiqueta e do furo: dizemos qual é, se conseguimos a peça e quanto custa.",
        "A chave de destravamento perdida é vendida conforme a marca e o modelo; alguns motores usam alavanca, borboleta ou chave allen no lugar. Se o portão está preso e sem chave, o técnico abre: atendemos {shop.hours}.",
        "Sem a chave de destravamento, o portão continua funcionando pelo controle; só a abertura manual fica impedida. Encomende outra pelo modelo da etiqueta, de preferência duas: com a foto dela e do furo da chave, dizemos o formato e o valor.",
      ],
      price: [
        "O preço da chave de destravamento depende da marca e do modelo do motor; quando o miolo está gasto, soma-se a peça. Com foto da etiqueta e da fechadura, informamos o valor e se há reposição.",
        "A chave de motor é item pequeno, cobrado à parte; se for preciso trocar o cilindro ou abrir o portão preso, entra a visita. Mande as fotos para o orçamento grátis.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["O que fazer sem a chave", "Achar, encomendar ou trocar o miolo", "Antes da próxima falta de luz"],
        slots: [
          [
            "Muita chave está com o manual, no armário da garagem ou com quem instalou.",
            "Resolva com a luz funcionando, e não durante o apagão.",
            "Nenhum passo pede abrir a tampa do motor.",
          ],
        ],
        steps: [
          "Procure junto do manual, na caixa do motor e com o instalador.",
          "Fotografe a etiqueta e o ponto de destravamento.",
          "Peça a chave do modelo, de preferência duas.",
          "Teste a nova com o disjuntor desligado e a folha reta; no basculante, faça o teste com o técnico.",
          "Deixe uma em lugar conhecido por todos os adultos, fora da garagem trancada.",
        ],
      },
      {
        about: "choose",
        headings: [
          "Chave nova, miolo novo ou outra solução",
          "Quando não existe a chave do modelo",
          "Reposição para motor antigo",
        ],
        slots: [
          [
            "Em motor atual, a chave é item de reposição comum.",
            "Modelos em linha têm chave avulsa, vendida pelo nome na etiqueta; há de perfil próprio, allen, triangular e de cilindro.",
            "A foto do furo da chave mostra o formato: triangular, tubular, allen ou de segredo.",
          ],
          [
            "Um motor antigo sem chave pode receber outro cilindro ou alavanca, se a peça existir.",
            "Quando o miolo está gasto, troca-se o conjunto e vêm chaves novas.",
            "Uma chave copiada de outra já gasta costuma girar em falso.",
          ],
          [
            "Se o destravamento é externo e a chave sumiu na rua, troque o cilindro.",
            "Uma chave perdida com endereço pede segredo novo, como na porta de casa.",
            "Destravamento por fora abre a garagem sem luz, então trate a chave como a da frente.",
          ],
        ],
      },
    ],
    keep: ["safety"],
    questions: [
      {
        question: "Chave de outra marca serve?",
        answers: [
          "Só quando o formato é o mesmo: allen e triangular se repetem entre marcas, se a medida for igual. Chave com segredo é só a do modelo.",
          "Em geral não: com segredo, só a do próprio modelo. Furo sextavado ou triangular aceita chave comum da medida exata.",
        ],
      },
      {
        question: "A chave quebrou dentro do miolo. O que faço?",
        answers: [
          "Não puxe com alicate. O técnico extrai o pedaço e avalia o cilindro.",
          "Deixe como está. Forçar empurra o pedaço e trava o mecanismo.",
        ],
      },
      {
        question: "Posso destravar com alicate ou chave de fenda?",
        answers: [
          "Não. Quebra o came e deixa o portão sem abertura manual.",
          "Não: a ferramenta quebra o miolo, e o conserto custa mais que a chave nova.",
        ],
      },
      {
        question: "O portão está preso agora e não tenho a chave. O que faço?",
        answers: [
          "Desligue o disjuntor, não force a folha e chame o técnico, que atende {shop.hours}. Ele prende a folha antes de soltar o motor.",
          "Use outra saída e chame o atendimento, que funciona {shop.hours}. Mande a foto da etiqueta.",
        ],
      },
    ],
    photo: "uma foto da etiqueta do motor e do ponto em que a chave entra",
  },
  {
    id: "voltar-ao-automatico",
    broader: "chave-de-destravamento",
    label: "Voltar ao automático",
    phrase: "a volta do portão ao automático",
    intent: "how-to",
    asks: [
      "religar portão automático",
      "religar automático luz volta",
      "destravei gira falso",
      "destravei chave gira falso",
      "destravei motor gira",
      "destravei motor roda",
      "destravei agora motor gira",
      "como colocar automático de novo",
      "como voltar portão automático",
      "como pôr automático de novo",
      "destravei não volta",
      "motor gira destravado",
      "destravou não trava",
      "engatar motor",
      "travar novo motor",
      "travar novamente motor",
      "como travar novo motor",
      "travar motor depois destravar",
      "travar novo [marca]",
      "travar motor [marca] novo",
      "portão destravado como travar",
      "destravei portão não funciona",
      "ativar portão automático",
      "destravado voltar automático",
      "manual voltar automático",
      "passar manual automático",
      "colocar automático novamente",
      "voltar pro automático",
      "voltar para o automático",
      "volta ao automático",
      "manual para automático de novo",
      "destravado não volta automático",
      "voltar portão para automático manual",
      "destravar não volta",
      "destravei não trava",
      "travar volta destravar",
      "travar depois destravar",
      "travar portão novamente",
      "portão destravado motor gira",
      "rearmar motor portão",
      "depois não engata",
      "não engata mais",
      "não engata falta energia",
      "não engata depois luz",
      "motor não engata",
      "portão não engata",
      "destravei não sei travar",
      "destravei como travar",
      "engatar motor portão novo",
      "engatar motor de novo",
    ],
    answers: {
      any: [
        "Para colocar o portão no automático de novo, depois da falta de luz ou do conserto, desligue o disjuntor, feche a folha, gire a chave do motor ao contrário até sentir o engate e só então religue. Faça o primeiro ciclo pela botoeira, olhando; se o motor gira e a folha não anda, o engate não encaixou.",
        "Para voltar ao automático, depois da falta de luz ou do conserto, desligue o disjuntor, feche o portão e gire a chave ao contrário até sentir o engate; no de correr reto e nivelado, mova a folha um pouco até encaixar. Só então religue e faça um ciclo olhando.",
        "Para voltar ao automático, depois da falta de luz ou do conserto, corte a energia e gire a chave até o fim, à posição de trabalho; no deslizante nivelado, um leve movimento da folha completa o engate. Se o motor gira sem levar o portão, ele não encaixou; no basculante, se não encaixar fácil, chame o técnico.",
        "Para travar o portão de volta, desligue o disjuntor, feche a folha e gire a chave à posição de trabalho até sentir o engate. Se a chave não volta ou gira livre, o mecanismo precisa de reparo; no basculante, não force.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: [
          "Travar o motor de novo, passo a passo",
          "Como passar do manual ao automático",
          "Como engatar com segurança",
        ],
        slots: [
          [
            "A ordem protege os dedos: energia fora, chave, teste.",
            "Nunca encaixe com o disjuntor ligado, porque um toque no controle move a folha.",
            "Retire antes o cadeado ou ferrolho que ficou do tempo sem luz.",
          ],
        ],
        steps: [
          "Desligue o disjuntor e o nobreak.",
          "Com a folha reta e os cabos inteiros, feche o portão devagar; se pesar, pare e chame o técnico.",
          "Gire a chave ou a alavanca até o fim, no sentido contrário.",
          "Em portão de correr reto e nivelado, mova a folha alguns centímetros até ouvir o engate. No basculante, não force.",
          "Afaste-se, religue e acione uma vez, com a passagem livre.",
          "Deixe o primeiro ciclo terminar.",
        ],
      },
      {
        about: "causes",
        headings: [
          "Motor não engata: o que pode ser",
          "Chave, pino ou engrenagem com defeito",
          "Por que o motor continua girando em falso",
        ],
        slots: [
          [
            "Uma chave que não completou a volta deixa o pino no meio do caminho.",
            "Uma alavanca fora do fim do curso parece travada e não está.",
            "Uma folha apertada no batente impede o pino de entrar.",
          ],
          [
            "Pino, came ou cabo de destravamento partido gira sem efeito.",
            "Um mecanismo oxidado fica preso na posição aberta.",
            "A engrenagem gasta engata e escapa no primeiro esforço.",
          ],
          [
            "Um portão que anda e para fora do ponto perdeu a referência e precisa completar um ciclo.",
            "Em alguns modelos, o primeiro movimento é lento, de reconhecimento.",
            "Se ele bate no fim, desligue e peça a regulagem do curso.",
          ],
        ],
      },
    ],
    keep: ["visit"],
    questions: [
      {
        question: "Preciso programar os controles de novo?",
        answers: ["Não. Destravar e travar não mexe na memória.", "Não. Os cadastros continuam gravados na central."],
      },
      {
        question: "O primeiro ciclo do portão saiu devagar. É normal?",
        answers: [
          "Em muitos modelos, sim, para reconhecer o percurso. Deixe completar com a área livre.",
          "É, em certas placas. Se continuar lento, peça avaliação.",
        ],
      },
      {
        question: "Por que a folha se move com a mão depois de travar o motor?",
        answers: [
          "O engate não entrou. Repita com a energia cortada; se continuar solta, tranque por dentro e chame o técnico.",
          "Falta encaixar o pino do destravamento. Um portão solto não está trancado.",
        ],
      },
      {
        question: "Posso deixar o motor destravado para usar o portão no manual?",
        answers: [
          "Não é indicado: fica sem freio e sem tranca. Se for por dias, use ferrolho e mantenha o disjuntor desligado.",
          "Só por pouco tempo, em folha equilibrada e trancada por dentro.",
        ],
      },
    ],
    photo: "uma foto do ponto de destravamento e da etiqueta do motor",
  },
  {
    id: "chave-do-motor",
    broader: "chave-de-destravamento",
    label: "Chave do motor do portão",
    phrase: "a chave do motor do portão",
    intent: "buying",
    asks: [
      "chave destravamento motor",
      "chave destravamento motor portão",
      "chave [marca]",
      "chave motor [marca]",
      "alavanca motor",
      "para que serve alavanca",
      "alavanca motor portão",
      "serve alavanca motor",
      "borboleta do motor",
      "chave motor",
      "chave motor portão",
      "comprar chave motor",
      "onde comprar chave motor",
      "chave motor preço",
      "chave destravamento preço",
      "comprar chave destravamento",
      "cópia chave motor",
      "chave motor ppa",
      "chave motor garen",
      "chave motor rossi",
      "chave motor peccinin",
      "chave destravamento ppa",
      "chave destravar portão comprar",
      "cópia chave destravamento",
      "chave destravamento garen",
      "chave destravamento rossi",
      "chave destravamento peccinin",
      "cópia chave destravamento garen",
      "cópia chave destravamento ppa",
      "chave tetra motor",
      "chave allen motor",
      "chave allen destravamento",
      "chave triangular motor",
      "chave triangular destravamento",
      "chave tetra destravamento",
    ],
    answers: {
      any: [
        "A alavanca ou chave do motor serve para destravar: solta o motor da folha, para abrir e fechar na mão quando falta luz ou ele falha. Use só com o disjuntor desligado, a folha reta e os cabos inteiros, e volte à posição travada antes de religar.",
        "A chave de destravamento muda com o modelo do motor: cada marca tem as suas, e alguns usam borboleta ou alavanca. Mande a foto da etiqueta e do ponto onde a chave entra, e dizemos qual serve.",
        "A chave do motor solta a folha na falta de luz, com o disjuntor desligado; um basculante pesado ou torto não se destrava. Para comprar ou copiar a sua, é preciso o modelo da etiqueta e a foto do encaixe.",
        "A chave de destravamento do motor é peça de reposição, vendida pelo modelo. Chaveiro copia a de miolo comum; a de formato próprio se encomenda. A foto da etiqueta e do encaixe mostra qual é a sua.",
      ],
      price: [
        "A chave do motor é item pequeno, cobrado por unidade, e o preço depende da marca e do modelo. Se o miolo gastou, soma-se a peça e a mão de obra; com a foto da etiqueta e da fechadura, o orçamento é grátis.",
        "O preço da chave de destravamento muda com o formato e o segredo do motor. Mande a foto da etiqueta e do ponto em que ela entra e receba o valor, com ou sem a troca do miolo.",
      ],
      question: [
        "A chave do motor costuma ficar onde se guarda o manual, no quadro de luz ou no molho da casa; o lugar em que ela entra fica no próprio motor: na frente ou na lateral da carcaça, às vezes sob uma tampinha, no de correr, e no acionador, no basculante.",
        "A alavanca ou chave do motor serve para destravar: solta o motor da folha, para abrir e fechar na mão quando falta luz ou ele falha. Use só com o disjuntor desligado, a folha reta e os cabos inteiros, e volte à posição travada antes de religar.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: [
          "Como identificar a chave do motor",
          "Qual chave serve no meu motor",
          "Marca, modelo e formato da chave",
        ],
        slots: [
          [
            "A etiqueta do motor traz marca e modelo, que definem a chave.",
            "Comece pela etiqueta, na lateral ou na tampa do motor.",
            "Sem etiqueta legível, a foto do motor inteiro costuma bastar.",
          ],
          [
            "Há motores de chave com segredo, de chave triangular, de alavanca e de chave Allen.",
            "Alguns destravam com borboleta ou puxador e nem usam chave.",
            "Motores da mesma marca podem ter chaves diferentes, conforme a linha e o ano.",
          ],
          [
            "A chave de outro modelo que entra forçada estraga o miolo.",
            "Não lime nem adapte uma chave parecida, porque o miolo gasto gira em falso.",
            "Se a chave gira sem soltar a folha, o mecanismo é que precisa de reparo.",
          ],
        ],
      },
      {
        about: "care",
        headings: [
          "Onde guardar a chave do motor",
          "Chave do motor sempre à mão",
          "Cuidados com a chave de destravamento",
        ],
        slots: [
          [
            "Deixe uma chave dentro de casa e outra com quem possa ajudar, nunca só dentro da garagem.",
            "Uma chave guardada no carro não ajuda quem está a pé na falta de luz.",
            "Prenda a chave num lugar fixo e mostre a todos da casa onde fica.",
          ],
          [
            "Teste o destravamento na manutenção preventiva, antes de precisar.",
            "Miolo sem uso enferruja; o técnico lubrifica e testa na visita.",
            "Uma vez por ano, peça ao técnico que confira o engate.",
          ],
          [
            "Trate como chave de casa: quem a tem, e alcança o motor, solta o portão.",
            "Um motor visível por fresta pede proteção sobre o destravamento.",
            "Não deixe a chave espetada no motor junto da grade.",
          ],
        ],
      },
    ],
    keep: ["check"],
    questions: [
      {
        question: "Chave de motor PPA serve em Garen ou Rossi?",
        answers: [
          "Em geral não: formato e segredo mudam. Confirme pela foto da etiqueta e do encaixe.",
          "Não conte com isso. Até dentro da mesma marca há chaves diferentes.",
        ],
      },
      {
        question: "Chaveiro faz cópia da chave do motor?",
        answers: [
          "Faz de alguns modelos com segredo comum, se você tiver a original. Sem ela, o caminho é a reposição pelo modelo.",
          "Às vezes. Alavanca e chave especial só como peça do fabricante.",
        ],
      },
      {
        question: "Meu motor não tem lugar de chave. Como destravo?",
        answers: [
          "Pode ser por alavanca, borboleta ou chave Allen sob uma tampa. A foto do motor fechado mostra.",
          "Nem todo motor usa chave. Não abra a tampa da placa para procurar.",
        ],
      },
      {
        question: "Posso usar chave de fenda no lugar?",
        answers: [
          "Não. Ela escapa, gasta o miolo e pode ferir a mão. Espere a chave certa ou o técnico.",
          "Não convém; o reparo do miolo sai mais caro que a chave.",
        ],
      },
    ],
    photo: "fotos da etiqueta do motor e do ponto em que a chave entra",
  },
  {
    id: "destravar-motor-da-marca",
    broader: "chave-de-destravamento",
    label: "Destravar o motor da marca",
    phrase: "o destravamento do motor",
    intent: "how-to",
    asks: [
      "destravar [marca]",
      "destravar motor [marca]",
      "destravar [marca] [modelo]",
      "destravar portão [marca]",
      "destravamento [marca]",
      "destravamento manual [marca]",
      "manual destravamento [marca]",
      "desbloquear motor [marca]",
      "soltar motor [marca]",
      "destravar motor [marca] falta luz",
      "destravar [marca] falta energia",
      "destravar [marca] sem luz",
      "destravar [marca] sem energia",
      "soltar motor [marca] falta luz",
      "liberar motor [marca]",
      "abrir manual motor [marca]",
      "abrir [marca] manual",
      "abrir portão [marca] manual",
      "abrir manualmente [marca]",
      "abrir manualmente portão [marca]",
      "abrir portão [marca] mão",
      "motor [marca] manual abrir",
      "colocar [marca] manual",
      "entra chave destravar motor [marca]",
      "sentido gira chave destravar motor [marca]",
      "sentido chave destravar [marca]",
    ],
    answers: {
      any: [
        "Para destravar o motor [marca], desligue o disjuntor, ponha a chave no furo ou na tampinha da carcaça, gire até o fim no sentido marcado e mova a folha devagar. Há modelo com alavanca ou borboleta em vez de chave. Só em portão reto e no trilho; basculante pesado fica travado.",
        "Para destravar o motor [marca], desligue o disjuntor, ponha a chave no furo ou na tampinha da carcaça, gire até o fim no sentido marcado e mova a folha devagar, com as duas mãos. Se o modelo não tem chave, procure alavanca ou borboleta; se resistir, não force. O destrave fica por dentro: por fora, só com destravamento externo instalado.",
        "O motor [marca] se destrava assim, na falta de luz ou com defeito: desligue o disjuntor e o nobreak, gire a chave, a alavanca ou a borboleta até o fim e mova a folha devagar; para sair, feche e trave de novo. Só em portão reto e leve: basculante que pesa nos primeiros centímetros fica travado até o técnico chegar.",
        "O motor [marca] se destrava assim: disjuntor desligado, folha fechada e reta, chave, alavanca ou borboleta girada até o fim e folha movida com calma. Se resistir, não force; em portão torto, em rampa ou basculante pesado, deixe travado e chame.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["Como destravar o motor, passo a passo", "Passos do destravamento", "Destravar com segurança"],
        slots: [
          [
            "O manual do seu modelo mostra o sentido do giro.",
            "Afaste crianças e animais antes de começar.",
            "Faça com outra pessoa vigiando a passagem.",
          ],
        ],
        steps: [
          "Desligue o disjuntor e o nobreak.",
          "Veja se a folha está reta, no trilho e em piso nivelado; no basculante, se sobe leve no uso normal e tem os cabos inteiros. Na dúvida, pare.",
          "Ponha a chave e gire até o fim, sem alicate.",
          "Mova a folha devagar, de lado e nunca embaixo.",
          "Depois de passar, feche, trave o motor e só então religue.",
        ],
      },
      {
        about: "causes",
        headings: ["Se a chave não gira ou o motor não solta", "Motor que não destrava", "Quando parar e chamar"],
        slots: [
          [
            "Uma folha pressionando a engrenagem prende o destrave; não faça força com ferramenta.",
            "Miolo seco ou sujo prende a chave, e forçar quebra a peça.",
            "A chave de outro modelo entra e não gira.",
          ],
          [
            "Com a chave girando em falso, o mecanismo interno quebrou e é caso de técnico.",
            "Se a chave gira e a folha continua presa, o redutor pode ter travado.",
            "Um portão em rampa não se destrava, porque a folha anda sozinha.",
          ],
        ],
      },
    ],
    keep: ["safety"],
    questions: [
      {
        question: "Onde fica a chave do motor?",
        answers: [
          "A fechadura do destravamento fica no próprio motor: na frente ou na lateral da carcaça, às vezes sob uma tampinha, no de correr; no acionador, no basculante. A chave costuma ficar com o manual ou no molho da casa.",
          "A chave de destravar o portão entra no próprio motor: na carcaça, sob uma tampinha, no de correr, e no acionador, no basculante; em alguns é alavanca ou borboleta. A chave em si costuma ficar com o manual ou no molho da casa.",
        ],
      },
      {
        question: "Depois de destravar, o portão fica trancado?",
        answers: [
          "Não. Trave o motor de novo ou tranque por dentro até a luz voltar.",
          "Não fica: destravado, qualquer um empurra.",
        ],
      },
      {
        question: "Destravei o motor e ele gira sem mover a folha. O que faço?",
        answers: [
          "Ele ainda está destravado. Desligue, volte a chave à posição de travado e teste.",
          "Falta travar o motor de novo: gire a chave de volta e mova a folha um pouco até engatar.",
        ],
      },
    ],
    photo: "fotos da etiqueta do motor e do ponto onde entra a chave",
  },
  {
    id: "chave-quebrou",
    broader: "chave-de-destravamento",
    label: "Chave de destravamento quebrou",
    phrase: "a chave de destravamento quebrada",
    intent: "repair",
    asks: [
      "chave quebrou motor",
      "chave quebrou dentro",
      "chave destravar quebrou",
      "chave destravamento quebrou",
      "chave destravamento quebrada",
      "chave motor quebrou",
      "chave quebrada motor",
      "chave quebrou portão",
      "chave destravar quebrou dentro",
      "quebrou chave dentro motor",
      "chave motor quebrou dentro",
      "chave girando falso",
      "chave gira falso",
      "chave gira não destrava",
      "chave destravamento partiu",
      "pedaço chave dentro motor",
      "destravar chave quebrou dentro",
      "pedaço chave ficou",
    ],
    answers: {
      any: [
        "A chave de destravamento que quebrou dentro do motor não se tira com alicate nem chave de fenda: desligue o disjuntor e mande a foto. O portão segue pelo controle; só a abertura manual fica parada até a retirada do pedaço ou a troca do miolo.",
        "Uma chave quebrada no motor pede extração e chave nova do mesmo modelo; às vezes, a troca do miolo ou da alavanca. Enquanto o controle funciona, use o portão normalmente e resolva antes da próxima falta de luz.",
        "Chave de destravamento que quebrou pede retirada do pedaço e chave nova do modelo; a causa é miolo seco, chave de outro motor ou folha pressionando a engrenagem. Não force: o técnico solta a pressão, retira o pedaço e repõe a peça.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["O que fazer com a chave quebrada no motor", "Chave quebrada: primeiros passos", "Antes da visita"],
        slots: [
          [
            "O portão costuma continuar pelo controle.",
            "Nada disso pede abrir a tampa.",
            "Sem pressa: o motor não depende da chave para funcionar.",
          ],
        ],
        steps: [
          "Não insista com o pedaço que sobrou.",
          "Desligue o disjuntor se o motor ficou meio destravado.",
          "Fotografe o miolo, o pedaço da chave e a etiqueta do motor.",
          "Guarde o pedaço: ele ajuda a achar o modelo.",
        ],
      },
      {
        about: "visit",
        headings: ["Como se conserta", "Extração do pedaço e chave nova", "Troca do miolo ou da alavanca"],
        slots: [
          [
            "O técnico retira o pedaço, limpa o miolo e testa o destrave com a folha segura.",
            "Com a energia cortada, o miolo é aberto e o pedaço sai sem forçar.",
            "Se o miolo gastou, ele é trocado com a chave.",
          ],
          [
            "Peça duas chaves e guarde uma dentro de casa.",
            "Uma chave reserva evita ficar preso na falta de luz.",
            "Lubrificante seco no miolo, na manutenção, evita que a chave prenda de novo.",
          ],
        ],
      },
    ],
    keep: ["safety"],
    questions: [
      {
        question: "O portão funciona sem a chave?",
        answers: [
          "Sim, pelo controle e pela botoeira. Só não abre à mão.",
          "Funciona; a chave é para abrir sem energia.",
        ],
      },
      {
        question: "Posso fazer cópia no chaveiro?",
        answers: [
          "Se a chave é de miolo comum, sim, com o pedaço inteiro na mão. A de formato próprio se encomenda.",
          "Às vezes; depende do formato.",
        ],
      },
      {
        question: "Faltou luz e a chave está quebrada, e agora?",
        answers: [
          "Não force a folha. Saia pelo social e chame; atendemos {shop.hours}.",
          "Espere o técnico: forçar quebra o redutor. O atendimento é {shop.hours}.",
        ],
      },
    ],
    photo: "fotos do miolo, do pedaço da chave e da etiqueta do motor",
  },
  {
    id: "onde-comprar-chave-perdida",
    broader: "chave-de-destravamento",
    label: "Onde comprar a chave de destravamento",
    phrase: "a compra da chave de destravamento perdida",
    intent: "buying",
    asks: [
      "chave destravamento perdida onde",
      "chave destravamento perdida compro",
      "chave destravamento perdida comprar",
      "perdi chave destravamento comprar",
      "perdi chave destravamento onde",
      "chave motor perdida compro",
      "chave motor perdida onde",
      "perdi chave motor compro",
      "perdi chave motor onde",
      "onde compro chave destravamento",
      "onde compro outra chave motor",
      "onde acho chave destravamento",
      "onde encontro chave motor",
      "onde vende chave destravamento",
      "onde vende chave motor",
      "chave reserva motor portão",
      "segunda via chave motor",
      "chave reserva destravamento",
      "onde vende chave destravar",
      "onde compro chave destravar",
      "comprar chave destravar",
      "onde vende chave destravar portão",
      "onde comprar chave destravar portão",
      "comprar chave destravamento",
      "loja vende chave motor",
      "chaveiro cópia chave motor",
      "quem vende chave motor",
      "vende chave motor portão",
    ],
    answers: {
      any: [
        "A chave se compra em loja de automação ou revenda da marca do motor, pelo modelo da etiqueta; a de miolo comum um chaveiro copia de outra igual. Mande a foto da etiqueta e do encaixe: dizemos qual serve e se temos para vender.",
        "Compre a chave de destravamento pelo modelo do motor, em revenda da marca ou loja de peças de portão; mande também a foto da etiqueta e do encaixe, e respondemos se temos a sua. Sem ela, não abra a tampa nem force o encaixe com alicate.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Que chave é a sua", "Miolo, borboleta, alavanca ou chave sextavada"],
        slots: [["Há quatro tipos comuns, e a foto do encaixe mostra o seu.", "O formato do furo diz o que procurar."]],
        bullets: [
          "Miolo com segredo, como fechadura: copia-se de outra igual ou se troca o miolo",
          "Chave triangular ou de formato próprio: peça do fabricante",
          "Chave sextavada (allen): a da medida certa, de loja de ferragem",
          "Borboleta ou alavanca presa ao motor: não tem chave avulsa",
        ],
      },
      {
        about: "safety",
        headings: ["O que fazer enquanto está sem a chave", "Sem chave e sem energia"],
        slots: [
          [
            "Com luz, o portão segue no controle; o problema é a falta de energia, quando não há como soltar o motor.",
            "Sem a chave não se abre na mão no apagão: combine outra saída até a nova chegar.",
          ],
          [
            "A chave de fenda no miolo quebra a trava, e o conserto custa mais que a chave.",
            "Forçar o encaixe com alicate espana a trava interna.",
          ],
        ],
      },
    ],
    keep: ["causes"],
    questions: [
      {
        question: "Meu motor não tem lugar de chave. Como destravo?",
        answers: [
          "Alguns usam alavanca, borboleta ou cordão. O manual do modelo mostra; com a foto do motor dizemos onde fica.",
        ],
      },
      {
        question: "Quanto custa a chave de destravamento?",
        answers: [
          "O preço depende do tipo: a de formato próprio vem pela marca, e o miolo novo soma a troca. O valor sai pela foto, sem custo.",
        ],
      },
      {
        question: "Uma chave de outra marca serve?",
        answers: ["Só se o formato for o mesmo. A chave quase igual gira em falso e gasta o encaixe."],
      },
    ],
    photo: "uma foto da etiqueta do motor e outra do furo onde a chave entra",
  },
  {
    id: "usar-no-manual",
    broader: "chave-de-destravamento",
    label: "Usar o portão no manual",
    phrase: "o uso manual do portão com motor",
    intent: "question",
    asks: [
      "posso usar manual motor",
      "usar portão manual motor",
      "usar manual com motor",
      "usar na mão com motor",
      "deixar portão manual",
      "deixar manual",
      "deixar no manual",
      "passar portão manual",
      "colocar portão manual",
      "botar no manual",
      "como deixar manual",
      "tirar automático deixar manual",
      "tirar motor deixar manual",
      "tirar motor e deixar manual",
      "voltar portão manual",
      "desativar motor portão",
      "desligar motor usar manual",
      "usar portão motor queimado",
      "usar motor queimado",
      "usar sem motor",
      "segurar portão sem motor",
      "travar portão sem motor",
      "como travar sem motor",
      "seguro usar portão manual",
      "abrir fechar mão dia a dia",
      "portão seguro modo manual",
      "não consertar motor abrir mão",
    ],
    answers: {
      any: [
        "Pode, se o portão é de correr ou de abrir, reto e em piso plano: desligue o disjuntor, destrave com a chave e mova devagar, trancando com ferrolho depois, porque destravado ele fica solto. O basculante não se deixa no manual: sem o motor, só o equilíbrio certo segura a folha.",
      ],
      "how-to": [
        "Para deixar o portão no manual, desligue o disjuntor, destrave o motor com a chave e mova a folha devagar, se é de correr ou de abrir, reto e em piso plano; depois tranque com ferrolho, porque destravado ele fica solto. O basculante só se destrava com os cabos inteiros e a folha equilibrada, para passar e fechar: trave-o em seguida.",
      ],
    },
    sections: [
      {
        about: "safety",
        headings: ["Cuidados para usar na mão", "Destravado é solto"],
        slots: [
          [
            "Com o disjuntor ligado, um toque no controle gira o motor e pode prender a mão.",
            "Disjuntor desligado sempre: o motor pode receber ordem no meio do movimento.",
          ],
          ["Em rampa a folha corre sozinha; não destrave.", "Piso inclinado e vento tiram a folha da mão."],
          [
            "Um motor destravado não tranca a casa: ponha ferrolho ou corrente.",
            "À noite, tranque por dentro, porque a folha abre com um empurrão.",
          ],
        ],
      },
    ],
    keep: ["visit"],
    questions: [
      {
        question: "Quero tirar o motor de vez. Como faço?",
        answers: [
          "O técnico isola os fios, retira o motor e prende a folha; no basculante, confere o contrapeso antes. O trinco volta para a folha.",
        ],
      },
      {
        question: "Usar na mão estraga o motor?",
        answers: ["Não, se está destravado. Forçar com o motor travado quebra o redutor."],
      },
      {
        question: "Preciso programar o portão ao voltar do manual?",
        answers: [
          "Em alguns modelos o primeiro ciclo sai devagar, para achar o percurso. Deixe completar sem ninguém no caminho.",
        ],
      },
    ],
    photo: "uma foto do motor e do portão inteiro",
  },
  {
    id: "motor-com-destravamento",
    broader: "chave-de-destravamento",
    label: "Motor com destravamento manual",
    phrase: "o motor com destravamento manual",
    asks: [
      "motor destravamento manual",
      "motor portão destravamento manual",
      "motor com destravamento",
      "motor destravamento externo",
      "motor destrave manual",
      "motor abre manual também",
      "motor abertura manual",
      "motor com abertura manual falta luz",
    ],
    intent: "question",
    answers: {
      any: [
        "Todo motor de portão que vendemos tem destravamento manual, por chave ou alavanca, para soltar a folha na falta de luz: não é acessório. A troca em casa fica de {price.homeSwap}, com mão de obra; se a garagem é a única entrada, peça o destravamento externo, que abre por fora e é orçado por foto.",
        "O destravamento manual vem de fábrica no motor de portão, por dentro, com chave própria. Por fora, só com destravamento externo, um acessório somado por foto; o kit basculante de até {width.quarterHp}, instalado, parte de {price.lowest}. Em basculante, quem solta a folha é o técnico, ou a chave com disjuntor desligado, cabos inteiros e folha equilibrada.",
      ],
    },
    sections: [
      {
        about: "what",
        headings: ["Onde fica e quando se usa", "Chave, alavanca ou cabo"],
        slots: [
          [
            "A chave fica na carcaça, sob uma tampinha, e solta o motor da folha para mover com a mão.",
            "No corpo do motor há um furo ou tampa para a chave que desengata.",
          ],
          [
            "Guarde uma chave dentro de casa e outra fora da garagem.",
            "Deixe uma cópia onde se chega sem abrir o portão.",
          ],
        ],
      },
      {
        about: "safety",
        headings: ["Antes de destravar", "Cuidado com a folha solta"],
        slots: [
          [
            "Desligue o disjuntor primeiro, para o motor não partir com a folha solta.",
            "Disjuntor desligado antes, sempre.",
          ],
          [
            "Folha torta, pesada ou com cabo rompido não se destrava: chame o técnico.",
            "Se um cabo soltou ou a folha não para onde se deixa, não destrave.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Perdi a chave de destravamento, e agora?",
        answers: [
          "A chave é peça do modelo e se compra pela foto da etiqueta e do encaixe.",
          "Mande a foto do encaixe e da etiqueta, e dizemos qual é.",
        ],
      },
      {
        question: "E se o portão ainda é manual?",
        answers: [
          "A primeira instalação soma base ou suportes, cremalheira no de correr e ponto de energia, e é orçada por foto, sem custo.",
          "Fotos e medidas bastam: base, suporte, ponto de energia e motor vêm no mesmo orçamento, grátis.",
        ],
      },
      {
        question: "Tenho garantia?",
        answers: [
          "Sim: {warranty.motor} no motor que vendemos e {warranty.installation} na instalação, por escrito.",
          "O motor vendido por nós tem {warranty.motor}, e o serviço, {warranty.installation}.",
        ],
      },
    ],
    photo: "uma foto do portão inteiro e outra da etiqueta do motor, se já há um, com a largura da folha",
    isAskedByName: true,
  },
];
