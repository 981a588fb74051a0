import type { NarrowConcept } from "#domain/knowledge/concept.ts";

/** Parts whose titles were taken for another: "fim de curso com mola", "30x12", "bico de papagaio", "pilha vazou". */
export const pecasPelaPalavra: NarrowConcept[] = [
  {
    id: "fim-de-curso-com-mola",
    broader: "fim-de-curso",
    label: "Mola do fim de curso quebrada",
    phrase: "a mola do fim de curso",
    asks: [
      "mola fim de curso",
      "mola fim de curso quebrada",
      "mola fim de curso quebrou",
      "fim de curso mola",
      "fim de curso mola quebrada",
      "haste fim de curso quebrada",
      "haste mola fim de curso",
      "alavanca fim de curso quebrada",
      "antena fim de curso quebrada",
      "molinha fim de curso",
      "molinha motor portão quebrada",
    ],
    intent: "repair",
    answers: {
      any: [
        "Fim de curso com a mola quebrada não avisa a placa que o portão chegou, e a folha bate na ponta ou não para. Desligue o disjuntor e não use mais. A mola, que é a haste flexível tocada pela folha, é vendida separada em muitos modelos; a troca com ajuste em casa parte de {price.preventive}, sem peças.",
        "Quando a mola do fim de curso quebra, troca-se só ela ou a chave inteira, e não o motor. É essa haste que a folha empurra para a placa desligar o motor na ponta. Deixe o disjuntor desligado até a troca, que com o ajuste em casa começa em {price.preventive}, fora a peça.",
      ],
      price: [
        "A mola do fim de curso é uma das peças mais baratas do motor, e o que se paga é a troca com a regulagem das duas paradas. O ajuste em casa parte de {price.preventive}, sem peças, e a foto da etiqueta diz se a mola é vendida avulsa.",
        "O preço depende de a mola ser vendida separada ou vir com a chave do fim de curso. A visita com ajuste em casa começa em {price.preventive}, fora a peça, e o total é informado pela foto da etiqueta do motor.",
      ],
    },
    sections: [
      {
        about: "signs",
        headings: ["Sinais de mola do fim de curso quebrada", "O que muda no portão sem a mola"],
        slots: [
          [
            "O motor continua com força e obedece ao controle, mas perde a parada de um dos lados. Olhe de longe, sem abrir a tampa.",
            "O defeito aparece só na ponta do percurso. Repare em qual dos lados o portão erra.",
          ],
        ],
        bullets: [
          "Bate numa ponta e para bem na outra: mola ou batente daquele lado",
          "O motor força no fim até desarmar: a chave não foi acionada",
          "Anda num sentido só: a chave ficou presa, como se a folha estivesse na ponta",
          "Haste torta ou faltando ao lado da cremalheira: foi batida ou cansou",
        ],
      },
      {
        about: "safety",
        headings: ["Por que não amarrar nem improvisar", "Até a troca da mola"],
        slots: [
          [
            "Arame e fita no lugar da mola falham no dia em que alguém está passando. Se a folha de correr está reta e no trilho, ela pode ser movida na mão com o disjuntor desligado e o motor destravado. O basculante não se destrava.",
            "Não prenda a chave com fita, porque o portão deixa de parar. Com a energia cortada, o portão de correr reto pode ser destravado e empurrado; o basculante fica como está até o técnico chegar.",
          ],
        ],
      },
      {
        about: "visit",
        headings: ["Como a mola é trocada", "A troca e a regulagem da parada"],
        slots: [
          [
            "O técnico desliga o circuito, abre a tampa, troca a mola ou a chave e confere as duas peças fixas da cremalheira que a empurram. Depois regula as paradas e testa o recuo. Leva até {trade.smallRepair} com a peça em mãos.",
            "Com o disjuntor desligado, a haste nova é montada e as paradas dos dois lados são acertadas. O serviço cabe em {trade.smallRepair} e termina com o teste do obstáculo.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Posso trocar por um fim de curso magnético?",
        answers: [
          "Só se a placa e o motor aceitarem, com o sensor do modelo. Na maioria, repor a mola custa menos.",
          "Depende da linha do motor. A foto da etiqueta diz se há o sensor magnético para ela.",
        ],
      },
      {
        question: "Por que a mola quebrou?",
        answers: [
          "Por cansaço do metal ou porque a peça que a empurra está torta e bate forte. As duas são conferidas.",
          "Ela dobra a cada ciclo e cansa. Quando quebra cedo, o batente da cremalheira costuma estar fora do lugar.",
        ],
      },
    ],
    photo: "fotos da etiqueta do motor e da ponta da cremalheira, com a tampa fechada",
  },
  {
    id: "pilha-vazou-no-controle",
    broader: "pilha",
    label: "Pilha vazou dentro do controle",
    phrase: "a pilha que vazou no controle",
    asks: [
      "pilha vazou",
      "pilha vazou controle",
      "pilha vazou dentro controle",
      "pilha vazada controle",
      "pilha estourou controle",
      "pilha enferrujou controle",
      "controle com pilha vazada",
      "ácido pilha controle",
      "contato controle oxidado",
      "contato pilha enferrujado",
      "limpar contato pilha controle",
    ],
    intent: "repair",
    answers: {
      any: [
        "O controle em que a pilha vazou muitas vezes tem conserto: tire a pilha com luva ou papel, limpe os contatos com cotonete e álcool isopropílico ou vinagre, seque bem e ponha uma nova. Se o líquido comeu a trilha da placa, compre outro controle e grave no lugar dele.",
        "Pilha que vazou dentro do controle deixa um pó branco ou verde nos contatos, que corta a energia. Limpe-os com cotonete umedecido em vinagre ou álcool isopropílico, espere secar e teste com pilha nova do mesmo tipo. Use luva, porque esse pó irrita a pele.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["Como limpar o controle com pilha vazada", "A limpeza, na ordem"],
        slots: [
          [
            "O controle não dá choque, mas o líquido irrita a pele e os olhos. Trabalhe longe de crianças.",
            "Use luva e uma folha de papel por baixo. A tensão é baixa, e o cuidado é só com o líquido da pilha.",
          ],
        ],
        steps: [
          "Abra o controle e tire a pilha com luva ou papel.",
          "Retire o pó seco com um pincel ou escova macia.",
          "Passe cotonete com um pouco de vinagre nos contatos e depois outro com álcool isopropílico.",
          "Deixe secar aberto por uma hora.",
          "Ponha a pilha nova do mesmo tipo e teste à vista do portão.",
        ],
      },
      {
        about: "replace",
        headings: ["Quando o controle não tem volta", "Limpar ou trocar o controle"],
        slots: [
          [
            "Contato que caiu, trilha verde que se desfaz e botão sem resposta depois de limpo pedem um controle novo. Ele precisa ter a mesma frequência e o mesmo tipo de código, e é gravado na central.",
            "Se a mola do contato se partiu ou a plaquinha ficou corroída, não compensa insistir. Um controle compatível, gravado na central, resolve, e a foto do antigo mostra qual.",
          ],
        ],
      },
      {
        about: "care",
        headings: ["Como evitar outro vazamento", "Para a pilha não vazar de novo"],
        slots: [
          [
            "Pilha esquecida e calor são as causas. Tire a pilha do controle de reserva, não o deixe no painel ao sol e troque a do uso diário quando o alcance começa a cair.",
            "No controle parado, guarde a pilha fora. No que se usa, troque antes que acabe e evite o quebra-sol em carro que fica ao sol.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Onde jogar a pilha vazada?",
        answers: [
          "Num saco fechado, no coletor de pilhas de mercado ou loja de elétrica, e nunca no lixo comum.",
          "Leve a um ponto de coleta de pilhas, dentro de um saco plástico.",
        ],
      },
      {
        question: "O controle perdeu a gravação?",
        answers: [
          "Não. O código fica na placa dele, mesmo sem pilha.",
          "Sem pilha ele não esquece nada; se a placa estiver boa, volta a abrir na hora.",
        ],
      },
    ],
    photo: "fotos do controle aberto, dos dois lados da placa, sem a pilha",
  },
  {
    id: "controle-a-prova-de-agua",
    broader: "controle",
    label: "Controle à prova d'água",
    phrase: "o controle à prova d'água",
    asks: [
      "controle prova água",
      "controle à prova d'água",
      "controle à prova de água",
      "controle portão prova água",
      "controle resistente água",
      "controle pode molhar",
      "controle resistente chuva",
      "controle moto chuva",
    ],
    intent: "buying",
    answers: {
      any: [
        "O controle de portão à prova d'água existe em poucos modelos; a maioria só aguenta respingo. Para moto, chuva ou praia, escolha um com borracha de vedação e grau IP escrito na embalagem, na frequência e no código do seu portão. Sem ele à venda para a sua placa, um receptor avulso aceita outro controle.",
        "Controle comum de portão não deve molhar, nem o que vem com capa de silicone. Quem pega chuva todo dia resolve melhor com controle vedado, ligado ao farol da moto, ou com tag. Mande a foto do seu controle e dizemos qual modelo vedado serve.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["O que procurar no controle vedado", "Como escolher o controle para a chuva"],
        slots: [
          [
            "A palavra resistente na embalagem não diz quanto. Confira estes pontos.",
            "O grau IP é o que vale. Compare também o sinal com o do seu portão.",
          ],
        ],
        bullets: [
          "IP65: aguenta jato de chuva; IP67: aguenta cair na poça",
          "Frequência igual à do portão, em geral 433 MHz",
          "Código fixo ou rolante da mesma linha da placa",
          "Pilha fácil de achar e tampa com borracha",
        ],
      },
      {
        about: "check",
        headings: ["Seu controle comum molhou", "O que fazer se entrou água"],
        slots: [
          [
            "Tire a pilha na hora, abra a capa, seque com pano e deixe aberto na sombra por um dia. Não use secador quente nem teste molhado. Água do mar ou da piscina precisa ser retirada com álcool isopropílico, ou corrói a placa.",
            "Remova a pilha, seque com papel e espere um dia antes de testar. Calor forte entorta a borracha e não seca por dentro. Se foi água salgada, limpe com álcool isopropílico.",
          ],
        ],
      },
      {
        about: "what",
        headings: ["Outros jeitos de abrir na chuva", "Sem levar controle no bolso"],
        slots: [
          [
            "Na moto, o transmissor ligado ao farol fica protegido e abre com um toque na alavanca. No carro, a tag dispensa o controle. O celular, com módulo Wi-Fi, serve de reserva.",
            "Quem anda de moto pode usar o controle de farol, e quem quer as mãos livres, a tag. O aplicativo no celular fica para quando o controle falhar.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Capa de silicone protege da água?",
        answers: [
          "Só de respingo e de queda. A água entra pela abertura dos botões.",
          "Não veda: ela protege de pancada, e a água passa por baixo.",
        ],
      },
      {
        question: "Posso pôr o controle num saquinho?",
        answers: [
          "Pode, bem fechado e por pouco tempo; o sinal passa pelo plástico. Evite deixá-lo quente e úmido ali dentro.",
          "Sim, o plástico não corta o sinal. Só não o guarde molhado dentro dele.",
        ],
      },
    ],
    photo: "fotos do controle, frente e verso, e da etiqueta do motor",
  },
  {
    id: "medida-da-cremalheira",
    broader: "cremalheira",
    label: "Medida da cremalheira: 30x8, 30x12 e carga em kg",
    phrase: "a medida da cremalheira",
    asks: [
      "cremalheira 30x8",
      "cremalheira 30x12",
      "cremalheira 30x10",
      "cremalheira 30x8 30x12",
      "cremalheira 30x8 ou 30x12",
      "cremalheira 22x22",
      "medida cremalheira",
      "medida cremalheira portão",
      "tamanho cremalheira portão",
      "espessura cremalheira",
      "cremalheira kg",
      "cremalheira portão kg",
      "cremalheira portão 500 kg",
      "cremalheira portão pesado",
      "cremalheira suporta quantos kg",
      "barra cremalheira furos",
      "barra cremalheira quantos furos",
    ],
    intent: "buying",
    answers: {
      any: [
        "Entre cremalheira 30x8 e 30x12, use a de 30x8 mm no portão de casa e a de 30x12 mm na folha pesada ou industrial. O primeiro número é a altura da barra, e o segundo, a espessura. As duas são de aço e precisam ter o módulo da engrenagem do motor, em geral o 4.",
        "A cremalheira para portão de 500 ou 600 kg deve ser de aço: a de 30x8 mm costuma bastar em casa, e a de 30x12 mm é a indicada para prédio, galpão e muitas aberturas por dia. A carga está na embalagem. O dente precisa ser do mesmo módulo da engrenagem do motor.",
        "A medida da cremalheira tem três partes: módulo do dente, que casa com a engrenagem, altura e espessura da barra, como 30x8 ou 30x12 mm, e comprimento. Cada barra traz furos para parafuso a cada 20 ou 30 cm, mais ou menos. A foto da sua com régua diz qual comprar.",
      ],
      price: [
        "A cremalheira de 30x12 custa mais por metro que a de 30x8, e a de nylon é a mais barata das três. Soma-se o alinhamento com o motor, feito no portão. O valor por metro e o total saem de graça, com a largura da folha e a foto da barra atual.",
        "O preço por metro sobe com a espessura e com o material: nylon, aço 30x8 e aço 30x12, nessa ordem. Mande a largura da folha e a foto do motor para o total instalado.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Qual medida para cada portão", "Nylon, 30x8 ou 30x12"],
        slots: [
          [
            "Comece pelo peso da folha e pelo uso, e confirme na tabela do motor.",
            "O peso dá o ponto de partida, e o número de aberturas decide o resto.",
          ],
        ],
        bullets: [
          "Folha leve de casa: nylon com alma de aço",
          "Folha média, de chapa: aço 30x8 ou nylon reforçado",
          "Folha de 500 a 800 kg: aço 30x8 em casa e 30x12 em garagem de prédio",
          "Galpão e indústria, acima de 800 kg: aço 30x12, soldado ou com bucha",
        ],
      },
      {
        about: "check",
        headings: ["Como medir a que está no portão", "O que medir antes de comprar"],
        slots: [
          [
            "Desligue o disjuntor e meça com o portão fechado, sem soltar parafuso.",
            "Com a energia cortada e a folha parada, uma régua resolve.",
          ],
        ],
        steps: [
          "Meça a espessura e a altura da barra.",
          "Meça dez dentes seguidos e divida por dez: no módulo 4, dá perto de 12,6 mm por dente.",
          "Meça a largura da folha para saber os metros.",
          "Fotografe a barra, a engrenagem e a etiqueta do motor.",
        ],
      },
      {
        about: "visit",
        headings: ["A montagem e a folga certa", "Como a cremalheira é alinhada"],
        slots: [
          [
            "A barra é fixada em linha, com folga de {rack.clearance} sobre a engrenagem, em todo o percurso. Apoiada nela, a folha pesa no eixo do motor e o quebra. Emendas são conferidas com um pedaço de barra invertido.",
            "O técnico monta as barras em linha e deixa {rack.clearance} entre dente e engrenagem, do começo ao fim. Sem essa folga, o peso do portão vai para o eixo do motor.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Posso emendar 30x8 com 30x12?",
        answers: [
          "Não convém: a espessura diferente sai da linha da engrenagem. Use a mesma medida na folha inteira.",
          "Evite. Mesmo com o dente igual, a emenda fica com degrau, e o portão dá um tranco ali. Use a mesma medida na folha inteira.",
        ],
      },
      {
        question: "Cremalheira mais grossa deixa o motor mais forte?",
        answers: [
          "Não. A barra grossa aguenta mais peso, mas a força vem do motor, que precisa ter capacidade para a folha.",
          "A força do motor continua a mesma. O que aumenta é o peso que cada dente suporta sem quebrar.",
        ],
      },
    ],
    photo: "fotos da cremalheira com régua ao lado, da engrenagem e da etiqueta do motor, com a largura da folha",
  },
  {
    id: "bitola-do-trilho",
    broader: "trilho",
    label: "Bitola do trilho: 3/8, 1/2 e 5/8",
    phrase: "a bitola do trilho",
    asks: [
      "trilho 3/8",
      "trilho 1/2",
      "trilho 5/8",
      "trilho 3/8 1/2",
      "trilho 3/8 ou 1/2",
      "trilho 1/2 ou 5/8",
      "trilho 3/4",
      "bitola trilho",
      "bitola trilho portão",
      "medida trilho portão",
      "tamanho trilho portão correr",
      "espessura trilho portão",
      "trilho polegada",
    ],
    intent: "buying",
    answers: {
      any: [
        "Entre trilho redondo de 3/8 ou 1/2 polegada, use o de 1/2 (12,7 mm) no portão de correr com motor; o de 3/8 (9,5 mm) fica para folha leve e manual. A roldana tem de ter o canal da mesma bitola, porque roda larga em trilho fino balança e roda estreita em trilho grosso cavalga.",
        "Trilho de 3/8 ou de 1/2 polegada se escolhe pelo peso: 3/8 na folha leve e 1/2 na maioria das casas com motor; acima disso há o de 5/8. Ao trocar, repita a bitola antiga ou mude as roldanas junto. A foto do trilho com régua e o peso da folha dão o valor.",
      ],
      price: [
        "O preço do trilho muda com a bitola e os metros, e a fixação no piso pesa mais que a barra. Trocar 3/8 por 1/2 soma roldanas novas. O orçamento é grátis, pela foto do trilho com régua e a largura da folha.",
        "Barra mais grossa custa um pouco mais por metro, e o restante é mão de obra para alinhar e fixar. Mande a foto do trilho e das roldanas, com a largura do vão.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Qual bitola para o peso da folha", "Do trilho fino ao grosso"],
        slots: [
          [
            "Estas são as medidas comuns no portão de casa. A carga das roldanas confirma a escolha.",
            "O peso da folha indica a bitola, e a roldana precisa acompanhar.",
          ],
        ],
        bullets: [
          "3/8 (9,5 mm): portão pequeno, leve e sem motor",
          "1/2 (12,7 mm): portão de casa com motor",
          "5/8 (15,9 mm): folha pesada ou larga",
          "Cantoneira em V: folha pesada e rua com terra",
        ],
      },
      {
        about: "check",
        headings: ["Como medir o trilho", "Descobrir a bitola que está no chão"],
        slots: [
          [
            "Desligue o disjuntor e abra o portão antes, para o trilho ficar à vista. Meça a largura da barra com paquímetro ou régua, num trecho sem desgaste, perto da ponta. No meio do vão a roda já gastou o topo.",
            "Com o portão aberto e a energia desligada, meça a barra perto da parede, onde a roda passa pouco. No centro a medida engana, porque o topo está gasto.",
          ],
        ],
      },
      {
        about: "visit",
        headings: ["A troca do trilho", "Como o trilho novo é montado"],
        slots: [
          [
            "A folha é escorada, o trilho velho sai e o novo é fixado em nível e reto, com emenda lixada. Depois a cremalheira volta à folga de {rack.clearance} e as paradas são reguladas. Base de concreto nova precisa curar antes do uso.",
            "Com a folha apoiada, troca-se a barra e confere-se o nível de ponta a ponta. A altura muda um pouco, e por isso a cremalheira e o fim de curso são acertados em seguida.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Posso usar vergalhão de obra como trilho?",
        answers: [
          "Não. As nervuras comem a roldana e o portão trepida. O trilho é barra lisa.",
          "Não serve: a superfície frisada gasta as rodas em poucas semanas.",
        ],
      },
      {
        question: "Trilho mais grosso deixa o portão mais leve?",
        answers: [
          "Não por si. O que deixa leve é o trilho reto e limpo e a roldana com rolamento bom.",
          "Só ajuda se o antigo estava afundado. O movimento leve vem da roldana e do nível.",
        ],
      },
    ],
    photo: "fotos do trilho e da roldana com régua ao lado, e a largura da folha",
  },
  {
    id: "fechadura-bico-de-papagaio",
    broader: "fechadura",
    label: "Fechadura bico de papagaio ou tetra no portão de correr",
    phrase: "a fechadura bico de papagaio no portão de correr",
    asks: [
      "bico papagaio",
      "fecho bico papagaio",
      "fechadura bico papagaio",
      "fechadura bico papagaio portão correr",
      "fechadura tetra",
      "fechadura tetra portão",
      "fechadura tetra portão correr",
      "fechadura tetra deslizante",
      "fechadura chave portão correr",
      "fechadura portão correr motor",
      "fechadura gancho portão correr",
      "fechadura para portão de correr",
    ],
    intent: "buying",
    answers: {
      any: [
        "A fechadura bico de papagaio é a do portão de correr: em vez de uma lingueta reta, ela tem um gancho que agarra o batente, para a folha não ser puxada de lado. No portão com motor, use-a só para trancar em viagem e destranque antes de acionar, ou o motor força a folha presa.",
        "A fechadura para portão de correr é a de gancho, chamada bico de papagaio, porque a lingueta reta não segura uma folha que anda de lado. Em portão com motor, quem tranca no dia a dia é a trava elétrica, que solta sozinha antes de a folha andar; a de gancho fica para viagem.",
        "Fechadura tetra serve no portão de correr se for do tipo com gancho, o bico de papagaio; a tetra comum, de pino reto, não prende uma folha que corre. Com motor, a trava elétrica é melhor para todo dia, porque solta sozinha antes de a folha andar.",
      ],
      price: [
        "A fechadura bico de papagaio com chave tetra é peça de serralheiro, e o preço é dele, com a solda da caixa. O que orçamos é a trava elétrica, que tranca e solta junto com o motor, pela foto do portão e da etiqueta.",
        "Para o portão com motor, compare a fechadura de gancho, vendida e soldada pelo serralheiro, com a trava elétrica, que instalamos. A foto do batente e da etiqueta do motor basta para o orçamento da trava.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Gancho, tetra ou trava elétrica", "Qual tranca usar no portão de correr"],
        slots: [
          [
            "A escolha é pelo uso: trancar de vez em quando ou a cada passagem.",
            "Veja com que frequência você quer trancar o portão.",
          ],
        ],
        bullets: [
          "Portão manual: bico de papagaio com chave tetra ou comum",
          "Portão com motor, só em viagem: bico de papagaio ou cadeado, com o disjuntor desligado",
          "Portão com motor, todo dia: trava elétrica ligada à central",
          "Portão de abrir: fechadura de lingueta reta ou elétrica",
        ],
      },
      {
        about: "safety",
        headings: ["O risco de acionar com a folha trancada", "Fechadura e motor no mesmo portão"],
        slots: [
          [
            "Se alguém aperta o controle com a fechadura trancada, o motor puxa a folha presa: a cremalheira pula, a engrenagem quebra ou a placa desarma. Por isso, tranque com o disjuntor desligado e deixe um aviso junto do quadro.",
            "Motor e tranca manual não se conhecem. Ao trancar, desligue o disjuntor do portão, e só o religue depois de destrancar, para a engrenagem não quebrar.",
          ],
        ],
      },
      {
        about: "what",
        headings: ["O que é chave tetra", "Chave tetra e chave comum"],
        slots: [
          [
            "A chave tetra tem quatro fileiras de dentes em cruz e é mais difícil de copiar que a comum. Ela diz respeito ao cilindro da fechadura, e não ao formato da lingueta: existe bico de papagaio com chave tetra e com chave comum.",
            "Tetra é o tipo de chave, em cruz, com quatro lados dentados. Bico de papagaio é o formato do trinco. As duas coisas podem estar na mesma fechadura.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Vocês instalam fechadura bico de papagaio?",
        answers: [
          "Essa fechadura é solda e recorte de serralheiro. Instalamos a trava elétrica, ligada ao motor.",
          "Não: é serviço de serralheria. O nosso é a trava elétrica e o ajuste da parada do portão.",
        ],
      },
      {
        question: "A trava elétrica abre na falta de luz?",
        answers: [
          "A de pino continua trancada e se abre pela chave dela, por dentro. Escolha modelo com essa chave.",
          "Só pela chave manual da trava, e por isso ela deve ficar acessível por dentro.",
        ],
      },
    ],
    photo: "fotos do encontro da folha com o batente e da etiqueta do motor",
  },
  {
    id: "cabo-pp-ou-paralelo",
    broader: "instalacao-eletrica",
    label: "Cabo PP ou paralelo para o motor",
    phrase: "a escolha do cabo do motor",
    asks: [
      "cabo pp paralelo",
      "cabo pp ou paralelo",
      "cabo pp",
      "cabo pp motor",
      "cabo pp motor preço",
      "cabo pp quantos metros",
      "cabo pp motor quantos metros",
      "cabo pp motor quantos metros preço",
      "quantos metros fio motor portão",
      "quantos metros cabo elétrico portão",
      "cabo paralelo portão",
      "fio paralelo portão",
      "fio paralelo motor portão",
      "eletrocalha",
      "eletrocalha portão",
      "canaleta fio portão",
    ],
    intent: "comparison",
    answers: {
      any: [
        "Entre cabo PP e paralelo, use o PP ou fios isolados dentro de eletroduto para o motor do portão; o paralelo é de abajur e extensão, resseca no sol e não tem fio terra. O comum em casa é o PP de 3 vias de 2,5 mm², ou mais grosso se o quadro fica longe.",
        "O cabo PP é melhor que o paralelo no motor do portão, porque tem capa dupla e uma via para o terra. Mesmo assim ele vai dentro de eletroduto ou canaleta fechada onde há sol e pancada. O paralelo não deve ser usado, nem enterrado nem à vista.",
      ],
      price: [
        "O preço do cabo PP para o motor de portão é por metro e cresce com a grossura do fio. Os metros são a distância do quadro de luz até o motor, pelo caminho do duto, mais uns 2 metros de sobra nas pontas. A passagem pesa mais que o fio, e o orçamento é grátis, com a distância e fotos do caminho.",
        "O cabo PP do motor custa mais por metro que o paralelo, e dura muito mais. Para saber quantos metros, siga com a trena o caminho do duto, com as subidas e descidas, e some uns 2 metros. O duto aparente é mais barato que o embutido. Mande a distância e as fotos para receber o valor, de graça.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Que cabo usar em cada parte do portão", "Força, botão e fotocélula"],
        slots: [
          [
            "O portão tem fios de força e de sinal, e eles não vão juntos. Veja o uso de cada um.",
            "Cada ligação pede um cabo. O erro comum é usar o mesmo para tudo.",
          ],
        ],
        bullets: [
          "Quadro até o motor: PP 3 vias ou três fios em eletroduto, de 2,5 mm²",
          "Distância longa: 4 mm² ou mais, calculado pelo eletricista",
          "Botoeira e fotocélula: cabo de sinal fino, em duto separado",
          "Trecho aparente: eletroduto, canaleta fechada ou eletrocalha com tampa",
        ],
      },
      {
        about: "safety",
        headings: ["Por que o paralelo é perigoso", "O que acontece com o fio errado"],
        slots: [
          [
            "O fio fino esquenta na partida do motor, e o isolamento do paralelo racha ao sol e à chuva. Sem a via de terra, a carcaça pode dar choque. A troca é feita com o disjuntor desligado, por quem é do ramo.",
            "Fio fino derruba a tensão e o motor fica fraco; isolamento rachado dá fuga e choque. O terra, que o paralelo não tem, é o que protege quem encosta no portão.",
          ],
        ],
      },
      {
        about: "visit",
        headings: ["Como a ligação é feita", "Do quadro ao motor"],
        slots: [
          [
            "O motor recebe um circuito só dele, com disjuntor e proteção contra choque, o DR. O cabo entra pela base com folga e vedação, e nenhuma emenda fica dentro do duto. No fim se mede a tensão com o motor em movimento.",
            "Passa-se um circuito exclusivo, com disjuntor, DR e terra, e o cabo chega ao motor sem emendas no caminho. A tensão é medida na partida, quando ela mais cai.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Posso enterrar o cabo PP direto na terra?",
        answers: [
          "Não. O PP comum vai em eletroduto; para a terra há cabo próprio, e mesmo ele é melhor protegido.",
          "Não é indicado: a umidade e a pá estragam a capa. Use eletroduto enterrado.",
        ],
      },
      {
        question: "Emenda com fita serve?",
        answers: [
          "Só em caixa fechada e com conector. Emenda com fita ao tempo oxida e esquenta.",
          "Não ao tempo. A emenda fica em caixa vedada, com conector próprio.",
        ],
      },
    ],
    photo: "fotos do quadro de luz fechado, do caminho até o portão e da etiqueta do motor",
  },
  {
    id: "fio-do-capacitor-solto",
    broader: "capacitor",
    label: "Fio do capacitor solto",
    phrase: "o fio solto do capacitor",
    asks: [
      "fio capacitor",
      "fio capacitor soltou",
      "fio capacitor solto",
      "fio capacitor quebrou",
      "fio capacitor partiu",
      "terminal capacitor solto",
      "terminal capacitor queimado",
      "terminal capacitor quebrou",
      "capacitor solto",
      "capacitor desconectado",
    ],
    intent: "repair",
    answers: {
      any: [
        "Com o fio do capacitor solto, o motor ronca e não gira, ou gira fraco e para um lado só. Não abra a tampa nem encaixe o fio: o capacitor guarda carga mesmo com o disjuntor desligado. Desligue-o, não insista no controle e peça a visita, que com o ajuste em casa parte de {price.preventive}, sem peças.",
        "Fio do capacitor que soltou se conserta com um terminal novo, bem prensado, e o capacitor é medido na mesma hora. Quem faz é o técnico, que descarrega a peça antes de tocar. Até lá, deixe o disjuntor desligado, porque o motor roncando parado queima em pouco tempo.",
      ],
    },
    sections: [
      {
        about: "signs",
        headings: ["Sinais de fio do capacitor solto", "Fio solto ou capacitor queimado"],
        slots: [
          [
            "De fora, o fio solto e o capacitor queimado parecem iguais. Estes detalhes ajudam a contar o caso ao técnico.",
            "Os dois defeitos fazem o motor roncar. A diferença aparece em como começou.",
          ],
        ],
        bullets: [
          "Falha que vai e volta, sobretudo com vibração: mau contato no terminal",
          "Começou depois de um conserto ou de uma batida: fio puxado",
          "Estalo e cheiro de queimado: terminal que faiscou",
          "Força que diminuiu aos poucos: capacitor fraco, e não fio",
        ],
      },
      {
        about: "visit",
        headings: ["Como o fio é refeito", "O conserto do terminal"],
        slots: [
          [
            "Com a energia cortada, o técnico descarrega o capacitor com segurança, corta a ponta queimada, prensa um terminal novo e prende o fio para não balançar. Depois mede os µF e a corrente do motor. Leva até {trade.smallRepair}.",
            "O capacitor é descarregado, o terminal ruim sai e outro é prensado no lugar. Em seguida mede-se se ele ainda tem a capacidade da etiqueta, e o portão é testado. O serviço cabe em {trade.smallRepair}.",
          ],
        ],
      },
      {
        about: "causes",
        headings: ["Por que o fio se solta", "O que afrouxa o terminal"],
        slots: [
          [
            "Vibração, encaixe frouxo e oxidação da umidade soltam o terminal. Motor preso em base que balança repete o defeito, e por isso o suporte também é conferido.",
            "O terminal afrouxa com a vibração do motor e com a ferrugem. Se a base está solta, o fio escapa de novo, e o aperto dela faz parte do conserto.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "O portão pode ser usado na mão até lá?",
        answers: [
          "O de correr ou de abrir, com a folha reta, o disjuntor desligado e o motor destravado. O basculante não se destrava.",
          "Só o de correr ou de abrir, com a energia cortada e a chave de destravamento. O basculante espera o técnico.",
        ],
      },
      {
        question: "A posição dos fios do capacitor importa?",
        answers: [
          "Sim: fio no terminal errado inverte o sentido do motor ou o deixa sem força. O técnico confere o esquema da placa.",
          "Importa, porque é ela que define para que lado o motor gira.",
        ],
      },
    ],
    photo: "uma foto da etiqueta do motor, com a tampa fechada, e um vídeo curto com o som ao acionar",
  },
  {
    id: "roldana-inferior-e-superior",
    broader: "roldana",
    label: "Roldana inferior e superior",
    phrase: "as roldanas de baixo e de cima",
    asks: [
      "roldana inferior",
      "roldana superior",
      "roldana inferior superior",
      "roldana baixo cima",
      "roldana de cima",
      "roldana de baixo",
      "roldana guia superior",
      "roldana parte cima portão",
      "diferença roldana superior inferior",
    ],
    intent: "question",
    answers: {
      any: [
        "A roldana inferior carrega o peso do portão de correr no trilho, e a superior só guia a folha, para o portão não tombar. A de baixo é de aço, com rolamento e carga em kg. A de cima é um rolete de nylon, usado em par. Uma não serve no lugar da outra.",
        "A roldana superior do portão de correr é o rolete de nylon que fica no alto da coluna, um de cada lado da folha. Ela não carrega peso: serve para manter o portão em pé. Se o rolete quebra, a folha pode tombar, então desligue o disjuntor e não mova o portão.",
        "A roldana de cima e a de baixo têm funções diferentes no portão de correr: a inferior sustenta a folha, e a superior mantém a folha em pé. Com a de cima quebrada, o portão pode tombar. Com a de baixo quebrada, a folha arrasta e sai do trilho. Nos dois casos, desligue o disjuntor e não mova.",
      ],
      price: [
        "A roldana superior, de nylon, custa menos que a inferior, de aço com rolamento, e as duas se trocam em par, com a folha escorada. A visita em casa parte de {price.preventive}, sem peças, e a foto das rodas e do trilho dá o total.",
        "O preço soma o par, mais barato em cima que embaixo, e o serviço de escorar a folha. Em casa, a visita começa em {price.preventive}, fora as peças. Mande fotos das roldanas de longe, sem tirar nada do lugar.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["O que muda entre a de baixo e a de cima", "Inferior e superior, lado a lado"],
        slots: [
          [
            "Cada roldana tem um trabalho e é comprada por medidas diferentes.",
            "Veja o que cada roldana faz e o que anotar para comprar.",
          ],
        ],
        bullets: [
          "Inferior: diâmetro em polegadas, canal igual ao trilho e carga acima do peso da folha",
          "Superior: diâmetro e altura do rolete, na espessura do tubo da folha",
          "Porta pendurada: a roldana de cima é que carrega o peso, e é outra peça",
          "Basculante: a roldana do alto conduz o cabo de aço",
        ],
      },
      {
        about: "signs",
        headings: ["Como saber qual delas falhou", "Sinais da roldana de cima e da de baixo"],
        slots: [
          [
            "Folha que balança para os lados e bate na guia mostra a superior gasta. Portão pesado, que ronca ou risca o trilho, mostra a inferior. Olhe de longe, com o disjuntor desligado, e não encoste numa folha torta.",
            "Portão que balança para os lados tem a roldana de cima gasta. Portão que pesa e arrasta tem a de baixo gasta. Desligue o disjuntor antes de olhar e fique longe se a folha estiver inclinada.",
          ],
        ],
      },
      {
        about: "visit",
        headings: ["Como a troca é feita", "A troca com a folha escorada"],
        slots: [
          [
            "O técnico escora a folha, troca o par e acerta a altura, a folga da cremalheira e a guia. As de cima são reguladas com pouca folga, para a folha não prender nem tombar.",
            "A folha é apoiada antes de qualquer parafuso. Depois da troca, confere-se o prumo, a guia de cima e a cremalheira, que muda de altura com as rodas novas.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Posso tirar a roldana de cima para ver?",
        answers: [
          "Não. A roldana de cima impede o portão de tombar, e a folha pesa centenas de quilos. Ela só é retirada com escora, pelo técnico.",
          "Não. Sem a roldana de cima, a folha cai de lado. Só se tira com o portão escorado dos dois lados, pelo técnico.",
        ],
      },
      {
        question: "Precisa trocar as de cima e as de baixo juntas?",
        answers: [
          "Não, se as outras estão boas. O que se troca sempre é o par do mesmo lugar.",
          "Só quando as quatro estão gastas. O normal é trocar o par que falhou.",
        ],
      },
    ],
    photo: "fotos do portão inteiro e das roldanas de longe, sem soltar nada",
  },
];
