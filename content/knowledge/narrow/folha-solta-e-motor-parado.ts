import type { NarrowConcept } from "#domain/knowledge/concept.ts";
import { combine } from "./combine.ts";

/** What may be moved by hand and what may not, with a broken spring or a motor that has burnt out. */
export const folhaSoltaEMotorParado: NarrowConcept[] = [
  {
    id: "mola-quebrada-na-mao",
    broader: "mola",
    label: "Mola quebrada: abrir na mão",
    phrase: "a abertura na mão com a mola quebrada",
    asks: [
      ...combine(
        ["mola quebrou", "mola quebrada", "mola arrebentou", "mola estourou"],
        ["abrir mão", "posso abrir", "posso levantar", "levantar mão", "abrir manualmente", "destravar"],
      ),
    ],
    intent: "question",
    answers: {
      any: [
        "Não abra na mão o portão basculante com a mola quebrada: sem ela, a folha inteira pesa sobre quem ergue e pode despencar ao ser solta. Desligue o disjuntor, não destrave o motor e deixe todos longe; o técnico escora a folha e troca as molas em par, com valor orçado por foto tirada de longe.",
        "Se a mola do basculante quebrou, não abra na mão, nem com ajuda: era ela que equilibrava a folha, que agora cai de uma vez. Corte a energia no disjuntor, mantenha o motor travado e a passagem livre; as molas se trocam em par, com a folha escorada, e uma foto de longe basta para orçar.",
        "Não abra na mão. Com a mola quebrada, o portão basculante perde o equilíbrio e joga o peso todo em quem o levanta. Disjuntor desligado, motor travado e ninguém por perto até o técnico calçar a folha e pôr um par novo de molas, orçado pela foto feita a distância.",
      ],
    },
    sections: [
      {
        about: "safety",
        headings: ["O que não fazer com a mola quebrada", "Por que a mão não segura"],
        slots: [
          [
            "A folha de um basculante pesa muito mais do que parece, porque no dia a dia a mola carrega quase todo esse peso. Destravar o motor tira o último apoio que ainda pode segurá-la, e quem estiver embaixo não tem tempo de sair.",
            "No uso normal, a mola leva a maior parte do peso, e por isso a folha parece leve. Sem ela, o motor travado pode ser a única coisa que segura o conjunto, e soltá-lo põe em risco quem está embaixo.",
            "Quem sempre abriu o portão com uma mão não percebe o peso real, que ficava na mola. Partida a peça, resta o motor travado como apoio: liberar a trava pode derrubar a folha sobre alguém.",
          ],
          [
            "Também não calce, não amarre e não solte parafuso da outra mola. Ela continua esticada e guarda força para ferir, mesmo com o portão parado.",
            "A mola que sobrou segue sob tensão, capaz de machucar quem afrouxar um parafuso. Improvisar calço ou corda só aproxima a pessoa da folha.",
            "Corda e escora improvisadas ficam de fora, assim como mexer na mola restante. Tensionada, ela solta de repente e fere com gravidade.",
          ],
        ],
      },
      {
        about: "check",
        headings: ["Carro dentro ou portão aberto", "Como esperar com segurança"],
        slots: [
          [
            "A espera depende de como a folha ficou quando a mola partiu. Veja o seu caso na lista e mantenha crianças e animais fora da garagem.",
            "Veja em que posição o portão parou e siga a linha que corresponde. Em todos os casos, criança e animal ficam longe da folha.",
            "O que fazer muda conforme a folha esteja em cima, embaixo ou com carro preso. Antes de tudo, tire crianças e bichos de perto.",
          ],
        ],
        bullets: [
          "Fechado: deixe assim, com o disjuntor desligado, e use outra porta",
          "Aberto: ninguém passa embaixo; tranque a casa por dentro",
          "Carro dentro: ele fica até o técnico escorar a folha",
          "Alguém ferido: 192 ou 193 antes de tudo",
        ],
      },
      {
        about: "visit",
        headings: ["Como o técnico abre e troca o par", "O serviço, do escoramento ao teste"],
        slots: [
          [
            "O técnico apoia a folha com escoras, alivia a tensão da mola que sobrou e monta um par da medida e força certas. Depois equilibra o portão na mão, religa o motor e confere a regulagem de força; peças e trabalho saem no mesmo orçamento.",
            "Primeiro a folha é escorada; só então a mola restante perde a tensão e o par novo entra, na força que o peso pede. Feito o equilíbrio, o motor volta a ser ligado e regulado. Molas e mão de obra são orçadas juntas.",
            "Com escoras sob a folha, o profissional descarrega a mola antiga e instala duas iguais, escolhidas pelo peso do portão. Segue o balanceamento, e só no fim o motor é religado e testado, tudo num orçamento único de peça e serviço.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "O motor consegue abrir sem a mola?",
        answers: [
          "Não tente: o motor só conduz uma folha equilibrada, e não foi feito para erguê-la. O fuso ou o braço pode ceder com o portão no alto e deixá-lo cair.",
          "Não deve ser acionado. Ele move uma folha que a mola já sustenta; sozinho, força até quebrar o braço ou o fuso, com a folha suspensa.",
        ],
      },
      {
        question: "Preciso trocar as duas molas?",
        answers: [
          "Sim, porque as duas têm a mesma idade e a que restou está perto de partir. Além disso, mola nova ao lado de velha deixa a folha torta e força o motor.",
          "Convém trocar as duas. Trabalharam o mesmo tempo, logo a outra não demora a quebrar, e a diferença de força entre nova e gasta entorta o movimento.",
        ],
      },
      {
        question: "Meu carro ficou preso e preciso sair. E agora?",
        answers: [
          "Não erga a folha para tirar o carro, nem com várias pessoas. O atendimento funciona {shop.hours}; avise que há carro preso, e o técnico escora o portão antes de liberar a saída.",
          "Mesmo com pressa, a folha fica onde está, porque cair sobre o carro ou sobre alguém é o risco. Atendemos {shop.hours}, e a saída é liberada depois do escoramento.",
        ],
      },
      {
        question: "Por que a mola do basculante quebra?",
        answers: [
          "Por cansaço do aço, que estica e encolhe em cada abertura, e por ferrugem. Folha que ficou mais pesada, com chapa ou grade nova, encurta ainda mais essa vida.",
          "O aço se cansa de tanto esticar e voltar, e a ferrugem apressa a quebra. Outro motivo comum é o peso somado depois, como uma chapa soldada na folha.",
        ],
      },
    ],
    photo: "uma foto do portão inteiro, de longe, com o lado da mola quebrada",
  },
  {
    id: "abrir-com-motor-queimado",
    broader: "falta-de-energia",
    label: "Abrir com o motor queimado",
    phrase: "a abertura na mão com o motor queimado",
    asks: [
      "motor queimou portão ficou fechado agora",
      "motor portão queimou carro dentro",
      "motor portão queimou carro dentro como abrir",
      ...combine(
        ["abrir", "como abrir", "abrir mão", "destravar"],
        ["motor queimado", "motor queimou", "correr motor queimado", "motor quebrado"],
      ),
    ],
    intent: "how-to",
    answers: {
      any: [
        "Para abrir o portão com o motor queimado, desligue o disjuntor, gire a chave de destravamento do motor até o fim e mova a folha devagar, na mão. Isso vale para portão de correr ou de abrir, reto e em piso plano. O basculante com motor queimado não se destrava em casa, porque a folha pode cair: chame o técnico, {shop.hours}.",
        "Se o motor queimou e o portão ficou fechado, desligue o disjuntor, gire a chave do motor até o fim e empurre aos poucos a folha de correr ou de abrir. O basculante fica travado até o técnico escorar a folha, {shop.hours}. A troca do motor em casa custa de {price.homeSwap}, com mão de obra.",
        "Com o motor queimado, a folha de correr ou de abrir, reta e em piso plano, abre na mão: desligue o disjuntor, destrave o motor com a chave e empurre devagar. O basculante não se solta em casa, já que a folha pode despencar; quem abre é o técnico, com a folha escorada, {shop.hours}.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["Como abrir na mão, passo a passo", "Passos para abrir com o motor queimado"],
        slots: [
          [
            "Não tente outra vez pelo controle, porque o motor queimado esquenta mais e pode soltar fumaça. Se há cheiro forte, espere a carcaça esfriar antes de encostar nela.",
            "Deixe o controle de lado: cada tentativa aquece mais o motor. Com cheiro de queimado, desligue o disjuntor primeiro e só toque na carcaça quando ela esfriar.",
            "Acionar de novo só piora a queima. Corte a energia no quadro e, se o motor está quente, espere antes de usar a chave.",
          ],
        ],
        steps: [
          "Desligue o disjuntor do portão e, se houver, o nobreak.",
          "Veja se a folha está reta, no lugar e em piso plano. Na dúvida, pare e chame.",
          "Gire a chave ou a alavanca do motor até o fim, sem alicate.",
          "Mova a folha devagar, com as duas mãos e longe das pontas.",
          "Depois de passar, feche, volte a chave e confirme que a folha não cede.",
        ],
      },
      {
        about: "safety",
        headings: ["Por que o basculante espera o técnico", "O risco de soltar o basculante"],
        slots: [
          [
            "O motor do basculante muitas vezes queima porque um cabo ou o contrapeso falhou. Nesse caso o motor travado é o que segura a folha. O técnico escora antes de soltar, e até lá ninguém fica embaixo.",
            "O motor de basculante costuma queimar por carregar o peso que o contrapeso deixou de levar. Soltar o motor pode então derrubar a folha. Deixe o portão travado e isole a área.",
            "Se o contrapeso falhou, é o motor travado que mantém a folha no lugar. Por isso a chave não se usa, e o técnico prende a folha antes de abrir.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["Consertar ou trocar o motor queimado", "Quanto custa resolver o motor queimado"],
        slots: [
          [
            "Antes de comprar outro motor, peça a medição: placa, fusível e capacitor ruins também param o portão, e esses consertos custam bem menos. Se o enrolamento queimou mesmo, a troca em casa fica de {price.homeSwap}, com a mão de obra.",
            "O técnico mede para separar um defeito menor, de capacitor ou de placa, do enrolamento queimado. Só nesse último caso o motor é trocado, o que em residência custa de {price.homeSwap}, serviço incluído.",
            "Muito motor parado só tem capacitor ou placa ruim, e a medição mostra isso. Quando queimou por dentro, trocar o motor em casa sai de {price.homeSwap}, já montado.",
          ],
          [
            "Rebobinar, que é refazer o fio de dentro do motor, só costuma compensar em motor grande ou raro.",
            "A rebobinagem, que refaz o enrolamento, vale mais em motor industrial do que no de casa.",
            "Refazer o enrolamento costuma valer só em motor grande ou difícil de achar.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Posso usar o portão na mão por alguns dias?",
        answers: [
          "O portão de correr ou de abrir, sim, se a folha anda leve. Ponha um ferrolho ou cadeado por dentro, porque destravado ele não fica trancado.",
          "Se a folha é de correr ou de abrir e anda leve, pode. Mantenha o disjuntor desligado e tranque por dentro ao fechar.",
        ],
      },
      {
        question: "A chave gira e a folha não solta. O que faço?",
        answers: [
          "Não force com alavanca nem com o carro, porque o motor pode ter travado por dentro. Deixe desligado e chame o técnico.",
          "Pare. Forçar quebra a engrenagem e entorta a folha, e o técnico solta o motor com ferramenta.",
        ],
      },
      {
        question: "Como sei se o motor queimou mesmo?",
        answers: [
          "Cheiro de verniz queimado, carcaça muito quente e disjuntor que cai ao acionar indicam enrolamento queimado. Motor que só ronca costuma ter defeito menor, no capacitor ou na folha.",
          "O cheiro forte é a melhor pista. Motor que só zumbe, ou que fica mudo, pode ter um defeito menor, que a medição mostra.",
        ],
      },
      {
        question: "O que fez o motor queimar?",
        answers: [
          "As causas comuns são folha pesada, capacitor fraco, uso acima do previsto e tensão baixa. Sem corrigir a causa, o motor novo queima também.",
          "Quase sempre foi esforço demais, por roldana, trilho ou contrapeso ruim. Uso intenso e tensão baixa também queimam o motor.",
        ],
      },
    ],
    photo: "uma foto da etiqueta do motor e outra do portão inteiro, de longe",
  },
  {
    id: "abrir-basculante-com-motor-queimado",
    broader: "falta-de-energia",
    label: "Abrir o basculante com o motor queimado",
    phrase: "a abertura do basculante com o motor queimado",
    asks: [
      "soltar portão basculante motor pifou",
      "perigoso soltar portão basculante motor pifou",
      ...combine(
        [
          "basculante abrir",
          "basculante como abrir",
          "basculante abrir mão",
          "basculante destravar",
          "basculante soltar",
        ],
        ["motor queimado", "motor queimou", "motor quebrado", "motor quebrou", "motor pifou"],
      ),
    ],
    intent: "how-to",
    answers: {
      any: [
        "O portão basculante com o motor queimado não se abre na mão em casa: desligue o disjuntor, deixe a folha travada e chame o técnico, {shop.hours}. Ele escora a folha, solta o motor e libera a passagem. Trocar o motor, se queimou mesmo, custa de {price.homeSwap} em casa, com mão de obra.",
        "Com o motor queimado, quem abre o portão basculante é o técnico, porque a folha solta pode cair de uma vez. Mantenha o disjuntor desligado, saia pela porta social e chame, {shop.hours}, avisando se o carro está preso. A troca do motor em residência fica de {price.homeSwap}, com o serviço.",
        "Não destrave o basculante depois que o motor queimou: o motor muitas vezes queima porque o cabo, a mola ou o contrapeso falhou, e nesse caso a folha despenca. Desligue o disjuntor e chame o técnico, que abre com a folha escorada, {shop.hours}. O valor da ida é informado antes.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["O que fazer com o basculante parado", "Até o técnico chegar"],
        slots: [
          [
            "Nada do que segue exige tocar na folha. Se há cheiro de queimado ou fumaça, vá direto ao disjuntor.",
            "Os passos são seguros porque ninguém mexe na folha. Com fumaça ou cheiro forte, comece pelo disjuntor.",
            "Faça só isto, sem encostar na folha nem no motor quente.",
          ],
        ],
        steps: [
          "Pare de apertar o controle e desligue o disjuntor do portão.",
          "Deixe o motor travado e a folha como está, fechada ou aberta.",
          "Se ela ficou aberta, não deixe ninguém passar embaixo.",
          "Saia a pé pela porta social e tranque as portas de dentro.",
          "Fotografe de longe a folha, os dois lados e a etiqueta do motor.",
        ],
      },
      {
        about: "visit",
        headings: ["Como o técnico abre e conserta", "Da escora ao motor funcionando"],
        slots: [
          [
            "O técnico escora a folha, confere cabos, molas e contrapeso e só então solta o motor. Com a passagem livre, ele mede o motor, porque capacitor e placa ruins também param o portão. Se a folha está pesada, o equilíbrio é refeito antes de ligar um motor novo.",
            "Primeiro vem a escora, depois o exame dos cabos e do contrapeso. O motor é solto com a folha segura, o carro sai, e a medição mostra se queimou o motor ou só o capacitor. O motor novo entra depois que a folha anda leve.",
            "Com a folha presa em escoras, o motor é solto e a garagem fica livre. A medição separa motor queimado de capacitor ou placa. Se a causa foi folha pesada, ela é corrigida para o motor novo não queimar também.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["Quanto custa resolver", "Preço do conserto e da troca"],
        slots: [
          [
            "Capacitor e placa custam menos que um motor e são orçados pela foto, sem cobrança. A troca do motor em casa fica de {price.homeSwap}, com mão de obra; no portão de até {width.quarterHp}, o kit de 1/4 HP parte de {price.lowest} instalado.",
            "Se o defeito é de capacitor ou de placa, o conserto sai mais barato que a troca, e o orçamento por foto é grátis. Motor trocado em residência custa de {price.homeSwap}, já montado, e há kit de 1/4 HP desde {price.lowest} para portão de até {width.quarterHp}.",
            "O orçamento é grátis, pelas fotos. A troca completa em casa custa de {price.homeSwap}; para folha de até {width.quarterHp} existe kit de 1/4 HP instalado a partir de {price.lowest}. Conserto de placa ou capacitor custa menos.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Meu carro está preso. Em quanto tempo alguém vem?",
        answers: [
          "Depende de haver técnico livre perto de você. Diga que o carro está preso e a que horas precisa sair, e você recebe a previsão na hora.",
          "Avise que há carro preso, porque esse caso passa na frente. A previsão de chegada e o valor da ida vêm na resposta.",
        ],
      },
      {
        question: "E se várias pessoas levantarem a folha juntas?",
        answers: [
          "Também não. Se um cabo ou uma mola cedeu, a folha desce de repente e pode ferir quem está embaixo.",
          "Não levantem. A folha pode passar de cem quilos, e sem o contrapeso ninguém a segura no alto.",
        ],
      },
      {
        question: "Como sei se o motor queimou mesmo?",
        answers: [
          "Cheiro de verniz queimado e disjuntor que cai ao acionar indicam motor queimado. Ronco sem movimento costuma ser capacitor fraco ou folha pesada.",
          "O cheiro forte é a melhor pista. Quando o motor só ronca, pode ser o capacitor, e a medição confirma.",
        ],
      },
    ],
    photo: "fotos de longe da folha e dos dois lados do portão, e uma da etiqueta do motor",
  },
];
