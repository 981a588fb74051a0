import type { NarrowConcept } from "#domain/knowledge/concept.ts";
import { combine } from "./combine.ts";

export const braco: NarrowConcept[] = [
  {
    id: "braco-quebrado",
    broader: "braco",
    label: "Braço do portão quebrado",
    phrase: "o braço quebrado do portão",
    asks: [
      "braço articulado quebrou",
      "braço articulado quebrado",
      "braço articulado quebrou conserto",
      "conserto braço articulado",
      "braço articulado soltou",
      "braço articulado entortou",
      "braço portão abrir quebrou",
      "conserto braço portão abrir",
      "braço portão abrir quebrado",
      "braço gasto",
      "braço motor gasto",
      "braço motor pivotante gasto",
      "braço com folga",
      "braço quebrado",
      "braço quebrou",
      "braço solto",
      "braço empenado",
      "braço soltou",
      "trocar braço portão",
      "braço torto",
      "pino braço quebrado",
      "braço entortou",
      "braço entortado",
      "braço amassado",
      "braço caiu",
      "braço trincado",
      "braço arrebentou",
      "braço portão entortou",
      "braço basculante quebrou",
      "braço basculante quebrado",
      "braço basculante conserto",
      "conserto braço basculante",
      "conserto braço portão",
      "conserto braço",
      "trocar braço basculante",
      "braço pivotante quebrou",
      "braço pivotante quebrado",
      "conserto braço pivotante",
      "trocar braço",
      "trocar braço motor preço",
      "trocar braço motor valor",
      "trocar braço motor custa",
      "quanto custa trocar braço motor",
    ],
    intent: "repair",
    answers: {
      any: [
        "O braço do portão que quebrou, partiu ou ficou torto não pode continuar em uso e precisa ser trocado, porque desentortar não dura; quando só o pino ou o suporte cedeu, o conserto é refazer esse ponto. Desligue já o disjuntor e mantenha todos longe da folha, que perdeu o apoio. A peça segue o modelo do motor.",
        "O braço que quebrou, entortou ou se soltou da folha é trocado por outro do mesmo modelo, e às vezes basta refazer o pino, a bucha e o suporte. Pare de acionar o portão e desligue o disjuntor, porque a folha pode cair ou bater. O técnico escora a folha antes de mexer na peça.",
        "O braço do basculante que quebrou deixa a folha sem o apoio do motor, com risco de cair de uma vez. Desligue o disjuntor, não mexa na folha e mantenha pessoas e carro longe dela. O técnico escora o portão e põe um braço do mesmo modelo, ou só o pino e o suporte, se foram eles que cederam.",
        "O braço do portão com folga costuma ter o pino e a bucha gastos, que se trocam sem precisar de um braço novo. Se a haste trincou ou entortou, a troca é da peça inteira, do modelo do motor. Até a visita, use o portão o menos possível, e pare de acionar se a folga já dá tranco ou estalo.",
        "O braço do portão pivotante que quebrou ou gastou se conserta com pino, bucha e suporte novos, se a haste ainda está reta. Haste torta ou trincada é trocada por outra do modelo do motor, porque endireitar não dura. Desligue o disjuntor e amarre a folha fechada, para o vento não bater com ela.",
      ],
      price: [
        "O preço para trocar o braço do portão é informado por foto, sem custo: soma a peça do modelo do motor e a mão de obra de fixar e regular. Pino, bucha ou chapa de apoio custam menos que o braço inteiro. Uma solda de reforço na folha ou na coluna aumenta o valor.",
        "O preço do conserto do braço quebrado sai de graça, por fotos das duas pontas, e depende do modelo do motor e do reforço que a folha pede. Se só o pino ou o suporte cedeu, você paga menos que pela peça inteira.",
        "O preço do braço do portão quebrado depende da peça: o braço inteiro, próprio de cada motor, é o caso mais caro, e refazer o pino, a bucha ou o suporte, o mais barato. Mão de obra, regulagem e uma eventual solda vêm no mesmo orçamento grátis, feito por fotos.",
        "O valor do conserto de um braço de portão torto ou partido reúne a peça, a montagem e o ajuste, e é orçado de graça por foto. Ele aumenta se a folha ou a coluna precisa de reforço soldado. Quando o braço se salva e só o pino e a bucha são trocados, o preço é menor.",
      ],
    },
    sections: [
      {
        about: "safety",
        headings: ["O que fazer agora, com o braço quebrado", "Antes de o técnico chegar"],
        slots: [
          [
            "Sem o braço, a folha do basculante perde o apoio do motor e pode cair, e a de abrir fica solta ao vento. O primeiro cuidado é cortar a energia, porque um toque no controle move a peça solta, que pode acertar alguém.",
            "A folha do basculante sem braço pode descer de uma vez, e a de abrir balança livre. Corte a energia antes de tudo, porque se alguém acionar o controle a haste solta acerta quem estiver perto.",
            "Um portão com o braço solto é instável, porque o basculante pode despencar e o de abrir bate com o vento. Comece pelo disjuntor, para que nenhum controle ponha a peça quebrada em movimento.",
            "Cada tipo de portão traz um risco: no basculante, a queda da folha; no de abrir, a batida com o vento. Em qualquer um, desligar o disjuntor evita que um comando sem querer arraste a peça partida.",
            "Com o braço partido, nada conduz a folha, que fica livre para cair, no basculante, ou para bater, no de abrir. Por isso a energia é desligada primeiro, já que um acionamento distraído lançaria a haste contra alguém.",
          ],
        ],
        steps: [
          "Desligue o disjuntor e avise quem tem controle.",
          "Afaste pessoas, animais e carro da folha.",
          "No basculante, não solte o motor nem mexa na folha; o carro preso espera o técnico.",
          "No de abrir, com a folha firme nas dobradiças, feche devagar e passe o ferrolho ou o cadeado.",
          "Fotografe de longe o ponto quebrado, na folha e na coluna.",
        ],
      },
      {
        about: "causes",
        headings: ["Por que o braço quebra ou entorta", "O que forçou o braço"],
        slots: [
          [
            "O braço foi feito para conduzir a folha, e não para sustentá-la. Dobradiça caída, folha que raspa ou batente fora do lugar obrigam a haste a fazer força de lado, até ela entortar ou trincar.",
            "Quando a folha pesa, raspa ou não tem batente no ponto certo, quem sofre é o braço, a peça mais fina do conjunto. Ele entorta porque recebe um esforço lateral que não deveria suportar.",
            "Uma haste entorta quando precisa sustentar o portão em vez de só empurrá-lo. Isso vem de dobradiça arriada, de folha raspando no piso ou de batente mal colocado.",
            "O papel do braço é empurrar e puxar, e não sustentar peso. Quando a dobradiça arria, a folha roça o chão ou o batente fica no ponto errado, a força chega torta à haste, que acaba dobrando ou rachando.",
            "Na maioria das vezes o defeito nasce no portão, com a folha arrastando, a dobradiça baixa ou o batente deslocado. O motor continua empurrando, e a haste, feita para trabalhar no comprimento, se dobra ou racha pelo lado.",
          ],
          [
            "Pancada de carro e vento na folha fechada também empenam o braço. Em outros casos ele está bom, e quem cedeu foi a solda, a chapa fina ou o pino sem trava.",
            "Batida de carro e ventania dão o mesmo estrago. Vale olhar ainda a fixação, porque solda fraca, chapa fina e pino gasto soltam a ponta e parecem braço quebrado.",
            "Outra origem é o choque de um carro ou de uma rajada na folha parada. Há também o braço que só escapou, porque a chapa rasgou, a solda abriu ou o pino perdeu a trava.",
            "Também há o acidente, como vento forte contra a folha ou um para-choque. Nem sempre a haste se perde, porque às vezes rompeu a solda, rasgou a chapa de apoio ou caiu a trava do pino.",
            "Um carro que encosta ou um temporal que pega a folha parada torcem a peça de uma vez. Em certos portões, porém, a falha está na ponta, com pino frouxo, solda aberta ou chapa rasgada, e o braço pode ser aproveitado.",
          ],
        ],
      },
      {
        about: "visit",
        headings: ["Como o técnico troca o braço", "O conserto, do escoramento ao teste"],
        slots: [
          [
            "Primeiro a folha é escorada ou presa, e só então o técnico tira o braço do lugar. Pino, bucha e suporte gastos são trocados junto, e a chapa fina recebe reforço soldado, com a central desconectada.",
            "O trabalho começa por segurar a folha; depois o técnico retira a haste e põe outra da mesma medida. Se o apoio rasgou, ganha chapa e solda, feita com a placa desligada do circuito, e as buchas gastas são trocadas na mesma hora.",
            "Com a folha escorada, o braço pode ser solto sem risco e substituído. Aproveita-se para renovar pino e bucha e soldar reforço onde a chapa cedeu, desligando antes a central.",
            "Nenhum parafuso sai antes de a folha estar firme, escorada ou amarrada. Depois a haste velha dá lugar à nova, com pinos e buchas novos, e o apoio fraco é reforçado com chapa soldada, sempre com a central fora do circuito.",
            "A sequência é segurar o portão, retirar o braço, montar o novo na medida correta e renovar o pino e a bucha, as peças de giro. Onde o suporte cedeu é feito um reforço de solda, e a placa fica desconectada para não queimar.",
          ],
          [
            "A causa é corrigida na mesma visita, com acerto da dobradiça, do batente, do equilíbrio e da força, e o portão roda vários ciclos. Assim a peça nova não entorta também.",
            "Para o defeito não voltar, o técnico acerta o batente, a dobradiça e a força do motor e repete o teste no fim.",
            "No fim, o equilíbrio da folha, a parada e a força são regulados, porque um braço novo em portão torto dura pouco.",
            "Resta tirar a origem do esforço, seja batente, dobradiça, desequilíbrio ou força alta demais no motor. Vários ciclos completos mostram se a haste nova trabalha reta.",
            "Depois da montagem, o técnico regula a força e as paradas, alinha a dobradiça e o batente, confere o equilíbrio e repete a abertura algumas vezes, para que a peça trocada não sofra como a antiga.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Posso soldar o braço quebrado?",
        answers: [
          "Em geral o braço é trocado, porque a solda muda o comprimento dele e o portão passa a forçar o batente. A solda serve mais ao suporte e à chapa, e com a central desconectada.",
          "Só em peça simples, pelo técnico e com a causa já corrigida. Haste trincada ou torta volta a ceder no mesmo ponto, por isso o normal é substituir.",
          "Soldar a haste raramente compensa, porque o comprimento se altera e o ponto remendado racha outra vez. Já o suporte e a chapa aceitam solda, feita com a placa do motor desconectada.",
        ],
      },
      {
        question: "Dá para usar o portão na mão até o conserto?",
        answers: [
          "O de abrir, com a folha reta e o disjuntor desligado, pode ser usado devagar e com cuidado com o vento. O basculante não, porque a folha deve ficar parada até o técnico escorar.",
          "O portão de abrir, sim, se a folha está direita e sem energia no motor. Não toque no basculante com braço quebrado, porque ele pode cair.",
          "Depende do tipo. O basculante permanece parado, porque a folha pode despencar, até ser escorado; o de abrir, reto e sem energia no motor, pode ser conduzido devagar, segurado contra o vento.",
        ],
      },
      {
        question: "Existe braço avulso para o meu motor?",
        answers: [
          "Nas marcas mais comuns existe, pelo modelo da etiqueta. Em motor antigo, adapta-se um braço de mesma medida e furação, ou compara-se com a troca do motor.",
          "Costuma existir, vendido pelo modelo do motor. Sem reposição, o técnico confere se outro de igual comprimento e furos pode ser adaptado.",
          "Em geral sim, pelo modelo escrito na etiqueta. Se a peça original falta, procura-se uma de furação e comprimento iguais, e sem ela vale comparar com um motor novo.",
        ],
      },
      {
        question: "E se for só folga no braço?",
        answers: [
          "Folga com tranco e estalo se resolve com a troca do pino e da bucha, a luva por onde ele gira. Feito cedo, o conserto sai mais em conta e evita que o furo ou a carcaça se gastem.",
          "Nesse caso trocam-se o pino e a bucha, a peça que forra o furo. Deixar para depois alarga o furo e acaba estragando o braço inteiro.",
          "Se a haste está reta, bastam pino novo e bucha, o anel em que ele gira. O conserto cedo custa menos, já que a folga vai ovalando o furo até comprometer o braço.",
        ],
      },
    ],
    photo: "fotos do braço e das fixações na folha e na coluna, sem acionar, e a etiqueta do motor",
  },
  {
    id: "soldar-o-braco",
    broader: "braco",
    label: "Soldar o braço do portão",
    phrase: "a solda no braço do portão",
    asks: [
      "braço quebrado solda",
      "braço quebrou solda",
      "braço solda",
      "soldar braço",
      "soldar braço portão",
      "soldar braço basculante",
      "solda braço portão",
      "solda braço basculante",
      "braço quebrado soldar",
      "braço pode soldar",
      "braço trincado solda",
      "braço portão soltou solda",
      "reforçar braço solda",
    ],
    intent: "repair",
    answers: {
      any: [
        "O braço do portão basculante quebrado se resolve com solda quando cedeu o suporte ou a chapa que o prende à folha; haste partida ou torta se troca, porque a solda muda o comprimento. Até lá, disjuntor desligado, sem destravar e sem passar por baixo.",
        "Fazemos a solda do braço do portão basculante quebrado, com reforço, se o defeito está no suporte ou na chapa de apoio. A haste, quando parte ou entorta, é trocada; desligue o disjuntor, não destrave nem fique sob a folha até ela ser escorada.",
        "Dá para soldar o braço quebrado do portão quando o que abriu foi o suporte, e a solda com reforço custa menos que um braço novo. Haste torta ou partida do basculante pede peça nova; enquanto isso, corte o disjuntor e mantenha todos longe, sem destravar.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["O que fazer agora com o braço quebrado", "Até o técnico chegar"],
        slots: [
          [
            "Sem o braço, a folha perde o apoio do motor e pode descer ou subir de repente. Guarde os controles, porque um toque move o que sobrou.",
            "A folha do basculante sem braço está solta do motor e pode se mover sozinha. Ninguém aciona o controle nem se aproxima.",
            "Com o braço partido, quem segura a folha é só o contrapeso, e ela pode correr para cima ou para baixo. Recolha os controles da casa.",
          ],
        ],
        steps: [
          "Desligue o disjuntor, se chegar a ele sem passar sob a folha.",
          "Afaste crianças, animais e carro do portão.",
          "Não destrave, não escore e não passe por baixo.",
          "Fotografe de longe o ponto quebrado, na folha e na coluna.",
        ],
      },
      {
        about: "choose",
        headings: ["Quando soldar e quando trocar o braço", "Suporte, haste ou pino"],
        slots: [
          [
            "O que aceita solda depende de onde quebrou.",
            "Cada parte do braço tem o seu reparo.",
            "Olhe, de longe, qual parte cedeu.",
          ],
        ],
        bullets: [
          "Suporte rasgado ou chapa fina: solda com chapa de reforço maior",
          "Solda antiga que abriu: refazer com reforço",
          "Haste torta ou partida: trocar, porque a solda muda a medida",
          "Pino gasto ou furo ovalado: pino novo e furo refeito",
        ],
      },
      {
        about: "visit",
        headings: ["Como é feita a solda com motor no portão", "O serviço, do escoramento ao teste"],
        slots: [
          [
            "A folha é escorada, a energia, cortada, e a central, desligada dos fios, porque a corrente da solda queima a placa. O ponto é limpo, soldado com reforço e pintado contra ferrugem.",
            "Primeiro a escora, depois a central fora do circuito, já que a máquina de solda pode queimá-la. Solda-se em metal limpo, com chapa de reforço, e protege-se o lugar com tinta.",
            "Com a folha apoiada e a placa desconectada, para não levar a corrente da máquina, limpa-se o metal. A solda recebe chapa de reforço e fundo anticorrosivo.",
          ],
          [
            "Depois se corrige o que quebrou o braço, como contrapeso errado, batente ausente ou folha que raspa, e regula-se a parada. Um suporte simples leva até {trade.smallRepair}.",
            "No fim se acerta a causa, em geral contrapeso fora do ponto ou parada com pancada. Conte até {trade.smallRepair} para um suporte comum.",
            "Falta então tirar o que forçou a peça, seja contrapeso, batente ou fim de curso, o sensor da parada. O caso simples não passa de {trade.smallRepair}.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["Do que depende o preço da solda no braço", "Solda, suporte ou braço novo"],
        slots: [
          [
            "Refazer o cordão do suporte é o mais barato, depois vem a chapa de reforço na folha e, por último, o braço novo. Só a regulagem, sem solda, é visita a partir de {price.preventive} em casa, sem peças.",
            "O valor sobe do cordão ao reforço e dele à haste nova. Regular força e parada, quando não há solda a fazer, custa desde {price.preventive} em residência, fora peças.",
            "Cordão simples, chapa de reforço, braço novo: essa é a ordem de custo. Já a ida só para regular começa em {price.preventive} em casa, peças à parte.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Qualquer serralheiro pode soldar o braço?",
        answers: [
          "O ferro, sim; mas com motor é preciso escorar a folha e desligar a central antes, ou a placa queima. Nós fazemos as duas partes na mesma ida.",
          "Pode, se a folha for escorada e a placa, desconectada. Depois ainda é preciso regular o motor, que é a nossa parte.",
        ],
      },
      {
        question: "A solda no braço aguenta?",
        answers: [
          "No suporte, com reforço e a causa corrigida, aguenta. Na haste, costuma abrir de novo ou deixar o portão fora de medida.",
          "Aguenta se o portão estiver leve. Com folha pesada, quebra no mesmo ponto ou ao lado em pouco tempo.",
        ],
      },
      {
        question: "Posso usar o portão na mão sem o braço?",
        answers: [
          "Não no basculante: sem o braço ele pode despencar ou subir de uma vez. Use outra entrada até a folha ser escorada.",
          "Não mexa. O equilíbrio dele é desconhecido agora, e só o técnico move a folha, com escora.",
        ],
      },
      {
        question: "A solda tem garantia?",
        answers: [
          "Tem a garantia da lei, de 90 dias, como todo conserto. Por isso se corrige na mesma ida o que forçou o braço.",
          "Sim, os 90 dias da lei. Ela cobre o serviço, e a causa da quebra é acertada junto para não voltar.",
        ],
      },
    ],
    photo: "fotos, tiradas de longe e sem acionar, do braço e das fixações na folha e na coluna",
  },
  {
    id: "articulado-ou-linear",
    broader: "braco",
    label: "Braço articulado ou linear",
    phrase: "a escolha entre braço articulado e linear",
    asks: [
      "motor articulado ou fuso pivotante",
      "motor pivotante articulado fuso",
      "pivotante fuso ou articulado",
      "motor articulado fuso",
      "motor linear articulado duas folhas",
      "motor linear articulado portão duas folhas",
      "braço articulado linear",
      "articulado ou linear",
      "articulado ou fuso",
      "fuso ou braço",
      "motor fuso ou braço",
      "fuso ou braço duas folhas",
      "fuso ou braço 2 folhas",
      "braço articulado ou fuso",
      "braço linear ou articulado",
      "motor linear articulado",
      "diferença articulado linear",
      "linear ou articulado portão",
      "braço articulado vantagem",
      "pivotante coluna estreita",
      "motor pivotante coluna estreita",
      "motor pivotante pilar estreito",
      "motor portão abrir coluna estreita",
      "coluna estreita qual motor",
      "pilar estreito qual motor",
    ],
    intent: "comparison",
    answers: {
      any: [
        "Entre motor articulado e motor de fuso no portão pivotante, quem decide é o pilar: o de fuso, reto, serve em coluna estreita, com a dobradiça perto da face; o articulado, que dobra como cotovelo, alcança a folha em pilar largo. Na troca em casa, cada motor fica de {price.homeSwap}, com mão de obra.",
        "Para escolher entre braço articulado e linear, meça da dobradiça até a face interna do pilar. Acima de uns 15 cm, como num pilar de 40 cm, em geral só o articulado alcança; com menos que isso, o linear serve e é mais discreto.",
        "A diferença entre motor articulado e linear está na coluna: o linear empurra em linha reta e pede dobradiça perto da face do pilar; o articulado dobra como cotovelo e serve a pilar largo. Com 40 cm de pilar, o articulado costuma ser o único que cabe.",
        "Entre motor pivotante linear e articulado, o pilar decide: coluna estreita, com a dobradiça perto da face, aceita o linear, que é mais discreto e firme contra o vento; pilar largo, com a dobradiça recuada, pede o articulado. A troca em casa fica de {price.homeSwap} por motor, com mão de obra.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Articulado e linear, lado a lado", "O que muda entre os dois braços"],
        slots: [
          [
            "O linear, também chamado de fuso, trabalha rente à folha, aparece pouco e segura bem contra o vento. O articulado tem duas hastes que dobram, contorna pilar fundo e abre ângulos maiores, mas precisa de espaço livre ao lado.",
            "Em linha com a folha, o linear ocupa pouca altura e resiste ao vento. O articulado alcança onde o linear ficaria sem ângulo, e o cotovelo pede lugar ao dobrar.",
            "Rente e discreto, o linear combina com pilar fino. O cotovelo do articulado vence o pilar grosso e exige parede livre para dobrar.",
          ],
          [
            "Nos dois, cada folha leva um motor e um batente no piso. A ficha traz peso e comprimento máximos por folha, e os dois precisam caber.",
            "Qualquer que seja o braço, é um por folha, com batente no chão. Confira na ficha quilos e comprimento da folha.",
            "Um motor por folha e batente no piso valem para ambos, e o limite é duplo: quilos e metros de folha.",
          ],
        ],
      },
      {
        about: "check",
        headings: ["As medidas que decidem o braço", "O que medir na coluna e na folha"],
        slots: [
          [
            "Tire as medidas com o portão fechado e o disjuntor desligado. Nenhuma pede desmontar a dobradiça.",
            "Bastam trena e quatro fotos, sem mover a folha com motor. Anote em centímetros.",
            "Com o portão fechado, meça do lado de dentro. O centro do pino da dobradiça é a referência.",
          ],
        ],
        steps: [
          "Meça do pino da dobradiça até a face interna do pilar.",
          "Meça a parede livre ao lado, onde a folha encosta aberta.",
          "Meça o comprimento e a altura de cada folha.",
          "Veja até que ângulo a folha abre.",
          "Fotografe o pilar por dentro, com a folha fechada.",
        ],
      },
      {
        about: "cost",
        headings: ["O que pesa no preço dos braços", "Um motor por folha: a conta"],
        slots: [
          [
            "Entre braços de mesma capacidade, o tipo muda pouco; pesam marca, capacidade e velocidade. Duas folhas trocadas em casa ficam de {price.homeSwapTwice}, com mão de obra, e suporte ou reforço de coluna somam.",
            "Articulado e linear equivalentes custam parecido. O par de motores, na troca residencial, sai de {price.homeSwapTwice}, e solda no suporte vem à parte.",
            "A capacidade encarece mais que o tipo de braço. Para duas folhas, conte de {price.homeSwapTwice} na troca em casa, fora reforço de pilar.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Qual é mais silencioso, o braço articulado ou o linear?",
        answers: [
          "Com folha alinhada e fuso lubrificado, os dois são parecidos; modelos com parada suave fazem menos tranco.",
          "O ruído vem mais de dobradiça e batente que do tipo de braço.",
        ],
      },
      {
        question: "O braço serve para portão que abre para fora?",
        answers: [
          "Há modelos e montagens para isso, com o suporte deslocado; a folha não pode invadir a calçada.",
          "Em alguns casos, dentro do terreno. Sobre a calçada, não deve abrir.",
        ],
      },
      {
        question: "E se não couber nenhum dos dois?",
        answers: [
          "A alternativa é o motor de piso, sob o eixo da folha, com obra e dreno para a água.",
          "Reforça-se ou desloca-se o suporte; quando não dá, avalia-se o motor enterrado.",
        ],
      },
      {
        question: "O vento atrapalha qual deles?",
        answers: [
          "Os dois, em chapa fechada; o linear segura melhor. Folha longa e fechada pede trava elétrica.",
          "O articulado cede mais. Em lugar aberto, use linear ou some trava no batente.",
        ],
      },
    ],
    photo: "fotos do pilar e da dobradiça por dentro, com a folha aberta e fechada, e as medidas",
  },
  {
    id: "braco-articulado-pivotante",
    broader: "braco",
    label: "Braço articulado para portão de abrir",
    phrase: "o braço articulado para portão de abrir",
    asks: [
      "braço articulado preço",
      "motor braço articulado preço",
      "braço articulado portão preço",
      "braço articulado instalado",
      "braço articulado pivotante",
      "braço articulado portão pivotante",
      "braço articulado portão abrir",
      "braço articulado portão de abrir",
      "motor articulado pivotante",
      "motor articulado portão pivotante",
      "motor articulado portão abrir",
      "motor braço articulado",
      "motor braço articulado pivotante",
      "motor braço articulado portão abrir",
      "braço articulado uma folha",
      "motor articulado uma folha",
      "pivotante braço",
      "motor pivotante braço",
    ],
    intent: "buying",
    answers: {
      any: [
        "O motor de braço articulado é o indicado para portão de abrir com coluna larga ou dobradiça recuada, porque o braço dobra como um cotovelo e alcança onde o pistão não chega. Cada folha leva um motor. Trocar um, em casa, fica de {price.homeSwap}, com mão de obra.",
        "Para portão de abrir em pilar grosso usa-se o braço articulado, escolhido pelo comprimento e pelo peso da folha, com um motor em cada. A troca de um motor em residência sai de {price.homeSwap}, com mão de obra. A primeira instalação é orçada pela foto da coluna por dentro.",
        "O braço articulado para portão pivotante abre a folha presa a uma coluna larga, com um motor por folha. Fornecemos e instalamos, e a troca de um motor em casa custa de {price.homeSwap}, com mão de obra. Se o portão ainda não tem motor, o valor sai pela foto da coluna e da folha.",
        "O portão pivotante com pilar largo precisa de braço articulado, um motor cuja haste se dobra no meio e alcança a folha onde o pistão não chega. Cada folha usa um. Em casa, a troca de um motor custa de {price.homeSwap}, com mão de obra, e a instalação nova é orçada por foto da coluna.",
        "O motor de braço articulado abre o portão de abrir cuja dobradiça fica recuada na coluna, e o modelo é escolhido pelo comprimento e pelo peso de cada folha. Trocar um motor residencial custa de {price.homeSwap}, com mão de obra. Para o portão ainda manual, o valor sai por fotos da coluna e da folha.",
      ],
      price: [
        "O preço do motor de braço articulado, na troca em casa, fica de {price.homeSwap} por motor, com mão de obra, e um portão de duas folhas leva dois. A primeira instalação soma suportes, reforço da coluna, batente e fio, e o valor sai pela foto da coluna e da folha.",
        "Trocar um motor de braço articulado em residência custa de {price.homeSwap}, já instalado, e um portão de duas folhas precisa de dois, o que dá de {price.homeSwapTwice}. Se o portão ainda não tem motor, entram na conta suporte, batente e cabo, vistos por foto.",
        "O preço do braço articulado depende do número de folhas: em residência, trocar um motor já existente vai de {price.homeSwap}, com serviço, e duas folhas levam dois motores. O portão manual soma reforço, suporte, batente e fiação, que a foto da coluna permite calcular.",
        "O valor do braço articulado segue o número de folhas. Uma troca residencial fica de {price.homeSwap}, instalada, e o par, de {price.homeSwapTwice}. Na primeira automação, suporte, cabo, batente e chapa entram no orçamento, feito por fotos da folha e do pilar.",
      ],
    },
    sections: [
      {
        about: "what",
        headings: ["Como o braço articulado trabalha", "Por que ele abre folha de coluna larga"],
        slots: [
          [
            "O braço são duas hastes unidas por um pino: uma sai do motor, preso à coluna, e a outra empurra a travessa da folha, longe da dobradiça. Dobrando como um cotovelo, elas vencem a largura do pilar.",
            "O motor fica na coluna, e o braço, com uma dobra no meio, empurra a folha num ponto afastado da dobradiça. É essa dobra que alcança a folha recuada atrás do pilar.",
            "O motor, preso à coluna, gira um braço em duas partes, que empurra e puxa a folha pela travessa. A articulação no meio contorna o pilar largo.",
            "O conjunto lembra um braço humano, com o ombro no motor, o cotovelo no pino e a mão na travessa da folha. Por se dobrar, ele contorna a espessura do pilar e empurra longe da dobradiça.",
            "Duas barras ligadas por um eixo levam o movimento do motor, fixado no pilar, até a folha. O ponto de apoio fica longe da dobradiça, o que rende mais força, e a dobra contorna a coluna.",
          ],
          [
            "Todo o esforço passa pelos parafusos do motor, e por isso uma coluna oca ou com reboco solto recebe chapa. A folha de chapa fina também ganha reforço no ponto do braço.",
            "A coluna precisa ser firme, porque ela segura o empurrão, e a oca leva uma chapa de reforço. Na folha, o ponto de apoio precisa de travessa ou de reforço soldado.",
            "A coluna e a folha precisam aguentar esse esforço. O pilar oco recebe chapa, e a folha sem travessa recebe um reforço onde o braço prende.",
            "Um parafuso em reboco ou bloco vazado não segura esse empurrão, e por isso se põe chapa no pilar. O mesmo vale para a folha leve, em que se solda uma travessa onde o braço encosta.",
            "A fixação decide a duração. O pilar maciço recebe o motor direto, o vazado precisa de chapa, e a folha de chapa fina, de um reforço soldado onde a haste se prende.",
          ],
        ],
      },
      {
        about: "choose",
        headings: ["Braço articulado ou pistão", "Como escolher entre articulado e pistão"],
        slots: [
          [
            "Meça da dobradiça até a face de dentro da coluna, porque uma distância grande exige o articulado, e uma pequena aceita o pistão, mais discreto. Ao abrir, o braço dobra para o lado e precisa de espaço junto ao muro.",
            "A coluna estreita, com a dobradiça perto da face de dentro, aceita o pistão; a larga fica com o articulado. Confira se há lugar ao lado, porque o braço se dobra para lá.",
            "A distância entre a dobradiça e a face interna do pilar decide: se é grande, use o articulado; se é curta, o pistão. Quando a folha aberta encosta na parede, o braço não tem onde dobrar.",
            "Uma trena resolve a dúvida: se o recuo entre a dobradiça e a face interna é curto, o pistão cabe e aparece menos; se é longo, só o articulado serve. Reserve ainda espaço na lateral, para onde o braço se dobra.",
            "O pilar fino combina com o pistão, e o grosso, com o articulado, por causa do recuo da dobradiça. Antes de fechar a compra, abra a folha e veja se sobra espaço até a parede para a haste dobrada.",
          ],
          [
            "Uma folha longa ou toda fechada pega vento e precisa de um motor mais forte, com trava elétrica.",
            "Em folha comprida ou de chapa inteira, escolha um motor com sobra no comprimento que a ficha aceita e some uma trava elétrica.",
            "O vento força a folha grande e fechada, e nesse caso se escolhe um modelo mais forte e se põe trava.",
            "O portão comprido ou sem frestas recebe a força do vento, por isso escolha um motor com folga e acrescente trava elétrica.",
            "Uma folha grande e fechada precisa de um modelo mais forte que o mínimo e de trava elétrica, para segurar o vento.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["O que muda o valor do braço articulado", "O que entra no orçamento"],
        slots: [
          [
            "O valor depende do número de folhas, do comprimento delas, do reforço na coluna e do cabo até o segundo motor. A dobradiça gasta se troca antes, porque folha caída quebra o braço.",
            "A conta soma o motor de cada folha, a central, o batente no piso e, se preciso, o reforço da coluna. A folha que raspa é acertada primeiro, em linha separada.",
            "O número e o tamanho das folhas, a chapa na coluna, o batente e o fio mudam o valor. Se a dobradiça cedeu, o conserto vem antes, senão o braço novo entorta.",
            "O orçamento cresce com folhas compridas, segundo motor, fio entre os pilares e chapa de reforço. Uma dobradiça gasta é trocada antes de tudo, pois a folha arriada torce a haste.",
            "Um motor por folha, uma central, o batente e o cabo são a base do valor, e o reforço no pilar é extra. Antes da montagem, acerta-se a folha caída, cobrada à parte, para o braço não sofrer.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "O braço articulado abre sem luz?",
        answers: [
          "Abre na mão: desligue o disjuntor, solte o motor com a chave de destravamento e conduza a folha devagar, se ela está reta.",
          "Sim, com a chave de cada motor e o disjuntor desligado. Depois do uso, trave de novo antes de religar.",
          "Sim, na mão. Desligue o disjuntor, solte a chave de destravamento e conduza a folha reta sem pressa, e volte a travar o motor antes de ligar a energia.",
        ],
      },
      {
        question: "Vocês consertam braço articulado que já está instalado?",
        answers: [
          "Consertamos pino e bucha com folga, fixamos o suporte solto e trocamos o braço torto ou trincado.",
          "Sim. Folga no pino, suporte solto e motor que ronca têm conserto no local, e uma haste empenada é trocada.",
          "Sim, no próprio local: refazemos suporte, pino e bucha, e trocamos a haste que trincou ou empenou. O ronco do motor também é verificado.",
        ],
      },
      {
        question: "Posso motorizar só uma das duas folhas?",
        answers: [
          "Pode, porque a outra fica no trinco e abre na mão. Uma central para dois motores deixa o segundo braço para depois.",
          "Pode, se o carro passa por uma folha só, e dá para completar mais tarde.",
          "É possível, quando uma só folha dá passagem ao carro. A outra permanece com trinco, e uma central de dois motores permite completar no futuro.",
        ],
      },
      {
        question: "De que marcas é o braço articulado?",
        answers: [
          "Trabalhamos com {shop.someBrands}, como loja independente. O modelo se define pelo peso e pelo comprimento da folha.",
          "Há nas marcas mais comuns, entre elas {shop.someBrands}, sem vínculo nosso com as fábricas.",
          "As opções incluem {shop.someBrands}, que vendemos sem representar fábrica alguma. Comprimento e peso da folha apontam o modelo.",
        ],
      },
    ],
    photo: "fotos da coluna por dentro, da dobradiça e da folha aberta e fechada, com o comprimento dela",
  },
  {
    id: "braco-desencaixou",
    broader: "braco",
    label: "Braço do motor soltou ou desencaixou",
    phrase: "o braço do motor que soltou",
    intent: "repair",
    asks: [
      "braço soltou folha",
      "pivotante braço soltou",
      "pivotante braço soltou folha",
      "pivotante braço caiu",
      "pivotante braço escapou",
      "braço escapou folha",
      "braço desencaixou",
      "braço soltou",
      "braço solto",
      "braço escapou",
      "braço caiu",
      "braço saiu",
      "braço desencaixado",
      "braço motor solta",
      "braço soltando",
      "braço desprendeu",
      "pino braço quebrou",
      "pino braço caiu",
      "pino braço soltou",
    ],
    answers: {
      any: [
        "Se o braço do motor soltou ou desencaixou da folha, desligue o disjuntor e não acione o controle. No portão de abrir com as dobradiças firmes, feche a folha na mão e prenda-a com corda, por causa do vento; no basculante, não toque na folha e mantenha todos longe, porque ela pode cair. A causa é um pino gasto, um parafuso frouxo ou o suporte arrancado.",
        "O braço do pivotante que soltou da folha costuma ter perdido o pino ou o parafuso que o prendia, ou rasgou a chapa de fixação. Desligue o disjuntor e amarre a folha, que já não tem quem a segure. Não acione o motor, porque o braço solto pode bater em alguém.",
        "O braço solto deixa o portão pivotante sem trava, e por isso a folha precisa ser calçada ou amarrada, com o disjuntor desligado, até o conserto. O defeito costuma ser pino, bucha ou parafuso gasto, ou o suporte da coluna que cedeu. No basculante, ninguém deve mexer nem passar embaixo.",
      ],
    },
    sections: [
      {
        about: "safety",
        headings: ["O que fazer com a folha solta", "Até o braço voltar ao lugar"],
        slots: [
          [
            "No portão de abrir, veja primeiro se as dobradiças estão firmes e a folha, no prumo. Se estão, encoste-a devagar e amarre-a na outra folha ou na coluna, com o disjuntor desligado; se não estão, deixe-a onde ficou e afaste todos.",
            "A folha pivotante firme nas dobradiças pode ser encostada na mão e presa com corda na coluna, com o disjuntor desligado. A que está caída ou torta não se move antes da visita.",
            "Desligado o disjuntor, a folha de abrir que gira firme pode ser fechada na mão e presa com corda, pois o vento pode jogá-la com força. Se ela pende ou balança, não a mova.",
          ],
          [
            "O basculante é o caso contrário, porque sem o braço ele pode descer de uma vez. Não destrave, não segure a folha e deixe a garagem vazia até o técnico chegar.",
            "Quando a folha é basculante, o braço também ajuda a sustentar o peso. Mantenha pessoas e carros longe, sem soltar nem empurrar nada.",
            "Em basculante ninguém segura, destrava ou passa por baixo, porque a folha solta cai de repente. A área fica isolada até a visita.",
          ],
        ],
      },
      {
        about: "causes",
        headings: ["Por que o braço do motor solta", "Pino, bucha ou suporte da coluna"],
        slots: [
          [
            "A bucha, o anel em que o pino gira, gasta e abre folga até ele escapar. O pino que perdeu a trava também cai, solto pela vibração de cada abertura.",
            "Com o uso, a bucha onde o pino trabalha alarga, e a folga o faz sair. A vibração derruba ainda o pino que perdeu a trava.",
            "O pino gira dentro de uma bucha, que se desgasta e cria folga. Se a trava do pino falta, a vibração acaba de soltá-lo.",
          ],
          [
            "Na coluna, o suporte se solta quando falta batente, porque o braço continua empurrando depois do fim e arranca o chumbador ou a solda. A dobradiça caída, que faz a folha pesar, força o mesmo ponto.",
            "Sem um batente firme, o motor empurra a folha além do ponto, e o suporte da coluna racha ou sai do lugar. A folha caída pela dobradiça tem efeito parecido.",
            "O suporte da coluna costuma ceder por causa de um batente mal posto, já que o braço força depois que a folha chegou. A dobradiça gasta aumenta esse esforço.",
          ],
        ],
      },
      {
        about: "visit",
        headings: ["Como o técnico recoloca o braço", "O conserto do braço, na ordem"],
        slots: [
          [
            "O técnico testa a folha na mão e corrige a dobradiça antes do braço. Depois troca o pino e a bucha, solda ou reforça o suporte com a central desconectada e acerta o batente e a força do motor. Reencaixar e regular leva, em geral, até {trade.smallRepair}.",
            "Primeiro o técnico acerta a folha, que tem de girar leve. Em seguida põe pinos e buchas novos, reforça o suporte e ajusta o batente e a força. Um reencaixe simples com regulagem costuma caber em {trade.smallRepair}.",
            "O conserto começa pela dobradiça, porque uma folha pesada solta o braço de novo. O pino e a bucha são trocados, o suporte é firmado e a parada é regulada; sem solda, o reencaixe leva em geral até {trade.smallRepair}.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Posso recolocar o parafuso do braço e usar o portão?",
        answers: [
          "Em portão de abrir, com o disjuntor desligado, recolocar serve para fechar a casa. O motor só deve ser religado depois de corrigida a causa, ou o parafuso sai de novo.",
          "Só para manter fechada uma folha de abrir, e sem energia. Usar o motor antes de achar o motivo da folga costuma quebrar o suporte.",
        ],
      },
      {
        question: "Quanto custa consertar o braço que soltou?",
        answers: [
          "A visita com regulagem em casa parte de {price.preventive}, sem peças. O pino e a bucha são o menor gasto, a solda do suporte vem depois, e a haste ou o atuador novo é o maior.",
          "Reencaixar e regular custa a partir de {price.preventive} em residência, fora peças. Do mais barato ao mais caro estão o pino, a bucha, a solda do suporte e o braço novo.",
        ],
      },
      {
        question: "O braço entortou. Endireita?",
        answers: [
          "Não convém, porque o aço dobrado e desdobrado perde resistência e quebra. O certo é trocar pela haste do mesmo modelo, com a mesma medida.",
          "O certo é trocar pela peça do modelo. Uma haste endireitada fica fraca no ponto da dobra e volta a ceder.",
        ],
      },
      {
        question: "Como evito que o braço solte de novo?",
        answers: [
          "Peça um batente firme no chão, fim de curso bem regulado e aperto dos pinos na revisão, {visits.home} em casa. Ruído ou folga no braço já é aviso.",
          "Batente no piso, parada regulada e revisão {visits.home} mantêm o conjunto firme. Ao ouvir estalo na partida, chame antes que o pino saia.",
        ],
      },
    ],
    photo: "fotos do braço, do pino e do suporte na coluna, tiradas de longe",
  },
  {
    id: "braco-do-basculante",
    broader: "braco",
    label: "Braço do portão basculante",
    phrase: "o braço do portão basculante",
    asks: [
      "bucha nylon braço",
      "bucha braço",
      "bucha braço portão",
      "bucha nylon basculante",
      "bucha nylon portão",
      "braço basculante",
      "braço portão basculante",
      "braço articulado basculante",
      "braço articulado portão basculante",
      "braço motor basculante",
      "braço lateral basculante",
      "braço acionador basculante",
      "haste basculante",
      "haste portão basculante",
      "pino braço basculante",
      "bucha braço basculante",
      "braço basculante preço",
      "preço braço basculante",
      "braço basculante valor",
      "comprar braço basculante",
      "braço basculante medida",
    ],
    intent: "repair",
    answers: {
      any: [
        "A bucha de nylon do braço do portão é o anel que forra o furo do pino, e gasta ela dá folga e estalo na saída. Vendemos e trocamos a bucha na mesma medida do pino, com a folha escorada; o ajuste em casa parte de {price.preventive}, sem peças. Não tire o pino para medir, porque o braço se solta.",
        "O braço articulado do portão basculante se troca quando entortou ou trincou, por outro do mesmo comprimento e do mesmo lado. Se há só folga, bastam pino e bucha novos. Até o conserto, deixe o disjuntor desligado e ninguém embaixo da folha. O ajuste em casa parte de {price.preventive}, sem peças, e o braço é orçado de graça por foto.",
        "O braço do portão basculante tem lado direito e esquerdo, vistos de dentro da garagem, e os dois precisam ter o mesmo comprimento. Diga o lado e mande a foto do par ao pedir a peça. Se um entortou, não acione nem passe embaixo: a troca é feita com a folha escorada, e o valor sai de graça por foto.",
        "Quando o braço articulado do basculante solta ou entorta, o técnico escora a folha e troca a peça na mesma medida, ou só o pino e a bucha, se for folga. Não acione nem destrave o portão. A foto dos dois lados permite o orçamento grátis, e a visita com ajuste em casa parte de {price.preventive}, sem peças.",
        "O braço articulado guia a folha do portão basculante, um de cada lado, e precisa ser trocado se entortou, trincou ou perdeu o comprimento igual ao do par. Com folga, trocam-se pino e bucha. Desligue o disjuntor e não passe embaixo até o conserto, que em casa começa em {price.preventive} quando é só ajuste, sem peças.",
        "Bucha do braço do basculante gasta deixa folga no pino, e o portão balança, estala e fecha fora do lugar. O técnico escora a folha e troca só a bucha e o pino, se o braço estiver reto. Não acione nem destrave o portão; o orçamento é grátis, pela foto dos dois lados.",
      ],
      price: [
        "O preço da bucha de nylon do braço é o de uma peça pequena; o que forma o total é a mão de obra, feita com a folha escorada. O ajuste em casa parte de {price.preventive}, sem peças. Mande a foto do braço, tirada de longe, e a marca do motor, e respondemos com o valor da bucha.",
        "O preço do braço do portão basculante depende do que falhou: pino e bucha custam menos que o braço, e o braço, menos que o motor. A regulagem em casa parte de {price.preventive}, sem peças, e a peça é orçada de graça por foto. Trocar o motor, se for preciso, custa de {price.homeSwap}, com mão de obra.",
        "Trocar o braço do basculante custa a peça, escolhida pela medida e pelo lado, mais o ajuste da folha, que em casa começa em {price.preventive}, sem peças. Se só o pino e a bucha gastaram, a conta fica menor; se o suporte precisa de solda, fica maior.",
      ],
      buying: [
        "A bucha de nylon do braço se compra pelo diâmetro do pino e pela espessura do furo, que o técnico mede com a folha escorada. É uma peça pequena, e trocá-la cedo evita ovalar o furo e perder o braço. Mande a foto do braço, tirada de longe, e diga a marca do motor.",
        "O braço do portão basculante se compra pela medida e pelo lado: distância entre furos, diâmetro do pino, direito ou esquerdo e, no braço que sai do motor, o modelo dele. Mande uma foto do portão parado, tirada de longe, que identificamos a peça. A montagem é do técnico, com a folha escorada.",
        "Para comprar o braço do basculante, é preciso saber o comprimento entre os furos, o diâmetro do pino, o lado e, se for o braço do motor, o modelo dele. Não tire a peça para medir: uma foto de longe, com a folha parada, ajuda a identificar, e o técnico confirma a medida.",
      ],
    },
    sections: [
      {
        about: "safety",
        headings: ["Braço solto ou torto: o que fazer agora", "Até o técnico chegar"],
        slots: [
          [
            "Com um braço a menos, o peso da folha vai para o outro lado, para o cabo e para o motor, e ela pode torcer ou descer de uma vez. Não mexa em nada até a visita.",
            "Sem um dos braços, a folha fica presa só pelo outro lado, pelos cabos e pelo motor, e pode entortar na guia ou cair. Deixe tudo como está até o técnico chegar.",
            "O basculante com braço solto perdeu um dos apoios e pode descer sem aviso. Nada deve ser solto, puxado ou testado até a folha ser escorada.",
          ],
        ],
        steps: [
          "Não acione de novo, nem para testar, e guarde os controles.",
          "Desligue o disjuntor do portão.",
          "Não destrave o motor: ele pode ser o que ainda segura a folha.",
          "Ninguém passa nem estaciona embaixo.",
          "Fotografe os dois lados de longe e anote a marca do motor, se souber.",
        ],
      },
      {
        about: "what",
        headings: ["Os braços do basculante e o que cada um faz", "Braço da folha e braço do motor"],
        slots: [
          [
            "O basculante tem um par de braços articulados nas laterais, de mesmo comprimento, que guia a folha, e o braço do motor, que a leva na subida. Quem sustenta o peso é o contrapeso ou a mola, e não os braços.",
            "Nas laterais ficam os braços articulados, um direito e um esquerdo de igual medida, que mantêm a folha no esquadro. O braço do motor só empurra e puxa, porque o peso é do contrapeso ou da mola.",
            "O basculante tem um braço de cada lado, que orienta a folha, e outro que sai do motor e a move. Nenhum deles carrega o portão, papel que cabe ao contrapeso ou à mola.",
          ],
          [
            "Primeiro gastam o pino e a bucha, a luva em que ele gira, e o aviso é estalo na partida e balanço na parada. O que entorta a haste é contrapeso leve demais, folha raspando ou batida de carro.",
            "O desgaste começa no pino e na bucha, a luva que o envolve: a folha estala ao sair e balança ao parar. Já o braço entorta por contrapeso errado, folha que raspa na guia ou pancada.",
            "Estalo na saída e folga no fim mostram bucha gasta, a peça que forra o furo do pino. Haste torta vem de batida, folha raspando ou contrapeso insuficiente.",
          ],
        ],
      },
      {
        about: "visit",
        headings: ["Como o braço é trocado", "A troca do braço com a folha escorada"],
        slots: [
          [
            "O técnico escora a folha antes de soltar qualquer pino, e o braço novo tem a mesma distância entre furos do outro lado. Suporte trincado é soldado com a central desconectada, para a solda não queimar a placa.",
            "Primeiro o técnico escora a folha e alivia os cabos; depois monta o braço na mesma medida do par. Se o suporte rachou, é soldado com a placa desligada do circuito.",
            "Com a folha apoiada em escora, o braço sai e entra outro de igual medida entre furos. Se houver solda no suporte, a placa é desconectada antes.",
          ],
          [
            "No fim ele acerta o contrapeso, a parada e a força, porque em geral foi um deles que forçou a peça. O portão abre e fecha várias vezes no teste.",
            "Depois vêm o equilíbrio, o fim de curso e a força, testados em várias aberturas, para o braço novo não receber o mesmo esforço.",
            "Por fim são regulados o contrapeso, a parada e a força, a origem mais comum do estrago, e o portão é testado até andar leve.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["O que muda o preço do braço", "Do que depende o preço do braço"],
        slots: [
          [
            "A folha é escorada em todos os casos, e por isso a mão de obra é parecida; o que muda é a peça. Do mais barato ao mais caro, fica assim:",
            "O que falhou decide a conta: folga é pino e bucha, haste torta é braço novo, suporte trincado é solda. Esta é a ordem, do menor ao maior valor:",
            "Pino e bucha são peças pequenas, e o braço segue a medida e o lado. Do menor para o maior preço:",
          ],
        ],
        bullets: [
          "Reaperto e regulagem, sem peça",
          "Pino e bucha, com o braço reto",
          "Um braço, na medida do outro lado",
          "O par de braços, com solda do suporte",
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Dá para desentortar ou soldar o braço do basculante?",
        answers: [
          "Não convém: o ferro dobrado perde resistência e a medida muda, e a folha passa a subir torta. Troca-se a peça e corrige-se o que a entortou.",
          "Melhor trocar, porque depois de dobrada a haste fica fraca e fora de medida. A solda se usa no suporte, e não no braço.",
        ],
      },
      {
        question: "Preciso trocar os dois braços do basculante?",
        answers: [
          "Nem sempre. Se só um entortou, troca-se um na mesma medida; com pinos e buchas gastos dos dois lados, convém trocar o par.",
          "Depende do desgaste: peça torta por pancada se troca sozinha. Folga dos dois lados pede o conserto do par, para a folha subir reta.",
        ],
      },
      {
        question: "Vocês vendem só o braço do basculante?",
        answers: [
          "Vendemos, quando existe o do seu modelo, o que a foto da peça e da etiqueta mostra. A montagem fica com o técnico, porque a folha precisa ser escorada.",
          "Podemos vender a peça avulsa se ela existir na sua medida. Já a colocação é do técnico, porque a folha fica sem apoio durante a troca.",
        ],
      },
      {
        question: "O motor pode ter estragado junto com o braço?",
        answers: [
          "Raramente. O comum é a porca do fuso ou o suporte sofrer com a torção, e isso se confere na mesma visita, antes de religar.",
          "Na maioria das vezes o motor continua bom. Se alguém insistiu no controle, olham-se também o fuso e a engrenagem.",
        ],
      },
    ],
    photo: "fotos dos dois braços e do ponto gasto ou torto, de longe e sem acionar, e a marca do motor",
  },
  {
    id: "braco-basculante-torto",
    broader: "braco",
    label: "Braço do basculante entortou",
    phrase: "o braço torto do portão basculante",
    asks: [
      "braço basculante entortou",
      "braço basculante torto",
      "braço basculante empenado",
      "braço basculante empenou",
      "braço basculante dobrou",
      "braço basculante entortado",
      "braço articulado basculante torto",
      "braço articulado basculante entortou",
      "braço basculante entortou conserto",
      "desentortar braço basculante",
      "desempenar braço basculante",
      "haste basculante entortou",
      "haste basculante torta",
      "braço motor basculante entortou",
    ],
    intent: "repair",
    answers: {
      any: [
        "O braço do portão basculante que entortou não se desentorta: é trocado por outro da mesma medida, porque o ferro dobrado perde a força e a folha passa a subir torta. Desligue o disjuntor, não destrave e não passe embaixo. O conserto é feito com a folha escorada pelo técnico.",
        "Braço torto no portão basculante pede troca, e desempenar a peça não dura, porque ela dobra de novo no mesmo ponto. Até o conserto, deixe o disjuntor desligado e ninguém embaixo da folha. Se só o suporte ou o pino cedeu, o braço pode ser aproveitado, e a foto mostra qual é o caso.",
      ],
      price: [
        "O conserto do braço torto do basculante custa a peça da mesma medida mais a mão de obra de escorar a folha, trocar e equilibrar. O valor é informado por foto, sem custo. Quando só o suporte ou o pino cedeu, paga-se menos, porque o braço é aproveitado.",
        "O preço para trocar o braço do basculante que entortou soma a peça e o trabalho de montar com a folha escorada. Pela foto dos dois lados passamos o orçamento grátis, e a causa do empeno, como o contrapeso leve, é acertada na mesma visita.",
      ],
    },
    sections: [
      {
        about: "safety",
        headings: ["O que fazer com o braço torto", "Antes de o técnico chegar"],
        slots: [
          [
            "Com um braço torto, a folha deixa de subir reta e força o outro lado, os cabos e o motor. Cada novo acionamento piora o empeno e pode soltar a peça.",
            "A folha guiada por um braço dobrado anda torta e pode prender na guia ou descer de uma vez. Por isso o portão fica parado até a troca.",
          ],
        ],
        steps: [
          "Pare de acionar e guarde os controles.",
          "Desligue o disjuntor do portão.",
          "Não destrave o motor e não tente endireitar o braço.",
          "Mantenha pessoas e carro longe da folha.",
          "Fotografe de longe os dois lados do portão.",
        ],
      },
      {
        about: "causes",
        headings: ["Por que o braço do basculante entorta", "O que dobra a haste"],
        slots: [
          [
            "O braço só guia a folha; quem segura o peso é o contrapeso ou a mola. Quando um deles fica fraco, o motor empurra a folha pelo braço, e a haste dobra. Batida de carro e folha que raspa na lateral também entortam a peça.",
            "O motivo mais comum é a folha desequilibrada: o contrapeso ou a mola já não a sustenta, e o peso passa para o braço. Também entorta o braço que leva um para-choque ou que força uma folha presa na guia.",
          ],
        ],
      },
      {
        about: "visit",
        headings: ["Como o braço torto é trocado", "A troca e o acerto do equilíbrio"],
        slots: [
          [
            "O técnico escora a folha, retira o braço torto e monta outro com a mesma distância entre os furos do braço do lado oposto. Pino e bucha, que são o eixo e o anel em que ele gira, são trocados se tiverem folga. Depois o equilíbrio e a força do motor são acertados, para a peça nova não entortar.",
            "Com a folha presa por escoras, o braço antigo sai e o novo entra na medida do par. Se o suporte rasgou, ele recebe um reforço de solda, feito com a placa do motor desligada dos fios. Por fim o técnico corrige a causa, que quase sempre é o equilíbrio, e testa várias aberturas.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "É preciso trocar os dois braços do portão?",
        answers: [
          "Só se o outro também empenou ou está com muita folga. Em batida de um lado, troca-se apenas o braço daquele lado.",
          "Na maioria das vezes, não. Os dois precisam ter o mesmo comprimento, e por isso o braço bom serve de medida para o novo.",
        ],
      },
      {
        question: "Dá para soldar um reforço no braço torto?",
        answers: [
          "Não convém: o comprimento muda e a folha passa a subir enviesada. A solda serve para o suporte, que é a chapa onde o braço se prende.",
          "O reforço não devolve a medida certa e esconde a causa. O que pode ser soldado é o suporte preso à folha.",
        ],
      },
      {
        question: "O motor também estraga quando o braço entorta?",
        answers: [
          "Quase nunca, se o portão parou de ser usado logo. O técnico confere o fuso, que é o parafuso longo do motor, e a porca que corre nele.",
          "Pode acontecer com quem insiste no controle, porque a porca do fuso, o parafuso longo do motor, sofre a torção. Isso é visto na mesma visita.",
        ],
      },
    ],
    photo: "fotos dos dois braços, tiradas de longe e sem acionar, e a marca do motor, se souber",
  },
  {
    id: "braco-pivotante-torto",
    broader: "braco",
    label: "Braço do portão de abrir entortou",
    phrase: "o braço torto do portão de abrir",
    asks: [
      ...combine(
        [
          "braço pivotante",
          "braço motor pivotante",
          "braço portão abrir",
          "braço duas folhas",
          "braço motor duas folhas",
        ],
        ["entortou", "torto", "empenou", "empenado", "dobrou", "entortado"],
      ),
      ...combine(["desentortar braço"], ["pivotante", "portão abrir", "duas folhas"]),
    ],
    intent: "repair",
    answers: {
      any: [
        "O braço do motor do portão de abrir que entortou é trocado por outro do mesmo modelo, porque endireitar enfraquece a peça e ela dobra de novo. Desligue o disjuntor e prenda a folha fechada, para o vento não bater com ela. Numa folha dupla, troca-se só o braço torto, e o tempo das duas é acertado.",
        "Braço torto no portão pivotante, o de abrir, pede peça nova do mesmo motor, com os mesmos furos e comprimento. Não acione até a troca, porque a haste dobrada força a coluna e a dobradiça. O disjuntor fica desligado, e a folha, amarrada fechada.",
      ],
      price: [
        "Trocar o braço torto do portão de abrir custa a peça do modelo do motor mais a mão de obra de fixar e regular, num valor informado de graça, por foto. Se só o suporte da coluna cedeu, o conserto é mais barato, porque o braço é aproveitado.",
        "O preço do braço novo para portão de abrir depende do modelo do motor e é orçado sem custo, pela foto da etiqueta e da peça torta. O acerto da dobradiça ou do batente, quando foi a causa, é somado e informado antes.",
      ],
    },
    sections: [
      {
        about: "safety",
        headings: ["O que fazer até o conserto", "Cuidados com a folha de abrir"],
        slots: [
          [
            "Com o disjuntor desligado, feche a folha devagar na mão e amarre-a na coluna ou na outra folha. Sem o braço para segurá-la, o vento pode jogá-la sobre um carro ou uma pessoa. Guarde os controles para ninguém acionar o motor.",
            "Corte a energia do motor, encoste a folha com a mão e prenda-a com uma corda. O motor ligado com a haste torta força o redutor, que é a caixa de engrenagens. Deixe o portão parado até a troca.",
          ],
        ],
      },
      {
        about: "causes",
        headings: ["Por que o braço do portão de abrir entorta", "O que dobra a haste do motor"],
        slots: [
          [
            "A haste entorta quando precisa fazer força de lado. Isso acontece com dobradiça caída, folha que raspa no chão, batente fora do lugar ou alguém que empurra o portão com o motor travado. Batida de carro e vento forte em folha de chapa também dobram a peça.",
            "O braço foi feito para empurrar e puxar em linha reta. Folha arrastando, dobradiça baixa e batente mal colocado desviam essa força. Um para-choque, uma rajada na folha fechada ou um empurrão com o portão travado também o entortam.",
          ],
        ],
      },
      {
        about: "visit",
        headings: ["Como é a troca do braço", "A troca e a regulagem"],
        slots: [
          [
            "O técnico prende a folha, retira o braço torto e monta o novo nas medidas do fabricante. Ele confere a dobradiça, a coluna e o batente, que costumam ser a causa. Depois regula a força e o fim do percurso e testa várias aberturas.",
            "Com a folha segura, o braço velho sai e o novo entra na mesma posição, com pino e bucha em ordem. A dobradiça e o batente são acertados na mesma visita. No portão de duas folhas, o técnico refaz a ordem em que elas abrem e fecham.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Posso usar o portão na mão até a troca?",
        answers: [
          "Pode, devagar, se a folha está reta e o disjuntor desligado, com o motor destravado. Prenda a folha sempre que parar, por causa do vento.",
          "Sim, com o motor solto pela chave e a energia cortada, desde que a dobradiça esteja firme. Não deixe a folha solta.",
        ],
      },
      {
        question: "Existe braço para motor antigo?",
        answers: [
          "Nas marcas comuns, muitas vezes existe. Quando não, o técnico confere se outro de mesmo comprimento e furos serve, ou compara com a troca do motor.",
          "Em geral sim, pelo modelo da etiqueta. Sem reposição, vale pedir o preço de um motor novo para comparar.",
        ],
      },
      {
        question: "É preciso trocar os dois braços da folha dupla?",
        answers: [
          "Não. Cada folha tem o seu, e troca-se só o que entortou, se o outro está reto e sem folga.",
          "Só se o outro também estiver gasto ou torto. O técnico compara os dois antes de orçar.",
        ],
      },
    ],
    photo: "fotos do braço torto, das fixações na folha e na coluna e da etiqueta do motor",
  },
  {
    id: "qual-braco-pivotante",
    broader: "braco",
    label: "Qual braço para o portão de abrir",
    phrase: "o braço certo para o portão de abrir",
    asks: [
      "qual braço pivotante",
      "qual braço portão pivotante",
      "qual braço portão abrir",
      "braço portão 3 metros",
      "braço pivotante 3 metros",
      "braço portão 4 metros pivotante",
      "tamanho braço pivotante",
      "medida braço pivotante",
      "comprimento braço pivotante",
      "qual pistão portão",
      "pistão portão 3 metros",
      "braço para portão duas folhas",
    ],
    intent: "buying",
    answers: {
      any: [
        "O braço do portão pivotante se escolhe pelo comprimento e pelo peso de cada folha: um portão de 3 metros em duas folhas usa dois braços para folha de 1,5 metro; numa folha só, um braço que a ficha indique para 3 metros. Coluna estreita aceita o pistão, e coluna grossa pede o articulado.",
        "Para saber qual braço usar no portão de abrir, meça a folha, e não o vão, estime o peso e veja a distância da dobradiça até a face de dentro da coluna. Até uns 10 a 15 cm, o pistão costuma servir; mais que isso, use o braço articulado. Os limites da ficha do modelo valem os dois juntos.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["O que medir antes de escolher o braço", "Medidas para o orçamento"],
        slots: [
          [
            "Três medidas decidem, e a mais esquecida é a da coluna. Anote também para que lado a folha abre.",
            "Com estas medidas e uma foto se indica o braço sem visita:",
          ],
        ],
        bullets: [
          "Comprimento de cada folha",
          "Altura e material, para o peso",
          "Distância da dobradiça até a face de dentro da coluna",
          "Espaço atrás da folha aberta",
          "Rampa ou degrau no giro",
        ],
      },
      {
        about: "choose",
        headings: ["Pistão ou braço articulado", "Os dois tipos de braço"],
        slots: [
          [
            "O pistão, ou linear, é mais forte e mais discreto e quer coluna estreita. O articulado dobra no meio e alcança a folha presa em coluna larga.",
            "Coluna fina, pistão. Coluna grossa, articulado, que faz o movimento de um cotovelo.",
          ],
          [
            "Folha fechada de chapa pega vento, e por isso pede braço com folga de capacidade. Acima de uns 2,5 metros, trava elétrica ajuda a segurar a folha.",
            "O vento conta tanto quanto o peso em folha cheia. Folha comprida fica melhor com trava no batente.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["O que entra no orçamento", "Preço do braço instalado"],
        slots: [
          [
            "A troca do motor em casa fica de {price.homeSwap}, com mão de obra. A primeira automação soma suportes, central, energia e, às vezes, solda.",
            "Onde já há motor, a troca em residência vai de {price.homeSwap}. Sem motor, suporte, cabo e central entram no orçamento, grátis por foto.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Cada folha precisa de um braço?",
        answers: [
          "Sim. Duas folhas, dois braços, com uma central que fecha uma depois da outra.",
          "Precisa, um por folha. A central acerta a ordem das duas.",
        ],
      },
      {
        question: "Braço maior abre mais rápido?",
        answers: [
          "Não. O curso maior abre folha mais comprida ou ângulo maior, e a velocidade vem do motor.",
          "Não. Braço grande demais bate na coluna ou não fecha a folha.",
        ],
      },
      {
        question: "O pistão serve em portão que abre para fora?",
        answers: [
          "Há suportes para isso, mas a folha não pode invadir a calçada. A foto mostra se cabe.",
          "Só em alguns casos, com suporte próprio e espaço dentro do terreno.",
        ],
      },
    ],
    photo: "uma foto da coluna por dentro, com uma régua junto da dobradiça, e outra do portão inteiro",
  },
  {
    id: "caiu-da-parede",
    broader: "braco",
    label: "Portão que caiu da parede",
    phrase: "o portão que caiu da parede",
    intent: "emergency",
    asks: [
      ...combine(
        ["portão", "portão eletrônico", "portão automático", "portão garagem", "folha", "basculante", "pivotante"],
        [
          "caiu parede",
          "soltou parede",
          "arrancou parede",
          "despencou parede",
          "caiu parede braço quebrado",
          "caiu parede braço quebrou",
          "caiu braço quebrado",
          "caiu braço quebrou",
          "caiu coluna",
          "soltou coluna",
          "saiu parede",
        ],
      ),
      "caiu parede braço quebrado",
      "braço quebrou portão caiu",
      "braço quebrado portão caiu",
    ],
    answers: {
      any: [
        "O portão eletrônico que caiu da parede ou ficou pendurado com o braço quebrado não deve ser levantado nem acionado, porque a folha pode tombar sobre quem chegar perto. Afaste todos, desligue o disjuntor se o quadro ficar longe da folha e chame o técnico. Ele escora a folha, troca o braço e refaz a fixação na coluna.",
        "Se o portão se soltou da parede e o braço quebrou, deixe a folha onde está e mantenha pessoas, animais e carros longe. Não acione o controle nem destrave o motor; o disjuntor só se desliga se der para chegar ao quadro sem passar pelo portão. O conserto começa com a folha escorada e termina com braço e suporte novos.",
        "Portão caído da parede é risco de acidente: ninguém passa, ninguém segura a folha e ninguém aperta o controle. Quando só o motor se soltou e a folha continua firme nas dobradiças ou no trilho, o conserto é refazer o suporte e o braço. Se foi a folha que caiu, a coluna e as dobradiças também são refeitas.",
      ],
    },
    sections: [
      {
        about: "safety",
        headings: ["O que fazer com o portão caído", "Até o técnico chegar"],
        slots: [
          [
            "Uma folha caída pode parecer firme e escorregar de repente. Faça só o que dá para fazer de longe.",
            "O peso da folha está apoiado em poucos pontos, e mexer nela pode derrubá-la. Siga estes passos a distância.",
            "O perigo está em chegar perto para ajeitar a folha. Os passos abaixo não pedem que ninguém a toque.",
          ],
        ],
        steps: [
          "Afaste pessoas, animais e carros dos dois lados do portão.",
          "Desligue o disjuntor do motor, se o quadro estiver longe da folha.",
          "Guarde os controles, para ninguém acionar por engano.",
          "Não levante, não amarre e não escore a folha.",
          "Fotografe de longe a folha, o braço e o lugar de onde ela se soltou.",
        ],
      },
      {
        about: "causes",
        headings: ["Por que o portão se solta da parede", "O que arranca o suporte e o braço"],
        slots: [
          [
            "Quase sempre a coluna não segurava o esforço: parafuso em reboco, bloco oco, chumbador curto ou solda enferrujada. A batida no fim do curso, repetida todo dia, acaba de arrancar o suporte.",
            "O suporte preso em reboco ou em bloco vazado afrouxa com o uso e um dia sai inteiro. Folha pesada e motor que bate no fim do curso apressam isso.",
            "Ferrugem na solda, parafuso curto e coluna fraca são as causas comuns. O motor que continua empurrando depois do batente faz o resto.",
          ],
          [
            "O braço costuma quebrar depois, porque recebe sozinho o peso da folha que cedeu. Uma batida de carro faz as duas coisas ao mesmo tempo.",
            "Às vezes a ordem é a contrária: o braço parte primeiro, a folha fica sem freio e arranca o resto na queda.",
            "Quando o carro bate na folha, braço e fixação quebram juntos, e a coluna precisa ser vista antes de pôr peça nova.",
          ],
        ],
      },
      {
        about: "visit",
        headings: ["Como o portão é posto de volta", "O conserto, da coluna ao braço"],
        slots: [
          [
            "O técnico escora a folha, solta o braço quebrado e examina a coluna. Onde o furo abriu, usa chapa passante, chumbador maior ou solda; depois troca o braço e regula a força e a parada.",
            "Primeiro a folha é apoiada e o que ficou pendurado sai. A fixação nova vai em ponto firme da coluna, e só então entram o braço do mesmo modelo e a regulagem do motor.",
            "Com a folha segura, refaz-se o apoio na coluna e põe-se o braço novo. Coluna de alvenaria rachada é serviço de pedreiro, e folha amassada, de serralheiro; a foto mostra se é preciso.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Quanto custa consertar o portão que caiu da parede?",
        answers: [
          "Do caso mais barato ao mais caro: refixar o suporte, trocar o braço, soldar a folha e refazer a coluna. O orçamento vem pelas fotos.",
          "O menor gasto é refazer a fixação; o braço novo vem depois, e a coluna ou a folha refeita é o maior. As fotos dão o valor.",
        ],
      },
      {
        question: "Posso levantar a folha com ajuda de mais gente?",
        answers: [
          "Não. A folha pesa mais do que parece e pode virar de lado ao sair do apoio. O técnico a levanta com escora.",
          "Melhor não tentar, mesmo com várias pessoas. Se um lado escapa, o peso cai sobre quem está segurando o outro.",
        ],
      },
      {
        question: "O motor que caiu ainda serve?",
        answers: [
          "Muitas vezes serve, se a carcaça e o eixo estão inteiros. O técnico testa o motor na bancada antes de prendê-lo de novo.",
          "Depende da queda: carcaça trincada ou eixo torto pedem troca; sem isso, ele volta ao lugar depois de testado.",
        ],
      },
    ],
    photo: "fotos tiradas de longe da folha, do braço e do ponto da parede de onde se soltou",
  },
  {
    id: "braco-bate-na-parede",
    broader: "braco",
    label: "Braço do portão que bate",
    phrase: "o braço do portão que bate na parede",
    asks: [
      "braço bate parede",
      "braço batendo parede",
      "braço portão bate",
      "braço batendo",
      "braço bate coluna",
      "braço batendo coluna",
      "braço motor bate",
      "braço raspando",
      "braço raspa parede",
      "braço encosta parede",
    ],
    intent: "repair",
    answers: {
      any: [
        "O braço do portão que bate na parede ou na coluna está com o fim de curso fora do ponto, com o suporte na medida errada ou com folga no pino. Desligue o disjuntor, porque cada batida entorta a haste e racha a solda. O acerto da parada em casa parte de {price.preventive}, sem peças.",
        "Braço do motor raspando ou batendo na parede quase sempre abriu além do ponto: o batente ou o fim de curso saiu do lugar. Pare de usar e olhe de longe se o suporte está firme. O técnico corrige a parada e a medida do suporte, em visita a partir de {price.preventive} em casa, fora peças.",
      ],
    },
    sections: [
      {
        about: "causes",
        headings: ["Por que o braço bate", "As causas da batida"],
        slots: [
          [
            "Se começou de repente, algo se moveu: ímã, batente ou parafuso. Se bate desde a instalação, a medida do suporte está errada.",
            "Repare desde quando bate. Batida nova é regulagem ou folga; batida antiga é posição do suporte.",
          ],
        ],
        bullets: [
          "Fim de curso fora do ponto",
          "Batente solto ou ausente",
          "Pino ou bucha com folga",
          "Suporte longe ou perto demais da dobradiça",
        ],
      },
      {
        about: "check",
        headings: ["O que olhar sem risco", "Antes de o técnico chegar"],
        slots: [
          [
            "Com o disjuntor desligado, veja se há parafuso frouxo, solda trincada e marca de batida na parede. Não force a folha nem solte o braço.",
            "Procure, com a energia desligada, risco na parede, haste torta e suporte mexendo. Braço torto não se endireita em casa.",
          ],
        ],
      },
      {
        about: "visit",
        headings: ["Como se corrige", "O acerto da parada e do suporte"],
        slots: [
          [
            "O técnico acerta batente e fim de curso, troca pino ou bucha com folga e, se preciso, muda o suporte de lugar. No fim testa a força e a fotocélula.",
            "Primeiro a parada, depois a folga e por último a medida do suporte. Haste torta é trocada, e não desentortada.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Posso pôr uma borracha na parede?",
        answers: [
          "Ela abafa o som, mas o braço continua forçando. Corrija a parada.",
          "Só como proteção depois do acerto. Sozinha, esconde o defeito.",
        ],
      },
      {
        question: "O braço entortou com a batida. O que faço?",
        answers: [
          "Não use mais: desligue o disjuntor e não fique perto da folha. A haste torta é trocada.",
          "Deixe o portão desligado. Haste torta perde a força e pode soltar.",
        ],
      },
      {
        question: "Falta espaço na garagem. Tem solução?",
        answers: [
          "Às vezes, mudando o suporte ou o tipo de braço. A foto da coluna por dentro mostra o que cabe.",
          "Há braços mais curtos e motor de correr, conforme a entrada. A foto diz qual.",
        ],
      },
    ],
    photo: "um vídeo curto feito de longe, com o ponto da batida, e uma foto dos dois suportes",
  },
];
