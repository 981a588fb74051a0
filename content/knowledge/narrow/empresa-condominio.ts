import type { NarrowConcept } from "#domain/knowledge/concept.ts";
import { combine } from "./combine.ts";

/** What síndicos and residents ask of who decides, who pays and who opens. */
export const empresaCondominio: NarrowConcept[] = [
  {
    id: "sindico-troca-sem-assembleia",
    broader: "condominio",
    label: "Síndico que troca o motor sem assembleia",
    phrase: "a troca do motor pelo síndico, sem assembleia",
    asks: [
      ...combine(
        ["síndico pode", "síndico"],
        ["trocar motor", "trocar portão", "consertar portão"],
        ["sem assembleia", "sozinho", "sem autorização"],
      ),
      "síndico pode trocar motor",
      "síndico pode trocar portão",
      "trocar motor portão sem assembleia",
      "trocar portão sem assembleia",
      "síndico trocou motor sem autorização",
      "síndico trocou portão sem assembleia",
      "síndico pode contratar portão sem assembleia",
      "síndico gastar portão sem assembleia",
      "síndico pode comprar motor",
      "síndico comprar motor sozinho",
    ],
    intent: "question",
    answers: {
      any: [
        "Pode, se o motor quebrou: repor o que parou é obra necessária, e o síndico a faz sem assembleia (Código Civil, artigo 1.341). Se o valor for alto, ele convoca a assembleia, antes ou logo depois na urgência. Não pode trocar sozinho só para modernizar.",
        "Sim, o síndico pode trocar sem assembleia o motor que quebrou, porque é reparo necessário (artigo 1.341 do Código Civil); despesa alta é levada à assembleia, e na urgência logo depois. Motor que ainda funciona, trocado por conforto, depende de voto.",
      ],
    },
    sections: [
      {
        about: "what",
        headings: ["Quando pode e quando não pode", "O limite do síndico"],
        slots: [
          [
            "Pode sozinho: consertar, trocar o motor queimado por equivalente e agir quando o portão ficou aberto.",
            "Conserto, motor queimado e portão travado aberto o síndico resolve por conta do cargo.",
          ],
          [
            "Não pode sozinho: portão novo, motor mais rápido sem que o outro tenha quebrado, tag ou clausura, que são melhorias.",
            "Melhoria, como motor mais rápido, tag ou portão novo, vai a voto.",
          ],
          [
            "A convenção pode fixar um teto de gasto; acima dele, até o conserto necessário passa pela assembleia, salvo urgência.",
            "Leia na convenção se há teto de despesa: ele vale também para o conserto.",
          ],
        ],
      },
      {
        about: "check",
        headings: ["Como se resguardar", "Papéis que evitam contestação"],
        slots: [
          [
            "Com estes papéis, a troca sem voto se explica na prestação de contas.",
            "Quem guarda isto não tem o que temer na próxima assembleia.",
          ],
        ],
        steps: [
          "Causa da quebra escrita pelo técnico, com fotos.",
          "Duas ou três propostas com os mesmos itens.",
          "Aviso aos moradores no dia da troca.",
          "Nota fiscal e garantia em nome do condomínio.",
        ],
      },
      {
        about: "cost",
        headings: ["Valor para levar à prestação de contas", "Quanto custa a troca no prédio"],
        slots: [
          [
            "Em portão de prédio, a troca do motor fica de {price.heavySwap}, com mão de obra.",
            "Motor e mão de obra em portão pesado ficam de {price.heavySwap}, conforme peso e uso.",
          ],
          [
            "Peça a proposta com motor, acessórios e serviço em linhas separadas.",
            "Proposta item por item é a que se compara e se aprova sem discussão.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "O síndico trocou sem avisar. O que o morador pode fazer?",
        answers: [
          "Pedir por escrito a causa, a nota e as propostas. Se era reparo necessário, a troca vale; se era melhoria sem voto, a assembleia pode discutir as contas.",
        ],
      },
      {
        question: "O subsíndico pode autorizar o conserto?",
        answers: [
          "Só se a convenção lhe dá essa função ou na ausência do síndico; na dúvida, vale o que a convenção diz do síndico e do conselho.",
        ],
      },
      {
        question: "Precisa de três orçamentos para o motor do portão?",
        answers: [
          "A lei não pede; muitas convenções, sim. Em urgência, um orçamento com a causa escrita costuma bastar.",
        ],
      },
    ],
    photo: "fotos do portão e da etiqueta do motor, com o número de vagas",
  },
  {
    id: "condominio-paga-conserto",
    broader: "condominio",
    label: "Quem paga o conserto do portão no condomínio",
    phrase: "o pagamento do conserto do portão no condomínio",
    asks: [
      "condomínio paga portão quebrado",
      "condomínio paga portão",
      "quem paga portão garagem coletiva",
      "quem paga portão garagem",
      "quem paga garagem coletiva",
      "conta reparo portão condomínio",
      "conta conserto portão condomínio",
      "conserto portão condomínio ou morador",
      "conserto portão condomínio rateio",
      "conta conserto portão prédio",
      ...combine(
        ["quem paga"],
        ["conserto", "manutenção", "troca", "motor", "reparo"],
        ["portão condomínio", "portão prédio", "garagem prédio"],
      ),
      "quem paga portão condomínio",
      "quem paga portão prédio",
      "quem paga portão garagem condomínio",
      "condomínio paga conserto portão",
      "condomínio paga portão garagem",
      "responsável manutenção portão condomínio",
      "responsabilidade manutenção portão prédio",
      "rateio conserto portão moradores",
      "não tenho carro pagar conserto portão condomínio",
      "sem carro pagar conserto portão condomínio",
    ],
    intent: "question",
    answers: {
      any: [
        "Quem paga o conserto do portão da garagem é o condomínio, pela taxa mensal, porque o portão é área comum; o síndico contrata e presta contas. Só muda quando alguém causou o dano, e aí quem causou paga, ou quando a convenção divide a garagem entre os donos de vaga.",
        "O condomínio paga: portão de garagem é parte comum, e o conserto sai do caixa ou do rateio, mesmo para quem não tem carro, salvo outra regra na convenção. Morador ou visita que bateu no portão paga o estrago, com prova.",
      ],
    },
    sections: [
      {
        about: "what",
        headings: ["De onde sai o dinheiro", "Quem paga em cada caso"],
        slots: [["A causa decide quem paga.", "Antes de cobrar, descubra a causa."]],
        bullets: [
          "Desgaste, motor queimado, peça gasta: condomínio, como despesa do mês",
          "Batida de morador ou visita: quem bateu, com imagem ou testemunha",
          "Controle perdido: o morador, conforme o regimento",
          "Portão do box ou da vaga de um só dono: o próprio dono",
          "Serviço malfeito, dentro da garantia: a empresa que o fez",
        ],
      },
      {
        about: "check",
        headings: ["Inquilino ou proprietário", "No apartamento alugado"],
        slots: [
          [
            "Conserto e manutenção são despesa ordinária, que o inquilino paga no condomínio; portão novo ou melhoria é extraordinária, do proprietário (Lei do Inquilinato, artigos 22 e 23).",
            "Pela Lei do Inquilinato, manter o portão é do inquilino; portão novo ou melhoria, do dono.",
          ],
          ["O boleto deve separar as duas partes.", "Peça à administradora o boleto com as cotas separadas."],
        ],
      },
      {
        about: "cost",
        headings: ["Quanto o condomínio gasta", "Valores de referência"],
        slots: [
          [
            "A troca do motor em portão pesado fica de {price.heavySwap}, com mão de obra; conserto simples custa bem menos e é orçado por foto.",
            "Para o caixa: motor trocado em prédio fica de {price.heavySwap}, com mão de obra, e o conserto depende da peça.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Quem não tem vaga paga o conserto do portão?",
        answers: [
          "Em regra, sim, porque o portão é comum; só a convenção pode dividir a garagem entre os donos de vaga.",
        ],
      },
      {
        question: "O portão estragou meu carro. O condomínio paga?",
        answers: [
          "Se faltou manutenção ou sensor, pode ter de pagar. Guarde imagem, orçamento do carro e aviso por escrito ao síndico.",
        ],
      },
      {
        question: "Posso consertar e descontar do condomínio?",
        answers: [
          "Fale antes com o síndico. Se ele não age e o reparo é necessário, o artigo 1.341 do Código Civil permite fazê-lo e pedir o reembolso, com nota e aviso; não desconte do boleto.",
        ],
      },
    ],
  },
  {
    id: "porteiro-abre-da-guarita",
    broader: "botoeira",
    label: "Abrir o portão da guarita",
    phrase: "o comando do portão na guarita",
    asks: [
      ...combine(["guarita", "porteiro"], ["abrir portão", "botoeira", "comando portão", "botão portão"]),
      "guarita portão",
      "botoeira guarita",
      "botão portaria abrir portão",
      "botoeira portaria abrir portão",
      "instalar botoeira portaria",
      "botoeira dupla portaria",
      "mesa comando portaria portão",
      "portão clausura guarita botão",
      "porteiro abrir dois portões",
      "portaria controlar portão garagem",
    ],
    intent: "installation",
    answers: {
      any: [
        "Para o porteiro abrir da guarita, liga-se uma botoeira de pulso à entrada de comando da central, com um par de fios; cada portão tem seu botão, e é comum pôr abrir, fechar e parar em botões separados. O porteiro precisa ver o portão, direto ou por câmera.",
        "Na guarita, cada portão recebe uma botoeira ligada por cabo fino à central do motor, em eletroduto separado da energia. Some um botão de parada à vista e, se a guarita não enxerga o vão, uma câmera que mostre o vão inteiro.",
      ],
      price: [
        "O preço do comando na guarita depende da distância até a central, do número de portões e do caminho do cabo. Mande a foto da guarita, da central fechada e a distância em metros: o orçamento é grátis.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Que comando pôr na guarita", "Botoeira, mesa ou controle"],
        slots: [
          [
            "O comando certo depende de quantos portões a guarita cuida.",
            "Um portão pede pouco; vários pedem botões identificados.",
          ],
        ],
        bullets: [
          "Um portão: botoeira simples de pulso",
          "Entrada e saída: dois botões, com etiqueta em cada um",
          "Clausura: botões intertravados, que não abrem os dois juntos",
          "Portão social: botão próprio, ligado à fechadura",
          "Botão de parada vermelho, sempre à mão",
        ],
      },
      {
        about: "visit",
        headings: ["Como se liga", "Cabo, central e teste"],
        slots: [
          [
            "O cabo de comando vai em eletroduto próprio, longe do cabo de energia, e entra no borne de botoeira da central com tudo desligado.",
            "Comando e energia seguem separados até a central, para que ruído não abra o portão sozinho.",
          ],
          [
            "Interruptor de luz não serve: preso ligado, ele segura o comando e o portão não obedece.",
            "O botão é de pulso, que solta sozinho; interruptor comum deixa o portão preso num comando.",
          ],
          [
            "No fim, testam-se botoeira, controle e sensor, com o porteiro operando.",
            "O teste é feito com o porteiro, que aprende também o destrave manual.",
          ],
        ],
      },
      {
        about: "safety",
        headings: ["Regra para quem abre", "Operação sem acidente"],
        slots: [
          [
            "Ninguém fecha sem ver o vão livre; o botão não substitui a fotocélula.",
            "Só se fecha com o vão à vista e a fotocélula funcionando.",
          ],
          [
            "Na falta de luz, o porteiro precisa saber onde fica a chave de destravamento.",
            "Deixe na guarita a chave de destravamento e o disjuntor identificado.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "A guarita pode saber se o portão ficou aberto?",
        answers: ["Pode: um sensor magnético na folha acende uma luz ou toca um aviso na guarita."],
      },
      {
        question: "Dá para bloquear o controle do morador e deixar só a guarita?",
        answers: ["Depende da central: algumas têm entrada de bloqueio. A etiqueta mostra se a sua tem."],
      },
      {
        question: "Dá para pôr o comando sem passar fio?",
        answers: ["Dá, com um controle gravado na guarita ou botoeira sem fio, que usa pilha e falha mais que o cabo."],
      },
    ],
    photo: "fotos da guarita, do portão inteiro e da etiqueta do motor, com a distância em metros",
  },
  {
    id: "ppa-ou-peccinin-no-condominio",
    broader: "condominio",
    label: "PPA ou Peccinin no condomínio",
    phrase: "a escolha entre PPA e Peccinin no condomínio",
    asks: combine(
      ["ppa ou peccinin", "peccinin ou ppa", "ppa peccinin qual", "ppa peccinin melhor"],
      ["condomínio", "prédio"],
    ),
    intent: "comparison",
    answers: {
      any: [
        "Para condomínio, a PPA costuma ser a escolha mais fácil de manter, porque peças e controles se acham com facilidade nas lojas de automação; a Peccinin, hoje do grupo Nice, serve bem quando o modelo está em linha e com peça. Nas duas, escolha motor de uso intenso, com um terço de folga em quilos e em ciclos por hora.",
        "Entre PPA e Peccinin, no prédio, a reposição desempata, e nela a PPA leva vantagem. Fique na Peccinin se os controles dos moradores já são dela e o modelo tem peça à venda. O limite da ficha decide o resto: uso intenso, com mais ciclos por hora do que a sua hora de pico.",
        "PPA, na maioria dos prédios, pela facilidade de achar peça e controle; Peccinin, se o condomínio já a usa e a peça do modelo está em linha. As duas servem com motor de uso intenso e falham do mesmo jeito com motor de casa: o que conta são os ciclos por hora e os quilos da ficha.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["O que decide entre as duas no prédio", "Três contas antes de escolher"],
        slots: [["Peça os mesmos dados nas duas propostas.", "Ponha as duas propostas lado a lado e confira:"]],
        steps: [
          "Ciclos por hora: conte as aberturas da hora mais cheia e exija um terço a mais na ficha; um ciclo é abrir e fechar.",
          "Quilos: o limite do motor passa do peso da folha em um terço.",
          "Peça e controle: pergunte o preço e o prazo da placa e da engrenagem daquele modelo.",
        ],
      },
      {
        about: "replace",
        headings: ["Quando trocar de marca compensa", "Manter ou mudar de marca"],
        slots: [
          [
            "Com dezenas de controles gravados, ficar na mesma marca poupa a troca de todos.",
            "Mudar de marca pode obrigar a gravar ou trocar todos os controles; manter o receptor antigo evita isso em muitos casos.",
          ],
          [
            "Mude se o motor atual vive parado por falta de peça ou se a marca não tem modelo para o seu peso.",
            "A mudança compensa quando o motor de hoje é fraco para o fluxo ou saiu de linha.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["Quanto custa a troca no prédio", "O preço no condomínio"],
        slots: [
          [
            "Nas duas marcas, a troca em portão pesado fica de {price.heavySwap}, com mão de obra; o que move o valor é o modelo, mais que o nome.",
            "Em prédio, conte de {price.heavySwap}, com mão de obra, seja PPA ou Peccinin: peso, velocidade e inversor mudam o valor dentro da faixa.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Controle PPA funciona em motor Peccinin?",
        answers: [
          "Com a central de fábrica, em geral não. Um receptor à parte, ligado à entrada da central, faz os controles antigos servirem.",
          "Nem sempre: frequência e código precisam combinar. A foto do controle e da central confirma.",
        ],
      },
      {
        question: "Qual das duas dura mais?",
        answers: [
          "A que trabalha abaixo do limite, com revisão {visits.business}. Fora do limite, nenhuma dura.",
          "Dura mais a que tem folga de peso e de aberturas; a marca pesa menos que isso.",
        ],
      },
      {
        question: "Vocês instalam e consertam as duas?",
        answers: [
          "Sim, como assistência independente, com {warranty.motor} de garantia no motor que vendemos e {warranty.installation} na instalação.",
          "Instalamos e consertamos PPA e Peccinin, sem vínculo com as fábricas.",
        ],
      },
    ],
    photo: "a etiqueta do motor atual, o portão inteiro e um controle, frente e verso",
  },
  {
    id: "ppa-ou-garen-no-condominio",
    broader: "condominio",
    label: "Marca do motor para condomínio",
    phrase: "a marca do motor para condomínio",
    asks: [
      ...combine(
        ["condomínio", "prédio"],
        ["qual marca motor", "marca motor portão", "melhor marca motor", "melhor marca portão"],
      ),
      "ppa ou garen condomínio",
      "ppa ou garen prédio",
      "ppa ou rossi condomínio",
      "garen ou rossi condomínio",
      "ppa ou nice condomínio",
      "garen ou peccinin condomínio",
      "rossi ou peccinin condomínio",
      "síndico propostas ppa garen condomínio",
      "ppa garen condomínio qual",
      "condomínio marca garen melhor ppa",
      "condomínio vagas garen ppa",
    ],
    intent: "comparison",
    answers: {
      any: [
        "Em condomínio, serve o motor de uso intenso, seja Garen, PPA ou outra: as marcas têm linha para isso, e o que quebra é o residencial usado como predial. Compare ciclos por hora e quilos na ficha, com um terço de folga, e veja qual tem peça e técnico perto.",

        "Nenhuma marca é a melhor para todo condomínio: serve o motor de uso intenso que, na ficha, passa da sua hora de pico em ciclos por hora e do peso da folha em quilos, com um terço de folga. No empate, fique com a marca dos controles que os moradores já têm.",
        "Entre marcas para condomínio, compare a mesma coisa: ciclos por hora, capacidade em quilos, inversor e peça à pronta entrega. Um modelo residencial, de qualquer marca, esquenta e para na hora de pico do prédio. Se os moradores já têm controles de uma delas, ficar nessa marca poupa a troca de todos.",
      ],
      price: [
        "Em condomínio, a troca fica de {price.heavySwap}, com mão de obra, e a diferença entre marcas pesa menos que a linha: uso intenso custa mais que residencial. Mande a etiqueta do motor atual e o número de vagas para a proposta.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["O que comparar entre as marcas", "Cinco pontos antes do nome"],
        slots: [
          ["Ponha as propostas lado a lado e confira os mesmos pontos.", "Peça os mesmos dados de cada proposta."],
        ],
        bullets: [
          "Ciclos por hora na ficha, acima da sua hora mais cheia",
          "Capacidade em quilos com um terço de folga",
          "Inversor, para abrir depressa e parar sem tranco",
          "Controles: os dos moradores servem no receptor novo?",
          "Placa e engrenagem à venda perto, sem esperar encomenda",
        ],
      },
      {
        about: "what",
        headings: ["Quando ficar na mesma marca", "Manter ou mudar de marca"],
        slots: [
          [
            "Prédio com dezenas de controles gravados economiza ao manter o receptor ou a marca.",
            "Trocar de marca pode obrigar a trocar todos os controles; um receptor à parte evita isso.",
          ],
          [
            "Mude se o motor atual vive sem peça ou se a marca não tem linha de uso intenso para o seu peso.",
            "Mudar compensa quando falta peça ou quando a linha não aguenta o fluxo.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["Quanto muda no preço", "O preço da troca no prédio"],
        slots: [
          [
            "A troca em portão pesado fica de {price.heavySwap}; marca, potência e inversor movem o valor dentro da faixa.",
            "Dentro da faixa de {price.heavySwap}, o que mais move o valor é a linha do motor e não o fabricante.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Qual marca de motor dura mais em prédio?",
        answers: [
          "A que trabalha abaixo do limite de ciclos e peso, com revisão {visits.business}. Fora do limite, nenhuma dura.",
        ],
      },
      {
        question: "JetFlex serve para condomínio?",
        answers: [
          "Existem versões com inversor para uso maior; o kit residencial de 1/4 HP não é para prédio de muito movimento.",
        ],
      },
      {
        question: "Dá para manter os controles ao mudar a marca do motor?",
        answers: [
          "Muitas vezes, mantendo o receptor antigo ligado à entrada da central nova. A foto do controle e do receptor confirma.",
        ],
      },
    ],
    photo: "a etiqueta do motor atual, o portão inteiro e um controle, frente e verso",
  },
];
