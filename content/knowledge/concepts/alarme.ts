import type { Concept } from "#domain/knowledge/concept.ts";

export const alarme: Concept = {
  id: "alarme",
  kind: "part",
  label: "Alarme",
  phrase: "o alarme ligado ao portão",
  words: [
    "alarme",
    "alarme no portão",
    "alarme de garagem",
    "central de alarme",
    "sensor de abertura",
    "sensor magnético de portão",
    "alarme de portão aberto",
    "aviso de portão aberto",
    "sensor para alarme",
    "alarme residencial",
  ],
  intent: "installation",
  answers: {
    any: [
      "Alarme no portão usa um sensor magnético próprio para metal, que avisa se a folha for aberta à força, ligado à central da casa. Convive com o motor e não altera os controles.",
      "O alarme pode vigiar o portão com sensor de abertura e avisar se a garagem ficar aberta, por som ou no celular. O sensor precisa resistir a chuva e vibração, comuns em portão.",
      "Para ligar o portão ao alarme, fixa-se um sensor magnético na folha e na coluna, alinhado com o portão fechado. Uma folha com folga dispara à toa, por isso o fechamento é acertado antes.",
    ],
    price: [
      "Ligar o portão ao alarme custa o sensor, o cabo e o ajuste da folha; a central fica com a empresa do alarme. A parte do portão é orçada grátis, por foto.",
      "O preço do sensor de abertura no portão muda com o modelo, com ou sem fio, e com o caminho do cabo até a central. Mande fotos do portão fechado e da coluna.",
      "Paga-se o sensor e a instalação; se a folha tem folga, entra o ajuste do fechamento. Com fotos do portão e da central de alarme, dizemos o que falta e o valor da parte do portão.",
    ],
    installation: [
      "O alarme no portão usa um sensor magnético para metal, parte na folha e parte na coluna, que fixamos e alinhamos com o portão fechado; a central do alarme, a foto diz se atendemos. A visita em casa parte de {price.preventive}, sem peças.",
      "Para ligar o alarme ao portão eletrônico, fixamos na folha um sensor próprio para metal, com cabo protegido, e acertamos a folga, que dispara à toa com o vento; a central do alarme, a foto diz se atendemos. A visita em casa parte de {price.preventive}, sem peças.",
    ],
    repair: [
      "Alarme que dispara sem motivo costuma ter sensor do portão desalinhado, folga na folha ou mau contato. O técnico vê o fechamento e a folga antes de trocar o sensor.",
      "Se o alarme não percebe a abertura, testa-se o sensor, o ímã e o cabo. Um portão que não encosta até o fim engana o sensor, e o ajuste é no fim de curso.",
    ],
    comparison: [
      "O sensor magnético avisa que o portão abriu; infravermelho de barreira avisa que alguém cruzou a linha. O primeiro vigia a folha, o segundo a área, e a fotocélula do motor não serve de alarme.",
      "Alarme detecta e avisa, cerca elétrica impede a escalada e câmera mostra a cena. Para o portão, o sensor de abertura é o complemento mais direto, e o alerta de portão aberto evita esquecimento.",
    ],
    question: [
      "Sim, o portão automático pode ser ligado ao alarme, por sensor magnético próprio para metal na folha. Ele avisa abertura forçada; a fotocélula do motor não serve de alarme.",
      "Vale a pena quando a garagem dá acesso à casa: o sensor avisa na hora em que a folha é forçada ou esquecida aberta. A folga na folha precisa ser corrigida antes, para não disparar com o vento.",
      "Funciona com qualquer motor, porque o sensor do alarme não mexe na placa. O que decide é a folha encostar sempre no mesmo ponto e o sensor ser próprio para metal.",
    ],
    "how-to": [
      "Para o alarme não disparar com o portão, feche a folha e veja se ímã e sensor ficam alinhados e próximos; depois confira folga e fechamento. Ajuste da folha e do fim de curso fica com o técnico.",
      "Instale o sensor do alarme parte na folha e parte na coluna, alinhado com o portão fechado, com cabo separado da força. Teste com vento e com o motor em uso antes de armar.",
    ],
  },
  line: [
    "Um sensor de abertura no portão avisa o alarme quando a folha é forçada.",
    "Alerta de portão aberto evita que a garagem passe a noite destrancada.",
    "Folha com folga dispara alarme à toa, e o ajuste resolve antes de trocar o sensor.",
  ],
  sections: [
    {
      about: "what",
      headings: [
        "Como o alarme vigia o portão",
        "O sensor de abertura na folha",
        "O que o alarme faz e o que o motor faz",
      ],
      slots: [
        [
          "Um par magnético, com ímã na folha e sensor na coluna, percebe quando o portão sai do fechado.",
          "O sensor de abertura tem duas partes que se afastam quando a folha se move, e isso aciona a central.",
          "A central sabe do portão por um sensor magnético, que muda de estado ao abrir.",
        ],
        [
          "O motor não depende do alarme: ele continua obedecendo a controle, botoeira e fim de curso.",
          "Alarme e motor são circuitos separados, e um não precisa do outro para funcionar.",
          "O alarme observa e avisa; quem move e segura a folha é o conjunto do motor.",
        ],
        [
          "Alguns sistemas dão também o aviso de portão esquecido aberto, por bip, luz ou celular.",
          "Há módulos que tocam se a folha ficar aberta além do tempo escolhido.",
          "O alerta de portão aberto é útil à noite e pode vir da placa, do módulo Wi-Fi ou do alarme.",
        ],
      ],
    },
    {
      about: "choose",
      headings: [
        "Qual sensor usar no portão",
        "Sensor de abertura, barreira ou placa",
        "Como escolher o sensor do alarme",
      ],
      slots: [
        [
          "Use sensor próprio para portão metálico, mais robusto que o de porta e janela.",
          "Em folha de ferro, o sensor comum perde alcance; escolha o modelo para metal.",
          "O portão vibra e pega chuva, por isso o sensor deve ser blindado e de uso externo.",
        ],
        [
          "O com fio dispensa pilha e é estável; o sem fio evita obra, mas pede troca de bateria.",
          "Sem passagem para cabo, o modelo sem fio resolve, com bateria a vigiar.",
          "Um cabo protegido dura mais; rádio é prático quando a coluna não tem eletroduto.",
        ],
        [
          "A barreira infravermelha vigia a linha do portão e avisa antes de tocarem na folha.",
          "Para detectar quem pula, usa-se barreira no topo; para folha forçada, o magnético.",
          "A fotocélula do motor não substitui a barreira do alarme: uma cuida do fechamento, a outra da intrusão.",
        ],
      ],
      bullets: [
        "Sensor magnético para metal",
        "Barreira infravermelha na linha do vão",
        "Aviso de portão aberto",
        "Versão com fio, sem troca de pilha",
        "Versão sem fio, sem quebrar parede",
      ],
    },
    {
      about: "check",
      headings: [
        "Alarme disparando pelo portão",
        "Teste do sensor sem abrir a central",
        "Disparo falso: o que conferir",
      ],
      slots: [
        [
          "Antes de trocar o sensor, veja se o portão fecha bem e se a folha está firme.",
          "Disparo falso costuma vir da folha que balança com o vento da rua.",
          "Folga de roldana ou de trinco afasta o ímã e engana a central.",
        ],
        [
          "O teste é visual e com o alarme em modo de manutenção, avisando a empresa.",
          "Avise a empresa de monitoramento antes de testar, para não gerar ocorrência.",
          "Com o alarme desarmado, dá para observar o sensor sem susto nem sirene.",
        ],
        [
          "Se a folha encosta torta, o ajuste é mecânico e não do alarme.",
          "Distância grande entre ímã e sensor, com o portão fechado, explica o disparo.",
          "Quando só dispara em ventania, procure folga na folha ou no trilho.",
        ],
      ],
      steps: [
        "Desarme o alarme e avise a central de monitoramento.",
        "Feche o portão e veja se a folha encosta por igual.",
        "Repare se ímã e sensor ficam alinhados e próximos.",
        "Com o disjuntor do motor desligado, balance a folha de leve e procure folga; no basculante, apenas olhe.",
        "Anote quando dispara: vento, chuva ou abertura.",
      ],
    },
    {
      about: "visit",
      headings: ["O que o técnico do portão faz", "Preparar o portão para o alarme", "Ajuste da folha e do sensor"],
      slots: [
        [
          "O técnico corrige folga, alinhamento e fechamento, para o sensor trabalhar em folha firme.",
          "O serviço começa pela folha: roldana, trinco e fim de curso no ponto.",
          "Um portão bem regulado é o que mais evita disparo falso em dia de vento.",
        ],
        [
          "Depois se fixa o sensor em ponto sem pancada, com cabo longe da força.",
          "O sensor vai onde a folha não bate e a chuva não pega direto.",
          "O cabo de sensor no mesmo duto da força capta ruído, por isso segue separado.",
        ],
        [
          "O teste inclui abrir pelo controle, fechar e forçar de leve a folha fechada.",
          "No fim, o portão roda ciclos e se confirma que o alarme percebe cada abertura.",
          "A ligação na central do alarme fica com a empresa responsável, e o portão sai testado.",
        ],
      ],
    },
    {
      about: "care",
      headings: ["Alarme e portão no dia a dia", "Como evitar disparo falso", "Uso e manutenção do sensor"],
      slots: [
        [
          "Crie o hábito de olhar a folha até fechar antes de sair da rua.",
          "Esperar o fechamento completo da folha impede que alguém entre atrás do carro.",
          "Ninguém deve arrancar antes de ver o portão fechado, com alarme ou sem ele.",
        ],
        [
          "Teste o sensor a cada poucos meses, abrindo o portão com o alarme em teste.",
          "Um teste periódico revela bateria fraca no sensor sem fio antes da falha.",
          "Confira a bateria do sensor sem fio e o aperto dos parafusos na revisão.",
        ],
        [
          "Quando o portão passa por manutenção, avise a empresa que cuida do alarme.",
          "Troca de folha, trilho ou motor muda o alinhamento e pede novo teste do sensor.",
          "Depois de pintura ou serralheria, verifique se o ímã voltou à posição certa.",
        ],
      ],
    },
  ],
  questions: [
    {
      question: "O alarme pode avisar que o portão ficou aberto?",
      answers: [
        "Pode, com sensor de abertura e função de aviso por tempo. Também há módulos Wi-Fi e placas que alertam quando a folha passa do tempo escolhido.",
        "Sim. O sensor magnético informa a posição, e a central ou o módulo avisa por som ou celular.",
      ],
    },
    {
      question: "Por que o alarme dispara quando venta?",
      answers: [
        "O alarme dispara porque o vento balança a folha e afasta o ímã do sensor. Ajustar a roldana, o trinco ou o batente costuma resolver sem trocar o sensor.",
        "A causa é folga no portão. Com a folha firme e o sensor bem alinhado, o vento deixa de disparar o alarme.",
      ],
    },
    {
      question: "O controle do portão pode armar o alarme?",
      answers: [
        "Pode, se houver botão livre e receptor compatível na central do alarme. São cadastros separados, um em cada aparelho.",
        "Em alguns sistemas, sim, usando outro botão. Depende de frequência e código compatíveis com a central do alarme.",
      ],
    },
    {
      question: "A fotocélula do portão serve de alarme?",
      answers: [
        "Não. Ela protege contra o fechamento e não conversa com a central. Para alarme, usa-se sensor de abertura ou barreira própria.",
        "Não foi feita para isso: só informa a placa do motor. A intrusão se detecta com sensor magnético ou barreira infravermelha.",
      ],
    },
    {
      question: "O alarme atrapalha o motor do portão?",
      answers: [
        "Não, se os cabos forem separados. Um sensor mal posicionado pode levar pancada da folha, por isso a posição é escolhida com o portão em movimento.",
        "Não interfere no comando do motor. O cuidado é manter o cabo longe da força e o sensor fora do caminho da folha.",
      ],
    },
  ],
  photo: "fotos do portão fechado, do encontro da folha com a coluna e da etiqueta do motor",
  related: ["invasao", "camera", "cerca-eletrica", "trava", "regulagem", "controle-de-acesso"],
};
