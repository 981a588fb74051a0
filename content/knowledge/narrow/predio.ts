import type { NarrowConcept } from "#domain/knowledge/concept.ts";
import { combine } from "./combine.ts";

export const predio: NarrowConcept[] = [
  {
    id: "seguranca-do-portao-do-predio",
    isAskedByName: true,
    broader: "predio",
    label: "Segurança do portão do prédio",
    phrase: "a segurança do portão do prédio",
    asks: [
      ...combine(
        ["segurança portão", "segurança portão garagem", "segurança portão automático", "segurança portão eletrônico"],
        ["prédio", "condomínio", "edifício"],
      ),
      ...combine(
        ["melhorar", "aumentar", "reforçar", "itens", "dispositivos", "mais"],
        ["segurança portão"],
        ["prédio", "condomínio", "edifício"],
      ),
      ...combine(["portão prédio", "portão condomínio", "portão edifício"], ["mais seguro", "seguro como deixar"]),
    ],
    intent: "question",
    answers: {
      any: [
        "A segurança do portão de prédio tem dois lados: não machucar, com fotocélula em duas alturas, força mínima e sinaleiro; e não deixar entrar, com trava elétrica, controle de código rolante cadastrado por unidade e fechamento automático. Instalamos e revisamos, porque um item sem teste não protege.",
        "Para a segurança do portão do condomínio, instalamos fotocélula em duas alturas e regulamos a força no mínimo, contra acidente, e pomos trava elétrica, código rolante e cadastro por unidade, contra invasão. A revisão é {visits.business}, no mínimo, porque sensor sem teste falha calado.",
        "A segurança para portão automático de condomínio é não esmagar ninguém e não deixar entrar junto: fotocélula em duas alturas, força mínima e sinaleiro de um lado; trava elétrica, código rolante, pausa curta e controle por unidade do outro. Instalamos, revisamos e anotamos os testes para o síndico.",
      ],
    },
    sections: [
      {
        about: "safety",
        headings: ["Para o portão não machucar ninguém", "Contra acidente: o que não pode faltar"],
        slots: [
          [
            "Pela garagem coletiva passam carros e pedestres o dia todo, e cada item cobre a falha do outro. Um sensor só não basta.",
            "Os itens se completam, porque moto, criança e carro alto não são vistos pelo mesmo sensor. Numa entrada coletiva, são todos necessários.",
            "Numa entrada de prédio, um sensor sozinho deixa pontos cegos. Cada proteção abaixo cobre o que a outra não vê.",
          ],
        ],
        bullets: [
          "Fotocélula em duas alturas, para carro, moto e criança",
          "Força no mínimo que move a folha, testada com obstáculo macio",
          "Borda sensível onde passa pedestre",
          "Sinaleiro com luz e som na saída para a calçada",
          "Cabos, solda e contrapeso vistos a cada revisão",
        ],
      },
      {
        about: "choose",
        headings: ["Para ninguém entrar junto", "Contra invasão: por onde começar"],
        slots: [
          [
            "Comece pela lista: apague os controles de ex-moradores e cadastre um por unidade, em código rolante, que muda a cada toque e não se copia fácil. Depois, encurte a pausa, para a folha não ficar aberta atrás do carro.",
            "O primeiro passo é limpar a memória e recadastrar por unidade, com código rolante, que nunca repete o sinal. Em seguida, reduza o tempo aberto, com a fotocélula testada.",
            "Refaça o cadastro, um controle por unidade e código rolante, diferente a cada uso, e tire os de quem saiu. Pausa curta e portão mais rápido fecham a porta à carona.",
          ],
          [
            "A trava elétrica segura a folha contra alavanca, e onde há muito movimento a clausura, com dois portões que não abrem juntos, impede a entrada de carona.",
            "Contra alavanca, trava elétrica na folha; contra carona, clausura, que são dois portões em sequência intertravados.",
            "Quem força a folha encontra a trava elétrica. Para o carro que entra colado, a solução é a clausura, dois portões em que um só abre com o outro fechado.",
          ],
        ],
      },
      {
        about: "care",
        headings: ["Revisão e registro para o síndico", "O que o síndico guarda"],
        slots: [
          [
            "A revisão é feita {visits.business}, no mínimo, com o teste dos sensores anotado. O relatório, com fotos e data, mostra o cuidado do condomínio em assembleia, no seguro e em caso de acidente.",
            "Revise {visits.business} ou mais e guarde o registro de testes e peças. Esse papel vale diante da seguradora e de um acidente.",
            "Ao menos {visits.business}, sensores e força são testados e anotados. O síndico guarda o registro, que prova a manutenção se algo acontecer.",
          ],
          [
            "Entre uma revisão e outra, a portaria limpa as lentes da fotocélula e avisa se o portão bate, demora ou fica aberto. Fotocélula nunca se desliga para o portão fechar.",
            "No dia a dia, lente limpa e atenção a batida, lentidão e portão aberto. Ninguém anula sensor para resolver na pressa.",
            "A portaria cuida das lentes e comunica ruído ou demora. Sensor com defeito se conserta, e não se anula.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Fotocélula é obrigatória no portão do prédio?",
        answers: [
          "Trate como indispensável: sem ela a folha fecha sobre carro e pedestre, e o condomínio pode responder pelo dano. Regra local e exigência da seguradora o síndico confere.",
          "Na prática, sim, porque é ela que vê quem passa. Confira a regra da sua cidade e a apólice do prédio.",
        ],
      },
      {
        question: "Quanto custa deixar o portão mais seguro?",
        answers: [
          "Depende do que falta: regular força e testar sensores cabe na revisão; fotocélula, trava e receptor novo são orçados item por item.",
          "O mais barato é recadastrar controles e regular força. Trava elétrica, sensores e clausura entram em linhas próprias.",
        ],
      },
      {
        question: "Morador que se mudou ainda abre o portão?",
        answers: [
          "Abre, enquanto o controle dele estiver na memória. Com cadastro por unidade, apaga-se só o dele; em central simples, limpa-se tudo e se regrava.",
          "Sim, até ser retirado da central. Por isso vale a lista por apartamento.",
        ],
      },
      {
        question: "Portão rápido é mais seguro no prédio?",
        answers: [
          "Contra carona, sim: fica menos tempo aberto. Exige fotocélula em duas alturas, parada suave e folha firme.",
          "Ajuda a segurança da entrada, desde que os sensores estejam em ordem. Sem eles, é mais perigoso.",
        ],
      },
    ],
    photo: "fotos do portão inteiro por dentro e por fora, da fotocélula e da etiqueta do motor, com o número de vagas",
  },
  {
    id: "predio-antigo",
    broader: "predio",
    label: "Motor em prédio antigo",
    phrase: "o portão de prédio antigo",
    asks: [
      "retrofit portão prédio",
      "retrofit portão garagem prédio",
      "retrofit portão garagem prédio antigo",
      "modernização portão prédio",
      "modernização portão garagem prédio",
      "modernização portão prédio antigo",
      "modernizar portão prédio",
      "prédio antigo",
      "edifício antigo",
      "garagem prédio antigo",
      "motor prédio antigo",
      "portão prédio antigo",
      "motor portão prédio antigo",
      "prédio velho portão",
    ],
    intent: "buying",
    answers: {
      any: [
        "Em prédio antigo, o motor que serve é o de uso intenso, escolhido pelo peso da folha e pelas aberturas da hora de pico, e a troca fica de {price.heavySwap}. Antes se conferem fiação velha, coluna e rampa, porque portão pesado e elétrica sem terra estragam qualquer motor.",
        "O retrofit de portão de garagem de prédio antigo começa pela folha, pela coluna e pela elétrica, e termina no motor de uso intenso, de {price.heavySwap} com mão de obra. Fiação sem terra é refeita, e a folha pesada, com décadas de tinta, ganha roldana ou contrapeso certo.",
        "Trocar o motor do portão em edifício antigo custa de {price.heavySwap}, num modelo de uso intenso. Em prédio dos anos 70, com rampa e portão pesado, o mais comum é refazer o circuito com terra e acertar a folha antes; o residencial não aguenta.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["O que conferir antes do motor", "Elétrica, coluna, rampa e folha"],
        slots: [
          [
            "São quatro pontos que um prédio novo já tem resolvidos e o antigo quase nunca.",
            "Veja estes pontos com o zelador antes de pedir preço.",
            "O motor vem por último, depois desta conferência.",
          ],
        ],
        bullets: [
          "Elétrica: circuito próprio, com terra e disjuntor, do quadro ao portão",
          "Folha: peso real, com camadas de tinta, chapa e reforços",
          "Roldanas, cabos ou contrapeso dimensionados para esse peso",
          "Coluna: alvenaria oca pede suporte ou estrutura metálica",
          "Rampa, altura livre e saída na calçada",
        ],
      },
      {
        about: "choose",
        headings: ["Manter a folha antiga ou trocar", "Que motor serve no prédio antigo"],
        slots: [
          [
            "Folha reta e sem furo de ferrugem pode ficar, com reforço onde o motor puxa. Base comida ou quadro torto pedem outra. Fachada protegida exige consulta antes de mudar a parte visível.",
            "Fica a folha firme e no esquadro, reforçada no ponto do motor, e sai a que está podre embaixo ou torcida. Em imóvel tombado, consulte antes de mexer na frente.",
            "Se o quadro está reto e a base sã, reforça-se e mantém-se; ferrugem que furou ou torção levam à troca. Quando há fachada protegida, o desenho se preserva.",
          ],
          [
            "O motor precisa de ciclos por hora acima das aberturas do pico e capacidade um terço maior que o peso. Dois pares de fotocélula e sinaleiro completam a saída na calçada.",
            "Conte as aberturas da manhã e escolha pela ficha, com um terço de folga no peso. A calçada pede sinaleiro e fotocélula dupla.",
            "Pela ficha: ciclos por hora maiores que o pico e um terço de sobra no peso. Sinaleiro e dois feixes protegem o pedestre na saída.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["O orçamento item por item", "Quanto custa e quanto tempo leva"],
        slots: [
          [
            "O motor pesado fica de {price.heavySwap}, e elétrica, serralheria e sensores vêm em linhas separadas, para a assembleia votar. A elétrica costuma ser a maior surpresa, por causa dos metros de cabo.",
            "Além do motor, de {price.heavySwap}, entram circuito, serralheria e fotocélulas, cada um em sua linha. O que mais varia é a fiação, por metro.",
            "Na proposta, o motor vai de {price.heavySwap}; circuito novo, reforço e sensores aparecem à parte. Quanto mais longe o quadro, maior o custo do cabo.",
          ],
          [
            "A montagem leva {time.heavy}, fora do pico, e a preparação pode ser feita antes, com o portão em uso. A garantia é de {warranty.motor} no motor e {warranty.installation} na instalação.",
            "São {time.heavy} de troca, em horário combinado, com elétrica e reforço prontos antes. Valem {warranty.motor} de garantia no motor e {warranty.installation} no serviço.",
            "Reserve {time.heavy} para o motor e deixe elétrica e coluna resolvidas nos dias anteriores. O motor tem {warranty.motor} de garantia; a instalação, {warranty.installation}.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "A elétrica velha do prédio precisa mudar toda?",
        answers: [
          "Não: em geral basta um circuito só do portão, com disjuntor e terra, do quadro ao motor. O resto pode ficar.",
          "Só a parte do portão. O eletricista puxa um circuito novo com aterramento, e o restante do prédio não muda.",
        ],
      },
      {
        question: "Dá para manter o portão original da fachada?",
        answers: [
          "Na maioria dos casos, sim, com reforço por dentro e suportes escondidos. Fachada protegida pede consulta antes.",
          "Dá, se a estrutura está boa. O motor e os reforços ficam do lado interno.",
        ],
      },
      {
        question: "O prédio não tem aterramento. O que faço?",
        answers: [
          "O circuito do portão recebe terra próprio, feito por eletricista. Sem ele, a placa sofre com surto e há risco de choque.",
          "Faz-se o aterramento junto com o circuito novo. É condição para instalar, por segurança.",
        ],
      },
      {
        question: "Precisa de aprovação em assembleia?",
        answers: [
          "Depende da convenção e do valor. Leve a proposta por itens à administradora, que orienta o procedimento.",
          "Conserto urgente e melhoria costumam ter regras diferentes. A convenção diz quem aprova.",
        ],
      },
    ],
    photo: "fotos do portão por dentro, da coluna, da rampa e do quadro fechado, com o número de vagas",
  },
  {
    id: "predio-motor-rapido",
    broader: "predio",
    label: "Motor rápido para garagem de prédio",
    phrase: "o motor rápido para garagem de prédio",
    asks: [
      "jet flex condomínio",
      "jetflex condomínio",
      "motor jet flex condomínio",
      "motor jetflex condomínio",
      "motor jetflex prédio",

      "motor rápido condomínio preço",
      "motor rápido prédio preço",
      "portão rápido condomínio preço",
      ...combine(
        ["motor rápido", "portão rápido", "motor veloz", "motor abertura rápida"],
        [
          "garagem prédio",
          "garagem condomínio",
          "edifício",
          "prédio muito fluxo",
          "condomínio muito fluxo",
          "prédio alto fluxo",
          "condomínio alto fluxo",
          "prédio muito movimento",
          "condomínio muito movimento",
        ],
      ),
      "motor 4 segundos prédio",
      "abertura 4 segundos portão prédio",
      "portão edifício abertura rápida",
      "motor veloz garagem prédio",
      "motor rápido precisa ter garagem prédio",
      "motor rápido prédio",
      "motor rápido condomínio",
      "garagem prédio motor rápido",
      "portão rápido prédio",
      "portão rápido condomínio",
      "motor veloz condomínio",
      "motor jetflex condomínio",
      "melhor motor rápido condomínio",
      "qual melhor motor rápido condomínio",
      "motor portão rápido condomínio qual melhor",
      "melhor motor rápido prédio",
      "moradores portão rápido",
      "moradores querem portão rápido",
      "moradores motor rápido",
    ],
    intent: "buying",
    answers: {
      any: [
        "Motor de portão rápido para condomínio é o de uso intenso com inversor, que acelera e freia aos poucos: abre basculante ou folha curta em uns 4 segundos e aguenta a hora de pico. A troca fica de {price.heavySwap}, com mão de obra. Antes de comprar, confira os ciclos por hora e se a folha está firme.",
        "Se os moradores querem portão mais rápido, o condomínio precisa de um motor de uso intenso com inversor, de {price.heavySwap} com a mão de obra. Ele só compensa com folha firme, fotocélula em duas alturas e ciclos por hora acima do pico. Motor rápido de casa não serve em prédio.",
        "Em condomínio com muito fluxo, o motor que abre e fecha mais rápido precisa de inversor, o controle que acelera e freia suave, e de ciclos por hora acima da hora de pico. Motor e mão de obra ficam de {price.heavySwap}, conforme o peso da folha e o número de vagas.",
        "O motor Jet Flex para condomínio é o de linha coletiva, com inversor e ciclos por hora acima da hora de pico. O kit Jet Flex de casa não serve para prédio. A troca por um motor rápido de uso intenso fica de {price.heavySwap}, com mão de obra. A foto da etiqueta e o número de vagas dizem qual modelo cabe.",
        "Quando o condomínio quer portão mais rápido, a troca certa é por motor de uso intenso com inversor, de {price.heavySwap} instalado, e não por um residencial veloz. Em folha curta a abertura cai para uns 4 segundos. Peça ciclos por hora acima do pico e fotocélula em duas alturas.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Como escolher o motor rápido do prédio"],
        slots: [
          [
            "Os ciclos por hora vêm antes da velocidade. Um ciclo é abrir e fechar, e um motor veloz sem uso intenso desliga de calor na saída da manhã. Conte as aberturas da hora mais cheia, some um terço e compare com a ficha.",
            "Olhe primeiro os ciclos por hora, em que abrir e fechar contam um. Se 40 carros saem em uma hora, procure mais de 50 ciclos na ficha, senão o motor para de calor no pico.",
            "A velocidade só serve se os ciclos por hora, cada um de abrir e fechar, cobrem o pico com um terço de sobra. Sem isso, o motor anda depressa nas primeiras vezes e depois desliga.",
            "Motor veloz que não é de uso intenso esquenta e desliga quando todos saem. Anote quantas vezes o portão abre na pior hora, some um terço e procure esse número em ciclos por hora.",
          ],
          [
            "O inversor faz a folha partir e parar devagar, o que poupa cabo, solda e coluna. Folha de correr larga leva mais que 4 segundos, porque percorre mais metros.",
            "Sem inversor, a velocidade vira pancada no fim; com ele, a parada é suave e a estrutura dura. Quanto maior o percurso da folha, mais segundos.",
            "Exija inversor, o controle que faz a velocidade subir e descer aos poucos, porque ele protege solda, cabo e coluna. Os segundos dependem do percurso: folha de correr larga passa dos 4.",
            "A parada suave vem do inversor, e sem ele cada fechamento rápido bate na estrutura. Não espere 4 segundos de um portão de correr largo, que tem mais metros a percorrer.",
          ],
        ],
      },
      {
        about: "safety",
        headings: ["Segurança com portão rápido"],
        slots: [
          [
            "Folha que fecha depressa dá menos tempo de reação a quem passa. Muitas centrais deixam abrir rápido e fechar mais devagar, um bom ajuste para prédio.",
            "Quanto mais rápido o fechamento, menos tempo tem quem está no caminho. O ajuste comum no prédio é abrir em velocidade cheia e fechar mais lento, quando a placa permite.",
            "O que encurta a fila é abrir rápido, e não fechar correndo. Se a central permite, o fechamento fica mais lento, para proteger quem passa.",
            "A pressa deve ficar na abertura, onde a fila se forma. Várias placas permitem reduzir a velocidade do fechamento, e os sensores precisam estar em ordem.",
          ],
        ],
        bullets: [
          "Fotocélula em duas alturas, testada a cada revisão",
          "Sinaleiro e aviso sonoro para quem anda na calçada",
          "Borda sensível na folha, onde passa pedestre",
          "Força no mínimo necessário, testada com obstáculo macio",
        ],
      },
      {
        about: "cost",
        headings: ["O que muda o valor no condomínio"],
        slots: [
          [
            "Folha pesada com muitas vagas leva à parte alta da faixa; folha leve, à baixa. Fotocélulas, sinaleiro, base e acertos da folha vêm separados no orçamento, prontos para a assembleia.",
            "O valor sobe com o peso da folha, os ciclos por hora e o inversor. Sensores, base e reparos da folha são listados à parte, o que ajuda na aprovação em assembleia.",
            "O peso da folha e o número de aberturas definem o lugar na faixa. Cada acessório, sensor ou reparo tem o seu valor escrito, para o síndico levar à assembleia.",
          ],
          [
            "O serviço leva de {time.heavy}, fora do pico. Os controles dos moradores ficam, se a central nova aceita o código. Se não aceita, são trocados, com a lista por unidade.",
            "A troca leva de {time.heavy}, em hora de pouco movimento. Se o código dos controles não serve na placa nova, eles mudam, e a lista por apartamento evita erro.",
            "São de {time.heavy} de trabalho, em horário combinado. Controles compatíveis são gravados de novo. Os outros são trocados e entregues por unidade.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "JetFlex serve em prédio?",
        answers: [
          "Serve na versão para uso intenso, escolhida pela folha e pelos ciclos. O kit residencial de 1/4 HP, não.",
          "A tecnologia, da PPA, existe em motores de uso coletivo. O kit de casa fica fora. Confira os ciclos por hora na ficha.",
          "Pode servir, porque a PPA tem JetFlex também para uso coletivo. O residencial, de 1/4 HP, não aguenta os ciclos de uma garagem de prédio.",
        ],
      },
      {
        question: "Em quantos segundos abre?",
        answers: [
          "Basculante e folha curta chegam a uns 4 segundos; a de correr larga leva mais. O tempo do seu caso sai da largura e do peso.",
          "Depende do percurso: perto de 4 segundos em folha curta, mais em portão de correr comprido. Com as medidas dá para estimar.",
          "Cerca de 4 segundos em basculante ou folha curta. Um motor de correr rápido anda uns 30 metros por minuto, o que dá 12 segundos em 6 metros.",
        ],
      },
      {
        question: "Motor rápido quebra mais?",
        answers: [
          "Não, em folha firme e com revisão {visits.business}, porque com inversor a parada é suave. Em folha torta ou com solda fraca, a velocidade quebra antes.",
          "Em portão bem equilibrado, não. O que quebra é a estrutura ruim, que a rapidez força mais.",
          "Não, se a folha está alinhada e a revisão é feita {visits.business}. Em folha mal soldada, a velocidade aumenta cada pancada.",
        ],
      },
      {
        question: "Dá para acelerar o motor atual?",
        answers: [
          "Em geral, não. Mexer na engrenagem ou na placa sobrecarrega o motor. Só os que já têm inversor permitem ajustar a velocidade.",
          "Não convém. Se ele tem inversor, há ajuste dentro do limite. Se não tem, o caminho é outro motor.",
          "Só se ele já tiver inversor, e até onde o fabricante permite. Nos demais, a mudança queima o motor.",
        ],
      },
    ],
    photo: "fotos da folha e do motor atual, com as medidas, o número de vagas e o horário de pico",
  },
  {
    id: "predio-nao-fecha",
    broader: "predio",
    label: "Portão do prédio não fecha",
    phrase: "o portão do prédio que não fecha",
    asks: [
      "portão prédio não fecha zelador olha",
      "portão prédio não fecha zelador confere",
      "portão prédio não fecha",
      "portão condomínio não fecha",
      "portão edifício não fecha",
      "garagem prédio não fecha",
      "garagem condomínio não fecha",
      "portão prédio fica aberto",
      "portão condomínio fica aberto",
      "portão prédio abre não fecha",
      "portão condomínio abre não fecha",
    ],
    intent: "repair",
    answers: {
      any: [
        "O portão do prédio que não fecha está, na maioria das vezes, com a fotocélula suja, torta ou com algo cortando o feixe. Depois vêm botoeira presa, fim de curso e placa. Limpe as lentes, libere o caminho e teste uma vez. Deixe alguém na entrada e chame o técnico, que atende {shop.hours}.",
        "Portão do condomínio que não fecha costuma estar obedecendo à fotocélula, o sensor do vão, ou a um comando preso na portaria. Passe um pano seco nas lentes e tente uma vez pela botoeira. Se continuar, deixe uma pessoa na entrada e chame o técnico, que atende {shop.hours}.",
        "Quando o portão do prédio abre e não fecha, confira primeiro a fotocélula, porque sujeira ou um carro no feixe segura a folha aberta. Depois de limpar, teste uma vez. Fim de curso, botoeira e placa ficam com o técnico, que atende {shop.hours}, com alguém vigiando a entrada até lá.",
      ],
      emergency: [
        "Com o portão do prédio aberto e sem fechar, deixe alguém na entrada, avise os moradores e chame o técnico, que atende {shop.hours}. Só folha de correr ou de abrir, reta e em piso nivelado, pode ser fechada na mão, com o disjuntor desligado. O basculante espera o técnico.",
        "Portão do condomínio que parou aberto exige vigia na entrada, disjuntor desligado e chamado ao técnico, que atende {shop.hours}. Folha de correr ou de abrir, reta e nivelada, pode ser fechada na mão por quem sabe. Sob um basculante aberto ninguém passa até o conserto.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["O que o zelador confere primeiro", "Teste em ordem, sem abrir a tampa"],
        slots: [
          [
            "Faça o teste com a passagem livre de carros e pedestres. Se a folha está torta ou parada no alto, não teste: desligue o disjuntor e isole a entrada.",
            "Teste de fora, com um vigia na entrada e ninguém perto da folha. Se ela está torta ou parada no alto, desligue a energia e afaste todos.",
            "Use a entrada vazia e deixe a tampa do motor fechada. Diante de folha inclinada, ou erguida sem responder, só desligue o disjuntor e isole.",
          ],
        ],
        steps: [
          "Passe um pano seco nas lentes da fotocélula e veja se uma está de frente para a outra.",
          "Tire do caminho o que corta o feixe, como lixeira, galho ou carro mal parado.",
          "Veja se a botoeira da portaria não ficou presa.",
          "Acione uma vez e repare se a folha começa a fechar.",
          "Se não fechar, deixe alguém na entrada e chame o técnico.",
        ],
      },
      {
        about: "causes",
        headings: ["Por que abre e não fecha", "Sensor, comando ou placa"],
        slots: [
          [
            "A fotocélula segura a folha aberta enquanto o feixe está cortado, e lente suja conta como corte. Botoeira presa na portaria ou laço do piso acionado, o fio que sente o carro, fazem o mesmo.",
            "Para a central, lente suja ou desalinhada é um carro passando. Um comando preso na portaria, ou no laço sob o piso que detecta o metal, também deixa o portão à espera.",
            "O feixe interrompido, mesmo por poeira, mantém o portão aberto por segurança. O laço do piso, que percebe veículos, e a botoeira travada têm o mesmo efeito.",
          ],
          [
            "Se o portão começa a fechar e volta, há peso ou obstáculo na folha. Quando nem tenta, com a fotocélula limpa, a causa é o fim de curso, o sensor da parada, ou a placa.",
            "Folha que volta no meio encontrou esforço ou obstáculo. A que nem se mexe, depois de limpo o sensor, tem defeito no fim de curso, o sensor da parada, ou na placa.",
            "Fechar um pouco e reabrir indica atrito ou obstáculo. Não sair do lugar, com a fotocélula boa, indica defeito na placa ou no fim de curso, o sensor que marca a parada.",
          ],
        ],
      },
      {
        about: "visit",
        headings: ["O conserto do portão do prédio", "Como o técnico resolve"],
        slots: [
          [
            "O técnico vê na placa qual entrada segura o fechamento e corrige a que está presa, sem anular sensor. Antes de liberar a garagem, testa o portão com o feixe cortado.",
            "A central mostra qual sinal impede de fechar, e só ele é reparado, porque a fotocélula nunca se desliga. A entrega inclui o teste do feixe.",
            "Cada entrada da placa é conferida até aparecer a que falha, que é limpa, alinhada ou trocada. O sensor continua ligado e é testado no fim.",
          ],
          [
            "Alinhar a fotocélula e regular a parada são ajustes. Sensor, fim de curso e placa somam a peça, com valor aprovado antes pelo síndico. Se o motor acabou, a troca em prédio fica de {price.heavySwap}, com mão de obra.",
            "Um ajuste custa menos que uma peça, e o síndico recebe o valor por escrito antes. Trocar o motor, quando é o caso, fica de {price.heavySwap}, com mão de obra.",
            "O valor do ajuste ou da peça vai por escrito para o síndico, antes do serviço. Em último caso, a troca do motor em portão pesado fica de {price.heavySwap}, com mão de obra.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "A portaria pode fechar o portão na mão?",
        answers: [
          "Só o de correr ou de abrir, com a folha reta e nivelada e o disjuntor desligado, por quem foi ensinado. Basculante aberto ninguém destrava.",
          "Pode, se for de correr ou de abrir e estiver alinhado, sem energia. O basculante espera o técnico.",
        ],
      },
      {
        question: "Dá para desligar a fotocélula até o conserto?",
        answers: [
          "Não. Sem ela, a folha fecha sobre carro ou pedestre. O certo é limpar, alinhar ou trocar.",
          "Não se anula fotocélula, ainda mais onde passa tanta gente. O reparo costuma ser limpar ou alinhar.",
        ],
      },
      {
        question: "Quem deve ser avisado?",
        answers: [
          "O síndico ou a administradora, que autoriza o conserto, e os moradores, por mensagem. Alguém fica na entrada até o portão fechar.",
          "Portaria, síndico e moradores. Peça que ninguém acione o controle nem empurre a folha.",
        ],
      },
      {
        question: "Como evitar que aconteça de novo?",
        answers: [
          "Limpe as lentes toda semana e faça a revisão {visits.business}, com sensores, fim de curso e força conferidos.",
          "Fotocélula limpa e bem fixa e manutenção {visits.business} evitam a maioria dessas paradas.",
        ],
      },
    ],
    photo: "um vídeo da tentativa de fechar, feito de longe, e a foto das fotocélulas",
  },
  {
    id: "predio-portao-parado",
    broader: "predio",
    label: "Portão do prédio não abre ou não fecha",
    phrase: "o portão do prédio que parou",
    asks: [
      "portão prédio parado",
      "portão garagem prédio parado",
      "portão edifício parado",
      "portão condomínio parado",
      "portão garagem condomínio parado",
      "garagem prédio parada",
      "portão garagem prédio quebrou",
      "portão garagem prédio quebrado",
      "portão garagem condomínio quebrou",
      "portão garagem prédio parou",
      "portão garagem prédio travado",
      "portão garagem prédio não abre",
      "portão prédio com defeito",
      "portão prédio emperrado",
      "portão edifício não funciona",
      "portão garagem edifício não funciona",
      "portão prédio não obedece",
      "defeito portão prédio motor ou controles",
      "botoeira portaria nada acontece",
      "portão prédio quebrou",
      "portão prédio quebrado",
      "portão condomínio quebrado",
      "portão prédio não funciona",
      "portão condomínio não funciona",
      "portão prédio quem chamar",
      "portão condomínio quebrou",
      "garagem prédio travada",
      "prédio não abre nem fecha",
      "portão prédio não abre",
      "portão prédio travou",
      "portão prédio travado",
      "portão prédio parou",
      "portão condomínio não abre",
      "portão condomínio parou",
      "portão condomínio travou",
      "portão prédio não abre fecha",
      "portão condomínio não abre fecha",
    ],
    intent: "repair",
    answers: {
      any: [
        "Com o portão de garagem do prédio parado, o zelador confere disjuntor e fotocélula e testa uma vez pela botoeira da portaria: se ela abre, o defeito é dos controles. Se o motor ronca ou fica mudo, a causa está nele ou na placa: desligue, oriente os carros e chame o técnico, {shop.hours}.",
        "Portão de condomínio parado pede disjuntor desligado, passagem isolada e moradores avisados; só folha de correr ou de abrir, reta e nivelada, se move na mão por quem sabe. As causas comuns são fotocélula, capacitor, placa e motor quente; o técnico atende {shop.hours}.",
        "Portão do prédio travado, com moradores presos, se resolve em ordem: energia no quadro, fotocélula limpa e um teste pela botoeira. Não respondeu, a causa costuma ser motor, placa ou folha presa. Corte o disjuntor, use a porta social e chame o técnico, {shop.hours}.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["O que o zelador pode conferir", "Verificações da portaria, em ordem"],
        slots: [
          [
            "Uma pessoa testa, e as outras ficam longe da folha, com a tampa do motor fechada. Folha torta, erguida ou com cabo solto não se testa.",
            "O teste é de fora, com os moradores afastados. Se a folha está torta, no alto ou fora do trilho, só desligue e isole.",
            "Antes de mexer, esvazie a passagem e não abra o motor. Cabo solto ou folha inclinada encerra tudo, com a energia cortada.",
          ],
        ],
        steps: [
          "Veja no quadro se o disjuntor do portão e o DR estão ligados.",
          "Limpe as lentes da fotocélula e libere o caminho.",
          "Aperte a botoeira da portaria uma vez e escute o motor.",
          "Teste dois controles diferentes, para separar controle de motor.",
          "Sem resposta, desligue o disjuntor e fotografe a etiqueta do motor.",
        ],
      },
      {
        about: "causes",
        headings: ["Por que o portão do prédio para", "O que costuma falhar na garagem coletiva"],
        slots: [
          [
            "O jeito de parar já aponta a causa, e dizê-lo no chamado encurta o conserto. Em prédio, calor por excesso de aberturas é comum na hora de pico.",
            "Repare como ele parou, porque cada modo leva a uma peça. Na hora cheia, lembre do calor, que desliga o motor sozinho.",
            "Som e horário da parada dizem quase tudo. Se foi no pico da manhã, o motor pode só ter desarmado por temperatura.",
          ],
        ],
        bullets: [
          "Mudo, com energia no quadro: central, fusível ou proteção térmica",
          "Ronca e não sai: capacitor, folha presa ou motor",
          "Abre e não fecha: fotocélula suja ou desalinhada",
          "Para antes do fim: fim de curso, trilho ou cabo",
          "Para no pico e volta depois: motor abaixo do fluxo",
        ],
      },
      {
        about: "safety",
        headings: ["A garagem do prédio até o conserto", "Como organizar a entrada com o portão parado"],
        slots: [
          [
            "Uma pessoa orienta os carros, e os moradores são avisados para não acionar o controle nem empurrar. Quem está a pé usa a porta social.",
            "Ponha alguém na entrada e avise no grupo que ninguém force a folha nem use o controle. A porta social fica para os pedestres.",
            "Deixe um funcionário na garagem e um aviso no elevador. Controle não se usa, folha não se empurra e pedestre sai pelo social.",
          ],
          [
            "Portão de correr ou de abrir, reto e em piso plano, pode trabalhar na mão, com o disjuntor desligado e alguém treinado. O basculante só o técnico destrava, e ninguém passa sob folha erguida.",
            "Na mão, só folha de correr ou de abrir, alinhada e leve, sem energia e com quem foi ensinado. Em basculante não se mexe, nem se passa embaixo.",
            "O uso manual vale para folha de correr ou de abrir, nivelada, com a energia cortada. Basculante erguido se isola até o técnico chegar.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Quanto custa o conserto do portão do prédio?",
        answers: [
          "O valor é da peça que falhou e da visita, informados antes. Se o conserto não compensa, a troca do motor em portão pesado fica de {price.heavySwap}, com a mão de obra.",
          "Sensor e capacitor pesam pouco; placa e cabo, mais. Motor inteiro, em prédio, sai de {price.heavySwap} na troca.",
        ],
      },
      {
        question: "Quem autoriza o conserto?",
        answers: [
          "O síndico ou quem ele indicar. Diga o nome na mensagem, para o serviço não esperar.",
          "Em geral o síndico ou a administradora; o valor é informado antes de começar.",
        ],
      },
      {
        question: "Só alguns controles não abrem. É o portão?",
        answers: [
          "Não: é pilha, cadastro ou memória da central. O motor está bom, se a botoeira abre.",
          "O problema está nesses controles ou no receptor. Troque a pilha e teste um que funcione.",
        ],
      },
      {
        question: "Por que para sempre na hora de pico?",
        answers: [
          "O motor esquenta e a proteção térmica desarma. É sinal de motor abaixo do fluxo ou de folha pesada.",
          "Por calor: poucos ciclos por hora na ficha, ou roldana, trilho e contrapeso gastos que o fazem forçar.",
        ],
      },
    ],
    photo: "um vídeo do portão com o som do motor, a foto da etiqueta e o nome de quem autoriza o serviço",
  },
  {
    id: "predio-portao-lento",
    broader: "predio",
    label: "Portão de prédio lento demais",
    phrase: "o portão lento do prédio",
    asks: [
      "portão edifício devagar",
      "portão edifício lento",
      "portão edifício ficou lento",
      "prédio devagar",
      "prédio lento",
      "prédio abre devagar",
      "prédio abrindo devagar",
      "prédio fecha devagar",
      "prédio muito devagar",
      "prédio abrindo muito devagar",
      "prédio demora abrir",
      "prédio fila garagem",
      "prédio demora pico",
      "prédio demora horário pico",
      "condomínio demora pico",
      "portão demora horário pico",
      "prédio fila horário pico",
      "prédio demora abrir mais rápido",
      "prédio demora abrir fila",
      "prédio demora abrir fila mais rápido",
      "prédio mais rápido fila",
      "condomínio demora abrir mais rápido",
      "condomínio devagar",
      "condomínio lento",
      "condomínio abre devagar",
      "condomínio abrindo devagar",
      "condomínio fecha devagar",
      "condomínio muito devagar",
      "condomínio abrindo muito devagar",
      "condomínio demora abrir",
      "condomínio fila portão",
      "portão prédio fila rua",
      "portão garagem prédio devagar",
      "portão garagem prédio lento",
      "portão garagem prédio abrindo devagar",
      "portão garagem condomínio lento",
      "portão garagem condomínio devagar",
    ],
    intent: "repair",
    answers: {
      any: [
        "O portão do prédio lento tem solução: se ficou devagar com o tempo, é manutenção de folha, cabo, roldana ou capacitor; se sempre demorou, só a troca por motor rápido com inversor acaba com a fila na rua. Essa troca, em portão pesado de condomínio, custa de {price.heavySwap}.",
        "Quando o portão do condomínio demora muito e forma fila no horário de pico, compare com o primeiro ano: se piorou, a folha ou o motor pede reparo; se nunca mudou, o modelo é lento para o fluxo. Motor de uso intenso com inversor, instalado, vai de {price.heavySwap}.",
        "O portão de edifício muito devagar ficou lento por folha pesada, capacitor fraco ou regulagem, e isso se conserta; se leva quase meio minuto desde novo, troca-se o motor. Um rápido, de uso intenso e com inversor, fica de {price.heavySwap} em garagem de prédio.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["Ficou lento ou sempre foi assim", "O que o zelador pode medir"],
        slots: [
          [
            "Com um relógio e as anotações da portaria, em um dia se descobre se o portão perdeu velocidade ou se o motor é pequeno para o prédio. Meça sempre a abertura completa.",
            "Bastam um cronômetro e a contagem de carros para saber se é defeito ou modelo. O dia mais cheio é o melhor para medir.",
            "Dá para descobrir em um dia, sem ferramenta, se o portão perdeu velocidade. Anote os tempos na portaria.",
          ],
        ],
        steps: [
          "Cronometre uma abertura cedo, com o motor frio.",
          "Repita no fim do pico: mais lento é calor ou capacitor.",
          "Compare com o tempo do manual do motor.",
          "Escute se a folha raspa ou para em algum ponto.",
          "Conte os carros da hora mais cheia.",
        ],
      },
      {
        about: "causes",
        headings: ["Por que o portão do prédio perdeu velocidade", "Folha, motor ou regulagem"],
        slots: [
          [
            "A causa mais comum é a folha que ficou pesada, por roldana gasta, trilho sujo, cabo ou contrapeso fora do ponto. Tinta, reforço e chapa nova também somam peso que o motor não tinha na conta.",
            "Folha com atrito é o motivo número um: roldana, trilho, cabo e contrapeso roubam segundos. Reformas que acrescentam chapa ou reforço pesam do mesmo modo.",
            "Quase sempre o peso aumentou, seja por desgaste de roldana e cabo, sujeira no trilho ou reforma com mais metal. O motor é o mesmo e trabalha contra mais carga.",
          ],
          [
            "No motor, capacitor fraco e calor tiram força no pico, sobretudo se o modelo é residencial. Às vezes é só regulagem: inversor em velocidade baixa, freio longo ou pausa comprida.",
            "Na parte elétrica, as causas são capacitor fraco e motor quente na hora de mais carros. Confira ainda a regulagem, porque desaceleração longa e pausa grande parecem lentidão.",
            "Depois vêm capacitor gasto e motor de casa que ferve no movimento. Em central com inversor, alguém pode ter baixado a velocidade, e isso se acerta em minutos.",
          ],
        ],
      },
      {
        about: "replace",
        headings: ["Quando trocar por motor rápido", "O motor certo para o fluxo do prédio"],
        slots: [
          [
            "A troca vale quando a folha já está leve e o tempo de fábrica ainda faz fila. Escolha um motor que aceite mais ciclos por hora que os do pico, que suporte mais que o peso da folha e que tenha inversor, a placa que acelera e freia antes do batente.",
            "Troque se, com a folha revisada, o portão continua lento para o número de carros. O novo precisa aguentar mais ciclos por hora que o pico e ter inversor, para correr e parar suave.",
            "Se nem a revisão da folha resolve, o motor é pequeno para o fluxo. Exija uso intenso, com folga de peso e de ciclos, e inversor, a placa que varia a velocidade.",
          ],
          [
            "O portão mais rápido pede dois pares de fotocélula e sinaleiro na calçada. A montagem em conjunto pesado leva {time.heavy}, marcada fora do pico.",
            "Com mais velocidade, são precisos dois feixes de fotocélula e o sinaleiro. Reserve {time.heavy} para o serviço, em horário combinado com a portaria.",
            "Some ao projeto dois feixes de sensor e um sinaleiro, porque a folha anda depressa. O serviço toma {time.heavy} e se agenda longe dos horários cheios.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Dá para acelerar o motor atual do prédio?",
        answers: [
          "Só se a central tiver inversor com velocidade ajustável. Em motor comum, o ganho vem de deixar a folha leve e de encurtar a pausa.",
          "Em motor sem inversor, não: a velocidade dele é fixa. O que se recupera é o tempo perdido no atrito e na pausa de fechamento.",
        ],
      },
      {
        question: "Tag ou controle: o que reduz mais a fila?",
        answers: [
          "A tag, que abre com o carro chegando e tira a espera do botão. O tempo da folha continua igual, então as duas medidas se somam.",
          "A tag ganha alguns segundos por carro, porque lê antes da parada. Folha lenta ainda precisa de acerto.",
        ],
      },
      {
        question: "Portão rápido é mais perigoso?",
        answers: [
          "Não, com fotocélula dupla, força no mínimo e freio antes do batente. A abertura pode ser rápida e o fechamento, mais calmo.",
          "Só quando falta sensor. Com dois feixes e parada suave, ele é tão seguro quanto o lento.",
        ],
      },
      {
        question: "Quem decide a troca do motor no condomínio?",
        answers: [
          "O síndico ou a assembleia, conforme a convenção e o valor. O orçamento por itens, com as medições do pico, ajuda a votar.",
          "Depende da convenção: gasto pequeno costuma ficar com o síndico, e o maior vai à assembleia. A proposta por escrito serve às duas.",
        ],
      },
    ],
    photo: "fotos da folha, do trilho ou dos cabos e da etiqueta do motor, com o número de vagas e o tempo medido",
  },
  {
    id: "predio-motor-silencioso",
    broader: "predio",
    label: "Motor silencioso para prédio",
    phrase: "o motor silencioso para prédio",
    asks: [
      "portão prédio sem barulho",
      "portão condomínio sem barulho",
      "motor não incomode apartamento cima",
      "motor silencioso prédio acorda",
      "em cima garagem motor silencioso prédio",
      "barulho prédio qual motor silencioso",
      "reclamam barulho prédio motor silencioso",
      "moradores reclamam barulho motor silencioso",
      "moradores reclamam barulho portão prédio noite motor silencioso",
      "barulho portão prédio noite motor silencioso",
      "barulho condomínio noite motor silencioso",
      "reclamam barulho condomínio motor silencioso",
      "prédio motor mais silencioso",
      "condomínio motor mais silencioso",
      "moradores reclamam barulho qual motor",
      "vizinhos reclamam barulho prédio motor silencioso",
      "reclamação barulho prédio motor silencioso",
      "motor silencioso prédio noite",
      "silencioso prédio",
      "motor menos barulho condomínio",
      "motor menos barulho prédio",
      "motor faz menos barulho condomínio",
      "qual motor faz menos barulho condomínio",
      "qual motor faz menos barulho prédio",
      "silencioso condomínio",
      "silencioso apartamento",
      "silencioso edifício",
      "apartamento cima garagem",
      "apartamento cima portão",
      "apartamento portão barulho",
      "apartamento garagem barulho",
      "motor silencioso prédio",
      "motor silencioso condomínio",
      "motor silencioso apartamento",
      "silencioso apartamento andar",
      "silencioso vale apartamento",
      "motor silencioso vale prédio",
      "motor silencioso vale apartamento",
    ],
    intent: "buying",
    answers: {
      any: [
        "O motor de portão mais silencioso para prédio é o de uso intenso com inversor, que parte e para devagar. A troca fica de {price.heavySwap}, com mão de obra. Antes, acerte roldanas, cabos e batente, porque do apartamento se ouve mais a folha batendo que o motor.",
        "Se os moradores reclamam do barulho do portão do prédio à noite, comece pela batida no fim e pelo suporte preso na laje, e escolha motor com inversor, o que faz menos barulho. Motor novo em folha gasta continua barulhento. A troca fica de {price.heavySwap}, já montado.",
        "Motor silencioso vale a pena para o condomínio, e para o apartamento do primeiro andar, quando o ruído vem dele: com inversor e fixação com borracha, a vibração cai muito. Se vem da folha, o acerto resolve por menos. A troca do motor custa de {price.heavySwap}, com mão de obra.",
      ],
    },
    sections: [
      {
        about: "causes",
        headings: ["De onde vem o barulho no prédio", "O que o morador de cima ouve"],
        slots: [
          [
            "A pancada da folha no batente é o som que mais sobe pela estrutura. Depois vem a vibração do suporte preso em laje ou pilar, que leva o ruído aos apartamentos.",
            "O que acorda é o impacto no fim do curso, que corre pelo concreto. Em seguida, o motor parafusado direto na laje faz o teto vibrar.",
            "Batida no fim e vibração pela laje são os dois ruídos que sobem. O motor preso sem borracha usa a estrutura como caixa de som.",
          ],
          [
            "Roldana gasta, cabo seco, chapa solta e contrapeso roçando completam a lista. Um vídeo com som, gravado de dentro do apartamento, mostra qual deles incomoda.",
            "Sobram o ronco de rolamento, o estalo de corrente seca e a chapa que treme. Grave do apartamento, porque lá se ouve o que interessa.",
            "Somam-se rolamento ruim, cabo sem lubrificação e contrapeso encostando na caixa. Filmar com som no quarto ajuda a achar o culpado.",
          ],
        ],
      },
      {
        about: "choose",
        headings: ["O que pedir no orçamento", "Motor, borracha e regulagem"],
        slots: [
          [
            "Silêncio se compra em partes, e nem sempre o motor é a primeira. Peça os itens separados, para o prédio começar pelo que mais incomoda.",
            "O pacote tem folha, fixação e motor, nessa ordem de custo. Itens separados deixam resolver o barulho aos poucos.",
            "Comece pelo barato, que é folha e fixação, e deixe o motor por último se ainda precisar. A proposta por itens permite isso.",
          ],
        ],
        bullets: [
          "Batente de borracha e parada suave nas duas pontas",
          "Roldanas, cabos e rolamentos novos ou lubrificados",
          "Coxim de borracha entre o suporte e a estrutura",
          "Motor com inversor, ciclos acima do pico e freada regulável",
          "Sirene em volume menor, com a luz de alerta mantida",
        ],
      },
      {
        about: "cost",
        headings: ["Quanto custa no prédio", "O que muda o preço"],
        slots: [
          [
            "A troca por motor de uso intenso com inversor fica de {price.heavySwap}, conforme peso da folha e número de vagas, e leva de {time.heavy}, fora da hora de movimento.",
            "Motor de uso intenso, com mão de obra, sai de {price.heavySwap}, pelo peso e pelos ciclos. A troca ocupa de {time.heavy}, em horário calmo.",
            "De {price.heavySwap} é a faixa da troca, com inversor e montagem; o serviço ocupa de {time.heavy}, combinadas com o síndico.",
          ],
          [
            "Se basta acertar folha, batente e fixação, é manutenção, bem abaixo do preço de um motor, com as peças à parte. Uma revisão feita {visits.business} evita que o ruído volte.",
            "O acerto da folha e do suporte custa bem menos que o motor, somadas as peças. Revisar {visits.business} mantém o silêncio.",
            "Reparar folha e fixação sai muito mais em conta, com peças separadas. Sem revisão {visits.business}, porém, o barulho retorna.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Dá para reduzir o barulho sem trocar o motor?",
        answers: [
          "Muitas vezes, sim: batente, roldanas, reaperto, borracha no suporte e regulagem tiram boa parte. Comece por eles.",
          "Sim, se o ruído é da folha ou da fixação, que são os mais comuns.",
        ],
      },
      {
        question: "O condomínio é obrigado a resolver o barulho?",
        answers: [
          "O portão é área comum, e a manutenção é do condomínio. Registre o pedido por escrito, com vídeo e horário.",
          "Cabe ao condomínio cuidar do equipamento. Leve ao síndico o vídeo e uma proposta por itens.",
        ],
      },
      {
        question: "Posso desligar o portão à noite?",
        answers: [
          "Não convém, porque a garagem fica aberta ou os carros, presos. Corrigir a batida e a velocidade resolve sem mudar a rotina.",
          "Deixar aberto é pior que o barulho. O acerto da folha e da freada costuma bastar.",
        ],
      },
      {
        question: "Motor rápido faz mais barulho?",
        answers: [
          "Não, se tem inversor e freia antes do batente. Sem freada, a pancada é maior. À noite a central pode ficar mais lenta, quando permite.",
          "Com inversor, costuma ser mais silencioso que o comum. O que faz ruído é chegar batendo.",
        ],
      },
    ],
    photo: "um vídeo com som de um ciclo, de longe, e a foto da etiqueta do motor",
  },
  {
    id: "predio-portao-barulho",
    broader: "predio",
    label: "Portão do prédio fazendo barulho",
    phrase: "o portão do prédio que faz barulho",
    asks: [
      "portão condomínio fazendo barulho",
      "portão garagem condomínio fazendo barulho",
      "portão prédio barulho",
      "portão edifício barulho",
      "portão prédio barulhento",
      "portão prédio rangendo",
      "portão condomínio rangendo",
      "portão prédio estalando",
      "portão condomínio estalando",
      "portão garagem prédio barulho",
    ],
    isAskedByName: true,
    intent: "repair",
    answers: {
      any: [
        "Portão de prédio fazendo barulho tem roldana, cabo ou dobradiça gasta, peça sem graxa ou pancada no fim do curso. O motor é a causa menos comum. Lubrificar, reapertar e regular tira o ruído na maioria dos casos, em revisão de {price.preventiveRange} em geral, sem peças.",
        "O barulho do portão do condomínio se separa pelo som: rangendo, é falta de graxa; ronco contínuo, rolamento ou roldana; pancada, fim de curso. A revisão do portão da garagem do prédio fica, em geral, de {price.preventiveRange}, fora peças, com proposta ao síndico.",
        "Por que o portão do edifício está tão barulhento: com muitas aberturas, graxa, roldanas e suportes se gastam cedo, e a parada desregulada bate. Moradores reclamam menos depois de lubrificação e regulagem, por {price.preventiveRange} em geral, sem contar peças.",
      ],
    },
    sections: [
      {
        about: "causes",
        headings: ["O que o som do portão do prédio indica", "De onde vem o barulho"],
        slots: [
          [
            "Rangido do começo ao fim é pino, dobradiça, roldana ou fuso sem graxa, que em prédio acaba cedo. Pancada no fim é parada tardia ou desaceleração desligada, e sobe pela estrutura até os apartamentos.",
            "Peça seca range em todo o percurso, e o uso intenso consome a graxa em meses. A batida no batente, que o morador mais ouve, é fim de curso fora do ponto.",
            "Quem range é roldana ou dobradiça sem lubrificação. Quem bate é a parada mal regulada. As duas se acertam sem trocar o motor.",
          ],
          [
            "Ronco que cresce a cada semana é rolamento do motor ou da roda. Motor preso direto na laje faz a estrutura vibrar, e coxim de borracha separa os dois.",
            "O ronco contínuo vem de rolamento gasto. Se o som é de vibração na parede, falta borracha entre motor e laje.",
            "Rolamento acabado ronca cada vez mais alto. Já o zumbido no apartamento é a laje vibrando, e se isola com coxim.",
          ],
        ],
      },
      {
        about: "visit",
        headings: ["O conserto do barulho no prédio", "O que se faz na visita"],
        slots: [
          [
            "O técnico ouve um ciclo, mede a folga de roldanas, cabos e suportes e mostra a peça gasta ao zelador. Lubrificação, reaperto e regulagem vêm antes de qualquer troca.",
            "Primeiro se acha o ponto do som com o portão em uso; depois, sem energia, vêm graxa, aperto e fim de curso. A peça só é trocada se estiver gasta, e em par.",
            "Escuta-se um ciclo, desliga-se o portão e confere-se roda, cabo e suporte. O serviço lubrifica, reaperta e regula a parada, e o resultado é ouvido no fim.",
          ],
          [
            "O serviço é feito em horário de pouco movimento e leva cerca de uma a duas horas, com a passagem isolada.",
            "Marca-se fora do pico; conte de uma a duas horas com a entrada isolada.",
            "A entrada fica isolada por uma ou duas horas, fora da saída da manhã.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["O que encarece tirar o barulho", "Peças e motor: a ordem de custo"],
        slots: [
          [
            "Graxa e ajuste já entram na revisão. Coxim e batente de borracha somam pouco, roldanas e rolamento vêm depois. Motor novo só com folga no redutor, por {price.heavySwap} na troca em portão pesado.",
            "Borracha e coxim custam pouco, roldanas em par ficam no meio, rolamento do motor acima. Trocar o motor, de {price.heavySwap}, só quando o redutor está gasto.",
            "Somam à revisão, nesta ordem, borracha, roldana e rolamento. O redutor com folga é o único caso de troca, de {price.heavySwap} em folha pesada.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "O portão do prédio pode ser usado com barulho?",
        answers: [
          "Rangido e ronco leve, sim, até a visita. Estalo de aço, folha torta ou cabo desfiado, não: desligue o disjuntor.",
          "Pode, se a folha anda reta e sem tranco. Com estalo forte ou cabo desfiado, pare e isole a passagem.",
        ],
      },
      {
        question: "De quanto em quanto tempo lubrificar o portão do prédio?",
        answers: [
          "Em prédio, a revisão com lubrificação é {visits.business}, ou antes, se o som mudar.",
          "A revisão {visits.business} cuida da graxa; um ruído novo adianta a visita.",
        ],
      },
      {
        question: "Quem autoriza o conserto do barulho?",
        answers: [
          "O síndico ou a administradora. O orçamento vai por escrito, com peça e mão de obra separadas.",
          "O síndico. O morador pode mandar o vídeo, e a proposta vai a quem autoriza.",
        ],
      },
      {
        question: "Motor com inversor resolve o barulho?",
        answers: [
          "Tira o tranco e a batida, porque parte e para devagar. Roldana e cabo gastos continuam fazendo ruído.",
          "Em parte: o movimento fica suave, mas a folha precisa estar em ordem para o silêncio aparecer.",
        ],
      },
    ],
    photo: "um vídeo com som de um ciclo inteiro, de longe, e a foto da etiqueta do motor",
  },
];
