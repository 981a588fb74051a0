import type { NarrowConcept } from "#domain/knowledge/concept.ts";
import { combine } from "./combine.ts";

/** What titles ask of one make and the entry of all makes told too generally: its adjustments, its models for a building, its strong points, its kit. */
export const pedidosDeCadaMarca: NarrowConcept[] = [
  {
    id: "garen-forca-e-fim-de-curso",
    broader: "garen",
    label: "Regular força e fim de curso do motor Garen",
    phrase: "regular a força e o fim de curso do motor Garen",
    asks: combine(
      ["regular", "ajustar", "configurar", "regulagem", "como regular", "acertar"],
      ["força fim curso", "força", "embreagem", "fim curso"],
      ["garen", "motor garen", "garen kdz"],
    ),
    intent: "how-to",
    answers: {
      any: [
        "Para regular o motor Garen, acerte primeiro o fim de curso, que são os ímãs que mandam parar, e só depois a força. O ímã você move por fora, com o disjuntor desligado. A força é ajustada na central, sob a tampa, e por isso fica com o técnico.",
        "O fim de curso do motor Garen é regulado movendo o ímã preso à cremalheira, alguns milímetros por vez e com o disjuntor desligado. A força vem depois, na central do motor, e deve ser a menor que move a folha. Essa parte é do técnico, porque há tensão da rede sob a tampa.",
        "No motor Garen, a regulagem tem esta ordem: fim de curso, percurso e força. Os ímãs do fim de curso ficam por fora e podem ser movidos com o disjuntor desligado. O percurso e a força são gravados na central, sob a tampa, e quem mexe ali é o técnico.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["Como regular o fim de curso do Garen", "Fim de curso do Garen, passo a passo"],
        slots: [
          [
            "No Garen de correr, como o KDZ, há um ímã em cada ponta da cremalheira, que é a barra dentada presa à folha. O motor para quando o ímã passa na frente do sensor. No basculante, os ímãs ficam no braço do motor, no alto, e essa regulagem é do técnico.",
            "O Garen deslizante tem dois ímãs na cremalheira, a barra de dentes da folha: um marca o portão aberto, e o outro, o fechado. Estes passos valem para ele. No basculante, os ímãs ficam no alto, junto ao fuso do motor, e o técnico faz o ajuste.",
            "Estes passos são do Garen de correr, em que dois ímãs na cremalheira avisam o motor de que a folha chegou. A cremalheira é a barra dentada do portão. No Garen basculante, os ímãs ficam no conjunto do motor, e quem regula é o técnico.",
          ],
        ],
        steps: [
          "Veja em qual ponta está o erro: a folha bate no batente ou para antes dele.",
          "Desligue o disjuntor do portão.",
          "Marque a posição do ímã com caneta e afrouxe só o parafuso dele.",
          "Se a folha bate, mova o ímã uns 5 milímetros, para ele chegar antes ao sensor.",
          "Se a folha para cedo, mova o ímã uns 5 milímetros para o lado contrário.",
          "Aperte o parafuso, saia de perto da folha e ligue o disjuntor.",
          "Abra e feche duas vezes pelo controle, e repita se ainda faltar um pouco.",
        ],
      },
      {
        about: "visit",
        headings: ["Como o técnico regula a força", "Regulagem da força na central Garen"],
        slots: [
          [
            "O técnico vê primeiro se a folha corre leve na mão, porque força a mais só esconde roldana gasta. Depois procura no manual o ajuste da central daquele motor. Em algumas placas é um botão de girar, chamado trimpot; em outras, uma programação.",
            "Antes da força, a folha precisa andar leve com o motor destravado. Em seguida, o técnico muda a força na central, pelo botão de girar (trimpot) ou pela programação, como o manual do modelo manda.",
            "A regulagem da força depende da central do motor: há placa com botão de girar, o trimpot, e placa que se programa. O técnico segue o manual do modelo, depois de conferir que a folha corre leve.",
          ],
          [
            "A força certa é a menor que leva a folha até o fim. Para testar, o técnico põe uma caixa de papelão no caminho: a folha deve parar ou voltar sem amassar a caixa.",
            "O técnico começa com pouca força e aumenta aos poucos, até a folha completar o percurso. No fim, uma caixa de papelão no caminho mostra se ela cede diante de um obstáculo.",
            "Ele deixa a menor força que completa o percurso. O teste final é uma caixa de papelão no vão, que a folha não pode esmagar.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["Quanto custa regular o motor Garen"],
        slots: [
          [
            "A visita só de regulagem parte de {price.preventive} em casa, sem peças. Se o ímã ou o sensor estiver quebrado, a peça é orçada antes da troca.",
            "Em casa, só o ajuste custa a partir de {price.preventive}, e peça não está incluída. O técnico passa o preço do ímã ou do sensor antes de trocar.",
            "Para regular, sem trocar peça, a visita em residência começa em {price.preventive}. O que precisar ser trocado tem o preço combinado antes.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Regulei o ímã e o Garen continua passando do ponto. Por quê?",
        answers: [
          "O sensor pode não estar lendo o ímã, ou o percurso gravado na central se perdeu. As duas coisas são testadas com a tampa aberta, e por isso ficam com o técnico.",
          "Quando mover o ímã não muda nada, o defeito costuma estar no sensor ou no percurso gravado na central. Deixe o disjuntor desligado se a folha bate forte.",
        ],
      },
      {
        question: "Posso aumentar a força para o portão não parar no meio?",
        answers: [
          "Não é o caminho. O portão que para no meio costuma ter trilho sujo ou roldana gasta, e mais força deixa a folha perigosa para quem passa.",
          "Melhor não aumentar. Limpe o trilho e veja se a folha corre leve, porque a força a mais tira a proteção de quem está no vão.",
        ],
      },
      {
        question: "O Garen precisa aprender o percurso de novo?",
        answers: [
          "Nas centrais que gravam o percurso, sim, sempre que um ímã muda bastante de lugar. O manual do modelo diz como, e o ajuste é feito na placa.",
          "Depende da central. As que gravam o percurso pedem nova gravação depois de mexer nos ímãs; as mais simples só seguem o sensor.",
        ],
      },
      {
        question: "A luz acabou e o Garen perdeu a regulagem. É normal?",
        answers: [
          "Algumas centrais fazem o primeiro percurso devagar, para achar o fim outra vez. Se o segundo também sair errado, peça a regulagem.",
          "Um primeiro percurso lento depois da falta de luz é comum. Se o portão continua parando fora do lugar, o percurso precisa ser gravado de novo.",
        ],
      },
    ],
    photo: "um vídeo do portão abrindo e fechando e a foto da etiqueta do motor Garen",
  },
  {
    id: "nice-condominio-modelos",
    broader: "nice",
    label: "Motor Nice para condomínio: modelos",
    phrase: "o motor Nice para condomínio",
    asks: combine(
      ["nice", "motor nice"],
      ["condomínio", "prédio"],
      ["modelos preços", "modelos", "qual modelo", "robus", "quais modelos"],
    ),
    intent: "buying",
    answers: {
      any: [
        "Para condomínio, os motores Nice mais indicados são o Robus 600 ou 1000, em portão de correr, e o Run, em folha muito pesada. No portão de abrir, a linha de uso maior é a Toona. Na troca em portão pesado, o valor fica de {price.heavySwap}, com mão de obra.",
        "Os modelos Nice para portão de condomínio são o Robus 600, o Robus 1000 e o Run, todos de correr, e o Toona, de abrir. A troca de motor em portão pesado fica de {price.heavySwap}, com mão de obra, e a foto da folha mostra qual deles serve.",
      ],
      price: [
        "O motor Nice para condomínio custa, na troca em portão pesado, de {price.heavySwap}, com mão de obra. Os modelos mais indicados são o Robus 600 ou 1000 e o Run, em portão de correr, e o Toona, em portão de abrir. O preço de cada um vem grátis, pela foto.",
        "O preço de um motor Nice em condomínio depende do modelo: Robus 600, Robus 1000 ou Run no portão de correr, Toona no de abrir. A troca em portão pesado fica de {price.heavySwap}, com mão de obra, e o orçamento por foto é grátis.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Modelos Nice e o portão de cada um", "Qual modelo Nice serve no condomínio"],
        slots: [
          [
            "Os números do nome costumam indicar os quilos que o motor move, e a ficha confirma. Escolha um modelo com um terço a mais que o peso da folha.",
            "Nos motores de correr, o número do nome costuma ser o limite em quilos. Confirme na ficha e deixe um terço de sobra sobre o peso da folha.",
          ],
        ],
        bullets: [
          "Robus 400: portão de correr de até 400 kg, em prédio de poucas vagas",
          "Robus 600 e Robus 1000: portão de correr de condomínio, de até 600 ou 1.000 kg",
          "Run: portão de correr muito pesado, de 1.500 kg ou mais",
          "Toona: portão de abrir, um motor por folha",
          "Road e Wingo: linhas de casa, que não servem para a fila da garagem",
        ],
      },
      {
        about: "what",
        headings: ["Por que o 24 V ajuda na garagem coletiva"],
        slots: [
          [
            "O Robus trabalha em 24 V, com corrente contínua. Esse motor esquenta menos, aceita mais aberturas seguidas e freia devagar no fim. Ele também aceita bateria, que abre o portão quando falta luz.",
            "O motor de 24 V, como o Robus, parte e freia aos poucos e esquenta menos com muitas aberturas seguidas. Com a bateria da linha, ele ainda funciona na falta de luz.",
          ],
          [
            "O cuidado é com a placa: ela é própria da linha, e uma central comum não a substitui. Pergunte antes se há placa e engrenagem do modelo para entrega.",
            "A placa do motor de 24 V é da própria linha e custa mais que a comum. Confirme a oferta de peças antes da compra, para a garagem não ficar parada.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["O que muda o preço entre os modelos"],
        slots: [
          [
            "O preço sobe com os quilos do modelo e com a bateria. Ele cai quando a base, a fiação e a cremalheira atuais podem ficar. Com as fotos e o número de vagas, o síndico recebe a proposta separada por item.",
            "Modelo mais forte e bateria aumentam o valor. A base, os fios e a cremalheira em bom estado são aproveitados e reduzem o total. A proposta chega com cada item separado.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Como calcular se o motor aguenta a hora de pico?",
        answers: [
          "Conte os carros que entram e saem na hora mais cheia. Com 40 carros, são até 40 ciclos, e a ficha do motor precisa indicar mais que isso por hora.",
          "Some as entradas e as saídas da hora mais cheia. Cada uma pode ser um ciclo, e o número da ficha, em ciclos por hora, deve ser maior.",
        ],
      },
      {
        question: "Os controles dos moradores continuam servindo?",
        answers: [
          "Só se a central nova ler o mesmo código. Se não ler, um receptor à parte permite manter os controles atuais.",
          "Depende do código dos controles. Quando a central Nice não o reconhece, usa-se um receptor avulso ou se faz novo cadastro.",
        ],
      },
      {
        question: "Quanto tempo a garagem fica parada na troca?",
        answers: [
          "A troca em portão pesado leva de {time.heavy}. O horário é combinado com o síndico, longe da hora de pico.",
          "Conte de {time.heavy} de serviço, marcado para um horário de pouco movimento.",
        ],
      },
      {
        question: "Nice ou Peccinin no condomínio?",
        answers: [
          "A Peccinin é do mesmo grupo e costuma custar menos, com peça mais fácil de achar. O Nice de 24 V compensa quando o prédio quer bateria e parada suave.",
          "As duas marcas são do mesmo grupo. Escolha a Peccinin pelo preço e pela peça comum, e o Nice de 24 V pela bateria e pela parada suave.",
        ],
      },
    ],
    photo: "fotos da folha e da etiqueta do motor atual, com as medidas e o número de vagas",
  },
  {
    id: "intelbras-ou-ppa-comparativo",
    broader: "intelbras",
    label: "Intelbras ou PPA: comparativo",
    phrase: "a comparação entre Intelbras e PPA",
    asks: [
      "intelbras ppa comparativo",
      "intelbras ppa comparativo quem instala",
      "comparativo sincero intelbras ppa quem instala dois",
      "comparativo sincero intelbras ppa",
      "comparação intelbras ppa",
      "intelbras ppa diferença motor portão",
    ],
    intent: "comparison",
    answers: {
      any: [
        "Entre Intelbras e PPA, nosso comparativo dá vantagem à PPA no motor do portão: há mais modelos, e a peça é mais fácil de achar. A Intelbras compensa quando o modelo serve à folha, custa menos e tem placa à venda na região. O interfone Intelbras funciona com as duas.",
        "Na comparação sincera entre Intelbras e PPA, escolha a PPA se você quer peça fácil e muitas versões. Escolha a Intelbras se a ficha serve à sua folha e o preço instalado é menor. Câmera e interfone não decidem, porque funcionam com motor de qualquer marca.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Qual das duas escolher no seu caso"],
        slots: [
          [
            "Em casa com folha leve, as duas servem, e o preço instalado decide. Em folha pesada ou em prédio, a PPA oferece mais opções de uso intenso.",
            "Para folha leve de casa, compare o preço das duas já instaladas. Para prédio ou folha pesada, a PPA tem mais modelos de uso intenso.",
          ],
          [
            "No basculante que precisa abrir depressa, o PPA JetFlex abre em {opening.jetflex}. Se você já tem um Intelbras e ele funciona bem, não há razão para trocar.",
            "Quem tem pressa na rua encontra no PPA JetFlex um basculante que abre em {opening.jetflex}. Quem já tem um Intelbras em bom estado pode ficar com ele.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["Preço de cada um instalado"],
        slots: [
          [
            "A troca por motor PPA em casa fica de {price.homeSwap}, com mão de obra. O motor Intelbras não está na nossa tabela, e o preço dele é o da loja. A instalação é orçada de graça pela foto da etiqueta, que mostra se atendemos o modelo.",
            "Um PPA trocado por nós em casa custa de {price.homeSwap}, com motor e mão de obra. O motor Intelbras é comprado na loja, pelo preço dela. Pela foto da etiqueta, dizemos se atendemos o modelo e quanto custa instalar.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "O controle de uma marca funciona na outra?",
        answers: [
          "Só quando as duas centrais usam a mesma frequência e o mesmo tipo de código. O controle novo, que vem com o motor, evita essa dúvida.",
          "Funciona em alguns casos, com a mesma frequência e código fixo. Com código rolante, que muda a cada toque, cada marca usa o seu.",
        ],
      },
      {
        question: "A placa PPA serve no motor Intelbras?",
        answers: [
          "Algumas centrais comuns se adaptam a motores de mesma tensão e potência. O técnico confirma pela etiqueta antes de comprar a placa.",
          "Pode servir em motor comum, sem inversor, se a tensão e o fim de curso combinam. Mande a foto da etiqueta antes de comprar.",
        ],
      },
      {
        question: "Qual das duas dura mais?",
        answers: [
          "A durabilidade depende mais da folha e da instalação. Motor de casa bem escolhido costuma durar {trade.life}, em qualquer das duas.",
          "Não há diferença garantida. Com folha leve e revisão em dia, o comum em casa é {trade.life}.",
        ],
      },
    ],
    photo: "uma foto do portão inteiro, a largura da folha e a etiqueta do motor, se já houver um",
  },
  {
    id: "dz-nano-preco-e-instalacao",
    broader: "rossi-dz-nano",
    label: "Rossi DZ Nano: preço e instalação",
    phrase: "o preço e a instalação do Rossi DZ Nano",
    asks: combine(
      ["dz nano", "rossi dz nano", "rossi deslizante dz nano"],
      ["preço instalação", "preço com instalação", "preço instalado"],
    ),
    intent: "price",
    answers: {
      any: [
        "O motor Rossi DZ Nano instalado fica de {price.homeSwap} na troca em casa, com motor e mão de obra. Em folha leve, com base e cremalheira aproveitadas, o preço fica no começo da faixa. Se o motor já é seu, a instalação custa a partir de {price.installation}.",
        "Trocar o motor do portão deslizante por um Rossi DZ Nano custa de {price.homeSwap} em casa, já com a instalação. Quem comprou o DZ Nano em outra loja paga só a mão de obra, a partir de {price.installation}. O serviço leva de {time.sliding}.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["O DZ Nano serve no seu portão?", "Para qual portão é o DZ Nano"],
        slots: [
          [
            "O DZ Nano é o deslizante compacto da Rossi. Ele serve em portão de correr leve de casa, mesmo com pouco espaço ao lado da folha. Não serve em basculante nem em portão de abrir.",
            "A Rossi fez o DZ Nano para portão de correr de casa, leve e com pouco espaço na lateral. Em basculante ou portão de abrir, ele não se encaixa.",
          ],
          [
            "Veja na etiqueta os quilos da versão e deixe um terço de sobra. Chapa fechada comprida, rampa ou garagem de muitas famílias pedem um motor maior. A versão Turbo abre mais rápido e custa mais.",
            "O limite em quilos está na etiqueta, e o peso da folha deve ficar bem abaixo dele. Folha comprida de chapa, rampa ou uso coletivo pedem um modelo maior. Quem quer rapidez escolhe a versão Turbo, que custa mais.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["O preço em cada caso"],
        slots: [
          [
            "O valor exato é informado de graça, pelas fotos do portão.",
            "As fotos do portão mostram qual é o seu caso, e o orçamento não custa nada.",
          ],
        ],
        bullets: [
          "Troca de motor em casa: de {price.homeSwap}, com o DZ Nano e a mão de obra",
          "DZ Nano que já é seu: a partir de {price.installation}, só a mão de obra",
          "Portão que nunca teve motor: orçado por foto, com base, cremalheira e ponto de energia",
        ],
      },
      {
        about: "visit",
        headings: ["Como o DZ Nano é instalado"],
        slots: [
          [
            "O técnico confere na mão se a folha corre leve e fixa o motor nivelado na base. A cremalheira, que é a barra dentada da folha, fica a {rack.clearance} da engrenagem. Depois ele põe os ímãs de parada, regula a força e grava os controles.",
            "A folha é testada na mão antes de tudo. O motor é fixado na base, e a cremalheira, a barra de dentes do portão, fica com {rack.clearance} de folga. No fim, o técnico regula as paradas e a força e grava os controles.",
          ],
          [
            "A tensão do DZ Nano está na etiqueta e precisa ser a da sua tomada, de 127 ou 220 V. O motor deve ter disjuntor só dele e fio terra.",
            "Antes de ligar, confira se a tensão da etiqueta é a da casa, de 127 ou 220 V. O DZ Nano precisa de circuito próprio, com disjuntor e terra.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "O que vem na caixa do DZ Nano?",
        answers: [
          "O usual é motor com central, controles e ímãs de parada. A cremalheira às vezes vem à parte, por isso confira o anúncio.",
          "Costumam vir o motor, a central, os controles e os ímãs. Veja no anúncio se a cremalheira está incluída e quantos metros são.",
        ],
      },
      {
        question: "Comprei o DZ Nano pela internet. E a garantia?",
        answers: [
          "A garantia do motor é de quem vendeu. O nosso serviço de instalação tem {warranty.installation}.",
          "Quem vendeu responde pelo motor. Nós respondemos pela instalação, por {warranty.installation}.",
        ],
      },
      {
        question: "A cremalheira antiga serve no DZ Nano?",
        answers: [
          "Serve se o dente for da mesma medida e não estiver gasto. Uma foto de perto, com régua, mostra isso.",
          "Na maioria das trocas, sim. O dente precisa ter o passo da engrenagem nova e estar inteiro.",
        ],
      },
    ],
    photo: "fotos do portão por dentro, do lugar do motor e da tomada mais próxima, com a largura da folha",
  },
  {
    id: "kit-basculante-ppa-promocao",
    broader: "jetflex",
    label: "Kit basculante PPA em promoção",
    phrase: "o kit basculante PPA em promoção",
    asks: [
      ...combine(
        ["kit basculante ppa", "kit motor basculante ppa", "motor basculante ppa"],
        ["promoção", "2 controles promoção", "2 controles em promoção", "oferta"],
      ),
    ],
    intent: "buying",
    answers: {
      any: [
        "O kit de motor basculante PPA JetFlex custa {price.jetflex} na nossa tabela, com entrega, instalação, central e controles. Para saber se há promoção hoje e quantos controles ela inclui, pergunte pelo WhatsApp. O kit serve em folha equilibrada de até {width.quarterHp} e o cartão divide em até {shop.instalments} vezes.",
        "Na nossa tabela, o kit basculante PPA JetFlex sai por {price.jetflex}, já instalado, com central e controles. Promoção e número de controles são confirmados no dia, pelo WhatsApp. O preço vale para portão basculante equilibrado de até {width.quarterHp}.",
      ],
    },
    sections: [
      {
        about: "cost",
        headings: ["Como saber se a promoção vale a pena", "O que comparar na oferta"],
        slots: [
          [
            "Compare o preço já instalado, porque muitas promoções mostram só a caixa com o motor. Some ao valor da oferta o frete, o suporte da folha e a mão de obra. Só depois compare com o kit já instalado.",
            "Muitas ofertas de loja são do motor na caixa, sem mão de obra, e por isso compare sempre o preço já instalado. A mão de obra, o frete e o suporte da folha entram nessa conta.",
          ],
          [
            "Também instalamos os kits basculantes {model.padrao} e {model.speedy}, que custam menos e abrem mais devagar que o JetFlex.",
            "Quem quer gastar menos pode pedir os kits {model.padrao} e {model.speedy}, também instalados, que levam mais tempo para abrir.",
          ],
        ],
      },
      {
        about: "what",
        headings: ["O que o kit precisa incluir", "O que vem no kit basculante"],
        slots: [["Confira a lista antes de pagar.", "Antes de fechar, veja se a oferta traz tudo isto."]],
        bullets: [
          "Motor com fuso, a rosca comprida que levanta a folha",
          "Central, que é a placa que comanda o motor",
          "2 controles da mesma frequência da central",
          "Acionador e braço, que prendem o motor à folha",
          "Sensores de fim de curso, que marcam a parada",
        ],
      },
      {
        about: "choose",
        headings: ["O kit serve no seu basculante?"],
        slots: [
          [
            "O motor de 1/4 HP serve em basculante equilibrado de até {width.quarterHp} de largura. A folha equilibrada para no meio do caminho sem subir nem cair sozinha. Portão de madeira, de chapa grossa ou mais largo pede um motor mais forte.",
            "O kit de 1/4 HP é para folha de até {width.quarterHp}, com o contrapeso em ordem. Folha mais larga, de madeira ou de chapa grossa pede outro modelo PPA, orçado de graça por foto.",
          ],
          [
            "Veja também a tensão do motor da oferta. Ela precisa ser a da sua casa, de 127 ou 220 V, ou o motor deve ser bivolt.",
            "Confira na oferta se o motor é de 127 V, de 220 V ou bivolt. A tensão errada queima a placa.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Posso pedir mais de 2 controles no kit?",
        answers: [
          "Pode. Cada controle a mais é cobrado por unidade e fica gravado no dia da instalação.",
          "Sim. O controle extra é pago por unidade e sai programado na mesma visita.",
        ],
      },
      {
        question: "O kit traz fotocélula?",
        answers: [
          "Em geral não. A fotocélula, o sensor que impede a folha de fechar sobre alguém, é comprada à parte e é indispensável no fechamento automático.",
          "Normalmente ela fica fora do kit. Peça a fotocélula junto, sobretudo se o portão vai fechar sozinho.",
        ],
      },
      {
        question: "Comprei o kit em promoção na internet. Vocês instalam?",
        answers: [
          "Instalamos, depois de conferir por foto se o motor serve à folha. A mão de obra é orçada de graça, e a garantia do motor fica com quem vendeu.",
          "Sim. Mande antes a foto da etiqueta e a largura do portão, para conferirmos se o motor serve e orçarmos a mão de obra.",
        ],
      },
      {
        question: "Qual é a garantia do kit instalado por vocês?",
        answers: [
          "São {warranty.motor} no motor e {warranty.installation} na instalação.",
          "O motor tem garantia de {warranty.motor}, e o serviço, de {warranty.installation}.",
        ],
      },
    ],
    photo: "uma foto do portão inteiro por dentro, com a largura e a altura da folha",
  },
  {
    id: "peccinin-vantagens",
    broader: "peccinin",
    label: "Vantagens do motor Peccinin",
    phrase: "as vantagens do motor Peccinin",
    asks: [
      "peccinin vantagens",
      "peccinin vantagens modelos",
      "peccinin bom vantagens",
      "peccinin bom vantagens modelos",
      "motor peccinin bom vantagens modelos",
      "peccinin vantagens desvantagens",
      "motor peccinin vantagens desvantagens",
    ],
    intent: "comparison",
    answers: {
      any: [
        "Sim, o motor Peccinin é bom. As vantagens são a linha com modelo para cada tipo de portão, a peça de reposição fácil de achar e versões rápidas e de uso intenso. Ele dura quando a capacidade do modelo passa do peso da folha com um terço de sobra.",
        "O motor Peccinin é bom para casa e para condomínio, se o modelo combina com o portão. As principais vantagens são a variedade de versões, a reposição de peças conhecida e os modelos rápidos. O cuidado é escolher pelo peso da folha e pelo uso.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Vantagens do motor Peccinin", "Onde o Peccinin leva vantagem"],
        slots: [
          [
            "A Peccinin é uma fabricante brasileira, hoje no grupo italiano Nice. O que mais pesa a favor dela é isto:",
            "A marca nasceu no Brasil e pertence ao grupo italiano Nice. Estas são as vantagens que contam no uso:",
          ],
        ],
        bullets: [
          "Há modelo para portão de correr, basculante e de abrir",
          "Engrenagem, placa e controle são comuns nas lojas de automação",
          "As versões rápidas encurtam a espera na rua",
          "A linha Max aguenta o uso contínuo de prédio e empresa",
          "Em motor comum, a maioria dos defeitos tem conserto no local",
        ],
      },
      {
        about: "what",
        headings: ["Modelos Peccinin e o portão de cada um"],
        slots: [
          [
            "O nome do modelo indica o uso. Confirme os quilos na etiqueta, porque o limite muda com a versão.",
            "Pelo nome já se sabe o porte do motor. A etiqueta dá o limite em quilos de cada versão.",
          ],
        ],
        bullets: [
          "Gatter: portão de correr de casa; o Fastgatter é a versão que abre mais rápido",
          "Light: portão de correr de casa ou comércio pequeno",
          "Super: portão de correr mais pesado, com mais aberturas por dia",
          "Max: portão de correr de condomínio ou indústria",
          "Basculante 1/4 HP: folha equilibrada de até {width.quarterHp}",
        ],
      },
      {
        about: "check",
        headings: ["O que pode desagradar", "Os pontos fracos"],
        slots: [
          [
            "As peças mudam de um modelo para outro, e a engrenagem do Gatter pode não servir no Max. O motor de casa esquenta e para se for posto em garagem coletiva. Nas versões rápidas com inversor, a placa é própria e custa mais.",
            "Cada modelo tem a sua engrenagem e a sua placa, por isso leve a etiqueta na compra da peça. A versão rápida com inversor usa placa própria, mais cara. E o modelo de casa não aguenta o movimento de um prédio.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["Quanto custa um Peccinin instalado"],
        slots: [
          [
            "A troca por um Peccinin fica de {price.homeSwap} em casa e de {price.heavySwap} em portão pesado, com motor e mão de obra. O orçamento por foto é grátis.",
            "Com motor e mão de obra, a troca custa de {price.homeSwap} em residência e de {price.heavySwap} em portão pesado. O preço do modelo exato vem pela foto, sem custo.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Peccinin ou PPA: qual é melhor?",
        answers: [
          "Em modelos do mesmo porte, as duas marcas trabalham de forma parecida. Decida pelo preço instalado e pela peça à venda na sua região.",
          "As duas são boas para casa. A PPA tem a linha rápida JetFlex, e a Peccinin tem o Fastgatter; compare o preço já instalado.",
        ],
      },
      {
        question: "Quanto tempo dura um motor Peccinin?",
        answers: [
          "Em casa, o comum é {trade.life}, com folha leve e revisão {visits.home}.",
          "O usual em residência é {trade.life}. Folha pesada ou desequilibrada encurta esse tempo.",
        ],
      },
      {
        question: "Os meus controles servem num Peccinin novo?",
        answers: [
          "Servem se a central nova aceitar a mesma frequência e o mesmo código. O motor já vem com controles próprios.",
          "Só se o código for o mesmo da central nova. A foto do controle, frente e verso, ajuda a saber antes.",
        ],
      },
    ],
    photo: "uma foto do portão inteiro, com a largura, a altura e o material da folha",
  },
  {
    id: "intelbras-deslizante-vale-a-pena",
    broader: "intelbras",
    label: "Motor Intelbras deslizante vale a pena?",
    phrase: "saber se o motor Intelbras de portão deslizante vale a pena",
    asks: combine(
      ["motor intelbras", "intelbras", "automatizador intelbras"],
      ["deslizante", "portão deslizante", "correr", "portão correr"],
      ["vale pena", "bom", "compensa"],
    ),
    intent: "question",
    answers: {
      any: [
        "O motor Intelbras para portão deslizante vale a pena em casa se o modelo aguenta um terço a mais que o peso da folha e há peça dele na sua região. O DR 400 e o DR 600 são modelos de correr. Em portão pesado ou de prédio, compare com marcas de peça mais comum.",
        "Vale a pena o motor Intelbras no portão deslizante de casa, com folha leve ou média e poucas aberturas por dia. O cuidado é confirmar, antes da compra, se há placa e engrenagem do modelo na sua região. Sem peça por perto, um motor de marca mais comum é a melhor escolha.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Quando o Intelbras vale a pena no portão de correr", "Vale a pena no seu caso?"],
        slots: [
          [
            "A Intelbras é uma fabricante brasileira, mais conhecida por câmera e interfone. O motor de portão é uma parte menor da linha, e por isso há menos peças dele nas lojas.",
            "Câmeras e interfones são o forte da Intelbras, que é brasileira. Há menos modelos de motor e menos lojas com peças do que nas marcas que só fazem portão.",
          ],
        ],
        bullets: [
          "Vale: folha de casa que corre leve na mão e pesa até três quartos do limite da etiqueta",
          "Vale: uma loja da sua região vende a placa e a engrenagem do modelo",
          "Não vale: portão pesado ou de prédio, se a ficha não cobre as aberturas da hora de pico",
          "Não vale: comprar só para combinar com o interfone, que funciona com qualquer motor",
        ],
      },
      {
        about: "check",
        headings: ["Como conferir se o modelo aguenta a folha"],
        slots: [
          [
            "Uma folha de aço pesa, em geral, de 10 a 20 kg por metro quadrado. Uma folha de 4 por 2 metros pesa, então, de 80 a 160 kg. O motor precisa de um limite um terço maior, ou seja, de pelo menos 215 kg para a mais pesada.",
            "Multiplique a largura pela altura e depois por 10 kg, se a folha é de grade, ou por 20 kg, se é de chapa. Uma chapa de 4 por 2 metros fica perto de 160 kg e pede um motor de pelo menos 215 kg.",
          ],
          [
            "No nome do modelo, o número costuma indicar os quilos, como no DR 400. Confirme na etiqueta, e veja nela também a tensão, que precisa ser a da sua casa.",
            "O número do DR 400 ou do DR 600 costuma ser o limite em quilos, e a etiqueta confirma. A tensão da etiqueta deve ser a da casa, de 127 ou 220 V.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["Quanto custa o Intelbras instalado", "O preço do Intelbras e o de outro motor"],
        slots: [
          [
            "Não vendemos motor Intelbras, e o preço dele é o da loja. A instalação é orçada de graça pela foto da etiqueta, que mostra se atendemos o modelo. Para comparar, a troca por outro motor deslizante fica de {price.homeSwap} em casa, com motor e mão de obra.",
            "O motor Intelbras é comprado na loja. A mão de obra da instalação é orçada por foto, sem custo, se atendermos o modelo. Um motor de correr de outra marca, trocado por nós em casa, custa de {price.homeSwap}, com tudo montado.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Onde se conserta um motor Intelbras?",
        answers: [
          "Na garantia, procure a rede do fabricante. Depois dela, mande a foto da etiqueta, e dizemos se atendemos o modelo.",
          "A rede da Intelbras cuida da garantia. Fora do prazo, consertamos os modelos que a foto da etiqueta confirmar.",
        ],
      },
      {
        question: "A cremalheira que já tenho serve no Intelbras?",
        answers: [
          "Serve se o dente tiver a medida da engrenagem nova e não estiver gasto. Uma foto de perto, com régua, mostra isso.",
          "Na maioria das trocas, sim, porque o passo mais comum se repete entre as marcas. Dente gasto pede barra nova.",
        ],
      },
      {
        question: "O motor Intelbras abre pelo celular?",
        answers: [
          "Abre com um módulo ou um interfone que tenha aplicativo, ligado à entrada de botoeira da central. A fotocélula precisa estar funcionando.",
          "Sim, com um módulo ligado à central. Como você abre de longe, a fotocélula é indispensável.",
        ],
      },
    ],
    photo: "uma foto do portão inteiro, a largura e a altura da folha e a etiqueta do motor, se já houver um",
  },
];
