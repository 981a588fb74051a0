import type { NarrowConcept } from "#domain/knowledge/concept.ts";
import { combine } from "./combine.ts";

/** Requests in which somebody waits: the landlord, the lorry in the street, the courier, the managing company, the card. */
export const pedidoComPrazo: NarrowConcept[] = [
  {
    id: "conserto-antes-do-prazo-do-aluguel",
    broader: "conserto",
    label: "Conserto do portão antes do prazo do aluguel",
    phrase: "o conserto do portão com prazo na casa alugada",
    asks: [
      ...combine(
        [
          ...[
            "aluguel vence",
            "aluguel vence amanhã",
            "aluguel vencendo",
            "contrato aluguel vence",
            "fim contrato aluguel",
          ],
          ...["contrato aluguel acaba", "entregar casa alugada", "entregar imóvel alugado", "devolver casa alugada"],
          ...["devolver imóvel alugado", "entregar chaves aluguel", "vistoria saída aluguel", "sair casa alugada"],
          ...["entregar apartamento alugado", "entrega chaves imobiliária"],
        ],
        [
          ...["portão quebrado", "portão quebrou", "portão quebrado conserto rápido", "conserto rápido portão"],
          ...[
            "portão",
            "portão parado",
            "conserto portão",
            "portão não abre",
            "portão com defeito",
            "portão não fecha",
          ],
        ],
      ),
    ],
    intent: "repair",
    answers: {
      any: [
        "Mande agora pelo WhatsApp um vídeo do portão e a foto da etiqueta do motor: dizemos se há técnico para hoje ou amanhã e quanto custa, antes do prazo do aluguel. Só regulagem, em casa, parte de {price.preventive}, sem peças; a nota sai no nome de quem paga, inquilino ou dono.",
        "O conserto rápido do portão, em casa ou imóvel alugado, começa por vídeo: respondemos com a causa provável, o valor e o primeiro horário, e você ainda tem o que mostrar ao dono. Regulagem em casa parte de {price.preventive}, sem peças; motor novo, de {price.homeSwap} com a troca.",
        "Em imóvel alugado com prazo, peça já o orçamento por vídeo, grátis, e mande-o ao dono ou à imobiliária antes de autorizar: desgaste costuma ser conta dele; mau uso, do inquilino. Dizemos se há técnico a tempo; a regulagem em casa parte de {price.preventive}, sem peças.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["O que fazer hoje", "Passos de hoje, antes de pagar"],
        slots: [
          [
            "A ordem protege o seu bolso e evita discussão na vistoria.",
            "Assim o conserto anda, e a conta fica clara.",
          ],
        ],
        steps: [
          "Filme o defeito de longe, com som, e fotografe a etiqueta do motor.",
          "Avise o dono ou a imobiliária por escrito, com o vídeo e a data.",
          "Procure na vistoria de entrada como o portão estava.",
          "Peça o orçamento e só autorize depois de saber quem paga.",
          "Guarde a nota e a peça trocada até a entrega das chaves.",
        ],
      },
      {
        about: "cost",
        headings: ["Quem paga o conserto", "Dono ou inquilino: de quem é a conta"],
        slots: [
          [
            "Em geral, desgaste e defeito antigo são do proprietário; batida, controle perdido e mau uso, do inquilino; vale o contrato.",
            "Peça gasta pelo tempo costuma ser do dono, e dano de quem usa, do inquilino, conforme o contrato e a vistoria de entrada.",
          ],
          [
            "Descontar o conserto do aluguel só com o acordo escrito do dono; sem ele, o boleto vence do mesmo jeito.",
            "O aluguel não para por causa do portão: desconto se combina por escrito antes de pagar.",
          ],
        ],
      },
      {
        about: "time",
        headings: ["Se o conserto não couber no prazo", "Não deu tempo: como se resguardar"],
        slots: [
          [
            "Peça fora de linha ou portão torto pode passar do dia; o orçamento por escrito mostra que você agiu.",
            "Quando a peça demora, o orçamento aceito, com data marcada, costuma bastar para combinar a entrega.",
          ],
          [
            "Até lá, só portão de correr ou de abrir, reto e no trilho, se fecha na mão, com o disjuntor desligado; o basculante espera o técnico.",
            "Com o disjuntor desligado, portão de correr reto pode ser destravado e fechado na mão; basculante não se destrava.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Vocês vêm no mesmo dia?",
        answers: [
          "Depende da agenda e do bairro; a resposta vem na conversa, com o valor da ida.",
          "Quando há técnico livre na região, sim. Diga o prazo na primeira mensagem.",
        ],
      },
      {
        question: "O laudo do técnico diz de quem foi a culpa?",
        answers: [
          "Não: o relatório diz a causa, como desgaste, batida ou surto, com fotos. Quem paga se decide pelo contrato.",
          "Não: ele aponta a causa e mostra a peça, e a conta se resolve entre as partes.",
        ],
      },
      {
        question: "Preciso devolver todos os controles?",
        answers: [
          "Em geral, sim, os que estão na vistoria de entrada; o que se perdeu se repõe e se grava na mesma visita.",
          "Sim, os da vistoria. Controle perdido pode ser reposto e apagado da memória na visita.",
        ],
      },
    ],
    photo: "um vídeo do defeito, a foto da etiqueta do motor, o bairro e até que dia precisa",
  },
  {
    id: "empresa-parada-com-caminhao-na-rua",
    broader: "industria",
    label: "Portão da empresa parado com caminhão na rua",
    phrase: "o portão da empresa parado com caminhão na rua",
    asks: [
      ...combine(
        ["fábrica", "empresa", "galpão", "indústria", "transportadora", "depósito", "firma"],
        [
          ...[
            "portão parado caminhão rua",
            "portão parado caminhão fora",
            "caminhão rua portão",
            "caminhão esperando portão",
          ],
          ...["portão não abre caminhão rua", "portão travado caminhão rua", "portão travou caminhão esperando"],
          ...[
            "caminhão parado rua portão não abre",
            "caminhão não entra portão",
            "carreta na rua portão",
            "fila caminhão portão",
          ],
        ],
      ),
    ],
    intent: "how-to",
    answers: {
      any: [
        "Para tirar o caminhão da rua: disjuntor desligado e, só em portão de correr reto e no trilho, destrave com a chave e empurre devagar, com alguém sinalizando. Chame ao mesmo tempo, {shop.hours}: dizemos se há técnico livre e quanto custa a ida. Folha torta não se empurra.",
        "Portão da empresa parado e caminhão na rua: sinalize, olhe o botão de emergência e o disjuntor e tente uma vez pela botoeira; sem resposta, desligue e, se a folha de correr está reta, abra na mão. O WhatsApp atende {shop.hours} e diz se há técnico agora.",
        "Com caminhão esperando na rua, primeiro a segurança: cone, uma pessoa na sinalização e ninguém junto da folha. Depois, disjuntor desligado, motor destravado e portão de correr reto aberto na mão. Mande vídeo e etiqueta, {shop.hours}, e respondemos com o valor da ida.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["Abrir a passagem agora", "Passos para o caminhão entrar"],
        slots: [
          [
            "Se a folha está torta ou fora do trilho, pare no primeiro passo e use outra entrada.",
            "Nada disso pede abrir o motor ou o quadro de comando.",
          ],
        ],
        steps: [
          "Sinalize a rua com cone e pisca-alerta e afaste quem não vai ajudar.",
          "Veja se o botão de emergência ficou apertado e se há veículo ou sujeira na fotocélula.",
          "Confira o disjuntor e tente uma vez pela botoeira.",
          "Desligue o disjuntor, destrave o motor e empurre a folha reta, duas pessoas do mesmo lado.",
          "Com o caminhão dentro, feche na mão, prenda a folha e deixe desligado.",
        ],
      },
      {
        about: "causes",
        headings: ["O que para um portão industrial", "Causas comuns em portão de empresa"],
        slots: [
          [
            "Em motor trifásico, falta de uma fase: o motor ronca ou o relé térmico desarma.",
            "Fase que faltou ou relé térmico desarmado param o motor trifásico; o rearme é do técnico ou do eletricista da casa.",
          ],
          [
            "Botão de emergência apertado, laço no piso ou fotocélula cortada prendem o comando.",
            "Um sensor de segurança que vê algo no vão, até sujeira na lente, segura a folha.",
          ],
          [
            "Trilho com pedra, roldana quebrada ou batida de carroceria travam a folha, e o motor esquenta tentando.",
            "Pancada de carroceria entorta trilho ou guia, e a folha emperra sempre no mesmo ponto.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["Quanto custa a urgência", "Valor do atendimento"],
        slots: [
          [
            "O valor da ida é dito antes de o técnico sair, e peça e mão de obra vêm separadas.",
            "Você aprova a ida antes, e cada peça depois.",
          ],
          [
            "Se o motor não volta, a troca em portão pesado fica de {price.heavySwap}, com mão de obra.",
            "Motor perdido em portão pesado: de {price.heavySwap}, com a mão de obra.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Posso puxar o portão com o caminhão ou a empilhadeira?",
        answers: [
          "Não: a folha sai do trilho e tomba. Só na mão, devagar e com a folha reta.",
          "Não. Máquina não sente a resistência, e a folha cai sobre quem está perto.",
        ],
      },
      {
        question: "O que dizer na primeira mensagem?",
        answers: [
          "Endereço, que há caminhão na rua, o tipo do portão, um vídeo com som e a foto da etiqueta do motor.",
          "Que a rua está ocupada, o endereço, se a folha está reta e a etiqueta do motor.",
        ],
      },
      {
        question: "Como evitar que a entrada pare de novo?",
        answers: [
          "Revisão {visits.business} no mínimo, trilho varrido todo dia e chave de destravamento com quem abre o turno.",
          "Com revisão {visits.business} ou mais e duas pessoas por turno treinadas para destravar.",
        ],
      },
    ],
    photo: "um vídeo do portão parado, o trilho e a etiqueta do motor, com o endereço da empresa",
  },
  {
    id: "abrir-de-longe-para-o-entregador",
    broader: "modulo-wifi",
    label: "Abrir o portão de longe para o entregador",
    phrase: "abrir o portão pelo celular para o entregador",
    asks: [
      ...combine(
        ["wi-fi", "wifi", "wi fi", "celular", "aplicativo", "app", "de longe", "à distância", "pelo trabalho"],
        [
          ...["abrir entregador", "abrir portão entregador", "abrir entregador longe", "portão entregador"],
          ...[
            "abrir portão para entregador",
            "liberar entregador portão",
            "abrir portão entrega",
            "abrir para entrega",
          ],
          ...["abrir portão motoboy", "portão receber encomenda"],
        ],
      ),
      "portão wi-fi abrir entregador longe",
      "abrir portão para entregador sem estar em casa",
    ],
    intent: "question",
    answers: {
      any: [
        "Dá: um módulo Wi-Fi ligado à entrada de botoeira da central abre o portão pelo celular, de qualquer lugar, na maioria dos motores. Para o entregador, abra vendo o vão pela câmera e com a fotocélula funcionando; módulo e ligação se orçam pela foto da etiqueta, sem custo.",
        "Sim, dá para abrir de longe para o entregador: o motor fica, e um módulo Wi-Fi recebe o comando do aplicativo. É preciso sinal de 2,4 GHz na garagem, câmera para ver o vão e fotocélula; o valor do módulo com a ligação sai pela foto da etiqueta.",
        "Abrir o portão pelo celular para o entregador é possível em quase todo motor, com módulo Wi-Fi na central e internet nos dois lados. Some câmera e sensor que avise se fechou; se houver portão social, fechadura elétrica nele expõe menos a casa. O orçamento é por foto.",
      ],
    },
    sections: [
      {
        about: "what",
        headings: ["O que precisa para abrir de longe", "Módulo, câmera e sensor"],
        slots: [
          [
            "São quatro peças, e a falta de uma delas deixa você abrindo às cegas.",
            "Com as quatro, você abre, vê quem é, sabe se fechou e não prende ninguém.",
          ],
        ],
        bullets: [
          "Módulo Wi-Fi na entrada de botoeira: dá o comando",
          "Câmera virada para o vão: mostra quem entra e se saiu",
          "Sensor de portão aberto: o aplicativo diz se fechou mesmo",
          "Fotocélula e força reguladas: a folha não fecha sobre pessoa ou moto",
        ],
      },
      {
        about: "check",
        headings: ["A entrega, passo a passo", "Como liberar com segurança"],
        slots: [
          ["A casa fica aberta só o tempo da entrega.", "O portão não se abre pela voz no interfone: confira antes."],
        ],
        steps: [
          "Veja na câmera quem é e confira o pedido no aplicativo da compra.",
          "Abra e acompanhe a entrega pela imagem.",
          "Espere a pessoa sair do vão antes de fechar.",
          "Feche e confira no sensor ou na câmera que a folha encostou.",
        ],
      },
      {
        about: "choose",
        headings: ["Garagem ou portão social", "Quando é melhor não abrir a garagem"],
        slots: [
          [
            "O portão social, com fechadura elétrica no mesmo aplicativo, abre menos a casa e por menos tempo.",
            "Se há portão social, ponha nele a fechadura elétrica: a garagem aberta mostra tudo.",
          ],
          [
            "Não passe acesso permanente a entregador: use liberação de uma vez só, se o aplicativo tem.",
            "Prefira você mesmo abrir a cada entrega; senha ou convite, só com prazo.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "O meu motor aceita módulo Wi-Fi?",
        answers: [
          "Em geral, sim: basta a central ter entrada de botoeira. A foto da etiqueta confirma.",
          "Quase todos aceitam, pela mesma entrada da botoeira. Mande a etiqueta e dizemos.",
        ],
      },
      {
        question: "Se a internet cair, fico sem portão?",
        answers: [
          "Não: controle, botoeira e chave continuam. Só a abertura pelo celular espera a internet voltar.",
          "Não. O módulo é um comando a mais; o controle segue abrindo.",
        ],
      },
      {
        question: "Como sei, de longe, se o portão fechou?",
        answers: [
          "Com um sensor de portão aberto ligado ao módulo ou pela câmera; o comando, sozinho, não prova que fechou.",
          "Pelo sensor magnético no aplicativo ou pela imagem. Sem um dos dois, você só sabe que mandou fechar.",
        ],
      },
      {
        question: "Quanto custa pôr Wi-Fi no portão?",
        answers: [
          "O valor é o do módulo mais a ligação, e sai pela foto da etiqueta; câmera, sensor e repetidor vêm em linhas separadas.",
          "Depende do módulo e do sinal na garagem. A foto da etiqueta e um teste do Wi-Fi ao lado do motor dão o valor.",
        ],
      },
    ],
    photo: "a foto da etiqueta do motor, da entrada vista de dentro e uma captura do sinal de Wi-Fi ao lado dele",
  },
  {
    id: "laudo-para-a-administradora",
    broader: "condominio",
    label: "Laudo de manutenção do portão para a administradora",
    phrase: "o laudo de manutenção do portão para a administradora",
    asks: [
      ...combine(
        ["laudo", "laudo manutenção", "relatório", "relatório manutenção", "laudo técnico", "comprovante manutenção"],
        [
          ...["portão administradora", "portão para administradora", "administradora condomínio portão"],
          ...["administradora pediu portão", "administradora exige portão", "portão administradora pediu"],
        ],
      ),
      "administradora pediu laudo portão",
      "administradora exige laudo portão",
      "administradora pede laudo manutenção portão",
    ],
    intent: "question",
    answers: {
      any: [
        "Fazemos a manutenção e entregamos à administradora o relatório com fotos, medições, data e o que falta arrumar; a revisão fica, em geral, de {price.preventiveRange}, sem peças. Laudo com ART é outro documento, de profissional habilitado, contratado à parte: pergunte qual ela pede.",
        "O que a administradora costuma aceitar é o relatório da manutenção, com fotos, itens testados, data e nota no CNPJ do condomínio, e esse nós entregamos. A revisão fica, em geral, de {price.preventiveRange}, sem peças; se ela exige ART, quem assina é profissional habilitado, à parte.",
        "Entregamos o relatório de manutenção do portão para a administradora depois da visita: o que foi medido e testado, fotos e riscos em ordem. A revisão, sem peças, fica em geral de {price.preventiveRange}; laudo com responsável técnico se contrata à parte.",
      ],
    },
    sections: [
      {
        about: "what",
        headings: ["O que vem no relatório", "O documento, item por item"],
        slots: [
          [
            "O relatório sai em nome do condomínio e pode ir direto à administradora.",
            "Cada item traz a situação, a foto e o que fazer.",
          ],
        ],
        bullets: [
          "Endereço, data, portão e etiqueta do motor",
          "Folha: cabos, soldas, roldanas ou dobradiças e batentes",
          "Segurança: fotocélula, força e recuo diante de obstáculo",
          "Elétrica: disjuntor, aterramento e tampas",
          "O que foi feito e o que precisa de conserto, por ordem de risco",
        ],
      },
      {
        about: "check",
        headings: ["Pergunte isto à administradora", "Antes de marcar, confirme o que ela quer"],
        slots: [
          [
            "Duas palavras parecidas podem ser dois documentos e dois preços.",
            "A pergunta certa evita pagar duas vezes.",
          ],
        ],
        steps: [
          "Se basta o relatório da manutenção ou se é laudo com ART.",
          "Em nome de quem saem o documento e a nota.",
          "Até que dia e por que e-mail ela recebe.",
          "Quais portões entram: garagem, social, serviço ou todos.",
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "O laudo de manutenção do portão é obrigatório?",
        answers: [
          "Depende da convenção, do seguro e do município; manter o portão seguro é dever do condomínio, e o registro é a prova.",
          "Não sabemos de regra única para todo prédio: veja a convenção, o seguro e o que a administradora pede por escrito.",
        ],
      },
      {
        question: "De quanto em quanto tempo se renova o relatório?",
        answers: [
          "A cada revisão: {visits.business} ou mais em uso coletivo, e sempre depois de batida ou acidente.",
          "Em prédio, revisão {visits.business} no mínimo, com um relatório de cada.",
        ],
      },
      {
        question: "E se a vistoria achar defeito?",
        answers: [
          "Ele vai no relatório com o risco e o orçamento; risco de queda ou de esmagamento se conserta antes de voltar a usar.",
          "O defeito entra com foto e valor do conserto, e o síndico aprova antes do serviço.",
        ],
      },
    ],
    photo: "fotos de cada portão e da etiqueta do motor, com o pedido da administradora e o prazo",
  },
  {
    id: "conserto-em-vezes-no-cartao",
    broader: "parcelamento",
    label: "Conserto em vezes no cartão",
    phrase: "o conserto do portão em vezes no cartão",
    asks: [
      ...combine(
        [
          "conserto",
          "conserto portão",
          "pagar conserto",
          "pagar conserto portão",
          "dividir conserto",
          "arrumar portão",
        ],
        [
          ...[
            "cartão vezes",
            "cartão 2 vezes",
            "cartão 3 vezes",
            "cartão três vezes",
            "cartão 4 vezes",
            "cartão 5 vezes",
          ],
          ...[
            "cartão 6 vezes",
            "cartão 10 vezes",
            "cartão 12 vezes",
            "2 vezes",
            "3 vezes",
            "4 vezes",
            "6 vezes",
            "em vezes",
          ],
          ...["3x", "cartão 3x", "cartão em 3x", "6x", "10x"],
        ],
      ),
    ],
    intent: "question",
    answers: {
      any: [
        "Dá: o conserto do portão pode ir no cartão de crédito em 2, 3 ou mais vezes, até {shop.instalments}. O orçamento, grátis por foto, mostra o total à vista e o parcelado antes de você decidir, e a diferença entre os dois é o juro, se houver.",
        "Sim, dividimos o conserto no cartão, em poucas vezes ou em até {shop.instalments}. Diga em quantas quer ao pedir o orçamento: ele traz o total e a parcela, e por ali você vê se há juros. A visita com regulagem, em casa, parte de {price.preventive}, sem peças.",
        "Dá para parcelar o conserto no cartão, em até {shop.instalments} vezes, com o total à vista ao lado do parcelado no orçamento. Em casa, a regulagem parte de {price.preventive}, sem peças, e a troca do motor fica de {price.homeSwap}.",
      ],
    },
    sections: [
      {
        about: "cost",
        headings: ["O que pode ser dividido", "Quanto costuma ficar a conta"],
        slots: [
          [
            "Peça, mão de obra e motor entram na mesma conta e na mesma divisão.",
            "Vale para a regulagem, para o conserto com peça e para a troca do motor.",
          ],
          [
            "O que não é urgente, como controle extra ou nobreak, vem em linha própria e pode ficar para depois.",
            "Conserto pequeno cabe em duas ou três parcelas; as mais longas fazem sentido na troca do motor.",
          ],
        ],
      },
      {
        about: "check",
        headings: ["Antes de passar o cartão", "Confira o total e o juro"],
        slots: [["Três números resolvem a dúvida, e os três vêm por escrito.", "Peça por escrito, antes da visita."]],
        bullets: [
          "Total à vista",
          "Total no número de parcelas que você quer",
          "Valor de cada parcela",
          "Garantia do serviço e da peça, na mesma folha",
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "O parcelamento do conserto tem juros?",
        answers: [
          "Depende do número de parcelas: compare, no orçamento, o total à vista e o parcelado.",
          "Isso vem no orçamento: se os dois totais são iguais, não há juro.",
        ],
      },
      {
        question: "O técnico leva a maquininha?",
        answers: [
          "A forma de pagamento se combina antes da ida: diga que será no cartão e em quantas vezes.",
          "Avise ao marcar que vai pagar no cartão, e isso fica acertado antes da visita.",
        ],
      },
      {
        question: "Dá para pagar parte no Pix e parte no cartão?",
        answers: [
          "Em geral dá: peça a divisão no orçamento, com o valor de cada parte escrito.",
          "Em geral, sim: combine antes do serviço, e a proposta traz as duas partes.",
        ],
      },
    ],
    photo: "um vídeo do defeito e a foto da etiqueta do motor, com o número de parcelas que prefere",
  },
];
