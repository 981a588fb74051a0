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
      "A serralheria de portão automático cuida da folha: alinhar, soldar, trocar roldana, dobradiça, trilho e cabo, acertar o contrapeso. O ajuste e essas peças fazemos, em casa a partir de {price.preventive}, sem peças; portão novo e quadro refeito são de serralheiro, e a foto mostra qual é o caso.",
      "Serralheiro ou técnico? Portão que raspa, pesa ou está torto é caso de folha, e boa parte, como roldana, dobradiça e regulagem, fazemos nós, desde {price.preventive} em residência, fora peças. Quadro e portão novo ficam com o serralheiro; mande fotos do portão aberto e fechado.",
      "Muito motor fraco é caso de serralheria, com roda gasta, dobradiça caída ou contrapeso errado. Ajustamos a folha e trocamos essas peças, em casa a partir de {price.preventive}, sem peças, e dizemos pela foto quando o serviço pede serralheiro.",
      "Para serralheria de portão perto de você, mande foto da folha aberta e fechada: alinhamento, roldana, dobradiça, trilho e cabo entram no nosso serviço, desde {price.preventive} em residência, fora peças. Fabricar ou refazer portão é de serralheiro.",
    ],
    price: [
      "A serralheria do portão custa conforme o serviço: só o ajuste da folha, em casa, começa em {price.preventive}, sem peças, e em portão grande fica em geral de {price.preventiveRange}. Solda, roldana, dobradiça e trilho somam, e pela foto dizemos o que é nosso e o que é de serralheiro.",
      "O ajuste da folha, em residência, parte de {price.preventive}, fora peças; trocar roldana ou dobradiça soma a peça, e solda ou trilho refeito custa mais. Mande fotos do portão aberto e fechado, para saber o que fica conosco e o que fica com o serralheiro.",
      "Na serralheria de portão, alinhar é o mais barato, em casa desde {price.preventive}, sem peças, e quadro refeito o mais caro, com serralheiro. Portão grande fica, no ajuste, em geral de {price.preventiveRange}.",
    ],
    repair: [
      "Não fabricamos portão, mas fazemos a serralheria de ajuste: alinhar e regular a folha sai a partir de {price.preventive} em residência, sem peças, e dobradiça, roldana, trilho ou cabo somam a peça. Quadro refeito é de serralheiro; fotos do portão aberto e fechado dizem qual é o caso.",
      "O serralheiro resolve quadro e portão novo; folha que raspa, pesa ou caiu de um lado costuma ser ajuste, que fazemos em portão automático desde {price.preventive} em casa, fora peças. Mande fotos da folha aberta e fechada.",
      "Portão automático torto ou pesado quase sempre se conserta sem trocar a folha, com roldana, dobradiça, cabo ou trilho. Esse ajuste, em residência, parte de {price.preventive}, sem peças, e a foto mostra quando é preciso serralheiro.",
    ],
    installation: [
      "Serralheria primeiro, automação depois: a folha precisa estar reta, leve e firme para receber o motor. O ajuste em casa parte de {price.preventive}, sem peças, e a instalação leva de {time.tilting} no basculante e de {time.sliding} no de correr; a foto diz se falta serralheiro.",
      "Antes do motor, a serralheria deixa suporte, batente e quadro firmes e a folha equilibrada. Com o portão pronto, o kit basculante instalado começa em {price.lowest}; mande a foto e dizemos o que falta.",
      "Para automatizar, a folha é ajustada antes, porque motor em portão torto queima. Fazemos o ajuste, em residência desde {price.preventive}, fora peças, e a montagem; obra maior fica com o serralheiro.",
    ],
    emergency: [
      "Portão fora do trilho, com cabo solto ou dobradiça quebrada não se empurra nem se escora: afaste pessoas e animais. Mande a foto, {shop.hours}, e dizemos se o reparo é nosso ou pede serralheiro antes do motor.",
      "Com a folha caída ou pendurada, mantenha distância e desligue o disjuntor só se ele estiver longe dela. O serviço é feito com escora; pelo WhatsApp, {shop.hours}, a foto mostra se atendemos ou se é caso de serralheiro.",
      "Solda aberta ou dobradiça quebrada deixa o portão preso por pouco: ninguém usa, ninguém passa. Fotografe de longe e chame, {shop.hours}, para saber se é ajuste nosso ou serralheria maior.",
    ],
    buying: [
      "Para contratar serralheria de portão, separe fotos da folha aberta e fechada e as medidas. O ajuste fazemos nós, em casa a partir de {price.preventive}, sem peças; portão novo e quadro são do serralheiro, e dizemos o que combinar com ele antes do motor.",
      "Ao procurar serralheiro, junte o motor à conversa: portão que será automático precisa de reforço, batente e folha equilibrada. Pelas fotos dizemos que motor serve e o que é ajuste nosso, desde {price.preventive} em residência, fora peças.",
      "Antes de encomendar obra de serralheria, veja se não basta ajuste: roldana, dobradiça e regulagem resolvem muito portão torto, em casa a partir de {price.preventive}, sem peças. A foto mostra.",
    ],
    question: [
      "Portão torto quase sempre tem conserto sem trocar a folha: alinha-se, solda-se, trocam-se roda, dobradiça ou cabo. Folha nova só compensa com ferrugem em muitos pontos ou quadro perdido, obra de serralheiro.",
      "Serralheiro resolve quadro, coluna e portão novo; motor mudo e controle são do técnico. Folha que raspa ou pesa costuma ser ajuste, que fazemos em casa a partir de {price.preventive}, sem peças.",
      "Se a folha pesa, raspa ou está torta, é serralheria; se anda leve e o motor não responde, é técnico de motor. Na dúvida, foto e vídeo separam os dois.",
    ],
  },
  line: [
    "Folha torta ou pesada pede serralheria antes de motor novo.",
    "A serralheria prepara suporte, batente e reforço para o motor durar.",
    "Depois do ajuste na folha, força e fim de curso são regulados de novo.",
  ],
  sections: [
    {
      about: "signs",
      headings: ["Quando o portão precisa de serralheria", "Sinais de folha com defeito que parece de motor"],
      slots: [
        [
          "Raspar em arco é dobradiça caída, raspar em linha reta é roldana gasta. Fresta larga de um lado mostra folha empenada ou apoio que cedeu.",
          "Marca em arco no piso acusa dobradiça; marca reta, roldana. Frestas desiguais denunciam folha fora de esquadro.",
          "O risco no chão diz o apoio: arco é do portão de abrir, reta é do de correr. Vão desigual é empeno.",
          "Folha que raspa ou abre fresta torta perdeu apoio. No de abrir é dobradiça, no de correr, roda.",
        ],
        [
          "Motor que esquenta e anda devagar pode estar bom, puxando folha dura. Solda aberta, cabo desfiado e folha inclinada pedem portão parado e área vazia.",
          "O motor leva a culpa da folha pesada. Trinca, cabo ruim ou inclinação é motivo para desligar o disjuntor e isolar.",
          "Antes de trocar um motor quente, o técnico sente o peso da folha na mão. Ferrugem com furo e solda aberta encerram o uso.",
          "Folha dura queima motor bom. Se ela pende, ninguém empurra nem escora, e todos ficam longe.",
        ],
      ],
    },
    {
      about: "what",
      headings: ["O que a serralheria faz no portão", "Serralheria por tipo de portão"],
      slots: [
        [
          "No portão de correr, nivela-se o trilho, trocam-se roldanas e firma-se a guia, com batente nas pontas. No de abrir, troca-se a dobradiça e acerta-se o batente.",
          "O deslizante pede trilho e rodas; o de abrir, dobradiça e reforço onde o braço se prende.",
          "Rodas, trilho e guia no que corre, dobradiça e batente no que abre: é o grosso do serviço.",
          "No de correr se mexe embaixo, no trilho e nas rodas; no de abrir, do lado, nas dobradiças.",
        ],
        [
          "No basculante, cabos, roldanas, braços e contrapeso são acertados com a folha apoiada. Se ganhou chapa ou madeira, o contrapeso é recalculado.",
          "Basculante exige escora, porque cabo e contrapeso guardam o peso. Revestimento novo pede outro equilíbrio.",
          "Cabo, braço e contrapeso são do basculante, sempre com apoio. Folha mais pesada muda a conta.",
          "O que sobe se acerta com a folha escorada: cabo, roldana, braço e peso.",
        ],
      ],
    },
    {
      about: "visit",
      headings: ["Como é feito o acerto da folha", "Da folha torta ao motor regulado"],
      slots: [
        [
          "O disjuntor é desligado e a folha, escorada, antes de soltar qualquer apoio. Depois se corrige do chão para cima: trilho, roda ou dobradiça e, por fim, o quadro.",
          "Com a folha apoiada, procura-se onde prende, pesa ou raspa. O acerto vai do apoio para a folha.",
          "Primeiro escora e energia cortada, depois a peça gasta. Piso e trilho são vistos antes do quadro.",
          "Ninguém passa ao lado enquanto a folha está solta e escorada. Troca-se o apoio e volta-se ao prumo.",
        ],
        [
          "Havendo solda, a central é desconectada antes, e o ponto recebe fundo contra ferrugem. O motor é regulado por último, com menos força.",
          "Na solda, a placa fica fora do circuito. Parada, força e fotocélula são refeitas, porque o percurso mudou.",
          "A folha precisa andar com uma mão antes de religar o motor. Se houve solda, ela foi feita com a central desconectada.",
          "Solda com a placa desligada, tinta no ponto e motor regulado no fim: a ordem é essa.",
        ],
      ],
    },
    {
      about: "cost",
      headings: ["O que muda o preço da serralheria", "Serralheria de portão: do que depende o valor"],
      slots: [
        [
          "Alinhar custa menos que trocar roldana ou dobradiça, e soldar ou refazer trilho custa mais. Tamanho da folha e escora também contam.",
          "Regulagem, peça, solda: o preço cresce nessa ordem. Folha grande pede mais tempo e apoio.",
          "O valor depende da peça, do tamanho e de desmontar ou não. Ferrugem em muitos pontos encarece.",
          "Ajuste fica embaixo na lista, quadro podre em cima. Entre os dois, rodas, dobradiças e trilho.",
        ],
        [
          "O ajuste em residência começa em {price.preventive}, sem peças, e em portão grande fica em geral de {price.preventiveRange}. O cartão divide em até {shop.instalments} vezes.",
          "Em casa, são {price.preventive} para começar, fora peças, e o comum em portão maior vai de {price.preventiveRange}, em até {shop.instalments} vezes.",
          "Sem peças, o acerto residencial parte de {price.preventive}; portão com muito a corrigir fica de {price.preventiveRange}. Parcela-se em até {shop.instalments} vezes.",
          "Regular a folha em residência sai desde {price.preventive}, e casos maiores, de {price.preventiveRange}, peças à parte; no cartão, até {shop.instalments} parcelas.",
        ],
      ],
    },
    {
      about: "choose",
      headings: ["Serralheiro ou técnico de motor?", "O que é nosso e o que é do serralheiro"],
      slots: [
        [
          "Técnico para roldana, dobradiça, trilho, cabo, contrapeso e regulagem, que se resolvem junto com o motor. Serralheiro para portão novo, quadro refeito e reforma grande.",
          "Técnico, se o caso é apoio e regulagem; serralheiro, se é quadro ou portão novo. A foto separa.",
          "Serralheiro faz portão e quadro; técnico acerta apoio, cabo e motor na mesma visita.",
          "Técnico resolve o que move e apoia a folha, serralheiro o que a forma. Coluna de obra é de pedreiro.",
        ],
        [
          "A folha é acertada antes do motor, porque motor novo em portão torto queima como o antigo. Portão novo deve sair com reforço e espaço para o motor.",
          "Serralheria vem antes da automação. Avise quem fabrica o portão de que ele terá motor.",
          "Quem manda fazer portão deve pedir reforço no ponto do motor. Folha reta e leve usa motor menor.",
          "Primeiro a folha, depois o motor. Reforço e batente são feitos antes da instalação.",
        ],
      ],
    },
    {
      about: "replace",
      headings: ["Reformar ou fazer um portão novo?", "Até onde vale consertar a folha"],
      slots: [
        [
          "Reformar vale quando o quadro está firme: folha torta por batida quase sempre volta ao esquadro, e peça gasta se troca. Ferrugem só embaixo se resolve cortando o trecho.",
          "Reforme se o quadro segura. Dobradiça, roda e trilho se trocam sem mexer no resto.",
          "O conserto compensa com quadro bom, mesmo torto. Barra podre se corta e se solda outra.",
          "Com quadro firme, conserte: apoio novo e alinhamento resolvem. Ferrugem localizada também tem jeito.",
        ],
        [
          "Quadro podre em vários pontos pede portão novo. O motor atual pode ficar, se aguentar o peso da folha nova.",
          "Muita ferrugem e quadro perdido levam à folha nova. Confira se o motor suporta o novo peso.",
          "Quando o podre está por toda parte, o novo sai melhor. O motor fica se a folha não pesar mais.",
          "Folha nova só com quadro comprometido. O peso dela decide se o motor continua.",
        ],
      ],
    },
  ],
  questions: [
    {
      question: "O serralheiro precisa tirar o motor para trabalhar?",
      answers: [
        "Nem sempre: basta soltar a folha escorada e desconectar a central antes da solda.",
        "Só se o reparo for na fixação do motor. Nos outros casos, corta-se a energia e solta-se a placa.",
        "Em geral, não. O que não pode é soldar com a central ligada na fiação.",
      ],
    },
    {
      question: "Preciso regular o motor depois da serralheria?",
      answers: [
        "Precisa: o esforço mudou, e força, embreagem e fim de curso são refeitos e testados.",
        "Sim. Sem nova regulagem, o motor bate no batente ou para antes da hora.",
        "Sim, porque a folha ficou mais leve e o percurso pode ter mudado.",
      ],
    },
    {
      question: "Vale reformar o portão antigo antes de automatizar?",
      answers: [
        "Vale, se o quadro estiver firme. Folha leve faz o motor durar mais.",
        "Na maioria das vezes, sim. Com metal podre em muitos pontos, compare com folha nova.",
        "Sim: rodas, dobradiças e reforço antes do motor saem mais baratos que um motor queimado.",
      ],
    },
    {
      question: "Quanto tempo leva o ajuste da folha?",
      answers: [
        "Regulagem e troca de uma peça costumam caber na visita. Solda e trilho podem pedir outro dia.",
        "Um acerto simples termina no mesmo dia. Trilho refeito e quadro demoram mais.",
        "Depende do que cedeu: dobradiça e roda são rápidas, solda e coluna não.",
      ],
    },
  ],
  photo: "fotos do portão inteiro por dentro, aberto e fechado, de perto o ponto com defeito e as medidas do vão",
  related: ["solda", "ferrugem", "dobradica", "roldana", "torto", "automatizar-manual"],
  topic: "serralheria-e-ajuste-de-portao",
};
