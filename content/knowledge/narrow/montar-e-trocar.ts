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
        "Instalamos fechadura elétrica e interfone no portão social na mesma visita: unidade na rua, aparelho dentro, fonte e um par de fios até a fechadura, que o botão do interfone solta. Com foto do portão social, confirmamos o modelo do interfone e damos o valor de cada item, com a instalação, antes da visita.",
        "Fechadura elétrica e interfone vão juntos no portão social: a unidade da rua chama, o aparelho de dentro responde e um par de fios abre a fechadura. Mande foto do portão e do batente, e confirmamos o modelo e orçamos aparelhos e mão de obra juntos.",
        "Para ter interfone e fechadura elétrica no portão social, passamos o cabo da rua ao aparelho, ligamos a fonte e um par de fios até a fechadura, aberta pelo botão. O valor vem item por item, com o serviço na mesma conta, feita com fotos do portão e do batente.",
      ],
      price: [
        "O preço de fechadura elétrica e interfone no portão social soma o interfone, de voz ou vídeo, a fechadura, o cabo por metro até a rua e a mão de obra, tudo num orçamento só. Com foto do portão e a distância, o valor vem item por item.",
        "Portão social com interfone e fechadura elétrica custa a soma de aparelho, fechadura, cabo e mão de obra, orçados juntos antes da visita. Só voz é o mais barato, vídeo custa mais, e cabo já passado baixa a conta; mande foto do portão e a distância até a rua.",
      ],
    },
    sections: [
      {
        about: "cost",
        headings: ["O que forma o preço", "Item por item, o que pesa no valor"],
        slots: [
          [
            "O aparelho costuma pesar mais, e a passagem do cabo decide a mão de obra.",
            "Dois instaladores podem cobrar diferente pelo mesmo interfone, porque cabo e batente mudam o trabalho.",
            "Interfone e cabo são as maiores parcelas, e o batente às vezes surpreende.",
          ],
        ],
        bullets: [
          "Interfone só de voz, com vídeo ou com celular",
          "Número de aparelhos dentro de casa",
          "Fechadura de sobrepor, de embutir ou eletroímã",
          "Batente que pede chapa, solda ou alinhamento",
          "Metros de cabo e se já existe tubo",
        ],
      },
      {
        about: "visit",
        headings: ["Como o interfone e a fechadura são instalados", "O serviço, do portão ao aparelho"],
        slots: [
          [
            "A ordem evita furar o portão antes de saber por onde o cabo passa. O técnico segue estes passos, com o disjuntor desligado na hora de ligar.",
            "Primeiro se vê a folha e o caminho do cabo, e só depois se fura. As ligações são feitas com a energia cortada.",
            "O trabalho vai do portão ao aparelho, sem furo desnecessário. Tudo é ligado com o disjuntor desligado.",
          ],
        ],
        steps: [
          "Conferir se o portão social fecha alinhado, sem empurrar.",
          "Passar o cabo da rua até o aparelho.",
          "Fixar a unidade externa na altura do rosto, protegida da chuva.",
          "Montar a fechadura e a mola que afasta a folha quando ela solta.",
          "Ligar a fonte e o par de fios da fechadura.",
          "Testar fala, abertura e a chave por fora.",
        ],
      },
      {
        about: "choose",
        headings: ["O que decidir antes de comprar", "Interfone, vídeo e tipo de fechadura"],
        slots: [
          [
            "Decida entre voz e vídeo e quantos aparelhos quer dentro. A fechadura precisa combinar com a tensão e a corrente do interfone, ou leva fonte própria.",
            "Voz basta para abrir; vídeo mostra quem chama. Escolhido o aparelho, a fechadura tem de seguir a tensão dele, ou recebe uma fonte só para ela.",
            "Comece por voz ou vídeo e pelo número de aparelhos. Depois veja se a força do interfone aciona a fechadura, que em caso contrário usa fonte separada.",
          ],
          [
            "Fechadura elétrica comum abre com chave na falta de luz. O eletroímã, placa que segura pela força do ímã, solta sem energia, por isso pede bateria, botão de saída e liberação de emergência.",
            "Na falta de luz, a fechadura elétrica se abre com chave. Já o eletroímã, que prende por magnetismo, solta o portão, a menos que tenha bateria, e exige saída de emergência.",
            "A fechadura comum tem chave para o dia sem energia. Quem prefere eletroímã, o ímã que prende a folha, deve prever bateria e liberação por dentro.",
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
          "A folha fica com o serralheiro. Cuidamos da fechadura, do comando e do interfone quando ela estiver pronta.",
        ],
      },
      {
        question: "Quantos fios vão do interfone à fechadura?",
        answers: [
          "Dois, para o comando de abrir. Da rua ao aparelho interno, o número muda com o modelo e está no manual.",
          "Um par de fios basta para a fechadura. O cabo do interfone varia com o aparelho, de voz ou de vídeo.",
        ],
      },
      {
        question: "Dá para aproveitar o interfone que já tenho?",
        answers: [
          "Em geral sim, se ele tem saída para fechadura. Mande a foto da etiqueta ou da parte de trás, sem abrir o que está ligado.",
          "Se houver saída de abertura e a tensão combinar, aproveita-se. Interfone só de voz, sem essa saída, pede um contato extra ou troca.",
        ],
      },
      {
        question: "O interfone pode abrir também a garagem?",
        answers: [
          "Pode, quando tem um segundo contato, ligado à entrada de botoeira da central do motor.",
          "Sim: uma segunda tecla comanda a central, como se fosse a botoeira. Modelos de um comando só precisam de um relé.",
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
        "Dá para trocar o transformador queimado da placa do portão, em bancada, por outro de mesma tensão, corrente e pinos, e vale a pena quando só ele queimou. Com trilha carbonizada, a central nova compensa mais; a visita com medição, em casa, parte de {price.preventive}, sem peças.",
        "O transformador da central do portão, a peça que baixa a tensão para a eletrônica, dá para trocar e sai menos que uma placa inteira. Entra um de mesma tensão, soldado em bancada, depois de achado o surto ou o curto que o queimou; em residência, a visita começa em {price.preventive}, fora as peças.",
        "Se o transformador do portão queimou, vale a pena trocar só ele, sim: dá para trocar por um igual em tensão e corrente, na bancada. Havendo mais dano na placa, compara-se com a nova; a medição custa desde {price.preventive} em casa, sem contar peças.",
      ],
    },
    sections: [
      {
        about: "signs",
        headings: ["Sinais de transformador queimado", "Como desconfiar do transformador"],
        slots: [
          [
            "Placa toda apagada com energia no disjuntor e fusível bom é o sinal mais comum. Cheiro de verniz ou mancha na caixa reforça a suspeita, e nesse caso desligue o disjuntor e não religue.",
            "O mais comum é o silêncio total: há energia no quadro, o fusível está inteiro e nada acende. Com cheiro de queimado, corte o disjuntor e não tente de novo.",
            "Desconfie quando a central está morta mesmo com disjuntor ligado e fusível bom. Cheiro forte ou mancha escura pedem disjuntor desligado até a medição.",
          ],
          [
            "Placas mais novas usam fonte chaveada, sem transformador grande, e nelas o defeito está em outra peça.",
            "Em central moderna, de fonte chaveada, não há esse transformador, e a falha é outra.",
            "Nem toda placa tem transformador: as de fonte chaveada dispensam a peça e queimam em outro ponto.",
          ],
        ],
      },
      {
        about: "replace",
        headings: ["Como a troca é feita", "Transformador ou placa nova"],
        slots: [
          [
            "Com o disjuntor desligado e o capacitor descarregado, o técnico mede os enrolamentos e confirma a queima. Antes de religar confere o varistor, o protetor contra picos, e os fios de fotocélula e botoeira, que em curto queimam o novo.",
            "O técnico desliga o circuito, mede a peça e procura o que a queimou: varistor, que segura os picos, ou um fio de acessório em curto. Só depois o novo é soldado e ligado.",
            "Medida e confirmada a queima, a causa vem antes da peça nova: surto que passou pelo varistor, o protetor, ou curto em sensor. Sem isso, o transformador novo queima também.",
          ],
          [
            "Se o conserto chega perto do preço da placa, a nova vale mais, porque renova relés e receptor.",
            "Perto do valor de uma central, prefira a nova, que vem com tudo sem uso.",
            "Quando a conta se aproxima da placa nova, ela compensa, pelos relés e receptor novos.",
          ],
        ],
      },
      {
        about: "care",
        headings: ["Como evitar que queime de novo", "Proteção para a fonte da placa"],
        slots: [
          [
            "Um protetor de surto (DPS) no quadro, com fio terra, desvia o pico da rede. Confira também se a tensão da etiqueta é a do ponto, porque placa de 127 V ligada em 220 V queima na hora.",
            "DPS aterrado no quadro e tensão certa na ligação são a defesa. Um erro de 127 para 220 V queima a peça no mesmo instante.",
            "Contra o pico, DPS com aterramento. Contra o erro de ligação, conferir a tensão da etiqueta antes de ligar qualquer placa.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Posso pôr um transformador mais forte?",
        answers: [
          "Com tensão igual e um pouco mais de corrente, o técnico pode aceitar, se couber. Com tensão diferente, nunca.",
          "Só se a tensão for a mesma. Mais corrente não faz mal, tensão errada queima a placa.",
        ],
      },
      {
        question: "Perco os controles ao trocar o transformador?",
        answers: [
          "Em geral não, porque os códigos ficam na memória da placa. Com placa nova, eles são cadastrados outra vez.",
          "Não, o cadastro continua na mesma central. Só a troca da placa obriga a gravar de novo.",
        ],
      },
      {
        question: "Posso trocar eu mesmo?",
        answers: [
          "Não: há tensão da rede, capacitor carregado e solda na placa. E sem achar a causa, a peça nova queima.",
          "Melhor não, pelo risco de choque. O serviço exige medir, soldar e testar a saída com carga.",
        ],
      },
      {
        question: "Quanto tempo leva?",
        answers: [
          "Depende da bancada e de achar a peça igual. O prazo é dito antes, e enquanto isso o portão fica fechado e travado.",
          "Com a peça à mão, a troca é curta. O que demora é conseguir um de mesma tensão e pinos.",
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
        "Instalamos motor em portão deslizante com trilho reto e batente nas duas pontas: motor e cremalheira presos, ligação, regulagem e controles gravados, em {time.sliding} numa casa. A troca fica de {price.homeSwap} em residência e de {price.heavySwap} em portão pesado; no primeiro motor, base e cremalheira somam e o valor vem por foto.",
        "A instalação de motor deslizante leva de {time.sliding} em casa e inclui fixar motor e cremalheira, a barra dentada da folha, ligar, regular e gravar os controles. Trocar custa de {price.homeSwap} em residência e de {price.heavySwap} em portão pesado, com mão de obra; a primeira instalação soma base e cremalheira, por foto.",
        "Para pôr motor em portão de correr, o técnico confere trilho e roldanas, prende motor e cremalheira, regula as paradas e grava os controles, em {time.sliding} numa casa. Com o seu motor, a mão de obra parte de {price.installation}; com o nosso, a troca é de {price.homeSwap} em casa e de {price.heavySwap} em folha pesada.",
      ],
    },
    sections: [
      {
        about: "visit",
        headings: ["O que o técnico faz no dia", "A instalação no portão de correr"],
        slots: [
          [
            "Primeiro, o técnico corre a folha na mão e corrige o que pesa ou raspa. Depois prende o motor numa base firme, por dentro, e a cremalheira na folha, com {rack.clearance} de folga para a engrenagem.",
            "O trabalho começa com a folha solta, que precisa andar leve de ponta a ponta. Em seguida o motor é parafusado na base e a cremalheira, nivelada ao longo da folha, a {rack.clearance} da engrenagem.",
            "Antes do motor vem o portão: roldana e trilho são conferidos até a folha correr sem esforço. Então entram a base, o motor e a cremalheira, com a folga de {rack.clearance} que evita desgaste e ruído.",
          ],
          [
            "No fim, acertam-se as paradas e a menor força que move a folha, gravam-se os controles e testa-se a reversão com um objeto no caminho.",
            "Por último vêm os pontos de parada, a força no mínimo necessário, os controles e um teste com você, pondo um objeto na passagem.",
            "A regulagem fecha o serviço: onde abre, onde fecha, com que força, e o teste com um objeto para ver a folha voltar. Os controles saem gravados.",
          ],
        ],
      },
      {
        about: "choose",
        headings: ["Que motor vai no seu portão", "Peso da folha e motor certo"],
        slots: [
          [
            "O número da etiqueta, em quilos, deve passar em um terço o peso da folha: uma de 300 kg pede motor de 400, e o de 800 kg serve em folha de até uns 600. Se você não sabe o peso, largura, altura e material permitem estimar.",
            "Escolha com um terço de folga sobre o peso: motor de 400 kg para folha de 300, motor de 800 kg para folha de até uns 600. Sem balança, o cálculo sai da medida e do material do portão.",
            "A capacidade do motor precisa sobrar um terço: folha de 300 kg leva motor de 400, e a de 600 leva o de 800. Medidas e tipo de chapa ou grade já dão uma boa estimativa do peso.",
          ],
          [
            "Em prédio ou empresa contam também as aberturas por dia: aí vai motor de uso intenso, e a instalação leva de {time.heavy}.",
            "Garagem coletiva abre muitas vezes e pede linha de uso intenso, com {time.heavy} de serviço.",
            "Para condomínio e galpão, a linha é a de uso intenso, porque o motor quase não descansa, e o trabalho dura de {time.heavy}.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["Do que depende o valor", "O que muda o preço"],
        slots: [
          [
            "No primeiro motor pesam os metros de cremalheira, a base e a distância até o quadro de luz. Na troca, o que está bom do antigo, como base, fiação e cremalheira sem dente gasto, é aproveitado e a conta cai.",
            "A primeira automação soma cremalheira, vendida por metro, base de fixação e ponto de energia. Quem troca um motor velho gasta menos, porque a base, os fios e a cremalheira em bom estado ficam.",
            "Onde nunca houve motor, o orçamento inclui base, cremalheira por metro e o fio até o quadro. Já na substituição se aproveita o que estiver inteiro: cremalheira com os dentes bons, base e fiação.",
          ],
        ],
      },
      {
        about: "check",
        headings: ["O que deixar pronto para a instalação", "Antes do dia da instalação"],
        slots: [
          [
            "Com estes pontos prontos, a montagem cabe em uma visita. O que faltar pode ser orçado junto, mas muda o prazo.",
            "Quatro condições evitam a segunda viagem do técnico. Se alguma não existe ainda, diga antes, para entrar no orçamento.",
            "O serviço corre em um só dia quando isto já está no lugar. Avise o que falta, porque base nova, por exemplo, precisa curar.",
          ],
        ],
        bullets: [
          "Trilho reto e limpo, com batente firme nas duas pontas",
          "Parede livre ao lado, do tamanho da folha",
          "Piso firme ou base de concreto já curada no lugar do motor",
          "Ponto de energia com disjuntor próprio e fio terra",
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Precisa fazer base de concreto?",
        answers: [
          "Só se o piso não for firme. Em concreto bom, o motor é preso direto; base nova precisa curar, e a montagem fica para outro dia.",
          "Em piso de concreto são, não. Em terra ou piso fraco, sim, e o motor só é montado depois que ela seca.",
        ],
      },
      {
        question: "De que lado fica o motor?",
        answers: [
          "Por dentro, do lado para onde a folha se recolhe, fora do caminho do carro. Ali a engrenagem alcança a cremalheira durante todo o percurso.",
          "No lado em que o portão abre, atrás da folha e dentro do terreno. Assim ele fica protegido da rua e não atrapalha a passagem.",
        ],
      },
      {
        question: "A fotocélula vem junto?",
        answers: [
          "Nem sempre: ela é pedida à parte e instalada no mesmo dia. Para o portão fechar sozinho, é necessária, porque segura a folha quando alguém passa.",
          "Não vem em todo kit, e vale incluir no orçamento. É o sensor que impede a folha de fechar sobre uma pessoa ou um carro.",
        ],
      },
      {
        question: "Qual a garantia da instalação?",
        answers: [
          "São {warranty.installation} de garantia no serviço e {warranty.motor} no motor que vendemos, esta dada pela fábrica. Motor trazido por você segue a de quem vendeu.",
          "O serviço tem {warranty.installation}. O motor comprado conosco tem {warranty.motor}, pela fábrica; o que você trouxe segue a garantia de quem vendeu.",
        ],
      },
    ],
    photo: "a folha inteira, o trilho, o lugar do motor e a tomada mais próxima, com a largura",
  },
];
