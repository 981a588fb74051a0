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
        "Se o contrato de aluguel vence amanhã e o portão está quebrado, mande agora pelo WhatsApp um vídeo e a foto da etiqueta do motor: dizemos se há técnico para hoje ou amanhã e quanto custa. Só a regulagem, em casa, parte de {price.preventive}, sem peças. Desgaste costuma ser conta do dono, e mau uso, do inquilino.",
        "O conserto rápido do portão, para entregar a casa alugada no prazo, começa por um vídeo no WhatsApp: respondemos com a causa provável, o valor e o primeiro horário. A regulagem residencial parte de {price.preventive}, sem peças. Antes de autorizar, mande o orçamento ao dono, que em geral paga o desgaste.",
        "Na vistoria de saída ou na entrega das chaves, o portão eletrônico quebrado por desgaste não é conta do inquilino; o que ele quebrou, sim. Registre o defeito em vídeo e peça ao técnico a causa por escrito. A regulagem em casa parte de {price.preventive}, sem peças, com orçamento grátis por vídeo.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["O que fazer hoje", "Passos de hoje, antes de pagar"],
        slots: [
          [
            "Esta ordem evita discussão na vistoria: primeiro o registro do defeito, depois a autorização do conserto.",
            "Com estes passos o conserto anda e a conta fica clara, com prova do que aconteceu e de quem autorizou.",
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
            "Em geral, o proprietário paga o desgaste e o defeito antigo, e o inquilino paga a batida, o controle perdido e o mau uso. O contrato e a vistoria de entrada decidem o caso. A nota sai no nome de quem paga.",
            "A peça gasta pelo tempo costuma ser do dono, e o dano causado por quem usa, do inquilino. Confira o contrato e a vistoria de entrada, e diga em nome de quem a nota deve sair.",
            "O que se gasta com o tempo fica com o proprietário. O que foi batido, perdido ou mal usado fica com quem mora. O contrato e a vistoria de entrada resolvem a dúvida.",
          ],
          [
            "O valor só se desconta do aluguel com o acordo escrito do dono. Se o motor não tiver reparo, a troca em casa fica de {price.homeSwap}, e ele deve aprová-la antes.",
            "O aluguel continua vencendo, e qualquer desconto se combina por escrito. Motor sem conserto é trocado por {price.homeSwap}, com aprovação do proprietário.",
            "Sem acordo por escrito, não desconte nada do aluguel. Se for preciso um motor novo, de {price.homeSwap} na troca em casa, quem decide é o dono.",
          ],
        ],
      },
      {
        about: "time",
        headings: ["Se o conserto não couber no prazo", "Não deu tempo: como se resguardar"],
        slots: [
          [
            "Peça fora de linha ou portão torto pode levar mais de um dia. Nesse caso, mostre à imobiliária o orçamento por escrito e a data marcada do serviço, que provam que você agiu.",
            "Quando a peça demora, entregue à imobiliária o orçamento aceito, com a data do serviço. Ele mostra que você tomou a providência e ajuda a combinar a entrega.",
            "Nem todo defeito se resolve num dia. Com o orçamento aprovado e a visita marcada por escrito, a imobiliária em geral aceita acertar o portão depois da entrega.",
          ],
          [
            "Até o conserto, só o portão de correr ou de abrir, reto e no trilho, pode ser fechado na mão, com o disjuntor desligado. O basculante espera o técnico.",
            "Enquanto isso, com o disjuntor desligado, o portão de correr ou de abrir em ordem pode ser destravado e fechado. O basculante não se destrava.",
            "O portão de correr ou de abrir, sem folha torta, pode ser fechado na mão, sem energia. Basculante com defeito fica como está.",
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
    photo: "um vídeo do defeito, a foto da etiqueta do motor, o bairro e o dia da entrega",
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
        "Para tirar o caminhão da rua com o portão da empresa ou da fábrica parado, sinalize, veja o botão de emergência e o disjuntor e tente uma vez pela botoeira. Se não abre, desligue o disjuntor e, só em portão de correr reto e no trilho, destrave e empurre devagar; atendemos {shop.hours}, com o valor da ida informado antes.",
        "Para liberar o caminhão parado na rua quando o portão da empresa ou da indústria não abre, corte o disjuntor, destrave com a chave e empurre a folha de correr, reta e no trilho, com alguém na sinalização. Basculante e folha torta não se destravam; chame ao mesmo tempo, {shop.hours}, e dizemos quanto custa a ida.",
        "Para destravar o portão da firma que quebrou com caminhão bloqueando a rua, primeiro cone e uma pessoa sinalizando; depois disjuntor desligado, motor destravado e folha de correr reta aberta na mão, por duas pessoas. Em folha torta ou basculante, espere o técnico, {shop.hours}.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["Abrir a passagem agora", "Passos para o caminhão entrar"],
        slots: [
          [
            "Se a folha está torta, fora do trilho ou é basculante, faça só o primeiro passo e use outra entrada. Nada disso pede abrir o motor ou o quadro de comando.",
            "Com a folha reta e de correr, siga a ordem; com qualquer sinal de folha solta, pare na sinalização. O motor e o quadro de comando ficam fechados.",
            "A manobra é para portão de correr no trilho. Folha inclinada, estalo ou basculante encerram a tentativa no primeiro item.",
          ],
        ],
        steps: [
          "Sinalize a rua com cone e pisca-alerta e afaste quem não vai ajudar.",
          "Veja se o botão de emergência ficou apertado e se há veículo ou sujeira na fotocélula.",
          "Confira o disjuntor e tente uma única vez pela botoeira.",
          "Desligue o disjuntor, destrave o motor e empurre a folha reta, em duas pessoas.",
          "Com o caminhão dentro, feche devagar e trave o motor.",
        ],
      },
      {
        about: "causes",
        headings: ["O que para um portão industrial", "Causas comuns em portão de empresa"],
        slots: [
          [
            "Botão de emergência apertado, laço no piso ou fotocélula cortada prendem o comando e se resolvem em minutos. No motor trifásico, a falta de uma fase faz o motor roncar ou o relé térmico desarmar.",
            "O mais simples é um sensor de segurança ativo: botão de emergência, laço ou fotocélula suja. Em motor trifásico, uma fase ausente derruba o relé térmico.",
            "Comece pelos bloqueios, botão de emergência e sensores, que seguram o comando de propósito. Depois vem a fase que faltou, sinalizada por ronco e relé desarmado.",
          ],
          [
            "Pedra no trilho, roldana quebrada e batida de carroceria travam a folha, e ela emperra sempre no mesmo ponto. Insistir esquenta o motor e pode queimá-lo.",
            "A parte mecânica para o portão num lugar fixo: guia torta, roldana ou trilho com pedra. Cada nova tentativa aquece o motor.",
            "Se a folha para sempre no mesmo lugar, procure trilho amassado, roldana ou marca de carroceria. O motor que força ali queima.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["Quanto custa a urgência", "Valor do atendimento"],
        slots: [
          [
            "O valor da ida é informado antes de o técnico sair, e cada peça é aprovada em separado. Liberar e regular é o mais barato, depois vêm roldana, relé e sensor, e o motor é o mais caro.",
            "Você aprova a ida e depois cada peça, com valores separados. Da menor à maior conta estão regulagem, sensor ou relé, roldana e, por fim, motor.",
            "A ida tem preço combinado antes, e as peças são orçadas no local. Sensor e relé pesam pouco perto de trilho ou motor.",
          ],
          [
            "Se o motor não volta, a troca em portão pesado fica de {price.heavySwap}, com mão de obra, em até {shop.instalments} vezes no cartão. A montagem leva {time.heavy}.",
            "Trocar o motor de um portão pesado custa de {price.heavySwap}, com o serviço, e leva {time.heavy}. O cartão divide em até {shop.instalments} vezes.",
            "Para motor perdido em portão pesado, conte de {price.heavySwap}, mão de obra incluída, e {time.heavy} de serviço. Parcela-se em até {shop.instalments} vezes.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Posso puxar o portão com o caminhão ou a empilhadeira?",
        answers: [
          "Não. A folha sai do trilho e tomba, com centenas de quilos. Só na mão, devagar, com a folha reta e duas pessoas.",
          "De jeito nenhum: o puxão descarrila a folha. Use apenas a força das mãos, com o disjuntor desligado.",
        ],
      },
      {
        question: "O que dizer na primeira mensagem?",
        answers: [
          "Endereço, que há caminhão na rua, o tipo do portão, um vídeo com som e a foto da etiqueta do motor. Isso define peça e equipe antes da saída.",
          "Informe o endereço, a carga esperando e se o portão é de correr ou basculante, com vídeo e etiqueta. Assim a peça provável já vai junto.",
        ],
      },
      {
        question: "Quem pode destravar o motor na empresa?",
        answers: [
          "Uma pessoa treinada por turno, com a chave guardada em lugar conhecido. Em local de trabalho, a segurança da empresa define o procedimento.",
          "Quem a segurança do trabalho indicar, com chave própria e treino. Deixar a chave na portaria evita perder tempo.",
        ],
      },
      {
        question: "Como evitar que a entrada pare de novo?",
        answers: [
          "Com revisão {visits.business}, trilho varrido todo dia e chave de destravamento com quem abre o turno. Peças de desgaste em estoque também encurtam a parada.",
          "Varrer o trilho diariamente e revisar {visits.business} evita a maioria das paradas. Tenha roldana e relé de reserva.",
        ],
      },
    ],
    photo: "fotos do portão como parou, do trilho e da etiqueta do motor, com o endereço da empresa",
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
        "Quem faz o documento da revisão para a administradora somos nós: depois da manutenção entregamos relatório do portão com fotos, testes, data e nota no CNPJ do condomínio. A revisão fica em geral de {price.preventiveRange}, sem peças; laudo com ART, assinado por profissional habilitado, é contratado à parte.",
        "Se a administradora pediu laudo do portão, em geral basta o relatório de manutenção, com fotos, itens testados, data e nota, que entregamos após a visita, de {price.preventiveRange} na maioria dos casos, fora peças. Quando ela exige ART, quem assina é engenheiro ou técnico habilitado, em separado.",
        "Para a administradora, o comprovante de manutenção do portão é um relatório datado, com fotos e o que falta consertar, e esse sai da nossa revisão, em geral de {price.preventiveRange}, sem peças. Laudo técnico com ART é outro documento, de profissional registrado, pago à parte.",
      ],
    },
    sections: [
      {
        about: "what",
        headings: ["O que vem no relatório do portão", "O documento, item por item"],
        slots: [
          [
            "O relatório sai em nome do condomínio e pode ir direto à administradora. Cada item traz a situação, a foto e o que fazer.",
            "Em nome do prédio, o documento mostra item por item o estado, a imagem e a recomendação, pronto para enviar por e-mail.",
            "Cada ponto verificado aparece com foto, situação e providência, num relatório emitido para o condomínio.",
          ],
        ],
        bullets: [
          "Endereço, data, portão e etiqueta do motor",
          "Folha: cabos, soldas, roldanas ou dobradiças e batentes",
          "Segurança: fotocélula, força e recuo diante de obstáculo",
          "Elétrica: disjuntor, aterramento e tampas",
          "O que foi feito e o que falta, por ordem de risco",
        ],
      },
      {
        about: "check",
        headings: ["Pergunte isto à administradora antes", "Relatório ou laudo: confirme o que ela quer"],
        slots: [
          [
            "Laudo e relatório parecem a mesma coisa, mas podem ser dois documentos e dois preços. Estas perguntas evitam pagar duas vezes.",
            "Duas palavras parecidas escondem documentos diferentes. Confirme por escrito antes de marcar a visita.",
            "Antes de contratar, peça a resposta por e-mail, porque ART muda quem assina e quanto custa.",
          ],
        ],
        steps: [
          "Basta o relatório da manutenção ou é laudo com ART?",
          "Em nome de quem saem o documento e a nota?",
          "Até que dia e por que e-mail ela recebe?",
          "Quais portões entram: garagem, social, serviço ou todos?",
        ],
      },
      {
        about: "visit",
        headings: ["Como é a visita que gera o relatório", "Da revisão ao documento entregue"],
        slots: [
          [
            "O técnico limpa, regula e testa com a garagem fora do pico, fotografando cada ponto. A fotocélula e o recuo são testados com um objeto, e o resultado fica escrito com data.",
            "Na visita se faz a revisão completa, com fotos de cada item. Sensor e reversão são provados com um objeto no feixe, nunca com o corpo, e anotados.",
            "Revisão, regulagem e fotos acontecem na mesma ida, em horário calmo. O teste da fotocélula usa um bastão, e o resultado entra no relatório.",
          ],
          [
            "Peça gasta aparece com orçamento, para o síndico aprovar. Risco de queda ou de esmagamento é consertado antes de o portão voltar ao uso.",
            "O que está ruim vem com valor e prioridade. Se há risco de a folha cair ou apertar alguém, o portão fica parado até o conserto.",
            "Defeitos vêm listados com preço e urgência, e os que ameaçam pessoas impedem o uso até o reparo.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "O laudo de manutenção do portão é obrigatório?",
        answers: [
          "Depende da convenção, do seguro e do município. Manter o portão seguro é dever do condomínio, e o registro é a prova de que isso foi feito.",
          "Não há uma regra única para todo prédio. Veja convenção e apólice, porque o seguro às vezes pede comprovante.",
        ],
      },
      {
        question: "De quanto em quanto tempo se renova o relatório?",
        answers: [
          "A cada revisão, {visits.business} ou mais em uso coletivo, e sempre depois de batida ou acidente.",
          "No mínimo {visits.business}, um relatório por revisão. Acidente ou batida pede outro na hora.",
        ],
      },
      {
        question: "O que é ART?",
        answers: [
          "É a Anotação de Responsabilidade Técnica, registro no CREA pelo qual um engenheiro responde pelo laudo. O relatório de manutenção não a traz.",
          "Trata-se do documento em que um profissional registrado no CREA assume a responsabilidade pelo laudo, com taxa e honorário próprios.",
        ],
      },
      {
        question: "Em quanto tempo o relatório fica pronto?",
        answers: [
          "Ele é feito com as fotos da própria visita. Diga o prazo da administradora ao marcar, para a data caber.",
          "A base são as fotos tiradas no dia. Informe a data limite, e a visita é marcada antes dela.",
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
        "Sim, dá para pagar o conserto do portão no cartão em 2x, 3x ou até {shop.instalments} vezes. O orçamento mostra o total à vista e o parcelado antes de você decidir, e a diferença entre os dois é o juro, se houver.",
        "O conserto do portão pode ser parcelado no cartão de crédito, em 3 vezes ou em até {shop.instalments}. Diga o número de vezes ao pedir: o orçamento traz os dois totais, e por eles você vê se há juros; em casa, a regulagem parte de {price.preventive}, sem peças.",
        "Parcelamos o reparo do portão em até {shop.instalments} vezes no cartão, para quem não tem o dinheiro à vista. Um ajuste em residência, a partir de {price.preventive} sem peças, ou um motor trocado, {price.homeSwap}, se dividem em 2, 3 ou mais, com o juro, se existir, à mostra.",
      ],
    },
    sections: [
      {
        about: "cost",
        headings: ["O que pode ser dividido", "Quanto costuma ficar a conta"],
        slots: [
          [
            "Peça, mão de obra e motor entram na mesma conta e na mesma divisão. Um conserto pequeno cabe em duas ou três parcelas, e as mais longas fazem sentido na troca do motor, que fica de {price.homeSwap} em casa.",
            "Tudo se divide junto, do trabalho à peça. Duas ou três vezes servem ao reparo simples; dez ou doze, à troca do motor, de {price.homeSwap} em residência.",
            "A divisão vale para o total, com peça e serviço. Contas menores ficam bem em 2 ou 3 vezes, e motor novo, por {price.homeSwap} em casa, nas parcelas mais longas.",
          ],
          [
            "O que não é urgente, como controle extra ou nobreak, vem em linha própria e pode ficar para depois. Assim a parcela diminui.",
            "Itens que podem esperar aparecem separados, e tirá-los agora reduz a parcela. É o caso do nobreak e do controle a mais.",
            "Para baixar a parcela, deixe para depois o que está em linha separada, como nobreak ou controle reserva.",
          ],
        ],
      },
      {
        about: "check",
        headings: ["Antes de passar o cartão", "Confira o total e o juro"],
        slots: [
          [
            "Três números resolvem a dúvida sobre o juro, e todos vêm por escrito antes do serviço.",
            "Compare estes números por escrito antes de aprovar, porque o juro aparece na diferença.",
            "Peça por escrito o que segue: total parcelado maior que o à vista significa juro.",
          ],
        ],
        bullets: [
          "Total à vista, no Pix.",
          "Total no número de parcelas que você quer.",
          "Valor de cada parcela.",
          "Garantia do serviço e da peça, na mesma folha.",
        ],
      },
      {
        about: "time",
        headings: ["Quando se paga", "Do orçamento ao pagamento"],
        slots: [
          [
            "O número de parcelas se combina antes da ida, e o pagamento é feito com o portão testado. Se aparecer outro defeito, o valor novo e as parcelas são refeitos antes de continuar.",
            "Primeiro vem a aprovação, com parcelas definidas; depois do teste, o pagamento. Surgindo outro defeito, a divisão é recalculada com o seu acordo.",
            "Aprova-se o valor e o parcelamento antes da visita, e paga-se com o portão funcionando. Defeito a mais gera novo total, informado na hora.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "O parcelamento do conserto tem juros?",
        answers: [
          "Depende do número de parcelas. Se o total à vista e o parcelado são iguais, não há juro.",
          "Varia com as parcelas: compare os dois totais no orçamento, e a diferença é o juro.",
        ],
      },
      {
        question: "O técnico leva a maquininha?",
        answers: [
          "Avise ao marcar que será no cartão e em quantas vezes, e o técnico vai preparado para isso.",
          "A forma se combina antes da ida. Dizendo que é cartão, o pagamento fica acertado para depois do teste.",
        ],
      },
      {
        question: "Dá para pagar parte no Pix e parte no cartão?",
        answers: [
          "Em geral dá: combine antes do serviço, e o orçamento traz o valor de cada parte.",
          "Sim, de comum acordo. A parte no Pix sai da conta, e o restante se divide.",
        ],
      },
      {
        question: "A garantia muda se eu parcelar?",
        answers: [
          "Não: são os 90 dias da lei no conserto, {warranty.installation} na instalação e {warranty.motor} no motor, em qualquer forma de pagamento.",
          "Continua igual. Motor tem {warranty.motor}, instalação {warranty.installation}, e o reparo, o prazo legal de 90 dias.",
        ],
      },
    ],
    photo: "um vídeo do defeito e a foto da etiqueta do motor, com o número de parcelas que prefere",
  },
];
