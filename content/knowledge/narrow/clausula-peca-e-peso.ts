import type { NarrowConcept } from "#domain/knowledge/concept.ts";
import { combine } from "./combine.ts";

/** Questions that a neighbouring, wider one took: the bearing of a swing gate, the hours of a contract, the remote of another make, the weight of a metal. */
export const clausulaPecaEPeso: NarrowConcept[] = [
  {
    id: "rolamento-do-pivotante",
    broader: "pivotante",
    label: "Rolamento do portão pivotante",
    phrase: "o rolamento do portão pivotante",
    asks: [
      ...combine(
        ["rolamento pivotante", "rolamento portão pivotante", "rolamento portão abrir"],
        ["arrastando", "arrasta chão", "arrastando chão", "raspando", "gasto", "quebrado", "inferior", "piso", "chão"],
      ),
      ...combine(["pivô", "pivô inferior", "pivô piso", "mancal piso"], ["pivotante", "portão pivotante", "portão"]),
      "rolamento inferior pivotante",
      "rolamento inferior portão",
      "portão pivotante rolamento inferior quebrado",
    ],
    intent: "repair",
    answers: {
      any: [
        "Se o portão pivotante está arrastando no chão, o rolamento gasto é uma causa comum: a folha gira sobre ele, na dobradiça ou no pivô do piso, e quando ele se desfaz a ponta desce. O técnico escora a folha, troca o rolamento e acerta a altura. Até lá, deixe o motor desligado, para não forçar.",
        "O rolamento do portão pivotante, na dobradiça ou no pivô do piso, sustenta o peso da folha, e com ele gasto o portão range, desce e arrasta no chão. A troca se faz com a folha escorada e, se a peça é vedada e de mesma medida, o portão volta à altura. O valor sai de graça por foto.",
      ],
      price: [
        "O preço para trocar o rolamento do portão pivotante depende de onde ele fica, na dobradiça ou no pivô do piso, e do peso da folha a escorar. A peça custa pouco; o trabalho é levantar e realinhar a folha. O orçamento por foto é gratuito.",
        "Trocar o rolamento do pivotante custa a peça, que é barata, mais a mão de obra de escorar e alinhar a folha. Se o assento da dobradiça também gastou, soma-se a solda. Mande fotos das dobradiças e do piso, e o total vem de graça.",
      ],
    },
    sections: [
      {
        about: "signs",
        headings: ["Rolamento, dobradiça ou coluna: como distinguir", "Por que o pivotante desceu e arrasta"],
        slots: [
          [
            "Olhe com o disjuntor desligado, sem levantar a folha. A marca no piso e o barulho mostram onde está o defeito.",
            "Dá para desconfiar da causa só olhando e ouvindo, com a energia desligada e sem forçar a folha.",
          ],
        ],
        bullets: [
          "Range ou estala embaixo, no canto, e há pó de ferrugem no pivô: rolamento gasto.",
          "Folga na dobradiça de cima, com a folha caída na ponta: pino ou rolamento da dobradiça.",
          "Vão desigual de cima a baixo e coluna inclinada: a coluna cedeu.",
          "Arrasta só depois de chuva ou obra: o piso subiu, e a folha está boa.",
        ],
      },
      {
        about: "visit",
        headings: ["Como o rolamento do pivotante é trocado", "A troca, da escora ao acerto da altura"],
        slots: [
          [
            "O técnico solta o braço do motor e apoia a folha em calços e macaco, para tirar o peso do eixo. Só então retira o pino ou o pivô, limpa o assento e põe um rolamento vedado de mesma medida.",
            "Com a energia desligada e o braço do motor solto, a folha é erguida alguns milímetros e calçada. O rolamento velho sai, o assento é limpo e entra outro, vedado e de mesmo número.",
          ],
          [
            "Depois ele acerta a altura e o prumo, confere a outra dobradiça e abre e fecha a folha na mão. O motor volta por último, com paradas e força reguladas.",
            "Em seguida o prumo e o vão são acertados, e a folha precisa girar leve na mão antes de o motor ser preso e regulado.",
          ],
        ],
      },
      {
        about: "safety",
        headings: ["O que não fazer com a folha arrastando", "Cuidados até a troca"],
        slots: [
          [
            "Não solte pino nem parafuso de dobradiça, porque a folha cai. Também não insista com o motor: ele empena o braço e queima a engrenagem ao empurrar uma folha que raspa.",
            "A folha de um pivotante pesa muito e só tem dois ou três apoios: mexer em um deles pode derrubá-la. Deixe o motor sem energia, para ele não forçar o braço.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Graxa resolve o rolamento do pivotante?",
        answers: [
          "Só quando ele está seco e sem folga. Se a folha já desceu, o rolamento perdeu as esferas ou a pista, e precisa ser trocado.",
          "Tira o rangido por um tempo. Folha que arrasta mostra que a peça se gastou, e a graxa não devolve a altura.",
        ],
      },
      {
        question: "Todo portão pivotante tem rolamento?",
        answers: [
          "Não. Os leves giram em dobradiça simples, de pino; os mais pesados têm rolamento na dobradiça ou um pivô no piso.",
          "Nem todos. Em folha leve, a dobradiça tem só um pino; o rolamento aparece em folha pesada ou em pivô de piso.",
        ],
      },
      {
        question: "Quanto dura o rolamento novo?",
        answers: [
          "Depende do peso e da água: vedado e protegido de enxurrada, dura anos. Pivô em poça enferruja cedo.",
          "Vários anos, se for vedado e não ficar dentro de poça. Veja se a água escorre para longe do pivô.",
        ],
      },
    ],
    photo: "fotos das dobradiças, do pivô no piso e da folha inteira com a coluna",
  },
  {
    id: "administradora-e-contrato-do-portao",
    broader: "contrato",
    label: "Trocar a administradora e o contrato do portão",
    phrase: "o contrato do portão na troca de administradora",
    asks: [
      ...combine(
        ["trocar administradora", "troca administradora", "mudar administradora", "nova administradora"],
        [
          "contrato portão",
          "contrato manutenção",
          "manutenção portão",
          "rescisão manutenção",
          "rescisão portão",
          "portão rescisão manutenção aviso prévio",
          "aviso prévio",
          "portão",
        ],
      ),
    ],
    intent: "question",
    answers: {
      any: [
        "Trocar de administradora não encerra o contrato de manutenção do portão, porque em regra ele é do condomínio, e não dela. Para rescindir também a manutenção, o síndico avisa a empresa por escrito, no aviso prévio do contrato, em geral de 30 dias. Só há multa se uma cláusula a prevê.",
        "A rescisão da manutenção do portão, quando se troca a administradora, depende de quem assinou: se o contrato está no CNPJ do condomínio, ele continua valendo, e o síndico decide se mantém ou cancela com aviso prévio, em geral de 30 dias. Se está em nome da administradora, acaba com ela e precisa ser refeito.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["O que ler antes da rescisão", "Quatro pontos do contrato atual"],
        slots: [
          [
            "Peça à administradora que sai uma cópia do contrato de manutenção e dos relatórios. Antes de avisar alguém, leia:",
            "Antes de mandar o aviso, o síndico precisa do contrato na mão, com os aditivos. Procure nele:",
          ],
        ],
        bullets: [
          "Quem assinou: o condomínio ou a administradora.",
          "Aviso prévio: quantos dias e por que meio.",
          "Multa: se existe e até que mês vale.",
          "Renovação automática: a data-limite para avisar.",
          "Peças em garantia e serviços pagos que ainda não foram feitos.",
        ],
      },
      {
        about: "visit",
        headings: ["A troca sem deixar o portão sem manutenção", "Passo a passo da mudança"],
        slots: [
          [
            "A ordem importa, para o prédio não ficar sem atendimento nem pagar duas empresas.",
            "Assim o portão não fica descoberto entre uma empresa e outra.",
          ],
        ],
        steps: [
          "Defina com o síndico se a manutenção muda ou só a administradora.",
          "Mande o aviso prévio por escrito, com confirmação de recebimento.",
          "Peça de volta chaves, senhas da central, lista de controles e relatórios.",
          "Marque a vistoria da nova empresa antes do último dia do contrato.",
          "Informe à empresa do portão os novos dados de cobrança e quem autoriza serviços.",
        ],
      },
      {
        about: "what",
        headings: ["O que fazemos na vistoria de entrada", "Como começa a manutenção nova"],
        slots: [
          [
            "Examinamos cada portão e entregamos o estado por escrito: folha, cabos, motor, placa, fotocélula e o que precisa de peça. Com isso o conselho compara propostas e ninguém discute depois quem deixou o defeito.",
            "A vistoria descreve por escrito o estado da folha, do motor e dos sensores de cada portão, com fotos. O documento separa o que já estava ruim do que vier depois e serve de base para a proposta.",
          ],
          [
            "Em prédio, o usual são revisões {visits.business}, no mínimo. Somos uma empresa independente de administradoras e tratamos direto com o síndico ou com quem ele indicar.",
            "O mínimo usual em condomínio são revisões {visits.business}. Tratamos com o síndico ou com a administradora nova, conforme a procuração do prédio.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Precisa de assembleia para trocar a empresa do portão?",
        answers: [
          "Em geral não, se a despesa cabe no orçamento aprovado; a convenção do prédio pode exigir. Confira antes de assinar.",
          "Na maioria dos prédios, o síndico decide, dentro do orçamento. A convenção é que diz se é preciso votar.",
        ],
      },
      {
        question: "A empresa não fez as visitas. Pago multa mesmo assim?",
        answers: [
          "Quem descumpre o contrato dá motivo para rescisão sem multa. Junte datas, mensagens e relatórios que faltam, e peça a orientação do jurídico.",
          "O descumprimento pode afastar a multa. Reúna as provas das visitas não feitas antes de mandar o aviso.",
        ],
      },
      {
        question: "E os controles cadastrados?",
        answers: [
          "São do condomínio. Peça a lista e as senhas da central antes do fim do contrato, para não regravar todos.",
          "Ficam com o prédio. Sem a lista e a senha da central, a nova empresa pode ter de recadastrar todo mundo.",
        ],
      },
    ],
    photo: "fotos de cada portão e das etiquetas dos motores, e o contrato atual, se quiser uma proposta para comparar",
  },
  {
    id: "clausula-de-atendimento-em-horas",
    broader: "contrato",
    label: "Cláusula de atendimento em 2 horas",
    phrase: "o prazo de atendimento em horas no contrato",
    asks: [
      ...combine(
        ["empresa não cumpre prazo", "empresa não cumpre prazo atendimento", "empresa portão demora atender"],
        ["portão", "condomínio", "prédio", "portão condomínio", "portão prédio", "contrato"],
      ),
      ...combine(
        ["atendimento", "chamado", "assistência atendimento", "prazo atendimento", "urgência"],
        ["2 horas", "4 horas", "1 hora", "24 horas"],
        ["cláusula", "cláusula contrato", "contrato manutenção", "contrato prédio", "contrato condomínio", "sla"],
        ["", "prédio", "condomínio", "prédio portão"],
      ),
      ...combine(
        ["sla", "cláusula atendimento", "cláusula prazo atendimento"],
        ["portão", "manutenção portão", "contrato portão", "portão condomínio", "portão prédio"],
      ),
    ],
    intent: "question",
    answers: {
      any: [
        "Se a empresa não cumpre o prazo de atendimento do portão, registre a hora de cada chamado e de cada chegada, notifique-a por escrito e peça o desconto previsto no contrato. Repetindo, o descumprimento é motivo para rescindir sem multa. Se o contrato não diz o prazo em horas, peça um aditivo com a cláusula abaixo.",
        "A cláusula de atendimento em 2 horas para prédio só vale se disser três coisas: o que conta como urgência, quando o relógio começa e o que acontece se a empresa atrasar. Peça 2 horas para portão travado aberto ou carro preso, e um prazo maior para o resto. Há um modelo abaixo para copiar.",
        "O SLA de atendimento do portão do condomínio é o prazo, escrito no contrato, para o técnico chegar. Ele deve dizer o que é urgência, de quando se conta o tempo e qual é o desconto em caso de atraso. É comum separar urgência, como carro preso ou folha solta, em poucas horas, do defeito simples, no dia útil seguinte.",
        "Para pôr no contrato a assistência com atendimento em 2 horas, escreva: urgência é portão travado aberto, alguém preso ou folha solta; as 2 horas correm do chamado registrado; atraso dá desconto na mensalidade. Sem a consequência escrita, a cláusula não obriga ninguém. Chegar em 2 horas também não é consertar em 2 horas.",
      ],
    },
    sections: [
      {
        about: "what",
        headings: ["Modelo da cláusula de atendimento", "Texto para copiar no contrato"],
        slots: [
          [
            "Troque os colchetes pelo que foi combinado. A administradora ou um advogado deve ler antes da assinatura.",
            "O texto é um exemplo geral: preencha os colchetes e peça a leitura do jurídico ou da administradora.",
          ],
        ],
        steps: [
          "Urgência: portão travado aberto, veículo ou pessoa presos, folha fora do trilho ou cabo rompido.",
          "Prazo de urgência: chegada do técnico em até [2] horas, contadas do chamado registrado, em [todos os dias, 24 horas].",
          "Demais chamados: chegada em até [24] horas úteis.",
          "Solução: se faltar peça, o portão é deixado seguro na mesma visita, e a peça é orçada em até [1] dia útil.",
          "Atraso: desconto de [percentual] da mensalidade por ocorrência, salvo alagamento, bloqueio de via ou falta de acesso ao local.",
          "Registro: data e hora do chamado, da chegada e da saída, no relatório assinado.",
        ],
      },
      {
        about: "choose",
        headings: ["Duas horas é um prazo possível?", "Quando pedir 2, 4 ou 24 horas"],
        slots: [
          [
            "É possível quando a empresa fica perto e mantém plantão, e costuma custar mais na mensalidade, porque alguém fica de sobreaviso. Pergunte quantos técnicos há à noite e peça os registros dos últimos chamados.",
            "Depende da distância e de haver técnico de plantão, o que encarece a mensalidade. Antes de aceitar a promessa, peça relatórios com a hora do chamado e a da chegada em outros prédios.",
          ],
          [
            "Em prédio com um portão só, 2 horas para urgência fazem sentido. Com dois portões, 4 horas muitas vezes bastam, já que os carros saem pelo outro.",
            "Quem tem uma única saída precisa do prazo curto. Onde existe segunda entrada, 4 horas para urgência e 24 para o comum custam menos.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["O que muda no valor do contrato", "De que depende a mensalidade"],
        slots: [
          [
            "O prazo pesa junto com o número de portões, as visitas por ano e as peças inclusas. Peça duas propostas, com 2 e com 4 horas, para ver quanto custa a diferença; a nossa é feita de graça, por fotos.",
            "A mensalidade soma visitas, portões, peças inclusas e plantão. Compare a mesma proposta com dois prazos, que aí aparece o preço da urgência; o nosso orçamento é gratuito, por fotos.",
          ],
          [
            "Fora de contrato, atendemos {shop.hours} e dizemos a hora possível da chegada e o valor da ida antes de o técnico sair.",
            "Sem contrato, o atendimento pelo WhatsApp é {shop.hours}, e a hora da chegada e o valor da ida são informados antes.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Atender em 2 horas é o mesmo que resolver em 2 horas?",
        answers: [
          "Não. Atender é chegar e deixar o portão seguro; o conserto pode depender de peça. Escreva os dois prazos.",
          "São coisas diferentes. Se o contrato só fala em atender, a empresa cumpre chegando; peça também o prazo de solução.",
        ],
      },
      {
        question: "De quando se contam as 2 horas?",
        answers: [
          "Do chamado registrado, por mensagem ou protocolo. Ligação sem registro não serve de prova.",
          "Da hora da mensagem ou do protocolo. Por isso o chamado deve ser sempre escrito.",
        ],
      },
      {
        question: "E se a empresa descumprir várias vezes?",
        answers: [
          "Escreva que [três] atrasos em seis meses permitem rescindir sem multa. Guarde os registros.",
          "Uma boa cláusula deixa o condomínio sair sem multa depois de [três] atrasos comprovados.",
        ],
      },
    ],
    photo: "fotos dos portões e das etiquetas dos motores, e o número de vagas, para receber a proposta",
  },
  {
    id: "controle-universal-na-marca",
    broader: "controle",
    label: "Controle universal no motor da marca",
    phrase: "o controle universal no motor da marca",
    asks: [
      ...combine(
        ["controle universal"],
        ["[marca]", "motor [marca]", "portão [marca]", "central [marca]", "placa [marca]"],
        ["", "funciona", "serve", "posso usar", "pega"],
      ),
    ],
    intent: "question",
    answers: {
      any: [
        "Sim, o controle universal pode ser usado em motor [marca] se o controle atual for de código fixo e da mesma frequência, em geral 433 MHz. Em motor [marca] de código rolante, que muda a cada toque, o universal comum não funciona, e é preciso o da própria linha. A foto do seu controle, frente e verso, mostra qual é o caso.",
        "O controle universal funciona no motor [marca] quando copia código fixo na mesma frequência do original, quase sempre 433 MHz. Se a central [marca] usa código rolante, ele não abre. Para saber, procure chavinhas dentro do controle atual: se há, o código é fixo, e o universal deve servir.",
      ],
      price: [
        "O preço do controle universal para motor [marca] depende do modelo e de quantos você quer; a gravação, quando é preciso abrir o motor, é somada. Ele só serve se o código da central for fixo. Mande a foto do controle atual, frente e verso, e o orçamento é gratuito.",
        "Quanto custa o controle universal para o motor [marca], já gravado, se sabe pela foto do controle atual, frente e verso, sem custo. Ela mostra também se ele serve, porque com código rolante é preciso o controle da própria linha.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["Como saber se o universal serve no [marca]", "O universal serve no motor [marca]?"],
        slots: [
          [
            "O controle que abre hoje dá a resposta. Confira três coisas antes de comprar o universal.",
            "Antes de comprar, olhe o controle que já funciona, por fora e por dentro.",
          ],
        ],
        bullets: [
          "Frequência: os MHz do verso têm de ser os mesmos que o universal copia.",
          "Código: chavinhas por dentro são sinal de código fixo, que aceita cópia.",
          "Aviso de rolling code, código rolante ou anticlonagem: o universal comum não serve.",
        ],
      },
      {
        about: "what",
        headings: ["Copiar ou gravar na central", "Duas maneiras de o universal funcionar"],
        slots: [
          [
            "Há dois caminhos. Na cópia, o universal aprende o sinal do controle que já abre, um encostado no outro, e ninguém mexe no motor. Na gravação, a central é posta para aprender o controle novo.",
            "O universal pode copiar o sinal do controle antigo, sem mexer no motor, ou ser cadastrado na central. A cópia só existe com código fixo e com o controle original funcionando.",
          ],
          [
            "A gravação na placa, sob a tampa do motor, é do técnico, porque ali há tensão da rede. Em receptor externo, a caixinha à parte, o morador grava pelo manual dele.",
            "Se o receptor fica numa caixinha fora do motor, você mesmo grava, pelo manual. Dentro do motor, a gravação é do técnico, com a energia da rede por perto.",
          ],
        ],
      },
      {
        about: "choose",
        headings: ["Universal ou controle da linha", "Quando o original compensa"],
        slots: [
          [
            "O universal serve bem de reserva em casa com código fixo. Em central de código rolante, ou se você quer poder apagar só um controle perdido, o da linha compensa.",
            "Para um controle a mais em portão de código fixo, o universal resolve. O controle da linha é o certo em código rolante e em prédio, onde cada aparelho deve ter cadastro próprio.",
          ],
          [
            "Há outra saída para quem quer usar um só modelo em tudo: um receptor avulso, ligado à central, que aceita os controles dele.",
            "Se nenhum universal serve, um receptor avulso, ligado pelo técnico à central, permite usar outro controle sem trocar a placa.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Perdi o único controle. O universal resolve?",
        answers: [
          "Por cópia, não, porque falta o original. É preciso gravar um novo na central e apagar o perdido.",
          "Não por cópia. Sem o controle que abria, o novo tem de ser gravado na central, e o perdido, apagado.",
        ],
      },
      {
        question: "O universal tem o mesmo alcance do original?",
        answers: [
          "Parecido, com pilha boa. Se alcança bem menos, a frequência pode estar um pouco fora da do original.",
          "Costuma ter. Alcance muito curto é sinal de frequência diferente ou de pilha fraca.",
        ],
      },
      {
        question: "A placa do meu motor foi trocada. O que vale?",
        answers: [
          "Vale o código da placa que está lá hoje, e não o nome escrito no motor.",
          "A placa atual é que manda. Motor de uma marca com central de outra usa o controle da central.",
        ],
      },
    ],
    photo: "fotos da frente e do verso do controle atual e da etiqueta do motor",
  },
  {
    id: "aluminio-ou-aco-peso",
    broader: "aluminio",
    label: "Alumínio ou chapa galvanizada: qual pesa menos",
    phrase: "o peso do portão de alumínio e do galvanizado",
    asks: [
      ...combine(
        ["alumínio galvanizado", "alumínio chapa galvanizada", "alumínio aço", "alumínio ferro", "alumínio chapa aço"],
        ["pesa menos", "pesa mais", "mais leve", "mais pesado", "peso", "diferença peso", "qual pesa menos"],
        ["", "portão", "portão chapa", "quilos", "metro quadrado"],
      ),
    ],
    intent: "comparison",
    answers: {
      any: [
        "O portão de alumínio pesa menos que o de chapa galvanizada: na mesma espessura, pesa cerca de um terço. São 2,7 kg por metro quadrado a cada milímetro no alumínio e 7,85 kg no aço. Como a chapa de alumínio costuma ser mais grossa, na prática a folha pronta fica perto da metade.",
        "Quem pesa menos é o alumínio: uma chapa de 1 mm tem 2,7 kg por metro quadrado, e a de aço, galvanizada ou não, tem 7,85 kg. O zinco da galvanização quase não muda o peso. Com a estrutura, a folha de alumínio fica em geral perto da metade da de aço.",
      ],
    },
    sections: [
      {
        about: "what",
        headings: ["Quanto pesa a chapa de cada um", "Peso por metro quadrado, conforme a espessura"],
        slots: [
          [
            "A chapa é só uma parte do peso. Os tubos do quadro e das travessas somam bastante e também são mais leves no alumínio.",
            "Estes números são só da chapa. O quadro e as travessas entram à parte, e no aço também pesam mais.",
          ],
        ],
        bullets: [
          "Alumínio de 1 mm: 2,7 kg por m²; de 1,5 mm: cerca de 4 kg; de 2 mm: 5,4 kg.",
          "Aço galvanizado de 0,95 mm (chapa 20): cerca de 7,5 kg por m².",
          "Aço galvanizado de 1,25 mm (chapa 18): cerca de 9,8 kg por m².",
          "Aço galvanizado de 1,5 mm (chapa 16): cerca de 12 kg por m².",
        ],
      },
      {
        about: "choose",
        headings: ["O que o peso muda no motor", "Motor para alumínio e motor para aço"],
        slots: [
          [
            "No portão de correr, a capacidade do motor deve passar do peso da folha em um terço; uma folha de 3 metros em chapa de aço fica, em geral, entre 90 e 150 kg, e qualquer motor residencial a move. O peso decide mais em folha larga.",
            "Em folha comum de casa, os dois materiais ficam dentro do que um motor residencial move. Em folha larga ou alta, o alumínio permite um motor menor e poupa roldanas e cabos.",
          ],
          [
            "A folha leve tem um porém: fechada, sente mais o vento e precisa de reforço onde o motor é preso, para o parafuso não rasgar o perfil.",
            "O alumínio pede reforço no ponto do motor, porque o perfil fino rasga, e a folha leve e fechada balança mais com o vento.",
          ],
        ],
      },
      {
        about: "check",
        headings: ["Como calcular o peso da sua folha", "A conta do peso em quatro passos"],
        slots: [
          [
            "Basta uma trena e a espessura da chapa, que o serralheiro informa. O resultado é aproximado e já serve para escolher o motor.",
            "Com as medidas e a espessura da chapa, você estima o peso sem balança.",
          ],
        ],
        steps: [
          "Multiplique a largura pela altura, em metros, para ter a área.",
          "Multiplique a área pelos quilos por m² da chapa.",
          "Some o quadro e as travessas: em geral, de um terço à metade do peso da chapa.",
          "Some um terço ao total: é a capacidade mínima do motor de correr.",
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Galvanizado pesa mais que ferro comum?",
        answers: [
          "Quase nada: a camada de zinco é muito fina. O galvanizado é aço, e o que muda é a proteção contra ferrugem.",
          "A diferença não se nota. O zinco tem espessura de poucos centésimos de milímetro.",
        ],
      },
      {
        question: "Se troco a folha de aço por alumínio, preciso mexer no motor?",
        answers: [
          "O motor serve, mas precisa de nova regulagem. No basculante, o contrapeso tem de ser refeito, senão a folha sobe sozinha.",
          "Não é preciso trocar o motor. O contrapeso do basculante, porém, deve ser ajustado à folha mais leve por um técnico.",
        ],
      },
      {
        question: "Alumínio leve é menos seguro?",
        answers: [
          "A segurança depende do perfil, do quadro e da trava. Alumínio fino amassa mais fácil que o aço numa batida.",
          "Não por ser leve. O que conta é a espessura do perfil e a trava; em batida de carro, o aço resiste melhor.",
        ],
      },
    ],
    photo: "fotos do portão por dentro e por fora, com a largura, a altura e a espessura da chapa, se souber",
  },
];
