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
        "Se o aluguel vence amanhã e o portão está quebrado, mande agora pelo WhatsApp um vídeo e a foto da etiqueta do motor: dizemos se há técnico para hoje ou amanhã e quanto custa. Só regulagem, em casa, parte de {price.preventive}, sem peças; desgaste costuma ser conta do dono, e mau uso, do inquilino.",
        "O conserto rápido do portão, para entregar a casa alugada no prazo, começa por um vídeo no WhatsApp: respondemos com causa provável, valor e primeiro horário. Regulagem residencial parte de {price.preventive}, sem peças; antes de autorizar, mande o orçamento ao dono, que em geral paga o desgaste, e não o inquilino.",
        "Portão quebrou na véspera de entregar a casa alugada: mande o vídeo pelo WhatsApp e saiba se há técnico a tempo e quanto custa, com a regulagem a partir de {price.preventive}, sem peças. Avise o dono ou a imobiliária por escrito, porque desgaste não costuma ser conta do inquilino.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["O que fazer hoje", "Passos de hoje, antes de pagar"],
        slots: [
          [
            "A ordem protege o seu bolso e evita discussão na vistoria: primeiro o registro, depois a autorização.",
            "Assim o conserto anda e a conta fica clara, com prova do que aconteceu e de quem autorizou.",
            "Registre antes de consertar, para a vistoria de saída não virar discussão.",
          ],
        ],
        steps: [
          "Filme o defeito de longe, com som, e fotografe a etiqueta do motor.",
          "Avise o dono ou a imobiliária por escrito, com o vídeo.",
          "Procure na vistoria de entrada como o portão estava.",
          "Peça o orçamento e autorize depois de saber quem paga.",
          "Guarde a nota e a peça trocada até entregar as chaves.",
        ],
      },
      {
        about: "cost",
        headings: ["Quem paga o conserto", "Dono ou inquilino: de quem é a conta"],
        slots: [
          [
            "Em geral, desgaste e defeito antigo são do proprietário; batida, controle perdido e mau uso, do inquilino, conforme o contrato e a vistoria de entrada. A nota sai no nome de quem paga.",
            "Peça gasta pelo tempo costuma ser do dono, e dano de quem usa, do inquilino; o contrato e a vistoria decidem. Diga em nome de quem a nota deve sair.",
            "O que se gasta com o tempo fica com o proprietário, e o que foi batido, perdido ou mal usado, com quem mora. Contrato e vistoria de entrada desempatam, e a nota vai para quem paga.",
          ],
          [
            "Descontar do aluguel só com o acordo escrito do dono. Se o motor não tiver reparo, a troca em casa fica de {price.homeSwap}, valor que ele deve aprovar antes.",
            "O aluguel não para por causa do portão, e desconto se combina por escrito. Motor sem conserto é trocado por {price.homeSwap}, com aprovação do proprietário.",
            "Sem acordo por escrito, o boleto vence do mesmo jeito. Caso precise de motor novo, de {price.homeSwap} na troca, quem decide é o dono.",
          ],
        ],
      },
      {
        about: "time",
        headings: ["Se o conserto não couber no prazo", "Não deu tempo: como se resguardar"],
        slots: [
          [
            "Peça fora de linha ou portão torto pode passar do dia; o orçamento por escrito, com data marcada, mostra que você agiu e costuma bastar para combinar a entrega.",
            "Quando a peça demora, entregue o orçamento aceito com a data do serviço, que prova a providência e ajuda a combinar com a imobiliária.",
            "Nem todo defeito se resolve num dia. Ter o orçamento aprovado e a visita marcada por escrito costuma ser aceito na vistoria.",
          ],
          [
            "Até lá, só portão de correr ou de abrir, reto e no trilho, se fecha na mão, com o disjuntor desligado; o basculante espera o técnico.",
            "Enquanto isso, com o disjuntor desligado, o portão de correr ou de abrir em ordem pode ser destravado e fechado; o basculante não se destrava.",
            "O de correr ou de abrir, sem folha torta, pode ser fechado à mão sem energia. Basculante com defeito fica como está.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Vocês vêm no mesmo dia?",
        answers: [
          "Quando há técnico livre na região, sim. Diga o prazo na primeira mensagem.",
          "Depende da agenda e do bairro; a resposta vem na conversa, com o valor da ida.",
        ],
      },
      {
        question: "O laudo do técnico diz de quem foi a culpa?",
        answers: [
          "Não: o relatório diz a causa, como desgaste, batida ou surto, com fotos. Quem paga se decide pelo contrato.",
          "Não. Ele aponta a causa e mostra a peça, e a conta se resolve entre as partes.",
        ],
      },
      {
        question: "Preciso devolver todos os controles?",
        answers: [
          "Em geral, sim, os que estão na vistoria de entrada; o que se perdeu se repõe e se grava na mesma visita.",
          "Sim, os da vistoria. Controle perdido pode ser reposto, e o antigo, apagado da memória.",
        ],
      },
      {
        question: "Posso entregar a casa com o portão destravado?",
        answers: [
          "Pode, se o dono concordar por escrito e o portão for de correr ou de abrir, em ordem. Basculante com defeito não se destrava.",
          "Só com o acordo da imobiliária e se for folha reta, de correr ou de abrir. Registre em foto como ficou.",
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
        "Para abrir o portão eletrônico de longe para o entregador, liga-se um módulo Wi-Fi à placa do motor que você já tem, com câmera para ver o vão e fotocélula funcionando. Módulo e instalação são orçados juntos, por foto da etiqueta; se há portão social, fechadura nele expõe menos que a garagem.",
        "O entregador de aplicativo é melhor recebido pelo portão social, com interfone ou fechadura elétrica comandada pelo celular, sem abrir a garagem. Se só há a garagem, um módulo Wi-Fi abre de longe, com câmera e fotocélula, e o valor, aparelhos e mão de obra, sai antes da visita.",
        "Dá para abrir de longe para a entrega em quase todo motor, com um módulo Wi-Fi ligado onde entra o botão de parede, câmera no vão e fotocélula em ordem. O portão social com interfone é a opção que abre menos a casa; em qualquer dos dois, peça e serviço vêm numa conta só.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Garagem ou portão social", "Como receber sem abrir a garagem"],
        slots: [
          [
            "O portão social, com fechadura elétrica no mesmo aplicativo ou interfone com vídeo, abre menos a casa e por menos tempo. A garagem aberta mostra o carro e a porta de casa a quem passa.",
            "Se há portão de pedestre, ponha nele a fechadura elétrica e o interfone: o entregador entra ou deixa o pacote sem que a garagem se abra.",
            "Pelo social, com interfone e fechadura comandada pelo celular, a entrega se resolve em segundos. Deixe a garagem para o carro, porque ela expõe a casa inteira.",
          ],
          [
            "Não dê acesso permanente a entregador. Use liberação de uma vez só, se o aplicativo tem, ou abra você mesmo a cada entrega.",
            "Senha ou convite, só com prazo e para um uso. O mais seguro é você abrir, vendo quem é.",
            "O acesso é por entrega, aberto por você ou por convite que expira. Nunca fixo.",
          ],
        ],
      },
      {
        about: "what",
        headings: ["O que precisa para abrir de longe", "Módulo, câmera e sensor"],
        slots: [
          [
            "São quatro peças, e a falta de uma delas deixa você abrindo às cegas. É preciso também sinal de 2,4 GHz junto ao motor.",
            "Com as quatro, você abre, vê quem é, sabe se fechou e não prende ninguém; o Wi-Fi da casa precisa chegar à garagem.",
            "Abrir sem ver é o risco, e estas peças o evitam. O motor continua o mesmo, e a garagem precisa de rede de 2,4 GHz.",
          ],
        ],
        bullets: [
          "Módulo Wi-Fi na entrada do botão de parede: dá o comando",
          "Câmera virada para o vão: mostra quem entra e se saiu",
          "Sensor de portão aberto: o aplicativo diz se fechou",
          "Fotocélula e força reguladas: a folha não fecha sobre alguém",
        ],
      },
      {
        about: "check",
        headings: ["A entrega, passo a passo", "Como liberar com segurança"],
        slots: [
          [
            "O portão não se abre pela voz no interfone: confira antes na imagem. A casa fica aberta só o tempo da entrega.",
            "Ver vem antes de abrir, e fechar só com o vão livre. Faça sempre na mesma ordem.",
            "Golpe do falso entregador se evita conferindo o pedido e a imagem. Siga estes passos.",
          ],
        ],
        steps: [
          "Veja na câmera quem é e confira o pedido no aplicativo da compra.",
          "Abra e acompanhe a entrega pela imagem.",
          "Espere a pessoa sair do vão antes de fechar.",
          "Feche e confira no sensor ou na câmera.",
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "O meu motor aceita módulo Wi-Fi?",
        answers: [
          "Em geral, sim: basta a central ter entrada para botão de parede. A foto da etiqueta confirma.",
          "Quase todos aceitam, pela entrada da botoeira. Mande a etiqueta, que dizemos.",
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
          "Pelo sensor de posição no aplicativo ou pela imagem. Sem um dos dois, você só sabe que mandou fechar.",
        ],
      },
      {
        question: "O que muda no preço?",
        answers: [
          "O módulo é orçado pela etiqueta do motor; câmera, sensor, fechadura do social e repetidor vêm em linhas separadas, só se forem precisos.",
          "Pesam a câmera e a fechadura do social, se ainda não existem. O módulo e o sensor são orçados por foto, item por item.",
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
