import type { NarrowConcept } from "#domain/knowledge/concept.ts";
import { combine } from "./combine.ts";

/** What people ask the shop before they trust it with their gate, in words that name none. */
export const daLoja: NarrowConcept[] = [
  {
    id: "empresa-de-confianca",
    isAskedByName: true,
    broader: "loja",
    label: "A empresa é de confiança?",
    phrase: "a confiança na empresa",
    asks: [
      "empresa confiança portão",
      "sinais boa empresa conserto portão",
      "empresa avaliada",
      "portão avaliada",
      "portão automático avaliada",
      "motor avaliada",
      "portão recomendada",
      "vocês confiança",
      "vocês confiáveis",
      "vocês sérios",
      "empresa confiança",
      "empresa confiável",
      "empresa séria",
      "posso confiar vocês",
      "posso confiar empresa",
      "site confiável",
      "loja confiável",
      "loja confiança",
      "avaliações empresa",
      "avaliação vocês",
      "reclamações vocês",
      "reclame aqui vocês",
      "reclame aqui empresa",
      "tem cnpj",
      "vocês cnpj",
      "qual cnpj",
      "trabalhos feitos",
      "ver serviços feitos",
      "técnico uniformizado",
      "técnico identificado",
      "não golpe",
    ],
    intent: "question",
    answers: {
      any: [
        "Para saber se a empresa de portão é confiável, confira CNPJ, nota e garantia por escrito, e faça isso conosco também: são {warranty.motor} no motor e {warranty.installation} na instalação. O orçamento traz valor fechado, e nada é trocado sem a sua aprovação.",
        "Somos de confiança? Confira antes de pagar: peça o CNPJ, a nota e o orçamento por escrito e leia as avaliações recentes. Esta empresa dá garantia de {warranty.motor} no motor e {warranty.installation} na instalação, e só executa depois do seu sim.",
        "Uma empresa séria passa CNPJ, nota e garantia sem rodeio, e é assim que se evita golpe. A nossa garantia é de {warranty.motor} no motor e de {warranty.installation} na instalação; veja também as avaliações de quem já contratou e compare os orçamentos.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["O que pedir antes de marcar", "Confira a empresa em uma conversa"],
        slots: [
          [
            "Vale conosco e com qualquer empresa de portão. Quem se recusa a responder já respondeu.",
            "Peça isto a nós e a quem mais você consultar. Leva cinco minutos por mensagem.",
            "Cinco perguntas por escrito bastam para separar empresa séria de aventureiro. Faça a todas.",
          ],
        ],
        steps: [
          "Peça o CNPJ e consulte no site da Receita se está ativo.",
          "Peça o orçamento por escrito, com marca, modelo e o que está incluído.",
          "Pergunte os prazos de garantia do motor e da instalação.",
          "Leia avaliações dos últimos meses, e não só a nota.",
          "Anote o nome do técnico, o dia e o turno.",
        ],
      },
      {
        about: "what",
        headings: ["Como trabalhamos", "O que você pode esperar da visita"],
        slots: [
          [
            "São {shop.experience} de trabalho com portões automáticos. O técnico mede antes de trocar, mostra a peça com defeito e só executa depois do seu sim.",
            "Trabalhamos com portões automáticos há {shop.experience}. A causa é mostrada a você, com a peça na mão, e o valor combinado não muda sem nova aprovação.",
            "Com {shop.experience} no ramo, a regra é medir, mostrar o defeito e esperar a sua aprovação. O preço aprovado é o que se paga.",
          ],
          [
            "Somos loja e assistência independente, sem vínculo com as fábricas. A peça trocada pode ficar com você, e o portão é testado na sua frente.",
            "Não somos autorizados de marca: atendemos várias, de forma independente. No fim, o teste é feito com você, e a peça velha é sua.",
            "O atendimento é independente, de várias marcas. Você acompanha o teste e pode guardar a peça antiga.",
          ],
        ],
      },
      {
        about: "safety",
        headings: ["Sinais de golpe em conserto de portão", "Do que desconfiar"],
        slots: [
          [
            "Desconfie de quem pede o total adiantado, só aceita Pix em nome de outra pessoa ou dá preço sem ver foto. Preço muito baixo por telefone costuma subir na porta da casa.",
            "Pagamento antecipado integral, conta de terceiros e valor sem foto são os três alertas. O barato dito às cegas cresce na hora.",
            "Total antes do serviço, favorecido desconhecido e preço por adivinhação são sinais ruins. Depois da visita, o valor dobra.",
          ],
          [
            "Quem condena o motor sem medir capacitor, placa e folha está adivinhando, e vale uma segunda opinião.",
            "Motor condenado sem medição merece outro orçamento, porque a causa costuma ser peça barata.",
            "Peça outra opinião se a troca do motor foi decidida sem instrumento.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Preciso pagar alguma coisa antes da visita?",
        answers: [
          "Se houver valor de ida ou sinal, ele é dito por escrito antes de você confirmar. O comum é pagar no fim, com o portão testado.",
          "Em serviço pequeno, o pagamento é depois do teste. Qualquer sinal vem escrito na proposta.",
        ],
      },
      {
        question: "E se o defeito voltar depois do conserto?",
        answers: [
          "Chame com a nota e um vídeo: no prazo da garantia, que no reparo são os 90 dias da lei, o mesmo serviço é refeito.",
          "Dentro dos 90 dias da lei, o reparo é refeito sem nova mão de obra pelo mesmo defeito. Guarde a nota.",
        ],
      },
      {
        question: "Vocês são autorizados de alguma marca?",
        answers: [
          "Não: somos loja e assistência independente, e trabalhamos com {shop.someBrands}.",
          "Não somos autorizada. Atendemos de forma independente {shop.someBrands}.",
        ],
      },
      {
        question: "Onde reclamo se der problema?",
        answers: [
          "Primeiro por escrito com a empresa; sem solução, no Procon ou no juizado, com nota, orçamento e mensagens.",
          "Registre o pedido por mensagem e, se preciso, vá ao Procon. Documento escrito resolve quase tudo.",
        ],
      },
    ],
    photo: "uma foto do portão, o bairro e o que você precisa",
  },
  {
    id: "tempo-de-empresa",
    isAskedByName: true,
    broader: "loja",
    label: "Há quanto tempo a empresa existe",
    phrase: "o tempo de trabalho da empresa",
    asks: [
      "empresa portão anos mercado",
      "desde quando trabalham portão",
      "quantos anos empresa",
      "quantos anos vocês",
      "quantos anos mercado",
      "anos experiência",
      "tempo mercado",
      "há quanto tempo vocês",
      "quanto tempo vocês trabalham",
    ],
    intent: "question",
    answers: {
      any: [
        "Temos {shop.experience} de experiência com portão automático, na venda, na instalação e no conserto. Atendemos {shop.area}, com {warranty.motor} de garantia no motor e {warranty.installation} na instalação, e orçamento grátis por foto.",
        "A empresa trabalha com portões automáticos há {shop.experience}. Nesse tempo de empresa, o serviço cobre {shop.area}, com garantia de {warranty.installation} na instalação e {warranty.motor} no motor, por escrito.",
        "São {shop.experience} de mercado com portão automático, do controle ao motor. Antes de contratar, peça de qualquer empresa o valor e a garantia por escrito; a nossa é de {warranty.motor} no motor e {warranty.installation} na instalação.",
      ],
    },
    sections: [
      {
        about: "what",
        headings: ["O que fazemos", "Em que trabalhamos"],
        slots: [
          [
            "Vendemos e instalamos motor de portão basculante, de correr e de abrir, e consertamos os que já existem. Controle, peça e manutenção também, em casa, prédio e comércio.",
            "Do controle ao motor, cuidamos de basculante, correr e abrir, em residência, condomínio e empresa. Venda, instalação, conserto e revisão.",
            "Motores, controles, peças e manutenção de portão basculante, de correr e de abrir. Atendemos casa, prédio e comércio.",
          ],
          [
            "As marcas são {shop.brands}, de forma independente, sem vínculo com as fábricas. O contato funciona {shop.hours}.",
            "Trabalhamos com {shop.brands}, como empresa independente, sem vínculo com as fábricas. Quem precisa falar conosco é atendido {shop.hours}.",
            "Sem vínculo com fábrica, vendemos, instalamos e consertamos {shop.brands}. O contato por telefone ou WhatsApp é {shop.hours}.",
          ],
        ],
      },
      {
        about: "check",
        headings: ["O que pedir a qualquer empresa", "Além dos anos, o que conferir"],
        slots: [
          [
            "Anos ajudam, mas o papel protege. Peça sempre estes itens antes do serviço.",
            "Idade da empresa não substitui documento. Confira antes de pagar.",
            "Além do tempo de mercado, verifique o que fica escrito, porque é isso que vale numa reclamação.",
          ],
        ],
        bullets: [
          "Orçamento escrito com modelo, valor e prazo",
          "Garantia do motor e da instalação, em meses",
          "Nota do serviço, com CPF ou CNPJ",
          "Pagamento do saldo só após o teste",
        ],
      },
      {
        about: "care",
        headings: ["Como acompanhar a garantia", "O que guardar do serviço"],
        slots: [
          [
            "Guarde a nota, a foto da etiqueta e a data da instalação, porque a garantia conta delas. A peça fotografada antes da troca também ajuda.",
            "A nota com data e a etiqueta do motor valem na garantia. Fotografe antes e depois.",
            "Nota, etiqueta e data são as provas de que o prazo ainda corre. Some uma foto do serviço pronto, feita no mesmo dia.",
          ],
          [
            "O motor tem {warranty.motor} e a instalação, {warranty.installation}; o conserto segue os 90 dias da lei. Em casa, a revisão {visits.home} evita perder a garantia por mau uso.",
            "São {warranty.motor} no motor, {warranty.installation} na instalação e 90 dias da lei no reparo. A revisão {visits.home} mantém o portão em ordem.",
            "Motor, {warranty.motor}; instalação, {warranty.installation}; reparo, 90 dias da lei. A manutenção {visits.home} protege isso.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Vocês consertam motor antigo?",
        answers: [
          "Sim, quando há peça ou central compatível. A etiqueta mostra o modelo, e acima de {trade.life} de uso comparamos com a troca.",
          "Consertamos, se há peça. Passando de {trade.life}, vale comparar com um novo.",
        ],
      },
      {
        question: "Vocês emitem nota?",
        answers: [
          "Sim, no CPF ou no CNPJ, com motor e serviço descritos. Ela é a prova da garantia.",
          "Emitimos, com o serviço detalhado. Informe o CPF ou CNPJ.",
        ],
      },
      {
        question: "Vocês são autorizados de alguma marca?",
        answers: [
          "Não. Somos empresa independente e trabalhamos com {shop.brands}; a garantia do motor é do fabricante.",
          "De nenhuma. Trabalhamos com várias marcas de forma independente, e a garantia do motor, de {warranty.motor}, é a do fabricante.",
        ],
      },
      {
        question: "Como sei se o serviço foi bem feito?",
        answers: [
          "O portão deve parar sem pancada, reverter no obstáculo e não forçar. Teste com a equipe no local e só então pague o saldo.",
          "A folha para suave e volta ao encontrar um objeto. Peça o teste antes de pagar.",
        ],
      },
    ],
    photo: "uma foto do portão, o bairro e o que você precisa",
  },
  {
    id: "em-quanto-tempo-vem",
    isAskedByName: true,
    broader: "visita-tecnica",
    label: "Em quanto tempo o técnico vem",
    phrase: "o prazo da visita",
    asks: [
      "quanto tempo empresa portão demora atender",
      "empresa portão demora atender",
      "empresa demora vir",
      "quanto tempo empresa demora vir portão",
      "quanto tempo assistência demora",
      "prazo atendimento técnico portão",
      "técnico demora chegar",
      "técnico demora quanto tempo",
      "quanto tempo técnico demora chegar",
      "técnico quanto tempo chega",
      ...combine(
        ["quanto tempo", "demora"],
        ["vir", "pra vir", "chegar técnico", "vocês chegam", "vocês vêm", "atender"],
      ),
      ...combine(["vem", "vêm", "atende", "atendem", "consegue vir", "pode vir"], ["hoje", "agora", "amanhã"]),
      "vocês vêm",
      "quando vocês podem",
      "quando pode vir",
      "que dia vocês",
      "técnico vem hoje",
    ],
    intent: "question",
    answers: {
      any: [
        "O tempo que o técnico demora para chegar depende do bairro, do trânsito e de quem está livre, e a hora possível é informada na própria conversa, pelo WhatsApp ou por telefone, {shop.hours}. Portão aberto para a rua e carro preso vêm primeiro. Mande o endereço e uma foto, e você sabe antes de aceitar.",
        "Quanto tempo o técnico demora para chegar depende do bairro e da agenda, e a resposta vem na mesma conversa pelo WhatsApp, {shop.hours}. Portão aberto para a rua e carro preso têm prioridade, muitas vezes no mesmo dia; mande endereço e foto para saber o primeiro horário livre.",
        "O técnico pode vir no mesmo dia quando há horário na rota do seu bairro, e isso se responde na hora: chame pelo WhatsApp, {shop.hours}, com endereço e foto. Casos de carro preso ou portão que não fecha passam na frente; instalação e revisão têm dia e turno marcados.",
        "Em quanto tempo o técnico chega muda com a distância e a agenda, e o prazo de atendimento é informado na conversa: envie endereço e foto pelo WhatsApp, que responde {shop.hours}. Urgência, como portão aberto ou carro preso, é atendida primeiro.",
      ],
    },
    sections: [
      {
        about: "time",
        headings: ["O que muda o tempo de espera", "O que é atendido primeiro"],
        slots: [
          [
            "A ordem da fila segue o risco, e depois a rota do dia. Diga em que grupo está o seu caso, pois isso adianta a resposta.",
            "Quem corre risco vem antes, e a rota decide o resto. Contar o que houve já na primeira mensagem encurta a espera.",
            "Primeiro os casos de risco, em seguida os que ficam no caminho. Explique o problema logo no começo.",
          ],
        ],
        bullets: [
          "Primeiro: portão aberto para a rua, carro preso, folha torta ou caída",
          "Depois: portão que não responde, com a casa fechada",
          "Com dia e turno: instalação, troca de motor e revisão",
          "Fora de hora: noite, domingo e feriado, com valor da ida informado antes",
        ],
      },
      {
        about: "check",
        headings: ["O que mandar para agilizar", "Quatro informações que adiantam a visita"],
        slots: [
          [
            "Com estes dados, o técnico já sai com a peça provável e evita uma segunda ida. Faça tudo de longe e sem abrir o motor.",
            "Uma mensagem completa poupa perguntas e faz a peça certa ir junto. Nada disso exige mexer no portão.",
            "Quanto mais clara a mensagem, maior a chance de resolver na primeira ida. Fotografe à distância.",
          ],
        ],
        steps: [
          "Escreva o endereço e até que horas há alguém em casa.",
          "Diga se o portão está aberto, fechado ou com carro preso.",
          "Mande um vídeo curto, com som, do que acontece.",
          "Fotografe a etiqueta do motor, por fora.",
        ],
      },
      {
        about: "safety",
        headings: ["O que fazer enquanto espera", "Até o técnico chegar"],
        slots: [
          [
            "Desligue o disjuntor se o motor ronca, cheira a queimado ou a folha está torta. Portão de correr ou de abrir, reto, pode ser fechado na mão depois de destravar; basculante com defeito não se destrava.",
            "Ronco, cheiro ou folha torta pedem energia cortada. De correr ou de abrir, inteiro, fecha-se com a mão, já destravado; o basculante fica como está.",
            "Se algo força ou cheira mal, corte no disjuntor. Só folha de correr ou pivotante em ordem se move na mão, e basculante espera sem ninguém embaixo.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "A visita no mesmo dia custa mais?",
        answers: [
          "De dia, em geral não. À noite, no domingo e em feriado a ida tem valor próprio, informado antes de você confirmar.",
          "Dentro do horário comum, costuma ser o mesmo valor. Fora dele, a ida é combinada à parte, antes de sair.",
        ],
      },
      {
        question: "Quanto tempo o conserto leva?",
        answers: [
          "Um reparo pequeno leva em geral até {trade.smallRepair}. Trocar o motor toma de {time.tilting} no basculante e de {time.sliding} no de correr.",
          "Ajuste ou peça comum cabe em {trade.smallRepair}. Motor novo pede {time.tilting} em basculante ou {time.sliding} em portão de correr.",
        ],
      },
      {
        question: "Preciso estar em casa?",
        answers: [
          "Alguém precisa abrir, mostrar o disjuntor e ver o teste no fim. Pode ser o porteiro ou um vizinho avisado.",
          "Não você, mas um adulto que dê acesso ao quadro de luz e acompanhe o teste.",
        ],
      },
      {
        question: "E se o técnico atrasar?",
        answers: [
          "Trânsito acontece, e o aviso vem pelo mesmo WhatsApp. Deixe um telefone de quem estará no endereço.",
          "Você é avisado pela conversa. Ter um contato no local ajuda a remarcar sem perder o dia.",
        ],
      },
    ],
    photo: "o endereço, uma foto do portão e o horário em que pode receber",
  },
  {
    id: "fabricante-de-portao",
    broader: "portao-automatico",
    label: "Fabricante de portão",
    phrase: "o fabricante do portão",
    asks: [
      ...combine(
        ["fabricante", "fabricantes"],
        [
          ...[
            "portão",
            "portão basculante",
            "portão garagem",
            "portão automático",
            "portão eletrônico",
            "portão correr",
          ],
          ...["portão deslizante", "portão pivotante", "portão alumínio", "portão ferro"],
        ],
      ),
      ...combine(
        ["quem fabrica"],
        ["portão basculante", "portão garagem", "portão deslizante", "portão correr", "portão pivotante"],
      ),
      ...combine(
        ["fabricação"],
        ["portão basculante", "portão garagem", "portão deslizante", "portão correr", "portão pivotante"],
      ),
      "fábrica portão basculante",
    ],
    intent: "buying",
    answers: {
      any: [
        "O fabricante do portão é a serralheria, que faz sob medida a folha de alumínio ou de ferro, basculante, de correr ou de abrir. Nós não fabricamos portão: vendemos e instalamos o motor. O kit basculante de até {width.quarterHp} parte de {price.lowest} instalado, e a troca de motor nos outros portões, em casa, fica de {price.homeSwap}.",
        "Quem fabrica portão basculante, de correr ou de abrir é o serralheiro, que faz a folha sob medida e cobra em geral por metro quadrado. A nossa parte é o motor, já instalado. Para basculante de até {width.quarterHp}, o kit parte de {price.lowest}, e a troca de motor nos outros portões, em casa, fica de {price.homeSwap}.",
        "A fábrica de portão basculante ou de alumínio é a serralheria, e nós cuidamos da automação, com motor, central e controles instalados. O kit para basculante de até {width.quarterHp} começa em {price.lowest}. Em portão de correr ou de abrir, a referência é a troca de motor em casa, de {price.homeSwap}.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["O que pedir ao fabricante do portão", "Como escolher quem vai fabricar"],
        slots: [
          [
            "Peça por escrito o material, a espessura da chapa, as medidas, a pintura e o prazo, e compare propostas com os mesmos dados. Combine também quem fixa as colunas, quem retira o portão velho e quem acerta o piso.",
            "Uma boa proposta traz material, chapa, medida, acabamento e prazo, e só assim duas podem ser comparadas. Deixe claro quem faz a coluna, a retirada do portão antigo e o acerto do piso.",
            "Compare orçamentos com a mesma medida, a mesma chapa e a mesma pintura, todos escritos. Acerte antes quem cuida da coluna, da remoção do portão velho e do piso.",
          ],
          [
            "O material muda o motor. Chapa grossa pesa e exige motor mais forte, e o alumínio é leve e não enferruja, mas precisa de reforço no ponto em que o motor se fixa. O ferro galvanizado resiste mais à ferrugem que o comum.",
            "A folha de chapa grossa exige mais força do motor, e a de alumínio, que não enferruja, é leve e precisa de reforço onde ele se prende. Entre os ferros, o galvanizado resiste mais à ferrugem.",
            "O alumínio poupa o motor e não enferruja, desde que a folha seja reforçada na fixação. O ferro em chapa grossa pesa mais e usa motor mais forte, e o galvanizado dura mais que o comum.",
          ],
        ],
      },
      {
        about: "check",
        headings: ["A folha já pronta para o motor", "O que a folha precisa trazer de fábrica"],
        slots: [
          [
            "Cada item custa menos antes da pintura do que depois, com solda e furo no portão pronto. Mostre esta lista a quem for fabricar.",
            "Feitos na fábrica, estes pontos evitam soldar e repintar mais tarde. Entregue a lista ao serralheiro.",
            "Estes preparos são baratos antes da pintura e caros com o portão pronto. Leve a lista na hora da encomenda.",
          ],
        ],
        bullets: [
          "Basculante: contrapeso na medida, cabos novos e lugar para o motor",
          "De correr: trilho nivelado, batente nas duas pontas e base de concreto",
          "De abrir: dobradiças reforçadas e coluna firme",
          "Em todos: chapa de reforço no ponto do motor",
          "Ponto de energia com disjuntor próprio e fio terra",
        ],
      },
      {
        about: "cost",
        headings: ["O que é do fabricante e o que é nosso", "Dois orçamentos: folha e motor"],
        slots: [
          [
            "Folha, coluna e pintura são pagas à serralheria, e o motor instalado, a nós. No primeiro motor de um portão de correr, somam-se a base e a cremalheira, a barra de dentes presa à folha.",
            "São dois orçamentos: o portão, com quem o fabrica, e a automação, conosco. No portão de correr entram ainda a base e a cremalheira, que é a barra dentada presa à folha.",
            "A serralheria cobra folha, coluna e pintura. Nós cobramos o motor com a instalação, mais a base e a cremalheira (a barra dentada) no portão de correr.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Vocês consertam portão que outra empresa fabricou?",
        answers: [
          "Sim, a automação de qualquer fabricante: motor, placa, controles, sensores e regulagem. Solda e chapa da folha são da serralheria.",
          "Sim, consertamos o motor e o que faz o portão andar. Folha torta ou quebrada é serviço do serralheiro.",
        ],
      },
      {
        question: "Quem dá a garantia?",
        answers: [
          "A folha tem a garantia de quem a fez. O motor que vendemos tem {warranty.motor}, e a instalação, {warranty.installation}.",
          "Cada um responde pela sua parte: a serralheria pela folha, e nós, com {warranty.motor} no motor e {warranty.installation} no serviço.",
        ],
      },
      {
        question: "Até que largura vale o motor de 1/4 HP?",
        answers: [
          "Até {width.quarterHp} de portão basculante equilibrado. Folha mais larga ou de chapa grossa precisa de motor mais forte.",
          "Ele serve em basculante equilibrado de até {width.quarterHp}. Acima disso, defina o motor antes de encomendar a folha.",
        ],
      },
      {
        question: "O que vem primeiro, a folha ou o motor?",
        answers: [
          "Primeiro a folha pronta, o concreto curado e o teste na mão, e por último o motor. A instalação leva {time.tilting} no basculante e {time.sliding} no de correr.",
          "A folha vem antes e precisa andar leve na mão. Depois o motor é montado, em {time.tilting} no basculante ou {time.sliding} no de correr.",
        ],
      },
    ],
    photo: "o desenho ou as medidas do portão, com o material, e uma foto da entrada",
  },
  {
    id: "fazem-portao",
    isAskedByName: true,
    broader: "serralheria",
    label: "Vocês fazem portão?",
    phrase: "a fabricação do portão",
    asks: [
      "fabricação portão ferro",
      "fabricação portão alumínio",
      "quem faz portão ferro",
      "quem faz portão alumínio",
      "portão sob medida",
      "portão ferro sob medida",
      "portão alumínio sob medida",
      "portão madeira sob medida",
      "portão aço sob medida",
      ...combine(
        ["fazem", "fabricam", "vendem", "constroem"],
        ["portão vocês", "portão novo", "portão sob medida", "folha portão"],
      ),
      "vocês portão completo",
      "fabricação portão",
      "fábrica portão",
      "portão completo motor instalado",
    ],
    intent: "question",
    answers: {
      any: [
        "Não fazemos a folha: portão de ferro, alumínio ou madeira sob medida é do serralheiro, e nós instalamos o motor nele {em}. Pelo desenho ou pela foto dizemos o que a folha precisa ter: reforço, espaço e energia. O kit basculante instalado parte de {price.lowest}; nos outros, a troca do motor em casa fica de {price.homeSwap}.",
        "Quem faz portão de ferro sob medida é o serralheiro; nós fazemos a parte automática, com motor, central, fotocélula e controles. Mande o desenho antes da solda, e indicamos o motor e o reforço: basculante a partir de {price.lowest} instalado, e, nos demais tipos, de {price.homeSwap} na troca em casa.",
        "O portão sob medida se encomenda ao serralheiro, e {em} nós cuidamos do motor, do projeto ao teste, no que já existe ou no que acabou de ficar pronto. No basculante de até {width.quarterHp}, o kit instalado custa {models.pricesOr}; de correr ou de abrir, a troca do motor em casa fica de {price.homeSwap}.",
        "Nós não fazemos portão: a folha, de ferro, alumínio ou madeira, fica com o serralheiro, e vendemos e instalamos o motor dela. Vendo o desenho ou uma foto, indicamos reforço e energia; o basculante automático sai desde {price.lowest} instalado, e trocar o motor dos outros tipos, em casa, custa de {price.homeSwap}.",
        "Portão novo quem faz é o serralheiro, e a nossa parte começa na automação: escolher o motor, indicar o reforço e instalar. Envie o desenho antes da fabricação; para basculante há kit instalado desde {price.lowest}, e nos outros tipos serve de referência a troca do motor em casa, de {price.homeSwap}.",
        "Fabricar a folha de ferro, alumínio ou madeira não é serviço nosso, e sim de serralheria; vendemos e montamos o motor que a move. Com foto ou projeto, apontamos energia, espaço e reforço. O kit basculante começa em {price.lowest} com instalação, e um motor trocado em casa, nos demais tipos, vai de {price.homeSwap}.",
      ],
    },
    sections: [
      {
        about: "visit",
        headings: ["Do desenho ao portão funcionando", "Em que ordem fazer cada coisa"],
        slots: [
          [
            "Motor e folha andam juntos desde o desenho, e assim nada se refaz. A ordem é esta.",
            "Escolher o motor antes da solda evita furar a folha nova depois de pintada. Faça assim.",
            "Quem pensa no motor desde o começo não paga reforço duas vezes. Siga estes passos.",
            "O projeto sai mais barato quando serralheiro e instalador se falam antes do corte do ferro. O caminho tem cinco etapas.",
            "Um reforço soldado na fábrica custa menos que outro feito no portão já pintado. Por isso o motor entra na conversa desde o início, nesta sequência.",
          ],
        ],
        steps: [
          "Mande o desenho ou as medidas: largura, altura, material e se a folha é fechada ou vazada.",
          "Dizemos o motor indicado e onde a folha precisa de reforço.",
          "O serralheiro faz a folha reta, leve na mão e com batente firme.",
          "O eletricista deixa o ponto de energia, com disjuntor só do portão e fio terra.",
          "Instalamos o motor, regulamos a força, gravamos os controles e testamos com você.",
        ],
      },
      {
        about: "check",
        headings: ["O que pedir ao serralheiro", "A folha já preparada para o motor"],
        slots: [
          [
            "Combine isto antes da solda, porque depois cada ajuste custa de novo. O que muda é o tipo de portão.",
            "Com estes pontos prontos, o motor entra sem retrabalho. Combine isso com quem vai fazer a folha.",
            "A folha preparada poupa solda na pintura nova. O que pedir muda com o tipo de portão.",
            "Leve esta lista à serralheria ao fechar o pedido, pois soldar depois da pintura estraga o acabamento. Cada tipo de portão tem a sua exigência.",
            "Uma folha feita sem pensar no motor volta para a bancada. Para que isso não aconteça, inclua no pedido o item do seu tipo de portão.",
          ],
        ],
        bullets: [
          "De correr: trilho reto, batente nas duas pontas e base de concreto para o motor",
          "De abrir: dobradiças reforçadas, coluna firme e espaço para o braço",
          "Basculante: contrapeso ou mola equilibrados e lugar para o motor na coluna",
          "Em todos: ponto de energia próprio e duto para a fotocélula",
        ],
      },
      {
        about: "cost",
        headings: ["O que se paga a cada um", "Folha e motor: dois orçamentos"],
        slots: [
          [
            "A folha é cobrada pelo serralheiro, por metro quadrado e material; o motor e a instalação, por nós. Em folha nova de correr somam-se base e cremalheira, a régua dentada por onde o motor puxa.",
            "São duas contas: a do serralheiro, pela medida e pelo material, e a do motor instalado. No de correr, some base e a cremalheira, a barra dentada da folha.",
            "Quem faz a folha cobra por metro e material, e nós, pelo motor com a mão de obra. Portão de correr novo leva ainda base e cremalheira, a régua em que o motor engrena.",
            "Folha e automação têm donos e preços diferentes: no ferro contam metragem e material, e no motor, o modelo com o serviço. Se o portão corre, some a base e a barra dentada em que a engrenagem trabalha, a cremalheira.",
            "Peça um orçamento à serralheria, que calcula por área e tipo de chapa, e outro a nós, que inclui motor e montagem. Deslizante recém-feito precisa também de apoio de concreto e de cremalheira, os dentes que o motor puxa.",
          ],
          [
            "A instalação leva {time.tilting} no basculante e {time.sliding} no de correr, com a folha pronta e a energia no lugar.",
            "Com tudo preparado, são {time.sliding} para o motor do portão de correr e {time.tilting} para o basculante.",
            "No dia, o serviço dura {time.tilting} em basculante ou {time.sliding} em portão de correr, se a base já curou.",
            "Depois de a folha estar no lugar e o ponto de energia pronto, montar o motor toma {time.tilting} no basculante ou {time.sliding} no deslizante.",
            "Conte {time.sliding} para automatizar um de correr e {time.tilting} para um basculante, desde que concreto, folha e energia já estejam prontos.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Vocês indicam o tamanho do motor antes de o portão ficar pronto?",
        answers: [
          "Sim: com largura, altura, material e se a folha é fechada ou vazada, o peso é estimado e o motor, indicado.",
          "Indicamos pelo desenho. Medidas e material bastam para estimar o peso e escolher o motor com folga.",
          "Claro, e esse é o melhor momento. O projeto com medidas, material e tipo de fechamento permite calcular o peso e sugerir um motor que trabalhe folgado.",
        ],
      },
      {
        question: "O serralheiro pode deixar o portão pronto para o motor?",
        answers: [
          "Pode e convém: batente nas pontas, folha reta e reforço no ponto do motor. Mandamos a ele a medida do modelo.",
          "Sim. Com o motor escolhido pelo desenho, ele solda o reforço no lugar certo e ninguém refaz nada.",
          "Esse é o ideal, porque soldar depois custa outra pintura. Passamos ao serralheiro o ponto de fixação do motor escolhido, e ele já entrega a folha reforçada e com batente.",
        ],
      },
      {
        question: "Vocês consertam a folha torta?",
        answers: [
          "Ajuste de roldana, trilho e dobradiça entra no nosso serviço; solda e reforma da folha podem ir para o serralheiro.",
          "Fazemos a regulagem e a troca de roldanas e dobradiças. Folha empenada, que pede solda grande, fica com o serralheiro.",
          "Depende do defeito: roldana, dobradiça e trilho ajustamos ou trocamos. Quadro torto que exige solda pesada é trabalho de serralheria, feito antes do motor.",
        ],
      },
      {
        question: "Dá para automatizar o portão que já tenho?",
        answers: [
          "Na maioria dos casos, sim, se a folha está reta e leve na mão. O que faltar, como reforço ou base, é visto por foto.",
          "Quase sempre. Folha firme e energia por perto são o principal; fotos por dentro mostram o resto.",
          "Em geral dá, e sem trocar a folha, contanto que ela seja firme e se mova sem esforço. Fotos do lado de dentro revelam se falta base, reforço ou energia.",
        ],
      },
    ],
    photo: "fotos do lugar ou do portão, com a largura, a altura e o material da folha",
  },
  {
    id: "prazo-do-portao-sob-medida",
    isAskedByName: true,
    broader: "serralheria",
    label: "Prazo para fazer o portão sob medida",
    phrase: "o prazo do portão sob medida",
    asks: [
      "prazo portão sob medida",
      "prazo fazer portão",
      "prazo fazer portão sob medida",
      "prazo entrega portão sob medida",
      "prazo fabricação portão",
      "prazo serralheiro portão",
      "quanto tempo fazer portão sob medida",
      "quanto tempo fazer portão ferro",
      "quanto tempo fazer portão alumínio",
      "quanto tempo demora fazer portão",
      "quanto tempo demora portão sob medida",
      "quanto tempo fica pronto portão",
      "quanto tempo serralheiro faz portão",
      "quantos dias fazer portão",
      "quantos dias portão sob medida",
      "demora fazer portão sob medida",
    ],
    intent: "question",
    answers: {
      any: [
        "O prazo para fazer um portão sob medida quem dá é o serralheiro: costuma ser de semanas, contadas da medição, e muda com material, tamanho, pintura e fila da oficina. O motor é conosco e entra em um dia, de {time.tilting} no basculante ou {time.sliding} no de correr.",
        "Quanto tempo o serralheiro faz um portão sob medida depende da oficina, em geral algumas semanas depois da medida confirmada, mais alguns dias se for galvanizar. Assim que a folha está no lugar, instalamos o motor no mesmo dia, em {time.tilting} ou {time.sliding}, conforme o tipo.",
        "Não há prazo único para portão sob medida: o serralheiro o calcula pela medição, pelo material e pelo acabamento, normalmente em semanas. Peça a data por escrito e escolha o motor enquanto espera; a instalação dele leva horas, {time.tilting} no basculante.",
      ],
    },
    sections: [
      {
        about: "time",
        headings: ["O que faz o prazo crescer", "Por que um portão demora mais que outro"],
        slots: [
          [
            "O serralheiro conta o prazo da medida confirmada e do sinal pago, e não do primeiro telefonema. Quatro coisas o alongam.",
            "Antes da medição e do sinal, nenhuma data é firme. Depois disso, estes pontos somam dias.",
            "A contagem começa na medida final, com o pedido fechado. O que mais atrasa está na lista.",
          ],
        ],
        bullets: [
          "Material: alumínio e madeira podem depender de entrega do fornecedor.",
          "Acabamento: galvanizar e pintar acrescentam dias.",
          "Tamanho e tipo: folha grande ou com porta social tem mais solda.",
          "Obra: trilho, coluna e base de concreto precisam estar prontos e curados.",
        ],
      },
      {
        about: "check",
        headings: ["Peça isto ao serralheiro", "O que deixar combinado para o motor"],
        slots: [
          [
            "Com estes itens no pedido, o motor entra sem refazer a folha. Combine antes da solda, porque depois cada ajuste custa de novo.",
            "Acertar isto antes de soldar evita retrabalho e deixa a folha pronta para o motor.",
            "Peça estes pontos por escrito logo no começo: reforço esquecido se paga duas vezes.",
          ],
        ],
        steps: [
          "Data de entrega e o que acontece se atrasar.",
          "Peso da folha e reforço no ponto em que o motor será preso.",
          "Batente firme no fim do curso e folha leve na mão.",
          "Ponto de energia com disjuntor próprio perto do motor.",
        ],
      },
      {
        about: "cost",
        headings: ["O motor enquanto a folha não chega", "Adiante o motor"],
        slots: [
          [
            "O desenho já basta para escolher o motor. No basculante de até {width.quarterHp}, o kit instalado parte de {price.lowest}; folha maior ou de outro tipo pede modelo pelo peso.",
            "Enquanto o serralheiro trabalha, o motor se escolhe pelo desenho: desde {price.lowest} instalado em basculante até {width.quarterHp}, ou pelo peso da folha nos demais.",
            "Com o projeto na mão, o motor fica definido: kit a partir de {price.lowest}, montado, para basculante de até {width.quarterHp}, e capacidade pelo peso nos outros tipos.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Vocês fabricam o portão?",
        answers: [
          "Não: a folha é do serralheiro. Vendemos e instalamos o motor, a central e os controles.",
          "A fabricação fica com o serralheiro, e a automação é conosco, da escolha do motor à manutenção.",
        ],
      },
      {
        question: "Quando devo pedir o motor?",
        answers: [
          "Assim que o desenho estiver pronto. O peso e a medida definem o modelo, e o serralheiro já solda o reforço no lugar certo.",
          "Durante a fabricação. Assim o reforço sai na folha, e a instalação fica marcada para depois da entrega.",
        ],
      },
      {
        question: "E se o serralheiro atrasar a entrega?",
        answers: [
          "Com data por escrito, você pode exigir o cumprimento ou desistir e reaver o que pagou, pelo código do consumidor. Sem data, discutir fica difícil.",
          "O código do consumidor dá a escolha entre exigir a entrega e cancelar com devolução. Por isso o prazo precisa estar no pedido.",
        ],
      },
      {
        question: "Quanto tempo depois do portão pronto o motor funciona?",
        answers: [
          "No mesmo dia da instalação, com energia e base prontas. Base de concreto nova precisa curar antes, cerca de uma semana.",
          "A montagem leva {time.tilting} no basculante e {time.sliding} no de correr. Concreto novo na base pede em torno de sete dias de cura.",
        ],
      },
    ],
    photo: "o desenho ou a foto do vão, com a largura, a altura e o material da folha",
  },
  {
    id: "melhor-loja-de-portao",
    isAskedByName: true,
    broader: "loja",
    label: "Qual a melhor loja de portão automático",
    phrase: "a escolha da loja de motor de portão",
    asks: [
      "melhor loja portão",
      "melhor loja portão automático",
      "melhor loja portão eletrônico",
      "melhor loja motor portão",
      "qual melhor loja portão",
      "qual melhor loja portão automático",
      "qual melhor loja motor portão",
      "melhor loja comprar motor portão",
      "qual loja comprar motor portão",
      "melhor lugar comprar motor portão",
      "melhor empresa portão automático",
      "melhor empresa motor portão",
      "qual melhor empresa portão automático",
      "boa loja portão automático",
      "boa loja motor portão",
    ],
    intent: "buying",
    answers: {
      any: [
        "A melhor loja de portão automático é a que confere o seu portão antes de vender, instala o que vende e dá garantia por escrito. Trabalhamos assim: modelo indicado por foto, kit basculante instalado a partir de {price.lowest} e {warranty.motor} de garantia no motor.",
        "A melhor loja de motor de portão é a que responde pelo motor e pela instalação e dá o preço do portão funcionando, sem frete nem instalador à parte. Conosco, o kit basculante instalado custa {models.pricesOr}, e nos outros portões a troca em casa fica de {price.homeSwap}.",
        "Para achar a melhor loja de portão automático, compare quem instala, quanto dura a garantia e se há peça para depois. O nosso kit basculante sai desde {price.lowest} já montado, com {warranty.motor} de garantia no motor e {warranty.installation} na instalação.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["O que perguntar a cada loja", "Perguntas que separam as lojas"],
        slots: [
          [
            "Faça as mesmas perguntas a todas, a nossa incluída, e compare as respostas por escrito.",
            "Quem responde a isto com clareza costuma entregar o que promete.",
            "Leve esta lista à loja ou ao WhatsApp e guarde o que responderem.",
          ],
        ],
        bullets: [
          "O modelo foi escolhido pelo peso e pela medida do meu portão?",
          "A instalação está no preço, e quem vem instalar?",
          "Quantos controles vêm, e a fotocélula está incluída?",
          "Qual a garantia do motor e a do serviço?",
          "Há peça dessa marca para consertar depois?",
          "Emitem nota com CNPJ?",
        ],
      },
      {
        about: "cost",
        headings: ["Como comparar os preços das lojas", "O preço que vale é o do portão funcionando"],
        slots: [
          [
            "Motor mais barato sem montagem pode sair mais caro, porque a instalação avulsa parte de {price.installation}, fora o frete. Um kit já instalado custa desde {price.lowest}, para folha basculante de até {width.quarterHp}.",
            "Compare sempre o total: à caixa do motor somam-se frete e instalador, que cobra a partir de {price.installation}. O kit montado, em basculante de até {width.quarterHp}, começa em {price.lowest}.",
            "Ao preço da caixa acrescente frete e mão de obra, esta desde {price.installation}. O nosso kit instalado, para comparar, parte de {price.lowest} em folha de até {width.quarterHp}.",
          ],
          [
            "Desconfie de valor fechado sem foto nem medida: o acerto da folha aparece na conta no dia. Boa proposta diz o que entra e o que fica de fora.",
            "Preço dado sem ver o portão costuma crescer na hora da montagem. Peça por escrito o que está incluído e o que não está.",
            "Quem fecha preço sem medida nem imagem tende a cobrar a diferença depois. Exija a lista do que está dentro do valor.",
          ],
        ],
      },
      {
        about: "visit",
        headings: ["Como atendemos, da foto ao teste", "A compra e a instalação conosco"],
        slots: [
          [
            "Com foto e largura da folha, indicamos o modelo e o total antes de marcar. No dia, o técnico leva o kit, confere a folha, instala e grava os controles com você por perto.",
            "Pela imagem e pela medida, o modelo e o preço vêm antes do agendamento. O técnico chega com o motor certo, acerta a fixação e só termina com os controles testados.",
            "A indicação nasce da foto e da largura, e o valor é conhecido antes da visita. Depois o técnico monta, regula a força e entrega o portão testado diante de você.",
          ],
          [
            "A instalação leva de {time.tilting} no basculante e de {time.sliding} no de correr. Atendemos {shop.hours}, e o cartão divide em até {shop.instalments} vezes.",
            "Conte de {time.tilting} em basculante ou de {time.sliding} em deslizante. O atendimento é de {shop.hours}, e dá para parcelar em até {shop.instalments} vezes no cartão.",
            "São de {time.tilting} num basculante e de {time.sliding} num de correr. Estamos disponíveis {shop.hours} e parcelamos no cartão em até {shop.instalments} vezes.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Comprar na loja ou pela internet?",
        answers: [
          "Na internet, some frete e instalador, e lembre que a garantia do serviço será de outra pessoa. Serve a quem já sabe o modelo; quem quer um só responsável compra de quem instala.",
          "Depende de você ter instalador e saber o modelo. Se errar a medida, na internet a devolução do motor é por sua conta de tempo e frete, e na loja que instala isso não acontece.",
        ],
      },
      {
        question: "Quais marcas vocês vendem?",
        answers: [
          "Trabalhamos com {shop.brands}, como empresa independente. O modelo depende do seu portão.",
          "São {shop.brands}, sem exclusividade de nenhuma. A foto mostra qual serve.",
        ],
      },
      {
        question: "Loja autorizada é melhor que independente?",
        answers: [
          "Autorizada atende só a sua marca e cuida da garantia de fábrica dela. A independente compara marcas e conserta todas; o que importa nas duas é peça e garantia por escrito.",
          "Cada uma serve a um caso: a autorizada, para a garantia de uma marca; a independente, para escolher entre várias e consertar qualquer uma.",
        ],
      },
      {
        question: "E depois da compra, quem conserta?",
        answers: [
          "Nós mesmos: fazemos manutenção e reparo do que instalamos e de outras marcas. A revisão em casa se faz {visits.home} e parte de {price.preventive}, sem peças.",
          "A mesma equipe que instala faz a manutenção, {visits.home} em residência, desde {price.preventive} e sem peças.",
        ],
      },
    ],
    photo: "uma foto do portão inteiro, com a largura, e quantas vezes ele abre por dia",
  },
  {
    id: "speedy-assistencia",
    broader: "speedy",
    label: "Assistência do motor Speedy",
    phrase: "a assistência do motor Speedy",
    asks: [
      "assistência speedy",
      "assistência técnica speedy",
      "autorizada speedy",
      "técnico speedy",
      "manutenção speedy",
      "conserto speedy",
      "consertar speedy",
      "conserto motor speedy",
      "reparo speedy",
    ],
    intent: "repair",
    answers: {
      any: [
        "A assistência do motor Speedy é feita por nós, que montamos o kit: o técnico vai ao endereço, confere o contrapeso e os cabos e mede capacitor, fim de curso e placa. A visita com regulagem em casa custa a partir de {price.preventive}, sem peças, e a peça gasta é orçada antes da troca.",
        "O conserto do motor Speedy é feito no seu endereço, pela mesma loja que monta o kit. O técnico testa a folha na mão, com tudo desligado, e depois o capacitor, o fim de curso e a placa. Regular, em casa, custa desde {price.preventive}, sem peças.",
        "Consertamos motor Speedy na sua garagem: a folha é testada primeiro, porque motor rápido sente qualquer peso a mais, e a parte elétrica é medida em seguida. Em casa, a regulagem começa em {price.preventive}, sem contar peças.",
      ],
    },
    sections: [
      {
        about: "visit",
        headings: ["O que o técnico confere no Speedy", "Como é a visita", "A ordem dos testes no motor Speedy"],
        slots: [
          [
            "Primeiro a folha: com o disjuntor desligado, o técnico vê se ela para sozinha na metade do caminho, sinal de contrapeso certo, e se braço, pinos e cabos estão firmes.",
            "A visita começa pelo equilíbrio da folha, pelos cabos e pelo braço, porque no Speedy a folga vira pancada em {opening.speedy}.",
            "O técnico testa antes a folha, sem o motor: contrapeso, cabos, pinos e solda do braço.",
          ],
          [
            "Depois mede a tensão na partida, o capacitor e a placa, limpa e lubrifica o fuso e acerta o fim de curso e a força.",
            "Em seguida vêm o capacitor, a placa, a graxa do fuso e o ponto em que a folha freia.",
            "Só então mede a parte elétrica e regula a parada, para a folha chegar sem bater.",
          ],
        ],
      },
      {
        about: "replace",
        headings: ["Consertar ou pôr um Speedy novo", "Quando o conserto não compensa", "Conserto ou troca do Speedy"],
        slots: [
          [
            "Capacitor, fim de curso e regulagem sempre compensam. Com o redutor gasto ou o enrolamento queimado, compare o orçamento com o kit novo, de {price.speedy}, já instalado.",
            "Placa, capacitor e fim de curso se trocam. Se as engrenagens do redutor acabaram, um Speedy novo instalado custa {price.speedy} e volta a ter {warranty.motor} de garantia no motor.",
            "O conserto compensa enquanto o motor gira firme. Queimado ou com o redutor gasto, ele dá lugar a outro kit, por {price.speedy}, com instalação.",
          ],
        ],
      },
    ],
    keep: ["care"],
    questions: [
      {
        question: "O Speedy ainda está na garantia. Pago a visita?",
        answers: [
          "Defeito do motor que vendemos é coberto por {warranty.motor}, e falha da montagem, por {warranty.installation}. Mande a nota e um vídeo antes de marcar.",
          "Se fomos nós que vendemos e o defeito é do motor, a garantia de {warranty.motor} cobre. Peça gasta pelo uso e folha desequilibrada são orçadas.",
        ],
      },
      {
        question: "O meu Speedy ronca e não anda. É o capacitor?",
        answers: [
          "Muitas vezes sim, mas folha presa ou contrapeso solto dão o mesmo ronco. Desligue o disjuntor, e o técnico mede antes de trocar.",
          "Pode ser ele ou a folha presa. Não insista, porque o motor aquece parado, e deixe o disjuntor desligado até a medição.",
        ],
      },
    ],
    photo: "um vídeo curto do defeito e uma foto da etiqueta do motor",
  },
];
