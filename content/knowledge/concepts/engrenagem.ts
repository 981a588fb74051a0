import type { Concept } from "#domain/knowledge/concept.ts";

export const engrenagem: Concept = {
  id: "engrenagem",
  kind: "part",
  label: "Engrenagem",
  phrase: "a engrenagem do motor",
  words: [
    "engrenagem",
    "engrenagem de nylon",
    "engrenagem interna",
    "engrenagem externa",
    "engrenagem de bronze",
    "coroa do motor",
    "pinhão",
    "engrenagem quebrada",
    "dente quebrado",
  ],
  intent: "repair",
  answers: {
    any: [
      "Fornecemos e trocamos engrenagem de motor de portão, a de nylon, de bronze ou de aço, sem trocar o motor inteiro. O sinal é o som normal com a folha parada, ou andando aos pulos; a foto da etiqueta e da peça gasta diz qual serve e o valor, com a mão de obra.",
      "Engrenagem de motor de portão gasta ou quebrada se troca separada, por outra do mesmo modelo, com os mesmos dentes e furo. Antes da nova, acertamos o que forçou a antiga, como folha pesada; mande a foto da etiqueta e da peça para o preço.",
      "Quando o motor gira e o portão não anda, a engrenagem pode ter perdido os dentes, e trocamos só ela, interna ou a que toca a cremalheira. Desligue o disjuntor e não insista, porque os pedaços estragam o redutor; a foto da etiqueta dá a peça e o valor.",
      "Vendemos a engrenagem do motor de portão pelo modelo da etiqueta, com ou sem a troca. Dentes, furo e material precisam ser iguais, e o técnico corrige a folha ou a cremalheira que a gastou; a foto da peça e da etiqueta fecha o valor.",
    ],
    price: [
      "O preço da engrenagem do motor soma a peça, que muda com o modelo, e a mão de obra: a externa sai mais barata, e a interna exige abrir o redutor. Sai bem menos que um motor novo, de {price.homeSwap} em casa; a foto da etiqueta dá o valor.",
      "Trocar a engrenagem custa menos que trocar o motor, que em residência fica de {price.homeSwap}, quando o resto está bom. A de fora é rápida, a de dentro do redutor leva mais tempo; mande a foto da etiqueta e da peça.",
      "Quanto custa a engrenagem do motor de portão depende do modelo e de ela ser externa ou interna, esta com o redutor aberto. Comparada ao motor novo em casa, de {price.homeSwap}, quase sempre compensa; a etiqueta dá o preço.",
    ],
    repair: [
      "Fornecemos e trocamos a engrenagem do motor de portão, externa por fora ou interna com o redutor aberto e graxa nova. Até a troca, desligue o disjuntor e não insista, porque pedaços de dente estragam o redutor; a foto da etiqueta e da peça gasta dá o valor.",
      "Motor de portão com engrenagem quebrada tem conserto: a peça do mesmo modelo é vendida separada na maioria das marcas. Trocamos e corrigimos o que forçou os dentes, como folha pesada ou cremalheira apertada; mande foto da etiqueta.",
      "Se o motor gira e a folha não anda, a engrenagem pode ter acabado, e trocamos só ela, sem motor novo. Deixe o disjuntor desligado; pela foto da etiqueta e da peça confirmamos qual serve e o preço, com a mão de obra.",
    ],
    "how-to": [
      "Em casa, com o disjuntor desligado, dá para olhar os dentes externos da engrenagem e fotografar a etiqueta. Trocar exige abrir o redutor, tirar eixo e rolamento e acertar a folga, trabalho do técnico, porque montagem errada estraga a caixa.",
      "Reconheça a engrenagem ruim por fora: motor travado, som normal e folha parada. A troca fica com o técnico, que usa a do mesmo modelo; com o disjuntor desligado, você só fotografa a peça e a etiqueta.",
      "O teste da engrenagem é escutar: som normal e portão parado falam de dentes gastos; ronco parado, de capacitor. Não abra o redutor nem ponha a mão nos dentes; a peça é trocada pelo técnico.",
    ],
    comparison: [
      "Engrenagem de nylon ou metal: fique com o material original do motor. O nylon é silencioso e cede antes do resto quando o portão trava; o metal aguenta mais, faz mais ruído e passa o tranco ao redutor.",
      "Entre engrenagem de nylon e de metal, o nylon serve à casa com folha leve, e o bronze ou o aço, onde o fabricante prevê, à folha pesada e ao uso intenso. Trocar um pelo outro só com peça feita para o modelo.",
      "A engrenagem de nylon trabalha quieta e quebra primeiro, poupando o eixo; a de metal dura mais sob carga e é mais ruidosa. Vale a do projeto do motor, e não a que parece mais forte.",
    ],
    buying: [
      "Vendemos engrenagem de motor de portão, com ou sem a troca, pelo modelo da etiqueta. Dentes, furo e altura mudam de um para outro; mande a foto da etiqueta e da peça gasta, e confirmamos qual serve, original ou compatível, e o valor.",
      "A engrenagem certa para o motor de portão tem o mesmo número de dentes, furo e material da antiga. Fornecemos a interna ou a de saída e trocamos se quiser; a foto da peça e da etiqueta evita erro, porque a quase igual gasta a cremalheira.",
      "Para comprar engrenagem de motor de portão, o nome da marca não basta: vale o modelo da etiqueta. Temos nylon, bronze e aço conforme o motor; mande foto da etiqueta e da peça velha para o preço, com ou sem a instalação.",
    ],
    question: [
      "A engrenagem gasta se resolve pela troca da peça, sem motor novo, quando eixo e redutor estão bons. Não use o portão com dente quebrado, porque os pedaços circulam na graxa e estragam o resto.",
      "Sim, dá para trocar só a engrenagem do motor de portão na maioria dos modelos, pela etiqueta. Desligue o disjuntor até lá: cada acionamento com dente quebrado piora o redutor.",
      "Compensa trocar a engrenagem, peça vendida separada, enquanto o redutor está firme. Motor gira e folha não anda é o sinal, e insistir espalha pedaços pela caixa.",
    ],
  },
  line: [
    "Motor que soa normal e não move a folha costuma estar com a engrenagem gasta.",
    "A engrenagem de nylon foi feita para gastar antes do resto, e por isso é vendida separada em muitos modelos.",
    "Folga errada na cremalheira e folha pesada são o que mais quebra dente de engrenagem.",
  ],
  sections: [
    {
      about: "what",
      headings: ["As engrenagens de um motor de portão", "Engrenagem interna e externa: qual é qual"],
      slots: [
        [
          "A interna, chamada coroa, fica no redutor e troca velocidade por força; a externa, o pinhão, toca a cremalheira e move a folha. Muitas são de nylon, que trabalha quieto e cede antes do eixo.",
          "Há pelo menos duas: a coroa, dentro da caixa de redução, e a de saída, que empurra a barra dentada no portão de correr. O nylon é comum, por ser silencioso e quebrar primeiro.",
          "Dentro da caixa, a coroa transforma giro rápido em força; fora dela, o pinhão leva essa força à cremalheira. As de casa costumam ser de nylon, as de uso pesado de bronze ou aço.",
          "O redutor tem a coroa, e na ponta do eixo está o pinhão, aquele que se vê no deslizante. Nylon nos motores leves, metal nos pesados.",
        ],
        [
          "Número de dentes, furo e altura mudam de um modelo para outro, mesmo na mesma marca. Por isso a peça se pede pela etiqueta do motor.",
          "Peças parecidas raramente servem uma no lugar da outra, porque o encaixe e o passo dos dentes diferem. Vale o modelo escrito na etiqueta.",
          "O nome da marca sozinho não basta para comprar: dentes e furo mudam. A etiqueta e a peça velha dizem qual é.",
          "Mesma marca não quer dizer mesma engrenagem. Conte os dentes da antiga e olhe o modelo antes de pedir.",
        ],
      ],
    },
    {
      about: "signs",
      headings: ["Sinais de engrenagem gasta", "Sintomas de engrenagem com defeito"],
      slots: [
        [
          "O sinal mais claro é o som normal com a folha parada, sem que ninguém tenha destravado o motor. Dias antes, o portão costuma andar aos pulos.",
          "Motor com o ruído de sempre e portão que não sai do lugar, estando travado, aponta para dentes gastos. O aviso anterior são os trancos.",
          "Folha parada com o motor girando é dente gasto ou quebrado, se a chave está travada. Antes disso vêm pulos e estalos.",
          "Primeiro o portão anda aos saltos, depois deixa de andar, e o som continua igual. A força se perde nos dentes.",
        ],
        [
          "Raspas de nylon perto do motor e som de catraca na partida confirmam. Insistir espalha pedaços pela caixa e pode travar o redutor.",
          "Pó de plástico no chão e estalo em ritmo certo mostram dente faltando. Pare de acionar, porque o que se solta estraga o resto.",
          "Olhe o chão, onde as raspas aparecem, e escute a catraca. Cada tentativa arranca mais material, então desligue o disjuntor.",
          "Ruído de catraca e raspas no piso fecham o quadro. Motor desligado até a troca, para o redutor não sofrer junto.",
        ],
      ],
    },
    {
      about: "causes",
      headings: ["Por que a engrenagem quebra", "O que gasta os dentes da engrenagem"],
      slots: [
        [
          "Folha pesada ou torta é a causa principal, porque o esforço chega inteiro aos dentes. Roldana gasta e cremalheira apoiada na engrenagem fazem o mesmo.",
          "O que mais quebra dente é esforço: portão desequilibrado, roda presa ou barra dentada apertada contra ela. Pancada no batente completa.",
          "Quase sempre há excesso de carga, da folha que pesa ou da cremalheira que desceu. A batida no fim do curso ajuda a quebrar.",
          "Os dentes pagam pela folha: desnivelada, pesada ou com roldana ruim, ela força a cada partida. A cremalheira encostada também.",
        ],
        [
          "Graxa vencida e areia dentro da caixa lixam os dentes, e motor de casa em garagem coletiva gasta antes da hora. Embreagem apertada demais tira a proteção, e o dente quebra num obstáculo.",
          "Falta de graxa aquece o nylon, que deforma antes de quebrar. Uso acima do previsto e embreagem presa encurtam a vida da peça.",
          "Lubrificante velho, com poeira, vira abrasivo. Some a isso muitas aberturas por dia e uma embreagem que já não escorrega.",
          "Areia na caixa, graxa seca e excesso de ciclos fazem o desgaste lento. O dente que quebra de uma vez costuma ser de embreagem apertada.",
        ],
      ],
    },
    {
      about: "check",
      headings: ["O que olhar na engrenagem antes de chamar", "Engrenagem ou outra peça? O que olhar"],
      slots: [
        [
          "Pode ser outra peça: som normal sem movimento sugere engrenagem, e ronco parado sugere capacitor. Não ponha o dedo entre os dentes, nem com o portão parado, porque alguém pode apertar o controle.",
          "Escute antes de olhar: motor girando solto é transmissão, motor gemendo é partida. Só chegue perto com o disjuntor desligado e a casa avisada.",
          "Nem sempre é ela, e o som ajuda a separar. Olhe os dentes de longe, sem energia, e nunca com a mão perto da cremalheira.",
          "O ruído diz muito, e o olhar confirma, com o motor desligado no quadro. Dedo entre engrenagem e barra dentada é acidente grave.",
        ],
      ],
      steps: [
        "Desligue o disjuntor do motor.",
        "Lembre o som: girando solto ou roncando parado.",
        "No portão de correr, veja se a trava do motor não ficou aberta e olhe os dentes, sem tocar.",
        "Não destrave basculante; ele fica para o técnico.",
        "Fotografe a etiqueta e o que estiver gasto.",
      ],
    },
    {
      about: "visit",
      headings: ["Como se troca a engrenagem do motor", "Troca da engrenagem na visita"],
      slots: [
        [
          "Com o circuito desligado e a folha segura, o técnico abre a caixa e vê quais dentes falharam. Graxa velha e pedaços saem, e a peça do modelo entra, com rolamento novo se preciso.",
          "A folha é escorada, o motor sai da transmissão e a caixa é limpa. A engrenagem nova vai com graxa nova e eixo conferido, porque ele pode ter empenado.",
          "Energia cortada, folha firme, caixa aberta: assim se troca a interna. A externa sai por fora, e nas duas os restos de dente são retirados.",
          "O conjunto é aberto só o necessário, limpo e remontado com a peça certa. Eixo e rolamento são vistos, para a nova não trabalhar torta.",
        ],
        [
          "Depois a folha é sentida na mão e aliviada se pesar. No portão de correr, a cremalheira fica a {rack.clearance} da engrenagem, e o teste são vários ciclos.",
          "O que forçou a antiga é corrigido, da roldana à barra dentada, que volta a {rack.clearance}. Força e parada são reguladas no fim.",
          "Sem acertar a folha a peça nova dura pouco, e por isso ela é conferida. No deslizante, mede-se a folga de {rack.clearance} no percurso todo.",
          "Regulam-se força, fim de curso e, no de correr, os {rack.clearance} entre dentes e barra. Portão pesado é aliviado antes da entrega.",
        ],
      ],
    },
    {
      about: "cost",
      headings: ["O que muda o preço da troca de engrenagem", "Do que depende o valor da engrenagem"],
      slots: [
        [
          "A peça varia com marca, modelo e material, e a compatível costuma custar menos que a original. A mão de obra é menor na externa e maior na interna, que pede o redutor aberto.",
          "Material e modelo fazem o preço da peça; o lugar dela faz o do serviço. Trocar o pinhão é rápido, e chegar à coroa exige desmontar a caixa.",
          "Externa ou interna é a maior diferença, pelo tempo de desmontagem. A peça em si muda com o modelo e com ser original ou compatível.",
          "O serviço na de fora é curto; na de dentro, o redutor é aberto e limpo. Some a peça, cujo valor segue o motor.",
        ],
        [
          "Rolamento, retentor e trecho gasto da cremalheira, quando precisam, somam à parte. O cartão aceita até {shop.instalments} vezes.",
          "Também podem entrar rolamento e um pedaço de cremalheira com dente comido. Divide-se em até {shop.instalments} vezes no cartão.",
          "À conta às vezes se juntam retentor, rolamento ou barra dentada gasta. O pagamento vai em até {shop.instalments} parcelas.",
          "Se a barra dentada também se gastou, o trecho é cobrado junto, como os rolamentos. No cartão são até {shop.instalments} vezes.",
        ],
      ],
    },
  ],
  questions: [
    {
      question: "Engrenagem de nylon é pior que a de metal?",
      answers: [
        "Não. O nylon trabalha em silêncio e serve de fusível mecânico, pois quebra antes do eixo. Em portão pesado, bronze e aço são mais indicados.",
        "Depende do uso: em casa, o nylon dura bem com folha leve; em condomínio, a metálica aguenta mais.",
        "Pior não, diferente. Ela se sacrifica para poupar o motor, e em uso pesado o fabricante já usa metal.",
      ],
    },
    {
      question: "Posso soldar ou colar um dente quebrado da engrenagem?",
      answers: [
        "Não compensa: cola e solda não resistem à partida, e o dente fora de medida estraga a peça que trabalha com ele.",
        "Não. O remendo solta na primeira carga e pode travar o redutor. A peça nova é o caminho.",
        "Melhor não tentar, porque um dente mal refeito quebra os outros. Muitas engrenagens são vendidas separadas.",
      ],
    },
    {
      question: "Troco só a engrenagem ou também a cremalheira?",
      answers: [
        "Depende do estado da barra: dente gasto nela come a engrenagem nova, e então se troca o trecho ruim junto.",
        "Se a barra estiver boa, só a engrenagem. Com dentes deformados, o trecho gasto é trocado na mesma visita.",
        "As duas são examinadas juntas. Peça nova contra dente velho não encaixa e se acaba rápido.",
      ],
    },
    {
      question: "Compensa trocar a engrenagem ou o motor inteiro?",
      answers: [
        "A engrenagem, quando eixo, redutor e enrolamento estão bons. Perto do fim da vida, de {trade.life}, compare com o motor novo.",
        "Na maioria dos casos, a peça. Caixa trincada ou falta de reposição é que leva à troca do motor.",
        "Enquanto o redutor está firme, o conserto ganha. Motor com {trade.life} e várias peças gastas muda a conta.",
      ],
    },
    {
      question: "A engrenagem quebrou: dá para usar o portão?",
      answers: [
        "Pelo motor, não. Na mão, só portão de correr ou de abrir, reto e nivelado, com o disjuntor desligado; basculante espera o técnico.",
        "Com a energia cortada, a chave libera o de correr ou o de abrir, reto. O basculante não se solta.",
        "Só na mão, e só se for de correr ou de abrir e estiver alinhado. Tranque por dentro, porque o motor já não segura a folha.",
      ],
    },
  ],
  photo: "uma foto da engrenagem ou da saída do motor, outra da etiqueta com o modelo e o portão inteiro",
  related: ["cremalheira", "redutor", "motor-gira-e-nao-anda", "barulho", "rolamento", "motor"],
  topic: "motor-de-portao-fazendo-barulho",
};
