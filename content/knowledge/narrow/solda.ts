import type { NarrowConcept } from "#domain/knowledge/concept.ts";
import { combine } from "./combine.ts";

export const solda: NarrowConcept[] = [
  {
    id: "soldar-com-motor",
    broader: "solda",
    label: "Soldar portão com motor instalado",
    phrase: "a solda em portão com motor instalado",
    asks: [
      "soldar suporte queima placa",
      "soldar suporte motor queima placa",
      "soldar portão queima placa",
      "solda queima placa",
      "soldar queima placa motor",
      "serralheiro soldar portão desligar motor",
      "soldar portão automático desligar motor",
      "soldar portão motor",
      "soldar motor instalado",
      "soldar queima placa",
      "solda queimou placa",
      "soldar portão eletrônico",
      "soldar portão automático",
      "desligar motor soldar",
    ],
    intent: "question",
    answers: {
      any: [
        "Sim, desligue o motor antes: pode soldar o portão com o motor instalado, desde que o disjuntor esteja desligado e a central, desconectada dos fios, porque a corrente da solda queima a placa. O cabo de retorno da máquina fica preso junto do ponto, e a folha é escorada.",
        "A solda queima a placa quando a central continua ligada à estrutura por fios e terra, mesmo com o controle guardado. Para soldar portão automático, corte a energia, desconecte a placa e prenda o retorno da máquina a poucos centímetros do reparo, com a folha escorada.",
        "Soldar com o motor ligado, não; com ele instalado, sim, depois de desligar o disjuntor e soltar a fiação da central. O cuidado que falta a muito serralheiro é esse, e ainda prender o cabo de retorno ao lado do ponto, para a corrente não passar pela placa.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["A ordem certa para não queimar a placa", "Antes de soldar: o que fazer"],
        slots: [
          [
            "O risco não é a tomada, e sim a corrente que circula pela folha até a placa. Quem abre a central é o técnico ou o serralheiro, com o circuito desligado.",
            "A corrente da solda viaja pela estrutura e entra pelos fios. Só desligar o controle não basta, e a tampa é aberta por profissional.",
            "Tirar da tomada ajuda e não protege tudo, porque os fios seguem ligados. Desconectar a central é serviço de quem conhece.",
          ],
        ],
        steps: [
          "Tire carro, pano, papelão e lata de tinta de perto.",
          "Desligue o disjuntor do motor e o nobreak.",
          "O profissional desconecta central, fotocélula e trava elétrica.",
          "O cabo de retorno é preso no metal limpo, ao lado do ponto.",
          "Depois de esfriar, reconecta-se, regula-se e testa-se em alguns ciclos.",
        ],
      },
      {
        about: "safety",
        headings: ["Folha escorada, motor protegido", "Cuidados com a folha durante a solda"],
        slots: [
          [
            "O calor enfraquece o ponto por alguns minutos, por isso a folha fica apoiada. Basculante só recebe solda escorado e longe de cabo, mola e contrapeso.",
            "Perto de dobradiça ou cabo, a folha é calçada antes do calor. No basculante, cabo e contrapeso ficam longe do calor.",
            "Solda em folha pendurada é queda. Escora sempre, e em basculante nada de calor junto ao cabo.",
          ],
          [
            "Respingo marca cremalheira, fuso, fios e lente da fotocélula, que se cobrem com manta. Fio passado dentro do tubo é tirado do caminho.",
            "Manta sobre motor, cabos e sensores evita furo de respingo. Fiação dentro do perfil sai antes.",
            "Cubra sensor, fuso, cremalheira e fios, porque o respingo fura. Tubo com fio dentro não recebe solda.",
          ],
        ],
      },
      {
        about: "visit",
        headings: ["Depois da solda: regular e testar", "O que o técnico confere no fim"],
        slots: [
          [
            "Cordão pronto recebe fundo e tinta, e a força do motor é refeita se o peso mudou. Reconectar, regular e testar leva em geral até {trade.smallRepair}, em visita a partir de {price.preventive} em casa, sem peças.",
            "Pinta-se o ponto e religa-se a central. Regular força e parada costuma caber em {trade.smallRepair}, e em residência a visita começa em {price.preventive}, fora peças.",
            "Com o metal frio e pintado, a placa é reconectada e o motor, regulado, em até {trade.smallRepair}; em casa, desde {price.preventive}, sem peças.",
          ],
          [
            "Reforço ou chapa nova soma peso, e no basculante o contrapeso é conferido antes de ligar.",
            "Se entrou chapa, o basculante é reequilibrado primeiro.",
            "Peso a mais pede contrapeso revisto no basculante.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Soldei e o portão parou. A placa queimou?",
        answers: [
          "É provável, mas pode ser só fusível ou fio solto. Deixe o disjuntor desligado e peça a medição antes de comprar placa.",
          "Talvez. Fusível e varistor costumam queimar primeiro e têm conserto.",
        ],
      },
      {
        question: "Preciso tirar o motor para soldar?",
        answers: [
          "Raramente. Cobre-se ou afasta-se o motor, que só sai se a solda for no suporte dele.",
          "Em geral não. Tira-se quando o calor chega ao redutor.",
        ],
      },
      {
        question: "Quanto custa se a placa queimar?",
        answers: [
          "Fusível e varistor são o menor gasto, reparo de bancada vem depois e placa nova é o maior. Desconectar antes não custa nada.",
          "Depende do dano, do fusível à central nova. Por isso se desconecta.",
        ],
      },
      {
        question: "Vocês fazem a solda?",
        answers: [
          "A regulagem e a desconexão do motor, sim. A solda de estrutura é do serralheiro, combinada no mesmo dia quando dá.",
          "Cuidamos do motor antes e depois. Solda de quadro é serralheria.",
        ],
      },
    ],
    photo: "uma foto de perto do ponto a soldar, outra do portão inteiro e a etiqueta do motor",
  },
  {
    id: "soldar-aluminio",
    broader: "solda",
    label: "Solda em portão de alumínio",
    phrase: "a solda em portão de alumínio",
    asks: [
      "soldar alumínio",
      "solda alumínio",
      "solda alumínio domicílio",
      "solda portão alumínio domicílio",
      "solda portão alumínio em casa",
      "soldador alumínio portão",
      "solda portão alumínio",
      "soldar portão alumínio",
      "alumínio quebrou solda",
      "alumínio trincou",
      "alumínio rachou",
      "alumínio quebrado conserto",
    ],
    intent: "repair",
    answers: {
      any: [
        "Dá para soldar portão de alumínio quebrado, mas não com a solda comum de eletrodo do ferro: usa-se TIG ou MIG, com gás e arame próprios. Em perfil fino, chapa de reforço com parafuso passante ou troca do perfil costuma durar mais que a solda.",
        "Solda comum não pega em alumínio; a certa é TIG, ou MIG, feita por serralheiro que trabalhe com alumínio. Perfil grosso com trinca curta se solda, perfil fino se reforça com parafuso, e a central do motor é desconectada antes.",
        "Quem solda alumínio de portão é o serralheiro com máquina TIG ou MIG. Se trincou perto do motor, o reforço aparafusado é nosso, junto com a regulagem; em perfil fino ele dura mais que a solda, e até lá o portão fica parado.",
        "No conserto de portão de alumínio quebrado, a trinca é soldada com TIG ou MIG, ou o perfil recebe chapa de reforço com parafuso passante, que em perfil fino dura mais. Também acertamos roldana, dobradiça e a força do motor. Pelas fotos dizemos o que é nosso serviço e o que pede serralheiro de alumínio.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Soldar, reforçar ou trocar o perfil", "Solda ou parafuso no alumínio"],
        slots: [
          [
            "O calor tira força do alumínio em volta do cordão, e por isso nem toda trinca se solda. A espessura do perfil decide.",
            "Soldado, o alumínio perde resistência ao redor. Veja a espessura e o lugar da trinca.",
            "A solda amolece a região, então perfil fino pede outro conserto.",
          ],
        ],
        bullets: [
          "Perfil grosso, trinca curta: solda TIG ou MIG.",
          "Perfil fino ou rasgado no ponto do motor: chapa dos dois lados e parafuso passante.",
          "Perfil amassado ou trincado em vários pontos: troca do perfil.",
          "Dobradiça ou canto aberto: cantoneira parafusada e solda, se couber.",
        ],
      },
      {
        about: "safety",
        headings: ["Cuidados antes de soldar", "Placa do motor e folha durante a solda"],
        slots: [
          [
            "Desliga-se o disjuntor e desconecta-se a central, porque a corrente da solda queima a placa. A folha é apoiada, já que o perfil perde força enquanto esquenta.",
            "Antes do arco, a central é solta dos fios e a folha, escorada. Sem isso, a placa queima e o perfil entorta.",
            "Energia cortada, central desconectada e folha escorada são a condição, pela placa e pelo perfil quente.",
          ],
          [
            "A pintura queima em volta e é retocada depois. Use o portão só com o reforço pronto: trinca em alumínio cresce depressa.",
            "O acabamento escurece perto do cordão e pede retoque. Até o conserto, portão parado, pois a trinca avança rápido.",
            "Conte com retoque de cor. Enquanto não se conserta, não use, porque o rasgo aumenta a cada abertura.",
          ],
        ],
      },
      {
        about: "causes",
        headings: ["Por que trincou perto do motor", "A causa antes da solda"],
        slots: [
          [
            "Em geral faltava reforço: o perfil fino recebia sozinho o puxão do braço ou da cremalheira. Soldar sem chapa de reforço e sem baixar a força só repete a trinca.",
            "O motor puxava direto no perfil, sem chapa por trás, ou com força demais. Corrige-se a fixação e a regulagem junto com o conserto.",
            "Fixação sem chapa e força alta rasgam o alumínio. O conserto inclui reforço, força no mínimo e parada sem pancada.",
          ],
          [
            "Custa menos reforçar que trocar o perfil, e soldar fica no meio, com o serralheiro. A regulagem do motor em casa parte de {price.preventive}, sem peças.",
            "Reforço aparafusado é o mais barato, depois solda e, por fim, perfil novo. Ajustar o motor em residência começa em {price.preventive}, fora peças.",
            "Do menor ao maior custo: reforço, solda TIG e troca do perfil. O ajuste do motor sai desde {price.preventive} em casa, sem peças.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Soldador comum consegue soldar alumínio?",
        answers: [
          "Com eletrodo de ferro, não. É preciso TIG ou MIG, arame próprio e prática em alumínio.",
          "Só com equipamento e material de alumínio. Solda de ferro não funde nele.",
        ],
      },
      {
        question: "Existe cola ou vareta que solda alumínio a maçarico?",
        answers: [
          "Há varetas de baixa temperatura, mas não aguentam o puxão do motor. Servem a enfeite, não a estrutura.",
          "Existe, e é fraca para portão. No ponto do motor, só reforço ou TIG.",
        ],
      },
      {
        question: "Posso usar o portão até o conserto?",
        answers: [
          "Não. A trinca cresce e o braço pode arrancar o perfil. Disjuntor desligado, e folha apoiada se estiver bamba.",
          "Deixe desligado. No basculante, também não destrave nem fique embaixo.",
        ],
      },
      {
        question: "Vocês soldam?",
        answers: [
          "O reforço aparafusado no ponto do motor e a regulagem são nossos; a solda TIG é do serralheiro. Pela foto se vê qual resolve.",
          "Fazemos reforço, fixação e motor. Solda de alumínio fica com serralheria própria.",
        ],
      },
    ],
    photo: "fotos da trinca de perto, do ponto do motor e do portão inteiro",
  },
  {
    id: "solda-a-domicilio",
    broader: "solda",
    label: "Solda de portão a domicílio",
    phrase: "a solda de portão a domicílio",
    asks: [
      ...combine(
        ["solda portão", "soldar portão", "soldador portão", "solda", "soldador"],
        [
          ...["domicílio", "em domicílio", "casa", "em casa", "na minha casa", "no local", "no endereço"],
          ...["perto", "perto de mim", "vai em casa", "vem em casa", "atende em casa"],
        ],
      ),
      ...combine(
        ["solda portão ferro", "soldar portão ferro", "solda portão metal", "solda ferro"],
        ["domicílio", "em casa", "no local"],
      ),
      "soldador portão",
      "quem solda portão",
      "quem faz solda portão",
      "alguém solda portão",
      "preciso soldar portão",
      "serviço solda portão",
    ],
    intent: "repair",
    answers: {
      any: [
        "Fazemos solda de portão de ferro a domicílio, nos pontos que seguram o movimento: dobradiça, suporte do motor, braço e batente. Quadro ou chapa a refazer é serviço de serralheiro. O valor da solda é informado de graça pelas fotos, antes da visita.",
        "Soldamos portão de ferro na sua casa quando abriu a dobradiça, o batente, o braço ou o suporte do motor. A trinca é limpa, soldada com reforço e protegida com fundo antiferrugem. Chapa e quadro são do serralheiro. Pelas fotos dizemos se é o caso e quanto custa, antes da visita.",
        "A solda em portão é feita na sua garagem, com a folha escorada e a placa do motor desconectada. Soldamos dobradiça, suporte, braço e batente; quadro quebrado ou folha enferrujada por inteiro são serviço de serralheiro. Mande fotos para saber o valor, sem custo, e não use o portão até o reparo.",
        "A solda de portão a domicílio que fazemos é a dos pontos de esforço, em aço ou ferro: batente, dobradiça, braço e suporte do motor. Chapa e quadro ficam com o serralheiro. Deixe o portão parado e mande fotos: o preço da solda é informado de graça, antes da visita.",
        "Seu portão de ferro pode ser soldado em casa se abriu na dobradiça, no suporte do motor, no batente ou no braço. A folha é escorada e a placa do motor, desligada antes. O valor é informado de graça por foto; quadro ou chapa a refazer é serviço de serralheiro.",
        "O soldador de portão vai até a sua casa para os pontos que trincam com o uso: dobradiça, suporte do motor, braço e batente, em ferro e aço. Quadro e chapa são do serralheiro. Desligue o disjuntor, não use o portão e mande fotos: o valor é informado de graça, antes da visita.",
      ],
      price: [
        "O preço da solda a domicílio depende do tamanho da trinca, do metal e do trabalho de escorar a folha, e é informado de graça pelas fotos, antes da visita. O ponto refeito em ferro firme é o mais barato. Quadro ou chapa a refazer é serviço de serralheiro.",
        "A solda de portão em casa custa conforme o reparo: refazer um ponto custa menos que trocar a dobradiça ou pôr chapa de reforço. As fotos dão o valor antes, sem custo. Se o motor também precisar de regulagem, ela aparece em outra linha do orçamento.",
        "O preço da solda em casa depende do metal, da trinca e da dificuldade de segurar a folha. Mande fotos e dizemos o valor antes da visita, de graça. Serviço de quadro e de chapa é orçado pelo serralheiro, e isso também se vê pela foto.",
        "A solda a domicílio tem preço por reparo: o ponto refeito é o mais barato, e a dobradiça nova com chapa de reforço, a mais cara. Fotografe a trinca de perto e o portão inteiro, e o valor vem de graça, antes da visita.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Que solda fazemos na visita", "O que soldamos e o que é do serralheiro"],
        slots: [
          [
            "O que decide é o ponto que abriu e o estado do metal em volta. Soldamos o que segura o motor e o movimento, e a folha em si fica com o serralheiro.",
            "Soldamos os pontos de movimento e de fixação do motor. A estrutura da folha, como quadro e chapa, é serviço de serralheria.",
            "Pela foto dá para ver de quem é o serviço. Soldamos o que faz o portão andar, e o serralheiro cuida do quadro e da chapa.",
            "Veja em que lugar o portão abriu. Se foi onde ele gira, bate ou recebe o motor, soldamos. Se foi na própria folha, ou se o ferro em volta apodreceu, procure a serralheria.",
          ],
        ],
        bullets: [
          "Soldamos: dobradiça, batente, suporte e braço do motor, em ferro ou aço",
          "É do serralheiro: quadro, chapa, grade e base enferrujada por dentro",
          "Ferro galvanizado: o zinco é lixado antes, porque a fumaça dele faz mal, e o ponto recebe tinta de zinco",
          "Alumínio e inox: precisam de máquina e de soldador próprios, e indicamos a serralheria",
        ],
      },
      {
        about: "visit",
        headings: ["Como a solda é feita em casa", "O reparo, na ordem segura"],
        slots: [
          [
            "O técnico escora a folha, desliga o disjuntor e solta os fios da placa, que a corrente da solda queimaria. Depois abre a trinca até o metal bom, solda, põe reforço onde o motor puxa e passa fundo contra ferrugem.",
            "Primeiro o técnico apoia a folha e desconecta a placa do motor, porque a corrente da máquina de solda pode queimá-la. Depois limpa o ferro, solda o ponto, põe chapa de reforço se for preciso e passa o fundo antiferrugem.",
            "O portão é escorado e fica sem energia, com os fios da placa soltos. Só então o técnico limpa o ferro, abre a trinca, solda, reforça o ponto e protege o lugar com fundo.",
          ],
          [
            "No fim, o motor é religado, e a força e a parada são reguladas, porque a pancada no fim do percurso costuma ser o que abriu a solda.",
            "Por último o técnico regula o motor. Força alta ou batida no fim é a causa mais comum da trinca, e sem esse acerto ela volta.",
            "Religado o motor, o técnico ajusta a parada e a força, já que a solda quase sempre abre por pancada repetida.",
          ],
        ],
      },
      {
        about: "check",
        headings: ["Antes de o técnico chegar para soldar", "O que deixar pronto para a solda"],
        slots: [
          [
            "A solda solta faísca e luz forte, e o espaço em volta do portão precisa estar limpo. Ninguém deve olhar direto para ela.",
            "A solda solta faíscas e uma luz que machuca os olhos. Estes cuidados evitam acidente e atraso.",
            "A faísca alcança longe e põe fogo no que queima fácil. A luz da solda também machuca quem olha para ela.",
          ],
        ],
        steps: [
          "Deixe o portão parado e o disjuntor do motor desligado.",
          "Tire o carro, pano, papelão, tinta e combustível de perto.",
          "Mostre uma tomada boa e diga se é de 127 ou de 220 V.",
          "Mantenha crianças e animais dentro de casa.",
          "Em prédio, avise a portaria e quem autoriza o serviço.",
        ],
      },
      {
        about: "cost",
        headings: ["O que muda o valor da solda", "Como o valor da solda é formado"],
        slots: [
          [
            "Uma trinca pequena em ferro firme é o caso mais barato. Dobradiça nova, chapa de reforço e folha difícil de escorar aumentam o valor. A regulagem do motor, quando é preciso, aparece em outra linha do orçamento.",
            "Refazer um ponto de solda custa menos que trocar a dobradiça ou pôr reforço. O trabalho de segurar ou desmontar a folha também conta. O orçamento separa a solda, a peça e a regulagem do motor.",
            "O valor depende do tamanho do reparo, do reforço e da escora da folha. A solda e a peça aparecem em linhas separadas. O retoque de pintura na cor do portão também é combinado à parte.",
            "O preço depende do tamanho da solda, das peças novas, como dobradiça e chapa, e do trabalho de sustentar a folha. Se só falta regular o motor, a visita em casa custa a partir de {price.preventive}, sem peças.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Dá para usar o portão até a visita?",
        answers: [
          "Não. O tranco do motor abre a trinca de vez, e a folha pode cair. Deixe o disjuntor desligado e entre por outra porta.",
          "Melhor não, porque a solda trincada aguenta parada e se solta no tranco. Mantenha a folha quieta e as pessoas longe.",
          "Pare de usar, mesmo que a folha ainda ande, pois o próximo tranco pode soltar o ponto. Mantenha o disjuntor desligado e distância até a visita.",
        ],
      },
      {
        question: "Quanto tempo leva a solda?",
        answers: [
          "Um ponto pequeno costuma levar até {trade.smallRepair}. Trocar dobradiça ou pôr reforço leva mais, e o tempo é dito com o preço.",
          "A solda de um suporte ou de um batente costuma caber em {trade.smallRepair}. Folha pesada, que precisa ser escorada ou desmontada, leva mais.",
          "Depende do ponto: um suporte simples fica pronto em até {trade.smallRepair}, e a troca de dobradiça toma mais tempo.",
        ],
      },
      {
        question: "Portão enferrujado segura a solda?",
        answers: [
          "Segura onde o metal ainda é firme. Se o ferro esfarela, o trecho é cortado e refeito, o que é trabalho de serralheiro.",
          "Depende. A ferrugem de superfície é limpa antes da solda, e o ferro podre não segura o ponto.",
          "Só em metal bom. A ferrugem leve é limpa antes da solda; onde o ferro se desfaz, o serralheiro corta e refaz o pedaço.",
        ],
      },
      {
        question: "Vocês pintam o lugar soldado?",
        answers: [
          "O ponto sai protegido contra ferrugem. A tinta de acabamento, na cor do portão, é combinada à parte.",
          "A proteção contra ferrugem está incluída. O acabamento na cor do portão você pede no orçamento, em linha separada.",
          "Deixamos o ponto protegido. Quem quiser a cor do portão por cima pede o acabamento no orçamento.",
        ],
      },
    ],
    photo: "fotos da trinca de perto e do portão inteiro, de longe, com o endereço",
  },
  {
    id: "solda-no-basculante",
    broader: "solda",
    label: "Solda em portão basculante",
    phrase: "a solda no portão basculante",
    asks: [
      ...combine(
        ["solda basculante", "soldar basculante", "soldador basculante", "solda portão basculante"],
        ["", "preço", "quanto custa", "braço", "quebrada", "trincada", "domicílio", "no local"],
      ),
    ],
    intent: "repair",
    answers: {
      any: [
        "A solda de portão basculante é feita no local, com a folha escorada, os cabos sem carga e a placa do motor desligada dos fios, para a corrente da solda não a queimar. Até lá, desligue o disjuntor, não abra nem passe embaixo, porque a folha pode descer de uma vez; o valor sai pelas fotos, e a regulagem, em casa, parte de {price.preventive}, sem peças.",
        "Fazemos solda em portão basculante no braço, no suporte do motor e no ponto do cabo, com a folha apoiada e reforço onde o motor puxa. Com a solda trincada, não abra nem para tirar o carro; as fotos dão o preço, e só regular, em residência, começa em {price.preventive}, fora a solda.",
        "Basculante com solda trincada fica parado, com o disjuntor desligado e ninguém embaixo, até a folha ser escorada. Soldamos braço, suporte e ponto do cabo; quadro e chapa são de serralheiro. O orçamento vem pelas fotos, e o ajuste do motor depois parte de {price.preventive} em casa.",
        "Para a solda em portão basculante, o técnico vai ao local, escora a folha, alivia os cabos e desconecta a placa do motor antes de acender o arco. Enquanto espera, deixe o disjuntor desligado e a passagem vazia, já que a folha pode cair; fotos dão o preço, e a regulagem em casa sai desde {price.preventive}, sem peças.",
        "Solda aberta no basculante pede portão parado: energia cortada, ninguém sob a folha e nada de tirar o carro. O serviço refaz no endereço o braço, o suporte do motor ou a fixação do cabo, com reforço e escora, e custa conforme as fotos; só a regulagem, em residência, é a partir de {price.preventive}, sem peças.",
      ],
      price: [
        "O preço da solda no basculante depende do ponto que abriu, do reforço e da escora, e sai pelas fotos, antes da visita. Só a regulagem do motor e do equilíbrio, em casa, parte de {price.preventive}, sem peças. Enquanto isso, não use o portão nem passe embaixo.",
        "Soldar um basculante custa conforme o tamanho da trinca, a chapa de reforço e o trabalho de escorar a folha, com o valor informado pelas fotos. A regulagem depois, em residência, começa em {price.preventive}; até o conserto, disjuntor desligado e ninguém sob a folha.",
        "Para saber o preço da solda em portão basculante, mande fotos do ponto aberto: trinca, chapa de reforço e escora da folha formam o valor. Regular motor e equilíbrio, serviço separado, custa em casa desde {price.preventive}, sem peças. Até lá, ninguém embaixo e disjuntor desligado.",
        "A solda do basculante é orçada pelas fotos, porque um cordão pequeno, um reforço e uma folha difícil de escorar dão contas diferentes. O acerto do motor na sequência parte, em residência, de {price.preventive}, fora peças. Deixe o portão sem energia e a área livre até o conserto.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["O que fazer até o técnico chegar", "Primeiros cuidados com a folha"],
        slots: [
          [
            "A folha pesa dezenas de quilos e pode estar presa por pouco metal. Quem se afasta e espera corre menos risco do que quem tenta calçá-la.",
            "Enquanto ninguém a escora com técnica, o lugar seguro é longe da folha, que está suspensa e pode cair. Não tente calçar.",
            "Metal trincado segura parado e solta de repente, com a folha no alto. Por isso ninguém escora, empurra nem passa por baixo.",
            "Um pedaço de aço ainda preso pode ser tudo o que sustenta o portão. Em vez de procurar um calço, isole a entrada e fique a boa distância.",
            "O perigo está no peso pendurado, que desce sem aviso quando o resto da solda cede. Apoiar a folha é serviço de quem tem escora; os seus passos são estes.",
          ],
        ],
        steps: [
          "Desligue o disjuntor do motor sem passar por baixo da folha.",
          "Afaste pessoas e animais e feche o acesso à área.",
          "Não destrave o motor nem tente fechar na mão.",
          "Fotografe o ponto de longe, com zoom, e o portão inteiro.",
        ],
      },
      {
        about: "signs",
        headings: ["Onde a solda do basculante quebra", "Os pontos que abrem primeiro"],
        slots: [
          [
            "Abrem primeiro os pontos que puxam ou penduram a folha, porque o esforço se concentra em poucos lugares.",
            "O peso e o tranco se juntam em poucos pontos do basculante, e são eles que trincam.",
            "Quase sempre trinca onde o motor puxa ou onde a folha fica pendurada.",
            "A força do motor e o peso da folha passam por cinco lugares, e ali o cordão cede antes.",
            "Nem toda emenda sofre igual: as trincas aparecem onde há puxão, giro ou carga pendurada.",
          ],
        ],
        bullets: [
          "Braço e olhal onde o motor puxa a folha",
          "Suporte do motor na travessa",
          "Pino lateral em que a folha gira",
          "Ponto em que o cabo do contrapeso se prende",
          "Canto do quadro, que trinca quando a folha bate",
        ],
      },
      {
        about: "visit",
        headings: ["Como a solda do basculante é refeita", "Como o ponto é soldado e testado"],
        slots: [
          [
            "O técnico corta a energia, solta os fios da placa e escora a folha antes de tirar a carga dos cabos. A trinca é aberta até o metal bom e soldada por inteiro, com chapa de reforço onde o motor puxa.",
            "Primeiro a folha é apoiada e os cabos ficam sem carga; a placa sai dos fios, porque a corrente da solda a queima. Limpa-se o ponto até o aço firme, solda-se e, se ele puxa o motor, reforça-se com chapa.",
            "Com o disjuntor desligado, a central desconectada e a folha escorada, nada se move durante o serviço. O ponto velho é limpo, recebe solda nova e um reforço onde há esforço do motor.",
            "Escora na folha, cabos aliviados, disjuntor desligado e fios fora da central: essa é a ordem antes do primeiro cordão, para proteger pessoas e placa. O metal trincado é esmerilhado até ficar são, preenchido e, onde o motor traciona, reforçado.",
            "Antes de soldar, prende-se o portão com escoras, tira-se o esforço dos cabos e separa-se a placa, que não suporta a corrente da máquina. Depois o técnico desbasta a fissura inteira, solda em aço limpo e põe chapa extra no lugar puxado pelo motor.",
          ],
          [
            "No fim vêm o fundo contra ferrugem, a conferência do contrapeso e a regulagem da força e da parada, que costumam ser a causa da trinca.",
            "No fim, o ponto recebe fundo contra ferrugem, e o técnico acerta o equilíbrio da folha, a força e as paradas, para a solda não abrir de novo.",
            "Por último, aplica-se o fundo antiferrugem e acertam-se contrapeso, força e parada, para o esforço não se repetir.",
            "O ponto frio recebe tinta de fundo e, só então, revê-se o que quebrou o metal: contrapeso desajustado, força alta ou parada tardia.",
            "Com o fundo antiferrugem aplicado, o portão é equilibrado e o motor volta com menos força e parada certa, pois foi o excesso que abriu o cordão.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["O que muda o preço da solda", "Do que depende o valor da solda"],
        slots: [
          [
            "Refazer um cordão custa menos que pôr chapa de reforço, e a folha grande, difícil de escorar, pesa no valor. Ferro e aço se soldam no local; alumínio e inox pedem máquina e soldador próprios e custam mais.",
            "O valor depende do tamanho da trinca, do reforço e da escora da folha. Em ferro ou aço o serviço é no local, e em alumínio ou inox, mais caro, por exigir outra máquina.",
            "Trinca pequena em ferro firme é o mais barato; reforço, folha pesada e metal podre em volta sobem a conta. Inox e alumínio são outro serviço, com equipamento próprio.",
            "Três fatores contam: extensão da trinca, necessidade de chapa e esforço para escorar. Quando o portão é de ferro ou aço, solda-se na sua casa; inox e alumínio dependem de outro equipamento e saem mais caros.",
            "Do simples ao caro, a ordem é cordão refeito, reforço com chapa e metal enferrujado a substituir, com acréscimo se a folha for grande. O material também muda a conta, porque alumínio e inox não usam a mesma máquina do ferro.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Posso tirar o carro com a solda aberta?",
        answers: [
          "Não. A folha pode descer sobre o carro ou sobre alguém. Chame pelo WhatsApp, {shop.hours}, e diga que há carro dentro.",
          "Não abra nem passe embaixo. Avise na mensagem que o carro está preso, para o técnico vir preparado.",
          "Espere a escora, mesmo com pressa: abrir ou passar agora arrisca você e o veículo. O WhatsApp atende {shop.hours}, e basta contar que o carro ficou dentro.",
        ],
      },
      {
        question: "A solda nova muda o peso da folha?",
        answers: [
          "Um ponto de solda, não; chapa de reforço grande, sim. Por isso o contrapeso é conferido no fim.",
          "Quase nada, se for só o cordão. Reforço pesado pede contrapeso acertado de novo, antes de religar o motor.",
          "O cordão pesa pouco e não interfere; uma chapa, sim, pode desequilibrar. O técnico confere o contrapeso antes de ligar o motor outra vez.",
        ],
      },
      {
        question: "A solda do suporte do motor abriu sempre no mesmo lugar. Por quê?",
        answers: [
          "Porque o motor força: folha pesada, parada tardia ou força alta. Reforça-se o ponto e corrige-se a causa.",
          "Algo puxa demais ali, em geral contrapeso errado ou batida no fim. A solda só dura com isso acertado.",
          "Quando o mesmo suporte abre de novo, há esforço demais sobre ele, vindo do contrapeso, da força ou da parada. Corrigir isso vale tanto quanto reforçar a chapa.",
        ],
      },
      {
        question: "Quanto tempo leva a solda no basculante?",
        answers: [
          "Um ponto simples se resolve numa visita, mas leva mais que um reparo comum, porque escorar e testar a folha toma tempo. Quadro podre pede serralheiro e outro dia.",
          "Costuma ser feito na mesma ida, com boa parte do tempo gasta em apoiar a folha e acertar o equilíbrio. Estrutura a refazer é serviço de serralheria.",
          "Em geral cabe numa ida, embora escorar e equilibrar ocupem mais tempo que a própria solda. Se o quadro apodreceu, o serralheiro marca outra data.",
        ],
      },
    ],
    photo: "fotos do ponto que abriu e do portão inteiro, tiradas de longe e sem ficar sob a folha",
  },
  {
    id: "solda-preco",
    broader: "solda",
    label: "Quanto custa a solda no portão",
    phrase: "o preço da solda no portão",
    asks: [
      "quanto custa solda",
      "quanto custa soldar",
      "solda preço",
      "solda valor",
      "preço solda portão",
      "solda portão ferro preço",
      "quanto custa solda portão ferro",
      "valor solda portão",
      "quanto cobra soldar",
      "quanto cobram soldar portão",
      "orçamento solda portão",
    ],
    intent: "price",
    answers: {
      any: [
        "A solda em portão de ferro é cobrada pelo ponto e pelo trabalho em volta, com orçamento grátis por foto. Refazer um cordão curto é o mais barato. Trocar dobradiça ou pôr chapa de reforço custa mais, e escorar a folha soma tempo.",
        "O preço de solda de portão depende do tamanho da trinca, da espessura do ferro e de a folha precisar de escora: o cordão simples custa menos, e a dobradiça ou a chapa de reforço, mais. Pelas fotos informamos o valor antes da visita.",
        "Quanto custa a solda em portão de ferro depende do serviço. Do mais barato ao mais caro, são: refazer o cordão, soldar dobradiça ou suporte, pôr reforço e trocar trecho podre, que é de serralheiro. A foto do ponto dá o preço, de graça.",
        "O preço da solda no portão de ferro depende de onde trincou, da grossura do metal e de escorar ou não a folha. Um cordão curto é o mais barato, e depois vêm dobradiça e chapa de reforço. Mande a foto da trinca e receba o valor, sem custo.",
        "O preço da solda de portão acompanha o serviço em volta dela. Um cordão pequeno sai em conta, reforço e dobradiça encarecem, e folha a escorar toma mais tempo. Fotos do ponto e do portão inteiro dão o valor, de graça, antes da visita.",
      ],
    },
    sections: [
      {
        about: "cost",
        headings: ["O que entra no preço da solda", "O que faz a solda custar mais"],
        slots: [
          [
            "Preparar o metal, lixando e abrindo a trinca, leva mais tempo que o cordão. Chapa fina pede mão mais lenta que barra grossa.",
            "O cordão é a parte rápida; o preparo e a escora é que pesam.",
            "A conta junta ida, material e preparo do metal.",
            "Soldar é rápido, e o que se paga em boa parte é o preparo: lixar, abrir a trinca e apoiar a folha. O metal também influi, já que chapa fina fura fácil e exige trabalho lento.",
            "O valor junta deslocamento, material e horas, e nessas horas o cordão é o de menos. Limpar o metal, segurar o portão e cuidar da chapa fina, que fura com calor, ocupam mais o técnico.",
          ],
        ],
        bullets: [
          "Ponto: trinca, dobradiça, suporte do motor, batente ou quadro",
          "Ferrugem: metal comido pede chapa de reforço",
          "Folha: escorar um portão pesado soma tempo",
          "Metal: alumínio e inox pedem soldador próprio",
          "Acabamento: fundo e pintura do ponto",
        ],
      },
      {
        about: "visit",
        headings: ["Como a solda é feita no local", "Da foto ao portão soldado"],
        slots: [
          [
            "O técnico desliga o disjuntor e solta a placa dos fios, porque a corrente da máquina queima a central, e escora a folha. O cordão é feito em metal limpo e recebe fundo contra ferrugem.",
            "Antes da máquina, a central é desconectada e a folha, apoiada. Solda-se no metal limpo, com fundo anticorrosivo no fim.",
            "Placa fora do circuito, folha escorada e metal lixado: só então se solda, e depois se pinta o ponto.",
            "Primeiro se protege o motor: sem energia e com a placa separada dos fios, a corrente da solda não a queima. A folha fica escorada, o metal é limpo até brilhar, recebe o cordão e, por cima, fundo contra ferrugem.",
            "Três cuidados vêm antes do cordão: disjuntor desligado, central fora dos fios, para não queimar, e folha bem apoiada. A solda pega no ferro lixado, e uma demão de fundo evita que o ponto enferruje.",
          ],
          [
            "Frio o ponto, o portão é testado na mão e no motor, e a parada, regulada. Um ponto simples leva até {trade.smallRepair}; dobradiça e reforço, mais.",
            "No fim se testa a folha e se regula a parada. Cordão pequeno cabe em {trade.smallRepair}.",
            "Testa-se na mão, depois no motor. O caso simples não passa de {trade.smallRepair}.",
            "Com o metal frio, movimenta-se a folha sem o motor e depois com ele, e a parada é corrigida. Reforço e dobradiça demoram mais que o cordão simples, que fica pronto em até {trade.smallRepair}.",
            "A prova vem depois de esfriar, com o portão em movimento e a parada ajustada. Um reparo pequeno ocupa até {trade.smallRepair}, e os que levam chapa ou dobradiça passam disso.",
          ],
        ],
      },
      {
        about: "choose",
        headings: ["Quando a solda não compensa", "Solda, peça nova ou serralheiro"],
        slots: [
          [
            "Ponto que já foi soldado duas vezes rompe ao lado, e dobradiça ou chapa nova sai melhor. Portão torto, quadro podre e folha de alumínio são da serralheria.",
            "Se a mesma solda abre de novo, a causa é folga ou peso, e refazer o cordão é perder dinheiro. Estrutura podre é do serralheiro.",
            "Solda repetida pede peça nova ou reforço. Quadro torto, alumínio e base podre ficam com serralheiro.",
            "Solda que reabre no mesmo lugar mostra metal cansado, e nova dobradiça ou chapa compensa mais que outro cordão. Se o problema é quadro torto ou apodrecido, ou a folha é de alumínio, procure uma serralheria.",
            "Depois de dois reparos no mesmo ponto, gaste em peça nova ou reforço, pois o ferro ao lado já enfraqueceu. O serralheiro é quem resolve estrutura podre, portão empenado e alumínio.",
          ],
          [
            "A causa se corrige junto: batente ausente, folha arriada ou parada fora do ponto. Sem isso, a solda abre outra vez em semanas.",
            "Acerte o que quebrou a solda, em geral pancada no fim ou dobradiça caída. É o que faz durar.",
            "Pancada, peso ou folga abriram a solda, e precisam de acerto no mesmo serviço.",
            "Nenhum cordão resiste se o portão continua batendo, com dobradiça baixa, batente que falta ou parada errada. Por isso esse acerto entra no mesmo trabalho.",
            "Descobrir por que rompeu faz parte do conserto: pancada no fim, folha caída e falta de batente abrem qualquer solda em semanas, se ficarem como estão.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Posso usar o portão com a solda trincada?",
        answers: [
          "Não: a trinca cresce a cada abertura e a folha pode cair. Desligue o disjuntor, deixe parado e não force na mão.",
          "Pare de usar e afaste todos. O peso da folha abre o resto do cordão.",
          "Não use, porque cada movimento alonga a trinca até a folha se soltar. Deixe o disjuntor desligado, ninguém por perto e nada de empurrar.",
        ],
      },
      {
        question: "Dá para soldar com o motor montado?",
        answers: [
          "Dá, com a placa desligada dos fios e o terra da máquina preso perto do ponto. Sem isso, a central queima.",
          "Sim, com a central desconectada antes.",
          "O motor pode ficar no lugar, se a central for separada dos fios antes e o terra da máquina ficar junto do ponto. É a corrente desviada que queima a placa.",
        ],
      },
      {
        question: "A solda tem garantia?",
        answers: [
          "Tem os 90 dias da lei, como todo reparo. A causa da quebra é corrigida para não voltar.",
          "Sim, a garantia da lei, de 90 dias.",
          "O reparo tem os 90 dias da lei. Para durar além deles, corrige-se também o que fez o ferro romper.",
        ],
      },
      {
        question: "Dá para parcelar o serviço?",
        answers: [
          "Dá, em até {shop.instalments} vezes no cartão, com peças e solda na mesma conta.",
          "Sim, o cartão divide em até {shop.instalments} vezes.",
          "O cartão aceita até {shop.instalments} parcelas, e a solda pode ir junto das peças no mesmo pagamento.",
        ],
      },
    ],
    photo: "uma foto de perto do ponto trincado e outra do portão inteiro",
  },
];
