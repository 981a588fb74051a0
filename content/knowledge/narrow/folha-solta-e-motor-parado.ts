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
      "soltar portão basculante motor pifou",
      "perigoso soltar portão basculante motor pifou",
      ...combine(
        ["abrir", "como abrir", "abrir mão", "destravar"],
        ["motor queimado", "motor queimou", "basculante motor queimado", "correr motor queimado", "motor quebrado"],
      ),
    ],
    intent: "how-to",
    answers: {
      any: [
        "Com o motor queimado, o portão basculante não se destrava em casa, porque solta a folha pode cair: desligue o disjuntor e chame o técnico, {shop.hours}. O de correr ou de abrir que ficou fechado abre pela chave de destravamento, com o disjuntor desligado e a folha conduzida devagar.",
        "Motor queimou e o portão ficou fechado: se é de correr ou de abrir, corte o disjuntor, gire a chave do motor até o fim e mova a folha aos poucos. O basculante fica travado até o técnico conferir cabos e contrapeso, {shop.hours}; a troca do motor em casa custa de {price.homeSwap}.",
        "Para abrir com o motor queimado, desligue o disjuntor e use a chave de destravamento, só em folha de correr ou de abrir, reta e em piso plano. Basculante não se destrava por conta própria, já que pode despencar; o técnico abre com a folha escorada, {shop.hours}.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["Abrir na mão, passo a passo", "Da chave à folha fechada de novo"],
        slots: [
          [
            "Deixe o motor esfriar e não tente outra vez pelo controle. Cheiro de queimado pede disjuntor desligado antes de tudo.",
            "Nada de insistir no controle: o motor esquenta mais. Com cheiro ou fumaça, vá direto ao disjuntor.",
            "Não acione de novo para testar, porque isso piora a queima. Corte a energia e espere esfriar.",
          ],
        ],
        steps: [
          "Desligue o disjuntor do portão e o nobreak, se houver.",
          "Se é basculante, pare aqui, isole a passagem e chame.",
          "No de correr ou de abrir, reto e em piso plano, gire a chave até o fim.",
          "Mova devagar, com as mãos longe das pontas e do trilho.",
          "Depois de passar, feche, trave o motor e confirme que a folha não cede.",
        ],
      },
      {
        about: "safety",
        headings: ["Por que o basculante espera o técnico", "O risco de soltar o basculante"],
        slots: [
          [
            "No basculante, a queima muitas vezes vem de cabo ou contrapeso ruim, e nesse caso o motor é o que segura a folha. O técnico escora antes de soltar, e até lá ninguém fica embaixo.",
            "Motor de basculante costuma queimar por carregar peso que o contrapeso deixou de levar, então soltá-lo pode derrubar a folha. Deixe travado e isole a área até ela ser escorada.",
            "Se o contrapeso falhou, é o motor travado que mantém a folha no lugar. Por isso não se usa a chave: o técnico prende a folha e só então abre.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["Consertar ou trocar o motor queimado", "O que vem depois de abrir"],
        slots: [
          [
            "Antes de comprar motor, mede-se, porque placa, fusível e capacitor imitam motor queimado e custam bem menos. Confirmado o enrolamento queimado, a troca em casa fica de {price.homeSwap}, com a mão de obra.",
            "A medição separa capacitor e placa, consertos menores, do enrolamento queimado. Nesse último caso o motor trocado em residência custa de {price.homeSwap}, serviço incluído.",
            "Muito motor parado só tem capacitor ou placa ruim. Se queimou mesmo por dentro, trocar em casa sai de {price.homeSwap}, já montado, e o basculante de até {width.quarterHp} tem kit desde {price.lowest}.",
          ],
          [
            "Rebobinar, que é refazer o enrolamento, compensa em motor grande ou raro.",
            "O conserto por rebobinagem vale em motor industrial, e raramente no de casa.",
            "Refazer a bobina só costuma valer em motor grande, fora do comum.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Posso usar o portão na mão por alguns dias?",
        answers: [
          "O de correr ou de abrir, sim, se anda leve e fecha com tranca por dentro, porque destravado não está trancado. O basculante, não.",
          "Se a folha é de correr ou de abrir e reta, dá, com ferrolho ao fechar e o disjuntor desligado. Basculante fica parado.",
        ],
      },
      {
        question: "A chave gira e a folha não solta. O que faço?",
        answers: [
          "Não force com alavanca nem carro: o redutor pode ter travado. Deixe desligado e chame.",
          "Pare. Forçar quebra a engrenagem e entorta a folha, e o técnico libera com ferramenta.",
        ],
      },
      {
        question: "Como sei se queimou mesmo?",
        answers: [
          "Cheiro de verniz queimado, carcaça muito quente e disjuntor que cai ao acionar apontam para o enrolamento. Ronco sem giro costuma ser capacitor ou folha presa.",
          "O cheiro forte é a pista mais segura. Motor que só zumbe, ou que fica mudo, pode ter defeito bem menor.",
        ],
      },
      {
        question: "O que fez o motor queimar?",
        answers: [
          "Folha pesada, capacitor fraco, uso acima do que ele aguenta e tensão baixa são as causas comuns. Sem corrigir, o novo queima também.",
          "Quase sempre esforço: contrapeso, roldana ou trilho ruim. Aberturas demais e rede fraca completam a lista.",
        ],
      },
    ],
    photo: "uma foto da etiqueta do motor e outra do portão inteiro, de longe",
  },
];
