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
        "O capacitor certo do motor de portão é o do valor impresso na peça original ou na etiqueta: mesmos microfarads (µF) e tensão igual ou maior. Não há um número único, e a versão de 127 V usa capacitância mais alta que a de 220 V.",
        "O capacitor de 12 µF serve só no motor que pede 12 µF: confira na etiqueta ou no manual e use tensão, em volts, igual ou maior. Vendemos e trocamos, com o valor dito pela foto da etiqueta; menos microfarads deixam o motor sem partida, e mais o esquentam.",
        "Capacitor de 10 µF é só para motor que pede 10 µF, que a etiqueta ou o manual diz; a tensão, em volts, pode ser igual ou maior, nunca menor. Mande a foto da etiqueta: dizemos se é esse, se temos e quanto fica com a troca.",
        "O capacitor de 25 µF serve apenas em motor que pede 25 µF, em geral de 127 V: confira pela etiqueta ou pelo manual e não use um maior para dar força. Pela foto da etiqueta dizemos o valor da peça, com e sem a troca.",
        "Qual capacitor usar? O de mesmo µF do original, nunca maior para dar força: a sobra aquece o enrolamento. A tensão de trabalho, em volts, pode ser igual ou superior. Sem a inscrição legível, a etiqueta dá o modelo e a tensão do motor, e com eles o manual diz o valor.",
        "Não há um número único de microfarads: o valor muda com o motor, a potência e a tensão, e nos residenciais são comuns peças de 8 a 25 µF. Mande a foto da etiqueta e dizemos o valor; a troca, que é do técnico, sai em visita a partir de {price.preventive} em casa, sem peças.",
      ],
      price: [
        "Não há tabela que sirva a todos: o valor em microfarads é o impresso na peça ou na etiqueta, em geral de 8 a 25 µF nos residenciais, e o preço é o da peça, das mais baratas do motor, mais a mão de obra. A foto da etiqueta dá os dois, grátis.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["Onde ler a capacitância certa", "Capacitor: µF e volts", "Como descobrir sem abrir o motor"],
        slots: [
          [
            "O corpo do capacitor traz os µF, a tolerância e a tensão, mas ele fica sob a tampa, junto de partes energizadas.",
            "A inscrição está na peça; como ela fica dentro da caixa, a leitura é do técnico.",
            "Pela etiqueta externa se chega ao valor; a inscrição da própria peça é lida pelo técnico, na visita.",
          ],
        ],
        steps: [
          "Fotografe a etiqueta externa do motor: modelo, potência e tensão.",
          "Procure o capacitor no manual do modelo.",
          "Não abra a tampa para ler a peça: ela dá choque mesmo desligada.",
          "Mande a foto, e a peça certa vai na visita.",
        ],
      },
      {
        about: "choose",
        headings: [
          "O que pode e o que não pode mudar",
          "Mesmos µF, tensão igual ou maior",
          "Erros comuns na escolha do capacitor",
        ],
        slots: [
          [
            "Microfarads a mais não dão força: aumentam a corrente e o calor do enrolamento.",
            "Um capacitor acima do valor faz o motor vibrar, esquentar e durar menos.",
            "Pôr um maior para ajudar a partida encurta a vida do motor.",
          ],
          [
            "Microfarads a menos deixam a partida fraca, com zumbido e necessidade de empurrão.",
            "Abaixo do valor, o motor zumbe e demora a partir.",
            "Valor baixo repete o defeito da peça velha.",
          ],
          [
            "A tensão marcada, como 250 V, 380 V ou 440 V, é o limite da peça, e pode ser maior que a original.",
            "Um capacitor de tensão maior serve; de tensão menor, estoura.",
            "O número em volts é o que a peça suporta, e nunca deve ser menor que o da original.",
          ],
        ],
      },
    ],
    keep: ["visit"],
    questions: [
      {
        question: "Capacitor de 10 serve no lugar de 12 µF?",
        answers: [
          "Não é o indicado. A diferença já muda a partida e o aquecimento; use o valor do fabricante, dentro da tolerância impressa na peça.",
          "Evite. Só a tolerância marcada no original permite variação, e ela é pequena.",
        ],
      },
      {
        question: "Motor 110 e 220 usam o mesmo capacitor?",
        answers: [
          "Não. No mesmo modelo, a versão de 127 V pede capacitância mais alta. Confira a tensão na etiqueta antes de comprar.",
          "Em geral, não. Trocar a tensão do motor muda também o capacitor.",
        ],
      },
      {
        question: "Capacitor de ventilador ou de máquina de lavar serve?",
        answers: [
          "Só se tiver os mesmos microfarads, tensão igual ou maior e for do mesmo tipo, permanente. Na dúvida, não use.",
          "Só se for do tipo permanente, com os mesmos µF e tensão igual ou maior; na dúvida, não. O capacitor só de partida não aguenta ficar ligado e estoura.",
        ],
      },
      {
        question: "Posso comprar e trocar o capacitor sozinho?",
        answers: [
          "A compra, sim, com o valor certo. A troca, não: o capacitor guarda carga e fica junto da placa energizada.",
          "Comprar é fácil; trocar exige descarregar a peça e medir o motor, serviço de técnico.",
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
        "O capacitor do motor de 220 V, ou de 127 V, é o que a etiqueta ou o manual do modelo indica: os mesmos microfarads (µF) e tensão de trabalho igual ou maior, que nunca é a da tomada. Vendemos a peça com ou sem a troca; a foto da etiqueta diz qual serve e quanto custa.",
        "O capacitor do motor de 220 V não é o mesmo do de 127 V: no mesmo modelo, o de 127 V usa mais microfarads. Mande a foto da etiqueta do motor e dizemos qual serve, se há a peça e o valor, com e sem a troca.",
        "Vendemos capacitor para motor de 220 V e de 127 V (o antigo 110 V), com ou sem a troca: pela foto da etiqueta dizemos os microfarads certos e o preço. Não compre só pela tensão, porque dois motores de mesma voltagem podem usar valores diferentes.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["O que os números do capacitor dizem", "Microfarads e volts: qual é qual"],
        slots: [
          [
            "O número em µF (microfarads) é a força da partida e tem de ser igual ao original.",
            "Os microfarads, escritos µF ou uF, não podem mudar: a menos, o motor zumbe parado; a mais, esquenta.",
            "Olhe primeiro os microfarads (µF): é o valor que o motor precisa para partir, e não aceita troca por outro.",
          ],
          [
            "O número em volts no corpo da peça é o máximo que ela suporta, e por isso costuma ser bem maior que o da tomada.",
            "Um capacitor marcado 380 V ou 440 V em motor de 220 V está certo: é o limite da peça, e não a tensão da rede.",
            "Volts a mais na peça não fazem mal, porque são só o limite que ela aguenta; volts a menos a fazem estourar.",
          ],
          [
            "O tipo precisa ser permanente, para ficar ligado enquanto o motor gira; o só de partida estoura.",
            "Compre o de funcionamento permanente, com terminais ou fios iguais aos do antigo.",
            "Há dois tipos parecidos, o de partida e o permanente; no motor de portão vai o permanente.",
          ],
        ],
      },
      {
        about: "check",
        headings: ["O que fotografar antes de comprar", "Como achar o capacitor certo"],
        slots: [
          [
            "Não é preciso abrir o motor: a tampa esconde partes com energia, e o capacitor guarda carga mesmo desligado.",
            "Tudo se vê por fora; a tampa fica fechada, porque o capacitor dá choque até com o disjuntor desligado.",
          ],
        ],
        steps: [
          "Fotografe a etiqueta do motor: marca, modelo, potência e tensão.",
          "Diga o que ele faz: se zumbe e não gira, demora a partir ou não faz som.",
          "Procure no manual do modelo o valor em µF, se você o tem.",
          "Mande tudo pelo WhatsApp e espere a confirmação antes de comprar.",
        ],
      },
      {
        about: "visit",
        headings: ["Se quiser com a troca", "Como é a troca do capacitor"],
        slots: [
          [
            "O técnico desliga o circuito, descarrega a peça velha e mede antes de trocar, para confirmar que o defeito é dela.",
            "A troca começa pela medição: capacitor bom não se troca, e o defeito pode estar na placa ou na folha pesada.",
            "Na visita, a peça velha é descarregada e medida; se ela está boa, procura-se o defeito na placa ou na folha.",
          ],
          [
            "É um serviço curto, e a visita em casa parte de {price.preventive}, sem peças.",
            "A peça é das mais baratas do motor; conte a visita, que em casa parte de {price.preventive}, sem peças.",
            "O que pesa é a ida, porque a peça custa pouco: a visita em casa parte de {price.preventive}, sem peças.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "O capacitor de outro motor de 220 V serve?",
        answers: [
          "Só se tiver os mesmos µF e tensão igual ou maior. A tensão da rede, sozinha, não diz que ele serve.",
          "Depende dos microfarads, e não da marca: iguais, com tensão igual ou maior e do tipo permanente, serve.",
        ],
      },
      {
        question: "Troquei o motor de 127 V para 220 V. Muda o capacitor?",
        answers: [
          "Muda, na maioria dos modelos: confira no manual o valor para a nova tensão.",
          "Em geral, sim. O mesmo modelo usa capacitância mais alta em 127 V que em 220 V.",
        ],
      },
      {
        question: "Como sei que o defeito é o capacitor?",
        answers: [
          "O sinal mais comum é o motor zumbir e não sair do lugar. Folha presa dá o mesmo sintoma, por isso a medição vem antes.",
          "Motor que zumbe parado ou só anda com empurrão é o sinal. Não insista: desligue o disjuntor e mande um vídeo.",
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
        "Capacitor estourado ou estufado não se reaproveita: troca-se por outro de mesmos microfarads e tensão igual ou maior, depois de descobrir por que estourou. Desligue o disjuntor e não toque: mesmo rompido, ele pode guardar carga.",
        "Se o capacitor estourou, em geral o motor se salva: troca-se a peça e trata-se a causa junto. Até lá ele fica sem partida e pode soltar cheiro forte: corte a energia, não abra a tampa e não religue.",
        "Com o capacitor queimado, o motor do portão zumbe e não parte, ou só anda com empurrão: desligue o disjuntor, porque insistir queima o enrolamento. Em geral troca-se só a peça, por outra de mesmos microfarads (µF), depois de medir por que ela falhou.",
        "Capacitor que queima sempre tem a causa fora dele: folha pesada, motor travado, tensão alta, calor ou peça de valor errado. Trocar só a peça repete a queima; o técnico mede a corrente e a tensão e alivia a folha antes de pôr a nova.",
        "Um capacitor inchado ou vazando é peça no fim por calor, idade ou tensão acima do que suporta. Pare de usar o portão: a partida falha e o enrolamento pode queimar junto.",
      ],
      price: [
        "Trocar um capacitor estourado custa a peça, das mais baratas do motor, mais a mão de obra da visita. O valor muda com os microfarads e o modelo, e o orçamento por foto da etiqueta é grátis; se o motor sofreu junto, você é avisado antes.",
        "O preço para resolver capacitor queimado ou estufado é o da peça com a troca, bem menor que o de um motor. Mande a foto da etiqueta, sem abrir a tampa: o orçamento é grátis, e a causa do estouro é conferida na mesma visita.",
      ],
    },
    sections: [
      {
        about: "causes",
        headings: ["Por que o capacitor estoura", "Idade, calor ou capacitância errada", "O que fez a peça romper"],
        slots: [
          [
            "Com os anos, o isolante interno envelhece, a peça incha e acaba se abrindo.",
            "Calor dentro da caixa seca o capacitor e o faz inchar.",
            "Uso intenso e motor quente encurtam a vida da peça até ela se romper.",
          ],
          [
            "Surto de energia ou tensão de trabalho menor que a necessária estoura de uma vez.",
            "Peça de tensão inferior à original aguenta pouco e explode na partida.",
            "Um raio próximo ou a volta da luz pode rompê-lo na hora.",
          ],
          [
            "Capacitor só de partida, usado como permanente, aquece e estoura em pouco tempo.",
            "Tipo errado é causa comum: há capacitor feito para segundos e outro para ficar ligado.",
            "Folha presa, que deixa o motor zumbindo, castiga o capacitor até romper.",
          ],
        ],
      },
      {
        about: "check",
        headings: ["O que fazer agora com o capacitor estourado", "Estourou: passos seguros", "Antes da troca"],
        slots: [
          [
            "O líquido ou a resina que vaza não deve ser tocado com a mão nua.",
            "Mesmo aberto, o capacitor pode dar choque; ninguém encosta nos terminais.",
            "Não religue para ver se o motor ainda anda: sem partida ele queima.",
          ],
        ],
        steps: [
          "Desligue o disjuntor.",
          "Não abra a tampa e não toque na peça.",
          "Se houver cheiro forte, ventile e afaste as pessoas.",
          "Basculante fica travado; não use a chave.",
          "Mande a foto da etiqueta do motor.",
        ],
      },
    ],
    keep: ["visit", "replace"],
    questions: [
      {
        question: "O motor queima junto quando o capacitor estoura?",
        answers: [
          "Na maioria das vezes, não. O enrolamento é medido antes de ligar a peça nova; se está bom, o motor volta a partir.",
          "Em geral se salva, se você parou de insistir. A medição confirma.",
        ],
      },
      {
        question: "Por que o capacitor estourou de novo em pouco tempo?",
        answers: [
          "As causas são valor ou tipo errado, tensão baixa ou alta no ponto, folha pesada ou motor com defeito. Trocar outra vez sem medir repete o estrago.",
          "A causa ficou. Confere-se µF, tensão, tipo e o esforço da folha.",
        ],
      },
      {
        question: "Faz mal respirar o cheiro do capacitor estourado?",
        answers: [
          "Ventile e não fique perto. Não toque no resíduo; se respirou muita fumaça ou sente mal-estar, procure atendimento.",
          "Melhor evitar. Abra a garagem, afaste-se e não mexa na peça.",
        ],
      },
      {
        question: "Quanto custa trocar o capacitor estourado?",
        answers: [
          "O capacitor está entre as peças mais baratas do motor. O valor com a visita sai por foto da etiqueta, sem custo pelo orçamento.",
          "Custa pouco perto de um motor. O valor depende da peça e da visita, informados antes por foto.",
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
        "Um portão que só abre com empurrão está com o capacitor fraco: o motor recebe energia e não consegue dar a partida. Pare de empurrar com o motor ligado, porque a folha pode arrancar de repente; a troca da peça é simples.",
        "Se você precisa ajudar o portão a pegar, falta força de partida: capacitor no fim, na maioria das vezes, ou folha pesada. Cada ajuda esconde o defeito e aquece o enrolamento.",
        "Dar um empurrãozinho para o motor partir é sinal clássico de capacitor. Não é motor queimado: com a peça certa ele volta a sair sozinho, se o enrolamento não sofreu de tanto insistir.",
      ],
    },
    sections: [
      {
        about: "causes",
        headings: [
          "Por que ele precisa de ajuda para sair",
          "Capacitor fraco ou folha pesada",
          "O que o empurrão esconde",
        ],
        slots: [
          [
            "O capacitor cria o impulso que põe o motor para girar; sem ele, o eixo só vibra.",
            "Com o capacitor gasto, qualquer ajuda externa vence a inércia e o motor segue.",
            "Uma vez girando, o motor continua, e por isso o empurrão parece resolver.",
          ],
          [
            "Se o capacitor mede bem, o peso é o suspeito: roldana presa, trilho sujo, dobradiça seca ou contrapeso fraco.",
            "Uma folha pesada na saída também pede ajuda, e aí o conserto é na mecânica.",
            "Tensão baixa na partida, por cabo fino ou extensão, dá o mesmo sintoma.",
          ],
        ],
      },
      {
        about: "safety",
        headings: [
          "Por que não se deve empurrar com o motor ligado",
          "O risco do empurrãozinho",
          "Pare de ajudar a folha",
        ],
        slots: [
          [
            "A folha parte de uma vez, com a mão ou o pé de quem empurra no caminho.",
            "O motor pega sem aviso e pode prensar quem está ajudando.",
            "No basculante, ficar junto da folha para ajudar é ficar embaixo do perigo.",
          ],
          [
            "Cada segundo zumbindo antes do empurrão aquece o enrolamento.",
            "Insistir transforma uma peça barata em motor queimado.",
            "O motor energizado e parado esquenta depressa, mesmo que depois saia.",
          ],
        ],
      },
    ],
    keep: ["check", "visit"],
    questions: [
      {
        question: "Até quando dá para usar o portão que só abre com empurrão?",
        answers: [
          "Não use. O capacitor cai de vez sem aviso, e o motor pode queimar antes. A troca é rápida.",
          "O ideal é parar já. O defeito só avança, e quem empurra corre risco.",
        ],
      },
      {
        question: "Empurra para abrir, mas fecha normal. É capacitor?",
        answers: [
          "Pode ser capacitor ou contrapeso fraco, no basculante, que pesa só na subida. A medição separa os dois.",
          "Talvez peso: a subida exige mais. O técnico mede o capacitor e confere o equilíbrio.",
        ],
      },
      {
        question: "Quanto custa trocar o capacitor?",
        answers: [
          "É uma das peças mais baratas do motor, trocada em uma visita. Mande a foto da etiqueta e receba o valor fechado.",
          "Custa pouco perto de um motor novo. O preço depende dos microfarads e sai por foto, sem custo.",
        ],
      },
      {
        question: "E se trocar o capacitor e o portão continuar igual?",
        answers: [
          "Então a causa é folha pesada, tensão baixa ou enrolamento cansado. Por isso se mede antes de trocar.",
          "O técnico confere tensão e peso na mesma visita, para não trocar peça boa.",
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
        "A peça velha sai com a energia cortada e já descarregada, e na troca entra um capacitor de mesmos microfarads e tensão igual ou maior, que o motor de portão pede. A visita em casa parte de {price.preventive}, sem peças; não faça sozinho: ele dá choque mesmo com o disjuntor desligado.",
        "A troca do capacitor é curta e cabe em uma visita: energia cortada, peça descarregada, valor conferido e vários ciclos de teste. O que você adianta é a foto da etiqueta do motor, para a peça certa ir na maleta.",
        "Troca-se o capacitor por outro com os mesmos µF do original; a tensão, em volts, pode ser maior, nunca menor. Se o motor ainda zumbir depois, a causa é folha pesada, tensão baixa ou enrolamento, e por isso se mede antes.",
      ],
      price: [
        "Trocar o capacitor custa a visita, que em casa parte de {price.preventive}, sem peças, mais a peça, das mais baratas do motor. A foto da etiqueta dá o total antes da ida; motor inteiro, para comparar, fica de {price.homeSwap}.",
        "A conta da troca do capacitor é visita mais peça: em casa, a visita parte de {price.preventive}, sem peças, e o capacitor, das peças mais baratas do motor, é somado pela foto da etiqueta. Sai bem menos que o motor inteiro, de {price.homeSwap}.",
      ],
    },
    sections: [
      {
        about: "visit",
        headings: [
          "Como é a troca do capacitor",
          "Etapas da troca feita pelo técnico",
          "O que o técnico faz ao trocar o capacitor",
        ],
        slots: [
          [
            "A energia é cortada no disjuntor, e a ausência de tensão é conferida nos bornes.",
            "Com o circuito desligado, a tampa sai e o capacitor é descarregado antes de qualquer toque.",
            "O primeiro passo é medir: capacitor bom não se troca, e o defeito pode ser outro.",
          ],
          [
            "A peça nova repete os microfarads da original e vai presa e isolada, longe da água.",
            "Confere-se o tipo: o motor usa capacitor permanente, que aguenta ficar ligado.",
            "Terminais frouxos ou queimados são refeitos na mesma hora.",
          ],
          [
            "No fim, o portão faz várias aberturas seguidas, com a corrente medida e a folha conferida.",
            "O teste em ciclos mostra se a partida ficou firme nos dois sentidos.",
            "Se o motor ainda partir fraco, tensão e peso da folha são medidos antes de ir embora.",
          ],
        ],
      },
      {
        about: "safety",
        headings: [
          "Por que não trocar o capacitor em casa",
          "Choque com o disjuntor desligado",
          "Riscos da troca sem preparo",
        ],
        slots: [
          [
            "O capacitor guarda carga depois de desligado, e o choque nos terminais é forte.",
            "Pôr os terminais em curto com chave de fenda solta faísca e pode ferir.",
            "Em 220 V de duas fases, o disjuntor simples deixa um fio vivo dentro da caixa.",
          ],
          [
            "Valor errado queima o enrolamento; um fio trocado queima a placa.",
            "Microfarads a mais aquecem o motor, e a menos deixam a partida fraca.",
            "Capacitor só de partida, usado como permanente, estoura em pouco tempo.",
          ],
        ],
      },
    ],
    keep: ["signs"],
    questions: [
      {
        question: "Quanto tempo leva a troca do capacitor?",
        answers: [
          "Em geral, menos de {trade.smallRepair}, com o teste do portão incluído.",
          "Costuma levar menos de {trade.smallRepair}; parte desse tempo é medir, para confirmar que a causa é o capacitor.",
        ],
      },
      {
        question: "Onde compro o capacitor do meu motor?",
        answers: [
          "Não precisa comprar: pela foto da etiqueta, a peça certa vai na visita. Se quiser a sua, loja de automação vende, com os mesmos microfarads da original.",
          "O valor está na peça original e no manual. Por foto da etiqueta dizemos qual é e o preço com a troca.",
        ],
      },
      {
        question: "Depois da troca o motor gira ao contrário. O que houve?",
        answers: [
          "A ligação ficou trocada entre capacitor e motor. Desligue o disjuntor e chame: o fim de curso deixa de proteger nesse estado.",
          "Os fios ficaram invertidos. Não use, porque a folha pode passar do fim; o técnico refaz a ligação.",
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
        "Para testar se o capacitor do motor de portão queimou, o técnico o descarrega, solta um terminal e mede com capacímetro: bem abaixo do valor impresso, está ruim. Ao morador cabe só o teste do som: zumbido sem giro indica peça fraca.",
        "O teste do capacitor se faz fora do circuito, com a peça descarregada e capacímetro ou multímetro com escala de µF. Não teste em casa: ele dá choque mesmo desligado. Pelo som, motor que zumbe e não parte já aponta para ele.",
        "O capacitor se testa com capacímetro, fora do circuito e descarregado: se mede bem menos que o valor impresso, além da tolerância, está ruim. A escala de resistência do multímetro só mostra curto, e não perda de força.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: [
          "Teste do capacitor sem abrir o motor",
          "Como reconhecer capacitor ruim pelo som",
          "Sinais que você confere de fora",
        ],
        slots: [
          [
            "Uma tentativa basta; um motor zumbindo parado esquenta depressa.",
            "Nenhum passo pede tampa aberta nem ferramenta.",
            "O basculante fica travado durante todo o teste.",
          ],
        ],
        steps: [
          "Acione uma vez pela botoeira e escute.",
          "Zumbido sem movimento: solte e desligue o disjuntor.",
          "Veja de longe se há trinco fechado, objeto no caminho ou folha torta.",
          "Se nada prende a folha, o capacitor é o principal suspeito.",
          "Fotografe a etiqueta do motor e peça a medição.",
        ],
      },
      {
        about: "visit",
        headings: ["Como o técnico mede o capacitor", "Medição em microfarads", "O que a medição mostra"],
        slots: [
          [
            "A peça é descarregada, solta de um terminal e medida com capacímetro.",
            "O valor lido é comparado com o impresso, em geral com tolerância de 5% ou 10%.",
            "Fora do circuito, a medida não sofre influência do enrolamento.",
          ],
          [
            "Valor baixo confirma o desgaste; corpo estufado ou vazando dispensa medição.",
            "Um capacitor que mede bem leva o exame à tensão, à folha e ao enrolamento.",
            "Se o capacitor está bom, mede-se a tensão com o motor partindo e o peso da folha.",
          ],
          [
            "Só depois se troca, por outro de mesma capacitância em µF, e o portão faz vários ciclos de prova.",
            "Com a peça nova, a partida é testada nos dois sentidos e com a folha carregada.",
            "O resultado da medição é mostrado a você antes da troca.",
          ],
        ],
      },
    ],
    keep: ["causes", "replace"],
    questions: [
      {
        question: "Posso testar ligando outro capacitor em paralelo?",
        answers: [
          "Não. Somar capacitores muda o valor, aquece o enrolamento e põe a mão em terminais carregados.",
          "Não faça isso: há risco de choque e de queimar o motor. A troca correta é por um de valor igual.",
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
        question: "Quanto custa o conserto se for o capacitor?",
        answers: [
          "É uma das peças mais baratas do motor, mais a visita. Com a foto da etiqueta, o valor vem antes, sem custo pelo orçamento.",
          "Custa pouco perto de um motor. O preço da peça com a troca é informado por foto da etiqueta.",
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
        "Não use capacitor maior no motor do portão: microfarads acima do original aumentam a corrente e aquecem o enrolamento, sem dar força útil. O valor em µF deve ser o mesmo; só a tensão da peça, em volts, pode ser maior.",
        "Um capacitor maior não deixa o portão mais forte. Ele esquenta o motor e encurta a vida do enrolamento; menor deixa a partida fraca. Se falta força com o valor certo, a causa é folha pesada, tensão baixa ou motor pequeno.",
        "Pode mudar a tensão para cima, não os microfarads: uma peça de 440 V serve no lugar de uma de 380 V com os mesmos µF; uma de 25 µF no lugar de 12 µF, não. A tolerância impressa é a única folga aceita.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: [
          "O que pode mudar no capacitor e o que não pode",
          "Microfarads iguais, volts iguais ou maiores",
          "Como escolher o substituto",
        ],
        slots: [
          [
            "Os microfarads seguem a etiqueta, dentro da tolerância impressa, em geral de 5% ou 10%.",
            "O valor em µF foi calculado para aquele enrolamento, e mudar desequilibra o motor.",
            "Cada motor tem o seu valor; a versão de 127 V usa capacitância maior que a de 220 V.",
          ],
          [
            "A tensão da peça é um limite: igual ou maior serve, menor estoura.",
            "Um capacitor de tensão mais alta apenas aguenta mais; não muda a força.",
            "Nunca desça na tensão: a peça pode romper na primeira partida.",
          ],
          [
            "O tipo também conta: permanente, para ficar ligado, e não o de partida, que trabalha segundos.",
            "O capacitor de partida no lugar do permanente esquenta e estoura.",
            "Tamanho e formato podem variar, desde que a peça fique presa e protegida da água.",
          ],
        ],
      },
      {
        about: "causes",
        headings: [
          "Se o portão está sem força, procure aqui",
          "Falta de força com capacitor certo",
          "O que resolve no lugar do capacitor maior",
        ],
        slots: [
          [
            "Folha pesada, trilho sujo e roldana travada pedem acerto na mecânica, e não mais corrente.",
            "No basculante, contrapeso fora do ponto rouba a força de qualquer motor.",
            "Um portão pesado na mão continua pesado com capacitor maior.",
          ],
          [
            "Cabo fino, emenda e extensão derrubam a tensão na partida.",
            "A tensão é medida com o motor em movimento, porque parada ela engana.",
            "O motor de 220 V ligado em 127 V parece fraco e volta ao normal na tensão certa.",
          ],
        ],
      },
    ],
    keep: ["visit"],
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
          "Em paralelo os valores se somam, mas a ligação deve ser do técnico, com peças do mesmo tipo e bem presas. O normal é usar uma peça única.",
          "É possível na teoria e raro na prática. Prefira o capacitor único do valor da etiqueta.",
        ],
      },
      {
        question: "Um capacitor de 10 µF serve no lugar de um de 12 µF?",
        answers: [
          "Não é o indicado: a diferença passa da tolerância comum. Use o valor do fabricante.",
          "Evite. São quase 17% a menos, acima da tolerância usual, e a partida fica fraca.",
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
        "Para saber se o capacitor do motor de portão queimou, escute ao acionar: o motor zumbe e não anda, ou só parte com um empurrão, e às vezes a peça está estufada ou vazando. Quem confirma é a medição em microfarads (µF), que o técnico faz com a peça descarregada.",
        "O capacitor queimou se o motor do portão ronca parado, perdeu força nos dois sentidos ou só sai empurrado, com energia normal e folha leve. Desligue o disjuntor e não abra: ele guarda carga, e quem mede é o técnico.",
      ],
      any: [
        "Troque o capacitor do motor quando ele zumbe e não parte, só sai com empurrão, perdeu força nos dois sentidos ou está estufado ou vazando. Antes, o técnico mede, porque folha presa imita o defeito. É das peças mais baratas do motor, e o valor com a troca sai pela foto da etiqueta.",
        "Os sintomas de capacitor ruim no motor do portão são zumbido sem sair do lugar, partida só com empurrão, pouca força nos dois sentidos e motor quente. Quem troca é o técnico, porque a peça guarda carga e dá choque; o serviço cabe em uma visita.",
        "Um capacitor fraco se reconhece assim: você aciona, o motor ronca e o portão não anda, ou sai lento e esquenta. Desligue o disjuntor e não insista; troca-se só a peça, pelo mesmo valor em µF, e o motor volta a partir.",
        "Um motor que zumbe parado, demora a partir ou precisa de ajuda está com sintoma de capacitor ruim. Antes da troca o técnico mede a peça, porque folha presa e tensão baixa imitam o defeito; em geral o motor se salva.",
      ],
      price: [
        "Um capacitor queimado dá estes sintomas: o motor zumbe e não anda, ou só parte com empurrão. Paga-se a peça, das mais baratas do motor, e a mão de obra da troca; a foto da etiqueta basta para o orçamento, que é grátis.",
        "Capacitor ruim, com o motor zumbindo sem andar, custa bem menos que um motor novo: cobram-se a peça e a visita, com medição antes da troca. Mande a foto da etiqueta e diga se o motor zumbe sem andar; o orçamento é grátis.",
      ],
    },
    sections: [
      {
        about: "signs",
        headings: [
          "Sintomas de capacitor ruim",
          "Como o capacitor fraco aparece no portão",
          "Zumbido, empurrão e calor: os sinais",
        ],
        slots: [
          [
            "O primeiro sinal costuma ser a demora: o motor ronca um instante antes de a folha sair.",
            "No começo a falha vai e volta, e some depois de algumas tentativas.",
            "Antes de parar de vez, o portão abre com menos força e mais devagar.",
          ],
          [
            "Com a peça no fim, só resta o zumbido, e o enrolamento esquenta a cada tentativa.",
            "Quando a capacidade acaba, o motor vibra parado e esquenta enquanto alguém insiste.",
            "No último estágio ele ronca sem girar, e insistir pode queimar o motor.",
          ],
          [
            "Silêncio total, sem zumbido nem estalo, é outro defeito: disjuntor, fusível ou placa.",
            "Se o motor não faz som nenhum, procure energia e placa, e não capacitor.",
            "Uma falha em um sentido só também não é capacitor: aponta para relé da placa, fim de curso ou comando.",
          ],
        ],
        bullets: [
          "Zumbe e a folha está leve na mão: capacitor, quase sempre",
          "Zumbe e a folha prende: roldana, trilho ou dobradiça primeiro",
          "Zumbe só quando a rede está fraca: tensão baixa",
          "Não faz som nenhum: disjuntor, fusível ou placa",
          "Falha num sentido só: relé da placa ou fim de curso",
        ],
      },
      {
        about: "replace",
        headings: [
          "Quando e como se troca o capacitor",
          "A troca do capacitor ruim",
          "Troca: mesma peça, mesmos microfarads",
        ],
        slots: [
          [
            "Troca-se quando a medida fica abaixo da tolerância impressa, em geral de 5% ou 10%.",
            "A peça é trocada se mede menos que o valor do corpo ou se está estufada.",
            "Medição baixa ou corpo inchado bastam para condenar o capacitor.",
          ],
          [
            "O novo tem os mesmos microfarads e tensão igual ou maior, do tipo permanente.",
            "Microfarads iguais aos da etiqueta e volts iguais ou maiores: essa é a regra da peça nova.",
            "Valor maior não dá força e aquece o enrolamento, por isso o µF não muda.",
          ],
          [
            "Depois vêm vários ciclos de teste e a conferência do peso da folha, que costuma ser a causa do desgaste.",
            "O serviço termina com a partida testada nos dois sentidos e a folha conferida na mão.",
            "Na mesma visita se vê se trilho, roldana ou contrapeso está forçando o motor {em}.",
          ],
        ],
      },
      {
        about: "check",
        headings: ["O que conferir sem abrir o motor", "Antes de chamar o técnico", "Confirme o sintoma com segurança"],
        slots: [
          [
            "Uma única tentativa basta; o capacitor dá choque mesmo com o disjuntor desligado.",
            "A tampa do motor fica fechada durante toda a conferência.",
            "Não empurre a folha com o motor ligado: ela pode arrancar de repente.",
          ],
        ],
        steps: [
          "Acione uma vez e escute: zumbido sem giro é o sintoma.",
          "Não aperte mais o controle e desligue o disjuntor.",
          "Veja de longe se há trinco fechado, pedra no trilho ou folha torta.",
          "Deixe o basculante travado.",
          "Fotografe a etiqueta do motor, com modelo e tensão.",
        ],
      },
    ],
    keep: ["causes"],
    questions: [
      {
        question: "Capacitor ruim queima o motor?",
        answers: [
          "Pode queimar, se alguém insiste: parado e com energia, o enrolamento esquenta depressa. Desligando logo, o motor quase sempre se salva.",
          "Só com insistência. Cada tentativa sem giro aquece o motor; por isso, ao ouvir o zumbido, desligue o disjuntor.",
        ],
      },
      {
        question: "Quanto custa trocar o capacitor?",
        answers: [
          "É das peças mais baratas do motor, mais a mão de obra. O valor depende dos microfarads, e o orçamento por foto da etiqueta é grátis.",
          "Custa bem menos que um motor novo: a visita preventiva em casa parte de {price.preventive}, e a peça é orçada à parte pela foto da etiqueta.",
        ],
      },
      {
        question: "Troquei o capacitor e continua zumbindo. O que é?",
        answers: [
          "Pode ser folha presa, tensão baixa, valor errado de µF ou enrolamento danificado. É hora de medir em vez de trocar outra peça.",
          "Confira o peso da folha e o valor da peça nova; se estão certos, o técnico mede a tensão e o enrolamento.",
        ],
      },
      {
        question: "Quanto tempo dura um capacitor?",
        answers: [
          "A duração depende do calor e do número de partidas; portão pesado e muito uso encurtam a vida. A revisão mede a peça antes de ela falhar.",
          "Não há prazo fixo: folha leve e motor frio fazem durar mais. Na manutenção preventiva ele é medido.",
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
        "O capacitor do motor de portão costuma durar de 3 a 8 anos em casa; calor, muitas aberturas e tensão alta encurtam isso. Não se troca por data, e sim pelo sinal: motor que zumbe, demora a partir ou perde força. A medição em microfarads confirma.",
      ],
    },
    sections: [
      {
        about: "causes",
        headings: ["O que encurta a vida do capacitor", "Calor, uso e tensão"],
        slots: [
          [
            "Motor ao sol e folha pesada aquecem o capacitor, que seca por dentro.",
            "Cada partida longa aquece a peça; folha leve poupa.",
          ],
          ["O capacitor de tensão menor que a indicada estufa cedo.", "Peça com volts abaixo do original dura meses."],
        ],
      },
    ],
    keep: ["signs", "visit"],
    questions: [
      {
        question: "Devo trocar o capacitor por precaução?",
        answers: ["Só se a medida já caiu bem abaixo do valor da peça. Um capacitor bom não precisa sair."],
      },
      {
        question: "Por que queimaram dois capacitores em um ano?",
        answers: [
          "A causa é excesso de carga ou de tensão: folha pesada, muitas aberturas ou rede alta. Mede-se a causa antes do terceiro.",
        ],
      },
    ],
    photo: "a foto do capacitor, com o valor impresso, e da etiqueta do motor",
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
        "O som decide entre capacitor e placa: motor que zumbe e não parte, ou só anda com empurrão, costuma ser capacitor; silêncio total com energia, ou relé que estala sem zumbido, costuma ser placa. Desligue o disjuntor, sem insistir; a medição confirma, com visita em casa a partir de {price.preventive}, sem peças.",
        "Se o motor zumbe sem girar, suspeite do capacitor ou da folha presa; se fica mudo, ou só abre ou só fecha, suspeite da placa. O capacitor é das peças mais baratas; a placa é orçada pela etiqueta. O técnico mede os dois na visita, a partir de {price.preventive} em casa, sem peças.",
      ],
    },
    sections: [
      {
        about: "signs",
        headings: ["Sinais de cada um", "Capacitor e placa, pelo sintoma"],
        slots: [["Sem abrir o motor, compare o que acontece ao acionar:"]],
        bullets: [
          "Zumbido e nenhum giro: capacitor, ou folha travada",
          "Anda devagar e para no meio: capacitor fraco ou folha pesada",
          "Nada, com disjuntor e DR ligados: placa, fusível ou alimentação",
          "Estalo do relé sem zumbido: placa ou fio do motor",
          "Só abre ou só fecha: relé da placa ou fim de curso",
        ],
      },
      {
        about: "visit",
        headings: ["Como o técnico confirma", "A medição, na ordem"],
        slots: [
          [
            "Com a energia cortada e o capacitor descarregado, ele mede os microfarads e compara com os escritos na peça.",
          ],
          ["Depois mede o fusível, a entrada e as saídas da placa e o enrolamento do motor."],
          ["Só então se troca o que falhou: motor em curto queimaria a placa nova."],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Posso testar o capacitor em casa?",
        answers: [
          "Não: ele guarda carga e dá choque mesmo com o disjuntor desligado. Mande um vídeo com o som do motor.",
        ],
      },
      {
        question: "Capacitor ruim queima a placa?",
        answers: ["Pode: o motor parado puxa corrente alta pelos relés. Por isso não se insiste no botão."],
      },
      {
        question: "Qual sai mais barato?",
        answers: [
          "O capacitor, de longe. A placa é das peças mais caras; se passar da metade do motor trocado, de {price.homeSwap} em casa, compare.",
        ],
      },
      {
        question: "O motor tem inversor. Também leva capacitor?",
        answers: [
          "Em geral não o de partida: motor trifásico com placa inversora não usa. Aí a suspeita vai para a placa ou o cabo do motor.",
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
        "Entre capacitor de 8, 10 e 12 µF, o certo é o que o motor pede, escrito na peça original ou no manual do modelo: um não serve no lugar do outro. Com menos, a partida fica fraca; com mais, o enrolamento esquenta. Vendemos e trocamos; a visita em casa parte de {price.preventive}, sem peças.",
        "Capacitores de 8, 10 e 12 µF servem a motores diferentes: decide o modelo, a potência e a tensão da etiqueta, e a versão de 127 V pede valor mais alto que a de 220 V. Mande a foto da etiqueta: dizemos qual é e levamos a peça, com visita em casa a partir de {price.preventive}, sem peças.",
      ],
      price: [
        "Capacitor de 8, 10 ou 12 µF está entre as peças mais baratas do motor, e a conta é a da visita, que em casa parte de {price.preventive}, mais a peça. O valor em µF é o que o motor pede, e um não serve no lugar do outro; a foto da etiqueta traz o certo e o preço, grátis.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["Como saber se é 8, 10 ou 12 µF", "Pela etiqueta, sem abrir a tampa"],
        slots: [
          [
            "A etiqueta de fora dá modelo, potência e tensão, e com eles se chega ao capacitor.",
            "Não é preciso abrir o motor: o modelo e a tensão da etiqueta levam ao valor.",
          ],
          [
            "A peça fica sob a tampa e dá choque mesmo desligada; quem a lê e descarrega é o técnico.",
            "Deixe a tampa fechada: o capacitor guarda carga, e a leitura dele é feita na visita.",
          ],
        ],
      },
      {
        about: "choose",
        headings: ["O que acontece com o valor errado", "Mesmos µF, volts iguais ou mais"],
        slots: [
          [
            "Com 8 µF onde o motor pede 12, ele zumbe, demora a partir e às vezes precisa de empurrão.",
            "Valor abaixo deixa a partida fraca, o mesmo sinal do capacitor gasto.",
          ],
          [
            "Com 12 µF onde ele pede 8, sobra corrente: o motor vibra e esquenta, sem ganhar força.",
            "Valor acima não dá força: aumenta o calor do enrolamento.",
          ],
          [
            "Os volts marcados podem ser iguais ou maiores que os da peça original, nunca menores.",
            "Só a tensão pode subir: 440 V serve no lugar de 380 V, e o contrário não.",
          ],
        ],
      },
    ],
    keep: ["visit"],
    questions: [
      {
        question: "Posso pôr o de 10 µF onde ia o de 12?",
        answers: ["Não é o indicado: só a tolerância impressa na peça original permite variação, e ela é pequena."],
      },
      {
        question: "Motor 110 e 220 usam o mesmo capacitor?",
        answers: ["Em geral, não: no mesmo modelo, a versão de 127 V pede capacitância mais alta."],
      },
      {
        question: "Vocês levam o capacitor na visita?",
        answers: [
          "Sim, escolhido pela foto da etiqueta; antes da troca ele é medido, porque o defeito pode estar na placa.",
        ],
      },
    ],
    photo: "uma foto da etiqueta do motor, com modelo e tensão legíveis",
  },
];
