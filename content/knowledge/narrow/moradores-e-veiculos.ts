import type { NarrowConcept } from "#domain/knowledge/concept.ts";
import { combine } from "./combine.ts";

/** How a building knows whose remote it is, and how a gate knows that a vehicle stands there. */
export const moradoresEVeiculos: NarrowConcept[] = [
  {
    id: "cadastro-de-controles-de-moradores",
    broader: "condominio",
    label: "Cadastro dos controles dos moradores",
    phrase: "o cadastro dos controles dos moradores",
    asks: [
      "apagar controle perdido apartamento cadastro",
      "apagar só controle perdido apartamento",
      ...combine(
        ["cadastro", "cadastrar", "gravar", "registro", "lista", "identificar", "identificação"],
        [
          ...[
            "controles moradores",
            "controle moradores identificação",
            "controle morador nome",
            "controles apartamento",
            "controle condomínio apartamentos",
          ],
          ...["controle unidade", "controles condôminos", "controle cada morador", "controles síndico"],
        ],
      ),
      ...combine(["controles moradores"], ["identificação", "identificados", "nome", "por apartamento", "por unidade"]),
      ...combine(
        ["receptor", "central", "sistema"],
        ["identifica morador", "identificação moradores", "controles identificados"],
      ),
      "saber qual morador abriu controle",
    ],
    intent: "how-to",
    answers: {
      any: [
        "O cadastro com identificação é feito num receptor ou módulo que guarda o número de série de cada controle com unidade e nome do morador. Assim, apaga-se só o perdido, sem regravar os outros; prefira código rolante, que não se copia.",
        "Para cadastrar os controles dos moradores com identificação, use receptor que grave cada um pelo número de série, com bloco, unidade e nome, e controles de código rolante. O síndico mantém a lista e apaga um só quando alguém perde ou se muda.",
      ],
    },
    sections: [
      {
        about: "what",
        headings: ["O que o receptor com identificação guarda", "Receptor comum e receptor com identificação"],
        slots: [
          [
            "No receptor comum, os controles ficam na memória sem nome: para tirar um, muitas vezes é preciso apagar todos.",
          ],
          [
            "No que identifica, cada controle tem posição e número de série, ligados a bloco, unidade, nome e, se quiser, veículo.",
          ],
          ["Parte dos modelos registra também data e hora de cada abertura; pergunte por isso antes da compra."],
        ],
      },
      {
        about: "check",
        headings: ["Como organizar o cadastro, passo a passo", "O recadastramento do condomínio"],
        slots: [
          ["O recadastramento se anuncia com antecedência, porque o controle que não for trazido deixa de abrir."],
        ],
        steps: [
          "Defina em assembleia ou no regimento quantos controles por vaga.",
          "Chame as unidades em dias marcados, com os controles em mãos.",
          "Anote número de série, bloco, unidade e nome, e grave um por um.",
          "Apague da memória tudo o que não foi apresentado.",
          "Guarde cópia da lista e da memória com a administração.",
        ],
      },
      {
        about: "safety",
        headings: ["Perda, mudança e cópia de controle", "Controle perdido e clonagem"],
        slots: [
          ["Controle perdido ou de quem se mudou é apagado no mesmo dia, pelo número de série."],
          [
            "O código fixo pode ser copiado sem o síndico saber, e a cópia aparece como se fosse o original; no rolante, isso não acontece.",
          ],
          ["A lista tem dados pessoais: guarda-se só o necessário, com acesso do síndico e da administração."],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "É preciso trocar o motor para cadastrar moradores?",
        answers: ["Não. O receptor com identificação é ligado à entrada de botoeira da central que já existe."],
      },
      {
        question: "Os controles atuais servem?",
        answers: [
          "Servem se o novo receptor aceita a frequência e o código deles. Se são de código fixo, vale trocar por rolante no recadastramento.",
        ],
      },
      {
        question: "Tag identifica melhor que o controle?",
        answers: [
          "A tag fica colada no carro e não se empresta com facilidade; o controle serve também à moto. Muitos prédios usam a tag e deixam o controle de reserva.",
        ],
      },
    ],
    photo: "a etiqueta da central e do receptor e um controle, frente e verso, com o número de unidades",
  },
  {
    id: "laco-indutivo",
    broader: "tag-veicular",
    label: "Laço indutivo no portão",
    phrase: "o laço indutivo do portão",
    asks: [
      "laço indutivo",
      ...combine(
        ["laço indutivo"],
        [
          "portão",
          "como funciona",
          "empresa",
          "portão empresa",
          "portão empresa como funciona",
          "caminhão",
          "galpão",
          "o que é",
        ],
      ),
      ...combine(["laço indutivo"], ["saída", "preço", "instalar", "instalação", "condomínio", "cancela", "detector"]),
      ...combine(
        ["laço"],
        ["piso portão", "magnético portão", "detector veículo", "chão portão", "detector metal portão"],
      ),
      ...combine(
        ["sensor chão", "sensor piso"],
        ["portão", "abre portão", "carro", "abre portão carro", "como funciona"],
      ),
      "detector de veículo portão",
      "detector massa metálica portão",
      "sensor de piso veículo portão",
      "laço indutivo portão",
      "saída prédio portão abre sem controle laço",
    ],
    intent: "question",
    answers: {
      any: [
        "O laço indutivo é uma bobina de fio num rasgo do piso, ligada a um detector: o metal do veículo muda o campo da bobina, e o detector fecha um contato. Na saída, ele abre o portão; sob a folha, mantém aberto enquanto houver carro ou caminhão.",
        "Um laço indutivo funciona com um fio em voltas dentro do piso e um detector: quando o metal do veículo passa por cima, o detector avisa a central. Do lado de dentro, abre para sair; na passagem, impede que o portão feche sobre carro ou caminhão.",
      ],
      price: [
        "O preço do laço indutivo soma o detector, o fio, o corte e a vedação do piso e a ligação na central; asfalto, concreto armado e largura da passagem mudam a conta. O valor sai por foto do piso e da etiqueta do motor.",
      ],
    },
    sections: [
      {
        about: "what",
        headings: ["Os dois usos do laço", "Laço para abrir e laço de segurança"],
        slots: [
          ["Laço de saída: fica do lado de dentro, antes do portão, e abre para quem vai sair, sem controle."],
          [
            "Laço de presença: fica na linha da folha e segura o fechamento enquanto houver veículo; depois da passagem, pode mandar fechar.",
          ],
          [
            "Na entrada pela rua o laço não decide quem entra, porque reconhece metal, e não o carro: ali se usa tag, controle ou portaria.",
          ],
        ],
      },
      {
        about: "choose",
        headings: ["Laço em empresa: caminhão, moto e empilhadeira", "O que muda com caminhão"],
        slots: [
          [
            "Caminhão de chassi alto e carreta com vão entre os eixos podem sumir do laço no meio da passagem: o laço é mais comprido ou são dois, somados a fotocélula em duas alturas.",
          ],
          ["Moto e bicicleta têm pouco metal e pedem ajuste de sensibilidade, ou botoeira ao lado."],
          [
            "Portão ou trilho de aço muito perto do laço, e malha de ferro rasa no concreto, atrapalham a leitura; a distância vem no manual do detector.",
          ],
        ],
      },
      {
        about: "visit",
        headings: ["Como o laço é instalado", "Do corte no piso ao teste"],
        slots: [
          [
            "O piso é cortado em retângulo, o fio dá as voltas que o detector pede e o rasgo é fechado com vedante, para o fio não se mexer.",
          ],
          [
            "Os dois fios vão trançados até o detector, que é ligado à entrada de só abrir da central; na de botoeira comum, um segundo pulso poderia fechar o portão.",
          ],
          ["No fim, ajusta-se a sensibilidade e testa-se com o menor e o maior veículo da empresa."],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "O laço substitui a fotocélula?",
        answers: ["Não. Ele vê metal, não pessoas. A fotocélula continua necessária para quem passa a pé."],
      },
      {
        question: "O laço indutivo funciona em qualquer motor?",
        answers: [
          "Funciona em quase todos: o detector dá um contato seco, como o da botoeira. Confira na central se há entrada de só abrir e de fotocélula.",
        ],
      },
      {
        question: "O laço parou de ler. O que costuma ser?",
        answers: [
          "Costuma ser fio partido por trinca do piso, emenda molhada ou detector fora de ajuste. O técnico mede o fio e recalibra antes de cortar de novo.",
        ],
      },
    ],
    photo: "o piso dos dois lados do portão, a etiqueta do motor e que veículos passam",
  },
];
