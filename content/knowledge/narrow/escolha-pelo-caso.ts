import type { NarrowConcept } from "#domain/knowledge/concept.ts";
import { combine } from "./combine.ts";

/** Choices and duties that one thing about the place decides: a building, a factory, the weight of the leaf, the room above. */
export const escolhaPeloCaso: NarrowConcept[] = [
  {
    id: "art-no-condominio",
    broader: "normas",
    label: "ART para portão de condomínio",
    phrase: "a ART do portão do condomínio",
    asks: [
      "art instalação portão novo condomínio",
      "art portão novo condomínio",
      "quem assina art portão condomínio",
      "quem assina art portão novo condomínio",
      "quem emite art portão condomínio",
      "art portão condomínio preço",
      "art preço portão",
      "quanto custa art portão",
      "valor art portão",
      "quanto custa art portão condomínio",
      "nbr 16280 art portão condomínio",
      ...combine(
        ["art", "rrt", "trt", "responsável técnico", "engenheiro", "precisa laudo", "precisa laudo motor"],
        [
          "condomínio",
          "prédio",
          "portão condomínio",
          "portão prédio",
          "trocar portão condomínio",
          "trocar portão prédio",
          "troca portão condomínio",
          "motor condomínio",
          "motor prédio",
          "síndico",
        ],
      ),
      "precisa art trocar portão condomínio",
      "precisa art trocar portão automático condomínio",
      "precisa engenheiro trocar portão prédio",
    ],
    intent: "question",
    answers: {
      any: [
        "Trocar o portão do prédio inteiro em geral precisa de ART, o registro do engenheiro no CREA, porque a NBR 16280 trata como reforma o que mexe em estrutura, fachada ou elétrica. Trocar só o motor por outro equivalente costuma dispensar; a administradora confirma, e essa troca fica de {price.heavySwap}.",
        "Para instalação de portão novo em condomínio, em geral precisa de ART: há chumbador, fachada ou elétrica comum, e a NBR 16280 pede responsável técnico, registrado no CREA ou em conselho equivalente. Motor, placa ou roldana é manutenção e costuma dispensar, salvo exigência da administradora.",
        "O portão eletrônico de condomínio pede ART quando a troca é reforma, como portão novo, obra no piso ou circuito novo, segundo a NBR 16280. Colocar ou trocar o motor em portão de prédio, mesmo antigo, costuma dispensar laudo do CREA, mas o síndico deve confirmar com a administradora.",
        "RRT é o documento do arquiteto, no CAU, e TRT, o do técnico industrial, no CFT: valem no condomínio como a ART do engenheiro, no CREA, se o profissional tem atribuição. Em geral se pede em obra ou folha nova, pela NBR 16280; trocar só o motor costuma dispensar.",
      ],
      price: [
        "A ART do portão do condomínio não tem preço nosso: é a taxa do CREA mais os honorários do engenheiro, contratado à parte ou somado à proposta, se a administradora exigir. O serviço em si, trocar o motor em portão de prédio, fica de {price.heavySwap}, com mão de obra, e costuma dispensá-la.",
        "O custo da ART em condomínio soma a taxa do CREA e o que o engenheiro cobra, e só entra se a administradora a pedir. Trocar o motor do portão do prédio, que em geral não precisa dela, custa de {price.heavySwap}, motor e serviço.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["O que pede ART e o que dispensa", "Portão novo, motor novo ou manutenção"],
        slots: [
          [
            "A regra prática separa reforma, que muda o prédio, de manutenção, que repõe o que já existe. A palavra final é da administradora, e a divisão costuma ser esta.",
            "Reforma pede responsável técnico, e manutenção, em geral, não. Veja em qual linha está o serviço do seu prédio e confirme com a administradora.",
            "O que altera estrutura, fachada ou elétrica é reforma; trocar peça igual é manutenção. Na dúvida, vale o que a administradora exigir.",
          ],
        ],
        bullets: [
          "Portão novo, com colunas ou fachada: em geral pede",
          "Mudança de tipo, com obra no piso: em geral pede",
          "Circuito novo no quadro do prédio: costuma pedir",
          "Motor trocado por equivalente, no mesmo suporte: costuma dispensar",
          "Roldana, cabo, placa, regulagem: manutenção",
        ],
      },
      {
        about: "what",
        headings: ["ART, RRT e TRT", "Quem assina pelo serviço"],
        slots: [
          [
            "As três siglas dizem quem responde pelo serviço: ART é do engenheiro, no CREA; RRT, do arquiteto, no CAU; TRT, do técnico industrial, no CFT. O síndico pode conferir o número no site do conselho antes de liberar a obra.",
            "ART vem do CREA e é assinada por engenheiro, RRT do CAU, por arquiteto, e TRT do CFT, por técnico industrial. Qualquer uma serve se o profissional tem atribuição, e o registro se confere no conselho.",
            "O documento muda com a profissão: engenheiro emite ART, arquiteto emite RRT, técnico industrial emite TRT. Antes da obra, confira o número no conselho e se a pessoa pode responder por aquele serviço.",
          ],
        ],
      },
      {
        about: "check",
        headings: ["O que combinar antes da obra", "Passos para o síndico"],
        slots: [
          [
            "A exigência deve estar no pedido de orçamento, porque muda o preço e o prazo. Papel combinado antes não atrasa a obra.",
            "Pergunte primeiro e orce depois: o responsável técnico é um item a mais na proposta e leva alguns dias.",
            "Se o documento aparece só no fim, o serviço para. Por isso ele é pedido já na primeira conversa.",
          ],
        ],
        steps: [
          "Pergunte à administradora que documento ela exige.",
          "Mande a exigência junto das fotos do portão.",
          "Combine quem contrata o responsável técnico.",
          "Guarde documento, nota, manual e relatório dos testes.",
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Quem pode assinar a ART do portão do condomínio?",
        answers: [
          "Só profissional habilitado e registrado: engenheiro no CREA, arquiteto no CAU (RRT) ou técnico industrial no CFT (TRT), com atribuição para o serviço.",
          "Engenheiro, ou arquiteto e técnico industrial com os documentos deles, RRT e TRT. O que importa é a atribuição para aquele serviço.",
        ],
      },
      {
        question: "Vocês fornecem a ART?",
        answers: [
          "Diga a exigência no pedido: a resposta informa se o responsável técnico entra na proposta ou é contratado à parte pelo condomínio.",
          "Depende do serviço. Mande a exigência da administradora, e o orçamento diz se o documento está incluído ou fica com o condomínio.",
        ],
      },
      {
        question: "Sem a ART, o síndico responde?",
        answers: [
          "Pode responder, se era uma reforma que a pedia e houve dano. O documento e o registro da manutenção protegem quem administra.",
          "Em caso de acidente, a falta do documento numa reforma pesa contra ele. Guardar ART, relatórios e notas reduz o risco.",
        ],
      },
      {
        question: "Morador pode exigir ART para trocar o motor?",
        answers: [
          "Pode pedir, mas quem decide é a administração, pela norma e pela convenção. Troca por motor equivalente é manutenção e costuma dispensar.",
          "A exigência cabe ao síndico ou à administradora. Em troca igual, o relatório do serviço e a nota em geral bastam.",
        ],
      },
    ],
    photo: "fotos do portão inteiro e da etiqueta do motor, com a exigência da administradora",
  },
  {
    id: "nr12-na-empresa",
    broader: "normas",
    label: "NR-12 no portão da empresa",
    phrase: "a NR-12 no portão da empresa",
    asks: [
      ...combine(
        ["nr12", "nr 12"],
        [
          "fábrica",
          "indústria",
          "empresa",
          "galpão",
          "industrial",
          "fiscalização",
          "exige",
          "exigência",
          "o que exige",
          "fiscal",
          "adequação",
          "adequar portão",
          "laudo",
        ],
      ),
    ],
    intent: "question",
    answers: {
      any: [
        "No portão automático de fábrica, a NR-12 cobra, em resumo, análise de risco, proteção nos pontos de esmagamento, parada segura, bloqueio da energia na manutenção, sinalização, operador treinado e manutenção registrada. Quem diz o que se aplica ao seu portão é o profissional de segurança do trabalho.",
        "A fiscalização da NR-12 costuma exigir, no portão da empresa, apreciação de riscos assinada, sensores que impeçam esmagamento, comando de parada ao alcance, manual em português, registro das manutenções e treinamento de quem opera. O profissional habilitado define como aplicar no local.",
      ],
      price: [
        "Adequar o portão à NR-12 custa a análise de risco, feita por profissional habilitado, mais os sensores e o ajuste, orçados por foto. Se o motor tiver de ser trocado, em portão pesado fica de {price.heavySwap}, com mão de obra.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["O que a fiscalização costuma pedir", "Lista para conferir antes da visita do fiscal"],
        slots: [
          [
            "A aplicação de cada item depende da análise do local.",
            "Use a lista para conversar com a segurança do trabalho.",
          ],
        ],
        steps: [
          "Análise ou apreciação de risco do portão, assinada por profissional habilitado.",
          "Proteção contra esmagamento: fotocélulas, borda sensível e reversão, testadas.",
          "Comando onde o operador vê a folha, com parada de emergência quando a análise pedir.",
          "Bloqueio do disjuntor, com cadeado e aviso, em toda manutenção.",
          "Sinalização no local e manual em português.",
          "Registro das manutenções, com data, serviço e responsável.",
          "Treinamento de quem opera e de quem mantém.",
        ],
      },
      {
        about: "visit",
        headings: ["O que a empresa de portão faz", "Sensores, força e registro"],
        slots: [
          [
            "Instalamos e regulamos fotocélulas, borda, sinaleiro e força, e entregamos relatório do que foi testado.",
            "Da nossa parte ficam os sensores, a regulagem da força, o teste de reversão e o relatório de cada visita.",
          ],
          [
            "O laudo e a análise de risco são do profissional habilitado, e vêm antes de comprar sensor.",
            "Primeiro a análise diz onde está o risco; depois se escolhem os sensores.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["O que entra no custo", "Quanto custa adequar"],
        slots: [
          [
            "Sensores e instalação são orçados por foto, com peça e mão de obra separadas.",
            "O orçamento dos sensores sai por foto do portão e da etiqueta do motor.",
          ],
          [
            "Motor antigo sem entrada para sensor pode pedir central nova ou troca, que em portão pesado fica de {price.heavySwap}.",
            "Se a central não aceita fotocélula e borda, compara-se placa nova com motor novo, de {price.heavySwap} trocado.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "A NR-12 vale para portão automático?",
        answers: [
          "Em geral, sim: em fábrica, galpão e comércio, a NR-12 costuma ser aplicada ao portão automático como equipamento com partes móveis, e quem define como é a segurança do trabalho da empresa. Em casa, não se aplica.",
        ],
      },
      {
        question: "Quem emite o laudo de NR-12 do portão?",
        answers: [
          "Um profissional legalmente habilitado, em geral engenheiro, com ART. Quem instala e mantém o portão fornece o relatório dos testes.",
        ],
      },
      {
        question: "O portão sem fotocélula pode ser interditado?",
        answers: [
          "Pode, se o fiscal vir risco grave e iminente. Até instalar, desligue o fechamento automático e opere à vista.",
        ],
      },
      {
        question: "De quanto em quanto tempo testar os sensores?",
        answers: [
          "Em uso de empresa, revisão {visits.business}, com teste curto do operador entre uma e outra, tudo anotado.",
        ],
      },
    ],
    photo: "fotos do portão por dentro e por fora, das fotocélulas, do comando e da etiqueta do motor",
  },
  {
    id: "folha-que-poupa-o-motor",
    broader: "vida-util",
    label: "Com qual portão o motor dura mais",
    phrase: "o portão com que o motor dura mais",
    asks: [
      "portão que poupa motor",
      "portão poupa motor",
      "portão leve aumenta duração motor",
      "folha leve motor dura mais",
      ...combine(
        ["alumínio", "ferro", "alumínio ferro", "alumínio ou ferro", "ferro ou alumínio", "material portão"],
        [
          "motor durar mais",
          "motor dura mais",
          "faz motor durar",
          "força menos motor",
          "poupa motor",
          "desgasta menos motor",
          "estraga menos motor",
          "queima menos motor",
          "melhor para motor",
        ],
      ),
      "qual portão faz motor durar mais",
      "qual portão força menos motor",
      "qual tipo portão motor dura mais",
      "portão leve motor dura mais",
    ],
    intent: "comparison",
    answers: {
      any: [
        "O motor dura mais no portão de alumínio, por ser mais leve, se ele é de correr ou de abrir; no basculante o contrapeso iguala os dois. Mais que o material contam roldana, trilho e equilíbrio: em folha de ferro que anda leve, o motor da força certa também dura de {trade.life}.",
        "Com alumínio o motor dura mais em portão de correr ou de abrir, porque a folha pesa menos; em basculante bem equilibrado, tanto faz. Ferro só encurta a vida do motor se a folha anda dura ou se ele foi escolhido no limite do peso.",
      ],
    },
    sections: [
      {
        about: "causes",
        headings: ["Por que o peso decide", "O que o motor sente"],
        slots: [
          [
            "No de correr, o motor vence o atrito das roldanas, que cresce com o peso da folha.",
            "Folha leve pede menos força na partida, e é na partida que o motor mais esquenta.",
          ],
          [
            "No de abrir, pesam o comprimento da folha e a dobradiça; no alumínio os dois sofrem menos.",
            "Em folha de abrir, o alumínio alivia a dobradiça e o braço do motor.",
          ],
          [
            "No basculante, contrapeso ou mola carrega a folha, e o motor só a move: o material quase não conta.",
            "Basculante equilibrado anda leve em ferro ou em alumínio.",
          ],
        ],
      },
      {
        about: "choose",
        headings: ["Motor com folga sobre o peso", "Ferro ou alumínio, pelo motor"],
        slots: [
          [
            "Com motor de capacidade um terço acima do peso da folha, o de ferro dura o mesmo.",
            "Escolha o motor com folga de um terço sobre o peso, e o material deixa de decidir.",
          ],
          [
            "Em entrada que leva batida, o ferro aguenta melhor, e folha empenada gasta motor mais que o peso.",
            "Alumínio que balança com vento também força o motor: a estrutura conta.",
          ],
        ],
      },
      {
        about: "care",
        headings: ["O que mais faz o motor durar", "Cuidados que valem mais que o material"],
        slots: [
          [
            "Roldana que gira solta, trilho limpo e folha no prumo poupam qualquer motor.",
            "Trilho limpo, roldana boa e batente firme contam mais que ferro ou alumínio.",
          ],
          [
            "A revisão {visits.home}, a partir de {price.preventive} em casa, sem peças, mantém a folha leve.",
            "Em casa, uma revisão {visits.home} parte de {price.preventive}, sem peças, e evita a folha dura.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Vale trocar o portão de ferro por alumínio só pelo motor?",
        answers: [
          "Não: a folha nova custa mais que o motor, que em casa fica trocado de {price.homeSwap}. Troque se o ferro já está podre ou torto.",
        ],
      },
      {
        question: "Troquei ferro por alumínio. O motor antigo serve?",
        answers: [
          "Serve, com a força regulada de novo para a folha mais leve. No basculante, o contrapeso também precisa ser refeito.",
        ],
      },
      {
        question: "Como saber se a folha está pesada para o motor?",
        answers: [
          "Em portão de correr ou de abrir, desligue o disjuntor, destrave e mova com uma das mãos: se precisa do corpo, está pesado. No basculante, o teste é do técnico.",
        ],
      },
    ],
    photo: "fotos do portão inteiro e da etiqueta do motor, com largura e altura",
  },
  {
    id: "duas-folhas-pesadas",
    broader: "duas-folhas",
    label: "Motor para duas folhas pesadas",
    phrase: "o motor para duas folhas pesadas",
    asks: [
      "uso intenso folhas pesadas abrir",
      "motor uso intenso folhas pesadas",
      ...combine(
        ["duas folhas", "2 folhas", "folha dupla"],
        [
          "pesado",
          "pesada",
          "muito pesado",
          "pesado ferro",
          "muito pesado ferro",
          "pesado motor",
          "pesado qual motor",
          "ferro motor aguenta",
          "motor aguenta",
          "ferro maciço",
          "chapa grossa",
          "grande pesado",
        ],
      ),
      "portão abrir ferro pesado qual motor",
      "portão pivotante pesado ferro qual motor",
    ],
    intent: "buying",
    answers: {
      any: [
        "Para portão de duas folhas muito pesado, de ferro, o motor que aguenta é o de uso intenso, um por folha, com limite de quilos e de metros acima do peso e do comprimento de cada folha, com folga de um terço. Dobradiça e coluna são conferidas antes; com motores pesados, conte de {price.heavySwap}.",
        "Duas folhas pesadas de ferro pedem um motor por folha, escolhido pelo peso e pelo comprimento de cada uma: pistão ou braço de uso intenso, com um terço de folga na ficha. Se a dobradiça cede ou a coluna treme, nenhum motor aguenta. A troca em portão pesado fica de {price.heavySwap}.",
      ],
      price: [
        "Motor para portão de duas folhas pesado fica na faixa de portão pesado, de {price.heavySwap} com mão de obra, porque são dois motores de uso intenso e uma central. Peso, comprimento de cada folha e estado das dobradiças fecham o valor, por foto.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["Como saber o peso de cada folha", "Peso, comprimento e dobradiça"],
        slots: [["O que vale é cada folha, e não o portão inteiro.", "Meça e anote folha por folha."]],
        steps: [
          "Meça a largura e a altura da folha e multiplique: são os metros quadrados.",
          "Diga se é grade, chapa de um lado ou dos dois, e a grossura, se souber.",
          "Abra na mão: folha em ordem anda leve e para onde se solta.",
          "Olhe a ponta: se cai ou raspa, a dobradiça já cedeu.",
          "Fotografe as dobradiças, as colunas e a folha inteira.",
        ],
      },
      {
        about: "choose",
        headings: ["Que tipo de motor aguenta", "Pistão, braço ou subterrâneo"],
        slots: [
          [
            "A ficha traz dois limites, peso e comprimento da folha, e o motor precisa passar nos dois.",
            "Folha comprida faz alavanca: um motor que aguenta os quilos pode não aguentar os metros.",
          ],
          [
            "Pistão de uso intenso serve a coluna estreita; braço articulado reforçado, a coluna larga.",
            "A coluna decide o formato, pistão ou braço; o peso decide a linha, que aqui é a de uso intenso.",
          ],
          [
            "Chapa fechada pega vento: trava elétrica e batente central poupam os dois motores.",
            "Com chapa inteira, some o vento à conta e ponha trava elétrica no meio.",
          ],
        ],
      },
      {
        about: "replace",
        headings: ["Dobradiça e coluna primeiro", "O que reforçar antes do motor"],
        slots: [
          [
            "Dobradiça com rolamento, chumbada em coluna firme, é o que segura a folha; o motor só empurra.",
            "Coluna de alvenaria sem ferro racha com folha pesada, e o reforço vem antes da compra.",
          ],
          [
            "Se a folha raspa no piso, acerta-se a dobradiça e só depois se instala.",
            "Folha caída se levanta na serralheria, com ela escorada, antes de pôr motor.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "A dobradiça do portão pesado aguenta o motor?",
        answers: [
          "Aguenta, se a folha não cai na ponta e gira sem ranger. Dobradiça gasta ou solda trincada se troca antes.",
        ],
      },
      {
        question: "Motor residencial serve em duas folhas pesadas?",
        answers: [
          "Não: ele fica no limite, esquenta e quebra a engrenagem. Compare os quilos e os metros por folha da ficha.",
        ],
      },
      {
        question: "Dá para motorizar só uma das folhas?",
        answers: [
          "Dá, se o carro passa por uma só; a outra fica presa por trinco no chão. Escolha já uma central para dois motores.",
        ],
      },
    ],
    photo: "fotos das duas folhas, das dobradiças e das colunas, com largura e altura de cada folha",
  },
  {
    id: "contrato-de-dois-portoes",
    broader: "contrato",
    label: "Contrato para dois portões ou mais",
    phrase: "o contrato de manutenção de dois portões",
    asks: [
      "quanto custa por mês contrato manutenção dois portões",
      "contrato entrada e saída",
      "contrato portão entrada saída social",
      "portão entrada saída social como fica contrato",
      ...combine(
        ["contrato manutenção", "contrato mensal", "manutenção mensal", "contrato"],
        [
          "2 portões preço",
          "dois portões preço",
          "3 portões preço",
          "três portões preço",
          "2 portões condomínio preço",
          "dois portões condomínio preço",
          "vários portões preço",
        ],
      ),
      ...combine(
        ["manutenção", "contrato", "revisão"],
        ["3 portões preço", "4 portões preço", "5 portões preço", "6 portões preço", "portões empresa preço"],
      ),
      "preço contrato manutenção mensal portão condomínio 2 portões",
      "manutenção dois portões condomínio preço",
      "manutenção 2 portões condomínio preço",
    ],
    intent: "price",
    answers: {
      any: [
        "O contrato de dois portões divide a mesma ida e fica abaixo de dois contratos; para ter base, a revisão avulsa de um portão fica, em geral, de {price.preventiveRange}, sem peças. A mensalidade certa vem em proposta grátis, por fotos dos dois portões e pelo número de visitas no ano.",
        "O contrato mensal de manutenção de um condomínio com dois ou três portões é calculado por portão, com a ida dividida entre eles, tendo por referência a revisão avulsa, em geral de {price.preventiveRange}, sem peças. Fluxo, peso e número de visitas no ano fecham a mensalidade, em proposta grátis.",
        "A manutenção de vários portões no mesmo endereço, de empresa ou condomínio, tem preço por portão, com a ida dividida: para ter base, a revisão avulsa de um portão maior fica, em geral, de {price.preventiveRange}, sem peças. Fotos e etiquetas de cada um dão a proposta, grátis.",
      ],
    },
    sections: [
      {
        about: "cost",
        headings: ["Como se faz a conta de dois portões", "O que muda o valor mensal"],
        slots: [
          [
            "Some as visitas do ano dos dois portões e divida por doze: esse é o ponto de partida da mensalidade.",
            "A base são as visitas do ano, feitas nos dois portões no mesmo dia, divididas em doze parcelas.",
          ],
          [
            "Portão de entrada com muito fluxo pode ter visita mais vezes que o de saída ou o de serviço.",
            "Os dois não precisam do mesmo intervalo: o mais usado recebe mais visitas.",
          ],
          [
            "Peças e urgências incluídas sobem a parcela; sem elas, cada troca é aprovada na hora.",
            "Contrato sem peças custa menos por mês, e a peça é orçada quando precisar.",
          ],
        ],
      },
      {
        about: "what",
        headings: ["O que deve estar escrito", "Lista para comparar propostas"],
        slots: [["Duas propostas só se comparam com a mesma lista.", "Peça estes itens por escrito a cada empresa."]],
        steps: [
          "Número de visitas por ano em cada portão.",
          "O que se faz na visita: limpeza, lubrificação, reaperto, força e fotocélula testadas.",
          "Relatório por portão a cada visita.",
          "Chamado de urgência: como pedir e quanto custa.",
          "Peças incluídas, uma a uma, ou preço por aprovação.",
          "Prazo, reajuste e aviso para sair.",
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "O pagamento mensal significa visita todo mês nos dois portões?",
        answers: [
          "Não necessariamente: mensal é a parcela; as visitas são combinadas pelo fluxo de cada portão e vêm escritas.",
        ],
      },
      {
        question: "Dá para incluir a cancela ou o portão de pedestres?",
        answers: ["Dá. Cada um entra como item da proposta; mande foto de todos para o valor vir junto."],
      },
      {
        question: "Preciso de visita para ter a proposta?",
        answers: ["Em geral não: fotos dos portões, das etiquetas e o número de vagas bastam para começar."],
      },
      {
        question: "Motor antigo encarece o contrato?",
        answers: [
          "Com peças incluídas, sim. Sem peças, muda pouco; muitas vezes acerta-se o portão antes de contratar.",
        ],
      },
    ],
    photo: "fotos dos dois portões e das etiquetas, com o número de vagas",
  },
  {
    id: "quarto-em-cima-da-garagem",
    broader: "motor",
    label: "Motor silencioso sob o quarto",
    phrase: "o motor de portão sob o quarto",
    asks: [
      ...combine(
        ["motor", "motor não faz barulho", "motor sem barulho", "motor silencioso", "portão silencioso"],
        [
          "quarto cima garagem",
          "quarto em cima",
          "quarto acima garagem",
          "quarto sobre garagem",
          "embaixo quarto",
          "debaixo quarto",
          "garagem embaixo quarto",
          "quarto bebê",
          "acorda bebê",
          "acorda casa",
          "treme quarto",
          "vibra quarto",
          "quarto do lado",
        ],
      ),
      "motor não faz barulho quarto cima garagem",
    ],
    intent: "buying",
    answers: {
      any: [
        "Motor mudo não existe; para quarto em cima da garagem, o que menos incomoda é o de inversor, que parte e para devagar, montado sobre calço de borracha e sem apoio na laje do quarto. No basculante, o {model.jetflex} instalado sai por {price.jetflex}.",
        "Com o quarto em cima da garagem, o barulho sobe pela laje: escolha motor com inversor e separe o suporte da parede com calço de borracha. O {model.jetflex}, para basculante, sai instalado por {price.jetflex}; cabo, pivô e batente revistos tiram o resto do ruído.",
        "Nenhum motor de portão é mudo, mas dá para o quarto não acordar: parada suave, calço de borracha no suporte e folha sem pancada no batente. Em basculante, o {model.jetflex} instalado sai por {price.jetflex}; portão de correr e de abrir são orçados por foto.",
      ],
    },
    sections: [
      {
        about: "causes",
        headings: ["Por que o quarto ouve tanto", "O som que sobe pela laje"],
        slots: [
          [
            "O quarto recebe vibração, e não só som: trilho, suporte e batente presos à laje ou à parede levam o tremor para cima.",
            "A laje funciona como caixa de som para tudo o que está parafusado nela.",
          ],
          [
            "Os picos são a partida, a chegada no batente e a trava; o motor andando incomoda menos.",
            "O que acorda é a pancada do começo e do fim, mais que o motor no meio do curso.",
          ],
        ],
      },
      {
        about: "choose",
        headings: ["O que pedir na instalação", "Para o barulho ficar na garagem"],
        slots: [
          ["Peça estes pontos já no orçamento.", "São detalhes de montagem, e custam menos na hora de instalar."],
        ],
        steps: [
          "Motor com inversor ou parada suave na abertura e no fechamento.",
          "Suporte na coluna ou no piso, com calço de borracha, e não na laje do quarto.",
          "Batente de borracha nos dois fins.",
          "No basculante: cabos, pivôs e contrapeso revistos e lubrificados.",
          "No de correr: roldanas boas, trilho sem degrau e cremalheira de náilon.",
          "Fio e eletroduto presos, sem bater na parede.",
        ],
      },
      {
        about: "care",
        headings: ["Se você já tem o motor", "Diminuir o barulho sem trocar"],
        slots: [
          [
            "Antes de comprar, peça a revisão: folga, batente e lubrificação respondem por boa parte do ruído, a partir de {price.preventive} em casa, sem peças.",
            "A revisão em casa, a partir de {price.preventive}, sem peças, mostra quanto do barulho vem da folha.",
          ],
          [
            "Trava elétrica que estala pode ser regulada ou trocada por modelo mais silencioso.",
            "Se o estalo é da trava elétrica, trocar o motor não muda nada.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Motor de 24 V é mais silencioso para o quarto?",
        answers: [
          "Costuma ser, pela partida suave, mas a vibração da folha continua. Calço e batente contam tanto quanto o motor.",
        ],
      },
      {
        question: "Portão de correr incomoda menos que basculante?",
        answers: [
          "Em geral sim, porque trilho e motor ficam no chão, longe da laje do quarto. Com roldana gasta, a vantagem some.",
        ],
      },
      {
        question: "Espuma ou forro na garagem resolve?",
        answers: [
          "Pouco: forro abafa o som no ar, e o que chega ao quarto é vibração. Ataque primeiro o suporte e o batente.",
        ],
      },
      {
        question: "O motor mais caro é o mais silencioso?",
        answers: [
          "Não sempre. Conta ter parada suave e estar bem montado; um motor caro preso na laje acorda do mesmo jeito.",
        ],
      },
    ],
    photo: "um vídeo com som do portão abrindo, feito da garagem, e foto do suporte e da etiqueta",
  },
  {
    id: "botao-do-carro",
    broader: "controle",
    label: "Abrir o portão pelo botão do carro",
    phrase: "o botão do carro que abre o portão",
    asks: combine(
      ["painel carro", "botão carro", "carro novo", "multimídia", "android auto", "carplay", "homelink", "retrovisor"],
      ["portão", "abrir portão", "abre portão", "grava portão", "controle portão", "gravar controle portão"],
    ),
    intent: "question",
    answers: {
      any: [
        "Dá, se o carro tem botão programável de garagem e o portão usa código que ele aprende: o manual do carro diz. Portão de código rolante de marca nacional muitas vezes não grava. As saídas que funcionam em qualquer carro são o controle comum, a tag no para-brisa ou o celular ligado ao painel.",
        "O carro só abre o portão se tiver transmissor programável, compatível com a frequência e o código da central; muitos modelos vendidos aqui não têm. Pelo painel, o caminho usual é o aplicativo de um módulo Wi-Fi. O módulo é orçado pela foto da etiqueta do motor.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["Como saber se o seu carro grava", "Três coisas para conferir"],
        slots: [["Leva cinco minutos, com o manual do carro na mão.", "Veja antes de comprar qualquer adaptador."]],
        steps: [
          "Procure no manual do carro 'abridor de garagem' ou botões no retrovisor ou no teto.",
          "Veja a frequência que ele aceita e compare com a do controle, em geral 433 MHz.",
          "Confira no controle se o código é fixo ou rolante.",
          "Sem botão no carro, veja se a central aceita módulo de celular.",
        ],
      },
      {
        about: "choose",
        headings: ["Se o carro não grava", "Outras formas de abrir sem procurar o controle"],
        slots: [
          [
            "Tag no para-brisa abre ao chegar, sem apertar nada, e pede leitor na entrada.",
            "O controle preso no quebra-sol continua o mais simples e barato.",
          ],
          [
            "Módulo Wi-Fi abre pelo aplicativo; use com o carro parado e vendo o portão.",
            "Pelo celular, abra só com o vão à vista e a fotocélula em ordem.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Posso esconder o controle ligado ao farol do carro?",
        answers: [
          "Pode haver quem faça, mas mexe na elétrica do carro e pode abrir sem querer. O técnico de portão não liga nada no veículo.",
        ],
      },
      {
        question: "O controle no carro pode ser copiado?",
        answers: ["Pode, se for de código fixo. Prefira código rolante e não deixe o controle à vista."],
      },
      {
        question: "Preciso trocar a central para usar tag ou celular?",
        answers: ["Em geral não: leitor e módulo entram na entrada de botoeira. A foto da etiqueta do motor confirma."],
      },
    ],
    photo: "foto do controle aberto, da etiqueta do motor e o modelo do carro",
  },
  {
    id: "porta-corta-fogo",
    broader: "normas",
    label: "Porta corta-fogo não é portão de garagem",
    phrase: "a porta corta-fogo",
    asks: [...combine(["corta fogo"], ["portão", "porta", "portão automático", "porta automática", "laudo", "motor"])],
    intent: "question",
    answers: {
      any: [
        "Porta ou portão corta-fogo não recebe motor nem conserto por conta própria: é item do projeto de incêndio, e em geral precisa de laudo ou ART de profissional habilitado, conforme o AVCB. Não é portão de garagem comum; consulte o responsável pelo projeto antes de mexer.",
        "Porta corta-fogo é produto certificado, ligado ao projeto aprovado pelos bombeiros: laudo, manutenção e automação precisam seguir esse projeto e ter responsável técnico. Para o portão de veículos ao lado dela, atendemos normalmente, com orçamento por foto.",
        "Não dá para automatizar nem instalar motor em portão ou porta corta-fogo por conta própria, e não pode ser consertado como um portão comum: é item certificado do projeto de incêndio. Fale antes com o responsável pelo projeto e pelo AVCB; o portão de veículos ao lado, nós atendemos.",
      ],
    },
    sections: [
      {
        about: "what",
        headings: ["Por que não é um portão comum", "O que muda no corta-fogo"],
        slots: [
          [
            "Folha, batente, ferragem e fechamento são ensaiados juntos; trocar uma parte pode invalidar o conjunto.",
            "A porta precisa fechar sozinha no incêndio, e qualquer motor ou trava muda isso.",
          ],
          [
            "Quando há acionamento automático, ele é ligado ao alarme de incêndio e solta a porta na falta de energia.",
            "Automação, se houver, é do fabricante e ligada à central de alarme.",
          ],
        ],
      },
      {
        about: "check",
        headings: ["A quem pedir o quê", "Antes de contratar"],
        slots: [["Separe os dois assuntos.", "Cada documento tem o seu responsável."]],
        steps: [
          "Projeto e AVCB: engenheiro responsável pela prevenção de incêndio.",
          "Manutenção da porta: fabricante ou empresa credenciada por ele.",
          "Portão de veículos e cancela: empresa de portão automático.",
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Posso pôr trava elétrica na porta corta-fogo?",
        answers: ["Só se o projeto prevê e ela solta sem energia e com o alarme. Sem isso, não."],
      },
      {
        question: "O portão da garagem precisa ser corta-fogo?",
        answers: ["Em geral não; quem diz é o projeto de incêndio do prédio."],
      },
      {
        question: "Vocês fazem laudo de porta corta-fogo?",
        answers: [
          "Não: é de profissional habilitado em prevenção de incêndio. Fazemos a vistoria do portão automático.",
        ],
      },
    ],
    photo: "foto do portão de veículos e da etiqueta do motor, se o pedido for sobre ele",
  },
];
