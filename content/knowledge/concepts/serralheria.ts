import type { Concept } from "#domain/knowledge/concept.ts";

export const serralheria: Concept = {
  id: "serralheria",
  kind: "service",
  label: "Serralheria",
  phrase: "a serralheria de portão",
  words: [
    "serralheria",
    "serralheiro",
    "serralheria de portão",
    "serralheiro para portão",
    "reforma de portão",
    "ajuste de portão",
    "alinhar portão",
    "desempenar portão",
    "reforço de portão",
    "estrutura do portão",
    "serralheiro perto de mim",
    "serralheria perto de mim",
    "serralheiro de portão perto de mim",
  ],
  intent: "repair",
  answers: {
    any: [
      "A serralheria de portão automático cuida da folha: alinha, solda, troca roldana, dobradiça, trilho e cabo e acerta o contrapeso. O ajuste e a troca dessas peças fazemos nós, em casa a partir de {price.preventive}, sem peças. Portão novo e quadro refeito são serviço de serralheiro.",
      "Portão que raspa, pesa ou está torto tem defeito na folha, e boa parte se resolve com roldana, dobradiça e regulagem. Isso fazemos nós, a partir de {price.preventive} em residência, sem peças. Quadro refeito e portão novo ficam com o serralheiro.",
      "Motor que parece fraco muitas vezes precisa de serralheria: a roldana está gasta, a dobradiça caiu ou o contrapeso está errado. O ajuste da folha em casa parte de {price.preventive}, sem peças. Quadro torto ou podre é serviço de serralheiro.",
      "Para serralheria de portão perto de você, separe o que é ajuste do que é obra: alinhamento, roldana, dobradiça, trilho e cabo fazemos no local, a partir de {price.preventive} em residência, sem peças. Fabricar ou refazer portão é de serralheiro. Fotos da folha aberta e fechada mostram qual é o caso.",
    ],
    price: [
      "A serralheria do portão custa conforme o serviço: o ajuste da folha, em casa, parte de {price.preventive}, sem peças, e em portão grande fica em geral de {price.preventiveRange}. Roldana, dobradiça, solda e trilho se somam a esse valor, e quadro refeito é orçado pelo serralheiro.",
      "O ajuste da folha do portão, em residência, parte de {price.preventive}, sem peças. Trocar roldana ou dobradiça soma a peça, e solda ou trilho refeito custa mais. Fotos do portão aberto e fechado mostram o que fica conosco e o que fica com o serralheiro.",
      "O mais barato na serralheria de portão é alinhar a folha, em casa a partir de {price.preventive}, sem peças, e o mais caro é refazer o quadro, com serralheiro. Em portão grande, o ajuste fica em geral de {price.preventiveRange}, sem peças.",
    ],
    repair: [
      "Fazemos a serralheria do portão automático que raspa, pesa ou entortou: alinhamos a folha, trocamos roldana e dobradiça e soldamos o suporte do motor. Só o ajuste, em residência, parte de {price.preventive}, sem peças. Portão novo e quadro refeito são serviço de serralheiro.",
      "A folha que raspa, pesa ou caiu de um lado costuma precisar só de ajuste, que fazemos em casa a partir de {price.preventive}, sem peças. A solda pequena, como a do suporte do motor, é orçada pela foto. Fabricar o portão ou refazer o quadro é serviço de serralheiro.",
      "Portão automático torto ou pesado muitas vezes se conserta sem trocar a folha. Só o ajuste, em residência, parte de {price.preventive}, sem peças. A solda é avaliada pela foto, de graça. Chapa podre, quadro torto e portão novo ficam com o serralheiro.",
    ],
    installation: [
      "A serralheria vem antes da automação, porque a folha precisa estar reta, leve e firme para receber o motor. O ajuste em casa parte de {price.preventive}, sem peças. A instalação do motor leva de {time.tilting} no basculante e de {time.sliding} no portão de correr.",
      "Antes do motor, a serralheria deixa suporte, batente e quadro firmes e a folha equilibrada. Com o portão pronto, o kit basculante instalado custa a partir de {price.lowest}. Uma foto do portão por dentro mostra o que ainda falta reforçar.",
      "Para automatizar o portão, a folha é ajustada primeiro, porque motor em portão torto queima cedo. O ajuste em residência parte de {price.preventive}, sem peças, e depois o motor é montado. Refazer quadro ou coluna fica com o serralheiro ou o pedreiro.",
    ],
    emergency: [
      "Portão fora do trilho, com cabo solto ou dobradiça quebrada não deve ser empurrado nem escorado por você: afaste pessoas e animais. Atendemos {shop.hours}, e uma foto tirada de longe mostra se o reparo é nosso ou se pede serralheiro antes do motor.",
      "Com a folha do portão caída ou pendurada, mantenha distância e desligue o disjuntor só se ele estiver longe dela. O serviço é feito com escora. Respondemos {shop.hours}, e a foto mostra se atendemos ou se é caso de serralheiro.",
      "Solda aberta ou dobradiça quebrada deixa o portão preso por pouco, e por isso ninguém deve usá-lo nem passar por perto. Fotografe de longe e chame, {shop.hours}, para saber se é ajuste nosso ou serralheria maior.",
    ],
    buying: [
      "Para contratar serralheria de portão, separe fotos da folha aberta e fechada e as medidas do vão. O ajuste da folha fazemos nós, em casa a partir de {price.preventive}, sem peças. Portão novo e quadro são do serralheiro, que precisa saber que haverá motor.",
      "Ao procurar serralheiro para o portão, avise que ele será automático, porque a folha precisa de reforço, batente e equilíbrio para receber o motor. O ajuste de roldana, dobradiça e trilho fazemos nós, a partir de {price.preventive} em residência, sem peças.",
      "Antes de encomendar obra de serralheria, veja se não basta um ajuste: roldana, dobradiça e regulagem resolvem muito portão torto, em casa a partir de {price.preventive}, sem peças. A obra só se justifica quando o quadro está podre ou quebrado.",
    ],
    question: [
      "Portão torto quase sempre tem conserto sem trocar a folha: ela é alinhada e soldada, e roldana, dobradiça ou cabo gastos são substituídos. Folha nova só compensa com ferrugem em muitos pontos ou quadro perdido, e então a obra é de serralheiro.",
      "O serralheiro resolve quadro, coluna e portão novo; motor que não responde e controle são do técnico. A folha que raspa ou pesa costuma precisar só de ajuste, que fazemos em casa a partir de {price.preventive}, sem peças.",
      "Se a folha pesa, raspa ou está torta, o caso é de serralheria; se anda leve e o motor não responde, é de técnico de motor. Na dúvida, uma foto do portão e um vídeo do movimento separam os dois.",
    ],
  },
  line: [
    "Uma folha torta ou pesada precisa de serralheria antes de motor novo.",
    "A serralheria prepara suporte, batente e reforço para o motor durar.",
    "Depois do ajuste na folha, força e fim de curso são regulados de novo.",
  ],
  sections: [
    {
      about: "signs",
      headings: ["Quando o portão precisa de serralheria", "Sinais de folha com defeito que parece de motor"],
      slots: [
        [
          "Risco em arco no piso é sinal de dobradiça caída no portão de abrir, e risco reto, de roldana gasta no de correr. Fresta mais larga de um lado mostra folha empenada ou apoio que cedeu.",
          "A marca no chão indica a peça: em arco, a dobradiça do portão de abrir; em linha reta, a roldana do portão de correr. Frestas desiguais mostram que a folha saiu do esquadro.",
          "Portão de abrir que raspa desenha um arco no chão, porque a dobradiça cedeu. No portão de correr a marca é reta, por desgaste da roldana, e vão desigual indica folha empenada.",
          "Uma folha que raspa ou abre fresta torta perdeu apoio. No portão de abrir a causa costuma ser a dobradiça e, no de correr, a roldana que corre no trilho.",
        ],
        [
          "O motor que esquenta e anda devagar pode estar bom, mas puxando uma folha dura. Solda aberta, cabo desfiado ou folha inclinada obrigam a deixar o portão parado e a área vazia.",
          "Muitas vezes se culpa o motor quando o defeito é a folha pesada. Se houver trinca, cabo ruim ou inclinação, desligue o disjuntor e isole a passagem.",
          "Antes de trocar um motor que esquenta, o técnico sente o peso da folha na mão, porque ela pode ser a causa. Ferrugem com furo ou solda aberta é motivo para parar de usar o portão.",
          "Uma folha dura força e queima motor bom. Se ela estiver inclinada ou com solda trincada, ninguém deve empurrar nem escorar, e todos ficam longe.",
        ],
      ],
    },
    {
      about: "what",
      headings: ["O que a serralheria faz no portão", "Serralheria por tipo de portão"],
      slots: [
        [
          "No portão de correr, o serviço nivela o trilho, troca roldanas e firma a guia. No portão de abrir, troca a dobradiça, acerta o batente e reforça o ponto em que o braço se prende.",
          "O portão deslizante precisa de trilho nivelado, roldanas boas e guia firme. O portão de abrir depende de dobradiça, batente e reforço onde o braço do motor se prende.",
          "Roldana, trilho e guia são as peças que mais se trocam no portão de correr. No portão de abrir, o trabalho se concentra na dobradiça, no batente e no reforço da folha.",
          "O conserto do portão de correr é feito embaixo, no trilho e nas roldanas, e em cima, na guia. O do portão de abrir é feito na lateral, nas dobradiças, e no batente.",
        ],
        [
          "No basculante, cabos, roldanas, braços e contrapeso são acertados com a folha apoiada. Se o portão ganhou chapa ou madeira, o contrapeso é recalculado.",
          "O basculante só é mexido com escora, porque cabo e contrapeso sustentam o peso da folha. Um revestimento novo exige refazer o equilíbrio.",
          "Cabo, braço e contrapeso são os pontos de ajuste do basculante, sempre com a folha escorada. Quando ela recebeu chapa ou madeira, o peso do contrapeso muda.",
          "O portão que sobe é acertado com a folha presa por escora, nos cabos, nas roldanas, nos braços e no contrapeso. Folha que ficou mais pesada precisa de contrapeso novo.",
        ],
      ],
    },
    {
      about: "visit",
      headings: ["Como é feito o acerto da folha", "Da folha torta ao motor regulado"],
      slots: [
        [
          "O disjuntor é desligado e a folha, escorada, antes de soltar qualquer apoio. Depois se corrige do chão para cima: trilho, roldana ou dobradiça e, por fim, o quadro.",
          "Com a folha apoiada e a energia cortada, o técnico procura onde ela prende, pesa ou raspa. O acerto começa pelo trilho ou pela dobradiça e termina na armação da folha.",
          "Primeiro a energia é cortada e a folha é escorada; só então a peça gasta sai. Piso, trilho e dobradiças são vistos antes do quadro, porque é neles que o desvio costuma nascer.",
          "Ninguém passa ao lado enquanto a folha está solta e escorada. O técnico troca o apoio gasto, que é a roldana ou a dobradiça, e devolve o portão ao prumo.",
        ],
        [
          "Quando há solda, a central é desconectada antes, e o ponto recebe fundo contra ferrugem. O motor é regulado por último, com menos força, porque a folha ficou leve.",
          "Na hora de soldar, a placa fica fora do circuito, para não queimar. Depois parada, força e fotocélula são reguladas de novo, já que o percurso mudou.",
          "A folha precisa andar com uma mão antes de o motor ser religado. Se houve solda, ela é feita com a central desconectada e protegida com fundo.",
          "O ponto soldado recebe fundo e tinta, e a placa só volta ao circuito depois disso. Por último o técnico regula a força e a parada do motor.",
        ],
      ],
    },
    {
      about: "cost",
      headings: ["O que muda o preço da serralheria", "Serralheria de portão: do que depende o valor"],
      slots: [
        [
          "Alinhar custa menos que trocar roldana ou dobradiça, e soldar ou refazer trilho custa mais. O tamanho da folha e a necessidade de escora também mudam o valor.",
          "O preço cresce da regulagem para a troca de peça e desta para a solda. Uma folha grande exige mais tempo, mais apoio e, às vezes, duas pessoas.",
          "O valor depende da peça, do tamanho da folha e de desmontar ou não o portão. Ferrugem em muitos pontos encarece, porque aumenta a área a cortar e soldar.",
          "Regular a folha é o serviço mais barato, e refazer quadro podre é o mais caro. Entre os dois ficam roldanas, dobradiças e trilho.",
        ],
        [
          "O ajuste em residência parte de {price.preventive}, sem peças, e em portão grande fica em geral de {price.preventiveRange}. O cartão divide em até {shop.instalments} vezes.",
          "Em casa, a regulagem da folha custa a partir de {price.preventive}, sem peças; em portão maior, o comum é de {price.preventiveRange}. O pagamento vai em até {shop.instalments} vezes.",
          "Sem contar peças, o acerto residencial parte de {price.preventive}, e um portão com muito a corrigir fica de {price.preventiveRange}. Dá para parcelar em até {shop.instalments} vezes.",
          "Regular a folha em residência parte de {price.preventive}, e casos maiores ficam de {price.preventiveRange}, sempre sem peças. No cartão são até {shop.instalments} parcelas.",
        ],
      ],
    },
    {
      about: "choose",
      headings: ["Serralheiro ou técnico de motor?", "O que é nosso e o que é do serralheiro"],
      slots: [
        [
          "Chame o técnico para roldana, dobradiça, trilho, cabo, contrapeso e regulagem, que se resolvem junto com o motor. Chame o serralheiro para portão novo, quadro refeito e reforma grande.",
          "O técnico resolve apoio e regulagem da folha, e o serralheiro, quadro e portão novo. A foto da folha aberta e fechada separa os dois casos.",
          "Portão e quadro são fabricados pelo serralheiro. Roldana, dobradiça, cabo e motor são acertados pelo técnico, na mesma visita.",
          "Tudo o que move e apoia a folha é do técnico, e o que forma a estrutura é do serralheiro. Coluna de alvenaria fica com o pedreiro.",
        ],
        [
          "A folha é acertada antes do motor, porque motor novo em portão torto queima como o antigo. Um portão novo deve sair da serralheria com reforço e espaço para o motor.",
          "A serralheria vem antes da automação, já que a folha torta gasta qualquer motor. Avise quem fabrica o portão de que ele será automático.",
          "Quem manda fazer portão deve pedir reforço no ponto do motor e batente firme. Uma folha reta e leve permite usar motor menor.",
          "Reforço e batente são feitos antes da instalação do motor, porque depois seria preciso desmontar. Folha pesada ou torta também se corrige primeiro.",
        ],
      ],
    },
    {
      about: "replace",
      headings: ["Reformar ou fazer um portão novo?", "Até onde vale consertar a folha"],
      slots: [
        [
          "Reformar vale a pena quando o quadro está firme: folha torta por batida quase sempre volta ao esquadro, e peça gasta se troca. Ferrugem só embaixo se resolve cortando o trecho.",
          "O quadro firme é a condição para reformar. Dobradiça, roldana e trilho se trocam sem mexer no resto, e a ferrugem da base é cortada e refeita.",
          "O conserto compensa com quadro bom, mesmo torto, porque a folha pode ser alinhada. Uma barra podre isolada é cortada e outra é soldada no lugar.",
          "Com a armação da folha inteira, prefira consertar, já que apoio novo e alinhamento resolvem a maioria dos casos. Ferrugem em um ponto só também pode ser reparada.",
        ],
        [
          "Se a armação apodreceu em vários pontos, compensa uma folha nova, e o motor atual pode ficar, se aguentar o peso dela.",
          "Muita ferrugem e quadro quebrado levam à folha nova. Antes de encomendá-la, confira se o motor suporta o novo peso.",
          "Quando a ferrugem está por toda parte, o portão novo compensa mais que o remendo. O motor continua, desde que a folha não fique mais pesada.",
          "Uma folha nova só se justifica com o quadro comprometido. O peso dela decide se o motor pode ser aproveitado.",
        ],
      ],
    },
  ],
  questions: [
    {
      question: "O serralheiro precisa tirar o motor para trabalhar?",
      answers: [
        "Nem sempre: muitas vezes basta soltar a folha, já escorada, e desconectar a central antes da solda.",
        "Só se o reparo for na fixação do motor. Nos outros casos, o técnico corta a energia e desconecta a placa.",
        "Em geral, não. O que não se pode é soldar com a central ligada à fiação, porque a placa queima.",
      ],
    },
    {
      question: "Preciso regular o motor depois da serralheria?",
      answers: [
        "Precisa, porque o esforço mudou. Força, embreagem e fim de curso são refeitos e testados.",
        "Sim. Sem nova regulagem, o motor bate no batente ou para antes da hora.",
        "Sim, porque a folha ficou mais leve e o percurso pode ter mudado.",
      ],
    },
    {
      question: "Vale reformar o portão antigo antes de automatizar?",
      answers: [
        "Vale, se o quadro estiver firme, porque uma folha leve faz o motor durar mais.",
        "Na maioria das vezes, sim. Com metal podre em muitos pontos, compare com o preço de uma folha nova.",
        "Sim: roldanas, dobradiças e reforço antes do motor custam menos que um motor queimado.",
      ],
    },
    {
      question: "Quanto tempo leva o ajuste da folha?",
      answers: [
        "Regulagem e troca de uma peça costumam caber na visita. Solda e trilho podem exigir outro dia.",
        "Um acerto simples termina no mesmo dia. Trilho refeito e solda na folha demoram mais.",
        "Depende do que cedeu: dobradiça e roldana são rápidas, e solda e coluna demoram mais.",
      ],
    },
  ],
  photo: "fotos do portão inteiro por dentro, aberto e fechado, de perto o ponto com defeito e as medidas do vão",
  related: ["solda", "ferrugem", "dobradica", "roldana", "torto", "automatizar-manual"],
  topic: "serralheria-e-ajuste-de-portao",
};
