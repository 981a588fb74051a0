import type { NarrowConcept } from "#domain/knowledge/concept.ts";
import { combine } from "./combine.ts";

/** What the leaf asks of the motor: weight that a renovation added, old wood, a counterweight off its point, a slope. */
export const folhaEEsforco: NarrowConcept[] = [
  {
    id: "pesou-depois-da-reforma",
    broader: "pesado",
    label: "Portão mais pesado depois da reforma",
    phrase: "o portão que pesou com a reforma",
    asks: [
      "portão pesou depois reforma",
      "motor serve depois reformar folha",
      "voltou serralheria mais pesado",
      ...combine(
        ["reforma", "reformei", "reformar", "reformado", "serralheiro"],
        [
          "mais pesado trocar motor",
          "mais pesado precisa trocar motor",
          "pesado trocar motor",
          "pesado motor",
          "ficou pesado",
          "ficou mais pesado",
          "mais pesado motor",
          "motor não aguenta",
          "motor aguenta",
          "motor mais forte",
          "motor ficou fraco",
        ],
      ),
      ...combine(
        ["revestido", "revesti", "revestimento", "acm", "vidro", "madeira nova", "chapa nova"],
        [
          "pesado trocar motor",
          "pesado precisa trocar motor",
          "ficou mais pesado motor",
          "motor não aguenta",
          "agora motor não aguenta",
        ],
      ),
    ],
    intent: "question",
    answers: {
      any: [
        "O portão que ficou mais pesado depois da reforma só precisa trocar o motor se o peso novo passar do limite da etiqueta, com um terço de folga; dentro dele, basta reequilibrar e regular, a partir de {price.preventive} em casa, sem peças. Passando, a troca fica de {price.homeSwap}.",
        "Colocou ACM, madeira ou chapa e o motor não aguenta? Na maioria das vezes a reforma pede só refazer o equilíbrio da folha, e o motor fica, se o peso cabe na etiqueta. O ajuste residencial começa em {price.preventive}, fora peças, e o motor maior, se preciso, vai de {price.homeSwap}.",
        "Depende de quantos quilos a reforma pôs: se o total fica um terço abaixo do limite da etiqueta, revestir de madeira ou ACM pede só equilíbrio e regulagem, a partir de {price.preventive} em casa, sem peças. Acima disso, precisa trocar o motor, de {price.homeSwap} em residência.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["Calcule os quilos que entraram", "Quanto a reforma pesou"],
        slots: [
          [
            "Largura vezes altura dá a área da folha; multiplique pelo peso do que foi posto e compare com o limite da etiqueta. São valores aproximados, em kg por m².",
            "Meça a folha, ache a área e some o peso por m² de cada material novo. A conta em kg por m² é aproximada e já mostra se passou.",
            "Área da folha vezes o peso por metro quadrado do revestimento dá o que foi acrescentado. Use estes números, em kg por m², como estimativa.",
          ],
        ],
        bullets: [
          "Chapa de aço: perto de 8 kg por m² para cada milímetro",
          "Madeira maciça de 2 cm: em geral de 12 a 20 kg por m²",
          "Vidro: perto de 2,5 kg por m² para cada milímetro",
          "ACM de 3 a 4 mm: em geral de 4 a 6 kg por m²",
        ],
      },
      {
        about: "signs",
        headings: ["Equilíbrio ou motor: como separar", "Sinais de que o motor ficou pequeno"],
        slots: [
          [
            "De correr ou de abrir, com o motor destravado e sem energia: se a folha anda leve na mão e mesmo assim o motor ronca e esquenta, ele é o limite; se já pesa na mão, falta acertar a folha. Parar quente no meio é o sinal comum.",
            "Em portão de correr ou de abrir, solte o motor com o disjuntor desligado e empurre: leve na mão e lento no automático é motor; pesado na mão é folha. Calor e parada no meio confirmam esforço.",
            "O teste da mão, sem energia, vale para correr e abrir: folha leve acusa o motor, folha dura acusa trilho, roda ou dobradiça. Ronco e motor quente com poucas aberturas completam.",
          ],
          [
            "Basculante reformado não se destrava nem se usa: o contrapeso e os cabos eram da folha antiga, e a nova pode despencar. Espere o acerto com ela escorada.",
            "No basculante, não faça teste algum, porque o contrapeso ficou menor que a folha e ela cai. Deixe fechado e sem energia.",
            "Com basculante não se mexe: cabos e contrapeso foram feitos para o peso de antes, e soltar o motor pode derrubar a folha.",
          ],
        ],
      },
      {
        about: "visit",
        headings: ["O que se faz antes de falar em motor novo", "A ordem do serviço"],
        slots: [
          [
            "O técnico acerta contrapeso, roldana ou dobradiça para o peso atual, com a folha escorada, e só então mede a corrente em um ciclo inteiro. Dentro da etiqueta, o motor fica; acima, você recebe o valor do modelo maior antes de qualquer troca.",
            "Primeiro a folha volta a andar leve, com equilíbrio refeito e peças gastas trocadas. Depois se mede o esforço do motor: normal, regula-se a força; acima da etiqueta, o motor adequado é orçado.",
            "Escora, equilíbrio e rodas no ponto vêm antes da medição. A corrente durante a abertura decide: na faixa da etiqueta, só regulagem; além dela, motor maior com preço aprovado.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Posso só aumentar a força do motor?",
        answers: [
          "Não. O motor esquenta, a engrenagem gasta e a folha deixa de recuar diante de uma pessoa.",
          "Isso não compensa peso e tira a proteção. Quem devolve o movimento é a folha equilibrada.",
        ],
      },
      {
        question: "O serralheiro disse que o motor aguenta. Como confirmo?",
        answers: [
          "Pelo limite da etiqueta contra o peso calculado, e pela corrente medida na visita. Foto da etiqueta e medidas já dão a resposta.",
          "Compare o peso novo com o que a etiqueta permite, deixando um terço de folga. A medição da corrente confirma.",
        ],
      },
      {
        question: "Posso usar até a visita?",
        answers: [
          "O basculante, não: cabos e contrapeso seguram mais do que foram feitos para segurar. O de correr ou de abrir, pouco, se anda sem ronco nem cheiro.",
          "De correr ou de abrir, o mínimo. Basculante fica fechado, travado e sem energia.",
        ],
      },
      {
        question: "Dá para aliviar a folha em vez de trocar o motor?",
        answers: [
          "Dá: ACM no lugar de chapa, ripas espaçadas ou revestir só um lado tiram muitos quilos. Vale decidir antes de fixar tudo.",
          "Sim, trocando o material por um mais leve ou deixando vãos. Em folha já pronta, compare com o preço do motor.",
        ],
      },
    ],
    photo: "fotos do portão inteiro e da etiqueta do motor, com a largura, a altura e o material posto na reforma",
  },
  {
    id: "motor-em-madeira-antiga",
    broader: "madeira",
    label: "Motor em portão de madeira antigo",
    phrase: "o motor em portão de madeira antigo",
    asks: [
      "adaptar motor portão madeira velho",
      "motor portão madeira velho preço",
      "motor portão madeira antigo preço",
      ...combine(
        ["madeira antigo", "madeira antiga", "madeira velho", "madeira velha", "madeira anos"],
        [
          "motor",
          "colocar motor",
          "dá colocar motor",
          "pôr motor",
          "instalar motor",
          "automatizar",
          "automático",
          "motorizar",
          "aguenta motor",
          "dá automatizar",
        ],
      ),
    ],
    intent: "question",
    answers: {
      any: [
        "Dá para colocar motor em portão de madeira antigo se a madeira está sã, sem cupim nem podridão, e a folha não empenou: ele se prende em chapa de aço, nunca só na tábua. Em casa, a troca fica de {price.homeSwap}, com mão de obra, e de {price.heavySwap} em folha grande; reforço é à parte.",
        "Portão de madeira velho dá para automatizar na maioria dos casos, desde que esteja firme, reto e sem cupim onde o motor vai puxar. Uma chapa de aço dos dois lados segura o suporte, e motor com serviço custa, na troca em casa, de {price.homeSwap}, ou de {price.heavySwap} se a folha é pesada.",
        "Sim, a madeira antiga aceita motor quando não há cupim, podridão nem empeno, com chapa ou cantoneira de aço no ponto de fixação. Como costuma ser maciça e pesa mais na chuva, o motor vai com folga: de {price.homeSwap} na troca em residência e de {price.heavySwap} em folha grande, com mão de obra.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["O que olhar na madeira antes do motor", "Podridão, cupim e empeno"],
        slots: [
          [
            "Bastam uma chave de fenda, uma lanterna e o portão fechado e parado. No basculante, olhe só de longe e não destrave.",
            "Tudo se vê sem desmontar, com a folha fechada. Basculante se olha à distância, sem soltar nada.",
            "Faça com o portão fechado, sem mover a folha. Se é basculante, fique fora de baixo dela e não destrave.",
          ],
        ],
        steps: [
          "Aperte a chave de fenda na base e nos cantos: se entra fácil, está podre.",
          "Procure pó fino, furinhos e som oco ao bater: é cupim.",
          "Estique uma linha na diagonal: tábua que foge mais de um dedo empenou.",
          "Veja se dobradiças ou roldanas têm folga.",
          "Meça largura, altura e espessura, que dão o peso.",
        ],
      },
      {
        about: "visit",
        headings: ["Como o motor é fixado na madeira velha", "Reforço antes do motor"],
        slots: [
          [
            "Chapa ou cantoneira de aço dos dois lados, com parafuso passante, espalha o esforço, porque parafuso comum afrouxa e racha a tábua. Se a folha balança, um quadro metálico por dentro segura o esquadro sem mudar a fachada.",
            "O braço ou a cremalheira vai num perfil de aço preso de lado a lado da folha. Tábua podre se troca só onde está ruim, e um quadro por dentro firma a folha mantendo o desenho antigo.",
            "Parafuso que atravessa a folha, com chapa dos dois lados, evita a rachadura. Onde a madeira cedeu, põe-se um quadro metálico por trás, invisível da rua.",
          ],
          [
            "Trinco e ferrolho antigos são retirados ou ficam abertos, para o motor não puxar contra eles.",
            "Fecho antigo que trava a folha dá lugar a trava elétrica.",
            "Ferrolho velho sai, porque o motor forçaria contra ele.",
          ],
        ],
      },
      {
        about: "choose",
        headings: ["Peso e chuva: que motor escolher", "Motor para madeira maciça"],
        slots: [
          [
            "Folha maciça de 3 cm pesa, em geral, de 20 a 30 kg por metro quadrado, mais na chuva: some um terço ao escolher. De abrir leva um motor por folha, de correr leva cremalheira em perfil de aço, e no basculante o contrapeso é refeito pelo técnico.",
            "Conte de 20 a 30 kg por metro quadrado em madeira de 3 cm e dê um terço de folga para o tempo úmido. Dobradiça reforçada no de abrir, roldanas novas no de correr e contrapeso recalculado no basculante completam o serviço.",
            "São de 20 a 30 kg por metro quadrado na tábua de 3 cm, e a água soma. Com um terço a mais na ficha, escolhe-se um motor por folha no de abrir, o deslizante no de correr e, no basculante, um que acompanhe o contrapeso refeito.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Quanto tempo leva?",
        answers: [
          "O motor, {time.tilting} no basculante e {time.sliding} no de correr. Reforço ou troca de tábua soma um dia ou mais.",
          "Sem reforço, uma visita. Com quadro de metal ou madeira a trocar, a marcenaria ou serralheria vem antes.",
        ],
      },
      {
        question: "A madeira incha na chuva e raspa. O motor vence?",
        answers: [
          "Não deve vencer na força, porque para ou gasta a engrenagem. Dá-se folga no batente e sela-se a madeira em todas as faces.",
          "Não é para isso que ele serve. Acerte a folga e impermeabilize a base e o topo.",
        ],
      },
      {
        question: "Preciso trocar por um portão de ferro?",
        answers: [
          "Em geral, não. Só quando a podridão tomou a estrutura ou o reforço custa quase uma folha nova.",
          "Apenas se a base e os montantes apodreceram. Madeira firme, com ferragem boa, aceita motor.",
        ],
      },
      {
        question: "Cupim impede de colocar motor?",
        answers: [
          "Impede enquanto estiver ativo ou se comeu o ponto de fixação. Trate, troque a peça atacada e depois automatize.",
          "Até o tratamento, sim, porque a vibração solta parafuso em madeira oca.",
        ],
      },
    ],
    photo:
      "fotos do portão por dentro, da base, das dobradiças ou do trilho, com largura, altura e espessura da madeira",
  },
  {
    id: "contrapeso-forca-o-motor",
    broader: "contrapeso",
    label: "Contrapeso desregulado força o motor?",
    phrase: "o contrapeso desregulado e o motor",
    asks: [
      ...combine(
        [
          "contrapeso desregulado",
          "contrapeso errado",
          "contrapeso leve",
          "contrapeso fora",
          "contrapeso desbalanceado",
        ],
        [
          "força motor",
          "forçar motor",
          "forçando motor",
          "esforça motor",
          "estraga motor",
          "queima motor",
          "queimou motor",
          "prejudica motor",
          "motor esquenta",
          "sobrecarrega motor",
          "desgasta motor",
        ],
      ),
      ...combine(
        ["contrapeso"],
        ["força motor", "forçar motor", "forçando motor", "esforça motor", "prejudica motor", "sobrecarrega motor"],
      ),
      ...combine(
        ["basculante desequilibrado", "basculante desbalanceado", "basculante desregulado", "folha desequilibrada"],
        ["força motor", "estraga motor", "queima motor", "forçando motor", "prejudica motor"],
      ),
    ],
    intent: "question",
    answers: {
      any: [
        "Sim, o contrapeso do basculante desregulado força o motor, que passa a carregar a diferença de peso em cada subida ou a frear a folha na descida: esquenta, come a engrenagem e queima o capacitor. O acerto em casa parte de {price.preventive}, sem peças, e custa menos que o motor.",
        "Força, sim: o basculante desequilibrado estraga o motor, que foi feito para mover folha equilibrada, e não para levantar peso. O capacitor, a peça do arranque, costuma ir primeiro. Equilibrar a folha e regular a força, em residência, começa em {price.preventive}, fora as peças.",
        "Sim: contrapeso leve faz o motor erguer a folha, e pesado demais o faz puxá-la para baixo, e nos dois casos ele esquenta e pode queimar, a começar pelo capacitor. Pare de usar e não destrave; o acerto pelo técnico, em casa, custa a partir de {price.preventive}, sem peças.",
      ],
    },
    sections: [
      {
        about: "signs",
        headings: ["Como perceber sem destravar", "Escute a subida e a descida"],
        slots: [
          [
            "Motor que ronca e demora para subir, mas desce depressa, carrega folha com contrapeso leve. Folha que não assenta no chão, ou volta alguns centímetros ao fechar, tem contrapeso pesado demais.",
            "Subida arrastada com descida solta é falta de peso no contrapeso. Já a folha que fecha e levanta um pouco sozinha, ou desce com esforço, tem peso de sobra.",
            "Se o portão sobe gemendo e desce solto, falta contrapeso; se custa a fechar e flutua perto do piso, sobra. O som do motor muda nos dois casos.",
          ],
          [
            "Não faça o teste de soltar a folha: desequilibrada, ela pode cair. Em casa, só olhe e escute, com o portão funcionando.",
            "O teste do equilíbrio é do técnico, com a folha escorada; destravar por conta própria pode derrubá-la.",
            "Nunca destrave para conferir, porque a folha pode despencar. Basta observar de longe.",
          ],
        ],
      },
      {
        about: "causes",
        headings: ["O que sofre no motor", "A conta que o desequilíbrio cobra"],
        slots: [
          [
            "O desequilíbrio estraga o motor por partes, e a primeira costuma ser o capacitor. Antes de queimar de vez, ele avisa nestas peças.",
            "O motor não queima de uma hora para outra: cansa por partes, na ordem abaixo, até o enrolamento ceder.",
            "Cada subida forçada gasta um pouco. O prejuízo aparece primeiro nas peças baratas e chega ao enrolamento.",
          ],
        ],
        bullets: [
          "Capacitor: a partida pesada o enfraquece, e o motor ronca",
          "Engrenagem e fuso: o dente leva o peso do contrapeso",
          "Fim de curso: a folha passa do ponto e bate",
          "Enrolamento: esquenta, desliga por calor e um dia queima",
        ],
      },
      {
        about: "visit",
        headings: ["O acerto, do cabo à força", "Como o equilíbrio volta"],
        slots: [
          [
            "Com a folha escorada, cabos e polias são vistos antes, e troca-se o par que tiver fio partido. Depois o peso entra ou sai aos poucos, igual dos dois lados, até a folha parar onde é deixada.",
            "O técnico apoia a folha, confere cabos e roldanas e ajusta o peso dos dois lados em partes iguais. O acerto termina quando ela não sobe nem desce sozinha.",
            "Primeiro a folha é segura e os cabos, conferidos; só então se põe ou tira peso, o mesmo em cada lado, até ela ficar parada a meia altura.",
          ],
          [
            "No fim a força do motor é baixada, porque a de antes compensava o desequilíbrio e empurraria alguém sem recuar.",
            "Por último se reduz a força da central: alta, ela já não faria a folha recuar diante de uma pessoa.",
            "A força, que estava alta para vencer o peso, volta ao mínimo, e o portão recua de novo ao encontrar alguém.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Um motor mais forte resolve o contrapeso errado?",
        answers: [
          "Não. Ele demora mais a quebrar, mas cabo e braço sofrem igual, e a folha fica perigosa.",
          "Não: com a folha equilibrada, o motor que já está lá dá conta. Força a mais só esconde o risco de queda.",
        ],
      },
      {
        question: "Posso usar o portão enquanto espero o acerto?",
        answers: [
          "Não. Um cabo ou uma engrenagem que cede deixa a folha cair; mantenha fechado e com o disjuntor desligado.",
          "Melhor não: deixe fechado, sem ninguém embaixo, até o técnico escorar a folha.",
        ],
      },
      {
        question: "Por que o contrapeso desregula?",
        answers: [
          "Porque a folha mudou de peso, com chapa, tinta ou madeira molhada, ou porque o contrapeso perdeu material e o cabo cedeu.",
          "Em geral a folha ganhou revestimento, o bloco esfarelou ou um cabo esticou de um lado só.",
        ],
      },
      {
        question: "O motor que já sofreu precisa ser trocado?",
        answers: [
          "Nem sempre: muitas vezes basta o capacitor ou a engrenagem. Depois do equilíbrio, o técnico mede o motor e diz se ainda vale.",
          "Só se o enrolamento queimou ou o redutor tem folga. Nesse caso, o kit novo para folha de até {width.quarterHp} parte de {price.lowest} instalado.",
        ],
      },
    ],
    photo: "fotos de longe da folha fechada, dos dois cabos e da caixa do contrapeso, e um vídeo da subida com som",
  },
  {
    id: "automatizar-em-rampa",
    broader: "automatizar-manual",
    label: "Automatizar portão em rampa",
    phrase: "a automação de portão em rampa",
    asks: [
      "portão rampa motor",
      "portão garagem inclinada",
      "motor portão subida",
      "motor portão ladeira",
      "motor portão rampa",
      "motor portão garagem subida",
      "portão em subida motor",
      "instalar motor portão rampa",
      "instalar motor portão subida",
      "automatizar portão subida",
      ...combine(
        ["rampa", "ladeira", "terreno inclinado", "piso inclinado", "entrada inclinada", "desnível"],
        [
          "automatizar portão",
          "dá automatizar portão",
          "dá automatizar",
          "motorizar portão",
          "dá colocar motor portão",
          "dá pôr motor portão",
          "portão automático funciona",
          "dá portão automático",
          "portão eletrônico dá",
        ],
      ),
    ],
    intent: "question",
    answers: {
      any: [
        "Em garagem com rampa, o tipo que mais serve é o basculante, porque a folha sobe e quase não depende do piso. O de correr serve com o trilho nivelado, e o de abrir, quando a folha não raspa no piso que sobe. Motor instalado em casa costuma ficar de {price.homeSwap}, sem contar o nivelamento.",
        "Dá para automatizar portão em rampa, ladeira ou aclive quando a folha anda no nível, mesmo que o carro suba. O motor é o comum, escolhido pelo peso da folha, porque mais força não compensa trilho inclinado. Instalado em casa, costuma ficar de {price.homeSwap}, mais a obra de nivelar, se for preciso.",
        "O motor para portão em subida funciona bem se a folha não tiver de subir nem descer com a rampa. O portão de correr precisa de trilho nivelado, o de abrir precisa de piso plano onde gira, e o basculante quase sempre serve. Motor e instalação em casa costumam ficar de {price.homeSwap}, sem o nivelamento.",
        "Em terreno inclinado, o portão eletrônico dá certo quando a linha por onde a folha passa está no nível. O basculante costuma servir sem obra; o de correr exige trilho nivelado, e o de abrir, piso plano no giro. Em residência, motor e mão de obra costumam ficar de {price.homeSwap}, e a obra é à parte.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Correr, abrir ou basculante na rampa", "O que cada tipo exige na rampa"],
        slots: [
          [
            "O que importa é por onde a folha passa, e não a subida do carro. Se a rampa começa depois do portão, o motor é instalado como em piso plano.",
            "A rampa só atrapalha quando cruza a linha da folha. Se ela começa para dentro ou para fora dessa linha, a instalação é a de sempre.",
            "Veja onde a inclinação encontra o portão. A rampa que fica antes ou depois da linha da folha não muda a instalação.",
          ],
        ],
        bullets: [
          "De correr: trilho nivelado sobre base de concreto, com mureta ou perfil que feche o vão do lado mais baixo",
          "De abrir: piso plano ou que desce no giro; uma subida pequena se vence com dobradiça que ergue a folha",
          "Basculante: soleira reta e altura livre medida com o carro na rampa, porque ele empina",
        ],
      },
      {
        about: "check",
        headings: ["O que medir na rampa antes de pedir o orçamento", "O que medir e fotografar na rampa"],
        slots: [
          [
            "Meça com o portão fechado e sem destravar nada, porque em trilho inclinado a folha solta dispara. O nível do celular já serve.",
            "Tudo se mede com a folha parada e travada, porque em declive ela corre sozinha. Um aplicativo de nível no celular já basta.",
            "Não solte o motor nem o trinco para medir, pois a folha pode descer a rampa. Use o nível do próprio celular.",
          ],
        ],
        steps: [
          "Ponha um nível sobre o trilho ou a soleira.",
          "Meça a diferença de altura do piso entre uma coluna e a outra.",
          "No de abrir, meça a fresta embaixo da folha e quanto o piso sobe no giro.",
          "Fotografe de lado, mostrando rua, portão e rampa.",
        ],
      },
      {
        about: "visit",
        headings: ["Obra antes, motor depois", "Quem nivela e em que ordem"],
        slots: [
          [
            "Nivelar piso e trilho é serviço do pedreiro e do serralheiro. O motor é instalado depois que o concreto curou e a folha anda leve na mão, em toda a extensão.",
            "Primeiro o pedreiro faz a base, depois o serralheiro nivela o trilho e deixa a folha leve. O motor vem por último, com o concreto já curado.",
            "A ordem é pedreiro, serralheiro e instalador do motor. O técnico só monta o motor quando o concreto secou e a folha corre leve.",
          ],
          [
            "O portão leva batente firme nas duas pontas, fotocélula e uma pausa maior antes de fechar, porque na subida o carro demora mais a sair do vão. Um nobreak evita ter de soltar a folha em declive quando falta luz.",
            "Batentes nas pontas, fotocélula e mais tempo de pausa fazem parte da instalação, pois o carro sobe devagar. Para a falta de luz, o indicado é um nobreak, que dispensa soltar a folha.",
            "Na rampa o carro demora a liberar o vão, então a pausa é maior e a fotocélula é indispensável, com batente nas duas pontas. Com um nobreak, ninguém precisa soltar a folha quando falta energia.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Quantos centímetros de desnível o trilho aceita?",
        answers: [
          "O certo é nenhum de uma ponta à outra. Com queda, a folha corre sozinha quando o motor é destravado.",
          "O trilho deve ficar em zero. As roldanas absorvem poucos milímetros, e uma queda visível tem de ser nivelada.",
          "Nenhum, de preferência. Alguns milímetros passam, mas uma diferença que se vê no nível já faz a folha descer sozinha.",
        ],
      },
      {
        question: "Motor mais forte resolve o trilho inclinado?",
        answers: [
          "Não. A folha continua descendo sozinha ou raspando no piso, e o motor se gasta cedo.",
          "Não, porque o problema é o caminho da folha. Depois de nivelado, o motor comum dá conta.",
          "Não resolve. O motor forte empurra por algum tempo, mas trabalha freando a folha na descida e quebra antes.",
        ],
      },
      {
        question: "Faltou luz: posso destravar o portão na rampa?",
        answers: [
          "Se o trilho é inclinado, não: sem o motor, a folha dispara rampa abaixo. Espere o técnico ou a volta da energia.",
          "Só se a folha anda no nível. Com o trilho inclinado, é o motor que segura a folha, e soltá-la é perigoso.",
          "Em trilho nivelado, sim, com o disjuntor desligado. Se ele é inclinado, não destrave, porque a folha desce sozinha.",
        ],
      },
      {
        question: "E se não der para nivelar o trilho?",
        answers: [
          "Troca-se o tipo de portão: o basculante, ou um de abrir para o lado que desce, costuma servir. As fotos de lado mostram qual cabe.",
          "Muda-se o portão para basculante ou para um de abrir que gire sobre piso plano. Forçar o de correr inclinado não é seguro.",
          "Nesse caso o de correr não serve. O basculante costuma ser a saída, e o de abrir também, se o piso desce no giro.",
        ],
      },
    ],
    photo: "fotos de lado, com rua, portão e rampa, a largura do vão e o desnível entre as colunas",
  },
  {
    id: "nylon-ou-aluminio-dura-mais",
    broader: "cremalheira",
    label: "Nylon ou alumínio: qual dura mais",
    phrase: "a cremalheira que dura mais",
    asks: [
      ...combine(
        ["cremalheira nylon alumínio", "cremalheira nylon ou alumínio", "cremalheira plástico alumínio"],
        [
          "dura mais",
          "qual dura mais",
          "durabilidade",
          "mais resistente",
          "resiste mais",
          "aguenta mais",
          "vida útil",
          "gasta menos",
        ],
      ),
    ],
    intent: "question",
    answers: {
      any: [
        "Entre a cremalheira de nylon e a de alumínio, a de alumínio costuma durar mais no sol e em folha média ou pesada, porque o dente não resseca. Em portão leve e coberto, a de nylon com alma de aço empata, com menos barulho, e a folga certa de {rack.clearance} conta tanto quanto o material.",
        "A cremalheira de alumínio costuma durar mais que a de nylon, já que o sol não a resseca e o dente aguenta melhor o peso. A de nylon com alma de aço alcança o mesmo tempo em folha leve e abrigada, e é mais quieta; nas duas, mantenha a folga de {rack.clearance}.",
        "Costuma durar mais a de alumínio quando a cremalheira pega sol ou puxa uma folha média ou pesada, pois o nylon resseca. Num portão leve, debaixo de cobertura, nylon e alumínio duram parecido, e o primeiro faz menos ruído. Com folga fora de {rack.clearance}, qualquer uma acaba cedo.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Qual dura mais no seu portão", "Nylon ou alumínio conforme o uso"],
        slots: [
          [
            "O mesmo material que dura muitos anos numa garagem coberta pode acabar cedo ao tempo. Compare o lugar, o peso da folha e o movimento do portão com os casos abaixo.",
            "A resposta muda com o sol, o peso da folha e o número de aberturas. Veja em qual destas situações o seu portão se encaixa.",
            "Antes de escolher pelo material, olhe onde o portão fica, quanto a folha pesa e quantas vezes ela abre por dia. Estes são os casos comuns.",
          ],
        ],
        bullets: [
          "Folha leve e coberta: nylon com alma de aço, mais quieto e com duração parecida",
          "Sol o dia todo: alumínio, que não resseca",
          "Folha acima de uns 400 kg ou garagem de prédio: aço galvanizado",
          "Perto do mar: alumínio ou nylon, que não enferrujam como o aço",
        ],
      },
      {
        about: "signs",
        headings: ["O que se gasta primeiro", "Barra ou engrenagem: quem cede antes"],
        slots: [
          [
            "A peça mais macia se gasta primeiro. Com engrenagem de metal, quem cede é o dente da barra; com engrenagem de plástico, ela própria afina antes, sobretudo contra a cremalheira de alumínio.",
            "Quem decide é a engrenagem do motor: sendo de metal, come aos poucos o dente da barra. Já a de plástico perde para a cremalheira, ainda mais quando esta é de alumínio.",
            "O desgaste começa pelo lado mais mole do par. Engrenagem metálica gasta a barra, enquanto a plástica se gasta sozinha, e mais depressa se trabalha contra dentes de alumínio.",
          ],
          [
            "A hora da troca aparece no dente em ponta, no pó ou limalha debaixo da barra e no estalo que se repete no mesmo lugar do percurso.",
            "Dente afinado, farelo no chão sob a cremalheira e um pulo sempre no mesmo ponto mostram que a barra chegou ao fim.",
            "Olhe o formato do dente e o piso: ponta fina, pó acumulado e estalos repetidos num só trecho pedem troca.",
          ],
        ],
      },
      {
        about: "care",
        headings: ["O que faz a cremalheira durar mais", "Folga, fixação e limpeza"],
        slots: [
          [
            "A folga de {rack.clearance} entre barra e engrenagem precisa ser igual no percurso inteiro. Para isso, a cremalheira é parafusada a cada poucos palmos, porque o trecho que cede encosta na engrenagem e se gasta ali.",
            "Parafusos próximos impedem que a barra ceda no meio e encoste na engrenagem. Com a cremalheira firme, a folga se mantém em {rack.clearance} de ponta a ponta e o dente não raspa.",
            "Uma barra mal presa desce entre dois parafusos, aperta a engrenagem e perde os dentes naquele ponto. A fixação firme conserva a folga de {rack.clearance} em todo o caminho da folha.",
          ],
          [
            "Com o disjuntor desligado, escove a areia dos dentes e passe lubrificante seco, em camada fina, a cada {rack.months}. Graxa comum prende a areia e vira lixa.",
            "A cada {rack.months}, desligue o disjuntor, tire a areia com escova e aplique pouco lubrificante seco. Evite graxa grossa, que segura a sujeira e lixa qualquer material.",
            "Areia misturada com graxa lixa tanto o nylon quanto o alumínio. Limpe os dentes a seco, com o motor sem energia, e use silicone em pouca quantidade a cada {rack.months}.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Posso trocar a cremalheira de nylon pela de alumínio no mesmo motor?",
        answers: [
          "Pode, se o passo, a distância entre os dentes, for o mesmo da engrenagem. Troca-se a barra inteira, porque misturar materiais deixa degrau na emenda, e depois se refazem a folga e o fim de curso.",
          "Sim, desde que os dentes tenham o mesmo passo. O certo é mudar a barra toda, sem misturar nylon e alumínio na mesma folha, e regular de novo a folga e as paradas do motor.",
          "Dá para trocar quando a engrenagem do motor aceita o passo da barra nova. Evite emendar um material no outro, já que a junção fica com degrau; a folga e o fim de curso são refeitos no final.",
        ],
      },
      {
        question: "A cremalheira de alumínio gasta a engrenagem do motor?",
        answers: [
          "Gasta mais que a de nylon quando a engrenagem é de plástico. Com a folga em {rack.clearance} e os dentes limpos, o desgaste fica lento dos dois lados.",
          "Se a engrenagem for plástica, sim, um pouco mais que o nylon gastaria. Mantida a folga de {rack.clearance}, sem areia, as duas peças se desgastam devagar.",
        ],
      },
      {
        question: "Qual das duas faz menos barulho?",
        answers: [
          "A de nylon é mais quieta, porque o dente plástico amortece o contato com a engrenagem. A de alumínio faz um ruído metálico leve, que cresce com a folga errada ou com areia.",
          "O nylon ganha no silêncio, já que o plástico absorve o toque dos dentes. No alumínio se ouve um som de metal, maior quando há areia ou a folga saiu do ponto.",
        ],
      },
      {
        question: "O que faz variar o preço da troca da cremalheira?",
        answers: [
          "Contam os metros de folha, o material e o estado da fixação. Entre as comuns, a de nylon costuma custar menos que a de alumínio, e a engrenagem gasta entra como item à parte.",
          "O valor acompanha o comprimento da folha, o material escolhido e os suportes que precisam ser refeitos. O nylon em geral sai por menos que o alumínio; engrenagem nova é somada se a atual estiver gasta.",
        ],
      },
    ],
    photo: "uma foto dos dentes ao lado de uma régua, outra da engrenagem do motor e a largura da folha",
  },
  {
    id: "cremalheira-de-aco-dura-mais",
    broader: "cremalheira",
    label: "Cremalheira de aço: dura mais?",
    phrase: "a duração da cremalheira de aço",
    asks: combine(
      ["cremalheira aço nylon", "cremalheira aço alumínio", "cremalheira aço ou nylon", "cremalheira aço ou alumínio"],
      ["dura mais", "qual dura mais", "durabilidade", "mais resistente", "resiste mais", "aguenta mais", "gasta menos"],
    ),
    intent: "question",
    answers: {
      any: [
        "Entre cremalheira de alumínio ou aço, a de aço dura mais, desde que galvanizada e com engrenagem de metal no motor: aguenta folha pesada e uso de prédio. Em casa, com folha leve, a de alumínio também dura anos, não enferruja e faz menos barulho; o preço sai por foto, conforme os metros.",
        "O aço dura mais que o alumínio na cremalheira, sobretudo em folha pesada e muitas aberturas, com galvanização e engrenagem metálica. No portão leve de casa, a diferença quase não aparece, e o alumínio leva vantagem na ferrugem e no ruído. Para o valor, contam os metros e uma foto.",
        "Dura mais a de aço galvanizado, que suporta peso e uso de prédio quando a engrenagem do motor é de metal. A cremalheira de alumínio não enferruja, trabalha mais quieta e atende por anos um portão residencial leve; quanto custa cada uma depende dos metros, vistos na foto.",
      ],
      comparison: [
        "Entre cremalheira de alumínio ou aço, a de aço dura mais, desde que galvanizada e com engrenagem de metal no motor: aguenta folha pesada e uso de prédio. Em casa, com folha leve, a de alumínio também dura anos, não enferruja e faz menos barulho; o preço sai por foto, conforme os metros.",
        "O aço dura mais que o alumínio na cremalheira, sobretudo em folha pesada e muitas aberturas, com galvanização e engrenagem metálica. No portão leve de casa, a diferença quase não aparece, e o alumínio leva vantagem na ferrugem e no ruído. Para o valor, contam os metros e uma foto.",
        "Dura mais a de aço galvanizado, que suporta peso e uso de prédio quando a engrenagem do motor é de metal. A cremalheira de alumínio não enferruja, trabalha mais quieta e atende por anos um portão residencial leve; quanto custa cada uma depende dos metros, vistos na foto.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Quando o aço compensa", "Aço, alumínio ou nylon no seu portão"],
        slots: [
          [
            "O peso da folha e as aberturas por dia decidem mais que o material. A cremalheira é a barra dentada presa no portão, e cada dente recebe a força toda na hora da partida.",
            "Antes do material, olhe quanto a folha pesa e quantas vezes abre. Nessa barra de dentes, presa ao portão, é a partida que castiga, e folha pesada castiga mais.",
            "Escolha pela folha e pelo uso do dia. Como a barra dentada leva o tranco de cada partida, o que serve numa casa pode não servir num galpão.",
          ],
        ],
        bullets: [
          "Prédio, galpão ou folha pesada: aço",
          "Casa com folha leve: nylon com alma de aço, mais quieto",
          "Sol e chuva direto, folha média: alumínio",
          "Perto do mar: alumínio ou nylon; o aço só bem galvanizado",
        ],
      },
      {
        about: "care",
        headings: ["O que faz a cremalheira durar", "Folga, ferrugem e lubrificação"],
        slots: [
          [
            "A folga entre barra e engrenagem é de {rack.clearance} em todo o curso, em aço ou em alumínio. Encostada, a barra faz força sobre o eixo e os dentes se comem dos dois lados, a começar pela engrenagem do motor.",
            "Deixe {rack.clearance} entre os dentes da barra e os da engrenagem, do começo ao fim, seja qual for o metal. Sem esse espaço, o peso da folha cai no eixo do motor e o dente da engrenagem vai embora primeiro.",
            "Qualquer que seja o material, sobram {rack.clearance} entre a engrenagem e a barra ao longo do percurso. Montada justa, ela aperta o eixo e gasta os dentes, quase sempre os da engrenagem antes.",
          ],
          [
            "Uma película de lubrificante próprio a cada {rack.months}, com o disjuntor desligado, reduz ruído e, no aço, segura a ferrugem. Excesso de graxa junta areia e vira lixa.",
            "Lubrifique pouco, a cada {rack.months}, sempre com a energia cortada: o aço enferruja menos e o ruído cai. Camada grossa de graxa prende areia e lixa os dentes.",
            "A cada {rack.months}, desligue o disjuntor e passe um véu de lubrificante, que protege o aço da ferrugem e acalma o barulho. Graxa demais segura poeira e acaba gastando o dente.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["O que pesa no preço da troca", "De que depende o valor"],
        slots: [
          [
            "O valor conta os metros da folha, o material, a fixação e a mão de obra. Se a engrenagem do motor também está gasta, ela entra no mesmo serviço, porque dente velho estraga barra nova.",
            "Pagam-se metros de barra, tipo de material, fixação e o trabalho de alinhar. Engrenagem gasta encarece, mas precisa ir junto, já que ela come os dentes da barra recém-posta.",
            "Entram na conta o comprimento da folha, o material escolhido, os suportes e o alinhamento. Quando a engrenagem tem dente comido, troca-se também, ou a cremalheira nova se gasta cedo.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Posso pôr cremalheira de aço em motor com engrenagem de plástico?",
        answers: [
          "Não convém, porque o aço gasta a engrenagem de plástico. Troque as duas juntas, se o seu modelo tem engrenagem de metal, ou fique com a barra de nylon.",
          "Em geral, não: dente de aço come dente de plástico. Ou a engrenagem passa a ser metálica, quando o modelo oferece, ou a barra continua de nylon.",
        ],
      },
      {
        question: "A cremalheira de aço faz muito mais barulho?",
        answers: [
          "Faz mais que a de nylon, sim. Limpa, alinhada e com a folga certa, o ruído diminui bastante; em quarto perto da garagem, o nylon é a escolha mais quieta.",
          "É a mais barulhenta das três, embora alinhamento e folga corretos ajudem muito. Se há quarto junto da garagem, prefira nylon, que trabalha mais silencioso.",
        ],
      },
      {
        question: "Como sei que a minha cremalheira está no fim?",
        answers: [
          "Dente pontudo ou achatado, estalo sempre no mesmo lugar e motor que gira sem levar a folha são os sinais. Olhe os dentes com o disjuntor desligado.",
          "Desligue o disjuntor e observe os dentes: ponta fina ou achatada mostra desgaste. Estalo em um ponto fixo e motor girando em falso confirmam.",
        ],
      },
      {
        question: "Posso emendar aço com alumínio na mesma folha?",
        answers: [
          "Não é bom: os passos dos dentes podem não coincidir, e a emenda vira um tranco. Troque por barras do mesmo tipo e do mesmo passo em toda a folha.",
          "Melhor usar um material só. Mesmo parecidas, as barras podem ter distância diferente entre dentes, e a engrenagem pula na junção.",
        ],
      },
    ],
    photo: "uma foto dos dentes ao lado de uma régua, outra da engrenagem do motor e a largura da folha",
  },
  {
    id: "vidro-aguenta-motor",
    broader: "vidro",
    label: "Portão de vidro aguenta motor?",
    phrase: "o motor em portão de vidro",
    asks: [
      "portão vidro quanto pesa",
      "vidro pesa quanto",
      "peso portão vidro",
      "vidro temperado peso",
      "portão vidro automático",
      "portão vidro automático preço",
      "portão blindex automatizador",
      "portão blindex motor",
      "automatizar portão blindex",
      "calcular peso vidro motor",
      ...combine(
        ["portão vidro", "vidro portão", "folha vidro", "vidro temperado"],
        ["aguenta motor", "pode ter motor", "dá motor", "dá automatizar", "automatizar", "motor", "colocar motor"],
      ),
    ],
    intent: "question",
    answers: {
      any: [
        "O motor para portão de vidro prende no quadro de metal, e não no vidro, e trabalha com força no mínimo e parada suave. Precisa de vidro temperado ou laminado, quadro firme em todo o contorno e fotocélula. O de correr é o mais indicado; o valor sai pelas medidas e pela espessura do vidro.",
        "Sim, portão de vidro aguenta motor se tem quadro de metal firme e vidro temperado ou laminado, porque o motor puxa o quadro, e nunca o vidro. A força fica no mínimo e a parada é suave. Onde já há motor, a troca em casa fica de {price.homeSwap}, com mão de obra.",
        "Portão de vidro automático leva o motor preso ao quadro de metal, com vidro temperado ou laminado, parada suave e fotocélula. Trocar um motor que já existe custa de {price.homeSwap} em casa, com mão de obra, ou de {price.heavySwap} em folha grande. O primeiro motor é orçado por foto.",
        "O motor para portão de vidro puxa o quadro de metal, que não pode ter folga, e precisa de parada suave, porque é a pancada que quebra o vidro. A troca de um motor antigo fica de {price.homeSwap} em casa, com mão de obra. No primeiro motor, base e energia entram no orçamento.",
      ],
      price: [
        "O motor para portão de vidro fica, com mão de obra, de {price.homeSwap} na troca em casa e de {price.heavySwap} em folha grande, de vidro grosso. O primeiro motor é orçado por foto, porque inclui base, cremalheira ou braço e energia. A fixação é sempre no quadro de metal.",
        "Automatizar portão de vidro pela primeira vez tem orçamento por foto, com base, cremalheira ou braço e energia. Trocar um motor que já existe custa de {price.homeSwap} em casa, com mão de obra, ou de {price.heavySwap} se a folha é grande. O quadro precisa ser de metal.",
      ],
      question: [
        "Portão de vidro aguenta motor se tem quadro de metal firme e vidro temperado ou laminado, porque quem recebe a força é o quadro, e não o vidro. A força do motor fica no mínimo, com parada suave, e a fotocélula é indispensável.",
        "O portão de vidro temperado pesa cerca de 2,5 kg por metro quadrado para cada milímetro: 20 kg por m² em 8 mm e 25 kg em 10 mm, mais o quadro de metal. Uma folha de 3 x 2 m em 8 mm dá 120 kg só de vidro. O motor é escolhido depois dessa conta, com folga.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["O que conferir antes do motor", "Quadro, vidro e ferragem"],
        slots: [
          [
            "O quadro importa mais que o vidro, porque é nele que o motor faz força. Olhe com o portão fechado.",
            "Antes de instalar, veja se o metal aguenta o esforço. Confira estes pontos com a folha fechada.",
            "A força do motor passa pelo metal, por isso ele vem primeiro. Observe com o portão parado.",
          ],
        ],
        bullets: [
          "Quadro em todo o contorno, sem folga nos cantos",
          "Vidro temperado ou laminado, com a marca gravada no canto",
          "Borracha ou calço entre vidro e metal",
          "Roldana ou dobradiça para o peso real da folha",
        ],
      },
      {
        about: "choose",
        headings: ["Quanto pesa e que motor usar", "Peso do vidro e escolha do motor"],
        slots: [
          [
            "Cada metro quadrado de vidro pesa 2,5 kg por milímetro de espessura: com 10 mm, são 25 kg. Some o quadro e escolha um motor com cerca de um terço de folga e parada suave.",
            "O vidro pesa 2,5 kg por milímetro em cada metro quadrado, ou 25 kg no de 10 mm. Com o metal somado, o motor deve ter um terço de folga e desacelerar no fim.",
            "Para estimar, conte 25 kg por metro quadrado em vidro de 10 mm, ou 2,5 kg por milímetro, e some o quadro. O motor precisa de um terço de folga e de parada suave.",
          ],
          [
            "O portão de correr é o mais indicado, porque a folha anda apoiada no trilho. No de abrir, o braço é fixado no metal, com reforço.",
            "O de correr força menos o vidro. O de abrir precisa de reforço no ponto em que o braço se prende, sempre no quadro.",
            "A folha de correr recebe menos esforço que a de abrir, em que o braço é preso no quadro reforçado.",
          ],
        ],
      },
      {
        about: "visit",
        headings: ["Como o motor é regulado sem tranco", "A instalação em portão de vidro"],
        slots: [
          [
            "A cremalheira ou o braço se fixa no quadro, nunca por furo no vidro. A força fica no mínimo, com desaceleração ligada e batente de borracha, porque é a pancada que quebra vidro.",
            "O vidro não é furado, porque a cremalheira e o braço vão no metal. O técnico deixa a força mínima, regula a desaceleração e põe borracha no batente, já que a pancada é o que quebra o vidro.",
            "Tudo é fixado no quadro metálico. Depois se regulam a força mínima e a chegada lenta e se põe borracha no batente, para não haver a pancada que trinca o vidro.",
          ],
          [
            "Se o vidro trincar, pare de usar, desligue o disjuntor e isole a área, porque o temperado se desfaz de uma vez.",
            "Com o vidro trincado, corte a energia e afaste todos, já que o temperado estoura inteiro.",
            "Vidro com trinca não deve mais se mover, pois a vibração termina de quebrar. Desligue o disjuntor e mantenha distância.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Porta de vidro sem quadro pode ter motor de portão?",
        answers: [
          "Não, porque sem quadro o motor não tem onde se prender. Nesse caso usa-se um automatizador próprio para porta de vidro.",
          "Não com motor de garagem. Porta de vidro de loja leva operador deslizante próprio.",
        ],
      },
      {
        question: "Portão de vidro precisa de fotocélula?",
        answers: [
          "Precisa, como qualquer outro, e ela fica na coluna, para o feixe não depender do vidro.",
          "Sim. Além de proteger pessoas, evita o toque que quebra a folha.",
        ],
      },
      {
        question: "Temperado ou laminado: qual é melhor?",
        answers: [
          "O laminado, se quebra, fica preso na película; o temperado resiste mais à pancada e se desfaz em pedaços pequenos. A vidraçaria indica conforme o lugar.",
          "Os dois servem. O laminado segura os cacos, o temperado aguenta mais choque, e há também o temperado laminado, que junta as duas vantagens.",
        ],
      },
      {
        question: "O motor novo pode quebrar o vidro com o tempo?",
        answers: [
          "Só com pancada ou folga no quadro. Parada suave, borracha no batente e revisão {visits.home} evitam isso.",
          "Se o quadro estiver frouxo, a vibração pode quebrar o vidro. Por isso o aperto e a parada suave são conferidos {visits.home}.",
        ],
      },
    ],
    photo: "fotos do portão por dentro, dos cantos do quadro e da marca do vidro, com largura, altura e espessura",
  },
  {
    id: "vidro-motor-deslizante",
    broader: "vidro",
    label: "Motor para portão deslizante de vidro temperado",
    phrase: "o motor do portão deslizante de vidro temperado",
    asks: [
      ...combine(
        ["vidro deslizante motor", "vidro correr motor", "vidro temperado deslizante", "vidro temperado correr"],
        ["portão", "indicado", "qual", "qual motor", "motor", "automatizar"],
      ),
      "vidro temperado portão deslizante motor indicado",
      "portão vidro qual motor",
      "portão vidro motor indicado",
    ],
    intent: "buying",
    answers: {
      any: [
        "O motor indicado para portão deslizante de vidro temperado é o de cremalheira com partida e parada suaves, de preferência com inversor, e capacidade um terço acima do peso da folha. Um portão de 3 por 2,2 m, com vidro de 10 mm, pesa perto de 200 kg com o quadro. A cremalheira vai no metal, nunca no vidro.",
        "Para portão de vidro temperado de correr, escolha motor deslizante de parada suave e com um terço de folga sobre o peso: em vidro de 10 mm são 25 kg por metro quadrado, mais o quadro. O motor se prende ao metal, porque vidro sem quadro não o recebe. O valor instalado sai grátis por foto.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Do peso do vidro ao motor", "Como escolher pela espessura"],
        slots: [
          [
            "O vidro pesa 2,5 kg por metro quadrado a cada milímetro. Some o quadro de metal, que em folha de garagem fica em geral entre 30 e 60 kg, e acrescente um terço de folga.",
            "Multiplique a área por 2,5 kg e pela espessura em milímetros. Ao resultado some o quadro, em geral de 30 a 60 kg, e mais um terço, que é a folga do motor.",
          ],
        ],
        bullets: [
          "Folha de 3 por 2,2 m em vidro de 8 mm: 132 kg de vidro; motor de 300 kg",
          "A mesma folha em 10 mm: 165 kg de vidro; motor de 300 kg",
          "Folha de 4 por 2,5 m em 10 mm: 250 kg de vidro; motor de 400 a 500 kg",
          "Prédio ou muitas aberturas: um degrau acima, de uso intenso",
        ],
      },
      {
        about: "safety",
        headings: ["A chegada que não quebra o vidro", "Parada suave, batente e força"],
        slots: [
          [
            "O que quebra vidro temperado é a pancada no fim e a torção do quadro. Por isso a freada começa antes do batente, que leva borracha, e a força fica no mínimo que move a folha. O inversor, que controla a rotação, faz isso melhor que o motor comum.",
            "Vidro temperado aguenta peso e não aguenta batida de canto. O técnico regula a freada, deixa a força no mínimo e põe borracha nos dois batentes. Motor com inversor, que varia a rotação, chega mais devagar.",
          ],
          [
            "Com trinca ou lasca, o portão não se move mais: desligue o disjuntor e afaste todos, porque o temperado se desfaz de uma vez.",
            "Se aparecer trinca, corte a energia e isole o lugar, já que a próxima vibração pode estourar o vidro inteiro.",
          ],
        ],
      },
      {
        about: "check",
        headings: ["O que o quadro precisa ter", "Antes de instalar o motor"],
        slots: [
          [
            "O motor puxa o quadro, e por isso ele deve contornar todo o vidro, sem folga nos cantos, com borracha entre os dois. As roldanas são para o peso real, e o trilho, nivelado, já que roda que salta transmite o choque ao vidro.",
            "Confira quadro em todo o contorno, borracha entre metal e vidro e roldanas para o peso da folha. O trilho precisa estar reto e limpo: cada salto da roda chega ao vidro.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Portão de vidro sem quadro pode ter motor deslizante?",
        answers: [
          "Com motor de garagem, não, porque a cremalheira não tem onde se prender. Para porta de vidro existe automatizador próprio.",
          "Não. É preciso quadro de metal, ou então um operador feito para porta de vidro.",
        ],
      },
      {
        question: "Precisa de fotocélula?",
        answers: [
          "Precisa. Ela impede que a folha toque alguém e evita a batida que quebra o vidro. Fica na coluna.",
          "Sim, como em todo portão automático. É presa à coluna, para o feixe não passar pelo vidro.",
        ],
      },
      {
        question: "Quanto custa instalar?",
        answers: [
          "Depende da folha, da base e da energia, e o primeiro motor é orçado por foto. Onde já há motor, a troca em casa fica de {price.homeSwap}, com mão de obra.",
          "O primeiro motor é orçado por foto, com base e cremalheira. A troca de um que já existe custa de {price.homeSwap} em casa, com o serviço.",
        ],
      },
    ],
    photo: "fotos do portão por dentro, dos cantos do quadro e da marca do vidro, com largura, altura e espessura",
  },
  {
    id: "vidro-no-basculante",
    broader: "vidro",
    label: "Vidro em portão basculante: peso",
    phrase: "o vidro no portão basculante",
    asks: [
      "vidro basculante",
      "portão basculante vidro",
      "vidro laminado basculante",
      "vidro temperado basculante",
      "vidro basculante peso",
      "vidro laminado basculante peso",
      "vidro temperado basculante peso",
      "vidro basculante motor",
      "basculante de vidro automático",
    ],
    intent: "question",
    answers: {
      any: [
        "Portão basculante pode ter vidro, temperado ou laminado, mas cada metro quadrado pesa 2,5 kg por milímetro, e esse peso vai todo para o contrapeso. Uma folha de 2,4 por 2,2 m em vidro de 8 mm soma 106 kg, fora o quadro. Antes do motor, o técnico refaz o equilíbrio com a folha escorada.",
        "O vidro laminado de 8 mm pesa 20 kg por metro quadrado, igual ao temperado, e num basculante de 2,4 por 2,2 m dá 106 kg, mais o quadro. O laminado é o mais indicado sobre a passagem, porque segura os cacos. O contrapeso é refeito pelo técnico antes de ligar o motor.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Quanto pesa o vidro no basculante", "A conta do peso, por espessura"],
        slots: [
          [
            "Multiplique a área por 2,5 kg e pela espessura em milímetros, e some o quadro de metal. A metade do total é o contrapeso de cada lado.",
            "O peso sai de três números: área, espessura e 2,5 kg. Some depois o quadro, e divida por dois para saber quanto vai em cada contrapeso.",
          ],
        ],
        bullets: [
          "6 mm: 15 kg por metro quadrado",
          "8 mm: 20 kg por metro quadrado",
          "10 mm: 25 kg por metro quadrado",
          "Exemplo, 2,4 por 2,2 m em 8 mm: 106 kg de vidro, perto de 135 kg com o quadro",
        ],
      },
      {
        about: "safety",
        headings: ["Vidro sobre a passagem: o que exigir", "Laminado ou temperado no alto"],
        slots: [
          [
            "No basculante a folha fica acima da cabeça de quem passa. O laminado, se quebra, fica preso à película; o temperado cai em pedaços pequenos. Há o temperado laminado, que junta as duas vantagens, e a escolha é da vidraçaria.",
            "Como a folha sobe sobre pessoas e carros, o laminado é mais seguro, porque os cacos ficam na película. O temperado resiste mais à pancada e se desfaz de uma vez. A vidraçaria indica a espessura e o tipo.",
          ],
          [
            "Com trinca, o portão para: desligue o disjuntor, deixe a folha onde está e não passe embaixo.",
            "Vidro trincado encerra o uso. Corte a energia, não mova a folha e mantenha todos longe.",
          ],
        ],
      },
      {
        about: "visit",
        headings: ["O motor do basculante de vidro", "Equilíbrio, parada suave e força"],
        slots: [
          [
            "O motor é preso ao quadro, nunca ao vidro. O técnico escora a folha, acerta o contrapeso dos dois lados, deixa a força no mínimo e regula a chegada lenta, porque é a pancada que quebra o painel.",
            "Primeiro o equilíbrio, com a folha escorada; depois o motor, preso ao metal. A força fica no mínimo, e a freada começa antes do batente, que leva borracha.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Posso trocar a chapa do meu basculante por vidro?",
        answers: [
          "Só com quadro próprio e contrapeso refeito, porque o peso muda muito. É serviço de serralheiro e vidraceiro, e o motor é conferido depois.",
          "Pode, se o quadro não torce. O contrapeso é recalculado, e o técnico confere se o motor ainda serve.",
        ],
      },
      {
        question: "Que motor usar no basculante de vidro?",
        answers: [
          "Com a folha equilibrada, o mesmo que em outra folha da mesma largura, de preferência com parada suave. Em folha grande, a escolha sai por foto.",
          "O equilíbrio conta mais que a potência. Prefira parada suave, e mande as medidas para a indicação.",
        ],
      },
    ],
    photo: "fotos do portão por dentro, dos cantos do quadro e da marca do vidro, com largura, altura e espessura",
  },
  {
    id: "vidro-ou-policarbonato",
    broader: "vidro",
    label: "Vidro ou policarbonato no portão",
    phrase: "a escolha entre vidro e policarbonato",
    asks: [
      "vidro policarbonato",
      "vidro ou policarbonato",
      "policarbonato ou vidro",
      "vidro ou policarbonato portão",
      "vidro ou acrílico portão",
      "acrílico ou vidro portão",
      "trocar vidro policarbonato portão",
    ],
    intent: "comparison",
    answers: {
      any: [
        "Entre vidro ou policarbonato no portão com motor, o policarbonato costuma ser melhor: pesa cerca de metade, quebra menos e não estilhaça. Em 6 mm são perto de 7 kg por m², contra 15 do vidro; o vidro, temperado ou laminado, ganha na aparência e não risca nem amarela fácil.",
        "O que quebra menos no portão é o policarbonato, que deforma e não solta pedaço; o vidro temperado é mais bonito e dura sem riscar, mas pesa 2,5 kg por m² em cada milímetro. Trocar vidro por policarbonato compensa quando o motor é pequeno ou há bola na garagem.",
        "Feche o portão com policarbonato ou vidro temperado conforme o uso: policarbonato para folha que abre muito, pela leveza e pela pancada; vidro para fachada que pede transparência. O peso decide o motor: 7 contra 15 kg por m², em 6 mm, e no basculante o contrapeso é refeito.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Vidro e policarbonato, ponto por ponto", "O que muda entre os dois"],
        slots: [
          [
            "Vidro e policarbonato pedem quadro de metal em todo o contorno; o resto muda.",
            "Compare na mesma espessura e em quadro de metal.",
            "Com o mesmo quadro, as diferenças são estas.",
          ],
        ],
        bullets: [
          "Peso: o policarbonato compacto tem metade do vidro; o alveolar, bem menos.",
          "Pancada: o policarbonato não estilhaça; o laminado trinca preso à película.",
          "Risco e cor: o vidro não risca fácil; o policarbonato pede face com proteção UV.",
          "Calor: o policarbonato dilata e precisa de folga no encaixe.",
          "Preço: varia com espessura e corte; peça os dois ao vidraceiro.",
        ],
      },
      {
        about: "visit",
        headings: ["O motor em cada caso", "Peso da folha e escolha do motor"],
        slots: [
          [
            "O motor puxa o quadro, nunca o painel: cremalheira e braço são presos no metal, com reforço. Some o painel ao quadro e deixe um terço de folga na capacidade.",
            "Em nenhum dos dois se fura o painel. Calcule quadro mais painel e escolha motor com um terço de sobra.",
            "Braço e cremalheira vão no quadro de metal. A capacidade do motor cobre painel e quadro, mais um terço.",
          ],
          [
            "No basculante, trocar um painel pelo outro muda o peso, e o contrapeso é refeito pelo técnico antes de usar. Até lá, o portão fica parado.",
            "Mudou o painel do basculante, o técnico refaz o equilíbrio antes de ligar o motor.",
            "Folha mais leve ou mais pesada desequilibra o basculante, que só volta ao uso com o contrapeso acertado.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["Quanto pesa no motor", "Painel, motor e contrapeso"],
        slots: [
          [
            "Folha leve de policarbonato fica na troca residencial de motor, {price.homeSwap}; folha grande com vidro grosso conta como pesada, {price.heavySwap}, com mão de obra. O painel é do vidraceiro ou do serralheiro.",
            "O motor para policarbonato sai, na troca em casa, por {price.homeSwap}, e para folha larga de vidro grosso, por {price.heavySwap}, com o trabalho. Painel e corte são orçados à parte.",
            "Na troca do motor, conte {price.homeSwap} com policarbonato e até {price.heavySwap} em folha pesada de vidro, trabalho incluído. Quem faz o painel é o vidraceiro.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Policarbonato aguenta o vento no portão?",
        answers: [
          "Aguenta em quadro firme e com travessas. Chapa fina em vão grande flete e sai do encaixe.",
          "Com espessura certa e travessas, sim. O vento na folha fechada é o mesmo do vidro, e o motor leva isso em conta.",
        ],
      },
      {
        question: "Qual é mais seguro com criança?",
        answers: [
          "O policarbonato, por não estilhaçar; no vidro, o laminado segura os pedaços. Fotocélula e força no mínimo nos dois.",
          "O que não solta pedaço: policarbonato ou laminado. Os dois pedem sensor de passagem.",
        ],
      },
      {
        question: "Quanto tempo dura o policarbonato?",
        answers: [
          "Com proteção UV, em geral de 10 anos ou mais; sem ela, amarela em poucos anos de sol.",
          "Cerca de 10 anos com face UV. Chapa comum amarela e fica quebradiça bem antes.",
        ],
      },
      {
        question: "Como limpar cada um?",
        answers: [
          "Vidro, com limpador comum. Policarbonato, só água, sabão neutro e pano macio, porque álcool e abrasivo o riscam ou trincam.",
          "Sabão neutro serve aos dois. Nunca álcool, solvente ou esponja áspera no policarbonato.",
        ],
      },
    ],
    photo: "fotos do portão por dentro e dos cantos do quadro, com a largura, a altura e a espessura do painel",
  },
];
