import type { Concept } from "#domain/knowledge/concept.ts";

export const criancas: Concept = {
  id: "criancas",
  kind: "safety",
  label: "Crianças",
  phrase: "a segurança de crianças no portão",
  words: [
    "crianças",
    "criança no portão",
    "segurança infantil",
    "portão e crianças",
    "criança presa no portão",
    "portão seguro para crianças",
    "filho pequeno",
    "bebê",
    "criança brincando no portão",
  ],
  intent: "question",
  answers: {
    any: [
      "Um portão com crianças em casa pede fotocélula funcionando, força bem regulada, botão fora do alcance e um adulto olhando a folha até fechar. O controle remoto não é brinquedo e fica guardado.",
      "Para proteger crianças no portão, teste a fotocélula todo mês, regule a força, feche vãos em que cabe um braço e proíba pendurar-se na folha. Um portão pesado ou torto deve ser consertado antes de voltar ao uso.",
      "A criança corre para o portão em movimento, por isso a fotocélula fica baixa, a folha reverte ao encontrar obstáculo e ninguém aciona sem ver a passagem. Sem fotocélula, desative o fechamento automático.",
    ],
    price: [
      "Deixar o portão seguro para crianças custa o que falta: fotocélula com instalação, regulagem da força ou fechamento de vãos. A manutenção preventiva em casa é a partir de {price.preventive}, sem peças; o resto sai por foto.",
      "O preço depende do que o portão já tem. Se a fotocélula existe e só falta regular, a manutenção preventiva a partir de {price.preventive}, sem peças, cobre; sensor e tela entram à parte, orçados por foto.",
    ],
    emergency: [
      "Criança presa no portão: pare o movimento, desligue o disjuntor e chame o Corpo de Bombeiros, 193, ou o SAMU, 192. Não destrave basculante; a folha pode descer sobre a criança. Siga a orientação do socorro.",
      "Se uma criança foi atingida pelo portão, desligue o disjuntor, não a movimente sem necessidade e ligue para o SAMU, 192. Uma folha solta ou torta não se levanta no braço: espere os bombeiros, 193.",
    ],
    installation: [
      "Em casa com crianças, instala-se fotocélula baixa, às vezes em duas alturas, sinal sonoro no fechamento e botoeira fora do alcance. A força é regulada para a folha parar e voltar ao menor obstáculo.",
      "A instalação segura para crianças soma fotocélula, regulagem de força, proteção das partes móveis e vãos fechados. No fim, o teste é feito com um objeto, nunca com a mão ou o corpo.",
    ],
    "how-to": [
      "Ensine às crianças que portão em movimento não se toca, não se atravessa e não se usa como brinquedo. Guarde os controles, teste a fotocélula com um cabo de vassoura e olhe sempre até a folha fechar.",
      "Para conferir o portão com crianças em casa: limpe as lentes, teste o feixe com um cabo, veja se a folha volta e procure vãos. Se algo falhar, desligue o fechamento automático e chame o técnico.",
    ],
    question: [
      "O portão automático é perigoso para crianças quando falta fotocélula, a força está alta ou há vão em que cabe braço ou cabeça. Com sensor baixo, reversão regulada e adulto olhando até fechar, o risco cai muito.",
      "Portão automático e crianças combinam com quatro cuidados: fotocélula baixa, força no mínimo necessário, controle e botão fora do alcance e adulto olhando até fechar. Sem sensor, desligue o fechamento automático.",
      "Com crianças em casa, o portão só é seguro se a folha para e volta ao cortar o feixe e ninguém a aciona sem ver a passagem. A criança não usa controle nem brinca na folha.",
    ],
  },
  line: [
    "Com crianças em casa, fotocélula baixa e força bem regulada são indispensáveis.",
    "Controle e botoeira ficam fora do alcance das crianças, e um adulto olha a folha até fechar.",
    "Ninguém se pendura na folha: cabo, mola e contrapeso guardam força suficiente para ferir.",
  ],
  sections: [
    {
      about: "causes",
      headings: [
        "Onde está o perigo para a criança",
        "Riscos do portão para crianças",
        "Por que criança e portão exigem cuidado",
      ],
      slots: [
        [
          "A criança é baixa, rápida e atravessa a passagem quando a folha já está fechando.",
          "Por ser pequena, ela pode passar por baixo do feixe de uma fotocélula alta.",
          "Correr para passar antes de o portão fechar é brincadeira comum e perigosa.",
        ],
        [
          "Vãos entre grade e coluna prendem braço, cabeça e dedo durante o movimento.",
          "No deslizante, o encontro da grade com a coluna age como tesoura para mãos pequenas.",
          "Dobradiça de pivotante e articulação de basculante podem esmagar dedos no fechamento.",
        ],
        [
          "Pendurar-se na folha desequilibra o basculante e pode soltar cabo ou roldana.",
          "Uma folha usada como balanço sai do trilho ou se solta da dobradiça.",
          "Subir na grade com o portão parado já é perigoso, porque outra pessoa pode acionar.",
        ],
      ],
      bullets: [
        "Fotocélula alta ou desligada",
        "Força regulada acima do necessário",
        "Vão entre grade e coluna",
        "Botoeira ao alcance da criança",
        "Controle usado como brinquedo",
        "Folha torta ou pesada",
      ],
    },
    {
      about: "check",
      headings: [
        "Teste mensal com crianças em casa",
        "Confira a proteção do portão",
        "Como testar sem arriscar ninguém",
      ],
      slots: [
        [
          "Faça o teste sem as crianças por perto, com outro adulto vigiando a calçada.",
          "Leve as crianças para dentro antes de começar, e teste com calma.",
          "O teste é tarefa de adulto e dura poucos minutos por mês.",
        ],
        [
          "Use um cabo de vassoura ou caixa de papelão, jamais a mão, o pé ou o corpo.",
          "O objeto de teste fica na ponta de um cabo, com você longe da folha.",
          "Nada de testar a força com o próprio braço, nem por um instante.",
        ],
        [
          "Se a folha não parar nem voltar, desligue o disjuntor e não use o automático.",
          "Reprovado no teste, o portão fica em uso manual e vigiado até o reparo.",
          "A falha no sensor significa portão parado até a visita, mesmo que dê trabalho.",
        ],
      ],
      steps: [
        "Leve crianças e animais para dentro de casa.",
        "Limpe as lentes da fotocélula com pano seco.",
        "Mande fechar e passe o cabo de vassoura pelo feixe: a folha deve parar e voltar.",
        "Repita com o cabo perto do chão, na altura de uma criança pequena.",
        "Procure vãos em que caibam braço ou cabeça.",
        "Guarde os controles e confira a altura da botoeira.",
      ],
    },
    {
      about: "safety",
      headings: ["Regras da casa para o portão", "O que combinar com as crianças", "Hábitos que evitam acidente"],
      slots: [
        [
          "Combine que ninguém atravessa a passagem com a folha em movimento, nem correndo.",
          "A regra é simples de explicar: portão andando, todo mundo parado e longe.",
          "Ensine a criança a esperar o portão parar por completo antes de passar.",
        ],
        [
          "Quem aciona olha a passagem do começo ao fim, sem mexer no celular.",
          "O adulto no volante confere onde estão as crianças antes de apertar o botão.",
          "Antes de acionar ou dar ré, saiba onde está cada criança da casa.",
        ],
        [
          "O controle fica no alto ou com o adulto, e a botoeira, fora do alcance dos pequenos.",
          "Guarde os controles em lugar alto, longe de mochilas, bolsas e brinquedos.",
          "Uma bateria moeda do controle também é perigosa: engolida, exige pronto-socorro na hora.",
        ],
      ],
    },
    {
      about: "visit",
      headings: ["O que o técnico ajusta", "Ajustes de segurança na visita", "Fotocélula, força e vãos conferidos"],
      slots: [
        [
          "A fotocélula é posta em altura que perceba criança pequena, com um segundo par se preciso.",
          "O feixe desce para a altura de quem engatinha ou corre, e outro par cobre o carro.",
          "Altura e alinhamento dos sensores são revistos pensando em criança e animal.",
        ],
        [
          "A força é reduzida até o necessário, e a reversão é testada com objeto em vários pontos.",
          "Regula-se a embreagem ou o sensor de esforço para a folha ceder ao tocar em algo.",
          "Uma folha equilibrada exige menos força do motor, por isso a mecânica é ajustada primeiro.",
        ],
        [
          "Vãos perigosos são fechados com tela ou chapa, e as engrenagens ficam cobertas.",
          "Proteções na cremalheira e no encontro com a coluna afastam dedos curiosos.",
          "Onde cabe uma mão na grade, a serralheria fecha o vão sem pesar demais a folha.",
        ],
      ],
    },
    {
      about: "choose",
      headings: [
        "Acessórios que ajudam na casa com crianças",
        "O que instalar para proteger os pequenos",
        "Sensor, bip e fechamento por comando",
      ],
      slots: [
        [
          "A fotocélula é o primeiro item; a borda sensível na aresta acrescenta proteção ao toque.",
          "Comece pela fotocélula e avalie a borda sensível onde há muita circulação.",
          "Dois pares de fotocélula, baixo e alto, cobrem criança, bicicleta e carro.",
        ],
        [
          "Um sinal sonoro no movimento avisa a criança que não está olhando.",
          "Um bip durante o fechamento chama a atenção de quem brinca na garagem.",
          "Luz e som durante o movimento ajudam, embora não substituam o sensor.",
        ],
        [
          "Com crianças pequenas, pense em desligar o fechamento automático e fechar sempre por comando.",
          "Fechar só quando um adulto manda dá mais controle do que o fechamento por tempo.",
          "Se o fechamento automático ficar ligado, a fotocélula precisa estar em perfeito estado.",
        ],
      ],
    },
  ],
  questions: [
    {
      question: "Criança pode usar o controle do portão?",
      answers: [
        "Não é indicado. Acionar exige olhar a passagem e saber parar a folha. Deixe o controle com adultos e guarde os de reserva no alto.",
        "Melhor que não. O controle na mão de criança vira brinquedo, e o portão se move sem ninguém vigiando.",
      ],
    },
    {
      question: "A fotocélula percebe uma criança pequena?",
      answers: [
        "Percebe, se o feixe estiver baixo o bastante. Um par alto deixa passar quem engatinha, por isso se usa altura menor ou dois pares.",
        "Depende da altura. Peça ao técnico que confira o feixe e, se preciso, acrescente outro par mais baixo.",
      ],
    },
    {
      question: "O que fazer se a criança ficar presa no portão?",
      answers: [
        "Pare o portão, desligue o disjuntor e ligue para o Corpo de Bombeiros, 193, ou SAMU, 192. Não destrave basculante e siga a orientação do socorro.",
        "Desligue a energia e chame 193 ou 192 na hora. Não levante folha torta nem force o motor com novos comandos.",
      ],
    },
    {
      question: "Fechamento automático é perigoso com crianças?",
      answers: [
        "Pode ser, se a fotocélula falhar. Com crianças pequenas, prefira fechar por comando, olhando, e teste os sensores todo mês.",
        "O risco existe quando ninguém está olhando. Mantenha os sensores em ordem ou desligue essa função na placa, com o técnico.",
      ],
    },
    {
      question: "Como evitar que a criança prenda a mão na grade?",
      answers: [
        "Fechando os vãos com tela ou chapa e protegendo o encontro da folha com a coluna. A serralheria faz isso sem desequilibrar o portão.",
        "Evita-se com proteção nos vãos e nas engrenagens, feita por profissional. Até lá, ninguém fica junto da grade em movimento.",
      ],
    },
  ],
  photo: "fotos dos dois lados do portão, com a fotocélula à vista",
  related: ["fotocelula", "esmagamento", "animais", "regulagem", "escola", "normas"],
  topic: "fotocelulas-e-sensores",
};
