import type { NarrowConcept } from "#domain/knowledge/concept.ts";
import { combine } from "./combine.ts";

export const regrasDoCondominio: NarrowConcept[] = [
  {
    id: "assembleia-troca-motor",
    broader: "condominio",
    label: "Assembleia para trocar o motor do portão",
    phrase: "a assembleia para trocar o motor",
    asks: [
      "ata trocar portão",
      "ata trocar portão modelo",
      "ata trocar motor",
      "modelo ata portão",
      "ata portão condomínio",
      "ata troca portão",
      "assembleia trocar motor",
      "assembleia motor portão",
      "assembleia troca motor",
      "assembleia portão",
      "assembleia condomínio portão",
      "assembleia portão novo",
      "precisa assembleia portão",
      "precisa assembleia motor",
      "síndico trocar motor assembleia",
      "aprovar motor portão assembleia",
      "quórum motor portão",
      "quórum portão",
      "quórum trocar portão",
      "assembleia conserto portão",
      "voto moradores motor portão",
      "aprovação moradores portão",
      "ata assembleia portão",
      "benfeitoria portão condomínio",
    ],
    intent: "question",
    answers: {
      any: [
        "A ata para trocar o portão ou o motor traz seis pontos: motivo da troca, propostas comparadas, empresa e valor aprovados, prazo, de onde sai o dinheiro e o resultado da votação. O modelo do motor vai anexo, com o orçamento; em prédio, a troca fica de {price.heavySwap}, com mão de obra.",
        "Trocar o portão inteiro do prédio precisa de assembleia, em geral, com a maioria dos condôminos, porque é melhoria (Código Civil, artigo 1.341); se ele caiu ou é risco, o síndico age já e presta contas depois. Consertar o que existe costuma dispensar o voto.",
        "A assembleia só é obrigatória para trocar por conforto ou modernização: trocar o motor do portão que quebrou é obra necessária, e o síndico pode fazê-la sem voto (Código Civil, artigo 1.341). Se a despesa for alta, ele convoca a assembleia antes ou, na urgência, logo depois.",
        "Um motor quebrado não precisa de assembleia na maioria dos casos, porque é reparo necessário (artigo 1.341 do Código Civil); valor alto é levado à assembleia, antes ou logo depois se for urgente. Trocar motor que funciona por um mais rápido é benfeitoria útil e pede aprovação da maioria dos condôminos.",
        "O síndico pode trocar sozinho o motor que quebrou, sem consultar os moradores, porque é obra necessária (Código Civil, artigo 1.341); se o valor for alto, convoca a assembleia ou, na urgência, dá conta logo depois. Para trocar por conforto um motor que funciona, precisa de voto.",
        "Quórum só existe para melhoria: portão novo ou motor mais rápido é benfeitoria útil e pede a maioria dos condôminos (Código Civil, artigo 1.341, II). Conserto ou troca do que quebrou é obra necessária e não depende de votação, salvo limite de valor na convenção.",
      ],
      price: [
        "O motor de portão de prédio, trocado, fica de {price.heavySwap}, com mão de obra; esse é o valor a levar à assembleia, se a convenção exigir voto. Um motor quebrado é obra necessária e, em geral, o síndico resolve e presta contas depois.",
      ],
    },
    sections: [
      {
        about: "what",
        headings: ["Necessária, útil ou urgente", "O que decide se há votação"],
        slots: [
          [
            "Necessária é a obra que evita dano ou mantém o portão funcionando; útil é a que melhora, como um motor mais rápido ou tag.",
            "A pergunta é uma só: o portão parou ou o prédio quer melhorar? Parou, é obra necessária; melhorar é obra útil.",
          ],
          [
            "A convenção pode fixar um limite de gasto sem assembleia, e ele vale para o síndico.",
            "Muitas convenções dão um teto de despesa ao síndico: leia antes de assinar o orçamento.",
          ],
          [
            "Portão travado aberto é urgência típica: fotos e hora do defeito justificam a decisão do síndico depois.",
            "Portão aberto à noite não espera edital: conserta-se e leva-se a conta à assembleia.",
          ],
        ],
      },
      {
        about: "check",
        headings: ["O que levar à assembleia", "Como documentar a troca"],
        slots: [
          [
            "Laudo curto do técnico, fotos e orçamentos iguais no que incluem encurtam a discussão.",
            "Papel encurta assembleia: causa escrita, fotos e propostas comparáveis.",
          ],
        ],
        bullets: [
          "Causa da quebra, escrita pelo técnico",
          "Propostas com o mesmo motor e os mesmos itens",
          "De onde sai o dinheiro: caixa, fundo de reserva ou rateio",
          "Prazo do serviço e garantia",
          "Ata com a decisão e o valor",
        ],
      },
      {
        about: "cost",
        headings: ["De onde sai o dinheiro", "Caixa, fundo de reserva ou rateio"],
        slots: [
          [
            "Na troca, motor de uso intenso com mão de obra fica de {price.heavySwap}, conforme peso e uso.",
            "O valor de referência em portão de prédio é de {price.heavySwap}, com motor e mão de obra.",
          ],
          [
            "Se o caixa não cobre, usa-se o fundo de reserva, conforme a convenção, ou um rateio aprovado.",
            "Sem caixa, a convenção diz se o fundo de reserva pode ser usado ou se é preciso rateio.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "São obrigatórios três orçamentos para trocar o motor?",
        answers: [
          "A lei não pede; muitas convenções, sim. Mesmo sem exigência, eles protegem o síndico na prestação de contas.",
        ],
      },
      {
        question: "Qualquer morador pode mandar consertar o portão?",
        answers: [
          "Se o síndico não age e o reparo é necessário, o condômino pode fazê-lo pelo artigo 1.341, avisando e guardando nota. Converse antes com a administradora.",
        ],
      },
      {
        question: "Para pôr tag ou clausura precisa de voto?",
        answers: ["Em geral, sim: é melhoria, e não reparo. A convenção e a administradora confirmam o quórum."],
      },
    ],
    photo: "fotos do portão e da etiqueta do motor, com o número de vagas",
  },
  {
    id: "despesa-do-portao",
    broader: "condominio",
    label: "Despesa ordinária ou extraordinária do portão",
    phrase: "a despesa do portão no condomínio",
    asks: [
      "síndico cobrar taxa extra portão",
      "síndico cobrar taxa extra motor",
      "síndico pode cobrar taxa extra motor portão",
      "prédio alugado quem paga motor",
      "prédio alugado quem paga portão",
      "prédio alugado quem paga troca motor portão",
      "apartamento alugado quem paga portão",
      "apartamento alugado quem paga motor portão",
      "administradora cobra conserto portão",
      "administradora cobra taxa conserto portão",
      "taxa conserto portão condomínio",
      "classificação gasto portão",
      "gasto portão taxa condomínio",
      "inquilino paga portão prédio",
      "inquilino paga troca portão prédio",
      "inquilino paga portão condomínio",
      "inquilino paga portão novo prédio",
      "despesa ordinária extraordinária portão",
      "despesa ordinária portão",
      "despesa extraordinária portão",
      "portão despesa ordinária ou extraordinária",
      "motor portão despesa ordinária",
      "troca motor despesa extraordinária",
      "rateio motor portão",
      "rateio portão",
      "rateio motor novo inquilino",
      "rateio motor inquilino dono",
      "rateio motor quem paga",
      "rateio portão inquilino",
      "rateio portão garagem quem paga",
      "inquilino paga rateio portão",
      "inquilino paga motor condomínio",
      "chamada extra portão",
      "taxa extra portão",
      "taxa extra motor portão",
      "quem não tem vaga paga portão",
      "quem não tem carro paga portão",
      "apartamento sem vaga paga portão",
      "loja térrea paga portão",
    ],
    intent: "question",
    answers: {
      any: [
        "O síndico pode cobrar taxa extra, em rateio, para o motor do portão se a assembleia aprovou, ou, no reparo urgente, prestando contas na seguinte; sem isso, o gasto sai do caixa. A troca em prédio fica de {price.heavySwap}, com mão de obra, dividida pela fração de cada unidade ou como a convenção disser.",
        "Em prédio ou apartamento alugado, a troca do motor do portão por outro igual costuma ser despesa ordinária, que o inquilino paga no condomínio; melhoria ou portão novo é extraordinária, paga pelo proprietário (Lei do Inquilinato, artigos 22 e 23). Em prédio, a troca fica de {price.heavySwap}.",
        "O rateio da troca do motor do portão segue a fração de cada unidade ou o que a convenção disser; em condomínio ela fica de {price.heavySwap}, com mão de obra. Motor queimado trocado por equivalente costuma ser despesa ordinária, do inquilino; portão novo ou melhoria, extraordinária, do dono.",
        "Conserto e manutenção do portão são despesa ordinária, paga pelo inquilino; portão novo, reforma ou melhoria é extraordinária, paga pelo dono do apartamento (Lei do Inquilinato, artigos 22 e 23). O motor que queimou e é trocado por equivalente costuma entrar como manutenção; o que moderniza, como extraordinária.",
        "A despesa depende da obra: manter o portão que existe é despesa ordinária e entra no rateio do inquilino; trocar o portão inteiro ou pôr um sistema novo é despesa extraordinária, do proprietário. A base são os artigos 22 e 23 da Lei do Inquilinato, e a ata deve dizer como o gasto foi classificado.",
        "A despesa do portão é de todos os condôminos, até de quem não tem carro ou vaga, em regra: a manutenção é ordinária, do inquilino; portão novo ou melhoria é extraordinária, do dono. Só a convenção pode dividir o gasto da garagem entre os donos de vaga.",
      ],
      price: [
        "A troca do motor em prédio fica de {price.heavySwap}, com mão de obra, e o rateio segue a fração de cada unidade ou o que a convenção disser. A manutenção é despesa do inquilino; obra de melhoria, do dono.",
      ],
    },
    sections: [
      {
        about: "what",
        headings: ["Exemplos de cada despesa", "Quem paga o quê no portão"],
        slots: [
          [
            "Ordinária: revisão, lubrificação, capacitor, roldana, placa, controle da portaria e contrato mensal.",
            "Peça gasta, regulagem e contrato de manutenção são gastos do dia a dia, do inquilino.",
          ],
          [
            "Extraordinária: portão novo, automação de portão manual, clausura, tag ou leitor facial instalados pela primeira vez.",
            "O que não existia e passa a existir é obra extraordinária, do proprietário.",
          ],
          [
            "Fundo de reserva é formado pelo dono; se for usado em gasto do dia a dia, a reposição pode caber ao inquilino.",
            "A formação do fundo de reserva é do proprietário; a reposição do que foi gasto na manutenção pode ser do inquilino.",
          ],
        ],
      },
      {
        about: "check",
        headings: ["Como conferir o boleto", "Se a cobrança chegou ao inquilino"],
        slots: [
          [
            "O boleto deve separar a cota ordinária da extra, com o motivo.",
            "Peça à administradora a ata e a nota do serviço antes de contestar.",
          ],
          [
            "Cobrança de obra extra paga pelo inquilino é reembolsada pelo dono, com o comprovante.",
            "Inquilino que pagou a parte do dono pede o reembolso por escrito.",
          ],
        ],
      },
      {
        about: "choose",
        headings: ["Quem tem loja ou não tem vaga", "Unidade sem vaga paga o portão?"],
        slots: [
          [
            "Em regra, todos pagam o que é comum, na forma da convenção; algumas dividem a garagem só entre quem tem vaga.",
            "A convenção decide se a garagem é custo de todos ou só de quem tem vaga.",
          ],
          [
            "Sem previsão, a dúvida é levada à administradora ou à assembleia.",
            "Onde a convenção cala, quem resolve é a assembleia.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Conserto por batida entra no rateio?",
        answers: ["Só enquanto não se sabe quem bateu. Provado o autor, ele paga o reparo."],
      },
      {
        question: "Controle novo é despesa do condomínio?",
        answers: ["O individual costuma ser pago por quem pede; o da portaria, pelo condomínio."],
      },
    ],
    photo: "fotos do portão e da etiqueta do motor, com o número de vagas",
  },
  {
    id: "fundo-de-reserva-portao",
    broader: "condominio",
    label: "Fundo de reserva para o portão",
    phrase: "o uso do fundo de reserva no portão",
    asks: [
      "fundo reserva portão",
      "fundo reserva motor",
      "fundo reserva consertar portão",
      "usar fundo reserva",
      "fundo reserva condomínio portão",
      "dinheiro fundo reserva portão",
      "síndico usar fundo reserva",
      "condomínio sem dinheiro portão",
      "condomínio sem dinheiro consertar portão",
    ],
    intent: "question",
    answers: {
      any: [
        "Pode, se a convenção permite: o fundo de reserva existe para gasto imprevisto, e um portão quebrado que deixa o prédio aberto costuma entrar. Conserto pequeno sai do caixa do mês; troca do motor, de {price.heavySwap} com mão de obra, é que justifica mexer no fundo, com registro em ata.",
        "O fundo de reserva pode pagar o conserto do portão quando é imprevisto e necessário; a manutenção de rotina sai da cota do mês. Leia na convenção quem autoriza e leve o gasto à próxima assembleia, com nota e orçamento.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Caixa, fundo ou rateio", "De onde tirar o dinheiro do conserto"],
        slots: [
          [
            "O reparo de rotina sai do caixa do mês. Quebra cara e urgente: fundo de reserva. A obra de melhoria sai de rateio votado.",
            "Três bolsos para três gastos: rotina no caixa, imprevisto no fundo, melhoria em rateio.",
          ],
          [
            "Parcelar no cartão, em até {shop.instalments} vezes, pode evitar o saque do fundo; para condomínio, a forma de pagamento é combinada no orçamento.",
            "Antes de sacar, pergunte pelo parcelamento: no cartão são até {shop.instalments} vezes.",
          ],
        ],
      },
      {
        about: "check",
        headings: ["Papéis que o síndico guarda", "Prestação de contas do conserto"],
        slots: [
          [
            "Causa escrita, fotos, orçamentos, nota e garantia ficam juntos na pasta do mês.",
            "O gasto se defende com causa, orçamento e nota.",
          ],
        ],
        bullets: [
          "Trecho da convenção que trata do fundo",
          "Laudo ou relato da causa",
          "Orçamentos comparáveis",
          "Nota fiscal e garantia",
          "Registro na ata seguinte",
        ],
      },
      {
        about: "care",
        headings: ["Como não precisar do fundo outra vez", "Previsão no orçamento do ano"],
        slots: [
          [
            "Revisão {visits.business}, no mínimo, custa menos que uma urgência à noite e cabe na previsão do ano.",
            "Ponha na previsão anual as revisões, {visits.business}, e uma verba para peças de desgaste.",
          ],
          [
            "Um motor com mais de {trade.life} de uso intenso merece reserva para a troca.",
            "Um motor antigo pede que a troca já esteja prevista no orçamento do ano seguinte.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Quem repõe o fundo de reserva usado no portão?",
        answers: ["Quem repõe é o rateio dos meses seguintes, como a convenção ou a assembleia decidir."],
      },
      {
        question: "O síndico pode usar o fundo de reserva sem assembleia?",
        answers: ["Em urgência, costuma poder e presta contas depois; a convenção confirma."],
      },
    ],
    photo: "fotos do portão e da etiqueta do motor, com um relato do defeito",
  },
  {
    id: "dano-do-morador",
    broader: "condominio",
    label: "Morador que bateu ou estragou o portão",
    phrase: "o dano causado por morador",
    asks: [
      "síndico morador bateu carro portão",
      "síndico morador amassou portão carro",
      "síndico cobrar morador bateu carro portão",
      "síndico multar morador bateu carro portão",
      "síndico quem bateu carro portão cobrar",
      "visitante quebrou portão",
      "visitante quebrou portão quem paga",
      "visita quebrou portão quem paga",
      "visita bateu portão",
      "visitante bateu portão",
      "entregador quebrou portão",
      "entregador bateu portão quem paga",
      "entregador quebrou portão quem paga",
      "motorista aplicativo bateu portão",
      "caminhão bateu portão condomínio quem paga",
      "caminhão mudança quebrou portão",
      "uber bateu portão",
      "cobrar morador portão amassado",
      "vizinho estragou portão prédio",
      "morador estragou portão",
      "vizinho quebrou portão prédio",
      "condomínio cobrar multa bateu portão",
      "cobrar multa quem bateu portão",
      "multa morador bateu portão",
      "morador bateu portão",
      "morador quebrou portão",
      "morador danificou portão",
      "morador arrancou portão",
      "morador derrubou portão",
      "quem paga morador arranca portão",
      "morador bateu portão quem paga",
      "cobrar morador bateu portão",
      "cobrar morador portão",
      "cobrar conserto morador",
      "multa quem bateu portão",
      "multar quem bateu portão",
      "multa morador portão",
      "condomínio multa bateu portão",
      "condomínio cobrar bateu portão",
      "condomínio pode multar portão",
      "visitante bateu portão condomínio",
      "entregador bateu portão prédio",
      "motoboy bateu portão prédio",
      "caminhão mudança bateu portão prédio",
      "condômino danificou portão",
      "como cobrar morador",
      "bati portão condomínio",
      "bati portão prédio",
      "bati no portão do condomínio tenho que pagar",
      "morador bateu carro no portão condomínio quem paga",
      "morador bateu no portão do condomínio quem paga conserto",
      "morador derrubou portão carro",
      "derrubou portão prédio carro",
      "derrubou portão condomínio",
      "morador amassou portão",
    ],
    intent: "question",
    answers: {
      any: [
        "Quem paga é o visitante ou o entregador que quebrou o portão, se isso ficar provado; em condomínio, cobra-se em geral da unidade que o recebeu, conforme a convenção, e ela cobra dele. Guarde a imagem, a placa do carro e o orçamento com a causa; se o portão falhou, a conta é do dono dele.",
        "Quem bateu no portão paga o conserto, e o condomínio pode cobrar dele com prova; multa, só se a convenção ou o regimento prevê e o morador teve chance de se defender. Guarde a imagem e mande a causa escrita com o orçamento. Se foi visita, cobra-se da unidade que a recebeu, conforme a convenção.",
        "Quem estragou o portão paga o conserto, se isso ficar provado, e a cobrança vai por escrito, com foto e orçamento; a multa é outra coisa e depende de previsão na convenção, aviso e defesa. Sem imagem nem testemunha, o reparo vira despesa comum.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["Como cobrar quem bateu, passo a passo", "Da batida ao pagamento"],
        slots: [
          [
            "A causa precisa estar clara: batida deixa marca, e defeito antigo também; o técnico separa os dois por escrito.",
            "Antes de cobrar, separe a batida do defeito que já existia.",
          ],
        ],
        steps: [
          "Salve a gravação e fotografe a folha, o motor e a placa do carro.",
          "Isole o portão e desligue o disjuntor se a folha ficou torta.",
          "Peça ao técnico orçamento por item e a causa por escrito.",
          "Notifique a unidade com as provas e um prazo para resposta.",
          "Sem acordo, leve ao seguro, à assembleia ou ao juizado.",
        ],
      },
      {
        about: "what",
        headings: ["Batida do carro ou falha do portão?", "Quando o morador não paga"],
        slots: [
          [
            "Se a folha fechou sobre o carro com a fotocélula queimada ou sem manutenção, quem responde tende a ser o condomínio.",
            "Se o portão fechou sobre o carro por falta ou defeito do sensor, a conta tende a ser do condomínio.",
          ],
          [
            "Entrar de carona atrás do vizinho, contra o regimento, pesa contra quem passou.",
            "Quem tenta passar com o portão já fechando assume parte do risco.",
          ],
          [
            "O seguro do carro e o do condomínio podem cobrir; a franquia entra na conta.",
            "Veja as duas apólices, a do carro e a do prédio, antes de pagar.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["O que entra no orçamento da batida", "Conserto da folha e do motor"],
        slots: [
          [
            "Desempeno, solda, roldana ou dobradiça, regulagem e teste da fotocélula aparecem em linhas separadas.",
            "Peça o preço por item: folha, peça, motor e regulagem.",
          ],
          [
            "Folha que só entortou se desempena; quadro dobrado ou coluna rachada é obra de serralheiro, em orçamento à parte.",
            "O tamanho do estrago se vê por foto, sem custo pelo orçamento.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "O condomínio pode bloquear o controle de quem não paga?",
        answers: [
          "Não convém: cortar o acesso à garagem costuma ser contestado na Justiça. Cobre pelos meios da convenção.",
          "Melhor não. Bloquear a entrada costuma cair na Justiça; o caminho é a cobrança com prova e prazo.",
        ],
      },
      {
        question: "E se foi um entregador que bateu no portão?",
        answers: [
          "Paga quem causou: anote a placa e a empresa, porque o seguro do veículo costuma cobrir dano a terceiro.",
          "A conta é dele ou da empresa. Placa, horário e imagem bastam para acionar o seguro do veículo.",
        ],
      },
    ],
    photo: "fotos da folha amassada, do motor e da marca da batida",
  },
  {
    id: "controle-cortado-por-divida",
    broader: "condominio",
    label: "Síndico cortou o controle de quem deve",
    phrase: "o corte do controle por dívida",
    asks: [
      "síndico cortou controle",
      "síndico cortou meu controle",
      "síndico bloqueou controle",
      "síndico bloqueou meu controle",
      "condomínio bloqueou controle",
      "condomínio cortou controle",
      "controle bloqueado inadimplente",
      "controle bloqueado atraso condomínio",
      "bloquear controle inadimplente",
      "síndico pode cortar controle",
      "síndico pode bloquear controle",
      "condomínio pode bloquear controle",
      "condomínio pode cortar controle",
      "bloquear controle morador devedor",
      "controle bloqueado condomínio atrasado",
      "controle garagem inadimplente",
      "controle morador inadimplente",
    ],
    intent: "question",
    answers: {
      any: [
        "O síndico não pode, em geral, cortar o controle de quem está com o condomínio em atraso: a dívida se cobra pelos meios da convenção e da lei, e a entrada de quem mora ali é preservada. Peça a liberação por escrito; sem resposta, procure um advogado ou o juizado.",
        "Em geral não pode: bloquear o controle do morador inadimplente impede o uso da própria vaga, e a cobrança se faz por boleto, acordo ou ação. Peça por escrito ao síndico e à administradora a volta do acesso e guarde a resposta.",
        "Controle bloqueado por dívida pode ser contestado, porque o condomínio tem outros meios de cobrar e, em geral, não pode barrar quem mora ali. Confirme antes se foi mesmo corte: recadastro geral ou pilha fraca dão o mesmo sintoma.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["Confirme que foi corte", "Corte ou defeito do controle"],
        slots: [
          [
            "Troque a pilha e teste com o portão à vista; se os outros controles da unidade abrem, o defeito é do seu.",
            "Se só um controle da unidade parou, comece pela pilha e pela tecla, e não pelo síndico.",
          ],
          [
            "Pergunte na portaria se houve recadastro: ao trocar a placa ou o receptor, quem não regravou fica de fora.",
            "Um recadastro geral também tira do ar quem não levou o controle no dia.",
          ],
        ],
      },
      {
        about: "care",
        headings: ["Como pedir a liberação", "O que fazer com o acesso cortado"],
        slots: [
          [
            "Escreva ao síndico e à administradora, com a unidade, a vaga e a data em que o controle parou.",
            "O pedido vai por escrito, com unidade, vaga e data, para o síndico e a administradora.",
          ],
          [
            "Peça que mostrem a regra usada; sem regra e sem defesa, o caso vai à assembleia ou à Justiça.",
            "Se disserem que é regra, peça a ata ou o artigo da convenção; um advogado diz se ele vale.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "O síndico pode tirar do devedor o controle extra?",
        answers: [
          "O extra segue o regimento; o que se preserva é a entrada de quem mora ali com o carro na própria vaga.",
        ],
      },
      {
        question: "O técnico pode religar o controle sem o síndico?",
        answers: ["Não: a central é do condomínio, e só o síndico ou a administradora autoriza o cadastro."],
      },
      {
        question: "E o controle do inquilino quando quem deve é o dono?",
        answers: ["O inquilino também mora ali e pede o acesso por escrito, com o contrato de locação."],
      },
    ],
    photo: "uma foto do controle, frente e verso",
  },
  {
    id: "controle-regras-condominio",
    broader: "condominio",
    label: "Regras do condomínio para controles",
    phrase: "as regras do condomínio para controles",
    asks: [
      "quantos controles apartamento direito",
      "quantos controles cada apartamento",
      "quantos controles morador direito",
      "direito controles apartamento",

      "síndico cobrar controle",
      "síndico pode cobrar controle",
      "condomínio pode cobrar controle",
      "condomínio cobra controle",
      "condomínio fornece controle",
      "condomínio deve fornecer controle",
      "condomínio deve fornecer quantos controles",
      "quantos controles por apartamento",
      "quantos controles por vaga",
      "quantos controles por unidade",
      "controle por apartamento condomínio",
      "síndico proibir controle clonado",
      "proibir clonar controle condomínio",
      "síndico pode proibir clonar",
      "síndico proíbe controle",
      "síndico limite controles",
      "limite controles condomínio",
      "regra controle portão condomínio",
      "regimento controle portão",
      "convenção controle portão",
      "síndico não libera controle",
      "síndico se recusa cadastrar controle",
      "condomínio nega controle",
      "condomínio obrigado dar controle",
      "inquilino direito controle condomínio",
      "morador controle extra",
      "morador pode controle extra",
      "morador mais controle",
      "morador segundo controle",
      "controle extra condomínio",
      "controle extra morador",
    ],
    intent: "question",
    answers: {
      any: [
        "Em geral o condomínio paga o primeiro controle de cada vaga, e o morador paga o segundo e o que perdeu; quem decide é a convenção, o regimento ou a ata, não o síndico sozinho. Sem regra escrita, leve à assembleia. Pela foto do controle usado no prédio, passamos o valor de cada um.",
        "Cada apartamento tem direito aos controles que a convenção ou o regimento prevê, em geral um por vaga, e pode pedir outros pagando o custo. Sem regra escrita, o síndico leva à assembleia; o que ele não pode é deixar sem acesso quem mora ali.",

        "Pode, se a convenção, o regimento ou uma ata prevê: o comum é entregar um controle por vaga, quem quer outro paga o custo, e o síndico proíbe cópia feita por fora. O que não pode é deixar sem acesso quem mora ali, dono ou inquilino.",
        "Quantos controles o condomínio deve fornecer por apartamento, quem diz é o regimento: o comum é um por vaga, e o extra é pago por quem pede. O síndico pode proibir clone, porque ele não aparece no cadastro e não se bloqueia sozinho.",
      ],
      price: [
        "O condomínio pode cobrar o custo do controle extra e da gravação, se o regimento ou a ata prevê; o preço do aparelho depende do modelo. Com a foto do controle usado no prédio, respondemos o nosso valor.",
      ],
    },
    sections: [
      {
        about: "what",
        headings: ["O que o regimento costuma dizer", "Regras comuns para controles"],
        slots: [
          [
            "Quantos por vaga, quem grava, quanto custa o extra e em quantas horas o perdido é bloqueado.",
            "Quatro pontos bastam: quantidade, preço do extra, quem grava e o que fazer na perda.",
          ],
          [
            "Inquilino usa o controle da unidade; na saída, devolve ou o código é apagado.",
            "O controle é da unidade: muda o morador, refaz-se o cadastro.",
          ],
          [
            "Cadastro numerado por unidade permite apagar um sem mexer nos outros.",
            "Com receptor de cadastro individual, a regra pode ser cumprida de verdade.",
          ],
        ],
      },
      {
        about: "choose",
        headings: ["Por que proibir o clone", "Controle copiado por fora"],
        slots: [
          [
            "O clone de código fixo repete o original: perdido um, os dois precisam cair.",
            "Duas pessoas com o mesmo código confundem o registro de quem entrou.",
          ],
          [
            "Código rolante e cadastro pela administração resolvem sem fiscalizar chaveiro por chaveiro.",
            "Em vez de vigiar cópia, use código rolante com cadastro na portaria.",
          ],
        ],
      },
      {
        about: "check",
        headings: ["Se o síndico nega o controle", "Como pedir e a quem recorrer"],
        slots: [
          [
            "Peça por escrito, com o número da vaga e o documento do contrato ou da escritura.",
            "O pedido por escrito, com vaga e documento, resolve a maior parte dos casos.",
          ],
          [
            "Sem resposta, leve à administradora e à assembleia.",
            "Recusa sem regra escrita pode ser discutida em assembleia.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Posso comprar o controle fora e pedir só a gravação?",
        answers: ["Depende do regimento. Confirme o modelo antes, porque outro padrão não grava."],
      },
      {
        question: "Quem paga o controle: condomínio ou morador?",
        answers: [
          "O primeiro de cada vaga costuma ser do condomínio, no rateio; o extra, o perdido e o quebrado por mau uso são do morador. Vale o que diz a convenção ou a assembleia.",
        ],
      },
      {
        question: "O condomínio pode desativar o meu controle?",
        answers: ["Para recadastrar ou por segurança, sim, com aviso e meio de entrar. Como castigo, é discutível."],
      },
    ],
    photo: "uma foto do controle do prédio, frente e verso, e da etiqueta do receptor",
  },
  {
    id: "sindico-nao-conserta",
    broader: "condominio",
    label: "Síndico que não conserta o portão",
    phrase: "o síndico que não conserta o portão",
    asks: [
      "morador pagar conserto descontar condomínio",
      "morador pode consertar portão condomínio",
      "morador pode consertar portão prédio",
      "morador mandar consertar portão condomínio",
      "morador pode pagar conserto descontar condomínio",
      "pagar conserto portão descontar condomínio",
      "pagar conserto portão reembolso condomínio",
      "morador paga conserto portão reembolso",
      "administradora não paga conserto portão",
      "administradora não quer pagar conserto portão",
      "administradora demora aprovar",
      "administradora demora aprovar conserto portão",
      "administradora demora portão",
      "administradora não aprova conserto portão",
      "administradora não responde portão",
      "administradora não resolve portão",
      "administradora não conserta portão",
      "administradora enrola portão",
      "administradora demora consertar portão",
      "síndico demora aprovar conserto",
      "síndico não aprova conserto portão",
      "síndico não autoriza conserto portão",
      "síndico não quer consertar portão",
      "síndico não quer trocar motor",
      "síndico não quer arrumar portão",
      "obrigar síndico consertar portão",
      "portão quebrado síndico não faz nada",
      "consertar portão condomínio cobrar síndico",
      "consertar portão cobrar depois síndico",
      "portão condomínio quebrado semana",
      "portão condomínio quebrado dias",
      "portão prédio quebrado semana",
      "portão prédio quebrado dias",
      "portão condomínio quebrado morador pode fazer",
      "portão condomínio quebrado semana morador pode fazer",
      "portão prédio quebrado morador pode fazer",
      "condomínio demora consertar portão",
      "condomínio não conserta portão",
      "síndico enrola portão",
      "síndico enrola arrumar portão",
      "síndico enrolando portão",
      "síndico não conserta portão",
      "síndico não arruma portão",
      "síndico não resolve portão",
      "síndico demora consertar portão",
      "síndico ignora portão",
      "portão prédio quebrado síndico",
      "portão quebrado semana síndico",
      "portão prédio quebrado há dias",
      "portão condomínio quebrado muito tempo",
      "síndico negligência portão",
      "reclamar síndico portão",
      "prazo síndico consertar portão",
      "portão aberto dias condomínio síndico",
    ],
    intent: "how-to",
    answers: {
      any: [
        "O morador pode pagar o conserto necessário do portão e pedir o reembolso ao condomínio, se o síndico, avisado, não age (Código Civil, artigo 1.341); descontar da taxa por conta própria, não convém, porque vira atraso. Guarde o aviso, a nota e o orçamento com a causa.",
        "Quem aprova o conserto do portão é o síndico, e não a administradora, que só executa e paga: se ela demora, peça a ele a autorização por escrito, com o orçamento e o risco. Reparo urgente pode ser feito já e levado à assembleia depois (Código Civil, artigo 1.341); o nosso orçamento, por foto, é grátis.",
        "O morador pode mandar fazer o reparo necessário por conta do condomínio, se o síndico, avisado por escrito, não age (Código Civil, artigo 1.341, § 1º). Antes, peça data e orçamento ao síndico e à administradora; se nada muda, um quarto dos condôminos convoca assembleia.",
        "Peça o conserto por escrito ao síndico e à administradora, com fotos e data: conservar o portão é dever dele (Código Civil, artigo 1.348, V). Se nada acontece e o reparo é necessário, qualquer condômino pode mandar fazer e cobrar depois (artigo 1.341, § 1º), ou um quarto dos condôminos convoca assembleia.",
        "O morador pode cobrar por escrito: peça ao síndico do condomínio a causa, o orçamento e a data do conserto, porque conservar o portão é dever dele (Código Civil, artigo 1.348). Sem resposta, escreva ao conselho e à administradora; por último, um quarto dos condôminos convoca assembleia.",
        "O caminho é: aviso escrito ao síndico e à administradora, com foto; depois o conselho; depois assembleia. Cuidar das partes comuns é dever do síndico (artigo 1.348 do Código Civil), e um portão parado aberto é caso urgente.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["O que fazer, em ordem", "Do aviso à assembleia"],
        slots: [
          [
            "Guarde cada mensagem: a data prova que o síndico sabia.",
            "Tudo por escrito, porque conversa de elevador não prova nada.",
          ],
        ],
        steps: [
          "Fotografe o portão e conte o risco: aberto, torto, sem sensor.",
          "Avise síndico e administradora por e-mail ou aplicativo.",
          "Peça a data do serviço e o nome da empresa.",
          "Sem resposta, leve ao conselho e aos vizinhos.",
          "Um quarto dos condôminos pode convocar a assembleia.",
        ],
      },
      {
        about: "safety",
        headings: ["Enquanto o portão não volta", "Portão parado: cuidado imediato"],
        slots: [
          [
            "Folha torta, cabo solto ou fotocélula morta: desligue o disjuntor, isole e não deixe ninguém passar embaixo.",
            "Com a folha fora do lugar, energia desligada e passagem isolada.",
          ],
          [
            "Destrave manual é tarefa de quem foi treinado; um basculante desequilibrado não se destrava.",
            "Ninguém destrava portão desequilibrado: ele cai ou dispara.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["Como adiantar o orçamento", "Proposta que o síndico consegue aprovar"],
        slots: [
          [
            "Vídeo, etiqueta do motor e número de vagas bastam para uma estimativa grátis, que pode ir direto ao síndico.",
            "Mande fotos e a etiqueta: a estimativa sem custo ajuda o síndico a decidir.",
          ],
          [
            "Quem contrata e paga é o condomínio; a visita é marcada com síndico, zelador ou administradora.",
            "A visita precisa de quem autorize: síndico, zelador ou administradora.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Posso mandar consertar o portão e cobrar depois do condomínio?",
        answers: [
          "Pode, se o reparo é necessário e o síndico, avisado por escrito, não faz: o Código Civil, no artigo 1.341, § 1º, deixa qualquer condômino fazer a obra necessária. Guarde o pedido, o orçamento e a nota para o reembolso.",
        ],
      },
      {
        question: "Posso descontar o conserto do portão da taxa do condomínio?",
        answers: [
          "Não desconte por conta própria: a dívida continua. O reembolso se pede com nota, e a assembleia decide.",
        ],
      },
      {
        question: "Se alguém se machucar no portão, quem responde?",
        answers: ["Em geral o condomínio e, havendo descuido provado, o síndico. Por isso o aviso escrito importa."],
      },
    ],
    photo: "um vídeo do portão e a foto da etiqueta do motor",
  },
  {
    id: "escolher-empresa-condominio",
    broader: "condominio",
    label: "Como escolher empresa de manutenção de portão",
    phrase: "a escolha da empresa de manutenção",
    asks: [
      "comparar três orçamentos",
      "comparar três orçamentos motor condomínio",
      "comparar três orçamentos portão condomínio",
      "comparar 3 orçamentos condomínio",
      "comparar orçamentos motor condomínio",
      "comparar orçamentos motor prédio",
      "contratar empresa portão prédio",
      "perguntas antes contratar manutenção portão",
      "perguntas contratar manutenção portão condomínio",
      "escolher empresa manutenção portão",
      "escolher empresa manutenção portão condomínio",
      "escolher empresa portão condomínio",
      "escolher empresa portão",
      "melhor empresa manutenção portão condomínio",
      "qual empresa manutenção portão condomínio",
      "qual empresa contratar portão",
      "trocar empresa manutenção portão",
      "trocar empresa portão condomínio",
      "três orçamentos portão",
      "três orçamentos motor portão",
      "3 orçamentos portão condomínio",
      "comparar orçamentos portão condomínio",
      "comparar propostas portão",
      "comparar propostas manutenção portão",
      "mei ou empresa portão",
      "mei ou empresa instalar portão",
      "contratar mei portão",
      "autônomo ou empresa portão",
      "empresa ou autônomo portão",
      "como escolher instalador portão",
      "como escolher técnico portão",
      "instalador de confiança portão",
      "trocar empresa cuida portão",
      "trocar empresa portão",
      "preciso trocar empresa portão",
    ],
    intent: "how-to",
    answers: {
      any: [
        "Para escolher a empresa de manutenção do portão, o síndico compara cinco itens escritos: o que é feito em cada visita, prazo para atender a urgência, peças incluídas ou não, garantia e nota fiscal. O preço vem por último e só se compara entre propostas com os mesmos itens; desconfie de quem não diz o modelo do motor nem a causa do defeito.",
        "A empresa de manutenção do portão se escolhe, ou se troca, em quatro passos: ler no contrato atual o aviso prévio e a multa, pedir o relatório e as senhas da central, comparar propostas com os mesmos itens e marcar uma vistoria da nova antes de assinar.",
        "Contrate quem dá nota fiscal, garantia por escrito, orçamento com marca e modelo e responde depois, seja MEI, autônomo ou empresa. Para condomínio, some seguro ou responsabilidade por dano e relatório de cada visita; o preço se compara por último, entre propostas iguais.",
      ],
      price: [
        "Para comparar três orçamentos do portão, peça o mesmo a todos: marca e modelo do motor, ciclos por hora, mão de obra, controles regravados e garantia. Em portão de prédio, a troca do motor fica de {price.heavySwap}, com mão de obra; muito abaixo disso, veja o que ficou de fora.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["Perguntas antes de fechar", "O que pedir por escrito"],
        slots: [
          [
            "Uma proposta boa cabe em uma página e não deixa item em aberto.",
            "Se a resposta vier só com o preço, peça os itens.",
          ],
        ],
        bullets: [
          "CNPJ e nota fiscal",
          "Marca, modelo e garantia do motor",
          "Prazo de atendimento na urgência",
          "Peças incluídas, uma a uma",
          "Relatório de cada visita",
          "Quem responde por dano durante o serviço",
        ],
      },
      {
        about: "choose",
        headings: ["Como comparar três propostas", "Propostas lado a lado"],
        slots: [
          [
            "Monte uma tabela com motor, ciclos, sensores, mão de obra, garantia e prazo; o preço é a última coluna.",
            "Ponha as propostas na mesma tabela, com o preço no fim.",
          ],
          [
            "Três orçamentos não são exigência de lei, mas muitas convenções pedem e o síndico se protege com eles.",
            "A lei não fixa três orçamentos; a convenção pode fixar.",
          ],
          [
            "Proposta que só diz 'motor potente' não se compara: peça a ficha.",
            "Sem modelo escrito, não há comparação possível.",
          ],
        ],
      },
      {
        about: "signs",
        headings: ["Sinais de que é hora de trocar de empresa", "Quando trocar de empresa"],
        slots: [
          [
            "Mesma peça trocada duas vezes, visita sem relatório e orçamento só depois de desmontar são motivos para mudar.",
            "Defeito que volta, visita sem registro e preço dito no fim pedem outra empresa.",
          ],
          [
            "Antes de trocar, leia o aviso prévio do contrato atual e peça o histórico dos portões.",
            "Confira no contrato atual o prazo para sair e guarde o histórico das visitas.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Pagamento adiantado à empresa de portão é normal?",
        answers: ["Sinal para comprar peça pode haver; o total antes do serviço não é bom sinal. Combine por escrito."],
      },
      {
        question: "A empresa precisa ser autorizada da marca?",
        answers: [
          "Só para a garantia do fabricante, se o termo exigir. Fora dela, vale quem tem peça e conhece o modelo.",
        ],
      },
    ],
    photo: "fotos de cada portão e das etiquetas dos motores, com o número de vagas",
  },
  {
    id: "gasto-anual-condominio",
    broader: "condominio",
    label: "Quanto o condomínio gasta com o portão",
    phrase: "o gasto anual com o portão",
    asks: [
      "custo ano portão condomínio",
      "custo ano manter portão condomínio",
      "quanto condomínio gasta portão",
      "quanto condomínio gasta ano portão",
      "gasto anual portão condomínio",
      "custo anual portão condomínio",
      "custo mensal portão condomínio",
      "quanto gasta portão prédio ano",
      "previsão orçamentária portão",
      "previsão gasto portão condomínio",
      "quanto reservar portão condomínio",
      "orçamento anual portão prédio",
      "custo manutenção anual portão",
    ],
    intent: "price",
    answers: {
      any: [
        "O gasto do condomínio com o portão no ano soma a revisão, {visits.business} no mínimo, uma verba para peças de desgaste e a reserva para trocar o motor, que em prédio custa de {price.heavySwap} com mão de obra. A energia pesa pouco; o que encarece é a urgência que a revisão teria evitado.",
      ],
      price: [
        "O gasto anual do portão de condomínio soma revisões, {visits.business} no mínimo, peças de desgaste e a reserva do motor, de {price.heavySwap} na troca. Divida a troca pelos anos de uso esperados e ponha a parcela na previsão; o valor das revisões sai por portão, sem custo pelo orçamento.",
      ],
    },
    sections: [
      {
        about: "cost",
        headings: ["Como montar a previsão de gastos", "As linhas do gasto anual"],
        slots: [
          [
            "Para a revisão, multiplique o número de visitas pelo valor por portão, dado em proposta.",
            "Comece pelas visitas do ano, com o preço por portão.",
          ],
          [
            "Peças: roldana, cabo, capacitor, fotocélula e controle da portaria gastam-se com o uso.",
            "Reserve para peças de desgaste, que em portão coletivo duram menos.",
          ],
          [
            "Troca do motor: divida o valor pelos anos que ele costuma durar no seu fluxo.",
            "A troca do motor entra parcelada na previsão, ano a ano.",
          ],
        ],
      },
      {
        about: "care",
        headings: ["O que reduz a conta", "Gastos com o portão que se evitam"],
        slots: [
          [
            "Folha leve e sensor em dia poupam motor e evitam batida em carro.",
            "Um portão que anda leve gasta menos peça e menos motor.",
          ],
          [
            "Registro de cada visita mostra qual peça volta a falhar.",
            "O histórico diz quando consertar deixou de compensar.",
          ],
        ],
      },
      {
        about: "choose",
        headings: ["Contrato ou visita avulsa no ano", "Mensalidade ou chamado"],
        slots: [
          [
            "Some os chamados do último ano: se passam de doze mensalidades, o contrato compensa.",
            "Compare o total dos chamados com doze mensalidades.",
          ],
          [
            "Prédio pequeno, de poucas vagas, costuma gastar menos com visita avulsa.",
            "Com poucos carros, a visita avulsa sai por menos.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "A energia do portão pesa na conta do prédio?",
        answers: [
          "Pouco: o motor trabalha segundos por abertura. A maior parte vem da central e dos leitores, ligados o dia todo.",
        ],
      },
      {
        question: "Vale seguro para o portão?",
        answers: [
          "Se a apólice do condomínio tiver danos elétricos e vidros ou fachada, o portão pode estar coberto. Pergunte ao corretor.",
        ],
      },
    ],
    photo: "fotos de cada portão e das etiquetas dos motores, com o número de vagas",
  },
  {
    id: "motor-por-apartamentos",
    broader: "predio",
    label: "Motor pelo número de apartamentos",
    phrase: "o motor pelo número de apartamentos",
    asks: [
      "kitnet portão",
      "kitnets portão",
      "kitnets motor portão",
      "kitnets portão automático",
      "quitinetes portão automático",
      "motor prédio vagas preço",
      "motor condomínio vagas preço",
      "motor prédio apartamentos preço",
      "motor condomínio apartamentos preço",
      "motor prédio unidades preço",
      "motor condomínio unidades preço",
      "prédio andares portão",
      "prédio 3 andares motor",
      "prédio 4 andares motor",
      "prédio 5 andares motor",
      "prédio 10 andares motor",
      "motor prédio unidades",
      "motor condomínio unidades",
      "portão prédio unidades",
      "portão condomínio unidades",
      "portão condomínio apartamentos",
      "portão condomínio apartamentos motor",
      "motor condomínio apartamentos",
      "motor condomínio famílias",
      "motor prédio famílias",
      "motor prédio andares",
      "prédio carros qual motor aguenta",
      "condomínio carros qual motor aguenta",
      "motor aguenta prédio carros",
      "motor aguenta condomínio carros",
      "motor aguenta condomínio vagas",
      "motor aguenta prédio vagas",
      "motor prédio apartamentos",
      "motor prédio quantos apartamentos",
      "motor apartamentos",
      "motor portão apartamentos",
      "portão prédio apartamentos motor",
      "motor prédio vagas",
      "motor portão vagas",
      "motor garagem vagas",
      "motor condomínio vagas",
      "qual motor prédio vagas",
      "motor para 20 apartamentos",
      "motor para 40 apartamentos",
      "motor para 60 apartamentos",
      "motor para 100 vagas",
      "portão para 30 carros",
      "motor condomínio carros",
      "motor prédio carros",
      "motor condomínio 100 carros",
      "motor portão 50 carros",
      "portão condomínio quantos carros motor",
      "prédio pequeno apartamentos motor industrial",
      "prédio pequeno precisa motor industrial",
    ],
    intent: "buying",
    answers: {
      any: [
        "O motor certo sai do tamanho do prédio: até uns 60 apartamentos, de uso intenso com inversor; acima disso, de uso contínuo, com mais aberturas por hora na ficha que carros na hora cheia. Abrir demais é o que queima o motor, mais que a falta de força; a troca fica de {price.heavySwap}, com mão de obra.",
        "Para conjunto de kitnets, um motor de médio fluxo, acima do residencial, costuma bastar no portão automático: poucos moradores têm carro, e a hora de pico é leve. Em folha leve de até {width.quarterHp}, basculante, o kit instalado parte de {price.lowest}; em portão pesado, a troca fica de {price.heavySwap}.",
        "Pelos andares não se escolhe o motor do portão automático do prédio residencial, e sim pelos carros da hora de pico: num de 3, 4 ou 5 andares, com poucas vagas, um de médio fluxo costuma bastar; num de 10, 12, 15 ou 20, é de uso intenso. A troca fica de {price.heavySwap}, com mão de obra.",
        "Para prédio ou condomínio pequeno, de 4, 6, 8, 10, 12 ou 15 apartamentos, unidades ou vagas, um modelo de médio fluxo, acima do residencial, costuma bastar: são poucos carros na hora de pico. Com mão de obra, a troca fica de {price.heavySwap}, conforme o peso da folha.",
        "Para prédio pequeno, de 20 apartamentos, um motor de uso intenso com inversor dá conta com folga: se metade dos carros sai na mesma hora, são 10 aberturas, e a ficha deve dar pelo menos 15. A troca fica de {price.heavySwap}, com mão de obra, mais perto do piso se a folha é leve.",
        "Prédio ou condomínio de 16, 24, 30, 40 ou 50 apartamentos, unidades, vagas ou carros pede motor de uso intenso, com inversor, e aberturas por hora, na ficha, um terço acima dos carros da hora cheia. A troca fica de {price.heavySwap}, com mão de obra, conforme o peso da folha.",
        "Para condomínio com 100 carros, compre motor de uso contínuo, com inversor, que parte e para devagar: se metade dos carros sai na mesma hora, são 50 aberturas, e a ficha deve dar perto de 70 por hora. A troca fica de {price.heavySwap} por portão, com mão de obra; onde há espaço, separe entrada e saída.",
        "Condomínio ou prédio de 60, 80, 120 ou 200 apartamentos, unidades, vagas ou carros pede motor de uso contínuo, com inversor, que abre muitas vezes seguidas sem esquentar. Na ficha, as aberturas por hora devem passar em um terço os carros da hora cheia; a troca fica de {price.heavySwap} por portão, com mão de obra.",
        "O que decide não é a potência, e sim os carros da hora cheia: ciclo demais é o que queima o motor. Conte esse pico e escolha na ficha ciclos por hora um terço acima; em prédio, a troca fica de {price.heavySwap}, com mão de obra.",

        "Escolha pelo pico: conte um carro por vaga saindo em cerca de uma hora. Até umas 15 vagas, médio fluxo pode bastar; de 16 a 60, uso intenso com inversor; acima disso, uso contínuo ou entrada e saída separadas. A troca do motor fica de {price.heavySwap}, com mão de obra.",
        "O motor do portão de prédio ou condomínio se escolhe pelos apartamentos, unidades, vagas ou carros da hora de pico: até uns 15, médio fluxo basta; de 16 a 60, uso intenso com inversor; acima disso, uso contínuo ou entrada e saída separadas. A troca fica de {price.heavySwap}, com mão de obra.",
      ],
      price: [
        "Para prédio ou condomínio pequeno, de 4, 6, 8, 10, 12 ou 15 apartamentos, unidades ou vagas, conte de {price.heavySwap}, com mão de obra, mais perto do piso se a folha é leve: na hora de pico são poucos carros, e um modelo de médio fluxo costuma bastar. Foto da etiqueta e medidas fecham o valor.",
        "Com 16, 20, 24, 30, 40 ou 50 apartamentos, unidades ou vagas no condomínio ou prédio, conte de {price.heavySwap}, com mão de obra: o automatizador é de uso intenso, com inversor, pelos carros da hora de pico e pelo peso da folha. Foto da etiqueta e medidas fecham o valor.",
        "Com 60, 80, 100, 120 ou 200 apartamentos, unidades ou vagas no condomínio ou prédio, conte de {price.heavySwap} por portão, com mão de obra: o automatizador é de uso contínuo, com inversor, pelos carros da hora de pico. Foto da etiqueta e medidas fecham o valor.",
        "Em prédio ou condomínio, o motor do portão fica de {price.heavySwap}, com mão de obra, conforme os apartamentos, unidades, vagas ou carros da hora de pico: até uns 15, médio fluxo; de 16 a 60, uso intenso; acima disso, uso contínuo. Medidas e foto da etiqueta fecham o valor.",
      ],
      question: [
        "O motor do prédio se escolhe pelo pico de carros: até umas 15 vagas, um de médio fluxo basta, sem ser industrial; de 20 a 60, uso intenso com inversor; acima disso, uso contínuo. A força vem do peso da folha, e a troca fica de {price.heavySwap}, com mão de obra.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Vagas, pico e ciclos", "A conta dos ciclos por hora"],
        slots: [
          [
            "Cada carro que sai é um ciclo, abrir e fechar; a ficha do motor diz quantos ciclos por hora ele aguenta.",
            "Conte quantos carros saem na hora mais cheia: cada um é um ciclo, abrir e fechar, e a ficha do motor traz quantos ele aguenta por hora.",
          ],
          [
            "Deixe folga de um terço sobre o pico, porque folha pesada e calor reduzem o rendimento.",
            "Sobra de um terço evita o desarme térmico nas manhãs quentes.",
          ],
          [
            "Peso e largura da folha escolhem a força; os ciclos escolhem a categoria.",
            "O peso da folha define a força do motor; as aberturas por hora definem a categoria.",
          ],
        ],
      },
      {
        about: "what",
        headings: ["Quando o motor não resolve a fila", "Fila na entrada: força ou velocidade"],
        slots: [
          [
            "Em prédio pequeno, um motor de velocidade comum basta; acima de umas 60 vagas com entrada única, conta mais o tempo de abertura que a força.",
            "Com poucas vagas não há fila que justifique motor rápido; com muitas e um portão só, velocidade vale mais que força.",
          ],
          [
            "Em condomínio grande, entrada e saída separadas dividem o pico e encurtam a fila na rua.",
            "Onde há espaço e muitos carros, separar entrada e saída resolve o que nenhum motor resolve.",
          ],
        ],
      },
      {
        about: "check",
        headings: ["O que mandar para a indicação", "Dados para acertar o motor"],
        slots: [["A indicação sai por foto e quatro dados.", "Para indicar o modelo, precisamos de quatro dados."]],
        steps: [
          "Número de vagas e carros no pico.",
          "Tipo, largura e altura da folha.",
          "Foto da etiqueta do motor atual.",
          "Se há tag, porteiro ou portaria remota.",
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Motor residencial serve em prédio de 8 apartamentos?",
        answers: [
          "Pode servir em folha leve e pouco uso, mas esquenta se todos saem na mesma hora. Confira os ciclos na ficha.",
        ],
      },
      {
        question: "Quantos HP precisa o motor de um prédio?",
        answers: [
          "Depende do peso da folha: em geral de 1/2 HP para cima. Dois motores de mesma potência podem ter ciclos por hora bem diferentes, e são os ciclos que evitam a queima.",
        ],
      },
      {
        question: "Dois motores na mesma folha resolvem?",
        answers: [
          "Não em folha de correr, que usa um só. Em duas folhas de abrir há um motor por folha, com sincronismo na central.",
        ],
      },
    ],
    photo: "fotos do portão e da etiqueta do motor, com o número de vagas",
  },
  {
    id: "cancelar-contrato",
    broader: "contrato",
    label: "Cancelar o contrato de manutenção",
    phrase: "o cancelamento do contrato de manutenção",
    asks: [
      "romper contrato portão",
      "cancelar contrato",
      "cancelar contrato manutenção",
      "cancelar contrato manutenção portão",
      "cancelar contrato portão",
      "cancelar manutenção mensal",
      "rescindir contrato manutenção",
      "rescindir contrato portão",
      "rescisão contrato manutenção",
      "rescisão contrato portão",
      "sair contrato manutenção",
      "multa cancelar contrato",
      "multa contrato manutenção",
      "encerrar contrato manutenção",
      "carta cancelamento contrato manutenção",
      "contrato renovação automática portão",
    ],
    intent: "question",
    answers: {
      any: [
        "Pode cancelar, na forma do contrato: veja o aviso prévio, em geral de 30 dias, e se há multa antes do fim do prazo. Se a empresa descumpriu, como visita não feita ou prazo estourado, avise por escrito e peça a saída sem multa, com as provas.",
        "O contrato de manutenção pode ser encerrado com aviso escrito no prazo que ele traz; multa só se estiver prevista. Descumprimento registrado, com datas e mensagens, é motivo para sair sem pagar.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["Como cancelar, em ordem", "Do aviso ao último relatório"],
        slots: [["Cancelamento por telefone não se prova: escreva.", "Deixe tudo por escrito, com data."]],
        steps: [
          "Leia prazo, aviso prévio, multa e renovação automática.",
          "Junte relatórios e chamados não atendidos.",
          "Mande o aviso por e-mail ou carta com recibo.",
          "Peça o último relatório e a devolução de chaves e controles.",
          "Combine a data da empresa nova, para não ficar sem cobertura.",
        ],
      },
      {
        about: "choose",
        headings: ["Antes de sair, compare", "Trocar de empresa ou ficar no avulso"],
        slots: [
          [
            "Some o que foi pago e o que foi feito no ano: às vezes o avulso basta.",
            "Compare doze mensalidades com os chamados do ano.",
          ],
          [
            "Na proposta nova, peça prazo de atendimento e saída sem multa depois de alguns meses.",
            "Peça no contrato novo o que faltou no antigo.",
          ],
        ],
      },
      {
        about: "care",
        headings: ["Na troca de empresa", "O que não pode se perder"],
        slots: [
          [
            "Histórico dos portões, senhas da central e chaves de destravamento ficam com o condomínio.",
            "Senha da central e histórico são do condomínio.",
          ],
          ["Apague os controles que ficaram com a equipe antiga.", "Controles da empresa antiga saem da memória."],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Contrato renovado sozinho vale?",
        answers: ["Se a cláusula existe, em geral vale; o aviso antes do vencimento evita a renovação."],
      },
      {
        question: "Quem assina o aviso de cancelamento do contrato?",
        answers: ["Quem assina é o síndico, ou a administradora por ele."],
      },
    ],
    photo: "fotos de cada portão e das etiquetas dos motores, com o número de vagas",
  },
  {
    id: "automatizar-sem-assembleia",
    broader: "condominio",
    label: "Instalar portão automático sem assembleia",
    phrase: "a instalação do portão automático sem assembleia",
    asks: [
      ...combine(
        [
          "instalar portão automático",
          "instalar motor portão",
          "colocar portão automático",
          "colocar motor portão",
          "automatizar portão",
          "pôr motor portão",
          "instalar portão eletrônico",
          "portão automático",
        ],
        [
          ...["sem assembleia", "precisa assembleia", "assembleia", "aprovação assembleia", "sem aprovação condomínio"],
          ...["aprovação condomínio", "autorização condomínio", "sem autorização condomínio", "sem votação", "quórum"],
        ],
      ),
      "prédio instalar motor portão assembleia",
    ],
    intent: "question",
    answers: {
      any: [
        "Em geral, não: pôr motor em portão que era manual é melhoria, e o condomínio precisa do voto da maioria dos condôminos em assembleia (Código Civil, artigo 1.341). Sem votação, o síndico pode só consertar ou trocar o que quebrou. Veja também se a convenção fixa outro limite.",
        "Instalar portão automático em condomínio pede assembleia, porque é obra útil, que melhora o uso: vale a maioria dos condôminos (Código Civil, artigo 1.341, II). A exceção é o conserto necessário, que o síndico faz e depois presta contas. Em casa sua, fora de condomínio, ninguém precisa votar.",
        "Sem assembleia, só o que é necessário: trocar o motor que quebrou ou o portão que ameaça cair. Automatizar um portão manual é obra útil e depende da maioria dos condôminos (Código Civil, artigo 1.341). Em vaga ou box de uso só seu, peça autorização por escrito ao síndico.",
      ],
      price: [
        "Pôr motor em portão de prédio é melhoria e pede o voto da maioria (Código Civil, artigo 1.341). Para levar à assembleia, conte de {price.heavySwap} pela troca de motor em portão pesado, com mão de obra; no primeiro motor, base, suporte e ponto de energia somam, em orçamento grátis por foto.",
      ],
    },
    sections: [
      {
        about: "what",
        headings: ["O que pede voto e o que não pede", "Obra útil, necessária ou só conserto"],
        slots: [["A lei separa as obras pelo motivo.", "O que decide é a razão da obra, e não o preço."]],
        bullets: [
          "Pôr o primeiro motor no portão: obra útil, maioria dos condôminos",
          "Trocar motor bom por um mais rápido: obra útil, maioria dos condôminos",
          "Trocar o motor que queimou: obra necessária, sem voto prévio",
          "Portão com risco de cair: urgência, o síndico age e presta contas",
          "Mudar a fachada: veja a convenção, que costuma pedir mais votos",
        ],
      },
      {
        about: "check",
        headings: ["Como levar a proposta à assembleia", "Passos para aprovar o portão automático"],
        slots: [
          [
            "Com a proposta pronta, a votação cabe em uma reunião.",
            "Quem chega com números e modelo escrito discute menos.",
          ],
        ],
        steps: [
          "Leia na convenção o quórum e o limite de gasto do síndico.",
          "Peça dois ou três orçamentos com os mesmos itens: motor, ciclos por hora, mão de obra, controles e garantia.",
          "Inclua de onde sai o dinheiro: caixa, fundo de reserva ou rateio.",
          "Ponha o assunto na convocação da assembleia.",
          "Registre em ata o modelo, o valor, o prazo e a empresa.",
        ],
      },
      {
        about: "cost",
        headings: ["Quanto levar para a votação", "O valor de referência para a assembleia"],
        slots: [
          [
            "Em portão de prédio, a troca de motor fica de {price.heavySwap}, com mão de obra.",
            "Como medida, motor de uso intenso e mão de obra ficam de {price.heavySwap} na troca.",
          ],
          [
            "No portão ainda manual, somam-se suporte ou base, ponto de energia, fotocélula e os controles das unidades.",
            "O primeiro motor leva também ponto de energia, base ou suportes e um controle por unidade.",
          ],
          [
            "O orçamento por foto é grátis e vem por itens, para comparar na reunião.",
            "Mande fotos, largura da folha e número de vagas: a proposta vem por escrito, sem custo.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "O síndico instalou sem votar. E agora?",
        answers: [
          "A assembleia pode aprovar depois ou questionar o gasto. Peça as propostas e a nota por escrito.",
          "O morador pode pedir explicação em assembleia; obra útil sem voto pode ser contestada.",
        ],
      },
      {
        question: "Inquilino vota na instalação do portão?",
        answers: [
          "Em geral, quem vota é o proprietário, porque a despesa é extraordinária; o inquilino pode votar com procuração.",
          "Melhoria é despesa do dono, e o voto é dele, salvo procuração ao inquilino.",
        ],
      },
      {
        question: "Precisa de autorização da prefeitura?",
        answers: [
          "Para pôr o motor, em geral não. Mudar o portão de lugar ou abrir sobre a calçada depende da regra do município.",
          "O motor em si não costuma pedir; obra na fachada ou na calçada, sim. Consulte a prefeitura.",
        ],
      },
    ],
    photo: "fotos do portão por dentro e por fora, com a largura da folha e o número de vagas",
  },
];
