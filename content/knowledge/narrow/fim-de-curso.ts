import type { NarrowConcept } from "#domain/knowledge/concept.ts";
import { combine } from "./combine.ts";

export const fimDeCurso: NarrowConcept[] = [
  {
    id: "regular-fim-de-curso",
    broader: "fim-de-curso",
    label: "Como regular o fim de curso",
    phrase: "a regulagem do fim de curso",
    asks: [
      "não para lugar certo regular fim curso",
      "não para lugar regular fim curso",
      "para lugar errado regular fim curso",
      "não para ponto regular fim curso",
      "milímetros fim curso",
      "quantos milímetros fim curso",
      "acertar ponto onde portão para",
      "fresta lado mover ímã",
      "fresta lado movo ímã",
      "regular fim curso",
      "regular fim curso basculante",
      "regular fim curso correr",
      "regular fim curso deslizante",
      "regulagem fim curso basculante",
      "ajustar fim curso",
      "acertar fim curso",
      "acertar fim curso [marca]",
      "regular fim curso [marca]",
      "ajustar fim curso [marca]",
      "regulagem fim curso",
      "ajuste fim curso",
      "programar fim curso",
      "regular ímã",
      "ajustar ímã",
      "regular final curso",
      "fim curso desregulado",
    ],
    answers: {
      any: [
        "Para regular o fim de curso do portão de correr, desligue o disjuntor e mova poucos milímetros o ímã preso na cremalheira. Leve-o para o meio da folha se ela bate, ou para a ponta se sobra fresta. No basculante, o ajuste é do técnico, a partir de {price.preventive} em casa, sem peças.",
        "O fim de curso do portão se regula, no deslizante, pelo ímã preso na cremalheira, sempre com o disjuntor desligado. Se a folha bate, o ímã vai para o meio dela; se não fecha toda, para a ponta. Basculante e motor com percurso gravado ficam com o técnico, a partir de {price.preventive}, sem peças.",
        "No portão de correr, o fim de curso é ajustado deslocando alguns milímetros o ímã da cremalheira, com a energia cortada. Para o meio da folha, ela para antes; para a ponta, anda mais. Em basculante ou motor sem ímã, chame o técnico, em visita residencial desde {price.preventive}, sem peças.",
        "Regular o fim de curso é acertar onde o portão para. No deslizante você faz isso no ímã da cremalheira, com o disjuntor desligado e poucos milímetros por vez. O técnico cuida do basculante e dos motores com percurso gravado, a partir de {price.preventive} em casa, peças à parte.",
      ],
      repair: [
        "O fim de curso do portão deslizante são dois ímãs ou chapinhas presos na cremalheira, um em cada ponta, que um sensor do motor lê para parar a folha. Se ela bate, o ímã vai alguns milímetros para o meio; se deixa fresta, para a ponta, sempre com o disjuntor desligado. Sensor que não responde é trocado pelo técnico, e a visita com ajuste parte de {price.preventive} em casa, sem peças.",
        "Fim de curso desregulado faz a folha bater, passar do ponto ou deixar fresta, e o técnico acerta as duas paradas em visita a partir de {price.preventive} em casa, sem peças. No portão de correr, você pode mover o ímã da cremalheira poucos milímetros, com o disjuntor desligado; no basculante, não mexa.",
        "Regulamos o fim de curso de portão {em}, acertando abertura, fechamento e força, a partir de {price.preventive} em casa, sem peças. Se a folha bate no fim ou o motor segue ligado, deixe o disjuntor desligado até a visita; ímã ou sensor quebrado é orçado à parte.",
        "Quando o fim de curso sai do ponto, o portão para antes, bate no batente ou o motor não desliga: na visita, a partir de {price.preventive} em casa, sem peças, as duas paradas são marcadas de novo. Até lá, desligue o disjuntor se a folha bate forte.",
        "Se o portão bate, deixa fresta ou passa do ponto, o fim de curso está desregulado, e a visita que corrige abertura e fechamento sai em casa a partir de {price.preventive}, peças à parte. No deslizante o ímã da cremalheira pode ser movido por você, sem energia; no basculante espere o técnico.",
        "Portão que não para no lugar certo precisa de fim de curso regulado: no de correr, com o disjuntor desligado, leve o ímã da cremalheira poucos milímetros para o meio da folha se ela passa do ponto, ou para a ponta se para antes. No basculante não mexa: o técnico marca outra vez as duas paradas, em residência desde {price.preventive}, sem contar peças.",
      ],
      "how-to": [
        "Para regular o fim de curso do portão deslizante, desligue o disjuntor, solte o parafuso do ímã na cremalheira, mova-o poucos milímetros e aperte. Para o meio da folha, ela para antes e deixa de bater; para a ponta, fecha a fresta. No basculante e em motor que grava o percurso, o ajuste é do técnico.",
        "O fim de curso desregulado do portão de correr se ajusta pelo ímã preso na cremalheira, com o disjuntor desligado. Se a folha bate, leve o ímã alguns milímetros para o meio dela; se para antes e deixa fresta, leve para a ponta. Depois aperte o parafuso, religue e teste de longe. Portão basculante fica com o técnico.",
        "No portão deslizante, o fim de curso é o ímã da cremalheira, que se move pouco de cada vez, com o disjuntor desligado. Movido em direção ao meio da folha, faz o portão parar mais cedo; em direção à ponta, faz avançar mais. Se o seu for basculante ou motor sem ímã, chame o técnico.",
        "Para ajustar o fim de curso desregulado do portão de correr, desligue o disjuntor, afrouxe o ímã na cremalheira, desloque-o alguns milímetros e aperte de novo. Movido para o centro da folha, ele acaba com a batida; para a ponta, fecha a fresta. No basculante, quem regula é o técnico.",
        "No portão basculante, quem regula o fim de curso é o técnico, porque o sensor fica no braço ou no motor, junto dos fios da rede e de uma folha que pode cair. Ele escora a folha, acerta o equilíbrio e marca de novo as duas paradas. Não destrave a folha nem mexa no sensor; em casa, a visita parte de {price.preventive}, sem peças.",
      ],
      price: [
        "Regular o fim de curso entra na visita preventiva, a partir de {price.preventive} em casa, sem peças, junto com força e fotocélula. Se a chave ou o ímã estiver quebrado, soma-se a peça, das mais baratas do motor, orçada por foto.",
        "O preço da regulagem do fim de curso é o de uma visita de ajuste: a partir de {price.preventive} em residência, sem peças, com as duas paradas e a força acertadas. Ímã ou sensor quebrado é cobrado à parte e está entre as peças de menor custo.",
        "Quanto custa regular o fim de curso: em casa, uma visita de ajuste, que começa em {price.preventive} sem peças e inclui força, fotocélula e as duas paradas. Havendo ímã ou chave a trocar, some uma peça barata do motor, com valor passado por foto.",
        "A regulagem do fim de curso sai a partir de {price.preventive} em residência, fora peças, com abertura, fechamento e força ajustados na mesma ida. Sensor ou ímã danificado entra separado, e poucos itens do motor custam menos.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["Passo a passo no portão de correr", "Como mover o ímã, em ordem"],
        slots: [
          [
            "Sujeira no trilho e batente solto mudam a parada e parecem desregulagem, então resolva isso antes de mexer no ímã. A ordem abaixo vale para motor deslizante com ímãs na cremalheira.",
            "Estes passos são para o deslizante que usa ímã na cremalheira, a régua dentada da folha. Com trilho sujo ou batente frouxo, o ponto se perde de novo, e por isso a limpeza vem primeiro.",
            "A folha precisa correr leve e o batente estar firme, senão o ajuste dura um dia. Siga a ordem só no portão de correr, em que o ímã fica à vista na cremalheira.",
            "Antes do ímã, veja se há terra no trilho ou batente bambo, que tiram a folha do ponto e enganam quem regula. Esta lista serve apenas ao motor deslizante que traz ímãs na régua dentada, a cremalheira.",
            "O ajuste só fica se a folha anda sem prender e encontra um batente firme; por isso, comece limpando o trilho e conferindo o batente. Depois siga os passos, que valem para portão de correr com ímã na cremalheira.",
          ],
        ],
        steps: [
          "Desligue o disjuntor e varra o trilho e o batente.",
          "Ache os dois ímãs na cremalheira, um da abertura e outro do fechamento, e risque com caneta o lugar do que falha.",
          "Solte o parafuso desse ímã e mova-o poucos milímetros. Para o meio da folha, ela passa a parar antes; para a ponta, anda mais.",
          "Aperte o parafuso, religue o disjuntor, afaste-se e acione o portão uma vez.",
          "Se ainda não ficou certo, desligue o disjuntor de novo antes de tocar no ímã e repita até a folha encostar de leve.",
          "Se ela bater forte ou não parar, deixe o disjuntor desligado e chame o técnico.",
        ],
      },
      {
        about: "what",
        headings: ["O ajuste em cada tipo de motor", "Ímã, chave ou percurso gravado"],
        slots: [
          [
            "No deslizante há um ímã em cada ponta da cremalheira, e alguns milímetros mudam a fresta. No basculante, o sensor fica no acionador, junto do fuso e da folha suspensa, e por isso o acesso é do técnico.",
            "O motor de correr lê um ímã em cada ponta da cremalheira. Já no basculante o sensor está no acionador, perto da folha que pende sobre a passagem, e quem ajusta é o técnico.",
            "No portão de correr, a parada é marcada por dois ímãs na cremalheira, fáceis de ver. No basculante, a chave ou o ímã fica no acionador, ao lado do fuso e sob a folha, lugar em que só o técnico trabalha.",
          ],
          [
            "Alguns motores contam as voltas com um encoder, que é um sensor de giro, e não têm peça a mover. Neles, o percurso é gravado de novo na placa, também pelo técnico.",
            "Há ainda o motor com encoder, que conta as voltas do eixo. Ele não usa ímã de parada, e o técnico grava de novo o percurso na central.",
            "Motor sem ímã nem chave usa um encoder, que mede o giro. A regulagem é ensinar outra vez o percurso à placa, dentro da caixa energizada, e fica com o técnico.",
          ],
        ],
      },
      {
        about: "visit",
        headings: ["O ajuste feito pelo técnico", "Como é a regulagem na visita"],
        slots: [
          [
            "Primeiro o técnico vê se a folha anda leve e se o batente está firme, porque defeito mecânico desfaz o ajuste. Depois testa o sensor, corrige a posição aos poucos e acerta a freada e a força.",
            "A visita começa pelo trilho, pelo batente e pelo equilíbrio da folha, que mantêm o ponto estável. Em seguida o sensor é testado, reposicionado ou trocado, e a velocidade de chegada é regulada.",
            "Folha pesada faz a parada variar, e por isso ela é conferida antes do sensor. Com isso certo, o técnico ajusta o ponto, regula a freada e deixa a menor força que move o portão.",
          ],
          [
            "No fim, o motor desliga pouco antes do batente e a folha encosta sem pancada. O técnico repete alguns ciclos e testa se o portão volta ao encontrar um obstáculo.",
            "A folha deve chegar de leve, com o motor já desligado. Antes de sair, o técnico repete os ciclos e confere se o portão volta ao encontrar um objeto.",
            "O resultado é uma chegada suave, sem batida e sem fresta. Vários ciclos e o teste com um objeto no caminho encerram a visita.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Posso empurrar o ímã do fim de curso um pouquinho?",
        answers: [
          "No portão de correr, pode, com o disjuntor desligado e poucos milímetros por vez. Marque antes a posição antiga e fique longe da engrenagem quando religar.",
          "Pode no ímã da cremalheira, sem energia e com o lugar de antes riscado. No basculante, não: a peça fica junto do fuso e da folha suspensa.",
          "No deslizante não há problema, se a energia está cortada e você anotou onde ele estava. Vá de milímetro em milímetro; em basculante, deixe a peça para o técnico.",
        ],
      },
      {
        question: "O fim de curso desregula sozinho?",
        answers: [
          "Sim, por vibração, batida ou suporte frouxo. Se volta a sair do ponto em pouco tempo, o suporte precisa de fixação nova.",
          "Acontece aos poucos, quando o ímã está mal preso ou a folha balança. Ajuste que não dura é sinal de folga mecânica.",
          "Pode sair do lugar com a vibração e as batidas de cada dia. Se isso se repete em semanas, procure folga no suporte ou na folha, e não só no ímã.",
        ],
      },
      {
        question: "Por que o portão ainda bate depois de regular o fim de curso?",
        answers: [
          "Em geral porque ele freia tarde: a parada está certa, mas a desaceleração não. Folha pesada ou contrapeso errado, no basculante, também empurra além do ponto.",
          "A velocidade de chegada ficou alta ou a folha está desequilibrada. Regular a freada na central e corrigir o peso completa o ajuste.",
          "Talvez falte ajustar a freada, que é a redução de velocidade no fim. Folha desequilibrada também passa do ponto, e os dois se acertam na visita.",
        ],
      },
      {
        question: "Quanto tempo leva a regulagem?",
        answers: [
          "Em geral até {trade.smallRepair}, quando a folha está em ordem e nenhuma peça quebrou. Batente solto ou trilho torto alonga o serviço.",
          "Costuma caber em {trade.smallRepair}, com os testes. Se for preciso corrigir a folha ou trocar o sensor, o técnico avisa antes.",
          "Até {trade.smallRepair} costuma bastar, se nada quebrou. Sensor a trocar, trilho empenado ou batente frouxo pedem mais tempo, com aviso antes.",
        ],
      },
    ],
    photo: "um vídeo de um ciclo inteiro, feito de longe, e uma foto do ímã ou da chave",
  },
  {
    id: "ima-caiu",
    broader: "fim-de-curso",
    label: "Ímã do fim de curso caiu",
    phrase: "o ímã que caiu",
    asks: [
      "ímã onde comprar",
      "ímã fim curso caiu onde comprar",
      "ímã fim curso onde comprar",
      "ímã caiu onde comprar",
      "ímã fim curso preço",
      "comprar ímã fim curso",
      "comprar ímã motor",
      "ímã quebrado onde comprar",
      "ímã motor quebrado onde comprar",
      "onde comprar ímã",
      "ímã fim curso [marca]",
      "ímã [marca]",
      "ímã motor [marca]",
      "achei ímã chão",
      "achei ímã chão portão não para",
      "ímã caiu posso colar",
      "colar ímã fim curso",
      "posso colar ímã",
      "ímã caiu",
      "ímã soltou",
      "ímã quebrou",
      "ímã solto",
      "perdi ímã",
      "trocar ímã",
      "ímã portão",
      "ímã fim curso",
      "ímã cremalheira",
      "ímã motor",
      "caiu ímã",
    ],
    answers: {
      any: [
        "O ímã de fim de curso do portão marca o ponto em que a folha deve parar. Se caiu ou se perdeu, ela bate no batente ou o motor continua forçando, por isso desligue o disjuntor e guarde a peça. Repor o ímã do modelo da etiqueta e acertar as paradas custa a partir de {price.preventive} em casa, sem peças.",
        "Se o ímã do fim de curso caiu, desligue o disjuntor e não conte com a cola, que solta com a vibração. O ímã precisa voltar preso no suporte, na mesma posição, porque sem ele o motor não sabe onde parar. A visita com o ajuste das paradas começa em {price.preventive} em casa, sem peças.",
        "O ímã de fim de curso quebrado ou perdido você compra conosco ou em loja de peças para portão, pelo modelo da etiqueta do motor, e ele vai parafusado no suporte. Até lá, deixe o disjuntor desligado, porque a folha não sabe onde parar. A peça sai por foto, e o ajuste em casa parte de {price.preventive}, sem peças.",
      ],
      buying: [
        "O ímã do fim de curso do motor [marca] você compra conosco, avulso ou já colocado, pelo modelo escrito na etiqueta. Também há em lojas de peças para portão. Força, encaixe e lado mudam de um motor para outro, por isso mande a foto da etiqueta e do ímã quebrado: o preço é informado de graça.",
        "Onde comprar o ímã do motor de portão: conosco ou em loja de automação, sempre pelo modelo da etiqueta. Vendemos o ímã com o suporte, avulso ou instalado e regulado. Guarde o ímã que caiu e fotografe com uma régua, para conferir o encaixe. O valor vem antes, sem custo.",
      ],
      price: [
        "O ímã do fim de curso está entre as peças mais baratas do motor, e o preço dele muda com o modelo. Mande a foto da etiqueta e da cremalheira, e passamos o valor de graça. Se quiser o ímã colocado, soma-se a visita que acerta a parada, a partir de {price.preventive} em casa, sem peças.",
        "O preço do ímã do fim de curso é pequeno perto da visita que o fixa e acerta a parada do portão, a partir de {price.preventive} em residência, sem peças. Mande a foto da etiqueta do motor e receba os dois valores antes, sem custo.",
      ],
      question: [
        "Não cole: cola e fita soltam com a vibração, e poucos milímetros mudam a parada. Se o suporte está inteiro e a marca aparece, desligue o disjuntor e aperte o ímã na mesma posição, com a mesma face para o sensor. Sem marca, o técnico acerta, a partir de {price.preventive} em casa, sem peças.",
        "Não dá para confiar na cola: o ímã do fim de curso que caiu deve ser parafusado no suporte, na marca antiga e com a mesma face para o sensor. Se o suporte quebrou ou não há marca, deixe o disjuntor desligado e chame o técnico; o ajuste parte de {price.preventive} em casa, sem peças.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["O que fazer quando o ímã cai", "Passos antes do técnico"],
        slots: [
          [
            "Sem o ponto de parada, o motor pode seguir ligado com a folha no fim, e um portão de correr sem batente firme chega a sair do trilho. Não use o portão no automático e faça o seguinte.",
            "A folha pode bater com força ou, no portão de correr, passar do batente e sair do trilho. Deixe o automático de lado e siga estes passos.",
            "Um portão que não sabe onde parar bate, força o motor e, se for de correr, pode escapar do trilho. Antes de qualquer coisa, corte a energia.",
          ],
        ],
        steps: [
          "Desligue o disjuntor.",
          "Procure o ímã e o suporte no chão, perto da cremalheira ou do motor, e não troque o da abertura com o do fechamento.",
          "Fotografe a marca que ficou no lugar onde ele estava.",
          "No portão de correr, com o suporte inteiro e a marca à vista, aperte o parafuso na mesma posição, com a mesma face (o mesmo polo) virada para o sensor, sem cola.",
          "Se deu para repor o ímã, uma pessoa aciona de longe e outra fica no disjuntor, para desligar se a folha passar do ponto.",
          "Se não deu, deixe o disjuntor desligado até a visita. Só o portão de correr ou de abrir em bom estado pode ser usado na mão; o basculante fica travado.",
        ],
      },
      {
        about: "what",
        headings: ["Como o ímã marca a parada do portão", "Ímã, sensor e ponto de parada"],
        slots: [
          [
            "O ímã passa diante do sensor do motor e avisa a central de que a folha chegou. São dois, um perto de cada ponta da folha, presos num suporte na cremalheira. O lado importa: com a face virada ao contrário, o sensor não sente o ímã, e o portão passa do ponto.",
            "Cada ponta do percurso tem um ímã, que aciona o sensor quando a folha chega e faz a central desligar o motor. Com a face trocada ou poucos milímetros mais longe, o aviso não vem.",
            "Há um ímã para a abertura e outro para o fechamento. Os dois não se trocam entre si, porque em muitos modelos têm polos opostos. Quando um deles cruza o sensor, a placa desliga o motor; com a face virada ou longe demais, a leitura falha.",
          ],
        ],
      },
      {
        about: "visit",
        headings: ["Como o técnico repõe o ímã", "Reposição do ímã e ajuste da parada"],
        slots: [
          [
            "O técnico confere se a folha anda leve, prende o ímã certo no suporte, com parafuso, e troca o suporte frouxo para a peça não cair outra vez. Depois desloca o ímã aos poucos até a folha encostar de leve.",
            "Antes do ímã, são vistos o trilho e o batente, porque a folha que bate solta a peça de novo. O ímã do modelo é parafusado em suporte firme, e a posição é corrigida aos poucos até a parada ficar suave.",
            "Primeiro se corrige a causa, que pode ser suporte gasto, folha que balança ou batida no fim. Depois o ímã, novo ou antigo, é aparafusado e ajustado milímetro a milímetro, até a parada não ter pancada nem fresta.",
          ],
          [
            "Se o motor grava o percurso, ele é refeito na central. A visita termina com as duas pontas testadas e a força no mínimo necessário.",
            "Nas centrais que memorizam o caminho, o percurso é ensinado outra vez. Por fim, abertura e fechamento são repetidos e a força é conferida.",
            "Em motor com percurso memorizado, a gravação é feita de novo. Alguns ciclos completos confirmam as duas paradas e a força.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Ímã de geladeira serve no fim de curso?",
        answers: [
          "Não serve. O ímã de geladeira tem outra força e outro formato, e o sensor pode não sentir a passagem. Use o ímã do modelo, que vem com o suporte.",
          "Não serve, porque a leitura falha e o portão bate no fim. O ímã certo tem a força e o encaixe feitos para o sensor daquele motor.",
        ],
      },
      {
        question: "Dá para usar o portão sem o ímã?",
        answers: [
          "No automático, não, porque o motor não tem onde parar. Na mão, só o de correr ou de abrir, em bom estado e com o disjuntor desligado.",
          "Só manualmente, e em folha de correr ou de abrir em bom estado. Com o motor, ela pode bater e forçar até queimá-lo.",
        ],
      },
      {
        question: "O ímã do fim de curso perde a força com o tempo?",
        answers: [
          "Muito pouco. O comum é o ímã soltar, quebrar ou se afastar do sensor. Calor forte e batida é que enfraquecem a peça.",
          "Raramente essa é a causa. Suporte torto e distância errada do sensor falham muito antes do ímã.",
        ],
      },
      {
        question: "O ímã é igual em todas as marcas?",
        answers: [
          "Não. O formato do suporte, a força e a distância de leitura mudam até entre linhas da mesma marca. A etiqueta do motor mostra qual pedir.",
          "Cada linha de motor tem o seu, com encaixe e força próprios. Com o modelo exato, lido na etiqueta, você evita comprar um que o sensor não percebe.",
        ],
      },
    ],
    photo: "uma foto da cremalheira ou do acionador, da marca do ímã e da etiqueta do motor",
  },
  {
    id: "motor-nao-desliga-no-fim",
    broader: "fim-de-curso",
    label: "Motor não desliga no fim",
    phrase: "o motor que não desliga no fim",
    asks: [
      "abriu não parou mais",
      "fechou não parou mais",
      "não parou mais de abrir",
      "só para desligar tomada",
      "só para tirar tomada",
      "só para apertar controle",
      "só para se apertar",
      "só para fim apertar",
      "só para final apertar controle",
      "só para desliga disjuntor",
      "só para quando desligo disjuntor",
      "não para só desligando disjuntor",
      "abre continua forçando",
      "fecha continua forçando",
      "abre todo continua forçando",
      "fecha fica forçando",
      "fica forçando chão",
      "não reconhece fechou",
      "não reconhece fechado",
      "não reconhece abriu",
      "não entende fechou",
      "correr fecha continua forçando",
      "correr fecha fica forçando",
      "correr não reconhece fechou",
      "basculante fecha continua forçando",
      "basculante fecha fica forçando",
      "basculante não reconhece fechou",
      "pivotante fecha continua forçando",
      "pivotante fecha fica forçando",
      "pivotante não reconhece fechou",
      "gira sem parar",
      "motor gira parar",
      "gira dois lados",
      "motor continua girando",
      "motor fica girando",
      "gira direto",
      "quando encosta",
      "não desliga encosta",
      "motor não desliga",
      "não desliga fim",
      "[marca] não desliga",
      "[marca] não desliga fim",
      "[marca] não desliga final",
      "não desliga fechado",
      "continua ligado",
      "motor continua rodando",
      "fica forçando",
      "motor fica ligado",
      "continua forçando",
      "motor não parando",
      "não parou fim",
      "continua rodando fechado",
      "motor disparado",
      "motor disparou",
    ],
    answers: {
      any: [
        "O motor do portão que fica ligado e não desliga tem o fim de curso sem resposta, que é o sensor que manda parar, ou o relé da placa colado, que não solta a energia. Desligue o disjuntor agora, porque o motor forçando parado queima. Achar a causa e regular em casa parte de {price.preventive}, sem peças.",
        "Se o motor não desliga no fim e fica forçando, ele não recebeu o aviso do fim de curso, o sensor que manda parar: em geral o ímã saiu do lugar ou o sensor falhou. Desligue o disjuntor agora, porque forçando contra o batente o motor pode queimar. Achar o defeito e regular o ponto de parada em casa parte de {price.preventive}, sem peças.",
        "Portão que só para se você apertar o controle de novo está com a placa obedecendo, mas sem o aviso de fim de curso: o ímã caiu, a haste entortou ou o sensor falhou. Até o conserto, não use o motor e deixe o disjuntor desligado. O ajuste em casa parte de {price.preventive}, fora as peças.",
        "O portão que só para quando desliga da tomada ou do disjuntor tem, quase sempre, o relé da placa colado: o contato fica preso e o motor não recebe ordem de parar. Não religue para testar, porque ele volta a forçar e pode queimar. O técnico mede a placa e o fim de curso; o ajuste residencial parte de {price.preventive}, e reparo de placa é orçado à parte.",
        "Motor que continua girando depois de o portão abrir ou fechar perdeu a ordem de parada: o ímã do fim de curso saiu do lugar, o sensor ou o fio falhou, ou o relé da placa colou. Corte a energia no disjuntor e não religue para conferir. Em casa, a visita com regulagem começa em {price.preventive}, sem contar peças.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["O que fazer agora com o motor que não desliga", "Passos com o motor forçando"],
        slots: [
          [
            "Só o disjuntor para o motor com segurança nessa hora. Não segure a folha com a mão e não aperte o controle várias vezes.",
            "Corte a energia antes de qualquer outra coisa e não tente parar a folha com a mão. Religar para ver de novo repete o esforço contra o batente.",
            "Não adianta insistir no controle nem empurrar a folha. Desligue o disjuntor e mantenha-o assim até a visita.",
          ],
        ],
        steps: [
          "Desligue o disjuntor e, se houver nobreak, desligue-o também.",
          "Olhe de longe se a folha passou do batente ou entortou.",
          "Veja se o ímã ou a haste está no lugar, sem tocar.",
          "Portão de correr ou de abrir, se a folha está reta, pode ser destravado e usado na mão; o basculante fica travado até a visita.",
          "Fotografe o fim de curso e a etiqueta.",
        ],
      },
      {
        about: "causes",
        headings: ["Por que o motor não recebe a parada", "Ímã, sensor, fio ou relé"],
        slots: [
          [
            "As causas mais comuns se veem por fora: ímã caído, haste torta ou chave de parada emperrada. Se tudo está no lugar, sobram o sensor, que queima em surto de raio, e o fio, que a vibração rompe.",
            "Na maioria das vezes o ímã se deslocou ou a haste passa sem acionar a chave de parada. Depois vêm o fio rompido e o sensor queimado, que não deixam marca e precisam de medição.",
            "Em geral o ímã se soltou e passa longe do sensor, ou a haste já não empurra a chave. Menos comuns são o fio partido e o sensor danificado por raio, que só a medição mostra.",
          ],
          [
            "Um teste separa os defeitos: se o controle ainda para o motor, o problema é o fim de curso; se só o disjuntor para, é o relé da placa, cujo contato grudou.",
            "Repare no que faz o motor parar. Parou pelo controle, falta o sinal do fim de curso; parou só sem energia, o relé da placa grudou e a central precisa de reparo.",
            "Há ainda o relé da placa, que pode grudar e alimentar o motor direto. Nesse caso nem o botão de parar funciona, e o conserto é na central.",
          ],
        ],
      },
      {
        about: "visit",
        headings: ["O ajuste feito pelo técnico", "Como o defeito é achado e corrigido"],
        slots: [
          [
            "O técnico aciona o sensor e mede se o aviso chega à placa. Se chega e o motor não para, o defeito é do relé; se não chega, é do sensor, do ímã ou do fio.",
            "Primeiro se mede a entrada da placa, para não trocar peça por palpite. Quando o sinal do sensor não aparece ali, procura-se no ímã, no sensor e no fio; quando aparece, o relé é o culpado.",
            "A medição começa na central: ela mostra se o sinal de parada chega. A partir daí se troca só o que falhou, seja o ímã, o sensor, o fio ou o relé.",
          ],
          [
            "Depois ele regula o ponto de parada e a força e examina batente, engrenagem e suporte, que sofrem quando o motor força.",
            "No fim, acerta o ponto em que o motor desliga e confere se batente, suporte e engrenagem aguentaram o esforço.",
            "A visita termina com a parada regulada, a força no mínimo e a revisão do batente, do suporte e da engrenagem.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Quanto tempo o motor aguenta forçando?",
        answers: [
          "Pouco: em minutos o enrolamento esquenta e a engrenagem se gasta. O protetor térmico pode desligar antes, mas não conte com ele.",
          "Não há tempo seguro. Cada vez que ele força contra o batente, gasta a engrenagem e esquenta as bobinas.",
        ],
      },
      {
        question: "O motor desliga só depois de uns segundos. É defeito?",
        answers: [
          "É. A central está desligando pelo limite de tempo, porque o sinal do fim de curso não chegou. O portão funciona, mas bate com força no fim a cada vez.",
          "Sim: o que para o motor é o tempo máximo, e não o sensor. Vale regular logo, porque a engrenagem e o batente se gastam.",
        ],
      },
      {
        question: "O ímã caiu. Posso recolocar?",
        answers: [
          "No portão de correr, com o disjuntor desligado e a marca antiga à vista, sim, aparafusado e com a mesma face para o sensor. Sem marca, o técnico acerta.",
          "Só no lugar marcado, sem energia e sem cola. Fora do ponto, a folha bate ou para antes.",
        ],
      },
      {
        question: "A luz da central pisca sem parar. É o mesmo defeito?",
        answers: [
          "Pode ser: cada central pisca de um jeito para avisar fotocélula interrompida, fim de curso não lido ou esforço. Filme a luz, de fora, junto com a etiqueta.",
          "Nem sempre. A piscada também avisa fotocélula suja ou percurso não gravado, e o código está no manual do modelo.",
        ],
      },
    ],
    photo: "uma foto do ímã ou da chave de fim de curso e da etiqueta do motor, com o disjuntor desligado",
  },
  {
    id: "fim-de-curso-nao-funciona",
    broader: "fim-de-curso",
    label: "Fim de curso não funciona",
    phrase: "o fim de curso que não funciona",
    asks: [
      "não reconhece final",
      "não acha o fim",
      "não reconhece parada",
      "não percebe fim",
      "fim de curso pifou",
      "não reconhece fim curso",
      "não acha fim curso",
      "não lê fim curso",
      "não reconhece fim",
      "ignora fim curso",
      "não obedece fim curso",
      "não obedece fim",
      "não enxerga fim curso",
      "não reconhece ímã",
      "não respeita fim curso",
      "fim curso não funciona",
      "fim curso defeito",
      "fim curso quebrado",
      "fim curso quebrou",
      "fim curso queimado",
      "fim curso queimou",
      "fim curso parou",
      "trocar fim curso",
      "troca fim curso",
      "fim curso problema",
      "fim curso não atua",
      "final curso quebrado",
      "conserto fim curso",
      "sintomas fim curso",
      "sinais fim curso",
      "fim curso ruim",
      "trocar fim curso motor preço",
      "trocar fim curso motor valor",
      "trocar fim curso motor custa",
      "quanto custa trocar fim curso motor",
      "fim curso não para",
      "fim curso não desliga",
      "fim curso não corta",
      "fim curso soltou",
      "fim curso travado",
      "fim curso travada",
      "chave fim curso travada",
      "fim curso emperrado",
      "ímã fraco",
      "não respeita fim",
      "não respeita batente",
      "sensor magnético não lê",
      "não detecta ímã",
      "não lê ímã",
      "sensor ímã não lê",
    ],
    answers: {
      any: [
        "O portão não respeita o fim de curso quando a placa não recebe o aviso de parada: o ímã saiu do lugar, a chave gastou ou o fio rompeu. Desligue o disjuntor, porque a folha bate e o motor continua forçando. O ajuste em casa parte de {price.preventive}, sem peças.",
        "Se o portão não obedece ao fim de curso, o sensor da parada não está sendo lido, por ímã caído, haste quebrada, chave travada ou fio partido. Corte a energia no disjuntor até a visita. Acertar custa a partir de {price.preventive} em casa, e o sensor novo é orçado por foto.",
        "Fim de curso que quebrou ou soltou se troca por outro do mesmo tipo, ímã, chave ou sensor, sem mexer no resto do motor. A regulagem em casa parte de {price.preventive}, fora as peças. Até lá, deixe o disjuntor desligado, porque a folha bate no batente e o motor força.",
        "Trocamos e regulamos fim de curso de portão {em}, no seu endereço. O ajuste em casa parte de {price.preventive}, sem peças, e ímã, chave ou sensor sai pela foto da etiqueta do motor. Até a visita, deixe o disjuntor desligado, porque o motor não para no fim.",
        "O portão que não para no ponto, bate ou continua forçando está sem a leitura do fim de curso. As causas comuns são ímã deslocado, haste quebrada e fio partido. Desligue o disjuntor; regular em casa custa a partir de {price.preventive}, sem peças.",
        "Com o fim de curso quebrado ou solto, o motor não sabe onde parar e empurra a folha contra o batente. Mantenha o disjuntor desligado até a visita. O ajuste residencial começa em {price.preventive}, fora as peças; ímã, chave ou sensor novo tem preço por foto.",
        "O portão que não reconhece o fim está sem o aviso do fim de curso, o sensor que manda parar: o ímã saiu do lugar, o fio rompeu ou o percurso se perdeu na placa. Desligue o disjuntor, porque a folha pode bater. Recolocar o ímã e gravar o percurso em casa custa a partir de {price.preventive}, sem peças.",
      ],
      price: [
        "Trocar o fim de curso custa a peça, das mais baratas do motor, e a mão de obra de regular o percurso. Quando só é preciso recolocar o ímã ou a haste, a visita em casa parte de {price.preventive}, sem peças. A foto da etiqueta do motor basta para o orçamento.",
        "O preço do fim de curso depende do tipo, ímã, chave ou encoder, e do modelo do motor. A regulagem vai junto, em visita a partir de {price.preventive} em casa, sem peças. Mande a foto da etiqueta e da peça para saber o total.",
        "Para trocar o fim de curso, você paga uma peça pequena, ímã, chave ou encoder, e o ajuste do percurso. A visita em casa começa em {price.preventive}, sem peças, e a foto da etiqueta completa o valor.",
        "Fim de curso novo tem preço de peça pequena, somado à visita que ajusta o percurso, a partir de {price.preventive} em casa, sem peças. Quando só se reposiciona o ímã ou a haste, paga-se apenas o ajuste.",
      ],
    },
    sections: [
      {
        about: "causes",
        headings: ["Por que o fim de curso para de funcionar"],
        slots: [
          [
            "O mais comum é o ímã cair, virar ou se afastar poucos milímetros do sensor, por vibração ou batida. Nos motores de chave, a haste entorta ou quebra e a ferrugem trava o contato.",
            "Vibração e pancada soltam ou viram o ímã da cremalheira, e o sensor deixa de lê-lo. Onde há chave com haste, ela quebra ou emperra com água e ferrugem.",
            "Basta o ímã se deslocar alguns milímetros para o sensor não o ver mais, e uma batida no fim faz isso. Já a chave de haste costuma quebrar, entortar ou prender pela ferrugem.",
          ],
          [
            "Fio partido na dobra corta o aviso mesmo com o sensor bom, e um raio pode queimar o sensor sem deixar marca. Em motor que grava o percurso, a memória pode ter se perdido, e o técnico grava de novo.",
            "O defeito também pode estar no fio, roído ou rompido, ou no sensor queimado por um raio. Nos motores que memorizam o caminho, às vezes basta refazer a gravação.",
            "Se ímã e chave estão bons, a suspeita passa ao fio rompido e ao sensor queimado por surto de energia. No motor que conta as voltas, o percurso apagado dá o mesmo sintoma.",
          ],
        ],
      },
      {
        about: "check",
        headings: ["O que conferir até a visita"],
        slots: [
          [
            "Olhe com as mãos longe da cremalheira, do fuso e do braço. Não prenda o ímã com fita ou cola, porque poucos milímetros de erro fazem a folha bater.",
            "Só olhe, sem encostar em fuso, braço ou cremalheira. Deixe a recolocação para o técnico, pois ímã colado fora do ponto causa pancada.",
            "Dá para ver muita coisa sem ferramenta e sem tocar nas peças que se movem. O ímã preso com cola ou fita fica no lugar errado e leva a folha ao batente.",
          ],
        ],
        steps: [
          "Desligue o disjuntor e o nobreak, se houver.",
          "Veja se o ímã da cremalheira ou a haste está no lugar.",
          "Procure fio solto ou partido perto do sensor e batente frouxo.",
          "Fotografe o ímã ou a chave e a etiqueta do motor.",
          "Se precisar sair, destrave e mova na mão só o portão de correr ou de abrir; o basculante fica travado até a visita.",
        ],
      },
      {
        about: "visit",
        headings: ["Como é a troca e o ajuste do fim de curso"],
        slots: [
          [
            "O técnico aciona o sensor e mede o sinal na placa. Se o sinal chega e o motor não para, o defeito é da placa; se não chega, é ímã, sensor ou fio. A peça ruim é trocada por outra do mesmo tipo.",
            "A medição na entrada da placa separa o sensor da placa em minutos. Sensor, chave ou ímã ruim dá lugar a outro do mesmo tipo, e a peça boa fora do ponto só volta para a posição.",
            "Primeiro o técnico descobre o que falhou, acionando o sensor e medindo o sinal que chega à placa. Conforme o resultado, troca a peça ou o fio, ou só corrige a posição.",
          ],
          [
            "Antes de terminar, o técnico confere se a folha anda leve e se o batente está firme, para o ponto não se perder. Depois ajusta a freada e a força e repete o ciclo.",
            "Folha pesada e batente solto desfazem qualquer ajuste, e por isso são conferidos também. A visita termina com a força e a parada reguladas, em vários ciclos.",
            "O ponto só se mantém com folha leve e batente firme, e os dois são conferidos. Por fim são reguladas a força e a chegada, com testes repetidos.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Posso usar o portão sem fim de curso?",
        answers: [
          "No automático, não: o motor esquenta e o portão de correr pode sair do trilho. Na mão, só o de correr ou de abrir em bom estado, com o disjuntor desligado.",
          "Não com o motor, que fica sem saber onde parar. Sem energia, a folha de correr ou de abrir pode andar na mão; o basculante espera.",
          "Pelo motor, não use, porque ele força no fim do caminho. Na mão e sem energia, só portão de correr ou de abrir em ordem.",
        ],
      },
      {
        question: "O portão abre e não para: o fim de curso está invertido?",
        answers: [
          "Pode estar, se alguém mexeu há pouco. Com os ímãs ou os fios trocados, a placa espera o aviso da ponta errada; o técnico inverte a ligação e testa.",
          "É possível depois de troca de motor, de placa ou de ímã. Abertura e fechamento ficam trocados para a placa, e a correção é rápida na visita.",
          "Acontece quando ímãs ou fios voltam em posição trocada depois de um serviço. A ligação é invertida e testada na visita.",
        ],
      },
      {
        question: "É o fim de curso ou a placa?",
        answers: [
          "Por fora não dá para saber. O sensor e o fio falham bem mais que a placa, e por isso são testados primeiro.",
          "Sem medir, os dois se parecem. Na maioria dos casos é ímã, sensor ou fio, que são também os mais baratos.",
          "Só um teste na entrada da placa separa os dois. O mais frequente é o conjunto de ímã, sensor e fio.",
        ],
      },
      {
        question: "Quanto tempo leva para trocar?",
        answers: [
          "Até {trade.smallRepair}, em geral, com a peça na mão e a folha em ordem. A foto da etiqueta do motor evita a segunda visita.",
          "Costuma levar até {trade.smallRepair}, já com a regulagem. Peça de modelo antigo pode precisar de encomenda.",
          "Com o sensor certo disponível, leva até {trade.smallRepair}, regulagem incluída.",
        ],
      },
    ],
    photo: "uma foto do ímã ou da chave, sem mexer, e outra da etiqueta do motor",
  },
  {
    id: "tipos-de-fim-de-curso",
    broader: "fim-de-curso",
    label: "Fim de curso analógico ou digital",
    phrase: "os tipos de fim de curso",
    asks: [
      "fim de curso pulsos ou ímã",
      "fim de curso pulsos ímã central",
      "como funciona fim curso digital",
      "como funciona fim curso magnético",
      "fim curso analógico digital",
      "fim curso analógico",
      "fim curso digital",
      "tipos fim curso",
      "qual fim curso",
      "fim curso magnético mecânico",
      "fim curso magnético ou",
      "diferença fim curso",
      "fim curso híbrido",
      "encoder fim curso",
    ],
    intent: "comparison",
    answers: {
      any: [
        "A diferença entre fim de curso analógico e digital está em como a placa sabe a posição: o analógico só avisa que a folha chegou à ponta, por ímã ou chave; o digital conta os pulsos do motor e sabe onde ela está o tempo todo. Quem escolhe é a placa, e um não substitui o outro.",
        "Fim de curso analógico é um ímã ou uma chave que avisa a chegada do portão; o digital, chamado encoder, conta pulsos e informa a posição durante todo o caminho. A diferença aparece na parada, mais suave no digital, mas vale o tipo que a placa do seu motor lê.",
        "No fim de curso analógico, um ímã ou uma chave marca apenas as duas pontas do percurso; no digital, um contador de pulsos diz à placa cada posição da folha. Trocar um pelo outro pede placa compatível, por isso compre o tipo que o seu motor já usa.",
      ],
      buying: [
        "A diferença entre fim de curso analógico e digital é que o primeiro, de ímã ou chave mecânica, só avisa a chegada, e o segundo conta pulsos e conhece a posição da folha. Compre o tipo que a placa do seu motor lê; um não entra no lugar do outro.",
        "Ao comprar, separe os dois: o fim de curso analógico usa ímã com sensor ou chave mecânica, e o digital usa encoder, que conta as voltas do motor. A etiqueta do motor diz qual serve, porque a placa de um não lê o outro.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["O que muda de um tipo para o outro", "Ímã, chave ou encoder: as diferenças"],
        slots: [
          [
            "Cada tipo tem um modo de marcar a posição, e disso vêm a regulagem e o desgaste.",
            "O jeito de sentir a folha muda o ajuste e o que costuma falhar.",
            "As diferenças que interessam são o desgaste, a regulagem e a suavidade da parada.",
          ],
        ],
        bullets: [
          "Chave mecânica (analógico): a folha aperta uma haste; gasta com água e sujeira",
          "Ímã com sensor (analógico): não há contato, gasta pouco; ajusta-se movendo o ímã",
          "Encoder (digital): conta pulsos, grava o percurso na placa e desacelera no ponto certo",
          "Híbrido: ímã nas pontas e contagem no meio, em placas que leem os dois",
        ],
      },
      {
        about: "signs",
        headings: ["Como reconhecer o seu sem abrir o motor", "Pistas para saber o tipo por fora"],
        slots: [
          [
            "No portão de correr, ímãs presos à cremalheira, a barra dentada, mostram o tipo magnético. Haste ou mola que a folha empurra no fim indica chave mecânica; nenhum dos dois à vista faz pensar em encoder ou em sensor interno.",
            "Olhe a cremalheira do portão deslizante: ímã preso ali quer dizer fim de curso magnético. Se há uma haste que a folha toca, ele é mecânico; sem nada por fora, o sensor deve estar dentro do motor.",
            "Procure por fora um ímã na barra dentada, sinal do magnético, ou uma haste que a folha encosta, sinal do mecânico. Quando não se vê nem um nem outro, o controle de posição fica dentro da máquina.",
          ],
          [
            "Outra pista é o primeiro ciclo lento depois da falta de luz, comum na placa que precisa reencontrar o percurso. A certeza vem do modelo escrito na etiqueta, sem abrir a tampa.",
            "Repare também se, ao voltar a energia, o portão faz uma volta devagar: muitas placas com encoder agem assim. O modelo na etiqueta confirma, e a tampa pode ficar fechada.",
            "Um ciclo devagar após a queda de energia também sugere encoder, que refaz a referência. Não abra o motor para procurar, porque a etiqueta com o modelo já responde.",
          ],
        ],
      },
      {
        about: "visit",
        headings: ["Como é a regulagem de cada um", "O ajuste feito pelo técnico"],
        slots: [
          [
            "Antes do sensor, o técnico deixa a folha leve, porque peso e atrito mudam o ponto de parada. No analógico, ele move o ímã ou a chave em pequenos passos até o portão encostar sem pancada.",
            "A regulagem começa pela folha, que precisa andar sem prender. Feito isso, no tipo analógico se desloca a peça aos poucos, testando a parada a cada mudança.",
            "Trilho, roldanas e equilíbrio vêm primeiro, para que o ponto de parada não fuja depois. Com a folha solta, o ímã ou a chave do analógico é reposicionado até acabar a fresta ou a batida.",
          ],
          [
            "No digital, o percurso é gravado na placa por um ciclo completo. Em casa, essa visita com ajuste parte de {price.preventive}, sem peças; sensor ou encoder novo é orçado por foto.",
            "Já o encoder não se move: a placa aprende o caminho numa abertura inteira. A visita de regulagem em residência começa em {price.preventive}, e a peça, se preciso, tem preço por foto.",
            "Com encoder, manda-se a placa refazer a leitura do caminho, sem mexer em peça. O ajuste em casa custa a partir de {price.preventive}, fora sensores, que são cotados por foto.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Posso trocar o fim de curso analógico por digital?",
        answers: [
          "Só trocando também a placa e, às vezes, o sensor dentro do motor. Em motor comum raramente compensa, já que uma central com rampa desacelera com o ímã que você já tem.",
          "Em geral não vale: seria preciso central nova e motor preparado para o encoder. Quem busca parada suave consegue com uma central que desacelera, mantendo o analógico.",
        ],
      },
      {
        question: "Qual fim de curso dá menos defeito?",
        answers: [
          "O magnético e o encoder falham menos que a chave mecânica, que sofre com água, poeira e mola cansada. O ímã pode sair do lugar; o encoder depende do cabo e da placa.",
          "A chave mecânica é a que mais falha, porque tem haste e contato expostos. Ímã e encoder trabalham sem toque, e o defeito costuma ser ímã deslocado ou cabo partido.",
        ],
      },
      {
        question: "O que acontece quando o fim de curso falha?",
        answers: [
          "A folha bate no fim, deixa fresta, volta depois de fechar ou o motor continua girando. O conserto pode ser só reposicionar o ímã; por isso se mede antes de trocar a peça.",
          "O portão passa do ponto, para antes ou não desliga ao encostar. Muitas vezes basta ajustar o sensor, e a troca fica para quando ele não responde na medição.",
        ],
      },
      {
        question: "Como peço o fim de curso certo?",
        answers: [
          "Pelo modelo do motor, na etiqueta, e pela foto do ímã ou da chave. Peças parecidas por fora têm ligações diferentes, e a placa só lê a que foi feita para ela.",
          "Informe o modelo que está na etiqueta e fotografe a peça antiga. A aparência engana: dois sensores iguais no tamanho podem ter fios e tensões diferentes.",
        ],
      },
    ],
    photo: "uma foto da etiqueta do motor e outra do ímã ou da chave, se estiver à vista",
  },
  {
    id: "passa-do-ponto",
    broader: "fim-de-curso",
    label: "Portão que passa do ponto",
    phrase: "o portão que passa do ponto",
    asks: [
      "portão passa limite",
      "portão passa do limite",
      "portão ultrapassa ponto",
      "portão ultrapassa ponto parada",
      "passa ponto",
      "passou ponto",
      "passando ponto",
      "portão passa ponto",
      "não para no ponto",
      "passa lugar",
      "passa batente",
      "passou fim",
      "anda demais",
      "abre demais",
      "abrindo demais",
      "abre demais sai fora",
      "abre demais sai trilho",
      "abre demais passa",
      "basculante passa ponto",
      "correr passa ponto",
      "passa ponto trava",
      "passa ímã",
      "passa direto ímã",
      "passa fim curso",
      "não para onde quero",
      "não para no lugar",
      "não para no lugar certo",
    ],
    answers: {
      any: [
        "O portão passa do ponto porque o fim de curso, o sensor que manda parar, avisa tarde: o ímã ou a chave saiu do lugar ou caiu, o sensor falha ou a freada da central está fraca. Desligue o disjuntor e não use o portão batendo. A regulagem em casa parte de {price.preventive}, sem peças.",
        "O portão que não para onde devia, ou que passa do ímã, recebe tarde a ordem de parar, quase sempre porque o ímã ou a chave do fim de curso se deslocou. Deixe-o sem energia, porque a folha de correr pode sair do trilho. O ajuste residencial começa em {price.preventive}, fora as peças.",
        "Quando o portão não para no lugar certo, porque passa do ponto ou fica antes dele, o fim de curso, que é o sensor da parada, saiu do lugar ou não foi lido pela central. Se ele bate ou trava no fim, deixe o disjuntor desligado, porque insistir força o motor. O técnico reposiciona o ímã ou a chave e regula a freada numa visita a partir de {price.preventive} em casa, sem peças.",
      ],
    },
    sections: [
      {
        about: "causes",
        headings: ["Por que o portão passa do ponto", "O que atrasa a parada do portão"],
        slots: [
          [
            "Um ímã que escorregou para a ponta da cremalheira avisa tarde, e a folha chega ao batente com força; se escorregou para o meio, ela para antes. Quando o ponto muda a cada vez, a freada da central está fraca ou a embreagem patina, o que piora com folha pesada ou em descida.",
            "A vibração afrouxa o parafuso do ímã ou da chave, e o aviso de parar chega depois da hora. Já a parada que varia de um dia para o outro vem de freio eletrônico desregulado, embreagem gasta ou folha pesada demais.",
            "O ímã ou a chave que marca o fim se desloca alguns milímetros por vez, até o portão passar direto. Quando ele para cada dia num lugar, o defeito costuma estar na freada da central, na embreagem ou no peso da folha.",
          ],
          [
            "Depois de falta de luz ou de placa nova, pode ser apenas o percurso, que algumas centrais esquecem e precisa ser gravado de novo.",
            "Se começou após uma queda de energia ou a troca da placa, a central pode ter perdido o percurso gravado, e basta programá-lo outra vez.",
            "Há ainda os motores que contam as voltas para saber onde parar: sem energia ou com placa trocada, perdem essa referência, que se grava novamente.",
          ],
        ],
      },
      {
        about: "check",
        headings: ["O que olhar com o disjuntor desligado", "O que anotar antes do ajuste"],
        slots: [
          [
            "O que se vê por fora já ajuda muito o técnico, e não é preciso abrir a tampa. No basculante, olhe só de longe e, se ele travou além do ponto, deixe como está.",
            "Com a energia cortada e a tampa fechada, observe e anote. No portão de correr, o ímã que saiu da marca pode voltar ao lugar; um basculante que passou do ponto e travou não deve ser destravado nem puxado.",
            "Dá para reunir quase tudo o que importa sem abrir o motor. Se for um basculante preso além do ponto, não mexa nele nem fique embaixo da folha.",
          ],
        ],
        steps: [
          "Desligue o disjuntor.",
          "Veja se o ímã ou a haste do fim de curso está firme. No portão de correr, se o ímã da cremalheira saiu da marca antiga, volte-o a ela e aperte.",
          "Veja se o batente, a peça que segura a folha no fim, está firme no piso ou na coluna.",
          "Lembre se ele passa do ponto ou para antes, e se é ao abrir, ao fechar ou nos dois sentidos.",
          "Lembre se começou depois de falta de luz, placa nova ou conserto.",
        ],
      },
      {
        about: "visit",
        headings: ["O ajuste feito pelo técnico", "Como a parada é acertada"],
        slots: [
          [
            "O técnico confere se a folha anda leve e se o batente está firme, porque portão pesado ou solto desmancha o ajuste. Depois testa o sensor na placa, desloca o ímã ou a chave aos poucos e troca o que não responde.",
            "Primeiro são vistos trilho, roldanas, equilíbrio e batente, que mantêm o ponto estável. Em seguida o sensor é medido e a posição, corrigida aos poucos, com troca só da peça que falhou.",
            "A folha e o batente são examinados antes do sensor, já que sem eles em ordem o ponto muda de novo. Depois o ímã ou a chave volta ao lugar, milímetro a milímetro, e o sensor que não responde é substituído.",
          ],
          [
            "Por fim, o técnico grava o percurso, acerta a freada e a força e repete o ciclo até a folha encostar de leve no batente.",
            "A visita termina com a freada, a força e o percurso regulados e com vários ciclos sem batida.",
            "No final, o portão deve chegar devagar e o motor precisa desligar antes do batente, com a força no mínimo necessário.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "O portão basculante passou do ponto e travou. Como abro?",
        answers: [
          "Não force nem destrave, porque a folha pode descer de uma vez. Desligue o disjuntor, deixe o vão livre e espere o técnico, que atende {shop.hours}.",
          "Deixe o portão como está, sem energia e com todos longe. O técnico escora a folha antes de soltar o motor; o contato é {shop.hours}.",
        ],
      },
      {
        question: "Posso recolocar o ímã do portão eu mesmo?",
        answers: [
          "Sim no portão de correr, se o disjuntor estiver desligado e a marca antiga estiver à vista. Sem marca, o técnico acerta o ponto com a folha andando.",
          "Só se o ímã fica por fora, na cremalheira, e o lugar dele está marcado. No basculante, não.",
        ],
      },
      {
        question: "Aumentar o batente resolve o portão que passa do ponto?",
        answers: [
          "Não, porque o batente é só a última segurança, e quem manda parar é o fim de curso. Sem ele no ponto, o motor continua forçando.",
          "Não resolve: a batida continua, só que mais cedo, e o motor esquenta. O certo é corrigir a parada.",
        ],
      },
      {
        question: "Quanto tempo leva o acerto?",
        answers: [
          "Leva cerca de {trade.smallRepair}, em geral, se nada quebrou. Batente solto, folha pesada ou sensor a trocar aumentam esse tempo.",
          "Costuma caber em {trade.smallRepair}, já com os testes, quando basta regular. Se for preciso peça nova, ela é orçada antes da troca.",
        ],
      },
    ],
    photo: "um vídeo, de longe, do ponto em que a folha deveria parar, e uma foto do motor",
  },
  {
    id: "fim-de-curso-desregula",
    broader: "fim-de-curso",
    label: "Portão que desregula sempre",
    phrase: "o portão que desregula sempre",
    asks: [
      "regulei fim de curso desregulou",
      "fim de curso desregulou novo",
      "portão vive saindo ponto",
      "desregula sempre",
      "desregulado sempre",
      "fim curso desregula",
      "desregula sozinho",
      "desregula toda hora",
      "vive desregulado",
      "desregulou novo",
      "desregulou de novo",
      "perde regulagem",
      "perde fim curso",
      "desregula direto",
      "perde ponto",
      "fim curso sempre",
      "fim curso desregulado sempre",
      "fim de curso desregula sempre",
      "curso desregulado sempre",
    ],
    answers: {
      any: [
        "O fim de curso desregula sempre por peça solta ou folha com problema: ímã mal fixado, cremalheira frouxa, embreagem patinando ou portão que bate e desloca tudo. Regular de novo sem apertar dura poucos dias; a visita em casa parte de {price.preventive}, sem peças.",
        "Se o portão perde a regulagem toda semana, a causa não é a regulagem: é vibração, parafuso frouxo, folha pesada ou percurso que a central esquece na falta de luz. O técnico fixa, alivia e só então regula, desde {price.preventive} na residência, fora peças.",
        "Fim de curso desregulado outra vez, em PPA ou outra marca, quase sempre tem o ímã escorregando ou a folha batendo. Desregulou depois de faltar energia? É a memória do percurso; o acerto que dura começa em {price.preventive} em casa, sem contar peças.",
      ],
    },
    sections: [
      {
        about: "causes",
        headings: ["Por que o portão desregula de novo", "O que tira o fim de curso do lugar"],
        slots: [
          [
            "O jeito como desregula separa as causas.",
            "Repare quando acontece e em qual ponta.",
            "Cada causa desregula de um modo.",
          ],
        ],
        bullets: [
          "Sempre na mesma ponta: ímã ou came escorregando",
          "Cada dia num lugar: embreagem patinando ou encoder falhando",
          "Depois de faltar luz: percurso que a central perdeu",
          "Pior no calor ou na chuva: folha que pesa ou raspa",
          "Começou depois de batida: cremalheira ou base frouxa",
        ],
      },
      {
        about: "signs",
        headings: ["Sinais de fim de curso fora do ponto", "Bate, deixa fresta ou não desliga"],
        slots: [
          [
            "Pancada na ponta mostra aviso tarde; fresta mostra aviso cedo. Folha que encosta e volta teve o batente lido como obstáculo.",
            "Bater no final e faltar um palmo são o mesmo defeito, a parada fora do lugar. Encostar e abrir de novo é outra face dele.",
            "Se bate, o aviso vem tarde; se sobra fresta, vem cedo. Voltar ao encostar indica batente lido como pessoa.",
          ],
          [
            "Motor que continua roncando com a folha encostada pede disjuntor desligado, porque queima em minutos. Não aumente a força para compensar.",
            "Quando ele não desliga no fim, corte a energia, que empurrando o batente o motor ferve. Força maior só esconde.",
            "Zumbido depois de fechar é motor ligado contra o batente: desligue o disjuntor e não mexa na força.",
          ],
        ],
      },
      {
        about: "visit",
        headings: ["Como fazer a regulagem durar", "O que o técnico fixa antes de regular"],
        slots: [
          [
            "Primeiro se apertam base, cremalheira e suportes e se alivia a folha, para ela parar de bater. No de correr, a cremalheira volta a {rack.clearance} da engrenagem.",
            "A visita começa pelo aperto e pelo alinhamento, com a cremalheira a {rack.clearance}, sem tocar no ponto de parada.",
            "Base, cremalheira (a {rack.clearance}) e folha vêm antes. Só depois se fala em regular.",
          ],
          [
            "Então o ímã ou o came é preso com parafuso, marcado no lugar, e o percurso é regravado. Leva até {trade.smallRepair}, e o reparo tem os 90 dias da lei.",
            "Em seguida a peça é fixada e riscada na posição, e o percurso, gravado. São até {trade.smallRepair}, com a garantia da lei.",
            "Fixada e marcada a peça, regrava-se o percurso, em até {trade.smallRepair}. Se desregular em 90 dias, vale a garantia da lei.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "De quanto em quanto tempo é normal regular o portão?",
        answers: [
          "Em casa, {visits.home}, na revisão. Precisar de ajuste todo mês indica peça solta ou gasta.",
          "O normal é {visits.home}. Mais que isso é defeito.",
        ],
      },
      {
        question: "Posso cobrar de quem regulou antes?",
        answers: [
          "Se foi nos últimos 90 dias, peça o retorno: a lei dá esse prazo para o serviço. Mande um vídeo do defeito.",
          "Sim, dentro dos 90 dias da lei. A nota ou o recibo comprova.",
        ],
      },
      {
        question: "O calor muda o ponto de parada do portão?",
        answers: [
          "Milímetros, em folha longa de metal. Variação de centímetros é peça solta, e não dilatação.",
          "Muda pouco. Diferença grande é embreagem, ímã ou batente.",
        ],
      },
      {
        question: "Quanto custa a peça do fim de curso?",
        answers: [
          "Ímã, came e chave estão entre as peças baratas; encoder e placa custam mais. Na maioria das vezes basta fixar o que já está lá.",
          "Pouco, quando é ímã ou chave. Só o encoder e a placa pesam.",
        ],
      },
    ],
    photo: "uma foto do ímã ou da chave de fim de curso, por fora, e um vídeo do ponto de parada",
  },
  {
    id: "encoder-com-defeito",
    broader: "fim-de-curso",
    label: "Encoder do motor com defeito",
    phrase: "o encoder do motor",
    asks: [
      "o que é encoder",
      "encoder motor [marca]",
      "encoder [marca]",
      "encoder",
      "encoder motor",
      "encoder defeito",
      "encoder queimado",
      "motor encoder",
      "erro encoder",
      "encoder ruim",
      "encoder sujo",
      "limpar encoder",
      "encoder motor sujo",
    ],
    intent: "repair",
    answers: {
      any: [
        "O encoder é o sensor que conta as voltas do motor e informa à central onde a folha está. Sujo ou com defeito, ele faz o portão parar em lugar diferente ou andar um pouco e desistir. A limpeza e a regravação do percurso vêm antes da troca, em visita a partir de {price.preventive} em casa, sem peças.",
        "O encoder, ou sensor hall, é a peça do motor que conta as voltas. Com ele ruim, a central do portão perde a conta, e a folha para em lugar diferente, bate no fim ou anda alguns centímetros e desiste. Antes da troca, o técnico limpa o conector e grava o percurso, a partir de {price.preventive} na residência, fora as peças.",
        "O erro de encoder avisa que a central mandou o motor girar e não recebeu a contagem das voltas, por sensor sujo, conector solto ou peça queimada. O portão desiste no começo ou para em ponto diferente. O técnico limpa ou troca o sensor, numa visita a partir de {price.preventive} em casa, sem peças.",
        "O encoder do motor [marca] conta as voltas e diz à central onde a folha está, o que permite frear antes do fim e perceber um obstáculo. Quando falha, o portão para em lugar diferente ou anda um pouco e desiste. Limpar e regravar vem antes da troca, em visita a partir de {price.preventive} em casa, sem peças.",
      ],
    },
    sections: [
      {
        about: "signs",
        headings: ["Sintomas de encoder com defeito", "Encoder ou fim de curso: como separar"],
        slots: [
          [
            "O encoder falha em qualquer trecho, e o fim de curso, o sensor do começo e do fim, falha sempre no mesmo ponto. Compare o que o portão faz com estes sinais:",
            "Se o erro muda de lugar, a suspeita é o encoder; se é sempre na ponta, é o fim de curso, o sensor de parada. Estes sinais ajudam a separar:",
            "Um erro em ponto variado aponta para o encoder, e um erro repetido na chegada, para o fim de curso, que marca as pontas. Veja qual destes sinais o seu portão mostra:",
          ],
        ],
        bullets: [
          "Anda poucos centímetros e desiste, sem ronco: encoder sem sinal",
          "Para cada vez em um lugar: contagem das voltas falhando",
          "Perde o percurso depois de gravado: defeito no sensor ou na memória",
          "Inverte sem nada no caminho: contagem errada ou força baixa",
          "Ronca e não anda: capacitor, força ou folha pesada, e não o encoder",
        ],
      },
      {
        about: "causes",
        headings: ["O que estraga o encoder", "Sujo, solto ou queimado"],
        slots: [
          [
            "Água, graxa e conector oxidado são as causas comuns, e todas se resolvem com limpeza. A vibração também solta o ímã ou o disco do eixo, e o sensor deixa de contar as voltas.",
            "Na maioria das vezes ele está só sujo ou com o conector oxidado por umidade. Outra origem é a vibração, que afasta do sensor o ímã ou a roda que marca as voltas.",
            "Umidade no conector e graxa no sensor respondem por muitos casos, e a limpeza basta. Se o ímã do eixo, ou a roda perfurada, se soltou, é preciso realinhar.",
          ],
          [
            "Enquanto a falha durar, desligue o disjuntor e não aumente a força, porque sem contagem o portão pode não perceber que encostou em alguém. Muitos motores perdem nesse estado a proteção contra esmagamento.",
            "Não compense aumentando a força, porque a central usa a mesma contagem para perceber um obstáculo. Até o conserto, o mais seguro é deixar o disjuntor desligado.",
            "A contagem também serve para perceber uma pessoa no caminho, então aumentar a força só traz risco. Deixe o motor sem energia até o sensor voltar a funcionar.",
          ],
        ],
      },
      {
        about: "visit",
        headings: ["Do conector à troca do encoder", "O conserto e o que muda o preço"],
        slots: [
          [
            "O técnico limpa e reencaixa o conector, confere o ímã e mede o sinal com o motor girando. No fim grava o percurso e testa a reversão com um obstáculo macio, tudo em até {trade.smallRepair} se for só limpeza.",
            "Primeiro são conferidos o conector e o cabo, depois o ímã, e por fim o sinal em movimento. Com o percurso regravado e a reversão testada em objeto macio, a limpeza leva até {trade.smallRepair}.",
            "A conferência começa pelo cabo e pelo conector, segue para o ímã e termina no sinal medido. Depois o percurso é gravado e a reversão, testada; quando é só sujeira, o serviço leva até {trade.smallRepair}.",
          ],
          [
            "Limpar e regravar é o mais barato; depois vem o sensor do modelo e, por último, a placa, quando ele é soldado nela. A peça é própria da marca, por isso a etiqueta é pedida antes.",
            "O custo cresce da limpeza para o sensor avulso e dele para a central, nos motores em que os dois são uma peça só. Garen, PPA e outras marcas usam peças próprias, escolhidas pela etiqueta.",
            "A limpeza custa menos, o sensor vem em seguida, e a placa é a mais cara. Como cada fabricante usa o seu sensor, a etiqueta do motor define qual serve.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Todo motor de portão tem encoder?",
        answers: [
          "Não. Muitos motores residenciais usam só fim de curso por ímã ou chave, e o encoder é mais comum em motor rápido, com inversor. A etiqueta e o modelo da placa mostram.",
          "Só parte deles. Motores simples param pelo ímã ou pela chave das pontas; os rápidos costumam contar voltas.",
        ],
      },
      {
        question: "O que é o erro de encoder na central?",
        answers: [
          "É o aviso de que a placa mandou girar e não recebeu a contagem. Costuma ser conector solto, ímã fora do lugar ou motor travado, conferidos nessa ordem.",
          "A central avisa que não leu as voltas do motor. Pode ser sensor sujo, cabo partido ou o próprio motor que não girou.",
        ],
      },
      {
        question: "Posso usar o motor sem o encoder?",
        answers: [
          "Em geral o portão não anda, porque a central para por segurança depois de poucos centímetros. Não insista, já que a mesma contagem protege quem passa.",
          "Não convém, e na maioria dos motores nem funciona. Sem contar as voltas, a placa desiste, e a proteção contra esmagamento se perde.",
        ],
      },
      {
        question: "Posso limpar o encoder eu mesmo?",
        answers: [
          "Não, porque ele fica sob a tampa, perto da rede e do capacitor, que guarda carga. Você pode desligar o disjuntor por um minuto, religar e ver se o erro volta.",
          "É melhor deixar para o técnico, pois é preciso abrir o motor. O teste seguro é desligar o disjuntor, esperar um minuto, religar e filmar uma abertura de longe.",
        ],
      },
    ],
    photo: "um vídeo mostrando onde a folha para e uma foto da etiqueta do motor",
  },
  {
    id: "fim-de-curso-magnetico-ou-mecanico",
    broader: "fim-de-curso",
    label: "Fim de curso magnético ou mecânico",
    phrase: "a escolha entre fim de curso magnético e mecânico",
    intent: "comparison",
    asks: [
      "diferença fim de curso ímã haste",
      "fim de curso haste ímã",
      "vantagens fim de curso ímã",
      "fim de curso magnético ou chave",
      "fim curso magnético ou mecânico",
      "fim curso mecânico ou magnético",
      "fim curso magnético mecânico",
      "fim curso ímã ou mecânico",
      "fim curso ímã ou chave",
      "reed ou mecânico",
      "diferença fim curso magnético mecânico",
      "fim curso qual melhor",
      "melhor fim curso",
      "fim curso encoder ou magnético",
      "fim curso magnético ou encoder",
    ],
    answers: {
      any: [
        "Entre fim de curso magnético e mecânico, o magnético, de ímã, é melhor para a maioria: não encosta em nada, aguenta poeira e quase não desregula. O mecânico, de chave e haste, é simples e barato, mas entorta e oxida; e a placa só lê o tipo para o qual foi feita.",
        "A diferença é o contato: no fim de curso magnético um ímã passa pelo sensor sem tocar, e no mecânico uma haste empurra uma chave. Por isso o de ímã desregula menos e dura mais, enquanto o mecânico custa menos e sofre com sujeira; a central define qual serve.",
        "Num motor novo, prefira fim de curso magnético, que para a folha por ímã e sensor, sem peça encostando, e desregula menos que o mecânico. O de chave e haste funciona bem em lugar seco e é mais barato, porém a haste entorta com batida.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Magnético, mecânico e encoder lado a lado", "O que cada um tem de bom e de ruim"],
        slots: [
          [
            "Os três avisam à placa que a folha chegou ao fim. Tipo diferente do original não funciona na mesma central.",
            "Todos fazem o mesmo papel, parar o motor no ponto certo, e nenhum substitui o outro na mesma placa.",
            "Muda o jeito de avisar a parada, e cada central aceita só o seu tipo.",
          ],
        ],
        bullets: [
          "Magnético: sem contato, aguenta poeira; falha se o ímã cai ou desloca",
          "Mecânico: simples e barato; falha por sujeira, oxidação ou haste torta",
          "Encoder: conta voltas do motor; regrava o percurso se a folha andar destravada",
        ],
      },
      {
        about: "check",
        headings: ["Como saber qual é o seu", "O que observar no final do percurso"],
        slots: [
          [
            "Observe de longe, com a passagem vazia e sem pôr a mão na cremalheira. Ímã ou haste solta se fotografa e fica como está, porque poucos milímetros mudam a parada.",
            "A conferência é à distância, com a folha livre. Peça solta não se recoloca no palpite, já que milímetros fazem a folha bater.",
            "Olhe sem se aproximar da engrenagem. Se um ímã ou haste caiu, deixe no lugar e fotografe, pois a posição exata importa.",
          ],
        ],
        steps: [
          "Procure ímãs presos na folha ou na barra: é magnético.",
          "Procure haste ou came que encosta em chave: é mecânico.",
          "Não achou nenhum? Costuma ser encoder, dentro do motor.",
          "Assista de longe a uma abertura e a um fechamento.",
          "Se o motor não parar no fim, desligue o disjuntor na hora.",
        ],
      },
      {
        about: "visit",
        headings: ["Como é a regulagem do fim de curso", "O ajuste feito pelo técnico"],
        slots: [
          [
            "A folha precisa andar leve e ter batente firme, ou a parada muda a cada dia. O ímã ou a chave é movido aos poucos, milímetro por milímetro, e o percurso é gravado, em geral em até {trade.smallRepair}.",
            "Trilho, roldana e batente são vistos primeiro, porque folha pesada não para duas vezes igual. Depois se reposiciona o sensor em passos pequenos, num serviço de até {trade.smallRepair}.",
            "Primeiro a mecânica, leve e com batente; em seguida o sensor, deslocado aos milímetros, e a gravação do percurso. Cabe em {trade.smallRepair} na maioria dos casos.",
          ],
          [
            "A visita com regulagem em casa parte de {price.preventive}, sem peças. Sensor ou chave nova é das peças mais baratas do motor.",
            "Regular em residência custa a partir de {price.preventive}, fora peças, e trocar o sensor soma pouco.",
            "Conte desde {price.preventive} pela visita em casa, sem peças; chave e sensor estão entre os itens de menor preço.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Posso trocar o fim de curso mecânico por magnético?",
        answers: [
          "Só se a central tiver essa entrada. O manual da placa responde, pela etiqueta do motor.",
          "Depende da placa: muitas aceitam um tipo só. Sem a entrada certa, a troca não funciona.",
        ],
      },
      {
        question: "Ímã perde a força com o tempo?",
        answers: [
          "Muito devagar, em anos. O que costuma acontecer é ele descolar ou sair do lugar numa batida.",
          "Quase não perde. A falha comum é o ímã que cai ou escorrega.",
        ],
      },
      {
        question: "Chuva atrapalha o fim de curso?",
        answers: [
          "O magnético quase não sente. O mecânico oxida por dentro e passa a falhar em dia úmido.",
          "Mais o mecânico, que tem contato elétrico exposto. O de ímã é vedado.",
        ],
      },
      {
        question: "O que acontece se o fim de curso falha?",
        answers: [
          "O motor continua empurrando no batente, esquenta e pode quebrar engrenagem ou braço. Desligue o disjuntor até o conserto.",
          "A folha bate ou para antes. Batendo, corte a energia, porque o esforço quebra o redutor.",
        ],
      },
    ],
    photo: "fotos do motor, da ponta da cremalheira e da placa",
  },
  {
    id: "mexi-no-fim-de-curso-e-piorou",
    broader: "fim-de-curso",
    label: "Mexi no fim de curso e o portão não fecha ou não abre",
    phrase: "o portão que piorou depois de mexer no fim de curso",
    asks: [
      ...combine(
        [
          "regulei fim curso",
          "mexi fim curso",
          "mexeram fim curso",
          "regularam fim curso",
          "ajustei fim curso",
          "troquei fim curso",
          "trocou fim curso",
          "depois regular fim curso",
        ],
        ["não fecha", "não abre", "não para", "parou", "não funciona", "não anda"],
      ),
      ...combine(
        ["regulei", "mexi regulagem", "regularam", "ajustei"],
        ["portão agora não fecha", "portão agora não abre"],
      ),
      "regulagem agora não fecha",
      "regulei fim curso piorou",
      "mexi ímã não fecha",
      "mexi ímã não para",
    ],
    intent: "repair",
    answers: {
      any: [
        "Se você mexeu no fim de curso e o portão não fecha, não abre ou bate, o ímã ou a chave saiu do ponto ou os dois lados se trocaram. Desligue o disjuntor, volte a peça à marca antiga e teste uma vez; se não voltar, o acerto em casa parte de {price.preventive}, sem peças.",
        "Portão que não fecha até o fim depois que você foi ajustar e regulou o fim de curso está com o ímã fora do ponto, e a central lê a folha no lugar errado, porque o ímã mudou de posição. Com o disjuntor desligado, desfaça pela marca antiga; no basculante, ou se não der certo, chame: a regulagem em residência começa em {price.preventive}, fora peças.",
        "Para desfazer a regulagem errada do fim de curso, desligue o disjuntor e devolva ímã ou chave ao ponto marcado pela sujeira, só em portão de correr. Desregulou de vez? O técnico reposiciona e grava o percurso, em visita desde {price.preventive} em casa, sem peças.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["Como voltar atrás", "O que fazer agora"],
        slots: [
          [
            "Faça só em portão de correr, com o disjuntor desligado e a folha parada. No basculante, deixe como está e chame.",
            "Isto vale para o deslizante, sem energia. Basculante fica para o técnico, porque a peça está perto de fuso e folha suspensa.",
            "Nunca ajuste com a folha em movimento. Em basculante não mexa; no de correr, siga com o disjuntor desligado.",
          ],
        ],
        steps: [
          "Desligue o disjuntor.",
          "Procure a marca antiga da peça na cremalheira: limpa ou mais clara.",
          "Volte a peça ao lugar e aperte sem forçar.",
          "Religue, teste uma vez e fique longe da folha.",
          "Se não parou no lugar, desligue e chame.",
        ],
      },
      {
        about: "causes",
        headings: ["Por que piorou depois da regulagem", "O que muda quando se mexe"],
        slots: [
          [
            "O fim de curso é o ímã ou a chave que avisa a central da chegada. Cada sintoma aponta um erro de posição.",
            "A central só sabe onde a folha está por esse ímã ou chave. Fora do lugar, ele engana de um destes jeitos.",
            "Ímã e chave contam à placa onde parar, e o sintoma mostra o que saiu do ponto.",
          ],
        ],
        bullets: [
          "Para antes de fechar: ímã adiantado.",
          "Bate e não para: ímã atrasado, virado ou longe do sensor.",
          "Não sai do lugar: a central acha que já chegou.",
          "Abre quando devia fechar: ímãs trocados de lado.",
          "Anda em ritmo estranho: percurso a ser gravado de novo.",
        ],
      },
      {
        about: "visit",
        headings: ["O ajuste feito pelo técnico", "Como é a regulagem do fim de curso"],
        slots: [
          [
            "Antes do sensor vem a folha, que precisa andar leve e encostar sem esforço, ou a parada muda a cada dia. Depois a peça é movida aos poucos, e a que não responde é trocada.",
            "O técnico confere caminho e batente, porque folha pesada não para duas vezes no mesmo lugar. Em seguida reposiciona o ímã em pequenos passos.",
            "Trilho, roldana e batente são vistos primeiro. Só então o ímã ou a chave é corrigido milímetro a milímetro, ou substituído.",
          ],
          [
            "Por fim o percurso é gravado e a reversão, testada. Costuma levar até {trade.smallRepair}.",
            "Gravação do percurso e teste de obstáculo encerram, em cerca de {trade.smallRepair}.",
            "O serviço termina com percurso novo e recuo provado, por volta de {trade.smallRepair}.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Estragou a placa?",
        answers: [
          "Quase nunca: é posição. A placa e a engrenagem sofrem se o motor continuar forçando o batente.",
          "Não costuma. Desligue para que o motor não force, e a regulagem resolve.",
        ],
      },
      {
        question: "Posso tentar de novo?",
        answers: [
          "No de correr, uma vez, com a energia desligada e a marca antiga como guia. No basculante, deixe com o técnico.",
          "Uma tentativa em portão de correr, sem energia. Depois disso, cada teste força a engrenagem.",
        ],
      },
      {
        question: "Como sei qual ímã é o de abrir e qual é o de fechar?",
        answers: [
          "Cada um fica na ponta da cremalheira que passa pelo motor naquele fim: com o portão fechado, o de fechar está junto dele. A cor ou a seta também costuma indicar.",
          "Com a folha fechada, o ímã perto do motor é o de fechar. O outro, distante, é o de abrir.",
        ],
      },
      {
        question: "E se o ímã quebrou?",
        answers: [
          "Troca-se por um do mesmo tipo e polaridade, peça barata, e regula-se a parada. Sem ele, deixe o portão desligado.",
          "O ímã é das peças mais baratas do motor. Até repor, o disjuntor fica desligado, para não bater.",
        ],
      },
    ],
    photo: "fotos de perto dos dois fins de curso ou ímãs e um vídeo do portão tentando fechar, se já existir",
  },
];
