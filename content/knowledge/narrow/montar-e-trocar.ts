import type { NarrowConcept } from "#domain/knowledge/concept.ts";
import { combine } from "./combine.ts";

/** How a thing is mounted, joined to the control unit or replaced in it. */
export const montarETrocar: NarrowConcept[] = [
  {
    id: "instalar-deslizante-passo-a-passo",
    broader: "instalacao",
    label: "Instalar motor deslizante passo a passo",
    phrase: "a instalação do motor deslizante, em ordem",
    asks: [
      ...combine(
        ["deslizante", "portão correr", "motor correr"],
        [
          "instalar passo passo",
          "como instalar",
          "instalação passo passo",
          "montar passo passo",
          "como montar",
          "etapas instalação",
          "como colocar motor",
          "como é feita instalação",
          "tutorial instalação",
          "como fazer instalação",
        ],
      ),
      "manual instalar motor correr",
      "manual instalar motor deslizante",
    ],
    intent: "how-to",
    answers: {
      any: [
        "Para instalar um motor deslizante, siga esta ordem: folha leve e nivelada, base firme, motor, cremalheira com {rack.clearance} de folga, fim de curso, elétrica, força, fotocélula e teste. A ligação na rede e a regulagem são serviço de técnico.",
        "O motor deslizante se instala nesta ordem: acertar trilho e folha, fazer a base, fixar o motor, montar a cremalheira com {rack.clearance} de folga, pôr o fim de curso e, com técnico, ligar, regular a força e testar a fotocélula.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["As etapas da instalação, em ordem", "Do trilho ao teste, passo a passo"],
        slots: [
          ["O disjuntor fica desligado até a última fixação, e os valores do manual do motor valem sobre estes."],
        ],
        steps: [
          "Corra a folha na mão: ela anda leve, para sozinha em qualquer ponto e tem batente nas duas pontas.",
          "Faça a base nivelada, de concreto ou chapa, com o eletroduto já dentro dela e acima da água da chuva.",
          "Fixe o motor paralelo à folha, com o pinhão alinhado à linha da cremalheira.",
          "Destrave o motor, apoie a cremalheira no pinhão e fixe com {rack.clearance} de folga em todo o curso.",
          "Prenda os ímãs ou os acionadores do fim de curso, para a folha parar antes do batente.",
          "Deixe a ligação elétrica com quem é da área: circuito próprio, disjuntor e aterramento.",
          "Com o técnico, regule percurso e a menor força que move a folha e instale a fotocélula.",
          "Teste o ciclo inteiro, a inversão no feixe e o destravamento manual.",
        ],
      },
      {
        about: "safety",
        headings: ["O que não fazer sozinho", "Onde termina a sua parte"],
        slots: [
          ["A folha de correr sem batente tomba e pesa centenas de quilos: não a tire do trilho nem a segure."],
          ["Dentro da tampa há tensão da rede e capacitor carregado, e a regulagem é feita com o motor ligado."],
          [
            "A instalação avulsa, com motor comprado à parte, parte de {price.installation}; no deslizante leva {time.sliding}.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Qual a folga da cremalheira no pinhão?",
        answers: [
          "São {rack.clearance}, iguais do começo ao fim. Encostada, a folha pesa no motor; longe demais, o dente pula.",
        ],
      },
      {
        question: "De que lado fica o motor deslizante?",
        answers: [
          "Por dentro, no lado para onde a folha se recolhe, rente ao vão. O sentido de abrir se ajusta na central.",
        ],
      },
      {
        question: "Dá para instalar o motor deslizante sem base de concreto?",
        answers: [
          "Só com chapa bem chumbada em piso firme. Uma base que balança desalinha o pinhão e come os dentes da cremalheira.",
        ],
      },
    ],
    photo: "a folha inteira, o trilho, o lugar do motor e a tomada mais próxima",
  },
  {
    id: "instalar-fechadura-e-interfone",
    broader: "interfone",
    label: "Fechadura elétrica e interfone juntos",
    phrase: "a instalação de fechadura elétrica com interfone",
    asks: [
      "social fechadura elétrica interfone preço",
      "portão social fechadura interfone preço",
      "portão social fechadura elétrica interfone preço",
      "portão pedestre fechadura interfone preço",
      "portão social interfone preço",
      "portão social interfone valor",
      "portão pedestre interfone preço",
      "portão pequeno interfone fechadura",
      ...combine(
        ["fechadura interfone", "fechadura elétrica interfone", "fecho elétrico interfone", "fechadura vídeo porteiro"],
        ["instalação", "instalar", "colocar", "instalador", "kit", "preço", "orçamento", "montar", ""],
      ),
      "social pôr fechadura elétrica interfone",
      "quanto interfone fechadura pedestre",
      "instalar conjunto interfone fechadura",
    ],
    intent: "installation",
    answers: {
      any: [
        "Instalamos fechadura elétrica e interfone no portão social, no mesmo serviço: a unidade da rua e o aparelho de dentro levam cabo e fonte, e o botão do interfone solta a fechadura. Mande foto do portão social e confirmamos modelo e valor.",
        "Fechadura elétrica e interfone vão juntos no portão social, e instalamos os dois na mesma visita: placa na rua, aparelho dentro, fonte e um par de fios até a fechadura, aberta pelo botão. Com a foto do portão, o orçamento grátis diz modelo e valor.",
      ],
      price: [
        "O preço de fechadura elétrica e interfone no portão social soma quatro itens: interfone, de voz ou vídeo, fechadura, cabo por metro até a rua e mão de obra, com visita em casa a partir de {price.preventive}, sem peças. Vendemos e instalamos a fechadura; pela foto do portão social e do aparelho dizemos se atendemos o interfone e o valor de cada item, sem custo. O portão em si é do serralheiro.",
        "Pôr interfone e fechadura elétrica no portão custa a soma de aparelho, fechadura, cabo e mão de obra, com visita em casa a partir de {price.preventive}, sem peças. Só voz é o mais barato, vídeo porteiro custa mais, e cabo já passado baixa a conta; com a foto do portão social e a distância até a rua, o valor vem item por item, sem custo.",
      ],
    },
    sections: [
      {
        about: "cost",
        headings: ["O que forma o preço", "Item por item, o que pesa no valor"],
        slots: [
          [
            "Interfone só de voz é o mais em conta; vídeo, mais de um aparelho e abertura por celular sobem o valor.",
            "O aparelho pesa mais: voz custa menos, vídeo e mais pontos internos custam mais.",
          ],
          [
            "Na fechadura contam o tipo, de sobrepor ou de embutir, e o batente, que às vezes pede chapa ou solda.",
            "A fechadura muda com o lado da abertura e o batente; portão que não fecha alinhado é acertado antes.",
          ],
          [
            "O cabo vai por metro, da rua ao aparelho; tubo já pronto poupa a parte mais demorada.",
            "Distância e passagem do cabo decidem a mão de obra; eletroduto que já existe poupa.",
          ],
        ],
      },
      {
        about: "visit",
        headings: ["Como o interfone e a fechadura são instalados", "O serviço, do portão ao aparelho"],
        slots: [["A ordem evita furar o portão antes de saber por onde o cabo passa."]],
        steps: [
          "Confere-se se o portão social fecha alinhado, sem empurrar.",
          "Passa-se o cabo da rua até o aparelho; o número de fios segue o manual do interfone.",
          "Fixa-se a unidade externa na altura do rosto, cerca de 1,50 m, protegida da chuva.",
          "Montam-se a fechadura e a contratesta, com uma mola que afasta a folha quando a fechadura solta, para ela não travar de novo.",
          "Liga-se a fonte, com o disjuntor desligado, e o par de fios da fechadura.",
          "Testam-se fala, abertura e a chave por fora, para o dia sem luz.",
        ],
      },
      {
        about: "choose",
        headings: ["O que decidir antes de comprar a fechadura", "Interfone, vídeo e tipo de fechadura"],
        slots: [
          ["Diga se quer só voz ou vídeo, quantos aparelhos dentro de casa e quantos metros há até a rua."],
          [
            "A fechadura precisa combinar com a tensão e a corrente que o interfone entrega; senão, leva fonte própria.",
          ],
          [
            "O mesmo interfone pode abrir a garagem quando tem um segundo contato, ligado à entrada de botoeira da central.",
          ],
          [
            "Em lugar da fechadura pode ir um eletroímã, placa que segura o portão pela força do ímã; com bateria, ele pede botão de saída e liberação de emergência por dentro.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Vocês fazem o portão social também?",
        answers: [
          "Não fabricamos portão: a folha é do serralheiro. Pomos fechadura, mola e comando na que você já tem, ou na nova.",
        ],
      },
      {
        question: "Quantos fios vão do interfone à fechadura?",
        answers: [
          "São dois, para o comando de abrir. Da rua ao aparelho interno, o número muda com o modelo e está no manual.",
        ],
      },
      {
        question: "Dá para aproveitar o interfone que já tenho?",
        answers: [
          "Em geral sim, se ele tem saída para fechadura. Mande a foto da etiqueta ou da parte de trás, sem abrir o que está ligado.",
        ],
      },
      {
        question: "Sem luz, a fechadura abre?",
        answers: [
          "A fechadura elétrica comum abre com a chave. O eletroímã solta sem energia, a não ser que tenha bateria.",
        ],
      },
    ],
    photo: "o portão social por dentro e por fora, o batente e o lugar do aparelho dentro de casa",
  },
  {
    id: "central-com-saida-para-sinaleira",
    broader: "sinaleiro",
    label: "Saída da central para sinaleira",
    phrase: "a saída da central para a sinaleira",
    asks: [
      ...combine(
        ["sinaleira", "sinaleiro", "sinalizador"],
        [
          "central entrada",
          "central saída",
          "placa entrada",
          "placa saída",
          "central comando",
          "central comando entrada",
          "central comando saída",
          "ligar central",
          "ligar placa",
          "como ligar",
          "esquema ligação",
          "borne",
          "módulo relé",
          "central compatível",
          "placa compatível",
        ],
      ),
      "saída para sinaleira",
      "central saída sinaleira",
    ],
    intent: "question",
    answers: {
      any: [
        "A central de comando liga a sinaleira por uma saída, não por uma entrada: muitas têm borne ou conector para ela, direto ou com módulo relé. Confira no manual a tensão e a corrente antes de comprar; sem saída própria, o módulo resolve.",
        "Muitas centrais de comando têm saída para sinaleira, em borne próprio ou num conector que recebe módulo relé. Procure SIN, LUZ ou AUX no manual da placa e compare tensão e corrente com as da sinaleira.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Como saber se a sua central serve", "Reconhecer a saída da sinaleira"],
        slots: [
          ["O modelo da central está na etiqueta do motor ou na caixa, e o manual mostra os bornes sem abrir a tampa."],
          ["Saída direta alimenta a sinaleira; contato seco ou conector pede módulo relé e fonte separada."],
          ["A saída de luz de garagem também serve em algumas placas, mas fica acesa por um tempo depois de fechar."],
        ],
      },
      {
        about: "visit",
        headings: ["Como a sinaleira é ligada", "A ligação da sinaleira, pelo técnico"],
        slots: [["A sinaleira pode ser de 12 V, 24 V, 127 V ou 220 V; a tensão trocada queima a lâmpada ou a placa."]],
        steps: [
          "Desliga-se o disjuntor, porque os bornes da rede ficam ao lado.",
          "Comparam-se a tensão e a corrente da saída com as da sinaleira.",
          "Encaixa-se o módulo relé, se a placa pedir.",
          "Leva-se o cabo em eletroduto, separado dos fios de comando se a sinaleira for da rede.",
          "Com a tampa fechada, testa-se um ciclo: a luz acende antes ou junto do movimento.",
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "E se a central não tem saída para sinaleira?",
        answers: [
          "Um módulo externo que percebe o motor em movimento aciona a luz, se o modelo aceitar. A central nova só compensa se já houver outro motivo.",
        ],
      },
      {
        question: "Posso ligar a sinaleira junto dos fios do motor?",
        answers: [
          "Não por conta própria. A saída do motor tem tensão que varia e o capacitor no meio; ali se queima a sinaleira ou o relé.",
        ],
      },
      {
        question: "Qualquer sinaleira serve na central?",
        answers: ["Serve só a que tem a tensão da saída e corrente abaixo do limite do relé. A de LED puxa bem menos."],
      },
    ],
    photo: "a etiqueta do motor e da central e o lugar onde a sinaleira vai ficar",
  },
  {
    id: "transformador-da-placa",
    broader: "placa",
    label: "Transformador da placa queimado",
    phrase: "o transformador da placa",
    asks: [
      "transformador central queimou vale pena",
      "transformador queimou vale pena trocar",
      "trafo queimou vale pena",
      "transformador placa vale pena trocar",
      ...combine(
        ["transformador", "trafo"],
        [
          "placa",
          "placa portão",
          "placa queimado",
          "placa queimado trocar",
          "placa queimou",
          "placa trocar",
          "central",
          "central queimado",
          "central trocar",
          "queimado",
          "queimou",
          "queimado trocar",
          "motor portão queimado",
          "motor portão queimou",
          "queimado sinais",
        ],
      ),
    ],
    intent: "question",
    answers: {
      any: [
        "O transformador queimado da central se troca, e vale a pena quando só ele queimou e a placa tem peça: sai menos que a central inteira. Com trilha carbonizada, relé colado ou placa fora de linha, a central nova compensa mais.",
        "Dá para trocar: o transformador da placa do portão sai por outro de mesma tensão e corrente, soldado em bancada, depois de achar o que o queimou. Com trilha carbonizada ou placa antiga, a central nova pode compensar mais.",
        "Sim, o transformador queimado da placa dá para trocar, por um igual em tensão, corrente e pinos. O técnico faz na bancada e procura o curto ou o surto que o queimou; se houver mais dano, compara com a placa nova.",
      ],
    },
    sections: [
      {
        about: "signs",
        headings: ["Sinais de transformador queimado", "Como desconfiar do transformador"],
        slots: [
          ["Placa toda apagada com energia no disjuntor e fusível bom é o sinal mais comum."],
          [
            "Cheiro de verniz, mancha escura ou peça muito quente reforçam a suspeita: desligue o disjuntor e não religue.",
          ],
          ["Uma fonte chaveada não tem transformador grande; nela, o defeito costuma estar em outra peça."],
        ],
      },
      {
        about: "replace",
        headings: ["Como a troca é feita", "Troca do transformador ou placa nova"],
        slots: [
          [
            "A troca é de técnico: com o disjuntor desligado e o capacitor descarregado, ele mede os enrolamentos do transformador.",
          ],
          ["A peça nova repete a tensão de entrada, a de saída, a corrente e a posição dos pinos."],
          [
            "Antes de religar, verificam-se varistor, ponte de diodos e fios de fotocélula e botoeira, que em curto queimam o novo.",
          ],
          ["Se o conserto chega perto do preço da placa, a nova traz garantia e receptor atual."],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Por que o transformador da placa queima?",
        answers: [
          "O transformador queima por surto da rede, tensão errada na ligação, umidade ou curto em acessório alimentado pela placa. Sem tirar a causa, o novo queima também.",
        ],
      },
      {
        question: "Posso pôr um transformador mais forte na placa?",
        answers: [
          "Com tensão igual e um pouco mais de corrente, o técnico pode aceitar, se couber. Com tensão diferente, nunca.",
        ],
      },
      {
        question: "Perco os controles ao trocar o transformador?",
        answers: [
          "Trocando só o transformador, em geral não: os códigos ficam na memória. Com placa nova, os controles são cadastrados outra vez.",
        ],
      },
    ],
    photo: "a etiqueta do motor e o modelo da placa na tampa ou no manual, sem abrir a caixa",
  },
  {
    id: "instalacao-de-motor-deslizante",
    broader: "instalacao",
    label: "Instalação de motor deslizante",
    phrase: "a instalação do motor deslizante",
    asks: [
      "instalação deslizante",
      "instalar deslizante",
      "instalador deslizante",
      "instalação motor deslizante",
      "instalar motor deslizante",
      "instalação portão correr",
      "instalar portão correr",
      "instalação motor correr",
      "instalar motor correr",
      "instalação motor portão correr",
      "instalar motor portão correr",
      "instalador motor deslizante",
      "colocar motor portão correr",
      "colocação motor portão correr",
    ],
    intent: "installation",
    answers: {
      any: [
        "Instalamos motor em portão deslizante com trilho reto e batente nas duas pontas: motor e cremalheira presos, ligação, regulagem e controles gravados, em {time.sliding} numa casa. A troca fica de {price.homeSwap} em residência e de {price.heavySwap} em portão pesado, com mão de obra; o primeiro motor é orçado por foto, grátis.",
        "A instalação de motor deslizante leva de {time.sliding} em casa e de {time.heavy} em portão pesado, de prédio ou de empresa. Trocar o motor custa de {price.homeSwap} no primeiro caso e de {price.heavySwap} no segundo, com mão de obra; se nunca houve motor, somam-se a base e a cremalheira, e o valor vem por foto.",
        "Para pôr motor em portão de correr, o técnico confere o trilho e as roldanas, faz ou aproveita a base, prende motor e cremalheira e acerta as paradas. Quem já comprou o motor paga a mão de obra a partir de {price.installation}; com o nosso, a troca é de {price.homeSwap} em casa e de {price.heavySwap} em folha pesada ou de muito uso.",
      ],
    },
    sections: [
      {
        about: "visit",
        headings: ["O que o técnico faz no dia", "A instalação no portão de correr"],
        slots: [
          [
            "Primeiro, o técnico corre a folha na mão: se pesa ou raspa, roldana e trilho são acertados antes.",
            "A folha tem de andar leve de ponta a ponta; o que prende é corrigido antes de o motor entrar.",
          ],
          [
            "O motor vai numa base firme, por dentro, e a cremalheira, a barra dentada, é presa na folha com {rack.clearance} de folga.",
            "Com o motor parafusado na base, a cremalheira é nivelada na folha, a {rack.clearance} da engrenagem, de uma ponta à outra.",
          ],
          [
            "No fim, acertam-se as paradas e a força, gravam-se os controles e testa-se com um objeto no caminho.",
            "Por último vêm os pontos de parada, a menor força que move a folha, os controles e o teste com você.",
          ],
        ],
      },
      {
        about: "check",
        headings: ["O que deixar pronto", "Antes do dia da instalação"],
        slots: [["Com isto pronto, tudo se resolve em uma visita.", "Quatro coisas evitam a segunda viagem."]],
        bullets: [
          "Trilho reto e limpo, com batente firme nas duas pontas",
          "Parede livre ao lado, do tamanho da folha",
          "Piso firme ou base de concreto já curada no lugar do motor",
          "Ponto de energia com disjuntor próprio e fio terra",
        ],
      },
      {
        about: "choose",
        headings: ["Que motor vai no seu portão", "Peso da folha e motor certo"],
        slots: [
          [
            "O número da etiqueta, em quilos, deve passar um terço do peso da folha: a de 300 kg pede motor de 400.",
            "Escolhe-se pelo peso com um terço de folga: motor de 800 kg serve em folha de até uns 600 kg.",
          ],
          [
            "Não sabe o peso? Largura, altura e o material já dão uma estimativa pela foto.",
            "A medida e o material da folha bastam para estimar o peso.",
          ],
          [
            "Em prédio ou empresa, contam também as aberturas por dia; aí o motor é de uso intenso, de {price.heavySwap} na troca.",
            "Portão pesado ou de muito uso leva motor maior, de {price.heavySwap} com mão de obra, e de {time.heavy} de serviço.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["O que muda o preço", "Do que depende o valor"],
        slots: [
          [
            "Pesam a cremalheira, que se conta por metro, a base nova e a distância até o quadro de luz.",
            "No primeiro motor somam-se os metros de cremalheira, a base e o ponto de energia.",
          ],
          [
            "Na troca, a cremalheira sem dente gasto e a base inteira ficam, e a conta cai.",
            "O que está bom do motor antigo, como base, fiação e cremalheira, é aproveitado.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Precisa fazer base de concreto?",
        answers: [
          "Só se o piso não for firme. Base nova precisa curar, e a montagem fica para outro dia.",
          "Em piso de concreto bom, não; em terra ou piso fraco, sim.",
        ],
      },
      {
        question: "De que lado fica o motor?",
        answers: [
          "Por dentro, do lado para onde a folha se recolhe, fora do caminho do carro.",
          "No lado em que o portão abre, atrás da folha.",
        ],
      },
      {
        question: "A fotocélula vem junto?",
        answers: [
          "É pedida à parte e instalada no mesmo dia; para fechar sozinho, ela é necessária.",
          "Não vem em todo kit. Vale pedir junto: é o sensor que segura o portão quando alguém passa.",
        ],
      },
      {
        question: "Qual a garantia da instalação?",
        answers: [
          "São {warranty.installation} no serviço e {warranty.motor} no motor que vendemos.",
          "O serviço tem {warranty.installation}; o motor comprado conosco, {warranty.motor}.",
        ],
      },
    ],
    photo: "a folha inteira, o trilho, o lugar do motor e a tomada mais próxima, com a largura",
  },
];
