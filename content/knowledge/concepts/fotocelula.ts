import type { Concept } from "#domain/knowledge/concept.ts";

export const fotocelula: Concept = {
  id: "fotocelula",
  kind: "part",
  label: "Fotocélula",
  phrase: "a fotocélula do portão",
  words: [
    "fotocélula",
    "foto célula",
    "sensor",
    "sensor de obstáculo",
    "sensor anti esmagamento",
    "sensor de presença do portão",
    "sensor infravermelho",
    "sensor de barreira",
    "sensor de obstáculo",
    "célula fotoelétrica",
    "sensor do portão",
    "borda sensível",
    "olho do portão",
    "olhinho do portão",
    "olho elétrico",
    "espelhinho do portão",
  ],
  intent: "installation",
  answers: {
    any: [
      "A fotocélula do portão impede o fechamento sobre pessoa, animal ou carro: um feixe infravermelho cruza a passagem e, cortado, a folha não fecha ou volta. Serve em quase todo motor e fica, em geral, de 40 a 60 cm do piso.",
      "Fotocélula suja, desalinhada ou com fio solto faz o portão abrir e não fechar. Limpe as duas lentes com pano seco e veja se algo cruza o feixe; se não resolver, é alinhamento, cabo ou módulo, com o técnico.",
      "Fotocélula para portão são dois módulos, um de cada lado da passagem, ligados à placa: emissor e receptor. Com o feixe cortado, o fechamento para e inverte. Pode ser acrescentada a motor já instalado, se a placa tem a entrada.",
    ],
    price: [
      "O preço da fotocélula instalada depende do modelo, da distância entre as colunas e da passagem dos cabos. Sem eletroduto pronto, o trabalho aumenta. Com fotos dos dois lados do portão, o orçamento sai grátis.",
      "O preço de pôr fotocélula soma o par, o cabo e a mão de obra, e varia com a largura do vão e a placa do motor. Mande fotos das duas colunas e da etiqueta do motor para receber o valor fechado.",
    ],
    repair: [
      "O conserto da fotocélula segue uma ordem: limpar as lentes, alinhar os módulos, medir a alimentação e conferir o cabo. Só depois se troca o par. Nunca se anula o sensor com um fio para o portão fechar.",
      "Uma fotocélula com defeito costuma ter lente suja, suporte torto, inseto dentro ou fio oxidado. O técnico alinha, mede e vê o borne da placa; um módulo queimado é trocado em par compatível.",
    ],
    installation: [
      "Fotocélula para portão é instalada em par, um módulo de cada lado da passagem, em geral de 40 a 60 cm do piso, para ver pessoa e para-choque; com criança ou animal, soma-se um par mais baixo. O cabo segue em eletroduto até a placa, e o feixe é testado antes da entrega.",
      "Para instalar a fotocélula, fixam-se os módulos em coluna firme, longe do sol na lente, e leva-se o cabo de comando à placa, separado da força. Depois vem o teste: com o feixe cortado, a folha para e volta.",
    ],
    "how-to": [
      "Para testar a fotocélula, mande fechar e, de longe, passe um cabo de vassoura pelo feixe: a folha deve parar e voltar. Limpe as lentes com pano seco e nunca use o corpo no teste.",
      "Se o portão não fecha, limpe as lentes da fotocélula com pano macio, retire planta ou objeto do caminho e veja a luz indicadora. Continuando apagada ou piscando, peça o alinhamento ao técnico.",
    ],
    question: [
      "A fotocélula do portão é o sensor que impede a folha de fechar sobre pessoa, animal ou carro: dois módulos trocam um feixe infravermelho na passagem e, cortado o feixe, o portão para e volta. Serve em quase todo motor com entrada para ela na placa.",
    ],
    buying: [
      "Para comprar fotocélula de portão, confira três dados: alcance para a largura do vão, tensão da placa, em geral 12 V ou 24 V, e proteção contra chuva. Com cabo dos dois lados, use o par; sem passagem, o modelo com espelho.",
      "A fotocélula certa depende do vão e da placa do motor. Em casa, um par com fio resolve; com criança ou animal, soma-se um par mais baixo, e com caminhonete, um mais alto. A foto das colunas e da etiqueta do motor mostra qual serve.",
    ],
  },
  line: [
    "A fotocélula é o que impede a folha de fechar sobre quem está passando.",
    "Lente suja ou desalinhada na fotocélula faz o portão abrir e não fechar.",
    "Fotocélula pode ser acrescentada a motor antigo, se a placa tiver a entrada.",
  ],
  sections: [
    {
      about: "what",
      headings: [
        "Como a fotocélula protege",
        "Como funciona o feixe da fotocélula",
        "Como a fotocélula detecta quem passa",
      ],
      slots: [
        [
          "Um módulo emite luz infravermelha e o outro recebe; quem passa entre eles corta o feixe.",
          "Emissor e receptor ficam frente a frente, e o que cruza o feixe, naquela altura, interrompe a luz invisível.",
          "O par trabalha com um feixe que o olho não vê, de uma coluna à outra do portão.",
        ],
        [
          "Com o feixe cortado, a placa não inicia o fechamento e inverte o movimento se ele já começou.",
          "A reação habitual é parar e reabrir durante o fechamento, ou manter aberto enquanto houver alguém.",
          "Enquanto o obstáculo estiver ali, o portão permanece aberto ou volta a abrir.",
        ],
        [
          "A proteção cobre a linha do feixe, por isso a altura e a posição dos módulos pesam tanto.",
          "Só o que cruza a linha é percebido, e por esse motivo a regulagem de força continua necessária.",
          "Fotocélula e regulagem de força se completam: uma evita o toque, a outra limita o esforço.",
        ],
      ],
    },
    {
      about: "signs",
      headings: [
        "Portão não fecha por causa da fotocélula",
        "Sinais de fotocélula com problema",
        "Portão que não fecha por causa do sensor",
      ],
      slots: [
        [
          "O sintoma típico é o portão que abre normalmente e depois ignora a ordem de fechar.",
          "Abrir sempre e fechar nunca é o comportamento clássico de feixe interrompido.",
          "Se a folha começa a fechar e volta sem motivo visível, o sensor pode estar vendo algo.",
        ],
        [
          "Teia, poeira, condensação e formiga dentro do módulo bastam para cortar a luz.",
          "Planta que cresceu, vaso novo ou saco de lixo na linha do feixe têm o mesmo efeito de uma pessoa.",
          "Um encontrão no suporte desalinha o par, e alguns milímetros já fazem o receptor perder a luz.",
        ],
        [
          "A falha só em certo horário sugere sol batendo direto na lente do receptor.",
          "Problema ao amanhecer ou no fim da tarde costuma ser luz do sol na lente.",
          "Um defeito em dia de chuva aponta para umidade no módulo ou emenda oxidada.",
        ],
      ],
      bullets: [
        "Abre e não fecha",
        "Começa a fechar e volta",
        "Luz indicadora apagada ou piscando",
        "Falha no mesmo horário, com sol",
        "Problema depois de chuva ou obra",
      ],
    },
    {
      about: "check",
      headings: ["Teste da fotocélula em casa", "Limpeza e teste do sensor", "Como conferir a fotocélula sem risco"],
      slots: [
        [
          "Faça este teste uma vez por mês, com crianças e animais longe da passagem.",
          "O teste mensal leva poucos minutos e pede apenas um pano e um cabo de vassoura.",
          "Qualquer adulto consegue conferir o sensor por fora, sem abrir módulo nem motor.",
        ],
        [
          "Jamais use a mão ou o corpo para interromper o feixe, e não fique sob a folha do basculante.",
          "O cabo de vassoura mantém você fora do caminho da folha; o corpo nunca entra no teste.",
          "Fique ao lado da passagem, nunca embaixo nem na frente da folha em movimento.",
        ],
        [
          "Se qualquer passo falhar, pare de usar o fechamento automático até o ajuste.",
          "Sensor que não reage pede fechamento sob vigilância e visita do técnico.",
          "Quando o teste reprova, opere apenas olhando o portão e chame a assistência.",
        ],
      ],
      steps: [
        "Limpe as duas lentes com pano macio e seco.",
        "Retire plantas, vasos e objetos da linha entre os módulos.",
        "Mande fechar e passe o cabo de vassoura pelo feixe, a distância segura: a folha deve parar e voltar.",
        "Com o portão aberto, mantenha o feixe cortado e acione: ele não deve fechar.",
        "Veja o fechamento completo, sem pancada e sem fresta.",
      ],
    },
    {
      about: "visit",
      headings: [
        "Como é a instalação da fotocélula",
        "O que o técnico faz no sensor",
        "Fixação, ligação e teste da fotocélula",
      ],
      slots: [
        [
          "Os módulos vão em coluna firme e em altura baixa, em geral de 40 a 60 cm do piso, conforme o manual.",
          "A altura é escolhida para perceber quem passa, sem receber respingo do piso.",
          "Um suporte que balança perde o feixe com o vento, então a fixação é feita em base sólida.",
        ],
        [
          "O cabo corre em eletroduto separado da força, com emendas protegidas da umidade.",
          "Passar o cabo até o outro lado é a parte mais demorada quando não há duto no piso.",
          "Se a obra não deixou eletroduto, define-se o caminho do cabo antes de furar qualquer coisa.",
        ],
        [
          "Na placa, o sensor entra no borne próprio, e o jumper de fábrica que simula passagem livre é retirado.",
          "O técnico liga o contato na entrada certa e confirma que nenhuma ponte anula a proteção.",
          "Ao final, o feixe é cortado várias vezes, com a folha em pontos diferentes do percurso.",
        ],
      ],
    },
    {
      about: "choose",
      headings: ["Qual fotocélula escolher", "Fotocélula, borda sensível ou laço", "Sensor certo para cada portão"],
      slots: [
        [
          "Em residência, um par emissor e receptor costuma bastar para a linha da passagem.",
          "Casa com um portão só fica bem atendida por um par de fotocélulas comum.",
          "Para garagem residencial, escolhe-se o par pelo vão a cobrir e pela tensão da placa.",
        ],
        [
          "Quando é impossível levar cabo ao outro lado, o modelo com espelho dispensa fio em uma das colunas.",
          "O tipo com espelho refletor precisa de alimentação só de um lado e ajuda onde o piso já está pronto.",
          "Sem passagem para o cabo, avalia-se o par com refletor, que liga apenas um dos módulos.",
        ],
        [
          "Prédio e comércio com fluxo de pedestres ganham com a borda sensível na aresta da folha.",
          "Onde entra caminhão, um segundo par mais alto evita que o feixe passe sob a carroceria.",
          "Em entrada movimentada, somam-se borda sensível, segundo par ou laço no piso para veículos.",
        ],
      ],
    },
  ],
  questions: [
    {
      question: "A fotocélula é obrigatória?",
      answers: [
        "Ela é recomendada em toda instalação, e as normas de segurança de portões automáticos tratam da proteção contra esmagamento. Em local com crianças, pedestres ou prédio, não abra mão dela.",
        "Trate-a como item básico: sem sensor, a folha fecha sobre o que estiver no caminho. Normas técnicas do setor pedem proteção contra esmagamento, e a fotocélula é a forma mais comum.",
      ],
    },
    {
      question: "Posso desligar a fotocélula para o portão fechar?",
      answers: [
        "Não. Anular o sensor com um fio tira a proteção contra esmagamento. Feche sob seus olhos, limpe as lentes e chame o técnico se continuar.",
        "Não faça isso, nem por um dia. O portão passa a fechar sobre pessoas e carros; o certo é limpar, alinhar ou trocar o par.",
      ],
    },
    {
      question: "Meu motor antigo aceita fotocélula?",
      answers: [
        "Na maioria dos casos, sim, desde que a placa tenha entrada para ela. Se não tiver, troca-se a central por uma compatível com o motor.",
        "Quase sempre. O técnico vê pela placa se existe o borne; a foto da etiqueta do motor já dá uma boa ideia.",
      ],
    },
    {
      question: "Em que altura fica a fotocélula?",
      answers: [
        "Em geral de 40 a 60 cm do piso, para perceber pessoa e para-choque. Com criança pequena ou animal, põe-se um segundo par mais baixo; onde entra veículo alto, mais acima.",
        "A altura segue o que se quer detectar e o manual do fabricante. Em garagem comum fica na faixa do para-choque; com caminhões, usa-se mais um par.",
      ],
    },
    {
      question: "O sol atrapalha a fotocélula?",
      answers: [
        "Atrapalha quando bate direto na lente do receptor, no começo ou no fim do dia. A solução é inverter os módulos, proteger a lente ou mudar o ângulo.",
        "Pode atrapalhar. Se a falha ocorre sempre na mesma hora ensolarada, o técnico troca a posição de emissor e receptor.",
      ],
    },
  ],
  photo: "uma foto de cada lado do portão, com as colunas inteiras, e outra da etiqueta do motor",
  related: ["nao-fecha", "criancas", "esmagamento", "volta", "animais", "normas"],
  topic: "fotocelulas-e-sensores",
};
