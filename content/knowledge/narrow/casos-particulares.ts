import type { NarrowConcept } from "#domain/knowledge/concept.ts";
import { combine } from "./combine.ts";

/** Cases whose second half changes the answer: a jolt at the end of the way, a leaf hit by its own driver, a gate stopped half-way by rain. */
export const casosParticulares: NarrowConcept[] = [
  {
    id: "tranco-no-fim-do-percurso",
    broader: "fim-de-curso",
    label: "Tranco no fim do percurso",
    phrase: "o tranco do portão no fim do percurso",
    asks: [
      "portão dá estalo final",
      "tranco quando para",
      "dá tranco quando para",
      "solavanco quando para",
      "tranco na parada",
      "tranco ao parar",
      ...combine(
        ["tranco", "solavanco", "estalo", "estala", "estalo seco", "pancada seca", "soco"],
        [
          "chega final",
          "chega fim",
          "chegar final",
          "chegar fim",
          "chegando final",
          "chegando fim",
          "final percurso",
          "fim percurso",
          "fim curso",
          "termina abrir",
          "termina fechar",
          "acaba fechar",
          "acaba abrir",
          "antes parar",
          "hora parar",
        ],
      ),
      "tranco final",
      "tranco fim",
      "tranco parar",
      "solavanco final",
      "solavanco fim",
    ],
    intent: "repair",
    answers: {
      any: [
        "O tranco com estalo quando o portão chega no final é a folha batendo no batente ainda com velocidade, porque o fim de curso saiu do ponto, a parada suave está desligada ou a força está alta. Na maioria das vezes basta regular, a partir de {price.preventive} em casa, sem peças.",
        "O portão que dá um tranco e estala ao parar está freando tarde ou sem frear: o fim de curso, o sensor que manda parar, saiu do lugar ou a parada suave se perdeu na central. O técnico acerta o ponto, a freada e a força numa visita a partir de {price.preventive} em casa, sem peças.",
        "O solavanco e o barulho de estalo no fim do curso vêm da folha que chega rápido demais ao batente, porque o sensor de parada atua tarde ou a parada suave está desligada. A regulagem em residência parte de {price.preventive}, fora as peças. Adiar o acerto gasta a engrenagem e afrouxa o suporte do motor.",
      ],
    },
    sections: [
      {
        about: "signs",
        headings: ["Tranco só ao fechar, só ao abrir ou nos dois", "O que o tranco no fim revela"],
        slots: [
          [
            "Quando o tranco acontece só de um lado do percurso, o fim de curso daquele lado saiu do ponto. Nos dois lados, a suspeita é a desaceleração, que pode ter se perdido numa queda de energia, ou a força alta.",
            "Tranco só ao abrir ou só ao fechar indica que um dos dois pontos de parada se deslocou. Se acontece sempre, a parada suave está desligada na central ou a força passou do necessário.",
            "Repare em que sentido o portão estala. Se é num só, o fim de curso daquela ponta se moveu; se é em ambos, a freada está desligada, às vezes depois de falta de luz, ou a força está alta demais.",
          ],
          [
            "Quando o motor continua roncando depois da pancada, ele não recebeu a ordem de parar. Nesse caso, desligue o disjuntor e não use o portão no automático.",
            "Se o motor segue forçando depois do estalo, faltou a ordem de parada, e o disjuntor deve ficar desligado até o acerto.",
            "Um motor que permanece ligado após o choque está empurrando o batente. Desligue o disjuntor e espere a regulagem.",
          ],
        ],
      },
      {
        about: "visit",
        headings: ["Como se tira o tranco", "O acerto da parada e da freada"],
        slots: [
          [
            "O técnico confere batente, suporte e roldanas, porque a pancada repetida solta parafusos e soldas, e só depois corrige o ponto de parada. O peso da folha também é examinado, já que um portão pesado passa do ponto.",
            "Antes de regular, o técnico reaperta o que a batida afrouxou e vê se a folha anda leve. Com o batente e o suporte firmes, o fim de curso volta ao lugar certo.",
            "Primeiro são vistos os estragos da pancada, no batente, no suporte e na solda, e o peso da folha. Depois de corrigidos, o ponto de parada é ajustado aos poucos.",
          ],
          [
            "Em seguida o técnico liga a desaceleração, se a central tiver, e deixa a força no mínimo que move a folha. Vários ciclos confirmam a chegada sem batida.",
            "Depois vem a regulagem, na placa, da velocidade de chegada, quando o modelo permite, e da força. O percurso é repetido até a folha encostar de leve.",
            "Na central, são acertadas a freada final, se houver essa função, e a força mínima, e o portão é testado em ciclos seguidos.",
          ],
        ],
      },
      {
        about: "causes",
        headings: ["Se não for regulagem", "Outras causas do estalo"],
        slots: [
          [
            "O motor sem parada suave chega sempre na mesma velocidade, e para ele ajudam um batente de borracha e o ponto bem regulado. Dente gasto na engrenagem, dobradiça seca e fixação frouxa também estalam na parada.",
            "Nem toda central freia a folha. Quando ela não tem essa função, resta acertar o ponto e pôr borracha no batente. O estalo pode vir ainda de engrenagem gasta, dobradiça sem lubrificação ou motor solto na base.",
            "Há motores que não desaceleram, e neles o recurso é regular a parada e amortecer o batente. Engrenagem com dente gasto, pino seco e parafuso frouxo causam um estalo parecido.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "O que o tranco no fim pode quebrar?",
        answers: [
          "Ele quebra dente de engrenagem, afrouxa o suporte do motor e o batente e, com o tempo, trinca a solda da folha.",
          "A engrenagem e o batente sofrem primeiro, depois os parafusos do motor e as soldas. Regular cedo evita a troca de peças.",
        ],
      },
      {
        question: "Posso baixar a força do motor eu mesmo?",
        answers: [
          "É melhor não, porque o ajuste fica ao lado de partes com a tensão da rede, e força baixa não corrige o ponto de parada.",
          "Não é indicado. O regulador está dentro da central, junto da rede elétrica, e baixar a força só esconde a causa.",
        ],
      },
      {
        question: "E se o estalo foi um só, bem forte?",
        answers: [
          "Então pode ser peça rompida. Se a folha ficou torta, pesada ou com cabo solto, desligue o disjuntor e fique longe dela.",
          "Um estouro isolado é outro caso, e pode ser mola, cabo ou solda. Corte a energia, não destrave e chame o técnico, sobretudo em basculante.",
        ],
      },
      {
        question: "Quanto tempo leva para tirar o tranco?",
        answers: [
          "Em geral leva cerca de {trade.smallRepair}, com os testes, se for só regulagem. Batente a soldar ou engrenagem a trocar aumentam o tempo.",
          "Costuma caber em {trade.smallRepair}. Se a batida já quebrou alguma peça, o técnico avisa o tempo e o valor antes.",
        ],
      },
    ],
    photo: "um vídeo com som do portão chegando ao fim, filmado de lado e de longe",
  },
  {
    id: "bati-no-meu-portao",
    broader: "torto",
    label: "Bati o carro no meu portão",
    phrase: "o portão em que você bateu com o carro",
    asks: [
      "bati portão basculante",
      "bati carro portão basculante",
      "bati carro meu portão",
      "bati meu carro portão",
      "dei ré portão",
      "dei ré amassei portão",
      "amassei portão carro",
      "bati carro portão casa",
      "batida leve próprio carro",
      ...combine(
        ["bati", "encostei", "esbarrei", "raspei"],
        [
          "leve portão",
          "carro leve",
          "folha direita",
          "folha esquerda",
          "folha não fecha",
          "folha não abre",
          "sem querer portão",
        ],
      ),
      ...combine(
        ["encostei", "esbarrei", "raspei"],
        ["carro portão", "carro meu portão", "carro portão não fecha", "carro portão não abre"],
      ),
      "bati meu próprio portão",
    ],
    intent: "repair",
    answers: {
      any: [
        "Depois de bater o carro no portão, a folha torta não fecha porque braço, suporte, dobradiça ou batente entortou. Desligue o disjuntor e não use o motor, que puxando folha torta quebra a engrenagem; o acerto em casa parte de {price.preventive}, sem peças.",
        "A folha do portão que não fecha depois de uma encostada de carro costuma ter a dobradiça arriada, o braço torto ou o batente fora do lugar, e o motor, em geral, escapa. Desligue o disjuntor e não force; ajustar em residência começa em {price.preventive}, fora peças e solda.",
        "Portão em que você bateu o carro, mesmo de leve, sai de esquadro ou entorta braço e dobradiça, e por isso a folha não fecha mais. Corte a energia no disjuntor; alinhar e regular custa em casa a partir de {price.preventive}, sem peças, e peça torta é orçada antes.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["Sinais na folha batida", "Dobradiça, braço ou batente: os sinais"],
        slots: [
          [
            "Com o disjuntor desligado, compare o lado batido com o outro, de frente. Não passe por baixo nem apoie o corpo na folha.",
            "Olhe de longe e compare as duas folhas, sem energia. Encostar ou entrar embaixo é arriscado, porque ela pode estar solta.",
            "Sem energia e sem tocar, veja a diferença entre uma folha e a outra. Uma dobradiça trincada cede com qualquer apoio.",
          ],
        ],
        bullets: [
          "Folha mais baixa ou raspando no chão: dobradiça ou coluna cedeu",
          "Braço ou suporte do motor torto: a folha para antes do fim",
          "Folha reta que não encosta: batente ou ferrolho fora do lugar",
          "De correr: roldana fora do trilho ou cremalheira afastada",
          "Basculante amassado ou inclinado: não destrave nem passe embaixo",
        ],
      },
      {
        about: "safety",
        headings: ["Como fechar a casa hoje", "Até o conserto"],
        slots: [
          [
            "Folha de abrir firme nas dobradiças pode ser destravada, com o disjuntor desligado, levada na mão até o batente e presa com corrente. Solta, arriada ou com dobradiça trincada não se empurra, porque pode cair.",
            "Se a folha de abrir está firme e anda sem raspar, solte o braço sem energia, encoste e prenda com corrente. Havendo trinca ou folga, ninguém mexe, e a área fica isolada.",
            "Portão de abrir que gira leve se fecha na mão, com a energia cortada e corrente. Dobradiça trincada, coluna rachada ou basculante torto ficam como estão até o técnico.",
          ],
        ],
      },
      {
        about: "visit",
        headings: ["O conserto depois da batida", "O que o técnico faz na visita"],
        slots: [
          [
            "O técnico começa pela folha e pela dobradiça, com desempeno ou solda, porque braço novo em folha torta entorta de novo. Depois troca braço ou suporte e regula parada, força e a ordem das duas folhas.",
            "Primeiro a folha volta ao esquadro; em seguida o técnico tira o braço ou o suporte torto. No fim, pontos de parada e força são refeitos e a folha é testada com a outra.",
            "Na visita, o técnico segue esta ordem: folha, dobradiça, braço e regulagem. Trocar só o braço não dura, já que a folha empenada o força outra vez.",
          ],
          [
            "Regulagem e batente são o mais barato; braço, suporte e dobradiça somam peça, e desempeno ou coluna é o maior valor. O motor é testado com a folha já no lugar.",
            "Em ordem de custo vêm ajuste, dobradiça, braço e serralheria. O motor costuma estar bom e só é medido depois do alinhamento.",
            "Ajustar custa pouco, peça torta um pouco mais, e folha ou coluna empenada pesa na conta. Motor trocado é raro numa batida leve.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "O seguro do carro paga o meu portão?",
        answers: [
          "Em geral não, porque a cobertura a terceiros não vale para bens do próprio segurado. Veja a apólice da casa e pergunte ao corretor.",
          "Normalmente paga só o carro. O portão pode estar no seguro residencial, conforme a apólice.",
        ],
      },
      {
        question: "Posso usar só a outra folha?",
        answers: [
          "Não pelo automático: a placa comanda as duas juntas. Com o disjuntor desligado, a folha boa pode ser destravada e usada na mão.",
          "Na mão, sim, com a energia cortada e a folha firme. No controle, as duas se movem.",
        ],
      },
      {
        question: "Vou precisar trocar o motor?",
        answers: [
          "Na maioria das batidas leves, não: entortam o braço, o suporte ou a dobradiça. Se precisar, a troca em casa fica de {price.homeSwap}.",
          "Raramente. O motor é testado depois, e só se quebrou por dentro entra a troca, de {price.homeSwap} em residência.",
        ],
      },
      {
        question: "Posso desentortar o braço eu mesmo?",
        answers: [
          "Não convém: ele perde resistência e quebra com o portão andando. Peça torta se troca, com a folha alinhada.",
          "Melhor não, porque metal dobrado e endireitado enfraquece. Trocado, ele volta a trabalhar reto.",
        ],
      },
    ],
    photo: "fotos da folha de frente, da dobradiça e do braço do motor, tiradas de longe",
  },
  {
    id: "abre-sozinho-vizinho-ou-placa",
    broader: "abre-sozinho",
    label: "Abre sozinho: vizinho ou placa?",
    phrase: "o portão que abre sozinho por controle de fora ou por defeito",
    asks: [
      "placa nova continua abrindo sozinho",
      "troquei placa continua abrindo sozinho",
      "placa nova abre sozinho",
      ...combine(
        ["abre sozinho", "abrindo sozinho", "abriu sozinho"],
        [
          "vizinho placa",
          "vizinho defeito",
          "controle vizinho defeito placa",
          "interferência placa",
          "interferência defeito",
          "clonado placa",
          "clonado defeito",
          "controle ou placa",
          "controle placa",
          "vizinho interferência",
        ],
      ),
    ],
    intent: "repair",
    answers: {
      any: [
        "Portão que abre sozinho de madrugada é controle do vizinho quando as horas batem com a chegada dele, é botoeira ou interfone úmido quando vem com sereno, e só é a placa se abre com tudo isso desligado. Durma com o disjuntor cortado; o exame em casa parte de {price.preventive}, sem peças.",
        "Controle do vizinho ou defeito na placa? A hora separa: horário de chegada aponta código igual, noite úmida aponta botoeira e fios, e a placa é a última suspeita. Até achar a causa, feche e desligue o disjuntor à noite; a visita em residência sai a partir de {price.preventive}, fora as peças.",
        "Placa nova e o portão continua abrindo sozinho: a causa não era ela, e sim botoeira, interfone ou fio com umidade, ou um controle de fora, como o do vizinho, gravado de novo. O técnico isola cada comando, a partir de {price.preventive} em casa, sem peças; à noite, disjuntor desligado.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["O teste que separa as causas", "Como descobrir sem abrir o motor"],
        slots: [
          [
            "Anote por alguns dias a hora de cada abertura e se a noite estava úmida, porque isso diz mais que qualquer peça trocada. Teste só com alguém olhando o vão.",
            "Hora e umidade, anotadas por uns dias, apontam o culpado melhor que o palpite. Não deixe a casa aberta durante o teste.",
            "Registre o horário e o tempo que fazia em cada abertura. Os testes se fazem com gente por perto, para a entrada não ficar livre.",
          ],
        ],
        steps: [
          "Tire a pilha de todos os controles da casa por uma noite, com alguém acordado.",
          "Veja se a botoeira e o interfone estão molhados ou com a tecla presa.",
          "Pergunte ao vizinho se o controle dele é antigo e a que hora ele chega.",
          "Se há módulo de celular, veja no aplicativo quem acionou.",
          "Nas outras noites, feche e desligue o disjuntor e o nobreak.",
        ],
      },
      {
        about: "causes",
        headings: ["Controle de fora, umidade ou placa", "O que cada pista quer dizer"],
        slots: [
          [
            "O mais comum não é nem o vizinho nem a placa: é água na botoeira, no interfone ou nas emendas, que vale por um dedo no botão. Compare com a sua anotação.",
            "Na maioria dos casos é umidade em contato, e não placa nem vizinho. Veja qual pista combina com o que você anotou.",
            "Antes de culpar placa ou vizinho, pense em água nos contatos, a causa mais frequente. As pistas abaixo separam.",
          ],
        ],
        bullets: [
          "Horas de chegada e saída: controle com o mesmo código",
          "Noite úmida ou chuva: botoeira, interfone ou emenda",
          "Horas soltas, sem umidade: tecla presa, controle perdido ou aplicativo",
          "Abre com receptor e botoeira desligados: placa",
          "Abre em silêncio: folha mal travada, e não comando",
        ],
      },
      {
        about: "visit",
        headings: ["O conserto em cada caso", "O que se faz depois de achar a causa"],
        slots: [
          [
            "O técnico desliga receptor, botoeira e interfone, um de cada vez, até o disparo sumir. Umidade pede emenda refeita e caixa vedada; placa com relé colado se repara, e com oxidação espalhada se troca.",
            "Cada entrada da central é isolada até se achar a culpada. Fio úmido ganha emenda e vedação novas, e a placa, se for ela, vai a reparo ou é trocada.",
            "Por eliminação, entrada por entrada, aparece a origem. Botão ou fio molhado é refeito; relé colado se conserta, e placa corroída dá lugar a outra.",
          ],
          [
            "Código repetido se resolve apagando a memória e passando a código rolante, que muda a cada toque, com receptor avulso se a central não o lê. Trocar só o seu controle não tira o do vizinho.",
            "Contra o controle de fora, limpa-se a memória e usa-se código rolante, diferente a cada acionamento. Enquanto o código antigo estiver gravado, o outro continua abrindo.",
            "Se o culpado é o código igual, a memória é refeita com rolante, que não se repete. Apenas comprar controle novo não adianta, pois o velho segue gravado.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Desligar o disjuntor à noite deixa o portão trancado?",
        answers: [
          "Na maioria dos motores, sim: a engrenagem segura a folha. Confira empurrando de leve e reforce com ferrolho por dentro.",
          "Em geral sim, porque o motor parado trava a folha. Se ela cede na mão, passe o ferrolho.",
        ],
      },
      {
        question: "Como sei se meu controle é de código fixo?",
        answers: [
          "Controle antigo com chavinhas dentro é fixo, e o que um copiador comum duplicou também. Os rolantes precisam ser gravados na central.",
          "Se tem chavinhas ou foi copiado em segundos, é fixo. Frente e verso em foto tiram a dúvida.",
        ],
      },
      {
        question: "Trocar só o meu controle resolve?",
        answers: [
          "Não: enquanto o código antigo estiver na central, o outro continua abrindo. A memória precisa ser apagada.",
          "Não resolve. É a memória que se apaga e regrava, com código novo.",
        ],
      },
      {
        question: "Por que continuou depois de trocar a placa?",
        answers: [
          "Porque a ordem vinha de fora dela: botoeira, fio, interfone ou controle regravado. Peça o teste de cada entrada.",
          "A placa nova obedece aos mesmos fios e aos mesmos controles. Falta achar qual deles manda.",
        ],
      },
    ],
    photo: "a foto do controle, frente e verso, da botoeira e da etiqueta do motor, com os horários das aberturas",
  },
  {
    id: "motor-em-portao-manual-preco",
    broader: "automatizar-manual",
    label: "Preço para pôr motor em portão manual",
    phrase: "o preço de pôr motor num portão manual",
    asks: [
      "colocar motor portão manual",
      "botar motor portão manual",
      "instalar motor hoje abre mão",
      "portão manual quanto gastar motor instalação",
      ...combine(
        ["custa", "preço", "valor", "quanto fica", "quanto sai"],
        [
          "motor portão manual",
          "motor portão manual mão obra",
          "colocar motor portão manual",
          "motor manual mão obra",
          "automatizar mão obra",
          "colocar motor portão",
          "colocar motor portão garagem",
          "botar motor portão garagem",
          "pôr motor portão garagem",
          "automatizar portão",
          "automatizar portão manual",
          "automatizar portão garagem",
          "automatização portão",
          "automação portão",
          "automação portão eletrônico",
          "automação portão garagem",
          "automação portão residencial",
          "automatização portão garagem",
          "automatizar portão mão obra",
          "automatizar manual mão obra",
          "transformar portão manual automático",
          "portão sem motor",
          "colocar motor portão já tem trilho",
          "motor portão já tem trilho",
          "colocar motor correr já tem trilho",
          "instalar motor portão já tem trilho",
        ],
      ),
    ],
    intent: "price",
    answers: {
      "how-to": [
        "Para transformar um portão manual em automático, o técnico segue cinco passos: acerta a folha para andar leve, escolhe o motor pelo tipo e peso, leva um circuito de energia com terra, monta e regula, e grava os controles. No basculante de até {width.quarterHp}, custa a partir de {price.lowest} instalado; nos outros, o preço vem por foto.",
      ],
      any: [
        "Automatizar um portão custa a partir de {price.lowest} no basculante de até {width.quarterHp}, com motor, controles e mão de obra. O primeiro motor de correr ou de abrir é orçado de graça, por foto, porque soma base e cremalheira, ou suportes. Para comparar, trocar um motor que já existe fica de {price.homeSwap} em casa.",
        "Para colocar motor em portão manual, o preço parte de {price.lowest} no basculante de até {width.quarterHp}, já instalado. No portão de correr ou de abrir, o valor é informado de graça, por foto, e depende da folha e do que falta no local. Trocar um motor que já existe custa de {price.homeSwap}.",
        "A automatização do portão da garagem sai a partir de {price.lowest} no basculante de até {width.quarterHp}, instalado e com controles. No de correr ou de abrir, o preço vem por foto, com motor, ferragens e mão de obra. O ponto de energia que faltar aparece separado.",
        "O preço para automatizar um portão depende de como ele abre. O basculante de até {width.quarterHp} custa {models.pricesOr}, com motor, controles e instalação. O de correr ou de abrir é orçado grátis, pela foto, porque precisa também de cremalheira e base, ou de suportes.",
        "A automatização de portão tem preço fechado no basculante de até {width.quarterHp}: {models.pricesOr}, com motor, controles e instalação. No de correr ou de abrir que nunca teve motor, parta do valor da troca em casa, de {price.homeSwap} com mão de obra, e some cremalheira e base ou suportes. Energia e conserto da folha são à parte.",
      ],
    },
    sections: [
      {
        about: "cost",
        headings: ["O que entra no preço e o que é à parte", "O que está incluído e o que soma"],
        slots: [
          [
            "No basculante, o preço do kit já traz motor, central, controles, entrega, montagem e regulagem. Os três modelos custam {models.pricesNamed}, e a diferença entre eles é o tempo de abertura.",
            "O kit do basculante vem completo, com motor, central, controles, entrega, instalação e ajuste. Há três modelos, {models.pricesNamed}, e os mais caros abrem mais depressa.",
            "O kit do basculante inclui controles, central, montagem e regulagem, sem outro custo de mão de obra. Os preços são {models.pricesNamed}, conforme a velocidade.",
          ],
          [
            "No portão que nunca teve motor, levar a energia até ele costuma ser o maior extra. O de correr pede ainda a base do motor e a cremalheira, a barra dentada que vai presa na folha. Só instalar um motor comprado em outra loja custa a partir de {price.installation}, por isso o conjunto costuma compensar.",
            "À parte fica a energia até o motor, quando não há ponto perto. No de correr somam-se a base e a cremalheira, a barra de dentes parafusada na folha. Quem já comprou o motor paga só a mão de obra, a partir de {price.installation}.",
            "O extra mais comum é o fio do quadro até o motor. No portão de correr entram também a base e a cremalheira, a barra dentada em que o motor puxa. A instalação de um motor comprado fora custa a partir de {price.installation}, e o conjunto quase sempre sai melhor.",
          ],
        ],
      },
      {
        about: "visit",
        headings: ["Os passos para automatizar o portão", "Do portão manual ao automático, passo a passo"],
        slots: [
          [
            "O trabalho segue esta ordem, para o motor não ser montado numa folha que prende.",
            "É assim que o técnico transforma o portão manual em automático:",
            "Cada passo depende do anterior, por isso a folha vem antes do motor:",
          ],
        ],
        steps: [
          "Acertar a folha: ela precisa andar leve e reta, empurrada com uma mão.",
          "Escolher o motor pelo jeito de abrir, pela largura e pelo peso.",
          "Levar energia até o motor, com circuito próprio, disjuntor e terra.",
          "Montar a base, a cremalheira ou os suportes, e prender o motor.",
          "Ligar a central, gravar os controles e marcar onde a folha para.",
          "Regular a força no mínimo e testar com um objeto no caminho.",
        ],
      },
      {
        about: "check",
        headings: ["O que o portão manual precisa ter", "O portão manual aceita motor?"],
        slots: [
          [
            "O portão aceita motor se a folha anda leve e reta do começo ao fim, empurrada com uma mão. O que arrasta ou pesa é consertado antes, porque o motor não corrige portão emperrado.",
            "Quase todo portão em bom estado aceita motor: basta a folha correr ou girar sem esforço em todo o percurso. Portão duro na mão precisa de serralheria primeiro, ou o motor se gasta cedo.",
            "Em geral o portão manual serve, desde que ande leve na mão. Emperrado ou torto, ele passa por conserto antes, e esse serviço aparece separado no orçamento.",
          ],
        ],
        bullets: [
          "De correr: trilho reto e nivelado, rodas boas e batente nas pontas",
          "De abrir: dobradiças firmes e coluna que aguente o braço do motor",
          "Basculante: contrapeso acertado, com a folha leve para subir",
          "Energia: tomada ou caixa a poucos metros do motor, de preferência com disjuntor próprio",
        ],
      },
      {
        about: "time",
        headings: ["Quanto tempo leva a instalação", "Prazo da instalação"],
        slots: [
          [
            "Com a folha em ordem e a energia pronta, conte {time.tilting} no basculante e {time.sliding} no de correr. Base de concreto nova precisa curar e por isso é feita em um dia anterior.",
            "O basculante leva {time.tilting} e o de correr, {time.sliding}, se há energia no lugar e a folha anda bem. Quando falta base no piso, ela é concretada antes, para secar.",
            "São {time.tilting} de serviço no basculante e {time.sliding} no de correr, sem contar reparo da folha. A base de concreto, se for preciso fazê-la, fica pronta dias antes da montagem.",
          ],
        ],
      },
      {
        about: "safety",
        headings: ["A fotocélula no orçamento", "Fotocélula: o que pedir junto com o motor"],
        slots: [
          [
            "Peça a fotocélula junto com o motor. É o par de sensores que faz a folha parar e voltar quando alguém cruza o vão. Ela não vem no preço básico, e passar o fio na mesma visita poupa uma segunda ida.",
            "Quem põe motor pela primeira vez deve incluir a fotocélula, o par de sensores que segura a folha quando há gente ou carro na passagem. É um item à parte e sai mais em conta se ligado no mesmo dia.",
            "Um portão que passa a andar sozinho precisa de fotocélula, o par de sensores que o detém quando o caminho está ocupado. O valor dela se soma ao do motor, e a instalação é feita na mesma visita.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Preciso trocar o portão para colocar motor?",
        answers: [
          "Não, se a folha está firme e anda leve: ela é aproveitada, e entram só motor, central e controles. Folha podre, empenada ou pesada demais passa antes pelo serralheiro.",
          "Em geral o portão continua o mesmo. Só a folha muito torta, enferrujada na base ou fora de peso precisa de reparo antes de receber o motor.",
          "Quase nunca. Portão de ferro ou de alumínio bem conservado recebe o motor como está, com alguns suportes soldados ou parafusados.",
        ],
      },
      {
        question: "O que fazer com o trinco do portão manual?",
        answers: [
          "Ele sai ou fica travado aberto, porque o motor que puxa contra um trinco fechado entorta a folha. Depois, quem segura o portão fechado é o próprio motor.",
          "Tira-se o trinco ou prende-se na posição aberta. Um ferrolho esquecido fechado entorta o braço na primeira abertura.",
          "O trinco precisa ser retirado ou inutilizado na instalação. Se quiser uma tranca a mais, pergunte pela trava elétrica, que abre junto com o motor.",
        ],
      },
      {
        question: "Dá para parcelar o motor com a instalação?",
        answers: [
          "Sim, motor e mão de obra juntos podem ser pagos em até {shop.instalments} vezes no cartão, ou por Pix.",
          "Dá. O total instalado se divide em até {shop.instalments} parcelas no cartão, e Pix também vale.",
          "Pode parcelar em até {shop.instalments} vezes no cartão, com a mão de obra incluída, ou pagar por Pix.",
        ],
      },
      {
        question: "Portão de correr com trilho pronto fica mais barato?",
        answers: [
          "Fica, se o trilho está reto, nivelado e com batentes, porque se poupa a obra do piso. Trilho com degrau ou caimento é corrigido antes, já que força o motor.",
          "Sim, o trilho bom economiza serralheria e piso. Se ele tem emenda alta ou descida, o conserto entra no orçamento, porque a folha não pode correr sozinha.",
          "Em geral fica mais barato, pois só entram motor, base e cremalheira. O técnico confere pela foto se o trilho está nivelado e se há batente nas duas pontas.",
        ],
      },
    ],
    photo: "fotos do portão inteiro, por dentro e por fora, a largura e o ponto de energia mais próximo",
  },
  {
    id: "parou-no-meio-depois-da-chuva",
    broader: "molhou",
    label: "Parou no meio depois da chuva",
    phrase: "o portão que parou no meio depois da chuva",
    asks: [
      ...combine(
        ["chuva", "choveu", "chovendo", "temporal"],
        [
          "parou meio",
          "para meio",
          "travou meio",
          "parou metade",
          "travou metade",
          "parou meio caminho",
          "ficou meio aberto",
          "parou meio não obedece",
          "parou meio controle",
          "meio aberto não obedece",
        ],
      ),
    ],
    intent: "repair",
    answers: {
      any: [
        "Portão eletrônico que parou no meio depois da chuva e não obedece o controle costuma ter água na caixa do motor, na fotocélula ou no fim de curso, ou o disjuntor caiu. Desligue o disjuntor e não insista; secar, medir e vedar, em casa, parte de {price.preventive}, sem peças.",
        "Se o portão parou no meio com a chuva, a suspeita é umidade na central, na fotocélula ou numa emenda, e não a pilha do controle. Corte a energia no disjuntor e não abra a tampa molhada; a visita residencial começa em {price.preventive}, fora as peças.",
        "A folha parada no meio do caminho depois da chuva mostra que a central perdeu a energia ou a leitura da fotocélula e do fim de curso por causa da água. Desligue o disjuntor e feche na mão só o de correr ou de abrir; o conserto em casa custa a partir de {price.preventive}, sem peças.",
      ],
    },
    sections: [
      {
        about: "safety",
        headings: ["Como fechar o portão parado no meio", "O que fazer agora, com tudo molhado"],
        slots: [
          [
            "Nada aqui pede a tampa aberta: com água dentro, a caixa pode estar energizada. Não toque no motor molhado antes de desligar o disjuntor.",
            "A caixa do motor molhada pode dar choque, por isso o disjuntor vem primeiro e a tampa fica fechada.",
            "Antes de encostar no portão, corte a energia por um caminho seco. A caixa não se abre, porque pode haver tensão na água.",
          ],
        ],
        steps: [
          "Desligue o disjuntor com a mão seca; se já caiu, deixe assim.",
          "De correr ou de abrir, reto e em piso nivelado: destrave com a chave e feche devagar.",
          "Basculante: não destrave e não passe embaixo.",
          "Prenda a folha fechada com corrente e cadeado.",
          "Fotografe o portão e a caixa do motor por fora.",
        ],
      },
      {
        about: "causes",
        headings: ["Onde a água fez o portão parar", "Central, fotocélula ou fim de curso"],
        slots: [
          [
            "Se nada acende e o disjuntor ou o DR caiu, há água na caixa do motor, numa emenda ou na botoeira, com corrente escapando. Se há luz e ele só não fecha, a fotocélula está com gotas na lente.",
            "Disjuntor ou DR desarmado mostra fuga de corrente por água na caixa, na emenda ou no botão. Com energia e sem fechar, o provável é a lente da fotocélula molhada.",
            "Tudo apagado e disjuntor caído indicam água na placa ou nos fios. Portão que ainda abre e não fecha tem a fotocélula molhada, e o que não acha o ponto, o fim de curso.",
          ],
          [
            "Folha que para sempre no mesmo ponto pode ter encontrado areia e galhos que a enxurrada levou para o trilho.",
            "No de correr, a enxurrada também deixa areia no trilho, e a folha trava ali, sem defeito no motor.",
            "Veja ainda o trilho: lama e folhas trazidas pela água seguram o portão no meio do caminho.",
          ],
        ],
      },
      {
        about: "visit",
        headings: ["A placa molhada tem conserto", "Secar, medir e vedar"],
        slots: [
          [
            "Placa desligada cedo costuma se salvar com limpeza e secagem; com trilha oxidada ou componente queimado, é trocada. Sensores e motor são medidos antes de religar.",
            "Quanto menos tempo a placa ficou ligada e molhada, maior a chance de bastar a limpeza. O técnico seca, mede motor e sensores e só troca o que não se recupera.",
            "A limpeza e a secagem salvam muita placa que foi desligada logo. Antes de voltar a energia, medem-se motor, fotocélula e fim de curso; trilha queimada pede placa nova.",
          ],
          [
            "Depois se acha por onde a água entrou, na tampa, na borracha ou no cano dos fios, e se veda.",
            "O serviço termina na vedação da tampa e do eletroduto, para não se repetir na próxima chuva.",
            "Por último se fecha a entrada da água, que costuma ser a borracha velha ou o cano dos fios.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Se secar e voltar a funcionar, preciso chamar alguém?",
        answers: [
          "Sim: a água deixa oxidação, e o defeito costuma voltar pior na chuva seguinte. Limpeza e vedação custam menos que uma placa.",
          "Convém. O portão volta ao secar, mas a entrada de água continua lá e a oxidação avança.",
        ],
      },
      {
        question: "Quanto tempo espero antes de religar?",
        answers: [
          "Não há prazo certo: por fora parece seco e por dentro não. O seguro é o técnico abrir e medir antes de religar.",
          "Melhor não contar horas: religue só depois que a caixa for aberta e conferida pelo técnico.",
        ],
      },
      {
        question: "Pode ser só o controle?",
        answers: [
          "Dificilmente: um controle sem pilha não faz o portão parar no meio. Só pense nele se a folha anda com outro comando.",
          "Em geral não, porque a folha parou sozinha no caminho. O controle se confere depois, com tudo seco.",
        ],
      },
      {
        question: "O portão ficou aberto e preciso sair. O que faço?",
        answers: [
          "Se é de correr ou de abrir e está reto, feche na mão com o disjuntor desligado e ponha cadeado. Se é basculante, tranque a casa por dentro e deixe alguém até o técnico chegar.",
          "Feche à mão só folha reta de correr ou de abrir, sem energia. Com basculante parado no meio, não mexa: avise que a entrada está aberta, para ter prioridade.",
        ],
      },
    ],
    photo: "fotos do portão como parou, da caixa do motor por fora e do quadro de disjuntores",
  },
  {
    id: "chuva-e-controle-sem-luz",
    broader: "molhou",
    label: "Chuva e controle sem luz",
    phrase: "o portão parado e o controle apagado depois da chuva",
    asks: [
      "controlinho sem luz chuva pilha",
      "controle sem luz chuva pilha resolve",
      ...combine(
        ["chuva", "choveu", "temporal"],
        [
          "controle não acende",
          "controle nem acende",
          "controle apagado",
          "controle sem luz",
          "controle luz não acende",
          "controle luzinha",
          "luzinha controle não acende",
          "controle morto",
        ],
      ),
    ],
    intent: "repair",
    answers: {
      any: [
        "Depois da chuva, portão eletrônico parado e controle que nem acende a luzinha podem ser duas coisas: pilha ou controle molhado, e água na caixa do motor. Troque a pilha e teste outro controle; se nenhum abre, desligue o disjuntor e peça a visita com ajuste, a partir de {price.preventive} em casa, sem peças.",
        "Controle sem luz não manda sinal, chova ou não: ponha pilha nova e seque os contatos antes de culpar o portão. Se ele acender e o portão eletrônico continuar parado depois da chuva, mantenha o disjuntor desligado, porque pode haver água na placa, e a visita parte de {price.preventive}, fora as peças.",
        "Se choveu, o portão parou e a luzinha do controle não acende, comece pela pilha, que é o mais simples. Com pilha nova e outro controle sem resposta, a suspeita passa à água na central: disjuntor desligado e visita de ajuste, desde {price.preventive} em residência, sem contar peças.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["Controle ou portão: como separar", "Na ordem, do controle ao disjuntor"],
        slots: [
          [
            "A luz do controle só mostra se ele transmite; não diz nada sobre o motor. Faça os testes nesta ordem, sem tocar no motor molhado.",
            "O controle funciona à parte do portão, e por isso se testa primeiro. Siga a sequência e deixe a tampa do motor fechada.",
            "Controle apagado e portão parado se verificam um de cada vez. Comece pelo que está na mão e não encoste no motor molhado.",
          ],
        ],
        steps: [
          "Tire a pilha do controle e seque os contatos com pano.",
          "Ponha pilha nova do modelo impresso na velha, no lado certo.",
          "Aperte: se a luz não acende, o controle se estragou.",
          "Se acende e o portão não responde, teste outro controle.",
          "Se nenhum abre, desligue o disjuntor, ou não o religue se ele caiu, e chame.",
        ],
      },
      {
        about: "visit",
        headings: ["Se a água chegou à central", "O que se faz no motor molhado"],
        slots: [
          [
            "O técnico abre a caixa com o circuito desligado, seca e limpa a placa e mede antes de religar. Religar úmido é perigoso para a peça, porque a umidade fecha curto entre as trilhas.",
            "Sem energia, a central é aberta, seca, limpa e medida, e só depois volta a ser ligada. Placa úmida sob tensão entra em curto, e por isso o disjuntor espera.",
            "Primeiro se corta a energia; então a placa é limpa, seca e testada. Enquanto há umidade, ligar pode queimar o que a água ainda não estragou.",
          ],
          [
            "Achada a entrada da água, vedam-se a tampa, a borracha e a passagem dos fios, para a próxima chuva não repetir o defeito.",
            "Em seguida se procura por onde molhou, em geral borracha ressecada, tampa frouxa ou conduíte aberto, e esse ponto é vedado.",
            "O serviço termina na vedação: borracha da tampa, furos da caixa e eletroduto são os caminhos mais comuns da água.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["O que pode entrar na conta", "Do mais barato ao mais caro"],
        slots: [
          [
            "A pilha resolve por pouco, e o controle novo com gravação vem depois. A placa que não se recupera é o gasto maior; controle e placa são orçados por foto, com a mão de obra.",
            "Em ordem de custo: pilha, controle gravado e, por último, a central, se a água a estragou. Essas peças e o serviço têm o valor dado pela foto.",
            "O gasto menor é trocar a pilha, o médio é um controle novo já gravado, e o maior, a placa perdida. Peça e trabalho saem juntos no orçamento por foto.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Controle que molhou volta a funcionar?",
        answers: [
          "Muitas vezes sim, se a pilha sai logo e ele seca aberto por um dia, longe do sol forte. Com contatos verdes ou pretos, a oxidação avançou e a troca é mais segura.",
          "Pode voltar: tire a pilha, deixe aberto até secar bem e passe pano nos contatos. Se já oxidou, o defeito costuma voltar, e convém outro controle.",
          "Volta em boa parte dos casos, desde que seque por inteiro antes da pilha nova. Marca verde ou preta nos contatos indica que ele está no fim.",
        ],
      },
      {
        question: "Como entro em casa enquanto isso?",
        answers: [
          "Use a porta social. O portão de correr ou de abrir, reto e no trilho, pode ser destravado pela chave com o disjuntor desligado; basculante não se destrava.",
          "Pela entrada de pedestres, de preferência. Com a energia cortada, a folha de correr ou de abrir que está alinhada se move à mão, e o basculante espera o técnico.",
          "A porta social é o melhor caminho. Só o deslizante ou o pivotante em ordem deve ser solto, sem energia; no basculante não mexa.",
        ],
      },
      {
        question: "Pode ser coincidência a pilha acabar na chuva?",
        answers: [
          "Pode, porque pilha fraca falha em qualquer dia, e o frio da chuva ainda reduz a força dela. Por isso a pilha nova é o primeiro teste.",
          "Sim. No frio a pilha rende menos e a que estava no fim deixa de acender. Trocá-la tira a dúvida em um minuto.",
          "É bem possível: a temperatura cai e a pilha gasta não dá conta. Com uma nova, você logo sabe se o portão está bom.",
        ],
      },
      {
        question: "Quanto tempo esperar para religar o disjuntor?",
        answers: [
          "Não há prazo seguro, porque a água fica dentro da caixa mesmo com sol. Deixe desligado até a placa ser aberta, seca e medida pelo técnico.",
          "Espera nenhuma garante: a caixa fechada guarda umidade por dias. Religue só depois que o técnico secar e medir a central.",
          "Secar por fora não conta, já que a umidade permanece sob a tampa. O disjuntor volta depois da medição da placa.",
        ],
      },
    ],
    photo: "a foto do controle aberto, da pilha e da caixa do motor por fora",
  },
  {
    id: "regular-fim-de-curso-que-bate",
    broader: "fim-de-curso",
    label: "Bate ao fechar: regular o fim de curso",
    phrase: "a regulagem do fim de curso do portão que bate",
    asks: [
      ...combine(
        ["regular", "regulagem", "ajustar", "regulo"],
        [
          "fim curso portão bate fecha",
          "fim curso bate fecha",
          "fim curso bate fechar",
          "fim curso bate forte fecha",
          "fim curso bate forte fechar",
          "fim curso portão bate forte fecha",
          "fim curso portão bate forte fechar",
          "fim curso portão batendo fecha",
        ],
      ),
    ],
    intent: "how-to",
    answers: {
      any: [
        "Para o portão que bate forte quando fecha, regule o fim de curso de fechamento para avisar a parada alguns milímetros antes. No motor de correr, desloca-se o ímã ou a chapa presa à folha; em outros, o percurso é gravado de novo. O técnico faz esse ajuste em casa a partir de {price.preventive}, sem peças.",
        "O portão bate forte ao fechar quando o fim de curso, o sensor da parada, avisa o motor tarde demais. A regulagem é mover o ímã do fechamento alguns milímetros, testar e repetir até a folha encostar sem pancada. A visita do técnico para esse ajuste, em casa, parte de {price.preventive}, sem peças.",
      ],
    },
    sections: [
      {
        about: "visit",
        headings: ["Como regular o fim de curso, passo a passo", "O ajuste da parada no fechamento"],
        slots: [
          [
            "Esta é a ordem que o técnico segue no motor de correr. O ímã fica por fora, mas quem o desloca sem prática pode deixar a folha sem ponto de parada. Por isso o primeiro teste é feito com alguém pronto para cortar a energia.",
            "A regulagem é feita aos poucos, com um teste depois de cada mudança. No motor de correr, o ímã ou a chapa fica por fora, preso à barra de dentes. Um ajuste grande demais faz a folha passar do ponto, e é melhor que o técnico o faça.",
          ],
        ],
        steps: [
          "Desligue o disjuntor e veja se nada prende a folha e se o batente está firme.",
          "Marque com giz o lugar em que o ímã do fechamento está agora.",
          "Afrouxe o parafuso e desloque o ímã cerca de 5 mm, para o sensor ser alcançado antes.",
          "Aperte o parafuso, afaste as pessoas e religue o disjuntor.",
          "Feche pelo controle e observe de longe. Se ainda bate, desligue o disjuntor e desloque mais 5 mm.",
          "Pare quando a folha encostar sem pancada e sem deixar vão.",
        ],
      },
      {
        about: "check",
        headings: ["Onde fica o fim de curso no seu portão", "Fim de curso: como é em cada motor"],
        slots: [
          [
            "No portão de correr, há um ímã ou uma chapa em cada ponta da barra de dentes. No basculante, os ímãs ou as chaves ficam ao longo do trilho do motor. No basculante e no portão de abrir, deixe o ajuste com o técnico.",
            "O motor de correr lê dois ímãs, um para abrir e outro para fechar, presos à barra da folha. O basculante tem sensores no trilho do acionador. No basculante e no portão de abrir, só o técnico faz a regulagem.",
          ],
          [
            "Alguns motores não têm ímã, porque contam as voltas com um sensor chamado encoder. Neles, o percurso é gravado de novo na central, como ensina o manual do modelo.",
            "Motor com encoder, o sensor que conta as voltas, não tem ímã para mover. A parada é acertada com uma nova gravação do percurso na central, pelo manual.",
          ],
        ],
      },
      {
        about: "causes",
        headings: ["Se o fim de curso está certo e ainda bate", "Outras causas da batida no fechamento"],
        slots: [
          [
            "Quando o sensor já está no lugar, falta desacelerar no fim do percurso. O técnico liga ou aumenta essa função na central, se o motor tiver. Ele também reduz a força até o menor valor que move a folha.",
            "Se a parada está no ponto, o portão pode estar chegando depressa demais. Nos motores que têm desaceleração, o técnico a aumenta na central. A força também é reduzida, até o mínimo que fecha o portão.",
          ],
          [
            "No basculante que desce depressa, a causa é a mola ou o contrapeso. Desligue o disjuntor, não destrave a folha e chame o técnico.",
            "Basculante que despenca no fim tem mola fraca ou contrapeso errado, e regular o motor não resolve. Pare de usar, não destrave e chame o técnico.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Por que o fim de curso saiu do lugar?",
        answers: [
          "Em geral, o parafuso do ímã afrouxou com a vibração. Uma pancada na folha ou uma barra de dentes solta também muda a parada.",
          "A vibração costuma soltar o parafuso do ímã. Vale conferir também se a barra de dentes está firme, porque o ímã anda junto com ela.",
        ],
      },
      {
        question: "Depois da regulagem, o portão não fecha até o fim. O que fazer?",
        answers: [
          "O ímã passou do ponto. Com o disjuntor desligado, volte o ímã alguns milímetros e teste de novo, até sumir o vão.",
          "A parada ficou cedo demais. Desligue o disjuntor, traga o ímã um pouco de volta e repita o teste.",
        ],
      },
      {
        question: "Posso usar o portão batendo até a visita?",
        answers: [
          "Use o mínimo, porque cada pancada gasta a engrenagem e afrouxa o batente. Se o motor continua forçando depois da batida, desligue o disjuntor.",
          "Só o necessário, e com todos longe da folha. Se o motor não desliga depois de bater, corte a energia no disjuntor e chame o técnico.",
        ],
      },
      {
        question: "Quanto tempo leva essa regulagem?",
        answers: [
          "Em geral até {trade.smallRepair}, com os testes. Um ímã quebrado ou um batente solto pede peça ou solda, e o tempo aumenta.",
          "O ajuste costuma caber em {trade.smallRepair}. Se for preciso trocar o ímã ou soldar o batente, o técnico informa o tempo e o valor antes.",
        ],
      },
    ],
    photo: "um vídeo do portão fechando, de lado e com som, e a foto da etiqueta do motor",
  },
  {
    id: "regular-fim-de-curso-e-embreagem",
    broader: "fim-de-curso",
    label: "Regular fim de curso e embreagem",
    phrase: "a regulagem do fim de curso e da embreagem",
    asks: [
      "ajustar fim curso força",
      "regular fim curso força",
      "fecha batendo regular",
      ...combine(
        ["regular", "regulagem", "ajustar", "regulo"],
        [
          "fim curso embreagem",
          "embreagem bate forte",
          "fim curso bate forte",
          "bate forte fecha",
          "bate forte fechar",
          "batendo forte fecha",
        ],
      ),
    ],
    intent: "how-to",
    answers: {
      any: [
        "Se o portão bate forte quando fecha, no motor [marca] o técnico regula primeiro o fim de curso, o sensor que manda parar, e só depois a embreagem. A embreagem é um parafuso ou porca no redutor: gira-se um quarto de volta por vez, até o menor aperto que move a folha. O ajuste em casa parte de {price.preventive}, sem peças.",
        "Portão que bate forte ao fechar quase sempre está parando tarde, por isso o ajuste no motor [marca] começa pelo fim de curso, e não pela embreagem. Depois vêm a desaceleração e a força na central e, por último, o parafuso da embreagem, girado aos poucos. A regulagem é do técnico e começa em {price.preventive} em residência, fora peças.",
        "Para o portão com motor [marca] parar de bater quando fecha, o técnico adianta o fim de curso, que é o sensor da parada. A embreagem só é regulada depois, com um quarto de volta por vez no parafuso do redutor, e testada contra um obstáculo. A visita com essa regulagem, numa casa, parte de {price.preventive}, sem contar peças.",
      ],
    },
    sections: [
      {
        about: "visit",
        headings: ["A regulagem, na ordem certa", "Como o técnico regula a batida no fechamento"],
        slots: [
          [
            "A ordem importa, porque apertar a embreagem não corrige uma parada atrasada. A parte mecânica é ajustada com o disjuntor desligado. O que se programa na central é feito com energia, e cada mudança é testada num ciclo inteiro.",
            "Começar pela embreagem só esconde o atraso da parada. Ímã e parafuso são mexidos sem energia; o percurso e a desaceleração são gravados com o motor ligado. Depois de cada ajuste, o técnico faz o portão andar de ponta a ponta.",
            "O ponto de parada vem primeiro, porque a força e a embreagem não o mudam. As peças são ajustadas com o circuito desligado, e a programação da central, com ele ligado. O teste é sempre um ciclo completo, sem ninguém perto.",
          ],
        ],
        steps: [
          "Com o disjuntor desligado, o técnico vê se a folha anda leve até o batente.",
          "O ímã ou o came do fechamento, a peça que avisa a parada, é deslocado alguns milímetros, para o motor desligar antes.",
          "Com a energia ligada, o percurso é gravado de novo, nas centrais que o aprendem.",
          "A desaceleração do fim do percurso é ligada ou aumentada na central.",
          "No motor com embreagem, o parafuso do redutor é girado um quarto de volta por vez, até o menor aperto que move a folha.",
          "Uma caixa de papelão no caminho mostra se a folha cede; se não cede, a força ou a embreagem ainda está alta.",
        ],
      },
      {
        about: "what",
        headings: ["Como a embreagem é regulada", "Seu motor tem embreagem?"],
        slots: [
          [
            "Motores antigos e alguns de uso pesado têm embreagem mecânica, um disco com mola e parafuso no redutor, a caixa de engrenagens. Nos motores mais novos, quem limita o esforço é a central, pela força gravada. O manual do modelo diz qual é o seu.",
            "Em parte dos motores, a embreagem é um disco com mola, regulado por um parafuso na caixa de engrenagens. Nos outros não há peça a apertar, e o limite é a força gravada na central. Confira no manual do modelo.",
            "Há motores com embreagem de disco e mola, que patina quando a folha encontra resistência. Em outros, a central faz esse papel pela força gravada. O manual do modelo mostra qual é o caso.",
          ],
          [
            "A embreagem apertada demais deixa de proteger, e a folha não cede diante de uma pessoa ou de um carro. Frouxa demais, ela patina, e o motor gira sem mover o portão.",
            "Com aperto demais, o portão empurra quem está no caminho. Com aperto de menos, o motor gira em vão, e a folha não sai do lugar.",
            "O excesso de aperto tira a proteção contra esmagamento. A falta de aperto faz o motor rodar com a folha parada.",
          ],
        ],
      },
      {
        about: "causes",
        headings: ["Por que o portão passou a bater", "O que faz o portão bater no fim"],
        slots: [
          [
            "O mais comum é o ímã ou o came se soltar com a vibração e atrasar a ordem de parar. Percurso perdido depois de uma falta de luz e desaceleração desligada dão a mesma pancada. No basculante que desce depressa, a causa é o contrapeso ou a mola, e a regulagem do motor não resolve: pare de usar e chame o técnico.",
            "A vibração afrouxa a peça que avisa a parada, e o motor só desliga no batente. Também bate o portão que perdeu o percurso gravado ou ficou sem desaceleração. Se o basculante cai em vez de descer, falta contrapeso ou mola: não use o portão até o conserto.",
            "Quase sempre a peça do fim de curso saiu do lugar, e o aviso chega tarde. Percurso apagado e falta de desaceleração fazem o mesmo. Num basculante que despenca no fim, o defeito é o equilíbrio da folha, com risco de queda, e o portão fica desligado.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Posso regular a embreagem sozinho?",
        answers: [
          "Não é indicado: a central tem tensão da rede, e um ímã fora do lugar deixa a folha sem parada. Você pode olhar por fora, com o disjuntor desligado, se o ímã está solto.",
          "Melhor não. Com o disjuntor desligado dá para ver, por fora, se o ímã da cremalheira se mexeu. O acerto do ponto é serviço do técnico.",
          "O acerto fica com o técnico, por causa da energia na central e do risco de a folha passar do ponto. Você pode ver, por fora e sem energia, se o ímã está frouxo.",
        ],
      },
      {
        question: "Regularam a força e o portão continua batendo. Por quê?",
        answers: [
          "Porque a ordem de parar continua chegando tarde. Enquanto o fim de curso não for acertado, menos força só disfarça a batida.",
          "A força não muda o ponto de parada. Falta acertar o fim de curso ou ligar a desaceleração.",
          "O que define a parada é o fim de curso, e não a força. Com esse sensor no ponto, a batida some ou fica leve.",
        ],
      },
      {
        question: "Posso usar o portão batendo até a visita?",
        answers: [
          "Use o mínimo, porque cada pancada gasta a engrenagem e afrouxa o batente. Se o motor continua forçando depois da batida, desligue o disjuntor.",
          "Só o necessário, se o portão ainda para no fim. Motor que segue empurrando o batente deve ficar desligado.",
          "Melhor usar pouco, porque a pancada solta o suporte do motor. Se o motor não para sozinho, deixe o disjuntor desligado.",
        ],
      },
      {
        question: "Quanto tempo leva essa regulagem?",
        answers: [
          "Em geral até {trade.smallRepair}, com os testes. Ímã quebrado ou batente solto pedem peça ou solda, e o tempo aumenta.",
          "Costuma caber em {trade.smallRepair}, já com os ciclos de teste. O tempo cresce se o batente precisa ser refeito.",
          "Conte com até {trade.smallRepair}. Só peça quebrada ou solda no batente alongam o serviço.",
        ],
      },
    ],
    photo: "um vídeo do portão fechando, de lado e com som, e a foto da etiqueta do motor",
  },
  {
    id: "raio-motor-vale-consertar",
    broader: "raio",
    label: "Raio queimou o motor: consertar ou trocar",
    phrase: "o motor de portão queimado por raio",
    asks: [
      ...combine(
        ["raio", "descarga elétrica", "temporal queimou", "tempestade queimou"],
        [
          "motor vale pena",
          "motor compensa",
          "motor arrumar",
          "motor consertar ou comprar",
          "motor tem conserto",
          "motor comprar outro",
          "motor compro outro",
          "motor compra outro",
          "motor conserto ou troca",
          "motor trocar ou consertar",
          "portão vale pena arrumar",
          "portão vale pena consertar",
          "portão compensa arrumar",
          "portão compensa consertar",
        ],
      ),
    ],
    intent: "question",
    answers: {
      any: [
        "Quase sempre vale a pena arrumar: o raio costuma queimar a placa, e o motor do portão escapa. Compre outro se o enrolamento também queimou, se não há placa para o modelo ou se o conserto passa da metade de um novo, que em casa fica de {price.homeSwap} instalado; a medição mostra qual é o caso.",
        "Na maioria das vezes vale consertar o portão depois do raio, porque queima a placa e não o motor. O motor novo, de {price.homeSwap} em casa com mão de obra, compensa quando o enrolamento foi atingido, o motor já é velho ou falta placa.",
        "Em geral vale a pena consertar: o técnico mede a placa e o motor e diz o que o raio atingiu. Só placa, repara-se ou troca-se a placa; placa e motor, o conjunto novo, de {price.homeSwap} em casa com mão de obra, costuma sair melhor que arrumar os dois.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Arrumar ou comprar outro: a conta", "Quando cada um compensa"],
        slots: [
          [
            "A conta se faz depois da medição, com os dois valores lado a lado.",
            "Quem decide é a medição, e não o cheiro nem o susto.",
            "Sem medir, troca-se motor bom. Com a medição, a escolha fica simples.",
          ],
        ],
        bullets: [
          "Só fusível, varistor ou relé: repara-se a placa",
          "Placa com trilhas queimadas e motor bom: placa nova",
          "Enrolamento em curto ou motor perto do fim da vida, de {trade.life}: motor novo",
          "Modelo sem placa à venda, nem compatível: motor novo",
        ],
      },
      {
        about: "cost",
        headings: ["Quanto custa depois do raio", "Os valores para comparar"],
        slots: [
          [
            "A visita com a medição em casa parte de {price.preventive}, sem peças, e o preço da placa vem pela foto da etiqueta. Reparo de entrada, como fusível e varistor, fica no menor custo, placa nova no meio e motor no maior.",
            "Medir custa a visita, desde {price.preventive} em casa, sem peças. Depois, do menor ao maior, estão o reparo da placa, a placa nova e o motor.",
            "Em residência, a visita que mede começa em {price.preventive}, sem peças. O reparo da placa é o mais barato, seguido da placa nova e do conjunto.",
          ],
          [
            "Em portão pesado, de prédio ou empresa, o motor novo fica de {price.heavySwap}, e por isso o conserto compensa mais vezes.",
            "No portão pesado a troca vai de {price.heavySwap}, o que faz o conserto ganhar quase sempre.",
            "Se o portão é pesado, com motor novo de {price.heavySwap}, vale insistir no reparo da placa.",
          ],
        ],
      },
      {
        about: "check",
        headings: ["Antes de mandar consertar", "Distribuidora e seguro: peça antes do conserto"],
        slots: [
          [
            "Deixe o disjuntor desligado e não teste, porque uma placa atingida pode acionar o motor sozinha. Depois, siga a ordem.",
            "Não religue para ver se volta: o segundo teste pode levar o que o raio poupou. Faça antes o seguinte.",
            "Com a energia cortada e sem testes, cuide do registro, que pode pagar o conserto.",
          ],
        ],
        steps: [
          "Anote o dia e a hora do raio.",
          "Fotografe o motor, a etiqueta e o que mais queimou.",
          "Abra o pedido na distribuidora ou no seguro antes do conserto.",
          "Peça ao técnico laudo e orçamento por escrito.",
          "Guarde a peça queimada.",
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Como saber se queimou o motor ou só a placa?",
        answers: [
          "Medindo o enrolamento, com o circuito desligado. Portão mudo, sem luz na central, costuma ser só placa ou fusível.",
          "Só a medição decide; por fora, central apagada e nenhum cheiro de verniz sugerem apenas a placa.",
        ],
      },
      {
        question: "A garantia cobre motor queimado por raio?",
        answers: [
          "Em geral não: descarga elétrica costuma ficar fora da garantia. O caminho é o seguro com danos elétricos ou a distribuidora.",
          "Costuma não cobrir. Veja o seguro residencial, na cobertura de danos elétricos, e o pedido à distribuidora.",
        ],
      },
      {
        question: "Se eu comprar outro, o raio queima de novo?",
        answers: [
          "Pode queimar, se nada mudar. Aterramento e protetor de surto no circuito do portão reduzem bem o risco, sem zerá-lo.",
          "O risco continua; DPS e terra diminuem a chance, e por isso se orçam junto com o motor.",
        ],
      },
      {
        question: "Posso usar o portão na mão enquanto isso?",
        answers: [
          "De correr ou de abrir, reto, sim, com o disjuntor desligado e a chave do motor. O basculante não se destrava.",
          "Folha de correr ou de abrir em bom estado se solta com a chave, sem energia, e se trava depois. Basculante espera o técnico.",
        ],
      },
    ],
    photo: "a foto da etiqueta do motor e do portão inteiro, com o dia e a hora do raio",
  },
  {
    id: "nobreak-vale-e-quantas-aberturas",
    broader: "nobreak",
    label: "Nobreak: vale e quantas aberturas faz",
    phrase: "o nobreak, se vale e quantas aberturas faz",
    asks: [
      ...combine(
        ["nobreak vale", "nobreak compensa", "nobreak investimento", "vale nobreak"],
        [
          "quantas aberturas",
          "quantas vezes",
          "aberturas segura",
          "quanto tempo dura",
          "quanto tempo segura",
          "autonomia",
          "quantos ciclos",
        ],
      ),
      "nobreak vale investimento",
      "nobreak portão investimento",
    ],
    intent: "question",
    answers: {
      any: [
        "Nobreak para portão eletrônico vale o investimento se a luz falta com frequência, se o portão é a única entrada ou se alguém da casa não consegue destravar. Com bateria nova e folha leve, segura em geral de 20 a 50 aberturas; para quedas raras, a chave de destravamento basta.",
        "Vale a pena pagar por nobreak quem depende do portão na falta de luz, e ele faz, em geral, de 20 a 50 aberturas de folha leve, menos com bateria velha. Com porta social e quedas raras, a chave resolve sem gasto no portão de correr e no de abrir.",
        "Compensa o nobreak em casa com entrada única, idoso ou queda de energia frequente; nos outros casos, a chave de destravar é suficiente. Quantas vezes o portão abre com ele: de 20 a 50 aberturas, em média, com bateria boa; a ficha traz o número em ciclos, e um ciclo é abrir e fechar.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Quantas aberturas você precisa", "A conta antes de comprar o nobreak"],
        slots: [
          [
            "Some as saídas e chegadas de um apagão comum na sua rua: quatro pessoas que saem e voltam dão oito ciclos. Deixe o dobro de folga, porque a ficha supõe bateria nova e folha leve.",
            "Numa casa com dois carros, um dia sem luz raramente passa de oito ou dez ciclos. Escolha um aparelho com o dobro disso na ficha, já que peso e idade da bateria reduzem.",
            "Conte quantos ciclos a casa usa enquanto a luz falta, em geral menos de dez. O número da ficha vale para portão leve e bateria nova, então compre com o dobro de sobra.",
          ],
          [
            "O aparelho precisa ser de portão, com a potência e a tensão do motor. Nobreak de computador cai na partida, e motor com inversor pede modelo compatível.",
            "Use nobreak feito para motor: o de informática não aguenta o pico da partida. Tensão e potência seguem a etiqueta, e inversor exige compatibilidade.",
            "Modelo de computador não serve, porque a partida do motor puxa várias vezes a corrente normal. Confira tensão, potência e, em motor com inversor, se o fabricante libera.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["Do que depende o preço do nobreak", "O que se paga agora e depois"],
        slots: [
          [
            "Pagam-se o aparelho, as baterias e a ligação; mais potência e mais ciclos sobem o valor. Depois, a bateria é o gasto que se repete, em geral a cada 2 a 4 anos, mesmo sem faltar luz.",
            "O preço soma nobreak, baterias e instalação, e cresce com a potência e o número de aberturas. A bateria se gasta parada e costuma ser trocada entre 2 e 4 anos.",
            "Entram o equipamento, a bateria e o serviço de ligar na alimentação do motor. Conte na despesa uma bateria nova a cada 2 a 4 anos, porque a carga se perde com o tempo.",
          ],
        ],
      },
      {
        about: "choose",
        headings: ["Quando a chave basta", "Nobreak, bateria ou chave"],
        slots: [
          [
            "A chave de destravamento não custa nada e serve ao portão de correr ou de abrir, reto, com o disjuntor desligado. No basculante, só se solta com cabos, molas e contrapeso perfeitos.",
            "Para uma queda por ano, destravar é a saída mais barata, com o disjuntor desligado e a folha de correr ou de abrir no prumo. Basculante com cabo ou mola suspeita não se solta.",
            "Sem apagões frequentes, fique com o destrave: corta-se a energia e leva-se a folha de correr ou de abrir na mão. O basculante exige cabo e contrapeso em ordem, senão cai.",
          ],
          [
            "Quem ainda vai comprar motor pode comparar com um modelo que já vem preparado para bateria. Com motor bom instalado, o nobreak evita trocar.",
            "Em instalação nova, há motores com bateria própria, e vale somar os dois preços. Para quem já tem motor, o nobreak sai melhor.",
            "Motor de fábrica com bateria é opção na primeira compra. Se o seu está bom, o nobreak entra sem mexer nele.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "O nobreak segura o portão por quantas horas?",
        answers: [
          "Parado, por muitas horas, porque a central gasta pouco. O que esvazia a bateria é abrir e fechar, e por isso se conta em aberturas.",
          "Em espera dura bastante, muitas vezes o dia todo. Cada abertura leva um pedaço da carga.",
        ],
      },
      {
        question: "Onde o nobreak é instalado?",
        answers: [
          "Perto do motor ou do quadro, em lugar coberto, seco e ventilado. A ligação é feita com o disjuntor desligado, pelo técnico.",
          "Em ponto protegido da chuva e do sol, junto à alimentação do motor. Calor encurta a vida da bateria.",
        ],
      },
      {
        question: "E quando a bateria do nobreak acabar?",
        answers: [
          "O portão passa ao manual: disjuntor desligado e folha destravada, no de correr ou de abrir. O basculante só com a mecânica em ordem.",
          "Volta-se à chave, com a energia cortada, no portão que corre ou gira. Em basculante de cabo suspeito, espere a luz.",
        ],
      },
      {
        question: "O nobreak protege contra raio?",
        answers: [
          "Segura oscilação, mas não raio próximo. Contra isso, use DPS, o protetor de surto, no quadro, e aterramento.",
          "Em parte: filtra variações da rede. Surto de raio pede DPS e fio terra, que protegem também o nobreak.",
        ],
      },
    ],
    photo: "a foto da etiqueta do motor e do lugar onde o nobreak ficaria",
  },
  {
    id: "correr-patina-na-partida",
    broader: "engrenagem",
    label: "Engrenagem patina na partida",
    phrase: "a engrenagem que patina quando o portão começa a andar",
    asks: [
      "patina saída depois anda",
      "portão patina ao abrir",
      "engrenagem patina abrir",
      ...combine(
        [
          "patina",
          "patinando",
          "patinar",
          "barulho patinando",
          "barulho engrenagem patinando",
          "engrenagem patinando",
          "pula dente",
          "pulando dente",
          "escorrega dente",
        ],
        [
          "começa abrir",
          "começa fechar",
          "começa andar",
          "começo",
          "partida",
          "arranca",
          "sair lugar",
          "início",
          "hora abrir",
        ],
      ),
    ],
    intent: "repair",
    answers: {
      any: [
        "Barulho de engrenagem patinando quando o portão deslizante começa a abrir é dente gasto, cremalheira afastada do motor ou folha presa na saída, por trava, ferrolho ou roldana. Pare de usar, porque cada patinada come dentes; o acerto em casa parte de {price.preventive}, sem peças.",
        "Se a engrenagem do portão de correr patina só ao começar a abrir, a folha está presa ou pesada na partida, por ferrolho, trava ou roldana, ou o dente já pula na cremalheira. Desligue o disjuntor; a visita de alinhamento começa em {price.preventive} em casa, fora peças.",
        "A engrenagem patinando no início é o dente pulando na cremalheira: ou as duas estão afastadas, ou há desgaste, ou uma trava ou ferrolho segura a folha. Não insista; alinhar e regular, em casa, sai a partir de {price.preventive}, peças à parte.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["O que olhar com o disjuntor desligado", "Folha presa ou dente gasto"],
        slots: [
          [
            "No portão de correr reto, em piso plano, a folha destravada deve sair do lugar com uma mão. Se sai pesada, o defeito está nela; se sai leve, na engrenagem ou na cremalheira.",
            "Com o motor destravado e a folha reta no trilho, em piso nivelado, empurre de leve. Saiu fácil, olhe engrenagem e cremalheira; pesou, a causa é a folha.",
            "O teste é empurrar a folha destravada, só se ela está alinhada e no plano. Leve na mão, acusa o encaixe dos dentes; pesada, acusa roldana, trilho ou tranca.",
          ],
        ],
        bullets: [
          "Ferrolho, trinco ou trava elétrica que não soltou",
          "Pedra ou sulco no trilho, junto da posição fechada",
          "Roldana travada ou gasta",
          "Cremalheira com parafuso frouxo naquele trecho",
          "Raspas de nylon embaixo do motor: dente gasto",
        ],
      },
      {
        about: "causes",
        headings: ["Por que patina só na saída", "O esforço da partida"],
        slots: [
          [
            "A partida é o momento de maior esforço: o motor vence o peso parado, e ali a folga ou o dente gasto aparece. Depois de embalada, a folha pede pouca força, e o portão anda normal.",
            "Na saída a folha está parada e exige mais força, e é quando um dente cansado pula. Já em movimento o esforço cai, e o barulho some.",
            "Tirar a folha do repouso é o que mais força os dentes, e por isso o defeito surge no começo. Com ela andando, quase não se nota.",
          ],
          [
            "Aumentar a força do motor piora: o dente pula com mais violência, e a proteção de quem passa diminui. O certo é aliviar a folha e acertar o encaixe.",
            "Subir a força na central não resolve, porque o motor já gira; só gasta mais dente e deixa o portão perigoso. Alivia-se a folha e se corrige a folga.",
            "Mais força na placa come a engrenagem mais depressa e enfraquece o antiesmagamento, que para o portão diante de alguém. O conserto está na folha e no encaixe.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["O conserto da patinada", "Folga, cremalheira e engrenagem"],
        slots: [
          [
            "Primeiro se faz a folha andar leve; depois a cremalheira, a barra dentada, é alinhada com {rack.clearance} de folga e reapertada inteira. Esse acerto cabe na visita, quando não há peça a trocar.",
            "O técnico alivia a folha, deixa {rack.clearance} entre a engrenagem e a cremalheira, que é a barra dentada, e reaperta todos os parafusos. Sem peça gasta, o serviço termina aí.",
            "Com a folha leve, acerta-se a distância da cremalheira, a barra com dentes, em {rack.clearance}, do começo ao fim. Isso basta se os dentes ainda estão inteiros.",
          ],
          [
            "Dente pontudo ou comido não tem ajuste: trocam-se a engrenagem e o pedaço de cremalheira que ela estragou, orçados por foto com o serviço. O motor inteiro, trocado em casa, fica de {price.homeSwap} e raramente é preciso.",
            "Gastos, engrenagem e trecho da barra são substituídos juntos, com valor por foto e mão de obra incluída. A troca do motor, de {price.homeSwap} em casa, só entra quando o redutor também se foi.",
            "Se o dente acabou, entram outra engrenagem e um pedaço novo de barra, num orçamento de peça e serviço. Motor novo, de {price.homeSwap} em residência, fica para redutor quebrado.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Posso continuar usando até a visita?",
        answers: [
          "Não convém: a cada saída o dente se gasta mais e estraga a cremalheira, que custa mais que a engrenagem. Desligue o disjuntor.",
          "Evite, porque poucas aberturas bastam para acabar com a engrenagem. Folha reta e leve pode ser movida na mão, destravada e sem energia.",
        ],
      },
      {
        question: "Preciso trocar o motor inteiro?",
        answers: [
          "Em geral não: engrenagem e cremalheira se trocam à parte. O motor só entra na conta quando eixo ou redutor está gasto.",
          "Quase nunca. Na maioria dos motores a engrenagem é vendida separada, e só redutor ou eixo ruim justifica a troca.",
        ],
      },
      {
        question: "Posso passar graxa na cremalheira para parar o barulho?",
        answers: [
          "Não na barra de nylon, que segura areia e se gasta mais. O ruído vem do encaixe, e lubrificar não o corrige.",
          "Não resolve: dente que pula precisa de alinhamento. Graxa com poeira vira lixa nos dentes.",
        ],
      },
      {
        question: "Quanto tempo leva o conserto?",
        answers: [
          "O alinhamento simples leva até {trade.smallRepair}. Com troca de engrenagem ou de roldanas, demora mais, conforme o portão.",
          "Até {trade.smallRepair} quando é só regular. Peça nova ou folha a acertar aumentam o tempo.",
        ],
      },
    ],
    photo: "um vídeo com som da partida e fotos da cremalheira junto do motor",
  },
  {
    id: "cheiro-depois-de-muitas-aberturas",
    broader: "queimou",
    label: "Cheiro de queimado depois de muitas aberturas",
    phrase: "o cheiro de queimado depois de abrir muitas vezes",
    asks: [
      "cheiro queimado abrir várias vezes",
      "festa cheirou queimado",
      "festa cheiro queimado",
      "superaquecido abrir fechar sem parar",
      "cheirar quente depois aberturas",
      ...combine(
        ["cheiro queimado", "cheirando queimado", "cheiro queimando"],
        [
          "várias vezes",
          "abrir fechar várias vezes",
          "motor abrir fechar várias vezes",
          "abrir fechar muitas vezes",
          "muitas vezes",
          "muito uso",
          "seguidas vezes",
          "vezes seguidas",
          "abrir fechar várias",
          "usar muito",
          "depois usar",
        ],
      ),
    ],
    intent: "repair",
    answers: {
      any: [
        "Cheiro de queimado no motor do portão depois de abrir e fechar várias vezes é sinal de superaquecimento: o motor de casa não foi feito para tantos ciclos seguidos. Desligue o disjuntor, deixe esfriar e não teste, porque o enrolamento, o fio de dentro do motor, precisa ser medido; a visita em casa parte de {price.preventive}, sem peças.",
        "O motor do portão que cheira a queimado após abrir e fechar várias vezes está superaquecido, pois passou do uso que aguenta sem descanso. Corte a energia no disjuntor e espere a medição do enrolamento, que é a fiação interna: em residência, a visita começa em {price.preventive}, fora as peças.",
        "Depois de abrir e fechar várias vezes, o cheiro de queimado vem do motor quente demais, que trabalhou sem tempo de esfriar. Baixe o disjuntor e não acione de novo: só medindo o enrolamento, os fios internos, se sabe se ele se salvou, em visita a partir de {price.preventive} em casa, sem contar peças.",
      ],
    },
    sections: [
      {
        about: "causes",
        headings: ["Por que o motor chega a cheirar", "Ciclos demais ou folha pesada"],
        slots: [
          [
            "Cada modelo traz na ficha um número de ciclos por hora, e um dia de festa ou mudança passa fácil desse limite. O calor acumulado amolece o verniz que isola os fios do enrolamento, e é esse verniz que cheira.",
            "O fabricante informa quantas aberturas por hora o motor aceita, e uma mudança ou uma festa pede bem mais. Sem pausa, ele junta calor até aquecer o verniz que isola os fios internos, de onde vem o cheiro.",
            "Motor residencial precisa de descanso entre as aberturas, na medida que a ficha dá em ciclos por hora. Em festa ou mudança isso não acontece, e o verniz isolante do enrolamento esquenta a ponto de cheirar.",
          ],
          [
            "Se o cheiro veio com poucas aberturas, a suspeita muda: folha pesada, trilho sujo, roldana travada ou capacitor fraco fazem o motor forçar em cada movimento. Muitos modelos têm um protetor térmico, que desliga tudo e religa ao esfriar, mas não corrige a causa.",
            "Poucas aberturas e já cheirou? Então procure o esforço, como roldana presa, sujeira no trilho, folha desequilibrada ou capacitor gasto. O protetor térmico, que para o motor quente e o libera frio, evita o pior sem consertar nada.",
            "Quando bastam poucas voltas para cheirar, o motor está carregando demais: capacitor fraco, trilho sujo, roldana ou folha pesada. Em muitos há um térmico que corta a força e a devolve depois de frio, só que o defeito continua lá.",
          ],
        ],
      },
      {
        about: "safety",
        headings: ["O que fazer agora com o cheiro", "Primeiras providências com o motor quente"],
        slots: [
          [
            "Aja na ordem abaixo, sem abrir a tampa do motor. Se houver fumaça ou chama, afaste todos e ligue para o 193.",
            "Nada disto exige ferramenta nem tocar no motor. Com fogo ou fumaça, saia de perto e chame os bombeiros, no 193.",
            "Siga os passos com a tampa fechada e as crianças longe. Fumaça ou chama pedem distância e o telefone 193.",
          ],
        ],
        steps: [
          "Desligue o disjuntor do portão.",
          "Não toque na carcaça, que pode estar muito quente.",
          "Espere esfriar, sem testar o controle.",
          "Se houve cheiro, deixe desligado até a medição.",
        ],
      },
      {
        about: "visit",
        headings: ["O que se mede antes de religar", "Salvou-se ou queimou?"],
        slots: [
          [
            "Depende da medição: com o circuito desligado, o técnico mede enrolamento e capacitor e prova o peso da folha. Se o motor está bom, corrige-se o esforço; se o fio interno entrou em curto, a troca em casa fica de {price.homeSwap}.",
            "Só os números respondem, e por isso enrolamento, capacitor e esforço da folha são conferidos antes de ligar. Motor inteiro pede apenas o acerto da causa, enquanto um em curto se troca, com mão de obra, por {price.homeSwap} em residência.",
            "Quem decide é o medidor, passado no enrolamento e no capacitor sem energia, junto da prova do peso da folha. Dando tudo certo, alivia-se o esforço; com curto interno, o motor novo instalado em casa custa de {price.homeSwap}.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "O cheiro passou e o portão anda. Posso usar?",
        answers: [
          "Melhor esperar a medição. O cheiro some quando o motor esfria, mas o verniz dos fios pode ter perdido isolamento, e o próximo esforço termina de queimar.",
          "Ainda não. Ao esfriar, o cheiro desaparece e o dano fica: fio com isolamento fraco costuma entrar em curto no esforço seguinte, por isso convém medir antes.",
        ],
      },
      {
        question: "Quanto tempo o motor precisa para esfriar?",
        answers: [
          "Conte pelo menos de 30 a 60 minutos, mais em dia quente, sempre com o disjuntor desligado. Como houve cheiro de queimado, esfriar não basta: religue só depois de medir.",
          "Em geral, de meia a uma hora com a energia cortada, conforme o modelo e o calor do dia. Tendo cheirado a queimado, ele espera também a medição do técnico.",
        ],
      },
      {
        question: "Como uso o portão enquanto isso?",
        answers: [
          "Com o disjuntor desligado, o portão de correr ou de abrir, reto e bem apoiado, pode ser destravado pela chave e movido na mão. O basculante só se a folha está equilibrada, com molas e cabos inteiros; na dúvida, fica como está.",
          "Se ele é de correr ou de abrir e está reto no trilho ou nas dobradiças, destrave com a energia cortada e conduza com a mão. Basculante com mola, cabo ou contrapeso duvidoso não se destrava: espere o técnico.",
        ],
      },
      {
        question: "Abro e fecho muitas vezes todo dia. Que motor escolher?",
        answers: [
          "Um de linha para uso intenso, com ciclos por hora acima do seu pico e sobra de capacidade para a folha. Repor o mesmo modelo repete o problema.",
          "Procure na ficha um número de ciclos por hora maior que as suas aberturas no horário cheio, além de folga no peso. Pôr outro igual leva ao mesmo cheiro.",
        ],
      },
    ],
    photo: "a foto da etiqueta do motor, com o relato de quantas vezes o portão abriu antes do cheiro",
  },
  {
    id: "marca-para-casa-de-varios-carros",
    broader: "comparacao-de-marcas",
    label: "Marca que dá menos manutenção com vários carros",
    phrase: "o motor que dá menos manutenção em casa de vários carros",
    asks: [
      "motor quatro carros",
      "motor cinco carros",
      "motor garagem muitos veículos",
      "família grande vários carros marca",
      ...combine(
        ["menos manutenção", "menos problema", "menos defeito", "quebra menos", "estraga menos", "dura mais"],
        [
          "dois carros",
          "três carros",
          "quatro carros",
          "3 carros",
          "4 carros",
          "vários carros",
          "muitos carros",
          "família grande",
        ],
      ),
    ],
    intent: "comparison",
    answers: {
      any: [
        "Entre PPA, Garen e Rossi, nenhuma dá menos manutenção só pelo nome: em casa com vários carros, quebra menos o modelo que aceita mais ciclos por hora e trabalha longe do peso máximo. No empate, fique com a marca de peça mais fácil na sua região; a troca em casa fica de {price.homeSwap}.",
        "Para uma casa de vários carros, a manutenção depende mais do modelo que da marca, seja PPA, Garen ou Rossi: procure na ficha muitas aberturas por hora e sobra de capacidade para a folha. Se duas se equivalem, decide a peça achada perto de você; trocar o motor em residência custa de {price.homeSwap}.",
        "PPA, Garen e Rossi têm modelos que aguentam bem vários carros e outros que não, e o que separa uns dos outros são os ciclos por hora e a folga de peso. Havendo empate, vale a reposição de peça no seu bairro; motor novo com a mão de obra, em casa, sai de {price.homeSwap}.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["O que comparar entre as marcas", "Modelo contra modelo, para muitas aberturas"],
        slots: [
          [
            "Cada carro que sai e volta faz o portão completar quatro movimentos, dois de abrir e dois de fechar. O aperto vem de manhã, quando todos saem quase juntos, e o motor precisa aguentar esse pico sem descanso.",
            "Some as aberturas do dia: todo carro que vai e volta pede o portão duas vezes. Pior que o total é a hora em que a família inteira sai em dez minutos, porque o motor não tem tempo de esfriar.",
            "Conte quantas vezes o portão abre por dia, duas para cada carro, mais visitas e entregas. O momento que exige mais do motor é a saída da manhã, com várias aberturas seguidas.",
          ],
        ],
        bullets: [
          "Ciclos por hora escritos na ficha",
          "Peso máximo da folha, com sobra",
          "Placa, engrenagem e controle à venda perto",
          "Parada suave, que poupa a engrenagem",
          "Garantia e assistência na sua cidade",
        ],
      },
      {
        about: "causes",
        headings: ["O que mais quebra com muito uso", "Onde o uso intenso aparece primeiro"],
        slots: [
          [
            "Com muitas aberturas, gastam-se antes o capacitor, que dá a força de partida, e a engrenagem, que leva o giro até a folha. O calor apressa os dois, e por isso um motor no limite de peso falha mais cedo em qualquer marca.",
            "O capacitor, responsável pelo arranque, e a engrenagem que move a folha são as peças que sentem primeiro o uso de vários carros. Motor que já trabalha perto do peso máximo esquenta mais e encurta a vida delas, tenha o nome que tiver.",
            "Quem abre o portão o dia todo costuma trocar antes a engrenagem e o capacitor, a peça que ajuda o motor a partir. Ambos sofrem com calor, e folha pesada demais para o modelo é o que mais esquenta.",
          ],
        ],
      },
      {
        about: "care",
        headings: ["O que reduz a manutenção em qualquer marca", "Como fazer o motor durar com vários carros"],
        slots: [
          [
            "Folha que corre leve poupa o motor mais que qualquer escolha de marca: trilho limpo, roldana boa e mola equilibrada. Com tanto uso, revise {visits.home}; a visita de regulagem, limpeza e lubrificação em residência parte de {price.preventive}, sem peças.",
            "Trilho sujo, roldana gasta ou folha desequilibrada derrubam PPA, Garen e Rossi do mesmo jeito. Por isso vale a revisão {visits.home}, que em casa começa em {price.preventive} com ajuste e lubrificação, fora as peças.",
            "O que dá sossego é a folha em ordem, com roldanas inteiras, trilho livre e equilíbrio certo. Uma preventiva {visits.home} acha a folga antes da quebra e, em casa, custa a partir de {price.preventive}, sem contar peças.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Preciso de motor de condomínio para três carros?",
        answers: [
          "Em geral não: um residencial com sobra de capacidade e bons ciclos por hora atende. A linha de uso intenso só compensa se o portão abre o dia todo, como em vila ou garagem com muitas entregas.",
          "Quase nunca. Três carros são uso de casa movimentada, que um residencial aguenta quando não trabalha no limite de peso; o de condomínio fica para quem abre sem parar.",
        ],
      },
      {
        question: "Motor rápido dá mais manutenção?",
        answers: [
          "Não por ser rápido, se tem parada suave e a folha está em ordem. O que muda é a placa, em geral com inversor, que costuma custar mais que a comum quando precisa ser trocada.",
          "Com folha leve e boa regulagem, a velocidade não é problema. A diferença aparece na placa do motor rápido, própria da linha e normalmente mais cara que a de um modelo comum.",
        ],
      },
      {
        question: "Qual marca tem peça mais fácil em São Paulo?",
        answers: [
          "As marcas nacionais mais vendidas, como PPA, Garen e Rossi, têm peças comuns em lojas de automação. Ainda assim, confirme placa e engrenagem do modelo exato, porque linhas antigas podem sair de catálogo.",
          "PPA, Garen e Rossi são marcas de venda ampla e costumam ter reposição em lojas do ramo. Antes de comprar, pergunte pela engrenagem e pela placa daquele modelo, já que nem toda linha fica no mercado.",
        ],
      },
      {
        question: "Quantos anos dura um motor em casa com três carros?",
        answers: [
          "A vida usual é de {trade.life}, e o uso de vários carros puxa para o lado menor da faixa. Folha leve e revisão em dia ajudam a chegar ao maior.",
          "Conte com {trade.life}, menos perto do fim da faixa quanto mais aberturas houver por dia. Manter a folha leve e revisada é o que alonga esse tempo.",
        ],
      },
    ],
    photo: "fotos do portão inteiro e da largura da folha, com o número de carros da casa",
  },
  {
    id: "abre-pouco-depois-da-luz",
    broader: "regulagem",
    label: "Abre só um pouco depois da falta de luz",
    phrase: "o portão que abre só um pouco depois da falta de luz",
    asks: [
      ...combine(
        ["luz", "energia", "apagão", "queda luz", "faltou luz", "voltou luz"],
        [
          "abre só palmo",
          "abre palmo",
          "abre só pouco",
          "abre só pouquinho",
          "abre pouquinho",
          "abre só metade",
          "abre só pedaço",
          "abre pouco para",
          "não abre todo",
          "não abre inteiro",
        ],
      ),
      "luz voltou abre só",
      "faltou luz abre só",
    ],
    intent: "repair",
    answers: {
      any: [
        "Se faltou luz, voltou, e agora o portão abre só um palmo, a central costuma ter perdido o percurso: com a passagem livre, dê um comando e deixe completar um ciclo lento, sem apertar de novo. Se continuar, o percurso é gravado pelo técnico, a partir de {price.preventive} em casa, sem peças.",
        "Portão que abre só um pouco desde que acabou a luz está sem a memória do percurso ou com o motor mal travado depois do uso na mão. Confira a chave e deixe um ciclo inteiro correr; se para no mesmo ponto, o acerto em residência sai a partir de {price.preventive}, fora as peças.",
        "A falta de luz fez a central perder a posição da folha, a causa mais comum de o portão abrir um pedaço e parar. Tente um ciclo completo, com o vão livre; não se acertou, é gravação de percurso, fim de curso ou tensão baixa, em visita a partir de {price.preventive} em casa, sem peças.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["O que tentar antes de chamar", "Um ciclo lento e a chave conferida"],
        slots: [
          [
            "Tente uma vez só, de longe da folha e com o vão livre. Se ela entortar, bater ou roncar, desligue o disjuntor e pare.",
            "Faça uma única tentativa, sem ninguém perto. Ronco, batida ou folha torta pede disjuntor desligado.",
            "Com a passagem vazia, experimente uma vez. Qualquer batida ou ronco encerra o teste, com a energia cortada.",
          ],
        ],
        steps: [
          "Se alguém abriu na mão na falta de luz, desligue o disjuntor e gire a chave até travar.",
          "Religue, dê um comando e espere a folha parar sozinha, sem apertar de novo.",
          "Dê o comando contrário e veja se ela completa, devagar, até o batente.",
          "Se para sempre no mesmo palmo, desligue e grave um vídeo.",
        ],
      },
      {
        about: "causes",
        headings: ["Por que o portão para logo depois de sair", "Percurso, trava ou tensão"],
        slots: [
          [
            "Muitas centrais medem o percurso pelo tempo ou pelas voltas do motor, e a queda no meio do movimento bagunça essa conta. Elas a refazem num ciclo lento, até o batente.",
            "A placa conta tempo ou voltas para saber onde a folha está, e se perde quando a luz cai com o portão andando. Um ciclo devagar, até o fim, costuma corrigir.",
            "O caminho é guardado em tempo ou em voltas do motor. Faltando energia durante a abertura, a conta fica errada, e a central precisa chegar ao batente para se achar.",
          ],
          [
            "Se a luz voltou fraca, o motor sai sem força e a placa lê obstáculo: espere firmar. Surto na volta pode ter atingido o sensor de fim de curso, que marca as pontas, ou a placa, o que só a medição mostra.",
            "Energia baixa na volta também faz parar, porque a central toma a falta de força por obstáculo. E um pico pode ter queimado parte da placa ou o fim de curso, o sensor das pontas.",
            "Tensão fraca na rua dá o mesmo sintoma, por falta de força. Quando houve pico, o sensor de fim de curso, que marca início e fim, ou a placa pode ter se perdido.",
          ],
        ],
      },
      {
        about: "visit",
        headings: ["Como o técnico devolve o percurso", "O acerto na visita"],
        slots: [
          [
            "O técnico mede a tensão, prova a folha na mão, confere o fim de curso e grava o percurso outra vez, com força e parada testadas. É ajuste, em geral sem peça.",
            "Tensão, folha e fim de curso são conferidos antes de gravar o percurso. O serviço costuma ser só regulagem.",
            "Primeiro se vê se a energia, a folha e os sensores estão bons, e então o curso é regravado. Na maioria das vezes não há peça a trocar.",
          ],
          [
            "Placa ou sensor atingido pelo surto é orçado antes, e vale instalar protetor e conferir o aterramento. Nobreak evita que a queda pegue o portão no meio do caminho.",
            "Havendo peça queimada, você sabe o valor antes. Protetor de surto, terra e nobreak reduzem a chance de repetir.",
            "Se algo queimou, o preço vem antes da troca. Para não acontecer de novo, protetor de surto, aterramento e, onde falta muita luz, nobreak.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Preciso gravar os controles de novo?",
        answers: [
          "Em geral não: eles ficam numa memória que não depende da luz. Se o portão responde ao botão, o cadastro está bom.",
          "Não, se ele ainda obedece. O que se perde é o percurso.",
        ],
      },
      {
        question: "Posso religar o disjuntor várias vezes para acertar?",
        answers: [
          "Uma vez basta: desligue, espere um minuto e religue. Repetir não grava o percurso e só dá mais partidas à placa.",
          "Tente uma só vez. Algumas centrais fazem o ciclo de reconhecimento em seguida; mais que isso não ajuda.",
        ],
      },
      {
        question: "Como passo com o carro hoje?",
        answers: [
          "Portão de correr ou de abrir, reto e em piso plano: disjuntor desligado, chave do motor e folha na mão. Basculante não se destrava.",
          "Com a energia cortada, mova na mão só o de correr ou de abrir, nivelado. O basculante fica para o técnico.",
        ],
      },
      {
        question: "Por que anda tão devagar agora?",
        answers: [
          "É o ciclo de reconhecimento, em que a central procura o fim do caminho. Depois de um ou dois ciclos completos, volta ao normal.",
          "Muitas placas andam lento até reencontrar o batente. Se continuar depois de dois ciclos, falta regravar.",
        ],
      },
    ],
    photo: "um vídeo do portão parando e a foto da etiqueta do motor",
  },
  {
    id: "predio-travado-aberto",
    broader: "condominio",
    label: "Portão do prédio travado aberto",
    phrase: "o portão do prédio travado aberto",
    asks: [
      "prédio travou aberto domingo quem conserta",
      "prédio travou aberto quem conserta",
      "prédio portão travou aberto domingo",
      "garagem condomínio não fecha insegura técnico",
      "garagem prédio não fecha insegura técnico",
      "edifício aberta não fecha",
      "garagem prédio aberta não fecha",
      "edifício emperrou aberto",
      ...combine(
        ["prédio", "condomínio"],
        [
          "travou aberto",
          "travado aberto",
          "ficou aberto não fecha",
          "quebrou aberto",
          "parou aberto",
          "emperrou aberto",
          "travou aberto conserta",
          "travou aberto conserta hoje domingo",
          "travou aberto domingo",
          "travado aberto domingo",
        ],
      ),
    ],
    intent: "emergency",
    answers: {
      any: [
        "Portão do prédio travado aberto tem conserto também no domingo: chame pelo WhatsApp, {shop.hours}, e o horário e o valor da ida são informados antes. Até lá, ponha alguém na entrada e desligue o disjuntor; o de correr, reto, pode ser destravado e fechado na mão.",
        "Quem conserta portão de condomínio que travou aberto, domingo incluído, somos nós: mande o endereço pelo WhatsApp, {shop.hours}, e a ida é combinada conforme a equipe livre. Deixe alguém na garagem e o disjuntor desligado; basculante aberto não se destrava, nem se passa embaixo.",
        "Se o portão do prédio travou aberto, hoje, domingo ou feriado, o primeiro passo é alguém na entrada e o disjuntor desligado, e o segundo, chamar pelo WhatsApp, {shop.hours}. O valor da ida vem antes; portão de correr no trilho se destrava e fecha na mão, basculante espera.",
      ],
    },
    sections: [
      {
        about: "safety",
        headings: ["Como fechar o prédio até o técnico chegar", "A garagem aberta: o que fazer agora"],
        slots: [
          [
            "A prioridade é ninguém estranho entrar e ninguém se machucar na folha. Uma tentativa de fechar basta, porque insistir queima o motor.",
            "Primeiro cuide da entrada e das pessoas, depois do defeito. Tente fechar uma vez só, de longe.",
            "Antes de pensar no conserto, guarde a entrada e afaste todos da folha. Repetir o comando só esquenta o motor.",
          ],
        ],
        steps: [
          "Ponha alguém na entrada da garagem e avise o síndico.",
          "Tire o que estiver no vão, limpe a fotocélula e tente fechar uma vez.",
          "Sem resposta, desligue o disjuntor do portão.",
          "De correr, reto e no trilho: destrave com a chave, feche devagar e prenda com corrente.",
          "Basculante ou folha torta: não destrave e isole a passagem.",
        ],
      },
      {
        about: "causes",
        headings: ["O que faz o portão travar aberto", "Do sensor ao motor queimado"],
        slots: [
          [
            "A causa mais simples é a fotocélula, sensor que segura o fechamento quando vê algo no vão: suja ou torta, ela deixa o portão aberto. Depois vêm botoeira presa, fim de curso fora do ponto e roldana ou trilho que prende.",
            "Sensor do vão sujo ou desalinhado, a fotocélula, mantém o prédio aberto até ser limpo. Se não for ele, olham-se botoeira, parada fora do lugar e folha presa no trilho.",
            "Muitas vezes é só a fotocélula, que vê sujeira como se fosse um carro. Outras causas são comando preso, fim de curso deslocado e folha que agarrou.",
          ],
          [
            "Motor que zumbe sem andar aponta capacitor ou engrenagem, e motor mudo, placa ou energia.",
            "Zumbido parado sugere capacitor ou transmissão; silêncio total, central ou falta de energia.",
            "Pelo som: ronco sem movimento é capacitor ou engrenagem, e nenhum som é placa ou alimentação.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["Quanto custa em prédio", "Valor do chamado e do conserto"],
        slots: [
          [
            "A ida tem o valor informado antes de o técnico sair, conforme o dia e a hora, e a peça só se troca com aprovação. Se for preciso motor novo, em portão de prédio a troca fica de {price.heavySwap}, com a mão de obra.",
            "O valor da ida, que muda com o dia e o horário, é combinado na conversa, e peça e serviço vêm separados. Motor queimado pede outro de uso intenso, de {price.heavySwap} instalado.",
            "Na mensagem já se diz quanto custa a ida naquele horário. Peça, só depois do aceite, e a troca do motor coletivo, se houver, sai de {price.heavySwap}, com instalação.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Quem autoriza o conserto no domingo?",
        answers: [
          "Em regra o síndico ou quem ele indicar, por mensagem mesmo. Zelador e morador podem chamar, e o valor vai para a aprovação dele.",
          "O síndico, por mensagem. Na falta dele, subsíndico ou administradora; reparo urgente não espera assembleia.",
        ],
      },
      {
        question: "O portão do prédio fica pronto no mesmo dia?",
        answers: [
          "Muitas vezes, quando é ajuste, sensor, capacitor ou cabo. Com peça a encomendar, a garagem fica fechada e liberada na mão, se o portão for de correr.",
          "Em geral sim, se a peça é comum. Precisando de encomenda, o técnico deixa o portão fechado e mostra como a portaria o libera.",
        ],
      },
      {
        question: "Os moradores podem empurrar o portão para sair?",
        answers: [
          "Só o de correr, destravado, sem energia e com uma pessoa encarregada. Empurrar com o motor travado quebra a engrenagem.",
          "Não com o motor travado. Destravado, o de correr é movido por uma pessoa só; o basculante, por ninguém.",
        ],
      },
      {
        question: "Posso deixar a garagem aberta até segunda?",
        answers: [
          "Só com alguém na entrada, porque portão aberto à noite é risco para todos. De correr, o melhor é fechar na mão e prender.",
          "Não convém. Feche na mão o de correr que estiver reto, ou mantenha vigia; basculante aberto pede o técnico.",
        ],
      },
    ],
    photo: "uma foto do portão como ficou, outra da etiqueta do motor e o endereço do prédio",
  },
  {
    id: "fecha-e-volta-so-de-noite",
    broader: "volta",
    label: "Fecha e volta a abrir só à noite",
    phrase: "o portão que fecha e volta a abrir só à noite",
    asks: [
      "fecha até fim abre novo noite",
      "fecha até fim abre novo sozinho noite",
      "fecha fim abre novo noite",
      "fecha fim volta abrir noite",
      "portão reabre noite",
      "fecha dia noite volta",
      "sereno voltar abrir",
      "reabre sozinho madrugada",
      "orvalho fotocélula voltar",
      "orvalho fotocélula volta",
      "dia fecha normal noite volta",
      ...combine(
        ["noite", "madrugada"],
        [
          "fecha abre novo",
          "fecha volta abrir",
          "fecha abre sozinho",
          "fecha até fim abre",
          "fecha torna abrir",
          "fecha reabre",
        ],
      ),
    ],
    intent: "repair",
    answers: {
      any: [
        "O portão que fecha até o fim e abre de novo sozinho, só de noite, sofre com algo que muda ao escurecer: sereno na botoeira, orvalho nas lentes da fotocélula ou lâmpada perto do receptor. Enxugue as lentes e teste com a luz apagada; o ajuste em casa parte de {price.preventive}, sem peças.",
        "Se o portão fecha e abre de novo sozinho só à noite, as suspeitas são umidade na botoeira, que dá um comando falso, e orvalho na fotocélula ou frio na folha, lidos como obstáculo. Seque as lentes e apague a lâmpada da garagem; se continuar, a regulagem residencial começa em {price.preventive}, fora peças.",
        "Entre fotocélula e embreagem, o portão que fecha e abre de novo sozinho costuma ter a fotocélula suja ou úmida, se volta no caminho, e a embreagem ou o fim de curso fora do ponto, se volta ao encostar. De noite, orvalho nas lentes e sereno na botoeira pesam; o ajuste em casa parte de {price.preventive}, sem peças.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["O teste da noite", "Uma coisa de cada vez, à noite"],
        slots: [
          [
            "Mude uma coisa por vez e observe de lado, longe da folha, porque só assim se sabe qual foi a causa. Entre um teste e outro, espere o portão parar de todo.",
            "O teste só vale se uma coisa mudar de cada vez. Fique fora do caminho da folha e deixe o portão completar cada movimento antes do próximo.",
            "Para achar o culpado, altere apenas um ponto em cada tentativa e veja o resultado de longe. O portão deve estar parado antes de recomeçar.",
          ],
        ],
        steps: [
          "Enxugue as duas lentes da fotocélula com pano seco e feche.",
          "Apague a lâmpada da garagem e feche de novo.",
          "Veja, sem tocar, se a botoeira ou o interfone de fora está molhado.",
          "Repita de dia, com sol: se nunca acontece, a causa é umidade, luz ou frio.",
        ],
      },
      {
        about: "causes",
        headings: ["Por que só depois que escurece", "Sereno, lâmpada e frio"],
        slots: [
          [
            "O sereno condensa na botoeira e nas emendas e fecha o contato como se alguém apertasse: o portão que acabou de fechar recebe ordem de abrir. Lâmpada de LED ruim perto do receptor também atrapalha o sinal.",
            "Umidade na botoeira ou no interfone dá um pulso sozinha, e a folha reabre sem ninguém. Uma lâmpada que acende ao escurecer, colada ao receptor, pode gerar interferência parecida.",
            "À noite a água do ar se junta na caixa da botoeira, encosta os contatos e manda abrir. Certas lâmpadas de LED, ligadas no mesmo horário, ainda embaralham o rádio do receptor.",
          ],
          [
            "Orvalho na lente faz a fotocélula ver um obstáculo, e o frio endurece a graxa velha, o que pesa na folha. Se reabre logo ao encostar, a embreagem ou o fim de curso, que marca a parada, precisa de regulagem.",
            "A lente embaçada imita alguém no vão, e a graxa fria deixa a folha dura no fim do curso. Voltar depois do toque no batente pede acerto do fim de curso, o sensor da parada, ou da embreagem.",
            "Há também o falso obstáculo: lente com orvalho, folha pesada pela graxa fria. Quando o retorno vem após encostar, quem está fora do ponto é o fim de curso, que deveria parar antes, ou a embreagem, que regula a força.",
          ],
        ],
      },
      {
        about: "visit",
        headings: ["O que o técnico isola e corrige", "O conserto, conforme a causa"],
        slots: [
          [
            "O técnico desliga botoeira, interfone e receptor, um de cada vez, até o portão ficar fechado, o que pode ser feito também de dia. Depois veda ou troca o que estava úmido e acerta ponto de parada e força.",
            "Botoeira, interfone e receptor são isolados um a um, com o portão em teste. Achada a causa, a caixa é vedada, a peça úmida é trocada ou o fim de curso e a força são regulados.",
            "Cada entrada de comando sai do circuito por vez, até sumir a reabertura. O conserto é vedar, substituir a botoeira oxidada ou regular parada e força, conforme o que apareceu.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Como deixo a casa fechada hoje à noite?",
        answers: [
          "Feche e, com a folha encostada, desligue o disjuntor do portão: na maioria dos motores ela fica travada. Confira empurrando de leve e, se ceder, use um ferrolho.",
          "Corte o disjuntor assim que ele fechar, porque o motor parado segura a folha. Se ela ainda se move, ponha uma trava por dentro e tire-a antes de religar.",
        ],
      },
      {
        question: "Aumentar a força resolve?",
        answers: [
          "Não: se o comando é falso, a força nada muda, e se é obstáculo lido por engano, força maior machuca quem estiver no caminho.",
          "Não resolve e tira a proteção. O certo é achar o que a noite muda, umidade, luz ou frio, e corrigir isso.",
        ],
      },
      {
        question: "Pode ser alguém com controle copiado?",
        answers: [
          "Pode, mas é menos comum. Se ele reabre sempre logo depois de fechar, é defeito; se abre em horas soltas, apague a memória e regrave os controles.",
          "É possível, sobretudo com código fixo. Reabrir logo que fecha, porém, aponta para umidade ou fim de curso, e não para um estranho.",
        ],
      },
      {
        question: "Trocar a lâmpada da garagem pode resolver?",
        answers: [
          "Pode, se com ela apagada o portão fica fechado. Uma de boa qualidade, mais longe do receptor, elimina a interferência.",
          "Se o teste com a luz apagada deu certo, sim. Afaste a lâmpada do receptor ou troque por outra que não gere ruído.",
        ],
      },
    ],
    photo: "um vídeo do portão fechando e reabrindo à noite e a foto da botoeira e da fotocélula",
  },
  {
    id: "garantia-cobre-raio",
    broader: "garantia",
    label: "Garantia cobre queima por raio?",
    phrase: "a garantia do motor queimado por raio",
    asks: [
      "pico luz queimou motor cobre",
      "pico energia queimou motor cobre",
      "queda energia queimou motor garantia",
      "raio queimou placa garantia",
      "raio queimou placa tem garantia",
      "raio queimou motor garantia",
      "raio queimou portão garantia",
      ...combine(
        ["garantia"],
        [
          "raio",
          "cobre raio",
          "queima raio",
          "cobre queima raio",
          "queimou raio",
          "descarga elétrica",
          "cobre queda raio",
          "pico energia",
          "cobre pico energia",
          "surto",
          "queda energia queimou",
          "placa raio",
          "apagão",
          "queimou depois apagão",
          "queimou apagão cobre",
          "depois apagão cobre",
          "cobre placa raio",
          "cobre placa queimada raio",
          "placa queimada raio",
          "motor cobre placa queimada raio",
          "queda energia",
          "queimado queda energia",
          "motor queimado queda energia",
          "falta luz queimou",
          "volta energia queimou",
          "queimou quando luz voltou",
          "oscilação energia",
          "cobre queda energia",
          "motor queimado energia defeito fábrica",
        ],
      ),
    ],
    intent: "question",
    answers: {
      any: [
        "Em geral, não: a garantia do motor de portão cobre só defeito de fábrica, e placa queimada por raio ou queda de energia é dano de causa externa. Quem pode pagar é o seguro com danos elétricos ou a distribuidora de energia. A nossa garantia é de {warranty.motor} no motor e {warranty.installation} na instalação.",
        "A garantia do motor não costuma cobrir placa queimada por raio, apagão ou pico na volta da luz, porque o defeito não nasceu nele. Antes de consertar, peça ressarcimento ao seguro residencial, se ele tem danos elétricos, ou à distribuidora. Nos motores que vendemos, são {warranty.motor} para defeito de fábrica.",
        "Não, na maioria dos casos: motor queimado por raio ou queda de energia fica fora da garantia, que cobre defeito de fábrica e de instalação. Para o que vendemos e instalamos, ela é de {warranty.motor} no motor e {warranty.installation} no serviço. O caminho é pedir o valor ao seguro da casa, se ele cobre dano elétrico, ou à distribuidora.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["Como pedir ressarcimento", "Seguro ou distribuidora: os passos"],
        slots: [
          [
            "Faça o pedido antes do conserto, porque o motor pode ser vistoriado. Deixe o disjuntor desligado e não jogue a peça fora.",
            "Peça primeiro e conserte depois, porque a seguradora e a distribuidora podem querer ver o motor. Até lá, deixe-o sem energia e guarde a peça.",
            "Abra o pedido, espere a resposta e só então mande reparar, já que costuma haver vistoria. O motor fica desligado, e a placa queimada deve ser guardada.",
          ],
        ],
        steps: [
          "Anote o dia e a hora da tempestade ou da queda e o que parou de funcionar.",
          "Abra o pedido na distribuidora ou no seguro e guarde o protocolo.",
          "Peça ao técnico o laudo e o orçamento por escrito.",
          "Espere a vistoria ou a autorização antes de mexer no motor.",
          "Depois do conserto, guarde a peça queimada e a nota.",
        ],
      },
      {
        about: "what",
        headings: ["O que a garantia do motor cobre", "Dentro e fora da garantia"],
        slots: [
          [
            "A garantia cobre defeito de fabricação e falha da instalação, e não cobre raio, água, batida nem uso acima do previsto. Se a placa queimou sem tempestade nem queda de luz, o caso pode ser de garantia, e você deve chamar antes de mexer.",
            "São cobertos o defeito de peça e o de montagem; raio, enchente, pancada e conserto por terceiros não são. Uma placa que queima com a rede normal pode ter defeito coberto, e a tampa não deve ser aberta antes de avisar.",
            "A garantia responde pelo que nasceu no motor ou na instalação, e não pelo que veio de fora. Se a queima aconteceu em dia sem chuva nem apagão, ela merece avaliação, com o motor fechado.",
          ],
        ],
      },
      {
        about: "causes",
        headings: ["Como se sabe que foi a rede elétrica", "Raio, queda de luz ou defeito"],
        slots: [
          [
            "O técnico olha a entrada da placa: o varistor estourado, que é a peça que absorve o pico, e a trilha carbonizada indicam surto. Outros aparelhos queimados na mesma hora reforçam a prova, e tudo isso vai no laudo.",
            "As marcas na placa mostram a causa, como o varistor aberto, que é a proteção contra picos, ou a trilha preta na entrada. O laudo junta a esses sinais a data da tempestade e o que mais queimou na casa.",
            "O surto deixa sinal: o varistor, proteção contra pico, estoura, e a trilha da entrada escurece. O técnico descreve no laudo essas marcas, o dia da queda e os outros aparelhos danificados.",
          ],
          [
            "Aterramento e protetor de surto no quadro diminuem o risco da próxima queima. Durante a tempestade, deixar o portão fechado e o disjuntor desligado também ajuda.",
            "Para não repetir o dano, instale aterramento e protetor contra surto no circuito do portão. Em temporal, vale fechar o portão e desligar o disjuntor.",
            "O que reduz a chance de queimar de novo é um bom aterramento com protetor no quadro. Na hora da tempestade, feche o portão e corte a energia dele.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "A distribuidora paga placa queimada?",
        answers: [
          "Pode pagar, quando a queima veio de problema na rede. Ela analisa o pedido e pode vistoriar, por isso guarde o protocolo e a peça.",
          "Se houve problema na rede, você tem direito de pedir. Abra o pedido nos canais da distribuidora, com data e hora, e não conserte antes da resposta.",
        ],
      },
      {
        question: "Protetor de surto mantém a garantia?",
        answers: [
          "Ele não muda o que a garantia cobre, mas reduz o risco de precisar dela. Alguns manuais exigem aterramento.",
          "O protetor evita queimas, sem ampliar a cobertura. Veja no manual se o aterramento é condição da garantia.",
        ],
      },
      {
        question: "Quanto custa consertar por conta própria?",
        answers: [
          "A visita com regulagem em casa parte de {price.preventive}, sem peças, e a placa é orçada pela etiqueta. A troca do motor inteiro, com mão de obra, fica de {price.homeSwap}.",
          "Em residência, a visita começa em {price.preventive}, fora as peças, e a placa é orçada pelo modelo; trocar o motor todo custa de {price.homeSwap}.",
        ],
      },
      {
        question: "O laudo do técnico serve para o seguro?",
        answers: [
          "Serve, com a causa, a data e o valor por item. Avise antes que é para a seguradora, porque algumas exigem um modelo próprio.",
          "Ajuda bastante, porque descreve a queima e o preço. Quem decide é a seguradora, então confira o que ela exige no documento.",
        ],
      },
    ],
    photo: "a foto da etiqueta do motor e o dia em que a energia caiu ou veio o raio",
  },
  {
    id: "anos-com-muitas-aberturas",
    broader: "vida-util",
    label: "Quantos anos dura com muitas aberturas por dia",
    phrase: "a duração do motor com muitas aberturas por dia",
    asks: [
      "família grande abre muito portão dura",
      "motor residencial uso frequente dura",
      "abre muito portão dura menos",
      "muitas aberturas dura",
      "aberturas dia suporta anos",
      // Of other numbers the answer would be another.
      ...combine(
        ["quantos anos dura motor", "quanto tempo dura motor", "quanto dura motor"],
        [
          "15 vezes dia",
          "20 vezes dia",
          "25 vezes dia",
          "vinte vezes dia",
          "20 aberturas",
          "residencial usando 20 vezes dia",
          "muitas aberturas",
          "muitas vezes dia",
        ],
      ),
    ],
    intent: "question",
    answers: {
      any: [
        "Um motor de portão residencial usado umas 20 vezes por dia costuma durar de {trade.life}, desde que a folha esteja leve e ele tenha sobra de capacidade. Vinte aberturas dão cerca de 7 mil por ano; no limite de peso ou com folha pesada, conte com o começo dessa faixa.",
        "Com umas 20 aberturas por dia, perto de 7 mil por ano, o motor residencial ainda fica na faixa de {trade.life}. Chega ao fim dela quem tem folha equilibrada e motor com folga de força; se ele trabalha no limite, dura como na ponta de baixo.",
        "Quantos anos dura um motor de casa abrindo 20 vezes ao dia? De {trade.life}, em geral, pois são uns 7 mil ciclos por ano, uso de família movimentada; folha leve e capacidade de sobra levam ao fim da faixa, e peso no limite, ao começo.",
      ],
    },
    sections: [
      {
        about: "causes",
        headings: ["O que pesa mais que as 20 aberturas", "Por que uns duram mais que outros"],
        slots: [
          [
            "Aberturas espalhadas pelo dia cansam menos que dez seguidas, porque o motor esfria entre uma e outra. O calor da sequência é o que envelhece o enrolamento e o capacitor, a peça que dá a partida.",
            "O intervalo conta mais que o total: espalhado, o uso deixa o motor esfriar. Em sequência ele aquece, e o calor gasta o enrolamento e o capacitor, que ajuda na partida.",
            "Vinte vezes ao longo do dia é uso brando; vinte em uma hora esquenta. E é o aquecimento que encurta a vida do enrolamento e do capacitor, responsável pelo arranque.",
          ],
          [
            "A folha pesa tanto quanto isso: roldana gasta, trilho sujo ou basculante desequilibrado fazem o motor forçar em cada ciclo. Um portão duro na mão encurta a vida de qualquer modelo.",
            "Também importa o esforço de cada ciclo, que cresce com trilho sujo, roldana ruim ou contrapeso fora do ponto. Se a folha é dura de mover, o motor mais forte também acaba cedo.",
            "O outro fator é o atrito. Roldanas e trilho em mau estado, ou equilíbrio ruim no basculante, multiplicam a força pedida e tiram anos do motor.",
          ],
        ],
      },
      {
        about: "care",
        headings: ["Como chegar ao fim da faixa", "Cuidados de quem abre muito"],
        slots: [
          [
            "Com esse uso, faça a revisão {visits.home} e adiante ao primeiro barulho novo. Ela limpa, lubrifica e regula, a partir de {price.preventive} em casa, sem peças.",
            "Marque a manutenção {visits.home}, ou antes, se aparecer ruído ou lentidão. Limpeza, lubrificação e regulagem começam em {price.preventive} em residência, fora as peças.",
            "A revisão {visits.home} segura o desgaste, e qualquer som diferente pede que venha antes. O serviço de limpar, engraxar e ajustar parte de {price.preventive} em casa, sem contar peças.",
          ],
        ],
      },
      {
        about: "replace",
        headings: ["Quando o motor chega ao fim", "Sinais e custo da troca"],
        slots: [
          [
            "Folga no redutor, a caixa de engrenagens, ronco e defeitos que se repetem, juntos, mostram o fim. Antes deles se gastam capacitor, engrenagem e roldana, que se trocam com o motor no lugar.",
            "O fim aparece em conjunto: jogo na caixa de engrenagens, zumbido e consertos seguidos. Capacitor, engrenagem e roldanas acabam mais cedo e são trocados sem trocar o motor.",
            "Um só defeito não condena o motor, pois capacitor, engrenagem e roldana são peças de desgaste. Já folga no redutor, ronco e falhas frequentes ao mesmo tempo indicam troca.",
          ],
          [
            "A troca do motor em casa, com mão de obra, fica de {price.homeSwap}. Quando os consertos somados passam da metade disso, o novo costuma compensar.",
            "Motor novo instalado em residência custa de {price.homeSwap}. Se os reparos do ano já levaram metade desse valor, trocar sai melhor.",
            "Conte com {price.homeSwap} para o motor novo já instalado em casa. A metade dessa quantia é um bom limite para seguir consertando o velho.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Com esse uso, preciso de um motor mais forte?",
        answers: [
          "Em geral não: basta um residencial com sobra sobre o peso da folha. Se as aberturas vêm seguidas, veja na ficha quantos ciclos por hora ele aceita.",
          "Só se o atual trabalha no limite ou esquenta. Para 20 aberturas espalhadas, o modelo de casa com folga de capacidade dá conta.",
          "Não pelo número de aberturas, e sim pelo peso e pela sequência. Quem abre muitas vezes em uma hora deve conferir os ciclos por hora da ficha.",
        ],
      },
      {
        question: "Motor rápido dura menos?",
        answers: [
          "Não por ser rápido, e sim se a folha bate ou se ele foi escolhido no limite. Com parada suave e folha equilibrada, a vida é parecida.",
          "A velocidade sozinha não gasta. O que pesa é tranco no fim do curso e falta de sobra, que a desaceleração e a boa escolha evitam.",
          "Depende da regulagem: parada seca castiga a engrenagem, e parada suave a poupa. Bem ajustado, o rápido acompanha os outros.",
        ],
      },
      {
        question: "Como conto quantas vezes o portão abre?",
        answers: [
          "Some as saídas e chegadas de cada carro, mais as entregas, em um dia comum. Três carros com três saídas cada já dão 18 aberturas.",
          "Anote um dia de semana inteiro: cada ida e cada volta é uma abertura. Uma família com três carros passa fácil de 15.",
          "Conte cada passagem de carro, de ida e de volta, durante um dia. Visitas e entregas entram na soma.",
        ],
      },
      {
        question: "O motor avisa antes de quebrar?",
        answers: [
          "Quase sempre: abre mais devagar, ronca na partida, esquenta ou para no meio. Uma visita nessa fase costuma trocar peça barata, e não o motor.",
          "Sim, na maioria das vezes, por lentidão, zumbido ou parada no meio do curso. Atender cedo evita que uma peça pequena leve o conjunto.",
          "Lentidão, barulho novo e aquecimento são os avisos comuns. Vale chamar neles, porque a peça gasta ainda não estragou as outras.",
        ],
      },
    ],
    photo: "a foto da etiqueta do motor e do portão inteiro, com o número de aberturas por dia",
  },
  {
    id: "eu-bati-no-portao",
    broader: "caiu-do-trilho",
    label: "Bati no portão e ele saiu do trilho",
    phrase: "o portão em que bati e que saiu do trilho",
    asks: [
      "batida carro desencarrilhou",
      "batida carro descarrilou",
      "amassei carro não corre mais",
      "bati carro portão correr",
      "bati carro portão saiu trilho",
      "bati portão saiu trilho",
      "bati carro saiu trilho",
      "bati portão correr trilho",
      "bati ré portão",
      "bati ré portão correr",
      "dei ré portão",
      "bati meu portão correr",
    ],
    intent: "repair",
    answers: {
      any: [
        "Se você bateu o carro no portão de correr e ele saiu do trilho, não tente recolocar, porque a folha solta tomba. Desligue o disjuntor, afaste todos e fotografe; em geral tem conserto, e só recolocar e regular, em casa, parte de {price.preventive}, sem peças.",
        "Bateu ou deu ré no portão e saiu do trilho? Deixe a folha como está, com o disjuntor desligado e ninguém por perto, porque ela pesa centenas de quilos. O técnico a escora, põe de volta nas roldanas e vê o que entortou; o acerto em residência começa em {price.preventive}, fora as peças.",
        "Carro que encostou e descarrilou o portão de correr deixa a folha apenas apoiada: não empurre, não use o controle e corte a energia. O conserto escora a folha e a recoloca no trilho, desde {price.preventive} em casa, sem peças, e o que entortou soma; fotografe antes, porque o seguro pode pedir.",
      ],
    },
    sections: [
      {
        about: "safety",
        headings: ["Até o técnico chegar", "Agora, com a folha solta"],
        slots: [
          [
            "Fora do trilho, só a guia de cima e o muro seguram a folha, que pode cair para qualquer lado. Fique longe o dobro da altura dela.",
            "A folha está solta embaixo e presa apenas pela guia, então cai sem aviso. Mantenha distância de pelo menos duas vezes a altura do portão.",
            "Sem o trilho, o peso todo fica de um lado, e um empurrão basta para tombar. Ninguém passa nem encosta até ela ser escorada.",
          ],
        ],
        steps: [
          "Desligue o disjuntor do motor.",
          "Tire crianças, animais e carros de perto, dos dois lados.",
          "Não empurre, não levante e não use macaco na folha.",
          "Fotografe de longe a folha, o trilho, a guia de cima e o carro.",
          "Se ficou aberto para a rua, avise na primeira mensagem.",
        ],
      },
      {
        about: "visit",
        headings: ["Como a folha volta ao trilho", "O conserto depois da batida"],
        slots: [
          [
            "Dois técnicos escoram a folha, põem-na de volta nas roldanas e a movem à mão de ponta a ponta. Roldana trincada, guia torta e trecho de trilho amassado são trocados ou endireitados antes do teste.",
            "Com escora e duas pessoas, a folha sobe no trilho e corre devagar até o fim. O que entortou, em geral roldana, guia ou um pedaço de trilho, é acertado em seguida.",
            "A folha é apoiada, recolocada e empurrada com a mão, para ver onde pega. Depois saem as peças tortas, que costumam ser a guia, a roldana e parte do trilho.",
          ],
          [
            "No fim, a folga da cremalheira, a barra dentada, volta a {rack.clearance}, e o ponto de parada é regravado. O motor só é religado quando a folha corre leve.",
            "A cremalheira é realinhada com {rack.clearance} de folga, e o fim de curso, conferido. Até lá o motor fica desligado, para não forçar.",
            "Depois da mecânica vêm a folga de {rack.clearance} entre barra dentada e engrenagem e a regulagem do percurso. O motor entra por último.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["Quanto custa e quem paga", "Valor e seguro"],
        slots: [
          [
            "Recolocar e regular é o mais barato, a partir de {price.preventive} em residência, sem peças. Somam, nesta ordem, roldana, guia, trecho de trilho e solda no quadro, cada um com valor informado antes.",
            "Em casa, recolocar e ajustar parte de {price.preventive}, fora peças. O que entortou acrescenta: roldana menos, guia e trilho mais, e quadro torto, que é de serralheiro, muito mais.",
            "O acerto simples começa em {price.preventive} em residência, sem contar peças. Quadro empenado é o item mais caro, e roldana, o menor.",
          ],
          [
            "O seguro do carro ou o da casa pode cobrir, por isso avise antes de consertar e guarde fotos e orçamento. Em condomínio, comunique o síndico por escrito.",
            "Antes do serviço, fale com a seguradora, que pode querer ver o estrago. Se o portão é do prédio, o síndico também precisa saber.",
            "Avise a seguradora e, em prédio, o síndico, antes de mexer em qualquer coisa. Fotos e orçamento por escrito ajudam no reembolso.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Posso empurrar a folha de volta para o trilho?",
        answers: [
          "Não. Ela pesa muito, pode tombar e prender mãos e pés. Espere quem a escore, que é serviço de duas pessoas.",
          "Não tente, nem com ajuda, porque sem escora a folha vira. A recolocação pede apoio dos dois lados.",
        ],
      },
      {
        question: "O motor queima com a batida?",
        answers: [
          "Em geral, não. O que sofre é a cremalheira e a engrenagem, conferidas antes de religar; o motor só queima se for forçado com a folha presa.",
          "Raramente. O impacto passa pela barra dentada e pela engrenagem, e o motor se salva se ninguém insistir no controle.",
        ],
      },
      {
        question: "Como deixo a casa fechada até o conserto?",
        answers: [
          "Tranque as portas de dentro e peça urgência, porque atendemos {shop.hours}. Não amarre nem calce a folha sozinho, que ela pode cair.",
          "Feche a casa por dentro e avise que o portão ficou aberto; o atendimento é {shop.hours}. Corda e calço na folha não se usam.",
        ],
      },
      {
        question: "Preciso trocar o portão inteiro?",
        answers: [
          "Quase nunca: se o quadro continua reto, trocam-se roldana, guia e trecho de trilho. Quadro dobrado vai ao serralheiro, que diz se endireita.",
          "Só quando o quadro dobrou ou a solda abriu em vários pontos. No mais, o reparo é local, em peças de rodagem.",
        ],
      },
    ],
    photo: "fotos da folha inteira, do trilho e da guia de cima",
  },
  {
    id: "nice-e-peccinin",
    broader: "nice",
    label: "Nice e Peccinin: mesmo grupo, peças diferentes",
    phrase: "a relação entre Nice e Peccinin",
    asks: [
      "peccinin by nice",
      "motor peccinin by nice",
      "trocar peças nice peccinin",
      "peccinin grupo nice",
      "posso trocar peças peccinin nice",
      "nice peccinin mesma empresa",
      "nice peccinin mesma",
      "peccinin é da nice",
      "nice comprou peccinin",
      "nice peccinin peças servem",
      "peça nice serve peccinin",
      "peça peccinin serve nice",
      "controle nice serve peccinin",
      "controle peccinin serve nice",
      "placa nice serve peccinin",
    ],
    intent: "question",
    answers: {
      any: [
        "Sim, a Peccinin é do grupo italiano Nice, mas as peças não servem uma na outra por causa disso: placa, engrenagem e fim de curso são de cada modelo. Controle Nice em portão Peccinin só funciona se o receptor ler o código dele, ou com um receptor avulso.",
        "Nice e Peccinin são o mesmo grupo, desde que a Nice comprou a Peccinin, e os motores continuam diferentes. Placa Nice não encaixa em motor Peccinin só pelo nome; o que costuma servir nas duas é fotocélula, receptor avulso e capacitor de mesmo valor.",
        "A Nice comprou a Peccinin, mas peça da Nice não serve em motor Peccinin automaticamente, porque cada modelo tem placa e engrenagem próprias. Se lhe ofereceram placa Nice, confira o modelo na etiqueta; trocado o motor em casa, a conta fica de {price.homeSwap}.",
      ],
    },
    sections: [
      {
        about: "what",
        headings: ["O que serve e o que não serve entre as duas", "Peça por peça, Nice e Peccinin"],
        slots: [
          [
            "Quanto mais perto do motor, menos a peça se troca. Acessório passa de uma marca a outra com mais facilidade.",
            "O que é do motor fica no motor, e o acessório costuma servir. Veja um por um.",
            "Acessório em geral serve, mecânica não. A divisão é esta.",
          ],
        ],
        bullets: [
          "Placa: só a do modelo, ou universal em motor comum",
          "Controle: só se o receptor aceitar o mesmo código",
          "Receptor avulso e fotocélula: em geral servem, na tensão certa",
          "Engrenagem e fim de curso: só os do próprio modelo",
          "Capacitor: mesmo valor em µF e tensão igual ou maior",
        ],
      },
      {
        about: "check",
        headings: ["Como comprar a peça certa", "Antes de pedir a peça"],
        slots: [
          [
            "O nome completo está na etiqueta da carcaça, e o da placa, impresso nela. Desconfie de anúncio que traz só a marca, sem o modelo.",
            "Leia a etiqueta do motor por inteiro, com letras e números. Anúncio que diz servir nas duas marcas precisa citar os modelos.",
            "Modelo completo primeiro, marca depois. Oferta que serve em tudo, sem dizer em quais motores, costuma não servir.",
          ],
          [
            "Nas duas marcas há linhas com inversor e de 24 V, que só aceitam a central própria. Motor comum de capacitor aceita universal, se tensão e fim de curso combinam.",
            "Motor de 24 V ou com inversor pede a placa original, em qualquer das marcas. O comum tem saída na universal.",
            "Se é de inversor ou 24 V, não há substituta. Sendo comum, a central universal pode atender.",
          ],
        ],
      },
      {
        about: "replace",
        headings: ["Trocar um pelo outro", "O que se aproveita ao mudar de Peccinin para Nice"],
        slots: [
          [
            "Ficam circuito, eletroduto, fotocélula e, se o passo combinar, a cremalheira. A troca em casa vai de {price.homeSwap}, com mão de obra, e leva de {time.tilting} no basculante e de {time.sliding} no de correr.",
            "Na mudança aproveitam-se elétrica, sensor e barra de mesmo passo. Trocar em residência custa de {price.homeSwap}, instalado, em {time.tilting} no basculante ou {time.sliding} no deslizante.",
            "Elétrica e sensores continuam, e a cremalheira depende do passo. Conte de {price.homeSwap} em casa e de {time.tilting} a montar em basculante, ou {time.sliding} em portão de correr.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Controle Nice abre portão com motor Peccinin?",
        answers: [
          "Só se o receptor ler o código dele. Com um receptor avulso do padrão Nice, ligado à botoeira, abre.",
          "Em geral não direto. O receptor avulso resolve, sem trocar a central.",
        ],
      },
      {
        question: "Vocês consertam as duas marcas?",
        answers: [
          "Sim, as duas estão entre as que atendemos, de forma independente. Modelo importado depende de haver peça.",
          "Atendemos ambas, sem vínculo com a fábrica, conforme a peça do modelo.",
        ],
      },
      {
        question: "O que é Peccinin by Nice?",
        answers: [
          "É o nome que aparece em produtos Peccinin depois da entrada no grupo Nice. O motor se identifica pelo modelo, como antes.",
          "A mesma Peccinin, com a marca do grupo ao lado. Peça segue o modelo.",
        ],
      },
      {
        question: "A garantia é da Nice ou da Peccinin?",
        answers: [
          "De quem está na nota e no termo que veio na caixa. No motor que vendemos são {warranty.motor}, e {warranty.installation} na instalação.",
          "Vale o termo do produto. Comprado conosco, {warranty.motor} no motor e {warranty.installation} no serviço.",
        ],
      },
    ],
    photo: "uma foto da etiqueta do motor, outra da placa e outra do controle",
  },
];
