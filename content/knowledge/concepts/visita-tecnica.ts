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
      "Na visita técnica, o profissional vê o portão andar, corta a energia, move a folha na mão e mede o motor e a central antes de falar em peça. Você recebe a causa e o valor e decide se autoriza o serviço.",
      "A visita técnica serve para achar a causa do defeito com medição, e não no palpite. Mande antes um vídeo e a foto da etiqueta, porque o técnico sai com as peças prováveis e muita coisa se resolve no mesmo dia.",
      "Uma visita técnica de portão segue uma ordem: ouvir o relato, observar um ciclo, desligar a energia, testar a folha solta e medir a parte elétrica. No fim, o serviço é orçado e só começa com a sua aprovação.",
    ],
    price: [
      "O valor da visita técnica depende do bairro, do horário e do que será feito, e é informado antes de o técnico sair. A visita preventiva em casa parte de {price.preventive}, sem peças; o orçamento por foto é grátis.",
      "Para saber o preço da visita técnica, mande bairro, tipo de portão e um vídeo do defeito. A manutenção preventiva residencial parte de {price.preventive}, e portões grandes ou com muito a acertar costumam ficar na faixa de {price.preventiveRange}.",
    ],
    emergency: [
      "Uma visita técnica de emergência atende {shop.hours}: portão travado aberto, carro preso, folha torta ou cheiro de queimado. Enquanto espera, desligue o disjuntor, afaste as pessoas e mande vídeo e endereço pelo WhatsApp.",
      "Se o portão está aberto, torto ou prendeu o carro, peça a visita técnica de urgência; o contato funciona {shop.hours}. Corte a energia, não force a folha e mande fotos tiradas de longe.",
    ],
    "how-to": [
      "Para aproveitar bem a visita técnica, grave o defeito, fotografe a etiqueta do motor, reúna os controles e deixe livres o quadro de luz e o motor. Anote quando o problema acontece e o que veio antes.",
      "Antes da visita técnica, separe vídeo, foto da etiqueta, controles e chave de destravamento. Se o portão ainda abre, tire o carro. Um adulto deve estar presente para autorizar o serviço e ver o teste final.",
    ],
    question: [
      "A visita técnica pode ser cobrada, conforme o bairro, o horário e o serviço, e o valor é dito antes de o técnico sair. O orçamento por foto e vídeo é grátis; a manutenção preventiva em casa parte de {price.preventive}, sem peças.",
      "Depende do caso: pelo WhatsApp, com fotos e vídeo, o orçamento é grátis. Quando é preciso ir ao local, o valor da visita técnica é combinado antes e nada é feito sem a sua aprovação.",
    ],
  },
  line: [
    "A visita técnica mede antes de trocar, e o serviço só começa com a sua aprovação.",
    "Vídeo e foto da etiqueta antes da visita fazem o técnico chegar com a peça provável.",
    "Em uma visita bem feita, você vê o portão testado antes de o técnico ir embora.",
  ],
  sections: [
    {
      about: "visit",
      headings: [
        "Como é a visita técnica",
        "A ordem do diagnóstico do técnico",
        "O que acontece do portão ao orçamento",
      ],
      slots: [
        [
          "O técnico ouve o relato e assiste a um ciclo completo antes de encostar em qualquer coisa.",
          "Primeiro vêm as perguntas: quando começou, se choveu, se faltou luz, se alguém bateu no portão.",
          "A visita começa pela observação, porque o modo como o portão falha já descarta metade das causas.",
        ],
        [
          "Com a energia cortada, a folha é destravada e movida na mão, para separar defeito de motor e de portão.",
          "O teste da folha solta mostra se o peso está no portão ou se a falha é elétrica.",
          "Depois de desligar o circuito e confirmar a ausência de tensão, confere-se a mecânica de ponta a ponta.",
        ],
        [
          "Tensão, capacitor, fim de curso e fotocélula são medidos, e a peça com defeito é mostrada a você.",
          "A medição fecha o diagnóstico, e o valor é dito antes de qualquer troca.",
          "No fim, o orçamento separa peça e mão de obra, e a decisão é sua.",
        ],
      ],
      bullets: [
        "Relato e observação de um ciclo",
        "Corte de energia antes de abrir o motor",
        "Teste da folha na mão",
        "Medição da parte elétrica",
        "Orçamento antes do serviço",
        "Teste final na sua presença",
      ],
    },
    {
      about: "check",
      headings: ["Como se preparar para a visita", "O que deixar pronto para a visita", "Antes de o técnico chegar"],
      slots: [
        [
          "Um pouco de preparo poupa uma segunda ida e encurta o diagnóstico.",
          "Quanto mais o técnico souber antes, maior a chance de levar a peça certa.",
          "Boa informação vale tanto quanto ferramenta na hora de achar um defeito.",
        ],
        [
          "Não desmonte nada antes da visita, porque o defeito montado conta mais do que em pedaços.",
          "Deixe o portão como ficou, sem novas tentativas, para a falha aparecer no diagnóstico.",
          "Se houver risco, mantenha o disjuntor desligado e espere, sem ensaiar consertos.",
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
        "Quanto custa a visita técnica",
        "Valor da visita e do serviço",
        "Visita técnica: o que é combinado antes",
      ],
      slots: [
        [
          "O valor é combinado antes da ida e depende do bairro, do horário e do tipo de serviço.",
          "Antes de sair, o técnico informa o valor da visita, e as peças são orçadas no local.",
          "Horário, distância e tamanho do portão são o que muda o valor de uma visita para outra.",
        ],
        [
          "Para revisão em casa, a visita preventiva parte de {price.preventive}, sem peças.",
          "A manutenção preventiva residencial começa em {price.preventive}, e a faixa mais comum em portões grandes é de {price.preventiveRange}.",
          "Quando o portão é grande ou tem muito a acertar, a manutenção preventiva fica em geral de {price.preventiveRange}.",
        ],
        [
          "O orçamento por foto e vídeo é grátis e, às vezes, já responde sem visita.",
          "Mande as imagens pelo WhatsApp, pois a primeira estimativa não tem custo.",
          "Para quem está {em}, começar pela foto evita uma ida só para olhar.",
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
          "Regulagem e troca de peça pequena costumam caber na própria visita.",
          "Defeito simples, com a peça à mão, termina no mesmo atendimento.",
          "Boa parte dos ajustes de curso, força e sensor acaba na primeira ida.",
        ],
        [
          "Trocar o motor leva de {time.tilting} no basculante e de {time.sliding} no deslizante.",
          "Uma troca de motor pede mais tempo: {time.tilting} no basculante, {time.sliding} no de correr.",
          "Uma instalação em portão pesado ocupa de {time.heavy} de trabalho, e por isso é agendada.",
        ],
        [
          "Se a peça precisar ser buscada, o portão fica fechado e em uso manual até a volta.",
          "Placa para reparo e serviço de serralheria exigem segunda etapa, combinada antes.",
          "Em prédios {de}, o horário permitido pelo condomínio também conta no agendamento.",
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
          "Defeito que envolve medição, peso da folha ou peça interna pede visita.",
          "Barulho, lentidão e parada no meio quase sempre precisam de alguém no local.",
          "A visita é o caminho quando o vídeo mostra o sintoma e não mostra a causa.",
        ],
        [
          "Pilha, compatibilidade de controle e preço de motor costumam se resolver por foto.",
          "Para escolher motor ou controle, medidas e fotos bastam na maior parte das vezes.",
          "Orçamento de kit novo começa pela foto do portão, sem precisar de visita.",
        ],
        [
          "Folha caída, choque, cheiro de queimado e casa aberta são emergência, atendida {shop.hours}.",
          "Com risco a pessoas ou casa exposta, peça urgência; o contato funciona {shop.hours}.",
          "Quando há perigo, desligue o disjuntor e avise que é emergência já na primeira mensagem.",
        ],
      ],
    },
  ],
  questions: [
    {
      question: "A visita técnica é cobrada mesmo se eu não aprovar o serviço?",
      answers: [
        "Isso é combinado antes da ida: você recebe o valor da visita e as condições pelo WhatsApp. O orçamento por foto, sem deslocamento, é grátis.",
        "As condições são ditas antes de o técnico sair, para não haver dúvida. Comece pelo orçamento por foto, que não tem custo.",
      ],
    },
    {
      question: "Preciso estar em casa durante a visita técnica?",
      answers: [
        "Sim, um adulto deve estar presente para contar o defeito, autorizar o serviço e ver o teste final. Em condomínio, pode ser o zelador com autorização.",
        "Precisa haver um adulto que possa autorizar. É ele quem aprova o valor e confere o portão funcionando no fim.",
      ],
    },
    {
      question: "O técnico leva as peças?",
      answers: [
        "Leva as prováveis, com base no vídeo e na foto da etiqueta: capacitor, controle, fim de curso, roldana. Uma placa específica pode exigir uma segunda ida.",
        "Sim, quando sabe o modelo antes. Por isso a foto da etiqueta é tão útil; sem ela, a peça certa pode ficar para a volta.",
      ],
    },
    {
      question: "Vocês visitam à noite e no fim de semana?",
      answers: [
        "O contato funciona {shop.hours}, e a visita nesses horários é combinada na conversa, com o valor da ida dito antes. Um serviço sem urgência pode ser marcado para o horário que for melhor para você.",
        "Respondemos {shop.hours}; a ida à noite ou no domingo tem o valor dito antes. Para emergência, avise na primeira mensagem; para revisão, escolha o dia e o turno.",
      ],
    },
    {
      question: "O que conferir antes de o técnico ir embora?",
      answers: [
        "Peça três ciclos completos, teste da fotocélula com um objeto, destravamento manual e todos os controles. Confira a tampa fechada e guarde a nota do serviço.",
        "Veja o portão abrir e fechar, o sensor recuar a folha diante de um objeto e cada controle funcionar. Peça por escrito o que foi feito.",
      ],
    },
  ],
  photo: "um vídeo do defeito, a foto da etiqueta do motor e o bairro",
  related: ["tecnico", "orcamento-por-foto", "manutencao", "emergencia", "conserto", "regulagem"],
  topic: "tecnico-de-portao-automatico",
};
