import type { NarrowConcept } from "#domain/knowledge/concept.ts";
import { combine } from "./combine.ts";

export const cremalheira: NarrowConcept[] = [
  {
    id: "cremalheira-por-metro",
    broader: "cremalheira",
    label: "Cremalheira: preço e metragem",
    phrase: "o preço da cremalheira por metro",
    asks: [
      "kit cremalheira",
      "kit cremalheira preço",
      "kit cremalheira portão",
      "kit cremalheira nylon",
      "kit cremalheira aço",
      "kit cremalheira parafusos",
      "cremalheira metro",
      "cremalheira preço",
      "cremalheira valor",
      "quanto custa cremalheira",
      "medida cremalheira portão",
      "cremalheira gomo preço",
      "valor cremalheira portão 4 metros",
    ],
    intent: "price",
    answers: {
      any: [
        "A cremalheira do portão, a barra de dentes que o motor puxa, é vendida por metro, e a metragem é a largura da folha de ponta a ponta. O preço do metro depende do material, nylon ou aço, e do passo dos dentes: mande a largura e a foto deles, e o valor vem com e sem a instalação.",
        "Cremalheira para portão de correr se compra por metro, em barras que se emendam, e a conta é a largura inteira da folha. Nylon custa menos e aço custa mais, com o passo igual ao da engrenagem; pela medida e pela foto dos dentes você recebe o preço da barra ou do kit instalado.",
        "Para saber o preço da cremalheira por metro, meça a folha inteira e fotografe os dentes: material e passo, a distância entre eles, mudam o valor. O kit leva as barras, de nylon ou de aço, e os parafusos, com a instalação cobrada à parte.",
        "Quanto custa a cremalheira se calcula por metro, contando a folha de uma ponta à outra, e muda com o material e o passo, que é o espaço entre os dentes. O nylon sai por menos que o aço; mande a medida e uma foto, e respondemos com o valor da peça ou instalada.",
        "A venda da cremalheira de portão deslizante é por metro, em barras dentadas que o motor puxa, até completar a largura da folha. Diga a medida e fotografe os dentes, porque aço e nylon têm preços diferentes e o passo precisa servir; informamos o total com ou sem colocação.",
      ],
      price: [
        "O preço da cremalheira é por metro e depende do material, nylon ou aço, e do passo dos dentes; a de nylon costuma custar menos. Um portão de 3 metros de folha usa 3 metros, e essa medida, com uma foto dos dentes, basta para dar o total, só das barras ou delas já colocadas.",
        "Cremalheira se cobra por metro instalado ou só pela peça, e cada metro de nylon sai em geral por menos que o de aço. Conte a largura da folha, 3 metros num portão de 3 metros, e mande uma foto dos dentes: o preço sai com a colocação incluída ou só da peça.",
        "O kit de cremalheira, com barras e parafusos, tem o preço pela largura da folha em metros e pelo material: nylon sai menos, aço mais. A mão de obra, se você quiser instalar, entra na mesma conta, e a foto dos dentes com a medida traz o total.",
        "Para calcular o preço da cremalheira, use a largura da folha: portão de 3 metros leva 3 metros, em nylon, mais barato, ou aço, mais caro. Com essa medida e a imagem dos dentes, o total vem nas duas formas, só o material ou já instalado.",
        "Cada metro de cremalheira tem valor conforme passo e material, e o kit junta barras e parafusos para a largura toda, 3 metros numa folha de 3. Aço passa do nylon; envie medida e foto dos dentes para saber quanto fica com a instalação ou sem ela.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["Quantos metros de cremalheira comprar", "Como medir os metros de cremalheira"],
        slots: [
          [
            "Meça a folha, e não o vão, porque ela precisa de dentes em todo o trecho que passa pelo motor. As barras têm comprimento fixo, por isso o total se arredonda para cima e a última peça é cortada.",
            "A metragem sai da folha, em geral um pouco mais larga que a passagem do carro. Como a barra vem em tamanho certo, compra-se a inteira seguinte e serra-se a sobra.",
            "Conta a largura da folha de ponta a ponta, que passa da medida do vão. Falta de dentes no fim faz a engrenagem escapar, então arredonde para cima e corte o excesso.",
            "Vão e folha têm medidas diferentes, e a que interessa é a da folha, dentada até o fim. Como se vendem peças de tamanho fixo, a compra passa um pouco da conta e o resto é serrado.",
            "Use a trena na folha inteira, que sobra alguns centímetros além da passagem. Se faltarem dentes, o motor gira sem pegar; por isso leva-se a barra a mais, que depois se apara.",
          ],
        ],
        steps: [
          "Com o portão fechado, desligue o disjuntor.",
          "Meça a folha de uma ponta à outra, também a parte atrás da parede.",
          "Arredonde pelo tamanho da barra, que costuma ter de 1 a 1,5 metro.",
          "Fotografe os dentes de perto e a etiqueta do motor.",
        ],
      },
      {
        about: "choose",
        headings: ["Nylon ou aço: qual cremalheira usar", "O que a cremalheira nova precisa combinar"],
        slots: [
          [
            "O nylon com alma metálica faz menos barulho e serve à maioria das casas. O aço vai em folha pesada, condomínio e galpão, onde os dentes trabalham o dia todo.",
            "Na maioria das residências basta o nylon reforçado por dentro, mais silencioso. Portão pesado ou de muita abertura, como o de prédio, pede barra de aço.",
            "Para casa, nylon reforçado, que roda com pouco ruído. Para folha pesada e uso contínuo, aço, que suporta mais ciclos.",
            "O ruído e o peso decidem: em casa, o nylon com reforço de metal roda quieto e atende bem. Galpão, condomínio e folha pesada precisam do aço, que suporta abrir muitas vezes por dia.",
            "Portão residencial comum anda bem com nylon reforçado, de som mais baixo. Se a folha pesa muito ou abre sem parar, como em garagem coletiva, escolha aço.",
          ],
          [
            "O passo dos dentes tem de ser o da engrenagem do motor, porque um dente parecido gasta os dois. A fixação, por solda ou parafuso, segue o material do portão.",
            "Confira o passo com a engrenagem antes de pagar: diferença pequena já come as duas peças. Portão de ferro aceita solda ou parafuso, e o de alumínio só parafuso.",
            "Barra e engrenagem precisam ter o mesmo passo, ou se gastam em pouco tempo. Prende-se com parafuso ou com solda, conforme o portão seja de alumínio ou de ferro.",
            "Material à parte, os dentes precisam casar com a engrenagem, no mesmo passo, ou um desgasta o outro. Em ferro a barra pode ser soldada ou parafusada; no alumínio, apenas parafusada.",
            "Um passo quase igual não serve, já que come a engrenagem em pouco tempo. Veja também como prender: parafuso vale para qualquer portão, e solda só para os de ferro.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["O que entra no preço da cremalheira", "Peça, fixação e mão de obra"],
        slots: [
          [
            "Além do metro, a mão de obra cobre tirar a antiga, nivelar, casar as emendas e deixar {rack.clearance} de folga sobre a engrenagem. Suporte podre e engrenagem gasta entram em linha própria do orçamento.",
            "Sobre o preço da peça vem a colocação: retirada da velha, nível, emendas no passo e {rack.clearance} de folga do começo ao fim. Se a engrenagem também acabou, ou a cantoneira enferrujou, o item aparece separado.",
            "A instalação é cobrada à parte do metro e inclui alinhar, emendar e acertar a folga em {rack.clearance}. Solda em suporte ruim e engrenagem comida somam, com aviso antes.",
            "Se você contrata a instalação, o valor inclui remover a gasta, pôr a nova em nível, alinhar emendas e regular {rack.clearance} entre dentes e engrenagem. Reparo na cantoneira e engrenagem nova são itens próprios.",
            "Peça e serviço vêm separados. No serviço estão a retirada, o alinhamento, as emendas e a folga de {rack.clearance}; fora dele, só se precisar, engrenagem e suporte enferrujado, com o preço dito antes.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "A cremalheira vem junto com o motor deslizante?",
        answers: [
          "Às vezes. Há motor vendido com alguns metros e motor vendido sem nenhum, por isso veja na proposta quantos metros estão incluídos antes de comparar preços.",
          "Depende da proposta. Folha larga quase sempre precisa de mais metros que os do kit, e esses são cobrados à parte.",
          "Nem sempre vem, e a quantidade muda de um vendedor para outro. Procure na proposta os metros incluídos e compare com a largura da sua folha.",
        ],
      },
      {
        question: "Posso comprar só o pedaço gasto?",
        answers: [
          "Pode, se o passo for o mesmo e o resto estiver bom. O pedaço, chamado gomo, precisa de emenda alinhada para o portão não dar tranco ali.",
          "Sim, troca-se só o gomo ruim, de dente igual ao dos vizinhos. Se a barra toda afinou, o remendo não dura e vale trocar por inteiro.",
          "Sim, quando só um gomo, nome do pedaço de barra, está comido. O novo repete o passo e é alinhado, para a engrenagem não sentir a junção.",
        ],
      },
      {
        question: "Cremalheira tem tamanho universal?",
        answers: [
          "Não. Há padrões comuns, mas o passo e a altura dos dentes mudam entre motores, e a errada gasta a engrenagem. A etiqueta do motor e a foto dos dentes indicam a certa.",
          "Existem medidas que servem a várias marcas, só que não a todas. Compare o dente com o da engrenagem do seu motor antes da compra.",
          "Universal, não. Alguns desenhos atendem várias marcas, porém passo e altura variam; confira pela etiqueta e por uma foto antes de pagar.",
        ],
      },
      {
        question: "Posso instalar a cremalheira sozinho?",
        answers: [
          "Não é o indicado: a barra precisa ficar em nível, com {rack.clearance} de folga em todo o curso. Apoiada na engrenagem, ela gasta o motor; alta demais, pula os dentes.",
          "Melhor deixar com o técnico, porque um milímetro a mais ou a menos decide se a peça dura. A folga é de {rack.clearance} do começo ao fim, medida com o motor no lugar.",
          "Não convém sem prática, porque os {rack.clearance} de folga têm de se manter em todo o percurso. Encostada, ela pesa no motor; afastada, os dentes saltam.",
        ],
      },
    ],
    photo: "a largura da folha, uma foto dos dentes de perto, outra da cremalheira inteira e a etiqueta do motor",
  },
  {
    id: "cremalheira-quebrada",
    broader: "cremalheira",
    label: "Cremalheira quebrada ou solta",
    phrase: "a cremalheira quebrada ou solta",
    asks: [
      "dente quebrou cremalheira trocar tudo",
      "cremalheira dente quebrado trocar toda",
      "cremalheira quebrou dente preciso trocar",
      "cremalheira quebrada",
      "cremalheira solta",
      "cremalheira soltou",
      "cremalheira despregou",
      "cremalheira descolou",
      "cremalheira quebrou",
      "cremalheira estalando",
      "cremalheira caiu",

      "conserto cremalheira quebrada",
      "conserto correr cremalheira quebrada",
      "conserto correr cremalheira solta",
      "cremalheira torta",
      "cremalheira empenada",
      "cremalheira entortou",
      "solda cremalheira cedeu",
      "solda cremalheira soltou",
    ],
    intent: "repair",
    answers: {
      any: [
        "Cremalheira quebrada ou solta, a barra dentada do portão, pede disjuntor desligado e nada de acionar, porque a engrenagem pula e se gasta também. Dente quebrado se conserta trocando só o gomo, o pedaço de barra, e barra que soltou é refixada; a visita em casa parte de {price.preventive}, sem peças.",
        "Se um dente da cremalheira quebrou ou a barra dentada soltou, não é preciso trocar tudo: entra um gomo novo, de mesmo passo, ou se refaz a fixação. Deixe o disjuntor desligado para a engrenagem não sofrer; em residência, a visita começa em {price.preventive}, fora as peças.",
        "A barra dentada que soltou volta ao lugar com parafuso ou solda nova, e a cremalheira de dente quebrado, de nylon ou de aço, leva só um gomo igual aos vizinhos. Até a visita, a partir de {price.preventive} em casa, sem contar peças, fique com o disjuntor desligado e poupe a engrenagem.",
      ],
      question: [
        "Não precisa trocar tudo: cremalheira com um dente quebrado leva só um gomo novo, o pedaço de barra de mesmo passo, e a que soltou é refixada. A barra inteira sai apenas com dentes finos de ponta a ponta; até o conserto, disjuntor desligado, para a engrenagem não se gastar.",
        "Dá para consertar: dente quebrado não se cola nem se solda, mas troca-se só o gomo, e o resto da cremalheira fica. Só o desgaste do começo ao fim pede barra dentada inteira. Desligue o disjuntor, porque cada passada come a engrenagem.",
      ],
    },
    sections: [
      {
        about: "causes",
        headings: ["O que quebra ou solta a cremalheira", "De onde veio a quebra"],
        slots: [
          [
            "Quebra num ponto só vem de parafuso faltando, emenda aberta ou pedra entre os dentes. Se o estrago vai de ponta a ponta, a barra estava longe da engrenagem, a base do motor cedeu ou os dentes acabaram.",
            "Um lugar só com defeito pede olhar ali: gomo solto, emenda fora do passo ou pancada. Dentes ruins no curso inteiro acusam engrenagem gasta, base afundada ou distância errada.",
            "Quando a falha é localizada, a causa está no trecho, quase sempre parafuso frouxo ou emenda aberta. Em toda a extensão, desconfie da base do motor, da engrenagem e da folga.",
          ],
          [
            "Roldana gasta e trilho com degrau sacodem a folha e arrancam os parafusos com o tempo. Por isso são vistos antes de fixar a barra de novo.",
            "A folha que balança sobre roldana gasta ou trilho torto afrouxa a fixação pouco a pouco. Sem acertá-los, a barra solta outra vez.",
            "Trilho irregular e rodas gastas fazem a folha tremer, e a tremedeira solta a barra. O conserto começa por aí.",
          ],
        ],
      },
      {
        about: "check",
        headings: ["O que fazer até o conserto", "Como deixar o portão seguro"],
        slots: [
          [
            "O portão não deve andar pelo motor, porque a barra solta pode travar a engrenagem ou cair no caminho. Estes passos valem para folha de correr reta e em piso plano.",
            "Nada de acionar o controle: a engrenagem bate na emenda quebrada e perde dentes. Siga os passos só se a folha está no trilho e o piso é nivelado.",
            "Enquanto a barra está quebrada, o motor fica parado. Se a folha corre reta e o chão é plano, dá para movê-la na mão assim.",
          ],
        ],
        steps: [
          "Desligue o disjuntor do portão.",
          "Veja se a folha está no trilho; se saiu dele, não mexa e chame o técnico.",
          "Destrave o motor com a chave e mova a folha devagar.",
          "Feche e tranque por dentro com cadeado.",
          "Fotografe o trecho ruim, a barra inteira e a etiqueta do motor.",
        ],
      },
      {
        about: "visit",
        headings: ["Reapertar, trocar um gomo ou tudo", "Como a cremalheira quebrada é consertada"],
        slots: [
          [
            "O gomo novo precisa ter o passo, a altura e o material dos vizinhos, e a emenda é acertada com um pedaço invertido que serve de gabarito. Se os dentes estão finos em toda a extensão, troca-se a barra, em geral com a engrenagem.",
            "Troca-se o trecho quebrado por outro idêntico em passo, altura e material, usando um pedaço virado como molde da emenda. Desgaste geral leva barra nova e, muitas vezes, engrenagem.",
            "Sai só o pedaço ruim, e o substituto tem de casar em tudo: dente, altura, material. A barra completa, com a engrenagem examinada junto, fica para o desgaste de ponta a ponta.",
          ],
          [
            "Por fim, a folga fica em {rack.clearance} do começo ao fim, e o portão faz vários ciclos sem estalo.",
            "O serviço acaba com {rack.clearance} de folga em todo o curso e ciclos de teste silenciosos.",
            "Encerram a visita a folga de {rack.clearance}, medida em vários pontos, e um teste completo de abrir e fechar.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Quanto custa consertar a cremalheira quebrada?",
        answers: [
          "Se for só refixar e acertar a folga, fica no valor da visita de ajuste. Com gomo novo soma-se a peça, mais barata em nylon que em aço, e a barra inteira é cobrada por metro.",
          "Reapertar custa menos que trocar um gomo, e o gomo menos que a barra toda. O material também pesa: o aço sai mais caro que o nylon.",
        ],
      },
      {
        question: "Posso usar o portão com a cremalheira quebrada?",
        answers: [
          "Pelo motor, não, porque cada passada no trecho ruim come a engrenagem. Na mão, sim, com o disjuntor desligado e a folha reta no trilho.",
          "Só manualmente, depois de cortar o disjuntor e destravar o motor. Acionar pelo controle pode travar o redutor, que custa bem mais.",
        ],
      },
      {
        question: "O gomo novo pode ser de nylon se o resto é de aço?",
        answers: [
          "Não convém, porque o desgaste fica desigual e a emenda sofre. Use o mesmo material, o mesmo passo e a mesma altura.",
          "Melhor não misturar: o dente mais mole acaba primeiro e volta o tranco. O trecho deve ser igual ao que ficou.",
        ],
      },
      {
        question: "É a cremalheira ou a engrenagem que está gasta?",
        answers: [
          "Quando pula num ponto só, costuma ser a cremalheira; no curso todo, a engrenagem ou a folga. Olhe as duas com o disjuntor desligado, sem pôr a mão.",
          "Repare onde falha: um lugar fixo acusa a barra, falha constante acusa a engrenagem. Pontas finas e raspas embaixo confirmam qual delas gastou.",
        ],
      },
    ],
    photo: "fotos da cremalheira inteira e do trecho ruim de perto, com o disjuntor desligado, e a etiqueta do motor",
  },
  {
    id: "cremalheira-nylon-ou-aco",
    broader: "cremalheira",
    label: "Cremalheira de nylon ou de aço",
    phrase: "a escolha entre cremalheira de nylon e de aço",
    asks: [
      "cremalheira plástico derreteu",
      "cremalheira derreteu sol",
      "cremalheira plástico sol",
      "cremalheira nylon derreteu",
      "cremalheira plástico entortou",
      "cremalheira ferro",
      "cremalheira aço",
      "cremalheira galvanizada",
      "cremalheira nylon ferro",
      "cremalheira nylon aço",
      "nylon ou ferro cremalheira",
      "cremalheira nylon melhor",
      "cremalheira não faz barulho",
      "cremalheira silenciosa",
      "cremalheira menos barulho",
      "qual melhor cremalheira",
      "cremalheira nylon boa",
      "cremalheira plástico",
      "sol nylon ou aço",
      "cremalheira nylon entortou sol",
      "cremalheira plástico empenou",
      "cremalheira entortou sol",
      "correr pega sol nylon aço",
    ],
    intent: "comparison",
    answers: {
      any: [
        "Entre cremalheira de nylon ou de ferro (aço), em casa escolha a de nylon com alma metálica, que não faz barulho de metal nem enferruja. A cremalheira de ferro vale para folha pesada, longa ou de muitas aberturas por dia, com mais ruído e lubrificação em dia.",
        "A cremalheira de ferro, na verdade de aço, aguenta peso e muitas aberturas, mas faz barulho e pede lubrificação; a de nylon reforçado é silenciosa e basta na maioria das casas. Nos dois casos o dente tem de ser igual ao da engrenagem do motor.",
        "Para um portão que não faz barulho, a cremalheira de nylon com alma metálica é a escolha, e serve à folha de casa leve ou média. A cremalheira de ferro ou aço fica para folha pesada e uso intenso; as duas precisam de folga de {rack.clearance} até a engrenagem.",
      ],
    },
    sections: [
      {
        about: "what",
        headings: ["Ruído, ferrugem e resistência de nylon e aço", "O que muda entre nylon e aço"],
        slots: [
          [
            "O nylon abafa o contato dos dentes, dispensa pintura e costuma ceder antes da engrenagem, o que poupa o motor. O aço aguenta mais carga por dente, porém enferruja sem cuidado e passa a vibração para a folha.",
            "No silêncio e na umidade ganha o nylon, que ainda quebra antes da engrenagem e protege o motor. Na carga ganha o aço, que em troca vibra, faz ruído e pede proteção contra ferrugem.",
            "Nylon trabalha quieto, não enferruja e serve de peça que cede primeiro. Aço resiste mais a peso e pancada, com barulho e lubrificação como preço.",
          ],
          [
            "Areia e folga errada gastam os dois, e nenhum compensa trilho torto ou roldana gasta. A folga certa é de {rack.clearance} em todo o curso.",
            "Nenhum dos materiais resiste a trilho torto, areia nos dentes ou folga fora de {rack.clearance}.",
            "Com roldana gasta, areia ou folga diferente de {rack.clearance}, qualquer um dos dois acaba cedo.",
          ],
        ],
      },
      {
        about: "choose",
        headings: ["Nylon ou aço, caso a caso", "A cremalheira certa para a sua folha"],
        slots: [
          [
            "Escolha pelo peso da folha e pelo número de aberturas. O silêncio desempata quando há quarto em cima da garagem.",
            "O que decide é quanto a folha pesa e quantas vezes abre por dia, com o ruído como desempate.",
            "Peso e uso vêm primeiro, barulho depois. A lista cobre os casos comuns.",
          ],
        ],
        bullets: [
          "Casa, folha leve ou média: nylon com alma metálica",
          "Quarto junto da garagem: nylon",
          "Chapa fechada ou folha comprida: aço",
          "Condomínio, galpão e muitas aberturas: aço",
        ],
      },
      {
        about: "care",
        headings: ["Cuidados para a cremalheira durar", "Limpeza e lubrificação da cremalheira"],
        slots: [
          [
            "Com o disjuntor desligado, tire a areia dos dentes com escova seca a cada {rack.months}. No aço, aplique depois o lubrificante indicado no manual, em camada fina; o nylon em geral pede só a limpeza.",
            "A cada {rack.months}, e sem energia, escove os dentes para soltar areia e folhas. A de aço recebe pouca lubrificação, do produto do manual, e a de nylon fica limpa e seca.",
            "Limpe os dentes de {rack.months} em {rack.months}, com escova e disjuntor desligado. Lubrifique só a de aço, em película fina, porque graxa grossa junta areia e come o dente.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Cremalheira de nylon aguenta quantos quilos?",
        answers: [
          "O fabricante informa o limite de cada linha, que depende do perfil e da alma metálica. Folha de casa, leve ou média, costuma ficar dentro dele.",
          "Varia com o perfil. Na prática, serve à folha residencial leve ou média, e peso de condomínio ou chapa grossa pede aço.",
        ],
      },
      {
        question: "Posso trocar nylon por aço no mesmo motor?",
        answers: [
          "Pode, se o passo for igual e a engrenagem de saída aceitar dente de aço. Engrenagem de nylon contra barra de aço se gasta mais depressa.",
          "Em geral sim, quando o dente casa. O técnico confere o material da engrenagem, porque a de nylon sofre com o aço.",
        ],
      },
      {
        question: "Qual é mais barata?",
        answers: [
          "A de nylon costuma custar menos por metro e na fixação, que é por parafuso. A de aço soma solda na maioria dos casos.",
          "Normalmente a de nylon. O aço custa mais no metro e na montagem, que costuma levar solda.",
        ],
      },
      {
        question: "A minha de nylon estala. É o material?",
        answers: [
          "Não: estalo vem de emenda, parafuso ou roldana solta. O ajuste em casa parte de {price.preventive}, sem peças, e a de nylon bem alinhada é a mais quieta.",
          "O barulho costuma ser folga ou parafuso frouxo, e não o nylon. A visita de regulagem em residência começa em {price.preventive}, fora as peças.",
        ],
      },
    ],
    photo: "uma foto do portão inteiro, outra dos dentes e da engrenagem, com a largura e o material da folha",
  },
  {
    id: "cremalheira-gasta",
    broader: "cremalheira",
    label: "Cremalheira gasta: sinais e troca",
    phrase: "a cremalheira gasta",
    asks: [
      "cremalheira gasta",
      "cremalheira desgastada",
      "cremalheira comida",
      "cremalheira velha",
      "cremalheira ruim",
      "desgaste cremalheira",
      "sinais cremalheira",
      "sintomas cremalheira",
      "quando trocar cremalheira",
      "trocar cremalheira",
      "troca cremalheira",
      "substituir cremalheira",
      "como trocar cremalheira",
      "cremalheira sinais trocar",
      "cremalheira gasta trocar",
      "saber cremalheira gasta",
      "trocar cremalheira motor correr",
      "trocar cremalheira motor deslizante",
      "conserto cremalheira",
      "conserto correr cremalheira",
      "conserto deslizante cremalheira",
      "dentes cremalheira comidos",
      "raspas nylon chão motor",
      "raspas nylon chão",
      "pó branco perto motor cremalheira",
      "dente comido cremalheira",
    ],
    intent: "repair",
    answers: {
      any: [
        "A cremalheira do portão deve ser trocada quando os dentes ficam pontudos ou quebrados e a folha estala, patina ou dá tranco. Troca-se só o trecho ruim ou a barra inteira, cobrada por metro; a visita com ajuste em casa parte de {price.preventive}, sem peças.",
        "Troca de cremalheira é caso de dentes finos, tortos ou quebrados, percebidos pelo estalo repetido e pelo portão que patina ao partir. Se só um pedaço gastou, sai só ele, e a peça vai por metro; em residência, a visita de ajuste começa em {price.preventive}, fora as peças.",
        "Quando o portão de correr dá tranco sempre no mesmo ponto e os dentes estão pontudos, é hora de trocar a cremalheira, no trecho gasto ou por inteiro. A peça se paga por metro, e a visita com regulagem, em casa, parte de {price.preventive}, sem contar peças.",
        "Cremalheira gasta se reconhece por dente fino ou partido, estalo que se repete e folha que patina na saída; nesse ponto, a troca é o caminho. Pode ser parcial ou completa, com a peça vendida por metro, e a ida com regulagem em residência custa {price.preventive} ou mais, peças à parte.",
        "O momento da troca de cremalheira aparece nos dentes: afiados, tortos ou faltando, eles fazem o portão pular, estalar e patinar. Conforme a extensão do desgaste, entra um pedaço ou a régua toda, paga por metro; a visita residencial de ajuste sai desde {price.preventive}, sem as peças.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["O que conferir na cremalheira sem risco", "Olhe os dentes antes de chamar"],
        slots: [
          [
            "Desligue o disjuntor antes de chegar perto, porque dedo entre a barra e a engrenagem é acidente grave. A inspeção é só com os olhos: compare o trecho mais usado com a ponta que quase não passa pelo motor.",
            "Com a energia cortada e as crianças longe, olhe sem pôr a mão entre os dentes. A ponta da barra, que o motor mal usa, mostra como era o dente novo.",
            "Corte a energia no quadro, já que alguém pode apertar o controle enquanto você olha. Basta comparar os dentes do meio com os da ponta, quase sem uso.",
            "Olhar basta, e as mãos ficam longe, porque a engrenagem prende dedos se o motor ligar. Com o disjuntor desligado, veja se o dente do meio da barra ainda é igual ao da extremidade, que trabalha pouco.",
            "Antes de se abaixar perto do motor, desligue o disjuntor para ninguém acionar a folha. O dente da ponta é quase novo e serve de modelo: se o do meio está mais fino, houve desgaste.",
          ],
        ],
        steps: [
          "Desligue o disjuntor e avise quem está em casa.",
          "Procure dentes finos, tortos ou quebrados.",
          "Veja se há parafuso solto, emenda aberta ou pó branco no chão.",
          "Repare se a folha parece mais baixa de um lado.",
          "Fotografe o trecho ruim, de perto e de longe.",
        ],
      },
      {
        about: "replace",
        headings: ["Um pedaço, a barra inteira ou só o reaperto", "O que trocar na cremalheira gasta"],
        slots: [
          [
            "Estalo com dentes bons é folga: reaperta-se a barra e nada se troca. Desgaste curto se resolve com um gomo, o pedaço novo de dente igual ao dos vizinhos, e dentes finos do começo ao fim pedem a barra toda.",
            "Se os dentes estão inteiros, o barulho vem de parafuso frouxo, e basta reapertar e acertar a folga. Trecho ruim perto do motor leva um gomo, um pedaço de mesma medida. Só o desgaste de ponta a ponta pede barra nova.",
            "Há três saídas: reaperto, quando os dentes estão bons, um gomo (pedaço de barra) quando só um trecho gastou, ou a barra completa. A engrenagem do motor vai junto se afinou, para não comer os dentes novos.",
            "Tudo depende de quanto se gastou. Dente perfeito que estala pede aperto dos parafusos, um pedaço ruim pede um gomo, que é a seção avulsa da barra, e desgaste geral pede a régua completa, com a engrenagem conferida.",
            "Nem todo estalo leva à troca: parafuso solto se aperta e a folga se corrige. Só quando o dente afinou se põe peça, que pode ser um gomo (seção curta, de dentes iguais) ou, se o mal é de ponta a ponta, a barra.",
          ],
        ],
      },
      {
        about: "visit",
        headings: ["Como é a troca da cremalheira", "O que é feito na visita"],
        slots: [
          [
            "A folha vem primeiro: com roldana gasta ou trilho torto, a barra nova se estraga igual à velha. Depois a cremalheira é presa em linha, com {rack.clearance} de folga até a engrenagem em todo o curso.",
            "Antes da barra, o técnico acerta roldanas e trilho, que são a causa comum do desgaste. A nova é nivelada de ponta a ponta e fica a {rack.clearance} da engrenagem do motor.",
            "O técnico solta o motor, empurra a folha e corrige o que a faz balançar. Só então fixa a barra, pedaço a pedaço, deixando {rack.clearance} entre dente e engrenagem.",
            "Trocar a barra sem corrigir a folha é perder o serviço, por isso trilho e roldana são acertados no começo. A régua nova fica reta e a {rack.clearance} da engrenagem, distância conferida ao longo do portão.",
            "O serviço começa por descobrir o que gastou os dentes, em geral roldana ou trilho. Resolvido isso, os pedaços são fixados em linha, com a engrenagem a {rack.clearance} deles do início ao fim.",
          ],
          [
            "No fim, os ímãs de fim de curso, que marcam as paradas, voltam ao lugar, e o portão faz vários ciclos. A barra não pode se apoiar na engrenagem em ponto nenhum.",
            "A visita termina com as paradas conferidas, os parafusos firmes e ciclos de teste. Em nenhum ponto o peso da barra deve cair sobre a engrenagem.",
            "Para encerrar, recolocam-se os ímãs que dizem ao motor onde parar e se testa a folha em vários ciclos, sem tranco e sem encostar a barra na engrenagem.",
            "Encerrada a fixação, os ímãs de parada retornam à posição e o portão anda de ponta a ponta. O técnico confirma que a engrenagem só empurra a barra e nunca a sustenta.",
            "Os ciclos de teste vêm depois do reaperto e do ajuste dos ímãs, que avisam ao motor onde parar. Se a régua pesar sobre a engrenagem em algum trecho, ela é realinhada.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Dá para usar o portão com a cremalheira gasta?",
        answers: [
          "Por pouco tempo, se só estala de leve. Quando pula dente ou patina, pare, porque cada pulo gasta a engrenagem do motor, que custa mais que o pedaço da barra.",
          "Se patina, não: desligue o disjuntor até o conserto. Um estalo leve permite esperar a visita, mas o desgaste passa para a engrenagem.",
          "Depende do grau: estalo fraco tolera alguns dias de espera. Dente pulando ou folha patinando pede o portão desligado, senão a engrenagem do motor se perde também.",
          "Evite. O desgaste da barra se transmite à engrenagem, mais cara, e o portão que patina deve ficar sem energia até a visita.",
        ],
      },
      {
        question: "Quanto custa trocar a cremalheira?",
        answers: [
          "Cobra-se por metro ou por gomo, mais a mão de obra. Nylon costuma custar menos que aço, e a largura da folha com a foto dos dentes fecha o valor.",
          "O preço depende do material e de quantos pedaços estão ruins. Trocar um gomo sai bem menos que a barra inteira, e o aço custa mais que o nylon.",
          "O orçamento conta quantos metros ou gomos saem e soma o serviço. Entre os materiais, aço fica acima de nylon, e só um pedaço custa bem menos que tudo.",
          "Varia com a extensão e o material, porque a peça se vende por metro. Mande a largura do portão e a imagem dos dentes para ter o valor com mão de obra.",
        ],
      },
      {
        question: "Posso trocar a de nylon por uma de aço?",
        answers: [
          "Pode, se o passo dos dentes for o da engrenagem. A de aço aguenta mais e faz mais barulho, e em casa o nylon reforçado costuma bastar.",
          "Sim, desde que os dentes casem com os do motor. Vale em folha pesada; na maioria das casas o ganho não compensa o ruído.",
          "É possível, se a engrenagem do motor tiver os mesmos dentes. Para portão leve de casa o nylon reforçado dá conta e é mais silencioso.",
          "Dá, quando o passo coincide. O aço resiste mais em folha pesada, ao preço de mais barulho.",
        ],
      },
      {
        question: "Por que a cremalheira gastou tão cedo?",
        answers: [
          "Por folga errada, areia com graxa nos dentes, roldana gasta ou portão pesado. A causa é corrigida junto, ou a barra nova se gasta igual.",
          "As causas comuns são barra apertada sobre a engrenagem, folha que balança e areia grudada na graxa. Sem acertar isso, a troca dura pouco.",
          "Dente não some sozinho: folha pesada ou balançando, folga mal regulada e graxa com areia fazem isso. O técnico corrige a origem na mesma visita.",
          "Em geral algo força a barra, como roldana ruim, areia colada na graxa ou aperto demais contra o motor. A peça nova só dura depois de resolvido isso.",
        ],
      },
    ],
    photo: "uma foto dos dentes junto ao motor e outra do portão inteiro, com a largura da folha",
  },
  {
    id: "cremalheira-nylon-ou-aluminio",
    broader: "cremalheira",
    label: "Cremalheira de nylon ou alumínio",
    phrase: "a cremalheira de nylon ou de alumínio",
    asks: [
      "cremalheira nylon alumínio",
      "cremalheira nylon ou alumínio",
      "cremalheira alumínio ou nylon",
      "cremalheira alumínio",
      "cremalheira alumínio boa",
      "cremalheira alumínio preço",
      "cremalheira alumínio dura",
      "cremalheira alumínio portão metros",
      "cremalheira alumínio portão 3 metros",
      "cremalheira alumínio portão 4 metros",
      "cremalheira alumínio portão 5 metros",
      "cremalheira alumínio portão 6 metros",
      "cremalheira alumínio metros",
      "cremalheira alumínio vale pena",
      "cremalheira alumínio ou aço",
      "cremalheira alumínio aço",
      "cremalheira alumínio lugar nylon",
      "cremalheira alumínio nylon melhor",
    ],
    intent: "comparison",
    answers: {
      any: [
        "Entre cremalheira de nylon ou alumínio, a de nylon com alma de aço serve à maioria das casas, porque faz menos barulho; a de alumínio é mais rígida, não enferruja e soa mais alto. Um portão de 5 metros leva 5 metros de barra, contados pela folha, e folha pesada pede aço.",
        "Cremalheira de alumínio é boa em portão leve ou médio: não enferruja nem empena, mas faz mais barulho que a de nylon, a preferida das casas. Para 5 metros de folha são 5 metros de barra, e com muito uso ou peso, vá à de aço.",
        "A diferença entre cremalheira de nylon e de alumínio é o som e a rigidez: nylon trabalha quieto e se troca por gomo, alumínio entorta menos e não enferruja. A metragem é a da folha, 5 metros numa de 5, e portão pesado ou de condomínio usa aço.",
      ],
      price: [
        "O preço da cremalheira de alumínio ou de nylon é por metro ou gomo: nylon costuma ser a mais barata, alumínio e aço custam mais. Um portão de 5 metros leva 5 metros de barra, e somam parafusos, suporte e a mão de obra de acertar a folga.",
        "Cremalheira para portão de 5 metros se compra em 5 metros, e o valor muda com o material: nylon fica embaixo, alumínio e aço acima. A mão de obra de fixar e regular, mais parafusos, completa o preço.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Nylon, alumínio ou aço: o que muda", "Barulho, peso e durabilidade"],
        slots: [
          [
            "Veja lado a lado o que muda, porque preço, som e peso apontam em sentidos diferentes.",
            "Cada material ganha num ponto e perde em outro, como nesta lista.",
            "Compare por ruído, ferrugem e carga, que decidem a compra.",
          ],
        ],
        bullets: [
          "Nylon com alma de aço: pouco barulho, não enferruja, a mais barata",
          "Alumínio: rígida, não enferruja, ruído médio, custa mais",
          "Aço galvanizado: a que mais aguenta e a mais barulhenta, para folha pesada",
        ],
      },
      {
        about: "check",
        headings: ["O que conferir antes de comprar", "Passo, medida e fixação"],
        slots: [
          [
            "O passo dos dentes precisa ser o da engrenagem do motor, seja qual for o material: em muitos residenciais é o módulo 4, perto de 12,6 mm entre dentes. Barra de outro passo pula dente e come a engrenagem.",
            "A distância entre dentes é o que decide, muitas vezes 12,6 mm, do módulo 4. Se não bate com a engrenagem do motor, a barra parece encaixar e gasta as duas peças.",
            "Meça o passo, que em boa parte dos motores de casa é módulo 4, cerca de 12,6 mm. Dente com outra medida bate, pula e desgasta a engrenagem.",
          ],
          [
            "Compre o comprimento da folha, com uma pequena sobra para emenda e corte. Depois de fixada, fica com {rack.clearance} de folga em todo o percurso, igual para os três materiais.",
            "A barra vai de ponta a ponta da folha, mais uma sobra para cortar. A folga final é de {rack.clearance}, tanto no nylon quanto no metal.",
            "Conte a folha inteira e some o que a emenda gasta. Entre dente e engrenagem ficam {rack.clearance}, qualquer que seja o material.",
          ],
        ],
      },
      {
        about: "care",
        headings: ["Para a cremalheira durar", "Lubrificação e desgaste"],
        slots: [
          [
            "Nylon não leva graxa, porque ela junta areia; alumínio e aço usam lubrificante seco ou silicone, em película, a cada {rack.months}. O dente que vira ponta mostra que a barra acabou.",
            "A de nylon trabalha seca. Nas metálicas, um lubrificante seco a cada {rack.months} basta, e dente afinado pede troca do gomo.",
            "Sem graxa no nylon, que cola areia. Alumínio e aço recebem película seca a cada {rack.months}, e o gomo gasto se troca separado.",
          ],
          [
            "Na de nylon quem se gasta é a própria barra, barata de trocar; na de metal, a engrenagem. Confira a folga na revisão {visits.home}.",
            "O plástico cede antes da engrenagem e a poupa; o metal, ao contrário, gasta a engrenagem. A folga é vista na revisão {visits.home}.",
            "Como o nylon é mais macio, sacrifica a barra, e não o motor. Na revisão {visits.home} o técnico acerta a distância.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Posso trocar nylon por alumínio no mesmo motor?",
        answers: [
          "Pode, se o passo dos dentes for o mesmo e a fixação couber na folha. A folga e o fim de curso são acertados de novo.",
          "Sim, mantendo o passo. Depois se refaz a folga de {rack.clearance} e o ponto de parada.",
        ],
      },
      {
        question: "Nylon aguenta um portão pesado?",
        answers: [
          "Não é o indicado: em folha pesada ou em condomínio, o dente quebra na partida. Nesses casos, aço.",
          "Só com alma de aço e em peso moderado. Portão pesado pede barra de aço e engrenagem metálica.",
        ],
      },
      {
        question: "Quanto tempo dura a cremalheira?",
        answers: [
          "Com folga e trilho em dia, passa de muitos anos; o nylon costuma ser trocado por gomo, antes do motor, que dura {trade.life}.",
          "O motor vai de {trade.life}, e a barra bem regulada chega perto. O que a encurta é folga errada e areia.",
        ],
      },
      {
        question: "Dá para misturar gomo de nylon e de alumínio?",
        answers: [
          "Não é bom, porque altura e dureza mudam na emenda e o dente estala. Use o mesmo material e o mesmo passo em toda a folha.",
          "Melhor não: a emenda entre materiais diferentes bate. Troque os gomos por iguais.",
        ],
      },
    ],
    photo: "uma foto dos dentes ao lado de uma régua, outra da engrenagem do motor e a largura da folha",
  },
  {
    id: "quantos-metros-de-cremalheira",
    broader: "cremalheira",
    label: "Quantos metros de cremalheira",
    phrase: "o comprimento da cremalheira",
    asks: [
      "quanto cremalheira preciso",
      "quantos metros cremalheira preciso",
      "quantos metros cremalheira comprar",
      "quantos metros precisa cremalheira",
      "quantos metros cremalheira",
      "metros cremalheira preciso",
      "tamanho cremalheira",
      "comprimento cremalheira",
      "quantas barras cremalheira",
      "quantos gomos cremalheira",
      "cremalheira quantos",
      "medir cremalheira",
      "calcular cremalheira",
      "quanto cremalheira comprar",
      "cremalheira portão inteiro ou vão",
      "cremalheira inteiro só vão",
      "medir folha metragem barra dentada",
    ],
    intent: "question",
    answers: {
      any: [
        "A cremalheira tem o comprimento da folha, e não o do vão: para portão de 3 metros de folha são 3 metros de barra. Arredonde para cima até o gomo inteiro, porque a sobra se corta na instalação e a engrenagem precisa de dente com o portão todo aberto e todo fechado.",
        "A metragem da cremalheira é a da folha, de ponta a ponta: 3 metros de folha, 3 metros de cremalheira, mesmo que o vão seja menor. Ela vai no portão inteiro, e se a conta não fechar em gomos, leve um a mais e corte.",
        "Se a folha é maior que o vão, a metragem da cremalheira segue a medida da folha, um metro para cada metro: portão de 3 metros pede 3 metros. Conte em gomos, arredondando para cima, pois a engrenagem tem de achar dente nas duas pontas.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["Como medir a folha para a cremalheira", "A medida certa, com a trena"],
        slots: [
          [
            "Meça com o portão fechado e o disjuntor desligado, contando a parte que fica atrás do muro. Não desconte nada.",
            "A trena vai de uma ponta à outra da folha, com a energia cortada, e inclui o trecho escondido pelo muro.",
            "Feche o portão, desligue o disjuntor e meça a folha toda, também o pedaço que passa do vão.",
          ],
        ],
        steps: [
          "Desligue o disjuntor do motor.",
          "Meça o comprimento da folha de uma ponta à outra.",
          "Divida pelo tamanho do gomo, em geral meio metro ou um metro.",
          "Arredonde para cima.",
          "Fotografe um dente ao lado da régua, para conferir o passo.",
        ],
      },
      {
        about: "choose",
        headings: ["O que mais entra na compra", "Além dos metros: parafuso, suporte e passo"],
        slots: [
          [
            "O passo, distância entre os dentes, precisa ser o da engrenagem do motor. Cada gomo leva os seus parafusos, e folha fina ou de alumínio pede um perfil de apoio por trás.",
            "Confira o passo, que é o espaço de dente a dente, com a engrenagem. Some os parafusos de cada gomo e, em alumínio ou folha fina, uma chapa de reforço.",
            "Dente e engrenagem devem ter o mesmo passo, a distância entre eles. Junto com a barra vêm parafusos, e um perfil de apoio quando a folha é vazada.",
          ],
          [
            "Nylon com alma de aço serve à maioria das casas e custa menos. A de aço vai em folha pesada e em prédio.",
            "Em portão comum, nylon reforçado, mais em conta e silencioso. Folha pesada ou coletiva pede aço.",
            "Para casa, a de nylon reforçado basta e sai mais barata; em uso pesado, aço.",
          ],
        ],
      },
      {
        about: "visit",
        headings: ["Como a cremalheira é instalada", "Emenda, folga e corte da sobra"],
        slots: [
          [
            "O técnico fixa gomo por gomo com {rack.clearance} de folga até a engrenagem e usa um pedaço de barra como gabarito nas emendas, para o passo não mudar. A sobra é cortada no vão de um dente.",
            "Cada gomo é preso com folga de {rack.clearance}, e a emenda se acerta com outro pedaço de barra encaixado por cima. No fim corta-se o excesso entre dois dentes.",
            "A barra é alinhada a {rack.clearance} da engrenagem, do início ao fim, com um gabarito de dentes nas emendas. O corte da sobra cai no vão do dente.",
          ],
          [
            "Emenda torta dá um estalo sempre no mesmo ponto. Por isso o portão é testado devagar, na mão e depois no motor.",
            "Se uma emenda fica fora do passo, o motor dá um tranco ali em cada ciclo. O teste lento mostra isso antes da entrega.",
            "Tranco repetido no mesmo lugar denuncia emenda fora de medida, e um ciclo devagar basta para ver.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Posso aproveitar a cremalheira velha?",
        answers: [
          "Pode, se os dentes estão inteiros e o passo é o do motor novo. Gomo gasto ou trincado se troca sozinho.",
          "Em geral, sim. Trocam-se só os gomos ruins, depois de conferir o passo.",
        ],
      },
      {
        question: "Sobra de cremalheira serve em outro portão?",
        answers: [
          "Serve, se o passo for igual ao da engrenagem de lá. Guarde um gomo para reparo futuro.",
          "No mesmo portão, como reserva. Em outro motor, confira o passo antes.",
        ],
      },
      {
        question: "Posso deixar um trecho sem barra?",
        answers: [
          "Só um pequeno trecho na ponta que nunca alcança a engrenagem, o que depende da posição do motor. Quem mede isso é o técnico.",
          "Às vezes, na extremidade que não passa pelo motor. Sem medir no local, compre o comprimento todo.",
        ],
      },
      {
        question: "Quanto tempo leva para instalar a cremalheira?",
        answers: [
          "Numa folha de 3 metros, algumas horas junto com o motor, que leva de {time.sliding}. Barra soldada demora mais que parafusada.",
          "Montada com o motor, fica dentro das {time.sliding} da instalação. Só a barra toma menos.",
        ],
      },
    ],
    photo: "a largura da folha e uma foto dos dentes ao lado de uma régua",
  },
  {
    id: "cremalheira-na-troca-do-motor",
    broader: "cremalheira",
    label: "Cremalheira na troca do motor",
    phrase: "a cremalheira na troca do motor",
    asks: [
      "precisa trocar cremalheira troca motor",
      "precisa trocar cremalheira motor novo",
      "precisa trocar cremalheira",
      "aproveitar cremalheira",
      "trocar motor aproveitar cremalheira",
      "trocar só motor aproveitar cremalheira",
      "trocar só motor cremalheira velha",
      "trocar motor cremalheira velha",
      "cremalheira velha motor novo",
      "cremalheira motor novo",
      "trocar motor cremalheira",
      "troca motor cremalheira",
      "instalação inclui cremalheira",
      "cremalheira inclusa",
      "inclui cremalheira",
      "motor vem cremalheira",
      "kit vem cremalheira",
      "cremalheira incluída",
      "cremalheira serve outro motor",
      "mesma cremalheira",
      "trocar cremalheira junto motor necessário",
      "precisa trocar cremalheira junto motor",
    ],
    intent: "question",
    answers: {
      any: [
        "Não precisa trocar a cremalheira quando troca o motor ou a máquina do portão, se os dentes estão inteiros e o passo, a distância de um dente ao outro, é igual ao da engrenagem nova. Dá para aproveitar a velha até com motor de outra marca; dente pontudo, barra trincada ou passo diferente pedem barra nova.",
        "Na troca do motor, a máquina do portão, a mesma cremalheira fica quando o passo combina com a engrenagem do motor novo e nenhum dente está afinado ou quebrado. A marca da máquina não importa; se o passo muda ou os dentes estão gastos, troca-se a barra, porque ela come a engrenagem em poucos meses.",
        "Dá certo trocar só o motor, a máquina do portão, e manter a mesma cremalheira antiga, desde que ela tenha dentes inteiros e o passo da engrenagem nova, seja qual for a marca. Com dente gasto ou medida diferente, a troca da barra é necessária para o motor novo não perder a engrenagem em meses.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["Como saber se a cremalheira fica", "Passo, dente e fixação"],
        slots: [
          [
            "O passo se mede de centro a centro de dois dentes e se compara com o da engrenagem; nas mais comuns no Brasil ele é de módulo 4, cerca de 12,6 mm. Também se olha o perfil: dente bom tem topo plano, e o gasto fica pontudo.",
            "Compara-se a distância entre dois dentes vizinhos com a engrenagem nova, sendo frequente o módulo 4, perto de 12,6 mm. O desgaste aparece no formato, porque o topo reto vira ponta.",
            "Uma régua sobre vários dentes mostra o passo, e a engrenagem precisa repetir essa medida, muitas vezes os 12,6 mm do módulo 4. Dentes afinados em bico, rachados ou faltando reprovam a barra.",
          ],
          [
            "Se o defeito está num trecho só, troca-se aquele gomo, a peça de um metro ou meio metro que forma a barra. Parafusos frouxos e folha desalinhada são corrigidos antes, e a folga volta a {rack.clearance} em todo o percurso.",
            "Desgaste localizado pede apenas a troca do pedaço ruim, porque a cremalheira é montada em gomos. A fixação é reapertada e a distância até a engrenagem fica em {rack.clearance} de ponta a ponta.",
            "Um gomo quebrado sai sozinho e o resto permanece, desde que o novo tenha igual medida. Depois vêm o reaperto, o alinhamento e a folga de {rack.clearance} ao longo da folha toda.",
          ],
        ],
      },
      {
        about: "care",
        headings: ["O que acontece com a cremalheira errada", "Por que não insistir na barra gasta"],
        slots: [
          [
            "Passo diferente faz o dente entrar torto, com estalo a cada volta, e a engrenagem do motor novo se gasta em poucos meses. Barra de nylon em portão pesado quebra dente na partida, e ali a de aço é a indicada.",
            "Com medida errada o encaixe bate, faz barulho e desgasta a peça nova em meses. O nylon velho também merece atenção: em folha pesada, um motor mais forte arranca dentes, e o aço resolve.",
            "A engrenagem que não casa com a barra estala e perde os dentes cedo. Em portão pesado, a cremalheira de nylon antiga não aguenta a partida de um motor mais forte e dá lugar à de aço.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["O que entra no orçamento da troca", "Motor, mão de obra e metros de barra"],
        slots: [
          [
            "Trocar o motor em casa, com mão de obra, fica de {price.homeSwap}, e aproveitar a cremalheira mantém a conta nisso. Barra nova é somada por metro, do comprimento da folha, com aço acima do nylon.",
            "A troca do motor residencial vai de {price.homeSwap}, já com o serviço. Quando a barra também sai, paga-se pelos metros da folha, e a de nylon custa menos que a de aço.",
            "Motor e mão de obra, em residência, somam de {price.homeSwap}. O acréscimo da cremalheira nova depende da metragem e do material, com o nylon mais em conta e o aço acima dele.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Posso usar a cremalheira de outra marca?",
        answers: [
          "Pode, se o passo for igual ao da engrenagem. O fabricante não importa, e o teste é encaixar um gomo e girar sem folga nem aperto.",
          "Sim, porque barra e engrenagem só precisam repetir a mesma medida de dente. Se o encaixe for justo e sem estalo, a marca não faz diferença.",
        ],
      },
      {
        question: "Dá para comprar só a engrenagem e manter o resto?",
        answers: [
          "Em alguns motores, sim: a engrenagem de saída é peça avulsa. Ela precisa ser a do modelo e ter o passo da barra que fica.",
          "Dá quando o modelo tem engrenagem de reposição com a mesma medida da cremalheira. A etiqueta do motor mostra qual é.",
        ],
      },
      {
        question: "Preciso tirar a cremalheira para trocar o motor?",
        answers: [
          "Não. O motor sai da base e a barra fica na folha; só a altura e a folga são acertadas depois, porque a engrenagem nova pode ficar mais alta ou mais baixa.",
          "Em geral ela fica parafusada ou soldada na folha. O que muda é a altura da base, para a engrenagem nova encostar com a folga certa.",
        ],
      },
      {
        question: "Com cremalheira nova, o portão fica mais silencioso?",
        answers: [
          "Fica se o barulho vinha de dente gasto ou folga errada. O nylon faz menos ruído que o aço e serve em folha leve.",
          "Muitas vezes, já que dente comido estala. Em portão leve, a de nylon trabalha mais quieta; em pesado, só a de aço aguenta.",
        ],
      },
    ],
    photo: "fotos dos dentes com régua, da folha inteira e da etiqueta do motor",
  },
  {
    id: "folga-da-cremalheira",
    broader: "cremalheira",
    label: "Folga entre cremalheira e engrenagem",
    phrase: "a folga da cremalheira",
    intent: "question",
    asks: [
      "folga cremalheira",
      "folga cremalheira milímetros",
      "cremalheira folga quantos",
      "quantos milímetros cremalheira",
      "quantos mm cremalheira",
      "folga engrenagem cremalheira",
      "distância engrenagem cremalheira",
      "distância cremalheira pinhão",
      "folga pinhão cremalheira",
      "regular folga cremalheira",
      "altura cremalheira motor",
      "cremalheira apertada",
      "cremalheira encostada motor",
      "cremalheira muito apertada",
      "cremalheira muito alta",
      "cremalheira muito baixa",
    ],
    answers: {
      any: [
        "A folga certa na cremalheira, entre ela e a engrenagem, é de {rack.clearance}, igual do começo ao fim do percurso. Com menos, a folha pesa sobre o eixo do motor e gasta o rolamento; com mais, o dente pula e se come, por isso o técnico mede em vários pontos.",
        "São {rack.clearance} de folga na cremalheira, medidos entre o dente dela e o da engrenagem, em todo o curso da folha. Apertada, põe o peso do portão no motor; frouxa, estala e pula dente. O acerto, em casa, parte de {price.preventive}, sem peças.",
        "Entre cremalheira e engrenagem ficam {rack.clearance}, nem mais nem menos, da primeira à última posição do portão. Folga menor força o eixo do motor e maior gasta a ponta dos dentes; regular custa desde {price.preventive} em residência, sem contar peças.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["Como conferir a folga sem risco", "Confira a folga de ponta a ponta"],
        slots: [
          [
            "Um cartão dobrado serve de medida: entra justo, sem forçar. Trabalhe com o disjuntor desligado, porque dedo entre barra e engrenagem é acidente grave.",
            "Passe uma tira de papelão de um a dois milímetros entre os dentes, sempre sem energia. Os dedos ficam fora do engate.",
            "A prova se faz com papelão dobrado, que deve passar sem aperto. Corte a energia antes e não ponha a mão entre os dentes.",
          ],
        ],
        steps: [
          "Desligue o disjuntor.",
          "Em portão de correr reto e nivelado, destrave o motor com a chave.",
          "Leve a folha devagar e confira a folga no começo, no meio e no fim.",
          "Se varia, o defeito é de trilho, roldana ou emenda.",
          "Trave o motor de novo antes de religar.",
        ],
      },
      {
        about: "signs",
        headings: ["Sinais de folga errada", "Apertada ou frouxa: como se nota"],
        slots: [
          [
            "Apertada, a folha anda dura na mão, o motor ronca, esquenta e pode vazar óleo pelo eixo. Frouxa, há estalo na partida, o motor gira um pouco antes de a folha sair e os dentes ficam comidos na ponta.",
            "Com folga de menos, o motor trabalha carregando o portão, faz barulho e aquece. Com folga de mais, ouve-se tec-tec na partida, e a ponta dos dentes se gasta.",
            "O portão duro e o motor quente denunciam barra apertada. O estalo ao partir e o dente fino na ponta denunciam barra afastada.",
          ],
        ],
      },
      {
        about: "causes",
        headings: ["Por que a folga muda", "De onde vem o desgaste dos dentes"],
        slots: [
          [
            "A roldana gasta abaixa a folha, e a cremalheira desce até se apoiar na engrenagem. Parafuso frouxo, trilho com degrau e base do motor que cede fazem o contrário e deixam trechos quase sem contato.",
            "Quase sempre é a roldana: gasta, ela deixa a barra pesar no motor. Já parafuso solto, trilho torto e base afundada abrem a folga em alguns pontos.",
            "Roda gasta aperta, porque a folha desce; parafuso, trilho e base soltos abrem, porque barra e motor se afastam. Daí a folga diferente ao longo do curso.",
          ],
          [
            "Areia com graxa grossa vira lixa e come os dentes, mesmo com a folga certa. A limpeza se faz a cada {rack.months}.",
            "Graxa grossa junta areia e gasta o dente. Escova seca a cada {rack.months} evita isso.",
            "Sujeira e graxa em excesso lixam o dente a cada passagem, e por isso se limpa a cada {rack.months}.",
          ],
        ],
      },
      {
        about: "visit",
        headings: ["Como o técnico acerta a folga", "Da roldana à medida final"],
        slots: [
          [
            "Roldanas e trilho são vistos primeiro, porque acertar a barra com a folha torta não dura. Depois ela é reapertada ponto a ponto, ou a base do motor sobe ou desce, até a folga ficar igual nas duas pontas e no meio.",
            "O técnico corrige a folha no trilho, ajusta a altura da barra ou do motor e mede em vários pontos. No fim regula o fim de curso e testa os ciclos.",
            "Com a folha nivelada, barra e motor são postos na altura certa, medida do começo ao fim. O portão faz vários ciclos antes da entrega.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Por que a folga mudou sozinha?",
        answers: [
          "A roldana gasta baixou a folha e apertou a cremalheira. Troca-se a roda antes de mexer na barra.",
          "Quase sempre foi a roda do portão, que se gastou. Parafuso frouxo na barra vem em segundo.",
        ],
      },
      {
        question: "Posso erguer o motor para acertar?",
        answers: [
          "É serviço de técnico: a base sobe ou desce, e a folga é acertada no ponto mais alto da barra. Erguido a olho, aperta num trecho e solta noutro.",
          "Melhor não, porque a altura precisa servir ao curso inteiro, e o motor trabalha com a tensão da rede.",
        ],
      },
      {
        question: "Folga errada estraga o motor?",
        answers: [
          "Estraga. Apertada, gasta rolamento e retentor; frouxa, come a engrenagem. O conserto custa mais que o ajuste.",
          "Sim, aos poucos: o eixo sofre com a barra apertada, e os dentes com a barra frouxa.",
        ],
      },
    ],
    photo: "fotos da engrenagem com a cremalheira no começo e no fim do percurso",
  },
  {
    id: "engrenagem-come-cremalheira",
    broader: "cremalheira",
    label: "Engrenagem comendo a cremalheira",
    phrase: "a engrenagem que come a cremalheira",
    intent: "repair",
    asks: [
      "engrenagem comendo cremalheira",
      "engrenagem come cremalheira",
      "pinhão comendo cremalheira",
      "pinhão come cremalheira",
      "motor comendo cremalheira",
      "comendo dente cremalheira",
      "comendo dentes cremalheira",
      "ralando cremalheira",
      "limalha cremalheira",
      "pó embaixo cremalheira",
      "cremalheira soltando pó",
      "desgastando cremalheira",
      "pinhão gastando cremalheira",
      "pinhão raspando gastando cremalheira",
      "engrenagem metal come cremalheira",
    ],
    answers: {
      any: [
        "A engrenagem come a cremalheira quando a folga está errada, o passo dos dentes é diferente ou a roldana gasta baixou a folha. O certo é {rack.clearance} de folga em todo o percurso; corrigir e alinhar em casa parte de {price.preventive}, sem peças, antes que o motor moa a barra toda.",
        "Motor comendo ou moendo a cremalheira de nylon tem três causas: folha que desceu por roldana gasta, folga fora de {rack.clearance} e passo de outra marca. Se já falta dente, pare de usar; o ajuste na residência custa desde {price.preventive}, fora o gomo de cremalheira.",
        "Se trocou a cremalheira e a engrenagem come de novo, a causa ficou: roldana, trilho ou engrenagem afinada. O pinhão raspando precisa de {rack.clearance} de folga e do mesmo passo de dente; acertar em casa começa em {price.preventive}, sem contar peças.",
      ],
    },
    sections: [
      {
        about: "causes",
        headings: ["Por que os dentes da cremalheira se comem", "Folga, passo e alinhamento"],
        slots: [
          [
            "O lugar em que cai o pó mostra a causa.",
            "Veja onde os dentes estão gastos.",
            "Desgaste num ponto ou na barra toda: a diferença aponta o motivo.",
          ],
        ],
        bullets: [
          "Gasta na barra toda: folha baixou por roldana gasta",
          "Gasta num ponto só: barra torta ou emenda alta",
          "Gasta em semanas, peça nova: passo diferente da engrenagem",
          "Pontas finas e pó: folga menor que {rack.clearance}",
          "Estalos e dente pulando: folga maior que a certa",
        ],
      },
      {
        about: "check",
        headings: ["O que conferir sem risco", "Olhe a cremalheira antes de chamar"],
        slots: [
          [
            "A conferência é só com os olhos e com o disjuntor desligado, porque dedo entre cremalheira e engrenagem é acidente grave. Não calce nem reaperte a barra.",
            "Corte a energia antes de chegar perto dos dentes, já que alguém pode apertar o controle. A altura da barra fica para o técnico.",
            "Desligue primeiro e não ponha a mão entre os dentes. Reapertar sem medir estraga o redutor.",
          ],
        ],
        steps: [
          "Desligue o disjuntor e avise quem está em casa.",
          "Olhe os dentes no trecho que passa pelo motor.",
          "Procure parafuso solto e emenda aberta ao longo da barra.",
          "Veja se há pedra, areia ou graxa seca nos dentes.",
          "Fotografe a barra, a engrenagem e as rodas.",
        ],
      },
      {
        about: "visit",
        headings: ["Como o técnico acerta a cremalheira", "Troca e alinhamento"],
        slots: [
          [
            "Primeiro roldanas, guia e trilho, porque a barra só repete o que a folha faz. Roda gasta se troca em par, e a folha volta à altura.",
            "Corrige-se antes o que baixou a folha, quase sempre a roda. Trocar dente sem isso dura semanas.",
            "A folha vem antes da barra: roldana nova, trilho limpo e guia no lugar devolvem a altura.",
          ],
          [
            "Depois entram gomos do mesmo passo, alinhados com gabarito, com {rack.clearance} de folga medida em vários pontos, e o fim de curso é regulado. Sem roda a trocar, leva até {trade.smallRepair}.",
            "Em seguida a barra é alinhada dente a dente, com {rack.clearance} até a engrenagem, e a parada, refeita. São até {trade.smallRepair} no caso simples.",
            "Gomo novo do mesmo passo, gabarito na emenda e {rack.clearance} de folga do começo ao fim. O serviço simples cabe em {trade.smallRepair}.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["Nylon ou aço, e o que pesa no preço", "Gomo, engrenagem ou redutor"],
        slots: [
          [
            "Em ordem de custo: ajustar a folga, trocar gomos, trocar rodas, trocar a engrenagem e, no fim, o redutor. Nylon serve em casa e faz menos ruído; aço, lubrificado, em folha pesada e prédio.",
            "O ajuste é o mais barato, depois gomo, roda, engrenagem e redutor. Para casa, nylon; para portão pesado, aço com lubrificação a cada {rack.months}.",
            "Do ajuste ao redutor, passando por gomo, roda e engrenagem, o valor cresce. Nylon é silencioso e residencial; aço aguenta peso e muito uso.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Troco só a cremalheira?",
        answers: [
          "Só se a engrenagem está com o dente inteiro. Uma engrenagem afinada come a barra nova.",
          "Depende da engrenagem. Gasta, ela se troca junto, ou o problema volta em semanas.",
        ],
      },
      {
        question: "Graxa ajuda quando a engrenagem come a cremalheira?",
        answers: [
          "Não onde a folga é errada: graxa junta areia e vira lixa. No aço, pouca graxa, depois do ajuste.",
          "Só na de aço e em folga certa. No nylon, limpeza a seco basta.",
        ],
      },
      {
        question: "Posso usar o portão assim até consertar?",
        answers: [
          "Se só raspa, poucas vezes. Faltando dente, não: a engrenagem pula e a folha para no meio ou dispara.",
          "Com dente quebrado, desligue o disjuntor e, com a folha reta, use na mão.",
        ],
      },
      {
        question: "Como sei o passo da minha cremalheira?",
        answers: [
          "Pelo manual do motor ou medindo a distância entre os dentes; as comuns são do mesmo módulo, mas há exceções. Leve um gomo como amostra.",
          "O modelo do motor diz. Um pedaço da barra na mão evita comprar errado.",
        ],
      },
    ],
    photo: "fotos da engrenagem, dos dentes da barra e da roda do portão",
  },
  {
    id: "soldar-cremalheira",
    broader: "cremalheira",
    label: "Soldar ou parafusar a cremalheira",
    phrase: "a fixação da cremalheira no portão",
    intent: "how-to",
    asks: [
      "soldar cremalheira",
      "solda cremalheira",
      "cremalheira soldada",
      "cremalheira soldada ou parafusada",
      "cremalheira parafusada",
      "parafusar cremalheira",
      "fixar cremalheira",
      "como fixar cremalheira",
      "quanto cobra soldar cremalheira",
      "emendar cremalheira",
      "solda ou parafuso cremalheira",
      "solda parafuso fixação cremalheira",
    ],
    answers: {
      any: [
        "Soldar ou parafusar a cremalheira depende do material: a de nylon só se parafusa; a de aço pode ser soldada direto na folha, mas parafusada em calço é melhor, porque se regula depois. Nos dois casos a folga é de {rack.clearance}, e antes da solda os fios da central são soltos.",
        "É melhor parafusar, porque a cremalheira soldada atrapalha para regular depois; solde apenas a de aço, em folha pesada, e já na folga de {rack.clearance}. O serralheiro deve trabalhar com o disjuntor desligado e os fios da central soltos, senão a corrente queima a placa.",
        "Cremalheira de ferro no portão se solda em pontos, na altura que deixa {rack.clearance} até a engrenagem, com disjuntor desligado e fios da central soltos. A de nylon não se solda; e, podendo escolher, a parafusada permite corrigir a altura mais tarde.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["A ordem certa da fixação", "Passo a passo da cremalheira"],
        slots: [
          [
            "É serviço de técnico ou serralheiro, e a emenda é o ponto que mais dá defeito. A ordem evita refazer.",
            "Cada gomo é conferido com o outro antes de firmar. Siga a sequência com quem for soldar.",
            "Quem solda precisa da engrenagem no lugar e da energia cortada. Acompanhe por esta lista.",
          ],
        ],
        steps: [
          "Disjuntor desligado e fios da central soltos, se houver solda.",
          "Folha reta e roldanas boas; sem isso a folga muda no caminho.",
          "Primeiro gomo na altura da engrenagem, com {rack.clearance} de folga.",
          "Emenda conferida com um pedaço de barra encaixado nos dentes dos dois gomos.",
          "Folha levada de ponta a ponta, sem motor, antes de firmar tudo.",
          "Terra da solda na própria folha, perto do ponto.",
        ],
      },
      {
        about: "choose",
        headings: ["Solda, parafuso, nylon ou aço", "Qual cremalheira e qual fixação"],
        slots: [
          [
            "Nylon, parafusado, serve a portão de casa até uns 400 kg, é silencioso e não enferruja. Aço aguenta folha pesada e uso coletivo, aceita solda e pede graxa a cada {rack.months}.",
            "Em folha residencial, até perto de 400 kg, o nylon com parafuso trabalha quieto. Acima disso, aço, soldado ou parafusado, com lubrificação a cada {rack.months}.",
            "Peso decide: até uns 400 kg, nylon; mais que isso ou muitas aberturas, aço, lubrificado a cada {rack.months}. Só o aço se solda.",
          ],
          [
            "O passo dos dentes tem de ser o da engrenagem do motor. Parafuso com furo oblongo é o que permite subir ou descer a barra depois.",
            "Confira o passo na engrenagem, porque dente parecido não serve. Com furo oblongo, a altura se corrige sem cortar nada.",
            "Dente e engrenagem precisam do mesmo passo. O furo alongado do parafuso dá alguns milímetros de regulagem.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["O que pesa no preço da fixação", "Metros, material e estado da folha"],
        slots: [
          [
            "Contam os metros de barra, iguais ao comprimento da folha, e o material: nylon custa menos que aço. Parafusar é mais barato que soldar, e folha sem reforço, que precisa de calço, soma.",
            "O valor sai dos metros e do tipo, com o nylon abaixo do aço. A solda encarece, e o calço em chapa fina também.",
            "Uma folha de 4 metros leva 4 metros de barra, mais barata em nylon. Solda e reforço são os acréscimos.",
          ],
          [
            "Alinhar e regular no fim, com o motor, é visita a partir de {price.preventive} em casa, sem peças.",
            "A regulagem da folga e do motor parte de {price.preventive} em residência, fora material.",
            "Para o acerto final de folga e parada, conte desde {price.preventive} em casa, sem contar peças.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Solda segura mais que parafuso?",
        answers: [
          "Segura, mas não deixa regular. Parafuso passante com porca travante segura bem e permite acertar a altura.",
          "Um pouco mais, em aço. Em troca, qualquer desnível futuro exige cortar e refazer.",
        ],
      },
      {
        question: "Posso soldar com o motor no lugar?",
        answers: [
          "Só com os fios da central soltos e o terra da solda preso na folha, perto do ponto. Do contrário, a placa queima.",
          "Pode, isolando a central antes. O cabo terra longe do ponto faz a corrente passar pelo motor.",
        ],
      },
      {
        question: "A solda enferruja?",
        answers: [
          "Enferruja se ficar sem fundo. Limpe o cordão e aplique antiferrugem, ou zinco em folha galvanizada.",
          "Sim, sem proteção. Fundo no mesmo dia, longe dos dentes.",
        ],
      },
      {
        question: "Já soldaram torta. Tem conserto?",
        answers: [
          "Tem: corta-se o ponto, realinha-se e fixa-se de novo, de preferência com parafuso.",
          "Sim. O trecho é solto com disco, posto na folga certa e parafusado em calço.",
        ],
      },
    ],
    photo: "fotos da engrenagem, da folha por dentro e a largura do portão",
  },
  {
    id: "instalar-cremalheira",
    broader: "cremalheira",
    label: "Como instalar a cremalheira",
    phrase: "a instalação da cremalheira",
    intent: "how-to",
    asks: [
      "como instalar cremalheira",
      "como colocar cremalheira",
      "como montar cremalheira",
      "como pôr cremalheira",
      "instalar cremalheira",
      "instalar cremalheira portão",
      "instalação cremalheira",
      "colocar cremalheira",
      "montar cremalheira",
      "prender cremalheira",
      "altura cremalheira portão",
      "passo a passo cremalheira",
      "como alinhar cremalheira",
    ],
    answers: {
      any: [
        "Para instalar a cremalheira no portão deslizante, desligue o disjuntor, solte o motor e fixe a barra na folha, em linha, por cima da engrenagem, com {rack.clearance} de folga de ponta a ponta. Comece pelo pedaço junto ao motor e confira a folga empurrando a folha reta na mão.",
        "A instalação da cremalheira segue a linha da engrenagem do motor: cada pedaço é preso na folha do portão de correr {rack.clearance} acima dos dentes, sem apoiar neles. Com o disjuntor desligado e o motor destravado, prenda o primeiro, emende os outros e teste na mão.",
        "A cremalheira se instala na folha, nivelada sobre a engrenagem e afastada {rack.clearance} dela, do primeiro ao último dente. Corte a energia no disjuntor, destrave o motor, fixe o pedaço que fica em cima da engrenagem e siga emendando, com a folha reta e no trilho.",
      ],
      installation: [
        "Instalamos a cremalheira no portão de correr em linha com a engrenagem, com {rack.clearance} de folga em todo o caminho da folha. A barra, cobrada por metro, e a mão de obra vêm juntas no orçamento por foto; parafusada em folha alinhada custa menos que soldada.",
        "A instalação da cremalheira inclui acertar a altura da barra, deixar {rack.clearance} de folga até a engrenagem e regular as paradas do motor. O orçamento por foto reúne os metros de peça e o serviço, e sobe quando há solda, roldana gasta ou trilho torto.",
        "Na instalação da cremalheira, o técnico confere roldanas e trilho, prende a barra {rack.clearance} acima da engrenagem e testa o curso inteiro. Peça por metro e mão de obra saem num valor só, pela foto da folha e da engrenagem.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["Passo a passo da instalação", "A ordem certa, do disjuntor ao teste"],
        slots: [
          [
            "Comece com o portão de correr fechado, no trilho e em piso plano, e com uma segunda pessoa para segurar a barra. Se a folha balança, pesa ou está fora do trilho, pare e chame o técnico.",
            "São duas pessoas, uma para apoiar a barra e outra para marcar, com a folha fechada em piso plano. Folha torta, pesada ou fora do trilho não se mexe: é serviço de técnico.",
            "Trabalhe em dupla, com o portão fechado, assentado no trilho e sem inclinação no piso. Havendo folha frouxa, torta ou saindo do trilho, deixe como está e chame.",
          ],
        ],
        steps: [
          "Desligue o disjuntor e solte a engrenagem com a chave de destravamento.",
          "Empurre a folha de ponta a ponta: se prende, acerte isso primeiro.",
          "Apoie o primeiro pedaço sobre a engrenagem e marque os furos no nível.",
          "Prenda e levante a barra {rack.clearance}, sem encostar na engrenagem.",
          "Emende os outros com um pedaço virado, encaixado nos dentes dos dois, como gabarito.",
          "Confira a folga na mão até as pontas, trave o motor, religue e veja um ciclo de longe.",
        ],
      },
      {
        about: "causes",
        headings: ["Os erros que estragam a peça nova", "O que não fazer na montagem"],
        slots: [
          [
            "Barra apoiada na engrenagem joga o peso da folha no eixo do motor e gasta os dois; longe demais, ela pula dente. Emenda fora da distância dá um tranco sempre no mesmo ponto.",
            "Sem folga, a engrenagem carrega a folha e o motor se desgasta; com folga a mais, os dentes escapam. Um tranco repetido no mesmo lugar denuncia emenda malfeita.",
            "O erro comum é encostar a barra no motor, que passa a sustentar o portão. O contrário, barra alta, faz o dente pular, e a emenda mal medida bate a cada passagem.",
          ],
          [
            "Dentes parecidos não bastam: a barra precisa ser a da engrenagem do seu motor. A de aço soldada fica para o técnico, que desliga os fios da central antes, porque a corrente da solda queima a placa.",
            "Compre a barra pelo dente da engrenagem que está no motor, e não pelo olho. Se for de aço soldado, chame o técnico: com a central ligada nos fios, a solda pode queimar a placa.",
            "Confira se o dente da barra casa com o do motor. Solda na folha é trabalho de técnico, já que a corrente passa pelos fios e queima a central que ficou ligada.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["Quanto custa mandar instalar", "Se preferir que a gente instale"],
        slots: [
          [
            "A barra é cobrada por metro de folha, e a mão de obra entra no mesmo orçamento. Nylon parafusado em folha reta fica na ponta barata; aço soldado, na cara.",
            "Contam os metros da folha, o material e a fixação: o nylon com parafuso sai mais em conta que o aço com solda. Peça e serviço vêm num só valor.",
            "O preço soma os metros de barra e o serviço. Do mais barato ao mais caro, vão o nylon parafusado, o aço parafusado e o aço soldado.",
          ],
          [
            "Roldana gasta e trilho torto se acertam antes e aumentam a conta. Se a barra está boa e falta só regular a altura, basta a visita de ajuste, a partir de {price.preventive} em casa, sem peças.",
            "Quando falta apenas acertar a altura de uma barra boa, a visita de regulagem parte de {price.preventive} em residência, fora as peças. Trilho torto ou roldana ruim somam, pois vêm primeiro.",
            "Somam ao valor o reparo do trilho e a troca de roldanas, feitos antes. Já a regulagem de uma cremalheira boa cabe na visita que começa em {price.preventive} em casa, sem contar peças.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Qual é a altura certa da cremalheira?",
        answers: [
          "A que deixa {rack.clearance} entre o dente da barra e o da engrenagem, igual no começo, no meio e no fim da folha. A medida sai do motor, não do chão.",
          "Quem dá a altura é a engrenagem do motor: a barra fica {rack.clearance} acima dela, em linha reta. Medir a partir do piso engana, porque ele raramente é nivelado.",
          "Não há medida fixa a partir do chão. Vale a distância até a engrenagem, {rack.clearance} em todo o percurso da folha.",
        ],
      },
      {
        question: "Quantos metros de cremalheira comprar?",
        answers: [
          "A largura da folha inteira, e não só do vão, arredondada para cima pelo pedaço vendido. Se faltar, a engrenagem escapa no fim do curso.",
          "Um metro de barra por metro de folha, com a sobra cortada depois. Medir só o vão deixa o motor sem dente no final.",
          "Meça a folha toda, inclusive a parte que passa do vão. Sobra se corta, enquanto a falta faz a engrenagem sair da barra.",
        ],
      },
      {
        question: "Parafusar ou soldar a cremalheira?",
        answers: [
          "A de nylon se parafusa e aceita regulagem depois. A de aço pode ser soldada, o que segura mais em folha pesada, mas é serviço de técnico.",
          "Em casa, o parafuso costuma bastar e permite acertar a altura mais tarde. A solda fica para folha pesada, com barra de aço e técnico.",
          "Parafuso dá ajuste; solda dá firmeza em portão pesado. O nylon só vai parafusado, e a solda do aço é do técnico.",
        ],
      },
      {
        question: "Preciso mudar o fim de curso depois?",
        answers: [
          "Em geral, sim. O fim de curso, que diz ao motor onde parar, usa ímãs ou chapas presos à barra: eles são recolocados e testados nas duas pontas.",
          "Sim, quando os ímãs da parada ficam na cremalheira. O técnico os põe no lugar e confere a parada aberta e fechada antes de liberar o portão.",
          "A parada é conferida sempre, porque seus ímãs costumam ir na própria barra. Regula-se nas duas pontas, olhando a folha de longe.",
        ],
      },
    ],
    photo: "fotos da engrenagem, da folha por dentro e a largura do portão",
  },
  {
    id: "cremalheira-industrial-ou-residencial",
    broader: "cremalheira",
    label: "Cremalheira industrial ou residencial",
    phrase: "a escolha entre cremalheira industrial e residencial",
    intent: "comparison",
    asks: [
      "cremalheira industrial ou residencial",
      "cremalheira residencial ou industrial",
      "cremalheira industrial residencial",
      "cremalheira industrial",
      "cremalheira pesada",
      "cremalheira reforçada",
      "cremalheira portão pesado",
      "cremalheira módulo",
      "cremalheira m4",
      "preciso cremalheira industrial",
      "galpão preciso cremalheira industrial",
      "cremalheira industrial motor residencial",
    ],
    answers: {
      any: [
        "A cremalheira industrial para portão é de aço maciço, mais larga e soldada, para folha pesada ou de muitas aberturas; a residencial, de nylon com alma de aço, basta em casa. Antes de comprar, confira se o passo do dente, o módulo, é o da engrenagem do motor, porque um diferente come os dois.",
        "Cremalheira industrial, de aço maciço, vale em galpão, condomínio e portão pesado; em casa, a de nylon reforçado faz menos barulho e custa menos. Quem manda é o motor: o módulo, que é o tamanho do dente, tem de ser igual ao da engrenagem, e a venda é por metro.",
        "Para portão pesado ou que abre o dia todo, use cremalheira industrial, de aço, e para folha de casa a residencial, de nylon com alma metálica. As duas se compram por metro e precisam do mesmo módulo, a medida do dente, da engrenagem do motor; com dente diferente, as peças se gastam.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Como saber qual o seu motor pede", "Módulo, largura e fixação"],
        slots: [
          [
            "O manual do motor traz o módulo, e o mais comum em casa é o 4. A barra industrial é mais larga e pesada, por isso se solda em folha firme de ferro, enquanto a de nylon se parafusa.",
            "Procure o módulo no manual, que em motor residencial costuma ser 4. Pelo peso, a de aço maciço pede solda e quadro firme, e a de nylon vai com parafusos em qualquer material.",
            "No manual está o módulo do dente, em geral 4 nos motores de casa. A fixação também separa as duas: solda para a industrial, que é pesada, parafuso para a de nylon.",
          ],
          [
            "Barra industrial em motor de casa só entra com o mesmo módulo, e não deixa o motor mais forte. Para carga maior, motor e cremalheira mudam juntos.",
            "Trocar só a barra não aumenta a força do portão, e o dente ainda precisa ser o da engrenagem. Folha mais pesada pede motor à altura.",
            "A cremalheira de aço não corrige motor fraco. Se a folha pesa além da ficha, trocam-se os dois, com dentes iguais.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["O que muda no preço", "Quanto custa cada uma"],
        slots: [
          [
            "O metro de aço maciço custa mais que o de nylon, e a solda acrescenta mão de obra. A metragem é a largura da folha de ponta a ponta, arredondada para cima, porque as barras têm tamanho fixo.",
            "A industrial é mais cara por metro e leva solda na instalação. Conte a folha inteira, e não o vão, e arredonde, já que as barras vêm em comprimento certo.",
            "Por metro, o nylon sai menos que o aço, que também exige soldador. Para saber os metros, meça a folha de uma ponta à outra e arredonde para cima.",
          ],
        ],
      },
      {
        about: "visit",
        headings: ["Como a cremalheira é instalada", "Do trilho à folga"],
        slots: [
          [
            "Primeiro se conferem trilho e roldanas, porque folha que balança gasta qualquer barra. Depois ela é fixada em linha, com as emendas no passo e {rack.clearance} de folga sobre a engrenagem em todo o curso.",
            "O técnico acerta roldana e trilho e só então fixa as barras, nivelando e casando as emendas. Entre dente e engrenagem ficam {rack.clearance}, do começo ao fim.",
            "A folha vem antes da barra: trilho reto e roldanas boas. A cremalheira é presa no nível, com emenda certa e folga de {rack.clearance} medida em vários pontos.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Posso pôr barra industrial em motor de casa?",
        answers: [
          "Só se o módulo for o mesmo. Dente diferente come a barra e a engrenagem em pouco tempo.",
          "Pode, quando o dente é igual ao da engrenagem. Ela dura mais, mas faz mais barulho que a de nylon.",
        ],
      },
      {
        question: "Nylon aguenta portão de 400 kg?",
        answers: [
          "Depende da barra e do uso. Acima de umas centenas de quilos, ou abrindo muito, prefira aço.",
          "Com pouca abertura, uma barra reforçada pode aguentar. Em prédio ou uso seguido, o aço é o indicado.",
        ],
      },
      {
        question: "A de aço precisa de lubrificação?",
        answers: [
          "Sim, com o produto indicado pelo fabricante, em camada fina, a cada {rack.months}. Graxa grossa junta areia, que come os dentes.",
          "Precisa, a cada {rack.months}, do lubrificante que o manual indica. Excesso de graxa segura areia e gasta a barra.",
        ],
      },
      {
        question: "Troco a engrenagem junto?",
        answers: [
          "Se os dentes dela afinaram, sim, porque engrenagem gasta estraga a barra nova. Dentes inteiros ficam.",
          "Só quando está gasta. O técnico compara as duas, e dente fino de um lado come o outro.",
        ],
      },
    ],
    photo: "fotos da engrenagem, da barra atual e da etiqueta do motor",
  },
  {
    id: "cremalheira-de-ferro",
    isAskedByName: true,
    broader: "cremalheira",
    label: "Cremalheira de ferro ou aço zincado",
    phrase: "a cremalheira de ferro zincado",
    asks: ["cremalheira ferro zincado", "cremalheira aço zincado", "cremalheira zincada", "comprar cremalheira ferro"],
    intent: "question",
    answers: {
      any: [
        "Vendemos e instalamos cremalheira de ferro ou aço zincado {em}, por metro de folha: é a indicada para portão pesado e de muito uso, com o módulo do dente igual ao da engrenagem. O metro e a instalação são orçados juntos, grátis, pela foto dos dentes e a largura.",
        "A cremalheira de ferro ou aço zincado é para portão pesado ou de muito uso; em casa, com folha leve, a de nylon reforçado resolve e faz menos barulho. Vende-se por metro, com o dente igual ao da engrenagem; a visita em casa parte de {price.preventive}, sem peças, e o metro sai por foto.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["Para a cremalheira servir", "O que conferir antes de comprar"],
        slots: [["Três pontos decidem:"]],
        bullets: [
          "Módulo do dente igual ao da engrenagem do motor",
          "Metros iguais ao comprimento da folha",
          "Fixação por parafuso ou por solda",
        ],
      },
      {
        about: "visit",
        headings: ["Como é instalada", "A montagem, na ordem"],
        slots: [
          ["As barras são emendadas com outra virada por baixo, para o passo não mudar na junta."],
          ["A folga com a engrenagem fica em {rack.clearance}, de ponta a ponta."],
          [
            "Onde se solda, o zinco queima: o ponto recebe tinta própria contra ferrugem, com a placa do motor desligada antes.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "A cremalheira de aço faz mais barulho?",
        answers: ["Faz, e pede lubrificação própria em dia; no nylon o portão corre mais quieto."],
      },
      {
        question: "Posso misturar aço e nylon na mesma folha?",
        answers: ["Não convém: o desgaste e a altura do dente são diferentes."],
      },
      {
        question: "A zincada enferruja?",
        answers: ["Demora mais; começa pelas soldas e cortes, que devem ser protegidos."],
      },
      {
        question: "Precisa trocar a engrenagem junto?",
        answers: ["Se os dentes estão gastos ou são de outro módulo, sim."],
      },
    ],
    photo: "fotos dos dentes de perto, da engrenagem e da folha inteira, com a largura",
  },
  {
    id: "trocar-cremalheira-preco",
    broader: "cremalheira",
    label: "Quanto custa trocar a cremalheira",
    phrase: "o preço da troca da cremalheira",
    asks: [
      "trocar cremalheira metros preço",
      "troca cremalheira metros preço",
      "trocar cremalheira portão metros preço",
      "consertar cremalheira quebrada preço",
      "conserto cremalheira quebrada preço",
      "trocar cremalheira quebrada preço",
      ...combine(
        ["cremalheira preço"],
        [
          "trocar",
          "troca",
          "trocar portão correr",
          "trocar portão deslizante",
          "trocar correr",
          "trocar deslizante",
          "substituir",
          "substituição",
          "instalar",
          "instalação",
          "colocar",
          "quebrada",
          "quebrou",
          "gasta",
          "desgastada",
          "conserto",
          "consertar",
          "arrumar",
        ],
      ),
      "trocar cremalheira motor preço",
      "trocar cremalheira quanto",
      "quanto custa trocar cremalheira motor",
      "quanto cobra trocar cremalheira",
      "quanto cobra instalar cremalheira",
    ],
    intent: "price",
    answers: {
      any: [
        "Trocar a cremalheira do portão custa os metros da barra, de nylon ou de aço, mais a mão de obra de retirar a velha, alinhar e acertar a folga: uma folha de 3 metros usa perto de 3 metros de peça. Com dentes ruins num trecho só, paga-se apenas esse gomo, e a foto dos dentes fecha o valor.",
        "O preço da troca da cremalheira é contado por metro de peça, com a instalação à parte: meça a folha, porque 3 metros de portão pedem cerca de 3 metros de barra. Nylon sai mais em conta que aço, e o gasto cai bastante quando só um gomo está comido; peça e serviço são orçados por foto.",
        "Para substituir a cremalheira gasta, some duas partes: a peça, vendida por metro e mais barata em nylon do que em aço, e o serviço de fixar e alinhar. Portão de 3 metros leva barra de uns 3 metros, e desgaste localizado se resolve com um gomo só, pelo orçamento da foto.",
      ],
    },
    sections: [
      {
        about: "cost",
        headings: ["De que é feito o preço da troca", "Peça por metro, mão de obra e extras"],
        slots: [
          [
            "Aquilo que já está firme no portão se aproveita e não é cobrado de novo. O total muda por estes itens.",
            "Parte do conjunto antigo costuma servir, o que reduz a conta. Veja o que pode somar.",
            "Nem tudo precisa ser novo: suporte reto e motor em ordem permanecem.",
          ],
        ],
        bullets: [
          "Barra soldada: dá mais trabalho que a parafusada",
          "Aço: custa mais que nylon, para folha pesada",
          "Cantoneira ou suporte podre: solda somada",
          "Engrenagem do motor comida: troca junto, para não gastar a nova",
          "Roldana baixa: em linha própria, porque foi ela que apertou os dentes",
        ],
      },
      {
        about: "choose",
        headings: ["Um gomo ou a barra inteira", "Quando basta trocar um trecho da cremalheira"],
        slots: [
          [
            "Dente quebrado num ponto, com o resto firme, pede um gomo do mesmo passo, que é a distância entre dentes. Dentes pontudos ou comidos do começo ao fim pedem a barra completa.",
            "Se o estrago está num trecho, entra um gomo de passo igual, ou seja, com os dentes à mesma distância. Desgaste por toda a extensão é sinal de trocar tudo.",
            "Basta um gomo quando só alguns dentes quebraram, desde que o passo, o espaço entre eles, seja o mesmo. Barra afiada por inteiro já deu o que tinha.",
          ],
          [
            "Peça que saiu de linha leva à troca de barra e engrenagem juntas. Misturar passos diferentes gasta as duas em pouco tempo.",
            "Quando não existe mais gomo igual, trocam-se cremalheira e engrenagem de uma vez, porque dentes que não combinam se destroem.",
            "Não havendo o mesmo passo no mercado, o conjunto de barra e engrenagem é renovado. Dente de medida diferente pula e se gasta cedo.",
          ],
        ],
      },
      {
        about: "check",
        headings: ["O que medir antes de pedir o valor", "A medida que dá o orçamento da cremalheira"],
        slots: [
          [
            "Com o portão fechado e o disjuntor desligado, meça a folha de ponta a ponta, porque ela passa um pouco do vão. Fotografe os dentes perto do motor e no trecho pior, sem pôr a mão na engrenagem.",
            "Meça a folha inteira, e não o vão, com a energia desligada no disjuntor. Duas fotos de perto, uma junto ao motor e outra onde está gasto, mostram passo e material.",
            "A medida que vale é a da folha completa, tirada com o disjuntor desligado e o portão parado. Junte uma imagem dos dentes bons e outra dos ruins, de perto e sem tocar neles.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Quanto tempo leva a troca da cremalheira?",
        answers: [
          "Um gomo parafusado costuma caber em {trade.smallRepair}. A barra inteira leva mais, sobretudo se for soldada, e o tempo é dito com o orçamento.",
          "Trocar um trecho parafusado toma em geral até {trade.smallRepair}. Barra toda ou solda ocupa parte do dia, combinada antes.",
        ],
      },
      {
        question: "Trocar a cremalheira exige trocar o motor?",
        answers: [
          "Não, se a engrenagem está boa e o passo combina. Só quando o motor também está no fim ele entra na conta: trocado em casa, fica de {price.homeSwap}, com mão de obra.",
          "O motor fica, desde que a engrenagem esteja inteira. Se ele também acabou, a troca em residência vai de {price.homeSwap}, motor e mão de obra juntos.",
        ],
      },
      {
        question: "Posso comprar a cremalheira e pagar só a mão de obra?",
        answers: [
          "Pode, mas confirme pela foto o passo e o material antes da compra. Barra que não combina com a engrenagem volta para a loja.",
          "Sim. Mande antes a foto da engrenagem e da barra antiga, para não comprar passo errado.",
        ],
      },
      {
        question: "Por que a cremalheira gastou?",
        answers: [
          "Quase sempre por roldana baixa, que apoia a folha na engrenagem, por folga errada ou por areia nos dentes. A causa se acerta junto, para a nova durar.",
          "Roda gasta faz a folha descer e apertar os dentes; areia e folga fora da medida completam o desgaste. Sem corrigir isso, a peça nova acaba cedo.",
        ],
      },
    ],
    photo: "a largura da folha, uma foto dos dentes de perto, outra do trecho gasto e a etiqueta do motor",
  },
];
