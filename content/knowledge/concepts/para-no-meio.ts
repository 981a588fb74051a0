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
      "Um portão que para no meio do caminho costuma ter um ponto pesado na folha, percurso desregulado ou motor que desarma por calor. Se para sempre no mesmo lugar, procure a causa ali; se o lugar varia, o motor pode estar desligando por calor ou com tensão baixa.",
      "Se o portão para na metade, olhe onde e como: parada silenciosa no mesmo ponto é fim de curso ou percurso; com ronco, é atrito na folha; em pontos diferentes, é tensão baixa, mau contato ou motor quente. Não insista em sequência.",
      "O portão para no meio porque a central leu obstáculo, fim de percurso ou esforço demais. Marque o ponto em três aberturas, com intervalo, e limpe a fotocélula. Sob folha erguida ninguém passa: desligue o disjuntor e chame.",
    ],
    price: [
      "Corrigir um portão que para no meio custa pouco quando é só regulagem de percurso e mais quando há roldana, trilho ou placa a trocar. Mande o vídeo de um ciclo completo e o orçamento sai grátis.",
      "O preço para resolver a parada no meio do curso depende de onde está a resistência: ajuste, peça ou serralheria. A visita preventiva em casa parte de {price.preventive}, sem peças, e já inclui a regulagem.",
    ],
    "how-to": [
      "Para descobrir por que o portão para no meio, anote onde ele parou nas últimas vezes, sem destravar. Sempre no mesmo lugar, há atrito no portão; em lugares diferentes, é calor, tensão ou central. Com o motor quente, desligue e não teste de novo.",
      "Portão que para na metade se investiga de fora: veja se o ponto é fixo, procure sujeira no trilho e limpe a fotocélula. Um basculante suspenso não se destrava, e regulagem de força e de percurso fica com o técnico.",
    ],
  },
  line: [
    "Portão que para sempre no mesmo ponto tem algo naquele ponto: trilho, roldana ou regulagem.",
    "Parada em lugares diferentes lembra tensão baixa, mau contato ou motor superaquecido.",
    "Parada sempre no mesmo ponto costuma ser defeito do portão, que o motor apenas mostra.",
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
          "A parada sempre no mesmo lugar indica ponto pesado na folha, emenda de trilho com degrau ou percurso gravado errado.",
          "Se a folha empaca em um ponto fixo, procure ali trilho amassado, dente de cremalheira fora de passo ou roldana travada.",
          "Quando o ponto de parada se repete, a causa é mecânica ou fim de curso, quase nunca o controle.",
        ],
        [
          "Paradas que mudam de lugar costumam vir de tensão baixa, mau contato em borne ou proteção térmica do motor.",
          "Quando cada ciclo termina em um ponto diferente, a alimentação e as conexões merecem a primeira medição.",
          "Um motor que faz duas ou três aberturas e depois para onde estiver pode estar desarmando por temperatura.",
        ],
        [
          "Algumas centrais param ao sentir esforço, e uma folha fora de equilíbrio basta para acionar essa proteção.",
          "A proteção contra esmagamento lê o peso extra como obstáculo e interrompe o movimento de propósito.",
          "Fotocélula interrompida ou um segundo toque no controle também param a folha no meio, conforme a programação.",
        ],
      ],
      bullets: [
        "Percurso ou fim de curso desregulado",
        "Trilho com degrau, areia ou amassado",
        "Roldana travada ou cabo raspando",
        "Motor superaquecido",
        "Tensão caindo durante o movimento",
        "Cremalheira com emenda fora de passo",
      ],
    },
    {
      about: "check",
      headings: [
        "Onde ele para? O ponto mostra a causa",
        "Verificação simples da parada no meio",
        "Como achar o ponto pesado",
      ],
      slots: [
        [
          "Observar uma ou duas paradas de longe diz mais que vinte tentativas seguidas, que só esquentam o motor.",
          "Marque com giz ou fita o ponto em que a folha para e compare entre um ciclo e outro.",
          "Filme do começo ao fim, sem cortar, para que o técnico veja e ouça o momento da parada.",
        ],
        [
          "Se o portão para sempre no mesmo ponto, olhe trilho, roldana ou empeno; se o ponto varia, suspeite de motor quente, regulagem ou central.",
          "Se o ponto muda a cada ciclo, a atenção passa para o percurso, a força e a tensão.",
          "Ranger ou tranco antes da parada, no mesmo lugar, sugere roldana, trilho, cabo ou empeno.",
        ],
      ],
      steps: [
        "Com o motor frio e sem cheiro de queimado, assista a uma abertura e anote onde a folha para. Motor quente fica desligado até esfriar.",
        "Desligue o disjuntor e olhe o trilho, os cabos e a cremalheira naquele ponto, sem pôr a mão.",
        "Em portão de correr reto e no trilho, retire pedra, areia ou galho que estiver no caminho.",
        "Não destrave para sentir a folha: o portão fica travado até o técnico chegar, sobretudo o basculante.",
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
          "A folha é destravada e movida na mão de ponta a ponta, para sentir se existe resistência fora do normal.",
          "Primeiro o técnico separa motor e portão, movendo a folha solta e procurando o ponto que segura.",
          "Com o motor destravado, o técnico move a folha à mão de uma ponta à outra, e o ponto duro aparece sem instrumento.",
        ],
        [
          "Depois mede a tensão com o motor em movimento, porque uma fiação fina derruba a voltagem só nessa hora.",
          "A corrente e a tensão são medidas durante o ciclo, o que revela mau contato e fiação insuficiente.",
          "Bornes, emendas e fim de curso são conferidos, já que a vibração costuma afrouxar tudo isso.",
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
        "Quanto custa o acerto",
      ],
      slots: [
        [
          "Regravar percurso e acertar força é ajuste; trocar roldana, cabo ou placa soma o valor da peça.",
          "Regravar um percurso desprogramado custa só a visita com ajuste; capacitor, fuso ou placa somam a peça.",
          "Se a causa estiver na folha, entram serralheria ou roldanas; se estiver na central, regulagem ou reparo de placa.",
        ],
        [
          "A manutenção preventiva em casa, que inclui a regulagem e não inclui peças, parte de {price.preventive}.",
          "Quando o portão é grande ou tem muito a acertar, a faixa mais comum da visita é de {price.preventiveRange}.",
          "Para uma residência {em}, a visita preventiva sem peças começa em {price.preventive}.",
        ],
        [
          "O vídeo de um ciclo inteiro, com som, é o que mais ajuda a fechar o orçamento antes da visita.",
          "Mandando o vídeo e a foto da etiqueta, você recebe o orçamento grátis e sem compromisso.",
          "Foto do portão inteiro, da etiqueta e do ponto da parada bastam para uma primeira estimativa sem custo.",
        ],
      ],
    },
    {
      about: "care",
      headings: [
        "Para o portão completar sempre o curso",
        "Cuidados com trilho, peso e percurso",
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
          "Depois de pintura, solda ou revestimento novo, o equilíbrio da folha precisa ser refeito por técnico.",
          "Qualquer peso a mais no portão exige rever contrapeso, força e percurso no mesmo dia.",
        ],
        [
          "A revisão {visits.home} em casas, ou {visits.business} em empresas, pega o desgaste antes da parada.",
          "Em uso comercial, duas revisões anuais evitam que o portão pare justamente na hora do movimento.",
          "Na manutenção periódica o percurso é conferido, e um desvio pequeno se corrige sem peça.",
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
