import type { NarrowConcept } from "#domain/knowledge/concept.ts";
import { combine } from "./combine.ts";

/** The remote control and the small things around the gate, as the family that uses them asks. */
export const casaControle: NarrowConcept[] = [
  {
    id: "copiar-o-controle-do-vizinho",
    broader: "controle",
    label: "Copiar o controle do vizinho",
    phrase: "copiar o controle do vizinho",
    asks: [
      "clonar controle vizinho abre meu portão",
      "clonar controle vizinho",
      "usar controle do vizinho",
      ...combine(
        ["copiar", "clonar", "duplicar", "fazer cópia"],
        [
          "controle vizinho",
          "controle do vizinho",
          "controle de outra pessoa",
          "controle do outro morador",
          "controle emprestado",
        ],
      ),
      "posso copiar controle vizinho",
      "pegar emprestado controle vizinho copiar",
    ],
    intent: "question",
    answers: {
      any: [
        "O controle do vizinho só se copia com autorização e se o portão é o mesmo, como o do prédio ou da vila: a cópia abre o portão dele, e não o seu. Para o seu, o controle novo é gravado na sua central. Sem consentimento, copiar para entrar em imóvel alheio pode dar problema com a polícia.",
        "Pode copiar o controle do vizinho se os dois usam o mesmo portão e o responsável autoriza; em condomínio, quem grava é a administração. Para abrir a sua garagem não adianta: cada central tem os seus códigos, e o controle é cadastrado nela.",
      ],
    },
    sections: [
      {
        about: "what",
        headings: ["O que a cópia abre", "Código fixo, código rolante e a sua central"],
        slots: [
          [
            "A cópia leva o código do original: abre o que ele abre.",
            "Um controle copiado é um gêmeo: faz exatamente o que o original faz.",
          ],
          [
            "Com código fixo, a cópia é possível; com código rolante, só gravando um controle novo na central.",
            "Controle de código rolante não se copia: cadastra-se outro no receptor.",
          ],
        ],
      },
      {
        about: "choose",
        headings: ["O caminho certo para ter mais um controle", "Casa, vila ou prédio: quem grava"],
        slots: [
          [
            "Em casa, o dono compra um controle compatível e o técnico grava na central.",
            "Na sua casa, basta um controle da mesma linha, gravado na sua placa.",
          ],
          [
            "Em vila ou prédio, peça ao síndico, que cadastra e sabe quantos controles existem.",
            "Em portão de uso comum, o responsável grava e anota; cópia por fora costuma ser proibida.",
          ],
        ],
      },
      {
        about: "safety",
        headings: ["E se alguém copiou o seu", "Como proteger o seu portão da cópia"],
        slots: [
          [
            "Apague a memória, grave de novo só os controles da casa e prefira código rolante.",
            "Se desconfia de cópia, limpe os cadastros e regrave só os seus.",
          ],
          [
            "Não empreste o controle nem o deixe à vista no carro.",
            "Controle no quebra-sol do carro na rua é convite à cópia.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "O controle do vizinho abre o meu portão. O que faço?",
        answers: ["Os códigos são iguais. Apaga-se a memória e grava-se outro código, de preferência rolante."],
      },
      {
        question: "Onde copiam controle de portão?",
        answers: ["Chaveiros copiam os de código fixo. O de código rolante precisa ser gravado na central."],
      },
      {
        question: "Quanto custa um controle novo gravado?",
        answers: [
          "Depende do modelo. Mande a foto do controle, frente e verso, e da etiqueta do motor: o orçamento é grátis.",
        ],
      },
    ],
    photo: "fotos do controle, frente e verso, e da etiqueta do motor",
  },
  {
    id: "abrir-a-caixa-do-controle",
    broader: "controle",
    label: "Abrir a caixinha do controle",
    phrase: "como abrir a caixa do controle",
    asks: [
      "abre controle encaixado",
      "como abre controle só encaixado",
      ...combine(
        ["abrir", "desmontar", "abre"],
        [
          "caixinha controle",
          "caixa controle",
          "capa controle",
          "capinha controle",
          "carcaça controle",
          "tampa controle",
          "tampinha controle",
        ],
      ),
      ...combine(
        ["como abrir controle", "como desmontar controle", "como abre controle"],
        ["remoto", "trocar pilha", "garagem", "por dentro", "parafuso"],
      ),
      "abrir controle trocar pilha",
    ],
    intent: "how-to",
    answers: {
      any: [
        "Para abrir a caixinha do controle, procure no verso um parafuso pequeno, às vezes sob o adesivo; sem parafuso, há uma fenda na lateral ou na argola onde entra uma moeda ou unha, e se torce de leve. Faça sobre uma mesa, para não perder a tecla de borracha, e veja a posição da pilha.",
        "O controle do portão se abre de dois jeitos: soltando o parafuso do verso com chave Phillips pequena ou desencaixando as metades pela fenda, com uma moeda, sem faca. Abra devagar, fotografe a pilha no lugar e feche na mesma ordem; o cadastro não se perde.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["Abrir sem quebrar, na ordem", "Passo a passo para abrir o controle"],
        slots: [
          [
            "Tenha à mão uma chave Phillips pequena e um pano claro para não perder peça.",
            "Trabalhe sobre um pano claro: a mola e a tecla somem fácil.",
          ],
        ],
        steps: [
          "Vire o controle e procure parafuso no verso, sob o adesivo ou dentro da gaveta da pilha.",
          "Sem parafuso, ache a fenda na lateral e gire nela uma moeda, de leve, em dois pontos.",
          "Levante a tampa e fotografe a pilha, o lado do + e a tecla de borracha.",
          "Troque a pilha ou limpe os contatos com pano seco.",
          "Encaixe a tecla, feche até ouvir o clique e teste perto do portão.",
        ],
      },
      {
        about: "care",
        headings: ["O que não fazer", "Cuidados com a plaquinha"],
        slots: [
          [
            "Nada de faca ou chave grande: a ponta risca a placa e corta a trilha.",
            "Não force com lâmina nem martelo; se não abre, há um parafuso que você não viu.",
          ],
          [
            "Não gire a peça metálica de ajuste nem mude chavinhas: são a frequência e o código.",
            "Chavinhas e o parafuso de ajuste por dentro não se tocam, porque mudam o código ou a frequência.",
          ],
        ],
      },
      {
        about: "replace",
        headings: ["Quebrou a caixa ao abrir", "Capa nova ou controle novo"],
        slots: [
          [
            "Para vários modelos há capa avulsa: a plaquinha passa para ela e continua gravada.",
            "Se só a capa trincou, troca-se a capa e mantém-se a placa com o cadastro.",
          ],
          [
            "Placa partida ou botão arrancado pede controle novo, gravado na central.",
            "Com a plaquinha quebrada, o caminho é outro controle, cadastrado no portão.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Abrir o controle apaga a programação?",
        answers: ["Não: o código fica na placa, e o cadastro, na central. Pode trocar a pilha sem medo."],
      },
      {
        question: "Não tem parafuso nem fenda. Como abro?",
        answers: [
          "Alguns abrem empurrando a argola ou deslizando a tampa. Mande a foto do controle, e dizemos onde é o encaixe.",
        ],
      },
      {
        question: "Que pilha vou encontrar dentro do controle?",
        answers: ["Em geral A23 ou 27A, de 12 V, ou moeda CR2032 ou CR2016, de 3 V. Compre a do código impresso."],
      },
    ],
    photo: "fotos do controle, frente, verso e lateral",
  },
  {
    id: "espelho-da-fotocelula",
    broader: "fotocelula",
    label: "Espelho ou lente da fotocélula quebrou",
    phrase: "o espelho quebrado da fotocélula",
    asks: [
      "lente fotocélula quebrada",
      "lente fotocélula quebrada troca par",
      ...combine(
        ["espelhinho", "espelho", "lente", "olhinho", "olho", "refletor"],
        [
          "portão quebrou",
          "portão quebrado",
          "portão caiu",
          "sensor quebrou",
          "fotocélula quebrou",
          "fotocélula caiu",
          "trincou portão",
        ],
      ),
      "espelhinho portão",
      "espelhinho sensor",
      "olhinho portão",
      "olhinho vermelho portão",
    ],
    intent: "repair",
    answers: {
      any: [
        "O espelhinho do portão é parte da fotocélula, o sensor que não deixa fechar em cima de ninguém; quebrado, o portão costuma abrir e não fechar. No modelo com espelho, troca-se só o refletor; no de dois sensores, o módulo ou o par. Não amarre nem anule: feche olhando até o conserto.",
        "Se quebrou o espelhinho ou a lente do sensor do portão, limpe os cacos e não anule o sensor: é a fotocélula, que evita o fechamento sobre carro e pessoa. Espelho refletor se troca à parte; por lente trincada entra água, e então se troca o sensor, que é alinhado e testado.",
      ],
    },
    sections: [
      {
        about: "what",
        headings: ["Espelho, lente ou módulo: qual é o seu", "Como reconhecer o que quebrou"],
        slots: [
          [
            "Fotocélula com espelho tem o aparelho de um lado e um refletor, como olho de gato, do outro.",
            "De um lado há o sensor com fio; se do outro só há um refletor sem fio, o seu é de espelho.",
          ],
          [
            "Com fio dos dois lados, são emissor e receptor, e a lente faz parte do módulo.",
            "Dois aparelhos com fio formam um par, e nele não existe espelho avulso.",
          ],
        ],
      },
      {
        about: "check",
        headings: ["Como fechar até o conserto", "O que fazer enquanto isso"],
        slots: [
          [
            "Sem o sensor, o fechamento automático fica desligado.",
            "Até a troca, o portão só fecha com alguém olhando o vão.",
          ],
        ],
        steps: [
          "Desligue o disjuntor antes de mexer perto do sensor.",
          "Tire os cacos e limpe o que sobrou com pano seco.",
          "O de correr ou de abrir que anda leve se fecha na mão, destravado.",
          "Fotografe os dois lados e a etiqueta do sensor para pedir a peça.",
        ],
      },
    ],
    keep: ["visit"],
    questions: [
      {
        question: "Posso pôr um espelho comum no lugar?",
        answers: ["Não: o refletor devolve a luz na mesma direção, e o espelho comum não. O sensor ficaria cego."],
      },
      {
        question: "Preciso trocar os dois lados do sensor?",
        answers: ["No de espelho, só o refletor. No de dois módulos, o par igual costuma ser mais seguro."],
      },
      {
        question: "Quanto custa trocar o espelho da fotocélula?",
        answers: ["Depende da marca e do tipo. Com as fotos dos dois lados, o orçamento é grátis."],
      },
    ],
    photo: "fotos dos dois lados do sensor e da etiqueta dele",
  },
  {
    id: "idoso-abre-na-mao",
    broader: "acessibilidade",
    label: "Idoso e o portão na mão",
    phrase: "o idoso que precisa abrir o portão na mão",
    asks: [
      "mãe não tem força abrir portão",
      "mãe sem força abrir portão",
      "quanto força precisa mover portão destravado",
      ...combine(
        ["idoso", "idosa", "minha mãe", "meu pai", "avó", "pessoa idosa", "mulher sozinha", "esposa", "minha mulher"],
        [
          "abrir na mão",
          "abrir manual",
          "abrir manualmente",
          "sem luz",
          "sem energia",
          "falta luz",
          "destravar",
          "consegue abrir",
          "empurrar portão",
          "pesado abrir mão",
          "pesado demais abrir",
          "pesado demais abrir mão",
          "não consegue abrir mão",
          "não consegue empurrar",
          "não consegue abrir portão pesado",
        ],
      ),
    ],
    intent: "question",
    answers: {
      any: [
        "Portão pesado demais para abrir na mão está fora do ponto: em ordem e destravado, o de correr ou de abrir anda com pouca força. Roldana, trilho ou dobradiça é o que pesa, e a visita que acerta parte de {price.preventive} em casa, sem peças. O basculante pesado ninguém deve erguer na mão.",
        "Com pouca força, dá para abrir na mão o portão de correr ou de abrir que anda leve: disjuntor desligado, chave na tampa do motor, alavanca solta e empurrão devagar. Se não andou um palmo, pare: está pesado e precisa de conserto. O basculante não se ergue na mão; chame o técnico.",
        "Para a pessoa idosa abrir o portão na mão, o passo é desligar o disjuntor, girar a chave no motor e empurrar a folha pela borda, um palmo por vez. Portão em ordem anda leve; se pesa, range ou é basculante, não force. A visita que deixa a folha leve parte de {price.preventive} em casa, sem peças.",
        "Depende do portão: o de correr ou de abrir, equilibrado e destravado, anda com pouca força; o basculante pesado ou desregulado, não, e ninguém deve tentar sozinho. Para não depender da mão na falta de luz, instala-se nobreak ou motor com bateria.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["Abrir na mão, passo a passo", "Portão de correr ou de abrir, sem força"],
        slots: [
          [
            "Vale para portão de correr ou de abrir, com a folha reta.",
            "Sem pressa e com calçado firme; o basculante fica fora destes passos.",
          ],
        ],
        steps: [
          "Desligue o disjuntor do portão no quadro de luz.",
          "Ponha a chave na tampa do motor, gire e puxe a alavanca até soltar.",
          "Ponha as duas mãos na borda da folha e empurre devagar, sem forçar.",
          "Andou um palmo, continue no mesmo ritmo; não deixe a folha correr.",
          "Ao terminar, feche, trave o motor com a chave e religue o disjuntor.",
        ],
      },
      {
        about: "safety",
        headings: ["Se o portão não andar", "O que fazer quando está pesado"],
        slots: [
          [
            "Não insista: saia a pé pelo portão social, avise a família e peça a visita.",
            "Deixe como está, use o portão de pedestres e peça a visita: folha que não anda não se força, nem a dois.",
          ],
          [
            "Se ficou aberto para a rua, feche a porta da casa e mande mensagem, {shop.hours}, dizendo que está sozinha.",
            "Portão aberto e pessoa sozinha: diga isso na primeira mensagem, {shop.hours}.",
          ],
          [
            "Não suba em escada nem passe por baixo de folha basculante.",
            "Basculante que não sobe pelo motor fica como está, sem ninguém embaixo.",
          ],
        ],
      },
      {
        about: "choose",
        headings: ["Para não precisar de força", "O que ajuda da próxima vez"],
        slots: [
          [
            "Nobreak de portão ou motor com bateria mantém o controle funcionando sem luz.",
            "Com bateria, aperta-se o mesmo botão, com ou sem energia.",
          ],
          [
            "Roldana nova, trilho limpo e folha no prumo deixam o portão leve na mão; a visita em casa parte de {price.preventive}, sem peças.",
            "A manutenção em dia é o que mais alivia o peso, a partir de {price.preventive} em casa, sem peças.",
          ],
          [
            "Deixe a chave de destravamento com fita colorida, em lugar combinado com a família.",
            "Treine uma vez, num dia comum e com companhia, para saber onde ficam o disjuntor e a chave.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "O destravamento exige força?",
        answers: [
          "Não: em motor conservado, a chave gira com pouca força. Se está dura, a trava do motor precisa de limpeza.",
        ],
      },
      {
        question: "E se o portão travar com a pessoa idosa sozinha em casa?",
        answers: [
          "Ela sai a pé pelo portão social, com a chave à mão, e liga para alguém próximo. Não deve subir em escada nem abrir o motor.",
        ],
      },
      {
        question: "Qual portão é mais leve para abrir na mão?",
        answers: ["O de correr, nivelado e com roldanas boas. No de abrir, a folha curta e bem presa também é leve."],
      },
    ],
    photo: "fotos do portão inteiro por dentro e da etiqueta do motor",
  },
  {
    id: "pivotante-bate-com-vento",
    broader: "pivotante",
    label: "Portão de abrir que bate com o vento",
    phrase: "o portão de abrir que bate com o vento",
    asks: [
      "portão abrir batendo venta",
      "portão abrir fica batendo noite venta",
      ...combine(
        ["pivotante", "portão de abrir", "duas folhas", "folha"],
        [
          "bate vento",
          "batendo vento",
          "vento",
          "vento bate",
          "vento abre",
          "vento empurra",
          "vento fecha",
          "balança vento",
        ],
      ),
    ],
    intent: "repair",
    answers: {
      any: [
        "Portão pivotante que bate com o vento está com folga no braço ou na dobradiça, ou sem batente e trava: o motor sozinho segura a folha por um ponto só. Põe-se batente firme no chão, trava elétrica na ponta e tira-se a folga; folha toda fechada pode ganhar vãos para o vento passar.",
        "No portão de abrir, o vento bate na folha como numa vela e força o braço do motor. A solução é batente nas duas posições, trava elétrica e dobradiça sem folga; com vento forte, deixe fechado e travado e não acione.",
      ],
    },
    sections: [
      {
        about: "causes",
        headings: ["De onde vem a batida", "Folga, batente ou trava"],
        slots: [
          [
            "Pino gasto do braço ou suporte solto deixa a folha ir e voltar alguns centímetros, e cada rajada vira pancada.",
            "Centímetros de folga no braço ou na dobradiça viram pancada a cada rajada.",
          ],
          [
            "Sem batente no chão, é o motor que para a folha, e ele não foi feito para isso.",
            "O batente é que deve receber a folha; sem ele, a pancada vai toda para o motor.",
          ],
          [
            "Em duas folhas, a que fecha por último precisa prender a outra: fecho central ou ferrolho.",
            "Portão de duas folhas pede fecho central, senão o vento abre pelo meio.",
          ],
        ],
      },
      {
        about: "visit",
        headings: ["O que o técnico instala e ajusta", "Como a folha fica firme"],
        slots: [
          [
            "Batentes fixados no piso, trava elétrica na ponta e troca de pinos gastos resolvem a maioria.",
            "O serviço comum é batente, trava e pino novo, com a força do motor conferida.",
          ],
          [
            "Em lugar muito aberto, motor de braço articulado reforçado ou hidráulico aguenta melhor, e a folha vazada sofre menos.",
            "Chapa fechada em lugar de vento pede folha vazada ou motor para vento, escolhido pelo tamanho da folha.",
          ],
        ],
      },
      {
        about: "safety",
        headings: ["Em dia de vento forte", "Até o conserto"],
        slots: [
          [
            "Não fique no raio da folha nem tente segurá-la: a rajada joga a folha contra quem está perto.",
            "A folha solta no vento machuca; mantenha crianças, animais e carro fora do giro dela.",
          ],
          [
            "Deixe fechado, com o ferrolho de chão baixado e o motor sem comando enquanto ele estiver travado.",
            "Feche, baixe o ferrolho e desligue o disjuntor, para ninguém acionar o motor contra a tranca.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Motor mais forte segura a folha no vento?",
        answers: ["Não sozinho: sem batente e trava, ele só quebra mais caro. Primeiro se firma a folha."],
      },
      {
        question: "Posso usar ferrolho junto com o motor?",
        answers: [
          "Só com o disjuntor desligado: motor acionado contra ferrolho fechado quebra o braço. A trava elétrica abre junto com o motor.",
        ],
      },
      {
        question: "O vento entortou o braço do motor. Tem conserto?",
        answers: [
          "Troca-se o braço ou o pino, se o motor não vazou nem travou. Fotos do braço bastam para o orçamento.",
        ],
      },
    ],
    photo: "fotos do portão inteiro, do braço e das dobradiças, e um vídeo do movimento",
  },
  {
    id: "fecha-com-pancada",
    broader: "bate-forte",
    label: "Portão que fecha com pancada",
    phrase: "o portão que fecha com pancada",
    asks: [
      "fechamento portão violento",
      "portão fecha violento",
      ...combine(
        ["fecha", "fechar", "fechando"],
        [
          "com força",
          "força estouro",
          "dá um estouro",
          "estouro",
          "pancada",
          "batendo forte",
          "barulhão",
          "dá pancada",
          "violência",
          "porrada",
        ],
      ),
      "bate forte quando fecha",
      "pancada no final fechamento",
      "estrondo ao fechar",
      "fecha com tudo",
      "portão fecha tudo força",
    ],
    intent: "repair",
    answers: {
      any: [
        "O portão que bate forte quando fecha está parando tarde: o fim de curso, que é o sensor de parada, saiu do ponto ou a placa não reduz a velocidade na chegada. O técnico acerta os dois e o batente. No basculante que despenca, pare de usar: é mola, cabo ou contrapeso.",
        "A pancada ao fechar quase sempre se resolve com regulagem: sensor de parada fora do ponto, redução de velocidade desligada ou batente gasto. Se o estouro vem do alto, de mola ou cabo, desligue o disjuntor, não deixe ninguém embaixo e chame.",
      ],
    },
    sections: [
      {
        about: "signs",
        headings: ["De onde vem a batida", "Batida no batente ou peça que rompeu"],
        slots: [
          [
            "Se a batida vem sempre no fim do percurso, no mesmo ponto, é regulagem.",
            "Pancada que se repete em todo fechamento, no mesmo ponto, é a folha no batente, e se regula.",
          ],
          [
            "Já um estouro único, seguido de folha torta ou pesada, é cabo ou mola que rompeu. Desligue o disjuntor e não acione.",
            "Se o estouro foi único e a folha mudou de posição ou de peso, algo rompeu: pare de usar.",
          ],
        ],
      },
      {
        about: "causes",
        headings: ["Por que ele chega com força", "Rampa, fim de curso, peso e batente"],
        slots: [
          [
            "Ímã ou haste do fim de curso deslocado faz o motor empurrar além do ponto.",
            "Fim de curso que saiu do lugar deixa o motor trabalhando depois da batida.",
          ],
          [
            "O basculante com contrapeso leve e o de correr em declive chegam acelerados; no de abrir, é o braço sem freio ou o vento na folha.",
            "Folha de basculante desequilibrada ganha velocidade na descida; no de abrir, batente gasto e vento somam força.",
          ],
          ["Batente sem borracha transforma qualquer toque em pancada.", "Borracha gasta no batente dobra o barulho."],
        ],
      },
      {
        about: "visit",
        headings: ["Como a pancada é tirada", "O ajuste, da folha à central"],
        slots: [
          [
            "Primeiro o equilíbrio da folha, depois o fim de curso e, por último, a rampa e a força.",
            "O técnico confere a folha solta, acerta o ponto de parada e só então a desaceleração.",
          ],
          [
            "Central antiga sem rampa pode ser trocada por uma que desacelera.",
            "Se a placa não tem parada suave, põe-se borracha no batente e a parada no ponto exato; para chegar devagar, só com outra central.",
          ],
        ],
      },
    ],
    keep: ["cost"],
    questions: [
      {
        question: "Posso continuar usando até a visita?",
        answers: [
          "Se é só a batida no fim e a folha anda reta, sim, o mínimo e sem ninguém perto. Se o basculante despenca ou o motor segue forçando depois da batida, não: desligue o disjuntor.",
        ],
      },
      {
        question: "A pancada estraga o motor?",
        answers: ["Estraga com o tempo: quebra engrenagem, solta suporte e racha solda. Regular sai mais barato."],
      },
      {
        question: "Posso pôr só uma borracha no batente?",
        answers: ["Ajuda no som, mas a causa continua. Borracha grossa demais faz a central achar obstáculo e voltar."],
      },
      {
        question: "Dá para eu mesmo ajustar a rampa?",
        answers: [
          "O ajuste é na central, sob a tampa, onde há tensão: fica com o técnico, que testa a reversão no fim.",
        ],
      },
    ],
    photo: "um vídeo com som do portão fechando e fotos do batente e da etiqueta do motor",
  },
];
