import type { NarrowConcept } from "#domain/knowledge/concept.ts";
import { combine } from "./combine.ts";

export const fechadura: NarrowConcept[] = [
  {
    id: "fechadura-eletromagnetica",
    broader: "fechadura",
    label: "Fechadura eletromagnética (eletroímã)",
    phrase: "a fechadura eletromagnética do portão",
    intent: "installation",
    asks: [
      "fechadura eletromagnética",
      "eletroímã portão",
      "fechadura eletroímã",
      "fechadura magnética",
      "fecho magnético",
      "fecho eletromagnético",
      "eletroímã instalar",
      "eletroímã 150 kg",
      "eletroímã 300 kg",
      ...combine(
        ["fechadura eletromagnética", "fechadura eletroímã", "fechadura magnética", "eletroímã", "eletroímã portão"],
        ["preço", "quanto custa", "valor", "orçamento"],
      ),
      "eletroímã social",
    ],
    answers: {
      any: [
        "Instalamos e consertamos fecho eletromagnético, ou eletroímã, em portão social: ele segura por força magnética e solta quando se corta a energia, por isso leva fonte com bateria e botão de saída. O valor do conjunto sai por foto; o ajuste da folha, em casa, parte de {price.preventive}, sem peças.",
        "O eletroímã é a trava certa para o portão social de prédio e comércio, onde passa muita gente: não tem trinco que gaste e solta com o interfone ou a tag. Vai com fonte, bateria e botão de saída, em modelo de 150 kg ou 300 kg, conforme o peso da folha.",
        "Para instalar fechadura eletromagnética, a chapa precisa encostar inteira no ímã, com a fonte do lado de dentro e mola de fechamento regulada. O valor depende da força do ímã, da folha e do cabo, e sai por foto.",
      ],
      price: [
        "O preço da fechadura eletroímã, ou eletromagnética, soma o ímã, a fonte com bateria, o botão de saída, o cabo e a instalação; a visita em casa parte de {price.preventive}, sem peças, e o conjunto sai por foto. Mudam a conta a força do ímã e a folha: mande fotos do portão por dentro e por fora.",
        "O eletroímã se paga pelo conjunto, com ímã, chapa, fonte, bateria e botão, mais a fixação no batente; a visita em casa parte de {price.preventive}, sem peças. Uma folha desalinhada pede ajuste antes; o orçamento é grátis, por foto.",
      ],
      question: [
        "Serve, em portão social alinhado, com fonte e bateria: sem energia o eletroímã solta. Em casa, de frente para a rua, a fechadura de trinco costuma ser melhor, porque fica trancada no apagão.",
        "Vale a pena em prédio e comércio de muita passagem, porque não tem peça móvel e fecha em silêncio. Exige fonte com bateria e botão de saída.",
      ],
    },
    sections: [
      {
        about: "visit",
        headings: ["Como é a instalação do eletroímã", "Ímã, chapa, fonte e botão", "O que o técnico instala"],
        slots: [
          [
            "O corpo do ímã vai fixo no batente, e a chapa, na folha, com um pouco de jogo para se acomodar.",
            "Ímã e chapa ficam paralelos e encostados por inteiro, porque qualquer fresta reduz a força.",
            "A folha é alinhada antes, já que o ímã não puxa portão torto.",
          ],
          [
            "A fonte de 12 V ou 24 V, com bateria, fica dentro de casa ou da portaria, fora do alcance da rua.",
            "Cabo e fonte do lado de dentro evitam que alguém solte o portão cortando um fio.",
            "O interfone ou o leitor corta a energia do ímã por um instante, e a folha solta.",
          ],
          [
            "Por dentro vai um botão de saída, e em uso coletivo também o acionamento de emergência.",
            "Ninguém pode depender de senha para sair: o botão interno corta o ímã.",
            "A mola ou o braço de fechamento leva a folha até encostar, senão o ímã não segura.",
          ],
        ],
      },
      {
        about: "choose",
        headings: [
          "Onde o eletroímã compensa",
          "Força do ímã e tipo de portão",
          "Eletroímã na casa, no prédio e no comércio",
        ],
        slots: [
          [
            "Prédio e comércio com muita passagem aproveitam a falta de peça móvel para gastar.",
            "Onde se abre o dia inteiro, o ímã dura mais que um trinco, por não ter peça que bata.",
            "Rota de saída usa o ímã porque ele solta sem energia.",
          ],
          [
            "Em casa, a falta de luz abre o portão se a bateria acabar; por isso muitos preferem o fecho ou a fechadura de trinco, que ficam trancados e abrem pela chave.",
            "Para portão de rua residencial, o trinco tranca sem energia e o ímã não.",
            "Quem escolhe o ímã em casa precisa de bateria testada e de outra tranca para viagens.",
          ],
          [
            "A força vem em quilos na etiqueta e supõe contato perfeito; uma folha torta segura bem menos.",
            "Modelos de 150 kg e de 300 kg são comuns, e a folha alta e pesada pede o maior.",
            "Portão vazado que balança ao vento pede ímã mais forte e batente firme.",
          ],
        ],
      },
      {
        about: "care",
        headings: ["Cuidados com o eletroímã", "Para o ímã não perder força", "Limpeza, bateria e teste"],
        slots: [
          [
            "Limpe as faces do ímã e da chapa com pano seco, sem lixa e sem óleo.",
            "Ferrugem, tinta ou adesivo na face cria uma fresta que tira força.",
            "Não pinte a chapa nem o ímã: a película de tinta já reduz a retenção.",
          ],
          [
            "Teste a bateria cortando a energia da fonte e vendo quanto tempo o portão segura.",
            "Um teste de falta de luz a cada poucos meses mostra se a bateria ainda serve.",
            "Uma bateria velha só se revela no apagão, então simule um de dia.",
          ],
          [
            "O parafuso da chapa frouxo desalinha o conjunto, e o aperto entra na revisão.",
            "A chapa tem de ficar firme e com jogo ao mesmo tempo, ajuste que o técnico confere.",
            "Peça a conferência do botão de saída em cada manutenção.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Eletroímã abre quando falta luz?",
        answers: [
          "Abre, se não houver bateria na fonte. Com bateria, segura por algumas horas, conforme a capacidade.",
          "Sim, ele solta sem energia. A bateria de apoio evita isso na queda comum.",
        ],
      },
      {
        question: "A fechadura eletromagnética gasta muita energia?",
        answers: [
          "Gasta pouco, mas o tempo todo, porque segura a folha com corrente. O trinco só consome ao abrir.",
          "O consumo é baixo e contínuo, comparável ao de uma lâmpada pequena.",
        ],
      },
      {
        question: "Pode ser usado no portão da garagem?",
        answers: [
          "Não é o usual. O portão automático usa trava elétrica de pino, comandada pela placa do motor.",
          "Em geral não. O ímã é do portão de pedestre; a garagem pede trava elétrica.",
        ],
      },
      {
        question: "O eletroímã do portão pode ficar na chuva?",
        answers: [
          "Só modelo de uso externo, com cabo vedado. O ímã comum enferruja e perde contato.",
          "Se for próprio para área externa, sim. Ainda assim, abrigar prolonga a vida.",
        ],
      },
    ],
    photo: "fotos do portão social por dentro e por fora, do batente e do interfone",
  },
  {
    id: "eletroima-ou-trinco",
    broader: "fechadura",
    label: "Eletroímã ou fechadura de trinco",
    phrase: "a escolha entre eletroímã e trinco",
    intent: "comparison",
    asks: [
      "fechadura magnética trinco",
      "dúvida eletroímã trinco",
      "ímã fechadura elétrica trinco",
      "eletroímã ou trinco",
      "fechadura elétrica eletromagnética",
      "fechadura elétrica ou eletromagnética",
      "fechadura elétrica ou magnética",
      "eletroímã fechadura elétrica",
      "diferença fechadura elétrica eletroímã",
      "qual melhor fechadura portão",
      "melhor eletroímã fechadura elétrica",
      "melhor eletroímã fechadura trinco",
      "qual melhor eletroímã fechadura elétrica trinco",
      "qual melhor eletroímã ou fechadura elétrica",
      "eletroímã x fechadura elétrica",
      "fechadura eletromagnética elétrica qual",
      "trinco elétrico eletroímã",
      "trava eletromagnética ou elétrica",
      "trava eletromagnética elétrica diferença",
      "trava eletromagnética ou trava",
      "trava elétrica ou eletromagnética",
    ],
    answers: {
      any: [
        "Escolha a fechadura elétrica de trinco para portão de rua de casa: ela tranca sem energia e abre pela chave. Escolha o eletroímã em prédio e comércio de muita passagem, com fonte e bateria, porque ele solta quando falta luz.",
        "Para casa, a fechadura elétrica de trinco é melhor, porque segura o portão no apagão; para acesso coletivo, o eletroímã, que não tem peça móvel e libera a saída. O ímã pede fonte com bateria.",
        "A fechadura elétrica de trinco é a melhor para portão de casa: consome só ao abrir e tem chave. O eletroímã é melhor em prédio e comércio, com bateria, porque aguenta muito uso e consome sempre.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: [
          "Trinco ou eletroímã, em cada situação",
          "Qual fechadura para o seu portão",
          "Trinco ou eletroímã conforme o uso",
        ],
        slots: [
          [
            "Casa com portão de rua: trinco, com chave guardada e folha alinhada.",
            "Na residência, o trinco evita que uma queda de luz deixe o portão solto.",
            "Quem viaja e deixa a casa vazia fica mais tranquilo com o trinco.",
          ],
          [
            "Prédio, clínica e escritório: eletroímã com bateria e botão de saída.",
            "Muitas aberturas por dia desgastam o trinco e não desgastam o ímã.",
            "Onde a norma pede saída livre, o ímã solta sozinho sem energia.",
          ],
          [
            "Um portão que balança, empena ou bate forte dá problema nos dois, e o alinhamento vem antes.",
            "Uma folha caída prende o trinco e afasta a chapa do ímã: conserte primeiro a dobradiça.",
            "Vento forte em folha fechada pede ímã maior ou trinco reforçado.",
          ],
        ],
      },
      {
        about: "what",
        headings: [
          "O que muda no funcionamento",
          "Pulso para abrir ou energia para segurar",
          "Como o trinco e o eletroímã trabalham",
        ],
        slots: [
          [
            "O trinco recebe um pulso e recolhe a lingueta; o ímã perde a alimentação e solta a chapa.",
            "Num, a energia abre; no outro, a energia segura.",
            "O comando também difere: contato que fecha para o trinco, contato que abre para o ímã.",
          ],
          [
            "A chave mecânica existe no trinco e não existe no ímã.",
            "Sem luz, o trinco abre pela chave, e o ímã, sem bateria, já está aberto.",
            "O ímã precisa de outra tranca para quem quer segurança no apagão longo.",
          ],
          [
            "O trinco pode zumbir e prender; o ímã pode soltar com empurrão se a chapa não encosta.",
            "O defeito de trinco costuma ser alinhamento, e o de ímã, contato ou fonte.",
            "Cada um tem a sua manutenção: regulagem de batente ou limpeza das faces.",
          ],
        ],
      },
    ],
    keep: ["visit"],
    questions: [
      {
        question: "Posso trocar um pelo outro aproveitando o interfone?",
        answers: [
          "Em geral sim, com mudança na fonte e no contato de comando. O trinco pede pulso; o ímã pede corte.",
          "Pode, mas a ligação não é a mesma. O técnico confere a saída do interfone.",
        ],
      },
      {
        question: "Qual é mais difícil de arrombar, eletroímã ou trinco?",
        answers: [
          "Isso depende da folha e do batente. O trinco segura sem energia; o ímã forte e bem encostado resiste ao empurrão, mas cai se cortarem a alimentação.",
          "Para a rua, o trinco bem alinhado costuma ser a escolha. O ímã depende da fonte protegida.",
        ],
      },
      {
        question: "Qual custa mais para instalar, eletroímã ou trinco?",
        answers: [
          "O preço varia com a folha e a solda. O ímã soma fonte com bateria e botão de saída; o trinco soma ajuste do batente. O valor vem por foto.",
          "O preço depende do portão. Mande fotos do batente e do interfone para comparar os dois no mesmo orçamento.",
        ],
      },
      {
        question: "Posso usar eletroímã e trinco juntos?",
        answers: [
          "Pode, em portão que precisa de reforço, com o trinco para a noite. A saída de emergência tem de continuar simples.",
          "É possível, desde que quem está dentro consiga sair sem dificuldade.",
        ],
      },
    ],
    photo: "fotos do portão social por dentro e por fora e do interfone",
  },
  {
    id: "eletroima-solta",
    broader: "fechadura",
    label: "Eletroímã que solta",
    phrase: "o eletroímã que solta",
    intent: "repair",
    asks: [
      "ímã portão não segura",
      "fechadura magnética fraca abre empurrar",
      "eletroímã solta",
      "eletroímã não segura",
      "eletroímã soltando",
      "eletroímã fraco",
      "eletroímã não trava",
      "fechadura magnética solta",
      "fechadura magnética não segura",
      "eletroímã abre empurrão",
      "eletroímã esquenta",
      "eletroímã soltou",
      "eletroímã perdeu força",
      "eletroímã não prende",
      "trava eletromagnética não gruda",
      "trava eletromagnética não segura",
      "eletromagnética não gruda",
      "ímã não gruda portão",
    ],
    answers: {
      any: [
        "Eletroímã que solta com um empurrão quase sempre encosta torto: chapa desalinhada, face suja ou folha que não chega até o fim. Limpe as faces com pano seco; se continuar, mede-se a tensão da fonte e regula-se a mola.",
        "Se o eletroímã não segura, três coisas se conferem: contato inteiro entre ímã e chapa, tensão certa no fio e fechamento da folha. O conserto costuma ser alinhar e regular; trocar a peça antes disso raramente resolve.",
        "Um eletroímã fraco perde força por fresta de milímetros, ferrugem na chapa ou fonte cansada. O portão fica sem tranca nesse estado: use outro fecho por dentro até o reparo, sem prender ninguém.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["O que conferir no eletroímã", "Chapa, face e folha: teste em ordem", "Verificação sem ferramenta"],
        slots: [
          [
            "Observe com a luz acesa e a folha fechada devagar.",
            "O contato entre as faces é o que dá a força; comece por ele.",
            "A fonte é ligada à rede e fica fechada durante o teste.",
          ],
        ],
        steps: [
          "Veja se a chapa encosta por inteiro ou sobra fresta de um lado.",
          "Passe pano seco nas duas faces e retire adesivo ou tinta solta.",
          "Balance a chapa: ela deve ter um pouco de jogo, sem estar frouxa.",
          "Solte a folha e veja se a mola a leva até encostar.",
          "Note se solta só em certos horários ou depois de falta de luz.",
        ],
      },
      {
        about: "causes",
        headings: ["Por que o ímã perde força", "Fresta, tensão ou mola", "As causas do eletroímã solto"],
        slots: [
          [
            "Uma fresta pequena derruba muito a força, porque o magnetismo cai depressa com a distância.",
            "Chapa apertada demais não se acomoda e encosta só por um canto.",
            "Uma folha caída muda o ângulo e deixa o contato pela metade.",
          ],
          [
            "Fonte fraca, bateria velha e cabo longo entregam menos tensão do que o ímã pede.",
            "Depois de falta de luz, a fonte recarrega a bateria e o ímã pode ficar mais fraco por um tempo.",
            "A tensão ligada em 12 V num ímã ajustado para 24 V o deixa sem força.",
          ],
          [
            "Mola cansada ou vento impedem a folha de chegar até o ímã.",
            "Se a folha para a um dedo do batente, o defeito é do fechamento e não do ímã.",
            "O braço de fechamento regulado fraco deixa o portão encostado sem travar.",
          ],
        ],
      },
    ],
    keep: ["visit"],
    questions: [
      {
        question: "Eletroímã quente é normal?",
        answers: [
          "Morno, sim, porque fica ligado sempre. Quente a ponto de não poder encostar a mão é tensão errada: desligue a fonte e peça a medição.",
          "Um leve aquecimento é normal. Calor forte ou cheiro pede desligar e chamar o técnico.",
        ],
      },
      {
        question: "Posso lixar a chapa enferrujada do eletroímã?",
        answers: [
          "Não. Lixar cria desnível e tira a proteção. Limpe a seco; com ferrugem funda, troca-se a chapa.",
          "Evite. A face precisa ser plana, e a lixa piora o contato.",
        ],
      },
      {
        question: "Trocar por um eletroímã mais forte resolve?",
        answers: [
          "Só se a folha exigir mais força. Com chapa torta ou fonte fraca, o maior também solta.",
          "Depende da causa. Primeiro se acerta o contato e a tensão.",
        ],
      },
      {
        question: "O portão demora a soltar quando aciono. É defeito?",
        answers: [
          "Pode ser magnetismo residual, ferrugem ou a falta do dispositivo que afasta a chapa. O técnico confere o contato e o comando.",
          "Às vezes. Sujeira na face e comando mal ligado retardam a soltura.",
        ],
      },
    ],
    photo: "fotos do ímã e da chapa com o portão fechado, de perto e de lado",
  },
  {
    id: "fechadura-nao-destrava",
    broader: "fechadura",
    label: "Fechadura elétrica não destrava",
    phrase: "a fechadura elétrica que não destrava",
    intent: "repair",
    asks: [
      "fechadura só abre chave",
      "fechadura elétrica só abre chave",
      "fechadura não abre botão só chave",
      "social só abre chave",
      "social não abre interfone só chave",
      "social não abre só chave",
      "fecho elétrico não abre",
      "fecho elétrico não destrava",
      "fecho elétrico não funciona",
      "fecho elétrico não solta",
      "interfone fechadura estala não solta",

      "fechadura não destrava",
      "fechadura elétrica não abre",
      "fechadura não abre",
      "fechadura elétrica travou",
      "fechadura zumbe",
      "fechadura faz barulho não",
      "fechadura travada portão",
      "fechadura elétrica não funciona",
      "fechadura não solta",
      "portão social não abre",
      "fechadura emperrada portão",
      "fechadura zumbindo",
      "fechadura elétrica zumbindo",
      "fechadura elétrica barulho",
      "trinco elétrico não abre",
      "fechadura elétrica destravar",
      "social elétrico não destrava",
      "portão social não destrava",
      "fechadura travou",
      "fechadura travou chave dentro",
      "fechadura emperrada não gira",
      "fechadura não gira chave",

      "fechadura emperrada chave",
      "fechadura não abre tag",
      "chaveiro fechadura elétrica",
      "chaveiro fechadura elétrica portão",
      "chaveiro fechadura elétrica não abre",
      "chaveiro fechadura elétrica não destrava",
      "chaveiro fechadura portão social",
      "chaveiro portão social travado",
      "chaveiro social não abre",
    ],
    answers: {
      any: [
        "A fechadura elétrica do portão social que não abre costuma estar presa pela folha caída, quando zumbe ou estala, ou sem energia, quando fica muda. Abra na chave ou empurre a folha de leve enquanto alguém aperta o botão; o conserto em casa parte de {price.preventive}, sem peças.",
        "Quando o portão social não destrava pelo botão ou pelo interfone, ouça: fechadura elétrica zumbindo tem o trinco apertado pela folha ou energia fraca; muda, tem fio, fonte ou bobina com defeito. Alivie a folha com a mão e tente de novo; o técnico resolve em visita a partir de {price.preventive}, fora peças.",
        "Fechadura elétrica, ou fecho, que não destrava tem quase sempre um de dois defeitos: folha caída que aperta o trinco, e aí ela zumbe ou estala, ou falta de energia, e aí não faz som. Use a chave e alivie a folha ao apertar o botão; a visita em casa começa em {price.preventive}, sem peças.",
        "Chaveiro é para a chave que quebrou ou não gira; a fechadura elétrica do portão que não abre pelo botão é caso do técnico, que alinha a folha e mede a energia, a partir de {price.preventive} em casa, sem peças. Por ora, empurre a folha de leve enquanto alguém aperta o botão.",
      ],
      emergency: [
        "Fechadura elétrica travada com alguém preso: use a chave mecânica, alivie a folha com a mão e dê o comando. Não force com alavanca nem desmonte a fechadura. Sem solução, o atendimento funciona {shop.hours}.",
        "Se a fechadura do social não destrava e não há outra saída, empurre ou puxe a folha enquanto alguém aperta a abertura. Não cedendo, saia pela garagem ou chame o técnico, que atende {shop.hours}.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["O que tentar antes de chamar", "Chave, folha e botão, nessa ordem"],
        slots: [
          [
            "Com ajuda de outra pessoa no botão, dois minutos bastam para separar defeito da folha e defeito elétrico. Não use alavanca nem abra a fonte, que é ligada à tomada.",
            "Peça a alguém que aperte o botão enquanto você cuida da folha: o teste mostra se o problema é mecânico ou de energia. Deixe a fonte fechada e não force com ferro.",
            "O teste se faz a dois, um no comando e outro no portão, e diz se a causa é a folha ou a energia. Alavanca entorta o trinco, e a fonte tem tensão da rede: não mexa nela.",
          ],
        ],
        steps: [
          "Tente a chave, sem forçar.",
          "Aperte o botão e escute: zumbido, estalo ou silêncio.",
          "Repita empurrando e depois puxando a folha de leve.",
          "Veja se a folha caiu, raspa no chão ou encosta no batente.",
          "Se o zumbido não para, desligue a fonte pelo disjuntor e fotografe trinco e batente.",
        ],
      },
      {
        about: "causes",
        headings: ["Zumbido, estalo ou silêncio: o que indicam", "O que cada som da fechadura indica"],
        slots: [
          [
            "Zumbido ou estalo mostra que a energia chega: ou a folha aperta o trinco contra o batente, ou a fonte está fraca, ou o trinco secou. Se o zumbido continua depois de soltar o botão, algo mantém o comando ligado, e a bobina, o ímã que puxa o trinco, esquenta e queima.",
            "Se há som, há energia. O trinco não corre porque está seco, porque a folha o prensa no batente ou porque a tensão vem baixa. Zumbido que não cessa é botão ou interfone preso, e queima a bobina, o ímã interno.",
            "Ouvir a fechadura quer dizer que o comando chegou; falta soltar o trinco, preso pela folha, sem lubrificação ou puxado por energia fraca. Quando ela segue zumbindo sozinha, o comando ficou travado, e o ímã interno, a bobina, acaba queimando.",
          ],
          [
            "Silêncio é energia que não chega, por fio, fonte ou botão, ou bobina já queimada. Se outro botão abre, a falha é da tecla ou do interfone; se nenhum abre, procura-se na fonte, no fio e na própria fechadura.",
            "Fechadura muda está sem energia ou queimada por dentro. Compare os comandos: um abre e o outro não, o defeito é do botão ou do interfone; nenhum abre, é fio, fonte ou bobina.",
            "Nada de som aponta fio partido, muitas vezes na dobradiça, fonte parada ou bobina queimada. O comando que falha sozinho, com os outros abrindo, tem defeito nele mesmo, seja tecla ou interfone.",
          ],
        ],
      },
      {
        about: "visit",
        headings: ["Como é o conserto da fechadura", "Do alinhamento da folha à fechadura nova"],
        slots: [
          [
            "O técnico acerta primeiro dobradiça e batente, porque boa parte das fechaduras presas se solta aí. Depois mede a energia no instante do comando e acha fio, fonte ou botão ruim; a fechadura só é trocada com a bobina queimada ou o trinco gasto.",
            "Dobradiça e batente vêm antes, já que a folha no lugar deixa o trinco correr livre. Em seguida, com medidor, ele acha se falta energia por fonte, cabo ou tecla. Fechadura nova entra quando o ímã queimou ou o trinco se gastou.",
            "A visita começa pela folha: alinhada, ela para de apertar o trinco. A medição na hora do comando mostra se o defeito é de fio, fonte ou botão, e a troca da fechadura fica para bobina queimada ou peça gasta.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["Quanto custa consertar a fechadura", "O que pesa no preço"],
        slots: [
          [
            "Alinhar a folha e limpar o trinco é o caso mais barato e cabe na própria visita. Fio e botão somam pouco, fonte soma mais e fechadura nova é o maior valor, dito antes da troca; AGL, HDL e outras marcas têm substituta de mesma medida.",
            "O menor gasto é o ajuste da folha com limpeza do trinco, sem peça. Em ordem crescente vêm tecla ou fio, fonte e, por fim, a fechadura inteira, de AGL, HDL ou outra marca, com o preço combinado antes.",
            "Ajuste e limpeza ficam no valor da visita; troca de botão ou cabo sobe um pouco, a fonte mais, e a fechadura completa é o item mais caro. Seja HDL, AGL ou outra, você sabe o total antes de autorizar.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "É caso de chaveiro ou de técnico de portão?",
        answers: [
          "De chaveiro, se a chave quebrou, sumiu ou não gira no miolo. De técnico de portão, se a fechadura não responde ao botão, zumbe ou prende na folha.",
          "Depende do que falha: miolo e chave são do chaveiro; botão que não abre, zumbido e folha caída são do técnico, que mede a energia e alinha.",
        ],
      },
      {
        question: "A chave ficou do lado de dentro. Como entro?",
        answers: [
          "Tente o botão do interfone com alguém empurrando a folha, ou entre pela garagem. Sem outra entrada, o chaveiro abre o miolo; alavanca entorta o trinco e sai mais cara.",
          "Procure outra entrada ou alguém que acione pelo interfone enquanto você alivia a folha. Se nada der, chame o chaveiro, e não force o portão com ferro.",
        ],
      },
      {
        question: "Posso passar óleo na fechadura?",
        answers: [
          "No miolo da chave, não: óleo junta pó e emperra, e ali vai grafite em pó. O trinco é limpo e lubrificado pelo técnico na visita.",
          "Prefira grafite em pó no cilindro, porque o óleo vira pasta com a poeira. A limpeza do trinco fica para a manutenção.",
        ],
      },
      {
        question: "Por que a fechadura prende mais no calor?",
        answers: [
          "O metal dilata ao sol, a folha cede um pouco e o trinco encosta no batente. Um ajuste de dobradiça ou de batente costuma resolver.",
          "No sol a folha cresce alguns milímetros e passa a prensar o trinco. Por isso trava à tarde e solta de manhã; regular a dobradiça resolve.",
        ],
      },
    ],
    photo: "fotos do trinco, do batente e das dobradiças",
  },
  {
    id: "fechadura-fica-zumbindo",
    broader: "fechadura",
    label: "Fechadura elétrica que fica zumbindo",
    phrase: "a fechadura elétrica que fica zumbindo",
    intent: "repair",
    asks: [
      "fechadura elétrica zumbindo sem parar",
      "fechadura zumbindo depois abrir",
      "fechadura fica zumbindo",
      "fechadura elétrica fica zumbindo",
      "fechadura continua zumbindo",
      "fechadura zumbindo sem parar",
      "fechadura elétrica zumbindo direto",
      "fechadura vibrando depois abrir",
      "fechadura elétrica vibrando direto",
      "fechadura continua vibrando",
      "fechadura elétrica barulho sem parar",
      "fechadura barulho contínuo",
      "fechadura elétrica esquentando",
      "fechadura elétrica esquenta",
    ],
    answers: {
      any: [
        "Fechadura elétrica que fica zumbindo continua recebendo energia: botão preso, interfone ou central com o relé grudado, ou tempo de abertura longo demais. Desligue a fonte, porque a bobina esquenta e queima; o técnico acha quem segura o comando, em visita a partir de {price.preventive} em casa, sem peças.",
        "O zumbido que não para é comando preso: a fechadura elétrica foi feita para um pulso curto, e alguém continua mandando abrir. Solte o botão e a tecla do interfone; se seguir zumbindo ou esquentando, desligue a fonte da tomada até a visita, ou a bobina queima.",
        "Zumbido contínuo na fechadura elétrica pode queimar a bobina em pouco tempo: desligue a fonte e abra pela chave. A causa costuma ser botoeira travada, interfone com defeito ou tempo de pulso mal regulado; a fechadura, desligada a tempo, quase sempre se salva.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["Quem está segurando o comando", "O que conferir com a fonte desligada"],
        slots: [
          [
            "Um comando de cada vez mostra o culpado, sem abrir nada.",
            "A fonte é ligada à rede: desligue na tomada ou no disjuntor e não abra a caixa.",
          ],
        ],
        steps: [
          "Desligue a fonte da fechadura na tomada ou no disjuntor.",
          "Veja se o botão de saída ou a tecla do interfone ficou afundada.",
          "Espere a fechadura esfriar e religue sem tocar em nenhum comando.",
          "Se zumbir sozinha, desligue de novo e deixe assim: há relé grudado ou fio em curto.",
          "Se só zumbe depois de um comando, diga qual ao técnico.",
        ],
      },
      {
        about: "causes",
        headings: ["Por que ela zumbe sem parar", "Botão, relé ou tempo de abertura"],
        slots: [
          [
            "Botoeira molhada ou com a tecla presa fecha o contato o tempo todo.",
            "A tecla de saída gasta afunda e não volta, e o pulso vira comando contínuo.",
          ],
          [
            "Relé grudado no interfone, no teclado ou na central mantém a saída ligada depois do toque.",
            "Se o zumbido dura sempre os mesmos segundos, o tempo de abertura está longo: regula-se no aparelho que comanda.",
          ],
        ],
      },
    ],
    keep: ["visit"],
    questions: [
      {
        question: "A fechadura elétrica zumbindo pode pegar fogo?",
        answers: [
          "O comum é a bobina esquentar e queimar, com cheiro. Por isso se desliga a fonte logo, sem esperar a visita.",
          "Ela esquenta e costuma parar de funcionar antes disso; com cheiro de queimado ou fumaça, corte a energia no quadro.",
        ],
      },
      {
        question: "Com a fonte desligada, o portão fica trancado?",
        answers: [
          "A de trinco fica trancada e abre pela chave; o eletroímã, ao contrário, solta sem energia.",
          "Sim, se é de trinco: use a chave. Se é eletroímã, o portão fica solto e precisa de outro fecho.",
        ],
      },
      {
        question: "Preciso trocar a fechadura?",
        answers: [
          "Só se a bobina queimou. Corrigido o comando preso, a mesma fechadura costuma voltar ao normal.",
          "Antes se acha o comando preso; fechadura nova ligada ao mesmo defeito queima também.",
        ],
      },
    ],
    photo: "fotos da fechadura, do botão de saída e do interfone",
  },
  {
    id: "fonte-da-fechadura",
    broader: "fechadura",
    label: "Fonte da fechadura elétrica",
    phrase: "a fonte da fechadura elétrica",
    intent: "repair",
    asks: [
      "fonte fraca fechadura zumbe",
      "fonte fraca fechadura",
      "fonte fechadura",
      "fonte fechadura elétrica",
      "fonte fechadura queimou",
      "fonte fechadura queimada",
      "fonte fechadura elétrica queimada",
      "fonte fechadura elétrica queimou",
      "fonte fechadura 12V",
      "fonte fechadura preço",
      "fonte fechadura qual",
      "fonte eletroímã",
      "fonte bateria fechadura",
      "transformador fechadura elétrica",
    ],
    answers: {
      any: [
        "A fonte da fechadura elétrica se troca por outra da mesma tensão, em geral 12 V, e com corrente que aguente o pico da bobina, escrita na etiqueta. Antes, mede-se na ponta do cabo: tensão boa na fonte e fraca na fechadura é fio fino ou emenda, não a fonte.",
        "Se o trinco fica mudo ou só estala, a suspeita é a fonte da fechadura elétrica, que se troca por outra da mesma tensão, em geral 12 V, e de corrente igual ou maior que a da etiqueta. A medição na ponta do cabo confirma; o eletroímã pede fonte com bateria, porque solta quando falta luz.",
      ],
      buying: [
        "Para a fechadura elétrica, a fonte tem de ter a tensão da etiqueta, em geral 12 V, e corrente igual ou maior que a pedida no pico. Com interfone que já tem a saída, não se compra outra; para eletroímã, escolha fonte com bateria. A foto da fechadura confirma.",
      ],
      price: [
        "O preço da fonte da fechadura elétrica depende da tensão, da corrente e de ter ou não bateria, e a peça sai pela foto da etiqueta. A visita em casa parte de {price.preventive}, sem peças, e mede antes se a culpa é da fonte, do fio ou da bobina.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["Como saber se é a fonte", "Fonte, fio ou bobina"],
        slots: [
          [
            "Sem luz na fonte e com energia na tomada, ela é a suspeita; com luz e sem estalo, o fio ou a bobina.",
            "Veja se a luz da fonte acende: apagada, com a tomada boa, aponta para ela.",
          ],
          [
            "O técnico mede a tensão no instante do comando, na ponta do cabo, que é onde ela cai.",
            "A medição se faz com a fechadura acionada, porque parada a fonte fraca parece boa.",
          ],
        ],
      },
      {
        about: "choose",
        headings: ["Qual fonte serve", "Tensão, corrente e bateria"],
        slots: [
          [
            "A tensão é a da etiqueta da fechadura, em geral 12 V; a mais queima a bobina, a menos não solta o trinco.",
            "Tensão igual e corrente igual ou maior: é a regra para não queimar a bobina.",
          ],
          [
            "Cabo longo e fino perde tensão, e nenhuma fonte maior corrige isso sem risco.",
            "Se o portão é longe, o fio mais grosso resolve o que a fonte não resolve.",
          ],
          [
            "O comando deve ser por pulso: botão preso esquenta a fonte e queima a bobina.",
            "Um botão que fica preso mantém a fonte no pico e a queima de novo.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Posso ligar a fechadura na placa do motor?",
        answers: [
          "Não direto. A fechadura tem fonte própria ou a saída do interfone, e a placa dá só o comando, por relé.",
        ],
      },
      {
        question: "Fonte de câmera serve na fechadura?",
        answers: [
          "Só se a tensão for a mesma e a corrente aguentar o pico, o que em fonte pequena raramente acontece.",
        ],
      },
      {
        question: "A fonte queima de novo depois da troca?",
        answers: ["Queima, se a causa ficar: botão preso, bobina em curto ou água no cabo. Por isso se mede antes."],
      },
    ],
    photo: "a foto da etiqueta da fechadura e da fonte, e do interfone, se houver",
  },
  {
    id: "chave-quebrada-na-fechadura",
    broader: "fechadura",
    label: "Chave quebrada dentro da fechadura do portão",
    phrase: "a chave quebrada dentro da fechadura do portão",
    intent: "repair",
    asks: [
      "chave quebrou fechadura",
      "chave quebrou dentro fechadura",
      "chave quebrada fechadura",
      "chave quebrada dentro portão",
      "chave partiu fechadura",
      "chave portão quebrou miolo",
      "pedaço chave dentro fechadura",
      "chave presa fechadura portão",
    ],
    answers: {
      any: [
        "Chave quebrada dentro da fechadura do portão é serviço de chaveiro: ele tira o pedaço sem estragar o miolo e faz outra chave. Não empurre o toco, não use cola nem alavanca; se a fechadura é elétrica, abra pelo interfone ou pelo botão enquanto isso.",
        "Se a chave quebrou na fechadura, pare de girar e chame o chaveiro: com o pedaço inteiro e o miolo bom, tira-se e copia-se a chave, sem trocar a fechadura. Ponta que sobrou para fora pode sair com alicate fino, puxada reto; empurrar ou colar prende mais.",
        "A chave que quebrou dentro quase sempre sai sem trocar a fechadura, pelas mãos do chaveiro, que repõe a chave pelo miolo. Entre pela garagem ou pelo interfone; se ela quebrou no destravamento do motor, mande a foto da etiqueta, porque essa chave vem pelo modelo.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["O que dá para tentar sem piorar", "Antes de o chaveiro chegar"],
        slots: [
          [
            "O que decide é se sobrou ponta para fora e em que posição o miolo parou.",
            "Com o pedaço todo para dentro, não há o que tentar em casa.",
          ],
        ],
        steps: [
          "Não gire mais o miolo nem empurre outra chave.",
          "Se sobrou ponta, puxe reto com alicate de bico, sem torcer.",
          "Guarde os dois pedaços: por eles se faz a cópia.",
          "Use outra entrada, o interfone ou o botão, se a fechadura é elétrica.",
        ],
      },
      {
        about: "causes",
        headings: ["Por que a chave quebrou", "Miolo duro quebra chave"],
        slots: [
          [
            "Miolo seco ou sujo pede força, e a chave gasta parte no ponto mais fino.",
            "Cópia de metal mole e chave torcida quebram quando o miolo endurece.",
          ],
          [
            "Folha arriada aperta o trinco e transfere o esforço para a chave; alinhar o portão evita que a próxima quebre.",
            "Se era preciso levantar ou puxar o portão para girar a chave, a folha é que precisa de acerto.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Dá para fazer a chave nova com os pedaços?",
        answers: [
          "Em geral, sim: o chaveiro junta os dois e copia. Faltando um, a chave é feita pelo miolo.",
          "Na maioria dos casos, dá. Leve os dois pedaços; sem eles, abre-se o miolo.",
        ],
      },
      {
        question: "Vocês tiram a chave quebrada da fechadura?",
        answers: [
          "Isso é do chaveiro. O que fazemos é alinhar o portão e consertar a fechadura elétrica, se ela era a causa.",
          "Não, é serviço de chaveiro; o alinhamento da folha e a fechadura elétrica, sim, são nossos.",
        ],
      },
      {
        question: "Posso passar óleo para soltar o pedaço?",
        answers: [
          "Prefira grafite em pó: óleo junta sujeira e endurece o miolo depois.",
          "Melhor não; grafite ajuda sem emperrar mais tarde.",
        ],
      },
    ],
    photo: "uma foto da fechadura de frente, com o pedaço da chave, e outra do portão inteiro",
  },
  {
    id: "fechadura-nao-tranca",
    broader: "fechadura",
    label: "Portão social bate e não tranca",
    phrase: "o portão social que bate e não tranca",
    intent: "repair",
    asks: [
      "portãozinho bate não fecha",
      "trinco não pega batente",
      "levantar portão mão fechadura trancar",
      "portão pedestre não tranca",
      "portão social não tranca",
      "portão pedestre não fecha trava",
      "portão pedestre condomínio não tranca",
      "fechadura não tranca",
      "fechadura não trava",
      "portão social não fecha",
      "bate não tranca",
      "fechadura elétrica não fecha",
      "fechadura elétrica não trava",
      "portão social não trava",
      "portão social fica aberto",
      "portão pedestre não fecha",
      "tranca não fecha",
      "tranca portão não fecha",
      "tranca não funciona",
      "social abre empurrão",
      "social abre empurrando",
      "social abre sem chave",
    ],
    answers: {
      any: [
        "O portão social que não fecha direito ou não tranca quase sempre está com a folha caída, e a lingueta da fechadura elétrica não encontra o furo do batente; depois vêm mola fraca e trinco gasto. Levante a folha com a mão e feche: se trancar, é dobradiça. A visita em casa parte de {price.preventive}, sem peças.",
        "Fechadura elétrica que não tranca, ou portão social que abre com empurrão, costuma ter a lingueta fora do furo do batente, mola sem força ou trinco comido. Feche devagar e veja onde ela bate; alinhar e regular, em residência, custa a partir de {price.preventive}, fora peças.",
        "Quando a tranca do portão social não fecha, olhe primeiro o alinhamento: folha arriada deixa o trinco acima ou abaixo do batente, e mola fraca não leva a folha até o fim. Quase nunca é caso de fechadura nova; o ajuste em casa começa em {price.preventive}, sem peças.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["Descubra por que não tranca", "Levante, feche e escute"],
        slots: [
          [
            "O teste usa só as mãos e mostra se o caso é de folha, de mola ou de fechadura. Não desmonte a fechadura nem abra a fonte, que fica ligada à tomada.",
            "Sem ferramenta dá para saber de onde vem o defeito. Deixe a fechadura montada e a fonte fechada, porque ali há tensão da rede.",
            "Basta fechar devagar e observar. Nada precisa ser aberto, e a fonte, com energia da rede, não se mexe.",
          ],
        ],
        steps: [
          "Com o portão aberto, gire a chave e veja se a lingueta sai e volta.",
          "Feche devagar e veja em que altura ela encontra o furo do batente.",
          "Levante a folha um pouco com a mão e feche de novo.",
          "Solte a folha e veja se a mola a leva até o batente.",
          "Escute se há zumbido contínuo, sinal de botão ou interfone preso.",
        ],
      },
      {
        about: "causes",
        headings: ["Folha, mola, batente ou botão", "O que impede o trinco de entrar"],
        slots: [
          [
            "Dobradiça cedida ou com solda trincada baixa a folha, e a lingueta bate acima ou abaixo do furo. Mola sem força não vence o vento e deixa o portão encostado, e por isso ele abre com um empurrão.",
            "A folha que desceu na dobradiça desencontra trinco e batente, o defeito mais comum. Quando ela chega reta, mas sem força, a mola está fraca e o vento ou um empurrão abre.",
            "Se a folha caiu, por dobradiça gasta ou solda aberta, o trinco erra o furo. Se chega no lugar e não engata, a mola perdeu força e o portão fica só encostado.",
          ],
          [
            "Trinco gasto escorrega no batente em vez de prender, e muitas fechaduras de sobrepor precisam de uma batida firme para armar. Botão do interfone preso mantém o trinco recolhido, com zumbido.",
            "Há ainda a lingueta comida pelo uso, que não segura, e a fechadura que só arma com batida. Zumbido constante é comando preso no interfone, que não deixa o trinco sair.",
            "Lingueta arredondada não prende, e modelo de sobrepor não arma se fecha leve demais. Já o trinco que nem sai, com zumbido, é botão ou interfone travado.",
          ],
        ],
      },
      {
        about: "visit",
        headings: ["O que o técnico acerta", "Da dobradiça ao trinco"],
        slots: [
          [
            "A folha é levada à altura certa, com ajuste ou reforço da dobradiça, e a chapa do batente muda de lugar quando faltam poucos milímetros. Por fim a mola é regulada para fechar e trancar sozinha, sem pancada.",
            "O técnico acerta a dobradiça, ou a solda dela, até a folha encontrar o batente sem ajuda; se o desvio é pequeno, basta mover a chapa. A mola fica com força para armar e freio para não bater.",
            "Primeiro a altura da folha, na dobradiça; se sobrar pouco, desloca-se a chapa que recebe a lingueta. O último ajuste é o da mola, que deve trancar sem bater.",
          ],
          [
            "Fechadura nova só entra com trinco gasto ou corpo quebrado. Em ordem de custo vêm regulagem, chapa, mola, solda e, por último, a fechadura, com o valor dito antes.",
            "A troca da fechadura fica para peça quebrada ou trinco no fim. Regular é o mais barato; depois, batente, mola, serralheria e fechadura, cada item aprovado antes.",
            "Regulagem e chapa custam menos, mola e solda um pouco mais, e a fechadura inteira é o maior valor, só quando o trinco se gastou ou o corpo partiu.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Como fecho a casa hoje?",
        answers: [
          "Use corrente e cadeado ou ferrolho por dentro, com a chave à mão de quem está em casa, para ninguém ficar preso.",
          "Ferrolho ou corrente pelo lado de dentro segura até o ajuste. Deixe sempre um modo simples e rápido de sair.",
        ],
      },
      {
        question: "Por que só tranca quando bato com força?",
        answers: [
          "Porque o trinco não arma na batida leve, com a folha caída ou a mola fraca. Bater forte agrava a folga da dobradiça.",
          "Falta alinhamento ou força na mola. Regular resolve; a pancada só aumenta o desvio.",
        ],
      },
      {
        question: "Quem conserta: serralheiro ou técnico de portão?",
        answers: [
          "Dobradiça partida e solda são serralheria; fechadura, fonte, fio e regulagem são do técnico. As fotos do batente mostram qual é o caso.",
          "Depende do que cedeu. Alinhamento, mola e parte elétrica ficam com o técnico, e quadro torto ou solda grande, com o serralheiro.",
        ],
      },
      {
        question: "O portão abre com o vento. É a fechadura?",
        answers: [
          "Quase sempre é mola fraca ou trinco que não chegou ao batente. Com a folha alinhada e a mola regulada, ele fecha até o fim e segura.",
          "Em geral não: a folha não está chegando. Mola com mais força e batente no lugar resolvem antes de pensar em fechadura.",
        ],
      },
    ],
    photo: "fotos do trinco, do batente e das dobradiças com o portão fechado",
  },
  {
    id: "fechadura-digital",
    broader: "fechadura",
    label: "Fechadura digital no portão",
    phrase: "a fechadura digital do portão",
    intent: "buying",
    asks: [
      "fechadura digital",
      "fechadura digital portão",
      "fechadura senha",
      "fechadura biométrica",
      "fechadura wifi portão",
      "fechadura eletrônica senha",
      "fechadura digital externa",
      "fechadura digital ferro",
      "fechadura digital chuva",
      ...combine(
        ["fechadura digital portão", "fechadura digital portão social", "fechadura senha portão social"],
        ["preço", "valor", "quanto custa"],
      ),
      ...combine(["portão social senha", "portão pedestre senha"], ["preço", "valor", "quanto custa"]),
    ],
    answers: {
      any: [
        "Uma fechadura digital serve em portão de ferro se for modelo de uso externo, próprio para portão, com vedação contra chuva e fixação para perfil metálico. A de porta interna estraga ao tempo; a alternativa é teclado vedado com fechadura elétrica.",
        "No portão social, escolha fechadura digital de sobrepor para área externa, com senha, tag ou digital e chave de emergência. Uma folha desalinhada trava o trinco, por isso o alinhamento vem antes.",
        "Uma fechadura digital no portão só dura se for de uso externo; onde bate chuva, teclado vedado ligado a uma fechadura elétrica de 12 V aguenta melhor e abre também pelo interfone. Nos dois casos, a folha precisa estar alinhada.",
      ],
      price: [
        "Um portão social com senha sai por foto: pagam-se o teclado ou a fechadura digital de uso externo, a fonte e a instalação. Se já existe fechadura elétrica boa, basta o teclado. A visita com ajuste da folha, em casa, parte de {price.preventive}, sem peças.",
        "O preço da fechadura digital no portão soma o aparelho de uso externo, a adaptação da folha (furo, chapa ou solda) e o alinhamento, se preciso. Mande fotos do portão por dentro e por fora e receba o orçamento grátis.",
        "Na fechadura digital paga-se o modelo e a instalação em perfil metálico, que pede serralheria. Um teclado com fechadura elétrica é a outra opção; comparamos os dois por foto.",
      ],
      question: [
        "Serve, se for de uso externo e própria para portão metálico: a de porta interna não aguenta sol e chuva. Confira a espessura da folha, o lado de abertura e se há chave de emergência.",
        "Vale a pena para quem não quer chave e recebe gente conhecida, porque a senha se apaga. Em portão exposto à chuva, teclado vedado com fechadura elétrica costuma durar mais.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: [
          "Qual fechadura digital usar no portão",
          "Fechadura digital ou teclado com fechadura elétrica",
          "Como escolher fechadura digital para portão de ferro",
        ],
        slots: [
          [
            "Procure na ficha a indicação de uso externo e o grau de proteção contra água.",
            "O modelo de porta interna não tem vedação e falha na primeira chuva forte.",
            "Ao tempo, só aparelho com vedação declarada e, de preferência, sob cobertura.",
          ],
          [
            "A de sobrepor é a que mais se adapta a perfil metálico estreito.",
            "O portão de tubo fino pede chapa de reforço para receber a fechadura.",
            "Confira largura do perfil, espessura da folha e se ela abre para dentro ou para fora.",
          ],
          [
            "Chave mecânica ou contato de emergência para pilha gasta é indispensável.",
            "Veja como se abre com a pilha no fim: chave, bateria externa ou porta USB.",
            "A senha de reserva ajuda quando a digital falha com o dedo molhado.",
          ],
        ],
      },
      {
        about: "visit",
        headings: [
          "Como é a instalação da fechadura digital",
          "Alinhamento, furo e fixação",
          "O que é feito no portão para receber a fechadura",
        ],
        slots: [
          [
            "A folha é alinhada primeiro, para o trinco entrar sem forçar.",
            "Um portão caído trava o trinco e gasta a pilha, por isso vem antes o ajuste.",
            "Com a folha reta, marca-se a altura e confere-se a folga do batente.",
          ],
          [
            "Furo e chapa são feitos sem enfraquecer o perfil, com proteção contra ferrugem.",
            "No ferro, o corte recebe acabamento e tinta para não oxidar.",
            "A solda fica longe da eletrônica, que só é montada depois.",
          ],
          [
            "No fim, cadastram-se as senhas, troca-se a de fábrica e testa-se a chave de emergência.",
            "O teste inclui fechar com vento, abrir por dentro e usar a chave.",
            "Quem mora na casa aprende a criar e apagar senhas.",
          ],
        ],
      },
      {
        about: "care",
        headings: [
          "Cuidados com a fechadura digital no portão",
          "Pilha, chuva e senhas",
          "Para a fechadura digital durar",
        ],
        slots: [
          [
            "Troque a pilha ao primeiro aviso, porque ela acaba de vez em poucos dias de uso.",
            "Uma pilha fraca é a causa comum de fechadura que não responde; tenha reserva em casa.",
            "Use pilha alcalina nova e do tipo indicado, sem misturar marcas nem idades.",
          ],
          [
            "Proteja o aparelho de sol e chuva direta com aba ou cobertura, mesmo sendo vedado.",
            "Pano úmido basta para limpar; o jato de água entra pela vedação.",
            "O sol forte resseca a borracha de vedação, e uma aba simples prolonga a vida do teclado.",
          ],
          [
            "Apague a senha de quem deixou de entrar e troque a da casa de tempos em tempos.",
            "Teclas gastas revelam a senha, por isso mude os números usados.",
            "Guarde a chave de emergência fora de casa, com alguém de confiança.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Fechadura digital funciona sem energia da rede?",
        answers: [
          "A de pilha, sim; ela avisa quando está fraca. O teclado com fechadura elétrica precisa de fonte com bateria.",
          "Funciona, se for a pilha. Tenha sempre a chave de emergência fora de casa.",
        ],
      },
      {
        question: "O interfone pode abrir a fechadura digital?",
        answers: [
          "Só se ela tiver entrada para comando externo. A fechadura elétrica comum aceita interfone com mais facilidade.",
          "Depende do modelo. Se o interfone é importante, prefira fechadura elétrica com teclado.",
        ],
      },
      {
        question: "É mais segura que a fechadura de chave?",
        answers: [
          "A senha se troca e se apaga, o que a chave não permite. A resistência mecânica depende do trinco e da folha.",
          "Contra chave copiada, sim. Contra alavanca, o que conta é o batente e a folha firmes.",
        ],
      },
      {
        question: "Serve no portão da garagem?",
        answers: [
          "Não. Na garagem com motor, quem prende é o redutor e a trava elétrica; para senha, usa-se teclado ligado à placa.",
          "Em geral não. O portão do carro abre por teclado, tag ou celular ligados à central.",
        ],
      },
    ],
    photo: "fotos do portão social por dentro e por fora, do perfil e do batente",
  },
  {
    id: "trocar-fechadura",
    broader: "fechadura",
    label: "Troca da fechadura do portão",
    phrase: "a troca da fechadura do portão",
    intent: "repair",
    asks: [
      "trocar fechadura",
      "troca fechadura",
      "trocar fechadura portão",
      "trocar fechadura elétrica",
      "trocar fechadura elétrica portão",
      "trocar fechadura portão social",
      "troca fechadura elétrica",
      "troca fechadura portão",
      "troca fechadura elétrica portão",
      "substituir fechadura",
      "substituição fechadura elétrica",
      "quem troca fechadura portão",
    ],
    answers: {
      any: [
        "A fechadura nova repete o lado em que a folha abre, o espaço no batente e, se é elétrica, a tensão do interfone, em geral 12 V; a folha é alinhada antes da troca. No fim se testam o comando e a chave; a foto da atual, dos dois lados, diz qual serve e o valor.",
        "A fechadura nova aproveita o furo da antiga, comum ou elétrica, quando a medida é a mesma; senão, a troca soma chapa ou solda. A folha do portão é alinhada antes, e a foto da fechadura e do batente diz qual serve e o valor.",
      ],
      price: [
        "O preço para trocar a fechadura do portão soma a peça e a mão de obra; por outra igual, é o serviço mais simples, em visita que em casa parte de {price.preventive}, sem peças. Furo novo, chapa, solda, fonte e folha caída, que se alinha antes, mudam a conta; a foto da atual dá o valor, sem custo.",
      ],
      question: [
        "A fechadura nova do portão pode ser de outra marca: precisa repetir o lado em que a folha abre, a fixação, o espaço no batente e, se é elétrica, a tensão, em geral 12 V. A folha é alinhada antes da troca; a foto da atual diz qual serve.",
      ],
      "how-to": [
        "Para trocar a fechadura elétrica do portão, desligue a fonte, anote os fios, solte a antiga e monte outra do mesmo lado, da mesma medida e da mesma tensão, em geral 12 V. Alinhe a folha antes e teste a chave com o portão aberto; furo e solda ficam com o técnico.",
      ],
    },
    sections: [
      {
        about: "visit",
        headings: ["Como é a troca da fechadura", "O que o técnico faz na troca"],
        slots: [
          [
            "Primeiro se vê se a folha fecha sem forçar, porque folha caída estraga também a fechadura nova.",
            "A folha e a dobradiça são conferidas antes: trinco que raspa é alinhamento, e não fechadura.",
          ],
          [
            "Depois a antiga sai, a nova é presa no mesmo ponto e a contratesta é ajustada com folga pequena.",
            "A nova entra no lugar da antiga, com o trinco centrado no batente.",
          ],
          [
            "Na elétrica, mede-se a tensão na ponta do cabo, e o comando do interfone é testado várias vezes, com e sem energia.",
            "Se ela é elétrica, fonte, cabo e botão são testados junto, e a chave, com a energia desligada.",
          ],
        ],
      },
      {
        about: "choose",
        headings: ["O que a fechadura nova tem de repetir", "Medidas que decidem a troca"],
        slots: [
          [
            "Lado de abertura, para dentro ou para fora, esquerda ou direita: errado, o trinco não encaixa.",
            "O lado em que a folha abre decide o modelo, e não se inverte em todas.",
          ],
          [
            "De sobrepor troca-se por de sobrepor; a de embutir pede o mesmo furo na folha.",
            "Sobrepor e embutir não se trocam entre si sem chapa ou solda.",
          ],
        ],
      },
    ],
    keep: ["cost"],
    questions: [
      {
        question: "Dá para trocar a fechadura comum por elétrica?",
        answers: [
          "Dá, em folha alinhada e com caminho para o cabo até o interfone ou a fonte. A chave continua servindo na falta de luz.",
        ],
      },
      {
        question: "Preciso trocar a fechadura ou só o miolo?",
        answers: [
          "Se a chave gira mal e o trinco anda bem, o miolo basta, quando o modelo tem miolo separado. Trinco gasto ou bobina queimada pede a fechadura.",
        ],
      },
      {
        question: "A fechadura elétrica nova precisa ser da mesma marca?",
        answers: ["Não. Precisa ter o mesmo lado, a mesma fixação e a mesma tensão, em geral 12 V."],
      },
    ],
    photo: "fotos da fechadura atual por dentro e por fora, do batente e do interfone",
  },
  {
    id: "melhor-fechadura-eletrica",
    broader: "fechadura",
    label: "Melhor fechadura elétrica para portão",
    phrase: "a escolha da fechadura elétrica",
    intent: "buying",
    asks: [
      "melhor fechadura elétrica portão",
      "melhor fechadura elétrica portão social",
      "melhor fechadura portão social",
      "qual melhor fechadura elétrica",
      "qual fechadura elétrica comprar",
      "qual fechadura elétrica portão social",
      "qual fechadura portão social",
      "fechadura elétrica indicada",
      "fechadura elétrica boa portão",
      "como escolher fechadura elétrica",
    ],
    answers: {
      any: [
        "A melhor fechadura elétrica para portão social de casa é a de trinco, de sobrepor, 12 V, com chave e própria para área externa, do lado em que a folha abre: ela continua trancada na falta de luz. Em prédio ou comércio de muita passagem, prefira eletroímã com fonte e bateria.",
        "Para escolher a fechadura elétrica do portão, veja quatro coisas: lado em que a folha abre, sobrepor ou embutir, tensão do interfone, em geral 12 V, e resistência à chuva. Em casa, a melhor é a de trinco com chave; a foto do batente e do interfone diz qual serve e o valor.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Trinco, eletroímã ou digital", "Qual fechadura para cada portão"],
        slots: [
          [
            "A de trinco fica trancada sem energia e abre pela chave, e por isso serve melhor à casa de frente para a rua.",
            "Em casa, o trinco com chave segura o portão mesmo no apagão.",
          ],
          [
            "O eletroímã não tem peça móvel e aguenta muita passagem, mas solta sem energia: pede fonte com bateria e botão de saída.",
            "Para prédio e comércio, o eletroímã gasta menos e fecha em silêncio, com bateria para a falta de luz.",
          ],
          [
            "Para entrar sem chave, teclado ou digital de uso externo, com a chave de reserva.",
            "A digital só serve ao tempo se for modelo feito para chuva.",
          ],
        ],
      },
      {
        about: "check",
        headings: ["O que conferir antes de comprar", "Dados do seu portão"],
        slots: [
          [
            "Veja se a folha fecha sem forçar: em folha caída, nenhuma fechadura dura.",
            "Alinhe a folha antes, porque o trinco forçado queima a bobina.",
          ],
        ],
        bullets: [
          "Lado em que a folha abre, por dentro e por fora",
          "Sobrepor ou embutir, e o espaço no batente",
          "Tensão da saída do interfone, em geral 12 V",
          "Chuva direta ou portão coberto",
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Fechadura elétrica de sobrepor ou de embutir?",
        answers: [
          "De sobrepor na maioria dos portões de ferro, porque se prende por fora e se troca fácil. De embutir, quando a folha já tem o furo.",
        ],
      },
      {
        question: "Fechadura elétrica abre na falta de luz?",
        answers: ["A de trinco abre pela chave e continua trancada; o eletroímã solta, a não ser que tenha bateria."],
      },
      {
        question: "A fechadura elétrica serve em portão de alumínio?",
        answers: ["Serve, com chapa de reforço onde o perfil é fino e a folha alinhada."],
      },
    ],
    photo: "fotos do portão por dentro e por fora, do batente e do interfone",
  },
  {
    id: "automatizar-social-com-fechadura",
    broader: "fechadura",
    label: "Portão social automatizado com fechadura elétrica",
    phrase: "o portão social automatizado com fechadura elétrica",
    asks: [
      "automatizar social fechadura elétrica",
      "automatizar portão social fechadura elétrica",
      "automatizar social fechadura eletrônica",
      "automatizar portãozinho fechadura elétrica",
      "portão social automático fechadura elétrica",
      "portão social automatizado fechadura elétrica",
      "portão social elétrico fechadura elétrica instalar",
    ],
    intent: "installation",
    answers: {
      any: [
        "O portão social com fechadura elétrica abre por um toque no interfone, no botão ou no controle, e a mola fecha a folha. Instalamos o conjunto {em}: fechadura, fonte, cabo e mola, com o valor dado pela foto, sem custo.",
        "Para ter portão social automático basta, na maioria das casas, fechadura elétrica e mola, que nós instalamos {em}. Sem luz, ela continua trancada e abre pela chave. Com foto da folha, do batente e do interfone, o orçamento é grátis.",
        "Instalamos {em} a fechadura elétrica que destranca o portão social de longe, junto com a mola que o fecha. Quem já tem interfone e cabo paga menos; a foto do batente mostra o que falta e dá o preço, de graça.",
      ],
      installation: [
        "Automatizamos o portão social {em} com fechadura elétrica e mola: o interfone, um botão ou o controle destranca, você empurra a folha e a mola fecha. O preço, com peça, fonte, cabo e mão de obra, vem pela foto, sem custo.",
        "Para automatizar o portão social com fechadura elétrica {em}, instalamos a fechadura, a fonte, o cabo até o interfone e a mola que fecha a folha. A de casa costuma ser a de trinco, que segue trancada sem luz; o valor sai por foto, grátis.",
        "Com fechadura elétrica, o portão social {em} abre de dentro de casa, pelo interfone, por botão, senha ou controle, e fecha pela mola, sem motor. Fazemos a instalação completa, e a foto da folha, do batente e do interfone dá o valor, de graça.",
      ],
      price: [
        "O preço para automatizar o portão social com fechadura elétrica soma a peça, a mola, o cabo, a mão de obra e, se não há interfone, a fonte. Ele sai por foto, sem custo; só o ajuste, em casa, parte de {price.preventive}, sem peças.",
        "Automatizar o portão social com fechadura elétrica custa menos onde já há interfone e cabo, e mais onde a folha pede solda. Mande fotos da folha, do batente e do interfone: o orçamento é grátis.",
      ],
      question: [
        "Sim, dá para automatizar o portão social só com fechadura elétrica e mola, e na maioria das casas é o que basta: o comando destranca, você empurra a folha e a mola fecha. Motor só compensa para quem não pode empurrar.",
        "Dá, e é a solução mais comum em casa: fechadura elétrica aberta por interfone, botão ou controle e mola que fecha a folha. Ela precisa estar reta e bater sem forçar; a foto mostra isso.",
      ],
    },
    sections: [
      {
        about: "what",
        headings: [
          "O que é instalado no portão social",
          "As peças do portão social automático",
          "O que entra na automatização",
        ],
        slots: [
          [
            "A fechadura fica na folha, e no batente vai a chapa em que o trinco entra.",
            "São duas partes: o corpo da fechadura, preso à folha, e o encaixe do trinco, no batente.",
          ],
          [
            "A mola no alto ou na dobradiça é que fecha o portão; sem ela, a folha fica encostada e a casa, aberta.",
            "Quem fecha é a mola: regulada, ela leva a folha até travar sem bater com força.",
          ],
          [
            "A energia vem do interfone, se ele tem saída para fechadura, ou de uma fonte própria, em geral de 12 V.",
            "Interfone com saída para fechadura dispensa a fonte; sem ele, põe-se uma fonte de 12 V e um botão dentro de casa.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["O que muda o preço", "O que deixa o serviço mais caro ou mais barato", "Do que depende o valor"],
        slots: [
          [
            "Custa menos com folha reta, interfone que já comanda fechadura e cabo passado.",
            "O mais barato é aproveitar o interfone e o cabo que já existem, numa folha que fecha bem.",
          ],
          [
            "Encarecem a folha caída, a solda para fixar a fechadura, o cabo longo e o leitor de senha ou de tag.",
            "Somam ao valor: dobradiça a acertar, suporte soldado, parede no caminho do fio e abertura por senha, tag ou celular.",
          ],
          [
            "O eletroímã, que prende a folha por ímã, pede ainda fonte com bateria, porque solta na falta de luz.",
            "Em prédio de muito movimento usa-se o eletroímã, e ele inclui uma bateria para não soltar quando a luz acaba.",
          ],
        ],
      },
      {
        about: "visit",
        headings: ["Como é a instalação", "A instalação, do ajuste ao teste", "O serviço no dia"],
        slots: [
          [
            "O técnico primeiro acerta a folha e a dobradiça, para o trinco entrar sem esforço.",
            "O serviço começa pela folha: se ela arrasta ou caiu, é corrigida antes de qualquer furo.",
          ],
          [
            "Depois, a fechadura é fixada, e o cabo passa protegido, com sobra no lado em que a folha dobra.",
            "Em seguida vêm a fechadura, o encaixe e o cabo, em duto até o interfone ou a fonte.",
          ],
          [
            "No fim, testam-se cada comando, a chave com a energia desligada e o fechamento pela mola.",
            "A entrega é com teste: abrir por cada comando, abrir pela chave sem luz e fechar sozinho várias vezes.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "O portão social abre sozinho com a fechadura elétrica?",
        answers: [
          "Ele destranca sozinho; quem empurra é a pessoa, e a mola fecha. Para a folha andar sem ninguém tocar, é preciso um motor.",
          "Não anda sozinho: o comando solta o trinco, e a folha é empurrada com a mão. Abertura sem toque pede motor de abrir pequeno.",
        ],
      },
      {
        question: "O controle da garagem pode abrir o portão social?",
        answers: [
          "Pode, por outro botão do mesmo controle, com um receptor ligado à fechadura. O código do controle tem de ser compatível, e a foto dele responde.",
          "Sim: um receptor recebe o segundo botão do controle e aciona a fechadura. Mande a foto do controle, frente e verso, para conferirmos.",
        ],
      },
      {
        question: "E se faltar luz?",
        answers: [
          "Você abre pela chave, e o portão continua trancado por fora. Guarde uma cópia fora de casa.",
          "A chave abre normalmente. Teste-a de vez em quando, para não descobrir o tambor duro no dia do apagão.",
        ],
      },
      {
        question: "Serve em portão de alumínio ou de vidro?",
        answers: [
          "Em alumínio, sim, com chapa de reforço onde a fechadura prende. Em vidro, só modelo próprio, sem furo improvisado.",
          "No alumínio serve, reforçando o perfil. O vidro pede fechadura feita para ele, escolhida pela foto.",
        ],
      },
    ],
    photo: "fotos do portão social por dentro e por fora, do batente, das dobradiças e do interfone",
  },
  {
    id: "fechadura-preco",
    broader: "fechadura",
    label: "Preço da fechadura elétrica",
    phrase: "o preço da fechadura elétrica",
    intent: "price",
    asks: [
      "orçamento fechadura elétrica fonte cabo",
      "fechadura elétrica fonte cabo preço",
      "fechadura elétrica peça fonte preço",
      "portão social fechadura elétrica instalação preço",
      "fechadura elétrica preço",
      "fechadura elétrica quanto custa",
      "fechadura elétrica social preço",
      "fechadura portão preço",
      "fechadura portão social preço",
      "fechadura quanto custa",
      "fechadura elétrica valor",
      "fechadura elétrica instalada preço",
      "fechadura elétrica instalada quanto custa",
      "trocar fechadura elétrica preço",
      "trocar fechadura elétrica portão social preço",
      "preço fechadura portão",
    ],
    answers: {
      any: [
        "Sem foto não há preço fechado de fechadura elétrica para portão social: ele soma a peça, a fonte, se não houver interfone, o cabo e a mão de obra. Fica mais barato com interfone que já tem a saída e batente reto; mais caro com fonte, cabo novo e solda. Com fotos do portão, o orçamento é grátis.",
        "A fechadura elétrica é orçada por foto, sem custo: paga-se o modelo, de sobrepor ou de embutir, e a instalação, e com interfone e cabo prontos a conta é menor. Mande fotos da folha, do batente e do interfone para receber o valor.",
        "O preço da fechadura elétrica depende do modelo, da solda ou do suporte na folha e da fiação. Trocar por outra igual é o serviço mais simples, em visita que em casa parte de {price.preventive}, sem peças; instalar do zero pede fonte de 12 V e cabo.",
      ],
      installation: [
        "O corpo vai na folha e a contratesta no batente, com a folha alinhada e o cabo protegido até o interfone ou uma fonte de 12 V: assim se instala a fechadura elétrica. O valor soma a peça, o cabo e a solda ou o suporte, e sai por foto; a visita em casa parte de {price.preventive}, sem peças.",
        "Com a folha alinhada, o trinco é centrado no batente e o cabo segue protegido até o interfone ou uma fonte de 12 V; no fim, a fechadura elétrica é testada pelo comando e pela chave. A foto da folha, do batente e do interfone dá o valor instalado, sem custo.",
      ],
    },
    sections: [
      {
        about: "cost",
        headings: [
          "O que forma o preço da fechadura elétrica",
          "Peça, fonte, cabo e mão de obra",
          "Do que depende o valor",
        ],
        slots: [
          [
            "A peça muda com o lado de abertura, o tipo de trinco e a resistência à chuva.",
            "Modelo para área externa custa mais que o interno e dura mais no portão.",
            "A fechadura de sobrepor é a mais comum no portão de ferro e a mais simples de fixar.",
          ],
          [
            "Um interfone com saída de 12 V dispensa fonte separada; botão avulso pede fonte.",
            "Sem interfone, entram fonte de 12 V e botão de saída.",
            "Um cabo em eletroduto pronto reduz a mão de obra.",
          ],
          [
            "Uma folha que arrasta precisa de dobradiça e alinhamento antes da fechadura.",
            "Um portão caído faz a fechadura nova falhar, e o acerto entra no orçamento.",
            "Um batente que precisa de solda ou recorte para receber o trinco aumenta a mão de obra.",
          ],
        ],
      },
      {
        about: "choose",
        headings: [
          "Qual fechadura cabe no seu portão",
          "Lado de abertura e furos da fechadura",
          "O que informar para receber o preço",
        ],
        slots: [
          [
            "Diga se o portão abre para dentro ou para fora e de que lado fica a dobradiça.",
            "O lado de abertura define o modelo, esquerdo ou direito.",
            "A foto por dentro mostra o lado e o espaço para a peça.",
          ],
          [
            "Se já há fechadura, fotografe a marca e o modelo: uma peça igual aproveita os furos e dispensa solda.",
            "Fechadura igual à antiga usa os mesmos furos; se os furos são outros, entra chapa ou solda no batente.",
            "Furos diferentes dos atuais pedem suporte ou solda, e isso entra no valor.",
          ],
        ],
      },
    ],
    keep: ["visit"],
    questions: [
      {
        question: "A fechadura elétrica tem chave também?",
        answers: ["Sim, quase todas abrem por chave na falta de luz.", "Tem, e é ela que abre sem energia."],
      },
      {
        question: "Dá para ligar no interfone que já tenho?",
        answers: [
          "Em geral sim, se ele tiver saída para fechadura de 12 V.",
          "Quase sempre: a maioria dos interfones tem saída para fechadura. Se o seu não tiver, entram fonte separada e botão.",
        ],
      },
      {
        question: "O eletroímã sai mais caro que a fechadura elétrica?",
        answers: [
          "Em geral sim, porque pede fonte com bateria e botão de saída. Compensa em prédio e comércio, onde passa muita gente: ele não tem trinco que gaste.",
          "Sim, na maioria dos casos: a fonte, a bateria e o botão de saída somam ao ímã. Em casa, a de trinco sai por menos e continua trancada sem luz.",
        ],
      },
    ],
    photo: "fotos do portão social por dentro, do batente e do interfone",
  },
  {
    id: "portao-social-com-fechadura-preco",
    isAskedByName: true,
    broader: "fechadura",
    label: "Portão social com fechadura elétrica: preço",
    phrase: "o preço do portão social com fechadura elétrica",
    asks: [
      ...combine(
        [
          "portão social com fechadura elétrica",
          "portão pedestre com fechadura elétrica",
          "portãozinho com fechadura elétrica",
        ],
        ["preço", "valor", "quanto custa", "quanto fica", "orçamento"],
      ),
      ...combine(["portão social com fechadura eletrônica"], ["preço", "valor", "quanto custa", "quanto fica"]),
    ],
    intent: "price",
    answers: {
      any: [
        "No portão social que você já tem, a conta soma a peça, o cabo, a mão de obra e, se não há interfone, a fonte; a visita com ajuste da folha, em casa, começa em {price.preventive}, sem peças. Se falta o portão, quem faz e cobra a folha é o serralheiro.",
        "São duas contas: o portão social, que o serralheiro cobra por metro quadrado, e a fechadura elétrica, que vendemos e instalamos por um valor dito pela foto da folha e do batente. Em casa, só o ajuste parte de {price.preventive}, sem peças.",
        "O portão social quem faz é o serralheiro; a fechadura elétrica é conosco. O preço dela instalada vem pela foto, sem custo, e soma a peça, o cabo, a mão de obra e a fonte, se não há interfone; em casa, a visita com ajuste parte de {price.preventive}, sem peças.",
        "A fechadura elétrica instalada no portão social é orçada por foto, e a visita com ajuste, em casa, parte de {price.preventive}, sem peças. Sai mais barato onde já existe interfone e a folha fecha reta. O portão novo, se for o caso, é do serralheiro.",
      ],
    },
    sections: [
      {
        about: "cost",
        headings: ["O que entra no preço", "Por que o valor muda de um portão para outro"],
        slots: [
          [
            "O interfone com saída para fechadura, em geral de 12 V, já traz a energia; sem ele, entram fonte e botão.",
            "Quando a casa já tem interfone, ele comanda a fechadura e poupa a fonte.",
          ],
          [
            "O cabo pesa pouco se há eletroduto pronto da casa até o portão; sem ele, soma a mão de obra de passar o duto.",
            "A distância até a casa conta no cabo, sobretudo se for preciso abrir caminho para ele.",
          ],
          [
            "Folha que arrasta ou batente torto se corrige antes, porque a fechadura nova travaria em pouco tempo.",
            "Se o portão só fecha levantando a folha, a dobradiça entra no orçamento antes da fechadura.",
          ],
        ],
      },
      {
        about: "choose",
        headings: ["Que fechadura pedir", "De trinco, de embutir ou eletroímã"],
        slots: [
          [
            "Em casa, a mais usada é a de trinco, de sobrepor, com chave: fica trancada na falta de luz.",
            "A de sobrepor, presa por dentro, serve à maioria dos portões de ferro e abre pela chave sem energia.",
          ],
          [
            "O eletroímã é de prédio e comércio: aguenta muita passagem, mas precisa de fonte com bateria.",
            "Onde passa muita gente, compare com o eletroímã, que pede bateria para não soltar no apagão.",
          ],
          [
            "Ao encomendar o portão, peça ao serralheiro o espaço da fechadura e o duto do cabo já na folha.",
            "Em portão novo, o serralheiro deixa o furo e a passagem do fio prontos, e a instalação fica mais simples.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Vocês fazem o portão social?",
        answers: [
          "A folha é do serralheiro. Fazemos a fechadura, a mola, o interfone e a ligação.",
          "Não fabricamos a folha; instalamos nela a fechadura, a mola de fechamento e o comando.",
        ],
      },
      {
        question: "Compensa pôr fechadura elétrica no portão que já tenho?",
        answers: [
          "Compensa se a folha é firme e fecha sem arrastar. Folha torta ou podre vai antes ao serralheiro.",
          "Quase sempre: o portão fica, e só entram a fechadura e o cabo.",
        ],
      },
      {
        question: "O portão social precisa de motor?",
        answers: [
          "Na maioria das casas, não: a fechadura solta, a pessoa empurra e a mola fecha. Motor só para quem não pode empurrar a folha.",
          "Só por acessibilidade ou folha muito pesada; para o resto, fechadura e mola bastam.",
        ],
      },
      {
        question: "E se faltar luz?",
        answers: [
          "A fechadura de trinco continua trancada e abre pela chave.",
          "Use a chave: ela abre a fechadura de trinco sem energia nenhuma.",
        ],
      },
    ],
    photo: "fotos do portão social por dentro e por fora, do batente e do interfone",
  },
  {
    id: "instalar-fechadura-eletrica",
    isAskedByName: true,
    broader: "fechadura",
    label: "Instalar fechadura elétrica no portão",
    phrase: "a instalação da fechadura elétrica do portão",
    asks: [
      ...combine(
        ["instalar", "instalação", "instalador", "instala", "quem instala", "colocar", "quem coloca"],
        ["fechadura elétrica", "fechadura eletrônica", "fechadura elétrica portão", "fechadura elétrica portão social"],
      ),
      ...combine(["instalar fechadura", "instalação fechadura"], ["portão social", "portão"]),
    ],
    intent: "installation",
    answers: {
      any: [
        "Na instalação da fechadura elétrica do portão, a folha é alinhada, o trinco fica centrado no batente e o cabo vai protegido até o interfone ou uma fonte. No fim, testamos pelo botão e pela chave, com e sem energia. A peça e o serviço são orçados pela foto, sem custo.",
        "A fechadura elétrica do portão social é instalada em uma visita, com a peça nossa ou com a que você comprou: acertamos a folha, prendemos a fechadura, ligamos ao interfone ou a um botão e testamos com e sem luz. O valor vem pela foto da folha, do batente e do interfone.",
        "O serviço da fechadura elétrica inclui corpo na folha, encaixe no batente, cabo até o interfone e mola regulada para o portão fechar sozinho. Na falta de luz, a chave continua abrindo. O valor sai por foto; só o ajuste, em casa, parte de {price.preventive}, sem peças.",
      ],
    },
    sections: [
      {
        about: "visit",
        headings: [
          "Como a fechadura é instalada",
          "Da folha ao interfone, passo a passo",
          "O que o técnico faz na instalação",
        ],
        slots: [
          [
            "Primeiro se acerta a folha: caída ou torta, ela prende o trinco e queima a fechadura em pouco tempo.",
            "Antes de furar, o técnico alinha dobradiça e batente, para o trinco entrar sem encostar.",
            "Se o portão arrasta no piso, a dobradiça é corrigida antes, às vezes com solda.",
          ],
          [
            "Na passagem da folha para a coluna vai cabo flexível com proteção, porque é ali que o fio se parte.",
            "O cabo segue por eletroduto, separado dos fios da rede de 127 ou 220 V.",
            "Entre a coluna e a folha, o fio leva proteção para não se romper de tanto abrir e fechar.",
          ],
          [
            "Por último vêm a mola, que leva o portão até trancar, e vários testes de abrir e fechar.",
            "O técnico testa interfone, botão de dentro e chave, e entrega com a mola regulada.",
            "A entrega é feita com o portão fechando sozinho, sem bater, e abrindo pelos três modos: interfone, botão e chave.",
          ],
        ],
      },
      {
        about: "choose",
        headings: ["Que fechadura serve no seu portão", "Trinco ou eletroímã", "Como escolher a fechadura"],
        slots: [
          [
            "Em casa, a de trinco com chave é a melhor escolha, porque fica trancada na falta de luz.",
            "Para portão de rua de casa, prefira a de sobrepor, de trinco, que a chave abre sem energia.",
          ],
          [
            "Em prédio e comércio, onde passa muita gente, o eletroímã dura mais, com bateria e botão de saída.",
            "O eletroímã serve à entrada de muita gente, com bateria para não soltar no apagão.",
          ],
          [
            "Em alumínio, a fechadura é presa com chapa de reforço; em vidro, só modelo próprio, sem furo improvisado.",
            "Perfil de alumínio recebe chapa de reforço, e folha de vidro, uma fechadura feita para vidro.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["O que entra no valor", "De que depende o preço"],
        slots: [
          [
            "Pesam o modelo da fechadura, o cabo até a casa e a fonte, quando não há interfone.",
            "Com interfone, ele já dá a energia, em geral de 12 V; sem ele, somam-se fonte e botão.",
          ],
          [
            "Solda no batente, chapa de reforço ou folha caída aparecem na foto e entram à parte.",
            "Se a folha precisa de acerto ou o batente pede solda, isso vem em linha separada.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "A fechadura elétrica abre na falta de luz?",
        answers: [
          "Abre pela chave, por fora e por dentro na maioria dos modelos, e o portão continua trancado.",
          "Pela chave, sim. O botão e o interfone param, mas o trinco segue fechado.",
        ],
      },
      {
        question: "Serve o interfone que eu já tenho?",
        answers: [
          "Quase sempre: a maioria tem saída para fechadura de 12 V. A foto do aparelho confirma.",
          "Se ele tem saída para fechadura, sim; se não tem, entram fonte e botão separados.",
        ],
      },
      {
        question: "Dá para abrir pelo controle da garagem?",
        answers: [
          "Dá, com um pequeno receptor ligado à fechadura: um botão abre a garagem, e outro, o portão social.",
          "Sim: põe-se um receptor junto da fechadura e usa-se outro botão do mesmo controle.",
        ],
      },
      {
        question: "Quanto tempo leva a instalação?",
        answers: [
          "Em geral, uma visita. Passar duto novo, soldar ou acertar a folha aumenta o tempo, e a foto mostra isso antes.",
          "Com o cabo pronto e a folha reta, cabe em uma visita.",
        ],
      },
    ],
    photo: "fotos do portão social por dentro e por fora, do batente e do interfone",
  },
  {
    id: "fechadura-eletrica-de-marca",
    isAskedByName: true,
    broader: "fechadura",
    label: "Fechadura elétrica HDL, AGL ou Intelbras",
    phrase: "a fechadura elétrica de marca",
    asks: [
      ...combine(
        ["fechadura elétrica", "fechadura eletrônica", "fechadura portão social"],
        ["hdl", "agl", "intelbras", "amelco", "thevear", "ipec"],
      ),
      ...combine(
        ["fechadura elétrica", "instalar fechadura"],
        ["hdl portão social", "agl portão social", "intelbras portão social"],
      ),
    ],
    intent: "installation",
    answers: {
      any: [
        "Instalamos fechadura elétrica HDL, AGL, Intelbras ou de outra marca no portão social {em}, com a peça ou com a que você comprou. A maioria é de 12 V e liga no interfone de qualquer marca; a foto do batente diz o lado certo e o valor.",
        "Fechadura elétrica HDL, AGL ou de outra marca serve no portão social se o lado de abertura, a fixação e a tensão forem os dele, em geral 12 V. Instalamos e consertamos todas, sem vínculo com o fabricante; em casa, só o ajuste parte de {price.preventive}, sem peças.",
        "Vendemos e instalamos fechadura elétrica para portão social, HDL, AGL ou equivalente: o que decide é o lado em que a folha abre e a saída do interfone, e não o nome. Mande a foto da folha, do batente e do interfone para saber o modelo e o valor.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["O que conferir antes de escolher a marca", "Marca, lado e tensão"],
        slots: [
          [
            "Veja para que lado a folha abre e de que lado está a dobradiça: o modelo muda por isso.",
            "O lado da dobradiça e o sentido em que a folha abre definem a versão da fechadura.",
          ],
          [
            "Interfone de uma marca aciona fechadura de outra, se a tensão for a mesma, em geral 12 V.",
            "A marca do interfone não precisa ser a da fechadura; a tensão, em geral de 12 V, precisa combinar.",
          ],
          [
            "Em portão na chuva, peça modelo de uso externo; o de dentro enferruja cedo.",
            "Portão sem cobertura pede fechadura própria para tempo.",
          ],
        ],
      },
    ],
    keep: ["visit"],
    questions: [
      {
        question: "Posso trocar a HDL por outra marca?",
        answers: [
          "Pode, se o lado, a fixação e a tensão forem iguais. Furos diferentes pedem chapa ou solda.",
          "Sim. Quando os furos não batem, o técnico usa uma chapa de adaptação.",
        ],
      },
      {
        question: "Vocês são assistência autorizada da marca?",
        answers: [
          "Não: o serviço é independente. Com a peça na garantia de fábrica, procure antes quem a vendeu.",
          "O atendimento é independente, para todas as marcas; a garantia de fábrica se pede a quem vendeu.",
        ],
      },
      {
        question: "Comprei a fechadura, vocês só instalam?",
        answers: [
          "Instalamos. Mande a foto da caixa e do portão antes, para conferir o lado e a tensão.",
          "Sim; a mão de obra é orçada pela foto do portão e da fechadura comprada.",
        ],
      },
    ],
    photo: "fotos da folha, do batente, da fechadura atual e do interfone",
  },
  {
    id: "conserto-de-fechadura-eletrica",
    isAskedByName: true,
    broader: "fechadura",
    label: "Conserto de fechadura elétrica",
    phrase: "o conserto da fechadura elétrica",
    asks: [
      ...combine(
        ["conserto", "consertar", "conserta", "quem conserta", "arrumar", "reparo", "manutenção", "técnico"],
        ["fechadura elétrica", "fechadura elétrica portão social", "fechadura eletrônica portão social"],
      ),
      ...combine(
        ["fechadura elétrica portão", "fechadura elétrica"],
        ["com defeito", "quebrada", "quebrou", "estragou"],
      ),
    ],
    intent: "repair",
    answers: {
      any: [
        "Consertamos fechadura elétrica de portão {em}: alinhamos a folha, testamos fonte, fio e botão e trocamos a peça só se a bobina queimou ou o trinco gastou. Em casa, a visita com ajuste parte de {price.preventive}, sem peças; se for preciso fechadura nova, o valor é dito antes.",
        "No portão, a maior parte das fechaduras elétricas com defeito volta a abrir só com o alinhamento da folha, que prende o trinco; o resto é fonte, fio ou bobina. A visita em casa parte de {price.preventive}, sem peças. Até lá, use a chave e não force com alavanca.",
        "Fechadura elétrica que zumbe, não abre ou não tranca tem conserto no local: primeiro a dobradiça e o batente, depois a energia que chega a ela. Só a bobina queimada pede fechadura nova, orçada por foto. Em casa, o ajuste começa em {price.preventive}, sem peças.",
      ],
    },
    sections: [
      {
        about: "signs",
        headings: ["O que o defeito indica", "Do sinal à peça"],
        slots: [["Repare no que ela faz quando alguém aperta o botão.", "O som ao apertar o botão já diz muito."]],
        bullets: [
          "Zumbe e não abre: trinco preso pela folha ou energia fraca",
          "Não faz som nenhum: fonte, fio, botão ou bobina",
          "Abre só pela chave: defeito no comando elétrico",
          "Bate e não tranca: folha caída, mola fraca ou trinco gasto",
          "Zumbe sem parar: botão preso, e a bobina pode queimar",
        ],
      },
      {
        about: "visit",
        headings: ["Como é o conserto", "O que o técnico faz na visita"],
        slots: [
          [
            "A folha vem primeiro: com a dobradiça acertada, muitas fechaduras voltam a funcionar na hora.",
            "O técnico levanta e alinha a folha antes de abrir a fechadura.",
          ],
          [
            "Depois se mede a energia na fonte e na fechadura, para achar o fio partido, em geral na dobra da folha.",
            "Em seguida se testam fonte, fio e botão, um por um, com instrumento.",
          ],
          [
            "No fim, o portão é aberto e fechado várias vezes, pelo botão, pelo interfone e pela chave.",
            "A entrega inclui o teste com e sem energia e a mola regulada para trancar sem bater.",
          ],
        ],
      },
      {
        about: "replace",
        headings: ["Quando trocar a fechadura", "Consertar ou trocar"],
        slots: [
          [
            "Bobina queimada ou trinco comido pedem peça nova, de preferência com os mesmos furos.",
            "A troca compensa quando a bobina queimou ou o corpo está gasto; o mesmo modelo aproveita os furos.",
          ],
          [
            "Fechadura nova em folha torta trava do mesmo jeito; por isso o alinhamento entra nos dois casos.",
            "Sem alinhar a folha, a fechadura nova repete o defeito em pouco tempo.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Fiquei preso do lado de fora. O que faço?",
        answers: [
          "Use a chave e, se ela não girar, empurre a folha de leve enquanto alguém aperta o botão por dentro. Não force com alavanca.",
          "Tente a chave com a folha aliviada; não cedendo, entre pela garagem e chame o técnico.",
        ],
      },
      {
        question: "Vocês consertam fechadura de qualquer marca?",
        answers: [
          "Sim, HDL, AGL, Intelbras e outras, como assistência independente.",
          "Consertamos as marcas comuns; a foto da peça confirma se há reposição.",
        ],
      },
      {
        question: "O defeito pode ser do interfone?",
        answers: [
          "Pode: se outro botão abre o portão, a falha está no interfone ou no fio dele.",
          "Às vezes. A medida na fonte mostra se a energia sai do interfone e não chega.",
        ],
      },
      {
        question: "Posso passar óleo na fechadura?",
        answers: [
          "Óleo junta pó e emperra. No cilindro da chave, use grafite em pó.",
          "Melhor grafite em pó no lugar da chave; o trinco é limpo na visita.",
        ],
      },
    ],
    photo: "fotos da fechadura, do batente, das dobradiças e do interfone",
  },
  {
    id: "fechadura-eletrica-queimou",
    broader: "fechadura",
    label: "Fechadura elétrica queimada",
    phrase: "a fechadura elétrica que queimou",
    intent: "repair",
    asks: [
      "fechadura elétrica raio",
      "fechadura elétrica fonte raio",
      "fechadura elétrica queimou",
      "fechadura queimou",
      "fechadura queimada",
      "fechadura elétrica queimada",
      "fechadura elétrica parou",
      "fechadura não estala",
      "fechadura elétrica não faz barulho",
      "bobina fechadura queimou",
      "fechadura elétrica esquenta",
    ],
    answers: {
      any: [
        "Fechadura que não estala mais nem sempre queimou: pode ser fonte, fio solto ou botão do interfone. Se a bobina queimou, há cheiro, calor ou silêncio com energia chegando, e se troca a bobina ou a fechadura. Pulso longo demais é o que mais queima; o técnico mede a fonte e o tempo.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["O que olhar antes de trocar", "Chave, botão e fonte"],
        slots: [
          ["Pela chave ela abre? Então a parte mecânica está boa.", "Se a chave gira e abre, o defeito é elétrico."],
        ],
        steps: [
          "Abra com a chave e veja se a lingueta corre livre.",
          "Aperte o botão do interfone e ouça se há estalo.",
          "Veja se o portão não está empenado, prendendo a lingueta.",
          "Sem estalo, desligue a fonte e chame.",
        ],
      },
    ],
    keep: ["visit", "care"],
    questions: [
      {
        question: "Dá para trocar só a bobina da fechadura?",
        answers: ["Em alguns modelos, sim. Fechadura antiga ou gasta costuma compensar a troca inteira."],
      },
      {
        question: "Por que a fechadura elétrica queima sempre?",
        answers: [
          "A fechadura queima por botão preso, relé colado ou tempo de pulso longo. Sem corrigir, a nova queima também.",
        ],
      },
    ],
    photo: "a foto da fechadura e da fonte ou do interfone",
  },
  {
    id: "fecho-eletrico",
    broader: "fechadura",
    label: "Fecho elétrico do portão social",
    phrase: "o fecho elétrico do portão social",
    asks: [
      "conserto fecho elétrico",
      "consertar fecho elétrico",
      "fecho elétrico conserto",
      "trocar fecho elétrico",
      "fecho elétrico quebrado",
      "fecho elétrico",
      "fecho elétrico portão",
      "fecho elétrico social",
      "fecho elétrico portão social",
      "portão social fecho elétrico",
      "fecho eletrônico portão",
      "fecho elétrico instalar",
      "instalar fecho elétrico",
      "instalação fecho elétrico",
      "fecho elétrico preço",
      "fecho elétrico interfone",
      "contra testa elétrica",
      "contratesta elétrica",
    ],
    intent: "installation",
    answers: {
      any: [
        "Instalamos e consertamos fecho elétrico de portão social: ele vai no batente, no lugar da contra-testa, e solta a lingueta da fechadura que a porta já tem, por interfone, botoeira ou controle. O valor do fecho, da fonte e do fio sai por foto; o ajuste em casa parte de {price.preventive}, sem peças.",
        "O fecho elétrico do portão social libera a lingueta da fechadura comum, que fica no lugar e continua abrindo pela chave. Instalamos com fonte, fio até o interfone e folha alinhada; o orçamento é grátis, por foto do batente e da fechadura.",
      ],
      price: [
        "O preço do fecho elétrico do portão social soma o fecho, a fonte, o fio até o interfone ou a botoeira e a mão de obra; folha torta pede ajuste antes, a partir de {price.preventive} em casa, sem peças. Mande fotos do batente e da fechadura para o valor, sem custo.",
      ],
      repair: [
        "Fecho elétrico do portão social que não solta ou não prende costuma ter folha desalinhada, lingueta forçando, fonte fraca ou fio partido. Consertamos no local: o ajuste em casa parte de {price.preventive}, sem peças, e o fecho novo, se for preciso, é orçado por foto.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Fecho elétrico, fechadura elétrica ou eletroímã", "Qual dos três serve no portão social"],
        slots: [
          [
            "O fecho elétrico aproveita a fechadura que já existe e fica trancado na falta de luz, nos modelos que soltam com energia.",
          ],
          ["A fechadura elétrica de sobrepor traz o trinco próprio, serve melhor no portão de rua e abre pela chave."],
          ["O eletroímã não tem trinco: segura com corrente e solta sem ela, por isso pede bateria."],
        ],
      },
      {
        about: "visit",
        headings: ["Como o fecho elétrico é instalado", "Batente, fonte e fio"],
        slots: [
          ["A folha é alinhada primeiro, porque lingueta que força não solta."],
          [
            "No batente se faz o rasgo do fecho; por dentro vão a fonte, em geral de 12 V, e o fio até o interfone ou a botoeira.",
          ],
          ["O teste é feito com a porta batida e solta, pela chave, pelo interfone e sem energia."],
        ],
      },
      {
        about: "signs",
        headings: ["Fecho que não abre ou não tranca", "O que cada sinal indica"],
        slots: [["O som no momento do comando já separa as causas mais comuns."]],
        bullets: [
          "Estala e não abre: lingueta presa por folha desalinhada",
          "Nenhum som: fonte, fio ou botão",
          "Zumbe fraco: tensão baixa, cabo fino ou longo",
          "Não tranca: mola do fecho gasta ou folha que não encosta",
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "O fecho elétrico serve em portão de alumínio?",
        answers: [
          "Serve, se o perfil do batente tem espaço para ele. A foto e a medida do perfil dizem qual modelo cabe.",
        ],
      },
      {
        question: "Na falta de luz, o fecho elétrico abre?",
        answers: [
          "O modelo comum fica trancado e abre pela chave ou pela maçaneta de dentro. Há o que solta sem energia, usado em rota de saída.",
        ],
      },
      {
        question: "O controle da garagem pode abrir o fecho elétrico?",
        answers: [
          "Pode, com um receptor ligado ao fecho: um botão do controle abre a garagem e outro, o social, se o código for compatível.",
        ],
      },
      {
        question: "O fecho elétrico pode ficar na chuva?",
        answers: [
          "No portão de rua, use modelo próprio para área externa ou a fechadura elétrica de sobrepor, com a fonte abrigada.",
        ],
      },
    ],
    photo: "fotos do portão social por dentro e por fora, da fechadura, do batente e do interfone",
  },
  {
    id: "fechadura-eletrica-do-pedestre",
    isAskedByName: true,
    broader: "fechadura",
    label: "Fechadura elétrica no portão de pedestre",
    phrase: "a fechadura elétrica do portão de pedestre",
    asks: [
      "fechadura elétrica sobrepor",
      "fechadura sobrepor elétrica portão",
      "fechadura elétrica pedestre",
      "fechadura elétrica portão pedestre",
      "fechadura elétrica portão pequeno",
      ...combine(
        ["instalar fechadura elétrica", "instalação fechadura elétrica", "comprar fechadura elétrica"],
        ["pedestre", "portão pedestre", "portão pequeno", "portãozinho"],
      ),
    ],
    intent: "question",
    answers: {
      any: [
        "Vendemos e instalamos fechadura elétrica em portão de pedestre {em}: ela abre por um pulso do interfone, de um botão ou do controle, e a chave continua valendo por fora. A visita em casa parte de {price.preventive}, sem peças; fechadura, cabo e fonte são orçados, grátis, pela foto da folha e do batente.",
        "No portão de pedestre, a fechadura elétrica abre por um pulso do interfone, de um botão ou do controle, e a chave continua valendo por fora. O valor soma a peça, o cabo e a fonte, se não há interfone; a visita em casa parte de {price.preventive}, sem peças.",
        "A fechadura elétrica do portãozinho precisa de três coisas: folha alinhada, cabo protegido até o interfone ou uma fonte de 12 V e mola que feche a folha. A visita em casa parte de {price.preventive}, sem peças; o conjunto é orçado, grátis, pela foto da folha e do batente.",
      ],
      price: [
        "O preço da fechadura elétrica do portão de pedestre soma a peça, o cabo, a fonte, se não há interfone, e a mão de obra. A visita em casa parte de {price.preventive}, sem peças; o resto é orçado, grátis, pela foto da folha e do batente.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Qual fechadura para o portão de pedestre", "De sobrepor, de embutir ou eletroímã"],
        slots: [
          ["A de sobrepor, presa por dentro, é a mais comum em portão de ferro e resolve na maioria das casas."],
          ["A de embutir pede espaço no tubo da folha; o eletroímã, fonte com bateria, e serve mais a prédio."],
          ["Confira o lado em que a folha abre, para dentro ou para fora, porque muda o modelo."],
        ],
      },
      {
        about: "visit",
        headings: ["Como a fechadura é instalada", "Da folha ao interfone"],
        slots: [
          ["O trinco é centrado no batente com a folha já alinhada; folha caída é o que mais trava fechadura."],
          ["O cabo vai em eletroduto até o interfone ou a fonte, separado da rede."],
          ["No fim se testam o comando, o botão de saída e a chave."],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "A fechadura elétrica abre sem luz?",
        answers: ["Pela chave, sim. Pelo comando, só se o interfone ou a fonte tiver bateria."],
      },
      {
        question: "Dá para abrir o portão de pedestre pelo controle da garagem?",
        answers: ["Dá, com um receptor que dê o pulso na fechadura; usa-se outro botão do mesmo controle."],
      },
      {
        question: "Preciso de interfone para ter fechadura elétrica?",
        answers: ["Não: com uma fonte de 12 V e um botão por dentro, ela funciona; o interfone pode vir depois."],
      },
      {
        question: "A fechadura aproveita o furo da atual?",
        answers: ["Às vezes. A foto da fechadura e do batente mostra se encaixa ou se precisa de chapa ou solda."],
      },
    ],
    photo: "fotos da folha, do batente, da fechadura atual e do interfone, se houver",
  },
  {
    id: "interfone-e-fechadura-juntos",
    isAskedByName: true,
    broader: "fechadura",
    label: "Interfone e fechadura elétrica",
    phrase: "a troca do interfone e da fechadura elétrica",
    asks: [
      "trocar interfone e fechadura",
      "trocar fechadura e interfone",
      "trocar interfone fechadura elétrica",
      "troca interfone e fechadura",
      "troca fechadura e interfone",
      "troca interfone fechadura elétrica",
    ],
    intent: "repair",
    answers: {
      any: [
        "Os dois se fazem na mesma visita, com um cabo só: o interfone dá o pulso, em geral de 12 V, que abre a fechadura do portão de pedestre. A fechadura é conosco; o aparelho, a foto diz se atendemos e o valor. A visita em casa parte de {price.preventive}, sem peças.",
        "Interfone e fechadura elétrica precisam combinar: a saída do aparelho tem de dar a tensão e a corrente da fechadura, em geral 12 V. A foto da folha, do batente e do aparelho diz o que se aproveita, se atendemos o modelo e o valor; a visita em casa parte de {price.preventive}, sem peças.",
      ],
      price: [
        "O preço de interfone com fechadura elétrica soma o aparelho, a fechadura, o cabo e a mão de obra; aproveitar o cabo ou um dos dois reduz a conta. A visita em casa parte de {price.preventive}, sem peças; o orçamento, grátis, sai por foto, item por item.",
      ],
      repair: [
        "Na troca de interfone e fechadura elétrica, a fechadura nova repete o lado e a medida da antiga, e o interfone tem de dar a tensão dela, em geral 12 V; o cabo bom se aproveita. A foto dos dois diz qual serve, se atendemos o aparelho e o valor; a visita em casa parte de {price.preventive}, sem peças.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["O que precisa combinar", "Interfone e fechadura: a conta dos 12 V"],
        slots: [
          ["A fechadura puxa corrente forte por um instante; interfone fraco ou cabo fino e longo faz ela só zumbir."],
          ["Vídeo porteiro e interfone comum abrem do mesmo jeito; muda ver quem chama."],
          [
            "Para abrir também a garagem, o aparelho precisa de uma segunda saída, ligada à entrada de botoeira do motor.",
          ],
        ],
      },
      {
        about: "visit",
        headings: ["A troca, na ordem", "Como os dois são instalados"],
        slots: [["A energia da fonte fica desligada até o teste."]],
        steps: [
          "Medir o cabo que existe e ver se aguenta o aparelho novo.",
          "Alinhar a folha e montar a fechadura no batente.",
          "Fixar a unidade de fora abrigada da chuva e a de dentro.",
          "Ligar a saída à fechadura e testar chamada, abertura e chave.",
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Posso trocar só o interfone e manter a fechadura?",
        answers: ["Pode, se ela está boa e a tensão é a mesma. A foto das duas etiquetas confirma."],
      },
      {
        question: "O cabo antigo serve?",
        answers: [
          "Serve se está inteiro e tem as vias que o aparelho pede; vídeo porteiro costuma pedir mais que o interfone comum.",
        ],
      },
      {
        question: "Vocês atendem qualquer marca de interfone?",
        answers: [
          "A foto do aparelho diz, antes da visita, se atendemos. A fechadura e a ligação com o portão são nossas.",
        ],
      },
      {
        question: "Quanto tempo leva?",
        answers: [
          "Com o cabo aproveitado, cabe em uma visita; passar cabo novo é o que demora, e as fotos mostram o caminho.",
        ],
      },
    ],
    photo: "fotos da fechadura, do batente e do interfone por dentro e por fora",
  },
  {
    id: "fechadura-com-memoria",
    isAskedByName: true,
    broader: "fechadura",
    label: "Fechadura elétrica com memória",
    phrase: "a fechadura elétrica com memória",
    asks: ["fechadura elétrica memória", "fechadura memória", "fechadura elétrica com memória"],
    intent: "question",
    answers: {
      any: [
        "Vendemos e instalamos fechadura elétrica com memória em portão {em}: dado o pulso, ela fica destravada até alguém abrir a folha, e trava de novo ao fechar. A visita em casa parte de {price.preventive}, sem peças; fechadura e cabo são orçados pela foto da folha e do batente.",
        "A fechadura elétrica com memória fica destravada depois do pulso até a folha ser aberta, e a sem memória solta só enquanto o botão é apertado. Com memória é prática em portão longe da porta; sem ela é mais segura na rua. O valor instalado sai por foto; a visita em casa parte de {price.preventive}, sem peças.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Com ou sem memória", "Para quem serve cada uma"],
        slots: [
          ["Com memória: o visitante não precisa empurrar no instante em que você aperta."],
          ["Sem memória: se ninguém entra, o portão continua trancado."],
          ["Onde há criança ou rua movimentada, prefira a sem memória ou uma mola que feche a folha."],
        ],
      },
      {
        about: "visit",
        headings: ["O que conferir na troca", "Como é instalada"],
        slots: [
          ["Lado de abertura, tensão do interfone, em geral 12 V, e furo do batente precisam combinar."],
          ["A folha é alinhada antes, e no fim se testam o comando e a chave."],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "A fechadura com memória pode ficar aberta?",
        answers: ["Pode, se derem o pulso e ninguém abrir a folha: ela espera. Abra e feche para travar."],
      },
      {
        question: "Serve no meu interfone?",
        answers: ["Na maioria, sim: o pulso é o mesmo. A foto do aparelho confirma."],
      },
      {
        question: "Dá para tirar a memória?",
        answers: ["Em alguns modelos há um ajuste; nos outros, troca-se a fechadura."],
      },
      { question: "Abre sem luz?", answers: ["Pela chave, sim."] },
    ],
    photo: "fotos da fechadura atual, do batente e do interfone",
  },
  {
    id: "fechadura-destrava-e-nao-abre",
    broader: "fechadura",
    label: "Fechadura destrava e o portão não abre",
    phrase: "o portão que não abre com a fechadura destravada",
    asks: [
      ...combine(
        [
          "fechadura destrava",
          "fechadura solta",
          "fechadura funciona",
          "fechadura estala",
          "fechadura elétrica destrava",
          "fechadura elétrica solta",
          "fechadura elétrica funciona",
          "fechadura elétrica estala",
        ],
        ["portão não abre", "mas portão não", "portão preso", "folha não sai"],
      ),
      "fechadura abre portão preso",
      "fechadura abre folha não sai",
      "fechadura abre portão não sai",
    ],
    intent: "repair",
    answers: {
      any: [
        "Se a fechadura destrava e o portão não abre, quem prende é a folha, e não a fechadura: ela arriou e aperta o trinco no batente, raspa no piso ou falta a mola que a empurra ao destravar. Dê o comando puxando a folha de leve: abriu, é alinhamento ou mola, ajuste simples de uma visita.",
        "Fechadura que destrava com o portão parado está boa. Procure segundo trinco, ferrolho ou cadeado, folha caída e, no portão com motor, o motor que não saiu: mudo é comando, ronco é capacitor. Alinhar a folha e regular o trinco em casa parte de {price.preventive}, sem peças.",
      ],
    },
    sections: [
      {
        about: "causes",
        headings: ["O que segura a folha", "Fechadura solta, portão preso"],
        slots: [
          [
            "Dobradiça cansada deixa a folha cair milímetros, e o trinco prensado não sai do batente.",
            "Com a folha arriada, a lingueta recolhe mas raspa e prende.",
          ],
          [
            "A fechadura só libera; quem empurra é a mola ou a mão.",
            "Sem mola de expulsão, a folha fica encostada mesmo destravada.",
          ],
          ["Tinta, ferrugem e piso estufado também seguram.", "Folha pintada fechada cola no batente."],
        ],
      },
      {
        about: "check",
        headings: ["Teste com uma pessoa", "Alivie a folha e tente"],
        slots: [["Não use alavanca.", "Sem força: o teste é leve."]],
        steps: [
          "Puxe ou empurre a folha de leve e dê o comando.",
          "Procure ferrolho e segundo trinco.",
          "Olhe se a fresta é igual em cima e embaixo.",
          "Mande foto do trinco e da fresta.",
        ],
      },
    ],
    keep: ["visit"],
    questions: [
      {
        question: "Preciso de fechadura nova?",
        answers: ["Não, se ela destrava. O conserto é na folha ou na mola.", "Em geral não: alinhamento resolve."],
      },
      {
        question: "Posso limar o batente?",
        answers: [
          "Só depois de alinhar a folha; limar antes deixa folga e o portão bate.",
          "Não comece por aí. Dobradiça primeiro.",
        ],
      },
      {
        question: "E se só prende no calor?",
        answers: ["A folha dilatou: falta folga no batente.", "É dilatação; ajusta-se a folga do trinco."],
      },
    ],
    photo: "fotos da fechadura, do batente e da fresta da folha",
  },
];
