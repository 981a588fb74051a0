import type { Concept } from "#domain/knowledge/concept.ts";

export const soDePerto: Concept = {
  id: "so-de-perto",
  kind: "symptom",
  label: "Controle só de perto",
  phrase: "o controle que só funciona de perto",
  words: [
    "só funciona de perto",
    "só funciona pertinho",
    "só funciona bem pertinho",
    "só abre pertinho",
    "bem pertinho",
    "chegar pertinho",
    "chegar bem pertinho",
    "chegar bem perto",
    "chegar perto",
    "chego perto",
    "encostado no portão",
    "colado no portão",
    "só abre bem pertinho",
    "só pega pertinho",
    "só pega bem pertinho",
    "só de pertinho",
    "só bem de perto",
    "só bem perto",
    "só abre de perto",
    "só pega de perto",
    "controle só de perto",
    "não funciona de longe",
    "não abre de longe",
    "não pega de longe",
    "pouco alcance",
    "alcance do controle",
    "alcance curto",
    "sem alcance",
    "controle sem alcance",
    "controle peccinin sem alcance",
    "controle nice sem alcance",
    "controle garen sem alcance",
    "controle rossi sem alcance",
    "controle seg sem alcance",
    "perdeu alcance",
    "aumentar alcance",
    "sinal fraco",
    "controle fraco",
  ],
  intent: "repair",
  answers: {
    any: [
      "Um controle que só funciona de perto costuma estar com pilha fraca: troque pelo mesmo modelo e teste. Se todos os controles perderam alcance, a antena do receptor está cortada, enrolada ou atrás de metal, ou há interferência de LED.",
      "Pilha no fim, antena mal colocada e interferência são as causas comuns de um controle que só abre de perto. Troque a pilha primeiro; se todos os controles perderam alcance juntos, o problema está no receptor.",
      "Se o controle só pega de perto, veja se é um ou se são todos: um só indica pilha ou defeito nele; todos indicam antena, receptor ou ruído elétrico na garagem. O alcance de referência é de {trade.reach}, em campo aberto.",
    ],
    price: [
      "Recuperar o alcance do controle pode custar só uma pilha, um acerto de antena ou um receptor externo. O valor depende da causa; fotos do controle e do motor bastam para o orçamento grátis.",
      "O preço para o controle voltar a abrir de longe muda com a causa: pilha você mesmo troca, antena refeita é mão de obra, receptor novo soma peça e cadastro. Diga se todos falham ou só um.",
      "Cobra-se o acerto da antena ou o receptor avulso com a instalação; se for só pilha, não há visita a pagar. Mande fotos do controle, do motor e do portão e receba o valor.",
    ],
    "how-to": [
      "Para aumentar o alcance do controle, troque a pilha, teste sem obstáculo e desligue um a um os aparelhos perto da garagem. Se todos os controles falham, a antena do receptor precisa de acerto, feito com o motor desligado.",
      "Controle que só funciona de perto: pilha nova, teste a céu aberto e comparação com outro controle. Depois procure interferência, desligando lâmpadas LED e câmeras próximas. A antena fica na central, e ali quem mexe é o técnico.",
    ],
  },
  line: [
    "Alcance que caiu em um controle é pilha; em todos, é antena ou receptor.",
    "Lâmpada LED ou fonte nova perto da central pode encurtar o alcance do controle.",
    "Portão de chapa fechada bloqueia o sinal, e um receptor externo em ponto alto resolve.",
  ],
  sections: [
    {
      about: "causes",
      headings: [
        "Por que o controle só funciona de perto",
        "Pilha, antena ou interferência",
        "O que encurta o alcance",
      ],
      slots: [
        [
          "Uma pilha fraca ainda acende a luz, mas não dá potência para o sinal chegar longe.",
          "A primeira suspeita é a pilha: a luz engana, porque acende mesmo quando falta força ao sinal.",
          "Com a pilha no fim, o controle transmite fraco e obriga você a chegar perto do portão.",
        ],
        [
          "Do lado do portão, antena cortada, enrolada ou encostada em metal deixa o receptor quase surdo.",
          "O fio da antena tem comprimento certo, e cortá-lo ou enrolá-lo reduz o alcance de todos os controles.",
          "Receptor preso atrás de chapa, dentro de caixa de ferro ou junto ao motor escuta mal.",
        ],
        [
          "Fontes de LED, câmeras, carregadores e inversores geram ruído na mesma faixa do controle.",
          "Uma lâmpada nova na garagem pode atrapalhar o receptor a ponto de só funcionar encostado.",
          "Película metalizada no vidro do carro e muro grosso também seguram parte do sinal.",
        ],
      ],
      bullets: [
        "Pilha fraca",
        "Antena cortada ou enrolada",
        "Lâmpada LED ou fonte nova por perto",
        "Portão de chapa fechada na frente do receptor",
        "Película metalizada no carro",
        "Controle com defeito ou fora de frequência",
      ],
    },
    {
      about: "check",
      headings: [
        "Alcance caiu: como descobrir o que mudou",
        "Teste de alcance em casa",
        "Verificação do alcance sem abrir a central",
      ],
      slots: [
        [
          "O alcance que caiu de um dia para o outro tem um motivo recente, e a pergunta é o que mudou.",
          "Pense no que foi instalado na garagem perto da data em que o controle começou a falhar.",
          "Câmera, lâmpada, cerca ou portão novo costumam coincidir com a queda de alcance.",
        ],
        [
          "O resultado do teste diz se o problema anda com o controle ou fica no portão.",
          "Com dois controles lado a lado, a comparação é imediata e não pede instrumento.",
          "Teste sempre da mesma posição, para comparar números de passos e não impressões.",
        ],
      ],
      steps: [
        "Troque a pilha pelo modelo indicado.",
        "Conte os passos até onde o controle ainda abre, fora do carro e com o portão à vista.",
        "Repita com outro controle, da mesma posição.",
        "Desligue lâmpadas LED, câmeras e carregadores perto da garagem, um por vez, e teste de novo.",
        "Se nada mudar em todos os controles, peça a revisão da antena e do receptor.",
      ],
    },
    {
      about: "visit",
      headings: [
        "O que o técnico faz para o sinal chegar",
        "Ajuste da antena e do receptor",
        "Receptor externo e medição de frequência",
      ],
      slots: [
        [
          "O técnico mede a potência e a frequência do controle e compara com a do receptor.",
          "Com o frequencímetro vê-se se o controle saiu da frequência; a força do sinal é comparada com a de um controle bom.",
          "A primeira medição é do controle: frequência, potência e pilha sob carga.",
        ],
        [
          "A antena é refeita no comprimento certo e levada para longe do metal e dos fios de força.",
          "Com o motor sem energia, o fio da antena é esticado, afastado da rede e fixado fora da chapa.",
          "Antena bem posicionada, fora da caixa metálica, devolve boa parte do alcance.",
        ],
        [
          "Se o portão é de chapa fechada, um receptor externo em ponto alto recebe o sinal por cima.",
          "Receptor avulso, instalado no muro ou sob o beiral, escapa da sombra do portão.",
          "Em garagens {de} no subsolo, levar o receptor para perto da rampa costuma ser a solução.",
        ],
      ],
    },
    {
      about: "what",
      headings: [
        "Qual é o alcance normal do controle",
        "Alcance em campo aberto e na garagem",
        "Quantos metros o controle alcança",
      ],
      slots: [
        [
          "A referência dos controles é de {trade.reach} em campo aberto, sem muro nem metal no caminho.",
          "Em condições ideais, o controle chega a {trade.reach}; na rua, os obstáculos reduzem essa distância.",
          "O número de {trade.reach} vale sem obstáculos, e cada parede ou chapa tira uma parte.",
        ],
        [
          "Abrir da esquina não é necessário nem desejável: o portão deve ser acionado à vista.",
          "Acionar de longe demais deixa a casa aberta antes de você chegar, então alcance tem medida.",
          "O bom alcance é o que abre enquanto você se aproxima, enxergando a calçada livre.",
        ],
        [
          "Se antes você abria da rua e agora precisa descer do carro, há defeito.",
          "A queda em relação ao que era diz mais que a distância em metros.",
          "Quem estaciona {em} de ré ou em rampa percebe a falta de alcance antes dos outros.",
        ],
      ],
    },
    {
      about: "cost",
      headings: [
        "Preço para recuperar o alcance",
        "Quanto custa aumentar o alcance",
        "O que muda o preço do reparo de alcance",
      ],
      slots: [
        [
          "A pilha é a tentativa mais barata e resolve muitos casos de um controle só.",
          "O custo sobe em degraus: pilha, antena, controle novo e receptor externo.",
          "Uma antena refeita é ajuste; receptor e controles novos entram como peças no orçamento.",
        ],
        [
          "Um receptor novo pede controles compatíveis, e a quantidade deles pesa no valor.",
          "Ao trocar o receptor, conte quantos controles a família usa, porque todos serão recadastrados.",
          "O preço do receptor depende do tipo de código e de quantos controles serão gravados.",
        ],
        [
          "Fotos do controle, do motor e do portão por fora bastam para um orçamento sem custo.",
          "Mande as fotos e diga se um ou todos falham; a estimativa pelo WhatsApp é grátis.",
          "Para um portão {em}, o orçamento por foto é feito antes da visita e sem custo.",
        ],
      ],
    },
  ],
  questions: [
    {
      question: "Troquei a pilha e ainda só abre de perto. O que pode ser?",
      answers: [
        "Pode ser a antena do receptor, interferência ou controle fora de frequência. Se outro controle também falha de longe, o problema está no portão e pede revisão da antena.",
        "Compare com outro controle. Se os dois falham, é antena, receptor ou ruído elétrico; se só um falha, o defeito está nele.",
      ],
    },
    {
      question: "Lâmpada LED atrapalha controle de portão?",
      answers: [
        "Pode atrapalhar. A fonte de algumas lâmpadas gera ruído na faixa do controle. Desligue a lâmpada e teste: se o alcance voltar, troque por outra ou afaste-a da central.",
        "Sim, algumas atrapalham pela fonte de má qualidade. O teste é simples: apague e tente da mesma distância.",
      ],
    },
    {
      question: "Esticar o fio da antena aumenta o alcance?",
      answers: [
        "Aumenta se ele estiver enrolado ou encostado em metal. O comprimento, porém, não deve mudar, e o serviço é feito com o motor desligado por quem conhece a central.",
        "Em parte: esticado e longe do metal funciona melhor. Emendar mais fio piora, porque o comprimento é calculado para a frequência.",
      ],
    },
    {
      question: "Por que o controle funciona fora do carro e dentro não?",
      answers: [
        "O controle falha dentro do carro porque a película metalizada e a lataria seguram parte do sinal. Uma pilha nova ajuda; se não bastar, melhorar a antena do receptor compensa essa perda.",
        "O carro bloqueia o sinal, ainda mais com película metalizada. Teste com a janela aberta; se melhorar, o reforço deve ser na antena.",
      ],
    },
    {
      question: "Por que o controle perdeu alcance depois que troquei o portão?",
      answers: [
        "O portão de chapa fechada faz sombra sobre o receptor. A saída é levar a antena ou um receptor externo para um ponto alto, fora da área coberta pela folha.",
        "A folha nova bloqueia o sinal que antes passava pela grade. Um receptor externo acima do portão recupera o alcance.",
      ],
    },
  ],
  photo: "fotos do controle, do motor e do portão por fora",
  related: ["antena", "pilha", "receptor", "controle", "controle-nao-funciona", "luz-de-garagem"],
  topic: "controle-remoto-nao-funciona",
};
