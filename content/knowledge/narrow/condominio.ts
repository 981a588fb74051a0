import type { NarrowConcept } from "#domain/knowledge/concept.ts";

export const condominio: NarrowConcept[] = [
  {
    id: "sindico-obrigacoes",
    broader: "condominio",
    label: "Síndico e o portão: obrigações",
    phrase: "as obrigações do síndico com o portão",
    asks: [
      "síndico obrigado revisar portão",
      "quanto tempo síndico obrigado revisar",
      "quais obrigações síndico portão",
      "síndico obrigação",
      "síndico manutenção obrigatória",
      "manutenção portão obrigatória lei",
      "manutenção portão condomínio obrigatória",
      "manutenção obrigatória lei síndico",
      "síndico responsabilidade portão",
      "obrigação condomínio portão",
      "responsabilidade condomínio portão",
      "síndico deve portão",
      "responsável portão condomínio",
      "síndico responde portão",
      "síndico responsável",
    ],
    intent: "question",
    answers: {
      any: [
        "Cabe ao síndico, por lei, conservar o portão, que é parte comum. Intervalo obrigatório não conhecemos em lei; na prática, isso pede revisão {visits.business}, no mínimo, parar o uso quando há risco, guardar registros e orientar a equipe. Regras de gasto e de assembleia estão na convenção.",
        "Sim, o síndico é obrigado a conservar o portão, porque a lei lhe dá o cuidado das partes comuns; intervalo obrigatório para as revisões não conhecemos, e o usual é {visits.business}, no mínimo. Na prática: manutenção registrada, fotocélula e força testadas, sinalização, controle de quem tem acesso e plano para falta de energia.",
        "O síndico responde pela conservação do portão, que é parte comum, e a primeira obrigação é tirar de uso o que tem risco. Depois vêm o conserto por profissional, o registro do serviço e o aviso aos moradores; dúvida jurídica é com a administradora ou o advogado.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["Lista do síndico para o portão", "O que manter em dia", "Rotina e registros"],
        slots: [
          [
            "Uma lista simples, com data e responsável, mostra que o portão é cuidado.",
            "O registro vale tanto quanto o serviço, em caso de acidente ou de seguro.",
            "Poucos itens, conferidos sempre, evitam a maioria das urgências.",
          ],
          [
            "Notas, relatórios e manual ficam numa pasta só, com a administradora.",
            "Guarde relatório de cada visita, com o que foi testado e o que falta trocar.",
            "Anote também batidas, panes e quem autorizou cada serviço.",
          ],
        ],
        steps: [
          "Marque as revisões do ano, {visits.business} no mínimo.",
          "Peça relatório escrito de cada visita.",
          "Treine mais de uma pessoa por turno no destravamento.",
          "Mantenha a lista de controles por unidade.",
          "Defina quem autoriza gasto na urgência.",
        ],
      },
      {
        about: "safety",
        headings: ["Quando parar o portão", "Risco: o que o síndico faz na hora", "Segurança de moradores e pedestres"],
        slots: [
          [
            "Cabo desfiado, folha torta, choque ou fotocélula sem funcionar param o portão até o reparo.",
            "Na dúvida sobre a segurança, desligue o disjuntor, isole a área e use outra entrada.",
            "Um portão que fecha sem ver carro ou pessoa não pode continuar em uso.",
          ],
          [
            "Ninguém da equipe abre motor nem mexe em cabo, mola ou contrapeso.",
            "A equipe limpa, observa e avisa; o reparo é de técnico.",
            "Um basculante com defeito fica travado e isolado até o técnico chegar.",
          ],
          [
            "Fotocélula, força baixa, sinaleiro e passagem de pedestre à parte são o conjunto de proteção.",
            "Saída na calçada pede sinaleiro e aviso, porque o pedestre tem preferência.",
            "Acidente ou batida se registra com fotos, data e testemunhas, antes do conserto.",
          ],
        ],
      },
    ],
    keep: ["visit", "cost"],
    questions: [
      {
        question: "Quem paga o carro que o portão bateu?",
        answers: [
          "Quem paga depende da causa: defeito, falta de manutenção ou erro do motorista. Registre fotos e o laudo do técnico e consulte seguro e administradora.",
          "Não há resposta única. O relatório técnico da causa ajuda o seguro e a administradora a decidir.",
        ],
      },
      {
        question: "Precisa de assembleia para trocar o motor?",
        answers: [
          "Depende da convenção, do valor e da urgência. A administradora orienta; o orçamento por itens ajuda na votação.",
          "Conserto necessário e melhoria costumam ter regras diferentes. Consulte a convenção antes.",
        ],
      },
      {
        question: "A manutenção do portão é obrigatória?",
        answers: [
          "Conservar as partes comuns é dever da administração, e o portão é uma delas. A revisão {visits.business} é o nosso mínimo recomendado.",
          "O dever é conservar e evitar risco. Uma revisão periódica com registro é como se demonstra isso.",
        ],
      },
      {
        question: "O porteiro pode destravar o portão?",
        answers: [
          "Pode, se treinado e com o disjuntor desligado, só em portão de correr ou de abrir, reto e nivelado.",
          "Sim, com treino. Um basculante com defeito fica travado até o técnico chegar.",
        ],
      },
    ],
    photo: "fotos dos portões e das etiquetas dos motores e o último relatório, se houver",
  },
  {
    id: "condominio-troca-motor",
    broader: "condominio",
    label: "Trocar o motor do portão do condomínio",
    phrase: "a troca do motor no condomínio",
    asks: [
      "motor mais barato condomínio",
      "motor barato condomínio",
      "motor barato prédio",
      "motor mais barato prédio",
      "motor portão barato condomínio",
      "motor portão mais barato condomínio",
      "síndico quer trocar motor",
      "síndico quer trocar motor portão",
      "síndico trocar motor preço",
      "síndico troca motor valor",
      "orçamento motor novo portão prédio",
      "motor prédio queimou valor novo",
      "condomínio trocar motor",
      "troca motor condomínio",
      "prédio trocar motor",
      "troca motor prédio",
      "motor prédio preço",
      "motor prédio quanto custa",
      "motor condomínio preço",
      "motor condomínio quanto custa",
      "trocar motor prédio valor",
      "troca motor condomínio preço",
      "trocar motor prédio preço",
      "troca motor condomínio orçamento",
      "trocar motor condomínio quanto custa",
      "motor garagem prédio valor",
      "motor correr condomínio preço",
      "motor correr condomínio quanto custa",
      "motor correr prédio preço",
      "motor correr prédio quanto custa",
      "motor deslizante condomínio preço",
      "motor deslizante condomínio quanto custa",
      "motor deslizante prédio preço",
      "motor basculante prédio preço",
      "motor basculante condomínio preço",
      "instalação motor condomínio preço",
      "instalação motor prédio preço",
      "portão automático condomínio preço",
      "portão automático condomínio quanto custa",
    ],
    intent: "price",
    answers: {
      any: [
        "A troca do motor do portão de condomínio ou prédio custa de {price.heavySwap}, com motor de uso intenso e mão de obra. O síndico recebe o orçamento grátis, por itens, para levar à assembleia: bastam fotos do portão, a etiqueta do motor e o número de vagas.",
        "O motor mais barato que serve em condomínio é o de uso intenso do tamanho certo para a folha, no piso da faixa de {price.heavySwap}, com mão de obra. O kit residencial é mais barato, mas esquenta e para na hora de pico; para gastar menos, aproveite cremalheira, fotocélula e controles bons.",
        "Trocar o motor do portão em prédio ou condomínio custa de {price.heavySwap}, com motor de uso intenso e mão de obra. O orçamento é grátis, por itens, para comparar com outras propostas na assembleia; mande fotos, etiqueta e número de vagas.",
        "Em condomínio, a troca do motor fica de {price.heavySwap}, conforme o peso da folha, o fluxo e os acessórios. O serviço leva de {time.heavy} e é marcado fora do horário de pico; o valor sai por fotos, com garantia de {warranty.motor} no motor.",
        "O motor para portão de prédio, trocado com mão de obra, vai de {price.heavySwap}. Número de vagas, aberturas na hora de pico e peso da folha definem o modelo; a proposta escrita e grátis serve para o síndico comparar.",
      ],
    },
    sections: [
      {
        about: "cost",
        headings: [
          "O que deve vir no orçamento do prédio",
          "Proposta por itens para a assembleia",
          "Como comparar três orçamentos",
        ],
        slots: [
          [
            "Peça que cada proposta traga modelo, ciclos por hora, capacidade, acessórios e mão de obra.",
            "Modelo, capacidade e ciclos por hora precisam estar escritos em cada proposta.",
            "Sem o modelo escrito, dois preços não se comparam.",
          ],
          [
            "Fotocélula, cremalheira, batentes e gravação dos controles devem aparecer como incluídos ou à parte.",
            "Veja se cremalheira, fotocélula e cadastro dos controles entram no valor.",
            "Controles novos podem pesar: pergunte se os atuais servem na central nova.",
          ],
          [
            "A garantia é de {warranty.motor} no motor e de {warranty.installation} na instalação.",
            "Some garantia e prazo de peça à comparação, e não só o preço.",
            "O cartão aceita até {shop.instalments} vezes, e a forma de pagamento vem na proposta.",
          ],
        ],
      },
      {
        about: "choose",
        headings: [
          "Qual motor o condomínio precisa",
          "Motor de uso intenso: como escolher",
          "Ciclos por hora e peso da folha",
        ],
        slots: [
          [
            "Conte quantos carros saem na hora mais cheia e procure ciclos por hora acima disso.",
            "O número que decide é o de aberturas na hora de pico.",
            "O motor residencial desarma com o fluxo da manhã, por isso se olha o regime de uso.",
          ],
          [
            "A capacidade deve passar com folga o peso da folha, já com chapa e pintura.",
            "A folha de ferro alta pede capacidade um terço acima do peso.",
            "Se a folha é pesada, cremalheira de aço e base firme vão junto no de correr.",
          ],
          [
            "O inversor reduz o tranco e poupa a folha, com abertura mais rápida.",
            "Em garagem de fluxo alto, o inversor abre mais depressa e freia antes do fim.",
            "Uma parada suave diminui batida e reclamação dos andares de baixo.",
          ],
        ],
      },
      {
        about: "time",
        headings: ["Quanto tempo a garagem fica parada", "O dia da troca no prédio", "Prazo da troca do motor"],
        slots: [
          [
            "São de {time.heavy} de trabalho, em horário de pouco movimento.",
            "Reserve de {time.heavy} e avise os moradores na véspera.",
            "O serviço ocupa de {time.heavy}, com passagem orientada.",
          ],
          [
            "Durante a troca, alguém da portaria orienta a entrada e a saída.",
            "Enquanto o motor sai, os carros passam em horários combinados.",
            "A passagem é combinada com a portaria, para ninguém ficar preso.",
          ],
          [
            "No fim, os controles são gravados e o zelador aprende a abertura manual.",
            "Antes de entregar, o técnico grava os controles e testa a reversão.",
            "A entrega inclui teste de obstáculo e treino de quem fica na portaria.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Precisa de assembleia para trocar o motor?",
        answers: [
          "Depende da convenção e de ser conserto urgente ou melhoria. A administradora orienta.",
          "Conserto necessário costuma ser decidido pelo síndico; consulte a convenção do prédio.",
        ],
      },
      {
        question: "Os controles dos moradores continuam servindo?",
        answers: [
          "Servem se a central nova aceita o mesmo código. A foto de um controle mostra antes da compra.",
          "Muitas vezes, sim. Se não, avalia-se um receptor compatível com os atuais.",
        ],
      },
      {
        question: "Vale consertar o motor do condomínio em vez de trocar?",
        answers: [
          "Vale quando é capacitor, fim de curso ou placa e o redutor está bom. Um motor que desarma todo dia pede troca.",
          "Compare o conserto com a troca: redutor gasto e falta de peça decidem pelo motor novo.",
        ],
      },
      {
        question: "Depois da troca do motor, quantas revisões por ano?",
        answers: [
          "A recomendação é {visits.business}, no mínimo.",
          "Revise {visits.business} ou mais, conforme o fluxo.",
        ],
      },
    ],
    photo: "fotos do portão e da etiqueta do motor, com o número de vagas e as aberturas na hora de pico",
  },
  {
    id: "condominio-quebra-sempre",
    broader: "condominio",
    label: "Portão do condomínio quebra sempre",
    phrase: "o portão de condomínio que quebra sempre",
    asks: [
      "edifício consertado várias vezes",
      "condomínio quebra toda hora",
      "condomínio toda hora",
      "prédio quebra toda hora",
      "prédio vive quebrando",
      "prédio quebra sempre",
      "condomínio quebra",
      "condomínio quebra sempre",
      "prédio quebra",
      "portão prédio quebra",
      "condomínio problema portão",
      "condomínio vive quebrando",
    ],
    intent: "repair",
    answers: {
      any: [
        "O portão de condomínio que quebra toda hora quase sempre tem motor pequeno para o número de carros, folha pesada ou batida de carro nunca corrigida. Trocar a mesma peça de novo não resolve: peça um diagnóstico da folha, do motor e do uso antes do próximo conserto.",
        "Se o portão vive quebrando, conte as aberturas da hora de pico e compare com o limite da ficha do motor. Passou, o motor é pequeno; não passou, a causa está em roldana, trilho, cabo ou batente, que gastam a peça nova.",
        "Um portão que quebra sempre pede três respostas: o motor é de uso intenso, a folha anda leve na mão do técnico e há revisão com registro. Falta de uma delas explica a repetição do defeito.",
      ],
    },
    sections: [
      {
        about: "causes",
        headings: ["Por que o defeito volta", "Motor, folha ou uso", "Causas que se repetem no portão do condomínio"],
        slots: [
          [
            "O motor residencial em garagem coletiva esquenta, desarma e gasta capacitor e engrenagem.",
            "O motor de casa não foi feito para a fila da manhã.",
            "Peça barata trocada todo mês custa mais que o motor certo.",
          ],
          [
            "Roldana oval, trilho com degrau e cabo frouxo sobrecarregam qualquer motor.",
            "Uma folha torta por batida antiga continua raspando e gasta a engrenagem.",
            "Um batente solto deixa a folha bater a cada fechamento.",
          ],
          [
            "Um morador que entra colado no carro da frente faz a folha inverter dezenas de vezes por dia.",
            "Um comando repetido no controle inverte a folha no meio.",
            "O fechamento automático com pausa curta dobra os ciclos.",
          ],
        ],
      },
      {
        about: "visit",
        headings: ["O que pedir ao técnico", "Diagnóstico antes da peça", "O roteiro para o síndico"],
        slots: [
          [
            "Peça por escrito a causa, e não só a peça trocada.",
            "O laudo simples, com fotos, serve à assembleia e ao próximo técnico.",
            "Compare o gasto do ano com a troca, de {price.heavySwap} em portão pesado.",
          ],
          [
            "Revisão com registro, {visits.business} no mínimo e mais em fluxo alto, mostra o desgaste antes da parada.",
            "O registro das visitas revela a peça que se repete.",
            "Com contrato, o roteiro e os prazos ficam escritos.",
          ],
        ],
      },
      {
        about: "replace",
        headings: ["Conserto, reforma ou motor novo", "Quando trocar de vez", "A conta do ano: consertar ou trocar"],
        slots: [
          [
            "Some o que foi gasto em doze meses: se passou da metade de um motor novo, a troca merece ir à assembleia.",
            "Compare os recibos do ano com o valor da troca antes de aprovar mais um conserto.",
            "Três chamados pelo mesmo motivo no ano mostram que a causa ficou.",
          ],
          [
            "A reforma da folha vem primeiro, porque motor novo em folha torta repete a história.",
            "Trilho, roldanas e guias novos costumam devolver anos ao motor atual.",
            "Se a folha está boa e o motor é residencial, troca-se o motor por um de uso intenso.",
          ],
          [
            "O novo conjunto deve prever fotocélula em duas alturas, parada suave e peças fáceis de achar.",
            "Exija ciclos por hora acima da hora de pico, e não só potência.",
            "Na troca, a marca conta menos que a peça disponível na região.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Troco o motor ou reformo a folha?",
        answers: [
          "Reforme a folha primeiro. Um motor novo em folha ruim quebra igual; uma folha leve pode salvar o motor atual.",
          "Depende do diagnóstico, mas a folha vem antes. Com o uso acima da ficha, trocam-se os dois.",
        ],
      },
      {
        question: "Quem paga quando um morador bate no portão?",
        answers: [
          "Paga quem bateu, se ficar provado; a câmera e o laudo contam. O conserto urgente o síndico faz e cobra depois.",
          "Em regra, paga o causador. Sem prova, entra na despesa comum.",
        ],
      },
    ],
    photo: "fotos da folha, do trilho ou dos cabos, da etiqueta do motor e o número de carros",
  },
];
