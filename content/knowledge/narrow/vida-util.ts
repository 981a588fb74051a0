import type { NarrowConcept } from "#domain/knowledge/concept.ts";
import { combine } from "./combine.ts";

export const vidaUtil: NarrowConcept[] = [
  {
    id: "motor-velho-troca-ou-conserta",
    broader: "vida-util",
    label: "Motor velho: consertar ou trocar",
    phrase: "o motor velho de portão",
    asks: [
      "motor antigo travado vale a pena",
      "motor antigo travado vale pena",
      "motor portão antigo travado vale a pena",
      "motor anos 90",
      "motor antigo anos 90",
      "motor antigo anos 80",
      "motor portão dos anos 90",
      "motor antigo 90",
      "motor muito antigo",
      "motor 30 anos",
      "motor 25 anos",
      "motor velho",
      "motor antigo trocar",
      "trocar motor usado novo",
      "vale pena trocar motor usado novo",
      "vale pena trocar motor portão usado novo",
      "trocar motor portão usado novo",
      "trocar motor usado por novo",
      "motor 10 anos",
      "motor 15 anos",
      "motor 20 anos",
      "motor 8 anos",
      "motor 12 anos",
      "anos vale consertar",
      "motor velho peça",
      "anos vale trocar placa",
      "motor anos trocar placa",
      "motor anos vale placa",
    ],
    intent: "question",
    answers: {
      any: [
        "Um motor de portão dos anos 80 ou 90 já passou da vida esperada, que é de {trade.life}, e na maioria dos casos a troca compensa. A engrenagem e a placa dele já não se acham, e o código fixo dos controles é fácil de copiar. Conserte só se falhou um capacitor ou outra peça comum. Trocar em casa fica de {price.homeSwap}.",
        "Vale arrumar o motor velho, mesmo parado, se falhou uma peça só e ainda há reposição; trocar compensa quando o redutor quebrou ou os defeitos se repetem. Com 8 anos, ele já entrou na faixa de vida esperada, de {trade.life}, e a troca em casa fica de {price.homeSwap}.",
        "Consertar um motor de 8 anos, PPA ou de outra marca, compensa quando o defeito é único e a peça existe. Trocar é melhor com redutor quebrado ou falhas seguidas: a vida esperada vai de {trade.life}, e o motor velho dá lugar a um novo por {price.homeSwap} em casa.",
        "Vale a pena trocar o motor usado do portão por um novo quando o redutor quebrou, a peça não se acha mais ou é a terceira falha no ano. Se falhou uma peça só e ela está à venda, conserte. Um motor dura de {trade.life}, e a troca em casa fica de {price.homeSwap}, com mão de obra.",
      ],
      repair: [
        "Vale consertar o motor velho, com 8, 10 ou 15 anos, quando o defeito é um só, como capacitor ou fim de curso, e ainda há peça. Se o redutor quebrou, falta placa ou a falha se repete, vale trocar, o que em casa fica de {price.homeSwap}.",
        "Conserte o motor velho, mesmo com 10 ou 15 anos, se o reparo fica abaixo da metade da troca, que em casa vai de {price.homeSwap}, e a peça existe. Redutor gasto, placa sem reposição ou terceira falha no ano pedem trocar.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Consertar ou trocar o motor antigo", "Quando cada um compensa"],
        slots: [
          [
            "Capacitor, fim de curso e fio são consertos baratos e valem em quase toda idade. Placa e engrenagem ficam no meio, e o redutor, a caixa que dá força ao motor, costuma ser o mais caro.",
            "Na ordem de custo, começam capacitor, fio e fim de curso, depois placa e engrenagem, e por último o redutor, que é a caixa de engrenagens. Os primeiros se consertam mesmo em motor antigo.",
            "Defeito de capacitor, fiação ou fim de curso pede reparo, seja qual for a idade. Engrenagem e placa já merecem conta, e o redutor, a caixa de força, pesa mais que todos.",
          ],
          [
            "Reparo que passa da metade de um motor novo, ou peça que saiu de linha, pende para a troca. O novo vem com {warranty.motor} de garantia de fábrica, e o serviço de instalação, com {warranty.installation}.",
            "Se o orçamento supera metade do preço de um motor novo, ou não há mais peça, troque. São {warranty.motor} de garantia do fabricante e {warranty.installation} sobre a instalação.",
            "A troca ganha quando falta reposição ou a conta do conserto vai além da metade da de um novo. Este tem {warranty.motor} de garantia, e a montagem, {warranty.installation}.",
          ],
        ],
      },
      {
        about: "causes",
        headings: ["O que faz durar mais ou menos", "Por que uns motores duram o dobro"],
        slots: [
          [
            "Folha leve e equilibrada alonga a vida do motor, enquanto peso de sobra, calor e muitas aberturas por dia a encurtam. Por isso o número de ciclos conta mais que os anos.",
            "O que gasta é o esforço: folha pesada, calor e aberturas seguidas. Um motor folgado em portão leve envelhece devagar, e o de prédio acaba bem antes.",
            "Anos dizem menos que aberturas. Num portão leve de casa, o motor trabalha folgado, e em folha dura, com calor e uso coletivo, o mesmo modelo acaba cedo.",
          ],
          [
            "Surto e umidade atingem a placa em qualquer idade, e nesse caso o motor pode estar bom. Aterramento, protetor e caixa bem fechada reduzem esse risco.",
            "A parte eletrônica segue outra conta: raio, oscilação e água queimam placa nova ou velha. Terra, protetor contra surto e vedação ajudam.",
            "Já a placa pode falhar cedo por surto ou água, sem culpa da idade. Fio terra, protetor e boa vedação diminuem a chance.",
          ],
        ],
      },
      {
        about: "care",
        headings: ["Como fazer o motor durar", "Cuidados que prolongam a vida do motor"],
        slots: [
          [
            "A revisão {visits.home} em casa, a partir de {price.preventive} sem peças, acha o desgaste antes que ele chegue ao motor. Entre uma visita e outra, faça só o que está abaixo.",
            "Revisar {visits.home} em residência, com visita a partir de {price.preventive} fora as peças, mantém a folha leve. A sua parte não exige abrir tampa nem tocar em cabo.",
            "Com manutenção {visits.home}, que em casa começa em {price.preventive} sem contar peças, a folha continua leve. Nos intervalos, o morador apenas limpa e observa.",
          ],
        ],
        steps: [
          "Desligue o disjuntor e varra o trilho ou o caminho da folha.",
          "Limpe as lentes da fotocélula com pano seco.",
          "Olhe, sem tocar, cabo, soldas e parafusos visíveis.",
          "Religue e ouça um ciclo de longe: som novo pede visita.",
          "Pare de acionar se o motor roncar sem mover a folha.",
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Motor antigo que ainda funciona precisa sair?",
        answers: [
          "Não, se há peça do modelo e ele não vem falhando. Faça a revisão e guarde um orçamento de troca como referência.",
          "A idade sozinha não condena. Enquanto houver reposição e os defeitos não se repetirem, a manutenção basta.",
        ],
      },
      {
        question: "Motor antigo gasta mais luz?",
        answers: [
          "A diferença é pequena no uso de casa. O ganho do novo está em segurança, velocidade e controle de código variável, mais difícil de copiar.",
          "Quase nada, porque ele trabalha segundos por dia. Troca-se por falta de peça, segurança ou rapidez, não pela conta.",
        ],
      },
      {
        question: "Ainda existe peça para motor velho?",
        answers: [
          "Para marcas comuns, como a PPA, muitas vezes sim, e há placas compatíveis com vários modelos. A etiqueta, com modelo e tensão, permite a busca.",
          "Depende do modelo. As marcas comuns mantêm peças por anos, e nos que saíram de linha usa-se compatível ou compara-se com a troca.",
        ],
      },
      {
        question: "Motor parado há anos volta a funcionar?",
        answers: [
          "Pode voltar, depois de revisão: graxa seca, capacitor e umidade são os problemas comuns. Não ligue antes de o técnico conferir folha e fiação.",
          "Às vezes sim. O técnico vê folha, graxa, capacitor e fios antes de energizar, porque umidade na placa pode dar curto.",
        ],
      },
    ],
    photo: "uma foto da etiqueta do motor, outra do motor inteiro e do portão",
  },
  {
    id: "motor-antigo-ainda-tem-peca",
    broader: "vida-util",
    label: "Motor antigo ainda tem peça?",
    phrase: "a peça para motor antigo",
    asks: [
      "ainda existe peça motor portão antigo",
      "reposição motor portão 15 anos",
      "saber se motor velho ainda tem reposição",
      "motor velho ainda tem reposição",
      "peça para motor velho",
      "motor antigo ainda tem peça",
      "motor antigo tem peça",
      "motor antigo ainda acha peça",
      "motor antigo acha peça",
      "motor velho ainda tem peça",
      "motor velho tem peça",
      "ainda tem peça motor antigo [marca]",
      "[marca] antigo ainda tem peça",
      "[marca] antigo tem peça",
      "motor [marca] antigo ainda tem peça",
      "motor [marca] antigo tem peça",
      "motor [marca] antigo peça",
      "motor [marca] velho tem peça",
      "ainda tem peça motor [marca]",
      "ainda existe peça motor [marca]",
      "ainda fabrica peça motor antigo",
    ],
    intent: "question",
    answers: {
      any: [
        "Sim, o motor [marca] antigo ainda tem peça na maioria das vezes, original ou compatível. Capacitor, fim de curso, rolamento e controle se acham para quase todos; engrenagem, para os modelos que venderam muito. Costumam faltar carcaça, redutor completo e placa original. Mande a foto da etiqueta e dizemos o que existe para o seu.",
        "Em geral, ainda existe peça para o motor [marca] antigo: capacitor, controle, fim de curso e, nos modelos comuns, engrenagem e coroa. Se a placa original saiu de linha, uma central compatível costuma servir. Pela foto da etiqueta confirmamos, sem custo.",
        "Ainda existe peça para a maior parte dos motores [marca] antigos, porque capacitor, sensor e receptor são comuns a muitas marcas. A engrenagem depende do modelo. Quando faltam carcaça ou redutor, a saída é a troca, de {price.homeSwap} em casa, e a etiqueta diz qual é o caso.",
        "Peça de motor [marca] antigo se acha, sim, quando é elétrica ou de medida comum; engrenagem e coroa, nos modelos mais vendidos. O que não existe mais é, em geral, a carcaça e o redutor inteiro. O orçamento da peça é grátis, pela foto da etiqueta e do motor.",
      ],
    },
    sections: [
      {
        about: "what",
        headings: ["Peça por peça no motor antigo", "O que ainda se acha e o que falta"],
        slots: [
          [
            "A disponibilidade muda de peça para peça, e não só com a idade do motor. Modelo que vendeu muito tem reposição por mais tempo, inclusive paralela.",
            "O que tem medida comum se acha sempre; o que foi feito só para aquele modelo falta primeiro. Modelos muito vendidos têm peça paralela por mais tempo.",
            "Peça elétrica quase nunca é problema, e peça exclusiva do modelo é. Veja a situação de cada uma.",
          ],
        ],
        bullets: [
          "Capacitor, fim de curso, receptor e controle: em geral há",
          "Rolamento e retentor: medida comum, fáceis",
          "Engrenagem e coroa: há nos modelos mais vendidos",
          "Placa: original ou central compatível com a tensão e o fim de curso",
          "Carcaça e redutor completo: são os primeiros a faltar",
        ],
      },
      {
        about: "check",
        headings: ["Como saber se há peça para o seu", "As fotos que identificam a peça"],
        slots: [
          [
            "O modelo e a série da etiqueta levam à peça certa. Sem etiqueta, a forma da carcaça e o controle costumam bastar.",
            "Três fotos e uma frase identificam quase qualquer motor. Tudo é feito por fora.",
            "Com a etiqueta, a resposta é rápida; sem ela, o motor é reconhecido pela forma.",
          ],
        ],
        steps: [
          "Fotografe a etiqueta, com modelo, potência e tensão.",
          "Fotografe o motor inteiro e o controle, frente e verso.",
          "Diga o que ele faz ao acionar uma vez: ronca, gira solto ou fica mudo.",
          "Não abra a tampa: a peça interna se vê na visita.",
        ],
      },
      {
        about: "replace",
        headings: ["Consertar o antigo ou trocar", "Quando a troca compensa mais"],
        slots: [
          [
            "Uma peça só, com o redutor (a caixa de engrenagens) firme e sem ruído, vale consertar. Duas ou três de uma vez, ou conserto acima da metade do motor novo, pedem a troca, que fica de {price.homeSwap} em casa.",
            "Conserte se falhou uma peça e o redutor, a caixa de engrenagens, trabalha calado. Se o valor passa da metade do motor trocado em casa, de {price.homeSwap}, é melhor o novo.",
            "O conserto compensa enquanto for de uma peça e o redutor, onde ficam as engrenagens, não tiver folga. Acima da metade de {price.homeSwap}, preço da troca em casa, fique com o motor novo.",
          ],
          [
            "O novo traz {warranty.motor} de garantia, e a cremalheira, o suporte e a fotocélula do antigo muitas vezes ficam.",
            "Na troca, suporte, cremalheira e fotocélula costumam ser aproveitados, e o motor tem {warranty.motor} de garantia.",
            "Com o motor novo vêm {warranty.motor} de garantia e peça fácil por anos; a fotocélula e a cremalheira antigas em geral continuam.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Peça paralela em motor antigo presta?",
        answers: [
          "Em geral sim, se for do modelo exato: confira o número de dentes, o furo e o material da engrenagem.",
          "Presta, quando a medida é a mesma. Em engrenagem, prefira o material igual ao da original.",
          "Sim, na maioria dos casos. Capacitor e rolamento, aliás, são iguais para todas as marcas.",
        ],
      },
      {
        question: "Não acho a etiqueta do motor. Como saber a peça?",
        answers: [
          "Pela foto do motor inteiro, do controle e, se já estiver à vista, da engrenagem. Pela forma se chega ao modelo quase sempre.",
          "Mande o motor de dois lados e o controle. Muitos modelos têm carcaça inconfundível.",
          "Reconhecemos pela carcaça. Na dúvida, o técnico mede a peça na visita.",
        ],
      },
      {
        question: "A marca fechou ou foi vendida. E agora?",
        answers: [
          "As peças comuns continuam, e as dos modelos mais vendidos seguem em versão paralela. O técnico procura pelo modelo, não pelo nome da empresa.",
          "Muda pouco para capacitor, sensor e controle. Engrenagem e placa dependem de o modelo ter vendido bastante.",
          "Procura-se a compatível. Quando a marca passou a outro fabricante, às vezes a peça continua com novo nome.",
        ],
      },
      {
        question: "Placa universal serve no motor antigo?",
        answers: [
          "Serve em boa parte dos motores comuns, com tensão, potência e fim de curso iguais. Pode exigir controles novos.",
          "Na maioria, sim, porque motor antigo em geral não tem inversor. Os controles são gravados de novo.",
          "Sim, quando ele usa capacitor e fim de curso simples. A etiqueta confirma a tensão.",
        ],
      },
    ],
    photo: "uma foto da etiqueta do motor antigo e outra da peça quebrada, se estiver à vista",
  },
  {
    id: "motor-sem-peca",
    broader: "vida-util",
    label: "Motor antigo sem peça",
    phrase: "o motor antigo que não tem mais peça",
    asks: [
      "motor sem peça",
      "não tem peça",
      "motor não tem peça",
      "motor antigo não tem peça",
      "motor antigo peça",
      "motor antigo sem peça",
      "não acho peça",
      "não encontro peça",
      "motor fora linha",
      "modelo fora linha",
      "peça não existe mais",
      "motor descontinuado",
      "marca não existe mais",
    ],
    intent: "question",
    answers: {
      any: [
        "O motor [marca] antigo que não tem mais peça no mercado nem sempre precisa ser trocado: placa, capacitor, receptor e fim de curso costumam ter equivalente universal. Engrenagem, redutor e carcaça são próprios do modelo; se um deles quebrou e não se acha, a troca em casa fica de {price.homeSwap}.",
        "Se o motor Rossi, Peccinin ou outro antigo não tem peça, depende do que quebrou: na parte elétrica há compatível para quase tudo, e na mecânica do modelo, muitas vezes não. Sem engrenagem, o caminho é o motor novo, de {price.homeSwap} em residência, já instalado.",
        "Não existe mais engrenagem do seu motor [marca]? Então a troca, de {price.homeSwap} em casa com mão de obra, costuma sair melhor que adaptar. Mas motor fora de linha sem reposição de placa ou capacitor tem conserto, porque essas peças são universais.",
      ],
    },
    sections: [
      {
        about: "replace",
        headings: ["O que se adapta e o que não se adapta", "Peça compatível ou motor novo"],
        slots: [
          [
            "A parte elétrica aceita substituto se tensão e fim de curso combinam. A mecânica própria do modelo, não: dentes e furação mudam entre marcas.",
            "Na elétrica quase tudo tem equivalente. Engrenagem e coroa têm dentes e furos próprios, e a parecida não encaixa.",
            "Central, capacitor e receptor são adaptáveis. Peça de redutor precisa ser a do modelo, porque dentes diferentes se destroem.",
          ],
        ],
        bullets: [
          "Tem substituta: placa, capacitor, receptor, controle, fim de curso",
          "Tem medida padrão: rolamento e retentor",
          "Própria do modelo: engrenagem, coroa, porca do fuso e carcaça",
          "Copiada em torneiro: possível, mas cara perto de um motor novo",
        ],
      },
      {
        about: "check",
        headings: ["Como identificar o motor antigo", "O que fotografar para achar a peça"],
        slots: [
          [
            "Fotografe com o disjuntor desligado e a tampa fechada. A etiqueta, mesmo gasta, encurta a procura.",
            "Com a energia cortada e sem abrir nada, as fotos bastam. Etiqueta apagada ainda traz parte do modelo.",
            "Tudo por fora e sem energia. Sem etiqueta, a forma da carcaça ajuda.",
          ],
        ],
        steps: [
          "Fotografe a etiqueta de frente e de lado.",
          "Mostre o motor inteiro e como ele puxa a folha.",
          "Anote o que parou: motor mudo, ronco, giro em falso.",
          "Diga há quantos anos ele funciona.",
        ],
      },
      {
        about: "choose",
        headings: ["Quando a falta de peça obriga à troca", "A conta entre adaptar e trocar"],
        slots: [
          [
            "Motor perto dos {trade.life} com peça mecânica quebrada é caso de troca, pois outra falha vem logo. O novo tem {warranty.motor} de garantia no motor e {warranty.installation} na instalação.",
            "Passados {trade.life}, quebrou engrenagem, troque: adaptar dura pouco. Motor novo vem com {warranty.motor} de garantia, mais {warranty.installation} no serviço.",
            "Com {trade.life} de uso e o redutor quebrado, a adaptação não se paga. Na troca há {warranty.motor} de garantia no motor e {warranty.installation} na montagem.",
          ],
          [
            "Na troca ficam elétrica, fotocélula e, se o passo combinar, a cremalheira. O serviço leva de {time.tilting} no basculante e de {time.sliding} no de correr.",
            "Aproveitam-se fiação, sensor e barra de mesmo passo, e a montagem toma {time.tilting} em basculante ou {time.sliding} em portão de correr.",
            "O que está bom continua: tubo, fio, fotocélula e, às vezes, cremalheira. Conte {time.tilting} no basculante ou {time.sliding} no deslizante.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Peça usada vale a pena?",
        answers: [
          "Só para ganhar tempo. Engrenagem usada já tem desgaste, e o defeito costuma voltar em meses.",
          "Raramente. Serve até chegar o motor novo, e não como conserto.",
        ],
      },
      {
        question: "Aproveito os controles na troca?",
        answers: [
          "Se o código e a frequência forem os da central nova, sim. Senão, um receptor avulso mantém os antigos.",
          "Às vezes. Depende do código, e o receptor à parte é a alternativa.",
        ],
      },
      {
        question: "A fábrica é obrigada a ter peça?",
        answers: [
          "O Código de Defesa do Consumidor manda manter peças por período razoável depois do fim da produção, sem prazo fixo.",
          "Por um período razoável, segundo o CDC. Em motor muito antigo, esse tempo já passou.",
        ],
      },
      {
        question: "Como fazer o motor novo durar?",
        answers: [
          "Folha leve, circuito com protetor de surto e revisão {visits.home} em casa. Portão pesado é o que mais quebra engrenagem.",
          "Revise {visits.home}, mantenha trilho limpo e não aumente a força para vencer peso.",
        ],
      },
    ],
    photo: "uma foto da etiqueta do motor antigo e outra da peça quebrada, se estiver à vista",
  },
  {
    id: "motor-com-mais-de-dez-anos",
    broader: "vida-util",
    label: "Motor com mais de dez anos: consertar ou comprar",
    phrase: "o motor com mais de dez anos",
    asks: combine(
      [
        "10 anos",
        "11 anos",
        "12 anos",
        "13 anos",
        "14 anos",
        "15 anos",
        "18 anos",
        "20 anos",
        "dez anos",
        "doze anos",
        "quinze anos",
      ],
      [
        ...[
          "consertar motor ou comprar novo",
          "consertar ou comprar novo",
          "consertar ou trocar",
          "consertar ou trocar motor",
        ],
        ...[
          "vale a pena consertar",
          "vale a pena consertar motor",
          "compensa consertar",
          "compensa consertar motor",
          "compensa trocar motor",
          "vale a pena trocar motor",
          "motor consertar",
        ],
      ],
    ),
    intent: "question",
    answers: {
      any: [
        "Motor de 15 anos só vale a pena consertar quando a peça custa pouco, como capacitor, fim de curso ou fio. Nos outros defeitos, trocar compensa mais, porque a vida normal é de {trade.life} e a próxima peça tende a falhar logo. Em casa, o motor novo fica de {price.homeSwap}, com a mão de obra.",
        "Vale a pena trocar o motor de 10 anos se o conserto passa da metade do preço do novo ou se a engrenagem tem folga. Se é peça barata, conserte: ele está no fim dos {trade.life} de vida normal, mas ainda pode durar. O motor novo em casa custa de {price.homeSwap}, com a mão de obra.",
        "Vale a pena consertar o motor com 12 anos se o defeito é de peça barata, como capacitor, fim de curso ou fiação. Com folga nas engrenagens ou bobina queimada, trocar compensa, porque ele já cumpriu os {trade.life} de vida. A troca em casa fica de {price.homeSwap}, com a mão de obra.",
        "Um motor de 20 anos dificilmente compensa consertar, porque passou muito dos {trade.life} de vida normal e a peça pode ter saído de linha. Só o reparo barato, de capacitor ou fio, vale para ele durar mais um pouco. O motor novo em casa custa de {price.homeSwap}, instalado.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["O defeito decide: conserto ou motor novo", "Depois dos dez anos, peça por peça"],
        slots: [
          [
            "Compare o orçamento do conserto com o preço do motor novo. Se o conserto passa da metade, a troca compensa mais nessa idade. O tipo de defeito já indica a resposta na maioria dos casos.",
            "Peça os dois valores, o do conserto e o do motor novo. Acima da metade do preço do novo, o conserto deixa de valer num motor dessa idade. A lista mostra o que costuma compensar em cada defeito.",
            "Ponha o preço do conserto ao lado do preço do motor novo. Enquanto ele fica bem abaixo da metade, consertar faz sentido; acima disso, não. Cada defeito tem uma resposta provável.",
          ],
        ],
        bullets: [
          "Capacitor, fim de curso, fio solto: conserte, em qualquer idade",
          "Engrenagem: compre outro, a menos que a peça seja barata e o eixo esteja firme",
          "Placa: compre outro, a menos que a parte mecânica esteja sem folga nem ruído",
          "Eixo ou rolamento com folga, ou bobina queimada: compre outro",
          "Segundo defeito no mesmo ano: compre outro",
        ],
      },
      {
        about: "check",
        headings: ["O que observar antes de decidir", "Sinais de que o motor chegou ao fim"],
        slots: [
          [
            "A idade sozinha não decide, porque um motor pouco usado chega aos 15 anos em bom estado. Olhe de fora, com a tampa fechada.",
            "O ano da etiqueta é só o começo da conta. O ruído e o histórico de defeitos mostram o estado do motor, sem abrir a tampa.",
            "Dois motores da mesma idade podem estar em estados muito diferentes. Estes sinais se veem por fora, com a tampa fechada.",
          ],
        ],
        steps: [
          "Escute um ciclo: estalo e ronco de engrenagem são desgaste.",
          "Veja se há óleo ou graxa escorrendo da carcaça.",
          "Conte os consertos dos últimos doze meses.",
          "No portão de correr, veja se a folha anda leve, porque folha pesada gasta também o motor novo.",
          "Fotografe a etiqueta, com modelo e série, para saber se há peça.",
        ],
      },
      {
        about: "what",
        headings: ["O que você ganha com a troca", "Motor novo e a folha antiga"],
        slots: [
          [
            "O motor novo tem {warranty.motor} de garantia de fábrica e peças fáceis de achar. O conserto do antigo tem a garantia da lei, de 90 dias, que vale só para a peça e o serviço feitos.",
            "Quem troca ganha {warranty.motor} de garantia de fábrica no motor e reposição fácil. Quem conserta tem os 90 dias da lei, sobre o serviço e a peça trocada.",
            "O motor novo vem com {warranty.motor} de garantia de fábrica. O conserto tem 90 dias, pela lei, e as outras peças do motor antigo continuam com a idade que têm.",
          ],
          [
            "Suporte, fotocélula e cremalheira em bom estado costumam ser aproveitados, se servem no modelo novo. A folha é acertada antes da troca.",
            "Boa parte da instalação fica: suporte, fotocélula e cremalheira, quando estão bons e combinam com o motor novo. Folha que prende é corrigida antes.",
            "A cremalheira, o suporte e a fotocélula que estão bons ficam no lugar, o que reduz o preço. Se a folha raspa, ela é acertada primeiro.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Passou dos dez anos e funciona bem. Troco por precaução?",
        answers: [
          "Não. Faça a revisão, a partir de {price.preventive} em casa, sem peças, e saiba quanto fica a troca para quando precisar.",
          "Não precisa, se ele anda leve e sem barulho. Uma revisão {visits.home}, a partir de {price.preventive}, basta.",
        ],
      },
      {
        question: "Vale pôr placa nova em motor de mais de dez anos?",
        answers: [
          "Só se a engrenagem está sem folga e o motor não esquenta. A placa nova não renova a parte mecânica, que continua com a idade que tem.",
          "Às vezes, quando a parte mecânica está firme e silenciosa. Se ela já faz ruído, o dinheiro da placa rende mais no motor novo.",
        ],
      },
      {
        question: "Aproveito os controles?",
        answers: [
          "Só se o código é o mesmo da central nova. Senão, entra um receptor compatível ou controles novos.",
          "Depende do receptor do motor novo: alguns aceitam os controles antigos, outros não. Uma foto do controle basta para sabermos.",
        ],
      },
      {
        question: "Quanto tempo leva a troca?",
        answers: [
          "No basculante, {time.tilting}; no de correr, de {time.sliding}, com base e suporte em ordem.",
          "Em casa, o portão de correr leva de {time.sliding}, e o basculante, {time.tilting}.",
        ],
      },
    ],
    photo: "uma foto da etiqueta do motor, outra do portão e um vídeo do defeito",
  },
  {
    id: "motor-passa-de-tantos-anos",
    broader: "vida-util",
    label: "O motor passa de 10 anos?",
    phrase: "quantos anos o motor aguenta",
    asks: combine(
      ["5 anos", "6 anos", "7 anos", "8 anos", "10 anos", "12 anos", "15 anos", "20 anos", "cinco anos", "dez anos"],
      ["motor dura", "motor dura mais", "motor durar", "motor portão dura", "motor portão dura mais"].concat([
        "motor portão pode durar",
        "portão automático dura mais",
        "portão eletrônico dura mais",
        "motor aguenta",
      ]),
    ),
    intent: "question",
    answers: {
      any: [
        "O motor de portão dura mais de 10 anos, sim, quando a folha anda leve, a capacidade sobra e a revisão é feita {visits.home}: o esperado em casa é de {trade.life}. Em prédio, com folha pesada ou água na caixa, costuma acabar antes, porque o desgaste segue o esforço.",
        "Motor de portão dura 20 anos raramente: o esperado em casa é de {trade.life}. Chega a 15 ou 20 o que move folha leve, abre poucas vezes por dia e teve capacitor, engrenagem e roldanas trocados a tempo; nessa idade, o que costuma faltar é peça.",
        "Motor de portão dura 5 anos só quando algo o força: em casa, o esperado é de {trade.life}. Se acabou com 5, 6 ou 7 anos, a causa costuma ser folha pesada, motor no limite ou água na caixa, e o novo vai pelo mesmo caminho se ela ficar.",
      ],
    },
    sections: [
      {
        about: "causes",
        headings: ["O que leva o motor além dos 10 anos", "Por que um motor dura mais que o outro"],
        slots: [
          [
            "O que conta é o esforço de cada abertura e quantas são por dia, mais que a marca. Dois motores iguais envelhecem diferente conforme a folha que movem.",
            "Peso da folha e número de aberturas decidem a idade final, e não o nome do fabricante. O mesmo modelo dura o dobro em portão leve.",
            "A marca pesa pouco perto da folha e do uso. Um motor igual ao do vizinho pode durar metade se o portão raspa.",
          ],
        ],
        bullets: [
          "Folha equilibrada, que anda leve",
          "Capacidade um terço acima do peso da folha",
          "Circuito próprio, aterramento e protetor de surto",
          "Caixa vedada, longe da água da chuva",
          "Revisão {visits.home}, com lubrificação e aperto",
        ],
      },
      {
        about: "signs",
        headings: ["Sinais de que o motor está no fim", "Quando a idade já pesa"],
        slots: [
          [
            "O motor acaba quando o redutor, a caixa de engrenagens, pega folga ou o enrolamento queima. Ruído de engrenagem, calor e óleo escorrendo avisam; capacitor, placa e fim de curso se trocam no caminho.",
            "Folga nas engrenagens do redutor e enrolamento queimado marcam o fim, com ronco, aquecimento e vazamento de óleo antes. O resto, como capacitor e sensor, é peça de troca.",
            "Preste atenção a ronco de engrenagem, calor e graxa escorrendo, que mostram o redutor no fim. Placa, capacitor e fim de curso não contam, porque se trocam.",
          ],
          [
            "Dois defeitos no mesmo ano são outro sinal. A troca em casa fica de {price.homeSwap}, com mão de obra, e o motor novo tem {warranty.motor} de garantia.",
            "Defeito repetido no ano também pesa. O novo custa, trocado, de {price.homeSwap} em residência, com {warranty.motor} de garantia de fábrica.",
            "Se já foi consertado duas vezes em doze meses, pense na troca, de {price.homeSwap} em casa, que traz {warranty.motor} de garantia.",
          ],
        ],
      },
      {
        about: "care",
        headings: ["Como fazer o seu motor durar", "Cuidados que somam anos"],
        slots: [
          [
            "Mantenha o trilho limpo, a caixa fechada e as dobradiças lubrificadas, e não deixe o motor forçar contra folha presa. No frio e no calor, ruído novo é aviso.",
            "Trilho varrido, tampa vedada, dobradiça com graxa e nada de insistir quando ele ronca: é isso que soma anos. Barulho diferente pede visita.",
            "Cuide do que faz a folha pesar, que é sujeira, ferrugem e falta de graxa, e pare de acionar se ele roncar parado. Som novo é sinal de desgaste.",
          ],
          [
            "A revisão {visits.home} custa a partir de {price.preventive} em casa, sem peças, e inclui regular a folha e medir o capacitor. É o que mais alonga a vida do motor.",
            "Uma revisão {visits.home}, a partir de {price.preventive} em residência, fora as peças, mede o capacitor e alivia a folha antes que ela gaste o motor.",
            "Por {price.preventive} em diante, em casa e sem contar peças, a revisão {visits.home} acerta a folha e acha a peça fraca a tempo.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Meu motor tem 10 anos e funciona. Troco?",
        answers: [
          "Não. Faça a revisão e troque quando o redutor der folga ou a peça deixar de existir.",
          "Motor de 10 anos que anda bem não se troca por precaução. Confira engrenagem e capacitor na revisão.",
        ],
      },
      {
        question: "A marca decide quantos anos o motor dura?",
        answers: [
          "Menos que a folha e o uso. Entre marcas conhecidas, pese a peça fácil de achar na região.",
          "Pouco. O modelo certo para o peso dura mais que um de marca famosa no limite.",
        ],
      },
      {
        question: "E na garagem de prédio?",
        answers: [
          "Menos que em casa, porque os ciclos são muitos. Motor de uso intenso e revisão {visits.business}, no mínimo, alongam o prazo.",
          "Dura menos anos, já que o desgaste é por abertura. Motor com ciclos de sobra aguenta mais.",
        ],
      },
      {
        question: "Motor parado conta como idade?",
        answers: [
          "Conta de outro jeito: sem uso, a graxa endurece, o capacitor enfraquece e a umidade ataca a placa. Acione uma vez por semana.",
          "Parado também envelhece. Revisão antes de religar depois de meses evita queimar a placa.",
        ],
      },
    ],
    photo: "uma foto da etiqueta do motor, outra do portão e um vídeo de uma abertura",
  },
  {
    id: "vida-util-do-portao-basculante",
    broader: "vida-util",
    label: "Quanto dura um portão basculante",
    phrase: "a vida útil do portão basculante",
    asks: [
      ...combine(
        ["portão basculante", "portão correr", "portão deslizante", "portão ferro", "portão alumínio", "folha portão"],
        ["vida útil", "dura quantos anos", "quantos anos dura", "quanto tempo dura", "quanto dura", "durabilidade"],
      ),
    ],
    intent: "question",
    answers: {
      any: [
        "A vida útil de um portão basculante de aço costuma passar de 15 ou 20 anos, se a pintura é refeita e a ferrugem, tratada. O motor dura menos, de {trade.life}, e os cabos e as roldanas se trocam antes, pelo estado. O que marca o fim do portão é a ferrugem na base e o quadro torto, e não a idade.",
        "Um portão de correr dura, na maioria das casas, mais de 20 anos de folha, com pintura e trilho cuidados. As roldanas são trocadas no caminho, e o motor dura de {trade.life}. O portão chega ao fim quando o quadro empena ou a ferrugem fura a base em vários pontos.",
        "Um portão de ferro dura, em geral, mais de 20 anos, quando a ferrugem é tratada e a pintura é refeita; o de alumínio costuma durar mais, porque não enferruja. O que se gasta antes são cabos, roldanas, dobradiças e o motor, que vai de {trade.life}. Perto do mar, o ferro sem zinco dura bem menos.",
        "Quanto dura o portão depende da folha e do que a move: a folha costuma passar de 15 ou 20 anos, o motor vai de {trade.life}, e cabos, molas, roldanas e dobradiças se trocam pelo desgaste. Pintura em dia e revisão {visits.home} são o que mais prolonga esse prazo.",
      ],
    },
    sections: [
      {
        about: "what",
        headings: ["Quanto dura cada parte do portão", "O que se troca antes da folha"],
        slots: [
          [
            "As partes do portão não acabam juntas. Os prazos abaixo são os comuns em casa, e o uso de cada portão muda o número.",
            "Cada parte tem o seu tempo, e a folha é a última a acabar. Em casa, o comum é isto:",
            "O portão se renova por partes. Estes são prazos típicos de residência:",
          ],
        ],
        bullets: [
          "Folha de aço pintada: costuma passar de 15 a 20 anos",
          "Folha de alumínio: dura mais, porque não enferruja",
          "Motor: de {trade.life}, com a folha leve",
          "Cabo de aço: troca-se ao primeiro fio partido ou à ferrugem",
          "Roldanas e dobradiças: trocam-se quando prendem ou têm folga",
        ],
      },
      {
        about: "signs",
        headings: ["Como saber que o portão chegou ao fim", "Quando a folha não compensa mais"],
        slots: [
          [
            "O portão chegou ao fim quando o quadro torceu, a base furou de ferrugem em vários pontos ou a solda volta a abrir depois do conserto. Uma mancha, uma roldana gasta ou um motor velho não condenam a folha: conserta-se só a parte.",
            "Quadro fora do esquadro, ferrugem que atravessa a chapa e solda que se abre de novo mostram que a folha acabou. Se só o motor ou uma roldana falhou, o portão continua bom.",
            "Troque a folha quando ela entortou de vez ou está furada em vários pontos. Enquanto o quadro está reto, compensa lixar, pintar e trocar a peça gasta.",
          ],
        ],
      },
      {
        about: "care",
        headings: ["O que faz o portão durar mais", "Cuidados que prolongam a vida do portão"],
        slots: [
          [
            "Trate a ferrugem assim que ela aparece, com lixa, fundo e tinta. Deixe livre o furo por onde a água sai da base. Na revisão {visits.home}, o técnico confere cabos, roldanas e equilíbrio, que são o que mais força a folha e o motor.",
            "Lixa, fundo e tinta nos primeiros pontos de ferrugem salvam a chapa. Não deixe água parada na base. A revisão {visits.home} acerta cabos e roldanas antes que a folha entorte.",
            "A pintura em dia e a base seca protegem o metal. O equilíbrio e as roldanas são conferidos na revisão, {visits.home}, para a folha não torcer.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Vale a pena pôr motor novo em portão antigo?",
        answers: [
          "Vale, se o quadro está reto e a folha anda leve. A troca do motor em casa fica de {price.homeSwap}, com mão de obra.",
          "Sim, quando a ferrugem é só de superfície e a folha não torce. Em casa, trocar o motor custa de {price.homeSwap}, com o serviço.",
        ],
      },
      {
        question: "Portão com motor dura menos que o manual?",
        answers: [
          "Não, se a força está bem regulada e a folha para sem pancada. O que estraga é o tranco no fim, que abre a solda.",
          "Só quando o motor bate a folha no batente. Com a parada regulada, a folha dura o mesmo.",
        ],
      },
      {
        question: "De quantos em quantos anos se pinta o portão?",
        answers: [
          "Em geral a cada dois ou três anos no ferro exposto à chuva, ou antes, onde a tinta estufou. Perto do mar, o prazo é menor.",
          "No ferro ao tempo, costuma ser a cada dois ou três anos. O sinal é a tinta que racha ou estufa.",
        ],
      },
    ],
    photo: "fotos do portão por dentro e por fora, da base da folha e da etiqueta do motor",
  },
];
