import type { NarrowConcept } from "#domain/knowledge/concept.ts";
import { combine } from "./combine.ts";

export const dobradica: NarrowConcept[] = [
  {
    id: "dobradica-para-pivotante",
    broader: "dobradica",
    label: "Dobradiça para portão pivotante",
    phrase: "a dobradiça do portão pivotante",
    asks: [
      ...combine(
        ["dobradiça", "gonzo", "pivô"],
        ["pivotante", "portão pivotante", "portão abrir"],
        ["", "comprar", "vende", "instalar", "nova", "modelo"],
      ),
      "dobradiça para portão pivotante",
      "gonzo para portão pivotante",
      "pivô para portão pivotante",
      "dobradiça para portão de abrir",
      "gonzo para portão de abrir",
      "pivô para portão de abrir",
    ],
    intent: "buying",
    answers: {
      any: [
        "A dobradiça para portão pivotante se compra pelo peso da folha: gonzo simples, de pino e luva, na leve; gonzo com rolamento ou pivô no piso na pesada ou com motor. Vendemos e trocamos com a folha escorada. O preço da peça e do serviço sai de graça, por foto.",
        "A dobradiça superior do portão pivotante segura a folha para ela não tombar, e a inferior recebe a maior parte do peso. Por isso a de baixo gasta antes e costuma ser a de rolamento ou pivô. As duas ficam no mesmo eixo, e na troca convém trocar o par. O preço sai de graça, por foto.",
        "Gonzo para portão pivotante é o pino que gira dentro de uma luva soldada, escolhido pelo peso: simples em grade leve, de rolamento em chapa, madeira ou folha com motor. A troca em residência soma a visita, a partir de {price.preventive}, fora as peças, e a peça com a solda é orçada por foto.",
        "Para comprar dobradiça de portão pivotante, meça a folha e veja o material: leve usa gonzo de pino e bucha, pesada ou motorizada usa o de rolamento, e larga, pivô de piso. A montagem, com a folha apoiada, custa desde {price.preventive} a visita em casa, sem contar peças, e a foto define o tamanho.",
      ],
      price: [
        "O preço da dobradiça do portão pivotante depende do peso da folha, do tipo, simples ou com rolamento, e da solda na coluna. A visita em casa parte de {price.preventive}, sem peças; gonzo simples é o mais barato, e pivô de piso, com obra, o mais caro.",
        "Na troca da dobradiça do pivotante pagam-se a peça, escolhida pelo peso, e a mão de obra de escorar, soldar e regular o motor. Em residência, a visita começa em {price.preventive}, fora as peças, e coluna a reforçar é o que mais soma.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["A dobradiça pelo peso da folha", "Gonzo, rolamento ou pivô"],
        slots: [
          [
            "Portão social e grade leve giram bem em gonzo simples, duas peças e pouco óleo. Chapa fechada e madeira pedem rolamento, que poupa o braço do motor, e folha alta leva três dobradiças no mesmo eixo.",
            "Folha pequena e vazada fica no gonzo comum. Com chapa, madeira ou motor, use o de rolamento, porque o braço deve empurrar, e não carregar; folha alta ou pesada leva três.",
            "Em folha leve bastam duas dobradiças simples. Na pesada, o rolamento deixa o giro leve e protege o motor, e a terceira peça divide o peso.",
          ],
          [
            "O pivô de piso apoia o peso no chão e serve à folha larga ou à coluna fraca. Coluna que balança é reforçada antes de qualquer dobradiça.",
            "Para vão largo, o pivô no piso alivia a coluna. Se ela se move, o reforço vem primeiro.",
            "Com o peso no chão, o pivô de piso resolve folha grande. Coluna frouxa derruba até dobradiça nova.",
          ],
        ],
      },
      {
        about: "visit",
        headings: ["Como é a troca da dobradiça", "Escora, solda e prumo"],
        slots: [
          [
            "A folha é escorada antes de soltar qualquer pino, porque sem a dobradiça ela tomba. A nova entra no eixo da outra, no prumo, e para soldar se desliga a placa do motor, que a corrente queimaria.",
            "Com a folha apoiada e o disjuntor desligado, a velha é cortada e a nova alinhada no mesmo eixo. A fiação da central é desconectada antes da solda.",
            "Primeiro se calça a folha na altura certa, depois sai a peça gasta. A nova é conferida no prumo e soldada ou parafusada, com a placa do motor desligada.",
          ],
          [
            "No fim, a folha deve parar onde é solta, e força e parada do motor são reguladas de novo.",
            "Girando leve, ela recebe nova regulagem de braço, batente e força.",
            "Acertam-se então o curso, a trava e a força, com a folha leve na mão.",
          ],
        ],
      },
      {
        about: "check",
        headings: ["O que medir antes de comprar", "Dados para pedir a dobradiça"],
        slots: [
          [
            "Com estes dados se define o tamanho sem soltar nada. Não mexa no pino nem apoie peso na folha.",
            "Tudo se mede com o portão fechado, sem tocar em pino ou parafuso.",
            "Bastam trena e fotos, com a folha parada. O pino não se tira, porque ela cai.",
          ],
        ],
        steps: [
          "Meça largura e altura da folha.",
          "Anote o material: grade, chapa, madeira.",
          "Fotografe as dobradiças e a coluna de perto.",
          "Diga se o portão tem motor.",
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Posso trocar a dobradiça sozinho?",
        answers: [
          "Não é seguro: sem a dobradiça a folha tomba. A troca pede escora, prumo e quase sempre solda.",
          "Melhor não. O peso derruba quem segura a folha, e fora do eixo uma gasta a outra.",
        ],
      },
      {
        question: "Como sei que precisa de troca?",
        answers: [
          "A ponta da folha desce e raspa, há folga no pino ou trinca na solda. Com trinca, pare de usar e chame.",
          "Se só range, óleo resolve. Balanço, raspado no chão ou trinca são troca.",
        ],
      },
      {
        question: "Troca uma só ou todas?",
        answers: [
          "Se as outras não têm folga, só a gasta. Em folha pesada costuma valer o par.",
          "Depende do desgaste: pino fino ou furo oval nas duas pede o conjunto.",
        ],
      },
      {
        question: "O motor precisa sair?",
        answers: [
          "Não: o braço é solto da folha durante o serviço e religado com nova regulagem.",
          "Em geral só se solta o braço, com o disjuntor desligado, e depois se refaz o ponto de parada.",
        ],
      },
    ],
    photo: "fotos das dobradiças, da coluna e do portão inteiro, com a largura, a altura e o material da folha",
  },
  {
    id: "dobradica-caida",
    broader: "dobradica",
    label: "Dobradiça caída, portão raspando",
    phrase: "a dobradiça caída do portão de abrir",
    asks: [
      "dobradiça cedeu raspa",
      "dobradiça cima cedeu raspa",
      "troca dobradiça",
      "trocar dobradiça",
      "troca dobradiça portão",
      "dobradiça caída",
      "dobradiça caiu",
      "portão caído dobradiça",
      "dobradiça quebrada",
      "dobradiça quebrou",
      "folha caída dobradiça",
      "portão arriado",
      "dobradiça gasta",
      "dobradiça caindo",
      "dobradiça solta",
      "dobradiça soltou",
      "dobradiça arriada",
      "dobradiça arriou",
      "dobradiça torta",
      "dobradiça arrancada",
      "conserto dobradiça",
      "portão caindo dobradiça",
      "pivotante caindo",
      "pivotante caindo folha",
      "folha pivotante caiu",
      "folha pivotante caída",
      "portão abrir folha caindo",
      "portão abrir folha caída",
      "pivotante arriado",
      "pivotante arriou",
      "dobradiça estourou",
      "saiu dobradiça",
      "portão saiu dobradiça",
      "soltou dobradiça",
      ...combine(
        ["dobradiça pivotante", "dobradiça portão abrir", "dobradiça portão pivotante"],
        [
          ...["arrastando", "arrasta", "raspando", "raspa", "balançando", "desalinhada", "empenada"],
          ...[
            "quebrada",
            "quebrou",
            "solta",
            "soltou",
            "trincada",
            "trincou",
            "gasta",
            "estourou",
            "torta",
            "caída",
            "caiu",
          ],
        ],
      ),
    ],
    intent: "repair",
    answers: {
      any: [
        "Portão de abrir com a dobradiça quebrada ou caída não deve ser acionado, porque a folha pode tombar. Desligue o disjuntor, afaste as pessoas e não tente levantá-la. O conserto escora a folha e troca ou solda a dobradiça; a visita em casa parte de {price.preventive}, sem peças.",
        "Quando a dobradiça do portão cai, estoura ou solta o pino, a folha arria, a ponta raspa no piso e o motor força. Desligue o disjuntor e deixe o portão parado. O técnico escora a folha e troca ou solda a dobradiça, em visita a partir de {price.preventive} em residência, fora as peças.",
        "Folha de portão pivotante caindo quase sempre tem dobradiça ou pivô gasto, solda trincada ou coluna cedendo, e arrasta no chão antes de se soltar. Deixe o disjuntor desligado e ninguém por perto até que ela seja escorada. A visita em casa custa desde {price.preventive}, sem contar peças.",
        "Se o portão saiu da dobradiça ou a dobradiça está solta, a folha pode cair a qualquer movimento: não acione o motor nem empurre. Fotografe de longe e de perto e desligue o disjuntor. O conserto é feito com a folha escorada, e a visita em casa parte de {price.preventive}, sem peças.",
        "A troca da dobradiça do portão é feita com a folha escorada: o técnico solda ou parafusa a nova, acerta o prumo e regula a força do motor. Enquanto ela está quebrada, deixe o disjuntor desligado e ninguém perto, porque a folha pode tombar. A visita em casa parte de {price.preventive}, sem peças.",
      ],
      price: [
        "Trocar a dobradiça do portão custa a peça, escolhida pelo peso da folha, mais a mão de obra de escorar, soldar ou parafusar e acertar o prumo. Não há preço de tabela, porque a solda e o peso mudam de casa para casa. Com fotos da dobradiça e da coluna, o orçamento sai de graça.",
        "O preço da troca da dobradiça do portão pivotante não é fixo: ele depende do tipo da dobradiça, do peso da folha e de haver solda na coluna. A parafusada é a mais barata, e a soldada em folha pesada, a mais cara. O orçamento é grátis, por fotos. Até o conserto, deixe o disjuntor desligado.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["O que conferir sem tocar na folha", "Como olhar a dobradiça com segurança"],
        slots: [
          [
            "Olhe de fora, com o motor sem energia. Não tire o pino nem ponha calço para continuar usando: uma folha presa por um resto de solda cai na próxima abertura.",
            "A inspeção é só com os olhos, sem abrir e sem apoiar nada na folha. Calço improvisado embaixo da ponta joga o peso no braço do motor e não segura a queda.",
            "Basta olhar, com as crianças longe. O pino só sai com a folha apoiada, e calço na ponta apenas disfarça o problema.",
          ],
        ],
        steps: [
          "Com o portão como está, desligue o disjuntor e não deixe ninguém passar.",
          "Compare o vão até o chão perto da coluna e na ponta da folha.",
          "Olhe a solda e a tinta em volta de cada dobradiça: risco fino é trinca.",
          "Procure pó de ferrugem no pino e risco no piso.",
          "Fotografe cada dobradiça sem entrar embaixo da folha nem se apoiar nela.",
        ],
      },
      {
        about: "causes",
        headings: ["Por que a dobradiça quebra ou cai", "Pino, solda ou coluna"],
        slots: [
          [
            "O mais comum é o desgaste do pino e da bucha, que é o anel em que ele gira: a ponta desce aos poucos, ao longo de meses. Já a solda trincada solta de uma vez. Se a coluna se inclina junto com a folha, ela precisa de reforço, ou a dobradiça nova cai também.",
            "Folha que foi descendo devagar tem pino e bucha gastos, e bucha é o anel onde o pino gira. Queda repentina vem da solda que trincou. Coluna ou chumbador que balança é a terceira causa, e o reparo começa por ele.",
            "Há três causas. A primeira é o pino e a bucha, o anel de apoio, que gastam com o peso e deixam a ponta descer. A segunda é a solda, que parte de repente. A terceira é a coluna fraca, e nesse caso trocar só a dobradiça não resolve.",
          ],
        ],
      },
      {
        about: "visit",
        headings: ["Como a folha caída é recuperada", "O conserto da dobradiça"],
        slots: [
          [
            "O técnico levanta e escora a folha antes de soltar qualquer dobradiça. A nova é escolhida pelo peso e pode ser soldada ou parafusada; em folha larga com motor usa-se a de rolamento, que gira mais leve.",
            "Com o peso todo apoiado na escora, sai a dobradiça velha e entra a nova, do tamanho certo para o peso. Folha grande pede dobradiça de rolamento ou um pivô no piso.",
            "Primeiro a folha é escorada no prumo, e só então se troca a peça. A dobradiça acompanha o peso da folha, e nas grandes tem rolamento, que poupa o motor.",
          ],
          [
            "Durante a solda, a placa do motor fica desconectada, para o pico não queimá-la. Depois se regulam a força e as paradas do motor, porque a folha voltou a girar leve.",
            "Para soldar, a central é desligada, já que a corrente da solda pode queimá-la. No fim, o motor é regulado outra vez com a folha no lugar.",
            "Motor e placa ficam desligados durante a solda. Com a folha alinhada, acertam-se a força e o ponto de parada.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Posso cortar a folha embaixo para não raspar?",
        answers: [
          "Não, porque a folha continua caindo e logo raspa de novo. A causa está na dobradiça ou na coluna, e o corte enfraquece o quadro.",
          "Não adianta: o apoio é que cedeu. Cortar a folha só abre um vão embaixo e não a segura.",
          "Não. Você perde a vedação e o problema segue, já que a dobradiça continua cedendo.",
        ],
      },
      {
        question: "O que encarece a troca da dobradiça?",
        answers: [
          "Solda na coluna e folha pesada. Dobradiça comum parafusada é o caso mais barato; a de rolamento e o reforço da coluna são os que mais somam.",
          "O reforço da coluna, em primeiro lugar, e depois o tipo da dobradiça. A de rolamento custa mais que a comum, mas dura mais em folha com motor.",
          "O peso da folha, que define a peça, e a solda. Se as outras dobradiças estão gastas, compensa trocar o jogo de uma vez.",
        ],
      },
      {
        question: "O motor estragou por causa da dobradiça?",
        answers: [
          "Pode ter forçado, mas nem sempre estragou. Acerta-se a folha primeiro e só depois se testa o braço, que muitas vezes está bom.",
          "Às vezes. Com a folha girando leve de novo, o técnico vê se o motor trabalha normal antes de falar em troca.",
          "Só dá para saber depois do conserto da folha. Se o braço faz barulho ou patina com ela leve, ele também precisa de reparo.",
        ],
      },
      {
        question: "Dá para levantar só apertando o parafuso?",
        answers: [
          "Só em dobradiça regulável, em bom estado e com a folha apoiada. Na soldada é preciso escorar e refazer.",
          "Em algumas, sim, mas nunca com o peso pendurado, que pode cair. Deixe para o técnico.",
          "Na dobradiça com regulagem, dá, com a folha escorada. Na comum não há ajuste, e ela é trocada.",
        ],
      },
    ],
    photo: "fotos das dobradiças, da coluna e da ponta da folha que raspa, sem acionar o portão",
  },
  {
    id: "qual-dobradica",
    broader: "dobradica",
    label: "Qual dobradiça usar",
    phrase: "a dobradiça certa para o portão",
    asks: [
      "qual dobradiça usar portão abrir motor",
      "qual dobradiça usar pivotante motor",
      "gonzo com rolamento",
      "qual dobradiça",
      "dobradiça pesado",
      "dobradiça portão pesado",
      "qual dobradiça usar",
      "dobradiça ideal",
      "melhor dobradiça",
      "dobradiça reforçada",
      "dobradiça kg",
      "quantas dobradiças",
      "tipos dobradiça",
      "dobradiça rolamento",
      "gonzo pesado",
    ],
    intent: "buying",
    answers: {
      any: [
        "A dobradiça para portão pesado é o gonzo com rolamento, de aço e soldado, em três peças no mesmo prumo. Some a carga escrita em cada uma: numa folha de 300 kg, o total deve passar de 400 kg, ainda mais se há motor. A foto da folha e da coluna dá o valor da peça e da solda, de graça.",
        "Em portão de abrir com motor, use dobradiça tipo gonzo com rolamento, soldada, com carga acima do peso da folha, porque o giro leve poupa o braço do motor. Duas servem em folha baixa e leve; alta, larga ou pesada pede três, e o valor de peça e solda sai junto, por foto.",
        "A dobradiça para portão de abrir, com motor ou pesado, é o gonzo com rolamento: um pino soldado que gira sobre esferas e carrega a folha sem gastar o furo. Ponha três se ela é alta ou pesada e duas se é leve; peça e serviço são orçados por foto.",
        "Para escolher a dobradiça do portão, parta do peso: gonzo simples, de pino e bucha, em folha leve; gonzo com rolamento em folha pesada ou com motor. A soma das cargas deve passar do peso, com uma terceira em folha alta; foto e medidas dão o preço de peça e solda.",
        "A melhor dobradiça para portão de abrir pesado ou com motor é o gonzo com rolamento, soldado, cuja carga some mais que o peso da folha. Folha leve e baixa fica bem com duas, e a grande pede três; mande foto e medidas para receber peça e solda num preço só.",
        "Qual dobradiça usar depende do peso da folha e do motor: gonzo de pino e bucha serve à folha leve, e o de rolamento, à pesada ou automática, porque gira sem forçar o braço. São duas na folha pequena e três na alta, com valor de peça e serviço dado por foto.",
      ],
      buying: [
        "A dobradiça com rolamento para portão pesado, o gonzo, se compra em loja de ferragens ou conosco, já soldada no portão. Some a carga escrita em cada uma: numa folha de 300 kg, o total deve passar de 400 kg, ainda mais se há motor. A foto da folha e da coluna dá o valor da peça e da solda, de graça.",
        "Loja de ferragens e serralheria vendem dobradiça para portão pesado; nós fornecemos com a troca, a folha escorada e o motor regulado no fim. Escolha o gonzo com rolamento, com carga somada acima do peso da folha, e três peças se ela é alta. As fotos e as medidas dão o preço, sem custo.",
      ],
      question: [
        "Quantas dobradiças o portão leva depende do peso e da altura: duas em folha baixa e leve, três em folha de ferro alta, pesada ou com motor. Todas ficam no mesmo prumo, e a soma das cargas deve passar do peso da folha. Com motor, prefira o gonzo com rolamento, que gira leve.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Gonzo simples, com rolamento ou pivô", "Dobradiça pelo peso da folha"],
        slots: [
          [
            "Calcule o peso antes: chapa de aço tem 7,85 kg por metro quadrado em cada milímetro, mais o quadro. Depois compare com a carga escrita na embalagem do par, que deve ter folga, já que o vento e o motor somam esforço.",
            "O peso da folha é área vezes espessura vezes 7,85, em aço, mais o quadro. A carga que o fabricante dá para o par de dobradiças precisa ser maior, por causa do vento e do puxão do motor.",
            "Em folha de aço, cada metro quadrado pesa 7,85 kg por milímetro, fora o quadro. Escolha um par com carga superior à conta, pois vento e motor também forçam o pino.",
            "A conta do aço é simples: metros quadrados da folha, vezes a espessura em milímetros, vezes 7,85, e some o quadro. O resultado tem de ficar abaixo da carga que o par suporta, porque motor e vento puxam além do peso.",
            "Multiplicando área, milímetros e 7,85 você tem os quilos da chapa de aço, sem o quadro. Procure na embalagem uma carga por par acima disso, para sobrar reserva contra rajadas e contra o tranco do motor.",
          ],
        ],
        bullets: [
          "Portão social e folha leve: gonzo simples, duas peças",
          "Folha de chapa ou madeira: gonzo com rolamento, três peças",
          "Folha muito larga ou coluna fraca: pivô no piso e mancal em cima",
          "Folha com motor: rolamento, mesmo em peso médio",
        ],
      },
      {
        about: "visit",
        headings: ["Como a dobradiça é instalada", "Solda, prumo e teste da dobradiça"],
        slots: [
          [
            "A folha é escorada e as dobradiças ficam no mesmo eixo, no prumo, porque uma fora de linha força as outras. Se já existe motor, o disjuntor é desligado e a placa desconectada antes da solda, que pode queimá-la.",
            "Com a folha apoiada em calços, o técnico alinha os pinos num só eixo vertical e só então solda. A central do motor fica sem energia e desligada dos fios, pois a corrente da solda danifica a placa.",
            "Primeiro se calça a folha, depois se põem todos os pinos na mesma linha de prumo, já que um torto gasta o vizinho. Motor existente é isolado antes, com disjuntor desligado e placa solta, por causa da solda.",
            "Uma dobradiça fora de prumo sobrecarrega as demais, e por isso a folha fica em calços enquanto os eixos são alinhados. Portão automático tem antes a energia cortada e a placa desligada, que não suporta a corrente de soldagem.",
            "O alinhamento vale mais que a solda: com a folha sustentada, todos os pinos entram na mesma vertical. Havendo motor, o técnico corta o disjuntor e solta os fios da central, porque soldar com ela ligada a queima.",
          ],
          [
            "Coluna de ferro recebe solda direta; a de alvenaria leva chapa com chumbador. No fim, a folha deve girar com uma mão e parar onde é deixada.",
            "Em alvenaria usa-se chapa chumbada, e em coluna metálica, solda. O teste é a folha girar leve e não andar sozinha.",
            "A solda vai direto no metal, enquanto o tijolo pede chapa e chumbador. Bem montada, ela abre com uma mão e não foge para nenhum lado.",
            "Tijolo não segura solda, então leva uma chapa presa por chumbador; ferro recebe o cordão diretamente. Confere-se o resultado soltando a folha, que tem de girar macia e ficar imóvel.",
            "O suporte varia com a coluna, soldado na metálica e chumbado com chapa na de alvenaria. Se a folha anda sozinha ou exige as duas mãos, o prumo ainda não está certo.",
          ],
        ],
      },
      {
        about: "care",
        headings: ["Para a dobradiça durar", "Óleo, peso e vento na dobradiça"],
        slots: [
          [
            "Pingue pouco óleo no pino quando ranger, com o disjuntor desligado, e tire a sobra com pano. Não deixe ninguém se pendurar na folha, porque o peso na ponta multiplica o esforço na coluna.",
            "Algumas gotas no pino bastam, com o motor sem energia, e o excesso se limpa para não juntar areia. Criança balançando no portão entorta o pino mais que anos de uso.",
            "Mantenha o pino com um pouco de óleo, aplicado com o disjuntor desligado. O que mais estraga é peso na ponta da folha, por brincadeira ou carga pendurada.",
            "Rangido pede umas gotas de óleo no pino, com a energia do portão cortada, e um pano para o resto. Evite pendurar mochila ou criança na ponta, pois ali cada quilo força muito mais a coluna.",
            "Óleo em excesso vira lama com a poeira, então use pouco, com o motor desligado no quadro, e enxugue. O pior inimigo do pino é o balanço, quando alguém sobe na folha e a usa como brinquedo.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Dobradiça com rolamento vale a pena?",
        answers: [
          "Vale em folha pesada ou com motor: custa mais que a simples, mas o giro fica leve e o furo não se alarga. Em portão social leve, a simples atende.",
          "Sim, quando a folha pesa ou abre muitas vezes por dia. É mais cara que a comum, e no portão pequeno, aberto à mão, essa diferença não se paga.",
          "Compensa se há motor, folha pesada ou muitas aberturas, porque o desgaste cai e o giro fica macio. Para um portãozinho manual, a simples, mais barata, é suficiente.",
        ],
      },
      {
        question: "Posso parafusar em vez de soldar?",
        answers: [
          "Em quadro de ferro, a solda é mais firme. Em alumínio, que não aceita solda comum, usa-se parafuso passante com chapa de reforço dos dois lados.",
          "No ferro, prefira a solda. Já o alumínio pede parafuso que atravessa o perfil, com chapa de apoio para não rasgar.",
          "Depende do material: quadro de ferro se solda, que prende melhor. No alumínio o parafuso atravessa o perfil, com reforço em ambas as faces.",
        ],
      },
      {
        question: "A folha já caiu. Basta trocar a dobradiça?",
        answers: [
          "Só se coluna e quadro estiverem firmes, pois coluna cedida derruba a nova também. Até o conserto, desligue o disjuntor e mantenha todos longe da folha, sem tentar erguê-la.",
          "Nem sempre: o técnico vê dobradiça, coluna e quadro. Enquanto isso, ninguém fica perto nem tenta levantar a folha, e o motor fica sem energia.",
          "Primeiro se descobre por que caiu, pois quadro torto ou coluna solta repetem o defeito. Não levante a folha: desligue o motor no quadro e afaste as pessoas.",
        ],
      },
      {
        question: "A dobradiça para 180 graus é diferente?",
        answers: [
          "A dobradiça de 180 graus tem o pino para fora da face da coluna, para a folha girar inteira sem bater. Com motor, o braço também limita o ângulo, em geral perto de 90 a 120 graus.",
          "Na dobradiça de 180 graus, o eixo fica afastado da coluna. O braço do motor, porém, costuma abrir só até 90 ou 120 graus, e convém decidir isso antes de comprar.",
          "A dobradiça de 180 graus é montada com o eixo avançado, para a folha passar da coluna. Em portão com motor, lembre que o braço costuma parar entre 90 e 120 graus.",
        ],
      },
    ],
    photo: "fotos das dobradiças, da coluna e do portão inteiro, com a largura, a altura e o material da folha",
  },
  {
    id: "dobradica-rangendo",
    broader: "dobradica",
    label: "Dobradiça rangendo",
    phrase: "a dobradiça que range",
    asks: [
      "dobradiça range mesmo óleo",
      "dobradiça rangendo mesmo óleo",
      "dobradiça rangendo óleo não resolve",
      "dobradiça continua rangendo",
      "dobradiça rangendo",
      "dobradiça range",
      "dobradiça barulho",
      "dobradiça chiando",
      "dobradiça estalando",
      "dobradiça seca",
      "lubrificar dobradiça",
      "óleo dobradiça",
      "graxa dobradiça",
      "qual óleo dobradiça",
      "qual óleo passar dobradiça",
      "que óleo usar dobradiça",
      "qual graxa dobradiça",
      "qual graxa usar dobradiça",
      "gonzo rangendo",
      ...combine(
        ["dobradiça", "gonzo"],
        ["enferrujada", "enferrujou", "enferrujado", "ferrugem"],
        ["", "pivotante", "portão", "portão abrir"],
      ),
      ...combine(
        ["dobradiça portão abrir", "dobradiça pivotante"],
        ["range", "rangendo", "seca", "óleo", "lubrificar"],
      ),
    ],
    intent: "repair",
    answers: {
      any: [
        "Na dobradiça do portão passe óleo fino, de máquina, ou spray lubrificante, poucas gotas no pino, com o disjuntor desligado e a sujeira limpa antes. Se continua rangendo mesmo com óleo, ou está enferrujada e com folga, o pino gastou e se troca; a visita em casa parte de {price.preventive}, sem peças.",
        "Dobradiça rangendo pede óleo fino no pino, e não graxa grossa, que junta pó: corte o disjuntor, limpe e pingue pouco. Quando range mesmo com óleo, o pino afinou, a ferrugem comeu a bucha ou a folha caiu; em residência, o ajuste começa em {price.preventive}, fora as peças.",
        "Portão pivotante de dobradiça enferrujada ou rangendo recebe primeiro limpeza e óleo de máquina no pino, com o disjuntor desligado. Desengripante solta a ferrugem, mas evapora, e rangido que volta em dias é desgaste do pino da dobradiça, caso de troca, com visita desde {price.preventive} em casa, sem contar peças.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["Como lubrificar a dobradiça", "Óleo na dobradiça, com segurança"],
        slots: [
          [
            "Faça só com a folha firme e reta, sem soltar pino nem parafuso, porque sem o pino ela cai. O motor fica sem energia, e ninguém no caminho.",
            "Não desmonte nada, porque tirar o pino derruba a folha. Desligue o disjuntor e trabalhe com a folha reta.",
            "A folha precisa estar firme e o motor, desligado no quadro. O pino não sai, pois é ele que a segura.",
          ],
        ],
        steps: [
          "Desligue o disjuntor do motor.",
          "Limpe o pino e a junta com pano e escova.",
          "Se há ferrugem, passe desengripante, espere e limpe.",
          "Aplique poucas gotas de óleo fino no pino.",
          "Destrave o motor, abra e feche devagar na mão e tire o excesso.",
        ],
      },
      {
        about: "signs",
        headings: ["Quando o rangido é desgaste", "Sinais de dobradiça que precisa de troca"],
        slots: [
          [
            "Pó de ferrugem no pino, folga visível e ponta da folha mais baixa mostram furo gasto, que óleo não resolve. Trinca na solda ou estalo seco é motivo para parar na hora e desligar o disjuntor, porque a folha pode cair.",
            "Se a ponta desceu ou o pino balança, a dobradiça gastou. Com estalo forte ou solda aberta, não use mais o portão: desligue e afaste as pessoas.",
            "Folga no pino e farelo de ferrugem são desgaste, e não falta de óleo. Rachadura na solda pede parar imediatamente, já que a folha fica presa por pouco metal.",
          ],
          [
            "O braço do motor esconde a folga por um tempo e depois entorta. Aumentar a força do motor só piora.",
            "Com motor, a folga fica disfarçada até o braço ceder, e mais força acelera o estrago.",
            "O motor passa a carregar o que a dobradiça deixou de segurar, e o braço entorta.",
          ],
        ],
      },
      {
        about: "visit",
        headings: ["Como se conserta a dobradiça", "Troca e acerto do prumo"],
        slots: [
          [
            "O técnico escora a folha antes de tocar em pino ou solda. Depois põe a dobradiça nova no prumo, com a placa do motor desconectada durante a solda, e regula o braço, a trava e o percurso.",
            "Com a folha calçada, a gasta é cortada e a nova soldada no mesmo eixo, sempre com a central desconectada. No fim, o motor é regulado de novo, porque o esforço mudou.",
            "Primeiro o técnico escora a folha e depois troca a peça, no eixo da outra dobradiça. A placa fica desconectada enquanto ele solda. No fim, acerta o braço e a trava com a folha leve.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Óleo ou graxa na dobradiça?",
        answers: [
          "Óleo fino, que entra no pino fechado. Graxa só em dobradiça com bico próprio ou rolamento.",
          "Na comum, óleo de máquina. A graxa serve onde há engraxadeira, senão fica por fora e junta pó.",
        ],
      },
      {
        question: "Posso usar WD-40?",
        answers: [
          "Serve para soltar e limpar. Depois ponha óleo, porque o desengripante evapora e o rangido volta.",
          "Só como limpeza e contra ferrugem. O que lubrifica por mais tempo é o óleo fino.",
        ],
      },
      {
        question: "De quanto em quanto tempo lubrificar?",
        answers: [
          "A cada poucos meses, ou quando começar a ranger; portão na chuva pede mais vezes. A revisão, {visits.home}, inclui isso.",
          "Conforme o uso e a chuva, algumas vezes por ano. Na manutenção {visits.home}, o técnico confere a folga também.",
        ],
      },
      {
        question: "Dobradiça rangendo estraga o motor?",
        answers: [
          "A dobradiça seca aumenta o esforço do motor, e a dobradiça com folga entorta o braço. Resolver cedo poupa os dois.",
          "Sim, aos poucos, porque o atrito e a folga passam para o braço.",
        ],
      },
    ],
    photo: "fotos das dobradiças e da ponta da folha, com o portão fechado",
  },
  {
    id: "dobradica-de-piso",
    broader: "dobradica",
    label: "Dobradiça de piso e dobradiça invisível",
    phrase: "a dobradiça de piso do portão",
    asks: [
      "dobradiça piso",
      "dobradiça piso portão",
      "dobradiça invisível",
      "dobradiça invisível portão",
      "dobradiça oculta",
      "dobradiça oculta portão",
      "dobradiça embutida portão",
      "pivô portão",
      "pivô de piso portão",
      "pivô portão pivotante",
    ],
    intent: "buying",
    answers: {
      any: [
        "A dobradiça de piso para portão é o pivô: um pino embaixo, que carrega o peso, e outro em cima, que guia, com a folha girando entre os dois. Serve a folha pesada e a quem não quer dobradiça à vista. O pivô de baixo precisa de base firme e de dreno, porque água parada o trava.",
        "Dobradiça invisível em portão de ferro pesado é, na prática, o pivô: um pino no piso e outro no alto, que ficam escondidos. A dobradiça de embutir, de móvel e de porta, não aguenta folha de rua. Se há motor, confira antes onde o braço se prende. A foto da coluna e da folha dá o valor, de graça.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Pivô ou gonzo", "Quando a dobradiça de piso vale a pena"],
        slots: [
          [
            "O pivô joga o peso no chão e poupa a coluna fraca. O gonzo pendura a folha na coluna e é mais simples de trocar.",
            "Com coluna fina ou folha muito pesada, o pivô é melhor. Com coluna firme, o gonzo com rolamento custa menos e dá menos trabalho.",
          ],
        ],
        bullets: [
          "Folha pesada ou larga: pivô com rolamento",
          "Piso que alaga: gonzo, longe da água",
          "Coluna fraca: pivô, que apoia no chão",
          "Folha leve: gonzo simples",
        ],
      },
      {
        about: "visit",
        headings: ["Como é a instalação", "A folha no prumo"],
        slots: [
          [
            "A folha é escorada, os dois pinos são alinhados no mesmo prumo e o de baixo recebe graxa e vedação. Fora de prumo, o portão abre ou fecha sozinho.",
            "O prumo entre o pino de cima e o de baixo é tudo. O serviço é de serralheiro, com a folha presa, e a regulagem do motor é nossa.",
          ],
        ],
      },
      {
        about: "care",
        headings: ["Para o pivô durar", "Cuidado com a água"],
        slots: [
          [
            "Mantenha o dreno limpo e engraxe o pino de baixo na revisão. Rangido e folha que arria são os primeiros sinais de desgaste.",
            "Tire a terra em volta e veja se a água escoa. Pivô que fica submerso enferruja e trava.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Dá para trocar gonzo por pivô?",
        answers: [
          "Dá, com base nova no piso e a folha escorada. Em portão com motor, o suporte do braço é conferido junto.",
          "Sim, com obra no piso. Só compensa quando a coluna não segura mais a folha.",
        ],
      },
      {
        question: "Existe motor para portão com pivô de piso?",
        answers: [
          "Existe: o braço comum serve na maioria, e há motor enterrado, que toma o lugar do pivô de baixo.",
          "Sim. O motor de piso fica numa caixa enterrada, com dreno; o de braço é mais barato.",
        ],
      },
      {
        question: "O portão com pivô fecha sozinho?",
        answers: [
          "Só se o prumo ou uma mola o fizer. Folha que fecha sozinha sem mola está fora de prumo.",
          "Não por si. Para isso se usa mola, ou o motor.",
        ],
      },
    ],
    photo: "uma foto da coluna e do piso junto dela e outra da folha inteira",
  },
];
