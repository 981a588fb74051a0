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
      "Vendemos, instalamos e alinhamos fotocélula de portão, em motor novo ou já instalado. Um feixe infravermelho cruza a passagem e, quando alguém o corta, a folha para e volta. Serve em quase toda placa com entrada para sensor; a foto das colunas e do motor dá o modelo e o valor.",
      "Instalamos, consertamos e trocamos fotocélula de portão. Se o portão abre e não fecha, quase sempre é lente suja, par desalinhado ou fio solto: limpe as duas lentes com pano seco e tire o que corta o feixe; se não resolver, vamos alinhar ou trocar o par.",
      "Colocamos fotocélula em portão de correr, basculante ou de abrir: um par, com um módulo de cada lado da passagem, ligado à placa do motor. Com o feixe cortado, a folha para e volta. Decidem o preço o vão e o caminho do cabo, que as fotos das colunas mostram.",
    ],
    price: [
      "O preço da fotocélula instalada depende do modelo, da distância entre as colunas e da passagem dos cabos; sem eletroduto pronto, o trabalho aumenta. Com fotos dos dois lados do portão, o orçamento é grátis.",
      "O preço de instalar fotocélula soma o par, o cabo e a mão de obra, e varia com a largura do vão e a placa do motor. Mande fotos das duas colunas e da etiqueta do motor para receber o valor fechado.",
    ],
    repair: [
      "Consertamos fotocélula de portão: limpamos as lentes, alinhamos os módulos, medimos a alimentação e o cabo e só trocamos o par se um módulo queimou. A visita em casa parte de {price.preventive}, sem peças. Não anule o sensor com um fio para o portão fechar.",
      "Alinhamos, consertamos e trocamos fotocélula de portão no seu endereço. O defeito costuma ser lente suja, suporte torto, inseto dentro do módulo ou fio oxidado; se um módulo queimou, entra um par compatível com a placa, orçado antes pela foto.",
    ],
    installation: [
      "Instalamos fotocélula de portão em par, um módulo de cada lado da passagem, em geral de 40 a 60 cm do piso, para ver pessoa e para-choque; com criança ou animal, soma-se um par mais baixo. O cabo segue em eletroduto até a placa, e o feixe é testado antes da entrega.",
      "Fazemos a instalação da fotocélula em motor novo ou antigo: módulos presos em coluna firme, sem sol direto na lente, e cabo de comando até a placa, separado do de força. O serviço termina com o teste: com o feixe cortado, a folha para e volta.",
    ],
    "how-to": [
      "Para testar a fotocélula, mande fechar e, de longe, passe um cabo de vassoura pelo feixe: a folha deve parar e voltar. Limpe as lentes com pano seco e nunca use o corpo no teste.",
      "Se o portão não fecha, limpe as lentes da fotocélula com pano macio, retire planta ou objeto do caminho e veja a luz indicadora. Se ela continuar apagada ou piscando, o par precisa de alinhamento ou de reparo no cabo, serviço do técnico.",
    ],
    question: [
      "A fotocélula do portão é o sensor que impede a folha de fechar sobre pessoa, animal ou carro: dois módulos trocam um feixe infravermelho na passagem e, cortado o feixe, o portão para e volta. Serve em quase todo motor com entrada para ela na placa.",
    ],
    buying: [
      "Vendemos fotocélula para portão já com a instalação. Decidem o alcance para a largura do vão, a tensão da placa, em geral 12 V ou 24 V, e a passagem do cabo: havendo cabo dos dois lados, o par; senão, o modelo com espelho. A foto das colunas dá o valor.",
      "Vendemos e instalamos a fotocélula que serve no seu vão e na placa do motor. Em casa, um par com fio resolve; com criança ou animal, soma-se um par mais baixo, e com caminhonete, um mais alto. A foto das colunas e da etiqueta do motor mostra o modelo e o valor.",
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
          "Emissor e receptor ficam frente a frente, e quem passa naquela altura interrompe a luz invisível.",
          "O par forma um feixe invisível de uma coluna à outra do portão, e o receptor percebe quando ele é cortado.",
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
          "Abrir bem e não fechar é o comportamento clássico de feixe interrompido.",
          "O mais comum é a folha não fechar, ou começar a fechar e voltar, sem nada à vista na passagem.",
        ],
        [
          "Teia, poeira, condensação e formiga dentro do módulo bastam para cortar a luz.",
          "Planta que cresceu, vaso novo ou saco de lixo na linha do feixe têm o mesmo efeito de uma pessoa.",
          "Um encontrão no suporte desalinha o par, e alguns milímetros já fazem o receptor perder a luz.",
        ],
        [
          "Às vezes a falha aparece só em certo horário, o que sugere sol batendo direto na lente do receptor.",
          "Menos comum é o defeito só ao amanhecer ou no fim da tarde, em geral por luz do sol na lente.",
          "Quando o defeito só aparece em dia de chuva, procure umidade no módulo ou emenda oxidada.",
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
          "Se o sensor não reage, feche o portão só olhando para ele e chame o técnico.",
          "Se a folha não parar nem voltar, use o portão apenas à vista e peça o conserto.",
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
          "Cada módulo é preso à coluna na altura que percebe quem passa, em geral na faixa do para-choque, sem receber respingo do piso.",
          "Os dois módulos são fixados em base sólida, um de frente para o outro, porque suporte que balança perde o feixe com o vento.",
        ],
        [
          "O cabo corre em eletroduto separado da força, com emendas protegidas da umidade.",
          "Passar o cabo até o outro lado é a parte mais demorada quando não há duto no piso.",
          "Se a obra não deixou eletroduto, o técnico combina com você o caminho do cabo antes de furar.",
        ],
        [
          "Na placa, o sensor vai na entrada própria, no lugar da ponte de fábrica que simula passagem livre, e o feixe é cortado várias vezes no teste.",
          "O técnico liga o contato na entrada certa e confirma, com a folha em movimento, que nenhuma ponte anula a proteção.",
          "Depois de ligado à placa, o feixe é cortado várias vezes, com a folha em pontos diferentes do percurso.",
        ],
      ],
    },
    {
      about: "choose",
      headings: [
        "Qual fotocélula escolher",
        "Par com fio, com espelho ou mais de um sensor",
        "Sensor certo para cada portão",
      ],
      slots: [
        [
          "Em residência, um par emissor e receptor costuma bastar para a linha da passagem.",
          "Casa com um portão só fica bem atendida por um par de fotocélulas comum.",
          "Para garagem residencial, o comum é um par só, escolhido pelo vão a cobrir e pela tensão da placa.",
        ],
        [
          "Quando é impossível levar cabo ao outro lado, o modelo com espelho dispensa fio em uma das colunas.",
          "O tipo com espelho refletor precisa de alimentação só de um lado e ajuda onde o piso já está pronto.",
          "Sem passagem para o cabo, usa-se o modelo com refletor, em que só um dos lados recebe fio.",
        ],
        [
          "Prédio e comércio com fluxo de pedestres ganham com um sensor a mais, a borda sensível na aresta da folha.",
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
        "Não. Anular o sensor com um fio tira a proteção contra esmagamento. Limpe as lentes, feche o portão só olhando para ele e chame o técnico se a falha continuar.",
        "Não faça isso, nem por um dia. O portão passa a fechar sobre pessoas e carros; o certo é limpar, alinhar ou trocar o par.",
      ],
    },
    {
      question: "Meu motor antigo aceita fotocélula?",
      answers: [
        "Na maioria dos casos, sim, desde que a placa tenha entrada para ela. Se não tiver, troca-se a central por uma compatível com o motor.",
        "Quase sempre. O que decide é a entrada para sensor na placa, e o modelo do motor já diz se ela existe.",
      ],
    },
    {
      question: "Em que altura fica a fotocélula?",
      answers: [
        "Em geral de 40 a 60 cm do piso, para perceber pessoa e para-choque. Com criança pequena ou animal, põe-se um segundo par mais baixo; onde entra veículo alto, mais acima.",
        "A faixa usual vai de 40 a 60 cm do piso, a do para-choque de um carro comum. Baixa demais, ela recebe respingo e folha seca; alta demais, deixa passar criança e animal por baixo do feixe.",
      ],
    },
    {
      question: "O sol atrapalha a fotocélula?",
      answers: [
        "Atrapalha quando bate direto na lente do receptor, no começo ou no fim do dia. A solução é inverter os módulos, proteger a lente ou mudar o ângulo.",
        "Pode atrapalhar, e a pista é a hora certa da falha. O técnico troca a posição de emissor e receptor ou protege a lente com uma aba.",
      ],
    },
  ],
  photo: "uma foto de cada lado do portão, com as colunas inteiras, e outra da etiqueta do motor",
  related: ["nao-fecha", "criancas", "esmagamento", "volta", "animais", "normas"],
  topic: "fotocelulas-e-sensores",
};
