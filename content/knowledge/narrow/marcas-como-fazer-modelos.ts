import type { NarrowConcept } from "#domain/knowledge/concept.ts";
import { combine } from "./combine.ts";
import { knownModels } from "./modelos-conhecidos.ts";

/** What can be told of a make or a model of which nothing is known but its name: what its label says, and who sees to it. */
export const marcasComoFazerModelos: NarrowConcept[] = [
  ...knownModels,
  {
    id: "modelo-da-marca",
    broader: "modelos",
    label: "Modelo da marca",
    phrase: "o modelo do motor",
    asks: [
      "[modelo] [marca]",
      "motor [modelo] [marca]",
      "motor intelbras dr [marca]",
      "motor deslizante intelbras dr [marca]",
      ...combine(["[modelo] [marca]"], ["preço", "comprar", "condomínio", "prédio", "casa", "comércio"]),
      ...combine(["[modelo] [marca]"], ["basculante", "deslizante", "correr", "pivotante", "ficha", "capacidade"]),
    ],
    intent: "buying",
    answers: {
      any: [
        "Para o [marca] {em}, instalamos o motor novo, trocamos o antigo e dizemos, pela foto da etiqueta, se há peça para conserto. A versão decide o tipo de portão, os quilos e os ciclos por hora. Na troca em casa, com mão de obra, um motor comum fica de {price.homeSwap}; o valor fechado sai pela foto.",
        "Atendemos {em} quem tem ou procura o [marca]: a foto da etiqueta diz o tipo de portão da versão, se há peça e o preço; a do portão, se ele serve na sua folha ou que motor faz o mesmo. A troca em casa, com mão de obra, fica de {price.homeSwap}.",
        "O [marca] se escolhe pelo que a etiqueta da versão diz: tipo de portão, peso máximo da folha, aberturas por hora e tensão. Mande a foto do portão com a largura, a altura e o material: confirmamos se ele serve, ou que motor faz o mesmo, e o valor instalado, de {price.homeSwap} na troca em casa.",
        "O [marca] serve se a etiqueta for do seu tipo de portão e a capacidade passar do peso da folha com um terço de folga. Pela foto da etiqueta dizemos que peças há e quanto fica o conserto; a troca do motor em casa, com mão de obra, fica de {price.homeSwap}.",
      ],
      price: [
        "O [marca] {em} é orçado por foto, porque a versão, a tensão e o que já existe no portão mudam a conta. Para comparar, a troca de motor em casa fica de {price.homeSwap}, com mão de obra, e em portão pesado ou de prédio, de {price.heavySwap}.",
        "O preço do [marca] instalado sai pela foto do portão, sem custo, porque a versão, a tensão e o que já existe mudam a conta. Para comparar, a troca de motor em casa fica de {price.homeSwap}, com mão de obra, e em portão pesado ou de prédio, de {price.heavySwap}.",
      ],
      repair: [
        "O [marca] com defeito se examina como qualquer motor: energia, controle, fotocélula, folha na mão, capacitor e placa, nessa ordem. Mande a foto da etiqueta e um vídeo: dizemos se há peça desse modelo e o valor antes da visita.",
        "Em um [marca] parado, primeiro se mede e depois se troca: pilha, sensor e capacitor imitam placa queimada. A foto da etiqueta diz que peça serve nesse modelo.",
      ],
      comparison: [
        "O [marca] é boa escolha quando a capacidade da etiqueta passa do peso da folha com folga, o número de aberturas cabe no uso da casa e há placa, engrenagem e controle do modelo à venda. Faltando um desses três, escolha outro.",
        "Vale a pena o [marca] se ele servir em três contas: peso da folha com um terço de margem, aberturas por hora e peça fácil de achar perto de você. O nome do modelo, sozinho, não decide.",
      ],
      question: [
        "O [marca] é boa escolha quando a capacidade da etiqueta passa do peso da folha com folga, o número de aberturas cabe no uso e há peça do modelo na sua região. Mande a foto da etiqueta e as medidas do portão: dizemos se é o seu caso.",
      ],
      "how-to": [
        "No [marca], o que muda de um modelo para outro está no manual da versão, que se acha pelo nome da etiqueta; a parte do morador é a pilha, a limpeza da fotocélula e o destravamento com o disjuntor desligado. Mande a foto da etiqueta e dizemos o resto.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["O que ler na etiqueta do [marca]", "Etiqueta do [marca]: o que ela diz"],
        slots: [
          [
            "Leia o modelo e a versão completos, porque um mesmo nome pode ter mais de uma potência.",
            "Anote o nome inteiro, com letras e números: versões parecidas nem sempre usam as mesmas peças.",
          ],
          [
            "A tensão, 127 ou 220 V, precisa ser a do ponto de energia.",
            "A tensão tem de ser a do seu ponto de energia, e a potência vem ao lado dela.",
          ],
          [
            "O peso máximo da folha e as aberturas por hora, se não estiverem nela, estão na ficha do fabricante.",
            "A capacidade em quilos e os ciclos por hora que não couberem na etiqueta estão na ficha da versão.",
          ],
        ],
      },
      {
        about: "choose",
        headings: ["O [marca] serve no seu portão?", "Três contas antes de escolher o [marca]"],
        slots: [
          [
            "Estime o peso da folha pelo material e pelo tamanho e deixe um terço de margem; chapa fechada e madeira pesam bem mais que grade.",
            "Deixe um terço de sobra sobre o peso da folha, porque motor no limite esquenta e dura menos.",
          ],
          [
            "Uma casa abre poucas vezes por dia; prédio e comércio pedem modelo com mais ciclos por hora.",
            "Conte os carros que entram e saem, porque o motor residencial não foi feito para entrada coletiva.",
          ],
          [
            "Pela etiqueta dizemos se há placa, engrenagem e controle desse modelo, que é o que decide um conserto rápido daqui a anos.",
            "Se a placa e o controle dele são difíceis de achar, indicamos outro da mesma capacidade.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["O que muda o preço do [marca]", "O que entra no valor"],
        slots: [
          [
            "O valor junta o motor da versão certa, a mão de obra e os controles; base, cremalheira ou suporte, ponto de energia e fotocélula entram só se faltarem.",
            "Somam-se o motor, a instalação e os controles; base, cremalheira ou suporte, energia e fotocélula só entram se não existirem.",
          ],
          [
            "O motor que vendemos tem {warranty.motor} de garantia, e a instalação, {warranty.installation}.",
            "Com foto e medidas, o valor vem fechado, e o cartão divide em até {shop.instalments} vezes.",
          ],
        ],
      },
      {
        about: "replace",
        headings: ["Se o [marca] já está no seu portão", "Conserto e troca do [marca]"],
        slots: [
          [
            "Capacitor, rolamento e controle se acham pela medida ou pelo código; placa e engrenagem, pelo modelo exato.",
            "Peça de desgaste costuma existir; placa e engrenagem dependem do nome da etiqueta.",
          ],
          [
            "Se o modelo saiu de linha, uma central compatível pode manter o motor comum; sem engrenagem, a troca por outro motor aproveita o que estiver bom.",
            "Sem peça para ele, a troca por outro motor aproveita fiação, fotocélula e suportes que estiverem bons.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "O [marca] ainda tem peça?",
        answers: ["Depende da versão. Mande a foto da etiqueta: dizemos o que há, original ou compatível, e o valor."],
      },
      {
        question: "Que controle funciona no [marca]?",
        answers: [
          "O que tiver a frequência e o código da central dele. A foto do controle atual, frente e verso, responde.",
        ],
      },
      {
        question: "Vocês instalam o [marca] comprado em outro lugar?",
        answers: [
          "Instalamos, se o modelo servir na folha e estiver completo: a instalação avulsa de motor comprado à parte custa a partir de {price.installation}.",
        ],
      },
    ],
    photo: "uma foto da etiqueta do motor e outra do portão inteiro, com a largura e o material da folha",
  },
  {
    id: "assistencia-da-marca",
    broader: "conserto",
    label: "Assistência técnica da marca",
    phrase: "a assistência técnica da marca",
    asks: [
      "[marca] deu defeito arruma",
      "[marca] deu defeito quem arruma",
      "[marca] deu defeito atendem",
      "[marca] deu defeito atendem marca",
      ...combine(
        ["assistência", "assistência técnica", "autorizada", "conserto", "consertar", "arrumar", "técnico"],
        ["[marca]"],
      ),
      ...combine(["assistência", "autorizada", "conserto", "técnico"], ["[marca] [modelo]"]),
      ...combine(
        ["assistência", "assistência técnica", "autorizada", "conserto", "arrumar", "consertar"],
        ["motor [marca] basculante", "motor [marca] deslizante", "motor [marca] correr"],
      ),
    ],
    intent: "repair",
    answers: {
      any: [
        "Fazemos assistência técnica e conserto de motor [marca] na sua garagem, fora da garantia, quando há peça para o modelo. A foto da etiqueta e um vídeo do defeito dizem isso antes da visita; somos independentes, sem representar a fábrica, e a regulagem em casa parte de {price.preventive}, sem peças.",
        "O conserto de motor [marca] é feito no local por assistência independente: pela foto da etiqueta dizemos se há peça, o que pode ser e quanto custa. Na garantia de fábrica, procure o fabricante ou quem vendeu, com a nota; fora dela, só o ajuste em residência começa em {price.preventive}.",
        "Motor [marca] com defeito tem assistência no seu endereço, como serviço independente da fábrica, se existe peça para o modelo da etiqueta. Mande a foto dela e um vídeo: a causa provável e o valor vêm antes, e a visita de regulagem em casa custa a partir de {price.preventive}, fora as peças.",
      ],
      price: [
        "O preço do conserto de um motor [marca] depende da peça: capacitor, fim de curso e regulagem pesam pouco; placa, engrenagem e redutor, mais. O ajuste em casa parte de {price.preventive}, sem peças, e o conserto vale se sair bem menos que a troca, de {price.homeSwap}.",
        "Consertar um motor [marca] custa a peça que falhou e a mão de obra, ditas antes. A regulagem residencial começa em {price.preventive}, fora as peças; placa e redutor são os itens caros, a comparar com o motor novo instalado, de {price.homeSwap}.",
      ],
    },
    sections: [
      {
        about: "visit",
        headings: ["Como é a assistência a um motor [marca]", "O que o técnico faz no conserto"],
        slots: [
          [
            "O técnico move a folha na mão, mede a energia, testa controle e sensores e só então olha o capacitor e a placa, para não trocar peça boa. A peça sai pelo modelo da etiqueta, original ou compatível, com o valor aceito antes.",
            "Primeiro vêm a folha e a energia, depois controle, sensores, capacitor e, por último, a placa. Achado o defeito, o orçamento separa peça e mão de obra e diz se a peça é original ou compatível.",
            "A ordem é folha, energia, comandos, capacitor e placa, do mais simples ao mais caro. Você sabe antes se a peça da etiqueta existe, se é original ou compatível e quanto custa.",
          ],
        ],
      },
      {
        about: "check",
        headings: ["Testes de cinco minutos antes de chamar", "O que você pode testar antes"],
        slots: [
          [
            "São testes por fora, com a tampa do motor fechada e ninguém no caminho da folha.",
            "Estes testes dispensam ferramenta e se fazem com a tampa fechada e a passagem livre.",
            "Faça um de cada vez, sem abrir o motor e com o vão livre.",
          ],
        ],
        steps: [
          "Veja se o disjuntor do portão está ligado.",
          "Troque a pilha e teste outro controle e a botoeira.",
          "Limpe as lentes da fotocélula.",
          "Olhe de longe: pedra, folha torta ou cabo solto pedem parar aí.",
          "Filme uma tentativa, com som, e fotografe a etiqueta.",
        ],
      },
      {
        about: "choose",
        headings: ["Consertar ou trocar o motor", "Quando o conserto compensa"],
        slots: [
          [
            "Compensa consertar quando o redutor, a caixa de engrenagens, está firme, o defeito é de uma peça só e ela existe. Redutor gasto e placa ruim juntos, ou peça fora de linha, pedem a comparação com a troca, de {price.homeSwap} em casa.",
            "Com a caixa de engrenagens, o redutor, sem folga e a peça à venda, o conserto sai bem menos que um motor novo. Se a peça acabou ou os defeitos se repetem, a troca, de {price.homeSwap} em residência, costuma ser melhor.",
            "Vale o conserto para defeito único, com peça disponível e redutor, a parte das engrenagens, em bom estado. Já vários defeitos ao mesmo tempo, ou modelo sem peça, levam à troca, que em casa fica de {price.homeSwap}.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Vocês são assistência autorizada [marca]?",
        answers: [
          "Não. Somos independentes; em motor na garantia, acione o fabricante ou quem vendeu, com a nota.",
          "Não somos autorizada. O serviço é independente, e motor com garantia de fábrica deve ir à rede da marca, para não perdê-la.",
        ],
      },
      {
        question: "Motor [marca] antigo ainda tem conserto?",
        answers: [
          "Na maioria das vezes, sim: peças de desgaste se acham, e uma central compatível pode substituir a placa. A etiqueta confirma.",
          "Muitas vezes tem. Capacitor e fim de curso são comuns a vários modelos, e a placa pode dar lugar a uma universal.",
        ],
      },
      {
        question: "O motor precisa ir para a oficina?",
        answers: [
          "Em geral, não: o conserto é feito no local. Só a troca de peças internas do redutor pode pedir bancada.",
          "Quase nunca. Placa, capacitor, fim de curso e regulagem se resolvem na garagem; engrenagem interna é que pode ir à bancada.",
        ],
      },
      {
        question: "O conserto tem garantia?",
        answers: [
          "Tem a da lei: 90 dias para o serviço e para a peça trocada. Motor novo vendido por nós leva {warranty.motor}.",
          "Sim, 90 dias no serviço e na peça, pela lei; se entrar motor novo, são {warranty.motor} de fábrica.",
        ],
      },
    ],
    photo: "uma foto da etiqueta do motor e um vídeo curto do defeito",
  },
  {
    id: "manual-da-marca",
    broader: "modelos",
    label: "Manual da marca",
    phrase: "o manual do motor",
    asks: [
      "manual placa [marca]",
      "manual placa [marca] programar percurso",
      "manual certo motor [marca]",
      ...combine(["manual", "manual instruções", "manual programação", "manual técnico", "pdf"], ["[marca]"]),
      ...combine(["manual"], ["central [marca]", "placa [marca]", "motor [marca]", "[marca] [modelo]"]),
      ...combine(["manual"], ["instalação [marca]", "central [marca] [modelo]", "motor [marca] [modelo]"]),
      ...combine(["manual [marca]"], ["basculante", "deslizante", "correr", "pivotante"]),
      "esquema ligação [marca]",
      "esquema ligação central [marca]",
      "esquema ligação placa [marca]",
      "diagrama placa [marca]",
    ],
    intent: "how-to",
    answers: {
      any: [
        "O manual [marca], com o esquema de ligação da placa, se acha no site do fabricante por dois nomes: o da etiqueta do motor e o escrito na central, porque são dois arquivos. Os bornes mudam de modelo para modelo; se o nome apagou, a foto da etiqueta e da placa mostra qual é.",
        "Para o esquema de ligação, procure o manual [marca] pelo nome da central, e não só pelo do motor: ele traz os bornes de rede, motor, fim de curso, botoeira e fotocélula. O PDF fica no site do fabricante, e pela foto da etiqueta e da placa dizemos qual é o seu.",
        "O esquema de ligação da placa está no manual [marca] da central; o manual do motor, achado pelo nome na etiqueta, traz a montagem e o peso da folha. Ambos saem no site do fabricante. Placa trocada segue o manual da marca dela, e uma foto basta para sabermos qual baixar.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["Como achar o manual [marca]", "Do motor ao PDF: os passos"],
        slots: [
          [
            "Antes de baixar, confirme se a placa é a original. Central de reposição tem manual próprio, mesmo dentro de um motor de outra marca, e o desenho errado leva a fio no borne errado.",
            "A placa do seu motor pode ter sido trocada, e aí vale o manual dela. Compare o nome e o desenho antes de confiar, porque um borne fora do lugar queima a central.",
            "Motor de uma marca com placa de outra é comum depois de um conserto. Nesse caso, o arquivo certo é o da placa: seguir o esquema de outra faz ligar o fio no borne errado.",
          ],
        ],
        steps: [
          "Leia a etiqueta da carcaça: modelo, potência e tensão.",
          "Peça ao técnico o nome da placa, que fica por dentro do motor.",
          "Procure no site do fabricante pelo nome inteiro, com letras e números.",
          "Compare bornes, botões e LED do desenho com os da placa.",
          "Não achou? Mande as fotos do motor e da placa.",
        ],
      },
      {
        about: "what",
        headings: ["O que o esquema de ligação mostra", "Os bornes da central, um por um"],
        slots: [
          [
            "Nas centrais, os fios seguem quase sempre os mesmos grupos, com nomes e ordem diferentes em cada modelo.",
            "A posição muda de placa para placa, mas os grupos de bornes do esquema são em geral os mesmos.",
            "Qualquer esquema de ligação reúne os mesmos conjuntos de bornes, embora a numeração varie conforme o modelo.",
          ],
        ],
        bullets: [
          "Rede: fase, neutro ou segunda fase e terra",
          "Motor: comum e os dois sentidos, com o capacitor entre eles",
          "Fim de curso: aberto, fechado e comum",
          "Botoeira: contato sem tensão que aciona o ciclo",
          "Fotocélula: alimentação e contato que barra o fechamento",
        ],
      },
      {
        about: "visit",
        headings: ["Ligar pelo manual ou chamar o técnico", "Quando o manual não basta"],
        slots: [
          [
            "Ler o manual ajuda a entender pausa, percurso e gravação de controle. A ligação, porém, fica junto da tensão da rede e do capacitor, que guarda carga mesmo desligado, e cabe ao técnico.",
            "Você pode usar o manual para conhecer as funções e o que pedir. Abrir a tampa é outra coisa: ali passam os fios da rede, e o capacitor conserva carga com o disjuntor desligado.",
            "O manual serve bem para saber o que a central faz. Mexer nos bornes não é tarefa de casa, por causa da tensão da rede e da carga que o capacitor mantém depois de desligado.",
          ],
          [
            "Ajuste de força, pausa ou percurso entra na visita de manutenção, que em casa parte de {price.preventive}, sem peças. Troca de placa com nova ligação é orçada à parte, pela foto.",
            "Se falta só regular pausa, força ou percurso, a manutenção em residência custa a partir de {price.preventive}, fora as peças. Placa nova, com a ligação, tem orçamento próprio por foto.",
            "Regulagens da placa cabem na visita de manutenção, desde {price.preventive} em casa e sem contar peças. Para ligar uma central nova, peça e serviço são orçados juntos.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Vocês mandam o manual [marca] em PDF?",
        answers: [
          "Os manuais são publicados pelo fabricante. Com a foto da etiqueta e da placa, dizemos o nome certo para você baixar e se a central é a original.",
          "O arquivo é do fabricante e fica no site dele. O que fazemos é identificar, pela foto, o modelo do motor e o da placa, para você não baixar o errado.",
        ],
      },
      {
        question: "O manual de outro modelo da mesma marca serve?",
        answers: [
          "Para a ideia geral, sim; para botões, bornes e toques, não. Uma tecla errada pode apagar todos os controles, e um fio trocado queima a placa.",
          "Não para ligar nem programar: cada placa tem a sua ordem de bornes e de toques. Serve apenas para entender as funções.",
        ],
      },
      {
        question: "Dá para gravar controle pelo manual?",
        answers: [
          "O manual mostra a sequência, mas o botão de gravar costuma ficar na placa, debaixo da tampa. Alguns modelos gravam por outro controle já cadastrado, sem abrir nada.",
          "Só se a sua central aceita gravar a partir de um controle que já funciona. Nas outras, o botão está dentro do motor, junto da rede, e fica para o técnico.",
        ],
      },
      {
        question: "A etiqueta apagou. Como saber o modelo?",
        answers: [
          "O formato da carcaça, a chave de destravamento e o desenho da placa costumam revelar a linha. Fotografe o motor de frente e de lado, com o portão ao fundo.",
          "Dá para chegar à linha pela carcaça e pela placa. Fotos do motor inteiro, do controle e do portão ajudam mais que um número solto.",
        ],
      },
    ],
    photo: "uma foto da etiqueta do motor e, se o técnico já abriu, uma da placa",
  },
  {
    id: "marca-e-boa",
    broader: "comparacao-de-marcas",
    label: "A marca é boa?",
    phrase: "a qualidade da marca",
    asks: [
      ...combine(["[marca]"], ["bom", "boa", "presta", "confiável", "ruim", "vale pena", "qualidade", "opinião"]),
      ...combine(["[marca] [modelo]"], ["bom", "boa", "presta", "confiável", "ruim", "vale pena"]),
      ...combine(["placa [marca]", "central [marca]", "controle [marca]"], ["presta", "confiável"]),
    ],
    intent: "question",
    answers: {
      any: [
        "O [marca] é bom quando três contas fecham: a capacidade da etiqueta passa do peso da folha com um terço de folga, as aberturas por hora cabem no seu uso e há placa, engrenagem e controle dele na sua região. Se a peça é difícil de achar, prefira uma marca mais comum.",
        "O [marca] é bom se aguenta o peso da sua folha com sobra, se há peça e técnico dele perto de você e se foi bem instalado; sem peça na região, não compre, porque outra marca dá menos trabalho. Pela foto da etiqueta dizemos se atendemos o modelo e se há peça.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Como julgar um [marca] antes de comprar", "O que faz um motor ser bom, seja qual for a marca"],
        slots: [
          [
            "Peso: some o material e o tamanho da folha e deixe um terço de margem sobre o que a etiqueta diz.",
            "Capacidade com sobra: motor no limite esquenta, e aí nenhuma marca dura.",
          ],
          [
            "Uso: compare as aberturas por hora da ficha com as da casa ou do prédio.",
            "Ciclos: o modelo residencial não serve para entrada de muitos carros, por melhor que seja a marca.",
          ],
          [
            "Reposição: pergunte antes se há placa, engrenagem e controle do modelo na região e quem conserta.",
            "Peça e assistência perto: é o que decide quantos dias o portão fica parado num defeito.",
          ],
        ],
      },
      {
        about: "care",
        headings: ["O que faz um motor durar mais que a marca", "Instalação e folha pesam mais que o nome"],
        slots: [
          [
            "Folha leve na mão, trilho limpo e, no basculante, contrapeso certo poupam qualquer motor.",
            "Um motor simples numa folha leve dura mais que um caro numa folha que arrasta.",
          ],
          [
            "Fim de curso no ponto e força no mínimo evitam pancada, que é o que gasta engrenagem.",
            "Regulagem anual e protetor de surto evitam a maior parte das placas queimadas.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["Ficar com o [marca] ou trocar: a conta", "Quanto custa mudar de motor"],
        slots: [
          [
            "A troca do motor em casa fica de {price.homeSwap}; enquanto o conserto sair bem menos e houver peça, fique com o seu.",
            "Compare o conserto com a troca, de {price.homeSwap} em casa, e veja se a peça ainda existe.",
          ],
          [
            "Base, cremalheira, ponto de energia e fotocélula em bom estado são aproveitados.",
            "O que estiver bom, como fotocélula e ponto de energia, fica.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Vocês consertam motor [marca]?",
        answers: [
          "A foto da etiqueta responde: por ela dizemos se atendemos o modelo e se há peça, sem custo e sem vínculo com a fábrica.",
        ],
      },
      {
        question: "Qual marca tem mais peça na Grande São Paulo?",
        answers: [
          "Das marcas com que trabalhamos, que são {shop.brands}, a foto da etiqueta basta para dizer que peça há. A resposta é do modelo, e não só da marca: linha antiga falta em qualquer uma.",
        ],
      },
      {
        question: "Motor caro dura mais?",
        answers: ["Não por ser caro: dura mais o que tem capacidade de sobra, folha leve e manutenção em dia."],
      },
    ],
    photo: "uma foto do portão inteiro, com a largura e o material, e a da etiqueta do motor, se já houver",
  },
  {
    id: "tensao-do-motor-da-marca",
    broader: "voltagem",
    label: "Tensão do motor da marca",
    phrase: "a tensão do motor",
    asks: [
      "[marca] funciona 110",
      ...combine(
        ["motor [marca]", "motor portão [marca]"],
        [
          "110v",
          "127v",
          "220v",
          "110 volts",
          "220 volts",
          "deslizante 110",
          "deslizante 220",
          "basculante 110",
          "basculante 220",
        ],
      ),
      "[marca] funciona 110 V",
      "[marca] funciona 220",
      ...combine(
        ["[marca]", "motor [marca]"],
        ["bivolt", "é bivolt", "voltagem", "tensão", "110 ou 220", "127 ou 220", "220 ou 110", "110 220", "127 220"],
      ),
      ...combine(["saber"], ["110 ou 220", "127 ou 220", "motor 110 220", "voltagem motor", "motor bivolt"]),
      ...combine(["saber"], ["[marca] 110 ou 220", "[marca] 220 ou 110", "voltagem [marca]"]),
      "ligado 110 ou 220 como saber",
      "como saber ligado 110 ou 220",
      "saber motor ligado 110 ou 220",
    ],
    intent: "question",
    answers: {
      any: [
        "O motor [marca] é vendido em versões de 127 V, o 110 V da rede, de 220 V e, em alguns modelos, bivolt: quem diz qual é o seu é a etiqueta da carcaça. Na compra, escolha 220 V se a casa tem duas fases, porque ele puxa menos corrente; com uma só, 127 V ou bivolt.",
        "Para saber se o motor [marca] é 110 V (127 V), 220 V ou bivolt, leia a etiqueta da carcaça: um número só é tensão fixa, e 127/220 V é bivolt. Depende da versão, e não da marca; ligado na tensão errada, ele queima ou fica fraco, e na compra o 220 V exige menos do cabo.",
        "A tensão do motor [marca] está na etiqueta: 127 V (o 110 da rede), 220 V ou 127/220 V, que é o bivolt. O mesmo modelo costuma sair em mais de uma versão; compre a do ponto que chega ao portão e, podendo escolher, fique com 220 V.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["Como descobrir a tensão do motor", "Onde ler 127 V ou 220 V"],
        slots: [
          [
            "Tudo se vê por fora, com a tampa fechada. Não meça tomada nem placa sem prática, porque ali há tensão.",
            "O que importa está escrito do lado de fora, e a tampa fica no lugar. Medir é do técnico ou do eletricista.",
            "Sem abrir o motor, dá para descobrir. Deixe instrumento e fio para quem é do ramo.",
          ],
        ],
        steps: [
          "Leia a etiqueta da carcaça: a tensão vem junto da potência, em V ou VAC.",
          "Se diz 127/220 V ou bivolt, veja se a mudança é automática ou por chave.",
          "No quadro, disjuntor duplo no circuito do portão costuma indicar 220 V; simples, 127 V.",
          "Etiqueta apagada: fotografe o motor inteiro e o quadro, para o técnico confirmar.",
        ],
      },
      {
        about: "causes",
        headings: ["O que acontece na tensão errada", "127 V em motor de 220 V, e o contrário"],
        slots: [
          [
            "Motor de 220 V ligado em 127 V ronca, anda fraco e esquenta, mas muitas vezes se salva. O contrário é pior: o de 127 V em 220 V queima motor e placa em pouco tempo.",
            "Com tensão de menos, ele zumbe, sai sem força e aquece. Com tensão de mais, placa, capacitor e enrolamento queimam, às vezes em segundos.",
            "O de 220 V em 127 V fica sem força e quente, e desligado a tempo volta ao normal. Já o de 127 V em 220 V recebe quase o dobro e queima.",
          ],
        ],
      },
      {
        about: "choose",
        headings: ["Que tensão escolher na compra", "Comprar 127 V, 220 V ou bivolt"],
        slots: [
          [
            "A certa é a do ponto que já existe. Com duas fases na casa ou quadro longe, 220 V perde menos no cabo; força e conta de luz são iguais nas duas, e o bivolt serve a quem ainda não definiu o ponto.",
            "Compre na tensão que chega ao portão. Tendo escolha, o 220 V leva menos corrente e sofre menos com fio longo, sem mudar força nem consumo; o bivolt resolve a dúvida.",
            "Siga o ponto de energia existente. Se ele vai ser feito e há duas fases, prefira 220 V, de corrente menor no fio; o gasto e a força não mudam, e bivolt só compensa na incerteza.",
          ],
          [
            "Os motores que instalamos ficam em 220 V, em circuito próprio, com terra.",
            "Nas nossas instalações, o motor é ligado em 220 V, com disjuntor exclusivo e aterramento.",
            "Instalamos em 220 V, com circuito só do portão e fio terra.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Dá para mudar a tensão do motor?",
        answers: [
          "Só nos que foram feitos para as duas, por chave ou ligação de fios, pelo técnico. Nos outros, a saída é levar a tensão certa até o ponto.",
          "Nos bivolt, sim, com o disjuntor desligado e por quem conhece a ligação. Motor de tensão única não muda.",
        ],
      },
      {
        question: "Transformador resolve?",
        answers: [
          "Só se tiver potência para a partida, que é várias vezes a normal. Levar a tensão certa do quadro costuma sair melhor.",
          "É saída de exceção: um pequeno esquenta e não parte o motor. O circuito certo dura mais.",
        ],
      },
      {
        question: "Motor de 220 V é mais forte?",
        answers: [
          "Não. Com a mesma potência, a força é a mesma; muda a corrente no cabo.",
          "Não é: a potência está nos HP ou watts da etiqueta, e não na tensão.",
        ],
      },
      {
        question: "Liguei na tensão errada. O que faço?",
        answers: [
          "Desligue o disjuntor e não religue para testar. Se foi 127 V num motor de 220, ele pode ter se salvado; o contrário costuma queimar placa e capacitor.",
          "Corte a energia e espere a medição. Conte quanto tempo ficou ligado e se houve cheiro ou estalo.",
        ],
      },
    ],
    photo: "uma foto da etiqueta do motor e outra do quadro de luz, de longe",
  },
  {
    id: "velocidade-do-modelo",
    broader: "tempo-de-abertura",
    label: "Velocidade do modelo",
    phrase: "a velocidade do modelo",
    asks: [
      "motor [marca] quantos segundos abre",
      ...combine(["velocidade"], ["[marca]", "motor [marca]", "[marca] [modelo]"]),
      "metros minuto [marca]",
      "[marca] lento rápido modelo",
    ],
    intent: "question",
    answers: {
      any: [
        "A velocidade do [marca] está na ficha da versão, em metros por minuto ou em segundos, porque a mesma linha tem motor comum e motor rápido, com inversor. A conta é simples: a 10 metros por minuto, um vão de 3 metros abre em 18 segundos; a 20, em 9.",
        "Quanto o [marca] leva para abrir depende da versão e do seu vão: procure na ficha os metros por minuto e divida. A 10 metros por minuto, 3 metros levam 18 segundos; versão com inversor faz em menos e freia antes do batente.",
      ],
    },
    sections: [
      {
        about: "what",
        headings: ["Como calcular o tempo de abertura", "Da ficha aos segundos"],
        slots: [
          [
            "Meça o que a folha anda, e não o vão inteiro, e divida pela velocidade da ficha.",
            "Divida o caminho da folha pelos metros por minuto e multiplique por 60: são os segundos.",
          ],
          [
            "Some um pouco pela partida e pela desaceleração, que fazem parte do ciclo.",
            "O tempo real passa um pouco da conta, por causa da partida e da freada.",
          ],
        ],
      },
      {
        about: "choose",
        headings: ["Quando vale um motor mais rápido", "Rápido para quem"],
        slots: [
          [
            "Vale para quem espera na rua: menos tempo parado com o portão aberto.",
            "Compensa em rua movimentada, onde esperar é o risco; em garagem com recuo, o comum resolve.",
          ],
          [
            "Folha torta ou pesada não combina com motor rápido: primeiro se acerta a folha.",
            "Velocidade pede folha leve, alinhada e com fotocélula.",
          ],
        ],
      },
      {
        about: "causes",
        headings: ["Se o seu ficou mais lento que antes", "Motor que perdeu velocidade"],
        slots: [
          [
            "Lentidão que apareceu com o tempo é folha pesada, capacitor fraco ou tensão baixa, e não o modelo.",
            "O motor que ficou lento tem causa: roldana, trilho, capacitor ou fiação.",
          ],
          [
            "Limpe o trilho e repare se piora quando outro aparelho liga; o resto se mede na visita.",
            "Uma visita de manutenção, que em casa parte de {price.preventive}, sem peças, acha a causa.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Dá para acelerar o motor que já tenho?",
        answers: [
          "Motor comum tem velocidade única, dada pela engrenagem ou pelo fuso. Só os que têm inversor se ajustam, na central.",
        ],
      },
      {
        question: "Motor rápido é perigoso?",
        answers: ["Com fotocélula, força no mínimo e desaceleração, não. Sem isso, qualquer um é."],
      },
      {
        question: "Motor rápido dura menos?",
        answers: ["Não por ser rápido. Dura menos o que puxa folha pesada ou bate no fim."],
      },
    ],
    photo: "uma foto da etiqueta do motor e a largura do portão",
  },
  {
    id: "rossi-kx30",
    broader: "rossi-nkx",
    label: "Central Rossi KX30",
    phrase: "a central Rossi KX30",
    asks: [
      "gravar controle central kx30",
      "gravar controle kx30",
      "kx30 queimou",
      "kxh30 queimou",
      "kxh30 queimou central compro",
      "conserto central rossi kx30",
      "central rossi kx30 conserto troca",
      "conserto kx30",
      "kx30",
      "kx30 preço",
      "kxh30 preço",
      "placa kx30 preço",
      "placa kxh30",
      "placa kxh30 preço",
      "kxh30",
      "rossi kx30",
      "rossi kxh30",
      "motor rossi kx30",
      "central kx30",
      "placa kx30",
      "placa rossi kx30",
      "placa rossi kxh30",
      "central rossi kxh30",
    ],
    intent: "repair",
    answers: {
      any: [
        "KX30, KXH30 e KXH30FS são nomes de placas, as centrais da Rossi, e não de motores, assim como NKX é de outra linha. Para comprar ou trocar, vale o código inteiro da placa, com as letras do fim; a foto da etiqueta do motor já mostra qual serve e o preço, com a gravação dos controles.",
        "A placa Rossi KXH30 é uma central, e se repõe pelo código completo, porque versões parecidas, como KX30, KXH30FS e NKX, mudam fim de curso, tensão e controles. A etiqueta do motor adianta modelo e preço; o código na placa quem lê é o técnico, com o disjuntor desligado.",
        "Para trocar uma placa Rossi KX30, KXH30 ou KXH30FS, é preciso o código inteiro, já que a letra final muda o fim de curso e o rádio, e a NKX é outra família. Comece pela foto da etiqueta do motor, com a tampa fechada: dela saem a placa que serve e o preço.",
      ],
      price: [
        "O preço de uma central Rossi KX30 depende do código completo e de ser original ou compatível; a mão de obra e a gravação dos controles vêm à parte. A foto da etiqueta do motor basta para dizer o valor.",
        "Uma placa Rossi KXH30 custa conforme a versão, pelas letras do fim, e conforme seja original ou compatível. Somam-se a troca e a gravação dos controles; mande a etiqueta para o valor dos três.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Como identificar a sua central Rossi", "Qual placa serve no seu motor"],
        slots: [
          [
            "O código fica impresso na placa, sob a tampa, e a leitura é do técnico, porque ali há tensão. Você adianta com o que está por fora.",
            "A inscrição da placa está dentro do motor, junto da rede elétrica, por isso quem a lê é o técnico. O resto da identificação se faz de fora.",
            "Só o técnico abre a tampa para ler o código, já que há partes energizadas. Do lado de fora, estes dados bastam para o orçamento:",
          ],
        ],
        bullets: [
          "Modelo, tensão e potência, na etiqueta da carcaça",
          "Tipo de portão: basculante, de correr ou de abrir",
          "Marca e modelo dos controles da casa",
          "O que o portão faz, num vídeo de longe",
        ],
      },
      {
        about: "causes",
        headings: ["Antes de condenar a placa", "O que imita defeito na central"],
        slots: [
          [
            "Pilha do controle, fotocélula suja, fim de curso, capacitor e fusível dão o mesmo sinal de placa ruim. Por isso se mede antes: muita central boa é trocada por causa de uma peça barata.",
            "Muito defeito que parece da placa vem de fusível, capacitor, sensor de fim de curso, fotocélula ou pilha. A medição separa e evita comprar central à toa.",
            "Fusível aberto, capacitor fraco, sensor ou fotocélula com problema e até pilha velha fazem o portão parar igual. Só se compra placa depois de medir.",
          ],
          [
            "O led da placa ajuda: aceso direto, ou piscando em grupos, aponta uma entrada presa, como botoeira ou sensor. E o relé ou o fusível queimado muitas vezes se troca em bancada, sem placa nova.",
            "Pelo led se vê se alguma entrada está travada, quando ele fica direto ou pisca em grupos. Havendo só relé ou fusível perdido, o reparo em bancada resolve.",
            "Led fixo ou em piscadas repetidas fala de sensor ou botoeira presa. Já um relé gasto ou fusível aberto costuma ter conserto na própria placa.",
          ],
        ],
      },
      {
        about: "replace",
        headings: ["Original, compatível ou universal", "Como é a troca da central"],
        slots: [
          [
            "A original repete conector, fim de curso e rádio, e a troca é direta. Uma universal serve em motor comum, se tensão, potência e fim de curso forem os mesmos, e pode pedir controles novos.",
            "Com a original, tudo encaixa e os controles costumam valer. A universal é a saída quando ela não existe mais: precisa ter igual tensão, potência e fim de curso, e às vezes muda o controle.",
            "Repor pela mesma versão evita adaptação. Quando não se acha, uma central universal de mesma potência, tensão e tipo de fim de curso atende o motor comum, com nova gravação ou novos controles.",
          ],
          [
            "Depois da troca, gravam-se controles e percurso e testa-se a reversão. Motor e capacitor são medidos antes, porque um motor em curto queima a placa nova.",
            "Na montagem o técnico mede motor e capacitor, para não perder a central nova, e só então grava percurso e controles.",
            "O motor é medido primeiro, já que em curto ele levaria a placa recém-posta. Percurso, força e controles são programados em seguida.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "KX30 e NKX são a mesma placa?",
        answers: [
          "Não são a mesma: são nomes de centrais da mesma marca, com versões diferentes. Só o código completo diz se uma substitui a outra.",
          "São famílias diferentes da Rossi. Em certos motores uma entra no lugar da outra, mas isso se confirma pelo código e pelo fim de curso.",
        ],
      },
      {
        question: "Trocando a KX30, perco os controles?",
        answers: [
          "A memória fica na placa antiga, então todos são gravados de novo. Eles servem se a nova aceitar o mesmo código de rádio.",
          "É preciso regravar um por um. Se a central nova usa outro rádio, entram controles novos.",
        ],
      },
      {
        question: "Dá para gravar controle na KXH30 em casa?",
        answers: [
          "O botão de gravar fica na placa, perto de partes com tensão. Siga o manual só se houver receptor externo; com a tampa aberta, deixe com o técnico.",
          "Em geral o botão está sob a tampa, ao lado da rede elétrica, e por isso é serviço do técnico. Com receptor avulso, o manual dele ensina.",
        ],
      },
      {
        question: "A placa queimou com raio. Troco só ela?",
        answers: [
          "Primeiro se medem motor, capacitor e fotocélulas, que o surto também atinge. Se só ela falhou, troca-se a placa e vale pôr protetor de surto e conferir o aterramento.",
          "Talvez, depois de medir o resto. O raio costuma levar também receptor e fotocélula, e sem aterramento a nova corre o mesmo risco.",
        ],
      },
    ],
    photo: "uma foto da etiqueta do motor, com a tampa fechada, e um vídeo do que o portão faz",
  },
  toTilting("agl", "AGL"),
  toTilting("peccinin", "Peccinin"),
  toTilting("ggport", "GGPort"),
  toTilting("omegaport", "Omegaport"),
];

/** Of a make's motor for a tilting gate nothing is known but what a swap costs, and what the shop's own kits do. */
function toTilting(id: string, name: string): NarrowConcept {
  return {
    id: `${id}-basculante`,
    broader: id,
    label: `Motor ${name} basculante`,
    phrase: `o motor ${name} basculante`,
    asks: [`${id} basculante`, `motor ${id} basculante`, `motor ${id} portão basculante`, `${id} leve basculante`],
    intent: "buying",
    answers: {
      any: [
        `O motor ${name} basculante, na troca em casa com mão de obra, fica de {price.homeSwap}, conforme o modelo e a largura da folha. Vendemos e instalamos; para comparar, os nossos kits de 1/4 HP, para folha de até {width.quarterHp}, custam {models.pricesOr} instalados.`,
        `Para portão basculante, o motor ${name} se escolhe pela largura e pelo equilíbrio da folha, e na troca em casa fica de {price.homeSwap}, com mão de obra. O nosso kit de 1/4 HP, para até {width.quarterHp}, parte de {price.lowest} instalado.`,
        `Instalamos e trocamos motor ${name} em basculante por {price.homeSwap}, em casa, com a mão de obra. Se a folha tem até {width.quarterHp} e está equilibrada, compare com o nosso kit de 1/4 HP, a partir de {price.lowest} já montado.`,
      ],
      price: [
        `O motor ${name} basculante, na troca em casa com mão de obra, fica de {price.homeSwap}, conforme o modelo e a largura da folha. Para comparar, o nosso kit basculante de 1/4 HP, para até {width.quarterHp}, custa {price.lowest} instalado.`,
        `O preço do motor ${name} basculante instalado depende do modelo e da folha: a troca em casa vai de {price.homeSwap}, com mão de obra. Como medida, os nossos kits de 1/4 HP, para folha de até {width.quarterHp}, custam {models.pricesNamed}, instalados.`,
        `Quanto custa um ${name} no basculante: de {price.homeSwap} na troca em casa, com o serviço, pela versão e pela largura. Até {width.quarterHp} de folha, o kit de 1/4 HP que vendemos começa em {price.lowest}, montado.`,
      ],
    },
    sections: [
      {
        about: "choose",
        headings: [`O ${name} serve no seu basculante?`, "Folha, largura e trava"],
        slots: [
          [
            "O contrapeso vem antes do motor, porque folha desequilibrada cansa qualquer marca. O técnico confere o equilíbrio, com a folha sob controle, e só depois se escolhe a potência.",
            "Folha que sobe precisa estar equilibrada, sem cair nem subir sozinha. Quem verifica isso é o técnico, antes de indicar o modelo.",
            "Sem equilíbrio, o motor novo carrega o portão em vez de conduzir. Por isso cabos e contrapeso são vistos primeiro, na visita.",
          ],
          [
            "Largura e material definem a potência: chapa fechada e madeira pedem mais que grade. Se há trava elétrica ligada à central, avise, porque ela solta antes de a folha andar e muda a placa.",
            "Meça a largura e diga de que é a folha, já que os dois decidem a força. Trava ou fechadura elétrica entra na conta, pois a central precisa soltá-la primeiro.",
            "Mande a largura, a altura e o material junto com a foto. E conte se existe trava elétrica, que pede uma central com essa saída.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["O que entra no valor", `A conta do ${name} basculante`],
        slots: [
          [
            "Somam-se o motor da versão certa, a mão de obra e os controles. Cabo, roldana e solda aparecem só se a folha pedir; motor comprado à parte paga a instalação, a partir de {price.installation}.",
            "O valor junta motor, instalação e controles, e o reparo da folha vem em linha separada. Quem já tem o motor paga a mão de obra, a partir de {price.installation}.",
            "Entram o motor, os controles e o serviço, e à parte o que a folha precisar. Com o motor já comprado, conte só a montagem, de {price.installation} em diante.",
          ],
          [
            "O motor que vendemos tem {warranty.motor} de garantia, e a instalação, {warranty.installation}. O cartão divide em até {shop.instalments} vezes.",
            "São {warranty.motor} de garantia no motor comprado conosco e {warranty.installation} no serviço, com parcelamento em até {shop.instalments} vezes.",
            "Dá para pagar em até {shop.instalments} vezes, com {warranty.motor} de garantia no motor vendido por nós e {warranty.installation} na instalação.",
          ],
        ],
      },
      {
        about: "visit",
        headings: ["Como é a troca", `Da folha conferida ao ${name} testado`],
        slots: [
          [
            "A visita confere cabos e contrapeso, tira o motor antigo, monta o novo e regula curso e força. Leva de {time.tilting}, com a folha em ordem e o ponto de energia pronto.",
            "Primeiro a folha, depois o motor: equilíbrio, fixação, percurso e controles, nessa ordem. O serviço toma de {time.tilting} quando não há reparo a fazer.",
            "O técnico troca o motor, grava os controles e testa vários ciclos ao seu lado. Conte de {time.tilting}, fora o acerto de cabo ou contrapeso, se houver.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: `Vocês instalam motor ${name} comprado em outro lugar?`,
        answers: [
          "Instalamos, se o modelo servir na folha e estiver completo: a mão de obra parte de {price.installation}.",
          "Sim, a partir de {price.installation}, só o serviço, depois de conferir a etiqueta e a folha por foto.",
        ],
      },
      {
        question: `Posso trocar um ${name} basculante por outra marca?`,
        answers: [
          "Pode. Suporte e furação são conferidos, e os controles são gravados na central nova ou trocados.",
          "Pode, e é comum. Suporte e braço costumam mudar, enquanto a fiação e a fotocélula em geral ficam.",
        ],
      },
      {
        question: "Folha larga precisa de motor maior?",
        answers: [
          "Acima de {width.quarterHp}, em geral se usa mais que 1/4 HP, ou um acionador de cada lado, depois de equilibrar.",
          "Precisa. Até {width.quarterHp}, 1/4 HP costuma bastar; daí para cima, o técnico indica 1/3 ou 1/2 HP.",
        ],
      },
      {
        question: `Vocês são autorizados da ${name}?`,
        answers: [
          "Não: trabalhamos de forma independente. Motor na garantia de fábrica deve ir a quem vendeu.",
          "Somos independentes da marca, na venda e no conserto. A garantia de fábrica de um motor comprado fora é com a loja.",
        ],
      },
    ],
    photo: "uma foto do portão por dentro, com a largura da folha, e a etiqueta do motor atual, se houver",
  };
}
