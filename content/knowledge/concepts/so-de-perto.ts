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
      "O controle do portão só funciona bem pertinho, quase sempre, porque a pilha está fraca: ela ainda acende a luz, mas o sinal sai curto. Troque pela do mesmo código e teste. Se todos os controles perderam alcance juntos, a causa é a antena do receptor ou a interferência de uma lâmpada de LED ou câmera.",
      "Controle com pouco alcance na rua precisa primeiro de pilha nova e de comparação com outro controle. Se só um falha, o defeito é dele; se falham todos, é antena, receptor ou interferência na garagem. O técnico refaz a antena em visita desde {price.preventive} em residência, sem peças.",
      "Controle [marca] sem alcance tem, em geral, pilha no fim, antena mal colocada ou interferência perto do receptor. Comece pela pilha. Se todos os controles abrem só de perto, peça a revisão da antena, em casa a partir de {price.preventive}, sem peças.",
      "O portão responde só de perto porque o sinal chega fraco: pilha gasta, se é um controle, ou antena partida e LED novo na garagem, se são todos. O normal é de até {trade.reach} em campo aberto. O ajuste da antena em residência começa em {price.preventive}, fora peças.",
    ],
    price: [
      "Recuperar o alcance do controle pode custar só uma pilha, que você mesmo troca. O acerto da antena, em casa, sai em visita a partir de {price.preventive}, sem peças. Controle novo e receptor avulso somam a peça, com valor pelas fotos do controle e do motor.",
      "O preço para o controle voltar a abrir de longe depende da causa: a pilha é o menor gasto, depois vêm antena, controle novo e receptor externo. A visita com ajuste em residência começa em {price.preventive}, fora peças. Diga se falham todos os controles ou só um.",
      "Controle sem alcance se resolve, em casa, desde {price.preventive}, sem peças, quando o defeito é na antena. Se for pilha, não há visita. Receptor novo soma a peça e o cadastro dos controles.",
    ],
    "how-to": [
      "Para aumentar o alcance do controle do portão, troque a pilha, teste fora do carro e desligue um a um lâmpadas de LED e câmeras da garagem. Se todos os controles abrem só de perto, a antena precisa de acerto, feito pelo técnico com o motor desligado.",
      "Controle que só funciona de perto: pilha nova, comparação com outro controle e teste com os aparelhos da garagem desligados. A antena fica na central, onde há tensão, e quem mexe nela é o técnico.",
      "Meça em passos até onde o controle abre, troque a pilha e meça outra vez, depois com outro controle. Melhorou, era pilha; nenhum melhora, é antena ou interferência, e a antena é serviço de técnico.",
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
      headings: ["Por que o controle só funciona de perto", "O que encurta o alcance do controle"],
      slots: [
        [
          "Quando um controle só perdeu alcance, a pilha é a primeira suspeita. A luz engana, porque acende mesmo sem força para o sinal. Controle que caiu ou molhou também pode ter saído da frequência.",
          "Quando os outros controles abrem de longe, o defeito está só naquele. A pilha pode estar no fim, o contato da mola pode estar sujo, ou o controle caiu e saiu da frequência, em geral de 433,92 MHz.",
          "Se falha só um controle, a causa é a pilha dele, o contato sujo ou uma queda que o tirou da frequência. A luz acesa não garante alcance.",
          "Quando um controle é fraco e os outros são bons, ele precisa de pilha ou sofreu uma queda. O brilho da luz diz pouco sobre o sinal.",
        ],
        [
          "Se são todos, procure a antena do receptor, cortada, enrolada ou encostada em metal, ou chapa na frente dela. Lâmpada de LED, câmera e carregador novos também fazem interferência.",
          "Quando todos perdem alcance juntos, o portão está recebendo mal. O fio da antena partiu, o receptor ficou atrás de uma chapa de metal ou um aparelho novo na garagem, como lâmpada de LED ou câmera, faz interferência.",
          "Se são todos de uma vez, o problema é do portão, na antena ou no receptor. Um aparelho instalado há pouco na garagem também pode ser a causa.",
          "Com a antena danificada, o receptor quase não capta nenhum controle. LED barato, portão de chapa e película metalizada no carro também tiram alcance.",
        ],
      ],
    },
    {
      about: "check",
      headings: ["Teste de alcance em casa", "Como descobrir por que o alcance caiu"],
      slots: [
        [
          "Teste sempre do mesmo lugar, com o portão à vista, e conte os passos para poder comparar. A caixa do motor continua fechada.",
          "Pense no que foi instalado na garagem perto da data em que o alcance caiu. Os testes são todos de fora, sem tocar na antena.",
          "Com dois controles e o mesmo ponto da calçada, a comparação é imediata. Não abra o motor nem puxe o fio.",
          "O que mudou na garagem costuma explicar a queda. Meça sempre do mesmo lugar, vendo o portão.",
        ],
      ],
      steps: [
        "Troque a pilha pelo modelo indicado.",
        "Conte os passos até onde o controle abre, fora do carro e com o portão à vista.",
        "Repita com outro controle, do mesmo ponto.",
        "Desligue lâmpadas de LED, câmeras e carregadores da garagem, um por vez.",
        "Teste com o vidro do carro aberto e fechado.",
      ],
    },
    {
      about: "what",
      headings: ["Qual é o alcance normal do controle", "Alcance em campo aberto e na garagem"],
      slots: [
        [
          "A referência é de {trade.reach} em campo aberto, e cada parede, laje ou chapa tira uma parte. O que conta é a queda em relação ao que era.",
          "Sem obstáculo, o controle chega a {trade.reach}; com muro e ferro no meio, bem menos. Compare com o que você tinha antes.",
          "Os {trade.reach} valem em campo aberto. Se antes o controle abria da rua e agora não abre, há defeito.",
          "Em linha livre, o alcance é de {trade.reach}, e com muros no meio é menor. O sinal de defeito é a perda repentina.",
        ],
        [
          "Abrir da esquina não é preciso nem seguro, porque a casa fica aberta antes de você chegar. Acione vendo a calçada livre.",
          "Alcance demais também não convém: o portão deve ser acionado à vista.",
          "O bom alcance é o que abre enquanto você se aproxima, enxergando o portão.",
          "Basta abrir da rua, com o portão à vista. Mais que isso só expõe a casa.",
        ],
      ],
    },
    {
      about: "visit",
      headings: ["O que o técnico faz para o sinal chegar", "Ajuste da antena e do receptor"],
      slots: [
        [
          "O técnico mede a frequência e a força do controle e compara com um bom. Assim se sabe se o defeito é dele ou do portão.",
          "O técnico mede primeiro a frequência e a força do sinal do controle. Se o controle está certo, ele passa à antena e ao receptor.",
          "Com o medidor, o técnico vê se o controle saiu da frequência. Se está bom, o defeito é da recepção.",
          "A medição do sinal separa o controle ruim do receptor que não capta. Só depois se mexe na antena.",
        ],
        [
          "Com o motor sem energia, a antena é refeita no comprimento certo e levada para longe do metal. Em portão de chapa ou subsolo, um receptor avulso em ponto alto recebe melhor.",
          "O fio da antena é esticado e afastado dos fios da rede e da chapa. Se isso não bastar, o técnico instala um receptor externo em ponto alto, onde o sinal chega.",
          "A antena na medida certa e longe de metal devolve boa parte do alcance. Garagem fechada pede receptor do lado de fora.",
          "O técnico refaz a antena ou muda o receptor para onde o sinal chega. O teste é feito da rua, com mais de um controle.",
        ],
      ],
    },
    {
      about: "cost",
      headings: ["Quanto custa recuperar o alcance", "Preço para recuperar o alcance do controle"],
      slots: [
        [
          "A pilha você mesmo troca. O acerto da antena é feito na visita de ajuste, que em casa parte de {price.preventive}, sem peças. Controle ou receptor novo soma a peça, orçada de graça por foto.",
          "A pilha é o menor gasto e não precisa de visita. O acerto da antena em casa parte de {price.preventive}, sem peças. Com receptor novo, o valor soma a peça e a gravação de todos os controles, e sai de graça por foto.",
          "Quase sempre basta a pilha ou o acerto da antena, que em residência começa em {price.preventive}, sem peças. O receptor externo custa mais, pela peça e pela gravação dos controles.",
          "A pilha custa pouco. A antena se acerta na visita, a partir de {price.preventive} em casa, sem peças. Se o receptor for trocado, diga quantos controles a casa usa, porque todos são gravados de novo.",
        ],
        [
          "O serviço costuma levar menos de {trade.smallRepair}, com o teste feito da rua. No cartão, o valor se divide em até {shop.instalments} vezes.",
          "Antena e teste cabem em {trade.smallRepair}, e o pagamento vai em até {shop.instalments} vezes no cartão.",
          "Em menos de {trade.smallRepair} a antena é acertada e testada; no cartão são até {shop.instalments} parcelas.",
          "Conte com até {trade.smallRepair} de trabalho. O pagamento pode ser dividido em até {shop.instalments} vezes no cartão.",
        ],
      ],
    },
  ],
  questions: [
    {
      question: "Troquei a pilha e ainda só abre de perto. O que pode ser?",
      answers: [
        "Antena do receptor, interferência ou controle fora de frequência. Se outro também falha de longe, o problema está no portão.",
        "Compare com outro controle: se os dois falham, é antena ou receptor; se só um, o defeito é dele.",
        "Com pilha boa, o próximo suspeito é a antena. Um segundo controle, testado do mesmo ponto, confirma.",
      ],
    },
    {
      question: "Lâmpada LED atrapalha controle de portão?",
      answers: [
        "Pode atrapalhar: a fonte de algumas gera ruído na faixa do controle. Apague e teste do mesmo ponto.",
        "Sim, algumas lâmpadas de LED atrapalham quando ficam perto do receptor. Se o alcance volta com a lâmpada apagada, troque por outra marca.",
        "Às vezes atrapalha. Para saber, apague a lâmpada e teste o mesmo controle do mesmo lugar.",
      ],
    },
    {
      question: "Esticar o fio da antena aumenta o alcance?",
      answers: [
        "Ajuda se ele estiver enrolado ou encostado em metal. O comprimento não deve mudar, e quem mexe é o técnico.",
        "Em parte: esticado e longe do metal funciona melhor. Emendar mais fio piora.",
        "Esticar ajuda, mas emendar mais fio piora, porque o comprimento da antena depende da frequência. O fio fica na central, onde há tensão, e quem mexe é o técnico.",
      ],
    },
    {
      question: "Por que o controle funciona fora do carro e dentro não?",
      answers: [
        "O controle falha dentro do carro porque a película metalizada e a lataria seguram o sinal. Pilha nova ajuda; depois, melhora-se a antena.",
        "Porque a lataria e a película do vidro bloqueiam parte do sinal. Se o controle abre com a janela aberta, a antena do portão é que precisa de reforço.",
        "A película e a lataria enfraquecem o sinal. Com a antena do portão em ordem, a diferença quase some.",
      ],
    },
    {
      question: "Por que o controle perdeu alcance depois que troquei o portão?",
      answers: [
        "O portão de chapa fechada faz sombra sobre o receptor. Leva-se a antena ou um receptor avulso para um ponto alto.",
        "Porque a folha nova, de chapa, bloqueia o sinal que antes passava pela grade.",
        "Porque o metal da folha nova fica na frente do receptor e corta o sinal. O técnico muda o receptor para um ponto acima do portão.",
      ],
    },
  ],
  photo: "fotos do controle, do motor e do portão por fora",
  related: ["antena", "pilha", "receptor", "controle", "controle-nao-funciona", "clonado"],
  topic: "controle-remoto-nao-funciona",
};
