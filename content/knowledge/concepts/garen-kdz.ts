import type { Concept } from "#domain/knowledge/concept.ts";

export const garenKdz: Concept = {
  id: "garen-kdz",
  kind: "model",
  label: "Garen KDZ",
  phrase: "o Garen KDZ",
  words: ["kdz", "garen kdz", "motor kdz", "motor garen kdz", "kdz fit", "garen kdz fit", "kdz garen"],
  gates: ["deslizante"],
  intent: "buying",
  answers: {
    any: [
      "O Garen KDZ é a linha de motores deslizantes da Garen para portão de correr, com versões como a Fit, que vendemos, instalamos e consertamos. O peso da folha e as aberturas por dia definem a versão. A troca em casa, com mão de obra, fica de {price.homeSwap}, e a foto do portão fecha o valor.",
      "Garen KDZ é um motor de portão de correr, que fica no piso e empurra a folha por engrenagem e cremalheira, a barra dentada. Temos venda, peças, montagem e conserto. A capacidade muda de versão para versão, e a troca em residência custa de {price.homeSwap}, com o serviço.",
      "Um motor Garen KDZ se escolhe pelo peso da folha de correr, com margem, e a peça certa se acha pela etiqueta. A troca completa em casa vai de {price.homeSwap}, com mão de obra incluída, e o conserto cobre engrenagem, ímã, capacitor e central.",
      "Com o KDZ da Garen, para portão deslizante, trabalhamos na venda, na instalação e na assistência independente. A versão, o comprimento e o material da folha definem o valor. Em residência, o motor trocado, com mão de obra, fica de {price.homeSwap}.",
    ],
    repair: [
      "O conserto do motor Garen KDZ é feito no local, como assistência independente: engrenagem, capacitor, ímã de fim de curso e central. A folha é testada solta antes, para não culpar o motor por um trilho ruim. A visita com ajuste em casa custa desde {price.preventive}, sem peças.",
      "KDZ que ronca, patina na cremalheira ou para no lugar errado tem conserto no local, com a peça da versão que está na etiqueta. O serviço é independente da Garen, e o ajuste em residência parte de {price.preventive}, fora peças.",
      "No conserto do Garen KDZ, a cremalheira e o ímã são vistos antes da placa, porque são os defeitos mais comuns. Em casa, a visita com regulagem começa em {price.preventive}, sem peças, e a troca do motor, se for o caso, fica de {price.homeSwap}, com mão de obra.",
    ],
    price: [
      "O motor Garen KDZ fica de {price.homeSwap} na troca em casa, com mão de obra, e de {price.heavySwap} em portão pesado. Se o motor já é seu, a instalação parte de {price.installation}. A versão, a base e os metros de cremalheira mudam a conta.",
      "Trocar o motor de um portão de correr por um KDZ custa, em residência, de {price.homeSwap}, com motor e serviço. Com o KDZ comprado por você, a mão de obra sai a partir de {price.installation}, e a foto do portão fecha o valor.",
      "O preço do Garen KDZ é de {price.homeSwap} em casa, já trocado, e de {price.heavySwap} em folha pesada, com a mão de obra. No conserto, ímã e capacitor custam pouco, e engrenagem e central custam mais, com o valor informado antes.",
    ],
    buying: [
      "O motor Garen KDZ é para portão de correr, em versões como a Fit, escolhidas pelo peso da folha e pelas aberturas por dia. A troca em casa fica de {price.homeSwap}, com mão de obra. Foto do portão, comprimento e material da folha dizem a versão.",
      "Entre as versões do Garen KDZ, a certa é a que suporta o peso da sua folha com margem, e o uso coletivo exige a que aguenta mais aberturas. A troca residencial, com mão de obra, custa de {price.homeSwap}, em até {shop.instalments} vezes no cartão.",
      "Para comprar motor Garen KDZ, informe o comprimento e o material do portão de correr, porque a chapa pesa bem mais que a grade. Em residência, a troca com mão de obra vai de {price.homeSwap}, e em portão pesado, de {price.heavySwap}.",
    ],
    installation: [
      "A instalação do Garen KDZ leva de {time.sliding}, com base no nível, cremalheira a {rack.clearance} da engrenagem, ímãs de parada e controles gravados, e tem {warranty.installation} de garantia no serviço. Motor comprado à parte tem mão de obra a partir de {price.installation}.",
      "Instalar o KDZ leva de {time.sliding} e pode aproveitar a base e a cremalheira do motor antigo, se a altura e o passo dos dentes combinarem. Com o motor já comprado por você, a mão de obra parte de {price.installation}.",
      "O motor Garen KDZ, seu ou comprado conosco, é montado com a folha já leve no trilho, porque um portão que prende força a engrenagem. São de {time.sliding} de trabalho, e a mão de obra avulsa começa em {price.installation}.",
    ],
    comparison: [
      "KDZ, DZ Home e DZ Nano são motores de portão de correr para casa, de marcas diferentes, Garen, PPA e Rossi, com o mesmo princípio. Compare o peso suportado, a velocidade e a oferta de peças na região; uma instalação bem-feita conta mais que o nome.",
      "Dentro da linha Garen, compare as versões do KDZ pela etiqueta ou pelo manual, que trazem o peso máximo da folha. A maior custa mais e só compensa se o portão for pesado ou abrir muitas vezes por dia.",
      "Entre o Garen KDZ e outro deslizante de mesma capacidade, o que decide é a oferta de peças, a velocidade e os controles que a casa já tem. O motor certo é o que suporta o peso da folha com margem.",
    ],
    question: [
      "Sim, o Garen KDZ serve em portão de correr quando a capacidade da versão passa do peso da folha com margem. Em basculante não serve, porque ele empurra uma cremalheira. Prédio e comércio movimentado precisam da versão que aguenta mais aberturas.",
      "O KDZ vale a pena para portão deslizante de casa e pequeno comércio, na versão certa para o peso da folha. Peças e controles são fáceis de achar. Comprimento, material e foto do trilho confirmam qual versão usar.",
      "O Garen KDZ serve para portão de correr, de casa ou de entrada maior, conforme a versão escrita na etiqueta. O peso da folha precisa ficar abaixo da capacidade do motor, com folga para vento e sujeira no trilho.",
    ],
  },
  line: [
    "O Garen KDZ é deslizante, e a folga da cremalheira deve ficar em {rack.clearance} em todo o curso.",
    "Num KDZ, confira a versão na etiqueta antes de pedir engrenagem ou central.",
    "Portão com KDZ que patina costuma ter cremalheira frouxa ou engrenagem gasta.",
  ],
  sections: [
    {
      about: "what",
      headings: ["Garen KDZ: a linha de correr da Garen", "Como trabalha um KDZ"],
      slots: [
        [
          "KDZ é o nome dos motores deslizantes da Garen, fabricante brasileira. Há mais de uma versão, como a Fit, e o nome completo está na etiqueta.",
          "A brasileira Garen chama de KDZ os motores de portão de correr, em versões que mudam de força e velocidade. A Fit é uma delas.",
          "Quem tem portão de correr com motor Garen costuma ter um KDZ. A versão do motor, que pode ser a Fit ou outra, está escrita na etiqueta.",
          "Na linha da Garen, KDZ é o motor deslizante, vendido em versões de porte diferente. Leia sempre o nome inteiro na etiqueta antes de pedir peça.",
        ],
        [
          "A engrenagem do motor empurra a cremalheira, a barra dentada presa à folha, e ímãs nas pontas marcam a parada. O portão anda sobre roldanas, que carregam o peso.",
          "O motor fica no piso e move a barra dentada presa ao portão. Dois ímãs, um em cada ponta, dizem à central onde parar.",
          "A engrenagem move a folha pela cremalheira, e os ímãs encerram o percurso. O peso fica nas roldanas do trilho, e não no motor.",
          "Do motor sai a engrenagem que puxa a cremalheira da folha. A parada é marcada por ímãs, e as rodas do trilho carregam o portão.",
        ],
      ],
    },
    {
      about: "choose",
      headings: ["Qual versão do KDZ escolher", "Garen KDZ serve no seu portão?"],
      slots: [
        [
          "O KDZ serve se a capacidade da versão passa do peso da folha, com margem para vento e trilho sujo. Meça o comprimento e diga se o portão é de grade, chapa ou madeira.",
          "A versão certa depende do peso: a grade é leve, e chapa e madeira pesam bem mais no mesmo comprimento. A capacidade está na etiqueta do motor.",
          "Em portão de correr, o KDZ serve quando o peso da folha fica abaixo da capacidade da etiqueta, com sobra. Comprimento e material dão esse peso.",
          "Compare os quilos da ficha do motor com os da folha, que devem ser menos. Chapa fechada recebe vento e precisa de mais margem que a grade.",
        ],
        [
          "Conte as aberturas na hora de pico, porque a versão de casa esquenta em uso coletivo. Base, cremalheira e controles que você já tem são mantidos se combinarem.",
          "Comércio movimentado e prédio precisam de versão de uso intenso. Veja também se a base, o passo dos dentes e o código dos controles servem.",
          "Portão de poucas aberturas aceita a versão menor. A base e a barra dentada que já existem podem ser aproveitadas, se a altura e os dentes combinarem.",
          "O uso diário decide a versão junto com o peso da folha. Confira ainda o espaço lateral, a tensão da rede e os controles que a casa já usa.",
        ],
      ],
    },
    {
      about: "signs",
      headings: ["KDZ patinando, batendo ou parado: sinais e causas", "Defeitos que aparecem no Garen KDZ"],
      slots: [
        [
          "Patinar na saída indica cremalheira afastada ou engrenagem sem dente, e som de catraca é dente pulando. Tranco sempre no mesmo ponto vem de emenda da cremalheira fora de alinhamento.",
          "O som de catraca no percurso é a engrenagem escapando da barra dentada. Um solavanco sempre no mesmo lugar mostra emenda torta, e patinar, engrenagem gasta.",
          "A engrenagem gasta patina, e a cremalheira frouxa estala. Se o tranco acontece num ponto fixo, a emenda da barra naquele trecho está desalinhada.",
          "Um estalo repetido é dente pulando, e motor que gira sem puxar a folha tem a engrenagem gasta. Tranco em lugar fixo é emenda mal alinhada na cremalheira.",
        ],
        [
          "Bater no fim ou deixar fresta é ímã fora do lugar. Motor sem reação depois de chuva sugere água na central, e ronco com folha leve, capacitor fraco.",
          "Parada que varia vem de suporte de ímã frouxo. Se o motor não responde depois de temporal, pode haver umidade na placa. Se ronca, o capacitor é o suspeito.",
          "Um ímã deslocado muda a parada para mais ou para menos. Central molhada deixa o motor sem resposta, e capacitor fraco o deixa roncando.",
          "A parada errada se corrige no ímã de fim de curso. Motor mudo depois da chuva costuma ter a placa molhada, e motor que ronca, o capacitor fraco.",
        ],
      ],
    },
    {
      about: "check",
      headings: ["Primeira verificação no Garen KDZ", "KDZ: teste com o motor destravado"],
      slots: [
        [
          "O teste é para folha de correr reta, com o disjuntor desligado, e mostra se o defeito é do motor ou do portão. Se a folha pesa em todo o percurso, é roldana. Se pesa num trecho, é o trilho ali.",
          "Com o motor destravado e sem energia, sinta o peso da folha. Se ela anda leve de ponta a ponta, o defeito está no motor.",
          "Desligue o disjuntor e, com o trilho nivelado, veja se a folha prende quando você a empurra. Um trecho duro mostra onde está o defeito do trilho.",
          "Empurre devagar e preste atenção no peso, com os dedos longe da cremalheira. Se a folha anda leve, o portão está bom e o motor precisa ser examinado.",
        ],
      ],
      steps: [
        "Desligue o disjuntor e afaste crianças e animais.",
        "Com a folha reta e o trilho nivelado, destrave o KDZ com a chave.",
        "Empurre devagar, sem passar dos batentes. Se balançar, pare.",
        "Confira se os ímãs estão presos.",
        "Trave, religue e teste uma vez, de longe.",
      ],
    },
    {
      about: "visit",
      headings: ["Conserto de KDZ por assistência independente", "O que o técnico acerta no KDZ"],
      slots: [
        [
          "Sem vínculo com a Garen, o técnico examina trilho e roldanas e deixa a cremalheira a {rack.clearance} da engrenagem, do começo ao fim. Base frouxa é fixada de novo.",
          "O serviço é independente da fábrica e começa pela folha. As emendas da cremalheira são corrigidas, e a folga fica em {rack.clearance} no percurso todo.",
          "Primeiro é examinado o portão: rodas, trilho, base firme e cremalheira com {rack.clearance} de folga. A assistência é independente, sem vínculo com a marca.",
          "A cremalheira é medida ponto a ponto e ajustada para {rack.clearance} de folga. Quando o motor balança na base, ela é refeita, para o alinhamento não se perder.",
        ],
        [
          "Capacitor, central e ímãs são medidos e corrigidos, e a tampa é vedada contra água. O portão abre e fecha várias vezes, e os controles são testados.",
          "A placa e o capacitor são medidos em seguida, e a força e a parada, reguladas. Vedação da tampa e aberturas de teste encerram a visita.",
          "Só a peça que a medição reprova é trocada, com o seu aceite. Parada, força e controles são ajustados no fim.",
          "A parte elétrica é medida com os ímãs já no lugar. O teste final inclui a fotocélula, os controles e a parada diante de um objeto.",
        ],
      ],
    },
    {
      about: "care",
      headings: ["O que conserva um Garen KDZ", "KDZ: limpeza, lubrificação e revisão"],
      slots: [
        [
          "Trilho varrido e roldana livre evitam a maior parte dos problemas do KDZ. A cada {rack.months}, limpe a cremalheira de aço, com o disjuntor desligado, e passe pouco lubrificante.",
          "O cuidado principal é varrer o trilho, porque a sujeira faz o motor forçar e gasta a engrenagem. Na barra de aço, passe uma película de lubrificante a cada {rack.months}.",
          "Uma folha que corre livre poupa o motor. Lubrifique a cremalheira de aço a cada {rack.months}, sem encharcar e com a energia desligada.",
          "Limpe o trilho sempre e a cremalheira a cada {rack.months}, com pouca graxa e só na de aço. O disjuntor fica desligado durante a limpeza.",
        ],
        [
          "A revisão se faz {visits.home} em casa e {visits.business} no comércio, com reaperto de ímãs e parafusos.",
          "Em residência, revise {visits.home}, e em empresa, {visits.business}, conferindo ímãs, emendas da cremalheira e fotocélula.",
          "Parafusos, ímãs e folga da cremalheira são conferidos na revisão, {visits.home} na casa e {visits.business} em uso intenso.",
          "Uma visita {visits.home} em casa, ou {visits.business} no comércio, mantém base, ímãs e emendas bem apertados.",
        ],
      ],
    },
    {
      about: "cost",
      headings: ["O que entra no preço do KDZ", "KDZ: o que muda o preço do motor e da instalação"],
      slots: [
        [
          "A versão do motor, os metros de cremalheira, a base e o ponto de energia formam a conta. O que está em bom estado é aproveitado e reduz o total.",
          "O valor soma o motor, conforme a versão, a cremalheira por metro, a base e a energia. Peças boas que já estão no lugar são mantidas e descontam.",
          "A capacidade da versão é o que mais muda o preço, e depois vêm a cremalheira e a base. Fiação e fotocélula em bom estado continuam.",
          "O preço acompanha a capacidade do motor e o que falta no local. Base e cremalheira que servem deixam o serviço mais barato.",
        ],
        [
          "Trilho torto e roldana gasta são corrigidos antes e cobrados em linha separada. O cartão divide em até {shop.instalments} vezes.",
          "Consertos na folha vêm discriminados no orçamento. No cartão são até {shop.instalments} parcelas.",
          "Se o portão precisa de roda ou trilho, esse serviço é somado à parte. O total vai em até {shop.instalments} vezes no cartão.",
          "A serralheria e as rodas são itens separados do orçamento. O pagamento pode ser parcelado em até {shop.instalments} vezes.",
        ],
      ],
    },
  ],
  questions: [
    {
      question: "O que é o motor Garen KDZ Fit?",
      answers: [
        "É uma das versões da linha KDZ, de motores deslizantes da Garen. A capacidade e a potência estão na etiqueta.",
        "Fit é o nome de uma versão do KDZ. Para pedir peça, leia o nome completo na etiqueta.",
        "Uma versão da linha KDZ, para portão de correr. As peças devem ser da mesma versão.",
      ],
    },
    {
      question: "KDZ serve em portão basculante?",
      answers: [
        "Não, é motor de correr, com engrenagem para cremalheira. A Garen tem outros para basculante.",
        "Não serve. O basculante usa motor com fuso e braço, e o KDZ empurra folha de correr.",
        "Não. Cada tipo de portão tem o seu motor, e este é de deslizante.",
      ],
    },
    {
      question: "Qual a folga certa da cremalheira no KDZ?",
      answers: [
        "De {rack.clearance}, igual em todo o curso. Sem folga, o portão pesa no eixo; com folga demais, o dente pula.",
        "A referência é {rack.clearance}, medida em vários pontos, porque o trilho pode ter desnível.",
        "São {rack.clearance}, do começo ao fim. Acertar só um ponto costuma dar errado no resto.",
      ],
    },
    {
      question: "A central do KDZ pode ser trocada por universal?",
      answers: [
        "Pode, em motor comum, se ela aceitar potência, tensão e fim de curso. Os controles são gravados de novo.",
        "Em muitos casos, sim. Versão com velocidade controlada precisa da central da linha.",
        "Costuma servir no motor comum. A etiqueta confirma a tensão e o tipo de sensor.",
      ],
    },
    {
      question: "Por que meu KDZ gira ao contrário depois de um serviço?",
      answers: [
        "Provavelmente a ligação do motor ou dos sensores ficou invertida. Desligue o disjuntor, porque a folha pode não parar no ponto.",
        "O sentido depende da ligação e da programação. O técnico corrige a ligação e confere os ímãs.",
        "Porque um fio ou um sensor foi trocado de lugar. Não use até corrigir, pois a parada pode falhar.",
      ],
    },
  ],
  photo: "uma foto da etiqueta do KDZ, outra da cremalheira junto da engrenagem e um vídeo do percurso",
  related: ["garen", "deslizante", "cremalheira", "fim-de-curso", "ppa-dz-home", "engrenagem"],
  topic: "motores-garen",
};
