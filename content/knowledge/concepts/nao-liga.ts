import type { Concept } from "#domain/knowledge/concept.ts";

export const naoLiga: Concept = {
  id: "nao-liga",
  kind: "symptom",
  label: "Motor não liga",
  phrase: "o motor que não liga",
  words: [
    "não liga",
    "não está ligando",
    "não dá sinal",
    "sem sinal de vida",
    "morto",
    "motor morto",
    "apagado",
    "não acende",
    "não funciona",
    "parou de funcionar",
    "motor parou",
    "portão parou",
    "não responde",
    "não aciona",
    "motor sem energia",
    "motor mudo",
    "portão mudo",
    "ficou mudo",
  ],
  intent: "repair",
  answers: {
    any: [
      "Se o motor do portão não liga, quase sempre falta energia: disjuntor ou DR desarmado, nobreak desligado, fusível aberto ou fio solto. Confira o quadro, religue uma única vez e teste a botoeira; se ela move o portão, o defeito é do controle, e se o motor ronca, desligue.",
      "Se o portão parou de funcionar e o motor não liga, olhe primeiro o quadro de luz: disjuntor do portão, DR e nobreak. Se está tudo ligado e nada estala ao apertar a botoeira, a falha costuma estar no fusível, na placa ou na fiação, e quem mede é o técnico.",
      "Quando o portão não funciona ou o motor não liga mais, a causa mais comum é energia: confira o disjuntor, aperte a botoeira e escute. Silêncio é energia, fusível ou placa; ronco é capacitor ou folha presa; estalo sem giro costuma ser relé. Não insista nem abra a tampa do motor.",
    ],
    price: [
      "O conserto de um portão que não liga custa conforme o ponto em que a energia parou: fusível e fio solto pesam pouco, placa ou fiação nova pesam mais. Mande a foto da etiqueta e do quadro fechado: o orçamento é grátis.",
      "Um motor que não liga nem sempre precisa de troca. O preço vai do reparo de um contato à placa nova; se a medição condenar o motor, a troca em casa custa de {price.homeSwap}. O valor é dito antes do serviço.",
    ],
    "how-to": [
      "Para descobrir por que o motor não liga, veja se há luz na casa, confira o disjuntor do portão e o DR, religue uma vez e teste a botoeira. Daí em diante o teste envolve partes energizadas e fica com o técnico.",
      "Confira por fora o motor que não liga: energia na rua, disjuntor, nobreak e botoeira, nessa ordem. Não abra a tampa nem troque fusível; com o disjuntor desligado, use na mão só portão de correr ou de abrir, reto e nivelado.",
    ],
  },
  line: [
    "Se o motor não liga, olhe o disjuntor antes de culpar o controle.",
    "Se há luz na casa, o disjuntor está ligado e o motor segue mudo, os suspeitos são fusível e placa.",
    "Disjuntor que cai de novo ao religar indica curto e não deve ser forçado.",
  ],
  sections: [
    {
      about: "signs",
      headings: [
        "Portão parou de funcionar: o que o silêncio, o ronco e o estalo indicam",
        "Mudo, roncando ou estalando: como separar o defeito",
        "O que escutar quando o portão não funciona",
      ],
      slots: [
        [
          "O silêncio total ao apertar a botoeira indica falta de energia, fusível aberto ou placa sem alimentação.",
          "Se nada estala nem acende, o problema costuma estar antes do motor: quadro, fio, fusível ou placa.",
          "Portão mudo na botoeira e no controle quase sempre está sem energia: veja o disjuntor e o DR.",
        ],
        [
          "O ronco sem movimento é motor sem força de partida ou folha presa, e o disjuntor deve ser desligado logo.",
          "Um motor que zumbe parado recebe energia; a suspeita passa ao capacitor ou a algo que segura a folha.",
          "Motor roncando com a folha parada esquenta depressa, por isso pare na primeira tentativa: costuma ser capacitor ou trava.",
        ],
        [
          "O estalo sem giro mostra que o comando chegou à placa e a saída falhou; se só o controle falha, é pilha ou cadastro.",
          "Se a placa estala e o motor não gira, suspeite de relé, capacitor ou fio; se a botoeira abre, o defeito é do controle.",
          "Um estalo na central sem giro costuma indicar comando recebido e saída com defeito, como relé, capacitor ou fio solto.",
        ],
      ],
    },
    {
      about: "causes",
      headings: [
        "Por que o motor não liga",
        "Onde a energia para: quadro, fio ou placa",
        "Causas de um motor sem sinal de vida",
      ],
      slots: [
        [
          "O mais comum é faltar energia no quadro: disjuntor ou DR desarmado, nobreak desligado ou uma fase ausente na rua.",
          "Quase sempre a energia não chega ao motor, e o primeiro ponto a ver é o quadro: disjuntor do portão, DR e fase.",
          "Disjuntor desarmado, DR caído e nobreak desligado explicam boa parte dos motores que ficam mudos.",
        ],
        [
          "Com o quadro em ordem, a suspeita passa à placa: fusível aberto, fonte queimada ou oxidação, quase sempre depois de surto ou chuva.",
          "Se a tensão chega e a placa não acende, o fusível ou a fonte dela provavelmente falhou.",
          "Depois vem a placa: o surto de tensão abre o fusível que a protege e deixa o portão completamente apagado.",
        ],
        [
          "Fio rompido no eletroduto, borne solto pela vibração e tomada com mau contato são menos comuns e completam a lista.",
          "No caminho entre o quadro e a placa, a vibração afrouxa bornes e emendas, até que um fio perde o contato.",
          "Às vezes é o fio: obra, rato ou piso que cedeu rompem o cabo entre o quadro e o motor.",
        ],
      ],
      bullets: [
        "Falta de uma das fases na rua",
        "Fusível da placa aberto",
        "Placa queimada ou oxidada",
        "Borne solto ou fio rompido",
        "Nobreak desligado ou com bateria no fim",
      ],
    },
    {
      about: "check",
      headings: [
        "Testes seguros no motor que não liga",
        "O que conferir no motor que não liga",
        "Motor apagado: o que conferir",
      ],
      slots: [
        [
          "Todos os testes são feitos pelo quadro e pela botoeira, sem abrir a carcaça do motor.",
          "A sequência abaixo leva pouco tempo e responde às primeiras perguntas do técnico.",
          "Mexa no disjuntor calçado e com as mãos secas, e não insista se ele cair.",
        ],
        [
          "Em rede de 220 V com duas fases, a falta de uma delas apaga o motor e deixa luz em parte da casa.",
          "Luz em só metade da casa costuma ser fase ausente, problema da rede ou do padrão de entrada.",
          "Se outros aparelhos de 220 V também pararam, a falha pode ser da rede, e não do portão.",
        ],
      ],
      steps: [
        "Veja se há luz em toda a casa e se outro aparelho de 220 V funciona.",
        "Olhe no quadro o disjuntor do portão e o DR.",
        "Se algum desarmou, religue uma única vez. Caiu de novo, deixe desligado.",
        "Se houver nobreak, veja se ele está ligado e sem alarme.",
        "Aperte a botoeira interna e escute se a central estala ou acende.",
      ],
    },
    {
      about: "visit",
      headings: [
        "Como o técnico acha a falha no motor que não liga",
        "Como o técnico mede o motor que não liga",
        "O diagnóstico do motor que não liga",
      ],
      slots: [
        [
          "O técnico mede a tensão no quadro, na chegada do motor e na saída da fonte, até o ponto em que ela desaparece.",
          "O técnico segue a energia com o multímetro e acha o trecho em que ela some.",
          "O técnico mede trecho por trecho, o que evita trocar uma placa boa por causa de um fio partido.",
        ],
        [
          "Um fusível aberto só é trocado depois de achar o curto que o abriu.",
          "Antes de trocar o fusível, o técnico procura o curto, porque sem corrigir a causa o novo também queima.",
          "Acessórios são desligados um a um, já que uma fotocélula em curto também apaga a central.",
        ],
        [
          "Com a central funcionando, motor e capacitor são testados, e o portão faz ciclos completos.",
          "Quando a energia volta à placa, o percurso é conferido, porque algumas centrais perdem essa memória.",
          "Nas instalações {de} mais antigas, o aperto dos fios no quadro e o aterramento também são conferidos.",
        ],
      ],
    },
    {
      about: "cost",
      headings: [
        "Quanto custa fazer o motor voltar a ligar",
        "Preço do conserto: fio, fusível, placa ou motor",
        "Motor não liga: do que depende o preço",
      ],
      slots: [
        [
          "O valor vai do reparo de um fio ou contato até a placa nova, conforme o ponto da falha.",
          "Fio, fusível e borne são reparos pequenos; placa e fiação completa custam mais.",
          "O preço só fecha depois da medição, porque o mesmo silêncio pode ser fio, fusível ou placa.",
        ],
        [
          "A troca do motor só se justifica quando a medição o condena, e em casa fica de {price.homeSwap}.",
          "Se o motor e a placa queimaram juntos, um kit basculante de 1/4 HP, já instalado, custa a partir de {price.lowest}.",
          "Se o motor está no fim da vida, de {trade.life}, e a placa não tem reparo, compare com a troca, de {price.homeSwap}.",
        ],
        [
          "O orçamento é grátis, e o conserto aprovado pode ser parcelado em até {shop.instalments} vezes no cartão.",
          "Conte pelo WhatsApp se houve chuva, raio ou obra {em}: o relato encurta o diagnóstico e o orçamento é grátis.",
          "O orçamento não custa nada, e a lei dá 90 dias para reclamar do serviço e da peça trocada.",
        ],
      ],
    },
    {
      about: "care",
      headings: [
        "Como evitar que o motor pare de ligar",
        "Circuito próprio e proteção para o motor",
        "Cuidados elétricos com o motor",
      ],
      slots: [
        [
          "Um circuito próprio, com disjuntor certo e aterramento, evita que outros aparelhos derrubem o portão.",
          "O motor deve ter um disjuntor só dele, para que o chuveiro ou o forno não deixem o portão sem energia.",
          "Dê ao motor um circuito próprio: extensão na tomada da garagem é origem de muito mau contato.",
        ],
        [
          "Um protetor contra surto no quadro poupa a placa em dia de tempestade.",
          "Com aterramento e protetor de surto, o fusível deixa de ser a única defesa da central.",
          "Caixa bem vedada e sem formigas mantém a placa seca e os contatos limpos.",
        ],
        [
          "Na manutenção preventiva {visits.home}, os bornes são reapertados antes que a vibração os solte.",
          "A revisão em casa, a partir de {price.preventive}, sem peças, inclui o reaperto das conexões.",
          "Identifique com uma etiqueta o disjuntor do portão, para achá-lo depressa quando faltar energia.",
        ],
      ],
    },
  ],
  questions: [
    {
      question: "O motor não liga, mas a luz da placa está acesa. O que é?",
      answers: [
        "A energia chega, então a falha costuma estar no comando ou na saída: controle, fim de curso, relé ou capacitor. Teste a botoeira e escute se o relé estala.",
        "Com a placa acesa, procure comando e saída: botoeira, receptor, fim de curso, relé e capacitor. A medição aponta qual deles falhou.",
      ],
    },
    {
      question: "Posso trocar o fusível da placa?",
      answers: [
        "Melhor não. Ele fica dentro da caixa, junto de partes energizadas, e abriu por um motivo. Trocar sem achar a causa queima outro e pode levar a placa.",
        "Não é tarefa para o morador: há tensão ali, e o fusível de valor errado tira a proteção. Deixe o disjuntor desligado.",
      ],
    },
    {
      question: "O motor liga num dia e não liga no outro. O que é?",
      answers: [
        "Costuma ser mau contato em borne ou emenda, ou fonte da placa no fim. Anote se a falha vem com chuva, calor ou depois de muito uso, porque o padrão ajuda o técnico.",
        "Falha que vai e volta lembra borne frouxo, umidade na placa ou relé gasto. Vale chamar antes da parada total, enquanto ainda dá para testar o portão.",
      ],
    },
    {
      question: "Faltou luz e o motor não liga mais. Queimou?",
      answers: [
        "Não necessariamente. A volta da energia pode ter desarmado o disjuntor ou aberto o fusível. Religue uma vez; se seguir mudo, a placa precisa de medição.",
        "Pode ter sido só o fusível ou o disjuntor. O surto da volta às vezes danifica a placa, e o motor raramente queima por essa razão.",
      ],
    },
    {
      question: "Motor novo recém-instalado não liga. É garantia?",
      answers: [
        "Se foi instalado por nós, chame: o motor tem {warranty.motor} de garantia e a instalação, {warranty.installation}. Antes, confira se o disjuntor está ligado.",
        "Fale com quem instalou. Nos nossos serviços, são {warranty.motor} para o motor e {warranty.installation} para a instalação; antes, veja se o disjuntor está ligado.",
      ],
    },
  ],
  photo: "uma foto da etiqueta do motor e outra do quadro de luz fechado",
  related: ["disjuntor-cai", "placa", "instalacao-eletrica", "queimou", "nao-abre", "falta-de-energia"],
  topic: "conserto-de-central-de-portao",
};
