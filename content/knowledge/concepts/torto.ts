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
      "Um portão torto levou batida, perdeu um apoio, como roldana ou dobradiça, ou cedeu em uma solda. Pare de usar o motor, que força a folha e piora o empeno, desligue o disjuntor e mantenha distância se ele pende: a folha pode cair.",
      "Se o portão está torto, empenado ou desalinhado, o conserto começa na folha: achar o que cedeu, alinhar e só então regular o motor. Roldana, dobradiça ou cabo gasto de um lado é o mais comum; quadro empenado pede serralheiro.",
      "Um portão torto, que puxa para um lado, costuma ter roldana ou dobradiça gasta, cabo mais frouxo de um lado ou quadro empenado. Pare de usar, desligue o disjuntor e não destrave, porque em folha torta o motor pode ser o que segura o peso; fotos de longe bastam para o orçamento.",
    ],
    price: [
      "O preço para acertar um portão torto depende do que entortou: trocar roldana ou dobradiça custa menos que desempenar folha, refazer solda ou trilho. Fotos de frente e dos dois lados bastam para um orçamento grátis.",
      "Desempenar portão é serviço de serralheria, orçado conforme o tamanho e o dano. Se só uma roldana ou um cabo cedeu, o valor cai. Mande fotos de longe pelo WhatsApp, sem custo.",
    ],
    emergency: [
      "Um portão torto e pendendo é risco de queda: desligue o disjuntor, afaste pessoas e carros e não destrave o motor. Não tente endireitar na força. Mande foto de longe; o contato funciona {shop.hours}.",
      "Bateram no portão e ele ficou torto? Corte a energia, isole os dois lados da folha e não passe por baixo. A folha pode estar presa por um só ponto. Respondemos {shop.hours} pelo WhatsApp.",
    ],
    "how-to": [
      "Desempenar portão torto não se faz com alavanca nem com o carro: a folha pode saltar ou cair. Em casa, desligue o disjuntor, veja de longe o que cedeu e fotografe de frente e de lado.",
      "Para avaliar um portão desalinhado, compare as frestas dos dois lados, olhe roldanas e dobradiças sem tocar e fotografe. Cabo, mola e contrapeso ficam intocados, e o motor, sem energia.",
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
      headings: ["Por que o portão ficou torto", "Batida, roldana, cabo ou solda", "O que desalinha uma folha"],
      slots: [
        [
          "A batida de carro é a causa mais visível e costuma afetar folha, guia e coluna ao mesmo tempo.",
          "Um toque de para-choque basta para empenar a folha e tirar a guia do lugar.",
          "Nem sempre houve batida: a folha também cede aos poucos, por peso e por ferrugem.",
        ],
        [
          "No deslizante, roldana gasta abaixa um lado; no basculante, um cabo mais comprido inclina a folha.",
          "Roldana, dobradiça ou cabo gasto de um só lado faz a folha pender para ele.",
          "Quando só um dos apoios cede, a folha gira devagar e abre fresta de um lado.",
        ],
        [
          "Solda trincada e ferrugem na base do quadro deixam a estrutura perder o esquadro.",
          "Uma coluna que saiu de prumo leva o portão junto, por melhor que a folha esteja.",
          "Um motor empurrando folha presa também entorta, principalmente em chapa fina sem reforço.",
        ],
      ],
      bullets: [
        "Batida de carro",
        "Roldana ou dobradiça gasta de um lado",
        "Cabos com comprimentos diferentes",
        "Solda trincada ou ferrugem no quadro",
        "Coluna fora de prumo",
        "Motor preso em ponto fraco da folha",
      ],
    },
    {
      about: "signs",
      headings: [
        "Como perceber que o portão desalinhou",
        "Frestas e marcas que denunciam",
        "Sinais de folha fora de esquadro",
      ],
      slots: [
        [
          "Uma fresta maior em cima que embaixo, ou de um lado só, mostra folha fora de esquadro.",
          "Compare as frestas: folha alinhada deixa o mesmo espaço ao longo de toda a borda.",
          "Se a luz passa por um canto e pelo outro não, a folha saiu do alinhamento.",
        ],
        [
          "Riscos novos no piso ou na coluna apontam o lugar em que ela raspa.",
          "A tinta descascada sempre no mesmo trecho indica contato que não existia.",
          "Pó de metal e borracha gasta mostram onde a folha encosta durante o percurso.",
        ],
        [
          "No basculante, olhar a folha de frente durante a subida revela se um lado chega antes.",
          "Trava que não encaixa mais e fechadura que precisa de empurrão são avisos de desalinhamento.",
          "Um motor que passou a parar ou voltar, sem outra causa, pode estar reagindo ao empeno.",
        ],
      ],
    },
    {
      about: "check",
      headings: [
        "O que fazer com o portão torto",
        "Portão torto: olhe sem forçar",
        "Verificação do desalinhamento a distância",
      ],
      slots: [
        [
          "A avaliação é visual e a distância, porque folha torta pode estar presa por um ponto só.",
          "Não tente endireitar na mão: metal sob tensão salta quando se solta.",
          "Corda, alavanca e para-choque não desempenam o portão e podem derrubá-lo.",
        ],
        [
          "Com a folha inclinada, a chave de destravamento fica guardada, porque o motor pode estar segurando o peso.",
          "Não destrave o motor em folha torta: sem ele, o apoio que restou pode ceder.",
          "Um basculante inclinado não se destrava nem se aciona, e ninguém passa por baixo.",
        ],
      ],
      steps: [
        "Desligue o disjuntor do motor.",
        "Afaste pessoas, animais e carros dos dois lados da folha.",
        "Olhe de longe as frestas, os cabos, as roldanas e a guia de cima.",
        "Fotografe de frente, de cada lado e o ponto da batida, se houve.",
        "Mande as fotos e as medidas e deixe o portão parado até a avaliação.",
      ],
    },
    {
      about: "visit",
      headings: ["Como o portão é alinhado", "Serralheria e regulagem", "O trabalho na folha empenada"],
      slots: [
        [
          "A folha é escorada, medida nas diagonais e comparada com o vão para se saber o que cedeu.",
          "Diagonais medidas mostram se o quadro empenou ou se só um apoio baixou.",
          "Antes de cortar ou soldar, conferem-se o prumo da coluna, o nível do trilho e o esquadro da folha.",
        ],
        [
          "Roldana, dobradiça ou cabo gasto é trocado; um quadro empenado vai para desempeno, solda ou reforço.",
          "O reparo vai da troca de uma roldana ao desempeno com reforço de travessa.",
          "Uma solda aberta é refeita com a central desconectada, para a corrente da máquina não queimar a placa.",
        ],
        [
          "Com a folha reta, motor, percurso e fim de curso são regulados de novo.",
          "No portão de correr, alinhada a folha, a cremalheira volta à folga de {rack.clearance} e o percurso é gravado.",
          "No fim, o portão {de} é testado na mão antes de o motor voltar a empurrar.",
        ],
      ],
    },
    {
      about: "cost",
      headings: [
        "Preço para desempenar portão",
        "Quanto custa alinhar a folha",
        "Portão empenado: conserto ou folha nova?",
      ],
      slots: [
        [
          "O orçamento separa peça, serralheria e regulagem, e cada parte depende do dano.",
          "Roldana e dobradiça são trocas simples; quadro empenado e coluna fora de prumo exigem serralheiro.",
          "O valor depende do tamanho da folha, do material e do quanto ela entortou, mais que do tipo de motor.",
        ],
        [
          "Folha muito amassada ou com ferrugem que fura pode sair mais em conta nova que recuperada.",
          "O quadro volta ao esquadro quando as diagonais ainda se recuperam; torcido ou furado de ferrugem, pede folha nova.",
          "Alumínio amassado nem sempre volta ao lugar, e nesse material a troca do trecho é comum.",
        ],
        [
          "Fotos de frente e dos lados, com as medidas, permitem orçar sem custo pelo WhatsApp.",
          "Se houve batida, guarde as fotos e o contato do motorista, úteis para o seguro.",
          "Para um portão {em}, o orçamento por foto é grátis e diz se o caso é de regulagem ou de solda.",
        ],
      ],
    },
  ],
  questions: [
    {
      question: "Posso continuar usando o portão torto?",
      answers: [
        "Não convém. O motor empurra a folha contra o que a segura, entorta mais e pode derrubá-la. Se ele pende ou sobe inclinado, pare já.",
        "Só o técnico pode dizer. Uma folha que raspa de leve é uma coisa; a que pende ou sobe torta é risco, e o uso deve parar.",
      ],
    },
    {
      question: "Bateram no meu portão. Quem paga o conserto?",
      answers: [
        "Em regra, paga quem causou o dano. Fotografe a cena e a placa do carro, anote o contato e faça boletim de ocorrência; o seguro costuma pedir orçamento por escrito.",
        "Normalmente paga o motorista que bateu, ou o seguro dele. Guarde fotos, placa e testemunhas e peça um orçamento por escrito do reparo.",
      ],
    },
    {
      question: "O basculante sobe torto. O que é?",
      answers: [
        "As causas comuns são cabos com comprimentos diferentes, roldana travada ou grampo escorregando de um lado. Pare de usar: a folha inclinada pode travar no alto ou cair.",
        "Quase sempre um cabo cedeu ou uma roldana travou. Desligue o disjuntor e não passe por baixo; o acerto é feito com a folha escorada.",
      ],
    },
    {
      question: "Trocar o motor resolve portão desalinhado?",
      answers: [
        "Não. Um motor novo em folha torta sofre o mesmo esforço e queima ou quebra cedo. Alinhe primeiro; muitas vezes o motor atual volta a funcionar bem.",
        "Não resolve. O esforço vem da folha, e só a serralheria o tira. Depois do alinhamento, o motor que já existe costuma bastar.",
      ],
    },
    {
      question: "Portão de alumínio empenado tem conserto?",
      answers: [
        "Depende. Empeno leve se corrige e se reforça; um perfil dobrado ou trincado costuma ser trocado, porque o alumínio enfraquece no ponto da dobra.",
        "Às vezes. O alumínio aceita pouco desempeno, e o trecho dobrado geralmente é substituído. A foto mostra qual é o caminho.",
      ],
    },
  ],
  photo: "fotos de longe, de frente e dos dois lados, com as medidas do portão",
  related: ["serralheria", "roldana", "solda", "dobradica", "caiu-do-trilho", "regulagem"],
  topic: "serralheria-e-ajuste-de-portao",
};
