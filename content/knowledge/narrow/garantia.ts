import type { NarrowConcept } from "#domain/knowledge/concept.ts";

export const garantia: NarrowConcept[] = [
  {
    id: "garantia-cobre-e-nao-cobre",
    broader: "garantia",
    label: "O que a garantia do motor cobre e não cobre",
    phrase: "o que a garantia do motor não cobre",
    asks: [
      "garantia motor não cobre",
      "garantia motor novo não cobre",
      "garantia motor portão não cobre",
      "garantia motor portão novo cobre",
      "qual garantia motor novo não cobre",
      "o que garantia motor cobre",
      "garantia cobre não cobre motor",
      "garantia motor fica fora",
    ],
    intent: "question",
    answers: {
      any: [
        "A garantia cobre defeito de fabricação do motor, por {warranty.motor}, e de montagem, por {warranty.installation} na instalação feita por nós. Não cobre raio e surto, água na central, batida, pilha e desgaste natural, nem motor aberto por outra pessoa.",
        "A garantia do motor de portão novo é de {warranty.motor}, mais {warranty.installation} para a instalação, e cobre defeito de fabricação e de montagem. Ficam de fora raio, água, batida, uso acima do regime e peça de desgaste.",
        "A garantia cobre defeito de fábrica, por {warranty.motor} no motor, e a montagem, por {warranty.installation}. Não entram dano de raio, enchente ou batida, desgaste de roldana, cabo e pilha, nem conserto feito por terceiros.",
      ],
    },
    sections: [
      {
        about: "what",
        headings: ["O que a garantia cobre", "Defeito do motor ou da montagem", "Motor, placa e instalação"],
        slots: [
          [
            "Placa que para de responder, motor que perde força e controle que morre cedo são casos do motor.",
            "Entram como motor a placa, a engrenagem, o enrolamento e os controles do kit.",
          ],
          [
            "Suporte que solta, fio mal preso e regulagem perdida são da instalação.",
            "Fixação, ligação e regulagem malfeitas são da instalação, e se refazem sem custo no prazo.",
          ],
          [
            "Em motor comprado em outro lugar, respondemos pelo serviço; o equipamento é com quem vendeu.",
            "Se o motor veio de outra loja, a garantia dele é pedida a ela, e a do serviço, a nós.",
          ],
        ],
      },
      {
        about: "visit",
        headings: ["Como pedir a garantia", "Passo a passo para acionar", "O pedido de garantia"],
        slots: [
          [
            "O pedido começa por mensagem, sem levar o motor a lugar nenhum.",
            "Não abra a tampa nem deixe outro mexer antes.",
          ],
        ],
        steps: [
          "Desligue o disjuntor e não insista no controle.",
          "Mande a nota, a foto da etiqueta e um vídeo do defeito pelo WhatsApp.",
          "Diga se houve raio, chuva forte ou batida antes da falha.",
          "O técnico avalia a causa; o que não for coberto recebe orçamento antes de qualquer serviço.",
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Além desse prazo, o que a lei garante?",
        answers: [
          "O Código de Defesa do Consumidor dá 90 dias para reclamar de defeito em produto durável e em serviço; no defeito oculto, o prazo começa quando ele aparece.",
          "Para produto durável e para serviço, a lei dá 90 dias para reclamar; se o defeito é oculto, contam de quando ele aparece.",
        ],
      },
      {
        question: "Perdi a nota. Ainda tenho garantia do motor?",
        answers: [
          "Talvez, com outra prova da data: comprovante de pagamento ou a conversa do pedido, mais a foto da etiqueta.",
          "Pode ter: comprovante de pagamento e registro do pedido ajudam, e a etiqueta identifica o motor.",
        ],
      },
      {
        question: "Como evito o dano que a garantia não paga?",
        answers: [
          "Com protetor de surto e aterramento no quadro, tampa vedada e revisão {visits.home} em casa.",
          "Protetor de surto contra raio, tampa e cabo vedados contra chuva e revisão {visits.home} em casa.",
        ],
      },
    ],
    photo: "a nota, uma foto da etiqueta do motor e um vídeo do defeito",
  },
  {
    id: "garantia-do-conserto",
    broader: "garantia",
    label: "Garantia do conserto do portão",
    phrase: "a garantia do conserto do portão",
    asks: [
      "conserto garantia 24 horas",
      "conserto 24 horas com garantia",
      "conserto garantia 1 ano",
      "conserto com garantia 1 ano",
      "conserto portão garantia 1 ano",
      "conserto garantia um ano",
      "conserto garantia 6 meses",
      "conserto garantia 12 meses",
      "conserto garantia 90 dias",
      "conserto garantia 3 meses",
      "manutenção garantia 1 ano",
      "conserto portão com garantia",
      "garantia placa trocada",
      "garantia peça trocada",
      "garantia placa nova",
      "garantia conserto",
      "garantia serviço",
      "garantia manutenção",
      "garantia reparo",
      "conserto portão garantia",
      "garantia mão obra",
      "técnico consertou quebrou de novo",
      "conserto quebrou de novo garantia",
      "quanto tempo garantia conserto",
      ...["quantos dias", "quantos meses", "quanto tempo tem"].flatMap((asked) => [
        `${asked} garantia conserto`,
        `${asked} garantia serviço`,
        `${asked} garantia manutenção`,
      ]),
      "quanto tempo garantia serviço",
      "quanto tempo garantia manutenção",
    ],
    intent: "question",
    answers: {
      any: [
        "Sim, o conserto do motor tem garantia de 90 dias, no mínimo, pela lei: ela cobre o serviço e a peça trocada, por escrito na nota. Se a mesma falha voltar nesse prazo, o técnico retorna. Em casa, a visita só de regulagem parte de {price.preventive}, sem peças.",
        "Conserto com garantia de 1 ano não prometemos: a lei dá 90 dias, no mínimo, ao serviço e à peça trocada, e prazo maior só vale escrito na nota. Motor novo nosso tem {warranty.motor}, e a instalação, {warranty.installation}; em casa, só a regulagem parte de {price.preventive}, sem peças.",
        "A garantia do conserto de portão é de 90 dias, no mínimo, pela lei, e cobre o serviço feito e a peça ou placa trocada; o prazo maior, se houver, está na nota ou no orçamento. Na instalação feita por nós, o prazo é de {warranty.installation}.",
        "A garantia do conserto, ou da manutenção, é de 90 dias, no mínimo, contados do fim do serviço (CDC, artigo 26), e vale para a mão de obra e a peça trocada. Se a mesma falha volta nesse prazo, o fornecedor tem até 30 dias para resolver, e peça comum costuma ser trocada na visita.",
        "Sim, o conserto de portão tem garantia de 90 dias, no mínimo, pelo Código de Defesa do Consumidor: se a mesma falha volta pela mesma causa, o técnico retorna. Peça o prazo por escrito; um defeito novo em outra peça é outro orçamento.",
        "O conserto tem garantia de 90 dias, no mínimo, pela lei: falha na mesma peça ou no serviço entra; raio, água, batida e peça diferente, não. Se o portão quebrou de novo, mande a nota e um vídeo, se for seguro filmar, e o técnico retorna.",
      ],
    },
    sections: [
      {
        about: "what",
        headings: [
          "O que a garantia do conserto cobre",
          "O que a garantia do conserto cobre",
          "Mesma falha ou falha nova?",
        ],
        slots: [
          [
            "Cobre a peça trocada e a mão de obra daquele reparo, no prazo combinado.",
            "Vale para o que foi feito: a peça, a montagem e a regulagem.",
            "O alcance é o serviço descrito na nota, e não o motor inteiro.",
          ],
          [
            "Não cobre outra peça que falhou depois, surto, água, batida nem mau uso.",
            "Um defeito em peça não mexida é novo orçamento.",
            "Um dano externo fica fora, mesmo dentro do prazo.",
          ],
          [
            "Um motor novo tem prazo próprio: {warranty.motor} no equipamento e {warranty.installation} na instalação.",
            "Se houve troca do motor, contam {warranty.motor} para ele e {warranty.installation} para a montagem.",
            "Compra e instalação têm prazos maiores, de {warranty.motor} e {warranty.installation}.",
          ],
        ],
      },
      {
        about: "check",
        headings: [
          "Portão falhou de novo: como pedir a garantia",
          "Passos para acionar a garantia do serviço",
          "O que mandar para acionar a garantia",
        ],
        slots: [
          [
            "Quem consertou precisa ver antes que outro mexa, para a cobertura não se perder.",
            "Chame o mesmo técnico primeiro; intervenção de terceiro encerra a garantia.",
            "Não deixe desmontar antes da avaliação.",
          ],
        ],
        steps: [
          "Pare de usar e desligue o disjuntor.",
          "Separe a nota ou a conversa do orçamento.",
          "Anote quando voltou a falhar e o que mudou, como chuva ou queda de luz.",
          "Fotografe a etiqueta e o ponto consertado, sem abrir a tampa.",
          "Mande tudo pelo WhatsApp e combine a visita.",
        ],
      },
    ],
    keep: ["causes"],
    questions: [
      {
        question: "Qual o prazo de garantia do conserto?",
        answers: [
          "É o que está escrito na nota ou no orçamento; a lei dá 90 dias para reclamar de serviço durável. Pergunte antes de aprovar.",
          "Está no orçamento. Pelo Código de Defesa do Consumidor, o prazo para reclamar é de 90 dias.",
        ],
      },
      {
        question: "Paguei o conserto e o mesmo defeito voltou. Pago de novo?",
        answers: [
          "Não, se for a mesma falha, pela mesma causa e no prazo. Causa diferente, como surto, é outro orçamento.",
          "Não dentro da garantia e na mesma peça. O técnico avalia antes e explica a causa.",
        ],
      },
      {
        question: "Peça que eu comprei tem garantia no conserto?",
        answers: [
          "A mão de obra, sim; a peça, com quem vendeu. Por isso a nota dela é guardada.",
          "Só o serviço. O defeito na peça comprada por você é tratado com a loja.",
        ],
      },
      {
        question: "Regulagem tem garantia?",
        answers: [
          "Sim, se desregulou sem causa nova. Batida, peso acrescentado ou mexida de terceiro muda o ajuste e fica fora.",
          "O ajuste é coberto no prazo. Mudança na folha depois da visita não.",
        ],
      },
    ],
    photo: "a nota ou a conversa do orçamento, a foto da etiqueta do motor e do ponto consertado",
  },
  {
    id: "parou-depois-da-garantia",
    broader: "garantia",
    label: "Motor parou depois da garantia",
    phrase: "o motor que parou depois da garantia",
    asks: [
      "motor pifou logo depois garantia",
      "garantia venceu mês passado motor parou",
      "garantia venceu motor parou",
      "fora da garantia quanto gastar conserto",
      "parou depois garantia",
      "quebrou depois garantia",
      "acabou garantia",
      "fora garantia",
      "garantia acabou motor",
      "venceu garantia",
      "queimou depois garantia",
      "garantia vencida",
    ],
    intent: "repair",
    answers: {
      any: [
        "Motor que parou depois da garantia quase sempre tem conserto: capacitor, fim de curso, engrenagem e placa são peças de reposição. O diagnóstico vem antes, e a conta se compara com a troca, de {price.homeSwap} em casa.",
        "Fora da garantia, o motor que parou quase sempre se conserta, e com poucos anos de uso isso costuma compensar mais que motor novo. Desligue o disjuntor e mande etiqueta e vídeo, se for seguro; se o defeito veio de fábrica, fale também com o fabricante.",
        "Fora da garantia, o conserto é pago, com valor dito antes. Motor com um ou dois anos raramente pede troca: veja primeiro capacitor, energia e folha. Vício oculto pode ser reclamado ao fabricante em 90 dias a partir do defeito.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: [
          "Consertar ou trocar depois da garantia",
          "Custo do conserto fora da garantia",
          "O que compensa depois da garantia",
        ],
        slots: [
          [
            "Até metade da vida esperada, de {trade.life}, consertar quase sempre compensa.",
            "Motor novo ainda, com peça à venda, se conserta.",
            "Com poucos anos de uso, a peça custa bem menos que o motor.",
          ],
          [
            "Placa e redutor pesam mais; some e compare com a troca, de {price.homeSwap} em casa.",
            "Se duas peças caras falharam, a troca de {price.homeSwap} entra na comparação.",
            "No basculante de até {width.quarterHp}, o kit novo instalado a partir de {price.lowest} é a referência.",
          ],
          [
            "Motor novo recomeça com {warranty.motor} de garantia, e a instalação, com {warranty.installation}.",
            "Na troca, você volta a ter {warranty.motor} no motor e {warranty.installation} no serviço.",
            "A garantia nova conta a favor quando os valores ficam próximos.",
          ],
        ],
      },
      {
        about: "causes",
        headings: [
          "Por que parou logo depois da garantia",
          "O que costuma falhar primeiro",
          "Desgaste, surto ou folha",
        ],
        slots: [
          [
            "Capacitor e engrenagem se gastam com uso e calor, sobretudo em folha pesada.",
            "Uma folha desequilibrada gasta em um ano o que duraria muitos.",
            "O desgaste cedo aponta para peso, e não para azar.",
          ],
          [
            "Surto e umidade queimam placa em qualquer idade, com ou sem garantia.",
            "Raio e água não escolhem data, e costumam ficar fora da cobertura.",
            "Sem protetor e terra, a placa nova corre o mesmo risco.",
          ],
          [
            "Por isso o técnico confere folha e energia antes de trocar a peça.",
            "Corrigir a causa evita repetir o conserto.",
            "Peça nova sobre folha pesada dura o mesmo que a velha.",
          ],
        ],
      },
    ],
    keep: ["care"],
    questions: [
      {
        question: "O fabricante ainda pode ajudar depois da garantia?",
        answers: [
          "Pode, se for defeito de fabricação que só apareceu agora: o Código de Defesa do Consumidor dá 90 dias a partir da descoberta. Fale com o fabricante, com a nota.",
          "Às vezes. Vício oculto pode ser reclamado em 90 dias depois de aparecer; guarde nota e laudo.",
        ],
      },
      {
        question: "Vocês consertam motor fora da garantia?",
        answers: [
          "Sim, das marcas que atendemos, como serviço independente, com orçamento antes.",
          "Consertamos. Mande a foto da etiqueta e diga o que acontece ao acionar.",
        ],
      },
      {
        question: "Quanto custa o diagnóstico do motor fora da garantia?",
        answers: [
          "O orçamento por foto é grátis. A manutenção preventiva em casa, quando é o caso, parte de {price.preventive}, sem peças.",
          "O diagnóstico por foto e vídeo não custa nada. Se precisar de visita, o valor é combinado antes.",
        ],
      },
      {
        question: "O conserto volta a ter garantia?",
        answers: [
          "Tem, do serviço e da peça trocada, pelo prazo do orçamento. O restante do motor continua sem.",
          "Sim, do que foi feito. Peça o prazo por escrito.",
        ],
      },
    ],
    photo: "a foto da etiqueta do motor, a nota com a data e o portão inteiro",
  },
  {
    id: "garantia-sem-nota",
    broader: "garantia",
    label: "Garantia sem nota fiscal",
    phrase: "a garantia sem a nota fiscal",
    asks: [
      "perdi nota fiscal motor garantia",
      "perdi nota motor garantia",
      "sem nota fiscal motor garantia",
      "motor sem nota garantia",
      "precisa nota fiscal garantia",
      "precisa nota garantia",
      "garantia nota",
      "garantia sem nota",
      "perdi nota garantia",
      "perdi nota motor",
      "perdi nota fiscal",
      "garantia perdi",
      "segunda via nota motor",
      "nota fiscal garantia",
      "perdi comprovante motor",
      "perdi comprovante",
      "sem comprovante garantia",
      "perdi comprovante queimou",
      "perdi nota queimou",
    ],
    intent: "question",
    answers: {
      any: [
        "Em geral precisa: a nota fiscal é a prova da data e do lugar da compra, e é ela que a loja e o fabricante pedem na garantia do motor. Sem a nota em mãos, segunda via pelo CPF, comprovante do cartão ou do Pix também mostram a compra.",
        "Sem a nota, a garantia do motor pode continuar valendo: peça a segunda via a quem vendeu, pelo CPF e pela data aproximada. Comprovante do cartão, Pix e a conversa do pedido também mostram quando a compra foi feita.",
        "Sem a nota, a garantia do motor depende de provar onde e quando você comprou. A nota eletrônica fica registrada no CPF, e a loja emite segunda via; em São Paulo, veja também a sua conta na Nota Fiscal Paulista.",
        "A garantia sem nota se resolve com a segunda via: quem vendeu consegue emitir de novo pelo CPF ou CNPJ. Se o motor veio da nossa loja, mande nome, endereço da instalação e foto da etiqueta pelo WhatsApp.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["Como recuperar a nota do motor", "Onde achar a segunda via", "Provar a compra sem o papel"],
        slots: [
          [
            "Comece pelo que você já tem no celular e no e-mail.",
            "A nota costuma estar no e-mail da compra, mesmo sem o papel.",
            "O papel se perde, mas o registro eletrônico fica.",
          ],
        ],
        steps: [
          "Procure no e-mail e no WhatsApp o nome da loja e a data da instalação.",
          "Peça a segunda via a quem vendeu, com CPF ou CNPJ.",
          "Separe a fatura do cartão ou o comprovante do Pix.",
          "Fotografe a etiqueta do motor, com modelo e número de série, sem abrir a tampa.",
        ],
      },
      {
        about: "time",
        headings: ["Que prazo ainda pode valer", "Prazos para conferir", "Quanto dura a cobertura"],
        slots: [
          [
            "No motor comprado conosco são {warranty.motor}, e na instalação feita por nós, {warranty.installation}.",
            "Nossa garantia é de {warranty.motor} no motor e de {warranty.installation} no serviço.",
            "São {warranty.motor} para o motor que vendemos e {warranty.installation} para a montagem.",
          ],
          [
            "Em motor de outra loja, vale o termo dela e o do fabricante, além da garantia que a lei dá a todo produto.",
            "Comprado em outro lugar, quem responde é o vendedor ou o fabricante, pelo prazo do termo e pelo da lei.",
            "Para compra feita fora, procure o vendedor: a garantia legal existe mesmo sem termo escrito.",
          ],
        ],
      },
    ],
    keep: ["causes"],
    questions: [
      {
        question: "A etiqueta do motor prova a data?",
        answers: [
          "Em parte: ela mostra modelo e série, e às vezes a fabricação, mas não o dia da compra.",
          "Ajuda, sem substituir a nota. O número de série permite achar o lote.",
        ],
      },
      {
        question: "Perdi a nota e a garantia já acabou, e agora?",
        answers: [
          "O conserto é pago e começa pelo diagnóstico. Mande a etiqueta e um vídeo de longe do defeito.",
          "Aí vale o orçamento comum, com o preço da peça dito antes de trocar.",
        ],
      },
      {
        question: "Comprei a casa com o motor instalado. Tenho garantia?",
        answers: [
          "Peça a nota ao antigo dono. Sem ela, procure a etiqueta do instalador dentro da garagem.",
          "Se o prazo ainda corre e você tem a nota, apresente-a a quem vendeu.",
        ],
      },
    ],
    photo: "a foto da etiqueta do motor e o comprovante que você encontrou",
  },
  {
    id: "garantia-do-motor",
    broader: "garantia",
    label: "Tempo de garantia do motor",
    phrase: "o tempo de garantia do motor",
    asks: [
      "motor garantia 1 ano",
      "garantia 1 ano motor portão",
      "garantia um ano motor portão",
      "motor portão garantia 1 ano",
      "motor garantia um ano",
      "motor garantia 12 meses",
      "motor garantia fábrica 1 ano",
      "motor quantos meses garantia",
      "garantia 12 meses motor",
      "garantia 1 ano motor",
      "motor tem meses garantia",
      "garantia instalação motor",
      "garantia instalação portão",
      "garantia instalação motor portão",

      "garantia motor quanto tempo dura",
      "garantia motor [marca]",
      "garantia [marca] quanto tempo dura",
      "garantia quanto tempo dura cobre",
      "garantia motor dura cobre",
      "garantia [marca] dura não cobre",
      "garantia motor",
      "qual garantia motor",
      "qual garantia motor portão",
      "qual prazo garantia motor portão",
      "garantia tempo",
      "garantia quanto tempo",
      "tempo garantia motor",
      "quantos meses garantia",
      "quantos anos garantia",
      "garantia fábrica motor",
      "prazo garantia motor",
      "quanto tempo garantia motor",
      "garantia motor comprado loja",
      "garantia loja física",
      "garantia comprado loja física",
      "garantia motor comprado",
    ],
    intent: "question",
    answers: {
      any: [
        "O motor de portão que vendemos tem {warranty.motor} de garantia, e a instalação, {warranty.installation}, escritas na nota e contadas do mesmo dia. O kit basculante instalado parte de {price.lowest}; nos outros portões, a troca em casa fica de {price.homeSwap}, com mão de obra. Comparando com 1 ano de outra loja, veja se entram placa e ida do técnico.",
        "A garantia do motor de portão que vendemos é de {warranty.motor}, e a da instalação, de {warranty.installation}, e as duas correm ao mesmo tempo, já com os 90 dias da lei. No motor comprado em outro lugar, valem esses 90 dias e o que o termo do fabricante somar; quem atende é a loja da nota ou a fábrica.",
        "O motor que vendemos tem {warranty.motor} de garantia, e a instalação feita por nós, {warranty.installation}. Se o seu veio de outra loja, valem os 90 dias da lei e o que o termo do fabricante somar, contados da nota; acione quem vendeu ou o canal da fábrica.",
        "O motor de portão tem {warranty.motor} de garantia quando comprado conosco, e a instalação, {warranty.installation}, contadas do mesmo dia. Comprado em outra loja, você tem os 90 dias da lei e o prazo do termo do fabricante, que vem com o manual; chame quem vendeu.",
      ],
      installation: [
        "A garantia da instalação feita por nós é de {warranty.installation}, e a do motor de portão que vendemos, de {warranty.motor}; as duas correm ao mesmo tempo, contadas da nota. Suporte frouxo, fio mal ligado e regulagem errada são da instalação; falha de fábrica é do motor; raio, água e batida ficam de fora.",
      ],
    },
    sections: [
      {
        about: "what",
        headings: ["O que a garantia do motor cobre", "Até onde vai a garantia do motor", "O que entra na garantia"],
        slots: [
          [
            "Entra o defeito de fabricação: motor, redutor e central que falham em uso normal.",
            "Falha de fábrica no motor ou na central é reparada sem custo no prazo.",
            "A cobertura é do defeito que nasce no equipamento, com uso certo e folha em ordem.",
          ],
          [
            "Raio, água, batida e motor aberto por terceiros costumam ficar de fora.",
            "Queda de raio, enchente, pancada e lacre rompido em geral não são cobertos.",
            "Dano de surto, água ou colisão não é coberto e vira conserto pago.",
          ],
          [
            "Pilha, capacitor, roldana e cabo são peças de desgaste: o termo lista quais entram, e os 90 dias da lei valem para defeito nelas também.",
            "Peça de desgaste, como pilha e roldana, segue o que o termo diz, além dos 90 dias da lei para defeito.",
            "Desgaste natural não é defeito, e o termo lista quais peças entram nele.",
          ],
        ],
      },
      {
        about: "check",
        headings: ["Como usar a garantia", "Acionar a garantia, em ordem", "Motor parou no prazo: o que fazer"],
        slots: [
          [
            "Não abra a tampa nem peça a outro que abra antes da avaliação.",
            "Deixe o motor como está até alguém avaliar.",
            "Quem vendeu precisa ver o motor fechado.",
          ],
        ],
        steps: [
          "Desligue o disjuntor do portão.",
          "Separe a nota e confira a data.",
          "Fotografe a etiqueta do motor.",
          "Mande tudo a quem vendeu, com um relato curto do defeito.",
        ],
      },
    ],
    keep: ["care"],
    questions: [
      {
        question: "A garantia conta da compra ou da instalação?",
        answers: [
          "Em geral conta da data da nota. Por isso não convém deixar o motor meses na caixa.",
          "Conta da nota, salvo se o termo disser outra coisa.",
        ],
      },
      {
        question: "Instalar com outro técnico tira a garantia?",
        answers: [
          "Depende do termo do fabricante. A nossa garantia de serviço vale para a instalação que fazemos.",
          "Leia o termo: alguns pedem instalador habilitado. O serviço de terceiros não entra na nossa garantia.",
        ],
      },
      {
        question: "O controle remoto também tem garantia?",
        answers: [
          "Tem, contra defeito de fabricação. Queda, água e pilha vazada ficam de fora.",
          "Sim, como parte do kit. A pilha gasta não é defeito.",
        ],
      },
    ],
    photo: "a nota, a etiqueta do motor e um relato do defeito",
  },
];
