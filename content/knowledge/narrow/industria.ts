import type { NarrowConcept } from "#domain/knowledge/concept.ts";
import { combine } from "./combine.ts";

export const industria: NarrowConcept[] = [
  {
    id: "industria-portao-pesado",
    broader: "industria",
    label: "Motor para portão industrial pesado",
    phrase: "o motor de portão industrial pesado",
    asks: [
      "troca motor industrial preço",
      "trocar motor industrial preço",
      "troca motor portão industrial",
      "troca motor portão industrial preço",
      "preço trocar motor portão industrial",

      "motor portão fábrica",
      "motor para portão de fábrica",

      "motor rápido industrial",
      "motor rápido portão industrial",
      "motor industrial rápido portão",
      "cremalheira motor portão industrial pesado",
      "cremalheira aço motor portão industrial pesado",
      "cremalheira aço motor reforçado portão industrial preço",
      "industrial pesado trifásico ou inversor",
      "portão industrial pesado precisa trifásico ou inversor",
      "industrial deslizante",
      "industrial correr",
      "portão industrial correr",
      "industrial deslizante kg",
      "deslizante 1500",
      "deslizante 2000",
      "industrial 2000",
      "portão industrial deslizante",
      "motor industrial deslizante",
      "motor industrial",
      "industrial pesado",
      "industrial kg",
      "motor industrial kg",
      "portão industrial pesado",
      "motor industrial preço",
      "industrial 800",
      "industrial 1000",
      "industrial 1500",
      "indústria pesado portão",
    ],
    intent: "buying",
    answers: {
      any: [
        "O motor para portão de fábrica é o industrial, de uso intenso, com capacidade um terço acima do peso da folha. Para uma folha de 1.100 kg, por exemplo, use um deslizante de 1.500 kg. Confira também os ciclos por hora na troca de turno. Na troca, motor e mão de obra ficam de {price.heavySwap}, e o orçamento é grátis por foto.",
        "Para portão industrial pesado, escolha um motor de uso intenso com capacidade um terço acima do peso da folha: um deslizante de 1500 kg atende até uns 1.100 kg. Confira também quantos ciclos por hora ele faz e se o quadro é monofásico ou trifásico. A troca custa de {price.heavySwap}, com a instalação.",
        "A troca de motor de portão industrial custa de {price.heavySwap}, com o motor e a mão de obra. O lugar na faixa depende do peso da folha, dos ciclos por hora e do inversor. Base e cremalheira boas são aproveitadas. O orçamento é grátis, por foto da etiqueta e do portão.",
        "Em uso industrial, o motor deslizante é escolhido também pelos ciclos por hora, que devem passar das aberturas da troca de turno. Para folha de 800 kg, o tamanho de catálogo que sobra sem exagero costuma ser o de 1.500 kg. Na troca, motor e mão de obra ficam de {price.heavySwap}, conforme a rede e o inversor.",
        "Qual motor industrial comprar depende de três dados: o peso da folha, as aberturas por hora no turno e a tensão da rede. Deixe um terço de margem na capacidade. Assim, o deslizante de 1500 kg serve para folhas perto de 1.100 kg. A troca já instalada fica de {price.heavySwap}.",
        "Um portão pesado de indústria precisa de motor feito para uso intenso, com capacidade pelo menos um terço maior que o peso da folha. Um modelo de 1500 kg, por exemplo, move uma folha de cerca de 1.100 kg sem trabalhar no limite. Com a montagem, a troca sai de {price.heavySwap}.",
        "Motor rápido para portão industrial é o deslizante com inversor, que acelera e freia a folha aos poucos e por isso pode andar mais depressa sem tranco. Ele exige trilho reto, batentes firmes e fotocélula em duas alturas. Quanto mais pesada a folha, maior precisa ser o motor, e a troca fica em geral de {price.heavySwap}.",
        "O motor reforçado de portão industrial pesado trabalha com cremalheira de aço, porque a de nylon não aguenta folha de centenas de quilos em uso intenso. A capacidade deve passar em um terço o peso da folha. A troca fica de {price.heavySwap}, com mão de obra, e a cremalheira nova é orçada por metro.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Qual capacidade escolher para o peso da folha", "Como dimensionar o motor pesado"],
        slots: [
          [
            "O peso da folha vem do projeto do serralheiro ou da soma de chapas e tubos. Quem estima a olho costuma errar para menos. A chapa fechada recebe vento e precisa de uma folga ainda maior.",
            "Peça o peso a quem fabricou o portão ou calcule pelas chapas e tubos. O palpite quase sempre fica abaixo do real. A margem existe para o motor não aquecer e para vencer o vento na chapa fechada.",
            "Comece por um peso confiável, tirado do desenho do portão ou da soma do material. A sobra na capacidade compensa o vento na chapa fechada e a sujeira no trilho.",
            "Só compre depois de saber quanto a folha pesa, pelo projeto ou pelo cálculo das chapas. Em folha fechada, que pega vento, a reserva precisa ser maior.",
          ],
        ],
        bullets: [
          "Folha de até 600 kg: motor de 800 kg",
          "Até 750 kg: motor de 1.000 kg",
          "Até 1.100 kg: motor de 1.500 kg",
          "Até 1.500 kg: motor de 2.000 kg",
          "Acima de 1.500 kg: motor de 3.000 kg ou mais, definido com o projeto da folha",
        ],
      },
      {
        about: "check",
        headings: ["Ciclos por hora, rede elétrica e inversor", "O que conferir na ficha do motor"],
        slots: [
          [
            "A ficha do motor diz quantos ciclos ele faz por hora, e esse número tem de superar as aberturas da hora mais cheia. Veja também a rede no quadro: há motores monofásicos e trifásicos, em 220 ou 380 V. Em folha longa, o inversor compensa, porque a partida e a parada suaves poupam os dentes da cremalheira.",
            "Conte as aberturas na hora mais cheia e escolha um motor cujos ciclos por hora passem desse número. A tensão também decide: o quadro pode ter uma ou três fases, em 220 ou 380 V. O inversor faz a folha longa partir e frear devagar, e a cremalheira dura mais.",
            "Compare os ciclos por hora da ficha com o movimento na troca de turno, que é quando o motor mais esquenta. Depois confirme se a rede é mono ou trifásica e se tem 220 ou 380 V. Para folha comprida, vale pagar pelo inversor, que elimina o tranco da partida.",
          ],
        ],
      },
      {
        about: "safety",
        headings: ["Batentes, guias e base do portão pesado", "O que segura uma folha pesada"],
        slots: [
          [
            "Batentes de aço nas duas pontas e uma guia firme em cima impedem que a folha saia do trilho e tombe. Se a guia ou o rolete está gasto, o portão fica parado até a troca, que vem antes do motor.",
            "Antes de comprar o motor, veja o que segura a folha: a guia de cima e um batente de aço em cada ponta. Com rolete gasto, ela pode sair do trilho e cair, e o portão não deve ser usado.",
            "Uma folha desse peso só fica de pé com guia superior em bom estado e batentes metálicos no começo e no fim do curso. Qualquer desgaste nessas peças é motivo para parar o portão, porque o tombamento pode matar.",
          ],
          [
            "Fotocélula em duas alturas, borda sensível na ponta e sinaleiro protegem pedestres e empilhadeiras. O motor vai sobre base de concreto, com cremalheira de aço ajustada a {rack.clearance} da engrenagem.",
            "Para proteger quem passa, usam-se dois pares de fotocélula, um baixo e um alto, borda sensível e luz de aviso. A base é de concreto, e a cremalheira de aço trabalha com {rack.clearance} de folga.",
            "A passagem pede sensores em duas alturas, uma borda que recua ao toque e um sinaleiro. No chão, a base é de concreto. Entre a engrenagem e a cremalheira de aço ficam {rack.clearance}.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["O que encarece o motor pesado", "O que soma no orçamento"],
        slots: [
          [
            "O orçamento é grátis e vem item por item, para a empresa comparar propostas. A folha de 2.000 kg ou mais pede motor de maior capacidade, e o valor fica no alto da faixa ou acima dela.",
            "A proposta separa cada item, e você pode deixar parte deles para depois. Acima de 1.500 kg de folha, o motor é maior, e o valor fica no alto da faixa ou passa dela.",
            "Cada item aparece com o seu preço, sem custo para orçar. Folhas de uma tonelada e meia para cima podem passar da faixa comum, porque exigem motor maior.",
          ],
        ],
        bullets: [
          "Capacidade em quilos e ciclos por hora",
          "Inversor ou rede trifásica",
          "Cremalheira de aço por metro e base nova",
          "Trilho, roldanas, guias e batentes a refazer",
          "Fotocélulas, borda sensível e controle de acesso",
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "O motor industrial precisa ser trifásico?",
        answers: [
          "Nem sempre. Há motores monofásicos para folha pesada, e alguns modelos com inversor funcionam em 220 V comum. A foto do quadro de luz fechado, com a tensão, ajuda a escolher.",
          "Não em todos os casos. Existem motores potentes de uma fase e versões com inversor para 220 V. O que decide é a rede que chega ao portão e o número de aberturas.",
          "Depende do modelo: alguns são só trifásicos, outros trabalham com uma fase ou com inversor em 220 V. Mande a foto do quadro fechado para conferirmos.",
        ],
      },
      {
        question: "Dá para trocar o motor sem parar a entrada da empresa?",
        answers: [
          "Na maioria dos casos, sim. A troca leva de {time.heavy} e pode ser feita à noite ou no fim de semana. Se falta base de concreto, ela é feita dias antes, com o portão em uso.",
          "Em geral, sim, marcando fora da troca de turno: são de {time.heavy} para montar e testar. O concreto, quando falta, é feito numa visita anterior.",
          "Dá, se o serviço for marcado num horário sem caminhões, porque a montagem ocupa de {time.heavy}. Base nova de concreto precisa curar e, por isso, vem antes.",
        ],
      },
      {
        question: "Um motor de capacidade igual ao peso serve?",
        answers: [
          "Não convém. Sem margem, ele esquenta, desarma no turno e gasta cedo as engrenagens.",
          "No papel, sim. Na prática falta folga para vento, trilho sujo e muitas aberturas seguidas, e o motor dura menos.",
          "Melhor não, porque trabalhando no limite ele aquece e se desgasta antes. O vento e a sujeira do trilho já consomem a capacidade que faltaria.",
        ],
      },
      {
        question: "De quanto em quanto tempo revisar o portão da empresa?",
        answers: [
          "No mínimo {visits.business}, com conferência de guias, batentes, roldanas e força. Portão que quase não para pede visita a cada dois ou três meses.",
          "Ao menos {visits.business}. Em empresa com mais de um turno, convém revisar a cada dois ou três meses, porque o desgaste segue o número de aberturas.",
          "O mínimo é {visits.business}, e o trabalho em vários turnos encurta o prazo para dois ou três meses. Em cada visita se veem roldanas, guias, batentes e a força.",
        ],
      },
    ],
    photo: "fotos da folha, do trilho, das guias e do quadro fechado, com comprimento, altura e aberturas por hora",
  },
  {
    id: "automacao-na-industria",
    broader: "industria",
    label: "Automação de portão de indústria",
    phrase: "a automação do portão da indústria",
    asks: [
      "automação portão indústria",
      "automação portão industrial",
      "automação portão fábrica",
      "automatizar portão indústria",
      "automatizar portão industrial",
      "automatizar portão fábrica",
      "automatizar portão metalúrgica",
      "automação portão metalúrgica",
      "instalar motor portão indústria",
      "instalação motor portão industrial",
      "portão automático indústria",
      "portão automático fábrica",
    ],
    intent: "installation",
    answers: {
      any: [
        "A automação de portão para indústria aproveita a folha que a fábrica já tem: motor de uso intenso, sensor em duas alturas, aviso luminoso e comando na guarita, de {price.heavySwap} com mão de obra. Não fabricamos a folha; peso, comprimento e aberturas na troca de turno fecham o valor.",
        "Automatizar o portão da indústria custa de {price.heavySwap}, com motor de uso intenso, sensores e montagem, conforme o peso da folha e as aberturas por turno. A instalação leva de {time.heavy} e pode ser à noite. A fabricação da folha, se for o caso, fica com a serralheria.",
        "Para o portão de fábrica, a instalação do motor de uso intenso, com um terço de folga sobre o peso da folha, fica de {price.heavySwap}. O portão automático se faz sobre a folha existente, porque fabricá-la é da serralheria. Base e fiação entram com a fábrica em uso.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Que motor a fábrica precisa", "Peso, turno e rede: o que define o motor"],
        slots: [
          [
            "Dois números definem o motor: o peso da folha, mais um terço, e as aberturas na troca de turno. Uma folha de 600 kg precisa de motor de 800 kg ou mais.",
            "O motor é escolhido pelo peso da folha, com um terço de sobra, e pelas aberturas na troca de turno. Para uma folha de 600 kg, use um motor de 800 kg.",
            "Escolha o motor pelo peso da folha e pela hora mais cheia do turno, e não pela média do dia. Some um terço ao peso: 600 kg de folha pedem 800 kg na ficha.",
          ],
          [
            "Veja também a rede da fábrica, porque há motores monofásicos e trifásicos, de 220 e 380 V. Em folha longa vale o inversor, que parte e para sem tranco.",
            "Diga se a fábrica tem rede mono ou trifásica, 220 ou 380 V, pois isso muda o modelo. Uma folha comprida pede inversor, com partida e parada suaves.",
            "Informe a rede elétrica do local: 220 ou 380 V, monofásica ou trifásica. Em folha longa, o inversor acelera e freia o motor aos poucos.",
          ],
        ],
      },
      {
        about: "safety",
        headings: ["A proteção que o portão de fábrica pede", "Segurança de pedestre e empilhadeira"],
        slots: [
          [
            "A folha pesada só recebe motor com proteção para quem passa e contra a queda da própria folha. Em qualquer serviço, o disjuntor fica bloqueado e a área, isolada.",
            "O motor de portão pesado é instalado junto com a proteção de pessoas e com o que impede a folha de cair. O serviço é feito com a energia bloqueada e a passagem fechada.",
            "Esses itens protegem gente, carga e a própria folha. Quem faz manutenção bloqueia o disjuntor e isola a área antes.",
          ],
        ],
        bullets: [
          "Fotocélula em duas alturas, para pedestre e carroceria",
          "Borda sensível na ponta da folha",
          "Luz e som de aviso, com botão de parada na guarita",
          "Batente nas duas pontas e guia superior contra queda",
          "Passagem própria para quem anda a pé",
        ],
      },
      {
        about: "visit",
        headings: ["Instalar sem parar a produção", "As etapas da instalação"],
        slots: [
          [
            "Primeiro a equipe acerta a folha, o trilho e a base, com o portão ainda aberto na mão. O concreto novo espera alguns dias para secar.",
            "As primeiras visitas cuidam do trilho, das roldanas e da base, sem fechar a entrada. Se há concreto novo, o motor espera a cura.",
            "O serviço começa pelo chão, com base, trilho e roldanas, em horários que não param a carga. O motor só é montado depois que o concreto endurece.",
          ],
          [
            "A montagem e o teste levam de {time.heavy}, fora da troca de turno. No fim, a portaria aprende a parar o portão e o que fazer na falta de luz.",
            "A montagem e a regulagem levam de {time.heavy}, à noite ou no fim de semana, se a empresa preferir. A guarita aprende a parar o portão e o que fazer na falta de energia.",
            "São de {time.heavy} para montar, ligar e testar. Quem fica na portaria recebe a orientação de como parar o portão e agir sem energia.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "O orçamento serve para a área de compras?",
        answers: [
          "Sim: vem por escrito e por itens, com motor, acessórios e mão de obra separados. Informe o que o setor exige.",
          "Serve. A proposta traz cada item à parte, com prazos e garantia: {warranty.motor} no motor e {warranty.installation} na instalação.",
        ],
      },
      {
        question: "Dá para ligar ao controle de acesso da fábrica?",
        answers: [
          "Dá: leitor, cancela ou botão da guarita entram na central do motor, que recebe o comando de abrir.",
          "Sim, o leitor que já existe pode mandar abrir. Basta que ele tenha saída de contato, o que a foto do equipamento mostra.",
        ],
      },
      {
        question: "Vocês fabricam o portão?",
        answers: [
          "Não. A folha é de serralheria ou fabricante; nós fornecemos motor, instalação e manutenção. Mande o desenho antes, para o motor combinar com o peso.",
          "A folha é feita pela serralheria. Com o projeto, dizemos que motor, que base e que reforço pedir antes de a folha ficar pronta.",
        ],
      },
      {
        question: "De quanto em quanto tempo é a revisão?",
        answers: [
          "Revise o portão {visits.business}, no mínimo. Com mais de um turno, a revisão passa a cada dois ou três meses, porque as peças se gastam por abertura.",
          "Ao menos {visits.business}. Portão que abre o dia inteiro pede intervalo menor, com roldanas, guias e sensores conferidos.",
        ],
      },
    ],
    photo: "fotos da folha por dentro, do trilho e do quadro fechado, com comprimento, altura e aberturas por hora",
  },
  {
    id: "motor-de-fluxo-intenso",
    broader: "industria",
    label: "Motor para muitas aberturas por dia",
    phrase: "o motor para fluxo intenso",
    asks: [
      "quantas aberturas dia motor condomínio",
      "aberturas por dia motor condomínio",
      "quantas aberturas por dia motor prédio",

      "motor profissional",
      "motor portão profissional",
      "assembleia aprovou motor qual escolher",
      "assembleia aprovou motor novo",
      "aprovou motor novo qual",
      "aprovado motor novo condomínio qual",
      "abre toda hora",
      "motor abre toda hora",
      "portão abre toda hora",
      "motor escola abre toda hora",
      "abre o tempo todo motor",
      "abre dia inteiro motor",
      "motor abre fecha toda hora",
      "portão escola abre toda hora motor",

      "abre muitas vezes motor",
      "motor uso constante",
      "vezes por dia",
      "abre vezes dia",
      "portão abre vezes dia",
      "aberturas por dia motor",
      "fluxo intenso",
      "alto fluxo",
      "fluxo alto",
      "muito fluxo portão",
      "grande fluxo portão",
      "motor fluxo intenso",
      "motor alto fluxo",
      "portão automático fluxo intenso",
      "portão automático alto fluxo",
      "motor uso intenso",
      "motor uso contínuo",
      "muito movimento motor",
      "aguenta mais abre fecha",
      "motor aguenta abre fecha",
      "motor aguenta mais aberturas",
      "aguenta muitas aberturas",
      "abre fecha dia todo",
      "motor aguenta abrir muito",
      "garagem prédio carros motor",
      "prédio carros qual motor",
      "carros garagem qual motor",
      "motor muitas aberturas",
    ],
    intent: "buying",
    answers: {
      any: [
        "Para uso intenso, o motor de portão certo é o industrial ou predial, com inversor, proteção térmica e mais ciclos por hora que o de casa. Conte as aberturas da hora mais cheia e escolha um modelo com pelo menos um terço a mais na ficha. A troca fica de {price.heavySwap}, com mão de obra.",
        "O motor de portão para uso intenso é o de linha industrial ou predial, porque o de casa esquenta e desarma quando abre muitas vezes seguidas. Escolha pelos ciclos por hora da ficha, um terço acima da hora mais cheia, e pelo peso da folha. Na troca, motor e mão de obra ficam de {price.heavySwap}.",
        "Para portão de alto fluxo, escolha um motor industrial ou predial, de partida suave, porque o de casa esquenta e desarma quando abre muitas vezes seguidas. Em condomínio, os carros da hora mais cheia decidem o modelo: a ficha deve ter um terço a mais de ciclos por hora. A troca fica de {price.heavySwap}, com mão de obra.",
        "Em condomínio de alto fluxo, qual motor escolher depende dos carros da hora mais cheia: os ciclos por hora da ficha devem passar desse número em um terço. Prefira motor industrial ou predial com inversor, que esquenta menos. A troca, com mão de obra, fica de {price.heavySwap}.",
        "O motor de portão profissional é o industrial ou predial, com inversor, proteção térmica e mais ciclos por hora que o de casa. A troca fica de {price.heavySwap}, com mão de obra. Em casa, um bom residencial, de {price.homeSwap} instalado, costuma bastar, e a foto com o número de aberturas por dia decide.",
        "O motor residencial aguenta o uso de uma família, mesmo com 3 ou 4 carros, se as aberturas são espalhadas pelo dia. Quando elas vêm todas na mesma hora, ele esquenta e para, e o certo é um modelo industrial ou predial, de {price.heavySwap} na troca em portão pesado. Confirme pelos ciclos por hora da ficha.",
        "Em hospital, estacionamento, hotel ou fábrica que funciona 24 horas, use motor de uso contínuo, com inversor e proteção térmica. Escolha pelos ciclos por hora da ficha, um terço acima da hora mais cheia, e instale um nobreak. A troca fica de {price.heavySwap}, com mão de obra.",
        "Em clínica, oficina, academia, faculdade ou restaurante, a folha que abre de 40 ou 50 a 200 vezes por dia pede motor industrial ou predial. Conte as aberturas da hora mais cheia e exija um terço a mais nos ciclos por hora da ficha. A troca fica de {price.heavySwap}, com mão de obra.",
        "Um portão de 200 carros pede motor de uso intenso, industrial ou predial, com uns 65 ciclos por hora na ficha. A conta de exemplo: 200 carros, entrando e saindo, dão 400 aberturas por dia, e perto de 50 caem na hora mais cheia. Some um terço de folga. A troca fica de {price.heavySwap}, com mão de obra.",
        "Se o motor novo foi aprovado na assembleia do condomínio, peça três propostas com o mesmo modelo, fotocélula, nobreak e garantia, para comparar. O modelo se escolhe pelos ciclos por hora da ficha, um terço acima da hora de pico, e pelo peso da folha. A troca em prédio fica de {price.heavySwap}.",
        "Portão de escola, ou outro que abre toda hora, pede motor industrial ou predial com inversor, porque o residencial esquenta e desarma na entrada e na saída dos alunos. Instale também fotocélula em duas alturas, por causa das crianças. A troca fica de {price.heavySwap}, com mão de obra.",
      ],
      question: [
        "Quantas vezes por dia o portão pode abrir está na ficha do motor, em ciclos por hora. O residencial é feito para o uso de uma família; acima disso, ele esquenta e desarma. Com muito movimento, use um motor de uso intenso, que na troca fica de {price.heavySwap}.",
        "Um motor de condomínio aguenta, em geral, de 30 a 60 aberturas por hora, o que dá algumas centenas por dia. O limite é por hora, porque o calor vem das aberturas seguidas. Veja os ciclos por hora na ficha e compare com a hora mais cheia. O motor de casa fica perto de 10 por hora.",
        "Existe motor feito para fluxo intenso: o industrial ou predial, com inversor, proteção térmica e ciclos por hora acima da hora de pico. Na troca, com mão de obra, fica de {price.heavySwap}. Compare na ficha também os quilos, com um terço de folga sobre o peso da folha.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Como ler a ficha do motor", "Ciclos por hora antes de quilos"],
        slots: [
          [
            "Um ciclo é abrir e fechar uma vez, e a ficha diz quantos ciclos o motor aguenta por hora. Compare esse número com a sua hora mais cheia. Cinquenta aberturas seguidas esquentam mais o motor do que duzentas espalhadas pelo dia. Quem tem 30 aberturas na hora cheia deve procurar 40 ciclos na ficha, que é um terço a mais.",
            "O motor esquenta com as aberturas seguidas, e não com o total do dia. Por isso a ficha traz os ciclos por hora, e cada ciclo é abrir e fechar uma vez. Com 30 aberturas na hora cheia, procure um motor de 40 ciclos. Com 60, procure um de 80.",
            "Compare os ciclos por hora da ficha com a sua hora mais cheia, contando abrir e fechar como um ciclo. Trinta aberturas pedem um motor de 40, porque é no pico que ele esquenta.",
          ],
          [
            "O inversor controla a velocidade do motor, deixa a partida suave e reduz o calor. A proteção térmica desliga o motor antes que ele queime. Se ela atua sempre na hora de pico, o motor é pequeno para o uso.",
            "Com inversor, a partida é suave e o motor esquenta menos. Já a proteção térmica é a defesa contra a queima, e um motor que se desliga por ela toda semana está abaixo do uso.",
            "Prefira motor com inversor, que parte devagar e aquece menos em aberturas seguidas. A proteção térmica também precisa existir, mas, se ela desliga o portão na hora cheia, falta motor.",
          ],
        ],
      },
      {
        about: "check",
        headings: ["O que contar e medir antes de comprar", "Conte as aberturas do seu portão"],
        slots: [
          [
            "Um dia de contagem evita comprar um motor pequeno. A portaria ou a recepção levanta estes números em um turno:",
            "A contagem real vale mais que a estimativa, que quase sempre fica abaixo. Em um turno dá para ter tudo:",
            "Peça a quem fica na entrada que conte um dia comum. Com estes dados, o modelo pode ser indicado sem visita:",
          ],
        ],
        steps: [
          "Conte as aberturas na hora mais cheia.",
          "Anote quantas horas por dia o portão trabalha.",
          "Meça largura e altura da folha e diga o material.",
          "Veja a tensão disponível e se há rede trifásica.",
          "Fotografe trilho, roldanas e a etiqueta do motor atual.",
        ],
      },
      {
        about: "care",
        headings: ["Manutenção de portão muito usado", "O que se gasta com o movimento"],
        slots: [
          [
            "A revisão é feita {visits.business}, no mínimo, e a cada um a três meses quando o portão quase não descansa, porque o desgaste segue as aberturas, e não o calendário.",
            "Revise {visits.business} no mínimo, ou todo mês se o portão abre o dia inteiro, porque as peças se gastam por abertura.",
            "O mínimo é {visits.business}; com centenas de aberturas por dia, a revisão passa a mensal ou trimestral.",
          ],
          [
            "No portão de correr, as peças que mais se gastam são a engrenagem, a cremalheira e as roldanas. O técnico deixa uma folga de {rack.clearance} entre a engrenagem e a cremalheira, para os dentes durarem mais. Limpe a fotocélula toda semana, porque a lente suja faz o portão parar na hora de pico.",
            "As roldanas e os dentes da engrenagem acabam primeiro no portão de correr. Com a folga certa entre a engrenagem e a cremalheira, de {rack.clearance}, os dentes duram mais. Limpe também a lente da fotocélula uma vez por semana, para o portão não parar na hora cheia.",
            "O que mais se gasta são as roldanas e os dentes da engrenagem. Entre a engrenagem e a cremalheira, a barra de dentes da folha, deixa-se folga de {rack.clearance}. A fotocélula deve ser limpa toda semana, para não travar o portão no pico.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["O que define o preço", "O que entra no orçamento"],
        slots: [
          [
            "Peso da folha, ciclos por hora e inversor levam ao alto da faixa. A montagem ocupa de {time.heavy} e é marcada fora da hora de movimento.",
            "Mais ciclos, mais quilos e inversor encarecem o motor. Reserve de {time.heavy} para a troca, num horário de pouco movimento.",
            "O valor cresce com a capacidade em quilos, os ciclos por hora e o inversor. São de {time.heavy} de trabalho, em horário combinado.",
          ],
          [
            "Fotocélula, nobreak, leitor e reforço da folha vêm item a item, o que permite comparar propostas na assembleia ou no setor de compras.",
            "Acessórios como nobreak, sensor e leitor aparecem em linhas separadas, e o condomínio ou a empresa decide o que entra agora.",
            "Cada acessório, do nobreak à fotocélula, tem o seu preço na proposta, para você comparar orçamentos iguais.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Quantas vezes por dia um motor residencial aguenta?",
        answers: [
          "O limite está na ficha, em ciclos por hora. Ele é feito para o movimento de uma família, com pausas longas entre as aberturas.",
          "Depende do modelo; em geral, o uso de uma casa, com algumas dezenas de aberturas espalhadas. O que o derruba são aberturas seguidas, sem tempo de esfriar.",
          "O de casa serve para uma família, com aberturas espalhadas pelo dia. Muitas na mesma hora fazem a proteção térmica desligar o motor.",
        ],
      },
      {
        question: "Dois motores alternados resolvem?",
        answers: [
          "Não resolvem. A folha de correr usa um motor só, e dois motores na mesma folha atrapalham um ao outro. O certo é um motor com ciclos e quilos para o uso.",
          "Não. Em portão de duas folhas há um motor em cada, e os dois fazem todas as aberturas. O que resolve é um motor com mais ciclos por hora.",
          "Em uma folha só, não resolvem, porque dois motores na mesma cremalheira brigam entre si. É melhor instalar um motor mais forte e guardar peças pequenas de reserva, como capacitor e fotocélula.",
        ],
      },
      {
        question: "Deixar o portão aberto no pico ajuda?",
        answers: [
          "Ajuda, se houver vigilância ou cancela para controlar a entrada. Isso poupa aberturas na hora em que o motor mais esquenta.",
          "Sim, com alguém na entrada. Muitos condomínios e empresas deixam o portão aberto e usam a cancela no horário cheio.",
          "Poupa o motor, mas só é seguro com porteiro ou cancela. Sem controle na entrada, é melhor um motor que aguente o pico.",
        ],
      },
      {
        question: "Como comparar propostas de motor?",
        answers: [
          "Peça o mesmo modelo ou os mesmos ciclos e quilos em todas, com fotocélula, garantia e mão de obra escritas. Preço de motor sem montagem engana.",
          "Compare ciclos por hora, capacidade, itens incluídos e garantia. Aqui são {warranty.motor} no motor e {warranty.installation} na instalação.",
          "Ponha lado a lado os ciclos por hora, os quilos, a garantia e o que está incluído, como base, cremalheira e mão de obra.",
        ],
      },
    ],
    photo: "fotos da folha, do trilho e da etiqueta do motor, com as aberturas da hora mais cheia",
  },
  {
    id: "industria-motor-de-um-hp",
    broader: "industria",
    label: "Motor de 1 HP para portão industrial",
    phrase: "o motor de 1 HP para portão industrial",
    asks: [
      "motor industrial 1 hp preço",
      "portão industrial 1 hp preço",
      "industrial 1 hp preço",
      "motor galpão 1 hp preço",
      "motor 1 hp portão industrial preço",
      ...combine(
        ["1 hp", "1hp", "um hp", "1 cavalo", "1 cv"],
        [
          "portão industrial",
          "motor industrial",
          "industrial",
          "galpão",
          "portão galpão",
          "fábrica",
          "portão empresa",
          "portão pesado industrial",
        ],
      ),
    ],
    intent: "buying",
    answers: {
      any: [
        "Para portão industrial, o motor de 1 HP serve em folha larga ou pesada que abre muitas vezes por dia, e a troca fica de {price.heavySwap}, com mão de obra. O modelo sai dos quilos da ficha, um terço acima do peso da folha, e das aberturas da hora cheia.",
        "Motor industrial de 1 HP é de uso intenso: vendemos, instalamos e consertamos, com troca em portão industrial pesado de {price.heavySwap}. Mais que o HP, contam a capacidade em quilos, com um terço de folga, e os ciclos por hora da ficha.",
        "Instalamos motor de 1 HP em portão industrial de folha pesada, por {price.heavySwap} na troca, motor e mão de obra. Confira na ficha quilos e ciclos por hora, porque dois motores de mesmo HP podem aguentar pesos diferentes.",
      ],
      price: [
        "O motor de 1 HP para portão industrial fica de {price.heavySwap} na troca, com mão de obra, e sobe com o peso da folha, as aberturas da hora cheia e o inversor. Base, cremalheira, fotocélulas e elétrica somam na primeira instalação.",
        "Trocar o motor de um portão industrial por um de 1 HP custa de {price.heavySwap}, com motor e mão de obra. Quem instala pela primeira vez soma base, cremalheira e ligação elétrica; peso e uso definem o ponto da faixa.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Quando 1 HP é o certo", "Peso, ciclos e rede: o que conferir"],
        slots: [
          [
            "HP mede potência, e quem decide são três números da ficha e do quadro.",
            "Antes de comprar, compare o portão com estes números.",
            "Dois motores de 1 HP podem ser bem diferentes, então leia a ficha.",
          ],
        ],
        bullets: [
          "Capacidade em quilos: um terço acima do peso da folha",
          "Folha de 1.000 kg: capacidade de uns 1.300 kg",
          "Ciclos por hora: 30 entradas na hora cheia pedem 40 ciclos",
          "Rede: monofásica ou trifásica, na tensão do quadro",
          "Portão que nunca para: linha de uso contínuo ou com inversor",
        ],
      },
      {
        about: "care",
        headings: ["Trilho, cremalheira e sensores", "O que o portão industrial precisa ter"],
        slots: [
          [
            "Cremalheira de aço, roldanas reforçadas e trilho reto vêm junto, ou a engrenagem se gasta antes do motor. A folga da engrenagem fica de {rack.clearance}.",
            "Trilho amassado ou roldana presa dobram o esforço, e por isso se corrigem antes da potência. A cremalheira é de aço, com {rack.clearance} de folga.",
            "O motor dura o que o portão permite: trilho reto, roldana reforçada e cremalheira de aço, a {rack.clearance} da engrenagem.",
          ],
          [
            "Fotocélula em duas alturas e sinaleiro protegem pedestre e caminhão alto, e a borda sensível para a folha ao toque. A revisão em indústria se faz {visits.business}, no mínimo.",
            "Com caminhão e gente no mesmo vão, vão dois pares de fotocélula, borda sensível e sinaleiro. Marque revisão {visits.business} ou mais.",
            "Dois pares de sensor, borda na folha e sinaleiro formam a proteção. A manutenção industrial é {visits.business}, no mínimo.",
          ],
        ],
      },
      {
        about: "time",
        headings: ["Instalação sem parar a empresa", "Quanto tempo leva a troca"],
        slots: [
          [
            "A montagem leva de {time.heavy} e é marcada fora da troca de turno, inclusive à noite. Base nova precisa curar antes, então se prepara dias antes.",
            "Conte de {time.heavy} de serviço, fora do pico, com base e elétrica prontas antes. Concreto novo pede alguns dias de cura.",
            "São de {time.heavy} para trocar, em horário combinado com a operação. Se a base é nova, ela é feita dias antes, para curar.",
          ],
          [
            "Até lá, com o portão parado, o disjuntor fica desligado e sinalizado e a área, isolada. Um funcionário orienta a passagem durante o serviço.",
            "Com o portão fora de uso, bloqueie e sinalize o disjuntor e isole a área. Na montagem, alguém da empresa controla quem passa.",
            "Portão parado pede disjuntor bloqueado, placa de aviso e área livre. A passagem fica a cargo de um funcionário enquanto se trabalha.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Motor de 1 HP aguenta quantos quilos?",
        answers: [
          "Depende do modelo: no portão de correr, em geral passa de 1.000 kg. Quem diz é a ficha, e não os HP.",
          "Muda de fabricante para fabricante, muitas vezes acima de 1.000 kg. A etiqueta traz o número do seu.",
        ],
      },
      {
        question: "Posso pôr 1 HP no lugar de um 1/2 HP que queima sempre?",
        answers: [
          "Antes se confere por que ele queima: folha pesada, trilho ruim ou uso acima do limite. Se for o uso, o motor maior resolve.",
          "Pode, se a causa for uso demais. Com a folha presa, o novo também se gasta cedo.",
        ],
      },
      {
        question: "Consertam motor industrial já instalado?",
        answers: [
          "Sim: placa, engrenagem, fim de curso e redutor das marcas comuns, no local e fora do pico, como assistência independente.",
          "Consertamos, com peça confirmada pela etiqueta. Reparo tem os 90 dias da lei.",
        ],
      },
      {
        question: "Trifásico ou monofásico em 1 HP?",
        answers: [
          "Onde há três fases, trifásico: parte com menos esforço e aguenta melhor o uso seguido. Sem elas, há versões monofásicas.",
          "Se a empresa tem rede trifásica, prefira-a. Pedir essa rede só pelo portão não compensa.",
        ],
      },
    ],
    photo:
      "fotos da folha, do trilho, da etiqueta do motor e do quadro de luz fechado, com as medidas e quantos veículos passam na hora mais cheia",
  },
];
