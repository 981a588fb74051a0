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
      "O portão fecha e volta porque a placa entende que há um obstáculo: fotocélula suja ou torta, folha que raspa, força baixa ou fim de curso fora do ponto. Limpe as lentes e tente uma vez. Se ele ainda volta a abrir, a regulagem em casa custa a partir de {price.preventive}, sem peças.",
      "Portão que volta sozinho e não fecha está reagindo a um esforço a mais ou ao feixe do sensor cortado, mesmo sem ninguém no caminho. Passe pano seco na fotocélula e repita o comando. Se continuar, a visita que regula curso e força parte de {price.preventive} em residência, fora peças.",
      "Quando o portão fecha e abre de novo, o ponto da volta mostra a causa: no meio do percurso costuma ser fotocélula ou atrito, e ao encostar, o fim de curso. Limpar as lentes resolve muitos casos, e o ajuste técnico em casa começa em {price.preventive}, sem contar peças.",
    ],
    price: [
      "Consertar o portão que fecha e volta custa a partir de {price.preventive} em casa, quando basta limpar, alinhar e regular, sem peças. Se houver fotocélula, roldana ou fim de curso a trocar, a peça é orçada à parte, antes do serviço.",
      "O preço para o portão parar de voltar parte de {price.preventive}, a visita residencial com regulagem de curso e força, fora as peças. Portão grande, com mais pontos a ajustar, costuma ficar de {price.preventiveRange}.",
      "O preço para consertar o portão que fecha e abre depende do que manda voltar: o ajuste sem peças, numa casa, sai de {price.preventive} para cima, e o comum é de {price.preventiveRange}. Sensor ou placa com defeito somam a peça, com o valor informado antes.",
    ],
    "how-to": [
      "Para o portão parar de voltar, limpe as lentes da fotocélula, desligue o disjuntor, tire areia e pedras do trilho e teste uma vez. Se ele ainda fecha e volta, curso e força precisam de regulagem técnica, a partir de {price.preventive} em casa, sem peças.",
      "Resolver o portão que fecha e volta começa pela fotocélula: passe pano seco nas lentes e veja se elas estão de frente uma para a outra. Depois, sem energia, varra o trilho. Força e fim de curso são do técnico, em visita desde {price.preventive} numa residência, fora peças.",
      "O que fazer com o portão que volta sozinho é limpar a fotocélula, liberar o trilho com o disjuntor desligado e fechar uma única vez, olhando onde ele inverte. Se nada mudar, o ajuste parte de {price.preventive} em casa, sem peças. Não aumente a força do motor, porque ela protege quem passa.",
    ],
  },
  line: [
    "Portão que fecha e volta está reagindo a um obstáculo, real ou lido por engano pelo sensor.",
    "A reversão é uma proteção, e o que se corrige é o motivo dela, não a função.",
    "Se a folha encosta e reabre, o fim de curso de fechamento costuma estar atuando tarde.",
  ],
  sections: [
    {
      about: "causes",
      headings: ["Por que o portão fecha e volta", "Obstáculo real ou leitura errada", "O que faz o portão reabrir"],
      slots: [
        [
          "O lugar da volta indica a causa. No meio do percurso, costuma ser a fotocélula ou o atrito; ao encostar, o fim de curso, o sensor que diz à placa onde o portão termina.",
          "Repare em que ponto a folha inverte, porque ele separa os casos. Se não tocou em nada, suspeite da fotocélula; se raspou, do trilho ou da roldana; se bateu antes de voltar, do ponto de parada.",
          "Uma folha que volta antes de chegar sugere fotocélula ou portão pesado; uma que volta ao bater sugere fim de curso atrasado. Nos dois casos a placa entende que há alguém no caminho.",
          "A placa reabre o portão por três motivos: feixe do sensor cortado, esforço acima do normal ou percurso que não termina onde devia. O ponto em que a folha volta mostra qual deles é o seu.",
        ],
      ],
      bullets: [
        "Volta no meio, sem ruído: fotocélula suja, torta ou com sol na lente",
        "Volta raspando: trilho sujo, roldana gasta ou folha empenada",
        "Volta depois de encostar: fim de curso fora do ponto",
        "Volta com vento: a chapa fechada aumenta o esforço do motor",
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
          "Fique de lado, a distância segura, e veja em que ponto a folha volta. Não use a mão nem o pé para testar a força, e pare na segunda tentativa sem resultado.",
          "O teste se faz olhando de longe, com crianças e animais fora do caminho. Um vídeo com som mostra ao técnico se houve toque ou raspagem antes da volta.",
          "Observe um fechamento inteiro antes de mexer em qualquer coisa. Ninguém entra no caminho da folha durante o teste, e duas tentativas bastam.",
          "Filme a folha de lado enquanto ela fecha e volta, com todos afastados. Não insista depois da segunda vez, porque o motor se aquece e a causa continua.",
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
          "O técnico descobre primeiro o que manda voltar: a fotocélula, o esforço do motor ou o fim de curso. Em muitas placas, uma luz acesa mostra qual sensor deu a ordem.",
          "A visita começa por achar a origem da ordem de voltar, que pode ser sensor, esforço ou ponto de parada. As luzes da placa ajudam, porque cada sensor tem a sua.",
          "Fotocélula, esforço e fim de curso são testados um de cada vez, até se saber qual deles inverte o portão. A própria placa costuma indicar isso por luzes.",
          "Achar qual sinal faz o portão reabrir é o primeiro passo, e a placa dá a pista pelas luzes de cada sensor. O técnico confirma com medição na peça suspeita.",
        ],
        [
          "O atrito é corrigido antes de se mexer na força, que fica na menor que ainda fecha bem. No fim, a volta diante de um obstáculo é testada com um objeto, para continuar protegendo quem passa.",
          "Roldana, trilho e alinhamento vêm antes da regulagem, porque a força só se ajusta com a folha leve. O serviço termina com a prova de que o portão ainda recua ao encontrar resistência.",
          "Com a folha leve, a parada e a força são gravadas de novo na placa. A entrega inclui aberturas completas e o teste de recuo com um objeto, nunca com o corpo.",
          "A limpeza e o alinhamento são feitos primeiro, e só então o curso é regravado, com a menor força que fecha o portão. O recuo diante de um objeto é conferido na sua frente.",
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
          "Quando basta limpar, alinhar e regular, a visita em casa parte de {price.preventive}, sem peças. Em portão grande ou com mais pontos a ajustar, o comum é de {price.preventiveRange}.",
          "A regulagem residencial custa a partir de {price.preventive}, fora as peças, e resolve boa parte dos casos. O valor comum fica de {price.preventiveRange}, conforme o tamanho e o estado do portão.",
          "Em residência, o ajuste de sensor, curso e força começa em {price.preventive}, sem contar peças. Folha larga e trilho a nivelar levam à faixa de {price.preventiveRange}.",
          "Conte com {price.preventive} para cima na visita de regulagem em casa, com peças à parte. A faixa mais comum vai de {price.preventiveRange}, em portão que precisa de mais ajustes.",
        ],
        [
          "Quando a regulagem não segura, as trocas mais prováveis são fotocélula, fim de curso e roldana. Peça e serviço têm o valor informado antes e podem ser pagos em até {shop.instalments} vezes no cartão.",
          "Se o ajuste não basta, troca-se em geral o par de fotocélulas, o fim de curso ou a roldana. O cartão divide em até {shop.instalments} vezes, e o serviço tem os 90 dias de garantia da lei.",
          "Uma peça só é trocada quando a medição acusa defeito nela: sensor, fim de curso ou roldana e, mais raramente, a placa. O valor é informado antes da troca.",
          "Fotocélula, fim de curso e roldana são as peças mais trocadas quando o portão continua voltando. Defeito na placa é menos comum, e nada se troca sem o seu aceite.",
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
          "Voltar diante de um obstáculo é uma proteção, e o que se corrige é o aviso falso. Anular a fotocélula ou pôr a força no máximo faz a folha empurrar gente e carro.",
          "A reversão existe para o portão não prender pessoa, animal ou carro. Um sensor desativado ou a força no máximo escondem o sintoma e deixam a passagem perigosa.",
          "Não desative a fotocélula nem aumente a força para o portão fechar, porque ele deixa de recuar quando há alguém. O defeito está no aviso errado, não na volta.",
          "O recuo evita esmagamento, e retirá-lo só para o portão fechar traz risco de acidente. Força máxima e fotocélula anulada não são conserto.",
        ],
        [
          "Até a visita, portão de correr ou de abrir, reto e no trilho, pode ser usado na mão, com o disjuntor desligado. Basculante não se destrava nem se empurra.",
          "Enquanto espera, desligue o disjuntor e mova na mão só o portão de correr ou de abrir, com a folha leve e nivelada. Um basculante aberto fica como está, com as pessoas longe.",
          "Com a energia cortada, a folha de correr ou de abrir pode ser fechada à mão, se estiver leve. No basculante nada se solta, porque ele pode cair.",
          "Um portão de correr ou de abrir, sem empeno, aceita uso manual até o conserto. O basculante, que pode descer de uma vez, permanece parado com o disjuntor desligado.",
        ],
      ],
    },
  ],
  questions: [
    {
      question: "Quanto tempo leva para regular o portão que volta?",
      answers: [
        "Limpar e alinhar o sensor, regular a parada e testar leva em geral até {trade.smallRepair}. Roldana gasta ou trilho torto tomam mais tempo.",
        "Só a regulagem, com os testes, leva até {trade.smallRepair}. Peça a trocar ou folha a endireitar alongam o serviço, e o prazo vai no orçamento.",
        "Até {trade.smallRepair}, se não houver peça. Trilho torto e roldana travada levam mais tempo.",
      ],
    },
    {
      question: "O portão volta só quando venta. O que fazer?",
      answers: [
        "A folha de chapa fechada recebe todo o vento, e o motor faz mais esforço. O técnico confere guias e roldanas e só depois ajusta a força, dentro do limite seguro.",
        "Peça a conferência de guias e roldanas. Em folha fechada e larga o vento pesa, e às vezes o motor está abaixo do necessário.",
        "Não aumente a força. Uma folha leve na guia vence o vento comum, e chapa muito grande pode precisar de motor maior.",
      ],
    },
    {
      question: "O portão volta ao abrir, e não ao fechar. É a fotocélula?",
      answers: [
        "Quase nunca: na maioria das placas a fotocélula só age no fechamento. Na abertura, procure trava presa, atrito ou um segundo comando.",
        "Em geral, não. Ao abrir, a placa inverte por esforço ou por ordem repetida, como controle com a tecla gasta ou botoeira úmida.",
        "Não costuma ser. Folha presa, trava elétrica que não solta e comando duplo são mais prováveis na abertura.",
      ],
    },
    {
      question: "Desligar e religar o disjuntor resolve o portão que volta?",
      answers: [
        "Às vezes alivia, porque a placa reinicia e refaz a leitura do percurso. Se a volta reaparece, há sensor, atrito ou regulagem a corrigir.",
        "Pode resolver uma falha passageira, e só. Faça uma vez; se o portão voltar de novo, o defeito continua lá.",
        "De vez em quando, sim. Mas religar não limpa o sensor nem tira o atrito, e o problema retorna em pouco tempo.",
      ],
    },
    {
      question: "Por que o portão fecha e volta só à noite ou de manhã cedo?",
      answers: [
        "Costuma ser o sereno, que embaça a lente da fotocélula, ou o frio, que endurece a graxa. Limpeza, vedação e lubrificação certa resolvem.",
        "O motivo costuma ser frio e umidade, com lente embaçada e graxa dura. Conte o horário ao técnico, porque ele ajuda o diagnóstico.",
        "Lente com sereno ou sol baixo no receptor explicam o horário fixo. Uma aba na lente ou a troca de lado dos módulos costuma bastar.",
      ],
    },
  ],
  photo: "um vídeo de lado, mostrando o ponto em que o portão volta, e uma foto das fotocélulas",
  related: ["fotocelula", "fim-de-curso", "nao-fecha", "regulagem", "esmagamento", "trilho"],
  topic: "portao-nao-fecha-completamente",
};
