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
      "porta enrolar manual automática",
      "porta aço manual automática",
      "transformar porta enrolar automática",
      "automatizar porta aço",
      "motor porta aço preço",
      "porta aço preço",
      "instalar motor enrolar",
      "comprar motor enrolar",
      "instalar motor porta aço",
    ],
    intent: "price",
    answers: {
      any: [
        "O preço do motor para porta de enrolar depende do peso da cortina e sai de graça, pela foto do rolo e pelas medidas. Uma porta pequena, de 2 por 2 metros, pesa de 35 a 65 kg e usa motor de 100 kg. Porta larga, de chapa fechada e uso o dia todo, usa motor maior. Mola e guia torta somam serviço.",
        "O preço para passar a porta de enrolar de manual para automática soma o motor, escolhido pelo peso da cortina, e a instalação. A mola a retirar, o eixo a reforçar e a guia torta aumentam o valor. Só a mão de obra, para motor já comprado, parte de {price.installation}. O orçamento é grátis, pela foto do rolo e pelas medidas.",
        "O preço do motor para porta de enrolar ou de aço depende do peso da cortina: a de 3 por 3 metros pesa de 75 a 140 kg, conforme a lâmina, e usa motor de 100 a 200 kg. Quanto maior a porta e mais aberturas por dia, mais caro o motor; mola e guia torta somam serviço. O valor instalado é passado de graça, por foto e medidas.",
        "O kit de motor para porta de enrolar vem com motor e freio, central, dois controles em geral, fins de curso, que marcam as paradas, e corrente para abrir sem luz. Lâminas, guias e eixo não vêm, porque são a porta. O preço depende do peso da cortina e sai de graça, pela foto do rolo e pelas medidas.",
        "A porta de aço automática completa é vendida por m² pelo fabricante. O nosso preço é o do motor instalado na porta que já existe. Sai por menos na porta pequena e leve, de eixo firme, e por mais na larga, de chapa grossa e uso intenso. Pela foto do rolo e pelas medidas, você recebe o valor sem custo.",
      ],
      installation: [
        "Para instalar motor na porta de enrolar, o técnico confere eixo, guias e mola, fixa o motor na ponta do eixo e regula onde a porta para. O valor depende do peso da cortina: porta pequena e leve custa menos, e porta larga, com mola a retirar, custa mais. As medidas e a foto do rolo bastam para o orçamento.",
        "Automatizar uma porta de enrolar manual quase sempre é possível, desde que a cortina suba reta e o eixo aceite o motor. O preço acompanha os quilos da cortina e o que houver a corrigir no eixo e nas guias. Mande largura, altura e fotos do rolo para saber se atendemos o modelo e quanto fica.",
        "A instalação de motor em porta de enrolar manual começa pelo exame do eixo, das guias e da mola, que o técnico retira ou regula. Depois vêm o motor, um circuito elétrico só dele e as paradas. Com as medidas e a foto do rolo passamos o preço.",
        "O motor da porta de enrolar instalado é orçado pelo peso da cortina, com mão de obra, por foto do rolo e medidas do vão. Ele vai na ponta do eixo, com circuito próprio. Cortina leve em bom estado fica no valor mais baixo, e cortina pesada com mola ou guia a acertar, no mais alto.",
      ],
    },
    sections: [
      {
        about: "cost",
        headings: ["O que muda o preço do motor de enrolar", "Do que depende o valor instalado"],
        slots: [
          [
            "O motor é vendido por capacidade em quilos, e o peso da cortina vem da largura, da altura e do tipo de lâmina. O estado da porta e o número de aberturas também contam.",
            "Cada faixa de peso pede um motor, por isso a área da porta e o tipo de lâmina vêm primeiro na conta. Depois pesam o uso diário e o que precisar de conserto.",
            "Porta maior e lâmina mais grossa pesam mais e pedem motor mais forte. O estado do eixo e das guias e o uso diário completam o valor.",
          ],
        ],
        bullets: [
          "Largura e altura: a área dá o peso da cortina",
          "Lâmina fechada ou chapa grossa, mais pesadas que a vazada",
          "Porta manual com mola, que pede adaptação do eixo",
          "Eixo empenado ou guia amassada, consertados antes",
          "Muitas aberturas por dia, que pedem motor de uso intenso",
        ],
      },
      {
        about: "what",
        headings: ["O que vem no kit do motor", "Kit do motor e porta completa"],
        slots: [
          [
            "O kit traz o motor com freio, a central, os controles, os fins de curso, que marcam onde a porta para, e a corrente para abrir quando falta luz. As lâminas, as guias e o eixo são a porta em si, comprada do fabricante.",
            "No kit vêm motor com freio, corrente manual, central, controles e o fim de curso, que regula as paradas. A porta completa é outro orçamento, porque soma lâminas, eixo, guias e soleira.",
            "Motor, freio, central, controles, fim de curso e corrente manual formam o kit usual. Quem ainda não tem a porta compra do fabricante o conjunto de guias, eixo e lâminas.",
          ],
          [
            "Peça também o trava-quedas, freio de emergência que segura a cortina se algo quebrar, e o sensor do vão. Nobreak e controles a mais são opcionais.",
            "Inclua no orçamento o sensor do vão e o trava-quedas, que impede a cortina de despencar. Nobreak só é necessário se a porta é a única entrada.",
            "Dois itens valem a pena junto: o trava-quedas, que segura a cortina em caso de quebra, e o sensor que a faz parar com alguém embaixo.",
          ],
        ],
      },
      {
        about: "check",
        headings: ["O que medir e mandar para o orçamento", "Medidas para receber o preço"],
        slots: [
          [
            "Poucos dados bastam para indicar o motor, todos tirados com a porta fechada. A mola de uma porta manual fica tensionada e pode ferir, por isso só o técnico a solta.",
            "Meça com a porta fechada e fotografe sem mexer em nada. Não afrouxe mola nem eixo, porque a tensão guardada ali machuca.",
            "O orçamento sai de medidas simples e fotos, com a porta abaixada. Não toque na mola nem no eixo, que são soltos só por quem instala.",
          ],
        ],
        steps: [
          "Meça a largura entre as guias e a altura do vão.",
          "Veja se a lâmina é fechada, perfurada ou vazada.",
          "Fotografe o rolo, as pontas do eixo e as guias.",
          "Anote quantas vezes a porta abre por dia.",
          "Diga se há ponto de energia perto do rolo e de que tensão.",
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Minha porta de enrolar é manual. Ela aceita motor?",
        answers: [
          "Na maioria dos casos, sim, se a cortina sobe reta, as guias estão boas e há espaço ao lado do rolo. A mola costuma sair ou ser ajustada, e guia amassada se acerta antes.",
          "Aceita quase sempre. Conferem-se o peso, o eixo, a mola e o espaço na lateral do rolo; lâmina torta ou guia batida são corrigidas antes de pôr o motor.",
          "Geralmente aceita, havendo lugar ao lado do rolo e guias retas. O técnico decide se a mola é regulada ou retirada e corrige antes o que estiver amassado.",
          "Sim, na maior parte das portas. O que se verifica é o alinhamento da cortina, o eixo, o peso e a folga para o motor. Defeito nas guias vem primeiro.",
        ],
      },
      {
        question: "Como abro a porta de enrolar quando falta luz?",
        answers: [
          "Pela corrente manual do motor, do lado de dentro e com o disjuntor desligado. Se a loja não tem outra entrada, peça um destravamento por fora ou um nobreak.",
          "Desligue o disjuntor e puxe devagar a corrente manual, que fica por dentro. Quando essa porta é a única do imóvel, preveja nobreak ou destrave externo.",
          "O motor tem corrente manual para isso: corte a energia no disjuntor e puxe-a por dentro, com calma. Loja de porta única precisa de nobreak ou de acesso externo ao destrave.",
          "Use a corrente, do lado interno, depois de desligar o disjuntor. Não havendo outro acesso ao imóvel, inclua no projeto um destravamento externo ou nobreak.",
        ],
      },
      {
        question: "Qual a capacidade do motor para uma porta de 3 x 3 metros?",
        answers: [
          "De 100 a 200 kg: a cortina pesa de 75 a 140 kg, conforme a lâmina, e o motor leva um terço de folga.",
          "Conte 3 por 3,5 metros, já com o trecho do rolo, a 7 a 13 kg por m², e mais um terço de folga: dá motor de 100 a 200 kg. Chapa fechada fica no alto da faixa.",
          "São perto de 10 m² com o que fica no rolo, que pesam entre 75 e 140 kg pela lâmina. Somada a reserva de um terço, o motor fica entre 100 e 200 kg.",
          "Calcule pela lâmina: vazada, perto de 75 kg; fechada, até 140 kg. Com um terço a mais de reserva, chega-se a capacidades de 100 até 200 kg.",
        ],
      },
      {
        question: "O motor tem garantia?",
        answers: [
          "Tem: no motor que vendemos e instalamos são {warranty.motor} de fábrica, e o serviço de instalação tem {warranty.installation}.",
          "Sim, {warranty.motor} no motor vendido por nós e {warranty.installation} na instalação. Motor comprado por você segue a garantia de quem o vendeu.",
          "Sim: a fábrica dá {warranty.motor} ao motor que fornecemos, e a montagem tem {warranty.installation}.",
          "O prazo é de {warranty.motor} para o motor comprado conosco e de {warranty.installation} para o serviço. Aparelho trazido pelo cliente fica com a garantia da loja de origem.",
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
      "motor lateral porta enrolar",
      "motor lateral ou central enrolar",
      "motor lateral ou tubular enrolar",
      "motor central porta enrolar",
      "porta enrolar motor um lado só",

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
        "O motor de 200 kg para porta de enrolar levanta uma cortina de até uns 150 kg, porque um quarto da capacidade fica de folga. Em aço, isso é uma porta de uns 3 por 3 metros. Com as medidas e uma foto do rolo, dizemos se atendemos o modelo e quanto fica.",
        "O motor de 500 kg para porta de enrolar serve a uma cortina de até uns 370 kg, porque um quarto da capacidade fica de folga para o freio e o atrito. Essa é uma porta de galpão ou de loja larga. A largura, a altura e a foto do rolo mostram se atendemos o modelo e o valor.",
        "O automatizador de porta de enrolar de 800 kg é usado em porta grande, de galpão ou doca, e levanta cortina de até uns 600 kg, porque um quarto da capacidade é folga. O de 700 kg serve até uns 520 kg, e o de 1.000 kg, até uns 750. As medidas e a foto do rolo mostram se atendemos e o valor.",
        "O automatizador de porta de aço de 600 kg serve à cortina de até uns 450 kg, porque um quarto da capacidade é folga. O de 500 kg vai até uns 370, e o de 800, até uns 600. A largura, a altura, o tipo de lâmina e a foto do rolo dizem se atendemos o modelo e quanto fica.",
        "O motor de 300 kg para porta de enrolar levanta uma cortina de até uns 220 kg, porque um quarto da capacidade fica de folga para o freio e as guias. Em aço, isso é uma porta de uns 4 por 4 metros. Com as medidas e uma foto do rolo, dizemos se atendemos o modelo e quanto fica.",
        "O motor da porta de enrolar pode ser lateral, preso na ponta do eixo de um lado só, ou tubular, montado dentro do eixo. O lateral é o da porta de aço de loja, com freio e corrente manual. O tubular serve à cortina leve e de pouco uso. As medidas e a foto do rolo mostram qual serve e quanto fica.",
      ],
      price: [
        "O preço do motor de porta de enrolar até 600 kg depende das medidas e do uso, e o valor exato sai de graça pela foto do rolo. Motor menor, em porta que já sobe reta, custa menos. O de uso intenso, com eixo a reforçar, custa mais. O de 600 kg levanta cortina de até uns 450 kg, porque um quarto da capacidade é folga.",
        "O preço do motor de 500 kg para porta de enrolar ou de loja sai pela foto do rolo e pelas medidas, e sobe com o número de aberturas por dia e com o que for preciso corrigir no eixo e nas guias. Ele serve à cortina de até uns 370 kg, e o de 400 kg, até uns 300.",
        "O preço do automatizador de porta de enrolar de 800 kg depende das medidas e do uso, e é dos mais altos da porta de enrolar, porque o motor, o eixo e a montagem são maiores. Ele serve a porta grande, de galpão ou doca; o de 700 kg levanta cortina de até uns 520, e o de 1.000 kg, até uns 750.",
        "O preço do automatizador de porta de enrolar sobe com os quilos da cortina: o de 200 kg serve a uns 150 kg, e o de 300 kg, a uns 220 kg. Aberturas o dia todo pedem modelo de uso intenso, mais caro que o comum da mesma capacidade. O valor exato sai pela foto do rolo, com a largura e a altura.",
      ],
      installation: [
        "O automatizador de 600 kg para porta de enrolar leva cortina de até uns 450 kg; o de 500 kg, uns 370, e o de 400 kg, uns 300. Ele é montado na ponta do eixo da porta que já existe, com central, botoeira e corrente manual. A foto do rolo e as medidas dizem se atendemos e quanto fica.",
        "O automatizador de 800 kg para porta de enrolar leva cortina de até uns 600 kg; o de 700 kg, uns 520, e o de 600 kg, uns 450, com folga para o atrito. Ele é montado na ponta do eixo, com freio, botoeira e corrente manual, em porta grande de galpão ou doca. As medidas e a foto do rolo dão o valor.",
        "O automatizador de 300 kg para porta de enrolar leva cortina de até uns 220 kg, e o de 200 kg, uns 150 kg. Instalamos na ponta do eixo, com botoeira, corrente manual e pontos de parada regulados. As medidas e a foto do rolo dizem se atendemos o modelo e o valor.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["Quantos quilos a sua porta precisa", "Como calcular o automatizador certo"],
        slots: [
          [
            "A conta leva um minuto e é feita com a porta fechada, sem ninguém embaixo e sem soltar nada. Multiplique a área pelo peso da lâmina e some um terço.",
            "Meça com a porta fechada, sem desmontar nada. O resultado é o número mínimo que a etiqueta do automatizador deve trazer.",
            "Bastam uma trena e a porta abaixada. O peso da cortina é calculado pela área e pela lâmina, e a folga de um terço protege o freio.",
          ],
        ],
        steps: [
          "Meça a largura entre as guias e a altura do vão, e some 50 cm à altura, por causa do rolo.",
          "Multiplique as duas medidas para ter a área, em m².",
          "Multiplique pelo peso da lâmina, em geral de 7 a 13 kg por m².",
          "Some um terço para chegar à capacidade mínima.",
          "Anote o diâmetro do eixo e quantas vezes a porta abre por dia.",
        ],
      },
      {
        about: "what",
        headings: ["O que o automatizador traz e o que fica à parte", "O que vem no kit e o que é somado"],
        slots: [
          [
            "O conjunto traz motor com freio, central, fins de curso, que marcam as paradas, botoeira ou controle e a corrente para abrir sem luz. São pedidos à parte o trava-quedas, que segura a cortina se o eixo falhar, o sensor de passagem e o nobreak.",
            "O kit traz motor com freio, central, ajuste das paradas e a corrente manual, usada por dentro quando falta luz. O trava-quedas, contra a queda da cortina, e o sensor, que protege quem passa, são somados e devem ser postos sempre que se fecha por controle.",
            "No kit estão o motor com freio, a central, os pontos de parada, a botoeira e a corrente manual. Ficam à parte o nobreak, o sensor e o trava-quedas, a peça que prende a cortina se o motor ou o eixo quebrar.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["O que muda o valor com os mesmos quilos", "Como o eixo, o uso e a instalação mudam o preço"],
        slots: [
          [
            "A porta de loja, aberta duas vezes por dia, usa motor simples. A doca e o estacionamento precisam de um de uso intenso, que custa mais. Adaptar o eixo da porta manual, acertar guia ou lâmina e levar energia até o rolo são itens somados.",
            "Com a mesma capacidade, o motor de uso intenso custa mais que o simples. Quem abre a porta só de manhã e à noite pode usar o simples. Eixo de mola a adaptar, guia amassada e ponto de energia novo aumentam o total.",
            "O uso conta tanto quanto os quilos: com poucas aberturas, o modelo comum basta; doca e garagem coletiva precisam do intenso. O valor inclui ainda o que a porta exigir, como eixo adaptado, guia reta e energia perto do rolo.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Posso usar automatizador com a capacidade exata da cortina?",
        answers: [
          "Não convém, porque no limite o motor esquenta, desliga e gasta o freio. Escolha um com um terço a mais que o peso da cortina.",
          "Melhor não. Sem folga, o atrito das guias já passa da capacidade, e o motor desliga por calor.",
        ],
      },
      {
        question: "Faz mal usar um automatizador mais forte que o necessário?",
        answers: [
          "Não, se o eixo e as chapas que o prendem aguentam e os pontos de parada estão certos; ele só custa mais.",
          "Não faz, desde que o eixo suporte. A força a mais exige parada bem regulada, para não amassar a cortina.",
        ],
      },
      {
        question: "Serve na porta manual que já tenho?",
        answers: [
          "Na maioria dos casos, sim, se a cortina sobe reta e há espaço na ponta do eixo. A mola é retirada ou ajustada pelo técnico.",
          "Em geral serve, depois que o técnico confere o eixo, a mola e o espaço ao lado do rolo.",
        ],
      },
      {
        question: "Como abro a porta quando falta luz?",
        answers: [
          "Pela corrente manual, por dentro e com o disjuntor desligado. Se essa é a única entrada, preveja nobreak ou destrave por fora.",
          "Desligue o disjuntor e use a corrente, devagar, do lado de dentro. A loja sem outra porta precisa de nobreak ou abertura externa.",
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
        "O controle da porta de enrolar tem de ser do código e da frequência do receptor dela. Se o receptor é antigo ou não existe, põe-se um novo, ligado à botoeira, e o motor fica. Mande a foto do controle, dos dois lados, e da central: dizemos se atendemos o modelo e o valor.",
        "A central da porta de enrolar se troca pela do mesmo motor ou por outra de igual tensão e mesmo tipo de fim de curso, com sobe, desce e para separados. Mande a foto da etiqueta e da placa, com o disjuntor desligado: dizemos se atendemos o modelo e o valor.",
        "Controle e central da porta de enrolar automática são peças separadas: o controle segue o código do receptor, e a central, a tensão e o fim de curso do motor. Na maioria dos casos o motor fica. Com fotos do controle e da etiqueta, dizemos se atendemos o modelo e quanto custa.",
        "A botoeira da porta de enrolar tem sobe, desce e para, e é trocada sem mexer no motor. Com um receptor ao lado, a porta abre também por controle. Mande a foto da botoeira e da central: dizemos se atendemos o modelo e o valor.",
      ],
      price: [
        "O preço do controle para porta de enrolar sai por foto e depende do receptor: se ele já existe, pagam-se o controle e a gravação; se não, some o receptor. Como medida, a visita com regulagem em casa parte de {price.preventive}, sem peças; a foto do controle diz se atendemos o modelo.",
        "O preço da central de comando da porta de enrolar depende do motor, da tensão e do tipo de fim de curso, e sai pela foto da placa e da etiqueta. Como medida, a visita com regulagem em casa parte de {price.preventive}, sem peças; pela foto dizemos se atendemos o modelo.",
        "O preço da botoeira da porta de enrolar sai por foto: é peça simples, com sobe, desce e para, e a troca não mexe no motor. Como medida, a visita com regulagem em casa parte de {price.preventive}, sem peças; a foto da botoeira diz se atendemos o modelo.",
      ],
      repair: [
        "A placa da porta de enrolar que queimou pode ter conserto ou dar lugar a outra, do mesmo motor ou de igual tensão: deixe o disjuntor desligado e não abra a caixa. Com a cortina reta, a corrente manual abre a porta, por dentro. Pela foto da etiqueta dizemos se atendemos o modelo e o valor.",
        "Placa da porta de enrolar queimada se troca depois de medir motor, botoeira e fim de curso, para a nova não queimar também. Mantenha o disjuntor desligado e mande a foto da etiqueta: dizemos se atendemos o modelo e o preço; enquanto isso, a corrente manual move a cortina reta.",
        "O controle da porta de enrolar que falhou se troca pelo de mesmo código e frequência do receptor, e o receptor, sem mexer no motor. Teste antes a botoeira: se ela move a porta, a falha é do controle ou do receptor. A foto dos dois lados dele diz se atendemos o modelo e o valor.",
      ],
      question: [
        "Porta de enrolar com controle remoto precisa de motor com central, receptor do código dos controles e sensor de passagem, porque quem fecha de longe não vê o vão. Se ela já tem motor com botoeira, basta o receptor, ligado ao lado. Se é manual, entra o motor, pelo peso da cortina.",
        "Para ter controle na porta de enrolar, quem já tem motor e botoeira acrescenta só o receptor e o sensor de passagem, que evita fechar sobre alguém. Em porta manual entra antes o motor, escolhido pelos quilos da cortina, e a foto do rolo diz se atendemos o modelo.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["Qual peça é: controle, receptor ou central", "Descubra a peça antes de comprar"],
        slots: [
          [
            "A botoeira da parede separa as três peças: teste-a de lado, com a porta à vista e ninguém embaixo. Assim você não compra a errada.",
            "Com o vão livre, comece pela botoeira, que manda direto na central, sem passar pelo controle. O resultado diz qual peça falhou.",
            "Antes de comprar, teste o botão da parede, com a passagem livre. Ele não depende do controle nem do receptor e mostra de que lado está o defeito.",
          ],
        ],
        steps: [
          "A botoeira funciona e nenhum controle abre: é o receptor.",
          "Só um controle falha: é a pilha ou o próprio controle.",
          "Nem a botoeira responde, com o disjuntor ligado: é energia ou central.",
          "Motor quente: espere esfriar, porque a proteção contra calor religa.",
          "Fotografe controle, receptor e etiqueta do motor.",
        ],
      },
      {
        about: "what",
        headings: ["O que precisa combinar", "Controle, receptor e central compatíveis"],
        slots: [
          [
            "No controle, frequência e código têm de ser os do receptor: em 433 MHz há código fixo, que aceita cópia, e rolante, que só aceita controle da própria linha. Um receptor novo se liga à botoeira e muda só os controles.",
            "O controle precisa falar a mesma língua do receptor, na frequência e no código. O fixo aceita controle universal, e o rolante pede o da linha dele. Se não houver par à venda, um receptor novo, ligado à botoeira, resolve com controles novos.",
            "Não basta ser 433 MHz: o código fixo ou rolante também tem de ser o do receptor. Quando o controle saiu de linha, põe-se outro receptor na entrada da botoeira, com controles dele, e o motor continua.",
          ],
          [
            "Na central contam a tensão, 127 ou 220 V, a potência do motor e o tipo de fim de curso, que marca as paradas de cima e de baixo.",
            "Já a central tem de aceitar a tensão e a potência do motor e ler o mesmo fim de curso, o marcador das duas paradas.",
            "Para a central, compare a etiqueta do motor: tensão, potência e o modo como ele informa as paradas, o fim de curso.",
          ],
        ],
      },
      {
        about: "safety",
        headings: ["Fechar por controle pede sensor", "O cuidado de quem fecha de longe"],
        slots: [
          [
            "Porta que fecha por controle leva sensor de passagem e trava-quedas, porque quem aperta pode não ver o vão e a cortina desce sobre quem está ali. A troca da central é do técnico, com a porta embaixo e o disjuntor desligado.",
            "Antes de pôr controle, confira o sensor que detém a cortina e o trava-quedas, que a segura se o eixo falhar: de longe não se vê quem passa. A caixa da central só o técnico abre, sem energia.",
            "O controle permite fechar sem ver, e por isso o sensor de passagem e o trava-quedas deixam de ser opcionais. Troca de placa se faz com a cortina embaixo, energia cortada e técnico.",
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
          "Em receptor de código fixo, sim, na frequência certa. No rolante não funciona, porque o código muda a cada aperto.",
        ],
      },
      {
        question: "Dá para abrir a porta de enrolar pelo celular?",
        answers: [
          "Dá, com módulo ligado à entrada de comando da central, desde que haja sensor de passagem e alguém veja o vão.",
          "Sim, por um módulo Wi-Fi na entrada da botoeira. Para fechar de longe, exija sensor e, de preferência, câmera.",
        ],
      },
      {
        question: "Preciso trocar o motor para ter controle?",
        answers: [
          "Em geral não: o receptor se liga à botoeira da central que já existe. A foto da central confirma.",
          "Quase nunca. Se o motor já tem botoeira, o receptor entra ao lado dela e os controles são gravados.",
        ],
      },
      {
        question: "Como abro a porta com a placa queimada?",
        answers: [
          "Pela corrente manual, por dentro, com o disjuntor desligado e a cortina reta. Torta ou presa, não se força.",
          "Desligue o disjuntor e puxe devagar a corrente do motor. Sem corrente, ou com a cortina torta, espere o técnico.",
        ],
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
      "enrolar barulho travou",
      "porta enrolar barulho travou",
      "enrolar fez barulho travou",
      "porta aço barulho travou",
      "enrolar estalo travou",
      "porta aço estalo travou",
      "enrolar estralou travou",
      ...combine(
        ["porta aço travada", "porta enrolar travada", "porta loja travada"],
        ["24 horas", "conserto 24 horas", "conserto urgente"],
      ),
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
        "Porta de aço que travou fechada muitas vezes está só trancada: antes de acionar, confira se a fechadura, os trincos e os cadeados estão abertos, porque o motor que puxa contra a tranca entorta a lâmina. Se estão, as causas comuns são lâmina presa na guia, guia amassada e falta de energia. Desligue o disjuntor e não force. Pelas fotos, dizemos se atendemos o modelo e quanto custa.",
        "Porta de enrolar automática que não sobe está trancada, sem energia ou com a cortina presa ou pesada. Confira fechadura, cadeados e disjuntor e aperte o botão uma vez: se o motor fica mudo, é energia ou comando; se ronca, é lâmina presa na guia, mola cansada ou freio. Nesse caso, desligue. Pelas fotos, dizemos se atendemos o modelo e quanto custa.",
        "Porta de enrolar travada, que não sobe nem desce, tem quase sempre uma lâmina presa na guia lateral ou o fim de curso, a peça que marca as paradas, fora do lugar. Se travou fechada, confira antes a fechadura e os cadeados. Pare de apertar o botão, desligue o disjuntor e mantenha todos longe. Pelas fotos da guia e do rolo, dizemos se atendemos o modelo e quanto custa.",
        "Porta de enrolar que não abre de manhã e funcionava na véspera costuma ter o disjuntor desarmado, um trinco ou cadeado que ficou fechado, ou uma lâmina presa na guia. Se o trinco e a energia estão certos, não insista no botão. Envie fotos da guia e do rolo, e dizemos se atendemos o modelo e quanto custa.",
        "A porta ou o portão de enrolar que não sobe, mas desce, costuma estar pesado demais para o motor, porque a mola cansou, ou com uma lâmina presa na guia. Quando o motor nem tenta, a falha está no fim de curso de cima ou na placa. Desligue o disjuntor, não deixe ninguém embaixo e mande fotos: dizemos se atendemos o modelo e quanto custa.",
        "Quando o motor da porta de enrolar não funciona e não faz som nenhum, falta energia ou comando: o disjuntor, a botoeira, o fim de curso ou a central. Se ele ronca, a cortina está presa ou pesada. Desligue o disjuntor e mande fotos do rolo, e dizemos se atendemos o modelo e quanto custa.",
        "Porta de enrolar manual que emperrou tem, em geral, uma lâmina presa, a guia amassada ou a mola quebrada. Não use alavanca nem mexa na mola, que guarda tensão mesmo com a porta parada. Mande fotos do rolo e das guias, e dizemos se atendemos o modelo e quanto custa.",
        "A porta de aço da loja ou do galpão que travou fechada costuma ter lâmina torta, guia amassada ou falta de energia no motor. Desligue o disjuntor, deixe livre o espaço junto da cortina e não force a subida. Com fotos do rolo e das guias, dizemos se atendemos o modelo e quanto custa.",
        "Uma porta de enrolar torta, com a lâmina amassada ou fora da guia, não deve ser acionada de novo, porque a cortina se rasga ou cai. Baixe o disjuntor, isole os dois lados e mande fotos da guia e do rolo. Respondemos se atendemos o modelo e quanto custa.",
        "Porta de enrolar que fez barulho e travou costuma ter lâmina fora da guia, mola partida ou eixo que saiu do lugar. Não aperte de novo nem force a cortina, que pode descer de uma vez: desligue o disjuntor e afaste todos dos dois lados. Mande fotos do rolo e das guias, e dizemos se atendemos o modelo e quanto custa.",
      ],
      emergency: [
        "Para o conserto da porta de aço travada, o WhatsApp atende {shop.hours}: mande fotos do rolo e das guias e diga se ela parou aberta ou fechada. Respondemos se atendemos o modelo, a que horas e por quanto. Até lá, desligue o disjuntor, deixe todos longe da cortina e não force a subida.",
        "Com a porta de enrolar travada, desligue o disjuntor e tire todos de perto da cortina. Se ela está reta e sem estalos, tente a corrente manual devagar; se está torta, não mexa. Mande a foto pelo WhatsApp, {shop.hours}: dizemos se atendemos o modelo, a que horas e por quanto.",
        "Se a porta de enrolar ficou presa no meio, isole os dois lados e desligue o disjuntor, porque a cortina pode descer de uma vez. Não puxe nem escore. Mande a foto pelo WhatsApp, {shop.hours}, e respondemos se atendemos o modelo, quando e por quanto.",
        "Com a porta de aço emperrada, corte primeiro a energia e deixe livre o espaço embaixo da cortina e ao lado das guias. A corrente manual só se usa com a cortina reta, e devagar. Chame pelo WhatsApp, {shop.hours}, com uma foto: informamos se o modelo é atendido, o horário e o preço da ida.",
        "O perigo de uma porta de enrolar emperrada é a queda da cortina: desligue o disjuntor, bloqueie a passagem por dentro e por fora e não tente sustentá-la. Mande fotos pelo WhatsApp, {shop.hours}, e dizemos se atendemos o modelo, o horário possível e o preço da ida.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["O que fazer com a porta travada"],
        slots: [
          [
            "Olhe tudo de longe, porque uma cortina presa pode descer sem aviso. Nenhum destes passos pede escada, ferramenta ou a mão na guia.",
            "A cortina é pesada e pode se soltar, por isso ninguém fica embaixo nem ao lado da guia. Os passos são só de olhar e não pedem ferramenta.",
            "Mantenha livre a área dos dois lados, porque uma cortina presa pode cair de repente. A conferência não pede escada nem ferramenta.",
            "Antes de tudo, tire as pessoas da frente e de trás da porta. A conferência é visual, e ninguém encosta nas guias nem passa por baixo.",
          ],
        ],
        steps: [
          "Pare de apertar o botão e desligue o disjuntor do motor.",
          "De longe, veja se a cortina está reta e dentro das guias. Se não, pare aqui.",
          "Se a porta está fechada, confira se a fechadura, os trincos laterais e os cadeados estão abertos.",
          "Com tudo aberto, a cortina reta e sem estalo, religue e aperte o botão uma única vez, de longe.",
          "Sem resposta, desligue de novo e tente devagar a corrente manual, por dentro.",
          "Se prender, pare e fotografe o rolo e as guias.",
        ],
      },
      {
        about: "causes",
        headings: ["Por que a porta de enrolar trava", "Causas da porta de enrolar travada"],
        slots: [
          [
            "A causa mais comum é uma batida de carro ou de carrinho na guia, o trilho lateral: ela fecha um pouco, e a lâmina prende naquele ponto. Quando o fim de curso sai do lugar, o rolo gira além da conta e a cortina se enrola ao contrário.",
            "A guia, que é o trilho que conduz a cortina de cada lado, entorta com uma pancada e segura a lâmina ali. A segunda causa é o fim de curso deslocado: o motor não para onde devia, e a cortina se enrola pelo lado errado.",
            "O mais comum é a lâmina prender numa guia amassada por uma batida. Depois vem o fim de curso, que manda o motor parar: fora do lugar, ele deixa o eixo girar demais e a cortina se enrola invertida.",
            "Basta um para-choque encostar na guia lateral para ela apertar as lâminas, e a porta para sempre no mesmo ponto. Já a cortina enrolada ao contrário indica que o fim de curso se deslocou e o motor passou da parada.",
          ],
          [
            "O som ajuda a separar as causas. Se o motor gira e a porta não se move, a corrente ou o eixo se soltou; se ele ronca, a cortina está presa ou a mola perdeu força; se não há som, falta energia ou comando.",
            "Repare no motor na última tentativa. O silêncio aponta para a energia, a botoeira ou a central, o ronco aponta para cortina presa ou mola fraca, e o motor que gira à toa perdeu a ligação com o eixo.",
            "Motor que gira sem mover a porta está com a corrente, a chaveta ou o eixo solto. Motor que ronca faz força contra uma lâmina presa ou uma mola fraca, e motor mudo está sem energia ou sem ordem da central.",
            "Preste atenção ao barulho: motor mudo está sem energia ou sem comando, e motor que ronca encontra a cortina presa ou a mola cansada. Se ele roda livre e nada se move, a transmissão se soltou do eixo.",
          ],
        ],
      },
      {
        about: "visit",
        headings: ["Como a porta é destravada", "O conserto, na ordem segura"],
        slots: [
          [
            "O técnico isola a área e prende a cortina antes de qualquer coisa; só depois alivia a mola, com ferramenta própria. A lâmina torta é trocada por outra do mesmo perfil, e a guia é endireitada ou trocada no trecho amassado.",
            "Primeiro o técnico segura a cortina e isola o vão, e então alivia a mola com ferramenta. A guia é desamassada ou trocada no trecho ruim, e a lâmina dobrada dá lugar a outra de perfil igual.",
            "O serviço começa por segurar a porta, para que ela não desça sobre ninguém. Com a mola aliviada, o técnico endireita a guia ou troca o trecho amassado e põe uma lâmina nova, do mesmo perfil.",
            "Com o vão fechado às pessoas e a cortina presa, o técnico tira a tensão da mola, que sozinha já pode ferir. Depois alinha as guias e o eixo e troca as lâminas dobradas por outras do mesmo desenho.",
          ],
          [
            "Por fim, ele regula o fim de curso e o freio e testa várias subidas e descidas. O motor só volta ao uso com a cortina subindo reta.",
            "Antes de liberar a passagem, ele testa o freio e as paradas com várias subidas. O motor é religado apenas quando a cortina sobe reta.",
            "No final, acerta as paradas e o freio e repete o percurso algumas vezes. Enquanto a cortina torcer, o automático fica desligado.",
            "Terminado o reparo, ele ajusta o freio e o ponto de parada em cima e embaixo. A porta só é liberada depois de subir e descer reta várias vezes.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["Quanto custa destravar a porta", "Do que depende o preço"],
        slots: [
          [
            "O preço depende do que prendeu a porta. Regular o fim de curso é só mão de obra, lâmina e guia são cobradas por trecho, e mola, central ou motor custam mais. O valor do seu caso é informado pela foto, antes da visita.",
            "Uma regulagem é cobrada só pela mão de obra. Lâmina e trecho de guia somam o material, e mola, central ou motor são os itens caros. A foto do rolo e das guias mostra em qual deles está a sua porta.",
            "Você paga a mão de obra e a peça trocada, da lâmina, que custa menos, à central e ao motor, que custam mais. Pela foto tirada do chão, você sabe o valor antes de marcar.",
            "O valor muda com a peça que parou a porta: o ajuste é o mais barato, seguido da lâmina e da guia, e a mola, a central e o motor são os mais caros. Mande a foto da porta como ficou e receba o preço antes da visita.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Posso forçar a porta com uma alavanca?",
        answers: [
          "Não. As lâminas são finas e dobram fácil, e a cortina pode se soltar e cair com todo o peso. Espere o técnico prendê-la antes de mexer.",
          "Não force: lâmina e guia entortam mais, e a mola, que está tensionada, pode escapar e ferir.",
          "Não. A alavanca dobra a lâmina e pode soltar a cortina, o que encarece o reparo e traz risco de queda.",
        ],
      },
      {
        question: "Posso passar óleo na guia da porta de enrolar?",
        answers: [
          "Graxa e óleo não, porque seguram areia e travam de novo. Limpe a guia com pano e escova, com a porta parada e o disjuntor desligado, e passe no máximo um pouco de silicone em spray.",
          "Óleo e graxa, não, porque viram pasta com a poeira. Basta limpar com pano e escova e, se preciso, usar um pouco de silicone em spray, com a porta sem energia.",
          "Prefira limpar com escova e pano, com a porta parada e o disjuntor desligado. Um pouco de silicone em spray basta; produto gorduroso junta areia e prende a lâmina.",
        ],
      },
      {
        question: "A loja pode abrir com a porta pela metade?",
        answers: [
          "Não. A cortina parada no meio é um peso suspenso que pode descer, e o freio ou a mola talvez estejam quebrados. Isole o vão e use outra entrada até o reparo.",
          "Não passe por baixo nem deixe clientes passarem: o freio, a mola ou o eixo podem ceder. Isole o vão e abra por outra porta.",
          "Não convém: parada a meia altura, a cortina se apoia em peças que talvez estejam quebradas. Feche o acesso dos dois lados e receba o público por outra entrada.",
        ],
      },
      {
        question: "O conserto é feito na hora?",
        answers: [
          "Muitas vezes sim, quando é regulagem, corrente ou guia amassada. Lâmina de perfil antigo ou motor precisa ser encomendado, e a porta fica fechada e segura até a volta.",
          "Regulagem e guia amassada costumam sair na mesma visita. Se faltar lâmina do mesmo perfil ou um motor, o técnico deixa a porta fechada e marca o retorno.",
          "Depende da peça: paradas, corrente e guia se acertam na primeira ida. Lâmina fora de linha e motor são encomendados, e até lá a porta permanece fechada.",
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
      "motor porta de enrolar queimou",
    ],
    intent: "repair",
    answers: {
      any: [
        "Se o motor da porta de enrolar queimou, soltou fumaça ou cheira a queimado, desligue o disjuntor e não acione mais. O técnico mede antes de dizer se conserta ou troca: capacitor, freio e placa têm conserto, e enrolamento queimado costuma levar a outro motor.",
        "Motor queimado na porta de aço pode ter conserto ou pedir troca, e só a medição separa os dois: muitas vezes é capacitor ou freio, e não o enrolamento. Corte a energia e pare de usar, porque fumaça ou cheiro de queimado avisam que insistir termina de perder o motor da porta de enrolar.",
        "Cheiro de queimado no motor da porta de enrolar pede disjuntor desligado na hora e nenhuma nova tentativa. Depois da medição, troca-se capacitor, freio ou placa, ou o motor inteiro quando o enrolamento queimou; a porta de aço presa na guia é corrigida antes.",
      ],
      price: [
        "O conserto do motor de porta de enrolar queimado vai do mais barato ao mais caro nesta ordem: regulagem, capacitor, freio, placa e motor inteiro. O peso da porta de aço define a máquina, e guia ou lâmina torta é somada por trecho, porque sem isso o novo queima também.",
        "Quando o motor da porta de enrolar queimou, capacitor e freio são os reparos menores e a troca do motor é o maior, com preço conforme o peso da cortina. Guias e lâminas a desamassar entram à parte na porta de aço.",
      ],
    },
    sections: [
      {
        about: "signs",
        headings: ["Como saber se o motor queimou mesmo", "Motor, freio ou cortina: como separar"],
        slots: [
          [
            "Ronco sem girar lembra capacitor fraco, freio preso ou cortina travada na guia, e nada disso é motor perdido. Fumaça, cheiro forte e disjuntor que cai ao ligar apontam para o enrolamento, o fio de cobre de dentro.",
            "Se ele ronca parado, a suspeita é capacitor, freio ou lâmina presa, todos com reparo. O enrolamento queimado dá outro quadro, com fumaça, odor persistente e disjuntor desarmando.",
            "O zumbido sem movimento costuma ser capacitor ou algo travado, da guia ao freio. Já o cobre interno queimado se revela pela fumaça, pelo cheiro que fica e pela queda do disjuntor.",
          ],
          [
            "Motor que gira com a porta parada mostra corrente ou engrenagem solta. Porta que escorrega depois de parar tem freio gasto, e ninguém deve passar embaixo dela.",
            "Giro livre, sem a cortina acompanhar, indica a ligação com o eixo. Cortina que desce sozinha após parar denuncia o freio, e a passagem fica proibida.",
            "Quando a máquina gira e a porta não, soltou a corrente, a engrenagem ou a fixação do eixo. Se a porta escorrega, o freio gastou e o vão deve ficar interditado.",
          ],
        ],
      },
      {
        about: "visit",
        headings: ["Como é o conserto na visita", "O que se mede antes de trocar o motor"],
        slots: [
          [
            "O técnico prende a cortina e prova a corrente manual: se ela pesa na mão, o problema é mecânico. Em seguida mede tensão, capacitor, freio e enrolamento, e só a peça ruim sai.",
            "Primeiro a cortina fica presa e a corrente manual mostra se o peso é do portão ou do motor. A medição passa depois por alimentação, capacitor, freio e cobre, antes de qualquer troca.",
            "A porta é segura e movida pela corrente, o que separa defeito da cortina e do motor. Com instrumento, conferem-se rede, capacitor, freio e enrolamento, nessa ordem.",
          ],
          [
            "Antes do motor novo, guias, lâminas, eixo e mola são acertados, porque porta presa queima o segundo como o primeiro. No fim regulam-se os fins de curso, que marcam onde ela para, e testam-se vários ciclos.",
            "Motor novo só entra com a cortina correndo leve nas guias e a mola certa no eixo. A entrega inclui fim de curso, o ponto de parada, e algumas subidas e descidas completas.",
            "A causa vem primeiro: guia amassada, lâmina torta ou mola fraca se corrigem antes da máquina. Depois são ajustados os pontos de parada e repetidos vários ciclos de teste.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["Do que depende o preço", "O que pesa na conta do conserto"],
        slots: [
          [
            "Regular é o mais barato, capacitor e freio vêm a seguir, e o motor inteiro é o maior valor. O tamanho dele sai da largura vezes a altura vezes o peso da lâmina por metro quadrado, com um terço de folga.",
            "A conta cresce da regulagem para o capacitor, o freio, a placa e o motor. Quem define o motor é o peso da cortina, calculado pela área e pela lâmina, somado de um terço de reserva.",
            "Peça pequena fica na base do preço e a máquina completa no topo. Área da porta multiplicada pelo peso do metro quadrado, mais um terço, dá a capacidade e com ela o valor.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Posso abrir a loja na corrente manual até o conserto?",
        answers: [
          "Pode, se a cortina está reta, sem estalo, e o disjuntor, desligado. Porta torta ou que escorrega não se move: espere o técnico com a passagem interditada.",
          "Com a cortina nivelada e a energia cortada, sim, puxando devagar e de lado. Se ela entorta, estala ou desce sozinha, pare e não deixe ninguém embaixo.",
        ],
      },
      {
        question: "Por que o motor novo queimou de novo?",
        answers: [
          "Em geral porque a cortina continuava presa na guia ou o motor era fraco para o peso. Guias e capacidade são conferidas antes da nova troca.",
          "Quase sempre pela mesma causa do primeiro: porta pesada ou travada, ou máquina abaixo do peso. Sem corrigir isso, o terceiro dura o mesmo.",
        ],
      },
      {
        question: "Dá para trocar só o motor e manter a porta?",
        answers: [
          "Dá, quando eixo, guias e lâminas estão bons e o motor novo serve ao peso da cortina. A porta de aço costuma durar mais que o motor.",
          "Sim, desde que a cortina corra livre e a capacidade da máquina cubra o peso com folga. Só porta muito amassada muda essa conta.",
        ],
      },
      {
        question: "O conserto tem garantia?",
        answers: [
          "O serviço tem os 90 dias da lei. Um motor novo leva {warranty.motor} do fabricante, e a instalação, {warranty.installation}.",
          "Reparo conta com a garantia da lei, de 90 dias. Na troca, o motor tem {warranty.motor} de fábrica e a instalação tem {warranty.installation}.",
        ],
      },
    ],
    photo: "fotos do rolo e das duas guias, tiradas de longe e sem acionar, e a marca do motor",
  },
  {
    id: "enrolar-conserto",
    broader: "enrolar",
    label: "Conserto de porta de enrolar",
    phrase: "o conserto da porta de enrolar",
    asks: [
      "porta aço amassada",
      "porta enrolar amassada",
      "porta de aço amassada conserto",

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
        "Consertamos porta de enrolar, a porta de aço das lojas: o técnico corrige guia amassada, lâmina torta, corrente, freio, fim de curso, central ou motor. Enquanto isso, pare de acionar e desligue o disjuntor. Com fotos do rolo e das guias, dizemos antes da visita a causa provável, o valor e se atendemos o modelo.",
        "Fazemos o conserto da porta de enrolar no local, e o mais comum é acertar guia batida, lâmina fora do encaixe ou fim de curso desregulado. Deixe a porta parada e ninguém embaixo dela. Mande fotos feitas de longe para receber a causa provável e o valor antes da visita.",
        "Para consertar a porta de aço da loja, o técnico desamassa a guia, troca a lâmina, ajusta a corrente ou mede o motor e a central. Não force a cortina nem acione de novo. Pelas fotos do rolo e das guias informamos se o modelo é atendido e quanto custa.",
        "A porta de aço amassada tem conserto na maioria dos casos: a lâmina torta é trocada, e a guia é desamassada ou refeita no trecho. Desligue o disjuntor e não acione o motor, porque a lâmina presa entorta as outras. Mande fotos do rolo, das guias e do amassado para receber o valor de graça.",
        "Fazemos o conserto de porta de aço de loja, manual ou automática, da guia e da lâmina até o motor e a central. Pare de usar a porta e corte a energia, porque lâmina ou freio com defeito podem soltar a cortina. Um vídeo e a foto do rolo bastam para dizer o provável motivo e o preço.",
      ],
      emergency: [
        "O conserto de porta de enrolar ou de aço no domingo, à noite ou no feriado depende de haver técnico livre perto de você. Desligue o disjuntor, afaste todos da cortina e mande fotos do rolo e das guias pelo WhatsApp, {shop.hours}: dizemos se atendemos o modelo, a hora possível e o valor da ida, que nesses dias pode ser maior.",
        "Porta de enrolar parada pede três cuidados: desligue o disjuntor, isole a passagem e não force a corrente. Mande fotos pelo WhatsApp, {shop.hours}, dizendo se ela ficou aberta ou fechada, e respondemos se atendemos o modelo, a hora possível e o valor da ida.",
        "Se a loja não abre ou não fecha, pare de apertar o botão da porta de enrolar e afaste as pessoas. Fotos do rolo e das guias, tiradas de longe e enviadas pelo WhatsApp, {shop.hours}, bastam para dizermos se atendemos o modelo, quando dá para ir e quanto custa a ida.",
        "Com a porta de enrolar travada, ninguém passa por baixo e a corrente não se força: corte a energia e feche o acesso. Chame no WhatsApp, {shop.hours}, com fotos, contando em que posição ela parou, para saber se o modelo é atendido, o horário e o custo da ida.",
        "Para uma emergência em porta de enrolar, o primeiro passo é afastar todos e derrubar o disjuntor. Em seguida escreva pelo WhatsApp, {shop.hours}, se ela travou em cima ou embaixo e junte fotos das guias e do rolo: o retorno traz prazo, valor da visita e se trabalhamos com o modelo.",
      ],
      price: [
        "O preço do conserto da porta de enrolar depende do que falhou: regular o fim de curso é o mais barato, guia e lâmina são cobradas por trecho, e mola, central ou motor custam mais. O valor da sua porta vem pela foto do rolo e da etiqueta.",
        "Conserto de porta de enrolar custa conforme a largura da porta e a peça trocada, da simples regulagem até a central e o motor. A mola e o motor são os reparos mais caros, e o ajuste das paradas, o mais barato. Mande um vídeo com som e fotos das guias para saber o valor antes da visita.",
        "Consertar porta de enrolar custa pouco quando é só ajuste de parada, um valor médio quando se trocam lâminas ou trecho de guia, e mais quando o defeito é da mola ou do motor. Pelas fotos do rolo e da etiqueta passamos o seu preço.",
      ],
    },
    sections: [
      {
        about: "causes",
        headings: ["O que mais quebra na porta de enrolar", "Porta de enrolar com defeito: as causas"],
        slots: [
          [
            "A maior parte dos defeitos está na parte de aço. A guia, o trilho lateral por onde a cortina corre, amassa com batida de carrinho ou de carro, e a lâmina sai do encaixe. A porta então sobe torta, raspa e força o motor. Na porta manual, um estalo seguido de muito peso é a mola do eixo que quebrou.",
            "Guia batida e lâmina torta respondem pela maioria dos casos. A guia é o trilho lateral da cortina. Quando um carro ou carrinho a amassa, um dos lados prende, a porta entorta e o motor trabalha forçado. Já a porta manual que ficou pesada de repente, depois de um estalo, está com a mola quebrada.",
            "Porta que sobe inclinada ou raspando tem, em geral, problema no aço e não no motor. O trilho vertical dos lados, chamado guia, amassou, ou uma lâmina escapou do encaixe, e a porta passa a subir com esforço e barulho. Se ela é de mola e ninguém mais a ergue, a mola do eixo partiu.",
            "Carro ou carrinho que encosta na porta costuma deixar dois estragos, a lâmina desencaixada e a guia amassada, que é o perfil lateral onde a cortina desliza. A porta passa a raspar, faz barulho e sobe torta, e o motor trabalha sobrecarregado. Na porta sem motor, o defeito mais comum é a mola quebrada, que se anuncia com um estalo e deixa a cortina pesada.",
          ],
          [
            "Se o motor gira e a cortina não sobe, a corrente ou a fixação no eixo soltou. Se ele ronca parado, a suspeita é o capacitor, o freio preso ou a porta pesada demais. Quando a porta para no lugar errado, o fim de curso saiu do ponto.",
            "Motor girando com a porta parada indica corrente solta ou falha na fixação do eixo. Ronco sem movimento aponta para o capacitor ou o freio que não soltou. A porta que bate no chão ou enrola demais está com o fim de curso, que marca as paradas, desregulado.",
            "Quando o defeito é do motor, o som ajuda. O ronco sem subida vem do capacitor, do freio preso ou do excesso de peso, e o giro em falso vem da corrente ou do eixo. A parada alta ou baixa demais é do fim de curso, a peça que marca o começo e o fim.",
            "Na parte elétrica há três pistas. O motor que ronca e não sai do lugar tem freio preso, capacitor fraco ou peso demais. O que gira sem puxar a cortina soltou do eixo ou da corrente. A porta que para fora do ponto perdeu a regulagem do fim de curso, o sensor das duas paradas.",
          ],
        ],
      },
      {
        about: "check",
        headings: ["O que fazer com a porta parada", "Antes de o técnico chegar"],
        slots: [
          [
            "A cortina é pesada e pode descer de repente, por isso ninguém fica embaixo dela nem usa alavanca. Estes passos são feitos de longe e adiantam o orçamento.",
            "Não mexa em mola, eixo ou tampa do motor, e mantenha todos longe da cortina. Os cuidados abaixo também dão ao técnico o que ele precisa saber.",
            "Afaste as pessoas primeiro, porque a cortina de aço solta cai com todo o peso. Os passos da lista não exigem tocar nela.",
          ],
        ],
        steps: [
          "Desligue o disjuntor da porta.",
          "Isole a passagem por dentro e por fora.",
          "Veja de longe se a cortina está torta ou fora da guia.",
          "Anote se, na última tentativa, o motor girou, roncou ou ficou mudo.",
          "Fotografe o rolo, as guias e a etiqueta do motor.",
        ],
      },
      {
        about: "visit",
        headings: ["Como é feito o conserto", "O que o técnico faz na visita"],
        slots: [
          [
            "O técnico apoia a cortina, corta a energia e confere primeiro as guias, as lâminas e o eixo, porque nenhum motor vence uma guia torta. Depois mede capacitor, freio e central, mostra a peça com defeito e troca o que você aprovar.",
            "Com a porta apoiada e sem energia, o técnico começa pela guia, pela lâmina e pelo eixo, que precisam estar retos. Em seguida mede a central, o capacitor e o freio, e nada é trocado antes de você ver a peça e aceitar o valor.",
            "A visita começa pelo apoio da cortina, com o disjuntor desligado. O técnico examina eixo, guias e lâminas antes do motor, do freio e da central, e você decide a troca vendo a peça que falhou.",
            "Antes de usar qualquer ferramenta, o técnico escora a porta e corta a energia. O exame começa pela guia e pela lâmina, já que peça nova não dura em guia torta, e o orçamento é aprovado com o defeito à mostra.",
          ],
          [
            "No fim, a porta sobe e desce várias vezes, e os pontos de parada são regulados. Se lâmina ou motor precisam ser encomendados, ele deixa a porta presa e segura até voltar com a peça.",
            "Para terminar, o técnico regula as paradas de cima e de baixo e testa várias subidas e descidas. Se faltar lâmina do mesmo perfil ou um motor, a loja fica fechada e segura até a segunda ida.",
            "Feito o reparo, a cortina roda de ponta a ponta até as duas paradas ficarem certas. Quando há peça a encomendar, a porta permanece abaixada e a volta é marcada na hora.",
            "O serviço acaba com a regulagem das duas paradas e ciclos completos de teste. O que depende de peça encomendada, como motor ou lâmina de perfil antigo, fica para um retorno, com a porta fechada.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "A porta pode ser aberta na mão?",
        answers: [
          "Pode, pela corrente manual do motor, com a energia desligada e a cortina reta nas guias. Se ela estiver torta ou travar no caminho, pare, porque a lâmina pode sair da guia.",
          "Sim, quando há corrente manual e a porta está alinhada. Desligue o disjuntor antes e não force. Cortina torta ou presa fica como está até o técnico vir.",
          "Só nos modelos com corrente manual e com a porta reta. Corte a energia, puxe devagar e desista se travar ou inclinar.",
        ],
      },
      {
        question: "Dá para trocar só uma lâmina da porta de enrolar?",
        answers: [
          "Em geral, sim, se existir lâmina do mesmo perfil. A guia daquele lado é conferida junto, porque costuma ter sido ela que entortou a lâmina.",
          "Dá, na maioria das portas. Perfil antigo, que não se acha mais, pode exigir a troca de um trecho maior, e a guia precisa estar reta para a lâmina nova durar.",
          "Geralmente se troca só a que estragou, desde que o perfil ainda seja fabricado. Antes, confere-se se a guia ao lado está reta.",
          "Sim, na maior parte dos casos. A dificuldade é o perfil fora de linha, em que várias lâminas saem juntas, e a guia torta, que estragaria a nova.",
        ],
      },
      {
        question: "Porta de enrolar barulhenta tem conserto?",
        answers: [
          "Tem. Guia suja ou amassada, lâmina que raspa e eixo sem lubrificação são as causas comuns, e limpar, alinhar e lubrificar resolve boa parte do barulho.",
          "Sim: o barulho costuma vir de lâmina encostando na guia, de sujeira ou de falta de lubrificação no eixo. Alinhamento e limpeza resolvem muitos casos; peça gasta é trocada.",
          "Sim. Boa parte do ruído some com limpeza das guias, alinhamento das lâminas e lubrificação do eixo; se houver peça gasta, ela entra no orçamento.",
          "Na maioria das portas, tem. O técnico procura sujeira, guia batida, eixo seco e lâmina raspando, e corrige o que achar antes de pensar em peça.",
        ],
      },
      {
        question: "O conserto tem garantia?",
        answers: [
          "Tem a garantia da lei: são 90 dias para reclamar do serviço e da peça trocada. Motor novo vendido por nós tem {warranty.motor}.",
          "Sim, pela lei há 90 dias para reclamar do que foi feito e da peça trocada. O motor novo, quando é o caso, tem {warranty.motor}.",
          "O reparo e a peça posta têm 90 dias de garantia, como manda a lei. Se for vendido um motor novo, valem {warranty.motor}.",
          "Há garantia legal de 90 dias para mão de obra e peças, e {warranty.motor} quando um motor nosso substitui o antigo.",
        ],
      },
      {
        question: "De quanto em quanto tempo revisar a porta de enrolar?",
        answers: [
          "Em loja e empresa, revise {visits.business}, no mínimo, e mais vezes se a porta abre muito. A revisão confere freio, eixo, guias e pontos de parada.",
          "No comércio, a recomendação é {visits.business}: o técnico limpa as guias e confere fixação, freio e fim de curso antes que a porta pare.",
          "Portas de comércio pedem revisão {visits.business}, ou menos tempo entre uma e outra se o movimento é grande. Olham-se guias, freio, eixo e limites.",
          "Para loja, o intervalo é {visits.business}. Na ida, o técnico examina o freio e o eixo, limpa as guias e confirma onde a porta para.",
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
        "Vale a pena consertar a porta de enrolar quando o defeito é de uma peça: guia, lâmina, soleira ou fim de curso, que se trocam em separado. Trocar compensa se o eixo entortou, se a ferrugem furou a chapa ou se mais ou menos um terço das lâminas está amassado.",
        "Na maioria dos casos vale a pena consertar a porta de enrolar, porque lâmina, guia e motor são peças independentes. Só compensa porta nova com eixo torto, chapa furada de ferrugem ou amassado em cerca de um terço da cortina. Um vídeo com a foto do rolo mostra qual é o caso.",
        "Consertar a porta de enrolar vale a pena enquanto o eixo está reto e a chapa, inteira, já que cada peça se troca sozinha. Passou de um terço de lâminas amassadas, ou furou de ferrugem em vários pontos? A cortina nova sai melhor.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["O que se conserta e o que pede porta nova", "Consertar ou trocar: o que olhar"],
        slots: [
          [
            "Olhe a cortina fechada, de longe e com a energia desligada. Não force lâmina presa, porque ela pode saltar da guia.",
            "Com a porta fechada e o disjuntor desligado, compare com a lista, sem empurrar a cortina travada.",
            "A avaliação é visual, com a porta parada e sem energia. Lâmina travada não se força.",
          ],
        ],
        bullets: [
          "Poucas lâminas amassadas: troca do trecho, se o perfil ainda se fabrica",
          "Guia torta: desamassa ou troca só daquele lado",
          "Soleira e vedação gastas: peças à parte",
          "Ferrugem que fura a chapa: cortina nova",
          "Eixo torto, com a cortina ondulando: porta nova",
        ],
      },
      {
        about: "cost",
        headings: ["O motor entra na conta?", "O que pesa no preço do conserto"],
        slots: [
          [
            "Motor, freio e central não obrigam a trocar a porta, e são orçados em separado, pela etiqueta. Em preço crescente ficam fim de curso, guia, lâminas, motor e, por último, a cortina inteira.",
            "Com a cortina boa, troca-se só o motor e a porta fica. A ordem de custo vai da regulagem do fim de curso às guias, lâminas e motor, até a cortina completa.",
            "O motor é item independente da cortina. Do mais barato ao mais caro: regular o fim de curso, guia, lâmina, motor, porta nova.",
          ],
          [
            "Perfil de lâmina fora de linha encarece, porque é preciso fabricar ou trocar um trecho maior. Por isso a foto da lâmina de lado importa.",
            "Lâmina que já não se fabrica sobe o preço, e o perfil visto de lado mostra isso.",
            "O que mais muda o valor é achar o perfil da lâmina. Modelo antigo pode exigir trecho inteiro.",
          ],
        ],
      },
      {
        about: "safety",
        headings: ["Como deixar a porta até o conserto", "Porta de enrolar travada: o que não fazer"],
        slots: [
          [
            "Porta presa no alto fica como está, com o disjuntor desligado, a área isolada e ninguém embaixo. A cortina e a mola do eixo guardam força suficiente para ferir.",
            "Se parou aberta, desligue, isole e não passe por baixo, porque a cortina pode descer de uma vez. O eixo e a mola não se tocam.",
            "Travou no meio? Corte a energia e afaste clientes e funcionários. Peso e mola do eixo descem sem aviso.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Porta de enrolar enferrujada tem conserto?",
        answers: [
          "Ferrugem de superfície se lixa e pinta. Furo em várias lâminas, quase sempre perto do piso, pede trecho ou cortina nova.",
          "Tem, enquanto a chapa está inteira. Furou em vários pontos, a troca dura mais.",
        ],
      },
      {
        question: "Vocês trocam a porta inteira?",
        answers: [
          "A porta nova é do fabricante. Instalamos e consertamos o motor quando atendemos o modelo, o que a foto do rolo mostra.",
          "Não: cortina e eixo se compram de quem fabrica. O motor e os controles podem ser conosco.",
        ],
      },
      {
        question: "O conserto da porta de enrolar tem garantia?",
        answers: [
          "Tem os 90 dias da lei, para o serviço e a peça trocada. Motor novo vendido por nós tem {warranty.motor}.",
          "Sim, a garantia da lei no conserto. No motor que vendemos são {warranty.motor}.",
        ],
      },
      {
        question: "Quanto tempo dura uma porta de enrolar?",
        answers: [
          "Com guia limpa e lubrificada, muitos anos. Em comércio, a revisão {visits.business} pega lâmina e guia antes de travar.",
          "Depende das aberturas e da limpeza das guias. Revisar {visits.business} é o que mais a conserva.",
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
        "A manutenção da porta de enrolar é uma visita em que o técnico limpa e lubrifica as guias, alinha as lâminas e confere freio, corrente, fim de curso e eixo. O valor depende da largura, do motor e do estado das guias, e sai de graça pela foto da porta e da etiqueta do motor.",
        "A manutenção e limpeza de porta de enrolar inclui guias limpas e lubrificadas, lâminas alinhadas e teste do freio, das paradas e da corrente manual, para ela não travar com a loja aberta. O preço depende da largura e do motor, e o orçamento por foto é grátis.",
        "A lubrificação da porta de enrolar da loja tira a sujeira das guias, aplica um lubrificante que não junta pó e acerta lâminas, eixo e paradas. O preço depende da largura e do motor, e é informado antes da visita, pela foto da porta.",
        "Fazer a manutenção da porta de enrolar é limpar as guias, lubrificar o que desliza, alinhar as lâminas, apertar o eixo e regular o freio e as paradas. O valor muda com a largura e com o motor; mande uma foto da porta inteira e da etiqueta, e o orçamento é grátis.",
        "A porta de aço que recebe limpeza, lubrificação e ajuste de freio, corrente, eixo e fim de curso corre menos risco de parar no horário de movimento da loja. O valor sai pela largura da porta e pelo motor, num orçamento grátis por foto.",
      ],
      price: [
        "O preço da manutenção de porta de enrolar depende da largura, do motor e do estado das guias. A foto do rolo e da etiqueta permite dizer de graça o valor da sua, e a peça gasta é orçada em separado.",
        "A manutenção da porta de enrolar tem o preço informado antes da visita, conforme o tamanho e o estado das guias. Com a largura e a foto do rolo, dizemos de graça se atendemos o modelo e quanto fica.",
        "O preço da manutenção de porta de enrolar varia com a largura, o motor e o estado das guias, e você o conhece antes da visita. A etiqueta do motor e a foto do rolo dão o valor da sua, sem custo.",
        "Para manter a porta de aço, você paga a visita e, só se houver desgaste, a peça, que vem discriminada. O orçamento é grátis e sai pela largura, pela etiqueta e pela foto do rolo.",
      ],
    },
    sections: [
      {
        about: "visit",
        headings: ["O que é feito na visita de manutenção", "Como é a revisão da porta de enrolar"],
        slots: [
          [
            "O técnico testa primeiro a porta na corrente manual: se pesa na mão, o defeito é da cortina, e não do motor. Depois limpa e lubrifica as guias, recoloca a lâmina que saiu do encaixe e aperta os parafusos do eixo.",
            "Antes de tudo, a cortina sobe e desce pela corrente manual, o que mostra onde ela prende. Em seguida as guias são limpas e lubrificadas, as lâminas alinhadas e os parafusos do eixo reapertados.",
            "O técnico começa movendo a porta pela corrente, para sentir o peso e os pontos duros. Depois limpa e lubrifica as guias, alinha as lâminas e aperta o eixo.",
            "Com o motor parado, a corrente manual revela o peso real da cortina e os trechos em que ela agarra. O técnico limpa e lubrifica as guias, recoloca lâminas desencaixadas e aperta os fixadores do eixo.",
            "O primeiro teste é na mão, pela corrente: se a porta sobe leve, a cortina está boa; se sobe dura, algo prende nela. Depois o técnico limpa as guias, aplica lubrificante próprio, acerta as lâminas e firma o eixo.",
          ],
          [
            "No motor, ele confere o freio, que segura a cortina parada, o capacitor, que ajuda na partida, e o fim de curso, que marca as paradas. O sensor, a botoeira e os controles são testados no fim.",
            "No motor são conferidos o freio, o capacitor de partida e os pontos de parada, e a porta faz vários ciclos pela botoeira, pelo controle e com o sensor interrompido.",
            "Por último vem o motor, com o freio que não deixa a porta escorregar, o capacitor de partida e as paradas em cima e embaixo. A visita termina com testes do sensor, do botão e dos controles.",
            "Na parte elétrica, o técnico confere o freio, que impede a descida sozinha, o capacitor da partida e os limites de curso. Tudo é testado em vários ciclos, por controle, botoeira e sensor.",
            "No motor, ele verifica se o freio segura a cortina, se a partida é sem ronco, o que depende do capacitor, e se a parada é no lugar certo, marcado pelo fim de curso. Os comandos e o sensor são testados antes de ele sair.",
          ],
        ],
      },
      {
        about: "signs",
        headings: ["Quando não dá para esperar a revisão", "Sinais de que a porta precisa de manutenção já"],
        slots: [
          [
            "A porta costuma dar sinais antes de travar, e esperar a data marcada encarece o conserto. Se notar um destes, pare de usar e chame o técnico.",
            "Quase toda porta que trava deu algum aviso antes. Se notar algo desta lista, pare de usar a porta e chame o técnico sem esperar a revisão.",
            "Com um destes sinais, pare de usar a porta e chame o técnico, porque a cortina pode sair da guia ou o freio falhar.",
            "Uma visita antecipada custa menos que destravar a loja depois. Pare de usar a porta quando ela mostrar qualquer sinal destes.",
            "Ruído, lentidão e desvio são os avisos mais comuns e indicam freio, guia ou mola gastos. Se reconhecer algum destes sinais, desligue o disjuntor e chame o técnico.",
          ],
        ],
        bullets: [
          "A porta sobe torta ou raspa em um dos lados.",
          "Escorrega um pouco depois de parar.",
          "Faz um estalo forte no rolo.",
          "Ficou mais lenta ou mais pesada.",
          "Passa do ponto de parada, embaixo ou em cima.",
        ],
      },
      {
        about: "care",
        headings: ["O que a loja faz entre uma visita e outra", "Cuidados simples do dia a dia"],
        slots: [
          [
            "Uma vez por mês, com a porta fechada e o disjuntor desligado, tire o pó das bordas das guias que ficam à vista, com escova e pano seco. Se for lubrificar, use pouco silicone em spray, porque graxa e óleo juntam pó e travam a cortina.",
            "A limpeza mensal das guias, com escova e pano seco e sem energia, evita a maior parte dos travamentos. Não use óleo de cozinha nem graxa, que seguram areia; só um pouco de silicone em spray.",
            "Todo mês, desligue o disjuntor e limpe as guias com escova e pano. Para lubrificar, use apenas silicone em spray, em pouca quantidade, já que óleo e graxa viram uma pasta com o pó.",
            "A rotina da loja é curta: com a porta fechada e a energia cortada, passe escova e pano nas guias todo mês. O lubrificante é silicone em spray, em camada fina, já que a gordura segura poeira.",
            "Reserve um momento do mês para tirar o pó e a areia das guias, sempre com o disjuntor desligado. Evite produto gorduroso, que gruda a sujeira. Um leve jato de silicone já faz a cortina deslizar.",
          ],
          [
            "Em comércio, a revisão completa é feita {visits.business}, no mínimo. O rolo, a mola e o freio ficam sempre com o técnico.",
            "Em loja, marque o técnico {visits.business}, e mais vezes onde há entregas o dia todo. A mola e o freio não são serviço caseiro.",
            "Os outros itens ficam para a revisão, {visits.business} em comércio, porque a mola, o freio e o eixo guardam força e só o técnico deve mexer neles.",
            "O técnico volta {visits.business} e cuida do que fica sob tensão, isto é, rolo, mola e freio, que a equipe da loja não deve tocar.",
            "Para o comércio, a revisão é feita {visits.business}, e mais vezes com uso pesado. Não abra o rolo nem aperte a mola por conta própria, porque ela pode ferir.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "A loja precisa fechar para a manutenção?",
        answers: [
          "Não, só o vão da porta fica parado. Dá para marcar antes de abrir ou depois do expediente.",
          "Não o dia todo: combine um horário de pouco movimento, porque a porta fica sem uso durante o serviço.",
          "Não precisa, basta que aquela porta fique livre durante o trabalho. O início da manhã e o fim do expediente costumam servir.",
        ],
      },
      {
        question: "Porta de enrolar manual também precisa de manutenção?",
        answers: [
          "Precisa, porque a guia, a lâmina e a mola se gastam do mesmo jeito. A mola, que guarda força, é só do técnico.",
          "Sim. Se ela pesa para subir ou não para no meio, a mola pode estar fraca. Não force e chame o técnico.",
          "Sim, mesmo sem motor há lâminas, guias e mola trabalhando. A porta que ficou pesada ou desce sozinha precisa do técnico, porque a mola sob tensão é perigosa.",
        ],
      },
      {
        question: "A manutenção resolve a porta barulhenta?",
        answers: [
          "Na maior parte das vezes, porque o barulho vem de guia seca ou suja, lâmina raspando ou eixo sem lubrificação, e tudo isso é visto na visita.",
          "Costuma resolver, porque a limpeza, o alinhamento e a lubrificação tiram o atrito. A lâmina torta ou o rolamento gasto é trocado à parte.",
          "Em geral, sim, já que o atrito é a causa mais comum: trilho sujo, eixo seco, lâmina encostando. A peça gasta, como um rolamento, é orçada à parte.",
        ],
      },
      {
        question: "Existe contrato de manutenção para loja?",
        answers: [
          "Dá para combinar visitas {visits.business}, com data marcada e relatório. O valor depende do número de portas e do uso.",
          "Sim, com revisões {visits.business} já agendadas. Diga quantas portas há e quantas vezes abrem por dia, para o valor.",
          "Sim, com revisões {visits.business} agendadas, cada uma com relatório. O número de portas e de aberturas por dia define o preço.",
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
        "O preço da mola da porta de enrolar soma a mola, que sai do peso da cortina, da largura e do eixo, e a mão de obra de aliviar a tensão e equilibrar. Com largura, altura e fotos do rolo, tiradas do chão, dizemos se atendemos o modelo e quanto fica.",
        "Trocar a mola da porta de enrolar custa a peça da medida do eixo mais o serviço, feito com a cortina travada. Só dar nova tensão sai menos. O valor vem pela foto do rolo e pelas medidas, antes da visita, e ninguém mexe na mola até lá.",
        "O preço para trocar a mola da porta de enrolar depende do peso da cortina e do eixo, que definem a peça, e do trabalho de equilibrar tudo com segurança. Envie medidas e foto do rolo, sem subir na escada, para saber se trabalhamos com o modelo e o valor.",
        "A mola da porta de enrolar tem preço por medida, e o serviço de travar a cortina e dar tensão vem junto. Sem peça nova, só com regulagem, a conta é menor. Altura, largura e uma foto tirada do chão bastam para o valor, e até a visita ninguém toca nela.",
      ],
      any: [
        "Com a mola da porta de enrolar quebrada, não erga a porta nem mexa no eixo: a cortina perdeu a sustentação e pode cair. Deixe-a onde parou e isole a passagem. Com a largura, a altura e a foto do rolo, dizemos se trocamos a mola do seu modelo e por quanto.",
        "A mola de porta de enrolar manual que quebrou é trocada no local, com a cortina escorada e a mola nova escolhida pelo peso e pela largura. Até o técnico chegar, isole o vão e não force a porta. Mande a largura, a altura e uma foto do rolo, tirada do chão, e dizemos se atendemos o modelo e quanto custa a troca.",
        "Se a mola da porta de enrolar estourou e a porta está meio aberta, ninguém passa embaixo nem a solta, porque ela pode descer de uma vez. Isole o vão, não suba para ver e mande a foto: dizemos se atendemos o modelo, o valor e quando dá para trocar a mola.",
        "Mola de porta de enrolar quebrada significa cortina sem apoio: não tente levantar, não abra o rolo e afaste quem passa. Com as medidas do vão e uma foto tirada do chão, respondemos se a troca da mola cabe no modelo que você tem e quanto fica.",
        "Quem está com a mola da porta de enrolar partida deve largar a porta como ela está e fechar a passagem, porque a cortina pode despencar. O técnico trava o eixo, escora as lâminas e põe a mola da medida certa. Com a foto do rolo e as medidas do vão, dizemos se atendemos o modelo e o preço.",
      ],
    },
    sections: [
      {
        about: "safety",
        headings: ["O que fazer agora", "Porta aberta, fechada ou no meio"],
        slots: [
          [
            "O que fazer depende de onde a porta parou; em nenhum caso se sobe na escada para ver a mola, que guarda força mesmo quebrada.",
            "Em qualquer posição, ninguém passa embaixo e ninguém abre a caixa do rolo, porque o que resta da mola ainda fere.",
            "A mola partida pode soltar o resto da tensão a qualquer momento, por isso o rolo fica fechado. Veja o seu caso.",
            "A posição da cortina decide o próximo passo, e a regra comum é ficar longe do rolo: parte da tensão continua guardada na mola partida.",
            "Não use escada nem abra a caixa para olhar, já que o pedaço restante da mola pode disparar. Siga a linha que descreve a sua porta.",
          ],
        ],
        bullets: [
          "Fechada: deixe fechada e use outra entrada",
          "Aberta ou no meio: isole o vão e não a solte",
          "Com motor: desligue o disjuntor, para ninguém acionar",
          "Com cadeado ou trava: só trave se a porta já está no chão",
        ],
      },
      {
        about: "signs",
        headings: ["Como saber se é a mola", "Sinais de mola fraca ou quebrada"],
        slots: [
          [
            "Estalo forte no rolo e porta pesada em seguida apontam a mola quebrada; a fraca faz pesar aos poucos e descer sozinha. Se pesa só num ponto, procure guia suja ou amassada, que imita o defeito.",
            "De um dia para o outro a cortina fica pesada, muitas vezes depois de um estalo: é a mola. Enfraquecendo, ela deixa a porta descer sozinha; já o peso num trecho só é da guia.",
            "A quebra costuma vir com um estalo e um peso súbito dos dois lados. Mola cansada avisa antes, com a porta que não para onde se deixa, e guia amassada prende só num ponto.",
            "Um barulho seco lá em cima, seguido de porta que ninguém ergue, é mola partida. Quando ela só cansou, o peso cresce dia a dia e a cortina escorrega; trava num único lugar vem da guia com sujeira ou batida.",
            "Repare em como o peso chegou. De repente e com estalo, a mola se rompeu; aos poucos, com a porta que desce do ponto, ela enfraqueceu. Se endurece num trecho só, o defeito está na guia.",
          ],
        ],
      },
      {
        about: "visit",
        headings: ["Como é a troca da mola", "Trocar a mola com segurança"],
        slots: [
          [
            "A porta é escorada e o eixo, travado, porque sem isso ele gira e machuca. A mola nova é escolhida pela largura, pela altura e pelo peso da cortina, e, se o eixo tem duas, convém trocar o par.",
            "Primeiro se trava o eixo e se apoia a cortina. Depois entra a mola da medida certa, dada pelo peso das lâminas e pelo diâmetro do eixo. Havendo duas, o par costuma ir junto.",
            "Sem travar o eixo ninguém toca na mola. Feito isso, a nova é montada conforme as medidas da porta e o tipo de lâmina, em par se o eixo usa duas.",
            "O serviço começa pelo bloqueio do eixo e pelo escoramento das lâminas, para nada girar. A peça é definida pelas medidas da porta e pelo peso dela, e eixo de duas molas costuma ganhar as duas novas.",
            "Antes da troca, o técnico apoia a cortina e trava o eixo. A mola nova é escolhida pelo peso das lâminas, pela altura e pela largura. Se o eixo tem duas, elas são trocadas juntas, porque se gastam por igual.",
          ],
          [
            "Com a tensão acertada, a porta sobe leve e para onde é deixada. Guias e lâminas são conferidas, porque também pesam.",
            "No fim, a cortina precisa subir com pouca força e não cair, com guias limpas e lâminas retas.",
            "O teste final é a porta que fica parada a meia altura, depois de vistas guia e lâmina.",
            "A regulagem termina quando a mão ergue a porta sem esforço e ela fica no lugar. O técnico aproveita para ver lâmina torta e guia suja.",
            "Equilibrada, a cortina não desce nem sobe por conta própria. Lâminas e guias passam por conferência, pois prendem a porta do mesmo jeito.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["Mola nova ou motor", "O que muda o valor"],
        slots: [
          [
            "O preço da troca depende da medida da mola, de quantas há no eixo e do serviço de travar a porta e dar a tensão. Em porta larga, aberta várias vezes por dia, compare com a instalação de um motor, que assume o peso e em geral dispensa a mola.",
            "O valor da troca soma a mola, às vezes o par, e a mão de obra com a cortina presa. Se a porta cansa quem a abre todo dia, peça também o preço do motor, que tira a mola na instalação.",
            "Pesam no preço o tamanho e o número de molas e o trabalho no eixo. Para porta grande de uso diário, a automatização pode valer mais, porque o motor faz a força no lugar dela.",
            "Uma ou duas molas, de que medida, e o trabalho de tensionar com a porta presa formam o preço. Comércio que abre porta larga toda hora pode orçar o motor ao lado, já que ele ergue a cortina e quase sempre aposenta a mola.",
            "O orçamento segue a peça, simples ou em par, e a mão de obra no eixo travado. Vale pedir junto o valor da automatização quando a porta é grande, porque na maioria dos casos o motor dispensa a mola.",
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
          "Não é seguro: a mola guarda energia mesmo com a porta parada, e solta de uma vez.",
          "Não tente, porque a tensão guardada faz o eixo disparar e machuca. A regulagem exige ferramenta própria e a cortina presa.",
        ],
      },
      {
        question: "Porta automática tem mola?",
        answers: [
          "A maioria não precisa: o motor no eixo move a cortina e o freio a segura.",
          "Em geral, não. Na automação, a mola costuma sair e o motor assume o peso.",
          "Quase nunca: o eixo é girado pelo motor, e um freio mantém a cortina no lugar sem ajuda de mola.",
        ],
      },
      {
        question: "A loja pode abrir com a mola quebrada?",
        answers: [
          "Só se a porta já está aberta e escorada por um profissional. Não a erga na força.",
          "Não é seguro usar a porta. Mande a foto pelo WhatsApp, {shop.hours}, e diga se há outra entrada.",
          "Não com essa porta, a menos que um profissional já a tenha escorada no alto. Use outra entrada e chame pelo WhatsApp, {shop.hours}.",
        ],
      },
      {
        question: "Quanto dura a mola da porta de enrolar?",
        answers: [
          "Depende de quantas vezes a porta abre e de estar equilibrada; guia limpa e reta ajuda. O aviso do fim é a porta que começa a pesar.",
          "Não há prazo certo: o uso e a ferrugem decidem. Quando a porta pesa ou não para aberta, é hora de trocar, antes que ela estoure.",
          "Varia com o número de aberturas, a ferrugem e o equilíbrio da cortina. Troque quando ela ficar pesada ou não parar no alto, sem esperar o estouro.",
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
        "Para abrir a porta de enrolar automática na falta de luz, use a corrente manual do motor, por dentro: desligue o disjuntor, veja se a cortina está reta e puxe a corrente devagar, do lado que faz subir. Se a porta estiver torta, estalar ou pesar demais, pare e chame o técnico.",
        "A porta de enrolar automática abre sem luz pela corrente (ou manivela) do próprio motor, puxada devagar por dentro, com o disjuntor desligado e a cortina reta nas guias. Ninguém deve ficar embaixo. Pare se houver estalo, peso ou lâmina torta, porque a cortina pode descer de uma vez.",
        "Se faltou luz, abra a porta de enrolar com a corrente manual que fica no motor, do lado de dentro: desligue antes o disjuntor e puxe sem tranco, com ninguém embaixo. Só faça isso com a cortina reta nas duas guias, porque torta ou pesada ela pode cair, e aí o serviço é do técnico.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["Passo a passo para abrir sem luz", "Como subir a porta pela corrente"],
        slots: [
          [
            "O caminho é o mesmo na maioria dos motores, e o manual do seu mostra onde fica a corrente ou a manivela. Não tente levantar a cortina com as mãos, porque o motor prende o eixo e a lâmina dobra.",
            "Quase todo motor de porta de enrolar tem corrente ou manivela, indicada no manual. Erguer a cortina com as mãos não funciona, pois o eixo está preso ao motor e as lâminas entortam.",
            "Procure no motor a corrente ou a manivela que o manual indica. Puxar a cortina direto só dobra a lâmina, porque o motor mantém o eixo travado.",
          ],
        ],
        steps: [
          "Desligue o disjuntor da porta e o nobreak, se houver.",
          "Afaste pessoas e mercadoria e veja de longe se a cortina está reta nas guias.",
          "Solte a corrente manual do gancho, dentro da loja.",
          "Puxe devagar e sem tranco, do lado que faz subir.",
          "Pare se enroscar, estalar ou entortar.",
          "Prenda a corrente de volta antes de religar o disjuntor.",
        ],
      },
      {
        about: "safety",
        headings: ["Quando não abrir na mão", "Sinais para deixar a porta parada"],
        slots: [
          [
            "Se a cortina está torta, uma lâmina saiu da guia ou houve barulho de mola estourada, isole o vão e não toque na corrente. A mola e o eixo guardam força e são do técnico, mesmo com pressa de abrir a loja.",
            "Se a porta desceu de repente, inclinou ou soltou uma lâmina, deixe-a como está e afaste as pessoas. O eixo e a mola seguram muita carga, e só o técnico mexe neles.",
            "Não use a corrente com a cortina inclinada, fora da guia ou depois de um estouro de mola. Isole o vão e espere o técnico, porque ali há peso e mola sob tensão.",
          ],
          [
            "Ninguém deve passar por baixo enquanto alguém puxa, nem calçar a cortina com caixa ou vassoura. Pé de cabra e macaco dobram a lâmina e encarecem o conserto.",
            "Enquanto um puxa, outro vigia o vão, e só se atravessa com a porta parada no alto. A escora improvisada cede, e a alavanca por fora amassa a soleira.",
            "Mantenha o vão vazio durante a subida e não apoie a cortina em nada. Forçar por fora com ferramenta entorta as lâminas e tira a porta da guia.",
          ],
        ],
      },
      {
        about: "choose",
        headings: ["O que fazer para não depender da luz", "Nobreak ou abertura por fora"],
        slots: [
          [
            "Se a porta de enrolar é a única entrada, a corrente de dentro não ajuda quem ficou na rua. Nesse caso, combine na instalação um modo de abrir por fora, com chave.",
            "A loja sem outra porta precisa de destravamento pelo lado da rua, já que a corrente fica dentro. Ele é previsto na instalação e abre com chave.",
            "Quem só tem essa entrada fica do lado de fora quando falta luz, porque a corrente está no interior. A solução é um destrave externo com chave, instalado no motor que o aceita.",
          ],
          [
            "Outra solução é um nobreak para automatizador, que mantém o controle funcionando por algumas aberturas, conforme o peso da cortina e a bateria. O de computador não aguenta a partida do motor.",
            "O nobreak feito para portão dá algumas subidas e descidas pelo controle, conforme a bateria e o peso da porta. O de computador não serve, porque desliga quando o motor parte.",
            "Com um nobreak próprio para motor, a porta continua abrindo pelo controle até a bateria acabar, o que varia com o peso dela. O de computador não suporta o arranque.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Minha porta não tem corrente manual. E agora?",
        answers: [
          "Alguns motores usam manivela ou um cabo de desengate em outro ponto. Procure no manual pelo modelo da etiqueta e, se não achar, não force a cortina.",
          "Pode haver manivela ou desengate, conforme o modelo. A etiqueta do motor permite achar o manual; até lá, deixe a porta parada.",
          "Veja se há encaixe de manivela ou cabo de desengate no motor. Se não houver, espere o técnico, porque levantar com as mãos estraga as lâminas.",
        ],
      },
      {
        question: "Como fecho e tranco a porta sem luz?",
        answers: [
          "Desça a porta pela mesma corrente, puxando o lado contrário, e feche as travas da soleira ou das laterais, se houver. O freio do motor segura a cortina embaixo.",
          "A corrente também baixa a porta, pelo outro lado. Com ela no chão, use as travas; o motor parado ajuda a segurar.",
          "Puxe a corrente no sentido de descer, com o vão livre, e passe as travas laterais ou da soleira. O freio do motor também ajuda a segurar a cortina.",
        ],
      },
      {
        question: "A porta pode subir sozinha quando a luz voltar?",
        answers: [
          "Normalmente não, porque o motor espera um comando. Mesmo assim, o disjuntor fica desligado até a corrente estar guardada no gancho.",
          "Não deve, mas não conte com isso: mantenha o disjuntor desligado enquanto mexe na corrente e só religue com o vão livre.",
          "Em geral não, porque o motor só anda com comando. Por segurança, religue o disjuntor depois de prender a corrente e afastar todos.",
        ],
      },
      {
        question: "A luz voltou e a porta não obedece. Por quê?",
        answers: [
          "As causas comuns são disjuntor desligado, corrente fora do gancho ou fim de curso perdido. Se os dois primeiros estão certos, a central pode ter queimado com o pico da volta.",
          "Confira o disjuntor e a corrente guardada. Se a porta continua parada, a causa provável é o fim de curso, que marca onde ela para, ou a central atingida pelo pico.",
          "Alguns motores não partem com a corrente solta, então prenda-a e religue o disjuntor. Se não houver resposta, o fim de curso ou a central precisa de medição.",
        ],
      },
    ],
    photo: "fotos da corrente manual e do rolo, tiradas de longe, e a marca do motor",
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
        "O portão de enrolar residencial vale a pena quando falta espaço: a porta de aço automática não avança na calçada nem corre para o lado, e só ocupa o rolo acima do vão. O preço depende da área, da lâmina e do motor, escolhido pelo peso. Mande largura, altura e foto da fachada.",
        "Para garagem residencial, a porta de aço automática, ou de enrolar, compensa em vão sem lateral e com calçada curta, porque recolhe toda para cima. Em troca faz mais barulho e amassa com batida. O preço sai pela medida do vão, pelo tipo de lâmina e pelo peso, com foto da fachada.",
        "A porta de enrolar automática cabe na garagem de casa onde o basculante bateria no carro e o de correr não tem parede: ela sobe e vira um rolo. Vale pelo espaço, não pelo silêncio. O preço acompanha largura, altura, lâmina e motor, e é calculado com as medidas e uma foto.",
      ],
      price: [
        "O preço do portão de enrolar residencial soma a porta, vendida pelo fabricante, e o motor com a montagem. Quem já tem a porta paga só o motor, que é escolhido pelo peso da cortina de lâminas. O orçamento é grátis: mande largura, altura e foto da fachada.",
        "O preço da porta de enrolar em casa depende da medida, porque dela saem as lâminas, o eixo e o motor. Se a porta já existe, você paga o motor e a montagem. Se é nova, soma a porta, que é do fabricante. O valor vem de graça, com largura, altura até a laje e foto.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Enrolar, basculante ou de correr", "Quando a porta de enrolar compensa"],
        slots: [
          [
            "A porta de enrolar ganha quando não há recuo nem lateral, porque fica inteira acima da passagem. As desvantagens são o ruído das lâminas, que o quarto de cima sente, e a batida de carro, que amassa a cortina e a tira da guia.",
            "A vantagem é o espaço: calçada, teto e paredes da garagem ficam livres. Contra ela pesam o barulho do aço ao enrolar e a lâmina que amassa fácil e sai da guia com uma batida.",
            "A porta de enrolar serve onde não há parede livre ao lado nem espaço na calçada. Em troca, faz mais ruído de metal, o que incomoda sob um quarto, e a cortina entorta se o carro encostar.",
          ],
          [
            "Para comparar: o basculante de até {width.quarterHp} tem kit instalado a partir de {price.lowest}, sobre a folha que já existe. A de enrolar inclui a porta inteira, por isso custa bem mais. Em vão de dois carros, a de correr costuma ser melhor.",
            "Se a casa já tem folha basculante de até {width.quarterHp}, motorizá-la parte de {price.lowest} instalada, muito abaixo de uma porta nova de enrolar. Em vão largo, a cortina pesa e balança, e a folha de correr leva vantagem.",
            "No custo, motorizar um basculante existente de até {width.quarterHp} começa em {price.lowest} com instalação. A de enrolar é porta e motor juntos e sai bem acima. Para dois carros, avalie a de correr, que não balança com o vento.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["O que muda o preço da porta de enrolar", "Lâmina, área e motor no preço"],
        slots: [
          [
            "A área do vão vem primeiro, porque define as lâminas, o eixo e o motor. Depois contam o tipo de lâmina, fechada ou vazada, e a pintura. O alçapão, uma portinha para sair sem energia, e a fotocélula são somados no fim.",
            "A largura e a altura decidem quase tudo, porque delas sai o peso, e do peso sai o motor. A lâmina vazada, a pintura e o alçapão de emergência aumentam o preço. Controles a mais e fotocélula são somados por item.",
            "O tamanho é o que mais muda o preço: mais metros pedem mais lâminas e motor maior. Depois vêm o acabamento, a lâmina vazada e o alçapão, a portinha de emergência. Fotocélula e controles a mais entram por item.",
          ],
        ],
      },
      {
        about: "check",
        headings: ["O que medir antes", "Cabe na sua garagem?"],
        slots: [
          [
            "O que mais impede a porta de enrolar em casa é a altura acima do vão, onde fica o rolo. Meça com trena. Se faltar espaço, mande a foto assim mesmo, porque o rolo pode ir por dentro ou por fora da parede.",
            "Confira primeiro o espaço entre o topo da passagem e a laje, porque ali vai o rolo. Se for pouco, ainda pode caber por fora ou por dentro, e a foto mostra.",
            "Meça sobretudo a altura livre acima da passagem, que é o lugar do rolo. Se o espaço for curto, a porta ainda pode caber com o rolo na face de dentro ou de fora da parede.",
          ],
        ],
        steps: [
          "Meça a largura e a altura do vão.",
          "Meça do topo do vão até a laje.",
          "Veja se há parede firme para as duas guias.",
          "Localize o ponto de energia mais alto.",
          "Diga se a garagem tem outra saída.",
        ],
      },
      {
        about: "what",
        headings: ["Como funciona a porta de enrolar", "Cortina, eixo e motor"],
        slots: [
          [
            "Lâminas de aço encaixadas formam a cortina, que sobe por duas guias e se enrola num eixo. O motor fica na ponta dele, com uma corrente manual do lado de dentro para a falta de energia.",
            "A cortina é feita de lâminas de aço articuladas e corre em guias laterais até o eixo do alto. Na ponta vai o motor, que traz corrente para mover tudo na mão se faltar luz.",
            "Duas guias conduzem as lâminas de aço até o eixo, acima da passagem, onde elas se enrolam. Quem gira o eixo é o motor lateral, com corrente de emergência acessível por dentro.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Porta de enrolar é segura em casa?",
        answers: [
          "Com trava na soleira e freio no motor, resiste bem a ser erguida por fora. Some fotocélula, porque a cortina desce sobre a passagem e precisa parar se houver alguém.",
          "Contra arrombamento, o que conta é a trava da soleira e o freio. Para quem passa, a fotocélula é indispensável, já que a cortina desce na vertical.",
        ],
      },
      {
        question: "Faz muito barulho?",
        answers: [
          "Mais que um portão de correr ajustado, pelo atrito das lâminas na guia. Guia com escova, lâmina bem encaixada e lubrificação certa reduzem, mas não deixam silenciosa.",
          "Faz, é aço roçando em aço. Guias com escova ou revestimento diminuem, e por isso ela pede cuidado quando há quarto em cima.",
        ],
      },
      {
        question: "E se acabar a luz?",
        answers: [
          "A corrente manual do motor move a cortina, devagar, desde que lâminas e eixo estejam em ordem. Se a garagem não tem outra entrada, peça também nobreak ou alçapão.",
          "Abre-se pela corrente, do lado de dentro, com a porta em bom estado. Sem outra porta na garagem, planeje nobreak ou alçapão, porque a corrente não se alcança da rua.",
        ],
      },
      {
        question: "Vocês atendem porta de enrolar residencial?",
        answers: [
          "Fotos do rolo, da etiqueta do motor e as medidas mostram se o modelo está entre os que atendemos, para instalar ou consertar. A resposta vem antes de qualquer visita.",
          "Respondemos pela foto do rolo ou da fachada, com as medidas: ela indica se fazemos aquele modelo e o que é do fabricante da porta.",
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
        "Se a porta de enrolar automática travou com a loja fechada, religue o disjuntor uma vez e teste a botoeira. Se não subir, desligue o disjuntor e puxe devagar a corrente manual, por dentro e só com a cortina reta. Torta ou com estalo, não force e chame o técnico pelo WhatsApp, {shop.hours}.",
        "O que fazer com a porta de enrolar travada depende da cortina: reta nas guias, ela sobe pela corrente manual, de dentro e com o disjuntor desligado; torta, fica como está até o técnico. Mande foto das guias e do rolo, {shop.hours}, para saber se atendemos o modelo, o horário e o valor da ida.",
        "Se a porta de enrolar da loja travou aberta, desligue o disjuntor, afaste todos e não deixe ninguém passar por baixo. Com a cortina reta, o técnico orienta a baixar pela corrente manual, por dentro. Torta ou com estalo, ninguém mexe: vigie a loja e chame pelo WhatsApp, {shop.hours}. O valor da ida é dito antes.",
        "Com a porta de enrolar do comércio travada, desligue o disjuntor e afaste todos antes de qualquer tentativa. A corrente manual, por dentro da loja, abre se a cortina está reta. Se está torta ou presa, mande fotos pelo WhatsApp, {shop.hours}, e dizemos se atendemos o modelo, quando e por quanto.",
      ],
      emergency: [
        "Porta de aço da loja que não sobe: religue o disjuntor uma vez só e, se o motor está quente, espere uns 30 minutos, porque a proteção contra calor religa ao esfriar. Continuou, desligue e mande foto e endereço, {shop.hours}: dizemos se atendemos o modelo, o valor e o horário da ida.",
        "Loja fechada e porta de enrolar travada: confira disjuntor e botoeira uma vez, desligue e, só com a cortina reta e por dentro, use a corrente manual devagar. Torta ou sem outra entrada, ninguém força: mande a foto, {shop.hours}, e dizemos se atendemos o modelo, a hora e o valor da ida.",
        "Para a loja com a porta de enrolar emperrada agora, faça só uma tentativa: disjuntor religado, botoeira testada e, com motor quente, meia hora de espera. Sem resultado, corte a energia e use a corrente manual apenas se a cortina está reta; a foto, {shop.hours}, traz o valor da ida e o horário, se o modelo for atendido.",
        "A porta da loja travou na hora de abrir ou fechar? Desligue o disjuntor, afaste os clientes e olhe a cortina: reta, a corrente manual a move devagar pelo lado de dentro; torta, ninguém encosta. Mande endereço e foto, {shop.hours}, e saiba se atendemos o modelo, o preço da ida e a hora.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["Loja com a porta travada: o que fazer agora", "Como abrir a porta de enrolar travada"],
        slots: [
          [
            "Fique sempre ao lado, e nunca embaixo da cortina, que pode descer sem aviso, e afaste clientes e funcionários. Pare no primeiro passo que resolver.",
            "Faça um passo de cada vez, com todos longe da porta dos dois lados. Se um deles funcionar, não siga adiante.",
            "Comece pelo mais simples, de lado e sem ninguém perto. Assim que a porta responder, os outros passos são dispensados.",
          ],
        ],
        steps: [
          "Veja se o disjuntor caiu. Religue uma vez só e teste a botoeira.",
          "Se o motor está quente, espere uns 30 minutos, até a proteção contra calor religar.",
          "Se não subiu, desligue o disjuntor e veja se a cortina está reta nas guias.",
          "Confira se há trinco fechado ou objeto prendendo a soleira.",
          "Com a cortina reta e sem estalo, puxe a corrente manual devagar, por dentro.",
          "Se prender, pare e fotografe o rolo e as guias.",
        ],
      },
      {
        about: "causes",
        headings: ["Por que a porta da loja trava", "Guia, fim de curso ou motor: as causas"],
        slots: [
          [
            "Na loja, o mais comum é a guia, o trilho lateral, amassada embaixo por carrinho ou carro, e a lâmina prende ali. Outra causa é o fim de curso fora do ponto, a peça que marca as paradas: a porta desce demais e enrola ao contrário.",
            "Batida de carrinho amassa a parte de baixo da guia, o trilho da cortina, e a lâmina trava nesse ponto. O fim de curso, que diz ao motor onde parar, também falha, e a cortina passa da soleira.",
            "A guia amassada segura a lâmina e é a primeira causa em comércio. Depois vem o fim de curso, que marca onde a porta para: fora do lugar, deixa a porta descer demais e não voltar.",
          ],
          [
            "Se não há som nenhum, procure energia, botoeira ou receptor do controle. Se o motor ronca e a cortina não sobe, o capacitor está fraco, a cortina prendeu ou a mola perdeu força.",
            "Motor mudo aponta para disjuntor, botoeira, receptor ou desarme por calor. Quando ele ronca e não levanta, o capacitor enfraqueceu, a mola cedeu ou a cortina prendeu.",
            "O silêncio indica falta de energia ou de comando. O ronco sem movimento indica capacitor fraco, que não dá a partida, mola sem força ou cortina presa.",
          ],
        ],
      },
      {
        about: "safety",
        headings: ["Como proteger a loja até o conserto", "Porta parada no meio: cuidados até o técnico chegar"],
        slots: [
          [
            "A porta parada no meio tem o peso todo suspenso e pode descer de uma vez. Isole os dois lados com cavalete, não escore e use outra saída.",
            "Não escore nem puxe a cortina que parou no meio do caminho. Feche a passagem com cavaletes e não deixe ninguém passar por baixo.",
            "Ninguém atravessa por baixo da cortina suspensa, nem para buscar algo rápido, já que ela pode despencar. Bloqueie os dois lados.",
          ],
          [
            "Se a loja vai ficar aberta, deixe alguém no local, acenda as luzes e recolha dinheiro e mercadoria de valor. Diga na mensagem quem recebe o técnico.",
            "Com a loja sem fechar, mantenha uma pessoa dentro e tire o dinheiro do caixa. Mande também o nome e o telefone de quem autoriza o serviço.",
            "Se ela ficou aberta, guarde os produtos caros, deixe a frente iluminada e escale alguém para vigiar até o serviço acabar. Informe o contato dessa pessoa.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Quanto custa destravar a porta da loja?",
        answers: [
          "Depende da causa: regulagem é o mais barato, lâmina e guia vão por trecho, e motor ou mola custam mais. O valor da ida e o do conserto são informados antes.",
          "Se for regulagem, é só mão de obra. Lâmina, trecho de guia, mola ou motor somam a peça. Você sabe o preço da ida e a estimativa antes de confirmar.",
          "O menor custo é o da regulagem, que não leva peça; depois vêm lâmina e guia, cobradas por trecho, e no alto mola e motor. Ida e reparo têm o valor informado antes.",
        ],
      },
      {
        question: "Posso abrir a loja com a porta pela metade?",
        answers: [
          "Não. Freio, mola ou eixo podem ceder, e a cortina desce de uma vez.",
          "Não abra: a cortina parada no meio é peso suspenso. Atenda por outra entrada ou espere o reparo.",
          "Melhor não: ela está pendurada e pode despencar se a mola, o freio ou o eixo falhar. Receba os clientes por outra porta até o conserto.",
        ],
      },
      {
        question: "Posso passar óleo na guia?",
        answers: [
          "Não: óleo e graxa juntam areia e travam de novo. Limpe com pano e use pouco silicone em spray.",
          "Óleo piora, porque segura poeira. A guia se limpa com escova e pano, sem energia, e aceita um pouco de silicone.",
          "Evite, porque graxa vira cola de poeira e a lâmina prende outra vez. Com a energia cortada, pano, escova e uma camada fina de silicone bastam.",
        ],
      },
      {
        question: "E se não há corrente manual?",
        answers: [
          "Então espere o técnico: alguns motores têm manivela ou destrave interno, e forçar a cortina dobra as lâminas.",
          "Sem corrente, não puxe a porta. Certos modelos usam manivela, e quem não conhece o mecanismo pode soltar a cortina.",
          "Nesse caso não há o que tentar por conta própria, pois o destrave interno ou a manivela podem liberar o peso. Deixe a cortina parada e aguarde quem conhece o motor.",
        ],
      },
    ],
    photo: "fotos da porta inteira, das duas guias e do rolo, tiradas de longe e sem acionar",
  },
];
