import type { Concept } from "#domain/knowledge/concept.ts";

export const volta: Concept = {
  id: "volta",
  kind: "symptom",
  label: "Fecha e volta",
  phrase: "o portão que fecha e volta a abrir",
  words: [
    "fecha e volta",
    "fecha e abre",
    "fecha e abre de novo",
    "fecha e torna a abrir",
    "fecha e reabre",
    "volta a abrir",
    "volta sozinho",
    "reabre",
    "reabrindo",
    "reverte",
    "desce e sobe",
    "desce e volta",
    "bate e volta",
    "vai e volta",
    "encosta e volta",
    "volta para trás",
    "não fecha e volta",
    "não fecha sempre volta",
    "sempre volta",
    "fecha um pouco e volta",
    "desce um pouco e volta",
    "abre e volta",
  ],
  intent: "repair",
  answers: {
    any: [
      "Um portão que fecha e volta a abrir está lendo um obstáculo: fotocélula cortada, folha que raspa ou força regulada baixa. Se volta só depois de encostar ou bater, o fim de curso costuma estar atuando tarde. Limpe as lentes e tente uma vez.",
      "Se o portão bate e volta, desce e sobe ou fecha e reabre, repare onde ele inverte: no meio do percurso costuma ser fotocélula ou atrito; depois de encostar, o ponto de parada. Limpe as lentes e não aumente a força: a reversão protege quem passa.",
      "O portão volta sozinho porque a central acredita que bateu em algo ou que alguém cruzou o feixe. Passe pano seco na fotocélula, deixe a passagem livre e teste uma vez; se continuar, fim de curso e força são regulados pelo técnico.",
    ],
    price: [
      "Acertar um portão que fecha e volta costuma ser serviço de regulagem; o preço sobe se houver fotocélula, roldana ou placa a trocar. Mande um vídeo que mostre o ponto da volta e o orçamento sai grátis.",
      "O preço para parar a reabertura depende da causa: limpar e alinhar sensor, regular curso e força ou trocar peça. Em casa, a visita preventiva sem peças parte de {price.preventive} e já inclui a regulagem.",
    ],
    "how-to": [
      "Para o portão parar de voltar, limpe as lentes da fotocélula, tire areia e pedras do trilho com o disjuntor desligado e teste uma vez. Se a volta continua, o curso e a força precisam de regulagem feita por técnico.",
      "Quando o portão fecha e volta, comece pela fotocélula: pano seco nas lentes e par bem de frente. Depois, com o disjuntor desligado, varra o trilho. Força e fim de curso não são ajustes para o morador.",
    ],
  },
  line: [
    "Portão que fecha e volta está reagindo a um obstáculo, real ou lido por engano pelo sensor.",
    "A reversão é uma proteção; o que se corrige é o motivo dela, e não a função.",
    "Se a folha encosta e reabre, o fim de curso de fechamento costuma estar atuando tarde.",
  ],
  sections: [
    {
      about: "causes",
      headings: ["Por que o portão fecha e volta", "Obstáculo real ou leitura errada", "O que faz o portão reabrir"],
      slots: [
        [
          "Volta no meio do percurso costuma ser a fotocélula, que perde o feixe por sujeira, vibração ou suporte frouxo.",
          "Se a folha inverte antes de chegar, procure primeiro a fotocélula: teia, pó, sol na lente ou alinhamento perdido.",
          "A primeira suspeita é a fotocélula: em suporte frouxo ou muro que treme, ela perde o alinhamento e manda reabrir.",
        ],
        [
          "Peso e atrito vêm em seguida, porque a central lê o esforço extra como se houvesse alguém na frente.",
          "Folha empenada, roldana gasta ou trilho sujo aumentam o esforço até a central inverter por segurança.",
          "Folha pesada também faz voltar: graxa endurecida, frio e vento forte em chapa fechada somam resistência.",
        ],
        [
          "Quando a volta acontece depois de encostar, o fim de curso provavelmente atuou tarde, e a batida virou obstáculo.",
          "Uma folha que toca o batente e reabre costuma precisar de ajuste no ponto de parada, que ficou além do lugar certo.",
          "Ímã deslocado, chave gasta ou percurso mal gravado fazem a folha empurrar o batente e retornar.",
        ],
      ],
      bullets: [
        "Fotocélula suja, torta ou com sol na lente",
        "Força regulada no mínimo",
        "Trilho com areia ou pedra no final",
        "Fim de curso de fechamento fora do ponto",
        "Folha empenada raspando na coluna",
        "Vento forte em folha de chapa fechada",
      ],
    },
    {
      about: "check",
      headings: [
        "Onde o portão volta? Observe antes de mexer",
        "O que você pode conferir quando o portão reabre",
        "Teste simples do fecha e volta",
      ],
      slots: [
        [
          "O ponto exato da volta é a melhor pista, por isso vale filmar o fechamento inteiro, de lado.",
          "Fique a uma distância segura e repare se a folha inverte no meio, perto do fim ou ao encostar.",
          "Um vídeo com som mostra se houve toque, raspagem ou silêncio antes de a folha reabrir.",
        ],
        [
          "Não coloque a mão nem o pé para testar a força do portão; o teste é feito pelo técnico com um objeto próprio.",
          "Nunca teste a reversão com o corpo, nem deixe criança ou animal por perto.",
          "Mantenha todos fora do caminho durante os testes e pare na segunda tentativa sem resultado.",
        ],
      ],
      steps: [
        "Limpe as lentes da fotocélula com pano seco e confira se as duas estão de frente.",
        "Desligue o disjuntor e varra o trilho e o canto do batente.",
        "Veja se a folha raspa no piso, na coluna ou em um capacho novo.",
        "Religue, feche uma vez e marque o ponto em que a folha volta.",
        "Se continuar, deixe o disjuntor desligado. Feche na mão só portão de correr ou de abrir, reto e nivelado.",
      ],
    },
    {
      about: "visit",
      headings: [
        "Como o técnico resolve o fecha e volta",
        "Na visita: sensor, atrito e regulagem",
        "O que é feito no portão que fecha e volta",
      ],
      slots: [
        [
          "O técnico isola a fotocélula no diagnóstico, só durante o teste, para saber se a ordem de voltar vem dela.",
          "O técnico descobre primeiro quem manda voltar: fotocélula, sensor de esforço ou fim de curso.",
          "Em muitas centrais, as luzes da placa mostram qual entrada mandou inverter, e o diagnóstico parte dali.",
        ],
        [
          "Em seguida o técnico move a folha na mão e corrige qualquer atrito antes de mexer na força.",
          "Roldana, trilho e alinhamento são acertados primeiro, porque a força só se ajusta com a folha leve.",
          "Nos portões {de} com trilho irregular, o nivelamento vem antes de qualquer mudança na central.",
        ],
        [
          "No final, o curso é regravado e a reversão é testada com um objeto, para continuar protegendo quem passa.",
          "A força fica no menor valor que fecha bem, e a inversão diante de obstáculo é conferida na sua frente.",
          "O serviço acaba com ciclos completos e com a prova de que o portão ainda recua ao encontrar resistência.",
        ],
      ],
    },
    {
      about: "cost",
      headings: [
        "Preço para o portão parar de voltar",
        "Quanto custa parar o fecha e volta",
        "Fecha e volta: regulagem ou peça nova?",
      ],
      slots: [
        [
          "Muitas vezes basta regular, e você paga só a visita com ajuste, sem peça.",
          "O serviço mais simples é limpar, alinhar e regravar o curso; peça entra quando a medição acusa defeito.",
          "Na maior parte dos casos a regulagem basta; quando não segura, as trocas prováveis são sensor, fim de curso e roldana.",
        ],
        [
          "Em residência, a manutenção preventiva parte de {price.preventive}, sem peças, e cobre os ajustes de curso e de força.",
          "Para portões grandes ou com mais pontos a acertar, a faixa comum da visita é de {price.preventiveRange}.",
          "A visita preventiva {em} começa em {price.preventive} para casas, com as peças orçadas à parte.",
        ],
        [
          "O serviço aprovado pode ser parcelado em até {shop.instalments} vezes no cartão, e o orçamento não custa nada.",
          "Com o vídeo em mãos, o técnico diz pelo WhatsApp se parece regulagem ou troca, sem custo.",
          "O orçamento por vídeo é gratuito, e a lei dá 90 dias para reclamar do serviço e da peça trocada.",
        ],
      ],
    },
    {
      about: "safety",
      headings: [
        "Não anule a reversão enquanto espera o conserto",
        "A reversão protege quem passa",
        "Segurança até corrigir o fecha e volta",
      ],
      slots: [
        [
          "O recuo diante de resistência existe para que a folha não prenda uma pessoa, um animal ou um carro.",
          "Voltar diante de um obstáculo é o que o portão deve fazer; o que se corrige é o sensor ou o atrito que dá o falso aviso.",
          "A reversão evita acidente grave; anulá-la para o portão fechar troca um incômodo por um perigo.",
        ],
        [
          "Aumentar a força ou apertar a embreagem até o fim apaga o sintoma e deixa o portão perigoso.",
          "Uma embreagem apertada ao máximo faz a folha empurrar o obstáculo em vez de recuar.",
          "Ponte na fotocélula e força no máximo são atalhos que ninguém deve aceitar em casa com crianças.",
        ],
        [
          "Enquanto o conserto não vem, deixe o disjuntor desligado e não destrave um basculante aberto.",
          "Até a visita, portão de correr ou de abrir, reto e nivelado, pode ser usado na mão, com o disjuntor desligado.",
          "Se a folha estiver pesada ou torta, deixe-a parada, desligue o disjuntor e espere o técnico.",
        ],
      ],
    },
  ],
  questions: [
    {
      question: "Quanto tempo leva para regular o portão que volta?",
      answers: [
        "Limpar e alinhar o sensor, regular o ponto de parada e testar a reversão costuma levar menos de {trade.smallRepair}. Roldana gasta ou trilho torto pedem mais tempo.",
        "Se for só regulagem, menos de {trade.smallRepair}, com os testes. Quando há peça a trocar ou folha a endireitar, o técnico informa o prazo no orçamento.",
      ],
    },
    {
      question: "O portão volta só quando venta. O que fazer?",
      answers: [
        "A folha de chapa fechada funciona como vela, e o vento soma esforço. O técnico confere guias e roldanas, ajusta a força dentro do limite seguro e avalia se o motor é suficiente.",
        "Chame o técnico, que confere guias e roldanas e só depois a força. Em folha fechada e larga, o vento pesa, e às vezes o motor está abaixo do necessário.",
      ],
    },
    {
      question: "O portão volta ao abrir, e não ao fechar. É a fotocélula?",
      answers: [
        "Quase nunca: na maioria das centrais a fotocélula só age no fechamento. Na abertura, procure trava presa, atrito na folha, fim de curso ou um segundo comando.",
        "Em geral, não. Ao abrir, a central inverte por esforço ou por ordem repetida: folha presa, controle com a tecla gasta ou botoeira úmida.",
      ],
    },
    {
      question: "Desligar e religar o disjuntor resolve o portão que volta?",
      answers: [
        "Às vezes alivia, porque a central reinicia e refaz a leitura do percurso. Se a volta reaparece, há sensor, atrito ou regulagem a corrigir.",
        "Pode resolver uma falha passageira da central, e só. Faça uma vez; se o portão voltar de novo, o defeito continua lá.",
      ],
    },
    {
      question: "Por que o portão fecha e volta só à noite ou de manhã cedo?",
      answers: [
        "Costuma ser o sereno, que embaça a lente da fotocélula, e o frio, que endurece a graxa. Os dois somem com o sol; limpeza, vedação e lubrificação certa resolvem.",
        "A causa costuma ser o frio e a umidade: lente embaçada e graxa dura. Se passa ao longo do dia, conte ao técnico, porque o horário ajuda o diagnóstico.",
      ],
    },
  ],
  photo: "um vídeo de lado, mostrando o ponto em que o portão volta, e uma foto das fotocélulas",
  related: ["fotocelula", "fim-de-curso", "nao-fecha", "regulagem", "esmagamento", "trilho"],
  topic: "portao-nao-fecha-completamente",
};
