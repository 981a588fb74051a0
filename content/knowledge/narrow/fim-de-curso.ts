import type { NarrowConcept } from "#domain/knowledge/concept.ts";
import { combine } from "./combine.ts";

export const fimDeCurso: NarrowConcept[] = [
  {
    id: "regular-fim-de-curso",
    broader: "fim-de-curso",
    label: "Como regular o fim de curso",
    phrase: "a regulagem do fim de curso",
    asks: [
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
        "Para regular o fim de curso, desligue o disjuntor, solte o ímã e mova-o poucos milímetros na cremalheira: para o meio da folha se ela bate, porque assim para antes, e para a ponta se sobra fresta. Depois se aperta, se religa e se testa uma vez; em motor que grava o percurso, ele é gravado de novo na central, serviço do técnico.",
        "Para regular o fim de curso, a folha precisa antes andar leve e o batente estar firme. Depois se marca a parada de abertura e a de fechamento, um pouco antes do batente. Em casa, observe, filme e não mexa com o motor ligado.",
        "No portão de correr, você mesmo ajusta o fim de curso: com o disjuntor desligado, mova o ímã da cremalheira poucos milímetros e teste de longe. No basculante e em motor que grava o percurso, o ajuste é do técnico, em visita a partir de {price.preventive} em casa, sem peças.",
      ],
      repair: [
        "Regulamos o fim de curso de portão {em}: o técnico acerta os pontos de parada, a força e a fotocélula, a partir de {price.preventive} em casa, sem peças. Se a folha bate no fim ou o motor continua ligado, deixe o disjuntor desligado até a visita.",
        "Fim de curso desregulado faz a folha bater, parar antes ou deixar fresta; o técnico acerta os dois pontos de parada na visita, a partir de {price.preventive} em casa, sem peças. Se o ímã ou o sensor quebrou, a peça é orçada à parte, por foto.",
        "Quando o fim de curso sai do ponto, a folha para antes ou bate no batente: na visita, o técnico marca de novo a abertura e o fechamento e testa a força, a partir de {price.preventive} em casa, sem peças. No portão de correr, o ímã da cremalheira pode ser movido por você, com o disjuntor desligado.",
      ],
      "how-to": [
        "No portão de correr, o fim de curso se regula pelo ímã preso na cremalheira: desligue o disjuntor, solte o parafuso, mova o ímã poucos milímetros e aperte. Para o meio da folha, ela para antes e deixa de bater; para a ponta, anda mais e fecha a fresta. No basculante e em motor que grava o percurso, o ajuste é do técnico.",
        "Para regular o fim de curso do portão de correr, desligue o disjuntor e mova o ímã da cremalheira poucos milímetros por vez: para o meio da folha se ela bate, para a ponta se deixa fresta. Aperte, religue e teste de longe. Motor com percurso gravado e basculante ficam com o técnico.",
      ],
      price: [
        "Regular o fim de curso entra na visita preventiva, a partir de {price.preventive} em casa, sem peças, junto com força e fotocélula. Se a chave ou o ímã estiver quebrado, soma-se a peça, que custa pouco; o orçamento por foto é grátis.",
        "O preço da regulagem do fim de curso é o de um ajuste: em casa, a visita preventiva parte de {price.preventive}, sem peças. Mande um vídeo do portão parando fora do ponto e a foto da etiqueta.",
      ],
    },
    sections: [
      {
        about: "what",
        headings: ["Como a regulagem é feita", "Ímã, chave ou percurso gravado", "O ajuste em cada tipo de motor"],
        slots: [
          [
            "No portão de correr, os ímãs presos à cremalheira são deslocados até a folha parar junto do batente.",
            "No deslizante, cada ímã marca uma ponta, e alguns milímetros mudam a fresta.",
            "Se a folha bate no fechamento, o ímã de fechamento vai mais para o meio da folha, e ela para antes; se deixa fresta, vai mais para a ponta. O de abertura se ajusta à parte, e os dois não se trocam de lado.",
          ],
          [
            "No basculante, o ajuste fica no fuso ou na corrente do acionador; no pivotante, no braço ou na central.",
            "Nos motores de fuso, como os de basculante, o ímã ou a chave fica dentro do acionador, e o acesso é do técnico.",
            "Em motor que conta as voltas com um sensor, o encoder, não há peça a mover: o técnico grava o percurso na placa.",
          ],
          [
            "O motor desliga um pouco antes do batente, e a folha encosta sem pancada.",
            "O ponto certo deixa a folha encostar de leve, com o motor já desligado.",
            "Depois do ponto, acertam-se a freada antes do fim e a força, e repetem-se os ciclos.",
          ],
        ],
      },
      {
        about: "check",
        headings: ["Passo a passo no portão de correr", "Como mover o ímã, em ordem", "Do disjuntor ao teste"],
        slots: [
          [
            "Sujeira e batente solto mudam a parada e parecem desregulagem: resolva isso antes de mexer no ímã.",
            "A folha precisa correr leve e o batente estar firme, senão o ponto se perde de novo.",
            "Mexer no ímã com o trilho sujo só muda o erro de lugar.",
          ],
        ],
        steps: [
          "Desligue o disjuntor e varra o trilho e o batente.",
          "Ache os dois ímãs na cremalheira: um marca a parada de abertura, o outro a de fechamento.",
          "Risque com caneta a posição do ímã da ponta que falha, para poder voltar.",
          "Solte o parafuso, mova o ímã poucos milímetros (para o meio da folha, para parar antes; para a ponta, para andar mais) e aperte.",
          "Religue, afaste-se, acione uma vez e veja onde a folha para; repita até ela encostar de leve.",
          "Se a folha bater forte ou não parar, desligue o disjuntor e chame o técnico.",
        ],
      },
    ],
    keep: ["visit"],
    questions: [
      {
        question: "Posso empurrar o ímã do fim de curso um pouquinho?",
        answers: [
          "No portão de correr, pode, com o disjuntor desligado e poucos milímetros por vez. No basculante, deixe com o técnico: o ajuste fica junto do fuso e da folha suspensa.",
          "Pode no ímã da cremalheira, sem energia e com a posição antiga marcada. Mãos longe da engrenagem quando o portão voltar a andar.",
        ],
      },
      {
        question: "O fim de curso desregula sozinho?",
        answers: [
          "Sim, por vibração, batida ou suporte frouxo. Se volta a sair do ponto, o suporte precisa de fixação nova.",
          "Acontece. Ímã mal preso e folha que balança mudam o ponto aos poucos.",
        ],
      },
      {
        question: "Por que o portão ainda bate depois de regular o fim de curso?",
        answers: [
          "O portão ainda bate porque freia tarde, a folha está desequilibrada ou o motor é rápido demais. A regulagem de velocidade e o equilíbrio completam o ajuste.",
          "O ponto pode estar certo e a desaceleração, errada. No basculante, a folha também bate quando o contrapeso está leve.",
        ],
      },
      {
        question: "Quanto custa regular o fim de curso?",
        answers: [
          "Em casa, a regulagem entra na visita a partir de {price.preventive}, sem peças; ímã ou sensor quebrado é orçado à parte.",
          "Em casa, a regulagem custa a partir de {price.preventive}, sem peças. Portão grande ou com muito a acertar fica, em geral, de {price.preventiveRange}.",
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
        "Ímã de fim de curso que caiu deixa a central sem saber onde parar: a folha bate no batente ou o motor continua forçando. Desligue o disjuntor, guarde a peça e não cole no palpite; poucos milímetros mudam a parada.",
        "Se o ímã do portão soltou, pare de usar o automático até recolocar: sem ele o motor não desliga no fim e pode queimar ou tirar a folha do lugar. O técnico prende, acerta o ponto e regrava o percurso.",
        "O ímã de fim de curso do portão se troca ou se reposiciona sem mexer no motor: precisa passar rente ao sensor, com o polo certo, ou a folha não para no ponto. A visita para acertar as duas paradas, em casa, parte de {price.preventive}, sem peças; a foto da etiqueta diz qual serve.",
        "Caiu o ímã da cremalheira? Procure no chão com o disjuntor desligado, fotografe a marca de onde ele estava e mande a foto. Ímã perdido se troca por outro compatível com o sensor do motor.",
      ],
      price: [
        "Recolocar o ímã do fim de curso custa uma visita de ajuste, a partir de {price.preventive} em casa na preventiva, sem peças; um ímã novo é peça barata. A foto do motor e da cremalheira basta para confirmar o valor, sem custo.",
        "O ímã em si custa pouco; o que se paga é a visita para fixar, acertar o ponto de parada e regravar o percurso. Mande a foto da etiqueta do motor e receba o preço antes, sem compromisso.",
      ],
      question: [
        "Colar, não: cola e fita soltam com a vibração, e poucos milímetros mudam a parada. Se o suporte está inteiro e a marca aparece, desligue o disjuntor, encaixe o ímã e aperte o parafuso na mesma posição, com a mesma face para o sensor; sem marca, quem acerta é o técnico, a partir de {price.preventive} em casa, sem peças.",
        "Não dá para confiar na cola: o ímã do fim de curso vai no suporte parafusado, na marca antiga e com a mesma face virada para o sensor. Com o suporte quebrado ou sem marca, guarde a peça, deixe o disjuntor desligado e chame: o ajuste parte de {price.preventive} em casa, sem peças.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: [
          "O que fazer quando o ímã cai",
          "Passos antes do técnico",
          "Portão sem ímã: como usar até o conserto",
        ],
        slots: [
          [
            "Uma folha sem ponto de parada pode bater com força e sair do batente.",
            "O risco maior é o motor seguir ligado com a folha no fim.",
            "Portão de correr sem fim de curso e sem batente firme pode sair do trilho.",
          ],
        ],
        steps: [
          "Desligue o disjuntor.",
          "Procure o ímã e o suporte perto da cremalheira ou do motor.",
          "Fotografe a marca deixada no lugar original.",
          "Com o suporte inteiro e a marca à vista, aperte o parafuso na mesma posição; com fita ou cola, não.",
          "De correr ou de abrir, reto e nivelado, use na mão e tranque; basculante fica travado.",
        ],
      },
      {
        about: "what",
        headings: [
          "Para que serve e como se recoloca",
          "Ímã, sensor e ponto de parada",
          "Como o ímã marca a parada do portão",
        ],
        slots: [
          [
            "O ímã passa diante do sensor do motor e avisa a central que a folha chegou.",
            "Cada ímã marca uma ponta do percurso: um abre, outro fecha.",
            "Sem o aviso do ímã, a central conta só com o tempo ou com o esforço para parar.",
          ],
          [
            "O lado e a distância contam: invertido ou longe do sensor, ele não aciona.",
            "Polo trocado ou alguns milímetros a mais bastam para o sensor não ler.",
            "Por isso a peça é presa com suporte e parafuso, e não com cola.",
          ],
          [
            "Depois de fixar, o técnico testa as duas pontas e refaz o percurso na central.",
            "A recolocação termina com ciclos repetidos, sem pancada e sem fresta.",
            "Um suporte frouxo é trocado junto, para o ímã não cair outra vez.",
          ],
        ],
      },
    ],
    keep: ["visit"],
    questions: [
      {
        question: "Ímã de geladeira serve no fim de curso?",
        answers: [
          "Não. A força e o polo são diferentes, e o sensor pode não ler ou ler fora de hora. Use o do modelo.",
          "Não serve: a leitura falha e o portão bate. O ímã certo vem com o suporte próprio.",
        ],
      },
      {
        question: "Dá para usar o portão sem o ímã?",
        answers: [
          "Não no automático: o motor não tem onde parar. Na mão, só de correr ou de abrir, reto e nivelado, com o disjuntor desligado.",
          "Só manualmente e em folha de correr ou de abrir reta. No automático, o risco é bater e queimar.",
        ],
      },
      {
        question: "O ímã do fim de curso perde a força com o tempo?",
        answers: [
          "Pouco. O comum é soltar, quebrar ou se afastar do sensor. Calor intenso e batida é que o enfraquecem.",
          "Raramente é a causa. Suporte torto e distância errada falham antes.",
        ],
      },
      {
        question: "Quanto custa repor o ímã do fim de curso?",
        answers: [
          "É peça simples; o que se paga é a visita com o acerto do percurso, a partir de {price.preventive} em casa, sem peças. Por foto, o valor vem fechado.",
          "A peça pesa pouco. O serviço de fixar e regular entra na visita, a partir de {price.preventive} em residência.",
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
        "Portão que só para se você aperta o controle, ou só quando desliga o disjuntor, perdeu o fim de curso: ímã caído, sensor com defeito ou relé colado na placa. Deixe o disjuntor desligado, porque ele força o batente e queima o motor; achar e regular o ponto de parada em casa parte de {price.preventive}, sem peças.",
        "Motor ligado direto, que não desliga: desligue o disjuntor já, porque ele força o batente e queima. A causa costuma ser fim de curso fora do lugar, ímã caído ou o relé da placa colado, a peça que liga e corta o motor; o ajuste em casa parte de {price.preventive}, sem peças.",
        "Se o motor continua ligado ou roncando depois que o portão abriu ou fechou, corte a energia no disjuntor. Uma folha empurrando batente gasta engrenagem, entorta suporte e aquece o enrolamento; a causa costuma ser ímã, chave ou sensor de fim de curso.",
        "Se o motor não desliga, corte a energia no disjuntor antes de tudo e não religue para testar. Com o ímã da parada no lugar, o defeito está no sensor, no fio ou na placa, cujo relé colado mantém o motor ligado sem ordem, e o técnico mede qual é.",
      ],
    },
    sections: [
      {
        about: "causes",
        headings: ["Por que o motor não recebe a parada", "Ímã, sensor, fio ou relé", "O que deixa o motor ligado"],
        slots: [
          [
            "Ímã caído ou deslocado e chave emperrada são as causas mais comuns, e se veem por fora.",
            "Sem o ímã na posição, o sensor não aciona e a central segue mandando energia.",
            "Haste torta ou solta passa pela chave de parada sem empurrá-la.",
          ],
          [
            "Sensor queimado por surto ou fio rompido deixa a central cega, mesmo com o ímã certo.",
            "O cabo do sensor partido pela vibração tem o mesmo efeito de ímã ausente.",
            "Depois de raio, o sensor magnético pode ter morrido sem sinal visível.",
          ],
          [
            "Um relé colado mantém o motor ligado sem ordem, e nesse defeito nem o botão de parar adianta.",
            "Se o motor segue ligado mesmo sem comando, o contato do relé soldou e a placa precisa de reparo.",
            "Contato colado é perigoso, porque o motor só para quando alguém corta a energia.",
          ],
        ],
      },
      {
        about: "check",
        headings: [
          "O que fazer agora com o motor que não desliga",
          "Motor que não desliga: o que fazer",
          "Passos com o motor forçando",
        ],
        slots: [
          [
            "Não tente segurar a folha nem apertar o controle várias vezes.",
            "O disjuntor é o único freio seguro nessa hora.",
            "Depois de desligado, não religue para conferir: a folha parte de novo.",
          ],
        ],
        steps: [
          "Desligue o disjuntor e, se houver nobreak, desligue-o também.",
          "Olhe de longe se a folha passou do batente ou entortou.",
          "Veja se o ímã ou a haste está no lugar, sem tocar.",
          "Portão de correr, reto e nivelado, pode ser usado na mão; o basculante fica travado até a visita.",
          "Mande a foto do fim de curso e da etiqueta.",
        ],
      },
    ],
    keep: ["visit"],
    questions: [
      {
        question: "Quanto tempo o motor aguenta forçando?",
        answers: [
          "O motor aguenta pouco. Em minutos o enrolamento aquece e a engrenagem se gasta. O protetor térmico ajuda, mas não é garantia.",
          "Não há tempo seguro. Cada fechamento assim custa um pedaço da engrenagem.",
        ],
      },
      {
        question: "O portão saiu do trilho por isso. Pode?",
        answers: [
          "Pode. Sem fim de curso e sem batente firme, a folha passa do limite e sai da guia.",
          "Sim, é uma das causas de queda em portão de correr. O batente nas pontas é a defesa.",
        ],
      },
      {
        question: "O motor desliga só depois de uns segundos. É defeito?",
        answers: [
          "Se desliga por tempo ou por esforço, o fim de curso não está atuando. Funciona, mas força o batente a cada ciclo.",
          "É. A central está parando pelo limite de tempo, e não pelo sensor.",
        ],
      },
      {
        question: "É a placa ou o fim de curso?",
        answers: [
          "O técnico aciona o sensor na mão e olha a entrada da placa: se ela enxerga e o motor não para, é relé; se não enxerga, é sensor, ímã ou fio.",
          "O técnico mede a entrada da placa e responde na visita, sem trocar peça no palpite.",
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
        "Fim de curso com defeito faz o portão bater no fim, parar antes da hora ou deixar o motor ligado forçando: desligue o disjuntor. A causa costuma ser ímã fora do lugar, chave gasta ou fio rompido; o ajuste em casa parte de {price.preventive}, sem peças, e a peça que falhou é orçada por foto.",
        "Trocamos e regulamos fim de curso de portão {em}, no seu endereço. Só o ajuste, em casa, parte de {price.preventive}, sem peças, e o ímã, a chave ou o sensor sai pela foto da etiqueta do motor. Até a visita, deixe o disjuntor desligado, porque sem o aviso de parada a folha bate e o motor força.",
        "Os sintomas de fim de curso com defeito são pancada no batente, motor que continua ligado no fim ou parada antes da hora. Desligue o disjuntor e não use o automático: se saiu do lugar, o técnico acerta a posição; se o sensor não responde, põe outro, e o motor fica.",
        "O fim de curso quebrado se troca por outro do mesmo tipo, ímã, chave ou sensor, sem mexer no resto do motor; a regulagem em casa parte de {price.preventive}, sem peças, e a peça sai por foto. Até lá, desligue o disjuntor, porque a folha bate no batente e o motor continua forçando.",
      ],
      price: [
        "Trocar o fim de curso custa a peça, das baratas do motor, mais a mão de obra de regular o percurso. Recolocar ímã ou haste é só ajuste, a partir de {price.preventive} na visita preventiva em casa, sem peças. A etiqueta basta para o orçamento, que é grátis.",
        "O preço do fim de curso depende do tipo, ímã, chave ou encoder, e do modelo do motor; a regulagem vai junto. Mande a foto da etiqueta e da peça, com o disjuntor desligado, e receba o valor sem custo.",
      ],
    },
    sections: [
      {
        about: "causes",
        headings: [
          "Por que o fim de curso para de funcionar",
          "Ímã, chave, cabo ou sensor",
          "O que estraga o fim de curso",
        ],
        slots: [
          [
            "Um ímã que caiu, virou ou se afastou poucos milímetros deixa de acionar o sensor.",
            "No portão de correr, o suporte do ímã afrouxa na cremalheira e sai de posição.",
            "Vibração e batida soltam o ímã ou entortam a haste da chave.",
          ],
          [
            "Um fio partido no ponto de dobra ou solto na placa corta o aviso mesmo com o sensor bom.",
            "Fio do sensor roído ou esmagado dá falha que vai e volta.",
            "Água e ferrugem travam a chave mecânica e oxidam os terminais.",
          ],
          [
            "O surto de raio queima o sensor magnético sem deixar marca.",
            "A entrada da placa danificada também faz o fim de curso parecer ruim.",
            "Em motor que grava o percurso na placa, uma queda de energia pode apagá-lo, e o técnico grava de novo.",
          ],
        ],
      },
      {
        about: "check",
        headings: [
          "O que conferir no fim de curso",
          "Fim de curso com defeito: passos seguros",
          "Antes de trocar o sensor",
        ],
        slots: [
          [
            "Mão longe da cremalheira, do fuso e do braço; a olhada é com o disjuntor desligado.",
            "A olhada é com o disjuntor desligado, e ímã não se recoloca com fita ou cola: a posição errada causa batida.",
            "Se o motor não parou no fim, não religue para ver de novo.",
          ],
        ],
        steps: [
          "Desligue o disjuntor e o nobreak, se houver.",
          "Olhe, sem tocar, se o ímã preso à cremalheira ou a haste que o motor encontra no fim está no lugar.",
          "Procure fio solto ou partido perto do sensor.",
          "Veja se o batente está firme.",
          "Fotografe o ímã ou a chave e a etiqueta do motor.",
          "Portão de correr ou de abrir, reto e nivelado, pode ser usado na mão; o basculante fica travado até a visita.",
        ],
      },
    ],
    keep: ["visit"],
    questions: [
      {
        question: "Quanto custa trocar o fim de curso?",
        answers: [
          "Se for só ajuste, entra na visita de manutenção, que em casa parte de {price.preventive}, sem peças. Sensor, chave ou ímã são orçados à parte, por foto.",
          "O ajuste, em casa, parte de {price.preventive}, sem peças; o sensor, a chave ou o ímã sai pela foto da etiqueta.",
        ],
      },
      {
        question: "É o fim de curso ou a placa?",
        answers: [
          "O técnico aciona o sensor e olha a entrada da placa: se ela enxerga e não para, é a placa; se não enxerga, é sensor, ímã ou fio.",
          "O técnico mede na entrada da placa e responde em minutos, sem troca no palpite.",
        ],
      },
      {
        question: "Posso usar o portão sem fim de curso?",
        answers: [
          "Não no automático. Sem parada, a folha bate, o motor esquenta e o portão de correr pode sair do trilho.",
          "Não. Use só na mão, se for de correr ou de abrir, reto e nivelado, com o disjuntor desligado.",
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
      buying: [
        "A diferença é o contato: o fim de curso de ímã avisa a placa sem encostar, pelo sensor reed ou hall, e quase não gasta; o mecânico é uma chave que a folha ou o came aperta, e gasta pela haste e pela mola. Um não troca de lugar com o outro: quem manda é a placa do motor.",
      ],
      any: [
        "Fim de curso analógico é o que usa ímã com sensor, ou chave mecânica; digital é o que conta a posição por pulsos, com encoder ou sensor próprio. Não se escolhe à vontade: a placa e o motor têm de ser do mesmo tipo.",
        "Entre fim de curso analógico e digital, vale o que o seu motor usa. O analógico é simples e se ajusta movendo o ímã; o digital guarda o percurso na placa e permite desaceleração mais precisa. Trocar um pelo outro exige placa compatível.",
        "O tipo de fim de curso sai da etiqueta e do manual: ímã e sensor, chave mecânica ou encoder. Ao comprar placa ou sensor, confirme o tipo por foto, porque placa para um não lê o outro.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: [
          "Analógico, digital ou mecânico: o que muda",
          "Como saber qual fim de curso o motor usa",
          "Diferenças entre os tipos de fim de curso",
        ],
        slots: [
          [
            "No analógico, dois ímãs ou duas chaves marcam as pontas, e o ponto de parada muda movendo a peça.",
            "O analógico avisa apenas que a folha chegou à ponta; não informa onde ela está no caminho.",
            "Um ímã com sensor não tem contato e dura mais; uma chave com haste sofre com água e sujeira.",
          ],
          [
            "No digital, um encoder conta pulsos do motor, e a placa sabe onde a folha está o tempo todo.",
            "Com encoder, o percurso é gravado na placa, e a parada suave começa no ponto certo.",
            "Depois de uso manual ou queda de luz, algumas placas com encoder refazem a referência em um ciclo lento.",
          ],
          [
            "Há placas que aceitam os dois tipos, por ajuste ou versão, e o manual diz quais.",
            "A placa universal costuma ler chave e ímã; encoder depende do modelo.",
            "Confirme por foto da etiqueta antes de comprar sensor ou placa.",
          ],
        ],
      },
      {
        about: "signs",
        headings: [
          "Como reconhecer o seu sem abrir o motor",
          "Pistas de fora para saber o tipo",
          "O que procurar no portão",
        ],
        slots: [
          [
            "Ímãs presos à cremalheira, no portão de correr, mostram fim de curso magnético.",
            "Haste ou mola que a folha empurra no fim indica chave mecânica.",
            "Sem ímã nem haste à vista, o motor pode contar por encoder ou ter o sensor dentro do acionador.",
          ],
          [
            "Um primeiro ciclo lento ao religar a energia é comum em placa que grava o percurso.",
            "A etiqueta e o manual trazem o modelo da placa, que responde com certeza.",
            "Não abra a tampa para procurar: a foto da etiqueta basta.",
          ],
        ],
      },
    ],
    keep: ["visit"],
    questions: [
      {
        question: "Posso trocar o fim de curso analógico por digital?",
        answers: [
          "Só trocando também a placa e, às vezes, o sensor do motor. Em motor comum, raramente compensa.",
          "Em geral não vale. O ganho é a parada suave, que uma central com rampa pode dar no mesmo sistema.",
        ],
      },
      {
        question: "Qual fim de curso dá menos defeito?",
        answers: [
          "Entre os analógicos, o magnético dá menos defeito, porque não tem contato. O encoder é preciso, mas depende de placa e cabo em ordem.",
          "Ímã com sensor e encoder falham menos que chave mecânica exposta à água.",
        ],
      },
      {
        question: "Como peço o fim de curso certo?",
        answers: [
          "Mande a foto da etiqueta do motor e do sensor ou ímã. O tipo é confirmado antes da compra.",
          "Peça por foto da etiqueta e da peça. Um sensor parecido por fora pode ter ligação diferente.",
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
        "Um portão que passa do ponto e bate está com o fim de curso atuando tarde: ímã fora do lugar, sensor falhando ou percurso gravado além do batente. Desligue o disjuntor e não use batendo: o acerto é de regulagem, em visita que parte de {price.preventive} em casa, sem peças.",
        "Quando o portão passa do ponto, a ordem de parar chega atrasada ou não chega. A causa comum é o ímã ou a chave do fim de curso deslocada, seguida de freio da central desregulado. O acerto é de regulagem, na visita, que em casa parte de {price.preventive}, sem peças.",
        "Se a folha passa do lugar de parar, deixe o disjuntor desligado: sem fim de curso, só o batente segura o portão. O técnico reposiciona o ímã ou a chave, testa o sensor e grava o percurso de novo.",
      ],
    },
    sections: [
      {
        about: "causes",
        headings: ["Por que o portão passa do ponto", "O que atrasa a parada do portão", "Ímã, freio e percurso"],
        slots: [
          [
            "Um ímã que escorregou na cremalheira avisa tarde, e a folha chega ao batente ainda com força.",
            "A peça que marca o fim saiu do lugar por vibração ou parafuso frouxo.",
            "Um suporte solto move o ponto de parada alguns centímetros de cada vez.",
          ],
          [
            "Se o ponto varia a cada ciclo, o freio da central está fraco ou a embreagem patina.",
            "Uma parada que muda de lugar sugere embreagem frouxa ou freio eletrônico desligado.",
            "Folha pesada, rápida ou em descida continua andando depois do corte, se a central não freia.",
          ],
          [
            "Depois de falta de luz, algumas centrais perdem o percurso e precisam regravar o curso.",
            "Um motor com encoder que perde a contagem também passa do ponto.",
            "Troca de placa sem nova gravação deixa o portão sem referência.",
          ],
        ],
      },
      {
        about: "check",
        headings: ["O que olhar com o disjuntor desligado", "O que anotar antes do ajuste"],
        slots: [
          [
            "Nada disso pede abrir a tampa: o que se vê por fora já diz muito ao técnico.",
            "Olhe sem abrir o motor e conte o que viu na mensagem.",
          ],
        ],
        steps: [
          "Veja se o ímã ou a haste do fim de curso está no lugar marcado e com o parafuso firme.",
          "Veja se o batente está firme no piso ou na coluna: sem ele, a folha de correr sai do trilho.",
          "Lembre se bate só na abertura, só no fechamento ou nos dois lados.",
          "Lembre se começou depois de falta de luz, de placa nova ou de conserto.",
        ],
      },
    ],
    keep: ["visit"],
    questions: [
      {
        question: "Posso recolocar o ímã do portão eu mesmo?",
        answers: [
          "Só com a energia desligada e se ele fica por fora, na cremalheira; mesmo assim, o ponto exato é testado com a folha andando, pelo técnico.",
          "Recolocar no lugar marcado é possível com o disjuntor desligado. Se não há marca, deixe o ajuste para o técnico.",
        ],
      },
      {
        question: "Quanto custa acertar o portão que passa do ponto?",
        answers: [
          "Em casa, a visita de manutenção parte de {price.preventive}, sem peças. Sensor ou chave nova entra à parte, com valor por foto.",
          "O ajuste entra na visita, a partir de {price.preventive} em casa; havendo peça, o preço é informado antes.",
        ],
      },
      {
        question: "Aumentar o batente resolve o portão que passa do ponto?",
        answers: [
          "Não. O batente é a última segurança; quem para o portão é o fim de curso.",
          "Não resolve: a batida continua, só que mais cedo. Corrige-se a parada.",
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
        "Fim de curso que desregula sempre tem peça solta ou folha com problema: ímã mal fixado, cremalheira frouxa, embreagem patinando ou portão que bate e desloca tudo. Regular de novo sem apertar e alinhar dura pouco.",
        "Se o portão desregula toda hora, a causa não é a regulagem: é vibração, parafuso frouxo, embreagem gasta ou percurso que a central perde na falta de luz. O técnico fixa a peça, alivia a folha e só então regula.",
        "Um portão que perde a regulagem sempre precisa de conserto antes do ajuste. Marque onde a folha para hoje e compare em uma semana: se o ponto anda aos poucos, é peça solta; se muda de repente, é a central ou queda de luz.",
      ],
    },
    sections: [
      {
        about: "causes",
        headings: [
          "Por que o portão desregula de novo",
          "O que tira o fim de curso do lugar",
          "Causas da regulagem que não dura",
        ],
        slots: [
          [
            "Ímã preso com cola ou parafuso frouxo escorrega a cada batida.",
            "O ímã ou a chave se move porque o suporte vibra com a folha.",
            "Uma cremalheira com parafuso solto leva o ímã junto e muda o ponto.",
          ],
          [
            "Uma embreagem patinando faz a folha parar cada dia em um lugar.",
            "Uma folha que pesa ou raspa chega atrasada e parece desregulada.",
            "Um motor solto na base recua na partida, e o ponto de parada anda com ele.",
          ],
          [
            "Em central que grava o percurso, queda de luz ou encoder falhando apagam a referência.",
            "Se desregula depois de faltar energia, a memória do percurso ou o encoder é o suspeito.",
            "Uma placa que perde o curso gravado pede exame da bateria, do encoder e da fonte.",
          ],
        ],
      },
      {
        about: "visit",
        headings: [
          "Como fazer a regulagem durar",
          "O que o técnico fixa antes de regular",
          "Conserto da causa e novo ajuste",
        ],
        slots: [
          [
            "Primeiro se apertam base, cremalheira e suportes e se alivia a folha.",
            "A visita começa pelo aperto e pelo alinhamento, sem tocar no ponto de parada.",
            "Antes do ajuste, tudo o que vibra é fixado.",
          ],
          [
            "O ímã recebe parafuso ou suporte novo, e o lugar fica marcado.",
            "Depois, o fim de curso é preso e riscado na posição certa.",
            "Embreagem e encoder são testados com vários ciclos seguidos.",
          ],
          [
            "Em casa, a visita parte de {price.preventive}, sem peças.",
            "O ajuste com aperto, em casa, é a partir de {price.preventive}, peças à parte.",
            "Peça gasta é orçada antes; a visita, em casa, parte de {price.preventive}.",
          ],
        ],
      },
    ],
    keep: ["signs"],
    questions: [
      {
        question: "De quanto em quanto tempo é normal regular o portão?",
        answers: [
          "Em casa, a conferência anual basta. Precisar de ajuste todo mês indica peça solta ou gasta.",
          "O normal é regular uma vez por ano, na manutenção. Mais que isso é sinal de defeito.",
        ],
      },
      {
        question: "Posso cobrar de quem regulou o portão antes?",
        answers: [
          "Se foi feito há pouco, peça o retorno a quem regulou, com um vídeo do defeito.",
          "Fale com quem fez: a garantia do serviço está no recibo ou na nota.",
        ],
      },
      {
        question: "O calor muda o ponto de parada do portão?",
        answers: [
          "Muda um pouco, em folha longa de metal. Variação de centímetros é folga ou peça solta, não dilatação.",
          "Milímetros, sim. Se a diferença é grande, procure embreagem, ímã ou batente.",
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
      "encoder",
      "encoder motor",
      "encoder defeito",
      "encoder queimado",
      "sensor hall",
      "motor encoder",
      "o que é encoder",
      "erro encoder",
      "encoder ruim",
      "encoder sujo",
      "limpar encoder",
      "encoder motor sujo",
    ],
    intent: "repair",
    answers: {
      any: [
        "O encoder é o sensor que conta as voltas do motor e diz à central onde a folha está. Com defeito, o portão para em lugares diferentes, bate no fim ou anda poucos centímetros e desiste; o técnico limpa, alinha ou troca o sensor e regrava o percurso.",
        "Um encoder com defeito faz a central perder a conta: a folha para no meio, bate no batente ou inverte sem motivo. Antes da peça, confere-se o conector e o ímã do sensor; depois o percurso é gravado de novo.",
        "Se o portão anda um pouco e para, sempre em ponto diferente, o encoder do motor pode não estar contando. Desligue o disjuntor e não aumente a força: sem a contagem, a proteção contra esmagamento também falha.",
      ],
    },
    sections: [
      {
        about: "signs",
        headings: ["Sinais de encoder ruim", "Como o encoder falha", "Encoder, fim de curso ou força?"],
        slots: [
          [
            "A folha para cada vez em um lugar, sem atrito e sem obstáculo.",
            "O portão esquece o percurso depois de gravado.",
            "A central inverte sem que nada segure a folha.",
          ],
          [
            "Fim de curso por ímã falha sempre no mesmo ponto; o encoder falha em pontos variados.",
            "Se o erro está só no fim, olhe o fim de curso; se está em qualquer trecho, o encoder.",
            "Falta de força dá ronco; encoder ruim para em silêncio.",
          ],
          [
            "Água, graxa e conector oxidado são as causas comuns.",
            "Vibração solta o conector ou o ímã do eixo.",
            "Depois de alagamento, o sensor costuma ser o primeiro a falhar.",
          ],
        ],
      },
      {
        about: "visit",
        headings: ["O que o técnico faz", "Conector, ímã e percurso", "Da limpeza à troca"],
        slots: [
          [
            "O conector é limpo e reencaixado, e o ímã do eixo é conferido.",
            "Primeiro se vê o cabo e o conector, que custam menos.",
            "O sinal é medido com o motor girando.",
          ],
          [
            "Sensor ruim se troca pela peça do modelo; em alguns motores ele vem na placa.",
            "A peça é própria da marca, por isso a etiqueta é pedida antes.",
            "Quando o sensor faz parte da placa, compara-se o reparo com a central nova.",
          ],
          [
            "No fim, o percurso é gravado e a reversão é testada com um obstáculo macio.",
            "A gravação do percurso e o teste de reversão encerram o serviço.",
            "Sem teste de reversão o serviço não está pronto.",
          ],
        ],
      },
    ],
    keep: ["cost"],
    questions: [
      {
        question: "Todo motor tem encoder?",
        answers: [
          "Não. Muitos residenciais usam só fim de curso por ímã ou chave. O encoder é comum em motor com inversor.",
          "Não: é mais comum nos rápidos. A etiqueta e o modelo da placa mostram.",
        ],
      },
      {
        question: "Posso usar o motor sem o encoder?",
        answers: [
          "Em geral, não: a central não anda sem a contagem. E sem ela a proteção contra esmagamento não funciona.",
          "Não é seguro. Ele é parte da proteção do portão.",
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
        "O magnético é melhor para a maioria: não tem peça que encosta, aguenta poeira e chuva e quase não desregula. O mecânico, de chave e haste, é simples e barato, mas entorta e oxida. Quem decide é o motor: a placa só lê o tipo para o qual foi feita.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Magnético, mecânico e encoder lado a lado", "O que cada um tem de bom e de ruim"],
        slots: [
          [
            "A troca de um tipo por outro só se faz com placa que aceite.",
            "Tipo diferente do original não funciona na mesma placa.",
          ],
        ],
        bullets: [
          "Magnético: ímã na folha ou na cremalheira e sensor no motor; falha se o ímã cai",
          "Mecânico: chave acionada por haste; falha por sujeira, oxidação ou haste torta",
          "Encoder: conta voltas do motor; precisa regravar o percurso se a folha anda destravada",
        ],
      },
    ],
    keep: ["what", "check", "visit"],
    questions: [
      {
        question: "Posso trocar o fim de curso mecânico por magnético?",
        answers: ["Só se a central tiver essa entrada. A foto da etiqueta do motor responde."],
      },
      {
        question: "Como sei se o meu fim de curso é magnético ou mecânico?",
        answers: [
          "Se há ímãs presos na folha ou na barra, é magnético; se há haste ou came que encosta em chave, é mecânico. Se não há nenhum dos dois, é encoder.",
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
        "Se você regulou o fim de curso e agora o portão não fecha, o ímã ou a chave ficou fora do ponto, ou os dois lados se trocaram: a central acha que já chegou. Desligue o disjuntor, volte as peças à marca antiga e teste uma vez; se não voltar, o acerto do percurso em casa parte de {price.preventive}, sem peças.",
        "Mexeu no fim de curso e o portão parou de abrir, de fechar ou de parar? A posição mudou e a central lê a folha no lugar errado. Desligue o disjuntor antes que ele force o batente; voltar à marca antiga costuma resolver, e o percurso gravado precisa ser refeito pelo técnico.",
      ],
    },
    sections: [
      {
        about: "causes",
        headings: ["O que muda quando se mexe", "Por que piorou depois da regulagem"],
        slots: [
          [
            "Ímã perto demais do sensor avisa a chegada antes da hora, e a folha para ou nem sai.",
            "Com a peça fora do ponto, a central pensa que o portão já está fechado.",
          ],
          [
            "Ímãs trocados de lado invertem a leitura: abrir vira fechar para a central.",
            "Trocar um ímã pelo outro confunde os dois sentidos.",
          ],
          [
            "Central com percurso gravado precisa aprender de novo depois de qualquer mudança.",
            "Mudou a posição, grava-se o percurso outra vez.",
          ],
        ],
      },
      {
        about: "check",
        headings: ["Como voltar atrás", "O que fazer agora"],
        slots: [["Com o disjuntor desligado, sempre.", "Nada de ajustar com a folha em movimento."]],
        steps: [
          "Desligue o disjuntor.",
          "Procure a marca antiga da peça na cremalheira, no fuso ou no trilho.",
          "Volte e aperte sem forçar.",
          "Religue, teste uma vez e fique longe da folha.",
          "Se não parou no lugar, desligue e mande foto.",
        ],
      },
    ],
    keep: ["visit"],
    questions: [
      {
        question: "Estragou a placa?",
        answers: [
          "Quase nunca: é posição. A placa sofre se o motor ficar forçando o batente.",
          "Não costuma. Desligue para que o motor não force, e a regulagem resolve.",
        ],
      },
      {
        question: "Posso tentar de novo?",
        answers: [
          "Uma vez, com a energia desligada e a marca antiga como guia; depois disso, chame.",
          "No de correr, uma tentativa. No basculante, deixe com o técnico.",
        ],
      },
      {
        question: "Quanto tempo leva o acerto?",
        answers: [
          "É serviço de uma visita: posicionar, gravar o percurso e testar a reversão.",
          "Costuma sair na mesma visita, com teste dos dois sentidos.",
        ],
      },
    ],
    photo: "fotos de perto dos dois fins de curso ou ímãs e um vídeo do portão tentando fechar",
  },
];
