import type { NarrowConcept } from "#domain/knowledge/concept.ts";
import { combine } from "./combine.ts";

/** What is said to a telephone or typed in a hurry, without naming a place. */
export const empresaBuscas: NarrowConcept[] = [
  {
    id: "quem-conserta-perto",
    broader: "conserto",
    label: "Quem conserta portão perto",
    phrase: "quem conserta portão por perto",
    asks: [
      "quem arruma portão agora",
      "quem conserta portão agora",
      ...combine(
        [
          ...combine(
            ["conserto portão", "conserto motor portão", "técnico portão"],
            ["aberto agora", "perto aberto agora"],
          ),
          "quem conserta portão",
          "quem arruma portão",
          "conserto portão",
          "conserta portão",
          "arrumar portão",
          "técnico portão",
          "assistência portão",
          "empresa conserta portão",
        ],
        ["perto", "perto mim", "aqui perto", "próximo", "região"],
      ),
      "quem conserta portão",
      "quem arruma portão",
      "quem conserta motor portão",
      "quem arruma motor portão",
      "alguém conserta portão",
      "alguém arruma portão",
      "preciso alguém consertar portão",
      "quem conserta portão hoje",
      "quem conserta hoje",
      "quem arruma hoje",
      "quem conserta agora",
      "quebrou de novo quem conserta",
      "alguém conserta hoje",
      "quebrou preciso alguém",
      "quebrou hoje preciso alguém",
      "portão quebrou hoje",
      "quebrou de novo hoje",
      "portão parou preciso alguém",
      "preciso alguém portão hoje",
      "onde conserta motor portão",
      "onde conserta portão",
      "onde arruma portão",
      "onde arrumar portão",
      "onde consertar portão",
    ],
    intent: "repair",
    answers: {
      any: [
        "Consertamos portão perto de você também à noite, no sábado, no domingo e no feriado{shop.always}, em {shop.area}: diga o bairro pelo WhatsApp, {shop.hours}, e receba a causa provável, o primeiro horário livre e o valor da ida, antes de o técnico sair. O orçamento por foto ou vídeo é grátis.",
        "Consertamos o portão hoje, em casa ou no condomínio, quando há técnico livre em {shop.area}: chame pelo WhatsApp, {shop.hours}, com o endereço e um vídeo do portão, e dizemos o horário e o valor antes de sair.",
        "Nós consertamos portão automático em {shop.area}, no seu endereço: mande pelo WhatsApp o bairro, um vídeo curto do portão e a foto da etiqueta. O contato funciona {shop.hours}, e você sabe o valor antes de o técnico sair.",
        "Consertamos portão automático perto de você, em {shop.area}, no seu endereço: diga o bairro pelo WhatsApp, {shop.hours}, mande um vídeo curto e receba o valor e o primeiro horário livre do técnico. O orçamento é grátis, e a visita só é marcada depois que você aceita.",
        "Consertamos portão em {shop.area}, indo até você. Chame pelo WhatsApp, {shop.hours}, diga o bairro e o que o portão faz: o orçamento é grátis, e a visita só é marcada depois de você aceitar.",
        "Estamos atendendo agora{shop.always}: consertamos portão perto de você, em {shop.area}. Diga o bairro pelo WhatsApp ou por telefone, {shop.hours}, mande um vídeo curto e receba a causa provável, o valor e o primeiro horário livre do técnico.",
        "Consertamos portão indo até você: mande pelo WhatsApp o bairro, um vídeo curto e a foto da etiqueta, e o técnico responde com a causa provável e o valor, {shop.hours}; a visita só é marcada depois que você aceita.",
      ],
    },
    sections: [
      {
        about: "visit",
        headings: ["O que consertamos", "Defeitos que resolvemos na visita", "Do sintoma à peça"],
        slots: [
          [
            "Motor que ronca e não anda costuma pedir capacitor; portão sem reação, fusível ou placa; controle mudo, pilha ou receptor.",
            "Consertamos motor que ronca, placa queimada, portão que para no meio ou volta, controle que não aciona e barulho de roldana, em {shop.someBrands}.",
            "Os consertos mais comuns são capacitor, fim de curso, fotocélula, placa, engrenagem, roldana e cabo, em {shop.someBrands}.",
          ],
          [
            "O técnico testa primeiro a folha, depois a energia e a central, e mostra a peça com defeito antes de trocar.",
            "Muitos consertos ficam prontos na primeira visita, porque a foto da etiqueta diz que peça levar.",
          ],
          [
            "Pela lei, você tem 90 dias para reclamar do conserto e da peça trocada.",
            "Nenhuma peça é trocada antes de você aprovar o valor.",
            "No fim, o portão é testado com cada controle, na sua frente.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["Do que depende o preço do conserto", "O que entra no valor do conserto"],
        slots: [
          [
            "Só a regulagem com limpeza, em residência, custa a partir de {price.preventive}, sem peças; a troca do motor inteiro fica de {price.homeSwap}, com mão de obra.",
            "Para comparar: ajuste em residência a partir de {price.preventive}, sem peças, e motor novo no lugar do antigo de {price.homeSwap}.",
          ],
          [
            "Das peças, capacitor e roldana estão entre as mais baratas; placa e redutor, entre as mais caras.",
            "O preço da peça depende do modelo do motor, e a mão de obra vem em linha separada.",
            "O valor fechado traz a peça, a mão de obra e o teste final; paga-se por Pix ou no cartão, em até {shop.instalments} vezes.",
          ],
        ],
      },
      {
        about: "check",
        headings: ["O que mandar para ter resposta rápida", "O que escrever no WhatsApp"],
        slots: [
          [
            "Com o vídeo e a foto da etiqueta, muitas vezes já se sabe a peça e o preço.",
            "Quanto mais claro o vídeo, mais certo o orçamento.",
          ],
        ],
        bullets: [
          "Bairro ou CEP e se é casa, prédio ou comércio",
          "Vídeo do portão tentando abrir e fechar, de longe",
          "Foto da etiqueta do motor, com marca e modelo",
          "Desde quando falha e se faltou luz ou choveu antes",
        ],
      },
      {
        about: "safety",
        headings: ["Enquanto espera", "Até o técnico chegar"],
        slots: [
          [
            "Desligue o disjuntor do motor se ele ronca parado, cheira a queimado ou a folha está torta.",
            "Se o motor ronca parado ou a folha entortou, deixe o disjuntor desligado e ninguém perto.",
            "Não insista no controle: com a folha presa, o motor aquece e pode queimar.",
          ],
          [
            "Basculante com cabo rompido ou folha pesada não se destrava nem se levanta na mão.",
            "Com cabo ou mola rompida no basculante, não destrave e não deixe ninguém embaixo.",
            "Portão de correr ou de abrir, com a folha reta e a energia desligada, pode ser destravado e fechado na mão.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Consertam portão hoje mesmo?",
        answers: [
          "Depende da agenda do dia: mande o bairro pelo WhatsApp, e a resposta traz o horário possível, antes de você confirmar.",
          "Muitas vezes, sim. Portão aberto e carro preso têm prioridade; diga isso na primeira mensagem.",
        ],
      },
      {
        question: "Cobram para dar o orçamento do conserto?",
        answers: ["O orçamento por foto e vídeo é grátis."],
      },
      {
        question: "Consertam portão de qualquer marca?",
        answers: ["Trabalhamos com {shop.brands}; de outra marca, a foto da etiqueta diz se há peça."],
      },
    ],
    photo: "um vídeo curto do portão e a foto da etiqueta do motor",
  },
  {
    id: "conserto-barato",
    broader: "conserto",
    label: "Conserto de portão barato",
    phrase: "o conserto de portão que sai barato",
    asks: [
      ...combine(
        ["conserto portão", "consertar portão", "arrumar portão", "técnico portão"],
        ["barato", "mais barato", "barata", "preço baixo", "preço bom", "menor preço", "promoção"],
      ),
      "conserto motor portão barato",
      "conserto motor barato",
      "gastar pouco conserto portão",
      "gastar menos conserto portão",
    ],
    intent: "price",
    answers: {
      any: [
        "O conserto de portão mais barato é o de só regular e limpar: em casa, a partir de {price.preventive}, sem peças. Com peça, o preço é o dela mais a mão de obra, dito antes, por foto e de graça; trocar o motor em casa, de {price.homeSwap}, é o último caso.",
        "Para um conserto de portão barato, mande um vídeo e a foto da etiqueta: só se troca a peça que falhou, e o valor vem antes, de graça. Em casa, a visita de regulagem parte de {price.preventive}, sem peças; a troca do motor inteiro fica de {price.homeSwap}.",
      ],
    },
    sections: [
      {
        about: "cost",
        headings: ["O que deixa o conserto barato", "Onde se economiza de verdade"],
        slots: [
          [
            "O vídeo e a etiqueta mandados antes evitam a segunda ida do técnico.",
            "Com a peça certa já na primeira visita, paga-se uma ida só.",
          ],
          [
            "Capacitor, fim de curso, roldana e controle custam bem menos que um motor novo.",
            "Peça o preço da peça e o da mão de obra em linhas separadas, para comparar.",
          ],
        ],
      },
      {
        about: "choose",
        headings: ["Quando o barato sai caro", "O que não vale economizar"],
        slots: [
          [
            "Peça sem procedência e serviço sem nota deixam você sem garantia, que pela lei é de 90 dias.",
            "Desconfie do valor fechado sem ver o portão e do conserto sem nota: sem ela não há garantia a cobrar.",
          ],
          [
            "Cabo, mola e sensor de segurança não se remendam.",
            "Cabo gasto e fotocélula com defeito se trocam, ainda que o portão ande.",
          ],
        ],
      },
      {
        about: "visit",
        headings: ["Como pedir o valor", "O que mandar no WhatsApp"],
        slots: [
          [
            "Mande o vídeo do defeito, a foto da etiqueta e o bairro: a resposta traz a causa provável e o valor.",
            "Diga o que o portão faz, desde quando e o bairro, com a foto da etiqueta do motor.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "O orçamento do conserto é cobrado?",
        answers: ["Por foto ou vídeo, não. A visita, quando é cobrada, tem o valor dito antes de marcar."],
      },
      {
        question: "Dá para parcelar o conserto?",
        answers: ["Sim, em até {shop.instalments} vezes no cartão; a condição à vista é dita no orçamento."],
      },
      {
        question: "O conserto barato tem garantia?",
        answers: ["Todo serviço tem ao menos 90 dias pela lei, com a nota: o preço não muda isso."],
      },
    ],
    photo: "um vídeo curto do defeito e a foto da etiqueta do motor",
  },
  {
    id: "telefone-do-conserto",
    broader: "conserto",
    label: "Telefone e WhatsApp do conserto",
    phrase: "o telefone do conserto de portão",
    asks: [
      "telefone assistência [marca]",
      "whatsapp assistência [marca]",
      "telefone assistência técnica [marca]",
      "telefone técnico [marca]",
      "telefone conserto [marca]",
      "telefone emergência portão",
      "telefone urgência portão",
      "telefone plantão portão",
      "plantão portão telefone",
      "telefone 24 horas portão",
      "plantão portão 24h telefone",
      "telefone portão eletrônico",
      "telefone portão automático",
      "telefone portão",
      "whatsapp portão automático",
      "whatsapp portão eletrônico",
      "disk portão",
      "disk conserto portão",
      "disk portão automático",
      "disque portão",
      ...combine(
        ["telefone", "whatsapp", "zap", "contato", "número", "número telefone", "celular", "fone"],
        [
          ...["conserto portão", "técnico portão", "conserta portão", "arruma portão", "manutenção portão"],
          ...["reparo portão", "conserto motor portão"],
          ...["técnico motor", "quem conserta portão", "homem conserta portão", "empresa conserto portão"],
        ],
      ),
      "ligar técnico portão",
      "ligar conserto portão",
      "chamar técnico whatsapp",
    ],
    intent: "repair",
    answers: {
      any: [
        "Para condomínio ou prédio, chame {shop.phone}, por WhatsApp ou telefone, {shop.hours}: mande vídeo, endereço e a etiqueta do motor, e o síndico recebe o valor por escrito. A revisão fica, em geral, de {price.preventiveRange}, sem peças; se for o motor, a troca, de {price.heavySwap}.",
        "O telefone da assistência [marca] independente, sem vínculo com a fábrica, é {shop.phone}, o mesmo do WhatsApp, {shop.hours}: mande o bairro, um vídeo curto e a foto da etiqueta. Em casa, só a regulagem parte de {price.preventive}, sem peças; motor na garantia se leva a quem vendeu.",
        "Para emergência com portão, o telefone do plantão é {shop.phone}, o mesmo do WhatsApp, {shop.hours}: desligue o disjuntor, afaste as pessoas e ligue com o endereço. A resposta diz a hora da chegada e o valor da ida antes de o técnico sair; nunca solte basculante com cabo frouxo.",
        "O telefone do conserto de portão {em} é {shop.phone}, o mesmo do WhatsApp, {shop.hours}: mande o endereço, um vídeo curto e a foto da etiqueta, e a resposta traz o valor e o horário do técnico. Em casa, só a regulagem parte de {price.preventive}, sem peças.",
        "O WhatsApp do técnico de portão {em} é {shop.phone}, que também atende por telefone, {shop.hours}. Mande o endereço, um vídeo do defeito e a foto da etiqueta: o orçamento é grátis, e em casa só a regulagem parte de {price.preventive}, sem peças.",
        "O número de telefone do conserto de portão é {shop.phone}, o mesmo do WhatsApp, {shop.hours}: mande o bairro, um vídeo curto e a foto da etiqueta, e a resposta traz o valor e o horário do técnico. Em casa, só a regulagem parte de {price.preventive}, sem peças.",
        "O WhatsApp do técnico de portão é {shop.phone}, que também atende por telefone, {shop.hours}. Mande o bairro, um vídeo do defeito e a foto da etiqueta: o orçamento é grátis, e em casa só a regulagem parte de {price.preventive}, sem peças.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["O que dizer na primeira mensagem", "Para a resposta vir com o valor"],
        slots: [
          [
            "Com estes dados, a primeira resposta já traz a causa provável e o preço.",
            "Quanto mais completa a mensagem, mais cedo vem o horário.",
          ],
        ],
        steps: [
          "Diga o bairro e a cidade.",
          "Conte o que o portão faz, e desde quando.",
          "Mande um vídeo curto, com som, sem ninguém sob a folha.",
          "Junte a foto da etiqueta do motor.",
          "Avise se há carro preso ou portão aberto.",
        ],
      },
      {
        about: "choose",
        headings: ["Telefone ou WhatsApp", "Quando ligar e quando escrever"],
        slots: [
          [
            "Ligue se há risco ou carro preso; escreva no resto, porque a foto encurta a conversa.",
            "Na urgência, ligue; para orçamento, o WhatsApp é melhor, por causa da foto e do vídeo.",
          ],
        ],
      },
    ],
    keep: ["cost"],
    questions: [
      {
        question: "O orçamento pelo WhatsApp é cobrado?",
        answers: ["Não, por foto ou vídeo ele é grátis e sem compromisso."],
      },
      {
        question: "Quem responde a mensagem?",
        answers: ["A nossa equipe, {shop.hours}, com a causa provável, o valor e o primeiro horário livre."],
      },
      {
        question: "Atendem por telefone no fim de semana?",
        answers: ["O contato funciona {shop.hours}; o valor da ida fora de hora é dito antes."],
      },
    ],
    photo: "o bairro, um vídeo curto e a foto da etiqueta do motor",
  },
];
