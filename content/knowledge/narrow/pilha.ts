import type { NarrowConcept } from "#domain/knowledge/concept.ts";
import { combine } from "./combine.ts";

export const pilha: NarrowConcept[] = [
  {
    id: "qual-pilha",
    broader: "pilha",
    label: "Qual pilha vai no controle",
    phrase: "a pilha certa do controle",
    intent: "question",
    asks: [
      "bateria controle [marca]",
      "bateria controle [marca] [modelo]",
      "qual pilha controle",
      "qual bateria controle",
      "que pilha usa",
      "que pilha vai",
      "pilha vai controle",
      "qual pilha vai",
      "pilha controle usa",
      "que pilha é",
      "pilha controle ppa",
      "pilha controle [marca]",
      "qual pilha controle [marca]",
      "qual bateria controle [marca]",
      "pilha controle garen",
      "pilha controle rossi",
      "pilha a23",
      "pilha 12v controle",
      "bateria cr2032 controle",
      "tipo pilha controle",
      "pilha 27a",
      "qual pilha usa controle",
      "pilha cr2032",
      "pilha cr2016",
      "pilha 23a",
      "bateria 12v controle",
      "pilha controle intelbras",
      "pilha controle peccinin",
      "modelo pilha controle",
      "bateria 27a",
      "bateria a23",
      "pilha cr2032 controle",
      "pilha cr2016 controle",
      "pilha 23a controle",
      "pilha a23 controle",
      "pilha 27a controle",
      "bateria a23 controle",
    ],
    answers: {
      any: [
        "A CR2032 serve no controle de portão que já usa uma igual: é a moeda de 3 V, de 20 mm de largura por 3,2 mm de espessura. Ela não entra no lugar da A23, que é um cilindro de 12 V. Leia o código na antiga; a troca se faz em casa e não apaga o cadastro.",
        "A bateria do controle de portão é, na maioria, a A23 (ou 23A), de 12 V. Outros usam a 27A, mais fina, ou a moeda CR2032 ou CR2016, de 3 V. Abra o controle e compre a de mesmo código impresso na antiga. A troca se faz em casa e não apaga o cadastro.",
        "Na maioria dos controles de portão vai a pilha A23, também chamada 23A, de 12 V. Alguns usam a 27A, mais fina, ou a moeda de 3 V, CR2032 ou CR2016. Abra o controle e leia o código impresso na que está dentro. Trocar por uma igual não apaga o cadastro.",
        "No controle do portão vai, quase sempre, a pilha 23A (A23), um cilindro de 12 V. Outros usam a 27A, mais fina, ou a moeda de 3 V, CR2032 ou CR2016. O código está impresso na antiga. Sem ela, abra o controle: encaixe comprido com mola é de 23A ou 27A, e encaixe redondo e raso é de moeda. Trocar não apaga o cadastro.",
        "A bateria A27 não serve no lugar da A23 do controle: as duas têm 12 V, mas a A27 é mais fina, fica solta e falha no contato. Compre pelo código impresso na pilha antiga, que pode ser também a moeda CR2032 ou CR2016. O cadastro não se apaga na troca.",
      ],
      price: [
        "A pilha do controle, seja a 23A de 12 V, seja a moeda de 3 V, está entre as coisas mais baratas do portão e não tem mão de obra. O preço muda com a marca e com comprar uma só ou a cartela. Chaveiro, mercado e loja de elétrica vendem; leve a antiga para comparar o código.",
        "O preço da bateria do controle é dos mais baixos do portão: a 23A de 12 V e a moeda de 3 V se compram em chaveiro, mercado e loja de elétrica, e a troca se faz em casa. A unidade avulsa custa mais por pilha que a cartela, e a marca conhecida, mais que a sem nome. Leve a antiga para não trazer outra parecida.",
      ],
      "how-to": [
        "Para saber e trocar a pilha, abra o controle pela emenda ou pelo parafuso e leia o código na que está dentro, que pode ser A23, 27A, CR2032 ou CR2016. Compre a mesma e encaixe com o sinal de mais no lado marcado. O cadastro não se perde.",
        "Troque a pilha do controle pela do mesmo tipo, lido na antiga: A23 ou 27A, de 12 V, ou a moeda CR2032 ou CR2016, de 3 V. Fotografe a posição antes de tirar e encaixe com a mesma polaridade. Nada precisa ser gravado de novo.",
      ],
    },
    sections: [
      {
        about: "what",
        headings: ["A23, 27A, CR2032 e CR2016 lado a lado", "Como reconhecer a pilha do controle"],
        slots: [
          [
            "A A23 tem cerca de 10 mm de diâmetro por 28 mm de comprimento. A 27A tem o mesmo comprimento e só 8 mm de diâmetro. Na embalagem da A23 pode vir também MN21 ou V23GA.",
            "As duas cilíndricas têm uns 28 mm de comprimento e 12 V, mas a A23 mede 10 mm de grossura e a 27A, 8 mm. MN21 e V23GA são outros nomes da A23.",
            "O que separa as de 12 V é a grossura: 10 mm na A23, vendida também como MN21 ou V23GA, e 8 mm na 27A. O comprimento é quase igual, perto de 28 mm.",
          ],
          [
            "Nas moedas, o número indica o tamanho. As duas têm 20 mm de largura, a CR2032 com 3,2 mm de espessura e a CR2016 com 1,6 mm. Duas CR2016 empilhadas somam 6 V: só as use se o controle já veio com duas.",
            "A CR2032 e a CR2016 têm a mesma largura, 20 mm, e espessuras de 3,2 e 1,6 mm. Duas finas juntas dão o dobro da tensão e podem danificar o controle que não veio com duas.",
            "O código da moeda é a medida dela: 20 mm por 3,2 mm na CR2032 e 20 mm por 1,6 mm na CR2016. Duas da mais fina chegam a 6 V e só entram no aparelho feito para duas; em outro, podem queimá-lo.",
          ],
        ],
      },
      {
        about: "check",
        headings: ["Como trocar a pilha do controle", "Troca da pilha, passo a passo"],
        slots: [
          [
            "A troca não tem risco de choque, porque a tensão do controle é muito baixa. A gravação fica guardada no aparelho e na placa do portão, então dá para fazer sem pressa.",
            "Pode abrir o controle sem medo, já que ali não há tensão perigosa. O código continua gravado mesmo com o aparelho sem pilha.",
            "Não existe perigo de choque nessa troca. Sem pilha por alguns minutos, o controle mantém o código, e o portão ainda o reconhece.",
          ],
        ],
        steps: [
          "Abra a capa pela emenda ou pelo parafuso do verso.",
          "Leia o código impresso na pilha e fotografe a posição.",
          "Procure no encaixe o lado do sinal de mais.",
          "Ponha a nova, do mesmo código e dentro da validade.",
          "Teste perto do portão e depois da distância de costume.",
        ],
      },
      {
        about: "care",
        headings: ["O que gasta a pilha antes da hora", "Para a pilha nova durar"],
        slots: [
          [
            "Calor e botão apertado são o que mais gasta. O quebra-sol do carro esquenta demais, e na bolsa as chaves ficam acionando o controle. No aparelho de reserva, guarde a pilha fora, porque esquecida ela vaza nos contatos.",
            "A carga acaba cedo no carro ao sol e na bolsa cheia, onde algum objeto segura o botão. Controle que fica meses parado deve ficar sem pilha, para ela não vazar.",
            "Evite o painel do carro, que aquece muito, e o aperto entre chaves e moedas, que mantém o botão pressionado. Tire a pilha do controle de reserva, porque com o tempo ela pode vazar.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "A27 serve no lugar da A23?",
        answers: [
          "Não. A pilha A27 tem a mesma tensão da A23, mas é mais fina: fica solta no encaixe do controle e o contato falha.",
          "A bateria A27 não firma no lugar da A23, embora as duas sejam de 12 V, porque a grossura é outra. Compre a que está impressa na antiga.",
          "Não serve. A diferença de 2 mm no diâmetro deixa a A27 solta, e o controle passa a falhar.",
        ],
      },
      {
        question: "A23 e 23A são a mesma pilha?",
        answers: [
          "São a mesma: mudam as letras de cada fabricante, e o tamanho e os 12 V são iguais. O mesmo vale para A27 e 27A.",
          "Sim, a ordem das letras não muda nada. A23 e 23A são uma pilha só, de 12 V, assim como A27 e 27A são outra.",
          "São. Cada fabricante escreve de um jeito, e a pilha de 12 V é a mesma.",
        ],
      },
      {
        question: "A marca do controle diz qual é a pilha?",
        answers: [
          "Não com segurança: PPA, Garen e Rossi têm controles de tipos diferentes, com A23, 27A ou moeda. O código impresso na pilha é o que vale.",
          "Pela marca não dá para saber, porque o mesmo fabricante usa pilhas diferentes conforme o modelo. Abra o controle PPA, Garen ou Rossi e leia o código.",
          "Não. Dois controles da mesma marca podem usar pilhas diferentes, então abra e leia antes de comprar.",
        ],
      },
      {
        question: "De que lado fica o positivo?",
        answers: [
          "Siga o sinal de mais gravado no encaixe. Na moeda, o lado liso com a inscrição é o positivo; na cilíndrica, a ponta com o ressalto.",
          "O encaixe mostra o sinal de mais. A moeda fica com a face escrita desse lado, e a cilíndrica, com o ressalto. Invertida, o controle apenas não liga.",
          "O positivo da moeda é a face com o código escrito, e o da cilíndrica é a ponta com ressalto. Encaixe conforme a marca no controle.",
        ],
      },
      {
        question: "Pus pilha nova e o controle não abre. E agora?",
        answers: [
          "Confira o lado e a validade da pilha e se os contatos encostam. Se outro controle abre o portão, o defeito é deste. Se nenhum abre, é da placa ou da energia.",
          "Veja polaridade, validade e contato amassado ou esverdeado. Depois compare com outro controle: se só este falha, o problema é dele. Se todos falham, é do portão.",
          "Olhe a luz ao apertar. Apagada, o problema é pilha ou contato. Acesa, o controle precisa ser gravado de novo ou o receptor parou.",
        ],
      },
    ],
    photo: "uma foto do controle aberto, com a pilha ao lado e o código dela legível",
  },
  {
    id: "pilha-nova-e-so-de-perto",
    broader: "pilha",
    label: "Pilha nova e controle só de perto",
    phrase: "o controle que só pega de perto com pilha nova",
    asks: [
      "troquei pilha só perto",
      "troquei pilha só de perto",
      "troquei pilha controle perto",
      "troquei pilha colado",
      "troquei pilha só colado portão",
      "troquei pilha só encostado",
      "pilha nova só perto",
      "pilha nova controle só perto",
      "pilha nova não pega longe",
      "pilha nova alcance",
      "troquei pilha alcance",
      "troquei pilha não pega longe",
      "mesmo pilha nova só perto",
      "troquei bateria controle só perto",
      "bateria nova controle continua curto",
    ],
    intent: "repair",
    answers: {
      any: [
        "Se o controle só funciona de perto desde que você trocou a pilha, ela é de outro código, veio fraca ou não encosta no contato. Se nenhum controle da casa pega de longe, é a antena do portão. Compare com outro controle do mesmo ponto, porque o alcance normal chega a {trade.reach}.",
        "Coloquei pilha nova e o controle só abre encostado no portão: confira o código impresso na bateria, o lado do positivo e a mola do contato, e teste uma de outra cartela. Se os outros controles também só pegam de perto, a pilha nova não tem culpa, e o defeito é antena ou receptor.",
        "Controle com pilha nova que só pega de perto tem três causas comuns: bateria errada ou velha de prateleira, contato frouxo e antena do portão solta. O teste é ir ao mesmo lugar com outro controle: falhando só o seu, é pilha ou aparelho; falhando todos, é o receptor.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["Pilha, contato ou antena: como separar", "Descubra em cinco minutos"],
        slots: [
          [
            "Dois controles e um mesmo ponto da rua bastam para saber de que lado está a perda. Abrir a capa do controle é seguro.",
            "A comparação entre dois controles, feita do mesmo lugar, separa aparelho e portão. A pilha é de baixa tensão, então pode abrir a capa.",
            "Use outro controle da casa como referência e fique sempre no mesmo ponto. Abrir a tampa do controle não oferece risco.",
          ],
        ],
        steps: [
          "Veja se o código da pilha nova é igual ao da antiga.",
          "Confira o lado do positivo e se a mola encosta.",
          "Aperte e olhe a luz: fraca indica pilha ruim ou contato sujo.",
          "Do ponto em que antes abria, teste outro controle.",
          "Se nenhum pega, procure lâmpada ou câmera nova perto do motor.",
        ],
      },
      {
        about: "causes",
        headings: ["Por que o alcance cai com pilha nova", "O que encurta o sinal do controle"],
        slots: [
          [
            "Pilha guardada por anos perde carga na cartela: acende a luz, mas não dá força ao sinal. Modelos parecidos enganam, como 27A no lugar da 23A ou CR2016 no da CR2032, e o contato oxidado faz o mesmo efeito.",
            "A bateria velha de prateleira acende o LED e falha na hora de transmitir. Também acontece de entrar a errada, CR2016 por CR2032 ou 27A por 23A, ou de a mola ficar frouxa e suja.",
            "Uma pilha nova pode ter perdido carga na loja, e a luz acesa não prova força. Confunde-se ainda 23A com 27A e CR2032 com CR2016, e contato com zinabre rouba o resto.",
          ],
          [
            "No portão, o fio da antena solto ou encostado em metal encurta o alcance de todos os controles. Umidade no receptor e lâmpada LED barata por perto também, e a troca da pilha só coincidiu.",
            "Quando todos perdem alcance, olhe o portão: antena partida, receptor úmido ou fonte de LED nova fazendo ruído. Nesse caso a pilha foi coincidência.",
            "Já a queda geral, em todos os controles, vem do receptor molhado, da antena enrolada na caixa de metal ou de uma lâmpada nova por perto. A pilha entrou na história por acaso.",
          ],
        ],
      },
      {
        about: "visit",
        headings: ["Quando chamar o técnico", "O conserto e o que custa"],
        slots: [
          [
            "Com todos os controles fracos, o técnico refaz e afasta a antena, seca o receptor ou põe um receptor avulso, e mede o alcance com você na rua. O ajuste em casa parte de {price.preventive}, sem peças, e leva até {trade.smallRepair}.",
            "Se nenhum controle alcança, a visita refaz a antena, seca a placa do receptor ou instala um módulo separado. Custa desde {price.preventive} em residência, fora peças, e dura até {trade.smallRepair}.",
            "Para a falha geral, o serviço é na antena e no receptor, que pode ser trocado por um avulso. A ida com ajuste começa em {price.preventive} em casa, sem contar peças, e cabe em {trade.smallRepair}.",
          ],
          [
            "Falhando só um, já com pilha certa e contato limpo, trocar o controle costuma sair melhor que consertar. O de código fixo fica abaixo do rolante, e a etiqueta do motor mostra qual serve.",
            "Quando é só o seu, o controle novo compensa mais que a solda na placa dele. O preço muda com o código, fixo mais barato e rolante mais caro.",
            "Um único controle ruim se troca, porque reparar a antena interna raramente vale. O modelo, fixo ou rolante, define o preço.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Como saber se a pilha nova está boa?",
        answers: [
          "Veja a validade impressa e a luz firme ao apertar. Na dúvida, teste outra, de outra cartela: se o alcance melhora, a primeira estava fraca.",
          "Compare duas do mesmo código, compradas em lugares diferentes. A de 12 V, modelo 23A, e a de 3 V, CR2032, são as mais usadas em controle de portão.",
        ],
      },
      {
        question: "Preciso gravar o controle de novo depois da pilha?",
        answers: [
          "Não. Se ele abre de perto, continua gravado na central, e regravar não aumenta o alcance.",
          "Não precisa: o código fica na placa do controle e não se perde sem pilha. O que falta é força no sinal.",
        ],
      },
      {
        question: "Qual é o alcance normal de um controle?",
        answers: [
          "A referência é de {trade.reach} sem nada no caminho; com muro, carro e portão de chapa, bem menos. Abrir da esquina já é um bom resultado.",
          "Até {trade.reach} em campo aberto. Na rua, paredes e carros cortam boa parte disso.",
        ],
      },
      {
        question: "Dá para aumentar o alcance do portão?",
        answers: [
          "Dá: antena bem esticada, longe de metal, ou um receptor avulso com antena externa posto no alto. Isso melhora todos os controles de uma vez.",
          "Sim, no lado do portão. Levar o receptor para um ponto alto e fora da caixa de metal rende mais que trocar de controle.",
        ],
      },
    ],
    photo: "uma foto do controle aberto com a pilha no lugar, mostrando o código dela",
  },
  {
    id: "troquei-a-pilha-e-nao-funciona",
    broader: "pilha",
    label: "Troquei a pilha e não funciona",
    phrase: "o controle que não funciona com pilha nova",
    intent: "repair",
    asks: [
      "troquei pilha sem abrir",
      "troquei pilha continua sem abrir",
      "troquei pilha controle continua sem abrir",
      "troquei bateria continua",
      "troquei pilha controle continua igual",
      "trocou pilha parou abrir",
      "coloquei pilha nova não abre",
      "pilha nova não abre",
      "controle pilha nova não funciona",
      "não funciona depois trocar bateria",
      "controle não funciona depois trocar bateria",
      "troquei pilha não funciona",
      "troquei pilha não abre",
      "pilha nova não funciona",
      "troquei bateria controle não",
      "pilha nova controle não",
      "troca pilha parou",
      "depois trocar pilha controle",
      "trocar pilha não funciona",
      "trocar pilha controle não",
      "trocou pilha não",
      "mesmo pilha nova não",
      "pilha nova mesmo assim",
      "troquei pilha parou",
      "parou troquei pilha",
      "troquei bateria parou",
      "troquei pilha controle parou",
      "controle parou depois pilha",
      "parou depois trocar pilha",
      "parou funcionar troquei pilha",
      "controle parou funcionar troquei pilha",
      "troquei pilha continua",
      "troquei pilha não pega",
      "troquei pilha nada",
      "pus pilha controlinho mudo",
    ],
    answers: {
      any: [
        "Quando o controle não funciona mesmo com pilha nova, em geral a pilha está invertida, é do código errado ou não encosta no contato. Confira isso e olhe a luz do controle ao apertar. Se ela acende firme e o portão não responde, o defeito passa a ser do cadastro ou do receptor do portão.",
        "O controle que parou depois da troca da bateria quase sempre tem um problema de encaixe, como polo invertido, código errado ou mola que não encosta. Trocar a pilha não apaga o cadastro. Se a luz acende e o portão ignora, teste outro controle da casa para saber se a falha está no portão.",
        "Se a pilha é nova e o controle não funciona, a luz dele diz onde procurar. Luz apagada indica pilha fraca, invertida ou mau contato. Luz acesa indica controle descadastrado, controle com defeito ou receptor do portão parado; um segundo controle tira a dúvida.",
        "Depois de trocar a bateria, o controle do portão só volta a funcionar com a pilha do tipo certo, o lado positivo no lugar e o contato limpo. Confira os três primeiro, que é de graça. Se a luz acende e nenhum controle da casa abre o portão, quem falhou foi o receptor.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["O que conferir no controle, em ordem", "Polaridade, código e contato da pilha"],
        slots: [
          [
            "Faça os testes à vista do portão e com a passagem livre. Pilha guardada há anos também vem fraca, mesmo saindo da embalagem.",
            "Teste perto do portão e com ninguém no vão. Desconfie da pilha que ficou muito tempo na loja ou na gaveta, porque ela perde carga parada.",
            "Comece pelo que não custa nada, perto do portão e com o caminho livre. Pilha nova nem sempre é pilha boa, e um segundo exemplar de marca conhecida tira a dúvida.",
          ],
        ],
        steps: [
          "Compare o sinal de mais do encaixe com o da pilha.",
          "Confira o código impresso na pilha antiga. A23 e A27 são de 12 V. CR2032 e CR2016 são moedas de 3 V, e nenhuma substitui a outra.",
          "Limpe os contatos e, se a mola cedeu, puxe-a de leve para fora.",
          "Aperte o botão e veja a luz, que pode ficar firme, fraca ou apagada.",
          "Do mesmo lugar, teste outro controle e o botão da parede.",
        ],
      },
      {
        about: "causes",
        headings: ["O que a luz do controle mostra", "A luz acende e o portão não abre"],
        slots: [
          [
            "Se a luz não acende com a pilha certa, o contato está oxidado, o botão gastou ou o controle queimou. Se acende firme, a pilha está boa, e falta saber se o controle transmite e se a placa ainda o conhece.",
            "Sem luz, o problema está no próprio controle, do contato ao botão. Com luz, ele tem energia, e as suspeitas são o cadastro apagado, o transmissor do controle ou o receptor do portão.",
            "Luz apagada aponta para o contato, o botão ou o aparelho queimado. Luz acesa só mostra que há carga, porque o controle pode acender e não transmitir, ou transmitir e não ser reconhecido.",
          ],
          [
            "Se outro controle abre o portão, grave o seu de novo e, se não adiantar, troque o aparelho. Se nenhum abre, mas o botão da parede funciona, o defeito está no receptor, a parte da placa que recebe o sinal dos controles.",
            "Quando só o seu falha, a saída é gravar de novo e, se não resolver, comprar outro compatível. Quando todos falham e o botão da parede abre, quem parou foi o receptor da placa.",
            "Um segundo controle que funciona deixa o defeito no primeiro, que se regrava ou se troca. Se nenhum funciona e a botoeira da parede abre o portão, a suspeita é o receptor da central.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["Quanto custa resolver o controle ou o receptor", "Controle novo ou conserto no portão"],
        slots: [
          [
            "Limpar o contato e gravar de novo não exige peça. Se o defeito for do portão, a visita em casa parte de {price.preventive}, sem peças. O receptor ou a placa, que é o caso mais caro, só é trocado depois de medido.",
            "O mais barato é pilha e limpeza, que você mesmo faz. Depois vem o controle novo, que precisa ter a mesma frequência e o mesmo tipo de código do atual. Se for preciso ir ao portão, a visita em casa começa em {price.preventive}, sem peças.",
            "O controle novo custa menos que mexer na placa, desde que seja compatível com a central. Quando nenhum controle abre, a visita residencial custa a partir de {price.preventive}, fora peças, e a medição diz se é o receptor.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Trocar a pilha desprograma o controle?",
        answers: [
          "Não. O código fica gravado no chip do controle e na memória da placa, mesmo que ele passe horas sem pilha. Se parou logo depois da troca, procure o contato ou o polo invertido.",
          "Não desprograma, porque o cadastro está na placa do portão, que continua ligada. O que muda na troca é o encaixe, e é nele que se procura o defeito.",
          "Não, nos controles comuns o código não depende da pilha. Só um problema na placa, como queda de raio ou memória apagada, tira o cadastro.",
        ],
      },
      {
        question: "Pus a pilha ao contrário. Queimei o controle?",
        answers: [
          "Quase nunca. A maioria só deixa de ligar enquanto a pilha está do lado errado. Inverta, aperte e veja se a luz acende.",
          "Em geral não, porque o circuito apenas fica sem energia. Corrija a posição e, se a luz não acender, limpe os contatos antes de comprar outro.",
          "É raro queimar em poucos minutos. Vire a pilha e teste. Se ela ficou invertida por dias, pode ter descarregado, e vale usar outra nova.",
        ],
      },
      {
        question: "O contato da pilha está verde. Como limpo?",
        answers: [
          "Tire a pilha e passe um cotonete com álcool isopropílico, ou uma borracha escolar, até o metal brilhar. Deixe secar antes de montar. Se o metal se desfez, o controle precisa ser trocado.",
          "Sem a pilha, esfregue o contato com álcool isopropílico e escova macia e lave as mãos depois. Contato muito comido não conduz bem, e aí compensa um controle novo.",
          "O verde é oxidação do vazamento da pilha. Limpe com borracha escolar ou álcool isopropílico, sem molhar a plaquinha, e seque; se a mola quebrou, troque o aparelho.",
        ],
      },
      {
        question: "O teste muda em controle PPA, Garen ou Rossi?",
        answers: [
          "O teste é o mesmo em PPA, Garen e Rossi. Mudam o tipo de pilha, que está impresso nela, e o jeito de gravar, que depende da placa do portão.",
          "Não muda. O que varia entre Rossi, Garen e PPA é o código da pilha e o procedimento de gravação na central.",
          "A conferência serve para todas as marcas, porque pilha, contato e cadastro funcionam igual. Só a gravação segue o manual da placa de cada uma.",
        ],
      },
    ],
    photo: "uma foto do controle aberto com a pilha no lugar",
  },
  {
    id: "pilha-acaba-rapido",
    broader: "pilha",
    label: "Pilha que acaba rápido",
    phrase: "a pilha que acaba rápido",
    intent: "repair",
    asks: [
      "controle só funciona pilha nova",
      "controle portão funciona só pilha nova",
      "só funciona com pilha nova",
      "pilha acaba rápido",
      "pilha dura pouco",
      "pilha acaba mês",
      "pilha acaba um mês",
      "pilha controle acaba mês",
      "pilha acaba semana",
      "pilha dura um mês",
      "pilha acaba por quê",
      "pilha controle acaba sempre",
      "controle gasta pilha",
      "controle descarrega pilha",
      "pilha descarrega rápido",
      "bateria controle acaba rápido",
      "pilha acabando rápido",
      "pilha descarregando",
      "controle descarregando rápido",
      "controle descarrega rápido",
      "controle portão descarregando",
      "bateria controle descarregando",
      "bateria controle dura pouco",
      "controle acaba bateria rápido",
      "controle come pilha",
    ],
    answers: {
      any: [
        "Se o controle do portão só funciona com pilha nova, ele está gastando a pilha depressa ou exige carga cheia para transmitir, por botão preso, placa úmida ou contato sujo. Limpe os contatos, veja se a luz acende sozinha e use pilha na validade. Se a nova acaba em poucas semanas, o controle precisa ser trocado.",
        "A pilha do controle acaba rápido, em uma semana ou um mês, quase sempre por botão apertado sem querer, umidade na placa ou pilha velha de prateleira. Em uso normal, ela dura muitos meses. Ponha uma nova, deixe o controle parado e veja se a luz acende sozinha, sinal de botão preso.",
        "O controle descarrega a pilha em uma semana quando o botão fica preso transmitindo, quando a placa molhou ou quando a pilha já veio fraca. Deixe-o parado na mesa: a luz acesa ou piscando mostra o botão preso. Se o botão está bom, a placa está limpa e a pilha nova acaba do mesmo jeito, troque o controle.",
        "Se a pilha do controle do portão acaba em poucas semanas, o motivo comum é a tecla apertada na bolsa, a oxidação dentro dele ou a pilha ruim. Troque por uma nova, na validade, e observe a luz. Se gastar de novo, limpe a placa e só então pense em outro controle.",
      ],
    },
    sections: [
      {
        about: "causes",
        headings: ["O que esvazia a pilha do controle", "Botão preso, umidade ou pilha ruim"],
        slots: [
          [
            "A tecla apertada por chaves ou moedas transmite sem parar e gasta em dias o que duraria meses. A borracha gasta, que não volta, faz o mesmo sem ninguém perceber.",
            "Na bolsa cheia o botão fica pressionado e a carga some em dias. Em controle antigo, a borracha cansada mantém o contato fechado mesmo solto.",
            "O botão preso é a causa mais comum, por objeto em cima dele ou por borracha que já não volta. Como o controle transmite o tempo todo, a pilha não dura.",
          ],
          [
            "A placa que molhou ou recebeu vazamento da pilha consome corrente parada, porque o resíduo branco ou verde a conduz. Pilha guardada por anos ou exposta ao sol no painel do carro já começa com pouca carga.",
            "Umidade e resíduo de vazamento criam uma fuga de corrente, e a carga se vai mesmo sem uso. A pilha de estoque antigo ou aquecida no carro também parece nova e não está.",
            "A sujeira verde ou branca dentro do controle gasta a carga em repouso. Há ainda a pilha que já chega fraca, por validade no fim ou por calor do carro.",
          ],
        ],
      },
      {
        about: "check",
        headings: ["Como descobrir o que gasta a pilha", "Teste em casa, sem ferramenta"],
        slots: [
          [
            "O teste mostra em poucos dias se a culpa é do uso, da pilha ou do aparelho. Anote a data da troca e, se puder, compare com outro controle igual da casa.",
            "Em uma ou duas semanas dá para saber a causa. Marque o dia da troca e veja quanto a mesma pilha dura em outro controle da família.",
            "Basta observar com método: anote a data, use o mesmo tipo de pilha e tenha outro controle para comparar.",
          ],
        ],
        steps: [
          "Ponha uma pilha nova, na validade e do código certo.",
          "Deixe o controle parado e veja se a luz acende sozinha.",
          "Aperte e solte cada tecla e confira se ela volta.",
          "Tire a pilha, limpe a placa com álcool isopropílico e deixe secar.",
          "Guarde o controle longe de chaves e do sol e veja quanto a pilha dura.",
        ],
      },
      {
        about: "safety",
        headings: ["Pilha usada: crianças e descarte", "Cuidados com a pilha pequena"],
        slots: [
          [
            "A bateria moeda engolida queima por dentro em pouco tempo: leve a criança ao pronto-socorro na hora, mesmo que pareça bem. A pilha usada vai para ponto de coleta, e a que vazou se tira com papel ou luva.",
            "Não deixe a bateria moeda ao alcance de criança, porque engolida ela fere por dentro e exige hospital sem demora. Descarte no coletor de pilhas e não toque com a mão na que vazou.",
            "Se uma criança engolir a bateria moeda, vá ao hospital imediatamente. As pilhas gastas vão para o coletor de mercado ou loja, e a que estufou ou vazou se pega com luva ou papel.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Botão preso pode abrir o portão sozinho?",
        answers: [
          "Pode, e também bloqueia os outros controles enquanto transmite. Tire a pilha até resolver o botão.",
          "Sim. A transmissão contínua aciona o portão ou ocupa o receptor, e por isso convém deixar sem pilha.",
        ],
      },
      {
        question: "Apertar por muito tempo gasta mais?",
        answers: [
          "Gasta, e não aumenta o alcance. Um toque curto basta; espere o portão reagir.",
          "Sim, e sem vantagem, porque segurar só repete o mesmo código. Dê um toque e aguarde um segundo.",
        ],
      },
      {
        question: "Quanto tempo a pilha deveria durar?",
        answers: [
          "Em uso de casa, de muitos meses a mais de um ano, conforme os toques por dia e a qualidade. Durar só semanas é sinal de defeito.",
          "Bem mais que alguns meses, com uso normal. Se precisa trocar todo mês, há botão preso, umidade ou pilha ruim.",
        ],
      },
      {
        question: "Quando vale trocar o controle?",
        answers: [
          "Quando ele gasta a pilha parado, mesmo limpo e com o botão bom, porque a fuga de corrente da placa não tem conserto que compense. O novo precisa do mesmo código.",
          "Só depois de descartar botão e umidade. Se a pilha continua acabando, o controle novo sai mais barato que as trocas seguidas.",
        ],
      },
    ],
    photo: "uma foto do controle aberto, com a pilha e o código dela à vista",
  },
  {
    id: "trocar-pilha-desprograma",
    broader: "pilha",
    label: "Trocar a pilha desprograma?",
    phrase: "a troca da pilha e o cadastro",
    intent: "question",
    asks: [
      "pilha desprograma",
      "trocar pilha desprograma",
      "trocar pilha apaga",
      "trocar pilha perde",
      "trocar pilha reprogramar",
      "trocar pilha programar",
      "pilha perde programação",
      "bateria controle desprograma",
      "troca pilha desconfigura",
      "tirar pilha desprograma",
      "pilha perde código",
      "pilha controle desprograma",
      "trocar pilha controle desprograma",
      "trocar pilha controle apaga",
      "trocar pilha controle perde",
      "trocar pilha controle reprogramar",
      "trocar pilha controle programar",
      "controle perdeu programação pilha",
      "perdeu programação pilha",
      "perdeu programação troquei pilha",
      "desprogramou pilha",
      "desprogramou troquei pilha",
      "perdeu memória pilha",
      "controle perdeu código pilha",
      "controle desconfigura troca pilha",
      "cadastrar controle novo bateria nova",
    ],
    answers: {
      any: [
        "Não, trocar a pilha não desprograma o controle do portão. O código fica no chip do controle, e o cadastro fica na central. Se ele parou depois da troca, confira o lado do positivo, o tipo da pilha e o contato. Não é preciso programar de novo.",
        "Trocar a bateria não apaga o código do controle, nem que ele fique dias sem ela. Pilha nova, como a A23 ou a de moeda, na polaridade certa, e ele abre de novo sem programação. Falha logo depois é pilha invertida ou contato ruim.",
        "A troca de pilha não desconfigura o controle: ela só alimenta a transmissão, e a programação está na memória da central. Depois da pilha nova, não precisa reprogramar, e o defeito é o lado, o modelo ou a mola.",
      ],
    },
    sections: [
      {
        about: "what",
        headings: ["Por que o controle não se apaga sem pilha", "Onde fica gravado o código do controle"],
        slots: [
          [
            "O código do controle fica num chip que não precisa de pilha para guardar. A central guarda a lista de aceitos e nem percebe a troca.",
            "Sem pilha ele deixa de transmitir, mas não esquece. A lista está no receptor, ligado à rede.",
            "O chip mantém o código por anos. A central continua alimentada e não perde nada.",
          ],
          [
            "Em código rolante, que muda a cada aperto, o contador também fica gravado e segue de onde parou. Muitos apertos longe do portão, porém, podem desalinhar, e basta regravar.",
            "O contador do rolante fica no chip. Só centenas de apertos fora de alcance podem tirar do passo.",
            "O controle de código rolante continua de onde parou. O único risco é apertar muitas vezes longe do portão.",
          ],
        ],
      },
      {
        about: "check",
        headings: ["Parou depois da troca: o que conferir", "Teste em ordem depois da troca"],
        slots: [
          [
            "São verificações de um minuto, sobre a mesa e depois perto do portão. Pare no primeiro que resolver.",
            "Em um minuto se acha a causa, quase sempre o lado ou o contato.",
            "Faça na ordem, com a passagem livre no teste final.",
          ],
        ],
        steps: [
          "Confira o sinal de mais do encaixe e o da pilha.",
          "Compare o código da nova com o da antiga, como A23, 27A ou CR2032.",
          "Limpe os contatos e veja se a mola encosta.",
          "Aperte e olhe a luz: firme, fraca ou apagada.",
          "Com luz firme e sem abrir, teste outro controle.",
        ],
      },
      {
        about: "care",
        headings: ["Para a pilha durar mais", "Calor, bolsa e gaveta: o que gasta a pilha"],
        slots: [
          [
            "O calor do painel ao sol encurta a vida, e o botão apertado na bolsa transmite sem parar. Uma pilha dura de um a dois anos em uso normal.",
            "Sol no carro e chaves sobre o botão descarregam. O normal é um a dois anos.",
            "Evite o painel ao sol e o fundo da bolsa. Espere de um a dois anos por pilha.",
          ],
          [
            "No controle de reserva, guarde a pilha fora, para não vazar. Luz fraca é o aviso de que ela acaba.",
            "No controle que fica meses parado, guarde a pilha fora do encaixe. Quando a luz enfraquecer, troque a pilha.",
            "Guarde o controle de reserva sem pilha, porque ela vaza e oxida os contatos. Luz fraca ao apertar mostra carga no fim.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Quanto tempo o controle pode ficar sem pilha?",
        answers: [
          "O controle pode ficar sem pilha o tempo que for, porque o código permanece. Ponha a pilha nova e teste.",
          "Meses ou anos, sem problema, porque o chip guarda o código sem precisar de energia. Basta pôr a pilha nova.",
        ],
      },
      {
        question: "Preciso trocar a pilha depressa?",
        answers: [
          "Não. A lenda vem de aparelhos com relógio. No controle de portão não há pressa.",
          "Nenhuma pressa, já que nada se apaga. Limpe os contatos com calma e confira a posição antes de fechar.",
        ],
      },
      {
        question: "Por que o controle parou depois da troca da pilha?",
        answers: [
          "Na maioria das vezes, a pilha está invertida, é de modelo parecido ou o contato está oxidado.",
          "As causas comuns são pilha do lado errado, modelo só parecido ou mola que não encosta. Nenhuma pede programar de novo.",
        ],
      },
      {
        question: "A falta de luz na casa apaga o controle?",
        answers: [
          "Em geral não, porque a memória da central também não depende de energia. Só um surto forte pode danificar essa memória.",
          "Quase nunca, porque a memória do receptor é permanente. Só um surto forte, que queime a placa, faz perder o cadastro.",
        ],
      },
    ],
    photo: "fotos do controle aberto, com a pilha no lugar",
  },
  {
    id: "controle-sem-pilha",
    broader: "pilha",
    label: "Controle sem pilha",
    phrase: "o controle sem pilha",
    intent: "question",
    asks: [
      "controle sem pilha",
      "controle sem bateria",
      "sem pilha funciona",
      "sem pilha abrir portão",
      "abrir portão sem pilha",
      "acabou pilha controle",
      "pilha controle acabou",
      "pilha acabou abrir",
    ],
    answers: {
      any: [
        "Não, controle de portão sem pilha não funciona, porque é ela que alimenta a transmissão. O código, porém, não se perde, nem depois de meses. Ponha pilha nova do mesmo tipo, em geral A23 de 12 V ou CR2032 de 3 V, e ele volta a abrir na hora, ainda cadastrado.",
        "Sem pilha o controle não abre o portão, mas continua cadastrado: o código fica no chip dele e na central, e meses parado não o apagam. Até comprar a pilha, A23 ou CR2032 na maioria, use a botoeira, o interfone ou outro controle.",
        "Controle sem bateria não perde o código e também não transmite, então não dá para abrir o portão com ele. Troque pela pilha do código impresso na velha (A23 de 12 V ou moeda de 3 V são as comuns) e teste, que o cadastro está lá.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["Acabou a pilha: como abrir o portão", "Saídas enquanto o controle está sem pilha"],
        slots: [
          [
            "Comece pelo que não exige mexer no motor. O destravamento fica para falta de luz, e só em portão de correr ou de abrir, reto.",
            "Há quase sempre outra saída em casa. A chave do motor não é para isso, e basculante não se destrava.",
            "Escolha a mais simples. Destravar o motor não é preciso quando falta apenas a pilha.",
          ],
        ],
        steps: [
          "Use a botoeira da parede ou o botão do interfone.",
          "Peça o controle de outro morador.",
          "Use o aplicativo, se há módulo Wi-Fi.",
          "Compre a pilha com a mesma inscrição da antiga, como A23 ou CR2032.",
        ],
      },
      {
        about: "what",
        headings: ["O que a pilha faz e o que fica guardado", "Pilha e programação do controle"],
        slots: [
          [
            "A pilha alimenta o circuito que transmite, em geral em 433 MHz, a cada aperto. Sem ela o botão não gera sinal, nem encostado no motor.",
            "Só com energia o controle emite o sinal, em 433 MHz na maioria. Perto ou longe, sem pilha não há transmissão.",
            "Cada toque gasta um pouco da pilha para emitir em 433 MHz. Vazio, o aparelho fica mudo a qualquer distância.",
          ],
          [
            "O código está gravado no chip e na memória da central, que não dependem da pilha. Controle que não abre com pilha nova foi apagado da central ou tem contato oxidado.",
            "Nada se apaga ao tirar a pilha. Se com uma nova ele não abre, veja contato sujo ou cadastro apagado na placa.",
            "A memória não usa a pilha. Não abriu com a nova? Limpe os contatos e, se não der, regrave.",
          ],
        ],
      },
      {
        about: "care",
        headings: ["Para a pilha durar mais", "Calor, bolsa e gaveta: o que gasta a pilha"],
        slots: [
          [
            "Uma pilha dura em geral mais de um ano. Calor do painel do carro e botão espremido na bolsa acabam com ela em semanas, e tecla presa ainda pode abrir o portão.",
            "O normal passa de um ano. Sol no carro e tecla apertada por chaves esvaziam depressa e podem acionar o portão sem querer.",
            "Mais de um ano é o comum. Evite painel ao sol e bolsa apertada, que descarregam e acionam.",
          ],
          [
            "Controle de reserva se guarda sem a pilha, para ela não vazar e oxidar os contatos.",
            "Na gaveta, deixe a pilha fora do aparelho, na embalagem.",
            "Guardado por meses, melhor sem pilha, já que a velha vaza.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Controle no carro, pelo farol, usa pilha?",
        answers: [
          "Não, é alimentado pela bateria do carro e entra na central como mais um controle.",
          "Não usa. A energia vem do veículo.",
        ],
      },
      {
        question: "Posso usar pilha de outro tamanho?",
        answers: [
          "Não. A A27 é mais fina que a A23 e fica frouxa, e a CR2016 tem metade da altura da CR2032. Use o código da antiga.",
          "Não: tensão e encaixe precisam ser os mesmos.",
        ],
      },
      {
        question: "Onde compro e quanto tempo leva a troca?",
        answers: [
          "Mercado, farmácia e chaveiro têm as comuns. A troca leva um minuto, e choque não há.",
          "Em chaveiro ou loja de elétrica. É abrir, trocar e testar, em um minuto.",
        ],
      },
      {
        question: "Pilha nova e nada. E agora?",
        answers: [
          "Confira o lado do positivo e limpe os contatos com álcool isopropílico. Se a luz acende e não abre, falta cadastro ou o receptor parou.",
          "Veja a polaridade, o contato e teste outro controle, que separa controle de receptor.",
        ],
      },
    ],
    photo: "uma foto do controle aberto, com a pilha à vista",
  },
  {
    id: "trocar-pilha",
    broader: "pilha",
    label: "Trocar a pilha do controle",
    phrase: "a troca da pilha do controle",
    intent: "how-to",
    asks: [
      "trocar pilha",
      "trocar pilha controle",
      "troca pilha controle",
      "trocar bateria controle",
      "troca bateria controle",
      "como trocar pilha",
      "abrir controle trocar pilha",
      "colocar pilha controle",
      "trocar bateria controle qual modelo",
      "trocar pilha controle qual modelo",
      "trocar bateria qual usar",
      "trocar pilha qual usar",
      "como trocar bateria controle",
      "trocar bateria",
      "bateria controle trocar qual",
      "trocar pilha modelo",
      "trocar bateria modelo",
    ],
    answers: {
      any: [
        "Para trocar a pilha do controle, abra a capa pelo parafuso ou pela fenda, leia o código da pilha velha e ponha uma igual, com o positivo do mesmo lado. Leva um minuto, e o controle continua gravado no portão. Os modelos usados são A23, A27, CR2032 e CR2016.",
        "Para trocar a bateria do controle do portão, abra a capa, veja qual modelo está gravado na antiga e use um igual, com o positivo do mesmo lado. Pode ser A23 ou A27, de 12 V, ou as moedas CR2032 e CR2016, de 3 V. A programação não se perde.",
        "O controle do portão, de Garen ou de outra marca, abre por um parafuso ou por uma fenda na capa. Tire a pilha, leia o código e ponha outra igual, com o positivo do mesmo lado. A troca leva um minuto, e a programação fica guardada.",
        "Você mesmo troca a pilha do controle do portão, em um minuto e sem técnico. Abra a capa, fotografe a posição da pilha, compre outra com o mesmo código (A23, A27, CR2032 ou CR2016) e encaixe com o positivo do mesmo lado. Nada precisa ser gravado de novo.",
      ],
      price: [
        "Trocar a pilha do controle custa só a pilha, vendida em mercado, chaveiro e loja de material elétrico. A troca você faz em um minuto, sem técnico. Leve o código gravado na antiga, como A23, 27A ou CR2032.",
        "A troca da pilha do controle sai pelo preço da pilha, sem mão de obra. Chaveiro, mercado e loja de elétrica têm a A23, a 27A e as moedas CR2032 e CR2016; compre a de código igual.",
      ],
      question: [
        "Sim, você mesmo troca a pilha do controle em um minuto: abra a capa pelo parafuso ou pela fenda, leia o código da antiga (A23, A27, CR2032 ou CR2016) e ponha uma igual com o positivo do mesmo lado. A programação não se perde.",
        "A troca da pilha do controle se faz em casa: basta abrir, ler o código (A23, A27, CR2032 ou CR2016) e encaixar outra igual, respeitando o sinal de mais. O cadastro fica no controle e na placa.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["Como trocar a pilha, passo a passo", "Troca em um minuto"],
        slots: [
          [
            "Trabalhe sobre uma mesa clara, para não perder a mola nem o botão. Não há risco de choque, e o portão não precisa ser desligado.",
            "Bastam uma chave pequena, a pilha nova e boa luz. A tensão é muito baixa, e o portão pode continuar ligado.",
            "Abra com calma sobre a mesa, porque há peças pequenas. A pilha não dá choque, e o portão fica como está.",
          ],
        ],
        steps: [
          "Solte o parafuso do verso ou abra a fenda da capa.",
          "Fotografe a pilha no lugar, com o lado do positivo.",
          "Tire a velha e leia o código.",
          "Limpe os contatos com pano seco.",
          "Encaixe a nova, feche e teste à vista do portão.",
        ],
      },
      {
        about: "what",
        headings: ["Qual modelo de bateria usar", "A23, A27, CR2032 ou CR2016"],
        slots: [
          [
            "As de 12 V são cilindros curtos: a A23, também escrita 23A, tem cerca de 10 mm de grossura, e a A27 tem 8 mm e fica solta no lugar da outra. As de 3 V são moedas de mesma largura, e a CR2016 tem metade da espessura da CR2032.",
            "As de 12 V são cilindros, a A23 mais grossa e a A27 mais fina, e uma não serve no lugar da outra. As de 3 V são moedas, CR2032 e CR2016, e a mais fina fica solta onde vai a outra.",
            "Um cilindro curto de 12 V é A23 (23A) ou A27, que diferem na grossura. Uma moeda de 3 V é CR2032 ou CR2016, que diferem na altura, e por isso uma não substitui a outra.",
          ],
          [
            "O modelo não depende da marca do portão: Garen, PPA e outras usam mais de um tipo. Vale o código gravado na bateria que saiu.",
            "Pela marca não dá para saber, porque cada fabricante tem controles diferentes. O código da antiga é o que manda.",
            "Nenhuma marca usa a mesma pilha em todos os controles. Siga o que está escrito na velha.",
          ],
        ],
      },
      {
        about: "signs",
        headings: ["Quando a pilha já pede troca", "Sinais de pilha fraca"],
        slots: [
          [
            "Luz fraca, alcance menor e mais de um toque para abrir são os primeiros sinais. Compare com outro controle: se ele abre de longe, a pilha do primeiro acabou. Se nenhum abre, o problema é do portão.",
            "A distância encurta, a luz enfraquece e o botão precisa de dois toques. Outro controle tira a dúvida: se os dois falham, não é pilha.",
            "Ter de chegar perto, apertar duas vezes e ver a luz fraca indicam pilha no fim. Se um segundo controle também falha, o defeito está no portão.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Troquei e a luz acende, mas não abre. O que é?",
        answers: [
          "Teste outro controle. Se ele abre, o seu perdeu o cadastro ou quebrou, e gravar de novo costuma resolver. Se nenhum abre, o receptor do portão precisa de conserto.",
          "A luz acesa prova só que há energia. Se outro controle abre, grave o seu de novo. Se nenhum abre, o defeito está no receptor do portão.",
          "Pode ser cadastro apagado ou receptor com defeito. Se outro controle abre o portão, o problema é do primeiro.",
        ],
      },
      {
        question: "Por quanto tempo posso deixar o controle sem pilha?",
        answers: [
          "O tempo que precisar. O cadastro fica no chip do controle e na placa do portão, e nenhum dos dois depende da pilha.",
          "Sem limite: a memória do controle não usa a pilha, e o código volta como estava mesmo semanas depois.",
          "Quanto quiser. A pilha só alimenta a transmissão, e o código fica guardado sem ela.",
        ],
      },
      {
        question: "Onde compro a pilha?",
        answers: [
          "Chaveiros e lojas de material elétrico têm as cilíndricas. As moedas estão em quase todo mercado e farmácia. Leve a antiga para comparar.",
          "Em chaveiro, mercado, farmácia ou loja de material elétrico. Leve a antiga para comparar.",
          "As moedas se acham em mercado e farmácia, e a A23 e a A27, em chaveiro e loja de material elétrico. Leve a antiga.",
        ],
      },
      {
        question: "Por que a luz é fraca com pilha nova?",
        answers: [
          "O contato pode estar sujo ou oxidado, ou a pilha veio velha do estoque. Limpe os contatos, confira o lado do positivo e teste outra.",
          "A pilha pode ter vindo fraca ou o contato está sujo. Veja também se o positivo ficou do lado certo.",
          "Em geral é contato oxidado ou pilha parada há muito tempo na loja. Limpe, confira a posição e teste com outra.",
        ],
      },
    ],
    photo: "uma foto do controle aberto, com a pilha à vista",
  },
  {
    id: "quanto-dura-a-pilha",
    broader: "pilha",
    label: "Quanto dura a pilha do controle",
    phrase: "quanto dura a pilha do controle",
    intent: "question",
    asks: [
      "quanto em quanto tempo trocar pilha",
      "quanto em quanto tempo trocar pilha controle",
      "quanto em quanto tempo trocar bateria controle",
      "quanto em quanto tempo pilha",
      "cada quanto tempo trocar pilha",
      "cada quanto tempo trocar bateria controle",
      "quanto tempo dura bateria controle",
      "quanto dura bateria controle",
      "quanto tempo dura pilha",
      "quanto dura pilha",
      "quanto tempo dura pilha controle",
      "quanto dura pilha controle",
      "duração pilha controle",
      "duração bateria controle",
      "bateria controle dura",
      "pilha controle dura",
      "quando trocar bateria controle",
      "quando trocar pilha controle",
      "vida útil pilha controle",
      "vida útil bateria controle",
      "pilha controle fim da vida",
      "sei pilha controle no fim",
    ],
    answers: {
      any: [
        "A bateria do controle do portão dura, em geral, de 1 a 2 anos. Troque quando o alcance cair ou a luz enfraquecer, sempre por outra do mesmo código: A23 é um cilindro de 12 V e CR2032, uma moeda de 3 V, por isso uma não serve no lugar da outra.",
        "Troque a pilha do controle do portão a cada 1 a 2 anos, ou antes, se a luz enfraquecer e você precisar chegar perto para abrir. Seja A23 ou CR2032, compre a do código gravado na antiga. Quem abre muitas vezes por dia costuma trocar de ano em ano.",
        "Conte com 1 a 2 anos: esse é o tempo que dura a pilha, ou bateria, do controle de portão, seja A23 ou CR2032. Quem abre muitas vezes por dia troca mais cedo. Se o portão só abre de perto ou a luz do controle enfraqueceu, está na hora. A nova tem o mesmo código da antiga, e o cadastro não se perde.",
      ],
    },
    sections: [
      {
        about: "signs",
        headings: ["Sinais de que a pilha está no fim", "Pilha ou outra coisa?"],
        slots: [
          [
            "Antes de acabar, a luz escurece, o botão precisa de dois toques e a distância encurta, mais ainda no frio. Quem espera apagar de vez costuma ficar do lado de fora.",
            "Os avisos são luz mais fraca, alcance menor e toque repetido, piores em dia frio. Trocar nesse ponto evita ficar sem abrir.",
            "No fim da pilha, o controle perde alcance e brilho e falha no frio. É a hora de trocar, porque daí em diante ele pode parar a qualquer dia.",
          ],
          [
            "Compare com outro controle: se ele abre de longe, a pilha do primeiro acabou. Se os dois falham, a causa é o receptor ou a energia do portão.",
            "Um segundo controle confirma. Se ele abre normalmente, a causa é a pilha do primeiro. Se também falha, o defeito está no portão.",
            "Teste com outro controle, do mesmo lugar. Se só um falha, é a pilha. Se todos falham, é a placa, o receptor ou a energia.",
          ],
        ],
      },
      {
        about: "check",
        headings: ["Como trocar a pilha", "Troca em dois minutos"],
        slots: [
          [
            "Nada se apaga na troca, e só o lado da pilha precisa ficar certo. Ela custa pouco, e na embalagem o nome pode vir separado, como A 23 ou CR 2032, sem ser outra pilha.",
            "Basta uma chave de fenda pequena, e nenhuma memória se perde. A bateria custa pouco, e A 23 e A23, CR 2032 e CR2032 são só modos de escrever.",
            "A gravação continua no controle e na placa, e a pilha custa pouco. Na embalagem, A 23 e CR 2032 são as mesmas A23 e CR2032.",
          ],
        ],
        steps: [
          "Abra a capa e veja de que lado está o sinal de mais (+).",
          "Leia o código na antiga, como A23, A27, CR2032 ou CR2016.",
          "Limpe os contatos do controle com pano seco.",
          "Ponha a nova na mesma posição, sem dobrar o contato.",
          "Feche e teste de longe.",
        ],
      },
      {
        about: "care",
        headings: ["Para a pilha durar mais", "O que gasta a bateria antes da hora"],
        slots: [
          [
            "O botão pressionado por chaves ou moedas transmite sem parar e esvazia a pilha em dias. O painel do carro ao sol e a umidade encurtam a vida dela e oxidam os contatos.",
            "Na bolsa cheia o botão fica apertado e a carga some. Sol no painel do carro e umidade são o que mais estraga a pilha e o contato.",
            "Guarde o controle longe de chaves, de sol e de água, porque o botão preso gasta em dias e o calor ou a umidade acaba com o contato.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "A pilha acaba em semanas. O que é?",
        answers: [
          "Costuma ser botão preso, umidade na placa ou pilha velha de prateleira. Se a luz fica acesa sozinha, o controle precisa de conserto ou troca.",
          "Não é normal. Veja se o botão volta, se há oxidação e se a pilha era recente. Se gastar com o controle parado, troque-o.",
        ],
      },
      {
        question: "A27 serve no lugar da A23?",
        answers: [
          "Não, porque não encaixa: as duas são de 12 V, mas a A27 é mais fina e fica solta no contato.",
          "Não, porque a grossura é outra. Compre pelo código impresso na antiga.",
        ],
      },
      {
        question: "CR2016 serve no lugar da CR2032?",
        answers: [
          "Em geral, não. As duas têm 3 V, mas a CR2016 tem metade da altura e fica solta no contato.",
          "Não, porque é mais fina e não firma no contato. E não use duas CR2016 juntas, que dão 6 V e podem queimar o controle.",
        ],
      },
      {
        question: "Pilha mais cara dura mais?",
        answers: [
          "Há diferença entre marcas, mas a data conta mais. Prefira embalagem fechada e validade longa.",
          "Um pouco. O que mais pesa é ser recente, porque pilha parada anos na loja já perdeu carga.",
        ],
      },
    ],
    photo: "uma foto do controle aberto, com a pilha à vista",
  },
  {
    id: "onde-trocar-a-pilha",
    isAskedByName: true,
    broader: "pilha",
    label: "Onde trocar ou comprar a pilha do controle",
    phrase: "onde trocar a pilha do controle",
    asks: [
      ...combine(
        ["pilha", "bateria controle", "pilha controle"],
        [
          "onde trocar",
          "onde troco",
          "onde troca",
          "onde comprar",
          "onde compro",
          "onde vende",
          "onde encontro",
          "onde acho",
        ],
      ),
      ...combine(
        ["pilha controle", "bateria controle"],
        ["quem troca", "trocar perto", "comprar perto", "vende perto"],
      ),
    ],
    intent: "question",
    answers: {
      any: [
        "Onde trocar ou comprar a pilha do controle {em}: chaveiro, loja de material elétrico, mercado e farmácia vendem a bateria pelo código da antiga (A23, 27A, CR2032 ou CR2016). A troca leva um minuto, em casa, sem perder a programação. Se com pilha nova não abrir, gravamos outro controle.",
        "A bateria do controle de portão se compra em chaveiro, loja elétrica, mercado ou farmácia, e você mesmo troca a pilha em um minuto, pelo código escrito nela: A23, 27A, CR2032 ou CR2016. Quando acabou e a nova não resolve, o defeito é do controle, que nós trocamos e gravamos.",
        "Chaveiro troca bateria de controle na hora, e a pilha também se acha em loja de material elétrico, mercado e farmácia. Leve a antiga para comprar a mesma (A23, 27A, CR2032 ou CR2016). A programação fica, e se o portão não abrir com ela, vendemos o controle novo já gravado.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["Como trocar a pilha sem errar", "Do parafuso ao teste"],
        slots: [
          [
            "A troca não pede técnico: uma chave de fenda pequena e um minuto bastam. Não toque nos ajustes da plaquinha.",
            "Em casa mesmo, com uma chave pequena, a pilha sai e entra em um minuto. Segure a placa pelas bordas.",
            "Com a fenda certa, o controle abre sem quebrar. Faça sobre a mesa, para não perder mola ou tecla.",
          ],
        ],
        steps: [
          "Abra a capa pelo parafuso ou pela fenda lateral.",
          "Leia o código na pilha velha e compre a mesma.",
          "Encaixe com o positivo do mesmo lado e os contatos limpos.",
          "Feche e teste diante do portão: a luz deve acender forte.",
        ],
      },
      {
        about: "choose",
        headings: ["Qual pilha comprar", "O código certo da bateria"],
        slots: [
          [
            "A23 e 27A são cilindros pequenos, de 12 volts, que se parecem mas têm tamanhos diferentes. CR2032 e CR2016 são moedas de 3 volts, a segunda mais fina. Trocar uma pela outra dá mau contato.",
            "As cilíndricas A23 e 27A têm 12 volts e medidas próprias, e uma não serve no lugar da outra. Nas de moeda, de 3 volts, a CR2016 tem metade da espessura da CR2032.",
            "O código manda: A23 e 27A, cilindros de 12 volts, não são do mesmo tamanho; CR2032 e CR2016, moedas de 3 volts, mudam na espessura. A errada fica solta ou não entra.",
          ],
          [
            "Prefira pilha na validade e de embalagem fechada. Em uso comum ela dura cerca de um ano ou mais, e a luz fraca avisa antes do fim.",
            "Olhe a validade no blister, porque pilha velha de loja já vem fraca. No uso diário, a boa passa de um ano.",
            "Compre em cartela fechada e dentro da validade. Luz pálida e alcance menor mostram que está acabando, em geral depois de um ano ou mais.",
          ],
        ],
      },
      {
        about: "signs",
        headings: ["Quando não é a pilha", "Trocou a pilha e não abriu"],
        slots: [
          [
            "Luz acesa e portão parado, com pilha nova, é controle sem cadastro ou receptor com defeito. Teste outro controle da casa: se ele abre, o defeito é do seu. Se nenhum abre, é da central.",
            "Se a luz acende e nada acontece, o problema passou da pilha para o código ou o receptor. Outro controle do mesmo lugar tira a dúvida: falha só de um ou de todos.",
            "Pilha nova com luz normal e sem resposta aponta cadastro perdido ou receptor ruim. Compare com um segundo controle, que mostra se a falha está nele ou no portão.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Que loja troca a pilha na hora?",
        answers: [
          "Chaveiro, em geral: ele tem os códigos mais usados e abre o controle sem quebrar. Confira se a nova é igual à antiga.",
          "O chaveiro do bairro costuma trocar na hora. Relojoaria também tem as de moeda, CR2032 e CR2016.",
        ],
      },
      {
        question: "Trocar a pilha apaga a programação do controle?",
        answers: [
          "Não: o código fica gravado no controle e na central, mesmo sem pilha.",
          "Não apaga. Você pode deixá-lo dias sem bateria e ele volta a abrir o portão.",
        ],
      },
      {
        question: "Vocês vão ao endereço só para trocar a pilha?",
        answers: [
          "Não compensa: a pilha se troca em casa. Vamos quando o controle precisa ser substituído ou gravado, ou a central não responde.",
          "Para a pilha, não vale a visita. Ela se justifica se o controle morreu, perdeu o cadastro ou se nenhum abre o portão.",
        ],
      },
      {
        question: "A pilha acaba rápido. Por quê?",
        answers: [
          "Botão preso, que transmite o tempo todo, é a causa comum, junto com pilha vencida. Controle molhado também descarrega.",
          "Procure tecla afundada no bolso ou no chaveiro, pilha velha de loja e umidade na plaquinha. Com isso em ordem, ela passa de um ano.",
        ],
      },
    ],
    photo: "uma foto do controle, frente e verso, e da pilha que estava nele",
  },
];
