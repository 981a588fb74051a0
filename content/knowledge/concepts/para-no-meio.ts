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
      "Portão que para no meio do caminho tem um ponto pesado na folha ou no trilho, o fim de curso desregulado ou o motor quente demais. Se para sempre no mesmo lugar, a causa está ali; se o lugar muda, é calor ou tensão baixa. Desligue o disjuntor, não insista e chame o técnico.",
      "Quando o portão para na metade, veja se é sempre no mesmo ponto: sendo, procure atrito no trilho ou fim de curso, o sensor da parada; variando, suspeite de motor quente, capacitor fraco ou tensão baixa. Não passe sob folha parada no alto, desligue o disjuntor e peça a visita.",
      "O portão para no meio porque a folha prende, o percurso se desregulou ou o motor esquentou e se protegeu. Repare no ponto da parada, limpe a fotocélula e tente uma vez; se repetir, desligue, e o técnico corrige o trilho, a força ou o capacitor.",
      "Se o portão automático fica parando no meio, o motor encontrou resistência ou recebeu ordem de parar cedo, pelo fim de curso ou pela fotocélula. Parada em ponto fixo é trilho, folha ou regulagem, e em ponto variável é calor ou capacitor; desligue o disjuntor e não force.",
    ],
    price: [
      "Corrigir um portão que para no meio custa pouco quando é só regulagem, em casa a partir de {price.preventive}, sem peças, e mais quando há roldana, capacitor ou placa a trocar. O vídeo de um ciclo inteiro mostra se é ajuste ou peça.",
      "O preço para resolver a parada no meio depende de onde está a resistência. A visita de regulagem em residência começa em {price.preventive}, fora peças, e portão grande fica em geral de {price.preventiveRange}; trilho torto e placa somam.",
      "Portão que para no meio do caminho se resolve, em casa, a partir de {price.preventive}, sem peças, se for percurso ou força. Capacitor e roldana pesam pouco mais, placa e serralheria bem mais, com valor pelo vídeo.",
    ],
    "how-to": [
      "Para descobrir por que o portão para no meio, anote onde ele parou nas últimas vezes, limpe a fotocélula e, com o disjuntor desligado, veja se há sujeira no trilho. Ponto fixo é atrito ou fim de curso; ponto que muda é calor ou tensão. Não destrave basculante parado no alto.",
      "O portão que para na metade se investiga por fora: ponto fixo ou variável, trilho, fotocélula e calor do motor. Com o motor quente, desligue o disjuntor e espere; regular fim de curso e força é do técnico.",
      "Comece vendo se a parada no meio se repete no mesmo lugar e limpe trilho e lentes, sem energia. Se continuar, não insista: a folha presa, o capacitor ou o fim de curso precisam do técnico, e sob basculante parado ninguém passa.",
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
          "Parada sempre no mesmo lugar vem de ponto pesado na folha, trilho amassado, roldana presa ou dente de cremalheira fora de passo. Também pode ser o fim de curso ou o percurso gravado errado.",
          "Se o ponto se repete, a causa é mecânica ou é o fim de curso. Trilho com degrau, roda travada e emenda da cremalheira são os suspeitos.",
          "Empacar no mesmo trecho mostra atrito ali: trilho, roldana, cabo raspando. Parada quieta, sem ronco, sugere percurso ou fim de curso.",
          "Procure no lugar da parada: degrau no trilho, roda dura, dente desencontrado. Se o portão para sem esforço, o percurso se desregulou.",
        ],
        [
          "Parada em pontos diferentes vem de motor quente, capacitor fraco, mau contato ou tensão que cai durante o movimento. Algumas centrais param ao sentir esforço, e folha desequilibrada basta para isso.",
          "Quando o lugar muda, mede-se a parte elétrica: tensão, emendas, capacitor e calor do motor. A placa também pode parar por proteção, ao ler peso a mais como obstáculo.",
          "Lugar que varia aponta para calor, depois de várias aberturas, ou para energia fraca. A central ainda para de propósito se a folha pesar.",
          "Motor que se desliga por calor para onde estiver e volta ao esfriar. Tensão baixa, capacitor gasto e folha pesada dão parada em qualquer ponto.",
        ],
      ],
    },
    {
      about: "check",
      headings: ["Portão para no meio: o que observar", "Verificação simples da parada no meio"],
      slots: [
        [
          "Uma ou duas paradas vistas de longe dizem mais que vinte tentativas, que só esquentam o motor. Rangido antes de parar sugere roldana ou trilho, e silêncio sugere fim de curso.",
          "Observe o ponto e o som, sem insistir. Se a luz da garagem enfraquece na hora, a tensão está caindo; se range, algo prende.",
          "Marque onde a folha para e compare entre um ciclo e outro. Parada depois de muitas aberturas seguidas é calor.",
          "Assista a um ciclo e escute o instante da parada. Tranco e rangido falam de atrito, e parar em silêncio, de percurso.",
        ],
      ],
      steps: [
        "Com o motor frio, assista a uma abertura e anote onde a folha para. Motor quente fica desligado.",
        "Limpe as lentes da fotocélula.",
        "Desligue o disjuntor e olhe trilho, cabos e cremalheira naquele ponto, sem pôr a mão.",
        "Em portão de correr no trilho, retire pedra ou areia do caminho.",
        "Não destrave para sentir o peso, sobretudo no basculante.",
      ],
    },
    {
      about: "visit",
      headings: ["Como o técnico resolve a parada no meio", "Parada no meio: o que é feito na visita"],
      slots: [
        [
          "O técnico solta o motor e leva a folha na mão de ponta a ponta, escorada se preciso, até achar o trecho que pesa. Roldana, trilho ou contrapeso é corrigido ali.",
          "A folha é movida sem o motor, para sentir onde prende. O ponto duro é acertado, seja roda, trilho ou cabo.",
          "Separar motor e portão mostra de que lado está o defeito. Com a folha na mão, o trecho pesado aparece e é consertado.",
          "Primeiro a mecânica: percurso inteiro na mão, à procura de resistência. Acerta-se o que segura antes de mexer no motor.",
        ],
        [
          "Depois se mede tensão e corrente com o portão andando, porque fio fino derruba a voltagem só nessa hora, e o capacitor é testado. Percurso e força são regravados, e a reversão é conferida.",
          "Em seguida, corrente e tensão são medidas em movimento, o que revela mau contato. Curso e força voltam ao valor certo, e a folha completa vários ciclos.",
          "A parte elétrica é medida com o motor trabalhando, e o capacitor fora do circuito. Por fim regrava-se o percurso e testa-se o obstáculo.",
          "Resolvido o atrito, medem-se capacitor, emendas e tensão. O portão só é entregue depois de completar ciclos seguidos sem parar.",
        ],
      ],
    },
    {
      about: "cost",
      headings: ["Portão que para no meio: quanto custa o conserto", "Preço: regulagem, peça ou serralheria"],
      slots: [
        [
          "Percurso e força são ajuste, o menor preço; roldana, cabo e capacitor somam a peça. Placa e trilho torto ficam no topo.",
          "O mais barato é regravar o percurso. Depois vêm peças pequenas, como capacitor e roldana, e por último placa e solda.",
          "Quando é só regulagem, a conta é curta. Peça de rodagem aumenta um pouco, e placa ou serralheria, bastante.",
          "A ordem do bolso é ajuste, capacitor, roldana, placa e trilho. O vídeo do ciclo costuma mostrar em que degrau está.",
        ],
        [
          "A visita com regulagem em casa parte de {price.preventive}, sem peças, e em portão com muito a acertar fica em geral de {price.preventiveRange}. O cartão parcela em até {shop.instalments} vezes.",
          "Em residência, a visita começa em {price.preventive} e o usual em portão grande vai de {price.preventiveRange}, fora peças, em até {shop.instalments} vezes no cartão.",
          "Sem peças, o serviço em casa sai a partir de {price.preventive}, com faixa comum de {price.preventiveRange}. Dá para dividir em até {shop.instalments} parcelas.",
          "Ajuste em residência custa desde {price.preventive}, peças à parte, e casos maiores ficam de {price.preventiveRange}; no cartão, até {shop.instalments} vezes.",
        ],
      ],
    },
    {
      about: "care",
      headings: ["Como prevenir novas paradas do portão", "Para o portão completar sempre o curso"],
      slots: [
        [
          "Varra o trilho com frequência e não o engraxe, porque a areia gruda e vira lixa. Chapa ou vidro acrescentado à folha pede nova regulagem.",
          "Trilho limpo e seco deixa a roldana correr. Qualquer peso a mais na folha exige rever força, percurso e contrapeso.",
          "Areia e folha seca criam pontos duros, e a vassoura resolve. Depois de solda ou revestimento, mande refazer o equilíbrio.",
          "Sem graxa no trilho e sem sujeira, a folha anda leve. Peso novo no portão muda tudo e pede ajuste.",
        ],
        [
          "A revisão {visits.home} em casas, ou {visits.business} em empresas, pega a roldana e o capacitor cansados antes da parada.",
          "Em residência, revise {visits.home}, e em uso comercial {visits.business}: um desvio pequeno se corrige sem peça.",
          "Com manutenção {visits.home} em casa e {visits.business} em empresa, o ponto duro aparece cedo.",
          "Peça a revisão {visits.home} na casa, {visits.business} no comércio, com medição do capacitor e do percurso.",
        ],
      ],
    },
  ],
  questions: [
    {
      question: "Por que o portão para no meio e volta a funcionar depois de um tempo?",
      answers: [
        "Provavelmente o motor esquentou, e a proteção térmica o desligou até esfriar. O motivo costuma ser folha pesada, muitas aberturas ou motor pequeno.",
        "A causa costuma ser calor: o protetor desliga e libera quando esfria. Descubra o esforço, porque repetir isso encurta a vida do motor.",
        "Porque ele se desliga por temperatura e religa frio. Folha leve e uso dentro do limite evitam.",
      ],
    },
    {
      question: "Parar no meio pode ser controle ruim?",
      answers: [
        "Raramente, só quando o botão manda dois sinais e a central entende o segundo como parar. Teste com outro controle.",
        "Pode, mas é incomum. Se outro controle dá o mesmo resultado, a causa é outra.",
        "Quase nunca. Botão que prende ou repete é a exceção, e um segundo controle tira a dúvida.",
      ],
    },
    {
      question: "Aumentar a força resolve o portão que para no meio?",
      answers: [
        "Não é a saída: a força alta esconde o atrito, gasta o redutor e tira a proteção contra esmagamento.",
        "Resolve por pouco tempo e cria risco. O certo é tirar a resistência da folha e só depois ajustar.",
        "Não, porque o portão passa a empurrar também quem estiver no caminho. Alivia-se a folha primeiro.",
      ],
    },
    {
      question: "Depois da queda de energia o portão para no meio. É defeito?",
      answers: [
        "Nem sempre: algumas centrais refazem a leitura do percurso na primeira abertura. Se continuar, ele deve ser regravado.",
        "Pode ser só a placa procurando os pontos de parada. Se repetir depois de uma abertura completa, chame.",
        "Em certos modelos a primeira abertura é lenta ou para. Da segunda em diante, já é falha de percurso.",
      ],
    },
    {
      question: "O basculante parou na metade. Posso passar com o carro?",
      answers: [
        "Não passe por baixo: a folha parada no alto pode descer se um cabo ou o motor ceder. Desligue o disjuntor e afaste as pessoas.",
        "Não. Folha suspensa sem causa conhecida não é passagem segura. Isole a área até o técnico ver.",
        "De jeito nenhum, nem a pé. O cabo ou o contrapeso pode ter falhado, e o motor ser o único apoio.",
      ],
    },
  ],
  photo: "um vídeo do ciclo inteiro, sem cortes, e uma foto do ponto em que a folha para",
  related: ["fim-de-curso", "trilho", "roldana", "esquenta", "regulagem", "nao-fecha"],
  topic: "portao-nao-fecha-completamente",
};
