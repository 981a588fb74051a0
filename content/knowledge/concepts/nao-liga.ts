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
      "Se o motor do portão não liga, a falta quase sempre é de energia: disjuntor ou DR desarmado, nobreak desligado, fusível ou fio solto. Confira o quadro, religue uma única vez e teste a botoeira; se ela move o portão, o defeito é do controle, e se o motor ronca, desligue.",
      "Se o portão parou de funcionar e o motor não liga, olhe primeiro o quadro de luz: disjuntor do portão, DR e nobreak. Tudo ligado e nenhum estalo ao apertar a botoeira, a falha está no fusível, na placa ou na fiação, e é medição de técnico.",
      "Quando o portão não funciona ou o motor não liga mais, aperte a botoeira e escute: silêncio é energia, fusível ou placa; o ronco é capacitor ou folha presa; um estalo sem giro é saída da placa. Não insista nem abra a tampa do motor.",
    ],
    price: [
      "O conserto de um portão que não liga custa conforme o ponto em que a energia parou: fusível e fio solto pesam pouco, placa ou fiação nova pesam mais. Mande a foto da etiqueta e do quadro fechado: o orçamento é grátis.",
      "Um motor que não liga nem sempre precisa de troca. O preço vai do reparo de um contato à placa nova; se a medição condenar o motor, a troca em casa custa de {price.homeSwap}. O valor é dito antes do serviço.",
    ],
    "how-to": [
      "Para descobrir por que o motor não liga, veja a luz da casa, o disjuntor do portão e o DR, religue uma vez e teste a botoeira. Daí em diante há tensão e placa, e o teste é do técnico.",
      "Motor que não liga se verifica de fora: energia na rua, disjuntor, nobreak e botoeira, nessa ordem. Não abra a tampa nem troque fusível; desligue o disjuntor e use na mão só portão de correr ou de abrir, reto e nivelado.",
    ],
  },
  line: [
    "Motor que não liga pede o disjuntor antes do controle.",
    "Se há luz na casa e o motor segue mudo, fusível e placa são os suspeitos.",
    "Disjuntor que cai de novo ao religar indica curto e não deve ser forçado.",
  ],
  sections: [
    {
      about: "signs",
      headings: [
        "Portão parou de funcionar: o que o som indica",
        "Mudo, roncando ou estalando: como separar o defeito",
        "O que escutar quando o portão não funciona",
      ],
      slots: [
        [
          "O silêncio total ao apertar a botoeira indica falta de energia, fusível aberto ou placa sem alimentação.",
          "Se nada estala nem acende, o problema está antes do motor: quadro, fio, fusível ou placa.",
          "Portão mudo na botoeira e no controle leva ao disjuntor, ao DR e ao fusível, nessa ordem.",
        ],
        [
          "O ronco sem movimento é motor sem força de partida ou folha presa, e o disjuntor deve ser desligado.",
          "Um motor que zumbe parado recebe energia; a suspeita passa ao capacitor ou a algo que segura a folha.",
          "Quando há zumbido e a folha não anda, pare na primeira tentativa, porque o motor esquenta depressa.",
        ],
        [
          "Uma botoeira que funciona com o controle sem efeito aponta para pilha, cadastro ou receptor.",
          "Se a botoeira abre e o controle não, o motor está bom, e o defeito é do controle ou do receptor.",
          "O estalo na central sem giro mostra comando recebido e saída com defeito, como relé, capacitor ou fio.",
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
          "Com o quadro em ordem, a falha está entre ele e a placa.",
          "Se a energia sai do quadro e não chega à central, procura-se no caminho.",
          "Passado o quadro, restam o cabo, o fusível e a placa.",
        ],
        [
          "Fusível aberto, transformador queimado e placa oxidada vêm depois, quase sempre após surto ou chuva.",
          "Com tensão chegando e nenhuma luz na central, o fusível ou a fonte da placa falhou.",
          "O surto de tensão abre o fusível para proteger a placa e deixa o portão completamente apagado.",
        ],
        [
          "Fio rompido no eletroduto, borne solto pela vibração e tomada com mau contato completam a lista.",
          "A vibração afrouxa bornes e emendas, e um dia o contato se desfaz de vez.",
          "Obra, rato ou piso que cedeu pode romper o cabo entre o quadro e o motor.",
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
        "Testes seguros quando nada acontece",
        "O que conferir no motor que não liga",
        "Motor apagado: o que conferir",
      ],
      slots: [
        [
          "Tudo se faz pelo quadro e pela botoeira, sem abrir a carcaça do motor.",
          "A sequência abaixo leva pouco tempo e responde às primeiras perguntas do técnico.",
          "Use calçado e mãos secas ao mexer no disjuntor e não insista se ele cair.",
        ],
        [
          "Em rede de 220 V com duas fases, a falta de uma delas apaga o motor e deixa luz em parte da casa.",
          "Uma luz em metade da casa é pista de fase ausente, problema da rede ou do padrão de entrada.",
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
        "Como o técnico encontra a falha",
        "Como o técnico mede o motor que não liga",
        "O diagnóstico do motor que não liga",
      ],
      slots: [
        [
          "A tensão é medida no quadro, na chegada do motor e na saída da fonte, até o ponto em que desaparece.",
          "O técnico segue a energia com o multímetro e acha o trecho em que ela some.",
          "Medir em sequência evita trocar placa boa por causa de um fio partido.",
        ],
        [
          "Um fusível aberto só é trocado depois de achar o curto que o abriu.",
          "Trocar fusível sem achar a causa é queimar o segundo, por isso o curto é procurado primeiro.",
          "Acessórios são desligados um a um, já que uma fotocélula em curto também apaga a central.",
        ],
        [
          "Com a central viva, motor e capacitor são testados, e o portão faz ciclos completos.",
          "Reparada a alimentação, o percurso é conferido, porque algumas centrais o perdem.",
          "Em instalações {de} mais antigas, o aperto do quadro e o aterramento também são conferidos.",
        ],
      ],
    },
    {
      about: "cost",
      headings: [
        "Quanto custa religar o portão",
        "Preço do conserto: fio, fusível, placa ou motor",
        "Motor não liga: do que depende o preço",
      ],
      slots: [
        [
          "O valor começa no reparo de um contato e vai até a central nova, conforme o ponto da falha.",
          "Fio, fusível e borne são reparos pequenos; placa e fiação completa são orçadas à parte.",
          "O preço só se fecha depois de medir, porque o mesmo silêncio tem origens distintas.",
        ],
        [
          "Troca de motor só se justifica quando a medição o condena, e em casa fica de {price.homeSwap}.",
          "Se motor e placa se perderam juntos, um kit basculante instalado sai por {price.lowest}.",
          "Quando o motor chegou ao fim da vida, de {trade.life}, e a placa não tem reparo, compare com a troca, de {price.homeSwap}.",
        ],
        [
          "Foto da etiqueta, do quadro e relato do que aconteceu bastam para o orçamento grátis.",
          "Conte pelo WhatsApp se houve chuva, raio ou obra {em}, pois o relato encurta o diagnóstico.",
          "O orçamento por foto não tem custo, e o valor é confirmado antes de qualquer troca.",
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
          "Circuito exclusivo, com disjuntor certo e terra, evita quedas por causa de outros aparelhos.",
          "O motor deve ter disjuntor só dele, para o chuveiro ou o forno não o deixarem no escuro.",
          "Ligar o portão na tomada da garagem, com extensão, é a origem de muitos contatos ruins.",
        ],
        [
          "Um protetor contra surto no quadro poupa a placa em dia de tempestade.",
          "Com aterramento e protetor de surto, o fusível deixa de ser a única defesa da central.",
          "Caixa bem vedada e sem formigas mantém a placa seca e os contatos limpos.",
        ],
        [
          "Na manutenção preventiva {visits.home}, os bornes são reapertados antes que a vibração os solte.",
          "A revisão, a partir de {price.preventive} em casas, inclui o reaperto das conexões.",
          "Identifique no quadro o disjuntor do portão com uma etiqueta, para achá-lo na pressa.",
        ],
      ],
    },
  ],
  questions: [
    {
      question: "O motor não liga, mas a luz da placa está acesa. O que é?",
      answers: [
        "A energia chega, então a falha está no comando ou na saída: controle, fim de curso, relé ou capacitor. Teste a botoeira e escute se o relé estala.",
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
      question: "O disjuntor está ligado e o motor não liga. O que faço?",
      answers: [
        "Confira o DR e se há luz em toda a casa, porque pode faltar uma fase. Se estiver tudo normal, a falha está no fio, no fusível ou na placa.",
        "Desligue e ligue uma vez, com firmeza, pois ele pode ter desarmado sem aparentar. Sem efeito, o próximo passo é medir a tensão no motor.",
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
        "Se foi instalado por nós, chame: o motor tem {warranty.motor} de garantia e a instalação, {warranty.installation}. Primeiro se confere o disjuntor e a tensão da rede.",
        "Fale com quem instalou. Nos nossos serviços, são {warranty.motor} para o motor e {warranty.installation} para a instalação; antes, veja se o disjuntor está ligado.",
      ],
    },
  ],
  photo: "uma foto da etiqueta do motor e outra do quadro de luz fechado",
  related: ["disjuntor-cai", "placa", "instalacao-eletrica", "queimou", "nao-abre", "falta-de-energia"],
  topic: "conserto-de-central-de-portao",
};
