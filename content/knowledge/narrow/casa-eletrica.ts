import type { NarrowConcept } from "#domain/knowledge/concept.ts";
import { combine } from "./combine.ts";

/** Breaker, battery, weld and remote control: what people at home meet and wonder about. */
export const casaEletrica: NarrowConcept[] = [
  {
    id: "religar-o-disjuntor",
    broader: "disjuntor-cai",
    label: "Religar o disjuntor do portão",
    phrase: "religar o disjuntor do portão",
    asks: [
      ...combine(
        ["religar", "ligar de novo", "rearmar", "levantar", "armar"],
        ["disjuntor", "disjuntor portão", "disjuntor sozinho", "disjuntor posso", "chave geral portão"],
      ),
      "posso religar disjuntor",
      "disjuntor caiu posso ligar",
    ],
    intent: "question",
    answers: {
      any: [
        "Se o disjuntor do portão caiu, você pode religar uma única vez, com mãos e chão secos, ninguém perto da folha e sem cheiro de queimado. Se cair de novo, deixe desligado: há curto, fuga ou motor travado, e insistir pode dar choque ou incêndio.",
        "Pode ligar de novo o disjuntor que caiu uma vez só, e é seguro apenas com tudo seco e sem cheiro: desça a alavanca até o fim, espere um minuto e arme. Caiu outra vez, deixe desligado e peça a medição, porque há risco de choque e incêndio.",
        "Religar o disjuntor do portão sem risco é possível uma única vez, se não há água, faísca nem cheiro de queimado. Armou e segurou, teste de longe pela botoeira; caiu, não tente de novo, pois o curto pode causar choque ou incêndio.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["A única tentativa, passo a passo", "Como religar com segurança"],
        slots: [
          [
            "Antes, pense no que aconteceu: chuva dentro do motor, raio ou estouro pedem técnico, e não tentativa. Fora isso, siga a ordem.",
            "Houve água, estouro ou cheiro? Então pule a tentativa e chame. Nos outros casos, faça assim.",
            "Depois de chuva forte, raio ou estouro não se religa. Sem nenhum desses sinais, tente uma vez, nesta ordem.",
          ],
        ],
        steps: [
          "Confira se não há água no caminho, fio solto nem cheiro de queimado.",
          "Desça o disjuntor até o fim (desligado) e depois suba.",
          "Segurou: acione uma vez pela botoeira, olhando o portão de longe.",
          "Caiu ao armar: curto ou fuga na fiação.",
          "Caiu ao acionar: motor, capacitor ou folha presa.",
        ],
      },
      {
        about: "safety",
        headings: ["Quando não religar o disjuntor", "Sinais para deixar desligado"],
        slots: [
          [
            "Motor molhado, quadro quente, cheiro de queimado, faísca ou choque ao tocar o portão: a energia fica cortada até a medição. Ninguém encosta na folha de ferro.",
            "Com água, calor no quadro, faísca ou choque na folha, não arme. O ferro pode estar energizado, e todos ficam longe até o técnico medir.",
            "Deixe desligado se houve choque, faísca, cheiro ou água no motor. A folha metálica pode conduzir, então não a toque.",
          ],
          [
            "Não troque por disjuntor maior nem segure a alavanca: ele protege o fio da casa.",
            "Disjuntor maior não conserta nada, só deixa o fio aquecer sem proteção.",
            "Prender a alavanca ou subir o valor do disjuntor tira a defesa contra incêndio.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["Do que depende o preço do conserto", "Fio, placa, motor ou circuito novo"],
        slots: [
          [
            "O técnico mede quadro, fiação, placa e motor em separado, sem energia. Emenda e fio curto são os reparos baratos, de até {trade.smallRepair}; capacitor e placa custam mais, e circuito novo é o maior, pela distância.",
            "Cada trecho é medido desligado, até aparecer o que está em curto. Refazer emenda leva até {trade.smallRepair} e custa pouco; placa vem acima, e levar circuito próprio até o motor cresce com os metros.",
            "A busca vai por partes, do quadro ao motor. Na conta, emenda molhada é o menor valor, resolvida em até {trade.smallRepair}; depois vêm capacitor, placa e cabo novo até o quadro.",
          ],
          [
            "Motor em curto leva à troca, que em casa custa de {price.homeSwap}, com mão de obra, em até {shop.instalments} vezes no cartão.",
            "Se o enrolamento se foi, o motor trocado em residência fica de {price.homeSwap}, com o serviço, em até {shop.instalments} parcelas.",
            "Com o motor queimado, a troca residencial vai de {price.homeSwap}, já montado, e se divide em até {shop.instalments} vezes.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Caiu o DR, e não o disjuntor. Muda algo?",
        answers: [
          "Muda: o DR acusa fuga de corrente, com risco de choque. Religou e caiu, deixe desligado e chame.",
          "Sim. DR que desarma indica corrente escapando, em geral por umidade, e o ferro do portão pode dar choque.",
        ],
      },
      {
        question: "O portão perde a programação quando desligo o disjuntor?",
        answers: [
          "Os controles ficam gravados. Em algumas centrais o primeiro ciclo sai devagar, para reconhecer o percurso.",
          "Não perde os controles. Pode só andar devagar na primeira vez, enquanto reaprende o percurso.",
        ],
      },
      {
        question: "Qual disjuntor é o do portão?",
        answers: [
          "Desligue um por vez e veja qual apaga a central; depois marque com etiqueta. Em muitas casas ele divide circuito com a garagem.",
          "O que, desligado, deixa o portão sem resposta. Identifique com etiqueta, para não procurar numa emergência.",
        ],
      },
      {
        question: "Como uso o portão com o disjuntor desligado?",
        answers: [
          "De correr ou de abrir, reto, destrava-se com a chave e move-se na mão. Basculante com cabo, mola ou contrapeso suspeito não se solta.",
          "Na mão, se corre ou gira e está no prumo. O basculante fica parado quando há dúvida sobre cabos ou contrapeso, pois pode cair.",
        ],
      },
    ],
    photo: "a foto do quadro de luz fechado, com o disjuntor que cai, e da etiqueta do motor",
  },
  {
    id: "bateria-estufada",
    broader: "bateria",
    label: "Bateria do portão estufada",
    phrase: "a bateria estufada do portão",
    asks: [
      ...combine(
        ["bateria"],
        ["inchou", "inchada", "inchar", "estufada", "estufou", "estufar", "vazando", "vazou", "quente", "cheiro"],
      ),
      ...combine(["bateria nobreak"], ["inchou", "inchada", "inchar", "estufada", "estufou", "vazando"]),
    ],
    intent: "question",
    answers: {
      any: [
        "Bateria do motor do portão que estufou não é normal: ela chegou ao fim ou recebeu carga demais, e pode vazar ácido. Desligue o disjuntor e o nobreak, não fure nem aperte, ventile o lugar e peça a troca, com medição do carregador; a visita em casa parte de {price.preventive}, sem peças.",
        "Não é normal a bateria do motor ou do nobreak ficar estufada, e ela não volta: a troca é o único caminho. A causa é idade, calor ou carregador com tensão alta; até lá, tudo desligado e sem faísca por perto. Em residência, a visita sai a partir de {price.preventive}, fora as peças.",
        "Bateria selada do nobreak que vazou, ou estufou, não é normal e não se toca, porque o líquido é ácido. Mantenha nobreak e disjuntor desligados, o lugar arejado e peça a troca com o teste do carregador, que em casa começa em {price.preventive}, sem contar a bateria.",
      ],
    },
    sections: [
      {
        about: "safety",
        headings: ["O que fazer com a bateria inchada", "Cuidados até a troca"],
        slots: [
          [
            "Bateria selada inchada guarda gás e ácido, por isso se mantém distância e nenhuma chama por perto. O líquido queima a pele e não se limpa com a mão.",
            "Dentro dela há gás e ácido sob pressão: longe de fogo, de criança e de animal. Se vazou, não encoste no líquido.",
            "Trate-a com distância, porque pode soltar gás ou ácido. Nada de faísca ao lado, e o que vazou não se toca.",
          ],
        ],
        steps: [
          "Desligue o nobreak no botão e o disjuntor do portão.",
          "Ventile o lugar e afaste crianças, animais e qualquer chama.",
          "Não tente desinchar, furar, recarregar nem retirar.",
          "Se o ácido tocou a pele ou os olhos, lave com muita água e procure atendimento.",
          "Fotografe o rótulo de longe, para a peça igual.",
        ],
      },
      {
        about: "causes",
        headings: ["Por que a bateria incha", "Idade, calor ou carregador"],
        slots: [
          [
            "Com 2 a 4 anos, e antes em lugar quente, a bateria seca por dentro e esquenta ao carregar, até inchar. Motor em caixa ao sol apressa isso.",
            "A vida normal é de 2 a 4 anos, menos no calor. No fim dela, a carga esquenta a bateria, que estufa.",
            "Idade e calor são as causas comuns: depois de 2 a 4 anos ela aquece na carga e incha, mais cedo em caixa exposta ao sol.",
          ],
          [
            "Se a nova inchar em meses, o carregador da central ou do nobreak está com tensão alta e precisa de reparo. Por isso ele é medido na troca.",
            "Bateria nova estufada acusa o carregador, que dá tensão demais. Medir antes evita perder outra.",
            "Quando a recém-trocada também incha, o defeito é do carregador. A medição na mesma visita poupa a próxima bateria.",
          ],
        ],
      },
      {
        about: "replace",
        headings: ["Qual bateria colocar no lugar", "A troca da bateria"],
        slots: [
          [
            "A nova repete a tensão e o tipo selado, sem diminuir a capacidade; a mais comum é a de 12 V e 7 Ah. Motor de 24 V usa duas, e as duas se trocam, porque velha e nova juntas se estragam.",
            "Mesma tensão, mesmo tipo e capacidade igual, muitas vezes 12 V 7 Ah. Onde há duas em série, o par sai junto, para uma não arrastar a outra.",
            "Volts e tipo iguais, ampères-hora não menores: em geral 12 V e 7 Ah. Nos motores de 24 V trocam-se as duas, que trabalham juntas.",
          ],
          [
            "Bateria de carro não serve, porque solta gás e pede outro carregador. A velha vai para loja ou ponto de coleta, e nunca para o lixo comum.",
            "A automotiva fica fora, pelo gás e pelo carregador. Entregue a usada num ponto de coleta, que o lixo comum não pode receber.",
            "Não use a de carro, que libera gás e não combina com o aparelho. A retirada vai para coleta própria de baterias.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "O portão ainda funciona. Posso deixar?",
        answers: [
          "Não: inchada, ela pode vazar sobre a placa e queimá-la. Desligue e troque.",
          "Melhor não usar. O vazamento estraga a central, que custa bem mais que a bateria.",
        ],
      },
      {
        question: "Tenho de trocar as duas baterias?",
        answers: [
          "Em conjunto de duas, sim: velha e nova juntas se estragam.",
          "Sim, quando trabalham em série. A mais velha puxa a nova para baixo.",
        ],
      },
      {
        question: "O portão funciona sem a bateria?",
        answers: [
          "Em muitos motores, com a rede ligada, sim; em alguns de 24 V a central depende dela. O técnico diz se dá para usar até a troca.",
          "Depende do modelo. Motor ligado a nobreak pode precisar ser religado direto à rede.",
        ],
      },
      {
        question: "Posso tirar a bateria eu mesmo?",
        answers: [
          "Estufada ou vazando, não: há ácido e risco de curto nos polos. Deixe desligada até a troca.",
          "Não convém. O corpo inchado pode romper ao ser puxado.",
        ],
      },
    ],
    photo: "fotos do rótulo da bateria e do nobreak, tiradas sem tocar",
  },
  {
    id: "controle-esquenta",
    broader: "controle",
    label: "Controle do portão que esquenta",
    phrase: "o controle que esquenta",
    asks: [
      "pilha nova controle começou esquentar",
      ...combine(["controle"], ["esquenta", "esquentar", "esquentando", "quente", "esquentou", "fervendo", "derreteu"]),
    ],
    intent: "question",
    answers: {
      any: [
        "Não é normal o controle do portão esquentar, na mão ou no bolso: há botão preso transmitindo sem parar, pilha errada ou em curto, ou umidade na placa. Tire a pilha já e espere esfriar; se ele esquenta de novo com pilha nova, troque o controle, que é orçado pela foto, já gravado.",
        "Controle do portão esquentando tem curto, pilha invertida ou um botão preso que o bolso apertou. Retire a pilha, deixe esfriar e confira a tecla e os contatos. Esquentou outra vez com pilha nova, o controle se troca; a foto dos dois lados dá o modelo e o preço gravado.",
        "Quando o controle do portão esquenta na mão ou no bolso, a causa é botão preso, pilha em curto ou do tipo errado, ou água na placa, e isso não é normal. Sem a pilha, o aquecimento para. Teste com pilha nova e, se voltar, peça outro controle pela foto.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["O que conferir no controle quente", "Da tecla à pilha, na ordem"],
        slots: [
          [
            "Espere o controle esfriar antes de abrir e não encoste na pilha que estiver inchada ou vazando. Os passos levam poucos minutos.",
            "Só abra depois que esfriar. Pilha estufada ou com líquido se tira com um pano, longe do rosto.",
            "Com o controle já frio, a verificação é rápida. Use um pano se a pilha estiver inchada ou melada.",
          ],
        ],
        steps: [
          "Tire a pilha e veja se está inchada, vazada ou invertida.",
          "Confira se a tecla volta sozinha quando apertada.",
          "Procure oxidação ou umidade nos contatos e limpe com pano seco.",
          "Ponha pilha nova do mesmo tipo.",
          "Segure na mão por um minuto sem apertar: se esquentar, tire a pilha e troque o controle.",
        ],
      },
      {
        about: "causes",
        headings: ["Por que o controle esquenta", "Botão preso, pilha ou água"],
        slots: [
          [
            "A tecla presa mantém o transmissor ligado e descarrega a pilha em horas. Pilha de outra tensão ou posta ao contrário força a placa, e a umidade fecha curto entre os contatos.",
            "Com o botão afundado, ele transmite sem parar, aquece e acaba com a pilha no mesmo dia. O mesmo calor vem de pilha invertida, de tensão diferente da impressa ou de água entre os contatos.",
            "Transmitir o tempo todo, por causa de uma tecla que não volta, esquenta e seca a pilha. As outras causas são pilha do tipo errado, polaridade trocada e contato molhado.",
          ],
          [
            "Controle deixado ao sol no carro fica quente só por fora, o que é outra coisa, mas também encurta a vida da pilha.",
            "Já o calor do sol no painel do carro vem de fora e passa; mesmo assim, não o deixe ali.",
            "Sol no carro aquece a carcaça, sem defeito nenhum, embora estrague a pilha com o tempo.",
          ],
        ],
      },
      {
        about: "replace",
        headings: ["Trocar a pilha ou o controle", "Quando o controle não compensa"],
        slots: [
          [
            "A pilha é o conserto mais barato e você mesmo faz. Controle com placa molhada ou trilha queimada se troca, e o preço varia com o código: o de código fixo costuma custar menos que o rolante, que muda a cada toque.",
            "Comece pela pilha, que custa pouco. Se a placa do controle oxidou ou queimou, o novo precisa da mesma frequência e do mesmo código; em geral o fixo sai mais em conta que o rolante, o que se altera a cada uso.",
            "Pilha nova resolve quando a tecla e a placa estão boas. Senão, compra-se outro controle compatível, e os de código fixo tendem a ser mais baratos que os rolantes, de código variável.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "O controle quente pode pegar fogo?",
        answers: [
          "É raro, mas a pilha em curto aquece, incha e vaza. Sem a pilha o risco acaba, por isso retire-a antes de guardar.",
          "Dificilmente. O risco real é a pilha estufar ou vazar na mão ou no bolso, e tirá-la encerra o problema.",
        ],
      },
      {
        question: "Preciso gravar de novo depois de trocar a pilha?",
        answers: [
          "Não: a troca da pilha não apaga o cadastro. Só um controle novo precisa ser gravado na memória da central.",
          "O cadastro fica na central do portão, e a pilha não mexe nele. Gravação, só para controle novo.",
        ],
      },
      {
        question: "O portão abria sozinho e o controle estava quente. Tem relação?",
        answers: [
          "Tem: o botão preso manda comando sem parar. Tire a pilha e veja se o portão sossega; se continuar, outro controle ou a botoeira está em curto.",
          "Muito provável, porque a tecla travada envia o código o tempo todo. Sem a pilha dele, o portão deve parar de abrir à toa.",
        ],
      },
      {
        question: "Que pilha o controle usa?",
        answers: [
          "O código está impresso na pilha e dentro da tampa; são comuns a 23A, de 12 V, e a moeda de 3 V. Repita o mesmo código e a posição do sinal de mais.",
          "Veja o número gravado nela ou na tampa, como 23A, de 12 V, ou moeda de 3 V. Trocar por outra tensão pode queimar a placa.",
        ],
      },
    ],
    photo: "fotos do controle, frente e verso, e da pilha",
  },
  {
    id: "solda-do-portao-quebrou",
    broader: "solda",
    label: "Solda do portão quebrou",
    phrase: "a solda quebrada do portão",
    asks: [
      ...combine(
        ["solda"],
        [
          "estourou",
          "quebrou",
          "soltou",
          "trincou",
          "abriu",
          "rachou",
          "estourada",
          "quebrada",
          "trincada",
          "arrebentou",
        ],
      ),
      ...combine(["portão"], ["estourou solda", "solda estourou", "soltou solda", "descolou solda"]),
    ],
    intent: "repair",
    answers: {
      any: [
        "Se a solda do portão quebrou ou estourou, não use mais: desligue o disjuntor, afaste todos da folha e não amarre para continuar. A solda da dobradiça, do braço ou do suporte do motor nós refazemos na visita; a do quadro é serviço de serralheiro. Uma solda simples é o reparo mais barato, e o orçamento por foto é grátis.",
        "Portão que rachou a solda não pode ser usado até o técnico chegar, porque a folha ou a dobradiça pode soltar de vez. Corte a energia no disjuntor e deixe a área livre. Refazemos a solda do braço, da dobradiça ou do suporte do motor; quadro e chapa são do serralheiro. Mande fotos de longe para o orçamento grátis.",
        "Quebrou a solda da dobradiça ou do braço do portão? Pare de usar agora, desligue o disjuntor e não deixe ninguém perto, pois o próximo acionamento pode derrubar a folha. O técnico refaz a solda com a folha escorada e a placa desligada do circuito. Uma solda simples custa pouco; reforço ou peça nova são somados.",
      ],
    },
    sections: [
      {
        about: "safety",
        headings: ["O que fazer agora com a solda quebrada", "Até o técnico chegar"],
        slots: [
          [
            "O lugar da quebra muda o risco: dobradiça, roldana, cabo e braço seguram peso, e ali a folha pode cair. Numa grade ou num enfeite, o perigo é menor, mas o motor continua desligado.",
            "Onde a folha se apoia, como na dobradiça, na roldana ou no braço, a solda aberta é emergência. Se o trinco apareceu só na grade, há tempo para marcar, com o disjuntor desligado.",
            "Trate como emergência a solda que sustenta peso: dobradiça, cabo, roldana ou braço. Barra de grade solta preocupa menos, ainda que o portão deva ficar parado.",
          ],
        ],
        steps: [
          "Desligue o disjuntor e não acione, nem se o portão parecer firme.",
          "Afaste pessoas, animais e carro da folha.",
          "Fotografe de longe o ponto e o portão inteiro, sem ficar embaixo.",
          "Não amarre com arame, não calce e não empurre a folha.",
          "Se for basculante ou guilhotina, não destrave: espere o técnico.",
        ],
      },
      {
        about: "causes",
        headings: ["Por que a solda do portão estoura", "O que faz a solda quebrar de novo"],
        slots: [
          [
            "A solda costuma cansar com pancada no fim do percurso, quando o fim de curso, o sensor de parada, está fora do ponto ou falta batente. Folha arriada também puxa o cordão para baixo a cada abertura.",
            "Batidas repetidas no batente são a causa comum: o sensor de fim de curso parou de avisar a hora certa e o motor empurra até o metal. O peso de uma folha caída faz o mesmo, mais devagar.",
            "Na maioria dos portões, o que estoura a solda é a pancada no fim, por batente ausente ou fim de curso mal regulado. Uma folha que arriou trabalha torta e força o mesmo ponto.",
          ],
          [
            "Outro motivo é a ferrugem por dentro do tubo, que deixa o cordão preso em metal podre. Se soldou e soltou de novo, corta-se o trecho ruim e põe-se chapa de reforço antes da solda.",
            "Há ainda o tubo comido por dentro, onde soldar por cima não segura. Quando o ponto já quebrou uma segunda vez, troca-se o pedaço e acrescenta-se um reforço.",
            "Metal enferrujado também não dá apoio à solda nova, e é por isso que ela solta em semanas. O reparo que dura troca o trecho podre e distribui a força numa chapa.",
          ],
        ],
      },
      {
        about: "visit",
        headings: ["Como se refaz a solda com motor instalado", "Solda, reforço e regulagem"],
        slots: [
          [
            "A central é desligada e desconectada antes do primeiro ponto, porque a corrente da máquina de solda queima a placa. Depois se confere o esquadro da folha e se regula de novo a parada do motor.",
            "Antes de soldar, o técnico tira a placa do circuito, já que a corrente da máquina passa pelo portão e a queima. Com a solda fria, a folha é posta no esquadro e o percurso, regulado.",
            "Placa ligada durante a solda é placa queimada, então ela sai do circuito primeiro. No fim, verifica-se se a folha anda reta e acerta-se o ponto em que o motor para.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["O que muda o preço da solda do portão", "Do que depende o valor da solda"],
        slots: [
          [
            "Não há tabela, mas a ordem é clara, do mais barato ao mais caro.",
            "O valor cresce com o metal trocado e com o trabalho de escorar a folha.",
            "Peça o orçamento separado por item, na ordem abaixo.",
          ],
        ],
        bullets: [
          "Refazer um cordão em ferro, no local: o mais barato",
          "Chapa de reforço ou dobradiça nova: soma material",
          "Alumínio e inox: pedem soldador e máquina próprios",
          "Folha a desmontar ou trecho podre a cortar: o mais caro",
          "Regular força e parada do motor: visita a partir de {price.preventive} em casa, sem peças",
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Posso soldar eu mesmo com o motor ligado?",
        answers: [
          "Não. A corrente da máquina volta pela placa e a queima, e a folha sem apoio pode cair durante o serviço. A central precisa sair do circuito antes.",
          "Não faça isso: além da placa queimada, há o risco de a folha descer enquanto você trabalha. Solda em portão pede escora e central desconectada.",
        ],
      },
      {
        question: "Vocês soldam ou é serviço de serralheiro?",
        answers: [
          "Fazemos o que é ligado ao motor: braço, suporte, dobradiça e batente. Quadro torto, chapa e barra da folha são do serralheiro, e depois voltamos para regular o motor.",
          "Depende do ponto. Suporte do motor, braço e dobradiça são conosco; refazer o quadro ou a chapa cabe ao serralheiro, com o motor regulado em seguida.",
        ],
      },
      {
        question: "Quanto tempo leva refazer a solda?",
        answers: [
          "Um ponto de fácil acesso leva até {trade.smallRepair}, com a regulagem. Trecho podre, folha para escorar ou metal diferente de ferro pedem mais tempo, combinado no orçamento.",
          "Cordão simples é serviço de até {trade.smallRepair}. Quando a folha precisa sair ou há metal a cortar, o prazo cresce e você sabe antes.",
        ],
      },
      {
        question: "A solda tem garantia?",
        answers: [
          "Sim: todo reparo tem os 90 dias da lei. A garantia cobre o serviço feito, por isso a causa, como falta de batente ou folha arriada, é corrigida junto.",
          "Tem a garantia da lei, de 90 dias. Para o ponto durar além disso, corrigimos na mesma ida a pancada ou o peso que o quebrou.",
        ],
      },
    ],
    photo: "fotos do ponto da solda e do portão inteiro, tiradas de longe",
  },
  {
    id: "abre-com-qualquer-controle",
    broader: "clonado",
    label: "Portão que abre com qualquer controle",
    phrase: "o portão que abre com qualquer controle",
    asks: [
      "abre controle nunca gravado",
      "controle alarme carro abre portão",
      "portão abre controle tv",
      "controle tv abre portão",
      "portão abre controle televisão",
      ...combine(
        ["abre", "abrindo", "abriu"],
        [
          "qualquer controle",
          "com qualquer controle",
          "outros controles",
          "controle de outro",
          "controle de todo mundo",
        ],
      ),
      "abre controle televisão",
      "abre controle tv",
      "abre controle carro outro",
    ],
    intent: "question",
    answers: {
      any: [
        "O portão que abre com qualquer controle tem código fixo igual ao de outros, controles antigos na memória ou a central presa no modo de gravar. A solução é apagar a memória, regravar só os controles da casa e passar a código rolante. Até lá, à noite, feche o portão e desligue o disjuntor.",
        "Não deveria, porque o portão automático só abre com os controles gravados na memória. Se o de outros abre, o código é fixo e repetido, ou a central está gravando todo controle que recebe. O técnico limpa a memória, regrava os seus e instala código rolante, com o valor informado antes.",
        "Controle de TV não abre portão, porque a televisão usa luz infravermelha e o portão, rádio; se ele abriu na mesma hora, outra causa o acionou. Se também abre com qualquer controle de portão, o código é fixo, e a solução é apagar a memória e instalar um receptor de código rolante.",
      ],
    },
    sections: [
      {
        about: "causes",
        headings: ["Por que outros controles abrem", "Código igual, memória ou modo de gravação"],
        slots: [
          [
            "Em controle de chavinhas, todas ligadas ou todas desligadas é a combinação de fábrica, que muita gente mantém, e por isso vizinhos têm o mesmo código. Controles de antigos moradores também funcionam até serem apagados.",
            "A combinação de fábrica das chavinhas é igual em muitas casas, o que faz um portão atender ao controle do outro. Também abrem os de quem morou ali antes, se ninguém limpou a memória.",
            "Chavinhas deixadas como vieram de fábrica repetem o código de muitos vizinhos. Além disso, a memória guarda todo controle já gravado, inclusive o de quem se mudou.",
          ],
          [
            "Se a central tem o botão de gravar preso, ela cadastra qualquer controle apertado por perto. E o portão que abre sozinho, bem na hora em que se aperta o controle da TV, pode ter botoeira molhada.",
            "Um botão de aprender travado na placa faz com que ela grave todo controle usado por perto. Já a abertura que coincide com a televisão costuma vir de botoeira com umidade ou de outro controle.",
            "Outra causa é a placa presa no modo de aprender, que aceita qualquer controle. Quando a coincidência é com a TV, procure botoeira molhada ou botão de controle preso.",
          ],
        ],
      },
      {
        about: "check",
        headings: ["Proteja a casa e limpe a memória", "O que fazer hoje"],
        slots: [
          [
            "Até a memória ser regravada, o portão não vale como tranca. Estes passos protegem a casa sem abrir o motor:",
            "Enquanto outros controles abrirem, conte com outra tranca. Nada aqui exige mexer na placa:",
            "Trate o portão como destrancado até o conserto. A proteção de hoje é cortar a energia e travar por dentro:",
          ],
        ],
        steps: [
          "À noite, com o portão fechado, desligue o disjuntor.",
          "Ponha ferrolho ou cadeado por dentro, com o motor desligado.",
          "Junte todos os controles da casa para o dia do serviço.",
          "Peça a limpeza da memória e a gravação só desses controles.",
          "Veja pela etiqueta do motor se ele aceita código rolante.",
        ],
      },
      {
        about: "visit",
        headings: ["Como o técnico resolve", "Memória limpa e código rolante"],
        slots: [
          [
            "O técnico apaga a memória, confere se o botão de gravar está solto e cadastra os seus controles um a um. Se a placa é de código fixo, liga-se a ela um receptor de código rolante, que muda a cada aperto, e o motor continua o mesmo.",
            "A memória inteira é limpa, o modo de gravação é testado e só os seus controles são cadastrados. Em placa antiga, de código fixo, instala-se um receptor de código rolante, que nunca repete o sinal, sem trocar o motor.",
            "Primeiro o técnico zera a memória e vê se a placa não está presa em gravação; depois grava os controles da casa. Se o código é fixo, um receptor rolante à parte faz com que o sinal nunca se repita.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Um controle universal abre o meu portão?",
        answers: [
          "Só se copiar um controle seu de código fixo. Se o código é rolante, o universal precisa ser gravado na central.",
          "Sozinho, não. Ele precisa copiar um controle fixo, com o original em mãos, ou ser cadastrado na placa.",
        ],
      },
      {
        question: "Qualquer controle novo serve no meu portão?",
        answers: [
          "Não, porque a frequência e o tipo de código têm de ser os da central. O controle atual mostra qual é.",
          "Não. Compare a frequência, em geral 433 MHz, e o código, fixo ou rolante, com os da placa.",
        ],
      },
      {
        question: "Trocar para código rolante exige motor novo?",
        answers: [
          "Em geral não, porque um receptor de código rolante ligado à placa resolve, com controles novos.",
          "Não. O motor e a placa ficam, e mudam só o receptor do sinal e os controles.",
        ],
      },
      {
        question: "Como sei se o problema é código ou defeito?",
        answers: [
          "Tire a pilha de todos os controles por uma noite. Se o portão ainda abrir, suspeite de botoeira ou placa; se parar, era um controle.",
          "Peça a um vizinho que acione o controle dele enquanto você olha o portão. Se abre no mesmo instante, é código; se abre ao acaso, é botoeira, umidade ou placa.",
        ],
      },
    ],
    photo: "fotos de um controle, frente e verso, e da etiqueta do motor",
  },
];
