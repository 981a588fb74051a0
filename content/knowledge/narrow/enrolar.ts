import type { NarrowConcept } from "#domain/knowledge/concept.ts";
import { combine } from "./combine.ts";

export const enrolar: NarrowConcept[] = [
  {
    id: "enrolar-motor-preco",
    broader: "enrolar",
    label: "Motor de porta de enrolar: preço",
    phrase: "o preço do motor de porta de enrolar",
    asks: [
      "preço motor porta enrolar 200 kg instalado",
      "automatizador porta enrolar preço",
      "automatizador porta aço preço",
      "automatizador porta rolo preço",
      "quanto fica kit motor central controle porta enrolar",
      "porta enrolar preço",
      "motor porta enrolar loja preço",
      "preço motor porta enrolar loja",
      "preço motor porta aço loja",
      "porta enrolar quanto custa",
      "motor enrolar preço",
      "motor enrolar valor",
      "kit porta enrolar",
      "kit porta aço",
      "kit motor enrolar",
      "automatizar porta enrolar",
      "automatizar porta aço",
      "porta aço automática preço",
      "motor porta aço preço",
      "porta aço preço",
      "instalar motor enrolar",
      "comprar motor enrolar",
      "instalar motor porta aço",
      "porta enrolar automática valor",
    ],
    intent: "price",
    answers: {
      any: [
        "A porta de enrolar nova custa por m², e quem a vende é o fabricante; o nosso preço é o de automatizar a que já existe. Como medida, a troca de motor de portão fica de {price.homeSwap} em casa e de {price.heavySwap} em uso pesado. O valor da sua porta vem sem custo, pela largura, pela altura e pela foto do rolo.",
        "O motor para porta de enrolar custa conforme os quilos da cortina, e a porta nova, por m², no fabricante. Como medida nossa, trocar motor de portão fica de {price.homeSwap} em casa e de {price.heavySwap} em uso pesado, com mão de obra. Mande largura, altura e foto do rolo: dizemos se atendemos o modelo e quanto fica.",
        "Automatizar a porta de enrolar custa conforme o peso da cortina: uma porta de 3 por 3 metros pesa de 60 a 120 kg e usa motor menor, e uma de 5 por 4 pesa perto do dobro. Como medida, a troca de motor de portão fica de {price.homeSwap} em casa e de {price.heavySwap} em uso pesado; a foto do rolo e as medidas dão o seu valor, sem custo.",
      ],
      installation: [
        "Para instalar motor na porta de enrolar, conferem-se eixo, guias e cortina, fixa-se o motor na ponta do eixo e regulam-se os fins de curso, com circuito próprio. Mande a foto do rolo: dizemos se atendemos o modelo, sem custo.",
        "Automatizar porta de enrolar manual quase sempre é possível: mede-se a cortina, confere-se se o eixo recebe o motor e retira-se ou ajusta-se a mola. Mande largura, altura e fotos do rolo: respondemos, grátis, se atendemos o modelo.",
      ],
    },
    sections: [
      {
        about: "what",
        headings: [
          "O que vem no kit da porta de enrolar",
          "Kit do motor ou porta completa?",
          "Peças do kit para porta de enrolar",
        ],
        slots: [
          [
            "O kit do motor traz a máquina com freio, a corrente para a falta de luz, a central, os fins de curso e os controles.",
            "No kit vêm motor com freio, central, controles, corrente manual e suportes.",
            "Motor, freio, central, botoeira ou controle e corrente manual formam o kit usual.",
          ],
          [
            "A porta completa soma lâminas, eixo, guias, soleira e caixa, e é outro orçamento.",
            "Lâminas, guias, eixo e soleira não fazem parte do kit do motor.",
            "Quem ainda não tem a porta pede antes ao serralheiro o conjunto de lâminas, guias e eixo.",
          ],
          [
            "Trava-quedas e sensor de passagem são indicados sempre que a porta fecha por controle.",
            "Sensor de passagem e trava-quedas entram como segurança; nobreak e controles extras são opcionais.",
            "Pergunte pelo trava-quedas, que segura a cortina se o motor ou o eixo falhar.",
          ],
        ],
      },
      {
        about: "cost",
        headings: [
          "Do que depende o preço do motor de enrolar",
          "Medidas que mudam o valor da porta",
          "Largura, altura e lâmina no preço",
        ],
        slots: [
          [
            "Lâmina fechada e chapa mais grossa pesam mais, e o motor sobe de categoria.",
            "Os motores são vendidos por capacidade em quilos, e o peso vem da área e da lâmina.",
            "Uma porta larga e alta pesa mais, e cada faixa de peso usa um motor.",
          ],
          [
            "A porta manual com mola costuma pedir adaptação do eixo, cobrada à parte.",
            "Se o eixo não recebe o motor, a adaptação entra em item separado.",
            "Eixo empenado e guia amassada são acertados antes e aparecem no orçamento.",
          ],
          [
            "Loja que abre duas vezes por dia usa modelo simples; estacionamento pede regime intenso.",
            "O número de aberturas por dia decide entre motor comum e de uso intenso.",
            "Uso comercial leve e uso de garagem coletiva pedem motores diferentes.",
          ],
        ],
      },
      {
        about: "check",
        headings: [
          "O que medir e mandar para o orçamento",
          "Medidas da porta para receber o preço",
          "Como medir a porta de enrolar",
        ],
        slots: [
          [
            "Poucos dados bastam para indicar o motor, sem mexer na porta.",
            "O orçamento sai com medidas e fotos tiradas de longe.",
            "Meça com a porta fechada e ninguém embaixo dela.",
          ],
        ],
        steps: [
          "Meça a largura entre as guias e a altura do vão.",
          "Veja se a lâmina é fechada, perfurada ou vazada.",
          "Fotografe o rolo, o eixo e as guias, de longe.",
          "Anote quantas vezes a porta abre por dia e a tensão da rede.",
          "Não solte mola nem eixo: a mola está tensionada e pode ferir.",
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Minha porta de enrolar é manual. Ela aceita motor?",
        answers: [
          "Na maioria dos casos, sim, conforme peso, eixo, mola e espaço ao lado do rolo. Mande a foto: dizemos se atendemos o modelo.",
          "Aceita, se a cortina sobe reta e as guias estão boas. Uma guia amassada ou lâmina torta vem antes.",
        ],
      },
      {
        question: "Como abro a porta de enrolar quando falta luz?",
        answers: [
          "Abra pela corrente manual do motor, do lado de dentro e com o disjuntor desligado. Sem outra entrada na loja, peça destravamento externo ou nobreak.",
          "Puxe devagar a corrente manual. Se essa é a única porta do imóvel, preveja nobreak ou destrave por fora.",
        ],
      },
      {
        question: "Qual a capacidade do motor para uma porta de 3 x 3 metros?",
        answers: [
          "Em geral, motor para 100 a 160 kg ou mais: são 9 m² a 7 a 13 kg por m², com um terço de folga.",
          "Em geral, de 100 a 160 kg: a cortina de 9 m² pesa de 60 a 120 kg, mais em chapa fechada, e o motor leva um terço de folga.",
        ],
      },
      {
        question: "O motor tem garantia?",
        answers: [
          "Um motor vendido por nós tem {warranty.motor}, e a instalação, {warranty.installation}. Para porta de enrolar, mande antes a foto: dizemos se atendemos o modelo.",
          "Tem: no que vendemos e instalamos, são {warranty.motor} no motor e {warranty.installation} no serviço.",
        ],
      },
    ],
    photo: "fotos da porta inteira, do rolo e das guias, com a largura e a altura do vão",
  },
  {
    id: "enrolar-automatizador-por-quilos",
    broader: "enrolar",
    label: "Automatizador de porta de enrolar pelos quilos",
    phrase: "o automatizador de porta de enrolar pela capacidade",
    asks: [
      "comprar automatizador porta enrolar",
      "comprar automatizador porta aço",
      "instalar automatizador porta enrolar",
      "instalar automatizador porta aço",
      "instalação automatizador porta enrolar",
      "motor tubular porta enrolar",
      "motor tubular porta aço",
      "motor tubular enrolar",
      ...combine(
        [
          ...["automatizador porta enrolar", "motor porta enrolar", "motor enrolar", "automatizador enrolar"],
          ...["automatizador porta aço", "motor porta aço", "automatizador porta loja", "motor porta loja"],
          ...["kit porta enrolar", "kit porta aço", "porta enrolar automática"],
        ],
        ["kg", "quilos"],
        ["", "preço", "instalado"],
      ),
      ...combine(
        ["automatizador porta enrolar", "motor porta enrolar", "automatizador porta aço", "motor porta aço"],
        ["200", "300", "400", "500", "600", "700", "800", "1000"],
        ["", "preço"],
      ),
      ...combine(
        ["automatizador", "motor"],
        ["porta enrolar", "porta aço", "porta loja"],
        ["200", "300", "400", "500", "600", "700", "800", "1000"],
        ["kg preço"],
      ),
    ],
    intent: "buying",
    answers: {
      any: [
        "O motor tubular vai dentro do eixo da porta de enrolar e serve a cortina leve e de pouco uso, como a de casa ou quiosque; porta de aço de loja pede o automatizador lateral, com freio e corrente manual. Mande largura, altura, tipo de lâmina e foto do rolo: dizemos, pelo peso da cortina, qual serve, se atendemos o modelo e quanto fica.",
        "O motor de 300 kg para porta de enrolar serve a cortina de até uns 220 kg, como a de 5 por 4 metros em lâmina média; o de 200 kg vai até uns 150 kg. A sobra é folga para o freio e as guias. Mande largura, altura, tipo de lâmina e foto do rolo: dizemos sem custo se atendemos o modelo e quanto fica.",
        "O motor de 500 kg para porta de enrolar serve a cortina de até uns 370 kg, perto de 28 m² de lâmina pesada; o de 400 kg vai até uns 300, e o de 600 kg, até uns 450. A sobra é folga para o freio e o atrito das guias. Mande largura, altura e foto do rolo: dizemos se atendemos o modelo e o valor.",
        "O automatizador de porta de enrolar de 800 kg é de porta grande, de galpão ou doca: com um terço de folga, levanta cortina de até uns 600 quilos, perto de 46 m² de lâmina pesada; o de 700 kg, até uns 520 kg, e o de 1.000 kg, até uns 750 kg. Mande largura, altura e foto do rolo: dizemos se atendemos o modelo e o valor.",
      ],
      price: [
        "O preço do automatizador de porta de enrolar sobe com os quilos da cortina e sai por foto: o de 200 kg serve a cortina de até uns 150 kg, e o de 300 kg, a uma de uns 220 kg, com um terço de folga. Como medida, trocar motor de portão fica de {price.homeSwap} em casa e de {price.heavySwap} em uso pesado. Mande largura, altura e tipo de lâmina: dizemos se atendemos o modelo e quanto fica.",
        "O motor de 500 kg para porta de enrolar tem o preço dado por foto; como medida, a troca de motor em uso pesado fica de {price.heavySwap}, com mão de obra. Ele serve a cortina de até uns 370 kg; o de 400 kg, até uns 300, e o de 600 kg, até uns 450. Largura, altura e foto do rolo dizem se atendemos o modelo.",
        "O preço do automatizador de porta de enrolar de 800 kg sai por foto: com um terço de folga, ele levanta cortina de até uns 600 quilos, o de 700 kg, até uns 520 kg, e o de 1.000 kg, até uns 750 kg, de galpão ou doca. Como medida, a troca de motor em uso pesado fica de {price.heavySwap}, com mão de obra; largura, altura e foto do rolo dizem se atendemos o modelo.",
      ],
      installation: [
        "Instalamos o automatizador na ponta do eixo da porta que já existe, com botoeira, corrente manual e pontos de parada regulados. O de 200 kg leva cortina de até uns 150 kg, e o de 300 kg, de uns 220 kg; mande largura, altura e foto do rolo, e dizemos se atendemos o modelo e o valor.",
        "O automatizador é montado na ponta do eixo da porta de enrolar, com central, botoeira e corrente manual para a falta de luz. O de 400 kg leva cortina de até uns 300 kg; o de 500 kg, de uns 370 kg, e o de 600 kg, de uns 450 kg. A foto do rolo e as medidas dizem se atendemos e quanto fica.",
        "Em porta grande, de galpão ou doca, o automatizador de 700 kg leva cortina de até uns 520 kg, e o de 800 kg, de uns 600 kg, com um terço de folga. Ele vai na ponta do eixo, com freio, botoeira e corrente manual; largura, altura e foto do rolo dizem se atendemos e o valor.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["Quantos quilos a sua porta pede", "Do vão ao automatizador certo"],
        slots: [
          [
            "A conta leva um minuto e é feita com a porta fechada, sem ninguém embaixo.",
            "Meça com a porta fechada; nada é solto nem desmontado.",
          ],
        ],
        steps: [
          "Meça a largura entre as guias e a altura do vão, e some 50 cm à altura, pelo trecho do rolo.",
          "Multiplique as duas medidas: é a área, em m².",
          "Multiplique a área pelo peso da lâmina, de 7 kg por m² na leve ou vazada a 13 kg na chapa grossa.",
          "Some um terço: é o mínimo que a etiqueta do automatizador deve trazer.",
          "Anote o diâmetro do eixo e quantas vezes a porta abre por dia.",
        ],
      },
      {
        about: "what",
        headings: ["O que o automatizador traz e o que fica à parte", "Freio, corrente manual e trava-quedas"],
        slots: [
          [
            "O conjunto tem motor com freio, corrente para a falta de luz, central, fins de curso e botoeira ou controle.",
            "Vêm motor com freio, central, pontos de parada e a corrente manual, usada por dentro quando falta luz.",
          ],
          [
            "Trava-quedas, sensor de passagem e nobreak são pedidos à parte, e os dois primeiros entram sempre que a porta fecha por controle.",
            "O trava-quedas segura a cortina se o motor ou o eixo falhar, e o sensor protege quem passa: peça os dois se há controle remoto.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["O que muda o valor com os mesmos quilos", "Eixo, uso e instalação"],
        slots: [
          [
            "Porta de loja, aberta duas vezes por dia, usa motor simples; doca e estacionamento pedem uso intenso, que custa mais.",
            "Com a mesma capacidade, o número de aberturas por dia separa o modelo simples do de uso intenso.",
          ],
          [
            "Porta manual com mola costuma pedir adaptação do eixo, e guia amassada ou lâmina torta é acertada antes, em linha própria.",
            "Adaptar o eixo da porta manual, acertar guia e levar energia até o rolo somam, cada um com o seu valor.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Posso usar automatizador com a capacidade exata da cortina?",
        answers: ["Não convém: no limite, ele esquenta, desarma e gasta o freio. Deixe um terço de folga."],
      },
      {
        question: "Automatizador de mais quilos que o preciso faz mal?",
        answers: [
          "Não, se o eixo e as chapas que o prendem aguentam e os pontos de parada estão certos; só custa mais.",
        ],
      },
      {
        question: "Serve na porta manual que já tenho?",
        answers: [
          "Na maioria dos casos, sim, se a cortina sobe reta e há espaço na ponta do eixo. A mola é retirada ou ajustada pelo técnico; a foto do rolo mostra.",
        ],
      },
      {
        question: "Como abro a porta quando falta luz?",
        answers: [
          "Pela corrente manual, por dentro e com o disjuntor desligado. Se essa é a única entrada, preveja nobreak ou destrave por fora.",
        ],
      },
    ],
    photo: "fotos da porta inteira, do rolo e das guias, com a largura, a altura e o tipo de lâmina",
  },
  {
    id: "enrolar-controle-e-central",
    broader: "enrolar",
    label: "Controle e central da porta de enrolar",
    phrase: "o controle e a central da porta de enrolar",
    asks: [
      "porta enrolar com controle remoto",
      "porta enrolar controle remoto preciso",
      "porta aço com controle remoto",
      "trocar placa porta enrolar",
      "trocar central porta enrolar",
      "controle novo porta enrolar",
      "placa porta enrolar queimou",
      "placa porta enrolar queimada",
      "central porta enrolar queimou",
      "placa porta aço queimou",
      "central porta aço queimou",
      ...combine(
        [
          "controle porta enrolar",
          "controle remoto porta enrolar",
          "controle porta aço",
          "controle porta loja",
          "receptor porta enrolar",
          "central porta enrolar",
          "central comando porta enrolar",
          "placa porta enrolar",
          "central porta aço",
          "placa porta aço",
          "botoeira porta enrolar",
          "botoeira porta aço",
        ],
        ["preço", "comprar", "nova", "instalar", "universal"],
      ),
      "pôr controle porta enrolar",
      "colocar controle porta enrolar",
    ],
    intent: "buying",
    answers: {
      any: [
        "O controle da porta de enrolar tem de ser do código e da frequência do receptor dela; se o receptor é antigo ou não existe, põe-se um novo, ligado à entrada de botoeira, e o motor fica. Mande a foto do controle, dos dois lados, e da central: dizemos se atendemos o modelo e o valor.",
        "A central da porta de enrolar se troca pela do mesmo motor ou por outra de igual tensão e mesmo tipo de fim de curso, com freio e sobe, desce e para separados. Mande a foto da placa e da etiqueta, tirada com o disjuntor desligado: dizemos se atendemos o modelo e o valor.",
        "A botoeira da porta de enrolar tem sobe, desce e para, e é trocada sem mexer no motor; com receptor ao lado, a porta abre também por controle. Mande a foto da botoeira e da central: dizemos se atendemos o modelo e o valor.",
      ],
      price: [
        "O preço da botoeira da porta de enrolar sai por foto: é peça simples, com sobe, desce e para, e a troca não mexe no motor. Como medida, a visita com regulagem em casa parte de {price.preventive}, sem peças; a foto da botoeira e da central diz se atendemos o modelo.",
        "O preço do controle da porta de enrolar sai por foto e depende do código do receptor: se ele já existe, pagam-se o controle e a gravação; se não, some o receptor. Como medida, a visita com regulagem em casa parte de {price.preventive}, sem peças; a foto do controle e da central diz se atendemos o modelo.",
        "O preço da central da porta de enrolar depende do motor, da tensão e do tipo de fim de curso, e sai pela foto da placa e da etiqueta, sem custo. Como medida, a visita com regulagem em casa parte de {price.preventive}, sem peças; pela foto dizemos se atendemos o modelo.",
      ],
      repair: [
        "A placa da porta de enrolar que queimou pode ter conserto: deixe o disjuntor desligado, não abra a caixa e mande a foto da etiqueta do motor. O técnico mede também motor, botoeira e fim de curso antes de pôr outra, do mesmo motor ou de igual tensão; com a cortina reta, a corrente manual abre a porta, por dentro. Pela foto dizemos se atendemos o modelo.",
        "O controle da porta de enrolar se troca pelo de mesmo código e frequência do receptor, e o receptor se troca sem mexer no motor. Teste antes pela botoeira: se ela move a porta, a falha é do controle ou do receptor. Mande a foto dos dois lados do controle e da central: dizemos se atendemos o modelo e o valor.",
      ],
      question: [
        "Porta de enrolar com controle remoto precisa de três coisas: motor com central, receptor do código dos controles e sensor de passagem, porque quem fecha de longe não vê o vão. Se ela já tem motor com botoeira, basta o receptor, ligado ao lado; se é manual, entra o motor, pelo peso da cortina. Mande a foto do rolo: dizemos se atendemos o modelo.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["Qual peça é: controle, receptor ou central", "Descubra a peça antes de comprar"],
        slots: [
          [
            "A botoeira da parede separa as três, com a porta à vista e ninguém embaixo.",
            "Teste pela botoeira, de lado, com o vão livre.",
          ],
        ],
        steps: [
          "A botoeira funciona e nenhum controle abre: é o receptor.",
          "Só um controle falha: é a pilha ou o próprio controle.",
          "Nem a botoeira responde, com o disjuntor ligado: é energia, térmico ou central.",
          "Fotografe controle, receptor e etiqueta do motor e mande.",
        ],
      },
      {
        about: "safety",
        headings: ["Fechar por controle pede sensor", "O cuidado de quem fecha de longe"],
        slots: [
          [
            "Porta que fecha por controle leva sensor de passagem e trava-quedas, porque quem aperta pode não ver o vão.",
            "Antes de pôr controle, confira o sensor de passagem: a cortina desce sobre quem está no vão.",
          ],
          [
            "A central fica junto da rede: quem abre a caixa é o técnico, com o disjuntor desligado.",
            "A troca é feita com a cortina embaixo e o disjuntor desligado.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Controle universal serve em porta de enrolar?",
        answers: [
          "Serve se o receptor é de código fixo e da mesma frequência. Com código rolante, só o controle da linha do receptor.",
        ],
      },
      {
        question: "Dá para abrir a porta de enrolar pelo celular?",
        answers: [
          "Dá, com módulo ligado à entrada de comando da central, desde que haja sensor de passagem e alguém veja o vão.",
        ],
      },
      {
        question: "Preciso trocar o motor para ter controle?",
        answers: ["Em geral não: o receptor se liga à botoeira da central que já existe. A foto da central confirma."],
      },
    ],
    photo: "fotos do controle dos dois lados, da central e da etiqueta do motor da porta",
  },
  {
    id: "enrolar-travada",
    broader: "enrolar",
    label: "Porta de enrolar travada",
    phrase: "a porta de enrolar travada",
    asks: [
      "enrolar desce não sobe",
      "enrolar fecha não abre",
      "enrolar não sobe só desce",
      "porta enrolar travou não sobe nem desce",
      ...combine(["porta enrolar", "porta aço"], ["galpão"], ["travada", "travou", "emperrada", "presa"]),
      "porta enrolar travou fechada",
      "porta aço travou fechada",
      "enrolar travada",
      "enrolar travou",
      "enrolar travou meio",
      "enrolar parou meio",
      "porta aço travou meio",
      "porta aço parou meio",
      "porta loja travou meio",
      "enrolar travando",
      "enrolar emperrada",
      "enrolar emperrou",
      "enrolar não abre",
      "enrolar não sobe",
      "enrolar parou",
      "enrolar torta",
      "porta aço travada",
      "porta aço travou",
      "porta aço emperrada",
      "porta aço não abre",
      "porta aço não sobe",
      "porta loja travada",
      "enrolar lâmina amassada",
      "enrolar lâmina torta",
      "porta aço amassada",
      "porta aço lâmina amassada",
      "enrolar motor não funciona",
      "enrolar não funciona",
      "enrolar não abre manhã",
      "porta aço não funciona",
    ],
    intent: "repair",
    answers: {
      any: [
        "Porta de enrolar que desce mas não sobe tem a ordem de subir ou a força faltando: fim de curso de cima acionado, relé da placa, mola cansada ou lâmina presa na guia. Motor mudo é comando; ronco é peso. Desligue o disjuntor, ninguém embaixo da cortina, e mande a foto: dizemos se atendemos o modelo.",
        "A porta de enrolar travada quase sempre tem guia amassada, lâmina fora do encaixe ou fim de curso fora do ponto. Pare de acionar, desligue o disjuntor e não fique embaixo: cada tentativa dobra mais a lâmina.",
        "Se a porta de enrolar não sobe, olhe de longe se a cortina está torta ou com lâmina fora da guia. Torta, não se mexe; reta e sem som do motor, confira disjuntor e botoeira e, dentro da loja, a corrente manual.",
        "A porta de enrolar que trava no mesmo ponto tem guia amassada ou lâmina dobrada ali; a que não dá sinal está sem energia ou com defeito na botoeira ou no fim de curso. Isole a área de baixo e mande fotos das guias e do rolo.",
        "Porta de aço que travou no meio quase sempre tem lâmina fora da guia, guia amassada ou motor desarmado pelo calor. Desligue o disjuntor, afaste todos e não force; com a cortina reta, tente a corrente manual devagar, por dentro da loja.",
      ],
      emergency: [
        "Porta de enrolar travada no fim do expediente: desligue o disjuntor, afaste todos da linha da cortina e, se ela está reta, tente a corrente manual devagar. Torta ou com estalo, não mexa; mande a foto, {shop.hours}: dizemos se atendemos o modelo.",
        "Se a porta de enrolar ficou presa no meio, isole os dois lados e corte a energia. A cortina pode descer de uma vez, então não puxe nem escore; com a foto enviada {shop.hours}, respondemos se atendemos o modelo.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: [
          "O que fazer com a porta travada",
          "Porta de enrolar presa: passos seguros",
          "Conferência antes de chamar",
        ],
        slots: [
          [
            "Olhe tudo de fora da linha da cortina, que pode descer sem aviso.",
            "Nenhum passo abaixo pede escada nem mão na guia.",
            "Faça a conferência com a área livre e uma pessoa por vez.",
          ],
        ],
        steps: [
          "Pare de apertar o botão e desligue o disjuntor do motor.",
          "De longe, veja se a cortina está reta e dentro das duas guias.",
          "Confira se há trinco, cadeado ou objeto prendendo a soleira.",
          "Com a cortina reta e sem estalo, tente a corrente manual devagar, do lado de dentro.",
          "Se prender, pare: fotografe o rolo e as guias e espere o técnico.",
        ],
      },
      {
        about: "causes",
        headings: [
          "Por que a porta de enrolar trava",
          "Guia, lâmina, eixo ou motor",
          "Causas de porta de aço emperrada",
        ],
        slots: [
          [
            "Batida de carro ou carrinho amassa a guia, e a lâmina prende no ponto torto.",
            "Uma guia amassada na parte de baixo é a causa comum em loja e garagem.",
            "A lâmina sai do encaixe lateral e trava contra a guia.",
          ],
          [
            "Fim de curso deslocado faz o rolo passar do ponto e enrolar ao contrário.",
            "Quando o fim de curso falha, a cortina sobe demais ou desenrola para trás.",
            "Uma cortina que desceu além da soleira enrola invertida e não volta sozinha.",
          ],
          [
            "Mola quebrada ou parafuso do eixo solto deixa o motor girar sem levar a porta.",
            "Um motor que gira com a porta parada aponta para corrente, chaveta ou fixação do eixo.",
            "Se o motor ronca, a cortina está presa ou a mola perdeu a força.",
          ],
        ],
      },
      {
        about: "visit",
        headings: [
          "Como a porta é destravada",
          "O conserto da porta de enrolar",
          "Guia, lâmina e motor: a ordem do reparo",
        ],
        slots: [
          [
            "A cortina é travada antes de tudo, e a mola é aliviada com ferramenta própria.",
            "Primeiro se segura a cortina; depois se mexe em guia, lâmina ou eixo.",
            "O serviço começa com a área isolada e a cortina presa.",
          ],
          [
            "Desamassa-se ou troca-se o trecho da guia, e a lâmina dobrada é substituída.",
            "Lâmina torta se troca pelo mesmo perfil, e a guia volta ao prumo.",
            "Guia e lâmina são refeitas antes de se mexer no motor.",
          ],
          [
            "Por fim, os fins de curso são regulados, e a porta faz vários ciclos de teste.",
            "O motor só volta ao automático com a cortina subindo reta na corrente manual.",
            "Fim de curso e freio são testados antes de liberar a passagem.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Posso forçar a porta com uma alavanca?",
        answers: [
          "Não. A alavanca dobra a lâmina e pode soltar a cortina. O reparo fica maior e há risco de queda.",
          "Não force: lâmina e guia entortam, e a mola pode escapar.",
        ],
      },
      {
        question: "Posso passar óleo na guia da porta de enrolar?",
        answers: [
          "Só silicone em spray, e pouco, com a porta parada e sem energia. Graxa e óleo juntam areia e travam de novo.",
          "Não: óleo e graxa juntam areia. A guia se limpa com pano e, se preciso, recebe pouco silicone.",
        ],
      },
      {
        question: "Quanto custa destravar uma porta de enrolar?",
        answers: [
          "O preço depende de ser regulagem, lâmina, guia ou motor. Mande fotos da guia e do rolo: dizemos se atendemos o modelo.",
          "Cobra-se a mão de obra e as lâminas ou o trecho de guia trocado, com valor aprovado antes.",
        ],
      },
      {
        question: "A loja pode abrir com a porta pela metade?",
        answers: [
          "Não. Uma cortina parada no meio é carga suspensa. Use outra entrada até o reparo.",
          "Não passe por baixo: freio, mola ou eixo podem ceder.",
        ],
      },
    ],
    photo: "fotos da porta inteira, das duas guias e do rolo, tiradas de longe e sem acionar",
  },
  {
    id: "enrolar-motor-queimado",
    broader: "enrolar",
    label: "Motor de porta de enrolar queimado",
    phrase: "o motor de porta de enrolar com defeito",
    asks: [
      "automatizador porta enrolar queimou",
      "automatizador porta enrolar queimado",
      "rebobinar motor porta enrolar",
      "enrolar motor queimou",
      "enrolar motor queimado",
      "porta enrolar loja motor queimado",
      "porta enrolar loja motor queimou",
      "porta aço loja motor queimado",
      "enrolar queimou",
      "conserto motor enrolar",
      "porta aço motor queimou",
      "enrolar cheiro queimado",
      "porta aço motor queimado",
      "enrolar motor ronca",
      "enrolar motor esquenta",
      "enrolar trocar motor",
    ],
    intent: "repair",
    answers: {
      any: [
        "Motor de porta de enrolar que parece queimado pode ser só capacitor, freio, fim de curso ou cortina presa na guia: mede-se antes de trocar. Desligue o disjuntor, não acione mais e mande fotos do motor, da etiqueta e das guias.",
        "O motor de porta de enrolar que cheira a queimado ou ronca parado deve ficar desligado: pode ser capacitor, freio preso ou cortina pesada. Mede-se antes de trocar, porque cortina torta queima o motor novo do mesmo jeito.",
        "Motor queimado na porta de enrolar se troca, mas antes se acertam guias e lâminas, eixo e mola, porque cortina presa queima o novo também. Ninguém passa embaixo da cortina; mande a foto da etiqueta e das guias: dizemos se atendemos o modelo.",
      ],
      price: [
        "O preço do conserto da porta de enrolar soma a peça e a mão de obra: lâmina e guia contam por trecho; capacitor, freio, placa ou motor, pelo modelo. Mande a foto da etiqueta e do rolo: dizemos se o atendemos.",
        "Consertar porta de enrolar tem valor conforme a peça: regulagem de fim de curso é o caso mais simples; motor queimado, o maior. Mande um vídeo do sintoma já ocorrido ou fotos da etiqueta e das guias, sem acionar de novo.",
      ],
    },
    sections: [
      {
        about: "signs",
        headings: [
          "O que cada sintoma indica",
          "Defeitos da porta de enrolar automática",
          "Motor, freio ou cortina: como separar",
        ],
        slots: [
          [
            "Um motor que ronca e não gira lembra capacitor fraco, freio preso ou cortina travada na guia.",
            "Ronco sem movimento: capacitor, freio ou lâmina presa.",
            "Quando o motor zumbe e a porta não sai, ou falta partida, ou a cortina está presa.",
          ],
          [
            "Motor que gira com a porta parada mostra corrente, engrenagem ou fixação do eixo solta.",
            "Giro livre sem a cortina acompanhar aponta para a ligação entre motor e eixo.",
            "Se o motor trabalha e a porta fica, o eixo se soltou da transmissão.",
          ],
          [
            "Uma porta que desce além do ponto ou escorrega parada tem fim de curso ou freio com defeito.",
            "Uma cortina que escorrega depois de parar indica freio gasto, e o uso deve ser interrompido.",
            "Uma parada fora do lugar é fim de curso; descida sozinha é freio.",
          ],
        ],
      },
      {
        about: "visit",
        headings: [
          "Como é o conserto na visita",
          "O que se mede na porta de enrolar",
          "Diagnóstico antes de trocar o motor",
        ],
        slots: [
          [
            "A cortina é presa e a corrente manual é testada: se ela pesa na mão, o problema é mecânico.",
            "O teste pela corrente manual separa cortina de motor.",
            "Antes de medir o motor, confere-se se a cortina sobe leve pela corrente manual.",
          ],
          [
            "Medem-se tensão, capacitor, enrolamento e freio, com o disjuntor sob controle do técnico.",
            "Capacitor, freio e enrolamento são medidos, e só a peça ruim sai.",
            "A medição diz se basta capacitor ou freio, ou se o motor queimou.",
          ],
          [
            "Depois do reparo, regulam-se os fins de curso e testam-se sensor e parada.",
            "A entrega inclui vários ciclos, com teste do sensor e da corrente manual.",
            "O serviço termina com fim de curso, freio e sensor testados.",
          ],
        ],
      },
    ],
    keep: ["cost"],
    questions: [
      {
        question: "Motor de porta de enrolar queimado tem conserto?",
        answers: [
          "Às vezes. Capacitor, freio e placa se trocam; um enrolamento queimado costuma levar à troca do motor.",
          "Depende do que queimou. Com a medição, compara-se o reparo com um motor novo da mesma capacidade.",
        ],
      },
      {
        question: "Posso abrir a loja na corrente manual até o conserto?",
        answers: [
          "Pode, se a cortina está reta, sem estalo, e com o disjuntor desligado. Uma porta torta ou freio solto não se move.",
          "Só com a cortina em ordem. Se escorrega ou pesa, não use.",
        ],
      },
      {
        question: "Por que o motor novo queimou de novo?",
        answers: [
          "Em geral, o motor queima porque a cortina continuava presa na guia ou ele era fraco para o peso. Guias e capacidade vêm antes do motor.",
          "O motor novo queima de novo porque a causa ficou: guia amassada, mola cansada ou uso acima do regime do motor.",
        ],
      },
      {
        question: "Dá para trocar só o motor e manter a porta?",
        answers: [
          "Dá, quando eixo, guias e lâminas estão bons e a capacidade nova serve ao peso da cortina.",
          "Sim. O técnico confere se o eixo recebe o modelo novo e se a mola ainda é necessária.",
        ],
      },
    ],
    photo: "fotos da etiqueta do motor, do rolo e das duas guias, tiradas de longe e sem acionar",
  },
  {
    id: "enrolar-conserto",
    broader: "enrolar",
    label: "Conserto de porta de enrolar",
    phrase: "o conserto da porta de enrolar",
    asks: [
      "conserto automatizador porta enrolar",
      "conserto automatizador porta aço",
      "automatizador porta enrolar defeito",
      "conserto porta enrolar",
      "conserto enrolar",
      "conserto porta aço",
      "conserto porta enrolar loja",
      "técnico porta enrolar",
      "técnico porta aço",
      "arrumar porta enrolar",
      "enrolar automática conserto",
      "enrolar defeito",
      "assistência porta enrolar",
      "assistência porta aço",
      "porta enrolar automática conserto",
      "porta enrolar automática técnico",
      "porta enrolar automática assistência",
      "porta enrolar automática arrumar",
      "conserto porta aço automática",
      "conserta porta enrolar automática loja",
      "conserto porta enrolar automática loja",
      "conserto porta enrolar padaria",
      "conserto porta enrolar farmácia",
      "conserto porta enrolar mercado",
      "conserto porta aço loja",
    ],
    intent: "repair",
    answers: {
      any: [
        "O conserto da porta de enrolar começa por achar o que falhou: guia amassada, lâmina torta, corrente, fim de curso, freio, central ou motor. Mande um vídeo e a foto do rolo, tirados de longe: dizemos a causa provável, se atendemos o modelo e o valor, antes da visita.",
        "No conserto de porta de enrolar, pare de acionar, não fique embaixo e mande um vídeo e a foto do rolo: dizemos a causa provável, se atendemos o modelo e quanto custa, antes da visita. Cortina torta é guia ou lâmina; motor que gira e não sobe, corrente ou eixo; porta que para fora do ponto, fim de curso.",
        "Para conserto de porta de aço, a de enrolar, pare de acionar, desligue o disjuntor e mande um vídeo e a foto do rolo: dizemos a causa provável, se atendemos o modelo e o valor, antes da visita. Cortina torta é guia ou lâmina; motor que gira e não sobe, corrente ou eixo.",
        "No conserto da porta de enrolar, o técnico desamassa a guia, troca a lâmina torta, refaz a fixação da corrente ou mede capacitor e central. Mande vídeo do defeito e foto da etiqueta: dizemos se atendemos o modelo.",
      ],
      emergency: [
        "Porta de enrolar parada: desligue o disjuntor, isole a passagem e não fique embaixo nem force a corrente. Mande vídeo e foto pelo WhatsApp, {shop.hours}, e diga se ficou aberta ou fechada: respondemos se atendemos o modelo.",
        "Se a loja não abre ou não fecha, não insista no botão da porta de enrolar e afaste as pessoas. Mande fotos do rolo e das guias, tiradas de longe, pelo WhatsApp, {shop.hours}: dizemos na conversa se atendemos o modelo.",
      ],
      price: [
        "O preço do conserto da porta de enrolar depende do que falhou: guia ou lâmina, corrente, fim de curso, central ou motor. Mande a foto do rolo e da etiqueta: dizemos se atendemos o modelo, e o orçamento é grátis.",
        "Conserto de porta de enrolar varia conforme largura, lâmina e peça trocada. Mande vídeo com som, fotos das guias e da etiqueta do motor: dizemos sem custo se atendemos o modelo, antes de qualquer visita ou valor.",
      ],
    },
    sections: [
      {
        about: "causes",
        headings: [
          "O que mais quebra na porta de enrolar",
          "Defeitos comuns da porta de enrolar",
          "Guia, lâmina ou motor",
        ],
        slots: [
          [
            "Guia amassada e lâmina fora do encaixe prendem a cortina e forçam o motor.",
            "A maior parte dos casos está na guia torta, na lâmina dobrada ou na soleira amassada.",
            "Carrinho ou carro que encosta entorta a guia, e a cortina passa a raspar.",
          ],
          [
            "Fim de curso fora do ponto faz a porta enrolar demais ou bater no chão.",
            "Se para alta ou baixa demais, o fim de curso perdeu a regulagem.",
            "Uma porta que passa do ponto em cima pode soltar da guia, e o curso precisa de ajuste.",
          ],
          [
            "Um motor que ronca parado indica capacitor, freio preso ou cortina pesada.",
            "Uma corrente solta no eixo faz o motor girar sem a porta subir.",
            "Central molhada ou sem energia deixa a porta muda, com a mecânica em ordem.",
          ],
        ],
      },
      {
        about: "check",
        headings: ["Antes de o técnico chegar", "O que fazer com a porta parada", "Cuidados até o conserto"],
        slots: [
          [
            "A cortina é pesada, e ninguém deve ficar embaixo dela.",
            "Uma porta meio aberta é risco: isole a passagem.",
            "Não use alavanca nem puxe a cortina à força.",
          ],
        ],
        steps: [
          "Desligue o disjuntor da porta.",
          "Isole a passagem por dentro e por fora.",
          "Veja de longe se a cortina está torta ou fora da guia.",
          "Com a porta reta, use a corrente manual só se alguém já a conhece.",
          "Fotografe rolo, guias e etiqueta do motor.",
        ],
      },
    ],
    keep: ["care"],
    questions: [
      {
        question: "A porta pode ser aberta na mão?",
        answers: [
          "Pela corrente do motor, com a energia desligada e a cortina reta nas guias. Torta, não.",
          "Sim, se há corrente manual e a porta está alinhada. Pare ao primeiro ponto duro.",
        ],
      },
      {
        question: "Dá para trocar só uma lâmina da porta de enrolar?",
        answers: [
          "Em geral, sim, quando há lâmina do mesmo perfil. A guia é conferida junto.",
          "Dá para trocar a lâmina amassada; um perfil antigo pode exigir um trecho maior.",
        ],
      },
      {
        question: "Quanto custa o conserto da porta de enrolar?",
        answers: [
          "Depende do que falhou, e o valor vem antes, pela foto: regulagem é o mais simples, lâmina e guia vão por trecho, e o motor, trocado em uso pesado, fica de {price.heavySwap}.",
          "A foto do rolo, das guias e da etiqueta dá o valor antes da visita. Para comparar, trocar motor de portão em uso pesado fica de {price.heavySwap}, com mão de obra.",
        ],
      },
      {
        question: "De quanto em quanto tempo revisar a porta de enrolar?",
        answers: [
          "Em comércio, revise {visits.business}, no mínimo. Uma porta que abre muito pede mais.",
          "A recomendação é {visits.business} em loja e empresa.",
        ],
      },
      {
        question: "O conserto tem garantia?",
        answers: [
          "Tem a garantia da lei: são 90 dias para reclamar do serviço e da peça trocada. Motor novo vendido por nós tem {warranty.motor}.",
          "Sim, pela lei há 90 dias para reclamar do que foi feito e da peça trocada; o motor novo, quando é o caso, tem {warranty.motor}.",
        ],
      },
    ],
    photo: "fotos da porta inteira, do rolo e das guias, com a etiqueta do motor e a largura",
  },
  {
    id: "enrolar-vale-consertar",
    broader: "enrolar",
    label: "Porta de enrolar: consertar ou trocar",
    phrase: "a escolha entre consertar e trocar a porta de enrolar",
    asks: [
      "vale pena consertar enrolar",
      "vale pena consertar porta enrolar",
      "vale pena consertar portão enrolar",
      "vale pena consertar porta aço",
      "compensa consertar enrolar",
      "compensa consertar porta enrolar",
      "compensa consertar porta aço",
      "consertar ou trocar porta enrolar",
      "consertar ou trocar porta aço",
      "porta enrolar conserto ou troca",
    ],
    intent: "question",
    answers: {
      any: [
        "Vale a pena consertar a porta de enrolar quando o defeito é de uma peça: guia, lâmina, corrente ou fim de curso. Trocar compensa com muitas lâminas amassadas, eixo torto ou ferrugem na cortina inteira. Mande um vídeo e a foto do rolo: dizemos se atendemos o modelo e o valor, sem custo.",
        "Na maioria dos casos compensa consertar a porta de enrolar, porque guia, lâmina e motor se trocam em separado. Só vale comprar outra quando a cortina inteira está amassada ou enferrujada, ou o eixo entortou. A foto da porta e do rolo mostra qual é o caso.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["O que se conserta e o que pede porta nova", "Consertar ou trocar: o que olhar"],
        slots: [
          [
            "Até umas poucas lâminas amassadas, troca-se só o trecho; cortina ondulada de ponta a ponta volta a travar.",
            "Lâmina se troca uma a uma, quando o perfil ainda se fabrica; perfil que saiu de linha encarece.",
          ],
          [
            "Guia amassada se desamassa ou se troca em pedaço, e a do outro lado fica.",
            "Guia, soleira e corrente são peças à parte e não condenam a porta.",
          ],
          [
            "Eixo torto e ferrugem que furou a chapa são o fim da porta: aí o conserto dura pouco.",
            "Se a chapa fura com o dedo ou o eixo faz a cortina ondular, guarde o dinheiro para a porta nova.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["O motor entra na conta?", "E se o problema for só o motor"],
        slots: [
          [
            "Motor, freio e central não obrigam a trocar a porta: são orçados em separado, pela etiqueta.",
            "Com a cortina boa, troca-se o motor e a porta fica.",
          ],
          [
            "Em uso pesado, o motor trocado, com mão de obra, fica de {price.heavySwap}; lâmina e guia saem pela foto.",
            "Como medida, a troca de motor em uso pesado fica de {price.heavySwap}; peça menor tem o valor dito pela foto.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Porta de enrolar enferrujada tem conserto?",
        answers: [
          "Ferrugem de superfície se lixa e pinta; chapa furada se troca. Perto do piso é onde ela começa.",
          "Tem, enquanto a chapa está inteira. Furou em várias lâminas, a cortina nova sai melhor.",
        ],
      },
      {
        question: "Vocês trocam a porta inteira?",
        answers: [
          "A porta nova é do fabricante. Nós consertamos o que dá e instalamos o motor na que ficar.",
          "Não: lâminas, guias e eixo novos se compram de quem os fabrica; o motor e os controles são conosco.",
        ],
      },
      {
        question: "O conserto da porta de enrolar tem garantia?",
        answers: [
          "Tem, por lei: 90 dias para reclamar do serviço e da peça trocada.",
          "Sim: são 90 dias, pela lei, para o serviço e a peça; motor novo vendido por nós tem {warranty.motor}.",
        ],
      },
    ],
    photo: "fotos da porta inteira, do rolo e das guias, e um vídeo do defeito",
  },
  {
    id: "enrolar-manutencao",
    broader: "enrolar",
    label: "Manutenção de porta de enrolar",
    phrase: "a manutenção da porta de enrolar",
    asks: [
      "manutenção enrolar",
      "manutenção porta enrolar",
      "manutenção porta enrolar loja",
      "manutenção porta enrolar automática",
      "manutenção porta enrolar automática loja",
      "manutenção porta aço",
      "manutenção porta aço loja",
      "manutenção porta aço automática",
      "manutenção preventiva porta enrolar",
      "manutenção preventiva porta aço",
      "manutenção limpeza porta enrolar",
      "revisão porta enrolar",
      "revisão porta aço",
      "lubrificação porta enrolar loja",
      "lubrificação porta aço loja",
      "lubrificação porta enrolar comércio",
    ],
    intent: "repair",
    answers: {
      any: [
        "A manutenção da porta de enrolar é uma visita em que o técnico limpa e lubrifica as guias, alinha as lâminas e confere freio, corrente, fim de curso e aperto do eixo. Com a largura, a foto do rolo e a etiqueta do motor, dizemos se atendemos o modelo e o valor, sem custo.",
        "Na manutenção de porta de enrolar, limpamos e lubrificamos as guias, acertamos lâmina fora do lugar e testamos freio, pontos de parada e corrente manual, para ela não travar com a loja aberta. O valor vem antes, pela foto do rolo e da etiqueta do motor.",
        "Na revisão da porta de enrolar, o técnico tira a sujeira das guias, aplica o lubrificante que não junta pó, reaperta o eixo e regula onde a porta para. Mande fotos do rolo, das guias e da etiqueta: dizemos se atendemos o modelo e quanto fica.",
      ],
      price: [
        "A manutenção da porta de enrolar tem o valor dito por foto, conforme o tamanho da porta e o motor; para comparar, a revisão de portão grande fica, em geral, de {price.preventiveRange}, sem peças. Mande a largura, a foto do rolo e a da etiqueta: dizemos se atendemos o modelo e quanto fica.",
        "Para a revisão da porta de enrolar, o preço sai pela foto do rolo e das guias, antes da visita, e peça gasta vem em linha separada. Como medida, revisar um portão grande fica, em geral, de {price.preventiveRange}, sem peças.",
      ],
    },
    sections: [
      {
        about: "visit",
        headings: ["O que é feito na visita de manutenção", "Como é a revisão da porta de enrolar"],
        slots: [
          [
            "A porta é testada na corrente manual primeiro: se pesa na mão, o defeito é da cortina, e não do motor.",
            "Antes de tudo, a cortina sobe e desce pela corrente manual, para mostrar onde prende.",
          ],
          [
            "Guias são limpas e lubrificadas, lâmina fora do encaixe volta ao lugar, e parafuso do eixo e da lateral é apertado.",
            "O técnico limpa as guias, alinha as lâminas, aperta o que prende o eixo e lubrifica o que gira.",
          ],
          [
            "No motor, conferem-se o freio, que segura a cortina parada, os pontos de parada e o capacitor, que ajuda na partida.",
            "Freio, pontos de parada, botoeira, controle e sensor são testados com a porta subindo e descendo várias vezes.",
          ],
        ],
      },
      {
        about: "signs",
        headings: ["Quando não dá para esperar a revisão", "Sinais de que a porta precisa de manutenção já"],
        slots: [
          [
            "A porta avisa antes de travar, e esperar a data marcada encarece o conserto.",
            "Porta que dá aviso não espera a revisão: pare de usar e chame.",
          ],
        ],
        bullets: [
          "Sobe torta ou raspa em um dos lados",
          "Escorrega um pouco depois de parar",
          "Faz estalo forte no rolo",
          "Ficou mais lenta ou mais pesada",
          "Passa do ponto embaixo ou em cima",
        ],
      },
      {
        about: "care",
        headings: ["O que a loja faz entre uma visita e outra", "Cuidados simples do dia a dia"],
        slots: [
          [
            "Uma vez por mês, com a porta fechada e o disjuntor desligado, varra as guias e passe pano seco.",
            "Guia limpa é metade do serviço: pano seco e escova todo mês, com o disjuntor desligado.",
          ],
          [
            "Graxa grossa e óleo de cozinha não entram na guia, porque juntam pó e travam a cortina.",
            "Se for lubrificar, use silicone em spray, e pouco; rolo, mola e freio ficam com o técnico.",
          ],
          [
            "Em comércio, a revisão é feita {visits.business}, no mínimo; porta que abre o dia inteiro pede mais.",
            "Marque a revisão {visits.business} em loja, e mais vezes onde há entrega o dia todo.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Quanto custa a manutenção da porta de enrolar?",
        answers: [
          "Depende do tamanho da porta e do que estiver gasto; o valor vem antes da visita, pela foto do rolo e das guias, e peça só é trocada com a sua aprovação.",
          "O preço sai por foto, conforme a largura e o motor. Lâmina, guia ou freio que precise de troca aparece em linha separada.",
        ],
      },
      {
        question: "A loja precisa fechar para a manutenção?",
        answers: [
          "Só o vão da porta fica parado. Dá para marcar antes de abrir ou depois do expediente.",
          "Não o dia todo: combine um horário de pouco movimento, porque a porta fica sem uso durante o serviço.",
        ],
      },
      {
        question: "Porta de enrolar manual também precisa de manutenção?",
        answers: [
          "Precisa: guia, lâmina e mola se gastam do mesmo jeito. A mola, que guarda força, é só do técnico.",
          "Sim. Se ela pesa para subir ou não para no meio, a mola pode estar fraca; não force e mande uma foto.",
        ],
      },
    ],
    photo: "fotos da porta inteira, do rolo e das guias, com a etiqueta do motor e a largura",
  },
  {
    id: "enrolar-mola",
    broader: "enrolar",
    label: "Mola da porta de enrolar",
    phrase: "a mola da porta de enrolar",
    asks: [
      "mola enrolar",
      "mola porta enrolar estourou",
      "mola porta enrolar meio aberta",
      "mola porta enrolar",
      "mola porta aço",
      "trocar mola enrolar",
      "mola porta enrolar quebrou",
      "mola porta loja",
      "trocar mola porta aço",
      "mola porta aço quebrada",
    ],
    intent: "repair",
    answers: {
      price: [
        "O preço da mola da porta de enrolar soma a mola, que sai do peso da cortina, da largura e do eixo, e a mão de obra de aliviar a tensão e equilibrar. Mande largura, altura e fotos do rolo, de longe: dizemos se atendemos o modelo e quanto fica.",
        "Trocar a mola da porta de enrolar custa a peça da medida do eixo mais o serviço, feito com a cortina travada. Só dar nova tensão sai menos. O valor vem por foto do rolo e pelas medidas, antes da visita; não mexa na mola.",
      ],
      any: [
        "Com a mola da porta de enrolar quebrada, não erga a porta nem mexa no eixo: a cortina perdeu a sustentação e pode cair. Deixe-a onde parou, isole a passagem e mande a largura, a altura e uma foto do rolo, do chão: dizemos se trocamos a mola do seu modelo.",
        "Com a mola da porta de enrolar quebrada ou fraca, ninguém passa embaixo e ninguém solta a cortina: ela pode descer de uma vez. Isole o vão, não mexa no eixo nem suba na escada, e chame: a cortina é escorada antes de a mola ser trocada.",
        "Mola da porta de enrolar quebrada: deixe a porta como está, isole a passagem e não force. Troca-se a mola, ou o jogo, conforme o peso da cortina; outra saída é automatizar, com motor que dispensa a força da mola.",
        "A mola quebrada da porta de enrolar é trocada no local, com a cortina escorada e a mola nova escolhida pelo peso e pela largura da porta. Até lá, não force a porta nem mexa no eixo; mande a largura, a altura e uma foto do rolo, do chão, e dizemos se atendemos o modelo e o valor.",
        "A porta de enrolar que ficou pesada de repente costuma ter a mola do eixo fraca ou quebrada. Pare de abri-la na força e não mexa no eixo, que guarda tensão; com a largura, a altura e uma foto do rolo, do chão, dizemos sem custo se atendemos o modelo.",
      ],
    },
    sections: [
      {
        about: "signs",
        headings: ["Sinais de mola fraca ou quebrada", "Como saber se é a mola", "Mola da porta de enrolar: sinais"],
        slots: [
          [
            "A porta manual pesa para subir e desce depressa.",
            "De um dia para o outro, a cortina fica pesada dos dois lados.",
            "Estalo forte no rolo e porta pesada em seguida apontam a mola.",
          ],
          [
            "Se ela não para a meia altura, a mola perdeu força.",
            "Uma porta que desce sozinha ao ser solta está sem sustentação.",
            "Uma cortina que sobe torta pode ter uma das molas rompida.",
          ],
          [
            "Uma guia amassada também faz pesar, e por isso as duas são conferidas.",
            "Antes da mola, vê-se se a guia não prende a cortina.",
            "A sujeira na guia imita mola fraca e é limpa primeiro.",
          ],
        ],
      },
      {
        about: "safety",
        headings: ["O que fazer agora", "Porta aberta, fechada ou no meio"],
        slots: [
          [
            "O que fazer depende de onde a porta parou; em nenhum caso se sobe na escada para ver a mola.",
            "Em qualquer posição, ninguém passa embaixo e ninguém abre a caixa do rolo.",
          ],
        ],
        bullets: [
          "Fechada: deixe fechada e use outra entrada, se houver.",
          "Aberta ou no meio: isole o vão e não a solte; ela pode descer de uma vez.",
          "Com motor: desligue o disjuntor, para ninguém acionar.",
          "Com cadeado ou trava de solo: só trave se a porta já está no chão.",
        ],
      },
      {
        about: "cost",
        headings: ["O que muda o valor da mola", "Mola, eixo e mão de obra"],
        slots: [
          [
            "Contam a medida da mola, quantas o eixo tem e o serviço de travar o eixo e dar a tensão.",
            "O valor soma a mola da medida do eixo, às vezes o par, e a mão de obra com a cortina travada.",
          ],
          [
            "Lâmina torta e guia amassada são conferidas junto, porque também pesam na porta.",
            "Se a ideia é pôr motor, peça os dois preços: a mola costuma sair na automação.",
          ],
        ],
      },
      {
        about: "visit",
        headings: ["Como é a troca da mola", "O serviço no eixo da porta", "Trocar a mola com segurança"],
        slots: [
          [
            "A porta é escorada e o eixo, travado, porque a mola guarda força.",
            "Quem troca a mola trava o eixo e escora a cortina antes de soltá-la.",
            "Sem travar o eixo, a mola gira e machuca; é o primeiro passo.",
          ],
          [
            "A mola nova é escolhida pela largura, pela altura e pelo peso da cortina.",
            "Peso da cortina e diâmetro do eixo definem a mola.",
            "Medida da porta e tipo de lâmina dão a mola certa.",
          ],
          [
            "Com a tensão acertada, a porta sobe leve e para onde é deixada.",
            "No fim, a cortina precisa subir com pouca força e não cair.",
            "O teste final é a porta que fica parada a meia altura.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Posso regular a mola sozinho?",
        answers: [
          "Não. O eixo gira com força e pode ferir. É serviço de técnico.",
          "Não é seguro: a mola guarda energia mesmo com a porta parada.",
        ],
      },
      {
        question: "Porta automática tem mola?",
        answers: [
          "A maioria não precisa: o motor no eixo move a cortina e o freio a segura.",
          "Em geral, não. Na automação, a mola costuma sair e o motor assume o peso.",
        ],
      },
      {
        question: "Vale trocar a mola da porta de enrolar ou automatizar?",
        answers: [
          "Em porta pequena e de pouco uso, troque a mola. Em porta larga, aberta todo dia, ponha motor.",
          "Se alguém sofre para abrir todo dia, compare os dois orçamentos.",
        ],
      },
      {
        question: "A loja pode abrir com a mola quebrada?",
        answers: [
          "Só se a porta já está aberta e escorada por um profissional. Não a erga na força.",
          "Não é seguro usar a porta. Mande a foto pelo WhatsApp, {shop.hours}: dizemos se atendemos o modelo.",
        ],
      },
    ],
    photo: "fotos do rolo e das guias tiradas de longe, com a largura e a altura da porta",
  },
  {
    id: "enrolar-sem-energia",
    broader: "enrolar",
    label: "Porta de enrolar sem energia",
    phrase: "a porta de enrolar sem energia",
    asks: [
      "fechar porta aço manualmente apagão",
      "porta aço apagão",
      "enrolar sem luz",
      "enrolar sem energia",
      "enrolar acabou luz",
      "enrolar acabou energia",
      "enrolar falta luz",
      "enrolar falta energia",
      "enrolar queda energia",
      "abrir enrolar sem luz",
      "como abrir enrolar sem luz",
      "como abrir enrolar sem energia",
      "abrir porta enrolar sem energia",
      "abrir porta enrolar sem luz",
      "abrir porta enrolar acabou luz",
      "abrir porta enrolar falta luz",
      "abrir porta enrolar falta energia",
      "enrolar abrir manual",
      "enrolar abrir manualmente",
      "porta aço sem luz",
      "porta aço sem energia",
      "porta aço falta energia",
      "abrir porta aço sem luz",
      "abrir porta aço sem energia",
      "abrir porta loja sem luz",
      "porta loja acabou luz",
      "abrir porta loja acabou luz",
    ],
    intent: "how-to",
    answers: {
      any: [
        "Sem luz, a porta de enrolar automática abre pela corrente manual do motor, por dentro da loja: desligue o disjuntor, veja se a cortina está reta e puxe a corrente devagar, do lado que sobe. Torta ou com lâmina solta, não mexa.",
        "Para abrir a porta de enrolar automática manualmente, use a corrente do próprio motor, por dentro: desligue o disjuntor, veja se a cortina está reta e puxe devagar, do lado que sobe. Se estiver torta, estalar ou pesar, pare e chame o técnico.",
        "Na falta de energia, dá para abrir ou fechar a porta de enrolar pela talha de corrente ou pela manivela do motor, com o disjuntor desligado e ninguém embaixo. Não mova a cortina no braço: o motor segura o eixo, e a lâmina dobra.",
        "A porta de enrolar sem energia se abre por dentro, pela corrente manual do motor, com a energia cortada no quadro. Se a loja não tem outra entrada, peça destravamento externo ou nobreak, porque por fora não há como puxar a corrente.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["Abrir pela corrente manual", "Passo a passo sem luz, por dentro", "Como subir a porta na mão"],
        slots: [
          [
            "Faça só com a cortina reta e dentro das duas guias.",
            "O caminho é o mesmo na maioria dos motores; o manual do seu mostra a corrente ou a manivela.",
            "Antes de tudo, afaste pessoas e mercadoria do vão.",
          ],
        ],
        steps: [
          "Desligue o disjuntor da porta e o nobreak, se houver.",
          "Olhe de longe se a cortina está reta e nas guias.",
          "Solte a corrente manual do gancho, dentro da loja.",
          "Puxe devagar e sem tranco, do lado que faz subir.",
          "Pare se enroscar, estalar ou entortar.",
          "Prenda a corrente de volta antes de religar o disjuntor.",
        ],
      },
      {
        about: "safety",
        headings: ["Quando não abrir na mão", "Sinais para deixar a porta parada", "O que não fazer sem luz"],
        slots: [
          [
            "Cortina torta, lâmina fora da guia ou mola estourada é caso de deixar a porta como está.",
            "Se a porta desceu de repente ou ficou inclinada, isole o vão e não toque na corrente.",
            "Com lâmina solta ou barulho de mola, a porta fica parada até o conserto.",
          ],
          [
            "Ninguém passa por baixo enquanto alguém puxa a corrente.",
            "Uma pessoa puxa, outra vigia o vão, e só se passa com a cortina parada.",
            "Não calce a cortina com caixa ou cabo de vassoura: ela pesa e desce.",
          ],
          [
            "Pé de cabra e macaco dobram a lâmina e encarecem o reparo.",
            "Forçar por fora amassa a soleira e tira a cortina da guia.",
            "Mola, eixo e fixação do motor são do técnico, mesmo com pressa de abrir a loja.",
          ],
        ],
      },
      {
        about: "choose",
        headings: [
          "Para não depender da luz",
          "Nobreak ou destravamento externo",
          "Prepare a porta para a próxima falta",
        ],
        slots: [
          [
            "Loja com uma só entrada precisa de um modo de abrir por fora, combinado na instalação.",
            "Onde a porta de enrolar é a única entrada, a corrente de dentro não ajuda quem está na rua.",
            "Sem outra porta, o destravamento externo evita esperar a luz voltar.",
          ],
          [
            "Um nobreak próprio para automatizador dá algumas aberturas; quantas, depende do peso da cortina e da bateria.",
            "O nobreak precisa aguentar a partida do motor; o de computador não serve.",
            "Com nobreak de automatizador, a porta sobe e desce pelo controle até a bateria acabar.",
          ],
          [
            "Mande a etiqueta do motor: dizemos se atendemos o modelo e o que cabe nele.",
            "Pela foto da etiqueta e do rolo respondemos se atendemos a sua porta.",
            "A indicação começa pela foto do motor e das guias, sem custo.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Minha porta não tem corrente manual; e agora?",
        answers: [
          "Alguns motores usam manivela ou um cabo de desengate. Procure no manual e, sem achar, não force: mande a foto do motor.",
          "Pode ter manivela ou desengate em outro ponto. A foto da etiqueta mostra qual é o do seu modelo.",
        ],
      },
      {
        question: "Dá para trancar a porta aberta na mão?",
        answers: [
          "Depois de descer pela corrente, o freio do motor segura a cortina. Use também a trava da soleira, se houver.",
          "Sim: baixe pela corrente até o chão e feche as travas laterais. Confira antes de sair.",
        ],
      },
      {
        question: "A porta pode subir sozinha quando a luz voltar?",
        answers: [
          "Não deve. Por segurança, o disjuntor fica desligado até a corrente estar guardada.",
          "O motor espera um comando, mas mantenha o disjuntor desligado enquanto mexe na corrente.",
        ],
      },
      {
        question: "Depois da falta de luz a porta não obedece; por quê?",
        answers: [
          "Disjuntor desligado, corrente fora do gancho ou fim de curso perdido são os motivos comuns.",
          "Confira o disjuntor e a corrente guardada. Se continuar, a central pode ter sofrido com o pico da volta.",
        ],
      },
    ],
    photo: "fotos da etiqueta do motor, da corrente manual e do rolo, tiradas de longe",
  },
  {
    id: "enrolar-residencial",
    broader: "enrolar",
    label: "Porta de enrolar em garagem de casa",
    phrase: "a porta de enrolar em garagem de casa",
    asks: [
      "enrolar residencial",
      "enrolar casa",
      "enrolar residência",
      "enrolar garagem casa",
      "porta enrolar garagem",
      "porta enrolar automática garagem",
      "porta aço automática garagem",
      "motor porta enrolar garagem",
      "enrolar sobrado",
      "enrolar vale pena",
      "enrolar compensa",
      "enrolar residencial vale pena",
      "enrolar garagem pequena",
      "porta aço garagem casa",
      "porta aço residencial",
    ],
    intent: "question",
    answers: {
      any: [
        "A porta de enrolar em casa vale a pena quando falta espaço: ela não avança na calçada, não corre para o lado e só pede lugar para o rolo acima do vão. Em troca, faz mais ruído, amassa fácil e exige motor pelo peso da cortina.",
        "Para garagem residencial, a porta de enrolar automática compensa em vão estreito, sem lateral e com calçada curta. O motor sai do peso da cortina, com um terço de folga; mande largura, altura e foto da fachada para o valor.",
        "Vale a pena na garagem de casa quando falta recuo ou lateral: a porta de enrolar automática ocupa só o lugar do rolo, acima do vão. Confira essa altura, escolha lâmina fechada ou vazada conforme a ventilação e peça motor com corrente manual para a falta de luz.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: [
          "Enrolar, basculante ou de correr",
          "Quando a porta de enrolar compensa",
          "Compare pelo espaço da garagem",
        ],
        slots: [
          [
            "Sem recuo, sem lateral e com laje alta o bastante para o rolo, ela é das poucas que cabem.",
            "Ela fica toda acima do vão, e a garagem usa o teto e a calçada livres.",
            "Onde o basculante bateria no carro ou na calçada, a cortina sobe no lugar.",
          ],
          [
            "O basculante de até {width.quarterHp} tem kit com preço de tabela, a partir de {price.lowest} instalado; a de enrolar sai por medida.",
            "No preço, o basculante pequeno leva vantagem, com kit instalado a partir de {price.lowest}.",
            "O motor da de enrolar é calculado pelo peso da cortina e orçado por foto.",
          ],
          [
            "Lâmina amassada se troca em partes, mas uma batida de carro tira a cortina da guia.",
            "A cortina faz ruído metálico ao enrolar, e quarto em cima da garagem sente.",
            "Uma chapa fechada escurece a garagem; a lâmina vazada ventila e mostra o interior.",
          ],
        ],
      },
      {
        about: "check",
        headings: ["Medidas para a casa", "Cabe na sua garagem?", "O que medir antes"],
        slots: [
          [
            "Medidas e uma foto dizem se cabe.",
            "A altura acima do vão é o que mais impede em casa.",
            "Meça com a garagem vazia e uma trena.",
          ],
        ],
        steps: [
          "Meça a largura e a altura do vão.",
          "Meça o espaço entre o topo do vão e a laje, onde fica o rolo.",
          "Veja se há parede firme para as duas guias.",
          "Localize o ponto de energia mais perto do alto.",
          "Diga se a garagem tem outra entrada, para o caso de faltar luz.",
        ],
      },
    ],
    keep: ["what", "care"],
    questions: [
      {
        question: "Porta de enrolar é segura em casa?",
        answers: [
          "Com travas na soleira e freio no motor, sim. Some fotocélula, porque a cortina desce sobre a passagem.",
          "Sim, bem instalada. O ponto fraco é a soleira sem trava e a falta de sensor.",
        ],
      },
      {
        question: "Porta de enrolar em casa faz muito barulho?",
        answers: [
          "A porta de enrolar faz mais barulho que um portão de correr ajustado. Guia com escova e lâmina certa reduzem.",
          "Faz, pelo atrito das lâminas. A guia revestida e a lubrificação correta ajudam.",
        ],
      },
      {
        question: "Vocês atendem porta de enrolar residencial?",
        answers: [
          "Mande foto do rolo e das medidas: dizemos se atendemos o modelo.",
          "Respondemos por foto se o seu modelo está entre os que atendemos.",
        ],
      },
      {
        question: "Porta de enrolar serve para vão de dois carros?",
        answers: [
          "Pode servir, mas a cortina larga pesa e balança no vento. O de correr costuma ser melhor.",
          "Em vão largo a lâmina precisa ser reforçada, e o motor, maior. Compare antes.",
        ],
      },
    ],
    photo: "uma foto da fachada por dentro e por fora, com as medidas do vão e a altura até a laje",
  },
  {
    id: "enrolar-travada-na-loja",
    broader: "enrolar",
    label: "Porta de enrolar da loja travada",
    phrase: "a porta de enrolar travada da loja",
    asks: [
      "motor porta aço não sobe loja",
      "motor porta enrolar não sobe loja",
      "motor porta loja não sobe",
      "porta loja não sobe",
      "porta loja não abre",
      "porta comércio travou",
      "porta comércio travada",
      "porta comércio emperrada",
      "porta automática loja travou",
      "porta automática comércio travou",
      "porta da loja travada",
      "porta da loja travou",
      ...combine(
        ["porta enrolar", "porta enrolar automática", "porta aço", "porta aço automática"],
        ["loja", "comércio", "padaria", "farmácia", "mercado", "restaurante", "salão"],
        [
          "travada",
          "travou",
          "emperrada",
          "emperrou",
          "presa",
          "travada urgente",
          "travou fechada",
          "travou fechada urgente",
          "não abre",
          "não sobe",
        ],
      ),
    ],
    intent: "repair",
    answers: {
      any: [
        "Porta de aço da loja que não sobe agora: mande foto e endereço, {shop.hours}, e dizemos se atendemos o modelo e o valor da ida. Para abrir já, desligue o disjuntor e, com a cortina reta, suba devagar pela corrente manual, por dentro; torta, com estalo ou mola quebrada, não force.",
        "Porta da loja travada: desligue o disjuntor e, só se a cortina está reta e sem estalo, suba ou desça devagar pela corrente manual, por dentro. Por fora, torta ou com a mola quebrada, não force: mande foto e endereço, {shop.hours}.",
        "Porta de enrolar da loja travada: pare de apertar o botão, desligue o disjuntor e, se a cortina está reta, tente a corrente manual devagar, por dentro. Torta, com estalo ou sem corrente, é caso de técnico: mande a foto da porta, {shop.hours}, e respondemos se atendemos o modelo e com o valor da ida.",
        "Se a porta automática da loja travou, veja de longe a cortina: reta, quase sempre é energia, botoeira ou fim de curso, e a corrente manual abre; torta, é guia ou lâmina, e ninguém mexe. Mande fotos {shop.hours}: dizemos se atendemos o modelo, o valor e o horário.",
        "Com a porta da loja travada, a corrente manual é o jeito de abrir ou fechar hoje, só com o disjuntor desligado e a cortina reta. Se ela está torta ou presa no meio, isole os dois lados e espere o técnico; a foto, mandada {shop.hours}, já mostra se atendemos o modelo.",
      ],
      emergency: [
        "Porta de aço da loja que não sobe: veja se o disjuntor caiu e religue uma vez só; se o motor está quente, espere uns 30 minutos, porque a proteção contra calor religa ao esfriar. Continuou, desligue e, com a cortina reta e por dentro, suba pela corrente manual. Quem está do lado de fora não força: mande foto e endereço, {shop.hours}, e dizemos se atendemos o modelo, o valor e o horário da ida.",
        "Loja fechada e porta de enrolar travada: confira disjuntor e botoeira uma vez, desligue e, só com a cortina reta e por dentro, use a corrente manual devagar. Torta, com estalo ou sem outra entrada, ninguém força: mande foto e endereço, {shop.hours}, e dizemos se atendemos o modelo, o valor e o horário da ida.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["Loja com a porta travada: o que fazer agora", "Abrir ou fechar a loja hoje"],
        slots: [
          [
            "Olhe tudo de fora da linha da cortina, que pode descer sem aviso.",
            "Um passo de cada vez, com clientes e funcionários longe da porta.",
          ],
        ],
        steps: [
          "Veja se o disjuntor da porta caiu: religue uma vez só e teste a botoeira, de lado.",
          "Motor quente ou que parou depois de várias aberturas: espere uns 30 minutos, até a proteção contra calor religar.",
          "Não subiu: desligue o disjuntor e afaste todos dos dois lados.",
          "De longe, veja se a cortina está reta e dentro das duas guias.",
          "Confira se há trinco, cadeado ou objeto prendendo a soleira.",
          "Reta e sem estalo: puxe a corrente manual devagar, por dentro, sem ficar embaixo.",
          "Se prender, pare, fotografe o rolo e as guias e chame.",
        ],
      },
      {
        about: "safety",
        headings: ["Como proteger a loja até o conserto", "Até o técnico chegar"],
        slots: [
          [
            "Porta parada no meio não se escora nem se puxa: isole com grade ou cavalete e use outra entrada.",
            "Cortina no meio é carga suspensa: ninguém passa por baixo, nem o último funcionário.",
          ],
          [
            "Se a loja vai ficar aberta, deixe alguém no local, acenda as luzes e leve para dentro o que é de valor.",
            "Até o técnico chegar, mantenha alguém na loja, ligue o alarme interno e retire o dinheiro do caixa.",
          ],
          [
            "Diga quem recebe o técnico, o telefone dessa pessoa e se há horário de carga e descarga na rua.",
            "Mande o nome de quem autoriza o serviço e diga por onde se entra com a porta presa.",
          ],
        ],
      },
      {
        about: "causes",
        headings: ["Por que a porta da loja trava", "Guia, lâmina, fim de curso ou motor"],
        slots: [
          [
            "Batida de carrinho ou de carro amassa a guia, e a lâmina prende no ponto torto.",
            "Na loja, a guia amassada na parte de baixo é a causa mais comum.",
          ],
          [
            "Porta que desceu além da soleira enrola ao contrário e não volta sozinha: é o fim de curso fora do ponto.",
            "Sem som nenhum, procure energia e botoeira; ronco com a cortina parada é cortina presa ou mola sem força.",
          ],
          [
            "Do lado do motor, as falhas comuns são disjuntor, proteção contra calor, botoeira, receptor do controle e o capacitor, que deixa o motor roncando sem subir.",
            "No motor, o capacitor fraco ronca e não levanta; botoeira ou receptor com defeito e motor desarmado pelo calor deixam a porta muda.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Quanto custa destravar a porta da loja?",
        answers: [
          "Depende da causa: regulagem, lâmina, trecho de guia ou motor. O valor da ida e o do conserto são ditos antes, por foto.",
        ],
      },
      {
        question: "Posso abrir a loja com a porta pela metade?",
        answers: ["Não. Freio, mola ou eixo podem ceder, e a cortina desce de uma vez."],
      },
      {
        question: "Posso passar óleo na guia?",
        answers: ["Não: óleo e graxa juntam areia e travam de novo. Limpe com pano e use pouco silicone em spray."],
      },
      {
        question: "E se não há corrente manual?",
        answers: [
          "Então espere o técnico: alguns motores têm manivela ou destrave interno, e forçar a cortina dobra as lâminas.",
        ],
      },
    ],
    photo: "fotos da porta inteira, das duas guias e do rolo, tiradas de longe e sem acionar",
  },
];
