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
        "Para instalar um motor deslizante passo a passo, siga esta ordem: folha leve no trilho, base firme, motor alinhado, cremalheira (a barra dentada) com {rack.clearance} de folga, fim de curso, parte elétrica, força, fotocélula e teste. A base e a fixação podem ser suas, mas a ligação e a regulagem são do técnico.",
        "O motor de portão deslizante se instala nesta ordem: trilho e folha em dia, base nivelada, fixação do motor, cremalheira (a barra dentada) com {rack.clearance} de folga, fim de curso, ligação elétrica, ajuste de força e fotocélula. A ligação e a regulagem ficam com o técnico, porque há tensão da rede.",
        "Instalar motor de portão deslizante passo a passo exige primeiro uma folha que corra leve; depois, nesta ordem, vêm base, motor, cremalheira (a barra dentada) com {rack.clearance} de folga, fim de curso, elétrica, força e fotocélula. Quem prefere deixar tudo com o técnico paga a mão de obra a partir de {price.installation}.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["As etapas da instalação, em ordem", "Do trilho ao teste, passo a passo"],
        slots: [
          [
            "Mantenha o disjuntor desligado até a última fixação e, se o manual do motor trouxer outra medida, siga a dele. Tenha nível, furadeira, trena e alguém para ajudar com o motor.",
            "Trabalhe sem energia e com o manual do motor ao lado, porque as medidas dele valem mais que estas. Nível, trena e furadeira bastam para a parte mecânica.",
            "Antes de furar, desligue o disjuntor e leia o manual, cuja medida vale se for diferente. A parte mecânica se faz com furadeira, trena e nível.",
          ],
        ],
        steps: [
          "Confira se a folha anda leve e tem batente firme nas duas pontas.",
          "Faça a base de concreto nivelada, com o conduíte da fiação já dentro dela.",
          "Fixe o motor paralelo à folha e destrave-o.",
          "Apoie a cremalheira no pinhão, a engrenagem do motor, e prenda-a com {rack.clearance} de folga em todo o curso.",
          "Prenda os ímãs ou acionadores do fim de curso um pouco antes dos batentes.",
          "Chame o técnico para ligar, regular a força, pôr a fotocélula e testar.",
        ],
      },
      {
        about: "what",
        headings: ["Base, cremalheira e fim de curso", "Onde a instalação costuma errar"],
        slots: [
          [
            "A cremalheira é a barra dentada presa à folha, e o pinhão é a engrenagem do motor. Se ficam encostados demais, o peso da folha vai para o eixo; se ficam longe, o dente pula. Por isso a folga precisa ser igual do começo ao fim.",
            "O pinhão do motor empurra a cremalheira, a barra dentada fixada na folha. Sem folga, o peso da folha cai no eixo, e com folga demais os dentes escapam, então a distância se mantém no curso inteiro.",
            "A barra dentada da folha e a engrenagem do motor só trabalham bem com um pequeno espaço entre si. Se estão apertadas, o eixo carrega o portão; se estão afastadas, os dentes pulam, e a medida tem de ser a mesma de ponta a ponta.",
          ],
          [
            "O fim de curso é o sensor que avisa a central onde parar, e fica um pouco antes do batente para a folha não bater. A base baixa demais é outro erro comum, porque a água da chuva entra no motor.",
            "Os acionadores do fim de curso, o sensor de parada, são presos antes do batente, para a folha chegar sem pancada. Deixe também a base acima do nível da água, senão a chuva alcança a placa.",
            "Para a folha não bater, o sensor de parada, ou fim de curso, atua pouco antes do batente. Outro cuidado é a altura da base, porque o motor rente ao chão molha na enxurrada.",
          ],
        ],
      },
      {
        about: "safety",
        headings: ["Onde termina a sua parte", "O que fica com o técnico"],
        slots: [
          [
            "A ligação exige circuito próprio na tensão da etiqueta, disjuntor e aterramento, e a tampa aberta expõe tensão e capacitor carregado. O técnico também regula a força no mínimo que move a folha e testa se a fotocélula inverte o fechamento.",
            "Dentro da tampa há rede elétrica e um capacitor que guarda carga, por isso a ligação, num circuito próprio com terra, não é serviço de casa. O técnico ainda ajusta a menor força útil e confere se a fotocélula faz a folha voltar.",
            "Quem liga o motor cuida do circuito só do portão, do disjuntor e do aterramento, com a placa exposta. Cabe a ele também deixar a força no mínimo e comprovar que a fotocélula inverte o movimento.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["Quanto custa e quanto demora", "Se preferir deixar com o técnico"],
        slots: [
          [
            "A mão de obra para motor comprado à parte começa em {price.installation}, e o serviço leva de {time.sliding}. Base de concreto, cremalheira extra e ponto de energia distante somam ao valor.",
            "Instalar um motor que você já tem custa a partir de {price.installation} e leva de {time.sliding}. O valor aumenta se for preciso fazer base, levar energia até o ponto ou completar a cremalheira.",
            "Com o motor comprado por você, o serviço parte de {price.installation}, com duração de {time.sliding}. Base nova, metros de cremalheira e energia longe do motor são orçados à parte.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "De que lado fica o motor deslizante?",
        answers: [
          "Do lado de dentro, na ponta para onde a folha recolhe, junto ao vão. Ali a cremalheira passa inteira pela engrenagem, na abertura e no fechamento.",
          "Por dentro do terreno, rente ao vão e do lado em que a folha se abre. Nessa posição o pinhão alcança a cremalheira no curso todo.",
        ],
      },
      {
        question: "Quantos metros de cremalheira são precisos?",
        answers: [
          "Em geral, a largura do vão mais uns 40 a 50 centímetros, para a engrenagem não sair do último dente. Ela é vendida em barras que se emendam.",
          "Conte a medida do vão com cerca de meio metro de sobra. As barras são emendadas, e na emenda a distância entre os dentes precisa ser a mesma.",
        ],
      },
      {
        question: "Posso usar a tomada da garagem?",
        answers: [
          "Não é o indicado: o certo é um circuito só do motor, com disjuntor próprio e terra. Na tomada comum, a queda de tensão e a falta de proteção encurtam a vida da placa.",
          "Não convém, porque o motor precisa de linha própria, disjuntor e aterramento. Dividir a tomada derruba a tensão na partida e deixa a placa exposta a surto.",
        ],
      },
      {
        question: "E se a folha estiver pesada?",
        answers: [
          "Conserte antes a roldana, o trilho e o nível. O motor em folha dura esquenta, perde o ponto de parada e gasta a engrenagem.",
          "A instalação só começa com a folha leve. Roldana gasta ou trilho torto força o motor desde o primeiro dia, e nenhum ajuste compensa.",
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
        "Instalamos interfone e fechadura elétrica no portão social na mesma visita: a unidade na rua, o aparelho dentro de casa, a fonte e um par de fios até a fechadura, que o botão do interfone abre. O valor de cada item, com a instalação, sai antes da visita, pela foto do portão.",
        "A fechadura elétrica e o interfone são instalados juntos no portão social: a unidade da rua chama, o aparelho de dentro responde e um par de fios abre a fechadura. O preço soma os aparelhos, o cabo e a mão de obra, e é dado antes, por fotos do portão e do batente.",
        "Para ter interfone e fechadura elétrica no portão social, o técnico passa o cabo da rua ao aparelho, liga a fonte e leva um par de fios até a fechadura, aberta pelo botão. Tudo cabe na mesma visita, e o valor vem item por item, com o serviço incluído.",
      ],
      price: [
        "O preço do portão social com interfone e fechadura elétrica soma o interfone, de voz ou vídeo, a fechadura, o cabo por metro até a rua e a mão de obra. Com foto do portão e a distância da rua ao aparelho, o valor vem item por item, antes da visita.",
        "O portão social com interfone e fechadura elétrica custa a soma de aparelho, fechadura, cabo e mão de obra. O modelo só de voz é o mais barato, o de vídeo custa mais, e o cabo já passado reduz o serviço. O orçamento dos itens sai junto, antes da visita.",
      ],
    },
    sections: [
      {
        about: "cost",
        headings: ["O que forma o preço", "Item por item, o que pesa no valor"],
        slots: [
          [
            "O aparelho costuma ser o item mais caro, e a passagem do cabo decide a mão de obra. O valor muda com:",
            "O mesmo interfone pode ter instalação mais barata ou mais cara, porque o caminho do cabo e o batente mudam o trabalho. Contam no preço:",
            "O interfone e o cabo são as maiores parcelas, e o batente desalinhado acrescenta serviço. O que entra na conta:",
          ],
        ],
        bullets: [
          "Interfone só de voz, com vídeo ou com celular",
          "Número de aparelhos dentro de casa",
          "Fechadura de sobrepor, de embutir ou eletroímã",
          "Batente que precisa de chapa, solda ou alinhamento",
          "Metros de cabo e se já existe tubo para passá-lo",
        ],
      },
      {
        about: "visit",
        headings: ["Como o interfone e a fechadura são instalados", "O serviço, do portão ao aparelho"],
        slots: [
          [
            "O técnico só fura o portão depois de saber por onde o cabo passa. O disjuntor fica desligado durante as ligações.",
            "Primeiro se olham a folha e o caminho do cabo, e só depois se fura. As ligações são feitas com a energia cortada.",
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
            "Decida entre voz e vídeo e quantos aparelhos quer dentro de casa. A fechadura precisa combinar com a tensão e a corrente do interfone ou ter fonte própria.",
            "O interfone de voz basta para abrir, e o de vídeo mostra quem chama. Escolhido o aparelho, a fechadura tem de seguir a tensão dele ou receber uma fonte só para ela.",
            "A primeira escolha é entre voz e vídeo e quantos aparelhos haverá dentro. Depois confirme se a saída do interfone aciona a fechadura; se não aciona, ela usa uma fonte separada.",
          ],
          [
            "A fechadura elétrica comum abre com chave na falta de luz. O eletroímã, uma placa que segura a folha por magnetismo, solta sem energia, por isso precisa de bateria, botão de saída e liberação de emergência.",
            "Na falta de luz, a fechadura elétrica se abre com chave. Já o eletroímã, que prende por magnetismo, solta o portão se não tiver bateria, e exige saída de emergência.",
            "A fechadura comum tem chave para quando falta energia. Quem prefere eletroímã, o ímã que prende a folha, deve prever bateria e liberação por dentro.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Vocês fazem o portão social também?",
        answers: [
          "Não fabricamos portão, porque a folha é do serralheiro. Instalamos fechadura, mola e comando na que você já tem ou na nova.",
          "A folha fica com o serralheiro, e nós cuidamos da fechadura, do comando e do interfone quando ela estiver pronta.",
        ],
      },
      {
        question: "Quantos fios vão do interfone à fechadura?",
        answers: [
          "Dois fios, para o comando de abrir. Da rua ao aparelho interno, o número muda com o modelo e está no manual.",
          "Um par de fios basta para a fechadura. O cabo do interfone varia com o aparelho, de voz ou de vídeo.",
        ],
      },
      {
        question: "Dá para aproveitar o interfone que já tenho?",
        answers: [
          "Em geral sim, se ele tem saída para fechadura. A etiqueta ou a parte de trás do aparelho mostra isso, sem abrir o que está ligado.",
          "Sim, se houver saída de abertura e a tensão combinar. O interfone só de voz, sem essa saída, precisa de um contato extra ou de troca.",
        ],
      },
      {
        question: "O interfone pode abrir também a garagem?",
        answers: [
          "Pode, quando tem um segundo contato, que o técnico liga à entrada de botoeira da central do motor.",
          "Sim, uma segunda tecla comanda a central como se fosse a botoeira. O modelo de um comando só precisa de um relé.",
        ],
      },
    ],
    photo: "fotos do portão social por dentro e por fora, do batente e do lugar do aparelho dentro de casa",
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
      question: [
        "A ligação da sinaleira na placa do portão é feita na saída marcada SIN, LUZ ou AUX: dois fios vão dela à sinaleira, direto ou por um módulo relé. Compare no manual a tensão e a corrente da saída com as do aparelho. Quem liga é o técnico, com o disjuntor desligado, porque ao lado passa a rede.",
        "Uma sinaleira ou sirene é ligada a uma saída da central, e não a uma entrada: o borne SIN, LUZ ou AUX do manual. Se essa saída tem tensão, o aparelho da mesma tensão vai direto nela. Se é um contato sem energia, ou se a placa não tem saída própria, usa-se um módulo relé com fonte.",
      ],
      "how-to": [
        "A ligação da sinaleira na placa do portão é feita na saída marcada SIN, LUZ ou AUX: dois fios vão dela à sinaleira, direto ou por um módulo relé. Antes, compare no manual a tensão e a corrente da saída com as da sinaleira. Quem liga é o técnico, com o disjuntor desligado, porque ao lado passa a rede.",
        "Para ligar a sinaleira na placa do portão, procure no manual o borne SIN, LUZ ou AUX e veja se ele fornece tensão. Se fornece, a sinaleira da mesma tensão vai direto; se é contato seco, sem energia, ela precisa de fonte e relé. A conexão na placa fica com o técnico.",
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
      "transformador placa portão queimou",
      "trafo placa portão queimou",
      "transformador central portão queimou",
      "transformador placa motor queimou",
      "transformador placa portão defeito",
      "transformador placa preço",
      "transformador portão preço",
      "saber transformador placa queimou",
      "testar transformador placa",
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
          "Depende da bancada e de achar a peça igual. O prazo é informado antes, e enquanto isso o portão fica fechado e travado.",
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
      ...combine(
        ["instalação motor deslizante", "instalar motor deslizante", "instalação motor correr"],
        ["300 kg", "400 kg", "500 kg", "600 kg", "700 kg", "800 kg"],
      ),
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
        "A instalação de motor deslizante inclui fixar o motor e a cremalheira, a barra dentada da folha, ligar, regular e gravar os controles, em {time.sliding} numa casa. A troca do motor custa de {price.homeSwap} em residência e de {price.heavySwap} em portão pesado, com mão de obra; a primeira instalação soma base e cremalheira.",
        "Instalar um motor em portão deslizante leva de {time.sliding} em casa, com o trilho reto e batente nas duas pontas. A troca, já com motor e mão de obra, fica de {price.homeSwap} em residência e sobe para {price.heavySwap} quando o portão é pesado. No primeiro motor somam-se a base e a cremalheira, a barra dentada presa à folha.",
        "Na instalação de motor em portão de correr, o técnico confere trilho e roldanas, prende o motor e a cremalheira, regula as paradas e grava os controles, em {time.sliding} numa casa. Se o motor é seu, a mão de obra parte de {price.installation}; com o nosso, a troca é de {price.homeSwap} em casa e de {price.heavySwap} em folha pesada.",
        "A instalação de motor em portão deslizante exige trilho reto, roldanas boas e dois batentes; com isso, o técnico fixa motor e cremalheira, liga, regula e cadastra os controles em {time.sliding} numa casa. Trocar o motor custa, em residência, de {price.homeSwap} e, em folha pesada, de {price.heavySwap}; na primeira vez somam-se cremalheira e base.",
        "Instalar motor em portão de correr leva de {time.sliding} numa casa, com cremalheira (a barra dentada da folha), regulagem e controles gravados. Com o motor incluído, a troca fica de {price.homeSwap} em casa e de {price.heavySwap} em folha pesada; se o aparelho já é seu, a mão de obra sai a partir de {price.installation}.",
      ],
      price: [
        "A instalação do primeiro motor em portão deslizante não tem preço de tabela, porque soma o motor, a cremalheira por metro e a base no piso: o orçamento é grátis, por foto. Trocar um motor que já existe fica de {price.homeSwap} em casa, com mão de obra. Se o motor é seu, só instalar parte de {price.installation}.",
        "O preço para instalar motor em portão de correr depende do que já existe. Com base e cremalheira prontas, a troca do motor em casa custa de {price.homeSwap}, com mão de obra, e em folha pesada, de {price.heavySwap}. No portão ainda manual, base e cremalheira somam, e a foto com a largura dá o total, de graça.",
        "Instalar portão deslizante automático custa o motor, a cremalheira por metro, a base e a mão de obra, num orçamento grátis por foto. Quem já tem base e cremalheira paga de {price.homeSwap} na troca do motor em casa. A mão de obra para montar um motor que você comprou começa em {price.installation}.",
      ],
    },
    sections: [
      {
        about: "visit",
        headings: ["O que o técnico faz no dia", "A instalação no portão de correr"],
        slots: [
          [
            "Primeiro, o técnico corre a folha na mão e corrige o que pesa ou raspa. Depois prende o motor numa base firme, por dentro, e a cremalheira na folha, com {rack.clearance} de folga para a engrenagem.",
            "O trabalho começa com a folha solta, que precisa andar leve de ponta a ponta. Em seguida o motor é parafusado na base e a cremalheira é nivelada ao longo da folha, com {rack.clearance} de folga até a engrenagem.",
            "Antes do motor, o técnico confere roldanas e trilho até a folha correr sem esforço. Então entram a base, o motor e a cremalheira, com a folga de {rack.clearance} que evita desgaste e ruído.",
            "A folha é testada sem motor, e a montagem só segue quando ela corre leve. O motor ganha base firme no lado de dentro, e a cremalheira acompanha a folha inteira com {rack.clearance} de folga.",
            "Nada é fixado enquanto o portão raspa ou pesa. Acertado isso, o técnico prende o motor e alinha a barra dentada, mantendo {rack.clearance} até a engrenagem do começo ao fim do curso.",
          ],
          [
            "No fim, ele acerta as paradas e a menor força que move a folha, grava os controles e testa a reversão com um objeto no caminho.",
            "Por último vêm os pontos de parada, a força no mínimo necessário, a gravação dos controles e um teste com um objeto na passagem.",
            "A regulagem fecha o serviço: o técnico define onde a folha abre e fecha e com que força, grava os controles e confere com um objeto se ela volta.",
            "Depois o técnico marca os pontos de parada, deixa a força no mínimo que ainda move a folha e grava os controles. Por fim, põe um objeto no caminho, para ver se a folha volta.",
            "Com tudo preso, ajustam-se a parada e a força mínima e gravam-se os controles. A prova final usa um objeto, nunca uma pessoa, para conferir a reversão.",
          ],
        ],
      },
      {
        about: "choose",
        headings: ["Que motor vai no seu portão", "Peso da folha e motor certo"],
        slots: [
          [
            "A capacidade da etiqueta, em quilos, deve passar em um terço o peso da folha: uma de 300 kg pede motor de 400, e o motor de 800 kg serve a folhas de até uns 600. Se você não sabe o peso, a largura, a altura e o material permitem estimar.",
            "Escolha o motor com um terço de folga sobre o peso: o de 400 kg para folha de 300, o de 800 kg para folha de até uns 600. Sem balança, o cálculo sai da medida e do material do portão.",
            "O motor precisa ter um terço de capacidade a mais que o peso: folha de 300 kg leva motor de 400, e a de 600 leva o de 800. As medidas e o tipo de chapa ou grade já dão uma boa estimativa.",
            "Some um terço ao peso da folha para achar o motor. Quem tem 300 kg compra o de 400, e o de 800 kg atende até perto de 600. O peso se estima pela altura, pela largura e pelo material.",
            "Motor no limite esquenta, por isso a capacidade fica um terço acima do peso da folha. Para 300 kg, escolha o de 400; para algo próximo de 600, o de 800. O peso se calcula pelas medidas e pelo material.",
          ],
          [
            "Em prédio ou empresa contam também as aberturas por dia, e por isso se usa motor de uso intenso, com instalação de {time.heavy}.",
            "A garagem coletiva abre muitas vezes e precisa de motor de uso intenso, com {time.heavy} de serviço.",
            "Condomínio e galpão usam a linha de uso intenso, porque o motor quase não descansa, e o trabalho dura {time.heavy}.",
            "O uso coletivo muda a escolha: onde o portão abre o dia inteiro, o motor é de linha intensa, montado em {time.heavy}.",
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
            "A primeira automação soma a cremalheira, vendida por metro, a base de fixação e o ponto de energia. Quem troca um motor velho gasta menos, porque a base, os fios e a cremalheira em bom estado ficam.",
            "Onde nunca houve motor, o orçamento inclui base, cremalheira por metro e o fio até o quadro. Já na substituição se aproveita o que está inteiro, como a cremalheira com os dentes bons, a base e a fiação.",
            "Substituir é mais barato que começar, já que fiação, base e cremalheira com dentes inteiros continuam. Na primeira automação, esses três itens entram no preço, com a cremalheira cobrada pelo comprimento e o fio conforme a distância do quadro.",
            "O preço depende do que já existe no local. O portão que teve motor aproveita base, fios e barra dentada em bom estado; o manual precisa de tudo isso, com cremalheira cobrada por metro e ponto de energia puxado do quadro.",
          ],
        ],
      },
      {
        about: "check",
        headings: ["O que deixar pronto para a instalação", "Antes do dia da instalação"],
        slots: [
          [
            "Com estes pontos prontos, a montagem cabe em uma visita. O que faltar pode ser orçado junto, mas muda o prazo:",
            "Quatro condições evitam uma segunda viagem do técnico. Se alguma ainda não existe, avise antes, para entrar no orçamento:",
            "O serviço se faz em um só dia quando a lista abaixo está cumprida. Avise o que falta, porque uma base nova, por exemplo, precisa curar:",
            "Confira a lista antes de marcar, porque o que falta vira segunda visita. Obra de base e ponto de energia podem entrar no mesmo orçamento, desde que avisados:",
            "O serviço anda mais rápido com estes itens prontos. Se faltar a base, ela é concretada antes, e o motor só vem depois da cura:",
          ],
        ],
        bullets: [
          "Trilho reto e limpo, com batente firme nas duas pontas",
          "Espaço livre ao lado do vão, do tamanho da folha",
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
          "Só se o piso não for firme. Em concreto bom, o motor é preso direto; a base nova precisa curar, e a montagem fica para outro dia.",
          "Em piso de concreto bom, não. Em terra ou piso fraco, sim, e o motor só é montado depois que ela cura.",
          "Depende do chão. O concreto firme recebe o motor sem obra; terra, grama ou piso trincado precisa de base, que cura antes da montagem.",
          "Precisa quando o piso é fraco, e a instalação espera a cura. Sobre concreto em bom estado, o motor é aparafusado direto.",
        ],
      },
      {
        question: "De que lado fica o motor?",
        answers: [
          "Por dentro, do lado para onde a folha se recolhe, fora do caminho do carro. Ali a engrenagem alcança a cremalheira durante todo o percurso.",
          "No lado em que o portão abre, atrás da folha e dentro do terreno. Assim fica protegido da rua e não atrapalha a passagem.",
          "Fica dentro do terreno, na ponta em que o portão se recolhe ao abrir, longe da roda do carro. Dali a engrenagem acompanha a cremalheira inteira.",
          "Do lado para onde a folha se recolhe e voltado para dentro, porque ali a barra dentada passa sempre pelo motor sem atrapalhar a entrada.",
        ],
      },
      {
        question: "A fotocélula vem junto?",
        answers: [
          "Nem sempre, e ela pode ser instalada no mesmo dia. Para o portão fechar sozinho é necessária, porque segura a folha quando alguém passa.",
          "Não vem em todo kit, e vale incluir no orçamento. É o sensor que impede a folha de fechar sobre uma pessoa ou um carro.",
          "Costuma ser item separado, montado na mesma visita. Quem quer fechamento automático precisa dela, já que é o sensor que vê pessoas e carros.",
          "Confirme no orçamento, porque muitos kits saem sem. Ela detém a folha diante de alguém e é indispensável para fechar sozinho.",
        ],
      },
      {
        question: "Qual a garantia da instalação?",
        answers: [
          "São {warranty.installation} de garantia no serviço e {warranty.motor} no motor que vendemos. O motor trazido por você segue a garantia de quem vendeu.",
          "O serviço tem {warranty.installation} de garantia, e o motor comprado conosco, {warranty.motor}. O que você trouxe segue a garantia da loja.",
          "A montagem tem {warranty.installation} e o motor vendido por nós, {warranty.motor}. Se o aparelho é seu, vale a garantia da loja onde você comprou.",
          "Damos {warranty.installation} para o serviço e {warranty.motor} para o motor que fornecemos. O aparelho de fora depende de quem o vendeu.",
        ],
      },
    ],
    photo: "fotos da folha inteira, do trilho, do lugar do motor e da tomada mais próxima, com a largura",
  },
];
