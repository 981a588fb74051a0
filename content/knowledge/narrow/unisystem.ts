import type { NarrowConcept } from "#domain/knowledge/concept.ts";

export const unisystem: NarrowConcept[] = [
  {
    id: "unisystem-e-bom",
    broader: "unisystem",
    label: "Unisystem é bom?",
    phrase: "saber se o motor Unisystem é bom",
    intent: "question",
    asks: [
      "melhor comprar unisystem ou outra marca",
      "unisystem bom",
      "unisystem boa marca",
      "unisystem vale pena",
      "unisystem presta",
      "unisystem confiável",
      "opinião unisystem",
      "unisystem compensa",
      "uni system bom",
      "motor unisystem qualidade",
    ],
    answers: {
      any: [
        "O Unisystem é bom para manter quando já está instalado e o redutor não tem folga: capacitor, fim de curso e placa têm conserto. Para comprar motor novo, prefira marca de peça comum, como PPA ou Garen, por {price.homeSwap} na troca em casa.",
        "Unisystem presta em portão leve de casa enquanto houver peça, e vale a pena manter se tem um defeito só. Com redutor, placa e folha gastos ao mesmo tempo, a qualidade da marca já não importa: a troca, de {price.homeSwap} em casa, é mais segura.",
        "Motor Unisystem é bom ou ruim? É bom com a mecânica firme, porque a central universal substitui a placa no motor comum; é ruim quando a engrenagem não se acha. Nesse caso troque, de {price.homeSwap} em residência, já com a mão de obra.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Unisystem: manter ou trocar", "Pontos a favor e contra"],
        slots: [
          [
            "O estado do redutor decide mais que a marca. Some os pontos do seu.",
            "Um defeito só é conserto; três juntos são troca. Compare.",
            "Veja de que lado o seu motor tem mais pontos. A peça mecânica pesa dobrado.",
          ],
        ],
        bullets: [
          "Manter: redutor firme, sem ruído de moagem",
          "Manter: defeito em capacitor, fim de curso ou placa",
          "Trocar: engrenagem que não se encontra",
          "Trocar: folga no eixo, placa ruim e folha pesada juntas",
          "Trocar: conserto acima de metade do motor novo",
        ],
      },
      {
        about: "check",
        headings: ["Como avaliar o seu Unisystem", "O que observar antes de decidir"],
        slots: [
          [
            "Observe por fora, com a folha em uso normal e ninguém no caminho. A tampa fica fechada.",
            "A avaliação não pede abrir o motor. Basta um ciclo com atenção.",
            "Estes sinais se veem e se ouvem de longe. Anote para o técnico.",
          ],
        ],
        steps: [
          "Escute se há ruído de moagem ou estalo.",
          "Veja se a folha anda leve e reta.",
          "Anote o que já foi trocado e quando.",
          "Leia na etiqueta o modelo e a tensão.",
        ],
      },
      {
        about: "replace",
        headings: ["Trocar por outra marca: o que fica", "O que se aproveita na troca"],
        slots: [
          [
            "Fiação, disjuntor, fotocélula e, no de correr, cremalheira de mesmo passo continuam, com {rack.clearance} de folga. Suporte, central e controles são novos.",
            "Ficam o circuito, o sensor e a cremalheira reta de passo igual, a {rack.clearance} da engrenagem. Mudam fixação, placa e controles.",
            "Aproveitam-se energia, fotocélula e, com o mesmo passo, a cremalheira, regulada em {rack.clearance}. O que muda é suporte, central e controles.",
          ],
          [
            "A troca leva {time.tilting} no basculante e {time.sliding} no de correr, com {warranty.motor} de garantia no motor e {warranty.installation} na instalação.",
            "São {time.sliding} no deslizante ou {time.tilting} no basculante. O motor novo tem {warranty.motor} de garantia e o serviço, {warranty.installation}.",
            "Conte {time.tilting} em basculante e {time.sliding} em portão de correr, com garantia de {warranty.motor} no motor e {warranty.installation} no serviço.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Unisystem tem peça?",
        answers: [
          "Peças elétricas têm equivalentes; as do redutor dependem do modelo, e algumas já não se acham.",
          "Em parte. Quando falta a placa, uma central universal resolve no motor comum.",
        ],
      },
      {
        question: "Quanto dura um motor Unisystem?",
        answers: [
          "A referência para motor residencial é {trade.life}, com folha leve e revisão {visits.home}.",
          "Cerca de {trade.life}; perto do fim, os reparos se somam.",
        ],
      },
      {
        question: "Os controles Unisystem servem em outra marca?",
        answers: [
          "Só se o código for o mesmo. Um receptor Unisystem ligado à central nova mantém os atuais.",
          "Em geral não direto. Conserve o receptor antigo para não trocar todos.",
        ],
      },
      {
        question: "Vocês consertam Unisystem?",
        answers: [
          "A marca não está entre as nossas; pela etiqueta vemos se o modelo tem peça e se o conserto é possível.",
          "Depende do modelo e da peça. No lugar dele, há motor novo das marcas com que trabalhamos.",
        ],
      },
    ],
    photo: "uma foto do portão por dentro e por fora, a largura da folha e quantas vezes ele abre por dia",
  },
  {
    id: "garen-unisystem",
    broader: "unisystem",
    label: "Garen Unisystem",
    phrase: "o motor Garen Unisystem",
    intent: "question",
    asks: [
      "garen unisystem rápido",
      "motor garen unisystem rápido",
      "unisystem rápido",
      "garen unisystem velocidade",
      "garen unisystem",
      "unisystem garen",
      "garen unisystem bom",
      "garen unisystem boa",
      "motor garen unisystem",
      "garen unisystem vale pena",
      "placa garen unisystem",
      "controle garen unisystem",
    ],
    answers: {
      any: [
        "Motor Garen Unisystem é o que traz os dois nomes na etiqueta, e para comprar peça ou controle vale o modelo escrito nela. O que já está instalado e tem o redutor firme vale o conserto, com ajuste em casa a partir de {price.preventive}, sem peças. Para motor novo, a troca em casa fica de {price.homeSwap}, com mão de obra.",
        "Para ter um motor Garen Unisystem rápido, escolha pelo tempo de abertura da ficha, e não pelo nome: há versões comuns e versões velozes, com inversor, que é a placa que acelera e freia a folha. O motor comum que você já tem não fica rápido por ajuste; o ganho vem da troca, que em casa fica de {price.homeSwap}, com mão de obra.",
        "O motor Garen Unisystem é rápido só nas versões feitas para isso, que trazem na ficha os segundos ou os metros por minuto. Num comum, o que o deixa lento costuma ser a folha pesada ou o capacitor fraco, e o ajuste em casa parte de {price.preventive}, sem peças. Para abrir em menos segundos, troca-se o motor.",
        "Garen Unisystem é bom para portão de casa leve e equilibrado, se a peça do modelo se acha; os dois nomes aparecem juntos na etiqueta de motores e centrais. É pela etiqueta que se sabe qual controle serve na central e qual peça comprar.",
        "Sim, motor Garen Unisystem vale a pena em uso residencial, com folha leve e um terço de folga na etiqueta. No Unisystem antigo, confirme placa e controle. Com redutor firme, capacitor, controle e fim de curso se trocam, e a central compatível cobre a falta.",
        "Unisystem e Garen aparecem juntos na etiqueta de motores e centrais, e por isso meu motor tem os dois nomes: o modelo é o que conta para peça e controle. Controle compatível precisa do código da central, e trocar o motor em casa fica de {price.homeSwap}, com mão de obra.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Quando o Garen Unisystem vale a pena", "O que decide se é boa escolha"],
        slots: [
          [
            "Compare peso, uso e peça. O limite de quilos deve passar da folha em um terço, 400 kg para 300 kg.",
            "Peso, uso e reposição, nessa ordem. Deixe um terço de folga.",
            "Vale se a ficha e a peça existem. Some um terço ao peso.",
          ],
        ],
        bullets: [
          "Folha leve e alinhada: uso de casa dentro do limite",
          "Peso: um terço de folga, 400 kg para 300 kg",
          "Peça: nome completo do modelo, com placa e controle",
          "Prédio: compare ciclos por hora",
        ],
      },
      {
        about: "replace",
        headings: ["Unisystem antigo: consertar ou trocar", "O que ainda se acha para o Unisystem"],
        slots: [
          [
            "Capacitor, fim de curso e engrenagem se medem e se trocam, e a placa pode ser uma central compatível. Redutor com folga e motor perto de {trade.life} indicam troca, de {price.homeSwap} em casa.",
            "Peça comum se acha, e central universal mantém motor e ferragens. Acima de {trade.life}, veja a troca de {price.homeSwap}.",
            "Com redutor firme, conserte. Com folga ou mais de {trade.life}, compare com a troca, de {price.homeSwap}.",
          ],
          [
            "O serviço tem os 90 dias da lei, e um motor novo, {warranty.motor}. Reparo simples leva até {trade.smallRepair}.",
            "Vale a garantia da lei no conserto; no motor novo, {warranty.motor}. Leva até {trade.smallRepair}.",
            "O reparo comum leva até {trade.smallRepair} e tem os 90 dias da lei. Um motor novo vem com {warranty.motor} de garantia.",
          ],
        ],
      },
      {
        about: "check",
        headings: ["O que anotar sobre o seu Unisystem", "Informações que adiantam o conserto"],
        slots: [
          [
            "Reunir dados leva poucos minutos, com o motor fechado e sem mexer em fio. A etiqueta é o que mais conta.",
            "Fotos com a tampa fechada bastam. A etiqueta mostra peça e controle.",
            "Com o motor fechado, junte estes dados em poucos minutos. Eles dizem que peça e que controle servem.",
          ],
        ],
        steps: [
          "Desligue o disjuntor.",
          "Fotografe a etiqueta do Unisystem e o motor inteiro.",
          "Fotografe o controle em uso, frente e verso.",
          "Meça a largura e a altura do portão.",
          "Religue e grave um vídeo de uma tentativa, de longe.",
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Controle Garen serve em Unisystem?",
        answers: [
          "Serve se o receptor usar o mesmo código e a mesma frequência. Confira no verso do controle e na etiqueta da central.",
          "Com código e frequência iguais, sim. Os dois dados estão no verso do controle e na etiqueta da central.",
        ],
      },
      {
        question: "Ainda se acha peça de Unisystem antigo?",
        answers: [
          "De várias, sim; da placa nem sempre. Central compatível costuma resolver.",
          "Muitas, sim, como capacitor, engrenagem e fim de curso. Quando falta a placa, uma central compatível ocupa o lugar.",
        ],
      },
      {
        question: "O motor Garen Unisystem é barulhento?",
        answers: [
          "Um motor regulado e lubrificado não deve chamar atenção. Um barulho novo indica engrenagem, cremalheira ou rolamento.",
          "Regulado e com a folha leve, não. Ruído que apareceu de repente vem de engrenagem, cremalheira ou rolamento gasto.",
        ],
      },
      {
        question: "Unisystem serve em basculante ou de correr?",
        answers: [
          "Há motores com esses nomes em tipos diferentes. A etiqueta diz qual é o seu. Um motor de correr não serve em basculante.",
          "Depende do modelo escrito na etiqueta. Se ele usa cremalheira, é de correr. Se usa fuso, é de basculante.",
        ],
      },
    ],
    photo: "fotos da etiqueta do motor, da placa fechada e do controle",
  },
  {
    id: "unisystem-pecas",
    broader: "unisystem",
    label: "Peças para motor Unisystem",
    phrase: "as peças do motor Unisystem",
    intent: "buying",
    asks: [
      "unisystem peça",
      "unisystem peças",
      "peça unisystem",
      "unisystem tem peça",
      "peças motor unisystem",
      "peça reposição unisystem",
      "onde comprar peça unisystem",
    ],
    answers: {
      any: [
        "Peças para motor Unisystem se acham conforme o tipo: capacitor, controle e fim de curso têm equivalente em loja de automação, a placa pode dar lugar a central compatível, e a engrenagem só serve a do modelo. Sem engrenagem, a troca do motor em casa fica de {price.homeSwap}.",
        "Quebrou a engrenagem do Unisystem? Ela é própria do modelo e pode faltar; as demais peças de reposição, como capacitor, fim de curso e controle, quase sempre têm compatível. Se não houver a peça, trocar o motor em residência vai de {price.homeSwap}, já instalado.",
        "Para achar placa, capacitor, fim de curso ou controle do motor Unisystem, use o valor impresso e o modelo da etiqueta. A elétrica se repõe com compatível; engrenagem que não existe mais leva ao motor novo, de {price.homeSwap} na troca em casa, com mão de obra.",
      ],
    },
    sections: [
      {
        about: "replace",
        headings: ["Peças do motor Unisystem, uma a uma", "O que tem compatível e o que não tem"],
        slots: [
          [
            "O que traz valor impresso se compra de qualquer boa marca. O que tem dente e furo próprio, só do modelo.",
            "Elétrica por valor, mecânica por modelo: essa é a regra.",
            "Separe em dois grupos e procure cada um no lugar certo.",
          ],
        ],
        bullets: [
          "Capacitor: mesmos µF, tensão igual ou maior",
          "Controle e receptor: frequência e código da central",
          "Fim de curso: do mesmo tipo, ímã ou chave",
          "Placa: original ou universal, em motor comum",
          "Engrenagem e coroa: só do modelo, por dentes, furo e altura",
        ],
      },
      {
        about: "check",
        headings: ["O que anotar sobre o seu Unisystem", "Informações que adiantam o conserto"],
        slots: [
          [
            "Unisystem não está entre as marcas com que trabalhamos, e o modelo é confirmado antes da visita. As fotos se fazem por fora, com a tampa fechada.",
            "Como a marca não é das nossas, confirmamos o modelo antes. Nada disso exige abrir a carcaça.",
            "Confirmamos se atendemos pelo modelo. Fotografe sem tirar a tampa, onde há tensão.",
          ],
        ],
        steps: [
          "Desligue o disjuntor.",
          "Fotografe a etiqueta e o motor inteiro.",
          "Fotografe o controle em uso, frente e verso.",
          "Anote se já trocaram placa, capacitor ou motor.",
          "Religue e grave um vídeo de uma tentativa, se for seguro.",
        ],
      },
      {
        about: "cost",
        headings: ["Quando a peça do Unisystem compensa", "Peça nova ou motor novo"],
        slots: [
          [
            "Com o redutor sem folga, a peça quase sempre compensa: capacitor e fim de curso são o menor gasto, placa e engrenagem, o maior. Aos {trade.life} de uso, some tudo e compare.",
            "Redutor firme, conserte; do capacitor, mais barato, à engrenagem, mais cara. Motor com {trade.life} pede a conta da troca.",
            "Vale a peça se a mecânica está boa. Perto dos {trade.life}, com placa ou engrenagem no fim, a troca rende mais.",
          ],
          [
            "O motor novo tem {warranty.motor} de garantia, e a troca leva de {time.tilting} no basculante e de {time.sliding} no de correr.",
            "Trocar toma {time.tilting} em basculante ou {time.sliding} em portão de correr, com {warranty.motor} de garantia no motor.",
            "São {warranty.motor} de garantia no novo, montado em {time.tilting} no basculante, {time.sliding} no deslizante.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Como sei qual peça do motor Unisystem quebrou?",
        answers: [
          "Ronco sem partir sugere capacitor, giro sem andar, engrenagem, e portão mudo, energia ou placa. A medição confirma.",
          "O som aponta: ronco é partida, giro em falso é engrenagem, silêncio é energia ou placa.",
        ],
      },
      {
        question: "Posso comprar a peça antes da visita?",
        answers: [
          "Só depois de conferir o modelo e a peça velha lado a lado. Engrenagem com um dente a mais não serve.",
          "Melhor confirmar antes. A etiqueta e a peça usada evitam compra errada.",
        ],
      },
      {
        question: "Torneiro copia a engrenagem?",
        answers: [
          "Copia algumas, em nylon ou bronze, e o custo chega perto do de um motor novo. Vale em motor bom e sem outra saída.",
          "Às vezes. Compare o preço com a troca antes de mandar fazer.",
        ],
      },
      {
        question: "A central universal serve no Unisystem?",
        answers: [
          "Serve em motor comum, se tensão, potência e fim de curso combinam. Os controles passam a ser os dela, ou usa-se receptor à parte.",
          "Na maioria dos motores comuns, sim, com controles do novo padrão.",
        ],
      },
    ],
    photo: "fotos da etiqueta do motor e da peça, se ela já estiver fora",
  },
  {
    id: "unisystem-ainda-existe",
    broader: "unisystem",
    label: "Unisystem ainda existe?",
    phrase: "a reposição do motor Unisystem",
    intent: "question",
    asks: [
      "unisystem ainda fabrica motor",
      "marca unisystem ainda fabrica",
      "aconteceu com unisystem",
      "o que aconteceu unisystem",
      "unisystem existe",
      "unisystem ainda existe",
      "unisystem fora linha",
      "unisystem saiu linha",
      "unisystem fabrica",
      "unisystem fechou",
      "unisystem acabou",
      "unisystem ainda vende",
      "motor unisystem antigo",
      "unisystem ainda existe peça",
      "motor unisystem ainda existe peça",
      "unisystem ainda tem peça",
      "motor unisystem ainda tem peça",
    ],
    answers: {
      any: [
        "Não confirmamos se a Unisystem ainda fabrica motor, e muitos modelos antigos saíram de linha. Os motores dela em uso continuam com conserto, porque há capacitor, controle e placa universal compatíveis. Se falta a engrenagem do modelo, a troca do motor em casa fica de {price.homeSwap}, com mão de obra.",
        "Não podemos garantir que a marca Unisystem ainda fabrique ou venda motor novo, e parte dos modelos saiu de linha. O motor antigo com a mecânica firme tem conserto com peça comum, como capacitor e placa universal. Sem a engrenagem própria, ele é trocado, por um valor de {price.homeSwap} em residência, com mão de obra.",
        "Se você ouviu que a Unisystem acabou, o que muda é só a peça original: não confirmamos produção atual, e o motor instalado continua funcionando com capacitor, controle e central universal. Quando a engrenagem do modelo não se acha, a troca em casa fica de {price.homeSwap}, com mão de obra.",
      ],
    },
    sections: [
      {
        about: "replace",
        headings: ["O que ainda se acha para Unisystem", "Peça original, compatível ou troca"],
        slots: [
          [
            "A peça elétrica quase sempre tem substituta, e a mecânica própria do modelo, nem sempre. Veja em que grupo está a sua:",
            "O que é elétrico se resolve com peça compatível. Já a engrenagem e a coroa dependem de encontrar as do modelo:",
            "As peças se dividem em dois grupos. O elétrico se repõe com facilidade, e o mecânico do modelo pode faltar:",
          ],
        ],
        bullets: [
          "Fácil de achar: capacitor, rolamento, retentor, controle e receptor",
          "Possível: central universal, com controles do padrão dela",
          "Difícil de achar: engrenagem e coroa do próprio modelo",
          "Sem reposição: redutor quebrado sem peça, que exige trocar o motor",
        ],
      },
      {
        about: "check",
        headings: ["Identifique o seu Unisystem", "Os dados da etiqueta"],
        slots: [
          [
            "Identifique o modelo por fora, com a tampa fechada, porque há tensão da rede lá dentro. A etiqueta gasta ainda ajuda.",
            "Basta olhar e fotografar, com o disjuntor desligado. Mesmo apagada, a etiqueta ajuda a reconhecer o modelo.",
            "Não tire a tampa, porque o que importa se vê do lado de fora, com o disjuntor desligado.",
          ],
        ],
        steps: [
          "Fotografe a etiqueta, mesmo apagada.",
          "Fotografe o motor inteiro e o ponto em que ele se liga ao portão.",
          "Fotografe o controle, frente e verso.",
          "Anote o defeito: se ronca, estala ou não liga.",
        ],
      },
      {
        about: "choose",
        headings: ["Consertar ou trocar o Unisystem", "Quando o motor antigo ainda vale"],
        slots: [
          [
            "Conserte quando o redutor, as engrenagens de dentro, está firme e só uma peça pequena falhou. Passados os {trade.life} de vida, com placa e redutor ruins juntos, o motor novo compensa e tem {warranty.motor} de garantia.",
            "Um defeito simples, com as engrenagens sem folga, vale o conserto. Depois de {trade.life}, com duas peças grandes falhando, compensa trocar, e o motor novo tem {warranty.motor} de garantia.",
            "Se a mecânica está boa, conserte. O motor de {trade.life} ou mais, com redutor e placa no fim, pede troca, e o novo vem com {warranty.motor} de garantia.",
          ],
          [
            "A Unisystem não está entre as marcas com que trabalhamos, por isso o modelo é confirmado antes da visita. Na troca, a fiação, a fotocélula e a cremalheira de mesmo passo costumam ser aproveitadas.",
            "Como não é marca da nossa lista, confirmamos o modelo antes de marcar. Na troca se aproveitam a fiação, o sensor e a cremalheira, se os dentes combinarem.",
            "A visita só é marcada depois de confirmar o modelo, já que a marca não é das nossas. A fiação, o sensor e a cremalheira boa são aproveitados na troca.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Os controles Unisystem servem em central nova?",
        answers: [
          "Só se o código e a frequência forem os mesmos. Em geral se gravam controles novos ou se usa um receptor à parte.",
          "Depende do código. Se a central nova não o lê, um receptor avulso mantém os controles antigos.",
        ],
      },
      {
        question: "A Unisystem é da Garen?",
        answers: [
          "O nome aparece às vezes junto do da Garen, mas não confirmamos a relação atual. Para peça, vale o modelo da etiqueta.",
          "Há produtos em que os dois nomes aparecem, mas não confirmamos a relação. O que decide a peça é o modelo impresso no motor.",
        ],
      },
      {
        question: "Quanto tempo leva trocar o motor?",
        answers: [
          "De {time.tilting} no basculante e de {time.sliding} no portão de correr, com o ponto de energia pronto.",
          "No basculante, leva de {time.tilting}; no portão de correr, de {time.sliding}.",
        ],
      },
      {
        question: "Uma placa universal dura?",
        answers: [
          "Dura como as outras, com aterramento e protetor de surto. Ela serve em motor comum, desde que seja compatível com o fim de curso.",
          "Sim, se instalada com a tensão e o fim de curso certos e com proteção contra surto.",
        ],
      },
    ],
    photo: "uma foto da etiqueta do Unisystem, outra do motor inteiro e um vídeo de uma tentativa de abertura",
  },
];
