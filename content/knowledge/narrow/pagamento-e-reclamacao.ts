import type { NarrowConcept } from "#domain/knowledge/concept.ts";

export const pagamentoEReclamacao: NarrowConcept[] = [
  {
    id: "pagar-sinal",
    broader: "parcelamento",
    label: "Sinal ou pagamento adiantado",
    phrase: "o sinal do serviço de portão",
    asks: [
      "instalador pede sinal",
      "pede sinal motor",
      "pediu sinal motor portão",
      "pagamento depois portão funcionando",
      "pagar depois portão funcionando",
      "pagamento depois instalado",
      "paga depois funcionando",
      "dar entrada instalar",
      "preciso dar entrada",
      "precisa dar entrada",
      "precisa dar sinal",
      "preciso dar sinal",
      "tem que dar sinal",
      "dar entrada motor",
      "instalador pagamento adiantado",
      "técnico pagamento adiantado",
      "pagamento adiantado",
      "paga hora depois",
      "paga antes depois",
      "paga depois instalado",
      "pagar depois instalar",
      "pago quando instalar",
      "pago antes ou depois",
      "pagamento antecipado",
      "pediu pagamento adiantado",
      "pagar sinal motor",
      "pagar sinal instalar",
      "pagar sinal portão",
      "sinal instalação motor",
      "precisa pagar sinal",
      "precisa pagar entrada instalar",
      "pagar entrada instalar motor",
      "entrada ou sinal instalar",
      "pagar adiantado motor",
      "pagar adiantado instalação portão",
      "pagamento adiantado portão",
      "pagar antes instalação",
      "pagar antes ou depois",
      "pago antes ou depois instalação",
      "pagar depois pronto",
      "quando pago instalação",
      "cobra adiantado portão",
      "pagar na entrega motor",
      "pagar quando terminar",
      "pagar terminar serviço",
      "paga no final serviço",
      "pagar depois serviço",
      "pagar só quando terminar",
      "sinal serviço portão",
      "cobram sinal antes",
      "entrada encomenda peça portão",
      "dar entrada encomenda peça",
    ],
    intent: "question",
    answers: {
      any: [
        "Pode pagar quando terminar o serviço, se isso ficar combinado na proposta: em geral o saldo se paga com o portão funcionando e testado. Sinal costuma existir só em peça sob encomenda, e a forma e a hora do pagamento são ditas por escrito antes de marcar; no cartão, são até {shop.instalments} vezes.",
        "O pagamento só depois do portão funcionando é o mais comum, e a hora e a forma são combinadas por escrito antes da visita. Instalador que pede sinal deve dizer o que ele cobre e quando é devolvido, o que se justifica em peça encomendada; o cartão divide em até {shop.instalments} vezes.",
        "Sinal só se paga se estiver escrito na proposta, com motivo e devolução, e o normal é existir em peça sob encomenda. O resto se paga com o portão testado, por Pix ou no cartão em até {shop.instalments} vezes; desconfie de quem pede o total antes de ver o portão.",
      ],
      price: [
        "O preço é fechado antes da visita, e a hora de pagar também: em geral, com o portão funcionando, por Pix ou no cartão em até {shop.instalments} vezes. Sinal, se houver, aparece na proposta, com o valor e o motivo, como uma peça encomendada.",
        "Você sabe o valor e quando paga antes de marcar. O comum é pagar depois do teste, em até {shop.instalments} vezes no cartão ou à vista por Pix; sinal só para peça sob encomenda, com recibo.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["O que combinar antes de pagar", "Pagamento com prova"],
        slots: [
          [
            "Tudo o que se paga antes precisa de recibo e de descrição, porque sinal sem papel é risco seu.",
            "Sinal sem recibo não tem volta.",
            "A conversa no WhatsApp vale como prova, desde que diga tudo.",
          ],
        ],
        bullets: [
          "Valor total e o que está incluído",
          "Valor do sinal, para que serve e quando é devolvido",
          "Data do serviço",
          "O que acontece se o modelo não servir",
          "Nota fiscal e garantia",
        ],
      },
      {
        about: "choose",
        headings: ["Quando o sinal faz sentido", "Sinal, cartão ou na entrega"],
        slots: [
          [
            "Peça de linha não pede sinal, porque o instalador a usa em outro portão se você desistir. Placa difícil de achar ou motor encomendado, sim, e aí um sinal parcial é razoável.",
            "O sinal se justifica em peça encomendada só para você. Capacitor, controle e motor comum não precisam dele, já que servem a outro cliente.",
            "Quem encomenda uma placa rara pode pedir parte antes. Em material comum, que se vende a qualquer um, não há motivo.",
          ],
          [
            "O cartão protege melhor que Pix adiantado, por permitir contestação. Pix, de preferência, depois do teste ou só com empresa que você conferiu.",
            "Prefira cartão se tiver de pagar algo antes, pois a compra pode ser contestada. O Pix fica para depois do portão funcionando.",
            "Adiantado, só no cartão, que admite contestação. Por Pix, pague quando o portão abrir e fechar na sua frente.",
          ],
        ],
      },
      {
        about: "safety",
        headings: ["Como não cair em golpe", "Antes do Pix, confira"],
        slots: [
          [
            "Confira CNPJ, endereço e se o nome que aparece no Pix é o da empresa da proposta. Preço muito abaixo, pressa e pedido do total antes da visita são os sinais comuns de golpe.",
            "O nome do Pix deve ser o mesmo da proposta, com CNPJ que exista. Desconfie de pressa, preço baixo demais e cobrança integral sem ver o portão.",
            "Veja se o recebedor é a empresa que fez a proposta e se o CNPJ está ativo. Quem cobra tudo antes de ver o portão, com pressa, costuma sumir.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "O sinal do serviço é devolvido se eu desistir?",
        answers: [
          "Depende do combinado. Em compra feita a distância, a lei dá 7 dias para se arrepender.",
          "Vale o que foi escrito. Contrato fechado por telefone ou internet ainda tem 7 dias de arrependimento, pela lei.",
        ],
      },
      {
        question: "Posso pagar metade antes e metade depois do serviço?",
        answers: [
          "É um acordo comum quando há peça encomendada; peça por escrito na proposta, com recibo da primeira parte.",
          "Pode ser combinado. Deixe claro o que a primeira metade cobre e o que acontece se o serviço não sair.",
        ],
      },
      {
        question: "Preciso pagar a visita antes?",
        answers: [
          "O valor da ida é dito antes, e a hora de pagar é combinada. Orçamento por foto não custa nada.",
          "Em geral não. A ida tem preço informado antes e é paga conforme o combinado, muitas vezes junto com o serviço.",
        ],
      },
      {
        question: "O que faço se paguei sinal e o instalador sumiu?",
        answers: [
          "Reúna conversa, recibo e dados do Pix, avise o banco logo e registre queixa no Procon e boletim de ocorrência.",
          "Avise o banco no mesmo dia, porque há devolução de Pix em golpe, e leve as provas ao Procon e à delegacia.",
        ],
      },
    ],
    photo: "fotos do portão por dentro e por fora e a largura da folha",
  },
  {
    id: "evitar-golpe",
    broader: "conserto",
    label: "Como não cair em golpe no conserto do portão",
    phrase: "o golpe no conserto do portão",
    asks: [
      "técnico está enganando",
      "técnico me enganando",
      "técnico está me enganando",
      "saber técnico enganando",
      "técnico enganou",
      "evitar golpe",
      "não cair golpe",
      "cair golpe",
      "golpe conserto",
      "golpe técnico",
      "golpe portão",
      "golpe motor",
      "golpe conserto portão",
      "golpe técnico portão",
      "golpe motor portão",
      "golpe compra motor",
      "golpe venda motor",
      "golpe pix motor",
      "não ser enganado",
      "não ser enganado conserto",
      "técnico enganar",
      "técnico quer enganar",
      "como saber técnico honesto",
      "técnico honesto portão",
      "técnico confiável portão",
    ],
    intent: "how-to",
    answers: {
      any: [
        "Para saber se o técnico está enganando você, peça três provas: a medida que mostrou o defeito, o valor da peça por escrito e a peça velha de volta. Quem se recusa a mostrar merece desconfiança. Mande o vídeo do defeito e o orçamento pelo WhatsApp, e damos uma segunda opinião, de graça.",
        "Para escolher uma empresa de portão e não cair em golpe, peça antes da visita o CNPJ, o valor do deslocamento e o que ele inclui. Só pague a peça depois de ver o teste e o preço por escrito. A nossa visita com regulagem em casa custa a partir de {price.preventive}, sem peças, e nada é trocado sem a sua aprovação.",
        "O golpe do conserto de portão quase sempre começa com visita muito barata ou grátis e termina com uma placa trocada sem prova. Escolha empresa com CNPJ que dê o valor por escrito e mostre a medição antes de trocar. Aqui, a visita de ajuste em residência começa em {price.preventive}, fora as peças.",
        "Você evita golpe no conserto do portão com três exigências: nome e CNPJ de quem vem, valor da visita dito antes e prova do defeito antes de cada troca. Desconfie de quem cobra tudo adiantado. Conosco, o ajuste em casa custa a partir de {price.preventive}, sem peças, e a peça só entra com a sua aprovação.",
        "Como escolher uma empresa de portão: confira o CNPJ, peça o preço por escrito antes da visita e prefira quem mostra o defeito medido e devolve a peça velha. Isso afasta a maior parte dos golpes. O nosso ajuste em residência custa a partir de {price.preventive}, sem peças.",
      ],
    },
    sections: [
      {
        about: "signs",
        headings: ["Sinais de golpe no conserto", "Quando desconfiar do técnico"],
        slots: [
          [
            "Nenhum sinal sozinho prova má-fé, mas dois ou três juntos pedem que você pare e compare com outro orçamento antes de aprovar.",
            "Um destes pontos pode ter explicação; se aparecem vários, recuse a troca por enquanto e ouça uma segunda empresa.",
            "Quando mais de um destes sinais aparece, não aprove nada na hora e mande fotos a outro técnico para comparar.",
          ],
        ],
        bullets: [
          "O preço só aparece depois do portão desmontado",
          "A placa é condenada sem medição nem teste",
          "Pedem o pagamento inteiro adiantado, em conta de outra pessoa",
          "A peça velha não fica com você",
          "Recusam nota, recibo ou CNPJ",
        ],
      },
      {
        about: "check",
        headings: ["O que fazer antes, durante e depois", "Passos para contratar sem susto"],
        slots: [
          [
            "Combine tudo por mensagem, mesmo que o primeiro contato tenha sido por telefone, porque a conversa escrita é a sua prova.",
            "Prefira combinar por mensagem, ainda que tenha ligado antes: o que está escrito serve de prova depois.",
            "Deixe o combinado por escrito, em mensagem, porque o que foi dito ao telefone não se consegue provar.",
          ],
        ],
        steps: [
          "Procure o CNPJ na consulta pública da Receita e veja se o nome confere.",
          "Peça o valor da visita e o que acontece com ele se você não aprovar o conserto.",
          "Filme o defeito e fotografe o motor antes de o técnico começar.",
          "Peça para ver a medição da peça e fique com a que foi retirada.",
          "Teste o portão com todos os controles antes de pagar e guarde a nota.",
        ],
      },
      {
        about: "choose",
        headings: ["O que uma boa empresa mostra", "Como comparar duas empresas"],
        slots: [
          [
            "Uma empresa séria diz o endereço ou o CNPJ, dá o preço por escrito, explica o defeito com a medição e informa a garantia. Compare os mesmos itens em duas propostas: peça, marca, mão de obra, prazo e garantia.",
            "Compare duas propostas pelos mesmos itens: peça e marca, mão de obra, prazo e garantia. A melhor não é sempre a mais barata, e sim a que explica o defeito e põe tudo por escrito.",
            "Peça a duas empresas o mesmo serviço, com peça, marca, mão de obra e garantia separadas. Prefira a que mostra a medição do defeito, informa o CNPJ e escreve o que está incluído.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["Valores para comparar com o que pediram", "Quanto é um preço normal"],
        slots: [
          [
            "Para comparar, a troca do motor inteiro em casa, já com a mão de obra, fica de {price.homeSwap}. Uma peça isolada, como capacitor ou fim de curso, não deve chegar perto desse valor.",
            "Como medida, o motor residencial trocado, com serviço, custa de {price.homeSwap}. Se uma peça sozinha se aproxima do motor completo, peça outro orçamento.",
            "Tenha em mente um valor: a troca do motor em casa, com a mão de obra, fica de {price.homeSwap}. Um reparo que passa disso precisa de explicação por escrito.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Já trocaram a placa sem provar. O que faço?",
        answers: [
          "Peça por escrito o laudo ou a peça retirada e guarde o comprovante. A lei dá 90 dias para reclamar do serviço, e sem resposta o Procon e o juizado especial recebem o caso.",
          "Reúna comprovante, conversa e fotos e peça a peça velha e a explicação por escrito. Se não vier resposta, registre no Procon; o prazo da lei para reclamar é de 90 dias.",
          "Peça a explicação por escrito, com a peça velha, e guarde o pagamento e as mensagens. Você tem os 90 dias da lei para reclamar, e o Procon ajuda se a empresa não responder.",
        ],
      },
      {
        question: "Orçamento mais barato é sempre golpe?",
        answers: [
          "Não. Há quem cobre menos porque está perto ou usa peça compatível. O que importa é saber o que está incluído, qual peça entra e quanto dura a garantia.",
          "De forma alguma: o preço menor pode vir de peça compatível ou de trajeto curto. Compare o que está incluído e a garantia, e peça os dois por escrito.",
          "Não, mas merece pergunta. Veja se a peça é nova, se a mão de obra está incluída e qual é a garantia.",
        ],
      },
      {
        question: "É seguro pagar um sinal pelo Pix?",
        answers: [
          "Só com o pedido por escrito e a conta no nome da empresa que emitirá a nota. Pix para pessoa que você não conhece é difícil de recuperar.",
          "Quando a chave é do CNPJ da empresa e o pedido está escrito, o risco é menor. Em conta de terceiro, não pague, porque reaver um Pix é difícil.",
          "Pode ser, se a chave Pix é o CNPJ da empresa e há um pedido escrito com o valor total. Não pague em conta de pessoa física desconhecida.",
        ],
      },
      {
        question: "Posso pedir a peça velha de volta?",
        answers: [
          "Pode, e convém combinar isso antes. A peça retirada mostra se houve mesmo a troca e serve de prova se o defeito voltar.",
          "Sim, ela é sua. Só em conserto por troca, quando a loja aproveita a peça antiga, isso precisa estar combinado no orçamento.",
          "Sim. Peça antes do serviço que ela fique com você, e compare o código com o da peça nova.",
        ],
      },
    ],
    photo: "a foto da etiqueta do motor, o que o portão está fazendo e o orçamento que você recebeu",
  },
  {
    id: "reclamar-do-servico",
    broader: "garantia",
    label: "Reclamar do serviço do portão",
    phrase: "a reclamação do serviço",
    asks: [
      "empresa sumiu dinheiro",
      "sumiu dinheiro portão",
      "empresa sumiu portão",
      "instalaram motor errado",
      "instalaram motor errado portão",
      "instalaram errado portão",
      "instalou motor errado",
      "reclamar instalador",
      "reclamar instalador portão",
      "reclamar técnico portão",
      "reclamar serviço portão",
      "reclamar conserto portão",
      "reclamação instalador portão",
      "procon portão",
      "procon instalador portão",
      "procon motor portão",
      "onde reclamar portão",
      "onde reclamar instalador",
      "paguei técnico não voltou",
      "técnico não voltou",
      "técnico sumiu",
      "técnico portão sumiu",
      "instalador sumiu",
      "paguei instalador sumiu",
      "paguei não consertou",
      "paguei não instalou motor",
      "técnico não resolveu portão",
      "serviço mal feito portão",
      "portão mal instalado reclamar",
      "instalação mal feita reclamar",
      "técnico estragou portão",
      "técnico quebrou portão",
      "processar instalador portão",
      "juizado portão",
      "técnico cobrou não arrumou",
      "cobrou não arrumou",
      "paguei técnico não arrumou",
      "pedir dinheiro volta conserto",
      "dinheiro volta conserto",
      "devolução dinheiro conserto",
      "instalador sumiu não funciona",
      "instalador não voltou não funciona",
      "dinheiro volta serviço malfeito",
      "dinheiro volta serviço portão",
    ],
    intent: "how-to",
    answers: {
      any: [
        "Se você pagou e o técnico não voltou, peça por escrito, com prazo de alguns dias, que ele refaça o serviço ou devolva o dinheiro, como permite o artigo 20 do CDC. Junte o comprovante, a conversa e um vídeo do portão. Sem resposta, registre no Procon e depois no juizado especial.",
        "Se o técnico veio ontem e o portão quebrou de novo, ele deve voltar sem cobrar quando é o mesmo defeito: a lei dá 90 dias para reclamar do serviço (CDC, artigo 26). Avise hoje por escrito, com vídeo e comprovante, e dê um prazo. Sem resposta, o caminho é o Procon.",
        "Técnico que cobrou e não arrumou tem de refazer o serviço, devolver o dinheiro ou dar abatimento, e quem escolhe é você (CDC, artigo 20). Faça o pedido por escrito, com comprovante, vídeo e prazo. Se ele não responde, o Procon registra a queixa e o juizado especial decide.",
        "Para reclamar de empresa de portão no Procon, leve o comprovante de pagamento, a conversa, as fotos e o pedido por escrito que ela não atendeu. O registro é gratuito e pode ser feito também no consumidor.gov.br, se ela estiver lá. Sem acordo, o juizado especial dispensa advogado até 20 salários mínimos.",
        "Quando o instalador sumiu, escreva a ele mesmo assim, com prazo para refazer o serviço do portão ou devolver o valor, porque essa mensagem é a sua prova. A lei dá 90 dias para reclamar. Depois registre no Procon e, se não houver acordo, leve ao juizado especial.",
        "Serviço de portão mal feito pelo instalador deve ser refeito sem custo, devolvido ou abatido no preço, à sua escolha (CDC, artigo 20). Mande o pedido por escrito, com vídeo do defeito e prazo de alguns dias; sem solução, registre no Procon, que é gratuito, e depois no juizado especial. O prazo para reclamar é de 90 dias.",
        "Se o instalador fez um serviço mal feito no portão, não aceite só promessa: escreva o que ficou errado, com fotos, e peça que refaça, devolva o dinheiro ou dê abatimento. A lei dá 90 dias para reclamar, e o Procon registra a queixa de graça se ele não responder.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["O que fazer, em ordem", "Da mensagem ao Procon, passo a passo"],
        slots: [
          [
            "Antes de discutir, junte provas: filme o defeito e salve a conversa. O prazo de 90 dias para reclamar conta do fim do serviço ou, se o defeito estava escondido, do dia em que ele apareceu.",
            "Guarde tudo primeiro, da conversa ao vídeo do defeito, porque mensagem se apaga. O prazo legal para reclamar do serviço é de 90 dias, e no defeito oculto começa quando ele surge.",
            "Junte as provas enquanto existem, como vídeo, comprovante e conversa salva. A lei dá 90 dias para reclamar, contados do momento em que o defeito oculto aparece.",
          ],
        ],
        steps: [
          "Desligue o disjuntor se o portão ficou inseguro.",
          "Junte nota ou comprovante, conversa e fotos.",
          "Mande o pedido por escrito, com prazo de alguns dias.",
          "Registre no Procon com esses papéis.",
          "Sem acordo, procure o juizado especial.",
        ],
      },
      {
        about: "choose",
        headings: ["Refazer, devolver ou abater", "O que você pode pedir"],
        slots: [
          [
            "Você pode pedir o serviço refeito sem custo, o dinheiro de volta ou um abatimento no preço, pelo Código de Defesa do Consumidor. Diga na mensagem qual dos três quer, para não receber resposta vaga.",
            "A lei deixa você escolher entre refazer de graça, receber o valor de volta ou pagar menos (artigo 20 do CDC). Escreva a opção com clareza, com data para a resposta.",
            "O consumidor decide se quer o serviço refeito, o dinheiro de volta ou um desconto, diz o artigo 20 do CDC. Escreva logo o que prefere e até quando espera.",
          ],
          [
            "Refazer serve quando falta só um acerto. Devolver cabe quando o serviço não adiantou nada, e abater, quando o portão funciona em parte. Ponha no pedido o valor e a data.",
            "Se basta um ajuste, peça para refazer; se nada foi resolvido, peça o dinheiro. O abatimento fica para o portão que anda, mas mal. Em todos os casos, escreva o valor e o prazo.",
            "O portão que anda mal justifica abatimento ou novo acerto, e o que continua parado justifica o dinheiro de volta. Escreva no pedido o valor e o dia até o qual espera.",
          ],
        ],
      },
      {
        about: "visit",
        headings: ["Segunda opinião de outro técnico", "Quando outro técnico olha o portão"],
        slots: [
          [
            "Antes de outro consertar, deixe registrado como estava e peça a causa por escrito, porque depois do reparo não há como provar. O técnico olha folha, fixação, ligação e regulagem e diz se foi montagem ruim ou peça com defeito.",
            "Fotografe tudo antes de alguém mexer e peça que a causa venha escrita no orçamento. Uma visita separa instalação malfeita de peça que falhou, olhando folha, suporte, fios e ajuste.",
            "Registre o estado do portão e só então chame outro técnico, que verifica folha, fixação, fiação e regulagem e anota o motivo. Sem esse registro, o defeito some junto com o conserto.",
          ],
          [
            "A visita com regulagem em casa parte de {price.preventive}, sem peças. Se o portão oferece risco, pode consertar logo, desde que fotos e aviso por escrito venham antes; guarde a nota.",
            "Em residência, essa visita começa em {price.preventive}, fora peças. Se havia perigo, consertar logo é aceitável, desde que fotos e aviso por escrito venham antes.",
            "Regular e avaliar em casa custa a partir de {price.preventive}, sem peças. Em caso de risco, pode consertar sem esperar, guardando fotos, o aviso enviado e a nota.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Sem nota fiscal posso reclamar?",
        answers: [
          "Pode: comprovante de Pix ou cartão e a conversa provam a compra. Peça também o recibo ou a nota em atraso.",
          "Sim. O pagamento registrado e as mensagens com o combinado servem de prova no Procon e no juizado.",
        ],
      },
      {
        question: "O técnico veio ontem e quebrou de novo. Pago outra visita?",
        answers: [
          "Se é o mesmo defeito, pela mesma causa, ele volta sem cobrar. Defeito em outra peça é serviço novo, e a causa deve ser explicada.",
          "Pelo mesmo defeito, não. Só se paga quando a falha é outra, e vale pedir que isso venha por escrito.",
        ],
      },
      {
        question: "O instalador sumiu. Quem conserta agora?",
        answers: [
          "Outro técnico pode assumir, depois de registrar como ficou. A fábrica ainda responde por defeito do motor, com a nota da compra.",
          "Chame outro, com fotos do estado atual antes de mexer. Se foi a peça que falhou, acione também a loja ou o fabricante.",
        ],
      },
      {
        question: "O serviço foi da sua empresa. Como reclamo?",
        answers: [
          "Pelo mesmo WhatsApp do pedido, com a nota e um vídeo: a garantia da instalação é de {warranty.installation}, e no conserto valem os 90 dias da lei.",
          "Mande a nota e um vídeo pelo WhatsApp. Instalação tem {warranty.installation} de garantia, e o conserto, 90 dias pela lei.",
        ],
      },
    ],
    photo: "um vídeo do defeito e a foto do serviço feito",
  },
  {
    id: "nota-fiscal-servico",
    broader: "garantia",
    label: "Nota fiscal do conserto e da instalação",
    phrase: "a nota fiscal do serviço",
    asks: [
      "recibo nota motor",
      "recibo nota portão",
      "motor portão recibo nota",
      "nota fiscal",
      "nota fiscal conserto",
      "nota fiscal conserto portão",
      "nota fiscal portão",
      "nota fiscal instalação portão",
      "nota fiscal motor portão",
      "nota fiscal serviço portão",
      "comprar placa motor nota fiscal",
      "placa motor nota fiscal",
      "peça motor nota fiscal",
      "comprar peça nota fiscal",
      "controle nota fiscal",
      "emite nota fiscal portão",
      "emite nota fiscal conserto",
      "dá nota fiscal portão",
      "nota fiscal condomínio portão",
      "nota fiscal empresa portão",
      "recibo conserto portão",
      "cnpj nota portão",
      "emite nota portão",
      "faturamento condomínio portão",
      "empenho portão",
      "prefeitura orçamento portão",
      "emitem nota",
      "vocês emitem nota",
    ],
    intent: "question",
    answers: {
      any: [
        "Nota fiscal do conserto, sim, você recebe, no CPF ou no CNPJ: peça ao aprovar o orçamento. Ela descreve o serviço, a peça com marca e modelo e o prazo de garantia, e é a sua prova se der defeito de novo. O valor do orçamento já conta com ela.",
        "O motor de portão sai com nota fiscal, no CPF de quem compra ou, em condomínio e empresa, no CNPJ: mande o número ao pedir o orçamento. A nota descreve o motor, o serviço e a garantia, e é a prova da compra se der defeito ou se o síndico precisar prestar contas.",
        "A nota fiscal em nome do condomínio é emitida no CNPJ dele, tanto do conserto como do motor ou da instalação. Informe os dados antes de marcar. Ela traz peça, mão de obra e garantia, o que a administradora precisa para prestar contas.",
        "Você pode comprar placa de motor com nota fiscal, no CPF ou no CNPJ: mande a foto da etiqueta do motor e da placa, e dizemos se há e o valor. A nota traz a marca, o modelo e a garantia, e prova a data da compra. A instalação vem em linha separada.",
        "Nota fiscal e garantia do serviço no portão eletrônico andam juntas: a nota sai no CPF ou CNPJ e traz o prazo por escrito, que é de {warranty.motor} no motor que vendemos e de {warranty.installation} na instalação feita por nós. No conserto, o prazo também vai na nota, com o mínimo de 90 dias da lei.",
        "Motor de portão com nota fiscal, sim: ela sai no seu CPF ou CNPJ, com a marca e o modelo do motor, a instalação em linha separada e o prazo de garantia. É a nota que prova a data da compra e os {warranty.motor} de garantia. O preço do orçamento já a inclui, por isso basta informar os dados ao aprovar.",
      ],
      price: [
        "O valor do orçamento já é dado com a nota fiscal em vista: peça-a antes de marcar, com CPF ou CNPJ. Para condomínio, diga também se a administradora paga por boleto ou com prazo, porque a condição é confirmada junto com o preço.",
        "Diga no pedido que precisa de nota e como vai pagar, porque o preço já sai com ela em vista. Boleto e prazo, para condomínio ou empresa, são confirmados antes do serviço, com peça e mão de obra em linhas separadas.",
      ],
    },
    sections: [
      {
        about: "what",
        headings: ["O que a nota deve trazer", "Itens para conferir na nota"],
        slots: [
          [
            "Nota que traz só a palavra serviço não ajuda na garantia nem no seguro. Peça a descrição completa e confira antes de o técnico sair.",
            "Uma nota só com o total prova pouco. Confira o detalhe na hora da entrega.",
            "Além do valor, a nota precisa dizer o que foi feito. Confira estes itens assim que receber.",
          ],
        ],
        bullets: [
          "Data e endereço do serviço",
          "Peça ou motor com marca e modelo",
          "Mão de obra em linha separada",
          "Prazo de garantia",
          "CPF ou CNPJ de quem pagou",
        ],
      },
      {
        about: "choose",
        headings: ["Condomínio, empresa e órgão público", "O que mandar junto com o pedido"],
        slots: [
          [
            "O condomínio costuma pedir orçamento por item, nota no CNPJ dele e prazo de pagamento. Mande o CNPJ e a condição da administradora com as fotos, e a resposta já vem no formato que o síndico precisa.",
            "Síndico e administradora querem proposta detalhada, nota no CNPJ do prédio e data de pagamento. Com esses dados no primeiro contato, a proposta sai pronta para a aprovação.",
            "Para prédio, informe o CNPJ, o prazo e se é boleto ao pedir o orçamento por item. Assim a proposta atende a administradora sem precisar ser refeita.",
          ],
          [
            "Órgão público pede proposta com validade, certidões e nota. Mande o edital ou o termo de referência antes, porque é por ele que se confirma se dá para atender.",
            "Em licitação ou compra direta, o edital ou o termo de referência vai junto das fotos: a resposta diz se as exigências podem ser atendidas.",
            "Escola e repartição têm regras próprias, descritas no termo de referência. Envie o documento com as medidas e pergunte primeiro se é possível atender.",
          ],
        ],
      },
      {
        about: "check",
        headings: ["Se você perdeu a nota", "Segunda via e comprovantes"],
        slots: [
          [
            "A segunda via se pede a quem emitiu, com o CPF ou CNPJ e a data aproximada. Enquanto isso, comprovante de Pix ou cartão e a conversa ajudam a provar a compra e a garantia.",
            "Quem vendeu consegue emitir de novo pelo CPF ou CNPJ e pela data. Comprovante de pagamento e mensagens também valem como prova nesse meio-tempo.",
            "Peça outra via ao emissor, informando documento e época da compra. Sem ela em mãos, o Pix, o cartão e as mensagens mostram quando foi feito.",
          ],
          [
            "Fotografe a nota no dia, porque papel térmico apaga, e guarde a imagem com a foto da etiqueta do motor. As duas juntas bastam para abrir um pedido de garantia.",
            "Uma foto da nota e da etiqueta, no celular, resolve a maioria das perdas: o papel desbota em poucos meses.",
            "Como o papel apaga com o calor, tenha a imagem da nota ao lado da imagem da etiqueta do motor.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "O preço muda se eu pedir nota?",
        answers: [
          "Não: o valor do orçamento já é dado com a nota em vista. Informe os dados de quem paga ao aprovar.",
          "O orçamento já conta com ela. Só diga o CPF ou CNPJ certo antes da emissão, para não precisar corrigir.",
        ],
      },
      {
        question: "A nota vale para o seguro?",
        answers: [
          "Ajuda, com a causa do defeito escrita; quem decide é a seguradora. Avise o técnico de que é para o seguro.",
          "Serve como prova do gasto, e o laudo com a causa completa o pedido. Pergunte à seguradora se ela exige mais.",
        ],
      },
      {
        question: "Dá para sair no nome da administradora?",
        answers: [
          "Em geral a nota vai no CNPJ do condomínio, que é quem contrata. Se a administradora pede outro formato, combine antes.",
          "O comum é o CNPJ do próprio prédio. Outra forma só combinando antes da emissão, porque depois precisa cancelar.",
        ],
      },
      {
        question: "Quem parcela também recebe nota?",
        answers: [
          "Sim. O pagamento em até {shop.instalments} vezes no cartão não muda a nota, que sai pelo valor total.",
          "Recebe do mesmo jeito: a nota é do serviço inteiro, pago em Pix ou em até {shop.instalments} vezes no cartão.",
        ],
      },
    ],
    photo: "fotos do portão e da etiqueta do motor, com os dados de quem vai pagar",
  },
  {
    id: "modelo-de-recibo",
    broader: "normas",
    label: "Modelo de recibo de serviço de portão",
    phrase: "o recibo de serviço de portão",
    asks: [
      "recibo serviço portão modelo",
      "modelo recibo portão",
      "modelo recibo serviço portão",
      "modelo recibo conserto portão",
      "modelo recibo manutenção portão",
      "recibo manutenção portão",
      "recibo instalação portão",
      "como fazer recibo conserto portão",
      "recibo portão word",
      "recibo mão de obra portão",
      "recibo de conserto de portão eletrônico",
    ],
    intent: "question",
    answers: {
      any: [
        "Um modelo de recibo de serviço de portão traz oito dados: quem pagou, quem recebeu, CPF ou CNPJ dos dois, endereço, serviço feito, peças com marca e modelo, valor por extenso e data com assinatura. Copie a lista abaixo. O recibo prova o pagamento, mas não substitui a nota fiscal de empresa.",
        "O recibo de conserto ou instalação de portão se faz com os dados das duas partes, a descrição do serviço e das peças, o valor em número e por extenso, a forma de pagamento, o prazo de garantia, a data e a assinatura. De empresa, peça a nota fiscal, que vale mais que o recibo.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["Modelo para copiar e preencher", "O que escrever no recibo, linha por linha"],
        slots: [
          [
            "Copie as linhas e troque o que está entre parênteses. Faça duas vias, uma para cada parte.",
            "Preencha uma linha de cada vez, em duas vias assinadas.",
          ],
        ],
        steps: [
          "Recebi de (nome e CPF ou CNPJ de quem paga) o valor de (número e por extenso).",
          "Referente a (instalação, conserto ou manutenção) do portão em (endereço completo).",
          "Serviço feito: (descrição). Peças trocadas: (marca, modelo e quantidade).",
          "Forma de pagamento: (Pix, cartão ou dinheiro), em (data).",
          "Garantia do serviço: (prazo, no mínimo os 90 dias da lei).",
          "(Cidade e data). Nome, CPF ou CNPJ e assinatura de quem recebeu.",
        ],
      },
      {
        about: "choose",
        headings: ["Recibo ou nota fiscal", "Quando o recibo não basta"],
        slots: [
          [
            "Recibo serve entre particulares e para o autônomo sem empresa. Empresa e MEI que atendem condomínio ou outra empresa emitem nota, e é ela que a administradora, o seguro e a garantia pedem.",
            "Para uma casa, o recibo bem feito prova o que foi pago. Condomínio, empresa e seguro costumam exigir a nota fiscal, que descreve o serviço e dá o prazo de garantia.",
          ],
        ],
      },
      {
        about: "what",
        headings: ["Por que descrever as peças", "O que o recibo protege"],
        slots: [
          [
            "A marca, o modelo e a data mostram o que foi trocado e desde quando corre a garantia. Um recibo que diz só a palavra serviço não ajuda se o defeito voltar.",
            "Se o portão parar de novo, é pela descrição que se sabe se a peça é a mesma. Fotografe o recibo e a etiqueta do motor no dia.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Recibo vale como garantia?",
        answers: [
          "Vale como prova da data e do serviço. A garantia da lei é de 90 dias, mesmo que o recibo não a cite.",
          "Ajuda a provar. Sem recibo nem nota, a conversa e o comprovante do Pix também servem de prova.",
        ],
      },
      {
        question: "Vocês dão recibo ou nota?",
        answers: [
          "Damos nota fiscal, no CPF ou no CNPJ. Informe os dados ao aprovar o orçamento.",
          "Nota fiscal, com a peça, a mão de obra e a garantia descritas. Mande o CPF ou CNPJ antes do serviço.",
        ],
      },
      {
        question: "O recibo precisa de firma reconhecida?",
        answers: [
          "Não. Bastam a assinatura e os dados de quem recebeu.",
          "Em geral não. A assinatura com CPF ou CNPJ é suficiente.",
        ],
      },
    ],
    photo: "fotos do portão e da etiqueta do motor, com os dados de quem vai pagar",
  },
  {
    id: "arrependimento-compra",
    broader: "garantia",
    label: "Arrependimento e troca do motor comprado",
    phrase: "a desistência da compra do motor",
    asks: [
      "comprei motor errado posso devolver",
      "motor errado devolver",
      "comprei errado posso devolver",
      "arrepender compra motor",
      "arrependi compra motor",
      "arrependimento compra motor",
      "desistir compra motor",
      "desisti motor portão",
      "devolver motor portão",
      "devolução motor portão",
      "devolver motor comprado",
      "posso devolver motor",
      "posso trocar motor arrepender",
      "trocar motor comprado errado",
      "comprei motor errado",
      "comprei motor errado troca",
      "motor não serviu devolver",
      "motor comprado não serve troca",
      "cancelar compra motor",
      "cancelar pedido motor",
      "cancelar instalação portão",
      "7 dias arrependimento motor",
      "troca produto motor portão",
      "comprei controle errado",
      "devolver controle portão",
    ],
    intent: "question",
    answers: {
      any: [
        "Sim, você pode se arrepender da compra e devolver o motor, com o dinheiro de volta, em até 7 dias do recebimento, se comprou à distância, por telefone, internet ou WhatsApp (CDC, artigo 49), e não o usou. Na loja física, sem defeito, trocar depende da política de quem vendeu. Por isso, não instale antes de decidir.",
        "O motor comprado no site, por telefone ou WhatsApp pode ser devolvido, e você pode desistir da compra e devolver em até 7 dias do recebimento, sem explicar o motivo, pelo direito de arrependimento (CDC, artigo 49). Depois desse prazo, sem defeito, a devolução depende de acordo com o vendedor. Se ele já está instalado, converse antes de desmontar.",
        "Quem comprou o motor errado pode trocar ou devolver em até 7 dias do recebimento, se a compra foi à distância, por site ou WhatsApp (CDC, artigo 49). Na loja física, a troca depende do vendedor, a não ser que ele tenha indicado o modelo. Não instale, porque um motor usado deixa de ser novo.",
        "A loja física não é obrigada a trocar um motor sem defeito só porque ele não serviu no portão, a não ser que ela mesma tenha indicado o modelo. Na compra à distância, é possível devolver em 7 dias do recebimento (CDC, artigo 49), com o motor sem uso. Por isso, confira a medida antes de instalar.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["Como devolver o motor comprado", "Passos da desistência"],
        slots: [
          [
            "Quanto mais intacto, mais simples é a devolução, com caixa, manual e controles juntos. O aviso precisa ser por escrito e dentro do prazo.",
            "Devolva como veio, com todos os itens, e avise por mensagem antes dos 7 dias. Não instale para experimentar.",
            "Motor sem uso e embalagem completa evitam discussão. Registre o pedido por escrito, com a data.",
          ],
        ],
        steps: [
          "Escreva a quem vendeu dentro dos 7 dias.",
          "Guarde a mensagem e a nota.",
          "Devolva na embalagem, com todos os itens.",
          "Confirme como e quando volta o dinheiro.",
          "Se não houver resposta, procure o Procon.",
        ],
      },
      {
        about: "what",
        headings: ["A diferença entre arrependimento, defeito e engano", "Três casos diferentes"],
        slots: [
          [
            "O arrependimento vale 7 dias e só na compra à distância. O defeito se resolve na garantia, e o modelo errado, por acordo, a menos que o vendedor tenha indicado aquele modelo sabendo das medidas.",
            "Desistir tem prazo de 7 dias, fora da loja, e defeito tem garantia. O engano de modelo depende do vendedor, e se foi ele quem indicou o motor com as suas medidas, você pode exigir o certo.",
            "Cada caso tem a sua regra: 7 dias para desistir da compra à distância, garantia para defeito e acordo para modelo trocado. Se a indicação errada foi de quem vendeu, você pode exigir o modelo certo.",
          ],
          [
            "O serviço já feito não se desfaz como a compra, porque a instalação executada é paga, salvo defeito nela. Por isso decida antes de montar.",
            "A mão de obra concluída é devida, mesmo que o motor volte, a não ser que tenha ficado malfeita. Resolva a dúvida antes da instalação.",
            "A instalação pronta não entra na desistência do mesmo jeito, e quem instalou recebe pelo trabalho. O momento de desistir é com a caixa fechada.",
          ],
        ],
      },
      {
        about: "choose",
        headings: ["Como não errar o modelo", "O que conferir antes de comprar"],
        slots: [
          [
            "Saber o tipo de abertura, o peso ou a largura da folha e a tensão da casa evita a maior parte das devoluções. No basculante, o motor de 1/4 HP serve até {width.quarterHp} de largura; no portão de correr, decide o peso.",
            "Três dados bastam: como o portão abre, quanto mede ou pesa e qual é a tensão, 127 ou 220 V. O motor de 1/4 HP vai até {width.quarterHp} no basculante, e o do portão de correr se escolhe pelo peso.",
            "Confira a abertura, a medida e a tensão antes de pagar. A largura decide no basculante, até {width.quarterHp} para 1/4 HP, e o peso decide no de correr.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Quem paga o frete da devolução?",
        answers: [
          "Na desistência em 7 dias, a lei manda devolver tudo o que foi pago, e o custo não deve ficar com você. Peça por escrito a forma da coleta.",
          "O vendedor paga, quando é arrependimento dentro do prazo. Combine a coleta por mensagem.",
        ],
      },
      {
        question: "Motor instalado pode ser devolvido?",
        answers: [
          "Com defeito, a garantia resolve. Sem defeito, depende de acordo, porque ele deixou de ser novo e houve mão de obra.",
          "Só por acordo, se não há defeito. Se há, aciona-se a garantia, sem abrir o motor.",
        ],
      },
      {
        question: "Abri a caixa. Perdi o direito?",
        answers: [
          "Não, porque abrir para ver é normal. O que atrapalha é instalar, ligar ou devolver incompleto.",
          "Olhar o produto não tira o direito. Um motor usado ou sem peças, sim, vira discussão.",
        ],
      },
      {
        question: "Em quanto tempo o dinheiro volta?",
        answers: [
          "A lei fala em devolução de imediato; no cartão, o estorno pode aparecer na fatura seguinte. Peça o comprovante por escrito.",
          "O dinheiro deve voltar logo após a desistência. No cartão, às vezes só aparece na fatura seguinte, então guarde o pedido de estorno.",
        ],
      },
    ],
    photo: "fotos do portão, da etiqueta do motor e da nota",
  },
  {
    id: "visita-descontada",
    broader: "visita-tecnica",
    label: "Taxa de visita: é cobrada ou descontada?",
    phrase: "a taxa de visita",
    asks: [
      "visita técnico não resolveu pagar",
      "técnico não resolveu pagar",
      "visita não resolveu pagar",
      "técnico não consertou pagar",
      "visita cobrada não resolveu",
      "técnico não resolveu tenho que pagar",
      "pago visita",
      "pago visita não fizer serviço",
      "não fizer serviço pago visita",
      "técnico pago visita não fizer",
      "recusar orçamento pago visita",
      "taxa visita descontada",
      "visita descontada conserto",
      "visita descontada",
      "desconta visita",
      "taxa visita",
      "taxa visita portão",
      "taxa visita técnico",
      "cobra visita",
      "cobra visita portão",
      "cobram visita",
      "visita cobrada",
      "visita é cobrada",
      "técnico cobra ver",
      "técnico cobra ir ver",
      "técnico cobra não consertar",
      "cobra para olhar portão",
      "cobra só para ver",
      "taxa deslocamento portão",
      "taxa diagnóstico portão",
      "se não consertar paga visita",
      "não consertou tem que pagar visita",
      "taxa visita sai valor final",
      "fechei serviço taxa visita",
    ],
    intent: "question",
    answers: {
      any: [
        "A taxa de visita pode ser descontada do conserto ou cobrada à parte, conforme o combinado; aqui, o valor da ida e se ele desconta são ditos antes de marcar. Se foi avisada, ela é devida mesmo quando o técnico não resolveu; cobrança de surpresa, não. A visita com regulagem em casa parte de {price.preventive}, sem peças.",
        "Visita cobrada e técnico que não resolveu: você só tem que pagar se o valor foi dito antes, porque ele cobre a ida e o diagnóstico. Se a taxa desconta no conserto depende do combinado, que aqui vem por escrito antes de marcar; com regulagem, a visita em casa começa em {price.preventive}, fora peças.",
        "Muitos técnicos descontam a visita do portão quando o conserto é aprovado, outros não, e por isso a pergunta vem antes. Conosco, a mensagem com o valor da ida diz se ele desconta; taxa não avisada pode ser recusada. Em casa, a visita já com ajuste custa a partir de {price.preventive}, sem peças.",
      ],
      price: [
        "A visita técnica de portão parte de {price.preventive} em casa, sem peças, quando inclui a regulagem; só para ver um defeito, o valor da ida é dito antes de marcar, junto com a resposta se desconta no conserto. Por foto e vídeo, a estimativa é grátis.",
        "Pela visita técnica com ajuste, em residência, conte com {price.preventive} ou mais, sem contar peças; para apenas diagnosticar, o valor depende do bairro e do horário e é avisado antes, assim como o desconto no conserto. O orçamento por imagem não custa nada.",
      ],
    },
    sections: [
      {
        about: "cost",
        headings: ["O que se paga numa visita", "Ida, mão de obra e peça"],
        slots: [
          [
            "São três contas: a ida com o diagnóstico, a mão de obra do conserto e a peça. As duas últimas só existem com a sua aprovação, e conserto que não foi feito não se paga.",
            "A ida cobre o deslocamento e o tempo de achar o defeito; mão de obra e peça vêm depois, se você aceitar. Sem conserto, fica só a ida combinada.",
            "Paga-se o diagnóstico, e depois, com o seu aceite, o serviço e a peça, cada um em sua linha. O que não foi executado não entra na conta.",
          ],
          [
            "À noite, no domingo e em feriado, a ida pode ter outro valor, dito na marcação.",
            "Fora do horário comum, só a ida muda de preço, e isso é avisado antes.",
            "O dia e a hora pesam apenas na ida, informada na conversa.",
          ],
        ],
      },
      {
        about: "choose",
        headings: ["Perguntas antes de marcar", "Combine a taxa de visita por escrito"],
        slots: [
          [
            "Peça por escrito quanto custa a ida, se ela desconta no conserto, quanto se paga sem fechar e quanto custa o retorno. A conversa guardada serve de prova se a cobrança na porta for outra.",
            "Quatro respostas evitam discussão: o valor da visita, o desconto, o que se paga se você recusar e o preço de voltar pelo mesmo defeito. Guarde a mensagem.",
            "Antes de alguém sair, tenha na conversa o preço da ida, se ele abate, o que fica se não houver acordo e quem paga a volta. É o que vale se houver diferença depois.",
          ],
        ],
      },
      {
        about: "check",
        headings: ["Como evitar a visita paga", "O que mandar antes da visita"],
        slots: [
          [
            "Muita coisa se resolve por vídeo, como pilha, motor destravado e sensor sujo, e quando a ida é necessária o técnico leva a peça provável. Com cabo solto ou folha torta, mande só foto.",
            "Um vídeo bom poupa a ida só para olhar e mostra se é caso simples. Se a folha está torta ou o cabo solto, não acione: fotografe de longe.",
            "Com som e imagem, boa parte dos defeitos se esclarece por mensagem, e a visita sai com a peça certa. Portão torto ou com cabo rompido não se filma andando.",
          ],
        ],
        bullets: [
          "Vídeo curto com som, feito de longe",
          "Foto da etiqueta do motor",
          "O que acontece e desde quando",
          "Se o disjuntor desarma",
          "Bairro e tipo do portão",
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Se eu não aprovar o orçamento do conserto, pago algo?",
        answers: [
          "Só a ida, se foi combinada antes. Peça não trocada e serviço não feito não se pagam.",
          "Apenas o valor da visita que você aceitou antes. Mão de obra e peça só existem depois do seu sim ao orçamento.",
        ],
      },
      {
        question: "Pago outra visita se o defeito voltar?",
        answers: [
          "Não, se é o mesmo defeito e o serviço está na garantia, que no conserto é de 90 dias pela lei.",
          "O retorno pelo mesmo defeito, dentro dos 90 dias que a lei dá ao conserto, não é visita nova e não se paga.",
        ],
      },
      {
        question: "Por que cobrar a ida se o orçamento é grátis?",
        answers: [
          "Por foto não há custo; no local, há deslocamento e medição. Por isso a ida só é marcada quando a imagem não basta e você aceita o valor.",
          "A estimativa por imagem é grátis, e a ida paga o tempo e o transporte do técnico. Ela só ocorre com o seu acordo.",
        ],
      },
      {
        question: "O pagamento é na hora?",
        answers: [
          "A ida e o serviço aprovado são pagos conforme o combinado, por Pix ou no cartão, em até {shop.instalments} vezes.",
          "Sim, por Pix ou no cartão, que divide o conserto em até {shop.instalments} parcelas. O valor já é conhecido antes de começar.",
        ],
      },
    ],
    photo: "um vídeo do portão e a foto da etiqueta do motor",
  },
  {
    id: "validade-do-orcamento",
    broader: "orcamento-por-foto",
    label: "Validade do orçamento",
    phrase: "a validade do orçamento",
    asks: [
      "quanto tempo vale orçamento",
      "quantos dias vale orçamento",
      "validade orçamento",
      "validade orçamento portão",
      "prazo validade orçamento",
      "orçamento vale quantos dias",
      "orçamento vencido",
      "orçamento mudou valor",
      "preço mudou depois orçamento",
      "cobrou mais que orçamento",
      "cobraram mais que orçamento",
      "valor diferente orçamento",
      "orçamento por escrito portão",
      "orçamento obrigatório por escrito",
      "orçamento mês passado preço mesmo",
      "peguei orçamento mês passado",
    ],
    intent: "question",
    answers: {
      any: [
        "O orçamento do portão vale pelo prazo escrito nele; se nada diz, a validade é de 10 dias do recebimento, pelo art. 40 do Código de Defesa do Consumidor. Depois de aprovado, o preço não pode aumentar sem a sua autorização. Peça nova, que não estava prevista, é outro orçamento.",
        "Quanto tempo vale o orçamento sem prazo escrito: 10 dias, o prazo legal do CDC, art. 40. O de mês passado, portanto, precisa ser confirmado. Já o aprovado obriga quem o fez, e cobrança a mais sem aviso pode ser recusada.",
        "A validade do orçamento é a que vem escrita ou, sem ela, 10 dias (CDC, art. 40), contados de quando você o recebeu. Depois de aprovado por mensagem ou assinatura, o valor do portão não muda sem novo acordo seu.",
        "O orçamento de portão vale 10 dias quando não traz prazo, como diz o art. 40 do Código de Defesa do Consumidor, ou o prazo que estiver escrito. Passada a data, peça que confirmem o valor. Aprovado a tempo, o preço fica como está.",
      ],
      price: [
        "O orçamento do portão vale pelo prazo escrito; sem ele, o prazo legal de validade é de 10 dias (CDC, art. 40), e o preço se mantém até lá. Depois de aprovado, ele não pode aumentar sem a sua autorização. O de mês passado precisa ser confirmado.",
        "O preço do orçamento vale pelos dias que estiverem escritos ou, sem prazo, por 10 dias do recebimento, como diz o art. 40 do CDC. Vencida a validade, o preço do portão pode ser refeito. Aprovado a tempo, fica como está.",
      ],
    },
    sections: [
      {
        about: "what",
        headings: ["O que o orçamento deve trazer", "Itens que garantem o preço"],
        slots: [
          [
            "A lei pede mão de obra, material, condições de pagamento e datas de início e fim. Com estes itens escritos, não há como o valor mudar depois.",
            "Mão de obra, peças, pagamento e datas são o mínimo que o Código do Consumidor exige. Confira se estão todos escritos.",
            "Um orçamento completo separa serviço e material e traz prazos. Veja se o seu tem todos estes itens.",
          ],
        ],
        bullets: [
          "Marca e modelo da peça ou do motor",
          "Mão de obra em linha própria",
          "Validade e data do serviço",
          "Forma de pagamento",
          "Garantia",
        ],
      },
      {
        about: "check",
        headings: ["Se cobraram mais do que o combinado", "O valor mudou: o que fazer"],
        slots: [
          [
            "Compare com o orçamento aprovado e peça a explicação por escrito antes de pagar. Sem a sua aprovação, o acréscimo não é devido.",
            "Ponha lado a lado o que foi aprovado e o que foi cobrado. Item que você não autorizou pode ser recusado.",
            "Peça por mensagem o motivo da diferença e não pague na hora. O que não foi aprovado não obriga você.",
          ],
          [
            "Se aparecer outra peça durante o serviço, peça foto e preço antes de autorizar. Sem acordo, leve as mensagens ao Procon.",
            "Serviço extra exige novo preço e nova aprovação, com foto da peça. As mensagens servem de prova no Procon.",
            "Uma peça a mais precisa de foto, valor e da sua aprovação antes da troca. Guarde a conversa, que vale no Procon e no juizado.",
          ],
        ],
      },
      {
        about: "choose",
        headings: ["Orçamento por foto e preço fechado", "Estimativa e confirmação no local"],
        slots: [
          [
            "Por foto, o motor novo tem preço fechado quando a medida e o tipo de portão estão claros. O conserto elétrico é estimativa até a medição, porque o mesmo sintoma pode ser fio, placa ou motor.",
            "Um motor novo tem preço fechado por foto, com a largura e o material da folha. Já o conserto só tem valor certo depois de medido o defeito, pois fio e placa dão o mesmo sintoma.",
            "A troca de motor é orçada por foto e medidas, com preço definitivo. O conserto depende da medição no local, e até lá o valor é uma faixa.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Orçamento por WhatsApp vale?",
        answers: [
          "Sim, a mensagem é prova do que foi oferecido e aceito. Guarde a conversa.",
          "Vale como o papel, se traz valor e itens. A sua aprovação por escrito fecha o preço.",
          "Vale. O importante é que a mensagem diga o que está incluído e o total, e que a sua aprovação também esteja escrita.",
        ],
      },
      {
        question: "Posso guardar o orçamento e decidir depois?",
        answers: [
          "Pode, dentro da validade. Depois dela, peça que confirmem o valor.",
          "Sim, pelo prazo escrito ou por 10 dias. Depois disso o preço pode ser outro.",
          "Sim, mas só até a data de validade. Vencido o prazo, o valor precisa ser confirmado.",
        ],
      },
      {
        question: "O orçamento pode ser cobrado?",
        answers: [
          "Só se o valor foi avisado antes. O nosso por foto é sem custo; visita só para orçar, quando preciso, tem o valor dito antes.",
          "Pode, quando avisado antes da visita. Por foto não cobramos.",
          "Pode, desde que você saiba e aceite antes. Pelo WhatsApp, com foto, o nosso orçamento é grátis.",
        ],
      },
      {
        question: "Posso desistir depois de aprovar?",
        answers: [
          "Fora da loja, por telefone ou internet, há 7 dias para desistir pelo CDC, se o serviço não foi feito. Avise por escrito.",
          "Sim, em 7 dias, quando a contratação foi a distância e o serviço ainda não foi feito. Depois de feito, vale a garantia da lei.",
          "Na contratação por telefone ou mensagem, o CDC dá 7 dias, antes da execução do serviço. Faça o aviso por escrito.",
        ],
      },
    ],
    photo: "fotos do portão por dentro e por fora e a largura da folha",
  },
  {
    id: "defeito-de-novo",
    broader: "garantia",
    label: "Defeito voltou depois do conserto",
    phrase: "o defeito que voltou depois do conserto",
    asks: [
      "arrumaram parou de novo",
      "arrumou parou de novo",
      "consertaram parou de novo",
      "consertou parou de novo",
      "arrumaram quebrou de novo",
      "consertaram quebrou de novo",
      "arrumaram portão parou de novo dias",
      "arrumou e parou de novo portão",
      "defeito novo depois conserto",
      "defeito de novo conserto",
      "deu defeito novo",
      "deu defeito novamente",
      "quebrou de novo depois conserto",
      "quebrou novamente depois conserto",
      "parou de novo depois conserto",
      "parou novamente conserto",
      "voltou defeito conserto",
      "mesmo defeito voltou",
      "consertei parou de novo",
      "consertei quebrou de novo",
      "arrumei quebrou de novo",
      "técnico consertou parou",
      "conserto não durou",
      "conserto não resolveu",
      "queimou de novo depois trocar",
      "garantia conserto quantos meses",
      "garantia conserto motor meses",
      "garantia conserto prazo",
      "prazo garantia conserto",
      "conserto problema de novo",
      "conserto deu problema",
      "conserto deu problema de novo",
      "problema de novo dia seguinte conserto",
      "paguei conserto quebrou",
      "conserto quebrou semana",
      "conserto quebrou mesma semana",
      "conserto quebrou de novo",
      "mesmo defeito apareceu novo retorno",
      "consertado mês passado parou",
      "mesmo defeito de novo retorno gratuito",
      "portão consertado parou igual",
    ],
    intent: "question",
    answers: {
      any: [
        "Se o portão voltou a dar o mesmo defeito depois do conserto, quem consertou deve voltar sem cobrar: a lei dá 90 dias para reclamar do serviço (CDC, artigo 26), e a nota pode dar mais. Avise por escrito, com vídeo. Defeito em outra peça é serviço novo.",
        "Conserto que deu problema de novo no dia seguinte está na garantia, quando é o mesmo defeito: são ao menos 90 dias pela lei (CDC, artigo 26). Escreva hoje a quem arrumou o portão, com vídeo e nota. Peça também a causa, porque peça que queima duas vezes tem motivo.",
        "Quem pagou o conserto e viu o portão quebrar na mesma semana não paga de novo pelo mesmo defeito: a garantia da lei é de 90 dias (CDC, artigo 26). Chame quem fez, por escrito, com vídeo e nota, antes de outro mexer. Se falhou outra peça, é um novo conserto.",
        "Portão consertado que parou de novo quase sempre ficou com a causa sem resolver: a peça foi trocada, mas a folha continua pesada ou a água continua entrando. Pelo mesmo defeito, quem fez volta sem cobrar por 90 dias, pela lei. Avise por escrito, com vídeo.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["O que fazer com o defeito que voltou", "O que fazer antes de chamar de novo"],
        slots: [
          [
            "Junte as provas antes de o técnico voltar e não deixe outra pessoa mexer, porque depois fica difícil mostrar de quem é a falha. Se o portão parou de novo com cheiro, faísca ou folha torta, desligue o disjuntor.",
            "Pare de insistir no controle e registre o que acontece; portão mexido por outro perde a prova. Barulho, cheiro de queimado ou folha inclinada são sinais de cortar a energia.",
            "Primeiro o registro, depois o chamado, e ninguém abre o motor até lá. Diante de sinais como faísca, queimado ou folha fora do lugar, corte a energia no quadro.",
          ],
        ],
        steps: [
          "Filme o defeito, de longe.",
          "Separe a nota e a data do conserto.",
          "Escreva a quem fez o serviço, no mesmo dia.",
          "Peça a causa por escrito e o prazo do retorno.",
          "Guarde a peça trocada.",
        ],
      },
      {
        about: "causes",
        headings: ["Por que o portão parou de novo", "A causa que ficou sem conserto"],
        slots: [
          [
            "Trocar a peça sem achar a causa dura pouco: folha pesada, roldana gasta, surto e água queimam a nova como queimaram a velha. Aumentar a força na placa também esconde o problema por alguns dias.",
            "Em geral a peça foi trocada e a causa ficou, como portão pesado, falta de aterramento ou umidade. Há ainda a força alta na placa, que só disfarça a folha presa por uns dias.",
            "O motivo mais comum é não terem resolvido a causa, como peso, roda presa, pico de energia ou água. Aumentar a força faz andar por pouco tempo, e o portão volta a falhar.",
          ],
        ],
      },
      {
        about: "choose",
        headings: ["Se o técnico não voltar", "O que a lei permite pedir"],
        slots: [
          [
            "Pelo artigo 20 do Código de Defesa do Consumidor, você escolhe: refazer sem custo, dinheiro de volta ou abatimento no preço. Sem resposta por escrito, o Procon registra a reclamação, e o juizado especial resolve valores menores.",
            "A escolha entre refazer de graça, devolver o valor ou abater parte dele é sua, diz o artigo 20 do CDC. Se não houver retorno, o passo seguinte é o Procon, e depois o juizado.",
            "Você pode pedir o serviço refeito, a devolução ou um desconto, à sua escolha, conforme o artigo 20 do CDC. Se ninguém responder, procure o Procon e, por fim, o juizado especial.",
          ],
          [
            "Antes de pagar outro conserto, peça uma segunda opinião: a visita com regulagem em casa parte de {price.preventive}, sem peças. Compare também com o motor novo, que em residência, com mão de obra, fica de {price.homeSwap}.",
            "Outro técnico pode avaliar por uma visita residencial a partir de {price.preventive}, fora peças, e escrever a causa. Se for a segunda queima, veja ao lado o preço da troca, de {price.homeSwap} em casa.",
            "Uma segunda avaliação em casa custa a partir de {price.preventive}, sem peças, e evita trocar a mesma peça pela terceira vez. A troca do motor, para comparar, vai de {price.homeSwap}.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Outro técnico pode resolver sem perder a garantia?",
        answers: [
          "Fale antes com quem consertou: se outro mexer, fica difícil provar de quem é a falha. Em risco, registre com fotos e vídeo primeiro.",
          "Melhor dar a chance a quem fez, por escrito e com prazo. Se houver urgência, documente tudo antes de o outro abrir.",
        ],
      },
      {
        question: "O retorno pelo mesmo defeito é cobrado?",
        answers: [
          "Pelo mesmo defeito, na garantia, não, nem a visita. Se a causa for outra, o valor é dito antes.",
          "Não, quando é a mesma falha dentro do prazo. Cobra-se só por defeito diferente, explicado e aprovado.",
        ],
      },
      {
        question: "Como provo que é o mesmo defeito?",
        answers: [
          "Com o vídeo de antes e o de agora, a nota com a descrição e a peça trocada. A causa escrita por um técnico encerra a dúvida.",
          "A nota que diz o que foi feito e um vídeo do sintoma igual já mostram. Guarde também a peça que saiu.",
        ],
      },
      {
        question: "A peça que eu comprei fora tem garantia no conserto?",
        answers: [
          "A peça tem a garantia de quem vendeu, e a mão de obra, a de quem instalou. São dois prazos e dois responsáveis.",
          "Quem vendeu responde pela peça; quem montou, pelo serviço. Por isso guarde as duas notas.",
        ],
      },
    ],
    photo: "um vídeo do defeito, a nota do conserto e a foto da etiqueta",
  },
  {
    id: "motor-velho-na-troca",
    broader: "usado",
    label: "Motor velho na troca pelo novo",
    phrase: "o motor velho na troca",
    asks: [
      "motor antigo parte pagamento",
      "motor velho parte pagamento",
      "motor antigo entrada",
      "aceitam motor antigo",
      "aceitam motor antigo parte pagamento",
      "motor antigo na troca",
      "compra motor velho",
      "compram motor velho",
      "compra motor portão velho",
      "compra motor usado",
      "compram motor usado",
      "trocam usado novo",
      "troca usado por novo",
      "motor usado na troca",
      "motor velho na troca",
      "dar motor velho entrada",
      "aceita motor usado",
      "aceita motor velho troca",
      "motor usado como entrada",
      "desconto motor velho",
      "o que fazer motor velho",
      "descartar motor portão",
      "descarte motor velho",
      "jogar fora motor portão",
      "sucata motor portão",
      "reciclar motor portão",
      "motor velho troca novo",
      "pegam motor velho troca",
      "motor antigo abatem preço novo",
      "base troca motor velho",
    ],
    intent: "question",
    answers: {
      any: [
        "Não aceitamos motor usado como entrada nem damos desconto pelo motor velho: ele continua seu, para vender, guardar ou reciclar. O novo, na troca em casa, fica de {price.homeSwap}, com mão de obra, e o que reduz a conta é aproveitar suporte, fiação e fotocélula.",
        "O motor velho na troca pelo novo não entra como parte do pagamento, porque não compramos usados. A troca em residência custa de {price.homeSwap} com o serviço, ou desde {price.lowest} no kit basculante de até {width.quarterHp}; base, fio e sensor bons ficam.",
        "Não há base de troca do motor velho: não pegamos usado na compra do novo. Aproveitar fiação, base e fotocélula reduz mais que o valor do usado, e a troca em casa vai de {price.homeSwap}, em até {shop.instalments} vezes no cartão.",
      ],
      price: [
        "O kit basculante instalado, até {width.quarterHp}, parte de {price.lowest}, e a troca do motor em casa fica de {price.homeSwap}; o motor velho não abate o preço. O que reduz a conta é aproveitar suporte, fiação e fotocélula em bom estado.",
        "A troca pelo motor novo custa em residência de {price.homeSwap}, com mão de obra, sem desconto pelo usado. Em basculante de até {width.quarterHp}, o kit instalado começa em {price.lowest}.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["O que aproveitar na troca", "Peças do motor velho que podem ficar"],
        slots: [
          [
            "O que está bom em volta do motor continua, e é aí que a conta baixa. Veja o que costuma ficar.",
            "Nem tudo é trocado com o motor. Estes itens podem permanecer.",
            "Antes de fechar, confira o que serve no novo.",
          ],
        ],
        bullets: [
          "Base e suporte, se a furação combina",
          "Fiação, disjuntor, terra e tubo",
          "Fotocélula de mesma tensão",
          "Cremalheira de mesmo passo, no de correr",
          "Controles, se frequência e código forem iguais",
        ],
      },
      {
        about: "choose",
        headings: ["Vender, guardar ou descartar", "O destino do motor velho"],
        slots: [
          [
            "Motor que ainda anda se anuncia com a etiqueta e um vídeo; queimado, vale como peças ou sucata de cobre. Se outro portão da família usa o mesmo modelo, guarde central, controles e engrenagem.",
            "Funcionando, vende-se a particular com vídeo e etiqueta. Queimado, sobram o cobre e as peças, úteis a quem tem o mesmo motor.",
            "O que funciona se vende; o queimado rende peças. Uma central igual à de outro portão da casa merece ficar guardada.",
          ],
          [
            "Para descartar, leve a um ponto de coleta de eletroeletrônicos, porque há óleo, cobre e placa. Bateria de nobreak se devolve na loja em que se compra outra.",
            "Óleo, placa e bateria não vão no lixo comum. Ponto de coleta recebe o motor, e a loja de baterias, a bateria.",
            "O destino certo é a coleta de eletroeletrônicos ou um ferro-velho regular. A bateria de chumbo volta para a loja.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["Consertar antes de trocar", "A conta entre o velho e o novo"],
        slots: [
          [
            "Se falhou uma peça só e o motor tem menos de {trade.life}, o conserto pode sair melhor: a visita com ajuste em casa parte de {price.preventive}, sem peças. Acima de metade da troca, o novo compensa.",
            "Antes de dar fim no velho, veja o conserto, com ajuste em residência a partir de {price.preventive}, fora peças. Passando de {trade.life} ou da metade da troca, fique com o novo.",
            "Defeito isolado em motor abaixo de {trade.life} se conserta, e o ajuste em casa começa em {price.preventive}, sem contar peças. Com duas peças caras, troque.",
          ],
          [
            "O novo traz {warranty.motor} de garantia no motor e {warranty.installation} na instalação, o que o usado não tem. A troca leva {time.tilting} no basculante e {time.sliding} no deslizante.",
            "São {warranty.motor} no motor novo e {warranty.installation} no serviço, com troca em {time.tilting} no basculante ou {time.sliding} no de correr.",
            "Garantia de {warranty.motor} no motor e {warranty.installation} na instalação. A montagem toma {time.tilting} no basculante, {time.sliding} no deslizante.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Posso ficar com o motor retirado?",
        answers: [
          "Sim, ele é seu. Diga na marcação que quer ficar com ele e com os controles, para o técnico separar as peças.",
          "Pode, e também com os controles e a central. Avise antes do serviço, para nada ser levado para reciclagem.",
        ],
      },
      {
        question: "Vocês retiram o motor velho?",
        answers: [
          "A retirada faz parte da troca, com o disjuntor desligado e a folha segura. O destino dele você escolhe antes.",
          "Retiramos ao instalar o novo. Depois, ele fica com você ou vai para reciclagem, conforme o combinado.",
        ],
      },
      {
        question: "Comprar motor usado para economizar compensa?",
        answers: [
          "Raramente: sem garantia e sem a central certa, a diferença some na instalação, que é paga do mesmo jeito.",
          "Quase nunca, porque falta garantia e a montagem custa igual. Só testado com carga e quase de graça.",
        ],
      },
      {
        question: "Os controles antigos servem no motor novo?",
        answers: [
          "Servem se a central nova aceita a mesma frequência e o mesmo código. Caso contrário, vêm controles novos com o motor.",
          "Só com frequência e código iguais. Um receptor avulso é a saída para quem tem muitos controles.",
        ],
      },
    ],
    photo: "fotos do motor atual, da etiqueta e do portão",
  },
];
