import type { Concept } from "#domain/knowledge/concept.ts";

export const visitaTecnica: Concept = {
  id: "visita-tecnica",
  kind: "service",
  label: "Visita técnica",
  phrase: "a visita técnica",
  words: [
    "visita técnica",
    "visita",
    "visita do técnico",
    "agendar visita",
    "marcar visita",
    "taxa de visita",
    "valor da visita",
    "vistoria",
    "inspeção",
    "diagnóstico",
    "avaliação no local",
    "técnico em casa",
    "a domicílio",
    "atendimento no local",
  ],
  intent: "repair",
  answers: {
    any: [
      "A visita técnica é feita no seu endereço: o técnico vê o portão andar, corta a energia, move a folha na mão e mede o motor e a central antes de falar em peça. Você recebe a causa e o valor e decide se autoriza o serviço.",
      "Na visita técnica, o técnico acha a causa do defeito com medição, no local, em vez de trocar peça por tentativa. Um vídeo e a foto da etiqueta, enviados antes, permitem sair com a peça provável, e por isso muitos consertos terminam no mesmo dia.",
      "A visita técnica serve para conserto, regulagem ou revisão de portão, em casa, prédio ou empresa. Em residência, a visita com ajuste e limpeza parte de {price.preventive}, sem peças. Se faltar uma peça, ela é orçada e só é trocada com a sua aprovação.",
    ],
    price: [
      "A visita técnica com regulagem e limpeza, em casa, parte de {price.preventive}, sem peças. Quando é só para ver um defeito, o valor da ida muda com o bairro e o horário e é informado antes de o técnico sair. O orçamento por foto é grátis.",
      "O valor da visita técnica de manutenção preventiva parte de {price.preventive} em residência, sem peças, e fica em geral de {price.preventiveRange} em portão grande ou com muito a acertar. Para outro serviço, o preço é passado pelo bairro, o tipo de portão e um vídeo do defeito.",
    ],
    emergency: [
      "A visita técnica de emergência atende {shop.hours} casos de portão travado aberto, carro preso, folha torta ou cheiro de queimado. Enquanto espera, desligue o disjuntor, afaste as pessoas e mande um vídeo e o endereço pelo WhatsApp.",
      "Se o portão está aberto, torto ou prendeu o carro, peça a visita técnica de urgência, cujo contato funciona {shop.hours}. Corte a energia, não force a folha e mande fotos tiradas de longe, para o técnico saber que peça levar.",
    ],
    "how-to": [
      "Para aproveitar bem a visita técnica, grave o defeito, fotografe a etiqueta do motor, reúna os controles e deixe livres o quadro de luz e o motor. Anote também quando o problema acontece e o que houve antes, como chuva ou falta de luz.",
      "Antes da visita técnica, separe um vídeo do defeito, a foto da etiqueta, os controles e a chave de destravamento. Se o portão ainda abre, tire o carro. Um adulto deve estar presente para autorizar o serviço e ver o teste final.",
    ],
    question: [
      "A visita técnica pode ser cobrada, conforme o bairro, o horário e o serviço, e o valor é informado antes de o técnico sair. O orçamento por foto e vídeo é grátis. Em casa, a manutenção preventiva com regulagem parte de {price.preventive}, sem peças.",
      "O orçamento pelo WhatsApp, com fotos e vídeo, é grátis e dispensa a visita técnica em muitos casos. Quando é preciso ir ao local, o valor da ida é combinado antes, e nada é feito sem a sua aprovação.",
    ],
  },
  line: [
    "A visita técnica mede antes de trocar, e o serviço só começa com a sua aprovação.",
    "Com o vídeo e a foto da etiqueta antes da visita, o técnico chega com a peça provável.",
    "Em uma visita bem feita, você vê o portão testado antes de o técnico ir embora.",
  ],
  sections: [
    {
      about: "visit",
      headings: [
        "Como é a visita técnica",
        "O que o técnico faz na visita",
        "Da chegada ao orçamento",
        "A visita técnica, passo a passo",
      ],
      slots: [
        [
          "O técnico pergunta quando o defeito começou e se choveu, faltou luz ou houve batida, e vê o portão tentar abrir uma vez.",
          "Na chegada, o técnico ouve o que aconteceu e aciona o portão uma vez, de longe. O som e o ponto em que a folha para já reduzem as peças suspeitas.",
          "O relato de quem usa o portão vem primeiro. Em seguida o técnico testa o controle e a botoeira e vê se o defeito se repete.",
          "A visita começa pelo que é simples: o relato do morador, o disjuntor e o controle. Essa ordem evita abrir o motor por causa de uma pilha fraca.",
        ],
        [
          "Com a energia cortada, a folha é destravada e movida na mão: se anda leve, o defeito está no motor ou na placa; se pesa, está no portão. Depois a parte elétrica é medida, item por item.",
          "O técnico desliga o disjuntor, testa o peso da folha e confere roldanas, dobradiças ou cabos. Só depois mede tensão, capacitor, fim de curso e fotocélula.",
          "A parte mecânica é examinada sem energia, porque folha pesada força o capacitor e gasta a engrenagem. As medições do motor e da central são feitas em seguida, até aparecer o que falhou.",
          "Primeiro o técnico move a folha na mão, com o disjuntor desligado. Se ela anda leve, ele procura a causa no motor, na placa e nos sensores, com o medidor.",
        ],
        [
          "Você vê a peça com defeito e recebe o preço dela e o da mão de obra antes de decidir. O serviço termina com o portão testado na sua frente.",
          "O conserto só começa com a sua aprovação, depois de você conhecer a causa e o valor, e termina com o portão testado com cada controle.",
          "Nada é trocado sem a sua aprovação, e o técnico explica a causa, o preço e se o portão pode ser usado até você decidir.",
        ],
      ],
      bullets: [
        "Relato do morador e observação de um ciclo",
        "Corte de energia antes de abrir o motor",
        "Teste da folha na mão",
        "Medição da parte elétrica",
        "Orçamento antes do serviço",
        "Teste final na sua presença",
      ],
    },
    {
      about: "what",
      headings: ["O que a visita técnica inclui", "O que é conferido no seu portão", "Itens vistos na visita"],
      slots: [
        [
          "No portão, o técnico confere o peso da folha, as roldanas, as dobradiças ou os cabos, os batentes e os parafusos do suporte.",
          "Na parte de ferro, o técnico procura folga, ferrugem, solda aberta e peça empenada, das roldanas ou dobradiças até os batentes.",
          "A folha é vista aberta e fechada, à procura de ferrugem na base, batente frouxo, guia torta e roldana ou dobradiça gasta.",
        ],
        [
          "No motor, o técnico mede a tensão e o capacitor e confere a engrenagem. Na placa, olha o fusível, os fios, a umidade e os controles gravados.",
          "A parte elétrica inclui tensão, capacitor, fusível e ligações da central. A força e o fim de curso são testados para a folha parar no ponto sem bater.",
          "O motor e a placa são medidos: tensão, capacitor, fusível e fim de curso. A engrenagem e os sinais de umidade também são conferidos.",
        ],
        [
          "A fotocélula é testada com um objeto no caminho, e a folha precisa parar ou voltar. No fim você recebe a lista do que é urgente e do que pode esperar.",
          "O técnico testa o destravamento manual, para você abrir o portão quando faltar luz, e verifica se a fotocélula detém a folha. O que precisa de atenção fica anotado.",
          "Segurança também faz parte da visita, com teste da fotocélula e do destravamento manual. Você fica sabendo o que precisa ser feito já e o que pode ser adiado.",
        ],
      ],
    },
    {
      about: "check",
      headings: ["Como se preparar para a visita", "O que deixar pronto para a visita", "Antes de o técnico chegar"],
      slots: [
        [
          "Com o modelo do motor e o vídeo do defeito, o técnico chega com a peça provável e evita uma segunda ida.",
          "A foto da etiqueta diz a marca e o modelo do motor, e o vídeo mostra o defeito. Os dois juntos permitem levar a peça já na primeira visita.",
          "Quem recebe o técnico precisa saber onde fica o disjuntor e ter os controles à mão, para o teste não parar no meio.",
        ],
        [
          "Não desmonte nada antes da visita, porque fio solto e tampa aberta escondem a causa do defeito.",
          "Deixe o portão como ficou, sem novas tentativas e sem abrir tampas, para o defeito aparecer no teste.",
          "Se houver cheiro de queimado, choque ou folha torta, mantenha o disjuntor desligado e espere longe do portão.",
        ],
      ],
      steps: [
        "Grave um vídeo do defeito, com som.",
        "Fotografe a etiqueta do motor e o portão inteiro.",
        "Reúna todos os controles e a chave de destravamento.",
        "Libere o acesso ao motor e ao quadro de luz e, se o portão ainda abre, tire o carro.",
        "Prenda os animais e deixe um adulto em casa para autorizar o serviço.",
      ],
    },
    {
      about: "cost",
      headings: [
        "Do que depende o valor da visita técnica",
        "O que entra no valor da visita",
        "O que forma o preço da visita e do conserto",
      ],
      slots: [
        [
          "O que mais muda o valor é o serviço feito. A ida varia com a distância e pode ter outro preço à noite, no domingo e em feriado.",
          "A visita de revisão inclui limpeza, lubrificação, regulagem e teste. A ida só para ver um defeito tem valor combinado na conversa, conforme a distância e o horário.",
          "São três valores, informados em separado: a ida, a mão de obra do conserto e a peça. Você conhece os três antes de autorizar.",
        ],
        [
          "Em residência, a visita com regulagem e limpeza custa a partir de {price.preventive}, sem peças, e portões com muito a acertar ficam em geral de {price.preventiveRange}. Trocar um motor sem reparo, em casa, fica de {price.homeSwap}, com mão de obra.",
          "A visita com regulagem e limpeza, em residência, costuma ficar de {price.preventiveRange}, sem peças. Quando o motor não tem conserto, a troca custa de {price.homeSwap}, com o serviço.",
          "Se a visita mostrar que o motor não tem reparo, a troca em residência fica de {price.homeSwap}, com motor e mão de obra.",
        ],
        [
          "O pagamento é por Pix ou no cartão, em até {shop.instalments} vezes. Em prédio e comércio, o valor é calculado por portão.",
          "No cartão, visita e conserto podem ser divididos em até {shop.instalments} vezes, e o Pix também é aceito.",
          "Em prédio, comércio e galpão, o valor é por portão, conforme o peso e o uso, e pode ser dividido em até {shop.instalments} vezes no cartão.",
        ],
      ],
    },
    {
      about: "time",
      headings: [
        "Quanto tempo leva a visita técnica",
        "Duração da visita e do reparo",
        "A visita resolve no mesmo dia?",
      ],
      slots: [
        [
          "Regular, trocar o capacitor ou alinhar a fotocélula costuma levar menos de {trade.smallRepair} e fica pronto na própria visita.",
          "Com a peça à mão, a maior parte dos consertos termina na mesma visita. Ajustes simples levam menos de {trade.smallRepair}.",
          "Ajustes de fim de curso, força e sensor costumam terminar na primeira ida, em menos de {trade.smallRepair}.",
        ],
        [
          "Trocar o motor leva de {time.tilting} no basculante e de {time.sliding} no portão de correr, e serviço de serralheria pede outra data.",
          "Em portão pesado, a troca do motor leva de {time.heavy} e é marcada para outro dia, porque exige mais preparo.",
          "Placa que vai à bancada e serviço de serralheria pedem segunda visita, combinada antes com você.",
        ],
        [
          "Se a peça precisar ser buscada, o técnico deixa o portão fechado e seguro até a volta.",
          "Em prédios, o horário permitido pelo condomínio também conta no agendamento, sobretudo para serviço que faz barulho.",
          "Marque para uma hora em que o portão possa ficar parado sem prender nenhum carro.",
        ],
      ],
    },
    {
      about: "choose",
      headings: [
        "Visita, foto ou emergência?",
        "Quando a visita é necessária",
        "Visita técnica ou urgência: o que pedir",
      ],
      slots: [
        [
          "Barulho, lentidão, parada no meio e disjuntor que cai precisam de visita, porque a causa só aparece com medição no local.",
          "Peça a visita quando a folha pesa, o motor esquenta ou o defeito vai e volta, já que esses casos não se resolvem por foto.",
          "Motor que ronca, portão que volta sozinho e controle que falha com pilha nova pedem medição no endereço.",
        ],
        [
          "Preço de motor novo e de controle se resolve por foto, sem ninguém ir ao local.",
          "Para escolher um motor ou saber o preço de um controle, bastam a foto e a largura do portão.",
          "A compatibilidade de um controle e o preço de uma peça comum são respondidos pela foto da etiqueta, sem visita.",
        ],
        [
          "Folha caída, choque, cheiro de queimado e portão aberto à noite são emergência e devem ser avisados na primeira mensagem.",
          "Com carro preso ou casa aberta, diga que é urgente, para a visita entrar na frente.",
          "Quando há perigo, como choque ou folha caída, desligue o disjuntor e avise que é emergência já na primeira mensagem.",
        ],
      ],
    },
    {
      about: "care",
      headings: ["Depois da visita: a garantia da lei", "Garantia e registro da visita", "Garantia do serviço"],
      slots: [
        [
          "O conserto feito na visita tem a garantia da lei, de 90 dias para reclamar do serviço e da peça trocada.",
          "A nota traz a data, o serviço e a peça trocada, e com ela você tem os 90 dias da lei para reclamar.",
          "Se o mesmo defeito voltar em até 90 dias, o prazo da lei, mande o vídeo e a nota para o técnico retornar.",
        ],
        [
          "A nota e a foto da etiqueta, guardadas no celular, adiantam a próxima chamada.",
          "A peça retirada fica com você, se quiser, e o modelo da nova é anotado na nota.",
          "O que não foi feito no dia fica anotado, com o preço, para você marcar quando quiser.",
        ],
      ],
    },
  ],
  questions: [
    {
      question: "A visita técnica é cobrada mesmo se eu não aprovar o serviço?",
      answers: [
        "O valor da ida, quando há, é informado antes de o técnico sair, com a condição para quem não aprova o conserto. O orçamento por foto e vídeo não custa nada.",
        "Pode ser cobrada, conforme o bairro e o horário, e você sabe disso antes de marcar. Para não pagar a ida, comece pelo orçamento por foto e vídeo.",
      ],
    },
    {
      question: "A visita técnica atende qualquer marca de motor?",
      answers: [
        "Atendemos motores {shop.brands}. Para motor de outra marca, a foto da etiqueta mostra antes se há peça.",
        "Atende, sim: trabalhamos com {shop.someBrands}. Mande a foto da etiqueta para o técnico levar a peça do seu modelo.",
      ],
    },
    {
      question: "Posso mudar o dia da visita técnica?",
      answers: [
        "Pode. Avise pelo WhatsApp assim que souber, de preferência antes de o técnico sair, e escolha outro turno entre os livres.",
        "Sim, basta uma mensagem. Se o portão ficou aberto ou há carro preso, diga isso ao remarcar, para não perder a prioridade.",
      ],
    },
    {
      question: "A visita técnica serve para prédio e empresa?",
      answers: [
        "Serve. Diga quantos carros usam a entrada, quem autoriza o serviço e o horário permitido; o valor é por portão.",
        "Sim, com o síndico, o zelador ou o responsável acompanhando. A visita é marcada fora do horário de mais movimento.",
      ],
    },
    {
      question: "O que conferir antes de o técnico ir embora?",
      answers: [
        "Veja três ciclos completos, a fotocélula parando a folha diante de um objeto, o destravamento manual e todos os controles. Guarde a nota do serviço.",
        "Confira o portão abrir e fechar, a fotocélula deter a folha diante de um objeto e cada controle funcionar. A nota diz o que foi feito e qual peça foi trocada.",
      ],
    },
  ],
  photo: "um vídeo do defeito, a foto da etiqueta do motor e o bairro",
  related: ["tecnico", "orcamento-por-foto", "manutencao", "emergencia", "conserto", "regulagem"],
  topic: "tecnico-de-portao-automatico",
};
