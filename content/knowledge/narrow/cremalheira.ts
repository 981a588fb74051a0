import type { NarrowConcept } from "#domain/knowledge/concept.ts";
import { combine } from "./combine.ts";

export const cremalheira: NarrowConcept[] = [
  {
    id: "cremalheira-por-metro",
    broader: "cremalheira",
    label: "Cremalheira: preço e metragem",
    phrase: "o preço da cremalheira por metro",
    asks: [
      "cremalheira instalada preço",
      "cremalheira deslizante instalada preço",
      "cremalheira portão deslizante instalada preço",
      "preço cremalheira instalada",
      "gomo cremalheira avulso",
      "gomo cremalheira comprar",
      "comprar gomo cremalheira",
      "gomo avulso cremalheira",
      "pedaço cremalheira comprar",
      "cremalheira avulsa",
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
        "A cremalheira do portão é vendida por metro, em barras que se emendam até cobrir a folha inteira. O metro mais barato é o de nylon, depois vem o nylon com alma de metal, e o de aço é o mais caro. Mande a largura da folha e uma foto dos dentes, e o orçamento vem com e sem a instalação.",
        "Cremalheira para portão de correr se compra por metro, em barras que se emendam até completar a largura da folha. O nylon sai por menos que o aço, e o nylon com alma de metal fica entre os dois. O dente precisa ser igual ao da engrenagem; pela medida e pela foto dele, passamos o preço da peça ou dela já colocada.",
        "O preço da cremalheira por metro muda com o material, do nylon, mais barato, ao aço, mais caro, e com o tamanho do dente. Uma folha de 3 metros pede 3 barras de 1 metro. Mande a largura da folha e uma foto dos dentes para receber o total, só da peça ou com a instalação.",
        "A venda da cremalheira de portão deslizante é feita por metro, até a largura da folha. Aço e nylon têm preços diferentes, e o dente precisa servir na engrenagem do motor. Com a medida e uma foto, informamos o total com ou sem colocação.",
        "O gomo de cremalheira se vende avulso, por pedaço, e não é preciso comprar a barra toda. Ele tem de ter o mesmo passo, a distância entre os dentes, a mesma altura e o mesmo material dos vizinhos. A foto dos dentes ao lado de uma régua confirma qual é e dá o valor.",
      ],
      price: [
        "O preço da cremalheira por metro começa no nylon, sobe no nylon com alma de metal e é mais alto no aço. Para o total, conte as barras que cobrem a folha: uma de 3 metros pede 3 barras de 1 metro. O orçamento é grátis e vem nas duas formas, só a peça ou instalada, pela largura da folha e por uma foto dos dentes.",
        "Cremalheira se cobra por metro, com ou sem a instalação: o metro de nylon é o mais barato, o de nylon com alma de metal vem depois, e o de aço é o mais caro. Multiplique pela largura da folha inteira, que é maior que a passagem. Com essa medida e uma foto dos dentes, passamos o total da peça e da colocação em linhas separadas.",
        "O metro da cremalheira tem preço conforme o material: nylon mais barato, nylon com alma de metal no meio e aço mais caro. A conta é pela folha inteira, e a de 3 metros leva 3 barras de 1 metro. A instalação é somada à parte; mande a medida e a foto dos dentes para saber o total.",
        "O preço da cremalheira para portão deslizante instalada soma a barra, cobrada por metro, e a mão de obra. A barra mais barata é a de nylon, e a mais cara, a de aço. A mão de obra cobre tirar a antiga, fixar a nova em nível e regular a folga. Com a largura da folha e uma foto dos dentes, o orçamento é grátis.",
        "O gomo de cremalheira se vende avulso, por pedaço, e o valor segue o material, nylon mais barato que aço. Ele tem de ter o mesmo passo, a distância entre os dentes, e a mesma altura dos vizinhos. A foto dos dentes ao lado de uma régua confirma qual é e dá o valor, com ou sem a troca.",
        "O preço por metro da cremalheira para portão deslizante depende do material: o nylon é o mais barato, o nylon com alma de metal fica no meio, e o aço é o mais caro. Uma folha de 4 metros pede 4 barras de 1 metro, ou 3 de 1,5 metro com a sobra cortada. Mande a largura da folha e uma foto dos dentes, e dizemos o preço do metro e o total, só da peça ou já instalada.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["Quantos metros de cremalheira comprar"],
        slots: [
          [
            "A medida que conta é a da folha inteira, maior que a passagem, porque ela precisa de dentes em todo o trecho que passa pelo motor. As barras têm comprimento fixo, por isso se arredonda para cima e a última é cortada.",
            "A medida é a da folha, em geral um pouco mais larga que a passagem do carro. Como a barra vem em tamanho certo, compra-se a inteira seguinte e corta-se a sobra.",
            "Use a trena na folha inteira, que passa alguns centímetros da largura do vão. Se faltarem dentes no fim, a engrenagem escapa; por isso se compra um pouco a mais e se corta.",
          ],
        ],
        steps: [
          "Com o portão fechado, desligue o disjuntor.",
          "Meça a folha de uma ponta à outra, também a parte atrás da parede.",
          "Divida pela barra, que costuma ter 1 ou 1,5 metro, e arredonde para cima.",
          "Fotografe os dentes de perto e a etiqueta do motor.",
        ],
      },
      {
        about: "choose",
        headings: ["Nylon ou aço: qual cremalheira usar"],
        slots: [
          [
            "O nylon com alma metálica faz menos barulho e serve à maioria das casas. O aço é para folha pesada, condomínio e galpão, onde o portão abre o dia todo.",
            "Na maioria das residências basta o nylon reforçado por dentro, mais silencioso. Portão pesado ou de muita abertura, como o de prédio, pede barra de aço.",
            "Em casa, o nylon com reforço de metal faz pouco ruído e atende bem. Galpão, condomínio e folha pesada precisam do aço, que suporta abrir muitas vezes por dia.",
          ],
          [
            "O passo, que é a distância entre os dentes, tem de ser igual ao da engrenagem do motor, senão as duas peças se gastam. Em portão de ferro a barra é soldada ou parafusada; no de alumínio, só parafusada.",
            "Confira o passo dos dentes com a engrenagem antes de pagar, porque uma diferença pequena já gasta as duas. O portão de ferro aceita solda ou parafuso, e o de alumínio, só parafuso.",
            "Barra e engrenagem precisam ter o mesmo passo, a distância de um dente ao outro, ou se gastam em pouco tempo. A fixação é por parafuso ou, no portão de ferro, também por solda.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["O que está incluído na instalação", "O que entra na mão de obra"],
        slots: [
          [
            "Quem contrata a instalação recebe a barra nova nivelada, com as emendas alinhadas e {rack.clearance} de folga sobre a engrenagem. O caso mais barato é trocar a barra sobre suportes bons; suporte enferrujado e engrenagem gasta aparecem em linha própria do orçamento.",
            "A colocação inclui retirar a velha, nivelar, acertar as emendas e manter {rack.clearance} de folga do começo ao fim. Se a engrenagem também acabou, ou o suporte enferrujou, o item aparece separado.",
            "Na instalação, a barra gasta sai e a nova é posta em nível, com as emendas alinhadas e {rack.clearance} até a engrenagem. Solda em suporte ruim e engrenagem nova somam, com aviso antes.",
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
          "Nem sempre vem, e a quantidade muda de um vendedor para outro. Compare os metros da proposta com a largura da sua folha.",
        ],
      },
      {
        question: "Posso comprar só o pedaço gasto?",
        answers: [
          "Pode, se o resto da barra estiver bom e o dente for igual. A emenda do pedaço, chamado gomo, precisa ficar alinhada para o portão não dar tranco ali.",
          "Sim, troca-se só o gomo ruim, de dente igual ao dos vizinhos. Se a barra toda afinou, o remendo não dura e vale trocar por inteiro.",
          "Sim, quando só um gomo, nome do pedaço de barra, está gasto. Ele sai bem mais barato que a barra toda.",
        ],
      },
      {
        question: "Cremalheira tem tamanho universal?",
        answers: [
          "Não. Há padrões comuns, mas a altura e a distância dos dentes mudam entre motores. A etiqueta do motor e a foto dos dentes indicam a certa.",
          "Existem medidas que servem a várias marcas, só que não a todas. Compare o dente com o da engrenagem do seu motor antes da compra.",
          "Universal, não. Alguns desenhos atendem várias marcas; confira pela etiqueta do motor e por uma foto antes de pagar.",
        ],
      },
      {
        question: "Posso instalar a cremalheira sozinho?",
        answers: [
          "Não é o indicado. Barra apoiada na engrenagem força o motor, e barra alta demais pula os dentes; acertar isso em todo o percurso pede prática.",
          "Melhor deixar com o técnico, porque um milímetro a mais ou a menos já muda a vida da peça. O ajuste é feito com o motor no lugar e a energia cortada.",
          "Não convém sem prática, porque a folga precisa ser a mesma de ponta a ponta. Encostada, a barra pesa no motor; afastada, os dentes saltam.",
        ],
      },
    ],
    photo: "a largura da folha, uma foto dos dentes de perto, outra da cremalheira inteira e a etiqueta do motor",
  },
  {
    id: "cremalheira-tipos-e-medidas",
    broader: "cremalheira",
    label: "Cremalheira: tipos e medidas",
    phrase: "os tipos e as medidas da cremalheira",
    asks: [
      "cremalheira tipos",
      "tipos cremalheira",
      "tipos cremalheira portão",
      "cremalheira tipos medidas",
      "cremalheira motor deslizante tipos medidas preço",
      "cremalheira deslizante tipos medidas preço",
      "cremalheira portão tipos medidas preço",
      "cremalheira tipos medidas preço",
      "cremalheira tipos preço",
      "cremalheira portão deslizante tipos medidas preço",
      "cremalheira portão tipos preço",
      "quais tipos cremalheira existem portão",
    ],
    intent: "question",
    answers: {
      any: [
        "A cremalheira para motor deslizante existe em três tipos: nylon, nylon com alma de metal e aço. Em casa, a medida comum é o módulo 4, com cerca de 12,6 mm de um dente ao outro, em barras de 1 ou 1,5 metro. O preço é por metro, com orçamento grátis por foto.",
        "Os tipos de cremalheira para portão deslizante são o nylon, o nylon reforçado com metal e o aço. As barras costumam ter 1 ou 1,5 metro, e o dente de casa é quase sempre o do módulo 4. O valor muda com o tipo e com os metros, e sai de graça pela foto dos dentes.",
      ],
      price: [
        "A cremalheira para motor deslizante existe em nylon, nylon com alma de metal e aço, do mais barato ao mais caro. Em casa, a medida comum é o módulo 4, em barras de 1 ou 1,5 metro. O preço é cobrado por metro, e o total sai grátis com a largura da folha e uma foto dos dentes.",
        "O preço da cremalheira para portão deslizante é por metro e depende do tipo: nylon, nylon reforçado com metal ou aço, o mais caro. Some os metros da folha inteira, em barras de 1 ou 1,5 metro. O dente comum em casa é o do módulo 4; pela foto, o orçamento é grátis.",
      ],
    },
    sections: [
      {
        about: "what",
        headings: ["Os tipos de cremalheira", "Nylon, nylon reforçado e aço"],
        slots: [
          [
            "A cremalheira é a barra de dentes presa na folha, que a engrenagem do motor puxa. O tipo certo depende do peso do portão e de quantas vezes ele abre por dia.",
            "Cremalheira é a barra dentada da folha, em que a engrenagem do motor se apoia para mover o portão. Escolha o tipo pelo peso da folha e pelo uso diário.",
          ],
        ],
        bullets: [
          "Nylon simples: é a barra mais barata e silenciosa, para folha leve de casa",
          "Nylon com alma de metal: tem um reforço por dentro e atende à maioria das casas",
          "Aço: aguenta folha pesada, condomínio e galpão, mas faz mais ruído e custa mais",
        ],
      },
      {
        about: "check",
        headings: ["As medidas da cremalheira", "Módulo, passo e comprimento da barra"],
        slots: [
          [
            "O módulo é o tamanho do dente, e o passo é a distância do centro de um dente ao centro do seguinte. A barra e a engrenagem do motor precisam ter o mesmo módulo.",
            "Duas medidas definem o dente: o módulo, que é o tamanho, e o passo, que é a distância entre um dente e outro. Use sempre o módulo da engrenagem do motor.",
          ],
        ],
        bullets: [
          "Módulo 4: passo de cerca de 12,6 mm, o mais comum em motor de casa",
          "Módulo 6: passo de cerca de 18,8 mm, usado em motor industrial",
          "Comprimento da barra: em geral 1 ou 1,5 metro, com emenda entre as barras",
          "Altura e espessura: mudam com o fabricante; meça uma barra antiga ou mande uma foto com régua",
          "Folga sobre a engrenagem: {rack.clearance} do começo ao fim",
        ],
      },
      {
        about: "cost",
        headings: ["Como calcular o preço da cremalheira", "Quantos metros comprar e o que se paga"],
        slots: [
          [
            "Meça a folha inteira, e não só a passagem do carro, e arredonde para a barra seguinte. Uma folha de 3 metros leva 3 barras de 1 metro ou 2 de 1,5 metro.",
            "Conte os metros pela largura total da folha e compre a barra inteira seguinte. Para 4 metros, são 4 barras de 1 metro, ou 3 de 1,5 metro com a sobra cortada.",
          ],
          [
            "O orçamento soma as barras, os parafusos ou a solda e a mão de obra, se você quiser a instalação. A instalação inclui retirar a barra velha, nivelar a nova e regular a folga.",
            "Só a peça, você paga os metros e a fixação. Com a instalação, soma-se a mão de obra de tirar a barra antiga, pôr a nova em nível e acertar a folga.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "A mesma cremalheira serve em motores de marcas diferentes?",
        answers: [
          "Serve quando o módulo, a altura e a largura do dente combinam com a engrenagem. Vários motores de casa usam o módulo 4, mas confira pela foto antes de comprar.",
          "Muitas vezes, sim, porque o módulo 4 é comum em casa. Ainda assim, compare o dente da barra com o da engrenagem do seu motor.",
        ],
      },
      {
        question: "Como meço o passo do dente?",
        answers: [
          "Com o disjuntor desligado, meça dez passos seguidos na barra. Perto de 126 mm, o módulo é 4; perto de 188 mm, o módulo é 6.",
          "Desligue o disjuntor, encoste a régua na barra e meça dez passos. O módulo 4 dá cerca de 126 mm, e o módulo 6, cerca de 188 mm.",
        ],
      },
      {
        question: "A cremalheira é soldada ou parafusada?",
        answers: [
          "A barra de nylon é parafusada. A de aço pode ser soldada ou parafusada em portão de ferro. No portão de alumínio, usa-se só parafuso.",
          "Depende da barra e da folha. Nylon leva parafuso, aço em portão de ferro aceita também solda, e folha de alumínio só aceita parafuso.",
        ],
      },
      {
        question: "A cremalheira vem junto com o motor deslizante?",
        answers: [
          "Depende do kit. Alguns motores vêm com alguns metros de barra, e outros vêm sem nenhum. Veja na proposta quantos metros estão incluídos.",
          "Nem sempre. Compare os metros do kit com a largura da sua folha, porque os metros que faltam são cobrados à parte.",
        ],
      },
    ],
    photo: "a largura da folha, uma foto dos dentes junto de uma régua e outra da etiqueta do motor",
  },
  {
    id: "cremalheira-quebrada",
    broader: "cremalheira",
    label: "Cremalheira quebrada ou solta",
    phrase: "a cremalheira quebrada ou solta",
    asks: [
      "cremalheira desalinhada",
      "cremalheira desalinhada estalando",
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
        "Cremalheira quebrada tem conserto, quase sempre sem trocar a barra toda: se um dente quebrou, troca-se só o gomo, o pedaço de barra daquele trecho; se ela soltou, é alinhada e fixada de novo. Deixe o disjuntor desligado até lá, porque a engrenagem pula no ponto ruim e também se gasta. Refixar e acertar a folga em casa parte de {price.preventive}; peça nova é somada.",
        "A barra dentada do portão que soltou é alinhada com a engrenagem e presa de novo, com parafuso ou solda, e segue em uso se os dentes da cremalheira estão inteiros. Não acione o motor com ela solta: desligue o disjuntor. Em casa, o serviço de refixar e regular parte de {price.preventive}, sem peças.",
        "Se o portão soltou da cremalheira ou um dente dela quebrou, não é preciso trocar tudo. A barra solta é refixada na distância certa, e o trecho de dente quebrado dá lugar a um gomo novo. Até o conserto, mantenha o disjuntor desligado. O ajuste residencial começa em {price.preventive}, e a peça é orçada por foto.",
        "Cremalheira quebrada ou solta se resolve em geral numa visita, trocando o gomo com defeito ou firmando a barra no portão. A cremalheira inteira só é trocada quando os dentes estão gastos de ponta a ponta. Desligue o disjuntor para não estragar também a engrenagem. Só o ajuste, em residência, sai a partir de {price.preventive}, fora as peças.",
        "Cremalheira desalinhada dá estalos porque os dentes não encaixam na engrenagem, quase sempre por uma emenda torta ou um parafuso solto. Desligue o disjuntor, já que cada estalo gasta a engrenagem. O técnico alinha a barra, com {rack.clearance} de folga. Em casa, a visita parte de {price.preventive}, sem peças.",
      ],
      question: [
        "Não precisa trocar tudo: na cremalheira com um dente quebrado, troca-se só o gomo, que é o pedaço de barra daquele trecho. A barra inteira só sai quando os dentes estão finos de ponta a ponta. Até o conserto, deixe o disjuntor desligado, porque a engrenagem se gasta a cada passada.",
        "Dá para consertar: o dente quebrado da cremalheira não se cola nem se solda, mas o gomo em que ele fica se troca sozinho, e o resto da barra continua. Desligue o disjuntor até lá, porque cada passada no trecho sem dente gasta também a engrenagem do motor.",
        "Tem conserto, e o comum é trocar só o gomo do dente quebrado por outro igual, de mesmo passo e material. A barra toda só vale a pena quando o desgaste vai de uma ponta à outra. Enquanto isso, não acione o motor e deixe o disjuntor desligado.",
      ],
    },
    sections: [
      {
        about: "causes",
        headings: ["O que quebra ou solta a cremalheira", "De onde veio a quebra"],
        slots: [
          [
            "Quando quebra num ponto só, a causa está ali: parafuso que caiu, emenda aberta ou pedra entre os dentes. Quando os dentes estão gastos do começo ao fim, a barra trabalhava longe da engrenagem ou a base do motor cedeu.",
            "Um dente quebrado sozinho costuma vir de pancada, pedra ou emenda mal alinhada. Desgaste na barra inteira tem outra origem, que é a distância errada entre ela e a engrenagem.",
            "O mais comum é um parafuso afrouxar: a barra desce um pouco, a engrenagem pega só a ponta dos dentes e um deles quebra. Se toda a barra está gasta, é provável que a base do motor tenha cedido.",
          ],
          [
            "Roldana gasta e trilho com degrau sacodem a folha e afrouxam os parafusos com o tempo. Por isso as rodas e o trilho são vistos antes de fixar a barra.",
            "A folha que balança sobre roldana gasta ou trilho torto também afrouxa a fixação. Se isso não for corrigido, a barra solta outra vez.",
            "Rodas gastas e trilho irregular fazem a folha tremer, e a vibração solta os parafusos. O técnico acerta isso primeiro, para o defeito não voltar.",
          ],
        ],
      },
      {
        about: "check",
        headings: ["O que fazer até o conserto", "Como deixar o portão seguro"],
        slots: [
          [
            "Não acione o motor, porque a barra solta pode travar a engrenagem ou cair no caminho. Os passos abaixo valem para folha reta e piso plano.",
            "Enquanto a barra está quebrada, o motor fica desligado. Se a folha está no trilho e o chão é nivelado, dá para mover o portão na mão assim.",
            "Apertar o controle agora só aumenta o estrago na engrenagem. Com a folha reta no trilho e o piso nivelado, siga estes passos.",
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
            "O gomo novo precisa ter o mesmo passo, que é a distância entre os dentes, e a mesma altura e material dos vizinhos. Na emenda, o técnico usa um pedaço de barra virado como molde, para a distância não mudar.",
            "O técnico retira só o trecho quebrado e põe outro igual em passo (a distância entre dentes), altura e material. Um pedaço de barra encaixado por cima serve de molde para alinhar a emenda.",
            "Troca-se o gomo ruim por um de mesmo passo, altura e material, e a emenda é alinhada com um molde. Se a engrenagem perdeu dentes junto, ela é trocada na mesma visita.",
          ],
          [
            "No fim, a folga entre a barra e a engrenagem fica em {rack.clearance} em todo o percurso, e o portão é testado várias vezes.",
            "Depois de fixa, a barra fica a {rack.clearance} da engrenagem do começo ao fim, e o portão abre e fecha algumas vezes para conferir.",
            "A visita termina com a folga de {rack.clearance} medida em vários pontos e um teste completo de abrir e fechar.",
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
          "O mais barato é reapertar, depois vem a troca de um gomo e, por último, a barra toda, cobrada por metro. O aço custa mais que o nylon, e pela foto passamos o total.",
          "Depende do que precisa: refixar é só mão de obra, o gomo soma uma peça pequena e a barra inteira é paga por metro. Com a foto do trecho, o valor é informado antes da visita.",
        ],
      },
      {
        question: "Posso usar o portão com a cremalheira quebrada?",
        answers: [
          "Pelo motor, não, porque cada passada no trecho ruim gasta a engrenagem. Na mão, sim, com o disjuntor desligado, o motor destravado e a folha reta no trilho.",
          "Só na mão, depois de desligar o disjuntor e destravar o motor. Insistir no controle pode travar o redutor, que custa bem mais que um gomo.",
        ],
      },
      {
        question: "O gomo novo pode ser de nylon se o resto é de aço?",
        answers: [
          "Não convém, porque o nylon se gasta antes do aço e o tranco volta naquele ponto. Use o mesmo material, o mesmo passo e a mesma altura do resto da barra.",
          "Melhor não misturar. O dente mais mole acaba primeiro e a emenda fica irregular; o trecho novo deve ser igual ao que ficou.",
        ],
      },
      {
        question: "É a cremalheira ou a engrenagem que está gasta?",
        answers: [
          "Se o motor pula sempre no mesmo ponto, costuma ser a cremalheira; se pula o tempo todo, é a engrenagem ou a folga. Olhe as duas com o disjuntor desligado, sem pôr a mão.",
          "Repare onde falha: num lugar fixo, o defeito é da barra; em todo o percurso, da engrenagem. Dentes pontudos e raspas embaixo confirmam qual delas gastou.",
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
        "Cremalheira de nylon ou aço: em casa, com folha leve ou média, a de nylon reforçado é a melhor, porque faz menos barulho, não enferruja nos dentes e custa menos por metro. A de aço é para folha pesada ou comprida, condomínio e galpão. Nas duas, o passo dos dentes tem de ser o da engrenagem do motor.",
        "Entre cremalheira de nylon ou de ferro (na verdade, aço), a de nylon reforçado é a melhor para a maioria das casas, porque faz menos barulho e não enferruja nos dentes. A de aço vale para folha pesada, comprida ou com muitas aberturas por dia, e precisa de lubrificação em dia.",
        "No portão deslizante de condomínio, a cremalheira deve ser de aço, porque a folha é pesada e abre muitas vezes por dia. A de nylon com alma de aço só serve em folha leve, de poucas vagas, e tem a vantagem de fazer menos barulho. O dente tem de ser igual ao da engrenagem do motor, e a de aço pede graxa na revisão.",
        "A cremalheira de ferro, que na verdade é de aço, aguenta mais peso e mais aberturas, mas faz barulho e precisa de lubrificação. A de nylon reforçado é silenciosa e basta na maioria das casas. Nos dois casos, o dente tem de ser igual ao da engrenagem do motor.",
        "A cremalheira que não faz barulho de metal é a de nylon reforçado, e ela atende o portão de casa leve ou médio. A de ferro ou aço fica para folha pesada e uso intenso. As duas precisam de folga de {rack.clearance} até a engrenagem do motor.",
        "A cremalheira que derreteu, entortou ou empenou no sol deve ser trocada por uma de nylon com alma metálica, que mantém o formato, ou pela de aço, se a folha é pesada. Antes, confira a fixação e a folga de {rack.clearance}, porque o atrito também aquece e deforma os dentes.",
        "Entre cremalheira de ferro ou plástico, use a de plástico (nylon com alma de aço) em portão leve de casa, porque faz menos barulho e não enferruja. A de ferro, que é de aço, fica para folha pesada e prédio. O dente precisa ser igual ao da engrenagem do motor. Vendemos as duas, por metro.",
        "O que é cremalheira com alma de aço: a de nylon com uma barra metálica por dentro, que mantém o formato, e dentes de nylon por fora, que fazem pouco barulho e não enferrujam. Ela serve à folha de casa leve ou média. Para folha pesada ou muitas aberturas por dia, prefira a toda de aço.",
      ],
    },
    sections: [
      {
        about: "what",
        headings: ["Ruído, ferrugem e resistência de nylon e aço", "O que muda entre nylon e aço"],
        slots: [
          [
            "O nylon abafa o contato dos dentes, dispensa pintura e costuma ceder antes da engrenagem, o que poupa o motor. O aço aguenta mais carga por dente, porém enferruja sem cuidado e passa a vibração para a folha.",
            "No silêncio e na umidade, o nylon é melhor, e ainda quebra antes da engrenagem, o que protege o motor. Na carga, o aço é superior, mas vibra, faz ruído e precisa de proteção contra ferrugem.",
            "A barra de nylon trabalha quieta, não enferruja nos dentes e cede primeiro numa pancada, o que preserva a engrenagem. A de aço resiste mais a peso e impacto, com mais barulho e lubrificação periódica.",
          ],
          [
            "Areia e folga errada gastam os dois materiais, e nenhum compensa trilho torto ou roldana gasta. A folga certa é de {rack.clearance} em todo o curso.",
            "Nenhum dos dois materiais dura com trilho torto, areia nos dentes ou folga fora de {rack.clearance}, por isso a montagem importa tanto quanto a escolha.",
            "Com roldana gasta, areia nos dentes ou folga diferente de {rack.clearance}, tanto o nylon quanto o aço se gastam cedo.",
          ],
        ],
      },
      {
        about: "choose",
        headings: ["Nylon ou aço, caso a caso", "A cremalheira certa para a sua folha"],
        slots: [
          [
            "Escolha pelo peso da folha e pelo número de aberturas por dia. Nos casos mais comuns, fica assim:",
            "A escolha depende de quanto a folha pesa e de quantas vezes abre por dia, e o ruído decide quando os dois materiais atendem. Em geral, fica assim:",
            "Peso e uso vêm primeiro, e o barulho, depois. Estes são os casos mais comuns:",
          ],
        ],
        bullets: [
          "Casa com folha leve ou média: nylon com alma metálica",
          "Quarto em cima ou ao lado da garagem: nylon, pelo silêncio",
          "Chapa fechada ou folha comprida e pesada: aço",
          "Condomínio ou galpão, com muitas aberturas por dia: aço",
        ],
      },
      {
        about: "care",
        headings: ["Cuidados para a cremalheira durar", "Limpeza e lubrificação da cremalheira"],
        slots: [
          [
            "Com o disjuntor desligado, tire a areia dos dentes com escova seca a cada {rack.months}. No aço, aplique depois o lubrificante indicado no manual, em camada fina; o nylon em geral só precisa da limpeza.",
            "A cada {rack.months}, e sem energia, escove os dentes para soltar areia e folhas secas. A barra de aço recebe um pouco do lubrificante que o manual indica, e a de nylon fica limpa e seca.",
            "Limpe os dentes de {rack.months} em {rack.months}, com escova e disjuntor desligado. Lubrifique só a de aço, em película fina, porque graxa grossa junta areia e desgasta o dente.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Cremalheira de nylon aguenta quantos quilos?",
        answers: [
          "O limite muda com o perfil e a alma metálica e é informado pelo fabricante de cada linha. Uma folha de casa, leve ou média, costuma ficar dentro dele.",
          "Varia com o perfil da barra. Na prática, o nylon atende a folha residencial leve ou média, e portão de condomínio ou de chapa grossa precisa de aço.",
        ],
      },
      {
        question: "Posso trocar nylon por aço no mesmo motor?",
        answers: [
          "Pode, se o passo dos dentes for igual e a engrenagem de saída for feita para aço. Uma engrenagem de nylon contra barra de aço se gasta mais depressa.",
          "Em geral sim, quando os dentes são do mesmo passo. O técnico confere o material da engrenagem, porque a de nylon se desgasta mais no aço.",
        ],
      },
      {
        question: "Qual cremalheira custa menos?",
        answers: [
          "A de nylon costuma custar menos por metro e na fixação, que é por parafuso. A de aço quase sempre soma o trabalho de solda.",
          "Normalmente, a de nylon. O aço custa mais no metro e na montagem, que costuma levar solda.",
        ],
      },
      {
        question: "A minha de nylon estala. É o material?",
        answers: [
          "Em geral não: o estalo costuma vir de emenda, parafuso ou roldana solta. O ajuste em casa parte de {price.preventive}, sem peças.",
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
        "A cremalheira do portão deve ser trocada quando os dentes estão finos, pontudos ou quebrados e a folha patina ou dá tranco. Se só um trecho gastou, troca-se apenas esse pedaço. A peça é cobrada por metro, e a de nylon custa menos que a de aço.",
        "A troca da cremalheira é necessária quando o portão estala, patina ou pula sempre no mesmo ponto, por dente fino ou partido. Troca-se o pedaço ruim ou a barra inteira, conforme o desgaste. O valor é por metro, em nylon, mais barato, ou em aço.",
        "Troque a cremalheira gasta quando os dentes perderam a forma e o portão começa a dar tranco ou a patinar na partida. Estalo com dentes inteiros pede só reaperto. A peça se paga por metro, e o nylon sai por menos que o aço.",
        "Cremalheira de portão gasta se reconhece pelo dente fino ou quebrado, pelo estalo que se repete e pela folha que patina. Nesse ponto ela deve ser trocada, em parte ou inteira, antes que gaste a engrenagem do motor. O preço depende dos metros e do material.",
        "Trocar a cremalheira do portão é necessário quando faltam dentes ou eles estão finos e a folha pula ou patina. Troca-se só um pedaço ou a barra toda, em nylon ou aço, com o preço por metro e a mão de obra num orçamento grátis, por foto. Esperar demais estraga também a engrenagem do motor.",
      ],
      "how-to": [
        "Para trocar a cremalheira do portão deslizante, desliga-se o disjuntor, solta-se a barra gasta, apoia-se a nova na engrenagem com calço de {rack.clearance} e prende-se gomo por gomo, com molde nas emendas. A folha fica no trilho o tempo todo. Se só um trecho gastou, troca-se apenas esse pedaço; a peça é paga por metro.",
        "Para saber se a cremalheira está gasta, olhe os dentes com o disjuntor desligado: finos, pontudos, comidos de um lado ou quebrados pedem troca. Outro sinal é o estalo ou a patinada sempre no mesmo ponto. Dente inteiro com estalo é folga errada ou parafuso solto, que se reaperta.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["Como conferir a cremalheira", "Sinais de desgaste nos dentes"],
        slots: [
          [
            "Compare os dentes do meio da barra com os da ponta, que quase não trabalham e servem de modelo. Olhe sem tocar, porque a engrenagem prende os dedos se alguém acionar o portão.",
            "Olhe com a energia cortada e sem pôr a mão entre os dentes. A ponta da barra, que o motor mal usa, mostra como era o dente novo.",
            "Basta comparar os dentes do meio com os da ponta, quase sem uso. A energia fica cortada, já que alguém pode apertar o controle enquanto você olha.",
          ],
        ],
        steps: [
          "Desligue o disjuntor e avise quem está em casa.",
          "Procure dentes finos, tortos ou quebrados.",
          "Veja se há parafuso solto, emenda aberta ou pó branco no chão, que é nylon gasto.",
          "Repare se a folha está mais baixa de um lado, sinal de roldana gasta.",
          "Fotografe o trecho ruim, de perto e de longe.",
        ],
      },
      {
        about: "replace",
        headings: ["Trocar um pedaço, a barra inteira ou só reapertar", "O que trocar na cremalheira gasta"],
        slots: [
          [
            "Estalo com dentes bons é folga, e basta reapertar os parafusos. Se só um trecho gastou, entra um gomo, que é um pedaço novo com dentes iguais aos dos vizinhos. Dentes finos do começo ao fim pedem a barra toda.",
            "Quando os dentes estão inteiros, o barulho vem de parafuso frouxo e nada se troca. Um trecho ruim leva um gomo, pedaço avulso de mesma medida. Só o desgaste de ponta a ponta pede barra nova.",
            "Há três saídas: reapertar, quando os dentes estão bons; trocar um gomo, que é um pedaço da barra; ou trocar a barra completa. A engrenagem do motor vai junto se também afinou.",
          ],
        ],
      },
      {
        about: "visit",
        headings: ["Como é feita a troca da cremalheira", "O que é feito na visita"],
        slots: [
          [
            "Primeiro o técnico acerta a folha, porque roldana gasta e trilho torto estragam também a barra nova. Depois prende a cremalheira em linha, com {rack.clearance} de folga até a engrenagem em todo o curso.",
            "O serviço começa pelas roldanas e pelo trilho, que são a causa comum do desgaste. A barra nova é nivelada de ponta a ponta, com {rack.clearance} de folga até a engrenagem do motor.",
            "O técnico solta o motor, empurra a folha e corrige o que a faz balançar. Só então fixa a barra, pedaço a pedaço, deixando {rack.clearance} entre o dente e a engrenagem.",
            "A troca só dura se a folha andar reta, por isso o trilho e as roldanas são acertados no começo. A barra nova fica alinhada, com {rack.clearance} de folga até a engrenagem ao longo de todo o portão.",
          ],
          [
            "No fim, os ímãs de fim de curso, que marcam as paradas, voltam ao lugar, e o portão faz vários ciclos. A engrenagem deve empurrar a barra, e nunca sustentar o peso dela.",
            "A visita termina com as paradas conferidas, os parafusos firmes e alguns ciclos de teste. Em nenhum ponto o peso da barra deve cair sobre a engrenagem.",
            "Para encerrar, o técnico recoloca os ímãs que dizem ao motor onde parar e testa a folha em vários ciclos, sem tranco.",
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
          "Com estalo fraco, dá para esperar alguns dias. Com dente pulando ou folha patinando, deixe desligado, senão a engrenagem do motor se perde também.",
        ],
      },
      {
        question: "Quanto tempo leva a troca da cremalheira?",
        answers: [
          "Um pedaço se troca em cerca de {trade.smallRepair}. A barra inteira leva mais, sobretudo quando roldana ou trilho precisam de acerto antes.",
          "Depende do trecho: um gomo sai em cerca de {trade.smallRepair}, e a barra completa ocupa boa parte da manhã ou da tarde. Roldana ruim aumenta o serviço.",
          "Para um pedaço, conte cerca de {trade.smallRepair}. Numa barra inteira há o nivelamento e os testes, e o prazo é combinado com o orçamento.",
        ],
      },
      {
        question: "Posso trocar a de nylon por uma de aço?",
        answers: [
          "Pode, se o passo, que é a distância entre os dentes, for o da engrenagem. O aço aguenta mais peso e faz mais barulho; em casa, o nylon reforçado costuma bastar.",
          "Sim, desde que os dentes casem com os da engrenagem. Vale em folha pesada; na maioria das casas o ganho não compensa o ruído.",
          "É possível, se a engrenagem do motor tiver os mesmos dentes. Para portão leve de casa, o nylon reforçado dá conta e é mais silencioso.",
        ],
      },
      {
        question: "Por que a cremalheira gastou tão cedo?",
        answers: [
          "Por barra apertada contra a engrenagem, areia grudada na graxa, roldana gasta ou portão pesado. A causa é corrigida junto, ou a barra nova se gasta igual.",
          "As causas comuns são barra apertada sobre a engrenagem, folha que balança e areia grudada na graxa. Sem acertar isso, a troca dura pouco.",
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
      "cremalheira portão alumínio",
      "qual cremalheira portão alumínio",
      "cremalheira para portão alumínio",
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
        "Em portão de alumínio, use cremalheira de náilon com alma de aço, presa por parafuso, porque alumínio não recebe a solda da barra de aço. Folha fina leva uma chapa de reforço por dentro, para o parafuso não rasgar. O passo dos dentes tem de ser o da engrenagem; a foto dos dentes e a largura da folha dão o valor.",
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
        "A cremalheira tem o comprimento da folha, e não o do vão: portão de 3 metros leva 3 metros de barra, e portão de 4 metros leva 4. Arredonde para cima até o gomo inteiro, porque a sobra se corta na instalação e a engrenagem precisa de dente com o portão todo aberto e todo fechado.",
        "A metragem da cremalheira é a da folha, de ponta a ponta: 3 metros de folha pedem 3 metros de barra, 5 metros pedem 5, mesmo que o vão seja menor. Ela vai no portão inteiro, e se a conta não fechar em gomos, leve um a mais e corte.",
        "A cremalheira leva um metro de barra para cada metro de folha: portão de 4 metros precisa de 4 metros, o de 3 precisa de 3, medidos na folha de ponta a ponta, mesmo que o vão seja menor. Conte em gomos e arredonde para cima, porque a engrenagem tem de achar dente com o portão todo aberto e todo fechado.",
        "Para medir a cremalheira, passe a trena na folha de ponta a ponta, com o portão fechado: o comprimento da barra é o da folha, e não o do vão. Anote também a altura da base do motor e o material, nylon ou aço. Arredonde para o gomo inteiro, porque a sobra se corta na instalação.",
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
      "cremalheira serve qualquer motor",
      "cremalheira qualquer motor",
      "cremalheira serve todos motores",
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
        "Não, a cremalheira não serve em qualquer motor: o passo, a distância de um dente ao outro, tem de ser o da engrenagem, e a altura precisa permitir de 1 a 2 mm de folga. A marca não importa, se a medida bate. Confira pela foto dos dentes ao lado de uma régua e pela etiqueta do motor.",
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
      "regular altura cremalheira",
      "ajustar altura cremalheira",
      "acertar altura cremalheira",
      "abaixar cremalheira",
      "levantar cremalheira",
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
        "A folga certa da cremalheira, entre ela e a engrenagem, é de {rack.clearance}, igual do começo ao fim do percurso. Com menos, a folha pesa sobre o eixo do motor e gasta o rolamento; com mais, o dente pula e se desgasta. O acerto em casa parte de {price.preventive}, sem peças.",
        "São {rack.clearance} de folga na cremalheira, medidos entre o dente dela e o da engrenagem, em todo o curso da folha. Apertada, ela põe o peso do portão no motor; frouxa, estala e pula dente. O acerto em casa parte de {price.preventive}, sem peças.",
        "Entre a cremalheira e a engrenagem devem ficar {rack.clearance}, da primeira à última posição do portão. Uma folga menor força o eixo do motor, e uma maior gasta a ponta dos dentes. Regular custa a partir de {price.preventive} em residência, sem contar peças.",
      ],
      "how-to": [
        "Para regular a altura da cremalheira, desligue o disjuntor, afrouxe os parafusos dos furos alongados e suba ou desça a barra até sobrar {rack.clearance} sobre a engrenagem, igual de ponta a ponta. Ela não pode apoiar no motor. Se a barra é soldada, o ajuste se faz na base do motor, e é do técnico.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["Como conferir a folga sem risco", "Confira a folga de ponta a ponta"],
        slots: [
          [
            "Um cartão dobrado serve de medida e deve entrar justo, sem forçar. Trabalhe com o disjuntor desligado, porque um dedo entre a barra e a engrenagem é acidente grave.",
            "Passe uma tira de papelão de um a dois milímetros entre os dentes, sempre sem energia. Mantenha os dedos longe do encontro da engrenagem com a barra.",
            "Use um papelão dobrado, que deve passar sem aperto. Corte a energia antes e não ponha a mão entre os dentes.",
          ],
        ],
        steps: [
          "Desligue o disjuntor.",
          "Em portão de correr reto e nivelado, destrave o motor com a chave.",
          "Mova a folha devagar, com as mãos longe dos dentes, e confira a folga no começo, no meio e no fim.",
          "Se a folga varia, o defeito é de trilho, roldana ou emenda.",
          "Trave o motor de novo antes de religar.",
        ],
      },
      {
        about: "signs",
        headings: ["Sinais de folga errada", "Apertada ou frouxa: como se nota"],
        slots: [
          [
            "Com a cremalheira apertada, a folha anda dura na mão e o motor ronca, esquenta e pode vazar óleo pelo eixo. Com ela frouxa, há estalo na partida, o motor gira um pouco antes de a folha sair e a ponta dos dentes se gasta.",
            "Com folga de menos, o motor trabalha carregando o portão, faz barulho e aquece. Com folga de mais, ouve-se um tec-tec na partida, e a ponta dos dentes se gasta.",
            "Portão duro e motor quente são sinais de barra apertada. Estalo ao partir e dente fino na ponta são sinais de barra afastada.",
          ],
        ],
      },
      {
        about: "causes",
        headings: ["Por que a folga muda", "De onde vem o desgaste dos dentes"],
        slots: [
          [
            "A roldana gasta abaixa a folha, e a cremalheira desce até se apoiar na engrenagem. Parafuso frouxo, trilho com degrau e base do motor que cede fazem o contrário e deixam trechos quase sem contato.",
            "Quase sempre a causa é a roldana, que, gasta, deixa a barra pesar no motor. Já parafuso solto, trilho torto e base afundada aumentam a folga em alguns pontos.",
            "A roda gasta diminui a folga, porque a folha desce; parafuso, trilho e base soltos a aumentam, porque a barra e o motor se afastam. Por isso a medida pode variar ao longo do curso.",
          ],
          [
            "Areia com graxa grossa desgasta os dentes, mesmo com a folga certa, por isso a limpeza deve ser feita a cada {rack.months}.",
            "A graxa grossa junta areia e gasta o dente. Uma escova seca a cada {rack.months} evita isso.",
            "Sujeira e graxa em excesso lixam o dente a cada passagem, e limpar a cada {rack.months} evita esse desgaste.",
          ],
        ],
      },
      {
        about: "visit",
        headings: ["Como o técnico acerta a folga", "Da roldana à medida final"],
        slots: [
          [
            "O técnico vê primeiro as roldanas e o trilho, porque acertar a barra com a folha torta não dura. Depois reaperta a cremalheira ponto a ponto, ou sobe ou desce a base do motor, até a folga ficar igual nas duas pontas e no meio.",
            "O técnico corrige a folha no trilho, ajusta a altura da barra ou do motor e mede em vários pontos. No fim, regula o ponto de parada e repete a abertura e o fechamento.",
            "Com a folha nivelada, a barra e o motor são postos na altura certa, medida do começo ao fim. O portão faz vários ciclos antes da entrega.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Por que a folga mudou sozinha?",
        answers: [
          "Porque a roldana gasta baixou a folha e apertou a cremalheira, na maioria dos casos. A roda deve ser trocada antes de mexer na barra.",
          "Quase sempre foi a roda do portão, que se gastou. A segunda causa mais comum é parafuso frouxo na barra.",
        ],
      },
      {
        question: "Posso erguer o motor para acertar?",
        answers: [
          "Não convém, porque a folga é acertada no ponto mais alto da barra. Erguido a olho, o motor fica apertado num trecho e solto noutro.",
          "É melhor não, porque a altura precisa servir ao curso inteiro, e o motor trabalha com a tensão da rede.",
        ],
      },
      {
        question: "Folga errada estraga o motor?",
        answers: [
          "Estraga. Apertada, gasta o rolamento e o retentor; frouxa, gasta a engrenagem. O conserto custa mais que o ajuste.",
          "Sim, aos poucos: o eixo sofre com a barra apertada, e os dentes, com a barra frouxa.",
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
      "parafusar ou soldar cremalheira",
      "cremalheira parafuso ou solda",
      "cremalheira parafuso solda",
      "cremalheira com parafuso",
      "cremalheira soldar ou parafusar",
      "soldar cremalheira",
      "solda cremalheira",
      "cremalheira soldada",
      "cremalheira soldada ou parafusada",
      "cremalheira parafusada",
      "parafusar cremalheira",
      "fixar cremalheira",
      "suporte cremalheira",
      "suporte cremalheira portão",
      "suporte da cremalheira deslizante",
      "como fixar cremalheira",
      "quanto cobra soldar cremalheira",
      "emendar cremalheira",
      "solda ou parafuso cremalheira",
      "solda parafuso fixação cremalheira",
    ],
    answers: {
      any: [
        "O suporte da cremalheira no portão deslizante é o calço preso à folha em que a barra é parafusada, quase sempre em furo alongado, para a altura poder ser regulada. A folga até a engrenagem do motor é de {rack.clearance}. Suporte solto ou quebrado faz a cremalheira pular dente: pare de usar e desligue o disjuntor até o reparo.",
        "Soldar ou parafusar a cremalheira depende do material: a de nylon só se parafusa; a de aço pode ser soldada direto na folha, mas parafusada em calço é melhor, porque se regula depois. Nos dois casos a folga é de {rack.clearance}, e antes da solda os fios da central são soltos.",
        "É melhor parafusar, porque a cremalheira soldada atrapalha para regular depois; solde apenas a de aço, em folha pesada, e já na folga de {rack.clearance}. O serralheiro deve trabalhar com o disjuntor desligado e os fios da central soltos, senão a corrente queima a placa.",
        "Cremalheira de ferro no portão se solda em pontos, na altura que deixa {rack.clearance} até a engrenagem, com disjuntor desligado e fios da central soltos. A de nylon não se solda; e, podendo escolher, a parafusada permite corrigir a altura mais tarde.",
      ],
      "how-to": [
        "Para parafusar a cremalheira no portão de ferro, apoie cada gomo sobre a engrenagem com um calço de {rack.clearance}, marque os furos alongados, fure a folha e prenda com parafuso, arruela e porca travante. Desligue o disjuntor antes e confira a folga em todo o percurso. A de nylon é sempre parafusada; a de aço também aceita solda.",
        "Para soldar a cremalheira de aço no portão de ferro, o serralheiro desliga o disjuntor, solta os fios da central, alinha a barra com folga de {rack.clearance} até a engrenagem e dá pontos curtos, do meio para as pontas. A de nylon não se solda. Parafusada, ela se regula depois, e por isso é a primeira escolha.",
        "Para emendar a cremalheira, encoste os dois gomos e encaixe por baixo um terceiro pedaço virado, com os dentes nos dentes, que serve de molde para a distância não mudar. Prenda com ele no lugar, depois retire-o. Faça com o disjuntor desligado e confira a folga de {rack.clearance} dos dois lados da emenda.",
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
    ],
    answers: {
      any: [
        "Para instalar a cremalheira no portão deslizante, desligue o disjuntor, solte o motor e fixe a barra na folha, em linha, por cima da engrenagem, com {rack.clearance} de folga de ponta a ponta. Comece pelo pedaço junto ao motor e confira a folga empurrando a folha reta na mão.",
        "A instalação da cremalheira segue a linha da engrenagem do motor: cada pedaço é preso na folha do portão de correr {rack.clearance} acima dos dentes, sem apoiar neles. Com o disjuntor desligado e o motor destravado, prenda o primeiro, emende os outros e teste na mão.",
        "A cremalheira se instala na folha, nivelada sobre a engrenagem e afastada {rack.clearance} dela, do primeiro ao último dente. Corte a energia no disjuntor, destrave o motor, fixe o pedaço que fica em cima da engrenagem e siga emendando, com a folha reta e no trilho.",
      ],
      installation: [
        "A cremalheira é presa na folha do portão de correr, em linha com a engrenagem, com {rack.clearance} de folga em todo o percurso. A barra, cobrada por metro, e a mão de obra vêm juntas no orçamento por foto; parafusada em folha alinhada custa menos que soldada.",
        "O serviço inclui acertar a altura da cremalheira, deixar {rack.clearance} de folga até a engrenagem e regular as paradas do motor. O orçamento por foto reúne os metros de peça e o serviço, e sobe quando há solda, roldana gasta ou trilho torto.",
        "O técnico confere roldanas e trilho, prende a cremalheira {rack.clearance} acima da engrenagem e testa o portão de ponta a ponta. Peça por metro e mão de obra saem num valor só, pela foto da folha e da engrenagem.",
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
    asks: [
      "cremalheira ferro zincado",
      "cremalheira aço zincado",
      "cremalheira zincada",
      "cremalheira galvanizada",
      "comprar cremalheira ferro",
    ],
    intent: "question",
    answers: {
      any: [
        "Vendemos e instalamos cremalheira de ferro ou aço zincado {em}, por metro de folha: é a indicada para portão pesado e de muito uso, com o módulo do dente igual ao da engrenagem. O metro e a instalação são orçados juntos, grátis, pela foto dos dentes e a largura.",
        "A cremalheira de aço galvanizada serve a portão pesado e a lugar que molha, porque o zinco atrasa a ferrugem. Vendemos por metro, com o mesmo módulo da engrenagem do motor, só a barra ou já instalada. O preço sai de graça, pela foto dos dentes com régua e a largura da folha.",
        "A cremalheira galvanizada, de ferro ou aço zincado, é a indicada para portão pesado ou de muito uso. O preço é por metro, mais alto que o da de nylon, e a instalação soma a mão de obra de fixar e alinhar. O valor da barra instalada é informado de graça, pela foto dos dentes e a largura da folha.",
      ],
      price: [
        "O preço da cremalheira de aço galvanizada é por metro, mais alto que o da de nylon, e instalada soma a mão de obra de fixar e alinhar. Conte um metro de barra por metro de folha. O valor total é informado de graça, pela foto dos dentes e a largura do portão.",
        "A cremalheira galvanizada instalada custa os metros de barra, pela largura da folha, mais a fixação, por parafuso ou solda, e o alinhamento. A de aço zincado é mais cara que a de nylon. Mande a foto dos dentes e a largura, e o total vem sem custo.",
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
        answers: [
          "Faz um pouco mais, e precisa de lubrificante próprio em dia. Com a de nylon o portão corre mais quieto.",
        ],
      },
      {
        question: "Posso misturar aço e nylon na mesma folha?",
        answers: ["Não convém, porque o desgaste e a altura do dente são diferentes, e a emenda passa a dar tranco."],
      },
      {
        question: "A zincada enferruja?",
        answers: [
          "Demora muito mais que a comum. A ferrugem começa nas soldas e nos cortes, que recebem tinta com zinco.",
        ],
      },
      {
        question: "Precisa trocar a engrenagem junto?",
        answers: ["Sim, se os dentes da engrenagem estão gastos ou são de outro módulo. Caso contrário, ela continua."],
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
        "Trocar a cremalheira do portão deslizante custa o preço da barra, vendida por metro, mais a mão de obra de retirar a velha, alinhar a nova e acertar a folga. Uma folha de 3 metros usa perto de 3 metros. Se só um trecho está gasto, troca-se apenas ele. O orçamento é grátis, pela foto dos dentes.",
        "O preço da troca da cremalheira soma duas partes: a barra dentada, cobrada por metro, e a mão de obra de instalar. Um portão de 3 metros leva cerca de 3 metros de peça, e a de nylon custa menos que a de aço. O total é informado de graça, pela foto dos dentes e a medida da folha.",
        "Para substituir a cremalheira gasta, você paga a peça, vendida por metro, e o serviço de fixar e alinhar. A barra de nylon é mais barata que a de aço, e um desgaste localizado se resolve trocando só aquele trecho. O orçamento é feito por foto, sem custo.",
      ],
    },
    sections: [
      {
        about: "cost",
        headings: ["O que muda o preço da troca da cremalheira", "O que entra no valor: peça, mão de obra e extras"],
        slots: [
          [
            "Suporte e motor em bom estado são aproveitados e não entram na conta. Estes pontos mudam o total.",
            "Parte do conjunto antigo costuma servir, o que reduz o valor. Veja o que pode somar.",
            "Nem tudo precisa ser novo: o suporte reto e o motor em ordem permanecem. O que pode aumentar o valor está na lista.",
          ],
        ],
        bullets: [
          "Barra soldada: dá mais trabalho que a parafusada.",
          "Material: o aço custa mais que o nylon e é usado em folha pesada.",
          "Suporte enferrujado: pede solda antes de receber a barra nova.",
          "Engrenagem do motor gasta: é trocada junto, para não estragar a cremalheira nova.",
          "Roldana gasta: é orçada à parte, porque baixou a folha e apertou os dentes.",
        ],
      },
      {
        about: "choose",
        headings: ["Um gomo ou a barra inteira", "Quando basta trocar um trecho da cremalheira"],
        slots: [
          [
            "A cremalheira é montada em pedaços, chamados gomos. Se os dentes quebraram num ponto só e o resto está firme, troca-se um gomo de mesmo passo, que é a distância entre os dentes. Dentes pontudos do começo ao fim pedem a barra completa.",
            "A barra é feita de pedaços de cerca de um metro, os gomos. Quando o estrago está num trecho, entra um gomo de passo igual, ou seja, com os dentes à mesma distância. Desgaste em toda a extensão é sinal de trocar tudo.",
            "Basta trocar um gomo, que é um pedaço da barra, quando só alguns dentes quebraram e existe outro de mesmo passo, o espaço entre os dentes. Se os dentes estão afiados por inteiro, a barra toda precisa ser trocada.",
          ],
          [
            "Se a peça saiu de linha, a barra e a engrenagem são trocadas juntas. Dois passos diferentes no mesmo portão gastam as duas peças em pouco tempo.",
            "Quando não existe mais gomo igual, trocam-se a cremalheira e a engrenagem de uma vez, porque dentes que não combinam se destroem.",
            "Sem o mesmo passo no mercado, a barra e a engrenagem são renovadas juntas. Dente de medida diferente pula e se gasta cedo.",
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
          "Um gomo parafusado costuma caber em {trade.smallRepair}. A barra inteira leva mais, sobretudo se for soldada, e o tempo é informado com o orçamento.",
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
          "Quase sempre por causa da roldana gasta, que faz a folha descer e apoiar o peso na engrenagem. A folga errada e a areia nos dentes também desgastam. A causa é acertada junto, para a barra nova durar.",
          "A roda gasta faz a folha descer e apertar os dentes, e a areia funciona como lixa. Se isso não for corrigido, a peça nova acaba cedo.",
        ],
      },
    ],
    photo: "a largura da folha, uma foto dos dentes de perto, outra do trecho gasto e a etiqueta do motor",
  },
  {
    id: "cremalheira-soltou-preco",
    broader: "cremalheira",
    label: "Cremalheira soltou: preço do conserto",
    phrase: "o preço de prender a cremalheira que soltou",
    asks: combine(
      ["cremalheira soltou", "cremalheira solta", "cremalheira caiu", "fixar cremalheira", "prender cremalheira"],
      ["preço", "conserto preço", "portão preço", "consertar preço"],
    ),
    intent: "price",
    answers: {
      any: [
        "Prender de novo a cremalheira que soltou cabe na visita de ajuste, a partir de {price.preventive} em casa, sem peças, quando a barra e os dentes estão inteiros. Se algum trecho quebrou ou o suporte enferrujou, somam-se a peça e a solda, com orçamento grátis por foto. Até lá, não acione o portão.",
        "O conserto da cremalheira solta custa a mão de obra de fixar e alinhar, que em casa parte de {price.preventive}, sem peças. Barra quebrada, parafuso que não segura mais ou solda aberta aumentam o valor, informado antes por foto. Desligue o disjuntor, porque o motor pode arrancar o resto da barra.",
      ],
    },
    sections: [
      {
        about: "cost",
        headings: ["O que muda o preço do conserto", "O que entra no valor da fixação"],
        slots: [
          [
            "O mais barato é reapertar e alinhar a barra que continua boa. O valor aumenta quando é preciso repor um pedaço ou refazer o suporte.",
            "Quando só os parafusos afrouxaram, paga-se apenas o serviço. Estes casos somam peça ou solda.",
          ],
        ],
        bullets: [
          "Parafuso espanado: furo novo ou parafuso maior.",
          "Pedaço quebrado: barra nova só naquele trecho.",
          "Suporte soldado que abriu: solda, com a placa do motor desligada dos fios.",
          "Engrenagem com dentes gastos: trocada junto.",
        ],
      },
      {
        about: "causes",
        headings: ["Por que a cremalheira solta", "O que afrouxa a barra dentada"],
        slots: [
          [
            "A cremalheira é a barra dentada presa à folha, que a engrenagem do motor empurra. Roldana gasta faz a folha descer e apertar a barra contra a engrenagem, e o esforço afrouxa os parafusos. Vibração e ferrugem no suporte completam o estrago.",
            "A barra dentada da folha afrouxa quando trabalha apertada contra a engrenagem, em geral porque a roldana gastou e o portão baixou. A trepidação de cada abertura solta os parafusos, e a ferrugem enfraquece o suporte.",
          ],
        ],
      },
      {
        about: "visit",
        headings: ["Como o técnico prende a cremalheira", "O conserto da barra solta"],
        slots: [
          [
            "Com a energia desligada, o técnico limpa a barra, refaz a fixação e deixa {rack.clearance} de folga até a engrenagem em todo o percurso. A roldana baixa é acertada na mesma visita, para a barra não soltar de novo.",
            "O técnico corta a energia, alinha os pedaços e aperta cada ponto, mantendo {rack.clearance} entre a barra e a engrenagem. Depois confere as roldanas e testa o portão de ponta a ponta.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Posso usar o portão com a cremalheira solta?",
        answers: [
          "Não. A engrenagem pula, come os dentes e pode arrancar a barra. Deixe o disjuntor desligado.",
          "Melhor parar, porque cada acionamento gasta os dentes da barra e da engrenagem e aumenta o conserto.",
        ],
      },
      {
        question: "Dá para parafusar eu mesmo?",
        answers: [
          "Não convém: fora de alinhamento ou sem folga, a barra gasta a engrenagem em pouco tempo. Deixe o portão desligado até a visita.",
          "O aperto até parece simples, mas a altura da barra decide quanto a engrenagem dura. Esse ajuste é do técnico.",
        ],
      },
      {
        question: "Quanto tempo leva o conserto?",
        answers: [
          "Reapertar e alinhar costuma levar até {trade.smallRepair}. Solda ou barra nova toma mais tempo, informado com o orçamento.",
          "Em geral até {trade.smallRepair} quando nada quebrou. Com solda no suporte, o serviço é mais demorado.",
        ],
      },
    ],
    photo: "fotos da cremalheira solta, do suporte e da etiqueta do motor, com o portão parado",
  },
];
