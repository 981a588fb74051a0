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
        "Portão do condomínio que para na hora de pico tem motor quente: ele passa dos ciclos que aguenta, e o protetor térmico desliga até esfriar. Folha pesada e capacitor fraco também causam isso. A revisão fica em geral de {price.preventiveRange}, sem peças; motor de uso intenso, de {price.heavySwap} trocado.",
        "Motor do prédio que desarma às 7 da manhã esquentou no pico, com uma abertura atrás da outra além dos ciclos da ficha. Antes de trocar, alivia-se a folha e mede-se o capacitor, em revisão que costuma ficar de {price.preventiveRange}, sem peças; se não bastar, o de uso intenso vai de {price.heavySwap}.",
        "Se o portão do condomínio trava na hora de pico e volta depois, o motor desarmou de quente. As causas são folha pesada, capacitor fraco ou ciclos demais para ele. Revisar fica em geral de {price.preventiveRange}, fora as peças, e trocar por um de uso intenso, de {price.heavySwap}.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["O que o zelador anota", "Como confirmar que é o pico"],
        slots: [
          [
            "Três dias de anotação mostram se é calor, tensão ou uso, antes de trocar qualquer peça. Volta depois de frio aponta calor; disjuntor caído aponta curto ou motor travado.",
            "Anote por três dias e a causa aparece. Motor que retorna quando esfria sofreu de calor, enquanto disjuntor desarmado lembra curto ou travamento.",
            "O padrão de alguns dias vale mais que um palpite. Se ele volta frio, o problema é calor; se o disjuntor caiu, procure curto ou motor preso.",
          ],
        ],
        steps: [
          "Hora em que parou e quantos carros passaram na última meia hora.",
          "Se voltou sozinho depois de frio, e em quanto tempo.",
          "Se o disjuntor caiu ou só o motor ficou mudo.",
          "Se a folha raspa ou treme em algum ponto, sem abrir nada.",
        ],
      },
      {
        about: "choose",
        headings: ["O que resolve sem trocar o motor", "Do alívio da folha ao motor novo"],
        slots: [
          [
            "Roldana, trilho ou contrapeso em ordem diminuem o esforço, e o mesmo motor passa pelo pico. Capacitor fraco é peça barata, e a pausa um pouco maior, com fotocélula testada, deixa passar dois carros por abertura.",
            "Primeiro se alivia a folha, com roldana, trilho e contrapeso certos, porque cada ciclo esquenta menos. Depois vêm o capacitor, de baixo custo, e uma pausa maior, com sensor em ordem, que reduz as aberturas.",
            "Folha leve e capacitor bom muitas vezes bastam. Ajuda também aumentar a pausa, desde que a fotocélula esteja testada, para dois carros aproveitarem a mesma abertura.",
          ],
          [
            "Se os carros da hora mais cheia passam do número de ciclos da ficha, só um motor de uso intenso resolve. Os com inversor, a placa que varia a velocidade, esquentam menos na partida.",
            "Compare os ciclos por hora da ficha com os carros do pico: faltando, a saída é o de uso intenso. O inversor, que controla a velocidade, reduz o calor da partida.",
            "Quando há mais carros que ciclos na ficha, nenhum ajuste segura, e a troca é por um de regime intenso. De preferência com inversor, cuja partida suave aquece menos.",
          ],
        ],
      },
      {
        about: "safety",
        headings: ["Enquanto o motor esfria", "Como passar pelo pico hoje"],
        slots: [
          [
            "Portão de correr ou de abrir, reto e no trilho, pode ser solto com o disjuntor desligado e movido na mão por quem sabe, com alguém na entrada. Basculante não se destrava nem se escora, porque a folha pode cair.",
            "Com a energia cortada, a folha de correr ou de abrir, alinhada, é destravada e empurrada por pessoa treinada, e a entrada fica vigiada. Em basculante ninguém destrava: usa-se outra saída.",
            "Desligue o disjuntor antes de soltar, e só em folha de correr ou de abrir que esteja no lugar, com vigia na passagem. Se o portão é basculante, libere outra saída, sem destravar.",
          ],
          [
            "Não religue o disjuntor seguidas vezes nem molhe o motor para esfriar. Insistir quente queima o enrolamento, e o conserto vira troca.",
            "Deixe esfriar sem água e sem ventilador dentro da caixa. Repetir o comando com ele quente queima o enrolamento, que é a parte cara.",
            "Espere o tempo dele, sem jogar água nem forçar o disjuntor. O enrolamento queima quando se insiste, e aí só resta trocar.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Um ventilador no motor do prédio ajuda?",
        answers: [
          "Pouco: o calor nasce do esforço. Alivie a folha ou troque por motor de uso intenso.",
          "Quase nada, porque o enrolamento esquenta por dentro. Menos peso na folha e menos ciclos esfriam mais.",
        ],
      },
      {
        question: "Deixar o portão aberto no pico é seguro?",
        answers: [
          "Só com alguém vigiando e com a folha parada por completo. É saída de um dia, e não rotina.",
          "Por pouco tempo e com vigia, sim. Todo dia, não: acerte o motor ou a pausa.",
        ],
      },
      {
        question: "Quantas aberturas por hora o motor do prédio aguenta?",
        answers: [
          "O número está na ficha do modelo. Conte um ciclo por carro da hora mais cheia e exija folga.",
          "Varia com o modelo, e a ficha informa. Compare com os carros do pico, somando uma margem.",
        ],
      },
      {
        question: "Dois motores resolvem?",
        answers: [
          "Em portão de duas folhas são dois de qualquer forma. Numa folha só, o que resolve é um motor de uso intenso, e não dois residenciais.",
          "Não em folha única: um de regime intenso trabalha melhor que dois de casa. Uma segunda entrada, sim, divide o movimento.",
        ],
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
        "Para 100 moradores ou mais, o sistema de controle de acesso precisa de cadastro individual, por controle rolante ou tag: cada um tem nome e se apaga sozinho, sem regravar os outros. Ele se liga à central por contato seco, sem trocar o motor; o valor sai por foto, com o número de vagas e entradas.",
        "O controle de acesso para condomínio com muitos moradores é um receptor ou leitor de tag com cadastro individual e memória para todos, ligado ao motor por contato seco. Assim se apaga um morador sem mexer nos demais, o que a central de casa não faz. Vagas e entradas, com fotos, dão o preço.",
        "Com 100 moradores, use sistema de cadastro individual, em tag ou controle rolante, que muda o código a cada toque: quem se muda é apagado sozinho. O receptor comanda o portão por contato seco e dispensa motor novo. Mande fotos e o número de vagas para o valor instalado.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Controle rolante, tag ou celular", "O que muda entre os três"],
        slots: [
          [
            "O controle rolante custa menos para começar e dispensa obra, mas se empresta e se perde. A tag fica no carro, registra quem passou e não exige apertar nada; pede um leitor em cada pista e custa mais na partida.",
            "Para gastar pouco no início, controle rolante, cujo ponto fraco é passar de mão em mão. Quem quer registro por carro escolhe a tag, que soma um leitor por pista.",
            "A tag identifica o carro e abre sem botão, porém exige leitor na entrada e na saída. O controle rolante aproveita o que existe e é mais barato, com o risco do empréstimo.",
          ],
          [
            "Celular serve de complemento, com validade para visitante e prestador, e depende de rede.",
            "O aplicativo entra como terceiro meio, para visita e prestador, já que precisa de internet.",
            "Para visitantes, o acesso pelo celular, com prazo, completa os outros dois, desde que haja rede.",
          ],
        ],
      },
      {
        about: "check",
        headings: ["O que definir antes de comprar", "Perguntas para a assembleia"],
        slots: [
          [
            "A escolha se decide por números, e não por marca. Leve estes dados ao pedir proposta.",
            "Com os números do prédio em mãos, as propostas ficam comparáveis.",
            "Antes de escolher aparelho, a assembleia define o tamanho e as regras do sistema.",
          ],
        ],
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
            "O receptor novo entra ao lado do antigo, e os dois abrem até todos estarem cadastrados; depois o velho é desligado. O cadastro se faz por bloco ou andar, com lista assinada pelo que cada unidade recebeu.",
            "Por alguns dias os dois sistemas funcionam juntos, e o antigo sai no fim. Cada bloco tem seu horário de cadastro, e o morador assina o que levou.",
            "A mudança é gradual: receptor velho e novo convivem enquanto se cadastra, bloco a bloco e com recibo. Só então o primeiro é tirado de serviço.",
          ],
          [
            "No valor pesam leitores, aparelhos por unidade e horas de cadastro.",
            "O que faz o preço é o número de leitores, de aparelhos e o tempo de gravação.",
            "Quantidade de leitores, de aparelhos e de cadastros forma o preço.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Quantos controles a placa do portão aceita?",
        answers: [
          "Conforme o modelo, de dezenas a pouco mais de cem na central de casa, e de centenas a mais de mil em receptor de prédio. A etiqueta da placa diz o modelo.",
          "A central residencial guarda de dezenas a pouco mais de uma centena; o receptor coletivo, centenas ou mais de mil.",
        ],
      },
      {
        question: "Dá para apagar só um morador?",
        answers: [
          "Dá, em receptor com cadastro individual. Em placa comum, muitas vezes se apaga tudo e se regrava controle por controle.",
          "Com cadastro individual, sim, em minutos e sem chamar ninguém. Na central simples, o comum é limpar a memória inteira.",
        ],
      },
      {
        question: "O motor do portão precisa ser trocado?",
        answers: [
          "Não: o receptor ou leitor se liga à central por contato seco, como uma botoeira. Só um motor que não aguenta o fluxo pede troca, de {price.heavySwap} em prédio.",
          "Em geral não, porque o sistema imita o botão da parede. A troca, de {price.heavySwap} em portão pesado, só entra se o motor não vence os ciclos.",
        ],
      },
      {
        question: "Os controles atuais continuam servindo?",
        answers: [
          "Servem se o receptor novo lê o mesmo código e a mesma frequência. De código fixo para rolante, trocam-se todos, porque o fixo pode ser copiado.",
          "Depende do código deles. Sendo rolantes da mesma linha, muitas vezes se aproveitam; fixos, o melhor é substituir.",
        ],
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
        "A peça do motor pode ir na própria visita ou levar alguns dias: capacitor, fim de curso e controle comum costumam estar prontos, e a placa rara ou de modelo fora de linha se encomenda. Mande a foto da etiqueta para saber em quantos dias chega e quanto custa, antes de aceitar.",
        "Em quantos dias chega a peça ou a placa do motor depende do modelo: a de uso comum vai muitas vezes na visita, e a específica vem por encomenda, em dias. Pela foto da etiqueta você recebe o prazo junto com o valor e só então decide.",
        "O prazo da placa ou de outra peça vai de horas, se o modelo é comum, a alguns dias, se precisa ser encomendada. A foto da etiqueta mostra qual é o caso; prazo e preço são ditos juntos, e nada é pedido sem o seu aceite.",
      ],
    },
    sections: [
      {
        about: "what",
        headings: ["Peça comum e peça de encomenda", "O que costuma ter na hora"],
        slots: [
          [
            "A demora acompanha o giro da peça: quanto mais motores a usam, mais fácil é ter uma pronta. Em geral a divisão é esta.",
            "Peça que serve em muitos motores fica em estoque, e a de um só modelo vem do fabricante ou do distribuidor. A lista dá uma ideia.",
            "O que serve em vários modelos se acha rápido; o exclusivo de um motor se encomenda. Costuma ser assim.",
          ],
        ],
        bullets: [
          "Quase sempre na visita: capacitor, fim de curso, cremalheira, pilha e controle compatível.",
          "Muitas vezes pronta: placa comum e placa universal.",
          "Por encomenda: placa com inversor ou de linha própria.",
          "Mais demorada: coroa e engrenagem de motor fora de linha.",
        ],
      },
      {
        about: "care",
        headings: ["O que fazer com o portão parado", "Enquanto a peça não chega"],
        slots: [
          [
            "Portão de correr ou de abrir, com a folha reta e no trilho, pode ser usado à mão: desligue o disjuntor, destrave pela chave e feche com ferrolho ou cadeado. O basculante não se destrava por conta própria; o técnico o deixa fechado e seguro.",
            "Com o disjuntor desligado, o deslizante ou o pivotante em bom estado trabalha no manual, trancado por ferrolho. No basculante, deixe a trava como está e espere o técnico, porque a folha pode descer de repente.",
            "Use na mão só a folha de correr ou de abrir que esteja alinhada, sem energia no motor e com cadeado ao fechar. Quem tem basculante deve esperar o técnico, sem soltar a trava nem passar por baixo.",
          ],
        ],
      },
      {
        about: "choose",
        headings: ["Quando não vale esperar", "Peça demorada ou motor novo"],
        slots: [
          [
            "Se a espera é longa e a peça é cara, compare com o motor novo, que em casa fica de {price.homeSwap}, com mão de obra. Em motor com mais de {trade.life} de uso, a troca costuma ganhar.",
            "Prazo grande somado a preço alto pede outra conta: motor novo instalado em residência, de {price.homeSwap}. Ela pesa mais quando o seu já passou da vida esperada, de {trade.life}.",
            "Diante de encomenda demorada, ponha na balança a troca do motor, de {price.homeSwap} em casa, já instalado. Passada a vida útil de {trade.life}, esperar por peça raramente compensa.",
          ],
          [
            "Antes disso, pergunte pela peça compatível: em motor comum, ela encaixa, custa em geral menos que a original e chega mais cedo. Placa de inversor e de encoder não têm essa saída.",
            "Há um meio-termo, a compatível, que em modelos simples substitui a original por menos e sem encomenda. Só não se aplica a motor com inversor ou encoder.",
            "Outra saída é a peça compatível, mais fácil de achar e quase sempre mais barata, desde que o motor seja comum. Para inversor ou encoder, vale apenas a da linha.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Posso comprar a peça e vocês instalam?",
        answers: [
          "Em geral sim, se for a certa para o modelo. Mande a foto da etiqueta antes de comprar, e pergunte pela garantia, que no caso da peça fica com a loja que vendeu.",
          "Pode, desde que tensão, medida e modelo combinem. A foto da etiqueta evita o erro, e a garantia da peça passa a ser de quem a vendeu a você.",
          "Sim, na maioria dos casos. Confirme o modelo por foto antes da compra; respondemos pelo serviço, e o vendedor, pela peça.",
        ],
      },
      {
        question: "Quando a peça chega, quanto demora a troca?",
        answers: [
          "Capacitor, fim de curso ou placa comum costumam levar até {trade.smallRepair}, com o teste. Engrenagem e coroa demoram mais, porque o motor precisa ser aberto.",
          "Uma troca simples leva até {trade.smallRepair}, incluindo testar. Peça interna do redutor toma mais tempo, já que se desmonta o motor.",
          "Conte com até {trade.smallRepair} para peça de fora ou placa. Se for da parte interna, como a coroa, reserve um período maior.",
        ],
      },
      {
        question: "Existe peça compatível mais rápida?",
        answers: [
          "Muitas vezes, sim, para motor comum: a compatível tem a mesma medida e tensão e sai na hora. Para inversor ou encoder, só a da própria linha.",
          "Nos modelos simples é frequente haver uma equivalente pronta. Motores com encoder ou inversor esperam a original.",
          "Sim, quando o motor é de construção comum. Se ele tem placa com inversor ou encoder, a compatível não serve.",
        ],
      },
      {
        question: "O que acelera a chegada da peça?",
        answers: [
          "Foto nítida da etiqueta e da peça gasta, com o código à vista. Identificação errada é o que mais atrasa, porque a troca recomeça do zero.",
          "Mandar de início modelo, tensão e código legíveis. Um pedido errado custa um segundo prazo inteiro.",
          "Acertar o modelo na primeira vez, com fotos claras da etiqueta e da peça. Cada dúvida de código acrescenta dias.",
        ],
      },
    ],
    photo: "fotos da etiqueta do motor e da peça gasta, se ela já estiver fora",
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
        "Sim, consertamos motor de portão instalado por outra empresa, de qualquer tipo e das marcas comuns. A visita com regulagem em casa parte de {price.preventive}, sem peças; se a instalação ainda está na garantia de quem fez, vale chamar essa empresa antes.",
        "Consertamos portão que outra empresa instalou, sim: importam o modelo e o defeito, e não quem montou. Em residência, o ajuste começa em {price.preventive}, fora as peças, e só vale esperar o instalador se a garantia dele ainda corre.",
        "Portão instalado por outra empresa também consertamos, com motor das marcas comuns e em qualquer tipo de folha. Veja antes se há garantia do primeiro serviço; sem ela, a visita de ajuste numa casa sai a partir de {price.preventive}, sem contar peças.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["Antes de chamar, veja a garantia", "Quem deve vir primeiro"],
        slots: [
          [
            "Instalação recente tem garantia de quem fez, de 90 dias no mínimo pela lei, e mexer antes pode encerrá-la. O motor novo tem ainda o prazo do fabricante, que se pede na loja da compra.",
            "Se a montagem tem poucos meses, chame primeiro o instalador: a lei dá pelo menos 90 dias, e outro serviço por cima pode tirar esse direito. O aparelho segue a garantia de fábrica, com quem vendeu.",
            "Com menos de 90 dias, a lei obriga quem instalou a responder, e o motor tem também a garantia do fabricante. Outra mão no meio pode servir de desculpa, então comece por eles.",
          ],
          [
            "Se a garantia venceu ou a empresa não volta, registre o pedido por escrito, guarde a conversa e siga com outro técnico. Não é preciso nota para consertar.",
            "Quando o instalador não responde, deixe o chamado por mensagem e procure outro. A nota ajuda a ver prazos, mas o conserto não depende dela.",
            "Garantia vencida ou instalador sumido liberam a troca de técnico. Guarde as mensagens; a nota é útil e não é exigida para o reparo.",
          ],
        ],
      },
      {
        about: "visit",
        headings: ["O que se confere em instalação de outro", "Da fixação à força: a conferência"],
        slots: [
          [
            "Além do defeito, o técnico olha base, suporte, fiação, terra, fotocélula e a força gravada, e diz o que está fora do lugar. Os erros mais comuns são fio sem eletroduto, motor sem disjuntor próprio e sensor anulado.",
            "A visita trata o defeito e confere fixação, ligação, aterramento, sensores e regulagem. Emenda exposta, falta de disjuntor exclusivo e fotocélula em ponte são o que mais se encontra.",
            "Junto com o conserto vem a revisão de suporte, fios, terra, força e fotocélula, com a lista do que está errado. Costumam aparecer fiação solta, circuito dividido e sensor desligado.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["Quanto custa o conserto", "Ajuste, peça ou refazer: a ordem de preço"],
        slots: [
          [
            "O ajuste fica na visita, e peças como capacitor, engrenagem e placa são orçadas por foto, da mais barata à mais cara. Refazer uma instalação malfeita parte de {price.installation} de mão de obra, e a troca do motor em casa, com tudo, vai de {price.homeSwap}.",
            "Regular custa menos, depois vêm capacitor, engrenagem e placa, com valor passado pela foto. Se a instalação precisa ser refeita, o trabalho começa em {price.installation}; motor novo instalado, em residência, fica de {price.homeSwap}.",
            "Do ajuste se passa às peças, sendo o capacitor a mais em conta e a placa a mais cara. Montar de novo sai desde {price.installation}, só de mão de obra, e trocar o motor de uma casa, de {price.homeSwap} completo.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Vocês dão garantia no que outra empresa instalou?",
        answers: [
          "Só no que nós fizermos: o conserto e a peça trocada, com 90 dias pela lei. O resto continua com quem instalou.",
          "A garantia é do nosso serviço, 90 dias pela lei. A montagem original segue sendo de quem a fez.",
          "Respondemos pelo reparo e pela peça que colocamos, pelos 90 dias da lei. A parte dos outros não passa para nós.",
        ],
      },
      {
        question: "Atendem que marcas?",
        answers: [
          "As comuns, como {shop.brands}, de forma independente. Modelo raro depende de haver peça, o que a etiqueta mostra.",
          "Trabalhamos com {shop.brands}, sem sermos autorizada. Em motor fora de linha, vê-se primeiro se existe reposição.",
          "Entre outras, {shop.brands}. O serviço é independente, e a etiqueta diz se ainda há peça.",
        ],
      },
      {
        question: "Podem refazer uma instalação malfeita?",
        answers: [
          "Sim, depois de ver o que precisa mudar: base, suporte, fiação ou sensores. A mão de obra parte de {price.installation}, e o que está bom fica.",
          "Podemos, a partir de {price.installation} de serviço, aproveitando o motor e as peças em ordem. Fotos da montagem mostram o tamanho do trabalho.",
          "Refazemos, desde {price.installation}, o que estiver errado e mantemos o resto. Motor que não serve na folha é caso de troca.",
        ],
      },
      {
        question: "O motor instalado é fraco para o portão. E agora?",
        answers: [
          "Primeiro se alivia a folha, com roldana, trilho ou contrapeso. Se ainda assim falta capacidade, a troca em casa fica de {price.homeSwap}, com mão de obra.",
          "Confere-se o peso da folha contra a etiqueta. Sem um terço de folga, o motor esquenta, e a troca residencial vai de {price.homeSwap}, completa.",
          "Às vezes a folha é que está pesada, e acertá-la basta. Faltando força mesmo assim, conte de {price.homeSwap} por outro motor instalado.",
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
      "orçamento foto muda valor",
      "orçamento whatsapp confiável",
      "confiar orçamento foto",
      "orçamento foto errado",
      "preço foto muda depois",
    ],
    intent: "question",
    answers: {
      any: [
        "Sim, dá para confiar em orçamento por foto quando a imagem mostra a etiqueta, a folha inteira e as medidas: motor e kit saem com preço fechado. Conserto sem causa clara recebe uma faixa e nada muda sem o seu aceite; como base, a visita em casa parte de {price.preventive}, sem peças.",
        "O orçamento por foto é confiável para compra e troca, com etiqueta e medidas à vista, e o valor não muda no local. No conserto, ele aponta a peça provável, e o preço final é informado antes de começar; a visita de ajuste parte de {price.preventive} em casa, sem peças.",
        "É confiável, sim: com etiqueta nítida, folha inteira e medidas, o orçamento feito por foto vem fechado. Só muda quando o local mostra algo que a imagem escondia, e aí o novo valor espera o seu aceite; de referência, uma visita de ajuste em casa custa desde {price.preventive}, fora peças.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["A foto que dá preço certo", "O que mandar para não haver surpresa"],
        slots: [
          [
            "Quanto mais a foto mostra, menos o preço muda. Com estas imagens, tiradas de fora e sem abrir o motor, a conta quase sempre fecha.",
            "Foto escura ou só do motor vira estimativa, e foto completa vira preço. Faça estas, com a tampa fechada e longe da folha em movimento.",
            "O orçamento por imagem erra quando falta informação. Estas fotos, todas por fora, bastam para a maioria dos casos.",
          ],
        ],
        steps: [
          "Etiqueta do motor, nítida e inteira.",
          "Portão inteiro, por dentro e por fora.",
          "Largura, altura e material da folha, escritos na mensagem.",
          "Tomada ou quadro mais próximo, com a porta fechada.",
          "Vídeo curto do defeito, com som, se for seguro filmar.",
        ],
      },
      {
        about: "causes",
        headings: ["Quando o valor pode mudar no local", "O que a foto não mostra"],
        slots: [
          [
            "Peso real, fio dentro da parede, solda trincada e contrapeso fora do ponto só se veem no local. São eles a causa de quase toda mudança de preço.",
            "A imagem não mede corrente nem peso, e esconde fiação velha e trinca de solda. Quando o valor muda, costuma ser por um desses.",
            "Não aparecem na foto o peso da folha, o equilíbrio, o cabo embutido e a rachadura fina. O preço só muda quando um deles surge na visita.",
          ],
          [
            "Se isso acontecer, o serviço não começa: você ouve o motivo, vê o ponto e recebe o valor novo. Aceita ou recusa, e nada é feito por conta própria.",
            "Nesses casos o técnico mostra o que achou e passa a conta nova antes de mexer. A decisão é sua, com o serviço parado até a resposta.",
            "Aparecendo algo, o técnico para, mostra e diz quanto fica. Sem a sua concordância, ele não troca peça nem cobra por ela.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["O que sai fechado e o que sai em faixa", "Preço fechado ou estimativa, por serviço"],
        slots: [
          [
            "Cada tipo de serviço permite um grau de certeza pela imagem.",
            "Nem tudo se fecha à distância, e esta é a divisão.",
            "O que já tem medida sai fechado, e o que depende de medição sai em faixa.",
          ],
        ],
        bullets: [
          "Kit basculante de até {width.quarterHp}: fechado, a partir de {price.lowest} instalado",
          "Troca de motor em casa: de {price.homeSwap}, fechada com etiqueta e medidas",
          "Visita com ajuste em casa: em geral de {price.preventiveRange}, sem peças",
          "Peça reconhecida pela foto: valor fechado",
          "Defeito elétrico sem causa clara: faixa, confirmada com medição",
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "O orçamento por foto é cobrado?",
        answers: [
          "Não, por foto ou vídeo ele não custa nada. O que se paga é a visita ou o serviço que você aprovar.",
          "É de graça, e você pode pedir mais de um. Pagamento só existe depois do aceite.",
        ],
      },
      {
        question: "Mandei foto e recebi um preço. No local podem cobrar mais?",
        answers: [
          "Só se aparecer algo que a foto não mostrava e você aceitar o valor novo antes. Guarde a conversa com o preço e o que ele inclui.",
          "Pelo mesmo serviço, não. Serviço ou peça a mais precisa ser mostrado, explicado e aceito antes de começar.",
        ],
      },
      {
        question: "Posso desistir se o preço mudar no local?",
        answers: [
          "Pode: sem aceite, nada é feito. O custo da ida, quando existe, é informado antes de marcar.",
          "Sim, a decisão é sua. Pergunte ao agendar se a ida é cobrada quando o serviço não é feito.",
        ],
      },
      {
        question: "E se eu não achar a etiqueta do motor?",
        answers: [
          "Fotografe o motor de vários lados, a placa pela tampa e o controle. Muitas vezes o formato e a marca no plástico bastam para reconhecer o modelo.",
          "Mande o motor por inteiro, de frente e de lado, e o controle, frente e verso. O modelo costuma ser reconhecido assim.",
        ],
      },
    ],
    photo: "fotos do portão por dentro e por fora, a largura da folha e a etiqueta do motor, se houver",
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
        "Retirar ou desmontar portão basculante custa mão de obra orçada por foto, conforme a largura, o peso, o contrapeso e o destino da folha. É serviço de serralheiro, com a folha escorada; do motor cuidamos nós, e ninguém deve soltar cabos em casa, porque a folha cai.",
        "O preço para desmontar um portão basculante depende do tamanho, do peso, do contrapeso embutido na coluna e de aproveitar ou não a folha. O serralheiro escora e retira a folha, nós tiramos o motor, e o orçamento sai por foto.",
        "A retirada do portão basculante não tem preço fixo: contam peso, altura, contrapeso e o que se quer aproveitar. A folha sai escorada, por serralheiro, e o motor, por técnico; mande a foto e não solte nada por conta própria.",
      ],
      price: [
        "Desmontar ou retirar portão basculante custa a mão de obra do serralheiro, que escora e baixa a folha, e sai por foto, conforme o peso, o contrapeso e o acesso. Menor é a conta de quem descarta a folha; maior, a de quem quer tudo inteiro para remontar.",
        "O preço para retirar um portão basculante vem por foto: folha leve e descartada custa menos, folha pesada, escorada e tirada inteira para reaproveitar, com o contrapeso, custa mais. A folha é do serralheiro, e o motor retiramos nós.",
      ],
    },
    sections: [
      {
        about: "cost",
        headings: ["O que pesa no preço da retirada", "Da conta menor à maior"],
        slots: [
          [
            "O tempo e o número de pessoas fazem o preço, porque a folha precisa ser calçada o tempo todo. Estes pontos aumentam a conta.",
            "Paga-se tempo e equipe, já que a folha sai apoiada do começo ao fim. A lista mostra o que encarece.",
            "Como a folha deve ficar escorada durante o serviço, contam pessoas e horas. Veja o que soma ao valor.",
          ],
        ],
        bullets: [
          "Folha larga, de madeira ou chapa grossa",
          "Contrapeso embutido na coluna, que se retira aos poucos",
          "Folha a retirar inteira, para reaproveitar",
          "Acesso ruim ou carro preso dentro",
          "Tapume ou portão provisório no lugar",
        ],
      },
      {
        about: "safety",
        headings: ["Por que não se desmonta em casa", "O risco está no contrapeso"],
        slots: [
          [
            "O contrapeso, dentro da coluna, pesa quase tanto quanto a folha: solto o cabo, um dos dois despenca. No basculante de mola, a força continua guardada mesmo com o portão fechado.",
            "Folha e contrapeso se equilibram pelo cabo, e tirar um sem apoiar o outro derruba o conjunto. A mola, onde há, segue esticada com o portão parado.",
            "Cabo, folha e contrapeso formam uma balança, e desfazê-la sem escora joga tudo no chão. Portão de mola guarda essa força até fechado.",
          ],
          [
            "Por isso a ordem é escorar a folha, apoiar os contrapesos e só então soltar cabos, braços e guias, um lado por vez. Antes de tudo o disjuntor é desligado, e a área, isolada.",
            "O serralheiro trabalha com a área isolada e sem energia: calça a folha, segura o contrapeso e depois solta cabo, braço e guia de cada lado.",
            "Quem faz o serviço corta a energia, isola o vão, calça a folha e o contrapeso e retira, um lado de cada vez, cabos, guias e braços.",
          ],
        ],
      },
      {
        about: "choose",
        headings: ["O que se aproveita", "Folha, motor e contrapeso"],
        slots: [
          [
            "Folha reta pode virar portão de correr ou de abrir, com o quadro reforçado pelo serralheiro. O motor de basculante serve só em outro basculante de mesmo porte, e não move os outros tipos.",
            "O serralheiro diz se a folha aceita virar portão de correr ou de abrir, o que exige reforço. Já o motor só se aproveita em outro basculante parecido.",
            "Em bom estado, a folha se adapta a correr ou a abrir, reforçada na serralheria. Motor de basculante, porém, não serve nesses portões, apenas em outro igual.",
          ],
          [
            "Se o novo portão também for basculante, até {width.quarterHp}, o kit com motor instalado parte de {price.lowest}. Para os outros tipos, trocar motor em casa fica de {price.homeSwap}, com mão de obra.",
            "Um novo basculante, de até {width.quarterHp}, aceita kit instalado a partir de {price.lowest}. Nos demais portões, o motor trocado em casa vai de {price.homeSwap}, já com o serviço.",
            "Mantendo o tipo, em largura de até {width.quarterHp}, o kit com instalação começa em {price.lowest}. Mudando para correr ou abrir, motor e mão de obra na troca em casa ficam de {price.homeSwap}.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Vocês desmontam o portão inteiro?",
        answers: [
          "Retiramos motor, central e fios; a folha e o contrapeso são serviço de serralheiro. A foto mostra se dá para combinar os dois no mesmo dia.",
          "O motor e a parte elétrica, sim. Folha, cabos e contrapeso ficam com a serralheria, de preferência na mesma data.",
        ],
      },
      {
        question: "Quanto tempo leva para desmontar um basculante?",
        answers: [
          "Em geral cabe num dia, com duas ou mais pessoas. Folha muito pesada ou que será reaproveitada demora mais.",
          "Costuma levar até um dia de trabalho em dupla, e mais quando a folha sai inteira para outro uso.",
        ],
      },
      {
        question: "Posso retirar só o motor e manter o portão?",
        answers: [
          "Pode, com técnico: sem o motor, o basculante precisa estar equilibrado e ter tranca, porque era ele que travava a folha.",
          "Sim, desde que o técnico confira antes cabos e contrapeso. Depois é preciso uma tranca manual.",
        ],
      },
      {
        question: "O que fazer com o vão enquanto não há portão?",
        answers: [
          "Combine tapume ou grade provisória para o mesmo dia. Retirar e instalar o novo portão em sequência evita deixar a casa aberta.",
          "O melhor é tirar o velho quando o novo já estiver pronto. Se não der, feche com tapume.",
        ],
      },
    ],
    photo: "fotos do portão por dentro e por fora, das colunas e da etiqueta do motor, com largura e altura",
  },
];
