import type { NarrowConcept } from "#domain/knowledge/concept.ts";
import { combine } from "./combine.ts";

export const capacitor: NarrowConcept[] = [
  {
    id: "capacitor-qual-microfarad",
    broader: "capacitor",
    label: "Qual capacitor usar, em microfarads",
    phrase: "o valor do capacitor em microfarads",
    asks: [
      "capacitor µF",
      "capacitor uf",
      "capacitor mf",
      "qual capacitor",
      "capacitor microfarads",
      "capacitor microfarad",
      "capacitância",
      "quantos microfarads",
      "capacitor 10uf",
      "capacitor 12uf",
      "capacitor 25uf",
    ],
    intent: "question",
    answers: {
      any: [
        "O capacitor certo para o motor do portão tem os mesmos microfarads (µF) da peça original e tensão, em volts, igual ou maior. O valor vem na etiqueta, no manual ou na própria peça e muda com a potência e a tensão do motor: nos residenciais são comuns de 8 a 25 µF.",
        "Qual capacitor usar no motor do portão depende do valor de fábrica: repita os microfarads (µF) e nunca use volts a menos. Como a versão de 127 V pede mais que a de 220 V, um motor de mesmo nome pode levar outra peça; nos de casa, vão em geral de 8 a 25 µF.",
        "Capacitor de motor de portão não tem um número único: nos residenciais costuma ficar entre 8 e 25 µF, conforme potência e tensão. Vale o que está na etiqueta, no manual ou na peça antiga, com os mesmos microfarads e volts iguais ou maiores.",
        "O capacitor de 12 µF serve só no motor que pede 12 µF, o que a etiqueta, o manual ou a peça antiga confirma. Use a mesma capacitância e tensão, em volts, igual ou maior, porque microfarads a menos deixam o motor sem partida e a mais esquentam o enrolamento.",
        "O capacitor de 10 µF é para o motor que sai de fábrica com 10 µF, como diz a etiqueta, o manual ou a peça antiga. A tensão, em volts, pode ser igual ou maior, nunca menor, e não vale subir a capacitância para dar força.",
        "O capacitor de 25 µF vai apenas em motor que pede 25 µF, em geral de 127 V; confirme na etiqueta, no manual ou na peça antiga. Mantenha os microfarads e use volts iguais ou maiores, pois capacitância a mais aquece o enrolamento.",
      ],
      price: [
        "O preço do capacitor segue o valor em microfarads, em geral de 8 a 25 µF nos motores de casa, e ele está entre as peças mais baratas do motor. A visita que mede e regula parte de {price.preventive} em residência; peça e troca vêm somadas no orçamento, pela foto da etiqueta.",
        "Capacitor se cobra pelo valor em µF e pela tensão: nos motores de casa vai de 8 a 25 µF e custa bem menos que o motor. Conte com a visita de medição e ajuste a partir de {price.preventive}, mais a peça e a troca, orçadas juntas pela etiqueta.",
        "O capacitor de 12 µF para motor de portão está entre as peças mais baratas, e o preço muda com os volts e o fabricante. Só a peça é cobrada por unidade; com a troca, a visita de medição e ajuste parte de {price.preventive} em casa, e peça e mão de obra saem somadas pela foto da etiqueta.",
        "Preço de capacitor de 12 µF: é peça barata, cobrada por unidade, e varia pouco com a tensão, de 250 a 440 V. Quem quer a troca paga peça e serviço num orçamento só, por foto; a ida que mede e regula começa em {price.preventive} em residência, sem peças.",
        "O capacitor de 10 µF para motor de portão é peça barata, com preço por unidade conforme os volts e o fabricante. Para trocar, peça e serviço são orçados juntos pela foto da etiqueta; a visita de medição e ajuste parte de {price.preventive} em casa.",
        "O capacitor de 25 µF para motor de portão, comum em motor de 127 V, é cobrado por unidade e continua entre as peças baratas. Com a troca, soma-se o serviço, num valor só pela foto; a visita que mede e regula parte de {price.preventive} em casa, sem peças.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["Onde ler os microfarads certos", "Como descobrir o valor sem abrir o motor"],
        slots: [
          [
            "A peça traz os µF, a tolerância e a tensão escritos no corpo, mas fica sob a tampa e dá choque até desligada. Por fora, a etiqueta do motor leva ao mesmo valor.",
            "No corpo do capacitor estão a capacitância, a tolerância e os volts, só que ele fica dentro do motor e guarda carga. A etiqueta externa resolve sem abrir nada.",
            "Quem lê o corpo do capacitor é o técnico, porque a peça fica atrás da tampa e segura carga elétrica. Para você, a etiqueta do lado de fora chega ao valor.",
          ],
        ],
        steps: [
          "Fotografe a etiqueta do motor, com modelo, potência e tensão (127 V ou 220 V).",
          "Procure o capacitor na ficha do manual do modelo.",
          "Não abra a tampa para ler a peça.",
          "Sem manual, mande a foto: o valor sai pelo modelo.",
        ],
      },
      {
        about: "choose",
        headings: ["O que pode e o que não pode mudar", "Mesmos µF, volts iguais ou maiores"],
        slots: [
          [
            "Capacitância maior não dá força: aumenta a corrente, e o enrolamento esquenta e dura menos. Menor, a partida fica fraca, com zumbido e necessidade de empurrão.",
            "Subir os microfarads só faz o motor vibrar e aquecer, sem ganho de força. Com valor abaixo do original, ele zumbe, demora a sair e repete o defeito da peça velha.",
            "Pôr um capacitor maior para ajudar a folha pesada encurta a vida do motor pelo calor. O menor falha pelo outro lado: falta partida, e a folha só anda empurrada.",
          ],
          [
            "Os volts marcados, como 250 V, 380 V ou 440 V, são o limite que a peça suporta. Por isso uma de 440 V substitui a de 250 V, e o contrário estoura.",
            "Já a tensão impressa (250, 380 ou 440 V) é um teto de resistência. Pode subir de 250 para 440 V sem problema, mas descer estraga o capacitor.",
            "O número em volts diz quanto o capacitor aguenta: trocar 250 V por 380 ou 440 V está certo. Escolher um limite menor que o original termina em peça estourada.",
          ],
        ],
      },
      {
        about: "visit",
        headings: ["Como é a troca do capacitor", "Da medição ao teste"],
        slots: [
          [
            "O técnico corta a energia, descarrega a peça e mede a capacitância antes de trocar, porque folha pesada e tensão baixa imitam o defeito. No fim, abre e fecha o portão várias vezes para ver a partida firme.",
            "A troca começa pela medição, com o circuito desligado e a peça descarregada: capacitor bom não se substitui. Depois vêm vários ciclos e a conferência do peso da folha, que costuma gastar essa peça.",
            "Com o disjuntor desligado e a carga retirada, o capacitor é medido, e só o reprovado sai. O serviço termina com o portão testado nos dois sentidos e a folha sentida na mão.",
          ],
          [
            "Com a foto da etiqueta, o orçamento traz a peça e a troca num valor só, dito antes da visita. Em casa, quando a medição mostra que o capacitor está bom, paga-se apenas a visita com ajuste, a partir de {price.preventive}.",
            "Peça e mão de obra vêm juntas na proposta, feita pela etiqueta. Se o capacitor passa na medição e basta regular, o valor em residência é o da visita, que começa em {price.preventive}.",
            "Você recebe um total com a peça e o serviço antes da ida. Capacitor aprovado no teste não se troca, e então fica só a visita de regulagem, de {price.preventive} em diante numa casa.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Capacitor de 10 serve no lugar de 12 µF?",
        answers: [
          "Não é o indicado. A tolerância impressa na peça costuma ser de 5% ou 10%, e de 12 para 10 a diferença passa disso; a partida enfraquece.",
          "Evite: 10 no lugar de 12 foge da tolerância usual, de 5% ou 10%, e o motor perde força na saída. Use o valor do fabricante.",
        ],
      },
      {
        question: "Motor 127 V e 220 V usam o mesmo capacitor?",
        answers: [
          "Não. No mesmo modelo, a versão de 127 V pede capacitância mais alta que a de 220 V. Veja a tensão na etiqueta antes de comprar.",
          "Em geral cada tensão tem a sua peça, e a de 127 V leva mais microfarads. Confira na etiqueta se o motor é 127 V ou 220 V.",
        ],
      },
      {
        question: "Capacitor de ventilador ou de máquina de lavar serve?",
        answers: [
          "Só se for do tipo permanente, com os mesmos microfarads e volts iguais ou maiores. O de partida, comum em outras máquinas, não aguenta ficar ligado e estoura.",
          "Depende: precisa ser permanente e ter a mesma capacitância, com tensão igual ou acima. Capacitor só de partida não serve, porque queima quando fica energizado.",
        ],
      },
      {
        question: "Posso trocar o capacitor sozinho?",
        answers: [
          "Comprar, sim; trocar, não. Ele guarda carga mesmo com o disjuntor desligado e fica ao lado da placa, por isso o técnico o descarrega e mede antes.",
          "A compra é simples com o valor certo, mas a troca fica com o técnico. A peça dá choque depois de desligada e precisa ser descarregada com cuidado.",
        ],
      },
    ],
    photo: "uma foto da etiqueta do motor, com modelo e tensão legíveis",
  },
  {
    id: "capacitor-pela-tensao",
    broader: "capacitor",
    label: "Capacitor pela tensão do motor",
    phrase: "o capacitor para a tensão do motor",
    asks: [
      ...combine(
        ["capacitor", "capacitor motor", "capacitor [marca]"],
        ["220v", "220", "127v", "127", "110v", "110", "220 volts", "110 volts"],
      ),
      "capacitor [marca] [modelo] 220v",
    ],
    intent: "buying",
    answers: {
      any: [
        "O capacitor do motor de 220 V, ou de 127 V, é o que a etiqueta ou o manual indica: os mesmos microfarads (µF) e volts iguais ou maiores que os da peça original. No mesmo modelo, o de 127 V usa mais microfarads; vendemos com ou sem a troca, e a foto da etiqueta diz o preço.",
        "Qual capacitor para motor 1/4 HP de 127 V (o antigo 110 V) ou de 220 V depende do modelo, e não só da tensão: vale o µF da etiqueta ou da peça velha, em geral de 8 a 25. O de 127 V pede valor maior; com a foto da etiqueta dizemos qual é e quanto custa.",
        "Capacitor para motor [marca] de 220 V ou de 110 V (127 V) se compra pelos microfarads, escritos na etiqueta, no manual ou na peça antiga, com volts iguais ou maiores. Só a tensão da rede não basta, porque dois motores de mesma voltagem podem usar valores diferentes.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["O que os números do capacitor dizem", "Microfarads e volts: qual é qual"],
        slots: [
          [
            "O número em µF, ou uF, é o que o motor precisa para partir e não muda: a menos, ele zumbe parado; a mais, esquenta. Nos residenciais vai em geral de 8 a 25 µF.",
            "Microfarads (µF) não se trocam por outro valor, porque abaixo o motor não parte e acima o enrolamento aquece. Em motor de casa, são comuns de 8 a 25.",
            "A força de partida vem dos µF, e eles repetem a peça original. Valor menor zumbe, maior aquece; o usual em casa fica entre 8 e 25 µF.",
          ],
          [
            "O número em volts no corpo da peça é o máximo que ela suporta, por isso 380 V ou 440 V em motor de 220 V está certo. O tipo é o permanente, que fica ligado; o só de partida estoura.",
            "Já os volts impressos são um limite, e um de 440 V em motor de 220 V serve bem; menos que o original estoura. Escolha sempre o permanente, e não o de partida.",
            "Volts a mais não fazem mal, porque indicam só quanto a peça aguenta: 380 ou 440 V é normal em 220 V. Leve o permanente, já que o de partida não suporta ficar energizado.",
          ],
        ],
      },
      {
        about: "check",
        headings: ["Como achar o capacitor certo", "O que fotografar antes de comprar"],
        slots: [
          [
            "Não é preciso abrir o motor: a tampa esconde partes com energia, e o capacitor guarda carga mesmo desligado. Tudo se resolve pelo que está por fora.",
            "Por fora há o bastante, e a tampa fica fechada, porque o capacitor dá choque até com o disjuntor desligado.",
            "A etiqueta externa basta. Dentro, o capacitor segura carga e há rede elétrica, o que deixa a leitura da peça para o técnico.",
          ],
        ],
        steps: [
          "Fotografe a etiqueta do motor: marca, modelo, potência e tensão.",
          "Procure no manual do modelo o valor em µF.",
          "Se a peça velha já saiu, leia µF, tolerância e volts nela.",
          "Confirme antes de comprar: valor errado estraga o motor.",
        ],
      },
      {
        about: "visit",
        headings: ["Se quiser com a troca", "Como é a troca do capacitor"],
        slots: [
          [
            "O técnico desliga o circuito, descarrega a peça velha e mede, porque folha pesada e placa dão o mesmo sintoma. Depois da troca, o portão faz vários ciclos nos dois sentidos.",
            "A troca começa pela medição, com a peça já sem carga: se ela está boa, procura-se placa ou folha. No fim vêm aberturas seguidas de teste.",
            "Com a energia cortada, mede-se o capacitor descarregado, e só o ruim sai. O serviço termina com ciclos abrindo e fechando.",
          ],
          [
            "A visita em casa parte de {price.preventive}, mais a peça, das mais baratas do motor, e costuma levar menos de {trade.smallRepair}.",
            "Em residência a ida começa em {price.preventive}, e o capacitor, barato, se soma; em geral fica pronto em menos de {trade.smallRepair}.",
            "O valor da visita residencial sai a partir de {price.preventive}, fora a peça, que custa pouco, e o trabalho toma menos de {trade.smallRepair} quase sempre.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "O capacitor de outro motor de 220 V serve?",
        answers: [
          "Só se tiver os mesmos µF, tensão igual ou maior e for do tipo permanente. A tensão da rede, sozinha, não diz que ele serve.",
          "Depende dos microfarads, e não da marca: iguais, com volts iguais ou maiores, serve.",
        ],
      },
      {
        question: "Troquei o motor de 127 V para 220 V. Muda o capacitor?",
        answers: [
          "Muda, na maioria dos modelos: em 127 V a capacitância é mais alta que em 220 V. Confira no manual o valor da nova tensão.",
          "Em geral, sim. O manual traz um valor para cada tensão, e o de 220 V é menor.",
        ],
      },
      {
        question: "Como sei que o defeito é o capacitor?",
        answers: [
          "O sinal mais comum é o motor zumbir e não sair do lugar, nos dois sentidos. Folha presa dá o mesmo, por isso se mede antes.",
          "Motor que zumbe parado ou só anda com empurrão. Não insista: desligue o disjuntor.",
        ],
      },
      {
        question: "110 V e 127 V são a mesma coisa?",
        answers: [
          "Na prática, sim: o que muita gente chama de 110 V é a rede de 127 V. A peça se escolhe pelos µF do motor.",
          "A rede comum é de 127 V, ainda chamada de 110. O capacitor segue a etiqueta do motor.",
        ],
      },
    ],
    photo: "uma foto da etiqueta do motor, com modelo e tensão, e um vídeo curto do que ele faz",
  },
  {
    id: "capacitor-estourado",
    broader: "capacitor",
    label: "Capacitor estourado ou estufado",
    phrase: "o capacitor estourado",
    asks: [
      "estouro motor capacitor abriu",
      "capacitor explodiu",
      "capacitor estourado",
      "capacitor estourou",
      "capacitor vazando",
      "capacitor derretido",
      "estourou capacitor",
      "capacitor queimado",
      "capacitor queima sempre",
      "capacitor queima",
      "capacitor estoura sempre",
      "capacitor queimando",
      "capacitor queimou",
    ],
    answers: {
      any: [
        "Capacitor estourado ou estufado se troca por outro de mesmos microfarads e tensão igual ou maior, e em geral o motor se salva. Desligue o disjuntor, não abra a tampa e não toque, porque mesmo rompido ele pode dar choque; depois se procura por que o capacitor do portão explodiu.",
        "Se o capacitor do motor do portão estourou ou fez fumaça, desligue o disjuntor agora e não religue. Troca-se o capacitor, uma das peças mais baratas do motor, e corrige-se a causa: idade, calor, tensão errada ou folha pesada; rompido ou estufado, ele ainda pode guardar carga.",
        "Ouviu um estouro e o capacitor abriu? Corte o disjuntor e não ponha a mão, pois o capacitor rompido ainda dá choque. A peça estufada ou estourada não se aproveita: entra uma de mesmos microfarads, na mesma ida em que se descobre o motivo do estouro.",
      ],
      price: [
        "Trocar um capacitor estourado ou estufado custa a peça, das mais baratas do motor, mais a mão de obra, e fica muito abaixo da troca do motor, que em casa é de {price.homeSwap}. O valor muda com os microfarads e o modelo, lidos na etiqueta.",
        "O preço para resolver o capacitor que explodiu é o da peça com a troca, orçadas juntas pela etiqueta do motor. Se o enrolamento sofreu, o que é raro, compara-se com a troca completa em casa, de {price.homeSwap}, e você decide antes.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["O que fazer agora com o capacitor estourado", "Estourou: passos seguros"],
        slots: [
          [
            "O capacitor guarda energia mesmo aberto, e a resina que vaza irrita a pele. Tudo o que você faz é por fora.",
            "Mesmo rompido, ele pode dar choque, e o líquido que sai não se toca. Aja só por fora do motor.",
            "Não abra a tampa: há carga na peça e resíduo que irrita. Os passos são todos do lado de fora.",
          ],
        ],
        steps: [
          "Desligue o disjuntor do portão e deixe desligado.",
          "Não abra a tampa e não toque na peça.",
          "Se houver cheiro forte, abra a garagem e afaste as pessoas.",
          "Basculante fica travado; não use a chave.",
          "Fotografe a etiqueta do motor, por fora.",
        ],
      },
      {
        about: "causes",
        headings: ["Por que o capacitor do motor estourou", "Idade, calor ou peça errada"],
        slots: [
          [
            "Com os anos e o calor da caixa, o isolante seca, a peça incha e abre. Esse é o caso comum, e o estufado é o aviso antes do estouro.",
            "A causa mais frequente é a idade: o calor seca o isolante, o corpo estufa e um dia se rompe. Capacitor estufado já está no fim.",
            "Calor e tempo de uso fazem a peça inchar e depois abrir. Quem vê o capacitor estufado deve trocá-lo antes que exploda.",
          ],
          [
            "Quando estoura novo, o motivo é outro: tensão menor que a original, tipo de partida usado como permanente, surto na rede ou folha pesada. Sem corrigir, o próximo dura pouco.",
            "Peça nova que explode aponta erro: volts abaixo do original, modelo feito só para a partida, pico de energia ou motor forçando. A causa se acerta junto.",
            "Se estourou em pouco tempo, suspeite de tensão insuficiente, tipo trocado, surto ou portão pesado. Trocar sem medir repete o estrago.",
          ],
        ],
      },
      {
        about: "replace",
        headings: ["Só o capacitor ou o motor também", "A troca e como saber se o motor se salvou"],
        slots: [
          [
            "O técnico corta a energia, descarrega a peça e mede o enrolamento antes de ligar a nova, de mesmos microfarads e volts iguais ou acima. A troca leva até {trade.smallRepair}.",
            "Com o circuito desligado e a peça descarregada, mede-se o motor, e só então entra o capacitor de mesmo valor em microfarads, com tensão igual ou maior. São até {trade.smallRepair}.",
            "Primeiro descarga e medição, depois a peça nova: mesmos microfarads, tensão igual ou superior. O serviço não passa de {trade.smallRepair}.",
          ],
          [
            "Sem cheiro de verniz e sem disjuntor caindo, quase sempre basta o capacitor. Cheiro forte indica enrolamento queimado, e aí a troca do motor em casa fica de {price.homeSwap}.",
            "Se o disjuntor não cai e não há cheiro de queimado, o motor está bom. Queimado, ele se troca em casa por um de {price.homeSwap}, com mão de obra.",
            "O motor se salva na maioria das vezes. O sinal contrário é cheiro de verniz com disjuntor desarmando, e então a troca em residência vai de {price.homeSwap}.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Capacitor rompido ainda dá choque?",
        answers: [
          "Pode dar: a carga fica nos terminais mesmo com a caixa aberta. Só o técnico encosta, depois de descarregar com ferramenta própria.",
          "Sim, por isso ninguém toca. Desligar o disjuntor não esvazia a peça na hora.",
        ],
      },
      {
        question: "O capacitor estourado é o da placa ou o do motor?",
        answers: [
          "O do motor é um cilindro maior, com microfarads e volts na etiqueta; o da placa é pequeno e soldado. O da placa estufado pede reparo da central, e não só a peça.",
          "Depende do tamanho: o grande, com dois fios, é da partida do motor. Os pequenos, soldados na central, fazem parte dela e se trocam em bancada.",
        ],
      },
      {
        question: "Por que o capacitor estourou de novo em pouco tempo?",
        answers: [
          "Porque a causa ficou: valor ou tipo errado, tensão fora no ponto, folha pesada ou motor com defeito. Confira os quatro antes da próxima troca.",
          "Valor errado e portão pesado são os motivos mais comuns. Medir corrente e tensão evita a terceira troca.",
        ],
      },
      {
        question: "Faz mal respirar o cheiro do capacitor estourado?",
        answers: [
          "Ventile e não fique perto, sobretudo crianças. Não toque no resíduo; com mal-estar, procure atendimento.",
          "Melhor evitar: abra a garagem, afaste-se e não mexa na peça. Lave a pele com água e sabão se houve contato.",
        ],
      },
    ],
    photo: "uma foto da etiqueta do motor, sem abrir a tampa",
  },
  {
    id: "so-anda-com-empurrao",
    broader: "capacitor",
    label: "Só abre com empurrão",
    phrase: "o portão que só parte com empurrão",
    asks: [
      "portão precisa empurrão",
      "portão só anda ajuda mão",
      "só sai lugar tranco mão",
      "dar tranco abrir",
      "tenho dar tranco abrir",
      "correr dar tranco abrir",
      "precisa dar tranco abrir",
      "só abre empurrão",
      "só abre empurrando",
      "só anda empurrão",
      "só funciona empurrando",
      "precisa empurrar abrir",
      "precisa ajudar abrir",
      "empurrar pegar",
      "só abre ajudando",
      "só pega empurrando",
      "tem que empurrar",
      "só abre puxar",
      "só abre puxando",
      "só abre empurrar",
      "só anda puxando",
      "só pega tranco",
      "só pega empurrão",
      "pega no tranco",
    ],
    answers: {
      any: [
        "Portão que só abre com ajuda, e precisa empurrar ou dar um tranco pra pegar, costuma estar com o capacitor fraco: o motor recebe energia e não parte sozinho. Pare de empurrar com ele ligado, porque a folha arranca de repente; a visita para medir em casa parte de {price.preventive}, mais a peça.",
        "Motor que só pega no tranco tem pouca força de partida, quase sempre por capacitor no fim e, às vezes, por folha pesada. Desligue o disjuntor e não ajude com a mão; medir e trocar em residência sai a partir de {price.preventive}, sem contar a peça, das mais baratas do motor.",
        "Se o portão só abre se puxar ou empurrar, falta o impulso do capacitor, a peça que faz o motor começar a girar, ou a folha está pesada, o que também é causa comum. Cada ajuda aquece o enrolamento e põe a mão em risco; o técnico mede e troca, com visita a partir de {price.preventive} em casa, fora a peça.",
      ],
    },
    sections: [
      {
        about: "causes",
        headings: ["Por que ele precisa de ajuda para sair", "Capacitor fraco ou folha pesada"],
        slots: [
          [
            "O capacitor cria o impulso que põe o motor para girar. Fraco, deixa o eixo vibrando até que alguém vença a inércia; girando, o motor segue sozinho, e por isso o empurrão parece resolver.",
            "Sem o impulso do capacitor, o eixo só treme, e a sua ajuda faz o papel dele. Depois que parte, o motor anda normal, o que esconde o defeito.",
            "Quem dá a largada no motor é o capacitor. Gasto, ele não vence o peso parado da folha, e qualquer tranco de fora completa o que falta.",
          ],
          [
            "Se a peça mede bem, o peso é o suspeito: roldana presa, trilho sujo, dobradiça seca ou desequilíbrio. Tensão baixa na partida, por fio fino ou extensão, dá o mesmo sintoma.",
            "Quando o capacitor está bom, olham-se trilho, roldana e dobradiça, que prendem a saída, e a tensão do ponto, que cai com fio fino.",
            "Capacitor aprovado leva a procurar atrito na folha ou tensão fraca, comum em extensão e fiação fina.",
          ],
        ],
      },
      {
        about: "safety",
        headings: ["Por que não empurrar com o motor ligado", "O risco do empurrão"],
        slots: [
          [
            "A folha parte de uma vez, com a mão ou o pé de quem empurra no caminho. No basculante, ajudar é ficar embaixo do peso.",
            "O motor pega sem aviso e pode prensar quem está ajudando. Em folha que sobe, a pessoa fica justo sob ela.",
            "Quem empurra está no caminho da folha quando ela arranca. No portão que sobe, é pior: o peso fica acima da cabeça.",
          ],
          [
            "Além disso, cada segundo zumbindo parado aquece o enrolamento, e uma peça barata vira troca de motor, de {price.homeSwap} em casa.",
            "O motor parado e energizado esquenta, e insistir pode levar à troca dele, de {price.homeSwap} em residência, por causa de uma peça pequena.",
            "Há também o prejuízo: roncando sem girar, o enrolamento queima, e a troca em casa custa de {price.homeSwap}.",
          ],
        ],
      },
      {
        about: "check",
        headings: ["O que dá para conferir sem risco", "Antes de chamar: observe de longe"],
        slots: [
          [
            "Tudo se observa de fora, com o motor sem energia. Folha reta, trilho limpo e motor zumbindo apontam para o capacitor.",
            "Olhe sem tocar, depois de desligar o disjuntor. Se nada prende a folha e ele zumbiu parado, a suspeita é o capacitor.",
            "Com a energia cortada, veja o trilho e a folha. Nada preso, e motor que roncou, sugere falta de partida.",
          ],
        ],
        steps: [
          "Se o motor zumbiu e não girou, não acione outra vez.",
          "Desligue o disjuntor do motor.",
          "Olhe se há pedra no trilho, folha torta ou cabo frouxo; não destrave basculante.",
          "Fotografe a etiqueta do motor, sem abrir a tampa.",
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Até quando dá para usar assim?",
        answers: [
          "Não use. O capacitor cai de vez sem aviso, e o motor pode queimar antes; quem empurra corre risco a cada abertura.",
          "O ideal é parar já: o defeito só avança, e cada tentativa aquece o motor.",
        ],
      },
      {
        question: "Empurra para abrir, mas fecha normal. É capacitor?",
        answers: [
          "Pode ser ele ou o peso, porque no basculante a subida exige mais. A medição separa os dois.",
          "Talvez seja folha desequilibrada, que pesa só na subida. Mede-se o capacitor e sente-se a folha na mão.",
        ],
      },
      {
        question: "Quanto custa trocar o capacitor?",
        answers: [
          "É uma das peças mais baratas do motor, somada à visita, que em casa parte de {price.preventive}. A etiqueta dá o valor pelos microfarads.",
          "Pouco perto de um motor novo: a peça, conforme os microfarads, e a mão de obra da visita, a partir de {price.preventive} em residência.",
        ],
      },
      {
        question: "E se trocar e continuar igual?",
        answers: [
          "Então a causa é folha pesada, tensão baixa ou enrolamento cansado. Por isso se mede antes de trocar.",
          "Confere-se o peso da folha e a tensão na mesma visita, para não pagar peça à toa.",
        ],
      },
    ],
    photo: "uma foto da etiqueta do motor e outra do portão inteiro",
  },
  {
    id: "trocar-capacitor",
    broader: "capacitor",
    label: "Trocar o capacitor do motor",
    phrase: "a troca do capacitor do motor",
    asks: [
      "trocar capacitor",
      "troca capacitor",
      "como trocar capacitor",
      "substituir capacitor",
      "instalar capacitor",
      "ligar capacitor",
      "como ligar capacitor",
      "colocar capacitor",
      "trocar capacitor motor basculante",
      "trocar capacitor motor correr",
      "trocar capacitor motor deslizante",
      "conserto basculante capacitor",
      "trocar capacitor motor preço",
      "trocar capacitor motor valor",
      "trocar capacitor motor custa",
      "quanto custa trocar capacitor motor",
    ],
    answers: {
      any: [
        "A troca do capacitor do motor de portão cabe em uma visita: o técnico corta a energia, descarrega e mede a peça e põe outra de mesmos microfarads (µF). A visita em casa parte de {price.preventive}, mais a peça, das mais baratas; não troque sozinho, porque ela dá choque até com o disjuntor desligado.",
        "Trocar o capacitor resolve o motor [marca] que zumbe e não tem força na partida: entra uma peça de mesmos µF e tensão igual ou maior. O serviço é do técnico, porque o capacitor guarda carga, e em residência a visita começa em {price.preventive}, sem contar a peça, das mais baratas do motor.",
        "Para trocar o capacitor do motor, a peça nova repete os microfarads da antiga, com volts iguais ou maiores, e é montada com a energia cortada e a velha descarregada. Isso é com o técnico, pelo choque; em casa a ida sai a partir de {price.preventive}, e o capacitor, barato, soma à parte.",
        "Na substituição do capacitor do motor [marca], o técnico desliga o circuito, retira a carga da peça, mede e instala outra com os µF iguais, o que devolve a força de partida. Em casa paga-se a visita, a partir de {price.preventive} (sem peças), e o capacitor, barato; o risco de choque pede um profissional.",
        "Quando o motor [marca] ronca e não arranca, a troca do capacitor costuma devolver a partida, com uma peça do mesmo valor em microfarads e volts no mínimo iguais. É trabalho de técnico, pois ela acumula carga: visita residencial desde {price.preventive} (sem peças), e o capacitor à parte, entre os itens mais em conta.",
      ],
      price: [
        "Trocar o capacitor custa a visita, que em casa parte de {price.preventive}, sem peças, mais a peça, das mais baratas do motor. A foto da etiqueta dá o total antes da ida; motor inteiro, para comparar, fica de {price.homeSwap}.",
        "O preço da troca do capacitor soma visita e peça: em residência a visita começa em {price.preventive}, e o capacitor, dos itens mais baratos do motor, entra pelo valor em µF. Sai bem menos que um motor novo, de {price.homeSwap} instalado.",
        "A conta da troca do capacitor tem duas parcelas: a ida do técnico, desde {price.preventive} em residência e sem peças, e o componente, um dos mais em conta do motor. Com a etiqueta fotografada você sabe a soma antes; já o motor completo trocado custa de {price.homeSwap}.",
        "Você paga a visita, que na residência começa em {price.preventive} (sem peças), e o capacitor, cujo preço segue os microfarads e é dos menores do conjunto. Em comparação, substituir o motor inteiro fica de {price.homeSwap}, por isso vale medir primeiro.",
      ],
    },
    sections: [
      {
        about: "signs",
        headings: ["Sinais de que o capacitor precisa de troca", "Zumbido sem movimento: o sinal do capacitor"],
        slots: [
          [
            "O sinal clássico é o zumbido: o motor recebe energia, faz barulho e não gira, tanto para abrir como para fechar. Antes de parar de vez, sai lento ou só parte com ajuda.",
            "Você aciona, ouve um ronco grave e a folha fica parada nos dois sentidos. Dias antes, o portão já saía devagar ou falhava nas manhãs frias.",
            "Motor que vibra, zumbe e desiste, abrindo ou fechando, está sem força de partida. A fraqueza vem aos poucos, com saída lenta e falhas que vão e voltam.",
            "Repare no som: o motor zune, a folha não sai do lugar e isso se repete na abertura e no fechamento. Em muitos casos houve aviso, com partidas arrastadas ou que só davam certo na segunda tentativa.",
            "Sem o capacitor, que dá o impulso inicial, o motor só emite um zumbido e continua parado nos dois sentidos. O defeito cresce devagar: a saída perde força, piora no frio e, um dia, não acontece.",
          ],
          [
            "Insistir esquenta o enrolamento e pode transformar uma peça barata em troca de motor; por isso, desligue o disjuntor ao ouvir o ronco. Folha presa e tensão baixa imitam o defeito, e a medição separa.",
            "Cada tentativa aquece o motor parado, e o enrolamento pode queimar: corte a energia no primeiro zumbido. Como trilho, roldana e rede fraca dão o mesmo som, mede-se antes de trocar.",
            "Não fique apertando o controle, porque motor parado com energia queima e a conta sobe. E meça antes: um portão pesado ou a rede baixa fazem igual barulho.",
            "Pare de acionar e desligue o disjuntor, pois o motor travado esquenta e pode se perder por causa de uma peça de pouco valor. A medição ainda afasta os sósias do defeito, como tensão abaixo do normal e folha emperrada.",
            "O perigo de repetir o comando é queimar o enrolamento, que custa um motor. Com a energia cortada, espere a medição, que distingue o capacitor fraco de uma roldana presa ou de uma rede com pouca tensão.",
          ],
        ],
      },
      {
        about: "visit",
        headings: ["Como é a troca do capacitor", "Etapas da troca feita pelo técnico"],
        slots: [
          [
            "Com o disjuntor desligado e a ausência de tensão conferida, a peça é descarregada e medida; se está boa, fica. A nova é do tipo permanente, com os mesmos µF, presa e isolada longe da água.",
            "O técnico corta o circuito, confirma que não há tensão, descarrega e mede o capacitor, para não trocar o que está bom. Entra outro permanente, de capacitância igual, fixado e isolado.",
            "Primeiro o circuito é desligado e testado; depois a peça perde a carga e é medida. Reprovada, dá lugar a uma permanente de mesmos microfarads, bem presa e protegida da umidade.",
            "O serviço começa no disjuntor e no teste de tensão, segue com a descarga segura e chega à medida em µF. Se o valor caiu, monta-se um permanente equivalente, longe de água e com os terminais isolados; se não caiu, procura-se outra causa.",
            "Nada é trocado sem medida: cortada a energia e eliminada a carga, o aparelho lê a capacitância e mostra se ela diminuiu. O substituto tem valor idêntico, é do modelo permanente e fica fixo, seco e isolado.",
          ],
          [
            "Terminal frouxo é refeito na hora, e o portão abre e fecha várias vezes, com a corrente medida. Se a partida ainda sai fraca, conferem-se tensão e peso da folha antes de ir embora.",
            "No fim vêm várias aberturas, com medida de corrente e terminais reapertados. Partida fraca mesmo com peça nova leva a conferir a rede e a folha na mesma visita.",
            "Depois se refazem os contatos frouxos e se repetem os ciclos, medindo a corrente. Quando ainda falta força, a tensão e o peso do portão são vistos na hora.",
            "A conclusão é um teste com o portão em uso, em ciclos seguidos, lendo a corrente e apertando os contatos. Persistindo a fraqueza, o técnico investiga ali mesmo o peso da folha e a tensão.",
            "Feita a montagem, ele reaperta os conectores e manda a folha ir e voltar algumas vezes, de olho na corrente. Motor ainda sem vigor indica folha pesada ou rede baixa, que se verificam em seguida.",
          ],
        ],
      },
      {
        about: "safety",
        headings: ["Por que não trocar o capacitor em casa", "Choque com o disjuntor desligado"],
        slots: [
          [
            "O capacitor guarda carga depois de desligado, e o choque nos terminais é forte. Fazer curto com chave de fenda para descarregar solta faísca e fere.",
            "A peça segura carga mesmo sem energia na casa e dá um choque forte em quem toca os terminais. Descarregar com chave de fenda causa faísca e queimadura.",
            "Desligar o disjuntor não basta, porque a carga fica guardada dentro da peça. O curto com ferramenta, que muita gente faz, queima e machuca.",
            "Um capacitor funciona como reservatório: mesmo com a casa às escuras, ele pode descarregar na mão de quem encosta nos contatos. O velho truque da chave de fenda provoca um arco que queima.",
            "Cortada a energia, os terminais continuam perigosos, pois o capacitor conserva o que acumulou. Quem une os dois com metal para esvaziá-lo arrisca queimadura e estilhaço de faísca.",
          ],
          [
            "Há também o risco para o motor: microfarads a mais esquentam o enrolamento, a menos tiram a partida, e um fio trocado pode queimar a placa.",
            "O motor também corre perigo, já que um valor errado aquece o enrolamento ou deixa a partida fraca, e a ligação invertida estraga a placa.",
            "Peça de valor diferente estraga o enrolamento com o tempo, e um fio no lugar errado leva a central junto.",
            "Além de você, o equipamento sofre: com capacitância acima da indicada o motor aquece, abaixo dela não arranca, e a placa não perdoa fio invertido.",
            "E há o prejuízo na máquina, porque µF fora do indicado deixam a partida fraca ou o enrolamento quente, e um engano na fiação atinge a central.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Quanto tempo leva a troca do capacitor?",
        answers: [
          "Em geral menos de {trade.smallRepair}, com o teste do portão incluído. Parte desse tempo é medir, para confirmar a causa.",
          "Costuma ficar abaixo de {trade.smallRepair}. A troca em si é curta; o resto é medição e ciclos de teste.",
          "Cerca de {trade.smallRepair} ou menos. O que ocupa o técnico são as medidas antes e os ciclos depois, pois encaixar a peça é rápido.",
        ],
      },
      {
        question: "Onde compro o capacitor do meu motor?",
        answers: [
          "Nós vendemos, com ou sem a troca, pelo valor em µF que a etiqueta ou a peça antiga mostra. Loja de automação também tem.",
          "Pode comprar conosco ou em loja de automação, sempre com os microfarads do original. A etiqueta do motor basta para dizer qual é.",
          "Aqui mesmo ou em lojas do ramo. Leve os µF e a tensão gravados na peça, ou a foto da etiqueta, e a instalação é opcional.",
        ],
      },
      {
        question: "Troquei e o motor gira ao contrário. O que houve?",
        answers: [
          "Os fios do capacitor ou do motor ficaram invertidos. Desligue o disjuntor e não use: o fim de curso deixa de proteger, e a folha passa do ponto.",
          "A ligação ficou trocada. Deixe desligado até refazer, porque nesse estado o portão não para no fim do caminho.",
          "Houve inversão de fios na montagem. Corte a energia e aguarde a correção, pois o sensor de parada age no lado errado e a folha avança demais.",
        ],
      },
      {
        question: "Capacitor novo pode queimar logo?",
        answers: [
          "Pode, se a folha está pesada, a rede é fraca ou o valor em µF não é o do motor. Por isso a folha é testada na mesma visita.",
          "Sim, quando a causa do desgaste continua, como trilho sujo, contrapeso errado ou tensão baixa. Acertar a folha faz a peça durar anos.",
          "Acontece quando o motor segue forçado por folha dura, tensão fraca ou µF errados. Corrigida a causa, a peça costuma durar anos.",
        ],
      },
    ],
    photo: "uma foto da etiqueta do motor, com modelo e tensão legíveis",
  },
  {
    id: "testar-capacitor",
    broader: "capacitor",
    label: "Testar o capacitor do motor",
    phrase: "o teste do capacitor do motor",
    asks: [
      "testar capacitor",
      "teste capacitor",
      "como testar capacitor",
      "medir capacitor",
      "capacímetro",
      "multímetro capacitor",
      "medir capacitor multímetro",
      "testar capacitor ruim",
    ],
    answers: {
      any: [
        "Para testar o capacitor do motor do portão, o técnico o descarrega, solta um terminal e mede em microfarads com capacímetro: mais de 10% abaixo do valor impresso, está ruim. Sem aparelho, o sinal é o motor zumbir sem girar; não teste em casa, porque ele dá choque desligado.",
        "Como saber se o capacitor do motor queimou: o portão zumbe e não parte, e no capacímetro a medida fica mais de 10% abaixo da impressa. A medição é de técnico, pelo risco de choque, em visita a partir de {price.preventive} em casa, sem peças.",
        "Medir capacitor com multímetro só funciona na escala de µF, com a peça descarregada e fora do circuito; em ohms, mostra curto e mais nada. Sem aparelho, dá para testar pelo som: zumbido sem movimento aponta capacitor fraco, e o resto é do técnico.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["Teste sem aparelho, só pelo som", "Sinais que você confere de fora"],
        slots: [
          [
            "Uma tentativa basta, porque motor zumbindo parado queima em minutos. Nenhum passo pede tampa aberta nem ferramenta.",
            "Faça com o vão livre e a tampa fechada. O basculante fica travado durante o teste.",
            "Tudo se observa de longe, com um único acionamento. Insistir esquenta o enrolamento.",
          ],
        ],
        steps: [
          "Acione uma vez pela botoeira e escute.",
          "Zumbido sem movimento: solte e desligue o disjuntor.",
          "Veja de longe se há trinco fechado, objeto no caminho ou folha torta.",
          "Se nada prende a folha, o capacitor é o principal suspeito.",
        ],
      },
      {
        about: "visit",
        headings: ["Como o técnico mede o capacitor", "Medição em microfarads"],
        slots: [
          [
            "Com a energia cortada, a peça é descarregada por resistor, solta de um terminal e medida. O valor lido se compara com o impresso, com tolerância de 5% ou 10%: um de 20 µF que mede 15 está ruim.",
            "Descarregado e fora do circuito, o capacitor vai ao capacímetro. Lido 15 onde deveria haver 20 µF, troca-se; dentro de 5% ou 10%, o defeito é outro.",
            "Sem energia e com a carga retirada, mede-se a capacidade. Um capacitor de 20 µF lendo 15 já não dá partida, e até 10% de diferença ainda passa.",
          ],
          [
            "Corpo estufado ou vazando dispensa medição. Se ele está bom, mede-se a tensão na partida e o peso da folha.",
            "Estufado, troca-se sem medir. Medindo bem, a busca segue para tensão, folha e enrolamento.",
            "Vazamento e estufamento condenam à vista. Peça boa leva o exame à rede e à folha.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["Se for o capacitor, quanto pesa", "Capacitor ou motor queimado"],
        slots: [
          [
            "O capacitor é das peças mais baratas e se troca em até {trade.smallRepair}, por outro de mesmo µF. Cheiro de verniz e disjuntor que cai sugerem motor queimado, e então se compara o conserto com a troca do motor.",
            "Trocar a peça leva até {trade.smallRepair} e custa pouco perto de um motor. Se há cheiro de queimado, o enrolamento pode ter ido, e a medição decide entre conserto e motor novo.",
            "Sem cheiro e sem disjuntor caindo, quase sempre basta o capacitor, em até {trade.smallRepair}. Só quando a medição condena o enrolamento se fala em motor novo.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Posso testar ligando outro capacitor em paralelo?",
        answers: [
          "Não. Somar capacitores muda o valor, aquece o enrolamento e põe a mão em terminais carregados.",
          "Não faça isso: há risco de choque e de queimar o motor. A troca é por um de valor igual.",
        ],
      },
      {
        question: "Capacitor bom por fora pode estar ruim?",
        answers: [
          "Pode. Ele perde capacidade sem estufar nem vazar, e só a medição mostra.",
          "Sim, é o mais comum: aparência normal e valor baixo. Por isso se mede.",
        ],
      },
      {
        question: "Por que o capacitor perde força?",
        answers: [
          "Calor, umidade e partidas gastam a peça com os anos. Folha pesada e trilho sujo encurtam a vida dela.",
          "É desgaste normal, apressado por motor ao sol e folha dura. Pico de energia acaba com ele de uma vez.",
        ],
      },
      {
        question: "Quanto tempo dura um capacitor novo?",
        answers: [
          "Alguns anos em casa, com folha leve e tensão certa. Se dura meses, há peso ou valor errado.",
          "Vários anos, no uso comum. Queimar de novo em pouco tempo pede medir a rede e a folha.",
        ],
      },
    ],
    photo: "uma foto da etiqueta do motor e um vídeo curto, com som, de uma única tentativa",
  },
  {
    id: "capacitor-maior",
    broader: "capacitor",
    label: "Usar capacitor maior no motor",
    phrase: "o capacitor de valor maior no motor",
    asks: [
      "capacitor mais microfarads",
      "capacitor µf acima original",
      "capacitor acima original",
      "capacitor uf maior",
      "capacitor µf maior",
      "posso pôr capacitor maior",
      "capacitor voltagem maior",
      "capacitor voltagem maior microfarads",
      "posso capacitor mais microfarads portão",
      "capacitor maior",
      "colocar capacitor maior",
      "colocar capacitor mais forte",
      "usar capacitor maior",
      "trocar capacitor maior",
      "instalar capacitor maior",
      "capacitor mais forte",
      "capacitor acima",
      "aumentar capacitor",
      "capacitor menor",
      "capacitor diferente",
      "usar outro capacitor",
      "capacitor valor diferente",
      "capacitor serve lugar",
    ],
    answers: {
      any: [
        "Não troque o capacitor do motor por um maior: mais microfarads, como 25 no lugar de 20 µF, aumentam a corrente e aquecem o enrolamento sem dar força útil. O valor em µF deve ser o mesmo, dentro de 5% ou 10%; só a tensão, em volts, pode ser mais alta.",
        "Capacitor maior não dá mais força ao motor do portão e, com µF acima do original, pode queimar o enrolamento com o tempo. Se o seu é de 20 e só achou 25 µF, espere o certo: a tolerância comum é de 5% ou 10%, e apenas a tensão pode subir.",
        "Usar no portão um capacitor mais forte, com mais microfarads, não é seguro: o motor esquenta e dura menos. Repita o valor da etiqueta, como 20 µF por 20 µF; peça de 440 V no lugar de 380 V serve, mas 25 µF no lugar de 20 passa 25% do valor.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["O que pode mudar no capacitor", "Microfarads iguais, volts iguais ou maiores"],
        slots: [
          [
            "Os microfarads, a capacidade da peça, seguem a etiqueta, porque foram calculados para aquele enrolamento. A tensão é só um limite: igual ou maior serve, menor estoura.",
            "O valor em µF é do projeto do motor, e mudar desequilibra as bobinas. Já os volts impressos dizem quanto a peça aguenta, e por isso podem subir, nunca descer.",
            "Cada motor pede sua capacidade, e a versão de 127 V usa mais µF que a de 220 V. Na tensão, basta não ficar abaixo da original.",
          ],
          [
            "O tipo também conta: permanente, para ficar ligado, e não o de partida, que trabalha segundos e estoura. Tamanho e formato podem variar, se a peça couber presa e seca.",
            "Use capacitor permanente, feito para trabalhar ligado; o de partida esquenta e rompe. O formato não importa, desde que fique firme e longe da água.",
            "Entre permanente e de partida, o do portão é o permanente. Medidas externas diferentes não atrapalham, com a peça bem fixada e protegida.",
          ],
        ],
      },
      {
        about: "causes",
        headings: ["Se falta força com o capacitor certo", "O que resolve no lugar do capacitor maior"],
        slots: [
          [
            "Folha pesada, trilho sujo, roldana travada e contrapeso fora do ponto roubam a força de qualquer motor. Cabo fino, emenda e extensão derrubam a tensão na partida, com o mesmo efeito.",
            "A causa costuma ser mecânica: roda presa, sujeira no trilho ou basculante desequilibrado. Na parte elétrica, fio fino e emenda ruim tiram tensão na hora da partida.",
            "Portão pesado na mão continua pesado com qualquer capacitor. Acerta-se roldana, trilho ou contrapeso, e se mede a tensão com o motor em movimento.",
          ],
        ],
      },
      {
        about: "replace",
        headings: ["Como é a troca do capacitor", "Da medição ao teste"],
        slots: [
          [
            "O técnico desliga o circuito, descarrega a peça e mede quantos microfarads restam. Capacitor bom não se troca; ruim, dá lugar a outro de mesmo valor, em serviço de até {trade.smallRepair}.",
            "Sem energia e com a peça descarregada, um instrumento mostra a capacidade que sobrou. Abaixo do valor, troca-se por igual, em até {trade.smallRepair}; dentro dele, o defeito é outro.",
            "A medição vem primeiro, com a energia cortada e a carga retirada. Confirmada a perda, entra um igual, o que leva até {trade.smallRepair}, e o portão faz vários ciclos de teste.",
          ],
          [
            "Não faça isso em casa: o capacitor guarda carga mesmo com o disjuntor desligado e dá choque. É das peças mais baratas do motor.",
            "Mesmo sem energia, ele mantém carga suficiente para um choque forte, então deixe com o técnico. O custo da peça é dos menores.",
            "O choque é possível com tudo desligado, pela carga guardada, e por isso não é serviço caseiro. A peça está entre as mais baratas.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Já puseram um capacitor maior e funciona. Preciso trocar?",
        answers: [
          "Troque pelo valor certo. O motor trabalha mais quente, e o dano no enrolamento aparece depois.",
          "Convém. Funcionar não quer dizer estar certo: a corrente a mais desgasta o motor a cada abertura.",
        ],
      },
      {
        question: "Posso juntar dois capacitores para dar o valor?",
        answers: [
          "Em paralelo os valores se somam, mas a ligação é do técnico, com peças do mesmo tipo. O normal é usar uma peça única.",
          "É possível na teoria e raro na prática. Prefira o capacitor único do valor da etiqueta.",
        ],
      },
      {
        question: "Um capacitor de 10 µF serve no lugar de um de 12 µF?",
        answers: [
          "Não é o indicado: são quase 17% a menos, acima da tolerância comum de 5% ou 10%, e a partida fica fraca.",
          "Evite. A diferença passa da tolerância usual e o motor ronca na saída.",
        ],
      },
      {
        question: "Como sei o valor certo se a inscrição apagou?",
        answers: [
          "Pela etiqueta do motor ou pela ficha do modelo. Não copie de outro motor, porque potência e tensão mudam o valor.",
          "A etiqueta da carcaça ou o manual trazem os µF. Sem eles, o técnico consulta a ficha do modelo.",
        ],
      },
    ],
    photo: "uma foto da etiqueta do motor e, se o capacitor já estiver fora, da inscrição dele",
  },
  {
    id: "sintomas-de-capacitor-ruim",
    broader: "capacitor",
    label: "Sintomas de capacitor ruim e troca",
    phrase: "os sintomas de capacitor ruim",
    asks: [
      "sintomas capacitor motor",
      "zumbido sintomas capacitor",
      "capacitor pifa acontece portão",
      "sintomas capacitor",
      "sintoma capacitor",
      "sinais capacitor",
      "sinal capacitor",
      "capacitor ruim",
      "capacitor fraco",
      "capacitor defeito",
      "capacitor problema",
      "capacitor com defeito",
      "saber capacitor ruim",
      "saber capacitor queimou",
      "saber capacitor queimado",
      "como saber capacitor",
      "capacitor sintomas trocar",
      "capacitor sinais trocar",
      "quando trocar capacitor",
      "capacitor quando trocar",
      "sintomas capacitor queimado",
      "sinais capacitor queimado",
      "identificar capacitor",
    ],
    intent: "repair",
    answers: {
      "how-to": [
        "Para saber se o capacitor do motor de portão queimou, acione uma vez e escute: o motor zumbe e não anda, ou só parte com um empurrão, com a folha leve e a energia normal. Quem confirma é o técnico, com o medidor; a peça fica entre as mais baratas do motor.",
        "O capacitor do portão queimou se o motor ronca parado, perde força nos dois sentidos ou só sai empurrado, e a folha está livre. Desligue o disjuntor e não abra, porque ele guarda carga; a medição em microfarads (µF), feita pelo técnico, tira a dúvida.",
      ],
      any: [
        "Os sintomas de capacitor queimado no motor do portão são zumbido sem sair do lugar, partida só com empurrão, pouca força nos dois sentidos e motor quente. Desligue o disjuntor e não insista; o técnico mede e troca na visita, que em casa parte de {price.preventive}, mais a peça.",
        "O capacitor está ruim quando o motor ronca e não anda, demora a partir ou só vai empurrado, tanto para abrir como para fechar. Corte a energia para não queimar o enrolamento. A troca é do técnico, em visita a partir de {price.preventive} em residência, sem contar a peça.",
        "Motor que zumbe parado, sai lento nos dois sentidos ou precisa de ajuda para partir tem sinal de capacitor queimado. Não fique tentando: o disjuntor desligado salva o motor, e a visita para medir e trocar começa em {price.preventive} em casa, fora a peça.",
      ],
      price: [
        "Trocar um capacitor queimado custa a peça, das mais baratas do motor, mais a mão de obra; a visita de manutenção em casa parte de {price.preventive}, sem peças. O sinal é o motor que zumbe e não anda, e a foto da etiqueta diz qual capacitor vai.",
        "Capacitor ruim, com o motor zumbindo sem andar, sai bem mais em conta que motor novo. Paga-se a peça, pelo valor em µF, e a visita, que em residência começa em {price.preventive}.",
      ],
    },
    sections: [
      {
        about: "signs",
        headings: ["Capacitor, folha ou placa: como separar", "O que cada sinal quer dizer"],
        slots: [
          [
            "O capacitor dá o empurrão de partida do motor. A perda vem aos poucos: primeiro a folha demora a sair, depois falha um dia e outro não, e no fim só resta o zumbido.",
            "Essa peça é que dá força para o motor começar a girar. Ela se gasta devagar, com saída demorada, falhas que vão e voltam e, por último, um ronco parado.",
            "Quem dá o arranque ao motor é o capacitor. No começo o portão hesita, depois falha de vez em quando, até que o motor vibra e não gira mais.",
          ],
        ],
        bullets: [
          "Zumbe, e a folha está leve na mão: capacitor, quase sempre",
          "Zumbe, e a folha prende: roldana, trilho ou dobradiça",
          "Não faz som nenhum: disjuntor, fusível ou placa",
          "Falha num sentido só: relé da placa ou fim de curso",
        ],
      },
      {
        about: "check",
        headings: ["O que conferir sem abrir o motor", "Confirme o sintoma com segurança"],
        slots: [
          [
            "Uma tentativa basta, com a tampa fechada e todos longe da folha. Não empurre o portão com o motor ligado, pois ele pode arrancar de repente.",
            "Faça um único acionamento, de longe e sem abrir nada. Empurrar a folha para ajudar o motor é perigoso: ela sai de uma vez.",
            "O teste é acionar uma só vez e escutar, sem tirar a tampa. Nada de empurrar com a energia ligada, que a folha pode disparar.",
          ],
        ],
        steps: [
          "Acione uma vez e escute: zumbido sem giro é o sintoma.",
          "Solte o botão do controle e desligue o disjuntor.",
          "Veja de longe se há trinco fechado, pedra no trilho ou folha torta.",
          "Não destrave o basculante.",
          "Fotografe a etiqueta do motor, com modelo e tensão.",
        ],
      },
      {
        about: "replace",
        headings: ["Como se troca o capacitor", "A troca: mesmos microfarads"],
        slots: [
          [
            "O técnico desliga o circuito, descarrega a peça e mede: abaixo da tolerância impressa, em geral de 5% ou 10%, ou com o corpo estufado, ela sai. A nova tem os mesmos microfarads e tensão igual ou maior.",
            "Com a energia cortada e a carga retirada, o capacitor é medido; se está fora da tolerância escrita nele, quase sempre de 5% ou 10%, ou inchado, é substituído. Entra outro de µF igual e volts iguais ou acima.",
            "A medição vem antes da troca, com a peça já descarregada. Reprova-se a estufada ou a que mede menos que a tolerância, de 5% ou 10%, e coloca-se uma de mesmos µF, com tensão igual ou superior.",
          ],
          [
            "Na mesma visita se confere o peso da folha, porque portão desequilibrado força cada partida e gasta o capacitor novo como gastou o velho.",
            "Vale sentir a folha na mão no mesmo dia: se ela raspa ou pesa, a peça nova terá vida tão curta quanto a antiga.",
            "Trilho, roldana e contrapeso também são vistos, já que uma folha pesada é o que costuma acabar com essa peça antes da hora.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Capacitor ruim queima o motor?",
        answers: [
          "Pode queimar, se alguém insiste: parado e com energia, o enrolamento esquenta depressa. Desligando logo ao ouvir o zumbido, quase sempre se troca só o capacitor.",
          "Só com insistência, porque cada tentativa sem giro aquece o enrolamento. Quem desliga o disjuntor na primeira vez costuma pagar apenas a peça pequena.",
        ],
      },
      {
        question: "Troquei o capacitor e continua zumbindo. O que é?",
        answers: [
          "Pode ser folha presa, tensão baixa, µF errado ou enrolamento danificado. Confira se o valor da peça nova é o da etiqueta; o resto pede medição.",
          "Ou o valor em µF não é o do motor, ou a folha pesa, a rede está fraca ou o enrolamento sofreu. Antes de comprar outra peça, meça.",
        ],
      },
      {
        question: "Quanto tempo dura um capacitor?",
        answers: [
          "Não há prazo fixo: calor, número de partidas e peso da folha mandam. Em folha leve dura anos, e a revisão mede a peça antes de ela falhar.",
          "Depende do calor e de quantas vezes o portão parte por dia. Com folha leve vai por anos; se acaba em meses, procure peso ou tensão baixa.",
        ],
      },
      {
        question: "Dá para ver por fora se ele queimou?",
        answers: [
          "Às vezes: corpo estufado, rachado ou vazando indica peça perdida. Mas ele fica sob a tampa, que só o técnico abre, e muito capacitor ruim parece novo.",
          "Nem sempre. Estufado ou vazando, está condenado, só que boa parte falha sem mudar de cara, e a tampa deve ficar fechada até o técnico medir.",
        ],
      },
    ],
    photo: "uma foto da etiqueta do motor e um vídeo curto, com som, de uma única tentativa",
  },
  {
    id: "capacitor-quanto-dura",
    broader: "capacitor",
    label: "Quanto dura o capacitor",
    phrase: "a vida do capacitor do motor",
    intent: "question",
    asks: [
      "quanto dura capacitor",
      "quanto tempo dura capacitor",
      "capacitor dura quanto",
      "vida útil capacitor",
      "durabilidade capacitor",
      "capacitor quantos anos",
      "de quanto tempo trocar capacitor",
      "capacitor queima sempre",
      "capacitor dura pouco",
    ],
    answers: {
      any: [
        "O capacitor do motor de portão costuma durar de 3 a 8 anos em casa, e não tem prazo de validade: calor, muitas aberturas e folha pesada encurtam a vida útil. Ele se troca pelo sinal, quando o motor zumbe ou demora a partir, depois de medido em microfarads.",
        "O capacitor do portão dura em casa, em geral, entre 3 e 8 anos, menos se o motor toma sol ou puxa folha pesada. Não há data certa de troca: o aviso vem com o zumbido, a partida lenta e a perda de força, e a medição confirma.",
        "De três a oito anos aguenta o capacitor de um portão eletrônico de casa, conforme o calor e o número de aberturas por dia. Em vez de trocar por tempo, o técnico mede a peça quando o motor ronca parado ou custa a arrancar.",
      ],
    },
    sections: [
      {
        about: "causes",
        headings: ["O que encurta a vida do capacitor", "Por que uns duram 3 anos e outros 8"],
        slots: [
          [
            "O calor é o maior inimigo: motor ao sol e partidas seguidas secam o capacitor por dentro. Folha pesada ou trilho sujo alongam cada partida e somam aquecimento.",
            "A peça envelhece com o calor, que vem do sol na tampa e de muitas aberturas seguidas. Quando o portão anda pesado, a partida demora e o capacitor esquenta mais.",
            "Sol direto no motor e uso intenso aquecem o capacitor, que perde capacidade aos poucos. Trilho sujo e folha pesada pioram, pois cada arrancada exige mais tempo dele.",
          ],
          [
            "A tensão também conta. Um capacitor com menos volts que o original estufa em meses, e rede alta no bairro gasta até o correto.",
            "Peça de tensão menor que a indicada não passa de alguns meses. Rede elétrica acima do normal reduz a vida mesmo da que tem o valor certo.",
            "Volts abaixo dos impressos no original fazem a peça estufar cedo. O mesmo ocorre, mais devagar, onde a rede trabalha alta.",
          ],
        ],
      },
      {
        about: "signs",
        headings: ["Sinais de capacitor no fim", "Como o capacitor avisa"],
        slots: [
          [
            "O sinal clássico é o zumbido: o motor recebe energia, ronca e não gira. Antes disso, o portão já vinha lento na arrancada ou falhava no frio da manhã.",
            "Você aperta o controle, ouve um ronco grave e a folha não sai do lugar. Dias antes, em geral, a partida estava demorada, sobretudo de manhã.",
            "Motor que vibra, zumbe e desiste está sem força de partida. O aviso costuma aparecer antes, com arranque lento e falhas nas horas frias.",
          ],
          [
            "Não fique insistindo nem abra a tampa. Parado com energia, o motor esquenta e pode queimar, e o capacitor guarda carga mesmo com o disjuntor desligado.",
            "Ao notar isso, desligue o disjuntor. Cada tentativa sem giro aquece o enrolamento, e a tampa fica fechada porque a peça segura carga elétrica.",
            "Corte o disjuntor e pare de acionar, pois o ronco parado queima o motor. Também não mexa por dentro: há carga guardada no capacitor.",
          ],
        ],
      },
      {
        about: "visit",
        headings: ["Como a troca é feita", "Medir antes de trocar"],
        slots: [
          [
            "O técnico desliga o circuito, descarrega a peça e mede quantos microfarads restam. A nova entra com o mesmo valor e tensão igual ou maior, e o serviço costuma caber em {trade.smallRepair}.",
            "Com a energia cortada e o capacitor descarregado, a medição mostra se ele caiu abaixo do valor impresso. Troca-se por outro de mesmos microfarads e volts iguais ou acima, em até {trade.smallRepair}.",
            "Primeiro vem a medição, já sem energia e sem carga. Se o valor caiu, coloca-se peça de mesmos microfarads, nunca com menos volts, num reparo que leva em torno de {trade.smallRepair}.",
          ],
          [
            "Peça boa não se troca: nesse caso a busca passa para a placa e o enrolamento. No fim, várias aberturas mostram se a partida ficou firme e se a folha anda leve.",
            "Se o capacitor estiver bom, o defeito está na placa ou no motor. O teste final repete a abertura e o fechamento e confere o peso da folha na mão.",
            "Estando a medida correta, conferem-se placa e enrolamento. Depois da troca, ciclos seguidos provam a partida, e a folha é sentida na mão.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Devo trocar o capacitor por precaução?",
        answers: [
          "Só se a medida já caiu bem abaixo do valor impresso. Um capacitor bom não precisa sair, mesmo com 5 ou 6 anos.",
          "Não pela idade. Na manutenção, o técnico mede, e a troca se justifica quando o valor está claramente baixo.",
        ],
      },
      {
        question: "Por que queimaram dois capacitores em um ano?",
        answers: [
          "Há uma causa por trás: folha pesada, muitas aberturas, rede alta ou peça de volts menores. Meça a causa antes de pôr o terceiro.",
          "Dois em um ano apontam excesso de carga ou de tensão, ou valor errado na compra. Sem achar o motivo, o próximo dura o mesmo.",
        ],
      },
      {
        question: "O capacitor guardado na gaveta vence?",
        answers: [
          "Não há validade impressa, mas ele perde capacidade parado por anos. Antes de usar um guardado, o técnico mede se ainda está no valor.",
          "Sem data de vencimento, porém envelhece mesmo sem uso. Um de estoque antigo deve ser medido antes de entrar no motor.",
        ],
      },
      {
        question: "Quanto custa trocar o capacitor?",
        answers: [
          "É das peças mais baratas do motor e sai bem abaixo de uma placa. O valor muda com os microfarads, por isso peça e trabalho se orçam juntos pela etiqueta.",
          "Custa menos que placa ou motor, por ser peça simples e de troca curta. Com o valor impresso e o modelo, o preço da peça e da mão de obra vem junto.",
        ],
      },
    ],
    photo: "a foto da etiqueta do motor e um vídeo curto da partida, sem abrir a tampa",
  },
  {
    id: "capacitor-ou-placa",
    isAskedByName: true,
    broader: "capacitor",
    label: "Capacitor ou placa: qual queimou",
    phrase: "a dúvida entre capacitor e placa",
    asks: [
      "capacitor ou placa",
      "capacitor placa queimada",
      "capacitor placa queimou",
      "capacitor placa como saber",
      "placa ou capacitor",
      "saber capacitor placa queimada",
      "capacitor placa motor portão",
    ],
    intent: "question",
    answers: {
      any: [
        "Capacitor ou placa queimada, o som diz: motor do portão roncando sem partir costuma ser capacitor; silêncio com energia, ou só um estalo de relé, costuma ser placa. Desligue o disjuntor e não insista, porque o motor parado queima; a medição confirma, em visita a partir de {price.preventive} em casa, sem peças.",
        "Se o motor do portão ronca e não gira, suspeite do capacitor ou de folha presa; se fica mudo, ou só abre ou só fecha, suspeite da placa. O capacitor é das peças mais baratas, e o técnico mede os dois na mesma visita, a partir de {price.preventive} em residência, fora as peças.",
        "Para saber se queimou o capacitor ou a placa, acione uma vez e escute. Ronco sem giro aponta capacitor, porque a energia chega e falta partida; nenhum som, com o disjuntor ligado, aponta placa. Quem confirma é a medição, e a visita em casa começa em {price.preventive}, sem contar peças.",
      ],
    },
    sections: [
      {
        about: "signs",
        headings: ["Capacitor ou placa, pelo sintoma", "Sinais de cada um"],
        slots: [
          [
            "O capacitor só dá força para o motor partir; a placa decide quando e para que lado ele gira. Por isso um falha nos dois sentidos e a outra pode falhar em um só.",
            "Um fornece o arranque, a outra manda girar para cada lado. Daí a pista: capacitor ruim falha abrindo e fechando, placa pode perder só um sentido.",
            "A placa dá a ordem e o sentido, e o capacitor, a força de saída. Defeito nos dois lados lembra capacitor; defeito em um lado só, placa.",
          ],
        ],
        bullets: [
          "Ronca e não gira: capacitor, ou folha travada",
          "Sai devagar e só com ajuda: capacitor fraco ou folha pesada",
          "Nenhum som, com disjuntor e DR ligados: placa ou fusível",
          "Estalo do relé sem ronco: placa ou fio do motor",
          "Só abre ou só fecha: relé da placa, fim de curso ou fotocélula",
        ],
      },
      {
        about: "visit",
        headings: ["Como o técnico confirma", "A medição, na ordem"],
        slots: [
          [
            "Com a energia cortada e a peça descarregada, ele mede os microfarads do capacitor e compara com o valor escrito. Depois o técnico mede fusível, entrada e saídas da placa e o enrolamento do motor.",
            "Primeiro o capacitor, já sem carga, é medido e comparado com o que traz impresso. Em seguida vêm o fusível, a alimentação e as saídas da placa, e o próprio motor.",
            "A ordem é capacitor, fusível, placa e motor: o primeiro, descarregado, mostra os microfarads, e os outros, se a energia entra e sai como deve.",
          ],
          [
            "Só então se troca o que falhou, porque um motor em curto queimaria a placa nova. E a folha é sentida na mão, já que portão preso faz o mesmo ronco do capacitor.",
            "A troca vem no fim, pois placa nova ligada a motor em curto queima de novo. Também se testa a folha, porque presa ela imita o capacitor ruim.",
            "Nada se troca antes disso, para não perder uma placa nova num motor em curto. O peso da folha é conferido junto, que o ronco pode vir dele.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["O que custa menos: capacitor ou placa", "Quanto pesa cada conserto"],
        slots: [
          [
            "O capacitor é das peças mais baratas do motor e se troca inteiro. A placa está entre as mais caras, mas relé, fusível ou trilha muitas vezes se reparam em bancada.",
            "Entre os dois, o capacitor sai bem mais em conta. Placa custa mais, embora boa parte tenha reparo, quando foi só relé, fusível ou trilha.",
            "Trocar capacitor pesa pouco; trocar placa pesa bem mais. Antes da nova, vê-se se a antiga tem conserto, comum em relé e fusível.",
          ],
          [
            "Se a placa passar da metade de um motor novo, que em casa fica de {price.homeSwap} com mão de obra, compare. Em motor velho, a troca do conjunto costuma valer mais.",
            "Quando a placa custa mais da metade da troca do motor, de {price.homeSwap} em residência, vale pensar no conjunto. Em motor com muitos anos, a conta pende para a troca.",
            "A conta de comparação é o motor novo, de {price.homeSwap} em casa, já instalado. Placa acima da metade do motor novo, em máquina antiga, raramente compensa.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Posso testar o capacitor em casa?",
        answers: [
          "Não: ele guarda carga e dá choque mesmo com o disjuntor desligado. O que você pode fazer é acionar uma vez, de longe, e escutar.",
          "Com multímetro ou chave de fenda, não, por causa do choque. Um vídeo com o som do motor já ajuda bastante.",
        ],
      },
      {
        question: "Capacitor ruim queima a placa?",
        answers: [
          "Pode: o motor parado puxa corrente alta pelos relés e gasta os contatos. Por isso não se insiste no controle.",
          "Sim, com insistência. A corrente do motor travado passa pelo relé, que cola ou queima.",
        ],
      },
      {
        question: "E se queimaram os dois?",
        answers: [
          "Acontece depois de raio ou de muita insistência. Mede-se também o enrolamento, porque motor em curto leva junto a placa e o capacitor novos.",
          "É possível, sobretudo após surto de energia. Antes de trocar tudo, o motor é medido, e a conta se compara com a troca do conjunto.",
        ],
      },
      {
        question: "Motor com inversor também leva capacitor?",
        answers: [
          "Em geral não o de partida: o motor trifásico com placa inversora não usa. Aí a suspeita vai para a placa ou o cabo do motor.",
          "Os rápidos, com placa inversora, costumam dispensar esse capacitor. Se roncam parados, olham-se placa, cabo e folha.",
        ],
      },
    ],
    photo: "um vídeo curto com o som do motor ao acionar, feito de longe, e a foto da etiqueta",
  },
  {
    id: "capacitor-entre-valores",
    isAskedByName: true,
    broader: "capacitor",
    label: "Capacitor de 8, 10 ou 12 µF",
    phrase: "a escolha entre capacitores de 8, 10 e 12 µF",
    asks: [
      ...combine(["capacitor"], ["8 10", "8 12", "10 12", "8 10 12"]),
      ...combine(["capacitor"], ["8uf 10uf 12uf", "8uf 12uf", "8µf 10µf 12µf", "8 10 12 microfarads"]),
    ],
    intent: "question",
    answers: {
      any: [
        "Entre capacitor de 8, 10 e 12 µF (uF), use o que o motor do portão pede, escrito na peça original, na etiqueta ou no manual: um não serve no lugar do outro. Com menos, a partida fica fraca; com mais, o enrolamento esquenta. A visita com troca em casa parte de {price.preventive}, mais a peça.",
        "Capacitor 8 ou 12 uF: quem decide é o motor, pelo modelo, potência e tensão da etiqueta. Os de 8, 10 e 12 µF não se substituem, porque valor baixo zumbe sem partir e valor alto esquenta o enrolamento; trocar em residência sai a partir de {price.preventive}, sem contar a peça.",
        "Qual capacitor usar, de 8, 10 ou 12 µF, está na etiqueta, no manual ou na peça antiga, e muda com o motor: a versão de 127 V pede valor maior que a de 220 V. Entre 8 e 12 não há troca possível, já que um deixa sem força e o outro esquenta; em casa, a visita começa em {price.preventive}, fora a peça.",
      ],
      price: [
        "Capacitor de 8, 10 ou 12 µF está entre as peças mais baratas do motor, e a conta é a da visita, que em casa parte de {price.preventive}, mais a peça. O valor em µF é o que o motor pede, e a foto da etiqueta mostra qual é.",
        "O preço do capacitor muda pouco entre 8, 10 e 12 µF, e todos são peças baratas do motor; a visita para medir e trocar em residência começa em {price.preventive}. O certo é o da etiqueta, porque um não serve no lugar do outro.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["Como saber se é 8, 10 ou 12 µF", "Pela etiqueta, sem abrir a tampa"],
        slots: [
          [
            "Não é preciso abrir o motor: a etiqueta de fora dá modelo, potência e tensão, e com eles se chega ao capacitor. A peça guarda carga e dá choque mesmo desligada.",
            "Modelo e tensão na etiqueta levam ao valor, sem tirar a tampa. Lá dentro o capacitor segura carga, por isso só o técnico o lê e descarrega.",
            "De fora se resolve, pela etiqueta com modelo, potência e volts. A tampa fica fechada, já que o capacitor dá choque até sem energia.",
          ],
        ],
        steps: [
          "Fotografe a etiqueta do motor, com modelo, potência e 127 V ou 220 V.",
          "Procure o valor no manual do modelo.",
          "Se você tem a peça antiga na mão, leia os µF, a tolerância e os volts.",
          "Na dúvida, não compre: valor errado estraga o motor.",
        ],
      },
      {
        about: "choose",
        headings: ["O que acontece com o valor errado", "Mesmos µF, volts iguais ou maiores"],
        slots: [
          [
            "Com 8 µF onde o motor pede 12, ele zumbe, demora a partir e precisa de empurrão. Com 12 onde pede 8, sobra corrente: vibra e esquenta, sem ganhar força.",
            "Valor abaixo do pedido deixa a partida fraca, com zumbido, o mesmo sinal de peça gasta. Valor acima não dá força, só aquece o enrolamento.",
            "Faltando microfarads, o motor ronca e não sai; sobrando, ele treme e aquece até queimar. Nenhum dos dois é solução provisória.",
          ],
          [
            "A tolerância impressa, em geral 5% ou 10%, é pequena: 10 no lugar de 12 já passa dela. Só os volts podem subir, como 440 V no lugar de 380 V.",
            "Os 5% ou 10% de tolerância da peça não cobrem a diferença de 10 para 12. O que pode ser maior é a tensão, de 380 para 440 V, por exemplo.",
            "Entre 10 e 12 µF a diferença passa da tolerância comum, de 5% ou 10%. Já a tensão marcada pode aumentar, nunca baixar.",
          ],
        ],
      },
      {
        about: "visit",
        headings: ["Como é a troca do capacitor", "Da medição ao teste"],
        slots: [
          [
            "O técnico corta a energia, descarrega e mede a peça, porque capacitor bom não se troca e o defeito pode estar na placa ou na folha. A nova vai com os microfarads do motor, mesmo que a antiga estivesse errada.",
            "Desligado o circuito e tirada a carga, a peça é medida; aprovada, fica. Trocando, usa-se o valor do motor, e não o que alguém pôs antes.",
            "A medição vem primeiro, com a peça sem carga, já que folha pesada imita o defeito. O substituto segue o valor de fábrica do motor.",
          ],
          [
            "Depois o portão abre e fecha várias vezes, nos dois sentidos, e a folha é sentida na mão. Tudo costuma levar menos de {trade.smallRepair}.",
            "No fim há ciclos nos dois sentidos e o teste do peso da folha, em geral em menos de {trade.smallRepair}.",
            "O serviço, quase sempre abaixo de {trade.smallRepair}, termina com aberturas seguidas e a folha conferida.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Posso pôr o de 10 µF onde ia o de 12?",
        answers: [
          "Não é o indicado: a diferença passa da tolerância usual, e a partida enfraquece. Use o valor de fábrica.",
          "Evite. O motor parte com menos força, esquenta mais na saída e o capacitor novo dura pouco.",
        ],
      },
      {
        question: "Motor 110 e 220 usam o mesmo capacitor?",
        answers: [
          "Em geral, não: no mesmo modelo, a versão de 127 V pede capacitância mais alta que a de 220 V.",
          "Cada tensão tem o seu, e o de 127 V é maior. Veja na etiqueta qual é a do seu motor.",
        ],
      },
      {
        question: "Posso somar dois capacitores para dar 12?",
        answers: [
          "Em paralelo os valores somam, mas a emenda dentro da caixa é fonte de mau contato e choque. Ponha a peça única do valor certo.",
          "Tecnicamente somam, só que não vale o risco: mais fio, mais contato e pouco espaço. A peça certa é barata.",
        ],
      },
      {
        question: "O µF e o uF são a mesma coisa?",
        answers: [
          "São: uF é o jeito de escrever µF sem o símbolo, e significa microfarad. Alguns trazem MFD, que é igual.",
          "Sim, os dois querem dizer microfarad, a medida da capacitância; MFD também.",
        ],
      },
    ],
    photo: "uma foto da etiqueta do motor, com modelo e tensão legíveis",
  },
];
