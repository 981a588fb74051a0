import type { Concept } from "#domain/knowledge/concept.ts";

export const unisystem: Concept = {
  id: "unisystem",
  kind: "brand",
  label: "Unisystem",
  phrase: "o motor Unisystem",
  words: [
    "unisystem",
    "uni system",
    "motor unisystem",
    "motor uni system",
    "portão unisystem",
    "automatizador unisystem",
    "motores unisystem",
    "máquina unisystem",
  ],
  intent: "buying",
  answers: {
    any: [
      "Informações sobre a marca Unisystem, de motor de portão eletrônico: não está entre as que vendemos, e a foto da etiqueta diz se atendemos o modelo. Em motor comum, uma central universal costuma substituir a placa, e a troca por motor das nossas marcas, em casa, fica de {price.homeSwap}, com mão de obra.",
      "Motor Unisystem parado tem, muitas vezes, defeito de uma peça só, como capacitor, fim de curso ou placa. As informações da etiqueta dizem se atendemos o modelo; ajuste do portão em casa parte de {price.preventive}, sem peças, e motor novo instalado, de {price.homeSwap}.",
      "Para automatizador Unisystem, informações e atendimento começam pela etiqueta: ela mostra modelo, tensão e que central serve. Somos independentes, sem vender a marca; só regular em residência custa desde {price.preventive}, fora peças.",
    ],
    repair: [
      "O conserto de automatizador Unisystem pede medição, da energia à placa, e a etiqueta diz se atendemos o modelo. Ajuste em casa parte de {price.preventive}, sem peças; sem placa original, uma universal serve em motor comum, e a troca fica de {price.homeSwap}.",
      "Motor de portão Unisystem com ronco, parada ou falha de controle costuma ter reparo. Regular custa desde {price.preventive} em residência, fora peças, e o valor da peça é dito antes; não insista no acionamento.",
    ],
    price: [
      "O preço para resolver um motor Unisystem vai do ajuste, a partir de {price.preventive} em casa, sem peças, à troca por outra marca, de {price.homeSwap}, com mão de obra. Capacitor e controle pesam pouco, central e engrenagem, mais.",
      "Quanto custa consertar Unisystem depende da peça e de o modelo ser atendido, o que a etiqueta mostra. Motor novo instalado no lugar, em residência, sai de {price.homeSwap}, e o kit basculante, a partir de {price.lowest}.",
    ],
    buying: [
      "Não vendemos motor ou máquina Unisystem, mas damos informações e atendimento conforme o modelo da etiqueta; um motor de portão das nossas marcas, de mesmo porte, fica na troca em casa de {price.homeSwap}, com mão de obra. O ajuste do seu parte de {price.preventive}, sem peças.",
      "Informações para repor a máquina de um portão eletrônico da marca Unisystem: não é preciso a mesma marca: outro motor de igual tipo e potência serve, com suporte novo. Instalado na troca, custa de {price.homeSwap}; kit basculante, {price.padrao} no Padrão.",
      "Para informações e atendimento de máquina Unisystem, o motor do portão, mande a etiqueta, e dizemos se atendemos ou que motor serve no lugar. Regular sai desde {price.preventive} em residência, fora peças, e a troca, de {price.homeSwap}.",
    ],
    installation: [
      "Instalar motor Unisystem já comprado custa a partir de {price.installation}, depois de confirmado o modelo pela etiqueta. Trocar por outra marca leva de {time.tilting} no basculante, de {price.homeSwap} com mão de obra.",
      "Trocar um Unisystem por motor novo aproveita energia, fotocélula e, às vezes, cremalheira, em {time.tilting} no basculante e {time.sliding} no de correr. Em casa fica de {price.homeSwap}, instalado.",
    ],
    comparison: [
      "Entre manter o Unisystem e pôr outra marca, decide a reposição: com peça e controle, conserta-se; sem eles, um motor mais comum dá menos trabalho. A troca em casa fica de {price.homeSwap}, com mão de obra.",
      "Unisystem ou outra marca de motor de portão? De mesmo tipo e potência fazem o mesmo, e a peça perto desempata. Trocar em residência custa de {price.homeSwap}.",
    ],
    question: [
      "Sim, atendemos motor Unisystem conforme o modelo, que a etiqueta mostra, porque a peça depende dele. Sem placa original, a universal serve em motor comum, e a troca em casa fica de {price.homeSwap}, com mão de obra.",
      "Depende do modelo: há conserto para a maior parte dos defeitos do Unisystem, já que costuma falhar uma peça só. Com redutor gasto, trocar o motor de portão em residência sai de {price.homeSwap}.",
    ],
    emergency: [
      "Motor Unisystem parado com carro preso ou portão aberto: desligue o disjuntor, afaste as pessoas e não force a folha. Só portão de correr ou de abrir, reto, se destrava, nunca basculante; pergunte, {shop.hours}, se atendemos o modelo.",
      "Para urgência com motor Unisystem, corte a energia e mande foto de longe, etiqueta e endereço. Basculante com defeito fica travado; o contato funciona {shop.hours}.",
    ],
    "how-to": [
      "No motor Unisystem, cabem ao dono limpar por fora, trocar a pilha do controle e fotografar a etiqueta, com o disjuntor desligado. Gravar controle e regular força são do técnico.",
      "Para lidar com motor Unisystem do portão, teste pilha, botoeira e fotocélula e leia a etiqueta. O cadastro segue a placa instalada, que pode ter sido trocada.",
    ],
  },
  line: [
    "Em portão com Unisystem, verifique se a placa ainda é a original antes de comprar controle.",
    "Quando falta placa para um Unisystem, uma central universal bem escolhida pode manter o motor em uso.",
    "O estado do redutor diz se vale continuar com o Unisystem ou trocar o conjunto.",
  ],
  sections: [
    {
      about: "what",
      headings: [
        "Motor Unisystem e central universal",
        "Unisystem: quando a placa original não existe mais",
        "Dar vida nova a um Unisystem",
      ],
      slots: [
        [
          "Perder a placa não é perder o motor: em motor comum de corrente alternada, uma central universal serve, se potência, tensão e fim de curso combinarem.",
          "O motor pode durar mais que a placa, e outra central o devolve ao uso. Potência, tensão e fim de curso decidem.",
          "Com enrolamento e redutor bons, troca-se só a central. O técnico mede antes de ligar.",
          "Três dados definem se a universal serve: potência, tensão e tipo de fim de curso.",
        ],
        [
          "Com a central nova vêm receptor e controles novos, e os antigos deixam de abrir. É a chance de passar a código rolante.",
          "Os controles são gravados de novo, e os perdidos saem. Código rolante entra junto, se a placa tiver.",
          "Controle antigo quase nunca serve na placa nova. O ganho é o código rolante.",
          "Receptor e controles mudam com a central. Todos são cadastrados no mesmo dia.",
        ],
      ],
    },
    {
      about: "choose",
      headings: [
        "Manter o Unisystem ou mudar de marca",
        "Unisystem: ficar com ele ou comprar outro",
        "O que pôr no lugar de um Unisystem",
      ],
      slots: [
        [
          "Com redutor firme e peça à venda, manter costuma sair mais em conta. Para outro, escolha por tipo, peso e uso; em basculante de até {width.quarterHp}, 1/4 HP atende.",
          "Fique com ele enquanto o defeito for de uma peça só. Na compra de outro, o 1/4 HP vai até {width.quarterHp} de basculante.",
          "A decisão começa no redutor: sem folga, conserta-se. Mudar de marca pede suporte e controles.",
          "Peça existe e redutor bom: mantenha. Senão, motor de mesmo porte e peça perto.",
        ],
        [
          "Energia, fotocélula e cremalheira boa são aproveitadas na troca. O suporte muda de marca para marca.",
          "O que estiver bom da fiação fica. Conte com nova furação e novos controles.",
          "Fiação e sensor continuam. Fixação e controle mudam.",
          "Na troca se aproveita a parte elétrica. A base costuma ser refeita.",
        ],
      ],
    },
    {
      about: "causes",
      headings: [
        "Causas de falha em um Unisystem",
        "Por que o Unisystem parou",
        "Do que sofre um Unisystem com anos de uso",
      ],
      slots: [
        [
          "Com os anos, capacitor, porca ou engrenagem cansam primeiro, e contato oxidado causa falha que some e volta. Roldana e cabo gastos dobram o esforço.",
          "O tempo gasta capacitor, bucha e graxa. Portão pesado repete a quebra na peça nova.",
          "Peça de desgaste chega ao fim antes do motor. A folha também envelhece.",
          "Umidade e solda trincada respondem pelo defeito que vai e volta. Capacitor responde pela falta de força.",
        ],
      ],
      bullets: [
        "Capacitor enfraquecido",
        "Graxa do redutor ressecada",
        "Contatos da placa oxidados",
        "Ímã ou chave de fim de curso gastos",
        "Roldanas e dobradiças com folga",
      ],
    },
    {
      about: "check",
      headings: [
        "Antes de falar do Unisystem com o técnico",
        "O que anotar sobre o seu Unisystem",
        "Unisystem: informações que adiantam o conserto",
      ],
      slots: [
        [
          "Diga desde quando falha, se piora com calor ou chuva e o que já foi trocado. As fotos são com o motor fechado e desligado.",
          "Poucos minutos de anotação dizem se o modelo é atendido. Nada se abre.",
          "Um relato exato evita segunda visita. Fotografe por fora, longe da folha.",
          "Informe se falha ao abrir, ao fechar ou nos dois. A tampa fica no lugar.",
        ],
      ],
      steps: [
        "Desligue o disjuntor.",
        "Fotografe a etiqueta do Unisystem e o motor inteiro.",
        "Fotografe o controle em uso, frente e verso.",
        "Meça a largura e a altura do portão.",
        "Religue e grave um vídeo de uma tentativa de abertura.",
      ],
    },
    {
      about: "replace",
      headings: [
        "Trocar o Unisystem: quando e por quanto",
        "Unisystem no fim da vida útil",
        "Conserto ou motor novo no lugar do Unisystem",
      ],
      slots: [
        [
          "Troque quando redutor, placa e falta de peça se somam, em geral perto de {trade.life} de uso. Defeito isolado se conserta.",
          "Três defeitos juntos pedem motor novo; um só, reparo. A vida média é de {trade.life}.",
          "Redutor com folga e placa ruim ao mesmo tempo: troca. Um motor dura de {trade.life}.",
          "Depois de {trade.life}, os reparos se acumulam. Antes disso, conserte.",
        ],
        [
          "A troca em casa custa de {price.homeSwap}, e em portão pesado, de {price.heavySwap}, com mão de obra. São {warranty.motor} de garantia no motor.",
          "Em residência, o motor novo instalado sai de {price.homeSwap}. Basculante de até {width.quarterHp} tem kit desde {price.lowest}.",
          "De {price.homeSwap} é a troca residencial, serviço incluído. O cartão divide em até {shop.instalments} vezes.",
          "Motor novo no lugar fica de {price.homeSwap}, com {warranty.installation} de garantia na instalação.",
        ],
      ],
    },
    {
      about: "visit",
      headings: [
        "Como se examina um motor Unisystem",
        "O exame de um Unisystem parado",
        "Unisystem: do redutor à placa",
      ],
      slots: [
        [
          "A Unisystem não está entre as marcas que vendemos, e a etiqueta vem antes da visita. O exame começa por folha, fixação e redutor, e segue por capacitor, placa e sensores.",
          "Confirmado o modelo, o técnico vê folga e ruído do redutor antes da central. Somos independentes.",
          "Primeiro a mecânica, que diz se vale peça nova; depois a medição. O valor é dito antes.",
          "Sem vínculo com a fábrica, examinamos folha, redutor e placa, nessa ordem.",
        ],
        [
          "Feito o serviço, curso e força são regulados e a fotocélula testada. Só ajuste leva até {trade.smallRepair}.",
          "A entrega inclui controles e teste de obstáculo. Regular toma até {trade.smallRepair}.",
          "Curso, força e controles saem prontos. Sem peça, são até {trade.smallRepair}.",
          "O portão faz vários ciclos no fim. Até {trade.smallRepair} bastam para regular.",
        ],
      ],
    },
  ],
  questions: [
    {
      question: "Ainda encontro placa para Unisystem?",
      answers: [
        "Placa para Unisystem original pode não haver, mas em motor comum uma universal costuma servir.",
        "Depende do modelo. Potência, tensão e fim de curso são conferidos antes.",
        "Nem sempre a original. A universal resolve na maioria dos motores comuns.",
      ],
    },
    {
      question: "Meu controle Unisystem parou. Compro outro igual?",
      answers: [
        "Se o controle Unisystem parou, troque a pilha e teste outro antes de comprar. O novo precisa servir à placa atual.",
        "Só se a placa ainda for a mesma. Fotografe o controle antes.",
        "Teste a pilha primeiro. Depois, um compatível com o receptor.",
      ],
    },
    {
      question: "Posso instalar um motor Unisystem usado?",
      answers: [
        "Pode instalar Unisystem usado, com exame antes: folga, capacitor e peça. A mão de obra parte de {price.installation}.",
        "É possível, com risco maior. Compare com um kit novo, desde {price.lowest}, instalado.",
        "Pode, se o modelo for confirmado pela etiqueta.",
      ],
    },
    {
      question: "O Unisystem faz barulho de moagem. O que é?",
      answers: [
        "Barulho de moagem no Unisystem é engrenagem gasta, rolamento ruim ou redutor sem graxa. Pare de usar.",
        "Desgaste no redutor. Cedo, graxa e peça resolvem.",
        "Engrenagem ou rolamento. Continuar usando espalha limalha.",
      ],
    },
    {
      question: "Vocês têm relação com a Unisystem?",
      answers: [
        "Não temos relação com a Unisystem: somos independentes e não vendemos a marca.",
        "Nenhuma. Atendemos os modelos para os quais há peça.",
        "Não. O atendimento é independente.",
      ],
    },
  ],
  photo: "uma foto da etiqueta do Unisystem, outra do motor inteiro e um vídeo de uma tentativa de abertura",
  traits: {
    Origem: "Marca de automatizadores encontrada no Brasil",
    "Conhecida por": "Motores e centrais para portão automático",
    "Peças e controles": "Central universal pode substituir a original",
    Atenção: "Confirmar qual placa está instalada hoje",
  },
  related: ["placa", "seg", "troca", "vida-util", "usado", "capacitor"],
  topic: "conserto-de-central-de-portao",
};
