import type { Concept } from "#domain/knowledge/concept.ts";

export const paraNoMeio: Concept = {
  id: "para-no-meio",
  kind: "symptom",
  label: "Portão para no meio",
  phrase: "o portão que para no meio do caminho",
  words: [
    "para no meio",
    "parou no meio",
    "parando no meio",
    "para na metade",
    "parou na metade",
    "parou no caminho",
    "parou antes do fim",
    "anda e para",
    "abre pela metade",
    "abre só um pouco",
    "abre até a metade",
    "fecha pela metade",
    "não abre todo",
    "não abre até o fim",
    "não completa",
    "anda um pouco e para",
    "parado no meio",
    "parado na metade",
  ],
  intent: "repair",
  answers: {
    any: [
      "Um portão que para no meio do caminho costuma ter um ponto pesado na folha, percurso desregulado ou motor quente demais. Se para sempre no mesmo lugar, procure a causa ali; se o lugar varia, suspeite de calor ou de tensão baixa. Não insista: desligue o disjuntor e chame.",
      "Portão que para na metade quase sempre tem a folha presa ou pesada, o percurso desregulado ou o motor quente. Se para quieto, no mesmo ponto, é regulagem; se ronca antes, é peso, trilho ou capacitor fraco; se o ponto varia, é calor ou tensão baixa. Não insista: desligue o disjuntor e chame.",
      "O portão para no meio porque a central leu obstáculo, fim de percurso ou esforço demais. Limpe a fotocélula, tente uma vez e marque o ponto da parada. Não passe sob folha parada no alto: desligue o disjuntor e chame o técnico.",
    ],
    price: [
      "Corrigir um portão que para no meio custa pouco quando é só regulagem de percurso e mais quando há roldana, trilho ou placa a trocar. Mande o vídeo de um ciclo completo e o orçamento sai grátis.",
      "O preço para resolver a parada no meio do curso depende de onde está a resistência: ajuste, peça ou serralheria. A visita preventiva em casa parte de {price.preventive}, sem peças, e já inclui a regulagem.",
    ],
    "how-to": [
      "Para descobrir por que o portão para no meio, anote onde ele parou nas últimas vezes, sem destravar. Sempre no mesmo lugar, a causa costuma ser atrito ou fim de curso; em lugares diferentes, calor, tensão ou central. Com o motor quente, desligue e não teste de novo.",
      "Para investigar por fora o portão que para na metade, veja se o ponto é fixo, limpe a fotocélula e, com o disjuntor desligado, procure sujeira no trilho. Não destrave um basculante parado no alto; força e percurso são regulagem do técnico.",
    ],
  },
  line: [
    "Portão que para sempre no mesmo ponto costuma ter atrito ali ou percurso desregulado.",
    "Parada em lugares diferentes lembra tensão baixa, mau contato ou motor superaquecido.",
    "Repetir a tentativa quando o portão para no meio só esquenta o motor; a causa continua lá.",
  ],
  sections: [
    {
      about: "causes",
      headings: [
        "Por que o portão para no meio",
        "Parada em ponto fixo ou variável: as causas",
        "O que interrompe o percurso",
      ],
      slots: [
        [
          "A parada sempre no mesmo lugar costuma ser ponto pesado na folha, emenda de trilho com degrau ou percurso gravado errado.",
          "Se a folha empaca em um ponto fixo, procure ali trilho amassado, dente de cremalheira fora de passo ou roldana travada.",
          "Quando o ponto de parada se repete, a causa costuma ser mecânica ou fim de curso, quase nunca o controle.",
        ],
        [
          "Paradas que mudam de lugar costumam vir de tensão baixa, mau contato nos fios ou proteção térmica do motor.",
          "Quando cada ciclo termina em um ponto diferente, a alimentação e as conexões merecem a primeira medição.",
          "Um motor que funciona por vários ciclos e depois para em qualquer ponto pode estar desarmando por temperatura.",
        ],
        [
          "Algumas centrais param ao sentir esforço, e uma folha fora de equilíbrio basta para acionar essa proteção.",
          "Às vezes a parada é proteção: a central lê o peso extra como obstáculo e interrompe o movimento de propósito.",
          "Menos comum, a fotocélula interrompida ou um segundo toque no controle também para a folha no meio, conforme a programação.",
        ],
      ],
      bullets: [
        "Percurso ou fim de curso desregulado",
        "Trilho com degrau, areia ou amassado",
        "Roldana travada ou cabo raspando",
        "Motor superaquecido",
        "Capacitor fraco, que tira a força do motor",
        "Basculante com contrapeso ou mola fora do ponto",
        "Tensão caindo durante o movimento",
        "Cremalheira com emenda fora de passo",
      ],
    },
    {
      about: "check",
      headings: [
        "Onde e quando o portão para: o que observar",
        "Verificação simples da parada no meio",
        "Como observar a parada sem correr risco",
      ],
      slots: [
        [
          "Observar uma ou duas paradas de longe diz mais que vinte tentativas seguidas, que só esquentam o motor.",
          "Marque com giz ou fita o ponto em que a folha para e compare entre um ciclo e outro.",
          "Filme do começo ao fim, sem cortar, para que o técnico veja e ouça o momento da parada.",
        ],
        [
          "Repare se a luz da garagem enfraquece na hora da parada, sinal de tensão baixa na fiação.",
          "Note se a parada vem depois de várias aberturas seguidas, porque aí o calor do motor é o suspeito.",
          "Rangido ou tranco logo antes da parada sugere roldana, trilho, cabo ou empeno; silêncio sugere fim de curso.",
        ],
      ],
      steps: [
        "Com o motor frio e sem cheiro de queimado, assista a uma abertura e anote onde a folha para. Motor quente fica desligado até esfriar.",
        "Desligue o disjuntor e olhe o trilho, os cabos e a cremalheira naquele ponto, sem pôr a mão.",
        "Em portão de correr reto e no trilho, retire pedra, areia ou galho que estiver no caminho.",
        "Não destrave para sentir o peso da folha; deixe o motor travado até o técnico chegar, sobretudo no basculante.",
        "Religue só se nada estiver torto ou solto e conte ao técnico o que observou.",
      ],
    },
    {
      about: "visit",
      headings: [
        "Como o técnico resolve a parada",
        "Como a parada no meio é corrigida",
        "Parada no meio: o que é feito na visita",
      ],
      slots: [
        [
          "O técnico destrava a folha e a move na mão de ponta a ponta, para sentir se há resistência fora do normal.",
          "O técnico separa o motor do portão, com a folha escorada quando preciso, e procura o ponto que segura.",
          "O técnico destrava o motor e leva a folha de uma ponta à outra, até achar o trecho em que ela pesa.",
        ],
        [
          "Depois mede a tensão com o motor em movimento, porque uma fiação fina derruba a voltagem só nessa hora.",
          "Corrente e tensão são medidas com o portão andando, o que revela mau contato e fiação insuficiente.",
          "Ligações, emendas e fim de curso são conferidos, já que a vibração costuma afrouxar tudo isso.",
        ],
        [
          "Resolvido o atrito, o percurso e a força são regravados, e a proteção contra obstáculo é testada.",
          "No fim, curso e força voltam ao valor certo, e a folha completa vários ciclos sem parar.",
          "Em portões {de} com muitas aberturas por dia, os ciclos de teste são repetidos para ver se o calor interfere.",
        ],
      ],
    },
    {
      about: "cost",
      headings: [
        "Quanto custa resolver a parada no meio",
        "Preço: regulagem, peça ou serralheria",
        "Portão que para no meio: quanto custa o conserto",
      ],
      slots: [
        [
          "Regravar percurso e acertar força é ajuste; trocar roldana, cabo ou placa soma o valor da peça.",
          "Se o percurso só perdeu a programação, o custo é o da visita com ajuste; capacitor, fuso ou placa somam a peça.",
          "Roldana, cabo ou capacitor somam a peça ao valor da visita; reparo de placa é orçado à parte.",
        ],
        [
          "A manutenção preventiva em casa, que inclui a regulagem e não inclui peças, parte de {price.preventive}.",
          "Quando o portão é grande ou tem muito a acertar, a faixa mais comum da visita é de {price.preventiveRange}.",
          "Para uma residência {em}, a visita preventiva parte de {price.preventive}, sem peças.",
        ],
        [
          "Com um vídeo de um ciclo inteiro, com som, o orçamento é grátis e sai antes da visita.",
          "O orçamento é grátis e vem com peça e mão de obra em linhas separadas.",
          "O serviço só começa com o valor aprovado, e a lei dá 90 dias para reclamar dele e da peça trocada.",
        ],
      ],
    },
    {
      about: "care",
      headings: [
        "Para o portão completar sempre o curso",
        "Cuidados com trilho, peso e revisão",
        "Como prevenir novas paradas",
      ],
      slots: [
        [
          "Varra o trilho com frequência e não engraxe o piso de rolagem, porque a areia gruda e vira lixa.",
          "Trilho limpo e seco, sem graxa, deixa a roldana correr e poupa o motor a cada ciclo.",
          "Areia e folhas secas no trilho criam pontos pesados, e a vassoura resolve antes da ferramenta.",
        ],
        [
          "Chapa, madeira ou vidro acrescentados à folha mudam o peso e pedem nova regulagem do conjunto.",
          "Depois de solda ou revestimento novo, peça ao técnico que refaça o equilíbrio da folha.",
          "Qualquer peso a mais no portão exige rever contrapeso, força e percurso no mesmo dia.",
        ],
        [
          "A revisão {visits.home} em casas, ou {visits.business} em empresas, pega o desgaste antes da parada.",
          "Em uso comercial, a revisão {visits.business} ajuda a evitar que o portão pare na hora do movimento.",
          "Na revisão {visits.home}, o técnico confere o percurso, e um desvio pequeno se corrige sem peça.",
        ],
      ],
    },
  ],
  questions: [
    {
      question: "Por que o portão para no meio e volta a funcionar depois de um tempo?",
      answers: [
        "Provavelmente o motor esquentou e a proteção térmica o desligou até esfriar. A causa costuma ser folha pesada, muitas aberturas seguidas ou motor abaixo da necessidade.",
        "A causa costuma ser o calor: o protetor térmico desliga o motor e o libera quando esfria. Descubra o motivo do esforço, porque o calor repetido encurta a vida do enrolamento.",
      ],
    },
    {
      question: "Parar no meio pode ser controle ruim?",
      answers: [
        "Raramente. Só quando o botão fica preso ou manda dois sinais, e a central entende o segundo como ordem de parar. Teste com outro controle para tirar a dúvida.",
        "Pode, mas é incomum: botão que repete o comando faz a central parar a folha. Se outro controle dá o mesmo resultado, a causa é outra.",
      ],
    },
    {
      question: "Aumentar a força resolve o portão que para no meio?",
      answers: [
        "Não é a saída. A força alta esconde o atrito, gasta o redutor e diminui a proteção contra esmagamento. Primeiro se deixa a folha leve; depois se ajusta a força.",
        "Resolve por pouco tempo e cria risco, porque o portão passa a empurrar obstáculos com mais força. O certo é tirar a resistência da folha.",
      ],
    },
    {
      question: "Depois da queda de energia o portão para no meio. É defeito?",
      answers: [
        "Nem sempre. Algumas centrais refazem a leitura do percurso na primeira abertura e andam devagar ou param. Se continuar nas seguintes, o percurso deve ser regravado.",
        "Pode ser só a central procurando os pontos de parada. Se repetir depois de uma abertura completa, chame para regravar o percurso.",
      ],
    },
    {
      question: "O basculante parou na metade. Posso passar com o carro?",
      answers: [
        "Não passe por baixo. A folha parada no alto pode descer se um cabo ou o motor ceder. Desligue o disjuntor, afaste as pessoas e espere a avaliação.",
        "Não. Uma folha suspensa sem causa conhecida não é passagem segura, nem para o carro nem para você. Isole a área e chame o técnico.",
      ],
    },
  ],
  photo: "um vídeo do ciclo inteiro, sem cortes, e uma foto do ponto em que a folha para",
  related: ["fim-de-curso", "trilho", "roldana", "esquenta", "regulagem", "nao-fecha"],
  topic: "portao-nao-fecha-completamente",
};
