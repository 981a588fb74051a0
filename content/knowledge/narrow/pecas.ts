import type { NarrowConcept } from "#domain/knowledge/concept.ts";
import { combine } from "./combine.ts";

export const pecas: NarrowConcept[] = [
  {
    id: "pecas-do-basculante",
    broader: "pecas",
    label: "Peças para portão basculante",
    phrase: "as peças do portão basculante",
    asks: [
      "peças basculante",
      "peças portão basculante",
      "peças motor basculante",
      "loja peças basculante",
      "loja peças portão basculante",
      "peças reposição basculante",
      "comprar peças basculante",
      "comprar peças portão basculante",
      "onde comprar peças basculante",
    ],
    intent: "buying",
    answers: {
      any: [
        "Vendemos peças para portão basculante e para o motor dele: cabo de aço, roldana, pino, braço, fuso, capacitor, fim de curso, placa e controle, com ou sem a troca. A foto da peça com uma régua ao lado e a da etiqueta do motor mostram qual serve e quanto custa.",
        "Peças para portão basculante se pedem em dois grupos: as da folha, como cabo, roldana, pino e contrapeso, pela medida; as do motor, como fuso, capacitor, placa e fim de curso, pela etiqueta. Vendemos as duas, soltas ou já trocadas, com o valor informado pela foto.",
        "Cabo de aço, roldana, braço, fuso, capacitor, placa e controle são as peças mais pedidas do portão basculante, e fornecemos todas, com ou sem instalação. Mande a foto da peça e da etiqueta do motor: respondemos se há original ou compatível e o preço de cada uma.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["As peças da folha e as do motor", "O que conferir em cada peça do basculante"],
        slots: [
          [
            "Peça de folha se compra pela medida, e peça de motor, pelo modelo. O nome sozinho não basta, porque cada fábrica tem a sua rosca, o seu furo e o seu passo.",
            "Na folha vale a medida tirada da peça velha; no motor vale o que está escrito na etiqueta. Peça parecida, com rosca ou furo diferente, não encaixa.",
            "Meça a peça da folha e leia a etiqueta para a do motor: são essas duas informações que evitam a compra errada, já que furos e roscas mudam de marca para marca.",
          ],
        ],
        bullets: [
          "Cabo de aço: espessura, comprimento e tipo de ponta",
          "Roldana: diâmetro, largura do canal e furo do eixo",
          "Braço e pino: comprimento entre furos e bitola",
          "Fuso e porca: comprimento e rosca",
          "Capacitor: microfarads e volts",
          "Placa: modelo, tensão e tipo de fim de curso",
        ],
      },
      {
        about: "safety",
        headings: ["O que você troca e o que é do técnico", "Peças que só o técnico deve trocar"],
        slots: [
          [
            "Pilha e controle você mesmo troca. Cabo, mola, contrapeso e braço seguram a folha no alto, e por isso só saem com o portão calçado e a energia cortada pelo técnico.",
            "Deixe para o técnico tudo o que sustenta o peso: cabo, mola, contrapeso, pino e braço, trocados com a folha escorada. O que é seu é a pilha, o controle e a limpeza da lente.",
            "A folha do basculante fica suspensa por cabo, mola ou contrapeso, e soltar qualquer um deles sem escora faz o portão cair. Você pode trocar a pilha e o controle; o resto é do técnico.",
          ],
          [
            "Capacitor e placa também ficam com ele, porque guardam carga ou trabalham com a tensão da rede.",
            "Na parte elétrica, o cuidado é com o capacitor, que guarda carga, e com a placa, ligada à rede: os dois pedem técnico.",
            "Dentro da tampa há tensão da rede e um capacitor carregado, e por isso a troca da placa não é serviço de morador.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["Peça sozinha ou com a troca", "Como é formado o preço da peça"],
        slots: [
          [
            "O preço da peça é um, e o da troca é outro, e você escolhe se leva só a primeira. Peça pequena, como capacitor e roldana, fica bem abaixo de fuso e placa; passando da metade do motor novo, que parte de {price.lowest} instalado, vale comparar.",
            "A peça e a mão de obra vêm em linhas separadas. Capacitor, pino e roldana são das mais baratas; placa e conjunto de fuso, das mais caras, e então cabe comparar com o kit novo, instalado a partir de {price.lowest}.",
            "Você recebe dois valores, o da peça e o do serviço, e pode ficar só com o primeiro. Se a soma chega perto de um motor novo, de {price.lowest} em diante com instalação, o orçamento mostra os dois caminhos.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Qual peça do basculante mais quebra?",
        answers: [
          "Na folha, o cabo de aço e a roldana; no motor, o capacitor e a porca do fuso. Folha desequilibrada gasta todas elas mais depressa, por isso o peso é acertado junto.",
          "Cabo e roldana na parte de ferro, capacitor e porca do fuso na parte do motor. O contrapeso errado encurta a vida das quatro.",
        ],
      },
      {
        question: "Troco só um cabo de aço ou os dois?",
        answers: [
          "Os dois, porque têm a mesma idade e o mesmo esforço. Com um novo e outro velho, a folha sobe torta e o velho arrebenta logo depois.",
          "Troca-se o par: cabos de idades diferentes esticam diferente e entortam a folha. O técnico calça o portão antes de soltar qualquer um.",
        ],
      },
      {
        question: "Tem peça para motor basculante antigo?",
        answers: [
          "De desgaste, como capacitor, rolamento e fim de curso, quase sempre. Fuso e placa de modelo fora de linha podem pedir um compatível, que a foto da etiqueta confirma.",
          "Na maioria das vezes há compatível. Peças comuns a várias marcas são fáceis; as próprias de um modelo antigo dependem da foto da etiqueta.",
        ],
      },
      {
        question: "Vocês entregam a peça em casa?",
        answers: [
          "Sim, quando há o modelo: a entrega na capital e na região é combinada pelo WhatsApp, com prazo e valor informados antes.",
          "Entregamos na Grande São Paulo, com o prazo dito junto com o preço. Se preferir a troca, a peça vai com o técnico.",
        ],
      },
    ],
    photo: "a foto da peça com uma régua ao lado, a da etiqueta do motor e uma do portão inteiro",
  },
  {
    id: "pecas-do-deslizante",
    broader: "pecas",
    label: "Peças para portão deslizante",
    phrase: "as peças do portão de correr",
    asks: [
      "peças deslizante",
      "peças portão deslizante",
      "peças motor deslizante",
      "peças correr",
      "peças portão correr",
      "loja peças deslizante",
      "loja peças portão correr",
      "peças reposição portão correr",
      "comprar peças portão correr",
      "onde comprar peças portão deslizante",
    ],
    intent: "buying",
    answers: {
      any: [
        "Vendemos peças para portão deslizante, de correr, e para o motor dele: cremalheira, roldana, trilho, guia, engrenagem, capacitor, fim de curso, placa e controle, com ou sem a troca. A foto da peça com uma régua e a da etiqueta do motor dizem qual serve e quanto custa.",
        "As peças do portão de correr que mais se pedem são roldana, cremalheira e engrenagem; depois vêm capacitor, fim de curso e placa do motor deslizante. Fornecemos soltas ou já trocadas, e o preço sai pela foto da peça e da etiqueta.",
        "Para portão deslizante temos as peças da folha, como roldana, trilho, guia e cremalheira, e as do motor, como engrenagem, capacitor e placa. As primeiras se compram pela medida e as outras pela etiqueta; mande as fotos e dizemos o preço com e sem a troca.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Medidas que cada peça pede", "O que conferir antes de comprar"],
        slots: [
          [
            "No portão de correr, uma peça errada estraga a vizinha: cremalheira de outro passo come a engrenagem, e roldana de outro canal sai do trilho. Por isso a medida vem antes da marca.",
            "Compre pela medida, porque as peças trabalham em par. Dentes de passo diferente gastam a engrenagem, e roda de canal errado descarrila.",
            "Roldana com trilho e cremalheira com engrenagem precisam casar. Se uma das medidas muda, a outra peça se gasta ou a folha sai do lugar.",
          ],
        ],
        bullets: [
          "Roldana: diâmetro, canal em V ou em U e peso que suporta",
          "Cremalheira: passo dos dentes, nylon ou aço e metros da folha",
          "Trilho: perfil igual ao canal da roda",
          "Engrenagem: número de dentes e furo do eixo",
          "Capacitor: microfarads e volts",
          "Placa: modelo, tensão e tipo de fim de curso",
        ],
      },
      {
        about: "replace",
        headings: ["Em que ordem as peças se gastam", "O que trocar junto"],
        slots: [
          [
            "A roldana gasta primeiro, porque carrega a folha; com ela baixa, a cremalheira aperta a engrenagem e as duas se comem. Trocar as rodas cedo poupa o resto, e elas saem sempre aos pares.",
            "O desgaste começa embaixo: roda gasta faz a folha descer, os dentes se apertam e a engrenagem vai junto. Por isso as roldanas são trocadas em par e antes das outras peças.",
            "Tudo costuma partir da roldana, que suporta o peso. Gasta, ela baixa o portão e força dentes e engrenagem, e é mais barato trocar o par de rodas a tempo do que o conjunto depois.",
          ],
          [
            "Depois da troca, a folga entre a engrenagem e a cremalheira volta a {rack.clearance}, medida na folha inteira.",
            "Cada peça nova pede novo ajuste: {rack.clearance} de folga nos dentes, de uma ponta à outra.",
            "O serviço só termina com os dentes a {rack.clearance} de folga em todo o percurso, senão a peça nova repete o desgaste.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["Preço da peça, com ou sem a troca", "Como se chega ao valor"],
        slots: [
          [
            "Peça e mão de obra são cotadas à parte, e você leva só a peça se quiser. Capacitor e fim de curso ficam entre as baratas; a cremalheira é por metro; a placa e o redutor são as caras, e perto da troca do motor, de {price.homeSwap} em casa, convém comparar.",
            "O orçamento traz a peça numa linha e o serviço em outra. A cremalheira se conta por metro, a roldana por par, e quando placa ou redutor encostam na troca do motor inteiro, de {price.homeSwap}, você vê os dois valores.",
            "São dois preços, o da peça e o da instalação dela, e o segundo é opcional. Roldanas vão aos pares e cremalheira por metro; se o conserto do motor se aproxima da troca, que em casa fica de {price.homeSwap}, isso é dito.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Posso trocar a roldana do portão de correr sozinho?",
        answers: [
          "Não é seguro: a folha precisa ser erguida e escorada, e fora do trilho ela cai de lado. O técnico troca o par e acerta a altura da cremalheira.",
          "Melhor não. Para tirar a roda, a folha sai do apoio e pode tombar, e depois ainda é preciso acertar os dentes.",
        ],
      },
      {
        question: "Cremalheira de nylon ou de aço?",
        answers: [
          "Nylon em folha leve de casa, que faz menos ruído; aço em folha pesada ou de muito uso. O passo tem de ser o da engrenagem que já existe.",
          "Depende do peso: leve, nylon; pesada ou de prédio, aço. Não se misturam as duas no mesmo portão.",
        ],
      },
      {
        question: "Peça de uma marca serve em motor de outra?",
        answers: [
          "Capacitor, rolamento e roldana, sim, se a medida for igual. Engrenagem, placa e carcaça são próprias de cada modelo.",
          "As comuns servem, como capacitor e roda da mesma medida. As que encaixam dentro do motor, como a engrenagem, não.",
        ],
      },
      {
        question: "Vocês entregam a peça sem instalar?",
        answers: [
          "Sim, na capital e na região, quando há o modelo. O prazo e o valor da entrega são combinados pelo WhatsApp.",
          "Entregamos na Grande São Paulo. O valor e o prazo vêm junto com o preço da peça, antes de você decidir.",
        ],
      },
    ],
    photo: "a foto da peça com uma régua ao lado, a da etiqueta do motor e uma do portão por dentro",
  },
  {
    id: "pecas-do-pivotante",
    broader: "pecas",
    label: "Peças para portão pivotante",
    phrase: "as peças do portão de abrir",
    asks: [
      "peças pivotante",
      "peças portão pivotante",
      "peças motor pivotante",
      "peças portão abrir",
      "peças portão duas folhas",
      "loja peças pivotante",
      "comprar peças pivotante",
      "peças reposição pivotante",
    ],
    intent: "buying",
    answers: {
      any: [
        "Vendemos peças para portão pivotante, o de abrir, e para o motor dele: dobradiça, batente, suporte, braço, pistão, capacitor, placa e controle, com ou sem a troca. A foto da peça com uma régua e a da etiqueta do motor mostram qual serve e o preço.",
        "As peças do portão de abrir se dividem entre folha e motor: dobradiça, trava e batente se pedem pela medida; braço, fuso, capacitor e placa, pela etiqueta. Fornecemos soltas ou trocadas, com o valor informado pela foto.",
        "Dobradiça, suporte, braço, capacitor, placa e trava elétrica são as peças mais pedidas do portão pivotante, e temos com ou sem a instalação. Mande a foto da peça e da etiqueta e diga se são uma ou duas folhas, porque muitas peças vão aos pares.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["O que medir em cada peça", "Dados que evitam a peça errada"],
        slots: [
          [
            "No pivotante, os dois lados nem sempre são iguais: braço direito e esquerdo, folha larga e estreita. Diga qual lado falhou e fotografe o conjunto aberto e fechado.",
            "Antes de pedir, veja de que lado é a peça, porque braço e suporte têm mão. Uma foto do portão aberto e outra fechado mostram isso melhor que a medida.",
            "Braços e suportes mudam da folha direita para a esquerda. Informe o lado, visto de dentro, e mande as duas posições do portão em foto.",
          ],
        ],
        bullets: [
          "Dobradiça: diâmetro do pino, altura e peso da folha",
          "Braço ou pistão: marca, modelo, curso e lado",
          "Suporte: distância entre furos e medida do pilar",
          "Trava elétrica: tensão e lugar de fixação",
          "Capacitor: microfarads e volts",
          "Placa: modelo e número de motores",
        ],
      },
      {
        about: "causes",
        headings: ["Por que a peça quebrou", "Antes de trocar, ache a causa"],
        slots: [
          [
            "Dobradiça caída é a causa mais comum: a folha raspa, o braço força e o suporte racha. Trocar só o braço, nesse caso, dura pouco.",
            "Quase sempre a folha pesou primeiro. Com a dobradiça gasta, o motor empurra torto e quebra braço, pino ou solda do suporte.",
            "O braço costuma pagar pela dobradiça: folha arriada exige mais força, e o ponto fraco cede. Por isso a folha é vista antes da peça.",
          ],
          [
            "Vento em folha fechada faz o mesmo estrago, e uma trava elétrica na ponta tira esse esforço do motor.",
            "Folha longa que pega vento também força o conjunto; a trava na ponta é a peça que alivia.",
            "Outro motivo é o vento contra chapa fechada, que balança a folha; com trava elétrica, quem segura é ela, e não o braço.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["Preço com e sem a troca", "O que entra no orçamento da peça"],
        slots: [
          [
            "A peça tem um preço e a troca tem outro, ditos em separado. Em portão de duas folhas, pergunte pelo par, e compare o conserto caro com a troca do motor, de {price.homeSwap} em casa, por motor.",
            "Você pode levar só a peça ou pedir a troca, com os valores em linhas próprias. Quando braço e placa falham juntos, a troca, de {price.homeSwap} por motor em residência, entra na comparação.",
            "Orçamos a peça solta e a peça instalada, e você escolhe. Reparo que se aproxima da troca do motor, de {price.homeSwap} em casa para cada um, é mostrado ao lado dela.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Preciso trocar os dois motores se um falhou?",
        answers: [
          "Não. Cada folha tem o seu, e troca-se só o que falhou, desde que o novo combine em velocidade com o outro e com a placa.",
          "Só o que falhou. O cuidado é usar um igual ou compatível, para as folhas fecharem na ordem certa.",
        ],
      },
      {
        question: "A dobradiça do portão precisa de solda?",
        answers: [
          "Em geral, sim: a gasta é cortada e a nova soldada com a folha escorada. A placa do motor fica desconectada durante a solda.",
          "Quase sempre é soldada, com o portão apoiado. Antes, o técnico desliga e desconecta a central, que a corrente da solda queima.",
        ],
      },
      {
        question: "Braço de outra marca serve no meu pivotante?",
        answers: [
          "Raramente, porque furos, curso e central mudam. Se o modelo saiu de linha, compara-se um conjunto novo.",
          "Na maioria dos casos, não: o curso e o encaixe são de cada modelo. A etiqueta diz se existe compatível.",
        ],
      },
    ],
    photo: "a foto da peça com uma régua ao lado, a da etiqueta do motor e duas do portão, aberto e fechado",
  },
  {
    id: "pecas-onde-comprar",
    broader: "pecas",
    label: "Peças de portão: onde comprar",
    phrase: "a compra de peças de motor de portão",
    asks: [
      "peças onde comprar",
      "onde comprar peça",
      "peça reposição",
      "comprar peças portão",
      "comprar peça motor",
      "loja peças motor",
      "loja peças portão",
      "onde achar peça",
      "onde vende peça",
      "onde vende peça motor",
      "quem vende peça motor",
      "vende peça portão",
      "peça motor antigo",
      "peças perto mim",
      "loja peças perto mim",
      "loja peças portão perto",
      "peças portão perto mim",
    ],
    intent: "buying",
    answers: {
      any: [
        "Na nossa loja de peças para portão eletrônico você compra perto de casa, pelo WhatsApp, placa, capacitor, engrenagem, controle, cremalheira e roldana, só a peça ou com a troca. Mande a foto da etiqueta do motor e da peça, porque dente, tensão e encaixe mudam de um modelo para outro.",
        "Peça comum de portão eletrônico se compra em loja de balcão ou na nossa, pelo WhatsApp, avulsa ou já trocada pelo técnico: controle, placa, capacitor, cremalheira, engrenagem e roldana. No balcão, leve a peça velha e a foto da etiqueta do motor. Conosco, as fotos bastam para dizer qual serve e quanto custa.",
        "Loja de peças para portão eletrônico serve quando confere o modelo antes: vendemos pelo WhatsApp engrenagem, capacitor, placa, roldana, cremalheira e controle, com ou sem a mão de obra. A foto da etiqueta e da peça evita que venha a errada; no balcão de outra loja, leve a peça velha para comparar.",
        "Vendemos peças de portão eletrônico sem você sair à procura de loja perto: roldana, cremalheira, controle, engrenagem, placa e capacitor saem pelo WhatsApp, avulsos ou com montagem. Dente, encaixe e tensão variam de motor para motor, por isso pedimos uma foto da etiqueta e outra da peça antes do preço.",
        "Nossa loja de peças de portão eletrônico atende perto de você pelo WhatsApp, de capacitor e placa a roldana, engrenagem, cremalheira e controle. A troca é opcional, e o modelo se confere na etiqueta do motor e numa foto da peça, já que cada um tem o seu encaixe e a sua tensão.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["Como identificar a peça certa antes de comprar", "Etiqueta, foto e medida da peça"],
        slots: [
          [
            "A etiqueta do motor, com marca, modelo e tensão, é o começo de tudo. Peça parecida engana, e depois de montada raramente é aceita de volta.",
            "Sem o modelo da etiqueta, comprar peça vira adivinhação. Confira antes de pagar, porque a loja quase nunca recebe de volta o que já foi instalado.",
            "Modelo e tensão, escritos na etiqueta do motor, decidem a peça. Um encaixe quase igual não serve, e peça usada na tentativa não se devolve.",
            "Comece pela etiqueta colada no motor, onde estão marca, modelo e tensão. Ela evita pagar por uma peça quase igual, que a loja dificilmente recebe depois de montada.",
            "Duas peças iguais aos olhos podem não servir no mesmo motor. Por isso a compra parte da etiqueta dele, e não da aparência, ainda mais porque item já instalado quase nunca volta.",
          ],
        ],
        steps: [
          "Desligue o disjuntor e fotografe a etiqueta de perto, sem abrir a tampa.",
          "Se a peça já está fora, fotografe os dois lados com uma régua.",
          "Anote o que está gravado nela.",
          "Conte o defeito e quando começou.",
          "Espere a confirmação antes de comprar.",
        ],
      },
      {
        about: "choose",
        headings: ["Peça original ou compatível: qual compensa", "Original, compatível ou usada"],
        slots: [
          [
            "Roldana, cabo e capacitor compatíveis servem bem quando a medida e o valor são os mesmos. Placa, receptor e engrenagem pedem o modelo exato, original ou equivalente declarado.",
            "Em peça de medida comum, como capacitor e roldana, a compatível atende. Na eletrônica e nos dentes da engrenagem, só o modelo certo funciona.",
            "Capacitor, roldana e cabo de mesma medida podem ser de outro fabricante. Já placa, engrenagem e receptor têm de ser do modelo, ou de um equivalente garantido.",
            "Nem toda peça precisa ser da marca: cabo, roldana e capacitor de igual medida cumprem a função. A exceção são receptor, placa e engrenagem, que pedem o modelo certo ou um equivalente indicado pelo fabricante.",
            "A compatível compensa onde a medida é padrão, caso de roldana, cabo e capacitor. Onde há circuito ou dente, como placa, receptor e engrenagem, vale só o que foi feito para aquele modelo.",
          ],
          [
            "Peça usada não tem histórico, e em placa e capacitor a economia sai cara. Prefira nova, com nota, que dá os 90 dias da lei para reclamar.",
            "Evite placa e capacitor usados, que podem falhar em semanas. A nova, com nota fiscal, tem pela lei 90 dias para reclamação.",
            "Com nota, a peça nova garante os 90 dias previstos em lei. A usada não garante nada, e capacitor velho perde força sem aviso.",
            "De uma usada ninguém sabe a idade, e placa ou capacitor assim pode parar logo. Comprando nova e com nota, você conta com 90 dias, pela lei, para reclamar.",
            "Desconfie da peça de segunda mão, sobretudo capacitor e placa, que envelhecem sem mostrar. A nota da nova dá direito a reclamar por 90 dias, prazo da lei.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["Do que depende o preço da peça", "O que entra no valor da peça e da troca"],
        slots: [
          [
            "Capacitor, fim de curso e roldana são das peças mais baratas; placa, redutor e fuso, das mais caras. Na placa, a de motor com inversor custa mais, porque não tem compatível.",
            "As peças de desgaste, como roldana, capacitor e fim de curso, custam pouco. As caras são placa, fuso e redutor, sobretudo em motor com inversor, que só aceita a original.",
            "O preço vai do capacitor e da roldana, mais em conta, até a placa, o fuso e o redutor. Ser original ou compatível também pesa, e motor com inversor só tem placa própria.",
            "Na ponta barata ficam roldana, fim de curso e capacitor; na cara, fuso, redutor e placa. Compatível costuma custar menos que original, mas o motor com inversor só trabalha com a placa dele.",
            "Quanto menor e mais comum a peça, menor o preço: é o caso do capacitor, da roldana e do fim de curso. Redutor, fuso e placa custam bem mais, e a de inversor é a mais cara por não ter substituta.",
          ],
          [
            "Com a troca, soma-se a mão de obra, e a visita só de ajuste, em casa, parte de {price.preventive}, sem peças. O pagamento é por Pix ou em até {shop.instalments} vezes no cartão.",
            "Quem quer a peça montada paga também o serviço; como base, a visita de regulagem em residência começa em {price.preventive}, fora as peças. Aceitamos Pix e cartão em até {shop.instalments} vezes.",
            "A montagem é cobrada à parte da peça, e um ajuste em casa custa a partir de {price.preventive}, sem contar peças. Dá para pagar no cartão em até {shop.instalments} vezes ou por Pix.",
            "Se o técnico for montar, o serviço entra na conta junto da peça. Uma visita residencial de ajuste custa desde {price.preventive}, peças não incluídas, e o total pode ir no Pix ou ser dividido em {shop.instalments} vezes no cartão.",
            "Peça avulsa não tem mão de obra; com montagem, ela é somada. Para ter uma base, regular o portão em casa sai por {price.preventive} no mínimo, fora peças, e você paga por Pix ou parcela no cartão, até {shop.instalments} vezes.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Vocês vendem peça sem instalar?",
        answers: [
          "Sim, controle, placa, engrenagem, capacitor, cremalheira e roldana são vendidos avulsos. Cabo, mola e contrapeso só vão com a instalação, porque seguram a folha e a queda é grave.",
          "A maioria, sim. As que sustentam o portão, caso de cabo e mola, são montadas pelo técnico, por segurança.",
          "Vendemos: controle, placa, engrenagem, roldana, capacitor e cremalheira saem avulsos. O que sustenta a folha, como mola, cabo e contrapeso, só sai com o técnico, porque uma montagem errada derruba o portão.",
        ],
      },
      {
        question: "Vocês entregam a peça em casa?",
        answers: [
          "A entrega é combinada pelo WhatsApp, conforme a peça e o bairro, com o prazo dito junto do valor. Quem pede a troca recebe a peça com o técnico.",
          "Combine ao pedir o preço: o prazo depende da peça e do endereço. Se houver visita marcada, ela já vai com o técnico.",
          "O prazo varia com o bairro e o tipo de peça, e você o recebe com o preço no WhatsApp. Com a troca contratada, o técnico leva tudo.",
        ],
      },
      {
        question: "Posso trocar a peça sozinho?",
        answers: [
          "Pilha e controle, sim. Placa, capacitor, cabo, mola e contrapeso ficam com o técnico, porque há tensão da rede, carga guardada e risco de queda da folha.",
          "Só o simples, como pilha e controle. Peça dentro do motor ou que segura o portão exige técnico, pelo choque e pelo peso.",
          "Pode trocar pilha e controle. O restante envolve choque, carga guardada no capacitor ou uma folha que cai, como em cabo, mola e contrapeso, e por isso é do técnico.",
        ],
      },
      {
        question: "Comprei a peça errada. Dá para trocar?",
        answers: [
          "Compra feita a distância pode ser devolvida em até 7 dias do recebimento, sem uso. Na loja física depende da política dela, então guarde a nota e não monte.",
          "Pela internet, a lei dá 7 dias para desistir, com a peça sem uso. No balcão, pergunte antes, porque a loja não é obrigada a receber peça sem defeito.",
          "Na compra a distância há 7 dias, contados do recebimento, para devolver sem uso. Já a loja física só troca se a política dela permitir, quando a peça não tem defeito.",
        ],
      },
    ],
    photo: "uma foto da etiqueta do motor e outra da peça, dos dois lados, com uma régua ao lado",
  },
  {
    id: "pecas-da-marca",
    broader: "pecas",
    label: "Peças para motor de uma marca",
    phrase: "as peças do motor da sua marca",
    asks: [
      "motor ipec quebrou peça",
      ...["rossi dz3", "rossi dz4", "garen kdz fit", "garen kdz speed"].flatMap((model) => [
        `peças ${model}`,
        `peças motor ${model}`,
        `peças reposição motor ${model}`,
      ]),
      "peças [marca]",
      "peças [marca] preço",
      "peças [marca] [modelo]",
      "peças reposição [marca]",
      "peças motor [marca] deslizante",
      "peças [marca] deslizante",
      "peças reposição [marca] deslizante",
      "peças reposição motor [marca] portão deslizante",
      "peças [marca] correr",
      "peças [marca] basculante",
      "comprar peças [marca]",
      "onde comprar peças [marca]",
      "loja peças [marca]",
    ],
    intent: "buying",
    answers: {
      any: [
        "Vendemos peças para motor [marca], originais ou compatíveis: placa, capacitor, engrenagem, fim de curso e controle, só a peça ou já trocada no local. O modelo escrito na etiqueta decide qual serve. Mande a foto dela e da peça gasta pelo WhatsApp para receber o valor.",
        "Peças para motor [marca] você compra conosco com ou sem a mão de obra, de fábrica ou compatíveis. Temos placa, capacitor, engrenagem, fim de curso e controle, entre outras. O modelo da etiqueta e uma foto da peça bastam para o preço.",
        "Para o motor [marca] temos placa, capacitor, engrenagem, fim de curso e controle, em peça original ou compatível, avulsa ou instalada. A etiqueta do motor define a peça certa. Mande a foto dela com a da peça gasta e receba o preço pelo WhatsApp.",
        "Peças originais [marca], em caixa do fabricante e com nota, você compra conosco avulsas ou já trocadas, conforme o modelo na etiqueta. Quando a original saiu de linha, dizemos isso e oferecemos a compatível. A foto da etiqueta e da peça traz os dois valores.",
        "Se você precisa de peças para motor [marca], aqui há controle, fim de curso, engrenagem, capacitor e placa, compatíveis ou de fábrica. Você escolhe se leva a peça ou se o técnico monta. Fotografe a etiqueta com a peça quebrada, e o preço chega pelo WhatsApp.",
        "Há peças de reposição para motor [marca] à venda aqui, originais ou compatíveis, da placa ao controle, soltas ou montadas. O valor vem pelo WhatsApp depois de duas fotos, a da peça que quebrou e a da etiqueta, que diz a versão do motor.",
      ],
      price: [
        "O preço da peça [marca] depende do modelo do motor e de ela ser original ou compatível: capacitor e fim de curso custam pouco, placa e redutor custam mais. Com a foto da etiqueta e da peça, o valor vem pelo WhatsApp, com e sem a troca.",
        "O preço da peça [marca] se sabe pela etiqueta, porque a mesma marca tem placas e engrenagens de preços bem diferentes. Capacitor e fim de curso são as mais baratas, e placa e redutor, as mais caras. A foto traz o valor da peça e o da troca.",
        "Para saber o preço de peças [marca], é preciso o modelo do motor e a escolha entre original e compatível. Redutor e placa são os mais caros, e fim de curso e capacitor, os mais em conta. Pela etiqueta fotografada você recebe o valor avulso e o montado.",
        "O valor de uma peça para motor [marca] depende do modelo e de ela ser original ou não, e vai do capacitor, que é barato, à placa e ao redutor. Mande a imagem da etiqueta com a peça gasta e receba dois preços, só a peça ou com a mão de obra.",
      ],
      repair: [
        "Consertamos motor [marca] e vendemos as peças dele, originais ou compatíveis: placa, capacitor, engrenagem, fim de curso e controle. Só a peça com defeito é trocada, e a visita de ajuste em casa parte de {price.preventive}, sem peças. A foto da etiqueta mostra qual serve.",
        "O motor [marca] tem peça e conserto: troca-se o capacitor, a engrenagem, o fim de curso ou a placa, sem trocar o motor inteiro. A regulagem em residência começa em {price.preventive}, fora as peças. Mande a foto da etiqueta e conte o que o portão faz.",
        "Para o conserto do motor [marca], o técnico mede antes de trocar e usa peça original ou compatível, pelo modelo da etiqueta. A visita com ajuste em casa custa a partir de {price.preventive}, sem peças, e o valor da peça vem por foto.",
        "Peças e conserto de motor [marca] são feitos por nós, de forma independente da fábrica. Quem só quer a peça leva avulsa, e quem quer o serviço recebe o portão testado, com visita a partir de {price.preventive} em casa, fora peças.",
      ],
    },
    sections: [
      {
        about: "what",
        headings: ["Que peça o defeito costuma pedir", "Do defeito à peça do motor"],
        slots: [
          [
            "A lista mostra a peça mais provável de cada defeito. Confirme por medição antes de comprar, porque uma fotocélula suja imita placa ruim e uma folha presa imita capacitor.",
            "Cada sintoma aponta para uma peça, mas só a medição confirma: folha presa parece capacitor, e fotocélula suja parece placa.",
            "Use o defeito como pista e confirme com um teste, já que sujeira na fotocélula e portão travado enganam muita gente.",
            "Comece pelo que o portão faz e chegue à peça provável pela lista. Um teste evita compra errada, pois fotocélula suja se parece com placa queimada.",
            "O defeito e a peça costumam combinar como está abaixo, mas medir antes de pagar vale a pena. Muita placa boa é trocada por causa de fotocélula suja.",
          ],
        ],
        bullets: [
          "Ronca e não sai: capacitor",
          "Não reage: fusível ou placa",
          "Gira e a folha não anda: engrenagem, fuso ou cremalheira",
          "Passa do ponto ou para antes: fim de curso",
          "Só o controle falha: pilha, controle ou receptor",
        ],
      },
      {
        about: "choose",
        headings: ["Peça [marca]: original ou compatível", "Quando a peça compatível serve"],
        slots: [
          [
            "A peça original vem com a marca gravada ou na embalagem, o código do modelo e a nota. Capacitor, cabo, roldana e rolamento têm medida padrão e podem ser de outro fabricante. No capacitor, repita os microfarads e não baixe os volts.",
            "Reconhece-se a original pela embalagem do fabricante, pelo código que bate com a etiqueta e pela nota. O que segue medida comum, como rolamento e capacitor, aceita compatível, desde que o capacitor tenha os mesmos µF.",
            "A original traz o código do fabricante na peça ou na caixa, e o vendedor a descreve assim na nota. Cabo, roldana e rolamento se escolhem pela medida, e o capacitor, pelos mesmos µF com tensão igual ou maior.",
            "Para reconhecer a original, compare o código com o da etiqueta e peça que a nota a descreva assim. Rolamento, roldana, cabo e capacitor seguem medidas comuns e aceitam peça compatível.",
          ],
          [
            "Engrenagem, coroa e porca do fuso devem ser do modelo exato, porque um dente parecido gasta o conjunto. Receptor e controle precisam do mesmo código, e placa de motor com inversor é só a de fábrica.",
            "Tudo o que tem dente ou rosca deve ser do modelo certo, senão desgasta a peça vizinha. Com inversor, a placa não tem substituta genérica, e o controle precisa de código e frequência iguais.",
            "Em peça com dente ou rosca, a parecida não serve, porque gasta a outra em pouco tempo. A central dos motores com inversor precisa ser a original.",
            "O cuidado maior é com coroa, porca do fuso e engrenagem, que só servem no seu modelo. Motor com inversor aceita apenas a placa do fabricante.",
          ],
        ],
      },
      {
        about: "check",
        headings: ["Como achar a peça [marca] certa", "O que fotografar antes de pedir a peça"],
        slots: [
          [
            "Duas versões do mesmo motor podem usar peças que não se encaixam, e por isso o código da etiqueta vale mais que o nome comercial. Faça as fotos por fora, com a tampa fechada.",
            "Nome igual não garante peça igual, pois os fabricantes mudam o motor sem mudar o nome. O código da etiqueta resolve, e dá para fotografar sem abrir nada.",
            "Confie no código da etiqueta, e não no nome do motor, já que há versões com peças diferentes. A tampa não precisa sair para isso.",
            "O mesmo nome na carcaça pode ter placas e engrenagens diferentes. Fotografe o código da etiqueta por fora e siga estes passos.",
          ],
        ],
        steps: [
          "Desligue o disjuntor do portão.",
          "Limpe a etiqueta com pano seco e fotografe modelo e tensão.",
          "Fotografe o motor inteiro e a peça que já estiver à vista.",
          "Se é controle, fotografe frente e verso.",
          "Escreva o que o portão faz de errado.",
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Vocês são autorizados [marca]?",
        answers: [
          "Não, o atendimento é independente. Vendemos e trocamos peças das marcas comuns, sem vínculo com a fábrica, e a garantia de fábrica do motor se pede a ela.",
          "Trabalhamos por conta própria, sem representar o fabricante. Para um motor ainda na garantia de fábrica, procure primeiro a marca.",
          "Não somos. A loja é independente e fornece peças e serviço; se o motor está coberto pela fábrica, é ela quem deve atender.",
          "Não há vínculo com a fábrica: vendemos reposição e fazemos a troca. A cobertura de um motor novo se aciona com o fabricante.",
        ],
      },
      {
        question: "Posso comprar só a peça, sem a troca?",
        answers: [
          "Pode, e o orçamento separa a peça da mão de obra. Capacitor, placa, cabo e mola devem ser postos pelo técnico, por segurança, e pilha ou controle você mesmo troca.",
          "Sim, você escolhe entre a peça avulsa e a peça montada. Por risco de choque ou de queda da folha, deixe placa, capacitor, cabo e mola para o técnico.",
          "Sim, a peça sai avulsa se você quiser. Controle e pilha são fáceis de pôr; mola, cabo, placa e capacitor oferecem risco, e a montagem cabe ao técnico.",
          "Pode, pois material e serviço têm preços separados. Só não monte em casa o que dá choque ou segura a folha, como capacitor, placa, mola e cabo.",
        ],
      },
      {
        question: "Meu motor saiu de linha. Ainda há peça?",
        answers: [
          "Muitas vezes, sim: capacitor, rolamento e fim de curso têm medida comum. Placa e coroa dependem do modelo, e sem elas compara-se com a troca do motor, de {price.homeSwap} em casa.",
          "Depende da peça. As de medida comum continuam à venda, e para a central pode haver uma compatível; se faltar a coroa, a troca do motor, em casa, fica de {price.homeSwap}.",
          "Para as partes comuns, como sensor de parada, rolamento e capacitor, há. Se a que falta é a coroa ou a placa, resta procurar compatível ou trocar o motor, que em casa custa {price.homeSwap}.",
          "Costuma haver para o que tem medida padrão. Peça exclusiva do modelo é mais difícil e, sem ela, a saída é outro motor, por {price.homeSwap} na residência com mão de obra.",
        ],
      },
      {
        question: "A peça nova tem garantia?",
        answers: [
          "Pela lei, são 90 dias para reclamar de peça com defeito, e o fabricante pode dar mais, com o prazo na nota. Raio, água e montagem errada ficam fora.",
          "Tem os 90 dias da lei, além do prazo do fabricante, quando a nota trouxer um. Não cobre peça molhada, queimada por pico de energia ou ligada errado.",
          "Há 90 dias de garantia legal contra defeito, e alguns fabricantes dão prazo maior, escrito na nota. Dano de água, raio ou ligação errada não entra.",
          "Sim: a lei dá 90 dias, e a nota informa se a fábrica oferece mais. Ficam excluídas queima por raio, umidade e instalação incorreta.",
        ],
      },
    ],
    photo: "uma foto da etiqueta do motor e outra da peça que falhou, sem abrir a tampa",
  },
  {
    id: "acessorios-da-marca",
    broader: "pecas",
    label: "Acessórios para motor de uma marca",
    phrase: "os acessórios do motor [marca]",
    asks: [
      ...combine(
        ["acessórios", "acessório", "lista acessórios", "quais acessórios", "loja acessórios", "comprar acessórios"],
        ["[marca]", "motor [marca]", "portão [marca]", "motor portão [marca]", "portão eletrônico [marca]"],
      ),
      "acessórios compatíveis [marca]",
      "acessórios compatíveis motor [marca]",
      "acessórios originais [marca]",
      "o que dá colocar motor [marca]",
      "o que posso colocar motor [marca]",
    ],
    intent: "buying",
    answers: {
      any: [
        "Os acessórios para motor [marca] são controle extra, botoeira (o botão de parede), fotocélula, sinaleiro, trava elétrica, módulo Wi-Fi, receptor, antena e nobreak. Controle e módulo da marca dependem da placa, e os outros podem ser de qualquer fabricante. Vendemos com ou sem instalação, e a foto da etiqueta do motor dá o preço, de graça.",
        "Para motor [marca], vendemos e instalamos controle, botoeira, fotocélula, sinaleiro, trava elétrica, módulo de celular, receptor avulso e nobreak. O controle precisa ter a frequência e o código da sua placa. Os demais são ligados às entradas dela e aceitam outras marcas. O orçamento é grátis, pela foto da etiqueta.",
        "Um motor [marca] aceita acessórios da própria marca e de outras: controle, fotocélula, botão de parede, sinaleiro, trava, módulo Wi-Fi e nobreak. A placa decide quais podem ser ligados. Mande a foto da etiqueta do motor e diga o que quer acrescentar, e respondemos o que serve e quanto custa.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Lista de acessórios e para que serve cada um", "O que cada acessório faz no motor [marca]"],
        slots: [
          [
            "Comece pela fotocélula, que protege quem passa. Depois escolha pelo que falta no dia a dia.",
            "A lista vai do mais necessário ao mais opcional.",
            "A fotocélula vem primeiro, pela segurança. Os outros resolvem situações diferentes.",
          ],
        ],
        steps: [
          "Fotocélula: faz a folha parar ou voltar quando algo corta o feixe no vão.",
          "Controle extra: um para cada morador, com a mesma frequência e o mesmo código da placa.",
          "Botoeira: o botão de parede, que abre por dentro sem controle.",
          "Trava elétrica: prende a folha e dificulta o arrombamento.",
          "Sinaleiro: luz ou sirene que avisa a calçada.",
          "Módulo Wi-Fi: abre pelo celular e mostra se ficou aberto, quando há sensor na folha.",
          "Receptor avulso e antena: melhoram o alcance ou mudam o tipo de código.",
          "Nobreak: mantém o portão funcionando na falta de luz.",
        ],
      },
      {
        about: "check",
        headings: ["Original [marca] ou de outra marca", "O que precisa ser da marca e o que não precisa"],
        slots: [
          [
            "Botoeira, fotocélula, sinaleiro e nobreak trabalham por contato ou por tensão comum, e em geral servem de outro fabricante. Controle de código rolante, que muda a cada toque, e módulo encaixado na placa costumam exigir a linha [marca].",
            "Precisam ser da linha [marca] o controle de código rolante, que nunca repete o sinal, e o módulo que se encaixa na placa. Fotocélula, botão, sinaleiro e nobreak podem ser de outra marca, com a tensão certa.",
            "A placa aceita fotocélula, botão e sinaleiro de vários fabricantes, porque a ligação é simples. Só o módulo de encaixe e o controle de código rolante, de sinal sempre novo, em geral têm de ser [marca].",
          ],
          [
            "Trava e sinaleiro precisam de uma saída na placa. Quando ela não existe, o técnico acrescenta um relé, a peça que liga o aparelho junto com o motor.",
            "Veja no manual se a placa tem saída para trava e luz. Se não tem, um relé, interruptor comandado pela placa, faz esse papel.",
            "Falta saída para trava ou sinaleiro em algumas placas. O técnico resolve com um relé, que aciona o aparelho junto com o motor.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["Quanto custam os acessórios", "O que entra no preço"],
        slots: [
          [
            "Não há um preço único, porque o total soma o aparelho, o cabo até ele e a mão de obra. Controle e botoeira são os mais baratos, e nobreak e trava, os mais caros. Instalar vários no mesmo dia poupa visitas.",
            "O valor depende do aparelho e da distância até o motor, que define o cabo. Custam menos o controle e a botoeira, e custam mais a trava e o nobreak. Peça tudo junto para pagar uma ida só.",
            "Controle e botão de parede ficam na ponta barata, e trava e nobreak, na cara. O orçamento separa aparelho, cabo e mão de obra. Juntar os pedidos numa visita reduz a conta.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Posso instalar o acessório sozinho?",
        answers: [
          "Controle em receptor de caixa separada e nobreak de tomada, sim. O que é ligado à placa fica com o técnico, porque ali há tensão da rede.",
          "Só o que não exige abrir o motor. Fotocélula, trava e sinaleiro são ligados à placa pelo técnico.",
        ],
      },
      {
        question: "Acessório de outra marca tira a garantia do motor?",
        answers: [
          "Em geral não, se foi bem ligado. Leia o termo do fabricante, que pode excluir dano causado por ligação errada.",
          "O termo do motor diz. O dano por ligação errada costuma ficar fora, por isso peça a instalação por escrito.",
        ],
      },
      {
        question: "Motor antigo aceita acessórios novos?",
        answers: [
          "Aceita botão, fotocélula e receptor, na maioria das vezes. Para trava e módulo, a foto da etiqueta mostra se a placa permite.",
          "Quase sempre, pelas entradas da placa. Em placa muito velha, um receptor avulso traz os controles atuais.",
        ],
      },
      {
        question: "Vocês entregam sem instalar?",
        answers: [
          "Sim. O valor do aparelho vem separado do da instalação, e você escolhe.",
          "Entregamos só o aparelho, se você preferir. Combine pelo WhatsApp.",
        ],
      },
    ],
    photo: "uma foto da etiqueta do motor e outra do lugar em que o acessório vai ficar",
  },
  {
    id: "acessorios-para-portao",
    broader: "pecas",
    label: "Acessórios para portão eletrônico",
    phrase: "os acessórios do portão eletrônico",
    asks: [
      "acessórios portão",
      "acessórios portão eletrônico",
      "acessórios portão automático",
      "acessórios motor portão",
      "acessório portão",
      "loja acessórios portão",
      "loja acessórios portão eletrônico",
      "acessórios portão garagem",
      "comprar acessórios portão",
      "acessórios portão basculante",
      "acessórios portão deslizante",
      "peças e acessórios portão",
      "peças acessórios portão eletrônico",
    ],
    intent: "buying",
    answers: {
      any: [
        "Vendemos e instalamos acessórios para portão eletrônico {em}: controle, botoeira, fotocélula, trava elétrica, sinaleiro, módulo Wi-Fi, antena e nobreak. Mande a foto da etiqueta do motor e diga o que quer acrescentar: respondemos se a sua placa aceita e quanto custa, com ou sem instalação.",
        "Vendemos peças e acessórios para portão eletrônico {em}, com ou sem instalação: placa, capacitor, engrenagem, roldana e cremalheira, e também controle, fotocélula, trava elétrica, sinaleiro e nobreak. Mande a foto da etiqueta do motor e da peça: dizemos qual serve e quanto custa, sem compromisso.",
        "Vendemos acessórios de portão eletrônico, como controle extra, botão de parede, fotocélula, trava elétrica, sinaleiro, módulo Wi-Fi e nobreak, com ou sem instalação. A foto da etiqueta do motor mostra o que a sua placa aceita, e o orçamento é grátis.",
        "As peças e os acessórios do portão eletrônico são comprados pelo modelo do motor, escrito na etiqueta. Vendemos as peças que se gastam, como capacitor, engrenagem e roldana, e os acessórios que se acrescentam, como fotocélula, botoeira e controle, entregues ou já instalados. O orçamento por foto é grátis.",
      ],
      price: [
        "O preço do acessório depende do aparelho e do cabo até ele: botão e controle custam menos, e nobreak e trava custam mais. O orçamento separa a peça da instalação e é grátis, pela foto da etiqueta do motor.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Para que serve cada acessório", "Qual acessório resolve o quê"],
        slots: [
          ["Escolha pelo problema que você quer resolver no portão.", "Cada acessório resolve uma situação diferente."],
        ],
        bullets: [
          "Fotocélula: impede o portão de fechar sobre pessoa ou carro",
          "Peças de reposição, como capacitor, engrenagem e roldana: devolvem o portão ao uso",
          "Trava elétrica: segura a folha contra arrombamento",
          "Sinaleiro: avisa quem passa na calçada",
          "Botão de parede: abre por dentro, sem controle",
          "Módulo Wi-Fi: abre pelo celular",
          "Nobreak: mantém o portão andando na falta de luz",
          "Antena: aumenta o alcance do controle",
        ],
      },
      {
        about: "check",
        headings: ["O que a sua placa aceita", "Antes de comprar o acessório"],
        slots: [
          [
            "Quase toda placa aceita botão, fotocélula e controle extra. A trava elétrica e a luz podem precisar de um módulo à parte, o que a foto da etiqueta mostra.",
            "Botão e fotocélula podem ser ligados em quase toda placa. A trava elétrica e o sinaleiro dependem das saídas que a placa tem.",
          ],
          [
            "Confira em que tensão o aparelho trabalha e a que distância do motor ele vai ficar, porque ela define o cabo.",
            "Para peça de reposição, vale o modelo do motor: engrenagem, placa e capacitor parecidos nem sempre servem.",
          ],
          [
            "O controle extra precisa ter a mesma frequência e o mesmo código do atual; mande a foto dele, frente e verso.",
            "Se quer um controle a mais, mande a foto do que funciona, dos dois lados.",
          ],
        ],
      },
      {
        about: "visit",
        headings: ["Como é instalado", "A instalação, na mesma visita"],
        slots: [
          [
            "Com o disjuntor desligado, o técnico liga o acessório à placa e depois testa o portão com você.",
            "A ligação na placa é feita pelo técnico, com a energia cortada, e no fim você vê o portão ser testado.",
          ],
          [
            "Quem instala vários acessórios de uma vez paga uma visita só.",
            "Peça todos os acessórios juntos, porque assim a visita é uma só.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Qual acessório é mais importante?",
        answers: [
          "A fotocélula, porque evita que a folha feche sobre alguém. Depois vêm trava e botão de parede.",
          "A fotocélula, porque protege quem passa. Em seguida vem a trava elétrica, contra arrombamento.",
        ],
      },
      {
        question: "Posso instalar o acessório sozinho?",
        answers: [
          "O controle gravado em receptor externo, sim. O que é ligado à placa fica com o técnico, porque ali há tensão da rede.",
          "Só o que não exige abrir o motor. Fotocélula, trava e sinaleiro são ligados à placa, e esse serviço é do técnico.",
        ],
      },
      {
        question: "Acessório de outra marca serve no meu motor?",
        answers: [
          "Botão, fotocélula, sinaleiro e nobreak em geral servem. O controle e o módulo de marca dependem da placa.",
          "Quase sempre, se a tensão e o tipo de ligação combinarem. A foto da etiqueta confirma.",
        ],
      },
      {
        question: "Vocês entregam sem instalar?",
        answers: [
          "Sim: o valor do aparelho vem separado do da instalação, e você escolhe.",
          "Pode levar só o aparelho; combine pelo WhatsApp.",
        ],
      },
    ],
    photo: "uma foto da etiqueta do motor e outra do lugar em que o acessório vai ficar",
  },
  {
    id: "pecas-a-pronta-entrega",
    broader: "pecas",
    label: "Peças à pronta entrega",
    phrase: "as peças à pronta entrega",
    asks: [
      "peças pronta entrega",
      "peças portão pronta entrega",
      "peça pronta entrega",
      "peças motor pronta entrega",
      "peças motor portão pronta entrega",
      "peças estoque portão",
      "peças motor portão urgente",
    ],
    intent: "buying",
    answers: {
      any: [
        "Temos peças de portão à pronta entrega nas medidas comuns: capacitor, controle, fim de curso, roldana e cremalheira saem mais rápido. Placa e engrenagem dependem do modelo e podem ser por encomenda, com o prazo informado antes; a foto da etiqueta do motor confirma se há e quanto custa.",
        "Peças de portão à pronta entrega são as de uso comum, como capacitor, controle, fim de curso, cabo e cremalheira; as de modelo antigo, placa e engrenagem, às vezes se encomendam. Mande a etiqueta do motor e a peça: respondemos com disponibilidade, preço e prazo, só a peça ou com a troca.",
        "À pronta entrega {em} costumam estar capacitor, controle, roldana, cremalheira e fim de curso, peças de portão com medida padrão. Para placa e engrenagem, a etiqueta do motor diz se há na hora, se existe compatível e em quantos dias chega.",
      ],
    },
    sections: [
      {
        about: "what",
        headings: ["Peça rápida e peça de encomenda", "O que é comum e o que pode demorar"],
        slots: [
          [
            "Capacitor, fim de curso, controle, roldana e cremalheira têm medida padrão e servem em muitos modelos. Placa, engrenagem e fuso seguem o modelo exato; em motor fora de linha, há compatível para vários deles.",
            "As de medida comum, como capacitor, roldana e cremalheira, são as mais rápidas. Peça com dente ou circuito é do modelo certo, e motor antigo muitas vezes aceita compatível.",
            "O que tem medida universal sai na hora, como controle, capacitor e roda. O que é próprio do motor, placa, fuso e engrenagem, depende da etiqueta e pode levar alguns dias.",
          ],
          [
            "Cabo, mola e contrapeso só vão com a troca feita pelo técnico, porque seguram a folha e ferem quem mexe.",
            "As peças que sustentam o portão, como cabo e mola, são trocadas pelo técnico, por segurança.",
            "Mola, cabo e contrapeso não se vendem para montar em casa: a folha pode cair.",
          ],
        ],
      },
      {
        about: "check",
        headings: ["O que fotografar para não errar a peça", "A foto que evita peça errada"],
        slots: [
          [
            "Uma foto boa poupa uma viagem e uma devolução. Leva dois minutos, com o motor fechado.",
            "Com estas fotos a resposta vem completa, e a peça sai certa. Nada exige abrir a tampa.",
            "Peça errada montada raramente é aceita de volta, então fotografe bem. O motor fica fechado.",
          ],
        ],
        steps: [
          "Desligue o disjuntor do portão.",
          "Fotografe de perto a etiqueta do motor: marca, modelo e tensão.",
          "Se a peça já está fora, fotografe os dois lados com uma régua.",
          "Para controle, fotografe frente e verso.",
          "Diga o que o portão faz de errado e o bairro.",
        ],
      },
      {
        about: "cost",
        headings: ["Preço da peça e da troca", "O que se paga"],
        slots: [
          [
            "Peça e mão de obra vêm em valores separados. Capacitor e fim de curso são as mais baratas, roldana e cremalheira ficam no meio, engrenagem e placa custam mais, e a compatível sai por menos que a original.",
            "O orçamento separa a peça do serviço. Na ordem de preço estão capacitor, fim de curso, roldana, cremalheira por metro, engrenagem e placa; original custa acima da compatível.",
            "Você paga a peça e, se quiser, a troca. Do mais barato ao mais caro: capacitor, sensor de parada, roda, cremalheira, engrenagem, central.",
          ],
          [
            "Se várias falharam juntas, compare com o motor trocado em casa, de {price.homeSwap}, com mão de obra.",
            "Duas ou três peças grandes no mesmo motor se comparam com a troca dele, por {price.homeSwap} em casa.",
            "Quando a soma se aproxima de {price.homeSwap}, valor do motor trocado em casa, a troca compensa mais.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Se não houver na hora, quanto demora?",
        answers: [
          "O prazo depende da peça e vem junto com o preço, antes de você decidir. Se houver compatível disponível, ela é oferecida ao lado.",
          "Varia com a marca e o modelo, e é informado com o valor. Muitas vezes uma compatível resolve antes.",
        ],
      },
      {
        question: "Vocês entregam a peça em casa?",
        answers: [
          "A entrega é combinada conforme a peça e o bairro; muitas vão com o técnico que faz a troca.",
          "Sim, sob combinação. Peça pequena pode ir com o técnico na mesma visita.",
        ],
      },
      {
        question: "A peça é original?",
        answers: [
          "Há original e compatível para muitos modelos; a resposta diz qual é e o preço de cada uma.",
          "Conforme o modelo, uma ou outra. Em motor com inversor, a placa é sempre a da linha.",
        ],
      },
      {
        question: "A peça tem garantia?",
        answers: [
          "Tem a garantia da lei, de 90 dias, além da do fabricante quando houver. Guarde a nota.",
          "Os 90 dias da lei valem para peça e serviço. A nota comprova a data.",
        ],
      },
    ],
    photo: "uma foto da etiqueta do motor e outra da peça, dos dois lados",
  },
  {
    id: "pecas-da-marca-a-pronta-entrega",
    broader: "pecas",
    label: "Peças da marca à pronta entrega",
    phrase: "as peças da sua marca à pronta entrega",
    asks: [
      "peças [marca] pronta entrega",
      "peça [marca] pronta entrega",
      "peças motor [marca] pronta entrega",
      "peças portão [marca] pronta entrega",
      "peças [marca] estoque",
      "peças motor [marca] estoque",
      "peças [marca] hoje",
      "peças [marca] urgente",
      "peça [marca] urgente",
    ],
    intent: "buying",
    answers: {
      any: [
        "Peças [marca] à pronta entrega dependem do modelo: capacitor, controle, fim de curso, roldana e cremalheira são as mais comuns e costumam sair na hora, e placa ou engrenagem de modelo antigo pode ser de encomenda. Com a etiqueta do motor, dizemos se há, o preço e o prazo.",
        "Vendemos peças para motor [marca], com ou sem a troca, e várias ficam à pronta entrega: capacitor, controle, roldana, fim de curso e cremalheira. Placa, engrenagem e fuso seguem o modelo exato da etiqueta, e as de motor fora de linha podem precisar de encomenda.",
        "Das peças [marca], as de medida comum, como capacitor, roldana e controle, são as que mais se acham à pronta entrega. Placa e engrenagem são do modelo certo e, em motor antigo, vêm por encomenda ou em versão compatível, com prazo informado antes.",
      ],
    },
    sections: [
      {
        about: "what",
        headings: ["O que é comum e o que pode demorar", "Peça rápida e peça de encomenda"],
        slots: [
          [
            "A medida decide o prazo: peça padrão serve em muitos modelos, e peça com dente ou circuito só no dela. Veja a ordem, da mais fácil à mais demorada.",
            "Quanto mais própria do modelo, mais demora. A lista vai da peça de prateleira à de encomenda.",
            "Peça de medida comum é rápida, e peça exclusiva do modelo depende de estoque. Esta é a ordem usual.",
          ],
        ],
        bullets: [
          "Mais fáceis: capacitor, controle, pilha, fim de curso",
          "Comuns: roldana, cremalheira, cabo de aço",
          "Por modelo: engrenagem, fuso, porca e placa",
          "Fora de linha: compatível ou encomenda",
          "Cabo, mola e contrapeso: só com a troca pelo técnico",
        ],
      },
      {
        about: "check",
        headings: ["O que fotografar para sair no mesmo dia", "A foto que evita peça errada"],
        slots: [
          [
            "Uma foto boa poupa uma viagem e uma peça errada. Com estes dados a resposta vem completa.",
            "O modelo na etiqueta é o que identifica a peça. Mande o que segue de uma vez.",
            "Peça parecida não é peça igual. A resposta depende destas imagens.",
          ],
        ],
        steps: [
          "Desligue o disjuntor do portão.",
          "Fotografe de perto a etiqueta do motor: marca, modelo e tensão.",
          "Se a peça está fora do motor, fotografe os dois lados com uma régua; se está dentro, não abra a tampa.",
          "Para controle, fotografe frente e verso.",
          "Diga o que o portão faz ou deixou de fazer.",
        ],
      },
      {
        about: "cost",
        headings: ["Preço da peça e da troca", "O que se paga"],
        slots: [
          [
            "Peça e troca são dois valores, informados antes. Capacitor e fim de curso ficam embaixo, roldana e engrenagem no meio e placa em cima.",
            "O valor da peça vem separado da mão de obra. Do menor para o maior, seguem capacitor, fim de curso, roldana, engrenagem e placa.",
            "Você paga a peça e, se quiser, a troca, em linhas separadas. A placa é a mais cara e o capacitor, dos mais baratos.",
          ],
          [
            "Se várias peças falharam, compare a soma com o motor trocado em casa, de {price.homeSwap} com mão de obra. A visita só de ajuste parte de {price.preventive}, sem peças.",
            "Somando duas peças grandes, veja o preço do motor trocado, de {price.homeSwap} em residência. Só regular, em casa, começa em {price.preventive}, fora peças.",
            "Quando a soma chega perto da troca, de {price.homeSwap} em casa, o motor novo compensa. O ajuste sem peça parte de {price.preventive} em residência.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Se não houver na hora, quanto demora?",
        answers: [
          "O prazo depende da peça e vem junto com o preço, antes de você decidir. As de medida padrão costumam chegar em poucos dias.",
          "Varia com o modelo: padrão em poucos dias, placa antiga mais. Você só fecha sabendo o prazo.",
        ],
      },
      {
        question: "Vocês entregam a peça em casa?",
        answers: [
          "A entrega é combinada pelo WhatsApp, conforme a peça e o bairro; pequena, pode ir com o técnico. Cabo e mola não são vendidos só para entrega.",
          "Combina-se o envio ou a ida do técnico. As que seguram a folha, cabo e mola, só com a troca.",
        ],
      },
      {
        question: "A peça é original?",
        answers: [
          "Há original e compatível para muitos modelos; a resposta diz qual é e o preço de cada uma. A compatível costuma custar menos.",
          "Depende do modelo: algumas são originais, outras compatíveis. O orçamento mostra qual.",
        ],
      },
      {
        question: "A peça vendida tem garantia?",
        answers: [
          "Tem os 90 dias da lei. Se nós instalamos, o serviço também é coberto, e num motor novo são {warranty.motor}.",
          "São os 90 dias da lei na peça e no serviço. Motor novo leva {warranty.motor} do fabricante.",
        ],
      },
    ],
    photo: "uma foto da etiqueta do motor e outra da peça, dos dois lados",
  },
];
