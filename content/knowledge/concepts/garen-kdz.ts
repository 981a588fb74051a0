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
      "Vendemos, instalamos e consertamos motor Garen KDZ, a linha deslizante da Garen para portão de correr, com versões como a Fit. O peso da folha e as aberturas por dia dizem a versão; a troca em casa, com mão de obra, fica de {price.homeSwap}, e a foto do portão fecha o valor.",
      "O Garen KDZ é motor de portão de correr, fica no piso e empurra a folha por engrenagem e cremalheira. Temos venda, peça, montagem e conserto; capacidade e peças mudam de versão para versão, e trocado em residência custa de {price.homeSwap}, com o serviço.",
      "Motor Garen KDZ se escolhe pelo peso da folha de correr, com margem, e pela etiqueta se acha a peça certa. A troca completa em casa vai de {price.homeSwap}, mão de obra incluída, e o conserto cobre engrenagem, ímã, capacitor e central.",
      "Com o KDZ da Garen, para portão deslizante, fazemos venda, instalação e assistência independente. Versão, comprimento e material da folha definem o valor; em residência, motor e troca ficam de {price.homeSwap}.",
    ],
    repair: [
      "Consertamos motor Garen KDZ como assistência independente: engrenagem, capacitor, ímã de fim de curso e central, no endereço do portão. A folha é testada solta antes, para não culpar o motor por um trilho ruim; visita com ajuste em casa desde {price.preventive}, sem peças.",
      "KDZ que ronca, patina na cremalheira ou esquece a parada tem conserto no local, com a peça da versão da etiqueta. O serviço é independente da Garen, e o ajuste em residência parte de {price.preventive}, fora peças.",
      "No conserto do Garen KDZ, cremalheira e ímã vêm antes da placa, porque são os defeitos mais comuns. Em casa, a visita com regulagem começa em {price.preventive}, sem peças, e a troca, se for o caso, fica de {price.homeSwap}.",
    ],
    price: [
      "O motor Garen KDZ fica de {price.homeSwap} na troca em casa, com mão de obra, e de {price.heavySwap} em portão pesado. Se o motor já é seu, a instalação parte de {price.installation}; versão, base e metros de cremalheira mudam a conta.",
      "Trocar um motor de portão de correr por um KDZ custa, em residência, de {price.homeSwap}, motor e serviço. Com o KDZ comprado por você, a mão de obra sai a partir de {price.installation}, e a foto do portão fecha o valor.",
      "Preço do Garen KDZ: de {price.homeSwap} em casa, já trocado, e de {price.heavySwap} em folha pesada. No conserto, ímã e capacitor pesam pouco, engrenagem e central mais.",
    ],
    buying: [
      "O motor Garen KDZ é de portão de correr, em versões como a Fit, escolhidas pelo peso da folha e pelas aberturas por dia. Vendido e trocado por nós, em casa fica de {price.homeSwap}, com mão de obra; foto do portão, comprimento e material dizem a versão.",
      "Vendemos e instalamos o Garen KDZ na versão que aguenta a sua folha com margem, e uso coletivo pede a de mais ciclos. A troca residencial custa de {price.homeSwap}, em até {shop.instalments} vezes no cartão.",
      "Para comprar motor Garen KDZ, mande foto do portão de correr, comprimento e material, porque chapa pesa bem mais que grade. Em residência, motor e troca vão de {price.homeSwap}, e em portão pesado de {price.heavySwap}.",
    ],
    installation: [
      "Instalamos o Garen KDZ em {time.sliding}, com base no nível, cremalheira a {rack.clearance} da engrenagem, ímãs de parada e controles gravados, e {warranty.installation} de garantia no serviço. Motor comprado à parte tem mão de obra a partir de {price.installation}.",
      "A instalação do KDZ leva de {time.sliding} e aproveita base e cremalheira do motor antigo, se a altura e o passo dos dentes combinarem. Com o motor seu, a mão de obra parte de {price.installation}.",
      "Montamos motor Garen KDZ seu ou comprado conosco, com a folha já leve no trilho. São {time.sliding} de trabalho, e a mão de obra avulsa começa em {price.installation}.",
    ],
    comparison: [
      "KDZ, DZ Home e DZ Nano são deslizantes de casa de marcas diferentes, Garen, PPA e Rossi, com o mesmo princípio. Compare peso suportado, velocidade e peça na região; uma instalação bem feita pesa mais que o nome.",
      "Dentro da linha Garen, compare as versões do KDZ pela etiqueta ou pelo manual. A maior custa mais e só compensa se a folha for pesada ou o portão abrir muitas vezes.",
      "Entre o Garen KDZ e outro deslizante de mesma capacidade, decidem reposição de peça, velocidade e controles da casa. O motor certo é o que aguenta a folha com margem.",
    ],
    question: [
      "Sim, o Garen KDZ serve em portão de correr quando a capacidade da versão passa do peso da folha com margem. Em basculante não serve; o uso coletivo pede a versão de mais ciclos.",
      "O KDZ vale a pena para portão deslizante de casa e pequeno comércio, na versão certa para o peso. Peça e controle são comuns no comércio; comprimento, material e foto do trilho confirmam.",
      "Serve para portão de correr, de casa ou de entrada maior conforme a versão, escrita na etiqueta. O peso da folha precisa ficar abaixo da capacidade.",
    ],
  },
  line: [
    "O Garen KDZ é deslizante, e a folga da cremalheira deve ficar em {rack.clearance} em todo o curso.",
    "Em KDZ, confira a versão na etiqueta antes de pedir engrenagem ou central.",
    "Portão com KDZ que patina costuma ter cremalheira frouxa ou engrenagem gasta.",
  ],
  sections: [
    {
      about: "what",
      headings: ["Garen KDZ: a linha de correr da Garen", "Como trabalha um KDZ"],
      slots: [
        [
          "KDZ é o nome dos motores deslizantes da Garen, fabricante brasileira. Há mais de uma versão, como a Fit, e o nome completo está na etiqueta.",
          "A brasileira Garen chama de KDZ os motores de portão de correr, em versões que mudam de força e velocidade. Fit é uma delas.",
          "Quem tem portão de correr com motor Garen costuma ter um KDZ. A versão, como a Fit, se lê na carcaça.",
          "Na linha da Garen, KDZ é o deslizante, vendido em versões de porte diferente. Leia sempre o nome inteiro.",
        ],
        [
          "A engrenagem empurra a cremalheira, a barra dentada da folha, e ímãs nas pontas marcam a parada. O portão anda sobre roldanas, e o motor só dá o impulso.",
          "O motor fica no piso e move a barra dentada presa ao portão. Dois ímãs dizem à central onde parar.",
          "Base, engrenagem e cremalheira levam a folha, e os ímãs encerram o percurso. As roldanas carregam o peso.",
          "Do motor sai a engrenagem, que puxa a cremalheira. A parada vem de ímãs, e o peso fica nas rodas do trilho.",
        ],
      ],
    },
    {
      about: "choose",
      headings: ["Qual versão do KDZ escolher", "Garen KDZ serve no seu portão?"],
      slots: [
        [
          "Serve se a capacidade da versão passa do peso da folha, com margem para vento e trilho sujo. Meça o comprimento e diga se é grade, chapa ou madeira.",
          "Serve na versão certa para o peso: grade é leve, chapa e madeira pesam bem mais no mesmo comprimento.",
          "Serve em portão de correr dentro da capacidade da etiqueta, com sobra. Comprimento e material dão o peso da folha.",
          "Serve quando os quilos da ficha superam os da folha. Chapa fechada recebe vento e pede mais.",
        ],
        [
          "Conte as aberturas na hora de pico, porque a versão de casa esquenta em uso coletivo. Base, cremalheira e controles que você já tem ficam se combinarem.",
          "Comércio movimentado e prédio pedem versão de uso intenso. Veja se a base, o passo dos dentes e o código dos controles servem.",
          "Poucas aberturas aceitam a versão menor. O que existe de base e barra dentada pode ser aproveitado.",
          "O uso diário decide a versão junto com o peso. Confira ainda espaço lateral, tensão e controles.",
        ],
      ],
    },
    {
      about: "signs",
      headings: ["KDZ patinando, batendo ou parado: sinais e causas", "Defeitos que aparecem no Garen KDZ"],
      slots: [
        [
          "Patinar na saída indica cremalheira afastada ou engrenagem sem dente, e som de catraca é dente pulando. Tranco sempre no mesmo ponto vem de emenda fora de alinhamento.",
          "Catraca no percurso é dente escapando da barra. Um solavanco fixo mostra emenda torta, e patinar, engrenagem no fim.",
          "Engrenagem gasta patina, cremalheira frouxa estala. Se o tranco tem lugar certo, olhe a emenda ali.",
          "O som conta: catraca é dente pulando, tranco fixo é emenda, giro sem puxar é engrenagem.",
        ],
        [
          "Bater no fim ou deixar fresta é ímã fora do lugar. Silêncio depois de chuva sugere água na central, e ronco com folha leve, capacitor.",
          "Parada que varia é suporte de ímã frouxo. Sem resposta após temporal, pense em umidade na placa, e ronco, em capacitor.",
          "Ímã deslocado muda a parada para mais ou para menos. Central úmida se cala, e capacitor fraco deixa o motor roncando.",
          "A parada errada se corrige no ímã. Mudo depois da chuva é placa molhada; roncando, é capacitor.",
        ],
      ],
    },
    {
      about: "check",
      headings: ["Primeira verificação no Garen KDZ", "KDZ: teste com o motor destravado"],
      slots: [
        [
          "O teste é para folha de correr reta, com o disjuntor desligado, e mostra se a culpa é do motor ou do trilho. Pesando sempre, é roldana; em um trecho, é o trilho ali.",
          "Com o motor solto, o peso da folha responde. Se anda leve de ponta a ponta, o exame vai para o motor.",
          "Sem energia e com o trilho nivelado, sinta se a folha prende. Um trecho duro marca o defeito.",
          "Empurre devagar e preste atenção no peso, com os dedos longe da cremalheira. Leve, o portão está bom.",
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
          "Sem vínculo com a Garen, o técnico olha trilho e roldanas e leva a cremalheira a {rack.clearance} da engrenagem, do começo ao fim. Base frouxa é chumbada de novo.",
          "O serviço é independente e começa pela folha. Emendas são corrigidas, e a folga fica em {rack.clearance} no percurso todo.",
          "Primeiro o portão: rodas, trilho, base firme e cremalheira com {rack.clearance} de folga. Trabalhamos por conta própria, fora da fábrica.",
          "A cremalheira é medida ponto a ponto e acertada em {rack.clearance}. Motor que balança na base perde o alinhamento, e ela é refeita.",
        ],
        [
          "Capacitor, central e ímãs são medidos e corrigidos, com a tampa vedada. O portão faz vários ciclos e os controles são testados.",
          "Depois medem-se placa e capacitor, e a força e a parada são reguladas. Vedação e ciclos de teste fecham a visita.",
          "Só o que a medição reprova é trocado. Parada, força e controles ficam para o fim.",
          "A parte elétrica é medida em seguida, com os ímãs no lugar. O teste inclui fotocélula e controles.",
        ],
      ],
    },
    {
      about: "care",
      headings: ["O que conserva um Garen KDZ", "KDZ: limpeza, lubrificação e revisão"],
      slots: [
        [
          "Trilho varrido e roldana livre evitam a maior parte dos problemas. A cada {rack.months}, limpe a cremalheira de aço e passe pouco lubrificante.",
          "O cuidado começa na vassoura, porque sujeira no trilho gasta a engrenagem. Na barra de aço, uma película a cada {rack.months}.",
          "Folha que corre livre poupa o motor. Lubrifique a cremalheira de aço a cada {rack.months}, sem encharcar.",
          "Limpe o trilho sempre e a cremalheira a cada {rack.months}, com pouca graxa própria na de aço.",
        ],
        [
          "A revisão se faz {visits.home} em casa e {visits.business} no comércio, com reaperto de ímãs e parafusos.",
          "Em residência, revise {visits.home}, e em empresa {visits.business}, conferindo ímãs, emendas e fotocélula.",
          "Parafusos, ímãs e folga entram na revisão, {visits.home} na casa e {visits.business} em uso intenso.",
          "Uma visita {visits.home} em casa, ou {visits.business} no comércio, mantém tudo apertado.",
        ],
      ],
    },
    {
      about: "cost",
      headings: ["O que entra no preço do KDZ", "KDZ: o que muda o preço do motor e da instalação"],
      slots: [
        [
          "A versão, os metros de cremalheira, a base e o ponto de energia formam a conta. O que está em bom estado é aproveitado e reduz o total.",
          "Motor pela versão, cremalheira por metro, base e energia: são as partes do valor. Peças boas que ficam descontam.",
          "Quilos da versão primeiro, barra dentada e base depois. Fiação e fotocélula boas continuam.",
          "O preço acompanha a capacidade e o que falta no local. Base e cremalheira que servem barateiam.",
        ],
        [
          "Trilho torto e roldana gasta são acertados antes, em linha separada. O cartão divide em até {shop.instalments} vezes.",
          "Acertos na folha vêm discriminados. No cartão são até {shop.instalments} parcelas.",
          "Se o portão precisa de roda ou trilho, isso soma à parte, em até {shop.instalments} vezes no cartão.",
          "Serralheria e rodagem entram separadas. Parcela-se em até {shop.instalments} vezes.",
        ],
      ],
    },
  ],
  questions: [
    {
      question: "O que é o motor Garen KDZ Fit?",
      answers: [
        "É uma das versões da linha KDZ, de motores deslizantes da Garen. Capacidade e potência estão na etiqueta.",
        "Fit é o nome de uma versão do KDZ. Para pedir peça, leia o nome completo.",
        "Uma versão da linha, para portão de correr. As peças devem ser da mesma versão.",
      ],
    },
    {
      question: "KDZ serve em portão basculante?",
      answers: [
        "Não, é motor de correr, com engrenagem para cremalheira. A Garen tem outros para basculante.",
        "Não serve. O basculante usa motor com fuso e braço; o KDZ empurra folha de correr.",
        "Não. Cada tipo de portão tem o seu motor, e este é de deslizante.",
      ],
    },
    {
      question: "Qual a folga certa da cremalheira no KDZ?",
      answers: [
        "De {rack.clearance}, igual em todo o curso. Sem folga, o portão pesa no eixo; demais, o dente pula.",
        "A referência é {rack.clearance}, medida em vários pontos, porque o trilho sobe e desce.",
        "São {rack.clearance}, do começo ao fim. Acertar só um ponto costuma dar errado no resto.",
      ],
    },
    {
      question: "A central do KDZ pode ser trocada por universal?",
      answers: [
        "Pode, em motor comum, se ela aceitar potência, tensão e fim de curso. Os controles são gravados de novo.",
        "Em muitos casos, sim. Versão com velocidade controlada pede a central da linha.",
        "Costuma dar no motor comum. A etiqueta confirma tensão e tipo de sensor.",
      ],
    },
    {
      question: "Por que meu KDZ gira ao contrário depois de um serviço?",
      answers: [
        "Provavelmente a ligação do motor ou dos sensores ficou invertida. Desligue o disjuntor, porque a folha pode não parar no ponto.",
        "O sentido depende da ligação e da programação. O técnico inverte do jeito certo e confere os ímãs.",
        "Fio ou sensor trocado. Não use até corrigir, pois a parada pode falhar.",
      ],
    },
  ],
  photo: "uma foto da etiqueta do KDZ, outra da cremalheira junto da engrenagem e um vídeo do percurso",
  related: ["garen", "deslizante", "cremalheira", "fim-de-curso", "ppa-dz-home", "engrenagem"],
  topic: "motores-garen",
};
