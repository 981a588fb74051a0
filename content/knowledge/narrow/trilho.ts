import type { NarrowConcept } from "#domain/knowledge/concept.ts";

export const trilho: NarrowConcept[] = [
  {
    id: "trilho-afundado",
    broader: "trilho",
    label: "Trilho quebrado ou afundado",
    phrase: "o trilho quebrado ou afundado",
    asks: [
      "trilho portão correr partido",
      "trilho soltou chão",
      "trilho soltou",
      "trilho solto",
      "correr trilho soltou",
      "correr trilho soltou chão",
      "trilho solto chão",
      "trilho quebrado",
      "trilho afundado",
      "trilho afundou",
      "trilho amassado",
      "trilho quebrou",
      "trilho torto",
      "piso afundou trilho",
      "trilho gasto",
      "trilho empenado",
      "conserto trilho",
      "trilho levantou",
      "trilho levantando",
      "trilho subiu",
      "trilho portão levantou",
      "trilho portão solto",
      "trilho amassou",
      "carro amassou trilho",
      "carro passou trilho",
      "passou cima trilho amassou",
    ],
    intent: "repair",
    answers: {
      any: [
        "Não acione o portão: em trilho torto, amassado ou afundado, a roda salta no degrau, e a folha de correr pode tombar. O conserto é feito por trecho, ou no trilho inteiro, com a folha escorada. Mande a foto: dizemos se o reparo é nosso ou pede serralheiro.",
        "Trilho quebrado ou afundado tem conserto por trecho: o perfil partido é cortado e emendado liso, sobre base firme, com a folha escorada; se está todo gasto, troca-se inteiro. Mande fotos de ponta a ponta: o orçamento é grátis e diz se pede serralheiro.",
        "Trilho de portão solto, que soltou do chão ou levantou, se fixa de novo: com a folha escorada, ele é alinhado e preso com chumbador ou solda nova, sobre base firme. Até lá, desligue o disjuntor e não acione, porque a roda salta e o portão pode tombar; a foto diz se pede serralheiro.",
        "Com o trilho quebrado, amassado ou afundado, pare de usar e desligue o disjuntor, porque a roda pode saltar e o portão, tombar. Mande fotos: muitas vezes só um trecho precisa ser trocado, e o orçamento é grátis.",
      ],
    },
    sections: [
      {
        about: "visit",
        headings: [
          "Como se conserta o trilho afundado",
          "Etapas do conserto do trilho",
          "O reparo, do piso à folga do motor",
        ],
        slots: [
          [
            "A folha é escorada dos dois lados e tirada do trecho ruim antes do corte.",
            "Primeiro se garante que a folha não tombe; depois se corta o perfil.",
            "Sem escora não se mexe no trilho, porque a folha se apoia nele e pode tombar.",
          ],
          [
            "Piso que cedeu é aberto, recebe base firme e espera a cura antes de levar peso.",
            "Onde o concreto quebrou, refaz-se a base, e o portão fica parado e escorado até a cura.",
            "Chumbar o trilho em piso solto não adianta: a base é refeita e o nível, conferido.",
          ],
          [
            "A emenda é lixada rente, e a cremalheira volta a {rack.clearance} de folga.",
            "Depois do nível, acertam-se emenda, batentes e a folga de {rack.clearance} na cremalheira.",
            "Por fim, o portão anda na mão, sem degrau, e o motor é regulado de novo.",
          ],
        ],
      },
      {
        about: "cost",
        headings: [
          "Trecho ou trilho inteiro: o que muda no preço",
          "Do que depende o valor",
          "Quanto custa reparar o trilho",
        ],
        slots: [
          [
            "Trocar um trecho custa menos que o trilho todo, e uma base nova no piso é o que mais pesa.",
            "Metros de perfil, solda e obra no piso formam a conta.",
            "O perfil é cobrado por metro; a base de concreto, pelo trecho a refazer.",
          ],
          [
            "Se o perfil está fino de ferrugem em toda a extensão, compensa trocar tudo de uma vez.",
            "Um trilho comido por baixo de ponta a ponta não vale remendo.",
            "Vários amassados no mesmo trilho levam à troca completa, que dura mais.",
          ],
          [
            "O valor vem por fotos de ponta a ponta e pela largura da folha.",
            "Os metros de trilho e o tamanho da base a refazer fecham o valor, dito antes do serviço.",
            "Com imagens e metragem, o orçamento é grátis e dito antes do serviço.",
          ],
        ],
      },
    ],
    keep: ["causes"],
    questions: [
      {
        question: "Por que o trilho do portão afunda?",
        answers: [
          "Por base fina ou sem ferragem, água que lava a terra por baixo e carro passando por cima. Concreto mais fundo e escoamento evitam que afunde de novo.",
          "Porque a base cede: concreto fino, água parada ou peso de carro. A base nova vai mais funda e com caída para a água.",
        ],
      },
      {
        question: "Posso desamassar o trilho com martelo?",
        answers: [
          "Não com a folha em cima: ela pode pular e tombar. Um trecho amassado é endireitado ou trocado com a folha escorada.",
          "Melhor não. A pancada solta a fixação e abre a emenda; o reparo é feito com o portão apoiado.",
        ],
      },
      {
        question: "Dá para trocar só um pedaço do trilho?",
        answers: [
          "Dá, se o perfil for igual e o resto estiver firme. A emenda fica rente para a roda não bater.",
          "Sim, na maior parte dos casos. O técnico iguala perfil e altura, e a roda passa sem sentir.",
        ],
      },
      {
        question: "Trilho de piso ou de sobrepor: qual é melhor?",
        answers: [
          "O embutido não atrapalha a passagem; o de sobrepor é mais simples de trocar. Base firme e escoamento contam mais que o tipo.",
          "Prefira o embutido onde passam carro baixo e pedestre, se a água escoa; o de sobrepor, onde o piso empoça ou se quer troca simples.",
        ],
      },
      {
        question: "Por quanto tempo o portão fica parado?",
        answers: [
          "Trocar um trecho cabe numa visita; a base de concreto nova precisa curar antes de receber a folha. O prazo é combinado no orçamento.",
          "Sem obra no piso, volta no mesmo dia. Com concreto novo, é preciso esperar a cura.",
        ],
      },
    ],
    photo: "fotos do trilho de ponta a ponta, de perto no trecho quebrado ou afundado, com a largura da folha",
  },
  {
    id: "troca-de-trilho",
    broader: "trilho",
    label: "Troca do trilho do portão",
    phrase: "a troca do trilho do portão de correr",
    asks: [
      "trocar trilho",
      "troca trilho",
      "substituir trilho",
      "troca trilho portão",
      "trocar trilho portão",
      "trocar trilho portão correr",
      "trilho quebrado trocar",
      "trilho torto trocar",
      "trilho gasto trocar",
      "instalar trilho portão correr",
      "colocar trilho novo portão",
      "quem troca trilho",
      "quem faz troca trilho",
    ],
    intent: "repair",
    answers: {
      any: [
        "Trocamos o trilho do portão {em}, inteiro ou só o trecho ruim, com a folha escorada o tempo todo. O valor vem pela foto, de ponta a ponta. Com trilho quebrado, não acione: o portão pode tombar.",
        "A troca pode ser do trilho inteiro ou só do trecho ruim: com a folha escorada, o perfil velho sai, o novo é preso no nível e o motor é regulado. Até lá, deixe o disjuntor desligado, porque a roda pode saltar e o portão, tombar.",
        "O trilho do portão de correr, que trocamos no local, sai inteiro quando está fino ou amassado em vários pontos, e por trecho quando o estrago é num lugar só. Com ele quebrado, não acione, porque a folha pode tombar; mande fotos de ponta a ponta para o orçamento, que é grátis.",
      ],
      price: [
        "A troca do trilho é cobrada por metro de perfil mais a mão de obra de escorar, fixar e nivelar, e sai pela foto, sem custo. Conte perto do dobro da largura do vão em metros de trilho; piso quebrado é o que mais aumenta a conta.",
      ],
    },
    sections: [
      {
        about: "visit",
        headings: ["Como é a troca do trilho", "Da escora ao teste", "A troca, passo a passo"],
        slots: [
          [
            "A folha é escorada dos dois lados antes de qualquer corte, porque é o trilho que a apoia.",
            "Sem escora não se mexe no trilho: a folha de correr pesa e tomba.",
          ],
          [
            "O perfil novo é do mesmo canal da roldana, assentado no nível e preso em base firme.",
            "O técnico assenta o trilho no nível e confere se o canal combina com a roldana.",
          ],
          [
            "No fim, o portão corre na mão sem degrau, e a cremalheira volta a {rack.clearance} de folga.",
            "Depois se acertam batentes, engrenagem e parada do motor, e o portão é testado várias vezes.",
          ],
        ],
      },
      {
        about: "replace",
        headings: ["Trocar tudo ou só um trecho", "Quando basta emendar"],
        slots: [
          [
            "Um amassado só se corta e se emenda liso; a roda não pode sentir a emenda.",
            "Estrago num ponto se resolve com um pedaço novo, igual ao perfil que ficou.",
          ],
          [
            "Ferrugem de ponta a ponta ou vários amassados pedem o trilho inteiro, que sai melhor que remendar duas vezes.",
            "Com o perfil fino em toda a extensão, o remendo dura pouco e a troca compensa.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["O que muda o preço", "De que depende o valor da troca"],
        slots: [
          [
            "Os metros de perfil e o tipo de canal são a primeira parte da conta; o piso é a segunda.",
            "A conta soma perfil por metro, solda ou chumbador e, se preciso, base nova.",
          ],
          [
            "Roldana gasta é trocada junto, porque estraga o trilho novo em pouco tempo.",
            "Vale trocar na mesma visita a roldana de canal comido, que come também o trilho novo.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Por quanto tempo o portão fica parado?",
        answers: [
          "Sem obra no piso, volta no mesmo dia. Base de concreto nova precisa curar antes de receber a folha.",
          "Um trecho cabe numa visita; com concreto novo, combina-se a espera no orçamento.",
        ],
      },
      {
        question: "Qual trilho colocar no lugar?",
        answers: [
          "O do mesmo canal da roldana, em V, em U ou redondo, com espessura para o peso da folha.",
          "Repete-se o perfil, a menos que ele seja fino para o peso; aí trilho e roldana mudam juntos.",
        ],
      },
      {
        question: "O motor precisa sair para trocar o trilho?",
        answers: [
          "Quase nunca; ele é desligado, a folha se solta da engrenagem e depois tudo é regulado.",
          "Em geral fica no lugar, com o disjuntor desligado, e a folga da cremalheira é acertada no fim.",
        ],
      },
      {
        question: "Vocês fazem a base de concreto?",
        answers: [
          "Pela foto dizemos o que cabe a nós e o que é de pedreiro ou serralheiro.",
          "Depende do tamanho do reparo: a foto do piso mostra se é preciso pedreiro.",
        ],
      },
    ],
    photo: "fotos do trilho de ponta a ponta, de perto nos pontos ruins, com a largura da folha",
  },
  {
    id: "portao-sem-trilho",
    broader: "trilho",
    label: "Portão de correr sem trilho no chão",
    phrase: "o portão de correr sem trilho no chão",
    asks: [
      "sem trilho",
      "não precise trilho",
      "não precisa trilho",
      "não tenha trilho",
      "não quero trilho",
      "não precise trilho chão",
      "não precisa trilho chão",
      "portão correr sem trilho",
      "autoportante",
      "trilho aéreo",
      "trilho suspenso",
      "portão suspenso",
      "trilho em cima",
      "correr trilho embutido",
      "portão trilho embutido",
      "portão suspenso preço",
      "autoportante preço",
    ],
    intent: "question",
    answers: {
      any: [
        "O portão de correr sem trilho no chão existe: é o autoportante, que corre sobre carros presos ao piso fora do vão e pede folha mais longa. Serve quando o chão é irregular ou passa muito caminhão, e precisa de recuo lateral maior.",
        "Existe portão de correr sem trilho na passagem, de duas formas: folha autoportante, apoiada fora do vão, ou trilho embutido rente ao piso. As duas aceitam motor com cremalheira; a primeira pede mais espaço lateral e serralheria própria.",
        "Dá para ter portão de correr sem trilho aparente, mas não é só tirar o trilho: a folha é refeita para andar suspensa ou sobre carros laterais. Em casa, o trilho embutido costuma resolver com menos obra.",
      ],
      price: [
        "O portão suspenso, ou autoportante, custa mais que o de correr comum: a folha é mais longa, há carros de apoio e base de concreto, tudo orçado por serralheiro. O motor é o mesmo de correr, de {price.homeSwap} na troca em casa e de {price.heavySwap} em folha pesada; as medidas do vão fecham o valor.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: [
          "Autoportante, suspenso ou trilho embutido",
          "Qual opção cabe na sua entrada",
          "Escolha pelo espaço e pelo piso",
        ],
        slots: [
          [
            "O autoportante precisa de recuo lateral bem maior que o vão, porque parte da folha serve de contrapeso.",
            "Na folha autoportante, um trecho extra fica atrás da parede para equilibrar o balanço.",
            "Sem espaço de sobra ao lado, o autoportante não cabe.",
          ],
          [
            "O suspenso corre numa viga em cima do vão, o que limita a altura de caminhão e exige estrutura forte.",
            "Um trilho aéreo pede viga e colunas calculadas para o peso, e guia no piso para não balançar.",
            "Uma folha pendurada é solução de galpão, com altura livre conferida.",
          ],
          [
            "Em casa, o trilho embutido rente ao piso resolve tropeço e roda de carro com menos custo.",
            "Para a maioria das garagens, embutir o trilho já tira o degrau da passagem.",
            "Se o incômodo é só o ressalto, embutir é mais simples que mudar o sistema.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["O que muda no preço", "Custo de serralheria, base e motor", "Quanto custa tirar o trilho do chão"],
        slots: [
          [
            "Mudar de sistema é serralheria: folha, carros, base e batentes novos, além da regulagem do motor.",
            "A conta é de estrutura, e o motor muitas vezes é o mesmo.",
            "O custo maior está na folha e nas bases; a cremalheira e o motor podem ser aproveitados.",
          ],
          [
            "O valor depende de vão, peso e recuo, e sai por fotos e medidas.",
            "Fotos da entrada inteira e a medida do recuo permitem dizer se é possível e quanto custa.",
            "Com vão, altura e espaço lateral, o orçamento é grátis.",
          ],
        ],
      },
    ],
    keep: ["what"],
    questions: [
      {
        question: "Portão autoportante aceita motor comum?",
        answers: [
          "Aceita motor de correr com cremalheira, dimensionado pelo peso total da folha, que é maior que o de uma folha comum.",
          "Sim, de correr. O peso do trecho extra entra na escolha do motor.",
        ],
      },
      {
        question: "Posso tirar o trilho do meu portão atual?",
        answers: [
          "Não sem refazer a folha e os apoios. Sem trilho, a folha comum não tem o que a sustente e tomba.",
          "Só com projeto de serralheria. A folha feita para rodar no trilho não fica suspensa sozinha.",
        ],
      },
      {
        question: "Trilho embutido acumula água?",
        answers: [
          "Acumula se não houver escoamento. Ralo ou furo de saída e limpeza evitam ferrugem e roda travada.",
          "Pode acumular. Prevê-se saída de água na obra e varre-se o canal com o disjuntor desligado.",
        ],
      },
      {
        question: "Qual dá menos manutenção, autoportante ou com trilho no chão?",
        answers: [
          "O autoportante não sofre com sujeira na passagem, mas pede carros e base em ordem. O trilho comum pede limpeza frequente.",
          "Cada um tem a sua: carros laterais no autoportante, trilho limpo no comum. Revisão {visits.home} atende os dois em casa.",
        ],
      },
    ],
    photo: "fotos da entrada inteira, do piso e do espaço ao lado do portão, com o vão e o recuo em metros",
  },
  {
    id: "trilho-preco-metro",
    broader: "trilho",
    label: "Preço do trilho por metro",
    phrase: "o preço do trilho de portão por metro",
    asks: [
      "trilho preço",
      "trilho metro",
      "trilho valor",
      "trilho quanto custa",
      "trocar trilho preço",
      "trilho preço metro",
      "quantos metros trilho",
    ],
    intent: "price",
    answers: {
      any: [
        "O preço do trilho de portão de correr é contado por metro de perfil, mais a mão de obra de fixar e nivelar. O comprimento é cerca de duas vezes a largura do vão; mande essa medida e fotos do piso para receber o valor.",
        "O trilho de portão é cobrado por metro, conforme o perfil e o peso da folha, e a instalação soma o trabalho no piso. Um vão de 3 metros pede cerca de 6 de trilho. Fotos e medida bastam para o orçamento, sem custo.",
        "O preço do trilho depende dos metros, do perfil e do piso: soldar sobre chapa é mais simples que quebrar e nivelar o concreto. Quando só um trecho está ruim, troca-se o trecho. O orçamento é grátis, por foto.",
      ],
    },
    sections: [
      {
        about: "cost",
        headings: [
          "Como se calcula o preço do trilho",
          "Metros, perfil e piso na conta",
          "O que encarece a troca do trilho",
        ],
        slots: [
          [
            "A folha precisa de trilho no vão e no recuo lateral, e por isso o comprimento é perto do dobro do vão.",
            "Conte o vão mais o espaço para onde a folha corre: juntos dão os metros de trilho.",
            "O trilho cobre o portão fechado e o portão aberto, quase duas vezes a largura.",
          ],
          [
            "O perfil acompanha a roldana: canal em V, em U ou redondo, com bitola para o peso.",
            "Trilho em V, em U ou redondo precisa casar com a roldana que já existe.",
            "Um perfil diferente do canal da roldana obriga a trocar as duas coisas.",
          ],
          [
            "Piso cedido, raiz ou concreto solto pede nivelar a base, e isso pesa mais que o perfil.",
            "O conserto do piso costuma ser a parte maior da conta.",
            "Quando a base está firme, a troca fica só no perfil e na fixação.",
          ],
        ],
      },
      {
        about: "choose",
        headings: ["Trocar um trecho ou o trilho inteiro", "Reparo ou trilho novo", "Quando basta consertar o trilho"],
        slots: [
          [
            "Amassado curto se corta e se emenda liso; a ferrugem em toda a extensão pede trilho novo.",
            "Um trecho ruim se troca sozinho, com emenda sem degrau.",
            "Se o desgaste é num ponto só, a emenda resolve.",
          ],
          [
            "Um trilho fino sob folha pesada volta a amassar, e a troca por perfil mais forte compensa.",
            "Uma folha que ganhou peso pode pedir perfil mais forte.",
            "Quando o trilho amassa sempre no mesmo lugar, o perfil ou a base é fraca.",
          ],
          [
            "Roldanas gastas são vistas junto, porque estragam o trilho novo.",
            "O par de roldanas é conferido na mesma visita.",
            "Um trilho novo com roldana de canal comido dura pouco.",
          ],
        ],
      },
    ],
    keep: ["visit"],
    questions: [
      {
        question: "Quantos metros de trilho meu portão precisa?",
        answers: [
          "Perto de duas vezes a largura da folha: um vão de 3 metros usa cerca de 6. A medida exata inclui os batentes.",
          "Some o vão e o recuo para onde a folha corre. As pontas recebem batente.",
        ],
      },
      {
        question: "Qual trilho usar em portão pesado?",
        answers: [
          "Perfil maciço ou reforçado, do mesmo canal da roldana, sobre base de concreto firme. O peso da folha define a bitola.",
          "Use o que casar com a roldana e suportar o peso. Mande largura, altura e material da folha.",
        ],
      },
      {
        question: "A troca do trilho mexe no motor?",
        answers: [
          "Mexe: altura e alinhamento mudam, e a cremalheira e o fim de curso são acertados de novo.",
          "Sim. Depois do trilho, a folga da cremalheira volta a {rack.clearance} e o curso é regulado.",
        ],
      },
      {
        question: "Posso colocar o trilho sozinho?",
        answers: [
          "Não convém: a folha precisa sair do lugar, e o portão de correr solto tomba. É serviço com escora.",
          "A parte perigosa é a folha, que fica sem apoio. Deixe a troca com o técnico.",
        ],
      },
    ],
    photo: "fotos do trilho de ponta a ponta e das roldanas, com a largura do portão",
  },
  {
    id: "trilho-embutido-ou-sobreposto",
    broader: "trilho",
    label: "Trilho embutido ou sobreposto",
    phrase: "a escolha entre trilho embutido e sobreposto",
    asks: [
      "vantagens trilho embutido",
      "trilho embutido sobreposto",
      "trilho embutido ou sobreposto",
      "trilho sobrepor",
      "trilho sobreposto",
      "trilho embutido ou externo",
      "trilho embutir sobrepor",
      "trilho enterrado",
      "trilho no piso melhor",
    ],
    intent: "comparison",
    answers: {
      any: [
        "Trilho embutido ou sobreposto: escolha o embutido em obra nova ou passagem de pedestre, porque fica rente ao piso; escolha o sobreposto em piso pronto, por ser mais simples de fixar, limpar e trocar.",
        "Em piso pronto, prefira o trilho sobreposto, aparafusado ou soldado, que custa menos obra; em obra nova ou onde o degrau atrapalha, o embutido, que fica rente, mas junta água e areia. Em garagem com rampa ou chuva, o dreno decide.",
        "Para portão de correr já em uso, o trilho sobreposto costuma bastar; o embutido compensa quando o degrau atrapalha carro baixo, cadeira ou carrinho. Os dois precisam de base firme, nível e batentes, e o embutido, também de dreno.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: [
          "Quando usar cada trilho",
          "Embutido para quem, sobreposto para quem",
          "Trilho embutido e sobreposto, caso a caso",
        ],
        slots: [
          [
            "O embutido serve a entrada com pedestre, carro baixo ou cadeira de rodas, porque não faz degrau.",
            "Sem degrau na passagem, o embutido é mais confortável.",
            "Onde se anda a pé sobre o trilho, prefira o embutido.",
          ],
          [
            "O sobreposto serve a piso pronto: fixa-se por cima e troca-se o trecho ruim sem quebrar.",
            "Em piso acabado, o sobreposto evita obra.",
            "Trocar um trecho é mais fácil no sobreposto.",
          ],
          [
            "Em lugar que alaga ou recebe terra, o embutido pede canaleta com dreno.",
            "Água e areia param no embutido, que precisa de limpeza e dreno.",
            "Chuva e terra castigam mais o trilho embutido.",
          ],
        ],
      },
      {
        about: "visit",
        headings: [
          "Como cada trilho é instalado",
          "Base, nível e fixação do trilho",
          "Instalação do trilho embutido e do sobreposto",
        ],
        slots: [
          [
            "O embutido é chumbado em rasgo no concreto, com o topo rente ao piso.",
            "Para embutir, abre-se o piso, nivela-se e chumba-se o perfil.",
            "O rasgo é feito no concreto, e o perfil fica nivelado com o piso.",
          ],
          [
            "O sobreposto vai sobre chapa ou direto no piso, com chumbadores próximos uns dos outros.",
            "Chumbadores bem distribuídos seguram o sobreposto no lugar.",
            "Sobre o piso, o perfil é soldado em chapa ou parafusado.",
          ],
          [
            "Nos dois, a emenda fica lisa e há batente nas duas pontas.",
            "Emenda sem degrau e batentes valem para os dois.",
            "Depois do trilho, a folga da cremalheira volta a {rack.clearance}.",
          ],
        ],
      },
    ],
    keep: ["check"],
    questions: [
      {
        question: "Qual é mais barato, trilho embutido ou sobreposto?",
        answers: [
          "O sobreposto, em piso pronto, porque não exige abrir o concreto. O preço é por metro mais a mão de obra.",
          "Em geral, o sobreposto é mais barato. O embutido soma obra no piso.",
        ],
      },
      {
        question: "Carro passa por cima do sobreposto?",
        answers: [
          "Passa, se o perfil e a fixação forem para isso. O degrau é pequeno, mas se sente.",
          "Sim. Perfil fraco amassa com o tempo; use bitola para carro.",
        ],
      },
      {
        question: "Posso embutir o trilho que já tenho?",
        answers: [
          "Às vezes, abrindo o piso e baixando o perfil, mas a folha também desce e a cremalheira muda.",
          "É possível com obra. Roldana, altura e cremalheira são refeitas.",
        ],
      },
      {
        question: "Qual dá menos manutenção, trilho embutido ou sobreposto?",
        answers: [
          "O sobreposto é mais fácil de varrer; o embutido precisa de limpeza do canal e do dreno.",
          "O sobreposto, por não juntar água.",
        ],
      },
    ],
    photo: "fotos do piso, da passagem e das roldanas, com a largura do portão",
  },
  {
    id: "trilho-com-agua",
    broader: "trilho",
    label: "Trilho com água",
    phrase: "o trilho que enche de água",
    asks: [
      "trilho água",
      "trilho cheio água",
      "trilho alagado",
      "trilho alaga",
      "trilho enche água",
      "trilho empoçado",
      "trilho dreno",
      "trilho chuva",
      "trilho areia enxurrada",
    ],
    intent: "repair",
    answers: {
      any: [
        "Um trilho cheio de água enferruja roldana e junta areia: desligue o disjuntor, tire a água e a sujeira com vassoura e pano e desentupa o dreno. Se empoça sempre, o piso precisa de furo, canaleta ou caimento.",
        "Água no trilho se tira com o disjuntor desligado: varra areia e pedras, seque com pano e abra ou desentupa o dreno do canal. Não passe graxa, que vira lixa; se empoça a cada chuva, falta furo ou caimento, e uma roda que já arrasta pede troca.",
        "A água no trilho do portão de correr não impede o uso na hora, mas estraga rolamento e solta o chumbador. Limpe, seque e abra o dreno; se a água chega à base do motor, deixe desligado e peça a avaliação.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: [
          "Como limpar e secar o trilho",
          "Limpeza do trilho, passo a passo",
          "O que fazer com o trilho cheio de água",
        ],
        slots: [
          [
            "Faça com o motor sem energia e a folha reta, sem pôr a mão sob a roda.",
            "Vassoura, pano e pá pequena bastam; não use óleo.",
            "Com o disjuntor desligado, ninguém pode acionar a folha enquanto você limpa.",
          ],
        ],
        steps: [
          "Desligue o disjuntor do motor.",
          "Tire areia, pedra e folhas com vassoura e pá.",
          "Seque o canal com pano e desentupa o dreno, se houver.",
          "Olhe se há ferrugem, chumbador solto ou roda que arrasta.",
          "Religue, acione uma vez, de longe, e escute.",
        ],
      },
      {
        about: "visit",
        headings: ["Como resolver a água que volta", "Dreno, canaleta e caimento", "O conserto do trilho que alaga"],
        slots: [
          [
            "Furos ou canaleta levam a água para a rua ou para o ralo.",
            "Um dreno no ponto mais baixo resolve a maioria dos casos.",
            "Abre-se saída para a água no ponto em que ela para.",
          ],
          [
            "Um trilho embutido em piso sem caimento pode virar sobreposto.",
            "Quando o embutido alaga sempre, o sobreposto é a saída.",
            "Erguer o trilho poucos centímetros tira as rodas da água.",
          ],
          [
            "Uma roldana com rolamento blindado dura mais onde molha.",
            "Em lugar úmido, usa-se roldana de rolamento blindado.",
            "Um rolamento sem vedação enferruja em pouco tempo nesse ponto.",
          ],
        ],
      },
    ],
    keep: ["signs"],
    questions: [
      {
        question: "Posso passar graxa no trilho para proteger da água?",
        answers: [
          "Não. A graxa segura areia e gasta as rodas. O trilho fica limpo e seco.",
          "Não no trilho. A cremalheira é que recebe lubrificante próprio.",
        ],
      },
      {
        question: "A água pode chegar ao motor?",
        answers: [
          "Pode, se a base for baixa. A base do motor deve ficar acima do piso, e a tampa, vedada.",
          "Sim, em base rente ao chão. Se já molhou, deixe desligado e peça a avaliação.",
        ],
      },
      {
        question: "De quanto em quanto tempo limpar o trilho com água?",
        answers: [
          "Limpe uma vez por semana em rua com terra; uma vez por mês em piso limpo, e sempre depois de chuva forte.",
          "Limpe sempre que houver areia ou folha no canal.",
        ],
      },
      {
        question: "O trilho enferrujou. Precisa trocar?",
        answers: [
          "Ferrugem de superfície se limpa; perfil comido ou solto se troca por trecho.",
          "Só se perdeu a forma ou soltou. O resto se limpa.",
        ],
      },
    ],
    photo: "fotos do trilho de ponta a ponta, do ponto em que a água para e da base do motor",
  },
  {
    id: "trilho-em-v-ou-u",
    broader: "trilho",
    label: "Trilho em V ou em U",
    phrase: "o trilho em V ou em U",
    asks: [
      "trilho v u",
      "trilho v ou u",
      "trilho em v",
      "trilho em u",
      "trilho redondo",
      "trilho redondo ou quadrado",
      "trilho quadrado",
      "trilho cantoneira",
      "tipo trilho",
      "qual trilho",
      "qual melhor trilho",
      "trilho triangular",
      "tipos trilho",
      "trilho v",
    ],
    intent: "comparison",
    answers: {
      any: [
        "Trilho em V, de cantoneira, é o mais comum: centra a roda e joga a sujeira para os lados. O redondo, para roda de canal em U, suja menos e roda mais quieto. O que não pode é misturar: a roldana tem de ter o canal do trilho.",
        "Entre trilho em V e trilho redondo para roda em U, escolha pelo peso e pela roda: V aguenta bem folha pesada; redondo é suave em folha leve e média. Calha em U com a roda por dentro junta terra e água, e por isso é a menos indicada na rua.",
        "Para portão de correr com motor, o trilho em V bem chumbado é a escolha segura; o U, ou redondo, fica para folha leve. Trocar de V para U obriga a trocar também as roldanas, porque roda de um não anda direito no outro.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["O que muda de um trilho para outro", "Sujeira, barulho e peso", "V, redondo e calha"],
        slots: [
          [
            "No V, a terra cai para os lados, mas o fio do trilho marca e gasta a roda quando há degrau.",
            "O V centra a folha e perdoa pequenos desvios.",
            "Cantoneira de boa espessura não amassa com carro passando.",
          ],
          [
            "O redondo apoia menos área, por isso roda leve e com pouco ruído.",
            "Um trilho redondo é fácil de varrer e não guarda pedra.",
            "Em folha muito pesada, o redondo fino afunda ou marca.",
          ],
          [
            "A calha em U embutida fica rente ao piso, mas enche de água e folha.",
            "Calha precisa de ralo e limpeza toda semana.",
            "Onde passa cadeira de roda, a calha rasa é mais confortável.",
          ],
        ],
      },
      {
        about: "check",
        headings: ["Como saber qual é o seu", "Olhe o trilho e a roda", "Identifique antes de comprar"],
        slots: [
          [
            "Basta uma foto de perto, com o portão aberto e o disjuntor desligado.",
            "Olhe o canal da roda, que é o desenho contrário do trilho.",
            "Meça a altura e a largura do trilho com a régua.",
          ],
          [
            "Se a roda anda na beira ou faz barulho de raspar, o canal não combina.",
            "A roda gasta de um lado só mostra trilho torto ou canal errado.",
            "Marcas brilhantes fora do centro denunciam roda trocada por outra.",
          ],
        ],
      },
    ],
    keep: ["replace", "cost"],
    questions: [
      {
        question: "Posso trocar só o trilho e manter a roldana?",
        answers: [
          "Só se o novo tiver o mesmo perfil. Mudou o perfil, mudam as rodas.",
          "Pode, no mesmo desenho. De V para redondo, não.",
        ],
      },
      {
        question: "Qual trilho faz menos barulho?",
        answers: [
          "O redondo com roda de rolamento faz menos barulho. No V, o barulho some quando não há degrau na emenda.",
          "Em geral, o redondo faz menos barulho. Um trilho bem fixado faz mais diferença que o desenho.",
        ],
      },
    ],
    photo: "uma foto de perto do trilho e outra da roldana, com régua ao lado",
  },
  {
    id: "limpar-trilho",
    broader: "trilho",
    label: "Limpar o trilho do portão",
    phrase: "a limpeza do trilho",
    asks: [
      "trilho entope folha",
      "trilho embutido entope",
      "trilho entope",
      "trilho folha árvore",
      "trilho embutido folha árvore",
      "folhas secas trilho",
      "folhas trilho",
      "trilho cheio areia",
      "trilho areia",
      "trilho terra",
      "pedra trilho travou",
      "pedrinha trilho",
      "trilho entupido",
      "limpar trilho",
      "limpeza trilho",
      "limpeza trilho portão",
      "limpeza trilho portão correr",
      "como limpar trilho",
      "trilho sujo",
      "sujeira trilho",
      "varrer trilho",
      "lavar trilho",
      "areia trilho",
      "terra trilho",
      "pedra trilho",
      "trilho sujeira",
      "folha seca trava",
      "folha seca trilho",
      "folha seca portão",
      "correr trilho sujo",
    ],
    intent: "how-to",
    answers: {
      any: [
        "Para limpar o trilho do portão, desligue o disjuntor, varra terra e folhas secas, tire pedra e cimento com espátula e passe um pano seco. Não use graxa nem óleo, porque viram lixa com a areia; se a roda ainda pula depois da limpeza, o defeito é do trilho ou da roldana, e a visita de ajuste em casa parte de {price.preventive}, sem peças.",
        "A limpeza do trilho se faz com o disjuntor desligado: vassoura para terra e folhas, espátula para pedra grudada, pano seco no fim e nada de graxa, que junta areia. Portão que continua travando com o trilho limpo tem roldana ou trilho com defeito; o acerto em casa começa em {price.preventive}, fora as peças.",
        "Trilho sujo trava o portão de correr, e a limpeza é simples: com o disjuntor desligado, varra a terra, solte pedra e barro com espátula e enxugue com pano, sem óleo nem graxa. Se a folha segue presa ou pulando, procure amassado ou roda gasta; a visita com regulagem em residência parte de {price.preventive}, sem peças.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["Passo a passo da limpeza", "Dez minutos, sem desmontar nada"],
        slots: [
          [
            "Avise a casa para ninguém acionar e não ponha a mão entre a roda e o trilho. Folha torta ou fora do trilho não se toca: nesse caso, chame o técnico.",
            "Antes de começar, avise quem tem controle, e mantenha os dedos longe das rodas. Se a folha saiu do trilho ou entortou, pare por aí.",
            "Ninguém deve acionar o portão enquanto você limpa, e a mão não entra debaixo da folha. Portão torto ou descarrilado fica para o técnico.",
          ],
        ],
        steps: [
          "Feche o portão e desligue o disjuntor.",
          "Varra o trilho dos dois lados da folha.",
          "Tire pedra e cimento com espátula e desentupa o ralo.",
          "Religue, abra o portão, desligue de novo e limpe a parte que ficava atrás da folha.",
          "Seque, religue e observe um ciclo de longe.",
        ],
      },
      {
        about: "signs",
        headings: ["O que olhar enquanto limpa", "Quando não é só sujeira no trilho"],
        slots: [
          [
            "O trilho limpo mostra defeitos que a terra escondia. Procure estes sinais e fotografe o que achar.",
            "Aproveite para ver o estado do trilho, agora sem terra por cima. Fotografe se encontrar algum destes sinais.",
            "Com o metal à vista, fica fácil notar o que está gasto. Estes sinais pedem o técnico.",
          ],
        ],
        bullets: [
          "Amassado ou emenda com degrau: a roda pula ali",
          "Trilho que balança ao pisar: fixação solta no piso",
          "Marca brilhante de um lado só: folha desalinhada",
          "Pó de metal embaixo da roda: roldana se gastando",
          "Água parada no dia seguinte: ralo entupido ou piso que cedeu",
        ],
      },
      {
        about: "care",
        headings: ["De quanto em quanto tempo limpar", "Como o trilho fica limpo por mais tempo"],
        slots: [
          [
            "Uma varrida por semana e uma escovada por mês bastam na maioria das casas. Trilho embutido embaixo de árvore pede mais, porque a folha úmida entope o canal e levanta a roda.",
            "Varra toda semana e passe escova dura uma vez por mês. Sob árvores, o trilho embutido precisa de mais atenção, já que folha molhada tampa o ralo e faz a roda saltar.",
            "Semana sim, semana também, uma vassourada evita quase tudo, com escova dura uma vez ao mês. Canal embutido perto de árvore entope antes e pede limpeza mais frequente.",
          ],
          [
            "Use pouca água e sem jato, longe do motor e das rodas, e seque depois. O lubrificante vai na cremalheira de aço, a régua dentada, a cada {rack.months}, e nunca no trilho.",
            "Jato de água entra no rolamento e na caixa do motor, então prefira pano úmido. Graxa no trilho, não: quem leva lubrificante é a cremalheira, a barra dentada, a cada {rack.months}.",
            "Lavadora de pressão não combina com roldana nem motor, e um pano úmido resolve. O trilho fica seco; a régua dentada do motor, a cremalheira, é lubrificada a cada {rack.months}.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Posso limpar o trilho com lavadora de pressão?",
        answers: [
          "Não perto do motor nem das rodas: a água entra no rolamento e na caixa. Vassoura, espátula e pano resolvem.",
          "Melhor não. O jato empurra areia para dentro da roldana e molha o motor.",
        ],
      },
      {
        question: "O que passo no trilho depois de limpar?",
        answers: [
          "Nada. O trilho trabalha limpo e seco, porque qualquer graxa segura areia e gasta a roda.",
          "No trilho não se passa nada. Se ele range, a causa é a roldana, e graxa não corrige.",
        ],
      },
      {
        question: "O portão saiu do trilho na limpeza. O que faço?",
        answers: [
          "Não force nem tente levantar a folha, que pode tombar. Desligue o disjuntor, afaste todos e chame o técnico.",
          "Deixe como está, com o disjuntor desligado e ninguém por perto. Recolocar exige escorar a folha dos dois lados.",
        ],
      },
      {
        question: "Quanto custa consertar o trilho?",
        answers: [
          "Acertar fixação e emenda custa menos que trocar um trecho, e roldana é peça à parte. A visita com ajuste em casa parte de {price.preventive}, sem peças.",
          "Depende do trecho: reaperto é o mais barato; corte e troca do perfil, o mais caro. Fotos do trilho inteiro permitem estimar.",
        ],
      },
    ],
    photo: "fotos do trilho inteiro e dos pontos em que junta sujeira ou a folha prende",
  },
  {
    id: "correr-balancando",
    broader: "trilho",
    label: "Portão de correr balançando",
    phrase: "o portão de correr que balança",
    asks: [
      "correr balança abrir",
      "deslizante balança abrir",
      "portão deslizante frouxo em cima",
      "deslizante balança quando anda",
      "correr balançando",
      "deslizante balançando",
      "portão balança",
      "correr balança",
      "guia superior",
      "guia portão correr",
      "guia superior portão",
      "roletes guia",
      "rolete guia",
      "guia gasta",
      "guia solta",
      "portão bambo",
      "correr bambo",
      "guia correr",
      "tirar folga correr",
      "correr folga",
      "folga portão correr",
    ],
    intent: "repair",
    answers: {
      any: [
        "O portão de correr balançando está com a guia de cima solta ou gasta, e é a guia que mantém a folha em pé. Pare de usar, desligue o disjuntor e mantenha todos longe dos dois lados: sem guia, a folha tomba. O técnico troca os roletes e refaz a fixação.",
        "Portão de correr balança quando a guia superior, os roletes que seguram a folha no alto, tem folga: a cremalheira perde o encontro com a engrenagem, e a folha pode tombar. Pare de usar e desligue o disjuntor; a troca é simples, mas feita com a folha escorada.",
        "Se a folha do deslizante balança quando anda, suspeite da guia, da roldana gasta ou do trilho solto, nessa ordem. Balanço grande é risco de queda; não escore com madeira nem segure com a mão.",
      ],
    },
    sections: [
      {
        about: "signs",
        headings: ["Guia, roldana ou trilho", "De onde vem o balanço", "Sinais para observar de longe"],
        slots: [
          [
            "Balanço na parte de cima é guia; balanço embaixo é roldana ou trilho.",
            "Um rolete gasto deixa um vão que se vê entre ele e a folha.",
            "O parafuso da guia solto faz barulho de metal a cada passagem.",
          ],
          [
            "Estalos na engrenagem aparecem junto, porque a cremalheira se afasta e volta.",
            "Um motor que pula dente em um trecho costuma ter a folha balançando ali.",
            "Uma folha que encosta no muro risca a tinta na altura do balanço.",
          ],
        ],
      },
      {
        about: "visit",
        headings: ["O que o técnico faz", "Escora, guia nova e alinhamento", "O conserto da guia"],
        slots: [
          [
            "A folha é escorada antes de soltar qualquer rolete.",
            "Sem escora não se mexe na guia, porque ela é o que segura a folha.",
            "Duas pessoas trabalham: uma escora, outra troca.",
          ],
          [
            "Roletes e suporte entram novos, ajustados com pouca folga nos dois lados.",
            "A guia é fixada em coluna firme, e não no reboco.",
            "Depois se confere o prumo e a folga da cremalheira, de {rack.clearance}.",
          ],
        ],
      },
    ],
    keep: ["cost"],
    questions: [
      {
        question: "Posso apertar o parafuso da guia do portão?",
        answers: [
          "Não com a folha em pé sem escora: se a guia abre, ela tomba. Deixe com o técnico.",
          "Melhor não. O aperto parece simples, mas solta a única coisa que segura a folha.",
        ],
      },
      {
        question: "De quantos roletes o portão precisa?",
        answers: [
          "Em geral, precisa de dois pares, um de cada lado do vão, conforme a altura e o peso. Uma folha alta pede guia reforçada.",
          "O número depende da folha. O técnico define pela altura e pelo vento.",
        ],
      },
    ],
    photo: "fotos de longe da guia, da folha inteira e do trilho",
  },
  {
    id: "trilho-enferrujado",
    broader: "trilho",
    label: "Trilho enferrujado: lixar ou trocar",
    phrase: "o trilho enferrujado",
    intent: "question",
    asks: [
      "trilho deslizante enferrujado",
      "pode pintar trilho",
      "pode pintar trilho portão",
      "posso pintar trilho",
      "trilho correr enferrujado",
      "trilho portão ferrugem",
      "trilho comido ferrugem",
      "trilho corroído",
      "tirar ferrugem trilho",
      "trilho deslizante ferrugem",
      "trilho ferrugem trocar",
      "trilho enferrujado",
      "trilho ferrugem",
      "trilho enferrujou",
      "trilho enferrujado lixar",
      "trilho enferrujado trocar",
      "trilho oxidado",
      "trilho podre",
      "trilho furado",
      "trilho enferrujando",
      "lixar trilho",
      "trilho enferrujado não anda",
      "trilho enferrujado trava",
      "trilho enferrujado pesado",
    ],
    answers: {
      price: [
        "Trocar trilho comido pela ferrugem custa conforme os metros, o perfil e a base do piso; um trecho sai bem menos que o trilho todo. A visita com limpeza e regulagem em casa parte de {price.preventive}, sem peças, e o trilho é orçado, grátis, por fotos de ponta a ponta com a largura do portão.",
      ],
      any: [
        "Trilho enferrujado só na cor se lixa; com furo, lasca ou metal fino, troca-se o trecho. Pinte só os lados e a base, com fundo antiferrugem e o disjuntor desligado: na pista, onde a roda passa, a tinta solta e prende a roldana.",
        "Trilho de portão enferrujado se lixa quando a ferrugem é só na cor e o perfil está inteiro; troca-se o trecho quando há furo, lasca, metal fino ou chumbador solto, porque a roda escapa ali. Com o disjuntor desligado, escove, lixe e passe fundo antiferrugem só nos lados, sem tinta na pista da roda.",
        "No trilho de portão deslizante enferrujado, ferrugem de superfície sai com escova de aço e fundo antiferrugem nos lados; perfil fino, furado ou que solta lasca se troca por trecho, de preferência galvanizado. A visita com limpeza e regulagem em casa parte de {price.preventive}, sem peças; o trilho é orçado por foto.",
        "Lixe o trilho enferrujado se o metal está inteiro; troque o trecho se a ferrugem já comeu a pista, prende ou pesa a folha. Limpe e olhe de perto, com o disjuntor desligado: com furo, lasca ou trecho solto do piso, pare de usar o motor.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["Como saber se dá para lixar ou é troca", "O teste da chave de fenda"],
        slots: [
          [
            "Faça com o disjuntor desligado e sem levantar a folha.",
            "Basta olhar e cutucar, com o disjuntor desligado e a folha no lugar.",
          ],
        ],
        steps: [
          "Varra e seque o trilho inteiro.",
          "Cutuque as partes escuras com a chave de fenda: se a ponta entra ou sai lasca, o trecho se troca.",
          "Bata de leve ao longo do perfil: som oco é metal comido por baixo.",
          "Marque os pontos em que o trilho balança: chumbador podre não segura a folha.",
          "Um trecho ruim se emenda; vários pedem trilho novo.",
        ],
      },
      {
        about: "causes",
        headings: ["O que a ferrugem do trilho estraga", "Por que não deixar para depois"],
        slots: [
          [
            "A pista áspera gasta a roldana, a folha pesa, e o motor esquenta e perde a engrenagem mais cedo.",
            "Crosta na pista faz a roda pular, e o motor puxa uma folha mais pesada do que ela é.",
          ],
          [
            "O trecho fino quebra sob a roda, e a folha pode sair do trilho.",
            "Quando o perfil afina, a roda escapa e a folha descarrila.",
          ],
        ],
      },
      {
        about: "care",
        headings: ["Para não enferrujar de novo", "Água escoando, pista limpa"],
        slots: [
          [
            "O que enferruja é a água parada: abra o escoamento do canal e varra a areia toda semana.",
            "Trilho que não empoça dura: limpe o canal e abra saída para a água.",
          ],
          [
            "Tinta e fundo vão só nos lados e na base; na pista, a roda os arranca no primeiro dia.",
            "Na pista não vai tinta nem graxa: o metal da pista fica limpo e seco.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Posso passar graxa no trilho para não enferrujar?",
        answers: [
          "Não na pista: graxa junta areia e vira lixa. A água escoando é o que protege.",
          "Não: com a poeira, a graxa vira pasta que gasta a roldana. Lubrificante vai no eixo da roda.",
        ],
      },
      {
        question: "Trilho galvanizado ou inox compensa?",
        answers: [
          "Compensa em lugar que empoça ou perto do mar. Onde é seco, o aço comum com escoamento dura bem.",
          "Galvanizado, quase sempre, na troca; inox, só onde há maresia ou água constante.",
        ],
      },
      {
        question: "Dá para trocar só o pedaço enferrujado?",
        answers: [
          "Sim, se o resto está inteiro: o trecho é cortado e a emenda fica lisa, com a folha escorada durante o serviço.",
          "Sim. Se a ferrugem vai de ponta a ponta por baixo, o trilho inteiro sai melhor.",
        ],
      },
    ],
    photo: "fotos do trilho de ponta a ponta e dos pontos com lasca",
  },
  {
    id: "trilho-aluminio-ou-ferro",
    broader: "trilho",
    label: "Trilho de alumínio ou de ferro",
    phrase: "a escolha do material do trilho",
    intent: "comparison",
    asks: [
      "trilho alumínio presta",
      "trilho alumínio aguenta portão",
      "trilho alumínio amassa carro",
      "trilho alumínio ou ferro",
      "trilho ferro ou alumínio",
      "trilho alumínio ferro",
      "trilho alumínio ou aço",
      "trilho aço ou alumínio",
      "trilho inox ou ferro",
      "trilho ferro ou inox",
      "trilho galvanizado ou ferro",
      "trilho inox",
      "trilho galvanizado",
      "material trilho",
      "melhor trilho",
      "qual melhor trilho portão",
    ],
    answers: {
      any: [
        "Para portão de garagem, trilho de ferro ou aço galvanizado: aguenta o peso e o carro passando por cima. O trilho de alumínio serve a folha leve, de vidro ou de alumínio, sem carro sobre ele, porque amassa. Em lugar que empoça água, o galvanizado ou o inox dura mais.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Ferro, galvanizado, inox e alumínio", "O material certo para cada entrada"],
        slots: [
          ["O trilho leva duas cargas: a da roda e a do pneu.", "Carro por cima decide mais que o peso da folha."],
        ],
        bullets: [
          "Ferro comum: barato e forte; pede dreno e limpeza",
          "Galvanizado: o mesmo perfil, com mais resistência à água",
          "Inox: litoral e piso que alaga; custa mais",
          "Alumínio: folha leve e passagem só de pessoas",
        ],
      },
    ],
    keep: ["check", "visit"],
    questions: [
      {
        question: "Posso pôr roda de aço em trilho de alumínio?",
        answers: ["Não é bom: a roda dura come o alumínio. Usa-se nylon, em folha leve."],
      },
      {
        question: "Ferro e inox podem ser emendados?",
        answers: ["Podem, mas o ferro enferruja na emenda. Melhor o trecho inteiro do mesmo material."],
      },
    ],
    photo: "fotos do trilho atual e do portão, com a largura da folha",
  },
  {
    id: "guia-superior",
    broader: "trilho",
    label: "Guia superior do portão de correr",
    phrase: "a guia superior do portão de correr",
    intent: "repair",
    asks: [
      "guia de cima quebrou portão correr",
      "guia superior do portão",
      "guia superior portão correr",
      "trocar roletes guia cima",
      "roletes da guia superior",
      "guia superior quebrada",
      "guia superior quebrou",
      "guia superior solta",
      "guia superior portão",
      "guia cima quebrada",
      "guia portão quebrou",
      "guia portão correr quebrou",
      "guia portão deslizante quebrou",
      "guia cima solta",
      "folga trilho cima",
      "folga guia",
      "folga guia superior",
      "trilho cima folga",
      "rolete guia quebrado",
      "roletes guia",
      "guia portão correr qual",
      "qual guia portão correr",
      "guia nylon portão",
      "guia portão correr quebrada",
      "trocar guia portão",
    ],
    answers: {
      any: [
        "A guia superior, ou trilho de cima, são os roletes que mantêm em pé a folha de correr; nós trocamos o par e o suporte, com a folha escorada. Se ela está quebrada ou frouxa, desligue o disjuntor e não use o portão, porque ele pode tombar. O valor vem pela foto.",
        "O que segura o portão de correr em pé é a guia superior, um par de roletes de nylon no alto da coluna. Trocamos os roletes ou o suporte e acertamos a folga; guia quebrada é caso de desligar o disjuntor e não usar, porque a folha pode tombar. Mande fotos de longe para saber o valor.",
        "Guia superior com folga ou quebrada deixa o portão de correr tombar: desligue o disjuntor e não mexa na folha. Troca-se o par de roletes de nylon, da medida da folha, e acerta-se o suporte, com o portão escorado. A foto da guia e da coluna dá o valor, sem custo.",
      ],
      price: [
        "O preço da guia superior depende do rolete, da altura da folha e de o suporte precisar de solda ou chumbador. Mande fotos de longe da guia e da folha: o orçamento é grátis e, enquanto isso, o portão fica desligado, porque sem guia ele pode tombar.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Que guia usar", "Rolete, altura e folga"],
        slots: [
          [
            "O rolete de nylon com rolamento é o mais comum: roda quieto e não risca a pintura.",
            "Dois roletes por apoio, um de cada lado da folha, é o arranjo usual.",
          ],
          [
            "Uma folha alta ou pesada pede dois apoios ou suporte reforçado na coluna.",
            "Em folha alta, o suporte é de chapa grossa, chumbado ou soldado.",
          ],
          [
            "Apertada demais, a guia freia a folha; frouxa, deixa balançar.",
            "A folga certa deixa a folha passar sem encostar nos dois lados ao mesmo tempo.",
          ],
        ],
      },
      {
        about: "visit",
        headings: ["Como a guia é trocada", "A troca dos roletes, na visita"],
        slots: [
          [
            "A folha é escorada dos dois lados antes de soltar o suporte: sem guia, é a escora que a segura.",
            "Primeiro vem a escora; só depois se solta o suporte da guia quebrada.",
          ],
          [
            "O suporte novo é chumbado ou soldado no prumo, e os roletes são acertados com a folha em três pontos do curso.",
            "Os roletes se regulam com a folha fechada, no meio e aberta, para não frear nem balançar.",
          ],
          [
            "Roda gasta e trilho torto são vistos junto, porque são eles que jogam a folha contra a guia.",
            "Confere-se o prumo da folha e a roda, que costumam ser a causa da quebra.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "O portão de correr precisa de trilho em cima?",
        answers: [
          "O comum não tem trilho no alto: bastam os roletes da guia, porque o peso fica nas rodas de baixo.",
          "Precisa de guia, que são os roletes; trilho no alto só existe em folha pendurada, que é outro sistema.",
        ],
      },
      {
        question: "Posso amarrar a folha do portão até trocar a guia?",
        answers: ["Feche o portão com ela parada, desligue o disjuntor e isole. Corda não segura uma folha que tomba."],
      },
      {
        question: "Por que a guia do portão de correr quebrou?",
        answers: [
          "Trilho torto, roda gasta ou batida jogam a folha contra o rolete. Sem corrigir, o novo quebra também.",
        ],
      },
    ],
    photo: "fotos de longe da guia de cima, da roda e da folha inteira",
  },
];
