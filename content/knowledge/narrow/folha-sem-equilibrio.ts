import type { NarrowConcept } from "#domain/knowledge/concept.ts";
import { combine } from "./combine.ts";

const broken = ["arrebentou", "arrebentado", "rompeu", "rompido", "partiu", "partido", "quebrou", "quebrado"];
const burst = ["estourou", "estourado", "soltou", "solto", "arrebentar", "escapou"];

/** What must not be used or released, because nothing but the motor holds the leaf. */
export const folhaSemEquilibrio: NarrowConcept[] = [
  {
    id: "cabo-rompido-pode-usar",
    broader: "cabo-arrebentado",
    label: "Pode usar com um cabo rompido?",
    phrase: "o uso do portão com um cabo rompido",
    asks: [
      "cabo aço arrebentou",
      "cabo aço arrebentado",
      "basculante funciona só um cabo aço",
      "cabo que sobrou aguenta peso basculante",
      "continuar abrindo portão lado sem cabo",
      "portão um lado sem cabo",
      "cabo arrebentado como abrir",
      ...combine(
        ["cabo"],
        [...broken, ...burst],
        ["pode usar", "posso usar", "usar", "usando", "posso abrir", "pode abrir", "abrir assim", "funciona", "posso"],
      ),
      ...combine(["cabo"], [...broken, ...burst], ["um lado", "lado só", "só um", "apenas um", "um dos cabos"]),
      ...combine(["basculante cabo"], [...broken, ...burst], ["um lado só usar", "um lado usar", "continuar usando"]),
      "um cabo só usar",
      "um cabo só segura",
      "sem um cabo usar",
      "faltando um cabo usar",
    ],
    intent: "emergency",
    answers: {
      any: [
        "Não use: com um cabo de aço rompido, o do outro lado segura o peso todo e pode partir, e a folha do basculante cai. Desligue o disjuntor, não destrave o motor, não deixe ninguém passar embaixo e peça a troca do par de cabos.",
        "Não use o portão com cabo arrebentado, nem no motor nem na mão: o cabo que sobrou trabalha com carga em dobro e pode partir sem aviso. Disjuntor desligado, motor travado, ninguém embaixo; os dois cabos se trocam juntos, e o contato funciona {shop.hours}.",
      ],
    },
    sections: [
      {
        about: "safety",
        headings: ["O que fazer agora, com um cabo rompido", "Cabo rompido de um lado: passos imediatos"],
        slots: [
          [
            "Mesmo parada e parecendo firme, a folha está presa por um cabo e pelo motor.",
            "A folha que parou no lugar não está segura: só um cabo e o motor a sustentam.",
          ],
        ],
        steps: [
          "Não aperte mais o controle e desligue o disjuntor do portão.",
          "Afaste pessoas, animais e carros da folha e das duas colunas.",
          "Não destrave, não amarre, não calce e não levante a folha.",
          "Se o carro ficou dentro, deixe-o lá até o técnico escorar a folha.",
          "Fotografe de longe e chame. Havendo ferido, ligue 192 ou 193 antes.",
        ],
      },
      {
        about: "causes",
        headings: ["Por que um lado só não basta", "O que acontece com o cabo que sobrou"],
        slots: [
          [
            "Cada cabo do basculante liga a folha ao contrapeso do seu lado; sem um deles, a folha puxa torta e força coluna, braço e motor.",
          ],
          [
            "O outro cabo tem a mesma idade e os mesmos ciclos, e por isso os dois saem juntos.",
            "Os dois cabos envelhecem juntos: se um partiu, o outro está perto disso.",
          ],
        ],
      },
      {
        about: "visit",
        headings: ["Como o técnico troca o par de cabos", "A troca dos dois cabos"],
        slots: [
          ["Primeiro a folha é escorada e o contrapeso, apoiado; só então se solta o que restou do cabo."],
          [
            "Entram dois cabos iguais, da mesma bitola, com presilhas novas, e as roldanas são conferidas, porque roldana gasta corta o cabo novo.",
          ],
          ["Por fim, o equilíbrio é testado com o motor solto: a folha deve parar em qualquer altura."],
        ],
      },
    ],
    keep: ["cost"],
    questions: [
      {
        question: "A folha ficou aberta com o cabo rompido. Como fecho a casa?",
        answers: [
          "Não baixe a folha. Feche o acesso por dentro, se houver outra porta, deixe alguém por perto e diga no WhatsApp que o portão está aberto: o técnico escora e fecha com segurança.",
        ],
      },
      {
        question: "Posso trocar só o cabo que arrebentou?",
        answers: [
          "Não. O par trabalha junto: cabo novo de um lado e velho do outro deixa a folha torta e rompe de novo.",
        ],
      },
      {
        question: "O motor não segura a folha com o cabo rompido?",
        answers: [
          "Por um tempo, talvez segure. O motor não foi feito para carregar a folha, e o fuso ou o braço pode ceder.",
        ],
      },
    ],
    photo: "uma foto do portão de longe, mostrando a folha e o lado em que o cabo rompeu",
  },
  {
    id: "desce-ao-destravar",
    broader: "cabo-arrebentado",
    label: "Basculante desce ao destravar",
    phrase: "o basculante que desce ao ser destravado",
    asks: [
      "girar chave basculante vem para baixo",
      ...combine(
        ["desce", "descendo", "desceu", "despenca", "despencou", "cai", "caiu", "caindo", "fecha sozinho", "baixa"],
        ["destrava", "destravar", "destravado", "destravei", "destravo", "destravamento"],
      ),
      ...combine(["desce sozinho", "descendo sozinho"], ["destrava", "destravar", "solta motor", "sem motor"]),
      ...combine(
        ["solto", "soltar", "soltei", "solta"],
        ["trava motor fecha", "trava motor desce", "motor desce sozinho"],
      ),
      "basculante não fica aberto destravado",
      "basculante não para aberto destravado",
      "basculante pesado destravado",
      "basculante pesado quando destrava",
      "não segura aberto destravado",
      "desce sozinho desliga energia",
      "desce sozinho sem energia",
      "desce quando desliga",
    ],
    intent: "question",
    answers: {
      any: [
        "Não é normal o basculante descer ao destravar, nem na falta de luz: a folha está sem equilíbrio, por contrapeso leve, mola fraca ou cabo rompido, e só o motor a segurava. Não destrave de novo com ela aberta nem passe embaixo: desligue o disjuntor e peça o rebalanceamento.",
        "Basculante destravado pode despencar se está desequilibrado: contrapeso insuficiente, mola cansada ou cabo rompido deixam o peso todo no motor. Não destrave com a folha no alto nem passe embaixo; o técnico escora e refaz o equilíbrio.",
      ],
    },
    sections: [
      {
        about: "causes",
        headings: ["Por que a folha desce ao destravar", "O que desequilibra o basculante"],
        slots: [
          [
            "Folha equilibrada para em qualquer altura com o motor solto; se ela desce, a causa é contrapeso ou mola que já não compensa o peso.",
          ],
          [
            "Chapa, madeira ou vidro acrescentado depois da instalação pesa na folha, e o contrapeso antigo fica leve.",
            "Portão que recebeu revestimento, porta social ou chapa nova precisa de mais contrapeso.",
          ],
          [
            "Mola que perdeu força, cabo rompido ou fora da roldana e contrapeso que soltou parte dos blocos dão o mesmo resultado, e mais de repente.",
          ],
        ],
      },
      {
        about: "safety",
        headings: ["O que fazer até o técnico chegar", "Cuidados enquanto a folha está desequilibrada"],
        slots: [["Uma folha de dezenas de quilos não se segura com a mão nem com escora improvisada."]],
        steps: [
          "Afaste pessoas, animais e carros da folha.",
          "Com a folha fechada, deixe fechada e desligue o disjuntor.",
          "Com a folha aberta e o motor ainda travado, não destrave.",
          "Se há cabo solto, folha torta ou estalo, não acione também o motor.",
          "Mande fotos de longe dos cabos, molas e contrapesos.",
        ],
      },
      {
        about: "visit",
        headings: ["Como o equilíbrio é refeito", "O conserto: peso, mola ou cabo"],
        slots: [
          [
            "O técnico escora a folha, vê cabos, roldanas e molas e acerta o contrapeso até a folha parar a meia altura.",
          ],
          ["Depois confere se o motor não sofreu: fuso, braço e engrenagem gastam mais quando carregam a folha."],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Se pelo motor funciona, posso deixar assim?",
        answers: [
          "Não por muito tempo. O motor carrega um peso que não é dele, gasta antes da hora e, se ceder ou faltar luz, ninguém consegue abrir com segurança.",
        ],
      },
      {
        question: "E se faltar luz antes do conserto do basculante?",
        answers: ["Deixe a folha fechada e saia a pé. Destravar uma folha sem equilíbrio pode derrubá-la."],
      },
      {
        question: "Regular a força do motor resolve?",
        answers: ["Não. A força maior só esconde o desequilíbrio e tira a proteção contra esmagamento."],
      },
    ],
    photo: "fotos de longe da folha, dos cabos, das molas e dos contrapesos dos dois lados",
  },
];
