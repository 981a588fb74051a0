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
        "Para o porteiro abrir o portão pela guarita, instala-se uma botoeira de pulso, botão que solta sozinho, ligada por um par de fios à entrada de comando da central do motor. Cada portão tem o seu botão, e o porteiro precisa ver o vão, direto ou por câmera; peça e cabo são orçados por foto.",
        "A botoeira da guarita é um botão de pulso com dois fios até a central do motor, um por portão, passados em eletroduto próprio. Na instalação ou na troca, confira se o porteiro enxerga o vão dali ou por câmera; o valor depende da distância e sai por foto.",
        "Botoeira de portão na guarita se instala com cabo fino até a entrada de comando da central, com o disjuntor desligado e longe dos fios de energia. Põe-se um botão para cada portão e, se o porteiro não vê o vão, uma câmera; botão e cabo têm valor dado por foto.",
      ],
      price: [
        "O preço da botoeira na guarita depende da distância até a central do motor, do número de portões e do caminho do cabo. O botão é a parte barata; o cabo e o eletroduto pesam mais. Mande fotos da guarita e a distância em metros.",
        "Quanto custa a botoeira de guarita depende mais do cabo que do botão: conta-se a distância até a central, o eletroduto e quantos portões o porteiro comanda. Peça e mão de obra vêm juntas no orçamento por foto.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Que botoeira pôr na guarita", "Botões para cada portão"],
        slots: [
          [
            "Conte quantos portões o porteiro comanda, porque cada um pede botão próprio e com etiqueta. Nos casos mais comuns, a escolha fica assim:",
            "A quantidade de portões decide o modelo. Separe os botões e identifique todos, para que ninguém abra o errado na pressa:",
            "Um botão para cada portão, com o nome escrito, evita engano na hora do movimento. A botoeira varia conforme o acesso:",
          ],
        ],
        bullets: [
          "Um portão: botoeira simples, que abre e fecha",
          "Entrada e saída: botoeira dupla, uma tecla para cada",
          "Clausura (dois portões em sequência): botões que não abrem os dois juntos",
          "Portão de pedestre: botão ligado à fechadura elétrica",
          "Portão pesado: botão de parada vermelho, sempre à mão",
        ],
      },
      {
        about: "visit",
        headings: ["Como a botoeira é ligada", "Da guarita à central: a instalação"],
        slots: [
          [
            "O técnico desliga o disjuntor, passa um cabo fino em eletroduto só dele e o liga na entrada de botoeira da central. O fio de comando não anda junto com o de energia, porque a interferência pode acionar o portão sozinho.",
            "Com a energia cortada, o cabo da botoeira segue por um eletroduto separado até a central do motor. Essa separação da rede elétrica evita ruído no fio, que faria o portão abrir sem ninguém apertar.",
            "Um par de fios vai da guarita à entrada de comando da placa, em tubo próprio e com o disjuntor desligado. Fio de comando junto do cabo de força capta ruído e pode mover o portão sem ordem.",
          ],
          [
            "Na troca de uma botoeira velha, o cabo é medido antes, pois botão preso e fio em curto dão o mesmo sintoma: o portão deixa de obedecer. O serviço termina com o porteiro testando cada tecla.",
            "Quando já existe botoeira, mede-se também a fiação: uma tecla travada e um cabo em curto prendem o portão do mesmo jeito. No fim, o porteiro experimenta todos os comandos.",
            "Se for troca, confere-se o fio além do botão, já que um curto no cabo trava o portão tanto quanto a tecla presa. Por último, cada comando é testado com quem vai usar.",
          ],
        ],
      },
      {
        about: "safety",
        headings: ["Regras para quem abre da guarita", "Ver o vão antes de apertar"],
        slots: [
          [
            "O porteiro só fecha o portão com o vão à vista, na janela ou na câmera. A fotocélula, sensor que detecta quem passa, continua ligada: o botão não a substitui.",
            "Antes de fechar, é preciso olhar a passagem, direto ou pela imagem da câmera. Nenhum botão dispensa a fotocélula, que segura a folha se alguém entra na frente.",
            "Fechar às cegas causa acidente, por isso a guarita precisa de janela ou câmera voltada para o vão inteiro. O sensor de passagem fica sempre ativo, junto com a botoeira.",
          ],
          [
            "Deixe na guarita a chave de destravamento e o disjuntor do motor identificado, para a falta de luz. Com a energia desligada, a folha reta de correr ou de abrir pode ser movida na mão; a basculante com cabo ou mola rompidos não se destrava.",
            "Para quando faltar energia, guarde ali a chave que libera o motor e marque o disjuntor. Libera-se com tudo desligado e só a folha reta, no trilho; basculante com cabo, mola ou contrapeso em falha fica como está.",
            "A chave do destrave e a identificação do disjuntor também ficam na guarita. Na falta de luz, desligue e libere o portão de correr ou de abrir que estiver reto, mas nunca o basculante com cabo ou mola danificados.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "A guarita pode saber se o portão ficou aberto?",
        answers: [
          "Pode: um sensor magnético na folha acende uma luz ou toca um aviso na guarita quando o portão não fecha. Ele usa outro par de fios, que convém passar junto com o da botoeira.",
          "Sim, com um sensor de ímã na folha ligado a uma luz ou campainha na guarita. Passe esse cabo na mesma obra da botoeira, para não abrir o piso duas vezes.",
        ],
      },
      {
        question: "Dá para bloquear o controle do morador e deixar só a guarita?",
        answers: [
          "Depende da central: algumas têm entrada que bloqueia os controles em certos horários, outras pedem um módulo. Também se pode desligar o receptor por uma chave na guarita.",
          "Em parte dos motores, sim, por uma entrada própria da placa. Nos outros, uma chave que desliga o receptor de rádio faz o mesmo, e a botoeira continua funcionando.",
        ],
      },
      {
        question: "Serve um interruptor de luz no lugar da botoeira?",
        answers: [
          "Não serve: ele fica preso ligado, a placa recebe um comando sem fim e o portão para de obedecer. A botoeira de pulso volta sozinha quando se solta o dedo.",
          "Não, porque o interruptor comum mantém o contato fechado e trava o comando na central. Use botão de pulso, que só fecha o contato enquanto é apertado.",
        ],
      },
      {
        question: "Dá para pôr o comando sem passar fio?",
        answers: [
          "Dá, com um controle gravado e fixo na guarita ou com botoeira sem fio. Os dois usam pilha e sofrem com distância e metal, por isso o cabo é mais confiável onde se abre o dia todo.",
          "Pode-se usar botoeira sem fio ou um controle preso na mesa. Serve para pouco uso; em portaria movimentada, a pilha acaba na hora errada e o fio compensa.",
        ],
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
