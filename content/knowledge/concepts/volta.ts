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
      "O portão fecha e volta porque a central lê um obstáculo: fotocélula suja ou torta, folha que raspa, força baixa ou fim de curso fora do ponto. Limpe as lentes e tente uma vez; se ele volta a abrir, a regulagem em casa custa a partir de {price.preventive}, sem peças.",
      "Portão que volta sozinho e não fecha acredita que bateu em algo ou que alguém cruzou o feixe do sensor. Passe pano seco na fotocélula e repita o comando uma vez; continuando, a visita que regula curso e força parte de {price.preventive} em residência, fora peças.",
      "Quando o portão fecha e abre de novo, repare onde ele volta: no meio do percurso costuma ser fotocélula ou atrito, e ao encostar, fim de curso atrasado. Lente limpa resolve muitos casos, e o ajuste técnico em casa começa em {price.preventive}, sem contar peças.",
    ],
    price: [
      "Acertar o portão que fecha e volta custa a partir de {price.preventive} em casa, quando basta limpar, alinhar e regular, sem peças. Se houver fotocélula, roldana ou fim de curso a trocar, a peça é orçada à parte antes do serviço.",
      "O preço para o portão parar de voltar parte de {price.preventive}, a visita residencial com regulagem de curso e força, fora as peças. Portão grande, com mais pontos a acertar, costuma ficar de {price.preventiveRange}.",
      "Quanto custa consertar o portão que fecha e abre: de {price.preventive} para cima, no ajuste sem peças numa casa, e o comum é de {price.preventiveRange}. Sensor ou placa com defeito somam a peça, com valor informado antes.",
    ],
    "how-to": [
      "Para o portão parar de voltar, limpe as lentes da fotocélula, desligue o disjuntor, tire areia e pedras do trilho e teste uma vez. Se ele ainda fecha e volta, curso e força precisam de regulagem técnica, a partir de {price.preventive} em casa, sem peças.",
      "Quando o portão fecha e volta, comece pela fotocélula: pano seco nas lentes e par bem de frente. Depois, sem energia, varra o trilho; força e fim de curso são do técnico, em visita desde {price.preventive} numa residência, fora peças.",
      "O que fazer com o portão que volta sozinho: limpar a fotocélula, liberar o trilho com o disjuntor desligado e fechar uma única vez olhando onde ele inverte. Sem melhora, o ajuste parte de {price.preventive} em casa, sem peças, e a força não se aumenta por conta própria.",
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
          "O lugar da volta aponta a causa. No meio do percurso, costuma ser a fotocélula ou o atrito; ao encostar, o fim de curso, o sensor que diz à central onde o portão termina.",
          "Repare em que ponto a folha inverte, porque isso separa os casos. Sem tocar em nada, procure a fotocélula; raspando, o trilho ou a roldana; depois de bater, o ponto de parada.",
          "Volta antes de chegar sugere fotocélula ou folha pesada, e volta ao bater sugere fim de curso atrasado. Nos dois casos a central entende que há alguém no caminho.",
          "A central reabre por três avisos: feixe cortado, esforço acima do normal ou percurso que não termina onde devia. O ponto em que a folha volta mostra qual deles veio.",
        ],
      ],
      bullets: [
        "Volta no meio, sem ruído: fotocélula suja, torta ou com sol",
        "Volta raspando: trilho sujo, roldana gasta ou folha empenada",
        "Volta depois de encostar: fim de curso fora do ponto",
        "Volta com vento: chapa fechada somando esforço",
        "Volta sempre, em qualquer ponto: força regulada baixa demais",
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
          "Fique de lado, a distância segura, e veja em que ponto a folha volta. Não use mão nem pé para testar a força, e pare na segunda tentativa sem resultado.",
          "O teste se faz olhando de longe, com crianças e animais fora do caminho. Um vídeo com som mostra se houve toque, raspagem ou silêncio antes da volta.",
          "Observe um fechamento inteiro antes de mexer em qualquer coisa. O corpo nunca entra no teste, e duas tentativas bastam.",
          "Filme a folha de lado enquanto ela fecha e volta. Mantenha todos afastados, e não insista depois da segunda vez.",
        ],
      ],
      steps: [
        "Limpe as lentes da fotocélula com pano seco e veja se as duas estão de frente.",
        "Desligue o disjuntor e varra o trilho e o canto do batente.",
        "Veja se a folha raspa no piso, na coluna ou em um capacho novo.",
        "Religue, feche uma vez e marque o ponto em que a folha volta.",
        "Se continuar, desligue o disjuntor. Feche na mão só portão de correr ou de abrir, reto e no trilho, nunca basculante.",
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
          "O técnico descobre primeiro quem manda voltar: fotocélula, sensor de esforço ou fim de curso. Em muitas centrais, as luzes da placa mostram qual entrada deu a ordem.",
          "A visita começa por achar a origem da ordem de voltar, que pode ser sensor, esforço ou ponto de parada. As luzes da placa ajudam, porque cada entrada tem a sua.",
          "Fotocélula, esforço e fim de curso são testados um de cada vez, até se saber quem inverte o portão. A própria central costuma indicar isso em luzes.",
          "Achar qual sinal manda reabrir é o primeiro passo, e a placa dá a pista pelas luzes das entradas. Depois o técnico confirma com o multímetro no sensor suspeito.",
        ],
        [
          "O atrito é corrigido antes de se mexer na força, que fica na menor que ainda fecha bem. No fim, a volta diante de um obstáculo é testada com um objeto, para continuar protegendo quem passa.",
          "Roldana, trilho e alinhamento vêm antes da regulagem, porque a força só se ajusta com a folha leve. O serviço termina com a prova de que o portão ainda recua ao encontrar resistência.",
          "Com a folha leve, curso e força são gravados de novo. A entrega inclui ciclos completos e o teste de recuo com um objeto, nunca com o corpo.",
          "Depois vêm limpeza, alinhamento e curso regravado, com a menor força que fecha. O recuo diante de um objeto é conferido na sua frente.",
        ],
      ],
    },
    {
      about: "cost",
      headings: [
        "Preço para o portão parar de voltar",
        "Quanto custa parar o fecha e volta",
        "Fecha e volta: regulagem ou peça nova",
      ],
      slots: [
        [
          "Quando basta limpar, alinhar e regular, a visita em casa parte de {price.preventive}, sem peças. Em portão grande ou com mais pontos a acertar, o comum é de {price.preventiveRange}.",
          "A regulagem residencial custa a partir de {price.preventive}, fora as peças, e resolve boa parte dos casos. O comum fica de {price.preventiveRange}, conforme o tamanho e o estado do portão.",
          "Em residência, o ajuste de sensor, curso e força começa em {price.preventive}, sem contar peças. Folha larga e trilho a nivelar levam à faixa de {price.preventiveRange}.",
          "Conte com {price.preventive} para cima na visita de regulagem em casa, peças à parte. A faixa mais vista é a de {price.preventiveRange}, em portão que tem mais o que acertar.",
        ],
        [
          "Quando a regulagem não segura, as trocas prováveis são fotocélula, fim de curso e roldana, nessa ordem. Peça e serviço têm valor informado antes e cabem em até {shop.instalments} vezes no cartão.",
          "Se o ajuste não basta, troca-se em geral o par de fotocélulas, o fim de curso ou a roldana. O cartão divide em até {shop.instalments} vezes, e a lei garante 90 dias do serviço.",
          "Peça entra só quando a medição acusa defeito: sensor, fim de curso ou roldana, e mais raramente a placa. O valor é dito antes da troca.",
          "Fotocélula, fim de curso e roldana são as peças que mais aparecem depois da regulagem. Placa é raro, e nenhuma delas se troca sem o seu aceite.",
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
          "Voltar diante de um obstáculo é proteção, e por isso o que se corrige é o falso aviso. Anular a fotocélula ou pôr a força no máximo faz a folha empurrar gente e carro.",
          "A reversão existe para não prender pessoa, animal ou carro. Ponte no sensor e embreagem apertada até o fim apagam o sintoma e deixam o portão perigoso.",
          "Nunca troque o incômodo pelo perigo: com a força no limite ou a fotocélula anulada, o portão deixa de recuar. O defeito é o aviso errado, e não a volta.",
          "O recuo evita esmagamento, e tirá-lo para o portão fechar é pedir acidente. Nem força máxima nem sensor em ponte são conserto.",
        ],
        [
          "Até a visita, portão de correr ou de abrir, reto e no trilho, pode ser usado na mão, com o disjuntor desligado. Basculante não se destrava nem se empurra.",
          "Enquanto espera, desligue o disjuntor e mova na mão só folha que corre ou gira, leve e nivelada. Um basculante aberto fica como está.",
          "Com a energia cortada, a folha deslizante ou pivotante pode ser fechada à mão, se estiver leve. No basculante, nada se solta.",
          "A folha de correr ou de abrir, sem empeno, aceita uso manual até o conserto. Já a basculante, pesada ou torta, permanece parada com o disjuntor desligado.",
        ],
      ],
    },
  ],
  questions: [
    {
      question: "Quanto tempo leva para regular o portão que volta?",
      answers: [
        "Limpar e alinhar o sensor, regular a parada e testar leva em geral até {trade.smallRepair}. Roldana gasta ou trilho torto pedem mais.",
        "Só regulagem, até {trade.smallRepair}, com os testes. Peça a trocar ou folha a endireitar alongam, e o prazo vai no orçamento.",
        "Até {trade.smallRepair}, se não houver peça. Trilho torto e roldana travada levam mais tempo.",
      ],
    },
    {
      question: "O portão volta só quando venta. O que fazer?",
      answers: [
        "A folha de chapa fechada funciona como vela, e o vento soma esforço. O técnico confere guias e roldanas e só depois ajusta a força, dentro do limite seguro.",
        "Peça a conferência de guias e roldanas. Em folha fechada e larga o vento pesa, e às vezes o motor está abaixo do necessário.",
        "Não aumente a força. Folha leve na guia vence o vento comum, e chapa muito grande pode pedir motor maior.",
      ],
    },
    {
      question: "O portão volta ao abrir, e não ao fechar. É a fotocélula?",
      answers: [
        "Quase nunca: na maioria das centrais a fotocélula só age no fechamento. Na abertura, procure trava presa, atrito ou um segundo comando.",
        "Em geral, não. Ao abrir, a central inverte por esforço ou por ordem repetida, como controle com a tecla gasta ou botoeira úmida.",
        "Não costuma ser. Folha presa, trava elétrica que não solta e comando duplo são mais prováveis na abertura.",
      ],
    },
    {
      question: "Desligar e religar o disjuntor resolve o portão que volta?",
      answers: [
        "Às vezes alivia, porque a central reinicia e refaz a leitura do percurso. Se a volta reaparece, há sensor, atrito ou regulagem a corrigir.",
        "Pode resolver uma falha passageira, e só. Faça uma vez; se o portão voltar de novo, o defeito continua lá.",
        "De vez em quando, sim. Mas religar não limpa sensor nem tira atrito, e o problema retorna em pouco tempo.",
      ],
    },
    {
      question: "Por que o portão fecha e volta só à noite ou de manhã cedo?",
      answers: [
        "Costuma ser o sereno, que embaça a lente da fotocélula, e o frio, que endurece a graxa. Limpeza, vedação e lubrificação certa resolvem.",
        "A causa costuma ser frio e umidade: lente embaçada e graxa dura. Conte o horário ao técnico, porque ele ajuda o diagnóstico.",
        "Lente com sereno ou sol baixo no receptor explicam o horário fixo. Uma aba na lente ou a troca de lado dos módulos costuma bastar.",
      ],
    },
  ],
  photo: "um vídeo de lado, mostrando o ponto em que o portão volta, e uma foto das fotocélulas",
  related: ["fotocelula", "fim-de-curso", "nao-fecha", "regulagem", "esmagamento", "trilho"],
  topic: "portao-nao-fecha-completamente",
};
