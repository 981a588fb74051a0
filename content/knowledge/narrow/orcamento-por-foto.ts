import type { NarrowConcept } from "#domain/knowledge/concept.ts";

export const orcamentoPorFoto: NarrowConcept[] = [
  {
    id: "orcamento-por-foto-como-funciona",
    broader: "orcamento-por-foto",
    label: "Como funciona o orçamento por foto",
    phrase: "como funciona o orçamento por foto",
    asks: [
      "como funciona orçamento foto",
      "orçamento foto funciona",
      "orçamento portão foto como",
      "como funciona orçamento whatsapp",
      "como funciona orçamento portão",
      "como pedir orçamento portão",
      "como fazer orçamento portão",
      "como pedir orçamento motor portão",
    ],
    intent: "how-to",
    answers: {
      any: [
        "O orçamento por foto funciona em três passos: você manda pelo WhatsApp as fotos do portão, da etiqueta do motor e as medidas; o técnico diz o modelo ou a peça e o valor; e você decide. É grátis e não obriga a nada. Instalação e troca costumam sair com preço fechado.",
        "Para pedir orçamento do portão por foto, mande o portão inteiro, a etiqueta do motor, a largura e o bairro. Em conserto, junte um vídeo com som. A resposta traz o valor da peça e da mão de obra, sem custo, ou diz o que ainda é preciso ver no local.",
        "O orçamento do portão é feito à distância, de graça: com fotos e medidas, passamos o preço do motor instalado ou a peça provável do conserto. Se só uma medição mostrar o defeito, você sabe antes quanto custa a ida. O serviço começa depois do seu aceite.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["O passo a passo do orçamento por foto", "O que mandar, na ordem"],
        slots: [
          [
            "Tire as fotos de dia, com o portão parado e o motor fechado. Não suba em escada nem acione um portão torto ou com cabo solto.",
            "Bastam fotos do celular, tiradas de longe e por fora. Se a folha está torta, não acione: fotografe como está.",
            "Faça tudo por fora, sem abrir a tampa do motor. Em portão com defeito sério, mande só as fotos de longe.",
          ],
        ],
        steps: [
          "Fotografe o portão inteiro, por fora e por dentro.",
          "Fotografe a etiqueta do motor, se houver um, com o disjuntor desligado.",
          "Meça a largura e a altura da folha com o portão fechado.",
          "Em conserto, grave um vídeo curto, com som, se o portão pode ser acionado sem risco.",
          "Mande tudo pelo WhatsApp, com o bairro e o que você quer fazer.",
        ],
      },
      {
        about: "what",
        headings: ["O que vem na resposta", "Como é a resposta do orçamento"],
        slots: [
          [
            "A resposta traz o modelo do motor ou a peça indicada, o que está incluído e o prazo. A peça e a mão de obra vêm em linhas separadas. Se você aceita, o dia é marcado na mesma conversa.",
            "Você recebe o valor por escrito, com peça e mão de obra separadas, e o que está incluído. Depois do aceite, combinamos o dia e o turno.",
            "Vem o preço de cada item, o tempo do serviço e a garantia. Você compara com calma e só marca se quiser.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["O que sai com preço fechado e o que sai em faixa", "Quando o preço já vem certo"],
        slots: [
          [
            "No basculante de até {width.quarterHp}, o kit instalado tem preço fechado: {models.pricesOr}. A troca do motor em casa fica de {price.homeSwap}, e a etiqueta e as medidas dizem o valor exato. O conserto recebe uma estimativa, confirmada pela medição antes da troca.",
            "Kit basculante e troca de motor saem com preço certo pela foto: {models.pricesOr} no basculante de até {width.quarterHp}, e de {price.homeSwap} na troca em casa. Conserto de causa incerta sai em faixa.",
            "Motor e kit costumam ter preço fechado pela foto, como {models.pricesOr} no basculante de até {width.quarterHp}, instalado. No conserto, a foto mostra a peça provável, e o valor final é dito depois do teste, antes de trocar.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "O orçamento por foto pode mudar na visita?",
        answers: [
          "Só se o local mostrar algo que a foto não mostrava, como solda aberta ou fio ruim. O novo valor é informado antes, e nada é feito sem o seu aceite.",
          "Em troca e instalação, quase nunca. No conserto, pode mudar se a medição achar outra causa, e você decide de novo.",
          "Pode, se aparecer outro defeito. O técnico para, mostra e diz o preço antes de continuar.",
        ],
      },
      {
        question: "E se o motor não tiver etiqueta?",
        answers: [
          "Mande uma foto do motor inteiro e do controle. O formato costuma bastar para reconhecer o modelo.",
          "Sem etiqueta, servem a foto da carcaça de dois lados e a do controle, frente e verso.",
          "Fotografe o motor por fora e a peça que move o portão. Quase sempre dá para saber o modelo.",
        ],
      },
      {
        question: "Em quanto tempo vem a resposta?",
        answers: [
          "O WhatsApp funciona {shop.hours}. Com fotos e medidas completas, a resposta é mais rápida, porque nada precisa ser perguntado de novo.",
          "Respondemos {shop.hours}. Se o portão ficou aberto ou há carro preso, diga isso logo na primeira mensagem.",
          "O contato é atendido {shop.hours}, e quem manda tudo de uma vez recebe o valor antes.",
        ],
      },
    ],
    photo: "o portão inteiro por dentro e por fora, a etiqueta do motor e as medidas da folha",
  },
  {
    id: "orcamento-do-conserto-gratis",
    isAskedByName: true,
    broader: "conserto",
    label: "Orçamento grátis do conserto",
    phrase: "o orçamento grátis do conserto",
    asks: ["grátis", "gratuito", "sem compromisso", "sem custo"].flatMap((free) =>
      ["conserto portão", "consertar portão", "manutenção portão", "reparo portão", "assistência portão"].map(
        (job) => `orçamento ${free} ${job}`,
      ),
    ),
    intent: "price",
    answers: {
      any: [
        "O orçamento do conserto de portão é grátis, de graça mesmo e sem compromisso, pelo WhatsApp com vídeo do defeito e foto da etiqueta do motor. Como referência em residência, o ajuste sem peças começa em {price.preventive} e a troca do motor inteiro fica de {price.homeSwap}; entre os dois ficam os consertos com peça.",
        "Sai de graça o orçamento de conserto ou manutenção de portão feito por foto e vídeo pelo WhatsApp: ele sai sem compromisso, com causa provável, peça e mão de obra. Em casa, o ajuste parte de {price.preventive}, sem peças, e motor novo com trabalho custa {price.homeSwap}.",
        "A cotação para arrumar portão é de graça pelo WhatsApp e não obriga a nada; só a ida para medir no local tem valor, informado antes. A faixa vai do ajuste sem peças em residência, desde {price.preventive}, à troca do motor, {price.homeSwap} com mão de obra.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["O que mandar para o orçamento", "Vídeo, etiqueta e bairro"],
        slots: [
          [
            "Com estes quatro itens, a resposta já traz a causa provável e a faixa de preço. Só filme se o portão ainda anda sem risco.",
            "Quanto melhor o vídeo, mais perto do final fica o valor informado antes da visita. Não acione portão torto ou com cabo solto para filmar.",
            "A causa e a faixa de preço saem destas informações. Portão com cabo ou mola rompidos não se filma em movimento, basta a foto de longe.",
          ],
        ],
        steps: [
          "Vídeo do portão tentando abrir e fechar, de longe e com som.",
          "Foto da etiqueta do motor, por fora, sem abrir a tampa.",
          "O que houve antes: chuva, falta de luz, batida, controle novo.",
          "Bairro e se é casa, prédio ou comércio.",
        ],
      },
      {
        about: "cost",
        headings: ["O que o orçamento separa", "Peça e mão de obra, item por item"],
        slots: [
          [
            "Peça e mão de obra vêm em linhas separadas, com a peça original ou compatível indicada. Assim dá para comparar com outro orçamento.",
            "Cada linha traz um item: a peça, dita original ou compatível, e o trabalho. Comparar propostas fica simples.",
            "O que é peça e o que é serviço aparecem em separado, junto com o tipo da peça, e você compara com outras lojas.",
          ],
          [
            "Nada é trocado sem a sua aprovação. Se a medição mostrar outro defeito, o valor novo é informado antes de continuar, e o conserto tem garantia da lei, de 90 dias.",
            "O conserto só começa com o seu sim, inclusive quando aparece um segundo defeito. Depois valem os 90 dias da lei.",
            "Sem aprovação nenhuma peça sai do lugar, e um achado novo gera outro aviso de preço. Feito o reparo, a lei dá 90 dias de garantia.",
          ],
        ],
      },
      {
        about: "causes",
        headings: ["Do conserto mais barato ao mais caro", "O que faz o valor variar"],
        slots: [
          [
            "Em ordem de custo, do menor ao maior, os consertos mais pedidos são estes.",
            "Os reparos comuns se ordenam assim, começando pelo mais barato.",
            "A lista abaixo vai do conserto mais em conta ao mais caro.",
          ],
        ],
        bullets: [
          "Regulagem, limpeza e lubrificação, sem peça.",
          "Capacitor, fim de curso ou regravação de controle.",
          "Roldana, cabo de aço ou cremalheira.",
          "Reparo ou troca da placa.",
          "Engrenagem, redutor ou o motor inteiro.",
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "E se o defeito não aparece no vídeo?",
        answers: [
          "O técnico mede no local. O valor dessa ida, e se ele é descontado do conserto, é informado antes de marcar.",
          "Nesse caso a medição é feita na visita, com o preço da ida combinado antes, assim como o desconto dele no serviço.",
        ],
      },
      {
        question: "Posso pagar o conserto parcelado?",
        answers: [
          "Pode: no cartão, em até {shop.instalments} vezes, ou por Pix à vista.",
          "Sim, em até {shop.instalments} vezes no cartão. Quem prefere à vista paga por Pix.",
        ],
      },
      {
        question: "O orçamento por foto pode mudar na visita?",
        answers: [
          "Pode, se a medição encontrar outra causa. Aí o valor novo é informado antes de qualquer troca, e você decide.",
          "Muda quando o defeito real é outro. Você recebe o novo preço antes do serviço e pode recusar.",
        ],
      },
      {
        question: "Em que horário posso pedir?",
        answers: [
          "O WhatsApp recebe pedidos {shop.hours}. Portão aberto ou preso com carro dentro entra como urgência.",
          "A qualquer hora: o atendimento é {shop.hours}. Diga logo se o portão ficou aberto, para ser tratado como urgente.",
        ],
      },
    ],
    photo: "um vídeo do defeito, com som, e a foto da etiqueta do motor",
  },
  {
    id: "orcamento-gratis",
    broader: "orcamento-por-foto",
    label: "Orçamento grátis",
    phrase: "o orçamento grátis",
    asks: [
      "cobram fazer orçamento",
      "cobram fazer orçamento motor",
      "cobram fazer orçamento portão",
      "pago alguma coisa pelo orçamento",
      "não fechar serviço pago orçamento",
      "taxa para orçar",
      "técnico cobra fazer orçamento",
      "técnico cobra orçamento",
      "cobra para fazer orçamento",
      "taxa para orçar troca motor portão",
      "orçamento grátis",
      "orçamento gratuito",
      "orçamento sem compromisso",
      "orçamento sem custo",
      "orçamento cobrado",
      "cobra orçamento",
      "orçamento grátis portão",
      "orçamento conserto cobrado",
      "orçamento conserto portão cobrado",
      "orçamento conserto portão é pago",
      "orçamento portão é cobrado",
    ],
    intent: "price",
    answers: {
      any: [
        "O orçamento de portão não é cobrado: por foto ou vídeo, é grátis e sem compromisso, com o valor antes de você decidir. Se for preciso ir ao local, a visita pode ter um custo, que é informado antes de marcar. Em casa, a visita que já inclui o ajuste parte de {price.preventive}, sem peças.",
        "Não se paga pelo orçamento do portão: ele é grátis, por foto ou vídeo, e sem compromisso de fechar. Só a ida ao local pode ser cobrada, e você sabe o valor antes. Quando ela já inclui o ajuste, em casa, parte de {price.preventive}, sem peças.",
        "O orçamento de portão por foto é grátis, sem compromisso, e não é cobrado nem de quem desiste. Se o caso pede o técnico no endereço, o valor da ida é informado antes. A visita com regulagem, em casa, começa em {price.preventive}, sem peças.",
      ],
      price: [
        "O orçamento de portão por foto ou vídeo é grátis, para conserto, troca ou instalação, e sem compromisso de fechar. Você recebe a peça e a mão de obra em linhas separadas. Só a ida ao local pode ser cobrada, com o valor informado antes de marcar.",
        "O orçamento do portão não custa nada: por foto, é grátis e não é cobrado de quem não fecha. Mande o portão inteiro, a etiqueta do motor e as medidas. Se for preciso ir ao local, você sabe o valor da ida antes de marcar.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["O que mandar para o orçamento grátis", "Fotos que rendem o valor"],
        slots: [
          [
            "Com a imagem certa, o valor vem na primeira resposta, sem idas e vindas. Tire as fotos de dia, com o portão parado, sem abrir o motor nem subir em escada.",
            "Boas fotos evitam perguntas e apressam a resposta. Faça tudo do chão, com luz do dia e o portão quieto; a tampa do motor fica fechada.",
            "O preço depende do que se vê, por isso mostre o conjunto e os detalhes. Fotografe de dia e de longe, sem desmontar nada e sem mover folha torta.",
          ],
        ],
        steps: [
          "Fotografe o portão fechado, de fora.",
          "Fotografe por dentro, com colunas, trilho ou contrapeso.",
          "Meça a largura e a altura da folha.",
          "Fotografe a etiqueta do motor, se houver.",
          "Em conserto, grave um vídeo curto do defeito, se o portão anda sem risco.",
        ],
      },
      {
        about: "cost",
        headings: ["Preços que você já pode saber", "O que é grátis e o que é pago"],
        slots: [
          [
            "Alguns valores são conhecidos antes da foto. O kit basculante de até {width.quarterHp} vai de {price.lowest} a {price.highest}, instalado, e a instalação de motor que você comprou parte de {price.installation}.",
            "Há preços prontos: motor basculante de até {width.quarterHp}, com instalação, de {price.lowest} a {price.highest}; mão de obra para motor seu, a partir de {price.installation}.",
            "Para começar, conte com estes números: de {price.lowest} a {price.highest} no kit basculante de até {width.quarterHp}, já montado, e {price.installation} como partida para instalar motor comprado fora.",
          ],
          [
            "A troca do motor fica de {price.homeSwap} em casa e de {price.heavySwap} em portão pesado, com mão de obra. Placa, controle e outras peças não têm preço de lista e saem pela foto da etiqueta.",
            "Trocar o motor custa de {price.homeSwap} na residência; no portão pesado, de {price.heavySwap}, sempre com o serviço. Já as peças dependem do modelo e são cotadas pela etiqueta.",
            "Na troca de motor, a faixa é de {price.homeSwap} em casa, ou de {price.heavySwap} em folha pesada, instalação incluída. Peça avulsa varia com o modelo, e por isso se pede a etiqueta.",
          ],
        ],
      },
      {
        about: "choose",
        headings: ["Como comparar orçamentos", "O que conferir antes de fechar"],
        slots: [
          [
            "Dois orçamentos só se comparam com os mesmos itens, e preço muito baixo costuma deixar algo de fora. Veja se cada um diz o que entra e o que fica à parte.",
            "Compare linha por linha, porque a proposta mais barata às vezes não inclui a ligação elétrica ou o sensor. O que não está escrito pode ser cobrado depois.",
            "A diferença entre propostas quase sempre está no que falta em uma delas. Peça tudo por escrito e confira item por item.",
          ],
        ],
        bullets: [
          "Marca, modelo e potência do motor",
          "Quantidade de controles",
          "Fotocélula, fiação e retirada do motor antigo",
          "Acerto da folha, se ela pesa ou raspa",
          "Garantia: aqui, {warranty.motor} no motor e {warranty.installation} na instalação",
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Quanto tempo demora a resposta do orçamento?",
        answers: [
          "O WhatsApp funciona {shop.hours}, e com fotos e medida o valor costuma vir na própria conversa. Caso de peça rara ou portão fora de medida leva mais, porque é preciso consultar.",
          "Depende das fotos: com portão inteiro, etiqueta e medida, a indicação em geral sai na mesma conversa. O atendimento é {shop.hours}; peça difícil de achar demora mais.",
        ],
      },
      {
        question: "O preço do orçamento pode mudar?",
        answers: [
          "Só se o local mostrar o que a foto não mostrou, como coluna fraca ou fiação ruim. Nesse caso o novo valor é informado antes do serviço, e você decide de novo.",
          "Muda quando aparece algo escondido, por exemplo solda trincada ou elétrica sem terra. Nada se faz antes de você aprovar a diferença.",
        ],
      },
      {
        question: "Se o técnico vier e eu não fechar, pago?",
        answers: [
          "Paga-se a visita, se ela foi combinada, porque o valor é dito e aceito antes de marcar. O orçamento por foto continua sem custo.",
          "O que se paga é a ida acertada antes, com o que foi feito nela, como medir e regular. Por foto ou vídeo, desistir não custa nada.",
        ],
      },
      {
        question: "O orçamento vale para outra data?",
        answers: [
          "Vale até a data escrita junto com o valor; depois, o preço é confirmado de novo, porque motor e peça mudam de custo. Guarde a mensagem.",
          "Sim, dentro da validade que vem na resposta. Passado o prazo, basta pedir a atualização com as mesmas fotos.",
        ],
      },
    ],
    photo: "fotos do portão por dentro e por fora, a largura da folha e a etiqueta do motor, se houver",
  },
  {
    id: "orcamento-do-motor",
    isAskedByName: true,
    broader: "orcamento-por-foto",
    label: "Orçamento de motor de portão",
    phrase: "o orçamento do motor de portão",
    asks: [
      "orçamento motor portão",
      "orçamento motor portão eletrônico",
      "orçamento motor portão automático",
      "orçamento motor portão garagem",
      "cotação motor portão",
      "pedir orçamento motor portão",
    ],
    intent: "price",
    answers: {
      any: [
        "O orçamento de motor de portão é grátis e sai por foto: mande o portão por dentro e por fora, com a largura da folha. Como referência, o kit basculante instalado começa em {price.lowest}. No portão de correr ou de abrir, a troca do motor em casa fica de {price.homeSwap}, com a mão de obra.",
        "Para ter o orçamento do motor do portão, mande pelo WhatsApp duas fotos e a largura da folha, e o preço vem sem custo e por escrito. O basculante tem kit instalado a partir de {price.lowest}, e trocar o motor de correr ou de abrir custa, em casa, de {price.homeSwap}, com o serviço.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["O que mandar para o orçamento do motor", "Fotos e medidas que bastam"],
        slots: [
          [
            "Com estas informações, o modelo e o preço costumam ser definidos sem visita. Fotografe com o portão parado e a tampa do motor fechada.",
            "Na maioria das casas, isto basta para indicar o motor e o valor. As fotos são tiradas com o portão parado, sem abrir nada.",
          ],
        ],
        steps: [
          "Fotografe o portão inteiro por dentro e por fora.",
          "Meça a largura e a altura da folha.",
          "Diga o material: grade, chapa, madeira ou alumínio.",
          "Conte quantas vezes por dia o portão abre.",
          "Se já existe motor, fotografe a etiqueta dele.",
        ],
      },
      {
        about: "cost",
        headings: ["O que entra no preço do motor", "O que muda o valor do motor instalado"],
        slots: [
          [
            "O valor inclui o motor, a central, os controles e a mão de obra. Na primeira instalação, o portão de correr precisa também de cremalheira, a barra dentada, e de base; o de abrir, de suportes e batente. Ponto de energia distante e acerto da folha são somados à parte, e você vê quanto.",
            "Motor, central, controles e serviço formam o preço. Quem troca um motor antigo aproveita a base, a cremalheira, que é a barra dentada, e a fiação em bom estado. No portão que nunca teve motor, essas partes são orçadas junto, em linhas separadas.",
          ],
        ],
      },
      {
        about: "choose",
        headings: ["Quando a foto não basta", "Quando é preciso ir ao local"],
        slots: [
          [
            "Portão pesado, de prédio, em rampa ou com folha torta precisa de visita antes do preço final. Se houver custo de ida, ele é combinado antes. Nos outros casos, o preço escrito por foto é o que vale no dia.",
            "Em folha torta, coluna fraca, rampa ou entrada de prédio, o técnico mede antes de fechar o valor. A visita só é marcada com o seu acordo. Numa casa comum, a foto é suficiente.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Preciso pagar pelo orçamento do motor?",
        answers: [
          "Não. Por foto ele é grátis e não obriga a nada.",
          "Não, o orçamento por foto não custa nada, feche você ou não.",
        ],
      },
      {
        question: "Quanto tempo leva a instalação do motor orçado?",
        answers: [
          "De {time.tilting} no basculante, de {time.sliding} no de correr e de {time.heavy} em portão pesado.",
          "O basculante leva de {time.tilting}; o de correr, de {time.sliding}. Portão pesado toma de {time.heavy}.",
        ],
      },
      {
        question: "Que garantia vem no orçamento?",
        answers: [
          "São {warranty.motor} no motor e {warranty.installation} na instalação, escritos na nota.",
          "O motor tem {warranty.motor} de garantia, e a instalação, {warranty.installation}.",
        ],
      },
    ],
    photo: "fotos do portão por dentro e por fora, a largura da folha e a etiqueta do motor, se houver",
  },
];
