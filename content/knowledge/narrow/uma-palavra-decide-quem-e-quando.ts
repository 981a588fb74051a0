import type { NarrowConcept } from "#domain/knowledge/concept.ts";
import { combine } from "./combine.ts";

/** Who, when and on what terms: rush hours, many residents, a burglary, somebody else's work, what has to be waited for. */
export const umaPalavraDecideQuemEQuando: NarrowConcept[] = [
  {
    id: "motor-do-predio-para-no-pico",
    broader: "predio",
    label: "Motor do prédio que para na hora de pico",
    phrase: "o motor do prédio que para na hora de pico",
    asks: [
      "motor para no pico",
      "portão edifício para quando esquenta",
      "portão prédio trava hora maior movimento",
      ...combine(
        ["prédio", "condomínio", "garagem prédio"],
        [
          "pico manhã",
          "pico não abre",
          "para pico",
          "parou pico",
          "desarma manhã",
          "para manhã",
          "trava pico",
          "hora pico",
          "horário pico",
          "desarma 7 manhã",
          "hora saída trabalho",
          "motor desarma",
        ],
      ),
    ],
    intent: "repair",
    answers: {
      any: [
        "Motor do prédio que desarma ou para no pico da manhã está passando do número de ciclos que aguenta: esquenta com uma abertura atrás da outra, e o protetor térmico desliga. Deixe o portão aberto e vigiado nesse horário, e peça a medição: folha leve e capacitor bom podem bastar; senão, é motor de uso intenso, de {price.heavySwap} trocado.",
        "Se o portão do condomínio não abre no pico e volta mais tarde, o motor desarmou de quente. As causas são três: folha pesada, capacitor fraco ou motor residencial em uso de prédio. A revisão fica, em geral, de {price.preventiveRange}, sem peças, e diz qual delas é.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["O que o zelador anota", "Como confirmar que é o pico"],
        slots: [
          [
            "Três dias de anotação mostram se é calor, tensão ou uso.",
            "O padrão diz a causa antes de trocar qualquer peça.",
          ],
        ],
        steps: [
          "Anotar a hora em que para e quantos carros passaram na última meia hora.",
          "Ver se volta sozinho depois de frio, e em quanto tempo.",
          "Ver se o disjuntor caiu ou se só o motor ficou mudo.",
          "Conferir, sem abrir nada, se a folha raspa ou treme em algum ponto.",
        ],
      },
      {
        about: "choose",
        headings: ["O que resolve sem trocar o motor", "Do alívio da folha ao motor novo"],
        slots: [
          [
            "Roldana, trilho ou contrapeso em ordem baixam a corrente, e o mesmo motor passa pelo pico.",
            "Primeiro se alivia a folha: com menos esforço, o motor esquenta menos a cada ciclo.",
          ],
          [
            "Pausa um pouco maior deixa dois carros passarem por abertura, com fotocélula em ordem, e corta ciclos.",
            "No pico, pausa maior com sensor testado reduz o número de aberturas.",
          ],
          [
            "Se a conta de ciclos passa da ficha, só motor de uso intenso com inversor resolve.",
            "Quando há mais carros do que a ficha permite, troca-se por motor de regime intenso.",
          ],
        ],
      },
      {
        about: "safety",
        headings: ["Enquanto o motor esfria", "Como passar pelo pico hoje"],
        slots: [
          [
            "De correr ou de abrir, reto: disjuntor desligado, destrave e deixe aberto, com alguém na entrada.",
            "Só folha de correr ou de abrir, nivelada, é movida na mão, por quem sabe, com a energia desligada.",
          ],
          [
            "Basculante não se destrava nem se escora: chame o técnico e libere outra saída.",
            "No basculante, ninguém destrava: a folha pode cair.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Um ventilador no motor do prédio ajuda?",
        answers: ["Pouco: o calor nasce do esforço. Alivie a folha ou troque por motor de uso intenso."],
      },
      {
        question: "Deixar o portão aberto no pico é seguro?",
        answers: ["Só com alguém vigiando e com a folha travada aberta. É saída de um dia, e não rotina."],
      },
      {
        question: "Quantas aberturas por hora o motor do prédio aguenta?",
        answers: ["O número está na ficha do modelo. Conte um ciclo por carro da hora mais cheia e exija folga."],
      },
    ],
    photo: "a foto da etiqueta do motor, da folha inteira e quantos carros saem na hora mais cheia",
  },
  {
    id: "controle-para-muitos-moradores",
    broader: "controle-de-acesso",
    label: "Controle para muitos moradores",
    phrase: "o sistema de controle para muitos moradores",
    asks: [
      "central aceita centenas controles",
      ...combine(
        ["controle", "controles", "tag", "acesso"],
        [
          "moradores qual sistema",
          "moradores sistema",
          "muitos moradores",
          "apartamentos qual sistema",
          "condomínio grande sistema",
          "100 moradores",
          "200 moradores",
          "300 moradores",
        ],
      ),
    ],
    intent: "buying",
    answers: {
      any: [
        "Para 100 moradores ou mais, serve o receptor que aceita cadastro individual, de controle rolante ou de tag: cada aparelho tem nome e se apaga sozinho, sem regravar os outros. A memória comum de uma central de casa não basta; a proposta sai pelo número de vagas e de entradas.",
        "Com muitos moradores, o sistema certo separa a abertura do cadastro: um receptor ou leitor de tag com memória para todos, ligado à central por contato seco, e um programa na portaria que inclui e apaga cada um. Tag evita emprestar controle; controle rolante custa menos para começar.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Controle rolante, tag ou celular", "O que muda entre os três"],
        slots: [
          [
            "Controle rolante: barato por morador e sem obra; o ponto fraco é emprestar e perder.",
            "O controle rolante aproveita o portão que existe; perde-se com facilidade, mas se apaga um a um.",
          ],
          [
            "Tag: fica colada no carro e registra quem passou; pede leitor em cada pista.",
            "A tag identifica o carro, e não a pessoa; custa o leitor, e não exige apertar nada.",
          ],
          [
            "Celular: bom para visitante e prestador; depende de rede e de regra de uso.",
            "Aplicativo serve de complemento, com validade para visita; não substitui tudo.",
          ],
        ],
      },
      {
        about: "check",
        headings: ["O que definir antes de comprar", "Perguntas para a assembleia"],
        slots: [["A escolha se decide por números, e não por marca.", "Leve estes dados ao pedir proposta."]],
        bullets: [
          "Vagas, carros por unidade e motos",
          "Entradas e saídas a controlar",
          "Quem cadastra e quem apaga na mudança",
          "Registro de passagem, se o prédio quer",
          "Memória com sobra de um terço",
          "Quem paga o primeiro e o segundo aparelho",
        ],
      },
      {
        about: "visit",
        headings: ["Como se faz a troca sem parar o prédio", "Da memória velha à nova"],
        slots: [
          [
            "O receptor novo entra ao lado do antigo; os dois funcionam até todos estarem cadastrados.",
            "Por alguns dias os dois sistemas abrem juntos, e o velho é desligado no fim.",
          ],
          [
            "O cadastro é feito por bloco ou por andar, com lista assinada.",
            "Marca-se horário por bloco, e cada unidade assina o que recebeu.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Quantos controles a placa do portão aceita?",
        answers: [
          "Conforme o modelo: de dezenas a pouco mais de cem na central de casa, e de centenas a mais de mil em receptor de prédio.",
        ],
      },
      {
        question: "Dá para apagar só um morador?",
        answers: ["Dá, em receptor com cadastro individual. Em placa comum, apaga-se tudo e regrava-se."],
      },
      {
        question: "O motor do portão precisa ser trocado?",
        answers: ["Não: o receptor ou leitor se liga à central por contato seco, como uma botoeira."],
      },
    ],
    photo: "fotos da entrada, do motor e do receptor atual, com o número de vagas e de moradores",
  },
  {
    id: "portao-abriu-e-houve-furto",
    broader: "invasao",
    label: "Portão abriu sozinho e houve furto",
    phrase: "o furto depois que o portão abriu",
    asks: [
      "abriu sozinho noite levaram coisas cobro",
      "portão abriu sozinho levaram prejuízo",
      "controle clonado entraram casa",
      "clonaram controle entraram casa",
      "clonaram controle invadiram casa",
      "controle clonado invadiram",
      ...combine(
        ["portão abriu", "portão aberto", "portão abriu sozinho", "clonaram controle", "portão ficou aberto"],
        ["roubaram", "furtaram", "roubo quem paga", "furto"],
      ),
    ],
    intent: "question",
    answers: {
      any: [
        "Se o portão ficou aberto ou abriu sozinho e furtaram a casa, ligue 190 e não entre sozinho; depois, faça o boletim de ocorrência, guarde imagens e peça a vistoria antes de qualquer conserto. Quem paga costuma ser o seguro residencial, se a apólice cobre; do instalador só se cobra com prova da falha.",
        "Quem paga o furto depois que o portão abriu sozinho depende da causa: o seguro, se cobre, ou o instalador e o condomínio, com prova de falha deles. Faça o boletim de ocorrência, avise a seguradora, não mexa no motor e peça a vistoria por escrito; só depois apague a memória.",
        "Com controle clonado ou portão que abriu sozinho e furto na casa, a ordem é 190, boletim de ocorrência, imagens das câmeras e vistoria do portão antes do conserto, que apaga a prova. O seguro paga conforme a apólice; em seguida, limpe a memória e passe a código rolante.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["O que fazer nas primeiras horas", "Prova antes de conserto"],
        slots: [
          [
            "A ordem importa, porque depois do conserto a causa já não se prova. Enquanto isso, a casa fica fechada por ferrolho e sem energia no motor.",
            "Primeiro o registro, depois o reparo. Um motor consertado não mostra mais o que o fez abrir.",
            "O que se mexe antes da vistoria se perde como prova. Tranque a casa e siga estes passos.",
          ],
        ],
        steps: [
          "Boletim de ocorrência, com hora e o que foi levado.",
          "Imagens de câmeras suas e dos vizinhos, pedidas logo.",
          "Disjuntor do motor desligado e portão trancado por ferrolho.",
          "Aviso à seguradora ou ao síndico, por escrito.",
          "Vistoria do portão, com o relatório do que o fez abrir.",
        ],
      },
      {
        about: "causes",
        headings: ["Por que um portão abre sozinho", "O que a vistoria procura"],
        slots: [
          [
            "Controle perdido, clonado ou de código fixo repetido na rua é a causa que mais se vê. Botoeira molhada, interfone com mau contato e placa com defeito também dão comando sem ninguém apertar.",
            "O código fixo antigo se copia fácil, e por ele se começa. Depois vêm o fio da botoeira com água, o interfone em curto e a central com defeito, que mandam abrir sozinhos.",
            "Primeiro se olham os controles, perdidos, copiados ou de código fixo. Em seguida, botoeira, interfone e placa, em que umidade e mau contato geram comando falso.",
          ],
        ],
      },
      {
        about: "care",
        headings: ["Para não acontecer de novo", "O que trocar depois da vistoria"],
        slots: [
          [
            "Memória apagada, controles de código rolante, que não se copiam, e um aviso de portão aberto no celular fecham essa porta. A visita que confere receptor, botoeira e memória parte de {price.preventive} em casa, sem peças.",
            "Limpe a memória, grave só os controles presentes, em código rolante, e ponha sensor que avisa portão aberto. Conferir receptor, botoeira e cadastro começa em {price.preventive} em residência, fora peças.",
            "Depois do laudo, apague os controles antigos, passe ao código rolante, que muda a cada toque, e instale um aviso de abertura. A revisão desses itens sai a partir de {price.preventive} em casa, sem contar peças.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "O condomínio paga se o portão dele abriu e houve furto?",
        answers: [
          "Nem sempre: depende da convenção, do que ela promete e da prova de falha. Para o seu caso, ouça um advogado.",
          "Só em alguns casos, com prova de que o portão falhou e conforme a convenção. Vale orientação jurídica.",
        ],
      },
      {
        question: "Como provo que o portão abriu sozinho?",
        answers: [
          "Com imagem, hora e vistoria técnica feita antes do conserto. Só o relato costuma não bastar.",
          "Com imagem de câmera, registro de horário e relatório técnico da vistoria, sem que ninguém tenha mexido no motor antes.",
        ],
      },
      {
        question: "Devo trocar todos os controles?",
        answers: [
          "Ao menos apague a memória e grave só os que estão com você. Se o código é fixo, passe todos para rolante.",
          "Se são de código fixo, sim. Se são rolantes, basta limpar a memória e gravar de novo os presentes.",
        ],
      },
      {
        question: "Quem instalou tem culpa?",
        answers: [
          "Só se a falha for do serviço, e isso precisa aparecer na vistoria. A garantia da instalação cobre defeito, e não o furto em si.",
          "Depende da causa que a vistoria provar. Controle perdido ou de código copiado, por exemplo, não é falha de instalação.",
        ],
      },
    ],
    photo: "fotos do motor, da etiqueta, do controle frente e verso e da botoeira",
  },
  {
    id: "prazo-da-peca",
    broader: "pecas",
    label: "Em quantos dias chega a peça",
    phrase: "o prazo da peça do motor",
    asks: [
      "quanto tempo demora a peça",
      "quanto demora chegar peça",
      "demora peça motor fora linha",
      "portão parado esperando peça",
      "esperando peça prazo",
      ...combine(
        ["peça", "placa", "engrenagem", "capacitor"],
        ["quantos dias chega", "dias chega", "demora chegar", "prazo chegar", "quanto tempo chega", "quando chega"],
      ),
      "prazo peça motor",
      "prazo peça portão",
    ],
    intent: "question",
    answers: {
      any: [
        "O prazo depende da peça: capacitor, controle e engrenagem de modelo comum muitas vezes vão na própria visita; placa rara ou modelo fora de linha pode levar dias. Mande a foto da etiqueta, e o prazo é dito junto com o valor, antes de você aceitar.",
        "O prazo da peça do motor vai de horas a alguns dias: o que é comum o técnico leva, o que é raro se encomenda. A foto da etiqueta e da peça diz se há pronta, em quantos dias chega e quanto custa.",
      ],
    },
    sections: [
      {
        about: "what",
        headings: ["O que costuma ter na hora e o que não", "Peça comum e peça rara"],
        slots: [
          [
            "Costumam ir na visita: capacitor, pilha, controle compatível, fim de curso e cremalheira de nylon.",
            "Capacitor, fim de curso, cremalheira e controle compatível são peças de giro.",
          ],
          [
            "Costumam ser encomendadas: placa com inversor, coroa de modelo antigo e peça original específica.",
            "Placa de inversor e engrenagem de modelo fora de linha pedem encomenda.",
          ],
        ],
      },
      {
        about: "care",
        headings: ["O que fazer até a peça chegar", "Com o portão parado"],
        slots: [
          [
            "De correr ou de abrir, com a folha reta, o portão pode ficar no manual, com o disjuntor desligado e travado por ferrolho.",
            "Folha de correr ou de abrir trabalha na mão até lá: disjuntor desligado, chave de destravamento e ferrolho.",
          ],
          [
            "Basculante sem motor não se usa na mão sem o técnico conferir o equilíbrio.",
            "No basculante, peça ao técnico que o deixe fechado e seguro até a troca.",
          ],
          [
            "Se o prazo for longo, compare com o motor novo, de {price.homeSwap} já trocado em casa.",
            "Espera grande por peça cara às vezes perde para o motor novo, de {price.homeSwap} com a troca.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Posso comprar a peça e vocês instalam?",
        answers: ["Em geral sim, se for a do modelo. Mande a foto antes de comprar, para não errar."],
      },
      {
        question: "Pago antes de a peça chegar?",
        answers: ["A condição é dita no orçamento; nada é encomendado sem o seu aceite."],
      },
      {
        question: "Existe peça compatível mais rápida?",
        answers: ["Muitas vezes, sim. Para motor comum, a compatível costuma ter pronta entrega."],
      },
    ],
    photo: "fotos da etiqueta do motor e da peça gasta",
  },
  {
    id: "portao-que-outro-instalou",
    broader: "conserto",
    label: "Conserto de portão que outra empresa instalou",
    phrase: "o conserto de portão que outra empresa instalou",
    asks: [
      "consertam portão outro instalador",
      "instalador sumiu quem mexe portão",
      "assistência portão comprado outro lugar",
      ...combine(
        ["conserta", "consertam", "atendem", "arrumam", "mexem", "manutenção"],
        [
          "outra empresa instalou",
          "outro instalou",
          "instalado outra empresa",
          "instalado por outro",
          "comprei outro lugar",
          "não instalaram",
          "portão outra empresa",
          "motor outra loja",
        ],
      ),
    ],
    intent: "question",
    answers: {
      any: [
        "Sim, consertamos portão que outra empresa instalou, de qualquer tipo e das marcas comuns, na Grande São Paulo. A visita com regulagem em casa parte de {price.preventive}, sem peças; se o serviço do outro ainda está na garantia, vale chamá-lo antes.",
        "Consertamos, sim: não importa quem instalou, importa o modelo e o defeito. Mande a foto da etiqueta e um vídeo, e dizemos o valor antes da visita; em casa, a regulagem parte de {price.preventive}, sem peças.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["Antes de chamar, veja a garantia", "Quem deve vir primeiro"],
        slots: [
          [
            "Instalação recente tem garantia de quem fez, de 90 dias no mínimo pela lei; mexer antes pode encerrá-la.",
            "Se a instalação tem poucos meses, chame quem fez: outro serviço por cima pode tirar a garantia.",
          ],
          [
            "Garantia vencida ou empresa que não volta: guarde a conversa e chame outro técnico.",
            "Se quem instalou não responde, registre o pedido por escrito e siga com outro.",
          ],
        ],
      },
      {
        about: "visit",
        headings: ["O que se confere em instalação de outro", "Os erros mais vistos"],
        slots: [
          [
            "Olhamos base, suporte, fiação, terra, fotocélula e a força gravada, e você recebe o que está fora do lugar.",
            "A visita confere fixação, ligação, sensores e regulagem, e aponta o que precisa ser refeito.",
          ],
          [
            "Fio sem eletroduto, motor sem disjuntor próprio e fotocélula anulada são os achados mais comuns.",
            "Os mais vistos: emenda exposta, sensor em ponte e motor fraco para a folha.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Vocês dão garantia no que outra empresa instalou?",
        answers: ["Só do que nós fizermos: o conserto e a peça trocada. O resto continua com quem instalou."],
      },
      {
        question: "Preciso da nota de quem instalou?",
        answers: ["Não para consertar. Ela ajuda a ver prazo de garantia e modelo."],
      },
      {
        question: "Podem refazer uma instalação malfeita?",
        answers: [
          "Sim, depois de ver por foto o que precisa mudar; a instalação avulsa parte de {price.installation}.",
        ],
      },
    ],
    photo: "uma foto da etiqueta do motor, outra do portão inteiro e um vídeo do defeito",
  },
  {
    id: "orcamento-por-foto-confiavel",
    broader: "orcamento-por-foto",
    label: "Orçamento por foto é confiável?",
    phrase: "a confiança no orçamento por foto",
    asks: [
      "orçamento foto confiável",
      "orçamento foto funciona",
      "orçamento foto muda valor",
      "orçamento whatsapp confiável",
      "confiar orçamento foto",
      "orçamento foto errado",
      "preço foto muda depois",
    ],
    intent: "question",
    answers: {
      any: [
        "Sim, é confiável quando a foto mostra a etiqueta, a folha inteira e as medidas: kit, motor e peça saem com valor fechado. Defeito sem causa clara recebe uma faixa, e o valor final é dito no local, antes de qualquer serviço; como base, a visita em casa parte de {price.preventive}, sem peças.",
        "É confiável: para compra e troca, o orçamento por foto vale como o da visita; para conserto, ele aponta a peça provável e a medição confirma. Nada muda sem o seu aceite: se no local aparecer outra coisa, o valor é refeito antes de começar.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["A foto que dá preço certo", "O que mandar para não haver surpresa"],
        slots: [["Quanto mais a foto mostra, menos o preço muda.", "Com estas imagens, a conta quase sempre fecha."]],
        steps: [
          "Etiqueta do motor, nítida.",
          "Portão inteiro, por dentro e por fora.",
          "Largura, altura e material da folha.",
          "Vídeo curto, com som, do defeito, se for seguro filmar.",
        ],
      },
      {
        about: "causes",
        headings: ["O que a foto não mostra", "Quando o valor pode mudar"],
        slots: [
          [
            "Peso real, fio dentro da parede, solda trincada e contrapeso fora do ponto só se veem no local.",
            "Foto não mede corrente nem peso: folha pesada e fiação ruim aparecem na visita.",
          ],
          [
            "Se isso aparecer, você recebe o valor novo e decide antes de começar.",
            "Nesses casos o serviço para, o valor é dito e você escolhe.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "O orçamento por foto é cobrado?",
        answers: ["Não. Por foto ou vídeo, ele é grátis."],
      },
      {
        question: "Posso desistir se o preço mudar no local?",
        answers: ["Pode: nada é feito sem aceite. O valor da ida, se houver, é dito antes de marcar."],
      },
      {
        question: "E se eu não achar a etiqueta do motor?",
        answers: ["Mande fotos do motor de vários lados e do controle: muitas vezes dá para reconhecer o modelo."],
      },
    ],
  },
  {
    id: "retirar-portao-basculante",
    broader: "basculante",
    label: "Desmontar ou retirar portão basculante",
    phrase: "a retirada do portão basculante",
    asks: [
      ...combine(
        ["desmontar", "retirar", "tirar", "remover"],
        ["portão basculante", "portão basculante preço", "basculante quanto custa", "folha basculante"],
      ),
    ],
    intent: "question",
    answers: {
      any: [
        "Desmontar portão basculante é serviço de serralheiro ou técnico, com escora: a folha trabalha com contrapeso ou mola sob carga e cai se alguém solta o cabo. O valor sai por foto e depende do tamanho, do peso e de aproveitar ou não a folha; não desmonte em casa.",
        "Para tirar um portão basculante, primeiro se escora a folha e se apoia o contrapeso; só depois saem motor, cabos e braços. É orçado por foto, com medida e altura; ninguém fica embaixo nem ao lado enquanto isso.",
      ],
      price: [
        "Desmontar portão basculante custa mão de obra, orçada por foto: contam a largura, o peso, o contrapeso embutido e o destino da folha. Como referência, só a retirada e remontagem de motor segue a instalação avulsa, a partir de {price.installation}; a folha é do serralheiro.",
      ],
    },
    sections: [
      {
        about: "safety",
        headings: ["Por que não se desmonta em casa", "O risco está no contrapeso"],
        slots: [
          [
            "O contrapeso dentro da coluna pesa tanto quanto a folha: solto o cabo, um dos dois despenca.",
            "Folha e contrapeso se equilibram; tirar um sem apoiar o outro derruba o conjunto.",
          ],
          [
            "Mola esticada guarda força mesmo com o portão parado.",
            "No basculante de mola, a força continua lá com o portão fechado.",
          ],
        ],
      },
      {
        about: "visit",
        headings: ["A ordem da desmontagem", "Como o técnico faz"],
        slots: [
          [
            "Isola a área, desliga o circuito e solta o motor por último entre as partes elétricas.",
            "Com a área isolada e a energia cortada, a folha é calçada antes de qualquer parafuso.",
          ],
        ],
        steps: [
          "Desligar o disjuntor e isolar os fios do motor.",
          "Escorar a folha e apoiar os contrapesos.",
          "Soltar cabos, braços e guias, um lado por vez.",
          "Baixar a folha com ajuda e retirar motor e suporte.",
          "Deixar o vão fechado por tapume ou portão provisório.",
        ],
      },
      {
        about: "choose",
        headings: ["O que se aproveita", "Folha, motor e contrapeso"],
        slots: [
          [
            "Folha reta pode virar portão de correr ou de abrir, com quadro reforçado pelo serralheiro.",
            "O serralheiro diz se a folha serve em outro tipo de portão.",
          ],
          [
            "O motor basculante serve só em outro basculante do mesmo porte.",
            "Motor de basculante não move portão de correr; guarde-o se for para outro igual.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Vocês desmontam o portão inteiro?",
        answers: ["O motor, sim; a folha é serviço de serralheria. Mande a foto, e dizemos o que fazemos."],
      },
      {
        question: "Quanto tempo leva para desmontar?",
        answers: ["Em geral cabe em um dia, com duas pessoas e escora; caixa chumbada demora mais."],
      },
      {
        question: "Posso vender o portão usado?",
        answers: ["Pode, se sair inteiro. Meça largura, altura e peso antes, para o comprador saber."],
      },
    ],
    photo: "fotos do portão por dentro e por fora, das colunas e da etiqueta do motor, com largura e altura",
  },
];
