import type { NarrowConcept } from "#domain/knowledge/concept.ts";
import { combine } from "./combine.ts";

export const industria: NarrowConcept[] = [
  {
    id: "industria-portao-pesado",
    broader: "industria",
    label: "Motor para portão industrial pesado",
    phrase: "o motor de portão industrial pesado",
    asks: [
      "cremalheira motor portão industrial pesado",
      "cremalheira aço motor portão industrial pesado",
      "cremalheira aço motor reforçado portão industrial preço",
      "industrial pesado trifásico ou inversor",
      "portão industrial pesado precisa trifásico ou inversor",
      "industrial deslizante",
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
        "O motor de portão industrial pesado é o de uso intenso com capacidade um terço acima do peso da folha: para uma de 1.100 kg, um deslizante de 1500 kg. Escolha também pelos ciclos por hora na troca de turno e pela rede, mono ou trifásica; a troca fica de {price.heavySwap}, com a mão de obra.",
        "Motor industrial se escolhe pelos quilos da folha, com um terço de sobra, e pelas aberturas na troca de turno; um deslizante 1500 atende folha de até uns 1.100 kg. Cremalheira de aço, guia e batentes vêm junto, e a troca custa de {price.heavySwap}, instalação incluída.",
        "Para portão de correr industrial, o motor é de uso intenso, com folga de um terço sobre o peso (folha de 1.100 kg pede 1500 kg), ciclos por hora acima do pico do turno e, muitas vezes, inversor ou rede trifásica. Na troca, motor e mão de obra ficam de {price.heavySwap}.",
        "Portão pesado de indústria pede motor de uso intenso, com um terço de capacidade além do peso da folha e ciclos por hora que cubram a troca de turno. Assim, um deslizante de 1500 kg move folha de cerca de 1.100 kg, e a substituição, com a montagem, sai de {price.heavySwap}, conforme modelo e rede.",
        "Qual motor industrial comprar depende de três números: o peso da folha, as aberturas por hora no turno e a tensão da rede, muitas vezes trifásica. Com um terço de margem, o deslizante de 1500 kg fica para folhas perto de 1.100 kg; motor e serviço, na troca, vão de {price.heavySwap}.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Como dimensionar o motor pesado", "Peso, turno e rede: o que define o motor"],
        slots: [
          [
            "O peso sai do projeto do serralheiro ou da conta de chapa e tubo; a olho se erra, e para menos. Motor no limite esquenta no turno, por isso a folga de um terço, maior ainda em chapa fechada, que o vento empurra.",
            "Calcule os quilos por chapa, tubo e medidas, ou pergunte a quem fez o portão, porque o palpite costuma ficar abaixo. A sobra de um terço mantém o motor frio e cobre o vento, que pesa na chapa fechada.",
            "Peça o peso de projeto ou faça a conta das chapas e dos tubos, que estimar de vista engana. Sem um terço de margem o motor trabalha quente, e a chapa inteira ainda recebe vento.",
            "Comece por um peso confiável, tirado do desenho ou da soma de tubos e chapas, pois quem chuta erra para baixo. Acrescente um terço à conta, e um pouco mais se a folha for fechada e pegar vento, para o motor não aquecer no turno.",
            "O quanto a folha pesa vem do fabricante dela ou do cálculo do material, nunca da impressão de quem olha. A capacidade do motor deve passar esse número em um terço, reserva que absorve vento na chapa e evita aquecimento.",
          ],
          [
            "Depois contam os ciclos por hora da ficha, que precisam passar das aberturas na troca de turno, e a rede do quadro: monofásica ou trifásica, 220 ou 380 V. O inversor, que parte e freia devagar, poupa a cremalheira em folha longa.",
            "Em seguida compare os ciclos por hora com o pico do turno e diga se o quadro é mono ou trifásico, de 220 ou 380 V. Folha longa ganha com inversor, porque a partida sem tranco preserva os dentes.",
            "Os ciclos da ficha devem cobrir a hora da troca de turno, e a energia disponível, 220 ou 380 V, fecha o modelo. Com inversor, a saída e a parada são suaves, o que alivia uma folha comprida.",
            "O segundo dado é o uso: na ficha técnica, os ciclos por hora têm de superar a saída do turno. O terceiro é a alimentação, mono ou trifásica, em 220 ou 380 V, e para folha comprida o inversor compensa, com arrancada suave que não castiga os dentes.",
            "Conte quantas vezes o portão abre na hora mais cheia e exija mais que isso na ficha. Confira também o quadro, que pode ser de 220 ou 380 V, com uma ou três fases, e considere o inversor, cuja partida gradual poupa a régua dentada.",
          ],
        ],
      },
      {
        about: "safety",
        headings: ["Batentes, guias e base", "O que segura uma folha pesada"],
        slots: [
          [
            "Batente de aço nas duas pontas e guia superior impedem que a folha saia do trilho e tombe. Rolete ou guia gastos deixam o portão parado até a troca, porque uma queda dessas mata.",
            "Sem batente firme nas pontas e guia em cima, uma folha pesada pode tombar, com risco de morte. Por isso guia ou rolete gasto se troca antes do motor.",
            "Antes do motor vem o que segura a folha: guia superior e batente de aço nos dois fins. Com rolete gasto o portão não trabalha, já que pode sair do trilho e cair.",
            "O que mantém de pé um portão desse porte é a guia do alto, somada a batentes metálicos no começo e no fim do curso. Peça gasta ali interrompe o uso até ser trocada, pois a folha fora do trilho cai e pode matar.",
            "Trilho sozinho não segura uma folha de toneladas: são necessários batentes de aço nos extremos e guia superior firme. Desgaste em rolete ou guia é caso de parar o portão, já que o tombamento é fatal.",
          ],
          [
            "Fotocélula em duas alturas, borda sensível na ponta e aviso luminoso protegem pedestre e empilhadeira. A base é de concreto, e a cremalheira de aço fica com {rack.clearance} de folga.",
            "Quem passa é protegido por dois pares de fotocélula, um baixo e um alto, borda sensível e sinaleiro. No chão, concreto; na folha, régua dentada de aço, a {rack.clearance} da engrenagem.",
            "Sensor baixo e alto, borda sensível e luz de aviso evitam o choque com gente e carga. O conjunto pede base de concreto e cremalheira de aço, com {rack.clearance} entre os dentes.",
            "Contra o choque com pessoa ou empilhadeira entram a fotocélula dupla, em alturas diferentes, a luz de advertência e a borda que recua ao toque. O motor se apoia em concreto, e entre engrenagem e cremalheira de aço ficam {rack.clearance}.",
            "A passagem fica protegida com sensores rente ao chão e mais acima, uma borda que sente o toque e um sinalizador. Já a mecânica precisa de piso de concreto e de cremalheira em aço, ajustada com {rack.clearance} de folga.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["O que encarece o motor pesado", "O que soma no orçamento"],
        slots: [
          [
            "Na maioria das fábricas a troca fica de {price.heavySwap}. Cada item aparece separado, e folha de várias toneladas pode passar da faixa comum, conforme a ficha do motor.",
            "Na troca, o comum fica de {price.heavySwap}, com os itens separados na proposta. Portão que passa de alguns milhares de quilos é orçado pelo motor que a ficha pedir, item por item.",
            "Trocar fica de {price.heavySwap} na maioria dos casos, com proposta por itens. A proposta vem por itens, e em folhas de várias toneladas o valor acompanha o motor.",
            "Substituir o motor de um portão pesado custa de {price.heavySwap} na maior parte das empresas. O orçamento lista cada parte, e o peso de várias toneladas leva a um motor maior, fora dessa faixa.",
            "A faixa usual da troca é de {price.heavySwap}, e você recebe o preço aberto por item. Só folhas muito acima do comum fogem dela, porque o motor exigido é outro.",
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
          "Nem sempre. Há monofásicos para folha pesada, e alguns com inversor recebem 220 V comum. A rede que chega ao portão e os ciclos decidem.",
          "Depende do modelo: existem monofásicos fortes e outros só trifásicos. Uma foto do quadro fechado, com a tensão, ajuda a escolher.",
          "Só em parte dos casos. Existem modelos potentes de uma fase e versões com inversor para 220 V, e quem define são a rede disponível e os ciclos.",
        ],
      },
      {
        question: "Um motor de capacidade igual ao peso serve?",
        answers: [
          "Não convém. Sem margem ele esquenta, desarma no turno e gasta cedo as engrenagens.",
          "No papel, sim; na prática falta folga para vento, trilho sujo e muitas aberturas seguidas.",
          "Melhor não: trabalhando no limite, ele aquece e se desgasta antes. O vento e a sujeira do trilho já consomem a capacidade que faltaria.",
        ],
      },
      {
        question: "Quanto tempo leva a troca na fábrica?",
        answers: [
          "De {time.heavy}, em geral, e pode ser à noite ou no fim de semana. Base nova é feita antes, com o portão em uso.",
          "Conte de {time.heavy} para montar e testar, fora da troca de turno. O concreto, quando falta, vem numa ida anterior.",
          "Em geral de {time.heavy}, num horário sem movimento de caminhões. Se for preciso concretar a base, isso é feito dias antes.",
        ],
      },
      {
        question: "De quanto em quanto tempo revisar?",
        answers: [
          "No mínimo {visits.business}, com guias, batentes, roldanas e força conferidos. Portão que quase não para pede intervalo menor.",
          "Ao menos {visits.business}; com mais de um turno, a cada dois ou três meses, porque o desgaste segue os ciclos.",
          "O mínimo é {visits.business}, e operação em vários turnos encurta o prazo. Em cada ida se veem roldanas, guias, batentes e a força.",
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
        "Automatizar o portão da indústria custa de {price.heavySwap}, com motor de uso intenso, sensores e montagem, conforme o peso da folha e as aberturas por turno. A instalação leva de {time.heavy} e pode ser à noite; a fabricação da folha, se for o caso, fica com a serralheria.",
        "Para o portão de fábrica, a instalação do motor de uso intenso, com um terço de folga sobre o peso da folha, fica de {price.heavySwap}. O portão automático se faz sobre a folha existente, porque fabricá-la é da serralheria; base e fiação entram com a fábrica em uso.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Que motor a fábrica precisa", "Peso, turno e rede: o que define o motor"],
        slots: [
          [
            "Dois números escolhem o motor: os quilos da folha, mais um terço, e as aberturas na hora da troca de turno. Folha de 600 kg pede motor de 800 kg ou mais.",
            "Contam o peso, com um terço de sobra, e o pico de aberturas, que é a troca de turno. Por exemplo, 600 kg de folha levam a um motor de 800 kg.",
            "O motor sai do peso da folha e do pico do turno, e não da média do dia. Some um terço ao peso: 600 kg viram 800 kg na ficha.",
          ],
          [
            "A rede fecha a escolha, porque há modelos monofásicos e trifásicos, de 220 e 380 V. Em folha longa vale o inversor, que parte e para sem tranco.",
            "Diga se a fábrica tem rede mono ou trifásica, 220 ou 380 V, pois isso muda o modelo. Uma folha comprida pede inversor, com partida e parada suaves.",
            "Depois vem a energia do local, 220 ou 380 V, mono ou trifásica. O inversor entra nas folhas longas, para acelerar e frear aos poucos.",
          ],
        ],
      },
      {
        about: "safety",
        headings: ["A proteção que o portão de fábrica pede", "Segurança de pedestre e empilhadeira"],
        slots: [
          [
            "Uma folha pesada só recebe motor com proteção para quem passa e para ela não tombar. O reparo se faz com o disjuntor bloqueado e a área isolada.",
            "Motor em portão pesado vem com proteção de pessoas e contra queda da folha. Qualquer serviço nele é feito com energia bloqueada e passagem fechada.",
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
            "Primeiro se acertam folha, trilho e base, com o portão ainda em uso manual e a entrada liberada por turnos. Concreto novo espera alguns dias para secar.",
            "As primeiras idas cuidam de trilho, roldana e base, sem fechar a entrada. Havendo concreto, dá-se o tempo de cura antes do motor.",
            "Começa-se pelo chão: base, trilho e roldanas, em horários que não travem a carga. O motor só vem depois que o concreto firmou.",
          ],
          [
            "A montagem e o teste levam de {time.heavy}, fora da troca de turno. No fim, a portaria aprende a parar o portão e o que fazer na falta de luz.",
            "Montar e regular toma de {time.heavy}, à noite ou no fim de semana, se preferir. A equipe da guarita é treinada para parada e falta de energia.",
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
          "A fabricação é da serralheria. Com o projeto em mãos, dizemos motor, base e reforços antes de a folha ficar pronta.",
        ],
      },
      {
        question: "De quanto em quanto tempo é a revisão?",
        answers: [
          "No mínimo {visits.business}; com mais de um turno, a cada dois ou três meses, porque o desgaste segue os ciclos.",
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
        "O motor de portão profissional é o de uso intenso, industrial ou predial, com inversor, proteção térmica e mais ciclos por hora que o de casa. A troca fica de {price.heavySwap}, com mão de obra; em casa, um residencial bom, de {price.homeSwap}, costuma bastar, e a foto com o uso por dia decide.",
        "O motor residencial aguenta o uso de uma família, até com 3 ou 4 carros, se abre espalhado pelo dia; se as vezes vêm juntas, na mesma hora, ele esquenta e para, e o certo é um de uso intenso, de {price.heavySwap} na troca em portão pesado. Quem confirma são os ciclos por hora da ficha.",
        "Em hospital, estacionamento, hotel ou fábrica que funciona 24 horas, use motor de uso contínuo, com inversor e proteção térmica, de {price.heavySwap} na troca, com mão de obra. Escolha pelos ciclos por hora da ficha, um terço acima da hora mais cheia, e deixe nobreak.",
        "Em clínica, oficina, academia, faculdade ou restaurante, a folha que abre muitas vezes por dia, de 40 ou 50 a 200, pede motor de uso intenso, de {price.heavySwap} na troca, com mão de obra. O modelo sai pelos ciclos por hora da ficha: conte a hora mais cheia e exija um terço a mais.",
        "Com 100, 150, 200, 300 ou 500 carros por dia, o condomínio ou o prédio precisa de motor de linha industrial ou predial, de uso intenso, com inversor, de {price.heavySwap} na troca, com mão de obra. O que fecha o modelo são os carros da hora mais cheia: os ciclos por hora da ficha ficam um terço acima.",
        "O motor para muitas aberturas por dia se escolhe pelos ciclos por hora da ficha, uma vez e meia as aberturas da hora de pico, e pelo peso da folha com um terço de folga. Se o motor novo foi aprovado na assembleia, peça três propostas com o mesmo modelo, fotocélula, nobreak e garantia; a troca em prédio fica de {price.heavySwap}.",
        "Para portão de alto fluxo ou fluxo intenso, o motor certo é o industrial ou predial, com inversor e cremalheira de aço, porque o de casa esquenta, desarma e queima. A troca fica de {price.heavySwap}, com mão de obra; os carros da hora mais cheia decidem o modelo.",
        "Com centenas de aberturas por dia, escolha motor de uso contínuo, com proteção térmica e parada suave, e programe revisão {visits.business} ou mais. Mande aberturas por hora, peso e medidas da folha: o orçamento é grátis.",
        "Portão de escola, ou outro que abre toda hora, pede motor de uso intenso, com inversor, porque o residencial esquenta e desarma na entrada e na saída. Escolha pelos ciclos por hora da ficha, um terço acima da hora cheia, e com fotocélula em duas alturas; a troca fica de {price.heavySwap}, com mão de obra.",
      ],
      question: [
        "Quantas vezes por dia o portão pode abrir está na ficha do motor, em ciclos por hora: o residencial é feito para o uso de uma família; acima disso, ele esquenta e desarma. Com muito movimento, use motor de uso intenso, na troca de {price.heavySwap}.",
        "O limite de aberturas é do motor, não do portão: veja os ciclos por hora na etiqueta ou no manual e compare com a sua hora mais cheia. Se ele para para esfriar, já passou do limite, e o certo é um de uso intenso.",
        "Existe motor feito para fluxo intenso: o industrial ou predial, com inversor, proteção térmica e ciclos por hora acima da hora de pico; na troca, com mão de obra, fica de {price.heavySwap}. Compare na ficha os ciclos por hora e os quilos, com um terço de folga.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Como ler a ficha do motor de muito uso", "Ciclos por hora antes de quilos"],
        slots: [
          [
            "A ficha traz os ciclos por hora, e cada ciclo é abrir e fechar. Duzentas aberturas espalhadas cansam menos que cinquenta em uma hora, por isso vale o pico: 30 na hora cheia pedem 40 na ficha.",
            "Ciclo é abrir e fechar uma vez, e o limite por hora está na ficha. O pico manda, porque cinquenta seguidas aquecem mais que duzentas espalhadas; com 30 na hora cheia, procure 40.",
            "Compare os ciclos por hora da ficha, um ciclo por abertura com fechamento, com a sua hora mais cheia e deixe um terço de sobra. Trinta aberturas levam a 40, já que o calor vem do pico.",
          ],
          [
            "Inversor, que controla a rotação, reduz o calor a cada partida, e a proteção térmica desliga antes de queimar. Se ela desarma no pico, o motor está abaixo do uso.",
            "Com inversor a partida puxa menos corrente e esquenta menos. Proteção térmica que corta na hora cheia é aviso de motor pequeno.",
            "O inversor amacia e esfria as partidas seguidas. Quando o protetor térmico desliga na hora de movimento, falta motor para o uso.",
          ],
        ],
      },
      {
        about: "check",
        headings: ["Conte as aberturas do seu portão", "Os números antes de comprar"],
        slots: [
          [
            "Um dia de contagem evita comprar motor pequeno. A portaria ou a recepção consegue os números em um turno.",
            "Em um turno dá para ter tudo, com alguém na entrada anotando. Essa contagem vale mais que a estimativa.",
            "Peça a quem fica na entrada para contar um dia. O número real corrige o palpite, quase sempre para cima.",
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
            "A revisão é {visits.business}, no mínimo, e mais vezes quando o portão quase não descansa, porque o desgaste segue os ciclos, e não o calendário.",
            "Revise {visits.business} ou em intervalo menor, conforme o número de aberturas. Quem abre o dia inteiro não espera o semestre.",
            "O mínimo é {visits.business}; uso dobrado encurta o prazo, já que as peças contam aberturas e não meses.",
          ],
          [
            "Engrenagem, roldana e cremalheira são o que mais gasta, e a folga de {rack.clearance} entre os dentes as poupa. Fotocélula suja para o portão na hora de pico, então a limpeza entra na rotina.",
            "Roldana, dentes da engrenagem e cremalheira acabam primeiro; mantida a folga de {rack.clearance}, duram mais. Limpar a fotocélula toda semana evita parada na hora cheia.",
            "Quem sofre são as rodas e os dentes, que pedem folga de {rack.clearance}. E a lente da fotocélula limpa evita o portão parado justo no pico.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["O que define o preço", "O que entra no orçamento"],
        slots: [
          [
            "Em portão pesado, a troca fica de {price.heavySwap}, com mão de obra, e a montagem leva de {time.heavy}, fora da hora de movimento. Peso, ciclos e inversor levam ao alto da faixa.",
            "A faixa é de {price.heavySwap} na troca, serviço incluído, com {time.heavy} de trabalho em horário combinado. Mais ciclos, mais quilos e inversor custam mais.",
            "Motor e mão de obra ficam de {price.heavySwap}, conforme ciclos, peso e inversor. Reserve de {time.heavy}, longe do pico.",
          ],
          [
            "Fotocélula, nobreak, leitor e reforço da folha vêm item a item, o que deixa comparar propostas em assembleia ou no setor de compras.",
            "Acessórios como nobreak, sensor e leitor aparecem em linhas próprias. Assim a assembleia ou a compra decide o que entra agora.",
            "Cada acessório é somado à parte, do nobreak à fotocélula, para você comparar propostas iguais.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Quantas vezes por dia um motor residencial aguenta?",
        answers: [
          "A ficha diz os ciclos por hora. Ele é feito para o movimento de uma família, com pausas longas entre as aberturas.",
          "Depende do modelo; em geral, o uso de uma casa. O que o derruba são aberturas seguidas, sem tempo de esfriar.",
        ],
      },
      {
        question: "Dois motores alternados resolvem?",
        answers: [
          "Não: a folha de correr usa um motor só, e dois na mesma folha brigam. O certo é um do tamanho do uso, com outro de reserva se a entrada não pode parar.",
          "Não. Em duas folhas há um motor em cada, e os dois fazem todos os ciclos. Resolve ter mais ciclos por hora na ficha.",
        ],
      },
      {
        question: "Deixar o portão aberto no pico ajuda?",
        answers: [
          "Ajuda, se houver vigilância ou cancela para o controle. Poupa ciclos do motor na hora em que ele mais esquenta.",
          "Sim, com alguém na entrada; muitos usam portão aberto e cancela no horário cheio.",
        ],
      },
      {
        question: "Como comparar propostas de motor?",
        answers: [
          "Peça o mesmo modelo ou os mesmos ciclos e quilos em todas, com fotocélula, garantia e mão de obra escritas. Preço de motor sem montagem engana.",
          "Compare ciclos por hora, capacidade, itens incluídos e garantia. Aqui são {warranty.motor} no motor e {warranty.installation} na instalação.",
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
