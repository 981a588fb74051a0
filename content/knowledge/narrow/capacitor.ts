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
      "como saber qual capacitor",
      "capacitor 1/4",
      "capacitor 1/4 hp",
      "capacitor motor 1/4 hp",
      "capacitor 1/3 hp",
      "capacitor motor 1/3 hp",
      "capacitor 1/2 hp",
      "capacitor motor 1/2 hp",
      "saber qual capacitor",
      "como descobrir capacitor",
      "descobrir qual capacitor",
      "capacitor microfarads",
      "capacitor microfarad",
      "capacitância",
      "quantos microfarads",
    ],
    intent: "question",
    answers: {
      any: [
        "Qual capacitor usar no motor de portão depende do modelo e da tensão: nos de 1/4 HP vão, em geral, de 8 a 12 microfarads (µF) em 220 V e de 20 a 25 em 127 V. O valor certo é o da peça original, escrito na etiqueta do motor, no manual ou na peça antiga já retirada. Repita o mesmo número e use volts iguais ou maiores, nunca menores.",
        "Qual capacitor usar no motor do portão depende do valor de fábrica: repita os microfarads (µF) e nunca use volts a menos. A versão de 127 V pede mais que a de 220 V, por isso um motor de mesmo nome pode levar outra peça. Nos de casa, como os de 1/4 HP, o número vai em geral de 8 a 25.",
        "Para saber qual é o capacitor do motor do portão, leia os microfarads (µF) na etiqueta do motor, no manual ou na peça antiga já retirada. A tampa fica fechada, porque o capacitor dá choque até desligado. Sem etiqueta, mande fotos do motor: pelo modelo dizemos o valor, de graça.",
        "O capacitor do motor de portão de 1/3 HP ou de 1/2 HP costuma ter mais microfarads (µF) que o de 1/4 HP na mesma tensão, mas o número certo é o da etiqueta, do manual ou da peça antiga. Repita esse valor e use volts iguais ou maiores, nunca menores.",
        "Use no motor de portão de 1/4 HP um capacitor com os microfarads (µF) que a etiqueta, o manual ou a peça antiga indicam. O número varia com o fabricante e com a tensão: em geral fica de 8 a 12 em 220 V e de 20 a 25 em 127 V. Os volts podem ser iguais ou maiores que os do original.",
        "O motor de portão de 1/4 HP precisa, em geral, de capacitor de 8 a 12 µF em 220 V ou de 20 a 25 µF em 127 V, mas quem decide é o valor de fábrica, escrito na etiqueta, no manual ou na peça antiga. Os microfarads (µF) se repetem, e os volts podem ser iguais ou maiores.",
        "O capacitor de 12 µF serve só no motor que pede 12 µF, o que a etiqueta, o manual ou a peça antiga confirma. Use a mesma capacitância e tensão, em volts, igual ou maior. Microfarads a menos deixam o motor sem partida, e a mais esquentam o enrolamento.",
        "O capacitor de 10 µF é para o motor que sai de fábrica com 10 µF, como diz a etiqueta, o manual ou a peça antiga. A tensão, em volts, pode ser igual ou maior, nunca menor. Não aumente a capacitância para dar força, porque isso aquece o motor.",
        "O capacitor de 25 µF vai apenas em motor que pede 25 µF, em geral de 127 V; confirme na etiqueta, no manual ou na peça antiga. Mantenha os microfarads e use volts iguais ou maiores. Capacitância a mais aquece o enrolamento.",
      ],
      price: [
        "O preço do capacitor segue o valor em microfarads, em geral de 8 a 25 µF nos motores de casa, e ele está entre as peças mais baratas do motor. A visita que mede e regula parte de {price.preventive} em residência; peça e troca vêm somadas no orçamento, pela foto da etiqueta.",
        "Capacitor se cobra pelo valor em µF e pela tensão: nos motores de casa vai de 8 a 25 µF e custa bem menos que o motor. Conte com a visita de medição e ajuste a partir de {price.preventive}, mais a peça e a troca, orçadas juntas pela etiqueta.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["Onde ler os microfarads certos", "Como descobrir o valor sem abrir o motor"],
        slots: [
          [
            "A peça traz os µF, a tolerância e a tensão escritos no corpo, mas fica sob a tampa e dá choque até desligada. Por fora, a etiqueta do motor leva ao mesmo valor.",
            "No corpo do capacitor estão a capacitância, a tolerância e os volts, mas ele fica dentro do motor e guarda carga. A etiqueta externa resolve sem abrir nada.",
            "Quem lê o corpo do capacitor é o técnico, porque a peça fica sob a tampa e guarda carga elétrica. Para você, a etiqueta do lado de fora leva ao valor certo.",
          ],
        ],
        steps: [
          "Fotografe a etiqueta do motor, com modelo, potência e tensão (127 V ou 220 V).",
          "Procure o capacitor na ficha do manual do modelo.",
          "Sem manual, mande a foto: o valor sai pelo modelo.",
          "Não abra a tampa para ler a peça.",
        ],
      },
      {
        about: "choose",
        headings: ["O que pode e o que não pode mudar", "Mesmos µF, volts iguais ou maiores"],
        slots: [
          [
            "Capacitância maior não dá força: ela aumenta a corrente, e o enrolamento esquenta e dura menos. Com capacitância menor, a partida fica fraca, e o motor zumbe e precisa de empurrão.",
            "Subir os microfarads só faz o motor vibrar e aquecer, sem ganho de força. Com valor abaixo do original, ele zumbe, demora a sair e repete o defeito da peça velha.",
            "Pôr um capacitor maior para ajudar a folha pesada encurta a vida do motor, pelo calor. Com um menor falta partida, e a folha só anda empurrada.",
          ],
          [
            "Os volts marcados, como 250 V, 380 V ou 440 V, são o limite que a peça suporta. Por isso uma de 440 V substitui a de 250 V, e o contrário pode estourar.",
            "A tensão impressa (250, 380 ou 440 V) é o máximo que a peça aguenta. Pode subir de 250 para 440 V sem problema, mas descer estraga o capacitor.",
            "O número em volts diz quanto o capacitor aguenta: trocar 250 V por 380 ou 440 V está certo. Escolher um limite menor que o original pode terminar em peça estourada.",
          ],
        ],
      },
      {
        about: "visit",
        headings: ["Como é a troca do capacitor", "Da medição ao teste"],
        slots: [
          [
            "O técnico corta a energia, descarrega a peça e mede a capacitância antes de trocar, porque folha pesada e tensão baixa causam o mesmo zumbido. No fim, abre e fecha o portão várias vezes para ver a partida firme.",
            "A troca começa pela medição, com o circuito desligado e a peça descarregada: capacitor bom não se substitui. Depois vêm várias aberturas e a conferência do peso da folha, que costuma gastar essa peça.",
            "Com o disjuntor desligado e a peça descarregada, o capacitor é medido, e só o reprovado sai. O serviço termina com o portão testado nos dois sentidos.",
          ],
          [
            "Com a foto da etiqueta, o orçamento traz a peça e a troca num valor só, informado antes da visita. Em casa, quando a medição mostra que o capacitor está bom, paga-se apenas a visita com ajuste, a partir de {price.preventive}.",
            "Peça e mão de obra vêm juntas na proposta, feita pela etiqueta. Se o capacitor passa na medição e basta regular, o valor em residência é o da visita, que começa em {price.preventive}.",
            "Você recebe um total com a peça e o serviço antes da ida. Capacitor aprovado no teste não se troca, e então fica só a visita de regulagem, de {price.preventive} em diante numa casa.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Capacitor de ventilador ou de máquina de lavar serve?",
        answers: [
          "Só se for do tipo permanente, com os mesmos microfarads e volts iguais ou maiores. O de partida, comum em outras máquinas, não aguenta ficar ligado e estoura.",
          "Depende: precisa ser permanente e ter a mesma capacitância, com tensão igual ou acima. Capacitor só de partida não serve, porque queima quando fica energizado.",
        ],
      },
      {
        question: "Capacitor de 10 serve no lugar de 12 µF?",
        answers: [
          "Não é o indicado. A tolerância impressa na peça costuma ser de 5% ou 10%, e de 12 para 10 a diferença passa disso; a partida enfraquece.",
          "Evite: 10 no lugar de 12 foge da tolerância usual, de 5% ou 10%, e o motor perde força na saída. Use o valor do fabricante.",
          "Melhor não, porque faltam quase 17%, e a tolerância da peça é de 5% ou 10%. O motor parte mais fraco e pode zumbir.",
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
        "Qual capacitor usar em motor 1/4 HP de 127 V (o antigo 110 V) ou de 220 V depende do modelo: vale o µF da etiqueta ou da peça velha, em geral de 8 a 12 em 220 V e de 20 a 25 em 127 V. Com a foto da etiqueta dizemos qual é e quanto custa, de graça.",
        "O capacitor de 8uf (8 µF) é comum em motor 1/4 HP de 220 V, mas só serve se a etiqueta ou a peça antiga mostra o mesmo valor. Os volts podem ser iguais ou maiores, como 250 V ou 440 V. Em 127 V o valor é maior. Vendemos só a peça ou já trocada, com o preço dado pela foto da etiqueta.",
        "A diferença entre o capacitor de 127 V e o de 220 V está nos microfarads: no mesmo motor de 1/4 HP, o de 127 V usa em geral de 20 a 25 µF, e o de 220 V, de 8 a 12. Um não substitui o outro. Já os volts escritos na peça são o limite dela e podem ser maiores que os da antiga.",
        "Capacitor para motor [marca] de 220 V ou de 110 V (127 V) se compra pelos microfarads, escritos na etiqueta, no manual ou na peça antiga, com volts iguais ou maiores. Só a tensão da rede não basta, porque dois motores de mesma voltagem podem usar valores diferentes.",
      ],
      price: [
        "O valor do capacitor do motor [marca], em microfarads, é o da etiqueta: nos de casa, em geral de 8 a 12 em 220 V e de 20 a 25 em 127 V. Em preço, ele está entre as peças mais baratas do motor; a visita que mede e troca em casa parte de {price.preventive}, mais a peça, orçada pela foto da etiqueta.",
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
      "capacitor estourou barulho",
      "capacitor portão estourou",
      "capacitor portão estourou barulho",
      "capacitor explodiu barulho",
      "capacitor fumaça",
      "capacitor soltou fumaça",
      "capacitor saiu fumaça",
      "capacitor portão fumaça",
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
        "Se o capacitor do motor do portão estourou ou fez fumaça, desligue o disjuntor agora e não religue. O técnico troca o capacitor, uma das peças mais baratas do motor, e corrige a causa: idade, calor, tensão errada ou folha pesada. Não toque na peça, que ainda pode guardar carga. A visita em casa parte de {price.preventive}, sem peças.",
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
      "motor precisa ajuda começar",
      "portão precisa ajuda começar",
      "motor precisa de ajuda para partir",
      "portão precisa empurrar para começar",
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
        "Portão que só abre com ajuda costuma estar com o capacitor fraco, e por isso o motor recebe energia e não consegue partir sozinho. Pare de empurrar com ele ligado, porque a folha arranca de repente e o motor esquenta. O capacitor é uma peça barata, e a visita para medir em casa parte de {price.preventive}, sem peças.",
        "Portão que precisa dar um tranco para pegar tem pouca força de partida, quase sempre por capacitor no fim e, às vezes, por folha pesada. Desligue o disjuntor e não ajude com a mão, porque ele arranca sem aviso. Medir em residência custa a partir de {price.preventive}, sem peças.",
        "Se o portão precisa empurrar pra pegar, falta o impulso do capacitor, a peça que faz o motor começar a girar, ou a folha está pesada. Cada ajuda aquece o motor e põe a mão em risco. O técnico mede e troca a peça, em visita a partir de {price.preventive} em casa, sem peças.",
      ],
    },
    sections: [
      {
        about: "causes",
        headings: ["Por que ele precisa de ajuda para sair", "Capacitor fraco ou folha pesada"],
        slots: [
          [
            "O capacitor cria o impulso que põe o motor para girar. Fraco, ele deixa o eixo só vibrando até alguém empurrar; depois de girar, o motor segue sozinho, e por isso o empurrão parece resolver.",
            "Sem o impulso do capacitor, o eixo só treme, e a sua ajuda faz o papel dele. Depois que parte, o motor anda normal, o que esconde o defeito.",
            "É o capacitor que dá a partida no motor. Gasto, ele não vence o peso parado da folha, e um tranco de fora completa a força que falta.",
          ],
          [
            "Se o capacitor está bom, a suspeita é o peso da folha, por roldana presa, trilho sujo, dobradiça seca ou desequilíbrio. Tensão baixa na partida, por fio fino ou extensão, dá o mesmo sintoma.",
            "Se o capacitor está bom, o técnico verifica trilho, roldana e dobradiça, que podem prender a saída, e a tensão do ponto, que cai com fio fino.",
            "Com o capacitor aprovado na medição, procura-se atrito na folha ou tensão fraca, que é comum em extensão e fiação fina.",
          ],
        ],
      },
      {
        about: "safety",
        headings: ["Por que não empurrar com o motor ligado", "O risco do empurrão"],
        slots: [
          [
            "A folha arranca de uma vez, com a mão ou o pé de quem empurra no caminho. No basculante, quem ajuda fica embaixo do peso.",
            "O motor pega sem aviso e pode prensar quem está ajudando. No basculante, a pessoa fica justo embaixo da folha.",
            "Quem empurra está no caminho da folha quando ela arranca. No basculante é pior, porque o peso fica acima da cabeça.",
          ],
          [
            "Além disso, o motor zumbindo parado aquece o enrolamento, o fio de cobre interno. Uma peça barata pode virar troca de motor, de {price.homeSwap} em casa.",
            "O motor com energia e parado esquenta, e insistir pode levar à troca dele, de {price.homeSwap} em residência, por causa de uma peça pequena.",
            "Há também o prejuízo: roncando sem girar, o enrolamento queima, e a troca em casa custa de {price.homeSwap}.",
          ],
        ],
      },
      {
        about: "check",
        headings: ["O que dá para conferir sem risco", "Antes de chamar: observe de longe"],
        slots: [
          [
            "Observe tudo de fora, com o motor sem energia. Folha reta, trilho limpo e motor que zumbiu apontam para o capacitor.",
            "Olhe sem tocar, depois de desligar o disjuntor. Se nada prende a folha e ele zumbiu parado, a suspeita é o capacitor.",
            "Com a energia cortada, veja o trilho e a folha. Se nada está preso e o motor roncou antes, falta força de partida.",
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
          "Não use mais. O capacitor falha de vez sem aviso, o motor pode queimar antes, e quem empurra corre risco a cada abertura.",
          "O ideal é parar já: o defeito só avança, e cada tentativa aquece o motor.",
        ],
      },
      {
        question: "Empurra para abrir, mas fecha normal. É capacitor?",
        answers: [
          "Pode ser o capacitor ou o peso, porque no basculante a subida exige mais força. A medição separa os dois.",
          "Talvez a folha esteja desequilibrada e pese só na subida. O técnico mede o capacitor e confere o equilíbrio da folha.",
        ],
      },
      {
        question: "Quanto custa trocar o capacitor?",
        answers: [
          "É uma das peças mais baratas do motor, somada à visita, que em casa parte de {price.preventive}, sem peças. A etiqueta traz os microfarads, que definem o valor.",
          "Custa pouco perto de um motor novo. Você paga a peça, conforme os microfarads, e a visita, a partir de {price.preventive} em residência, sem peças.",
        ],
      },
      {
        question: "E se trocar e continuar igual?",
        answers: [
          "Então a causa é folha pesada, tensão baixa ou enrolamento cansado. Por isso se mede antes de trocar.",
          "O técnico confere o peso da folha e a tensão na mesma visita, para você não pagar uma peça à toa.",
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
        "A troca do capacitor do motor de portão é feita em uma visita, em geral em menos de {trade.smallRepair}, com uma peça dos mesmos microfarads (µF) e de tensão igual ou maior. O valor sai grátis pela foto da etiqueta e é bem menor que o de um motor novo, de {price.homeSwap} instalado em casa.",
        "Trocar o capacitor resolve o motor [marca] que zumbe e não tem força na partida: entra uma peça com os mesmos microfarads (µF) e tensão igual ou maior. Ela está entre as mais baratas do motor e é orçada pela foto da etiqueta. Motor novo em casa, para comparar, fica de {price.homeSwap} instalado.",
        "Para trocar o capacitor do motor, usa-se uma peça com os mesmos microfarads (µF) da antiga e volts iguais ou maiores, montada pelo técnico com a energia cortada. Leva em geral menos de {trade.smallRepair}, e o preço sai pela foto da etiqueta. É bem menos que a troca do motor, de {price.homeSwap} em casa.",
        "A troca do capacitor do motor [marca] devolve a força de partida e cabe em uma visita, com outra peça dos mesmos microfarads (µF). O preço é informado grátis pela foto da etiqueta. Um motor novo, em casa, custaria de {price.homeSwap} com a instalação.",
        "Quando o motor [marca] ronca e não arranca, a troca do capacitor costuma devolver a partida. A peça nova tem o mesmo valor em microfarads (µF), é das mais baratas do motor e é posta pelo técnico, porque acumula carga. O valor é informado pela foto; motor novo em casa fica de {price.homeSwap} instalado.",
      ],
      "how-to": [
        "Para trocar o capacitor do motor do portão, o técnico desliga o disjuntor, descarrega a peça, anota os microfarads (µF) e os volts, solta os fios e monta um novo com os mesmos µF e tensão igual ou maior. Não faça em casa: o capacitor guarda carga e dá choque mesmo com a energia desligada.",
        "O capacitor do motor de portão se troca nesta ordem: energia cortada, peça descarregada e medida, fios marcados, capacitor novo de mesmos µF e de tensão igual ou maior, e teste de partida. O serviço é do técnico, porque a peça guarda carga depois de desligada, e leva em geral menos de {trade.smallRepair}.",
      ],
      price: [
        "Trocar o capacitor custa a peça, das mais baratas do motor, mais uma visita do técnico de menos de {trade.smallRepair}. A foto da etiqueta dá o total grátis, antes da ida. Para comparar, a troca do motor inteiro em casa fica de {price.homeSwap}.",
        "O preço da troca do capacitor soma a visita e a peça, que varia com os microfarads (µF) e é das mais baratas do motor. Sai bem menos que um motor novo, de {price.homeSwap} instalado em casa. O valor exato é informado pela foto da etiqueta, sem custo.",
        "A troca do capacitor é um dos consertos mais baratos do motor: paga-se a peça, conforme os µF, e a mão de obra, com o total informado pela foto da etiqueta. Já o motor completo trocado em casa custa de {price.homeSwap}, por isso vale medir antes.",
        "Você paga a mão de obra do técnico e o capacitor, cujo preço depende dos microfarads e é dos menores do motor. O orçamento é grátis pela foto da etiqueta. Em comparação, substituir o motor inteiro em casa fica de {price.homeSwap}.",
      ],
    },
    sections: [
      {
        about: "signs",
        headings: ["Sinais de que o capacitor precisa de troca", "Zumbido sem movimento: o sinal do capacitor"],
        slots: [
          [
            "O sinal clássico é o zumbido: o motor recebe energia, faz barulho e não gira, tanto para abrir como para fechar. Antes de parar de vez, o portão sai lento ou só parte com ajuda.",
            "Você aciona, ouve um ronco grave e a folha fica parada nos dois sentidos. Dias antes, o portão já saía devagar ou falhava nas manhãs frias.",
            "O motor que vibra, zumbe e não sai do lugar, abrindo ou fechando, está sem força de partida. A fraqueza costuma vir aos poucos, com saída lenta e falhas que vão e voltam.",
            "Repare no som: o motor zumbe, a folha não anda, e isso se repete na abertura e no fechamento. Em muitos casos houve aviso, com partidas lentas ou que só davam certo na segunda tentativa.",
          ],
          [
            "Desligue o disjuntor ao ouvir o ronco, porque insistir esquenta o motor e pode queimar o enrolamento. Folha presa e tensão baixa causam o mesmo barulho, e só a medição mostra a diferença.",
            "Cada tentativa aquece o motor parado, e o enrolamento pode queimar; por isso, corte a energia no primeiro zumbido. Trilho travado e rede fraca dão o mesmo som, e a peça deve ser medida antes da troca.",
            "Não fique apertando o controle, porque motor parado com energia queima. Um portão pesado ou a tensão baixa fazem o mesmo ruído, e por isso a medição vem antes da troca.",
          ],
        ],
      },
      {
        about: "visit",
        headings: ["Como é a troca do capacitor", "Etapas da troca feita pelo técnico"],
        slots: [
          [
            "A troca é curta, mas cada passo da lista evita um choque ou um motor queimado.",
            "São poucos minutos de troca e vários de teste, na sequência da lista abaixo.",
            "Quem faz é o técnico, na ordem da lista, porque a peça guarda carga com a energia desligada.",
            "O serviço cabe numa visita e segue sempre os mesmos passos.",
          ],
        ],
        steps: [
          "Desligar o disjuntor e confirmar que não há tensão no motor.",
          "Descarregar o capacitor e anotar os microfarads (µF), os volts e a posição dos fios.",
          "Medir a peça: se está boa, fica, e a causa é procurada na folha ou na rede.",
          "Montar o novo, do tipo permanente, com os mesmos µF e tensão igual ou maior.",
          "Prender a peça, isolar os terminais e deixá-la longe da água.",
          "Abrir e fechar várias vezes, medindo a corrente; se ainda falta força, conferir a tensão e o peso da folha.",
        ],
      },
      {
        about: "safety",
        headings: ["Por que não trocar o capacitor em casa", "Choque com o disjuntor desligado"],
        slots: [
          [
            "O capacitor guarda carga depois de desligado, e o choque nos terminais é forte. Descarregar com chave de fenda, como muita gente faz, solta faísca e queima.",
            "Desligar o disjuntor não basta, porque a carga fica guardada dentro da peça. Unir os terminais com uma ferramenta para descarregar solta faísca e pode ferir.",
            "A peça segura carga mesmo sem energia na casa e dá um choque forte em quem toca os terminais. Descarregá-la com chave de fenda causa faísca e queimadura.",
          ],
          [
            "Há também o risco para o motor: microfarads a mais esquentam o enrolamento, microfarads a menos tiram a partida, e um fio trocado pode queimar a placa.",
            "O motor também corre perigo, já que um valor errado aquece o enrolamento ou deixa a partida fraca, e a ligação invertida pode queimar a placa.",
            "Peça de valor diferente estraga o motor com o tempo, e um fio no lugar errado pode queimar também a placa.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Troquei e o motor gira ao contrário. O que houve?",
        answers: [
          "Os fios do capacitor ou do motor ficaram invertidos. Desligue o disjuntor e não use: o fim de curso deixa de proteger, e a folha passa do ponto.",
          "A ligação ficou trocada. Deixe desligado até refazer, porque nesse estado o portão não para no fim do caminho.",
          "Houve inversão de fios na montagem. Desligue e aguarde a correção, porque o sensor de parada atua no lado errado e a folha avança demais.",
        ],
      },
      {
        question: "Onde compro o capacitor do meu motor?",
        answers: [
          "Nós vendemos, com ou sem a troca, pelo valor em µF que está na etiqueta ou na peça antiga. Loja de automação também tem.",
          "Pode comprar conosco ou em loja de automação, sempre com os microfarads do original. A etiqueta do motor basta para dizer qual é.",
          "Aqui mesmo ou em lojas do ramo. Leve os µF e a tensão gravados na peça, ou a foto da etiqueta; a instalação é opcional.",
        ],
      },
      {
        question: "Capacitor novo pode queimar logo?",
        answers: [
          "Pode, se a folha está pesada, a rede é fraca ou o valor em µF não é o do motor. Por isso a folha é testada na mesma visita.",
          "Sim, quando a causa do desgaste continua, como trilho sujo, contrapeso errado ou tensão baixa. Corrigida a folha, a peça dura anos.",
          "Acontece quando o motor continua forçado por folha pesada, tensão fraca ou µF errados. Sem esse esforço, a peça costuma durar anos.",
        ],
      },
      {
        question: "O portão pode ser usado até a troca do capacitor?",
        answers: [
          "Pelo motor, não, porque cada tentativa pode queimá-lo. Portão de correr ou de abrir, reto e nivelado, pode ser usado na mão, com o disjuntor desligado e a chave de destravamento; o basculante espera o técnico.",
          "Só na mão e com o disjuntor desligado, em portão de correr ou de abrir que esteja reto e leve. O basculante fica fechado até a visita, porque a folha solta pode descer.",
          "Com o motor, não. Se o portão é de correr ou de abrir e anda leve, desligue o disjuntor e destrave com a chave; no basculante, não destrave e espere a visita.",
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
        "Testar o capacitor do motor com multímetro só dá certo na escala de µF, com a peça descarregada e um fio solto: bom é o que mede até 10% do valor impresso. Na escala de ohms o teste só mostra curto. Em casa não abra a tampa, porque o capacitor dá choque; o sinal de fora é o motor zumbir sem girar.",
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
    id: "ligacao-do-capacitor",
    broader: "capacitor",
    label: "Esquema de ligação do capacitor do motor",
    phrase: "a ligação do capacitor do motor",
    asks: [
      "esquema ligação capacitor",
      "esquema ligação motor capacitor",
      "esquema ligação motor portão capacitor",
      "ligação capacitor motor portão",
      "ligar capacitor motor portão",
      "como ligar capacitor motor portão",
      "onde liga capacitor",
      "onde ligar capacitor motor portão",
      "onde liga capacitor placa",
      "capacitor em quais fios",
      "capacitor ligado errado",
      "capacitor motor ligado errado",
      "liguei capacitor errado",
      "ligar capacitor errado queima",
      "capacitor quais fios motor",
      "capacitor motor portão 3 fios",
      "motor portão 3 fios capacitor",
      "ligar motor 3 fios capacitor",
      "capacitor liga onde",
      "posição capacitor motor portão",
    ],
    intent: "how-to",
    answers: {
      price: [
        "O preço para ligar ou trocar o capacitor do motor soma a peça, que muda com os microfarads e a tensão, e a mão de obra do técnico. Mande a foto do capacitor, com os números, e da etiqueta do motor, e respondemos com o valor, sem custo.",
      ],
      any: [
        "No esquema de ligação do motor de portão monofásico, o capacitor fica entre os dois fios do enrolamento, o de abrir e o de fechar, e o terceiro fio, o comum, vai à placa. Na maioria das centrais há dois bornes marcados CAP para ele. Quem liga é o técnico, porque o capacitor dá choque mesmo desligado.",
        "O capacitor do motor de portão ligado errado, no fio comum, faz o motor roncar, esquentar e não partir, e pode queimar o enrolamento em poucos minutos. O certo é entre os fios de abrir e de fechar. Desligue o disjuntor, não teste de novo e deixe a conferência com o técnico.",
        "O capacitor do motor de portão é ligado entre os fios de abrir e de fechar, nunca no comum, quase sempre pelos bornes CAP da central. Ele não tem polaridade, então os dois terminais podem ser trocados. O serviço é feito com a energia cortada e o capacitor descarregado, pelo técnico.",
      ],
    },
    sections: [
      {
        about: "what",
        headings: ["Os três fios do motor e o capacitor", "Como o motor e o capacitor se ligam"],
        slots: [
          [
            "A central manda a energia direto para um dos dois enrolamentos do motor, e o capacitor alimenta o outro com um pequeno atraso. É esse atraso que faz o motor partir e girar para um lado.",
            "O motor monofásico tem dois enrolamentos, e a central escolhe por qual deles a energia entra. O capacitor leva a energia ao outro com um pequeno atraso, que faz o motor partir e define o lado do giro.",
          ],
        ],
        bullets: [
          "Comum: vai ao borne do motor marcado COM, ou no meio dos três",
          "Abre e fecha: um em cada borne ao lado",
          "Capacitor: entre abre e fecha, nos bornes CAP, se a placa os tem",
          "Terra: na carcaça do motor, e não na placa",
        ],
      },
      {
        about: "visit",
        headings: ["Como o técnico liga o capacitor", "A ligação, na ordem do técnico"],
        slots: [
          [
            "As cores mudam de marca para marca, e por isso o comum se acha medindo, e não pela cor. Estes são os passos.",
            "O técnico não confia na cor do fio: mede antes. Use a lista para acompanhar o serviço.",
          ],
        ],
        steps: [
          "Desligar o disjuntor e o nobreak e confirmar que não há tensão.",
          "Descarregar o capacitor antigo com um resistor.",
          "Medir os três fios: o maior valor aparece entre abre e fecha; o que sobra é o comum.",
          "Ligar o capacitor novo, com os mesmos microfarads e a mesma tensão ou maior, entre abre e fecha.",
          "Fechar a tampa, religar e testar com a passagem livre.",
          "Se abre quando devia fechar, inverter os fios de abre e fecha, e não o capacitor.",
        ],
      },
      {
        about: "safety",
        headings: ["Erros que queimam o motor ou a placa", "O que não fazer na ligação"],
        slots: [
          [
            "Capacitor ligado no comum faz o motor roncar e esquentar. Valor muito maior esquenta o enrolamento, e tensão menor que a da etiqueta faz o capacitor estufar. Nunca ligue o motor direto na tomada para testar, porque ele não para sozinho.",
            "Três erros custam caro: pôr o capacitor no fio comum, usar microfarads muito diferentes e ligar o motor sem a central. Nos três o motor ronca, esquenta ou corre sem parar no fim.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "O capacitor do motor tem lado certo?",
        answers: [
          "Não. O capacitor de motor não tem polaridade, e os dois terminais podem ser trocados.",
          "Não tem positivo nem negativo. O que importa é ficar entre os fios de abre e fecha.",
        ],
      },
      {
        question: "Posso usar um capacitor de microfarads maior?",
        answers: [
          "Não convém. Use o mesmo valor, com diferença pequena, e a mesma tensão ou maior.",
          "Não. O valor alto demais esquenta o motor. A tensão, sim, pode ser maior que a do antigo.",
        ],
      },
      {
        question: "O motor ronca depois que liguei o capacitor. Por quê?",
        answers: [
          "Os fios podem estar trocados com o comum, ou o enrolamento está em curto. Desligue e chame o técnico antes de queimar.",
          "Quase sempre é o capacitor no fio errado ou com defeito. Desligue o disjuntor e não insista.",
        ],
      },
    ],
    photo: "uma foto da etiqueta do motor, outra do capacitor com os números e um vídeo do que acontece",
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
      "capacitor motor como saber ruim",
      "capacitor motor portão como saber ruim",
      "capacitor motor portão como saber está ruim",
      "capacitor motor portão como saber queimado",
      "capacitor motor portão como saber queimou",
      "capacitor motor portão como saber fraco",
      "capacitor motor portão como saber defeito",
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
        "Para saber se o capacitor do motor de portão está ruim, acione uma única vez e escute. Se o motor zumbe e não anda, com a folha livre, o capacitor é o primeiro suspeito. Desligue o disjuntor e não abra a tampa. O técnico confirma com a medição e troca a peça; o preço sai grátis, pela foto da etiqueta.",
        "O capacitor do motor de portão costuma estar ruim quando o motor ronca parado ou perde força para abrir e para fechar, com a folha livre. Desligue o disjuntor e não abra a tampa, porque o capacitor guarda carga. O técnico mede a peça em microfarads (µF) e tira a dúvida.",
        "O som mostra se o capacitor do motor de portão está ruim ou queimado: o motor zumbe, vibra e não gira, tanto ao abrir como ao fechar. Folha presa dá um sintoma parecido. Por isso, desligue o disjuntor, veja se há algo no trilho e peça ao técnico para medir o capacitor.",
      ],
      any: [
        "Os sintomas de capacitor queimado no motor do portão são zumbido sem sair do lugar, partida só com empurrão, pouca força nos dois sentidos e motor quente. Desligue o disjuntor e não insista, para não queimar o enrolamento. O técnico mede e troca a peça, que é das mais baratas do motor, com o valor informado pela foto.",
        "O capacitor está ruim quando o motor ronca e não anda, demora a partir ou só vai empurrado, tanto para abrir como para fechar. Corte a energia logo, porque o motor parado e ligado esquenta depressa. A troca é feita pelo técnico em uma visita, e o preço sai pela foto da etiqueta.",
        "Motor que zumbe parado, sai lento nos dois sentidos ou precisa de ajuda para partir tem sinal de capacitor queimado. Desligue o disjuntor, porque insistir pode queimar o motor. A peça custa pouco perto de um motor novo, e o técnico mede antes de trocar.",
        "Capacitor queimado faz o motor do portão zumbir sem girar, perder força para abrir e fechar ou só partir com empurrão. A troca é simples para o técnico, mas não deve ser feita em casa, porque a peça guarda carga. Mande a foto da etiqueta e o valor do conserto sai sem custo.",
      ],
      price: [
        "O valor da troca do capacitor do motor de portão está entre os mais baixos dos consertos: soma uma peça pequena e menos de {trade.smallRepair} de mão de obra, e é informado de graça pela foto da etiqueta. O sintoma de defeito é o motor que zumbe e não anda. Fica caro quando o enrolamento também queimou, porque motor novo instalado em casa custa de {price.homeSwap}.",
        "O preço da troca do capacitor é o da peça, das mais baratas do motor, mais a mão de obra do técnico, e o orçamento é grátis pela foto da etiqueta. O sintoma é um zumbido com o portão parado. Insistir pode queimar o motor, e a troca dele, em casa, fica de {price.homeSwap}.",
        "Capacitor de motor de portão queimado custa pouco para trocar: a peça, conforme os microfarads (µF), e a visita do técnico, orçadas de graça pela foto da etiqueta. Os sintomas são zumbido, partida com empurrão e falta de força. Compare com o motor novo, que instalado em casa fica de {price.homeSwap}.",
      ],
    },
    sections: [
      {
        about: "signs",
        headings: ["O que cada sinal quer dizer", "Capacitor, folha ou placa: como separar"],
        slots: [
          [
            "O capacitor dá o empurrão que faz o motor começar a girar. Em geral ele falha aos poucos: primeiro o portão demora a sair, depois falha um dia e outro não, e no fim só zumbe.",
            "É essa peça que dá força para o motor partir. A perda costuma ser gradual, com saída demorada, falhas que vão e voltam e, por último, um ronco parado.",
            "O motor precisa do capacitor para arrancar. No começo o portão hesita, depois falha de vez em quando, até que o motor vibra e não gira mais.",
          ],
        ],
        bullets: [
          "Zumbe e não anda, nos dois sentidos, com a folha livre: capacitor, quase sempre",
          "Zumbe, e a folha está presa ou pesada: roldana, trilho, dobradiça ou trinco",
          "Não faz som nenhum: disjuntor, fusível ou placa",
          "Falha só para abrir ou só para fechar: relé da placa ou fim de curso",
          "Cheiro de queimado: o enrolamento do motor pode ter queimado; desligue o disjuntor e não tente de novo",
        ],
      },
      {
        about: "check",
        headings: ["O que conferir sem abrir o motor", "Confirme o sintoma com segurança"],
        slots: [
          [
            "Uma tentativa basta, com a tampa fechada e todos longe da folha. Não empurre o portão com o motor ligado, porque ele pode arrancar de repente.",
            "Faça um único acionamento, de longe e sem abrir nada. Empurrar a folha para ajudar o motor é perigoso, porque ela sai de uma vez.",
            "O teste é acionar uma só vez e escutar, sem tirar a tampa. Não empurre a folha com a energia ligada, porque ela pode disparar.",
          ],
        ],
        steps: [
          "Acione uma vez e escute se há zumbido sem movimento.",
          "Solte o botão do controle e desligue o disjuntor do motor.",
          "Veja se há trinco fechado, pedra no trilho ou folha torta.",
          "Não destrave o basculante, que pode descer de uma vez.",
          "Fotografe a etiqueta do motor, com modelo e tensão.",
        ],
      },
      {
        about: "replace",
        headings: ["Como se troca o capacitor", "A troca: mesmos microfarads"],
        slots: [
          [
            "O técnico desliga o circuito, descarrega a peça e mede. Ela é trocada se está estufada ou se mede menos que a tolerância impressa, em geral de 5% ou 10%. A nova precisa ter os mesmos microfarads (µF) e tensão igual ou maior; em motor de casa, o valor típico vai de 8 a 25 µF.",
            "Com a energia cortada e a carga retirada, o capacitor é medido. Se estiver inchado ou fora da tolerância escrita nele, quase sempre de 5% ou 10%, entra outro com os mesmos µF, em geral de 8 a 25 em motor de casa, e tensão igual ou maior.",
            "A medição vem antes da troca, com a peça já descarregada. Sai a que está estufada ou abaixo da tolerância de 5% ou 10%, e entra uma com o mesmo valor em µF, que em casa costuma ser de 8 a 25, e tensão igual ou superior.",
          ],
          [
            "Na mesma visita se confere o peso da folha, porque um portão desequilibrado força cada partida e gasta também o capacitor novo.",
            "O técnico também sente o peso da folha: se ela raspa ou pesa, a peça nova vai durar tão pouco quanto a antiga.",
            "Trilho, roldana e contrapeso são vistos no mesmo dia, já que folha pesada é o que costuma acabar com essa peça antes da hora.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Quanto custa a troca do capacitor?",
        answers: [
          "O total soma o capacitor, uma das peças mais baratas do motor, e a mão de obra da troca. O orçamento é grátis, pela foto da etiqueta do motor.",
          "Você paga a peça, que muda com os microfarads, e o serviço do técnico. Mande a foto da etiqueta do motor e receba o total sem custo.",
        ],
      },
      {
        question: "Capacitor ruim queima o motor?",
        answers: [
          "Pode queimar, se alguém insiste: parado e com energia, o enrolamento esquenta depressa. Quem desliga logo ao ouvir o zumbido quase sempre troca só o capacitor.",
          "Só com insistência, porque cada tentativa sem giro aquece o enrolamento. Quem desliga o disjuntor na primeira vez costuma pagar apenas a peça pequena.",
          "Sim, quando o motor fica zumbindo por muito tempo, porque a corrente alta aquece o enrolamento. Desligar na primeira falha evita esse prejuízo.",
        ],
      },
      {
        question: "Troquei o capacitor e continua zumbindo. O que é?",
        answers: [
          "Pode ser folha presa, tensão baixa, µF errado ou enrolamento danificado. Com o disjuntor desligado, o técnico compara o valor das duas peças e mede o motor.",
          "Ou o valor em µF não é o do motor, ou a folha pesa, a rede está fraca ou o enrolamento queimou. Antes de comprar outra peça, peça a medição.",
          "Pergunte a quem trocou se os µF da peça nova são iguais aos da antiga. Se forem, a causa é folha pesada, tensão baixa ou enrolamento queimado.",
        ],
      },
      {
        question: "Quanto tempo dura um capacitor?",
        answers: [
          "Não há prazo fixo: calor, número de partidas e peso da folha é que decidem. Em folha leve dura anos, e a revisão mede a peça antes de ela falhar.",
          "Depende do calor e de quantas vezes o portão parte por dia. Com folha leve, dura anos; se acaba em meses, há peso demais ou tensão baixa.",
          "Em geral, alguns anos. Calor, muitas partidas e folha pesada encurtam esse tempo, e a medição na revisão mostra quando ele está perto do fim.",
        ],
      },
      {
        question: "Dá para ver por fora se ele queimou?",
        answers: [
          "Às vezes: corpo estufado, rachado ou vazando indica peça perdida. Mas ele fica sob a tampa, que só o técnico abre, e muito capacitor ruim parece novo.",
          "Nem sempre. Estufado ou vazando, está perdido, mas boa parte falha sem mudar de aparência, e a tampa deve ficar fechada até o técnico medir.",
          "Não dá para confiar só no olho. O corpo inchado confirma o defeito, mas muitos falham por dentro e só a medição, feita pelo técnico, mostra isso.",
        ],
      },
    ],
    photo: "uma foto da etiqueta do motor e um vídeo curto, com som, de uma única tentativa",
  },
  {
    id: "tecnico-disse-capacitor",
    broader: "capacitor",
    label: "Técnico disse que é o capacitor",
    phrase: "o diagnóstico de capacitor dado pelo técnico",
    asks: [
      "técnico disse capacitor",
      "técnico disse capacitor verdade",
      "técnico falou capacitor",
      "técnico falou capacitor verdade",
      "disse que é capacitor",
      "falou que é capacitor",
      "disseram que é capacitor",
      "será que é capacitor",
      "será capacitor mesmo",
      "é mesmo capacitor",
      "será verdade capacitor",
      "técnico quer trocar capacitor",
      "técnico trocou capacitor precisava",
      "capacitor desculpa técnico",
    ],
    intent: "question",
    answers: {
      any: [
        "Pode ser verdade que é o capacitor, como o técnico disse, se o motor zumbe sem sair do lugar, parte só com empurrão ou perdeu força. O capacitor é a peça que dá o impulso da partida e se gasta com os anos. Peça que ele meça na sua frente. Se ficou dúvida, mande o vídeo do defeito: a segunda opinião é grátis.",
        "Será verdade que é o capacitor se o técnico mediu a peça e mostrou menos microfarads do que está escrito nela. Sem medida, é palpite, embora provável quando o motor ronca e não gira. Se o motor nem faz som, desconfie, porque capacitor fraco não causa isso. Mande o vídeo do defeito, e damos uma segunda opinião de graça.",
      ],
    },
    sections: [
      {
        about: "signs",
        headings: ["Quando o diagnóstico combina com o defeito", "Sintomas que confirmam e que desmentem o capacitor"],
        slots: [
          [
            "O defeito que você vê já diz muito. Compare o comportamento do portão com a lista.",
            "Antes de aceitar ou recusar, compare o que o portão faz com estes sinais.",
          ],
        ],
        bullets: [
          "Motor zumbe e não gira, ou só parte com empurrão: combina com capacitor",
          "Portão lento e sem força, pior com o motor quente: pode ser capacitor",
          "Nenhum som e nenhuma luz: veja disjuntor, fonte e placa",
          "Abre pela botoeira e não pelo controle: é controle ou receptor",
          "Cheiro de queimado e disjuntor caindo: pode ser o enrolamento do motor",
        ],
      },
      {
        about: "check",
        headings: ["O que pedir ao técnico", "Como conferir sem abrir o motor"],
        slots: [
          [
            "Peça que ele meça o capacitor com o aparelho e mostre o número. O valor escrito na peça vem em µF, microfarads, com uma tolerância ao lado; medida bem abaixo dela condena a peça. Peça também o capacitor velho de volta e o valor na nota.",
            "O técnico mede o capacitor fora do circuito, em um minuto, e compara com os microfarads escritos na peça. Peça para ver o número e para ficar com o capacitor trocado. Não abra o motor para conferir, porque a peça dá choque mesmo desligada.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["Se for mesmo o capacitor", "O que a troca resolve e o que não resolve"],
        slots: [
          [
            "A troca é rápida, e o capacitor é uma das peças mais baratas do motor. Ele deve ter os mesmos microfarads do antigo. Se o novo também falhar logo, a causa é outra: folha pesada, tensão baixa ou enrolamento no fim.",
            "Capacitor novo custa pouco perto de uma placa ou de um motor, e a troca leva menos de uma hora. Os microfarads têm de ser os mesmos. Se o motor continua fraco depois dela, falta ver o peso da folha e o enrolamento.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "O técnico trocou o capacitor e não resolveu. E agora?",
        answers: [
          "Peça que ele volte, porque o diagnóstico estava errado ou incompleto. Em serviço feito há menos de 90 dias, você tem direito à correção.",
          "Reclame por escrito, com vídeo do defeito. A lei dá 90 dias de garantia para o serviço e para a peça.",
        ],
      },
      {
        question: "Vocês dão uma segunda opinião?",
        answers: [
          "Sim, de graça e por foto. Mande o vídeo com o som da tentativa, a etiqueta do motor e o orçamento que recebeu.",
          "Damos, pelo WhatsApp: com o vídeo do defeito, a etiqueta e o orçamento, dizemos se a peça combina com o sintoma.",
        ],
      },
      {
        question: "Posso comprar o capacitor e trocar eu mesmo?",
        answers: [
          "Não aconselhamos, porque ele guarda carga e dá choque mesmo com o disjuntor desligado. A troca é simples para quem sabe descarregar.",
          "Comprar pode, mas a troca é do técnico. A peça carregada machuca, e o valor errado queima o motor.",
        ],
      },
      {
        question: "E se ele disser que é a placa também?",
        answers: [
          "Pergunte o que foi medido em cada uma. As duas falharem juntas acontece depois de raio ou de tensão errada; fora disso, é raro.",
          "Peça a medição separada. Capacitor fraco às vezes faz a placa parecer ruim, e trocar só ele resolve.",
        ],
      },
    ],
    photo: "um vídeo curto com o som da tentativa de partida, a etiqueta do motor e o orçamento que você recebeu",
  },
  {
    id: "tecnico-condenou-placa-ou-motor",
    broader: "tecnico",
    label: "Técnico condenou a placa ou o motor",
    phrase: "o diagnóstico de placa ou motor queimado",
    asks: [
      "técnico trocar placa sem testar",
      "técnico quer trocar placa sem testar",
      "técnico quer trocar sem testar",
      "técnico trocar peça sem testar",
      "técnico não testou placa",
      "técnico pediu trocar motor",
      "técnico pediu trocar motor placa",
      "técnico pediu trocar placa",
      "técnico disse trocar placa",
      "técnico disse precisa trocar placa",
      "técnico disse precisa trocar motor",
      "técnico disse placa",
      "técnico disse placa queimou",
      "técnico disse placa verdade",
      "técnico falou placa",
      "técnico disse motor queimou",
      "técnico falou motor queimou",
      "técnico disse motor queimado verdade",
      "técnico falou trocar motor",
      "técnico disse trocar motor",
      "técnico falou tem trocar motor",
      "técnico disse tem trocar motor",
      "técnico quer trocar motor",
      "técnico quer trocar placa",
      "técnico condenou motor",
      "técnico condenou placa",
      "disse motor não tem conserto",
      "falou motor não tem conserto",
      "disseram placa queimou",
      "disse placa não tem conserto",
    ],
    intent: "question",
    answers: {
      any: [
        "Não aceite trocar a placa sem testar: o técnico mede a tensão que entra e a que sai para o motor, e isso leva poucos minutos. Sem a medida, a falha pode ser do capacitor, do fim de curso ou de um fio. Peça o teste na sua frente ou mande o vídeo do defeito, e damos uma segunda opinião de graça.",
        "Se o técnico disse que a placa queimou, peça que ele mostre a medição: tensão entrando na placa e nenhuma saindo para o motor. Marca preta, cheiro ou relé colado confirmam. Sem medir, pode ser fusível, capacitor ou fio. Mande o vídeo do defeito e o orçamento, e damos uma segunda opinião sem custo.",
        "Se o técnico falou que tem que trocar o motor, pergunte o que ele mediu. O motor só está perdido quando o enrolamento queimou ou o redutor se gastou por dentro; ronco sem giro costuma ser capacitor, peça barata. A troca em casa fica de {price.homeSwap}, e a segunda opinião por foto e vídeo é grátis.",
        "O técnico que condenou o motor ou a placa deve mostrar a medida, a peça e o preço por escrito. Cheiro de verniz, disjuntor caindo e carcaça muito quente apontam motor queimado; luzes apagadas com energia chegando apontam placa. Na dúvida, mande o vídeo e a etiqueta para uma segunda opinião, de graça.",
      ],
    },
    sections: [
      {
        about: "signs",
        headings: ["Sinais que confirmam e que desmentem", "O defeito combina com o que ele disse?"],
        slots: [
          [
            "Compare o que o portão faz com o que foi dito. Quando não combina, vale outra avaliação antes de pagar.",
            "Cada peça falha de um jeito. Se o comportamento do portão não aparece ao lado da peça condenada, peça outra avaliação.",
          ],
        ],
        bullets: [
          "Cheiro de verniz e disjuntor caindo: motor com enrolamento queimado",
          "Ronca e não gira, sem cheiro: antes do motor, o capacitor",
          "Gira e a folha não anda: engrenagem, redutor ou chave de destravar",
          "Placa sem luz nenhuma: antes dela, disjuntor, fusível e fonte",
          "Só não obedece ao controle: pilha, receptor ou código",
        ],
      },
      {
        about: "check",
        headings: ["O que pedir antes de aceitar", "Perguntas a fazer ao técnico"],
        slots: [
          [
            "Um bom técnico explica o que mediu e mostra o número no aparelho. Peça o orçamento com peça, modelo, valor e prazo, e peça para ficar com a peça trocada.",
            "Antes de dizer sim, peça três coisas: a medida que condenou a peça, o valor por escrito e a peça velha de volta.",
          ],
        ],
        steps: [
          "Pergunte qual medida mostrou o defeito e peça para ver.",
          "Peça o valor do conserto e o da troca, lado a lado.",
          "Guarde a foto da etiqueta do motor e o orçamento.",
          "Grave um vídeo do defeito, de longe e com som.",
          "Se ficou em dúvida, não deixe levar a peça antes de outra opinião.",
        ],
      },
      {
        about: "choose",
        headings: ["Conserto ou troca: quando cada um compensa", "Quando trocar o motor faz sentido"],
        slots: [
          [
            "Motor de {trade.life} com enrolamento ou redutor gasto costuma pedir troca. Motor mais novo, com defeito de placa, capacitor ou fim de curso, quase sempre se conserta. Quando o conserto passa da metade da troca, o motor novo compensa.",
            "A troca faz sentido quando o defeito é por dentro do motor e ele já tem {trade.life} de uso. Defeito de placa, capacitor ou fim de curso não é motivo para trocar o motor inteiro.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Placa queimada tem conserto?",
        answers: [
          "Muitas têm: trilha, relé e fonte se consertam na bancada. Placa carbonizada ou com o processador queimado é trocada.",
          "Depende do que queimou. Relé e fonte se trocam; processador queimado, não.",
        ],
      },
      {
        question: "Como sei que a peça foi mesmo trocada?",
        answers: [
          "Peça a antiga de volta e confira o modelo na nota. A peça trocada é sua, salvo combinado de troca por base.",
          "Fotografe o motor antes e depois, com o disjuntor desligado, e guarde a nota com o nome da peça.",
        ],
      },
      {
        question: "Posso pedir um segundo orçamento?",
        answers: [
          "Pode, e nenhum técnico deve segurar o seu motor por isso. O que já foi combinado por escrito, como a taxa da visita, é devido.",
          "Sim. Pague só o que foi combinado antes, como a visita, e peça outra avaliação com o motor no lugar.",
        ],
      },
      {
        question: "A segunda opinião é paga?",
        answers: [
          "Por foto e vídeo, não. Se for preciso medir no local, o valor da visita é informado antes.",
          "Não, quando é pelo WhatsApp. A visita para medir só é marcada depois que você aceita o valor.",
        ],
      },
    ],
    photo: "o orçamento que você recebeu, a etiqueta do motor e um vídeo do defeito",
  },
  {
    id: "tecnico-deu-diagnostico",
    broader: "tecnico",
    label: "O diagnóstico do técnico está certo?",
    phrase: "o diagnóstico dado pelo técnico",
    asks: [
      "técnico disse problema",
      "técnico disse fim de curso",
      "técnico disse é fim curso",
      "técnico disse problema fim curso",
      "técnico disse fotocélula",
      "técnico disse engrenagem",
      "técnico disse redutor",
      "técnico disse roldana",
      "técnico disse trilho",
      "técnico disse contrapeso",
      "técnico disse cabo",
      "técnico disse mola",
      "técnico disse receptor",
      "técnico disse fonte",
      "técnico disse fiação",
      "técnico falou problema",
      "técnico falou fim curso",
      "técnico falou engrenagem",
      "técnico falou contrapeso",
      "técnico disse verdade",
      "técnico falou verdade",
      "o que técnico disse é verdade",
      "diagnóstico técnico certo",
      "diagnóstico errado técnico",
      "técnico errou diagnóstico",
      "técnico não sabe o que é",
      "técnico não descobriu defeito",
      "técnico não achou defeito",
      "técnico não encontrou defeito",
    ],
    intent: "question",
    answers: {
      any: [
        "O diagnóstico do técnico está certo se o defeito combina com a peça e se ele mostrou a medida. Fim de curso faz parar no lugar errado, fotocélula faz o portão voltar, e engrenagem gasta faz o motor girar sem levar a folha. Mande o vídeo do problema, e damos uma segunda opinião de graça.",
        "O técnico que disse que o problema é o fim de curso tem razão se o portão para sempre no mesmo lugar errado ou passa do ponto. Se ele nem liga ou só ronca, a causa é outra. Peça que ele mostre a peça atuando; na dúvida, mande um vídeo, e opinamos sem custo.",
        "Quando o técnico não achou o defeito, o que mais ajuda é um vídeo da falha acontecendo, com som e hora. Defeito que vai e volta costuma ser mau contato, umidade ou calor, e some na visita. Mande o vídeo e a etiqueta do motor, e dizemos o que medir, sem custo.",
      ],
    },
    sections: [
      {
        about: "signs",
        headings: ["O sintoma de cada peça", "O defeito combina com a peça?"],
        slots: [
          [
            "Cada peça falha de um jeito próprio. Compare o que o seu portão faz com o que foi apontado.",
            "Antes de aceitar a troca, veja se o comportamento do portão é o da peça apontada.",
          ],
        ],
        bullets: [
          "Fim de curso: para no lugar errado ou bate no fim",
          "Fotocélula: fecha e volta, ou não fecha",
          "Engrenagem ou redutor: o motor gira e a folha não anda",
          "Contrapeso, mola ou cabo: o basculante pesa, desce ou fica torto",
          "Receptor: abre pela botoeira e não pelo controle",
        ],
      },
      {
        about: "check",
        headings: ["O que pedir para ver", "Prova do defeito antes da troca"],
        slots: [
          [
            "Peça três coisas, e um bom técnico as dá sem problema.",
            "A prova é simples e leva poucos minutos. Peça nesta ordem.",
          ],
        ],
        steps: [
          "Que ele mostre a peça com defeito ou o número no aparelho.",
          "O valor da peça e da mão de obra por escrito.",
          "A peça velha de volta, depois da troca.",
          "O que acontece se o defeito continuar depois do serviço.",
        ],
      },
      {
        about: "care",
        headings: ["Se a troca não resolveu", "O que fazer quando o defeito volta"],
        slots: [
          [
            "Peça conserto que não resolveu deve ser revisto por quem fez, sem nova cobrança pelo mesmo defeito: a lei dá 90 dias para serviço e peça. Guarde a nota, as conversas e um vídeo com data.",
            "Chame quem fez o serviço e mostre o vídeo do defeito. Em até 90 dias o mesmo problema é corrigido sem nova cobrança. Com a nota e as conversas guardadas, fica mais fácil.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "A segunda opinião é paga?",
        answers: [
          "Pelo WhatsApp, não. Se for preciso medir no local, o valor da visita é informado antes, e você decide.",
          "Não, por foto e vídeo. A visita só é marcada com o valor aceito.",
        ],
      },
      {
        question: "Devo deixar o técnico levar a peça?",
        answers: [
          "Só com recibo que diga o modelo e o defeito. Sem isso, peça para ficar com ela até decidir.",
          "Leve em conta que, sem a peça, outro técnico não consegue testar. Peça recibo ou outra opinião antes.",
        ],
      },
      {
        question: "E se dois técnicos disserem coisas diferentes?",
        answers: [
          "Vale o que foi medido. Peça a cada um o número e o porquê, e compare com o sintoma.",
          "Fique com quem provou. Vídeo do defeito e medida valem mais que a palavra.",
        ],
      },
      {
        question: "Quanto custa vocês verem no local?",
        answers: [
          "A visita com regulagem em casa parte de {price.preventive}, sem peças. O valor da peça é informado antes de qualquer troca.",
          "Em residência, a partir de {price.preventive}, com regulagem e sem peças.",
        ],
      },
    ],
    photo: "um vídeo do defeito com som, a etiqueta do motor e o orçamento que você recebeu",
  },
  {
    id: "tecnico-disse-motor-mais-forte",
    broader: "tecnico",
    label: "Técnico disse que preciso de motor mais forte",
    phrase: "o motor mais forte pedido pelo técnico",
    asks: [
      "técnico disse motor mais forte",
      "técnico disse preciso motor mais forte",
      "técnico disse motor fraco",
      "técnico falou motor fraco",
      "técnico falou motor mais forte",
      "disse precisa motor mais forte",
      "disse motor é fraco",
      "técnico disse motor não aguenta",
      "técnico falou motor não aguenta",
      "será que preciso motor mais forte",
      "preciso mesmo motor mais forte",
    ],
    intent: "question",
    answers: {
      any: [
        "O técnico que disse que você precisa de um motor mais forte tem razão se a folha pesa mais que a capacidade da etiqueta, com um terço de sobra. Se o motor já deu conta antes, o mais provável é a folha ter ficado pesada, por roda, trilho ou contrapeso, e motor novo não resolve. Mande fotos e medidas: avaliamos de graça.",
        "Antes de comprar um motor mais forte, peça ao técnico o peso da folha e a capacidade do motor atual. Portão que sempre andou bem e agora pesa tem roda, dobradiça, mola ou capacitor gasto. Se o peso realmente passou do limite, a troca em casa fica de {price.homeSwap}, com a mão de obra.",
      ],
    },
    sections: [
      {
        about: "signs",
        headings: ["Quando o motor é mesmo fraco", "Motor fraco ou folha pesada"],
        slots: [
          [
            "A idade do problema ajuda a decidir. Compare o seu caso com estes sinais.",
            "Veja se o portão sempre foi assim ou se mudou. A resposta separa motor pequeno de defeito.",
          ],
        ],
        bullets: [
          "Lento e quente desde a instalação: motor pequeno para a folha",
          "Ficou fraco de repente: capacitor, a peça da partida, ou tensão baixa",
          "Ficou fraco aos poucos: roda, trilho, dobradiça ou contrapeso",
          "Ficou fraco depois de chapa ou madeira nova: o peso mudou",
        ],
      },
      {
        about: "check",
        headings: ["Como conferir antes de pagar", "As contas que ele deve mostrar"],
        slots: [
          [
            "Peça o peso estimado da folha e compare com a etiqueta do motor. No de correr, o motor deve aguentar o peso com um terço de sobra. No basculante conta a largura, e o equilíbrio da folha vem antes da força do motor.",
            "No portão de correr, divida a capacidade da etiqueta pelo peso da folha: deve sobrar um terço. No basculante, até {width.quarterHp} serve o motor de 1/4 HP, se a folha está equilibrada.",
          ],
        ],
      },
      {
        about: "choose",
        headings: ["Acertar a folha ou trocar o motor", "O que compensa em cada caso"],
        slots: [
          [
            "Acertar a folha vem primeiro, porque custa menos e faz durar qualquer motor. A regulagem em casa parte de {price.preventive}, sem peças. O motor maior em folha dura só quebra depois, no braço, na engrenagem ou no suporte.",
            "Se a folha está dura, o ajuste, a partir de {price.preventive} em casa e sem peças, vem antes do motor. Com a folha leve e o motor abaixo do peso, a troca é a saída certa.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Motor mais forte gasta mais luz?",
        answers: [
          "Pouco. O portão funciona segundos por vez, e a diferença na conta quase não aparece.",
          "A diferença é pequena, porque o uso é curto.",
        ],
      },
      {
        question: "Motor mais forte é mais perigoso?",
        answers: [
          "É, se a força não for regulada. A folha precisa recuar ao encontrar alguém, e a fotocélula precisa funcionar.",
          "Com a força alta, sim. Por isso se regula no mínimo que move a folha e se testa o recuo.",
        ],
      },
      {
        question: "Posso só trocar o capacitor?",
        answers: [
          "Se a medida mostrar que ele está fraco, sim, e custa bem menos que o motor. Os microfarads devem ser os mesmos.",
          "Vale medir antes. Capacitor fraco tira a força do motor e é peça barata.",
        ],
      },
    ],
    photo: "a etiqueta do motor, o portão inteiro com largura e altura, e um vídeo dele andando",
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
        "Não ponha capacitor de 12 µF (uF) no lugar de 10 µF: com mais microfarads, o enrolamento esquenta e pode queimar. Use o valor escrito na etiqueta do motor ou na peça original, com tensão igual ou maior. Quem troca é o técnico, porque a peça guarda carga e dá choque.",
        "Entre capacitor de 8 ou 12 µF (uF), use o que o motor do portão pede na etiqueta, no manual ou na peça original. Um não serve no lugar do outro. Com menos microfarads, a partida fica fraca; com mais, o enrolamento esquenta. O preço da troca vem de graça, por foto.",
        "Capacitor de 8, 10 e 12 µF não se substituem: cada motor de portão usa um só valor, conforme modelo, potência e tensão. No mesmo modelo, a versão de 127 V pede valor maior que a de 220 V. A etiqueta do motor mostra o certo, e a troca é orçada por foto.",
        "Qual capacitor usar no motor do portão, de 8 ou 12 uF, quem diz é a etiqueta, o manual ou a peça antiga. Na dúvida, mande a foto da etiqueta, que dizemos de graça, e não compre pelo palpite: o menor deixa o motor sem partida, e o maior o esquenta.",
        "Em motor de portão, o capacitor de 8uF, 10uF ou 12uF se escolhe pelo valor de fábrica, e não pelo que daria mais força. Valor baixo faz o motor zumbir sem partir. Valor alto esquenta o enrolamento. Se não há etiqueta, o técnico lê a peça antiga e confere o motor.",
      ],
      price: [
        "Capacitor de 8, 10 ou 12 µF está entre as peças mais baratas do motor, e o preço muda pouco de um para o outro. A troca soma a mão de obra, num orçamento grátis por foto. O valor certo em µF é o da etiqueta do motor.",
        "O preço do capacitor muda pouco entre 8, 10 e 12 µF, e todos são peças baratas do motor. Instalado, some a mão de obra de medir, descarregar e trocar. A foto da etiqueta dá o total de graça, e o valor certo é o que está nela.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["Como saber se é 8, 10 ou 12 µF", "Pela etiqueta, sem abrir a tampa"],
        slots: [
          [
            "Não é preciso abrir o motor: a etiqueta de fora dá modelo, potência e tensão, e com eles se chega ao capacitor. A peça guarda carga e dá choque mesmo desligada.",
            "O modelo e a tensão na etiqueta levam ao valor, sem tirar a tampa. O capacitor guarda carga lá dentro, por isso só o técnico o lê e descarrega.",
            "Você descobre o valor por fora, pela etiqueta com modelo, potência e volts. A tampa fica fechada, já que o capacitor dá choque até sem energia.",
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
        headings: ["O que acontece com o valor errado", "Por que usar o mesmo valor em µF"],
        slots: [
          [
            "Com 8 µF onde o motor pede 12, ele zumbe, demora a partir e precisa de empurrão. Com 12 onde pede 8, sobra corrente, e ele vibra e esquenta sem ganhar força.",
            "O valor abaixo do pedido deixa a partida fraca, com zumbido, o mesmo sinal de peça gasta. O valor acima não dá força, só aquece o enrolamento.",
            "Se faltam microfarads, o motor ronca e não sai; se sobram, ele treme e aquece até queimar. Nenhum dos dois serve nem como solução provisória.",
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
        headings: ["Como é a troca do capacitor", "Da medição ao teste final"],
        slots: [
          [
            "O técnico corta a energia, descarrega e mede a peça, porque o defeito pode estar na placa ou na folha. A nova leva os microfarads do motor, mesmo que a antiga estivesse errada.",
            "Com o circuito desligado e a peça descarregada, o técnico a mede. Se está boa, ela fica; se não, entra outra com o valor do motor, e não com o que alguém pôs antes.",
            "A medição vem primeiro, com a peça sem carga, já que folha pesada imita o defeito. O capacitor novo segue o valor de fábrica do motor.",
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
          "Tecnicamente somam, mas não vale o risco, porque há mais fio, mais contato e pouco espaço. A peça certa é barata.",
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
