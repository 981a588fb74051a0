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
      "Um portão torto levou batida, perdeu um apoio, como roldana ou dobradiça, ou cedeu numa solda ou no piso. Pare de usar o motor, que piora o empeno, desligue o disjuntor e não destrave; o conserto começa na folha, e fotos de longe mostram se é peça, regulagem ou serralheria.",
      "Portão desalinhado, que fecha torto ou puxa para um lado, costuma ter roldana ou dobradiça gasta, cabo mais frouxo de um lado ou quadro empenado. Desligue o disjuntor e mantenha distância se ele pende; o técnico alinha a folha e depois regula o motor, com valor pelas fotos.",
      "Se o portão entortou, alinha-se a folha antes de tocar no motor: roldana, dobradiça, cabo ou solda que cedeu é o mais comum. Não force nem destrave, porque em folha torta o motor pode ser o que segura o peso; fotos de frente e dos lados bastam para o orçamento.",
      "O portão sai do prumo por batida, apoio gasto, coluna ou piso que cedeu. Até o conserto, disjuntor desligado e ninguém perto da folha que pende; arrumar portão torto é trocar o que cedeu ou desempenar o quadro, e as fotos de longe dizem qual.",
    ],
    price: [
      "O preço para arrumar um portão torto depende do que cedeu: roldana ou dobradiça custa menos que desempenar a folha, refazer solda ou trilho. Em casa, só o ajuste parte de {price.preventive}, sem peças; fotos de frente e dos dois lados dão o valor.",
      "Alinhar portão desalinhado custa, em residência, a partir de {price.preventive}, fora peças, quando é regulagem. Peça de apoio soma, e quadro empenado, coluna e solda são serralheria, orçada pelas fotos.",
      "Desempenar portão é o serviço mais caro, conforme tamanho e dano; trocar a roldana ou a dobradiça que cedeu, o mais barato. Mande fotos de longe, porque delas sai o valor.",
    ],
    emergency: [
      "Portão torto e pendendo pode cair: desligue o disjuntor, afaste pessoas e carros e não destrave o motor. Não tente endireitar; o técnico vem com escora, em atendimento {shop.hours}.",
      "Bateram no portão e ele ficou torto? Corte a energia, isole os dois lados e não passe por baixo, porque a folha pode estar presa por um só ponto. Mande foto de longe; atendemos {shop.hours}.",
      "Se a folha entortou e está pendurada, ninguém chega perto, ninguém aciona. Disjuntor desligado, se der sem passar pela folha, e técnico chamado, {shop.hours}, para escorar e alinhar.",
    ],
    "how-to": [
      "Portão torto não se desempena com alavanca nem com o carro: a folha pode saltar ou cair. Em casa, desligue o disjuntor, olhe de longe o que cedeu e fotografe de frente e de lado; alinhar é do técnico ou do serralheiro.",
      "Para avaliar um portão desalinhado, compare as frestas dos dois lados e olhe roldanas e dobradiças sem tocar, com o motor sem energia. Não destrave, não force e deixe parado até a visita.",
      "O que fazer com o portão torto: parar de usar, cortar a energia, afastar todos e fotografar. Endireitar na força piora o empeno e pode derrubar a folha.",
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
          "Batida de carro entorta folha, guia e coluna de uma vez. Sem batida, um apoio cede: roldana, dobradiça ou cabo gasto de um lado só.",
          "Um toque de para-choque basta para empenar. Quando ninguém bateu, procure a roda, a dobradiça ou o cabo que cedeu.",
          "O empeno vem de uma pancada ou do desgaste de um lado. No basculante, um cabo mais comprido inclina a folha.",
          "Ou houve batida, ou um apoio baixou. Roldana no de correr, dobradiça no de abrir, cabo no basculante.",
        ],
        [
          "Solda trincada e ferrugem na base tiram o quadro do esquadro, e coluna ou piso que cedeu leva o portão junto. Motor forçando folha presa também entorta.",
          "Terreno que afundou desalinha trilho e coluna, por melhor que a folha esteja. Ferrugem e solda aberta deixam o quadro ceder.",
          "A estrutura também falha: ferrugem embaixo, solda partida, coluna fora de prumo. Chapa fina entorta onde o motor puxa.",
          "Coluna, piso, solda e ferrugem completam a lista. Motor empurrando contra algo preso empena a folha.",
        ],
      ],
    },
    {
      about: "signs",
      headings: ["Como perceber que o portão desalinhou", "Sinais de portão fora de prumo"],
      slots: [
        [
          "Fresta maior de um lado ou em cima mostra folha fora de esquadro. Riscos no piso e tinta descascada apontam onde ela raspa.",
          "Compare as frestas: iguais, está alinhado; diferentes, saiu do lugar. Marca nova na coluna é outro aviso.",
          "A luz que passa por um canto só denuncia o desalinho. Pó de metal e risco mostram o contato.",
          "Espaço desigual na borda é o primeiro sinal. Raspado e borracha gasta confirmam onde encosta.",
        ],
        [
          "No basculante, um lado chega antes do outro. Trava que não encaixa e motor que passou a parar ou voltar também acusam.",
          "Fechadura que precisa de empurrão e motor que inverte sem motivo contam o mesmo. No que sobe, olhe se vai reto.",
          "Portão que fecha torto, trava que não acerta, motor que desiste: tudo vem da folha. O basculante inclina na subida.",
          "Se a trava não encaixa mais, a folha mudou de lugar. Basculante que sobe inclinado deve parar de ser usado.",
        ],
      ],
    },
    {
      about: "check",
      headings: ["O que fazer com o portão torto", "Portão torto: olhe sem forçar"],
      slots: [
        [
          "A avaliação é de longe, porque folha torta pode estar presa por um ponto. Não destrave: sem o motor, o apoio que restou pode ceder.",
          "Corda, alavanca e para-choque não desempenam e podem derrubar. A chave de destravar fica guardada.",
          "Não tente endireitar na mão, que o metal sob tensão salta. Basculante inclinado não se aciona, e ninguém passa embaixo.",
          "Olhe de fora do alcance da folha, sem forçar nada. Motor destravado em portão torto é queda anunciada.",
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
          "A folha é escorada e medida nas diagonais, para ver se o quadro empenou ou se um apoio baixou. Prumo da coluna e nível do trilho são conferidos.",
          "Com escora, mede-se o esquadro da folha, a coluna e o trilho. Só então se decide entre trocar peça e desempenar.",
          "Diagonais, prumo e nível dizem o que cedeu. A folha fica apoiada durante todo o serviço.",
          "Antes de cortar ou soldar, o técnico escora e mede. Às vezes basta a roda ou a dobradiça.",
        ],
        [
          "A peça gasta é trocada, ou o quadro vai para desempeno e reforço, com a central desconectada na solda. Com a folha reta, motor e parada são regulados, e a cremalheira volta a {rack.clearance}.",
          "Troca-se o apoio ou desempena-se o quadro, com solda longe da placa ligada. Depois o motor é regulado; no de correr, a cremalheira fica a {rack.clearance} da engrenagem.",
          "Roldana, dobradiça ou cabo novos resolvem boa parte; o resto é desempeno. Parada, força e folga da cremalheira, {rack.clearance}, são refeitas.",
          "O reparo vai da peça ao reforço do quadro. No fim o portão anda na mão, e só então o motor é regulado, com {rack.clearance} na cremalheira do de correr.",
        ],
      ],
    },
    {
      about: "cost",
      headings: ["Portão torto: do que depende o preço", "Portão empenado: conserto ou folha nova?"],
      slots: [
        [
          "Depende do que cedeu: roldana e dobradiça são trocas simples, quadro e coluna pedem serralheiro. Tamanho e material contam mais que o motor.",
          "Depende do dano, do mais barato, um apoio gasto, ao mais caro, quadro e coluna. Folha grande encarece.",
          "Depende de ser peça ou serralheria. Trocar um apoio custa pouco, desempenar e soldar custa bem mais.",
          "Depende da folha: quanto entortou, de que é feita e quanto mede. Apoio gasto é o caso leve.",
        ],
        [
          "Folha torcida ou furada de ferrugem pode sair melhor nova que recuperada, e alumínio dobrado costuma ter o trecho trocado. Em batida, guarde fotos e contato do motorista.",
          "O quadro volta ao esquadro quando não está torcido; com ferrugem que fura, vale folha nova. Batida de terceiro pede fotos para o seguro.",
          "Recuperar compensa em empeno leve. Ferrugem e torção pedem folha nova, e alumínio dobrado, troca do trecho.",
          "Empeno pequeno se corrige; metal torcido ou podre, não. Se alguém bateu, registre antes de mexer.",
        ],
      ],
    },
  ],
  questions: [
    {
      question: "Posso continuar usando o portão torto?",
      answers: [
        "Não convém: o motor empurra a folha contra o que a segura e entorta mais. Se pende ou sobe inclinado, pare já.",
        "Melhor parar. Raspar de leve é uma coisa; pender é risco de queda.",
        "Não. Cada abertura força solda e apoio, e o conserto cresce.",
      ],
    },
    {
      question: "Bateram no meu portão. Quem paga o conserto?",
      answers: [
        "Em regra, quem causou o dano. Fotografe a cena e a placa, anote o contato e registre a ocorrência.",
        "Normalmente o motorista ou o seguro dele. Guarde fotos e peça um orçamento por escrito.",
        "Quem bateu, em geral. O seguro costuma pedir fotos, ocorrência e orçamento.",
      ],
    },
    {
      question: "O basculante sobe torto. O que é?",
      answers: [
        "Cabos com comprimentos diferentes, roldana travada ou grampo que escorregou. Pare de usar: a folha pode travar no alto ou cair.",
        "Quase sempre um cabo cedeu de um lado. Ninguém embaixo, e o acerto é feito com a folha escorada.",
        "Um lado trabalha mais que o outro, por cabo ou roldana. Sem uso até o técnico igualar.",
      ],
    },
    {
      question: "Trocar o motor resolve portão desalinhado?",
      answers: [
        "Não: motor novo em folha torta sofre o mesmo esforço e queima cedo. Alinhado o portão, o atual costuma bastar.",
        "Não resolve. O esforço vem da folha, e só o alinhamento o tira.",
        "Não, e ainda pode quebrar o novo. Folha reta primeiro.",
      ],
    },
    {
      question: "Portão de alumínio empenado tem conserto?",
      answers: [
        "Empeno leve se corrige e reforça; perfil dobrado ou trincado costuma ser trocado.",
        "Às vezes. O alumínio aceita pouco desempeno, e o trecho dobrado em geral é substituído.",
        "Depende da dobra: marcada, enfraquece o metal, e o perfil é trocado.",
      ],
    },
  ],
  photo: "fotos de longe, de frente e dos dois lados, com as medidas do portão",
  related: ["serralheria", "roldana", "solda", "dobradica", "caiu-do-trilho", "regulagem"],
  topic: "serralheria-e-ajuste-de-portao",
};
