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
      "Garen KDZ é a linha de motores deslizantes da Garen, para portão de correr, com versões como a Fit. Capacidade e peças mudam entre elas, e a etiqueta mostra qual é a sua.",
      "O KDZ fica no piso e empurra o portão de correr por engrenagem e cremalheira. Instalamos, consertamos e indicamos a versão pelo peso da folha, pelo comprimento e pelas aberturas por dia.",
      "Com Garen KDZ, os itens que mais pedem atenção são cremalheira, ímãs e vedação da central. Bem regulado e com trilho limpo, é um deslizante de rotina simples em casa e pequeno comércio.",
    ],
    repair: [
      "Consertamos Garen KDZ como assistência independente: engrenagem, capacitor, ímã de fim de curso e central. O técnico testa a folha solta antes, para não culpar o motor por um trilho ruim.",
      "KDZ que ronca, patina na cremalheira ou esquece o ponto de parada tem reparo no local. Nosso serviço é independente da Garen e informa o valor antes da troca.",
    ],
    price: [
      "O preço de um KDZ instalado depende da versão, da base e dos metros de cremalheira. Em casa, a troca com mão de obra fica de {price.homeSwap}, e o orçamento por foto é grátis.",
      "Garen KDZ é cotado pela versão e pelo peso da folha: a troca residencial fica de {price.homeSwap}. Se o motor já é seu, a instalação parte de {price.installation}; conserto tem valor por peça.",
    ],
    buying: [
      "O motor Garen KDZ é de portão de correr, em versões como a Fit, escolhidas pelo peso da folha e pelas aberturas por dia. A troca em casa fica de {price.homeSwap}, com mão de obra; mande a foto do portão, o comprimento e o material, e dizemos a versão e o valor.",
      "O Garen KDZ é motor de portão de correr: a versão precisa aguentar o peso da folha com margem, e uso coletivo pede a de mais ciclos. Trocado em casa, com mão de obra, fica de {price.homeSwap}, em até {shop.instalments} vezes no cartão; a foto do portão diz a versão.",
    ],
    installation: [
      "Instalamos o KDZ em {time.sliding}, com base no nível, cremalheira alinhada, ímãs de parada e programação, e {warranty.installation} de garantia no serviço. A troca do motor em casa fica de {price.homeSwap}, com mão de obra; a primeira instalação sai por foto.",
      "Instalar um KDZ no lugar de outro deslizante pode aproveitar base e cremalheira, se a altura e o passo dos dentes combinarem. O técnico mede antes e grava os controles na central nova.",
    ],
    comparison: [
      "KDZ, DZ Home e DZ Nano são deslizantes residenciais de marcas diferentes, com o mesmo princípio. Compare capacidade, velocidade, central e peças na região; a instalação pesa mais que o nome.",
      "Dentro da própria linha, compare as versões do KDZ pela etiqueta ou pelo manual. Versão maior custa mais e só compensa se a folha for pesada ou o portão abrir muitas vezes.",
    ],
    question: [
      "Sim, o Garen KDZ serve em portão de correr quando a capacidade da versão passa do peso da folha com margem. Peça e controle são comuns no comércio; o uso coletivo pede a versão de mais ciclos.",
      "Vale a pena para portão de correr de casa e pequeno comércio, na versão certa para o peso. Em basculante ele não serve; mande comprimento, material e foto do trilho.",
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
      headings: ["Garen KDZ: a linha de correr da Garen", "Conheça o motor KDZ", "Como trabalha um KDZ"],
      slots: [
        [
          "KDZ é o nome dos deslizantes da Garen, fabricante brasileira de automatizadores.",
          "A brasileira Garen chama de KDZ seus motores para portão de correr.",
          "Quem tem portão de correr com motor Garen provavelmente tem um KDZ.",
        ],
        [
          "Há mais de uma versão, como a Fit, e o nome completo vem na etiqueta.",
          "As versões se separam por potência, velocidade e porte de portão.",
          "Fit é um dos nomes que acompanham o KDZ; leia sempre o nome inteiro.",
        ],
        [
          "O motor empurra a cremalheira, os ímãs marcam as paradas e a central faz o resto.",
          "Base, engrenagem, cremalheira, ímãs e central formam o conjunto que leva a folha.",
          "A folha anda sobre roldanas no trilho, e o motor apenas dá o impulso pela cremalheira.",
        ],
      ],
    },
    {
      about: "choose",
      headings: ["Qual versão do KDZ escolher", "KDZ pelo peso da folha e pelo uso", "Garen KDZ serve no seu portão?"],
      slots: [
        [
          "Escolha a versão com capacidade acima do peso da folha, com margem.",
          "O peso manda: grade leve, chapa fechada e madeira são muito diferentes no mesmo comprimento.",
          "Meça o comprimento e diga o material da folha para estimar o peso.",
        ],
        [
          "Casa com poucas aberturas aceita a versão menor; comércio movimentado pede a de uso intenso.",
          "Conte as aberturas na hora de pico, porque motor de casa esquenta em uso seguido.",
          "Vento na chapa fechada e trilho sujo somam esforço, e a margem serve para isso.",
        ],
        [
          "Confira o espaço ao lado da folha, a tensão do ponto e os metros de cremalheira.",
          "Base e cremalheira antigas ficam se a altura e o passo dos dentes combinarem.",
          "Controles Garen que a casa já tem podem servir, se a central aceitar o mesmo código.",
        ],
      ],
    },
    {
      about: "signs",
      headings: [
        "KDZ patinando, batendo ou parado",
        "Defeitos que aparecem no Garen KDZ",
        "Leitura dos sintomas no KDZ",
      ],
      slots: [
        [
          "Patinar na saída indica cremalheira afastada ou engrenagem sem dente.",
          "O som de catraca durante o curso é dente pulando na cremalheira.",
          "Tranco no mesmo ponto, sempre, aponta para emenda da cremalheira fora de alinhamento.",
        ],
        [
          "Bater no fim é sinal de ímã deslocado; parar antes, também.",
          "A fresta no fechamento se resolve na posição do ímã e no batente.",
          "Se a parada varia de um dia para o outro, o suporte do ímã está frouxo.",
        ],
        [
          "Um motor que não responde depois de uma chuva forte sugere água na central.",
          "Um controle que falha junto com a botoeira leva à placa ou à energia.",
          "Ronco sem movimento, com folha leve, é capacitor até prova em contrário.",
        ],
      ],
      bullets: [
        "Som de catraca durante o curso",
        "Tranco sempre no mesmo ponto",
        "Parada que varia de um dia para outro",
        "Silêncio total depois de chuva",
        "Ronco sem movimento",
      ],
    },
    {
      about: "check",
      headings: ["Olhe o KDZ por fora", "Primeira verificação no Garen KDZ", "KDZ: teste com o motor destravado"],
      slots: [
        [
          "O teste vale para folha de correr e se faz com o disjuntor desligado.",
          "A folha reta, solta em trilho nivelado, conta se a culpa é do motor ou do trilho.",
          "Com o motor solto, empurre devagar e preste atenção no peso.",
        ],
        [
          "Se pesar sempre, o trilho ou as roldanas precisam de cuidado.",
          "Peso em um só trecho marca o ponto do defeito.",
          "Leve de ponta a ponta, a folha está boa e o exame vai para o motor.",
        ],
        [
          "Trave antes de religar, senão o motor gira sozinho e parece defeito.",
          "Mantenha os dedos longe da cremalheira e da engrenagem o tempo todo.",
          "Crianças e animais ficam longe até o portão estar travado de novo.",
        ],
      ],
      steps: [
        "Desligue o disjuntor.",
        "Com a folha reta e o trilho nivelado, destrave o KDZ com a chave.",
        "Empurre a folha devagar, sem passar dos batentes. Se balançar, pare.",
        "Confira se os ímãs estão presos.",
        "Trave, religue e teste uma vez.",
      ],
    },
    {
      about: "signs",
      headings: [
        "Conserto de KDZ por assistência independente",
        "O que o técnico acerta no KDZ",
        "Visita técnica ao Garen KDZ",
      ],
      slots: [
        [
          "Atendemos KDZ {em} como serviço independente, sem vínculo com a Garen.",
          "Nossa assistência ao KDZ é independente e cobre motor, cremalheira e trilho.",
          "Trabalhamos no KDZ por conta própria, de forma independente da fábrica.",
        ],
        [
          "A cremalheira é nivelada e fixada, e a folga acertada em {rack.clearance}.",
          "O técnico percorre a cremalheira inteira medindo a folga e corrigindo as emendas.",
          "Uma base frouxa é chumbada de novo, porque motor que balança perde o alinhamento.",
        ],
        [
          "Capacitor, central e ímãs são medidos e acertados, com os controles gravados no fim.",
          "Medidos capacitor e placa, troca-se o necessário e a força é regulada.",
          "A vedação da tampa é refeita e o portão roda vários ciclos antes da entrega.",
        ],
      ],
    },
    {
      about: "care",
      headings: ["Rotina de cuidado com o KDZ", "O que conserva um Garen KDZ", "KDZ: limpeza, graxa e revisão"],
      slots: [
        [
          "Trilho varrido e roldana livre evitam a maior parte dos problemas.",
          "O KDZ sofre menos quando a folha corre livre, e o cuidado começa na vassoura.",
          "A sujeira no trilho vira esforço no motor e desgaste na engrenagem.",
        ],
        [
          "A cada {rack.months}, limpe a cremalheira e aplique pouco lubrificante.",
          "Uma lubrificação leve na cremalheira, a cada {rack.months}, basta para o uso normal.",
          "Não encharque a cremalheira: a cada {rack.months}, uma película fina é suficiente.",
        ],
        [
          "A revisão profissional se faz {visits.home} em casa, a partir de {price.preventive}.",
          "No comércio, peça a revisão {visits.business}; em casa, {visits.home} costuma bastar.",
          "Parafusos, ímãs e fotocélula entram na visita preventiva, que parte de {price.preventive} em casas.",
        ],
      ],
    },
    {
      about: "cost",
      headings: ["Quanto custa um KDZ instalado", "O que entra no preço do KDZ", "KDZ: preço do motor e da instalação"],
      slots: [
        [
          "Entram na conta a versão do KDZ, os metros de cremalheira, a base, o ponto de energia e a mão de obra.",
          "O motor é uma parte do valor; cremalheira, base nivelada, fotocélula e fiação completam a conta.",
          "Peça na proposta quantos metros de cremalheira e quantos controles estão incluídos.",
        ],
        [
          "Base, cremalheira e fiação em bom estado são aproveitadas e reduzem o total.",
          "Trilho torto ou roldana gasta são acertados antes, em linha separada do orçamento.",
          "Chapa fechada e madeira pedem versão maior, e o preço acompanha o peso.",
        ],
        [
          "O pagamento pode ser dividido em até {shop.instalments} vezes no cartão.",
          "O orçamento é grátis, por foto, com a largura e o material da folha.",
          "Um motor comprado à parte paga só a instalação, a partir de {price.installation}.",
        ],
      ],
    },
  ],
  questions: [
    {
      question: "O que é o motor Garen KDZ Fit?",
      answers: [
        "É uma das versões da linha KDZ, de motores deslizantes da Garen. Capacidade e potência estão na etiqueta ou no manual, e as peças devem ser da mesma versão.",
        "Fit é o nome de uma versão do KDZ. Para pedir peça ou comparar capacidade, leia o nome completo na etiqueta.",
      ],
    },
    {
      question: "KDZ serve em portão basculante?",
      answers: [
        "Não, é motor de correr, com engrenagem para cremalheira. A Garen tem outros motores para basculante.",
        "Não serve. O basculante usa acionador com fuso e braço; o KDZ empurra folha de correr.",
      ],
    },
    {
      question: "Qual a folga certa da cremalheira no KDZ?",
      answers: [
        "A folga certa é de {rack.clearance}, igual em todo o curso. Sem folga, o portão pesa no eixo; com folga demais, o dente pula.",
        "A referência é {rack.clearance}. O técnico mede em vários pontos, porque trilho antigo sobe e desce.",
      ],
    },
    {
      question: "A central do KDZ pode ser trocada por universal?",
      answers: [
        "Pode, em motor comum, se a universal aceitar potência, tensão e o tipo de fim de curso. Os controles são gravados de novo.",
        "Sim, em muitos casos. Versão com recursos próprios, como velocidade controlada, pede a central da linha.",
      ],
    },
    {
      question: "Por que meu KDZ gira ao contrário depois de um serviço?",
      answers: [
        "Provavelmente a ligação do motor ou dos sensores ficou invertida. Desligue o disjuntor e peça correção, porque a folha pode bater sem parar no ponto.",
        "O sentido depende da ligação e da programação. O técnico inverte do jeito certo e confere os ímãs das duas pontas.",
      ],
    },
  ],
  photo: "uma foto da etiqueta do KDZ, outra da cremalheira junto da engrenagem e um vídeo do percurso",
  related: ["garen", "deslizante", "cremalheira", "fim-de-curso", "ppa-dz-home", "engrenagem"],
  topic: "motores-garen",
};
