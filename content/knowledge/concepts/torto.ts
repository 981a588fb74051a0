import type { Concept } from "#domain/knowledge/concept.ts";

export const torto: Concept = {
  id: "torto",
  kind: "symptom",
  label: "Portão torto",
  phrase: "o portão torto",
  words: [
    "torto",
    "entortou",
    "entortado",
    "desalinhado",
    "desalinhou",
    "empenado",
    "empenou",
    "empeno",
    "amassado",
    "bateram no portão",
    "carro bateu no portão",
    "sobe torto",
    "fora de prumo",
    "fora de esquadro",
    "arriado",
    "portão pendendo",
    "sai do prumo",
    "fora do prumo",
    "saiu do prumo",
    "entortou no meio",
    "pende para o lado",
  ],
  intent: "repair",
  answers: {
    any: [
      "Portão torto, empenado ou desalinhado levou uma batida, perdeu um apoio, como roldana ou dobradiça, ou teve solda ou piso que cedeu. Pare de usar o motor, que piora o empeno, desligue o disjuntor e não destrave. O conserto começa pela folha, e fotos de longe mostram se é peça, regulagem ou serralheria.",
      "O portão desalinhado, que fecha torto ou puxa para um lado, costuma ter roldana ou dobradiça gasta, um apoio que cedeu ou o quadro empenado. Desligue o disjuntor e mantenha distância se a folha pende. O técnico alinha a folha e depois regula o motor, com valor pelas fotos.",
      "O portão da garagem que entortou precisa ter a folha alinhada antes de se mexer no motor, porque quase sempre cedeu uma roldana, uma dobradiça, um cabo ou uma solda. Desligue o disjuntor, não force nem destrave: numa folha torta, o motor pode ser o que segura o peso. Fotos de frente e dos lados bastam para o orçamento.",
      "Arrumar um portão torto ou desalinhado é trocar a peça que cedeu ou desempenar o quadro, conforme a causa: batida, apoio gasto, coluna ou piso que afundou. Até o conserto, deixe o disjuntor desligado e ninguém perto da folha que pende. Fotos de longe mostram qual serviço é necessário.",
    ],
    price: [
      "O preço para arrumar um portão torto depende do que cedeu: trocar roldana ou dobradiça custa menos que desempenar a folha ou refazer solda ou trilho. Em casa, a visita só de ajuste parte de {price.preventive}, sem peças, e fotos de frente e dos dois lados permitem dar o valor.",
      "Alinhar um portão desalinhado custa, em residência, a partir de {price.preventive}, sem peças, quando basta a regulagem. A peça de apoio é somada, e o conserto de quadro, coluna ou solda é serviço de serralheria, orçado pelas fotos.",
      "Desempenar o portão é o serviço mais caro e varia com o tamanho e o dano; o mais barato é trocar a roldana ou a dobradiça que cedeu. A visita só de ajuste em casa parte de {price.preventive}, sem peças, e fotos de longe mostram qual é o seu caso.",
    ],
    emergency: [
      "Um portão torto e pendendo pode cair: desligue o disjuntor, afaste pessoas e carros e não destrave o motor. Não tente endireitar a folha, porque ela pode estar presa por um só ponto. O técnico escora e alinha, e o contato funciona {shop.hours}.",
      "O portão que ficou torto depois de uma batida pode estar preso por um só ponto. Corte a energia, isole os dois lados e não passe por baixo. Mande uma foto de longe, sem tocar na folha; o contato funciona {shop.hours}.",
      "Se a folha entortou e está pendurada, ninguém deve chegar perto nem acionar o motor. Desligue o disjuntor, se der para fazer isso sem passar pela folha, e chame o técnico, que vem escorar e alinhar; o contato funciona {shop.hours}.",
    ],
    "how-to": [
      "Para alinhar um portão torto, o técnico escora a folha, acha o apoio que cedeu e troca a roldana, a dobradiça ou o cabo; quadro empenado fica com o serralheiro. Em casa, desligue o disjuntor e fotografe de longe. Não use alavanca nem o carro, porque a folha pode cair.",
      "Para avaliar um portão desalinhado, desligue o disjuntor, compare as frestas dos dois lados e olhe roldanas e dobradiças sem tocar. Se as frestas são diferentes, a folha saiu do lugar. Não destrave nem force, e deixe o portão parado até a visita.",
      "O que fazer com o portão torto é parar de usar, cortar a energia, afastar todos e fotografar de longe. Endireitar na força piora o empeno e pode derrubar a folha, por isso o alinhamento fica com o técnico, que a escora antes.",
    ],
  },
  line: [
    "Portão torto força o motor; a folha se alinha antes da regulagem.",
    "Basculante que sobe inclinado tem cabo desigual e deve parar de ser usado.",
    "Depois de uma batida de carro, o portão precisa de vistoria mesmo que ainda ande.",
  ],
  sections: [
    {
      about: "causes",
      headings: ["Por que o portão ficou torto", "O que desalinha um portão"],
      slots: [
        [
          "Uma batida de carro entorta folha, guia e coluna de uma vez. Sem batida, o que cede é um apoio: roldana, dobradiça ou cabo gasto de um lado só.",
          "Um toque de para-choque basta para empenar a folha. Quando ninguém bateu, o mais provável é que uma roldana, uma dobradiça ou um cabo tenha cedido.",
          "O empeno vem de uma pancada ou do desgaste de um lado só. No portão basculante, um cabo mais comprido que o outro já inclina a folha.",
          "Ou houve uma batida, ou um apoio baixou: a roldana no portão de correr, a dobradiça no de abrir, o cabo no basculante.",
        ],
        [
          "Uma solda trincada e a ferrugem na base tiram o quadro do esquadro, e a coluna ou o piso que cede leva o portão junto. O motor que força uma folha presa também a entorta.",
          "O terreno que afunda desalinha o trilho e a coluna, mesmo com a folha boa. A ferrugem e a solda aberta, por sua vez, deixam o quadro ceder.",
          "A estrutura também falha, com ferrugem embaixo, solda partida ou coluna fora de prumo. Uma chapa fina pode entortar no ponto em que o motor puxa.",
          "O desalinho vem ainda de coluna ou piso que cedeu, de solda partida e de ferrugem. E o motor que empurra a folha contra algo preso acaba por empená-la.",
        ],
      ],
    },
    {
      about: "signs",
      headings: ["Como perceber que o portão desalinhou", "Sinais de portão fora de prumo"],
      slots: [
        [
          "Uma fresta maior de um lado ou em cima mostra que a folha está fora de esquadro. Riscos no piso e tinta descascada apontam onde ela raspa.",
          "Compare as frestas dos dois lados: se estão iguais, a folha está alinhada; se são diferentes, ela saiu do lugar. Uma marca nova na coluna também mostra o contato.",
          "A luz que passa só por um canto mostra o desalinho. Pó de metal e risco no piso indicam o ponto em que a folha encosta.",
          "O primeiro sinal é o espaço desigual na borda da folha. Tinta raspada e borracha gasta confirmam onde ela encosta.",
        ],
        [
          "No basculante torto, um lado chega antes do outro. A trava que não encaixa e o motor que passou a parar ou voltar também são sinais.",
          "A fechadura que só fecha com um empurrão e o motor que inverte sem motivo são outros sinais. No basculante, observe se a folha sobe reta.",
          "O portão que fecha torto, a trava que não encaixa e o motor que desiste no caminho têm a mesma causa, que é a folha fora do lugar. O basculante se inclina na subida.",
          "Se a trava não encaixa mais, a folha mudou de lugar. O basculante que sobe inclinado deve parar de ser usado.",
        ],
      ],
    },
    {
      about: "check",
      headings: ["O que fazer com o portão torto", "O que olhar sem forçar a folha"],
      slots: [
        [
          "A avaliação é feita de longe, porque a folha torta pode estar presa por um só ponto. Não destrave: sem o motor, o apoio que restou pode ceder.",
          "Corda, alavanca e para-choque não desempenam a folha e podem derrubá-la. Deixe o motor travado, porque ele pode ser o que segura o peso.",
          "Não tente endireitar na mão, porque o metal sob tensão salta. Não acione o basculante inclinado, nem deixe ninguém passar embaixo.",
          "Olhe de fora do alcance da folha, sem forçar nada. Não destrave o motor, porque a folha torta pode cair sem ele.",
        ],
      ],
      steps: [
        "Desligue o disjuntor do motor, sem passar sob a folha.",
        "Afaste pessoas, animais e carros dos dois lados.",
        "Olhe de longe as frestas, os cabos, as roldanas e a guia.",
        "Fotografe de frente, de cada lado e o ponto da batida.",
        "Deixe o portão parado até a avaliação.",
      ],
    },
    {
      about: "visit",
      headings: ["Como o portão é alinhado", "O trabalho na folha empenada"],
      slots: [
        [
          "O técnico escora a folha e mede as diagonais, para ver se o quadro empenou ou se um apoio baixou. O prumo da coluna e o nível do trilho também são conferidos.",
          "Com a escora no lugar, o técnico mede o esquadro da folha, a coluna e o trilho. Só então decide entre trocar uma peça e desempenar o quadro.",
          "As diagonais da folha, o prumo da coluna e o nível do trilho mostram o que cedeu. A folha fica apoiada durante todo o serviço.",
          "Antes de cortar ou soldar, o técnico escora a folha e mede. Às vezes basta trocar a roldana ou a dobradiça.",
        ],
        [
          "A peça gasta é trocada, ou o quadro é desempenado e reforçado, com a central desligada durante a solda. Com a folha reta, o motor e o ponto de parada são regulados, e a cremalheira volta a {rack.clearance} da engrenagem.",
          "O técnico troca o apoio ou desempena o quadro, sempre com a placa desconectada se houver solda. Depois regula o motor; no portão de correr, a cremalheira fica a {rack.clearance} da engrenagem.",
          "Roldana, dobradiça ou cabo novos resolvem boa parte dos casos; os demais exigem desempenar o quadro. No fim o técnico refaz a parada, a força e, no portão de correr, a folga de {rack.clearance} da cremalheira.",
          "O reparo vai da troca de uma peça ao reforço do quadro. No fim o portão deve andar leve na mão, e só então o motor é regulado, com {rack.clearance} de folga na cremalheira do portão de correr.",
        ],
      ],
    },
    {
      about: "cost",
      headings: ["Do que depende o preço de alinhar o portão", "Quando consertar e quando trocar a folha"],
      slots: [
        [
          "O preço depende do que cedeu: roldana e dobradiça são trocas simples, e quadro e coluna exigem serralheiro. O tamanho e o material da folha contam mais que o motor.",
          "O valor acompanha o dano: um apoio gasto é o caso mais barato, e refazer quadro ou coluna, o mais caro. Folha grande encarece o serviço.",
          "A conta muda conforme seja peça ou serralheria. Trocar um apoio custa pouco, e desempenar e soldar custa bem mais.",
          "O que define o preço é quanto a folha entortou, de que material é feita e quanto mede. O apoio gasto é o caso mais leve.",
        ],
        [
          "A folha torcida ou furada de ferrugem pode sair mais barata nova que recuperada, e o alumínio dobrado costuma ter o trecho trocado. Se alguém bateu, guarde as fotos e o contato do motorista.",
          "O quadro que não está torcido volta ao esquadro; com ferrugem que fura o metal, a folha nova compensa. Se a batida foi de outra pessoa, guarde fotos para o seguro.",
          "Recuperar compensa quando o empeno é leve. Ferrugem funda e torção levam à folha nova, e o alumínio dobrado, à troca do trecho. Fotografe a batida antes do conserto, para o seguro.",
          "O empeno pequeno se corrige; o metal torcido ou muito enferrujado, não, e aí vale a folha nova. Se alguém bateu, registre a ocorrência antes de mexer.",
        ],
      ],
    },
  ],
  questions: [
    {
      question: "Posso continuar usando o portão torto?",
      answers: [
        "Não convém, porque o motor empurra a folha contra o que a segura e a entorta mais. Se ela pende ou sobe inclinada, pare já.",
        "Melhor parar, porque cada abertura pode entortar mais a folha. Se ela pende, há risco de queda.",
        "Não: cada abertura força a solda e os apoios, e o conserto fica maior.",
      ],
    },
    {
      question: "Bateram no meu portão. Quem paga o conserto?",
      answers: [
        "Em regra, paga quem causou o dano. Fotografe a cena e a placa, anote o contato e registre a ocorrência.",
        "Normalmente o motorista ou o seguro dele. Guarde fotos e peça um orçamento por escrito.",
        "Quem bateu, em geral. O seguro costuma exigir fotos, ocorrência e orçamento.",
      ],
    },
    {
      question: "O basculante sobe torto. O que é?",
      answers: [
        "As causas comuns são cabos com comprimentos diferentes, roldana travada ou grampo que escorregou. Pare de usar, porque a folha pode travar no alto ou cair.",
        "Quase sempre um cabo cedeu de um lado. Não deixe ninguém embaixo; o acerto é feito pelo técnico, com a folha escorada.",
        "Um lado carrega mais peso que o outro, por causa do cabo ou da roldana. Não use o portão até o técnico igualar os dois lados.",
      ],
    },
    {
      question: "Trocar o motor resolve portão desalinhado?",
      answers: [
        "Não: um motor novo em folha torta sofre o mesmo esforço e queima cedo. Com o portão alinhado, o motor atual costuma bastar.",
        "Não resolve, porque o esforço vem da folha torta, e só o alinhamento o elimina.",
        "Não, e o motor novo ainda pode quebrar. A folha precisa ser alinhada primeiro.",
      ],
    },
    {
      question: "Portão de alumínio empenado tem conserto?",
      answers: [
        "Tem quando o empeno é leve, que se corrige e reforça; o perfil dobrado ou trincado costuma ser trocado.",
        "Às vezes, porque o alumínio aceita pouco desempeno. O trecho dobrado em geral é substituído.",
        "Depende da dobra: quando ela marca o metal, o perfil fica fraco e é trocado.",
      ],
    },
  ],
  photo: "fotos de longe, de frente e dos dois lados, com as medidas do portão",
  related: ["serralheria", "roldana", "solda", "dobradica", "caiu-do-trilho", "regulagem"],
  topic: "serralheria-e-ajuste-de-portao",
};
