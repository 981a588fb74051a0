import type { NarrowConcept } from "#domain/knowledge/concept.ts";
import { combine } from "./combine.ts";

/** The motor for one use that the title names, and what its first installation costs. */
export const motorParaOUso: NarrowConcept[] = [
  {
    id: "melhor-motor-correr-residencial",
    broader: "deslizante",
    label: "Melhor motor de correr residencial",
    phrase: "o melhor motor para portão de correr de casa",
    asks: [
      ...combine(
        [
          "melhor motor deslizante",
          "melhor motor correr",
          "qual motor deslizante",
          "qual motor correr",
          "motor deslizante indicado",
        ],
        ["residencial", "residência", "casa"],
      ),
      "melhor motor portão deslizante residencial",
      "melhor motor portão correr casa",
      "ppa garen rossi deslizante casa",
    ],
    intent: "buying",
    answers: {
      any: [
        "O melhor motor para portão deslizante residencial é o que na ficha aguenta um terço a mais que o peso da folha: para 300 kg, um de 400 kg. Em marca com peça fácil, como PPA (linha DZ), Garen (KDZ) ou Rossi (DZ), a troca fica de {price.homeSwap}, com a mão de obra.",
        "Para portão de correr de casa, escolha um deslizante residencial com um terço de folga sobre o peso, em marca de peça fácil, como PPA, Garen, Rossi ou Peccinin. Com 5 carros ou rua movimentada, vale o rápido, com inversor; a troca custa de {price.homeSwap}, já montada.",
        "Motor de portão de correr residencial se escolhe nesta ordem: peso da folha mais um terço, aberturas por dia e peça da marca à venda (PPA, Garen, Rossi, Peccinin). Um de 400 kg atende folha de até 300 kg em casa com vários carros; trocar fica de {price.homeSwap}, motor e mão de obra.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Qual residencial para a sua casa", "Os casos comuns de portão de correr em casa"],
        slots: [
          [
            "Casa com até uns 5 carros continua residencial, se as saídas são espalhadas; todos saindo na mesma meia hora pedem mais ciclos por hora na ficha. Veja o seu caso.",
            "O que separa é a folha e o uso. Vários carros cabem no residencial quando não saem todos juntos; senão, confira os ciclos por hora.",
            "Conte as aberturas na hora cheia, e não só os carros. Espalhadas, o residencial dá conta; juntas, procure ciclos maiores.",
          ],
        ],
        bullets: [
          "Alumínio ou grade leve: residencial de entrada, cremalheira de nylon",
          "Chapa de ferro ou mais de 4 metros: 400 kg, cremalheira reforçada",
          "Rua movimentada ou quarto sobre a garagem: com inversor",
          "Cinco carros saindo juntos: mais ciclos por hora",
          "Muita falta de luz: 24 V com bateria ou nobreak",
        ],
      },
      {
        about: "check",
        headings: ["Como estimar o peso da folha", "A conta do peso, sem balança"],
        slots: [
          [
            "Multiplique largura por altura e pelo peso por metro quadrado: alumínio de 4 a 7 kg, grade de ferro de 10 a 15 kg, chapa com quadro de 14 a 24 kg. Numa folha de 4 por 2,2 m em chapa grossa, dá uns 210 kg.",
            "A área vezes o material dá o peso: de 4 a 7 kg por metro quadrado no alumínio, de 10 a 15 na grade e de 14 a 24 na chapa com quadro. Quatro metros por 2,2 em chapa de 2 mm ficam perto de 210 kg.",
            "Largura vezes altura, vezes 4 a 7 kg no alumínio, 10 a 15 na grade de ferro ou 14 a 24 na chapa com quadro. Uma folha de chapa grossa de 4 por 2,2 m chega a 210 kg.",
          ],
        ],
        steps: [
          "Meça largura e altura da folha fechada.",
          "Multiplique pela linha do seu material.",
          "Some um terço: é a capacidade do motor.",
          "Empurre a folha com uma mão: se prende, trilho e roldanas vêm antes.",
        ],
      },
      {
        about: "cost",
        headings: ["Quanto custa em casa", "Preço na troca e na primeira vez"],
        slots: [
          [
            "A troca aproveita base e cremalheira boas. Portão que nunca teve motor soma a cremalheira no comprimento da folha, a base e o ponto de energia, cada um em sua linha.",
            "Com base e cremalheira no lugar, paga-se só a troca. Na primeira vez entram os metros de régua dentada, o concreto e a energia.",
            "Se já houve motor, muito se aproveita. Se não, somam-se base, fiação e cremalheira, que acompanha os metros da folha.",
          ],
          [
            "São de {time.sliding} de serviço, com {warranty.motor} de garantia no motor e {warranty.installation} na instalação. No cartão, até {shop.instalments} vezes.",
            "A montagem leva de {time.sliding}; a garantia é de {warranty.motor} da fábrica e {warranty.installation} do serviço, e o cartão divide em até {shop.instalments} vezes.",
            "Em {time.sliding} o motor fica pronto, com {warranty.motor} de garantia de fábrica e {warranty.installation} na instalação. Parcela-se em até {shop.instalments} vezes no cartão.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Qual marca é melhor para portão de correr de casa?",
        answers: [
          "Para a mesma capacidade, as conhecidas se equivalem. Fique com a dos controles que a casa já usa ou com a de peça mais fácil no bairro.",
          "PPA, Garen, Rossi e Peccinin têm residenciais parecidos. Peça à venda e garantia decidem mais que o nome.",
        ],
      },
      {
        question: "Quantos segundos leva para abrir?",
        answers: [
          "Depende do comprimento da folha e da velocidade da ficha, em metros por minuto. O com inversor pode levar metade do tempo do comum.",
          "Divida os metros da folha pela velocidade da ficha. Modelo rápido, com inversor, reduz bastante.",
        ],
      },
      {
        question: "Vale comprar um motor bem mais forte?",
        answers: [
          "Não: um terço de folga basta. Força demais custa mais e machuca, se a regulagem falhar.",
          "Um pouco de margem, sim. Exagero não corrige trilho ruim e deixa o portão perigoso.",
        ],
      },
      {
        question: "Os kits de preço fechado servem?",
        answers: [
          "Não: são de portão basculante. O de correr se orça pelo peso, pela largura e pela cremalheira.",
          "Não servem, porque o mecanismo é outro. Para deslizante, valem fotos e medidas.",
        ],
      },
    ],
    photo: "fotos da folha, do trilho e do lugar do motor, com a largura, a altura e o material do portão",
  },
  {
    id: "automatizar-pivotante-preco",
    broader: "pivotante",
    label: "Preço para automatizar portão de abrir",
    phrase: "o preço para automatizar um portão de abrir",
    asks: [
      ...combine(
        [
          "automatizar pivotante",
          "automatizar portão pivotante",
          "automatizar portão abrir",
          "automação pivotante",
          "colocar motor pivotante",
          "colocar motor portão abrir",
          "por motor portão abrir",
        ],
        ["preço", "quanto custa", "valor", "quanto fica"],
      ),
      "valor deixar pivotante automático",
      "preço motorizar portão dobradiça",
      "motorizar primeira vez portão dobradiça",
    ],
    intent: "price",
    answers: {
      any: [
        "Automatizar um portão pivotante custa conforme o número de folhas: uma leva um motor, duas levam dois e central dupla. Como medida, trocar um motor que já existe fica de {price.homeSwap} em casa, e dois, de {price.homeSwapTwice}; a primeira instalação soma suporte, batente e energia, em orçamento por foto.",
        "Quanto custa colocar motor em portão de abrir duas folhas: são dois motores e central dupla, e a troca de um par já instalado fica de {price.homeSwapTwice}, com mão de obra. No primeiro motor entram ainda suportes, batente e energia; o orçamento fechado vem por fotos e medidas.",
        "Para automatizar portão de abrir pela primeira vez, conte o motor de cada folha, a central, os controles, os suportes e a energia, com orçamento por foto. A troca, que já tem tudo isso, fica de {price.homeSwap} por motor; só a mão de obra, com motor seu, parte de {price.installation}.",
      ],
    },
    sections: [
      {
        about: "cost",
        headings: ["O que está incluído na automação", "Item por item, o que se paga"],
        slots: [
          [
            "Cada item vem em sua linha, para você comparar com outros orçamentos. Os três primeiros são do conjunto; os outros só entram se faltarem no seu portão.",
            "O orçamento separa o que é do conjunto, sempre presente, e o que depende do portão, como batente e energia.",
            "Motor, central e controles fazem parte de toda automação; suporte, batente, energia e trava variam de um portão para outro.",
          ],
        ],
        bullets: [
          "Um motor por folha e a central",
          "Controles gravados e testados",
          "Suporte na coluna e na folha",
          "Batente no piso, se não houver",
          "Ponto de energia com disjuntor e aterramento",
          "Fotocélula e trava elétrica, conforme a folha e o vento",
        ],
      },
      {
        about: "choose",
        headings: ["Uma folha ou duas: o que muda", "O que deixa mais caro ou mais barato"],
        slots: [
          [
            "Duas folhas levam dois motores e um cabo que atravessa o vão, mas o preço não dobra, porque central, controles e visita são os mesmos. O jeito mais barato em portão duplo é motorizar uma folha só e deixar a outra no ferrolho.",
            "Com duas folhas são dois braços e o cabo do segundo, pelo piso ou por cima; central e controles continuam um só conjunto. Quem quer gastar menos automatiza apenas a folha mais usada.",
            "A segunda folha acrescenta um motor e o cabo até ele, e não outra central. Se o carro passa por uma folha, dá para pôr motor só nela.",
          ],
          [
            "Folha comprida, chapa fechada e lugar de vento pedem braço mais forte, e em folha pesada a troca fica de {price.heavySwap}. Coluna fraca ou dobradiça caída é acertada antes, à parte.",
            "Pesam a folha longa ou de chapa, que pede motor maior, de {price.heavySwap} na troca em folha pesada, e o conserto de coluna e dobradiça.",
            "Encarecem a folha pesada, cuja troca vai de {price.heavySwap}, o vento e a dobradiça caída; energia ao lado e coluna firme barateiam.",
          ],
        ],
      },
      {
        about: "check",
        headings: ["Medidas para o orçamento", "O que mandar para fechar o valor"],
        slots: [
          [
            "Com estas medidas o modelo sai certo na primeira proposta. São tiradas com a trena, com o portão parado.",
            "Poucas medidas e fotos por dentro bastam para fechar o valor, sem visita antes.",
            "O comprimento da folha e a posição da dobradiça decidem o motor, e por isso vêm primeiro.",
          ],
        ],
        steps: [
          "Meça o comprimento de cada folha e a altura.",
          "Meça da dobradiça à face de dentro da coluna.",
          "Anote o material e para que lado abre.",
          "Fotografe colunas e dobradiças por dentro.",
          "Diga onde fica o ponto de energia.",
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Quanto tempo leva para automatizar o portão de abrir?",
        answers: [
          "Em casa, em geral cabe em um dia, com coluna firme e energia no lugar. Solda e fiação nova somam tempo.",
          "Costuma ser um dia de serviço. Passar cabo entre colunas ou acertar dobradiça pode pedir outro.",
        ],
      },
      {
        question: "O kit de motor basculante serve no portão de abrir?",
        answers: [
          "Não serve: o portão de abrir usa braço próprio, preso à coluna, um por folha.",
          "Não. O basculante tem fuso e braço de outro tipo; o de abrir pede atuador feito para giro.",
        ],
      },
      {
        question: "Dá para parcelar?",
        answers: [
          "Sim, em até {shop.instalments} vezes no cartão, motor e serviço juntos. Pix também é aceito.",
          "O cartão divide em até {shop.instalments} vezes, e à vista vale o Pix.",
        ],
      },
      {
        question: "O motor e a instalação têm garantia?",
        answers: [
          "Têm: {warranty.motor} de fábrica no motor que vendemos e {warranty.installation} na instalação.",
          "Sim, são {warranty.motor} no motor e {warranty.installation} no serviço, por escrito.",
        ],
      },
    ],
    photo: "fotos das dobradiças, da coluna e da folha por dentro, com o comprimento de cada folha",
  },
  {
    id: "motor-de-alto-fluxo-no-predio",
    broader: "predio",
    label: "Motor de alto fluxo para prédio",
    phrase: "o motor de alto fluxo para a garagem do prédio",
    asks: [
      "qual motor condomínio grande fluxo",
      "motor condomínio grande fluxo qual",
      "motor prédio grande fluxo",
      ...combine(
        ["qual motor", "qual motor portão", "melhor motor"],
        [
          "condomínio alto fluxo",
          "prédio alto fluxo",
          "condomínio muito fluxo",
          "prédio muito fluxo",
          "condomínio muito movimento",
          "prédio muito movimento",
          "condomínio fluxo intenso",
          "prédio fluxo intenso",
        ],
      ),
      "prédio comercial motor",
      "prédio comercial portão",
      "prédio comercial portão garagem",
      "prédio comercial portão garagem motor",
      "edifício comercial portão",
      "edifício comercial motor portão",
      "condomínio comercial motor",
      "condomínio comercial portão",
      "condomínio comercial motor portão",
      "condomínio empresarial portão",
      "condomínio logístico portão motor",
      "motor fluxo intenso condomínio",
      "motor uso intenso condomínio",
      "fluxo intenso condomínio",
      ...combine(
        ["alto fluxo", "fluxo alto", "grande fluxo", "muito fluxo", "muito movimento"],
        ["prédio", "garagem prédio", "condomínio", "garagem condomínio", "edifício"],
      ),
      "uso intenso garagem prédio",
      "fluxo intenso garagem prédio",
      "fluxo intenso prédio",
      "motor fluxo intenso garagem",
    ],
    intent: "buying",
    answers: {
      any: [
        "Para condomínio ou prédio de alto fluxo, o motor certo é o de uso intenso, com inversor, escolhido pelos ciclos por hora. Conte as aberturas da hora mais cheia e some um terço; com 60 vagas e metade saindo junto, são uns 40 ciclos. A troca, com mão de obra, fica de {price.heavySwap}.",
        "Para prédio com muito movimento, o melhor motor é o predial de uso intenso, com inversor e ciclos por hora um terço acima do pico da garagem. Sessenta vagas, com metade saindo junto, pedem perto de 40 ciclos por hora. A troca custa de {price.heavySwap}, instalação incluída.",
        "Em garagem de prédio ou condomínio de grande fluxo, use motor de uso intenso com inversor, o circuito que faz partir e parar sem tranco. A ficha dele deve cobrir a hora de pico com um terço de folga, o que dá uns 40 ciclos por hora para 60 vagas. A troca fica de {price.heavySwap}, com a mão de obra.",
        "Motor de alto fluxo para garagem de prédio é o predial de uso intenso, com inversor, capaz de trabalhar a hora de pico inteira sem desligar de quente. Escolha pelos ciclos por hora, com um terço acima das aberturas do pico. Instalada, a troca vai de {price.heavySwap}.",
        "O motor indicado para condomínio de alto fluxo é o de uso intenso com inversor, e o modelo se decide pela hora mais cheia da garagem. Some um terço às aberturas dessa hora e procure esses ciclos na ficha; para 60 vagas são uns 40. O prédio gasta de {price.heavySwap} na troca com mão de obra.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["A conta dos ciclos pelo número de vagas", "Vagas, pico e ciclos por hora"],
        slots: [
          [
            "Um ciclo é abrir e fechar uma vez. A média do dia engana, porque o motor desarma por calor na hora em que todos saem para o trabalho. Em prédio comercial, conte também a chegada e o almoço.",
            "Cada abertura com o seu fechamento conta um ciclo, e o que vale é a hora mais cheia, não a média. É nessa hora que o motor esquenta e para. Em prédio comercial, o pico se repete na entrada e no almoço.",
            "Conte os ciclos do pico, e não a média do dia. Abrir e fechar uma vez é um ciclo, e o motor fraco para de calor quando todos saem juntos. Em prédio comercial há mais de um pico por dia.",
            "Anote as aberturas da hora em que mais carros saem, pois é nela que o motor esquenta e desliga. Cada abertura com o seu fechamento vale um ciclo. Em prédio comercial há também os picos da chegada e do almoço.",
            "O total do dia diz pouco, porque o motor fraco superaquece no aperto da manhã e deixa todos esperando. Conte um ciclo para cada vez que o portão abre e fecha. Em prédio comercial, verifique também a entrada e o horário de almoço.",
          ],
        ],
        bullets: [
          "40 vagas, metade saindo junto: 20 aberturas, motor de uns 27 ciclos por hora",
          "60 vagas: 30 aberturas, motor de uns 40 ciclos por hora",
          "100 vagas: 50 aberturas, motor de uns 67 ciclos por hora",
          "Dois carros por abertura: metade dos ciclos",
        ],
      },
      {
        about: "what",
        headings: ["Basculante ou de correr no prédio", "O motor conforme o tipo de portão"],
        slots: [
          [
            "No basculante, comum em prédio, a folha precisa estar equilibrada, porque cabo e contrapeso gastos dobram o esforço de cada subida. A folha larga pede motor predial, e não o de 1/4 HP de casa.",
            "Basculante de garagem coletiva leva motor predial, já que o de 1/4 HP foi feito para casa. Cabos e contrapeso são vistos antes, pois uma folha desequilibrada cansa qualquer motor.",
            "Se o portão do prédio é basculante, confira primeiro os cabos e o contrapeso, porque sem equilíbrio o motor carrega a folha sozinho. O de 1/4 HP, residencial, não serve; o predial é feito para esse peso.",
            "Em basculante de prédio, o equilíbrio importa mais que a potência. Com cabo ou contrapeso gasto, o motor ergue o peso sozinho e dura pouco. Use um modelo predial, pois o de 1/4 HP é residencial.",
            "Folha basculante grande usa motor predial, e nunca o de 1/4 HP, próprio de residência. O técnico também examina contrapeso e cabos, porque o peso que eles deixam de sustentar recai sobre o motor.",
          ],
          [
            "No portão de correr, a cremalheira, que é a régua dentada onde a engrenagem corre, deve ser de aço e bem fixada. As roldanas precisam ser reforçadas e o trilho, reto.",
            "O deslizante de muito uso pede base firme, roldana reforçada e cremalheira de aço, que é a régua dentada da folha. Sem isso, a engrenagem acaba antes do motor.",
            "O portão de correr depende de trilho reto, roldanas fortes e cremalheira de aço, a régua dentada da folha. Sem isso, os dentes se gastam antes do tempo.",
            "O portão deslizante precisa de trilho sem torção, roldanas reforçadas e cremalheira de aço, a régua dentada, presa com firmeza. São as peças que o movimento intenso gasta primeiro.",
            "Se a folha corre, use cremalheira de aço, a barra dentada em que a engrenagem se apoia, com trilho alinhado e roldanas para muito peso. Peça fraca nesse conjunto gasta os dentes cedo.",
          ],
        ],
      },
      {
        about: "care",
        headings: ["Para não parar na hora de pico", "Manutenção e reserva no prédio"],
        slots: [
          [
            "Revise o portão {visits.business}, no mínimo, e mais vezes se ele quase não descansa. O inversor faz o motor partir e parar sem tranco e poupa a folha, mas não substitui a lubrificação e o aperto.",
            "Com muito fluxo, a revisão é feita {visits.business}, no mínimo, e mais cedo se as aberturas são muitas. A partida suave do inversor reduz o desgaste, mas lubrificar e apertar continua necessário.",
            "O portão de uso intenso passa por revisão {visits.business}, ou antes se trabalha o dia todo. O inversor alivia os trancos de partida e parada, e a lubrificação cuida do resto.",
            "O motor de uso intenso também precisa de revisão, {visits.business} pelo menos, com intervalo menor onde a garagem não para. O inversor move a folha sem solavanco e poupa peças, mas a graxa e o aperto continuam necessários.",
            "Programe a manutenção {visits.business} e encurte o prazo se as aberturas são muitas. O inversor evita pancadas no começo e no fim do percurso, mas parafuso frouxo e falta de graxa só a visita resolve.",
          ],
          [
            "Nobreak e um controle de reserva na portaria evitam que a falta de luz prenda a garagem. Zelador e porteiro precisam saber o que fazer, com o disjuntor desligado e sem soltar basculante.",
            "Para a falta de energia, tenha nobreak e um controle de reserva na portaria. O porteiro e o zelador devem saber desligar o disjuntor e não soltar o basculante.",
            "Deixe na portaria um controle extra e, se puder, nobreak, para a garagem não ficar presa sem luz. Quem atende o portão deve saber desligar o disjuntor e não mexer em basculante.",
            "Prepare a garagem para a falta de luz com um nobreak no motor e um controle de reserva com o porteiro. A equipe aprende a desligar o disjuntor e a chamar o técnico, sem destravar folha basculante.",
            "Para ninguém ficar preso na garagem, instale nobreak e guarde um controle na portaria. Combine por escrito o que o porteiro faz numa parada, que é desligar a energia e deixar o basculante como está.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Motor residencial serve em prédio pequeno?",
        answers: [
          "Só se a ficha dele aguenta a hora mais cheia, com folga. Com poucas vagas pode servir; se ele para no meio da manhã para esfriar, está abaixo do uso.",
          "Pode servir com poucas vagas, desde que os ciclos por hora cubram o pico. Motor que desarma de calor na saída dos carros foi subdimensionado.",
          "Em garagem de poucas vagas talvez sirva, se os ciclos por hora da ficha superam o pico. Desligar quente toda manhã é sinal de motor pequeno demais.",
        ],
      },
      {
        question: "Quanto tempo a garagem fica parada na troca?",
        answers: [
          "A troca em portão pesado leva de {time.heavy}, em geral. Ela é marcada fora do pico, com aviso aos moradores e alguém na entrada.",
          "Conte de {time.heavy} em portão pesado. Com o horário combinado com o síndico, longe do pico, a passagem pode ser controlada na mão pela portaria.",
          "O serviço ocupa {time.heavy}, quase sempre, em portão pesado. Marque em horário calmo, avise os moradores e deixe alguém cuidando da entrada.",
        ],
      },
      {
        question: "Motor rápido resolve a fila?",
        answers: [
          "Ajuda, porque cada abertura ocupa menos tempo, mas só com fotocélula no vão e pausa curta. Força e ciclos por hora continuam sendo o que impede a parada.",
          "Reduz a espera entre um carro e outro, com a fotocélula vigiando a passagem. Mas a conta dos ciclos continua valendo, porque um motor rápido e fraco também para de calor.",
          "Encurta a fila, porque a folha sai logo do caminho, desde que haja fotocélula e a pausa seja pequena. Ainda assim, os ciclos por hora precisam cobrir o pico.",
        ],
      },
      {
        question: "PPA Penta serve para condomínio?",
        answers: [
          "Penta é um nome que a PPA usa em motores de portão basculante, com mais de uma versão. Para condomínio, confira na ficha do modelo os ciclos por hora e a largura da folha.",
          "O nome Penta, da PPA, aparece em motores de basculante de versões diferentes. Em condomínio, o que decide são os ciclos por hora e o tamanho da folha que a ficha de cada versão informa.",
          "Penta identifica motores da PPA para basculante, e as versões não são iguais. Antes de usar no condomínio, compare na ficha o limite da folha e os ciclos por hora.",
        ],
      },
    ],
    photo: "fotos da folha por dentro e da etiqueta do motor, com o número de vagas e a hora de pico",
  },
  {
    id: "visita-gratuita-para-orcamento",
    broader: "visita-tecnica",
    label: "Visita gratuita para orçamento",
    phrase: "a visita gratuita para orçamento",
    asks: [
      ...combine(
        [
          "visita gratuita",
          "visita grátis",
          "visita técnica gratuita",
          "visita técnica grátis",
          "visita sem custo",
          "avaliação gratuita",
        ],
        ["orçamento", "portão", "orçamento portão", "instalação", "motor", "medir"],
      ),
      "pagar técnico vir fazer orçamento",
      "orçamento casa visita graça",
      "precisa pagar técnico vir orçamento",
    ],
    intent: "question",
    answers: {
      any: [
        "A avaliação e o orçamento do portão são grátis por foto ou vídeo, sem visita. Quando é preciso medir no local, dizemos antes se a ida tem custo e quanto. Para motor novo, fotos e medidas em geral bastam: o kit basculante instalado parte de {price.lowest}, e a troca em casa fica de {price.homeSwap}.",
        "O orçamento grátis é feito por foto ou vídeo e dispensa a visita na maioria dos casos. Se o técnico precisar ir medir o portão, o valor da ida, quando há, é informado antes de marcar. O kit basculante instalado começa em {price.lowest}, e a troca do motor em residência, com mão de obra, é de {price.homeSwap}.",
        "A visita técnica só para medir o portão pode ter custo, sempre combinado antes, mas o orçamento por fotos e vídeo é grátis e resolve quase todos os pedidos. Como referência, o kit basculante instalado parte de {price.lowest}, e a troca de motor em casa fica de {price.homeSwap}, com mão de obra.",
        "Visita grátis para medir o portão não é prometida, porque a ida pode ter custo, combinado antes. O que não custa nada é a avaliação por foto ou vídeo, que basta na maioria dos casos. O kit basculante instalado parte de {price.lowest}, e a troca de motor em casa, com mão de obra, fica de {price.homeSwap}.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["O que mandar para não precisar da visita", "Fotos que valem por uma visita"],
        slots: [
          [
            "Para motor novo, contam as medidas, o lugar do motor e a energia; para conserto, o vídeo do defeito e a etiqueta. Com isso, a resposta traz o valor ou o que ainda falta ver.",
            "Quem quer instalar manda medidas e fotos do portão e da tomada. Quem quer consertar manda vídeo com som e a etiqueta do motor, e recebe o preço ou o motivo de ser preciso ir.",
            "O pedido completo evita a ida: medidas e ponto de energia na instalação, vídeo e etiqueta no conserto. A resposta vem com o valor ou com a dúvida que só a medição resolve.",
          ],
        ],
        steps: [
          "Fotografe o portão por dentro e por fora, de dia.",
          "Meça a largura e a altura da folha.",
          "Fotografe o lugar do motor, a tomada ou o quadro fechado.",
          "Fotografe a etiqueta do motor, se houver.",
          "No conserto, filme de longe, com som; se há cabo solto ou folha torta, só fotografe.",
        ],
      },
      {
        about: "what",
        headings: ["Quando a ida é necessária", "Casos em que é preciso medir no local"],
        slots: [
          [
            "A visita é necessária em folha muito pesada ou torta, coluna em dúvida, defeito que não aparece em vídeo, choque e projeto de condomínio. Nesses casos, um valor por foto sairia errado.",
            "Folha desequilibrada, fiação desconhecida, disjuntor que cai e defeito que vai e volta precisam ser vistos no local, assim como o portão de prédio, porque a foto não mostra a causa.",
            "A medição de perto é necessária em choque, folha torta, defeito que aparece e some, coluna fraca e obra de condomínio, em que a imagem não basta para dar preço.",
          ],
          [
            "Antes de marcar, você sabe o valor da ida, se ele é descontado do serviço e o que paga se não aprovar.",
            "A mensagem que propõe a visita traz o preço dela e diz se ele é descontado do serviço aprovado.",
            "Tudo fica combinado antes: quanto custa a ida, se ela entra no serviço e o que acontece se você não aprovar.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["O que entra no orçamento grátis", "O que vem escrito no orçamento"],
        slots: [
          [
            "O orçamento separa motor, mão de obra, acessórios e acerto da folha. Já a visita que inclui ajuste, limpeza e lubrificação em casa parte de {price.preventive}, sem peças, e não serve só para medir.",
            "Motor, serviço, acessórios e reparo da folha vêm em linhas próprias. Se o caso é de ajuste, a visita com regulagem e limpeza começa em {price.preventive} em residência, fora peças.",
            "Cada item tem o seu preço: aparelho, instalação, acessórios e correções no portão. Já a visita de manutenção, com ajuste e limpeza, custa em casa a partir de {price.preventive}, sem contar peças.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Se eu não aprovar o orçamento, pago a visita?",
        answers: [
          "Só se o valor da ida foi combinado antes. O orçamento por foto não custa nada, aprovando ou não.",
          "Por foto, não paga nada. Na visita, apenas o que foi dito e aceito antes de o técnico sair.",
        ],
      },
      {
        question: "O orçamento por foto pode mudar no dia?",
        answers: [
          "Só se aparecer no local algo que a foto não mostrava, e a diferença é informada antes de começar, para você decidir.",
          "Pode, quando surge um defeito escondido, como base podre ou fiação ruim. Nada é feito sem a sua aprovação do novo valor.",
        ],
      },
      {
        question: "Condomínio tem visita para proposta?",
        answers: [
          "Em geral a proposta começa por fotos, etiqueta e número de vagas, e a ida para medir é combinada com o síndico.",
          "Sim, combinada com o síndico ou a administradora, depois de fotos e dados do uso, com a proposta por itens.",
        ],
      },
      {
        question: "O orçamento vale por telefone?",
        answers: [
          "Por telefone sai só uma faixa de preço. Com foto e medida, o valor fica certo e por escrito.",
          "Dá para ter uma ideia por telefone, mas o preço firme depende da imagem e da largura da folha.",
        ],
      },
    ],
    photo: "o portão por dentro e por fora, com a largura, ou um vídeo do defeito e a foto da etiqueta",
  },
  {
    id: "motor-por-aberturas-por-dia",
    broader: "industria",
    label: "Motor pelo número de aberturas por dia",
    phrase: "o motor para centenas de aberturas por dia",
    asks: [
      ...combine(
        [
          "100",
          "150",
          "200",
          "250",
          "300",
          "350",
          "400",
          "500",
          "600",
          "800",
          "1000",
          "duzentas",
          "trezentas",
          "centenas",
          "quinhentas",
        ],
        [
          "aberturas dia",
          "aberturas por dia motor",
          "aberturas motor",
          "aberturas diárias",
          "ciclos dia",
          "ciclos por dia motor",
          "vezes por dia motor",
          "acionamentos dia",
          "abre vezes dia",
          "portão abre vezes dia",
          "abre vezes dia qual motor",
          "portão abre vezes dia motor",
        ],
      ),
      ...combine(
        ["300", "200", "400", "500"],
        ["aberturas alto fluxo", "aberturas estacionamento", "aberturas alto fluxo estacionamento"],
      ),
      "motor comum aguenta aberturas dia",
      "motor aguenta quantas aberturas dia",
    ],
    intent: "buying",
    answers: {
      any: [
        "Motor para portão que abre 200 ou 300 vezes por dia é o de uso contínuo, escolhido pela hora mais cheia. Em 12 horas, 300 aberturas dão uns 50 ciclos por hora no pico, e por isso a ficha deve trazer 65. Em portão pesado, a troca fica de {price.heavySwap}, com mão de obra.",
        "O motor que aguenta 300 ciclos por dia é o industrial ou predial de uso contínuo, com uns 65 ciclos por hora na ficha, porque o pico costuma ser o dobro da média. Para 200 por dia, bastam uns 45. A troca em portão pesado custa de {price.heavySwap}, com mão de obra.",
        "Motor para portão que abre 20 ou 30 vezes por dia pode ser o residencial, que aceita em geral de 10 a 15 ciclos por hora, se as aberturas não vêm todas seguidas. A capacidade em quilos deve passar um terço do peso da folha. A troca em casa fica de {price.homeSwap}, com mão de obra.",
        "Para um motor de alto fluxo, com centenas de aberturas por dia, divida o total pelas horas de movimento, dobre para achar o pico e some um terço. Com 300 aberturas em 12 horas, são 65 ciclos por hora, de motor de uso contínuo. A troca em portão pesado fica de {price.heavySwap}, com mão de obra.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["A conta das aberturas por dia", "Do total do dia à hora mais cheia"],
        slots: [
          [
            "O motor esquenta na hora mais cheia, e não na média do dia. Dobrar a média é só um ponto de partida, e contar uma hora de pico na portaria dá o número certo.",
            "O que faz o motor desarmar por calor é o pico, por isso a média engana. Conte uma hora cheia de verdade, e use o dobro da média só enquanto não há contagem.",
            "A ficha precisa cobrir a hora de maior movimento, já que é nela que o motor aquece. Sem contagem na entrada, estime pelo dobro da média.",
          ],
        ],
        bullets: [
          "100 por dia em 12 horas: uns 17 no pico, ficha de 22 ciclos por hora",
          "200 por dia em 12 horas: uns 34 no pico, ficha de 45 ciclos por hora",
          "300 por dia em 12 horas: uns 50 no pico, ficha de 65 ciclos por hora",
          "500 por dia em 12 horas: uns 84 no pico, e a cancela costuma servir melhor",
        ],
      },
      {
        about: "what",
        headings: ["Portão ou cancela com esse movimento", "Quando a cancela poupa o portão"],
        slots: [
          [
            "Com 50 ciclos por hora, sobra pouco mais de um minuto para abrir, esperar o carro e fechar, e a folha pesada quase não descansa. A haste da cancela é leve e sobe em poucos segundos.",
            "A 50 por hora, cada ciclo tem pouco mais de um minuto para abrir, dar passagem e fechar. Uma folha pesada sofre nesse ritmo, enquanto a haste leve da cancela sobe em segundos.",
            "Pouco mais de um minuto por ciclo é o que resta a 50 por hora, e nesse tempo a folha abre, espera e fecha. O portão pesado trabalha quase sem pausa, e a cancela, de haste leve, faz isso depressa.",
          ],
          [
            "Em estacionamento com funcionário na entrada, o portão pode ficar aberto de dia, com a cancela controlando os carros, e fechar à noite. Assim ele abre e fecha poucas vezes.",
            "Se há alguém na entrada, deixe a cancela com as centenas de passagens e o portão aberto no horário de movimento. Ele fecha só no fim do turno.",
            "Quando a entrada do estacionamento é vigiada, a cancela cuida do dia, e o portão só abre e fecha uma vez por turno. O motor dele se desgasta muito menos.",
          ],
        ],
      },
      {
        about: "care",
        headings: ["Revisão com centenas de aberturas", "Manutenção pelo número de ciclos"],
        slots: [
          [
            "Com 300 aberturas por dia são perto de 9.000 ciclos por mês, então a revisão é mensal ou, no máximo, a cada dois meses. Com 100 por dia, já vale encurtar o intervalo normal.",
            "A 300 por dia, o motor chega a uns 9.000 ciclos no mês e precisa de revisão a cada um ou dois meses. Acima de 100 diárias, o intervalo comum já não serve.",
            "O intervalo de revisão segue os ciclos: 300 diários somam cerca de 9.000 por mês e exigem visita todo mês ou a cada dois. De 100 para cima, não espere o semestre.",
          ],
          [
            "Roldana, engrenagem, cremalheira e fotocélula são o que mais se gasta. Cremalheira de aço, roldanas reforçadas e um par de fotocélulas de reserva evitam parada.",
            "Nesse uso se gastam primeiro a roldana, os dentes da engrenagem e da cremalheira e a fotocélula. Monte com aço e roldanas reforçadas e tenha sensores de reserva.",
            "O desgaste aparece nos dentes, nas roldanas e nos sensores. Prefira cremalheira de aço e roldana reforçada e guarde um par de fotocélulas para a troca rápida.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Motor residencial aguenta 100 aberturas por dia?",
        answers: [
          "Em geral, não, porque ele é feito para o uso de uma família. Se a ficha não cobre os ciclos do seu pico, ele desarma por calor ou queima.",
          "Não costuma aguentar, porque precisa esfriar entre uma abertura e outra. Sem ciclos por hora acima do pico, ele para no meio do expediente.",
        ],
      },
      {
        question: "E no portão de enrolar, como escolho entre AC 300 e AC 500?",
        answers: [
          "Nesses nomes, o número costuma indicar os quilos que o motor levanta, 300 ou 500. Estime o peso da porta, deixe folga e confira na ficha quantos ciclos ele aceita.",
          "Em motor de enrolar, 300 e 500 são em geral a capacidade em quilos. Escolha acima do peso da porta e veja os ciclos, porque muitos desses não são de uso contínuo.",
        ],
      },
      {
        question: "Preciso de rede trifásica?",
        answers: [
          "Nem sempre, porque há motores de uso contínuo monofásicos com inversor. Se o lugar já tem trifásica, as opções aumentam.",
          "Depende do modelo, e existem monofásicos com inversor para uso contínuo. Veja qual energia chega ao portão antes de escolher.",
        ],
      },
      {
        question: "Quanto tempo a entrada fica parada na troca?",
        answers: [
          "De {time.heavy}, em geral, no horário de menos movimento. Com alguém na entrada, o portão pode ficar aberto enquanto o motor é montado.",
          "Conte de {time.heavy}, marcadas fora do pico. Base e cremalheira novas podem ser preparadas antes, para encurtar a parada.",
        ],
      },
    ],
    photo: "fotos da folha, do trilho e da etiqueta do motor, com as aberturas por dia e da hora cheia",
  },
  {
    id: "melhor-motor-de-portao",
    broader: "motor",
    label: "Melhor motor de portão",
    phrase: "o melhor motor de portão",
    asks: [
      "motor técnicos recomendam",
      "qual motor técnico recomenda",
      "qual motor portão técnicos recomendam",
      "motor indicado pelos técnicos",

      "motor portão bom durável",
      "motor bom durável",
      "melhor motor portão",
      "melhor motor garagem",
      "melhor motor portão eletrônico",
      "qual melhor portão eletrônico",
      "melhor portão eletrônico",
      "melhor motor portão automático",
      "melhor automatizador portão",
    ],
    intent: "buying",
    answers: {
      any: [
        "O melhor motor de portão eletrônico é o que aguenta, na ficha, um terço a mais que a sua folha e as suas aberturas por dia, em marca de peça fácil. No basculante de até {width.quarterHp}, custa de {price.lowest} a {price.highest} instalado. No de correr e no de abrir, a troca em casa fica de {price.homeSwap}.",
        "O melhor motor de portão depende de como ele abre. No basculante de até {width.quarterHp}, é o de 1/4 HP, de {price.lowest} a {price.highest} instalado. No de correr, é o que aguenta um terço além do peso da folha, e no de abrir, o do comprimento dela. A troca desses dois em casa custa de {price.homeSwap}.",
        "O melhor motor de portão se escolhe por três coisas: o peso da folha, as aberturas por dia e a peça à venda perto de você. No basculante de até {width.quarterHp}, custa de {price.lowest} a {price.highest} instalado. Nos outros portões, a troca residencial sai de {price.homeSwap}.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Qual é o melhor para o seu portão", "O que decide o melhor motor"],
        slots: [
          [
            "Ache o tipo do seu portão na lista e veja a medida que manda na escolha. Se a folha está dura ou torta, acerte isso antes, porque nenhum motor compensa portão pesado.",
            "Cada tipo de portão tem a sua medida principal. Antes dela vem a folha leve na mão, já que motor novo em portão duro dura pouco.",
            "Comece pelo jeito de abrir, que define o que olhar na ficha. E confira a folha: se ela anda com esforço, o conserto vem antes da compra.",
          ],
        ],
        bullets: [
          "Basculante: largura e equilíbrio; até {width.quarterHp}, 1/4 HP, que abre em {opening.padrao}, {opening.speedy} ou {opening.jetflex}",
          "De correr: quilos da ficha um terço acima do peso da folha",
          "De abrir: um motor por folha, pelo peso e pelo comprimento dela",
          "Prédio e comércio: linha de uso intenso, pelos ciclos por hora",
          "Rua movimentada: motor com inversor, que abre mais rápido e freia de leve",
        ],
      },
      {
        about: "check",
        headings: ["Marca: quanto ela pesa", "A marca vem depois do modelo"],
        slots: [
          [
            "Entre marcas conhecidas, como PPA, Garen, Peccinin, Rossi e Nice, o modelo certo pesa mais que o nome. Veja se há placa, engrenagem e controle à venda na região e qual a garantia escrita.",
            "PPA, Garen, Peccinin, Rossi e Nice têm bons motores para o mesmo portão, e a diferença aparece na reposição. Prefira a que tem peça e controle fáceis de achar e garantia no papel.",
            "O nome na tampa decide pouco entre as marcas comuns, como PPA, Garen, Peccinin, Rossi e Nice. O que conta daqui a alguns anos é achar placa, engrenagem e controle sem encomenda.",
          ],
          [
            "Os controles que a casa já usa também contam: se o motor novo aceita o mesmo código, eles continuam.",
            "Quem já tem vários controles de um padrão economiza ficando nele, porque só precisa gravá-los de novo.",
            "Ficar no padrão dos controles atuais poupa trocar todos na mudança de motor.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["O que muda o preço de um bom motor", "Quanto custa acertar na escolha"],
        slots: [
          [
            "Velocidade, força e uso fazem o preço: no basculante, o Padrão sai por {price.padrao}, o Speedy por {price.speedy} e o JetFlex, com inversor, por {price.jetflex}, instalados. Em portão pesado ou de muito uso, a troca vai de {price.heavySwap}.",
            "Paga-se mais por abrir depressa e por aguentar mais. Os kits de basculante custam {price.padrao}, {price.speedy} e {price.jetflex}, do mais lento ao mais rápido, e o motor de prédio ou galpão fica de {price.heavySwap}, com mão de obra.",
            "No basculante, a rapidez separa {price.padrao}, {price.speedy} e {price.jetflex}, já com instalação. Nos portões pesados, o que encarece é a linha de uso intenso, de {price.heavySwap} na troca completa.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "O motor mais potente é o melhor?",
        answers: [
          "Não: potência de sobra não corrige folha dura nem abre mais depressa. A folga de um terço sobre o peso já basta.",
          "Nem sempre. Acima da folga de um terço, você paga mais sem ganhar velocidade, e o portão desequilibrado continua se gastando.",
        ],
      },
      {
        question: "Qual motor abre mais rápido?",
        answers: [
          "Nos kits basculantes, o JetFlex, que abre em {opening.jetflex}, por {price.jetflex} instalado. No de correr, a rapidez vem do inversor e da largura da folha.",
          "O de inversor. Em basculante, é o JetFlex, de {opening.jetflex}; em deslizante, o modelo se escolhe pelo peso e sai por foto.",
        ],
      },
      {
        question: "Quanto dura um bom motor de portão?",
        answers: [
          "A referência é de {trade.life}, com a folha leve e revisão {visits.home}. Portão duro encurta esse prazo em qualquer marca.",
          "De {trade.life}, se o portão estiver em ordem e receber manutenção {visits.home}. Quem mais gasta motor é folha pesada.",
        ],
      },
      {
        question: "Qual a garantia?",
        answers: [
          "O motor que vendemos tem {warranty.motor} de garantia, dada pela fábrica, e a instalação tem {warranty.installation}, dada por nós. Guarde a nota, que prova as duas datas.",
          "São {warranty.motor} de fábrica no motor e {warranty.installation} no nosso serviço de instalação. A nota, com a data, é o que permite acionar qualquer uma delas.",
        ],
      },
    ],
    photo: "uma foto do portão inteiro, com a largura, a altura e o material da folha",
  },
];
