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
          "contrapeso",
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
        "Dá para automatizar portão em rampa ou ladeira quando a folha anda no nível: o de correr pede trilho nivelado, o de abrir não pode raspar no piso que sobe, e o basculante quase sempre serve. Motor com mão de obra fica, como referência, de {price.homeSwap} em casa; nivelar é à parte.",
        "Em terreno inclinado, o portão eletrônico dá certo se a linha da folha estiver no nível, mesmo com o carro subindo. O basculante costuma aceitar; o de correr precisa de trilho nivelado, e o de abrir, de piso plano no giro. A referência em residência é de {price.homeSwap}, motor e mão de obra, mais a obra.",
        "Colocar motor em portão de subida depende do nível da folha, e não da força: basculante quase sempre pode, correr só com trilho nivelado, de abrir só se não bater no piso. Motor e instalação em casa ficam na base de {price.homeSwap}, sem contar o nivelamento.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Correr, abrir ou basculante na rampa", "O que cada tipo exige"],
        slots: [
          [
            "O que importa é por onde a folha anda, e não a subida do carro. Se a rampa começa depois do portão, instala-se como em piso plano.",
            "A rampa só atrapalha quando passa pela linha da folha. Começando para dentro ou para fora dela, o serviço é o de sempre.",
            "Veja onde a inclinação encontra o portão. Rampa que fica antes ou depois da linha dele não muda a instalação.",
          ],
        ],
        bullets: [
          "De correr: trilho no nível, sobre base de concreto; o vão do lado baixo se fecha com mureta ou perfil",
          "De abrir: piso plano ou que desce no giro; subida pequena se vence com dobradiça que ergue a folha",
          "Basculante: soleira reta e altura livre medida com o carro na rampa, porque ele empina",
        ],
      },
      {
        about: "check",
        headings: ["Meça a rampa em cinco minutos", "O que medir e fotografar"],
        slots: [
          [
            "Faça com o portão fechado e sem destravar nada: em trilho inclinado, a folha solta dispara. O celular serve de nível.",
            "Tudo se mede com a folha parada e travada, porque em declive ela corre sozinha. Um aplicativo de nível já basta.",
            "Não solte o motor nem o trinco para medir, pois a folha pode descer a rampa. O nível do próprio celular resolve.",
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
            "Nivelar piso e trilho é do pedreiro e do serralheiro, e o motor vem quando o concreto curou e a folha anda solta. Motor mais forte não compensa trilho inclinado: a folha desce sozinha e ele se gasta.",
            "Primeiro a obra, com base e trilho no nível, depois a folha solta, por último o motor. Aumentar a potência não resolve declive, só adia a quebra.",
            "A ordem é pedreiro, serralheiro e motor. Sem o trilho no nível, nenhuma potência segura a folha por muito tempo.",
          ],
          [
            "O portão leva batente firme nas duas pontas, fotocélula e pausa maior, porque na subida o carro demora mais a sair do vão. Um nobreak vale a pena, já que soltar folha em declive é perigoso.",
            "Batentes, fotocélula e mais tempo de pausa fazem parte, pois o carro sobe devagar. Para falta de luz, o indicado é nobreak, e não destravar.",
            "Na rampa o carro custa a liberar o vão, então a pausa aumenta e a fotocélula é obrigatória; batente nas pontas também. Sem energia, um nobreak evita soltar a folha.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Quantos centímetros de desnível o trilho aceita?",
        answers: [
          "O certo é nenhum de uma ponta à outra: com queda, a folha corre sozinha quando o motor é destravado.",
          "Projete para zero. Poucos milímetros a roldana absorve; queda visível tem de ser nivelada.",
        ],
      },
      {
        question: "Motor mais forte resolve a rampa?",
        answers: [
          "Não. A folha continua descendo sozinha ou raspando no piso, e o motor se gasta cedo.",
          "Não: o problema é a geometria, e não a força. Acertado o nível, o motor comum dá conta.",
        ],
      },
      {
        question: "Faltou luz: posso destravar em trilho inclinado?",
        answers: [
          "Não. Sem o motor, a folha dispara rampa abaixo. Use nobreak ou espere o técnico.",
          "Não destrave: é o motor que segura a folha. O nobreak existe para isso.",
        ],
      },
      {
        question: "E se não der para nivelar o trilho?",
        answers: [
          "Então se troca o tipo: basculante ou de abrir para o lado que desce costuma servir. As fotos de lado mostram qual cabe.",
          "Muda-se o portão para basculante ou para um de abrir que gire sobre piso plano. Forçar o de correr inclinado não é seguro.",
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
        "A cremalheira de alumínio costuma durar mais no sol e em folha média ou pesada, porque o dente não resseca nem quebra com pancada. Em portão leve, dentro da garagem, a de nylon com alma de aço dura o mesmo, com menos barulho; o que encurta as duas é folga errada.",
        "Entre as duas cremalheiras, a de alumínio costuma durar mais ao tempo e com peso; a de nylon empata em folha leve e abrigada e se troca por gomo. As duas duram anos com folga de {rack.clearance}; em uso de prédio, nenhuma dura tanto quanto a de aço.",
        "Costuma durar mais a cremalheira de alumínio, por ter dente mais duro e não ressecar no sol. A de nylon perde em peso e pancada, mas é mais quieta e poupa a engrenagem; com a folga certa, em casa, as duas passam de muitos anos.",
      ],
      comparison: [
        "A cremalheira de alumínio costuma durar mais no sol e em folha média ou pesada, porque o dente não resseca nem quebra com pancada. Em portão leve, dentro da garagem, a de nylon com alma de aço dura o mesmo, com menos barulho; o que encurta as duas é folga errada.",
        "Entre as duas cremalheiras, a de alumínio costuma durar mais ao tempo e com peso; a de nylon empata em folha leve e abrigada e se troca por gomo. As duas duram anos com folga de {rack.clearance}; em uso de prédio, nenhuma dura tanto quanto a de aço.",
        "Costuma durar mais a cremalheira de alumínio, por ter dente mais duro e não ressecar no sol. A de nylon perde em peso e pancada, mas é mais quieta e poupa a engrenagem; com a folga certa, em casa, as duas passam de muitos anos.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Qual dura mais no seu portão", "Sol, peso e uso"],
        slots: [["O lugar e a folha mudam o resultado.", "Escolha pelo portão, e não só pelo material."]],
        bullets: [
          "Folha leve e coberta: nylon com alma de aço, tanto faz na duração e mais quieto",
          "Sol o dia todo: alumínio, que não resseca",
          "Folha acima de uns 400 kg ou garagem de prédio: aço galvanizado",
          "Perto do mar: alumínio ou nylon, que não enferrujam",
        ],
      },
      {
        about: "signs",
        headings: ["O que se gasta primeiro", "Barra ou engrenagem"],
        slots: [
          [
            "Gasta-se primeiro a peça mais macia: com engrenagem de metal, a barra de nylon; com engrenagem de plástico, a própria engrenagem.",
            "A engrenagem do motor decide: de aço, ela come o dente de nylon ou de alumínio; de plástico, quem cede é ela.",
          ],
          [
            "Dente em ponta, pó sob a barra e pulo sempre no mesmo lugar mostram que a hora chegou.",
            "Os sinais são dente afinado, limalha ou pó no chão e estalo no mesmo ponto.",
          ],
        ],
      },
      {
        about: "care",
        headings: ["O que dobra a vida da cremalheira", "Folga, limpeza e fixação"],
        slots: [
          [
            "A barra parafusada a cada poucos palmos, sem ceder no meio, mantém a folga de {rack.clearance} no percurso inteiro.",
            "Barra que cede entre dois parafusos encosta na engrenagem e se gasta ali; reaperte na revisão {visits.home}.",
          ],
          [
            "Escove a areia dos dentes e use lubrificante seco, em pouca quantidade, a cada {rack.months}.",
            "Areia com graxa lixa qualquer material: limpe a seco e use silicone em camada fina.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Posso trocar a de nylon pela de alumínio no mesmo motor?",
        answers: [
          "Pode, se o passo dos dentes é o mesmo. Troca-se a barra inteira, e a folga e o fim de curso são refeitos.",
          "Sim, com passo igual; materiais misturados na mesma folha dão degrau na emenda.",
        ],
      },
      {
        question: "A cremalheira de alumínio gasta a engrenagem?",
        answers: [
          "Só se estiver encostada ou suja. Com {rack.clearance} de folga, o desgaste é lento dos dois lados.",
          "Gasta mais que a de nylon quando a engrenagem é de plástico; com a folga certa, as duas duram.",
        ],
      },
      {
        question: "Quanto custa trocar a cremalheira?",
        answers: [
          "O preço sai por metro de folha e por material, mais a fixação. Mande foto dos dentes ao lado de uma régua e a largura do portão.",
          "Depende dos metros, do material e da fixação; com a foto da barra e da engrenagem, o orçamento é grátis.",
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
        "A cremalheira de aço dura mais: é a que aguenta folha pesada e uso de prédio, desde que galvanizada e com engrenagem de metal. Em casa, com folha leve, nylon e alumínio também duram anos, fazem menos barulho e não enferrujam.",
        "Dura mais a cremalheira de aço galvanizado, em qualquer comparação de peso e de aberturas por dia. O preço é o ruído e a ferrugem onde a galvanização falha; em portão leve de casa, a diferença de duração quase não aparece.",
      ],
      comparison: [
        "A cremalheira de aço dura mais: é a que aguenta folha pesada e uso de prédio, desde que galvanizada e com engrenagem de metal. Em casa, com folha leve, nylon e alumínio também duram anos, fazem menos barulho e não enferrujam.",
        "Dura mais a cremalheira de aço galvanizado, em qualquer comparação de peso e de aberturas por dia. O preço é o ruído e a ferrugem onde a galvanização falha; em portão leve de casa, a diferença de duração quase não aparece.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Quando o aço compensa", "Aço, nylon ou alumínio no seu portão"],
        slots: [["O uso decide mais que o material.", "Escolha pela folha e pelas aberturas por dia."]],
        bullets: [
          "Prédio, galpão ou folha acima de uns 400 kg: aço",
          "Casa com folha leve: nylon com alma de aço, mais quieto",
          "Sol e chuva direto, folha média: alumínio",
          "Perto do mar: alumínio ou nylon; o aço só bem galvanizado",
        ],
      },
      {
        about: "care",
        headings: ["O que faz a de aço durar", "Folga, ferrugem e engrenagem"],
        slots: [
          [
            "A folga de {rack.clearance} vale também para o aço: encostada, a barra come a engrenagem em meses.",
            "Sem a folga de {rack.clearance}, o dente de aço gasta a engrenagem do motor, que é mais cara que a barra.",
          ],
          [
            "Película de lubrificante seco a cada {rack.months} evita ferrugem e ruído.",
            "A barra de aço seca range e enferruja; um véu de lubrificante a cada {rack.months} basta.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Posso pôr cremalheira de aço em motor com engrenagem de plástico?",
        answers: [
          "Não convém: o aço gasta a engrenagem de plástico. Troque a engrenagem junto, se o modelo tem a de metal.",
          "Em geral, não. Engrenagem de plástico pede barra de nylon; o aço pede engrenagem de metal.",
        ],
      },
      {
        question: "A cremalheira de aço faz muito mais barulho?",
        answers: [
          "Faz mais que a de nylon, sim; limpa, alinhada e com a folga certa, o ruído cai bastante.",
          "Sim, é a mais barulhenta das três. Em quarto perto da garagem, prefira nylon.",
        ],
      },
      {
        question: "Quanto custa trocar para a de aço?",
        answers: [
          "O preço sai por metro de folha, com a fixação e, se preciso, a engrenagem. Mande foto dos dentes ao lado de uma régua.",
          "Depende dos metros e da engrenagem do motor; com foto da barra e do motor, o orçamento é grátis.",
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
        "Portão de vidro aguenta motor se tem quadro de metal firme e vidro temperado ou laminado: o motor puxa o quadro, nunca o vidro, com parada suave e força mínima. Motor e mão de obra ficam de {price.homeSwap} na troca em casa, e de {price.heavySwap} em folha grande; o vidro é da vidraçaria.",
        "Para portão de vidro automático, o motor vai preso ao quadro de metal, com vidro temperado ou laminado, parada suave, pouca força e fotocélula. A troca em casa custa de {price.homeSwap}, com mão de obra, ou de {price.heavySwap} em folha grande, de vidro grosso; a vidraçaria cuida do vidro.",
        "O vidro temperado ou laminado, em quadro de metal sem folga, recebe motor sem problema, desde que ele puxe o metal e pare macio. Em casa, motor e mão de obra ficam de {price.homeSwap} na troca; folha grande e pesada, de {price.heavySwap}. O primeiro motor soma base e energia.",
      ],
      price: [
        "O motor para portão de vidro fica, com mão de obra, de {price.homeSwap} na troca em casa e de {price.heavySwap} em folha grande, de vidro grosso. O primeiro motor soma base, cremalheira ou braço e energia; ele se prende sempre ao quadro de metal, e o vidro é da vidraçaria.",
        "Automatizar portão de vidro custa de {price.homeSwap} na troca em casa, motor e mão de obra, ou de {price.heavySwap} se a folha é grande e o vidro, grosso. Exige quadro de metal e vidro temperado ou laminado, vistos por foto.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["O que conferir antes do motor", "Quadro, vidro e ferragem"],
        slots: [
          [
            "O quadro decide mais que o vidro, porque é nele que o motor trabalha. Olhe com o portão fechado.",
            "Antes do motor, veja se o metal segura o esforço. Com a folha fechada, confira isto.",
            "Quem recebe a força é o metal, por isso ele vem primeiro. Observe, com o portão parado.",
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
            "O vidro pesa 2,5 kg por milímetro em cada metro quadrado, ou 25 kg no de 10 mm. Com o metal somado, o motor deve ter um terço de sobra e desacelerar no fim.",
            "Para estimar, conte 25 kg por metro quadrado em vidro de 10 mm (2,5 kg por milímetro), mais o quadro. O motor precisa de um terço de folga e chegada macia.",
          ],
          [
            "Portão de correr é o mais tranquilo, por não girar o peso no ar. No de abrir, o braço vai no metal, com reforço.",
            "De correr dá menos esforço ao vidro; de abrir pede reforço no ponto do braço, sempre no quadro.",
            "A folha de correr sofre menos que a de abrir, em que o braço se fixa no quadro reforçado.",
          ],
        ],
      },
      {
        about: "visit",
        headings: ["Como o motor é regulado sem tranco", "A instalação em portão de vidro"],
        slots: [
          [
            "A cremalheira ou o braço se fixa no quadro, nunca por furo no vidro. A força fica no mínimo, com desaceleração ligada e batente de borracha, porque é a pancada que quebra vidro.",
            "Nada é furado no vidro: cremalheira e braço vão no metal. O técnico deixa a força mínima, liga a freada e põe borracha no batente, já que o vidro quebra na pancada.",
            "Fixa-se tudo no quadro metálico. Depois vêm força mínima, chegada lenta e batente com borracha, para não haver o tranco que trinca o vidro.",
          ],
          [
            "Vidro trincado encerra o uso: pare, desligue o disjuntor e isole, porque o temperado se desfaz de uma vez.",
            "Se o vidro trincar, corte a energia e afaste todos, já que o temperado estoura inteiro.",
            "Trincou? Disjuntor desligado e distância, pois a vibração termina de quebrar.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Porta de vidro sem quadro pode ter motor de portão?",
        answers: [
          "Não: sem quadro, usa-se automatizador próprio para porta de vidro, que é outro equipamento.",
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
          "Os dois servem. Laminado segura os cacos, temperado aguenta mais choque; há também o temperado laminado.",
        ],
      },
      {
        question: "O motor novo pode quebrar o vidro com o tempo?",
        answers: [
          "Só com pancada ou folga no quadro. Parada suave, borracha no batente e revisão {visits.home} evitam isso.",
          "Vibração com quadro frouxo, sim. Por isso o aperto e a chegada macia são conferidos {visits.home}.",
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
        "Para portão com motor, o policarbonato costuma ser a melhor escolha: pesa cerca de metade do vidro na mesma espessura e não estilhaça com a batida. O vidro ganha na aparência e não risca nem amarela com facilidade; se ele for o escolhido, tem de ser temperado ou laminado, em quadro de metal.",
        "Policarbonato, se o portão abre muito, leva bola ou tem motor pequeno: é leve e resiste a pancada, mas risca e, sem proteção UV, amarela. Vidro temperado ou laminado, se a fachada pede transparência que dure: pesa perto de 2,5 kg por m² por milímetro e quer motor com folga.",
        "Entre vidro e policarbonato no portão com motor, prefira o policarbonato, pelo peso e pela pancada: 6 mm dele pesam cerca de 7 kg por m², contra perto de 15 do vidro, e ele não estilhaça. O vidro, temperado ou laminado, ganha se a fachada pede transparência: risca menos e não amarela.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Vidro e policarbonato, ponto por ponto", "O que muda entre os dois"],
        slots: [
          [
            "Os dois pedem quadro de metal em todo o contorno; o resto muda de um para o outro.",
            "Compare na mesma espessura e no mesmo quadro, que é de metal nos dois casos.",
          ],
        ],
        bullets: [
          "Peso: o policarbonato compacto pesa cerca de metade; o alveolar, bem menos",
          "Pancada: o policarbonato deforma e não estilhaça; o temperado se desfaz em pedaços pequenos, e o laminado trinca preso à película",
          "Risco e cor: o vidro limpa sem riscar; o policarbonato risca e pede face com proteção UV para não amarelar",
          "Calor: o policarbonato dilata mais e precisa de folga no encaixe",
          "Preço: depende da espessura e do corte; peça os dois ao vidraceiro ou ao serralheiro",
        ],
      },
      {
        about: "visit",
        headings: ["O motor em cada caso", "Peso da folha e escolha do motor"],
        slots: [
          [
            "O motor puxa o quadro, nunca o painel: cremalheira e braço são presos no metal, com reforço.",
            "Em nenhum dos dois se fura o painel: braço e cremalheira vão no quadro.",
          ],
          [
            "Some o painel ao peso do quadro antes de escolher; a troca do motor em casa fica de {price.homeSwap}, com a mão de obra, e em folha pesada, de {price.heavySwap}.",
            "Folha leve de policarbonato fica na faixa residencial, de {price.homeSwap} na troca do motor com mão de obra; folha grande com vidro grosso conta como pesada, de {price.heavySwap}.",
          ],
          [
            "No basculante, trocar um painel pelo outro muda o peso da folha, e o contrapeso é refeito pelo técnico antes de usar.",
            "Quem troca vidro por policarbonato num basculante, ou o contrário, precisa refazer o contrapeso antes de ligar o motor.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Posso trocar o vidro do portão por policarbonato?",
        answers: [
          "Pode, se o quadro tem encaixe para a espessura e folga para dilatar. No basculante, o contrapeso é refeito, porque a folha fica mais leve.",
          "Sim. O serralheiro ou o vidraceiro faz o painel; nós conferimos o equilíbrio e a força do motor depois.",
        ],
      },
      {
        question: "Policarbonato aguenta o vento no portão?",
        answers: [
          "Aguenta em quadro firme e com travessas; em chapa fina e vão grande, ele flete e pode sair do encaixe.",
          "Com travessas e espessura certa, sim. Folha fechada recebe vento do mesmo jeito que a de vidro, e o motor leva isso em conta.",
        ],
      },
      {
        question: "Qual dos dois é mais seguro com criança?",
        answers: [
          "O policarbonato, por não estilhaçar; no vidro, o laminado é o que segura os pedaços. A fotocélula é indicada nos dois.",
          "O que não solta pedaço: policarbonato ou vidro laminado. Os dois pedem fotocélula e força no mínimo.",
        ],
      },
    ],
    photo: "fotos do portão por dentro e dos cantos do quadro, com a largura, a altura e a espessura do painel",
  },
];
