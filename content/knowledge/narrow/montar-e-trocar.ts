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
        "Para instalar um motor deslizante passo a passo, siga esta ordem: folha leve no trilho, base firme, motor alinhado, cremalheira com {rack.clearance} de folga, fim de curso, parte elétrica, força, fotocélula e teste. Base e fixação podem ser suas; a ligação e a regulagem são de técnico.",
        "O motor deslizante se instala nesta ordem: trilho e folha em dia, base nivelada, fixação do motor, cremalheira a {rack.clearance} do pinhão, fim de curso, ligação elétrica, ajuste de força e fotocélula. As últimas quatro etapas ficam com quem é da área, porque há tensão da rede.",
        "Instalar motor deslizante pede primeiro um portão que corra leve; depois, nesta ordem, vêm base, motor, cremalheira com {rack.clearance} de folga, fim de curso, elétrica, força e fotocélula. Quem prefere entregar tudo ao técnico paga a mão de obra a partir de {price.installation}.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["As etapas da instalação, em ordem", "Do trilho ao teste, passo a passo"],
        slots: [
          [
            "O disjuntor fica desligado até a última fixação, e onde o manual do motor trouxer outra medida, vale a dele. Tenha nível, furadeira, trena e alguém para ajudar com o motor.",
            "Trabalhe sem energia e com o manual do motor ao lado, porque as medidas dele valem sobre estas. Nível, trena e furadeira bastam para a parte mecânica.",
            "Antes de furar, corte o disjuntor e leia o manual, que manda quando a medida for diferente. A parte mecânica se faz com furadeira, trena e nível.",
          ],
        ],
        steps: [
          "Confira se a folha anda leve e tem batente nas duas pontas.",
          "Faça a base nivelada, com o eletroduto já dentro dela.",
          "Fixe o motor paralelo à folha e destrave-o.",
          "Apoie a cremalheira no pinhão e prenda com {rack.clearance} de folga em todo o curso.",
          "Prenda os ímãs ou acionadores do fim de curso antes dos batentes.",
          "Chame o técnico para ligar, regular a força, pôr a fotocélula e testar.",
        ],
      },
      {
        about: "what",
        headings: ["Base, cremalheira e fim de curso", "Onde a instalação costuma errar"],
        slots: [
          [
            "A cremalheira é a régua dentada presa à folha, e o pinhão, a engrenagem do motor. Encostada demais, a folha pesa no motor; longe, o dente pula. Por isso a folga é igual do começo ao fim.",
            "O pinhão do motor empurra a régua dentada, a cremalheira, fixada na folha. Sem folga o peso da folha cai no eixo, e com folga demais os dentes escapam, então a distância se mantém no curso inteiro.",
            "Régua dentada na folha e engrenagem no motor só trabalham bem com espaço entre si. Apertadas, o eixo carrega o portão; afastadas, os dentes pulam, e a medida tem de ser a mesma de ponta a ponta.",
          ],
          [
            "O fim de curso avisa a central onde parar, e fica um pouco antes do batente para a folha não bater. A base baixa demais é outro erro comum: a água da chuva entra no motor.",
            "Os acionadores do fim de curso, o sensor de parada, são presos antes do batente, para a folha chegar sem pancada. Deixe a base acima do nível da água, ou a chuva alcança a placa.",
            "Para a folha não bater, o sensor de parada, ou fim de curso, atua pouco antes do batente. Outro cuidado é a altura da base, porque motor rente ao chão molha na enxurrada.",
          ],
        ],
      },
      {
        about: "safety",
        headings: ["Onde termina a sua parte", "O que fica com o técnico"],
        slots: [
          [
            "A ligação pede circuito próprio de 220 V, disjuntor e aterramento, e a tampa aberta expõe tensão e capacitor carregado. A força é regulada no mínimo que move a folha, e a fotocélula, testada para inverter o fechamento.",
            "Dentro da tampa há rede elétrica e capacitor que guarda carga, por isso a ligação, em circuito próprio de 220 V com terra, não é serviço de casa. O técnico ainda ajusta a menor força útil e confere se a fotocélula faz a folha voltar.",
            "Quem liga o motor cuida do circuito de 220 V só dele, do disjuntor e do aterramento, com a placa exposta. Cabe a ele também deixar a força no mínimo e provar que a fotocélula inverte o movimento.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["Quanto custa e quanto demora", "Se preferir deixar com o técnico"],
        slots: [
          [
            "A mão de obra para motor comprado à parte começa em {price.installation}, e o serviço leva de {time.sliding}. Base de concreto, cremalheira extra e ponto de energia distante somam ao valor, por foto.",
            "Instalar um motor que você já tem custa a partir de {price.installation} e toma de {time.sliding}. O que aumenta a conta é fazer base, levar energia até o ponto ou completar a cremalheira.",
            "Com o motor comprado por você, o serviço parte de {price.installation}, com duração de {time.sliding}. Base nova, metros de cremalheira e energia longe do motor são orçados à parte pela foto.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "De que lado fica o motor deslizante?",
        answers: [
          "Do lado de dentro, na ponta para onde a folha recolhe, junto ao vão. Ali a cremalheira passa inteira pelo pinhão, na abertura e no fechamento.",
          "Por dentro do terreno, rente ao vão e do lado em que a folha se abre. Nessa posição o pinhão alcança a cremalheira no curso todo.",
        ],
      },
      {
        question: "Quantos metros de cremalheira são precisos?",
        answers: [
          "Em geral a largura do vão mais uns 40 a 50 centímetros, para o pinhão não sair do último dente. Ela é vendida em barras que se emendam.",
          "Conte a medida do vão com cerca de meio metro de sobra. As barras são emendadas, e a emenda precisa manter a distância entre os dentes.",
        ],
      },
      {
        question: "Posso usar a tomada da garagem?",
        answers: [
          "O certo é um circuito só do motor, com disjuntor próprio e terra. Na tomada comum, a queda de tensão e a falta de proteção encurtam a vida da placa.",
          "Não convém: o motor pede linha dele, disjuntor e aterramento. Dividir a tomada derruba a tensão na partida e deixa a placa exposta a surto.",
        ],
      },
      {
        question: "E se a folha estiver pesada?",
        answers: [
          "Conserte antes: roldana, trilho e nível. Motor em folha dura esquenta, perde o ponto de parada e gasta a engrenagem, e a culpa recai na instalação.",
          "A instalação só começa com a folha leve. Roldana gasta ou trilho torto força o motor desde o primeiro dia, e ajuste nenhum compensa.",
        ],
      },
    ],
    photo: "fotos do portão por dentro, do trilho e do lugar do motor, com a largura da folha e o ponto de energia",
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
        "A sinaleira ou a sirene liga numa saída da central de comando, e não numa entrada: procure o borne SIN, LUZ ou AUX na placa, direto ou com módulo relé. Antes, compare no manual a tensão e a corrente dessa saída com as do aparelho; sem saída própria, o módulo resolve.",
        "Na placa do motor, a sirene e a sinaleira ligam na saída marcada SIN, LUZ ou AUX, que em muitas centrais de comando recebe um módulo relé. O manual traz a tensão e a corrente que ela suporta, e o aparelho precisa caber nesse limite; o relé atende às placas sem borne próprio.",
        "Central de comando com entrada para sinaleira tem, na verdade, uma saída: o borne SIN, LUZ ou AUX, que aciona a luz ou a sirene enquanto o portão anda. Algumas placas pedem módulo relé. Tensão e corrente têm de combinar com as do manual, e a ligação é do técnico.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Como saber se a sua central serve", "Reconhecer a saída da sinaleira"],
        slots: [
          [
            "O nome da central, na caixa ou na etiqueta do motor, leva ao manual, que mostra os bornes sem abrir a tampa. Saída com tensão alimenta a sinaleira direto; contato seco, um contato sem energia, pede módulo relé e fonte separada.",
            "Com o modelo escrito na etiqueta do motor ou na caixa, o manual revela os bornes, e a tampa continua fechada. Se a saída tem tensão, ela acende a luz; se é contato seco, isto é, só um interruptor, entram relé e fonte.",
            "Não é preciso abrir o motor: pelo modelo na etiqueta, o manual diz quais bornes existem. A saída energizada liga direto na sinaleira. Já o contato seco, que não fornece energia, trabalha com fonte e módulo relé.",
          ],
          [
            "A saída de luz de garagem também serve em algumas placas, mas fica acesa por um tempo depois de fechar. Para sirene isso incomoda, então prefira a que só atua com a folha em movimento.",
            "Em certas centrais dá para usar a saída da luz de garagem, que demora a apagar depois do fechamento. Numa sirene, esse tempo a mais vira barulho; escolha a saída ligada ao movimento.",
            "Há placas em que se aproveita o borne da luz de garagem, com o porém de ele seguir ligado depois que o portão para. A sirene fica melhor na saída que desliga junto com o motor.",
          ],
        ],
      },
      {
        about: "visit",
        headings: ["Como a sinaleira é ligada", "A ligação, pelo técnico"],
        slots: [
          [
            "A ligação fica com o técnico, porque os bornes da rede estão ao lado. A sinaleira pode ser de 12 V, 24 V, 127 V ou 220 V, e a tensão trocada queima a lâmpada ou a placa.",
            "Como a tensão da rede passa junto desses bornes, quem liga é o técnico. Existem sinaleiras de 12, 24, 127 e 220 V, e usar a errada queima o aparelho ou a central.",
            "Quem faz esse serviço é o técnico, já que ali perto correm os fios da rede. Errar a tensão, que pode ser de 12 V, 24 V, 127 V ou 220 V, custa a lâmpada ou a placa.",
          ],
        ],
        steps: [
          "Desliga-se o disjuntor do motor.",
          "Comparam-se tensão e corrente da saída com as da sinaleira.",
          "Encaixa-se o módulo relé, se a placa pedir.",
          "O cabo vai em eletroduto, separado dos fios de comando se for da rede.",
          "Com a tampa fechada, testa-se um ciclo completo.",
        ],
      },
      {
        about: "cost",
        headings: ["O que pesa no preço da sinaleira", "Custo da luz ou da sirene"],
        slots: [
          [
            "Com saída própria na placa, pagam-se a sinaleira, o cabo e a ligação. Módulo relé, fonte e distância até a calçada aumentam a conta, e o conjunto é orçado por foto da etiqueta e do lugar.",
            "O mais barato é a placa que já tem a saída, onde só entram aparelho, cabo e mão de obra. Relé, fonte separada e muitos metros de cabo somam, no mesmo orçamento por foto.",
            "Se a central tem o borne, o custo se resume a aparelho, fiação e serviço. Fonte, módulo relé e cabo longo deixam o total maior; fotos do motor e do local bastam para calcular.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "E se a central não tem saída para sinaleira?",
        answers: [
          "Um módulo externo que percebe o motor em movimento aciona a luz, se o modelo aceitar. Central nova só compensa quando há outro motivo para a troca.",
          "Usa-se um módulo à parte, que detecta o movimento e liga a sinaleira. Trocar a placa apenas por isso raramente vale.",
        ],
      },
      {
        question: "Posso ligar a sinaleira junto dos fios do motor?",
        answers: [
          "Não. A saída do motor tem tensão que varia e o capacitor no meio; ali se queima a sinaleira ou o relé.",
          "Nunca ali: nos fios do motor a tensão muda conforme o sentido e passa pelo capacitor. O certo é a saída própria ou um módulo.",
        ],
      },
      {
        question: "Qualquer sinaleira ou sirene serve na central?",
        answers: [
          "Só a que tem a tensão da saída e corrente abaixo do limite do relé. A luz de LED puxa bem menos que a de lâmpada, e a sirene varia muito.",
          "Não: confira tensão e corrente. LED é o que menos exige da placa; lâmpada comum e sirene forte costumam pedir relé.",
        ],
      },
      {
        question: "Sirene e sinaleira podem ficar juntas?",
        answers: [
          "Podem, em aparelho que une as duas ou em paralelo, se a soma das correntes cabe na saída. Na rua residencial, um som curto incomoda menos os vizinhos.",
          "Sim, desde que a saída suporte as duas; do contrário, entra um módulo relé. Existem modelos que já trazem luz e som.",
        ],
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
        "Transformador da placa do portão queimado tem troca: em bancada, solda-se outro com tensão, corrente e pinos idênticos, o que vale a pena se o resto da central está bom. Quando há trilha queimada, prefira a placa nova; medir tudo em casa custa a partir de {price.preventive}, sem peças.",
        "Vale trocar só o trafo da central do portão quando a medição mostra que ele queimou sozinho, porque a peça custa menos que a placa. O novo repete tensão e corrente, e a causa, surto ou curto, é corrigida antes; a visita em residência sai desde {price.preventive}, peças à parte.",
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
            "A suspeita nasce quando nenhuma luz da central acende e, mesmo assim, fusível e disjuntor estão bons. Se a peça cheira a verniz ou escureceu, deixe o circuito desligado até a visita.",
            "Central sem sinal de vida, alimentada e com fusível inteiro, é o retrato do transformador aberto. Marca de calor ou odor de queimado confirmam o perigo: disjuntor baixado, sem nova tentativa.",
          ],
          [
            "Placas mais novas usam fonte chaveada, sem transformador grande, e nelas o defeito está em outra peça.",
            "Em central moderna, de fonte chaveada, não há esse transformador, e a falha é outra.",
            "Nem toda placa tem transformador: as de fonte chaveada dispensam a peça e queimam em outro ponto.",
            "Se a sua placa é recente, talvez use fonte chaveada, que não tem essa peça, e então se procura outro componente.",
            "O diagnóstico muda em placas com fonte chaveada: ali não existe transformador grande, e outra peça causou a parada.",
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
            "A bancada começa por desligar tudo, descarregar o capacitor e medir os fios internos da peça. Achada a queima, procura-se quem a provocou, o varistor que barra os picos ou um curto na botoeira e na fotocélula, e só então se solda a outra.",
            "Sem energia e com o capacitor descarregado, a medição dos enrolamentos diz se o trafo abriu. O passo seguinte protege o substituto: varistor, que absorve surtos, e fios de acessórios são testados antes da ligação.",
          ],
          [
            "Se o conserto chega perto do preço da placa, a nova vale mais, porque renova relés e receptor.",
            "Perto do valor de uma central, prefira a nova, que vem com tudo sem uso.",
            "Quando a conta se aproxima da placa nova, ela compensa, pelos relés e receptor novos.",
            "Compare os dois orçamentos: com pouca diferença, leve a central nova, de receptor e relés sem desgaste.",
            "Uma placa nova ganha quando o reparo custa quase o mesmo, já que traz relés e receptor por gastar.",
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
            "Dois cuidados poupam a próxima peça: um DPS, dispositivo contra surtos, aterrado no quadro, e a conferência da voltagem antes de ligar. Central de 127 V em ponto de 220 V não dura um segundo.",
            "O surto se combate com DPS e fio terra, que levam o pico para fora do circuito. Já a queima por engano se evita lendo a etiqueta, pois 220 V numa placa feita para 127 V destrói a fonte.",
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
          "Pode ter corrente um pouco maior, se couber e o técnico concordar. A tensão tem de ser idêntica, ou a placa inteira queima.",
        ],
      },
      {
        question: "Perco os controles ao trocar o transformador?",
        answers: [
          "Em geral não, porque os códigos ficam na memória da placa. Com placa nova, eles são cadastrados outra vez.",
          "Não, o cadastro continua na mesma central. Só a troca da placa obriga a gravar de novo.",
          "O normal é que continuem funcionando, já que a memória é outra peça. Apenas central nova pede cadastro de todos.",
        ],
      },
      {
        question: "Posso trocar eu mesmo?",
        answers: [
          "Não: há tensão da rede, capacitor carregado e solda na placa. E sem achar a causa, a peça nova queima.",
          "Melhor não, pelo risco de choque. O serviço exige medir, soldar e testar a saída com carga.",
          "Deixe para a bancada: a caixa guarda tensão da rede e capacitor com carga. Sem medir a causa, você ainda perderia a peça comprada.",
        ],
      },
      {
        question: "Quanto tempo leva?",
        answers: [
          "Depende da bancada e de achar a peça igual. O prazo é dito antes, e enquanto isso o portão fica fechado e travado.",
          "Com a peça à mão, a troca é curta. O que demora é conseguir um de mesma tensão e pinos.",
          "O serviço é rápido, a procura da peça nem sempre. Você recebe o prazo antes, e o portão espera fechado e travado.",
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
        "A instalação de motor em portão deslizante pede trilho reto, roldanas boas e dois batentes; com isso, o técnico fixa motor e cremalheira, liga, regula tudo e cadastra cada controle, serviço de {time.sliding} numa casa. Em residência a troca custa {price.homeSwap}, em portão pesado {price.heavySwap}, e a primeira vez acrescenta cremalheira e base, com valor por foto.",
        "Instalar um motor no portão de correr residencial toma {time.sliding}, da fixação da cremalheira, régua de dentes que leva a folha, até a gravação dos controles. O serviço com motor incluso fica de {price.homeSwap} na troca em casa ou {price.heavySwap} em folha pesada; quem já comprou o aparelho paga {price.installation} ou mais de mão de obra.",
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
            "A folha é testada sem motor e só segue para a montagem quando corre leve. O motor ganha base firme no lado de dentro, e a cremalheira acompanha a folha inteira a {rack.clearance} da engrenagem.",
            "Nada se fixa enquanto o portão raspa ou pesa. Acertado isso, o técnico ancora o motor e alinha a régua de dentes, mantendo {rack.clearance} até a engrenagem do começo ao fim do curso.",
          ],
          [
            "No fim, acertam-se as paradas e a menor força que move a folha, gravam-se os controles e testa-se a reversão com um objeto no caminho.",
            "Por último vêm os pontos de parada, a força no mínimo necessário, os controles e um teste com você, pondo um objeto na passagem.",
            "A regulagem fecha o serviço: onde abre, onde fecha, com que força, e o teste com um objeto para ver a folha voltar. Os controles saem gravados.",
            "Depois se definem os limites de abertura e fechamento, a força mais baixa que ainda leva a folha e os controles de cada um. Um objeto no caminho prova se ela volta.",
            "Com tudo preso, o ajuste cuida de parada, força mínima e gravação dos controles. A prova final usa um objeto, nunca uma pessoa, para conferir a reversão.",
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
            "Some um terço ao peso da folha para achar o motor: quem tem 300 kg compra o de 400, enquanto 800 atendem até perto de 600 kg. O peso se estima por altura, largura e tipo de material.",
            "Motor no limite esquenta, por isso se deixa um terço de reserva entre a folha e a etiqueta. Para 300 kg, escolha 400; para algo próximo de 600, escolha 800. Sem saber o peso, mande medidas e material.",
          ],
          [
            "Em prédio ou empresa contam também as aberturas por dia: aí vai motor de uso intenso, e a instalação leva de {time.heavy}.",
            "Garagem coletiva abre muitas vezes e pede linha de uso intenso, com {time.heavy} de serviço.",
            "Para condomínio e galpão, a linha é a de uso intenso, porque o motor quase não descansa, e o trabalho dura de {time.heavy}.",
            "Uso coletivo muda a escolha: onde o portão abre o dia inteiro entra motor de linha intensa, montado em {time.heavy}.",
            "Conte também quantas vezes ele abre, pois prédio e empresa precisam de motor feito para trabalho contínuo, com instalação de {time.heavy}.",
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
            "Substituir é mais barato que começar, já que fiação, base e cremalheira com dentes inteiros continuam. Na primeira automação, esses três itens entram no preço, com a cremalheira cobrada pelo comprimento e o fio conforme a distância do quadro.",
            "O que já existe no local define a conta. Portão que teve motor aproveita base, fios e régua dentada em bom estado; portão manual precisa de tudo isso, com cremalheira cobrada por metro e ponto de energia puxado do quadro.",
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
            "Confira a lista antes de marcar, porque item ausente vira segunda visita. Obra de base e ponto de luz podem entrar no mesmo orçamento, desde que avisados.",
            "O que adianta o serviço está abaixo. Se faltar base, por exemplo, ela é concretada antes e o motor só vem depois da cura.",
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
          "Depende do chão: concreto firme recebe o motor sem obra. Terra, grama ou piso trincado pede base, que cura antes da montagem.",
          "Quando o piso é fraco, precisa, e a instalação espera a secagem. Sobre concreto em bom estado, o motor é aparafusado direto.",
        ],
      },
      {
        question: "De que lado fica o motor?",
        answers: [
          "Por dentro, do lado para onde a folha se recolhe, fora do caminho do carro. Ali a engrenagem alcança a cremalheira durante todo o percurso.",
          "No lado em que o portão abre, atrás da folha e dentro do terreno. Assim ele fica protegido da rua e não atrapalha a passagem.",
          "Fica dentro do terreno, na ponta em que o portão se recolhe ao abrir, longe da roda do carro. Dali a engrenagem acompanha a cremalheira inteira.",
          "Do lado do recolhimento e voltado para dentro, porque é onde a régua de dentes passa sempre pelo motor, sem atrapalhar a entrada.",
        ],
      },
      {
        question: "A fotocélula vem junto?",
        answers: [
          "Nem sempre: ela é pedida à parte e instalada no mesmo dia. Para o portão fechar sozinho, é necessária, porque segura a folha quando alguém passa.",
          "Não vem em todo kit, e vale incluir no orçamento. É o sensor que impede a folha de fechar sobre uma pessoa ou um carro.",
          "Costuma ser item separado, montado na mesma visita. Quem quer fechamento automático precisa dela, já que é o sensor que vê pessoas e carros.",
          "Confirme no orçamento, porque muitos kits saem sem. Ela detém a folha diante de alguém e é indispensável para fechar sozinho.",
        ],
      },
      {
        question: "Qual a garantia da instalação?",
        answers: [
          "São {warranty.installation} de garantia no serviço e {warranty.motor} no motor que vendemos, esta dada pela fábrica. Motor trazido por você segue a de quem vendeu.",
          "O serviço tem {warranty.installation}. O motor comprado conosco tem {warranty.motor}, pela fábrica; o que você trouxe segue a garantia de quem vendeu.",
          "A montagem tem {warranty.installation} e o motor vendido por nós, {warranty.motor} de fábrica. Se o aparelho é seu, vale a garantia da loja onde comprou.",
          "Damos {warranty.installation} para o serviço; a fábrica, {warranty.motor} para o motor que fornecemos. Aparelho de fora depende do vendedor dele.",
        ],
      },
    ],
    photo: "a folha inteira, o trilho, o lugar do motor e a tomada mais próxima, com a largura",
  },
];
