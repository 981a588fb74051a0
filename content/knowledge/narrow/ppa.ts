import type { NarrowConcept } from "#domain/knowledge/concept.ts";

export const ppa: NarrowConcept[] = [
  {
    id: "ppa-e-bom",
    broader: "ppa",
    label: "PPA é bom?",
    phrase: "saber se o motor PPA é bom",
    asks: [
      "ppa bom",
      "ppa boa",
      "ppa vale pena",
      "ppa presta",
      "ppa confiável",
      "opinião ppa",
      "ppa boa marca",
      "ppa compensa",
    ],
    intent: "comparison",
    answers: {
      any: [
        "Motor PPA é bom para a maioria dos portões: a linha cobre basculante, de correr e pivotante, as peças são fáceis de achar e há versão rápida com inversor, a JetFlex. Escolha outra marca quando os controles e a central que você já tem forem de outro padrão.",
        "Vale a pena comprar PPA quando você quer peça fácil de encontrar e muitas versões para escolher, da casa ao condomínio. Não compensa se o modelo for residencial e o portão, pesado ou coletivo: aí o erro está no modelo, não na marca.",
        "PPA é boa marca, com reposição comum no comércio e assistência em toda a Grande São Paulo. O resultado depende do modelo certo e da folha leve; em portão desequilibrado, qualquer motor, de qualquer marca, dura pouco.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: [
          "Quando escolher PPA e quando escolher outra",
          "PPA: pontos a favor e contra",
          "Para quem o PPA compensa",
        ],
        slots: [
          [
            "A favor contam a linha ampla, as peças comuns em lojas de automação e a opção rápida com inversor.",
            "O ponto forte é a variedade: há motor PPA para folha que sobe, que corre e que gira, em versões de casa e de fluxo.",
            "Pesa a favor a reposição: capacitor, engrenagem, controle e placa da marca se acham com facilidade.",
          ],
          [
            "Contra pesa a confusão de versões: nomes parecidos usam peças diferentes, e a etiqueta precisa ser lida antes de pedir.",
            "O cuidado é com a placa: os motores com inversor só aceitam a central da própria linha, e ela custa mais que a comum.",
            "Exige atenção o modelo: a linha residencial não aguenta garagem coletiva, por melhor que seja a marca.",
          ],
          [
            "Escolha outra marca quando a casa já tem central, controles e peças dela em bom estado, porque trocar tudo encarece.",
            "Se o serralheiro ou o prédio já trabalha com outra marca de mesmo porte, ficar nela evita trocar controles.",
            "Garen, Rossi e Peccinin têm motores equivalentes, e a decisão pode ficar com o preço instalado e a garantia.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["Quanto custa e quanto dura", "Preço e vida útil do PPA", "PPA: o que esperar do investimento"],
        slots: [
          [
            "Nos kits basculantes de 1/4 HP que instalamos, o Padrão custa {price.padrao} e o JetFlex, que é PPA, {price.jetflex}.",
            "Trocar o motor de uma casa custa de {price.homeSwap}, e o de portão pesado, de {price.heavySwap}, em qualquer marca de mesmo porte.",
            "O preço acompanha o portão: a troca residencial fica de {price.homeSwap}, e deslizante ou pivotante são orçados por foto.",
          ],
          [
            "Com folha equilibrada e revisão {visits.home}, a vida útil esperada é de {life}.",
            "A referência de duração é de {life}, e ela cai quando a folha pesa ou a placa pega umidade.",
            "Espere de {life} de uso em casa, com troca de peças de desgaste pelo caminho.",
          ],
        ],
      },
    ],
    keep: ["what"],
    questions: [
      {
        question: "PPA ou Garen: qual é melhor?",
        answers: [
          "Para portão de casa, as duas atendem com motores de porte parecido. Escolha PPA se quer a versão com inversor; escolha Garen se o preço instalado do modelo equivalente ficar melhor.",
          "Nenhuma vence sempre. Compare potência, velocidade, peças na região e garantia do modelo exato, e fique com a que servir aos controles que você já tem.",
        ],
      },
      {
        question: "PPA ou Rossi: qual é melhor?",
        answers: [
          "Em portão de correr, as duas têm bons modelos, e decidem o peso da folha e o preço instalado. Em basculante, a PPA tem mais versões.",
          "Depende do portão: a Rossi é muito lembrada no de correr; a PPA cobre todos os movimentos e tem a JetFlex, com inversor.",
        ],
      },
      {
        question: "Qual é o defeito mais comum do motor PPA?",
        answers: [
          "Os mesmos de qualquer motor: capacitor fraco, fim de curso deslocado, engrenagem ou porca do fuso gasta e placa com umidade.",
          "Não há um defeito próprio da marca. Desgaste de capacitor, porca do fuso, engrenagem e placa molhada são os consertos mais frequentes.",
        ],
      },
      {
        question: "O motor PPA tem garantia?",
        answers: [
          "Comprado e instalado por nós, {warranty.motor} no motor e {warranty.installation} na instalação.",
          "Sim. No que vendemos, {warranty.motor} para o motor; o serviço de instalação tem {warranty.installation}.",
        ],
      },
    ],
    photo: "uma foto do portão por dentro e por fora, a largura da folha e quantas vezes ele abre por dia",
  },
  {
    id: "ppa-dz",
    broader: "ppa",
    label: "PPA DZ (portão de correr)",
    phrase: "o motor PPA da linha DZ",
    asks: [
      "ppa dz",
      "dz fort",
      "dz ppa preço",
      "ppa fort",
      "ppa deslizante",
      "motor dz ppa",
      "ppa correr",
      "ppa eurus",
    ],
    intent: "buying",
    answers: {
      any: [
        "PPA DZ é a família de motores deslizantes da PPA, para portão de correr, e o nome depois da sigla, como Fort, Rio ou Home, indica a versão. A capacidade se lê na ficha dela; mande foto, largura e material da folha para a indicação.",
        "Motor PPA DZ é o de correr: fica no piso e empurra a folha pela cremalheira. Escolha a versão pelo peso da folha e pelas aberturas por dia, com margem; com fotos e medidas, passamos o valor instalado, sem custo.",
        "Na linha PPA DZ, cada versão tem capacidade e regime próprios, escritos na ficha técnica e na etiqueta. Casa com folha leve pede a residencial; chapa pesada ou entrada coletiva pede versão de uso intenso.",
      ],
      price: [
        "O preço de um motor PPA DZ depende da versão, dos metros de cremalheira e da instalação, e vem grátis por foto. Como referência, a troca custa de {price.homeSwap} em casa e de {price.heavySwap} em portão pesado, com motor e mão de obra.",
        "Motor PPA DZ é cotado por versão: peso da folha, ciclos por dia, cremalheira e base mudam o valor. Se você já comprou o motor, a instalação custa a partir de {price.installation}.",
      ],
      repair: [
        "Consertamos motor PPA da linha DZ como assistência independente: engrenagem, ímã de fim de curso, capacitor e placa. A foto da etiqueta diz a versão, e a cremalheira é conferida na mesma visita.",
        "Motor PPA DZ que gira e não anda, passa do ponto ou não responde tem conserto no local. O serviço é independente, com o valor dito antes da troca da peça.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: [
          "Qual versão DZ serve no seu portão",
          "Escolher o PPA DZ pelo peso e pelo uso",
          "DZ Fort, Rio ou Home: como decidir",
        ],
        slots: [
          [
            "O nome da versão não substitui a ficha: leia nela a capacidade em quilos, a velocidade e os ciclos por hora.",
            "A ficha técnica da versão traz capacidade, velocidade e regime, e é por ela que se compara, não pelo nome.",
            "Antes do nome, anote o peso provável da folha e as aberturas na hora de pico; os dois números escolhem a versão.",
          ],
          [
            "Deixe margem sobre o peso, porque chapa fechada recebe vento e trilho sujo soma esforço.",
            "Motor no limite da capacidade esquenta e gasta a engrenagem, e por isso a sobra compensa.",
            "Grade leve, chapa fechada e madeira pesam muito diferente no mesmo comprimento de folha.",
          ],
          [
            "Para condomínio, comércio ou galpão, peça versão de uso intenso; a residencial desarma por calor.",
            "Entrada coletiva {em} pede modelo indicado para muitos ciclos por hora.",
            "Onde o portão abre o dia todo, o regime da versão conta mais que a força.",
          ],
        ],
      },
      {
        about: "cost",
        headings: [
          "O que forma o preço de um PPA DZ",
          "PPA DZ instalado: o que entra no valor",
          "Preço do deslizante PPA",
        ],
        slots: [
          [
            "Somam a versão do motor, os metros de cremalheira, a base, o ponto de energia e a mão de obra.",
            "O motor é uma parte; cremalheira, base nivelada, fotocélula e fiação completam o orçamento.",
            "Confira na proposta quantos metros de cremalheira e quantos controles estão incluídos.",
          ],
          [
            "Trocar o motor de um portão de casa custa de {price.homeSwap}; o de portão pesado, de {price.heavySwap}.",
            "A faixa da troca vai de {price.homeSwap} em residência e de {price.heavySwap} em folha pesada.",
            "Como referência, conte de {price.homeSwap} na casa e de {price.heavySwap} no portão pesado, com motor e serviço.",
          ],
          [
            "Base, cremalheira e fiação em bom estado são aproveitadas e reduzem o total.",
            "Motor comprado à parte paga só a instalação, a partir de {price.installation}.",
            "Os kits de preço fechado da loja são basculantes e não servem em portão de correr.",
          ],
        ],
      },
      {
        about: "visit",
        headings: ["Como é instalado um DZ", "Instalação do deslizante PPA", "Do trilho ao motor DZ"],
        slots: [
          [
            "A folha precisa correr leve e ter batente nas duas pontas antes de receber o motor.",
            "Primeiro se conferem trilho, roldanas e batentes; o motor vem depois.",
            "Trilho torto ou roldana gasta são corrigidos antes, ou o motor novo sofre desde o primeiro dia.",
          ],
          [
            "A cremalheira fica com {rack.clearance} de folga em todo o curso, e o trabalho leva de {time.sliding}.",
            "Em portão de casa, a montagem leva de {time.sliding}; no pesado, de {time.heavy}.",
            "Base nivelada, {rack.clearance} de folga nos dentes, ímãs nas pontas e força baixa fecham a montagem.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "DZ é basculante ou de correr?",
        answers: [
          "De correr. DZ identifica os deslizantes da PPA; BV costuma indicar basculante vertical.",
          "É deslizante, com cremalheira. Em portão que sobe se usa outro motor.",
        ],
      },
      {
        question: "Quantos quilos aguenta um PPA DZ?",
        answers: [
          "Depende da versão, e o dado oficial está na ficha ou na etiqueta. Mande o nome completo e as medidas da folha para conferirmos a margem.",
          "Cada versão tem o seu limite. Leia na ficha técnica e escolha com sobra sobre o peso da folha.",
        ],
      },
      {
        question: "Quanto custa instalar um DZ que já comprei?",
        answers: [
          "A mão de obra parte de {price.installation}, com {warranty.installation} de garantia no serviço. Antes, conferimos por foto se a versão serve.",
          "A partir de {price.installation}. Base, cremalheira e ponto de energia, quando faltam, entram no mesmo orçamento.",
        ],
      },
      {
        question: "Dá para aproveitar a cremalheira do motor antigo?",
        answers: [
          "Dá, se o passo dos dentes for o mesmo e ela estiver reta e sem desgaste. O técnico confere antes.",
          "Muitas vezes, sim. Dente gasto estraga a engrenagem nova, e então a troca compensa.",
        ],
      },
    ],
    photo: "uma foto do portão inteiro, a largura e o material da folha e, se houver, a etiqueta do motor atual",
  },
  {
    id: "ppa-bv",
    broader: "ppa",
    label: "PPA BV (basculante)",
    phrase: "o motor PPA basculante",
    asks: [
      "ppa bv",
      "ppa basculante",
      "basculante ppa",
      "bv ppa preço",
      "ppa levante",
      "bv levante",
      "basculante vertical ppa",
    ],
    intent: "buying",
    answers: {
      any: [
        "PPA BV é o motor basculante vertical da PPA: fica em pé na coluna e move a folha por fuso e braço. Em portão de até {width.quarterHp} e equilibrado, 1/4 HP atende; folha maior pede versão mais potente, indicada por foto.",
        "Motor PPA basculante se escolhe pela largura, pela altura e pelo peso da folha, e a versão completa está na etiqueta. Até {width.quarterHp}, 1/4 HP; acima, mais potência. O contrapeso precisa estar certo antes do motor.",
        "Para portão basculante, a PPA tem motores de casa e de uso predial, comuns ou rápidos com inversor, os JetFlex. Mande fotos da folha, das colunas e do contrapeso e indicamos a versão e o preço instalado.",
      ],
      price: [
        "O preço do motor PPA basculante depende da potência e da velocidade. O kit JetFlex de 1/4 HP, que é PPA, custa {price.jetflex} instalado e abre em {opening.jetflex}; as demais versões são cotadas por foto, sem custo.",
        "Para basculante de até {width.quarterHp}, os kits de 1/4 HP instalados vão de {price.padrao} a {price.jetflex}, este o JetFlex, da PPA. Folha maior ou de prédio é orçada por foto.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: [
          "Qual PPA basculante escolher",
          "PPA BV pelo tamanho da folha",
          "Casa ou prédio: que basculante PPA usar",
        ],
        slots: [
          [
            "Meça largura e altura: a largura decide a potência, e a altura, o tamanho do acionador.",
            "A largura da folha vem primeiro, e até {width.quarterHp} o 1/4 HP costuma bastar.",
            "Largura, altura e material dizem o peso, e o peso diz a potência.",
          ],
          [
            "Folha equilibrada fica parada onde é deixada; sem isso, nenhum motor dura.",
            "O contrapeso sustenta a folha, e o motor só conduz: acerto primeiro, motor depois.",
            "Cabo gasto ou contrapeso errado são corrigidos antes, sempre pelo técnico.",
          ],
          [
            "Garagem coletiva pede versão de uso intenso, e não o modelo de casa.",
            "Em rua movimentada, o JetFlex encurta a espera; em vila calma, o comum atende.",
            "Para prédio, conte as aberturas na hora de pico antes de escolher.",
          ],
        ],
      },
      {
        about: "visit",
        headings: ["Instalação do PPA basculante", "Como se monta um BV", "Da coluna ao controle"],
        slots: [
          [
            "O acionador é preso a uma coluna firme, o braço é ligado à folha e o circuito é próprio, com terra.",
            "Coluna firme, prumo do acionador e braço no ponto certo são o que evita folga e estalo depois.",
            "O técnico confere cabos e contrapeso, fixa o acionador e regula as duas paradas e a força.",
          ],
          [
            "Em portão de casa, o trabalho leva de {time.tilting}.",
            "Conte de {time.tilting} no basculante comum e mais tempo em folha larga ou pesada.",
            "A montagem ocupa de {time.tilting}, com controles gravados e fotocélula testada.",
          ],
        ],
      },
    ],
    keep: ["signs"],
    questions: [
      {
        question: "O que significa BV no motor PPA?",
        answers: [
          "Basculante vertical: o acionador trabalha em pé, na lateral do portão. DZ, ao contrário, é deslizante.",
          "BV costuma indicar basculante vertical. O nome que vem depois separa as versões.",
        ],
      },
      {
        question: "PPA BV serve em portão de 3 metros?",
        answers: [
          "O de 1/4 HP, não: ele atende até {width.quarterHp}. Para 3 metros, indica-se versão mais potente, pela foto.",
          "Com mais potência, sim. Folha desse tamanho pede ainda contrapeso bem acertado.",
        ],
      },
      {
        question: "Qual PPA basculante é mais rápido?",
        answers: [
          "Os da tecnologia JetFlex, com inversor. O nosso kit de 1/4 HP abre em {opening.jetflex}.",
          "O JetFlex, que abre em {opening.jetflex} no kit de 1/4 HP e freia antes do batente.",
        ],
      },
      {
        question: "Vocês instalam PPA BV que já comprei?",
        answers: [
          "Sim, com mão de obra a partir de {price.installation}, depois de conferir por foto se a potência serve.",
          "Instalamos, a partir de {price.installation}, com {warranty.installation} de garantia no serviço.",
        ],
      },
    ],
    photo: "uma foto do portão por dentro, com colunas e contrapeso, e a largura e a altura da folha",
  },
  {
    id: "ppa-placa-facility",
    broader: "ppa",
    label: "Placa PPA Facility",
    phrase: "a placa PPA Facility",
    asks: [
      "placa facility",
      "placa ppa facility",
      "trocar placa ppa facility",
      "central facility",
      "ppa facility",
      "facility top",
      "trocar facility",
      "facility queimada",
    ],
    intent: "repair",
    answers: {
      any: [
        "A placa PPA Facility é uma central da PPA que teve várias versões. Para trocá-la, a foto da etiqueta do motor e do controle permite confirmar a compatível e passar o valor, com programação, antes da visita.",
        "Facility é nome de central da PPA, usada em motores comuns da marca. Queimou ou não responde? O técnico mede energia, capacitor e fim de curso antes de condená-la e informa o preço do reparo e da troca.",
        "A troca da placa PPA Facility inclui identificar a versão, ligar com a energia desligada, gravar percurso e controles e testar. Motor com inversor, como o JetFlex, usa outra central, e uma não substitui a outra.",
      ],
      price: [
        "O preço da troca da placa PPA Facility depende da versão e de os controles atuais servirem. Peça e mão de obra vêm separadas, grátis, pela foto da etiqueta do motor e do controle.",
        "Na placa Facility pagam-se a central e a troca com programação; controles novos só entram se os seus não servirem. O valor é fechado por foto, antes da visita.",
      ],
    },
    sections: [
      {
        about: "replace",
        headings: [
          "Reparar ou trocar a Facility",
          "Qual versão da Facility serve",
          "Placa Facility: original ou compatível",
        ],
        slots: [
          [
            "Relé ou fusível costumam ter reparo; trilha queimada e oxidação espalhada pedem placa nova.",
            "Dano localizado se conserta; placa que ficou molhada por dias quase sempre se troca.",
            "O reparo vale quando o dano é pequeno e a medição mostra o motor em ordem.",
          ],
          [
            "A versão vem impressa na placa e é lida pelo técnico, com a energia desligada.",
            "Há mais de uma Facility, e a versão decide fim de curso, controles e recursos.",
            "Nome igual não basta: a versão e o tipo de fim de curso precisam combinar com o motor.",
          ],
          [
            "Sem a mesma versão à venda, uma compatível serve se aceitar a potência e o fim de curso do motor.",
            "Compatível é opção em motor comum; em JetFlex, só a central própria.",
            "Original ou compatível, a escolha é sua, com a diferença de preço dita antes.",
          ],
        ],
      },
      {
        about: "visit",
        headings: ["Como é a troca da Facility", "Passos da troca da placa", "Da medição aos controles gravados"],
        slots: [
          [
            "O motor e o capacitor são medidos primeiro, para a placa nova não queimar pelo mesmo motivo.",
            "Antes da central nova, confere-se o que queimou a antiga: água, surto ou capacitor em curto.",
            "A causa vem antes da placa, porque motor travado queima qualquer central.",
          ],
          [
            "Depois da ligação, gravam-se o percurso, a pausa e os controles, e a força fica no mínimo necessário.",
            "Percurso, força e controles são refeitos na placa nova, e a fotocélula é testada.",
            "Cada controle da casa é gravado e testado antes de o técnico sair.",
          ],
        ],
      },
      {
        about: "signs",
        headings: ["Sinais de Facility com defeito", "Quando a culpa é da placa", "O que a central mostra"],
        slots: [
          [
            "Relé que não arma deixa o portão só abrir ou só fechar; relé colado faz o motor andar sem comando ou não parar.",
            "Motor que não para ou parte sozinho pede disjuntor desligado na hora: pode ser relé colado.",
            "Só abre ou só fecha pode ser relé, fim de curso ou fotocélula, e a medição separa os três.",
          ],
          [
            "Nada responde, nem a botoeira: energia, fusível ou fonte da placa.",
            "Controles apagados depois de tempestade sugerem surto na central.",
            "Falha depois de chuva aponta para água pela tampa ou pela entrada de fios.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Os controles antigos funcionam na Facility nova?",
        answers: [
          "Em geral, sim, se o código for o mesmo, mas precisam ser gravados outra vez. A foto do controle confirma.",
          "Funcionam quando a versão aceita o mesmo código. Reúna todos no dia da troca.",
        ],
      },
      {
        question: "Quanto tempo leva a troca da placa?",
        answers: [
          "Costuma caber em uma visita, com a versão identificada antes por foto.",
          "Uma visita, na maioria dos casos; atrasa quando a fiação também queimou.",
        ],
      },
      {
        question: "A Facility serve em motor JetFlex?",
        answers: [
          "Não. O JetFlex tem inversor e usa central própria.",
          "Não serve: motor com inversor precisa da placa da linha dele.",
        ],
      },
      {
        question: "Como evitar que a placa queime de novo?",
        answers: [
          "Tampa bem vedada, entrada de fios fechada contra água e formiga, aterramento e protetor de surto no circuito.",
          "Com vedação, terra e proteção contra surto, e corrigindo folha pesada, que força o motor e a placa.",
        ],
      },
    ],
    photo: "uma foto da etiqueta do motor PPA e outra do controle, frente e verso, sem abrir a tampa",
  },
  {
    id: "ppa-controle-zap-tok",
    broader: "ppa",
    label: "Controle PPA Zap e Tok",
    phrase: "o controle PPA Zap ou Tok",
    asks: ["controle zap", "controle tok", "ppa zap", "ppa tok", "zap ppa controle", "tok ppa", "controle ppa zap"],
    intent: "buying",
    answers: {
      any: [
        "Zap e Tok são controles da PPA. Para comprar outro, confira a frequência e o tipo de código do que você usa hoje: a foto dos dois lados mostra se o novo serve na sua central, onde ele ainda precisa ser gravado.",
        "O controle PPA Zap ou Tok só abre o portão depois de cadastrado na central. Mande a foto do atual e a quantidade; respondemos com o modelo compatível, o preço e a gravação.",
        "Controle PPA Zap ou Tok parou? Comece pela pilha, do mesmo código impresso nela. Se a luz acende e o portão não abre, teste outro controle: pode ser cadastro ou receptor, e não o chaveiro.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["Zap ou Tok não funciona: teste", "Pilha, cadastro ou receptor", "Antes de comprar outro controle"],
        slots: [
          [
            "O teste leva poucos minutos e evita comprar controle sem precisar.",
            "Comece pela pilha, que é a causa mais simples e a mais comum.",
            "Faça com o portão à vista e ninguém no caminho da folha.",
          ],
          [
            "Um controle só que falha indica o próprio controle; todos falhando indicam receptor ou central.",
            "Se a botoeira abre e nenhum controle abre, o receptor é medido na visita.",
            "Só funcionar de perto, com pilha nova, leva à antena ou ao receptor.",
          ],
        ],
        steps: [
          "Troque a pilha por outra do mesmo código.",
          "Aperte a poucos passos do portão e veja se a luz acende.",
          "Teste outro controle já gravado.",
          "Acione uma vez pela botoeira, se houver.",
          "Fotografe o controle, frente e verso.",
        ],
      },
      {
        about: "choose",
        headings: ["Comprar outro Zap ou Tok", "Controle PPA: conferir antes de comprar", "Original ou compatível"],
        slots: [
          [
            "Modelos de aparência igual podem ter códigos diferentes, então compare o verso e a frequência.",
            "A central decide: se a placa já foi trocada, um controle PPA pode não servir.",
            "Foto do controle que funciona e da etiqueta do motor bastam para confirmar.",
          ],
          [
            "Compatível serve se falar o código da placa; a gravação é a mesma.",
            "Código rolante não se copia de um chaveiro para outro: cadastra-se na central.",
            "Peça um de reserva na mesma compra, porque a gravação de dois na mesma visita rende mais.",
          ],
        ],
      },
      {
        about: "visit",
        headings: ["Gravação do controle na central", "Como o Zap ou o Tok é cadastrado", "Programar o controle novo"],
        slots: [
          [
            "A sequência muda conforme a placa, e o acesso fica perto da tensão da rede, por isso é do técnico.",
            "O cadastro se faz na central, pelo técnico, e o manual da placa dá a sequência.",
            "Botão segurado por engano apaga todos os controles em muitas placas, e então todos são regravados.",
          ],
          [
            "Junte os controles da casa no dia: o perdido é apagado, e os demais, testados.",
            "Cada botão é gravado e testado na sua frente.",
            "Um botão livre pode abrir outro portão compatível, se você pedir.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Zap e Tok são compatíveis entre si?",
        answers: [
          "O que importa é o código e a frequência aceitos pela sua central. A foto dos dois confirma.",
          "Podem ser, conforme a versão. Não compre só pelo nome: confira com a foto do atual.",
        ],
      },
      {
        question: "Quanto custa um controle Zap ou Tok?",
        answers: [
          "O valor depende do modelo e da quantidade e vem por foto, junto com o da gravação.",
          "Passamos o preço pela foto, sem custo; a gravação é dita antes da visita.",
        ],
      },
      {
        question: "Perdi um controle. Preciso trocar todos?",
        answers: [
          "Não. Ele é apagado da memória; se a placa não apaga um só, limpa-se tudo e os demais são gravados de novo.",
          "Não é preciso comprar outros: regrava-se o que ficou com você.",
        ],
      },
      {
        question: "O controle molhou. O que faço?",
        answers: [
          "Tire a pilha na hora, seque e espere de um a dois dias antes de pôr pilha nova. Não aperte molhado.",
          "Pilha fora imediatamente, secagem ao ar e limpeza com álcool isopropílico; depois, pilha nova e teste.",
        ],
      },
    ],
    photo: "uma foto do controle, frente e verso, e outra da etiqueta do motor",
  },
  {
    id: "ppa-ou-garen",
    broader: "ppa",
    label: "PPA ou Garen",
    phrase: "a escolha entre PPA e Garen",
    asks: ["ppa ou garen", "garen ou ppa", "diferença ppa garen", "ppa garen melhor", "ppa versus garen"],
    intent: "comparison",
    answers: {
      any: [
        "PPA ou Garen: para o mesmo portão de casa, as duas atendem. Escolha PPA se quer motor rápido com inversor, o JetFlex, ou mais versões; escolha Garen se já tem controles da marca ou se o modelo equivalente sair melhor instalado.",
        "Entre PPA e Garen, a diferença prática está na velocidade, na central e nos controles, e não na marca em si. Em motores de mesma potência e folha equilibrada, o resultado é parecido; decidem preço instalado e garantia.",
        "Na dúvida entre PPA e Garen, comece pelos controles que a casa já usa: ficar no mesmo padrão poupa dinheiro. Portão novo? Compare potência, ciclos por hora, velocidade e peça na região, modelo contra modelo.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: [
          "Quando escolher PPA, quando escolher Garen",
          "PPA e Garen por tipo de portão",
          "O que decide entre as duas",
        ],
        slots: [
          [
            "No basculante de casa, as duas têm 1/4 HP; se a pressa conta, a PPA tem o JetFlex, com inversor.",
            "Basculante simples: as duas servem. Basculante rápido com parada suave: JetFlex, da PPA.",
            "Para folha que sobe, compare potência e velocidade; para rua movimentada, o JetFlex pesa a favor da PPA.",
          ],
          [
            "No portão de correr, compare um DZ da PPA com um KDZ da Garen de mesma capacidade.",
            "De correr: DZ de um lado, KDZ do outro, escolhidos pelo peso da folha e pelos ciclos.",
            "Em folha de correr, capacidade em quilos e ciclos por hora da ficha decidem mais que o nome.",
          ],
          [
            "Em condomínio, só versão de uso intenso, seja qual for a marca.",
            "Uso coletivo se resolve pela ficha: ciclos por hora acima do pico.",
            "Para prédio e comércio, a linha de fluxo de cada marca é que deve ser comparada.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["Preço e reposição das duas", "PPA e Garen: custo e peças", "O custo depois da compra"],
        slots: [
          [
            "A troca do motor em casa fica de {price.homeSwap} com as duas; portão pesado, de {price.heavySwap}.",
            "Nas duas marcas, a faixa da troca residencial é de {price.homeSwap}, conforme o modelo.",
            "O JetFlex, da PPA, sai por {price.jetflex} no kit basculante instalado; os modelos Garen são cotados por foto.",
          ],
          [
            "Peças e controles das duas são fáceis de achar; placa com inversor é mais cara e própria da linha.",
            "As duas têm capacitor, engrenagem, bucha e controle comuns em lojas de automação.",
            "Na reposição, empate: o que muda é a placa, que nos motores com inversor só aceita a original da linha.",
          ],
        ],
      },
    ],
    keep: ["check"],
    questions: [
      {
        question: "Controle Garen funciona em motor PPA?",
        answers: [
          "Só se a central aceitar o mesmo código. Em geral, cada marca usa os seus, e um receptor avulso resolve.",
          "Não por padrão. A foto dos dois controles mostra se há como aproveitar.",
        ],
      },
      {
        question: "Dá para trocar Garen por PPA?",
        answers: [
          "Dá, com suporte e controles conferidos. Fiação e fotocélula boas costumam ficar.",
          "Sim. No de correr, a cremalheira fica se o passo dos dentes combinar.",
        ],
      },
      {
        question: "Qual dura mais?",
        answers: [
          "A que trabalhar em folha leve: a referência das duas é de {life} em casa.",
          "Depende do portão e da revisão. Em folha equilibrada, espere de {life}.",
        ],
      },
      {
        question: "Vocês vendem as duas?",
        answers: [
          "Sim, vendemos, instalamos e consertamos PPA e Garen, como loja e assistência independentes.",
          "Trabalhamos com as duas, sem vínculo com os fabricantes.",
        ],
      },
    ],
    photo: "uma foto do portão inteiro, a largura da folha, os controles atuais e quantas vezes ele abre por dia",
  },
  {
    id: "ppa-ou-rossi",
    broader: "ppa",
    label: "PPA ou Rossi",
    phrase: "a escolha entre PPA e Rossi",
    asks: ["ppa ou rossi", "rossi ou ppa", "diferença ppa rossi", "ppa rossi melhor", "rossi versus ppa"],
    intent: "comparison",
    answers: {
      any: [
        "PPA ou Rossi: em portão de correr, as duas são boas escolhas, e o peso da folha decide o modelo. Em basculante, a PPA tem mais versões; para abrir depressa com parada suave, o JetFlex, da PPA.",
        "Escolha Rossi para um deslizante de casa simples de manter, sobretudo se já há peças e controles dela. Escolha PPA se o portão é basculante, se quer a linha com inversor ou se precisa de mais versões.",
        "Entre PPA e Rossi não há vencedora fixa: compare capacidade, ciclos por hora, velocidade e preço instalado do modelo exato. As duas têm peças fáceis de achar na Grande São Paulo.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Por tipo de portão: PPA ou Rossi", "Quando uma, quando a outra", "O que decide a escolha"],
        slots: [
          [
            "De correr: um DZ da PPA e um DZ da Rossi de mesma capacidade fazem o mesmo trabalho.",
            "As duas usam a sigla DZ nos motores de correr, mas as peças não são as mesmas.",
            "Em folha de correr leve, qualquer das duas atende; em folha pesada, a ficha decide.",
          ],
          [
            "Basculante: a PPA tem BV residencial, versões prediais e JetFlex; na Rossi, confira o modelo disponível.",
            "Se a folha sobe, a oferta da PPA é mais ampla.",
            "No basculante rápido, o JetFlex abre em {opening.jetflex} no kit de 1/4 HP.",
          ],
          [
            "Espaço apertado ao lado do vão favorece um deslizante compacto, como o DZ Nano, da Rossi.",
            "Se já existe base e cremalheira de uma delas em bom estado, ficar na marca sai mais em conta.",
            "Os controles que a família já tem também pesam na conta.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["Quanto custa cada uma", "Preço e peças: PPA e Rossi", "A conta das duas marcas"],
        slots: [
          [
            "A troca em casa fica de {price.homeSwap} e em portão pesado, de {price.heavySwap}, nas duas.",
            "Para o mesmo porte, a faixa é igual: de {price.homeSwap} em residência.",
            "O valor depende da versão, da base e da cremalheira, e sai por foto, sem custo.",
          ],
          [
            "Peças comuns das duas se acham com facilidade; a central define o controle aceito.",
            "Na reposição, as duas vão bem; confirme a versão da placa antes de comprar controle.",
            "Motor com inversor tem placa própria e mais cara, qualquer que seja a marca.",
          ],
        ],
      },
    ],
    keep: ["check"],
    questions: [
      {
        question: "A cremalheira da Rossi serve no motor PPA?",
        answers: [
          "Serve se o passo dos dentes for o mesmo e ela estiver reta. O técnico confere antes.",
          "Muitas vezes, sim. A altura da base é que costuma mudar.",
        ],
      },
      {
        question: "DZ da PPA e DZ da Rossi são a mesma coisa?",
        answers: [
          "Não. As duas usam DZ para deslizante, mas são motores e peças diferentes.",
          "São motores de marcas diferentes, com o mesmo princípio. Peça não se troca entre eles.",
        ],
      },
      {
        question: "Qual é mais silencioso?",
        answers: [
          "Depende mais do trilho e das roldanas que da marca. Parada suave reduz a pancada no fim.",
          "O que tiver folha leve e freio suave. Trilho sujo faz barulho com qualquer motor.",
        ],
      },
      {
        question: "Vocês consertam as duas?",
        answers: [
          "Sim, como assistência independente, com peça original ou compatível.",
          "Consertamos, instalamos e vendemos as duas, sem vínculo com as fábricas.",
        ],
      },
    ],
    photo: "uma foto do portão inteiro, a largura e o material da folha e os controles atuais",
  },
  {
    id: "ppa-assistencia",
    broader: "ppa",
    label: "Assistência técnica PPA",
    phrase: "a assistência técnica PPA",
    asks: [
      "assistência técnica ppa",
      "autorizada ppa",
      "assistência ppa",
      "técnico ppa",
      "rede autorizada ppa",
      "oficina ppa",
      "manutenção ppa",
    ],
    intent: "repair",
    answers: {
      any: [
        "Somos assistência técnica independente para motor PPA, sem vínculo com a fábrica e não autorizada por ela. Consertamos no local, em toda a Grande São Paulo: mande a foto da etiqueta e um vídeo do defeito e receba o orçamento grátis.",
        "Não somos a autorizada PPA: somos assistência independente, que conserta, instala e repõe peças da marca. Motor ainda na garantia de fábrica se resolve com quem vendeu; fora dela, o orçamento por foto é grátis.",
        "Assistência técnica PPA independente, feita na sua garagem: motor, placa, controle e folha na mesma visita. Não representamos a fábrica; o valor é dito antes de trocar peça, e o WhatsApp atende {hours}.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: [
          "Autorizada PPA ou assistência independente?",
          "Quando procurar a autorizada",
          "Garantia de fábrica e conserto PPA",
        ],
        slots: [
          [
            "Com o motor PPA na garantia de fábrica, procure quem vendeu ou a rede do fabricante, com a nota em mãos.",
            "A autorizada é o caminho de quem tem garantia do fabricante em vigor, porque abrir o motor antes pode encerrá-la.",
            "Se a nota ainda cobre o motor, fale primeiro com o vendedor: a garantia de fábrica se aciona por ele ou pela rede da marca.",
          ],
          [
            "Fora da garantia, a assistência independente conserta no local e trabalha com peça original ou compatível.",
            "Passada a garantia, o serviço independente atende na garagem, sem levar o motor embora, e também cuida da folha.",
            "Para motor PPA sem garantia, o conserto independente resolve no endereço, com a folha conferida na mesma visita.",
          ],
          [
            "O que instalamos tem garantia nossa: {warranty.motor} no motor vendido por nós e {warranty.installation} na instalação.",
            "No motor comprado conosco, a garantia é de {warranty.motor}, e a da instalação, de {warranty.installation}.",
            "A garantia do nosso serviço é separada da do fabricante: {warranty.installation} na instalação e {warranty.motor} no motor que vendemos.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["Quanto custa a assistência PPA", "Preço do conserto de motor PPA", "Assistência PPA: valores"],
        slots: [
          [
            "O conserto é cobrado pela peça e pela mão de obra, em linhas separadas, e o valor vem antes do serviço.",
            "Capacitor, fim de curso e regulagem pesam pouco; placa, engrenagem e redutor pesam mais.",
            "Não há preço único: a foto da etiqueta e o vídeo do defeito permitem a estimativa, que é grátis.",
          ],
          [
            "A revisão preventiva em casa custa a partir de {price.preventive}, sem peças.",
            "Em portão de casa, a visita preventiva parte de {price.preventive}, e as peças são à parte.",
            "Se o caso for de ajuste, a revisão residencial sai a partir de {price.preventive}, fora peças.",
          ],
          [
            "Quando o conserto não compensa, a troca do motor de uma casa fica de {price.homeSwap}, e a de portão pesado, de {price.heavySwap}.",
            "Para comparar, trocar o motor custa de {price.homeSwap} em casa e de {price.heavySwap} em portão pesado.",
            "Motor PPA com redutor gasto pede a comparação com um novo: de {price.homeSwap} em residências.",
          ],
        ],
      },
    ],
    keep: ["signs", "visit"],
    questions: [
      {
        question: "Vocês são assistência autorizada PPA?",
        answers: [
          "Não. Somos assistência independente, que conserta, instala e repõe peças PPA sem vínculo com o fabricante.",
          "Não somos. O serviço é independente, e a garantia que damos é a nossa, não a da fábrica.",
        ],
      },
      {
        question: "A assistência PPA atende no domingo e à noite?",
        answers: [
          "Sim, o contato funciona {hours}. Diga o bairro e o defeito, e o horário possível é informado na hora.",
          "O WhatsApp funciona {hours}. O horário da visita e o valor são combinados na conversa, antes de o técnico sair.",
        ],
      },
      {
        question: "Preciso levar o motor PPA até a oficina?",
        answers: [
          "Não. O diagnóstico e a maior parte dos consertos são feitos no local, com a folha junto.",
          "Em geral, não. Só reparo de bancada em placa ou enrolamento pode sair do endereço, e você é avisado antes.",
        ],
      },
      {
        question: "Vocês usam peça original PPA?",
        answers: [
          "Quando existe e compensa, original. Em motor antigo, a compatível de mesmo valor mantém o portão em uso.",
          "Original ou compatível, conforme o modelo e a sua escolha. A diferença de preço é dita antes da troca.",
        ],
      },
    ],
    photo: "uma foto da etiqueta do motor PPA, o bairro e, se o portão ainda anda sem risco, um vídeo do defeito",
  },
  {
    id: "ppa-placa",
    broader: "ppa",
    label: "Placa PPA",
    phrase: "a placa do motor PPA",
    asks: [
      "placa ppa",
      "central ppa",
      "trocar placa ppa",
      "placa ppa queimada",
      "placa ppa preço",
      "placa ppa compatível",
    ],
    intent: "repair",
    answers: {
      any: [
        "A placa PPA se identifica pelo código impresso nela e pela etiqueta do motor. Com a foto da etiqueta e do controle, dizemos se serve reparo, original ou compatível, e passamos o valor da troca com programação antes da visita.",
        "Placa PPA queimada nem sempre é placa: capacitor em curto, fim de curso e energia dão o mesmo sinal. O técnico mede antes; se for mesmo a central, a troca inclui gravar percurso e controles.",
        "Para trocar a placa do motor PPA, três dados decidem: modelo do motor, tipo de fim de curso e código dos controles. Mande as fotos e receba o preço da central e da mão de obra, separados e sem custo.",
      ],
      price: [
        "O preço da placa PPA depende da versão da central, de ser original ou compatível e de os controles atuais servirem. O valor da peça e o da troca vêm separados, grátis, pela foto da etiqueta do motor e do controle.",
        "Na placa PPA, pagam-se a central, a mão de obra da troca e, só se preciso, controles novos. A foto da etiqueta diz a versão e fecha o valor antes da visita; o orçamento não custa nada.",
      ],
    },
    sections: [
      {
        about: "replace",
        headings: [
          "Qual placa PPA serve no seu motor",
          "Placa PPA: original, compatível ou universal",
          "Como identificar a placa PPA",
        ],
        slots: [
          [
            "Centrais PPA têm nome impresso, como Facility, e mais de uma versão de cada nome.",
            "Motor PPA com inversor, como o JetFlex, usa placa própria: central comum não serve nele.",
            "Cada motor PPA pede a central da sua potência e do seu fim de curso, e nomes parecidos não bastam.",
          ],
          [
            "O código vem impresso na própria placa e é lido pelo técnico, com a energia desligada.",
            "A leitura do código é feita com a tampa aberta e o circuito desligado, e por isso fica com o técnico.",
            "Por fora, a etiqueta do motor e o controle já reduzem as opções; o código da placa confirma na visita.",
          ],
          [
            "Em motor comum, placa compatível ou universal serve se aceitar a potência, a tensão e o tipo de fim de curso.",
            "A universal é saída para central fora de linha, conferidos o fim de curso e a potência do motor PPA.",
            "Compatível de boa qualidade funciona bem; o que não se aceita é placa de potência menor que a do motor.",
          ],
        ],
      },
      {
        about: "visit",
        headings: ["Como é a troca da placa PPA", "Troca da central PPA, em ordem", "O serviço na placa PPA"],
        slots: [
          [
            "Antes da placa, o técnico mede energia, capacitor e enrolamento, para a nova não queimar pelo mesmo motivo.",
            "A medição vem primeiro: motor travado ou capacitor em curto queimam qualquer central.",
            "O motor é testado à parte, porque placa nova em motor com defeito dura pouco.",
          ],
          [
            "Depois vêm a ligação, a gravação do percurso e dos controles, a força e o teste da fotocélula.",
            "Com a central no lugar, o percurso é aprendido, os controles são gravados e a força fica no mínimo necessário.",
            "A entrega inclui controles gravados, paradas reguladas e vários ciclos de teste.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["Quanto custa a placa PPA", "Preço da placa PPA com a troca", "Placa PPA: o que entra no valor"],
        slots: [
          [
            "O valor soma a central, a mão de obra e, se preciso, controles novos; o total é dito pela foto, antes da visita.",
            "Paga-se a placa e a troca, em linhas separadas, e os controles só entram se os atuais não servirem.",
            "O preço muda com a versão da central e com os controles, e por isso pedimos a foto da etiqueta.",
          ],
          [
            "Se o motor também estiver gasto, compare com a troca completa, de {price.homeSwap} em casas.",
            "Com redutor em fim de vida, a conta da placa deve ser posta ao lado da troca do motor, de {price.homeSwap} em residência.",
            "Motor de muitos anos com placa queimada pede as duas contas: central nova ou troca do motor, de {price.homeSwap} em casa.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Os controles antigos funcionam na placa PPA nova?",
        answers: [
          "Funcionam se a placa aceitar a mesma frequência e o mesmo código; depois são gravados de novo. A foto do controle confirma antes.",
          "Só quando o código é o mesmo. Se não for, trocam-se os controles ou se usa um receptor avulso.",
        ],
      },
      {
        question: "Quanto tempo leva a troca da placa PPA?",
        answers: [
          "Costuma caber em uma visita. Atrasa quando a fiação está danificada ou a placa precisa ser encomendada.",
          "Em geral, uma visita, quando a versão já foi identificada por foto. A gravação e o teste fazem parte.",
        ],
      },
      {
        question: "Placa PPA molhada tem conserto?",
        answers: [
          "Às vezes. Desligue o disjuntor, não religue para testar e chame logo: quanto menos tempo molhada, maior a chance.",
          "Depende da oxidação. A placa é seca, limpa e medida pelo técnico; trilha corroída pede troca.",
        ],
      },
      {
        question: "Por que a placa PPA queima de novo?",
        answers: [
          "Em geral por surto, umidade ou motor forçando. Vedação, aterramento e protetor de surto entram no serviço.",
          "Porque a causa ficou: capacitor em curto, motor travado, água entrando ou rede sem proteção contra surto. Ela é corrigida na mesma visita.",
        ],
      },
    ],
    photo: "uma foto da etiqueta do motor PPA e outra do controle, frente e verso, sem abrir a tampa",
  },
  {
    id: "ppa-controle",
    broader: "ppa",
    label: "Controle PPA",
    phrase: "o controle PPA",
    asks: [
      "controle ppa",
      "controle remoto ppa",
      "controle ppa não funciona",
      "controle ppa original",
      "controle ppa preço",
      "comprar controle ppa",
      "controle ppa compatível",
      "chaveiro ppa",
    ],
    intent: "buying",
    answers: {
      any: [
        "O controle PPA que serve é o que tem a mesma frequência e o mesmo tipo de código da central instalada, e ele só abre depois de gravado nela. Mande a foto do atual, frente e verso, e dizemos qual comprar.",
        "Controle PPA novo não vem pronto: precisa combinar com o receptor e ser cadastrado. Pela foto do controle e da etiqueta do motor, confirmamos original ou compatível, com o preço e a gravação.",
        "Para comprar controle PPA, olhe o receptor antes da marca: frequência e código precisam ser iguais. Se a placa já foi trocada, um controle PPA pode não abrir; a foto do que funciona hoje resolve a dúvida.",
      ],
      repair: [
        "Controle PPA que não funciona: troque a pilha pelo mesmo modelo, teste perto do portão e experimente outro controle. Se a botoeira abre e nenhum controle abre, o defeito é no receptor; se só um falha, é ele.",
        "Se o controle PPA parou, a ordem é pilha, outro controle e botoeira. Luz fraca é pilha; luz boa e portão parado é cadastro ou receptor. Não segure o botão da central: em muitas ele apaga tudo.",
      ],
      "how-to": [
        "Gravar controle PPA se faz na central do portão, por botão ou menu, e a sequência muda com a placa e a versão. Como o acesso fica junto da tensão da rede, deixe com o técnico e reúna todos os controles no dia.",
        "Para programar controle PPA, o técnico abre a central com cuidado, põe a placa em modo de gravação e cadastra cada botão. Em muitas placas, segurar o botão apaga a memória inteira, e por isso não tente no escuro.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: [
          "Qual controle PPA comprar",
          "Controle PPA: original ou compatível",
          "Como achar o controle PPA certo",
        ],
        slots: [
          [
            "Nos controles PPA, nomes como Zap e Tok aparecem na frente do chaveiro e ajudam a identificar o seu.",
            "Antes de comprar, descubra que receptor está no portão hoje: é ele que aceita ou recusa o controle PPA.",
            "O nome PPA no motor não garante que o receptor ainda seja da marca.",
          ],
          [
            "A foto do controle atual, frente e verso, vale mais que o nome da marca do motor.",
            "Compare frequência, botões e tipo de código com o controle que ainda funciona.",
            "O receptor é que escolhe o controle, e em muitos portões ele já não é o original.",
          ],
          [
            "Compatível serve bem se falar o mesmo código; controle de código rolante não se copia, cadastra-se.",
            "Código fixo pode ser copiado; código rolante precisa ser gravado na central, o que é mais seguro.",
            "Original e compatível abrem igual quando o código é o mesmo, e a diferença fica no preço e no acabamento.",
          ],
        ],
      },
      {
        about: "check",
        headings: [
          "Controle PPA não funciona: confira",
          "Antes de trocar o controle PPA",
          "Teste rápido no controle PPA",
        ],
        slots: [
          [
            "Em poucos minutos você separa pilha, controle e receptor, sem abrir o motor.",
            "O teste vai do mais simples ao mais revelador e não pede ferramenta.",
            "Faça com o portão à vista e a passagem livre.",
          ],
          [
            "Controle que só abre de perto pede pilha nova; se persistir, a antena e o receptor são conferidos na visita.",
            "Quando nenhum controle abre e a botoeira abre, o receptor precisa de medição.",
            "Se nem a botoeira responde, o caso é de energia ou de central, e não de controle.",
          ],
        ],
        steps: [
          "Troque a pilha pelo mesmo modelo, na posição certa.",
          "Teste a poucos passos do portão.",
          "Teste outro controle já gravado.",
          "Acione uma vez pela botoeira, se houver.",
          "Fotografe o controle, frente e verso.",
        ],
      },
      {
        about: "visit",
        headings: [
          "Gravar o controle PPA na central",
          "Programação do controle PPA",
          "Como o controle PPA é cadastrado",
        ],
        slots: [
          [
            "A gravação se faz por botão ou menu da central, e a sequência muda conforme a placa e a versão.",
            "Cada central tem a sua sequência de gravação, descrita no manual dela, e não no do controle.",
            "O cadastro é feito na placa do motor, onde há tensão da rede, e por isso fica com o técnico.",
          ],
          [
            "Um toque errado pode apagar todos os controles, então reúna os da casa antes da visita.",
            "Na mesma visita se gravam os novos e se apaga o perdido; em placas que não apagam um só, todos são regravados.",
            "Junte todos os controles no dia: se a memória for limpa, cada um é gravado de novo.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Controle PPA perdido: o que fazer?",
        answers: [
          "Peça a exclusão no mesmo dia. Se a placa não apaga um só, a memória é limpa e os que estão com você são gravados de novo.",
          "Trate como chave perdida: apague da memória e grave apenas os que ficaram em casa.",
        ],
      },
      {
        question: "Dá para copiar o controle PPA?",
        answers: [
          "Depende do código. Na dúvida, a gravação na placa é o caminho certo e mais seguro.",
          "O de código fixo, sim; o de código rolante não se copia, precisa ser cadastrado na central.",
        ],
      },
      {
        question: "Quanto custa um controle PPA?",
        answers: [
          "O valor depende do modelo e de ser original ou compatível, e vem pela foto. A gravação é informada junto, antes da visita.",
          "Mande a foto dos dois lados e a quantidade: respondemos com o preço do controle e da gravação, sem custo.",
        ],
      },
      {
        question: "Qual pilha usa o controle PPA?",
        answers: [
          "Varia com o modelo do controle. Abra só a tampa da pilha e use outra de mesmo código.",
          "A do modelo impresso na pilha que está nele. Troque por igual e confira a posição.",
        ],
      },
    ],
    photo: "uma foto do controle, frente e verso, e outra da etiqueta do motor PPA",
  },
  {
    id: "ppa-defeito",
    broader: "ppa",
    label: "Motor PPA com defeito",
    phrase: "o motor PPA com defeito",
    asks: [
      "motor ppa não funciona",
      "portão ppa não funciona",
      "ppa defeito",
      "motor ppa parou",
      "motor ppa não abre",
      "motor ppa não liga",
      "motor ppa queimado",
      "motor ppa travado",
      "motor ppa problema",
      "portão ppa não abre",
    ],
    intent: "repair",
    answers: {
      any: [
        "Motor PPA que não funciona quase sempre tem conserto: comece pelo disjuntor, pela pilha do controle e pela botoeira. Se ele ronca sem andar, desligue o disjuntor e não insista; mande a foto da etiqueta e receba o orçamento grátis.",
        "Seu motor PPA parou? Mudo, a suspeita é energia, controle ou placa; roncando, é capacitor, folha presa ou redutor; girando sem mover o portão, é engrenagem ou destravamento. O técnico confirma com medição antes de trocar peça.",
        "Motor PPA com defeito se resolve por eliminação: energia, comando, folha, capacitor e placa, nessa ordem. Não abra a tampa nem force o portão; com um vídeo e a foto da etiqueta, dizemos a peça provável e o valor.",
      ],
    },
    sections: [
      {
        about: "signs",
        headings: [
          "O que cada sinal indica no PPA",
          "Do sintoma à peça no motor PPA",
          "Mudo, roncando ou girando em falso",
        ],
        slots: [
          [
            "Sem nenhum som, confira disjuntor, botoeira e pilha antes de pensar na placa.",
            "Silêncio total aponta para energia, fusível, receptor ou placa, e não para motor queimado.",
            "Motor mudo com a luz da casa acesa pede teste da botoeira: ela separa controle e central.",
          ],
          [
            "Ronco sem movimento é capacitor, folha presa ou redutor travado, e insistir queima o enrolamento.",
            "Se ele ronca parado, desligue: poucos minutos assim bastam para queimar um motor bom.",
            "Zumbido com a folha imóvel leva a capacitor e a atrito na folha, medidos pelo técnico.",
          ],
          [
            "Motor que gira com o portão parado indica destravamento aberto, engrenagem gasta ou porca do fuso espanada.",
            "Giro em falso é falha de transmissão: engrenagem, porca do fuso ou chave de destravamento aberta.",
            "Quando o motor roda e a folha não anda, veja se a chave ficou destravada; o resto é do técnico.",
          ],
          [
            "No basculante PPA, olhe de longe a porca do fuso, o braço e os cabos; no DZ, que é de correr, os ímãs e a cremalheira.",
            "Parada fora do ponto leva ao fim de curso; volta sem motivo leva à fotocélula ou a folha pesada.",
            "Disjuntor que cai ao acionar indica curto ou motor travado: não religue mais de uma vez.",
          ],
        ],
      },
      {
        about: "check",
        headings: [
          "O que conferir sem abrir o motor",
          "Antes de chamar: cinco conferências",
          "Teste seguro no PPA parado",
        ],
        slots: [
          [
            "Tudo se faz por fora, com crianças e animais longe e sem ficar sob a folha.",
            "Nenhum passo pede ferramenta, tampa aberta ou mão na folha.",
            "Se a folha está torta, caída ou com cabo frouxo, pule o teste e deixe o disjuntor desligado.",
          ],
        ],
        steps: [
          "Veja se o disjuntor do portão está ligado; se cair de novo, não insista.",
          "Troque a pilha e teste outro controle.",
          "Acione uma única vez pela botoeira e escute.",
          "Limpe as lentes da fotocélula e veja se há obstáculo.",
          "Desligue o disjuntor e fotografe a etiqueta do motor.",
        ],
      },
      {
        about: "cost",
        headings: ["Quanto custa consertar", "Conserto ou troca do PPA", "Preço do reparo no PPA"],
        slots: [
          [
            "Capacitor, fim de curso, ímã e regulagem pesam pouco; placa, engrenagem e redutor pesam mais.",
            "O conserto é cobrado pela peça e pela mão de obra, com o valor dito antes de trocar.",
            "Peça e serviço vêm separados no orçamento, que é grátis por foto e confirmado depois da medição.",
          ],
          [
            "Com o redutor firme, conserta-se; com várias peças gastas, compare com a troca, de {price.homeSwap} em casa.",
            "A troca do motor custa de {price.homeSwap} em residência e de {price.heavySwap} em portão pesado.",
            "Motor no fim da vida útil, de {life}, com mais de um defeito costuma pedir a troca.",
          ],
        ],
      },
    ],
    keep: ["visit"],
    questions: [
      {
        question: "O motor PPA ronca e não anda. O que faço?",
        answers: [
          "Desligue o disjuntor e não tente de novo. Em geral é capacitor ou folha presa; o técnico mede e troca só o que falhou.",
          "Pare de acionar: roncando parado, o motor queima. Mande a foto da etiqueta para adiantar o capacitor certo.",
        ],
      },
      {
        question: "O PPA abre, mas não fecha. Por quê?",
        answers: [
          "Quase sempre a fotocélula acusa obstáculo. Se as lentes estão limpas e o vão, livre, o técnico confere fim de curso e placa.",
          "Fotocélula suja ou desalinhada é a primeira causa; depois vêm fim de curso e relé da placa. Limpe as lentes e teste uma vez.",
        ],
      },
      {
        question: "Parou depois da chuva. É a placa?",
        answers: [
          "Pode ser água na placa. Desligue o disjuntor, não religue para testar e chame o técnico.",
          "Muitas vezes, sim, por tampa mal vedada. Com a energia desligada, a chance de salvar a placa é maior.",
        ],
      },
      {
        question: "Posso destravar o portão enquanto o técnico não chega?",
        answers: [
          "No de correr ou de abrir, sem folha torta, sim, com o disjuntor desligado. Basculante com defeito não se destrava.",
          "Só portão de correr ou de abrir, reto e em piso nivelado, com o disjuntor desligado. O basculante fica travado.",
        ],
      },
    ],
    photo:
      "uma foto da etiqueta do motor PPA e, se ele ainda anda sem risco, um vídeo com som; se ronca parado, só a foto",
  },
];
