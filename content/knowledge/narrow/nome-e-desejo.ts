import type { NarrowConcept } from "#domain/knowledge/concept.ts";
import { batente } from "../concepts/batente.ts";
import { botoeira } from "../concepts/botoeira.ts";
import { combine } from "./combine.ts";

const mostQuestions = 4;

/** A part or a gate with the usual wish and no more: fitted, or mended at what price. */
export const nomeEDesejo: NarrowConcept[] = [
  {
    id: "conserto-portao-preco",
    broader: "conserto",
    label: "Quanto custa consertar o portão",
    phrase: "o preço do conserto do portão",
    asks: combine(
      ["conserto", "consertar", "reparo", "arrumar"],
      [
        "portão preço",
        "portão eletrônico preço",
        "portão automático preço",
        "portão garagem preço",
        "portões preço",
        "portão elétrico preço",
      ],
    ),
    intent: "price",
    answers: {
      any: [
        "O conserto do portão custa a partir de {price.preventive} em casa, sem peças, quando basta regular e limpar, e essa visita fica em geral de {price.preventiveRange}. Com peça, depende do que falhou: capacitor e roldana somam pouco; placa e engrenagem, mais. O motor inteiro trocado, que é o limite, fica de {price.homeSwap}.",
        "O preço do conserto de portão eletrônico parte de {price.preventive} em residência, sem peças, quando é só ajuste. Trocar capacitor, fotocélula ou roldana soma pouco; placa e engrenagem são as peças caras. O máximo é o motor novo instalado, de {price.homeSwap}, e o orçamento por vídeo e foto da etiqueta é grátis.",
        "O preço do conserto do portão automático depende da peça que falhou. Quando basta regular e limpar, o serviço em casa parte de {price.preventive}, sem peças. Capacitor e roldana somam pouco; placa e engrenagem somam mais. O mais caro é trocar o motor, de {price.homeSwap}, e o orçamento por vídeo e foto da etiqueta é grátis.",
        "Para consertar o portão da garagem, você paga a partir de {price.preventive} em casa, sem peças, se for só regulagem. Com peça, o valor vai do capacitor, que é barato, à placa, que é cara. Se passar da metade do preço de um motor novo, de {price.homeSwap} instalado, compare com a troca.",
        "O valor do conserto de portão começa em {price.preventive} numa casa, sem peças, e aumenta com a peça que falhou. Ela é orçada antes, de graça, pela foto da etiqueta e por um vídeo. Capacitor e sensor custam pouco; placa e engrenagem, mais. Trocar o motor todo fica de {price.homeSwap}, com mão de obra.",
      ],
    },
    sections: [
      {
        about: "cost",
        headings: ["Do conserto mais barato ao mais caro", "O que custa menos e o que custa mais"],
        slots: [
          [
            "A ordem vai do que só leva mão de obra ao que pede motor novo. Dentro de cada item, o valor muda com a marca e o modelo, que a etiqueta do motor mostra. Folha pesada, solda e motor em lugar apertado aumentam a mão de obra. O pagamento é por Pix ou no cartão, em até {shop.instalments} vezes.",
            "O que falhou decide a conta, nesta ordem. A mesma peça muda de preço conforme o motor, e por isso a foto da etiqueta vem antes do valor. A mão de obra sobe quando a folha precisa ser escorada ou soldada. Peça e serviço podem ser divididos em até {shop.instalments} vezes no cartão.",
            "Cada defeito tem a sua faixa, e a lista mostra quem custa menos. Peça de motor com inversor ou fora de linha fica acima das outras. O que encarece, além da peça, é o acesso: portão alto, de prédio ou com solda toma mais tempo. Aceitamos Pix e cartão, em até {shop.instalments} parcelas.",
            "Nem todo conserto leva peça, e os que não levam são os mais baratos. Nos outros, a etiqueta do motor diz qual peça serve e quanto ela custa. Defeito que aparece e some pede mais tempo de medição, e folha grande, mais gente. O total pode ser parcelado em até {shop.instalments} vezes.",
            "Comece pelo alto da lista: muita chamada termina numa regulagem, sem peça nenhuma. O preço das outras linhas depende do modelo do motor. Dois defeitos no mesmo portão são orçados item por item, e você escolhe o que fazer já. Pix e cartão em até {shop.instalments} vezes são aceitos.",
          ],
        ],
        bullets: [
          "Regulagem e limpeza: só mão de obra, sem peça",
          "Capacitor, fotocélula e fim de curso: peça barata e troca rápida",
          "Roldana, cabo e dobradiça: a folha é escorada, e a mão de obra pesa mais que a peça",
          "Engrenagem e placa: as peças mais caras do conserto",
          "Motor inteiro: o maior valor, e o limite para comparar",
        ],
      },
    ],
    keep: ["visit", "replace"],
    questions: [
      {
        question: "A visita é cobrada se eu não fizer o conserto?",
        answers: [
          "O orçamento por foto ou vídeo não custa nada. Se for preciso medir no local, o valor da ida é combinado antes, e você decide se quer a visita.",
          "Por foto, não se paga nada. Quando só a medição no local mostra o defeito, você sabe o valor da ida antes de marcar.",
          "Não há cobrança pelo orçamento à distância. A ida para medir tem valor próprio, informado antes de o técnico sair.",
        ],
      },
      {
        question: "Por que dois técnicos dão preços tão diferentes?",
        answers: [
          "Quase sempre porque um orçou a peça e o outro, o motor inteiro. Peça os dois valores separados, peça e mão de obra, e pergunte o que foi medido.",
          "Compare o que está incluído: peça original ou compatível, regulagem da folha e garantia. Preço muito alto sem medição pede uma segunda opinião.",
          "Muda o diagnóstico, a marca da peça e o que entra na mão de obra. Orçamento com linhas separadas deixa a comparação clara.",
        ],
      },
      {
        question: "Peça compatível sai mais barato que a original?",
        answers: [
          "Em geral, sim. Capacitor, roldana e fotocélula compatíveis trabalham igual; em placa, só serve a indicada para aquele motor.",
          "Costuma sair. Para capacitor e sensor a diferença de uso é pequena; para placa e engrenagem, o modelo tem de ser o certo.",
          "Sai, e em peças comuns vale a pena. Em placa de motor com inversor quase nunca há compatível.",
        ],
      },
      {
        question: "O conserto à noite ou no domingo custa mais?",
        answers: [
          "A ida pode custar mais, e a peça tem o mesmo preço. Você sabe os dois valores antes de o técnico sair.",
          "Só a ida pode subir; peça e serviço não mudam. O valor é informado na conversa, antes da visita.",
          "Pode custar, por causa do deslocamento fora de hora. Se o portão estiver fechado e seguro, espere o horário comercial.",
        ],
      },
    ],
    photo: "um vídeo curto do defeito, com som, e uma foto da etiqueta do motor",
  },
  {
    id: "instalar-botoeira",
    broader: "botoeira",
    label: "Instalação de botoeira",
    phrase: "a instalação da botoeira",
    asks: combine(
      ["instalar", "instalação", "colocar", "colocação"],
      ["botoeira", "botoeira portão", "botoeira portão eletrônico", "botoeira motor portão"],
    ),
    intent: "installation",
    answers: {
      any: [
        "A instalação da botoeira de portão leva um botão de pulso até um ponto abrigado, de onde se veja a folha, e o liga por dois fios à placa do motor. Com eletroduto pronto é serviço curto; cortar parede é o que encarece. Botão, cabo e mão de obra são orçados juntos, por foto do lugar e do motor.",
        "Para instalar botoeira no portão, o técnico escolhe com você o lugar, passa o cabo até o motor, liga na entrada de comando da placa e testa com o vão livre. Onde não há caminho para o fio, usa-se a sem fio. O valor, com o botão, vem pela foto do lugar e do motor.",
        "Instalamos botoeira em quase todo motor de portão, porque a placa já tem entrada para ela. O preço depende do caminho do cabo: tubo pronto barateia, parede a cortar encarece, e a sem fio dispensa a obra. A foto do motor e do lugar do botão basta para o orçamento.",
      ],
    },
    sections: [],
    keep: ["visit", "choose", "cost"],
    questions: botoeira.questions.slice(0, mostQuestions),
  },
  {
    id: "instalar-batente",
    broader: "batente",
    label: "Instalação de batente",
    phrase: "a instalação do batente",
    asks: combine(
      ["instalar", "instalação", "colocar", "colocação"],
      ["batente", "batente portão", "batentes portão", "batente portão eletrônico"],
    ),
    intent: "installation",
    sections: [],
    keep: ["visit", "choose", "what"],
    questions: batente.questions.slice(0, mostQuestions),
  },
];
