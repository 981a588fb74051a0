import type { NarrowConcept } from "#domain/knowledge/concept.ts";

export const soDePerto: NarrowConcept[] = [
  {
    id: "led-atrapalha-controle",
    broader: "so-de-perto",
    label: "Lâmpada ou aparelho que atrapalha o controle",
    phrase: "a interferência no controle",
    intent: "repair",
    asks: [
      "led atrapalha controle",
      "lâmpada atrapalha controle",
      "lâmpada led portão controle",
      "interferência controle",
      "interferência portão",
      "câmera atrapalha controle",
      "wifi atrapalha controle",
      "luz acesa controle não",
      "carregador atrapalha controle",
      "depois câmera controle",
      "câmera atrapalha controle portão",
      "câmera atrapalhando",
      "lâmpada interfere controle",
      "controle só luz apagada",
      "interfere controle",
    ],
    answers: {
      any: [
        "Lâmpada de LED, fonte de câmera e carregador podem atrapalhar o controle do portão, porque espalham ruído na faixa de 433 MHz. O teste é desligar um aparelho por vez: se o alcance volta, afaste-o do receptor ou troque a fonte.",
        "Se o controle falha só com a luz acesa, a interferência é da lâmpada ou da fonte dela. Troque por outra de melhor qualidade ou afaste-a do motor; antena levada para longe do ruído também resolve.",
        "Controle que piorou depois de câmera, lâmpada ou carregador novo sofre interferência. Wi-Fi de 2,4 GHz usa outra faixa e raramente é culpado; a fonte de alimentação do aparelho, sim, costuma ser.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: [
          "Como achar o aparelho que interfere",
          "Desligue um por vez e compare",
          "Teste de interferência em casa",
        ],
        slots: [
          [
            "A prova é simples e não pede instrumento: com ele desligado, o controle volta.",
            "Faça o teste sempre do mesmo ponto da calçada, com o portão à vista.",
            "Comece pelo que foi instalado perto da data em que o alcance caiu.",
          ],
        ],
        steps: [
          "Ponha pilha nova no controle, para descartar essa causa.",
          "Marque até onde ele abre hoje.",
          "Apague a lâmpada ou tire da tomada a fonte suspeita.",
          "Teste do mesmo ponto e de mais longe.",
          "Ligue de novo e confirme que o alcance cai.",
          "Repita com câmera, carregador, alarme e inversor.",
        ],
      },
      {
        about: "replace",
        headings: [
          "Como acabar com a interferência",
          "Trocar, afastar ou filtrar",
          "Soluções depois de achar o culpado",
        ],
        slots: [
          [
            "Trocar a lâmpada ou a fonte por outra, de boa procedência e com certificação, costuma encerrar o caso.",
            "Uma fonte melhor no lugar da ruidosa resolve sem mexer no portão.",
            "Lâmpada de outro fabricante no mesmo ponto muitas vezes devolve o alcance inteiro.",
          ],
          [
            "Afastar o aparelho e os cabos dele do motor e da antena reduz muito o ruído.",
            "Alguns metros de distância entre a fonte e o receptor já fazem diferença.",
            "Cabos da câmera e do portão em dutos separados incomodam menos um ao outro.",
          ],
          [
            "Quando não dá para mudar o aparelho, leva-se a antena ou um receptor avulso para outro ponto.",
            "Receptor externo, longe da fonte, é a saída para garagem cheia de equipamentos.",
            "O técnico reposiciona a antena fora da zona de ruído e testa com tudo ligado.",
          ],
        ],
      },
    ],
    keep: ["what"],
    questions: [
      {
        question: "O roteador Wi-Fi atrapalha?",
        answers: [
          "Raramente, porque trabalha em 2,4 ou 5 GHz. A fonte dele, encostada no receptor, pode incomodar.",
          "A rede em si, não. Afaste a fonte do roteador e teste.",
        ],
      },
      {
        question: "O controle do vizinho interfere no meu?",
        answers: [
          "Não abre o seu se o código for outro, mas um botão preso na vizinhança ocupa a faixa e cala os demais.",
          "Só em caso de transmissão contínua. Passando em alguns minutos, a causa provável é essa.",
        ],
      },
      {
        question: "Existe filtro contra interferência?",
        answers: [
          "Há ferrites e filtros que ajudam em alguns cabos. Trocar a fonte ruidosa e afastar a antena costuma render mais.",
          "Existe, com resultado variável. Primeiro elimine ou afaste o aparelho que gera o ruído.",
        ],
      },
      {
        question: "A película do carro também atrapalha?",
        answers: [
          "A metalizada, sim: segura parte do sinal. Teste com o vidro aberto para comparar.",
          "Pode, se tiver metal. Aí o problema é o carro, e não a garagem.",
        ],
      },
    ],
    photo: "uma foto do motor e dos aparelhos próximos, e diga o que foi instalado por último",
  },
];
