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
        "O cadastro de controles de moradores com identificação é feito num receptor que guarda o número de série de cada um, com bloco, unidade e nome. Assim o síndico apaga só o perdido, sem regravar os outros; use código rolante, que não se copia.",
        "Como cadastrar os controles por apartamento: um receptor que identifica grava cada controle pelo número de série e o liga à unidade e ao morador. No recadastramento do prédio, apague o que não for apresentado e prefira código rolante, porque o fixo se copia sem ninguém saber.",
        "Para cadastrar controles no condomínio com lista por unidade, instale receptor com identificação, grave cada um pelo número de série e exija código rolante. O síndico guarda a lista e, quando um morador perde ou se muda, apaga só aquele controle.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["Como fazer o cadastro, passo a passo", "O recadastramento do condomínio"],
        slots: [
          [
            "Anuncie com duas ou três semanas, porque o controle que não for trazido deixa de abrir. Marque horários por bloco.",
            "Avise por escrito com antecedência: quem faltar fica sem acesso. Um dia de semana à noite e um sábado cobrem quase todos.",
            "O aviso vem antes, com data e regra clara, já que a limpeza apaga os ausentes. Divida as unidades em dois turnos.",
          ],
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
        about: "choose",
        headings: ["Receptor comum e receptor com identificação", "O que o receptor do prédio precisa ter"],
        slots: [
          [
            "No receptor comum, os controles ficam na memória sem nome, e para tirar um muitas vezes é preciso apagar todos. No que identifica, cada um tem posição e número de série ligados à unidade.",
            "Sem identificação, um controle perdido obriga a limpar a memória inteira. Com ela, o aparelho tem número e dono, e sai sozinho da lista.",
            "O comum não sabe de quem é cada controle; o identificado sabe e exclui um por vez. Num prédio, essa diferença poupa recadastramentos.",
          ],
          [
            "Veja se a capacidade cobre dois controles por vaga com sobra e se o modelo registra data e hora de cada abertura. Ele se liga à central atual, sem trocar o motor.",
            "A memória deve passar de dois controles por vaga, com folga para novos moradores. Alguns registram dia e hora, e todos usam a central que já existe.",
            "Some dois por vaga e mais 20% para definir a capacidade. O histórico de aberturas é opcional, e o motor fica.",
          ],
        ],
      },
      {
        about: "safety",
        headings: ["Controle perdido, cópia e dados pessoais", "Perda, mudança e clonagem"],
        slots: [
          [
            "Controle perdido ou de quem se mudou é apagado no mesmo dia, pelo número de série. O código fixo pode ser copiado, e a cópia aparece como original; no rolante, isso não acontece.",
            "Mudança e perda pedem exclusão imediata, feita pelo número. Em código fixo, uma cópia de chaveiro entra como se fosse o morador, o que o rolante impede.",
            "Apague no dia o aparelho perdido ou do ex-morador. Só o rolante evita que uma cópia feita em chaveiro use o mesmo cadastro.",
          ],
          [
            "A lista tem dados pessoais: guarde só o necessário, com acesso do síndico e da administração, como pede a LGPD.",
            "Pela LGPD, nome e unidade ficam com acesso restrito a quem administra.",
            "Restrinja a planilha ao síndico e à administradora, porque são dados pessoais.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "É preciso trocar o motor para cadastrar moradores?",
        answers: [
          "Não. O receptor com identificação é ligado à entrada de botoeira da central que já existe.",
          "O motor e a central ficam: o receptor novo entra ao lado, por dois fios.",
        ],
      },
      {
        question: "Os controles atuais servem?",
        answers: [
          "Servem se o novo receptor aceita a frequência e o código deles. Se são de código fixo, vale trocar por rolante no recadastramento.",
          "Só quando o código é compatível. Aproveite a data para passar os fixos a rolante.",
        ],
      },
      {
        question: "Tag identifica melhor que o controle?",
        answers: [
          "A tag fica colada no carro e não se empresta com facilidade; o controle serve também à moto. Muitos prédios usam a tag e deixam o controle de reserva.",
          "Para carro, sim, porque não sai do vidro. O controle continua útil para moto e como reserva.",
        ],
      },
      {
        question: "Quanto custa o recadastramento?",
        answers: [
          "Sem receptor novo, paga-se o serviço por controle ou por turno, e a revisão do portão pode ser feita junto. Com receptor, somam o aparelho e os controles rolantes.",
          "Depende do número de controles e de haver receptor a instalar; o rolante por morador é a maior parte da conta.",
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
