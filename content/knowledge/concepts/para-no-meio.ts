import type { Concept } from "#domain/knowledge/concept.ts";

export const paraNoMeio: Concept = {
  id: "para-no-meio",
  kind: "symptom",
  label: "Portão para no meio",
  phrase: "o portão que para no meio do caminho",
  words: [
    "para no meio",
    "para no meio da abertura",
    "parou no meio da abertura",
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
      "Quando o portão automático para no meio do caminho, quase sempre a folha está prendendo, o fim de curso (o sensor da parada) saiu do lugar ou o motor esquentou e se desligou. Se ele para sempre no mesmo ponto, a causa está ali. Se o ponto muda, suspeite de calor, capacitor ou tensão baixa. Repare em uma só abertura, de longe, e depois deixe o disjuntor desligado, porque insistir queima o motor.",
      "O portão para no meio do caminho porque encontrou resistência, recebeu ordem de parar cedo ou o motor esquentou demais. Se o ponto é sempre o mesmo, a causa está no trilho, na folha ou no fim de curso, o sensor da parada. Se o ponto muda, é calor, capacitor fraco ou tensão baixa. Desligue o disjuntor e chame o técnico.",
      "Se o portão automático fica parando no meio, comece pelo ponto da parada. Quando é sempre o mesmo, há atrito no trilho, ou o fim de curso, que marca a parada, saiu do lugar. Quando muda, o motor está quente, o capacitor está fraco ou a tensão da rede está baixa. Limpe a fotocélula, tente uma vez e, se repetir, desligue.",
      "Portão que para no meio do caminho tem, em geral, um ponto pesado na folha ou no trilho, o fim de curso desregulado ou o motor superaquecido. Se ele para sempre no mesmo lugar, a causa é mecânica ou de regulagem. Se o lugar muda, é calor ou parte elétrica. Tentar de novo só esquenta o motor, por isso desligue o disjuntor e chame o técnico.",
    ],
    price: [
      "Corrigir um portão que para no meio custa pouco quando é só regulagem: em casa, a partir de {price.preventive}, sem peças. O valor sobe quando há roldana, capacitor ou placa a trocar. O vídeo de um ciclo inteiro mostra se é ajuste ou peça.",
      "O preço para resolver a parada no meio depende do que segura o portão. A visita de regulagem em residência começa em {price.preventive}, sem peças, e em portão grande fica em geral de {price.preventiveRange}. Trilho torto e placa custam mais e são orçados pelo vídeo.",
      "Portão que para no meio do caminho se resolve, em casa, a partir de {price.preventive}, sem peças, se for regulagem do percurso ou da força. Capacitor e roldana custam pouco a mais, e placa e serralheria custam bem mais. O valor é informado de graça, pelo vídeo.",
    ],
    "how-to": [
      "Para descobrir por que o portão para no meio, anote onde ele parou nas últimas vezes, limpe a fotocélula e, com o disjuntor desligado, veja se há sujeira no trilho. Parada no mesmo ponto é atrito ou fim de curso; em ponto que muda, é calor ou tensão. Não destrave basculante parado no alto.",
      "O portão que para na metade se investiga por fora: veja se o ponto é fixo, limpe o trilho e a fotocélula e sinta se o motor está quente. Se estiver, desligue o disjuntor e espere esfriar. Regular o fim de curso e a força é serviço do técnico.",
      "Comece vendo se a parada no meio se repete no mesmo lugar e limpe o trilho e as lentes da fotocélula, sem energia. Se continuar, não insista: folha presa, capacitor e fim de curso são do técnico. Ninguém deve passar sob um basculante parado.",
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
      headings: ["Por que o portão para no meio", "Parada em ponto fixo ou variável: as causas"],
      slots: [
        [
          "Se a parada é sempre no mesmo lugar, procure ali um trilho amassado, uma roldana travada, um cabo raspando ou um dente gasto na cremalheira. Quando o portão para sem fazer esforço, o mais provável é o fim de curso fora do lugar ou o percurso gravado errado.",
          "Parar sempre no mesmo trecho mostra que a folha prende ali, por trilho com degrau, roldana dura, cabo raspando ou emenda da cremalheira. Uma parada silenciosa, sem ronco, aponta para o fim de curso ou para o percurso gravado na placa.",
          "No ponto em que ele para, o comum é trilho torto, roda travada, cabo raspando ou cremalheira desalinhada. Se o motor para sem ronco nem tranco, quem mandou parar foi o fim de curso ou o percurso mal gravado.",
        ],
        [
          "Se o lugar muda a cada vez, a causa costuma ser motor quente, capacitor fraco, mau contato ou tensão que cai durante o movimento. Algumas placas também param por segurança quando a folha fica pesada.",
          "Paradas em lugares diferentes vêm de motor que esquentou, tensão baixa, emenda frouxa ou capacitor gasto, a peça que dá força na partida. Folha desequilibrada também faz a placa parar, por entender o peso como obstáculo.",
          "Um ponto que varia leva à parte elétrica: tensão, emendas, capacitor e calor depois de muitas aberturas. Em modelos com sensor de esforço, a folha pesada já basta para a placa mandar parar.",
        ],
      ],
    },
    {
      about: "check",
      headings: ["O que observar antes de chamar", "Verificação simples da parada no meio"],
      slots: [
        [
          "Uma ou duas paradas vistas de longe bastam. Rangido antes de parar sugere roldana ou trilho, e luz da garagem que enfraquece mostra que a tensão está caindo.",
          "Observe o ponto e o som de uma abertura. Se algo range, a folha está prendendo; se as lâmpadas enfraquecem na mesma hora, falta tensão.",
          "Assista a uma abertura e preste atenção no instante da parada. Tranco e rangido indicam atrito, e parada em silêncio indica fim de curso ou percurso.",
        ],
      ],
      steps: [
        "Com o motor frio, assista a uma abertura e anote onde a folha para.",
        "Limpe as lentes da fotocélula com pano seco.",
        "Desligue o disjuntor e olhe trilho, cabos e cremalheira naquele ponto, sem pôr a mão.",
        "Em portão de correr, retire pedra ou areia do trilho.",
        "Não destrave para sentir o peso, sobretudo no basculante.",
      ],
    },
    {
      about: "visit",
      headings: ["Como o técnico resolve a parada no meio", "O que é feito na visita"],
      slots: [
        [
          "O técnico solta o motor e leva a folha na mão de ponta a ponta, apoiada se for preciso, até achar o trecho pesado. Ali mesmo corrige a roldana, o trilho ou o contrapeso.",
          "Primeiro a folha é separada do motor e movida à mão, para sentir onde prende. O ponto duro é acertado, seja roda, trilho ou cabo, antes de mexer no motor.",
          "Separar o motor da folha mostra de que lado está o defeito. Se a folha pesa em algum trecho, o técnico corrige a roldana, o trilho ou o cabo que prende.",
        ],
        [
          "Depois mede a tensão e a corrente com o portão andando, testa o capacitor e regrava o percurso e a força. Por fim, a folha completa vários ciclos e o recuo diante de um obstáculo é conferido.",
          "Em seguida vêm as medidas de corrente e tensão em movimento, que revelam mau contato, e o teste do capacitor. O percurso e a força são regravados, e o portão roda várias vezes sem parar.",
          "A parte elétrica é medida com o motor trabalhando, e o capacitor, fora do circuito. Com o percurso regravado, o portão precisa completar várias aberturas seguidas antes da entrega.",
        ],
      ],
    },
    {
      about: "cost",
      headings: ["Quanto custa resolver a parada no meio", "Preço: regulagem, peça ou serralheria"],
      slots: [
        [
          "Regravar o percurso e a força é o conserto mais barato, e capacitor ou roldana somam só o preço da peça. Placa queimada e trilho torto são os casos mais caros.",
          "Capacitor, cabo e roldana encarecem pouco o conserto. Já a placa queimada e a solda no trilho são os casos mais caros, e o vídeo costuma mostrar de qual se trata.",
          "O valor cresce da regulagem para o capacitor e a roldana, e destes para a placa e o trilho torto. O vídeo do ciclo costuma mostrar em qual deles o seu portão está.",
        ],
        [
          "A visita com regulagem em casa parte de {price.preventive}, sem peças, e em portão grande fica em geral de {price.preventiveRange}. O cartão parcela em até {shop.instalments} vezes.",
          "Em residência, a visita de regulagem começa em {price.preventive}, e em portão grande o usual vai de {price.preventiveRange}, sem peças. Dá para pagar em até {shop.instalments} vezes no cartão.",
          "Sem peças, a regulagem em casa sai a partir de {price.preventive}, e portão grande ou muito desregulado fica em geral de {price.preventiveRange}. No cartão, são até {shop.instalments} parcelas.",
        ],
      ],
    },
    {
      about: "care",
      headings: ["Como prevenir novas paradas do portão", "Para o portão completar sempre o curso"],
      slots: [
        [
          "Varra o trilho com frequência e não passe graxa nele, porque a areia gruda e desgasta a roldana. Se você acrescentar chapa ou vidro à folha, peça nova regulagem.",
          "Trilho limpo e seco deixa a roldana correr sem esforço. Qualquer peso a mais na folha exige rever a força, o percurso e, no basculante, o contrapeso.",
          "Areia e folhas secas prendem a roda, e uma vassoura resolve; graxa no trilho só junta mais sujeira. Depois de uma reforma que deixe a folha mais pesada, mande regular o motor.",
        ],
        [
          "A revisão {visits.home} em casas, ou {visits.business} em prédios e empresas, encontra a roldana e o capacitor cansados antes da parada.",
          "Em residência, faça a revisão {visits.home}, e em prédio ou comércio, {visits.business}: um desvio pequeno se corrige sem trocar peça.",
          "Com revisão {visits.home} em casa e {visits.business} em prédio ou empresa, o desgaste aparece antes de virar parada.",
        ],
      ],
    },
  ],
  questions: [
    {
      question: "Por que o portão para no meio e volta a funcionar depois de um tempo?",
      answers: [
        "Provavelmente o motor esquentou, e a proteção térmica o desligou até esfriar. O motivo costuma ser folha pesada, muitas aberturas seguidas ou motor pequeno para o portão.",
        "A causa costuma ser calor: um protetor desliga o motor e só libera quando ele esfria. É preciso descobrir o que o força, porque repetir isso encurta a vida dele.",
        "Porque o motor se desliga quando superaquece e volta a ligar frio. Folha pesada e aberturas demais na mesma hora são as razões mais comuns.",
      ],
    },
    {
      question: "Parar no meio pode ser controle ruim?",
      answers: [
        "Raramente. Só acontece quando o botão prende e manda dois sinais, e a placa entende o segundo como ordem de parar. Teste com outro controle.",
        "Pode, mas é incomum: o botão gasto envia o comando duas vezes. Se com outro controle o portão também para, a causa está no motor ou na folha.",
        "Quase nunca. A exceção é o botão que prende e repete o sinal, e testar com um segundo controle tira a dúvida.",
      ],
    },
    {
      question: "Aumentar a força resolve o portão que para no meio?",
      answers: [
        "Não. A força alta esconde o atrito, gasta o motor e tira a proteção contra esmagamento.",
        "Resolve por pouco tempo e cria risco, porque o portão passa a empurrar também quem estiver no caminho. O certo é tirar o que prende a folha.",
        "Não é a saída, porque o portão deixa de parar diante de uma pessoa ou de um carro. Primeiro se alivia a folha; depois se ajusta a força.",
      ],
    },
    {
      question: "Depois da queda de energia o portão para no meio. É defeito?",
      answers: [
        "Nem sempre: algumas placas refazem a leitura do percurso na primeira abertura e andam devagar ou param. Se continuar depois disso, o percurso precisa ser regravado.",
        "Pode ser só a placa procurando os pontos de parada. Se o problema se repetir depois de uma abertura e um fechamento completos, chame o técnico.",
        "Em certos modelos, a primeira abertura depois da queda é lenta ou incompleta. Da segunda em diante já é defeito, e o percurso deve ser regravado.",
      ],
    },
    {
      question: "O basculante parou na metade. Posso passar com o carro?",
      answers: [
        "Não passe por baixo, porque a folha parada no alto pode descer se um cabo ou o motor ceder. Desligue o disjuntor e afaste as pessoas.",
        "Não. Folha suspensa sem causa conhecida não é passagem segura. Desligue o disjuntor e isole a área até o técnico ver.",
        "Não, nem a pé: o cabo ou o contrapeso pode ter falhado, e o motor pode ser o único apoio da folha.",
      ],
    },
  ],
  photo: "uma foto do ponto em que a folha para, outra da etiqueta do motor e, se já tiver, um vídeo da parada",
  related: ["fim-de-curso", "trilho", "roldana", "esquenta", "regulagem", "nao-fecha"],
  topic: "portao-nao-fecha-completamente",
};
