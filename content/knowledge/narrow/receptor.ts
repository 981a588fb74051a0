import type { NarrowConcept } from "#domain/knowledge/concept.ts";
import { combine } from "./combine.ts";

export const receptor: NarrowConcept[] = [
  {
    id: "memoria-cheia",
    broader: "receptor",
    label: "Memória de controles cheia",
    phrase: "a memória cheia do receptor",
    intent: "repair",
    asks: [
      "receptor lotado não grava",
      "receptor lotado não grava controles",
      "memória portão prédio lotou trocar placa",
      "memória cheia",
      "memória controles cheia",
      "receptor cheio",
      "limite controles",
      "quantos controles posso",
      "número controles portão",
      "central quantos controles",
    ],
    answers: {
      any: [
        "Com a memória da placa cheia, a central não aceita novo controle, mas não precisa ser trocada: apagam-se os sem uso ou instala-se um receptor maior. A limpeza com regravação em casa parte de {price.preventive}, sem peças. Quantos cabem, o manual do receptor diz.",
        "Se o receptor está lotado e não grava novos controles, a saída barata é limpar a memória e regravar só os que estão em uso, a partir de {price.preventive} na visita em casa. Em prédio, o que resolve de vez é um receptor avulso com mais posições.",
        "A central cheia não aceita mais controles porque cada código, às vezes cada botão, ocupa uma vaga na memória. Para liberar espaço, recadastram-se apenas os controles em uso, desde {price.preventive} em residência, ou acrescenta-se um receptor maior.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["Como liberar espaço na memória", "Limpeza e recadastro, na ordem"],
        slots: [
          [
            "Antes de comprar receptor, veja quantos códigos gravados ainda têm dono. Quem faltar no dia deixa de abrir.",
            "A limpeza pede organização, porque apaga todos de uma vez. Em prédio, avise os moradores por escrito.",
            "O recadastro só funciona com todos os controles presentes. Marque dia e hora com quem usa o portão.",
          ],
        ],
        steps: [
          "Conte os controles em uso e os botões gravados em cada um.",
          "Compare com a capacidade no manual do receptor.",
          "Reúna os aparelhos e anote o dono de cada um.",
          "Peça a limpeza geral e o cadastro dos presentes.",
          "Guarde a lista para excluir quem sair.",
        ],
      },
      {
        about: "choose",
        headings: ["Limpar ou pôr um receptor maior", "Memória para casa e para prédio"],
        slots: [
          [
            "Se a limpeza devolve poucas vagas, a lista enche de novo em pouco tempo, e o receptor maior compensa. Casa raramente precisa; prédio com troca de inquilinos, quase sempre.",
            "Quando todos os gravados têm dono, só mais memória resolve. Isso é comum em prédio e raro em casa.",
            "Poucas posições liberadas significam pane marcada para logo. Em condomínio com rotatividade, vá direto ao receptor maior.",
          ],
          [
            "O avulso se liga à entrada de botoeira, com dois fios e alimentação, e convive com a placa atual. Prefira o que exclui um usuário por vez e usa código rolante.",
            "Basta alimentação e dois fios na entrada do botão para somar um receptor. Escolha um com exclusão individual e código rolante.",
            "Não se troca motor nem central, só se acrescenta o módulo. Exclusão individual, por usuário, evita limpar tudo a cada perda.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["Limpeza ou receptor: o que pesa no preço", "Quanto custa cada saída"],
        slots: [
          [
            "A limpeza é o menor gasto e leva até {trade.smallRepair} numa casa. O receptor avulso custa mais que um controle e menos que uma placa, e, se for de outro código, pede controles novos.",
            "Regravar em casa toma até {trade.smallRepair} e é o mais barato. O receptor fica entre o preço de um controle e o de uma central, e outro código obriga a trocar os controles.",
            "Gasta-se menos com o recadastro, feito em até {trade.smallRepair} numa residência. Com receptor novo, some o aparelho e, se o código mudar, um controle por pessoa.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Cada botão do controle ocupa um lugar na memória?",
        answers: [
          "Em alguns receptores, sim; em outros, o controle inteiro ocupa um. Grave só as teclas que serão usadas.",
          "Depende do modelo, e o manual informa. Na dúvida, cadastre apenas o botão que abre esse portão.",
        ],
      },
      {
        question: "Dá para ter dois receptores no mesmo portão?",
        answers: [
          "Dá, ligados à mesma entrada de comando. Os dois valem ao mesmo tempo, o que exige cuidado ao apagar controles.",
          "Sim. Lembre que um controle perdido precisa sair do receptor em que foi gravado.",
        ],
      },
      {
        question: "Controles clonados ocupam lugar?",
        answers: [
          "Não. A cópia repete um código já gravado, sem ocupar outra posição, e por isso não pode ser apagada sozinha.",
          "Não ocupam, porque o código é o mesmo do original. Apagar um apaga o outro.",
        ],
      },
      {
        question: "Como sei que a memória de controles encheu?",
        answers: [
          "A central recusa a gravação com um sinal próprio, descrito no manual, enquanto os controles antigos continuam bons.",
          "Controle compatível, com pilha nova, que não grava é o indício principal.",
        ],
      },
    ],
    photo: "uma foto do receptor ou da etiqueta do motor",
  },
  {
    id: "receptor-avulso",
    broader: "receptor",
    label: "Receptor avulso",
    phrase: "o receptor avulso do portão",
    intent: "question",
    asks: [
      "receptor avulso canais",
      "receptor 2 canais",
      "receptor avulso serve",
      "receptor avulso o que é",
      "receptor avulso como funciona",
      "receptor 12v",
      "receptor 24v",
      "receptor rolling code avulso",
      "receptor avulso controles",
      "kit receptor controle",
      "placa receptora controle",
      "receptor universal serve",
      "receptor universal serve qualquer",
      "receptor universal qualquer portão",
      "receptor universal serve qualquer portão controle",
      "receptor avulso",
      "receptor externo placa [marca]",
      "receptor avulso placa [marca]",
      "ligar receptor placa [marca]",
      "instalar receptor placa [marca]",
      "receptor externo",
      "receptor vale pena",
      "receptor universal",
      "receptor separado",
      "instalar receptor",
      "receptor avulso instalar",
      "receptor funciona qualquer",
      "receptor avulso vale pena",
      "receptor avulso portão eletrônico",
      "receptor portão eletrônico vale pena",
      "receptor externo vale pena",
    ],
    answers: {
      any: [
        "O receptor avulso é a caixinha que recebe o sinal do controle e manda o portão abrir quando o receptor da placa falhou ou não alcança a rua. Vendemos e instalamos em motor de qualquer marca com entrada para botão de parede, e a foto do controle dá, antes da visita, o valor do aparelho já instalado.",
        "Sim, dá para pôr receptor avulso, ou universal, em quase todo portão eletrônico, com controle da mesma frequência, em geral 433 MHz, e do mesmo código. Ele se liga na entrada do botão de parede da placa, com alimentação de 12 ou 24 V. Mande a foto do controle e orçamos peça e instalação juntas.",
        "O receptor externo, ou avulso, vale a pena quando o da placa queimou, quando o alcance é curto, como em portão de chapa, ou para mudar de código sem trocar a placa. Serve em quase todo motor, e aparelho e mão de obra saem num valor só, dado por foto.",
        "Um receptor de código rolante, o rolling code, que muda a cada toque, impede a cópia simples do controle sem trocar a placa do motor. Os controles passam a ser os dele. Receptor, controles e gravação entram na mesma conta, feita com a foto do controle que você usa hoje.",
      ],
      price: [
        "O receptor avulso custa o aparelho mais a ligação e a gravação, orçados juntos, antes da visita, pela foto do controle. O modelo simples serve a uma casa; o de cadastro individual, para prédio, custa mais, e controles novos só entram se o código mudar.",
        "No receptor externo, peça e mão de obra vêm num orçamento só, que varia com os canais, a memória e o código. Para casa basta um modelo simples, mais barato que o de prédio, e a foto do controle e da etiqueta do motor dá o total.",
      ],
      "how-to": [
        "O receptor externo se liga na placa [marca] do portão em dois pontos: a alimentação, na tensão dele, em geral 12 ou 24 V, e a saída, na entrada do botão de parede, a botoeira. Como esses bornes ficam junto da tensão da rede, a ligação é do técnico, e o orçamento por foto traz o aparelho já instalado.",
        "Para ligar o receptor avulso, fixa-se a caixa em ponto alto longe de metal, leva-se a alimentação correta e dois fios à entrada de botoeira da placa, e gravam-se os controles. A parte da placa fica com o técnico, com o disjuntor desligado, e peça e serviço são orçados juntos antes da ida.",
      ],
      installation: [
        "Para instalar o receptor externo, o técnico desliga a energia, fixa a caixa longe de ferro, liga a alimentação indicada e leva dois fios à entrada do botão de parede. Depois grava os controles um a um e testa o alcance da rua.",
        "A instalação do receptor avulso tem quatro etapas: fixar em ponto alto, alimentar na tensão da etiqueta, ligar o contato à botoeira da placa e gravar os controles. Tudo é feito com o disjuntor desligado, e o valor do serviço vem junto com o da peça, dado por foto.",
      ],
      buying: [
        "Vendemos e instalamos receptor avulso para portão eletrônico, de um ou dois canais, que serve em motor de qualquer marca com entrada para botão de parede. O modelo sai pela frequência e pelo código do controle: mande a foto dele, frente e verso, e orçamos só a peça ou ela instalada.",
        "Receptor externo, avulso ou universal para portão você compra conosco, com ou sem a instalação. A foto do controle e da etiqueta do motor diz a frequência, o código, a tensão, de 12 ou 24 V, e o valor do aparelho, sozinho ou com o serviço incluído.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Quando o receptor avulso compensa", "Receptor avulso ou placa nova"],
        slots: [
          [
            "O receptor avulso compensa quando o botão da parede abre o portão e nenhum controle funciona: a placa está boa e só o rádio falhou. Serve também para sair do código fixo, que se copia, e para melhorar o alcance atrás de chapa.",
            "Se o portão abre pelo botão de parede e não pelos controles, trocar só a recepção evita comprar central nova. Ele ainda resolve alcance curto em portão de chapa e permite passar a código rolante.",
            "Com a placa em ordem e o rádio ruim, o avulso é o caminho mais curto. Também o escolhe quem teve controle copiado e quer mudar de código, ou quem precisa apertar encostado na folha.",
          ],
          [
            "Não adianta se a placa também falha: central que perde a regulagem ou tem relé ruim pede troca, e a nova já traz receptor.",
            "Placa com defeito próprio, que esquece curso e força, não melhora com ele. Nesse caso a central nova, com receptor dentro, sai melhor.",
            "Quando a central falha em outras coisas, como relé ou memória do percurso, troque-a logo, porque ela já vem com receptor.",
          ],
        ],
      },
      {
        about: "visit",
        headings: ["Como o receptor avulso é instalado", "Onde ele fica e como é ligado"],
        slots: [
          [
            "O aparelho vai em ponto alto e abrigado, longe de chapa e de fonte de LED, que atrapalham o sinal. Com a energia cortada, ligam-se a alimentação, de 12 ou 24 V, e dois fios na entrada do botão de parede.",
            "Escolhe-se um lugar coberto, acima ou ao lado da folha, de onde o sinal da rua chegue sem metal no caminho. A ligação leva dois fios à entrada de botoeira da placa e a tensão que o aparelho pede, com o disjuntor desligado.",
            "Em portão de chapa, ele fica acima da folha ou ao lado, nunca atrás, e longe de lâmpada de LED. O técnico corta a energia, confere a tensão, 12 ou 24 V, e liga o contato onde entra o botão de parede.",
          ],
          [
            "Os controles são gravados um a um e testados da rua. Se o código mudou, o receptor antigo é desligado, senão os controles velhos continuam abrindo.",
            "Depois de gravar cada controle, o teste é feito de onde o motorista aperta. Quem mudou de código precisa desligar a recepção antiga, para os controles velhos pararem.",
            "No fim, cada controle é cadastrado e provado à distância. O receptor velho sai de uso quando se troca de código; do contrário, os dois funcionam juntos.",
          ],
        ],
      },
      {
        about: "check",
        headings: ["É o controle, o receptor ou interferência?", "Antes de trocar o receptor, confira"],
        slots: [
          [
            "Com dois controles e a botoeira, você descobre de que lado está o defeito, sem abrir nada. Se só um controle falha, o receptor está bom. Se todos falham e o botão abre, a falha é da recepção.",
            "Compare os comandos da casa: um controle que funcione bem de longe inocenta o receptor. Quando nenhum abre e a botoeira abre, é ele ou uma interferência.",
            "O teste leva poucos minutos. Falha de um controle é pilha ou cadastro. Falha de todos, com o botão funcionando, é receptor ou sinal abafado por outro aparelho.",
          ],
        ],
        steps: [
          "Teste a botoeira interna, sem ninguém no caminho da folha.",
          "Teste dois controles com pilha nova, a poucos metros.",
          "Desligue lâmpadas de LED, câmeras e fontes, uma por vez, e repita.",
          "Anote a distância em que o controle volta a funcionar.",
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Meus controles atuais servem no receptor novo?",
        answers: [
          "Servem se a frequência, em geral 433 MHz, e o tipo de código forem os mesmos. Mudando para código rolante, os controles são trocados.",
          "Se o receptor novo usa o mesmo código, muitas vezes sim. Se ele muda de código, entram controles novos. A foto do controle confirma antes da compra.",
        ],
      },
      {
        question: "Posso ter dois receptores no mesmo portão?",
        answers: [
          "Pode. Os dois são ligados na mesma entrada do botão de parede, e cada um atende os seus controles.",
          "Sim, é comum durante a troca de sistema. Depois, o antigo deve ser desligado.",
        ],
      },
      {
        question: "O receptor avulso pode ficar na chuva?",
        answers: [
          "Não. Ele fica em lugar coberto ou em caixa vedada de plástico, com a antena solta e longe de metal.",
          "Só em caixa própria para tempo. Água oxida os contatos e encurta o alcance.",
        ],
      },
      {
        question: "O receptor avulso aciona também o portão social?",
        answers: [
          "O de dois canais, sim: um comanda a garagem, e o outro, a fechadura, com a ligação adequada.",
          "Sim, se tiver duas saídas. A fechadura precisa de fonte própria, e cada botão do controle fica com uma função.",
        ],
      },
    ],
    photo: "fotos do controle, frente e verso, da etiqueta do motor e do portão por fora",
  },
  {
    id: "receptor-dois-canais",
    broader: "receptor",
    label: "Receptor de dois canais",
    phrase: "o receptor de dois canais",
    asks: [
      "receptor 4 canais",
      "receptor quatro canais",
      "receptor 3 canais",
      "receptor social garagem",
      "receptor portão social garagem",
      "receptor garagem social",
      ...combine(
        ["receptor dois canais", "receptor 2 canais", "receptor de dois canais"],
        [
          "",
          "portão luz",
          "luz garagem",
          "portão luz garagem",
          "portão social",
          "dois portões",
          "2 portões",
          "fechadura",
        ],
      ),
      "receptor portão e luz",
      "receptor luz garagem",
      "receptor acende luz garagem",
      "mesmo receptor portão luz",
      "receptor dois portões",
      "receptor 2 portões",
    ],
    intent: "buying",
    answers: {
      any: [
        "Receptor de 4 canais é o que tem quatro saídas, cada uma comandada por um botão do controle: um canal abre a garagem, outro o portão social, outro acende a luz, e um fica livre. Serve em motor de qualquer marca, ligado à entrada do botão de parede. O valor ligado e testado sai por foto.",
        "Num receptor de 2 ou 4 canais, canal é saída: cada botão do controle aciona uma. Com 2 canais abrem-se dois portões, ou portão e luz; com 4, até quatro coisas. Ele se liga à entrada do botão de parede de cada motor, e aparelho e serviço são orçados por foto.",
        "O receptor universal de 2 ou 4 canais serve em motor de qualquer marca, porque se liga à entrada do botão de parede: cada canal comanda um portão, a luz ou o social. Ele aceita controles da frequência e do código que a embalagem diz, em geral 433 MHz. O valor ligado e testado sai por foto.",
        "O receptor avulso de 2 canais comanda duas coisas com o mesmo controle: um botão abre o portão, e o outro, um segundo portão, o social ou a luz da garagem. Vendemos e instalamos, com aparelho e mão de obra orçados juntos, pela foto do controle.",
        "Com um receptor de dois canais, o controle abre o portão num botão e acende a luz da garagem, ou abre outro portão, no segundo, sem trocar a placa do motor. O preço dele já ligado e testado sai antes da visita, com uma foto do controle.",
        "Para comandar dois portões, ou portão e luz da garagem, um receptor de 2 canais basta, se o controle tem pelo menos dois botões. Cada canal se liga à entrada do botão de parede de um motor ou a um relé de luz, e o serviço entra na mesma conta da peça, feita por foto.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["O que conferir antes de comprar", "Pulso ou liga e desliga em cada canal"],
        slots: [
          [
            "O portão pede canal de pulso, que dá um toque curto. A luz pede liga e desliga ou tempo marcado, e há receptores que deixam escolher em cada um. Frequência e código precisam ser os do controle, em geral 433 MHz.",
            "Veja se cada canal pode ser ajustado: toque curto para portão e fechadura, liga e desliga para a luz. Depois confira a frequência, quase sempre 433 MHz, e o código, que têm de ser os do seu controle.",
            "Canal de toque curto serve a portão e fechadura. O da luz fica ligado ou tem tempo. O receptor também precisa falar com os controles da casa, na mesma frequência e no mesmo código, senão eles são trocados.",
          ],
          [
            "A lâmpada não é ligada direto no receptor pequeno: um relé, o interruptor comandado, faz o trabalho pesado. Já a fechadura do social precisa da fonte dela.",
            "Para a luz entra um relé, porque a saída do receptor aguenta pouca corrente. Para o social, a fechadura com fonte própria.",
            "Luz pede relé, um interruptor que o receptor aciona, e fechadura pede alimentação própria. O canal só dá a ordem.",
          ],
        ],
      },
      {
        about: "visit",
        headings: ["Como é a instalação", "O que o técnico faz"],
        slots: [
          [
            "Com o disjuntor desligado, o receptor é fixado em lugar coberto e longe de chapa, e o primeiro canal vai na entrada do botão de parede do motor. O segundo vai ao outro motor, à fechadura ou ao relé da luz, com o fio da rede em caixa própria.",
            "O técnico corta a energia, põe o aparelho em ponto alto e abrigado e liga um canal ao motor, como se fosse um botão de parede. A parte da luz, que tem tensão da tomada, fica separada dos fios finos do portão.",
            "Sem energia, o aparelho é preso longe de ferro. Um canal entra na botoeira do motor e o outro, no segundo portão, na fechadura ou no relé. Fio de comando e fio da rede seguem separados.",
          ],
          [
            "No fim, cada botão do controle é gravado no seu canal e testado da rua, com o portão à vista.",
            "Depois os controles são cadastrados, botão por botão, e provados à distância.",
            "Cada botão é gravado para uma função, e tudo é testado de onde você aciona.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["O que muda o preço", "Receptor, relé e controles"],
        slots: [
          [
            "O valor soma o receptor, o relé ou a fechadura, o cabo até o segundo ponto e a gravação. Controles de um botão só, ou de outro código, são trocados, e isso costuma ser o que mais pesa numa casa com vários carros.",
            "Pagam-se o receptor, o que o segundo canal comanda e o cabo. Se os controles não têm dois botões ou usam outro código, entram novos, um por pessoa.",
            "Pesam o número de controles, a distância até o segundo ponto e o relé ou a fechadura. Controles que já servem ficam, e a conta diminui.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "A luz pode acender sozinha quando o portão abre?",
        answers: [
          "Pode: muitas placas têm saída para luz de garagem, que acende na abertura e apaga depois de um tempo. Nesse caso um canal basta.",
          "Sim, se a placa do motor tem saída de luz de garagem, comum em modelo atual. A foto da etiqueta mostra se a sua tem.",
        ],
      },
      {
        question: "Meu controle de um botão serve?",
        answers: [
          "Para os dois comandos, não: é preciso um botão para cada canal. Trocamos por um de dois ou mais botões, gravado na hora.",
          "Serve só para um canal. Para o segundo comando, o controle precisa de outro botão.",
        ],
      },
      {
        question: "O segundo canal abre o portão social?",
        answers: [
          "Abre, se o social tem fechadura elétrica, que precisa da fonte dela. O canal só dá o toque.",
          "Sim, ligado à fechadura elétrica do portão social, que tem alimentação própria.",
        ],
      },
      {
        question: "Dá para usar um receptor em dois portões distantes?",
        answers: [
          "Dá, com cabo do receptor até o segundo motor. Se a distância é grande, um receptor em cada motor sai melhor, com o mesmo controle gravado nos dois.",
          "Pode, mas o cabo entre eles encarece. Em portões afastados, grava-se um botão do controle em cada receptor.",
        ],
      },
    ],
    photo: "fotos do controle, frente e verso, da etiqueta do motor e da luz ou da fechadura que ele vai comandar",
  },
  {
    id: "receptor-nao-reconhece",
    broader: "receptor",
    label: "Receptor não reconhece o controle",
    phrase: "o receptor que não reconhece o controle",
    intent: "repair",
    asks: [
      "fazer receptor reconhecer controle",
      "como fazer receptor reconhecer controle portão",
      "receptor não reconhece",
      "receptor não reconhece controle",
      "receptor não aceita controle",
      "receptor não responde controle",
      "receptor não pega controle",
      "receptor não lê controle",
      "receptor parou controle",
      "receptor não recebe sinal",
      "led placa não pisca controle",
      "placa não pisca aperto controle",
      "luz placa não pisca controle",
      "placa não reage controle",
    ],
    answers: {
      any: [
        "A placa ou o receptor do portão não reconhece o controle por quatro motivos comuns: pilha fraca, controle não gravado, frequência ou código diferente e defeito na antena ou no receptor. Comece por pilha nova e por um controle que já abria o portão: se nenhum acende o LED da placa e a botoeira funciona, o receptor precisa de exame.",
        "Quando a placa do portão não reconhece o controle e o LED dela não pisca, pode ser pilha, falta de cadastro, código de outro padrão ou receptor com defeito. Teste um controle antigo com pilha nova: se ele abre, o problema é do aparelho novo. Se nenhum abre, mas o botão da parede sim, chame o técnico para o receptor.",
        "Controle que a placa do portão não aceita, com o LED do receptor sem piscar, costuma ter pilha gasta, cadastro faltando ou frequência errada. Depois vem o receptor ou a antena. A prova rápida é outro controle com pilha boa: falhando todos e abrindo pela botoeira, o defeito está na recepção, e o técnico mede.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["Testes antes de trocar o receptor", "Descubra se a falha é do controle ou da placa"],
        slots: [
          [
            "Nenhum destes testes pede abrir a tampa do motor. Faça um por vez, porque cada resultado elimina metade das suspeitas.",
            "Tudo se faz por fora, com a placa fechada. Siga a ordem e anote o resultado de cada teste, que já diz de que lado está o defeito.",
            "Deixe a tampa do motor no lugar: basta o controle na mão e a botoeira. A ordem importa, pois começa pelo que custa menos.",
          ],
        ],
        steps: [
          "Troque a pilha por outra do mesmo tipo e veja se a luz do controle acende firme.",
          "Teste outro controle que já abriu esse portão.",
          "Aperte a um passo do motor: se só abre ali, a suspeita é antena ou interferência de LED e câmera.",
          "Acione a botoeira: se ela abre, motor e comando da placa estão bons.",
          "Compare a frequência e o modelo do controle novo com os do antigo.",
        ],
      },
      {
        about: "causes",
        headings: ["O que cada resultado indica", "Por que a placa não aceita o controle"],
        slots: [
          [
            "Se só o controle novo falha, ele tem outra frequência ou outro código, ou ainda não foi gravado. O código fixo e o rolante, que muda a cada aperto, não se misturam. Memória cheia também recusa cadastro, o que é comum em prédio.",
            "Falha em um aparelho só aponta para ele: padrão diferente do da central ou cadastro que não foi feito. Central de código fixo não entende o rolante, que troca a cada uso. Em prédio, veja ainda se a memória lotou.",
            "O controle recém-comprado precisa ter a frequência e o tipo de código da placa, fixo ou rolante (aquele que muda a cada aperto), e depois ser gravado. Numa central com a memória cheia, nem o controle certo entra.",
          ],
          [
            "Se todos pararam juntos e a botoeira abre, o alvo é o receptor, a antena dele ou a memória, que um raio ou um botão segurado demais pode apagar. Sem resposta também na botoeira, falta energia ou a placa parou.",
            "Todos mudos ao mesmo tempo, com o botão da parede funcionando, indicam antena, receptor ou cadastro apagado, às vezes por surto. Quando nem a botoeira responde, o problema é de energia ou da própria placa.",
            "Parada geral dos controles, mas não da botoeira, sugere recepção com defeito ou memória perdida depois de um raio. Já o silêncio completo, até pelo botão, leva ao disjuntor e à placa.",
          ],
        ],
      },
      {
        about: "visit",
        headings: ["O conserto: do regravar ao receptor novo", "O que o técnico faz e o que isso custa"],
        slots: [
          [
            "O técnico mede a alimentação do receptor, confere a antena e tenta gravar de novo. Se o módulo falhou, entra um receptor avulso na entrada de botoeira da placa, que não precisa ser trocada, e os controles são gravados no novo padrão.",
            "Primeiro se vê se chega tensão ao receptor e se a antena está inteira, e depois se repete o cadastro. Módulo queimado dá lugar a um receptor avulso, ligado à placa como um botão, com todos os controles gravados nele.",
            "A visita começa por tensão, antena e uma nova gravação. Com o receptor embutido morto, a saída é um avulso, que aciona a mesma placa pela entrada da botoeira e recebe os controles compatíveis.",
          ],
          [
            "Regravar custa menos, o receptor avulso vem depois, e a placa nova é a opção mais cara. Na visita em casa, medir e ajustar parte de {price.preventive}, sem peças. Receptor e controles são orçados por foto.",
            "Na ordem de custo ficam o novo cadastro, o receptor externo e, por último, a placa. A visita de ajuste em residência começa em {price.preventive}, fora as peças, cujo valor é passado antes.",
            "O cadastro é o reparo mais barato, e trocar a placa, o mais caro; o receptor fica no meio. Medição e ajuste em casa partem de {price.preventive}, sem contar receptor ou controle.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "O LED da placa deveria piscar quando aperto o controle?",
        answers: [
          "Em muitas centrais, sim: o LED de recepção pisca ou acende a cada aperto reconhecido. Se um controle gravado o acende e outro não, o problema é do segundo controle.",
          "Na maioria das placas há um LED que responde ao controle gravado. Quando ele reage a um controle só, o outro está sem pilha, sem cadastro ou é de outro padrão.",
          "Costuma piscar, embora isso mude com o modelo. Apagado para todos os controles e com a placa energizada, ele aponta para o receptor ou a antena.",
        ],
      },
      {
        question: "Dá para trocar só o receptor?",
        answers: [
          "Quase sempre. Um receptor avulso é ligado à entrada de botoeira, a placa fica, e os controles do novo padrão são gravados nele.",
          "Sim: o receptor externo faz o papel do embutido sem mexer na placa do motor. Só os controles precisam combinar com ele.",
          "Dá, porque a placa aceita o comando de um receptor avulso como se fosse um botão. Confira se os controles atuais servem no novo.",
        ],
      },
      {
        question: "O controle é igual por fora. Por que não funciona?",
        answers: [
          "A caixa pode ser a mesma e o código, outro. O que vale é a frequência, como 433,92 MHz, e o tipo de código escritos no controle ou na ficha dele.",
          "Aparência não garante compatibilidade: o mesmo formato sai com frequências e códigos diferentes. Compare a etiqueta com a do controle que abre.",
          "Modelos parecidos usam códigos distintos por dentro. Veja a frequência na etiqueta e se ele é de código fixo ou rolante, como o antigo.",
        ],
      },
      {
        question: "Depois de raio, o receptor pode parar sozinho?",
        answers: [
          "Pode. O surto às vezes queima só o receptor ou apaga a memória, e a botoeira continua abrindo. O técnico mede antes de condenar a placa.",
          "Sim, acontece: a recepção morre e o resto da placa segue funcionando. Regravar um controle mostra se foi apenas a memória.",
          "Um raio próximo pode derrubar a recepção e poupar o motor. Se o novo cadastro não pega, o módulo é substituído.",
        ],
      },
    ],
    photo: "fotos do controle, frente e verso, e da etiqueta do motor ou do receptor",
  },
  {
    id: "receptor-queimado",
    broader: "receptor",
    label: "Receptor queimado: sintomas e troca",
    phrase: "o receptor queimado",
    asks: [
      "botoeira abre nenhum controle funciona receptor queimou",
      "nenhum controle abre receptor queimado",
      "receptor queimado",
      "receptor queimou",
      "receptor defeito",
      "receptor não funciona",
      "receptor ruim",
      "receptor parou",
      "sintomas receptor",
      "sinais receptor",
      "saber receptor queimou",
      "saber receptor queimado",
      "trocar receptor",
      "troca receptor",
      "conserto receptor",
      "receptor queimado sintomas",
      "trocar receptor motor preço",
      "trocar receptor motor valor",
      "trocar receptor motor custa",
      "quanto custa trocar receptor motor",
      "trocar receptor motor basculante",
      "conserto receptor basculante",
      "receptor não recebe",
      "receptor não pega",
      "receptor 433 não recebe",
      "receptor não liga",
      "receptor [marca] não liga",
      "receptor apagado",
    ],
    intent: "repair",
    answers: {
      any: [
        "O receptor do portão queimou quando a botoeira abre e nenhum controle, com pilha boa e perto do motor, tem efeito. Troca-se por um receptor avulso ligado à central, sem trocar a placa, e gravam-se os controles. A foto de um deles dá o valor da peça com a instalação.",
        "O receptor do portão que parou de funcionar deixa todos os controles mudos de uma vez, enquanto o botão de parede continua abrindo. Ele queimou por surto, molhou ou perdeu a antena. O conserto mais comum é um receptor avulso, orçado antes da visita, com a ligação e a gravação incluídas.",
        "Se o receptor do motor, PPA ou outro, não liga ou não responde, a botoeira abre e nenhum controle abre. O técnico mede a alimentação e, se preciso, põe um receptor avulso e regrava os controles, sem trocar a placa. Aparelho e mão de obra entram na mesma conta.",
        "A troca do receptor do portão põe um receptor avulso ligado à central, na frequência dos seus controles, sem trocar a placa nem o motor. O técnico grava os controles e testa o alcance na mesma visita. A foto de um controle e da etiqueta do motor dá o valor, com a instalação.",
      ],
      price: [
        "Trocar o receptor queimado custa o receptor avulso, mais a mão de obra de ligar e gravar, tudo orçado junto pela foto de um controle. Se os controles não forem compatíveis, somam-se controles novos. Em geral sai menos que a placa.",
        "O preço do receptor queimado depende do modelo que combina com os seus controles e de quantos serão gravados. Peça e serviço vêm num valor só, e a foto de um controle e da etiqueta do motor dá o total. Costuma ficar abaixo do preço da placa.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["Confirme antes de trocar o receptor", "É o receptor, o controle ou a placa"],
        slots: [
          [
            "O teste usa dois controles e a botoeira, sem abrir a caixa do motor e sem ninguém no caminho da folha. Se só um controle falha, o receptor está bom.",
            "Nada aqui exige tirar a tampa. Compare os comandos: falha de um só é pilha ou cadastro, e falha de todos, com o botão bom, é receptor.",
            "Com a tampa fechada e o vão livre, teste um comando de cada vez. O botão de parede é quem mostra se a placa e o motor estão bons.",
          ],
        ],
        steps: [
          "Ponha pilha nova em um controle e veja se a luz acende firme.",
          "Teste dois controles a um metro do motor.",
          "Acione a botoeira: se ela abre, placa e motor estão bons.",
          "Veja, de fora, se o fio da antena não foi cortado.",
        ],
      },
      {
        about: "replace",
        headings: ["Receptor avulso no lugar do queimado", "O que se aproveita na troca"],
        slots: [
          [
            "Na maioria das centrais o receptor é parte da placa, e o avulso entra pela ligação da botoeira, como se fosse o botão de parede. A placa e o motor ficam; os controles também, se a frequência e o código forem os mesmos.",
            "O avulso comanda a central pela entrada do botão de parede, e por isso não se troca a placa. Controles de mesma frequência e código são regravados. Os outros dão lugar a novos.",
            "Não é preciso placa nova: o receptor avulso usa a entrada da botoeira. Quem decide se os controles continuam é a frequência e o código, fixo ou rolante.",
          ],
          [
            "Se for trocar os controles, prefira código rolante, que muda a cada aperto e impede a cópia simples.",
            "Aproveite para passar ao rolante, em que o sinal nunca se repete, quando os controles já serão outros.",
            "Em troca completa, o código rolante é o indicado, porque o sinal gravado por alguém não serve depois.",
          ],
        ],
      },
      {
        about: "visit",
        headings: ["O que o técnico faz", "Do teste ao cadastro dos controles"],
        slots: [
          [
            "Alimentação e antena são conferidas antes de decidir pela troca, porque antena cortada ou fio solto imita receptor queimado. O novo vai em ponto alto, abrigado da chuva e longe de chapa e de fonte de LED.",
            "O técnico mede a tensão do receptor e examina a antena, já que muitas falhas começam ali. Confirmado o defeito, o avulso é fixado fora da barreira de ferro, em lugar coberto.",
            "Primeiro se mede se chega energia ao receptor e se a antena está inteira. O avulso é posto alto, longe de metal, de cabo de força e de lâmpada de LED.",
          ],
          [
            "A causa é vista junto, porque surto, água na caixa ou inseto queimam também o novo. No fim, os controles são gravados e testados da rua.",
            "Procura-se o que queimou o antigo, em geral raio, umidade ou formiga, e grava-se cada controle, com teste à distância.",
            "Veda-se a caixa ou põe-se proteção contra surto, se foi o caso, e os controles são cadastrados um a um.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Meus controles antigos servem no receptor novo?",
        answers: [
          "Servem se o receptor novo tiver a mesma frequência e o mesmo tipo de código. A foto de um deles responde antes da compra.",
          "Depende do código. Fixo costuma ser aceito por receptores multicódigo; rolante, só pelo da mesma linha.",
        ],
      },
      {
        question: "O alcance curto pode ser só a antena?",
        answers: [
          "Pode, se os controles ainda abrem encostados no motor. Sem efeito nem de perto, a suspeita é o receptor.",
          "Uma antena cortada encurta o alcance; um receptor queimado acaba com ele.",
        ],
      },
      {
        question: "Posso usar o portão enquanto isso?",
        answers: [
          "Pode, pela botoeira ou pelo interfone, que não passam pelo receptor. Quem chega de fora precisa de alguém dentro ou da chave.",
          "Sim: o botão de parede continua abrindo. Evite fechar sem ver o vão.",
        ],
      },
      {
        question: "Por que o receptor queima?",
        answers: [
          "Quase sempre por surto de raio, água na caixa ou fonte com defeito. Vedação, aterramento e protetor de surto evitam repetir.",
          "Raio, umidade e formiga são as causas comuns. Se não forem corrigidas, o receptor novo tem o mesmo fim.",
        ],
      },
    ],
    photo: "uma foto de um controle, frente e verso, e da etiqueta do motor",
  },
  {
    id: "motor-antigo-receptor",
    broader: "receptor",
    label: "Motor antigo com receptor separado",
    phrase: "o motor antigo com receptor separado",
    asks: [
      "motor antigo receptor",
      "receptor separado",
      "receptor externo motor antigo",
      "motor antigo controle novo",
      "controle novo motor antigo",
      "portão antigo receptor",
      "receptor fora motor",
      "receptor avulso motor antigo",
      "motor antigo receptor separado",
      "trocar receptor motor antigo",
      "receptor motor velho",
      "motor velho controle",
    ],
    intent: "question",
    answers: {
      any: [
        "Em motor antigo com receptor separado, dá para trocar só o receptor por um de 433 MHz e código rolante, sem mexer no motor. Os controles antigos só servem no receptor novo se a frequência e o código combinam. Em geral a troca pede controles novos.",
        "Os controles antigos não servem no receptor novo, na maioria dos casos, porque frequência e código mudam. Para modernizar portão antigo, troca-se a caixinha do receptor por uma de 433 MHz, de 12 ou 24 V, ligada à entrada de botoeira, e o motor continua.",
        "O receptor velho em caixinha, fora da placa, pode ser trocado sozinho: o novo recebe 12 ou 24 V e dá um contato na entrada de botoeira do motor velho. Enquanto o antigo ficar ligado, os controles antigos ainda abrem, e os novos são gravados no outro.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Como escolher o receptor novo", "Tensão, código e memória"],
        slots: [
          [
            "Antes de comprar, veja estes dados, porque um receptor errado não liga ou queima. Eles estão na embalagem e na etiqueta da placa.",
            "O modelo certo depende destes pontos, lidos na embalagem e na placa.",
            "Quatro informações evitam a compra errada. Estão no manual do motor e na caixa do receptor.",
          ],
        ],
        bullets: [
          "Tensão que a placa fornece, em geral 12 ou 24 V",
          "Canais: um para o portão, dois para o social também",
          "Contato de pulso, como o do botão de parede",
          "Memória suficiente e código rolante, que não se copia",
        ],
      },
      {
        about: "visit",
        headings: ["A troca na visita", "O que o técnico faz no motor antigo"],
        slots: [
          [
            "Com o disjuntor desligado, o técnico acha a entrada de comando e a tensão disponível, liga o receptor novo e retira o antigo. Com poucos controles leva até {trade.smallRepair}.",
            "O receptor novo é ligado à botoeira da placa, depois de medida a tensão, e o velho sai do circuito. Tudo em até {trade.smallRepair}, com poucos aparelhos.",
            "Medida a tensão e achada a entrada do botão, o novo receptor entra e o velho é desligado, em até {trade.smallRepair}.",
          ],
          [
            "Os controles são gravados um a um e testados de fora, e os velhos são acionados para provar que não abrem mais. A antena fica longe da caixa de metal, e o alcance vai a até {trade.reach}.",
            "Grava-se cada controle e testa-se da rua, com os antigos já sem efeito. Antena fora da caixa de metal alcança até {trade.reach}.",
            "Cada aparelho é cadastrado e testado, e os antigos deixam de funcionar. A antena vai livre do metal, para um alcance de até {trade.reach}.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["O que muda o preço da troca", "Receptor, controles e mão de obra"],
        slots: [
          [
            "O receptor com a instalação é a parte maior, e cada controle soma conforme o código. Código fixo custa menos que rolante, que é mais seguro.",
            "Receptor, gravação e controles formam o valor. Rolante sai mais caro por unidade, e fixo, menos.",
            "O preço junta a peça, a gravação e os controles novos. O fixo é mais barato e o rolante protege contra cópia.",
          ],
          [
            "Ainda assim fica abaixo da troca do motor, de {price.homeSwap} em casa com mão de obra. Motor acima de {trade.life}, que já falha, pode ser trocado junto.",
            "Trocar o motor inteiro, de {price.homeSwap} em residência, custa mais. Se ele já passa de {trade.life}, compare os dois.",
            "Perto da troca, de {price.homeSwap} com o serviço, o receptor sai barato. Só em motor além de {trade.life} a troca entra na conta.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Preciso trocar o motor?",
        answers: [
          "Não, se ele anda bem. O receptor é peça à parte, e o motor bom continua por anos, com vida típica de {trade.life}.",
          "Só se ele falhar. Motor que abre e fecha bem não precisa ser trocado por causa do receptor.",
        ],
      },
      {
        question: "Meu motor é muito antigo, sem entrada de botoeira. E agora?",
        answers: [
          "A maioria tem um ponto para botão, mesmo sem nome. Se não há, troca-se a placa ou usa-se um relé, decidido na visita.",
          "É raro não ter essa entrada. Nesse caso, uma placa nova ou um relé faz a função.",
        ],
      },
      {
        question: "E se o receptor velho queimou e não acho igual?",
        answers: [
          "Não precisa ser igual: qualquer receptor da tensão certa e com contato de pulso serve. Os controles são trocados junto.",
          "Não tem problema, porque o receptor novo é ligado na entrada do botão. Os controles passam a ser os do novo código.",
        ],
      },
      {
        question: "Dá para manter os controles antigos e os novos?",
        answers: [
          "Dá, com os dois receptores ligados, cada um com os seus controles. É útil para mudar aos poucos.",
          "Dá, enquanto o receptor velho funcionar. Quando todos tiverem o controle novo, o velho é desligado.",
        ],
      },
    ],
    photo: "fotos do receptor, da etiqueta do motor e do controle, frente e verso",
  },
  {
    id: "placa-receptora-da-marca",
    broader: "receptor",
    label: "Placa receptora da marca",
    phrase: "a placa receptora da marca",
    asks: ["placa receptora [marca]", "placa receptora motor [marca]", "módulo receptor [marca]"],
    intent: "buying",
    answers: {
      any: [
        "Vendemos e ligamos placa receptora para motor [marca], que se troca por outra da mesma frequência e do mesmo código, ou por um receptor avulso na entrada de botoeira. A central e o motor ficam, e por isso sai mais em conta que trocar a placa inteira. A foto do controle mostra qual serve.",
        "Trocar só a placa receptora do motor [marca] é possível: módulo de encaixe do mesmo padrão, se a central tem soquete, ou receptor avulso, que serve em quase todo motor. Precisa ter a frequência e o código dos controles que você quer manter.",
        "Se a receptora do controle queimou, o motor [marca] não precisa de central nova: põe-se outro módulo receptor, igual, ou um avulso ligado por dois fios. O serviço leva em geral até {trade.smallRepair}, com os controles gravados de novo, e vendemos com ou sem a ligação.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["O defeito é mesmo da placa receptora", "Teste antes de comprar o receptor"],
        slots: [
          [
            "O receptor ouve o controle e avisa a central. Se a botoeira da parede abre e nenhum controle abre, a falha está nele ou na antena.",
            "Quem recebe o sinal do controle é o receptor. Botoeira funcionando com todos os controles mudos aponta para ele.",
            "A receptora capta o controle e passa a ordem à central. Abrindo só pelo botão da parede, ela é a suspeita.",
          ],
        ],
        steps: [
          "Aperte a botoeira da parede.",
          "Teste dois controles com pilha nova, perto do portão.",
          "Se um controle abre e outro não, o receptor está bom.",
          "Se só abre de muito perto, a suspeita é a antena, o fio de uns 17 cm.",
          "Se nenhum controle abre e a botoeira abre, o receptor precisa ser trocado.",
        ],
      },
      {
        about: "choose",
        headings: ["Módulo de encaixe ou receptor avulso", "Qual receptor serve no motor [marca]"],
        slots: [
          [
            "O módulo de encaixe é o do modelo da central e entra num soquete. O avulso é uma caixa pequena, liga na botoeira e serve em quase todo motor, também quando o original é soldado na placa.",
            "Havendo soquete na central, usa-se o módulo do mesmo modelo. Sem ele, ou com receptor soldado, o avulso na entrada de botoeira resolve.",
            "A central com soquete aceita um módulo igual. A central com receptor soldado precisa do avulso, que é ligado como um botão.",
          ],
          [
            "Para manter os controles, o novo tem de ler o mesmo código, como rolante ou fixo, em 433 MHz ou na frequência deles. Mudando o padrão, todos são trocados, o que pesa mais que o receptor.",
            "Frequência e tipo de código precisam ser os dos controles da casa. Se forem outros, o gasto maior passa a ser o de controles novos.",
            "Confira o código e a frequência no verso do controle. Receptor de outro padrão obriga a comprar todos os controles.",
          ],
        ],
      },
      {
        about: "visit",
        headings: ["Como é a troca da receptora", "Ligação e gravação dos controles"],
        slots: [
          [
            "Com o disjuntor desligado, o técnico encaixa o módulo ou liga o avulso, estica a antena longe de metal e grava cada controle. O alcance é testado da rua, com referência de até {trade.reach} em campo aberto.",
            "Sem energia, o receptor é trocado e a antena, posicionada na vertical. Os controles são gravados um a um e testados da calçada, com até {trade.reach} sem obstáculos.",
            "O técnico corta a energia, instala o receptor e cadastra os controles. Em campo aberto o alcance chega a {trade.reach}, e menos com chapa ou laje.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Preciso gravar os controles de novo?",
        answers: [
          "Sim, um por um, no receptor novo. Junte todos antes da visita.",
          "Sim. A memória ficava no antigo, e cada controle leva poucos minutos.",
        ],
      },
      {
        question: "Posso ligar o receptor avulso sozinho?",
        answers: [
          "A ligação é do técnico, porque fica na placa, junto da rede e do capacitor. Você acompanha o cadastro dos controles.",
          "Não convém, porque os bornes estão ao lado da tensão da rede.",
        ],
      },
      {
        question: "Quanto custa trocar a receptora?",
        answers: [
          "O receptor é uma das peças mais baratas do comando, bem abaixo da central. Some a mão de obra, e controles novos só se o código mudar.",
          "Custa menos que a placa do motor. O que encarece é ter de trocar muitos controles.",
        ],
      },
      {
        question: "O receptor pode ficar longe do motor?",
        answers: [
          "Pode, com cabo até a central, e isso melhora o alcance em portão de chapa. Fica abrigado da chuva e do lado de dentro.",
          "Sim. Em garagem fechada, levá-lo para a fachada resolve o sinal.",
        ],
      },
    ],
    photo: "uma foto do controle, frente e verso, e outra da etiqueta do motor",
  },
  {
    id: "modulo-de-rele",
    isAskedByName: true,
    broader: "receptor",
    label: "Módulo de relé no portão",
    phrase: "o módulo de relé do portão",
    asks: [
      "módulo relé portão",
      "módulo relé",
      "módulo relê portão",
      "relé auxiliar portão",
      "módulo contato seco portão",
    ],
    intent: "question",
    answers: {
      any: [
        "O módulo de relé no portão serve para a central comandar o que ela não aciona sozinha: sinaleiro, sirene, trava, luz da garagem ou interfone. Ele recebe o sinal de um lado e fecha um contato do outro, sem misturar tensões. Peça e ligação são orçadas juntas.",
        "Instalamos módulo relé na central do portão para acender a luz da garagem, acionar trava, sirene ou sinaleiro. É uma chave elétrica entre a placa e o aparelho, com tensões separadas, e o preço depende do que será ligado e do cabo até lá.",
        "O módulo de relé no motor do portão serve para ligar luz, sirene, sinaleiro ou trava que a placa não suporta sozinha. Ele fica entre a placa e o aparelho e repete o comando. A ligação leva, em geral, até {trade.smallRepair} e é feita pelo técnico.",
      ],
    },
    sections: [
      {
        about: "what",
        headings: ["Para que se usa o relé", "O que ele liga"],
        slots: [
          [
            "A saída da placa aguenta pouca corrente, e ligar nela uma lâmpada ou sirene queima a central. O relé aciona o aparelho com outra energia.",
            "Ligada direto, uma sirene ou lâmpada puxaria da placa mais do que ela suporta. O módulo separa os dois circuitos.",
            "A central só dá um sinal fraco, e o relé o transforma em chave para aparelhos maiores, com alimentação própria.",
          ],
        ],
        bullets: [
          "Luz da garagem: acende ao abrir e apaga depois de um tempo.",
          "Sinaleiro ou sirene: quando a placa não tem saída própria.",
          "Trava elétrica: solta um instante antes de a folha andar.",
          "Interfone com saída de 12 V: vira contato seco para a central.",
          "Segunda função: abrir só para pedestre, se a placa permite.",
        ],
      },
      {
        about: "choose",
        headings: ["Antes de comprar o módulo", "O que precisa combinar"],
        slots: [
          [
            "Três dados escolhem o módulo: tensão da bobina, corrente do contato e tipo do contato. A bobina, em geral de 12 ou 24 V, tem de ser igual à saída que a aciona.",
            "Confira bobina, corrente e contato. A tensão da bobina segue a saída da placa, quase sempre 12 ou 24 V.",
            "O relé certo tem bobina na tensão da saída, 12 ou 24 V na maioria, e contato para a corrente do aparelho.",
          ],
          [
            "O contato precisa aguentar com folga: lâmpada e trava puxam mais na partida, e relé no limite gruda. NA fecha quando acionado, NF abre, e cada aparelho pede um.",
            "Escolha corrente acima da do aparelho, porque no limite o contato cola. Sinaleiro e luz usam NA; alguns sensores, NF.",
            "Deixe sobra na corrente, ou o contato gruda fechado. O tipo, NA ou NF, depende do que se liga.",
          ],
        ],
      },
      {
        about: "visit",
        headings: ["Como o módulo é instalado", "Ligação na central"],
        slots: [
          [
            "Com o disjuntor desligado, o técnico liga a saída da central na bobina e o aparelho no contato, com fonte própria. O tempo é ajustado, como dois minutos para a luz da garagem.",
            "O serviço é feito sem energia, porque há tensão da rede junto aos bornes. No fim programa-se o tempo, por exemplo dois minutos de luz.",
            "Desliga-se o circuito, fixa-se o módulo na caixa vedada e regula-se o tempo. Luz da garagem costuma ficar dois minutos.",
          ],
          [
            "O preço soma módulo, cabo até o aparelho e mão de obra, e fica bem abaixo de trocar a central por outra com saída própria. Aparelho longe da caixa encarece pelo fio.",
            "Contam módulo, metros de fio e trabalho. Sai por menos que uma central nova com a saída pronta.",
            "O que mais pesa é o cabo até a luz ou sirene. O módulo em si é dos itens mais baratos da automação.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Posso ligar o relé sozinho?",
        answers: [
          "Não: há tensão da rede ao lado dos bornes, e um fio errado queima a placa. A ligação é do técnico.",
          "Melhor não. A caixa tem partes energizadas, e inverter fios danifica a central.",
        ],
      },
      {
        question: "O módulo de relé serve em qualquer motor?",
        answers: [
          "Em quase todos, porque usa uma saída ou entrada comum da central. Muda a tensão da bobina.",
          "Na maioria, sim. Basta a placa ter uma saída livre para acioná-lo.",
        ],
      },
      {
        question: "Ele substitui o receptor?",
        answers: [
          "Não: o relé repete um comando, e quem ouve o controle é o receptor.",
          "São peças diferentes. O receptor recebe o sinal do controle, e o relé liga outro aparelho.",
        ],
      },
      {
        question: "A luz da garagem acende com o portão sem esse módulo?",
        answers: [
          "Acende se a central já tem saída de luz de cortesia. Sem ela, o módulo faz o papel.",
          "Algumas placas trazem a saída pronta. Nas demais, o relé é o caminho mais barato.",
        ],
      },
    ],
    photo: "fotos da etiqueta do motor e do aparelho que será ligado",
  },
  {
    id: "motor-com-receptor-embutido",
    broader: "receptor",
    label: "Motor com receptor embutido",
    phrase: "o motor com receptor embutido",
    asks: [
      "motor receptor embutido",
      "motor portão receptor embutido",
      "motor receptor integrado",
      "motor receptor incluso",
      "motor já vem receptor",
      "motor vem receptor",
      "central receptor embutido",
      "placa receptor embutido",
    ],
    intent: "question",
    answers: {
      any: [
        "Sim, o motor novo já vem com receptor embutido na central, e não precisa comprar receptor separado: grava-se o controle direto na placa. O avulso antigo só continua necessário para aproveitar controles de outro padrão. A troca do motor em casa fica de {price.homeSwap}.",
        "Motor com receptor interno é o que traz o receptor integrado na placa, como quase todos os atuais, na frequência de 433 MHz. Se ele queimou e a placa está boa, um receptor avulso resolve sem trocar o motor, em visita a partir de {price.preventive} em casa, sem peças.",
        "Motor de portão vem com receptor junto, na própria central, e a caixinha separada é coisa de motor antigo ou de quem precisa de mais alcance. Trocando o motor, de {price.homeSwap} em casa, o receptor avulso antigo fica só se os controles velhos forem mantidos.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["Como saber se o seu é embutido", "Veja antes de comprar receptor"],
        slots: [
          [
            "Se não há uma caixinha separada ligada ao motor, com fio de antena, o receptor está na placa. A etiqueta da central traz a frequência, em geral 433,92 MHz.",
            "Procure um módulo à parte perto do motor: não havendo, ele é embutido. Frequência e marca estão na etiqueta da central, quase sempre 433,92 MHz.",
            "Receptor avulso é uma caixa pequena, fora do motor, com antena. Sem ela, é integrado, e os 433,92 MHz aparecem na etiqueta.",
          ],
        ],
      },
      {
        about: "choose",
        headings: ["Embutido ou avulso", "Quando o receptor separado compensa"],
        slots: [
          [
            "Em casa, o embutido basta na maioria das vezes.",
            "Há poucos casos em que vale pôr o avulso.",
            "O avulso entra por um destes motivos.",
          ],
        ],
        bullets: [
          "Memória cheia, em prédio ou família grande",
          "Alcance curto: avulso no alto, com antena livre, chega a {trade.reach}",
          "Controles antigos de outro padrão, como 292 MHz",
          "Receptor da placa queimado e central boa",
          "Querer código rolante numa placa de código fixo",
        ],
      },
      {
        about: "cost",
        headings: ["O que custa cada saída", "Receptor avulso ou placa nova"],
        slots: [
          [
            "O receptor avulso custa bem menos que uma central e se liga à entrada da botoeira, em até {trade.smallRepair}. O embutido continua funcionando ao lado dele, com os seus controles.",
            "Pôr um avulso sai por menos que trocar a placa e leva até {trade.smallRepair}, na entrada do botão de parede. Os dois receptores podem conviver.",
            "Entre avulso e central nova, o avulso é o barato e se instala em até {trade.smallRepair}. Ele não desliga o da placa: trabalham juntos.",
          ],
          [
            "Cada controle novo soma ao total, e o de código fixo fica abaixo do rolante. Se a placa já falha em outras funções, a troca dela compensa mais.",
            "Conte também os controles, mais baratos no código fixo que no rolante. Placa com outros defeitos merece ser trocada inteira.",
            "Somam-se os controles, com o rolante acima do fixo. Quando a central tem mais de um defeito, a nova vale mais que o receptor.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Quantos controles cabem no receptor embutido?",
        answers: [
          "Depende da placa: de dezenas a centenas. Em casa sobra; em prédio, confira no manual.",
          "A memória vem no manual da central. Família comum usa uma pequena parte dela.",
        ],
      },
      {
        question: "Serve controle de outra marca?",
        answers: [
          "Só se frequência e tipo de código forem os mesmos; senão, instala-se um receptor avulso do padrão dele.",
          "Nem sempre: compare frequência e código. Com receptor avulso, qualquer padrão entra.",
        ],
      },
      {
        question: "O receptor embutido tem alcance menor?",
        answers: [
          "Pode ter, porque fica dentro da caixa de metal, perto do chão. Esticar a antena para fora costuma bastar.",
          "Às vezes, por causa da posição. Antena bem posta resolve, e o avulso no alto é o passo seguinte.",
        ],
      },
      {
        question: "Vou trocar o motor. Guardo o receptor avulso?",
        answers: [
          "Guarde se os controles atuais são do padrão dele e são muitos. Com dois ou três, grave novos direto na placa.",
          "Só compensa se você quer manter os controles antigos. Do contrário, a central nova dispensa a caixinha.",
        ],
      },
    ],
    photo: "uma foto da etiqueta da central e de um controle que funciona",
    isAskedByName: true,
  },
];
