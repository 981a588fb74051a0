import type { NarrowConcept } from "#domain/knowledge/concept.ts";
import { combine } from "./combine.ts";

/** What decides a purchase and was answered beside the word that the title turns on: used, five, battery backup, how to pay. */
export const compraDecidida: NarrowConcept[] = [
  {
    id: "usado-cuidados-antes-de-comprar",
    broader: "usado",
    label: "Motor usado: cuidados antes de comprar",
    phrase: "a compra de um motor de portão usado",
    asks: combine(
      ["usado", "seminovo", "segunda mão"],
      [
        "motor portão vale pena cuidados antes comprar",
        "motor portão vale pena antes comprar",
        "motor vale pena cuidados",
        "motor cuidados antes comprar",
        "motor portão cuidados antes comprar",
        "motor portão cuidados",
        "motor o que verificar antes comprar",
        "motor o que conferir antes comprar",
        "motor o que olhar antes comprar",
      ],
    ),
    intent: "question",
    answers: {
      any: [
        "Motor de portão usado raramente vale a pena em casa. Só a instalação de um motor comprado à parte custa a partir de {price.installation}, e o kit basculante novo, já instalado, parte de {price.lowest} com {warranty.motor} de garantia. Se for comprar usado, peça foto da etiqueta, vídeo do motor funcionando e nota.",
        "Comprar um motor de portão usado só vale a pena quando ele é igual ao seu, tem poucos anos e funciona em vídeo. Some ao anúncio a instalação, a partir de {price.installation}. O kit novo para basculante começa em {price.lowest}, instalado e com {warranty.motor} de garantia no motor.",
        "O motor usado para portão quase nunca compensa numa casa, porque a economia some na instalação, que parte de {price.installation}. Novo e instalado, o kit basculante sai a partir de {price.lowest}. Antes de pagar por um usado, confira etiqueta, peças incluídas, vídeo em funcionamento e reposição à venda.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["Cuidados antes de comprar um motor usado", "O que conferir no usado antes de pagar"],
        slots: [
          [
            "Faça estas conferências antes de pagar. Não ligue o motor solto na tomada, porque ele gira com força e pode ferir ou dar choque.",
            "Siga esta lista com o vendedor antes de fechar. O teste seguro é o vídeo do motor movendo o portão, e nunca o motor ligado no chão.",
            "Peça estas informações por mensagem e guarde as respostas. A tampa do motor fica fechada, porque há tensão da rede dentro dela.",
          ],
        ],
        steps: [
          "Peça foto nítida da etiqueta, com modelo, potência e tensão.",
          "Peça um vídeo, com som, do motor abrindo e fechando um portão.",
          "Pergunte a idade do motor e o motivo da venda.",
          "Procure na carcaça trinca, ferrugem, cheiro de queimado e marca de água.",
          "Confirme se vêm central, controles, suporte e fim de curso.",
          "Veja se a placa e a engrenagem desse modelo ainda se vendem.",
          "Exija nota ou recibo com o nome e o documento do vendedor.",
        ],
      },
      {
        about: "cost",
        headings: ["A conta do usado contra o novo", "Quanto o usado custa de verdade"],
        slots: [
          [
            "O custo do usado é o preço do anúncio, mais a instalação, mais o que faltar no conjunto. Controle, suporte e capacitor são os itens que mais faltam.",
            "Some três valores: o anúncio, a mão de obra e as peças que não vieram. Um motor sem central ou sem controles fica bem mais caro do que parece.",
            "Ao valor pedido pelo vendedor somam-se a montagem e as peças ausentes. A central e os controles são as que mais pesam quando faltam.",
          ],
          [
            "No portão de correr ou de abrir, trocar o motor por um novo em casa custa de {price.homeSwap}, com mão de obra. Compare o total do usado com essa faixa.",
            "Para comparar em portão de correr ou de abrir, use a troca por um motor novo em casa, de {price.homeSwap} com o serviço.",
            "A referência no portão de correr ou de abrir é a troca residencial por motor novo, que fica de {price.homeSwap}, já com a mão de obra.",
          ],
        ],
      },
      {
        about: "choose",
        headings: ["Quando o motor usado compensa", "Em que caso comprar usado e em que caso desistir"],
        slots: [
          [
            "O usado compensa quando é do mesmo modelo do seu e aproveita suporte, cremalheira e controles. Também serve para quem quer as peças dele.",
            "Vale comprar o usado idêntico ao que você tem, porque as ferragens já estão no lugar. Outro bom uso é tirar peças de um modelo caro.",
            "A compra faz sentido para repor um motor igual, com o suporte já montado. Ela também serve como fonte de peças de um motor grande.",
          ],
          [
            "Desista se a etiqueta está ilegível, se a placa foi remendada ou se o vendedor não mostra o motor funcionando. Em prédio e comércio, prefira o novo, porque portão parado atrapalha todos.",
            "Não compre motor sem etiqueta, com sinal de água ou de modelo sem reposição. No condomínio e na loja, a idade desconhecida é um risco alto demais.",
            "Deixe passar o motor que ninguém viu funcionar, o que tem trinca e o que saiu de linha. Portão de uso coletivo pede motor novo, com garantia.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Quanto tempo ainda dura um motor usado?",
        answers: [
          "A vida média de um motor é de {trade.life}. Desconte a idade que o vendedor informar, e um pouco mais se o portão era pesado.",
          "Desconte a idade da vida média, que é de {trade.life}. O motor que veio de prédio abriu muitas vezes mais que o de uma casa.",
        ],
      },
      {
        question: "Vocês instalam um motor usado que eu comprei?",
        answers: [
          "Sim, se ele servir ao tipo e ao peso do portão. O serviço tem {warranty.installation} de garantia, e pelo motor responde quem vendeu.",
          "Instalamos, depois de conferir a etiqueta por foto. A nossa garantia de {warranty.installation} cobre a instalação, e não o equipamento.",
        ],
      },
      {
        question: "Os controles do antigo dono continuam funcionando?",
        answers: [
          "Continuam, até alguém apagar a memória da central. Peça isso no dia da instalação e grave só os seus.",
          "Sim, e por isso a memória da central deve ser apagada na montagem. Depois se gravam apenas os controles da sua casa.",
        ],
      },
      {
        question: "O motor usado tem garantia?",
        answers: [
          "Loja que vende usado responde por 90 dias, pela lei. Na compra de um particular, vale o que estiver escrito no recibo.",
          "De loja, são 90 dias pelo Código de Defesa do Consumidor. De pessoa física, só o que vocês combinarem por escrito.",
        ],
      },
    ],
    photo: "uma foto nítida da etiqueta do motor usado e outra do seu portão inteiro",
  },
  {
    id: "cinco-motores-de-condominio",
    broader: "condominio",
    label: "Os 5 melhores motores para condomínio",
    phrase: "os cinco melhores motores para condomínio",
    isAskedByName: true,
    asks: combine(
      ["condomínio", "prédio"],
      [
        "5 melhores motores",
        "5 melhores motores portão",
        "cinco melhores motores portão",
        "melhores motores",
        "melhores motores portão",
        "melhores motores garagem",
        "top 5 motores",
        "top 5 motores portão",
        "ranking motores portão",
        "lista melhores motores portão",
        "quais melhores motores portão",
      ],
    ),
    intent: "buying",
    answers: {
      any: [
        "Os 5 melhores motores para portão de condomínio são o deslizante de uso intenso, o deslizante industrial, o basculante de uso intenso, o de braço reforçado e o rápido com inversor. O tipo de portão e os carros por hora decidem entre eles. A troca custa de {price.heavySwap}, com mão de obra.",
        "Não há um só melhor motor para condomínio: os 5 que valem a lista são os deslizantes de uso intenso e industrial, o basculante reforçado, o de braço para folha grande e o rápido com inversor. Trocar o motor de um portão pesado custa de {price.heavySwap}, com a mão de obra.",
        "A lista dos melhores motores para portão de condomínio tem cinco tipos, cada um para um caso: correr com muito uso, correr com folha muito pesada, basculante, de abrir e entrada com fila. A troca num prédio fica de {price.heavySwap}, já com o serviço, e a foto indica o modelo.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Os cinco motores e para que serve cada um", "A lista, do caso mais comum ao mais raro"],
        slots: [
          [
            "A ordem vai do caso mais comum ao mais raro. PPA, Garen, Rossi, Peccinin e Nice têm motores de uso intenso, e a ficha de cada modelo traz os limites.",
            "Nenhum deles é o melhor em todo prédio. Procure o seu portão na lista e compare depois as fichas de PPA, Garen, Rossi, Peccinin e Nice.",
            "Cada motor da lista atende um tipo de portão. Marcas como PPA, Garen, Rossi, Peccinin e Nice fabricam motores para uso intenso.",
          ],
        ],
        isCounted: true,
        steps: [
          "Deslizante de uso intenso: para folha de correr de até uns 800 kg, o caso mais comum em prédio.",
          "Deslizante industrial: para folha de correr de mais de 800 kg ou entrada de caminhão.",
          "Rápido com inversor: para garagem com fila, porque abre em poucos segundos e para sem tranco.",
          "Basculante de uso intenso: para portão que sobe, com o contrapeso da folha em ordem.",
          "De braço para folha grande: para portão de abrir, pelo peso e pelo comprimento de cada folha.",
        ],
      },
      {
        about: "check",
        headings: ["Como escolher entre os cinco", "Dois números para comparar as fichas"],
        slots: [
          [
            "Conte quantas vezes o portão abre na hora mais cheia. Os ciclos por hora da ficha, que são aberturas completas sem superaquecer, devem passar desse número.",
            "Veja os ciclos por hora, que são as vezes que o motor abre e fecha sem esquentar demais. O número da ficha precisa ser maior que o movimento do pico.",
            "Comece pelos ciclos por hora da ficha. Cada ciclo é uma abertura e um fechamento, e a garagem não pode passar desse limite no pico.",
          ],
          [
            "Some um terço ao peso da folha e procure essa capacidade na ficha. Uma folha de 600 kg, por exemplo, pede um motor de 800 kg.",
            "A capacidade em quilos deve passar do peso da folha em um terço. Assim, um portão de 450 kg pede motor de 600 kg.",
            "Deixe um terço de folga sobre o peso da folha. Para um portão de correr de 300 kg, procure ao menos 400 kg na ficha.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["O que entra no preço da troca", "Do que depende o valor no prédio"],
        slots: [
          [
            "O peso da folha, o número de ciclos e o inversor definem o preço do motor. Cremalheira, fotocélula e sinaleiro entram à parte quando faltam ou estão gastos.",
            "O motor encarece com a capacidade, com os ciclos e com o inversor. O orçamento lista separado o que mais for preciso, como fotocélula e cremalheira de aço.",
            "Capacidade maior, mais ciclos e inversor aumentam o valor. A proposta mostra à parte as peças que o portão pedir, como sensor, sinaleiro ou cremalheira.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Motor residencial serve em condomínio pequeno?",
        answers: [
          "Serve com poucas vagas, se os ciclos por hora da ficha cobrem a hora mais cheia. Na dúvida, escolha o de uso intenso.",
          "Em prédio de poucas vagas ele pode servir. Confira na ficha se os ciclos por hora passam das aberturas do pico.",
        ],
      },
      {
        question: "Qual marca é melhor para condomínio?",
        answers: [
          "Compare modelos, e não só marcas. A melhor é a que tem um modelo com ciclos de sobra e peças à venda na sua região.",
          "Nenhuma ganha em todos os casos. Escolha o modelo pela ficha e confirme se as peças de reposição são fáceis de achar.",
        ],
      },
      {
        question: "Quanto tempo o portão do prédio fica parado na troca?",
        answers: [
          "O trabalho leva {time.heavy}, em geral num só dia. O horário é combinado com a portaria, fora da hora de pico.",
          "Conte {time.heavy} de serviço. Avise os moradores na véspera e combine onde os carros ficam.",
        ],
      },
      {
        question: "O condomínio precisa de dois motores?",
        answers: [
          "Só o portão de duas folhas de abrir, que leva um motor em cada folha. Portão de correr ou basculante costuma usar um.",
          "Portão de abrir com duas folhas usa dois motores. Nos outros tipos, um motor bem escolhido costuma bastar.",
        ],
      },
    ],
    photo: "fotos do portão do prédio e da etiqueta do motor atual, com o número de vagas",
  },
  {
    id: "nobreak-modelos-e-preco",
    broader: "nobreak",
    label: "Motor com nobreak: modelos e preço",
    phrase: "os modelos de motor com nobreak",
    asks: [
      ...combine(
        ["nobreak", "no break"],
        [
          "modelos autonomia preço",
          "motor modelos autonomia preço",
          "motor portão modelos autonomia preço",
          "modelos preço",
          "motor portão modelos preço",
          "motor portão modelos",
          "quais modelos motor",
          "modelos portão automático",
          "motor portão embutido",
          "tipos preço",
        ],
      ),
      "motor portão bateria modelos preço",
      "motor portão bateria modelos",
    ],
    intent: "price",
    answers: {
      any: [
        "Motor de portão com nobreak existe em três modelos: motor de 24 V com bateria própria, motor comum com nobreak externo e central com entrada para bateria. A autonomia típica é de 20 a 50 aberturas. O preço não é de tabela: soma aparelho, bateria e instalação, e o orçamento por foto é grátis.",
        "Os modelos de motor de portão com nobreak são o de 24 V com bateria, o comum ligado a um nobreak de portão e o de central que aceita bateria. A autonomia costuma ser de 20 a 50 aberturas com folha leve. O preço depende do motor e da bateria, e o orçamento por foto é grátis.",
        "Para ter portão com nobreak há três modelos: nobreak externo no motor que você já tem, motor de 24 V com bateria e central com entrada de bateria. Conte com autonomia de 20 a 50 aberturas, em geral. O preço mais baixo costuma ser o do nobreak externo, e a foto da etiqueta dá o valor.",
      ],
    },
    sections: [
      {
        about: "what",
        headings: ["Os três modelos e para quem servem", "Modelos de motor com nobreak"],
        slots: [
          [
            "Quem já tem um motor em bom estado começa pelo nobreak externo. Quem vai trocar o motor deve comparar também os que trazem bateria.",
            "O modelo certo depende do motor que está no portão. Se ele vai ser trocado, vale olhar os que já aceitam bateria.",
            "A escolha começa pela etiqueta do motor atual. Ela mostra a tensão e a potência, e a marca diz se a central aceita bateria.",
          ],
        ],
        bullets: [
          "Nobreak externo: caixa com bateria que alimenta o motor comum, de 127 V ou 220 V",
          "Motor de 24 V com bateria: vem de fábrica com ligação para a bateria e não depende de nobreak externo",
          "Central com entrada de bateria: o módulo é da mesma linha do motor, quando a marca oferece",
        ],
      },
      {
        about: "cost",
        headings: ["O que muda o preço", "Do mais barato ao mais caro"],
        slots: [
          [
            "A loja não tem valor fixo para nobreak, porque cada motor pede um aparelho. Em geral, a ordem do mais barato ao mais caro é esta:",
            "Não damos um valor único, porque a potência do motor define o aparelho. Do menor ao maior gasto, a ordem costuma ser esta:",
            "Sem ver a etiqueta do motor, nenhum valor seria certo. O gasto costuma crescer nesta ordem:",
          ],
        ],
        bullets: [
          "Só a bateria, em nobreak que já existe: trocada a cada 2 a 4 anos, em geral",
          "Nobreak externo de casa: em geral para um motor de até 1/2 HP, com uma bateria",
          "Nobreak de prédio: mais potência e mais baterias para a hora de pico",
          "Motor novo de 24 V com bateria: soma o motor, a bateria e a instalação",
        ],
      },
      {
        about: "choose",
        headings: ["Qual autonomia você precisa", "Como calcular a autonomia"],
        slots: [
          [
            "Conte quantas vezes o portão abre num dia e compare com as aberturas da ficha. Uma casa com dois carros abre de 4 a 8 vezes por dia, e o modelo menor costuma bastar.",
            "Some as saídas e entradas de um dia. Se forem 8, por exemplo, um nobreak que faz 20 aberturas cobre o dia com folga.",
            "A conta é simples: aberturas por dia, mais uma sobra. Família que abre 6 vezes fica bem servida com um aparelho de 20 aberturas.",
          ],
          [
            "No prédio, conte os carros da hora de pico, porque a carga acaba em pouco tempo. Folha pesada e bateria velha reduzem o número da ficha.",
            "Em condomínio, some os carros das horas cheias e peça bateria maior. O número da ficha vale para folha leve e bateria nova.",
            "Para garagem coletiva, use o movimento do pico e confira se a ficha cobre. Trilho sujo e folha pesada gastam mais carga a cada abertura.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Qualquer motor aceita nobreak?",
        answers: [
          "Quase todos, com um aparelho próprio para portão e de potência suficiente. Motor com inversor precisa de um nobreak que o fabricante indique.",
          "A maioria aceita o nobreak externo feito para portão. Se a central tem inversor, confirme antes o modelo indicado pela marca.",
        ],
      },
      {
        question: "O nobreak de computador serve no portão?",
        answers: [
          "Em geral não. A partida do motor puxa muita corrente, e o nobreak de computador desarma ou queima.",
          "Não é indicado, porque ele não foi feito para o arranque de um motor e costuma desligar.",
        ],
      },
      {
        question: "Quanto tempo a bateria leva para recarregar?",
        answers: [
          "Em geral de 6 a 12 horas depois que a luz volta. Se faltar energia antes disso, haverá menos aberturas.",
          "Conte de 6 a 12 horas de rede ligada, em geral. O portão funciona normalmente durante a recarga.",
        ],
      },
      {
        question: "Desligar o disjuntor basta para mexer no portão?",
        answers: [
          "Não. Com nobreak, o motor continua com energia. Desligue o disjuntor e o nobreak, e deixe a parte interna com o técnico.",
          "Não basta, porque o nobreak assume quando a rede cai. Desligue os dois antes de limpar ou destravar.",
        ],
      },
    ],
    photo: "uma foto da etiqueta do motor e outra do lugar do nobreak, e diga quantas aberturas faz por dia",
  },
  {
    id: "pagamento-garantia-e-visita",
    broader: "parcelamento",
    label: "Pagamento, garantia e visita",
    phrase: "o pagamento, a garantia e a visita técnica",
    asks: [
      ...combine(
        ["parcelam", "parcela", "parcelamento", "formas pagamento", "forma pagamento", "pagamento", "cartão"],
        ["garantia visita técnica", "garantia visita", "garantia", "visita técnica garantia"],
      ),
      "parcelam formas pagamento garantia visita técnica",
      "vocês parcelam formas pagamento",
      "parcelam formas pagamento",
      "formas pagamento visita técnica",
    ],
    intent: "question",
    answers: {
      any: [
        "Sim, parcelamos em até {shop.instalments} vezes no cartão, e também aceitamos Pix. O motor tem {warranty.motor} de garantia, e a instalação, {warranty.installation}. O orçamento por foto é grátis; se for preciso uma visita técnica paga, o valor é informado antes de marcar.",
        "Parcelamos o motor e o serviço em até {shop.instalments} vezes no cartão, ou você paga à vista por Pix. A garantia é de {warranty.motor} no motor e de {warranty.installation} na instalação. A visita técnica, quando é cobrada, tem o valor combinado antes, e o orçamento por foto é grátis.",
        "Sim, parcelamos no cartão em até {shop.instalments} vezes, e as formas de pagamento são cartão e Pix. A garantia é de {warranty.motor} no motor novo e de {warranty.installation} na instalação. O orçamento por foto não custa nada, e você sabe se a visita técnica tem custo antes de marcar.",
      ],
    },
    sections: [
      {
        about: "cost",
        headings: ["Formas de pagamento", "Como pagar"],
        slots: [
          [
            "No Pix, você paga o total à vista. No cartão, a proposta mostra a parcela e o total, com o acréscimo que houver.",
            "O Pix quita tudo de uma vez, pelo preço à vista. O cartão divide o valor, e a proposta diz se há acréscimo.",
            "Quem paga à vista usa o Pix. Quem prefere dividir usa o cartão e vê antes o total com as parcelas.",
          ],
          [
            "O parcelamento vale para motor, instalação e conserto. Empresa e condomínio podem combinar boleto na proposta.",
            "Motor novo, instalação e conserto podem ser divididos. O boleto é combinado antes, em geral com condomínio ou empresa.",
            "Você pode dividir o motor, a instalação ou um conserto. Para condomínio e empresa, há boleto, se combinado na proposta.",
          ],
        ],
      },
      {
        about: "what",
        headings: ["O que a garantia cobre", "Garantia do motor, da instalação e do conserto"],
        slots: [
          [
            "A garantia do motor cobre defeito de fábrica, e a da instalação cobre a montagem. No conserto, a lei dá 90 dias para reclamar do serviço e da peça trocada.",
            "Defeito de fábrica fica com a garantia do motor, e erro de montagem, com a da instalação. Serviço de conserto tem 90 dias, pela lei.",
            "O motor é coberto contra defeito de fábrica, e a instalação, contra falha na montagem. Para o conserto valem os 90 dias da lei.",
          ],
          [
            "Raio, água na caixa e batida de carro não costumam entrar. Guarde a nota, porque ela prova a data.",
            "Queima por raio, entrada de água e batida costumam ficar fora. A nota guardada comprova o início do prazo.",
            "Em geral ficam fora o raio, a água dentro da caixa e a batida. Tenha a nota à mão para pedir o atendimento.",
          ],
        ],
      },
      {
        about: "visit",
        headings: ["Como funciona a visita técnica", "Do orçamento por foto à visita"],
        slots: [
          [
            "Você combina o dia e o valor da visita antes de o técnico sair. O caminho é este:",
            "O técnico só sai depois que você aprova o valor. São quatro passos:",
            "O primeiro contato é por foto, e muitas vezes já resolve. Depois a ordem é esta:",
          ],
        ],
        steps: [
          "Mande fotos do portão e da etiqueta do motor, ou um vídeo do defeito.",
          "Receba o valor do serviço e saiba se a visita tem custo.",
          "Aprove a proposta e escolha a forma de pagamento.",
          "Receba o técnico e confira o portão funcionando.",
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "As parcelas têm juros?",
        answers: [
          "Pode haver acréscimo, conforme o cartão e o número de vezes. Compare na proposta o total à vista e o total parcelado.",
          "Depende do cartão e do número de parcelas. Os dois totais vêm escritos antes de você aprovar.",
        ],
      },
      {
        question: "Preciso pagar antes do serviço?",
        answers: [
          "O momento do pagamento fica escrito na proposta. Confira também se o nome de quem recebe é o da empresa.",
          "A proposta diz quando se paga. Antes de fazer um Pix, veja se o nome do recebedor é o da empresa.",
        ],
      },
      {
        question: "Aceita cartão de débito?",
        answers: [
          "Avise ao pedir o valor que prefere débito. Confirmamos se a maquininha do dia aceita.",
          "Diga no pedido que quer pagar no débito, e confirmamos antes da visita.",
        ],
      },
      {
        question: "Como aciono a garantia?",
        answers: [
          "Mande pelo WhatsApp a nota, a data do serviço e um vídeo do defeito. Não abra o motor antes do atendimento.",
          "Envie um vídeo do defeito com a nota ou a data da instalação. Deixe o motor fechado até o técnico ver.",
        ],
      },
    ],
    photo: "fotos do portão e da etiqueta do motor, com a forma de pagamento que prefere",
  },
  {
    id: "nobreak-como-funciona-e-dura",
    broader: "nobreak",
    label: "Nobreak: como funciona e quanto dura",
    phrase: "como funciona e quanto dura o nobreak do portão",
    asks: combine(
      ["nobreak", "no break"],
      [
        "como funciona quanto dura",
        "portão como funciona quanto dura",
        "portão automático como funciona quanto dura",
        "portão eletrônico como funciona quanto dura",
        "como funciona quanto tempo dura",
        "portão como funciona quanto tempo dura",
        "como funciona autonomia",
        "portão como funciona autonomia",
        "como funciona quantas aberturas",
      ],
    ),
    intent: "question",
    answers: {
      any: [
        "O nobreak para portão automático guarda energia numa bateria e alimenta o motor quando falta luz. Numa falta de energia, ele dura em geral de 20 a 50 aberturas, ou de 4 a 8 horas em espera. A bateria costuma ser trocada a cada 2 a 4 anos.",
        "O nobreak do portão funciona assim: carrega a bateria enquanto há luz e passa a alimentar o motor quando a rede cai. Com bateria nova e folha leve, dura em geral de 20 a 50 aberturas, dentro de 4 a 8 horas. A bateria em si dura de 2 a 4 anos.",
        "Quando a luz acaba, o nobreak do portão automático transforma a carga da bateria na energia que o motor usa. A carga dura, em geral, de 20 a 50 aberturas ou de 4 a 8 horas parada, o que acabar antes. De 2 a 4 anos depois, troca-se a bateria.",
      ],
    },
    sections: [
      {
        about: "what",
        headings: ["Como funciona o nobreak do portão", "O que o nobreak faz quando falta luz"],
        slots: [
          [
            "O aparelho fica entre a tomada e o motor. Com luz, a energia da rede passa por ele e mantém a bateria carregada.",
            "O nobreak é ligado entre a rede elétrica e o motor. Enquanto há energia, um carregador mantém a bateria cheia.",
            "A caixa do nobreak recebe a energia da rede e alimenta o motor. Dentro dela, uma bateria fica sempre carregando.",
          ],
          [
            "Quando a rede cai, um circuito chamado inversor transforma a corrente da bateria em 127 V ou 220 V. O controle continua abrindo o portão como antes. Quando a luz volta, a bateria recarrega sozinha.",
            "Na falta de luz, o inversor, que é o circuito de saída, converte a bateria em 127 V ou 220 V. Você usa o mesmo controle, sem apertar nada no aparelho. A recarga começa assim que a energia volta.",
            "Se falta luz, o inversor do aparelho converte a carga da bateria na tensão do motor, 127 V ou 220 V. O portão segue abrindo pelo controle. Depois, com a luz de volta, a bateria é recarregada.",
          ],
        ],
      },
      {
        about: "causes",
        headings: ["O que faz o nobreak durar menos", "Por que o seu pode durar menos"],
        slots: [
          [
            "Cada abertura gasta mais carga quando a folha é pesada ou o trilho está sujo. Câmera, interfone e modem ligados no mesmo aparelho também consomem.",
            "Folha que prende faz o motor puxar mais energia a cada abertura. Outros aparelhos na mesma tomada, como câmera e modem, reduzem ainda mais a carga.",
            "Trilho sujo e folha pesada aumentam o gasto de cada abertura. Ligar câmera ou interfone no mesmo nobreak também tira aberturas do portão.",
          ],
          [
            "O calor envelhece a bateria. Um nobreak ao sol perde capacidade mais cedo que um instalado à sombra.",
            "A bateria dura menos em lugar quente. Por isso o aparelho deve ficar à sombra e com ventilação.",
            "Lugar quente encurta a vida da bateria. Instale a caixa longe do sol e da chuva.",
          ],
        ],
      },
      {
        about: "signs",
        headings: ["Sinais de que a bateria está no fim", "Quando trocar a bateria"],
        slots: [
          [
            "A bateria fraca avisa antes de acabar. Peça a troca quando aparecer um destes sinais:",
            "Observe o portão na próxima falta de luz. Estes sinais mostram bateria gasta:",
            "A queda de rendimento é gradual. Chame o técnico quando notar um destes sinais:",
          ],
        ],
        bullets: [
          "O portão faz metade das aberturas que fazia",
          "O nobreak apita logo na primeira abertura",
          "O portão fica lento sem luz e normal com luz",
          "A caixa está estufada ou muito quente: não mexa nela",
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Quanto tempo o nobreak leva para recarregar?",
        answers: [
          "Em geral de 6 a 12 horas depois que a luz volta. Após uma descarga completa, espere um dia para ter a carga cheia.",
          "A maioria recarrega entre 6 e 12 horas. Se a bateria zerou, conte um dia antes de confiar na carga cheia.",
        ],
      },
      {
        question: "E quando a carga acaba, como abro?",
        answers: [
          "Com o disjuntor e o nobreak desligados, solte o motor de um portão de correr ou de abrir pela chave, como diz o manual. Basculante com qualquer defeito não se destrava: espere o técnico.",
          "Desligue o disjuntor e o nobreak. Portão de correr ou de abrir se solta pela chave do motor. Se o basculante tem algum defeito, não o destrave e chame o técnico.",
        ],
      },
      {
        question: "Nobreak de computador serve no portão?",
        answers: [
          "Em geral não. A partida do motor puxa corrente demais para ele, e o aparelho desarma ou queima.",
          "Não é indicado. O portão precisa de um nobreak feito para a partida de um motor.",
        ],
      },
      {
        question: "Quanto custa o nobreak do portão?",
        answers: [
          "O preço soma o aparelho, a bateria e a instalação, e muda com a potência do motor. A foto da etiqueta basta para o orçamento grátis.",
          "O valor depende do motor, da bateria e da distância até o quadro. O orçamento é grátis, pela foto da etiqueta do motor.",
        ],
      },
    ],
    photo: "fotos da etiqueta do motor e do lugar em que o nobreak ficaria",
  },
  {
    id: "motor-instalado-em-um-dia",
    broader: "motor",
    label: "Motor instalado em um dia",
    phrase: "a instalação do motor em um dia",
    isAskedByName: true,
    asks: [
      ...combine(
        ["1 dia", "um dia", "único dia", "só dia"],
        [
          "motor instalamos",
          "motor portão instalamos",
          "instalamos motor portão",
          "motor portão instalado",
          "instalação motor portão",
          "motor portão instalação",
          "instala motor portão",
          "instalam motor portão",
        ],
      ),
    ],
    intent: "installation",
    answers: {
      any: [
        "Sim, instalamos o motor de portão em um dia na maioria das casas: são {time.tilting} no basculante e {time.sliding} no de correr. O kit basculante instalado parte de {price.lowest}. Nos outros tipos, a primeira instalação é orçada por foto, e a troca do motor custa de {price.homeSwap}, com mão de obra.",
        "O motor do portão fica instalado em um dia quando a folha anda bem e há energia no local. A montagem leva {time.tilting} no basculante, a partir de {price.lowest} com o kit, e {time.sliding} no de correr. Trocar um motor que já existe em casa custa de {price.homeSwap}.",
        "A instalação do motor de portão cabe em um dia, quase sempre em uma só visita: {time.tilting} em basculante e {time.sliding} em portão de correr. O basculante sai desde {price.lowest}, com kit e montagem. A troca de motor em casa fica de {price.homeSwap}, e a primeira instalação de correr é orçada por foto.",
      ],
    },
    sections: [
      {
        about: "visit",
        headings: ["Como é o dia da instalação", "O que o técnico faz nesse dia"],
        slots: [
          [
            "O técnico chega com o motor escolhido pelas fotos. Ele segue estas etapas, com o disjuntor desligado na hora da ligação.",
            "O motor vem com o técnico, já escolhido pelas fotos e medidas. O serviço segue esta ordem:",
            "Pelas fotos, o técnico já sabe que motor e que suporte levar. No local, o trabalho segue estes passos:",
          ],
        ],
        steps: [
          "Testa a folha na mão e acerta o que a faz prender.",
          "Fixa o suporte e o motor.",
          "Liga o motor à energia e à central, com o disjuntor desligado.",
          "Regula os pontos de parada e a força.",
          "Grava os controles e mostra como destravar o motor.",
        ],
      },
      {
        about: "check",
        headings: ["O que precisa estar pronto para caber em um dia", "O que você pode deixar pronto"],
        slots: [
          [
            "Três coisas atrasam a instalação: falta de ponto de energia, folha torta e base de concreto por fazer. As fotos mostram isso antes, e a proposta já diz se serão duas visitas.",
            "A instalação passa de um dia quando falta energia, a folha está torta ou a base ainda vai secar. Esses casos aparecem nas fotos e são avisados na proposta.",
            "Folha empenada, falta de tomada e base de concreto nova podem pedir outra visita. Pelas fotos, avisamos antes de marcar.",
          ],
          [
            "Tire os carros da garagem antes de começar e deixe livre o lugar do motor. Ter alguém em casa ajuda, porque os controles são testados com você.",
            "Combine onde os carros vão ficar e desocupe o canto do motor. No fim, alguém da casa recebe os controles e vê o teste.",
            "Deixe a garagem vazia e o espaço do motor livre. Uma pessoa da casa acompanha o teste final e recebe os controles.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["O que está no preço", "Quanto custa instalado"],
        slots: [
          [
            "O kit basculante de até {width.quarterHp} custa {models.pricesOr}, com motor, controles e instalação. Em portão de correr ou de abrir, cremalheira, base e fiação entram no orçamento quando faltam.",
            "No basculante de até {width.quarterHp}, o valor de {models.pricesOr} já inclui a montagem. Nos outros tipos, o orçamento por foto lista o motor, as peças e o serviço.",
            "Para basculante de até {width.quarterHp}, são {models.pricesOr}, já montado. O portão de correr e o de abrir têm orçamento por foto, sem custo, com cada item escrito.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "E se o portão for de condomínio?",
        answers: [
          "Portão pesado leva {time.heavy}, em geral também num só dia. O horário é combinado com a portaria.",
          "Conte {time.heavy} em portão pesado. Marcamos fora da hora de pico, de acordo com a portaria.",
        ],
      },
      {
        question: "Posso usar o portão no mesmo dia?",
        answers: [
          "Sim, depois do teste final. Se a base de concreto foi feita no dia, o motor só é fixado quando ela secar.",
          "Pode, assim que os controles são gravados e o teste termina. A exceção é a base de concreto nova, que precisa secar antes.",
        ],
      },
      {
        question: "Qual é a garantia?",
        answers: [
          "São {warranty.motor} no motor, contra defeito de fábrica, e {warranty.installation} na instalação.",
          "O motor tem {warranty.motor} de garantia de fábrica, e a instalação, {warranty.installation}.",
        ],
      },
      {
        question: "Preciso chamar um eletricista antes?",
        answers: [
          "Só se não houver ponto de energia perto do motor. Mande uma foto do quadro e do lugar, e dizemos o que falta.",
          "Não, se já existe energia perto do portão. A foto do quadro mostra se é preciso puxar um circuito novo.",
        ],
      },
    ],
    photo: "uma foto do portão inteiro por dentro, com a largura e a altura, e outra do ponto de energia",
  },
  {
    id: "433-299-ou-rolante",
    broader: "controle",
    label: "433 MHz, 299 ou rolling code",
    phrase: "a diferença entre 433 MHz, 299 MHz e rolling code",
    isAskedByName: true,
    asks: [
      ...combine(
        ["rolling code", "código rolante"],
        [
          "controle 433 mhz 299",
          "controle 433 299",
          "433 299 diferença",
          "433 mhz 299 mhz",
          "controle 433 299 entenda diferença antes comprar",
          "diferença controle 433 mhz",
          "diferença 433",
          "diferença 299",
          "controle 299 mhz",
        ],
      ),
      ...combine(
        ["rolling code", "código rolante"],
        ["controle 433 mhz qual comprar", "controle portão 433 mhz qual comprar", "433 mhz qual comprar", "433 mhz ou"],
      ),
    ],
    intent: "comparison",
    answers: {
      any: [
        "A diferença é esta: 433 MHz e 299 MHz são frequências, e rolling code é um tipo de código que muda a cada toque. O controle só abre o portão se a frequência e o código forem os do receptor. Antes de comprar, leia o número no verso do controle atual.",
        "433 MHz e 299 MHz dizem em que frequência o controle transmite, e rolling code diz que a senha muda a cada uso. São duas coisas diferentes, e as duas precisam combinar com o receptor do portão. O 433 MHz é o mais comum hoje, e o 299 MHz é de sistemas mais antigos.",
        "Um controle de 433 MHz não abre portão de 299 MHz, porque são frequências diferentes. Rolling code, ou código rolante, é outra coisa: a senha que muda a cada toque e não se copia. Para comprar certo, a frequência e o tipo de código têm de ser os do seu receptor.",
      ],
    },
    sections: [
      {
        about: "what",
        headings: ["O que muda entre 433, 299 e rolling code", "Cada nome, em poucas palavras"],
        slots: [
          [
            "A frequência funciona como a estação do rádio, e o código, como a senha. O receptor do portão exige as duas.",
            "Pense na frequência como o canal e no código como a senha. O portão só abre quando os dois estão certos.",
            "O receptor escuta em uma frequência e aceita um tipo de senha. O controle novo precisa acertar os dois.",
          ],
        ],
        bullets: [
          "433 MHz (ou 433,92): a frequência mais comum, com mais controles à venda",
          "299 MHz e 292 MHz: frequências de sistemas mais antigos, com menos opções",
          "Código fixo: a senha é sempre a mesma, e um controle compatível costuma servir",
          "Rolling code: a senha muda a cada toque, e o controle precisa ser da mesma linha",
        ],
      },
      {
        about: "check",
        headings: ["Como saber qual é o seu", "Descubra a frequência e o código do seu controle"],
        slots: [
          [
            "O próprio controle traz quase sempre a resposta. Não é preciso abrir o motor.",
            "Basta olhar o controle com boa luz. A tampa do motor fica fechada.",
            "Você descobre isso pelo controle, sem mexer no motor.",
          ],
        ],
        steps: [
          "Procure no verso um número seguido de MHz.",
          "Se não houver, abra o controle, tire a pilha e leia a placa.",
          "Procure as palavras rolling code, código rolante ou anticlonagem no verso ou no manual.",
          "Anote a marca e o modelo do controle e do motor.",
        ],
      },
      {
        about: "choose",
        headings: ["Qual controle comprar", "Como comprar o controle certo"],
        slots: [
          [
            "Compre o controle na frequência do receptor que está no portão. Se o código é fixo, um controle compatível costuma servir. Se o código é rolante, escolha um da mesma marca e linha.",
            "O receptor decide a compra. Com código fixo, procure um controle compatível na mesma frequência. Com código rolante, compre o da linha do receptor e cadastre na central.",
            "Escolha pela frequência do portão e depois pelo código. O código fixo aceita controles compatíveis, na maioria dos casos. O código rolante pede o controle da própria linha, gravado na central.",
          ],
          [
            "Quem tem 299 MHz e precisa de vários controles pode passar para 433 MHz. Para isso se instala um receptor novo e se trocam todos os controles, sem trocar o motor.",
            "O sistema de 299 MHz pode ser mudado para 433 MHz com um receptor avulso. O motor continua, mas todos os controles são trocados.",
            "Se faltam controles de 299 MHz, um receptor de 433 MHz resolve com o mesmo motor. Nesse caso, a família toda recebe controles novos.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Qual é mais seguro, código fixo ou rolling code?",
        answers: [
          "O rolling code, porque a senha captada por um copiador não serve no toque seguinte. O código fixo pode ser copiado.",
          "O rolante é mais seguro. A senha dele muda a cada toque, enquanto a do código fixo pode ser clonada.",
        ],
      },
      {
        question: "O que quer dizer 433,92 MHz no controle?",
        answers: [
          "É o valor completo do 433 MHz usado em portão. Na compra, os dois nomes dizem a mesma coisa.",
          "É a mesma frequência que se chama de 433 MHz. As lojas usam os dois nomes.",
        ],
      },
      {
        question: "O alcance muda com a frequência?",
        answers: [
          "Pouco. A pilha, a antena do receptor e as paredes no caminho contam mais.",
          "Quase nada. O alcance depende mais da pilha, da antena e dos obstáculos.",
        ],
      },
      {
        question: "Qual deles é mais barato?",
        answers: [
          "O de 433 MHz com código fixo costuma ser o mais barato. O valor do seu vem de graça, pela foto da frente e do verso.",
          "Em geral, o 433 MHz de código fixo. O rolante e o de 299 MHz costumam custar mais, e o orçamento por foto é grátis.",
        ],
      },
    ],
    photo: "fotos do controle, frente e verso, e da placa dele sem a pilha",
  },
];
